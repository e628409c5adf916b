//! Positions: a moment of a game that anyone can write down as JSON. See `docs/positions.md`.
//!
//! [`Position`] is unchecked: it says what somebody wrote. [`Position::game`] makes a [`crate::Game`] of it or
//! reports every fault at once.

mod automaton;
mod build;
mod fields;
mod form;
mod pieces;
mod read;
mod read_campaigns;
mod report;
mod write;
mod wrong;

use crate::cards::{Milestone, ReserveCard};
use crate::config::Config;
use crate::counts::{Staff, Stock};
use crate::game::{Campaign, Fate, Restaurant};
use crate::map::{BuiltRoad, Coord, Demand, HouseNumber, Layout, Offramp, Park, Side, TileId};
use crate::player::PlayerId;
use crate::vocab::vocabulary;
use wrong::Wrong;

pub use automaton::{AutomatonForm, WrittenAutomaton};
pub use form::{CampaignForm, ChainForm, DemandForm, PositionForm};
pub use report::{
    CampaignReport, CoffeeReport, DinnerReport, MarketingMoney, MarketingReport, OfferReport, PaydayReport,
    PizzaRadioReport, SalaryTerms, SalePartsReport, SaleReport,
};

/// Something wrong with a position: which field, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The field, as in `chains[1].restaurants[0]`; empty for the file as a whole.
    pub path: String,
    /// What is wrong with it.
    pub reason: String,
    /// The same for programs: a stable code, or that of the refusal the rules would give.
    pub code: &'static str,
    /// What goes into the words for it.
    pub args: serde_json::Map<String, serde_json::Value>,
}

impl Fault {
    fn of(path: impl std::fmt::Display, wrong: impl Into<Wrong>) -> Self {
        let wrong = wrong.into();
        Fault { path: path.to_string(), reason: wrong.to_string(), code: wrong.code(), args: wrong.args() }
    }

    /// Something that only has a sentence.
    pub fn new(path: impl Into<String>, reason: impl Into<String>) -> Self {
        Fault { path: path.into(), reason: reason.into(), code: "other", args: serde_json::Map::new() }
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.path.is_empty() {
            f.write_str(&self.reason)
        } else {
            write!(f, "{}: {}", self.path, self.reason)
        }
    }
}

/// A house placed in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlacedHouse {
    /// Its number.
    pub number: HouseNumber,
    /// North-west square of the footprint, garden included.
    pub at: Coord,
    /// The side the garden is on.
    pub garden: Side,
}

/// A garden added to a printed house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AddedGarden {
    /// The house.
    pub house: HouseNumber,
    /// The side.
    pub side: Side,
}

/// A company as written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenChain {
    /// Money in hand.
    pub cash: i32,
    /// Restaurants on the map.
    pub restaurants: Vec<Restaurant>,
    /// Coffee shops on the map.
    pub coffee_shops: Vec<Coord>,
    /// Cards at work.
    pub at_work: Staff,
    /// Cards on the beach.
    pub beach: Staff,
    /// Milestones owned.
    pub milestones: Vec<Milestone>,
    /// Cards whose salary came with a milestone (K-NM-11).
    pub salary_free: Staff,
    /// Food and drink made or fetched this round.
    pub stock: Stock,
    /// Food and drink out of the freezer.
    pub frozen: Stock,
    /// The reserve card kept.
    pub reserve: Option<ReserveCard>,
    /// In the game, bankrupt, or out of it (B-OPT-1).
    pub fate: Fate,
}

/// A moment of a game as somebody wrote it down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Players and options.
    pub config: Config,
    /// The tiles.
    pub layout: Layout,
    /// The round.
    pub round: u16,
    /// First to act first.
    pub turn_order: Vec<PlayerId>,
    /// Money in the bank.
    pub bank: i32,
    /// How often it broke.
    pub bank_breaks: u8,
    /// Slots of every CEO this round.
    pub ceo_slots: u8,
    /// Slots of every CEO from the next round on.
    pub next_ceo_slots: u8,
    /// Milestones awarded this round, still open to others.
    pub claimed_this_round: Vec<Milestone>,
    /// Houses placed in play.
    pub houses: Vec<PlacedHouse>,
    /// Gardens added to printed houses.
    pub gardens: Vec<AddedGarden>,
    /// What a unit costs before anything changes it (K-RES-4).
    pub base_price: i32,
    /// Milestones nobody can get any more though no chain owns them; by the round when nothing is said.
    pub withdrawn: Option<Vec<Milestone>>,
    /// What houses want, and who made them want it.
    pub demand: Vec<(HouseNumber, Vec<Demand>)>,
    /// Campaigns.
    pub campaigns: Vec<Campaign>,
    /// Tiles that can still be added; the rest of the pool when nothing is said (K-LOB-1).
    pub tile_reserve: Option<Vec<TileId>>,
    /// Roads laid in play.
    pub roads: Vec<BuiltRoad>,
    /// Squares with roadworks; where roads under construction lead to when nothing is said (K-LOB-7).
    pub roadworks: Option<Vec<Coord>>,
    /// Parks laid in play.
    pub parks: Vec<Park>,
    /// Offramps.
    pub offramps: Vec<Offramp>,
    /// The companies; in a solo game the second is The Chain's.
    pub chains: Vec<WrittenChain>,
    /// The Chain's decks and tracks, in a solo game.
    pub automaton: Option<WrittenAutomaton>,
    /// Was The Chain's company written in its own section? Only for the paths of faults.
    pub(crate) company_in_section: bool,
}

vocabulary! {
    /// A point of the round from which a position can be played.
    pub enum Phase ("a phase") {
        FirstRestaurant = "first_restaurant",
        Restructuring = "restructuring",
        Order = "order",
        Recruit = "recruit",
        Train = "train",
        Campaigns = "campaigns",
        Food = "food",
        Houses = "houses",
        Lobbyists = "lobbyists",
        Restaurants = "restaurants",
        Dinnertime = "dinnertime",
        Payday = "payday",
        Marketing = "marketing",
        Cleanup = "cleanup",
    }
}

impl Phase {
    /// A step of somebody's working day?
    pub(crate) const fn is_working(self) -> bool {
        matches!(
            self,
            Phase::Recruit
                | Phase::Train
                | Phase::Campaigns
                | Phase::Food
                | Phase::Houses
                | Phase::Lobbyists
                | Phase::Restaurants
        )
    }
}
