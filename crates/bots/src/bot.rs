//! What plays.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use magnate_rules::{Action, Event, PlayerId, View};

use crate::budget::Budget;
use crate::explain::Explanation;

/// Something that plays: it sees a view and nothing else, and answers with an action.
///
/// A bot may keep what it planned from one decision to the next, but must not rely on it: a game can be taken back,
/// and a bot can be put in the middle of one.
pub trait Bot: Send {
    /// What this player does now. The view is theirs, and something is awaited from them.
    fn decide(&mut self, view: &View, player: PlayerId) -> Result<Action, NoAnswer>;

    /// From now on it has this budget. Most bots need none.
    fn think_with(&mut self, _budget: Budget) {}

    /// From now on it may answer anything, and quickly, once this says so. Most bots are quick anyway.
    fn stop_when(&mut self, _stop: &Stop) {}

    /// Does it want to be told what happens? Most bots look at the view.
    fn watches(&self) -> bool {
        false
    }

    /// Something happened: what, as it happened. Whoever hands it on shows only what this player may see.
    fn witness(&mut self, _events: &[Event], _player: PlayerId) {}

    /// The game is over, or given up: this is how it ended.
    fn game_over(&mut self, _view: &View, _player: PlayerId) {}

    /// Why it did what it did last: the candidates and what each was expected to bring.
    fn explain(&self) -> Option<&Explanation> {
        None
    }
}

/// Says that nobody waits for the answer any more. Clones say the same.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// From now on nobody waits.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Does nobody wait?
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A bot has nothing to say; whoever asked plays a safe move for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoAnswer(
    /// Why, in a sentence.
    pub String,
);

impl std::fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoAnswer {}
