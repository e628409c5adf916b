//! A puzzle that somebody tries to solve.

use magnate_puzzles::{Explanation, Outcome, Puzzle, PuzzleError, PuzzleRun, Story, explain};
use magnate_rules::{Action, Event};
use magnate_table::{Level, Problem};
use magnate_wire::{ErrorBody, Person};
use serde::Serialize;

use crate::scene::Scene;

/// How a try stands.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PuzzleState {
    /// What was decided.
    pub made: Vec<Action>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
    /// What the evening was like, once it is over.
    pub story: Option<Story>,
}

/// A puzzle that was opened.
pub struct Tried {
    puzzle: Puzzle,
    run: PuzzleRun,
    made: Vec<Action>,
    events: Vec<Event>,
    /// The game as it is looked at.
    pub scene: Scene,
}

fn unreadable(error: &PuzzleError) -> ErrorBody {
    ErrorBody::new("bad_puzzle", format!("This puzzle cannot be read: {error}"))
}

impl Tried {
    /// A puzzle as it is written.
    pub fn open(id: &str, me: &Person, text: &str) -> Result<Self, ErrorBody> {
        let puzzle = Puzzle::from_json(text).map_err(|error| unreadable(&error))?;
        let (run, events) = PuzzleRun::start(&puzzle).map_err(|error| unreadable(&error))?;
        let scene = Scene::new(id, me, run.game().clone(), &[run.solver().0], Level::Manager);
        Ok(Tried { puzzle, run, made: Vec::new(), events, scene })
    }

    /// How the try stands.
    pub fn state(&self) -> PuzzleState {
        let outcome = self.run.outcome();
        let story = outcome.as_ref().map(|_| Story::of(&self.run, &self.events));
        PuzzleState { made: self.made.clone(), outcome, story }
    }

    /// The solver decides something.
    pub fn act(&mut self, action: &Action) -> Result<PuzzleState, ErrorBody> {
        let happened =
            self.run.attempt(action).map_err(|refusal| ErrorBody::from(&Problem::from(refusal)))?;
        self.made.push(action.clone());
        self.events.extend(happened.iter().cloned());
        self.scene.follow(self.run.solver().0, action, happened, self.run.game().clone());
        self.scene.allow_undo(true);
        Ok(self.state())
    }

    /// The solver takes so many decisions back: one, or all of them.
    pub fn undo(&mut self, all: bool) -> Result<PuzzleState, ErrorBody> {
        let stay = if all { 0 } else { self.made.len().saturating_sub(1) };
        let (run, events) =
            PuzzleRun::after(&self.puzzle, &self.made[..stay]).map_err(|error| unreadable(&error))?;
        let gone = self.made.len() - stay;
        self.made.truncate(stay);
        (self.run, self.events) = (run, events);
        self.scene.rewind(self.run.game().clone(), self.run.solver().0, gone);
        self.scene.allow_undo(stay > 0);
        Ok(self.state())
    }

    /// The solution, played, with its reasons.
    pub fn explain(&self) -> Result<Explanation, ErrorBody> {
        explain(&self.puzzle).map_err(|error| unreadable(&error))
    }
}
