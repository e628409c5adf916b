//! The map: tiles, squares, roads, sources of drinks, and where pieces can stand.

mod board;
mod demand;
mod geometry;
mod house;
mod layout;
mod pieces;
mod roads;
mod routes;
mod squares;
mod tile;

pub use board::{Additions, Board, Site, Source, SquareKind};
pub use demand::DemandList;
pub use geometry::{Axis, Coord, Corner, Dir, Lines, Place, Rect, Side};
pub use house::{Demand, House, HouseKind, HouseNumber};
pub(crate) use house::{MOST_DEMAND, PLAIN_DEMAND, building_in, garden_rect, with_garden};
pub use layout::{Layout, PlacedTile, TurnedTile};
pub use pieces::{
    BuiltRoad, OFFRAMPS, Offramp, Park, ParkPiece, PieceSquares, Road, RoadPiece, Written, WrittenOfframp,
};
pub use roads::{Link, Links};
pub(crate) use roads::{MOST_STRETCHES, NO_NODE, Node, UNREACHABLE};
pub(crate) use routes::{Found, SourceMask, parse_path};
pub use routes::{Haul, Route};
pub use squares::{Square, SquareSet};
pub use tile::{TILE, TileId, Turn};
