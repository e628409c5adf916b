//! `cargo xtask load`: how much the server carries.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::process::{self, Output, cargo};

#[derive(clap::Args)]
pub struct Args {
    /// Tables played at (default 300)
    #[arg(long, value_name = "N")]
    tables: Option<usize>,
    /// Seats at every table (default 3)
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// How long to measure, in seconds (default 60)
    #[arg(long, value_name = "N")]
    seconds: Option<u64>,
    /// Decisions a second in all; without it everybody acts as soon as they may
    #[arg(long, value_name = "N")]
    rate: Option<f64>,
    /// Everybody is told of every turn by a request to an address of theirs
    #[arg(long)]
    notices: bool,
    /// So many servers on one PostgreSQL database, in place of one on its own embedded one
    #[arg(long, value_name = "N")]
    processes: Option<u8>,
    /// Instead: so many connections that do nothing
    #[arg(long, value_name = "N")]
    idle: Option<usize>,
}

pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let Some(mut command) = driver(root, "load", Output::Stream)?.ok() else { return Ok(false) };
    let options = [
        ("--tables", args.tables.map(|it| it.to_string())),
        ("--seats", args.seats.map(|it| it.to_string())),
        ("--seconds", args.seconds.map(|it| it.to_string())),
        ("--rate", args.rate.map(|it| it.to_string())),
        ("--processes", args.processes.map(|it| it.to_string())),
        ("--idle", args.idle.map(|it| it.to_string())),
    ];
    for (name, value) in options {
        command.args(value.iter().flat_map(|value| [name, value.as_str()]));
    }
    if args.notices {
        command.arg("--notices");
    }
    Ok(process::run(&mut command, Output::Stream)?.success)
}

/// Builds the server and what drives it, and gives the command that does so; or the output of a failed build.
pub fn driver(root: &Path, what: &str, output: Output) -> Result<std::result::Result<Command, String>> {
    let build = ["build", "--release", "--quiet", "-p", "magnate", "-p", "magnate-load"];
    let built = process::run(&mut cargo(root, &build), output)?;
    if !built.success {
        return Ok(Err(built.output));
    }
    Ok(Ok(programs(root, "release", what)?))
}

/// The command that drives a server, both built before with this profile.
pub fn programs(root: &Path, profile: &str, what: &str) -> Result<Command> {
    let programs = target(root)?.join(profile);
    // Every connection is an open file, here and in the server: as many as the system allows.
    let mut command = Command::new("sh");
    command.args(["-c", r#"ulimit -n "$(ulimit -H -n)"; exec "$0" "$@""#]).arg(programs.join("magnate-load"));
    command.arg("--server").arg(programs.join("magnate")).arg("--scratch").arg(programs.join("load-scratch"));
    command.arg(what).current_dir(root);
    Ok(command)
}

/// Where cargo puts what it builds.
pub fn target(root: &Path) -> Result<PathBuf> {
    let set: Option<OsString> = std::env::var_os("CARGO_TARGET_DIR");
    let target = set.map_or_else(|| root.join("target"), PathBuf::from);
    std::path::absolute(root.join(target)).context("cannot find the build directory")
}
