//! A second thought about a decision: does it cost much by the Magnate's reckoning?

use magnate_rules::{Action, PlayerId, View};

use super::{Concern, Pointers, Severity, Warning};
use crate::judge::{Care, Judge};
use crate::progress::Progress;
use crate::reasons::PlanReason;

/// Looks into one decision, step by step.
pub struct SecondThought {
    judge: Judge,
}

/// Chance to win, and dollars, from which a loss is worth interrupting somebody.
const MUCH: (f64, f64) = (0.08, 40.0);
const VERY_MUCH: (f64, f64) = (0.2, 120.0);

impl SecondThought {
    /// About what this player is about to do, with about this many games. The view must be the player's own.
    pub fn new(view: &View, player: PlayerId, action: &Action, games: u32, seed: u64) -> Self {
        SecondThought { judge: Judge::new(view, player, Some(action), Care::of(games, 1), seed) }
    }

    /// Is there nothing left to think about?
    pub fn done(&self) -> bool {
        self.judge.is_done()
    }

    /// A few milliseconds of work.
    pub fn step(&mut self) {
        self.judge.step();
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        Progress { done: self.judge.games(), total: self.judge.most_games().max(self.judge.games()) }
    }

    /// What there is to say, once it is done: nothing when the decision is as good as any other.
    pub fn warning(&self) -> Option<Warning> {
        let loss = self.judge.loss().filter(|loss| self.done() && loss.sure)?;
        let (played, better) = self.judge.comparison()?;
        let at_least = |(chance, dollars): (f64, f64)| {
            loss.chance.mean >= chance || (loss.margin.mean >= dollars && loss.margin.low > 0.0)
        };
        let severity = match () {
            () if at_least(VERY_MUCH) => Severity::Alarm,
            () if at_least(MUCH) => Severity::Caution,
            () => Severity::Note,
        };
        let mut show = Pointers::default();
        for reason in played.reasons.iter().chain(&better.reasons) {
            match reason {
                PlanReason::Sells { house, .. }
                | PlanReason::LosesHouse { house, .. }
                | PlanReason::Garden { house } => show.houses.push(*house),
                PlanReason::TakesMilestone { milestone } | PlanReason::LeavesMilestone { milestone, .. } => {
                    show.milestones.push(*milestone);
                }
                PlanReason::Opens { at } => show.squares.push(*at),
                PlanReason::CannotPay { card } | PlanReason::Fires { card } | PlanReason::Hires { card } => {
                    show.cards.push(*card);
                }
                PlanReason::Trains { card, to } => show.cards.extend([*card, *to]),
                _ => {}
            }
        }
        show.houses.sort_unstable();
        show.houses.dedup();
        show.milestones.sort_unstable();
        show.milestones.dedup();
        show.cards.sort_unstable();
        show.cards.dedup();
        let (played, better) = (Box::new(played), Box::new(better));
        Some(Warning { severity, what: Concern::Costly { loss, played, better }, show })
    }
}
