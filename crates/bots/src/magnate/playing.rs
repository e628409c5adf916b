//! The games the Magnate thinks in, for whoever else wants to know how one may go on: an analysis, a coach. Decision by
//! decision, so that whoever plays it can look up in between, and without a clock.

use magnate_rules::{Action, Event, FastDice, Game, PlayerId, View, Viewer};

use super::memory::Memory;
use super::{opponents, options, rollout};
use crate::manager::{self, Style};

/// A way to play: what a company is built towards, and what everything is worth to whoever plays so.
#[derive(Clone, Debug, PartialEq)]
pub struct Way(Style);

/// Something to do now, and the way to play on from there.
#[derive(Clone, Debug, PartialEq)]
pub struct Idea {
    /// The decision.
    pub action: Action,
    /// How it is meant.
    pub way: Way,
}

/// The ways a player may go on, the one that fits their company best first.
pub fn ways(game: &Game, player: PlayerId) -> Vec<Way> {
    let known = opponents::ways(game.config());
    let weights = opponents::weights(game, player, &known, &[]);
    let mut order: Vec<usize> = (0..known.len()).collect();
    order.sort_by(|a, b| weights[*b].total_cmp(&weights[*a]));
    order.into_iter().map(|index| Way(known[index].clone())).collect()
}

/// Structures that are thought of besides those of the ways.
const IDEAS: usize = 20;

/// What a Magnate would think about first: the decision of every known way, then what else there is, likeliest first. All
/// legal, no action twice.
pub fn ideas(game: &Game, player: PlayerId, seed: u64) -> Vec<Idea> {
    let mut dice = FastDice::new(seed);
    let ways = ways(game, player);
    let mut ideas: Vec<Idea> = Vec::new();
    let mut add = |action: Action, way: &Way| {
        if game.check(player, &action).is_ok() && ideas.iter().all(|known| known.action != action) {
            ideas.push(Idea { action, way: way.clone() });
        }
    };
    for way in &ways {
        add(manager::act(game, player, &way.0, &mut dice).action, way);
    }
    if let Some(way) = ways.first() {
        for action in options::list(game, player, &way.0, IDEAS, &mut dice) {
            add(action, way);
        }
    }
    ideas
}

/// How far everybody strays from what they think best, sample by sample: people are no Managers, and what holds only if
/// everybody plays exactly like one does not hold.
const NOISE: [f32; 4] = [0.1, 0.25, 0.5, 0.8];

/// A full game that could be the one a viewer looks at, played on by Managers.
#[derive(Clone, Debug)]
pub struct Playing {
    game: Game,
    styles: Vec<Style>,
    days: rollout::Days,
    dice: FastDice,
    until: u16,
}

impl Playing {
    /// In every sample with a number like this times something everybody strays least: good to show how a game goes on.
    pub const STEADY: u32 = NOISE.len() as u32;

    /// The sample of this number: what the viewer does not know is drawn, and how everybody plays, by what their company looks
    /// like. The same number gives the same draws, so that what differs between two decisions is not luck.
    pub fn new(view: &View, own: Option<(PlayerId, &Way)>, seed: u64, sample: u32) -> Self {
        let mut dice = FastDice::new(seed ^ u64::from(sample).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let noise = NOISE[sample as usize % NOISE.len()];
        let game = view.game();
        let ways = opponents::ways(game.config());
        let own = own.map(|(player, way)| (player, Style { noise, ..way.0.clone() }));
        // Somebody who looks on has no seat.
        let (player, style) = own.unwrap_or((PlayerId(u8::MAX), ways[0].clone()));
        let odds = opponents::odds(game, player, &ways, &Memory::default());
        let styles = opponents::cast((player, &style), &ways, &odds, noise, &mut dice);
        let mut game = view.sample(&mut dice);
        if let Viewer::Player(player) = view.viewer() {
            rollout::choose_again(&mut game, player, &styles, &mut dice);
        }
        let until = game.round() + rollout::MOST_ROUNDS;
        Playing { game, styles, days: rollout::Days::default(), dice, until }
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Has it come to its end, or further than games last?
    pub fn is_over(&self) -> bool {
        self.game.is_over() || self.game.round() >= self.until
    }

    /// Somebody does this; false when it is not legal here.
    pub fn play(&mut self, player: PlayerId, action: &Action) -> bool {
        self.game.play(player, action).is_ok()
    }

    /// The same, and what came of it.
    pub fn watch(&mut self, player: PlayerId, action: &Action) -> Option<Vec<Event>> {
        self.game.apply(player, action).ok()
    }

    /// The next decision of whoever is awaited; none when nobody is.
    pub fn step(&mut self) -> Option<(PlayerId, Action)> {
        rollout::step(&mut self.game, &self.styles, &mut self.days, &mut self.dice)
    }

    /// The same, and what came of it.
    pub fn step_watched(&mut self) -> Option<(PlayerId, Action, Vec<Event>)> {
        let mut after = self.game.clone();
        let (player, action) = rollout::step(&mut after, &self.styles, &mut self.days, &mut self.dice)?;
        let events = self.game.apply(player, &action).ok()?;
        Some((player, action, events))
    }
}
