//! Games to learn from what a position is worth: players of many kinds, and how it ended.

use magnate_rules::{Config, Dice, FastDice, Game, PlayerId, Stage};

use super::value::Reading;
use super::{opponents, rollout};
use crate::breeding::vary::vary;
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
    let mut seen: Vec<(PlayerId, u16, Reading)> = Vec::new();
    let mut round = 0;
    while !game.is_over() && game.round() < LONGEST {
        if game.decision().stage == Stage::Restructuring && game.round() > round {
            round = game.round();
            for player in config.player_ids() {
                seen.push((player, round, Reading::of(&game, player)));
            }
        }
        if rollout::step(&mut game, &styles, &mut dice).is_none() {
            break;
        }
    }
    let lesson = |(player, round, reading): (PlayerId, u16, Reading)| {
        let ending = rollout::ending(&game, player, round);
        Lesson { reading, value: ending.value, margin: ending.margin }
    };
    seen.into_iter().map(lesson).collect()
}
