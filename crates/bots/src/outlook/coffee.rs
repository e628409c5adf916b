//! Coffee on the way to dinner, roughly: a shop lies on a way when going there and on from there is no detour. The rules
//! look at every route and let undecided ones sell nothing; that is too slow for dinners tried out by the hundred.

use arrayvec::ArrayVec;
use magnate_rules::{
    Board, Coord, Dir, Game, Item, MAX_HOUSES, MAX_PLAYERS, PlayerId, RESTAURANTS, SHOPS, Square, TILE,
};

use super::{Home, Kitchen, Stall, kitchens, taken};

/// Where a house could buy coffee, by the chain it dines with and the chain that sells: how many places it passes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CoffeeOnTheWay {
    places: [[u8; MAX_PLAYERS]; MAX_PLAYERS],
    any: bool,
}

impl CoffeeOnTheWay {
    #[inline]
    pub(crate) const fn is_sold(&self) -> bool {
        self.any
    }

    /// Everybody's sales to a house on its way to this chain.
    pub(crate) fn sell(
        &self,
        to: usize,
        multiplier: i32,
        stalls: &[Stall],
        kitchens: &mut [Kitchen; MAX_PLAYERS],
        earned: &mut [i32; MAX_PLAYERS],
    ) {
        for (chain, stall) in stalls.iter().enumerate() {
            let stock = &mut kitchens[chain].certain[Item::Coffee.index()];
            let cups = (*stock).min(i32::from(self.places[to][chain]));
            if cups > 0 {
                *stock -= cups;
                earned[chain] += stall.seller.coffee(cups as u16, multiplier, chain != to).income();
            }
        }
    }

    #[cfg(test)]
    pub(crate) fn places(&self, to: PlayerId, chain: PlayerId) -> u8 {
        self.places[to.index()][chain.index()]
    }
}

/// Squares a road goes on without a fork, at most; whatever is longer leads somewhere.
const LONGEST_STUB: usize = 12;
/// Shops and restaurants of six chains, and one more.
const MOST_STOPS: usize = MAX_PLAYERS * (SHOPS + RESTAURANTS) + 8;

/// A place that sells coffee, or might.
struct Stop {
    chain: PlayerId,
    restaurant: bool,
    at: Coord,
}

/// Does anybody come by here who does not live or dine there: does a road beside it lead on at both ends? Nobody turns back
/// on the way.
fn is_passed(board: &Board, at: Coord) -> bool {
    let Some(square) = board.square(at) else { return false };
    let road = |from: Square, dir: Dir| board.neighbour(from, dir).filter(|to| board.kind(*to).is_road());
    let leads_on = |start: Square, mut dir: Dir| {
        let mut here = start;
        for _ in 0..LONGEST_STUB {
            let Some(next) = road(here, dir) else { return false };
            let mut ways =
                Dir::ALL.into_iter().filter(|way| *way != dir.opposite() && road(next, *way).is_some());
            match (ways.next(), ways.next()) {
                (Some(on), None) => (here, dir) = (next, on),
                (Some(_), Some(_)) => return true,
                (None, _) => return false,
            }
        }
        true
    };
    Dir::ALL.into_iter().filter_map(|dir| road(square, dir)).any(|beside| {
        let on = Dir::ALL.into_iter().filter(|dir| road(beside, *dir).is_some() && leads_on(beside, *dir));
        on.count() >= 2
    })
}

/// Everywhere coffee could be sold if everybody had some.
fn stops(game: &Game) -> ArrayVec<Stop, MOST_STOPS> {
    let mut stops = ArrayVec::new();
    for chain in game.config().player_ids() {
        for at in game.shops(chain) {
            _ = stops.try_push(Stop { chain, restaurant: false, at: *at });
        }
        for restaurant in game.chain(chain).restaurants().iter().filter(|restaurant| restaurant.open) {
            let at = restaurant.entrance.of(restaurant.at);
            _ = stops.try_push(Stop { chain, restaurant: true, at });
        }
    }
    stops.retain(|stop| is_passed(game.board(), stop.at));
    stops
}

/// Is it no detour?
fn is_on_the_way(home: &Home, to: usize, near: Option<u8>, on: Option<u8>) -> bool {
    match (home.distance[to], near, on) {
        (Some(distance), Some(near), Some(on)) => near + on == distance,
        _ => false,
    }
}

/// A stop that is no detour, with how far it is from the house.
struct Passed {
    near: u8,
    tile: (i8, i8),
    chain: usize,
}

/// Finds out what every house passes on its way to everybody, with one more shop or without.
pub(crate) fn find_ways(game: &Game, homes: &mut [Home], more: Option<(PlayerId, Coord)>) {
    let mut stops = stops(game);
    stops.extend(more.map(|(chain, at)| Stop { chain, restaurant: false, at }));
    let from: ArrayVec<_, MOST_STOPS> =
        stops.iter().map(|stop| (game.distances_from(stop.at), game.doors_from(stop.at))).collect();
    for (index, home) in homes.iter_mut().enumerate() {
        home.coffee = CoffeeOnTheWay::default();
        for to in 0..game.chains().len() {
            let mut passed: ArrayVec<Passed, MOST_STOPS> = ArrayVec::new();
            for (stop, (near, doors)) in stops.iter().zip(&from) {
                // Nobody buys coffee where they dine.
                let dines_here = stop.restaurant && stop.chain.index() == to;
                if !dines_here && is_on_the_way(home, to, near[index], doors[to]) {
                    let tile = (stop.at.x.div_euclid(TILE), stop.at.y.div_euclid(TILE));
                    passed.extend(near[index].map(|near| Passed { near, tile, chain: stop.chain.index() }));
                }
            }
            for stop in passed.iter().filter(|stop| is_decided(stop, &passed)) {
                home.coffee.places[to][stop.chain] += 1;
                home.coffee.any = true;
            }
        }
    }
}

/// Is the way over this tile the one with most coffee? So far from the house one is on one tile only, and of two that
/// are as good nobody knows which it will be.
fn is_decided(stop: &Passed, passed: &[Passed]) -> bool {
    let on = |tile: (i8, i8)| passed.iter().filter(|it| it.near == stop.near && it.tile == tile).count();
    let own = on(stop.tile);
    let others = passed.iter().filter(|other| other.near == stop.near && other.tile != stop.tile);
    others.into_iter().all(|other| on(other.tile) < own)
}

/// Where houses will drive, and what a cup sold to each of them is worth to a chain.
pub(crate) struct Traffic {
    /// By house: with whom it dines.
    to: ArrayVec<Option<usize>, MAX_HOUSES>,
    /// By house: dollars.
    worth: ArrayVec<f32, MAX_HOUSES>,
}

/// How much a house counts that wants nothing yet.
const QUIET: f32 = 0.3;

impl Traffic {
    /// Dinner in these houses, with coffee from this chain.
    pub(crate) fn of(homes: &[Home], stalls: &[Stall], chain: PlayerId) -> Traffic {
        let mut traffic = Traffic { to: ArrayVec::new(), worth: ArrayVec::new() };
        let mut kitchens = kitchens(stalls);
        let price = stalls[chain.index()].seller.price as f32;
        for home in homes {
            let taken = taken(home, stalls, &kitchens);
            let dines = taken.is_some();
            if let Some((player, order)) = taken {
                kitchens[player].serve(&order.items);
                traffic.to.push(Some(player));
            } else {
                let sellers = stalls.iter().map(|stall| &stall.seller);
                let nearest = magnate_rules::choose(sellers, |player| home.distance[player], |_| true);
                traffic.to.push(nearest.map(|choice| choice.seller));
            }
            traffic.worth.push(price * home.multiplier as f32 * if dines { 1.0 } else { QUIET });
        }
        traffic
    }

    /// What a shop on this square would be passed by, in dollars a round.
    pub(crate) fn past(&self, game: &Game, homes: &[Home], at: Coord) -> f32 {
        if !is_passed(game.board(), at) {
            return 0.0;
        }
        let (near, doors) = (game.distances_from(at), game.doors_from(at));
        let mut total = 0.0;
        for (((home, near), to), worth) in homes.iter().zip(near).zip(&self.to).zip(&self.worth) {
            if to.is_some_and(|to| is_on_the_way(home, to, near, doors[to])) {
                total += worth;
            }
        }
        total
    }
}
