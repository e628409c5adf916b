//! Between the Manager and the Magnate: the Magnate's way of thinking with a fixed, small amount of thought, so that it is
//! as strong on every machine and answers at once.

use magnate_rules::{Action, PlayerId, View};

use crate::bot::{Bot, NoAnswer, Stop};
use crate::budget::Budget;
use crate::explain::Explanation;
use crate::magnate::Magnate;

/// Games played on before a decision.
const THOUGHT: u64 = 24;

/// A Magnate that thinks a little, whatever time it is given.
pub struct Director(Magnate);

impl Director {
    /// A director with its own generator.
    pub fn new(seed: u64) -> Self {
        Director(Magnate::new(seed, Budget::nodes(THOUGHT)))
    }
}

impl Bot for Director {
    fn decide(&mut self, view: &View, player: PlayerId) -> Result<Action, NoAnswer> {
        self.0.decide(view, player)
    }

    fn stop_when(&mut self, stop: &Stop) {
        self.0.stop_when(stop);
    }

    fn explain(&self) -> Option<&Explanation> {
        self.0.explain()
    }
}
