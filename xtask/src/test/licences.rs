//! The step that looks at the dependencies: licences, duplicates, sources. Advisories need a list from the network:
//! `cargo deny check advisories`.

use std::path::Path;

use anyhow::Result;

use super::step::Outcome;
use crate::process::{self, Output, cargo};

pub fn licences(root: &Path) -> Result<Outcome> {
    if !process::has_cargo_command("deny") {
        let why = "cargo-deny is not installed (`cargo xtask setup` installs it)";
        return Ok(Outcome::Skipped(why.to_owned()));
    }
    Outcome::of(&mut cargo(root, &["deny", "check", "licenses", "bans", "sources"]), Output::Capture)
}
