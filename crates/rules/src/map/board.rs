//! The board: tiles laid out, and everything about them that never changes during a game. Computed once and
//! shared by all copies of a game.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::geometry::{Coord, Corner, Dir, Rect};
use super::layout::{Layout, PlacedTile};
use super::pieces::{BuiltRoad, Offramp, Park};
use super::roads::{Link, Links, MOST_STRETCHES, Node, Roads, add_link};
use super::routes::RouteBook;
use super::squares::{MAX_TILES, Square, SquareSet};
use super::tile::TILE;
use super::{House, HouseKind, HouseNumber, Side, garden_rect};
use crate::config::{MailCut, RoadworksReach, RuleOptions};
use crate::item::Item;

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
    /// Part of a printed garden (K-DIST-4).
    Garden,
    /// Part of a park, printed or laid (K-LOB-20).
    Park,
    /// A road under construction: no road yet (K-LOB-8).
    Works,
}

impl SquareKind {
    /// Road or bridge.
    pub const fn is_road(self) -> bool {
        matches!(self, SquareKind::Road | SquareKind::Bridge)
    }
}

/// What lobbyists and rural marketeers have added to a map, besides tiles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Additions {
    /// Roads, in the order they were laid.
    pub roads: Vec<BuiltRoad>,
    /// Parks, in the order they were laid.
    pub parks: Vec<Park>,
    /// Offramps, in the order they were placed.
    pub offramps: Vec<Offramp>,
    /// Squares with a roadworks marker, in reading order (K-LOB-7).
    pub roadworks: Vec<Coord>,
    /// Roads under construction do not cut mailbox blocks yet (OPT-MAILCUT).
    pub mail_passes_works: bool,
    /// Roadworks count for every range by road (OPT-ROADWORKS).
    pub works_slow_ranges: bool,
}

impl Additions {
    /// None at all?
    pub fn is_empty(&self) -> bool {
        self.roads.is_empty()
            && self.parks.is_empty()
            && self.offramps.is_empty()
            && self.roadworks.is_empty()
    }

    /// What an option of the rules makes of them.
    pub(crate) fn read_as(mut self, options: &RuleOptions) -> Additions {
        self.mail_passes_works = options.mail_cut == MailCut::Open;
        self.works_slow_ranges = options.roadworks == RoadworksReach::Ranges;
        self
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
    added: Additions,
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
    /// Squares with a roadworks marker.
    works: SquareSet,
    /// The ways from the rural area onto roads: one for each offramp and stretch (K-RURAL-6).
    rural_links: Vec<Link>,
    /// Are there parks at all?
    has_parks: bool,
}

const NO_SLOT: u8 = u8::MAX;
/// Block of squares through which no mail goes.
const NO_BLOCK: u8 = u8::MAX;

impl Board {
    /// Lays out the tiles.
    pub fn new(layout: Layout) -> Arc<Self> {
        Board::grown(layout, Additions::default())
    }

    /// Lays out the tiles and what was added to them. Whatever is not on the map is left out.
    pub fn grown(layout: Layout, added: Additions) -> Arc<Self> {
        debug_assert!(!layout.tiles().is_empty() && layout.tiles().len() <= MAX_TILES);
        let (origin, size) = (layout.origin(), layout.size());
        let mut slots = vec![NO_SLOT; size.0 as usize * size.1 as usize];
        for (slot, placed) in layout.tiles().iter().enumerate() {
            let (column, row) = ((placed.column - origin.0) as usize, (placed.row - origin.1) as usize);
            slots[row * size.0 as usize + column] = slot as u8;
        }

        let mut kinds = Vec::with_capacity(layout.tiles().len() * 25);
        for placed in layout.tiles() {
            for y in 0..TILE as usize {
                for x in 0..TILE as usize {
                    kinds.push(match placed.tile.glyph(placed.turn, x, y) {
                        b'#' => SquareKind::Road,
                        b'+' => SquareKind::Bridge,
                        b'B' => SquareKind::Source(Item::Beer),
                        b'L' => SquareKind::Source(Item::Lemonade),
                        b'S' => SquareKind::Source(Item::SoftDrink),
                        b'H' | b'h' | b'A' => SquareKind::House,
                        b'G' => SquareKind::Garden,
                        b'P' => SquareKind::Park,
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
            roads: Roads::new(&[], &[], None, false),
            routes: RouteBook::default(),
            works: SquareSet::NONE,
            rural_links: Vec::new(),
            has_parks: false,
            layout,
            added,
            kinds,
        };
        board.lay_pieces();
        board.neighbours = board
            .squares()
            .map(|square| {
                Dir::ALL.map(|dir| {
                    let to = board.coord(square).step(dir).and_then(|to| board.square(to));
                    to.unwrap_or(Square::NONE)
                })
            })
            .collect();
        board.roads =
            Roads::new(&board.kinds, &board.neighbours, board.works(), board.added.works_slow_ranges);
        debug_assert!(board.roads.stretches() <= MOST_STRETCHES);
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
        board.rural_links = board.find_rural_links();
        Arc::new(board)
    }

    /// What was laid on empty squares changes what they are.
    fn lay_pieces(&mut self) {
        let mut laid: Vec<(Coord, SquareKind)> = Vec::new();
        for BuiltRoad { road, under_construction } in &self.added.roads {
            let kind = if *under_construction { SquareKind::Works } else { SquareKind::Road };
            laid.extend(road.squares().iter().map(|at| (*at, kind)));
        }
        for park in &self.added.parks {
            laid.extend(park.squares().iter().map(|at| (*at, SquareKind::Park)));
        }
        for (at, kind) in laid {
            if let Some(square) = self.square(at) {
                self.kinds[square.index()] = kind;
            }
        }
        let works: Vec<Square> = self.added.roadworks.iter().filter_map(|at| self.square(*at)).collect();
        self.works.insert_all(&works);
        self.has_parks = self.kinds.contains(&SquareKind::Park);
    }

    /// An offramp leads onto every road square it touches, over the edge of the map.
    fn find_rural_links(&self) -> Vec<Link> {
        let mut links: Vec<Link> = Vec::new();
        for (node, cost) in self.rural_nodes() {
            let link = Link { stretch: self.roads.stretch_of[usize::from(node)], cost };
            if !links.contains(&link) {
                links.push(link);
            }
        }
        links
    }

    /// The road nodes an offramp touches, and what it costs to get there (K-RURAL-6).
    pub(crate) fn rural_nodes(&self) -> impl Iterator<Item = (Node, u8)> + '_ {
        let beside = |at: Coord| Dir::ALL.into_iter().filter_map(move |dir| Some((at.step(dir)?, dir)));
        let squares = self.added.offramps.iter().flat_map(Offramp::squares);
        let onto = squares.flat_map(beside).filter_map(|(at, dir)| self.roads.enter(self.square(at)?, dir));
        onto.map(|node| (node, 1))
    }

    /// The road nodes next to a square that is no road itself, and what it costs to get there.
    pub(crate) fn nodes_by(&self, square: Square) -> impl Iterator<Item = (Node, u8)> + '_ {
        Dir::ALL.into_iter().filter_map(move |dir| {
            let to = self.neighbour(square, dir)?;
            let node = self.roads.enter(to, dir)?;
            Some((node, u8::from(to.tile() != square.tile())))
        })
    }

    fn find_links(&self, square: Square) -> ArrayVec<Link, 4> {
        let mut links = ArrayVec::new();
        if self.kind(square).is_road() {
            return links;
        }
        for (node, cost) in self.nodes_by(square) {
            let stretch = self.roads.stretch_of[usize::from(node)];
            match links.iter_mut().find(|link: &&mut Link| link.stretch == stretch) {
                Some(link) => link.cost = link.cost.min(cost),
                None => links.push(Link { stretch, cost }),
            }
        }
        links
    }

    /// Mailbox blocks: squares joined to each other without crossing a road (B-RUN-2), open or not (K-LOB-8).
    fn find_blocks(&self) -> Vec<u8> {
        let cuts = |square: Square| {
            let kind = self.kind(square);
            kind.is_road() || kind == SquareKind::Works && !self.added.mail_passes_works
        };
        let mut blocks = vec![NO_BLOCK; self.kinds.len()];
        let mut count = 0;
        let mut open = Vec::new();
        for start in self.squares() {
            if cuts(start) || blocks[start.index()] != NO_BLOCK {
                continue;
            }
            blocks[start.index()] = count;
            open.push(start);
            while let Some(square) = open.pop() {
                for to in self.neighbours[square.index()] {
                    if to != Square::NONE && !cuts(to) && blocks[to.index()] == NO_BLOCK {
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

    /// What was added to the tiles.
    pub fn added(&self) -> &Additions {
        &self.added
    }

    /// Squares with a roadworks marker, if there are any.
    #[inline]
    pub(crate) fn works(&self) -> Option<&SquareSet> {
        if self.added.roadworks.is_empty() { None } else { Some(&self.works) }
    }

    /// What stepping onto a road square costs a buyer besides a border (OPT-ROADWORKS).
    #[inline]
    pub(crate) fn slows_buyers(&self, square: Square) -> u8 {
        u8::from(self.added.works_slow_ranges && self.works.has(square))
    }

    /// The ways from the rural area onto roads.
    pub(crate) fn rural_links(&self) -> &[Link] {
        &self.rural_links
    }

    /// Are there parks at all?
    #[inline]
    pub(crate) const fn has_parks(&self) -> bool {
        self.has_parks
    }

    /// Is a square of the rectangle orthogonally next to a park (K-LOB-20)?
    pub(crate) fn by_park(&self, rect: Rect) -> bool {
        let park = |square: Square| {
            self.neighbours[square.index()]
                .into_iter()
                .any(|to| to != Square::NONE && self.kind(to) == SquareKind::Park)
        };
        rect.coords().filter_map(|at| self.square(at)).any(park)
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
        let placed = self.layout.tiles()[usize::from(square.tile())];
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
        for placed in self.layout.tiles() {
            houses.extend(self.houses_of(placed));
        }
        houses.sort_by_key(|house| house.number);
        houses
    }

    /// The houses printed on one tile.
    pub(crate) fn houses_of(&self, placed: &PlacedTile) -> impl Iterator<Item = House> + use<'_> {
        let placed = *placed;
        placed.tile.houses().iter().filter_map(move |(letter, number)| {
            // Squares come in reading order, so the first square of a house is its north-west one.
            let mut squares = Rect::new(Coord::new(0, 0), TILE, TILE).coords();
            let first =
                squares.find(|at| placed.tile.glyph(placed.turn, at.x as usize, at.y as usize) == *letter)?;
            let at = first.moved(placed.corner());
            let is_garden = |at: Coord| self.square(at).is_some_and(|it| self.kind(it) == SquareKind::Garden);
            let garden = Side::ALL.into_iter().find(|side| garden_rect(at, *side).coords().all(is_garden));
            let (kind, garden) = match letter {
                b'A' => (HouseKind::Apartment, None),
                _ if garden.is_some() => (HouseKind::Gardened, garden),
                _ => (HouseKind::Printed, None),
            };
            Some(self.house(*number, kind, at, garden))
        })
    }

    /// The rural area, as a house that wants nothing (K-RURAL-5).
    pub(crate) fn rural_area(&self) -> House {
        self.house(HouseNumber::RURAL, HouseKind::Rural, Coord::new(0, 0), None)
    }

    fn house(&self, number: HouseNumber, kind: HouseKind, at: Coord, garden: Option<Side>) -> House {
        let mut house =
            House { number, kind, at, garden, demand: super::DemandList::new(), links: Links::new() };
        house.links = self.links_of(house.rect());
        house
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
        self.layout == other.layout && self.added == other.added
    }
}

impl Eq for Board {}

impl std::hash::Hash for Board {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.layout.hash(state);
        self.added.hash(state);
    }
}
