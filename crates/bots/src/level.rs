//! Who can play: levels by strength, and characters with a way of their own.

use serde::{Deserialize, Serialize};

use crate::bot::Bot;
use crate::budget::Budget;
use crate::director::Director;
use crate::magnate::Magnate;
use crate::manager::Manager;
use crate::pool;
use crate::random::RandomBot;
use crate::trainee::Trainee;

/// A kind of bot: one of the levels, weakest first, or one of the characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "BotKind"))]
pub enum Level {
    /// Any legal action, at random.
    Random,
    /// Somebody's first games: plausible openings, a beginner's mistakes.
    Trainee,
    /// Knows what a Manager knows and overlooks most of it.
    Assistant,
    /// Overlooks something in every other decision.
    Supervisor,
    /// Overlooks something now and then.
    Deputy,
    /// A strong player by rules of thumb.
    Manager,
    /// Plays a few games on in its head before it decides.
    Director,
    /// The strongest: looks rounds ahead.
    Magnate,
    /// Never advertises, makes everything and asks less than anybody.
    Undercutter,
    /// Begins with trainers and lives on skilled people.
    Instructor,
    /// Fills the room with waitresses while the bank is small.
    Host,
    /// Sells dear to houses with gardens.
    Gardener,
    /// Drinks from everywhere, at last by zeppelin.
    Aeronaut,
    /// Billboards that never come down.
    BillPoster,
    /// Would rather see nobody sell than a rival.
    Spoiler,
    /// Empties a small bank before the others have begun.
    Sprinter,
}

impl Level {
    /// All of them: the levels, weakest first, then the characters.
    pub const ALL: [Level; 16] = [
        Level::Random,
        Level::Trainee,
        Level::Assistant,
        Level::Supervisor,
        Level::Deputy,
        Level::Manager,
        Level::Director,
        Level::Magnate,
        Level::Undercutter,
        Level::Instructor,
        Level::Host,
        Level::Gardener,
        Level::Aeronaut,
        Level::BillPoster,
        Level::Spoiler,
        Level::Sprinter,
    ];

    /// Those to choose by strength, weakest first.
    pub fn ladder() -> &'static [Level] {
        &Level::ALL[..8]
    }

    /// Those with a way of their own.
    pub fn characters() -> &'static [Level] {
        &Level::ALL[8..]
    }

    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Trainee => "trainee",
            Level::Assistant => "assistant",
            Level::Supervisor => "supervisor",
            Level::Deputy => "deputy",
            Level::Manager => "manager",
            Level::Director => "director",
            Level::Magnate => "magnate",
            Level::Undercutter => "undercutter",
            Level::Instructor => "instructor",
            Level::Host => "host",
            Level::Gardener => "gardener",
            Level::Aeronaut => "aeronaut",
            Level::BillPoster => "bill_poster",
            Level::Spoiler => "spoiler",
            Level::Sprinter => "sprinter",
        }
    }

    /// Does it answer the same however much time it has? Then its games do not depend on the clock.
    pub const fn is_instant(self) -> bool {
        !matches!(self, Level::Magnate)
    }

    /// How often somebody of this level overlooks something a Manager would not, of a hundred chances.
    const fn lapses(self) -> u8 {
        match self {
            Level::Assistant => 95,
            Level::Supervisor => 60,
            Level::Deputy => 35,
            _ => 0,
        }
    }

    /// A fresh bot of this level with its own generator.
    pub fn make(self, seed: u64, budget: Budget) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(RandomBot::new(seed)),
            Level::Trainee => Box::new(Trainee::new(seed)),
            Level::Magnate => Box::new(Magnate::new(seed, budget)),
            Level::Director => Box::new(Director::new(seed)),
            Level::Assistant | Level::Supervisor | Level::Deputy | Level::Manager => {
                Box::new(Manager::new(seed).with_lapses(self.lapses()))
            }
            _ => Box::new(match pool::style(self) {
                Some(style) => Manager::new(seed).playing(style),
                None => Manager::new(seed),
            }),
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
            let names = Level::ALL.map(Level::id);
            let (last, others) = names.split_last().unwrap_or((&"", &[]));
            format!("\"{text}\" is not a bot: there are {} and {last}", others.join(", "))
        })
    }
}
