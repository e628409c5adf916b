//! Phase 4: houses buy dinner; the bank pays, and may break.

use arrayvec::ArrayVec;

use super::working::marketed;
use crate::automaton::{AUTOMATON, Automaton, Deed, Part};
use crate::bank::CASH_100;
use crate::cards::{Ability, Employee, Milestone};
use crate::config::NegativePrices;
use crate::counts::Stock;
use crate::event::{Event, Offer, Quiet, Sink, Verdict};
use crate::flow::Next;
use crate::game::{Game, Stage};
use crate::item::Item;
use crate::map::{House, Link};
use crate::money::{BASE_PRICE, PricePart, PriceParts, SaleParts};
use crate::player::{MAX_PLAYERS, PlayerId, PlayerSet};

/// What First to lower prices takes off (B-DIN-3).
pub(crate) const LOWER_PRICES: i32 = -1;
/// A "marketed" milestone's bonus for each item sold (B-DIN-5).
pub(crate) const MARKETED_BONUS: i32 = 5;
/// Tips of a waitress (B-DIN-6), and with First waitress played.
pub(crate) const TIPS: (i32, i32) = (3, 5);
/// What a garden multiplies the price of the goods by (B-DIN-5).
pub(crate) const GARDEN_FACTOR: i32 = 2;

/// What a chain brings to dinnertime; none of it changes during the phase.
struct Seller {
    player: PlayerId,
    /// What an item costs.
    price: i32,
    /// What houses compare in its place: the price, or The Chain's marker.
    compared: i32,
    waitresses: u8,
    origins: ArrayVec<Link, 48>,
}

/// What a house compares: lower is better (B-DIN-4).
type Rank = (i32, i32, u8);

impl Game {
    /// The game ends with the dinnertime in which the bank broke for the last time (B-BANK-4).
    pub(crate) fn after_dinner(&mut self) -> Next {
        if self.bank_breaks >= self.breaks_to_end() { Next::GameOver } else { Next::Payday }
    }

    /// The phase itself, without what follows.
    pub(crate) fn serve_dinner(&mut self, sink: &mut impl Sink) {
        for chain in &mut self.chains {
            chain.earned = 0;
        }
        let sellers = self.sellers();
        sink.emit(|| Event::DinnerStarted {
            prices: self.order.iter().map(|player| self.price_parts(*player)).collect(),
        });
        // In play this was awarded as the money came in; a written-down position may say nothing about it.
        for player in self.order.clone() {
            self.award_for_cash(player, sink);
        }
        for index in 0..self.houses.len() {
            if !self.houses[index].demand.is_empty() {
                self.serve(index, &sellers, sink);
            }
        }
        self.pay_tips_and_cfo(&sellers, sink);
        self.act(Part::Incomes, sink);
        for player in self.order.clone() {
            if self.chain(player).cash >= CASH_100 {
                self.award(player, Milestone::FirstToHave100, sink);
            }
        }
    }

    /// Everybody in turn order, with what they bring.
    fn sellers(&self) -> ArrayVec<Seller, MAX_PLAYERS> {
        self.order.iter().map(|player| self.seller(*player)).collect()
    }

    /// Who would sell these items to a house now, and every chain's offer.
    pub(crate) fn offers_for(&self, house: &House, order: &Stock) -> (Option<PlayerId>, Vec<Offer>) {
        let sellers = self.sellers();
        let winner = self.best(house, order, &sellers).map(|(rank, seller, _)| (rank, seller.player));
        (winner.map(|(_, player)| player), self.offers(house, order, &sellers, winner))
    }

    /// The offer a house takes (B-DIN-4).
    fn best<'a>(
        &self,
        house: &House,
        order: &Stock,
        sellers: &'a [Seller],
    ) -> Option<(Rank, &'a Seller, u8)> {
        let mut best: Option<(Rank, &Seller, u8)> = None;
        for (place, seller) in sellers.iter().enumerate() {
            if self.chain(seller.player).stock.covers(order)
                && let Some(distance) = self.distance(house, &seller.origins)
            {
                let rank = rank(seller, distance, place);
                if best.as_ref().is_none_or(|(lowest, ..)| rank < *lowest) {
                    best = Some((rank, seller, distance));
                }
            }
        }
        best
    }

    fn seller(&self, player: PlayerId) -> Seller {
        let price = self.unit_price(player);
        let origins = self.origin_links(player);
        let marker = self.automaton().filter(|_| self.is_automaton(player)).map(Automaton::price_distance);
        let compared = marker.map_or(price, i32::from);
        Seller { player, price, compared, waitresses: self.waitresses(player), origins }
    }

    /// Waitresses, as they count for ties (B-DIN-4).
    pub(crate) fn waitresses(&self, player: PlayerId) -> u8 {
        match self.automaton().filter(|_| self.is_automaton(player)) {
            Some(automaton) => automaton.waitresses(),
            None => self.chain(player).at_work.of(Employee::Waitress),
        }
    }

    /// Resolves dinnertime now and nothing after it, without events: for whoever only wants to know how it ends.
    pub fn resolve_dinner(&mut self) {
        self.serve_dinner(&mut Quiet);
    }

    /// The unit price of a chain (B-DIN-3).
    pub fn unit_price(&self, player: PlayerId) -> i32 {
        let cards = self.sum_at_work(player, &Employee::PRICERS, |ability| match ability {
            Ability::Price(amount) => i32::from(*amount),
            _ => 0,
        });
        BASE_PRICE + cards + self.price_milestone(player)
    }

    fn price_milestone(&self, player: PlayerId) -> i32 {
        if self.benefits(player, Milestone::FirstToLowerPrices) { LOWER_PRICES } else { 0 }
    }

    /// The unit price with its parts.
    pub fn price_parts(&self, player: PlayerId) -> PriceParts {
        let part = |card: Employee| {
            let count = self.chain(player).at_work.of(card);
            let Ability::Price(amount) = card.card().ability else { return None };
            (count > 0).then(|| PricePart { card, count, amount: i32::from(count) * i32::from(amount) })
        };
        PriceParts {
            chain: player,
            base: BASE_PRICE,
            cards: Employee::PRICERS.into_iter().filter_map(part).collect(),
            milestone: self.price_milestone(player),
            unit_price: self.unit_price(player),
            marker: self.automaton().filter(|_| self.is_automaton(player)).map(Automaton::price_distance),
        }
    }

    /// Tips of each waitress of a chain (B-DIN-6).
    pub(crate) fn tip(&self, player: PlayerId) -> i32 {
        if self.is_automaton(player) {
            return 0; // The Chain gets no tips
        }
        if self.chain(player).has(Milestone::FirstWaitressPlayed) { TIPS.1 } else { TIPS.0 }
    }

    /// Does a chain get the CFO's half, by the card or by the milestone (B-DIN-7)?
    pub(crate) fn has_cfo(&self, player: PlayerId) -> bool {
        let chain = self.chain(player);
        chain.at_work.of(Employee::Cfo) > 0 || self.benefits(player, Milestone::FirstToHave100)
    }

    /// The orders a house would take, most wanted first. The base game has one: all of its demand.
    fn orders(house: &House) -> [Stock; 1] {
        [house.demand.iter().map(|demand| (demand.item, 1)).collect()]
    }

    fn serve(&mut self, index: usize, sellers: &[Seller], sink: &mut impl Sink) {
        if let Some(seller) = sellers.iter().find(|seller| self.is_automaton(seller.player)) {
            self.lower_prices(seller, index, sink);
        }
        let house = &self.houses[index];
        for order in Self::orders(house) {
            if let Some((rank, seller, distance)) = self.best(house, &order, sellers) {
                let offers = if sink.wanted() {
                    self.offers(house, &order, sellers, Some((rank, seller.player)))
                } else {
                    Vec::new()
                };
                self.sell(index, seller, &order, distance, offers, sink);
                return;
            }
        }
        sink.emit(|| {
            let house = &self.houses[index];
            let [order] = Self::orders(house);
            Event::HouseUnserved {
                house: house.number,
                demand: house.demand.iter().map(|demand| demand.item).collect(),
                offers: self.offers(house, &order, sellers, None),
            }
        });
    }

    /// The Chain has lowered its prices when its marker is below 10 and it could serve a house, sale or not (A30).
    fn lower_prices(&mut self, seller: &Seller, index: usize, sink: &mut impl Sink) {
        let able = |order: &Stock| self.chain(seller.player).stock.covers(order);
        if seller.compared < BASE_PRICE && Self::orders(&self.houses[index]).iter().any(able) {
            self.award(seller.player, Milestone::FirstToLowerPrices, sink);
        }
    }

    /// Every chain's offer, and why it won or lost.
    fn offers(
        &self,
        house: &House,
        order: &Stock,
        sellers: &[Seller],
        winner: Option<(Rank, PlayerId)>,
    ) -> Vec<Offer> {
        let candidate = |seller: &Seller| {
            let covers = self.chain(seller.player).stock.covers(order);
            self.distance(house, &seller.origins).filter(|_| covers)
        };
        let ranks: Vec<(PlayerId, Rank)> = sellers
            .iter()
            .enumerate()
            .filter_map(|(place, seller)| Some((seller.player, rank(seller, candidate(seller)?, place))))
            .collect();
        let offer = |(place, seller): (usize, &Seller)| {
            let distance = self.distance(house, &seller.origins);
            let verdict = match (winner, candidate(seller)) {
                (Some((best, player)), Some(_)) if player == seller.player => {
                    let others = || ranks.iter().filter(|(other, _)| *other != player).map(|(_, rank)| *rank);
                    if others().next().is_none() {
                        Verdict::WonAlone
                    } else if others().all(|other| other.0 > best.0) {
                        Verdict::WonByPrice
                    } else if others().all(|other| (other.0, other.1) > (best.0, best.1)) {
                        Verdict::WonByWaitresses
                    } else {
                        Verdict::WonByOrder
                    }
                }
                (Some((best, _)), Some(distance)) => {
                    let own = rank(seller, distance, place);
                    if own.0 > best.0 {
                        Verdict::Dearer
                    } else if own.1 > best.1 {
                        Verdict::FewerWaitresses
                    } else {
                        Verdict::LaterInOrder
                    }
                }
                _ if seller.origins.is_empty() => Verdict::NoRestaurant,
                _ if distance.is_none() => Verdict::NoRoad,
                _ => Verdict::NoStock { missing: self.chain(seller.player).stock.missing(order) },
            };
            Offer {
                chain: seller.player,
                unit_price: seller.compared,
                distance,
                score: distance.map(|distance| seller.compared + i32::from(distance)),
                waitresses: seller.waitresses,
                order: place as u8 + 1,
                verdict,
            }
        };
        sellers.iter().enumerate().map(offer).collect()
    }

    /// What a sale brings, part by part (B-DIN-5).
    fn sale_parts(&self, seller: &Seller, house: &House, order: &Stock) -> SaleParts {
        let items = order.total();
        let multiplier = if house.garden.is_some() { GARDEN_FACTOR } else { 1 };
        let goods = items as i32 * seller.price * multiplier;
        let bonuses: i32 = order
            .iter()
            .filter(|(item, _)| marketed(*item).is_some_and(|m| self.benefits(seller.player, m)))
            .map(|(_, count)| i32::from(count) * MARKETED_BONUS)
            .sum();
        let total = goods + bonuses;
        let floor = match self.config.negative_prices {
            NegativePrices::Floor => -total.min(0),
            NegativePrices::Pay => 0,
        };
        SaleParts { items, unit_price: seller.price, multiplier, goods, bonuses, floor }
    }

    fn sell(
        &mut self,
        index: usize,
        seller: &Seller,
        order: &Stock,
        distance: u8,
        offers: Vec<Offer>,
        sink: &mut impl Sink,
    ) {
        let parts = self.sale_parts(seller, &self.houses[index], order);
        let number = self.houses[index].number;
        self.houses[index].demand.clear();
        let chain = self.chain_mut(seller.player);
        chain.stock.take_all(order);
        for (item, count) in chain.frozen.iter().collect::<ArrayVec<(Item, u16), { Item::COUNT }>>() {
            chain.frozen.set(item, count.min(chain.stock.of(item)));
        }
        sink.emit(|| Event::HouseServed {
            house: number,
            chain: seller.player,
            items: *order,
            unit_price: seller.price,
            distance,
            income: parts.income(),
            parts,
            offers,
        });
        self.earn(seller.player, parts.income(), sink);
    }

    fn pay_tips_and_cfo(&mut self, sellers: &[Seller], sink: &mut impl Sink) {
        let mut shares: ArrayVec<(PlayerId, i32, i32, i32), MAX_PLAYERS> = ArrayVec::new();
        for seller in sellers {
            let player = seller.player;
            let sales = self.chain(player).earned;
            let each = self.tip(player);
            let tips = each * i32::from(seller.waitresses);
            if tips > 0 {
                let waitresses = seller.waitresses;
                sink.emit(|| Event::Tips { chain: player, waitresses, each, amount: tips });
                self.earn(player, tips, sink);
            }
            shares.push((player, sales, tips, 0));
        }
        for share in &mut shares {
            let player = share.0;
            if self.is_automaton(player) {
                share.3 = self.pay_bonus_cash(sink);
                continue;
            }
            // Awarded at the end of this phase, so whoever has it here has it from an earlier round.
            let by_milestone = self.chain(player).has(Milestone::FirstToHave100);
            if self.has_cfo(player) {
                let earned = self.chain(player).earned;
                let amount = (earned + 1).div_euclid(2); // half, rounded up
                if amount != 0 {
                    sink.emit(|| Event::CfoBonus { chain: player, earned, amount, by_milestone });
                    self.earn(player, amount, sink);
                    share.3 = amount;
                }
            }
        }
        for (player, sales, tips, bonus) in shares {
            let total = sales + tips + bonus;
            if total != 0 {
                sink.emit(|| Event::Income {
                    chain: player,
                    sales,
                    tips,
                    bonus,
                    total,
                    cash: self.chain(player).cash,
                });
            }
        }
    }

    /// The extra half of a warm card, at the CFO step. The Chain's income is in tens, so it is a whole number.
    fn pay_bonus_cash(&mut self, sink: &mut impl Sink) -> i32 {
        let earned = self.chain(AUTOMATON).earned;
        let amount = earned / 2;
        if !self.automaton().is_some_and(Automaton::bonus_cash) || amount == 0 {
            return 0;
        }
        let deed = Box::new(Deed::BonusPaid { earned, amount });
        sink.emit(|| Event::TheChain { card: None, pane: None, deed });
        self.earn(AUTOMATON, amount, sink);
        amount
    }

    pub(crate) fn end_game(&mut self, sink: &mut impl Sink) -> Next {
        self.stage = Stage::GameOver;
        self.awaited = PlayerSet::NONE;
        sink.emit(|| Event::GameEnded { standings: self.standings() });
        Next::Wait
    }
}

fn rank(seller: &Seller, distance: u8, place: usize) -> Rank {
    (seller.compared + i32::from(distance), -i32::from(seller.waitresses), place as u8)
}
