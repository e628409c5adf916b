//! The board: tiles laid out, and everything about them that never changes during a game. Computed once and
//! shared by all copies of a game.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::geometry::{Coord, Corner, Dir, Rect};
use super::roads::{Link, Links, Roads, add_link};
use super::routes::RouteBook;
use super::squares::{MAX_TILES, Square, SquareSet};
use super::tile::{TILE, TileId, Turn};
use super::{House, HouseKind, HouseNumber};
use crate::config::Config;
use crate::item::Item;
use crate::rng::{Dice, shuffle};

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

    /// Draws tiles without replacement and turns each at random (B-MAP-1).
    pub(crate) fn deal(config: &Config, dice: &mut impl Dice) -> Self {
        let mut pool = TileId::ALL;
        shuffle(&mut pool, dice);
        let (width, height) = config.map_size();
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

    /// Reads rows of tiles from north to south, each tile a letter and its clockwise turn: `"A0 G90 M0"`.
    pub fn from_rows<S: AsRef<str>>(rows: &[S]) -> Result<Self, String> {
        let mut tiles: Vec<PlacedTile> = Vec::new();
        let mut width = None;
        if rows.is_empty() {
            return Err("a map needs at least one row of tiles".into());
        }
        for (row, text) in rows.iter().enumerate() {
            let mut count = 0;
            for (column, word) in text.as_ref().split_whitespace().enumerate() {
                let (tile, turn) = parse_tile(word)?;
                if tiles.iter().any(|placed| placed.tile == tile) {
                    return Err(format!("tile {tile} is used twice: the box holds one of each (B-MAP-1)"));
                }
                tiles.push(PlacedTile { tile, turn, column: column as i8, row: row as i8 });
                count += 1;
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
        Ok(Layout { tiles })
    }

    /// The rows as text, the inverse of [`Layout::from_rows`].
    pub fn to_rows(&self) -> Vec<String> {
        let mut rows: Vec<String> = Vec::new();
        for placed in &self.tiles {
            while rows.len() <= placed.row as usize {
                rows.push(String::new());
            }
            let row = &mut rows[placed.row as usize];
            if !row.is_empty() {
                row.push(' ');
            }
            row.push_str(placed.tile.id());
            row.push_str(placed.turn.id());
        }
        rows
    }

    /// The tiles by slot.
    pub fn tiles(&self) -> &[PlacedTile] {
        &self.tiles
    }
}

fn parse_tile(word: &str) -> Result<(TileId, Turn), String> {
    let bad = || format!("\"{word}\" is not a tile: write a letter A to T and its turn 0, 90, 180 or 270");
    let letter = word.chars().next().ok_or_else(bad)?;
    let (letter, turn) = word.split_at(letter.len_utf8());
    Ok((TileId::from_id(letter).ok_or_else(bad)?, Turn::from_id(turn).ok_or_else(bad)?))
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

/// What is printed on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareKind {
    /// Nothing: a piece can stand here.
    Empty,
    /// A road.
    Road,
    /// Two roads that pass each other (B-MAP-3).
    Bridge,
    /// A source of drinks.
    Source(Item),
    /// Part of a printed house.
    House,
}

impl SquareKind {
    /// Road or bridge.
    pub const fn is_road(self) -> bool {
        matches!(self, SquareKind::Road | SquareKind::Bridge)
    }
}

/// A printed source of drinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// Where.
    pub square: Square,
    /// Of what.
    pub item: Item,
}

/// A place where a piece of some size fits as far as the print goes: all squares empty, one of them by a road.
#[derive(Clone, Debug)]
pub struct Site {
    /// North-west square.
    pub at: Coord,
    /// All squares.
    pub squares: ArrayVec<Square, 6>,
    /// For 2x2: the corners next to a road, as bits in the order of [`Corner::ALL`].
    pub(crate) corners: u8,
}

/// Sizes of pieces that stand on the map, width and height.
const SHAPES: [(i8, i8); 8] = [(1, 1), (2, 1), (1, 2), (3, 1), (1, 3), (2, 2), (3, 2), (2, 3)];

/// The board.
#[derive(Debug)]
pub struct Board {
    layout: Layout,
    kinds: Vec<SquareKind>,
    neighbours: Vec<[Square; 4]>,
    origin: (i8, i8),
    size: (i8, i8),
    slots: Vec<u8>,
    empty: SquareSet,
    links: Vec<ArrayVec<Link, 4>>,
    blocks: Vec<u8>,
    sources: Vec<Source>,
    sites: [Vec<Site>; SHAPES.len()],
    pub(crate) roads: Roads,
    pub(crate) routes: RouteBook,
}

const NO_SLOT: u8 = u8::MAX;
/// Block of squares through which no mail goes.
const NO_BLOCK: u8 = u8::MAX;

impl Board {
    /// Lays out the tiles.
    pub fn new(layout: Layout) -> Arc<Self> {
        debug_assert!(!layout.tiles.is_empty() && layout.tiles.len() <= MAX_TILES);
        let columns = || layout.tiles.iter().map(|placed| placed.column);
        let rows = || layout.tiles.iter().map(|placed| placed.row);
        let origin = (columns().min().unwrap_or(0), rows().min().unwrap_or(0));
        let size = (columns().max().unwrap_or(0) - origin.0 + 1, rows().max().unwrap_or(0) - origin.1 + 1);
        let mut slots = vec![NO_SLOT; size.0 as usize * size.1 as usize];
        for (slot, placed) in layout.tiles.iter().enumerate() {
            let (column, row) = ((placed.column - origin.0) as usize, (placed.row - origin.1) as usize);
            slots[row * size.0 as usize + column] = slot as u8;
        }

        let mut kinds = Vec::with_capacity(layout.tiles.len() * 25);
        for placed in &layout.tiles {
            for y in 0..TILE as usize {
                for x in 0..TILE as usize {
                    kinds.push(match placed.tile.glyph(placed.turn, x, y) {
                        b'#' => SquareKind::Road,
                        b'+' => SquareKind::Bridge,
                        b'B' => SquareKind::Source(Item::Beer),
                        b'L' => SquareKind::Source(Item::Lemonade),
                        b'S' => SquareKind::Source(Item::SoftDrink),
                        b'H' => SquareKind::House,
                        _ => SquareKind::Empty,
                    });
                }
            }
        }

        let mut board = Board {
            neighbours: Vec::new(),
            origin,
            size,
            slots,
            empty: SquareSet::NONE,
            links: Vec::new(),
            blocks: Vec::new(),
            sources: Vec::new(),
            sites: Default::default(),
            roads: Roads::new(&[], &[]),
            routes: RouteBook::default(),
            layout,
            kinds,
        };
        board.neighbours = board
            .squares()
            .map(|square| {
                Dir::ALL.map(|dir| {
                    let to = board.coord(square).step(dir).and_then(|to| board.square(to));
                    to.unwrap_or(Square::NONE)
                })
            })
            .collect();
        board.roads = Roads::new(&board.kinds, &board.neighbours);
        board.links = board.squares().map(|square| board.find_links(square)).collect();
        board.blocks = board.find_blocks();
        for square in board.squares() {
            match board.kind(square) {
                SquareKind::Empty => board.empty.insert(square),
                SquareKind::Source(item) => board.sources.push(Source { square, item }),
                _ => {}
            }
        }
        for (index, (width, height)) in SHAPES.into_iter().enumerate() {
            board.sites[index] = board.find_sites(width, height);
        }
        board.routes = RouteBook::new(&board);
        Arc::new(board)
    }

    fn find_links(&self, square: Square) -> ArrayVec<Link, 4> {
        let mut links = ArrayVec::new();
        if self.kind(square).is_road() {
            return links;
        }
        for dir in Dir::ALL {
            if let Some(to) = self.neighbour(square, dir)
                && let Some(node) = self.roads.enter(to, dir)
            {
                let stretch = self.roads.stretch_of[usize::from(node)];
                let cost = u8::from(to.tile() != square.tile());
                match links.iter_mut().find(|link: &&mut Link| link.stretch == stretch) {
                    Some(link) => link.cost = link.cost.min(cost),
                    None => links.push(Link { stretch, cost }),
                }
            }
        }
        links
    }

    /// Mailbox blocks: squares joined to each other without crossing a road (B-RUN-2).
    fn find_blocks(&self) -> Vec<u8> {
        let mut blocks = vec![NO_BLOCK; self.kinds.len()];
        let mut count = 0;
        let mut open = Vec::new();
        for start in self.squares() {
            if self.kind(start).is_road() || blocks[start.index()] != NO_BLOCK {
                continue;
            }
            blocks[start.index()] = count;
            open.push(start);
            while let Some(square) = open.pop() {
                for to in self.neighbours[square.index()] {
                    if to != Square::NONE && !self.kind(to).is_road() && blocks[to.index()] == NO_BLOCK {
                        blocks[to.index()] = count;
                        open.push(to);
                    }
                }
            }
            count += 1;
        }
        blocks
    }

    fn find_sites(&self, width: i8, height: i8) -> Vec<Site> {
        let (columns, rows) = (self.width(), self.height());
        let mut sites = Vec::new();
        for y in 0..=rows - height {
            'anchor: for x in 0..=columns - width {
                let at = Coord::new(x + self.origin.0 * TILE, y + self.origin.1 * TILE);
                let mut squares = ArrayVec::new();
                let mut by_road = 0u8;
                for (i, coord) in Rect::new(at, width, height).coords().enumerate() {
                    match self.square(coord) {
                        Some(square) if self.empty.has(square) => {
                            by_road |= u8::from(self.by_road(square)) << i;
                            squares.push(square);
                        }
                        _ => continue 'anchor,
                    }
                }
                if by_road != 0 {
                    sites.push(Site { at, squares, corners: by_road });
                }
            }
        }
        sites
    }

    /// How the tiles lie.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Squares from west to east.
    pub fn width(&self) -> i8 {
        self.size.0 * TILE
    }

    /// Squares from north to south.
    pub fn height(&self) -> i8 {
        self.size.1 * TILE
    }

    /// Column of the westernmost and row of the northernmost square.
    pub fn north_west(&self) -> Coord {
        Coord::new(self.origin.0 * TILE, self.origin.1 * TILE)
    }

    /// The square at these coordinates, if it is on the map.
    #[inline]
    pub fn square(&self, at: Coord) -> Option<Square> {
        let x = i16::from(at.x) - i16::from(self.origin.0) * i16::from(TILE);
        let y = i16::from(at.y) - i16::from(self.origin.1) * i16::from(TILE);
        if x < 0 || y < 0 || x >= i16::from(self.width()) || y >= i16::from(self.height()) {
            return None;
        }
        let (x, y) = (x as usize, y as usize);
        match self.slots[y / 5 * self.size.0 as usize + x / 5] {
            NO_SLOT => None,
            slot => Some(Square(u16::from(slot) * 25 + (y % 5 * 5 + x % 5) as u16)),
        }
    }

    /// The coordinates of a square.
    #[inline]
    pub fn coord(&self, square: Square) -> Coord {
        let placed = self.layout.tiles[usize::from(square.tile())];
        let local = (square.0 % 25) as i8;
        Coord::new(placed.column * TILE + local % TILE, placed.row * TILE + local / TILE)
    }

    /// Every square, by number.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        (0..self.kinds.len() as u16).map(Square)
    }

    /// What is printed on it.
    #[inline]
    pub fn kind(&self, square: Square) -> SquareKind {
        self.kinds[square.index()]
    }

    /// The square next to it.
    #[inline]
    pub fn neighbour(&self, square: Square, dir: Dir) -> Option<Square> {
        let to = self.neighbours[square.index()][dir.index()];
        (to != Square::NONE).then_some(to)
    }

    /// Squares on which nothing is printed.
    #[inline]
    pub(crate) fn printed_empty(&self) -> &SquareSet {
        &self.empty
    }

    /// The roads next to a square.
    #[inline]
    pub(crate) fn links(&self, square: Square) -> &[Link] {
        &self.links[square.index()]
    }

    /// Is it orthogonally next to a road (and no road itself)?
    #[inline]
    pub fn by_road(&self, square: Square) -> bool {
        !self.links[square.index()].is_empty()
    }

    /// The mailbox block of a square, if mail reaches it: a mailbox reaches every house of its block (B-RUN-2).
    pub fn block(&self, at: Coord) -> Option<u8> {
        let block = self.blocks[self.square(at)?.index()];
        (block != NO_BLOCK).then_some(block)
    }

    /// The printed sources of drinks.
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// Places for a piece of this size, in reading order.
    pub fn sites(&self, width: u8, height: u8) -> &[Site] {
        let shape = SHAPES.iter().position(|shape| *shape == (width as i8, height as i8));
        shape.map_or(&[], |index| &self.sites[index])
    }

    /// The place for a piece of this size with this north-west square, if the print allows it.
    pub(crate) fn site(&self, width: u8, height: u8, at: Coord) -> Option<&Site> {
        let sites = self.sites(width, height);
        sites.binary_search_by_key(&at, |site| site.at).ok().map(|index| &sites[index])
    }

    /// Roads that a building on these squares is connected to (B-MAP-6).
    pub(crate) fn links_of(&self, rect: Rect) -> Links {
        let mut links = Links::new();
        for square in rect.coords().filter_map(|coord| self.square(coord)) {
            for link in self.links(square) {
                add_link(&mut links, *link);
            }
        }
        links
    }

    /// The houses printed on the tiles, by number.
    pub(crate) fn printed_houses(&self) -> Vec<House> {
        let mut houses: Vec<House> = Vec::new();
        for square in self.squares().filter(|square| self.kind(*square) == SquareKind::House) {
            let number = self.layout.tiles[usize::from(square.tile())].tile.house().map(HouseNumber::new);
            // Squares come in reading order, so the first square of a house is its north-west one.
            if let Some(number) = number.filter(|number| houses.iter().all(|house| house.number != *number)) {
                let at = self.coord(square);
                let links = self.links_of(Rect::new(at, 2, 2));
                let demand = super::DemandList::new();
                houses.push(House { number, kind: HouseKind::Printed, at, garden: None, demand, links });
            }
        }
        houses.sort_by_key(|house| house.number);
        houses
    }

    /// Does a piece on these squares stand on the tile of `origin` or one of the eight around it?
    pub(crate) fn within_radio(origin: Coord, rect: Rect) -> bool {
        let tile = |value: i8| value.div_euclid(TILE);
        let near = |from: i8, len: i8, centre: i8| {
            let (first, last) = (tile(from), tile(from.saturating_add(len - 1)));
            first <= tile(centre) + 1 && last >= tile(centre) - 1
        };
        near(rect.at.x, rect.width, origin.x) && near(rect.at.y, rect.height, origin.y)
    }

    /// Corner squares next to a road, for a restaurant at a site.
    pub(crate) fn entrances(site: &Site) -> impl Iterator<Item = Corner> + '_ {
        Corner::ALL.into_iter().filter(|corner| site.corners & (1 << corner.index()) != 0)
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.layout == other.layout
    }
}

impl Eq for Board {}

impl std::hash::Hash for Board {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.layout.hash(state);
    }
}
