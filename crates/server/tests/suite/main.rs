//! The tests of the server, in one program: linking one is cheaper than linking twenty.

mod accounts;
mod api;
mod bots;
mod client;
mod editions;
mod fairness;
mod hints;
mod live;
mod operations;
mod processes;
mod questions;
mod refusals;
mod refused_frames;
mod refused_people;
mod removal;
mod replay;
mod secrets;
mod siege;
mod sqlite_file;
mod store;
mod support;
mod trouble;
mod typescript;
mod viewers;
mod whole_games;
