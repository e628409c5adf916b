//! Phase 5: firing and salaries.

use std::ops::ControlFlow;

use super::Visit;
use crate::action::Action;
use crate::cards::{Ability, Effect, Employee, Feat, MilestoneEffect, TokenNumber};
use crate::config::{MassMarketeerFired, SalaryWaiver};
use crate::counts::{Staff, Stock};
use crate::event::{Event, Sink};
use crate::flow::Next;
use crate::game::{Fate, Game, Stage};
use crate::item::Item;
use crate::money::Bill;
use crate::player::{PlayerId, PlayerSet};
use crate::refusal::Refusal;

/// What a left-over recruiting action takes off (B-HIR-3).
pub const RECRUITING_DISCOUNT: i32 = 5;

impl Game {
    /// Does this card cost its owner a salary (B-PAY-2)?
    fn pays_salary(&self, player: PlayerId, card: Employee) -> bool {
        card.card().salary && !self.waives(player, card)
    }

    /// Could [`Game::waives`] be true of any card of this player?
    #[inline]
    fn lets_somebody_off(&self, player: PlayerId) -> bool {
        self.extras.is_some() || self.has_effect(player, Effect::WaiveSalaries)
    }

    /// Has the owner of a card with a salary been let off it?
    fn waives(&self, player: PlayerId, card: Employee) -> bool {
        if self.config.options.waiver == SalaryWaiver::Base && card.card().module.is_some() {
            return false; // OPT-WAIVER
        }
        if self.has_free_card(player, card) {
            return true; // K-NM-11
        }
        self.sources_of(player, Effect::WaiveSalaries).iter().any(|milestone| {
            matches!(milestone.effect(Effect::WaiveSalaries),
                Some(MilestoneEffect::WaiveSalaries { cards }) if cards.contains(&card))
        })
    }

    /// Goes through a player's cards with a salary, busy ones last: which, how many, and whether it is waived.
    #[inline]
    fn payroll(&self, player: PlayerId, mut entry: impl FnMut(Employee, u8, bool)) {
        if self.is_automaton(player) {
            return; // it pays nobody
        }
        let chain = self.chain(player);
        let lets_off = self.lets_somebody_off(player);
        for (card, count) in chain.staff().iter().filter(|(card, _)| card.card().salary) {
            entry(card, count, lets_off && self.waives(player, card));
        }
        for campaign in self.campaigns.iter().filter(|campaign| campaign.chain == Some(player)) {
            if let Some(card) = campaign.busy_card().filter(|card| card.card().salary) {
                entry(card, 1, lets_off && self.waives(player, card));
            }
        }
    }

    /// What comes off the salaries: for left-over recruiting actions, and for First to train someone (B-PAY-2).
    fn discounts(&self, player: PlayerId) -> (i32, i32) {
        let training = self.effect_sum(player, Effect::SalaryDiscount);
        (RECRUITING_DISCOUNT * i32::from(self.chain(player).spare_hires), training)
    }

    /// What is due for so many salaries.
    fn due_for(&self, player: PlayerId, salaries: i32) -> i32 {
        let (recruiting, training) = self.discounts(player);
        (self.salary(player) * salaries - recruiting - training).max(0)
    }

    /// The salary bill as things stand.
    pub fn bill(&self, player: PlayerId) -> Bill {
        let (mut salaried, mut waived) = (Staff::NONE, Staff::NONE);
        self.payroll(
            player,
            |card, count, is_waived| {
                if is_waived { waived.add(card, count) } else { salaried.add(card, count) }
            },
        );
        let count = salaried.total() as i32;
        let (recruiting_discount, training_discount) = self.discounts(player);
        Bill {
            salaried,
            waived,
            rate: self.salary(player),
            salaries: self.salary(player) * count,
            spare_hires: self.chain(player).spare_hires,
            recruiting_discount,
            training_discount,
            due: self.due_for(player, count),
        }
    }

    /// How many salaries are to be paid.
    fn salaries(&self, player: PlayerId) -> i32 {
        let mut salaries = 0;
        self.payroll(player, |_, count, is_waived| {
            if !is_waived {
                salaries += i32::from(count);
            }
        });
        salaries
    }

    /// What is due, without the details.
    fn due(&self, player: PlayerId) -> i32 {
        self.due_for(player, self.salaries(player))
    }

    /// What is due if as many items pay as can (K-NM-9.1).
    pub(crate) fn least_due(&self, player: PlayerId) -> i32 {
        let salaries = self.salaries(player);
        self.due_for(player, salaries - (self.items_for_salaries(player) as i32).min(salaries))
    }

    /// What would come off every payday if this player were among the first to train somebody; nothing when that is
    /// over, or when they have it already.
    pub fn discount_to_win(&self, player: PlayerId) -> i32 {
        self.in_reach(player, Feat::Train, Effect::SalaryDiscount).amount(Effect::SalaryDiscount)
    }

    /// Begins the phase: forced firing first, then everybody (or the first in order) decides.
    pub(crate) fn start_payday(&mut self, sink: &mut impl Sink) -> Next {
        if !self.config.full() {
            if !self.config.edition.cfo_stays_without_payday() {
                self.return_cfos(sink);
            }
            return Next::Marketing;
        }
        self.stage = Stage::Payday;
        self.return_cfos(sink);
        self.at_turn = 0;
        self.awaited = PlayerSet::NONE;
        if self.config.sequential_payday {
            return Next::Payer { place: 0 };
        }
        for player in self.order.clone() {
            if self.has_payday_choice(player) {
                self.awaited.insert(player);
            }
        }
        for player in self.order.clone() {
            if !self.awaited.contains(player) {
                self.settle_bill(player, None, sink);
            }
        }
        if self.awaited.is_empty() { Next::EndPayday } else { Next::Wait }
    }

    /// A CEO who is CFO from now on has no other (B-PAY-4).
    fn return_cfos(&mut self, sink: &mut impl Sink) {
        for player in self.order.clone() {
            if self.is_automaton(player) {
                continue; // it neither pays nor fires
            }
            while self.has_effect(player, Effect::CeoIsCfo)
                && self.chain(player).at_work.of(Employee::Cfo) + self.chain(player).beach.of(Employee::Cfo)
                    > 0
            {
                self.remove_card(player, Employee::Cfo);
                sink.emit(|| Event::Fired { chain: player, card: Employee::Cfo, forced: true });
            }
        }
    }

    /// In turn order, one at a time (B-OPT-2).
    pub(crate) fn next_payer(&mut self, from: u8, sink: &mut impl Sink) -> Next {
        for place in usize::from(from)..self.order.len() {
            let player = self.order[place];
            if self.has_payday_choice(player) {
                self.at_turn = place as u8;
                self.awaited = PlayerSet::only(player);
                return Next::Wait;
            }
            self.settle_bill(player, None, sink);
        }
        Next::EndPayday
    }

    pub(crate) fn end_payday(&mut self) -> Next {
        self.at_turn = 0;
        self.awaited = PlayerSet::NONE;
        Next::Marketing
    }

    /// Somebody with nobody to fire just pays; a bankrupt chain pays nobody any more.
    fn has_payday_choice(&self, player: PlayerId) -> bool {
        let chain = self.chain(player);
        chain.fate == Fate::InGame
            && !self.is_automaton(player)
            && (!chain.at_work.is_empty()
                || !chain.beach.is_empty()
                || self.due(player) > chain.cash
                || self.due(player) > self.least_due(player))
    }

    pub(crate) fn check_fire(&self, player: PlayerId, card: Employee) -> Result<(), Refusal> {
        let chain = self.chain(player);
        if chain.at_work.of(card) + chain.beach.of(card) == 0 {
            return Err(Refusal::NothingToFire { card });
        }
        let busy = self.locked(card) && chain.beach.of(card) == 0;
        if busy && !self.must_fire_busy(player, card) { Err(Refusal::LockedToday { card }) } else { Ok(()) }
    }

    /// Is a card at work taken for busy until campaigns have run (OPT-MASS)?
    fn locked(&self, card: Employee) -> bool {
        self.config.options.mass == MassMarketeerFired::Locked && card.card().ability == Ability::Repeat
    }

    /// Does nothing but firing busy people help to pay (B-PAY-3)?
    fn must_fire_busy(&self, player: PlayerId, card: Employee) -> bool {
        let chain = self.chain(player);
        let free = |staff: &Staff, at_work: bool| {
            staff.iter().any(|(card, _)| self.pays_salary(player, card) && !(at_work && self.locked(card)))
        };
        self.pays_salary(player, card)
            && !free(&chain.at_work, true)
            && !free(&chain.beach, false)
            && !self.keeps_everybody(player)
            && self.least_due(player) > chain.cash
    }

    pub(crate) fn check_fire_busy(&self, player: PlayerId, number: TokenNumber) -> Result<(), Refusal> {
        let campaign = self.campaigns.iter().find(|campaign| campaign.number == number);
        let marketeer = campaign
            .filter(|campaign| campaign.chain == Some(player))
            .and_then(|campaign| campaign.marketeer);
        let marketeer = marketeer.ok_or(Refusal::NoBusyMarketeer { number })?;
        if self.must_fire_busy(player, marketeer) { Ok(()) } else { Err(Refusal::BusyProtected { number }) }
    }

    /// In cash, or with items that pay one salary each (K-NM-9); whoever may not fire anybody pays what there is (K-NM-12).
    pub(crate) fn check_pay(&self, player: PlayerId, items: Option<&Stock>) -> Result<(), Refusal> {
        let salaries = self.salaries(player);
        let most = (self.items_for_salaries(player) as i32).min(salaries);
        let handed = items.map_or(0, |items| items.total() as i32);
        if let Some(items) = items {
            let stock = &self.chain(player).stock;
            if let Some((item, _)) = items.iter().find(|(item, count)| *count > stock.of(*item)) {
                return Err(Refusal::NotInStock { item, have: stock.of(item) });
            }
            if handed == 0 || handed > most || items.iter().any(|(item, _)| !item.card().pays_salary) {
                return Err(Refusal::NotForSalaries { most: most as u8 });
            }
        }
        let (due, cash) = (self.due_for(player, salaries - handed), self.chain(player).cash);
        if due <= cash || self.keeps_everybody(player) && handed == most {
            Ok(())
        } else if self.keeps_everybody(player) {
            Err(Refusal::ItemsFirst { most: most as u8 })
        } else {
            Err(Refusal::CannotPay { due, cash })
        }
    }

    /// So many items of a chain that could pay salaries, the first there are.
    fn items_to_hand(&self, player: PlayerId, count: u32) -> Stock {
        let mut left = count;
        let stock = self.chain(player).stock;
        let take = |(item, have): (Item, u16)| {
            let taken = if item.card().pays_salary { u32::from(have).min(left) } else { 0 };
            left -= taken;
            (item, taken as u16)
        };
        stock.iter().map(take).collect()
    }

    pub(crate) fn list_payday(&self, player: PlayerId, visit: &mut impl Visit) -> ControlFlow<()> {
        for (card, _) in self.chain(player).staff().iter() {
            if self.check_fire(player, card).is_ok() {
                visit.one(Action::Fire { card })?;
            }
        }
        for campaign in self.campaigns.iter().filter(|campaign| campaign.chain == Some(player)) {
            if self.check_fire_busy(player, campaign.number).is_ok() {
                visit.one(Action::FireBusy { number: campaign.number })?;
            }
        }
        if self.check_pay(player, None).is_ok() {
            visit.one(Action::PAY)?;
        }
        // For every number of items one way to hand them over; any other is accepted too.
        for count in 1..=self.items_for_salaries(player) {
            let items = self.items_to_hand(player, count);
            if self.check_pay(player, Some(&items)).is_ok() {
                visit.one(Action::Pay { items: Some(Box::new(items)) })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Back to the supply, from the beach if one is there, else from work.
    fn remove_card(&mut self, player: PlayerId, card: Employee) {
        self.supply[card.index()] += 1;
        let chain = self.chain_mut(player);
        let place = if chain.beach.of(card) > 0 { &mut chain.beach } else { &mut chain.at_work };
        place.take(card, 1);
        self.lose_free_card(player, card);
        if !self.config.edition.fired_recruiters_discount() {
            // Only who is still at work lowers the salaries; hires made count against those fired first.
            let left = self.discounting_hires(player);
            let chain = self.chain_mut(player);
            chain.spare_hires = chain.spare_hires.min(left);
        }
    }

    pub(crate) fn do_fire(&mut self, player: PlayerId, card: Employee, forced: bool, sink: &mut impl Sink) {
        self.remove_card(player, card);
        sink.emit(|| Event::Fired { chain: player, card, forced });
    }

    pub(crate) fn do_fire_busy(&mut self, player: PlayerId, number: TokenNumber, sink: &mut impl Sink) {
        let Some(campaign) = self.campaigns.iter_mut().find(|campaign| campaign.number == number) else {
            return;
        };
        let (card, partner) = (campaign.marketeer.take(), campaign.partner.take());
        if let Some(other) = self.campaigns.iter_mut().find(|other| Some(other.number) == partner) {
            (other.marketeer, other.partner) = (None, None);
        }
        if let Some(card) = card {
            self.supply[card.index()] += 1;
            sink.emit(|| Event::MarketeerFired { chain: player, card, number });
        }
    }

    /// Pays what is due; nothing for a chain that cannot any more.
    pub(crate) fn settle_bill(&mut self, player: PlayerId, items: Option<&Stock>, sink: &mut impl Sink) {
        if self.chain(player).fate != Fate::InGame || self.is_automaton(player) {
            return;
        }
        let handed = items.map_or(0, |items| items.total() as i32);
        let due = self.due_for(player, self.salaries(player) - handed);
        // Whoever may not fire anybody is forgiven the rest.
        let paid = due.min(self.chain(player).cash);
        let forgiven = due - paid;
        sink.emit(|| Event::SalariesPaid {
            chain: player,
            bill: self.bill(player),
            items: items.copied(),
            paid,
            forgiven,
        });
        if let Some(items) = items {
            let chain = self.chain_mut(player);
            chain.stock.take_all(items);
            chain.frozen.limit_to(&chain.stock);
        }
        let due = paid;
        self.deposit(player, due);
        self.achieve(player, Feat::PaySalaries(due), sink);
    }

    pub(crate) fn do_pay(&mut self, player: PlayerId, items: Option<&Stock>, sink: &mut impl Sink) -> Next {
        self.settle_bill(player, items, sink);
        self.awaited.remove(player);
        if self.config.sequential_payday {
            Next::Payer { place: self.at_turn + 1 }
        } else if self.awaited.is_empty() {
            Next::EndPayday
        } else {
            Next::Wait
        }
    }
}
