//! `cargo xtask duel`: the bots of this tree against those of an earlier commit, by the rules of this tree.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, ensure};

use crate::load::target;
use crate::process::{self, Output, cargo};

#[derive(clap::Args)]
pub struct Args {
    /// The commit whose bots are met
    commit: String,
    /// Who plays from this tree: `magnate@50ms`, `magnate@60n`, `manager`
    now: String,
    /// Who plays from that commit, in all other seats
    then: String,
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=6))]
    players: u8,
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at a time
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..))]
    jobs: u16,
}

/// The program that lets them play. It is built beside the two, not here.
const PROGRAM: &str = include_str!("duel/program.rs");

/// Its manifest.
fn manifest(root: &Path) -> String {
    format!(
        r#"[package]
name = "duel"
version.workspace = true
edition.workspace = true

[dependencies]
magnate-rules.workspace = true
now = {{ path = "{}/crates/bots", package = "magnate-bots" }}
then = {{ path = "../then", package = "magnate-bots-then" }}
"#,
        root.display()
    )
}

pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let place = target(root)?.join("duel");
    for part in ["then", "duel/src"] {
        fs::create_dir_all(place.join(part))?;
    }
    fetch(root, &args.commit, &place)?;
    let workspace = fs::read_to_string(root.join("Cargo.toml"))?;
    fs::write(place.join("Cargo.toml"), beside(&workspace, root))?;
    fs::copy(root.join("Cargo.lock"), place.join("Cargo.lock"))?;
    fs::write(place.join("duel/Cargo.toml"), manifest(root))?;
    fs::write(place.join("duel/src/main.rs"), PROGRAM)?;
    let mut command =
        cargo(&place, &["run", "--release", "--quiet", "-p", "duel", "--", &args.now, &args.then]);
    let numbers = [u64::from(args.players), u64::from(args.games), args.seed, u64::from(args.jobs)];
    command.args(numbers.map(|number| number.to_string()));
    Ok(process::run(&mut command, Output::Stream)?.success)
}

/// Puts the bots of a commit under another name beside the program.
fn fetch(root: &Path, commit: &str, place: &Path) -> Result<()> {
    let then = place.join("then");
    fs::remove_dir_all(&then)?;
    fs::create_dir(&then)?;
    let tree = format!("{commit}:crates/bots");
    let known =
        Command::new("git").args(["cat-file", "-e", &tree]).current_dir(root).stderr(Stdio::null()).status();
    ensure!(known.context("cannot run git")?.success(), "there is no crates/bots in {commit}");
    let mut archive = Command::new("git")
        .args(["archive", &tree])
        .current_dir(root)
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot run git")?;
    let output = archive.stdout.take().context("git says nothing")?;
    let unpacked =
        Command::new("tar").args(["x", "-C"]).arg(&then).stdin(output).status().context("cannot run tar")?;
    ensure!(archive.wait()?.success() && unpacked.success(), "the bots of {commit} cannot be unpacked");
    for part in ["tests", "examples", "benches"] {
        if then.join(part).exists() {
            fs::remove_dir_all(then.join(part))?;
        }
    }
    let manifest = then.join("Cargo.toml");
    let text = fs::read_to_string(&manifest)?;
    fs::write(&manifest, text.replace("name = \"magnate-bots\"", "name = \"magnate-bots-then\""))?;
    Ok(())
}

/// The manifest of this workspace for two other members: same libraries, same ways to build.
fn beside(workspace: &str, root: &Path) -> String {
    let mut text = String::new();
    for line in workspace.lines() {
        let key = line.split(" =").next().unwrap_or_default();
        match key {
            "members" => text.push_str("members = [\"then\", \"duel\"]"),
            "default-members" | "exclude" => continue,
            _ => text
                .push_str(&line.replace("path = \"crates/", &format!("path = \"{}/crates/", root.display()))),
        }
        text.push('\n');
    }
    text + "\n[profile.release.package.magnate-bots-then]\nopt-level = 3\ncodegen-units = 1\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_workspace_beside_has_the_same_libraries_and_other_members() {
        let workspace = include_str!("../../Cargo.toml");
        let text = beside(workspace, Path::new("/somewhere"));
        assert!(text.contains("members = [\"then\", \"duel\"]"));
        assert!(text.contains("magnate-rules = { path = \"/somewhere/crates/rules\" }"));
        assert!(text.contains("arrayvec = "));
        assert!(!text.contains("default-members") && !text.contains("path = \"crates/"));
    }
}
