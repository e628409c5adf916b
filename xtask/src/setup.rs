//! `cargo xtask setup`: installs the tools that some checks can do without.

use std::path::Path;

use anyhow::Result;

use crate::process::{self, Output, cargo};

/// The name of the package, and of the command it adds to cargo.
const TOOLS: [(&str, &str); 2] = [("cargo-deny", "deny"), ("cargo-fuzz", "fuzz")];

pub fn run(root: &Path) -> Result<bool> {
    let mut all = true;
    for (package, command) in TOOLS {
        if process::has_cargo_command(command) {
            println!("{package} is installed");
            continue;
        }
        println!("installing {package}");
        all &= process::run(&mut cargo(root, &["install", "--locked", package]), Output::Stream)?.success;
    }
    Ok(all)
}
