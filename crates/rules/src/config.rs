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

vocabulary! {
    /// A switch of a solo game, each on its own: the difficulty rules of section 11 and the switch of ruling A1.
    pub enum SoloSwitch ("a switch of a solo game") {
        /// Five milestones leave the game after turn 2 or 3.
        HardChoices = "hard_choices",
        /// New restaurants go first where they connect The Chain to more houses.
        ExpandConnections = "expand_connections",
        /// Six restaurants instead of three.
        SixRestaurants = "six_restaurants",
        /// Six warm and no cool cards under the deck at the start.
        AllWarmSetup = "all_warm_setup",
        /// A warm card on top is resolved whatever the marker shows.
        WarmAlways = "warm_always",
        /// The Chain flips a card in turn 1 too, and runs its food and clean-up panes.
        FlipInTurnOne = "flip_in_turn_one",
    }
}

/// A solo game: one person, player 0, against The Chain, player 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[allow(clippy::struct_excessive_bools)] // independent switches
pub struct Solo {
    /// [`SoloSwitch::HardChoices`].
    pub hard_choices: bool,
    /// [`SoloSwitch::ExpandConnections`].
    pub expand_connections: bool,
    /// [`SoloSwitch::SixRestaurants`].
    pub six_restaurants: bool,
    /// [`SoloSwitch::AllWarmSetup`].
    pub all_warm_setup: bool,
    /// [`SoloSwitch::WarmAlways`].
    pub warm_always: bool,
    /// [`SoloSwitch::FlipInTurnOne`].
    pub flip_in_turn_one: bool,
}

impl Solo {
    /// Is a switch on?
    pub const fn has(&self, switch: SoloSwitch) -> bool {
        match switch {
            SoloSwitch::HardChoices => self.hard_choices,
            SoloSwitch::ExpandConnections => self.expand_connections,
            SoloSwitch::SixRestaurants => self.six_restaurants,
            SoloSwitch::AllWarmSetup => self.all_warm_setup,
            SoloSwitch::WarmAlways => self.warm_always,
            SoloSwitch::FlipInTurnOne => self.flip_in_turn_one,
        }
    }

    /// The switches that are on, in order.
    pub fn switches(&self) -> impl Iterator<Item = SoloSwitch> {
        let solo = *self;
        SoloSwitch::ALL.into_iter().filter(move |switch| solo.has(*switch))
    }
}

impl FromIterator<SoloSwitch> for Solo {
    fn from_iter<I: IntoIterator<Item = SoloSwitch>>(switches: I) -> Self {
        let mut solo = Solo::default();
        for switch in switches {
            match switch {
                SoloSwitch::HardChoices => solo.hard_choices = true,
                SoloSwitch::ExpandConnections => solo.expand_connections = true,
                SoloSwitch::SixRestaurants => solo.six_restaurants = true,
                SoloSwitch::AllWarmSetup => solo.all_warm_setup = true,
                SoloSwitch::WarmAlways => solo.warm_always = true,
                SoloSwitch::FlipInTurnOne => solo.flip_in_turn_one = true,
            }
        }
        solo
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
    /// A solo game against The Chain, for two players of whom it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo: Option<Solo>,
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
            solo: None,
        }
    }

    /// A solo game with these switches.
    pub const fn solo(solo: Solo) -> Self {
        Config { solo: Some(solo), ..Config::new(2) }
    }

    /// Is it playable?
    pub fn check(&self) -> Result<(), ConfigError> {
        match self.players {
            n if self.solo.is_some() && n != 2 => {
                Err(ConfigError(format!("a solo game has 2 players, one of them The Chain, not {n}")))
            }
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
