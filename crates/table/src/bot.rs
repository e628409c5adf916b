//! Bots in seats.

use magnate_rules::{Action, FastDice, PlayerId, View};
use serde::{Deserialize, Serialize};

/// Which bot sits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BotKind {
    /// Any legal action, at random.
    Random,
}

/// Something that plays: it sees a view and nothing else, and answers with an action.
pub trait Bot: Send {
    /// What it does now. `None` when it finds nothing, which a caller answers with a safe move.
    fn decide(&mut self, view: &View, player: PlayerId) -> Option<Action>;
}

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
    fn decide(&mut self, view: &View, player: PlayerId) -> Option<Action> {
        view.game().random_action(player, &mut self.dice, &mut self.buffer)
    }
}

impl BotKind {
    /// A fresh bot of this kind with its own dice.
    pub fn make(self, seed: u64) -> Box<dyn Bot> {
        match self {
            BotKind::Random => Box::new(RandomBot::new(seed)),
        }
    }
}
