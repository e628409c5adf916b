//! Getting milestones, and what they and cards at work are good for.

use super::Game;
use crate::cards::{Ability, Employee, Milestone};
use crate::event::{Event, Sink};
use crate::player::PlayerId;

impl Game {
    /// Awards a milestone unless it is closed or owned (B-MIL-1). True when it was awarded.
    pub(crate) fn award(&mut self, player: PlayerId, milestone: Milestone, sink: &mut impl Sink) -> bool {
        if !self.is_open(player, milestone) {
            return false;
        }
        self.chain_mut(player).milestones.insert(milestone);
        self.claimed.insert(milestone);
        sink.emit(|| Event::MilestoneAwarded { chain: player, milestone });
        true
    }

    /// Does the player have a milestone and its effect? The Chain never has the effect.
    #[inline]
    pub(crate) fn benefits(&self, player: PlayerId, milestone: Milestone) -> bool {
        self.chain(player).has(milestone) && !self.is_automaton(player)
    }

    /// Can this player still get the milestone?
    pub fn is_open(&self, player: PlayerId, milestone: Milestone) -> bool {
        self.config.milestones() && !self.closed.has(milestone) && !self.chain(player).has(milestone)
    }

    /// Sum over cards at work of some number of each.
    pub(crate) fn sum_at_work(
        &self,
        player: PlayerId,
        cards: &[Employee],
        value: impl Fn(&Ability) -> i32,
    ) -> i32 {
        self.chain(player).at_work.sum(cards, value)
    }

    /// The same as a number of things; one that is too large stays at the largest.
    pub(crate) fn count_at_work(
        &self,
        player: PlayerId,
        cards: &[Employee],
        value: impl Fn(&Ability) -> i32,
    ) -> u8 {
        u8::try_from(self.sum_at_work(player, cards, value)).unwrap_or(u8::MAX)
    }
}
