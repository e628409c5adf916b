//! The fuzzing step: every target for a short time.

use std::path::Path;

use anyhow::Result;

use super::step::Outcome;
use crate::fuzz::{self, Build, Form};
use crate::process::Output;

pub fn fuzz(root: &Path) -> Result<Outcome> {
    let form = Form::available();
    let targets = fuzz::targets(root)?;
    for mut command in form.commands(root, &targets, Some(fuzz::SECONDS), Build::AsTested)? {
        if let Outcome::Failed(output) = Outcome::of(&mut command, Output::Capture)? {
            return Ok(Outcome::Failed(output));
        }
    }
    let note = format!("{} targets, {form}", targets.len());
    Ok(match form {
        Form::Guided => Outcome::Passed(note),
        Form::Properties => {
            let without = "the search that follows coverage: it needs cargo-fuzz (`cargo xtask setup`) and nightly Rust";
            Outcome::Partly(note, without.to_owned())
        }
    })
}

/// Runs in place of [`fuzz()`] when the check is to be quick.
#[expect(clippy::unnecessary_wraps, reason = "it has the type of a step")]
pub fn left_out(_root: &Path) -> Result<Outcome> {
    Ok(Outcome::Skipped("--quick".to_owned()))
}
