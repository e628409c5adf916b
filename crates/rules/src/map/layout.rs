//! Which tile lies where.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::geometry::Coord;
use super::tile::{TILE, TileId, Turn};
use crate::config::Config;
use crate::rng::{Dice, shuffle};

/// The most rows and columns a map can have, so that every square has its coordinates.
pub(super) const MOST_LINES: usize = 24;
/// A place of the grid without a tile.
const HOLE: &str = "--";

/// A tile and how it is turned, as in `C90`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub struct TurnedTile {
    /// Which tile.
    pub tile: TileId,
    /// How it is turned.
    pub turn: Turn,
}

impl std::fmt::Display for TurnedTile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.tile, self.turn)
    }
}

impl std::str::FromStr for TurnedTile {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        parse_tile(text).map(|(tile, turn)| TurnedTile { tile, turn })
    }
}

impl TryFrom<String> for TurnedTile {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<TurnedTile> for String {
    fn from(tile: TurnedTile) -> String {
        tile.to_string()
    }
}

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlacedTile {
    /// Which tile.
    pub tile: TileId,
    /// How it is turned.
    pub turn: Turn,
    /// Its column in tiles.
    pub column: i8,
    /// Its row in tiles.
    pub row: i8,
}

/// Which tile lies where. A grid with holes is allowed, so that maps can grow.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<String>"))]
pub struct Layout {
    tiles: Vec<PlacedTile>,
}

impl Layout {
    /// The map that a seed deals.
    pub fn of_seed(config: &Config, seed: u64) -> Self {
        Self::deal(config, &mut crate::rng::Rng::new(seed).open())
    }

    /// Draws tiles without replacement and turns each at random (B-MAP-1, K-DIST-1).
    pub(crate) fn deal(config: &Config, dice: &mut impl Dice) -> Self {
        let (width, height) = config.map_size();
        let mut pool: Vec<TileId> = config.tile_pool().collect();
        shuffle(&mut pool, dice);
        config.force_tiles(&mut pool, usize::from(width) * usize::from(height), dice);
        let mut pool = pool.into_iter();
        let mut tiles = Vec::with_capacity(usize::from(width) * usize::from(height));
        for row in 0..height as i8 {
            for column in 0..width as i8 {
                if let Some(tile) = pool.next() {
                    let turn = Turn::ALL[dice.below(4) as usize];
                    tiles.push(PlacedTile { tile, turn, column, row });
                }
            }
        }
        Layout { tiles }
    }

    /// Reads rows of tiles from north to south, each tile a letter and its clockwise turn: `"A0 G90 M0"`, `--` for a place
    /// without one. The grid is the smallest rectangle that holds all tiles.
    pub fn from_rows<S: AsRef<str>>(rows: &[S]) -> Result<Self, String> {
        let mut tiles: Vec<PlacedTile> = Vec::new();
        let mut width = None;
        if rows.is_empty() {
            return Err("a map needs at least one row of tiles".into());
        }
        if rows.len() > MOST_LINES {
            return Err(format!("a map has up to {MOST_LINES} rows of tiles, not {}", rows.len()));
        }
        for (row, text) in rows.iter().enumerate() {
            let mut count = 0;
            for (column, word) in text.as_ref().split_whitespace().enumerate() {
                if column >= MOST_LINES {
                    return Err(format!("row {row} has more than {MOST_LINES} tiles"));
                }
                count += 1;
                if word == HOLE {
                    continue;
                }
                let (tile, turn) = parse_tile(word)?;
                if tiles.iter().any(|placed| placed.tile == tile) {
                    return Err(format!("tile {tile} is used twice: the box holds one of each (B-MAP-1)"));
                }
                tiles.push(PlacedTile { tile, turn, column: column as i8, row: row as i8 });
            }
            if count == 0 {
                return Err(format!("row {row} has no tiles"));
            }
            if *width.get_or_insert(count) != count {
                return Err(format!(
                    "row {row} has {count} tiles, the rows before it {}: the map is a rectangle (B-MAP-1)",
                    width.unwrap_or(0)
                ));
            }
        }
        let layout = Layout { tiles };
        layout.check_shape(width.unwrap_or(0), rows.len())?;
        Ok(layout)
    }

    /// No empty lines at the edges, and no tile apart from the others (K-LOB-30).
    fn check_shape(&self, width: usize, height: usize) -> Result<(), String> {
        let all = |test: &dyn Fn(&PlacedTile) -> bool| !self.tiles.iter().any(test);
        let (last_column, last_row) = (width as i8 - 1, height as i8 - 1);
        if all(&|it| it.row == 0)
            || all(&|it| it.row == last_row)
            || all(&|it| it.column == 0)
            || all(&|it| it.column == last_column)
        {
            return Err("the outermost rows and columns of a map have a tile each".into());
        }
        let mut joined = vec![self.tiles[0]];
        let mut next = 0;
        while next < joined.len() {
            let here = joined[next];
            next += 1;
            let beside = |it: &&PlacedTile| (it.column - here.column).abs() + (it.row - here.row).abs() == 1;
            let found: Vec<PlacedTile> =
                self.tiles.iter().filter(beside).filter(|it| !joined.contains(it)).copied().collect();
            joined.extend(found);
        }
        if joined.len() < self.tiles.len() {
            return Err("every tile of a map lies against another (K-LOB-30)".into());
        }
        Ok(())
    }

    /// The rows as text, the inverse of [`Layout::from_rows`].
    pub fn to_rows(&self) -> Vec<String> {
        let ((west, north), (columns, rows)) = (self.origin(), self.size());
        let word = |column: i8, row: i8| {
            let here = |placed: &&PlacedTile| (placed.column, placed.row) == (column, row);
            self.tiles.iter().find(here).map_or_else(|| HOLE.to_string(), PlacedTile::to_string)
        };
        let row = |row: i8| (0..columns).map(|column| word(west + column, north + row)).collect::<Vec<_>>();
        (0..rows).map(|at| row(at).join(" ")).collect()
    }

    /// Column of the westernmost and row of the northernmost tile.
    pub fn origin(&self) -> (i8, i8) {
        let column = self.tiles.iter().map(|placed| placed.column).min().unwrap_or(0);
        let row = self.tiles.iter().map(|placed| placed.row).min().unwrap_or(0);
        (column, row)
    }

    /// Columns and rows.
    pub fn size(&self) -> (i8, i8) {
        let (west, north) = self.origin();
        let east = self.tiles.iter().map(|placed| placed.column).max().unwrap_or(0);
        let south = self.tiles.iter().map(|placed| placed.row).max().unwrap_or(0);
        (east - west + 1, south - north + 1)
    }

    /// Is every place of the grid taken?
    pub fn is_rectangle(&self) -> bool {
        let (columns, rows) = self.size();
        self.tiles.len() == columns as usize * rows as usize
    }

    /// Is this how a map is written: from its corner, in reading order?
    pub(crate) fn is_as_written(&self) -> bool {
        self.origin() == (0, 0) && self.tiles.is_sorted_by_key(|it| (it.row, it.column))
    }

    /// A map of these tiles, which have their slots in this order.
    pub(crate) fn of_tiles(tiles: Vec<PlacedTile>) -> Result<Layout, String> {
        let layout = Layout { tiles };
        let most = MOST_LINES as i8;
        let inside =
            |it: &PlacedTile| (-most..=most).contains(&it.column) && (-most..=most).contains(&it.row);
        if layout.tiles.is_empty() || !layout.tiles.iter().all(inside) {
            return Err("a map has tiles, and none of them far away".into());
        }
        for (i, one) in layout.tiles.iter().enumerate() {
            let same = |it: &PlacedTile| it.tile == one.tile || (it.column, it.row) == (one.column, one.row);
            if layout.tiles[..i].iter().any(same) {
                return Err(format!("tile {} lies twice, or where another does", one.tile));
            }
        }
        let (width, height) = layout.size();
        if width > most || height > most {
            return Err("the map is too long".into());
        }
        layout.counted_from_corner().check_shape(width as usize, height as usize)?;
        Ok(layout)
    }

    /// Can a tile be added at this place of the grid: free, against another tile, and not too far away (K-LOB-30)?
    pub fn takes_tile(&self, column: i8, row: i8) -> bool {
        let most = MOST_LINES as i8;
        let ((west, north), (width, height)) = (self.origin(), self.size());
        let fits = |at: i8, from: i8, len: i8| {
            (-most..=most).contains(&at) && at.max(from + len - 1) - at.min(from) < most
        };
        let beside = |it: &PlacedTile| (it.column - column).abs() + (it.row - row).abs() == 1;
        fits(column, west, width)
            && fits(row, north, height)
            && self.tile_at(column, row).is_none()
            && self.tiles.iter().any(beside)
    }

    /// The same tiles as a map that begins at its north-west corner, in reading order.
    pub(crate) fn counted_from_corner(&self) -> Layout {
        let (west, north) = self.origin();
        let moved = |it: &PlacedTile| PlacedTile { column: it.column - west, row: it.row - north, ..*it };
        let mut tiles: Vec<PlacedTile> = self.tiles.iter().map(moved).collect();
        tiles.sort_by_key(|it| (it.row, it.column));
        Layout { tiles }
    }

    /// One tile more (K-LOB-30); it gets the next slot.
    pub(crate) fn with(&self, tile: PlacedTile) -> Layout {
        let mut tiles = self.tiles.clone();
        tiles.push(tile);
        Layout { tiles }
    }

    /// The tile at a place of the grid.
    pub fn tile_at(&self, column: i8, row: i8) -> Option<&PlacedTile> {
        self.tiles.iter().find(|it| (it.column, it.row) == (column, row))
    }

    /// The tiles by slot.
    pub fn tiles(&self) -> &[PlacedTile] {
        &self.tiles
    }
}

pub(crate) fn parse_tile(word: &str) -> Result<(TileId, Turn), String> {
    let bad = || format!("\"{word}\" is not a tile: write a letter A to Z and its turn 0, 90, 180 or 270");
    let letter = word.chars().next().ok_or_else(bad)?;
    let (letter, turn) = word.split_at(letter.len_utf8());
    Ok((TileId::from_id(letter).ok_or_else(bad)?, Turn::from_id(turn).ok_or_else(bad)?))
}

impl std::fmt::Display for PlacedTile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.tile, self.turn)
    }
}

impl PlacedTile {
    /// Its north-west square.
    pub const fn corner(&self) -> Coord {
        Coord::new(self.column * TILE, self.row * TILE)
    }
}

impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_rows().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Layout::from_rows(&Vec::<String>::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}
