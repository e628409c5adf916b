//! `cargo xtask screenshots`: pictures of every screen of the client into `web/screenshots`, with a page to flip through.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::process::{self, Output, cargo};

pub fn run(root: &Path) -> Result<bool> {
    if !process::run(&mut cargo(root, &["build", "--package", "magnate"]), Output::Stream)?.success {
        return Ok(false);
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut command = Command::new(npm);
    command.args(["run", "screenshots"]).current_dir(root.join("web"));
    Ok(process::run(command.env("MAGNATE", root.join("target/debug/magnate")), Output::Stream)?.success)
}
