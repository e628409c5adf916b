//! The games of a tournament in a file, one line each, written as they end: whatever stops the tournament, what was
//! played is not played again.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Played, Tournament, Trouble};

/// What the first line of a ledger says it is.
const TITLE: &str = "magnate tournament";
/// The format that is written and read.
const VERSION: u32 = 1;

/// A game as it is stored: with how long every decision took.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// The game.
    #[serde(flatten)]
    pub played: Played,
    /// Microseconds of every decision, by seat.
    pub times: Vec<Vec<u32>>,
    /// Seconds the tournament had taken when it ended.
    #[serde(default)]
    pub after: f64,
}

impl From<Played> for Finished {
    fn from(played: Played) -> Self {
        Finished { times: played.times.clone(), played, after: 0.0 }
    }
}

impl From<Finished> for Played {
    fn from(finished: Finished) -> Self {
        Played { times: finished.times, ..finished.played }
    }
}

/// The games of one tournament that are over.
pub struct Ledger {
    file: Mutex<File>,
    before: HashMap<usize, Played>,
    spent: Duration,
    start: Instant,
}

impl Ledger {
    /// Opens the ledger of a tournament, or begins it. A last line that was cut off while it was written is dropped.
    pub fn open(path: &Path, tournament: &Tournament) -> Result<Self, Trouble> {
        let trouble = |error: &dyn std::fmt::Display| Trouble(format!("{}: {error}", path.display()));
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(|error| trouble(&error))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(|error| trouble(&error))?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let text = str::from_utf8(&bytes[..whole]).map_err(|error| trouble(&error))?;
        let mut lines = text.lines();
        let mut games = HashMap::new();
        let mut spent: f64 = 0.0;
        match lines.next() {
            None => {
                if bytes.len() > whole && !bytes.starts_with(b"{\"") {
                    return Err(trouble(&"this is not a tournament"));
                }
                file.set_len(0).map_err(|error| trouble(&error))?;
                file.seek(SeekFrom::Start(0)).map_err(|error| trouble(&error))?;
                write_line(&mut file, &header(tournament)).map_err(|error| trouble(&error))?;
            }
            Some(first) => {
                same_tournament(first, tournament).map_err(|error| trouble(&error))?;
                for (at, line) in lines.enumerate() {
                    let finished: Finished = serde_json::from_str(line)
                        .map_err(|error| trouble(&format!("line {}: {error}", at + 2)))?;
                    spent = spent.max(finished.after);
                    games.insert(finished.played.index, finished.into());
                }
                file.set_len(whole as u64).map_err(|error| trouble(&error))?;
                file.seek(SeekFrom::End(0)).map_err(|error| trouble(&error))?;
            }
        }
        let spent = Duration::try_from_secs_f64(spent).unwrap_or_default();
        Ok(Ledger { file: Mutex::new(file), before: games, spent, start: Instant::now() })
    }

    /// Games that were over when it was opened.
    pub fn games_before(&self) -> usize {
        self.before.len()
    }

    /// How long they took together.
    pub(super) fn spent_before(&self) -> Duration {
        self.spent
    }

    /// A game that was over when it was opened.
    pub(super) fn game(&self, index: usize) -> Option<Played> {
        self.before.get(&index).cloned()
    }

    /// Stores a game that has just ended.
    pub(super) fn enter(&self, played: Played) -> Result<Played, Trouble> {
        let after = (self.spent + self.start.elapsed()).as_secs_f64();
        let line = json!(Finished { after, ..Finished::from(played.clone()) });
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        write_line(&mut file, &line).map_err(|error| Trouble(format!("a game cannot be stored: {error}")))?;
        Ok(played)
    }
}

/// In one piece, and on the disk when this returns.
fn write_line(file: &mut File, line: &Value) -> std::io::Result<()> {
    file.write_all(format!("{line}\n").as_bytes())?;
    file.sync_data()
}

/// What makes games the same games. Their number may grow: the first ones stay what they are.
fn header(tournament: &Tournament) -> Value {
    let bots: Vec<String> = tournament.bots.iter().map(ToString::to_string).collect();
    json!({
        TITLE: VERSION,
        "bots": bots,
        "config": tournament.config,
        "seed": tournament.seed.to_string(),
        "budget": tournament.budget,
        "max_rounds": tournament.max_rounds,
        "check": tournament.conformance,
    })
}

fn same_tournament(line: &str, tournament: &Tournament) -> Result<(), String> {
    let found: Value = serde_json::from_str(line).map_err(|_| "this is not a tournament".to_string())?;
    if found.get(TITLE).is_none() {
        return Err("this is not a tournament".into());
    }
    let ours = header(tournament);
    let differs = ours.as_object().and_then(|fields| {
        fields.iter().find(|(key, value)| found.get(key.as_str()) != Some(value)).map(|(key, _)| key.as_str())
    });
    match differs {
        None => Ok(()),
        Some(key) => {
            let said = found.get(key).map_or("nothing".to_string(), ToString::to_string);
            Err(format!("this is another tournament: {key} is {said} there and {} here", ours[key]))
        }
    }
}
