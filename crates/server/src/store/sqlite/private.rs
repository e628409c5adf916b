//! Files that are nobody's business but their owner's: they hold password hashes, and what is secret in games.

use std::fs::{File, OpenOptions};
use std::io::Result;
use std::path::{Path, PathBuf};

/// For a file that only its owner may read, if this makes it.
pub(super) fn options() -> OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// A file beside the database: `-wal`, `-shm`, `.lock`.
pub(super) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Makes the file of a database if there is none; `SQLite` gives its other files the same rights. Files of servers that were
/// less careful become private.
pub(super) fn prepare(database: &Path) -> Result<()> {
    options().create(true).truncate(false).open(database)?;
    for ending in ["", "-wal", "-shm", ".lock"] {
        tighten(&beside(database, ending));
    }
    Ok(())
}

/// Takes everybody else's rights away. Where that is not possible it is said, and the game goes on.
#[cfg(unix)]
fn tighten(file: &Path) {
    use std::os::unix::fs::PermissionsExt as _;
    let Ok(found) = file.metadata() else { return };
    let mode = found.permissions().mode();
    let private = mode & !0o077;
    if mode == private {
        return;
    }
    let mut permissions = found.permissions();
    permissions.set_mode(private);
    match std::fs::set_permissions(file, permissions) {
        Ok(()) => tracing::info!(file = %file.display(), "only its owner can read this file from now on"),
        Err(error) => tracing::warn!(%error, file = %file.display(), "others can read this file"),
    }
}

#[cfg(not(unix))]
fn tighten(_: &Path) {}
