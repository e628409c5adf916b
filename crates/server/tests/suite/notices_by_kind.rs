//! Every kind of notice by every channel, and when not: quiet hours, gathered mail, what is tried again, what leads elsewhere.

use super::notices::{confirm, decide, settled, webhook, with_mail};
use crate::support::*;
use magnate_server::ServerConfig;
use magnate_server::store::{MishapCode, NoticeKind, Store};
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};

const EVERY: [&str; 6] = ["turn", "started", "chat", "deadline", "finished", "invited"];

/// Says something to the database behind the server's back: nobody waits for hours here.
async fn meddle(directory: &Directory, sql: &'static str) {
    let file = format!("sqlite://{}", directory.0.join("magnate.sqlite3").display());
    let mut db = SqliteConnection::connect(&file).await.unwrap();
    sqlx::query(sql).execute(&mut db).await.unwrap();
}

async fn put(who: &Client, path: &str, body: Value) {
    let answer = who.send(who.request(Method::PUT, path).json(&body)).await;
    assert_eq!(answer.status, 204, "{path} {}", answer.text);
}

/// All targets of somebody are told of these kinds.
async fn want(who: &Client, kinds: &[&str], pace: &str) {
    let targets = who.get("/api/me/notices").await.ok()["targets"].clone();
    for target in targets.as_array().unwrap() {
        let mut change = json!({ "kinds": kinds, "active": true });
        if target["channel"] == "mail" {
            change["pace"] = json!(pace);
        }
        put(who, &format!("/api/me/notices/targets/{}", target["id"].as_str().unwrap()), change).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kind_is_told_by_every_channel() {
    let (directory, smtp, web) = (Directory::new(), Smtp::start().await, Web::start().await);
    let server = TestServer::on(directory.store().await, with_mail(&smtp)).await;
    let (mut ann, bob) = (server.nobody(), server.guest("Bob").await);
    ann.sign_in("/api/register", json!({ "name": "Ann", "password": "correct horse" })).await.ok();
    confirm(&ann, &smtp, "ann@example.org").await;
    webhook(&ann, &web, "/hook", json!(EVERY)).await;
    let browser = Browser::new(4);
    assert_eq!(ann.post("/api/me/notices/push", browser.subscription(&web.url("/push"))).await.status, 204);
    want(&ann, &EVERY, "at_once").await;
    // Whoever wants chat gets nothing else.
    webhook(&bob, &web, "/bob", json!(["chat"])).await;
    let told = async |kind: &str, sentence: &str| {
        let there = |path: &'static str| {
            let browser = &browser;
            move |one: &receivers::Received| {
                let read = || if path == "/push" { browser.read(&one.body) } else { one.json() };
                one.path == path && read()["kind"] == kind
            }
        };
        for path in ["/hook", "/push"] {
            web.wait(|all| all.iter().any(there(path))).await;
        }
        smtp.wait(|all| all.iter().any(|one| one.text.contains(sentence))).await;
    };

    let limit = json!({ "kind": "per_turn", "limit": 40 * 60_000 });
    let game = bob.open(json!({ "options": { "players": 2, "name": "Lunch", "clock": limit } })).await;
    let game = game["table"]["id"].as_str().unwrap().to_owned();
    let at = |what: &str| format!("/api/tables/{game}/{what}");
    bob.post(&at("invitations"), json!({ "who": "ann" })).await.ok();
    told("invited", "Bob invites you to play").await;

    ann.post(&format!("/api/me/invitations/{game}/accept"), json!({})).await.ok();
    // Whoever is awaited at once is told that alone: not asked for here, so that the beginning is told.
    let no_turn = ["started", "chat", "deadline", "finished", "invited"];
    want(&ann, &no_turn, "at_once").await;
    bob.post(&at("start"), json!({})).await.ok();
    told("started", "has begun").await;

    want(&ann, &EVERY, "at_once").await;
    let awaited_anew = async || {
        let all = server.store.all_notices().await.unwrap();
        all.iter().any(|one| one.user == ann.id && one.kind == NoticeKind::Turn)
    };
    while !awaited_anew().await {
        decide(&game, &[&bob, &ann]).await;
    }
    told("turn", "It is your turn").await;

    for who in [&bob, &ann] {
        who.post(&at("chat"), json!({ "text": "hello" })).await.ok();
    }
    told("chat", "Bob has written something").await;

    // A warning comes when a quarter of the time is left: let this turn have begun a week ago.
    meddle(
        &directory,
        "UPDATE notices SET due_at = 0, made_at = made_at - 604800000 WHERE kind = 'deadline' AND done_at IS NULL",
    )
    .await;
    told("deadline", "runs out at").await;

    for who in [&bob, &ann] {
        who.post(&at("abandon"), json!({})).await.ok();
    }
    told("finished", "is over").await;
    settled(server.store.as_ref()).await;
    let received = web.received();
    let to_bob: Vec<Value> =
        received.iter().filter(|one| one.path == "/bob").map(|one| one.json()["kind"].clone()).collect();
    assert_eq!(to_bob, ["chat"]);
}

/// Waits until what is due at somebody's targets has been looked at and put off.
async fn put_off(store: &dyn Store, directory: &Directory) {
    let file = format!("sqlite://{}", directory.0.join("magnate.sqlite3").display());
    let mut db = SqliteConnection::connect(&file).await.unwrap();
    loop {
        let later = "SELECT COUNT(*) FROM notices WHERE done_at IS NULL AND due_at > made_at";
        let later: i64 = sqlx::query_scalar(later).fetch_one(&mut db).await.unwrap();
        let all = store.all_notices().await.unwrap();
        if later > 0 && later as usize == all.iter().filter(|one| one.state == "waiting").count() {
            return;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_told_in_their_quiet_hours() {
    let (directory, smtp, web) = (Directory::new(), Smtp::start().await, Web::start().await);
    let server = TestServer::on(directory.store().await, with_mail(&smtp)).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    for who in [&ann, &bob] {
        webhook(who, &web, &format!("/{}", who.id), json!(["started"])).await;
    }
    // Quiet all day but for a minute that is twelve hours away, whenever this is run.
    let since_1970 = std::time::UNIX_EPOCH.elapsed().unwrap().as_secs();
    let now = since_1970 / 60 % 1440;
    let (from, to) = ((now + 721) % 1440, (now + 720) % 1440);
    let settings = json!({ "language": "en", "zone": "UTC", "quiet": { "from": from, "to": to } });
    put(&ann, "/api/me/notices", settings.clone()).await;
    ann.start_with(&[&bob], json!({})).await;
    web.wait(|all| all.iter().any(|one| one.path == format!("/{}", bob.id))).await;
    put_off(server.store.as_ref(), &directory).await;
    assert!(web.received().iter().all(|one| one.path != format!("/{}", ann.id)), "ann sleeps");
    // It is told when the quiet is over.
    let mut loud = settings;
    loud["quiet"] = Value::Null;
    put(&ann, "/api/me/notices", loud).await;
    meddle(&directory, "UPDATE notices SET due_at = 0 WHERE done_at IS NULL").await;
    web.wait(|all| all.iter().any(|one| one.path == format!("/{}", ann.id))).await;
    settled(server.store.as_ref()).await;
    assert_eq!(web.received().len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn gathered_mail_is_one_letter() {
    let (directory, smtp) = (Directory::new(), Smtp::start().await);
    let server = TestServer::on(directory.store().await, with_mail(&smtp)).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    confirm(&ann, &smtp, "ann@example.org").await;
    want(&ann, &["started"], "daily").await;
    for name in ["Breakfast", "Lunch", "Dinner"] {
        bob.start_with(&[&ann], json!({ "name": name })).await;
    }
    put_off(server.store.as_ref(), &directory).await;
    assert_eq!(smtp.received().len(), 1, "nothing but the letter that confirms");
    // The next morning.
    meddle(&directory, "UPDATE notices SET due_at = 0, made_at = made_at - 172800000 WHERE done_at IS NULL")
        .await;
    let digest = smtp.wait(|all| all.len() > 1).await.remove(1);
    for name in ["Breakfast", "Lunch", "Dinner"] {
        assert!(digest.text.contains(&format!("“{name}” has begun")), "{}", digest.text);
    }
    assert!(digest.text.contains("Subject: 3 things wait for you"), "{}", digest.text);
    settled(server.store.as_ref()).await;
    assert_eq!(smtp.received().len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_not_taken_is_sent_again_under_the_same_id() {
    let (directory, smtp, web) = (Directory::new(), Smtp::start().await, Web::start().await);
    let server = TestServer::on(directory.store().await, with_mail(&smtp)).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    webhook(&ann, &web, "/ann", json!(["started"])).await;
    web.answers(503);
    ann.start_with(&[&bob], json!({})).await;
    web.wait(|all| !all.is_empty()).await;
    let trouble = async || server.store.notice_targets(&ann.id).await.unwrap()[0].trouble.clone();
    while trouble().await.is_none() {
        tokio::task::yield_now().await;
    }
    let why = trouble().await.map(|trouble| (trouble.code, trouble.status));
    assert_eq!(why, Some((MishapCode::Failing, Some(503))), "its owner sees why");
    web.answers(200);
    meddle(&directory, "UPDATE notice_targets SET retry_at = 0").await;
    meddle(&directory, "UPDATE notices SET due_at = 0 WHERE done_at IS NULL").await;
    let both = web.wait(|all| all.len() >= 2).await;
    assert_eq!(both[0].header("x-magnate-delivery"), both[1].header("x-magnate-delivery"));
    assert_eq!(both[0].body, both[1].body);
    let told = settled(server.store.as_ref()).await;
    assert!(told.iter().all(|(.., state)| state == "sent"), "{told:?}");
    // And that it is over.
    while trouble().await.is_some() {
        tokio::task::yield_now().await;
    }
}

/// An address outside that sends one on to an address inside gets nobody there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_led_elsewhere() {
    let (smtp, web, elsewhere) = (Smtp::start().await, Web::start().await, Web::start().await);
    let server = TestServer::with(with_mail(&smtp)).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    webhook(&ann, &web, "/ann", json!(["started"])).await;
    for status in [301, 302, 303, 307, 308] {
        web.leads_to(status, &elsewhere.url("/inside"));
        ann.start_with(&[&bob], json!({})).await;
        let told = settled(server.store.as_ref()).await;
        assert!(told.iter().all(|(.., state)| state == "failed"), "{status}: {told:?}");
        // Left alone for a while after each; its owner may try again at once.
        want(&ann, &["started"], "at_once").await;
    }
    assert_eq!((web.received().len(), elsewhere.received().len()), (5, 0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mail_server_that_says_later_gets_the_letter_later() {
    let (directory, smtp) = (Directory::new(), Smtp::start().await);
    let config = ServerConfig { notices_inside: false, ..with_mail(&smtp) };
    let server = TestServer::on(directory.store().await, config).await;
    let ann = server.guest("Ann").await;
    smtp.answers("451 later");
    assert_eq!(ann.post("/api/me/mail", json!({ "address": "ann@example.org" })).await.status, 202);
    smtp.refused(1).await;
    assert!(smtp.received().is_empty());
    smtp.answers("250 fine");
    // It may be noted a moment after it was refused that it is to be tried again.
    while smtp.received().is_empty() {
        meddle(&directory, "UPDATE letters SET due_at = 0 WHERE lease_until = 0").await;
    }
    assert_eq!(smtp.received()[0].to, "ann@example.org");
}
