//! Many puzzles: a file for each kind, and a list of all.

use magnate_rules::ModuleSet;
use serde::{Deserialize, Serialize};

use crate::goal::Kind;
use crate::puzzle::{Puzzle, PuzzleError};

/// A line of the list: what one needs to choose a puzzle without having read them all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PuzzleEntry"))]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The puzzle; it is in the file of its kind.
    pub id: String,
    /// Its kind.
    pub kind: Kind,
    /// From 1 to 5.
    pub difficulty: u8,
    /// How many chains there are.
    pub players: u8,
    /// Modules in play.
    #[serde(default, skip_serializing_if = "ModuleSet::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<ModuleSet>"))]
    pub modules: ModuleSet,
}

/// Puzzles, as files hold them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collection {
    /// In the order of kinds, then by difficulty and id.
    pub puzzles: Vec<Puzzle>,
}

impl Collection {
    /// Puts puzzles in their order.
    pub fn new(mut puzzles: Vec<Puzzle>) -> Collection {
        puzzles.sort_by(|one, other| {
            let key = |puzzle: &Puzzle| (puzzle.goal.kind(), puzzle.difficulty);
            key(one).cmp(&key(other)).then_with(|| one.id.cmp(&other.id))
        });
        Collection { puzzles }
    }

    /// Reads the puzzles of one file: a JSON list.
    pub fn read(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
        serde_json::from_str(text).map_err(|error| PuzzleError::Form(error.to_string()))
    }

    /// The list of all.
    pub fn index(&self) -> Vec<Entry> {
        let players = |puzzle: &Puzzle| puzzle.position["chains"].as_array().map_or(0, Vec::len) as u8;
        let entry = |puzzle: &Puzzle| Entry {
            id: puzzle.id.clone(),
            kind: puzzle.goal.kind(),
            difficulty: puzzle.difficulty,
            players: players(puzzle),
            modules: puzzle.modules,
        };
        self.puzzles.iter().map(entry).collect()
    }

    /// The files: `index.json`, and one for each kind; one puzzle a line.
    pub fn files(&self) -> Vec<(String, String)> {
        let mut files = vec![("index.json".to_string(), lines(&self.index()))];
        for kind in Kind::ALL {
            let puzzles: Vec<&Puzzle> =
                self.puzzles.iter().filter(|puzzle| puzzle.goal.kind() == kind).collect();
            if !puzzles.is_empty() {
                files.push((format!("{kind}.json"), lines(&puzzles)));
            }
        }
        files
    }
}

/// A JSON list with one value a line.
fn lines<T: Serialize>(values: &[T]) -> String {
    // Plain data with text keys: it always has a JSON form.
    let rows: Vec<String> = values.iter().filter_map(|value| serde_json::to_string(value).ok()).collect();
    format!("[\n{}\n]\n", rows.join(",\n"))
}
