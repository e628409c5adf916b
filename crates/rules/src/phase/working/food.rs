//! Food and drinks.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use crate::action::Action;
use crate::cards::{Ability, Buying, Effect, Employee, EmployeeRange, Feat, MilestoneEffect};
use crate::counts::Stock;
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::item::Item;
use crate::map::{Coord, Dir, Found, Haul, Route, SourceMask, Square};
use crate::phase::Visit;
use crate::player::PlayerId;
use crate::refusal::Refusal;

/// A haul worth having: drinks per item, and the shortest way to get them.
struct Worth<'a> {
    counts: [u8; Item::COUNT],
    from: Square,
    first: Option<Dir>,
    borders: u8,
    found: &'a Found,
}

impl Worth<'_> {
    fn covers(&self, other: &[u8; Item::COUNT]) -> bool {
        self.counts.iter().zip(other).all(|(mine, theirs)| mine >= theirs)
    }

    fn effort(&self) -> (u8, usize) {
        (self.borders, self.found.path.len())
    }
}

impl Game {
    pub(crate) fn check_cook(&self, player: PlayerId, cook: Employee, item: Item) -> Result<(), Refusal> {
        let Ability::Cook { makes, .. } = cook.card().ability else {
            return Err(Refusal::WrongCard { card: cook });
        };
        if !makes.contains(&item) {
            return Err(Refusal::CannotMake { card: cook, item });
        }
        self.check_ready(player, cook)
    }

    pub(crate) fn do_cook(&mut self, player: PlayerId, cook: Employee, item: Item, sink: &mut impl Sink) {
        let Ability::Cook { amount, .. } = cook.card().ability else { return };
        self.turn.used.add(cook, 1);
        self.chain_mut(player).stock.add(item, u16::from(amount));
        sink.emit(|| Event::Cooked { chain: player, cook, item, amount: u16::from(amount) });
        self.achieve(player, Feat::Produce(item), sink);
    }

    pub(crate) fn check_errand(&self, player: PlayerId, buyer: Employee, item: Item) -> Result<(), Refusal> {
        if !matches!(buyer.card().ability, Ability::Errand(_)) {
            return Err(Refusal::WrongCard { card: buyer });
        }
        if !item.is_drink() {
            return Err(Refusal::NotADrink { item });
        }
        self.check_ready(player, buyer)
    }

    pub(crate) fn do_errand(&mut self, player: PlayerId, buyer: Employee, item: Item, sink: &mut impl Sink) {
        let Ability::Errand(amount) = buyer.card().ability else { return };
        let amount = u16::from(amount + self.drink_bonus(player));
        self.turn.used.add(buyer, 1);
        self.chain_mut(player).stock.add(item, amount);
        sink.emit(|| {
            let items = [(item, amount)].into_iter().collect();
            Event::DrinksFetched { chain: player, buyer, items, sources: Vec::new(), route: None }
        });
    }

    /// More drinks from every errand and every source.
    pub fn drink_bonus(&self, player: PlayerId) -> u8 {
        self.effect_sum(player, Effect::MoreDrinks) as u8
    }

    pub(crate) fn buying_range(&self, player: PlayerId, buying: &Buying) -> u8 {
        let bonus = self.effect_sum(player, Effect::MoreRange) as u8;
        match buying.range {
            EmployeeRange::Road(range) | EmployeeRange::Air(range) => range + bonus,
            EmployeeRange::Unlimited => u8::MAX,
        }
    }

    /// What a route would bring; the route must be legal apart from who may go now.
    pub fn haul(&self, player: PlayerId, route: &Route) -> Result<Haul, Refusal> {
        let (mask, borders) = self.follow(player, route)?;
        let items = self.drinks(player, route.buyer, mask);
        Ok(Haul { sources: self.board.source_coords(mask), items, borders })
    }

    /// Drinks from each source; a cart operator who is the first to be used fetches as many as those after him (K-NM-17).
    fn drinks_per_source(&self, player: PlayerId, buyer: Employee) -> u8 {
        let printed = buyer.buying().map_or(0, |buying| buying.per_source);
        let effect = Effect::DrinksPerSource;
        let mut sources = self.sources_of(player, effect);
        if sources.is_empty() {
            sources = self.in_reach(player, Feat::Use(buyer), effect);
        }
        let more = |effect: &MilestoneEffect| match effect {
            MilestoneEffect::DrinksPerSource { cards, count } if cards.contains(&buyer) => Some(*count),
            _ => None,
        };
        sources.iter().flat_map(|it| it.row().effects).find_map(more).unwrap_or(printed)
    }

    fn drinks(&self, player: PlayerId, buyer: Employee, mask: SourceMask) -> Stock {
        let each = self.drinks_per_source(player, buyer) + self.drink_bonus(player);
        let counts = self.board.count_sources(mask);
        Item::ALL.into_iter().zip(counts).map(|(item, n)| (item, u16::from(n) * u16::from(each))).collect()
    }

    fn follow(&self, player: PlayerId, route: &Route) -> Result<(SourceMask, u8), Refusal> {
        let buying = route.buyer.buying().ok_or(Refusal::WrongCard { card: route.buyer })?;
        let card = route.buyer;
        let from = self.board.square(route.from).filter(|square| self.origins(player).contains(square));
        let from = from.ok_or(Refusal::NotAnEntrance { at: route.from, card })?;
        let followed = match buying.range {
            EmployeeRange::Air(_) => self.board.flight(from, &route.path),
            _ => self.board.walk(from, &route.path),
        };
        let (sources, borders) =
            followed.map_err(|step| Refusal::BrokenRoute { step: (step + 1).min(255) as u8, card })?;
        let range = self.buying_range(player, buying);
        if borders > range {
            return Err(Refusal::RouteTooFar { borders, range, card });
        }
        if sources == 0 {
            return Err(Refusal::NothingToFetch { card });
        }
        Ok((sources, borders))
    }

    pub(crate) fn check_fetch(&self, player: PlayerId, route: &Route) -> Result<(), Refusal> {
        self.follow(player, route)?;
        self.check_ready(player, route.buyer)
    }

    pub(crate) fn do_fetch(&mut self, player: PlayerId, route: &Route, sink: &mut impl Sink) {
        let Ok((mask, _)) = self.follow(player, route) else { return };
        let items = self.drinks(player, route.buyer, mask);
        self.turn.used.add(route.buyer, 1);
        self.chain_mut(player).stock.add_all(&items);
        sink.emit(|| Event::DrinksFetched {
            chain: player,
            buyer: route.buyer,
            items,
            sources: self.board.source_coords(mask),
            route: Some(Box::new(route.clone())),
        });
        self.achieve(player, Feat::Use(route.buyer), sink);
    }

    pub(crate) fn list_food(&self, player: PlayerId, visit: &mut impl Visit) -> ControlFlow<()> {
        for cook in Employee::COOKS.with(self.config.modules).iter().copied() {
            if self.ready(player, cook) > 0
                && let Ability::Cook { makes, .. } = cook.card().ability
            {
                for item in makes {
                    visit.one(Action::Cook { cook, item: *item })?;
                }
            }
        }
        for buyer in Employee::ERRANDS {
            if self.ready(player, buyer) > 0 {
                for item in Item::DRINKS {
                    visit.one(Action::Errand { buyer, item })?;
                }
            }
        }
        for buyer in Employee::BUYERS {
            if self.ready(player, buyer) > 0
                && let Some(buying) = buyer.buying()
            {
                self.list_hauls(player, buyer, buying, visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The routes worth going for a buyer of this player, were it at work: one for each distinct haul that no other
    /// haul betters.
    pub fn routes(&self, player: PlayerId, buyer: Employee) -> Vec<Action> {
        let mut routes = Vec::new();
        if let Some(buying) = buyer.buying() {
            _ = self.list_hauls(player, buyer, buying, &mut routes);
        }
        routes
    }

    /// The distinct hauls worth having - no other haul has at least as much of everything - each with one route.
    pub(crate) fn list_hauls(
        &self,
        player: PlayerId,
        buyer: Employee,
        buying: &Buying,
        visit: &mut impl Visit,
    ) -> ControlFlow<()> {
        let range = self.buying_range(player, buying);
        let mut best: ArrayVec<Worth<'_>, 64> = ArrayVec::new();
        let mut offer = |from: Square, first: Option<Dir>, cost: u8, found| {
            for found in found {
                let found: &Found = found;
                let counts = self.board.count_sources(found.sources);
                let worth = Worth { counts, from, first, borders: cost + found.borders, found };
                let place = |worth: &Worth<'_>| (worth.effort(), self.board.coord(worth.from), worth.first);
                if best.iter().any(|other| {
                    other.covers(&counts) && (other.counts != counts || place(other) <= place(&worth))
                }) {
                    continue;
                }
                best.retain(|other| !worth.covers(&other.counts));
                _ = best.try_push(worth);
            }
        };
        for from in self.origins(player) {
            if matches!(buying.range, EmployeeRange::Air(_)) {
                offer(from, None, 0, self.board.fetch_by_air(from.tile(), range));
                continue;
            }
            for dir in Dir::ALL {
                if let Some(road) = self.board.neighbour(from, dir)
                    && let Some(node) = self.board.roads.enter(road, dir)
                {
                    let cost = u8::from(road.tile() != from.tile());
                    if cost <= range {
                        offer(from, Some(dir), cost, self.board.fetch_by_road(node, range - cost));
                    }
                }
            }
        }
        let mut routes: ArrayVec<Route, 64> = best
            .iter()
            .map(|worth| {
                let from: Coord = self.board.coord(worth.from);
                let path = worth.first.iter().chain(worth.found.path.iter()).copied().collect();
                Route { buyer, from, path }
            })
            .collect();
        routes.sort();
        for route in routes {
            visit.one(Action::Fetch { route: Box::new(route) })?;
        }
        ControlFlow::Continue(())
    }
}
