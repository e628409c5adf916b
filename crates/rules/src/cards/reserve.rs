//! Bank reserve cards.

use crate::vocab::vocabulary;

vocabulary! {
    /// One of the three reserve cards everybody chooses from (B-SET-2).
    pub enum ReserveCard ("a reserve card") {
        Small = "100",
        Middle = "200",
        Large = "300",
    }
}

impl ReserveCard {
    /// Cash it adds to the bank at the first break.
    pub const fn cash(self) -> i32 {
        match self {
            ReserveCard::Small => 100,
            ReserveCard::Middle => 200,
            ReserveCard::Large => 300,
        }
    }

    /// CEO slots it votes for (B-BANK-3).
    pub const fn ceo_slots(self) -> u8 {
        match self {
            ReserveCard::Small => 2,
            ReserveCard::Middle => 3,
            ReserveCard::Large => 4,
        }
    }

    /// The card worth this much.
    pub fn from_cash(cash: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|card| i64::from(card.cash()) == cash)
    }
}
