//! The cards and tokens as tables: one row is one card, and nothing else in the crate names a card's numbers.

mod campaign;
mod career;
mod employee;
mod milestone;
mod reserve;

pub use campaign::{CampaignKind, TOKENS, TokenCard, TokenNumber};
pub use career::{Careers, Group};
pub use employee::{Ability, Buying, Colour, Employee, EmployeeCard, EmployeeRange, Marketeer};
pub(crate) use milestone::{Effect, Feat};
pub use milestone::{Milestone, MilestoneEffect, MilestoneGoal, MilestoneRow, MilestoneSet};
pub use reserve::ReserveCard;

/// House numbers that can be placed in play (B-RES-1).
pub const PLACEABLE_HOUSES: [u8; 8] = [1, 3, 6, 9, 11, 14, 17, 19];
/// Garden tiles in the box (B-RES-1).
pub const GARDENS: u8 = 8;
/// Restaurants of one chain (B-RES-1).
pub const RESTAURANTS: usize = 3;
