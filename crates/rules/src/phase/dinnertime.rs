//! Phase 4: houses buy dinner; the bank pays, and may break.

use arrayvec::ArrayVec;

use crate::automaton::{AUTOMATON, Automaton, Deed, Part};
use crate::cards::{Ability, Effect, Employee, Feat};
use crate::counts::Stock;
use crate::evening::{AS_DEMANDED, Choice, Order, RankKey, Seller, choose};
use crate::event::{Event, Offer, Quiet, Sink, Verdict};
use crate::flow::Next;
use crate::game::{Fate, Game, MOST_LINKS, Stage};
use crate::item::Item;
use crate::map::{House, Link};
use crate::modules::stars;
use crate::money::{BASE_PRICE, PricePart, PriceParts, SaleParts};
use crate::player::{MAX_PLAYERS, PlayerId, PlayerSet};

/// A chain at dinnertime: what it brings, and where it sells.
struct Counter {
    seller: Seller,
    origins: ArrayVec<Link, MOST_LINKS>,
}

impl Game {
    /// The game ends with the dinnertime in which the bank broke for the last time (B-BANK-4).
    pub(crate) fn after_dinner(&mut self) -> Next {
        if self.bank_breaks >= self.breaks_to_end() {
            return Next::GameOver;
        }
        if self.extras.is_some() {
            self.ask_for_pizza_radios();
        }
        Next::Payday
    }

    /// The phase itself, without what follows.
    pub(crate) fn serve_dinner(&mut self, sink: &mut impl Sink) {
        for chain in &mut self.chains {
            chain.earned = 0;
        }
        // Nobody looks for a way to anybody when nobody is hungry.
        let hungry = self.houses.iter().any(|house| !house.demand.is_empty());
        let mut counters = self.counters(hungry);
        sink.emit(|| Event::DinnerStarted {
            prices: self.order.iter().map(|player| self.price_parts(*player)).collect(),
        });
        // Its waitresses earn no tips, but count as used (C-MIL-10).
        if self.automaton().is_some_and(|automaton| automaton.waitresses() > 0) {
            self.achieve(AUTOMATON, Feat::EarnTips, sink);
        }
        if self.config.discounts_count_at_dinner() {
            for player in self.order.clone() {
                if self.chain(player).at_work.of(Employee::DiscountManager) > 0 {
                    self.achieve(player, Feat::PutToWork(Employee::DiscountManager), sink);
                }
            }
        }
        // In play this was awarded as the money came in; a written-down position may say nothing about it.
        for player in self.order.clone() {
            self.award_for_cash(player, sink);
        }
        let mut outsold = PlayerSet::NONE;
        let mut price = self.base_price();
        let may_change = self.config.new_price_at_once();
        let coffee = self.is_coffee_in_stock();
        for index in 0..self.houses.len() {
            if !self.houses[index].demand.is_empty() {
                let choice = self.serve(index, &counters, &mut outsold, sink);
                if let Some(choice) = choice.filter(|_| coffee) {
                    let sellers: ArrayVec<Seller, MAX_PLAYERS> =
                        counters.iter().map(|it| it.seller).collect();
                    self.sell_coffee(index, &sellers[choice.seller], choice.distance, &sellers, sink);
                }
                if may_change && self.base_price() != price {
                    (price, counters) = (self.base_price(), self.counters_again());
                }
            }
        }
        for player in outsold
            .iter()
            .filter(|player| self.chain(*player).fate == Fate::InGame)
            .collect::<ArrayVec<_, MAX_PLAYERS>>()
        {
            self.achieve(player, Feat::DemandSold, sink);
        }
        self.pay_tips_and_cfo(&counters, sink);
        self.act(Part::Incomes, sink);
        if self.bank < 0 {
            self.settle_bank(sink);
        }
        for player in self.order.clone() {
            self.achieve(player, Feat::HaveCashAfterDinner(self.chain(player).cash), sink);
        }
    }

    #[cold]
    fn counters_again(&self) -> ArrayVec<Counter, MAX_PLAYERS> {
        self.counters(true)
    }

    /// Everybody in turn order, with what they bring.
    #[inline]
    fn counters(&self, open: bool) -> ArrayVec<Counter, MAX_PLAYERS> {
        let mut counters = ArrayVec::new();
        for player in self.order.iter().copied() {
            let origins = if open { self.entrance_links(player) } else { ArrayVec::new() };
            counters.push(Counter { seller: self.seller(player), origins });
        }
        counters
    }

    /// Who would come first with a house that wants nothing yet, and every chain's offer.
    pub(crate) fn offers_for(&self, house: &House) -> (Option<PlayerId>, Vec<Offer>) {
        let counters = self.counters(true);
        let nothing = Order { tier: AS_DEMANDED, items: Stock::NONE };
        let choice = self.best(house, &nothing.items, &counters);
        (
            choice.map(|choice| counters[choice.seller].seller.player),
            self.offers(house, &[nothing], &counters, choice.map(|choice| (nothing, choice))),
        )
    }

    /// The offer a house takes for these items.
    fn best(&self, house: &House, items: &Stock, counters: &[Counter]) -> Option<Choice> {
        let able = |counter: &Counter| self.chain(counter.seller.player).stock.covers(items);
        let distance = |index: usize| {
            let counter = &counters[index];
            able(counter).then(|| self.distance(house, &counter.origins)).flatten()
        };
        choose(counters.iter().map(|counter| &counter.seller), distance, |_| true)
    }

    /// Resolves dinnertime now and nothing after it, without events: for whoever only wants to know how it ends.
    pub fn resolve_dinner(&mut self) {
        self.serve_dinner(&mut Quiet);
    }

    /// The unit price with its parts.
    pub fn price_parts(&self, player: PlayerId) -> PriceParts {
        let part = |card: Employee| {
            let count = self.chain(player).at_work.copies(card);
            let Ability::Price(amount) = card.card().ability else { return None };
            (count > 0).then(|| PricePart { card, count, amount: i32::from(count) * i32::from(amount) })
        };
        PriceParts {
            chain: player,
            base: self.base_price_of(player),
            cards: Employee::PRICERS.into_iter().filter_map(part).collect(),
            milestone: self.price_milestone(player),
            unit_price: self.unit_price(player),
            marker: self.automaton().filter(|_| self.is_automaton(player)).map(Automaton::price_distance),
        }
    }

    /// `outsold` gets those who advertised what another chain sells (K-KETCHUP-2).
    fn serve(
        &mut self,
        index: usize,
        counters: &[Counter],
        outsold: &mut PlayerSet,
        sink: &mut impl Sink,
    ) -> Option<Choice> {
        if self.automaton.is_some()
            && let Some(counter) = counters.iter().find(|counter| self.is_automaton(counter.seller.player))
        {
            self.lower_prices(&counter.seller, index, sink);
        }
        let house = &self.houses[index];
        let choices;
        let plain;
        let orders: &[Order] = if self.config.modules.is_empty() {
            plain = [Order { tier: AS_DEMANDED, items: house.demand.items() }];
            &plain
        } else {
            choices = self.orders(house);
            &choices
        };
        for order in orders {
            if let Some(choice) = self.best(house, &order.items, counters) {
                let offers = if sink.wanted() {
                    self.offers(house, orders, counters, Some((*order, choice)))
                } else {
                    Vec::new()
                };
                let seller = counters[choice.seller].seller.player;
                if !self.config.modules.is_empty() {
                    let mut advertised = self.houses[index].demand.owners();
                    advertised.remove(seller);
                    outsold.insert_all(advertised);
                }
                self.sell(index, &counters[choice.seller].seller, order, choice.distance, offers, sink);
                return Some(choice);
            }
        }
        sink.emit(|| {
            let house = &self.houses[index];
            Event::HouseUnserved {
                house: house.number,
                demand: house.demand.iter().map(|demand| demand.item).collect(),
                offers: self.offers(house, orders, counters, None),
            }
        });
        None
    }

    /// The Chain has lowered its prices when its marker is below 10 and it could serve a house, sale or not (A30).
    fn lower_prices(&mut self, seller: &Seller, index: usize, sink: &mut impl Sink) {
        let able = |order: &Order| self.chain(seller.player).stock.covers(&order.items);
        if seller.compared() < BASE_PRICE && self.orders(&self.houses[index]).iter().any(able) {
            self.achieve(seller.player, Feat::PutToWork(Employee::PricingManager), sink);
        }
    }

    /// Every chain's offer, and why it won or lost.
    fn offers(
        &self,
        house: &House,
        orders: &[Order],
        counters: &[Counter],
        taken: Option<(Order, Choice)>,
    ) -> Vec<Offer> {
        let distances: ArrayVec<Option<u8>, MAX_PLAYERS> =
            counters.iter().map(|counter| self.distance(house, &counter.origins)).collect();
        let stock = |index: usize| &self.chain(counters[index].seller.player).stock;
        // What is told of one who could serve nothing: what is missing of the plain order.
        let plain = orders.iter().find(|order| order.tier == AS_DEMANDED).map_or(Stock::NONE, |it| it.items);
        // The order each could serve that the house likes best.
        let able = |index: usize| {
            let could = orders.iter().find(|order| stock(index).covers(&order.items));
            could.filter(|_| distances[index].is_some())
        };
        // The ranks of those who could serve what it takes.
        let rank = |index: usize| {
            let could = taken.is_some_and(|(order, _)| stock(index).covers(&order.items));
            distances[index].filter(|_| could).map(|distance| counters[index].seller.rank(distance))
        };
        let offer = |(index, counter): (usize, &Counter)| {
            let (seller, distance) = (&counter.seller, distances[index]);
            let verdict = match (taken, rank(index)) {
                (Some((_, choice)), Some(own)) if choice.seller == index => {
                    let others = (0..counters.len()).filter(|other| *other != index).filter_map(rank);
                    // The key that was needed to leave the last of them behind.
                    let key = others.map(|other| own.decided_by(&other)).max();
                    key.map_or(Verdict::WonAlone, RankKey::won)
                }
                (Some((_, choice)), Some(own)) => own.decided_by(&choice.rank).lost(),
                _ if able(index).is_some() => Verdict::LesserOrder,
                _ if counter.origins.is_empty() => Verdict::NoRestaurant,
                _ if distance.is_none() => Verdict::NoRoad,
                _ => Verdict::NoStock { missing: stock(index).missing(&plain) },
            };
            Offer {
                chain: seller.player,
                unit_price: seller.compared(),
                distance,
                score: distance.map(|distance| seller.score(distance).total()),
                waitresses: seller.waitresses,
                order: seller.place + 1,
                tier: able(index).filter(|_| orders.len() > 1).map(|order| order.tier),
                star: stars::of_rank(seller.star),
                minus: -seller.score_change,
                verdict,
            }
        };
        counters.iter().enumerate().map(offer).collect()
    }

    /// What selling this to a house would bring a chain.
    pub(crate) fn sale_to(&self, player: PlayerId, house: &House, order: &Stock) -> SaleParts {
        self.seller(player).sale(order, self.multiplier(house))
    }

    fn sell(
        &mut self,
        index: usize,
        seller: &Seller,
        order: &Order,
        distance: u8,
        offers: Vec<Offer>,
        sink: &mut impl Sink,
    ) {
        let park = sink.wanted() && self.has_park(&self.houses[index]);
        let parts = SaleParts { park, ..seller.sale(&order.items, self.multiplier(&self.houses[index])) };
        let house = &mut self.houses[index];
        let number = house.number;
        let wanted = (order.tier != AS_DEMANDED).then(|| house.demand.items());
        house.demand.clear();
        let chain = self.chain_mut(seller.player);
        chain.stock.take_all(&order.items);
        chain.frozen.limit_to(&chain.stock);
        sink.emit(|| Event::HouseServed {
            house: number,
            chain: seller.player,
            items: order.items,
            wanted,
            tier: self.config.offers_choice().then_some(order.tier),
            unit_price: seller.price,
            distance,
            income: parts.income(),
            parts,
            offers,
        });
        self.earn(seller.player, parts.income(), sink);
        if self.config.has_new_milestones() {
            self.note_pizza(index, seller.player, order.items.of(Item::Pizza));
            for (item, _) in order.items.iter() {
                self.achieve(seller.player, Feat::Sell(item), sink);
            }
        }
    }

    fn pay_tips_and_cfo(&mut self, counters: &[Counter], sink: &mut impl Sink) {
        let mut shares: ArrayVec<(PlayerId, i32, i32, i32), MAX_PLAYERS> = ArrayVec::new();
        for Counter { seller, .. } in counters {
            let player = seller.player;
            let sales = self.chain(player).earned;
            let tips = seller.tips();
            if tips > 0 {
                let (waitresses, each) = (seller.waitresses, seller.tip);
                sink.emit(|| Event::Tips { chain: player, waitresses, each, amount: tips });
                self.earn(player, tips, sink);
                self.achieve(player, Feat::EarnTips, sink);
            }
            shares.push((player, sales, tips, 0));
        }
        for (share, Counter { seller, .. }) in shares.iter_mut().zip(counters) {
            let player = seller.player;
            if self.is_automaton(player) {
                share.3 = self.pay_bonus_cash(sink);
                continue;
            }
            // Awarded at the end of this phase, so whoever has it here has it from an earlier round.
            let by_milestone = self.has_effect(player, Effect::CeoIsCfo);
            let earned = self.chain(player).earned;
            let amount = seller.half_of(earned);
            if amount != 0 {
                sink.emit(|| Event::CfoBonus { chain: player, earned, amount, by_milestone });
                self.earn(player, amount, sink);
                share.3 = amount;
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
