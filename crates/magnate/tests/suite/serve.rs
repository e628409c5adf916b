//! `magnate serve` and `magnate backup` as people run them.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

pub fn magnate(args: &[&str], data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_magnate"));
    command.args(args).arg("--data-dir").arg(data).stdin(Stdio::null()).stderr(Stdio::piped());
    command
}

const SERVE: [&str; 5] = ["serve", "--listen", "127.0.0.1:0", "--log", "off"];

/// A server that is killed with the test, and its data.
pub struct Server {
    process: Child,
}

impl Server {
    /// Starts one and waits until it is ready.
    pub fn start(data: &Path) -> Server {
        Server::start_with(data, &[]).0
    }

    /// The same with other flags, and where it listens.
    fn start_with(data: &Path, flags: &[&str]) -> (Server, SocketAddr) {
        Server::run(magnate(&SERVE, data).args(flags))
    }

    /// Runs a command that becomes a server.
    fn run(command: &mut Command) -> (Server, SocketAddr) {
        let mut process = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let said = BufReader::new(process.stdout.take().expect("piped"));
        let server = Server { process };
        let mut address = None;
        for line in said.lines().map_while(Result::ok) {
            if let Some((_, rest)) = line.split_once("http://") {
                address = rest.parse().ok();
            }
            if line.starts_with("Stop with") {
                return (server, address.expect("its address"));
            }
        }
        panic!("the server is not ready");
    }

    /// Tells it to stop.
    #[cfg(unix)]
    fn signal(&self) {
        let kill = Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status();
        assert!(kill.expect("kill").success());
    }
}

impl Drop for Server {
    /// SIGKILL: nothing is tidied up.
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

pub fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    _ = std::fs::remove_dir_all(&path);
    path
}

#[test]
fn one_server_per_data_directory() {
    let data = folder("one-server");
    let first = Server::start(&data);
    let second = magnate(&["serve", "--listen", "127.0.0.1:0"], &data).output().expect("it ends");
    let said = String::from_utf8(second.stderr).expect("UTF-8");
    assert!(!second.status.success());
    assert!(said.contains("another server is using") && said.contains("magnate.sqlite3"), "{said}");
    assert!(!said.contains("panicked"), "{said}");
    assert_eq!(String::from_utf8_lossy(&second.stdout), "", "it never claims to be ready");

    // A copy can be made all the same, and is a database like any other.
    let copy = folder("one-server-copy");
    std::fs::create_dir_all(&copy).expect("a directory");
    let file = copy.join("magnate.sqlite3");
    let copied = magnate(&["backup", file.to_str().expect("UTF-8")], &data).output().expect("it ends");
    assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
    let beside = Server::start(&copy);

    // Killed, it keeps nobody out, although its lock file is still there.
    drop(first);
    assert!(data.join("magnate.sqlite3.lock").exists());
    drop(Server::start(&data));
    drop(beside);
}

#[cfg(unix)]
#[test]
fn told_twice_it_ends_at_once() {
    // Nothing but the second signal ends this before the test is given up.
    let patient = ["--body-timeout", "0", "--stop-timeout", "86400"];
    let (mut server, address) = Server::start_with(&folder("told-twice"), &patient);
    let mut half = TcpStream::connect(address).expect("a connection");
    half.write_all(
        b"POST /api/guest HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 9\r\n\r\n",
    )
    .expect("half a request");
    // It waits for the body now.
    half.read_exact(&mut [0; 12]).expect("100 Continue");
    server.signal();
    while TcpStream::connect(address).is_ok() {}
    assert!(server.process.try_wait().expect("a state").is_none(), "it waits for what is under way");
    server.signal();
    assert_eq!(server.process.wait().expect("an end").code(), Some(1));
}

#[cfg(unix)]
#[test]
fn the_limit_of_open_files_is_raised_at_the_start() {
    let data = folder("open-files");
    let mut shell = Command::new("sh");
    shell.args(["-c", r#"ulimit -S -n 48; exec "$0" "$@""#, env!("CARGO_BIN_EXE_magnate")]).args(SERVE);
    shell.arg("--data-dir").arg(&data).stdin(Stdio::null()).stderr(Stdio::null());
    let (_server, address) = Server::run(&mut shell);
    // All of them at the same time, and each is answered.
    let mut held = Vec::new();
    for _ in 0..100 {
        let mut stream = TcpStream::connect(address).expect("a connection");
        stream.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n").expect("a request");
        let mut said = [0; 12];
        stream.read_exact(&mut said).expect("an answer");
        assert_eq!(&said, b"HTTP/1.1 200");
        held.push(stream);
    }
}
