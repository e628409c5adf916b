//! Two servers on one `PostgreSQL` database: it makes no difference which of them one talks to.

use std::sync::Arc;

use crate::support::*;
use magnate_server::store::PostgresStore;
use serde_json::{Value, json};

/// Two servers, or none when there is no `PostgreSQL`.
async fn two() -> Option<[TestServer; 2]> {
    let url = postgres::database().await?;
    let one = Arc::new(PostgresStore::connect(&url, 8).await.unwrap());
    let other = Arc::new(PostgresStore::connect(&url, 8).await.unwrap());
    let config = server::config;
    Some([TestServer::on(one, config()).await, TestServer::on(other, config()).await])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_the_same_through_both() {
    let Some([here, there]) = two().await else { return };
    let ann = here.guest("Ann").await;
    let bob = there.guest("Bob").await;
    // Opened through one, joined through the other, started through the first.
    let table = ann.open(json!({ "options": { "players": 2, "public": true } })).await;
    let game = table["table"]["id"].as_str().unwrap().to_owned();
    let listed = bob.get("/api/tables").await.ok();
    assert_eq!(listed[0]["id"], json!(game));
    let mut lobby = Socket::open(&ann, &game, "").await;
    let joined =
        bob.post(&format!("/api/tables/{game}/join"), json!({})).await.ok()["table"]["seq"].as_u64().unwrap();
    lobby.reach(joined).await;
    assert_eq!(lobby.view["seats"][1]["user"], json!(bob.id));
    lobby.close().await;
    ann.post(&format!("/api/tables/{game}/start"), json!({})).await.ok();

    // One plays here, one there, and everybody sees everything.
    let mut players = [Socket::open(&ann, &game, "").await, Socket::open(&bob, &game, "").await];
    let mut watching =
        [Socket::open(&here.nobody(), &game, "").await, Socket::open(&there.nobody(), &game, "").await];
    let (from, mut dice) = (players[0].seq(), Dice(21));
    for _ in 0..60 {
        play_on(&mut players, &mut watching, &mut dice).await.unwrap();
    }
    let to = players[0].seq();
    for socket in players.iter().chain(&watching) {
        assert_eq!(socket.numbers(), (from..to).collect::<Vec<_>>());
    }
    assert_eq!(watching[0].steps, watching[1].steps);
    assert_eq!(watching[0].view["game"], watching[1].view["game"]);

    // Chat too.
    ann.post(&format!("/api/tables/{game}/chat"), json!({ "text": "over here" })).await.ok();
    let heard = players[1].until(|message| message["type"] == "chat").await;
    assert_eq!(heard["lines"][0]["text"], "over here");

    // And one of them can go away.
    let [mut first, second] = players;
    here.stop().await;
    while first.try_next().await.is_some() {}
    first = Socket::open(&ann.at(there.address), &game, &format!("?seen={to}")).await;
    assert!(first.steps.is_empty());
    let mut players = [first, second];
    for _ in 0..10 {
        play_on(&mut players, &mut [], &mut dice).await.unwrap();
    }
    there.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_decisions_at_once_one_wins() {
    let Some([here, there]) = two().await else { return };
    let ann = here.guest("Ann").await;
    let opening = json!({ "options": { "players": 2, "public": true }, "seats": [0, 1], "start": true });
    let game = ann.open(opening).await["table"]["id"].as_str().unwrap().to_owned();
    let away = ann.at(there.address);
    let mut socket = Socket::open(&here.nobody(), &game, "").await;
    let (from, mut dice) = (socket.seq(), Dice(22));
    for round in 0..50 {
        let seat = awaited(&ann.view(&game).await)[0];
        let view = ann.get(&format!("/api/tables/{game}?seat={seat}")).await.ok()["table"].clone();
        assert_eq!(view["seq"], from + round);
        let action = choose(&view, &mut dice).unwrap();
        let (one, other) = tokio::join!(
            ann.act(&game, seat, &view["seq"], &action),
            away.act(&game, seat, &view["seq"], &action)
        );
        let (won, lost) = if one.status == 200 { (one, other) } else { (other, one) };
        assert_eq!((won.status, &won.body["seq"]), (200, &view["seq"]), "{}", won.text);
        lost.refused("the slower one", 409, "stale");
        socket.reach(from + round + 1).await;
    }
    assert_eq!(socket.numbers(), (from..from + 50).collect::<Vec<_>>());
    let log: Vec<Value> =
        here.store.log(&game, 0).await.unwrap().iter().map(|stamped| json!(stamped.seq)).collect();
    assert_eq!(log, (0..from + 50).map(|seq| json!(seq)).collect::<Vec<_>>());
    // What was stored through one is there through the other at once: look here, decide there, and the other way round.
    for round in 0..40 {
        let (one, other) = if round % 2 == 0 { (&ann, &away) } else { (&away, &ann) };
        let seat = awaited(&one.view(&game).await)[0];
        let view = one.get(&format!("/api/tables/{game}?seat={seat}")).await.ok()["table"].clone();
        assert_eq!(view["seq"], from + 50 + round);
        other.act(&game, seat, &view["seq"], &choose(&view, &mut dice).unwrap()).await.ok();
    }
    // Without a particular state in mind, both get their way: two seats taken at once through two servers.
    let bob = there.guest("Bob").await;
    for _ in 0..10 {
        let table = ann.open(json!({ "options": { "players": 3, "public": true } })).await;
        let join = format!("/api/tables/{}/join", table["table"]["id"].as_str().unwrap());
        let (one, other) =
            tokio::join!(ann.post(&join, json!({ "seat": 1 })), bob.post(&join, json!({ "seat": 2 })));
        one.ok();
        other.ok();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_of_both_do_not_get_in_each_others_way() {
    let Some([here, there]) = two().await else { return };
    let ann = here.guest("Ann").await;
    let bots = json!([{ "seat": 0, "bot": "random" }, { "seat": 1, "bot": "random" }]);
    let options = json!({ "players": 2, "public": true, "intro": "first" });
    let opening = json!({ "options": options, "seats": [], "bots": bots, "start": true });
    let game = ann.open(opening).await["table"]["id"].as_str().unwrap().to_owned();
    let mut sockets = [
        Socket::open(&here.nobody(), &game, "?seen=0").await,
        Socket::open(&there.nobody(), &game, "?seen=0").await,
    ];
    for socket in &mut sockets {
        while socket.view["status"] != "finished" {
            socket.next().await;
        }
        socket.reach(socket.seq()).await;
        assert_eq!(socket.numbers(), (0..socket.seq()).collect::<Vec<_>>());
    }
    assert_eq!(sockets[0].steps, sockets[1].steps);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn signing_out_here_ends_connections_there() {
    let Some([here, there]) = two().await else { return };
    let ann = here.guest("Ann").await;
    let table = ann.open(json!({ "options": { "players": 2, "public": true } })).await;
    let game = table["table"]["id"].as_str().unwrap().to_owned();
    let token =
        ann.post("/api/me/token", json!({ "scope": "all" })).await.ok()["token"].as_str().unwrap().to_owned();
    let away = ann.at(there.address);
    let script = Client { session: None, bearer: Some(token), ..away.clone() };
    let mut sockets = [Socket::open(&away, &game, "").await, Socket::open(&script, &game, "").await];
    let gone = ann.send(ann.request(reqwest::Method::DELETE, "/api/me/token")).await;
    assert_eq!(gone.status, 204);
    ann.post("/api/logout", json!({})).await;
    for socket in &mut sockets {
        assert_eq!(socket.until(|message| message["type"] == "bye").await["code"], "signed_out");
        assert_eq!(socket.try_next().await, None);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_here_can_be_skipped_through_there() {
    let Some([here, there]) = two().await else { return };
    let ann = here.guest("Ann").await;
    // So slow that nobody here waits for them.
    let bots: Vec<Value> = (1..5).map(|seat| json!({ "seat": seat, "bot": "trainee" })).collect();
    let options = json!({ "players": 5, "public": true, "bot_pace": 60_000 });
    let table = ann.open(json!({ "options": options, "seats": [0], "bots": bots })).await;
    let game = table["table"]["id"].as_str().unwrap().to_owned();
    let away = ann.at(there.address);
    let mut sockets = [Socket::open(&ann, &game, "").await, Socket::open(&away, &game, "").await];
    // The process that starts the game lets the bots play, and somebody looks on there.
    ann.post(&format!("/api/tables/{game}/start"), json!({})).await.ok();
    while sockets[1].view["status"] != "playing" {
        sockets[1].next().await;
    }
    away.post(&format!("/api/tables/{game}/skip"), json!({})).await.ok();
    for socket in &mut sockets {
        while !awaited(&socket.view).contains(&0) {
            socket.next().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replay_uploaded_here_can_be_looked_at_there() {
    let Some([here, there]) = two().await else { return };
    let record = magnate_rules::Record::new(
        &magnate_rules::Game::new(&magnate_rules::Config::new(2), 4).unwrap(),
        Some(4),
    );
    let nobody = here.nobody();
    let uploaded = nobody.request(reqwest::Method::POST, "/api/replays").body(record.to_string());
    let id = nobody.send(uploaded).await.ok()["id"].as_str().unwrap().to_owned();
    let moment = there.nobody().get(&format!("/api/replays/{id}/at/0")).await.ok();
    assert_eq!(moment["game"]["round"], 1);
}
