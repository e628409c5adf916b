//! How a game begins.

use std::sync::Arc;

use arrayvec::ArrayVec;

use super::{CEO_SLOTS, Chain, Game, PlaceChoice, Stage, TurnLog};
use crate::automaton::{AUTOMATON, PERSON};
use crate::cards::{Employee, GARDENS, MilestoneSet};
use crate::config::{Config, ConfigError};
use crate::map::{Board, Layout, SquareSet};
use crate::player::{PlayerId, PlayerSet};
use crate::rng::{Rng, shuffle};

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
        if let Some(tile) = setup.layout.tiles().iter().find(|placed| !config.has_tile(placed.tile)) {
            return Err(ConfigError(format!("tile {} is not in this game (K-DIST-1)", tile.tile)));
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
        for employee in config.employees() {
            supply[employee.index()] = config.copies(employee) as i8;
        }
        let rural = config.has_rural_area().then(|| board.rural_area());
        let houses = board.printed_houses().into_iter().chain(rural).collect();
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
            extras: None,
            board,
        }
    }
}
