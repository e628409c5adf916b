//! Chance as a player: the floor every other level stands on.

use magnate_rules::{Action, FastDice, PlayerId, View};

use crate::bot::{Bot, NoAnswer};

/// Plays any legal action.
pub struct RandomBot {
    dice: FastDice,
    buffer: Vec<Action>,
}

impl RandomBot {
    /// A bot with its own dice.
    pub fn new(seed: u64) -> Self {
        RandomBot { dice: FastDice::new(seed), buffer: Vec::new() }
    }
}

impl Bot for RandomBot {
    fn decide(&mut self, view: &View, player: PlayerId) -> Result<Action, NoAnswer> {
        let action = view.game().random_action(player, &mut self.dice, &mut self.buffer);
        action.ok_or_else(|| NoAnswer("nothing is awaited from this player".into()))
    }
}
