//! How a player reads the table: who can reach which house, at what price, with what on the shelves, and how long the
//! bank will last. Small copies of what matters, so that a dinner can be tried out hundreds of times a decision.

pub(crate) mod coffee;
mod dinner;
mod kitchen;
mod reading;

pub(crate) use dinner::{Stall, dine, kitchens, taken};
pub(crate) use kitchen::{Kitchen, Units, producers};
pub(crate) use reading::{Distances, Home, IDLE_APPETITE, Outlook};
