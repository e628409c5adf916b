//! A backup becomes the database again.

use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::{BUSY, StoreError, backup, private};

/// What a database has beside its file while it is used.
const BESIDE: [&str; 3] = ["", "-wal", "-shm"];

/// Puts a copy of `from` in the place of `to`. Nothing is touched unless `from` is whole; what was there is moved aside, and
/// where it went is returned.
pub(super) async fn put_back(from: &Path, to: &Path) -> Result<Option<PathBuf>, StoreError> {
    check(from).await?;
    // Under a name of its own until it is complete and on the disk.
    let copy = free_name(to, "restoring").map_err(sqlx::Error::Io)?;
    backup::copy(from, &copy).await?;
    let done = replace(&copy, to);
    // Gone already when it has its name.
    let _ = std::fs::remove_file(&copy);
    Ok(done.map_err(sqlx::Error::Io)?)
}

fn replace(copy: &Path, to: &Path) -> Result<Option<PathBuf>, Error> {
    let old = if to.try_exists()? {
        let aside = free_name(to, "before-restore")?;
        for ending in BESIDE {
            let (from, to) = (private::beside(to, ending), private::beside(&aside, ending));
            match std::fs::rename(&from, &to) {
                Err(error) if error.kind() != ErrorKind::NotFound || ending.is_empty() => return Err(error),
                _ => {}
            }
        }
        Some(aside)
    } else {
        None
    };
    std::fs::rename(copy, to)?;
    let directory = to.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::File::open(directory)?.sync_all()?;
    Ok(old)
}

/// Is it a database of ours, and whole?
async fn check(file: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(file).busy_timeout(BUSY).read_only(true);
    let mut connection = options.connect().await?;
    let whole: Result<Vec<(String,)>, _> =
        sqlx::query_as("PRAGMA integrity_check(1)").fetch_all(&mut connection).await;
    let ours = sqlx::query("SELECT id FROM tables LIMIT 1").fetch_optional(&mut connection).await;
    connection.close().await?;
    match (whole?.first(), ours) {
        (Some((said,)), Ok(_)) if said == "ok" => Ok(()),
        (_, Err(error)) => Err(StoreError::Damaged(format!("it is no backup of a server: {error}"))),
        (said, _) => Err(StoreError::Damaged(said.map_or_else(String::new, |(said,)| said.clone()))),
    }
}

/// A name beside a database that nobody has.
fn free_name(database: &Path, what: &str) -> Result<PathBuf, Error> {
    let mut names = (1..10_000).map(|number| private::beside(database, &format!(".{what}-{number}")));
    names
        .find(|name| name.symlink_metadata().is_err())
        .ok_or_else(|| Error::new(ErrorKind::AlreadyExists, "too many old databases lie beside this one"))
}
