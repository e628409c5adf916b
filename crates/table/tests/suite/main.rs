//! The tests of a table, in one program.
#![allow(clippy::needless_pass_by_value)] // scenarios and commands are written where they are used

mod absence;
mod acting;
mod clocks;
mod common;
mod folding;
mod properties;
mod records;
mod seats;
mod solo;
mod take_back;
mod undo;
