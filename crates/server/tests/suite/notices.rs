//! People are told what waits for them when they are not looking: once, truly, by mail, push and webhook, whatever happens to the
//! server meanwhile.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::support::receivers::claims;
use crate::support::secrets::{Secrets, leaks};
use crate::support::*;
use magnate_server::ServerConfig;
use magnate_server::store::{MishapCode, NoticeKind, PostgresStore, Store};
use magnate_table::Entry;
use reqwest::Method;
use serde_json::{Value, json};

/// Told at once, also inside, and with no limit.
pub(super) fn config() -> ServerConfig {
    ServerConfig {
        public_url: Some("https://play.test".into()),
        notices_inside: true,
        notice_delay: 0,
        notice_rate: 0,
        ..server::config()
    }
}

pub(super) fn with_mail(smtp: &Smtp) -> ServerConfig {
    let from = Some("Magnate <magnate@play.test>".to_owned());
    ServerConfig { smtp_url: Some(smtp.url()), mail_from: from, ..config() }
}

pub(super) async fn webhook(who: &Client, web: &Web, path: &str, kinds: Value) -> Value {
    let body = json!({ "url": web.url(path), "form": "json", "kinds": kinds });
    who.post("/api/me/notices/webhooks", body).await.ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_invited_is_told_once() {
    let (server, web) = (TestServer::with(config()).await, Web::start().await);
    let (mut ann, bob) = (server.nobody(), server.guest("Bob").await);
    ann.sign_in("/api/register", json!({ "name": "Ann", "password": "correct horse" })).await.ok();
    webhook(&ann, &web, "/ann", json!(["invited"])).await;
    let table = bob.open(json!({ "options": { "players": 2 } })).await["table"]["id"].clone();
    let path = format!("/api/tables/{}/invitations", table.as_str().unwrap());
    for _ in 0..2 {
        bob.post(&path, json!({ "who": "ann" })).await.ok();
    }
    let told = web.wait(|all| !all.is_empty()).await[0].json();
    assert_eq!((&told["kind"], &told["table"]), (&json!("invited"), &table));
    assert_eq!(settled(server.store.as_ref()).await.len(), 1);
    assert_eq!(web.received().len(), 1);
}

/// Waits until nothing is left to be sent.
pub(super) async fn settled(store: &dyn Store) -> Vec<(String, NoticeKind, String)> {
    loop {
        let all = store.all_notices().await.unwrap();
        if all.iter().all(|one| !matches!(one.state.as_str(), "waiting" | "sending")) {
            return all.into_iter().map(|one| (one.user, one.kind, one.state)).collect();
        }
        tokio::task::yield_now().await;
    }
}

/// The next decision at a table, by whoever is awaited first. Who that was.
pub(super) async fn decide(table: &str, players: &[&Client]) -> usize {
    let view = players[0].view(table).await;
    let seat = awaited(&view)[0] as usize;
    let view = players[seat].view(table).await;
    let action = choose(&view, &mut Dice(7)).unwrap();
    players[seat].act(table, seat as u64, &view["seq"], &action).await.ok();
    seat
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_awaited_is_told_by_a_signed_request() {
    let (server, web) = (TestServer::with(config()).await, Web::start().await);
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let made = webhook(&ann, &web, "/ann", json!(["turn"])).await;
    webhook(&bob, &web, "/bob", json!(["turn"])).await;
    let game = ann.start_with(&[&bob], json!({ "name": "Lunch <b>" })).await;
    let first = web.wait(|all| !all.is_empty()).await.remove(0);
    let seat = decide(&game, &[&ann, &bob]).await;
    assert_eq!(first.path, ["/ann", "/bob"][seat]);
    let both = web.wait(|all| all.len() >= 2).await;
    assert_eq!(both[1].path, ["/bob", "/ann"][seat]);
    let to_ann = &both[seat];
    let body = to_ann.json();
    assert_eq!(body["kind"], "turn");
    assert_eq!(body["table"], json!(game));
    assert_eq!(body["user"], json!(ann.id));
    assert_eq!(body["name"], "Lunch <b>");
    assert_eq!(body["url"], json!(format!("https://play.test/t/{game}")));
    assert_eq!(to_ann.header("x-magnate-delivery"), body["id"].as_str().unwrap());
    let key = ring_hmac(made["secret"].as_str().unwrap(), to_ann.header("x-magnate-timestamp"), &to_ann.body);
    assert_eq!(to_ann.header("x-magnate-signature"), key);
    // The secret and the rest of the address are nobody's business afterwards.
    let shown = ann.get("/api/me/notices").await;
    assert!(
        !shown.text.contains(made["secret"].as_str().unwrap()) && !shown.text.contains("/ann"),
        "{}",
        shown.text
    );
    let sent = settled(server.store.as_ref()).await;
    assert!(sent.iter().all(|(_, _, state)| state == "sent"), "{sent:?}");
}

fn ring_hmac(secret: &str, timestamp: &str, body: &[u8]) -> String {
    let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, secret.as_bytes());
    let tag = ring::hmac::sign(&key, &[timestamp.as_bytes(), b".", body].concat());
    tag.as_ref().iter().fold("v1=".to_owned(), |text, byte| format!("{text}{byte:02x}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_reads_what_only_it_can() {
    let (server, web) = (TestServer::with(config()).await, Web::start().await);
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let key = ann.get("/api/me/notices").await.ok()["push_key"].as_str().unwrap().to_owned();
    let browsers = [Browser::new(3), Browser::new(5)];
    for (who, browser) in [(&ann, &browsers[0]), (&bob, &browsers[1])] {
        let mut subscription = browser.subscription(&web.url(&format!("/push/{}", who.id)));
        subscription["kinds"] = json!(["turn"]);
        assert_eq!(who.post("/api/me/notices/push", subscription.clone()).await.status, 204);
        // A page says so every time it is opened; that makes no second one.
        assert_eq!(who.post("/api/me/notices/push", subscription).await.status, 204);
    }
    let settings = json!({ "language": "ru", "zone": "Europe/Moscow", "quiet": null });
    let put = ann.request(Method::PUT, "/api/me/notices").json(&settings);
    assert_eq!(ann.send(put).await.status, 204);
    let game = ann
        .start_with(&[&bob], json!({ "name": "Обед", "clock": { "kind": "per_turn", "limit": 86_400_000 } }))
        .await;
    // Whoever has moved before they are told is not told any more.
    web.wait(|all| !all.is_empty()).await;
    let seat = decide(&game, &[&ann, &bob]).await;
    let all = web.wait(|all| all.len() >= 2).await;
    for (received, who) in all.iter().zip([seat, 1 - seat]) {
        let message = browsers[who].read(&received.body);
        assert_eq!(received.path, format!("/push/{}", [&ann, &bob][who].id));
        assert_eq!(message["url"], json!(format!("/t/{game}")));
        assert_eq!(message["title"], ["Ваш ход: Обед", "Your turn: Обед"][who]);
        assert!(message["body"].as_str().unwrap().contains("202"), "until when: {message}");
        assert_eq!(received.header("content-encoding"), "aes128gcm");
        assert!(received.header("ttl").parse::<u32>().unwrap() > 0 && received.header("topic").len() == 32);
        let claims = claims(received.header("authorization"), &key);
        assert_eq!(claims["aud"], json!(web.url("")));
        assert_eq!(claims["sub"], "https://play.test");
    }
    // A subscription that is over is not tried again.
    web.answers(410);
    decide(&game, &[&ann, &bob]).await;
    while server.store.notice_targets(&ann.id).await.unwrap()[0].active
        && server.store.notice_targets(&bob.id).await.unwrap()[0].active
    {
        tokio::task::yield_now().await;
    }
}

/// An address of this person's, confirmed.
pub(super) async fn confirm(who: &Client, smtp: &Smtp, address: &str) {
    let before = smtp.received().len();
    let asked = who
        .post("/api/me/mail", json!({ "address": address, "language": "en", "password": "correct horse" }))
        .await;
    assert_eq!(asked.status, 202, "{}", asked.text);
    let letter = smtp.wait(|all| all.len() > before).await.remove(before);
    assert_eq!(letter.to, address);
    assert!(
        who.get("/api/me/notices").await.ok()["targets"]
            .as_array()
            .unwrap()
            .iter()
            .all(|one| one["label"] != address)
    );
    let token = letter.link("https://play.test/confirm/");
    let nobody = Client::new(who.address);
    assert_eq!(nobody.post("/api/mail/confirm", json!({ "token": token })).await.status, 204);
    nobody.post("/api/mail/confirm", json!({ "token": token })).await.refused("twice", 410, "dead_link");
    let targets = who.get("/api/me/notices").await.ok()["targets"].clone();
    assert!(targets.as_array().unwrap().iter().any(|one| one["label"] == address), "{targets}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn mail_goes_to_confirmed_addresses_and_one_link_stops_it() {
    let smtp = Smtp::start().await;
    let server = TestServer::with(with_mail(&smtp)).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    confirm(&ann, &smtp, "ann@example.org").await;
    confirm(&bob, &smtp, "bob@example.org").await;
    let game = ann.start_with(&[&bob], json!({ "name": "Lunch & <more>" })).await;
    smtp.wait(|all| all.len() >= 4).await;
    decide(&game, &[&ann, &bob]).await;
    // Everybody is told once that it is their turn, or that the game has begun.
    let mail = smtp.wait(|all| all.len() >= 5).await;
    assert_eq!(mail.iter().skip(2).map(|one| one.to.as_str()).collect::<BTreeSet<_>>().len(), 2);
    let turn = mail.iter().rev().find(|one| one.text.contains("Your turn")).unwrap();
    assert!(turn.text.contains(&format!("https://play.test/t/{game}")), "{}", turn.text);
    assert!(
        turn.text.contains("Lunch & <more>") && turn.text.contains("Lunch &amp; &lt;more&gt;"),
        "{}",
        turn.text
    );
    assert!(turn.text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{}", turn.text);
    assert!(turn.text.contains("List-Unsubscribe: <https://play.test/api/stop/"), "{}", turn.text);
    let (told, token) =
        (if turn.to == "ann@example.org" { &ann } else { &bob }, turn.link("https://play.test/api/stop/"));
    // Looking at the link, as programs that read mail do, stops nothing.
    let plain = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let looked = plain.get(format!("http://{}/api/stop/{token}", server.address)).send().await.unwrap();
    assert_eq!(
        (looked.status().as_u16(), looked.headers()["location"].to_str().unwrap()),
        (303, format!("/stop/{token}").as_str())
    );
    let active = |answer: Value| answer["targets"][0]["active"].clone();
    assert_eq!(active(told.get("/api/me/notices").await.ok()), true);
    let nobody = server.nobody();
    let clicked = nobody
        .post_text(
            &format!("/api/stop/{token}"),
            "application/x-www-form-urlencoded",
            "List-Unsubscribe=One-Click",
        )
        .await;
    assert_eq!(clicked.status, 204);
    assert_eq!(active(told.get("/api/me/notices").await.ok()), false);
    nobody.post(&format!("/api/stop/{token}x"), json!({})).await.refused("forged", 410, "dead_link");
    // Nothing more is even written down for them.
    settled(server.store.as_ref()).await;
    let before = server.store.all_notices().await.unwrap().iter().filter(|one| one.user == told.id).count();
    decide(&game, &[&ann, &bob]).await;
    decide(&game, &[&ann, &bob]).await;
    let after = server.store.all_notices().await.unwrap().iter().filter(|one| one.user == told.id).count();
    assert_eq!(before, after);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_told_what_they_see_or_what_is_no_longer_so() {
    let (server, web) = (TestServer::with(config()).await, Web::start().await);
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    for who in [&ann, &bob] {
        webhook(who, &web, &format!("/{}", who.id), json!(["started", "chat"])).await;
    }
    let table = ann.open(json!({ "options": { "players": 2, "public": true } })).await;
    let game = table["table"]["id"].as_str().unwrap().to_owned();
    bob.post(&format!("/api/tables/{game}/join"), json!({})).await.ok();
    let mut page = Socket::try_open(&ann, "/api/me/live", None).await.unwrap();
    assert_eq!(page.next().await["games"], json!([]));
    page.send(&json!({ "type": "looking", "table": game })).await;
    while !server.store.looks_at(&ann.id, &game, 0).await.unwrap() {
        tokio::task::yield_now().await;
    }
    ann.post(&format!("/api/tables/{game}/start"), json!({})).await.ok();
    web.wait(|all| !all.is_empty()).await;
    let told = settled(server.store.as_ref()).await;
    let state =
        |who: &Client| told.iter().find(|(user, ..)| *user == who.id).map(|(.., state)| state.as_str());
    assert_eq!((state(&ann), state(&bob)), (Some("dropped"), Some("sent")));
    assert!(web.received().iter().all(|one| one.path == format!("/{}", bob.id)));
    // The page hears of the game that waits, whatever it shows.
    if awaited(&ann.view(&game).await).contains(&0) {
        let waits =
            page.until(|message| message["games"].as_array().is_some_and(|games| !games.is_empty())).await;
        assert_eq!(waits["games"][0]["id"], json!(game));
    }
    // Whoever wrote something is not told.
    let said = bob.post(&format!("/api/tables/{game}/chat"), json!({ "text": "secret plans" })).await;
    said.ok();
    page.send(&json!({ "type": "looking", "table": null })).await;
    while server.store.looks_at(&ann.id, &game, 0).await.unwrap() {
        tokio::task::yield_now().await;
    }
    bob.post(&format!("/api/tables/{game}/chat"), json!({ "text": "more secret plans" })).await.ok();
    let all = web.wait(|all| all.iter().any(|one| one.path == format!("/{}", ann.id))).await;
    let last = all.last().unwrap().json();
    assert_eq!((&last["kind"], &last["user"]), (&json!("chat"), &json!(ann.id)));
    assert!(!last.to_string().contains("secret plans"), "what is said at a table stays there");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_somebody_has_done_meanwhile_is_not_told() {
    let (directory, web) = (Directory::new(), Web::start().await);
    // Everything is decided before anything is told: that is for the next server.
    let silent = ServerConfig { notice_delay: 1_000_000, ..config() };
    let server = TestServer::on(directory.store().await, silent).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    for who in [&ann, &bob] {
        webhook(who, &web, &format!("/{}", who.id), json!(["turn"])).await;
    }
    let game = ann.start_with(&[&bob], json!({})).await;
    for _ in 0..6 {
        decide(&game, &[&ann, &bob]).await;
    }
    let view = ann.view(&game).await;
    server.stop().await;
    let server = TestServer::on(directory.store().await, config()).await;
    let told = settled(server.store.as_ref()).await;
    let waiting: BTreeSet<&String> =
        awaited(&view).iter().map(|seat| &[&ann, &bob][*seat as usize].id).collect();
    let sent: Vec<&String> =
        told.iter().filter(|(.., state)| state == "sent").map(|(user, ..)| user).collect();
    assert_eq!(sent.len(), waiting.len(), "{told:?}");
    assert!(sent.iter().all(|user| waiting.contains(*user)), "{told:?}");
    assert!(told.len() > sent.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_due_when_the_server_ended_is_told_by_the_next_one() {
    let (directory, web) = (Directory::new(), Web::start().await);
    // Nothing is sent by the first one: its delay is too long.
    let silent = ServerConfig { notice_delay: 1_000_000, ..config() };
    let server = TestServer::on(directory.store().await, silent).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    for who in [&ann, &bob] {
        webhook(who, &web, &format!("/{}", who.id), json!(["turn", "started"])).await;
    }
    ann.start_with(&[&bob], json!({})).await;
    server.stop().await;
    assert!(web.received().is_empty());
    let server = TestServer::on(directory.store().await, config()).await;
    let all = web.wait(|all| all.len() >= 2).await;
    settled(server.store.as_ref()).await;
    let ids: BTreeSet<String> = all.iter().map(|one| one.header("x-magnate-delivery").to_owned()).collect();
    assert_eq!((web.received().len(), ids.len()), (2, 2));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_tell_everything_once() {
    let Some(url) = postgres::database().await else { return };
    let web = Web::start().await;
    let mut servers = Vec::new();
    for _ in 0..2 {
        let store = Arc::new(PostgresStore::connect(&url, 8).await.unwrap());
        servers.push(TestServer::on(store, config()).await);
    }
    let (ann, bob) = (servers[0].guest("Ann").await, servers[1].guest("Bob").await);
    for who in [&ann, &bob] {
        webhook(who, &web, &format!("/{}", who.id), json!(["turn", "started", "finished", "chat"])).await;
    }
    let game = ann.start_with(&[&bob.at(servers[0].address)], json!({})).await;
    for round in 0..12 {
        decide(&game, &[&ann, &bob]).await;
        let who = [&ann, &bob][round % 2];
        who.post(&format!("/api/tables/{game}/chat"), json!({ "text": "hello" })).await.ok();
        if round % 3 == 2 {
            // What comes quicker than it is told is told together: here the last line and the last turn get through.
            settled(servers[0].store.as_ref()).await;
        }
    }
    let told = settled(servers[0].store.as_ref()).await;
    let sent = told.iter().filter(|(.., state)| state == "sent").count();
    let received = web.received();
    let ids: BTreeSet<String> =
        received.iter().map(|one| one.header("x-magnate-delivery").to_owned()).collect();
    assert!(sent > 4, "{told:?}");
    assert_eq!((received.len(), ids.len()), (sent, sent));
    for server in servers {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dead_address_costs_others_nothing() {
    let (server, web) = (TestServer::with(config()).await, Web::start().await);
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    // Somebody who takes the connection and never answers.
    let deaf = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    for number in 0..10 {
        let url = format!("http://{}/{number}", deaf.local_addr().unwrap());
        ann.post("/api/me/notices/webhooks", json!({ "url": url, "form": "slack" })).await.ok();
    }
    webhook(&bob, &web, "/bob", json!(["started", "turn"])).await;
    ann.start_with(&[&bob], json!({})).await;
    web.wait(|all| !all.is_empty()).await;
    let ours = server.store.all_notices().await.unwrap();
    assert!(ours.iter().any(|one| one.user == ann.id && one.state != "sent"), "ann's are still being tried");
}

#[tokio::test]
async fn addresses_inside_are_refused() {
    let server = TestServer::with(ServerConfig { notices_inside: false, ..config() }).await;
    let ann = server.guest("Ann").await;
    let keys = Browser::new(2).subscription("")["keys"].clone();
    for (address, why) in [
        ("https://127.0.0.1/", "inside"),
        ("https://[::1]/x", "inside"),
        ("https://10.0.0.7/", "inside"),
        ("https://169.254.169.254/latest", "inside"),
        ("http://example.org/", "not_allowed"),
        ("https://example.org:25/", "not_allowed"),
        ("https://me:pw@example.org/", "not_allowed"),
        ("nonsense", "no_address"),
    ] {
        for (path, body) in [
            ("/api/me/notices/webhooks", json!({ "url": address, "form": "json" })),
            ("/api/me/notices/push", json!({ "endpoint": address, "keys": keys })),
        ] {
            let refused = ann.post(path, body).await;
            refused.refused(address, 400, "bad_target_address");
            assert_eq!(refused.body["args"]["why"], why, "{address}");
        }
    }
    // A name that leads inside is found out when it is looked up, and nothing is sent.
    ann.post(
        "/api/me/notices/webhooks",
        json!({ "url": "https://localhost/", "form": "json", "kinds": ["started"] }),
    )
    .await
    .ok();
    let bob = server.guest("Bob").await;
    ann.start_with(&[&bob], json!({})).await;
    loop {
        let targets = server.store.notice_targets(&ann.id).await.unwrap();
        if let Some(trouble) = &targets[0].trouble {
            assert_eq!(trouble.code, MishapCode::NoSuchName, "{trouble:?}");
            break;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_is_in_anything_that_is_sent() {
    let smtp = Smtp::start().await;
    let (server, web) = (TestServer::with(with_mail(&smtp)).await, Web::start().await);
    let people = [server.guest("Ann").await, server.guest("Bob").await, server.guest("Cyd").await];
    let every = json!(["turn", "started", "chat", "deadline", "finished", "invited"]);
    for (who, number) in people.iter().zip(0..) {
        for form in ["json", "slack", "discord"] {
            let url = web.url(&format!("/{form}/{number}"));
            who.post("/api/me/notices/webhooks", json!({ "url": url, "form": form, "kinds": every }))
                .await
                .ok();
        }
    }
    confirm(&people[0], &smtp, "ann@example.org").await;
    let browser = Browser::new(9);
    let push = browser.subscription(&web.url("/push"));
    assert_eq!(people[1].post("/api/me/notices/push", push).await.status, 204);
    let game = people[0].start_with(&[&people[1], &people[2]], json!({})).await;
    let log = server.store.log(&game, 0).await.unwrap();
    let seed = log.into_iter().find_map(|stamped| match stamped.entry {
        Entry::Started { seed, .. } => Some(seed),
        _ => None,
    });
    let mut sockets = Vec::new();
    for who in &people {
        sockets.push(Socket::open(who, &game, "").await);
    }
    let mut dice = Dice(4);
    for _ in 0..80 {
        play_on(&mut sockets, &mut [], &mut dice).await.unwrap();
    }
    settled(server.store.as_ref()).await;
    let secrets = Secrets { seed: seed.unwrap(), reserves_open: false };
    let mut texts: Vec<String> = smtp.received().into_iter().map(|one| one.text).collect();
    for one in web.received() {
        texts.push(match one.path.as_str() {
            "/push" => browser.read(&one.body).to_string(),
            _ => String::from_utf8(one.body).unwrap(),
        });
    }
    assert!(texts.len() > 8, "something was sent");
    for text in &texts {
        assert!(leaks(text, None, &secrets).is_empty(), "{text}");
        // Nothing of the game but that it waits: no card, no action, no money.
        for word in ["reserve", "\"action\"", "cash", "structure", "\"cards\""] {
            assert!(!text.contains(word), "{word} in {text}");
        }
    }
    for path in ["/api/me/waiting", "/api/me/notices"] {
        let text = people[0].get(path).await.text;
        assert!(leaks(&text, None, &secrets).is_empty(), "{path}");
    }
}

#[tokio::test]
async fn games_that_wait_are_listed_with_what_is_most_urgent_first() {
    let server = TestServer::with(config()).await;
    let ann = server.guest("Ann").await;
    let alone =
        |clock: Value| json!({ "options": { "players": 2, "clock": clock }, "seats": [0, 1], "start": true });
    let clock = |limit: i64| json!({ "kind": "per_turn", "limit": limit });
    let mut games = Vec::new();
    for clock in [json!({ "kind": "none" }), clock(7_200_000), clock(3_600_000)] {
        games.push(ann.open(alone(clock)).await["table"]["id"].clone());
    }
    let answer = ann.get("/api/me/waiting").await;
    let tag = answer.headers["etag"].to_str().unwrap().to_owned();
    let ids: Vec<Value> =
        answer.ok()["games"].as_array().unwrap().iter().map(|game| game["id"].clone()).collect();
    assert_eq!(ids, [games[2].clone(), games[1].clone(), games[0].clone()]);
    let again = ann.send(ann.request(Method::GET, "/api/me/waiting").header("if-none-match", tag)).await;
    assert_eq!(again.status, 304);
    let mine = ann.get("/api/me/tables").await.ok();
    let timed = mine.as_array().unwrap().iter().filter(|table| table["deadline"].is_i64()).count();
    assert_eq!(timed, 2, "lists say until when");
    server.nobody().get("/api/me/waiting").await.refused("nobody", 401, "no_session");
}
