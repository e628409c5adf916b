//! The program to hand out: optimised, without names of the build machine, its debug information in a file of its own.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};

use crate::load::target;
use crate::process::{self, Output, cargo};

/// What a folder of the build machine is called in the program.
fn renamed(root: &Path) -> Result<Vec<(PathBuf, &'static str)>> {
    let mut names = vec![(root.to_owned(), "/magnate")];
    let target = target(root)?;
    if !target.starts_with(root) {
        names.push((target, "/magnate/target"));
    }
    let home = env::var_os("HOME").map(PathBuf::from);
    let cargo_home = env::var_os("CARGO_HOME").map(PathBuf::from).or(home.map(|home| home.join(".cargo")));
    if let Some(cargo_home) = cargo_home {
        names.push((cargo_home.clone(), "/cargo"));
        // The folder of a registry is named after where it is.
        let sources = cargo_home.join("registry/src");
        for entry in fs::read_dir(&sources).into_iter().flatten() {
            names.push((entry?.path(), "/cargo/src"));
        }
    }
    Ok(names)
}

/// Builds the program as it is handed out.
pub fn build(root: &Path) -> Result<PathBuf> {
    // Packages first: the folders they are in are renamed.
    let fetched = process::run(&mut cargo(root, &["fetch", "--locked"]), Output::Stream)?;
    ensure!(fetched.success, "the libraries cannot be fetched");
    let names = renamed(root)?;
    // Later rules win, in both compilers: the longest names come last.
    let rust: Vec<String> =
        names.iter().map(|(from, to)| format!("--remap-path-prefix={}={to}", from.display())).collect();
    let c: Vec<String> =
        names.iter().map(|(from, to)| format!("-ffile-prefix-map={}={to}", from.display())).collect();
    let mut command = cargo(root, &["build", "--profile", "dist", "--locked", "-p", "magnate"]);
    let rust = rust.join("\u{1f}");
    // The engine for browsers is a build of its own, which the flags of this one are kept away from.
    command
        .env("CARGO_ENCODED_RUSTFLAGS", &rust)
        .env("MAGNATE_ENGINE_FLAGS", &rust)
        .env("CFLAGS", c.join(" "));
    ensure!(process::run(&mut command, Output::Stream)?.success, "the program cannot be built");
    Ok(target(root)?.join("dist/magnate"))
}

/// The program without its debug information, and that information in a file which debuggers find by itself.
pub fn split(program: &Path, stripped: &Path, debug: &Path) -> Result<()> {
    let tool = |name: &str| Command::new(name);
    let said = |command: &mut Command| -> Result<()> {
        let ran = process::run(command, Output::Capture)?;
        if !ran.success {
            bail!("{} failed\n{}", command.get_program().to_string_lossy(), ran.output);
        }
        Ok(())
    };
    said(tool("objcopy").arg("--only-keep-debug").arg(program).arg(debug))?;
    said(tool("strip").arg("--strip-all").arg("-o").arg(stripped).arg(program))?;
    let mut link = std::ffi::OsString::from("--add-gnu-debuglink=");
    link.push(debug);
    said(tool("objcopy").arg(link).arg(stripped))
}

/// Nothing in the program may say on which machine it was made.
pub fn check_paths(root: &Path, program: &Path) -> Result<()> {
    let bytes = fs::read(program).with_context(|| format!("cannot read {}", program.display()))?;
    for (path, _) in renamed(root)? {
        let path = path.display().to_string();
        if let Some(at) = find(&bytes, path.as_bytes()) {
            let end = bytes.len().min(at + path.len() + 80);
            bail!("the program names a folder of this machine: {}", String::from_utf8_lossy(&bytes[at..end]));
        }
    }
    Ok(())
}

fn find(bytes: &[u8], what: &[u8]) -> Option<usize> {
    bytes.windows(what.len()).position(|window| window == what)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_wherever_it_is() {
        assert_eq!(find(b"what /home/anna/x is", b"/home/anna"), Some(5));
        assert_eq!(find(b"what /home/berta/x is", b"/home/anna"), None);
        assert_eq!(find(b"", b"/home/anna"), None);
    }
}
