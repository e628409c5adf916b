//! The step that gets the machine ready: what the tests need beyond Rust, from Debian's packages.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use super::step::Outcome;
use crate::process::{self, Output};

/// Is a PostgreSQL server installed?
fn has_postgres() -> bool {
    let on_path = || process::run(Command::new("postgres").arg("--version"), Output::Capture);
    Path::new("/usr/lib/postgresql").read_dir().is_ok_and(|mut versions| versions.next().is_some())
        || on_path().is_ok_and(|ran| ran.success)
}

fn is_root() -> bool {
    process::run(Command::new("id").arg("-u"), Output::Capture).is_ok_and(|ran| ran.output.trim() == "0")
}

/// Installs what is missing when we may, or says exactly what is missing.
pub fn machine(_root: &Path) -> Result<Outcome> {
    if has_postgres() {
        return Ok(Outcome::Passed("PostgreSQL is here".into()));
    }
    if !Path::new("/etc/debian_version").exists() || !is_root() {
        let missing = "PostgreSQL is missing: install it (Debian: sudo apt-get install postgresql), \
                       or set MAGNATE_SKIP_POSTGRES=1 to test without it";
        return Ok(Outcome::Failed(missing.into()));
    }
    // The list of packages may be missing or old on a fresh machine.
    for arguments in
        [&["update", "-q"][..], &["install", "-y", "-q", "--no-install-recommends", "postgresql"]]
    {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        let ran = process::run(&mut command, Output::Capture)?;
        if !ran.success {
            return Ok(Outcome::Failed(format!("apt-get {} failed\n{}", arguments.join(" "), ran.output)));
        }
    }
    Ok(Outcome::Passed("installed PostgreSQL".into()))
}
