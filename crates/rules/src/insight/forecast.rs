//! What is already certain about tonight's dinner.
//!
//! Once structures are revealed, prices and waitresses stand for the day, and so does demand: campaigns run after dinner. What
//! can still change is who makes what, where restaurants are, and which houses get gardens. The claims hold whatever the others do: stock is followed
//! through the houses as what a chain has at least and at most, and where that leaves a doubt, the house is open.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::cards::{Ability, Employee};
use crate::counts::Stock;
use crate::evening::{AS_DEMANDED, Order, Rank, RankKey, Seller};
use crate::game::{Game, MOST_LINKS, Stage, Step};
use crate::item::Item;
use crate::map::{House, HouseNumber, Link, Side, garden_rect};
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
    /// Somebody else has something the house likes better (K-DIN-2).
    LesserOrder {
        /// Who.
        chain: PlayerId,
    },
    /// Somebody else has the goods and the lower sum of price and distance.
    Dearer {
        /// Who.
        chain: PlayerId,
        /// By so much.
        by: i32,
    },
    /// The same sum, but the better movie star (K-DIN-5).
    LesserStar {
        /// Whose.
        chain: PlayerId,
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
struct Prospect {
    seller: Seller,
    origins: ArrayVec<Link, MOST_LINKS>,
    least: Stock,
    most: Stock,
    sources: Vec<Source>,
    moves: bool,
    builds: bool,
    /// The Chain before its turn: nobody knows.
    unknown: bool,
}

/// What a house compares: how much it likes what is offered, then the offers; lower is better.
type Standing = (u8, Rank);

/// What a chain can come to at a house.
struct Chance<'a> {
    /// At best, with what it could have; none when it cannot serve the house at all.
    best: Option<(Standing, &'a Order)>,
    /// For sure, with what it has; none when it may fail to.
    sure: Option<Standing>,
    /// From where it is, with the goods; none without a road.
    supplied: Option<Standing>,
}

impl Game {
    pub(super) fn forecast(&self, viewer: Option<PlayerId>) -> Forecast {
        let fixed = matches!(self.stage, Stage::OrderOfBusiness | Stage::Working { .. });
        if !fixed {
            return Forecast { fixed, houses: Vec::new() };
        }
        let mut prospects: ArrayVec<Prospect, MAX_PLAYERS> =
            self.order.iter().map(|player| self.prospect(*player)).collect();
        let gardens = self.gardens_left > 0 && prospects.iter().any(|prospect| prospect.builds);
        let hungry = self.houses.iter().filter(|house| !house.demand.is_empty());
        let houses =
            hungry.map(|house| self.forecast_house(house, &mut prospects, gardens, viewer)).collect();
        Forecast { fixed, houses }
    }

    /// Only how the houses stand for a player.
    pub(super) fn marks(&self, player: PlayerId) -> Vec<(HouseNumber, Option<Mark>)> {
        self.forecast(Some(player)).houses.into_iter().map(|house| (house.house, house.mark)).collect()
    }

    fn forecast_house(
        &self,
        house: &House,
        prospects: &mut [Prospect],
        gardens: bool,
        viewer: Option<PlayerId>,
    ) -> HouseForecast {
        let garden = gardens && house.takes_garden();
        let orders = self.orders(house);
        // A garden lets it like more, and nothing less.
        let possible_orders = if garden {
            self.orders(&House { garden: Some(Side::ALL[0]), ..house.clone() })
        } else {
            orders.clone()
        };
        let chances: Vec<Chance<'_>> = prospects
            .iter()
            .map(|prospect| {
                let distance = self.distance(house, &prospect.origins);
                let nearest = match distance {
                    _ if prospect.moves => Some(0),
                    _ if garden => self.nearest_with_garden(house, &prospect.origins, prospects),
                    distance => distance,
                };
                self.chance(prospect, distance, nearest, &orders, &possible_orders, viewer)
            })
            .collect();
        let best = |index: usize| chances[index].best.map(|(best, _)| best);
        let beaten_by = |index: usize| {
            let best = best(index)?;
            let surely_before = |chance: &Chance<'_>| chance.sure.is_some_and(|sure| sure < best);
            chances.iter().enumerate().position(|(other, chance)| other != index && surely_before(chance))
        };
        let possible: Vec<usize> = (0..chances.len())
            .filter(|index| chances[*index].best.is_some() && beaten_by(*index).is_none())
            .collect();
        let wins_for_sure = |index: &usize| {
            chances[*index].sure.is_some_and(|sure| {
                possible.iter().all(|other| other == index || best(*other).is_some_and(|best| sure < best))
            })
        };
        let winner = possible.iter().copied().find(wins_for_sure);
        let me = viewer.and_then(|viewer| prospects.iter().position(|it| it.seller.player == viewer));
        let mark = me.map(|me| match winner {
            Some(winner) if winner == me => Mark::Secure,
            _ if possible.contains(&me) => Mark::Open,
            _ => Mark::Lost,
        });
        let behind = |best: Standing, index: usize| chances[index].supplied.is_none_or(|mine| best < mine);
        let contenders = possible.iter().filter_map(|index| {
            let (best, order) = chances[*index].best?;
            let prospect = &prospects[*index];
            Some(Contender {
                chain: prospect.seller.player,
                makes: prospect.least.missing(&order.items),
                moves: prospect.moves,
                before_you: me.is_some_and(|me| me != *index && behind(best, me)),
            })
        });
        let contenders = contenders.collect();
        let plain = plain_order(&orders);
        let wanted = me.and_then(|me| chances[me].best).map_or(plain, |(_, order)| order.items);
        let obstacle = me.filter(|_| mark == Some(Mark::Lost)).map(|me| {
            let rival = beaten_by(me).map(|rival| (prospects[rival].seller.player, &chances[rival]));
            let road = prospects[me].moves || self.distance(house, &prospects[me].origins).is_some();
            obstacle(&prospects[me], road || garden, &chances[me], rival, &plain)
        });
        let forecast = HouseForecast {
            house: house.number,
            mark,
            winner: winner.map(|index| prospects[index].seller.player),
            contenders,
            garden,
            obstacle,
            income: viewer.map_or(0, |viewer| self.sale_to(viewer, house, &wanted).income()),
        };
        let certain = winner.and_then(|index| {
            let ((tier, _), order) = chances[index].best?;
            (chances[index].sure?.0 == tier).then_some(order.items)
        });
        let gone = most_of_each(&possible_orders);
        for index in possible {
            let prospect = &mut prospects[index];
            match certain.filter(|_| Some(index) == winner) {
                Some(sold) => {
                    prospect.least.take_all(&sold);
                    prospect.most.take_all(&sold);
                }
                None => prospect.least.take_all(&gone),
            }
        }
        forecast
    }

    fn chance<'a>(
        &self,
        prospect: &Prospect,
        distance: Option<u8>,
        nearest: Option<u8>,
        orders: &[Order],
        possible_orders: &'a [Order],
        viewer: Option<PlayerId>,
    ) -> Chance<'a> {
        if prospect.unknown {
            let best = possible_orders.first().map(|order| ((0, Rank::FIRST), order));
            return Chance { best, sure: None, supplied: None };
        }
        let seller = &prospect.seller;
        // Places in the turn order may not be taken yet.
        let at_place = |place: u8| match self.stage {
            Stage::OrderOfBusiness => Seller { place, ..*seller },
            _ => *seller,
        };
        let could = || possible_orders.iter().find(|order| prospect.can_have(&order.items));
        let best = nearest.and_then(|nearest| {
            let order = could()?;
            Some(((order.tier, at_place(0).rank(nearest)), order))
        });
        let stays = !prospect.moves || viewer == Some(seller.player);
        // Whoever can still move may also move away; the viewer knows whether they will.
        let sure = distance.filter(|_| stays).and_then(|distance| {
            let order = orders.iter().find(|order| prospect.least.covers(&order.items))?;
            Some((order.tier, at_place(u8::MAX).rank(distance)))
        });
        let supplied = distance.map(|distance| {
            let tier = best.map_or(AS_DEMANDED, |((tier, _), _)| tier);
            (tier, at_place(u8::MAX).rank(distance))
        });
        Chance { best, sure, supplied }
    }

    /// The distance of a chain if the house got the garden that is best for it.
    fn nearest_with_garden(&self, house: &House, origins: &[Link], prospects: &[Prospect]) -> Option<u8> {
        let now = self.distance(house, origins);
        // A restaurant that is moved away leaves its squares.
        let may_clear = prospects.iter().any(|prospect| prospect.moves);
        let with = |side: &Side| {
            let garden = garden_rect(house.at, *side);
            if self.check_empty(garden).is_err() {
                return may_clear.then_some(0).filter(|_| !origins.is_empty());
            }
            let grown = House { garden: Some(*side), ..house.clone() };
            let links = self.board.links_of(grown.rect());
            self.distance(&House { links, ..grown }, origins)
        };
        Side::ALL.iter().filter_map(with).chain(now).min()
    }

    /// What a chain has, and what its people can still bring today.
    fn prospect(&self, player: PlayerId) -> Prospect {
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
        let ready = |card: Employee| if used { self.ready(player, card) } else { chain.at_work.copies(card) };
        let mut sources = Vec::new();
        let mut add = |card: Employee, options: Vec<Stock>| {
            if food && ready(card) > 0 && !options.is_empty() {
                sources.push(Source { workers: ready(card), options });
            }
        };
        for card in Employee::COOKS.with(self.config.modules).iter().copied() {
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
        Prospect {
            seller: self.seller(player),
            origins: self.entrance_links(player),
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

/// Just what is in demand.
fn plain_order(orders: &[Order]) -> Stock {
    orders.iter().find(|order| order.tier == AS_DEMANDED).map_or(Stock::NONE, |order| order.items)
}

/// What one of these orders takes at most, item by item.
fn most_of_each(orders: &[Order]) -> Stock {
    let most = |item: Item| orders.iter().map(|order| order.items.of(item)).max().unwrap_or(0);
    Item::ALL.into_iter().map(|item| (item, most(item))).collect()
}

/// Why a chain cannot win a house.
fn obstacle(
    prospect: &Prospect,
    road: bool,
    chance: &Chance<'_>,
    rival: Option<(PlayerId, &Chance<'_>)>,
    plain: &Stock,
) -> Obstacle {
    let Some(((tier, rank), _)) = chance.best else {
        return if road {
            Obstacle::Goods { missing: prospect.most.missing(plain) }
        } else {
            Obstacle::NoRoad
        };
    };
    let Some((chain, (better, other))) = rival.and_then(|(chain, rival)| Some((chain, rival.sure?))) else {
        return Obstacle::NoRoad;
    };
    if better < tier {
        return Obstacle::LesserOrder { chain };
    }
    match rank.decided_by(&other) {
        RankKey::Score => Obstacle::Dearer { chain, by: rank.score() - other.score() },
        RankKey::Star => Obstacle::LesserStar { chain },
        RankKey::Waitresses => Obstacle::FewerWaitresses { chain },
        RankKey::Order => Obstacle::LaterInOrder { chain },
    }
}

impl Prospect {
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
