//! Everything that calls back and keeps score, asked for as fast as it is given: addresses inside the host's own network to be
//! told at, invitations, blocks, notes, plans, exports, statistics, letters and guessed links.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::Result;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use super::Camp;
use crate::client::Guest;
use crate::tables;

/// Between two requests of one guest.
const PAUSE: Duration = Duration::from_millis(5);
/// What no request may come to.
pub const FAILED: &str = "failed (500)";
/// As long as a note may be, and longer.
const LONG: usize = 20_000;

/// Something inside the host's network that nobody outside may reach, and a mail server there that never answers.
pub struct Inside {
    pub trap: String,
    pub mail: String,
    reached: Arc<AtomicU64>,
}

impl Inside {
    pub async fn start() -> Result<Self> {
        let (trap, mail) = (TcpListener::bind("127.0.0.1:0").await?, TcpListener::bind("127.0.0.1:0").await?);
        let reached: Arc<AtomicU64> = Arc::default();
        let inside = Inside {
            trap: trap.local_addr()?.to_string(),
            mail: format!("smtp://{}", mail.local_addr()?),
            reached: Arc::clone(&reached),
        };
        tokio::spawn(async move {
            while trap.accept().await.is_ok() {
                reached.fetch_add(1, Ordering::Relaxed);
            }
        });
        tokio::spawn(async move {
            let mut held = Vec::new();
            while let Ok((stream, _)) = mail.accept().await {
                held.push(stream);
            }
        });
        Ok(inside)
    }

    /// How often somebody got there.
    pub fn reached(&self) -> u64 {
        self.reached.load(Ordering::Relaxed)
    }
}

/// Ways to name an address inside.
fn addresses(trap: &str) -> Vec<String> {
    let port = trap.rsplit(':').next().unwrap_or_default();
    let hosts = [
        "127.0.0.1",
        "localhost",
        "localhost.",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "2130706433",
        "0x7f.1",
        "0177.0.0.1",
        "0.0.0.0",
        "user@127.0.0.1",
    ];
    let here =
        hosts.iter().flat_map(|host| ["http", "https"].map(|scheme| format!("{scheme}://{host}:{port}/")));
    let elsewhere = [
        "https://10.0.0.1/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/",
        "file:///etc/passwd",
    ];
    here.chain(elsewhere.map(str::to_owned)).collect()
}

pub async fn flood(camp: &Camp) {
    let mut calling = JoinSet::new();
    let guests = camp.guests().await;
    for pair in guests.chunks_exact(2) {
        let (camp, pair) = (camp.clone(), pair.to_vec());
        calling.spawn(async move {
            if call(&camp, &pair).await.is_err() {
                camp.tally.count("callers gave up");
            }
        });
    }
    while calling.join_next().await.is_some() {}
}

/// Two who wait for each other at a table, so that there is something to be told.
async fn call(camp: &Camp, pair: &[Guest]) -> Result<()> {
    let me = &pair[0];
    for url in addresses(&camp.trap) {
        for form in ["json", "discord"] {
            let body = json!({ "url": url, "form": form, "kinds": ["turn", "started", "chat"] });
            ask(camp, me, Method::POST, "/api/me/notices/webhooks", Some(&body)).await;
        }
    }
    let table = tables::open(&camp.api, &camp.server, Arc::from(pair)).await?.id;
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    let step = json!({ "guards": [{ "guard": "cash_at_least", "cash": 1 }], "action": { "action": "end" } });
    let steps: Vec<Value> = std::iter::repeat_n(step, 40).collect();
    let orders = json!({ "seat": 0, "orders": { "plan": { "round": 9999, "steps": steps } } });
    let tried = json!({ "seat": 0, "actions": vec![json!({ "action": "end" }); 40] });
    let requests: Vec<(Method, String, Option<Value>)> = vec![
        (Method::GET, "/api/me/export".into(), None),
        (Method::GET, "/api/me/notices".into(), None),
        (Method::PUT, "/api/me/notices".into(), Some(json!({ "language": "en", "zone": "Asia/Tokyo" }))),
        (Method::POST, at("chat"), Some(json!({ "text": "are you there?" }))),
        (Method::PUT, at("orders"), Some(orders)),
        (Method::POST, at("orders/try"), Some(tried)),
        (Method::PUT, at("note"), Some(json!({ "text": "x".repeat(LONG) }))),
        (Method::PUT, at("note"), Some(json!({ "text": "x".repeat(1000) }))),
        (Method::POST, at("invitations"), Some(json!({ "who": "somebody" }))),
        (Method::POST, at("rematch"), Some(json!({}))),
        (Method::PUT, "/api/me/blocks/somebody".into(), Some(json!({}))),
        (Method::GET, "/api/me/invitations".into(), None),
        (Method::POST, "/api/me/invitations/nowhere/accept".into(), Some(json!({}))),
        (Method::GET, "/api/leaders?pace=live&from=4000000000".into(), None),
        (Method::GET, "/api/statistics?kind=map".into(), None),
        (Method::GET, "/api/statistics/games?kind=opening&key=trainer%2F".into(), None),
        (Method::GET, "/api/lobby".into(), None),
        (Method::GET, "/api/people/somebody".into(), None),
        (Method::POST, "/api/me/mail".into(), Some(json!({ "address": "somebody@play.test" }))),
        (Method::POST, "/api/password/forgotten".into(), Some(json!({ "who": "somebody" }))),
        (
            Method::POST,
            "/api/password/new".into(),
            Some(json!({ "token": "a guess", "password": "a new password" })),
        ),
        (Method::POST, "/api/mail/confirm".into(), Some(json!({ "token": "a guess" }))),
        (Method::POST, "/api/stop/a-guess".into(), None),
        (Method::GET, "/api/me/devices".into(), None),
        (Method::GET, "/api/announcement".into(), None),
    ];
    while !camp.is_over() {
        for (method, path, body) in &requests {
            ask(camp, me, method.clone(), path, body.as_ref()).await;
            tokio::time::sleep(PAUSE).await;
        }
    }
    Ok(())
}

async fn ask(camp: &Camp, guest: &Guest, method: Method, path: &str, body: Option<&Value>) {
    match camp.api.ask(method, &camp.server, Some(guest), path, body).await {
        Ok(answer) if answer.is_ok() => camp.tally.count("calls answered"),
        Ok(answer) if answer.status == 500 => camp.tally.count(FAILED),
        Ok(answer) => camp.tally.count(answer.code()),
        Err(_) => camp.tally.count("hung up"),
    }
}
