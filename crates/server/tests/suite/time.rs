//! Time at tables: chosen freely, resting, and out.

use std::sync::Arc;

use crate::support::*;
use magnate_server::ServerConfig;
use magnate_server::store::PostgresStore;
use serde_json::{Value, json};

const DAY: i64 = 24 * 3_600_000;

/// A server on which people may choose times as short as a second, and that minds them soon.
fn hasty() -> ServerConfig {
    ServerConfig { shortest_clock: 1, grace: 1, ..server::config() }
}

/// A table of two people where a turn has a second.
async fn short_table(ann: &Client, bob: &Client, time_out: &str) -> String {
    let options = json!({ "players": 2, "public": true, "substitute": "random", "time_out": time_out,
        "clock": { "kind": "per_turn", "limit": 1000 } });
    let game = ann.open(json!({ "options": options })).await["table"]["id"].as_str().unwrap().to_owned();
    bob.post(&format!("/api/tables/{game}/join"), json!({})).await.ok();
    ann.post(&format!("/api/tables/{game}/start"), json!({})).await.ok();
    game
}

/// How often each of these entries stands in the log, as somebody there was told.
fn count(socket: &Socket, entry: &str) -> usize {
    socket.steps.iter().filter(|step| step["entry"]["entry"] == entry).count()
}

#[tokio::test]
async fn times_are_chosen_freely_and_everybody_sees_when_they_end() {
    let server = TestServer::with(server::config()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let options = json!({ "players": 2, "public": true, "time_out": "bot",
        "clock": { "kind": "turn_and_bank", "limit": 7 * 3_600_000, "bank": 2 * DAY },
        "rest": { "pauses": "host", "holidays": 14, "nights": 8, "weekends": true } });
    let game = ann.open(json!({ "options": options })).await["table"]["id"].as_str().unwrap().to_owned();
    let at = |what: &str| format!("/api/tables/{game}/{what}");
    bob.post(&at("join"), json!({})).await.ok();
    let zone = json!({ "seat": 1, "offset": 480, "night": 1380 });
    let zoned = bob.send(bob.request(reqwest::Method::PUT, &at("zone")).json(&zone)).await.ok();
    assert_eq!(zoned["table"]["clocks"][1]["zone"], json!({ "offset": 480, "night": 1380 }));
    ann.post(&at("start"), json!({})).await.ok();

    let view = ann.view(&game).await;
    let seat = awaited(&view)[0];
    let clock = &view["clocks"][seat as usize]["clock"];
    assert!(clock["left"].as_i64().unwrap() > 2 * DAY);
    let deadline = clock["deadline"].as_i64().unwrap();
    assert!(deadline >= clock["since"].as_i64().unwrap() + 2 * DAY);
    // Only whoever is awaited has a deadline in their list.
    let (mover, other) = if seat == 0 { (&ann, &bob) } else { (&bob, &ann) };
    assert_eq!(mover.get("/api/me/tables").await.ok()[0]["deadline"], json!(deadline));
    assert_eq!(other.get("/api/me/tables").await.ok()[0]["deadline"], Value::Null);

    // A pause and a holiday rest the clocks, for everybody to see.
    assert!(ann.post(&at("pause"), json!({})).await.ok()["table"]["paused"].is_i64());
    bob.send(bob.request(reqwest::Method::DELETE, &at("pause"))).await.refused("a guest", 403, "host_only");
    ann.send(ann.request(reqwest::Method::DELETE, &at("pause"))).await.ok();
    let gone = mover.post(&at("holiday"), json!({ "seat": seat, "days": 3 })).await.ok();
    let time = &gone["table"]["clocks"][seat as usize];
    assert_eq!((&time["holidays"], &time["clock"]["rests"]), (&json!(11), &json!("holiday")));
    let seen = other.view(&game).await;
    assert_eq!(seen["clocks"][seat as usize]["holiday"], time["holiday"]);
    server.stop().await;
}

#[tokio::test]
async fn a_bot_plays_on_for_whoever_is_out_of_time_and_people_come_back() {
    let server = TestServer::with(hasty()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let game = short_table(&ann, &bob, "bot").await;
    let mut socket = Socket::open(&ann, &game, "?seen=0").await;
    let out = socket.until(|message| message.to_string().contains(r#""entry":"time_out""#)).await;
    assert_eq!(out["type"], "events");
    let step = socket.steps.iter().find(|step| step["entry"]["entry"] == "time_out").unwrap();
    let seat = step["entry"]["seat"].as_u64().unwrap();
    let back = if seat == 0 { &ann } else { &bob };
    back.post(&format!("/api/tables/{game}/reclaim"), json!({ "seat": seat })).await.ok();
    socket.close().await;
    server.stop().await;
}

#[tokio::test]
async fn who_is_out_of_time_loses_where_that_was_agreed_also_after_a_restart() {
    let directory = Directory::new();
    // The first server never gets to mind the time.
    let patient = ServerConfig { grace: 3600, ..hasty() };
    let server = TestServer::on(directory.store().await, patient).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let game = short_table(&ann, &bob, "lose").await;
    let loser = awaited(&ann.view(&game).await)[0];
    server.stop().await;
    let server = TestServer::on(directory.store().await, hasty()).await;
    let ann = ann.at(server.address);
    let mut socket = Socket::open(&ann, &game, "?seen=0").await;
    while socket.view["status"] != "finished" {
        socket.next().await;
    }
    assert_eq!(count(&socket, "forfeited"), 1);
    let standings = socket.view["standings"].as_array().unwrap();
    assert_eq!(standings.iter().map(|one| &one["rank"]).collect::<Vec<_>>(), [&json!(1), &json!(2)]);
    assert_eq!(standings[1]["chain"], json!(loser));
    socket.close().await;
    let listed = ann.get("/api/me/tables?finished=true").await.ok();
    assert_eq!(
        (&listed[0]["id"], &listed[0]["card"]["standings"][1]["chain"]),
        (&json!(game), &json!(loser))
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_end_a_turn_once() {
    let Some(url) = postgres::database().await else { return };
    let one = Arc::new(PostgresStore::connect(&url, 8).await.unwrap());
    let other = Arc::new(PostgresStore::connect(&url, 8).await.unwrap());
    let [here, there] = [TestServer::on(one, hasty()).await, TestServer::on(other, hasty()).await];
    let (ann, bob) = (here.guest("Ann").await, there.guest("Bob").await);
    let mut games = Vec::new();
    for _ in 0..5 {
        games.push(short_table(&ann, &bob, "bot").await);
    }
    for game in &games {
        // Both people are away, so both are out of time once, and then only bots play.
        let mut socket = Socket::open(&ann, game, "?seen=0").await;
        while count(&socket, "time_out") < 2 {
            socket.next().await;
        }
        let seats: Vec<_> = socket.steps.iter().filter(|step| step["entry"]["entry"] == "time_out").collect();
        assert_ne!(seats[0]["entry"]["seat"], seats[1]["entry"]["seat"]);
        assert_eq!(count(&socket, "time_out"), 2);
        socket.close().await;
    }
    here.stop().await;
    there.stop().await;
}
