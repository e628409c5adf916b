//! `cargo xtask rules`: every rule has a test named after it, and no test names a rule that does not exist.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::files;
use crate::rust_tests;

/// The texts that define the rules, with the letter their ids begin with.
const RULE_TEXTS: [(char, &str); 2] = [('B', "docs/rules/base.md"), ('C', "docs/rules/the-chain.md")];

#[derive(clap::Args)]
pub struct Args {
    /// Print every rule with the number of its tests
    #[arg(long)]
    list: bool,
}

pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let coverage = Coverage::read(root)?;
    let faults = coverage.faults();
    let mut lines = if args.list { coverage.table() } else { Vec::new() };
    lines.extend(faults.iter().cloned());
    lines.push(coverage.summary());
    writeln!(io::stdout(), "{}", lines.join("\n"))?;
    Ok(faults.is_empty())
}

/// The id of a rule: `B-DIN-4`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuleId {
    text: char,
    topic: String,
    number: u32,
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}-{}-{}", self.text, self.topic, self.number))
    }
}

impl RuleId {
    /// Reads `B`, `DIN` and `4`; a number with a leading zero is no number of a rule.
    fn new(text: char, topic: &str, number: &str) -> Option<Self> {
        let letters = !topic.is_empty() && topic.bytes().all(|b| b.is_ascii_uppercase());
        let digits = number.bytes().all(|b| b.is_ascii_digit()) && !number.starts_with('0');
        (letters && digits).then_some(())?;
        Some(Self { text, topic: topic.to_owned(), number: number.parse().ok()? })
    }
}

/// The ids that a rule text defines (`**B-DIN-4**`), in its order.
fn defined(letter: char, text: &str) -> Vec<RuleId> {
    marked(letter, text, "**")
}

/// The ids of rules that wait for an expansion module (`*C-A-12*`), in the order of the text.
fn waiting(letter: char, text: &str) -> Vec<RuleId> {
    marked(letter, text, "*")
}

/// The ids between exactly these marks.
fn marked(letter: char, text: &str, mark: &str) -> Vec<RuleId> {
    let mut ids = Vec::new();
    let opening = format!("{mark}{letter}-");
    for (start, _) in text.match_indices(&opening) {
        let (before, after) = (&text[..start], &text[start + opening.len()..]);
        let closed = after.split_once('*').filter(|(_, rest)| {
            let stars = 1 + rest.bytes().take_while(|byte| *byte == b'*').count();
            stars == mark.len() && !before.ends_with('*')
        });
        let id = closed.and_then(|(id, _)| id.split_once('-'));
        if let Some(id) = id.and_then(|(topic, number)| RuleId::new(letter, topic, number))
            && !ids.contains(&id)
        {
            ids.push(id);
        }
    }
    ids
}

/// The ids that the name of a test cites: `b_din_4_and_b_map_2` cites B-DIN-4 and B-MAP-2.
fn cited(name: &str) -> Vec<RuleId> {
    let parts: Vec<&str> = name.split('_').collect();
    let mut ids = Vec::new();
    for window in parts.windows(3) {
        if let [text, topic, number] = window
            && let Some((letter, _)) =
                RULE_TEXTS.into_iter().find(|(letter, _)| *text == letter.to_ascii_lowercase().to_string())
            && topic.bytes().all(|b| b.is_ascii_lowercase())
            && let Some(id) = RuleId::new(letter, &topic.to_ascii_uppercase(), number)
            && !ids.contains(&id)
        {
            ids.push(id);
        }
    }
    ids
}

/// Which rules are tested how often.
pub struct Coverage {
    /// In the order of the rule text.
    rules: Vec<(RuleId, usize)>,
    /// Rules that wait for an expansion module, with their tests: none until it is built.
    waiting: Vec<(RuleId, usize)>,
    /// Citations of rules that do not exist: the test, its file, the id.
    unknown: Vec<(String, String, RuleId)>,
}

impl Coverage {
    pub fn read(root: &Path) -> Result<Self> {
        let (mut ids, mut later) = (Vec::new(), Vec::new());
        for (letter, path) in RULE_TEXTS {
            let text = files::read(&root.join(path))?;
            let defined = defined(letter, &text);
            ensure!(!defined.is_empty(), "{path} defines no rule");
            ids.extend(defined);
            later.extend(waiting(letter, &text));
        }
        let mut tests = Vec::new();
        for file in sources(root)? {
            for name in rust_tests::names(&files::read(&file)?) {
                tests.push((name, files::shown(root, &file)));
            }
        }
        Ok(Self::new(ids, later, tests))
    }

    fn new(ids: Vec<RuleId>, later: Vec<RuleId>, tests: Vec<(String, String)>) -> Self {
        let mut counts: BTreeMap<RuleId, usize> =
            ids.iter().chain(&later).map(|id| (id.clone(), 0)).collect();
        let mut unknown = Vec::new();
        for (name, file) in tests {
            for id in cited(&name) {
                match counts.get_mut(&id) {
                    Some(count) => *count += 1,
                    None => unknown.push((name.clone(), file.clone(), id)),
                }
            }
        }
        let counted = |ids: Vec<RuleId>| ids.into_iter().map(|id| (id.clone(), counts[&id])).collect();
        Self { rules: counted(ids), waiting: counted(later), unknown }
    }

    /// One line for every rule: its id and the number of its tests.
    fn table(&self) -> Vec<String> {
        let rules = self.rules.iter().map(|(id, tests)| format!("{id:<10} {tests:>4}"));
        rules.chain(self.waiting.iter().map(|(id, _)| format!("{id:<10} waits for its module"))).collect()
    }

    /// One line for everything that is wrong.
    pub fn faults(&self) -> Vec<String> {
        let untested = self.rules.iter().filter(|(_, tests)| *tests == 0);
        let untested = untested.map(|(id, _)| format!("{id} has no test"));
        let unknown = self.unknown.iter();
        let unknown =
            unknown.map(|(test, file, id)| format!("{file}: {test} cites {id}, which no rule text has"));
        // Once a rule is tested it no longer waits, and one text says both of no rule.
        let tested = self.waiting.iter().filter(|(_, tests)| *tests > 0);
        let tested =
            tested.map(|(id, _)| format!("{id} has a test, but its text says that it waits for a module"));
        let twice = self.waiting.iter().filter(|(id, _)| self.rules.iter().any(|(other, _)| other == id));
        let twice = twice.map(|(id, _)| format!("{id} is defined, and waits for a module"));
        untested.chain(unknown).chain(tested).chain(twice).collect()
    }

    pub fn summary(&self) -> String {
        let tested = self.rules.iter().filter(|(_, tests)| *tests > 0).count();
        let line = format!("{tested} of {} rules have a test", self.rules.len());
        if self.waiting.is_empty() {
            return line;
        }
        let ids: Vec<String> = self.waiting.iter().map(|(id, _)| id.to_string()).collect();
        format!("{line}; {} wait for expansion modules: {}", ids.len(), ids.join(", "))
    }
}

/// The Rust files that may hold tests: `crates/*/src` and `crates/*/tests`.
fn sources(root: &Path) -> Result<Vec<PathBuf>> {
    let crates = root.join("crates");
    let mut found = Vec::new();
    for entry in fs::read_dir(&crates).with_context(|| format!("cannot list {}", crates.display()))? {
        let package = entry?.path();
        for folder in ["src", "tests"] {
            found.extend(files::with_extension(&package.join(folder), "rs")?);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::{Coverage, cited, defined, waiting};

    fn shown(ids: &[super::RuleId]) -> Vec<String> {
        ids.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn ids_are_read_from_bold_text_only() {
        let text =
            "- **B-MAP-1** A tile, see B-MAP-9.\n- **B-DIN-10** x **B-X** **B-map-1** **B-MAP-1a** **bold**";
        assert_eq!(shown(&defined('B', text)), ["B-MAP-1", "B-DIN-10"]);
        assert_eq!(shown(&defined('C', "**C-A-7** **B-MAP-1**")), ["C-A-7"]);
    }

    #[test]
    fn an_unclosed_id_is_none() {
        assert!(defined('B', "**B-MAP-1").is_empty());
        assert!(defined('B', "**B-MAP-**").is_empty());
    }

    #[test]
    fn a_name_cites_whole_ids() {
        assert_eq!(shown(&cited("b_din_4_lowest_price")), ["B-DIN-4"]);
        assert_eq!(shown(&cited("b_din_10")), ["B-DIN-10"]);
        assert_eq!(shown(&cited("c_a_7_and_c_din_2")), ["C-A-7", "C-DIN-2"]);
        assert_eq!(shown(&cited("ties_b_din_4_then_b_map_2")), ["B-DIN-4", "B-MAP-2"]);
        for name in ["ab_din_4", "b_din_4x", "b_din", "b_din_x", "b__4", "b_Din_4", "b_din_04"] {
            assert!(cited(name).is_empty(), "{name}");
        }
    }

    #[test]
    fn coverage_names_untested_and_unknown_rules() {
        let ids = defined('B', "**B-DIN-1** **B-DIN-10** **B-MAP-1**");
        let test = |name: &str| (name.to_owned(), "a.rs".to_owned());
        let coverage = Coverage::new(
            ids,
            Vec::new(),
            vec![test("b_din_10_a"), test("b_map_1"), test("b_map_1_b_map_7")],
        );
        let counts: Vec<usize> = coverage.rules.iter().map(|(_, tests)| *tests).collect();
        assert_eq!(counts, [0, 1, 2]);
        let faults = coverage.faults();
        assert_eq!(faults.len(), 2);
        assert_eq!(faults[0], "B-DIN-1 has no test");
        assert!(faults[1].contains("b_map_1_b_map_7 cites B-MAP-7"), "{}", faults[1]);
        assert_eq!(coverage.summary(), "2 of 3 rules have a test");
    }

    #[test]
    fn rules_that_wait_for_a_module_are_listed_and_have_no_test() {
        let text =
            "**C-A-1** *A1 x:* y *C-A-12* *A12 Movie star:* **C-A-2**, see C-A-9, *C-WRK-16* **3b** *C-A-3**";
        assert_eq!(shown(&waiting('C', text)), ["C-A-12", "C-WRK-16"]);
        assert_eq!(shown(&defined('C', text)), ["C-A-1", "C-A-2"]);
        let test = |name: &str| (name.to_owned(), "a.rs".to_owned());
        let tests = |names: &[&str]| names.iter().map(|name| test(name)).collect();
        let coverage = Coverage::new(defined('C', text), waiting('C', text), tests(&["c_a_1", "c_a_2"]));
        assert!(coverage.faults().is_empty());
        assert_eq!(
            coverage.summary(),
            "2 of 2 rules have a test; 2 wait for expansion modules: C-A-12, C-WRK-16"
        );
        let built = Coverage::new(defined('C', text), waiting('C', text), tests(&["c_a_1_c_a_2", "c_a_12"]));
        assert_eq!(built.faults(), ["C-A-12 has a test, but its text says that it waits for a module"]);
    }
}
