//! Puzzles: a moment of a game, one evening ahead, and a task. Win house 7, earn all that can be earned, pay everybody.
//!
//! A [`Puzzle`] is data. [`PuzzleRun`] is somebody's try at it, decided by the rules alone; [`solve`] tries every line there is;
//! [`Verification`] does so a few moves at a time, for a position of somebody's own;
//! [`explain`] says afterwards what the solution did and how the houses decided; [`daily`] says which one is today's. All of
//! it is pure and runs in a browser. Only the cargo feature `make`, which finds puzzles in games of bots, needs more.
//!
//! What others do within a puzzle is settled: their day's work is done. They keep the company they have, keep their place in the
//! turn order and pass whenever they are asked. The solver decides in the steps a puzzle names and passes in all others.
//!
//! `docs/puzzles.md` describes the format and how puzzles are made.

mod collection;
mod daily;
mod explain;
mod goal;
mod grade;
#[cfg(feature = "make")]
pub mod make;
mod obvious;
mod own;
mod puzzle;
mod run;
mod solve;
mod tally;

pub use collection::{Collection, Entry};
pub use daily::daily;
pub use explain::{Explanation, HouseStory, Story, explain};
pub use goal::{Failure, Goal, Horizon, Kind};
pub use grade::difficulty;
pub use obvious::{Obvious, obvious_value};
pub use own::{MOST_OWN_STATES, Task, Verdict, Verification, Wish};
pub use puzzle::{Facts, Puzzle, PuzzleError};
pub use run::{Outcome, PuzzleRun};
pub use solve::{MOST_STATES, Search, Solved, TooMany, solve};
pub use tally::Tally;
