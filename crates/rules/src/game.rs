//! The state of a game.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::{Action, Duration};
use crate::automaton::{AUTOMATON, Automaton, MORE_RESTAURANTS, PERSON};
use crate::cards::{
    Ability, CampaignKind, Employee, GARDENS, Milestone, MilestoneSet, ReserveCard, TOKENS, TokenNumber,
};
use crate::config::{Config, ConfigError};
use crate::counts::{Staff, Stock};
use crate::event::{Event, Quiet, Sink, Standing};
use crate::item::Item;
use crate::map::{
    Board, Coord, Corner, House, HouseNumber, Layout, Link, Place, Rect, Site, Square, SquareKind, SquareSet,
};
use crate::player::{MAX_PLAYERS, PlayerId, PlayerSet};
use crate::refusal::{Occupant, Refusal};
use crate::rng::{Rng, shuffle};
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
    /// From whom; several players at once in simultaneous phases, nobody when the game is over.
    pub awaited: PlayerSet,
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
    /// Turns left.
    pub turns: Duration,
    /// Where it is.
    #[serde(flatten)]
    pub place: Place,
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
            Place::Lines { .. } => None,
        }
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
}

/// A choice of places in the turn order, under way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct PlaceChoice {
    /// Who still has to choose, in order.
    pub(crate) choosers: ArrayVec<PlayerId, MAX_PLAYERS>,
    pub(crate) places: [Option<PlayerId>; MAX_PLAYERS],
}

/// One game: a value, cheap to copy, comparable, complete.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
}

mod board_as_layout {
    use super::*;

    pub(super) fn serialize<S: Serializer>(board: &Arc<Board>, serializer: S) -> Result<S::Ok, S::Error> {
        board.layout().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<Board>, D::Error> {
        Layout::deserialize(deserializer).map(Board::new)
    }
}

/// What can be random in the set-up, written out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The map.
    pub layout: Layout,
    /// Starting turn order.
    pub order: Vec<PlayerId>,
}

impl Game {
    /// A new game: map and starting order are drawn from the seed (B-MAP-1, B-SET-3).
    pub fn new(config: &Config, seed: u64) -> Result<Self, ConfigError> {
        Game::dealt(config, None, seed)
    }

    /// A new game whose map may come from a seed of its own, which people can know before they begin: it tells nothing of
    /// what the other seed decides.
    pub fn dealt(config: &Config, map_seed: Option<u64>, seed: u64) -> Result<Self, ConfigError> {
        config.check()?;
        let mut rng = Rng::new(seed);
        let mut stream = rng.open();
        let layout = match map_seed {
            Some(map_seed) => Layout::of_seed(config, map_seed),
            None => Layout::deal(config, &mut stream),
        };
        let mut order: Vec<PlayerId> = config.player_ids().collect();
        if config.solo.is_some() {
            order = vec![AUTOMATON, PERSON]; // The Chain is first
        } else {
            shuffle(&mut order, &mut stream);
        }
        rng.close(&stream);
        Ok(Game::start(config, Board::new(layout), &order, rng))
    }

    /// A new game on a given map with a given starting order.
    pub fn with_setup(config: &Config, setup: &Setup) -> Result<Self, ConfigError> {
        config.check()?;
        let mut sorted: Vec<PlayerId> = setup.order.clone();
        sorted.sort();
        if !sorted.iter().copied().eq(config.player_ids()) {
            return Err(ConfigError(format!(
                "the turn order must name players 0 to {} once each",
                config.players - 1
            )));
        }
        if config.solo.is_some() && setup.order != [AUTOMATON, PERSON] {
            return Err(ConfigError(
                "a solo game begins with The Chain, player 1, first in turn order".into(),
            ));
        }
        let (width, height) = config.map_size();
        let cells = (0..height as i8).flat_map(|row| (0..width as i8).map(move |column| (column, row)));
        if !setup.layout.tiles().iter().map(|placed| (placed.column, placed.row)).eq(cells) {
            return Err(ConfigError(format!(
                "{} players play on a map {width} tiles wide and {height} high (B-MAP-1)",
                config.players
            )));
        }
        Ok(Game::start(config, Board::new(setup.layout.clone()), &setup.order, Rng::new(0)))
    }

    fn start(config: &Config, board: Arc<Board>, order: &[PlayerId], rng: Rng) -> Self {
        let mut game = Game::bare(config, board, order, rng);
        game.at_turn = game.order.len() as u8 - 1;
        game.awaited = PlayerSet::only(game.order[game.order.len() - 1]);
        game.set_up_automaton();
        game
    }

    /// A game with everything at its starting value, waiting for nobody yet.
    pub(crate) fn bare(config: &Config, board: Arc<Board>, order: &[PlayerId], rng: Rng) -> Self {
        let mut supply = [0; Employee::COUNT];
        for employee in Employee::ALL {
            let card = employee.card();
            supply[employee.index()] =
                if card.unique { config.unique_copies() as i8 } else { card.count as i8 };
        }
        let houses = board.printed_houses().into_iter().collect();
        Game {
            config: *config,
            rng,
            stage: Stage::FirstRestaurant { must_place: false },
            awaited: PlayerSet::NONE,
            round: 1,
            order: order.iter().copied().collect(),
            at_turn: 0,
            passed: PlayerSet::NONE,
            chains: config.player_ids().map(|_| Chain::new()).collect(),
            supply,
            bank: config.starting_bank(),
            minted: 0,
            bank_breaks: 0,
            ceo_slots: CEO_SLOTS,
            next_ceo_slots: CEO_SLOTS,
            closed: MilestoneSet::NONE,
            claimed: MilestoneSet::NONE,
            houses,
            gardens_left: GARDENS,
            campaigns: ArrayVec::new(),
            occupied: SquareSet::NONE,
            turn: TurnLog::default(),
            choice: PlaceChoice::default(),
            automaton: None,
            board,
        }
    }

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
        Decision { stage: self.stage, awaited: self.awaited }
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
            .filter_map(|campaign| campaign.marketeer.map(|card| (card, 1)))
            .collect()
    }

    /// Copies of a card a player owns: at work, on the beach and busy.
    pub(crate) fn owned(&self, player: PlayerId, card: Employee) -> u8 {
        let chain = self.chain(player);
        let busy = self
            .campaigns
            .iter()
            .filter(|campaign| campaign.chain == Some(player) && campaign.marketeer == Some(card))
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

    // ---- acting ----------------------------------------------------------------------------------

    /// Would this action be accepted?
    pub fn check(&self, player: PlayerId, action: &Action) -> Result<(), Refusal> {
        if player.index() >= self.chains.len() {
            return Err(Refusal::NoSuchChain { chain: player });
        }
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if self.is_automaton(player) {
            return Err(Refusal::DecidesNothing { chain: player });
        }
        if !self.awaited.contains(player) && !self.may_change_mind(player) {
            return Err(Refusal::NotAwaited { chain: player });
        }
        match (self.stage, action) {
            (Stage::FirstRestaurant { must_place }, Action::Pass) => {
                if must_place && self.can_place_first(player) { Err(Refusal::MustPlace) } else { Ok(()) }
            }
            (Stage::FirstRestaurant { .. }, Action::FirstRestaurant { at, entrance }) => {
                self.check_first_restaurant(player, *at, *entrance)
            }
            (Stage::Reserve, Action::Reserve { .. }) => Ok(()),
            (Stage::Restructuring, Action::Work { cards }) => self.check_structure(player, cards),
            (Stage::OrderOfBusiness, Action::Order { position }) => self.check_position(*position),
            (Stage::Working { step }, action) => self.check_working(player, step, action),
            (Stage::Payday, Action::Fire { card }) => self.check_fire(player, *card),
            (Stage::Payday, Action::FireBusy { number }) => self.check_fire_busy(player, *number),
            (Stage::Payday, Action::Pay) => self.check_pay(player),
            (Stage::Freezer, Action::Keep { items }) => self.check_keep(player, items),
            _ => Err(Refusal::WrongMoment { now: self.stage.name() }),
        }
    }

    /// A secret choice can be changed until everybody has made theirs.
    pub(crate) fn may_change_mind(&self, player: PlayerId) -> bool {
        let chain = self.chain(player);
        match self.stage {
            Stage::Restructuring => chain.chosen.is_some(),
            Stage::Reserve => chain.reserve.is_some(),
            _ => false,
        }
    }

    /// Does it, and says what happened. On a refusal the game is untouched.
    pub fn apply(&mut self, player: PlayerId, action: &Action) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.perform(player, action, &mut events)?;
        Ok(events)
    }

    /// The same without events: for playouts nobody watches.
    pub fn play(&mut self, player: PlayerId, action: &Action) -> Result<(), Refusal> {
        self.perform(player, action, &mut Quiet)
    }

    fn perform(&mut self, player: PlayerId, action: &Action, sink: &mut impl Sink) -> Result<(), Refusal> {
        self.check(player, action)?;
        match action {
            Action::Pass => self.do_pass(player, sink),
            Action::FirstRestaurant { at, entrance } => {
                self.do_first_restaurant(player, *at, *entrance, sink);
            }
            Action::Reserve { card } => self.do_reserve(player, *card, sink),
            Action::Work { cards } => self.do_structure(player, cards, sink),
            Action::Order { position } => self.do_position(player, *position, sink),
            Action::Fire { card } => self.do_fire(player, *card, false, sink),
            Action::FireBusy { number } => self.do_fire_busy(player, *number, sink),
            Action::Pay => self.do_pay(player, sink),
            Action::Keep { items } => self.do_keep(player, items, sink),
            working => self.do_working(player, working, sink),
        }
        Ok(())
    }

    // ---- the map as it stands --------------------------------------------------------------------

    /// Nothing printed or placed there (B-MAP-7)?
    #[inline]
    pub(crate) fn is_free(&self, square: Square) -> bool {
        self.board.printed_empty().has(square) && !self.occupied.has(square)
    }

    /// Is the whole site free of pieces? (The print was looked at when sites were listed.)
    #[inline]
    pub(crate) fn site_free(&self, site: &Site) -> bool {
        !self.occupied.any(&site.squares)
    }

    /// What stands on a square.
    pub fn occupant(&self, at: Coord) -> Option<Occupant> {
        let square = self.board.square(at)?;
        match self.board.kind(square) {
            SquareKind::Road | SquareKind::Bridge => return Some(Occupant::Road),
            SquareKind::Source(item) => return Some(Occupant::Source { item }),
            SquareKind::House | SquareKind::Empty => {}
        }
        let inside = |rect: Rect| rect.coords().any(|coord| coord == at);
        for house in &self.houses {
            if inside(house.building()) {
                return Some(Occupant::House { house: house.number });
            }
            if house.garden_rect().is_some_and(inside) {
                return Some(Occupant::Garden { house: house.number });
            }
        }
        for (player, chain) in self.config.player_ids().zip(&self.chains) {
            if chain.restaurants.iter().any(|restaurant| inside(restaurant.rect())) {
                return Some(Occupant::Restaurant { chain: player });
            }
        }
        self.campaigns
            .iter()
            .find(|campaign| campaign.rect().is_some_and(inside))
            .map(|campaign| Occupant::Campaign { number: campaign.number })
    }

    /// All squares of the rectangle on the map and empty?
    pub(crate) fn check_empty(&self, rect: Rect) -> Result<(), Refusal> {
        for at in rect.coords() {
            let square = self.board.square(at).ok_or(Refusal::OffMap { at })?;
            if !self.is_free(square) {
                return Err(match self.occupant(at) {
                    Some(by) => Refusal::NotEmpty { at, by },
                    None => Refusal::OffMap { at },
                });
            }
        }
        // Coordinates at the end of the number range yield fewer squares than the piece has.
        if rect.coords().count() != (rect.width as usize) * (rect.height as usize) {
            return Err(Refusal::OffMap { at: rect.at });
        }
        Ok(())
    }

    pub(crate) fn squares_of(&self, rect: Rect) -> ArrayVec<Square, 6> {
        rect.coords().filter_map(|at| self.board.square(at)).take(6).collect()
    }

    pub(crate) fn occupy(&mut self, rect: Rect) {
        let squares = self.squares_of(rect);
        self.occupied.insert_all(&squares);
    }

    pub(crate) fn vacate(&mut self, rect: Rect) {
        let squares = self.squares_of(rect);
        self.occupied.remove_all(&squares);
    }

    /// Rebuilds what is derived from the pieces, after loading.
    pub(crate) fn recompute_occupied(&mut self) {
        self.occupied = SquareSet::NONE;
        let mut rects: Vec<Rect> = Vec::new();
        rects.extend(self.houses.iter().filter_map(|house| match house.kind {
            crate::map::HouseKind::Printed => house.garden_rect(),
            crate::map::HouseKind::Placed => Some(house.rect()),
        }));
        rects.extend(self.chains.iter().flat_map(|chain| chain.restaurants.iter().map(Restaurant::rect)));
        rects.extend(self.campaigns.iter().filter_map(Campaign::rect));
        for rect in rects {
            self.occupy(rect);
        }
    }

    pub(crate) fn house(&self, number: HouseNumber) -> Option<&House> {
        self.houses.iter().find(|house| house.number == number)
    }

    /// The squares every range and distance of a player starts from: the entrances of its open restaurants
    /// (B-MAP-5), all four corners with a drive-in (B-RST-4).
    pub(crate) fn origins(&self, player: PlayerId) -> ArrayVec<Square, { 4 * MORE_RESTAURANTS }> {
        let chain = self.chain(player);
        let mut origins = ArrayVec::new();
        if chain.fate == Fate::Out {
            return origins; // derelict blocks that nobody uses (B-OPT-1)
        }
        let drive_in = self.has_drive_in(player);
        for restaurant in chain.restaurants.iter().filter(|restaurant| restaurant.open) {
            for corner in Corner::ALL {
                if (drive_in || corner == restaurant.entrance)
                    && let Some(square) = self.board.square(corner.of(restaurant.at))
                {
                    origins.push(square);
                }
            }
        }
        origins
    }

    /// Are all corners of a player's restaurants entrances (B-RST-4)? The Chain's are, unless a cool card closed them for
    /// this turn.
    pub(crate) fn has_drive_in(&self, player: PlayerId) -> bool {
        if self.is_automaton(player) {
            !self.automaton().is_some_and(Automaton::no_drive_ins)
        } else {
            self.chain(player).drive_in()
        }
    }

    /// The ways from a player's entrances onto roads.
    pub(crate) fn origin_links(&self, player: PlayerId) -> ArrayVec<Link, 48> {
        self.links_from(&self.origins(player))
    }

    /// The ways from these entrances (at most a chain's) onto roads.
    pub(crate) fn links_from(&self, doors: &[Square]) -> ArrayVec<Link, 48> {
        let mut links: ArrayVec<Link, 48> = ArrayVec::new();
        for square in doors {
            for link in self.board.links(*square) {
                match links.iter_mut().find(|known| known.stretch == link.stretch) {
                    Some(known) => known.cost = known.cost.min(link.cost),
                    None => links.push(*link),
                }
            }
        }
        links
    }

    /// Dinnertime distance from a house to the nearest of these entrances (B-DIN-4).
    pub(crate) fn distance(&self, house: &House, origins: &[Link]) -> Option<u8> {
        let mut best: Option<u8> = None;
        for from in &house.links {
            for to in origins {
                let borders = self.board.roads.distance(from.stretch, to.stretch);
                if borders != crate::map::UNREACHABLE {
                    let total = from.cost + borders + to.cost;
                    best = Some(best.map_or(total, |known| known.min(total)));
                }
            }
        }
        best
    }

    /// Dinnertime distance from a house to a player's nearest entrance, for whoever wants to know.
    pub fn distance_to(&self, number: HouseNumber, player: PlayerId) -> Option<u8> {
        self.distance(self.house(number)?, &self.origin_links(player))
    }

    /// The same for every house, in the order of [`Game::houses`].
    pub fn distances_to(&self, player: PlayerId) -> ArrayVec<Option<u8>, MAX_HOUSES> {
        let origins = self.origin_links(player);
        self.houses.iter().map(|house| self.distance(house, &origins)).collect()
    }

    /// Dinnertime distance of every house to an entrance on this square, were there one.
    pub fn distances_from(&self, entrance: Coord) -> ArrayVec<Option<u8>, MAX_HOUSES> {
        let links = self.board.square(entrance).map_or(&[][..], |square| self.board.links(square));
        self.houses.iter().map(|house| self.distance(house, links)).collect()
    }

    /// Squares next to a road that a player reaches within so many borders (B-MKT-3).
    pub(crate) fn within_range(&self, player: PlayerId, range: u8) -> Reach {
        let roads = &self.board.roads;
        let mut cost = [u8::MAX; 128];
        for link in self.origin_links(player) {
            for (stretch, best) in cost.iter_mut().enumerate().take(roads.stretches()) {
                let borders = roads.distance(link.stretch, stretch as u8);
                if borders != crate::map::UNREACHABLE {
                    *best = (*best).min(borders + link.cost);
                }
            }
        }
        Reach { cost, range }
    }

    // ---- milestones ------------------------------------------------------------------------------

    /// Awards a milestone unless it is closed or owned (B-MIL-1). True when it was awarded.
    pub(crate) fn award(&mut self, player: PlayerId, milestone: Milestone, sink: &mut impl Sink) -> bool {
        if !self.is_open(player, milestone) {
            return false;
        }
        self.chain_mut(player).milestones.insert(milestone);
        self.claimed.insert(milestone);
        sink.emit(|| Event::MilestoneAwarded { chain: player, milestone });
        true
    }

    /// Does the player have a milestone and its effect? The Chain never has the effect.
    #[inline]
    pub(crate) fn benefits(&self, player: PlayerId, milestone: Milestone) -> bool {
        self.chain(player).has(milestone) && !self.is_automaton(player)
    }

    /// Can this player still get the milestone?
    pub fn is_open(&self, player: PlayerId, milestone: Milestone) -> bool {
        self.config.milestones() && !self.closed.has(milestone) && !self.chain(player).has(milestone)
    }

    /// Sum over cards at work of some number of each.
    pub(crate) fn sum_at_work(
        &self,
        player: PlayerId,
        cards: &[Employee],
        value: impl Fn(&Ability) -> i32,
    ) -> i32 {
        let at_work = &self.chain(player).at_work;
        cards.iter().map(|card| i32::from(at_work.of(*card)) * value(&card.card().ability)).sum()
    }

    /// The same as a number of things; one that is too large stays at the largest.
    pub(crate) fn count_at_work(
        &self,
        player: PlayerId,
        cards: &[Employee],
        value: impl Fn(&Ability) -> i32,
    ) -> u8 {
        u8::try_from(self.sum_at_work(player, cards, value)).unwrap_or(u8::MAX)
    }
}

/// How far a player reaches by road.
pub(crate) struct Reach {
    cost: [u8; 128],
    range: u8,
}

impl Reach {
    /// Can a piece with these squares be placed? Some square must be next to a reached road (B-MKT-3).
    pub(crate) fn includes(&self, board: &Board, squares: &[Square]) -> bool {
        squares.iter().any(|square| {
            board
                .links(*square)
                .iter()
                .any(|link| self.cost[usize::from(link.stretch)].saturating_add(link.cost) <= self.range)
        })
    }
}
