//! The Chain: the solo opponent, an automaton with its own decks and tracks. Rules: `docs/rules/the-chain.md`; `A7` and
//! the like are its rulings.
//!
//! In code it is called the *automaton*, for a chain is any player's company. It is player [`AUTOMATON`] of a two-player
//! game: its cash, stock, restaurants, milestones and reserve card are those of that company, its 1x pile is the
//! company's beach, and a marketeer in one of its spots is busy with a campaign like anybody's. Everything else is in
//! [`Automaton`]. It acts by itself at its place in the turn order and asks nobody.

mod card;
mod cleanup;
mod deck;
mod deeds;
mod hidden;
mod restructuring;
mod setup;
mod stock;
mod tracks;
mod turn;
mod words;

pub mod placement;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

pub use card::{
    ACTIONS, ActionCard, COMPETITIONS, Competition, DECK_SIZE, DeckCard, Develop, Effect, Face, FoodPane,
    Lobby, Slot, SlotAction, Targets,
};
pub use deck::{ACTION_CARDS, COOL_CARDS, WARM_CARDS};
pub use deeds::{
    Deed, DemandCount, Failure, FoodReason, HouseTry, NotTaken, Placing, ShuffleReason, StockReason, TileTry,
    Why,
};
pub use hidden::AutomatonView;
pub use words::{DeckEmployee, DeckItem, DeckMilestone, Home, Level, Pane, Piece, Star, Temper, Track};

use crate::cards::{Employee, RESTAURANTS};
use crate::config::{Config, ModuleSet};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::map::{Axis, Coord, Lines, Place, PlacedTile, Rect};
use crate::player::PlayerId;
use crate::vocab::vocabulary;

/// The person in a solo game.
pub const PERSON: PlayerId = PlayerId(0);
/// The Chain in a solo game.
pub const AUTOMATON: PlayerId = PlayerId(1);

/// Marketeer spots.
pub const SPOTS: usize = 3;
/// Restaurants with the option `six_restaurants`.
pub const MORE_RESTAURANTS: usize = 6;
/// The end of the stock mat (A18).
pub const MAT_END: u16 = 20;
/// What the fridge and freezer hold of each item between turns.
pub const FRIDGE: u16 = 10;

/// The Chain's decks and tracks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Automaton {
    /// The action deck with the competition cards in it, from the bottom; the last card is on top, front up.
    pub(crate) deck: ArrayVec<DeckCard, DECK_SIZE>,
    /// Cards flipped in earlier turns.
    pub(crate) used: ArrayVec<DeckCard, ACTIONS>,
    /// The card flipped this turn.
    pub(crate) back: Option<DeckCard>,
    /// The warm stack, from the bottom.
    pub(crate) warm: ArrayVec<DeckCard, COMPETITIONS>,
    /// The cool stack, from the bottom.
    pub(crate) cool: ArrayVec<DeckCard, COMPETITIONS>,
    /// Open slots, 1 to 4.
    pub(crate) recruit_train: u8,
    /// 6 to 10.
    pub(crate) price_distance: u8,
    /// 0 to 4.
    pub(crate) waitresses: u8,
    pub(crate) competition: Level,
    /// Half as much again this turn.
    pub(crate) bonus_cash: bool,
    /// Only printed entrances this turn.
    pub(crate) no_drive_ins: bool,
    /// The card beside the track mat.
    pub(crate) mass_marketeer: Option<Employee>,
}

impl Automaton {
    /// The card on top of the deck: its front is visible. Between its turns always an action card.
    pub fn front(&self) -> Option<DeckCard> {
        self.deck.last().copied().filter(|card| card.is_action())
    }

    /// The card flipped this turn.
    pub fn back(&self) -> Option<DeckCard> {
        self.back
    }

    /// Cards flipped in earlier turns.
    pub fn used(&self) -> &[DeckCard] {
        &self.used
    }

    /// The deck from the top down. A secret: views hold a made-up order.
    pub fn deck(&self) -> impl Iterator<Item = DeckCard> + '_ {
        self.deck.iter().rev().copied()
    }

    /// A competition stack from the top down. A secret: views hold a made-up order.
    pub fn stack(&self, temper: Temper) -> impl Iterator<Item = DeckCard> + '_ {
        let stack = match temper {
            Temper::Warm => &self.warm,
            Temper::Cool => &self.cool,
        };
        stack.iter().rev().copied()
    }

    /// Competition cards of a kind in the action deck.
    pub fn in_deck(&self, temper: Temper) -> usize {
        self.deck.iter().filter(|card| card.temper() == Some(temper)).count()
    }

    /// Open slots, 1 to 4.
    pub fn recruit_train(&self) -> u8 {
        self.recruit_train
    }

    /// Items of one GET FOOD & DRINKS.
    pub fn green_box(&self) -> u8 {
        self.recruit_train + 1
    }

    /// What houses compare, before the distance.
    pub fn price_distance(&self) -> u8 {
        self.price_distance
    }

    /// Waitresses, for ties.
    pub fn waitresses(&self) -> u8 {
        self.waitresses
    }

    /// Where the competition marker stands.
    pub fn competition(&self) -> Level {
        self.competition
    }

    /// Half as much again this turn?
    pub fn bonus_cash(&self) -> bool {
        self.bonus_cash
    }

    /// Only printed entrances this turn?
    pub fn no_drive_ins(&self) -> bool {
        self.no_drive_ins
    }

    /// The card beside the track mat.
    pub fn mass_marketeer(&self) -> Option<Employee> {
        self.mass_marketeer
    }

    /// Every card, wherever it is.
    pub fn cards(&self) -> impl Iterator<Item = DeckCard> + '_ {
        let piles = self.deck.iter().chain(&self.used).chain(&self.warm).chain(&self.cool);
        piles.copied().chain(self.back)
    }

    fn stack_mut(&mut self, temper: Temper) -> &mut ArrayVec<DeckCard, COMPETITIONS> {
        match temper {
            Temper::Warm => &mut self.warm,
            Temper::Cool => &mut self.cool,
        }
    }
}

impl Config {
    /// Restaurants a company may have on the map (B-RES-1).
    pub const fn restaurants(&self, player: PlayerId) -> usize {
        match self.solo {
            Some(solo) if solo.six_restaurants && player.0 == AUTOMATON.0 => MORE_RESTAURANTS,
            _ => RESTAURANTS,
        }
    }
}

impl Game {
    /// The Chain's decks and tracks, in a solo game.
    pub fn automaton(&self) -> Option<&Automaton> {
        self.automaton.as_deref()
    }

    /// Is this player The Chain?
    #[inline]
    pub fn is_automaton(&self, player: PlayerId) -> bool {
        self.config.solo.is_some() && player == AUTOMATON
    }

    /// The players who decide something: everybody but The Chain.
    pub fn people(&self) -> impl Iterator<Item = PlayerId> + use<> {
        let solo = self.config.solo.is_some();
        self.config.player_ids().filter(move |player| !solo || *player != AUTOMATON)
    }

    /// The game after The Chain has done one part of its round, and what happened; unchanged in a game without it.
    pub fn after_part(&self, part: Part) -> (Game, Vec<Event>) {
        let (mut game, mut events) = (self.clone(), Vec::new());
        game.act(part, &mut events);
        (game, events)
    }

    /// Lets The Chain do its part: nothing in a game without it.
    pub(crate) fn act(&mut self, part: Part, sink: &mut impl Sink) {
        let Some(automaton) = self.automaton.take() else { return };
        let mut acting = Acting { game: self, automaton, sink, card: None, pane: None };
        match part {
            Part::FirstRestaurant => acting.open_first(),
            Part::Restructuring => acting.restructure(),
            Part::Turn => acting.take_turn(),
            Part::Incomes => acting.compare_incomes(),
            Part::Campaigns => acting.release_mass_marketeer(),
            Part::Cleanup => acting.clean_up(),
        }
        let automaton = acting.automaton;
        self.automaton = Some(automaton);
    }
}

vocabulary! {
    /// What The Chain does by itself.
    pub enum Part ("a part of The Chain's round") {
        /// Section 7.
        FirstRestaurant = "first_restaurant",
        /// Phase 1, after the person has committed (A2).
        Restructuring = "restructuring",
        /// Phase 3.
        Turn = "turn",
        /// The end of phase 4.
        Incomes = "incomes",
        /// The end of phase 6.
        Campaigns = "campaigns",
        /// Phase 7.
        Cleanup = "cleanup",
    }
}

/// The Chain at work: the game, its decks and tracks lifted out of it, and what it is doing.
struct Acting<'g, S: Sink> {
    game: &'g mut Game,
    automaton: Box<Automaton>,
    sink: &'g mut S,
    /// The card that causes what happens now.
    card: Option<DeckCard>,
    pane: Option<Pane>,
}

impl<S: Sink> Acting<'_, S> {
    /// Everything that follows is caused by this pane.
    fn because(&mut self, card: Option<DeckCard>, pane: Option<Pane>) {
        self.card = card;
        self.pane = pane;
    }

    fn tell(&mut self, deed: impl FnOnce() -> Deed) {
        let (card, pane) = (self.card, self.pane);
        self.sink.emit(|| Event::TheChain { card, pane, deed: Box::new(deed()) });
    }

    fn modules(&self) -> ModuleSet {
        self.game.config.modules
    }
}

/// The nine tiles The Chain plays on, whose squares are counted from their own corner: a tenth tile may lie north or west
/// of them (A26).
pub(super) struct Nine<'g> {
    game: &'g Game,
    corner: Coord,
}

impl Nine<'_> {
    /// A square of the map as one of the nine tiles.
    pub(super) fn inward(&self, at: Coord) -> Coord {
        at.back_by(self.corner)
    }

    /// A square of the nine tiles as one of the map.
    pub(super) fn outward(&self, at: Coord) -> Coord {
        at.moved(self.corner)
    }

    pub(super) fn inward_rect(&self, rect: Rect) -> Rect {
        Rect { at: self.inward(rect.at), ..rect }
    }

    /// A place on the nine tiles as one on the map.
    pub(super) fn outward_place(&self, place: Place) -> Place {
        match place {
            Place::Board { at, rotated } => Place::Board { at: self.outward(at), rotated },
            Place::Lines { lines, side } => {
                let by = if lines.axis == Axis::Row { self.corner.y } else { self.corner.x };
                Place::Lines { lines: Lines { first: lines.first + by, ..lines }, side }
            }
            Place::Rural { .. } | Place::Beside {} => place,
        }
    }
}

impl Game {
    /// The nine tiles of a solo game. One tile more does not make another square of three by three.
    pub(super) fn nine(&self) -> Nine<'_> {
        Nine { game: self, corner: self.nine_corner().unwrap_or(Coord::new(0, 0)) }
    }

    /// Is the map, or part of it, three by three tiles?
    pub(crate) fn has_nine_tiles(&self) -> bool {
        self.nine_corner().is_some()
    }

    fn nine_corner(&self) -> Option<Coord> {
        let tiles = self.board.layout();
        let whole =
            |it: &&PlacedTile| (0..9).all(|i| tiles.tile_at(it.column + i % 3, it.row + i / 3).is_some());
        tiles.tiles().iter().find(whole).map(PlacedTile::corner)
    }
}

impl placement::Ground for Nine<'_> {
    fn is_empty(&self, at: Coord) -> Option<bool> {
        let game = self.game;
        game.board.square(self.outward(at)).map(|square| game.is_free(square))
    }

    fn is_road(&self, at: Coord) -> bool {
        let board = &self.game.board;
        board.square(self.outward(at)).is_some_and(|square| board.kind(square).is_road())
    }

    fn own_restaurants(&self) -> impl Iterator<Item = Coord> {
        self.game.chain(AUTOMATON).restaurants.iter().map(|restaurant| self.inward(restaurant.at))
    }
}
