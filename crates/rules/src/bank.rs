//! The bank: what it pays, and what happens when it cannot.

use crate::cards::Feat;
use crate::config::BreakOutsideDinner;
use crate::event::{Event, Sink};
use crate::game::{Fate, Game};
use crate::modules::reserve_prices;
use crate::player::PlayerId;

impl Game {
    /// Breaks of the bank that end the game (B-BANK-4, B-INT-1).
    pub(crate) fn breaks_to_end(&self) -> u8 {
        if self.config.full() { 2 } else { 1 }
    }

    /// Money between a chain and the bank, as income of this dinnertime.
    pub(crate) fn earn(&mut self, player: PlayerId, amount: i32, sink: &mut impl Sink) {
        self.chain_mut(player).earned += amount;
        if amount < 0 {
            let paid = self.chain(player).cash.min(-amount);
            let owed = -amount - paid;
            self.deposit(player, paid);
            let chain = self.chain_mut(player);
            if owed > 0 && chain.fate == Fate::InGame {
                chain.fate = Fate::Bankrupt;
                sink.emit(|| Event::Bankrupt { chain: player, owed });
            }
            return;
        }
        self.withdraw(amount, sink);
        let chain = self.chain_mut(player);
        chain.cash += amount;
        self.award_for_cash(player, sink);
    }

    /// Money for a chain outside dinnertime (K-NM-1.3): the bank breaks at once, or owes until the next dinner is over.
    pub(crate) fn pay_outside_dinner(&mut self, player: PlayerId, amount: i32, sink: &mut impl Sink) {
        if self.config.options.bank_break == BreakOutsideDinner::Owed {
            self.bank -= amount;
        } else {
            self.withdraw(amount, sink);
        }
        self.chain_mut(player).cash += amount;
        self.award_for_cash(player, sink);
    }

    /// Money that leaves the game, as far as there is any; what is missing comes out of the reserve (K-NM-13.2).
    pub(crate) fn remove_from_bank(&mut self, amount: i32, sink: &mut impl Sink) -> i32 {
        let owes = self.config.options.bank_break == BreakOutsideDinner::Owed;
        while !owes && self.bank < amount && self.bank_breaks < self.breaks_to_end() {
            self.break_bank(sink);
        }
        let removed = if owes { amount } else { amount.min(self.bank) };
        self.bank -= removed;
        self.extras.get_or_insert_default().removed += removed;
        self.tidy_extras();
        removed
    }

    /// A bank that owes money at the end of dinnertime breaks (OPT-BREAK).
    pub(crate) fn settle_bank(&mut self, sink: &mut impl Sink) {
        while self.bank < 0 && self.bank_breaks < self.breaks_to_end() {
            self.break_bank(sink);
        }
        if self.bank < 0 {
            self.minted -= self.bank;
            self.bank = 0;
        }
    }

    /// Money a chain pays into the bank; it has as much.
    pub(crate) fn deposit(&mut self, player: PlayerId, amount: i32) {
        self.chain_mut(player).cash -= amount;
        self.bank += amount;
    }

    pub(crate) fn award_for_cash(&mut self, player: PlayerId, sink: &mut impl Sink) {
        self.achieve(player, Feat::HaveCash(self.chain(player).cash), sink);
    }

    /// Takes an amount out of the bank; an amount it cannot pay in full breaks it (B-BANK-1).
    fn withdraw(&mut self, amount: i32, sink: &mut impl Sink) {
        while self.bank < amount && self.bank_breaks < self.breaks_to_end() {
            self.break_bank(sink);
        }
        let paid = amount.min(self.bank);
        self.bank -= paid;
        self.minted += amount - paid;
    }

    fn break_bank(&mut self, sink: &mut impl Sink) {
        self.bank_breaks += 1;
        let time = self.bank_breaks;
        if !self.config.full() || time > 1 {
            sink.emit(|| Event::BankBroke {
                time,
                reserves: Vec::new(),
                added: 0,
                ceo_slots: None,
                base_price: None,
            });
            return;
        }
        let reserves: Vec<_> = self
            .config
            .player_ids()
            .filter_map(|player| self.chain(player).reserve.map(|card| (player, card)))
            .collect();
        let added: i32 = reserves.iter().map(|(_, card)| card.cash()).sum();
        self.bank += added;
        // The number shown most often; a tie goes to the higher number (B-BANK-3).
        let votes = |slots: u8| reserves.iter().filter(|(_, card)| card.ceo_slots() == Some(slots)).count();
        let slots = reserves.iter().filter_map(|(_, card)| card.ceo_slots());
        let slots = slots.max_by_key(|slots| (votes(*slots), *slots));
        if let Some(slots) = slots {
            self.next_ceo_slots = slots;
        }
        let price = reserve_prices::vote(&reserves.iter().map(|(_, card)| *card));
        if let Some(price) = price {
            self.set_base_price(price);
        }
        sink.emit(|| Event::BankBroke { time, reserves, added, ceo_slots: slots, base_price: price });
    }
}
