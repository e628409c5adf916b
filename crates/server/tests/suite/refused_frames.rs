//! What a live connection refuses: connections that may not be, and messages that make no sense.

use crate::support::*;
use magnate_server::ServerConfig;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn connections() {
    let server = TestServer::new().await;
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let private = ann.start_with(&[&bob], json!({ "public": false })).await;
    let public = ann.start_with(&[&bob], json!({})).await;
    let nobody = server.nobody();
    let garbage = Client { bearer: Some("garbage".into()), ..server.nobody() };
    let own = format!("http://{}", server.address);
    let at = |table: &str, query: &str| format!("/api/tables/{table}/live{query}");
    let cases = [
        ("foreign page", &ann, at(&public, ""), Some("https://evil.example"), 403, "forbidden"),
        ("foreign port", &ann, at(&public, ""), Some("http://127.0.0.1:1"), 403, "forbidden"),
        ("our name as a prefix", &ann, at(&public, ""), Some("http://127.0.0.1"), 403, "forbidden"),
        ("no page", &ann, at(&public, ""), Some("null"), 403, "forbidden"),
        ("unknown table", &ann, at("nowhere", ""), None, 404, "no_such_table"),
        ("private table", &eve, at(&private, ""), None, 404, "no_such_table"),
        ("private table, nobody", &nobody, at(&private, ""), None, 404, "no_such_table"),
        ("wrong code", &eve, at(&private, "?code=abcdefghijkm"), None, 404, "no_such_table"),
        ("somebody else's seat", &ann, at(&public, "?seat=1"), None, 403, "not_your_seat"),
        ("a spectator's seat", &eve, at(&public, "?seat=0"), None, 403, "not_your_seat"),
        ("no such seat", &ann, at(&public, "?seat=9"), None, 403, "not_your_seat"),
        ("seat is text", &ann, at(&public, "?seat=x"), None, 400, "bad_query"),
        ("seen is text", &ann, at(&public, "?seen=x"), None, 400, "bad_query"),
        ("seen below 0", &ann, at(&public, "?seen=-1"), None, 400, "bad_query"),
        ("garbage token", &garbage, at(&public, ""), None, 401, "no_session"),
    ];
    for (what, who, path, origin, status, code) in cases {
        let refused = Socket::try_open(who, &path, origin).await.err();
        assert_eq!(refused, Some((status, json!(code))), "{what}");
    }
    assert!(Socket::try_open(&ann, &at(&public, ""), Some(&own)).await.is_ok(), "our own page");

    // With a public address, that is the one page that may.
    let config = ServerConfig { public_url: Some("https://play.example/".into()), ..server::config() };
    let server = TestServer::with(config).await;
    let mut ann = server.nobody();
    let cookie =
        ann.sign_in("/api/guest", json!({})).await.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("Secure"), "{cookie}");
    let table =
        ann.open(json!({ "options": { "players": 2 } })).await["table"]["id"].as_str().unwrap().to_owned();
    let own = format!("http://{}", server.address);
    let refused = Socket::try_open(&ann, &at(&table, ""), Some(&own)).await.err();
    assert_eq!(refused, Some((403, json!("forbidden"))));
    assert!(Socket::try_open(&ann, &at(&table, ""), Some("https://play.example")).await.is_ok());
}

#[tokio::test]
async fn messages() {
    let server = TestServer::new().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let game = ann.start_with(&[&bob], json!({})).await;
    let mut players = [Socket::open(&ann, &game, "").await, Socket::open(&bob, &game, "").await];
    let turn = awaited(&players[0].view)[0];
    let seq = players[0].seq();
    let (mine, theirs) = (json!(turn), json!(1 - turn));
    let pass = json!({ "action": "pass" });
    let act = |seat: &Value, seq: u64, action: &Value| json!({ "type": "act", "id": 9, "seat": seat, "seq": seq, "action": action });
    let json_cases = vec![
        ("no type", json!({}), "bad_message"),
        ("unknown type", json!({ "type": "cheat" }), "bad_message"),
        ("wrong type", json!({ "type": 5 }), "bad_message"),
        ("a list", json!([]), "bad_message"),
        ("a number", json!(7), "bad_message"),
        ("fields missing", json!({ "type": "act", "id": 9 }), "bad_message"),
        ("a field too many", json!({ "type": "chat", "id": 9, "text": "hi", "as": "Bob" }), "bad_message"),
        ("seat is text", json!({ "type": "look", "seat": "0" }), "bad_message"),
        ("seat beyond a byte", json!({ "type": "look", "seat": 256 }), "bad_message"),
        ("id below 0", json!({ "type": "chat", "id": -1, "text": "hi" }), "bad_message"),
        ("unknown action", act(&mine, seq, &json!({ "action": "cheat" })), "bad_action"),
        ("more fields in the action", act(&mine, seq, &json!({ "action": "pass", "x": 1 })), "bad_action"),
        ("stale", act(&mine, seq - 1, &pass), "stale"),
        ("from the future", act(&mine, seq + 1, &pass), "stale"),
        ("somebody else's seat", act(&theirs, seq, &pass), "not_your_seat"),
        ("no such seat", act(&json!(7), seq, &pass), "no_such_seat"),
        ("the wrong moment", act(&mine, seq, &json!({ "action": "end" })), "wrong_moment"),
        ("nothing to undo", json!({ "type": "undo", "id": 9, "seat": mine, "seq": seq }), "nothing_to_undo"),
        (
            "undo somebody else's",
            json!({ "type": "undo", "id": 9, "seat": theirs, "seq": seq }),
            "not_your_seat",
        ),
        ("stale undo", json!({ "type": "undo", "id": 9, "seat": mine, "seq": 0 }), "stale"),
        ("looking from somebody's seat", json!({ "type": "look", "id": 9, "seat": theirs }), "not_your_seat"),
        ("looking from nowhere", json!({ "type": "look", "id": 9, "seat": 7 }), "not_your_seat"),
        ("empty chat", json!({ "type": "chat", "id": 9, "text": " " }), "bad_chat"),
        ("long chat", json!({ "type": "chat", "id": 9, "text": "x".repeat(501) }), "bad_chat"),
    ];
    let mut cases: Vec<(&str, Message, &str)> = json_cases
        .into_iter()
        .map(|(what, value, code)| (what, Message::text(value.to_string()), code))
        .collect();
    cases.extend([
        ("not JSON", Message::text("hello"), "bad_message"),
        ("empty", Message::text(""), "bad_message"),
        ("half", Message::text("{\"type\":"), "bad_message"),
        ("deep", Message::text("[".repeat(60_000)), "bad_message"),
        ("binary", Message::binary(b"{\"type\":\"look\",\"seat\":null}".to_vec()), "bad_message"),
        ("empty binary", Message::binary(Vec::new()), "bad_message"),
    ]);
    let socket = &mut players[turn as usize];
    for (what, message, code) in cases {
        // The number it gave itself, as far as that can be read.
        let sent: Value =
            message.to_text().map(serde_json::from_str).ok().and_then(Result::ok).unwrap_or_default();
        let id = sent["id"].as_u64().and_then(|id| u32::try_from(id).ok()).unwrap_or(0);
        socket.send_raw(message).await;
        let refused = socket.until(|message| message["type"] != "presence").await;
        assert_eq!(refused["type"], "refused", "{what}: {refused}");
        assert_eq!(refused["error"]["code"], code, "{what}: {refused}");
        assert_eq!(refused["id"], id, "{what}: {refused}");
        assert_eq!(u64::from(server.store.table(&game).await.unwrap().unwrap().seq), seq, "{what}");
        assert!(server.store.chat(&game, 0, 10).await.unwrap().is_empty(), "{what}");
    }
    let out_of_turn = &mut players[1 - turn as usize];
    let refused = out_of_turn.act(1 - turn, &pass).await;
    assert_eq!(
        (&refused["error"]["code"], &refused["error"]["rule"]),
        (&json!("not_awaited"), &json!("B-WRK-1"))
    );

    // Somebody without a session may look and nothing else.
    let mut nobody = Socket::open(&server.nobody(), &game, "").await;
    for (message, code) in [
        (act(&mine, seq, &pass), "no_session"),
        (json!({ "type": "chat", "text": "hi" }), "no_session"),
        (json!({ "type": "undo", "seat": 0, "seq": seq }), "no_session"),
        (json!({ "type": "look", "seat": 0 }), "not_your_seat"),
    ] {
        nobody.send(&message).await;
        let refused = nobody.until(|message| message["type"] == "refused").await;
        assert_eq!(refused["error"]["code"], code, "{message}");
    }

    // A message beyond all measure ends that connection and no other.
    nobody.send_raw(Message::text("x".repeat(65 * 1024))).await;
    while nobody.try_next().await.is_some() {}
    assert_eq!(players[turn as usize].seq(), seq);
    let acted = players[turn as usize].act(turn, &pass).await;
    assert_eq!(acted, json!({ "type": "acted", "id": 7, "seq": seq }));
}

#[tokio::test]
async fn too_many_messages() {
    let server = TestServer::with(ServerConfig { rate_limit: 1, ..server::config() }).await;
    let ann = server.guest("Ann").await;
    let table =
        ann.open(json!({ "options": { "players": 2 } })).await["table"]["id"].as_str().unwrap().to_owned();
    let mut socket = Socket::open(&ann, &table, "").await;
    let mut refused = 0;
    for id in 1..=100 {
        // Every other one is a question, which has no answer before the start.
        let ask = json!({ "type": "ask", "id": id, "question": { "question": "houses" } });
        let look = json!({ "type": "look", "id": id, "seat": null });
        socket.send(if id % 2 == 0 { &ask } else { &look }).await;
        let answer = socket.until(|message| message["type"] == "view" || message["type"] == "refused").await;
        if answer["type"] == "refused" && answer["error"]["code"] != "not_started" {
            assert_eq!(answer["error"]["code"], "too_many_requests");
            assert_eq!(answer["id"], id, "whoever asked knows what was refused");
            refused += 1;
        }
    }
    assert!(refused > 0);
}
