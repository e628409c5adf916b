//! Copies of a live database.

use std::fs::File;
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::{BUSY, StoreError, private};

/// Copies beside each other must not share an unfinished file.
static COPIES: AtomicU32 = AtomicU32::new(0);

/// Writes a consistent copy of `from` to `to`, which must not exist. The copy gets its name only when it is complete
/// and on the disk, so a file with that name is always a whole backup.
pub(super) async fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    copy_file(from, to).await.map_err(StoreError::Database)
}

async fn copy_file(from: &Path, to: &Path) -> Result<(), sqlx::Error> {
    if to.symlink_metadata().is_ok() {
        return Err(exists(to).into());
    }
    let partial = partial(to)?;
    // An empty file is taken over with its rights.
    private::options().create_new(true).open(&partial)?;
    let result = match vacuum(from, &partial).await {
        Ok(()) => {
            let (partial, to) = (partial.clone(), to.to_owned());
            // Waiting for the disk must not hold up the server.
            let named = tokio::task::spawn_blocking(move || name(&partial, &to)).await;
            named.unwrap_or_else(|panic| Err(Error::other(panic))).map_err(sqlx::Error::from)
        }
        Err(error) => Err(error),
    };
    // Gone already when it was renamed.
    let _ = std::fs::remove_file(&partial);
    result
}

async fn vacuum(from: &Path, to: &Path) -> Result<(), sqlx::Error> {
    let to = to.to_str().ok_or_else(|| {
        sqlx::Error::Io(Error::new(ErrorKind::InvalidInput, "the name of a backup must be UTF-8"))
    })?;
    // Not read only: the last one to leave a database tidies up its write-ahead log, and that may be us.
    let options = SqliteConnectOptions::new().filename(from).busy_timeout(BUSY);
    let mut connection = options.connect().await?;
    let done = sqlx::query("VACUUM INTO $1").bind(to).execute(&mut connection).await;
    connection.close().await?;
    done.map(drop)
}

fn partial(to: &Path) -> Result<PathBuf, Error> {
    let mut name = to
        .file_name()
        .ok_or_else(|| Error::new(ErrorKind::InvalidInput, "a backup needs the name of a file"))?
        .to_owned();
    name.push(format!(".{}-{}.partial", std::process::id(), COPIES.fetch_add(1, Ordering::Relaxed)));
    Ok(to.with_file_name(name))
}

/// Gives a complete copy its name, and never takes a name that is in use.
fn name(partial: &Path, to: &Path) -> Result<(), Error> {
    File::open(partial)?.sync_all()?;
    match std::fs::hard_link(partial, to) {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::AlreadyExists => return Err(exists(to)),
        // Some file systems have no links; then somebody else could only get in between these two lines.
        Err(_) if to.symlink_metadata().is_ok() => return Err(exists(to)),
        Err(_) => std::fs::rename(partial, to)?,
    }
    let directory = to.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(directory)?.sync_all()
}

fn exists(to: &Path) -> Error {
    Error::new(ErrorKind::AlreadyExists, format!("{} exists already", to.display()))
}
