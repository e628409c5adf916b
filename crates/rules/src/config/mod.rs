//! What is agreed before the game begins.

mod edition;
mod modules;
mod options;
mod scenarios;
mod solo;

use serde::{Deserialize, Serialize};

use crate::cards::{Careers, Employee, Milestone, ReserveCard, TOKENS, TokenCard, TokenNumber};
use crate::item::Item;
use crate::player::PlayerId;
use crate::vocab::vocabulary;

pub use edition::Edition;
pub use modules::{MapSetting, MapSettings, Module, ModuleSet};
pub use options::{
    BaristaReach, BrandAirplane, BreakOutsideDinner, CfoOnMarketing, CoffeeRoutes, DiscountClaim,
    KetchupClaim, MailCut, MassMarketeerFired, ReservePriceChange, RoadworksReach, RuleOption, RuleOptions,
    SalaryWaiver,
};
pub use scenarios::Scenario;
pub use solo::{Solo, SoloSwitch};

/// The version of the rules of new games: the number of the newest edition.
pub const RULES_VERSION: u32 = Edition::NEWEST.number();

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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Config {
    /// The edition of the rules; the first for games that are older than editions.
    #[serde(default = "Edition::first", skip_serializing_if = "Edition::is_first")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Edition>"))]
    pub edition: Edition,
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
    #[cfg_attr(feature = "ts", ts(optional))]
    pub solo: Option<Solo>,
    /// Expansion modules in play (K-GEN-1).
    #[serde(default, skip_serializing_if = "ModuleSet::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<ModuleSet>"))]
    pub modules: ModuleSet,
    /// Readings of the expansion's rules that differ from the usual ones.
    #[serde(default, skip_serializing_if = "RuleOptions::is_usual")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<RuleOptions>"))]
    pub options: RuleOptions,
    /// What the map must contain (K-DIST-1, K-DIST-2).
    #[serde(default, skip_serializing_if = "MapSettings::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<MapSettings>"))]
    pub map_settings: MapSettings,
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
    /// The full base game with default options, in the newest edition.
    pub const fn new(players: u8) -> Self {
        Config {
            edition: Edition::NEWEST,
            players,
            intro: Intro::None,
            negative_prices: NegativePrices::Floor,
            sequential_payday: false,
            solo: None,
            modules: ModuleSet::NONE,
            options: RuleOptions::USUAL,
            map_settings: MapSettings::NONE,
        }
    }

    /// A solo game with these switches.
    pub const fn solo(solo: Solo) -> Self {
        Config { solo: Some(solo), ..Config::new(2) }
    }

    /// The same game with these modules.
    #[must_use]
    pub const fn with_modules(self, modules: ModuleSet) -> Self {
        Config { modules, ..self }
    }

    /// Is it playable?
    pub fn check(&self) -> Result<(), ConfigError> {
        let refuse = |reason: String| Err(ConfigError(reason));
        if !self.edition.is_known() {
            let (edition, newest) = (self.edition, Edition::NEWEST);
            return refuse(format!(
                "the game is of edition {edition} of the rules, this program plays editions 1 to {newest}"
            ));
        }
        match self.players {
            n if self.solo.is_some() && n != 2 => {
                return refuse(format!("a solo game has 2 players, one of them The Chain, not {n}"));
            }
            2..=5 => {}
            6 if self.modules.has(Module::SixPlayers) => {}
            6 => return refuse("6 players need the module six_players (B-MAP-1)".into()),
            n => {
                return refuse(format!(
                    "a game has 2 to 5 players, or 6 with six_players, not {n} (B-MAP-1)"
                ));
            }
        }
        self.check_modules()?;
        self.check_options()?;
        self.check_map_settings()
    }

    /// Do the modules go together (K-GEN-2), and are they there?
    pub(crate) fn check_modules(&self) -> Result<(), ConfigError> {
        self.check_sets()?;
        match self.modules.iter().find(|module| !Module::BUILT.has(*module)) {
            Some(module) => Err(ConfigError(format!("module {module} is not built yet"))),
            None => Ok(()),
        }
    }

    /// Do the modules go together (K-GEN-2)?
    pub fn check_sets(&self) -> Result<(), ConfigError> {
        let refuse = |reason: &str| Err(ConfigError(reason.into()));
        let modules = self.modules;
        if modules.has(Module::NewMilestones) {
            if modules.has(Module::HardChoices) {
                return refuse(
                    "the module hard_choices is for the base milestones, not for new_milestones (K-GEN-2)",
                );
            }
            if self.solo.is_some_and(|solo| solo.hard_choices) {
                return refuse(
                    "the switch hard_choices is for the base milestones, not for new_milestones (C-OPT-1)",
                );
            }
        }
        if modules.has(Module::SixPlayers) && !modules.has(Module::NewDistricts) {
            return refuse("the module six_players needs the tiles of new_districts (K-GEN-2)");
        }
        if modules.has(Module::Lobbyists) && self.players >= 5 && !modules.has(Module::NewDistricts) {
            return refuse(
                "the module lobbyists needs the tiles of new_districts with 5 or 6 players (K-GEN-2)",
            );
        }
        if !modules.is_empty() && self.intro != Intro::None {
            return refuse("introductory games are played without modules (B-INT-1)");
        }
        Ok(())
    }

    /// Is every option about something that is in play?
    pub(crate) fn check_options(&self) -> Result<(), ConfigError> {
        for (option, _) in self.options.unusual() {
            if !option.modules().iter().any(|module| self.modules.has(*module)) {
                let needed: Vec<&str> = option.modules().iter().map(|module| module.id()).collect();
                return Err(ConfigError(format!("option {option} needs module {}", needed.join(" or "))));
            }
        }
        Ok(())
    }

    /// Can the map be dealt like this?
    fn check_map_settings(&self) -> Result<(), ConfigError> {
        for setting in self.map_settings.iter() {
            if let Some(module) = setting.module()
                && !self.modules.has(module)
            {
                return Err(ConfigError(format!("map setting {setting} needs module {module} (K-DIST-1)")));
            }
            if !MapSetting::BUILT.contains(&setting) {
                return Err(ConfigError(format!("map setting {setting} is not built yet")));
            }
        }
        Ok(())
    }

    /// The most players a game with these modules has.
    pub(crate) const fn most_players(modules: ModuleSet) -> usize {
        if modules.has(Module::SixPlayers) { 6 } else { 5 }
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

    /// Copies of an employee card in the supply at the start (B-SET-1, K-GEN-4, K-GEN-5, K-STAR-1).
    pub fn copies(&self, employee: Employee) -> u8 {
        let card = employee.card();
        // A written-down position may have fewer players than a game.
        if !self.plays(card.module) || self.players.max(2) < card.min_players {
            return 0;
        }
        match employee {
            Employee::LuxuriesManager => self.unique_copies() + u8::from(self.has_new_food()),
            _ if card.unique => self.unique_copies().min(card.count),
            _ => card.count,
        }
    }

    /// Is any module in play whose food makes luxuries worth having (K-GEN-5)?
    const fn has_new_food(&self) -> bool {
        const FOOD: [Module; 4] = [Module::Kimchi, Module::Sushi, Module::Noodles, Module::Coffee];
        let mut i = 0;
        while i < FOOD.len() {
            if self.modules.has(FOOD[i]) {
                return true;
            }
            i += 1;
        }
        false
    }

    /// Is what this module brings in play? Of the base game everything is.
    #[inline]
    pub const fn plays(&self, module: Option<Module>) -> bool {
        self.modules.allow(module)
    }

    /// The employee cards that can be in this game.
    pub fn employees(&self) -> impl Iterator<Item = Employee> + use<> {
        let config = *self;
        let cards = Employee::CARDS.with(self.modules).iter().copied();
        cards.filter(move |card| config.plays(card.card().module))
    }

    /// Who can become what.
    #[inline]
    pub const fn careers(&self) -> &'static Careers {
        Careers::of(self.modules)
    }

    /// The items that can be in this game.
    pub fn items(&self) -> impl Iterator<Item = Item> + use<> {
        let config = *self;
        Item::ALL.into_iter().filter(move |item| config.plays(item.card().module))
    }

    /// The milestones that can be had in this game (B-INT-1, K-GEN-1).
    pub fn milestone_cards(&self) -> impl Iterator<Item = Milestone> + use<> {
        let config = *self;
        Milestone::ALL.into_iter().filter(move |milestone| config.has_milestone(*milestone))
    }

    /// Can this milestone be had in this game?
    #[inline]
    pub fn has_milestone(&self, milestone: Milestone) -> bool {
        let module = milestone.row().module;
        let replaced = module.is_none() && self.modules.has(Module::NewMilestones);
        self.milestones() && self.plays(module) && !replaced
    }

    /// The reserve cards everybody chooses from (B-SET-2, K-RES-1).
    pub const fn reserve_cards(&self) -> [ReserveCard; 3] {
        if self.modules.has(Module::ReservePrices) {
            [ReserveCard::Price5, ReserveCard::Price10, ReserveCard::Price20]
        } else {
            [ReserveCard::Small, ReserveCard::Middle, ReserveCard::Large]
        }
    }

    /// The campaign tokens of this game, by number (B-SET-1).
    pub fn tokens(&self) -> impl Iterator<Item = &'static TokenCard> + use<> {
        let config = *self;
        TOKENS.iter().filter(move |token| !config.leaves_out(token.number))
    }

    /// Is this campaign token left in the box (B-SET-1)?
    pub fn leaves_out(&self, token: TokenNumber) -> bool {
        match token.0 {
            12 => self.players <= 2,
            15 => self.players <= 3,
            16 => self.players <= 4,
            _ => token.card().is_some_and(|card| !self.plays(card.module)),
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
