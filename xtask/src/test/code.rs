//! The steps that cargo does: formatting, lints, tests, documentation.

use std::path::Path;

use anyhow::Result;

use super::step::Outcome;
use crate::process::{self, Output, cargo};

pub fn format(root: &Path) -> Result<Outcome> {
    Outcome::of(&mut cargo(root, &["fmt", "--all", "--check"]), Output::Capture)
}

pub fn clippy(root: &Path) -> Result<Outcome> {
    let args = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    Outcome::of(&mut cargo(root, &args), Output::Capture)
}

/// With nextest when it is installed; it does not run the examples in the documentation, so cargo does.
pub fn tests(root: &Path) -> Result<Outcome> {
    if !process::has_cargo_command("nextest") {
        return Outcome::of(&mut cargo(root, &["test", "--workspace"]), Output::Stream);
    }
    let tests = process::run(&mut cargo(root, &["nextest", "run", "--workspace"]), Output::Stream)?;
    let examples = process::run(&mut cargo(root, &["test", "--doc", "--workspace"]), Output::Stream)?;
    Ok(if tests.success && examples.success {
        Outcome::Passed(String::new())
    } else {
        Outcome::Failed(String::new())
    })
}

/// The tests have this feature. What is built after them has it too, or everything would be compiled a second time.
const AS_TESTED: [&str; 2] = ["--features", "magnate-server/ts"];

/// Builds every program as the tests have it; the output if it fails.
pub fn programs(root: &Path) -> Result<Option<String>> {
    let mut command = cargo(root, &["build", "--workspace", "--bins"]);
    let built = process::run(command.args(AS_TESTED), Output::Capture)?;
    Ok((!built.success).then_some(built.output))
}

pub fn documentation(root: &Path) -> Result<Outcome> {
    let mut command = cargo(root, &["doc", "--no-deps", "--workspace"]);
    Outcome::of(command.args(AS_TESTED).env("RUSTDOCFLAGS", "-D warnings"), Output::Capture)
}
