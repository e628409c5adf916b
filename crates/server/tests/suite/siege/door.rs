//! Half-sent requests and too many connections.

use crate::support::*;
use magnate_server::{Client as Page, ClientFile, ServerConfig};
use magnate_table::Options;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// A connection on which something was sent.
async fn send(server: &TestServer, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// Everything the server says until it hangs up.
async fn until_the_end(mut stream: TcpStream) -> String {
    let mut said = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut said)).await.expect("the server hangs up");
    // Hung up on with something unread is an end, too.
    _ = read;
    String::from_utf8(said).unwrap()
}

const HALF_A_BODY: &str = "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                           content-length: 100\r\n\r\n{\"name\":";

fn quick_to_anger() -> ServerConfig {
    ServerConfig { header_timeout: 1, body_timeout: 1, ..server::config() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_header_and_silence_are_not_waited_for() {
    let server = TestServer::with(quick_to_anger()).await;
    let (silent, half) = tokio::join!(async { until_the_end(send(&server, "").await).await }, async {
        until_the_end(send(&server, "GET /health HTTP/1.1\r\nhost: ").await).await
    },);
    assert_eq!((silent.as_str(), half.as_str()), ("", ""));
    // A connection kept alive is closed, too, when nothing more comes.
    let said = until_the_end(send(&server, "GET /health HTTP/1.1\r\nhost: x\r\n\r\n").await).await;
    assert!(said.starts_with("HTTP/1.1 200"), "{said}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_body_is_answered_and_hung_up_on() {
    let server = TestServer::with(quick_to_anger()).await;
    let said = until_the_end(send(&server, HALF_A_BODY).await).await;
    assert!(said.starts_with("HTTP/1.1 408"), "{said}");
    let body: Value = serde_json::from_str(said.split_once("\r\n\r\n").unwrap().1).unwrap();
    assert_eq!(body["code"], "too_slow");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_body_does_not_hold_up_the_end() {
    // Nothing but the deadline ends it.
    let config = ServerConfig { header_timeout: 0, body_timeout: 0, stop_timeout: 1, ..server::config() };
    let server = TestServer::with(config).await;
    let bodies = [send(&server, HALF_A_BODY).await, send(&server, "POST /api").await];
    // Both are in by now: they were accepted before this one.
    server.nobody().get("/health").await;
    server.stop().await;
    for body in bodies {
        until_the_end(body).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_has_so_many_connections_and_no_more() {
    let config = ServerConfig { sockets_per_address: 3, ..server::config() };
    let server = TestServer::with(config).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(send(&server, "GET /hea").await);
    }
    // A browser asks for something at once, and reads why it does not get it.
    let said = until_the_end(send(&server, "GET / HTTP/1.1\r\nhost: x\r\n\r\n").await).await;
    assert!(said.starts_with("HTTP/1.1 429"), "{said}");
    let body: Value = serde_json::from_str(said.split_once("\r\n\r\n").unwrap().1).unwrap();
    assert_eq!((&body["code"], &body["args"]["most"]), (&json!("too_many_connections"), &json!(3)));
    // Whoever hangs up makes room.
    held.clear();
    answered(&server).await;
    server.stop().await;
}

/// Asks until there is room.
async fn answered(server: &TestServer) {
    let asked = async {
        loop {
            let mut stream =
                send(server, "GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
            let mut said = Vec::new();
            _ = stream.read_to_end(&mut said).await;
            if said.starts_with(b"HTTP/1.1 200") {
                return;
            }
        }
    };
    timeout(PATIENCE, asked).await.expect("there is room");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn live_connections_are_counted_as_long_as_they_live() {
    let server = TestServer::with(ServerConfig { sockets: 3, ..server::config() }).await;
    let options = Options { public: true, ..Options::new(2) };
    Desk::started(options, &["ann", "bob"], 1).plant(server.store.as_ref(), "game").await;
    let nobody = server.nobody();
    let mut live = Vec::new();
    for _ in 0..3 {
        live.push(Socket::open(&nobody, "game", "").await);
    }
    let said = until_the_end(TcpStream::connect(server.address).await.unwrap()).await;
    assert!(said.starts_with("HTTP/1.1 503") && said.contains("server_full"), "{said}");
    for socket in live {
        socket.close().await;
    }
    answered(&server).await;
    server.stop().await;
}

/// More than any buffer between two programs holds.
static MUCH: [u8; 64 << 20] = [0; 64 << 20];

fn much(path: &str) -> Option<ClientFile> {
    let file = ClientFile { path: "much", tag: "\"much\"", plain: &MUCH, brotli: None, gzip: None };
    (path == "index.html").then_some(file)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_read_the_answer_is_hung_up_on() {
    // Nothing but the idle time ends it; there is room for one.
    let (client, forever) = (Page::new(much), server::config());
    let config =
        ServerConfig { sockets: 1, header_timeout: 0, heartbeat: 1, idle_timeout: 1, client, ..forever };
    let server = TestServer::with(config).await;
    let narrow = TcpSocket::new_v4().unwrap();
    narrow.set_recv_buffer_size(4096).unwrap();
    let mut stuck = narrow.connect(server.address).await.unwrap();
    stuck.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    stuck.read_exact(&mut [0; 12]).await.unwrap();
    answered(&server).await;
    drop(stuck);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_proxy_its_address_is_not_counted() {
    let config = ServerConfig { sockets_per_address: 1, behind_proxy: true, ..server::config() };
    let server = TestServer::with(config).await;
    let held = [send(&server, "GET /hea").await, send(&server, "GET /hea").await];
    assert_eq!(server.nobody().get("/health").await.status, 200);
    drop(held);
    server.stop().await;
}
