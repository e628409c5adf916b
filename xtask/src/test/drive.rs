//! The steps that drive a real server in short forms: it is killed while it is used, visited by a club, and besieged.

use std::path::Path;

use anyhow::Result;

use super::code;
use super::step::Outcome;
use crate::load;
use crate::process::{self, Output};

pub fn crash(root: &Path) -> Result<Outcome> {
    // One line of summary; it says so when there is no PostgreSQL.
    Ok(match drive(root, "crash", &["--short"])? {
        Outcome::Passed(note) if note.contains("skipped") => {
            Outcome::Partly(note, "PostgreSQL: it is not installed".to_owned())
        }
        outcome => outcome,
    })
}

pub fn club(root: &Path) -> Result<Outcome> {
    drive(root, "club", &["--short"])
}

pub fn siege(root: &Path) -> Result<Outcome> {
    drive(root, "siege", &["--short"])
}

fn drive(root: &Path, what: &str, args: &[&str]) -> Result<Outcome> {
    if let Some(output) = code::programs(root)? {
        return Ok(Outcome::Failed(output));
    }
    let ran = process::run(load::programs(root, "debug", what)?.args(args), Output::Capture)?;
    let summary = ran.output.trim().lines().last().unwrap_or_default().to_owned();
    Ok(if ran.success { Outcome::Passed(summary) } else { Outcome::Failed(ran.output) })
}
