//! Phase 7, and the ends of campaigns in phase 6.

use super::{AUTOMATON, Acting, Deed, FRIDGE, Home, Pane, Track};
use crate::cards::{Ability, Employee, Feat};
use crate::config::Module;
use crate::event::{Event, Sink};
use crate::game::Game;

impl<S: Sink> Acting<'_, S> {
    /// Stock, then the panes of the card flipped this turn.
    pub(super) fn clean_up(&mut self) {
        self.because(None, None);
        if self.adjust_stock() {
            self.achieve(Feat::ThrowAway);
        }
        let Some(back) = self.automaton.back else { return };
        let Some(card) = back.action_card() else { return };
        self.because(Some(back), Some(Pane::CleanupLeft));
        if self.modules().has(Module::Kimchi) {
            self.get_kimchi();
        } else {
            self.tell(|| Deed::Ignored { module: Module::Kimchi });
        }
        self.because(Some(back), Some(Pane::CleanupMiddle));
        if let super::Effect::InventoryDrop = card.cleanup {
            if self.inventory_drop() {
                self.achieve(Feat::ThrowAway);
            }
        } else {
            self.carry_out(&card.cleanup);
        }
        self.because(Some(back), Some(Pane::CleanupRight));
        self.move_last_marker(card.recruit_train);
    }

    /// One kimchi with its master in the pile, as long as there is room (C-CLN-5).
    fn get_kimchi(&mut self) {
        let chain = self.game.chain_mut(AUTOMATON);
        let master = Employee::KimchiMaster;
        if let Ability::Ferment { item, amount } = master.card().ability
            && chain.beach.of(master) > 0
            && chain.stock.of(item) < FRIDGE
        {
            chain.stock.add(item, u16::from(amount));
            self.sink.emit(|| Event::Cooked {
                chain: AUTOMATON,
                cook: master,
                item,
                amount: u16::from(amount),
            });
        }
    }

    /// The last pane: a shuffle takes the flipped card in as well (A3).
    fn move_last_marker(&mut self, by: i8) {
        let back = self.automaton.back.take();
        self.automaton.used.extend(back);
        self.move_marker(Track::RecruitTrain, by);
        // Not shuffled: it lies beside the deck until the next flip.
        if back.is_some() && self.automaton.used.last() == back.as_ref() {
            self.automaton.back = self.automaton.used.pop();
        }
    }

    /// The card beside the mat has made its extra run and goes back to the pool.
    pub(super) fn release_mass_marketeer(&mut self) {
        self.because(None, None);
        if let Some(employee) = self.automaton.mass_marketeer.take() {
            self.game.supply[employee.index()] += 1;
            self.tell(|| Deed::Released { employee, home: Home::Pool });
        }
    }
}

impl Game {
    /// A marketeer of The Chain is free: back to the pool, the Brand Director to the 1x pile.
    pub(crate) fn release_marketeer(&mut self, employee: Employee, sink: &mut impl Sink) {
        let home = if employee.card().unique { Home::Pile } else { Home::Pool };
        match home {
            Home::Pile => self.chain_mut(AUTOMATON).beach.add(employee, 1),
            _ => self.supply[employee.index()] += 1,
        }
        sink.emit(|| Event::TheChain {
            card: None,
            pane: None,
            deed: Box::new(Deed::Released { employee, home }),
        });
    }

    /// Extra runs of the marketing phase.
    pub(crate) fn extra_runs(&self) -> usize {
        usize::from(self.automaton().is_some_and(|automaton| automaton.mass_marketeer.is_some()))
    }
}
