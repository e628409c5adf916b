//! Everything in one `SQLite` file: one writer that commits in groups, and a few readers beside it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use async_trait::async_trait;
use magnate_table::Stamped;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};
use tokio::sync::{Mutex, broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::ask::{Ask, Readable, Statement};
use super::shared::{
    self, Columns, Likenesses, Listing, StoredLine, StoredSession, StoredSighting, StoredTable, StoredToken,
    StoredUser,
};
use super::{
    Change, ChatLine, Session, Sighting, Store, StoreError, Summary, TableFilter, TableRow, User, migrations,
    notices,
};
use crate::scope::Scope;
use write::{EntryColumns, Write};
use writer::Message;

mod backup;
mod checkup;
mod lock;
mod orders;
mod private;
mod restore;
mod score;
mod write;
mod writer;

/// How long to wait for another process that has the file locked (a backup, somebody with the sqlite3 shell).
const BUSY: Duration = Duration::from_secs(10);
/// Reading connections.
const READERS: u32 = 4;
/// Writes that may wait for the writer before callers have to wait to get into the queue.
const QUEUE: usize = 1024;

/// A [`Store`] in one file.
#[derive(Debug)]
pub struct SqliteStore {
    path: PathBuf,
    reads: SqlitePool,
    writes: mpsc::Sender<Message>,
    /// What nobody waits for.
    in_passing: mpsc::Sender<Message>,
    /// Gives the connection back when the writer is done; empty once closed.
    writer: Mutex<Option<JoinHandle<Option<SqliteConnection>>>>,
    changes: broadcast::Sender<Change>,
    checkup: checkup::Checkup,
    /// Keeps other servers away until this one closes or dies.
    lock: Mutex<Option<lock::Lock>>,
}

impl SqliteStore {
    /// Opens the file, makes it when it is not there, and brings it up to date. `InUse` when another server has it.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let lock = lock::Lock::take(path)?;
        private::prepare(path).map_err(sqlx::Error::from)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .busy_timeout(BUSY)
            .foreign_keys(true)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // With less, the last commits before a power cut could be gone although they were confirmed.
            .synchronous(SqliteSynchronous::Full);
        let mut connection = options.connect().await?;
        migrations::sqlite().run(&mut connection).await.map_err(sqlx::Error::from)?;
        compare_names(&mut connection).await?;

        let reads = SqlitePoolOptions::new()
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            // A file does not go away between two queries.
            .test_before_acquire(false)
            .connect_with(SqliteConnectOptions::new().filename(path).busy_timeout(BUSY).read_only(true))
            .await?;

        let (changes, _) = broadcast::channel(shared::CHANGES_KEPT);
        let (writes, queue) = mpsc::channel(QUEUE);
        let (in_passing, behind) = mpsc::channel(QUEUE);
        let writer = writer::Writer::new(options, connection, changes.clone());
        let writer = Mutex::new(Some(tokio::spawn(writer.run(queue, behind))));
        let lock = Mutex::new(Some(lock));
        let checkup = checkup::Checkup::of(path);
        Ok(Self { path: path.to_owned(), reads, writes, in_passing, writer, changes, checkup, lock })
    }

    /// A consistent copy of the database as it is now, while it is being written to. Refuses to overwrite a file.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        backup::copy(&self.path, to).await
    }

    /// Like [`Self::backup`], for a database that another process may have open.
    pub async fn backup_file(from: &Path, to: &Path) -> Result<(), StoreError> {
        backup::copy(from, to).await
    }

    /// Puts a backup in the place of a database that no server uses; what was there is kept under the name that is returned.
    pub async fn restore_file(from: &Path, to: &Path) -> Result<Option<PathBuf>, StoreError> {
        let _lock = lock::Lock::take(to)?;
        restore::put_back(from, to).await
    }

    /// Hands a write to the writer; the answer comes when it is durable.
    async fn write(&self, write: Write) -> Result<i64, StoreError> {
        Self::hand_over(&self.writes, write).await
    }

    async fn hand_over(queue: &mpsc::Sender<Message>, write: Write) -> Result<i64, StoreError> {
        let (answer, answered) = oneshot::channel();
        let closed = || StoreError::Database(sqlx::Error::PoolClosed);
        queue.send(Message::Write(Box::new(write), answer)).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    async fn one_user(&self, sql: &'static str, by: &str) -> Result<Option<User>, StoreError> {
        let row: Option<StoredUser> = sqlx::query_as(sql).bind(by).fetch_optional(&self.reads).await?;
        Ok(row.map(User::from))
    }

    async fn one_table(&self, sql: &'static str, by: &str) -> Result<Option<TableRow>, StoreError> {
        let row: Option<StoredTable> = sqlx::query_as(sql).bind(by).fetch_optional(&self.reads).await?;
        row.map(TableRow::try_from).transpose()
    }
}

/// Notes what the names of people look like who registered before that was noted.
async fn compare_names(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let people: Vec<(String, String, String)> =
        sqlx::query_as(shared::NOT_COMPARED).fetch_all(&mut *connection).await?;
    for (id, name, login) in people {
        let alike = Likenesses::of(&name, Some(&login));
        let query = sqlx::query(shared::COMPARE).bind(id).bind(alike.name).bind(alike.login);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

#[async_trait]
impl Ask for SqliteStore {
    async fn tell(&self, statements: Vec<Statement>) -> Result<u64, StoreError> {
        self.write(Write::Statements(statements)).await.map(|changed| changed as u64)
    }

    async fn tell_in_passing(&self, statements: Vec<Statement>) -> Result<u64, StoreError> {
        let changed = Self::hand_over(&self.in_passing, Write::Statements(statements)).await?;
        Ok(changed as u64)
    }

    async fn ask<T: Readable>(&self, statement: Statement) -> Result<Vec<T>, StoreError> {
        let rows = statement.query().fetch_all(&self.reads).await?;
        rows.iter().map(|row| Ok(T::from_row(row)?)).collect()
    }

    async fn list<S: Readable, T: TryFrom<S, Error: Into<StoreError>> + Send>(
        &self,
        statement: Statement,
        what: &'static str,
    ) -> Result<Vec<T>, StoreError> {
        let rows = statement.query().fetch_all(&self.reads).await?;
        Ok(shared::readable::<T, S, _>(&rows, what))
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn create_user(&self, user: &User) -> Result<(), StoreError> {
        self.write(Write::CreateUser(user.clone())).await.map(drop)
    }

    async fn user(&self, id: &str) -> Result<Option<User>, StoreError> {
        self.one_user(shared::USER, id).await
    }

    async fn users(&self, ids: &[String]) -> Result<Vec<User>, StoreError> {
        let sql = shared::user_where!("WHERE u.id IN (SELECT value FROM json_each($1))");
        let ids = shared::text(&ids)?;
        let rows = sqlx::query(sql).bind(ids).fetch_all(&self.reads).await?;
        Ok(shared::readable::<_, StoredUser, _>(&rows, "user"))
    }

    async fn user_by_login(&self, login: &str) -> Result<Option<User>, StoreError> {
        self.one_user(shared::USER_BY_LOGIN, &shared::login(login)).await
    }

    async fn update_user(&self, user: &User) -> Result<(), StoreError> {
        self.write(Write::UpdateUser(user.clone())).await.map(drop)
    }

    async fn create_session(&self, hash: &str, user: &str, expires_at: i64) -> Result<(), StoreError> {
        let write = Write::CreateSession { hash: hash.to_owned(), user: user.to_owned(), expires_at };
        self.write(write).await.map(drop)
    }

    async fn session(&self, hash: &str, now: i64) -> Result<Option<Session>, StoreError> {
        let query = sqlx::query_as(shared::SESSION).bind(hash).bind(now);
        let row: Option<StoredSession> = query.fetch_optional(&self.reads).await?;
        Ok(row.map(Session::from))
    }

    async fn extend_session(&self, hash: &str, expires_at: i64) -> Result<(), StoreError> {
        self.write(Write::ExtendSession { hash: hash.to_owned(), expires_at }).await.map(drop)
    }

    async fn delete_session(&self, hash: &str) -> Result<(), StoreError> {
        self.write(Write::DeleteSession(hash.to_owned())).await.map(drop)
    }

    async fn expire_sessions(&self, now: i64) -> Result<u64, StoreError> {
        self.write(Write::ExpireSessions(now)).await.map(|removed| removed as u64)
    }

    async fn set_api_token(&self, user: &str, token: Option<(&str, Scope, i64)>) -> Result<(), StoreError> {
        let token = token.map(|(hash, scope, at)| (hash.to_owned(), scope, at));
        self.write(Write::SetApiToken { user: user.to_owned(), token }).await.map(drop)
    }

    async fn api_token_user(&self, hash: &str) -> Result<Option<(User, Scope)>, StoreError> {
        let query = sqlx::query_as(shared::USER_BY_TOKEN).bind(hash);
        let row: Option<StoredToken> = query.fetch_optional(&self.reads).await?;
        Ok(row.map(Into::into))
    }

    async fn api_token(&self, user: &str) -> Result<Option<(Scope, Option<i64>)>, StoreError> {
        let query = sqlx::query_as(shared::TOKEN).bind(user);
        let row: Option<(Option<String>, Option<i64>)> = query.fetch_optional(&self.reads).await?;
        Ok(row.map(|(scope, made_at)| (Scope::stored(scope.as_deref()), made_at)))
    }

    async fn create_table(
        &self,
        id: &str,
        code: &str,
        log: &[Stamped],
        summary: &Summary,
    ) -> Result<(), StoreError> {
        shared::opening(id, log)?;
        let write = Write::CreateTable {
            id: id.to_owned(),
            code: code.to_owned(),
            entries: log.iter().map(EntryColumns::new).collect::<Result<_, _>>()?,
            columns: Columns::new(summary)?,
        };
        self.write(write).await.map(drop)
    }

    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        self.one_table(shared::TABLE, id).await
    }

    async fn table_by_code(&self, code: &str) -> Result<Option<TableRow>, StoreError> {
        self.one_table(shared::TABLE_BY_CODE, code).await
    }

    async fn tables(&self, filter: &TableFilter, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let query = match Listing::from(filter) {
            Listing::Public(status) => sqlx::query(shared::TABLES_PUBLIC).bind(status),
            Listing::Of(user, finished) => sqlx::query(shared::TABLES_OF).bind(user).bind(finished),
            Listing::Hosted(host, since) => sqlx::query(shared::TABLES_HOSTED).bind(host).bind(since),
            Listing::Idle(since) => sqlx::query(shared::TABLES_IDLE).bind(since),
            Listing::Deadline(after, by) => sqlx::query(shared::TABLES_DEADLINE).bind(after).bind(by),
            Listing::OutOfTime(by) => sqlx::query(shared::TABLES_OUT_OF_TIME).bind(by),
            Listing::UnderWay => sqlx::query(shared::TABLES_UNDER_WAY),
        };
        let rows = query.bind(i64::from(limit)).fetch_all(&self.reads).await?;
        Ok(shared::readable::<_, StoredTable, _>(&rows, "table"))
    }

    async fn tables_awaiting_bots(&self, unchanged_since: i64) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar(shared::TABLES_AWAITING_BOTS).bind(unchanged_since);
        Ok(query.fetch_all(&self.reads).await?)
    }

    async fn renew_code(&self, table: &str, code: &str) -> Result<(), StoreError> {
        self.write(Write::RenewCode { table: table.to_owned(), code: code.to_owned() }).await.map(drop)
    }

    async fn append(&self, table: &str, entry: &Stamped, summary: &Summary) -> Result<(), StoreError> {
        let write = Write::Append {
            table: table.to_owned(),
            entry: EntryColumns::new(entry)?,
            columns: Columns::new(summary)?,
        };
        self.write(write).await.map(drop)
    }

    async fn log(&self, table: &str, from: u32) -> Result<Vec<Stamped>, StoreError> {
        let query = sqlx::query_as(shared::LOG).bind(table).bind(i64::from(from));
        shared::log(table, query.fetch_all(&self.reads).await?)
    }

    async fn add_chat(&self, table: &str, user: &str, text: &str, at: i64) -> Result<ChatLine, StoreError> {
        let (user, text) = (user.to_owned(), text.to_owned());
        let write = Write::AddChat { table: table.to_owned(), user: user.clone(), text: text.clone(), at };
        let id = self.write(write).await?;
        Ok(ChatLine { id, user, text, at })
    }

    async fn chat(&self, table: &str, after: i64, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        let query = sqlx::query(shared::CHAT).bind(table).bind(after).bind(i64::from(limit));
        let rows = query.fetch_all(&self.reads).await?;
        Ok(shared::readable::<_, StoredLine, _>(&rows, "chat"))
    }

    async fn put_snapshot(&self, table: &str, seq: u32, data: &serde_json::Value) -> Result<(), StoreError> {
        let write = Write::PutSnapshot { table: table.to_owned(), seq, data: shared::text(data)? };
        self.write(write).await.map(drop)
    }

    async fn snapshot(&self, table: &str) -> Result<Option<(u32, serde_json::Value)>, StoreError> {
        let query = sqlx::query_as(shared::SNAPSHOT).bind(table);
        let row: Option<(i64, String)> = query.fetch_optional(&self.reads).await?;
        shared::snapshot(table, row)
    }

    async fn tables_without_picture(
        &self,
        rules: u32,
        unchanged_since: i64,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar(shared::TABLES_WITHOUT_PICTURE).bind(i64::from(rules));
        Ok(query.bind(unchanged_since).bind(i64::from(limit)).fetch_all(&self.reads).await?)
    }

    async fn note_here(&self, server: &str, who: &[(String, String)], at: i64) -> Result<(), StoreError> {
        let who = shared::text(&who)?;
        self.write(Write::NoteHere { server: server.to_owned(), who, at }).await.map(drop)
    }

    async fn note_gone(&self, server: &str, table: &str, user: &str, at: i64) -> Result<(), StoreError> {
        let (server, table, user) = (server.to_owned(), table.to_owned(), user.to_owned());
        self.write(Write::NoteGone { server, table, user, at }).await.map(drop)
    }

    async fn announce_presence(&self, table: &str) -> Result<(), StoreError> {
        let _ = self.changes.send(Change::Presence { table: table.to_owned() });
        Ok(())
    }

    async fn presence(&self, tables: &[String]) -> Result<Vec<Sighting>, StoreError> {
        let sql = "SELECT table_id, user_id, server, here, seen_at FROM presence \
                   WHERE table_id IN (SELECT value FROM json_each($1))";
        let tables = shared::text(&tables)?;
        let rows: Vec<StoredSighting> = sqlx::query_as(sql).bind(tables).fetch_all(&self.reads).await?;
        Ok(rows.into_iter().map(Sighting::from).collect())
    }

    async fn expire_presence(&self, before: i64) -> Result<u64, StoreError> {
        self.write(Write::ExpirePresence(before)).await.map(|removed| removed as u64)
    }

    async fn announce_house(&self) -> Result<(), StoreError> {
        let _ = self.changes.send(Change::House);
        Ok(())
    }

    async fn skip(&self, table: &str) -> Result<(), StoreError> {
        // Nobody listening is no mistake.
        let _ = self.changes.send(Change::Skip { table: table.to_owned() });
        Ok(())
    }

    async fn put_replay(
        &self,
        id: &str,
        owner: &str,
        text: &str,
        at: i64,
        most: u32,
    ) -> Result<(), StoreError> {
        let (id, owner, text) = (id.to_owned(), owner.to_owned(), text.to_owned());
        self.write(Write::PutReplay { id, owner, text, at, most }).await.map(drop)
    }

    async fn replay(&self, id: &str, at: i64) -> Result<Option<String>, StoreError> {
        let text = sqlx::query_scalar(shared::REPLAY).bind(id).fetch_optional(&self.reads).await?;
        if text.is_some() {
            self.write(Write::UseReplay { id: id.to_owned(), at }).await?;
        }
        Ok(text)
    }

    async fn expire_replays(&self, unused_since: i64) -> Result<u64, StoreError> {
        self.write(Write::ExpireReplays(unused_since)).await.map(|removed| removed as u64)
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    fn is_shared(&self) -> bool {
        false
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.checkup.room().await?;
        self.write(Write::Nothing).await?;
        self.checkup.whole().await
    }

    async fn close(&self) {
        let mut writer = self.writer.lock().await;
        let Some(task) = writer.take() else { return };
        // Fails only when the writer is gone already.
        let _ = self.writes.send(Message::Stop).await;
        let connection = task.await.ok().flatten();
        self.reads.close().await;
        // Last, because the last connection to close folds the write-ahead log into the file, and readers may not.
        if let Some(connection) = connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "closing the database");
        }
        drop(self.lock.lock().await.take());
    }
}
