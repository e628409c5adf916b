//! The server under test: a process of its own, on a port of its own, with a database of its own.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::timeout;

/// What is tested, and where it may write.
pub struct Place {
    pub program: PathBuf,
    pub scratch: PathBuf,
}

impl Place {
    /// A new empty directory, removed when it is dropped.
    pub fn directory(&self) -> Result<Directory> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let path = self.scratch.join(name);
        std::fs::create_dir_all(&path).with_context(|| format!("cannot make {}", path.display()))?;
        Ok(Directory(path))
    }
}

/// A directory that goes away again.
pub struct Directory(PathBuf);

impl Directory {
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        // Left behind at worst; the place is a build directory.
        _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Where a server keeps its tables.
#[derive(Clone)]
pub enum Database {
    /// The embedded database in this directory.
    Embedded(PathBuf),
    /// `PostgreSQL` at this address; the directory takes the server's log.
    Postgres(String, PathBuf),
}

impl Database {
    fn directory(&self) -> &Path {
        match self {
            Database::Embedded(directory) | Database::Postgres(_, directory) => directory,
        }
    }
}

/// A running server; ends with this value.
pub struct Server {
    child: Child,
    address: String,
    /// Read no further, but kept open: the server prints to it.
    _output: Lines<BufReader<ChildStdout>>,
}

/// Limits that are meant for people.
const UNLIMITED: [&str; 12] = [
    "--rate-limit",
    "--people-per-address",
    "--connections-per-address",
    "--sockets-per-address",
    "--tables-per-person",
    "--bot-tables-per-person",
    "--guest-rate",
    "--chat-rate",
    "--undo-rate",
    "--take-back-rate",
    "--hint-rate",
    "--upload-rate",
];

impl Server {
    /// Starts a server without the limits that are meant for people, and waits until it is ready: thousands of
    /// connections come from one address.
    pub async fn start(place: &Place, database: &Database) -> Result<Self> {
        let unlimited: Vec<&str> = UNLIMITED.iter().flat_map(|limit| [*limit, "0"]).collect();
        Self::with(place, database, &unlimited).await
    }

    /// The same, and it tells people on this machine what waits for them.
    pub async fn telling(place: &Place, database: &Database) -> Result<Self> {
        let mut flags: Vec<&str> = UNLIMITED.iter().flat_map(|limit| [*limit, "0"]).collect();
        flags.extend(crate::told::FLAGS);
        Self::with(place, database, &flags).await
    }

    /// The same with every limit as it is without a flag.
    pub async fn as_delivered(place: &Place, database: &Database) -> Result<Self> {
        Self::with(place, database, &[]).await
    }

    /// The same with everything switched on that can be: it tells people at once, with this mail server.
    pub async fn with_everything(place: &Place, database: &Database, mail: &str) -> Result<Self> {
        let address = ["--public-url", "https://play.test", "--notice-delay", "0"];
        let flags = [&address[..], &["--smtp-url", mail, "--mail-from", "magnate@play.test"]].concat();
        Self::with(place, database, &flags).await
    }

    async fn with(place: &Place, database: &Database, flags: &[&str]) -> Result<Self> {
        let log = database.directory().join("server.log");
        let log = File::options().create(true).append(true).open(log)?;
        let mut command = Command::new(&place.program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--data-dir"]).arg(database.directory());
        // Whatever is set up for other servers on this machine is not meant for this one.
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("MAGNATE_") {
                command.env_remove(name);
            }
        }
        command.args(flags);
        if let Database::Postgres(url, _) = database {
            command.env("MAGNATE_DATABASE_URL", url);
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).kill_on_drop(true);
        let mut child = command.spawn().with_context(|| format!("cannot run {}", place.program.display()))?;
        let output = child.stdout.take().context("no output")?;
        let mut output = BufReader::new(output).lines();
        match timeout(Duration::from_secs(30), ready(&mut output)).await {
            Ok(Ok(address)) => Ok(Server { child, address, _output: output }),
            _ => bail!("the server did not start:\n{}", log_of(database)),
        }
    }

    /// Host and port.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Kills it at once, with SIGKILL, and waits until it is gone.
    pub async fn kill(mut self) -> Result<()> {
        self.child.kill().await.context("cannot kill the server")
    }

    /// Asks it to stop, as a host does, and waits until it has.
    pub async fn stop(mut self) -> Result<()> {
        let id = self.child.id().context("the server has ended")?;
        let id = rustix::process::Pid::from_raw(i32::try_from(id)?).context("no process")?;
        rustix::process::kill_process(id, rustix::process::Signal::TERM)?;
        let status = timeout(Duration::from_secs(60), self.child.wait()).await;
        let status = status.context("the server does not stop")??;
        ensure!(status.success(), "the server ended with {status}");
        Ok(())
    }

    /// Memory in use, in bytes.
    pub fn memory(&self) -> Result<u64> {
        let id = self.child.id().context("the server has ended")?;
        let status = std::fs::read_to_string(format!("/proc/{id}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()).context("no VmRSS")?;
        Ok(kilobytes.parse::<u64>()? * 1024)
    }

    /// Processor time used so far, in seconds.
    pub fn processor_time(&self) -> Result<f64> {
        let id = self.child.id().context("the server has ended")?;
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat"))?;
        // The name, which may hold anything, is in parentheses.
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        Ok(ticks as f64 / 100.0)
    }
}

/// Reads what the server says when it is ready, up to its last line.
async fn ready(output: &mut Lines<BufReader<ChildStdout>>) -> Result<String> {
    let mut address = None;
    while let Some(line) = output.next_line().await? {
        if let Some(found) = line.trim().strip_prefix("http://") {
            address = Some(found.to_string());
        }
        if line.starts_with("Stop with") {
            return address.context("the server does not say where it is");
        }
    }
    bail!("the server ended")
}

/// The end of what the servers on this database have logged.
pub fn log_of(database: &Database) -> String {
    let log = std::fs::read_to_string(database.directory().join("server.log")).unwrap_or_default();
    let lines: Vec<&str> = log.lines().collect();
    lines[lines.len().saturating_sub(20)..].join("\n")
}

/// The average number of processes that want to run, as the machine counts them over one minute.
pub fn load_average() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split_whitespace().next().unwrap_or("?").to_string()
}
