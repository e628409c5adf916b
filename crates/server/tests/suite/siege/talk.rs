//! Floods of messages, chat, undone steps, take-backs, uploads and guests.

use crate::support::*;
use magnate_server::ServerConfig;
use serde_json::{Value, json};

async fn refused_over(socket: &mut Socket, message: &Value) -> Option<Value> {
    socket.send(message).await;
    let id = message["id"].clone();
    let answer = socket
        .until(|answer| answer["id"] == id || answer["type"] == "view" || answer["type"] == "answer")
        .await;
    (answer["type"] == "refused").then(|| answer["error"]["code"].clone())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_connections_of_one_person_have_no_more_messages() {
    let config = ServerConfig { rate_limit: 4, people_per_address: 0, ..server::config() };
    let server = TestServer::with(config).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let lobby = ann.open(json!({ "options": { "players": 2, "public": true } })).await;
    let lobby = lobby["table"]["id"].as_str().unwrap();
    let mut sockets = Vec::new();
    for _ in 0..8 {
        sockets.push(Socket::open(&ann, lobby, "").await);
    }
    let look = json!({ "type": "look", "id": 9, "seat": null });
    // Each connection alone would have a burst of twenty; all of them together would need half a minute.
    for socket in &mut sockets {
        for _ in 0..18 {
            socket.send(&look).await;
        }
    }
    let refused = sockets[0].until(|answer| answer["type"] == "refused").await;
    assert_eq!((&refused["error"]["code"], &refused["id"]), (&json!("too_many_requests"), &json!(9)));
    let mut other = Socket::open(&bob, lobby, "").await;
    assert_eq!(refused_over(&mut other, &look).await, None, "nobody else is concerned");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn chat_is_counted_by_person_however_it_is_sent() {
    let server = TestServer::with(ServerConfig { chat_rate: 1, ..server::config() }).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let game = ann.start_with(&[&bob], json!({})).await;
    let say = format!("/api/tables/{game}/chat");
    ann.post(&say, json!({ "text": "hello" })).await.ok();
    ann.post(&say, json!({ "text": "a flood" })).await.refused("by request", 429, "too_much_chat");
    let mut socket = Socket::open(&ann, &game, "").await;
    let line = json!({ "type": "chat", "id": 3, "text": "a flood" });
    socket.send(&line).await;
    let answer = socket.until(|answer| answer["type"] == "refused").await;
    assert_eq!(answer["error"]["code"], "too_much_chat");
    bob.post(&say, json!({ "text": "hello" })).await.ok();
    assert_eq!(server.store.chat(&game, 0, 100).await.unwrap().len(), 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_talks_for_so_many_people() {
    let config = ServerConfig { chat_rate: 1, people_per_address: 3, ..server::config() };
    let server = TestServer::with(config).await;
    let ann = server.guest("Ann").await;
    let lobby = ann.open(json!({ "options": { "players": 2, "public": true } })).await;
    let say = format!("/api/tables/{}/chat", lobby["table"]["id"].as_str().unwrap());
    let mut guests = Vec::new();
    for guest in 0..6 {
        guests.push(server.guest(&format!("Guest {guest}")).await);
    }
    let mut said = 0;
    for guest in guests {
        said += u32::from(guest.post(&say, json!({ "text": "hello" })).await.status == 200);
    }
    assert_eq!(said, 3);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn undoing_and_asking_for_take_backs_have_limits() {
    let config = ServerConfig { undo_rate: 1, take_back_rate: 1, ..server::config() };
    let server = TestServer::with(config).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let game = ann.start_with(&[&bob], json!({})).await;
    let undo = json!({ "seat": 0, "seq": 0 });
    let mut codes = Vec::new();
    for _ in 0..2 {
        codes.push(ann.post(&format!("/api/tables/{game}/undo"), undo.clone()).await.body["code"].clone());
    }
    assert_eq!(codes, ["stale", "too_many_undos"]);
    let mut socket = Socket::open(&ann, &game, "").await;
    let code = refused_over(&mut socket, &json!({ "type": "undo", "id": 4, "seat": 0, "seq": 0 })).await;
    assert_eq!(code, Some(json!("too_many_undos")));
    let ask = async |who: &Client, seat: u8| {
        who.post(&format!("/api/tables/{game}/take-back"), json!({ "seat": seat })).await.body["code"].clone()
    };
    let asked = [ask(&ann, 0).await, ask(&ann, 0).await];
    assert_eq!(asked[1], "too_many_take_backs");
    assert_ne!(asked[0], asked[1]);
    assert_ne!(ask(&bob, 1).await, "too_many_take_backs");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn uploads_and_new_guests_have_limits() {
    let server = TestServer::with(ServerConfig { upload_rate: 1, ..server::config() }).await;
    let (ann, bob, nobody) = (server.guest("Ann").await, server.guest("Bob").await, server.nobody());
    for who in [&ann, &nobody] {
        who.post_text("/api/records", "text/plain", "x").await.refused("read", 400, "bad_record");
        for path in ["/api/records", "/api/replays"] {
            who.post_text(path, "text/plain", "x").await.refused("a second", 429, "too_many_uploads");
        }
    }
    bob.post_text("/api/records", "text/plain", "x").await.refused("another", 400, "bad_record");
    server.stop().await;

    let server = TestServer::with(ServerConfig { guest_rate: 1, ..server::config() }).await;
    let mut eve = server.guest("Eve").await;
    let refused = eve.sign_in("/api/guest", json!({ "name": "Eve again" })).await;
    refused.refused("a second guest at once", 429, "too_many_guests");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn catching_up_gives_everything_once_from_memory_and_from_the_log() {
    let directory = Directory::new();
    let store = directory.store().await;
    let mut desk = Desk::started(
        magnate_table::Options { public: true, ..magnate_table::Options::new(2) },
        &["ann", "bob"],
        5,
    );
    let mut dice = magnate_rules::FastDice::new(3);
    for _ in 0..200 {
        desk.random_step(&mut dice);
    }
    desk.plant(store.as_ref(), "long").await;
    let server = TestServer::on(store, server::config()).await;
    let last = u64::from(desk.table.seq());
    let nobody = server.nobody();
    for seen in [0, 1, 63, 64, 65, 130, last - 1, last, last + 5] {
        let mut socket = Socket::open(&nobody, "long", &format!("?seen={seen}")).await;
        socket.reach(last).await;
        assert_eq!(socket.numbers(), (seen.min(last)..last).collect::<Vec<_>>(), "from {seen}");
        socket.close().await;
    }
    server.stop().await;
}
