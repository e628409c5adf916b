//! Prices, bills and incomes with every part named.

use serde::Serialize;

use crate::cards::Employee;
use crate::counts::Staff;
use crate::player::PlayerId;

/// Every unit costs this before anything changes it (B-DIN-3).
pub const BASE_PRICE: i32 = 10;
/// Salary of a card that has one (B-PAY-1).
pub const SALARY: i32 = 5;

/// A part of a price: who, how many, by how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PricePart {
    /// The card.
    pub card: Employee,
    /// How many are at work.
    pub count: u8,
    /// What they change in all.
    pub amount: i32,
}

/// A unit price and how it comes about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PriceParts {
    /// Whose.
    pub chain: PlayerId,
    /// Before any change.
    pub base: i32,
    /// Cards at work.
    pub cards: Vec<PricePart>,
    /// From First to lower prices.
    pub milestone: i32,
    /// The result.
    pub unit_price: i32,
    /// The Chain's marker, which houses compare in place of the price.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marker: Option<u8>,
}

/// The income of one sale and how it comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SaleParts {
    /// Items sold.
    pub items: u32,
    /// Unit price before doubling.
    pub unit_price: i32,
    /// 1, and one more each for a garden and a park.
    pub multiplier: i32,
    /// Is it a park that multiplies, alone or with a garden?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub park: bool,
    /// Items times unit price times multiplier.
    pub goods: i32,
    /// Bonuses of the "marketed" milestones, never doubled.
    pub bonuses: i32,
    /// For the house as such, never doubled.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "ts", ts(as = "Option<i32>", optional))]
    pub flat: i32,
    /// What a floor at $0 added.
    pub floor: i32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde asks")]
pub(crate) fn is_nothing(amount: &i32) -> bool {
    *amount == 0
}

impl SaleParts {
    /// What the sale brings.
    pub const fn income(&self) -> i32 {
        self.goods + self.bonuses + self.flat + self.floor
    }
}

/// A salary bill and how it comes about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bill {
    /// Cards with a salary to pay, busy ones included.
    pub salaried: Staff,
    /// Cards whose salary a milestone waives.
    pub waived: Staff,
    /// A salary.
    pub rate: i32,
    /// Salaries before discounts.
    pub salaries: i32,
    /// Recruiting actions left over.
    pub spare_hires: u8,
    /// What they take off.
    pub recruiting_discount: i32,
    /// What First to train someone takes off.
    pub training_discount: i32,
    /// What is to be paid.
    pub due: i32,
}

impl Bill {
    /// All discounts together.
    pub const fn discount(&self) -> i32 {
        self.recruiting_discount + self.training_discount
    }
}
