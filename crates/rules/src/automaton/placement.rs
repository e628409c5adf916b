//! Where The Chain puts its pieces: section 6 of `docs/rules/the-chain.md`. Works on any [`Ground`], so that a map
//! can also be drawn.

use std::ops::Range;

use super::deeds::{Failure, HouseTry, TileTry, Why};
use super::words::Piece;
use crate::map::{Axis, Coord, Corner, Dir, HouseNumber, Lines, Place, Rect, Side, TILE, garden_rect};

/// Tiles of the map The Chain plays on.
pub const TILES: u8 = 9;
/// Tiles in a row of it.
const ROW: u8 = 3;

/// A map as far as placing pieces goes.
pub trait Ground {
    /// Is nothing there? `None` off the map.
    fn is_empty(&self, at: Coord) -> Option<bool>;

    /// Is it a road?
    fn is_road(&self, at: Coord) -> bool;

    /// The Chain's restaurants.
    fn own_restaurants(&self) -> impl Iterator<Item = Coord>;
}

/// The north-west square of a tile.
pub fn tile_corner(tile: u8) -> Coord {
    let index = tile.saturating_sub(1) as i8;
    Coord::new(index % ROW as i8 * TILE, index / ROW as i8 * TILE)
}

/// The squares of a tile.
pub fn tile_rect(tile: u8) -> Rect {
    Rect::new(tile_corner(tile), TILE, TILE)
}

/// The number of the tile a square is on.
pub fn tile_of(at: Coord) -> u8 {
    (at.y.div_euclid(TILE) * ROW as i8 + at.x.div_euclid(TILE) + 1) as u8
}

/// Do two rectangles share a square?
fn overlap(a: Rect, b: Rect) -> bool {
    let along = |a: i8, a_len: i8, b: i8, b_len: i8| {
        i16::from(a) < i16::from(b) + i16::from(b_len) && i16::from(b) < i16::from(a) + i16::from(a_len)
    };
    along(a.at.x, a.width, b.at.x, b.width) && along(a.at.y, a.height, b.at.y, b.height)
}

/// Does a building stand on a tile, with any square?
pub fn stands_on(rect: Rect, tile: u8) -> bool {
    overlap(rect, tile_rect(tile))
}

/// The tiles from a target upwards, once around.
pub fn tiles_from(target: u8) -> impl Iterator<Item = u8> {
    (0..TILES).map(move |step| (target.wrapping_sub(1) + step) % TILES + 1)
}

/// Writes down what was tried, or does not.
pub type Log<'l> = Option<&'l mut Vec<TileTry>>;

fn note(log: &mut Log<'_>, tile: u8, rotated: bool, why: Why, at: Option<Coord>) {
    let Some(log) = log else { return };
    if log.last().is_none_or(|last| last.tile != tile) {
        log.push(TileTry { tile, failures: Vec::new() });
    }
    let Some(last) = log.last_mut() else { return };
    match last.failures.iter_mut().find(|failure| failure.rotated == rotated && failure.why == why) {
        Some(failure) => failure.squares.extend(at),
        None => last.failures.push(Failure { rotated, why, squares: at.into_iter().collect() }),
    }
}

/// Where something goes: the tile that was tried, the north-west square and the orientation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The tile tried.
    pub tile: u8,
    /// North-west square.
    pub at: Coord,
    /// Which of the orientations.
    pub orientation: usize,
}

/// Tries the tiles from the target upwards: lying before upright, rows from the top, squares from the left, hanging over the
/// edges first (A21).
fn search(
    target: u8,
    sizes: &[(i8, i8)],
    mut log: Log<'_>,
    mut test: impl FnMut(u8, usize, Coord) -> Result<(), Why>,
) -> Option<Found> {
    for tile in tiles_from(target) {
        if let Some(found) = scan(tile, sizes, &mut log, &mut test) {
            return Some(found);
        }
    }
    None
}

/// Tries one tile.
fn scan(
    tile: u8,
    sizes: &[(i8, i8)],
    log: &mut Log<'_>,
    test: &mut impl FnMut(u8, usize, Coord) -> Result<(), Why>,
) -> Option<Found> {
    let corner = tile_corner(tile);
    for (orientation, (width, height)) in sizes.iter().enumerate() {
        for y in corner.y - height + 1..corner.y + TILE {
            for x in corner.x - width + 1..corner.x + TILE {
                let at = Coord::new(x, y);
                match test(tile, orientation, at) {
                    Ok(()) => return Some(Found { tile, at, orientation }),
                    Err(why) => note(log, tile, orientation > 0, why, Some(at)),
                }
            }
        }
    }
    None
}

fn all_empty(ground: &impl Ground, mut squares: impl Iterator<Item = Coord>) -> Result<(), Why> {
    let mut result = Ok(());
    // A square off the map counts before a square that is taken.
    for at in &mut squares {
        match ground.is_empty(at) {
            None => return Err(Why::OffMap),
            Some(false) => result = Err(Why::NotEmpty),
            Some(true) => {}
        }
    }
    result
}

fn by_road(ground: &impl Ground, at: Coord) -> bool {
    Dir::ALL.into_iter().filter_map(|dir| at.step(dir)).any(|next| ground.is_road(next))
}

fn any_by_road(ground: &impl Ground, mut squares: impl Iterator<Item = Coord>) -> Result<(), Why> {
    if squares.any(|at| by_road(ground, at)) { Ok(()) } else { Err(Why::NotByRoad) }
}

/// Lying and upright.
fn both_ways(width: i8, height: i8) -> ([(i8, i8); 2], usize) {
    let lying = (width.max(height), width.min(height));
    ([lying, (lying.1, lying.0)], if width == height { 1 } else { 2 })
}

/// Empty squares, one of them next to a road.
fn piece(ground: &impl Ground, rect: Rect) -> Result<(), Why> {
    all_empty(ground, rect.coords())?;
    any_by_road(ground, rect.coords())
}

/// A coffee shop: next to a road, on a tile without one.
pub fn coffee_shop(ground: &impl Ground, target: u8, shops: &[Coord], log: Log<'_>) -> Option<Found> {
    search(target, &[(1, 1)], log, |_, _, at| {
        piece(ground, Rect::new(at, 1, 1))?;
        let grid = |at: Coord| (at.x.div_euclid(TILE), at.y.div_euclid(TILE));
        if shops.iter().any(|shop| grid(*shop) == grid(at)) { Err(Why::CoffeeShop) } else { Ok(()) }
    })
}

/// A billboard, mailbox or radio of this size: next to a road, and in reach of a house.
pub fn campaign(
    ground: &impl Ground,
    target: u8,
    (width, height): (u8, u8),
    log: Log<'_>,
    reaches: impl Fn(Place) -> bool,
) -> Option<(u8, Place)> {
    let (sizes, ways) = both_ways(width as i8, height as i8);
    let found = search(target, &sizes[..ways], log, |_, orientation, at| {
        let (width, height) = sizes[orientation];
        piece(ground, Rect::new(at, width, height))?;
        if reaches(Place::Board { at, rotated: orientation > 0 }) { Ok(()) } else { Err(Why::ReachesNoHouse) }
    })?;
    Some((found.tile, Place::Board { at: found.at, rotated: found.orientation > 0 }))
}

/// An airplane over so many of the rows of the map: at the left-hand end, where nothing is in the way, over a house that
/// stands on the tile (A15).
pub fn airplane(
    rows: Range<i8>,
    lines: u8,
    target: u8,
    houses: &[Rect],
    mut log: Log<'_>,
    free: impl Fn(Lines) -> bool,
) -> Option<(u8, Place)> {
    for tile in tiles_from(target) {
        let top = tile_corner(tile).y;
        for first in top - lines as i8 + 1..top + TILE {
            let place = Lines { axis: Axis::Row, first };
            let why = if first < rows.start || first + lines as i8 > rows.end {
                Why::OffMap
            } else if !free(place) {
                Why::NotEmpty
            } else if houses.iter().any(|house| stands_on(*house, tile) && house.in_lines(place, lines)) {
                return Some((tile, Place::Lines { lines: place, side: None }));
            } else {
                Why::ReachesNoHouse
            };
            note(&mut log, tile, false, why, Some(Coord::new(0, first)));
        }
    }
    None
}

/// A new house with its garden: the footprint's north-west square and the side of the garden.
pub fn house(ground: &impl Ground, target: u8, log: Log<'_>) -> Option<(u8, Coord, Side)> {
    let sizes = [(3, 2), (2, 3)];
    let found = search(target, &sizes, log, |_, orientation, at| {
        let (width, height) = sizes[orientation];
        piece(ground, Rect::new(at, width, height))
    })?;
    // Which end the garden lies at has no effect; the printed piece has it on the right, turned clockwise below.
    Some((found.tile, found.at, if found.orientation == 0 { Side::East } else { Side::South }))
}

/// A restaurant: a corner next to a road, and no tile it touches has another restaurant of The Chain (A23). `allowed`
/// says which tiles may be tried at all.
pub fn restaurant(
    ground: &impl Ground,
    target: u8,
    mut log: Log<'_>,
    allowed: impl Fn(u8) -> bool,
) -> Option<(u8, Coord, Corner)> {
    let touches = |rect: Rect, tile: u8| stands_on(rect, tile);
    let taken: Vec<u8> = (1..=TILES)
        .filter(|tile| ground.own_restaurants().any(|at| touches(Rect::new(at, 2, 2), *tile)))
        .collect();
    for tile in tiles_from(target) {
        if !allowed(tile) {
            note(&mut log, tile, false, Why::NothingToConnect, None);
            continue;
        }
        let found = scan(tile, &[(2, 2)], &mut log, &mut |_, _, at| {
            let rect = Rect::new(at, 2, 2);
            piece(ground, rect)?;
            let blocked = taken.iter().any(|tile| touches(rect, *tile));
            if blocked { Err(Why::OwnRestaurant) } else { Ok(()) }
        });
        if let Some(found) = found {
            return Some((tile, found.at, entrance(ground, found.at, tile)));
        }
    }
    None
}

/// The corner facing the centre of the tile if it is next to a road, else the usable corner nearest that centre, then in
/// reading order.
fn entrance(ground: &impl Ground, at: Coord, tile: u8) -> Corner {
    let corner = tile_corner(tile);
    let centre = Coord::new(corner.x + TILE / 2, corner.y + TILE / 2);
    let distance = |corner: Corner| {
        let square = corner.of(at);
        let (dx, dy) = (i32::from(square.x - centre.x), i32::from(square.y - centre.y));
        dx * dx + dy * dy
    };
    let usable = Corner::ALL.into_iter().filter(|corner| by_road(ground, corner.of(at)));
    // The corner facing the centre is the nearest of all, so one comparison settles both.
    usable.min_by_key(|corner| distance(*corner)).unwrap_or(Corner::NorthWest)
}

/// A house as far as gardens go: number, north-west square, may it take one?
pub type GardenHouse = (HouseNumber, Coord, bool);

/// Houses from a number upwards in dinner order, then from the lowest (A24).
fn from_house<T>(
    houses: &[T],
    start: HouseNumber,
    number: impl Fn(&T) -> HouseNumber,
) -> impl Iterator<Item = &T> {
    let split = houses.iter().position(|house| number(house) >= start).unwrap_or(houses.len());
    houses[split..].iter().chain(&houses[..split])
}

/// A garden for the first house possible from `start` on: above, below, left, right. Houses come in dinner order.
pub fn garden(
    ground: &impl Ground,
    houses: &[GardenHouse],
    start: HouseNumber,
    mut log: Option<&mut Vec<HouseTry>>,
) -> Option<(HouseNumber, Side)> {
    for (number, at, takes) in from_house(houses, start, |house| house.0) {
        if *takes {
            let sides = [Side::North, Side::South, Side::West, Side::East];
            let side =
                sides.into_iter().find(|side| all_empty(ground, garden_rect(*at, *side).coords()).is_ok());
            if let Some(side) = side {
                return Some((*number, side));
            }
        }
        if let Some(log) = &mut log {
            let why = if *takes { Why::NoRoom } else { Why::NoGardenAllowed };
            log.push(HouseTry { house: *number, why });
        }
    }
    None
}

/// A piece's orientations: lying before upright, printed first, then clockwise; mirrored ones last if they count (A22).
pub fn orientations(piece: Piece, mirror: bool) -> Vec<Vec<(i8, i8)>> {
    let normal = |cells: &[(i8, i8)]| -> Vec<(i8, i8)> {
        let top = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
        let left = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
        let mut cells: Vec<(i8, i8)> = cells.iter().map(|(y, x)| (y - top, x - left)).collect();
        cells.sort_unstable();
        cells
    };
    let mut all: Vec<Vec<(i8, i8)>> = Vec::new();
    for mirrored in 0..=u8::from(mirror) {
        let mut cells: Vec<(i8, i8)> =
            piece.cells().iter().map(|(y, x)| (*y, if mirrored == 0 { *x } else { -x })).collect();
        for _ in 0..4 {
            let shape = normal(&cells);
            if !all.contains(&shape) {
                all.push(shape);
            }
            cells = cells.iter().map(|(y, x)| (*x, -y)).collect(); // a quarter clockwise
        }
    }
    all.sort_by_key(|cells| {
        let (width, height) = extent(cells);
        width < height // stable: lying ones keep their order
    });
    all
}

/// Width and height.
fn extent(cells: &[(i8, i8)]) -> (i8, i8) {
    let width = cells.iter().map(|cell| cell.1).max().unwrap_or(0) + 1;
    let height = cells.iter().map(|cell| cell.0).max().unwrap_or(0) + 1;
    (width, height)
}

fn squares_at(cells: &[(i8, i8)], at: Coord) -> impl Iterator<Item = Coord> + '_ {
    cells.iter().map(move |(y, x)| Coord::new(at.x + x, at.y + y))
}

/// Where the two ends of a road point: beyond each end square, away from its neighbour.
fn arrows(cells: &[(i8, i8)]) -> impl Iterator<Item = (i8, i8)> + '_ {
    cells.iter().filter_map(move |(y, x)| {
        let mut beside = cells.iter().filter(|(v, u)| (v - y).abs() + (u - x).abs() == 1);
        match (beside.next(), beside.next()) {
            (Some((v, u)), None) => Some((2 * y - v, 2 * x - u)),
            _ => None,
        }
    })
}

/// A road: one of its ends points at a road or at an entrance of The Chain.
pub fn road(
    ground: &impl Ground,
    target: u8,
    piece: Piece,
    entrances: &[Coord],
    log: Log<'_>,
) -> Option<(u8, Vec<Coord>)> {
    let shapes = orientations(piece, false);
    let sizes: Vec<(i8, i8)> = shapes.iter().map(|cells| extent(cells)).collect();
    let found = search(target, &sizes, log, |tile, orientation, at| {
        let cells = &shapes[orientation];
        if !squares_at(cells, at).any(|square| stands_on(Rect::new(square, 1, 1), tile)) {
            return Err(Why::BesideTile);
        }
        all_empty(ground, squares_at(cells, at))?;
        let joins = arrows(cells).any(|(y, x)| {
            let end = Coord::new(at.x + x, at.y + y);
            ground.is_road(end) || entrances.contains(&end)
        });
        if joins { Ok(()) } else { Err(Why::JoinsNothing) }
    })?;
    Some((found.tile, squares_at(&shapes[found.orientation], found.at).collect()))
}

/// A park for the first house possible from `start` on: touching the house or its garden and a road, by orientation,
/// then in reading order over the map (A22, A24, A25).
pub fn park(
    ground: &impl Ground,
    houses: &[(HouseNumber, Rect)],
    start: HouseNumber,
    piece: Piece,
) -> Option<(HouseNumber, Vec<Coord>)> {
    let shapes = orientations(piece, true);
    for (number, rect) in from_house(houses, start, |house| house.0) {
        for cells in &shapes {
            let (width, height) = extent(cells);
            for y in rect.at.y - height..=rect.at.y + rect.height {
                for x in rect.at.x - width..=rect.at.x + rect.width {
                    let squares = || squares_at(cells, Coord::new(x, y));
                    let beside = squares().any(|square| Rect::new(square, 1, 1).touches(*rect));
                    if beside && all_empty(ground, squares()).and(any_by_road(ground, squares())).is_ok() {
                        return Some((*number, squares().collect()));
                    }
                }
            }
        }
    }
    None
}
