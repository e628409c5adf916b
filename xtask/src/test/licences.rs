//! The step that looks at the dependencies: licences, duplicates, sources. Advisories need a list from the network:
//! `cargo deny check advisories`.

use std::path::Path;

use anyhow::Result;

use super::step::Outcome;
use crate::licences;
use crate::process::{self, Output, cargo};

pub fn licences(root: &Path) -> Result<Outcome> {
    if process::has_cargo_command("deny") {
        for manifest in licences::MANIFESTS {
            let mut command =
                cargo(root, &["deny", "--manifest-path", manifest, "check", "--config", "deny.toml"]);
            let outcome = Outcome::of(command.args(["licenses", "bans", "sources"]), Output::Capture)?;
            if let Outcome::Failed(_) = outcome {
                return Ok(outcome);
            }
        }
        return Ok(Outcome::Passed(String::new()));
    }
    let checked = licences::check(root)?;
    let note = format!("{} packages", checked.packages);
    Ok(if checked.faults.is_empty() {
        let without = "bans of cargo-deny, which is not installed (`cargo xtask setup` installs it); licences and sources \
                       were checked without it";
        Outcome::Partly(note, without.to_owned())
    } else {
        Outcome::Failed(checked.faults.join("\n"))
    })
}
