//! Squares as small numbers, and sets of them as bits.

use serde::{Deserialize, Serialize};

/// The most tiles a map can ever have: the whole box with every expansion.
pub const MAX_TILES: usize = 26;
/// Words of a square set.
const WORDS: usize = (MAX_TILES * 25).div_ceil(64);

/// A square of one board: tile slot * 25 + place on the tile. The number of a square never changes when a map
/// grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(pub(crate) u16);

impl Square {
    /// No square.
    pub(crate) const NONE: Square = Square(u16::MAX);

    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The slot of the tile it lies on.
    #[inline]
    pub const fn tile(self) -> u8 {
        (self.0 / 25) as u8
    }
}

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SquareSet([u64; WORDS]);

impl SquareSet {
    /// No square.
    pub const NONE: SquareSet = SquareSet([0; WORDS]);

    /// A bit for each square, in their order.
    pub(crate) fn words(&self) -> &[u64] {
        &self.0
    }

    /// Is the square in it?
    #[inline]
    pub fn has(&self, square: Square) -> bool {
        self.0[square.index() / 64] & (1 << (square.index() % 64)) != 0
    }

    /// Puts a square in.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        self.0[square.index() / 64] |= 1 << (square.index() % 64);
    }

    /// Takes a square out.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        self.0[square.index() / 64] &= !(1 << (square.index() % 64));
    }

    /// Puts several in.
    pub fn insert_all(&mut self, squares: &[Square]) {
        for square in squares {
            self.insert(*square);
        }
    }

    /// Takes several out.
    pub fn remove_all(&mut self, squares: &[Square]) {
        for square in squares {
            self.remove(*square);
        }
    }

    /// Is any of these in it?
    #[inline]
    pub fn any(&self, squares: &[Square]) -> bool {
        squares.iter().any(|square| self.has(*square))
    }

    /// How many squares.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// True for no square.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }
}
