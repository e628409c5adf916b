//! Tables of five of the best bots, as many as there is leave for, all of them looked at.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::Camp;
use crate::client::{Guest, Socket};

/// Between two looks at tables for which there was no live connection.
const LOOK: Duration = Duration::from_millis(50);

pub async fn flood(camp: &Camp) {
    let mut opened = Vec::new();
    for guest in camp.guests().await {
        let before = opened.len();
        for _ in 0..camp.force.tables {
            match open(camp, &guest).await {
                Some(table) => opened.push((guest.clone(), table)),
                // The first one asks for all of them, as it was found; the others know better.
                None if before > 0 => break,
                None => {}
            }
        }
    }
    let mut watching = JoinSet::new();
    let mut unwatched = Vec::new();
    for (guest, table) in opened {
        match Socket::watch(&camp.server, &guest, &table).await {
            Ok(mut socket) => {
                camp.tally.count("tables watched");
                watching.spawn(async move { while socket.text().await.is_some() {} });
            }
            Err(_) => {
                camp.tally.count("live connections refused");
                unwatched.push((guest, table));
            }
        }
    }
    while !camp.is_over() {
        for (guest, table) in &unwatched {
            _ = camp.api.get(&camp.server, Some(guest), &format!("/api/tables/{table}")).await;
            tokio::time::sleep(LOOK).await;
        }
        tokio::time::sleep(LOOK).await;
    }
}

async fn open(camp: &Camp, guest: &Guest) -> Option<String> {
    let bots: Vec<Value> = (0..5).map(|seat| json!({ "seat": seat, "bot": "magnate" })).collect();
    let opening = json!({ "options": { "players": 5 }, "seats": [], "bots": bots, "start": true });
    let answer = camp.api.try_post(&camp.server, guest, "/api/tables", &opening).await.ok()?;
    if !answer.is_ok() {
        camp.tally.count(answer.code());
        return None;
    }
    camp.tally.count("tables opened");
    answer.body["table"]["id"].as_str().map(str::to_owned)
}
