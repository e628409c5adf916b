//! One table: seats, turns, undo, clocks as data, what each viewer gets. It does no I/O and looks at no clock; time
//! comes in with the entries.
//!
//! A [`Table`] is folded from its log. [`Table::decide`] turns a [`Command`] into the [`Entry`] it leads to, or refuses;
//! whoever keeps the log stores that entry and then lets [`Table::fold`] take it in. So nothing has happened before it
//! is stored, and any table can be rebuilt at any time from its log.

mod clock;
mod command;
mod entry;
mod options;
mod presence;
mod problem;
mod sign;
mod table;
pub mod text;

pub use clock::SeatClock;
pub use command::Command;
pub use entry::{Entry, Stamped, UserId};
pub use magnate_bots::Level;
pub use options::{Clock, LONGEST_NAME, Options};
pub use presence::{GRACE, Presence};
pub use problem::{Problem, ProblemRow, UndoBarrier};
pub use sign::{LONGEST_SEAT_NAME, LOOKS, Sign};
pub use table::{Corrupt, EndVote, Known, Occupant, OldRecord, Outcome, Status, Table, TakeBack};
