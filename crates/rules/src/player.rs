//! Seats and sets of seats.

use serde::{Deserialize, Serialize};

/// The most players any game has (six with an expansion module).
pub const MAX_PLAYERS: usize = 6;

/// A player (a chain) by number, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct PlayerId(pub u8);

impl PlayerId {
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Display for PlayerId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<PlayerId>"))]
#[serde(from = "Vec<PlayerId>", into = "Vec<PlayerId>")]
pub struct PlayerSet(u8);

impl PlayerSet {
    /// Nobody.
    pub const NONE: PlayerSet = PlayerSet(0);

    /// Just this player.
    pub const fn only(player: PlayerId) -> Self {
        PlayerSet(1 << player.0)
    }

    /// Is this player in it?
    #[inline]
    pub const fn contains(self, player: PlayerId) -> bool {
        player.0 < 8 && self.0 & (1 << player.0) != 0
    }

    /// Puts a player in.
    pub fn insert(&mut self, player: PlayerId) {
        self.0 |= 1 << player.0;
    }

    /// Puts several in.
    pub fn insert_all(&mut self, players: PlayerSet) {
        self.0 |= players.0;
    }

    /// Takes a player out.
    pub fn remove(&mut self, player: PlayerId) {
        self.0 &= !(1 << player.0);
    }

    /// True when nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many players.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The players, in order of number.
    pub fn iter(self) -> impl Iterator<Item = PlayerId> {
        (0..8).map(PlayerId).filter(move |player| self.contains(*player))
    }

    /// The lowest-numbered player.
    pub fn first(self) -> Option<PlayerId> {
        (self.0 != 0).then(|| PlayerId(self.0.trailing_zeros() as u8))
    }

    /// As bits, lowest player first.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

impl FromIterator<PlayerId> for PlayerSet {
    fn from_iter<I: IntoIterator<Item = PlayerId>>(iter: I) -> Self {
        let mut set = PlayerSet::NONE;
        for player in iter {
            set.insert(player);
        }
        set
    }
}

impl From<Vec<PlayerId>> for PlayerSet {
    fn from(players: Vec<PlayerId>) -> Self {
        players.into_iter().filter(|player| player.0 < 8).collect()
    }
}

impl From<PlayerSet> for Vec<PlayerId> {
    fn from(set: PlayerSet) -> Self {
        set.iter().collect()
    }
}
