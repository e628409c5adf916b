//! Bots at tables as people meet them: levels per seat, hints, and no waiting for whoever does not want to watch.

use crate::support::*;
use magnate_rules::{Game, PlayerId, Viewer};
use magnate_server::ServerConfig;
use serde_json::{Value, json};

/// Little thought: these tests are not about good play.
fn quick() -> ServerConfig {
    ServerConfig { bot_budget: "3n".parse().unwrap(), ..server::config() }
}

/// A table of one person in seat 0 and bots of these levels, not started yet.
async fn against(ann: &Client, bots: &[&str], pace: u32) -> String {
    let bots: Vec<Value> =
        bots.iter().zip(1..).map(|(bot, seat)| json!({ "seat": seat, "bot": bot })).collect();
    let options = json!({ "players": bots.len() + 1, "bot_pace": pace });
    ann.open(json!({ "options": options, "seats": [0], "bots": bots })).await["table"]["id"]
        .as_str()
        .unwrap()
        .to_owned()
}

/// A view in which seat 0 is to act: the last one or the next.
async fn my_turn(socket: &mut Socket) -> Value {
    if awaited(&socket.view).contains(&0) {
        return socket.view.clone();
    }
    socket.until(|message| message["type"] == "view" && awaited(message).contains(&0)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_is_a_legal_plan_with_dollars() {
    let server = TestServer::with(quick()).await;
    let ann = server.guest("Ann").await;
    let game = against(&ann, &["trainee", "manager", "magnate"], 0).await;
    let mut socket = Socket::open(&ann, &game, "").await;
    ann.post(&format!("/api/tables/{game}/start"), json!({})).await.ok();
    // The first restaurant, the reserve card and what comes after.
    for _ in 0..3 {
        let view = my_turn(&mut socket).await;
        let hint = ann.post(&format!("/api/tables/{game}/hint"), json!({ "seat": 0 })).await.ok();
        let best = &hint["why"]["candidates"][0];
        assert!(best["dollars"].is_number(), "{hint}");
        // Others may have chosen meanwhile where all choose at once; the hint names the entry it was thought for.
        assert!(hint["seq"].as_u64() >= view["seq"].as_u64());
        let acted = loop {
            let seq = ann.view(&game).await["seq"].clone();
            let answer = ann.act(&game, 0, &seq, &best["plan"][0]).await;
            // A bot was quicker, where all choose at once.
            if answer.body["code"] != "stale" {
                break answer.ok();
            }
        };
        socket.reach(acted["seq"].as_u64().unwrap() + 1).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_are_for_ones_own_seat_and_wrong_nobody() {
    let server = TestServer::with(quick()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let game = ann.start_with(&[&bob], json!({ "players": 2 })).await;
    let ask = async |who: &Client, game: &str, seat: u8| {
        who.post(&format!("/api/tables/{game}/hint"), json!({ "seat": seat })).await
    };
    ask(&ann, &game, 1).await.refused("another's seat", 403, "not_your_seat");
    for (who, seat) in [(&ann, 0), (&bob, 1)] {
        ask(who, &game, seat).await.refused("two people play", 403, "no_hints");
    }
    let agreed = ann.start_with(&[&bob], json!({ "players": 2, "hints": true })).await;
    let first = awaited(&ann.view(&agreed).await)[0];
    let (awaited, other) = if first == 0 { ((&ann, 0), (&bob, 1)) } else { ((&bob, 1), (&ann, 0)) };
    ask(awaited.0, &agreed, awaited.1).await.ok();
    ask(other.0, &agreed, other.1).await.refused("not the turn", 422, "not_awaited");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_coach_speaks_to_whoever_may_have_hints() {
    let server = TestServer::with(quick()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let game = against(&ann, &["trainee", "manager", "magnate"], 0).await;
    let mut socket = Socket::open(&ann, &game, "").await;
    ann.post(&format!("/api/tables/{game}/start"), json!({})).await.ok();
    let view = my_turn(&mut socket).await;
    let ask = async |who: &Client, game: &str, body: Value| {
        who.post(&format!("/api/tables/{game}/counsel"), body).await
    };
    let counsel = ask(&ann, &game, json!({ "seat": 0 })).await.ok();
    assert!(counsel["seq"].as_u64() >= view["seq"].as_u64());
    assert!(counsel["advice"].is_array() && counsel["warnings"] == json!([]));
    let place = json!({ "action": "first_restaurant", "at": [0, 0], "entrance": "north-east" });
    ask(&ann, &game, json!({ "seat": 0, "action": place })).await.ok();
    ask(&ann, &game, json!({ "seat": 0, "action": { "action": "dance" } })).await.refused(
        "no action",
        400,
        "bad_action",
    );
    let agreed = ann.start_with(&[&bob], json!({ "players": 2, "hints": true })).await;
    let first = awaited(&ann.view(&agreed).await)[0];
    let (waits, seat) = if first == 0 { (&bob, 1) } else { (&ann, 0) };
    let nothing = ask(waits, &agreed, json!({ "seat": seat })).await.ok();
    assert_eq!(nothing["advice"], json!([]), "nothing is awaited from them, so there is nothing to say");
    let table = ann.start_with(&[&bob], json!({ "players": 2 })).await;
    ask(&ann, &table, json!({ "seat": 0 })).await.refused("two people play", 403, "no_hints");
    ask(&ann, &table, json!({ "seat": 1 })).await.refused("another's seat", 403, "not_your_seat");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_is_thought_about_from_ones_own_view_only() {
    let server = TestServer::with(quick()).await;
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let ask = async |who: &Client, game: &str, seat: u8| {
        who.post(&format!("/api/tables/{game}/imagine"), json!({ "seat": seat })).await
    };
    let silent = ann.start_with(&[&bob], json!({ "players": 2 })).await;
    ask(&ann, &silent, 0).await.refused("two people play", 403, "no_hints");
    ask(&ann, &silent, 1).await.refused("another's seat", 403, "not_your_seat");
    let agreed = ann.start_with(&[&bob], json!({ "players": 2, "hints": true })).await;
    ask(&ann, &agreed, 1).await.refused("another's seat", 403, "not_your_seat");
    assert!(ask(&eve, &agreed, 0).await.status >= 400, "whoever has no seat has no view");
    let open = ann.open(json!({ "options": { "players": 2, "hints": true }, "seats": [0] })).await;
    let lobby = open["table"]["id"].as_str().unwrap().to_owned();
    assert!(ask(&ann, &lobby, 0).await.status >= 400, "there is no game yet");
    // Everybody has placed a restaurant and chosen a card in secret.
    let mut sockets = [Socket::open(&ann, &agreed, "").await, Socket::open(&bob, &agreed, "").await];
    let mut dice = Dice(7);
    while sockets[0].view["game"]["decision"]["stage"] != "restructuring" {
        play_on(&mut sockets, &mut [], &mut dice).await.unwrap();
    }
    let log = server.store.log(&agreed, 0).await.unwrap();
    let table = magnate_table::Table::from_log(&log).unwrap();
    let mut drawn = std::collections::BTreeSet::new();
    for _ in 0..40 {
        let imagined = ask(&ann, &agreed, 0).await.ok();
        let game: Game = serde_json::from_str(imagined["game"].as_str().unwrap()).unwrap();
        // Whoever is not awaited may think as well, and sees what they saw.
        assert_eq!(game.view(Viewer::Player(PlayerId(0))), table.view(Some(0)).unwrap());
        assert_eq!(imagined["seq"], json!(table.seq()));
        drawn.insert(game.chain(PlayerId(1)).reserve());
    }
    assert_eq!(drawn.len(), 3, "what Bob hides is drawn anew every time");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_want_to_watch_skips() {
    let server = TestServer::with(quick()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    // Bots so slow that nobody here waits for them.
    let game = against(&ann, &["trainee"; 4], 60_000).await;
    let mut socket = Socket::open(&ann, &game, "").await;
    ann.post(&format!("/api/tables/{game}/start"), json!({})).await.ok();
    let skip = format!("/api/tables/{game}/skip");
    ann.post(&skip, json!({})).await.ok();
    let view = my_turn(&mut socket).await;
    assert!(view["seq"].as_u64().unwrap() > 0);
    bob.post(&skip, json!({})).await.refused("a stranger", 404, "no_such_table");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_are_not_asked_to_be_slower_than_anybody_waits() {
    let server = TestServer::with(quick()).await;
    let ann = server.guest("Ann").await;
    let body = json!({ "options": { "players": 2, "bot_pace": 60_001 } });
    ann.post("/api/tables", body).await.refused("a minute at most", 400, "bad_options");
    let body = json!({ "options": { "players": 2 }, "bots": [{ "seat": 1, "bot": "grandmaster" }] });
    assert_eq!(ann.post("/api/tables", body).await.status, 422);
    server.stop().await;
}
