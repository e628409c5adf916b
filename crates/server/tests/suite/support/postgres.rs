//! A private `PostgreSQL` for tests: one server per test binary, one fresh database per test. It keeps nothing and goes
//! away with the test binary, however that ends.

use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};

/// The address of a new, empty database; `None` when the environment says to do without `PostgreSQL`.
pub async fn database() -> Option<String> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    static SERVER: OnceLock<Server> = OnceLock::new();

    if skipped() {
        return None;
    }
    let server = tokio::task::spawn_blocking(|| SERVER.get_or_init(Server::start)).await.unwrap();
    let name = format!("magnate{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    let mut connection = PgConnection::connect(&server.url("postgres")).await.unwrap();
    // template0, because several tests make databases at once and nobody can be connected to that one.
    connection.execute(AssertSqlSafe(format!("CREATE DATABASE {name} TEMPLATE template0"))).await.unwrap();
    connection.close().await.unwrap();
    Some(server.url(&name))
}

/// A server of one test alone, which may do to it what it likes; `None` as for [`database`].
pub async fn server() -> Option<Server> {
    if skipped() {
        return None;
    }
    Some(tokio::task::spawn_blocking(Server::start).await.unwrap())
}

fn skipped() -> bool {
    let skipped = std::env::var("MAGNATE_SKIP_POSTGRES").is_ok_and(|v| v == "1");
    if skipped {
        eprintln!("MAGNATE_SKIP_POSTGRES=1: not tested with PostgreSQL");
    }
    skipped
}

pub struct Server {
    port: u16,
    directory: PathBuf,
    /// Holds the pipe that keeps the server alive.
    keeper: Child,
}

impl Server {
    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// Lets all its processes stand still (`STOP`), go on (`CONT`) or die (`KILL`).
    pub fn signal(&self, signal: &str) {
        let pid = std::fs::read_to_string(self.directory.join("data/postmaster.pid")).unwrap();
        let pid = pid.lines().next().unwrap();
        let kill = |pid: &str| {
            let mut kill = Command::new("kill");
            kill.args([&format!("-{signal}"), pid]).stderr(Stdio::null()).status().unwrap()
        };
        // The first one first, so that it starts no more.
        assert!(kill(pid).success());
        let children = Command::new("pgrep").args(["-P", pid]).output().unwrap();
        for child in String::from_utf8(children.stdout).unwrap().lines() {
            kill(child); // it may have ended since
        }
    }

    /// Ends at once, as in a power cut.
    pub fn kill(&mut self) {
        let file = self.directory.join("data/postmaster.pid");
        let pid = std::fs::read_to_string(&file).unwrap().lines().next().unwrap().to_owned();
        assert!(Command::new("kill").args(["-QUIT", &pid]).status().unwrap().success());
        // Its children end with it, and the file is the last thing it removes.
        while file.exists() {
            std::thread::yield_now();
        }
    }

    /// Starts again with what it has stored.
    pub fn start_again(&mut self) {
        self.keeper = keep(&self.directory, self.port);
        wait_for(&self.directory, self.port);
    }

    fn start() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let bin = programs();
        let user = other_user();
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("magnate-postgres-{}-{number}", std::process::id());
        let directory = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&directory);
        std::fs::create_dir(&directory).unwrap();
        if let Some(user) = user {
            let status = Command::new("chown").arg(user).arg(&directory).status();
            assert!(status.is_ok_and(|s| s.success()), "chown {user} {}", directory.display());
        }

        let data = directory.join("data");
        let made = as_user(user, &bin.join("initdb"))
            .args(["--no-sync", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "-D"])
            .arg(&data)
            .current_dir(&directory)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));

        let port = free_port();
        let keeper = keep(&directory, port);
        wait_for(&directory, port);
        Self { port, directory, keeper }
    }
}

/// Runs the server in a directory for as long as this process lives.
fn keep(directory: &Path, port: u16) -> Child {
    // The shell waits for the end of its input, which comes when this process ends, even by being killed.
    as_user(other_user(), Path::new("/bin/sh"))
        .arg("-c")
        .arg(
            r#""$1" -D "$2/data" -k "$2" -h 127.0.0.1 -p "$3" -c fsync=off -c max_connections=300 \
               >>"$2/log" 2>&1 </dev/null & server=$!
               read -r _; kill -INT $server && wait $server && cd / && rm -rf "$2""#,
        )
        .arg("sh")
        .arg(programs().join("postgres"))
        .arg(directory)
        .arg(port.to_string())
        .current_dir(directory)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        // Not in our group: Ctrl-C would end it before it has tidied up.
        .process_group(0)
        .spawn()
        .unwrap()
}

fn wait_for(directory: &Path, port: u16) {
    let deadline = Instant::now() + super::PATIENCE;
    loop {
        let ready = Command::new(programs().join("pg_isready"))
            .args(["-q", "-h", "127.0.0.1", "-p", &port.to_string()])
            .status();
        if ready.is_ok_and(|s| s.success()) {
            return;
        }
        assert!(
            Instant::now() < deadline,
            "PostgreSQL did not start: {}",
            std::fs::read_to_string(directory.join("log")).unwrap_or_default()
        );
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Where `initdb` and `postgres` are: on the path, or where Debian puts them (the newest).
fn programs() -> PathBuf {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<(u32, PathBuf)> = debian
        .filter_map(|version| {
            let number = version.file_name().to_str()?.parse().ok()?;
            Some((number, version.path().join("bin")))
        })
        .collect();
    found.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = found.into_iter().rev().map(|(_, bin)| bin).chain(std::env::split_paths(&path));
    let mut usable = all.filter(|bin| bin.join("initdb").exists() && bin.join("postgres").exists());
    usable.next().expect(
        "PostgreSQL is not installed, and these tests need its programs: `apt-get install postgresql` (or set \
         MAGNATE_SKIP_POSTGRES=1 to do without)",
    )
}

/// `PostgreSQL` refuses to run as root; then it runs as somebody else.
fn other_user() -> Option<&'static str> {
    let id = Command::new("id").arg("-u").output().unwrap();
    if id.stdout.trim_ascii() != b"0" {
        return None;
    }
    let known = |user: &str| Command::new("id").arg(user).output().is_ok_and(|o| o.status.success());
    Some(if known("postgres") { "postgres" } else { "nobody" })
}

fn as_user(user: Option<&str>, program: &Path) -> Command {
    let Some(user) = user else { return Command::new(program) };
    let mut command = Command::new("setpriv");
    command.arg(format!("--reuid={user}"));
    let group = Command::new("id").args(["-g", user]).output().unwrap();
    command.arg(format!("--regid={}", String::from_utf8_lossy(&group.stdout).trim()));
    command.args(["--clear-groups", "--"]).arg(program);
    command
}

/// A port nobody uses, nor will before `PostgreSQL` does: below those the system gives away, and other processes begin to
/// look elsewhere.
fn free_port() -> u16 {
    let first = std::process::id() % 15_000;
    let ports = (0..15_000).map(|n| 15_000 + ((first + n) % 15_000) as u16);
    let mut free = ports.filter(|port| std::net::TcpListener::bind(("127.0.0.1", *port)).is_ok());
    free.next().expect("a free port")
}
