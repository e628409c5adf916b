//! What a store promises, checked the same way with both real databases.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;

use magnate_server::Scope;
use magnate_server::store::*;
use magnate_table::{Stamped, Status};
use serde_json::json;
use sqlx::{Connection, PgConnection};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

use crate::support::store::*;

/// Each check becomes two tests.
macro_rules! checks {
    ($($check:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $check() {
                super::$check(&super::Place::sqlite()).await;
            })*
        }
        mod postgresql {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $check() {
                if let Some(place) = super::Place::postgres().await {
                    super::$check(&place).await;
                }
            })*
        }
    };
}

checks! {
    users names_are_taken_once sessions api_tokens tables_are_found a_table_begins_whole_or_not_at_all
    tables_where_bots_are_awaited appends_come_in_order one_of_two_wins
    many_tables_at_once tables_without_a_picture tables_are_found_by_their_deadline a_bad_write_harms_no_other lists lists_follow_the_summary chat snapshots
    replays changes_are_announced reopening_gives_everything_back closing opened_many_times_at_once
}

async fn ids(store: &dyn Store, filter: TableFilter, limit: u32) -> Vec<String> {
    store.tables(&filter, limit).await.unwrap().into_iter().map(|row| row.id).collect()
}

async fn users(place: &Place) {
    let store = place.open().await;
    let (ann, mut bob) = (person("ann", Some("ann")), person("bob", None));
    store.create_user(&ann).await.unwrap();
    store.create_user(&bob).await.unwrap();
    assert_eq!(store.user("ann").await.unwrap(), Some(ann.clone()));
    assert_eq!(store.user("nobody").await.unwrap(), None);

    let mut both = store.users(&names(&["bob", "nobody", "ann", "ann"])).await.unwrap();
    both.sort_by(|a, b| a.id.cmp(&b.id));
    assert_eq!(both, [ann.clone(), bob.clone()]);
    assert_eq!(store.users(&[]).await.unwrap(), []);

    // However a login is typed, it is kept in lower case and found.
    bob.login = Some("BÖB".to_owned());
    bob.name.push_str(", Esq.");
    bob.password = Some("secret".to_owned());
    store.update_user(&bob).await.unwrap();
    bob.login = Some("böb".to_owned());
    assert_eq!(store.user("bob").await.unwrap(), Some(bob.clone()));
    for typed in ["böb", "BÖb"] {
        assert_eq!(store.user_by_login(typed).await.unwrap(), Some(bob.clone()));
    }
    assert_eq!(store.user_by_login("bo").await.unwrap(), None);
    let unknown = store.update_user(&person("nobody", None)).await;
    assert!(matches!(unknown, Err(StoreError::NotFound)));
}

async fn tables_without_a_picture(place: &Place) {
    let store = place.open().await;
    let by = |rules: u32| Summary { rules: Some(rules), ..playing() };
    let lists = [
        ("new", 9, by(1)),
        ("old", 3, by(1)),
        ("other", 3, by(2)),
        ("lobby", 3, summary(Status::Lobby, true)),
    ];
    for (id, at, summary) in &lists {
        store.create_table(id, id, &[opened(*at)], summary).await.unwrap();
    }
    let missing = async |since: i64, limit: u32| store.tables_without_picture(1, since, limit).await.unwrap();
    assert_eq!(missing(9, 10).await, ["old", "new"], "those that rested longest first");
    assert_eq!(missing(9, 1).await, ["old"]);
    assert_eq!(missing(8, 10).await, ["old"], "the others may still be played");
    store.put_snapshot("old", 1, &json!({})).await.unwrap();
    assert_eq!(missing(9, 10).await, ["new"]);
    // Something happens: the picture is no longer the last one.
    store.append("old", &step(1, 4), &by(1)).await.unwrap();
    assert_eq!(missing(9, 10).await, ["old", "new"]);
    store.append("new", &step(1, 9), &Summary { status: Status::Finished, ..by(1) }).await.unwrap();
    assert_eq!(missing(9, 10).await, ["old"]);
    assert_eq!(store.table("other").await.unwrap().unwrap().summary.rules, Some(2));
    assert_eq!(store.table("lobby").await.unwrap().unwrap().summary.rules, None);
    store.close().await;
}

async fn tables_are_found_by_their_deadline(place: &Place) {
    let store = place.open().await;
    let row = |deadlines: &[(&str, i64)], out_at: Option<i64>| {
        let deadlines = deadlines.iter().map(|(user, at)| ((*user).to_owned(), *at)).collect();
        Summary { deadlines, out_at, ..playing() }
    };
    let tables = [
        ("a", row(&[("ann", 500), ("bob", 300)], Some(300))),
        ("b", row(&[("ann", 900)], None)),
        ("c", row(&[], None)),
        ("d", row(&[("cat", 200)], Some(200))),
    ];
    for (id, summary) in &tables {
        store.create_table(id, id, &[opened(0)], summary).await.unwrap();
    }
    let store = store.as_ref();
    assert_eq!(ids(store, TableFilter::Deadline { after: 200, by: 900 }, 10).await, ["a", "b"]);
    assert_eq!(ids(store, TableFilter::Deadline { after: 0, by: 899 }, 10).await, ["d", "a"]);
    assert_eq!(ids(store, TableFilter::OutOfTime(299), 10).await, ["d"]);
    assert_eq!(ids(store, TableFilter::OutOfTime(10_000), 10).await, ["d", "a"]);
    assert_eq!(store.table("a").await.unwrap().unwrap().summary, tables[0].1);
    store.append("a", &step(1, 9), &row(&[], None)).await.unwrap();
    assert_eq!(ids(store, TableFilter::OutOfTime(10_000), 10).await, ["d"]);
    store.close().await;
}

async fn names_are_taken_once(place: &Place) {
    let store = place.open().await;
    store.create_user(&person("ann", Some("ann"))).await.unwrap();
    let taken = store.create_user(&person("bob", Some("ANN"))).await;
    assert!(matches!(taken, Err(StoreError::NameTaken)), "{taken:?}");
    assert_eq!(store.user("bob").await.unwrap(), None);

    store.create_user(&person("bob", None)).await.unwrap();
    store.create_user(&person("cat", None)).await.unwrap();
    let taken = store.update_user(&person("bob", Some("ann"))).await;
    assert!(matches!(taken, Err(StoreError::NameTaken)), "{taken:?}");
    assert_eq!(store.user("bob").await.unwrap(), Some(person("bob", None)));
    // One's own login is not taken.
    store.update_user(&person("ann", Some("ann"))).await.unwrap();

    // The same id twice is no matter of names.
    let twice = store.create_user(&person("ann", Some("other"))).await;
    assert!(matches!(twice, Err(StoreError::Database(_))), "{twice:?}");
}

async fn sessions(place: &Place) {
    let store = place.open().await;
    store.create_user(&person("ann", None)).await.unwrap();
    store.create_session("early", "ann", 1_000).await.unwrap();
    store.create_session("late", "ann", 2_000).await.unwrap();
    store.create_session("latest", "ann", 3_000).await.unwrap();
    let unknown = store.create_session("other", "nobody", 1_000).await;
    assert!(matches!(unknown, Err(StoreError::NotFound)), "{unknown:?}");

    let session = Session { user: person("ann", None), expires_at: 1_000 };
    assert_eq!(store.session("early", 999).await.unwrap(), Some(session));
    assert_eq!(store.session("early", 1_000).await.unwrap(), None);
    assert_eq!(store.session("other", 0).await.unwrap(), None);

    store.delete_session("late").await.unwrap();
    store.delete_session("late").await.unwrap();
    assert_eq!(store.session("late", 0).await.unwrap(), None);
    assert_eq!(store.expire_sessions(1_000).await.unwrap(), 1);
    assert_eq!(store.expire_sessions(1_000).await.unwrap(), 0);
    assert_eq!(store.session("early", 0).await.unwrap(), None);
    assert!(store.session("latest", 0).await.unwrap().is_some());

    // A session that is used lasts longer, never shorter, and one that is gone stays gone.
    let ends = async |hash| store.session(hash, 0).await.unwrap().map(|session| session.expires_at);
    store.extend_session("latest", 5_000).await.unwrap();
    assert_eq!(ends("latest").await, Some(5_000));
    store.extend_session("latest", 4_000).await.unwrap();
    assert_eq!(ends("latest").await, Some(5_000));
    store.extend_session("late", 9_000).await.unwrap();
    assert_eq!(ends("late").await, None);
    assert_eq!(store.expire_sessions(4_999).await.unwrap(), 0);
    assert_eq!(store.expire_sessions(5_000).await.unwrap(), 1);
}

async fn api_tokens(place: &Place) {
    let store = place.open().await;
    store.create_user(&person("ann", Some("ann"))).await.unwrap();
    assert_eq!(store.api_token_user("one").await.unwrap(), None);
    store.set_api_token("ann", Some(("one", Scope::Play, 7))).await.unwrap();
    store.update_user(&person("ann", Some("anna"))).await.unwrap();
    assert_eq!(store.api_token_user("one").await.unwrap(), Some((person("ann", Some("anna")), Scope::Play)));
    assert_eq!(store.api_token("ann").await.unwrap(), Some((Scope::Play, Some(7))));
    assert_eq!(store.api_token("nobody").await.unwrap(), None);
    store.set_api_token("ann", Some(("two", Scope::All, 8))).await.unwrap();
    assert_eq!(store.api_token_user("one").await.unwrap(), None);
    assert!(store.api_token_user("two").await.unwrap().is_some());
    store.set_api_token("ann", None).await.unwrap();
    assert_eq!(store.api_token_user("two").await.unwrap(), None);
    assert!(matches!(store.set_api_token("nobody", None).await, Err(StoreError::NotFound)));
}

async fn tables_are_found(place: &Place) {
    let store = place.open().await;
    let lobby = summary(Status::Lobby, false);
    store.create_table("t1", "CODE", &[opened(5)], &lobby).await.unwrap();
    let row = TableRow {
        id: "t1".to_owned(),
        code: "CODE".to_owned(),
        created_at: 5,
        changed_at: 5,
        seq: 1,
        summary: lobby.clone(),
    };
    assert_eq!(store.table("t1").await.unwrap(), Some(row.clone()));
    assert_eq!(store.table_by_code("CODE").await.unwrap(), Some(row));
    assert_eq!(store.table("t2").await.unwrap(), None);
    assert_eq!(store.table_by_code("code").await.unwrap(), None);

    let same_id = store.create_table("t1", "OTHER", &[opened(6)], &lobby).await;
    assert!(matches!(same_id, Err(StoreError::Conflict { seq: 0, .. })), "{same_id:?}");
    let same_code = store.create_table("t2", "CODE", &[opened(6)], &lobby).await;
    assert!(matches!(same_code, Err(StoreError::Conflict { seq: 0, .. })), "{same_code:?}");
    let not_first = store.create_table("t2", "OTHER", &[step(1, 6)], &lobby).await;
    assert!(matches!(not_first, Err(StoreError::Conflict { seq: 1, .. })), "{not_first:?}");
    assert_eq!(store.table("t2").await.unwrap(), None);
    assert_eq!(store.log("t1", 0).await.unwrap(), [opened(5)]);
}

async fn appends_come_in_order(place: &Place) {
    let store = place.open().await;
    store.create_table("t", "T", &[opened(0)], &playing()).await.unwrap();
    for seq in 1..20 {
        for wrong in [0, seq - 1, seq + 1, u32::MAX] {
            let refused = store.append("t", &step(wrong, 0), &summary(Status::Lobby, false)).await;
            let Err(StoreError::Conflict { table, seq }) = refused else { panic!("{refused:?}") };
            assert_eq!((table.as_str(), seq), ("t", wrong));
        }
        store.append("t", &step(seq, i64::from(seq) * 10), &playing()).await.unwrap();
    }
    let unknown = store.append("u", &step(1, 0), &playing()).await;
    assert!(matches!(unknown, Err(StoreError::NotFound)), "{unknown:?}");

    let row = store.table("t").await.unwrap().unwrap();
    assert_eq!((row.seq, row.created_at, row.changed_at), (20, 0, 190));
    assert_eq!(row.summary, playing());
    let log = store.log("t", 0).await.unwrap();
    assert_eq!(log[0], opened(0));
    let rest: Vec<Stamped> = (1..20).map(|seq| step(seq, i64::from(seq) * 10)).collect();
    assert_eq!(log[1..], rest);
    assert_eq!(store.log("t", 7).await.unwrap(), rest[6..]);
    assert_eq!(store.log("t", 20).await.unwrap(), []);
    assert_eq!(store.log("u", 0).await.unwrap(), []);
}

async fn one_of_two_wins(place: &Place) {
    let store = place.open().await;
    // With PostgreSQL the other one is another process, as far as the database can tell.
    let other = if let Place::Postgres(_) = place { place.open().await } else { Arc::clone(&store) };
    store.create_table("t", "T", &[opened(0)], &playing()).await.unwrap();
    for seq in 1..=50 {
        let race = [&store, &other].map(|store| {
            let store = Arc::clone(store);
            tokio::spawn(async move { store.append("t", &step(seq, 0), &playing()).await })
        });
        let mut won = 0;
        for racer in race {
            match racer.await.unwrap() {
                Ok(()) => won += 1,
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(won, 1, "entry {seq}");
    }
    assert_eq!(store.log("t", 0).await.unwrap().len(), 51);
}

async fn many_tables_at_once(place: &Place) {
    let store = place.open().await;
    let tasks: Vec<_> = (0..40)
        .map(|n| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let id = format!("t{n}");
                store.create_table(&id, &format!("C{n}"), &[opened(0)], &playing()).await.unwrap();
                for seq in 1..=25 {
                    store.append(&id, &step(seq, i64::from(seq)), &playing()).await.unwrap();
                    // What was confirmed can be read at once.
                    assert_eq!(store.log(&id, seq).await.unwrap(), [step(seq, i64::from(seq))]);
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    for n in 0..40 {
        assert_eq!(store.log(&format!("t{n}"), 0).await.unwrap().len(), 26);
    }
}

async fn a_bad_write_harms_no_other(place: &Place) {
    let store = place.open().await;
    store.create_user(&person("ann", None)).await.unwrap();
    store.create_table("t", "T", &[opened(0)], &playing()).await.unwrap();
    // A session that is there already is an error of the database, in the midst of good writes.
    store.create_session("twice", "ann", 1).await.unwrap();
    let tasks: Vec<_> = (0..60)
        .map(|n| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                match n % 3 {
                    0 => store.add_chat("t", "ann", &n.to_string(), 0).await.map(drop),
                    1 => store.create_session("twice", "ann", 1).await,
                    _ => store.create_session(&n.to_string(), "ann", 1).await,
                }
            })
        })
        .collect();
    for (n, task) in tasks.into_iter().enumerate() {
        assert_eq!(task.await.unwrap().is_ok(), n % 3 != 1, "write {n}");
    }
    let said = store.chat("t", 0, 100).await.unwrap();
    assert_eq!(said.iter().map(|line| &line.text).collect::<BTreeSet<_>>().len(), 20);
    assert_eq!(said.len(), 20);
    assert_eq!(store.expire_sessions(1).await.unwrap(), 21);
}

async fn lists(place: &Place) {
    use Status::*;
    let store = place.open().await;
    let tables = [
        ("lobby-old", Lobby, true, 10),
        ("lobby-new", Lobby, true, 30),
        ("lobby-hidden", Lobby, false, 20),
        ("playing-old", Playing, true, 11),
        ("playing-new", Playing, true, 31),
        ("playing-hidden", Playing, false, 41),
        ("finished", Finished, true, 12),
        ("abandoned", Abandoned, false, 32),
        ("archived", Archived, true, 22),
    ];
    for (id, status, public, at) in tables {
        store.create_table(id, id, &[opened(at)], &summary(status, public)).await.unwrap();
    }
    let mut strangers = summary(Playing, true);
    strangers.members = names(&["dan"]);
    strangers.awaited = Vec::new();
    store.create_table("strangers", "S", &[opened(1)], &strangers).await.unwrap();

    let store = &*store;
    assert_eq!(ids(store, TableFilter::PublicLobby, 9).await, ["lobby-new", "lobby-old"]);
    let playing = ids(store, TableFilter::PublicPlaying, 9).await;
    assert_eq!(playing, ["playing-new", "playing-old", "strangers"]);
    for user in ["ann", "bob"] {
        let mine = ids(store, TableFilter::Mine(user.to_owned()), 99).await;
        let expected =
            ["playing-hidden", "playing-new", "lobby-new", "lobby-hidden", "playing-old", "lobby-old"];
        assert_eq!(mine, expected);
        assert_eq!(ids(store, TableFilter::Mine(user.to_owned()), 2).await, expected[..2]);
        let over = ids(store, TableFilter::MyFinished(user.to_owned()), 99).await;
        assert_eq!(over, ["abandoned", "archived", "finished"]);
        assert_eq!(ids(store, TableFilter::MyFinished(user.to_owned()), 1).await, ["abandoned"]);
    }
    assert_eq!(ids(store, TableFilter::Mine("an".to_owned()), 9).await, names(&[]));
    assert_eq!(ids(store, TableFilter::PublicPlaying, 1).await, ["playing-new"]);
    assert_eq!(ids(store, TableFilter::PublicPlaying, 0).await, names(&[]));
}

async fn a_table_begins_whole_or_not_at_all(place: &Place) {
    let store = place.open().await;
    let mut changes = store.changes();
    let begun = [opened(5), step(1, 5), step(2, 7)];
    store.create_table("t", "T", &begun, &playing()).await.unwrap();
    assert_eq!(store.log("t", 0).await.unwrap(), begun);
    let row = store.table("t").await.unwrap().unwrap();
    assert_eq!((row.seq, row.created_at, row.changed_at), (3, 5, 7));
    assert_eq!(row.summary, playing());
    assert_eq!(ids(&*store, TableFilter::Mine("bob".to_owned()), 9).await, ["t"]);
    while next(&mut changes).await != entry("t", 2) {}
    store.append("t", &step(3, 8), &playing()).await.unwrap();

    // Nothing of a table that cannot be added is there: neither entries nor members.
    let cases: [(&str, &str, &[Stamped]); 6] = [
        ("t", "U", &begun),
        ("u", "T", &begun),
        ("u", "U", &[]),
        ("u", "U", &begun[1..]),
        ("u", "U", &[opened(5), step(2, 5)]),
        ("u", "U", &[opened(5), step(1, 5), step(1, 5)]),
    ];
    for (id, code, log) in cases {
        let refused = store.create_table(id, code, log, &playing()).await;
        assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{id} {code} {log:?} {refused:?}");
        assert_eq!(store.table("u").await.unwrap(), None);
        assert_eq!(store.log("u", 0).await.unwrap(), []);
        assert_eq!(store.log("t", 0).await.unwrap().len(), 4);
        assert_eq!(ids(&*store, TableFilter::Mine("bob".to_owned()), 9).await, ["t"]);
    }
    store.create_table("u", "U", &begun, &playing()).await.unwrap();
}

async fn tables_where_bots_are_awaited(place: &Place) {
    let store = place.open().await;
    let waiting = Summary { bot_awaited: true, ..playing() };
    store.create_table("person", "P", &[opened(1)], &playing()).await.unwrap();
    store.create_table("late", "L", &[opened(9)], &waiting).await.unwrap();
    store.create_table("early", "E", &[opened(2), step(1, 3)], &waiting).await.unwrap();
    assert!(store.table("early").await.unwrap().unwrap().summary.bot_awaited);
    assert!(!store.table("person").await.unwrap().unwrap().summary.bot_awaited);
    assert_eq!(store.tables_awaiting_bots(i64::MAX).await.unwrap(), ["early", "late"]);
    assert_eq!(store.tables_awaiting_bots(8).await.unwrap(), ["early"]);
    assert_eq!(store.tables_awaiting_bots(2).await.unwrap(), names(&[]));
    // It follows the game.
    store.append("early", &step(2, 4), &playing()).await.unwrap();
    store.append("person", &step(1, 5), &waiting).await.unwrap();
    assert_eq!(store.tables_awaiting_bots(8).await.unwrap(), ["person"]);
}

async fn lists_follow_the_summary(place: &Place) {
    let store = place.open().await;
    let mine = |user: &str| TableFilter::Mine(user.to_owned());
    let over = |user: &str| TableFilter::MyFinished(user.to_owned());
    let none: Vec<String> = Vec::new();
    let mut now = summary(Status::Lobby, true);
    store.create_table("t", "T", &[opened(1)], &now).await.unwrap();
    store.create_table("u", "U", &[opened(2)], &now).await.unwrap();
    assert_eq!(ids(&*store, TableFilter::PublicLobby, 9).await, ["u", "t"]);

    // Bob leaves, Cat comes, and the table is hidden.
    now.members = names(&["ann", "cat"]);
    now.awaited = names(&["cat", "ann"]);
    now.public = false;
    now.card = json!(null);
    store.append("t", &step(1, 3), &now).await.unwrap();
    assert_eq!(store.table("t").await.unwrap().unwrap().summary, now);
    assert_eq!(ids(&*store, TableFilter::PublicLobby, 9).await, ["u"]);
    assert_eq!(ids(&*store, mine("ann"), 9).await, ["t", "u"]);
    assert_eq!(ids(&*store, mine("bob"), 9).await, ["u"]);
    assert_eq!(ids(&*store, mine("cat"), 9).await, ["t"]);

    // It begins, in the open again, and ends.
    now.status = Status::Playing;
    now.public = true;
    store.append("t", &step(2, 4), &now).await.unwrap();
    assert_eq!(ids(&*store, TableFilter::PublicPlaying, 9).await, ["t"]);
    now.status = Status::Finished;
    now.awaited = Vec::new();
    store.append("t", &step(3, 5), &now).await.unwrap();
    assert_eq!(ids(&*store, TableFilter::PublicPlaying, 9).await, none);
    assert_eq!(ids(&*store, mine("cat"), 9).await, none);
    assert_eq!(ids(&*store, over("cat"), 9).await, ["t"]);
    assert_eq!(ids(&*store, over("bob"), 9).await, none);
}

async fn chat(place: &Place) {
    let store = place.open().await;
    store.create_table("t", "T", &[opened(0)], &playing()).await.unwrap();
    store.create_table("u", "U", &[opened(0)], &playing()).await.unwrap();
    let mut said = Vec::new();
    for n in 0..10 {
        let line = store.add_chat("t", "ann", &format!("line {n} \u{1f354}"), n).await.unwrap();
        assert_eq!((line.user.as_str(), line.at), ("ann", n));
        store.add_chat("u", "bob", "elsewhere", n).await.unwrap();
        said.push(line);
    }
    assert!(said.is_sorted_by(|a, b| a.id < b.id));
    assert_eq!(store.chat("t", 0, 100).await.unwrap(), said);
    assert_eq!(store.chat("t", 0, 3).await.unwrap(), said[7..]);
    assert_eq!(store.chat("t", said[4].id, 100).await.unwrap(), said[5..]);
    assert_eq!(store.chat("t", said[4].id, 2).await.unwrap(), said[8..]);
    assert_eq!(store.chat("t", said[9].id, 100).await.unwrap(), []);
    let unknown = store.add_chat("v", "ann", "hello?", 0).await;
    assert!(matches!(unknown, Err(StoreError::NotFound)), "{unknown:?}");
}

async fn snapshots(place: &Place) {
    let store = place.open().await;
    store.create_table("t", "T", &[opened(0)], &playing()).await.unwrap();
    assert_eq!(store.snapshot("t").await.unwrap(), None);
    store.put_snapshot("t", 5, &json!({ "a": [1, 2.5, "\u{0}"] })).await.unwrap();
    assert_eq!(store.snapshot("t").await.unwrap(), Some((5, json!({ "a": [1, 2.5, "\u{0}"] }))));
    store.put_snapshot("t", 9, &json!("later")).await.unwrap();
    store.put_snapshot("t", 8, &json!("late arrival")).await.unwrap();
    assert_eq!(store.snapshot("t").await.unwrap(), Some((9, json!("later"))));
    let unknown = store.put_snapshot("u", 1, &json!(1)).await;
    assert!(matches!(unknown, Err(StoreError::NotFound)), "{unknown:?}");
}

async fn next(changes: &mut Receiver<Change>) -> Change {
    timeout(crate::support::PATIENCE, changes.recv()).await.expect("a change").unwrap()
}

async fn replays(place: &Place) {
    let store = place.open().await;
    let kept = async |id: &str, at: i64| store.replay(id, at).await.unwrap();
    assert_eq!(kept("a", 1).await, None);
    for (id, at) in [("a", 10), ("b", 20), ("c", 30)] {
        store.put_replay(id, "ann", &format!("record {id}"), at, 3).await.unwrap();
    }
    store.put_replay("d", "", "somebody's", 5, 3).await.unwrap();
    assert_eq!(kept("c", 30).await.as_deref(), Some("record c"));
    // Looked at again, the first is no longer the one to go.
    assert_eq!(kept("a", 40).await.as_deref(), Some("record a"));
    store.put_replay("e", "ann", "record e", 50, 3).await.unwrap();
    assert_eq!(kept("b", 51).await, None, "of one person so many are kept");
    assert_eq!(kept("d", 5).await.as_deref(), Some("somebody's"), "others are not concerned");
    // The same record again is only in use again, and no look makes it older.
    store.put_replay("c", "bob", "record c", 60, 3).await.unwrap();
    assert!(kept("c", 1).await.is_some());
    assert_eq!(store.expire_replays(50).await.unwrap(), 2, "a and d");
    let mut left = Vec::new();
    for id in ["a", "b", "c", "d", "e"] {
        left.extend(kept(id, 70).await.map(|_| id));
    }
    assert_eq!(left, ["c", "e"]);
    assert_eq!(store.expire_replays(71).await.unwrap(), 2);
}

fn entry(table: &str, seq: u32) -> Change {
    Change::Entry { table: table.to_owned(), seq }
}

async fn changes_are_announced(place: &Place) {
    let store = place.open().await;
    let mut heard = vec![store.changes(), store.changes()];
    // Changes made by another process are heard too, where there can be one.
    let other = if let Place::Postgres(_) = place { Some(place.open().await) } else { None };
    heard.extend(other.iter().map(|other| other.changes()));

    store.create_table("t", "T", &[opened(0)], &playing()).await.unwrap();
    store.append("t", &step(1, 0), &playing()).await.unwrap();
    let _ = store.append("t", &step(1, 0), &playing()).await.unwrap_err();
    store.add_chat("t", "ann", "hello", 0).await.unwrap();
    other.as_ref().unwrap_or(&store).append("t", &step(2, 0), &playing()).await.unwrap();
    store.create_user(&person("ann", None)).await.unwrap();
    store.create_session("session", "ann", 9).await.unwrap();
    store.delete_session("session").await.unwrap();
    store.set_api_token("ann", Some(("token", Scope::Read, 1))).await.unwrap();
    store.skip("t").await.unwrap();
    for changes in &mut heard {
        assert_eq!(next(changes).await, entry("t", 0));
        assert_eq!(next(changes).await, entry("t", 1));
        assert_eq!(next(changes).await, Change::Chat { table: "t".to_owned() });
        assert_eq!(next(changes).await, entry("t", 2));
        for who in ["session", "ann"] {
            assert_eq!(next(changes).await, Change::SignedOut { who: who.to_owned() });
        }
        assert_eq!(next(changes).await, Change::Skip { table: "t".to_owned() });
    }
}

async fn reopening_gives_everything_back(place: &Place) {
    let store = place.open().await;
    store.create_user(&person("ann", Some("ann"))).await.unwrap();
    store.create_session("s", "ann", 9).await.unwrap();
    store.create_table("t", "T", &[opened(0)], &playing()).await.unwrap();
    store.append("t", &step(1, 7), &playing()).await.unwrap();
    let line = store.add_chat("t", "ann", "hello", 0).await.unwrap();
    store.put_snapshot("t", 1, &json!([1])).await.unwrap();
    let row = store.table("t").await.unwrap();
    store.close().await;
    drop(store);

    let store = place.open().await;
    store.check().await.unwrap();
    assert_eq!(store.user_by_login("ann").await.unwrap(), Some(person("ann", Some("ann"))));
    assert!(store.session("s", 8).await.unwrap().is_some());
    assert_eq!(store.table("t").await.unwrap(), row);
    assert_eq!(store.log("t", 0).await.unwrap(), [opened(0), step(1, 7)]);
    assert_eq!(store.chat("t", 0, 9).await.unwrap(), std::slice::from_ref(&line));
    assert_eq!(store.snapshot("t").await.unwrap(), Some((1, json!([1]))));
    store.append("t", &step(2, 8), &playing()).await.unwrap();
    assert!(store.add_chat("t", "ann", "again", 0).await.unwrap().id > line.id);
}

async fn closing(place: &Place) {
    let store = place.open().await;
    store.create_table("t", "T", &[opened(0)], &playing()).await.unwrap();
    let mut changes = store.changes();
    // What was handed over before is finished; what comes later is refused.
    let under_way = tokio::spawn({
        let store = Arc::clone(&store);
        async move {
            let mut written = 1;
            while store.append("t", &step(written, 0), &playing()).await.is_ok() {
                written += 1;
            }
            written
        }
    });
    next(&mut changes).await;
    store.close().await;
    store.close().await;
    let written = under_way.await.unwrap();
    assert!(store.check().await.is_err());
    assert!(store.add_chat("t", "ann", "too late", 0).await.is_err());
    assert_eq!(place.open().await.log("t", 0).await.unwrap().len(), written as usize);
}

async fn opened_many_times_at_once(place: &Place) {
    // Several processes on one database start together only with PostgreSQL.
    let times = if let Place::Postgres(_) = place { 6 } else { 1 };
    let stores = futures_util::future::join_all((0..times).map(|_| place.open())).await;
    for store in stores {
        store.check().await.unwrap();
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broken_connection_is_made_up_for() {
    let Some(url) = crate::support::postgres::database().await else { return };
    let store = PostgresStore::connect(&url, 2).await.unwrap();
    store.create_table("t", "T", &[opened(0)], &playing()).await.unwrap();
    let mut changes = store.changes();
    let mut admin = PgConnection::connect(&url).await.unwrap();
    let ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                 WHERE datname = current_database() AND application_name = 'magnate listener'";
    assert_eq!(sqlx::query(ended).fetch_all(&mut admin).await.unwrap().len(), 1);
    // The change of seq 0 may or may not have been heard before.
    while next(&mut changes).await != Change::Missed {}
    store.append("t", &step(1, 0), &playing()).await.unwrap();
    assert_eq!(next(&mut changes).await, entry("t", 1));
}

/// How fast, on a disk of your own: `cargo test --release -p magnate-server --test suite -- --nocapture many_at_once`
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_at_once_write_everything() {
    const EACH: u32 = 20;
    let mut places = vec![("SQLite", Place::sqlite())];
    places.extend(Place::postgres().await.map(|place| ("PostgreSQL (fsync off)", place)));
    for (name, place) in places {
        let store = place.open().await;
        for callers in [1, 64] {
            let table = |n: u32| format!("{callers}-{n}");
            for n in 0..callers {
                store.create_table(&table(n), &table(n), &[opened(0)], &playing()).await.unwrap();
            }
            let begun = Instant::now();
            let tasks: Vec<_> = (0..callers)
                .map(|n| {
                    let (store, table) = (Arc::clone(&store), table(n));
                    tokio::spawn(async move {
                        for seq in 1..=EACH {
                            store.append(&table, &step(seq, 0), &playing()).await.unwrap();
                        }
                    })
                })
                .collect();
            for task in tasks {
                task.await.unwrap();
            }
            let rate = f64::from(callers * EACH) / begun.elapsed().as_secs_f64();
            println!("{name}, {callers} callers: {rate:.0} appends per second");
            for n in 0..callers {
                let log = store.log(&table(n), 0).await.unwrap();
                let numbers: Vec<u32> = log.iter().map(|stamped| stamped.seq).collect();
                assert_eq!(numbers, (0..=EACH).collect::<Vec<_>>());
            }
        }
    }
}
