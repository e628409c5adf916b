//! Which coffee shops a house passes on its way to dinner (K-COFFEE-20 to 27), exactly.
//!
//! Every route costs just what the shortest one costs. So the cost of a route at a square is the distance of that square
//! from the house, and only squares on shortest ways matter. A place of the search is a road square and the direction it
//! was entered in (turning back is not allowed). From place to place a route may go around for free, inside a tile: places
//! that can be reached from each other are one *knot*, and whoever enters it may pass everything in it. Knots form a graph
//! without cycles, and each passes on the largest sets of stops with which it can be left; sets that are part of another
//! are of no interest, because whatever follows is open to the larger one too.

use crate::map::{Board, Coord, Dir, NO_NODE, Node, UNREACHABLE};

/// Locations as bits.
pub(crate) type Stops = u64;

/// No direction: where a route begins.
const STANDING: usize = Dir::COUNT;
/// Places of a node: one for each direction, and one to begin at.
const PLACES: usize = Dir::COUNT + 1;
const NONE: u32 = u32::MAX;

/// Where a house may drive to.
pub(crate) struct Destination {
    /// Roads beside its entrances, with the border from there to the entrance.
    pub(crate) ends: Vec<(Node, u8)>,
    /// Its own stop, where nobody buys coffee on the way.
    pub(crate) own: Stops,
}

/// A trip to be planned.
pub(crate) struct Trip<'a> {
    pub(crate) board: &'a Board,
    /// Roads beside the house, with the border from the house onto them.
    pub(crate) starts: Vec<(Node, u8)>,
    pub(crate) destinations: Vec<Destination>,
    /// The length of the shortest way.
    pub(crate) distance: u8,
    /// What can be bought beside each node.
    pub(crate) stops: Vec<Stops>,
    /// Are sets over different tiles compared as well (OPT-COFFEE)?
    pub(crate) across_tiles: bool,
    /// Only ways that pass none of these.
    pub(crate) avoid: Stops,
}

/// A largest set of stops, and how to get it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Passed {
    pub(crate) stops: Stops,
    /// Tiles driven over; nothing when they do not matter.
    tiles: u32,
    destination: u32,
    /// The knot in which it ends, and its place among the sets of that knot.
    knot: u32,
    at: u32,
}

/// A set of stops with which a knot can be left.
#[derive(Clone, Copy)]
struct Label {
    stops: Stops,
    tiles: u32,
    /// The place of the knot at which it was entered, and from where: a knot, one of its sets, and a place there.
    entered: u32,
    from_knot: u32,
    from_set: u32,
    from_place: u32,
}

/// The search for one destination.
pub(crate) struct Search {
    /// The knot of each place; [`NONE`] for places that no shortest way passes.
    knot_of: Vec<u32>,
    /// Places by knot, the knots in the order in which they can be passed.
    knots: Vec<Vec<u32>>,
    labels: Vec<Vec<Label>>,
    /// Where each knot's places lead, as far as it is a shortest way.
    next: Vec<[u32; Dir::COUNT]>,
}

impl Trip<'_> {
    fn works(&self, node: usize) -> u8 {
        let square = self.board.roads.square_of[node];
        u8::from(self.board.works().is_some_and(|works| works.has(square)))
    }

    fn border(&self, from: usize, to: usize) -> u8 {
        let squares = &self.board.roads.square_of;
        u8::from(squares[from].tile() != squares[to].tile())
    }

    /// What it costs to get to every node: from the house, roadworks of the node included.
    fn costs_from_house(&self) -> Vec<u8> {
        let starts = self.starts.iter().map(|(node, cost)| (*node, cost + self.works(usize::from(*node))));
        self.spread(starts, |from, to| self.border(from, to) + self.works(to))
    }

    /// What it still costs from every node to a destination, roadworks of the node not included.
    fn to_destination(&self, destination: &Destination) -> Vec<u8> {
        self.spread(destination.ends.iter().copied(), |to, from| self.border(from, to) + self.works(to))
    }

    /// Least costs from some nodes over the roads. Steps cost 0, 1 or 2.
    fn spread(&self, starts: impl Iterator<Item = (Node, u8)>, step: impl Fn(usize, usize) -> u8) -> Vec<u8> {
        let roads = &self.board.roads;
        let mut cost = vec![UNREACHABLE; roads.next.len()];
        let mut rings: Vec<Vec<u16>> = vec![Vec::new(); usize::from(self.distance) + 1];
        let enter = |node: usize, at: u8, cost: &mut Vec<u8>, rings: &mut Vec<Vec<u16>>| {
            if at < cost[node]
                && let Some(ring) = rings.get_mut(usize::from(at))
            {
                cost[node] = at;
                ring.push(node as u16);
            }
        };
        for (node, at) in starts {
            enter(usize::from(node), at, &mut cost, &mut rings);
        }
        for at in 0..rings.len() {
            let mut head = 0;
            while let Some(node) = rings[at].get(head).map(|node| usize::from(*node)) {
                head += 1;
                if usize::from(cost[node]) != at {
                    continue;
                }
                for to in roads.next[node].into_iter().filter(|to| *to != NO_NODE).map(usize::from) {
                    enter(to, at as u8 + step(node, to), &mut cost, &mut rings);
                }
            }
        }
        cost
    }

    /// The largest sets of stops on the ways to any destination, of which none is part of another; and the searches that
    /// found them, by destination.
    pub(crate) fn plan(&self) -> (Vec<Passed>, Vec<Search>) {
        let reached = self.costs_from_house();
        let mut best: Vec<Passed> = Vec::new();
        let mut searches = Vec::new();
        for (index, destination) in self.destinations.iter().enumerate() {
            let left = self.to_destination(destination);
            let search = self.search(&reached, &left, !destination.own);
            for (node, border) in &destination.ends {
                let node = usize::from(*node);
                if reached[node].saturating_add(*border) != self.distance {
                    continue;
                }
                for place in node * PLACES..(node + 1) * PLACES {
                    let knot = search.knot_of[place];
                    if knot == NONE {
                        continue;
                    }
                    for (at, label) in search.labels[knot as usize].iter().enumerate() {
                        let passed = Passed {
                            stops: label.stops,
                            tiles: label.tiles,
                            destination: index as u32,
                            knot,
                            at: at as u32,
                        };
                        keep_largest(&mut best, passed, |it| (it.stops, it.tiles));
                    }
                }
            }
            searches.push(search);
        }
        (best, searches)
    }

    fn search(&self, reached: &[u8], left: &[u8], allowed: Stops) -> Search {
        let roads = &self.board.roads;
        let avoid = self.avoid & allowed;
        let on_way = |node: usize| {
            self.stops[node] & avoid == 0
                && reached[node] != UNREACHABLE
                && left[node] != UNREACHABLE
                && reached[node] + left[node] == self.distance
        };
        let mut next = vec![[NONE; Dir::COUNT]; roads.next.len() * PLACES];
        for node in (0..roads.next.len()).filter(|node| on_way(*node)) {
            for dir in Dir::ALL {
                let to = roads.next[node][dir.index()];
                if to == NO_NODE || !on_way(usize::from(to)) {
                    continue;
                }
                let cost = self.border(node, usize::from(to)) + self.works(usize::from(to));
                if reached[node] + cost != reached[usize::from(to)] {
                    continue;
                }
                let place = u32::from(to) * PLACES as u32 + dir.index() as u32;
                for heading in 0..PLACES {
                    if heading != dir.opposite().index() {
                        next[node * PLACES + heading][dir.index()] = place;
                    }
                }
            }
        }
        let starts = self.starts.iter().filter_map(|(node, cost)| {
            let node = usize::from(*node);
            let begins = on_way(node) && cost + self.works(node) == reached[node];
            begins.then_some((node * PLACES + STANDING) as u32)
        });
        let starts: Vec<u32> = starts.collect();
        let (knot_of, knots) = find_knots(&next, &starts);
        let mut search = Search { knot_of, labels: vec![Vec::new(); knots.len()], knots, next };
        self.pass_on(&mut search, &starts, allowed);
        search
    }

    /// Goes through the knots in order and hands on the largest sets.
    fn pass_on(&self, search: &mut Search, starts: &[u32], allowed: Stops) {
        let node_of = |place: u32| place as usize / PLACES;
        let tile = |place: u32| self.board.roads.square_of[node_of(place)].tile();
        for knot in 0..search.knots.len() {
            let places = &search.knots[knot];
            let stops = places.iter().fold(0, |all, place| all | self.stops[node_of(*place)]) & allowed;
            let tiles =
                if self.across_tiles { 0 } else { places.iter().fold(0, |all, it| all | 1 << tile(*it)) };
            for start in places.iter().filter(|place| starts.contains(place)) {
                let begun = Label {
                    stops: 0,
                    tiles: 0,
                    entered: *start,
                    from_knot: NONE,
                    from_set: NONE,
                    from_place: NONE,
                };
                keep_largest(&mut search.labels[knot], begun, |it| (it.stops, it.tiles));
            }
            for label in &mut search.labels[knot] {
                label.stops |= stops;
                label.tiles |= tiles;
            }
            // What was different before may be the same now.
            let entered = std::mem::take(&mut search.labels[knot]);
            for label in entered {
                keep_largest(&mut search.labels[knot], label, |it| (it.stops, it.tiles));
            }
            let mut ways: Vec<(u32, u32, u32)> = Vec::new();
            for place in &search.knots[knot] {
                for to in search.next[*place as usize].into_iter().filter(|to| *to != NONE) {
                    let other = search.knot_of[to as usize];
                    if other != knot as u32 && !ways.iter().any(|(known, ..)| *known == other) {
                        ways.push((other, *place, to));
                    }
                }
            }
            for (other, from_place, entered) in ways {
                for at in 0..search.labels[knot].len() {
                    let Label { stops, tiles, .. } = search.labels[knot][at];
                    let (from_knot, from_set) = (knot as u32, at as u32);
                    let label = Label { stops, tiles, entered, from_knot, from_set, from_place };
                    keep_largest(&mut search.labels[other as usize], label, |it| (it.stops, it.tiles));
                }
            }
        }
    }

    /// The squares of a way that passes these stops, from beside the house to beside the destination.
    pub(crate) fn squares(&self, passed: &Passed, searches: &[Search]) -> Vec<Coord> {
        let search = &searches[passed.destination as usize];
        let destination = &self.destinations[passed.destination as usize];
        // The knots on the way, backwards: where each is entered, and where it is left.
        let is_end = |place: u32| {
            destination.ends.iter().any(|(node, _)| usize::from(*node) == place as usize / PLACES)
        };
        let mut legs: Vec<(u32, Option<u32>)> = Vec::new();
        let (mut knot, mut at, mut leave) = (passed.knot, passed.at, None);
        loop {
            let label = search.labels[knot as usize][at as usize];
            legs.push((label.entered, leave));
            if label.from_knot == NONE {
                break;
            }
            (knot, at, leave) = (label.from_knot, label.from_set, Some(label.from_place));
        }
        let mut places: Vec<u32> = Vec::new();
        let mut wanted = passed.stops;
        for (entered, leave) in legs.into_iter().rev() {
            places.push(entered);
            wanted &= !self.stops[entered as usize / PLACES];
            let knot = search.knot_of[entered as usize];
            let here = search.knots[knot as usize].iter();
            let mut left = here.fold(0, |all, place| all | self.stops[*place as usize / PLACES]) & wanted;
            while left != 0 {
                let stops = |place: u32| self.stops[place as usize / PLACES] & left;
                let Some(leg) = search.go(places[places.len() - 1], |place| stops(place) != 0) else { break };
                for place in &leg {
                    left &= !self.stops[*place as usize / PLACES];
                    wanted &= !self.stops[*place as usize / PLACES];
                }
                places.extend(leg);
            }
            let here = places[places.len() - 1];
            let leg = match leave {
                Some(leave) => search.go(here, |place| place == leave),
                None => search.go(here, is_end),
            };
            places.extend(leg.into_iter().flatten());
        }
        let square = |place: &u32| self.board.coord(self.board.roads.square_of[*place as usize / PLACES]);
        places.iter().map(square).collect()
    }
}

impl Search {
    /// The shortest way inside a knot to a place that is looked for, without the first place; nothing when one is there.
    fn go(&self, from: u32, is_goal: impl Fn(u32) -> bool) -> Option<Vec<u32>> {
        if is_goal(from) {
            return Some(Vec::new());
        }
        let knot = self.knot_of[from as usize];
        let mut queue: Vec<(u32, usize)> = vec![(from, 0)];
        let mut head = 0;
        while head < queue.len() {
            let (place, _) = queue[head];
            for to in self.next[place as usize].into_iter().filter(|to| *to != NONE) {
                if self.knot_of[to as usize] != knot || queue.iter().any(|(known, _)| *known == to) {
                    continue;
                }
                queue.push((to, head));
                if is_goal(to) {
                    let mut way = Vec::new();
                    let mut at = queue.len() - 1;
                    while at != 0 {
                        way.push(queue[at].0);
                        at = queue[at].1;
                    }
                    way.reverse();
                    return Some(way);
                }
            }
            head += 1;
        }
        None
    }
}

/// Adds a set unless it is part of one that is there, and drops what is part of it; sets over different tiles are not
/// compared.
fn keep_largest<T: Copy>(all: &mut Vec<T>, new: T, key: impl Fn(&T) -> (Stops, u32)) {
    let (stops, tiles) = key(&new);
    let beside = |other: &T| key(other).1 == tiles;
    if all.iter().any(|other| beside(other) && key(other).0 & stops == stops) {
        return;
    }
    all.retain(|other| !beside(other) || key(other).0 & stops != key(other).0);
    all.push(new);
}

/// Places that can be reached from each other, by Tarjan's way but without recursion; the knots in the order in which
/// they can be passed.
fn find_knots(next: &[[u32; Dir::COUNT]], starts: &[u32]) -> (Vec<u32>, Vec<Vec<u32>>) {
    let mut knot_of = vec![NONE; next.len()];
    let mut number = vec![NONE; next.len()];
    let mut low = vec![NONE; next.len()];
    let mut knots: Vec<Vec<u32>> = Vec::new();
    let mut stack: Vec<u32> = Vec::new();
    let mut calls: Vec<(u32, usize)> = Vec::new();
    let mut count = 0;
    for start in starts {
        if number[*start as usize] != NONE {
            continue;
        }
        calls.push((*start, 0));
        while let Some((place, way)) = calls.pop() {
            let at = place as usize;
            if way == 0 {
                (number[at], low[at]) = (count, count);
                count += 1;
                stack.push(place);
            }
            match next[at][way.min(Dir::COUNT - 1)] {
                _ if way == Dir::COUNT => {
                    if low[at] == number[at] {
                        let first = stack.iter().rposition(|other| *other == place).unwrap_or(0);
                        let knot = stack.split_off(first);
                        for other in &knot {
                            knot_of[*other as usize] = knots.len() as u32;
                        }
                        knots.push(knot);
                    }
                    if let Some((caller, _)) = calls.last() {
                        low[*caller as usize] = low[*caller as usize].min(low[at]);
                    }
                }
                to => {
                    calls.push((place, way + 1));
                    if to == NONE {
                    } else if number[to as usize] == NONE {
                        calls.push((to, 0));
                    } else if knot_of[to as usize] == NONE {
                        low[at] = low[at].min(number[to as usize]);
                    }
                }
            }
        }
    }
    // Tarjan finds them in the opposite order.
    knots.reverse();
    let last = knots.len() as u32;
    knot_of.iter_mut().filter(|knot| **knot != NONE).for_each(|knot| *knot = last - 1 - *knot);
    (knot_of, knots)
}
