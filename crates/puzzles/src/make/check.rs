//! Is what a puzzle says about itself true?

use crate::make::measure;
use crate::puzzle::{Puzzle, PuzzleError};
use crate::run::PuzzleRun;

/// What is wrong with a puzzle that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It cannot even be played.
    Unplayable(PuzzleError),
    /// Its name is not that of its position and task.
    Name {
        /// What it should be.
        named: String,
    },
    /// No line solves it, or too many do.
    NotRare,
    /// An obvious try solves it.
    Obvious,
    /// Its solution is refused or does not solve it.
    Solution,
    /// What it says was measured is not what was measured now.
    Facts,
    /// It has another difficulty.
    Difficulty {
        /// This one.
        measured: u8,
    },
}

impl std::fmt::Display for Flaw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Flaw::Unplayable(error) => write!(f, "cannot be played: {error}"),
            Flaw::Name { named } => write!(f, "should be called {named}"),
            Flaw::NotRare => f.write_str("no line solves it, or too many do"),
            Flaw::Obvious => f.write_str("an obvious try solves it"),
            Flaw::Solution => f.write_str("its solution does not solve it"),
            Flaw::Facts => f.write_str("its facts are not what trying everything shows"),
            Flaw::Difficulty { measured } => write!(f, "has difficulty {measured}"),
        }
    }
}

/// Solves a puzzle again by trying everything, and compares.
pub fn check(puzzle: &Puzzle) -> Result<(), Flaw> {
    let named = puzzle.name();
    if named != puzzle.id {
        return Err(Flaw::Name { named });
    }
    let measured = measure(puzzle).map_err(Flaw::Unplayable)?.ok_or(Flaw::NotRare)?;
    if measured.facts.obvious >= puzzle.goal.target() {
        return Err(Flaw::Obvious);
    }
    let (mut run, _) = PuzzleRun::start(puzzle).map_err(Flaw::Unplayable)?;
    let accepted = puzzle.solution.iter().all(|action| run.attempt(action).is_ok());
    if !accepted || !run.outcome().is_some_and(|outcome| outcome.is_solved()) {
        return Err(Flaw::Solution);
    }
    if measured.facts != puzzle.facts {
        return Err(Flaw::Facts);
    }
    if measured.difficulty != puzzle.difficulty {
        return Err(Flaw::Difficulty { measured: measured.difficulty });
    }
    Ok(())
}
