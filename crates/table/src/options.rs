//! What the host decides before the game starts.

use std::ops::RangeInclusive;

use magnate_bots::Level;
use magnate_rules::{Config, Edition, Game, Record, RecordError, Solo};
use serde::{Deserialize, Serialize};

use crate::problem::Problem;
use crate::rest::{DAY, MINUTE, Rest};
use crate::text;

/// How much time players have. Times are milliseconds; a clock is data, nobody here looks at one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// So much for every turn: a working day with all its steps, a structure, a payday.
    PerTurn {
        /// Milliseconds.
        limit: i64,
    },
    /// So much for the whole game, and some more for every turn taken.
    Bank {
        /// Milliseconds at the start.
        bank: i64,
        /// Milliseconds added at the end of each turn.
        increment: i64,
    },
    /// So much for every turn, and a stock for the whole game that is drawn on when a turn takes longer.
    TurnAndBank {
        /// Milliseconds of every turn.
        limit: i64,
        /// Milliseconds for the whole game.
        bank: i64,
    },
}

/// What happens when somebody's time is out; agreed beforehand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TimeOut {
    /// The others may vote a bot in, or the host does, once nobody is there.
    #[default]
    Vote,
    /// A bot plays on until its person comes back.
    Bot,
    /// They have lost: a bot plays to the end, and they come last. Between two players the game is over.
    Lose,
}

/// The agreed options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// What the table is called; empty for "somebody's table".
    #[serde(default)]
    pub name: String,
    /// What the rules have to know: seats, options, modules; in a solo game the second of two seats is The Chain's. Its
    /// edition is that of the rules the game was started under, before that the newest.
    #[serde(flatten)]
    pub game: Config,
    /// The map is dealt from this seed, so that everybody can look at it before the game; the rest of the game is not.
    /// Without it the map is a surprise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map_seed: Option<u32>,
    /// The game goes on where this record stops, instead of being dealt; then it says what is played, too. Everybody at the
    /// table knows all of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub record: Option<String>,
    /// Time for decisions.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when somebody's time is out.
    #[serde(default)]
    pub time_out: TimeOut,
    /// When clocks rest.
    #[serde(default)]
    pub rest: Rest,
    /// Listed in the lobby and open to spectators; otherwise only by invitation.
    #[serde(default)]
    pub public: bool,
    /// Milliseconds a bot takes at least for a move while somebody looks on; 0 lets them move at once.
    #[serde(default)]
    pub bot_pace: u32,
    /// Who plays on for somebody who is away; agreed beforehand, so that nobody can choose a weak one for a rival.
    #[serde(default = "usual_substitute")]
    pub substitute: Level,
    /// May people ask for hints although several people play? Whoever plays against bots alone always may.
    #[serde(default)]
    pub hints: bool,
    /// Counts for nobody's rating.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub friendly: bool,
    /// For people who learn: hints are allowed, taking back is welcome, and nothing counts.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub learning: bool,
    /// Only for people who have finished so many games, of two people or more, where the table is; 0 for everybody.
    #[serde(default, skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u16>"))]
    pub experience: u16,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks like this
fn is_nothing(count: &u16) -> bool {
    *count == 0
}

/// Good enough not to spoil the game.
const fn usual_substitute() -> Level {
    Level::Manager
}

/// Longest name of a table, in characters.
pub const LONGEST_NAME: usize = 60;
/// The most games somebody may be asked to have finished.
const MOST_EXPERIENCE: u16 = 100;
/// The slowest bots may be asked to be, in milliseconds.
const SLOWEST_BOTS: u32 = 60_000;
/// A second and a year, the limits of every clock setting that can be stored.
const CLOCK_RANGE: RangeInclusive<i64> = 1_000..=365 * DAY;
/// What people choose their times from, unless whoever runs the server says otherwise.
pub const USUAL_TIMES: RangeInclusive<i64> = 5 * MINUTE..=7 * DAY;

impl Options {
    /// A private table for so many players.
    pub fn new(players: u8) -> Self {
        Options::of(Config::new(players))
    }

    /// A private table for such a game.
    pub fn of(game: Config) -> Self {
        Options {
            name: String::new(),
            game,
            map_seed: None,
            record: None,
            clock: Clock::None,
            time_out: TimeOut::Vote,
            rest: Rest::default(),
            public: false,
            bot_pace: 0,
            substitute: usual_substitute(),
            hints: false,
            friendly: false,
            learning: false,
            experience: 0,
        }
    }

    /// A private table for a solo game with these switches.
    pub fn solo(solo: Solo) -> Self {
        Options::of(Config::solo(solo))
    }

    /// The options the rules care about.
    pub fn config(&self) -> Config {
        self.game
    }

    /// Before the game starts it is to be one of the newest edition, whatever was said.
    pub(crate) fn for_a_new_game(&self) -> Self {
        let game = match self.begun() {
            Some(Ok((_, game))) => *game.config(),
            _ => self.game,
        };
        Options { game: Config { edition: Edition::NEWEST, ..game }, ..self.clone() }
    }

    /// The game that was begun elsewhere, if it is to go on here: its record, and where it stopped.
    pub(crate) fn begun(&self) -> Option<Result<(Record, Game), Problem>> {
        let read = |text: &str| -> Result<(Record, Game), Problem> {
            let wrong = |error: RecordError| Problem::BadOptions {
                reason: format!("the record cannot be used: {error}"),
            };
            let record: Record = text.parse().map_err(wrong)?;
            let game = record.replay().map_err(wrong)?;
            if game.is_over() {
                return Err(Problem::BadOptions { reason: "the game of the record is over".into() });
            }
            Ok((record, game))
        };
        self.record.as_deref().map(read)
    }

    /// May somebody open a table like this?
    pub fn check(&self) -> Result<(), Problem> {
        let named = self.name.is_empty() || text::is_visible(&self.name);
        if !named || self.name.chars().count() > LONGEST_NAME || !text::is_one_plain_line(&self.name) {
            let reason = format!(
                "the name of a table has at most {LONGEST_NAME} characters, on one line, in one direction and not all \
                 of them invisible"
            );
            return Err(Problem::BadOptions { reason });
        }
        self.check_playable()
    }

    /// Can it be played like this? What tables may be called can change; what is stored stays.
    pub(crate) fn check_playable(&self) -> Result<(), Problem> {
        self.for_a_new_game().game.check().map_err(|error| Problem::BadOptions { reason: error.0 })?;
        if let Some(begun) = self.begun() {
            let players = begun?.1.config().players;
            if players != self.game.players {
                return Err(Problem::BadOptions {
                    reason: format!("the game of the record has {players} players"),
                });
            }
        }
        if self.bot_pace > SLOWEST_BOTS {
            let reason = format!("bots take at most {SLOWEST_BOTS} milliseconds for a move");
            return Err(Problem::BadOptions { reason });
        }
        if self.experience > MOST_EXPERIENCE || (self.learning && self.experience > 0) {
            let reason = format!(
                "a table may ask for at most {MOST_EXPERIENCE} finished games, and one for learning for none"
            );
            return Err(Problem::BadOptions { reason });
        }
        self.rest.check()?;
        if self.clock.fits(&CLOCK_RANGE) {
            Ok(())
        } else {
            Err(Problem::BadOptions { reason: "a clock runs for a second to a year".into() })
        }
    }

    /// May people choose these times? What is stored already stays as it is.
    pub fn check_times(&self, times: &RangeInclusive<i64>) -> Result<(), Problem> {
        if self.clock.fits(times) {
            return Ok(());
        }
        Err(Problem::BadTimes { shortest: *times.start() / 1000, longest: *times.end() / 1000 })
    }
}

impl Clock {
    fn fits(self, times: &RangeInclusive<i64>) -> bool {
        match self {
            Clock::None => true,
            Clock::PerTurn { limit } => times.contains(&limit),
            Clock::Bank { bank, increment } => {
                times.contains(&bank) && (0..=*times.end()).contains(&increment)
            }
            Clock::TurnAndBank { limit, bank } => times.contains(&limit) && times.contains(&bank),
        }
    }
}
