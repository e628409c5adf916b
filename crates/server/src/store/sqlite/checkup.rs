//! Is there room on the disk, and is the file whole?

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tokio::sync::Mutex;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::{BUSY, StoreError, private};
use crate::store::Trouble;

/// There has to be room for so many bytes. A write into the database alone would not tell: it may reuse room the file has.
const ROOM: usize = 256 * 1024;
/// The file is read from end to end at most this often, and at most a hundredth of the time.
const EVERY: Duration = Duration::from_secs(1);
const SHARE: u32 = 100;
/// How long somebody waits for that; a large file is judged by the last look that came to its end.
const WAIT: Duration = Duration::from_secs(1);

/// Looks after one file.
#[derive(Debug)]
pub(super) struct Checkup {
    path: PathBuf,
    examined: Mutex<Examined>,
}

/// What is known.
#[derive(Debug)]
struct Examined {
    running: Option<JoinHandle<(Option<String>, Duration)>>,
    next: Instant,
    fault: Option<String>,
}

impl Checkup {
    pub(super) fn of(path: &Path) -> Self {
        let examined = Examined { running: None, next: Instant::now(), fault: None };
        Self { path: path.to_owned(), examined: Mutex::new(examined) }
    }

    /// Writes a file beside the database, and removes it.
    pub(super) async fn room(&self) -> Result<(), StoreError> {
        let path = private::beside(&self.path, ".room");
        let written = tokio::task::spawn_blocking(move || {
            let written = private::options()
                .create(true)
                .truncate(true)
                .open(&path)
                .and_then(|mut file| file.write_all(&vec![b'.'; ROOM]).and_then(|()| file.sync_all()));
            written.and(std::fs::remove_file(&path))
        });
        let written = written.await.unwrap_or_else(|panic| Err(std::io::Error::other(panic)));
        written.map_err(|error| StoreError::Database(error.into()))
    }

    /// `Damaged` when the structure of the file is.
    pub(super) async fn whole(&self) -> Result<(), StoreError> {
        let mut examined = self.examined.lock().await;
        if examined.running.is_none() && Instant::now() >= examined.next {
            examined.running = Some(tokio::spawn(examine(self.path.clone())));
        }
        if let Some(running) = &mut examined.running
            && let Ok(done) = timeout(WAIT, running).await
        {
            let (fault, took) = done.unwrap_or_else(|panic| (Some(panic.to_string()), EVERY));
            *examined = Examined { running: None, next: Instant::now() + EVERY.max(took * SHARE), fault };
        }
        match &examined.fault {
            None => Ok(()),
            Some(fault) => Err(StoreError::Damaged(fault.clone())),
        }
    }
}

/// The first fault of the file, if it has one, and how long that took. By a connection of its own, because others remember
/// pages that were good when they read them.
async fn examine(path: PathBuf) -> (Option<String>, Duration) {
    let start = Instant::now();
    let look = async {
        let options = SqliteConnectOptions::new().filename(&path).busy_timeout(BUSY).read_only(true);
        let mut connection = options.connect().await?;
        let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await?;
        connection.close().await?;
        Ok::<_, sqlx::Error>(found)
    };
    let fault = match look.await {
        Ok(found) => (found != "ok").then_some(found),
        Err(error) => {
            let error = StoreError::Database(error);
            // That it could not be looked at proves nothing.
            (error.trouble() == Trouble::Damaged).then(|| error.to_string())
        }
    };
    (fault, start.elapsed())
}
