//! Games to learn from what a position is worth: players of many kinds, and how it ended.

use magnate_rules::{Action, Config, Dice, FastDice, Game, PlayerId, Stage, Viewer};

use super::value::Reading;
use super::{Magnate, opponents, rollout};
use crate::bot::Bot;
use crate::breeding::vary::vary;
use crate::budget::Budget;
use crate::manager::Style;

/// A position and how the game ended for one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lesson {
    /// What the position looked like to them.
    pub reading: Reading,
    /// How it ended, from 0 to 1.
    pub value: f64,
    /// How it ended, in dollars more than the best rival.
    pub margin: i32,
}

/// How far players of a lesson stray from what they think best.
const NOISE: [f32; 4] = [0.0, 0.1, 0.25, 0.5];

/// Rounds after which a game teaches nothing more.
const LONGEST: u16 = 30;

/// Everything that one game between players of any kind teaches.
pub fn lessons(config: &Config, seed: u64) -> Vec<Lesson> {
    played(config, seed, None)
}

/// What a game between Magnates teaches who think for so many games a decision. Half of them begin in games that players of any
/// kind have begun, and in half of them these play on for some rounds in between, as they do in the games a Magnate thinks in:
/// what counts is what comes of such positions in good hands.
pub fn lessons_of_magnates(config: &Config, seed: u64, nodes: u64) -> Vec<Lesson> {
    played(config, seed, Some(nodes))
}

/// Rounds that others play for Magnates: the first so many, and a few in between.
struct Substitutes {
    until: u16,
    again: std::ops::Range<u16>,
}

/// Rounds that are played by others before Magnates sit down, at most.
const BEGUN: u32 = 7;

impl Substitutes {
    fn draw(dice: &mut FastDice) -> Self {
        let until = if dice.below(2) == 0 { 0 } else { dice.below(BEGUN) as u16 + 1 };
        let from = until + 1 + dice.below(BEGUN) as u16;
        let rounds = if dice.below(2) == 0 { 0 } else { rollout::FAR_ENOUGH };
        Substitutes { until, again: from..from + rounds }
    }

    fn play(&self, round: u16) -> bool {
        round < self.until || self.again.contains(&round)
    }

    /// From this round on nobody else plays.
    fn gone_by(&self) -> u16 {
        if self.again.is_empty() { self.until } else { self.again.end }
    }
}

fn played(config: &Config, seed: u64, nodes: Option<u64>) -> Vec<Lesson> {
    let mut dice = FastDice::new(seed);
    let Ok(mut game) = Game::new(config, seed) else { return Vec::new() };
    let ways = opponents::ways(config);
    let styles: Vec<Style> = config
        .player_ids()
        .map(|_| {
            // The book is met as often as all others together: it comes nearest to what is played well.
            let chosen = if dice.below(2) == 0 { 0 } else { dice.below(ways.len() as u32) };
            let mut style = ways[chosen as usize].clone();
            for _ in 0..dice.below(3) {
                style = vary(&style, config.modules, &mut dice);
            }
            Style { noise: NOISE[dice.below(NOISE.len() as u32) as usize], ..style }
        })
        .collect();
    let substitutes = nodes.map(|_| Substitutes::draw(&mut dice));
    let teaches_from = substitutes.as_ref().map_or(0, Substitutes::gone_by);
    let mut magnates: Vec<Magnate> = config
        .player_ids()
        .map(|seat| {
            Magnate::new(seed ^ u64::from(seat.0 + 1) << 40, Budget::nodes(nodes.unwrap_or_default()))
        })
        .collect();
    let mut seen: Vec<(PlayerId, u16, Reading)> = Vec::new();
    let mut round = 0;
    let mut days = rollout::Days::default();
    while !game.is_over() && game.round() < LONGEST {
        if game.decision().stage == Stage::Restructuring && game.round() > round {
            round = game.round();
            if round >= teaches_from {
                seen.extend(config.player_ids().map(|player| (player, round, Reading::of(&game, player))));
            }
        }
        let by_magnates = substitutes.as_ref().is_some_and(|substitutes| !substitutes.play(game.round()));
        let went_on = by_magnates && decide(&mut game, &mut magnates).is_some();
        if !went_on && rollout::step(&mut game, &styles, &mut days, &mut dice).is_none() {
            break;
        }
    }
    let lesson = |(player, round, reading): (PlayerId, u16, Reading)| {
        let ending = rollout::ending(&game, player, round);
        Lesson { reading, value: ending.value, margin: ending.margin }
    };
    seen.into_iter().map(lesson).collect()
}

/// One decision of whoever is awaited, after thought.
fn decide(game: &mut Game, magnates: &mut [Magnate]) -> Option<Action> {
    let now = game.decision().awaited.first()?;
    let action = magnates[now.index()].decide(&game.view(Viewer::Player(now)), now).ok()?;
    game.play(now, &action).ok().map(|()| action)
}
