//! Pieces that lobbyists and rural marketeers lay on the map and beside it: roads, parks, offramps.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::geometry::{Coord, Dir};
use super::tile::Turn;
use crate::vocab::vocabulary;

/// Squares of the largest piece.
const LARGEST: usize = 4;

/// The squares of a piece.
pub type PieceSquares = ArrayVec<Coord, LARGEST>;

vocabulary! {
    /// A road that a lobbyist can lay.
    pub enum RoadPiece ("a road") {
        Straight2 = "straight_2",
        Straight4 = "straight_4",
        Corner3 = "corner_3",
    }
}

vocabulary! {
    /// A park that a lobbyist can lay.
    pub enum ParkPiece ("a park") {
        I = "I",
        T = "T",
        L = "L",
    }
}

/// Offramps in the box.
pub const OFFRAMPS: usize = 3;
/// Squares of an offramp.
pub(crate) const OFFRAMP_LENGTH: i8 = 3;

impl RoadPiece {
    /// How many the box holds.
    pub const fn count(self) -> usize {
        match self {
            RoadPiece::Straight2 => 4,
            RoadPiece::Straight4 | RoadPiece::Corner3 => 2,
        }
    }

    /// From end to end, as it is drawn.
    const fn shape(self) -> &'static [(i8, i8)] {
        match self {
            RoadPiece::Straight2 => &[(0, 0), (1, 0)],
            RoadPiece::Straight4 => &[(0, 0), (1, 0), (2, 0), (3, 0)],
            RoadPiece::Corner3 => &[(1, 0), (0, 0), (0, 1)],
        }
    }

    /// The turns that differ.
    pub fn turns(self) -> &'static [Turn] {
        match self {
            RoadPiece::Straight2 | RoadPiece::Straight4 => &Turn::ALL[..2],
            RoadPiece::Corner3 => &Turn::ALL,
        }
    }
}

impl ParkPiece {
    /// How many the box holds.
    pub const fn count(self) -> usize {
        match self {
            ParkPiece::I | ParkPiece::T => 1,
            ParkPiece::L => 2,
        }
    }

    const fn shape(self) -> &'static [(i8, i8)] {
        match self {
            ParkPiece::I => &[(0, 0), (1, 0), (2, 0), (3, 0)],
            ParkPiece::T => &[(0, 0), (1, 0), (2, 0), (1, 1)],
            ParkPiece::L => &[(0, 0), (0, 1), (0, 2), (1, 2)],
        }
    }

    /// The turns that differ.
    pub fn turns(self) -> &'static [Turn] {
        match self {
            ParkPiece::I => &Turn::ALL[..2],
            ParkPiece::T | ParkPiece::L => &Turn::ALL,
        }
    }

    /// Does turning it over make another shape of it?
    pub const fn has_two_faces(self) -> bool {
        matches!(self, ParkPiece::L)
    }
}

/// A shape turned (and before that turned over), moved so that its bounding box begins at `at`.
fn lay(shape: &[(i8, i8)], at: Coord, turn: Turn, flipped: bool) -> PieceSquares {
    let turned = |(x, y): (i8, i8)| {
        let x = if flipped { -x } else { x };
        match turn {
            Turn::None => (x, y),
            Turn::Quarter => (-y, x),
            Turn::Half => (-x, -y),
            Turn::ThreeQuarters => (y, -x),
        }
    };
    let corner = shape
        .iter()
        .map(|offset| turned(*offset))
        .fold((i8::MAX, i8::MAX), |corner, (x, y)| (corner.0.min(x), corner.1.min(y)));
    let square = |offset: &(i8, i8)| {
        let (x, y) = turned(*offset);
        Coord::new(at.x.saturating_add(x - corner.0), at.y.saturating_add(y - corner.1))
    };
    shape.iter().map(square).collect()
}

/// North-west corner of the bounding box of some squares.
fn corner(squares: &[Coord]) -> Coord {
    let x = squares.iter().map(|at| at.x).min().unwrap_or(0);
    let y = squares.iter().map(|at| at.y).min().unwrap_or(0);
    Coord::new(x, y)
}

fn same_squares(a: &[Coord], b: &[Coord]) -> bool {
    a.len() == b.len() && a.iter().all(|at| b.contains(at))
}

/// A road as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written<RoadPiece>", into = "Written<RoadPiece>")]
pub struct Road {
    /// Which.
    pub piece: RoadPiece,
    /// North-west corner of its bounding box.
    pub at: Coord,
    /// How it is turned; of turns that make no difference the first.
    pub turn: Turn,
}

/// A park as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written<ParkPiece>", into = "Written<ParkPiece>")]
pub struct Park {
    /// Which.
    pub piece: ParkPiece,
    /// North-west corner of its bounding box.
    pub at: Coord,
    /// How it is turned; of turns that make no difference the first.
    pub turn: Turn,
    /// Turned over before it was turned.
    pub flipped: bool,
}

/// A piece as people write it: by its squares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Written<P> {
    /// Which.
    pub piece: P,
    /// Its squares, a road's from end to end.
    pub squares: Vec<Coord>,
}

impl Road {
    /// Its squares, from end to end.
    pub fn squares(&self) -> PieceSquares {
        lay(self.piece.shape(), self.at, self.turn, false)
    }

    /// The squares its two arrows point at: straight on from the ends (K-LOB-5). None beyond the number range.
    pub(crate) fn arrows(&self) -> [Option<(Coord, Dir)>; 2] {
        let squares = self.squares();
        let out = |end: Coord, before: Coord| {
            let dir = Dir::ALL.into_iter().find(|dir| before.step(*dir) == Some(end))?;
            Some((end.step(dir)?, dir))
        };
        let last = squares.len() - 1;
        [out(squares[0], squares[1]), out(squares[last], squares[last - 1])]
    }

    /// Every way to lay this piece with its bounding box here.
    pub(crate) fn all(piece: RoadPiece, at: Coord) -> impl Iterator<Item = Road> {
        piece.turns().iter().map(move |turn| Road { piece, at, turn: *turn })
    }

    /// The piece on these squares, if they have its shape.
    pub fn on(piece: RoadPiece, squares: &[Coord]) -> Option<Road> {
        Road::all(piece, corner(squares)).find(|road| same_squares(&road.squares(), squares))
    }

    /// The same, elsewhere.
    pub(crate) fn moved(self, by: Coord) -> Road {
        Road { at: self.at.moved(by), ..self }
    }
}

impl Park {
    /// Its squares.
    pub fn squares(&self) -> PieceSquares {
        lay(self.piece.shape(), self.at, self.turn, self.flipped)
    }

    /// Every way to lay this piece with its bounding box here.
    pub(crate) fn all(piece: ParkPiece, at: Coord) -> impl Iterator<Item = Park> {
        let faces: &[bool] = if piece.has_two_faces() { &[false, true] } else { &[false] };
        piece.turns().iter().flat_map(move |turn| {
            faces.iter().map(move |flipped| Park { piece, at, turn: *turn, flipped: *flipped })
        })
    }

    /// The piece on these squares, if they have its shape.
    pub fn on(piece: ParkPiece, squares: &[Coord]) -> Option<Park> {
        Park::all(piece, corner(squares)).find(|park| same_squares(&park.squares(), squares))
    }

    /// The same, elsewhere.
    pub(crate) fn moved(self, by: Coord) -> Park {
        Park { at: self.at.moved(by), ..self }
    }
}

impl TryFrom<Written<RoadPiece>> for Road {
    type Error = String;
    fn try_from(written: Written<RoadPiece>) -> Result<Self, String> {
        let Written { piece, squares } = written;
        Road::on(piece, &squares).ok_or_else(|| format!("these squares do not have the shape of {piece}"))
    }
}

impl TryFrom<Written<ParkPiece>> for Park {
    type Error = String;
    fn try_from(written: Written<ParkPiece>) -> Result<Self, String> {
        let Written { piece, squares } = written;
        Park::on(piece, &squares)
            .ok_or_else(|| format!("these squares do not have the shape of park {piece}"))
    }
}

impl From<Road> for Written<RoadPiece> {
    fn from(road: Road) -> Self {
        Written { piece: road.piece, squares: road.squares().to_vec() }
    }
}

impl From<Park> for Written<ParkPiece> {
    fn from(park: Park) -> Self {
        Written { piece: park.piece, squares: park.squares().to_vec() }
    }
}

/// A road on the map, open or not (K-LOB-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BuiltRoad {
    /// Where it lies.
    #[serde(flatten)]
    pub road: Road,
    /// Not open yet: no road for anybody.
    #[serde(default)]
    pub under_construction: bool,
}

/// An offramp beside the map: three squares in a line (K-RURAL-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "WrittenOfframp", into = "WrittenOfframp")]
pub struct Offramp {
    /// Its northernmost or westernmost square.
    pub at: Coord,
    /// From north to south?
    pub upright: bool,
}

/// An offramp as people write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WrittenOfframp {
    /// Its squares.
    pub squares: Vec<Coord>,
}

impl Offramp {
    /// Its squares, from north or west on.
    pub fn squares(&self) -> [Coord; OFFRAMP_LENGTH as usize] {
        let far = |steps: usize| {
            let steps = steps as i8;
            let (dx, dy) = if self.upright { (0, steps) } else { (steps, 0) };
            Coord::new(self.at.x.saturating_add(dx), self.at.y.saturating_add(dy))
        };
        std::array::from_fn(far)
    }

    /// The offramp on these squares, if they are three in a line.
    pub fn on(squares: &[Coord]) -> Option<Offramp> {
        let at = corner(squares);
        [false, true]
            .map(|upright| Offramp { at, upright })
            .into_iter()
            .find(|offramp| same_squares(&offramp.squares(), squares))
    }

    /// The same, elsewhere.
    pub(crate) fn moved(self, by: Coord) -> Offramp {
        Offramp { at: self.at.moved(by), ..self }
    }
}

impl TryFrom<WrittenOfframp> for Offramp {
    type Error = String;
    fn try_from(written: WrittenOfframp) -> Result<Self, String> {
        Offramp::on(&written.squares).ok_or_else(|| "an offramp is three squares in a line".to_string())
    }
}

impl From<Offramp> for WrittenOfframp {
    fn from(offramp: Offramp) -> Self {
        WrittenOfframp { squares: offramp.squares().to_vec() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_known_by_its_squares_however_it_lies() {
        let at = Coord::new(-3, 4);
        for piece in RoadPiece::ALL {
            let mut seen = Vec::new();
            for road in Road::all(piece, at) {
                let squares = road.squares();
                assert!(!seen.iter().any(|other: &PieceSquares| same_squares(other, &squares)), "{road:?}");
                assert_eq!(Road::on(piece, &squares), Some(road));
                let written = serde_json::to_value(road).unwrap();
                assert_eq!(serde_json::from_value::<Road>(written).unwrap(), road);
                assert_eq!(corner(&squares), at);
                seen.push(squares);
            }
            assert_eq!(seen.len(), if piece == RoadPiece::Corner3 { 4 } else { 2 });
        }
        for (piece, ways) in [(ParkPiece::I, 2), (ParkPiece::T, 4), (ParkPiece::L, 8)] {
            let parks: Vec<Park> = Park::all(piece, at).collect();
            assert_eq!(parks.len(), ways);
            for park in &parks {
                assert_eq!(Park::on(piece, &park.squares()), Some(*park));
                assert_eq!(corner(&park.squares()), at);
            }
        }
        assert_eq!(Road::on(RoadPiece::Straight4, &[at; 4]), None);
    }

    #[test]
    fn arrows_point_straight_on_from_the_ends() {
        let corner = Road { piece: RoadPiece::Corner3, at: Coord::new(1, 1), turn: Turn::None };
        assert_eq!(corner.squares().as_slice(), [Coord::new(2, 1), Coord::new(1, 1), Coord::new(1, 2)]);
        assert_eq!(
            corner.arrows(),
            [Some((Coord::new(3, 1), Dir::East)), Some((Coord::new(1, 3), Dir::South))]
        );
        let straight = Road { piece: RoadPiece::Straight2, at: Coord::new(1, 1), turn: Turn::Quarter };
        assert_eq!(
            straight.arrows(),
            [Some((Coord::new(1, 0), Dir::North)), Some((Coord::new(1, 3), Dir::South))]
        );
    }
}

#[cfg(feature = "ts")]
crate::told_as!(Road => Written<RoadPiece>, Park => Written<ParkPiece>, Offramp => WrittenOfframp);
