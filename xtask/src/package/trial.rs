//! A package as its host meets it: installed, started as the unit starts it, asked, upgraded, removed, purged.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};

use crate::process::{self, Output, works};

const DATA: &str = "/var/lib/magnate";
const UNIT: &str = "/usr/lib/systemd/system/magnate.service";

/// Why it cannot be tried here, if it cannot.
pub fn hindrance() -> Option<&'static str> {
    if !works("dpkg-deb", &["--version"]) || !works("objdump", &["--version"]) {
        return Some("dpkg and binutils are needed to make a Debian package");
    }
    let root = process::run(Command::new("id").arg("-u"), Output::Capture);
    if !root.is_ok_and(|ran| ran.output.trim() == "0") {
        return Some("only root can install a package");
    }
    if !works("adduser", &["--version"]) || !works("setpriv", &["--version"]) {
        return Some("adduser and util-linux are needed to install the package");
    }
    if works("dpkg", &["-s", "magnate"]) || Path::new(DATA).exists() {
        return Some("this machine has a magnate of its own, which is left alone");
    }
    None
}

/// Tries a package on this machine, and leaves nothing of it behind.
pub fn run(package: &Path) -> Result<String> {
    if let Some(why) = hindrance() {
        bail!("{why}");
    }
    let tried = attempt(package);
    // Whatever happened.
    _ = process::run(Command::new("dpkg").args(["--purge", "magnate"]), Output::Capture);
    _ = fs::remove_dir_all(DATA);
    _ = process::run(Command::new("deluser").args(["--quiet", "--system", "magnate"]), Output::Capture);
    tried?;
    Ok("installed, served, answered, upgraded, removed, purged with its games left".to_owned())
}

fn attempt(package: &Path) -> Result<()> {
    dpkg(&["--install"], Some(package))?;
    said(Command::new("/usr/bin/magnate").arg("--version"))?;
    let settings = said(Command::new("stat").args(["--format=%a", "/etc/default/magnate"]))?;
    ensure!(settings.trim() == "600", "passwords in the settings can be read by everybody: {settings}");
    if works("systemd-analyze", &["--version"]) {
        // Of other units it may have something to say.
        let verified = said(Command::new("systemd-analyze").args(["verify", UNIT]))?;
        ensure!(!verified.contains("magnate.service"), "the unit has faults:\n{verified}");
    }
    let mut served = Served::start()?;
    served.ask("/ready", "\"ready\"")?;
    served.ask("/", "<title>")?;
    let status = said(Command::new("/usr/bin/magnate").args(["admin", "status", "--data-dir", DATA]))?;
    ensure!(status.contains("ready"), "the server does not tell its host how it is:\n{status}");
    served.stop()?;
    let games = Path::new(DATA).join("magnate.sqlite3");
    ensure!(games.exists(), "the games are not where they belong");
    // An upgrade is the same package once more.
    dpkg(&["--install"], Some(package))?;
    let mut served = Served::start()?;
    served.ask("/ready", "\"ready\"")?;
    served.stop()?;
    dpkg(&["--remove", "magnate"], None)?;
    ensure!(!Path::new("/usr/bin/magnate").exists(), "the program is still there after its removal");
    ensure!(Path::new("/etc/default/magnate").exists(), "settings are gone after a removal");
    dpkg(&["--purge", "magnate"], None)?;
    ensure!(!Path::new("/etc/default/magnate").exists(), "settings are still there after a purge");
    ensure!(games.exists(), "the games were thrown away");
    Ok(())
}

fn dpkg(args: &[&str], package: Option<&Path>) -> Result<()> {
    let mut command = Command::new("dpkg");
    command.args(args).args(package).env("DEBIAN_FRONTEND", "noninteractive");
    said(&mut command).map(drop)
}

/// Runs a program that must succeed, and gives what it said.
fn said(command: &mut Command) -> Result<String> {
    let ran = process::run(command, Output::Capture)?;
    ensure!(ran.success, "{command:?} failed\n{}", ran.output);
    Ok(ran.output)
}

/// The server, started with the user and the command of its unit.
struct Served {
    child: Child,
    address: String,
    /// Kept open: the server prints to it.
    _output: BufReader<ChildStdout>,
}

impl Served {
    fn start() -> Result<Self> {
        let unit = fs::read_to_string(UNIT).context("the package brings no unit")?;
        let setting = |name: &str| unit.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix('='));
        let user = setting("User").context("the unit names no user")?;
        let command = setting("ExecStart").context("the unit starts nothing")?;
        let (name, value) = setting("Environment")
            .and_then(|variable| variable.split_once('='))
            .context("the unit does not say where games are kept")?;
        let mut child = Command::new("setpriv")
            .args(["--reuid", user, "--regid", user, "--clear-groups", "--no-new-privs"])
            .args(command.split_whitespace())
            .args(["--listen", "127.0.0.1:0", "--log", "warn"])
            .env_clear()
            .env(name, value)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot run setpriv")?;
        let mut output = BufReader::new(child.stdout.take().context("no output")?);
        let mut line = String::new();
        let mut address = None;
        while !line.starts_with("Stop with") {
            line.clear();
            if output.read_line(&mut line)? == 0 {
                bail!("the server ended before it was ready: {}", child.wait()?);
            }
            if let Some(found) = line.trim().strip_prefix("http://") {
                address = Some(found.to_owned());
            }
        }
        let address = address.context("the server does not say where it is")?;
        Ok(Served { child, address, _output: output })
    }

    /// What is at a path must hold this.
    fn ask(&mut self, path: &str, holds: &str) -> Result<()> {
        let mut stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(Duration::from_mins(1)))?;
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        let answer = String::from_utf8_lossy(&answer);
        ensure!(answer.starts_with("HTTP/1.1 200") && answer.contains(holds), "{path} answers\n{answer}");
        Ok(())
    }

    fn stop(mut self) -> Result<()> {
        said(Command::new("kill").arg(self.child.id().to_string()))?;
        let status = self.child.wait()?;
        ensure!(status.success(), "the server ended with {status}");
        Ok(())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // Gone already unless something failed.
        _ = self.child.kill();
    }
}
