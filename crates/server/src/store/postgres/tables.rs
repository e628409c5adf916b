//! What happens at tables: each entry and each line of chat is one transaction, with all that follows from it. Everybody hears of
//! it when it is stored, not in the same transaction: `PostgreSQL` lets one transaction with a notification commit at a time, and each would wait for
//! the disk alone.

use magnate_table::Stamped;
use sqlx::{AssertSqlSafe, Executor as _, PgConnection, PgPool, Postgres, Transaction};

use super::shared::{self, Before, Columns};
use super::{ChatLine, StoreError, Summary};
use crate::store::notices;
use crate::store::score::NOTE_UNSCORED;

/// A new table with what it begins with; a conflict when its id or code is taken.
pub(super) async fn create_table(
    pool: &PgPool,
    id: &str,
    code: &str,
    log: &[Stamped],
    summary: &Summary,
) -> Result<(), StoreError> {
    let (first, last) = shared::opening(id, log)?;
    let columns = Columns::new(summary)?;
    let mut transaction = pool.begin().await?;
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
        .execute(&mut *transaction)
        .await?;
    if done.rows_affected() == 0 {
        return Err(shared::conflict(id, 0));
    }
    for entry in log {
        insert_entry(&mut transaction, id, entry).await?;
    }
    insert_members(&mut transaction, id, &columns).await?;
    note_end(&mut transaction, id, last.at, columns.status).await?;
    for notice in notices::arising(None, id, last.seq, last.at, &columns)? {
        notice.query().execute(&mut *transaction).await?;
    }
    commit_and_tell(transaction, &entry_added(id, last)).await
}

/// One more entry, and what it makes of the table; a conflict when somebody else was quicker.
pub(super) async fn append(
    pool: &PgPool,
    table: &str,
    entry: &Stamped,
    summary: &Summary,
) -> Result<(), StoreError> {
    let columns = Columns::new(summary)?;
    let mut transaction = pool.begin().await?;
    // Whoever locks the row first writes this entry; the others then find that it is there.
    let before: Option<Before> =
        sqlx::query_as("SELECT seq, status, members, awaited FROM tables WHERE id = $1 FOR NO KEY UPDATE")
            .bind(table)
            .fetch_optional(&mut *transaction)
            .await?;
    let before = before.ok_or(StoreError::NotFound)?;
    if before.seq != i64::from(entry.seq) {
        return Err(shared::conflict(table, entry.seq));
    }
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
        .execute(&mut *transaction)
        .await?;
    if columns.moves_members(table, &before)? {
        sqlx::query(shared::DELETE_MEMBERS).bind(table).execute(&mut *transaction).await?;
        insert_members(&mut transaction, table, &columns).await?;
    }
    insert_entry(&mut transaction, table, entry).await?;
    note_end(&mut transaction, table, entry.at, columns.status).await?;
    for notice in notices::arising(Some(&before), table, entry.seq, entry.at, &columns)? {
        notice.query().execute(&mut *transaction).await?;
    }
    commit_and_tell(transaction, &entry_added(table, entry)).await
}

/// One more line of chat.
pub(super) async fn add_chat(
    pool: &PgPool,
    table: &str,
    user: &str,
    text: &str,
    at: i64,
) -> Result<ChatLine, StoreError> {
    let mut transaction = pool.begin().await?;
    // The lock makes ids of one table appear in their order: without it a line could become visible after one with
    // a higher id, and whoever asks for "everything after" that would never see it.
    let members: Option<String> =
        sqlx::query_scalar("SELECT members FROM tables WHERE id = $1 FOR NO KEY UPDATE")
            .bind(table)
            .fetch_optional(&mut *transaction)
            .await?;
    let members = members.ok_or(StoreError::NotFound)?;
    let id: i64 = sqlx::query_scalar(
        "INSERT INTO chat (table_id, user_id, text, at) VALUES ($1, $2, $3, $4) RETURNING id",
    )
    .bind(table)
    .bind(user)
    .bind(text)
    .bind(at)
    .fetch_one(&mut *transaction)
    .await?;
    for notice in notices::said(table, &members, id, user, at) {
        notice.query().execute(&mut *transaction).await?;
    }
    commit_and_tell(transaction, &format!("c:{table}")).await?;
    Ok(ChatLine { id, user: user.to_owned(), text: text.to_owned(), at })
}

/// Stores what the transaction holds and then tells everybody, in one message to the database: whatever becomes of this process
/// meanwhile, what is stored is told. When the database ends in between, every listener's connection breaks, and they look
/// for what they missed.
async fn commit_and_tell(
    mut transaction: Transaction<'static, Postgres>,
    payload: &str,
) -> Result<(), StoreError> {
    let payload = payload.replace('\\', r"\\").replace('\'', "''");
    // Telling writes nothing that is to last. The last transaction is empty, and there for `commit`.
    let both = format!(
        "COMMIT; BEGIN; SET LOCAL synchronous_commit = off; SELECT pg_notify('magnate', E'{payload}'); COMMIT; BEGIN"
    );
    transaction.execute(sqlx::raw_sql(AssertSqlSafe(both))).await?;
    transaction.commit().await?;
    Ok(())
}

/// How others are told of an entry.
fn entry_added(table: &str, entry: &Stamped) -> String {
    format!("e:{table}:{}", entry.seq)
}

async fn insert_entry(db: &mut PgConnection, table: &str, entry: &Stamped) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO entries (table_id, seq, at, entry) VALUES ($1, $2, $3, $4)")
        .bind(table)
        .bind(i64::from(entry.seq))
        .bind(entry.at)
        .bind(shared::text(entry)?)
        .execute(db)
        .await
        .map_err(|error| match error.as_database_error() {
            Some(e) if e.is_unique_violation() => shared::conflict(table, entry.seq),
            _ => error.into(),
        })?;
    Ok(())
}

/// A game that ended has a result, which is looked for later.
async fn note_end(db: &mut PgConnection, table: &str, at: i64, status: &str) -> Result<(), StoreError> {
    if status == shared::FINISHED {
        sqlx::query(NOTE_UNSCORED).bind(table).bind(at).execute(db).await?;
    }
    Ok(())
}

async fn insert_members(db: &mut PgConnection, table: &str, columns: &Columns) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO table_members (user_id, table_id, finished) SELECT unnest($3::text[]), $1, $2")
        .bind(table)
        .bind(columns.finished)
        .bind(&columns.persons)
        .execute(db)
        .await?;
    Ok(())
}
