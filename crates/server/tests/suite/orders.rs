//! Standing orders and plans: carried out for people who are elsewhere, seen by nobody else.

use std::sync::Arc;

use crate::support::*;
use magnate_server::store::PostgresStore;
use reqwest::Method;
use serde_json::{Value, json};

async fn put(client: &Client, game: &str, seat: u64, orders: Value) -> Answer {
    let path = format!("/api/tables/{game}/orders");
    client.send(client.request(Method::PUT, &path).json(&json!({ "seat": seat, "orders": orders }))).await
}

async fn orders(client: &Client, game: &str, seat: u64) -> Value {
    client.get(&format!("/api/tables/{game}/orders?seat={seat}")).await.ok()
}

/// Plays at random until this is so; gives back whose turn it is.
async fn play_to(clients: &[&Client], game: &str, dice: &mut Dice, until: impl Fn(&Value) -> bool) -> u64 {
    loop {
        let view = clients[0].view(game).await;
        let seat = awaited(&view)[0];
        if until(&view) {
            return seat;
        }
        let own = clients[seat as usize].view(game).await;
        let action = choose(&own, dice).unwrap();
        clients[seat as usize].act(game, seat, &own["seq"], &action).await.ok();
    }
}

/// Two people, and the game at the first working day of a round; gives back who is to work after whom.
async fn before_ones_day(ann: &Client, bob: &Client) -> (String, u64) {
    let game = ann.start_with(&[bob], json!({ "players": 2, "public": true })).await;
    let working = |view: &Value| view["game"]["decision"]["stage"] == "working" && view["game"]["round"] == 2;
    let first = play_to(&[ann, bob], &game, &mut Dice(5), working).await;
    (game, 1 - first)
}

/// Ends the working day of whoever is at it, step by step.
async fn end_day(client: &Client, game: &str, seat: u64) {
    loop {
        let view = client.view(game).await;
        let decision = &view["game"]["decision"];
        if decision["stage"] != "working" || awaited(&view) != [seat] {
            return;
        }
        let done = client.act(game, seat, &view["seq"], &json!({ "action": "end" })).await;
        assert!(done.status == 200 || done.status == 409 || done.status == 422, "{}", done.text);
    }
}

/// A day of which the server says that it is possible.
async fn possible_day(client: &Client, game: &str, seat: u64) -> Vec<Value> {
    let mut actions: Vec<Value> = Vec::new();
    loop {
        let body = json!({ "seat": seat, "actions": actions });
        let trial = client.post(&format!("/api/tables/{game}/orders/try"), body).await.ok();
        assert_eq!((&trial["refused"], &trial["possible"]), (&Value::Null, &json!(actions.len())));
        let view = &trial["game"];
        let mine = view["decision"]["awaited"].as_array().unwrap().contains(&json!(seat));
        if !mine || view["decision"]["stage"] != "working" {
            return actions;
        }
        let listed = view["own"]["choices"]["actions"].as_array().unwrap();
        let hire = listed.iter().find(|action| action["action"] == "hire");
        actions.push(hire.cloned().unwrap_or_else(|| json!({ "action": "end" })));
    }
}

fn plan_of(actions: &[Value]) -> Value {
    let steps: Vec<Value> = actions.iter().map(|action| json!({ "action": action })).collect();
    json!({ "plan": { "round": 2, "steps": steps } })
}

#[tokio::test]
async fn a_plan_is_carried_out_while_its_maker_is_away_and_nobody_else_knows() {
    let server = TestServer::new().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let (game, seat) = before_ones_day(&ann, &bob).await;
    let (maker, other) = if seat == 0 { (&ann, &bob) } else { (&bob, &ann) };
    let actions = possible_day(maker, &game, seat).await;
    assert!(!actions.is_empty());
    let mut listening = Socket::open(other, &game, "?seen=0").await;
    let mut nobody = Socket::open(&server.nobody(), &game, "?seen=0").await;
    let before = listening.seq();
    // A guard whose words nobody else may ever see.
    let mut plan = plan_of(&actions);
    plan["plan"]["steps"][0]["guards"] = json!([{ "guard": "cash_at_least", "cash": -987_654 }]);
    assert_eq!(put(maker, &game, seat, plan.clone()).await.ok()["orders"]["plan"]["round"], 2);
    assert_eq!(listening.seq(), before, "nothing happens at the table");
    other.get(&format!("/api/tables/{game}/orders?seat={seat}")).await.refused(
        "somebody else's orders",
        403,
        "not_your_seat",
    );

    end_day(other, &game, 1 - seat).await;
    let done = before + 1 + actions.len() as u64;
    while listening.seq() < done {
        listening.next().await;
    }
    let acted: Vec<&Value> = listening
        .steps
        .iter()
        .filter(|step| step["entry"]["entry"] == "acted" && step["entry"]["seat"] == seat)
        .map(|step| &step["entry"]["action"])
        .collect();
    assert_eq!(acted[acted.len() - actions.len()..], actions.iter().collect::<Vec<_>>());
    assert_eq!(orders(maker, &game, seat).await["done"], json!(actions.len()));
    // Not a byte of it went to anybody else: not by a connection, not by a request.
    nobody.reach(done).await;
    let mut told: Vec<String> = std::mem::take(&mut listening.heard);
    told.append(&mut nobody.heard);
    for path in ["", "/record", "/timeline", "/chat", &format!("/at/{done}")] {
        told.push(other.get(&format!("/api/tables/{game}{path}")).await.text);
        told.push(server.nobody().get(&format!("/api/tables/{game}{path}")).await.text);
    }
    told.push(other.get("/api/me/tables").await.text);
    for text in &told {
        assert!(
            !text.contains("987654") && !text.contains("cash_at_least") && !text.contains("\"plan\""),
            "{text}"
        );
    }
    listening.close().await;
    nobody.close().await;
    server.stop().await;
}

#[tokio::test]
async fn a_plan_is_dropped_with_its_reason_and_the_rest_is_not_played() {
    let directory = Directory::new();
    let server = TestServer::on(directory.store().await, server::config()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let (game, seat) = before_ones_day(&ann, &bob).await;
    let (maker, other) = if seat == 0 { (&ann, &bob) } else { (&bob, &ann) };
    let mut plan = plan_of(&possible_day(maker, &game, seat).await);
    let guard = json!({ "guard": "cash_at_least", "cash": 1_000_000 });
    plan["plan"]["steps"][0]["guards"] = json!([guard]);
    put(maker, &game, seat, plan).await.ok();
    // A server that is started anew still knows it.
    server.stop().await;
    let server = TestServer::on(directory.store().await, server::config()).await;
    let (maker, other) = (maker.at(server.address), other.at(server.address));
    end_day(&other, &game, 1 - seat).await;
    let seq = maker.view(&game).await["seq"].clone();
    let known = loop {
        let known = orders(&maker, &game, seat).await;
        if known["dropped"] != Value::Null {
            break known;
        }
    };
    assert_eq!(known["dropped"], json!({ "reason": "guard", "step": 0, "guard": guard }));
    let view = maker.view(&game).await;
    assert_eq!((awaited(&view), &view["seq"]), (vec![seat], &seq), "the player is asked");
    // And can clear it.
    assert_eq!(put(&maker, &game, seat, json!({})).await.ok()["dropped"], Value::Null);
    assert_eq!(orders(&maker, &game, seat).await["orders"]["plan"], Value::Null);
    server.stop().await;
}

#[tokio::test]
async fn orders_that_cannot_be_kept_are_refused() {
    let server = TestServer::new().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let game = ann.start_with(&[&bob], json!({ "players": 2, "public": true })).await;
    put(&ann, &game, 1, json!({ "go_on": true })).await.refused("another's seat", 403, "not_your_seat");
    put(&ann, &game, 0, json!({ "order": vec![1; 61] })).await.refused("long list", 400, "bad_orders");
    put(&ann, &game, 0, json!({ "goon": true })).await.refused("unknown order", 422, "wrong_fields");
    let tried = json!({ "seat": 0, "actions": [] });
    ann.post(&format!("/api/tables/{game}/orders/try"), tried).await.refused(
        "no day yet",
        409,
        "no_plan_now",
    );
    let nonsense = json!({ "seat": 0, "actions": [{ "action": "dance" }] });
    ann.post(&format!("/api/tables/{game}/orders/try"), nonsense).await.refused(
        "no action",
        400,
        "bad_action",
    );
    let asked = json!({ "seat": 0, "actions": [], "question": { "question": "why" } });
    ann.post(&format!("/api/tables/{game}/orders/try"), asked).await.refused(
        "no question",
        400,
        "bad_question",
    );
    server.nobody().get(&format!("/api/tables/{game}/orders?seat=0")).await.refused(
        "nobody",
        401,
        "no_session",
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_carry_orders_out_once() {
    let Some(url) = postgres::database().await else { return };
    let one = Arc::new(PostgresStore::connect(&url, 8).await.unwrap());
    let other = Arc::new(PostgresStore::connect(&url, 8).await.unwrap());
    let [here, there] =
        [TestServer::on(one, server::config()).await, TestServer::on(other, server::config()).await];
    let (ann, bob) = (here.guest("Ann").await, there.guest("Bob").await);
    let (game, seat) = before_ones_day(&ann, &bob).await;
    let (maker, other) = if seat == 0 { (&ann, &bob) } else { (&bob, &ann) };
    let actions = possible_day(maker, &game, seat).await;
    // Ordered through one, carried out by whichever comes first; both know the table.
    let mut sockets = [
        Socket::open(&here.nobody(), &game, "?seen=0").await,
        Socket::open(&there.nobody(), &game, "?seen=0").await,
    ];
    put(maker, &game, seat, plan_of(&actions)).await.ok();
    let from = sockets[0].seq();
    end_day(other, &game, 1 - seat).await;
    for socket in &mut sockets {
        socket.reach(from + 1 + actions.len() as u64).await;
        let acted = socket.steps.iter().filter(|step| {
            step["seq"].as_u64() >= Some(from)
                && step["entry"]["entry"] == "acted"
                && step["entry"]["seat"] == seat
        });
        assert_eq!(acted.count(), actions.len(), "each step once");
    }
    assert_eq!(orders(maker, &game, seat).await["done"], json!(actions.len()));
    for socket in sockets {
        socket.close().await;
    }
    here.stop().await;
    there.stop().await;
}
