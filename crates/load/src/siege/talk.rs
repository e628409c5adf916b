//! Messages over many live connections and requests, as fast as they are taken.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::Camp;
use crate::client::{Guest, Message, Socket};

/// Guests who talk, of all that come.
const TALKERS: usize = 12;
/// So many messages each, and no more: the machine is the victim's too.
const MOST: usize = 20_000;
/// Between two requests of one guest.
const PAUSE: Duration = Duration::from_millis(5);

pub async fn flood(camp: &Camp) {
    let guests = camp.guests().await;
    let Some(host) = guests.first() else { return };
    let opening = json!({ "options": { "players": 2, "public": true } });
    let opened = camp.api.post(&camp.server, host, "/api/tables", &opening).await;
    let Some(table) = opened.ok().and_then(|answer| answer["table"]["id"].as_str().map(str::to_owned)) else {
        camp.tally.count("tables refused");
        return;
    };
    let mut talking = JoinSet::new();
    for guest in guests.into_iter().take(TALKERS) {
        for _ in 0..camp.force.mouths {
            match Socket::watch(&camp.server, &guest, &table).await {
                Ok(socket) => _ = talking.spawn(talk(camp.clone(), socket)),
                Err(_) => camp.tally.count("live connections refused"),
            }
        }
        talking.spawn(request(camp.clone(), guest, table.clone()));
    }
    while talking.join_next().await.is_some() {}
}

/// Says this and that over one connection.
async fn talk(camp: Camp, socket: Socket) {
    let (mut mouth, mut ear) = socket.split();
    let said = [
        json!({ "type": "chat", "id": 1, "text": "a flood" }).to_string(),
        json!({ "type": "look", "id": 2, "seat": null }).to_string(),
        json!({ "type": "undo", "id": 3, "seat": 0, "seq": 0 }).to_string(),
        json!({ "type": "nonsense", "id": 4, "text": "x".repeat(10_000) }).to_string(),
    ];
    let speaking = async {
        for message in said.iter().cycle().take(MOST) {
            if mouth.say(message).await.is_err() {
                return;
            }
            camp.tally.count("messages sent");
        }
    };
    let hearing = async {
        while let Some(text) = ear.text().await {
            let Ok(message) = serde_json::from_str::<Message>(&text) else { continue };
            if let Some(refusal) = message.error {
                camp.tally.count(&refusal.code);
            }
        }
    };
    tokio::join!(speaking, hearing);
}

/// Asks for this and that.
async fn request(camp: Camp, guest: Guest, table: String) {
    let asked: [(String, Value); 4] = [
        (format!("/api/tables/{table}/chat"), json!({ "text": "a flood" })),
        ("/api/login".into(), json!({ "name": "somebody", "password": "a guess, and a long one" })),
        ("/api/records".into(), json!("no record")),
        (format!("/api/tables/{table}/take-back"), json!({ "seat": 0 })),
    ];
    for (path, body) in asked.iter().cycle().take(MOST) {
        match camp.api.try_post(&camp.server, &guest, path, body).await {
            Ok(answer) if answer.is_ok() => camp.tally.count("requests answered"),
            Ok(answer) => camp.tally.count(answer.code()),
            Err(_) => camp.tally.count("hung up"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}
