//! What a view looks like on the wire: everything a client draws, named and typed. Nothing here is a secret that the
//! viewer may not know, because it is made from a [`super::View`].

use std::collections::BTreeMap;

use serde::Serialize;

use super::Viewer;
use crate::automaton::AutomatonView;
use crate::cards::{CampaignKind, Employee, Milestone, MilestoneSet, ReserveCard, TokenNumber};
use crate::choices::Choices;
use crate::counts::{Staff, Stock};
use crate::event::Standing;
use crate::game::{Campaign, Decision, Fate, Step};
use crate::item::Item;
use crate::map::{
    BuiltRoad, Coord, Corner, Demand, HouseKind, HouseNumber, Offramp, Park, ParkPiece, PlacedTile, Rect,
    RoadPiece, Side, TileId, TurnedTile,
};
use crate::money::{Bill, PriceParts};
use crate::player::PlayerId;
use crate::position::PositionForm;

/// A source of drinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SourceData {
    /// Where.
    pub at: Coord,
    /// Of what.
    pub item: Item,
}

/// A house on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HouseData {
    /// Its number; houses are served in this order.
    pub number: HouseNumber,
    /// North-west square of the house itself.
    pub at: Coord,
    /// The side its garden lies on.
    pub garden: Option<Side>,
    /// The squares of the house itself.
    pub building: Rect,
    /// The squares of its garden.
    pub garden_rect: Option<Rect>,
    /// What sort of house it is.
    pub kind: HouseKind,
    /// Printed on a tile, not placed in play.
    pub printed: bool,
    /// Is it beside a park?
    pub park: bool,
    /// What it wants, in the order it was placed, and whose campaign put it there.
    pub demand: Vec<Demand>,
    /// How much it can want; none without a limit.
    pub cap: Option<u8>,
    /// Tile borders to each chain's nearest open entrance, by chain; none without a road.
    pub distances: Vec<Option<u8>>,
}

/// A restaurant on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RestaurantData {
    /// North-west square.
    pub at: Coord,
    /// Corner with the entrance.
    pub entrance: Corner,
    /// False while "coming soon".
    pub open: bool,
    /// Its squares.
    pub rect: Rect,
    /// The squares guests and buyers use: the entrance, every corner with a drive-in, none while it is not open.
    pub doors: Vec<Coord>,
}

/// A company.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChainData {
    /// Who.
    pub chain: PlayerId,
    /// Money in hand.
    pub cash: i32,
    /// In the game, bankrupt or out.
    pub fate: Fate,
    /// Place in the turn order, from 1; none once out of the game.
    pub order: Option<u8>,
    /// Cards at work, without the CEO.
    pub at_work: Staff,
    /// Cards on the beach; between rounds the hand.
    pub beach: Staff,
    /// Cards busy with campaigns.
    pub busy: Staff,
    /// Food and drink, frozen items included.
    pub stock: Stock,
    /// The part of the stock that came out of the freezer.
    pub frozen: Stock,
    /// Milestones owned.
    pub milestones: MilestoneSet,
    /// Restaurants on the map.
    pub restaurants: Vec<RestaurantData>,
    /// Restaurants not placed yet.
    pub restaurants_left: u8,
    /// Coffee shops on the map.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Coord>>"))]
    pub shops: Vec<Coord>,
    /// All corners are entrances.
    pub drive_in: bool,
    /// Waitresses at work.
    pub waitresses: u8,
    /// Tips of each of them.
    pub tip: i32,
    /// Half of the income again, by a card at work or a milestone.
    pub cfo: bool,
    /// The unit price and its parts.
    pub price: PriceParts,
    /// The salary bill as things stand, and its parts.
    pub bill: Bill,
    /// Slots of the CEO and the managers at work.
    pub slots: u8,
    /// Open slots as they count for the turn order.
    pub open_slots: u8,
    /// The structure chosen but not revealed yet; only your own.
    pub chosen: Option<Staff>,
    /// The reserve card kept, if you may know it.
    pub reserve: Option<ReserveCard>,
}

/// A campaign on the map or beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CampaignData {
    /// As in positions.
    #[serde(flatten)]
    pub campaign: Campaign,
    /// What it is.
    pub kind: CampaignKind,
    /// Its squares; none for airplanes, which lie beside the map.
    pub rect: Option<Rect>,
    /// Rows or columns an airplane covers.
    pub line_count: u8,
    /// Houses it reaches.
    pub reaches: Vec<HouseNumber>,
    /// Tokens it puts on each of them whenever it runs, if there is room.
    pub tokens: u8,
}

/// Can a milestone still be had?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MilestoneState {
    /// Nobody has it.
    Open,
    /// Somebody got it this round: others still can, until the round ends.
    Closing,
    /// Nobody else can get it any more.
    Closed,
}

/// A milestone in this game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MilestoneData {
    /// Which.
    pub milestone: Milestone,
    /// Can it still be had?
    pub state: MilestoneState,
    /// Who has it.
    pub holders: Vec<PlayerId>,
}

/// The bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BankData {
    /// Money in it.
    pub cash: i32,
    /// How often it has broken.
    pub breaks: u8,
    /// The break that ends the game.
    pub last_break: u8,
}

/// Where a step of the working day is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StepState {
    /// Over.
    Past,
    /// The one the player is at.
    Now,
    /// Still to come.
    Ahead,
}

/// One step of a working day and what is left to do in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepData {
    /// Which.
    pub step: Step,
    /// Past, now or ahead.
    pub state: StepState,
    /// Is there anything to do in it as things stand? Steps without anything are passed over.
    pub possible: bool,
    /// Cards at work that could still act in it.
    pub ready: Staff,
}

/// The working day of the player in turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnData {
    /// Whose.
    pub chain: PlayerId,
    /// The step it is at.
    pub step: Step,
    /// All steps.
    pub steps: Vec<StepData>,
    /// Cards that have acted.
    pub used: Staff,
    /// Hires of this turn: made and still possible.
    pub hired: u8,
    /// Hires still possible.
    pub hires_left: u8,
    /// Training steps given.
    pub training_given: u8,
    /// Training steps still to give.
    pub training_left: u8,
    /// Cards that have been trained this turn, as what they are now.
    pub trained: Staff,
    /// Cards hired from an empty pile that must be trained this turn.
    pub phantoms: Staff,
}

/// The choice of places in the turn order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OrderData {
    /// Who still has to choose, in order.
    pub choosers: Vec<PlayerId>,
    /// Who has taken which place, first place first.
    pub places: Vec<Option<PlayerId>>,
}

/// What only the player at a seat gets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnData {
    /// Who.
    pub seat: PlayerId,
    /// Everything they may do now.
    pub choices: Choices,
    /// Restructuring and reserve cards: the choice was made and can still be changed.
    pub may_change: bool,
}

/// A tile of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileData {
    /// Which, and how it is turned.
    pub tile: TurnedTile,
    /// Its north-west square.
    pub at: Coord,
}

impl From<&PlacedTile> for TileData {
    fn from(placed: &PlacedTile) -> Self {
        TileData { tile: TurnedTile { tile: placed.tile, turn: placed.turn }, at: placed.corner() }
    }
}

/// What was added to the map, in squares of this view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AddedData {
    /// Roads, open or under construction.
    pub roads: Vec<BuiltRoad>,
    /// Squares with roadworks.
    pub roadworks: Vec<Coord>,
    /// Parks that were laid; others are printed.
    pub parks: Vec<Park>,
    /// Offramps.
    pub offramps: Vec<Offramp>,
    /// Road pieces left.
    pub roads_left: BTreeMap<RoadPiece, u8>,
    /// Park pieces left.
    pub parks_left: BTreeMap<ParkPiece, u8>,
    /// Offramps left.
    pub offramps_left: u8,
    /// Tiles that can still be added.
    pub tile_reserve: Vec<TileId>,
}

/// Everything a viewer may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ViewData {
    /// Who looks.
    pub viewer: Viewer,
    /// What is awaited, and from whom.
    pub decision: Decision,
    /// The round, from 1.
    pub round: u16,
    /// Turn order, first to act first.
    pub order: Vec<PlayerId>,
    /// The game written down.
    pub position: PositionForm,
    /// The printed squares, row by row: `.` empty, `#` road, `+` bridge, `H` house, `G` garden, `P` park, `w` road
    /// under construction, `B` `L` `S` sources, a space where there is no tile.
    pub board: Vec<String>,
    /// The map in squares.
    pub map: Rect,
    /// Squares along the side of a tile.
    pub tile: i8,
    /// Sources of drinks.
    pub sources: Vec<SourceData>,
    /// Houses, in the order they are served.
    pub houses: Vec<HouseData>,
    /// Companies, by number.
    pub chains: Vec<ChainData>,
    /// Campaigns, in running order.
    pub campaigns: Vec<CampaignData>,
    /// Cards left in the supply.
    pub supply: BTreeMap<Employee, u8>,
    /// Campaign tokens left.
    pub tokens_left: Vec<TokenNumber>,
    /// House tiles left.
    pub houses_left: Vec<HouseNumber>,
    /// Gardens left.
    pub gardens_left: u8,
    /// The bank.
    pub bank: BankData,
    /// The tiles as they lie.
    pub tiles: Vec<TileData>,
    /// What lobbyists and rural marketeers added to the map, and can still add.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub added: Option<AddedData>,
    /// Milestones in play, in the order of the catalogue.
    pub milestones: Vec<MilestoneData>,
    /// Slots of every CEO this round.
    pub ceo_slots: u8,
    /// Slots of every CEO from the next round on.
    pub next_ceo_slots: u8,
    /// The choice of places in the turn order, while it lasts.
    pub order_choice: Option<OrderData>,
    /// The working day of the player in turn, while there is one.
    pub turn: Option<TurnData>,
    /// The Chain's cards and tracks, in a solo game.
    pub automaton: Option<AutomatonView>,
    /// Final ranking, once the game is over.
    pub standings: Option<Vec<Standing>>,
    /// Only for players.
    pub own: Option<OwnData>,
}
