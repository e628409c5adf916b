//! Where everything is kept. One trait, two real implementations: an embedded `SQLite` file and `PostgreSQL`.
//!
//! A table is its log: `(table, seq)` is unique, so two writers can never both be entry 17. An append returns only when
//! the entry is durable.

use std::io::ErrorKind;
use std::sync::Arc;

use async_trait::async_trait;
use magnate_table::{Stamped, Status};
use tokio::sync::broadcast;

use crate::scope::Scope;

mod accounts;
mod ask;
mod gathering;
mod house;
mod migrations;
mod notices;
mod orders;
mod postgres;
mod score;
mod shared;
mod sqlite;

pub use accounts::{AccountStore, Device, Letter, Purpose};
pub use gathering::{Gatherings, Invitation, Written};
pub use house::{Announcement, Ban, HouseStore, Resident};
pub(crate) use notices::warning;
pub use notices::{
    Channel, Health, Mishap, MishapCode, NoticeEnd, NoticeKind, NoticeKinds, NoticeState, NoticeStore,
    StoredNotice, Target,
};
pub use orders::{OrderStore, OrdersRow};
pub use postgres::PostgresStore;
pub use score::{RatingPoint, RatingRow, ResultRow, Scores, Sieve, Tally};
pub use sqlite::SqliteStore;

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote that entry first.
    #[error("entry {seq} of table {table} is already there")]
    Conflict {
        /// The table.
        table: String,
        /// The entry.
        seq: u32,
    },
    /// Another server has the embedded database open.
    #[error(
        "another server is using {path}. Stop that one first, or give this one its own --data-dir; several \
         servers can share a PostgreSQL database"
    )]
    InUse {
        /// The database.
        path: String,
    },
    /// Somebody who is registered has a name that looks the same.
    #[error("the name looks like somebody else's")]
    NameLike,
    /// That login name belongs to somebody else.
    #[error("the name is taken")]
    NameTaken,
    /// There is no such thing.
    #[error("not found")]
    NotFound,
    /// The database failed.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// A commit failed that others were in too.
    #[error("{0}")]
    Unwritten(Arc<sqlx::Error>),
    /// The database does not answer.
    #[error("the database does not answer")]
    Away,
    /// Something stored cannot be read.
    #[error("stored data cannot be read: {0}")]
    Damaged(String),
}

impl StoreError {
    /// What is the matter with the database, as far as the error tells.
    pub fn trouble(&self) -> Trouble {
        match self {
            StoreError::Database(error) => Trouble::of(error),
            StoreError::Unwritten(error) => Trouble::of(error),
            StoreError::Damaged(_) => Trouble::Damaged,
            _ => Trouble::Away,
        }
    }
}

/// What can be the matter with a database, for whoever runs the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It does not answer, or not as a database does.
    Away,
    /// There is no room to write.
    DiskFull,
    /// What is stored is damaged.
    Damaged,
    /// It can be read, not written.
    ReadOnly,
    /// The disk reports errors.
    DiskFailed,
}

impl Trouble {
    /// A stable word.
    pub fn id(self) -> &'static str {
        match self {
            Trouble::Away => "no_database",
            Trouble::DiskFull => "disk_full",
            Trouble::Damaged => "damaged",
            Trouble::ReadOnly => "read_only",
            Trouble::DiskFailed => "disk_failed",
        }
    }

    /// What it means.
    pub fn sentence(self) -> &'static str {
        match self {
            Trouble::Away => "The database does not answer.",
            Trouble::DiskFull => "The disk of the database is full: nothing can be stored.",
            Trouble::Damaged => "The database is damaged. Stop the server and restore a backup.",
            Trouble::ReadOnly => "The database can be read but not written.",
            Trouble::DiskFailed => "The disk of the database reports errors.",
        }
    }

    fn of(error: &sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(error) => {
                let code = error.code().unwrap_or_default();
                if error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() {
                    // The low byte is the kind of error; the rest says more.
                    match code.parse::<u32>().map(|code| code & 0xff) {
                        Ok(8) => Trouble::ReadOnly,
                        Ok(10) => Trouble::DiskFailed,
                        Ok(11 | 26) => Trouble::Damaged,
                        Ok(13) => Trouble::DiskFull,
                        _ => Trouble::Away,
                    }
                } else {
                    match &*code {
                        "25006" => Trouble::ReadOnly,
                        "53100" => Trouble::DiskFull,
                        "58030" => Trouble::DiskFailed,
                        "XX001" | "XX002" => Trouble::Damaged,
                        _ => Trouble::Away,
                    }
                }
            }
            sqlx::Error::Io(error) => match error.kind() {
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Trouble::DiskFull,
                ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => Trouble::ReadOnly,
                _ => Trouble::Away,
            },
            _ => Trouble::Away,
        }
    }
}

impl From<std::convert::Infallible> for StoreError {
    fn from(never: std::convert::Infallible) -> Self {
        match never {}
    }
}

impl From<magnate_table::Corrupt> for StoreError {
    fn from(corrupt: magnate_table::Corrupt) -> Self {
        StoreError::Damaged(corrupt.to_string())
    }
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// Never changes.
    pub id: String,
    /// What others see.
    pub name: String,
    /// What they sign in with (lower case), once registered.
    pub login: Option<String>,
    /// argon2id, once registered.
    pub password: Option<String>,
    /// Milliseconds since 1970.
    pub created_at: i64,
}

/// Somebody's proof of who they are, on one device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Whose it is.
    pub user: User,
    /// When it ends unless it is extended, in milliseconds since 1970.
    pub expires_at: i64,
}

/// What lists of tables show, kept beside the log and written with every entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Lobby, playing, finished...
    pub status: Status,
    /// Listed for everybody.
    pub public: bool,
    /// What the table is called.
    pub name: String,
    /// The host.
    pub host: String,
    /// Persons at the table, each once: seated, replaced by a bot, or host.
    pub members: Vec<String>,
    /// Persons from whom a decision is awaited, each once.
    pub awaited: Vec<String>,
    /// A decision is awaited from a bot.
    pub bot_awaited: bool,
    /// The version of the rules its game was started under; none before.
    pub rules: Option<u32>,
    /// By when each person who is awaited has to decide, in milliseconds since 1970.
    pub deadlines: Vec<(String, i64)>,
    /// When something happens by itself because somebody's time is out.
    pub out_at: Option<i64>,
    /// Small JSON for the list: seats, round, standings.
    pub card: serde_json::Value,
}

impl Summary {
    /// By when this person has to decide; the earliest time of one with several seats.
    pub fn deadline(&self, user: &str) -> Option<i64> {
        self.deadlines.iter().filter(|(whose, _)| whose == user).map(|(_, end)| *end).min()
    }
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Never changes.
    pub id: String,
    /// The invitation code.
    pub code: String,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// When something last happened: for the player in turn, since when they are awaited.
    pub changed_at: i64,
    /// The number the next entry will have.
    pub seq: u32,
    /// What lists show.
    pub summary: Summary,
}

/// Which tables to list, newest change first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableFilter {
    /// Public and open to join.
    PublicLobby,
    /// Public and being played.
    PublicPlaying,
    /// This person's, not over yet.
    Mine(String),
    /// This person's, over.
    MyFinished(String),
    /// Under way, looked after by this person, and something has happened since a time.
    Hosted {
        /// The host.
        host: String,
        /// Milliseconds since 1970.
        since: i64,
    },
    /// Not started, and nothing has happened since a time.
    IdleLobby(i64),
    /// Somebody has to decide after the first of these times and by the second.
    Deadline {
        /// Milliseconds since 1970.
        after: i64,
        /// Milliseconds since 1970.
        by: i64,
    },
    /// Somebody's time is out by then, and something has to come of it.
    OutOfTime(i64),
    /// Anybody's, not over yet.
    UnderWay,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Grows with every line of the whole store.
    pub id: i64,
    /// Who.
    pub user: String,
    /// What.
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// Somebody at a table, as one process has seen them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sighting {
    /// The table.
    pub table: String,
    /// Who.
    pub user: String,
    /// The process they are or were connected through.
    pub server: String,
    /// Connected, if that process still lives.
    pub here: bool,
    /// When that was last known, in milliseconds since 1970.
    pub seen_at: i64,
}

/// Something changed, here or in another process: for a table, somebody who shows it should look at its log again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A new entry.
    Entry {
        /// The table.
        table: String,
        /// Its number.
        seq: u32,
    },
    /// A new line of chat.
    Chat {
        /// The table.
        table: String,
    },
    /// A session ended, or somebody's API token changed: whoever is connected by it has to prove again who they are.
    SignedOut {
        /// The hash of the session, or the person whose token it was.
        who: String,
    },
    /// Somebody came to a table or left it, through another process perhaps.
    Presence {
        /// The table.
        table: String,
    },
    /// Somebody ordered something for a table, or nothing any more.
    Orders {
        /// The table.
        table: String,
    },
    /// Somebody wants the bots of a table to move at once.
    Skip {
        /// The table.
        table: String,
    },
    /// The host has laid something down: whom they keep out, or what they tell everybody.
    House,
    /// Some changes may have been missed (the connection broke): look at everything again.
    Missed,
}

/// Everything the server keeps. All times are milliseconds since 1970; tokens come hashed.
#[async_trait]
pub trait Store:
    OrderStore + Scores + Gatherings + NoticeStore + AccountStore + HouseStore + Send + Sync + 'static
{
    /// Adds a person; `NameLike` when somebody registered has a name that looks the same.
    async fn create_user(&self, user: &User) -> Result<(), StoreError>;
    /// A person by id.
    async fn user(&self, id: &str) -> Result<Option<User>, StoreError>;
    /// Persons by id; unknown ids are left out.
    async fn users(&self, ids: &[String]) -> Result<Vec<User>, StoreError>;
    /// A person by login name (lower case).
    async fn user_by_login(&self, login: &str) -> Result<Option<User>, StoreError>;
    /// Changes name, login and password; `NameTaken` when the login is somebody else's, `NameLike` when a new name looks like
    /// one of somebody who is registered.
    async fn update_user(&self, user: &User) -> Result<(), StoreError>;

    /// Adds a session.
    async fn create_session(&self, hash: &str, user: &str, expires_at: i64) -> Result<(), StoreError>;
    /// A session that has not expired.
    async fn session(&self, hash: &str, now: i64) -> Result<Option<Session>, StoreError>;
    /// Lets a session last longer; never shorter. Nothing happens when it is gone.
    async fn extend_session(&self, hash: &str, expires_at: i64) -> Result<(), StoreError>;
    /// Ends a session.
    async fn delete_session(&self, hash: &str) -> Result<(), StoreError>;
    /// Removes expired sessions.
    async fn expire_sessions(&self, now: i64) -> Result<u64, StoreError>;
    /// Sets or removes a person's API token; there is one at most. It comes as its hash, what it may be used for, and now.
    async fn set_api_token(&self, user: &str, token: Option<(&str, Scope, i64)>) -> Result<(), StoreError>;
    /// The person of an API token, and what it may be used for.
    async fn api_token_user(&self, hash: &str) -> Result<Option<(User, Scope)>, StoreError>;
    /// What a person's API token may be used for, and when it was made if that is known.
    async fn api_token(&self, user: &str) -> Result<Option<(Scope, Option<i64>)>, StoreError>;

    /// Adds a table with its first entries (from 0 on), all or nothing; `Conflict` when the id or the code belongs to
    /// another table.
    async fn create_table(
        &self,
        id: &str,
        code: &str,
        log: &[Stamped],
        summary: &Summary,
    ) -> Result<(), StoreError>;
    /// A table by id.
    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError>;
    /// A table by invitation code.
    async fn table_by_code(&self, code: &str) -> Result<Option<TableRow>, StoreError>;
    /// Tables of a kind, newest change first; those with deadlines soonest first. One that cannot be read is left out.
    async fn tables(&self, filter: &TableFilter, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// Ids of the tables where a bot is to act and nothing has happened since a time.
    async fn tables_awaiting_bots(&self, unchanged_since: i64) -> Result<Vec<String>, StoreError>;
    /// Gives a table another invitation code: the old one leads nowhere from now on.
    async fn renew_code(&self, table: &str, code: &str) -> Result<(), StoreError>;
    /// Adds the next entry of a table and its new summary, in one transaction. Returns when it is durable; `Conflict`
    /// when that number is taken (or not the next one).
    async fn append(&self, table: &str, entry: &Stamped, summary: &Summary) -> Result<(), StoreError>;
    /// The log of a table from an entry on.
    async fn log(&self, table: &str, from: u32) -> Result<Vec<Stamped>, StoreError>;

    /// Adds a line of chat and returns it.
    async fn add_chat(&self, table: &str, user: &str, text: &str, at: i64) -> Result<ChatLine, StoreError>;
    /// Lines of chat after an id, oldest first; the newest `limit` of them.
    async fn chat(&self, table: &str, after: i64, limit: u32) -> Result<Vec<ChatLine>, StoreError>;

    /// Keeps a picture of a table at an entry, replacing an older one. Only a cache, and what is shown of a game played
    /// under other rules.
    async fn put_snapshot(&self, table: &str, seq: u32, data: &serde_json::Value) -> Result<(), StoreError>;
    /// The picture kept.
    async fn snapshot(&self, table: &str) -> Result<Option<(u32, serde_json::Value)>, StoreError>;

    /// Ids of tables under way by these rules whose picture is older than they are, and where nothing has happened since a
    /// time; those that have rested longest first.
    async fn tables_without_picture(
        &self,
        rules: u32,
        unchanged_since: i64,
        limit: u32,
    ) -> Result<Vec<String>, StoreError>;
    /// Notes who is connected to which table through a process: pairs of table and person.
    async fn note_here(&self, server: &str, who: &[(String, String)], at: i64) -> Result<(), StoreError>;
    /// Notes that somebody's last connection to a table through a process has ended.
    async fn note_gone(&self, server: &str, table: &str, user: &str, at: i64) -> Result<(), StoreError>;
    /// Tells every process that somebody came to a table or left it. Nothing is stored.
    async fn announce_presence(&self, table: &str) -> Result<(), StoreError>;
    /// Who is or was at these tables.
    async fn presence(&self, tables: &[String]) -> Result<Vec<Sighting>, StoreError>;
    /// Forgets who was at tables before a time.
    async fn expire_presence(&self, before: i64) -> Result<u64, StoreError>;

    /// Tells every process that the host has laid something down.
    async fn announce_house(&self) -> Result<(), StoreError>;
    /// Tells every process that the bots of a table are to move at once. Nothing is stored.
    async fn skip(&self, table: &str) -> Result<(), StoreError>;

    /// Keeps an uploaded record, and of this owner's the `most` used last. One that is there already counts as used.
    async fn put_replay(
        &self,
        id: &str,
        owner: &str,
        text: &str,
        at: i64,
        most: u32,
    ) -> Result<(), StoreError>;
    /// An uploaded record, which counts as used then.
    async fn replay(&self, id: &str, at: i64) -> Result<Option<String>, StoreError>;
    /// Removes uploaded records not used since.
    async fn expire_replays(&self, unused_since: i64) -> Result<u64, StoreError>;

    /// Changes from now on, made by this process or another one on the same database.
    fn changes(&self) -> broadcast::Receiver<Change>;
    /// May other processes be serving the same tables?
    fn is_shared(&self) -> bool;
    /// Can it be written, and is it whole? Writes a little, so not to be asked all the time.
    async fn check(&self) -> Result<(), StoreError>;
    /// Finishes what is under way and closes.
    async fn close(&self);
}
