//! Squares by coordinates, directions, rectangles.

use serde::{Deserialize, Serialize};

use crate::vocab::vocabulary;

/// A square of the map: x to the east, y to the south, from the north-west corner. Ordered in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "[i8; 2]"))]
#[serde(from = "[i8; 2]", into = "[i8; 2]")]
pub struct Coord {
    /// Row, from the north.
    pub y: i8,
    /// Column, from the west.
    pub x: i8,
}

impl Coord {
    /// The square at column `x`, row `y`.
    pub const fn new(x: i8, y: i8) -> Self {
        Coord { y, x }
    }

    /// The square that lies from this one as another lies from the corner.
    pub(crate) fn moved(self, by: Coord) -> Coord {
        Coord::new(self.x.saturating_add(by.x), self.y.saturating_add(by.y))
    }

    /// The square that another one is away from this one, the other way.
    pub(crate) fn back_by(self, by: Coord) -> Coord {
        Coord::new(self.x.saturating_sub(by.x), self.y.saturating_sub(by.y))
    }

    /// The neighbouring square; `None` at the end of the number range.
    pub fn step(self, dir: Dir) -> Option<Coord> {
        let (dx, dy) = dir.delta();
        Some(Coord::new(self.x.checked_add(dx)?, self.y.checked_add(dy)?))
    }
}

impl From<[i8; 2]> for Coord {
    fn from([x, y]: [i8; 2]) -> Self {
        Coord::new(x, y)
    }
}

impl From<Coord> for [i8; 2] {
    fn from(at: Coord) -> Self {
        [at.x, at.y]
    }
}

impl std::fmt::Display for Coord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl std::str::FromStr for Coord {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        text.split_once(',')
            .and_then(|(x, y)| Some(Coord::new(x.parse().ok()?, y.parse().ok()?)))
            .ok_or_else(|| format!("\"{text}\" is not a square (x,y)"))
    }
}

vocabulary! {
    /// One of the four directions.
    pub enum Dir ("a direction") {
        North = "north",
        East = "east",
        South = "south",
        West = "west",
    }
}

impl Dir {
    /// Change of x and y of one step.
    #[inline]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Dir::North => (0, -1),
            Dir::East => (1, 0),
            Dir::South => (0, 1),
            Dir::West => (-1, 0),
        }
    }

    /// The way back.
    #[inline]
    pub const fn opposite(self) -> Dir {
        match self {
            Dir::North => Dir::South,
            Dir::East => Dir::West,
            Dir::South => Dir::North,
            Dir::West => Dir::East,
        }
    }

    /// The letter used in routes.
    pub const fn letter(self) -> char {
        match self {
            Dir::North => 'N',
            Dir::East => 'E',
            Dir::South => 'S',
            Dir::West => 'W',
        }
    }

    /// The direction with this letter.
    pub const fn from_letter(letter: char) -> Option<Dir> {
        match letter {
            'N' => Some(Dir::North),
            'E' => Some(Dir::East),
            'S' => Some(Dir::South),
            'W' => Some(Dir::West),
            _ => None,
        }
    }

    /// Does it run north-south?
    #[inline]
    pub const fn is_vertical(self) -> bool {
        matches!(self, Dir::North | Dir::South)
    }
}

/// The side of a house its garden lies on.
pub type Side = Dir;

vocabulary! {
    /// A corner square of a restaurant.
    pub enum Corner ("a corner") {
        NorthWest = "north-west",
        NorthEast = "north-east",
        SouthWest = "south-west",
        SouthEast = "south-east",
    }
}

impl Corner {
    /// The corner square of a 2x2 piece whose north-west square is `at`.
    pub fn of(self, at: Coord) -> Coord {
        let (dx, dy) = match self {
            Corner::NorthWest => (0, 0),
            Corner::NorthEast => (1, 0),
            Corner::SouthWest => (0, 1),
            Corner::SouthEast => (1, 1),
        };
        Coord::new(at.x.saturating_add(dx), at.y.saturating_add(dy))
    }
}

vocabulary! {
    /// Rows or columns.
    pub enum Axis ("an axis") {
        Row = "row",
        Column = "column",
    }
}

/// Where a campaign lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Place {
    /// On the map.
    Board {
        /// North-west square.
        at: Coord,
        /// Printed width and height swapped.
        #[serde(default)]
        rotated: bool,
    },
    /// Beside the map, over whole rows or columns.
    Lines {
        /// Which lines.
        lines: Lines,
        /// The side of the map it lies on, where that matters (K-LOB-33).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        side: Option<Side>,
    },
    /// At a side of the rural area (K-RURAL-1).
    Rural {
        /// Which side.
        side: Side,
    },
    /// Beside the map, over nothing in particular (K-GOURMET-1).
    Beside {},
}

/// The rows or columns an airplane flies over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Lines {
    /// Rows or columns.
    pub axis: Axis,
    /// The first row or column covered.
    pub first: i8,
}

impl Axis {
    /// The sides of the map from which lines of this axis can be flown over, the usual one first.
    pub const fn sides(self) -> [Side; 2] {
        match self {
            Axis::Column => [Side::North, Side::South],
            Axis::Row => [Side::West, Side::East],
        }
    }
}

/// A rectangle of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rect {
    /// North-west square.
    pub at: Coord,
    /// Squares wide.
    pub width: i8,
    /// Squares high.
    pub height: i8,
}

impl Rect {
    /// The rectangle with this north-west square and size.
    pub const fn new(at: Coord, width: i8, height: i8) -> Self {
        Rect { at, width, height }
    }

    /// Its squares in reading order. Squares beyond the number range are left out.
    pub fn coords(self) -> impl Iterator<Item = Coord> {
        (0..self.height).flat_map(move |dy| {
            (0..self.width).filter_map(move |dx| {
                Some(Coord::new(self.at.x.checked_add(dx)?, self.at.y.checked_add(dy)?))
            })
        })
    }

    /// The squares that share an edge with it (corners do not count, B-MAP-2), as far as there are such coordinates.
    pub(crate) fn border(self) -> impl Iterator<Item = Coord> {
        let Rect { at, width, height } = self;
        let square = move |dx: i8, dy: i8| Some(Coord::new(at.x.checked_add(dx)?, at.y.checked_add(dy)?));
        let rows = (0..height).flat_map(move |dy| [square(-1, dy), square(width, dy)]);
        let columns = (0..width).flat_map(move |dx| [square(dx, -1), square(dx, height)]);
        rows.chain(columns).flatten()
    }

    /// Do the two share part of an edge? (Corners do not count, B-MAP-2.)
    pub fn touches(self, other: Rect) -> bool {
        let (ax, ay) = (i16::from(self.at.x), i16::from(self.at.y));
        let (bx, by) = (i16::from(other.at.x), i16::from(other.at.y));
        let (aw, ah) = (i16::from(self.width), i16::from(self.height));
        let (bw, bh) = (i16::from(other.width), i16::from(other.height));
        let columns = ax < bx + bw && bx < ax + aw;
        let rows = ay < by + bh && by < ay + ah;
        let stacked = ay + ah == by || by + bh == ay;
        let beside = ax + aw == bx || bx + bw == ax;
        (columns && stacked) || (rows && beside)
    }

    /// Does it have a square in these lines?
    pub fn in_lines(self, lines: Lines, count: u8) -> bool {
        let (start, len) = match lines.axis {
            Axis::Row => (self.at.y, self.height),
            Axis::Column => (self.at.x, self.width),
        };
        let (start, len) = (i16::from(start), i16::from(len));
        let first = i16::from(lines.first);
        start < first + i16::from(count) && first < start + len
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_do_not_touch() {
        let house = Rect::new(Coord::new(2, 2), 2, 2);
        assert!(house.touches(Rect::new(Coord::new(4, 3), 1, 1)));
        assert!(house.touches(Rect::new(Coord::new(0, 1), 2, 2)));
        assert!(!house.touches(Rect::new(Coord::new(4, 4), 1, 1)));
        assert!(!house.touches(Rect::new(Coord::new(5, 2), 1, 1)));
    }
}
