//! The printed tiles.

use super::house::HouseNumber;
use crate::config::Module;
use crate::vocab::vocabulary;

/// Squares along the side of a tile.
pub const TILE: i8 = 5;

vocabulary! {
    /// A map tile by its letter.
    pub enum TileId ("a tile") {
        A = "A", B = "B", C = "C", D = "D", E = "E", F = "F", G = "G", H = "H", I = "I", J = "J",
        K = "K", L = "L", M = "M", N = "N", O = "O", P = "P", Q = "Q", R = "R", S = "S", T = "T",
        U = "U", V = "V", W = "W", X = "X", Y = "Y", Z = "Z",
    }
}

vocabulary! {
    /// Clockwise turn of a tile, in degrees.
    pub enum Turn ("a turn") {
        None = "0",
        Quarter = "90",
        Half = "180",
        ThreeQuarters = "270",
    }
}

/// A tile's print: five rows from north to south, and the numbers of the houses on it by their letters.
/// `.` empty, `#` road, `+` bridge, `H` and `h` houses, `A` apartment, `G` the garden of a house, `P` park,
/// `B` beer, `L` lemonade, `S` soft drink.
pub(super) struct Print {
    pub rows: [&'static [u8; 5]; 5],
    pub houses: &'static [(u8, HouseNumber)],
}

/// The house with each whole number, as the only one of its tile.
static ORDINARY: [(u8, HouseNumber); 20] = {
    let mut houses = [(b'H', HouseNumber::new(0)); 20];
    let mut number = 0;
    while number < houses.len() {
        houses[number].1 = HouseNumber::new(number as u8);
        number += 1;
    }
    houses
};

/// A tile with one ordinary house, or none.
const fn print(rows: [&'static [u8; 5]; 5], house: u8) -> Print {
    let only = ORDINARY.split_at(house as usize).1.split_at(1).0;
    Print { rows, houses: if house == 0 { &[] } else { only } }
}

const fn district(rows: [&'static [u8; 5]; 5], houses: &'static [(u8, HouseNumber)]) -> Print {
    Print { rows, houses }
}

static PRINTS: [Print; TileId::COUNT] = [
    print([b"..#..", b"..#..", b"#####", b"HH#..", b"HH#.."], 2),
    print([b"..#HH", b"..#HH", b"#####", b"..#..", b"..#.."], 4),
    print([b"#####", b"#.HH#", b"#.HH#", b"#...#", b"#####"], 5),
    print([b"#####", b"#HH.#", b"#HH.#", b".....", b"....."], 7),
    print([b"###..", b"#B...", b"#.HH#", b"..HH#", b"..###"], 8),
    print([b"HH#..", b"HH#..", b"#####", b".....", b"....."], 10),
    print([b"HH#..", b"HH#..", b"##+##", b"..#..", b"..#.."], 12),
    print([b"..#..", b"..#..", b"#####", b".HH..", b".HH.."], 13),
    print([b"..#..", b"..#..", b"#####", b"...HH", b"...HH"], 15),
    print([b"..###", b".HH.#", b"#HH.#", b"#....", b"###.."], 16),
    print([b"#####", b"#.HH#", b"#.HH#", b".....", b"....."], 18),
    print([b"..#..", b"..#..", b"#####", b"...L.", b"....."], 0),
    print([b"..###", b"...L#", b"#...#", b"#S...", b"###.."], 0),
    print([b"..#..", b".B#..", b"#####", b".....", b"....."], 0),
    print([b".B#..", b"..#..", b"#####", b"..#..", b"..#.."], 0),
    print([b"..#..", b"L.#..", b"##+##", b"..#..", b"..#B."], 0),
    print([b"..#..", b"..#..", b"#####", b".S...", b"....."], 0),
    print([b"..#..", b".S#..", b"#####", b"..#..", b"..#.."], 0),
    print([b"..#S.", b"..#..", b"#####", b"B.#..", b"..#.."], 0),
    print([b"..#..", b".L#..", b"#####", b"..#..", b"..#.."], 0),
    district([b".###.", b"##.##", b"#L.L#", b"##L##", b".###."], &[]),
    district(
        [b"..hh.", b"..hh.", b"#####", b".HH..", b".HH.."],
        &[(b'H', HouseNumber::new(21)), (b'h', HouseNumber::new(22))],
    ),
    district([b".....", b"HH...", b"HH###", b"GG...", b"....."], &[(b'H', HouseNumber::new(25))]),
    district([b"..#..", b".AAA.", b"#AAA#", b".AAA.", b"..#.."], &[(b'A', HouseNumber::PI)]),
    district([b"#####", b"#AAA#", b"#AAA#", b"#AAA.", b"###.."], &[(b'A', HouseNumber::NINE_THREE_QUARTERS)]),
    district([b"PP#..", b"PP#..", b"#####", b"..#PP", b"..#PP"], &[]),
];

impl TileId {
    pub(super) fn print(self) -> &'static Print {
        &PRINTS[self.index()]
    }

    /// The houses printed on it: their letters, and their numbers.
    pub fn houses(self) -> &'static [(u8, HouseNumber)] {
        self.print().houses
    }

    /// The module that brings it, if one does (K-DIST-1, K-DIST-2).
    pub const fn module(self) -> Option<Module> {
        match self {
            TileId::U | TileId::V | TileId::W | TileId::X | TileId::Y => Some(Module::NewDistricts),
            TileId::Z => Some(Module::Lobbyists),
            _ => None,
        }
    }

    /// Is an apartment on it?
    pub fn has_apartment(self) -> bool {
        self.houses().iter().any(|(letter, _)| *letter == b'A')
    }

    /// What is printed at column `x`, row `y` once the tile is turned.
    pub fn glyph(self, turn: Turn, x: usize, y: usize) -> u8 {
        let last = TILE as usize - 1;
        let (x, y) = match turn {
            Turn::None => (x, y),
            Turn::Quarter => (y, last - x),
            Turn::Half => (last - x, last - y),
            Turn::ThreeQuarters => (last - y, x),
        };
        self.print().rows[y][x]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(tile: TileId, turn: Turn) -> Vec<String> {
        (0..5).map(|y| (0..5).map(|x| char::from(tile.glyph(turn, x, y))).collect()).collect()
    }

    #[test]
    fn tiles_turn_clockwise() {
        assert_eq!(rows(TileId::F, Turn::None), ["HH#..", "HH#..", "#####", ".....", "....."]);
        assert_eq!(rows(TileId::F, Turn::Quarter), ["..#HH", "..#HH", "..###", "..#..", "..#.."]);
        assert_eq!(rows(TileId::F, Turn::Half), [".....", ".....", "#####", "..#HH", "..#HH"]);
        assert_eq!(rows(TileId::F, Turn::ThreeQuarters), ["..#..", "..#..", "###..", "HH#..", "HH#.."]);
    }
}
