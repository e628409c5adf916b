//! Looking back: a table at any entry, as one could see it then, and uploaded records.

use crate::support::*;
use serde_json::{Value, json};

/// What a viewer of a moment gets, without what is only there for those who play.
fn shown(view: &Value) -> Value {
    view["game"].clone()
}

#[tokio::test]
async fn a_table_can_be_seen_as_it_was() {
    let server = TestServer::new().await;
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let table = ann.start_with(&[&bob], json!({ "public": true })).await;
    let mut players = vec![Socket::open(&ann, &table, "?seen=0").await, Socket::open(&bob, &table, "").await];
    let mut spectators = vec![Socket::open(&eve, &table, "?seen=0").await];
    let at = |seq: u64, query: &str| format!("/api/tables/{table}/at/{seq}{query}");
    let mut dice = Dice(5);
    let mut seen = vec![(players[0].seq(), shown(&players[0].view), shown(&spectators[0].view))];
    for _ in 0..90 {
        if play_on(&mut players, &mut spectators, &mut dice).await.is_none() {
            break;
        }
        seen.push((players[0].seq(), shown(&players[0].view), shown(&spectators[0].view)));
    }
    // Everybody sees exactly what they saw then: backwards, so that nothing is only right in order.
    for (seq, own, others) in seen.iter().rev() {
        let moment = ann.get(&at(*seq, "")).await.ok();
        assert_eq!(moment["game"], *own, "entry {seq}");
        assert_eq!(eve.get(&at(*seq, "")).await.ok()["game"], *others, "entry {seq}");
        let step = players[0].steps.iter().find(|step| step["seq"] == seq - 1).unwrap();
        assert_eq!(moment["step"], *step);
        let step = spectators[0].steps.iter().find(|step| step["seq"] == seq - 1).unwrap();
        assert_eq!(eve.get(&at(*seq, "")).await.ok()["step"], *step, "no more than was told then");
    }
    // The lobby, too.
    assert_eq!(ann.get(&at(1, "")).await.ok()["game"], Value::Null);
    let last = seen.last().unwrap().0;
    let timeline = eve.get(&format!("/api/tables/{table}/timeline")).await.ok();
    let timeline = timeline.as_array().unwrap();
    assert_eq!(timeline.len() as u64, last);
    assert_eq!((&timeline[0]["kind"], &timeline[0]["round"]), (&json!("opened"), &Value::Null));
    for (entry, step) in timeline.iter().zip(&players[0].steps) {
        assert_eq!(entry["seq"], step["seq"]);
        if step["entry"]["entry"] == "acted" && step["entry"]["action"]["action"] != "hidden" {
            assert_eq!(
                (&entry["kind"], &entry["chain"]),
                (&step["entry"]["action"]["action"], &step["entry"]["seat"]),
                "own and public actions"
            );
            assert!(entry["round"].is_u64() && entry["stage"].is_string());
        }
    }
    for (what, path, status, code) in [
        ("nothing yet", at(0, ""), 404, "no_such_entry"),
        ("the future", at(last + 1, ""), 404, "no_such_entry"),
        ("somebody else's seat", at(last, "?seat=1"), 403, "not_your_seat"),
        ("no number", format!("/api/tables/{table}/at/x"), 400, "bad_address"),
        ("no table", "/api/tables/nowhere/at/1".to_owned(), 404, "no_such_table"),
    ] {
        ann.get(&path).await.refused(what, status, code);
    }
    let beyond = ann.get(&at(last + 1, "")).await.body;
    assert_eq!(beyond["args"], json!({ "last": last }));

    // Once it is over nothing is hidden.
    for player in [&ann, &bob] {
        player.post(&format!("/api/tables/{table}/abandon"), json!({})).await.ok();
    }
    let (mut reserves, mut structures) = (0, 0);
    for (seq, ..) in &seen {
        let moment = eve.get(&at(*seq, "")).await.ok();
        let chains = moment["game"]["chains"].as_array().unwrap().clone();
        reserves += chains.iter().filter(|chain| !chain["reserve"].is_null()).count();
        structures += usize::from(moment["step"]["entry"]["action"]["action"] == "work");
        assert_ne!(moment["step"]["entry"]["action"]["action"], "hidden");
    }
    assert!(reserves > 0 && structures > 0);
}

#[tokio::test]
async fn private_tables_stay_private() {
    let server = TestServer::new().await;
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let table = ann.start_with(&[&bob], json!({ "public": false })).await;
    for path in ["at/1", "timeline"] {
        eve.get(&format!("/api/tables/{table}/{path}")).await.refused(path, 404, "no_such_table");
        bob.get(&format!("/api/tables/{table}/{path}")).await.ok();
    }
}

#[tokio::test]
async fn records_can_be_looked_at() {
    let server = TestServer::new().await;
    let (ann, nobody) = (server.guest("Ann").await, server.nobody());
    let table = ann
        .open(json!({ "options": { "players": 2 }, "seats": [], "start": true,
        "bots": [{ "seat": 0, "bot": "manager" }, { "seat": 1, "bot": "manager" }] }))
        .await;
    let id = table["table"]["id"].as_str().unwrap().to_owned();
    let mut socket = Socket::open(&ann, &id, "?seen=0").await;
    while socket.view["status"] == "playing" {
        socket.next().await;
    }
    let record = ann.get(&format!("/api/tables/{id}/record")).await.text;
    let upload = |text: String| nobody.request(reqwest::Method::POST, "/api/replays").body(text);
    let replay = nobody.send(upload(record.clone())).await.ok();
    assert_eq!(replay["finished"], true);
    let last = replay["last"].as_u64().unwrap();
    assert_eq!(replay["timeline"].as_array().unwrap().len() as u64, last);
    let name = replay["id"].as_str().unwrap().to_owned();
    assert_eq!(nobody.send(upload(record.clone())).await.ok()["id"], name, "the same record, the same name");
    let start = nobody.get(&format!("/api/replays/{name}/at/0")).await.ok();
    assert_eq!((&start["step"], &start["game"]["round"]), (&Value::Null, &json!(1)));
    let end = nobody.get(&format!("/api/replays/{name}/at/{last}")).await.ok();
    assert_eq!(end["game"]["standings"], replay["standings"]);
    assert_eq!(end["game"]["position"], socket.view["game"]["position"], "the same end");
    for seq in [1, 63, 64, 65, last / 2] {
        let moment = nobody.get(&format!("/api/replays/{name}/at/{seq}")).await.ok();
        assert_eq!(moment["step"]["seq"], seq - 1);
        assert_eq!(moment["step"]["entry"]["action"]["action"], replay["timeline"][seq as usize - 1]["kind"]);
    }
    nobody.get(&format!("/api/replays/{name}/at/{}", last + 1)).await.refused("beyond", 404, "no_such_entry");
    assert_eq!(nobody.get(&format!("/api/replays/{name}/record")).await.text, record, "as it was uploaded");
    nobody.get("/api/replays/unknown/record").await.refused("unknown", 404, "no_such_replay");
    nobody.get("/api/replays/unknown/at/0").await.refused("unknown", 404, "no_such_replay");
    let broken = nobody
        .send(upload(record.replacen(&format!("rules: {}", magnate_rules::RULES_VERSION), "rules: 77", 1)))
        .await;
    broken.refused("other rules", 400, "bad_record");
    assert_eq!(broken.body["args"], json!({ "line": 2 }));
}

#[tokio::test]
async fn uploaded_records_outlive_the_server() {
    let directory = Directory::new();
    let server = TestServer::on(directory.store().await, server::config()).await;
    let ann = server.guest("Ann").await;
    let game = magnate_rules::Game::new(&magnate_rules::Config::new(2), 4).unwrap();
    let record = magnate_rules::Record::new(&game, Some(4)).to_string();
    let uploaded = ann.send(ann.request(reqwest::Method::POST, "/api/replays").body(record)).await.ok();
    let path = format!("/api/replays/{}/at/0", uploaded["id"].as_str().unwrap());
    let before = ann.get(&path).await.ok();
    server.stop().await;

    let server = TestServer::on(directory.store().await, server::config()).await;
    assert_eq!(server.nobody().get(&path).await.ok(), before);
    // A record of rules this server does not know is told apart from one that is gone.
    let text = "magnate record 1\nrules: 77\n";
    server.store.put_replay("old", "ann", text, 0, 9).await.unwrap();
    server.nobody().get("/api/replays/old/at/0").await.refused("other rules", 400, "bad_record");
    server.stop().await;
}
