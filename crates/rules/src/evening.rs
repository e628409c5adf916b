//! An evening as plain numbers: what houses would take, how they compare offers, what a sale and the evening as a whole
//! bring. Dinnertime asks here, and so does whoever tries an evening out, so that there is one opinion about who wins a
//! house.

use arrayvec::ArrayVec;

use crate::automaton::Automaton;
use crate::cards::{Ability, Effect, Employee, Feat, MilestoneEffect, MilestoneSet};
use crate::config::NegativePrices;
use crate::counts::{Staff, Stock};
use crate::event::Verdict;
use crate::game::{Game, MAX_HOUSES};
use crate::item::Item;
use crate::map::{House, HouseNumber};
use crate::modules::{dishes, stars};
use crate::money::{BASE_PRICE, SaleParts};
use crate::player::{MAX_PLAYERS, PlayerId};
use crate::vocab::vocabulary;

/// Tips of a waitress (B-DIN-6).
pub(crate) const TIP: i32 = 3;
/// What a garden multiplies the price of the goods by (B-DIN-5).
pub(crate) const GARDEN_FACTOR: i32 = 2;

/// Orders a house weighs at most.
pub const MAX_ORDERS: usize = 6;
/// The tier of an order of just what is in demand (K-DIN-2).
pub const AS_DEMANDED: u8 = 5;

/// Something a house would take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// How much it wants it: the lowest tier that anybody can fill is what it takes (K-DIN-2).
    pub tier: u8,
    /// All of this, from one chain.
    pub items: Stock,
}

/// What a house would take, most wanted first.
pub type Orders = ArrayVec<Order, MAX_ORDERS>;

/// A house in the evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diner {
    /// The house.
    pub house: HouseNumber,
    /// What it would take, most wanted first; nothing without demand.
    pub orders: Orders,
    /// What multiplies the price of the goods.
    pub multiplier: i32,
    /// Tile borders to every player's nearest entrance, by player number; none without a road.
    pub distance: [Option<u8>; MAX_PLAYERS],
}

/// What a chain brings to the evening. None of it changes during the phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seller {
    /// Who.
    pub player: PlayerId,
    /// What an item costs.
    pub price: i32,
    /// The Chain's marker, which houses compare in place of the price.
    pub marker: Option<u8>,
    /// What milestones change in the score.
    pub score_change: i32,
    /// The rank of its movie star, lower is better; the largest number without one (K-DIN-5).
    pub star: u8,
    /// Waitresses, as they count for ties and tips.
    pub waitresses: u8,
    /// Place in the turn order, from 0.
    pub place: u8,
    /// More for each item sold, by item.
    pub bonus: [i32; Item::COUNT],
    /// More for each house sold to.
    pub per_house: i32,
    /// What each waitress earns.
    pub tip: i32,
    /// Earns half as much again: the CFO (B-DIN-7).
    pub half_more: bool,
    /// No sale brings less than nothing (B-DIN-5, B-OPT-1).
    pub floor: bool,
}

/// What a house adds up when it compares offers, term by term (B-DIN-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The unit price, or what stands in its place.
    pub price: i32,
    /// Tile borders to the nearest entrance.
    pub distance: i32,
    /// What milestones change (K-DIN-4).
    pub milestones: i32,
}

impl Score {
    /// Their sum: the lowest wins.
    #[inline]
    pub const fn total(&self) -> i32 {
        self.price + self.distance + self.milestones
    }
}

vocabulary! {
    /// What decides between two offers, first things first (B-DIN-4).
    pub enum RankKey ("something offers are compared by") {
        Score = "score",
        Star = "star",
        Waitresses = "waitresses",
        Order = "order",
    }
}

/// What a house compares, key by key: lower is better, and no two chains have the same. The keys lie side by side in one
/// number, the first on top, a byte for each after the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rank(i64);

impl Rank {
    /// Before everything.
    pub(crate) const FIRST: Rank = Rank(i64::MIN);

    /// Price plus distance and what changes it.
    pub fn score(&self) -> i32 {
        (self.0 >> 24) as i32
    }

    /// The first key in which two offers differ.
    pub fn decided_by(&self, other: &Rank) -> RankKey {
        match self.0 ^ other.0 {
            differs if differs >> 24 != 0 => RankKey::Score,
            differs if differs >> 16 != 0 => RankKey::Star,
            differs if differs >> 8 != 0 => RankKey::Waitresses,
            _ => RankKey::Order,
        }
    }
}

impl RankKey {
    /// What it means to win by this.
    pub(crate) fn won(self) -> Verdict {
        match self {
            RankKey::Score => Verdict::WonByPrice,
            RankKey::Star => Verdict::WonByStar,
            RankKey::Waitresses => Verdict::WonByWaitresses,
            RankKey::Order => Verdict::WonByOrder,
        }
    }

    /// What it means to lose by this.
    pub(crate) fn lost(self) -> Verdict {
        match self {
            RankKey::Score => Verdict::Dearer,
            RankKey::Star => Verdict::LesserStar,
            RankKey::Waitresses => Verdict::FewerWaitresses,
            RankKey::Order => Verdict::LaterInOrder,
        }
    }
}

impl Seller {
    /// What houses see as its price.
    #[inline]
    pub fn compared(&self) -> i32 {
        self.marker.map_or(self.price, i32::from)
    }

    /// What a house so far away adds up.
    #[inline]
    pub fn score(&self, distance: u8) -> Score {
        Score { price: self.compared(), distance: i32::from(distance), milestones: self.score_change }
    }

    /// What a house so far away compares (B-DIN-4).
    #[inline]
    pub fn rank(&self, distance: u8) -> Rank {
        let score = self.score(distance).total();
        let keys = u32::from_be_bytes([0, self.star, !self.waitresses, self.place]);
        Rank(i64::from(score) << 24 | i64::from(keys))
    }

    /// What it brings to sell these items, part by part (B-DIN-5).
    #[inline]
    pub fn sale(&self, items: &Stock, multiplier: i32) -> SaleParts {
        let (mut count, mut bonuses) = (0, 0);
        for (units, each) in items.counts().iter().zip(self.bonus) {
            count += u32::from(*units);
            bonuses += i32::from(*units) * each;
        }
        let goods = count as i32 * self.price * multiplier;
        let flat = self.per_house;
        let floor = if self.floor { -(goods + bonuses + flat).min(0) } else { 0 };
        SaleParts {
            items: count,
            unit_price: self.price,
            multiplier,
            park: false,
            goods,
            bonuses,
            flat,
            floor,
        }
    }

    /// What it brings to sell coffee to a house on its way, with what comes for each house sold to or without (K-COFFEE-8,
    /// K-FRY-3).
    pub fn coffee(&self, count: u16, multiplier: i32, with_fries: bool) -> SaleParts {
        let alone = Seller { per_house: if with_fries { self.per_house } else { 0 }, ..*self };
        alone.sale(&[(Item::Coffee, count)].into_iter().collect(), multiplier)
    }

    /// What its waitresses earn (B-DIN-6).
    #[inline]
    pub fn tips(&self) -> i32 {
        self.tip * i32::from(self.waitresses)
    }

    /// What comes on top of an evening's earnings, tips included: half of them, rounded up, or nothing (B-DIN-7).
    #[inline]
    pub fn half_of(&self, earned: i32) -> i32 {
        if self.half_more { (earned + 1).div_euclid(2) } else { 0 }
    }
}

/// An offer that a house takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Whose, by place in the list of sellers.
    pub seller: usize,
    /// How far it is.
    pub distance: u8,
    /// What decided it.
    pub rank: Rank,
}

/// The offer a house takes (B-DIN-4): the lowest rank among those with a road to it who are able to serve it.
/// `distance` is asked about everybody, `able` only about whoever would be the best so far.
#[inline]
pub fn choose<'a>(
    sellers: impl IntoIterator<Item = &'a Seller>,
    mut distance: impl FnMut(usize) -> Option<u8>,
    mut able: impl FnMut(usize) -> bool,
) -> Option<Choice> {
    let mut best: Option<Choice> = None;
    for (index, seller) in sellers.into_iter().enumerate() {
        if let Some(distance) = distance(index) {
            let rank = seller.rank(distance);
            if best.is_none_or(|best| rank < best.rank) && able(index) {
                best = Some(Choice { seller: index, distance, rank });
            }
        }
    }
    best
}

/// All of it, as the game stands: sellers by player number, houses in the order they are served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    /// What every chain brings, by player number.
    pub sellers: ArrayVec<Seller, MAX_PLAYERS>,
    /// The houses, with and without demand.
    pub diners: ArrayVec<Diner, MAX_HOUSES>,
}

impl Game {
    /// The evening as it stands.
    pub fn evening(&self) -> Evening {
        let sellers = self.config.player_ids().map(|player| self.seller(player)).collect();
        Evening { sellers, diners: self.diners() }
    }

    /// The houses as they stand, in the order they are served.
    pub fn diners(&self) -> ArrayVec<Diner, MAX_HOUSES> {
        let diner = |house: &House| Diner {
            house: house.number,
            orders: self.orders(house),
            multiplier: self.multiplier(house),
            distance: [None; MAX_PLAYERS],
        };
        let mut diners: ArrayVec<Diner, MAX_HOUSES> = self.houses.iter().map(diner).collect();
        for player in self.config.player_ids() {
            for (diner, distance) in diners.iter_mut().zip(self.distances_to(player)) {
                diner.distance[player.index()] = distance;
            }
        }
        diners
    }

    /// What a house would take, most wanted first (K-DIN-2). The base game has one order: all of the demand.
    pub fn orders(&self, house: &House) -> Orders {
        let mut orders = Orders::new();
        if !house.demand.is_empty() {
            let items = house.demand.items();
            if !self.config.modules.is_empty() {
                return dishes::orders(&self.config, house, items);
            }
            orders.push(Order { tier: AS_DEMANDED, items });
        }
        orders
    }

    /// What a house multiplies the price of the goods by (B-DIN-5, K-DIN-6).
    #[inline]
    pub fn multiplier(&self, house: &House) -> i32 {
        let garden = if house.garden.is_some() { GARDEN_FACTOR } else { 1 };
        if self.board.has_parks() { garden + i32::from(self.has_park(house)) } else { garden }
    }

    /// What a chain brings with those who are at work.
    pub fn seller(&self, player: PlayerId) -> Seller {
        self.seller_with(player, &self.chain(player).at_work)
    }

    /// What a chain would bring with these people at work.
    pub fn seller_with(&self, player: PlayerId, staff: &Staff) -> Seller {
        let automaton = self.automaton().filter(|_| self.is_automaton(player));
        let bonus = item_bonuses(self.sources_of(player, Effect::SaleBonus));
        // The base game does not look for what only modules have.
        let plain = self.config.modules.is_empty();
        Seller {
            player,
            price: self.price_with(player, staff),
            marker: automaton.map(Automaton::price_distance),
            score_change: if plain { 0 } else { self.effect_sum(player, Effect::Score) },
            star: if plain { stars::NO_STAR } else { stars::rank(self.star_staff(player, staff)) },
            waitresses: automaton.map_or_else(|| staff.copies(Employee::Waitress), Automaton::waitresses),
            place: self.order_index(player),
            bonus,
            per_house: if plain { 0 } else { per_house(staff) },
            tip: self.tip(player),
            half_more: self.has_cfo_with(player, staff),
            floor: self.config.negative_prices == NegativePrices::Floor,
        }
    }

    /// What a unit costs before anything changes it (B-DIN-3).
    #[inline]
    pub fn base_price(&self) -> i32 {
        self.extras.as_deref().and_then(|extras| extras.base_price).unwrap_or(BASE_PRICE)
    }

    /// The same for one chain: The Chain's is what it was, unless agreed otherwise (A29).
    pub(crate) fn base_price_of(&self, player: PlayerId) -> i32 {
        let stays = self.config.solo.is_some_and(|solo| !solo.new_price) && self.is_automaton(player);
        if stays { BASE_PRICE } else { self.base_price() }
    }

    /// The unit price of a chain (B-DIN-3).
    pub fn unit_price(&self, player: PlayerId) -> i32 {
        self.price_with(player, &self.chain(player).at_work)
    }

    /// The unit price it would have with these people at work.
    #[inline]
    pub fn price_with(&self, player: PlayerId, staff: &Staff) -> i32 {
        let cards = staff.sum(&Employee::PRICERS, |ability| match ability {
            Ability::Price(amount) => i32::from(*amount),
            _ => 0,
        });
        self.base_price_of(player) + cards + self.price_milestone(player)
    }

    pub(crate) fn price_milestone(&self, player: PlayerId) -> i32 {
        self.effect_sum(player, Effect::Price)
    }

    /// What a chain would get more for each of these items, if it advertised one before the others do; nothing when that
    /// is over, or when it has it already.
    pub fn bonus_to_win(&self, player: PlayerId, item: Item) -> i32 {
        item_bonuses(self.in_reach(player, Feat::Advertise(item), Effect::SaleBonus))[item.index()]
    }

    /// Tips of each waitress of a chain (B-DIN-6).
    pub(crate) fn tip(&self, player: PlayerId) -> i32 {
        if self.is_automaton(player) {
            return 0; // The Chain gets no tips
        }
        match self.effect_sum(player, Effect::Tips) {
            0 => TIP,
            instead => instead,
        }
    }

    /// Waitresses of a chain, as they count for ties and tips (B-DIN-4, B-DIN-6).
    pub(crate) fn waitresses(&self, player: PlayerId) -> u8 {
        self.seller(player).waitresses
    }

    /// Does a chain get the CFO's half, by the card or by the milestone (B-DIN-7)?
    pub(crate) fn has_cfo(&self, player: PlayerId) -> bool {
        self.has_cfo_with(player, &self.chain(player).at_work)
    }

    fn has_cfo_with(&self, player: PlayerId, staff: &Staff) -> bool {
        staff.of(Employee::Cfo) > 0 || self.has_effect(player, Effect::CeoIsCfo)
    }
}

/// What fry chefs add for each house (K-FRY-2).
fn per_house(staff: &Staff) -> i32 {
    staff.sum(&[Employee::FryChef], |ability| match ability {
        Ability::Fry(amount) => i32::from(*amount),
        _ => 0,
    })
}

/// More for each item sold that these milestones bring, by item (B-DIN-5).
fn item_bonuses(milestones: MilestoneSet) -> [i32; Item::COUNT] {
    let mut bonus = [0; Item::COUNT];
    for milestone in milestones.iter() {
        if let Some(MilestoneEffect::SaleBonus { items, amount }) = milestone.effect(Effect::SaleBonus) {
            items.iter().for_each(|item| bonus[item.index()] += amount);
        }
    }
    bonus
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    fn seller(player: u8, price: i32, waitresses: u8) -> Seller {
        let game = Game::new(&Config::new(3), 1).expect("three can play");
        Seller { price, waitresses, place: player, ..game.seller(PlayerId(player)) }
    }

    #[test]
    fn each_key_decides_when_those_before_are_equal() {
        let sellers = [seller(0, 10, 1), seller(1, 9, 1), seller(2, 9, 2)];
        let taken = |near: [Option<u8>; 3], able: [bool; 3]| {
            choose(&sellers, |index| near[index], |index| able[index]).map(|choice| choice.seller)
        };
        assert_eq!(taken([Some(0), Some(2), Some(2)], [true; 3]), Some(0), "price and distance");
        assert_eq!(taken([Some(1), Some(2), Some(2)], [true; 3]), Some(2), "waitresses");
        assert_eq!(taken([Some(1), Some(2), None], [true; 3]), Some(0), "turn order");
        assert_eq!(taken([Some(1), Some(2), None], [false, true, true]), Some(1));
        assert_eq!(taken([Some(1), Some(2), None], [false; 3]), None);
        let rank = |index: usize, distance: u8| sellers[index].rank(distance);
        assert_eq!(rank(0, 0).decided_by(&rank(1, 2)), RankKey::Score);
        assert_eq!(rank(1, 2).decided_by(&rank(2, 2)), RankKey::Waitresses);
        assert_eq!(rank(0, 1).decided_by(&rank(1, 2)), RankKey::Order);
    }

    #[test]
    fn ex_din_3_a_flat_part_is_neither_multiplied_nor_above_the_floor() {
        let chef = Seller { per_house: 10, bonus: [5, 0, 0, 0, 0, 0, 0, 0, 0], ..seller(0, 9, 0) };
        let items: Stock = [(Item::Burger, 2), (Item::Beer, 1)].into_iter().collect();
        let parts = chef.sale(&items, 3);
        assert_eq!((parts.goods, parts.bonuses, parts.flat, parts.income()), (81, 10, 10, 101));
        let dumping = Seller { price: -20, ..chef };
        assert_eq!(dumping.sale(&items, 1).income(), 0);
        assert_eq!(Seller { floor: false, ..dumping }.sale(&items, 1).income(), -40);
    }
}
