//! Phase 1: the flip and the competition cards.

use super::{AUTOMATON, Acting, DeckCard, Deed, Effect, Face, Level, Pane, ShuffleReason, Temper};
use crate::cards::Employee;
use crate::config::Module;
use crate::event::Sink;

/// What a cool card takes for each 1x employee.
const PAY_EACH: i32 = 10;

impl<S: Sink> Acting<'_, S> {
    /// Phase 1, after the person has committed (A2).
    pub(super) fn restructure(&mut self) {
        self.automaton.bonus_cash = false;
        self.automaton.no_drive_ins = false;
        self.flip();
        self.add_competition_cards();
        self.resolve_competition_cards();
        let (front, back) = (self.automaton.front(), self.automaton.back);
        self.because(None, None);
        if let Some(front) = front {
            self.tell(|| Deed::InPlay { front, back });
        }
    }

    pub(super) fn flip(&mut self) {
        let automaton = &mut self.automaton;
        let used = automaton.back.take();
        automaton.used.extend(used);
        let Some(back) = automaton.deck.pop() else { return };
        automaton.back = Some(back);
        self.because(Some(back), None);
        self.tell(|| Deed::Flipped { back, used });
        if !self.automaton.deck.iter().any(|card| card.is_action()) {
            self.shuffle_deck(ShuffleReason::DeckEmpty); // (A4)
        }
    }

    fn add_competition_cards(&mut self) {
        let level = self.automaton.competition;
        let (temper, both) = match level {
            Level::Hot => (Temper::Warm, true),
            Level::Warm => (Temper::Warm, false),
            Level::Neutral => return,
            Level::Cool => (Temper::Cool, false),
            Level::Cold => (Temper::Cool, true),
        };
        self.because(None, None);
        let automaton = &mut self.automaton;
        // An empty stack gives what is left, the top first; the marker moves all the same (A7).
        let (mut on_top, mut under) = (0, 0);
        if both && let Some(card) = automaton.stack_mut(temper).pop() {
            automaton.deck.push(card);
            on_top = 1;
        }
        if let Some(card) = automaton.stack_mut(temper).pop() {
            automaton.deck.insert(0, card);
            under = 1;
        }
        self.tell(|| Deed::AddedCompetition { level, temper, on_top, under });
        if both {
            self.move_competition(if temper == Temper::Warm { -1 } else { 1 });
        }
    }

    fn resolve_competition_cards(&mut self) {
        let warm_always = self.game.config.solo.is_some_and(|solo| solo.warm_always);
        while let Some((card, Face::Competition(temper, effects))) =
            self.automaton.deck.last().map(|card| (*card, card.face()))
        {
            self.automaton.deck.pop();
            let level = self.automaton.competition;
            let matches = match temper {
                Temper::Warm => level == Level::Warm || warm_always,
                Temper::Cool => level == Level::Cool,
            };
            if !matches {
                self.automaton.deck.insert(0, card);
                self.because(None, None);
                self.tell(|| Deed::PassedOver { temper, level });
                continue;
            }
            self.because(Some(card), None);
            self.tell(|| Deed::Resolving { temper });
            for (pane, effect) in Pane::COMPETITION.into_iter().zip(effects) {
                self.because(Some(card), Some(pane));
                self.carry_out(effect);
            }
            self.because(Some(card), None);
            self.automaton.stack_mut(temper).insert(0, card);
            self.tell(|| Deed::Returned { temper });
        }
    }

    /// One effect of a competition card or of a clean-up pane.
    pub(super) fn carry_out(&mut self, effect: &Effect) {
        match effect {
            Effect::ExpandChain => self.expand_chain(),
            Effect::CoffeeShopOrExpandChain => {
                if self.modules().has(Module::Coffee) {
                    self.coffee_shop();
                } else {
                    self.expand_chain();
                }
            }
            Effect::BonusCash => {
                self.automaton.bonus_cash = true;
                self.tell(|| Deed::BonusCash);
            }
            Effect::Food(pane) => self.get_food(pane),
            Effect::InventoryBoost => self.inventory_boost(),
            Effect::InventoryDrop => _ = self.inventory_drop(),
            Effect::NoDriveIns => {
                self.automaton.no_drive_ins = true;
                self.tell(|| Deed::NoDriveIns);
            }
            Effect::FireAll => self.fire_all(),
            Effect::PayPerEmployee => self.pay_per_employee(),
            Effect::Lose { items } => self.lose(items),
            Effect::Move { track, by } => self.move_marker(*track, *by),
        }
    }

    /// The 1x pile returns to the pool; a busy Brand Director stays (A33).
    fn fire_all(&mut self) {
        let employees = std::mem::take(&mut self.game.chain_mut(AUTOMATON).beach);
        for (card, count) in employees.iter() {
            self.game.supply[card.index()] += count as i8;
        }
        self.tell(|| Deed::FiredAll { employees });
    }

    /// Pays for the pile and a busy Brand Director, as far as the cash goes (A33).
    fn pay_per_employee(&mut self) {
        let unique = |(card, count): (Employee, u8)| if card.card().unique { count } else { 0 };
        let pile: u8 = self.game.chain(AUTOMATON).beach.iter().map(unique).sum();
        let busy: u8 = self.game.busy(AUTOMATON).iter().map(unique).sum();
        let employees = pile + busy;
        let chain = self.game.chain_mut(AUTOMATON);
        let amount = (PAY_EACH * i32::from(employees)).min(chain.cash);
        chain.cash -= amount;
        self.game.bank += amount;
        self.tell(|| Deed::Paid { employees, amount });
    }
}

impl DeckCard {
    /// The pane effects of a competition card, in order.
    pub fn effects(self) -> Option<&'static super::Competition> {
        match self.face() {
            Face::Competition(_, effects) => Some(effects),
            Face::Action(_) => None,
        }
    }
}
