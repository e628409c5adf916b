//! `cargo xtask siege`: what does somebody notice of an attack on the server?

use std::path::Path;

use anyhow::Result;

use crate::load::driver;
use crate::process::{self, Output};

#[derive(clap::Args)]
pub struct Args {
    /// A small force for a short while, and no judgement of times and memory
    #[arg(long)]
    short: bool,
    /// Only this attack: tables, hints, talk, calls, connections or everything
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
}

pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let Some(mut command) = driver(root, "siege", Output::Stream)?.ok() else { return Ok(false) };
    if args.short {
        command.arg("--short");
    }
    command.args(args.only.iter().flat_map(|only| ["--only", only]));
    Ok(process::run(&mut command, Output::Stream)?.success)
}
