//! The steps that bring a database up to date, from the files in `migrations/`: `build.rs` lists them.

use std::borrow::Cow;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

include!(concat!(env!("OUT_DIR"), "/migrations.rs"));

/// For the embedded database.
pub(super) fn sqlite() -> Migrator {
    migrator(SQLITE)
}

/// For `PostgreSQL`.
pub(super) fn postgres() -> Migrator {
    migrator(POSTGRES)
}

fn migrator(files: &[(i64, &'static str, &'static str)]) -> Migrator {
    let migration = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(files.iter().map(migration).collect())
}
