//! A private `PostgreSQL` in a temporary directory, durable as it comes. It goes away with this process, however that
//! ends.

use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

/// A running server.
pub struct Postgres {
    port: u16,
    /// Holds the pipe that keeps the server alive.
    keeper: Child,
}

impl Postgres {
    /// Are its programs there?
    pub fn is_installed() -> bool {
        programs().is_some()
    }

    /// Makes an empty database and serves it on this machine only.
    pub async fn start() -> Result<Self> {
        let bin = programs().context("PostgreSQL is not installed")?;
        let user = other_user();
        let directory = std::env::temp_dir().join(format!("magnate-load-postgres-{}", std::process::id()));
        std::fs::create_dir(&directory).with_context(|| format!("cannot make {}", directory.display()))?;
        if let Some(user) = user {
            let status = Command::new("chown").arg(user).arg(&directory).status()?;
            ensure!(status.success(), "cannot give {} to {user}", directory.display());
        }
        let made = as_user(user, &bin.join("initdb"))?
            .args(["--no-sync", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "-D"])
            .arg(directory.join("data"))
            .current_dir(&directory)
            .stdin(Stdio::null())
            .output()?;
        ensure!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));

        // Below those the system gives away, so that nobody has it before PostgreSQL does.
        let mut ports = (0..10_000).map(|n| 15_000 + ((std::process::id() + n) % 15_000) as u16);
        let port = ports.find(|port| std::net::TcpListener::bind(("127.0.0.1", *port)).is_ok());
        let port = port.context("no free port")?;
        // The shell waits for the end of its input, which comes when this process ends, even by being killed.
        let keeper = as_user(user, Path::new("/bin/sh"))?
            .arg("-c")
            .arg(
                r#""$1" -D "$2/data" -k "$2" -h 127.0.0.1 -p "$3" -c fsync=on -c synchronous_commit=on \
                   >"$2/log" 2>&1 </dev/null & server=$!
                   read -r _; kill -INT $server; wait $server; cd /; rm -rf "$2""#,
            )
            .arg("sh")
            .arg(bin.join("postgres"))
            .arg(&directory)
            .arg(port.to_string())
            .current_dir(&directory)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // Not in our group: Ctrl-C would end it before it has tidied up.
            .process_group(0)
            .spawn()?;
        let server = Postgres { port, keeper };
        let start = Instant::now();
        let port = port.to_string();
        loop {
            let ready =
                Command::new(bin.join("pg_isready")).args(["-q", "-h", "127.0.0.1", "-p", &port]).status();
            if ready.is_ok_and(|status| status.success()) {
                return Ok(server);
            }
            if start.elapsed() > Duration::from_secs(60) {
                bail!("PostgreSQL did not start: {}", std::fs::read_to_string(directory.join("log"))?);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    pub fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // The keeper stops the server and tidies up when its input ends.
        drop(self.keeper.stdin.take());
        _ = self.keeper.wait();
    }
}

/// Where `initdb` and `postgres` are: where Debian puts them (the newest), or on the path.
fn programs() -> Option<PathBuf> {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<(u32, PathBuf)> = debian
        .filter_map(|version| Some((version.file_name().to_str()?.parse().ok()?, version.path().join("bin"))))
        .collect();
    found.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = found.into_iter().rev().map(|(_, bin)| bin).chain(std::env::split_paths(&path));
    all.into_iter().find(|bin| bin.join("initdb").exists() && bin.join("postgres").exists())
}

/// `PostgreSQL` refuses to run as root; then it runs as somebody else.
fn other_user() -> Option<&'static str> {
    let id = Command::new("id").arg("-u").output().ok()?;
    if id.stdout.trim_ascii() != b"0" {
        return None;
    }
    let known = |user: &str| Command::new("id").arg(user).output().is_ok_and(|id| id.status.success());
    Some(if known("postgres") { "postgres" } else { "nobody" })
}

fn as_user(user: Option<&str>, program: &Path) -> Result<Command> {
    let Some(user) = user else { return Ok(Command::new(program)) };
    let group = Command::new("id").args(["-g", user]).output()?;
    let mut command = Command::new("setpriv");
    command.arg(format!("--reuid={user}"));
    command.arg(format!("--regid={}", String::from_utf8_lossy(&group.stdout).trim()));
    command.args(["--clear-groups", "--"]).arg(program);
    Ok(command)
}
