//! `magnate admin` and `magnate restore` as hosts run them.

use std::path::Path;
use std::process::Output;

use crate::serve::{Server, folder, magnate};

fn run(args: &[&str], data: &Path) -> Output {
    magnate(args, data).output().expect("it ends")
}

#[track_caller]
fn said(output: &Output) -> String {
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(!err.contains("panicked"), "{err}");
    format!("{out}{err}")
}

#[cfg(unix)]
#[test]
fn a_running_server_is_asked_over_its_socket() {
    use std::os::unix::fs::PermissionsExt as _;
    let data = folder("admin-running");
    let none = run(&["admin", "status"], &data);
    assert!(!none.status.success());
    assert!(said(&none).contains("No server is running"), "{}", said(&none));

    let server = Server::start(&data);
    let status = loop {
        let status = run(&["admin", "status"], &data);
        if status.status.success() {
            break said(&status);
        }
    };
    assert!(status.contains("ready") && status.contains("0 people"), "{status}");
    let mode = std::fs::metadata(data.join("admin.sock")).expect("a socket").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let told = run(&["admin", "message", "Back in ten minutes."], &data);
    assert!(told.status.success(), "{}", said(&told));
    let json = said(&run(&["admin", "people", "--json"], &data));
    assert_eq!(json.trim(), r#"{"answer":"people","people":[]}"#);
    let wrong = run(&["admin", "ban", "anna", "--reason", "Insults"], &data);
    assert!(!wrong.status.success() && said(&wrong).contains("Nobody is called anna."), "{}", said(&wrong));
    let wrong = run(&["admin", "ban", "anna"], &data);
    assert_eq!(wrong.status.code(), Some(2));

    // Killed, it leaves its socket behind, which keeps nobody out: the database is asked instead.
    drop(server);
    assert!(data.join("admin.sock").exists());
    let bans = run(&["admin", "ban", "--address", "203.0.113.0/24", "--reason", "A flood"], &data);
    assert!(bans.status.success(), "{}", said(&bans));
    assert!(said(&run(&["admin", "bans"], &data)).contains("203.0.113.0/24"));
    drop(Server::start(&data));
}

#[test]
fn a_copy_becomes_the_database_again() {
    let data = folder("restore");
    std::fs::create_dir_all(&data).expect("a folder");
    let copy = data.join("copy.sqlite3");
    let copy = copy.to_str().expect("UTF-8");
    drop(Server::start(&data));
    assert!(run(&["admin", "ban", "--address", "203.0.113.1", "--reason", "Before"], &data).status.success());
    assert!(run(&["backup", copy], &data).status.success());
    assert!(run(&["admin", "ban", "--address", "203.0.113.2", "--reason", "After"], &data).status.success());

    // Not under a server's feet, and not from just any file.
    let server = Server::start(&data);
    let refused = run(&["restore", copy], &data);
    assert!(
        !refused.status.success() && said(&refused).contains("another server is using"),
        "{}",
        said(&refused)
    );
    drop(server);
    let nonsense = data.join("nonsense");
    std::fs::write(&nonsense, "no database").expect("a file");
    let refused = run(&["restore", nonsense.to_str().expect("UTF-8")], &data);
    assert!(!refused.status.success(), "{}", said(&refused));
    assert!(said(&run(&["admin", "bans"], &data)).contains("After"), "nothing has changed");

    let restored = run(&["restore", copy], &data);
    assert!(restored.status.success(), "{}", said(&restored));
    assert!(said(&restored).contains("before-restore-1"), "{}", said(&restored));
    let bans = said(&run(&["admin", "bans"], &data));
    assert!(bans.contains("Before") && !bans.contains("After"), "{bans}");
    drop(Server::start(&data));

    // And back again.
    let before = data.join("magnate.sqlite3.before-restore-1");
    assert!(run(&["restore", before.to_str().expect("UTF-8")], &data).status.success());
    assert!(said(&run(&["admin", "bans"], &data)).contains("After"));
}
