//! The crash step: servers are killed a few times while they are used.

use std::path::Path;

use anyhow::Result;

use super::step::Outcome;
use crate::load::driver;
use crate::process::{self, Output};

pub fn crash(root: &Path) -> Result<Outcome> {
    let mut command = match driver(root, "crash", Output::Capture)? {
        Ok(command) => command,
        Err(output) => return Ok(Outcome::Failed(output)),
    };
    let ran = process::run(command.arg("--short"), Output::Capture)?;
    // One line of summary; it says so when there is no PostgreSQL.
    Ok(if ran.success { Outcome::Passed(ran.output.trim().to_owned()) } else { Outcome::Failed(ran.output) })
}
