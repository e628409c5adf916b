//! Phase 7: clean-up.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::Visit;
use crate::action::Action;
use crate::automaton::Part;
use crate::cards::{Effect, Feat};
use crate::choices::KeepChoice;
use crate::counts::{Staff, Stock};
use crate::event::{Event, Sink};
use crate::flow::Next;
use crate::game::{Fate, Game, Stage};
use crate::item::Item;
use crate::modules::dishes;
use crate::player::{PlayerId, PlayerSet};
use crate::refusal::Refusal;

/// Items the freezer holds (B-CLN-1).
pub(crate) const FREEZER: u32 = 10;

impl Game {
    pub(crate) fn clean_up(&mut self, sink: &mut impl Sink) -> Next {
        self.stage = Stage::Freezer;
        self.at_turn = 0;
        self.awaited = PlayerSet::NONE;
        // Who has the freezer before anybody discards: the discard that earns it cannot use it yet.
        let with_freezer: PlayerSet = self
            .active()
            .filter(|player| {
                let chain = self.chain(*player);
                self.has_effect(*player, Effect::Freezer) && dishes::has_freezable(&chain.stock)
            })
            .collect();
        for player in self.order.clone() {
            if self.is_automaton(player) {
                self.act(Part::Cleanup, sink);
            } else if !with_freezer.contains(player) {
                self.discard(player, &Stock::NONE, sink);
            }
        }
        self.awaited = with_freezer;
        Next::Freezer
    }

    /// Items a player can keep.
    pub fn freezer_room(&self, player: PlayerId) -> u32 {
        self.effect_sum(player, Effect::Freezer).clamp(0, FREEZER as i32) as u32
    }

    /// Everybody at once, or in turn order (B-OPT-2).
    pub(crate) fn await_freezer(&mut self) -> Next {
        if self.awaited.is_empty() {
            return Next::FirstCoffee;
        }
        if self.config.sequential_payday {
            // `passed` keeps who is still to come; only one is awaited at a time.
            let next = self.order.iter().copied().find(|player| self.awaited.contains(*player));
            self.passed = self.awaited;
            self.awaited = next.map_or(PlayerSet::NONE, PlayerSet::only);
        }
        Next::Wait
    }

    pub(crate) fn check_keep(&self, player: PlayerId, items: &Stock) -> Result<(), Refusal> {
        let stock = &self.chain(player).stock;
        if let Some((item, _)) = items.iter().find(|(item, count)| *count > stock.of(*item)) {
            return Err(Refusal::NotInStock { item, have: stock.of(item) });
        }
        dishes::check_freezer(items)?;
        let total = items.total();
        if total > FREEZER { Err(Refusal::FreezerFull { total }) } else { Ok(()) }
    }

    /// What the freezer may hold: a part of one of these shelves.
    pub(crate) fn keep_choices(&self, player: PlayerId) -> Vec<KeepChoice> {
        let [goods, kimchi] = dishes::shelves(&self.chain(player).stock);
        let kimchi = (!kimchi.is_empty()).then_some(kimchi);
        std::iter::once(goods).chain(kimchi).map(|items| KeepChoice { items, room: FREEZER as u8 }).collect()
    }

    pub(crate) fn list_keeps(&self, player: PlayerId, visit: &mut impl Visit) -> ControlFlow<()> {
        keep_each(&self.chain(player).stock, FREEZER as u16, visit)
    }

    pub(crate) fn do_keep(&mut self, player: PlayerId, items: &Stock, sink: &mut impl Sink) -> Next {
        self.discard(player, items, sink);
        if self.config.sequential_payday {
            self.awaited = self.passed;
            self.passed = PlayerSet::NONE;
        }
        self.awaited.remove(player);
        Next::Freezer
    }

    pub(crate) fn discard(&mut self, player: PlayerId, keep: &Stock, sink: &mut impl Sink) {
        let chain = self.chain_mut(player);
        let mut thrown = chain.stock;
        thrown.take_all(keep);
        chain.stock = *keep;
        chain.frozen = *keep;
        if !thrown.is_empty() || !keep.is_empty() {
            sink.emit(|| Event::Discarded { chain: player, items: thrown, kept: *keep });
        }
        thrown.set(Item::Coffee, 0); // nobody gets anything for it (K-COFFEE-10)
        if !thrown.is_empty() {
            self.achieve(player, Feat::ThrowAway, sink);
        }
    }

    pub(crate) fn end_round(&mut self, sink: &mut impl Sink) -> Next {
        self.ferment(sink);
        self.open_roads(sink);
        for player in self.order.clone() {
            let chain = self.chain_mut(player);
            let back = std::mem::replace(&mut chain.at_work, Staff::NONE);
            chain.beach.add_all(&back);
            chain.spare_hires = 0;
            for restaurant in chain.restaurants.iter_mut().filter(|restaurant| !restaurant.open) {
                restaurant.open = true;
                let at = restaurant.at;
                sink.emit(|| Event::RestaurantOpened { chain: player, at });
            }
            if chain.fate == Fate::Bankrupt {
                self.leave_game(player, sink);
            }
        }
        let over = self.claimed.without(self.never_closed());
        if !over.is_empty() {
            let milestones = over.without(self.closed).iter().collect();
            sink.emit(|| Event::MilestonesClosed { milestones });
        }
        self.remove_hard_choices(sink);
        self.closed = self.closed.union(over);
        self.claimed = crate::cards::MilestoneSet::NONE;
        self.ceo_slots = self.next_ceo_slots;
        if self.order.len() < 2 && self.order.len() < self.chains.len() {
            return Next::GameOver; // one chain is left: it has won
        }
        // A game nobody brings to its end is over with the last number a round can have (ruling 0012).
        let Some(next) = self.round.checked_add(1) else { return Next::GameOver };
        self.round = next;
        Next::Round
    }

    /// A bankrupt chain's people go back to the supply, its campaigns run on (B-OPT-1).
    fn leave_game(&mut self, player: PlayerId, sink: &mut impl Sink) {
        let mut staff = std::mem::replace(&mut self.chain_mut(player).beach, Staff::NONE);
        for campaign in self.campaigns.iter().filter(|campaign| campaign.chain == Some(player)) {
            if let Some(card) = campaign.busy_card() {
                staff.add(card, 1);
            }
        }
        for campaign in self.campaigns.iter_mut().filter(|campaign| campaign.chain == Some(player)) {
            (campaign.marketeer, campaign.partner) = (None, None);
        }
        for (card, count) in staff.iter() {
            self.supply[card.index()] += count as i8;
        }
        let chain = self.chain_mut(player);
        chain.fate = Fate::Out;
        chain.stock = Stock::NONE;
        chain.frozen = Stock::NONE;
        self.order.retain(|other| *other != player);
        sink.emit(|| Event::ChainLeft { chain: player });
    }
}

/// Every way to keep at most `room` of these, in order.
pub(crate) fn keep_each(stock: &Stock, room: u16, visit: &mut impl Visit) -> ControlFlow<()> {
    fn part(
        stock: &Stock,
        items: &[Item],
        room: u16,
        keep: &mut Stock,
        visit: &mut impl Visit,
    ) -> ControlFlow<()> {
        let Some((item, rest)) = items.split_first() else {
            return visit.one(Action::Keep { items: Box::new(*keep) });
        };
        let most = if dishes::lies_beside(keep, *item) { stock.of(*item).min(room) } else { 0 };
        for count in 0..=most {
            keep.set(*item, count);
            part(stock, rest, room - count, keep, visit)?;
        }
        keep.set(*item, 0);
        ControlFlow::Continue(())
    }
    let frozen = |(item, _): (Item, u16)| item.card().freezable.then_some(item);
    let items: ArrayVec<Item, { Item::ALL.len() }> = stock.iter().filter_map(frozen).collect();
    part(stock, &items, room, &mut Stock::NONE.clone(), visit)
}
