//! The tests of puzzles, in one program.

mod making;
mod playing;
mod shipped;
