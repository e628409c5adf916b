//! The tests of puzzles, in one program.

mod making;
mod own;
mod playing;
mod shipped;
