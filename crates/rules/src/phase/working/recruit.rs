//! Recruiting.

use std::ops::ControlFlow;

use crate::action::Action;
use crate::cards::{Ability, Employee, Feat};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::phase::Visit;
use crate::player::PlayerId;
use crate::refusal::Refusal;

/// Hires of the CEO (B-HIR-1).
pub(crate) const CEO_HIRES: u8 = 1;

impl Game {
    pub(crate) fn hires_available(&self, player: PlayerId) -> u8 {
        CEO_HIRES.saturating_add(self.count_at_work(player, &Employee::RECRUITERS, |ability| match ability {
            Ability::Hire { count, .. } => i32::from(*count),
            _ => 0,
        }))
    }

    /// Hires still possible for the player in turn.
    pub fn hires_left(&self, player: PlayerId) -> u8 {
        self.hires_available(player).saturating_sub(self.turn.hires)
    }

    /// Recruiting actions at work that lower salaries when they are left over (B-HIR-3).
    pub(crate) fn discounting_hires(&self, player: PlayerId) -> u8 {
        self.count_at_work(player, &Employee::RECRUITERS, |ability| match ability {
            Ability::Hire { count, discounts: true } => i32::from(*count),
            _ => 0,
        })
    }

    /// What so many hires leave of the recruiting actions that lower salaries (B-HIR-3).
    pub(crate) fn spare_hires(&self, player: PlayerId, hires: u8) -> u8 {
        let with_discount = self.discounting_hires(player);
        let plain = self.hires_available(player).saturating_sub(with_discount);
        with_discount.saturating_sub(hires.saturating_sub(plain))
    }

    pub(crate) fn check_hire(&self, player: PlayerId, card: Employee) -> Result<(), Refusal> {
        if !card.card().entry {
            return Err(Refusal::NotEntry { card });
        }
        if self.hires_left(player) == 0 {
            return Err(Refusal::NoHiresLeft);
        }
        self.check_pile(player, card)
    }

    /// Is there one to hire, for somebody who may hire?
    fn check_pile(&self, player: PlayerId, card: Employee) -> Result<(), Refusal> {
        self.may_own(player, card)?;
        if self.supply(card) > 0 {
            return Ok(());
        }
        // A card of a module that is not in play cannot be hired as a phantom either.
        if !self.config.plays(card.card().module) || !self.has_trainers(player) || card.card().to.is_empty() {
            return Err(Refusal::PileEmpty { card });
        }
        // A phantom: it must be possible to train it, and all other phantoms with it (B-HIR-2).
        let mut supply = self.supply;
        supply[card.index()] -= 1;
        match self.untrainable_phantom(player, &supply, self.turn.trainings) {
            Some(_) => Err(Refusal::PileEmpty { card }),
            None => Ok(()),
        }
    }

    pub(crate) fn list_hires(&self, player: PlayerId, visit: &mut impl Visit) -> ControlFlow<()> {
        if self.hires_left(player) == 0 {
            return ControlFlow::Continue(());
        }
        for card in Employee::ENTRY.with(self.config.modules).iter().copied() {
            if self.check_pile(player, card).is_ok() {
                visit.one(Action::Hire { card })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn do_hire(&mut self, player: PlayerId, card: Employee, sink: &mut impl Sink) {
        let phantom = self.supply(card) <= 0;
        self.supply[card.index()] -= 1;
        self.chain_mut(player).beach.add(card, 1);
        self.turn.hires += 1;
        sink.emit(|| Event::Hired { chain: player, card, phantom });
        self.achieve(player, Feat::Hire(self.turn.hires), sink);
        // A hire counts as hers whenever she is at work (K-NM-11.1).
        if self.chain(player).at_work.of(Employee::RecruitingGirl) > 0 {
            self.achieve(player, Feat::Use(Employee::RecruitingGirl), sink);
        }
    }
}
