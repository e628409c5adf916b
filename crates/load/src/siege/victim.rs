//! Somebody at an address of their own, who plays against a bot, asks for hints and opens the page.

use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::json;
use tokio::sync::watch;

use super::Force;
use crate::client::{Api, Guest, Socket};
use crate::play::{End, Player};
use crate::stats::Times;
use crate::tables::{self, Table};

const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 1, 1));
/// Before the page is opened again.
const PAUSE: Duration = Duration::from_millis(500);

pub struct Victim {
    server: String,
    api: Api,
    guest: Guest,
    table: Table,
}

/// How long things took.
pub struct Waits {
    /// Until the bot had decided.
    bot: Times,
    /// Until it was the victim's turn again, however much the bot had to decide.
    turn: Times,
    hint: Times,
    /// Until a decision was stored.
    decision: Times,
    /// Until the page was there, over a new connection.
    page: Times,
}

impl Waits {
    /// How many seconds more than usual somebody waited at worst for a bot, a hint or their own decision. Turns differ too much
    /// in length by themselves, and the page is opened once.
    pub fn over(&self, usual: &Waits) -> f64 {
        let pairs = [(&self.bot, &usual.bot), (&self.hint, &usual.hint), (&self.decision, &usual.decision)];
        let over = pairs.iter().map(|(now, usual)| now.longest() - usual.longest());
        over.fold(0.0, f64::max)
    }
}

impl fmt::Display for Waits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Waits { bot, turn, hint, decision, page } = self;
        write!(f, "bot {}, turn {}, hint {}", bot.in_seconds(), turn.in_seconds(), hint.in_seconds())?;
        let milliseconds = |times: &Times| times.longest() * 1000.0;
        write!(f, ", decision {:.0} ms, page {:.0} ms at most", milliseconds(decision), milliseconds(page))
    }
}

impl Victim {
    pub async fn arrive(server: &str) -> Result<Self> {
        let api = Api::from(Some(HOME))?;
        let guest = api.guest(server).await?;
        let table = new_game(&api, server, &guest).await?;
        Ok(Victim { server: server.to_owned(), api, guest, table })
    }

    /// The server is somewhere else now.
    pub fn moves_to(&mut self, server: &str) {
        server.clone_into(&mut self.server);
    }

    /// Plays for a while, then asks for hints; everything is answered, and nothing refused.
    pub async fn observe(&mut self, force: &Force) -> Result<Waits> {
        let server = self.server.clone();
        let mut page = Vec::new();
        let opening = async {
            loop {
                let begun = Instant::now();
                // A new client has a new connection.
                Api::from(Some(HOME))?.text(&server, "/").await.context("the page")?;
                page.push(begun.elapsed().as_secs_f64());
                tokio::time::sleep(PAUSE).await;
            }
        };
        let fared = async {
            let player = self.play(force.turns).await.context("playing")?;
            let hint = self.hints(force.hints).await.context("hints")?;
            Ok::<_, anyhow::Error>((player, hint))
        };
        let (player, hint) = tokio::select! {
            fared = fared => fared?,
            failed = opening => return failed,
        };
        let notes = player.notes;
        Ok(Waits {
            bot: notes.steps.into_iter().collect(),
            turn: notes.waits.into_iter().collect(),
            hint: hint.into_iter().collect(),
            decision: Times::of_micros(&notes.latencies),
            page: page.into_iter().collect(),
        })
    }

    async fn play(&mut self, long: Duration) -> Result<Player> {
        let (send_stop, mut stop) = watch::channel(false);
        let clock = tokio::spawn(async move {
            tokio::time::sleep(long).await;
            _ = send_stop.send(true);
            // Kept until the player has heard it.
            send_stop.closed().await;
        });
        let mut player = Player::new(0, 1, None, false);
        let played = loop {
            let mut socket = Socket::open(&self.server, &self.guest, &self.table.id, 0, None).await?;
            match player.play(&mut socket, &mut stop).await {
                End::Stopped => break Ok(player),
                End::Finished => self.table = new_game(&self.api, &self.server, &self.guest).await?,
                End::Gone => break Err(anyhow::anyhow!("the server closed the connection")),
                End::Failed(why) => break Err(anyhow::anyhow!("{why}")),
            }
        };
        clock.abort();
        played
    }

    async fn hints(&mut self, count: usize) -> Result<Vec<f64>> {
        let mut waits = Vec::new();
        // The bot may end the game before it is the victim's turn again.
        while !my_turn(&self.server, &self.guest, &self.table.id).await? {
            self.table = new_game(&self.api, &self.server, &self.guest).await?;
        }
        for _ in 0..count {
            let begun = Instant::now();
            let path = format!("/api/tables/{}/hint", self.table.id);
            let hint = self.api.post(&self.server, &self.guest, &path, &json!({ "seat": 0 })).await?;
            ensure!(!hint["why"]["candidates"].is_null(), "a hint without a candidate: {hint}");
            waits.push(begun.elapsed().as_secs_f64());
        }
        Ok(waits)
    }
}

async fn new_game(api: &Api, server: &str, guest: &Guest) -> Result<Table> {
    tables::open_with(api, server, Arc::from([guest.clone()]), &["magnate"]).await
}

/// Waits until the guest in the first seat is to decide; false when the game is over instead.
pub async fn my_turn(server: &str, guest: &Guest, table: &str) -> Result<bool> {
    let mut socket = Socket::open(server, guest, table, 0, None).await?;
    while let Some(text) = socket.text().await {
        let message: crate::client::Message = serde_json::from_str(&text)?;
        if message.kind == "view" && (message.awaits(0) || message.status != "playing") {
            return Ok(message.status == "playing");
        }
    }
    bail!("the server closed the connection")
}
