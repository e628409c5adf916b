//! What both databases have in common: the reading half of the SQL, and how things look in columns.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use magnate_table::{Stamped, Status};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::{ColumnIndex, Decode, FromRow, Row, Type};

use crate::names::likeness;
use crate::scope::Scope;

use super::{ChatLine, Session, Sighting, StoreError, Summary, TableFilter, TableRow, User};

/// A struct that is read from a row, each field from the column of its name. sqlx has a derive for this, but its macros
/// bring a second copy of both databases into every build.
macro_rules! row {
    ($(#[$about:meta])* $access:vis struct $name:ident {
        $($(#[$field_about:meta])* $field_access:vis $field:ident: $kind:ty,)+
    }) => {
        $(#[$about])*
        $access struct $name {
            $($(#[$field_about])* $field_access $field: $kind,)+
        }

        impl<'r, R: sqlx::Row> sqlx::FromRow<'r, R> for $name
        where
            &'static str: sqlx::ColumnIndex<R>,
            $($kind: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,)+
        {
            fn from_row(row: &'r R) -> sqlx::Result<Self> {
                Ok(Self { $($field: row.try_get(stringify!($field))?,)+ })
            }
        }
    };
}

pub(super) use row;

/// How many changes somebody may be behind before they have to look at everything again.
pub(super) const CHANGES_KEPT: usize = 4096;

macro_rules! user_where {
    ($rest:literal) => {
        concat!("SELECT u.id, u.name, u.login, u.password, u.created_at FROM users u ", $rest)
    };
}
pub(super) use user_where;

macro_rules! tables_where {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, t.code, t.created_at, t.changed_at, t.seq, t.status, t.public, t.name, t.host, ",
            "t.members, t.awaited, t.bot_awaited, t.rules, t.card, t.deadlines, t.out_at FROM tables t ",
            $rest
        )
    };
}
pub(super) use tables_where;

pub(super) const USER: &str = user_where!("WHERE u.id = $1");
pub(super) const USER_BY_LOGIN: &str = user_where!("WHERE u.login = $1");
pub(super) const USER_BY_TOKEN: &str = "SELECT u.id, u.name, u.login, u.password, u.created_at, u.token_scope \
     FROM users u WHERE u.api_token = $1";
pub(super) const TOKEN: &str =
    "SELECT token_scope, token_made_at FROM users WHERE id = $1 AND api_token IS NOT NULL";
/// Somebody registered, but not this person, who has a name that looks the same. Who has had their name since before names
/// were compared keeps it.
pub(super) const LIKE_ANOTHER: &str = "SELECT login FROM users WHERE id <> $1 \
     AND (name_likeness IN ($2, $3) OR login_likeness IN ($2, $3)) \
     AND NOT EXISTS (SELECT 1 FROM users me WHERE me.id = $1 AND me.name = $4 AND me.login IS NOT NULL) \
     ORDER BY login = $5 DESC LIMIT 1";
pub(super) const NOT_COMPARED: &str =
    "SELECT id, name, login FROM users WHERE login IS NOT NULL AND login_likeness IS NULL";
pub(super) const COMPARE: &str = "UPDATE users SET name_likeness = $2, login_likeness = $3 WHERE id = $1";
pub(super) const SESSION: &str = "SELECT u.id, u.name, u.login, u.password, u.created_at, s.expires_at \
     FROM users u JOIN sessions s ON s.user_id = u.id WHERE s.hash = $1 AND s.expires_at > $2";

pub(super) const TABLE: &str = tables_where!("WHERE t.id = $1");
pub(super) const TABLE_BY_CODE: &str = tables_where!("WHERE t.code = $1");
pub(super) const TABLES_PUBLIC: &str =
    tables_where!("WHERE t.public AND t.status = $1 ORDER BY t.changed_at DESC, t.id LIMIT $2");
pub(super) const TABLES_OF: &str = tables_where!(
    "JOIN table_members m ON m.table_id = t.id WHERE m.user_id = $1 AND m.finished = $2 \
     ORDER BY t.changed_at DESC, t.id LIMIT $3"
);

pub(super) const TABLES_HOSTED: &str = tables_where!(
    "JOIN table_members m ON m.table_id = t.id WHERE m.user_id = $1 AND NOT m.finished AND t.host = $1 \
     AND t.changed_at >= $2 ORDER BY t.changed_at DESC, t.id LIMIT $3"
);
pub(super) const TABLES_IDLE: &str = tables_where!(
    "WHERE t.status = 'lobby' AND t.changed_at <= $1 ORDER BY t.changed_at DESC, t.id LIMIT $2"
);

pub(super) const TABLES_DEADLINE: &str =
    tables_where!("WHERE t.deadline > $1 AND t.deadline <= $2 ORDER BY t.deadline, t.id LIMIT $3");
pub(super) const TABLES_OUT_OF_TIME: &str =
    tables_where!("WHERE t.out_at <= $1 ORDER BY t.out_at, t.id LIMIT $2");
pub(super) const TABLES_UNDER_WAY: &str =
    tables_where!("WHERE t.status IN ('lobby', 'playing') ORDER BY t.changed_at DESC, t.id LIMIT $1");

pub(super) const TABLES_AWAITING_BOTS: &str =
    "SELECT id FROM tables WHERE bot_awaited AND changed_at <= $1 ORDER BY changed_at, id";

pub(super) const LOG: &str = "SELECT seq, entry FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq";
pub(super) const CHAT: &str = "SELECT id, user_id, text, at FROM (SELECT id, user_id, text, at FROM chat \
     WHERE table_id = $1 AND id > $2 ORDER BY id DESC LIMIT $3) AS newest ORDER BY id";
pub(super) const SNAPSHOT: &str = "SELECT seq, data FROM snapshots WHERE table_id = $1";

pub(super) const TABLES_WITHOUT_PICTURE: &str = "SELECT t.id FROM tables t LEFT JOIN snapshots s ON s.table_id = t.id \
     WHERE t.status = 'playing' AND t.rules <= $1 AND t.changed_at <= $2 AND (s.seq IS NULL OR s.seq < t.seq) \
     ORDER BY t.changed_at, t.id LIMIT $3";

pub(super) const REPLAY: &str = "SELECT text FROM replays WHERE id = $1";

// The writes that are the same too. `ON CONFLICT DO NOTHING` covers the id as well as the code.
pub(super) const INSERT_TABLE: &str = "INSERT INTO tables (id, code, created_at, changed_at, seq, status, public, \
     name, host, members, awaited, bot_awaited, rules, card, deadlines, deadline, out_at) VALUES ($1, $2, $3, $4, $5, $6, \
     $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) \
     ON CONFLICT DO NOTHING";
pub(super) const INSERT_USER: &str = "INSERT INTO users (id, name, login, password, created_at, name_likeness, login_likeness) \
     VALUES ($1, $2, $3, $4, $5, $6, $7)";
pub(super) const UPDATE_USER: &str = "UPDATE users SET name = $2, login = $3, password = $4, \
     name_likeness = $5, login_likeness = $6 WHERE id = $1";
pub(super) const SET_TOKEN: &str =
    "UPDATE users SET api_token = $2, token_scope = $3, token_made_at = $4 WHERE id = $1";
pub(super) const INSERT_SESSION: &str =
    "INSERT INTO sessions (hash, user_id, expires_at) VALUES ($1, $2, $3)";
pub(super) const EXTEND_SESSION: &str =
    "UPDATE sessions SET expires_at = $2 WHERE hash = $1 AND expires_at < $2";
pub(super) const DELETE_SESSION: &str = "DELETE FROM sessions WHERE hash = $1";
pub(super) const EXPIRE_SESSIONS: &str = "DELETE FROM sessions WHERE expires_at <= $1";
pub(super) const UPDATE_TABLE: &str = "UPDATE tables SET seq = seq + 1, changed_at = $2, status = $3, \
     public = $4, name = $5, host = $6, members = $7, awaited = $8, bot_awaited = $9, rules = $10, card = $11, \
     deadlines = $12, deadline = $13, out_at = $14 WHERE id = $1";
pub(super) const RENEW_CODE: &str = "UPDATE tables SET code = $2 WHERE id = $1";
/// Of somebody who has left for good nothing is written down: their connections end after them.
pub(super) const NOTE_GONE: &str = "INSERT INTO presence (table_id, user_id, server, here, seen_at) \
     SELECT $2, $3, $1, false, $4 WHERE EXISTS (SELECT 1 FROM users WHERE id = $3) ON CONFLICT (table_id, user_id, server) DO UPDATE \
     SET here = excluded.here, seen_at = excluded.seen_at";
pub(super) const EXPIRE_PRESENCE: &str = "DELETE FROM presence WHERE seen_at < $1";
pub(super) const DELETE_MEMBERS: &str = "DELETE FROM table_members WHERE table_id = $1";
pub(super) const PUT_REPLAY: &str = "INSERT INTO replays (id, owner, text, used_at) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (id) DO UPDATE SET used_at = excluded.used_at WHERE excluded.used_at > replays.used_at";
pub(super) const TRIM_REPLAYS: &str = "DELETE FROM replays WHERE owner = $1 AND id NOT IN \
     (SELECT id FROM replays WHERE owner = $1 ORDER BY used_at DESC, id LIMIT $2)";
pub(super) const USE_REPLAY: &str = "UPDATE replays SET used_at = $2 WHERE id = $1 AND used_at < $2";
pub(super) const EXPIRE_REPLAYS: &str = "DELETE FROM replays WHERE used_at < $1";
/// Two processes may make pictures of the same table; the later one stays, whichever is stored first.
pub(super) const PUT_SNAPSHOT: &str = "INSERT INTO snapshots (table_id, seq, data) VALUES ($1, $2, $3) \
     ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data \
     WHERE excluded.seq >= snapshots.seq";

row! {
    /// A row of `users`.
    pub(super) struct StoredUser {
        id: String,
        name: String,
        login: Option<String>,
        password: Option<String>,
        created_at: i64,
    }
}

impl From<StoredUser> for User {
    fn from(row: StoredUser) -> Self {
        Self {
            id: row.id,
            name: row.name,
            login: row.login,
            password: row.password,
            created_at: row.created_at,
        }
    }
}

/// What the names of a person look like. Only those of registered people are kept and protected.
pub(super) struct Likenesses {
    pub(super) name: String,
    pub(super) login: String,
    registered: bool,
}

impl Likenesses {
    pub(super) fn of(name: &str, login: Option<&str>) -> Self {
        let login_or_name = login.unwrap_or(name);
        Self { name: likeness(name), login: likeness(login_or_name), registered: login.is_some() }
    }

    /// As they go into the columns.
    pub(super) fn kept(&self) -> (Option<&str>, Option<&str>) {
        if self.registered { (Some(&self.name), Some(&self.login)) } else { (None, None) }
    }
}

/// Is the name of this person too much like that of somebody with this login?
pub(super) fn name_error(user: &User, other: Option<String>) -> Result<(), StoreError> {
    match other {
        None => Ok(()),
        other if other == user.login.as_deref().map(login) => Err(StoreError::NameTaken),
        Some(_) => Err(StoreError::NameLike),
    }
}

/// A token as it goes into the columns.
pub(super) fn token_columns<T>(
    token: Option<&(T, Scope, i64)>,
) -> (Option<&T>, Option<&'static str>, Option<i64>) {
    match token {
        Some((hash, scope, made_at)) => (Some(hash), Some(scope.id()), Some(*made_at)),
        None => (None, None, None),
    }
}

/// A person with the scope of their token.
pub(super) struct StoredToken {
    user: StoredUser,
    token_scope: Option<String>,
}

impl<'r, R: Row> FromRow<'r, R> for StoredToken
where
    &'static str: ColumnIndex<R>,
    StoredUser: FromRow<'r, R>,
    Option<String>: Decode<'r, R::Database> + Type<R::Database>,
{
    fn from_row(row: &'r R) -> sqlx::Result<Self> {
        Ok(Self { user: StoredUser::from_row(row)?, token_scope: row.try_get("token_scope")? })
    }
}

impl From<StoredToken> for (User, Scope) {
    fn from(row: StoredToken) -> Self {
        (row.user.into(), Scope::stored(row.token_scope.as_deref()))
    }
}

/// A row of `sessions` with its person.
pub(super) struct StoredSession {
    user: StoredUser,
    expires_at: i64,
}

impl<'r, R: Row> FromRow<'r, R> for StoredSession
where
    &'static str: ColumnIndex<R>,
    StoredUser: FromRow<'r, R>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    fn from_row(row: &'r R) -> sqlx::Result<Self> {
        Ok(Self { user: StoredUser::from_row(row)?, expires_at: row.try_get("expires_at")? })
    }
}

impl From<StoredSession> for Session {
    fn from(row: StoredSession) -> Self {
        Self { user: row.user.into(), expires_at: row.expires_at }
    }
}

row! {
    /// A row of `presence`.
    pub(super) struct StoredSighting {
        table_id: String,
        user_id: String,
        server: String,
        here: bool,
        seen_at: i64,
    }
}

impl From<StoredSighting> for Sighting {
    fn from(row: StoredSighting) -> Self {
        let StoredSighting { table_id: table, user_id: user, server, here, seen_at } = row;
        Self { table, user, server, here, seen_at }
    }
}

/// Logins are the same however they are typed.
pub(super) fn login(typed: &str) -> String {
    typed.to_lowercase()
}

row! {
    /// A row of `tables`.
    pub(super) struct StoredTable {
        id: String,
        code: String,
        created_at: i64,
        changed_at: i64,
        seq: i64,
        status: String,
        public: bool,
        name: String,
        host: String,
        members: String,
        awaited: String,
        bot_awaited: bool,
        rules: Option<i64>,
        card: String,
        deadlines: String,
        out_at: Option<i64>,
    }
}

impl TryFrom<StoredTable> for TableRow {
    type Error = StoreError;

    fn try_from(row: StoredTable) -> Result<Self, StoreError> {
        let what = format!("table {}", row.id);
        Ok(Self {
            id: row.id,
            code: row.code,
            created_at: row.created_at,
            changed_at: row.changed_at,
            seq: number(row.seq, &what)?,
            summary: Summary {
                status: status_read(&row.status, &what)?,
                public: row.public,
                name: row.name,
                host: row.host,
                members: read(&row.members, &what)?,
                awaited: read(&row.awaited, &what)?,
                bot_awaited: row.bot_awaited,
                rules: row.rules.map(|rules| number(rules, &what)).transpose()?,
                card: read(&row.card, &what)?,
                deadlines: read(&row.deadlines, &what)?,
                out_at: row.out_at,
            },
        })
    }
}

row! {
    /// What an append has to know about the table as it is.
    pub(super) struct Before {
        pub(super) seq: i64,
        status: String,
        members: String,
        awaited: String,
    }
}

/// How a game that came to its end is stored.
pub(super) const FINISHED: &str = "finished";
impl Before {
    /// Where the table was in its life, and who was awaited.
    pub(super) fn status_and_awaited(&self, table: &str) -> Result<(Status, Vec<String>), StoreError> {
        let what = format!("table {table}");
        Ok((status_read(&self.status, &what)?, read(&self.awaited, &what)?))
    }
}

/// A [`Summary`] as it goes into the columns.
pub(super) struct Columns {
    /// Where it is in its life.
    pub(super) stands: Status,
    /// Who is awaited.
    pub(super) awaiting: Vec<String>,
    /// Until when, for those who have a clock.
    pub(super) ends: Vec<(String, i64)>,
    pub(super) status: &'static str,
    pub(super) finished: bool,
    pub(super) public: bool,
    pub(super) name: String,
    pub(super) host: String,
    pub(super) members: String,
    pub(super) awaited: String,
    pub(super) bot_awaited: bool,
    pub(super) rules: Option<i64>,
    pub(super) card: String,
    pub(super) deadlines: String,
    pub(super) deadline: Option<i64>,
    pub(super) out_at: Option<i64>,
    /// Everybody whose table it is, each once.
    pub(super) persons: Vec<String>,
}

impl Columns {
    pub(super) fn new(summary: &Summary) -> Result<Self, StoreError> {
        Ok(Self {
            stands: summary.status,
            awaiting: summary.awaited.clone(),
            ends: summary.deadlines.clone(),
            status: status_text(summary.status),
            finished: finished(summary.status),
            public: summary.public,
            name: summary.name.clone(),
            host: summary.host.clone(),
            members: text(&summary.members)?,
            awaited: text(&summary.awaited)?,
            bot_awaited: summary.bot_awaited,
            rules: summary.rules.map(i64::from),
            card: text(&summary.card)?,
            deadlines: text(&summary.deadlines)?,
            deadline: summary.deadlines.iter().map(|(_, at)| *at).min(),
            out_at: summary.out_at,
            persons: persons(&summary.members, &summary.awaited),
        })
    }

    /// Do the rows of `table_members` have to be written again? Nearly never, so an append need not touch them.
    pub(super) fn moves_members(&self, table: &str, before: &Before) -> Result<bool, StoreError> {
        let what = format!("table {table}");
        if finished(status_read(&before.status, &what)?) != self.finished {
            return Ok(true);
        }
        if before.members == self.members && before.awaited == self.awaited {
            return Ok(false);
        }
        let members: Vec<String> = read(&before.members, &what)?;
        let awaited: Vec<String> = read(&before.awaited, &what)?;
        Ok(persons(&members, &awaited) != self.persons)
    }
}

fn persons(members: &[String], awaited: &[String]) -> Vec<String> {
    let each_once: BTreeSet<&String> = members.iter().chain(awaited).collect();
    each_once.into_iter().cloned().collect()
}

/// Which query lists these tables.
pub(super) enum Listing<'a> {
    /// [`TABLES_PUBLIC`] with this status.
    Public(&'static str),
    /// [`TABLES_OF`] this person, over or not.
    Of(&'a str, bool),
    /// [`TABLES_HOSTED`] by this person, since then.
    Hosted(&'a str, i64),
    /// [`TABLES_IDLE`] since then.
    Idle(i64),
    /// [`TABLES_DEADLINE`] between these times.
    Deadline(i64, i64),
    /// [`TABLES_OUT_OF_TIME`] by then.
    OutOfTime(i64),
    /// [`TABLES_UNDER_WAY`].
    UnderWay,
}

impl<'a> From<&'a TableFilter> for Listing<'a> {
    fn from(filter: &'a TableFilter) -> Self {
        match filter {
            TableFilter::PublicLobby => Self::Public(status_text(Status::Lobby)),
            TableFilter::PublicPlaying => Self::Public(status_text(Status::Playing)),
            TableFilter::Mine(user) => Self::Of(user, false),
            TableFilter::MyFinished(user) => Self::Of(user, true),
            TableFilter::Hosted { host, since } => Self::Hosted(host, *since),
            TableFilter::IdleLobby(since) => Self::Idle(*since),
            TableFilter::Deadline { after, by } => Self::Deadline(*after, *by),
            TableFilter::OutOfTime(by) => Self::OutOfTime(*by),
            TableFilter::UnderWay => Self::UnderWay,
        }
    }
}

const fn finished(status: Status) -> bool {
    match status {
        Status::Lobby | Status::Playing => false,
        Status::Finished | Status::Abandoned | Status::Archived => true,
    }
}

const fn status_text(status: Status) -> &'static str {
    match status {
        Status::Lobby => "lobby",
        Status::Playing => "playing",
        Status::Finished => FINISHED,
        Status::Abandoned => "abandoned",
        Status::Archived => "archived",
    }
}

fn status_read(stored: &str, what: &str) -> Result<Status, StoreError> {
    Ok(match stored {
        "lobby" => Status::Lobby,
        "playing" => Status::Playing,
        "finished" => Status::Finished,
        "abandoned" => Status::Abandoned,
        "archived" => Status::Archived,
        other => return Err(StoreError::Damaged(format!("{what}: unknown status {other:?}"))),
    })
}

/// Anything as JSON text.
pub(super) fn text<T: Serialize>(value: &T) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Database(sqlx::Error::Encode(error.into())))
}

/// JSON text back again.
pub(super) fn read<T: DeserializeOwned>(stored: &str, what: &str) -> Result<T, StoreError> {
    serde_json::from_str(stored).map_err(|error| StoreError::Damaged(format!("{what}: {error}")))
}

pub(super) fn number(stored: i64, what: &str) -> Result<u32, StoreError> {
    u32::try_from(stored).map_err(|_| StoreError::Damaged(format!("{what}: number {stored}")))
}

/// The rows of a list that can be read. One that cannot must not hide the others: it is left out, counted, and logged once.
pub(super) fn readable<T, S, R>(rows: &[R], what: &'static str) -> Vec<T>
where
    R: Row,
    S: for<'r> FromRow<'r, R>,
    T: TryFrom<S, Error: Into<StoreError>>,
{
    let read = |row: &R| -> Result<T, StoreError> { T::try_from(S::from_row(row)?).map_err(Into::into) };
    rows.iter().filter_map(|row| read(row).map_err(|error| leave_out(what, &error)).ok()).collect()
}

/// Damaged rows that are remembered as logged.
const LOGGED: usize = 1000;

fn leave_out(what: &'static str, error: &StoreError) {
    static SAID: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    metrics::counter!("magnate_damaged_rows_total", "what" => what).increment(1);
    let mut said = SAID.lock().unwrap_or_else(PoisonError::into_inner);
    if said.len() < LOGGED && said.insert(error.to_string()) {
        tracing::error!(%error, what, "a stored row cannot be read and is left out of lists");
    }
}

/// A log as it comes out of [`LOG`]; there must be no gap in it.
pub(super) fn log(table: &str, rows: Vec<(i64, String)>) -> Result<Vec<Stamped>, StoreError> {
    let mut log: Vec<Stamped> = Vec::with_capacity(rows.len());
    for (seq, stored) in rows {
        let what = format!("entry {seq} of table {table}");
        let entry: Stamped = read(&stored, &what)?;
        if i64::from(entry.seq) != seq || log.last().is_some_and(|last| last.seq + 1 != entry.seq) {
            return Err(StoreError::Damaged(format!("{what}: out of order")));
        }
        log.push(entry);
    }
    Ok(log)
}

/// A row of `chat`.
pub(super) type StoredLine = (i64, String, String, i64);

impl From<StoredLine> for ChatLine {
    fn from((id, user, text, at): StoredLine) -> Self {
        ChatLine { id, user, text, at }
    }
}

pub(super) fn snapshot(
    table: &str,
    row: Option<(i64, String)>,
) -> Result<Option<(u32, serde_json::Value)>, StoreError> {
    let what = format!("snapshot of table {table}");
    row.map(|(seq, data)| Ok((number(seq, &what)?, read(&data, &what)?))).transpose()
}

/// The first entries of a new table: from 0 on, without a gap, and at least one.
pub(super) fn opening<'a>(table: &str, log: &'a [Stamped]) -> Result<(&'a Stamped, &'a Stamped), StoreError> {
    let fault = log.iter().zip(0..).find(|(entry, seq)| entry.seq != *seq);
    match (log, fault) {
        ([first, ..], None) => Ok((first, log.last().unwrap_or(first))),
        (_, Some((entry, _))) => Err(conflict(table, entry.seq)),
        ([], None) => Err(conflict(table, 0)),
    }
}

pub(super) fn conflict(table: &str, seq: u32) -> StoreError {
    StoreError::Conflict { table: table.to_owned(), seq }
}

/// Tells a login that somebody else has from other failures.
pub(super) fn user_error(error: sqlx::Error) -> StoreError {
    match error.as_database_error() {
        // SQLite names the column, PostgreSQL the constraint.
        Some(e)
            if e.is_unique_violation()
                && [e.message(), e.constraint().unwrap_or("")]
                    .iter()
                    .any(|said| said.contains("users.login") || said.contains("users_login_key")) =>
        {
            StoreError::NameTaken
        }
        _ => error.into(),
    }
}

/// A row that refers to a table or person that is not there.
pub(super) fn reference_error(error: sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(e) if e.is_foreign_key_violation() => StoreError::NotFound,
        _ => error.into(),
    }
}
