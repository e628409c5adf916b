//! Movie stars: first in the order of business, and in ties (K-STAR).

use crate::cards::{Ability, Employee};
use crate::counts::Staff;
use crate::game::Game;
use crate::player::PlayerId;

/// What comes after every star.
pub(crate) const NO_STAR: u8 = u8::MAX;

/// The rank of the best star among these people; lower is better.
#[inline]
pub(crate) fn rank(staff: &Staff) -> u8 {
    for card in Employee::STARS {
        if staff.of(card) > 0
            && let Ability::Star(rank) = card.card().ability
        {
            return rank;
        }
    }
    NO_STAR
}

/// How many stars are among these people.
pub(crate) fn count(staff: &Staff) -> u8 {
    Employee::STARS.into_iter().map(|card| staff.of(card)).sum()
}

/// The star of a rank.
pub(crate) fn of_rank(rank: u8) -> Option<Employee> {
    Employee::STARS.into_iter().find(|card| card.card().ability == Ability::Star(rank))
}

impl Game {
    /// People among whom a chain's star counts: those at work, or The Chain's pile (C-ORD-1, C-DIN-3).
    pub(crate) fn star_staff<'a>(&'a self, player: PlayerId, at_work: &'a Staff) -> &'a Staff {
        if self.is_automaton(player) { &self.chain(player).beach } else { at_work }
    }

    /// Does a player own any star already (K-STAR-2)?
    pub(crate) fn owns_star(&self, player: PlayerId) -> bool {
        Employee::STARS.into_iter().any(|card| self.owned(player, card) > 0)
    }
}
