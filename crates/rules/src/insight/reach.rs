//! Distances by road, and the way to a house.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::game::{Game, MOST_LINKS};
use crate::map::{
    Coord, Corner, Dir, House, HouseKind, HouseNumber, Link, NO_NODE, Node, Offramp, Square, UNREACHABLE,
};
use crate::player::PlayerId;
use crate::refusal::Refusal;

/// A road square and how far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoadDistance {
    /// The square.
    pub at: Coord,
    /// Tile borders.
    pub distance: u8,
}

/// A house and how far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HouseDistance {
    /// The house.
    pub house: HouseNumber,
    /// Tile borders; none without a road.
    pub distance: Option<u8>,
}

/// How far everything is from some entrances.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reached {
    /// The entrances.
    pub doors: Vec<Coord>,
    /// Road squares that can be reached, in reading order.
    pub roads: Vec<RoadDistance>,
    /// All houses.
    pub houses: Vec<HouseDistance>,
}

/// The shortest way to a house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Way {
    /// The house.
    pub house: HouseNumber,
    /// Tile borders crossed; none when there is no way.
    pub distance: Option<u8>,
    /// From the entrance over the road to the first square of the house; empty when there is no way.
    pub squares: Vec<Coord>,
}

impl Game {
    pub(super) fn reached_from(
        &self,
        player: PlayerId,
        restaurant: Option<Coord>,
    ) -> Result<Reached, Refusal> {
        let doors = match restaurant {
            None => self.entrances(player).to_vec(),
            Some(at) => {
                let chain = self.chain(player);
                let found = chain.restaurants.iter().find(|restaurant| restaurant.at == at);
                let found = found.ok_or(Refusal::NoSuchRestaurant { at })?;
                let corners = Corner::ALL.into_iter().filter(|it| chain.drive_in() || *it == found.entrance);
                corners.filter_map(|corner| self.board.square(corner.of(at))).collect()
            }
        };
        let links: ArrayVec<Link, MOST_LINKS> = self.links_from(&doors);
        let houses = self.houses.iter();
        Ok(Reached {
            doors: doors.iter().map(|square| self.board.coord(*square)).collect(),
            roads: self.road_distances(&links),
            houses: houses
                .map(|house| HouseDistance { house: house.number, distance: self.distance(house, &links) })
                .collect(),
        })
    }

    /// Every road square that can be reached over these links.
    pub(super) fn road_distances(&self, links: &[Link]) -> Vec<RoadDistance> {
        let roads = &self.board.roads;
        let cost = |node: usize| {
            let borders = links.iter().filter_map(|link| {
                let borders = roads.distance(link.stretch, roads.stretch_of[node]);
                (borders != UNREACHABLE).then(|| borders + link.cost)
            });
            borders.min()
        };
        let mut squares: Vec<RoadDistance> = Vec::new();
        for (node, square) in roads.square_of.iter().enumerate() {
            if let Some(distance) = cost(node) {
                squares.push(RoadDistance { at: self.board.coord(*square), distance });
            }
        }
        // A bridge is two roads on one square: the nearer counts.
        squares.sort_by_key(|square| (square.at, square.distance));
        squares.dedup_by_key(|square| square.at);
        squares
    }

    pub(super) fn way_to(&self, player: PlayerId, number: HouseNumber) -> Result<Way, Refusal> {
        let house = self.house(number).ok_or(Refusal::NoSuchHouse { house: number })?;
        let found = self.shortest(&self.entrances(player), &self.ways_in(house));
        let (distance, squares) = match found {
            Some((borders, squares)) => (Some(borders), squares),
            None => (None, Vec::new()),
        };
        Ok(Way { house: number, distance, squares })
    }

    /// The roads by which a house is left and entered: each with what the step costs, and the square it leads to.
    fn ways_in(&self, house: &House) -> Vec<(Node, u8, Coord)> {
        if house.kind == HouseKind::Rural {
            let offramps = self.board.added().offramps.iter().flat_map(Offramp::squares);
            let onto = offramps.flat_map(|at| Dir::ALL.map(|dir| (at, dir)));
            let node = |at: Coord, dir: Dir| {
                let road = self.board.square(at.step(dir)?)?;
                Some((self.board.roads.enter(road, dir)?, 1, at))
            };
            return onto.filter_map(|(at, dir)| node(at, dir)).collect();
        }
        let squares = house.rect().coords().filter_map(|at| Some((at, self.board.square(at)?)));
        let by = |(at, square)| self.board.nodes_by(square).map(move |(node, cost)| (node, cost, at));
        squares.flat_map(by).collect()
    }

    /// The way with the fewest borders and roadworks, and of those the one with the fewest squares.
    fn shortest(&self, doors: &[Square], goal: &[(Node, u8, Coord)]) -> Option<(u8, Vec<Coord>)> {
        let roads = &self.board.roads;
        let works = |to: Square| u8::from(self.board.works().is_some_and(|works| works.has(to)));
        let crosses = |from: Square, to: Square| u8::from(from.tile() != to.tile()) + works(to);
        // Per node the best cost so far, and the square before it.
        let mut best: Vec<(u8, u16)> = vec![(u8::MAX, u16::MAX); roads.square_of.len()];
        let mut before: Vec<Option<Node>> = vec![None; roads.square_of.len()];
        let mut door_of: Vec<Option<Square>> = vec![None; roads.square_of.len()];
        let mut open: BinaryHeap<Reverse<(u8, u16, Node)>> = BinaryHeap::new();
        for door in doors {
            for dir in Dir::ALL {
                if let Some(road) = self.board.neighbour(*door, dir)
                    && let Some(node) = roads.enter(road, dir)
                {
                    let cost = (crosses(*door, road), 1);
                    if cost < best[usize::from(node)] {
                        best[usize::from(node)] = cost;
                        door_of[usize::from(node)] = Some(*door);
                        open.push(Reverse((cost.0, cost.1, node)));
                    }
                }
            }
        }
        let mut arrival: Option<(u8, u16, Node, Coord)> = None;
        while let Some(Reverse((borders, steps, node))) = open.pop() {
            let index = usize::from(node);
            if (borders, steps) > best[index] {
                continue;
            }
            let here = roads.square_of[index];
            for (_, border, to) in goal.iter().filter(|(way, ..)| *way == node) {
                let cost = (borders + border, steps + 1, node, *to);
                if arrival.is_none_or(|known| (cost.0, cost.1) < (known.0, known.1)) {
                    arrival = Some(cost);
                }
            }
            for dir in Dir::ALL {
                let to = roads.next[index][dir.index()];
                if to != NO_NODE {
                    let cost = (borders + crosses(here, roads.square_of[usize::from(to)]), steps + 1);
                    if cost < best[usize::from(to)] {
                        best[usize::from(to)] = cost;
                        before[usize::from(to)] = Some(node);
                        door_of[usize::from(to)] = None;
                        open.push(Reverse((cost.0, cost.1, to)));
                    }
                }
            }
        }
        let (borders, _, node, end) = arrival?;
        let mut squares = vec![end];
        let mut at = node;
        loop {
            squares.push(self.board.coord(roads.square_of[usize::from(at)]));
            match (before[usize::from(at)], door_of[usize::from(at)]) {
                (_, Some(door)) => {
                    squares.push(self.board.coord(door));
                    break;
                }
                (Some(previous), None) => at = previous,
                (None, None) => break,
            }
        }
        squares.reverse();
        Some((borders, squares))
    }
}
