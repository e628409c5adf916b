//! The tests of the command line, in one program.

mod admin;
mod chain;
mod cli;
mod serve;
mod thinking;
mod workbench;
