//! What is already certain about tonight's dinner.
//!
//! Once structures are revealed, prices and waitresses stand for the day, and so does demand: campaigns run after dinner. What
//! can still change is who makes what, where restaurants are, and which houses get gardens. The claims hold whatever the others do: stock is followed
//! through the houses as what a chain has at least and at most, and where that leaves a doubt, the house is open.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::cards::{Ability, Employee};
use crate::counts::Stock;
use crate::event::Offer;
use crate::game::{Game, Stage, Step};
use crate::item::Item;
use crate::map::{House, HouseNumber, Side, garden_rect};
use crate::player::{MAX_PLAYERS, PlayerId};
use crate::vocab::vocabulary;

vocabulary! {
    /// How a house stands for the viewer.
    pub enum Mark ("how a house stands") {
        /// Won whatever the others still do.
        Secure = "secure",
        /// Not decided.
        Open = "open",
        /// Out of reach today.
        Lost = "lost",
    }
}

/// Somebody who can still win a house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Contender {
    /// Who.
    pub chain: PlayerId,
    /// What it would still have to make or fetch.
    pub makes: Stock,
    /// It can still open or move a restaurant that counts tonight.
    pub moves: bool,
    /// With the goods on both sides it can come before the viewer.
    pub before_you: bool,
}

/// Why a house is lost, and so what it would take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "obstacle", rename_all = "snake_case")]
pub enum Obstacle {
    /// No road leads there from a restaurant of yours.
    NoRoad,
    /// Goods nobody of yours can make any more today.
    Goods {
        /// Those missing now.
        missing: Stock,
    },
    /// Somebody else has the goods and the lower sum of price and distance.
    Dearer {
        /// Who.
        chain: PlayerId,
        /// By so much.
        by: i32,
    },
    /// The same sum, but more waitresses.
    FewerWaitresses {
        /// Who has them.
        chain: PlayerId,
    },
    /// All the same, but earlier in turn order.
    LaterInOrder {
        /// Who.
        chain: PlayerId,
    },
}

/// One house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HouseForecast {
    /// The house.
    pub house: HouseNumber,
    /// How it stands for the viewer; none for onlookers.
    pub mark: Option<Mark>,
    /// Who wins it whatever happens.
    pub winner: Option<PlayerId>,
    /// Who can still win it, in turn order.
    pub contenders: Vec<Contender>,
    /// Somebody can still give it a garden, which may bring it nearer to a road.
    pub garden: bool,
    /// Why the viewer cannot.
    pub obstacle: Option<Obstacle>,
    /// What winning it would bring the viewer.
    pub income: i32,
}

/// How a house stands before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MarkChange {
    /// The house.
    pub house: HouseNumber,
    /// As it is; none before it wants anything.
    pub before: Option<Mark>,
    /// As it would be.
    pub after: Option<Mark>,
}

/// Tonight's dinner as far as it is certain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Forecast {
    /// Prices and waitresses stand: structures are revealed, and dinner is still to come. Otherwise nothing is told.
    pub fixed: bool,
    /// Houses that want something, in the order they are served.
    pub houses: Vec<HouseForecast>,
}

/// Steps of looking for a way to make the goods, before it is taken for possible.
const EFFORT: u32 = 20_000;

/// What one worker can bring in one go: one of these.
struct Source {
    workers: u8,
    options: Vec<Stock>,
}

/// A chain as dinner goes on.
struct Seller {
    player: PlayerId,
    least: Stock,
    most: Stock,
    sources: Vec<Source>,
    moves: bool,
    builds: bool,
    /// The Chain before its turn: nobody knows.
    unknown: bool,
}

/// What a house compares, lowest wins; `low` and `high` are the best and worst it can still come to.
type Rank = (i32, i32, u8);

struct Chance {
    low: Rank,
    high: Rank,
    /// Could have the goods and a road.
    can: bool,
    /// Has them for sure.
    sure: bool,
}

impl Game {
    pub(super) fn forecast(&self, viewer: Option<PlayerId>) -> Forecast {
        let fixed = matches!(self.stage, Stage::OrderOfBusiness | Stage::Working { .. });
        if !fixed {
            return Forecast { fixed, houses: Vec::new() };
        }
        let mut sellers: ArrayVec<Seller, MAX_PLAYERS> =
            self.order.iter().map(|player| self.seller_today(*player)).collect();
        let gardens = self.gardens_left > 0 && sellers.iter().any(|seller| seller.builds);
        let hungry = self.houses.iter().filter(|house| !house.demand.is_empty());
        let houses = hungry.map(|house| self.forecast_house(house, &mut sellers, gardens, viewer)).collect();
        Forecast { fixed, houses }
    }

    /// Only how the houses stand for a player.
    pub(super) fn marks(&self, player: PlayerId) -> Vec<(HouseNumber, Option<Mark>)> {
        self.forecast(Some(player)).houses.into_iter().map(|house| (house.house, house.mark)).collect()
    }

    fn forecast_house(
        &self,
        house: &House,
        sellers: &mut [Seller],
        gardens: bool,
        viewer: Option<PlayerId>,
    ) -> HouseForecast {
        let order: Stock = house.demand.iter().map(|demand| (demand.item, 1)).collect();
        let (_, offers) = self.offers_for(house, &Stock::NONE);
        let garden = gardens && house.takes_garden();
        let nearest: Vec<Option<u8>> = sellers
            .iter()
            .zip(&offers)
            .map(|(seller, offer)| {
                if garden { self.nearest_with_garden(house, seller.player, sellers) } else { offer.distance }
            })
            .collect();
        let chances: Vec<Chance> = sellers
            .iter()
            .zip(&offers)
            .zip(&nearest)
            .map(|((seller, offer), near)| self.chance(seller, offer, *near, &order, viewer))
            .collect();
        let beaten = |index: usize| {
            chances
                .iter()
                .enumerate()
                .position(|(other, chance)| other != index && chance.sure && chance.high < chances[index].low)
        };
        let possible: Vec<usize> =
            (0..sellers.len()).filter(|index| chances[*index].can && beaten(*index).is_none()).collect();
        let wins_for_sure = |index: &usize| {
            chances[*index].sure
                && possible.iter().all(|other| other == index || chances[*index].high < chances[*other].low)
        };
        let winner = possible.iter().copied().find(wins_for_sure);
        let me = viewer.and_then(|viewer| sellers.iter().position(|seller| seller.player == viewer));
        let mark = me.map(|me| match winner {
            Some(winner) if winner == me => Mark::Secure,
            _ if possible.contains(&me) => Mark::Open,
            _ => Mark::Lost,
        });
        let contenders = possible.iter().map(|index| {
            let seller = &sellers[*index];
            Contender {
                chain: seller.player,
                makes: seller.least.missing(&order),
                moves: seller.moves,
                before_you: me.is_some_and(|me| me != *index && chances[*index].low < chances[me].high),
            }
        });
        let contenders = contenders.collect();
        let obstacle = me
            .filter(|_| mark == Some(Mark::Lost))
            .map(|me| Self::obstacle(&sellers[me], &offers, me, &chances[me], beaten(me), &order));
        let forecast = HouseForecast {
            house: house.number,
            mark,
            winner: winner.map(|index| sellers[index].player),
            contenders,
            garden,
            obstacle,
            income: viewer.map_or(0, |viewer| self.sale_to(viewer, house, &order).income()),
        };
        for index in possible {
            let seller = &mut sellers[index];
            seller.least.take_all(&order);
            if Some(index) == winner {
                seller.most.take_all(&order);
            }
        }
        forecast
    }

    fn chance(
        &self,
        seller: &Seller,
        offer: &Offer,
        nearest: Option<u8>,
        order: &Stock,
        viewer: Option<PlayerId>,
    ) -> Chance {
        let place =
            if self.stage == Stage::OrderOfBusiness { (0, u8::MAX) } else { (offer.order, offer.order) };
        let waitresses = -i32::from(offer.waitresses);
        if seller.unknown {
            return Chance { low: (i32::MIN, 0, 0), high: (i32::MAX, 0, u8::MAX), can: true, sure: false };
        }
        let nearest = if seller.moves { Some(0) } else { nearest };
        let low = nearest.map(|distance| offer.unit_price + i32::from(distance));
        Chance {
            low: (low.unwrap_or(i32::MAX), waitresses, place.0),
            high: (offer.score.unwrap_or(i32::MAX), waitresses, place.1),
            can: low.is_some() && seller.can_have(order),
            // Whoever can still move may also move away; the viewer knows whether they will.
            sure: offer.score.is_some()
                && seller.least.covers(order)
                && (!seller.moves || viewer == Some(seller.player)),
        }
    }

    /// The distance of a chain if the house got the garden that is best for it.
    fn nearest_with_garden(&self, house: &House, player: PlayerId, sellers: &[Seller]) -> Option<u8> {
        let origins = self.origin_links(player);
        let now = self.distance(house, &origins);
        // A restaurant that is moved away leaves its squares.
        let may_clear = sellers.iter().any(|seller| seller.moves);
        let with = |side: &Side| {
            let garden = garden_rect(house.at, *side);
            if self.check_empty(garden).is_err() {
                return may_clear.then_some(0).filter(|_| !origins.is_empty());
            }
            let grown = House { garden: Some(*side), ..house.clone() };
            let links = self.board.links_of(grown.rect());
            self.distance(&House { links, ..grown }, &origins)
        };
        Side::ALL.iter().filter_map(with).chain(now).min()
    }

    fn obstacle(
        seller: &Seller,
        offers: &[Offer],
        me: usize,
        chance: &Chance,
        beaten: Option<usize>,
        order: &Stock,
    ) -> Obstacle {
        let mine = &offers[me];
        if chance.low.0 == i32::MAX {
            return Obstacle::NoRoad;
        }
        if !chance.can {
            return Obstacle::Goods { missing: seller.most.missing(order) };
        }
        let Some(rival) = beaten.map(|index| &offers[index]) else { return Obstacle::NoRoad };
        let by = chance.low.0 - rival.score.unwrap_or(chance.low.0);
        if by > 0 {
            Obstacle::Dearer { chain: rival.chain, by }
        } else if rival.waitresses > mine.waitresses {
            Obstacle::FewerWaitresses { chain: rival.chain }
        } else {
            Obstacle::LaterInOrder { chain: rival.chain }
        }
    }

    /// What a chain has, and what its people can still bring today.
    fn seller_today(&self, player: PlayerId) -> Seller {
        let chain = self.chain(player);
        // Cards that can still act, and whether their step is still to come.
        let (food, building, expansion, used) = match self.stage {
            Stage::OrderOfBusiness => (true, true, true, false),
            Stage::Working { step } => match self.order_index(player).cmp(&self.at_turn) {
                std::cmp::Ordering::Less => (false, false, false, false),
                std::cmp::Ordering::Equal => (step <= Step::Food, step <= Step::Houses, true, true),
                std::cmp::Ordering::Greater => (true, true, true, false),
            },
            _ => (false, false, false, false),
        };
        let ready = |card: Employee| if used { self.ready(player, card) } else { chain.at_work.of(card) };
        let mut sources = Vec::new();
        let mut add = |card: Employee, options: Vec<Stock>| {
            if food && ready(card) > 0 && !options.is_empty() {
                sources.push(Source { workers: ready(card), options });
            }
        };
        for card in Employee::COOKS {
            if let Ability::Cook { makes, amount } = card.card().ability {
                add(card, makes.iter().map(|item| just(*item, u16::from(amount))).collect());
            }
        }
        for card in Employee::ERRANDS {
            if let Ability::Errand(amount) = card.card().ability {
                let amount = u16::from(amount + self.drink_bonus(player));
                add(card, Item::DRINKS.into_iter().map(|item| just(item, amount)).collect());
            }
        }
        for card in Employee::BUYERS {
            if food && ready(card) > 0 {
                let hauls = self.haul_options(player, card).map(|found| found.hauls).unwrap_or_default();
                add(card, hauls.into_iter().map(|haul| haul.items).collect());
            }
        }
        let opens_today = |card: &Employee| {
            ready(*card) > 0 && matches!(card.card().ability, Ability::Expand { moves: true, .. })
        };
        Seller {
            player,
            least: chain.stock,
            most: chain.stock,
            sources,
            moves: expansion && Employee::EXPANDERS.iter().any(opens_today),
            builds: building && Employee::DEVELOPERS.iter().any(|card| ready(*card) > 0),
            unknown: self.is_automaton(player) && food,
        }
    }
}

fn just(item: Item, amount: u16) -> Stock {
    [(item, amount)].into_iter().collect()
}

impl Seller {
    /// Can it have all of this, with what its people still bring?
    fn can_have(&self, order: &Stock) -> bool {
        let missing = self.most.missing(order);
        let mut idle: Vec<u8> = self.sources.iter().map(|source| source.workers).collect();
        self.can_bring(&missing, &mut idle, &mut { EFFORT })
    }

    fn can_bring(&self, missing: &Stock, idle: &mut [u8], effort: &mut u32) -> bool {
        let Some((wanted, _)) = missing.iter().next() else { return true };
        for (index, source) in self.sources.iter().enumerate() {
            if idle[index] == 0 {
                continue;
            }
            for option in source.options.iter().filter(|option| option.of(wanted) > 0) {
                if *effort == 0 {
                    return true;
                }
                *effort -= 1;
                idle[index] -= 1;
                let found = self.can_bring(&option.missing(missing), idle, effort);
                idle[index] += 1;
                if found {
                    return true;
                }
            }
        }
        false
    }
}
