//! The steps that cargo does: formatting, lints, tests, documentation.

use std::fs;
use std::path::Path;

use anyhow::Result;

use super::step::Outcome;
use crate::load::target;
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
    if !(tests.success && examples.success) {
        return Ok(Outcome::Failed(String::new()));
    }
    let report = fs::read_to_string(target(root)?.join("nextest/default/junit.xml")).unwrap_or_default();
    Ok(match second_tries(&report) {
        lucky if lucky.is_empty() => Outcome::Passed(String::new()),
        lucky => {
            Outcome::Partly(String::new(), format!("passed at the second try only: {}", lucky.join("; ")))
        }
    })
}

/// The tests that nextest's report calls flaky.
fn second_tries(report: &str) -> Vec<&str> {
    let cases = report.split("<testcase name=\"").skip(1);
    cases.filter(|case| case.contains("<flakyFailure")).filter_map(|case| case.split('"').next()).collect()
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

#[cfg(test)]
mod tests {
    use super::second_tries;

    #[test]
    fn what_needed_a_second_try_is_named() {
        let report = "<testcase name=\"a::b\" classname=\"s\"/><testcase name=\"c::d\" classname=\"s\">\
             <flakyFailure timestamp=\"0\"/></testcase><testcase name=\"e\"/>";
        assert_eq!(second_tries(report), ["c::d"]);
        assert!(second_tries("").is_empty());
    }
}
