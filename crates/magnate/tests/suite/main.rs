//! The tests of the command line, in one program.

mod chain;
mod cli;
mod serve;
mod thinking;
