//! The state of a game.

mod acting;
mod ground;
mod milestones;
mod snapshot;
mod start;

pub(crate) use ground::{MOST_LINKS, MOST_ORIGIN_LINKS, MOST_ORIGINS, Reach};
pub use start::Setup;

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::Duration;
use crate::automaton::{Automaton, MORE_RESTAURANTS};
use crate::cards::{CampaignKind, Employee, Milestone, MilestoneSet, ReserveCard, TOKENS, TokenNumber};
use crate::config::Config;
use crate::counts::{Staff, Stock};
use crate::event::Standing;
use crate::extras::Extras;
use crate::flow::QuestionKind;
use crate::item::Item;
use crate::map::{
    Additions, Board, Coord, Corner, House, Layout, Place, PlacedTile, Rect, SquareSet, TurnedTile,
};
use crate::player::{MAX_PLAYERS, PlayerId, PlayerSet};
use crate::rng::Rng;
use crate::vocab::vocabulary;

/// Slots of every CEO until the bank breaks (B-SET-2).
pub(crate) const CEO_SLOTS: u8 = 3;
/// Most houses a map of the box can have.
pub const MAX_HOUSES: usize = 26;

vocabulary! {
    /// The steps of a working day, in order (B-WRK-1).
    pub enum Step ("a step of the working day") {
        Recruit = "recruit",
        Train = "train",
        Campaigns = "campaigns",
        Food = "food",
        Houses = "houses",
        Lobbyists = "lobbyists",
        Restaurants = "restaurants",
    }
}

/// What the game is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "stage", rename_all = "snake_case")]
pub enum Stage {
    /// First restaurants, from last to first, then those who passed (B-SET-3).
    FirstRestaurant {
        /// Second pass: passing is over.
        must_place: bool,
    },
    /// Everybody keeps one reserve card (B-SET-5).
    Reserve,
    /// Everybody chooses a structure (B-STR-1).
    Restructuring,
    /// Players take places in the turn order (B-ORD-1).
    OrderOfBusiness,
    /// Somebody's working day.
    Working {
        /// The step it is at.
        step: Step,
    },
    /// Firing and salaries (B-PAY-1).
    Payday,
    /// What goes into the freezer (B-CLN-1).
    Freezer,
    /// It is over.
    GameOver,
}

impl Stage {
    /// A word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::FirstRestaurant { .. } => "first_restaurant",
            Stage::Reserve => "reserve",
            Stage::Restructuring => "restructuring",
            Stage::OrderOfBusiness => "order",
            Stage::Working { step } => step.id(),
            Stage::Payday => "payday",
            Stage::Freezer => "cleanup",
            Stage::GameOver => "game_over",
        }
    }
}

/// What is awaited, and from whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Decision {
    /// What.
    #[serde(flatten)]
    pub stage: Stage,
    /// A question in the middle of that, which has to be answered first.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "by_id")]
    #[cfg_attr(feature = "ts", ts(as = "Option<String>", optional))]
    pub kind: Option<QuestionKind>,
    /// From whom; several players at once in simultaneous phases, nobody when the game is over.
    pub awaited: PlayerSet,
}

#[expect(clippy::ref_option, reason = "as serde asks")]
fn by_id<S: Serializer>(kind: &Option<QuestionKind>, serializer: S) -> Result<S::Ok, S::Error> {
    kind.map(QuestionKind::id).serialize(serializer)
}

/// A restaurant on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Restaurant {
    /// North-west square.
    pub at: Coord,
    /// Corner with the entrance.
    pub entrance: Corner,
    /// False while "coming soon".
    pub open: bool,
}

impl Restaurant {
    /// Its squares.
    pub const fn rect(&self) -> Rect {
        Rect::new(self.at, 2, 2)
    }
}

/// A campaign on the map or beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Campaign {
    /// Its token.
    pub number: TokenNumber,
    /// Whose demand it makes.
    pub chain: Option<PlayerId>,
    /// Who is busy with it; nobody once fired.
    pub marketeer: Option<Employee>,
    /// What it advertises.
    pub item: Item,
    /// What it advertises after that, where an airplane carries two goods (K-NM-4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub item_b: Option<Item>,
    /// Turns left.
    pub turns: Duration,
    /// Where it is.
    #[serde(flatten)]
    pub place: Place,
    /// The other campaign of the same card, while both run (K-NIGHT-3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub partner: Option<TokenNumber>,
}

impl Campaign {
    /// Its kind.
    pub fn kind(&self) -> CampaignKind {
        self.number.card().map_or(CampaignKind::Billboard, |card| card.kind)
    }

    /// Its squares, when it stands on the map.
    pub fn rect(&self) -> Option<Rect> {
        match self.place {
            Place::Board { at, rotated } => token_size(self.number, rotated)
                .map(|(width, height)| Rect::new(at, width as i8, height as i8)),
            Place::Lines { .. } | Place::Rural { .. } | Place::Beside {} => None,
        }
    }

    /// Who is busy with it, told once for two campaigns of one card.
    pub fn busy_card(&self) -> Option<Employee> {
        self.marketeer.filter(|_| self.partner.is_none_or(|partner| self.number < partner))
    }
}

/// Width and height of a token as it lies.
pub(crate) fn token_size(number: TokenNumber, rotated: bool) -> Option<(u8, u8)> {
    let card = number.card()?;
    Some(if rotated { (card.height, card.width) } else { (card.width, card.height) })
}

vocabulary! {
    /// A chain's standing in the game.
    pub enum Fate ("a fate") {
        /// Playing.
        InGame = "in_game",
        /// Could not pay; leaves at the end of the round (B-OPT-1).
        Bankrupt = "bankrupt",
        /// Has left.
        Out = "out",
    }
}

/// One player's company.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chain {
    pub(crate) cash: i32,
    pub(crate) at_work: Staff,
    pub(crate) beach: Staff,
    pub(crate) milestones: MilestoneSet,
    pub(crate) stock: Stock,
    pub(crate) frozen: Stock,
    /// [`Config::restaurants`] says how many; the capacity is for The Chain with all of its options.
    pub(crate) restaurants: ArrayVec<Restaurant, MORE_RESTAURANTS>,
    pub(crate) reserve: Option<ReserveCard>,
    /// The structure chosen but not yet revealed.
    pub(crate) chosen: Option<Staff>,
    /// Recruiting actions left over this round (B-HIR-3).
    pub(crate) spare_hires: u8,
    /// Earned this dinnertime.
    pub(crate) earned: i32,
    pub(crate) fate: Fate,
}

impl Chain {
    /// Everybody at work or on the beach; who is busy with a campaign is with the campaign.
    pub(crate) fn staff(&self) -> Staff {
        let mut staff = self.at_work;
        staff.add_all(&self.beach);
        staff
    }

    pub(crate) fn new() -> Self {
        Chain {
            cash: 0,
            at_work: Staff::NONE,
            beach: Staff::NONE,
            milestones: MilestoneSet::NONE,
            stock: Stock::NONE,
            frozen: Stock::NONE,
            restaurants: ArrayVec::new(),
            reserve: None,
            chosen: None,
            spare_hires: 0,
            earned: 0,
            fate: Fate::InGame,
        }
    }

    /// Money in hand.
    pub fn cash(&self) -> i32 {
        self.cash
    }

    /// Cards at work this round, without the CEO.
    pub fn at_work(&self) -> &Staff {
        &self.at_work
    }

    /// Cards on the beach (between rounds: in hand).
    pub fn beach(&self) -> &Staff {
        &self.beach
    }

    /// Milestones owned.
    pub fn milestones(&self) -> MilestoneSet {
        self.milestones
    }

    /// Food and drink, frozen items included.
    pub fn stock(&self) -> &Stock {
        &self.stock
    }

    /// The part of the stock that came out of the freezer.
    pub fn frozen(&self) -> &Stock {
        &self.frozen
    }

    /// Restaurants on the map.
    pub fn restaurants(&self) -> &[Restaurant] {
        &self.restaurants
    }

    /// The reserve card kept; hidden in views that may not know it.
    pub fn reserve(&self) -> Option<ReserveCard> {
        self.reserve
    }

    /// The structure chosen but not yet revealed; hidden in views that may not know it.
    pub fn chosen_structure(&self) -> Option<&Staff> {
        self.chosen.as_ref()
    }

    /// In the game, bankrupt or out.
    pub fn fate(&self) -> Fate {
        self.fate
    }

    /// Recruiting actions left over this round, which lower the salaries.
    pub fn spare_hires(&self) -> u8 {
        self.spare_hires
    }

    #[inline]
    pub(crate) fn has(&self, milestone: Milestone) -> bool {
        self.milestones.has(milestone)
    }

    /// Is the drive-in open: all corners are entrances (B-RST-4)?
    pub(crate) fn drive_in(&self) -> bool {
        Employee::EXPANDERS.iter().any(|card| self.at_work.of(*card) > 0)
    }
}

/// What the player in turn has done so far in the working day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct TurnLog {
    /// Cards that have acted.
    pub(crate) used: Staff,
    /// People hired.
    pub(crate) hires: u8,
    /// Trainings given, by steps: `[one, two, three, four]`.
    pub(crate) trainings: [u8; 4],
    /// Cards on the beach that have been trained this turn.
    pub(crate) trained: Staff,
    /// A card that may run a second campaign beside this one, unless another card goes first (K-NIGHT-3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) again: Option<(Employee, TokenNumber)>,
}

/// A choice of places in the turn order, under way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct PlaceChoice {
    /// Who still has to choose, in order.
    pub(crate) choosers: ArrayVec<PlayerId, MAX_PLAYERS>,
    pub(crate) places: [Option<PlayerId>; MAX_PLAYERS],
}

/// One game: a value, cheap to copy, comparable, complete. Written as a snapshot; one that is read back is checked.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Game {
    pub(crate) config: Config,
    #[serde(with = "board_as_layout")]
    pub(crate) board: Arc<Board>,
    pub(crate) rng: Rng,
    pub(crate) stage: Stage,
    pub(crate) awaited: PlayerSet,
    pub(crate) round: u16,
    pub(crate) order: ArrayVec<PlayerId, MAX_PLAYERS>,
    /// Place in the turn order of the player in turn.
    pub(crate) at_turn: u8,
    /// Set-up: who left the first restaurant for the second pass.
    pub(crate) passed: PlayerSet,
    pub(crate) chains: ArrayVec<Chain, MAX_PLAYERS>,
    /// Cards in the supply. Below zero for cards hired as phantoms and not trained yet (B-HIR-2).
    #[serde(with = "supply_by_card")]
    pub(crate) supply: [i8; Employee::COUNT],
    pub(crate) bank: i32,
    /// Money paid in full although the bank was empty (B-BANK-4).
    pub(crate) minted: i32,
    pub(crate) bank_breaks: u8,
    pub(crate) ceo_slots: u8,
    /// CEO slots from the next round on (B-BANK-3).
    pub(crate) next_ceo_slots: u8,
    /// Milestones awarded in earlier rounds.
    pub(crate) closed: MilestoneSet,
    /// Milestones awarded this round.
    pub(crate) claimed: MilestoneSet,
    pub(crate) houses: ArrayVec<House, MAX_HOUSES>,
    pub(crate) gardens_left: u8,
    /// In running order.
    pub(crate) campaigns: ArrayVec<Campaign, { TOKENS.len() }>,
    /// Squares with pieces on them.
    pub(crate) occupied: SquareSet,
    pub(crate) turn: TurnLog,
    pub(crate) choice: PlaceChoice,
    /// The Chain's decks and tracks, in a solo game; boxed, so that others do not pay for it.
    #[serde(default)]
    pub(crate) automaton: Option<Box<Automaton>>,
    /// What only modules and interrupt decisions need; boxed likewise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) extras: Option<Box<Extras>>,
}

mod supply_by_card {
    use std::collections::BTreeMap;

    use super::*;

    type Supply = [i8; Employee::COUNT];

    pub(super) fn serialize<S: Serializer>(supply: &Supply, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Employee::ALL.into_iter().zip(supply).filter(|(_, count)| **count != 0))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Supply, D::Error> {
        let counts = BTreeMap::<Employee, i8>::deserialize(deserializer)?;
        Ok(Employee::ALL.map(|card| counts.get(&card).copied().unwrap_or(0)))
    }
}

mod board_as_layout {
    use super::*;

    pub(super) fn serialize<S: Serializer>(board: &Arc<Board>, serializer: S) -> Result<S::Ok, S::Error> {
        let (layout, added) = (board.layout(), board.added());
        if added.is_empty() && layout.is_as_written() {
            return layout.serialize(serializer);
        }
        let tile = |it: &PlacedTile| (TurnedTile { tile: it.tile, turn: it.turn }, it.column, it.row);
        let tiles = layout.tiles().iter().map(tile).collect();
        Grown { tiles, added: added.clone() }.serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<Board>, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Map {
            Dealt(Layout),
            Grown(Grown),
        }
        match Map::deserialize(deserializer)? {
            Map::Dealt(layout) => Ok(Board::new(layout)),
            Map::Grown(Grown { tiles, added }) => {
                let placed =
                    |(TurnedTile { tile, turn }, column, row)| PlacedTile { tile, turn, column, row };
                let layout = Layout::of_tiles(tiles.into_iter().map(placed).collect());
                Ok(Board::grown(layout.map_err(serde::de::Error::custom)?, added))
            }
        }
    }

    /// A map that was changed in play: the tiles by slot, and what was added to them.
    #[derive(Serialize, Deserialize)]
    struct Grown {
        tiles: Vec<(TurnedTile, i8, i8)>,
        added: Additions,
    }
}

impl Game {
    // ---- what a player may ask -------------------------------------------------------------------

    /// The agreed options.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The map and starting order this game was set up with is the board plus the order before round 1.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// What is awaited, and from whom.
    pub fn decision(&self) -> Decision {
        let kind = self.question().map(|question| question.kind);
        Decision { stage: self.stage, kind, awaited: self.awaited }
    }

    /// True when the game has ended.
    pub fn is_over(&self) -> bool {
        self.stage == Stage::GameOver
    }

    /// The round, from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Turn order, first to act first.
    pub fn order(&self) -> &[PlayerId] {
        &self.order
    }

    /// The companies, by player number.
    pub fn chains(&self) -> &[Chain] {
        &self.chains
    }

    /// One company.
    #[inline]
    pub fn chain(&self, player: PlayerId) -> &Chain {
        &self.chains[player.index()]
    }

    #[inline]
    pub(crate) fn chain_mut(&mut self, player: PlayerId) -> &mut Chain {
        &mut self.chains[player.index()]
    }

    /// Money in the bank.
    pub fn bank(&self) -> i32 {
        self.bank
    }

    /// Money paid out although the bank was empty, after its last break.
    pub fn minted(&self) -> i32 {
        self.minted
    }

    /// How often the bank has broken.
    pub fn bank_breaks(&self) -> u8 {
        self.bank_breaks
    }

    /// Slots of every CEO this round.
    pub fn ceo_slots(&self) -> u8 {
        self.ceo_slots
    }

    /// Cards of a kind in the supply (phantoms count below zero).
    pub fn supply(&self, card: Employee) -> i8 {
        self.supply[card.index()]
    }

    /// Houses on the map, by number.
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// Garden tiles left.
    pub fn gardens_left(&self) -> u8 {
        self.gardens_left
    }

    /// Campaigns in running order.
    pub fn campaigns(&self) -> &[Campaign] {
        &self.campaigns
    }

    /// Milestones awarded in earlier rounds: closed to everybody else.
    pub fn closed_milestones(&self) -> MilestoneSet {
        self.closed
    }

    /// Milestones awarded this round: still open to others.
    pub fn claimed_milestones(&self) -> MilestoneSet {
        self.claimed
    }

    /// Cards busy with campaigns.
    pub fn busy(&self, player: PlayerId) -> Staff {
        self.campaigns
            .iter()
            .filter(|campaign| campaign.chain == Some(player))
            .filter_map(|campaign| campaign.busy_card().map(|card| (card, 1)))
            .collect()
    }

    /// Copies of a card a player owns: at work, on the beach and busy.
    pub(crate) fn owned(&self, player: PlayerId, card: Employee) -> u8 {
        let chain = self.chain(player);
        let busy = self
            .campaigns
            .iter()
            .filter(|campaign| campaign.chain == Some(player) && campaign.busy_card() == Some(card))
            .count();
        let beside_mat = self.is_automaton(player)
            && self.automaton().is_some_and(|automaton| automaton.mass_marketeer() == Some(card));
        chain.at_work.of(card) + chain.beach.of(card) + busy as u8 + u8::from(beside_mat)
    }

    /// Place in the turn order, from 0.
    pub(crate) fn order_index(&self, player: PlayerId) -> u8 {
        self.order.iter().position(|other| *other == player).unwrap_or(MAX_PLAYERS) as u8
    }

    /// The player in turn, in phases played one after the other.
    pub(crate) fn in_turn(&self) -> PlayerId {
        self.order[usize::from(self.at_turn)]
    }

    /// Final ranking once the game is over, best first (B-BANK-4).
    pub fn outcome(&self) -> Option<Vec<Standing>> {
        self.is_over().then(|| self.standings())
    }

    /// Ranking as if the game ended now.
    pub fn standings(&self) -> Vec<Standing> {
        let key = |player: PlayerId| {
            let chain = self.chain(player);
            let broke = chain.fate != Fate::InGame;
            (broke, -chain.cash, self.order_index(player), player)
        };
        let mut players: Vec<PlayerId> = self.config.player_ids().collect();
        players.sort_by_key(|player| key(*player));
        let standing = |(i, player): (usize, &PlayerId)| Standing {
            chain: *player,
            rank: i as u8 + 1,
            cash: self.chain(*player).cash,
            bankrupt: self.chain(*player).fate != Fate::InGame,
        };
        players.iter().enumerate().map(standing).collect()
    }
}
