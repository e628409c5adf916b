//! `cargo xtask crash`: does the server keep what it has confirmed when it is killed?

use std::path::Path;

use anyhow::Result;

use crate::load::driver;
use crate::process::{self, Output};

#[derive(clap::Args)]
pub struct Args {
    /// How often to kill a server, for each kind of database
    #[arg(long, default_value_t = 25, value_name = "N")]
    kills: usize,
    /// Only three times
    #[arg(long)]
    short: bool,
}

pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let Some(mut command) = driver(root, "crash", Output::Stream)?.ok() else { return Ok(false) };
    command.arg("--kills").arg(args.kills.to_string());
    if args.short {
        command.arg("--short");
    }
    Ok(process::run(&mut command, Output::Stream)?.success)
}
