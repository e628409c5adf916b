//! Nobody learns what they may not know: not from a view, not from a step, not from a record, not from any byte sent.

use std::collections::BTreeSet;

use crate::support::secrets::{Secrets, leaks};
use crate::support::*;
use magnate_rules::{
    Action, Config, FastDice, Intro, Milestone, Module, PlayerId, ReserveCard, Staff, Stage,
};
use magnate_server::ServerConfig;
use magnate_server::store::Store;
use magnate_table::{Entry, Options};
use serde_json::{Value, json};

/// The seed of a table, as only the store knows it.
async fn seed_of(store: &dyn Store, table: &str) -> String {
    let log = store.log(table, 0).await.unwrap();
    let started = log.into_iter().find_map(|stamped| match stamped.entry {
        Entry::Started { seed, .. } => Some(seed),
        _ => None,
    });
    started.unwrap()
}

#[test]
fn the_searcher_finds_what_is_planted() {
    let secrets = Secrets { seed: "1234567890123".into(), reserves_open: false };
    let open = Secrets { reserves_open: true, ..secrets.clone() };
    let chain = json!({ "position": { "chains": [{ "cash": 5 }, { "reserve": 200 }] } }).to_string();
    let chosen = json!({ "chains": [{ "chosen": null }, { "chosen": { "trainer": 1 } }] }).to_string();
    let acted = |action: Value| {
        json!({ "type": "events", "steps": [{ "entry": { "entry": "acted", "seat": 1, "action": action } }] })
            .to_string()
    };
    let reserve = acted(json!({ "action": "reserve", "card": "100" }));
    let work = acted(json!({ "action": "work", "cards": {} }));
    let event = json!({ "events": [{ "event": "reserve_chosen", "chain": 1, "card": "100" }] }).to_string();
    let structure =
        json!({ "events": [{ "event": "structure_chosen", "chain": 1, "cards": {} }] }).to_string();
    let record = "magnate record 1\n\n1 reserve 100\n".to_owned();
    let export = json!({ "tables": [{ "record": record }] }).to_string();
    for text in [&chain, &chosen, &reserve, &work, &event, &structure, &record, &export] {
        assert_eq!(leaks(text, Some(0), &secrets).len(), 1, "{text}");
        assert_eq!(leaks(text, None, &secrets).len(), 1, "{text}");
        assert!(leaks(text, Some(1), &secrets).is_empty(), "{text}");
    }
    assert!(leaks(&chain, None, &open).is_empty() && leaks(&record, None, &open).is_empty());
    for text in [
        "seed: 1234567890123",
        "{\"x\":\"1234567890123\"}",
        "{\"x\":1234567890123}",
        "{\"seed\":\"7\"}",
        "= 2cadd1e0b1c81066",
    ] {
        assert!(!leaks(text, Some(1), &open).is_empty(), "{text}");
    }
    assert!(leaks(&acted(json!({ "action": "hidden" })), Some(0), &secrets).is_empty());
}

/// A number that stands in the orders of a seat and nowhere else.
fn ordered(seat: usize) -> String {
    (71_230_000 + seat).to_string()
}

/// Orders that are never carried out: nobody else may learn of them.
async fn order(client: &Client, game: &str, seat: usize) {
    let guards = json!([{ "guard": "cash_at_least", "cash": ordered(seat).parse::<i32>().unwrap() }]);
    let plan = json!({ "round": 9999, "steps": [{ "guards": guards, "action": { "action": "end" } }] });
    let path = format!("/api/tables/{game}/orders");
    let body = json!({ "seat": seat, "orders": { "plan": plan } });
    let kept = client.send(client.request(reqwest::Method::PUT, &path).json(&body)).await;
    assert!(kept.text.contains(&ordered(seat)), "their maker sees them: {}", kept.text);
}

/// What stands in a note of a seat and nowhere else.
fn noted(seat: usize) -> String {
    format!("a note of seat {seat} alone")
}

async fn write_down(client: &Client, game: &str, seat: usize) {
    let path = format!("/api/tables/{game}/note");
    let note = client.request(reqwest::Method::PUT, &path).json(&json!({ "text": noted(seat) }));
    client.send(note).await.ok();
    assert!(client.get(&path).await.text.contains(&noted(seat)));
}

/// A game played through sockets, with everybody listening to everything.
async fn listen(players: usize, options: Value, steps: usize, dice: u64) {
    let server = TestServer::with(ServerConfig { upload_rate: 0, ..server::config() }).await;
    let names = ["Ann", "Bob", "Cyd", "Dan"];
    let mut clients = Vec::new();
    for name in &names[..players] {
        // With a profile, that others look at.
        let mut client = server.nobody();
        client.sign_in("/api/register", json!({ "name": name, "password": "correct horse" })).await.ok();
        clients.push(client);
    }
    let others: Vec<&Client> = clients[1..].iter().collect();
    let game = clients[0].start_with(&others, options).await;
    // Somebody who plays, but elsewhere, and somebody without a name.
    let eve = server.guest("Eve").await;
    let elsewhere = json!({ "options": { "players": 2, "public": true }, "seats": [0, 1], "start": true });
    eve.open(elsewhere).await;
    let nobody = server.nobody();
    let seed = seed_of(server.store.as_ref(), &game).await;
    for (seat, client) in clients.iter().enumerate() {
        order(client, &game, seat).await;
        write_down(client, &game, seat).await;
    }

    let mut sockets = Vec::new();
    for client in &clients {
        sockets.push(Socket::open(client, &game, "").await);
    }
    let mut watching = [Socket::open(&eve, &game, "").await, Socket::open(&nobody, &game, "").await];
    let mut dice = Dice(dice);
    let (mut secret_steps, mut secrets) = (0, Secrets { seed, reserves_open: false });
    for step in 0..steps {
        let Some((_, action)) = play_on(&mut sockets, &mut watching, &mut dice).await else { break };
        let over = sockets[0].view["status"] == "finished";
        secret_steps += usize::from(matches!(action["action"].as_str(), Some("reserve" | "work")));
        let viewers = clients.iter().zip(0..).map(|(client, seat)| (client, Some(seat)));
        let viewers = viewers.chain([(&eve, None), (&nobody, None)]);
        for ((client, seat), socket) in viewers.zip(sockets.iter_mut().chain(&mut watching)) {
            // A message may tell of a break as it happens: then the cards in it are open.
            let mut received = std::mem::take(&mut socket.heard);
            let opened = received.iter().any(|text| text.contains("\"bank_broke\""));
            let looks = seat.is_some_and(|seat: usize| {
                socket.view["game"]["position"]["chains"][seat].to_string().contains("first_to_have_20")
            });
            secrets.reserves_open |= opened;
            let known = Secrets { reserves_open: secrets.reserves_open || looks, ..secrets.clone() };
            // Asking every time makes it slow and finds no more; while something is secret it is always asked.
            if step % 7 == 0 || secret_steps < players || action["action"] == "work" {
                for path in ["", "/record", "/chat", "/note", "/orders?seat=0", "/orders?seat=1"] {
                    received.push(client.get(&format!("/api/tables/{game}{path}")).await.text);
                }
                for path in ["export", "invitations", "notices", "waiting", "blocks", "devices"] {
                    received.push(client.get(&format!("/api/me/{path}")).await.text);
                }
                for path in ["ann", "bob/games"] {
                    received.push(client.get(&format!("/api/people/{path}")).await.text);
                }
            }
            for text in &received {
                let found = leaks(text, seat.map(|seat| seat as u64), &known);
                assert!(over || found.is_empty(), "{seat:?} learns {found:?} at step {step} ({action})");
                assert!(over || !text.contains("\"seed\""), "{text}");
                let others = (0..players).filter(|other| Some(*other) != seat);
                for other in others {
                    assert!(!text.contains(&ordered(other)), "{seat:?} learns of the orders of {other}");
                    assert!(!text.contains(&noted(other)), "{seat:?} reads a note of {other}");
                }
            }
        }
    }
    assert!(secret_steps > players, "something was secret");
    // Whoever comes back, and whoever comes late, learns no more than who was there.
    let viewers = clients.iter().zip(0..).map(|(client, seat)| (client, Some(seat)));
    for (client, seat) in viewers.chain([(&eve, None), (&nobody, None)]) {
        let socket = Socket::open(client, &game, "?seen=0").await;
        if socket.view["status"] == "playing" {
            let known = Secrets { reserves_open: true, ..secrets.clone() };
            for text in &socket.heard {
                assert!(leaks(text, seat, &known).is_empty(), "{seat:?} {:?}", leaks(text, seat, &known));
            }
        }
    }
    // What keeps score knows nothing of games under way.
    for list in [
        "/api/tables",
        "/api/tables?show=playing",
        "/api/me/tables",
        "/metrics",
        "/api/leaders?pace=live",
        "/api/statistics?kind=reserve",
        "/api/statistics?kind=opening",
        "/api/statistics?kind=map",
        "/api/statistics/games?kind=place&key=corner",
    ] {
        let text = eve.get(list).await.text;
        assert!(leaks(&text, None, &secrets).is_empty(), "{list}");
    }
}

#[tokio::test]
async fn two_players() {
    listen(2, json!({}), 150, 11).await;
}

#[tokio::test]
async fn three_players() {
    listen(3, json!({}), 120, 12).await;
}

#[tokio::test]
async fn four_players() {
    listen(4, json!({}), 120, 13).await;
}

#[tokio::test]
async fn four_players_introduction() {
    listen(4, json!({ "intro": "second" }), 100, 14).await;
}

/// Price cards are as secret as the usual ones.
#[tokio::test]
async fn three_players_with_every_module() {
    let every: Vec<&str> = Module::BUILT.made_playable(3).iter().map(Module::id).collect();
    listen(3, json!({ "modules": every }), 150, 15).await;
}

/// Everything one viewer can get of a table, with the table's own name taken out.
async fn everything(client: &Client, table: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for path in ["", "/record", "/chat"] {
        texts.push(client.get(&format!("/api/tables/{table}{path}")).await.text);
    }
    let mut socket = Socket::open(client, table, "?seen=0").await;
    // Who else is looking is another matter.
    socket.until(|message| message["type"] == "presence").await;
    texts.extend(socket.heard.iter().filter(|text| !text.contains("\"type\":\"presence\"")).cloned());
    socket.close().await;
    for text in &mut texts {
        *text = text.replace(table, "TABLE");
    }
    texts
}

/// Two tables that differ in nothing but a secret look the same to everybody else, byte by byte.
async fn same_for_others(
    server: &TestServer,
    clients: &[Client],
    owner: PlayerId,
    one: &Desk,
    other: &Desk,
    name: &str,
) {
    let (first, second) = (format!("{name}-a"), format!("{name}-b"));
    one.plant(server.store.as_ref(), &first).await;
    other.plant(server.store.as_ref(), &second).await;
    let nobody = server.nobody();
    let viewers = clients.iter().zip(0..).chain([(&nobody, u8::MAX)]);
    for (client, seat) in viewers {
        let (one, other) = (everything(client, &first).await, everything(client, &second).await);
        if seat == owner.0 {
            assert_ne!(one, other, "{name}: the owner knows");
        } else {
            assert_eq!(one, other, "{name}: seat {seat} sees a secret of {owner:?}");
        }
    }
    let lists = |text: &str| text.replace(&first, "TABLE").replace(&second, "TABLE");
    let cards: Vec<Value> =
        serde_json::from_str(&lists(&nobody.get("/api/tables?show=playing").await.text)).unwrap();
    let shown: BTreeSet<String> =
        cards.iter().filter(|card| card["id"] == "TABLE").map(|card| card["card"].to_string()).collect();
    assert_eq!(shown.len(), 1, "{shown:?}");
}

async fn people(server: &TestServer, count: usize) -> Vec<Client> {
    let mut clients = Vec::new();
    for name in &["Ann", "Bob", "Cyd", "Dan"][..count] {
        clients.push(server.guest(name).await);
    }
    clients
}

fn started(clients: &[Client], intro: Intro, seed: u64) -> Desk {
    let options =
        Options { public: true, ..Options::of(Config { intro, ..Config::new(clients.len() as u8) }) };
    let users: Vec<&str> = clients.iter().map(|client| client.id.as_str()).collect();
    Desk::started(options, &users, seed)
}

#[tokio::test]
async fn reserve_cards_make_no_difference_to_others() {
    let server = TestServer::new().await;
    let clients = people(&server, 3).await;
    for seed in 0..4 {
        let mut dice = FastDice::new(seed);
        let (mut one, mut other) =
            (started(&clients, Intro::None, seed), started(&clients, Intro::None, seed));
        let owner = PlayerId((seed % 3) as u8);
        let twenty = |desk: &Desk| {
            desk.game().chains().iter().any(|chain| chain.milestones().has(Milestone::FirstToHave20))
        };
        let mut compared = 0;
        for step in 0..200 {
            let mut next = one.clone();
            let (player, action) = next.random_step(&mut dice);
            if next.game().bank_breaks() > 0 || twenty(&next) {
                break;
            }
            let reserve = matches!(action, Action::Reserve { .. }) && player == owner;
            let (mine, theirs) = if reserve {
                (Action::Reserve { card: ReserveCard::Small }, Action::Reserve { card: ReserveCard::Large })
            } else {
                (action.clone(), action)
            };
            one.act(player, &mine);
            other.act(player, &theirs);
            if reserve || (one.log != other.log && step % 40 == 0) {
                compared += 1;
                same_for_others(&server, &clients, owner, &one, &other, &format!("reserve-{seed}-{step}"))
                    .await;
            }
        }
        assert!(compared > 0);
    }
}

#[tokio::test]
async fn structures_make_no_difference_to_others_before_the_reveal() {
    let server = TestServer::new().await;
    let clients = people(&server, 3).await;
    for (seed, intro) in [(1, Intro::None), (2, Intro::First), (3, Intro::Second), (4, Intro::None)] {
        let mut dice = FastDice::new(seed);
        let mut desk = started(&clients, intro, seed);
        let mut compared = 0;
        while compared < 3 {
            let choosing = desk.game().decision().stage == Stage::Restructuring;
            let mut next = desk.clone();
            let (player, action) = next.random_step(&mut dice);
            if let Action::Work { cards } = &action {
                let all_beach = Action::Work { cards: Box::new(Staff::default()) };
                let still_secret = next.game().decision().stage == Stage::Restructuring
                    && next.game().round() == desk.game().round();
                if choosing && still_secret && **cards != Staff::default() {
                    let mut other = desk.clone();
                    other.act(player, &all_beach);
                    let name = format!("work-{seed}-{compared}");
                    same_for_others(&server, &clients, player, &next, &other, &name).await;
                    compared += 1;
                }
            }
            desk = next;
        }
    }
}

#[tokio::test]
async fn the_first_to_have_20_looks_at_the_reserve_cards() {
    let server = TestServer::new().await;
    let clients = people(&server, 3).await;
    let (desk, holder) = (0..200)
        .find_map(|seed| {
            let mut dice = FastDice::new(seed);
            let mut desk = started(&clients, Intro::None, seed);
            for _ in 0..600 {
                desk.random_step(&mut dice);
                if desk.game().bank_breaks() > 0 || desk.game().is_over() {
                    return None;
                }
                let mut chains = desk.game().chains().iter();
                if let Some(holder) =
                    chains.position(|chain| chain.milestones().has(Milestone::FirstToHave20))
                {
                    return Some((desk, holder));
                }
            }
            None
        })
        .expect("somebody has $20 some day");
    desk.plant(server.store.as_ref(), "twenty").await;
    let cards: Vec<Option<i32>> =
        desk.game().chains().iter().map(|chain| chain.reserve().map(ReserveCard::cash)).collect();
    let nobody = server.nobody();
    for (client, seat) in clients.iter().zip(0..).chain([(&nobody, usize::MAX)]) {
        let view = client.view("twenty").await;
        let live = Socket::open(client, "twenty", "").await.view;
        for view in [view, live] {
            for (index, card) in cards.iter().enumerate() {
                let shown = view["game"]["position"]["chains"][index]["reserve"].as_i64();
                let sees = seat == holder || seat == index;
                assert_eq!(shown, card.map(i64::from).filter(|_| sees), "{seat} looks at {index}");
            }
        }
        let record = client.get("/api/tables/twenty/record").await.text;
        let reserves = record.lines().filter(|line| line.contains(" reserve ")).count();
        assert_eq!(reserves == 3, seat == holder, "{seat}: {record}");
        assert!(record.contains("seed: hidden"), "{record}");
    }
}
