//! The tests of a table, in one program.
#![allow(clippy::needless_pass_by_value)] // scenarios and commands are written where they are used

mod absence;
mod acting;
mod begun;
mod clocks;
mod common;
mod ending;
mod folding;
mod orders;
mod properties;
mod records;
mod removal;
mod resting;
mod seats;
mod solo;
mod take_back;
mod undo;
