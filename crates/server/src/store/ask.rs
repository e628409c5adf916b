//! What is said to both databases in the same words: a statement with its data, and what comes back. Parts of the store that
//! need nothing else are written once, on [`Ask`].

use async_trait::async_trait;
use sqlx::postgres::PgRow;
use sqlx::query::Query;
use sqlx::sqlite::SqliteRow;
use sqlx::{Database, Encode, FromRow, IntoArguments, Type};

use super::StoreError;

/// A piece of data in a statement.
#[derive(Clone, Debug)]
pub(super) enum Arg {
    Text(Option<String>),
    Number(Option<i64>),
    Flag(bool),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(Some(text.to_owned()))
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Arg::Text(Some(text.clone()))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(Some(text))
    }
}

impl From<Option<&str>> for Arg {
    fn from(text: Option<&str>) -> Self {
        Arg::Text(text.map(str::to_owned))
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Arg::Number(Some(number))
    }
}

impl From<Option<i64>> for Arg {
    fn from(number: Option<i64>) -> Self {
        Arg::Number(number)
    }
}

impl From<bool> for Arg {
    fn from(flag: bool) -> Self {
        Arg::Flag(flag)
    }
}

/// SQL that both databases understand, with its data in the order of `$1`, `$2`, ...
#[derive(Clone, Debug)]
pub(super) struct Statement {
    sql: &'static str,
    args: Vec<Arg>,
}

impl Statement {
    pub(super) fn new(sql: &'static str) -> Self {
        Statement { sql, args: Vec::new() }
    }

    pub(super) fn with(mut self, arg: impl Into<Arg>) -> Self {
        self.args.push(arg.into());
        self
    }

    /// `PostgreSQL` refuses the character 0 in any text; where there is one, there is nothing to find.
    pub(super) fn is_possible(&self) -> bool {
        !self.args.iter().any(|arg| matches!(arg, Arg::Text(Some(text)) if text.contains('\0')))
    }

    /// As the library wants it.
    pub(super) fn query<'q, DB: Database>(&'q self) -> Query<'q, DB, DB::Arguments>
    where
        DB::Arguments: IntoArguments<DB>,
        Option<&'q str>: Encode<'q, DB> + Type<DB>,
        Option<i64>: Encode<'q, DB> + Type<DB>,
        bool: Encode<'q, DB> + Type<DB>,
    {
        let mut query = sqlx::query(self.sql);
        for arg in &self.args {
            query = match arg {
                Arg::Text(text) => query.bind(text.as_deref()),
                Arg::Number(number) => query.bind(*number),
                Arg::Flag(flag) => query.bind(*flag),
            };
        }
        query
    }
}

/// What can be read from a row of either database.
pub(super) trait Readable: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send {}

impl<T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send> Readable for T {}

/// A database that can be told and asked.
#[async_trait]
pub(super) trait Ask: Send + Sync + 'static {
    /// Carries these out together, or none of them. Returns when they are durable, with the rows the last one changed.
    async fn tell(&self, statements: Vec<Statement>) -> Result<u64, StoreError>;
    /// The same, for what nobody waits for: it keeps no move waiting, however much there is of it.
    async fn tell_in_passing(&self, statements: Vec<Statement>) -> Result<u64, StoreError>;
    /// Reads rows.
    async fn ask<T: Readable>(&self, statement: Statement) -> Result<Vec<T>, StoreError>;
    /// Reads rows for a list: one that cannot be read is left out, and logged as one of these.
    async fn list<S: Readable, T: TryFrom<S, Error: Into<StoreError>> + Send>(
        &self,
        statement: Statement,
        what: &'static str,
    ) -> Result<Vec<T>, StoreError>;
}
