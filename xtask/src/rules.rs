//! `cargo xtask rules`: every rule has a test named after it, and no test names a rule that does not exist.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::files;
use crate::rust_tests;

/// The texts that define the rules, with what their ids begin with; examples (`EX-NM-1`) are rules with numbers in them.
const RULE_TEXTS: [(&str, &str); 4] = [
    ("B", "docs/rules/base.md"),
    ("C", "docs/rules/the-chain.md"),
    ("K", "docs/rules/ketchup.md"),
    ("EX", "docs/rules/ketchup.md"),
];

/// The expansion modules that rules and examples with these topics belong to. Other topics belong to all of them.
const TOPICS: [(&str, &str); 18] = [
    ("DIST", "new_districts"),
    ("LOB", "lobbyists"),
    ("NM", "new_milestones"),
    ("COFFEE", "coffee"),
    ("COF", "coffee"),
    ("KIM", "kimchi"),
    ("SUSHI", "sushi"),
    ("NOODLE", "noodles"),
    ("KETCHUP", "ketchup"),
    ("FRY", "fry_chefs"),
    ("NIGHT", "night_shift"),
    ("MASS", "mass_marketeers"),
    ("RURAL", "rural_marketeers"),
    ("GOURMET", "gourmet_critics"),
    ("STAR", "movie_stars"),
    ("RES", "reserve_prices"),
    ("HARD", "hard_choices"),
    ("SIX", "six_players"),
];

/// Where the modules that are built are listed, and how the list begins.
const BUILT: (&str, &str) = ("crates/rules/src/config/modules.rs", "BUILT: ModuleSet = ModuleSet::of(&[");

/// Where the rules and the bots may ask whether a module is in play: everybody else asks for what it brings. (The Chain's
/// cards name modules.)
const MAY_ASK: [&str; 5] = ["config", "modules", "automaton", "setup.rs", "start.rs"];

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

/// The id of a rule or example: `B-DIN-4`, `K-NM-1.2`, `EX-NM-1`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuleId {
    text: &'static str,
    topic: String,
    number: u32,
    part: Option<u32>,
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = self.part.map(|part| format!(".{part}")).unwrap_or_default();
        f.pad(&format!("{}-{}-{}{part}", self.text, self.topic, self.number))
    }
}

impl RuleId {
    /// Reads `B`, `DIN` and `4`, or `4.1`; a number with a leading zero is no number of a rule, except zero itself.
    fn new(text: &'static str, topic: &str, number: &str) -> Option<Self> {
        let letters = !topic.is_empty() && topic.bytes().all(|b| b.is_ascii_uppercase());
        letters.then_some(())?;
        let digits = |text: &str| {
            let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
            plain.then(|| text.parse().ok()).flatten()
        };
        let (number, part) = match number.split_once('.') {
            Some((number, part)) => (digits(number)?, Some(digits(part)?)),
            None => (digits(number)?, None),
        };
        Some(Self { text, topic: topic.to_owned(), number, part })
    }

    fn read(text: &'static str, id: &str) -> Option<Self> {
        let (topic, number) = id.strip_prefix(text)?.strip_prefix('-')?.split_once('-')?;
        Self::new(text, topic, number)
    }

    /// The module it belongs to, if it belongs to one.
    fn module(&self) -> Option<&'static str> {
        let of_modules = matches!(self.text, "K" | "EX");
        TOPICS.into_iter().find(|(topic, _)| of_modules && *topic == self.topic).map(|(_, module)| module)
    }
}

/// The ids that a rule text defines (`**B-DIN-4**`), in its order; examples begin a line of a list or table.
fn defined(prefix: &'static str, text: &str) -> Vec<RuleId> {
    if prefix != "EX" {
        return marked(prefix, text, "**");
    }
    let mut ids = Vec::new();
    for line in text.lines() {
        let begun = line.strip_prefix("- ").or_else(|| line.strip_prefix("| "));
        let id = begun.and_then(|line| RuleId::read(prefix, line.split(' ').next()?));
        ids.extend(id.filter(|id| !ids.contains(id)));
    }
    ids
}

/// The ids of rules that wait for an expansion module (`*C-A-12*`), in the order of the text.
fn waiting(prefix: &'static str, text: &str) -> Vec<RuleId> {
    marked(prefix, text, "*")
}

/// The ids between exactly these marks.
fn marked(prefix: &'static str, text: &str, mark: &str) -> Vec<RuleId> {
    let mut ids = Vec::new();
    let opening = format!("{mark}{prefix}-");
    for (start, _) in text.match_indices(&opening) {
        let (before, after) = (&text[..start], &text[start + mark.len()..]);
        let closed = after.split_once('*').filter(|(_, rest)| {
            let stars = 1 + rest.bytes().take_while(|byte| *byte == b'*').count();
            stars == mark.len() && !before.ends_with('*')
        });
        if let Some(id) = closed.and_then(|(id, _)| RuleId::read(prefix, id))
            && !ids.contains(&id)
        {
            ids.push(id);
        }
    }
    ids
}

/// The ids that the name of a test cites: `b_din_4_and_b_map_2` cites B-DIN-4 and B-MAP-2. `k_nm_1_2` is K-NM-1.2 if there
/// is such a rule.
fn cited(name: &str, exists: impl Fn(&RuleId) -> bool) -> Vec<RuleId> {
    let parts: Vec<&str> = name.split('_').collect();
    let mut ids = Vec::new();
    for at in 0..parts.len().saturating_sub(2) {
        let [text, topic, number] = [parts[at], parts[at + 1], parts[at + 2]];
        let known = RULE_TEXTS.into_iter().find(|(prefix, _)| *text == prefix.to_ascii_lowercase());
        let Some((prefix, _)) = known.filter(|_| topic.bytes().all(|b| b.is_ascii_lowercase())) else {
            continue;
        };
        let topic = topic.to_ascii_uppercase();
        let dotted =
            parts.get(at + 3).and_then(|part| RuleId::new(prefix, &topic, &format!("{number}.{part}")));
        let id = dotted.filter(&exists).or_else(|| RuleId::new(prefix, &topic, number));
        ids.extend(id.filter(|id| !ids.contains(id)));
    }
    ids
}

/// The ids of the modules in the list of those that are built.
fn built(source: &str) -> Option<Vec<String>> {
    let (_, list) = source.split_once(BUILT.1)?;
    let (list, _) = list.split_once(']')?;
    let names = list.split(',').map(str::trim).filter(|name| !name.is_empty() && !name.starts_with("//"));
    Some(names.map(|name| snake(name.trim_start_matches("Module::"))).collect())
}

/// `FryChefs` as `fry_chefs`.
fn snake(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

/// The lines of a file that ask whether a module is in play.
fn module_questions(source: &str) -> Vec<usize> {
    let asks = |line: &str| {
        let code = line.split("//").next().unwrap_or_default();
        ["modules.has(", "modules().has(", ".has(Module::"].iter().any(|question| code.contains(question))
    };
    source.lines().enumerate().filter(|(_, line)| asks(line)).map(|(i, _)| i + 1).collect()
}

/// Which rules are tested how often.
pub struct Coverage {
    /// In the order of the rule text.
    rules: Vec<(RuleId, usize)>,
    /// Rules that wait for an expansion module, with their tests: none until it is built.
    waiting: Vec<(RuleId, usize)>,
    /// Citations of rules that do not exist: the test, its file, the id.
    unknown: Vec<(String, String, RuleId)>,
    /// Rules of modules that are not built yet, with the tests they have already.
    unbuilt: Vec<(RuleId, usize)>,
    /// Places that ask whether a module is in play, and may not.
    questions: Vec<String>,
}

impl Coverage {
    pub fn read(root: &Path) -> Result<Self> {
        let (mut ids, mut later) = (Vec::new(), Vec::new());
        for (prefix, path) in RULE_TEXTS {
            let text = files::read(&root.join(path))?;
            let defined = defined(prefix, &text);
            ensure!(!defined.is_empty(), "{path} defines no rule {prefix}-...");
            ids.extend(defined);
            later.extend(waiting(prefix, &text));
        }
        let built = built(&files::read(&root.join(BUILT.0))?);
        let built = built.with_context(|| format!("{} has no list \"{}\"", BUILT.0, BUILT.1))?;
        let (mut tests, mut questions) = (Vec::new(), Vec::new());
        for file in sources(root)? {
            let (source, shown) = (files::read(&file)?, files::shown(root, &file));
            for name in rust_tests::names(&source) {
                tests.push((name, shown.clone()));
            }
            let rules =
                ["crates/rules/src/", "crates/bots/src/"].iter().any(|place| shown.starts_with(place));
            if rules && !shown.split('/').any(|part| MAY_ASK.contains(&part)) {
                questions.extend(module_questions(&source).into_iter().map(|line| format!("{shown}:{line}")));
            }
        }
        Ok(Self { questions, ..Self::new(ids, later, &built, tests) })
    }

    fn new(ids: Vec<RuleId>, later: Vec<RuleId>, built: &[String], tests: Vec<(String, String)>) -> Self {
        let mut counts: BTreeMap<RuleId, usize> =
            ids.iter().chain(&later).map(|id| (id.clone(), 0)).collect();
        let mut unknown = Vec::new();
        for (name, file) in tests {
            for id in cited(&name, |id| counts.contains_key(id)) {
                match counts.get_mut(&id) {
                    Some(count) => *count += 1,
                    None => unknown.push((name.clone(), file.clone(), id)),
                }
            }
        }
        let is_built = |id: &RuleId| id.module().is_none_or(|module| built.iter().any(|one| one == module));
        let (ids, unbuilt): (Vec<RuleId>, Vec<RuleId>) = ids.into_iter().partition(is_built);
        let counted = |ids: Vec<RuleId>| ids.into_iter().map(|id| (id.clone(), counts[&id])).collect();
        Self {
            rules: counted(ids),
            waiting: counted(later),
            unknown,
            unbuilt: counted(unbuilt),
            questions: Vec::new(),
        }
    }

    /// One line for every rule: its id and the number of its tests.
    fn table(&self) -> Vec<String> {
        let rules = self.rules.iter().map(|(id, tests)| format!("{id:<10} {tests:>4}"));
        let waiting = self.waiting.iter().chain(&self.unbuilt);
        rules.chain(waiting.map(|(id, _)| format!("{id:<10} waits for its module"))).collect()
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
        let questions = self.questions.iter();
        let questions =
            questions.map(|place| format!("{place}: only config, set-up and modules/ ask for a module"));
        untested.chain(unknown).chain(tested).chain(twice).chain(questions).collect()
    }

    pub fn summary(&self) -> String {
        let tested = self.rules.iter().filter(|(_, tests)| *tests > 0).count();
        let line = format!("{tested} of {} rules have a test", self.rules.len());
        let ids: Vec<String> = self.waiting.iter().map(|(id, _)| id.to_string()).collect();
        let unbuilt = |module: &str| self.unbuilt.iter().any(|(id, _)| id.module() == Some(module));
        let mut modules: Vec<&str> =
            TOPICS.into_iter().map(|(_, module)| module).filter(|module| unbuilt(module)).collect();
        modules.dedup();
        let mut parts = vec![line];
        if !ids.is_empty() {
            parts.push(format!("{} wait for expansion modules: {}", ids.len(), ids.join(", ")));
        }
        if !modules.is_empty() {
            parts.push(format!(
                "{} are of modules not built yet: {}",
                self.unbuilt.len(),
                modules.join(", ")
            ));
        }
        parts.join("; ")
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
    use super::{Coverage, RuleId, built, defined, module_questions, waiting};

    fn cited(name: &str) -> Vec<RuleId> {
        super::cited(name, |id| id.to_string() == "K-NM-1.1")
    }

    fn shown(ids: &[RuleId]) -> Vec<String> {
        ids.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn ids_are_read_from_bold_text_only() {
        let text =
            "- **B-MAP-1** A tile, see B-MAP-9.\n- **B-DIN-10** x **B-X** **B-map-1** **B-MAP-1a** **bold**";
        assert_eq!(shown(&defined("B", text)), ["B-MAP-1", "B-DIN-10"]);
        assert_eq!(shown(&defined("C", "**C-A-7** **B-MAP-1**")), ["C-A-7"]);
    }

    #[test]
    fn an_unclosed_id_is_none() {
        assert!(defined("B", "**B-MAP-1").is_empty());
        assert!(defined("B", "**B-MAP-**").is_empty());
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
        let ids = defined("B", "**B-DIN-1** **B-DIN-10** **B-MAP-1**");
        let test = |name: &str| (name.to_owned(), "a.rs".to_owned());
        let coverage = Coverage::new(
            ids,
            Vec::new(),
            &[],
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
        assert_eq!(shown(&waiting("C", text)), ["C-A-12", "C-WRK-16"]);
        assert_eq!(shown(&defined("C", text)), ["C-A-1", "C-A-2"]);
        let test = |name: &str| (name.to_owned(), "a.rs".to_owned());
        let tests = |names: &[&str]| names.iter().map(|name| test(name)).collect();
        let coverage = Coverage::new(defined("C", text), waiting("C", text), &[], tests(&["c_a_1", "c_a_2"]));
        assert!(coverage.faults().is_empty());
        assert_eq!(
            coverage.summary(),
            "2 of 2 rules have a test; 2 wait for expansion modules: C-A-12, C-WRK-16"
        );
        let built =
            Coverage::new(defined("C", text), waiting("C", text), &[], tests(&["c_a_1_c_a_2", "c_a_12"]));
        assert_eq!(built.faults(), ["C-A-12 has a test, but its text says that it waits for a module"]);
    }

    #[test]
    fn rules_of_modules_have_parts_and_examples() {
        let text = "- **K-FRY-1** x\n| **K-NM-1** | **K-NM-1.1** **K-NM-0**\n- EX-NM-2 see EX-NM-9\n| EX-COF-1 (KX) | EX-COF (grid)\n- *EX-DIN-1* y";
        assert_eq!(shown(&defined("K", text)), ["K-FRY-1", "K-NM-1", "K-NM-1.1", "K-NM-0"]);
        assert_eq!(shown(&defined("EX", text)), ["EX-NM-2", "EX-COF-1"]);
        assert_eq!(shown(&waiting("EX", text)), ["EX-DIN-1"]);
        assert_eq!(shown(&cited("k_nm_1_1_pays_twice")), ["K-NM-1.1"]);
        assert_eq!(shown(&cited("k_nm_1_2_houses_and_ex_nm_2")), ["K-NM-1", "EX-NM-2"]);
        let ids = [defined("K", text), defined("EX", text)].concat();
        let some =
            built("pub const BUILT: ModuleSet = ModuleSet::of(&[Module::FryChefs,\n    Module::Coffee,\n]);")
                .unwrap();
        assert_eq!(some, ["fry_chefs", "coffee"]);
        let coverage =
            Coverage::new(ids, waiting("EX", text), &some, vec![("k_fry_1".into(), "a.rs".into())]);
        assert_eq!(coverage.faults(), ["EX-COF-1 has no test"]);
        assert_eq!(
            coverage.summary(),
            "1 of 2 rules have a test; 1 wait for expansion modules: EX-DIN-1; 4 are of modules not built yet: new_milestones"
        );
    }

    #[test]
    fn questions_for_modules_are_found() {
        let source = "if self.config.modules.has(X) {}\n// modules.has(X)\nset.has(Module::Sushi)\nchain.has(Milestone::A)";
        assert_eq!(module_questions(source), [1, 3]);
    }
}
