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
mod orders;
mod presence;
mod problem;
mod rest;
mod sign;
mod table;
pub mod text;

pub use clock::SeatClock;
pub use command::Command;
pub use entry::{Entry, Stamped, UserId};
pub use magnate_bots::Level;
pub use options::{Clock, LONGEST_NAME, Options, TimeOut, USUAL_TIMES};
pub use orders::{
    Deed, Dropped, Guard, KeptOrders, LONGEST_PLAN, MOST_GUARDS, Ordered, Orders, Plan, PlanStep, Trial,
};
pub use presence::{GRACE, Presence};
pub use problem::{Problem, ProblemRow, UndoBarrier};
pub use rest::{LONGEST_NIGHT, LONGEST_PAUSE, MOST_HOLIDAYS, Pauses, Rest, Resting, Zone};
pub use sign::{LONGEST_SEAT_NAME, LOOKS, Sign};
pub use table::{Ballot, Corrupt, Known, Occupant, OldRecord, Outcome, SeatRest, Status, Table, TakeBack};
