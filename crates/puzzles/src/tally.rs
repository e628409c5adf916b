//! What has happened since a puzzle began, as far as a task can ask for it.

use std::hash::Hasher;

use magnate_rules::{Event, Game, HouseNumber, MAX_PLAYERS, Milestone, PlayerId};

/// What has happened since the puzzle began.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// Dinnertime is over.
    pub dined: bool,
    /// The solver has paid the salaries.
    pub paid: bool,
    /// What the solver has left after that.
    pub left: i32,
    /// What each chain earned at dinner.
    pub income: [i32; MAX_PLAYERS],
    /// Who served which house.
    pub served: Vec<(HouseNumber, PlayerId)>,
    /// Milestones the solver got.
    pub milestones: Vec<Milestone>,
    /// People the solver fired of free will.
    pub fired: u8,
}

impl Tally {
    /// Takes note of what happened; `game` is what it led to.
    pub(crate) fn note(&mut self, solver: PlayerId, events: &[Event], game: &Game) {
        for event in events {
            match event {
                Event::DinnerStarted { .. } => self.dined = true,
                Event::HouseServed { house, chain, .. } => self.served.push((*house, *chain)),
                Event::Income { chain, total, .. } => self.income[chain.index()] += total,
                Event::MilestoneAwarded { chain, milestone } if *chain == solver => {
                    self.milestones.push(*milestone);
                }
                Event::Fired { chain, forced: false, .. } | Event::MarketeerFired { chain, .. }
                    if *chain == solver =>
                {
                    self.fired += 1;
                }
                Event::SalariesPaid { chain, .. } if *chain == solver => {
                    (self.paid, self.left) = (true, game.chain(solver).cash());
                }
                _ => {}
            }
        }
    }

    /// Houses this chain served.
    pub fn houses_of(&self, chain: PlayerId) -> impl Iterator<Item = HouseNumber> + '_ {
        self.served.iter().filter(move |(_, seller)| *seller == chain).map(|(house, _)| *house)
    }

    /// Who served this house.
    pub fn server_of(&self, house: HouseNumber) -> Option<PlayerId> {
        self.served.iter().find(|(served, _)| *served == house).map(|(_, chain)| *chain)
    }
}

/// FNV-1a: the same on every machine.
pub(crate) struct Fnv(pub(crate) u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// Tells states apart: eight bytes at a time, for many of them.
#[derive(Default)]
pub(crate) struct Mix(u64);

impl Mix {
    fn word(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^ (mixed >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            self.word(word.try_into().map_or(0, u64::from_le_bytes));
        }
        let rest = words.remainder().iter().fold(0, |rest, byte| rest << 8 | u64::from(*byte));
        self.word(rest ^ (bytes.len() as u64) << 56);
    }
}
