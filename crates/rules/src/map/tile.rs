//! The printed tiles.

use crate::vocab::vocabulary;

/// Squares along the side of a tile.
pub const TILE: i8 = 5;

vocabulary! {
    /// A map tile by its letter.
    pub enum TileId ("a tile") {
        A = "A", B = "B", C = "C", D = "D", E = "E", F = "F", G = "G", H = "H", I = "I", J = "J",
        K = "K", L = "L", M = "M", N = "N", O = "O", P = "P", Q = "Q", R = "R", S = "S", T = "T",
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

/// A tile's print: five rows from north to south, and the number of the house on it.
/// `.` empty, `#` road, `+` bridge, `H` house, `B` beer, `L` lemonade, `S` soft drink.
pub(super) struct Print {
    pub rows: [&'static [u8; 5]; 5],
    pub house: Option<u8>,
}

const fn print(rows: [&'static [u8; 5]; 5], house: u8) -> Print {
    Print { rows, house: if house == 0 { None } else { Some(house) } }
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
];

impl TileId {
    pub(super) fn print(self) -> &'static Print {
        &PRINTS[self.index()]
    }

    /// The number of the house printed on it.
    pub fn house(self) -> Option<u8> {
        self.print().house
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
