//! An account: passwords changed and recovered, devices, mail addresses.

use crate::support::*;
use magnate_server::ServerConfig;
use magnate_server::api::password_link;
use reqwest::Method;
use serde_json::{Value, json};

async fn registered(server: &TestServer, name: &str) -> Client {
    let mut client = server.nobody();
    client.sign_in("/api/register", json!({ "name": name, "password": "correct horse" })).await.ok();
    client
}

async fn signed_in(server: &TestServer, name: &str, password: &str) -> (u16, Client) {
    let mut client = server.nobody();
    let answer = client.sign_in("/api/login", json!({ "name": name, "password": password })).await;
    (answer.status, client)
}

async fn devices(who: &Client) -> Vec<Value> {
    who.get("/api/me/devices").await.ok().as_array().unwrap().clone()
}

#[tokio::test]
async fn a_changed_password_signs_other_devices_out() {
    let server = TestServer::new().await;
    let ann = registered(&server, "Ann").await;
    let (_, phone) = signed_in(&server, "Ann", "correct horse").await;
    let table = ann.open(json!({ "options": { "players": 2 } })).await;
    let game = table["table"]["id"].as_str().unwrap();
    let mut live = Socket::open(&phone, game, "").await;
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    ann.post("/api/me/password", change("wrong horse", "battery staple")).await.refused(
        "wrong",
        401,
        "wrong_password",
    );
    ann.post("/api/me/password", change("correct horse", "short")).await.refused(
        "short",
        400,
        "bad_password",
    );
    let guest = server.guest("Gus").await;
    guest.post("/api/me/password", change("", "battery staple")).await.refused(
        "a guest",
        409,
        "not_registered",
    );
    assert_eq!(ann.post("/api/me/password", change("correct horse", "battery staple")).await.status, 204);
    assert_eq!(live.until(|message| message["type"] == "bye").await["code"], "signed_out");
    phone.get("/api/me").await.refused("the other device", 401, "no_session");
    assert_eq!(ann.get("/api/me").await.ok()["name"], "Ann");
    assert_eq!(signed_in(&server, "Ann", "correct horse").await.0, 401);
    assert_eq!(signed_in(&server, "Ann", "battery staple").await.0, 200);
}

#[tokio::test]
async fn devices_are_listed_and_can_be_signed_out() {
    let server = TestServer::new().await;
    let ann = registered(&server, "Ann").await;
    let (_, phone) = signed_in(&server, "Ann", "correct horse").await;
    let (_, tablet) = signed_in(&server, "Ann", "correct horse").await;
    let all = devices(&ann).await;
    assert_eq!(all.len(), 3);
    assert_eq!(all.iter().filter(|one| one["this"] == true).count(), 1);
    assert!(all.iter().all(|one| one["since"].is_i64() && one["used"].is_i64()), "{all:?}");
    let this = devices(&phone).await.into_iter().find(|one| one["this"] == true).unwrap();
    let delete = |path: String| ann.send(ann.request(Method::DELETE, &path));
    let path = format!("/api/me/devices/{}", this["id"].as_str().unwrap());
    // Nobody ends what is not theirs.
    let eve = server.guest("Eve").await;
    eve.send(eve.request(Method::DELETE, &path)).await.refused("not hers", 404, "not_found");
    assert_eq!(delete(path.clone()).await.status, 204);
    delete(path).await.refused("twice", 404, "not_found");
    phone.get("/api/me").await.refused("signed out", 401, "no_session");
    let token = ann.post("/api/me/token", json!({})).await.ok()["token"].as_str().unwrap().to_owned();
    assert_eq!(delete("/api/me/devices".into()).await.status, 204);
    tablet.get("/api/me").await.refused("signed out", 401, "no_session");
    let script = Client { session: None, bearer: Some(token), ..ann.clone() };
    script.get("/api/me").await.refused("the token too", 401, "no_session");
    assert_eq!(devices(&ann).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forgotten_password_is_recovered_by_mail_once() {
    let smtp = Smtp::start().await;
    let config = ServerConfig {
        public_url: Some("https://play.test".into()),
        smtp_url: Some(smtp.url()),
        mail_from: Some("magnate@play.test".into()),
        ..server::config()
    };
    let server = TestServer::with(config).await;
    let ann = registered(&server, "Ann").await;
    // Whoever sits down at her open page cannot have mail for the account come to them.
    let mail = |password: &str| json!({ "address": "ann@Example.org", "password": password });
    for wrong in ["", "wrong horse"] {
        ann.post("/api/me/mail", mail(wrong)).await.refused("not hers", 401, "wrong_password");
    }
    assert_eq!(ann.post("/api/me/mail", mail("correct horse")).await.status, 202);
    let confirm = smtp.wait(|all| !all.is_empty()).await[0].link("/confirm/");
    let nobody = server.nobody();
    assert_eq!(nobody.post("/api/mail/confirm", json!({ "token": confirm })).await.status, 204);
    // The answer is the same whoever it is about.
    let mut answers = Vec::new();
    for who in ["nobody@example.org", "Nobody", "ann@example.org"] {
        let answer = nobody.post("/api/password/forgotten", json!({ "who": who, "language": "zh-CN" })).await;
        answers.push((answer.status, answer.text));
    }
    assert!(answers.iter().all(|answer| *answer == (202, String::new())), "{answers:?}");
    let letter = smtp.wait(|all| all.len() >= 2).await.remove(1);
    assert_eq!(letter.to, "ann@example.org");
    let token = letter.link("https://play.test/password/");
    let choose = |token: &str, password: &str| json!({ "token": token, "password": password });
    nobody.post("/api/password/new", choose(&token, "short")).await.refused("short", 400, "bad_password");
    nobody.post("/api/password/new", choose("nonsense", "battery staple")).await.refused(
        "forged",
        410,
        "dead_link",
    );
    // A link to confirm an address is none to choose a password.
    nobody.post("/api/password/new", choose(&confirm, "battery staple")).await.refused(
        "another",
        410,
        "dead_link",
    );
    let script = ann.post("/api/me/token", json!({})).await.ok()["token"].as_str().unwrap().to_owned();
    let script = Client { session: None, bearer: Some(script), ..ann.clone() };
    let mut found = server.nobody();
    let person = found.sign_in("/api/password/new", choose(&token, "battery staple")).await.ok();
    assert_eq!(person["id"], json!(ann.id));
    assert_eq!(found.get("/api/me").await.ok()["id"], json!(ann.id));
    ann.get("/api/me").await.refused("every other device", 401, "no_session");
    script.get("/api/me").await.refused("a token somebody else may have made", 401, "no_session");
    nobody.post("/api/password/new", choose(&token, "battery horse")).await.refused(
        "twice",
        410,
        "dead_link",
    );
    // The host gives out such links too.
    let user = server.store.user(&ann.id).await.unwrap().unwrap();
    let late = password_link(server.store.as_ref(), &user, -1).await.unwrap();
    nobody.post("/api/password/new", choose(&late, "battery horse")).await.refused(
        "too late",
        410,
        "dead_link",
    );
    let given = password_link(server.store.as_ref(), &user, 60_000).await.unwrap();
    server.nobody().sign_in("/api/password/new", choose(&given, "battery horse")).await.ok();
    assert_eq!(signed_in(&server, "Ann", "battery horse").await.0, 200);
    // Without an address there is no way back by mail.
    let (_, ann) = signed_in(&server, "Ann", "battery horse").await;
    assert_eq!(ann.send(ann.request(Method::DELETE, "/api/me/mail")).await.status, 204);
    assert_eq!(ann.get("/api/me/notices").await.ok()["targets"], json!([]));
}

#[tokio::test]
async fn letters_are_limited_and_need_a_mail_server() {
    let server = TestServer::new().await;
    let ann = server.guest("Ann").await;
    let address = json!({ "address": "ann@example.org" });
    ann.post("/api/me/mail", address.clone()).await.refused("no mail", 409, "mail_off");
    ann.post("/api/password/forgotten", json!({ "who": "Ann" })).await.refused("no mail", 409, "mail_off");
    ann.post("/api/me/notices/webhooks", json!({ "url": "https://example.org/", "form": "json" }))
        .await
        .refused("no address", 409, "notices_off");
    ann.post("/api/stop/abc", json!({})).await.refused("no address", 409, "notices_off");
    let smtp = Smtp::start().await;
    let config = ServerConfig {
        public_url: Some("https://play.test".into()),
        smtp_url: Some(smtp.url()),
        mail_from: Some("magnate@play.test".into()),
        ..server::config()
    };
    let server = TestServer::with(config).await;
    let ann = server.guest("Ann").await;
    for bad in [
        "",
        "ann",
        "ann@",
        "ann@[127.0.0.1]",
        "ann@example.org\r\nBcc: all@example.org",
        "Ann <ann@example.org>",
    ] {
        ann.post("/api/me/mail", json!({ "address": bad })).await.refused(bad, 400, "bad_mail");
    }
    let mut sent = 0;
    loop {
        let answer = ann.post("/api/me/mail", address.clone()).await;
        if answer.status != 202 {
            answer.refused("many", 429, "too_many_letters");
            break;
        }
        sent += 1;
        assert!(sent < 50, "somebody asks for ever");
    }
    assert!(sent >= 3);
    let bad = [
        (
            "PUT",
            "/api/me/notices",
            json!({ "language": "en", "zone": "Mars/Olympus" }),
            400,
            "bad_notice_settings",
        ),
        ("PUT", "/api/me/notices", json!({ "language": "xx", "zone": "UTC" }), 400, "bad_notice_settings"),
        ("PUT", "/api/me/notices", json!({ "quiet": { "from": 5, "to": 5 } }), 400, "bad_notice_settings"),
        ("PUT", "/api/me/notices", json!({ "quiet": { "from": -5, "to": 5 } }), 422, "wrong_fields"),
        ("PUT", "/api/me/notices/targets/none", json!({ "kinds": [], "active": true }), 404, "not_found"),
        ("DELETE", "/api/me/notices/targets/none", json!({}), 404, "not_found"),
        (
            "POST",
            "/api/me/notices/webhooks",
            json!({ "url": "https://example.org", "form": "fax" }),
            422,
            "wrong_fields",
        ),
        (
            "POST",
            "/api/me/notices/webhooks",
            json!({ "url": "https://example.org", "form": "telegram" }),
            400,
            "bad_chat_id",
        ),
        (
            "POST",
            "/api/me/notices/push",
            json!({ "endpoint": "https://example.org", "keys": { "p256dh": "a", "auth": "b" } }),
            400,
            "bad_push_keys",
        ),
    ];
    for (method, path, body, status, code) in bad {
        let request = ann.request(Method::from_bytes(method.as_bytes()).unwrap(), path).json(&body);
        ann.send(request).await.refused(&format!("{method} {path} {body}"), status, code);
    }
    for number in 0..16 {
        let url = format!("https://example.org/{number}");
        ann.post("/api/me/notices/webhooks", json!({ "url": url, "form": "json" })).await.ok();
    }
    ann.post("/api/me/notices/webhooks", json!({ "url": "https://example.org/more", "form": "json" }))
        .await
        .refused("one more", 429, "too_many_targets");
}
