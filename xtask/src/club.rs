//! `cargo xtask club`: does an honest club meet a limit?

use std::path::Path;

use anyhow::Result;

use crate::load::driver;
use crate::process::{self, Output};

#[derive(clap::Args)]
pub struct Args {
    /// How long they play
    #[arg(long, default_value_t = 10.0, value_name = "N")]
    minutes: f64,
}

pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let Some(mut command) = driver(root, "club", Output::Stream)?.ok() else { return Ok(false) };
    command.arg("--minutes").arg(args.minutes.to_string());
    Ok(process::run(&mut command, Output::Stream)?.success)
}
