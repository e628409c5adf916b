//! What whoever runs a server can do to it: `magnate admin`. A running server is asked over a socket in its data directory,
//! which only its owner can open; where none runs, the database is opened for the one request.

mod office;
mod person;
mod socket;
mod tables;

use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::watch;

pub use office::Office;
pub(crate) use socket::serve;

use crate::config::ServerConfig;
use crate::live::Hub;
use crate::thinkers::Thinkers;

/// Something to be done or told.
#[allow(missing_docs)] // of fields: the variant says what they are
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "request", rename_all = "snake_case")]
pub enum Request {
    /// How the server is.
    Status,
    /// People whose id, name or login begins with this, newest first.
    People { search: String, limit: u32 },
    /// A link by which somebody can choose a new password.
    Password { who: String },
    /// Ends all sessions of somebody, and their API token.
    SignOut { who: String },
    /// Keeps somebody out.
    BanPerson { who: String, hours: Option<u32>, reason: String },
    /// Keeps an address or a network out.
    BanAddress { network: String, hours: Option<u32>, reason: String },
    /// Lets somebody, or an address, in again.
    Unban { who: String },
    /// Who is kept out.
    Bans,
    /// Tables under way, or all of somebody.
    Tables { of: Option<String>, limit: u32 },
    /// Ends a table, whatever its people think of it.
    Close { table: String },
    /// Works all ratings out anew from the results.
    Recount,
    /// Tells everybody something, or (an empty text) nothing any more.
    Announce { text: String, hours: Option<u32> },
}

/// What came of it.
#[allow(missing_docs)] // of fields: the variant says what they are
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Answer {
    /// It is done; a sentence says what.
    Done { message: String },
    /// It is not possible; a sentence says why.
    Refused { message: String },
    /// How the server is.
    Status(Status),
    /// People.
    People { people: Vec<Person> },
    /// Where somebody can choose a new password, once.
    Link { link: String, hours: u32 },
    /// Who is kept out.
    Bans { bans: Vec<Ban> },
    /// Tables.
    Tables { tables: Vec<TableLine> },
}

/// How a server is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Status {
    /// `ready`, or what is the matter.
    pub status: String,
    /// Its version.
    pub version: String,
    /// For how many seconds it has been running.
    pub uptime: u64,
    /// Live connections.
    pub connections: u64,
    /// Tables it has in memory.
    pub live_tables: u64,
    /// Everybody there is.
    pub people: u64,
    /// Those with a password.
    pub registered: u64,
    /// Tables that are not over.
    pub tables: u64,
    /// What everybody is told.
    pub announcement: Option<String>,
}

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Never changes.
    pub id: String,
    /// What others see.
    pub name: String,
    /// What they sign in with.
    pub login: Option<String>,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// When they were last here, as far as is known.
    pub used_at: Option<i64>,
    /// Devices they are signed in on.
    pub devices: u64,
    /// Tables of theirs that are not over.
    pub tables: u64,
    /// Why they are kept out.
    pub banned: Option<String>,
}

/// Somebody who is kept out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ban {
    /// A login, an id, or a network.
    pub who: String,
    /// Why.
    pub reason: String,
    /// Milliseconds since 1970.
    pub made_at: i64,
    /// Without it for good.
    pub until: Option<i64>,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableLine {
    /// Never changes.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Lobby, playing, finished...
    pub status: String,
    /// Listed for everybody.
    pub public: bool,
    /// Names of its people.
    pub people: Vec<String>,
    /// Names of those who are awaited.
    pub awaited: Vec<String>,
    /// Milliseconds since 1970.
    pub changed_at: i64,
}

/// Carries out one request: by the server that runs on this data directory, or else on the database itself.
pub async fn ask(config: &ServerConfig, request: &Request) -> anyhow::Result<Answer> {
    if let Some(answer) = socket::ask(&config.data_dir, request).await? {
        return Ok(answer);
    }
    if *request == Request::Status {
        let message = format!("No server is running on {}.", config.data_dir.display());
        return Ok(Answer::Refused { message });
    }
    let store = crate::open_store(config).await?;
    let (_open, closing) = watch::channel(false);
    let grace = Duration::from_secs(config.grace.into());
    let thinkers = Thinkers::new(1, config.bot_budget, 1);
    let hub = Hub::new(Arc::clone(&store), thinkers, Duration::ZERO, grace, closing);
    let office = Office::new(Arc::clone(&store), hub, config.public_url.clone());
    let answer = office.carry_out(request).await;
    store.close().await;
    Ok(answer)
}
