//! Games from the first decision to the last, through real sockets.

use crate::support::*;
use magnate_rules::{FastDice, RULES_VERSION};
use magnate_table::{Entry, Options};
use serde_json::{Value, json};

/// More decisions than any of these games has.
const LONGEST: usize = 10_000;

/// Everybody has seen the end, and everything before it.
#[track_caller]
fn ended(viewers: &[Socket], seats: usize, from: u64) {
    let end = viewers[0].seq();
    for socket in viewers {
        assert_eq!(socket.view["status"], "finished");
        assert_eq!(socket.view["game"]["standings"].as_array().unwrap().len(), seats);
        assert_eq!(socket.numbers(), (from..end).collect::<Vec<_>>());
    }
}

/// The record of the game has every decision and leads to its end.
async fn replayed(server: &TestServer, game: &str, decisions: usize) {
    let record = server.nobody().get(&format!("/api/tables/{game}/record")).await;
    let record: magnate_rules::Record = record.text.parse().unwrap();
    let mut replay = magnate_rules::Replay::new(&record).unwrap();
    while replay.step().unwrap().is_some() {}
    assert!(replay.game().is_over());
    assert_eq!(replay.played(), decisions);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_five_people() {
    let server = TestServer::new().await;
    let mut people = Vec::new();
    for name in ["Ann", "Bob", "Cyd", "Dan", "Eve"] {
        people.push(server.guest(name).await);
    }
    let others: Vec<&Client> = people[1..].iter().collect();
    let game = people[0].start_with(&others, json!({ "intro": "second" })).await;
    let mut players = Vec::new();
    for person in &people {
        players.push(Socket::open(person, &game, "").await);
    }
    let mut watching = [Socket::open(&server.nobody(), &game, "").await];
    let (from, mut dice, mut decisions) = (players[0].seq(), Dice(6), 0);
    while play_on(&mut players, &mut watching, &mut dice).await.is_some() {
        decisions += 1;
        assert!(decisions < LONGEST, "a random game ends some day");
    }
    players.extend(watching);
    ended(&players, 5, from);
    replayed(&server, &game, decisions).await;
    for person in &people {
        assert_eq!(person.get("/api/me/tables?finished=true").await.ok()[0]["id"], json!(game));
    }
}

/// Plays on one connection for several seats: looks from the seat that is to act, and acts.
async fn act_in_turn(socket: &mut Socket, seat: u64, dice: &mut Dice) {
    if socket.view["seat"] != seat {
        socket.send(&json!({ "type": "look", "seat": seat })).await;
        socket.until(|message| message["type"] == "view" && message["seat"] == seat).await;
    }
    let (seq, action) = (socket.seq(), choose(&socket.view, dice).expect("something to do"));
    assert_eq!(socket.act(seat, &action).await["type"], "acted", "{action}");
    socket.reach(seq + 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_two_people_at_one_screen() {
    let server = TestServer::new().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let options = json!({ "players": 3, "public": true, "intro": "first" });
    let table = ann.open(json!({ "options": options, "seats": [0, 2] })).await;
    let game = table["table"]["id"].as_str().unwrap().to_owned();
    bob.post(&format!("/api/tables/{game}/join"), json!({})).await.ok();
    ann.post(&format!("/api/tables/{game}/start"), json!({})).await.ok();
    let (mut screen, mut away) = (Socket::open(&ann, &game, "").await, Socket::open(&bob, &game, "").await);
    let (from, mut dice, mut decisions) = (screen.seq(), Dice(8), 0);
    while let Some(seat) = awaited(&screen.view).first().copied() {
        let (acting, other) = if seat == 1 { (&mut away, &mut screen) } else { (&mut screen, &mut away) };
        act_in_turn(acting, seat, &mut dice).await;
        other.reach(acting.seq()).await;
        decisions += 1;
        assert!(decisions < LONGEST, "a random game ends some day");
    }
    assert_eq!(screen.view["yours"], json!([0, 2]));
    ended(&[screen, away], 3, from);
    replayed(&server, &game, decisions).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_for_everybody() {
    let server = TestServer::new().await;
    let ann = server.guest("Ann").await;
    let opening = json!({ "options": { "players": 2, "intro": "first" }, "seats": [0, 1], "start": true });
    let game = ann.open(opening).await["table"]["id"].as_str().unwrap().to_owned();
    let mut screen = Socket::open(&ann, &game, "").await;
    let (from, mut dice, mut decisions) = (screen.seq(), Dice(12), 0);
    while let Some(seat) = awaited(&screen.view).first().copied() {
        act_in_turn(&mut screen, seat, &mut dice).await;
        decisions += 1;
        assert!(decisions < LONGEST, "a random game ends some day");
    }
    ended(&[screen], 2, from);
    let record = ann.get(&format!("/api/tables/{game}/record")).await.text;
    assert_eq!(record.parse::<magnate_rules::Record>().unwrap().actions().count(), decisions);
}

#[tokio::test]
async fn of_older_rules_can_still_be_looked_at() {
    let server = TestServer::new().await;
    let people = [server.guest("Ann").await, server.guest("Bob").await];
    let users: Vec<&str> = people.iter().map(|client| client.id.as_str()).collect();
    let mut desk = Desk::started(Options { public: true, ..Options::new(2) }, &users, 5);
    let mut dice = FastDice::new(3);
    while !desk.game().is_over() {
        desk.random_step(&mut dice);
    }
    // As a server with other rules left it: its log, its summary, and a picture of the end.
    let picture = desk.table.view(None).unwrap().to_value();
    for stamped in &mut desk.log {
        if let Entry::Started { rules, .. } = &mut stamped.entry {
            *rules = RULES_VERSION + 1;
        }
    }
    desk.plant(server.store.as_ref(), "old").await;
    server.store.put_snapshot("old", desk.table.seq(), &picture).await.unwrap();

    let listed = people[0].get("/api/me/tables?finished=true").await.ok();
    assert_eq!((&listed[0]["id"], &listed[0]["status"]), (&json!("old"), &json!("finished")));
    for viewer in [&people[0], &people[1], &server.nobody()] {
        let view = viewer.view("old").await;
        assert_eq!((&view["status"], &view["game"]), (&json!("archived"), &picture));
        assert_eq!(view["game"]["standings"].as_array().unwrap().len(), 2);
        let socket = Socket::open(viewer, "old", "").await;
        assert_eq!(socket.view["game"], picture);
        let record = viewer.get("/api/tables/old/record").await;
        assert_eq!(record.status, 200, "{}", record.text);
        assert!(record.text.contains("seed: 5\n"), "it is over");
    }
    // All of its log can be read, and nothing can be done but talk.
    let mut socket = Socket::open(&people[0], "old", "?seen=0").await;
    socket.reach(u64::from(desk.table.seq())).await;
    assert_eq!(socket.steps.len(), desk.log.len());
    let pass = json!({ "action": "pass" });
    for seat in 0..2_u8 {
        let player = &people[usize::from(seat)];
        player.act("old", seat.into(), &json!(desk.table.seq()), &pass).await.refused(
            "over",
            409,
            "game_over",
        );
        let undo = json!({ "seat": seat, "seq": desk.table.seq() });
        player.post("/api/tables/old/undo", undo).await.refused("over", 409, "game_over");
    }
    for player in &people {
        // It came to its end, as the list knows.
        let abandoned = player.post("/api/tables/old/abandon", json!({})).await;
        assert!([403, 409].contains(&abandoned.status), "{}", abandoned.text);
    }
    people[1].post("/api/tables/old/chat", json!({ "text": "remember?" })).await.ok();
    assert_eq!(
        socket.until(|message: &Value| message["type"] == "chat").await["lines"][0]["text"],
        "remember?"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn against_the_chain() {
    let server = TestServer::new().await;
    let ann = server.guest("Ann").await;
    let solo = json!({ "hard_choices": true, "six_restaurants": true });
    let options = json!({ "players": 2, "public": true, "solo": solo });
    let answer = ann.post("/api/tables", json!({ "options": options, "start": true })).await.ok();
    let game = answer["table"]["id"].as_str().unwrap().to_string();
    assert_eq!(answer["table"]["seats"][1]["kind"], "the_chain");
    assert_eq!(answer["table"]["yours"], json!([0]));
    let view = &answer["table"]["game"];
    assert_eq!(view["position"]["chain"]["deck"].as_array().unwrap().len(), 1, "the deck is a secret");
    assert!(view["automaton"]["front"].is_string());
    assert!(view["chains"][1]["reserve"].is_null(), "and so is its reserve card");
    // Nobody can sit down on The Chain's seat or put a bot there.
    let bob = server.guest("Bob").await;
    let answer = bob.post(&format!("/api/tables/{game}/join"), json!({ "seat": 1 })).await;
    answer.refused("joining", 409, "already_started");

    let mut players = vec![Socket::open(&ann, &game, "").await];
    let mut watching = [Socket::open(&server.nobody(), &game, "").await];
    let (from, mut dice, mut decisions) = (players[0].seq(), Dice(8), 0);
    while play_on(&mut players, &mut watching, &mut dice).await.is_some() {
        decisions += 1;
        assert!(decisions < LONGEST, "a random game ends some day");
    }
    players.extend(watching);
    ended(&players, 2, from);
    replayed(&server, &game, decisions).await;

    let solo = ann.get("/api/me/solo").await.ok();
    assert_eq!(solo["games"][0]["id"], json!(game));
    assert_eq!(solo["games"][0]["difficulty"], json!(["hard_choices", "six_restaurants"]));
    assert_eq!(
        (&solo["records"][0]["games"], &solo["records"][0]["wins"]),
        (&json!(1), &json!(0)),
        "chance does not win"
    );
    assert_eq!(bob.get("/api/me/solo").await.ok(), json!({ "records": [], "games": [] }));
}

#[tokio::test]
async fn of_older_rules_and_still_running_can_be_abandoned_by_their_host() {
    let server = TestServer::new().await;
    let people = [server.guest("Ann").await, server.guest("Bob").await];
    let users: Vec<&str> = people.iter().map(|client| client.id.as_str()).collect();
    let mut desk = Desk::started(Options { public: true, ..Options::new(2) }, &users, 5);
    let mut dice = FastDice::new(3);
    for _ in 0..20 {
        desk.random_step(&mut dice);
    }
    let picture = desk.table.view(None).unwrap().to_value();
    for stamped in &mut desk.log {
        if let Entry::Started { rules, .. } = &mut stamped.entry {
            *rules = RULES_VERSION + 1;
        }
    }
    desk.plant(server.store.as_ref(), "old").await;
    server.store.put_snapshot("old", desk.table.seq(), &picture).await.unwrap();
    let ids = async |query: &str| {
        let listed = people[0].get(&format!("/api/me/tables{query}")).await.ok();
        listed.as_array().unwrap().iter().map(|table| table["id"].clone()).collect::<Vec<_>>()
    };
    assert_eq!((ids("").await, ids("?finished=true").await), (vec![json!("old")], vec![]));
    let host = people.iter().find(|who| who.id == desk.table.host().0).unwrap();
    let other = people.iter().find(|who| who.id != host.id).unwrap();
    other.post("/api/tables/old/abandon", json!({})).await.refused("not the host", 403, "host_only");
    let closed = host.post("/api/tables/old/abandon", json!({})).await.ok();
    assert_eq!((&closed["table"]["status"], &closed["table"]["game"]), (&json!("abandoned"), &picture));
    assert_eq!((ids("").await, ids("?finished=true").await), (vec![], vec![json!("old")]));
    host.post("/api/tables/old/abandon", json!({})).await.refused("twice", 409, "game_over");
    assert!(host.get("/api/tables/old/record").await.text.contains("seed: 5\n"), "it is over");
}
