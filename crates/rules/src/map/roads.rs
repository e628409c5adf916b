//! Roads. Distances count tile borders only (B-MAP-4), so all connected road squares of one tile form a
//! *stretch* with one and the same distance to everything, and a table of stretch-to-stretch distances answers
//! every question about range and distance. Roadworks count as well on the way to dinner (K-LOB-9): a square with a
//! marker is a stretch of its own, and there is a second table that counts them.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::board::SquareKind;
use super::geometry::Dir;
use super::squares::{Square, SquareSet};

/// A stretch of road: the connected road squares of one tile.
pub(crate) type Stretch = u8;

/// The most stretches a map can have: those of all tiles, of all pieces of road in as many parts as can be, and four more
/// around each marker.
pub(crate) const MOST_STRETCHES: usize = 160;

/// "No road leads there."
pub(crate) const UNREACHABLE: u8 = u8::MAX;

/// A way from a square of a building onto a stretch of road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Link {
    /// The stretch next to it.
    pub(crate) stretch: Stretch,
    /// 1 when the step crosses a tile border.
    pub(crate) cost: u8,
}

/// The ways from a building onto roads, cheapest per stretch.
pub type Links = ArrayVec<Link, 12>;

/// Adds a link unless an equal or cheaper one is there.
pub(crate) fn add_link(links: &mut Links, link: Link) {
    match links.iter_mut().find(|known| known.stretch == link.stretch) {
        Some(known) => known.cost = known.cost.min(link.cost),
        None => links.push(link),
    }
}

/// A place on the road: a road square, or one of the two roads that pass each other at a bridge (B-MAP-3).
pub(crate) type Node = u16;
pub(crate) const NO_NODE: Node = u16::MAX;

#[derive(Debug)]
pub(crate) struct Roads {
    /// For every square the node of its north-south road and of its west-east road (the same except at bridges).
    node_at: Vec<[Node; 2]>,
    pub(crate) square_of: Vec<Square>,
    pub(crate) stretch_of: Vec<Stretch>,
    stretches: usize,
    distance: Vec<u8>,
    /// The same with roadworks counted, those of both ends included; only where there are any.
    with_works: Option<Vec<u8>>,
    /// `next[node][dir]`: the node one step on, or `NO_NODE`.
    pub(crate) next: Vec<[Node; 4]>,
}

impl Roads {
    /// `works` are squares with a marker; `slow_ranges` when they count for every range (OPT-ROADWORKS).
    pub(crate) fn new(
        kinds: &[SquareKind],
        neighbours: &[[Square; 4]],
        works: Option<&SquareSet>,
        slow_ranges: bool,
    ) -> Self {
        let mut node_at = vec![[NO_NODE; 2]; kinds.len()];
        let mut square_of = Vec::new();
        let mut vertical_only = Vec::new(); // per node: Some(axis) for the two roads of a bridge
        for (i, kind) in kinds.iter().enumerate() {
            let square = Square(i as u16);
            match kind {
                SquareKind::Road => {
                    node_at[i] = [square_of.len() as Node; 2];
                    square_of.push(square);
                    vertical_only.push(None);
                }
                SquareKind::Bridge => {
                    let first = square_of.len() as Node;
                    node_at[i] = [first, first + 1];
                    square_of.extend([square, square]);
                    vertical_only.extend([Some(true), Some(false)]);
                }
                _ => {}
            }
        }
        let mut next = vec![[NO_NODE; 4]; square_of.len()];
        for (node, square) in square_of.iter().enumerate() {
            for dir in Dir::ALL {
                if vertical_only[node].is_some_and(|vertical| vertical != dir.is_vertical()) {
                    continue;
                }
                let to = neighbours[square.index()][dir.index()];
                if to != Square::NONE {
                    next[node][dir.index()] = node_at[to.index()][usize::from(!dir.is_vertical())];
                }
            }
        }
        let is_works = |node: usize| works.is_some_and(|works| works.has(square_of[node]));
        let (stretch_of, stretches) = Self::find_stretches(&square_of, &next, is_works);
        let mut roads =
            Roads { node_at, square_of, stretch_of, stretches, distance: Vec::new(), with_works: None, next };
        if works.is_some() {
            let mut works_on = vec![0; stretches];
            for (node, stretch) in roads.stretch_of.iter().enumerate() {
                works_on[usize::from(*stretch)] =
                    u8::from(works.is_some_and(|it| it.has(roads.square_of[node])));
            }
            let counted = roads.measure_works(&works_on);
            roads.distance =
                if slow_ranges { counted.clone() } else { roads.measure_works(&vec![0; stretches]) };
            roads.with_works = Some(counted);
        } else {
            roads.distance = Self::measure(&roads.square_of, &roads.next, &roads.stretch_of, stretches);
        }
        roads
    }

    /// Distances when crossing a stretch itself costs something.
    fn measure_works(&self, works_on: &[u8]) -> Vec<u8> {
        let count = self.stretches;
        let mut ways: Vec<Vec<(Stretch, u8)>> = vec![Vec::new(); count];
        for (node, next) in self.next.iter().enumerate() {
            for to in next.iter().filter(|to| **to != NO_NODE).map(|to| usize::from(*to)) {
                let (a, b) = (self.stretch_of[node], self.stretch_of[to]);
                let border = u8::from(self.square_of[node].tile() != self.square_of[to].tile());
                let way = (b, border + works_on[usize::from(b)]);
                if a != b && !ways[usize::from(a)].contains(&way) {
                    ways[usize::from(a)].push(way);
                }
            }
        }
        let mut distance = vec![UNREACHABLE; count * count];
        let mut queue = Vec::new();
        for from in 0..count {
            let row = &mut distance[from * count..(from + 1) * count];
            row[from] = works_on[from];
            queue.clear();
            queue.push(from);
            // Costs are small, so going back to a stretch when it got nearer is rare.
            let mut head = 0;
            while head < queue.len() {
                let at = queue[head];
                head += 1;
                for (to, cost) in &ways[at] {
                    let (to, far) = (usize::from(*to), row[at].saturating_add(*cost));
                    if far < row[to] {
                        row[to] = far;
                        queue.push(to);
                    }
                }
            }
        }
        distance
    }

    fn find_stretches(
        square_of: &[Square],
        next: &[[Node; 4]],
        is_works: impl Fn(usize) -> bool,
    ) -> (Vec<Stretch>, usize) {
        let mut stretch_of = vec![UNREACHABLE; square_of.len()];
        let mut count = 0;
        let mut open = Vec::new();
        for start in 0..square_of.len() {
            if stretch_of[start] != UNREACHABLE {
                continue;
            }
            stretch_of[start] = count as Stretch;
            open.push(start);
            while let Some(node) = open.pop() {
                for to in next[node] {
                    let to = to as usize;
                    if to != NO_NODE as usize
                        && stretch_of[to] == UNREACHABLE
                        && square_of[to].tile() == square_of[node].tile()
                        && !is_works(to)
                        && !is_works(node)
                    {
                        stretch_of[to] = count as Stretch;
                        open.push(to);
                    }
                }
            }
            count += 1;
        }
        (stretch_of, count)
    }

    fn measure(square_of: &[Square], next: &[[Node; 4]], stretch_of: &[Stretch], count: usize) -> Vec<u8> {
        let mut borders: Vec<Vec<Stretch>> = vec![Vec::new(); count];
        for (node, ways) in next.iter().enumerate() {
            for to in ways.iter().filter(|to| **to != NO_NODE) {
                if square_of[node].tile() != square_of[*to as usize].tile() {
                    let (a, b) = (stretch_of[node], stretch_of[*to as usize]);
                    if !borders[a as usize].contains(&b) {
                        borders[a as usize].push(b);
                    }
                }
            }
        }
        let mut distance = vec![UNREACHABLE; count * count];
        let mut queue = Vec::with_capacity(count);
        for from in 0..count {
            let row = &mut distance[from * count..(from + 1) * count];
            row[from] = 0;
            queue.clear();
            queue.push(from);
            let mut head = 0;
            while head < queue.len() {
                let at = queue[head];
                head += 1;
                for to in &borders[at] {
                    let to = *to as usize;
                    if row[to] == UNREACHABLE {
                        row[to] = row[at] + 1;
                        queue.push(to);
                    }
                }
            }
        }
        distance
    }

    /// Borders between two stretches, [`UNREACHABLE`] when no road joins them.
    #[inline]
    pub(crate) fn distance(&self, a: Stretch, b: Stretch) -> u8 {
        self.distance[a as usize * self.stretches + b as usize]
    }

    /// The same for every two stretches on the way to dinner, where roadworks count (K-LOB-9), row by row.
    #[inline]
    pub(crate) fn dinner_table(&self) -> &[u8] {
        self.with_works.as_ref().unwrap_or(&self.distance)
    }

    pub(crate) const fn stretches(&self) -> usize {
        self.stretches
    }

    /// The road one is on after stepping onto `square` in this direction.
    #[inline]
    pub(crate) fn enter(&self, square: Square, dir: Dir) -> Option<Node> {
        let node = self.node_at[square.index()][usize::from(!dir.is_vertical())];
        (node != NO_NODE).then_some(node)
    }
}
