//! What The Chain does, told with reasons. Every deed comes in an [`crate::Event::TheChain`] that names the card and
//! the pane that caused it.

use serde::Serialize;

use super::card::DeckCard;
use super::words::{DeckEmployee, DeckItem, DeckMilestone, Home, Level, Star, Temper, Track};
use crate::cards::{Employee, TokenNumber};
use crate::config::Module;
use crate::counts::{Staff, Stock};
use crate::item::Item;
use crate::map::{Coord, HouseNumber, Place, RoadPiece};
use crate::vocab::vocabulary;

vocabulary! {
    /// Why a piece could not be put somewhere.
    pub enum Why ("a reason") {
        /// Part of it would lie off the map.
        OffMap = "off_map",
        /// Something is there.
        NotEmpty = "not_empty",
        /// No road next to it.
        NotByRoad = "not_by_road",
        /// The campaign would reach no house.
        ReachesNoHouse = "reaches_no_house",
        /// It would touch a tile with a restaurant of The Chain.
        OwnRestaurant = "own_restaurant",
        /// The tile has a coffee shop.
        CoffeeShop = "coffee_shop",
        /// Neither end of the road points at a road or an entrance of The Chain.
        JoinsNothing = "joins_nothing",
        /// No square of it would lie on the tile.
        BesideTile = "beside_tile",
        /// Every house of the tile is connected already, or there is none.
        NothingToConnect = "nothing_to_connect",
        /// The house cannot take a garden.
        NoGardenAllowed = "no_garden_allowed",
        /// No room beside the house.
        NoRoom = "no_room",
    }
}

/// Places of one tile that failed for one reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Failure {
    /// Turned upright rather than lying.
    pub rotated: bool,
    /// The reason.
    pub why: Why,
    /// The north-west squares tried, in order; rows for an airplane are `[0, row]`.
    pub squares: Vec<Coord>,
}

/// A tile that was tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileTry {
    /// Its number, 1 to 9.
    pub tile: u8,
    /// What failed there before a place was found, or at all.
    pub failures: Vec<Failure>,
}

/// A house that was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HouseTry {
    /// Its number.
    pub house: HouseNumber,
    /// Why not.
    pub why: Why,
}

/// What is to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "piece", rename_all = "snake_case")]
pub enum Placing {
    /// A restaurant.
    Restaurant,
    /// A new house with its garden.
    House {
        /// Its number.
        house: HouseNumber,
    },
    /// A coffee shop.
    CoffeeShop,
    /// A road.
    Road {
        /// Which.
        road: RoadPiece,
    },
    /// A campaign.
    Campaign {
        /// The token.
        number: TokenNumber,
        /// Who runs it.
        marketeer: Employee,
    },
}

vocabulary! {
    /// Why a card was not taken from the pool.
    pub enum NotTaken ("a reason") {
        /// None is left in the pool.
        PoolEmpty = "pool_empty",
        /// The Chain has one.
        Owned = "owned",
        /// No free place for it.
        PlacesFull = "places_full",
    }
}

vocabulary! {
    /// Why a pane gave these items.
    pub enum FoodReason ("a reason") {
        /// They are printed.
        Printed = "printed",
        /// The alternative: the module of the first item is not in play.
        Alternative = "alternative",
        /// Instead of a card whose module is not in play.
        Fallback = "fallback",
        /// Every item in demand.
        AllDemand = "all_demand",
        /// The item most in demand.
        MostDemand = "most_demand",
        /// The same, after a draw between tied items.
        Draw = "draw",
    }
}

/// Demand tokens of one item on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DemandCount {
    /// The item.
    pub item: Item,
    /// Tokens on houses.
    pub houses: u8,
    /// Tokens on campaigns.
    pub campaigns: u8,
}

impl DemandCount {
    /// Tokens in all.
    pub fn total(&self) -> u16 {
        u16::from(self.houses) + u16::from(self.campaigns)
    }
}

vocabulary! {
    /// Why the action deck was shuffled.
    pub enum ShuffleReason ("a reason") {
        /// The recruit and train marker crossed SHUFFLE.
        Crossed = "crossed",
        /// No action card was left under the flipped one.
        DeckEmpty = "deck_empty",
    }
}

vocabulary! {
    /// How stock was lost or gained other than by buying, cooking and selling.
    pub enum StockReason ("a reason") {
        /// Over the limit of the fridge.
        OverLimit = "over_limit",
        /// Inventory drop.
        Drop = "inventory_drop",
        /// Inventory boost.
        Boost = "inventory_boost",
        /// A cool card took it.
        Lost = "lost",
    }
}

/// One step of The Chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "did", rename_all = "snake_case")]
#[allow(missing_docs)] // field names say it; variants are documented
pub enum Deed {
    /// Flipped the top card; the one before joined the used pile.
    Flipped { back: DeckCard, used: Option<DeckCard> },
    /// Put competition cards on top of and under the deck, by the marker.
    AddedCompetition { level: Level, temper: Temper, on_top: u8, under: u8 },
    /// Put a competition card from the top under the deck, unresolved.
    PassedOver { temper: Temper, level: Level },
    /// Lifted a competition card to resolve it.
    Resolving { temper: Temper },
    /// Put the resolved card under its own stack.
    Returned { temper: Temper },
    /// Shuffled the action deck.
    Shuffled { reason: ShuffleReason, times: u8 },
    /// This turn's front and back.
    InPlay { front: DeckCard, back: Option<DeckCard> },
    /// Moved a marker; `lost` steps had no room.
    Moved { track: Track, from: u8, to: u8, lost: u8 },
    /// Moved the competition marker.
    Competition { from: Level, to: Level },
    /// Compared the incomes of dinnertime.
    Compared { own: i32, rival: i32 },
    /// Took a card from the pool.
    Recruited { employee: Employee, home: Home },
    /// Did not take a card.
    NotRecruited { employee: DeckEmployee, reason: NotTaken },
    /// A milestone slot: claimed, or without effect.
    Claimed { milestone: DeckMilestone, claimed: bool },
    /// The stars of the resolved slots.
    Stars { stars: Vec<Star> },
    /// A star or pane without effect, for its module is not in play.
    Ignored { module: Module },
    /// Got food or drink.
    Got { items: Stock, each: u8, reason: FoodReason, demand: Vec<DemandCount> },
    /// Got nothing: the item's module is not in play and no alternative is printed.
    GotNothing { item: Option<DeckItem> },
    /// Looked for a place, tile by tile. Nothing is placed when none was found.
    Searched { placing: Placing, target: u8, tries: Vec<TileTry>, tile: Option<u8>, place: Option<Place> },
    /// Looked for a house that can take a garden.
    SearchedHouse { target: HouseNumber, tries: Vec<HouseTry>, house: Option<HouseNumber> },
    /// Nothing to place: none is left.
    NoneLeft,
    /// A marketeer found no place for any campaign, or ended one.
    Released { employee: Employee, home: Home },
    /// Stock changed at a stroke.
    Stock { reason: StockReason, items: Stock },
    /// Half as much again this turn.
    BonusCash,
    /// The extra half at dinnertime.
    BonusPaid { earned: i32, amount: i32 },
    /// Only printed entrances this turn.
    NoDriveIns,
    /// Everybody in the 1x pile went back to the pool.
    FiredAll { employees: Staff },
    /// Paid the bank for its 1x employees.
    Paid { employees: u8, amount: i32 },
}

impl Deed {
    /// Does it show something that was hidden, or settle something by lot? Then nobody can take it back unseen.
    pub const fn reveals(&self) -> bool {
        matches!(
            self,
            Deed::Flipped { .. }
                | Deed::PassedOver { .. }
                | Deed::Resolving { .. }
                | Deed::Shuffled { .. }
                | Deed::Got { reason: FoodReason::Draw, .. }
        )
    }
}
