//! Games of another edition of the rules that were under way: their last picture, their record, and what lists say.

use magnate_rules::{Action, FastDice, RULES_VERSION, Stage};
use magnate_table::{Entry, Options};
use serde_json::json;

use crate::support::store::Place;
use crate::support::*;
use crate::trouble::{behind_its_back, with_both};

/// A game in which somebody has chosen a structure that nobody has seen yet.
fn in_secret(users: &[&str]) -> Desk {
    for seed in 0.. {
        let mut desk = Desk::started(Options { public: true, ..Options::new(2) }, users, seed);
        let mut dice = FastDice::new(seed);
        while !desk.game().is_over() && desk.game().bank_breaks() == 0 && desk.game().round() < 8 {
            let (_, action) = desk.random_step(&mut dice);
            let chosen = matches!(action, Action::Work { .. });
            if chosen && desk.game().round() >= 3 && desk.game().decision().stage == Stage::Restructuring {
                return desk;
            }
        }
    }
    unreachable!()
}

/// As if everything had been played under the next edition.
async fn by_another_edition(place: &Place) {
    let rules = |version: u32| format!("\"rules\":{version}");
    let (these, others) = (rules(RULES_VERSION), rules(RULES_VERSION + 1));
    behind_its_back(place, &format!("UPDATE entries SET entry = replace(entry, '{these}', '{others}')"))
        .await;
    behind_its_back(place, &format!("UPDATE tables SET rules = {}", RULES_VERSION + 1)).await;
}

/// The lines of the record that somebody on a seat, or nobody, may have.
fn lines(desk: &Desk, seat: Option<u8>, over: bool) -> Vec<String> {
    let mut acted: Vec<(u8, &Action)> = Vec::new();
    for stamped in &desk.log {
        if let Entry::Acted { seat, action } = &stamped.entry {
            acted.push((*seat, action));
        }
    }
    let work = acted.iter().rev().take_while(|(_, action)| matches!(action, Action::Work { .. })).count();
    let revealed = acted.len() - work;
    let line = |(index, (by, action)): (usize, &(u8, &Action))| {
        let secret = matches!(action, Action::Reserve { .. }) || index >= revealed;
        if secret && !over && seat != Some(*by) {
            format!("# {by} decided in secret")
        } else {
            format!("{by} {action}")
        }
    };
    acted.iter().enumerate().map(line).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_under_way_keeps_its_last_picture_and_its_record() {
    with_both(async |place| {
        let server = TestServer::on(place.open().await, server::config()).await;
        let people = [server.guest("Ann").await, server.guest("Bob").await];
        let desk = in_secret(&[&people[0].id, &people[1].id]);
        desk.plant(server.store.as_ref(), "old").await;
        let picture = server.nobody().view("old").await["game"].clone();
        let running = people[0].get("/api/me/tables").await.ok();
        assert_eq!(running[0]["status"], "playing");
        // The last picture is made when the server stops, whenever the one before was.
        server.stop().await;
        by_another_edition(place).await;

        let server = TestServer::on(place.open().await, server::config()).await;
        let people = people.map(|person| person.at(server.address));
        for list in ["/api/me/tables", "/api/tables?show=playing"] {
            let listed = people[0].get(list).await.ok();
            let card = &listed[0];
            assert_eq!((&card["id"], &card["status"]), (&json!("old"), &json!("archived")), "{list}");
            assert_eq!((&card["your_turn"], &card["awaited"]), (&json!(false), &json!([])), "{list}");
        }
        let nobody = server.nobody();
        let viewers = [(&people[0], Some(0)), (&people[1], Some(1)), (&nobody, None)];
        for (viewer, seat) in viewers {
            let view = viewer.view("old").await;
            assert_eq!((&view["status"], &view["game"]), (&json!("archived"), &picture));
            let record = viewer.get("/api/tables/old/record").await;
            assert_eq!(record.status, 200, "{}", record.text);
            let (head, rest) = record.text.split_once("\n\n").unwrap();
            assert!(head.contains(&format!("rules: {}", RULES_VERSION + 1)), "{head}");
            assert!(head.contains("seed: hidden"), "{head}");
            assert_eq!(rest.lines().collect::<Vec<_>>(), lines(&desk, seat, false));
            assert!(rest.contains("in secret"));
        }
        // Nobody sees through other people's seats.
        people[0].get("/api/tables/old/record?seat=1").await.refused("not hers", 403, "not_your_seat");

        // Once it is over nothing is hidden.
        behind_its_back(place, "UPDATE tables SET status = 'finished'").await;
        let whole = nobody.get("/api/tables/old/record").await.text;
        let (head, rest) = whole.split_once("\n\n").unwrap();
        assert!(!head.contains("seed: hidden"), "{head}");
        assert_eq!(rest.lines().collect::<Vec<_>>(), lines(&desk, None, true));
        // It says plainly that these rules cannot replay it.
        let refused = nobody.post_text("/api/records", "text/plain", whole).await;
        refused.refused("another edition", 400, "bad_record");
        server.stop().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_without_a_picture_is_a_record_too() {
    with_both(async |place| {
        let server = TestServer::on(place.open().await, server::config()).await;
        let people = [server.guest("Ann").await, server.guest("Bob").await];
        server.stop().await;
        let store = place.open().await;
        let desk = in_secret(&[&people[0].id, &people[1].id]);
        desk.plant(store.as_ref(), "old").await;
        store.close().await;
        by_another_edition(place).await;
        let server = TestServer::on(place.open().await, server::config()).await;
        let nobody = server.nobody();
        let view = nobody.view("old").await;
        assert_eq!((&view["status"], &view["game"]), (&json!("archived"), &json!(null)));
        let record = nobody.get("/api/tables/old/record").await.text;
        let (_, rest) = record.split_once("\n\n").unwrap();
        assert_eq!(rest.lines().collect::<Vec<_>>(), lines(&desk, None, false));
        server.stop().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crash_leaves_no_table_without_its_picture() {
    with_both(async |place| {
        // As a crash leaves it: a log, and a picture of long before.
        let store = place.open().await;
        let desk = in_secret(&["ann", "bob"]);
        desk.plant(store.as_ref(), "left").await;
        store.put_snapshot("left", 3, &json!({ "old": true })).await.unwrap();
        store.close().await;
        let server = TestServer::on(place.open().await, server::config()).await;
        let made = async {
            loop {
                let (seq, picture) = server.store.snapshot("left").await.unwrap().unwrap();
                if seq == desk.table.seq() {
                    return picture;
                }
                tokio::task::yield_now().await;
            }
        };
        let picture = tokio::time::timeout(PATIENCE, made).await.expect("a picture");
        assert_eq!(picture, desk.table.view(None).unwrap().to_value());
        server.stop().await;
    })
    .await;
}
