//! Nobody gains by what they do to somebody who is away: the attacks of a rival, over real sockets.

use std::sync::Arc;

use crate::support::*;
use magnate_rules::{FastDice, Stage};
use magnate_server::ServerConfig;
use magnate_server::store::PostgresStore;
use magnate_table::{Clock, Options};
use serde_json::{Value, json};

/// A game of these people that began long ago, and in which all of them choose a structure.
fn choosing(users: &[&str]) -> Desk {
    choosing_with(Options { public: true, ..Options::new(users.len() as u8) }, users)
}

fn choosing_with(options: Options, users: &[&str]) -> Desk {
    let (mut desk, mut dice) = (Desk::started(options, users, 3), FastDice::new(4));
    let ready = |desk: &Desk| {
        let decision = desk.game().decision();
        decision.stage == Stage::Restructuring && decision.awaited.len() == users.len()
    };
    while !ready(&desk) {
        desk.random_step(&mut dice);
    }
    desk
}

/// Some structure the viewer may choose.
fn structure(view: &Value) -> Value {
    choose(view, &mut Dice(5)).expect("a structure to choose")
}

#[tokio::test]
async fn nobody_who_is_connected_can_be_replaced() {
    let server = TestServer::new().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    choosing(&[&ann.id, &bob.id]).plant(server.store.as_ref(), "game").await;
    let mut rival = Socket::open(&ann, "game", "").await;
    assert_eq!(rival.view["clocks"][1]["absent"], true, "bob has been awaited for years");
    let socket = Socket::open(&bob, "game", "").await;
    rival.until(|message| message["type"] == "view" && message["clocks"][1]["absent"] == false).await;
    let (replace, vote) = (json!({ "seat": 1 }), json!({ "seat": 0, "absent": 1 }));
    ann.post("/api/tables/game/replace", replace.clone()).await.refused("replaced", 409, "not_absent");
    ann.post("/api/tables/game/vote", vote).await.refused("voted out", 409, "not_absent");
    // A second connection of the same person ends, and the first one counts.
    Socket::open(&bob, "game", "").await.close().await;
    ann.post("/api/tables/game/replace", replace.clone()).await.refused("replaced", 409, "not_absent");
    // The last one ends: whoever has just gone may come back.
    socket.close().await;
    rival.until(|message| message["type"] == "presence" && message["users"] == json!([ann.id])).await;
    let shown = ann.get("/api/tables/game").await.ok();
    assert_eq!(shown["table"]["clocks"][1]["absent"], false, "what is not granted is not offered");
    ann.post("/api/tables/game/replace", replace).await.refused("replaced", 409, "not_absent");
}

#[tokio::test]
async fn a_bot_is_offered_as_soon_as_it_is_granted() {
    // Nothing but the time that passes tells anybody: no heartbeat, no poll.
    let server = TestServer::with(ServerConfig { grace: 1, heartbeat: 3600, ..server::config() }).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let clock = Clock::PerTurn { limit: 1000 };
    choosing_with(Options { clock, ..Options::new(2) }, &[&ann.id, &bob.id])
        .plant(server.store.as_ref(), "game")
        .await;
    let socket = Socket::open(&bob, "game", "").await;
    let mut rival = Socket::open(&ann, "game", "").await;
    assert_eq!(rival.view["clocks"][1]["absent"], false, "his time is out, but he is here");
    socket.close().await;
    rival.until(|message| message["type"] == "view" && message["clocks"][1]["absent"] == true).await;
    let replaced = ann.post("/api/tables/game/replace", json!({ "seat": 1 })).await.ok();
    assert_eq!(replaced["table"]["seats"][1]["for_user"], json!(bob.id));
    server.stop().await;
}

/// The attack that was found: wait until the other is "absent", let a bot choose, see the structures, take back, choose again.
#[tokio::test]
async fn nobody_chooses_again_knowing_the_structure_of_somebody_who_is_away() {
    let server = TestServer::new().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    choosing(&[&ann.id, &bob.id]).plant(server.store.as_ref(), "game").await;
    let mut rival = Socket::open(&ann, "game", "").await;
    let action = structure(&rival.view);
    assert_eq!(rival.act(0, &action).await["type"], "acted");
    let replaced = ann.post("/api/tables/game/replace", json!({ "seat": 1 })).await.ok();
    let bot = json!({ "kind": "bot", "bot": "manager", "for_user": bob.id });
    assert_eq!(replaced["table"]["seats"][1], bot, "the bot agreed on beforehand");
    // The bot chooses for bob, and everybody sees it.
    let revealed = |view: &Value| view["game"]["decision"]["stage"] != "restructuring";
    rival.until(|message| message["type"] == "view" && revealed(message)).await;
    let asked = ann.post("/api/tables/game/take-back", json!({ "seat": 0 })).await.ok();
    assert_eq!(asked["table"]["take_back"]["waiting"], json!([1]), "bob has to agree himself");
    assert!(revealed(&asked["table"]));
    let answer = json!({ "seat": 1, "yes": true });
    ann.post("/api/tables/game/take-back/answer", answer.clone()).await.refused(
        "for bob",
        403,
        "not_your_seat",
    );
    // Bob looks in, and does not agree; nothing ever went back.
    let mut back = Socket::open(&bob, "game", "").await;
    assert_eq!(back.view["take_back"]["waiting"], json!([1]));
    let answered =
        bob.post("/api/tables/game/take-back/answer", json!({ "seat": 1, "yes": false })).await.ok();
    assert!(answered["table"]["take_back"].is_null() && revealed(&answered["table"]));
    back.reach(answered["table"]["seq"].as_u64().unwrap()).await;
    rival.reach(answered["table"]["seq"].as_u64().unwrap()).await;
    assert!(rival.steps.iter().all(|step| step["rewound"] == false));
    // If he agrees, it is what both want.
    ann.post("/api/tables/game/take-back", json!({ "seat": 0 })).await.ok();
    bob.post("/api/tables/game/reclaim", json!({ "seat": 1 })).await.ok();
    let agreed = bob.post("/api/tables/game/take-back/answer", answer).await.ok();
    assert!(!revealed(&agreed["table"]));
}

#[tokio::test]
async fn a_running_game_ends_when_its_people_want_it() {
    let server = TestServer::new().await;
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let game = ann.start_with(&[&bob], json!({})).await;
    let at = |what: &str| format!("/api/tables/{game}/{what}");
    let mut socket = Socket::open(&bob, &game, "").await;
    eve.post(&at("abandon"), json!({})).await.refused("a spectator", 403, "players_only");
    let voted = ann.post(&at("abandon"), json!({})).await.ok();
    assert_eq!(voted["table"]["status"], "playing", "the host alone does not end it");
    assert_eq!(voted["table"]["end_vote"], json!({ "voted": [ann.id], "waiting": [bob.id] }));
    ann.post(&at("abandon"), json!({})).await.refused("twice", 409, "already_answered");
    socket
        .until(|message| message["type"] == "view" && message["end_vote"]["voted"] == json!([ann.id]))
        .await;
    let refused = bob.post(&at("abandon/answer"), json!({ "yes": false })).await.ok();
    assert_eq!(
        (&refused["table"]["end_vote"], &refused["table"]["status"]),
        (&Value::Null, &json!("playing"))
    );
    bob.post(&at("abandon"), json!({})).await.ok();
    let ended = ann.post(&at("abandon/answer"), json!({ "yes": true })).await.ok();
    assert_eq!(ended["table"]["status"], "abandoned");
    socket.until(|message| message["type"] == "view" && message["status"] == "abandoned").await;
}

#[tokio::test]
async fn against_bots_one_ends_the_game_alone() {
    let server = TestServer::new().await;
    let ann = server.guest("Ann").await;
    let bots = json!([{ "seat": 1, "bot": "random" }]);
    let table = ann.open(json!({ "options": { "players": 2 }, "bots": bots, "start": true })).await;
    let path = format!("/api/tables/{}/abandon", table["table"]["id"].as_str().unwrap());
    assert_eq!(ann.post(&path, json!({})).await.ok()["table"]["status"], "abandoned");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_connected_through_another_process_is_there() {
    let Some(url) = postgres::database().await else { return };
    let connect = || async { Arc::new(PostgresStore::connect(&url, 8).await.unwrap()) };
    let here = TestServer::on(connect().await, server::config()).await;
    let there = TestServer::on(connect().await, server::config()).await;
    let (ann, bob) = (here.guest("Ann").await, there.guest("Bob").await);
    let store = here.store.as_ref();
    choosing(&[&ann.id, &bob.id]).plant(store, "game").await;
    let mut rival = Socket::open(&ann, "game", "").await;
    assert_eq!(rival.view["clocks"][1]["absent"], true);
    let socket = Socket::open(&bob, "game", "").await;
    let both = |message: &Value| {
        message["type"] == "presence" && message["users"].as_array().is_some_and(|users| users.len() == 2)
    };
    rival.until(both).await;
    let replace = json!({ "seat": 1 });
    ann.post("/api/tables/game/replace", replace.clone()).await.refused("there", 409, "not_absent");
    socket.close().await;
    rival.until(|message| message["type"] == "presence" && message["users"] == json!([ann.id])).await;
    ann.post("/api/tables/game/replace", replace.clone()).await.refused("just gone", 409, "not_absent");

    // What a process wrote down that has crashed since is believed for a short time only.
    choosing(&[&ann.id, &bob.id]).plant(store, "crashed").await;
    let who = [("crashed".to_owned(), bob.id.clone())];
    let long_ago = magnate_server::now() - 24 * 3_600_000;
    store.note_here("a process that is gone", &who, long_ago).await.unwrap();
    let mut rival = Socket::open(&ann, "crashed", "").await;
    rival.until(|message| message["type"] == "presence" && message["users"] == json!([ann.id])).await;
    let replaced = ann.post("/api/tables/crashed/replace", replace).await.ok();
    assert_eq!(replaced["table"]["seats"][1]["for_user"], json!(bob.id));
    here.stop().await;
    there.stop().await;
}
