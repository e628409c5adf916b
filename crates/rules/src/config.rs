//! What is agreed before the game begins.

use serde::{Deserialize, Serialize};

use crate::player::PlayerId;
use crate::vocab::vocabulary;

/// The version of the rules this crate plays. A change of any rule's outcome bumps it.
pub const RULES_VERSION: u32 = 1;

vocabulary! {
    /// The introductory games (B-INT-1).
    pub enum Intro ("an introductory game") {
        /// The full game.
        None = "none",
        /// First introductory game: no reserve cards, milestones or payday.
        First = "first",
        /// Second introductory game: the same with milestones.
        Second = "second",
    }
}

vocabulary! {
    /// What a sale at a negative price does (B-OPT-1).
    pub enum NegativePrices ("a way to treat negative prices") {
        /// The income of a sale is never below $0.
        Floor = "floor",
        /// The chain pays the bank, and can go bankrupt.
        Pay = "pay",
    }
}

/// The agreed options of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// How many players.
    pub players: u8,
    /// Full game or one of the introductory games.
    #[serde(default = "full_game")]
    pub intro: Intro,
    /// Option B-OPT-1.
    #[serde(default = "floor")]
    pub negative_prices: NegativePrices,
    /// Option B-OPT-2.
    #[serde(default)]
    pub sequential_payday: bool,
}

const fn full_game() -> Intro {
    Intro::None
}

const fn floor() -> NegativePrices {
    NegativePrices::Floor
}

/// A configuration nobody can play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigError(pub String);

impl std::fmt::Display for ConfigError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ConfigError {}

impl Config {
    /// The full base game with default options.
    pub const fn new(players: u8) -> Self {
        Config {
            players,
            intro: Intro::None,
            negative_prices: NegativePrices::Floor,
            sequential_payday: false,
        }
    }

    /// Is it playable?
    pub fn check(&self) -> Result<(), ConfigError> {
        match self.players {
            2..=5 => Ok(()),
            6 => Err(ConfigError("6 players need the module six_players (B-MAP-1)".into())),
            n => Err(ConfigError(format!("a game has 2 to 5 players, not {n} (B-MAP-1)"))),
        }
    }

    /// Map size in tiles: width, height (B-MAP-1).
    pub const fn map_size(&self) -> (u8, u8) {
        match self.players {
            0..=2 => (3, 3),
            3 => (4, 3),
            4 => (4, 4),
            5 => (5, 4),
            _ => (6, 4),
        }
    }

    /// Copies of each unique employee (B-SET-1).
    pub const fn unique_copies(&self) -> u8 {
        match self.players {
            0..=3 => 1,
            4 => 2,
            _ => 3,
        }
    }

    /// Is this campaign token left in the box (B-SET-1)?
    pub const fn leaves_out(&self, token: u8) -> bool {
        match token {
            12 => self.players <= 2,
            15 => self.players <= 3,
            16 => self.players <= 4,
            _ => false,
        }
    }

    /// Cash in the bank at the start (B-SET-2, B-INT-1).
    pub const fn starting_bank(&self) -> i32 {
        let each = match self.intro {
            Intro::None => 50,
            Intro::First | Intro::Second => 75,
        };
        each * self.players as i32
    }

    /// Are milestones in play (B-INT-1)?
    pub const fn milestones(&self) -> bool {
        !matches!(self.intro, Intro::First)
    }

    /// Are there reserve cards, a payday and a second life of the bank (B-INT-1)?
    pub const fn full(&self) -> bool {
        matches!(self.intro, Intro::None)
    }

    /// All players.
    pub fn player_ids(&self) -> impl Iterator<Item = PlayerId> + use<> {
        (0..self.players).map(PlayerId)
    }
}
