//! Tables for scripted players.

use std::sync::Arc;

use anyhow::{Context, Result};
use futures_util::stream::{StreamExt, TryStreamExt};
use serde_json::{Value, json};

use crate::client::{Api, Guest};
use crate::told::Receiver;

/// A table with a guest on every seat.
#[derive(Clone)]
pub struct Table {
    pub id: Arc<str>,
    pub guests: Arc<[Guest]>,
}

/// Opens a table for these guests and starts the game.
pub async fn open(api: &Api, server: &str, guests: Arc<[Guest]>) -> Result<Table> {
    open_with(api, server, guests, &[]).await
}

/// The same with bots of these levels in further seats, which move as soon as they know.
pub async fn open_with(api: &Api, server: &str, guests: Arc<[Guest]>, bots: &[&str]) -> Result<Table> {
    let host = guests.first().context("nobody to play")?;
    let options = json!({ "players": guests.len() + bots.len(), "name": "load" });
    let seated = bots.iter().zip(guests.len()..).map(|(bot, seat)| json!({ "seat": seat, "bot": bot }));
    let opening = json!({ "options": options, "bots": seated.collect::<Value>() });
    let answer = api.post(server, host, "/api/tables", &opening).await?;
    let id: Arc<str> = answer["table"]["id"].as_str().context("a table without an id")?.into();
    for (guest, seat) in guests.iter().zip(0..).skip(1) {
        let body = json!({ "seat": seat, "code": answer["code"] });
        api.post(server, guest, &format!("/api/tables/{id}/join"), &body).await?;
    }
    api.post(server, host, &format!("/api/tables/{id}/start"), &json!({})).await?;
    Ok(Table { id, guests })
}

/// New guests.
pub async fn guests(api: &Api, server: &str, seats: u8) -> Result<Arc<[Guest]>> {
    let mut guests = Vec::new();
    for _ in 0..seats {
        guests.push(api.guest(server).await?);
    }
    Ok(guests.into())
}

/// So many tables, each with guests of its own, who are told what waits for them if there is somebody to take it.
pub async fn open_many(
    api: &Api,
    server: &str,
    tables: usize,
    seats: u8,
    receiver: Option<&Receiver>,
) -> Result<Vec<Table>> {
    let opening = futures_util::stream::iter(0..tables).map(|_| async {
        let guests = guests(api, server, seats).await?;
        if let Some(receiver) = receiver {
            receiver.listen_for(api, server, &guests).await?;
        }
        open(api, server, guests).await
    });
    opening.buffer_unordered(16).try_collect().await
}
