//! The one writer. What arrives while it waits for the disk goes into the next commit together, so the more there is to
//! write the less each write costs. What nobody waits for comes in by a door of its own, a little of it with every commit.

use std::sync::Arc;

use magnate_table::Stamped;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::{broadcast, mpsc, oneshot};

use super::super::orders::{self, OrdersRow};
use super::shared::{self, Before, Columns, Likenesses};
use super::{Change, Statement, StoreError, User, notices};
use crate::scope::Scope;
use crate::store::score::{NOTE_UNSCORED, ScoreWrite};

/// The most writes in one commit.
const BATCH: usize = 256;
/// The most of what nobody waits for in one commit: whoever comes meanwhile waits for that much.
const IN_PASSING: usize = 16;

/// What the writer is told.
pub(super) enum Message {
    /// Do this, and answer when it is durable: with a number of rows, or the id of a line of chat.
    Write(Box<Write>, oneshot::Sender<Result<i64, StoreError>>),
    /// Take nothing more, finish what is there.
    Stop,
}

/// A log entry as it goes into the columns.
pub(super) struct EntryColumns {
    seq: u32,
    at: i64,
    text: String,
}

impl EntryColumns {
    pub(super) fn new(entry: &Stamped) -> Result<Self, StoreError> {
        Ok(Self { seq: entry.seq, at: entry.at, text: shared::text(entry)? })
    }
}

/// Something to write.
pub(super) enum Write {
    CreateUser(User),
    UpdateUser(User),
    CreateSession {
        hash: String,
        user: String,
        expires_at: i64,
    },
    ExtendSession {
        hash: String,
        expires_at: i64,
    },
    DeleteSession(String),
    ExpireSessions(i64),
    SetApiToken {
        user: String,
        token: Option<(String, Scope, i64)>,
    },
    CreateTable {
        id: String,
        code: String,
        entries: Vec<EntryColumns>,
        columns: Columns,
    },
    Append {
        table: String,
        entry: EntryColumns,
        columns: Columns,
    },
    AddChat {
        table: String,
        user: String,
        text: String,
        at: i64,
    },
    PutSnapshot {
        table: String,
        seq: u32,
        data: String,
    },
    RenewCode {
        table: String,
        code: String,
    },
    /// `who` is JSON: pairs of table and person.
    NoteHere {
        server: String,
        who: String,
        at: i64,
    },
    NoteGone {
        server: String,
        table: String,
        user: String,
        at: i64,
    },
    ExpirePresence(i64),
    PutReplay {
        id: String,
        owner: String,
        text: String,
        at: i64,
        most: u32,
    },
    UseReplay {
        id: String,
        at: i64,
    },
    ExpireReplays(i64),
    Score(ScoreWrite),
    /// What both databases are told in the same words.
    Statements(Vec<Statement>),
    /// Only in place of what they were before, if that is said.
    PutOrders {
        orders: OrdersRow,
        before: Option<String>,
    },
    RemoveOrders {
        table: String,
        seat: u8,
        user: String,
    },
    /// Changes nothing, but goes to the disk like everything else.
    Nothing,
}

/// A write and who waits for it.
type Job = (Box<Write>, oneshot::Sender<Result<i64, StoreError>>);

/// Why a transaction came to nothing.
enum Failure {
    /// It could not begin or end: nobody's fault, everybody's problem.
    Transaction(sqlx::Error),
    /// One write failed in a way that leaves the transaction in doubt.
    Write(StoreError),
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        Self::Transaction(error)
    }
}

pub(super) struct Writer {
    options: SqliteConnectOptions,
    /// Missing after a failure: the next transaction gets a new one. `SQLite` rolls back by itself when the disk is
    /// full, and then the old connection no longer knows whether it is inside a transaction.
    connection: Option<SqliteConnection>,
    changes: broadcast::Sender<Change>,
}

impl Writer {
    pub(super) fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        changes: broadcast::Sender<Change>,
    ) -> Self {
        Self { options, connection: Some(connection), changes }
    }

    /// Writes until told to stop and everything is written, then gives the connection back.
    pub(super) async fn run(
        mut self,
        mut queue: mpsc::Receiver<Message>,
        mut in_passing: mpsc::Receiver<Message>,
    ) -> Option<SqliteConnection> {
        let mut messages = Vec::with_capacity(BATCH + IN_PASSING);
        while next(&mut queue, &mut in_passing, &mut messages).await {
            let mut jobs = Vec::with_capacity(messages.len());
            for message in messages.drain(..) {
                match message {
                    Message::Write(write, answer) => jobs.push((write, answer)),
                    Message::Stop => {
                        queue.close();
                        in_passing.close();
                    }
                }
            }
            self.write(jobs).await;
        }
        self.connection
    }

    async fn write(&mut self, jobs: Vec<Job>) {
        match self.attempt(&jobs).await {
            Ok(results) => {
                for ((write, answer), result) in jobs.into_iter().zip(results) {
                    self.answer(&write, answer, result);
                }
            }
            Err(Failure::Transaction(error)) => {
                tracing::error!(%error, writes = jobs.len(), "writing failed");
                let error = Arc::new(error);
                for (_, answer) in jobs {
                    let _ = answer.send(Err(StoreError::Unwritten(Arc::clone(&error))));
                }
            }
            // Everything was rolled back. One at a time, only those fail that have to.
            Err(Failure::Write(_)) if jobs.len() > 1 => {
                for job in jobs {
                    Box::pin(self.write(vec![job])).await;
                }
            }
            Err(Failure::Write(error)) => {
                if let Some((_, answer)) = jobs.into_iter().next() {
                    let _ = answer.send(Err(error));
                }
            }
        }
    }

    /// Tells the world, then the one who waits; so whoever acts on the answer finds the change announced.
    fn answer(
        &self,
        write: &Write,
        answer: oneshot::Sender<Result<i64, StoreError>>,
        result: Result<i64, StoreError>,
    ) {
        if result.is_ok()
            && let Some(change) = write.change()
        {
            // Nobody listening is no mistake; nor is somebody who no longer waits for the answer.
            let _ = self.changes.send(change);
        }
        let _ = answer.send(result);
    }

    /// All of them in one transaction. When this returns `Ok` they are durable.
    async fn attempt(&mut self, jobs: &[Job]) -> Result<Vec<Result<i64, StoreError>>, Failure> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let results = transaction(&mut connection, jobs).await?;
        self.connection = Some(connection);
        Ok(results)
    }
}

/// Waits for something to write and takes what there is, first what somebody waits for; false when no more will come.
async fn next(
    queue: &mut mpsc::Receiver<Message>,
    in_passing: &mut mpsc::Receiver<Message>,
    messages: &mut Vec<Message>,
) -> bool {
    let mut first = tokio::select! {
        biased;
        first = queue.recv() => first,
        first = in_passing.recv() => first,
    };
    // They close together; what is left in either is still written.
    if first.is_none() {
        first = queue.recv().await;
    }
    if first.is_none() {
        first = in_passing.recv().await;
    }
    let is_there = first.is_some();
    messages.extend(first);
    messages.extend(std::iter::from_fn(|| queue.try_recv().ok()).take(BATCH));
    messages.extend(std::iter::from_fn(|| in_passing.try_recv().ok()).take(IN_PASSING));
    is_there
}

async fn transaction(
    connection: &mut SqliteConnection,
    jobs: &[Job],
) -> Result<Vec<Result<i64, StoreError>>, Failure> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(jobs.len());
    for (write, _) in jobs {
        let result = write.apply(&mut transaction).await;
        match result {
            // A refusal is decided before anything is written, so it leaves no trace in the transaction.
            Ok(_)
            | Err(
                StoreError::Conflict { .. }
                | StoreError::NameTaken
                | StoreError::NameLike
                | StoreError::NotFound,
            ) => {
                results.push(result);
            }
            Err(error) => return Err(Failure::Write(error)),
        }
    }
    transaction.commit().await?;
    Ok(results)
}

impl Write {
    fn change(&self) -> Option<Change> {
        match self {
            Self::CreateTable { id: table, entries, .. } => {
                entries.last().map(|entry| Change::Entry { table: table.clone(), seq: entry.seq })
            }
            Self::Append { table, entry, .. } => Some(Change::Entry { table: table.clone(), seq: entry.seq }),
            Self::AddChat { table, .. } => Some(Change::Chat { table: table.clone() }),
            Self::PutOrders { orders: OrdersRow { table, .. }, .. } | Self::RemoveOrders { table, .. } => {
                Some(Change::Orders { table: table.clone() })
            }
            Self::DeleteSession(who) | Self::SetApiToken { user: who, .. } => {
                Some(Change::SignedOut { who: who.clone() })
            }
            _ => None,
        }
    }

    async fn apply(&self, db: &mut SqliteConnection) -> Result<i64, StoreError> {
        match self {
            Self::CreateUser(user) => {
                let login = user.login.as_deref().map(shared::login);
                let alike = check_name(&mut *db, user).await?;
                let (name_likeness, login_likeness) = alike.kept();
                sqlx::query(shared::INSERT_USER)
                    .bind(&user.id)
                    .bind(&user.name)
                    .bind(login)
                    .bind(&user.password)
                    .bind(user.created_at)
                    .bind(name_likeness)
                    .bind(login_likeness)
                    .execute(db)
                    .await
                    .map_err(shared::user_error)?;
                Ok(1)
            }
            Self::UpdateUser(user) => {
                let login = user.login.as_deref().map(shared::login);
                let alike = check_name(&mut *db, user).await?;
                let (name_likeness, login_likeness) = alike.kept();
                let done = sqlx::query(shared::UPDATE_USER)
                    .bind(&user.id)
                    .bind(&user.name)
                    .bind(login)
                    .bind(&user.password)
                    .bind(name_likeness)
                    .bind(login_likeness)
                    .execute(db)
                    .await
                    .map_err(shared::user_error)?;
                found(done.rows_affected())
            }
            Self::CreateSession { hash, user, expires_at } => {
                sqlx::query(shared::INSERT_SESSION)
                    .bind(hash)
                    .bind(user)
                    .bind(expires_at)
                    .execute(db)
                    .await
                    .map_err(shared::reference_error)?;
                Ok(1)
            }
            Self::ExtendSession { hash, expires_at } => {
                sqlx::query(shared::EXTEND_SESSION).bind(hash).bind(expires_at).execute(db).await?;
                Ok(1)
            }
            Self::DeleteSession(hash) => {
                sqlx::query(shared::DELETE_SESSION).bind(hash).execute(db).await?;
                Ok(1)
            }
            Self::ExpireSessions(now) => {
                let done = sqlx::query(shared::EXPIRE_SESSIONS).bind(now).execute(db).await?;
                Ok(done.rows_affected() as i64)
            }
            Self::SetApiToken { user, token } => {
                let (hash, scope, made_at) = shared::token_columns(token.as_ref());
                let query = sqlx::query(shared::SET_TOKEN).bind(user).bind(hash).bind(scope).bind(made_at);
                found(query.execute(db).await?.rows_affected())
            }
            Self::CreateTable { id, code, entries, columns } => {
                create_table(db, id, code, entries, columns).await
            }
            Self::Append { table, entry, columns } => append(db, table, entry, columns).await,
            Self::AddChat { table, user, text, at } => {
                let done =
                    sqlx::query("INSERT INTO chat (table_id, user_id, text, at) VALUES ($1, $2, $3, $4)")
                        .bind(table)
                        .bind(user)
                        .bind(text)
                        .bind(at)
                        .execute(&mut *db)
                        .await
                        .map_err(shared::reference_error)?;
                let line = done.last_insert_rowid();
                let members: String = sqlx::query_scalar("SELECT members FROM tables WHERE id = $1")
                    .bind(table)
                    .fetch_one(&mut *db)
                    .await?;
                for notice in notices::said(table, &members, line, user, *at) {
                    notice.query().execute(&mut *db).await?;
                }
                Ok(line)
            }
            Self::PutSnapshot { table, seq, data } => {
                sqlx::query(shared::PUT_SNAPSHOT)
                    .bind(table)
                    .bind(i64::from(*seq))
                    .bind(data)
                    .execute(db)
                    .await
                    .map_err(shared::reference_error)?;
                Ok(1)
            }
            Self::RenewCode { table, code } => {
                let done = sqlx::query(shared::RENEW_CODE).bind(table).bind(code).execute(db).await?;
                found(done.rows_affected())
            }
            Self::NoteHere { server, who, at } => {
                sqlx::query(
                    "INSERT INTO presence (table_id, user_id, server, here, seen_at) \
                     SELECT value ->> 0, value ->> 1, $1, true, $3 FROM json_each($2) \
                     WHERE EXISTS (SELECT 1 FROM users WHERE id = value ->> 1) \
                     ON CONFLICT (table_id, user_id, server) DO UPDATE \
                     SET here = excluded.here, seen_at = excluded.seen_at",
                )
                .bind(server)
                .bind(who)
                .bind(at)
                .execute(db)
                .await?;
                Ok(1)
            }
            Self::NoteGone { server, table, user, at } => {
                let query = sqlx::query(shared::NOTE_GONE).bind(server).bind(table).bind(user).bind(at);
                query.execute(db).await?;
                Ok(1)
            }
            Self::ExpirePresence(before) => {
                let done = sqlx::query(shared::EXPIRE_PRESENCE).bind(before).execute(db).await?;
                Ok(done.rows_affected() as i64)
            }
            Self::PutReplay { id, owner, text, at, most } => {
                let put = sqlx::query(shared::PUT_REPLAY).bind(id).bind(owner).bind(text).bind(at);
                put.execute(&mut *db).await?;
                sqlx::query(shared::TRIM_REPLAYS).bind(owner).bind(i64::from(*most)).execute(db).await?;
                Ok(1)
            }
            Self::UseReplay { id, at } => {
                sqlx::query(shared::USE_REPLAY).bind(id).bind(at).execute(db).await?;
                Ok(1)
            }
            Self::ExpireReplays(unused_since) => {
                let done = sqlx::query(shared::EXPIRE_REPLAYS).bind(unused_since).execute(db).await?;
                Ok(done.rows_affected() as i64)
            }
            Self::Score(write) => super::score::apply(db, write).await,
            Self::Statements(statements) => {
                let mut changed = 0;
                for statement in statements {
                    let done = statement.query().execute(&mut *db).await.map_err(shared::reference_error)?;
                    changed = done.rows_affected();
                }
                Ok(changed as i64)
            }
            Self::PutOrders { orders: OrdersRow { table, seat, user, data }, before } => {
                let sql = if before.is_some() { orders::AMEND_ORDERS } else { orders::PUT_ORDERS };
                let query = sqlx::query(sql).bind(table).bind(i64::from(*seat)).bind(user).bind(data);
                let query = match before {
                    Some(before) => query.bind(before),
                    None => query,
                };
                let done = query.execute(db).await.map_err(shared::reference_error)?;
                Ok(done.rows_affected() as i64)
            }
            Self::RemoveOrders { table, seat, user } => {
                let query = sqlx::query(orders::REMOVE_ORDERS).bind(table).bind(i64::from(*seat)).bind(user);
                Ok(query.execute(db).await?.rows_affected() as i64)
            }
            Self::Nothing => {
                // A number in the file's header that nobody else uses: the page is written whatever it was before.
                sqlx::query("PRAGMA user_version = 1").execute(db).await?;
                Ok(1)
            }
        }
    }
}

/// Does nobody registered have a name that looks like this person's? What their names look like, if so.
async fn check_name(db: &mut SqliteConnection, user: &User) -> Result<Likenesses, StoreError> {
    let alike = Likenesses::of(&user.name, user.login.as_deref());
    let other: Option<String> = sqlx::query_scalar(shared::LIKE_ANOTHER)
        .bind(&user.id)
        .bind(&alike.name)
        .bind(&alike.login)
        .bind(&user.name)
        .bind(user.login.as_deref().map(shared::login))
        .fetch_optional(db)
        .await?;
    shared::name_error(user, other)?;
    Ok(alike)
}

fn found(rows: u64) -> Result<i64, StoreError> {
    if rows == 0 { Err(StoreError::NotFound) } else { Ok(rows as i64) }
}

async fn create_table(
    db: &mut SqliteConnection,
    id: &str,
    code: &str,
    entries: &[EntryColumns],
    columns: &Columns,
) -> Result<i64, StoreError> {
    let (Some(first), Some(last)) = (entries.first(), entries.last()) else {
        return Err(shared::conflict(id, 0));
    };
    let done = sqlx::query(shared::INSERT_TABLE)
        .bind(id)
        .bind(code)
        .bind(first.at)
        .bind(last.at)
        .bind(i64::from(last.seq) + 1)
        .bind(columns.status)
        .bind(columns.public)
        .bind(&columns.name)
        .bind(&columns.host)
        .bind(&columns.members)
        .bind(&columns.awaited)
        .bind(columns.bot_awaited)
        .bind(columns.rules)
        .bind(&columns.card)
        .bind(&columns.deadlines)
        .bind(columns.deadline)
        .bind(columns.out_at)
        .execute(&mut *db)
        .await?;
    if done.rows_affected() == 0 {
        return Err(shared::conflict(id, 0));
    }
    for entry in entries {
        insert_entry(db, id, entry).await?;
    }
    insert_members(db, id, columns).await?;
    note_end(db, id, last.at, columns).await?;
    for notice in notices::arising(None, id, last.seq, last.at, columns)? {
        notice.query().execute(&mut *db).await?;
    }
    Ok(1)
}

async fn append(
    db: &mut SqliteConnection,
    table: &str,
    entry: &EntryColumns,
    columns: &Columns,
) -> Result<i64, StoreError> {
    let before: Option<Before> =
        sqlx::query_as("SELECT seq, status, members, awaited FROM tables WHERE id = $1")
            .bind(table)
            .fetch_optional(&mut *db)
            .await?;
    let before = before.ok_or(StoreError::NotFound)?;
    if before.seq != i64::from(entry.seq) {
        return Err(shared::conflict(table, entry.seq));
    }
    insert_entry(db, table, entry).await?;
    sqlx::query(shared::UPDATE_TABLE)
        .bind(table)
        .bind(entry.at)
        .bind(columns.status)
        .bind(columns.public)
        .bind(&columns.name)
        .bind(&columns.host)
        .bind(&columns.members)
        .bind(&columns.awaited)
        .bind(columns.bot_awaited)
        .bind(columns.rules)
        .bind(&columns.card)
        .bind(&columns.deadlines)
        .bind(columns.deadline)
        .bind(columns.out_at)
        .execute(&mut *db)
        .await?;
    if columns.moves_members(table, &before)? {
        sqlx::query(shared::DELETE_MEMBERS).bind(table).execute(&mut *db).await?;
        insert_members(db, table, columns).await?;
    }
    note_end(db, table, entry.at, columns).await?;
    for notice in notices::arising(Some(&before), table, entry.seq, entry.at, columns)? {
        notice.query().execute(&mut *db).await?;
    }
    Ok(1)
}

/// A game that ended has a result, which is looked for later.
async fn note_end(
    db: &mut SqliteConnection,
    table: &str,
    at: i64,
    columns: &Columns,
) -> Result<(), StoreError> {
    if columns.status == shared::FINISHED {
        sqlx::query(NOTE_UNSCORED).bind(table).bind(at).execute(db).await?;
    }
    Ok(())
}

async fn insert_entry(
    db: &mut SqliteConnection,
    table: &str,
    entry: &EntryColumns,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO entries (table_id, seq, at, entry) VALUES ($1, $2, $3, $4)")
        .bind(table)
        .bind(i64::from(entry.seq))
        .bind(entry.at)
        .bind(&entry.text)
        .execute(db)
        .await?;
    Ok(())
}

async fn insert_members(db: &mut SqliteConnection, table: &str, columns: &Columns) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO table_members (user_id, table_id, finished) SELECT value, $1, $2 FROM json_each($3)",
    )
    .bind(table)
    .bind(columns.finished)
    .bind(shared::text(&columns.persons)?)
    .execute(db)
    .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job() -> Message {
        Message::Write(Box::new(Write::Nothing), oneshot::channel().0)
    }

    #[tokio::test]
    async fn what_nobody_waits_for_comes_after_the_rest_and_a_little_at_a_time() {
        let (urgent, mut queue) = mpsc::channel(100);
        let (patient, mut in_passing) = mpsc::channel(100);
        for _ in 0..40 {
            patient.try_send(job()).unwrap();
        }
        for _ in 0..5 {
            urgent.try_send(job()).unwrap();
        }
        let mut sizes = Vec::new();
        let mut messages = Vec::new();
        for _ in 0..3 {
            assert!(next(&mut queue, &mut in_passing, &mut messages).await);
            sizes.push(messages.drain(..).count());
        }
        assert_eq!(sizes, [5 + IN_PASSING, 1 + IN_PASSING, 40 - 1 - 2 * IN_PASSING]);
    }

    #[tokio::test]
    async fn what_is_there_when_it_closes_is_still_taken_from_both() {
        let (urgent, mut queue) = mpsc::channel(100);
        let (patient, mut in_passing) = mpsc::channel(100);
        for _ in 0..20 {
            patient.try_send(job()).unwrap();
        }
        urgent.try_send(job()).unwrap();
        queue.close();
        in_passing.close();
        let (mut taken, mut messages) = (0, Vec::new());
        while next(&mut queue, &mut in_passing, &mut messages).await {
            taken += messages.drain(..).count();
        }
        assert_eq!(taken, 21);
    }
}
