//! Ketchup: the milestone for those whose demand another chain serves (K-KETCHUP). Its effect is a term of the score, and
//! dinnertime sees who gets it.

use crate::cards::{Milestone, MilestoneSet};
use crate::config::{Config, KetchupClaim, Module};
use crate::game::Game;

impl Config {
    /// Does it matter who made a house want something (K-KETCHUP-1)?
    pub(crate) fn tells_owners(&self) -> bool {
        self.modules.has(Module::Ketchup)
    }
}

impl Game {
    /// Milestones that stay to be had, however often they are (OPT-KETCHUP).
    pub(crate) fn never_closed(&self) -> MilestoneSet {
        if self.config.options.ketchup == KetchupClaim::Stays {
            [Milestone::SomeoneSellsYourDemand].into_iter().collect()
        } else {
            MilestoneSet::NONE
        }
    }
}
