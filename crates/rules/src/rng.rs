//! The game's own dice: a `ChaCha8` stream with ranges and shuffles of our own, so that a seed means the same
//! game for ever, whatever other libraries do to theirs.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};

/// A seeded generator. In a [`crate::Game`] it is a secret: whoever knows it knows what will be dealt.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rng {
    seed: u64,
    /// Words drawn so far; the stream is rebuilt from here, which keeps the state at 16 bytes.
    drawn: u64,
}

impl Rng {
    /// A fresh stream for this seed.
    pub const fn new(seed: u64) -> Self {
        Rng { seed, drawn: 0 }
    }

    /// Opens the stream where it was left; hand it back with [`Rng::close`].
    pub(crate) fn open(&self) -> Stream {
        let mut key = [0u8; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..16].copy_from_slice(b"magnate1");
        let mut chacha = ChaCha8Rng::from_seed(key);
        chacha.set_word_pos(u128::from(self.drawn));
        Stream { chacha, drawn: self.drawn }
    }

    pub(crate) fn close(&mut self, stream: &Stream) {
        self.drawn = stream.drawn;
    }
}

/// Where random numbers come from: the game's own stream, or a bot's generator.
pub trait Dice {
    /// The next 32 random bits.
    fn next(&mut self) -> u32;

    /// A fair number from 0 to `n - 1`; 0 when `n` is 0 or 1.
    fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        // Reject the last, incomplete block of the 32-bit range, so that every number is equally likely.
        let zone = u32::MAX - (u32::MAX - n + 1) % n;
        loop {
            let word = self.next();
            if word <= zone {
                return word % n;
            }
        }
    }
}

/// Shuffles in place (Fisher-Yates, from the end).
pub fn shuffle<T>(items: &mut [T], dice: &mut impl Dice) {
    for i in (1..items.len()).rev() {
        items.swap(i, dice.below(i as u32 + 1) as usize);
    }
}

pub(crate) struct Stream {
    chacha: ChaCha8Rng,
    drawn: u64,
}

impl Dice for Stream {
    fn next(&mut self) -> u32 {
        self.drawn += 1;
        self.chacha.next_u32()
    }
}

/// A tiny, fast generator for simulations and samplers (`SplitMix64`); never used for anything secret.
#[derive(Clone, Debug)]
pub struct FastDice(u64);

impl FastDice {
    /// A generator with this seed.
    pub const fn new(seed: u64) -> Self {
        FastDice(seed)
    }
}

impl Dice for FastDice {
    #[inline]
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) >> 32) as u32
    }

    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        // Multiply-shift: a bias of at most n / 2^32 is of no account in a simulation.
        ((u64::from(self.next()) * u64::from(n)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_vectors_hold_for_ever() {
        let mut stream = Rng::new(42).open();
        let words: Vec<u32> = (0..4).map(|_| stream.next()).collect();
        let mut deck: Vec<u8> = (0..10).collect();
        shuffle(&mut deck, &mut stream);
        assert_eq!(words, [1_560_122_237, 1_505_632_499, 2_582_282_468, 1_060_149_160]);
        assert_eq!(deck, [9, 4, 8, 7, 5, 0, 1, 6, 3, 2]);
    }

    #[test]
    fn a_closed_stream_goes_on_where_it_was() {
        let mut one = Rng::new(7);
        let mut whole = one.open();
        let expected: Vec<u32> = (0..20).map(|_| whole.below(1000)).collect();
        let mut pieces = Vec::new();
        for _ in 0..4 {
            let mut stream = one.open();
            pieces.extend((0..5).map(|_| stream.below(1000)));
            one.close(&stream);
        }
        assert_eq!(pieces, expected);
    }

    #[test]
    fn below_is_in_range_and_reaches_everything() {
        let mut stream = Rng::new(1).open();
        for n in 1..50 {
            let mut seen = vec![false; n as usize];
            for _ in 0..n * 40 {
                seen[stream.below(n) as usize] = true;
            }
            assert!(seen.iter().all(|s| *s), "below({n})");
        }
    }
}
