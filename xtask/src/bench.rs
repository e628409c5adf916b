//! `cargo xtask bench`: how fast the project is.

use std::path::Path;

use anyhow::{Result, ensure};

use crate::process::{self, Output, cargo};

#[derive(clap::Args)]
pub struct Args {
    /// Count instructions instead of measuring time; needs valgrind
    #[arg(long)]
    instructions: bool,
}

pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let mut command = if args.instructions {
        ensure!(
            process::works("valgrind", &["--version"]),
            "valgrind is not installed, and the instruction counts come from it"
        );
        cargo(root, &["bench", "--manifest-path", "bench/Cargo.toml", "--bench", "instructions"])
    } else {
        cargo(root, &["run", "--release", "-p", "magnate", "--", "bench"])
    };
    Ok(process::run(&mut command, Output::Stream)?.success)
}
