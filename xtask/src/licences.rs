//! What the dependencies may be, without cargo-deny: licences from the list in `deny.toml`, sources from the registry.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Result, bail, ensure};

use crate::files;
use crate::process::{self, Output, cargo};

/// What the check saw.
pub struct Checked {
    pub packages: usize,
    /// One line for every package we may not use.
    pub faults: Vec<String>,
}

/// The workspaces people get something of: the main one, and that of the Python package.
pub const MANIFESTS: [&str; 2] = ["Cargo.toml", "python/Cargo.toml"];

/// Checks every package of every platform that the workspaces or their tests can need.
pub fn check(root: &Path) -> Result<Checked> {
    let allowed = allowed(&files::read(&root.join("deny.toml"))?)?;
    let tree = ["tree", "--workspace", "--all-features", "--target", "all", "--edges", "normal,build,dev"];
    let mut output = String::new();
    for manifest in MANIFESTS {
        let mut command = cargo(root, &tree);
        command.args(["--prefix", "none", "--format", "{p}|{l}", "--manifest-path"]).arg(root.join(manifest));
        let ran = process::run(&mut command, Output::Capture)?;
        if !ran.success {
            bail!("cargo tree failed\n{}", ran.output);
        }
        ensure!(ran.output.contains('|'), "cargo tree names no package");
        output.push_str(&ran.output);
    }
    // What is below a package is shown once; where it comes again there is a mark.
    let lines = output.lines().map(|line| line.trim_end_matches(" (*)"));
    let packages: BTreeSet<&str> = lines.filter(|line| line.contains('|')).collect();
    let root = root.canonicalize()?;
    let faults = packages.iter().filter_map(|line| fault(line, &root.to_string_lossy(), &allowed)).collect();
    Ok(Checked { packages: packages.len(), faults })
}

/// What is wrong with a package, given as `name version (source)|licence`.
fn fault(line: &str, root: &str, allowed: &[String]) -> Option<String> {
    let (package, licence) = line.split_once('|')?;
    let name = package.split(" (").next().unwrap_or(package);
    let sources = package.split(" (").skip(1).map(|source| source.trim_end_matches(')'));
    for source in sources.filter(|source| *source != "proc-macro") {
        if !Path::new(source).starts_with(root) {
            return Some(format!("{name} comes from {source}, not from the registry"));
        }
    }
    match Expression::read(licence) {
        None => Some(format!("{name} has a licence that cannot be read: {licence:?}")),
        Some(expression) if !expression.holds(allowed) => {
            Some(format!("{name} is licensed under {licence}, which deny.toml does not allow"))
        }
        Some(_) => None,
    }
}

/// The list `allow` of the table `[licenses]`.
fn allowed(manifest: &str) -> Result<Vec<String>> {
    let table = manifest.split("\n[licenses]").nth(1).map(|rest| rest.split("\n[").next().unwrap_or(rest));
    let list = table.and_then(|table| table.split("\nallow").nth(1)).and_then(|rest| {
        let (inside, _) = rest.split_once('[')?.1.split_once(']')?;
        Some(inside)
    });
    let Some(list) = list else { bail!("deny.toml has no list of licences that are allowed") };
    Ok(list.split('"').skip(1).step_by(2).map(str::to_owned).collect())
}

/// A licence as packages name it (SPDX); a slash is an old way to write "or".
enum Expression {
    Licence(String),
    All(Vec<Expression>),
    Any(Vec<Expression>),
}

impl Expression {
    fn read(text: &str) -> Option<Self> {
        let spaced = text.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let mut rest = words.as_slice();
        let read = Self::any(&mut rest)?;
        rest.is_empty().then_some(read)
    }

    fn any(words: &mut &[&str]) -> Option<Self> {
        let mut parts = vec![Self::all(words)?];
        while next_is(words, "OR") {
            parts.push(Self::all(words)?);
        }
        Some(Self::Any(parts))
    }

    fn all(words: &mut &[&str]) -> Option<Self> {
        let mut parts = vec![Self::one(words)?];
        while next_is(words, "AND") {
            parts.push(Self::one(words)?);
        }
        Some(Self::All(parts))
    }

    fn one(words: &mut &[&str]) -> Option<Self> {
        if next_is(words, "(") {
            let inside = Self::any(words)?;
            return next_is(words, ")").then_some(inside);
        }
        let (name, rest) = words.split_first()?;
        *words = rest;
        let is_name = name.chars().all(|c| c.is_ascii_alphanumeric() || "-.+".contains(c));
        if !is_name || ["AND", "OR", "WITH"].iter().any(|word| word.eq_ignore_ascii_case(name)) {
            return None;
        }
        if !next_is(words, "WITH") {
            return Some(Self::Licence((*name).to_owned()));
        }
        let (exception, rest) = words.split_first()?;
        *words = rest;
        Some(Self::Licence(format!("{name} WITH {exception}")))
    }

    fn holds(&self, allowed: &[String]) -> bool {
        match self {
            Self::Licence(name) => allowed.contains(name),
            Self::All(parts) => parts.iter().all(|part| part.holds(allowed)),
            Self::Any(parts) => parts.iter().any(|part| part.holds(allowed)),
        }
    }
}

/// Takes the next word if it is this one, in either case.
fn next_is(words: &mut &[&str], wanted: &str) -> bool {
    match words.split_first() {
        Some((word, rest)) if word.eq_ignore_ascii_case(wanted) => {
            *words = rest;
            true
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{allowed, check, fault};
    use crate::files;

    const MANIFEST: &str = "[advisories]\nignore = []\n\n# Why.\n[licenses]\nallow = [\n    \"MIT\",\n    \"ISC\",\n]\n\
                            unused-allowed-license = \"allow\"\n\n[bans]\nallow = [\"GPL-3.0\"]\n";

    #[test]
    fn the_allowed_licences_are_those_of_their_table() {
        assert_eq!(allowed(MANIFEST).unwrap(), ["MIT", "ISC"]);
        assert!(allowed("[licenses]\n").is_err());
    }

    #[test]
    fn licences_are_read_as_they_are_meant() {
        let allowed = allowed(MANIFEST).unwrap();
        let fault = |licence: &str| fault(&format!("p v1.0.0|{licence}"), "/here", &allowed);
        for fine in
            ["MIT", "GPL-3.0 OR MIT", "GPL-3.0/MIT", "MIT or X", "(MIT OR GPL-3.0) AND ISC", "MIT AND ISC"]
        {
            assert_eq!(fault(fine), None, "{fine}");
        }
        for refused in
            ["GPL-3.0", "MIT AND GPL-3.0", "MIT WITH x-exception", "MIT OR ISC AND", "", "(MIT", "MIT ISC"]
        {
            assert!(fault(refused).is_some(), "{refused}");
        }
    }

    #[test]
    fn packages_come_from_the_registry_or_from_here() {
        let allowed = allowed(MANIFEST).unwrap();
        assert_eq!(fault("p v1.0.0 (/here/crates/p)|MIT", "/here", &allowed), None);
        assert_eq!(fault("p v1.0.0 (proc-macro)|MIT", "/here", &allowed), None);
        assert!(fault("p v1.0.0 (/elsewhere/p)|MIT", "/here", &allowed).is_some());
        assert!(fault("p v1.0.0 (https://example.org/p#abc)|MIT", "/here", &allowed).is_some());
        assert!(fault("p v1.0.0 (proc-macro) (registry `other`)|MIT", "/here", &allowed).is_some());
    }

    #[test]
    fn our_own_dependencies_are_allowed() {
        let checked = check(&files::root()).unwrap();
        assert!(checked.packages > 100, "{} packages", checked.packages);
        assert_eq!(checked.faults, Vec::<String>::new());
    }
}
