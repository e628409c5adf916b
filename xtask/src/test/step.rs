//! What a step of the check is.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::process::{self, Output};

/// One step of `cargo xtask test`.
pub struct Step {
    pub name: &'static str,
    /// Whether the step prints while it runs.
    pub streams: bool,
    /// Runs the step at the root of the repository.
    pub run: fn(&Path) -> Result<Outcome>,
}

impl Step {
    /// A step that is shown only by its result, and by its output if it fails.
    pub fn quiet(name: &'static str, run: fn(&Path) -> Result<Outcome>) -> Self {
        Self { name, streams: false, run }
    }

    /// A step whose output is shown as it comes.
    pub fn streaming(name: &'static str, run: fn(&Path) -> Result<Outcome>) -> Self {
        Self { name, streams: true, run }
    }
}

/// How a step ended.
pub enum Outcome {
    /// With a remark, or an empty one.
    Passed(String),
    /// With a remark, and what could not be checked on this machine.
    Partly(String, String),
    /// With the output that says why, unless it was streamed.
    Failed(String),
    /// With the reason.
    Skipped(String),
}

impl Outcome {
    /// Passed when there are no faults, and otherwise failed with them.
    pub fn from_faults(faults: &[String], note: String) -> Self {
        if faults.is_empty() { Self::Passed(note) } else { Self::Failed(faults.join("\n")) }
    }

    /// Passed when the command succeeds.
    pub fn of(command: &mut Command, output: Output) -> Result<Self> {
        let ran = process::run(command, output)?;
        Ok(if ran.success { Self::Passed(String::new()) } else { Self::Failed(ran.output) })
    }
}
