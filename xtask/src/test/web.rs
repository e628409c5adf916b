//! The steps of the browser client: types, unit tests, size, and the real browser.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result};

use super::code::programs;
use super::machine::chromium;
use super::step::Outcome;
use crate::load::target;
use crate::process::{self, Output};

/// Script and style of a first visit, compressed.
const FIRST_LOAD: u64 = 300 * 1024;

fn npm(root: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(args).current_dir(root.join("web"));
    command
}

/// Why the client cannot be tested here, if it cannot; otherwise its packages are installed.
fn prepare(root: &Path) -> Result<Option<Outcome>> {
    if !process::works(if cfg!(windows) { "npm.cmd" } else { "npm" }, &["--version"]) {
        return Ok(Some(Outcome::Skipped("npm is not installed".to_owned())));
    }
    // The client imports the engine, which the build of the programs makes.
    if let Some(output) = programs(root)? {
        return Ok(Some(Outcome::Failed(output)));
    }
    let lock = root.join("web/package-lock.json");
    let stamp = root.join("web/node_modules/.package-lock.json");
    let changed = |path: &Path| fs::metadata(path).and_then(|file| file.modified()).ok();
    if changed(&stamp).is_some_and(|installed| changed(&lock).is_some_and(|lock| lock <= installed)) {
        return Ok(None);
    }
    let ran = process::run(
        &mut npm(root, &["ci", "--ignore-scripts", "--no-audit", "--no-fund"]),
        Output::Capture,
    )?;
    Ok((!ran.success).then_some(Outcome::Failed(ran.output)))
}

/// Types and templates.
pub fn check(root: &Path) -> Result<Outcome> {
    if let Some(outcome) = prepare(root)? {
        return Ok(outcome);
    }
    Outcome::of(&mut npm(root, &["run", "check"]), Output::Capture)
}

/// Unit tests.
pub fn unit(root: &Path) -> Result<Outcome> {
    if let Some(outcome) = prepare(root)? {
        return Ok(outcome);
    }
    Outcome::of(&mut npm(root, &["test"]), Output::Capture)
}

/// A first visit must stay small.
pub fn size(root: &Path) -> Result<Outcome> {
    if let Some(outcome) = prepare(root)? {
        return Ok(outcome);
    }
    let build = ["run", "build", "--", "--manifest", MANIFEST];
    let ran = process::run(&mut npm(root, &build), Output::Capture)?;
    if !ran.success {
        return Ok(Outcome::Failed(ran.output));
    }
    let bytes = first_load(&root.join("web/dist"))?;
    let note = format!("{} KB of {} KB", bytes.div_ceil(1024), FIRST_LOAD / 1024);
    Ok(if bytes <= FIRST_LOAD { Outcome::Passed(note) } else { Outcome::Failed(note) })
}

/// Where the build writes down which file needs which.
const MANIFEST: &str = "manifest.json";
/// What a visitor comes to need for a game from home to its replay, in the language with the longest words. All else is fetched
/// by those who learn, study or play without a server.
const NEEDED: &[&str] = &[
    "index.html",
    "src/lib/i18n/words/ru.ts",
    "src/screens/About.svelte",
    "src/screens/Account.svelte",
    "src/screens/Join.svelte",
    "src/screens/MyGames.svelte",
    "src/screens/Replay.svelte",
    "src/screens/Table.svelte",
];

/// Script and style of all that and of whatever it imports, as gzip.
fn first_load(dist: &Path) -> Result<u64> {
    let text = fs::read_to_string(dist.join(MANIFEST)).context("the build has no manifest")?;
    let manifest: serde_json::Value = serde_json::from_str(&text)?;
    let mut open: Vec<&str> = NEEDED.to_vec();
    let mut files = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let texts = |value: &'_ serde_json::Value| -> Vec<String> {
        value.as_array().into_iter().flatten().filter_map(|text| text.as_str().map(str::to_owned)).collect()
    };
    while let Some(key) = open.pop() {
        if !seen.insert(key) {
            continue;
        }
        let chunk = manifest.get(key).with_context(|| format!("the build has no {key}"))?;
        files.extend(chunk["file"].as_str().map(str::to_owned));
        files.extend(texts(&chunk["css"]));
        open.extend(chunk["imports"].as_array().into_iter().flatten().filter_map(|key| key.as_str()));
    }
    let counts =
        |file: &&String| Path::new(file.as_str()).extension().is_some_and(|end| end == "js" || end == "css");
    let mut bytes = 0;
    for file in files.iter().filter(counts) {
        let path = dist.join(format!("{file}.gz"));
        bytes += fs::metadata(&path).with_context(|| format!("cannot read {}", path.display()))?.len();
    }
    Ok(bytes)
}

/// A real browser plays against a real server.
pub fn browser(root: &Path) -> Result<Outcome> {
    match playwright(root, "e2e")? {
        Ok(mut command) => {
            let ran = process::run(&mut command, Output::Capture)?;
            if !ran.success {
                return Ok(Outcome::Failed(ran.output));
            }
            let lucky = second_tries(&ran.output);
            Ok(if lucky.is_empty() {
                Outcome::Passed(String::new())
            } else {
                Outcome::Partly(String::new(), format!("passed at the second try only: {}", lucky.join("; ")))
            })
        }
        Err(outcome) => Ok(outcome),
    }
}

/// The tests that Playwright's summary calls flaky.
fn second_tries(output: &str) -> Vec<String> {
    let lines = output.lines().map(str::trim).skip_while(|line| !line.ends_with(" flaky"));
    lines.skip(1).take_while(|line| line.contains(".spec.ts")).map(str::to_owned).collect()
}

/// The npm script that lets a browser at our server, with all it needs ready; or why there is none.
pub fn playwright(root: &Path, script: &str) -> Result<std::result::Result<Command, Outcome>> {
    if let Some(outcome) = prepare(root)? {
        return Ok(Err(outcome));
    }
    let Some(chromium) = chromium() else {
        return Ok(Err(Outcome::Skipped("no Chromium, or MAGNATE_SKIP_BROWSER is set".to_owned())));
    };
    let mut command = npm(root, &["run", script]);
    command.env("CHROMIUM", chromium).env("MAGNATE", target(root)?.join("debug/magnate"));
    Ok(Ok(command))
}

/// `--quick` leaves the browser out.
#[allow(clippy::unnecessary_wraps)] // a step like the others
pub fn left_out(_root: &Path) -> Result<Outcome> {
    Ok(Outcome::Skipped("left out by --quick".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::second_tries;

    #[test]
    fn what_needed_a_second_try_is_named() {
        let output =
            "  1 flaky\n    e2e/final.spec.ts:65:1 › a structure is shown ────\n  88 passed (9.4m)\n";
        assert_eq!(second_tries(output), ["e2e/final.spec.ts:65:1 › a structure is shown ────"]);
        assert!(second_tries("  89 passed (9.4m)\n").is_empty());
    }
}
