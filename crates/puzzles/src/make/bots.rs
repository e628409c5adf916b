//! What bots would do.

use magnate_bots::{Budget, Level};

use crate::run::PuzzleRun;

/// A bot that is asked how it would play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Helper {
    /// Somebody's first games.
    Trainee,
    /// A strong player by rules of thumb.
    Manager,
}

/// Decisions no evening has.
const MOST_DECISIONS: usize = 100;

/// Does this bot, playing as it always does, do what is asked? It does not know the task.
pub fn bot_solves(run: &PuzzleRun, helper: Helper) -> bool {
    let level = match helper {
        Helper::Trainee => Level::Trainee,
        Helper::Manager => Level::Manager,
    };
    let mut bot = level.make(1, Budget::nodes(1));
    let mut run = run.clone();
    for _ in 0..MOST_DECISIONS {
        if let Some(outcome) = run.outcome() {
            return outcome.is_solved();
        }
        let Ok(action) = bot.decide(&run.view(), run.solver()) else { return false };
        if run.attempt(&action).is_err() {
            return false;
        }
    }
    false
}
