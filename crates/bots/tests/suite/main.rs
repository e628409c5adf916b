//! The tests of the bots, in one program.

mod external;
mod modules;
mod referee;
