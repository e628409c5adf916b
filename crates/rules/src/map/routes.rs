//! Drink routes. Roads never change in the base game, so what can be fetched from a road square with so many
//! borders is worked out once per board and remembered.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::geometry::{Coord, Dir};
use super::roads::{NO_NODE, Node};
use super::squares::Square;
use super::tile::TILE;
use crate::cards::Employee;
use crate::counts::Stock;
use crate::item::Item;

/// The route of one buyer: from an entrance, step by step onto and along the road (or from tile to tile, by air).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Route {
    /// Who goes.
    pub buyer: Employee,
    /// The entrance square it starts from.
    pub from: Coord,
    /// The steps.
    #[serde(with = "letters")]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub path: Box<[Dir]>,
}

/// What a route fetches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Haul {
    /// The sources visited.
    pub sources: Vec<Coord>,
    /// The drinks.
    pub items: Stock,
    /// Tile borders crossed.
    pub borders: u8,
}

mod letters {
    use serde::{Deserialize, Deserializer, Serializer, de::Error as _};

    use super::Dir;

    pub(super) fn serialize<S: Serializer>(path: &[Dir], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&path.iter().map(|dir| dir.letter()).collect::<String>())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Box<[Dir]>, D::Error> {
        super::parse_path(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// Reads the letters of a path.
pub(crate) fn parse_path(text: &str) -> Result<Box<[Dir]>, String> {
    text.chars()
        .map(|letter| Dir::from_letter(letter).ok_or_else(|| format!("\"{letter}\" is not one of N E S W")))
        .collect()
}

/// A set of sources as bits, in the order of [`Board::sources`].
pub(crate) type SourceMask = u32;

/// A set of sources that can be visited, with the shortest way found.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) sources: SourceMask,
    pub(crate) borders: u8,
    pub(crate) path: Box<[Dir]>,
}

/// The most borders any buyer crosses: range 4 of the zeppelin and 1 for the milestone.
const MOST_BORDERS: usize = 5;

type Cache = OnceLock<Box<[Found]>>;

/// What can be fetched from where, remembered.
#[derive(Debug, Default)]
pub(crate) struct RouteBook {
    /// Sources next to each road node.
    beside: Vec<SourceMask>,
    /// Sources on each tile.
    on_tile: Vec<SourceMask>,
    by_road: Vec<[Cache; MOST_BORDERS + 1]>,
    by_air: Vec<[Cache; MOST_BORDERS + 1]>,
}

impl RouteBook {
    pub(crate) fn new(board: &Board) -> Self {
        let mut on_tile = vec![0; board.layout().tiles().len()];
        for (i, source) in board.sources().iter().enumerate() {
            on_tile[usize::from(source.square.tile())] |= 1 << i;
        }
        let beside = board.roads.square_of.iter().map(|square| sources_by(board, *square)).collect();
        RouteBook {
            by_road: board.roads.square_of.iter().map(|_| Default::default()).collect(),
            by_air: on_tile.iter().map(|_| Default::default()).collect(),
            beside,
            on_tile,
        }
    }
}

/// Sources orthogonally next to a square.
fn sources_by(board: &Board, square: Square) -> SourceMask {
    let near = |source: Square| Dir::ALL.into_iter().any(|dir| board.neighbour(square, dir) == Some(source));
    let sources = board.sources().iter().enumerate();
    sources.filter(|(_, source)| near(source.square)).fold(0, |mask, (i, _)| mask | 1 << i)
}

/// One partial route: the road node reached, the direction of the last step, and the way back.
struct Label {
    node: Node,
    /// Direction travelled last; 4 at the start, where every way is open.
    heading: u8,
    borders: u8,
    sources: SourceMask,
    parent: u32,
}

impl Board {
    /// The best sets of sources for a buyer who steps onto this road node with so many borders left.
    pub(crate) fn fetch_by_road(&self, start: Node, budget: u8) -> &[Found] {
        let budget = usize::from(budget).min(MOST_BORDERS);
        self.routes.by_road[usize::from(start)][budget].get_or_init(|| self.search_roads(start, budget as u8))
    }

    /// The best sets of sources for a zeppelin that starts over this tile.
    pub(crate) fn fetch_by_air(&self, tile: u8, budget: u8) -> &[Found] {
        let budget = usize::from(budget).min(MOST_BORDERS);
        self.routes.by_air[usize::from(tile)][budget].get_or_init(|| self.search_air(tile, budget))
    }

    /// All walks without turning straight back, kept as long as no other walk to the same place in the same
    /// direction is at least as short and has visited at least the same sources.
    fn search_roads(&self, start: Node, budget: u8) -> Box<[Found]> {
        let roads = &self.roads;
        let mut labels: Vec<Label> = vec![Label {
            node: start,
            heading: 4,
            borders: self.slows_buyers(roads.square_of[usize::from(start)]),
            sources: self.routes.beside[usize::from(start)],
            parent: u32::MAX,
        }];
        // Labels by place and heading; the ones found first have crossed the fewest borders.
        let mut seen: Vec<Vec<(u8, SourceMask)>> = vec![Vec::new(); roads.next.len() * 4];
        // Labels by what they have spent; roadworks can make a step cost two (OPT-ROADWORKS).
        let mut rings: Vec<Vec<u32>> = vec![Vec::new(); usize::from(budget) + 1];
        if let Some(first) = rings.get_mut(usize::from(labels[0].borders)) {
            first.push(0);
        }
        for borders in 0..=budget {
            let ring = usize::from(borders);
            let mut head = 0;
            while head < rings[ring].len() {
                let from = rings[ring][head];
                head += 1;
                let (node, heading, sources) = {
                    let label = &labels[from as usize];
                    (usize::from(label.node), label.heading, label.sources)
                };
                for dir in Dir::ALL {
                    let to = roads.next[node][dir.index()];
                    if to == NO_NODE || heading == dir.opposite() as u8 {
                        continue;
                    }
                    let crosses = roads.square_of[node].tile() != roads.square_of[usize::from(to)].tile();
                    let spent =
                        borders + u8::from(crosses) + self.slows_buyers(roads.square_of[usize::from(to)]);
                    if spent > budget {
                        continue;
                    }
                    let visited = sources | self.routes.beside[usize::from(to)];
                    let known = &mut seen[usize::from(to) * 4 + dir.index()];
                    if known.iter().any(|(cost, mask)| *cost <= spent && mask & visited == visited) {
                        continue;
                    }
                    known.push((spent, visited));
                    let index = labels.len() as u32;
                    labels.push(Label {
                        node: to,
                        heading: dir as u8,
                        borders: spent,
                        sources: visited,
                        parent: from,
                    });
                    rings[usize::from(spent)].push(index);
                }
            }
        }
        best_sets(labels.iter().enumerate().map(|(i, label)| (label.sources, label.borders, i))).map_paths(
            |index| {
                let mut path = Vec::new();
                let mut at = &labels[index];
                while at.parent != u32::MAX {
                    path.push(Dir::ALL[usize::from(at.heading)]);
                    at = &labels[at.parent as usize];
                }
                path.reverse();
                path.into_boxed_slice()
            },
        )
    }

    fn search_air(&self, tile: u8, budget: usize) -> Box<[Found]> {
        let mut flights: Vec<(SourceMask, Vec<Dir>)> = Vec::new();
        let mut path = Vec::new();
        self.fly(tile, 1 << tile, self.routes.on_tile[usize::from(tile)], budget, &mut path, &mut flights);
        // Shortest flights first, so that the first of several with the same sources is the one to show.
        flights.sort_by_key(|(_, path)| path.len());
        best_sets(flights.iter().enumerate().map(|(i, (mask, path))| (*mask, path.len() as u8, i)))
            .map_paths(|index| flights[index].1.clone().into_boxed_slice())
    }

    fn fly(
        &self,
        tile: u8,
        visited: u32,
        sources: SourceMask,
        left: usize,
        path: &mut Vec<Dir>,
        flights: &mut Vec<(SourceMask, Vec<Dir>)>,
    ) {
        flights.push((sources, path.clone()));
        if left == 0 {
            return;
        }
        for dir in Dir::ALL {
            if let Some(to) = self.next_tile(tile, dir)
                && visited & (1 << to) == 0
            {
                path.push(dir);
                let gained = sources | self.routes.on_tile[usize::from(to)];
                self.fly(to, visited | 1 << to, gained, left - 1, path, flights);
                path.pop();
            }
        }
    }

    /// The tile orthogonally next to a tile.
    pub(crate) fn next_tile(&self, tile: u8, dir: Dir) -> Option<u8> {
        let placed = self.layout().tiles()[usize::from(tile)];
        let (dx, dy) = dir.delta();
        let beside = (placed.column + dx, placed.row + dy);
        let tiles = self.layout().tiles().iter();
        tiles.enumerate().find(|(_, other)| (other.column, other.row) == beside).map(|(slot, _)| slot as u8)
    }

    /// Follows a road route from an entrance square. `Err` says which step fails.
    pub(crate) fn walk(&self, from: Square, path: &[Dir]) -> Result<(SourceMask, u8), usize> {
        let mut sources = 0;
        let mut borders = 0u8;
        let mut at = from;
        let mut node = None;
        let mut heading: Option<Dir> = None;
        for (i, dir) in path.iter().enumerate() {
            if heading == Some(dir.opposite()) {
                return Err(i);
            }
            let to = match node {
                None => self.neighbour(at, *dir).and_then(|square| self.roads.enter(square, *dir)),
                Some(node) => {
                    let to = self.roads.next[usize::from(node)][dir.index()];
                    (to != NO_NODE).then_some(to)
                }
            };
            let to = to.ok_or(i)?;
            let square = self.roads.square_of[usize::from(to)];
            let cost = u8::from(square.tile() != at.tile()) + self.slows_buyers(square);
            borders = borders.saturating_add(cost);
            sources |= self.routes.beside[usize::from(to)];
            (at, node, heading) = (square, Some(to), Some(*dir));
        }
        Ok((sources, borders))
    }

    /// The squares a route passes, the entrance first; by air the north-west squares of the tiles. A route that leaves
    /// the map ends there.
    pub(crate) fn squares_of_route(&self, route: &Route, by_air: bool) -> Vec<Coord> {
        let stride = if by_air { TILE } else { 1 };
        let corner = |value: i8| if by_air { value.div_euclid(TILE) * TILE } else { value };
        let mut at = Coord::new(corner(route.from.x), corner(route.from.y));
        let mut squares = vec![at];
        for dir in &route.path {
            let (dx, dy) = dir.delta();
            let next = at.x.checked_add(dx * stride).zip(at.y.checked_add(dy * stride));
            let Some(next) = next.map(|(x, y)| Coord::new(x, y)) else { break };
            if self.square(next).is_none() {
                break;
            }
            at = next;
            squares.push(at);
        }
        squares
    }

    /// Follows a flight over tiles. `Err` says which step fails.
    pub(crate) fn flight(&self, from: Square, path: &[Dir]) -> Result<(SourceMask, u8), usize> {
        let mut tile = from.tile();
        let mut visited: u32 = 1 << tile;
        let mut sources = self.routes.on_tile[usize::from(tile)];
        for (i, dir) in path.iter().enumerate() {
            tile = self.next_tile(tile, *dir).filter(|to| visited & (1 << to) == 0).ok_or(i)?;
            visited |= 1 << tile;
            sources |= self.routes.on_tile[usize::from(tile)];
        }
        Ok((sources, path.len() as u8))
    }

    /// Number of sources of each item in a set.
    pub(crate) fn count_sources(&self, mask: SourceMask) -> [u8; Item::COUNT] {
        let mut counts = [0; Item::COUNT];
        for (i, source) in self.sources().iter().enumerate() {
            counts[source.item.index()] += (mask >> i & 1) as u8;
        }
        counts
    }

    /// Where the sources of a set are.
    pub(crate) fn source_coords(&self, mask: SourceMask) -> Vec<Coord> {
        let sources = self.sources().iter().enumerate();
        sources.filter(|(i, _)| mask >> i & 1 == 1).map(|(_, source)| self.coord(source.square)).collect()
    }
}

/// Keeps the sets that no other set contains; of equal ones the first with the fewest borders.
struct BestSets(Vec<(SourceMask, u8, usize)>);

fn best_sets(all: impl Iterator<Item = (SourceMask, u8, usize)>) -> BestSets {
    let mut best: Vec<(SourceMask, u8, usize)> = Vec::new();
    for (mask, borders, index) in all.filter(|(mask, ..)| *mask != 0) {
        if best.iter().any(|(other, ..)| other & mask == mask && *other != mask) {
            continue;
        }
        if let Some(same) = best.iter_mut().find(|(other, ..)| *other == mask) {
            if borders < same.1 {
                *same = (mask, borders, index);
            }
            continue;
        }
        best.retain(|(other, ..)| other & mask != *other);
        best.push((mask, borders, index));
    }
    BestSets(best)
}

impl BestSets {
    fn map_paths(self, path: impl Fn(usize) -> Box<[Dir]>) -> Box<[Found]> {
        self.0
            .into_iter()
            .map(|(sources, borders, index)| Found { sources, borders, path: path(index) })
            .collect()
    }
}
