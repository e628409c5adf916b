//! Everything that can be written, and how: the writer only knows when.

use magnate_table::Stamped;
use sqlx::SqliteConnection;

use super::super::orders::{self, OrdersRow};
use super::shared::{self, Before, Columns, Likenesses};
use super::{Change, Statement, StoreError, User, notices};
use crate::scope::Scope;
use crate::store::score::{NOTE_UNSCORED, ScoreWrite};

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

impl Write {
    /// What others are told when it is done.
    pub(super) fn change(&self) -> Option<Change> {
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

    /// Does it. A refusal is decided before anything is written.
    pub(super) async fn apply(&self, db: &mut SqliteConnection) -> Result<i64, StoreError> {
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
