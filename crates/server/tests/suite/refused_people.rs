//! Who is refused: names, passwords, sessions and tokens that are no good, and whoever is too fast.

use crate::support::world::Sent::{Json, Nothing};
use crate::support::world::World;
use crate::support::*;
use magnate_server::ServerConfig;
use reqwest::Method;
use serde_json::json;

#[tokio::test]
async fn people() {
    let world = World::new().await;
    let mut zoe = world.server.nobody();
    zoe.sign_in("/api/register", json!({ "name": "Zoë", "password": "correct horse" })).await.ok();
    let signed = |name: &str, password: &str| Json(json!({ "name": name, "password": password }));
    let named = |name: &str| Json(json!({ "name": name }));
    let cases = vec![
        (
            "wrong password",
            "POST",
            "/api/login".into(),
            signed("Zoë", "correct h0rse"),
            401,
            "wrong_password",
        ),
        ("no password", "POST", "/api/login".into(), signed("Zoë", ""), 401, "wrong_password"),
        ("nobody", "POST", "/api/login".into(), signed("Nobody", "correct horse"), 401, "wrong_password"),
        ("a guest has no password", "POST", "/api/login".into(), signed("Ann", ""), 401, "wrong_password"),
        ("taken", "POST", "/api/register".into(), signed("ZOË", "correct horse"), 409, "name_taken"),
        ("short password", "POST", "/api/register".into(), signed("Yan", "1234567"), 400, "bad_password"),
        (
            "endless password",
            "POST",
            "/api/register".into(),
            signed("Yan", &"x".repeat(201)),
            400,
            "bad_password",
        ),
        ("no name", "POST", "/api/register".into(), signed("", "correct horse"), 400, "bad_name"),
        ("blank name", "POST", "/api/guest".into(), named("   "), 400, "bad_name"),
        ("long name", "POST", "/api/guest".into(), named(&"ö".repeat(31)), 400, "bad_name"),
        ("two lines", "POST", "/api/guest".into(), named("a\r\nb"), 400, "bad_name"),
        ("zero", "POST", "/api/guest".into(), named("a\0b"), 400, "bad_name"),
        ("nothing to see", "POST", "/api/guest".into(), named("\u{200b}\u{2060}"), 400, "bad_name"),
        ("only fillers", "POST", "/api/guest".into(), named("\u{3164}\u{ad}"), 400, "bad_name"),
        ("turned around", "POST", "/api/guest".into(), named("Bob\u{202e}nnA"), 400, "bad_name"),
        ("isolated", "POST", "/api/register".into(), signed("\u{2067}Ann", "correct horse"), 400, "bad_name"),
        ("who", "GET", "/api/me".into(), Nothing, 401, "no_session"),
        ("rename", "PATCH", "/api/me".into(), named("Yan"), 401, "no_session"),
        ("token", "POST", "/api/me/token".into(), Nothing, 401, "no_session"),
        ("no token", "DELETE", "/api/me/token".into(), Nothing, 401, "no_session"),
        ("tables", "GET", "/api/me/tables".into(), Nothing, 401, "no_session"),
        (
            "opening",
            "POST",
            "/api/tables".into(),
            Json(json!({ "options": { "players": 2 } })),
            401,
            "no_session",
        ),
        ("sitting", "POST", format!("/api/tables/{}/join", world.lobby), Json(json!({})), 401, "no_session"),
        ("starting", "POST", format!("/api/tables/{}/start", world.lobby), Nothing, 401, "no_session"),
        (
            "talking",
            "POST",
            format!("/api/tables/{}/chat", world.game),
            Json(json!({ "text": "hi" })),
            401,
            "no_session",
        ),
        (
            "acting",
            "POST",
            format!("/api/tables/{}/act", world.game),
            Json(json!({ "seat": 0, "seq": 3, "action": { "action": "pass" } })),
            401,
            "no_session",
        ),
    ];
    world.check(&world.server.nobody(), cases).await;
    let registered = vec![
        ("again", "POST", "/api/register".to_owned(), signed("Zora", "correct horse"), 409, "registered"),
        ("bad name", "PATCH", "/api/me".into(), named(""), 400, "bad_name"),
        ("long name", "PATCH", "/api/me".into(), named(&"x".repeat(31)), 400, "bad_name"),
        ("nothing to see", "PATCH", "/api/me".into(), named("\u{feff}"), 400, "bad_name"),
        ("turned around", "PATCH", "/api/me".into(), named("a\u{202d}b"), 400, "bad_name"),
    ];
    world.check(&zoe, registered).await;
    assert_eq!(zoe.get("/api/me").await.ok()["name"], "Zoë");
}

/// What concerns an account is nobody's without a session, and links that were never given out lead nowhere.
#[tokio::test]
async fn accounts_and_notices() {
    let world = World::new().await;
    let nobody = world.server.nobody();
    let no_session =
        |what, method, path: &str, sent| (what, method, path.to_owned(), sent, 401, "no_session");
    let passwords = || Json(json!({ "old": "correct horse", "new": "battery staple" }));
    let webhook = || Json(json!({ "url": "https://example.org/", "form": "json" }));
    let token = || Json(json!({ "token": "nonsense" }));
    let cases = vec![
        no_session("password", "POST", "/api/me/password", passwords()),
        no_session("address", "POST", "/api/me/mail", Json(json!({ "address": "ann@example.org" }))),
        no_session("no address", "DELETE", "/api/me/mail", Nothing),
        no_session("devices", "GET", "/api/me/devices", Nothing),
        no_session("a device", "DELETE", "/api/me/devices/x", Nothing),
        no_session("all devices", "DELETE", "/api/me/devices", Nothing),
        no_session("notices", "GET", "/api/me/notices", Nothing),
        no_session("settings", "PUT", "/api/me/notices", Json(json!({}))),
        no_session("webhook", "POST", "/api/me/notices/webhooks", webhook()),
        no_session("a target", "DELETE", "/api/me/notices/targets/x", Nothing),
        no_session("waiting", "GET", "/api/me/waiting", Nothing),
        no_session("live", "GET", "/api/me/live", Nothing),
        ("confirming", "POST", "/api/mail/confirm".into(), token(), 410, "dead_link"),
        (
            "recovering",
            "POST",
            "/api/password/new".into(),
            Json(json!({ "token": "nonsense", "password": "battery staple" })),
            410,
            "dead_link",
        ),
        (
            "forgotten",
            "POST",
            "/api/password/forgotten".into(),
            Json(json!({ "who": "Ann" })),
            409,
            "mail_off",
        ),
        ("stopping", "POST", "/api/stop/nonsense".into(), Nothing, 409, "notices_off"),
    ];
    world.check(&nobody, cases).await;
    let cases = vec![
        ("no password", "POST", "/api/me/password".into(), passwords(), 409, "not_registered"),
        ("no mail", "POST", "/api/me/mail".into(), Json(json!({ "address": "a@b.c" })), 409, "mail_off"),
        ("no webhooks", "POST", "/api/me/notices/webhooks".into(), webhook(), 409, "notices_off"),
        ("no such device", "DELETE", "/api/me/devices/x".into(), Nothing, 404, "not_found"),
        ("no such target", "DELETE", "/api/me/notices/targets/x".into(), Nothing, 404, "not_found"),
        ("not a socket", "GET", "/api/me/live".into(), Nothing, 400, "not_a_websocket"),
    ];
    world.check(&world.ann, cases).await;
}

#[tokio::test]
async fn proofs_of_who_one_is() {
    let world = World::new().await;
    let me = || vec![("who", "GET", "/api/me".to_owned(), Nothing, 401, "no_session")];
    for garbage in ["garbage", "", "%00", "' OR 1=1 --", &"x".repeat(5000)] {
        world.check(&Client { session: Some(garbage.into()), ..world.server.nobody() }, me()).await;
        // A bad token is not made good by a good cookie.
        world.check(&Client { bearer: Some(garbage.into()), ..world.ann.clone() }, me()).await;
    }
    // The token and the cookie are different things.
    let session = world.ann.session.clone();
    world.check(&Client { bearer: session.clone(), session: None, ..world.ann.clone() }, me()).await;
    let answer = world
        .ann
        .send(world.server.nobody().request(Method::GET, "/api/me").header("authorization", "Basic eDp5"))
        .await;
    answer.refused("another kind of proof", 401, "no_session");

    let token = world.ann.post("/api/me/token", json!({ "scope": "all" })).await.ok()["token"]
        .as_str()
        .unwrap()
        .to_owned();
    let scripted = Client { bearer: Some(token.clone()), session: None, ..world.ann.clone() };
    assert_eq!(scripted.get("/api/me").await.ok()["name"], "Ann");
    world.check(&Client { session: Some(token), ..world.server.nobody() }, me()).await;
    assert_eq!(scripted.send(scripted.request(Method::DELETE, "/api/me/token")).await.status, 204);
    world.check(&scripted, me()).await;
    // A session that was ended is no proof, whoever still has the cookie.
    assert_eq!(world.ann.post("/api/logout", json!({})).await.status, 204);
    world.check(&world.ann, me()).await;
}

#[tokio::test]
async fn expired_sessions() {
    let server = TestServer::with(ServerConfig { session_days: 0, ..server::config() }).await;
    let ann = server.guest("Ann").await;
    ann.get("/api/me").await.refused("expired", 401, "no_session");
    let opening = json!({ "options": { "players": 2 } });
    ann.post("/api/tables", opening).await.refused("expired", 401, "no_session");
}

#[tokio::test]
async fn too_many_requests() {
    let server = TestServer::with(ServerConfig { rate_limit: 1, ..server::config() }).await;
    let ann = server.guest("Ann").await;
    let mut refused = 0;
    for _ in 0..100 {
        let answer = ann.get("/api/tables").await;
        match answer.status {
            200 => {}
            _ => {
                answer.refused("too fast", 429, "too_many_requests");
                refused += 1;
            }
        }
    }
    assert!(refused > 0);
    assert_eq!(ann.get("/health").await.status, 200, "whoever runs the server always gets an answer");
}

/// How many of a hundred requests are refused as too many, each with these lines of `X-Forwarded-For`.
async fn refused_of_a_hundred(behind_proxy: bool, forwarded: impl Fn(u8) -> Vec<String>) -> usize {
    let server = TestServer::with(ServerConfig {
        rate_limit: 1,
        people_per_address: 1,
        behind_proxy,
        ..server::config()
    })
    .await;
    let client = server.nobody();
    let mut refused = 0;
    for n in 0..100 {
        let mut request = client.request(Method::GET, "/api/tables");
        for line in forwarded(n) {
            request = request.header("x-forwarded-for", line);
        }
        refused += usize::from(client.send(request).await.status == 429);
    }
    refused
}

#[tokio::test]
async fn who_is_counted_behind_a_proxy() {
    let address = |n: u8| format!("203.0.113.{n}");
    // Nobody gets more by claiming to be somebody else.
    assert!(refused_of_a_hundred(false, |n| vec![address(n)]).await > 0, "no proxy is trusted");
    assert!(refused_of_a_hundred(true, |n| vec![format!("{}, 198.51.100.7", address(n))]).await > 0);
    assert!(refused_of_a_hundred(true, |n| vec![address(n), "198.51.100.7".into()]).await > 0);
    assert!(refused_of_a_hundred(true, |n| vec![format!("nonsense {n}")]).await > 0);
    assert!(refused_of_a_hundred(true, |n| vec![format!("2001:db8::{n}")]).await > 0, "one household");
    assert!(refused_of_a_hundred(true, |_| vec![]).await > 0, "past the proxy");
    // Different people behind a trusted proxy do not count together, whatever they claim.
    assert_eq!(refused_of_a_hundred(true, |n| vec![address(n)]).await, 0);
    assert_eq!(refused_of_a_hundred(true, |n| vec![format!("198.51.100.7,{}", address(n))]).await, 0);
    assert_eq!(refused_of_a_hundred(true, |n| vec!["198.51.100.7".into(), address(n)]).await, 0);
}

#[tokio::test]
async fn too_many_passwords() {
    let config = ServerConfig { rate_limit: 20, behind_proxy: true, ..server::config() };
    let server = TestServer::with(config).await;
    let nobody = server.nobody();
    let zoe = json!({ "name": "Zoe", "password": "correct horse" });
    nobody.post("/api/register", zoe.clone()).await.ok();
    // All at once: checking a password takes its time, and meanwhile one may try again. Of many people, because those of one
    // person are counted in another way too.
    let guess = |n: u8| json!({ "name": format!("Zoe {n}"), "password": "wrong horse" });
    let guesses = (0..40).map(|n| nobody.post("/api/login", guess(n)));
    let (wrong, refused): (Vec<_>, Vec<_>) =
        futures_util::future::join_all(guesses).await.into_iter().partition(|answer| answer.status == 401);
    assert!(!wrong.is_empty() && !refused.is_empty(), "{} were tried", wrong.len());
    for answer in refused {
        answer.refused("guessing", 429, "too_many_requests");
    }
    // The rest goes on, and so does somebody else.
    assert_eq!(nobody.get("/api/tables").await.status, 200);
    let elsewhere = nobody.request(Method::POST, "/api/login").header("x-forwarded-for", "203.0.113.9");
    nobody.send(elsewhere.json(&zoe)).await.ok();
}

#[tokio::test]
async fn other_pages() {
    let world = World::new().await;
    let own = format!("http://{}", world.server.address);
    let at = |what: &str| format!("/api/tables/{}/{what}", world.game);
    for (method, path) in [
        (Method::POST, at("abandon")),
        (Method::POST, at("start")),
        (Method::POST, "/api/me/token".to_owned()),
        (Method::DELETE, "/api/me/token".to_owned()),
        (Method::POST, "/api/logout".to_owned()),
        (Method::POST, "/api/guest".to_owned()),
    ] {
        for origin in ["https://evil.example", "http://127.0.0.1:1", "null", ""] {
            let request = world.ann.request(method.clone(), &path).header("origin", origin);
            world.ann.send(request).await.refused(&format!("{method} {path} {origin}"), 403, "forbidden");
        }
    }
    assert_eq!(world.ann.view(&world.game).await["status"], "playing");
    // Looking is free: the answer cannot be read by another page anyway. And our own page may do everything.
    let looking = world.ann.request(Method::GET, "/api/me").header("origin", "https://evil.example");
    assert_eq!(world.ann.send(looking).await.status, 200);
    let abandoning = world.ann.request(Method::POST, &at("abandon")).header("origin", own);
    assert_eq!(world.ann.send(abandoning).await.ok()["table"]["end_vote"]["voted"], json!([world.ann.id]));
}
