//! People the host sends away stop hearing and speaking at once, and need a new invitation.

use crate::support::*;
use serde_json::{Value, json};

fn id(table: &Value) -> String {
    table["table"]["id"].as_str().unwrap().to_owned()
}

/// Reads until the server says goodbye; everything heard before it.
async fn until_bye(mut socket: Socket) -> Vec<String> {
    let bye = socket.until(|message| message["type"] == "bye").await;
    assert_eq!(bye["code"], "removed");
    assert!(socket.try_next().await.is_none(), "nothing comes after it");
    socket.heard
}

#[tokio::test]
async fn from_a_private_table() {
    let server = TestServer::new().await;
    let (ann, bob, cyd) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Cyd").await);
    let table = ann.open(json!({ "options": { "players": 3 } })).await;
    let (game, old) = (id(&table), table["code"].as_str().unwrap().to_owned());
    let at = |what: &str| format!("/api/tables/{game}/{what}");
    bob.post(&at("join"), json!({ "code": old })).await.ok();
    cyd.post(&at("join"), json!({ "code": old })).await.ok();
    let host = Socket::open(&ann, &game, "").await;
    let mut stays = Socket::open(&cyd, &game, "").await;
    let goes = Socket::open(&bob, &game, "").await;
    // The same person could look on without saying who they are.
    let stranger = Socket::open(&server.nobody(), &game, &format!("?code={old}")).await;

    ann.post(&at("leave"), json!({ "seat": 1 })).await.ok();
    ann.post(&at("chat"), json!({ "text": "now we are alone" })).await.ok();
    for heard in [until_bye(goes).await, until_bye(stranger).await] {
        assert!(!heard.iter().any(|text| text.contains("now we are alone")));
    }
    stays.until(|message| message["type"] == "chat").await;
    let seen = ann.get(&format!("/api/tables/{game}")).await.ok();
    assert_eq!(seen["table"]["seats"][1]["kind"], "open");
    let new = seen["code"].as_str().unwrap().to_owned();
    assert_ne!(new, old);
    assert_eq!(
        cyd.get(&format!("/api/tables/{game}")).await.ok()["code"],
        json!(new),
        "members have the new one"
    );

    // The old invitation leads nowhere, for anything.
    bob.get(&format!("/api/invitations/{old}")).await.refused("the old link", 404, "no_such_table");
    for query in [String::new(), format!("?code={old}")] {
        bob.get(&format!("/api/tables/{game}{query}")).await.refused("looking", 404, "no_such_table");
        let chat = bob.post(&format!("{}{query}", at("chat")), json!({ "text": "hi" })).await;
        chat.refused("speaking", 404, "no_such_table");
        let live = Socket::try_open(&bob, &format!("/api/tables/{game}/live{query}"), None).await;
        assert_eq!(live.err().unwrap(), (404, json!("no_such_table")));
    }
    bob.post(&at("join"), json!({ "code": old })).await.refused("sitting down", 404, "no_such_table");
    // With the new one they are welcome again.
    bob.post(&at("join"), json!({ "code": new })).await.ok();
    bob.post(&at("chat"), json!({ "text": "thanks" })).await.ok();
    let mut again = Socket::open(&bob, &game, "?seen=0").await;
    again.until(|message| message["type"] == "presence").await;
    again.close().await;
    host.close().await;
}

#[tokio::test]
async fn from_a_public_game() {
    let server = TestServer::new().await;
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let game = ann.start_with(&[&bob], json!({})).await;
    let at = |what: &str| format!("/api/tables/{game}/{what}");
    let mut eves = Socket::open(&eve, &game, "").await;
    let mut others = Socket::open(&server.nobody(), &game, "").await;
    eves.send(&json!({ "type": "chat", "id": 1, "text": "you all play badly" })).await;
    others.until(|message| message["type"] == "chat").await;
    let who = json!({ "user": eve.id });
    eve.post(&at("remove"), json!({ "user": ann.id })).await.refused("the host", 403, "host_only");
    bob.post(&at("remove"), who.clone()).await.refused("not the host", 403, "host_only");
    ann.post(&at("remove"), json!({ "user": bob.id })).await.refused("a player", 409, "not_removable");
    let removed = ann.post(&at("remove"), who.clone()).await.ok();
    until_bye(eves).await;
    ann.post(&at("remove"), who).await.refused("twice", 409, "not_removable");
    // Everybody else may look on; so may she, as everybody can, but she is not heard.
    others.reach(removed["table"]["seq"].as_u64().unwrap()).await;
    let mut eves = Socket::open(&eve, &game, "?seen=0").await;
    eves.send(&json!({ "type": "chat", "id": 2, "text": "and slowly" })).await;
    let refused = eves.until(|message| message["type"] == "refused").await;
    assert_eq!((&refused["id"], &refused["error"]["code"]), (&json!(2), &json!("removed")));
    let said = eve.post(&at("chat"), json!({ "text": "and slowly" })).await;
    said.refused("speaking", 403, "removed");
    assert_eq!(ann.get(&at("chat")).await.ok().as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn at_a_public_table_the_seat_is_not_taken_again_at_once() {
    let server = TestServer::new().await;
    let (ann, eve) = (server.guest("Ann").await, server.guest("Eve").await);
    let table = ann.open(json!({ "options": { "players": 2, "public": true } })).await;
    let (join, leave) =
        (format!("/api/tables/{}/join", id(&table)), format!("/api/tables/{}/leave", id(&table)));
    eve.post(&join, json!({})).await.ok();
    ann.post(&leave, json!({ "seat": 1 })).await.ok();
    eve.post(&join, json!({})).await.refused("again", 403, "removed");
    eve.post(&join, json!({ "code": table["code"] })).await.refused("by the old code", 403, "removed");
    let code = ann.get(&format!("/api/tables/{}", id(&table))).await.ok()["code"].clone();
    eve.post(&join, json!({ "code": code })).await.ok();
    // Who stands up alone is not sent away.
    eve.post(&leave, json!({ "seat": 1 })).await.ok();
    eve.post(&join, json!({})).await.ok();
}
