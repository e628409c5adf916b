//! Phase 1: who works this round.

use crate::automaton::Part;
use crate::cards::{Employee, Feat};
use crate::counts::Staff;
use crate::event::{Event, Sink, Structure};
use crate::flow::Next;
use crate::game::{Fate, Game, Stage};
use crate::player::{PlayerId, PlayerSet};
use crate::refusal::Refusal;
use crate::rng::Dice;

/// Cards a milestone may be for at the reveal (B-STR-4).
const PLAYED: [Employee; 5] = [
    Employee::Waitress,
    Employee::ErrandBoy,
    Employee::CartOperator,
    Employee::PricingManager,
    Employee::DiscountManager,
];

impl Game {
    pub(crate) fn start_round(&mut self, sink: &mut impl Sink) -> Next {
        self.stage = Stage::Restructuring;
        sink.emit(|| Event::RoundStarted { round: self.round });
        Next::Structures
    }

    /// Waits for everybody who has cards to choose from.
    pub(crate) fn await_structures(&mut self) -> Next {
        self.awaited = PlayerSet::NONE;
        for player in self.order.clone() {
            if self.is_automaton(player) {
                continue; // it has no structure
            }
            if self.chain(player).beach.is_empty() {
                self.chain_mut(player).chosen = Some(Staff::NONE);
            } else {
                self.awaited.insert(player);
            }
        }
        self.all_chosen()
    }

    fn all_chosen(&self) -> Next {
        if self.awaited.is_empty() { Next::Reveal } else { Next::Wait }
    }

    /// The same for a chain, whose CEO may have slots of its own (K-NM-6).
    pub fn open_slots_of(&self, player: PlayerId, cards: &Staff) -> Option<u8> {
        self.slots_left(self.ceo_slots_of(player), cards)
    }

    /// Slots left over by a set of cards at work, or `None` when it does not fit (B-STR-2).
    pub fn open_slots(&self, cards: &Staff) -> Option<u8> {
        self.slots_left(self.ceo_slots, cards)
    }

    fn slots_left(&self, ceo_slots: u8, cards: &Staff) -> Option<u8> {
        let (mut managers, mut slots) = (0i32, 0i32);
        for manager in Employee::MANAGERS.with(self.config.modules).iter().copied() {
            let count = i32::from(cards.of(manager));
            managers += count;
            slots += count * i32::from(manager.card().slots);
        }
        let others = cards.total() as i32 - managers;
        let ceo = i32::from(ceo_slots);
        let left = ceo - managers + slots - others;
        (managers <= ceo && left >= 0).then_some(left as u8)
    }

    /// Any set of own cards may be chosen; one that does not fit sends everybody to the beach (B-STR-3).
    pub(crate) fn check_structure(&self, player: PlayerId, cards: &Staff) -> Result<(), Refusal> {
        let hand = &self.chain(player).beach;
        match cards.iter().find(|(card, count)| *count > hand.of(*card)) {
            Some((card, want)) => Err(Refusal::NotYourCards { card, have: hand.of(card), want }),
            None => Ok(()),
        }
    }

    /// A random set that fits and leaves few slots open.
    pub fn sample_structure(&self, player: PlayerId, dice: &mut impl Dice) -> Staff {
        let hand = &self.chain(player).beach;
        let mut cards = Staff::NONE;
        let mut pool: arrayvec::ArrayVec<Employee, 256> = arrayvec::ArrayVec::new();
        for (card, count) in hand.iter() {
            for _ in 0..count {
                if pool.try_push(card).is_err() {
                    break;
                }
            }
        }
        let mut ceo_left = self.ceo_slots_of(player);
        let mut slots_left = i32::from(ceo_left);
        let mut len = pool.len();
        while len > 0 {
            let i = dice.below(len as u32) as usize;
            let card = pool[i];
            len -= 1;
            pool.swap(i, len);
            if dice.below(8) == 0 {
                continue; // leave somebody at the beach now and then
            }
            if card.is_manager() {
                let slots = i32::from(card.card().slots);
                // A manager takes a CEO slot and brings slots for others, who can move under him.
                if ceo_left > 0 && slots_left + slots > 0 {
                    ceo_left -= 1;
                    slots_left += slots - 1;
                    cards.add(card, 1);
                }
            } else if slots_left > 0 {
                slots_left -= 1;
                cards.add(card, 1);
            }
        }
        cards
    }

    /// Every set of cards that fits, at most `limit` of them; none for The Chain, which has no structure (C-SET-2).
    pub fn structures(&self, player: PlayerId, limit: usize) -> Vec<Staff> {
        if self.is_automaton(player) {
            return Vec::new();
        }
        let hand = self.chain(player).beach.iter();
        // Managers first: then the room for everybody else is known, and no dead end is entered.
        let (mut hand, others): (Vec<_>, Vec<_>) = hand.partition(|(card, _)| card.is_manager());
        hand.extend(others);
        let mut found = Vec::new();
        self.extend_structures(player, &hand, &mut Staff::NONE.clone(), limit, &mut found);
        found.sort();
        found
    }

    fn extend_structures(
        &self,
        player: PlayerId,
        hand: &[(Employee, u8)],
        cards: &mut Staff,
        limit: usize,
        found: &mut Vec<Staff>,
    ) {
        if self.open_slots_of(player, cards).is_none() || found.len() >= limit {
            return;
        }
        let Some(((card, count), rest)) = hand.split_first() else {
            found.push(*cards);
            return;
        };
        for n in 0..=*count {
            cards.set(*card, n);
            self.extend_structures(player, rest, cards, limit, found);
        }
        cards.set(*card, 0);
    }

    pub(crate) fn do_structure(&mut self, player: PlayerId, cards: &Staff, sink: &mut impl Sink) -> Next {
        self.chain_mut(player).chosen = Some(*cards);
        self.awaited.remove(player);
        sink.emit(|| Event::StructureChosen { chain: player, cards: Some(Box::new(*cards)) });
        self.all_chosen()
    }

    pub(crate) fn reveal(&mut self, sink: &mut impl Sink) -> Next {
        let mut structures = Vec::new();
        for player in self.order.clone() {
            if self.is_automaton(player) {
                continue;
            }
            let chosen = self.chain_mut(player).chosen.take().unwrap_or(Staff::NONE);
            let fits = self.open_slots_of(player, &chosen).is_some();
            let chain = self.chain_mut(player);
            if fits {
                chain.beach.take_all(&chosen);
                chain.at_work = chosen;
            } else {
                chain.at_work = Staff::NONE;
            }
            if sink.wanted() {
                let (at_work, beach) = (self.chain(player).at_work, self.chain(player).beach);
                let open_slots = self.open_slots_for_order(player);
                structures.push(Structure { chain: player, at_work, beach, fits, open_slots });
            }
        }
        sink.emit(|| Event::StructuresRevealed { structures });
        for player in self.order.clone() {
            self.award_for_structure(player, sink);
        }
        self.burn_cash(sink);
        let first_turn = self.round == 1;
        if !first_turn || self.config.solo.is_some_and(|solo| solo.flip_in_turn_one) {
            self.act(Part::Restructuring, sink);
        }
        if first_turn && self.config.solo.is_some() {
            Next::Turn { place: 0 } // no order of business in turn 1 (section 7)
        } else {
            Next::Order
        }
    }

    /// Milestones for cards at work (B-STR-4).
    pub(crate) fn award_for_structure(&mut self, player: PlayerId, sink: &mut impl Sink) {
        for card in PLAYED {
            let later = card == Employee::DiscountManager && self.config.discounts_count_at_dinner();
            if self.chain(player).at_work.of(card) > 0 && !later {
                self.achieve(player, Feat::PutToWork(card), sink);
            }
        }
    }

    /// Players still in the game.
    pub(crate) fn active(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.order.iter().copied().filter(|player| self.chain(*player).fate == Fate::InGame)
    }
}
