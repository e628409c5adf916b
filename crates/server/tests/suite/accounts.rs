//! Names that look alike, tokens that may do only so much, passwords that are guessed.

use crate::support::*;
use reqwest::Method;
use serde_json::{Value, json};

/// A token of this person with a scope, and nothing else to prove who they are.
async fn token(who: &Client, body: Value) -> Client {
    let made = who.post("/api/me/token", body).await.ok();
    Client { bearer: made["token"].as_str().map(str::to_owned), session: None, ..who.clone() }
}

#[tokio::test]
async fn nobody_has_a_name_that_looks_like_a_registered_persons() {
    let server = TestServer::new().await;
    let mut anna = server.nobody();
    anna.sign_in("/api/register", json!({ "name": "Anna", "password": "correct horse" })).await.ok();
    let guest = server.guest("Bob").await;
    for name in ["anna", "\u{410}nna", "An\u{200b}na", "A n n a", "\u{ff21}NNA", "Ann\u{251}"] {
        let body = json!({ "name": name });
        server.nobody().post("/api/guest", body.clone()).await.refused(name, 409, "name_like");
        let renamed = guest.send(guest.request(Method::PATCH, "/api/me").json(&body)).await;
        renamed.refused(name, 409, "name_like");
        let registering = json!({ "name": name, "password": "correct horse" });
        let code = if name == "anna" { "name_taken" } else { "name_like" };
        server.nobody().post("/api/register", registering).await.refused(name, 409, code);
    }
    assert_eq!(guest.get("/api/me").await.ok()["name"], "Bob");
    // Guests are not protected, and oneself may be called as one is.
    server.guest("B0b").await;
    let rename = |name: &str| anna.request(Method::PATCH, "/api/me").json(&json!({ "name": name }));
    for name in ["ANNA", "Annabel"] {
        assert_eq!(anna.send(rename(name)).await.ok()["name"], name);
    }
    // Both what others see and what she signs in with are hers.
    for name in ["\u{410}nnabe1", "\u{410}nna"] {
        server.nobody().post("/api/guest", json!({ "name": name })).await.refused(name, 409, "name_like");
    }
}

#[tokio::test]
async fn a_token_does_what_its_scope_says_and_no_more() {
    let server = TestServer::new().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let game = ann.start_with(&[&bob], json!({})).await;
    let at = |what: &str| format!("/api/tables/{game}/{what}");
    let open = json!({ "options": { "players": 2 } });
    assert_eq!(ann.get("/api/me/token").await.ok(), json!([]));

    let reader = token(&ann, json!({ "scope": "read" })).await;
    assert_eq!(reader.get("/api/me/token").await.ok()[0]["scope"], "read");
    let view = reader.view(&game).await;
    assert!(view["game"]["own"].is_object(), "it sees what ann sees");
    let pass = json!({ "action": "pass" });
    let refused = reader.act(&game, 0, &view["seq"], &pass).await;
    refused.refused("deciding", 403, "token_scope");
    assert_eq!(refused.body["args"], json!({ "needs": "play" }));
    reader.post(&at("chat"), json!({ "text": "hi" })).await.refused("speaking", 403, "token_scope");
    let mut socket = Socket::open(&reader, &game, "").await;
    assert_eq!(socket.act(0, &pass).await["error"]["code"], "token_scope");
    socket.send(&json!({ "type": "undo", "id": 3, "seat": 0, "seq": socket.seq() })).await;
    assert_eq!(socket.until(|message| message["id"] == 3).await["error"]["code"], "token_scope");
    socket.send(&json!({ "type": "chat", "id": 4, "text": "hi" })).await;
    assert_eq!(socket.until(|message| message["id"] == 4).await["error"]["code"], "token_scope");
    socket.close().await;

    // Without a wish it may play, and not more.
    for body in [json!({}), json!({ "scope": "play" })] {
        let player = token(&ann, body).await;
        reader.get("/api/me").await.refused("an older one", 401, "no_session");
        player.post(&at("chat"), json!({ "text": "hi" })).await.ok();
        player.post("/api/tables", open.clone()).await.refused("opening", 403, "token_scope");
        player.post(&at("abandon"), json!({})).await.refused("ending", 403, "token_scope");
        let more = player.post("/api/me/token", json!({ "scope": "all" })).await;
        more.refused("a wider one", 403, "token_scope");
        let rename = player.request(Method::PATCH, "/api/me").json(&json!({ "name": "Eve" }));
        player.send(rename).await.refused("renaming", 403, "token_scope");
        let register = json!({ "name": "Eve", "password": "correct horse" });
        player.post("/api/register", register).await.refused("registering", 403, "token_scope");
    }
    let without_a_body = ann.send(ann.request(Method::POST, "/api/me/token")).await.ok();
    assert_eq!(without_a_body["scope"], "play");

    let host = token(&ann, json!({ "scope": "host" })).await;
    host.post("/api/tables", open).await.ok();
    let dropping = host.request(Method::DELETE, "/api/me/token");
    host.send(dropping).await.refused("removing it", 403, "token_scope");
    let all = token(&ann, json!({ "scope": "all" })).await;
    assert_eq!(all.send(all.request(Method::DELETE, "/api/me/token")).await.status, 204);
    ann.post("/api/me/token", json!({ "scope": "root" })).await.refused("unknown", 422, "wrong_fields");
}

#[tokio::test]
async fn the_description_of_the_api_says_which_scope_is_needed() {
    let server = TestServer::new().await;
    let described = server.nobody().get("/api/openapi.json").await.ok();
    let needs = |path: &str, method: &str| described["paths"][path][method]["security"][1]["token"].clone();
    assert_eq!(needs("/api/tables/{id}/act", "post"), json!(["play"]));
    assert_eq!(needs("/api/tables/{id}", "get"), json!(["read"]));
    assert_eq!(needs("/api/tables", "post"), json!(["host"]));
    assert_eq!(needs("/api/me/token", "post"), json!(["all"]));
    assert_eq!(described["components"]["securitySchemes"]["token"]["scheme"], "bearer");
    for (path, item) in described["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            assert!(operation["security"][1]["token"][0].is_string(), "{method} {path}");
        }
    }
}

/// The test server has no limit of requests; this one no setting removes.
#[tokio::test]
async fn passwords_are_not_guessed() {
    let config = magnate_server::ServerConfig { behind_proxy: true, ..server::config() };
    assert_eq!(config.rate_limit, 0);
    let server = TestServer::with(config).await;
    let right = json!({ "name": "Zoe", "password": "correct horse" });
    server.nobody().post("/api/register", right.clone()).await.ok();
    let login = async |from: &str, body: &Value| {
        let nobody = server.nobody();
        let request = nobody.request(Method::POST, "/api/login").header("x-forwarded-for", from).json(body);
        nobody.send(request).await
    };
    // The owner signs in at home.
    login("203.0.113.1", &right).await.ok();
    let wrong = json!({ "name": "ZOE ", "password": "battery staple" });
    // Others guess from many addresses, until nothing is looked at any more.
    let mut guesses = 0;
    loop {
        let answer = login(&format!("198.51.100.{guesses}"), &wrong).await;
        if answer.status == 429 {
            answer.refused("guessing", 429, "too_many_passwords");
            assert!(answer.body["args"]["seconds"].as_u64().is_some_and(|seconds| seconds > 0));
            break;
        }
        answer.refused("guessing", 401, "wrong_password");
        guesses += 1;
        assert!(guesses < 200, "somebody guesses for ever");
    }
    // The owner gets in at home, and others anywhere.
    login("203.0.113.1", &right).await.ok();
    let nobody = json!({ "name": "Yan", "password": "battery staple" });
    login("192.0.2.7", &nobody).await.refused("somebody else", 401, "wrong_password");
    // One address has its own, smaller allowance.
    let other = json!({ "name": "Xia", "password": "battery staple" });
    let mut tried = 0;
    while login("192.0.2.8", &other).await.status == 401 {
        tried += 1;
        assert!(tried < 20, "one address guesses for ever");
    }
    assert!(tried >= 5);
}
