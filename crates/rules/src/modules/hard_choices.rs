//! Hard choices: milestones that leave early (K-HARD), also as a switch of solo games (C-OPT-1).

use crate::cards::{Milestone, MilestoneSet};
use crate::config::{Config, Module};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::modules::milestones;

/// Which leave, and after which round.
const LEAVE: [(u16, Milestone); 5] = [
    (2, Milestone::FirstBurgerMarketed),
    (2, Milestone::FirstPizzaMarketed),
    (2, Milestone::FirstDrinkMarketed),
    (2, Milestone::FirstToTrainSomeone),
    (3, Milestone::FirstToHireThree),
];

fn in_play(config: &Config) -> bool {
    config.milestones()
        && (config.modules.has(Module::HardChoices) || config.solo.is_some_and(|solo| solo.hard_choices))
}

impl Config {
    /// Do some milestones leave before anybody can have worked for them (K-HARD-1)?
    pub fn milestones_leave_early(&self) -> bool {
        in_play(self)
    }
}

/// The last round in which somebody can earn it, if there is one.
pub(crate) fn last_round(config: &Config, milestone: Milestone) -> Option<u16> {
    LEAVE.into_iter().find(|(_, leaves)| in_play(config) && *leaves == milestone).map(|(last, _)| last)
}

impl Game {
    /// Milestones that have left the game once so many rounds are over.
    pub(crate) fn hard_choices_gone(&self, rounds: u16) -> MilestoneSet {
        let hard = in_play(&self.config);
        let leave = LEAVE.into_iter().filter(|_| hard);
        let new = milestones::LEAVE.into_iter().filter(|_| self.config.has_new_milestones());
        leave.chain(new).filter(|(last, _)| rounds >= *last).map(|(_, gone)| gone).collect()
    }

    /// The end of a round: holders keep theirs (K-HARD-2), and The Chain's panes come before (A32).
    pub(crate) fn remove_hard_choices(&mut self, sink: &mut impl Sink) {
        let gone = self.hard_choices_gone(self.round).without(self.closed.union(self.claimed));
        if !gone.is_empty() {
            self.closed = self.closed.union(gone);
            sink.emit(|| Event::MilestonesClosed { milestones: gone.iter().collect() });
        }
    }
}
