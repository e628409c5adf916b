//! The map: tiles, squares, roads, sources of drinks, and where pieces can stand.

mod board;
mod geometry;
mod house;
mod roads;
mod routes;
mod squares;
mod tile;

pub use board::{Board, Layout, PlacedTile, Site, Source, SquareKind};
pub use geometry::{Axis, Coord, Corner, Dir, Lines, Place, Rect, Side};
pub use house::{Demand, DemandList, House, HouseKind, HouseNumber};
pub(crate) use house::{MOST_DEMAND, PLAIN_DEMAND, building_in, garden_rect, with_garden};
pub use roads::{Link, Links};
pub(crate) use roads::{NO_NODE, Node, UNREACHABLE};
pub(crate) use routes::{Found, SourceMask, parse_path};
pub use routes::{Haul, Route};
pub use squares::{Square, SquareSet};
pub use tile::{TILE, TileId, Turn};
