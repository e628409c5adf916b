//! The socket in the data directory by which a running server is asked: a line of JSON there, a line back.

use std::path::{Path, PathBuf};

use super::{Answer, Office, Request, Status};
use crate::app::App;

/// The socket of a data directory.
fn socket(data_dir: &Path) -> PathBuf {
    data_dir.join("admin.sock")
}

/// The largest request.
const LONGEST: u64 = 64 * 1024;

#[cfg(unix)]
mod unix {
    use std::io::ErrorKind;
    use std::time::{Duration, Instant};

    use anyhow::Context as _;
    use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
    use tokio::net::{UnixListener, UnixStream};

    use super::{Answer, App, LONGEST, Office, Path, Request, socket, status};

    /// How long somebody may take to ask.
    const PATIENCE: Duration = Duration::from_secs(10);

    /// Asks the server that runs on a data directory; none when there is no such server.
    pub async fn ask(data_dir: &Path, request: &Request) -> anyhow::Result<Option<Answer>> {
        let mut stream = match UnixStream::connect(socket(data_dir)).await {
            Ok(stream) => stream,
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::ConnectionRefused) => {
                return Ok(None);
            }
            Err(error) if error.kind() == ErrorKind::PermissionDenied => {
                anyhow::bail!("only the user who runs the server, or root, may do this");
            }
            Err(error) => return Err(error).context("cannot ask the server"),
        };
        let mut line = serde_json::to_string(request)?;
        line.push('\n');
        stream.write_all(line.as_bytes()).await?;
        let mut answer = String::new();
        BufReader::new(stream).read_line(&mut answer).await?;
        Ok(Some(serde_json::from_str(&answer).context("the server runs another version of this program")?))
    }

    /// Answers until the server stops.
    pub async fn serve(app: App) {
        let path = socket(&app.config.data_dir);
        let listener = match listen(&path).await {
            Ok(Some(listener)) => listener,
            // Another process on the same database has it.
            Ok(None) => return,
            Err(error) => {
                tracing::warn!(%error, path = %path.display(), "magnate admin cannot reach this server");
                return;
            }
        };
        let started = Instant::now();
        loop {
            match listener.accept().await {
                Ok((stream, _)) => {
                    tokio::spawn(answer(app.clone(), stream, started));
                }
                Err(error) => {
                    tracing::warn!(%error, "magnate admin is not heard");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }

    async fn listen(path: &Path) -> std::io::Result<Option<UnixListener>> {
        use std::os::unix::fs::PermissionsExt as _;
        if let Some(directory) = path.parent() {
            crate::make_private(directory)?;
        }
        if UnixStream::connect(path).await.is_ok() {
            return Ok(None);
        }
        // Left behind by a server that ended without a word.
        if let Err(error) = std::fs::remove_file(path)
            && error.kind() != ErrorKind::NotFound
        {
            return Err(error);
        }
        let listener = UnixListener::bind(path)?;
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))?;
        Ok(Some(listener))
    }

    async fn answer(app: App, mut stream: UnixStream, started: Instant) {
        let (read, mut write) = stream.split();
        let mut line = String::new();
        let mut reader = BufReader::new(read.take(LONGEST));
        let asked = tokio::time::timeout(PATIENCE, reader.read_line(&mut line)).await;
        if !matches!(asked, Ok(Ok(_))) {
            return;
        }
        let answer = match serde_json::from_str(&line) {
            Ok(Request::Status) => status(&app, started.elapsed()).await,
            Ok(request) => {
                tracing::info!(?request, "the host asks");
                let office = Office::new(app.store.clone(), app.hub.clone(), app.config.public_url.clone());
                office.carry_out(&request).await
            }
            Err(error) => Answer::Refused { message: format!("The request cannot be read: {error}") },
        };
        let Ok(mut text) = serde_json::to_string(&answer) else { return };
        text.push('\n');
        // Whoever has gone does not want to know.
        _ = write.write_all(text.as_bytes()).await;
    }
}

#[cfg(unix)]
pub use unix::{ask, serve};

/// Elsewhere there is no such socket: the server is stopped first.
#[cfg(not(unix))]
pub async fn ask(_data_dir: &Path, _request: &Request) -> anyhow::Result<Option<Answer>> {
    Ok(None)
}

#[cfg(not(unix))]
pub async fn serve(_app: App) {}

async fn status(app: &App, running: std::time::Duration) -> Answer {
    let trouble = app.last_look.trouble(app).await;
    let (people, registered, tables) = app.store.headcount().await.unwrap_or_default();
    Answer::Status(Status {
        status: if *app.closing.borrow() {
            "closing"
        } else {
            trouble.map_or("ready", |trouble| trouble.id())
        }
        .to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        uptime: running.as_secs(),
        connections: *app.connected.borrow() as u64,
        live_tables: app.hub.all().len() as u64,
        people: people as u64,
        registered: registered as u64,
        tables: tables as u64,
        announcement: app.house.announcement().borrow().as_ref().map(|told| told.text.clone()),
    })
}
