//! Consequences of actions, with their reasons.

use serde::Serialize;

use crate::action::Duration;
use crate::automaton::{DeckCard, Deed, Pane};
use crate::cards::{Employee, Milestone, ReserveCard, TokenNumber};
use crate::counts::{Staff, Stock};
use crate::game::{Campaign, Step};
use crate::item::Item;
use crate::map::{Coord, Corner, HouseNumber, Offramp, Park, Road, Route, Side, TurnedTile};
use crate::modules::coffee::{CoffeeRoute, CoffeeSale, CoffeeStop};
use crate::money::{Bill, PriceParts, SaleParts, is_nothing};
use crate::player::PlayerId;

/// Why a chain won a house, or did not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub enum Verdict {
    /// The only candidate.
    WonAlone,
    /// Lowest price plus distance.
    WonByPrice,
    /// Tied on that, the better movie star (K-DIN-5).
    WonByStar,
    /// Tied on that, most waitresses.
    WonByWaitresses,
    /// Tied on both, earlier in turn order.
    WonByOrder,
    /// No open restaurant.
    NoRestaurant,
    /// No road from any open restaurant.
    NoRoad,
    /// The stock does not cover the demand.
    NoStock {
        /// What is missing.
        missing: Stock,
    },
    /// Could serve it, but another has what it likes better (K-DIN-2).
    LesserOrder,
    /// Price plus distance is higher.
    Dearer,
    /// Tied on price and distance, a lesser movie star or none.
    LesserStar,
    /// Tied on price and distance, fewer waitresses.
    FewerWaitresses,
    /// Tied on everything, later in turn order.
    LaterInOrder,
}

/// One chain's offer to a house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// Who.
    pub chain: PlayerId,
    /// Its unit price; for The Chain the marker that houses compare in its place.
    pub unit_price: i32,
    /// Tile borders to its nearest entrance; none without a road.
    pub distance: Option<u8>,
    /// Unit price plus distance.
    pub score: Option<i32>,
    /// Waitresses at work.
    pub waitresses: u8,
    /// Place in the turn order, from 1.
    pub order: u8,
    /// What it could serve: how much the house likes it, 1 best; told where houses have a choice (K-DIN-2).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub tier: Option<u8>,
    /// Its movie star at work.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub star: Option<Employee>,
    /// What milestones take off the score.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "ts", ts(as = "Option<i32>", optional))]
    pub minus: i32,
    /// How it went.
    #[serde(flatten)]
    pub verdict: Verdict,
}

/// A structure as revealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Structure {
    /// Whose.
    pub chain: PlayerId,
    /// Cards at work, without the CEO.
    pub at_work: Staff,
    /// Cards on the beach.
    pub beach: Staff,
    /// False when the chosen set did not fit and everybody went to the beach (B-STR-3).
    pub fits: bool,
    /// Open slots, for the order of business.
    pub open_slots: u8,
}

/// A final place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// Who.
    pub chain: PlayerId,
    /// From 1.
    pub rank: u8,
    /// Final cash.
    pub cash: i32,
    /// Left the game bankrupt (B-OPT-1).
    pub bankrupt: bool,
}

/// Demand one campaign put, or failed to put, on one house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placed {
    /// The house.
    pub house: HouseNumber,
    /// Tokens placed.
    pub placed: u8,
    /// Tokens that did not fit.
    pub lost: u8,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // field names say it; variants are documented
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// Somebody leaves the first restaurant for later.
    Passed { chain: PlayerId },
    /// A restaurant was placed.
    RestaurantPlaced { chain: PlayerId, at: Coord, entrance: Corner, open: bool, by: Option<Employee> },
    /// A restaurant was moved or turned.
    RestaurantMoved { chain: PlayerId, from: Coord, at: Coord, entrance: Corner },
    /// A coming-soon restaurant opened.
    RestaurantOpened { chain: PlayerId, at: Coord },
    /// Somebody keeps a reserve card; which one is secret.
    ReserveChosen { chain: PlayerId, card: Option<ReserveCard> },
    /// A round begins.
    RoundStarted { round: u16 },
    /// Somebody has chosen a structure; what is secret until the reveal.
    StructureChosen { chain: PlayerId, cards: Option<Box<Staff>> },
    /// Everybody has chosen.
    StructuresRevealed { structures: Vec<Structure> },
    /// A milestone was awarded.
    MilestoneAwarded { chain: PlayerId, milestone: Milestone },
    /// The order in which players choose their place.
    OrderOfChoice { chains: Vec<PlayerId> },
    /// Somebody took a place.
    PositionTaken { chain: PlayerId, position: u8 },
    /// The new turn order.
    TurnOrder { chains: Vec<PlayerId> },
    /// A player's working day begins.
    TurnStarted { chain: PlayerId },
    /// A card was hired.
    Hired { chain: PlayerId, card: Employee, phantom: bool },
    /// Cards came with a milestone.
    CardsGranted { chain: PlayerId, card: Employee, count: u8, milestone: Milestone },
    /// A card was trained.
    Trained {
        chain: PlayerId,
        card: Employee,
        to: Employee,
        steps: u8,
        /// A card at work, not one on the beach (K-NM-8).
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        at_work: bool,
    },
    /// A campaign was placed.
    CampaignPlaced { campaign: Campaign, reaches: Vec<HouseNumber> },
    /// A cook worked.
    Cooked { chain: PlayerId, cook: Employee, item: Item, amount: u16 },
    /// Drinks were fetched; without a route they come from anywhere.
    DrinksFetched {
        chain: PlayerId,
        buyer: Employee,
        items: Stock,
        sources: Vec<Coord>,
        route: Option<Box<Route>>,
    },
    /// A house was built.
    HouseBuilt { chain: PlayerId, house: HouseNumber, at: Coord, garden: Side },
    /// A garden was added.
    GardenBuilt { chain: PlayerId, house: HouseNumber, side: Side },
    /// A road was laid; it opens at the end of the round (K-LOB-7).
    RoadLaid {
        chain: PlayerId,
        #[serde(flatten)]
        road: Road,
        /// Where roadworks are put up.
        roadworks: Vec<Coord>,
    },
    /// Roads opened, and roadworks went (K-LOB-10).
    RoadsOpened { roads: Vec<Road> },
    /// A park was laid.
    ParkLaid {
        chain: PlayerId,
        #[serde(flatten)]
        park: Park,
        /// Houses that pay more from now on.
        houses: Vec<HouseNumber>,
    },
    /// The map grew (K-LOB-32).
    TileAdded {
        chain: PlayerId,
        tile: TurnedTile,
        /// Column and row in the grid.
        slot: Coord,
        houses: Vec<HouseNumber>,
    },
    /// A coffee shop was placed, or moved.
    ShopPlaced { chain: PlayerId, at: Coord, from: Option<Coord> },
    /// An offramp leads to the rural area.
    OfframpPlaced {
        chain: PlayerId,
        #[serde(flatten)]
        offramp: Offramp,
    },
    /// Somebody left what a milestone or a card offered.
    Declined { chain: PlayerId, kind: &'static str },
    /// A step of the working day ended.
    StepEnded { chain: PlayerId, step: Step },
    /// A player's working day ended.
    TurnEnded { chain: PlayerId },
    /// Dinnertime begins, at these prices.
    DinnerStarted { prices: Vec<PriceParts> },
    /// A house was served.
    HouseServed {
        house: HouseNumber,
        chain: PlayerId,
        items: Stock,
        /// What it wanted, where it took something else or more.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        wanted: Option<Stock>,
        /// How much the house likes this order, 1 best; told where houses have a choice (K-DIN-2).
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        tier: Option<u8>,
        unit_price: i32,
        distance: u8,
        income: i32,
        parts: SaleParts,
        offers: Vec<Offer>,
    },
    /// A house looked for coffee on its way to dinner (K-COFFEE-7).
    CoffeeSold {
        house: HouseNumber,
        /// Where it drives to.
        chain: PlayerId,
        /// The ways that are worth most: it takes one of them, nobody knows which.
        routes: Vec<CoffeeRoute>,
        /// What is on all of them.
        common: Vec<CoffeeStop>,
        /// What is on some of them, and sells nothing.
        undecided: Vec<CoffeeStop>,
        sales: Vec<CoffeeSale>,
    },
    /// Nobody could serve a house.
    HouseUnserved { house: HouseNumber, demand: Vec<Item>, offers: Vec<Offer> },
    /// Tips for waitresses.
    Tips { chain: PlayerId, waitresses: u8, each: i32, amount: i32 },
    /// The CFO's half.
    CfoBonus { chain: PlayerId, earned: i32, amount: i32, by_milestone: bool },
    /// The bank could not pay.
    BankBroke {
        time: u8,
        reserves: Vec<(PlayerId, ReserveCard)>,
        added: i32,
        ceo_slots: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        base_price: Option<i32>,
    },
    /// A chain's whole dinnertime.
    Income { chain: PlayerId, sales: i32, tips: i32, bonus: i32, total: i32, cash: i32 },
    /// A chain could not pay for its negative prices (B-OPT-1).
    Bankrupt { chain: PlayerId, owed: i32 },
    /// A card was fired.
    Fired { chain: PlayerId, card: Employee, forced: bool },
    /// A busy marketeer was fired; its campaign stays.
    MarketeerFired { chain: PlayerId, card: Employee, number: TokenNumber },
    /// Salaries were paid.
    SalariesPaid {
        chain: PlayerId,
        bill: Bill,
        /// Items handed over for a salary each (K-NM-9).
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        items: Option<Stock>,
        /// What was paid in cash.
        paid: i32,
        /// What was forgiven (K-NM-12).
        #[serde(skip_serializing_if = "is_nothing")]
        #[cfg_attr(feature = "ts", ts(as = "Option<i32>", optional))]
        forgiven: i32,
    },
    /// A campaign ran.
    CampaignRan {
        number: TokenNumber,
        chain: Option<PlayerId>,
        item: Item,
        reached: Vec<Placed>,
        /// From 1; told where campaigns run more than once (K-MASS-2).
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pass: Option<u8>,
    },
    /// Tokens earned money (K-NM-1).
    MarketingPaid { chain: PlayerId, number: TokenNumber, tokens: u8, amount: i32 },
    /// Money left the game (K-NM-13).
    CashRemoved { chain: PlayerId, amount: i32 },
    /// One turn came off a campaign.
    CampaignAged { number: TokenNumber, turns_left: Duration },
    /// A campaign ended; its marketeer is free from the next round on.
    CampaignEnded { number: TokenNumber, chain: Option<PlayerId>, marketeer: Option<Employee> },
    /// Stock was thrown away or kept.
    Discarded { chain: PlayerId, items: Stock, kept: Stock },
    /// Milestones nobody else can get any more.
    MilestonesClosed { milestones: Vec<Milestone> },
    /// A bankrupt chain leaves the game.
    ChainLeft { chain: PlayerId },
    /// The Chain did something, because of this pane of this card.
    TheChain {
        card: Option<DeckCard>,
        pane: Option<Pane>,
        #[serde(flatten)]
        deed: Box<Deed>,
    },
    /// The game is over.
    GameEnded { standings: Vec<Standing> },
}

/// Collects events, or does not: a playout that nobody watches builds none.
pub(crate) trait Sink {
    fn emit(&mut self, event: impl FnOnce() -> Event);

    /// Are events wanted at all?
    fn wanted(&self) -> bool {
        true
    }
}

/// Nobody watches.
pub(crate) struct Quiet;

impl Sink for Quiet {
    #[inline]
    fn emit(&mut self, _event: impl FnOnce() -> Event) {}

    fn wanted(&self) -> bool {
        false
    }
}

impl Sink for Vec<Event> {
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
