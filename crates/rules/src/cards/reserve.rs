//! Bank reserve cards.

use crate::vocab::vocabulary;

vocabulary! {
    /// One of the three reserve cards everybody chooses from (B-SET-2), or with reserve prices (K-RES-1).
    pub enum ReserveCard ("a reserve card") {
        Small = "100",
        Middle = "200",
        Large = "300",
        Price5 = "5",
        Price10 = "10",
        Price20 = "20",
    }
}

impl ReserveCard {
    /// Cash it adds to the bank at the first break.
    pub const fn cash(self) -> i32 {
        match self {
            ReserveCard::Small => 100,
            ReserveCard::Middle | ReserveCard::Price5 | ReserveCard::Price10 | ReserveCard::Price20 => 200,
            ReserveCard::Large => 300,
        }
    }

    /// CEO slots it votes for (B-BANK-3).
    pub const fn ceo_slots(self) -> Option<u8> {
        match self {
            ReserveCard::Small => Some(2),
            ReserveCard::Middle => Some(3),
            ReserveCard::Large => Some(4),
            ReserveCard::Price5 | ReserveCard::Price10 | ReserveCard::Price20 => None,
        }
    }

    /// The base price it votes for (K-RES-3).
    pub const fn price(self) -> Option<i32> {
        match self {
            ReserveCard::Price5 => Some(5),
            ReserveCard::Price10 => Some(10),
            ReserveCard::Price20 => Some(20),
            ReserveCard::Small | ReserveCard::Middle | ReserveCard::Large => None,
        }
    }

    /// The number printed large on it, which files call it by: its price, or else its cash.
    pub const fn face(self) -> i32 {
        match self.price() {
            Some(price) => price,
            None => self.cash(),
        }
    }
}
