//! One server per file. Two would not see each other's changes, and each would think itself alone.

use std::fs::{File, TryLockError};
use std::path::Path;

use super::{StoreError, private};

/// Held while a server uses a database. The operating system lets go of it when the process ends, however it ends, so
/// a lock file that was left behind keeps nobody out. Backups and the sqlite3 shell do not ask for it.
#[derive(Debug)]
pub(super) struct Lock {
    _file: Option<File>,
}

impl Lock {
    /// Takes the lock that belongs to a database.
    pub(super) fn take(database: &Path) -> Result<Self, StoreError> {
        let file = private::options()
            .create(true)
            .truncate(false)
            .open(private::beside(database, ".lock"))
            .map_err(|error| StoreError::Database(sqlx::Error::Io(error)))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: Some(file) }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: database.display().to_string() }),
            // Some network file systems have no locks. That is no reason not to play.
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, "cannot make sure that no other server uses this database");
                Ok(Lock { _file: None })
            }
        }
    }
}
