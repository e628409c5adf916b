//! Live connections: everybody sees the same in the same order, nothing is lost, nothing comes twice.

use crate::support::*;
use magnate_server::ServerConfig;
use serde_json::{Value, json};

/// What everybody may know of the steps, in order.
fn public(steps: &[Value]) -> Vec<Value> {
    let mut steps = steps.to_vec();
    for step in &mut steps {
        if matches!(step["entry"]["action"]["action"].as_str(), Some("work" | "reserve" | "hidden")) {
            step["entry"]["action"] = Value::Null;
        }
        for event in step["events"].as_array_mut().unwrap() {
            if event["event"] == "reserve_chosen" || event["event"] == "structure_chosen" {
                event["card"] = Value::Null;
                event["cards"] = Value::Null;
            }
        }
    }
    steps
}

/// Every number from one to before another, once.
#[track_caller]
fn complete(socket: &Socket, from: u64, to: u64) {
    assert_eq!(socket.numbers(), (from..to).collect::<Vec<_>>());
}

async fn table_of_two(server: &TestServer) -> (Client, Client, String) {
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let game = ann.start_with(&[&bob], json!({})).await;
    (ann, bob, game)
}

#[tokio::test]
async fn everybody_sees_the_same_in_the_same_order() {
    let server = TestServer::new().await;
    let (ann, bob, game) = table_of_two(&server).await;
    let mut players = [Socket::open(&ann, &game, "").await, Socket::open(&bob, &game, "").await];
    let mut others = [Socket::open(&server.nobody(), &game, "").await];
    assert_eq!(others[0].view["seat"], Value::Null);
    assert_eq!(others[0].view["game"]["own"], Value::Null);
    let from = players[0].seq();
    let mut dice = Dice(1);
    for _ in 0..60 {
        play_on(&mut players, &mut others, &mut dice).await.unwrap();
    }
    let to = players[0].seq();
    let expected = public(&players[0].steps);
    for socket in players.iter().chain(&others) {
        complete(socket, from, to);
        assert_eq!(public(&socket.steps), expected);
    }
    // Views agree with each other and with what REST says, apart from what is one's own.
    let shared =
        |view: &Value| (view["seq"].clone(), view["game"]["decision"].clone(), view["game"]["board"].clone());
    let asked = server.nobody().view(&game).await;
    for socket in players.iter().chain(&others) {
        assert_eq!(shared(&socket.view), shared(&asked));
    }
    assert_eq!(others[0].view["game"], asked["game"]);
    assert_eq!(players[1].view["game"], bob.view(&game).await["game"]);
}

#[tokio::test]
async fn reconnecting_gives_exactly_what_was_missed() {
    let directory = Directory::new();
    let mut server = TestServer::on(directory.store().await, server::config()).await;
    let (mut ann, mut bob, game) = table_of_two(&server).await;
    let mut players = [Socket::open(&ann, &game, "").await, Socket::open(&bob, &game, "").await];
    let mut dice = Dice(2);
    let mut away = Socket::open(&server.nobody(), &game, "?seen=0").await;
    away.reach(players[0].seq()).await;
    for round in 0..4 {
        let seen = away.seq();
        let mut heard = std::mem::take(&mut away.steps);
        away.close().await;
        for _ in 0..10 {
            play_on(&mut players, &mut [], &mut dice).await.unwrap();
        }
        if round % 2 == 1 {
            // The server restarts in the middle of the game, on the same file.
            server.tell_to_stop();
            for socket in &mut players {
                socket.until(|message| message["type"] == "bye").await;
                assert!(socket.try_next().await.is_none(), "and then it hangs up");
            }
            server.stop().await;
            server = TestServer::on(directory.store().await, server::config()).await;
            (ann, bob) = (ann.at(server.address), bob.at(server.address));
            let mut steps = Vec::new();
            for (socket, client) in players.iter_mut().zip([&ann, &bob]) {
                steps.push(std::mem::take(&mut socket.steps));
                *socket = Socket::open(client, &game, &format!("?seen={}", socket.seq())).await;
                assert!(socket.steps.is_empty(), "nothing was missed");
            }
            for _ in 0..5 {
                play_on(&mut players, &mut [], &mut dice).await.unwrap();
            }
            for (socket, mut steps) in players.iter_mut().zip(steps) {
                steps.append(&mut socket.steps);
                socket.steps = steps;
            }
        }
        let now = players[0].seq();
        away = Socket::open(&server.nobody(), &game, &format!("?seen={seen}")).await;
        complete(&away, seen, now);
        heard.append(&mut away.steps);
        away.steps = heard;
        complete(&away, 0, now);
        assert_eq!(
            public(&away.steps[away.steps.len() - 10..]),
            public(&players[0].steps[players[0].steps.len() - 10..])
        );
    }
    // Coming back from any point gives the same steps.
    let whole = away.steps.clone();
    for seen in [0, 1, 2, 5, whole.len() / 2, whole.len() - 1, whole.len(), whole.len() + 1000] {
        let mut socket = Socket::open(&server.nobody(), &game, &format!("?seen={seen}")).await;
        assert_eq!(socket.steps, whole[seen.min(whole.len())..], "seen {seen}");
        // And what happens next comes too, also to somebody who claimed to have seen the future.
        if seen > whole.len() {
            let mut both = [Socket::open(&ann, &game, "").await, Socket::open(&bob, &game, "").await];
            play_on(&mut both, std::slice::from_mut(&mut socket), &mut dice).await.unwrap();
            complete(&socket, whole.len() as u64, whole.len() as u64 + 1);
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn one_person_on_several_seats() {
    let server = TestServer::new().await;
    let ann = server.guest("Ann").await;
    let opening = json!({ "options": { "players": 3, "public": true }, "seats": [0, 1, 2], "start": true });
    let game = ann.open(opening).await["table"]["id"].as_str().unwrap().to_owned();
    let mut socket = Socket::open(&ann, &game, "").await;
    assert_eq!((&socket.view["yours"], &socket.view["seat"]), (&json!([0, 1, 2]), &json!(0)));
    assert_eq!(Socket::open(&ann, &game, "?seat=2").await.view["seat"], 2);
    let mut dice = Dice(3);
    let mut secret = 0;
    for _ in 0..40 {
        let seat = awaited(&socket.view)[0];
        socket.send(&json!({ "type": "look", "seat": seat })).await;
        let view = socket.until(|message| message["type"] == "view").await;
        assert_eq!(view["seat"], seat);
        assert_eq!(view["game"]["own"]["seat"], seat);
        let (seq, action) = (socket.seq(), choose(&view, &mut dice).unwrap());
        assert_eq!(socket.act(seat, &action).await["type"], "acted");
        socket.reach(seq + 1).await;
        assert_eq!(socket.view["seat"], seat, "one looks from where one looked");
        if action["action"] == "reserve" {
            secret += 1;
            assert!(socket.view["game"]["position"]["chains"][seat as usize]["reserve"].is_number());
        }
    }
    assert_eq!(secret, 3);

    // Turning away stays turned away, whatever happens: the screen may be somebody else's.
    socket.send(&json!({ "type": "look", "seat": null })).await;
    let view = socket.until(|message| message["type"] == "view").await;
    assert_eq!((&view["seat"], &view["game"]["own"]), (&Value::Null, &Value::Null));
    let seat = awaited(&view)[0];
    let own = ann.get(&format!("/api/tables/{game}?seat={seat}")).await.ok()["table"].clone();
    ann.act(&game, seat, &own["seq"], &choose(&own, &mut dice).unwrap()).await.ok();
    socket.reach(own["seq"].as_u64().unwrap() + 1).await;
    assert_eq!((&socket.view["seat"], &socket.view["game"]["own"]), (&Value::Null, &Value::Null));
}

#[tokio::test]
async fn sitting_down_and_leaving_while_looking() {
    let server = TestServer::new().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let table = ann.open(json!({ "options": { "players": 2, "public": true } })).await["table"]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let mut socket = Socket::open(&bob, &table, "").await;
    assert_eq!(socket.view["seat"], Value::Null);
    let seated = bob.post(&format!("/api/tables/{table}/join"), json!({})).await.ok()["table"]["seq"]
        .as_u64()
        .unwrap();
    socket.reach(seated).await;
    assert_eq!((&socket.view["seat"], &socket.view["yours"]), (&json!(1), &json!([1])));
    bob.post(&format!("/api/tables/{table}/leave"), json!({ "seat": 1 })).await.ok();
    socket.reach(seated + 1).await;
    assert_eq!((&socket.view["seat"], &socket.view["yours"]), (&Value::Null, &json!([])));
}

#[tokio::test]
async fn presence_and_chat() {
    let server = TestServer::new().await;
    let (ann, bob, game) = table_of_two(&server).await;
    let mut first = Socket::open(&ann, &game, "").await;
    let present = |people: &[&Client]| {
        let mut ids: Vec<String> = people.iter().map(|client| client.id.clone()).collect();
        ids.sort();
        let ids = json!(ids);
        move |message: &Value| message["type"] == "presence" && message["users"] == ids
    };
    first.until(present(&[&ann])).await;
    let second = Socket::open(&bob, &game, "").await;
    let seen = first.until(present(&[&ann, &bob])).await;
    assert_eq!(seen["people"].as_array().unwrap().len(), 2);
    // A second window changes nothing when it closes; a spectator without a name is nobody.
    let window = Socket::open(&bob, &game, "").await;
    let nobody = Socket::open(&server.nobody(), &game, "").await;
    window.close().await;
    nobody.close().await;
    second.close().await;
    first.until(present(&[&ann])).await;

    // Chat comes in order, to everybody, over either way; whoever comes later gets it too.
    let mut second = Socket::open(&bob, &game, "").await;
    ann.post(&format!("/api/tables/{game}/chat"), json!({ "text": "  hello\tthere " })).await.ok();
    second.until(|message| message["type"] == "chat").await;
    second.send(&json!({ "type": "chat", "text": "<b>hi</b> \u{1f354}" })).await;
    let mut third = Socket::open(&server.guest("Eve").await, &game, "").await;
    for socket in [&mut first, &mut second, &mut third] {
        let mut said: Vec<(Value, Value)> = Vec::new();
        for text in &socket.heard {
            let message: Value = serde_json::from_str(text).unwrap();
            collect_chat(&message, &mut said);
        }
        while said.len() < 2 {
            let message = socket.next().await;
            collect_chat(&message, &mut said);
        }
        let expected = [(json!(ann.id), json!("hello there")), (json!(bob.id), json!("<b>hi</b> \u{1f354}"))];
        assert_eq!(said, expected);
    }
}

fn collect_chat(message: &Value, said: &mut Vec<(Value, Value)>) {
    if message["type"] == "chat" {
        let lines = message["lines"].as_array().unwrap();
        said.extend(lines.iter().map(|line| (line["user"].clone(), line["text"].clone())));
    }
}

#[tokio::test]
async fn stopping_says_goodbye() {
    let mut server = TestServer::new().await;
    let (ann, _, game) = table_of_two(&server).await;
    let mut sockets =
        vec![Socket::open(&ann, &game, "").await, Socket::open(&server.nobody(), &game, "").await];
    server.tell_to_stop();
    for socket in &mut sockets {
        let bye = socket.until(|message| message["type"] == "bye").await;
        assert!(bye["reason"].as_str().is_some_and(|reason| !reason.is_empty()));
        assert!(socket.try_next().await.is_none());
    }
    server.stop().await;
}

#[tokio::test]
async fn the_goodbye_comes_before_the_process_ends() {
    // A server with a runtime of its own, which ends when serving ends, as a process does.
    let directory = Directory::new();
    let path = directory.0.join("magnate.sqlite3");
    let (ready, address) = tokio::sync::oneshot::channel();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let process = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            ready.send(listener.local_addr().unwrap()).unwrap();
            let store = magnate_server::store::SqliteStore::open(&path).await.unwrap();
            let numbers = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder().handle();
            let stop = async {
                _ = stopped.await;
            };
            let store = std::sync::Arc::new(store);
            magnate_server::serve_on(listener, store, server::config(), numbers, stop).await.unwrap();
        });
    });
    let mut ann = Client::new(address.await.unwrap());
    ann.become_guest("Ann").await;
    let opening = json!({ "options": { "players": 2, "public": true }, "seats": [0, 1], "start": true });
    let game = ann.open(opening).await["table"]["id"].as_str().unwrap().to_owned();
    let mut sockets = Vec::new();
    for _ in 0..50 {
        sockets.push(Socket::open(&ann, &game, "").await);
    }
    stop.send(()).unwrap();
    for socket in &mut sockets {
        socket.until(|message| message["type"] == "bye").await;
        assert!(socket.try_next().await.is_none());
    }
    tokio::task::spawn_blocking(move || process.join().unwrap()).await.unwrap();
}

#[tokio::test]
async fn a_game_to_its_end() {
    let server = TestServer::new().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let game = ann.start_with(&[&bob], json!({ "intro": "second" })).await;
    let mut players = [Socket::open(&ann, &game, "").await, Socket::open(&bob, &game, "").await];
    let mut others = [Socket::open(&server.nobody(), &game, "").await];
    let (mut dice, from) = (Dice(4), players[0].seq());
    let mut steps = 0;
    while play_on(&mut players, &mut others, &mut dice).await.is_some() {
        steps += 1;
        assert!(steps < 20_000, "a random game ends some day");
    }
    let to = players[0].seq();
    for socket in players.iter().chain(&others) {
        assert_eq!(socket.view["status"], "finished");
        assert_eq!(socket.view["game"]["standings"].as_array().unwrap().len(), 2);
        complete(socket, from, to);
    }
    let record = server.nobody().get(&format!("/api/tables/{game}/record")).await;
    let record: magnate_rules::Record = record.text.parse().unwrap();
    let mut replay = magnate_rules::Replay::new(&record).unwrap();
    while replay.step().unwrap().is_some() {}
    assert!(replay.game().is_over());
    assert_eq!(replay.played(), steps);
}

#[tokio::test]
async fn a_game_of_bots_is_watched_to_its_end() {
    let server = TestServer::new().await;
    let ann = server.guest("Ann").await;
    let bots = json!([{ "seat": 0, "bot": "random" }, { "seat": 1, "bot": "random" }]);
    let opening = json!({ "options": { "players": 2, "public": true, "intro": "first" }, "seats": [], "bots": bots, "start": true });
    let game = ann.open(opening).await["table"]["id"].as_str().unwrap().to_owned();
    let mut socket = Socket::open(&server.nobody(), &game, "?seen=0").await;
    while socket.view["status"] != "finished" {
        socket.next().await;
    }
    socket.reach(socket.seq()).await;
    complete(&socket, 0, socket.seq());
}

/// Reads to the end of a connection that says why it ends.
async fn signed_out(mut socket: Socket) {
    let bye = socket.until(|message| message["type"] == "bye").await;
    assert_eq!(bye["code"], "signed_out");
    assert!(bye["reason"].as_str().unwrap().len() > 10);
    assert_eq!(socket.try_next().await, None, "and the connection has ended");
}

#[tokio::test]
async fn a_connection_ends_with_the_session_or_token_it_was_opened_by() {
    let server = TestServer::new().await;
    let (ann, bob, game) = table_of_two(&server).await;
    let token = async |who: &Client| {
        let token = who.post("/api/me/token", json!({ "scope": "all" })).await.ok()["token"]
            .as_str()
            .unwrap()
            .to_owned();
        Client { session: None, bearer: Some(token), ..who.clone() }
    };
    let script = token(&ann).await;
    let [by_session, by_token] =
        [Socket::open(&ann, &game, "").await, Socket::open(&script, &game, "").await];
    let (mut other, mut nobody) =
        (Socket::open(&bob, &game, "").await, Socket::open(&server.nobody(), &game, "").await);

    // A new token ends what the old one opened, a session nothing but its own.
    let script = token(&ann).await;
    signed_out(by_token).await;
    let by_token = Socket::open(&script, &game, "").await;
    assert_eq!(ann.post("/api/logout", json!({})).await.status, 204);
    signed_out(by_session).await;
    assert_eq!(ann.get("/api/me").await.status, 401);
    let gone = script.send(script.request(reqwest::Method::DELETE, "/api/me/token")).await;
    assert_eq!(gone.status, 204);
    signed_out(by_token).await;

    // Nobody else was concerned.
    for socket in [&mut other, &mut nobody] {
        socket.send(&json!({ "type": "ask", "id": 9, "question": { "question": "houses" } })).await;
        let answer = socket.until(|message| message["id"] == 9).await;
        assert_eq!(answer["type"], "answer");
    }
    server.stop().await;
}

#[tokio::test]
async fn so_many_connections_and_no_more() {
    let live = |game: &str| format!("/api/tables/{game}/live");
    let few = ServerConfig { connections_per_address: 3, ..server::config() };
    let server = TestServer::with(few).await;
    let (ann, bob, game) = table_of_two(&server).await;
    let mut open = Vec::new();
    for who in [&ann, &bob, &server.nobody()] {
        open.push(Socket::open(who, &game, "").await);
    }
    let refused = Socket::try_open(&ann, &live(&game), None).await.err().unwrap();
    assert_eq!(refused, (429, json!("too_many_connections")));
    // A page, which is not told why, can ask.
    ann.get(&live(&game)).await.refused("why", 429, "too_many_connections");
    open.pop().unwrap().close().await;
    // The place is free as soon as the server has noticed.
    let again = async {
        loop {
            if let Ok(socket) = Socket::try_open(&ann, &live(&game), None).await {
                break socket;
            }
        }
    };
    tokio::time::timeout(PATIENCE, again).await.expect("a place").close().await;
    server.stop().await;

    let small = ServerConfig { connections: 1, ..server::config() };
    let server = TestServer::with(small).await;
    let (ann, bob, game) = table_of_two(&server).await;
    let _first = Socket::open(&ann, &game, "").await;
    for _ in 0..3 {
        let refused = Socket::try_open(&bob, &live(&game), None).await.err().unwrap();
        assert_eq!(refused, (503, json!("server_full")), "and a refusal takes no place");
        bob.get(&live(&game)).await.refused("why", 503, "server_full");
    }
}
