//! Viewers that do not keep up, and viewers that are not there any more.

use crate::support::*;
use magnate_server::ServerConfig;
use serde_json::{Value, json};
use tokio::net::TcpSocket;

/// Bytes that each end of a narrow connection takes at least; the system doubles it.
const NARROW: u32 = 4 * 1024;

async fn counted(config: ServerConfig) -> (TestServer, Directory) {
    let directory = Directory::new();
    let server = TestServer::counted(directory.store().await, config, server::numbers()).await;
    (server, directory)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_read_for_a_while_loses_nothing() {
    // Nobody is sent away in this test for being slow.
    let config = ServerConfig { heartbeat: 3600, ..server::config() };
    // Little fits between the two ends of a connection: what is not read is soon not sent either.
    let narrow = TcpSocket::new_v4().unwrap();
    narrow.set_send_buffer_size(NARROW).unwrap();
    narrow.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let directory = Directory::new();
    let store = directory.store().await;
    let server = TestServer::listening(narrow.listen(16).unwrap(), store, config, server::numbers());
    let ann = server.guest("Ann").await;
    // The same game every time.
    let options = json!({ "players": 2, "public": true });
    let table = ann.open(json!({ "options": options, "seats": [0, 1], "start": true, "seed": "1" })).await;
    let game = table["table"]["id"].as_str().unwrap().to_owned();
    let mut players =
        [Socket::open(&ann, &game, "?seat=0").await, Socket::open(&ann, &game, "?seat=1").await];
    let mut slow = Socket::open_narrow(&server.nobody(), &game, "?seen=0", NARROW).await;
    let mut quick = [Socket::open(&server.nobody(), &game, "?seen=0").await];
    let seen = slow.heard.len();
    let mut dice = Dice(1);
    // First what no buffer holds, then more entries than the server keeps for anybody.
    let (mut bytes, mut entries) = (0, 0);
    while bytes < 16 * NARROW as usize || entries < 300 {
        entries += usize::from(bytes >= 16 * NARROW as usize);
        play_on(&mut players, &mut quick, &mut dice).await.expect("the game goes on");
        bytes = quick[0].steps.iter().map(|step| step.to_string().len()).sum();
    }
    let [quick] = quick;
    let end = quick.seq();
    // What was missed comes together, once, in order, and then the table as it is now.
    slow.reach(end).await;
    assert_eq!(slow.numbers(), (0..end).collect::<Vec<_>>());
    let most = slow.heard[seen..].iter().map(|text| text.matches("\"seq\":").count()).max();
    assert!(most > Some(200), "the slow one was left behind: {most:?} entries at once");
    assert_eq!(slow.steps, quick.steps);
    assert_eq!(slow.view["game"], quick.view["game"]);
    let views =
        |socket: &Socket| socket.heard.iter().filter(|text| text.starts_with("{\"type\":\"view\"")).count();
    assert!(views(&slow) < quick.steps.len(), "nobody kept old views for the slow one");
    assert!(server::numbers().render().contains("magnate_slow_viewers_total"), "and it was counted");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_gives_no_sign_of_life_is_gone() {
    // Long enough that whoever does answer is heard in time, on however busy a machine.
    let (server, _directory) = counted(ServerConfig { heartbeat: 4, ..server::config() }).await;
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
