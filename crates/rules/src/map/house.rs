//! Houses and what they want.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::item::Item;
use crate::map::{Coord, DemandList, Links, Rect, Side};
use crate::player::PlayerId;

/// A house number. Kept in hundredths so that the odd numbers of expansion houses sort in their place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub struct HouseNumber(u16);

impl HouseNumber {
    /// The apartment between 3 and 4 (K-DIN-1).
    pub const PI: HouseNumber = HouseNumber(314);
    /// The apartment between 9 and 10 (K-DIN-1).
    pub const NINE_THREE_QUARTERS: HouseNumber = HouseNumber(975);
    /// The rural area, after all the others (K-DIN-1).
    pub const RURAL: HouseNumber = HouseNumber(u16::MAX);

    /// The house with this whole number.
    pub const fn new(number: u8) -> Self {
        HouseNumber(number as u16 * 100)
    }

    /// The whole number printed on it, for houses that have one.
    pub const fn whole(self) -> Option<u8> {
        if self.0.is_multiple_of(100) && self.0 / 100 <= u8::MAX as u16 {
            Some((self.0 / 100) as u8)
        } else {
            None
        }
    }

    /// The house with this order key, in hundredths.
    pub(crate) const fn from_order_key(key: u16) -> Self {
        HouseNumber(key)
    }

    pub(crate) const fn order_key(self) -> u16 {
        self.0
    }
}

impl std::fmt::Display for HouseNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.0 / 100, self.0 % 100) {
            _ if *self == HouseNumber::PI => f.write_str("pi"),
            _ if *self == HouseNumber::RURAL => f.write_str("rural"),
            (whole, 0) => write!(f, "{whole}"),
            (whole, part) => write!(f, "{whole}.{part:02}"),
        }
    }
}

impl std::str::FromStr for HouseNumber {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let odd = [HouseNumber::PI, HouseNumber::NINE_THREE_QUARTERS, HouseNumber::RURAL];
        if let Some(number) = odd.into_iter().find(|number| number.to_string() == text) {
            return Ok(number);
        }
        text.parse::<u8>()
            .ok()
            .filter(|number| *number > 0 && number.to_string() == text)
            .map(HouseNumber::new)
            .ok_or_else(|| format!("\"{text}\" is not a house number"))
    }
}

impl Serialize for HouseNumber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for HouseNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// What sort of building a house is; each sort has its own size, cap and appetite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HouseKind {
    /// Printed on a tile; can be given a garden.
    Printed,
    /// Printed on a tile together with its garden (K-DIST-4).
    Gardened,
    /// Placed in play, with its garden.
    Placed,
    /// Printed on a tile, larger, and never satisfied (K-DIST-5, K-DIST-6).
    Apartment,
    /// Off the map, without squares (K-RURAL-5).
    Rural,
}

/// One demand token: the good, and whose campaign put it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Demand {
    /// The good.
    pub item: Item,
    /// Whose campaign put it there; nobody's in a written-down position.
    pub owner: Option<PlayerId>,
}

/// Most demand tokens a house with a cap can hold.
pub(crate) const MOST_DEMAND: usize = 5;
/// Demand tokens a house without a garden can hold (B-RUN-1).
pub(crate) const PLAIN_DEMAND: usize = 3;

/// A house on the map.
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct House {
    /// Its number: the order in which houses are served (B-DIN-1).
    pub number: HouseNumber,
    /// Printed or placed.
    pub kind: HouseKind,
    /// North-west square of the house itself, without the garden.
    pub at: Coord,
    /// The side its garden lies on.
    pub garden: Option<Side>,
    /// What it wants.
    pub demand: DemandList,
    /// Roads it is connected to (B-MAP-6). Derived from the board.
    pub(crate) links: Links,
}

impl Clone for House {
    /// Links are copied in one piece: a game has up to thirty houses, and search clones games.
    #[inline]
    fn clone(&self) -> Self {
        let House { number, kind, at, garden, ref demand, ref links } = *self;
        let mut ways = Links::new();
        // As many fit as there are.
        _ = ways.try_extend_from_slice(links);
        House { number, kind, at, garden, demand: demand.clone(), links: ways }
    }
}

impl House {
    /// The house without its garden; no squares at all for the rural area.
    pub const fn building(&self) -> Rect {
        let side = match self.kind {
            HouseKind::Printed | HouseKind::Gardened | HouseKind::Placed => 2,
            HouseKind::Apartment => 3,
            HouseKind::Rural => 0,
        };
        Rect::new(self.at, side, side)
    }

    /// The squares of house and garden together: the garden is part of the house (B-MAP-6).
    pub fn rect(&self) -> Rect {
        match self.garden {
            Some(side) => with_garden(self.at, side),
            None => self.building(),
        }
    }

    /// The squares of its garden.
    pub fn garden_rect(&self) -> Option<Rect> {
        self.garden.map(|side| garden_rect(self.at, side))
    }

    /// Squares of it that a piece of the game covers, not the print of a tile.
    pub(crate) fn placed_rect(&self) -> Option<Rect> {
        match self.kind {
            HouseKind::Printed => self.garden_rect(),
            HouseKind::Placed => Some(self.rect()),
            HouseKind::Gardened | HouseKind::Apartment | HouseKind::Rural => None,
        }
    }

    /// Printed on a tile, not placed in play?
    pub const fn is_printed(&self) -> bool {
        matches!(self.kind, HouseKind::Printed | HouseKind::Gardened | HouseKind::Apartment)
    }

    /// How much demand it can hold (B-RUN-1); none without a limit (K-DIST-5, K-RURAL-4).
    pub const fn cap(&self) -> Option<usize> {
        match self.kind {
            HouseKind::Apartment | HouseKind::Rural => None,
            _ if self.garden.is_some() => Some(MOST_DEMAND),
            _ => Some(PLAIN_DEMAND),
        }
    }

    /// How much more demand it can take.
    pub fn room(&self) -> usize {
        self.cap().map_or(usize::MAX, |cap| cap.saturating_sub(self.demand.len()))
    }

    /// How many tokens one campaign puts on it (B-RUN-1, K-DIST-5, K-RURAL-4).
    pub const fn tokens_per_campaign(&self) -> usize {
        match self.kind {
            HouseKind::Printed | HouseKind::Gardened | HouseKind::Placed => 1,
            HouseKind::Apartment | HouseKind::Rural => 2,
        }
    }

    /// May a garden be added (B-BLD-1, K-DIST-4, K-DIST-6)?
    pub const fn takes_garden(&self) -> bool {
        matches!(self.kind, HouseKind::Printed) && self.garden.is_none()
    }
}

/// The 2x1 garden on one side of a house at `at`.
pub(crate) fn garden_rect(at: Coord, side: Side) -> Rect {
    let moved = |dx: i8, dy: i8| Coord::new(at.x.saturating_add(dx), at.y.saturating_add(dy));
    match side {
        Side::North => Rect::new(moved(0, -1), 2, 1),
        Side::South => Rect::new(moved(0, 2), 2, 1),
        Side::West => Rect::new(moved(-1, 0), 1, 2),
        Side::East => Rect::new(moved(2, 0), 1, 2),
    }
}

/// House and garden together.
pub(crate) fn with_garden(at: Coord, side: Side) -> Rect {
    let garden = garden_rect(at, side);
    let north_west = Coord::new(at.x.min(garden.at.x), at.y.min(garden.at.y));
    match side {
        Side::North | Side::South => Rect::new(north_west, 2, 3),
        Side::East | Side::West => Rect::new(north_west, 3, 2),
    }
}

/// The north-west square of the house proper inside a footprint that includes its garden.
pub(crate) fn building_in(footprint: Coord, side: Side) -> Coord {
    let moved = |dx: i8, dy: i8| Coord::new(footprint.x.saturating_add(dx), footprint.y.saturating_add(dy));
    match side {
        Side::North => moved(0, 1),
        Side::West => moved(1, 0),
        Side::South | Side::East => footprint,
    }
}
