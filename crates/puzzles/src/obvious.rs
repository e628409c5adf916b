//! What somebody tries who does not think: a puzzle that this solves is none.

use magnate_rules::{Action, Game, PlayerId, Staff, Stage};

use crate::goal::Goal;
use crate::run::PuzzleRun;

/// Ways to try without thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obvious {
    /// The company stays as it is, then the first thing offered at every step.
    AsItIs,
    /// As many people at work as fit, then the first thing offered at every step.
    Busiest,
    /// The company stays as it is, then the last thing offered at every step but leaving it.
    Backwards,
}

impl Obvious {
    /// All of them.
    pub const ALL: [Obvious; 3] = [Obvious::AsItIs, Obvious::Busiest, Obvious::Backwards];

    /// What this does at a decision of the solver; `company` is who was at work in the position.
    fn action(self, game: &Game, solver: PlayerId, company: &Staff) -> Option<Action> {
        if game.decision().stage == Stage::Restructuring {
            let cards = match self {
                Obvious::AsItIs | Obvious::Backwards => *company,
                Obvious::Busiest => {
                    let sets = game.structures(solver, crate::solve::MOST_STATES);
                    sets.into_iter().max_by_key(Staff::total)?
                }
            };
            return Some(Action::Work { cards: Box::new(cards) });
        }
        let mut actions = game.listed(solver);
        let idle = |action: &Action| matches!(action, Action::End | Action::Decline | Action::Pay { .. });
        // At payday the first thing to do is to pay.
        if game.decision().stage == Stage::Payday
            && let Some(pay) = actions.iter().position(idle)
        {
            return Some(actions.swap_remove(pay));
        }
        let busy = match self {
            Obvious::Backwards => actions.iter().rposition(|action| !idle(action)),
            _ => actions.iter().position(|action| !idle(action)),
        };
        (!actions.is_empty()).then(|| actions.swap_remove(busy.unwrap_or(0)))
    }

    /// How that ends.
    pub(crate) fn play(self, run: &PuzzleRun, company: &Staff) -> PuzzleRun {
        let mut run = run.clone();
        while run.outcome().is_none() {
            let Some(action) = self.action(run.game(), run.solver(), company) else { break };
            if run.attempt(&action).is_err() {
                break;
            }
        }
        run
    }
}

/// What a task is worth to somebody who leaves the company as it is, or tries another obvious thing: the best of them.
pub fn obvious_value(run: &PuzzleRun, company: &Staff) -> i32 {
    let goal: Goal = run.goal();
    let values = Obvious::ALL.into_iter().map(|obvious| {
        let end = obvious.play(run, company);
        end.outcome().map_or_else(|| goal.value(run.solver(), end.tally()), |outcome| outcome.value())
    });
    values.max().unwrap_or(i32::MIN)
}
