//! Viewers that do not keep up, and viewers that are not there any more.

use std::sync::OnceLock;

use crate::support::*;
use magnate_server::ServerConfig;
use metrics_exporter_prometheus::PrometheusHandle;
use serde_json::{Value, json};

/// The numbers of this test binary: there is one set per process.
fn numbers() -> PrometheusHandle {
    static NUMBERS: OnceLock<PrometheusHandle> = OnceLock::new();
    NUMBERS.get_or_init(|| magnate_server::install_metrics().unwrap()).clone()
}

async fn counted(config: ServerConfig) -> (TestServer, Directory) {
    let directory = Directory::new();
    let server = TestServer::counted(directory.store().await, config, numbers()).await;
    (server, directory)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_read_for_a_while_loses_nothing() {
    // Nobody is sent away in this test for being slow.
    let (server, _directory) = counted(ServerConfig { heartbeat: 3600, ..server::config() }).await;
    let ann = server.guest("Ann").await;
    let options = json!({ "players": 3, "public": true });
    let table = ann.open(json!({ "options": options, "seats": [] })).await;
    let game = table["table"]["id"].as_str().unwrap().to_owned();
    for seat in 0..3 {
        let bot = json!({ "seat": seat, "bot": "random" });
        ann.post(&format!("/api/tables/{game}/bots"), bot).await.ok();
    }
    let mut slow = Socket::open(&server.nobody(), &game, "?seen=0").await;
    let mut quick = Socket::open(&server.nobody(), &game, "?seen=0").await;
    ann.post(&format!("/api/tables/{game}/start"), json!({})).await.ok();
    // Most of a game goes by, far more than fits between the two ends of a connection.
    while quick.view["status"] != "finished" && quick.seq() < 1200 {
        quick.next().await;
    }
    ann.post(&format!("/api/tables/{game}/abandon"), json!({})).await;
    while !matches!(quick.view["status"].as_str(), Some("finished" | "abandoned")) {
        quick.next().await;
    }
    let end = quick.seq();
    quick.reach(end).await;
    // What was missed comes together, once, in order, and then the table as it is now.
    slow.reach(end).await;
    assert_eq!(slow.numbers(), (0..end).collect::<Vec<_>>());
    assert!(numbers().render().contains("magnate_slow_viewers_total"), "the slow one was left behind");
    assert_eq!(slow.steps, quick.steps);
    assert_eq!(slow.view["game"], quick.view["game"]);
    let views =
        |socket: &Socket| socket.heard.iter().filter(|text| text.starts_with("{\"type\":\"view\"")).count();
    assert!(views(&slow) < quick.steps.len(), "nobody kept old views for the slow one");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_gives_no_sign_of_life_is_gone() {
    let (server, _directory) = counted(ServerConfig { heartbeat: 1, ..server::config() }).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let game = ann.start_with(&[&bob], json!({})).await;
    let mut here = Socket::open(&ann, &game, "").await;
    // His connection stands, but nobody answers at the other end.
    let mut silent = Socket::open(&bob, &game, "").await;
    let people = |message: &Value| {
        if message["type"] == "presence" { message["users"].as_array().map_or(0, Vec::len) } else { 0 }
    };
    let both = |message: &Value| people(message) == 2;
    here.until(both).await;
    let alone = here.until(|message| people(message) == 1).await;
    assert_eq!(alone["users"], json!([ann.id]));
    while silent.try_next().await.is_some() {}
    // Whoever answers stays, through several heartbeats, and can play on.
    for _ in 0..3 {
        here.until_ping().await;
    }
    let mut back = Socket::open(&bob, &game, "").await;
    here.until(both).await;
    let seat = awaited(&here.view)[0];
    let player = if seat == 0 { &mut here } else { &mut back };
    let action = choose(&player.view, &mut Dice(1)).unwrap();
    assert_eq!(player.act(seat, &action).await["type"], "acted");
}
