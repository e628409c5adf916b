//! Phase 2: order of business.

use std::ops::ControlFlow;

use super::Visit;
use crate::action::Action;
use crate::cards::Effect;
use crate::event::{Event, Sink};
use crate::flow::Next;
use crate::game::{Game, PlaceChoice, Stage};
use crate::modules::stars;
use crate::player::{PlayerId, PlayerSet};
use crate::refusal::Refusal;

impl Game {
    /// Open slots as they count for the turn order (B-ORD-1).
    pub fn open_slots_for_order(&self, player: PlayerId) -> u8 {
        if let Some(automaton) = self.automaton().filter(|_| self.is_automaton(player)) {
            return automaton.recruit_train();
        }
        let chain = self.chain(player);
        self.open_slots_of(player, &chain.at_work).unwrap_or(0) + self.bonus_slots(player)
    }

    /// Open slots that milestones add (B-ORD-1).
    pub(crate) fn bonus_slots(&self, player: PlayerId) -> u8 {
        self.effect_sum(player, Effect::OpenSlots) as u8
    }

    /// Who chooses a place before whom: key by key, lower is earlier (B-ORD-1). No two players have the same.
    fn choosing_keys(&self, player: PlayerId) -> [i32; 3] {
        let star = stars::rank(self.star_staff(player, &self.chain(player).at_work));
        let slots = self.open_slots_for_order(player);
        let previous = self.order_index(player);
        [i32::from(star), -i32::from(slots), i32::from(previous)]
    }

    pub(crate) fn start_order(&mut self, sink: &mut impl Sink) -> Next {
        self.stage = Stage::OrderOfBusiness;
        let mut choosers = self.order.clone();
        choosers.sort_by_key(|player| self.choosing_keys(*player));
        sink.emit(|| Event::OrderOfChoice { chains: choosers.to_vec() });
        self.choice = PlaceChoice { choosers, places: Default::default() };
        Next::Chooser
    }

    pub(crate) fn check_position(&self, position: u8) -> Result<(), Refusal> {
        let last = self.order.len() as u8;
        if position == 0 || position > last {
            return Err(Refusal::NoSuchPosition { position, last });
        }
        match self.choice.places[usize::from(position) - 1] {
            Some(_) => Err(Refusal::PositionTaken { position }),
            None => Ok(()),
        }
    }

    pub(crate) fn list_positions(&self, visit: &mut impl Visit) -> ControlFlow<()> {
        for position in 1..=self.order.len() as u8 {
            if self.check_position(position).is_ok() {
                visit.one(Action::Order { position })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn do_position(&mut self, player: PlayerId, position: u8, sink: &mut impl Sink) -> Next {
        self.choice.places[usize::from(position) - 1] = Some(player);
        self.choice.choosers.remove(0);
        sink.emit(|| Event::PositionTaken { chain: player, position });
        Next::Chooser
    }

    pub(crate) fn next_chooser(&mut self, sink: &mut impl Sink) -> Next {
        match self.choice.choosers.as_slice() {
            [] => self.fix_order(sink),
            // The last one takes what is left.
            [last] => {
                let last = *last;
                let free = (1..=self.order.len() as u8).find(|place| self.check_position(*place).is_ok());
                match free {
                    Some(position) => self.do_position(last, position, sink),
                    None => Next::Wait,
                }
            }
            // The Chain always takes the first place.
            [next, ..] if self.is_automaton(*next) => {
                let next = *next;
                self.do_position(next, 1, sink)
            }
            [next, ..] => {
                self.awaited = PlayerSet::only(*next);
                Next::Wait
            }
        }
    }

    fn fix_order(&mut self, sink: &mut impl Sink) -> Next {
        self.order = self.choice.places.iter().flatten().copied().collect();
        self.choice = PlaceChoice::default();
        sink.emit(|| Event::TurnOrder { chains: self.order.to_vec() });
        Next::Turn { place: 0 }
    }
}
