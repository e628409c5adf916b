//! Levels of play.

use serde::{Deserialize, Serialize};

use crate::bot::Bot;
use crate::budget::Budget;
use crate::magnate::Magnate;
use crate::manager::Manager;
use crate::random::RandomBot;
use crate::trainee::Trainee;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "BotKind"))]
pub enum Level {
    /// Any legal action, at random.
    Random,
    /// Somebody's first games: plausible openings, a beginner's mistakes.
    Trainee,
    /// A strong player by rules of thumb.
    Manager,
    /// The strongest: looks rounds ahead.
    Magnate,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Trainee, Level::Manager, Level::Magnate];

    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Trainee => "trainee",
            Level::Manager => "manager",
            Level::Magnate => "magnate",
        }
    }

    /// A fresh bot of this level with its own generator.
    pub fn make(self, seed: u64, budget: Budget) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(RandomBot::new(seed)),
            Level::Trainee => Box::new(Trainee::new(seed)),
            Level::Manager => Box::new(Manager::new(seed)),
            Level::Magnate => Box::new(Magnate::new(seed, budget)),
        }
    }
}

impl std::fmt::Display for Level {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

impl std::str::FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Level::ALL.into_iter().find(|level| level.id() == text).ok_or_else(|| {
            format!("\"{text}\" is not a level of bots: there are random, trainee, manager and magnate")
        })
    }
}
