//! The crash step: servers are killed a few times while they are used.

use std::path::Path;

use anyhow::Result;

use super::code;
use super::step::Outcome;
use crate::load;
use crate::process::{self, Output};

pub fn crash(root: &Path) -> Result<Outcome> {
    if let Some(output) = code::programs(root)? {
        return Ok(Outcome::Failed(output));
    }
    let ran = process::run(load::programs(root, "debug", "crash")?.arg("--short"), Output::Capture)?;
    // One line of summary; it says so when there is no PostgreSQL.
    Ok(if ran.success { Outcome::Passed(ran.output.trim().to_owned()) } else { Outcome::Failed(ran.output) })
}
