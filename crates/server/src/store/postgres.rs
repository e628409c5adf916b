//! Everything in `PostgreSQL`, so that several processes can serve the same tables.

use std::str::FromStr;

use async_trait::async_trait;
use magnate_table::Stamped;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, Executor, PgPool};
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use line::Line;

use super::ask::{Ask, Readable, Statement};
use super::shared::{
    self, Listing, StoredLine, StoredSession, StoredSighting, StoredTable, StoredToken, StoredUser,
};
use super::{
    Change, ChatLine, Session, Sighting, Store, StoreError, Summary, TableFilter, TableRow, User, migrations,
};
use crate::scope::Scope;

mod line;
mod listen;
mod orders;
mod people;
mod score;
mod tables;

/// A [`Store`] in `PostgreSQL`.
#[derive(Debug)]
pub struct PostgresStore {
    pool: PgPool,
    line: Line,
    changes: broadcast::Sender<Change>,
    listener: JoinHandle<()>,
    /// Held while a result is taken in.
    results: tokio::sync::Mutex<()>,
}

impl PostgresStore {
    /// Connects, brings the database up to date and starts to listen for what other processes do. One connection more
    /// than `max_connections` is used for listening.
    pub async fn connect(url: &str, max_connections: u32) -> Result<Self, StoreError> {
        let options = PgConnectOptions::from_str(url)?.application_name("magnate");

        // Several processes may start at once; the migrator takes an advisory lock. On a connection of its own, because
        // when a migration fails the lock is kept for as long as the connection lives.
        let mut connection = options.connect().await?;
        let migrated = match migrations::postgres().run(&mut connection).await {
            Ok(()) => people::compare_names(&mut connection).await,
            Err(error) => Err(sqlx::Error::from(error).into()),
        };
        connection.close().await?;
        migrated?;

        let pool = PgPoolOptions::new()
            .max_connections(max_connections)
            .acquire_timeout(line::ANSWER)
            // A server or role may be set up to confirm commits before they are on the disk. Everything stricter than
            // "on" is left alone.
            .after_connect(|connection, _| {
                Box::pin(async move {
                    connection
                        .execute(
                            "SELECT set_config('synchronous_commit', 'on', false) \
                             WHERE current_setting('synchronous_commit') = 'off'",
                        )
                        .await?;
                    // When this process no longer waits, or is gone without a word, its locks must not stay.
                    connection
                        .execute(
                            "SET lock_timeout = '2s'; SET statement_timeout = '60s'; \
                             SET idle_in_transaction_session_timeout = '10s'",
                        )
                        .await?;
                    Ok(())
                })
            })
            .connect_with(options.clone())
            .await?;

        let (changes, _) = broadcast::channel(shared::CHANGES_KEPT);
        let listener = listen::start(options, changes.clone()).await?;
        let results = tokio::sync::Mutex::default();
        Ok(Self { pool, line: Line::default(), changes, listener, results })
    }

    async fn one_user(&self, sql: &'static str, by: &str) -> Result<Option<User>, StoreError> {
        if !is_possible(by) {
            return Ok(None);
        }
        let work = async {
            let row: Option<StoredUser> = sqlx::query_as(sql).bind(by).fetch_optional(&self.pool).await?;
            Ok(row.map(User::from))
        };
        self.line.within(work).await
    }

    /// Tells every process something, this one included. Nothing is stored.
    async fn notify(&self, payload: &str) -> Result<(), StoreError> {
        let work = async {
            sqlx::query("SELECT pg_notify('magnate', $1)").bind(payload).execute(&self.pool).await?;
            Ok(())
        };
        self.line.within(work).await
    }

    async fn one_table(&self, sql: &'static str, by: &str) -> Result<Option<TableRow>, StoreError> {
        if !is_possible(by) {
            return Ok(None);
        }
        let work = async {
            let row: Option<StoredTable> = sqlx::query_as(sql).bind(by).fetch_optional(&self.pool).await?;
            row.map(TableRow::try_from).transpose()
        };
        self.line.within(work).await
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

#[async_trait]
impl Ask for PostgresStore {
    async fn tell(&self, statements: Vec<Statement>) -> Result<u64, StoreError> {
        if !statements.iter().all(Statement::is_possible) {
            return Err(StoreError::NotFound);
        }
        let work = async {
            let mut transaction = self.pool.begin().await?;
            let mut changed = 0;
            for statement in &statements {
                let done = statement.query().execute(&mut *transaction).await;
                changed = done.map_err(shared::reference_error)?.rows_affected();
            }
            transaction.commit().await?;
            Ok(changed)
        };
        self.line.within(work).await
    }

    /// Every writer has a connection of its own here.
    async fn tell_in_passing(&self, statements: Vec<Statement>) -> Result<u64, StoreError> {
        self.tell(statements).await
    }

    async fn ask<T: Readable>(&self, statement: Statement) -> Result<Vec<T>, StoreError> {
        if !statement.is_possible() {
            return Ok(Vec::new());
        }
        let work = async {
            let rows = statement.query().fetch_all(&self.pool).await?;
            rows.iter().map(|row| Ok(T::from_row(row)?)).collect()
        };
        self.line.within(work).await
    }

    async fn list<S: Readable, T: TryFrom<S, Error: Into<StoreError>> + Send>(
        &self,
        statement: Statement,
        what: &'static str,
    ) -> Result<Vec<T>, StoreError> {
        if !statement.is_possible() {
            return Ok(Vec::new());
        }
        let work = async {
            let rows = statement.query().fetch_all(&self.pool).await?;
            Ok(shared::readable::<T, S, _>(&rows, what))
        };
        self.line.within(work).await
    }
}

#[async_trait]
impl Store for PostgresStore {
    async fn create_user(&self, user: &User) -> Result<(), StoreError> {
        self.line.within(people::create_user(&self.pool, user)).await
    }

    async fn user(&self, id: &str) -> Result<Option<User>, StoreError> {
        self.one_user(shared::USER, id).await
    }

    async fn users(&self, ids: &[String]) -> Result<Vec<User>, StoreError> {
        let work = async {
            let query = sqlx::query(shared::user_where!("WHERE u.id = ANY($1)")).bind(ids);
            let rows = query.fetch_all(&self.pool).await?;
            Ok(shared::readable::<_, StoredUser, _>(&rows, "user"))
        };
        self.line.within(work).await
    }

    async fn user_by_login(&self, login: &str) -> Result<Option<User>, StoreError> {
        self.one_user(shared::USER_BY_LOGIN, &shared::login(login)).await
    }

    async fn update_user(&self, user: &User) -> Result<(), StoreError> {
        self.line.within(people::update_user(&self.pool, user)).await
    }

    async fn create_session(&self, hash: &str, user: &str, expires_at: i64) -> Result<(), StoreError> {
        let work = async {
            let query = sqlx::query(shared::INSERT_SESSION).bind(hash).bind(user).bind(expires_at);
            query.execute(&self.pool).await.map_err(shared::reference_error)?;
            Ok(())
        };
        self.line.within(work).await
    }

    async fn session(&self, hash: &str, now: i64) -> Result<Option<Session>, StoreError> {
        let work = async {
            let query = sqlx::query_as(shared::SESSION).bind(hash).bind(now);
            let row: Option<StoredSession> = query.fetch_optional(&self.pool).await?;
            Ok(row.map(Session::from))
        };
        self.line.within(work).await
    }

    async fn extend_session(&self, hash: &str, expires_at: i64) -> Result<(), StoreError> {
        let work = async {
            sqlx::query(shared::EXTEND_SESSION).bind(hash).bind(expires_at).execute(&self.pool).await?;
            Ok(())
        };
        self.line.within(work).await
    }

    async fn delete_session(&self, hash: &str) -> Result<(), StoreError> {
        let work = async {
            sqlx::query(
                "WITH gone AS (DELETE FROM sessions WHERE hash = $1 RETURNING hash) \
                 SELECT pg_notify('magnate', 'o:' || hash) FROM gone",
            )
            .bind(hash)
            .execute(&self.pool)
            .await?;
            Ok(())
        };
        self.line.within(work).await
    }

    async fn expire_sessions(&self, now: i64) -> Result<u64, StoreError> {
        let work = async {
            let done = sqlx::query(shared::EXPIRE_SESSIONS).bind(now).execute(&self.pool).await?;
            Ok(done.rows_affected())
        };
        self.line.patiently(work).await
    }

    async fn set_api_token(&self, user: &str, token: Option<(&str, Scope, i64)>) -> Result<(), StoreError> {
        let work = async {
            let (hash, scope, made_at) = shared::token_columns(token.as_ref());
            let told: Vec<()> = sqlx::query_scalar(
                "WITH changed AS (UPDATE users SET api_token = $2, token_scope = $3, token_made_at = $4 \
                 WHERE id = $1 RETURNING id) SELECT pg_notify('magnate', 'o:' || id) FROM changed",
            )
            .bind(user)
            .bind(hash)
            .bind(scope)
            .bind(made_at)
            .fetch_all(&self.pool)
            .await?;
            found(told.len() as u64)
        };
        self.line.within(work).await
    }

    async fn api_token_user(&self, hash: &str) -> Result<Option<(User, Scope)>, StoreError> {
        let work = async {
            let query = sqlx::query_as(shared::USER_BY_TOKEN).bind(hash);
            let row: Option<StoredToken> = query.fetch_optional(&self.pool).await?;
            Ok(row.map(Into::into))
        };
        self.line.within(work).await
    }

    async fn api_token(&self, user: &str) -> Result<Option<(Scope, Option<i64>)>, StoreError> {
        let work = async {
            let query = sqlx::query_as(shared::TOKEN).bind(user);
            let row: Option<(Option<String>, Option<i64>)> = query.fetch_optional(&self.pool).await?;
            Ok(row.map(|(scope, made_at)| (Scope::stored(scope.as_deref()), made_at)))
        };
        self.line.within(work).await
    }

    async fn create_table(
        &self,
        id: &str,
        code: &str,
        log: &[Stamped],
        summary: &Summary,
    ) -> Result<(), StoreError> {
        self.line.within(tables::create_table(&self.pool, id, code, log, summary)).await
    }

    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        self.one_table(shared::TABLE, id).await
    }

    async fn table_by_code(&self, code: &str) -> Result<Option<TableRow>, StoreError> {
        self.one_table(shared::TABLE_BY_CODE, code).await
    }

    async fn tables(&self, filter: &TableFilter, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let work = async {
            let query = match Listing::from(filter) {
                Listing::Public(status) => sqlx::query(shared::TABLES_PUBLIC).bind(status),
                Listing::Of(user, finished) => sqlx::query(shared::TABLES_OF).bind(user).bind(finished),
                Listing::Hosted(host, since) => sqlx::query(shared::TABLES_HOSTED).bind(host).bind(since),
                Listing::Idle(since) => sqlx::query(shared::TABLES_IDLE).bind(since),
                Listing::Deadline(after, by) => sqlx::query(shared::TABLES_DEADLINE).bind(after).bind(by),
                Listing::OutOfTime(by) => sqlx::query(shared::TABLES_OUT_OF_TIME).bind(by),
                Listing::UnderWay => sqlx::query(shared::TABLES_UNDER_WAY),
            };
            let rows = query.bind(i64::from(limit)).fetch_all(&self.pool).await?;
            Ok(shared::readable::<_, StoredTable, _>(&rows, "table"))
        };
        self.line.within(work).await
    }

    async fn tables_awaiting_bots(&self, unchanged_since: i64) -> Result<Vec<String>, StoreError> {
        let work = async {
            let query = sqlx::query_scalar(shared::TABLES_AWAITING_BOTS).bind(unchanged_since);
            Ok(query.fetch_all(&self.pool).await?)
        };
        self.line.within(work).await
    }

    async fn renew_code(&self, table: &str, code: &str) -> Result<(), StoreError> {
        let work = async {
            let done = sqlx::query(shared::RENEW_CODE).bind(table).bind(code).execute(&self.pool).await?;
            found(done.rows_affected())
        };
        self.line.within(work).await
    }

    async fn append(&self, table: &str, entry: &Stamped, summary: &Summary) -> Result<(), StoreError> {
        self.line.within(tables::append(&self.pool, table, entry, summary)).await
    }

    async fn log(&self, table: &str, from: u32) -> Result<Vec<Stamped>, StoreError> {
        let work = async {
            let query = sqlx::query_as(shared::LOG).bind(table).bind(i64::from(from));
            shared::log(table, query.fetch_all(&self.pool).await?)
        };
        self.line.within(work).await
    }

    async fn add_chat(&self, table: &str, user: &str, text: &str, at: i64) -> Result<ChatLine, StoreError> {
        self.line.within(tables::add_chat(&self.pool, table, user, text, at)).await
    }

    async fn chat(&self, table: &str, after: i64, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        let work = async {
            let query = sqlx::query(shared::CHAT).bind(table).bind(after).bind(i64::from(limit));
            let rows = query.fetch_all(&self.pool).await?;
            Ok(shared::readable::<_, StoredLine, _>(&rows, "chat"))
        };
        self.line.within(work).await
    }

    async fn put_snapshot(&self, table: &str, seq: u32, data: &serde_json::Value) -> Result<(), StoreError> {
        let work = async {
            let query = sqlx::query(shared::PUT_SNAPSHOT).bind(table).bind(i64::from(seq));
            query.bind(shared::text(data)?).execute(&self.pool).await.map_err(shared::reference_error)?;
            Ok(())
        };
        self.line.within(work).await
    }

    async fn snapshot(&self, table: &str) -> Result<Option<(u32, serde_json::Value)>, StoreError> {
        let work = async {
            let query = sqlx::query_as(shared::SNAPSHOT).bind(table);
            let row: Option<(i64, String)> = query.fetch_optional(&self.pool).await?;
            shared::snapshot(table, row)
        };
        self.line.within(work).await
    }

    async fn tables_without_picture(
        &self,
        rules: u32,
        unchanged_since: i64,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let work = async {
            let query = sqlx::query_scalar(shared::TABLES_WITHOUT_PICTURE).bind(i64::from(rules));
            Ok(query.bind(unchanged_since).bind(i64::from(limit)).fetch_all(&self.pool).await?)
        };
        self.line.patiently(work).await
    }

    async fn note_here(&self, server: &str, who: &[(String, String)], at: i64) -> Result<(), StoreError> {
        let work = async {
            let (tables, users): (Vec<&str>, Vec<&str>) =
                who.iter().map(|(table, user)| (table.as_str(), user.as_str())).unzip();
            sqlx::query(
                "INSERT INTO presence (table_id, user_id, server, here, seen_at) \
                 SELECT who.table_id, who.user_id, $1, true, $4 \
                 FROM unnest($2::text[], $3::text[]) AS who (table_id, user_id) \
                 WHERE EXISTS (SELECT 1 FROM users WHERE id = who.user_id) \
                 ON CONFLICT (table_id, user_id, server) DO UPDATE \
                 SET here = excluded.here, seen_at = excluded.seen_at",
            )
            .bind(server)
            .bind(tables)
            .bind(users)
            .bind(at)
            .execute(&self.pool)
            .await?;
            Ok(())
        };
        self.line.within(work).await
    }

    async fn note_gone(&self, server: &str, table: &str, user: &str, at: i64) -> Result<(), StoreError> {
        let work = async {
            let query = sqlx::query(shared::NOTE_GONE).bind(server).bind(table).bind(user).bind(at);
            query.execute(&self.pool).await?;
            Ok(())
        };
        self.line.within(work).await
    }

    async fn announce_presence(&self, table: &str) -> Result<(), StoreError> {
        self.notify(&format!("p:{table}")).await
    }

    async fn presence(&self, tables: &[String]) -> Result<Vec<Sighting>, StoreError> {
        let work = async {
            let sql =
                "SELECT table_id, user_id, server, here, seen_at FROM presence WHERE table_id = ANY($1)";
            let rows: Vec<StoredSighting> = sqlx::query_as(sql).bind(tables).fetch_all(&self.pool).await?;
            Ok(rows.into_iter().map(Sighting::from).collect())
        };
        self.line.within(work).await
    }

    async fn expire_presence(&self, before: i64) -> Result<u64, StoreError> {
        let work = async {
            let done = sqlx::query(shared::EXPIRE_PRESENCE).bind(before).execute(&self.pool).await?;
            Ok(done.rows_affected())
        };
        self.line.within(work).await
    }

    async fn announce_house(&self) -> Result<(), StoreError> {
        self.notify("h:").await
    }

    async fn skip(&self, table: &str) -> Result<(), StoreError> {
        self.notify(&format!("s:{table}")).await
    }

    async fn put_replay(
        &self,
        id: &str,
        owner: &str,
        text: &str,
        at: i64,
        most: u32,
    ) -> Result<(), StoreError> {
        let work = async {
            let mut transaction = self.pool.begin().await?;
            let put = sqlx::query(shared::PUT_REPLAY).bind(id).bind(owner).bind(text).bind(at);
            put.execute(&mut *transaction).await?;
            let trim = sqlx::query(shared::TRIM_REPLAYS).bind(owner).bind(i64::from(most));
            trim.execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(())
        };
        self.line.within(work).await
    }

    async fn replay(&self, id: &str, at: i64) -> Result<Option<String>, StoreError> {
        if !is_possible(id) {
            return Ok(None);
        }
        let work = async {
            let text = sqlx::query_scalar(shared::REPLAY).bind(id).fetch_optional(&self.pool).await?;
            if text.is_some() {
                sqlx::query(shared::USE_REPLAY).bind(id).bind(at).execute(&self.pool).await?;
            }
            Ok(text)
        };
        self.line.within(work).await
    }

    async fn expire_replays(&self, unused_since: i64) -> Result<u64, StoreError> {
        let work = async {
            let done = sqlx::query(shared::EXPIRE_REPLAYS).bind(unused_since).execute(&self.pool).await?;
            Ok(done.rows_affected())
        };
        self.line.patiently(work).await
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn check(&self) -> Result<(), StoreError> {
        let work = async {
            // Goes to the disk like any commit, and leaves nothing behind.
            let write = "SELECT pg_logical_emit_message(true, 'magnate', repeat('.', 8192))";
            match sqlx::query(write).execute(&self.pool).await {
                Err(sqlx::Error::Database(error)) if error.code().as_deref() == Some("42501") => {
                    // Not allowed here; then it is enough that it answers.
                    sqlx::query("SELECT 1").execute(&self.pool).await?;
                }
                done => _ = done?,
            }
            Ok(())
        };
        self.line.within(work).await
    }

    async fn close(&self) {
        self.listener.abort();
        // Says goodbye to every connection; a database that does not listen is not waited for.
        _ = tokio::time::timeout(line::ANSWER, self.pool.close()).await;
    }
}

/// Can there be something of this name? `PostgreSQL` refuses the character 0 in any text.
fn is_possible(name: &str) -> bool {
    !name.contains('\0')
}

fn found(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}
