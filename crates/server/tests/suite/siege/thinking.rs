//! A flood of thoughts.

use crate::support::*;
use magnate_server::ServerConfig;
use reqwest::Method;
use serde_json::json;

/// One thread, which thinks so long about everything that only dropping a thought frees it.
fn one_slow_thinker() -> ServerConfig {
    ServerConfig { bot_threads: 1, bot_budget: "100000000n".parse().unwrap(), ..server::config() }
}

/// A game against a bot that never keeps anybody waiting.
async fn against_random(ann: &Client) -> String {
    let options = json!({ "players": 2 });
    let bots = json!([{ "seat": 1, "bot": "random" }]);
    let opening = json!({ "options": options, "seats": [0], "bots": bots, "start": true });
    ann.open(opening).await["table"]["id"].as_str().unwrap().to_owned()
}

/// The same, in which seat 0 is to act.
async fn my_turn(ann: &Client) -> String {
    let game = against_random(ann).await;
    let mut socket = Socket::open(ann, &game, "").await;
    while !awaited(&socket.view).contains(&0) {
        socket.until(|message| message["type"] == "view").await;
    }
    game
}

/// Somebody new asks for a hint and hangs up.
async fn abandoned_hint(server: &TestServer, name: &str) {
    let mallory = server.guest(name).await;
    let game = my_turn(&mallory).await;
    let ask = || {
        let request = mallory.request(Method::POST, &format!("/api/tables/{game}/hint"));
        Box::pin(mallory.send(request.json(&json!({ "seat": 0 }))))
    };
    // Of two questions at once one is refused: the other one is being thought about, or waits for that.
    let (mut one, mut other) = (ask(), ask());
    let refused = tokio::select! { answer = &mut one => answer, answer = &mut other => answer };
    refused.refused("the second of two", 429, "too_many_requests");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_nobody_waits_for_do_not_delay_anybody() {
    let server = TestServer::with(one_slow_thinker()).await;
    for guest in 0..10 {
        abandoned_hint(&server, &format!("Mallory {guest}")).await;
    }
    // The only thread is free for a bot, which moves although every thought would take for ever.
    let ann = server.guest("Ann").await;
    my_turn(&ann).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_have_a_limit() {
    let config = ServerConfig { hint_rate: 1, bot_budget: "3n".parse().unwrap(), ..server::config() };
    let server = TestServer::with(config).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    for who in [&ann, &bob] {
        let game = my_turn(who).await;
        let ask = async || who.post(&format!("/api/tables/{game}/hint"), json!({ "seat": 0 })).await;
        ask().await.ok();
        ask().await.refused("a second", 429, "too_many_hints");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_flood_of_one_does_not_stop_the_bots_of_another() {
    let numbers = server::numbers();
    let directory = Directory::new();
    let config = ServerConfig { rest_after: 0, ..one_slow_thinker() };
    let server = TestServer::counted(directory.store().await, config, numbers.clone()).await;
    let waiting = async |count: usize| {
        let line = format!("magnate_thoughts_waiting {count}");
        while !numbers.render().lines().any(|said| said == line) {
            tokio::task::yield_now().await;
        }
    };
    let mallory = server.guest("Mallory").await;
    let magnates: Vec<_> = (0..5).map(|seat| json!({ "seat": seat, "bot": "magnate" })).collect();
    let mut flood = Vec::new();
    // The first has the only thread, for ever; the others wait.
    for before in 0..15 {
        let opening = json!({ "options": { "players": 5 }, "seats": [], "bots": magnates, "start": true });
        let table = mallory.open(opening).await["table"]["id"].as_str().unwrap().to_owned();
        flood.push(Socket::open(&mallory, &table, "").await);
        waiting(before).await;
    }
    let ann = server.guest("Ann").await;
    let game = against_random(&ann).await;
    let mut socket = Socket::open(&ann, &game, "").await;
    if awaited(&socket.view).contains(&0) {
        let action = choose(&socket.view, &mut Dice(7)).unwrap();
        socket.act(0, &action).await;
    }
    waiting(flood.len()).await;
    // Nobody looks at one of the fifteen any more: her bot is the next to think, and not the last.
    flood.remove(0).close().await;
    while !awaited(&socket.view).contains(&0) {
        socket.until(|message| message["type"] == "view").await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_line_of_thoughts_refuses_with_a_sentence() {
    let config = ServerConfig { bot_queue: 1, ..one_slow_thinker() };
    let server = TestServer::with(config).await;
    let mut waiting = Vec::new();
    let mut refused = None;
    // Three want to know at once; one is thought about, one waits, one comes back later.
    let mut guests = Vec::new();
    for name in ["Ann", "Bob", "Carl"] {
        let guest = server.guest(name).await;
        let game = my_turn(&guest).await;
        guests.push((guest, game));
    }
    for (guest, game) in guests {
        waiting.push(tokio::spawn(async move {
            guest.post(&format!("/api/tables/{game}/hint"), json!({ "seat": 0 })).await
        }));
    }
    while refused.is_none() {
        let done = waiting.iter().position(tokio::task::JoinHandle::is_finished);
        match done {
            Some(done) => refused = Some(waiting.swap_remove(done).await.unwrap()),
            None => tokio::task::yield_now().await,
        }
    }
    refused.unwrap().refused("the third", 503, "bots_busy");
    for asked in waiting {
        asked.abort();
    }
    server.stop().await;
}
