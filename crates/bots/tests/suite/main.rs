//! The tests of the bots, in one program.

mod external;
mod ledger;
mod modules;
mod referee;
