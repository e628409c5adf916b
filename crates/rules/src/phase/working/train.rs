//! Training.

use std::ops::ControlFlow;

use crate::action::Action;
use crate::cards::{Ability, Effect, Employee, Feat};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::phase::Visit;
use crate::player::PlayerId;
use crate::refusal::Refusal;

/// Trainings by number of steps: `[one, two, three, four]`.
type Trainings = [u8; 4];

impl Game {
    /// Can the trainers at work give all these trainings? Who gives which is left open: it matters to nobody,
    /// and so a player never commits a coach to a card a trainer could have taught (B-TRN-2).
    fn can_give(&self, player: PlayerId, trainings: Trainings) -> bool {
        let mut trainers = [0i32; 3];
        for card in Employee::TRAINERS {
            if let Ability::Train(steps) = card.card().ability {
                trainers[usize::from(steps) - 1] += i32::from(self.chain(player).at_work.copies(card));
            }
        }
        let wanted = trainings.map(i32::from);
        let total: i32 = trainers.iter().zip(1..).map(|(count, steps)| count * steps).sum();
        let used: i32 = wanted.iter().zip(1..).map(|(count, steps)| count * steps).sum();
        if used > total {
            return false;
        }
        if self.has_effect(player, Effect::CombineTraining) {
            return true; // training actions may be combined on one card
        }
        let [_, two, three, four] = wanted;
        let [_, coaches, gurus] = trainers;
        four == 0 && three <= gurus && two <= coaches + (gurus - three)
    }

    /// The trainings of this turn and one more, by its place in the list.
    fn trainings_with(&self, index: usize) -> Trainings {
        let mut trainings = self.turn.trainings;
        trainings[index] += 1;
        trainings
    }

    fn can_give_another(&self, player: PlayerId, index: usize) -> bool {
        self.can_give(player, self.trainings_with(index))
    }

    /// Training steps the trainers at work can give in one turn.
    pub(crate) fn training_steps(&self, player: PlayerId) -> u8 {
        self.count_at_work(player, &Employee::TRAINERS, |ability| match ability {
            Ability::Train(steps) => i32::from(*steps),
            _ => 0,
        })
    }

    /// Training steps the player in turn can still give.
    pub(crate) fn training_left(&self, player: PlayerId) -> u8 {
        let given: u8 = self.turn.trainings.iter().zip(1..).map(|(count, steps)| count * steps).sum();
        self.training_steps(player).saturating_sub(given)
    }

    /// Is anybody at work who trains?
    pub(crate) fn has_trainers(&self, player: PlayerId) -> bool {
        Employee::TRAINERS.iter().any(|card| self.chain(player).at_work.of(*card) > 0)
    }

    /// May the player own (another) one of these?
    #[inline]
    pub(crate) fn may_own(&self, player: PlayerId, to: Employee) -> Result<(), Refusal> {
        if to.card().unique { self.may_own_unique(player, to) } else { Ok(()) }
    }

    /// Stars and the CFO are unique too.
    fn may_own_unique(&self, player: PlayerId, to: Employee) -> Result<(), Refusal> {
        let star = matches!(to.card().ability, Ability::Star(_)) && self.owns_star(player);
        if star || self.owned(player, to) > 0 {
            return Err(Refusal::SecondUnique { card: to });
        }
        if matches!(to.card().ability, Ability::Cfo) && self.has_effect(player, Effect::CeoIsCfo) {
            return Err(Refusal::CeoIsCfo);
        }
        Ok(())
    }

    /// A card hired from an empty pile and not trained yet.
    pub(crate) fn phantom(&self) -> Option<Employee> {
        Employee::ENTRY.with(self.config.modules).iter().copied().find(|card| self.supply(*card) < 0)
    }

    /// The first phantom that could not be trained with this supply and these trainings given: every phantom
    /// needs a training of its own and a card of its own to become (B-HIR-2). Shorter careers leave more
    /// training for the others, so each takes the nearest card there is.
    pub(crate) fn untrainable_phantom(
        &self,
        player: PlayerId,
        supply: &[i8; Employee::COUNT],
        mut trainings: Trainings,
    ) -> Option<Employee> {
        let mut given = false;
        for card in Employee::ENTRY.with(self.config.modules).iter().copied() {
            let mut phantoms = -supply[card.index()].min(0);
            if phantoms == 0 && given {
                continue;
            }
            given = true;
            for steps in 1..=if phantoms > 0 { 4 } else { 0 } {
                for to in self
                    .config
                    .careers()
                    .targets(card)
                    .filter(|to| self.config.careers().steps(card, *to) == Some(steps))
                {
                    if phantoms > 0 && self.may_own(player, to).is_ok() {
                        let copies = if to.card().unique { 1 } else { i8::MAX };
                        let trained = phantoms.min(supply[to.index()].max(0)).min(copies);
                        trainings[usize::from(steps) - 1] += trained as u8;
                        phantoms -= trained;
                    }
                }
            }
            if phantoms > 0 || !self.can_give(player, trainings) {
                return (supply[card.index()] < 0).then_some(card).or_else(|| self.phantom());
            }
        }
        None
    }

    pub(crate) fn check_training(
        &self,
        player: PlayerId,
        card: Employee,
        to: Employee,
        at_work: bool,
    ) -> Result<(), Refusal> {
        let steps = self.config.careers().steps(card, to).ok_or(Refusal::NoCareer { card, to })?;
        let on_beach = self.chain(player).beach.of(card);
        if at_work {
            self.check_training_at_work(player, card, to)?;
        } else if on_beach == 0 {
            return Err(Refusal::NotOnBeach { card });
        } else if on_beach <= self.turn.trained.of(card) {
            return Err(Refusal::AlreadyTrained { card });
        }
        if self.supply(to) <= 0 {
            return Err(Refusal::NoneLeft { card: to });
        }
        self.may_own(player, to)?;
        let index = usize::from(steps) - 1;
        if !self.can_give_another(player, index) {
            return Err(Refusal::NoTraining { steps });
        }
        if self.phantom().is_some() {
            let trainings = self.trainings_with(index);
            let mut supply = self.supply;
            supply[card.index()] += 1;
            // A unique card can be owned once only, so it is gone for the phantoms.
            supply[to.index()] = if to.card().unique { 0 } else { supply[to.index()] - 1 };
            if let Some(card) = self.untrainable_phantom(player, &supply, trainings) {
                return Err(Refusal::PhantomsFirst { card });
            }
        }
        Ok(())
    }

    pub(crate) fn list_trainings(&self, player: PlayerId, visit: &mut impl Visit) -> ControlFlow<()> {
        if !self.has_trainers(player) {
            return ControlFlow::Continue(());
        }
        let chain = self.chain(player);
        let at_work_too = self.has_effect(player, Effect::TrainAtWork);
        // Most trainings fail for want of a trainer or of a card, which is quickly seen.
        let given: [bool; 4] = std::array::from_fn(|index| self.can_give_another(player, index));
        for card in Employee::ALL {
            let places: &[bool] = match (chain.beach.of(card) > 0, at_work_too && chain.at_work.of(card) > 0)
            {
                (false, false) => continue,
                (true, false) => &[false],
                (false, true) => &[true],
                (true, true) => &[false, true],
            };
            for to in self.config.careers().targets(card) {
                let steps = self.config.careers().steps(card, to).map_or(0, usize::from);
                if self.supply(to) <= 0 || !given.get(steps.wrapping_sub(1)).is_some_and(|given| *given) {
                    continue;
                }
                for at_work in places.iter().copied() {
                    if self.check_training(player, card, to, at_work).is_ok() {
                        visit.one(Action::Train { card, to, at_work })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn do_training(
        &mut self,
        player: PlayerId,
        card: Employee,
        to: Employee,
        at_work: bool,
        sink: &mut impl Sink,
    ) {
        let steps = self.config.careers().steps(card, to).unwrap_or(1);
        self.supply[card.index()] += 1;
        self.supply[to.index()] -= 1;
        self.turn.trainings[usize::from(steps) - 1] += 1;
        if at_work {
            self.extras.get_or_insert_default().trained_at_work.add(to, 1);
        } else {
            self.turn.trained.add(to, 1);
        }
        let chain = self.chain_mut(player);
        let place = if at_work { &mut chain.at_work } else { &mut chain.beach };
        place.take(card, 1);
        place.add(to, 1);
        sink.emit(|| Event::Trained { chain: player, card, to, steps, at_work });
        self.achieve(player, Feat::Train, sink);
        // A second step on one card is a coach's (K-NM-12.2), unless trainings can be combined.
        let by_trainer = steps == 1 || self.has_effect(player, Effect::CombineTraining);
        if by_trainer && self.chain(player).at_work.of(Employee::Trainer) > 0 {
            self.achieve(player, Feat::Use(Employee::Trainer), sink);
        }
        self.offer_shops_for_training(player, card, to);
    }
}
