//! What a store promises about notices, with both real databases.

use magnate_server::store::*;
use magnate_table::Status;

use crate::support::store::*;

const NONE: i64 = i64::MAX;

fn target(id: &str, user: &str, kinds: &[NoticeKind]) -> Target {
    Target {
        id: id.to_owned(),
        user: user.to_owned(),
        channel: Channel::Webhook,
        address: format!("https://example.org/{id}"),
        data: "{}".to_owned(),
        kinds: kinds.iter().copied().collect(),
        active: true,
        made_at: 5,
        failures: 0,
        trouble: None,
    }
}

async fn kept(store: &dyn Store) -> Vec<(String, i64, &'static str, String)> {
    let all = store.all_notices().await.unwrap();
    all.into_iter().map(|one| (one.target, one.seq, one.kind.id(), one.state)).collect()
}

async fn check(place: &Place) {
    let store = place.open().await;
    for name in ["ann", "bob"] {
        store.create_user(&person(name, Some(name))).await.unwrap();
    }
    let every = NoticeKind::ALL;
    store.put_target(&target("a", "ann", &every)).await.unwrap();
    store.put_target(&target("b", "bob", &[NoticeKind::Turn])).await.unwrap();
    store.put_target(&target("c", "bob", &[NoticeKind::Started, NoticeKind::Finished])).await.unwrap();
    let mut off = target("d", "bob", &every);
    off.active = false;
    store.put_target(&off).await.unwrap();
    assert_eq!(store.notice_targets("bob").await.unwrap().len(), 3);

    // Notices come with the entry that causes them, for those who want them.
    store.create_table("t", "code", &[opened(10)], &summary(Status::Lobby, true)).await.unwrap();
    assert_eq!(kept(store.as_ref()).await, []);
    store.append("t", &step(1, 20), &playing()).await.unwrap();
    let waiting = "waiting".to_owned();
    let begun = [
        ("b".to_owned(), 1, "turn", waiting.clone()),
        ("a".to_owned(), 1, "started", waiting.clone()),
        ("c".to_owned(), 1, "started", waiting.clone()),
    ];
    assert_eq!(kept(store.as_ref()).await, begun);
    // Whoever is still awaited is not told again, nor is anything when the entry is not taken.
    store.append("t", &step(2, 30), &playing()).await.unwrap();
    store.append("t", &step(2, 30), &playing()).await.unwrap_err();
    assert_eq!(kept(store.as_ref()).await.len(), 3);
    store.add_chat("t", "bob", "hello", 40).await.unwrap();
    assert_eq!(kept(store.as_ref()).await.len(), 4);
    let over = Summary { status: Status::Finished, awaited: Vec::new(), ..playing() };
    store.append("t", &step(3, 50), &over).await.unwrap();
    assert_eq!(kept(store.as_ref()).await.len(), 6);
    for created_at in [60, 70] {
        let (table, user, by) = ("t".into(), "ann".into(), "bob".into());
        store.invite(&Invitation { table, user, by, seat: None, created_at }).await.unwrap();
    }
    assert_eq!(kept(store.as_ref()).await.len(), 7, "once");

    // One holds the lease, and only they may send.
    let due = store.due_targets(100, NONE, false, 10).await.unwrap();
    assert_eq!(due, ["a", "b", "c"]);
    assert!(store.due_targets(100, NONE, true, 10).await.unwrap().is_empty());
    assert!(store.due_targets(100, 15, false, 10).await.unwrap().is_empty());
    let (one, other) = ("one", "other");
    let leased =
        tokio::join!(store.lease_target(one, "a", 100, 200), store.lease_target(other, "a", 100, 200));
    let (one, other) = match leased {
        (Ok(Some(_)), Ok(None)) => (one, other),
        (Ok(None), Ok(Some(_))) => (other, one),
        leased => panic!("{leased:?}"),
    };
    let notices = store.due_notices("a", NONE, 10).await.unwrap();
    assert_eq!(
        notices.iter().map(|one| one.kind.id()).collect::<Vec<_>>(),
        ["started", "chat", "finished", "invited"]
    );
    assert_eq!(notices[1].by.as_deref(), Some("bob"));
    let id = notices[0].id;
    assert!(!store.begin_notices(other, "a", &[id], 300).await.unwrap());
    assert!(store.begin_notices(one, "a", &[id], 300).await.unwrap());
    // The process ends here: the next one sees that it was being sent.
    assert!(store.lease_target(other, "a", 250, 400).await.unwrap().is_none(), "the lease was made longer");
    assert!(store.lease_target(other, "a", 301, 400).await.unwrap().is_some());
    assert!(!store.begin_notices(one, "a", &[id], 500).await.unwrap(), "it is not theirs any more");
    let again = store.due_notices("a", NONE, 10).await.unwrap();
    assert!(again[0].sending && again[0].tries == 1 && !again[1].sending);
    store.end_notices(&[id], NoticeEnd::Sent, 320).await.unwrap();
    store.put_off_notices(&[again[1].id], 1000, false).await.unwrap();
    assert_eq!(store.due_notices("a", 999, 10).await.unwrap().len(), 2);
    let trouble = Some(Mishap::answered(503, "503 Service Unavailable"));
    let health = Health { failures: 2, retry_at: 700, trouble: trouble.clone(), gone: false };
    store.release_target(other, "a", &health).await.unwrap();
    assert!(!store.due_targets(699, NONE, false, 10).await.unwrap().contains(&"a".to_owned()));
    assert!(store.due_targets(700, NONE, false, 10).await.unwrap().contains(&"a".to_owned()));
    assert_eq!(store.notice_targets("ann").await.unwrap()[0].trouble, trouble);

    // Everything is still there afterwards, and goes with its target.
    store.close().await;
    drop(store);
    let store = place.open().await;
    assert_eq!(kept(store.as_ref()).await.len(), 7);
    store.remove_target("bob", "a").await.unwrap_err();
    store.remove_target("ann", "a").await.unwrap();
    assert!(kept(store.as_ref()).await.iter().all(|(target, ..)| target != "a"));
    store.stop_notices("bob").await.unwrap();
    assert!(store.notice_targets("bob").await.unwrap().iter().all(|target| !target.active));
    let made = store.server_key("k", "first").await.unwrap();
    assert_eq!((made.as_str(), store.server_key("k", "second").await.unwrap().as_str()), ("first", "first"));

    store.look_at("ann", Some("t"), 50).await.unwrap();
    assert!(store.looks_at("ann", "t", 50).await.unwrap() && !store.looks_at("ann", "t", 51).await.unwrap());
    store.look_at("ann", None, 60).await.unwrap();
    assert!(!store.looks_at("ann", "t", 0).await.unwrap());

    // Links hold once, and until their time.
    let link = |purpose| store.put_proof_link("h", "ann", purpose, "ann@example.org", 100);
    link(Purpose::Mail).await.unwrap();
    assert!(store.use_proof_link("h", Purpose::Password, 50).await.unwrap().is_none());
    assert!(store.use_proof_link("h", Purpose::Mail, 100).await.unwrap().is_none());
    let used = tokio::join!(
        store.use_proof_link("h", Purpose::Mail, 50),
        store.use_proof_link("h", Purpose::Mail, 50)
    );
    assert_eq!([used.0.unwrap(), used.1.unwrap()].iter().flatten().count(), 1);
    link(Purpose::Password).await.unwrap();
    store.set_password("ann", "new").await.unwrap();
    assert!(
        store.proof_link("h", Purpose::Password, 50).await.unwrap().is_none(),
        "gone with the old password"
    );
    // Letters go out once.
    store.add_letter("ann", Purpose::Mail, "ann@example.org", "en", 10).await.unwrap();
    store.add_letter("ann", Purpose::Mail, "new@example.org", "en", 11).await.unwrap();
    let letters = store.lease_letters("one", 20, 100, 10).await.unwrap();
    assert_eq!(letters.iter().map(|one| one.address.as_str()).collect::<Vec<_>>(), ["new@example.org"]);
    assert!(store.lease_letters("other", 20, 100, 10).await.unwrap().is_empty());
    store.end_letter(letters[0].id, Some(30)).await.unwrap();
    assert_eq!(store.lease_letters("other", 30, 100, 10).await.unwrap()[0].tries, 1);
    store.end_letter(letters[0].id, None).await.unwrap();
    assert!(store.lease_letters("other", 999, 1000, 10).await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite() {
    check(&Place::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql() {
    if let Some(place) = Place::postgres().await {
        check(&place).await;
    }
}
