//! Bots play on, whatever happens to servers and databases, wherever somebody waits for them or looks on.

use std::sync::Arc;

use crate::support::*;
use magnate_rules::{Config, Intro};
use magnate_server::ServerConfig;
use magnate_server::store::{PostgresStore, Store};
use magnate_table::{Entry, Level, Options, Stamped, Status, Table};
use serde_json::json;
use sqlx::{Connection, Executor, PgConnection};
use tokio::time::timeout;

/// Waits until a game is over, without opening its table; then its log must be whole and say the same.
async fn finished(store: &dyn Store, id: &str) -> Vec<Stamped> {
    let mut changes = store.changes();
    while store.table(id).await.unwrap().unwrap().summary.status != Status::Finished {
        // What the change was does not matter, nor whether some were missed.
        _ = timeout(PATIENCE, changes.recv()).await.expect("the bots play on");
    }
    let log = store.log(id, 0).await.unwrap();
    assert_eq!(Table::from_log(&log).unwrap().status(), Status::Finished);
    log
}

/// A game of two that was begun long ago and is left to bots.
fn left_to_bots(intro: Intro) -> Desk {
    let options = Options { public: true, ..Options::of(Config { intro, ..Config::new(2) }) };
    let mut desk = Desk::started(options, &["ann", "bob"], 9);
    desk.leave_to_bots();
    desk
}

/// Somebody looks on for as long as the server runs.
async fn look_on(client: &Client, game: &str) {
    let mut socket = Socket::open(client, game, "").await;
    tokio::spawn(async move { while socket.try_next().await.is_some() {} });
}

/// A table where these bots play, alone or against the person who opens it.
async fn with_bots(ann: &Client, seats: &[u8], bots: std::ops::Range<u8>) -> String {
    let players = seats.len() + bots.len();
    let bots: Vec<_> = bots.map(|seat| json!({ "seat": seat, "bot": "random" })).collect();
    let options = json!({ "players": players, "intro": "first" });
    let opening = json!({ "options": options, "seats": seats, "bots": bots, "start": true });
    ann.open(opening).await["table"]["id"].as_str().unwrap().to_owned()
}

/// Bots that play alone rest at once when nobody looks.
fn restful() -> ServerConfig {
    ServerConfig { rest_after: 0, ..server::config() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_alone_rest_until_somebody_looks_also_after_a_restart() {
    let directory = Directory::new();
    let server = TestServer::on(directory.store().await, restful()).await;
    let ann = server.guest("Ann").await;
    let game = with_bots(&ann, &[], 0..3).await;
    let socket = Socket::open(&ann, &game, "").await;
    socket.close().await;
    server.stop().await;

    let store = directory.store().await;
    let row = store.table(&game).await.unwrap().unwrap();
    assert_eq!(row.summary.status, Status::Playing, "nobody looked for long enough");
    assert!(!row.summary.bot_awaited, "nobody waits for them");
    let before = store.log(&game, 0).await.unwrap();
    let server = TestServer::on(Arc::clone(&store), restful()).await;
    let ann = ann.at(server.address);
    // Looking at it once does not wake it for longer than the look; whatever was thought of meanwhile is played.
    ann.view(&game).await;
    look_on(&ann, &game).await;
    let log = finished(store.as_ref(), &game).await;
    assert_eq!(log[..before.len()], before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_bot_thinks_of_when_its_table_rests_is_dropped() {
    let config = ServerConfig { bot_threads: 1, bot_budget: "100000000n".parse().unwrap(), ..restful() };
    let server = TestServer::with(config).await;
    let ann = server.guest("Ann").await;
    let bots = json!([{ "seat": 0, "bot": "magnate" }, { "seat": 1, "bot": "magnate" }]);
    let opening = json!({ "options": { "players": 2 }, "seats": [], "bots": bots, "start": true });
    let game = ann.open(opening).await["table"]["id"].as_str().unwrap().to_owned();
    Socket::open(&ann, &game, "").await.close().await;
    // The only thread would think about that for hours.
    let bob = server.guest("Bob").await;
    let other = with_bots(&bob, &[], 0..2).await;
    look_on(&bob, &other).await;
    finished(server.store.as_ref(), &other).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_people_play_bots_answer_whether_anybody_looks_or_not() {
    let directory = Directory::new();
    let store = directory.store().await;
    // Planted as if a server had gone before its bots could answer.
    let mut desk = Desk::started(Options { public: true, ..Options::new(3) }, &["ann", "bob", "carl"], 9);
    for seat in 0..2 {
        desk.take(Entry::BotSeated { seat, bot: Level::Random });
    }
    desk.plant(store.as_ref(), "left").await;
    let waits = async || store.table("left").await.unwrap().unwrap().summary.awaited == ["carl"];
    let mut changes = store.changes();
    let server = TestServer::on(Arc::clone(&store), restful()).await;
    while !waits().await {
        _ = timeout(PATIENCE, changes.recv()).await.expect("the bots answer");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_two_servers_at_once() {
    let Some(url) = postgres::database().await else { return };
    let store = async || Arc::new(PostgresStore::connect(&url, 8).await.unwrap());
    let planted = store().await;
    left_to_bots(Intro::First).plant(planted.as_ref(), "left").await;
    // Both find the table and play; no decision is taken twice.
    let [one, other] = [
        TestServer::on(store().await, server::config()).await,
        TestServer::on(store().await, server::config()).await,
    ];
    for server in [&one, &other] {
        look_on(&server.nobody(), "left").await;
    }
    let log = finished(planted.as_ref(), "left").await;
    assert!(log.iter().zip(0..).all(|(entry, seq)| entry.seq == seq));
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_database_fails_for_a_while() {
    let Some(url) = postgres::database().await else { return };
    let store = Arc::new(PostgresStore::connect(&url, 8).await.unwrap());
    left_to_bots(Intro::None).plant(store.as_ref(), "left").await;
    let mut changes = store.changes();
    let mut admin = PgConnection::connect(&url).await.unwrap();
    let server = TestServer::on(Arc::clone(&store) as Arc<dyn Store>, server::config()).await;
    look_on(&server.nobody(), "left").await;
    // In the middle of a long game there is nothing to write to any more.
    _ = timeout(PATIENCE, changes.recv()).await.expect("a bot's move");
    admin.execute("ALTER TABLE entries RENAME TO elsewhere").await.unwrap();
    let stopped = store.table("left").await.unwrap().unwrap();
    assert_eq!(stopped.summary.status, Status::Playing, "it was in the middle of the game");
    // Others are told, and nothing they ask for is half done.
    let ann = server.guest("Ann").await;
    let opening = json!({ "options": { "players": 2, "public": true } });
    ann.post("/api/tables", opening.clone()).await.refused("no place for entries", 503, "store_failed");
    assert_eq!(ann.get("/api/tables").await.ok(), json!([]));
    admin.execute("ALTER TABLE elsewhere RENAME TO entries").await.unwrap();
    ann.post("/api/tables", opening).await.ok();
    while store.table("left").await.unwrap().unwrap().seq < stopped.seq + 50 {
        _ = timeout(PATIENCE, changes.recv()).await.expect("the bots play on");
    }
    server.stop().await;
}
