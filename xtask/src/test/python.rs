//! The step of the Python package: built as people install it, into an environment of its own, and tested there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use super::machine;
use super::step::Outcome;
use crate::load::target;
use crate::process::{self, Output, cargo};

/// A program of the environment.
fn program(environment: &Path, name: &str) -> PathBuf {
    let folder = environment.join(if cfg!(windows) { "Scripts" } else { "bin" });
    folder.join(if cfg!(windows) { format!("{name}.exe") } else { name.to_owned() })
}

/// Formatting and lints, which the steps of the main workspace do not see.
fn code(root: &Path, target: &Path) -> Result<Option<String>> {
    let manifest = root.join("python/Cargo.toml");
    let format = ["fmt", "--check"];
    let clippy = ["clippy", "--release", "--locked"];
    for arguments in [&format[..], &clippy[..]] {
        let mut command = cargo(root, arguments);
        command.arg("--manifest-path").arg(&manifest).env("CARGO_TARGET_DIR", target);
        if arguments[0] == "clippy" {
            command.args(["--", "-D", "warnings"]);
        }
        let ran = process::run(&mut command, Output::Capture)?;
        if !ran.success {
            return Ok(Some(ran.output));
        }
    }
    Ok(None)
}

/// Installs the package as people do, and runs its tests.
pub fn python(root: &Path) -> Result<Outcome> {
    if std::env::var_os("MAGNATE_SKIP_PYTHON").is_some() {
        return Ok(Outcome::Skipped("MAGNATE_SKIP_PYTHON is set".to_owned()));
    }
    let interpreter = match machine::python() {
        Ok(interpreter) => interpreter,
        Err(missing) => return Ok(Outcome::Failed(missing)),
    };
    let target = target(root)?;
    let built = target.join("python");
    if let Some(output) = code(root, &built)? {
        return Ok(Outcome::Failed(output));
    }
    let environment = target.join("python-environment");
    if !program(&environment, "pip").is_file() {
        _ = fs::remove_dir_all(&environment); // half made, if at all
        let mut command = Command::new(interpreter);
        let ran = process::run(command.args(["-m", "venv"]).arg(&environment), Output::Capture)?;
        if !ran.success {
            return Ok(Outcome::Failed(ran.output));
        }
    }
    let mut install = Command::new(program(&environment, "pip"));
    install.args(["install", "--quiet", "--disable-pip-version-check", "./python[test]"]);
    install.current_dir(root).env("CARGO_TARGET_DIR", &built);
    let ran = process::run(&mut install, Output::Capture)?;
    if !ran.success {
        return Ok(Outcome::Failed(format!("pip install ./python[test] failed\n{}", ran.output)));
    }
    let mut tests = Command::new(program(&environment, "python"));
    // From elsewhere: the sources beside the tests would be taken for the package that was installed.
    tests.args(["-m", "pytest", "-p", "no:cacheprovider", "-c"]).arg(root.join("python/pyproject.toml"));
    tests.arg(root.join("python/tests")).current_dir(&environment);
    let ran = process::run(tests.env("PYTHONDONTWRITEBYTECODE", "1"), Output::Capture)?;
    let summary = ran.output.trim().lines().last().unwrap_or_default().to_owned();
    Ok(if ran.success { Outcome::Passed(summary) } else { Outcome::Failed(ran.output) })
}
