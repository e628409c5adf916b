//! The step that gets the machine ready: what the tests need beyond Rust and Node, from Debian's packages.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use super::step::Outcome;
use crate::process::{self, Output};

/// Something the tests need.
struct Need {
    name: &'static str,
    /// Debian's package.
    package: &'static str,
    is_here: fn() -> bool,
    /// How to do without.
    or: &'static str,
}

const NEEDS: [Need; 3] = [
    Need {
        name: "PostgreSQL",
        package: "postgresql",
        is_here: has_postgres,
        or: "or set MAGNATE_SKIP_POSTGRES=1 to test without it",
    },
    Need {
        name: "Chromium",
        package: "chromium",
        is_here: || std::env::var_os("MAGNATE_SKIP_BROWSER").is_some() || chromium().is_some(),
        or: "or set MAGNATE_SKIP_BROWSER=1 to test without it",
    },
    Need {
        name: "Python 3.10 or later with venv",
        package: "python3-venv",
        is_here: || std::env::var_os("MAGNATE_SKIP_PYTHON").is_some() || python().is_ok(),
        or: "or set MAGNATE_SKIP_PYTHON=1 to test without it",
    },
];

fn has_postgres() -> bool {
    std::env::var_os("MAGNATE_SKIP_POSTGRES").is_some()
        || Path::new("/usr/lib/postgresql").read_dir().is_ok_and(|mut versions| versions.next().is_some())
        || process::works("postgres", &["--version"])
}

/// A Python that can make environments, or what exactly is missing.
pub fn python() -> std::result::Result<&'static str, String> {
    let names = ["python3", "python"];
    let Some(name) = names.into_iter().find(|name| process::works(name, &["--version"])) else {
        return Err("Python is missing: install Python 3.10 or later".to_owned());
    };
    if !process::works(name, &["-c", "import sys; sys.exit(sys.version_info < (3, 10))"]) {
        return Err(format!("{name} is too old: the package needs Python 3.10 or later"));
    }
    if !process::works(name, &["-c", "import venv, ensurepip"]) {
        return Err(format!("{name} has no venv: install it (Debian: sudo apt-get install python3-venv)"));
    }
    Ok(name)
}

/// Where the browser is.
pub fn chromium() -> Option<PathBuf> {
    if std::env::var_os("MAGNATE_SKIP_BROWSER").is_some() {
        return None;
    }
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Some(named.into());
    }
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .flat_map(|folder| names.map(|name| folder.join(name)))
        .find(|path| path.is_file())
}

fn is_root() -> bool {
    process::run(Command::new("id").arg("-u"), Output::Capture).is_ok_and(|ran| ran.output.trim() == "0")
}

/// Installs what is missing when we may, or says exactly what is missing.
pub fn machine(_root: &Path) -> Result<Outcome> {
    let missing: Vec<&Need> = NEEDS.iter().filter(|need| !(need.is_here)()).collect();
    if missing.is_empty() {
        return Ok(Outcome::Passed(String::new()));
    }
    if !Path::new("/etc/debian_version").exists() || !is_root() {
        let each = missing.iter().map(|need| {
            let Need { name, package, or, .. } = need;
            format!("{name} is missing: install it (Debian: sudo apt-get install {package}), {or}")
        });
        return Ok(Outcome::Failed(each.collect::<Vec<_>>().join("\n")));
    }
    let packages: Vec<&str> = missing.iter().map(|need| need.package).collect();
    // The list of packages may be missing or old on a fresh machine.
    for arguments in [&["update", "-q"][..], &["install", "-y", "-q", "--no-install-recommends"]] {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        if arguments[0] == "install" {
            command.args(&packages);
        }
        let ran = process::run(&mut command, Output::Capture)?;
        if !ran.success {
            return Ok(Outcome::Failed(format!("apt-get {} failed\n{}", arguments.join(" "), ran.output)));
        }
    }
    Ok(Outcome::Passed(format!("installed {}", packages.join(", "))))
}
