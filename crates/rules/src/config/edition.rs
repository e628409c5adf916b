//! Editions of the rules. A ruling that changes does not change games under way: a game names its edition and is played by
//! it to the end, and replayed by it ever after. What differs is a question here; modules that arrive are no new edition.

use serde::{Deserialize, Serialize};

/// The edition of the rules a game is played by. One that is newer than this crate can be named, not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Edition(u32);

impl Edition {
    /// That of games which do not name one.
    pub const FIRST: Edition = Edition(1);
    /// That of new games.
    pub const NEWEST: Edition = Edition(2);

    /// The edition with this number, which need not be known here.
    pub const fn new(number: u32) -> Edition {
        Edition(number)
    }

    /// Its number, as in the `rules` of a record.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Can it be played here?
    pub const fn is_known(self) -> bool {
        Edition::FIRST.0 <= self.0 && self.0 <= Edition::NEWEST.0
    }

    /// Those that can be played, oldest first.
    pub fn known() -> impl Iterator<Item = Edition> {
        (Edition::FIRST.0..=Edition::NEWEST.0).map(Edition)
    }

    #[allow(clippy::trivially_copy_pass_by_ref)] // as serde wants it
    pub(super) const fn is_first(&self) -> bool {
        self.0 == Edition::FIRST.0
    }

    pub(super) const fn first() -> Edition {
        Edition::FIRST
    }

    /// Does a recruiting manager or HR director fired at payday still lower the salaries (rulings 0009 and 0013)?
    pub(crate) const fn fired_recruiters_discount(self) -> bool {
        self.0 < 2
    }

    /// Does a chain keep its CFO after First to have $100 in a game without paydays (B-INT-1)?
    pub(crate) const fn cfo_stays_without_payday(self) -> bool {
        self.0 < 2
    }
}

impl std::fmt::Display for Edition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}
