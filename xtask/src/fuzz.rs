//! `cargo xtask fuzz`: coverage-guided where cargo-fuzz and a nightly compiler exist, property tests elsewhere.

use std::fmt;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail, ensure};

use crate::files;
use crate::process::{self, Output, cargo};

/// How long each target runs when nobody says.
pub const SECONDS: u64 = 20;

/// How long "until interrupted" is for the property tests, which want a number: ten years.
const FOR_EVER: u64 = 10 * 365 * 24 * 60 * 60;

/// What the property tests are built with. The rules are optimised in every profile, and here overflow is an error.
#[derive(Clone, Copy)]
pub enum Build {
    /// The rules alone.
    Rules,
    /// Everything, as the tests are built: right after them there is nothing to build.
    AsTested,
}

impl Build {
    fn tests(self, root: &Path) -> Command {
        let packages: &[&str] = match self {
            Self::Rules => &["-p", "magnate-rules-tests"],
            Self::AsTested => &["--workspace"],
        };
        let mut command = cargo(root, &["test", "--test", "suite"]);
        command.args(packages);
        command
    }
}

#[derive(clap::Args)]
pub struct Args {
    /// The target to run; all of them when left out
    target: Option<String>,
    /// How long each target runs [default: until interrupted for a named target, otherwise 20]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=FOR_EVER))]
    seconds: Option<u64>,
}

pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let form = Form::available();
    println!("fuzzing with {form}");
    let targets = match &args.target {
        Some(target) => vec![target.clone()],
        None => targets(root)?,
    };
    let seconds = args.seconds.or_else(|| args.target.is_none().then_some(SECONDS));
    for mut command in form.commands(root, &targets, seconds, Build::Rules)? {
        if !process::run(&mut command, Output::Stream)?.success {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The two ways to fuzz.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    Guided,
    Properties,
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Guided => "cargo-fuzz (coverage-guided)",
            Self::Properties => "property tests (cargo-fuzz or a nightly toolchain is missing)",
        })
    }
}

impl Form {
    /// The best form this machine can run.
    pub fn available() -> Self {
        if has_nightly() && process::has_cargo_command("fuzz") { Self::Guided } else { Self::Properties }
    }

    /// The commands that fuzz these targets, for `seconds` each or until interrupted.
    pub fn commands(
        self,
        root: &Path,
        targets: &[String],
        seconds: Option<u64>,
        build: Build,
    ) -> Result<Vec<Command>> {
        let known = self::targets(root)?;
        for target in targets {
            ensure!(known.contains(target), "no fuzz target {target}; there are {}", known.join(", "));
        }
        match self {
            Self::Guided => Ok(targets.iter().map(|target| guided(root, target, seconds)).collect()),
            Self::Properties => Ok(vec![properties(root, targets, seconds, build)?]),
        }
    }
}

/// What the fuzzer finds goes to its own corpus; it starts from there and from the fixtures of the same kind.
fn guided(root: &Path, target: &str, seconds: Option<u64>) -> Command {
    let mut command = cargo(root, &["+nightly", "fuzz", "run", target]);
    let fixtures = root.join("fixtures").join(format!("{target}s"));
    if fixtures.is_dir() {
        let corpus = root.join("fuzz/corpus").join(target);
        // The fuzzer wants its first corpus to exist; cargo-fuzz makes it only when none is named.
        _ = std::fs::create_dir_all(&corpus);
        command.arg(corpus).arg(fixtures);
    }
    if let Some(seconds) = seconds {
        command.args(["--", &format!("-max_total_time={seconds}")]);
    }
    command
}

/// One run for all targets: the test harness runs them side by side.
fn properties(root: &Path, targets: &[String], seconds: Option<u64>, build: Build) -> Result<Command> {
    // The harness is content with filters that match nothing, so the tests are looked up first.
    let listed = process::run(build.tests(root).args(["--", "--list"]), Output::Capture)?;
    if !listed.success {
        bail!("the property tests do not build\n{}", listed.output);
    }
    let mut command = build.tests(root);
    command.args(["--", "--nocapture", "--exact"]);
    for target in targets {
        let of_target = |name: &&str| name.starts_with("fuzz_properties::") && name.contains(target.as_str());
        let names = listed.output.lines().filter_map(|line| line.strip_suffix(": test"));
        let names: Vec<&str> = names.filter(of_target).collect();
        ensure!(!names.is_empty(), "no test in fuzz_properties is named after the target {target}");
        command.args(names);
    }
    command.env("MAGNATE_FUZZ_SECONDS", seconds.unwrap_or(FOR_EVER).to_string());
    Ok(command)
}

/// Asked of rustup and not of `cargo +nightly`, which may install what is missing.
fn has_nightly() -> bool {
    process::run(Command::new("rustup").args(["toolchain", "list"]), Output::Capture)
        .is_ok_and(|ran| ran.success && ran.output.lines().any(|line| line.starts_with("nightly")))
}

/// The names of the fuzz targets.
pub fn targets(root: &Path) -> Result<Vec<String>> {
    let manifest = root.join("fuzz/Cargo.toml");
    let targets = binaries(&files::read(&manifest)?);
    ensure!(!targets.is_empty(), "{} has no [[bin]]", files::shown(root, &manifest));
    Ok(targets)
}

/// The names of the `[[bin]]` tables of a manifest.
fn binaries(manifest: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut in_binary = false;
    for line in manifest.lines().map(str::trim) {
        if line.starts_with('[') {
            in_binary = line.starts_with("[[bin]]");
        } else if let Some((key, value)) = line.split_once('=')
            && in_binary
            && key.trim() == "name"
            && let Some(name) = value.split('"').nth(1)
        {
            names.push(name.to_owned());
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::binaries;

    #[test]
    fn binaries_are_read_from_their_tables_only() {
        let manifest = "[package]\nname = \"p\"\n[[bin]]\nname = \"a\"\ntest = false\n\n[[bin]]\npath = \"b.rs\"\n\
                        name=\"b\" # second\n[profile.x]\nname = \"c\"\n";
        assert_eq!(binaries(manifest), ["a", "b"]);
    }
}
