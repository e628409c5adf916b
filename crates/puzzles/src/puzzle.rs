//! A puzzle as data.

use std::hash::Hasher as _;

use magnate_rules::{Action, Fault, Game, ModuleSet, Phase, PlayerId, Position};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::goal::Goal;
use crate::tally::Fnv;

/// A moment, a task, and what is known about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name, for good: the kind and a number made of the position and the task.
    pub id: String,
    /// The task.
    pub goal: Goal,
    /// Who solves it.
    pub solver: PlayerId,
    /// Where the solver decides, in the order of the round: from the first of them the puzzle is played, and in all other
    /// steps the solver passes.
    pub decides: Vec<Phase>,
    /// From 1, easy, to 5, hard.
    pub difficulty: u8,
    /// Modules in play.
    #[serde(default, skip_serializing_if = "ModuleSet::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<ModuleSet>"))]
    pub modules: ModuleSet,
    /// The moment, in the format of `docs/positions.md`.
    #[cfg_attr(feature = "ts", ts(type = "Position"))]
    pub position: Value,
    /// What the solver does to solve it.
    pub solution: Vec<Action>,
    /// What trying everything has shown.
    pub facts: Facts,
}

/// What trying every line has shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PuzzleFacts"))]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Moments at which the solver can have something to decide.
    pub states: u32,
    /// Different ends of the evening.
    pub ends: u32,
    /// How many of them do what is asked.
    pub solving: u32,
    /// The best value of all ends that do not, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub second: Option<i32>,
    /// The value of leaving the company as it is and doing the first thing offered.
    pub obvious: i32,
    /// Would a Trainee, playing as usual, have solved it?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub trainee: bool,
    /// And a Manager?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub manager: bool,
}

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleError {
    /// Its position is not one.
    Position(Vec<Fault>),
    /// It is not written as a puzzle is.
    Form(String),
    /// It cannot be a puzzle, for this reason.
    Wrong(&'static str),
}

impl std::fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PuzzleError::Position(faults) => {
                let faults: Vec<String> = faults.iter().map(|fault| format!("position.{fault}")).collect();
                f.write_str(&faults.join("\n"))
            }
            PuzzleError::Form(reason) => f.write_str(reason),
            PuzzleError::Wrong(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for PuzzleError {}

impl Puzzle {
    /// Reads one from JSON; the position in it is checked when it is played.
    pub fn from_json(text: &str) -> Result<Puzzle, PuzzleError> {
        serde_json::from_str(text).map_err(|error| PuzzleError::Form(error.to_string()))
    }

    /// Its name: it depends on nothing but the position, the solver, the steps and the task.
    pub fn name(&self) -> String {
        let told = json!([self.position, self.solver, self.decides, self.goal]).to_string();
        let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
        hash.write(told.as_bytes());
        let hash = hash.finish();
        format!("{}-{:06x}", self.goal.kind().id().replace('_', "-"), (hash ^ (hash >> 32)) & 0xff_ffff)
    }

    /// The game at the puzzle's moment, with what is wrong if it is not one.
    pub fn game(&self) -> Result<Game, PuzzleError> {
        let position = Position::from_value(&self.position).map_err(PuzzleError::Position)?;
        let game = position.game().map_err(PuzzleError::Position)?;
        if position.config.modules != self.modules {
            return Err(PuzzleError::Wrong("modules are not those of the position"));
        }
        if self.solver.index() >= game.chains().len() || game.automaton().is_some() {
            return Err(PuzzleError::Wrong("solver is not one of the people of this position"));
        }
        if self.decides.is_empty() || !self.decides.is_sorted_by(|one, other| one < other) {
            return Err(PuzzleError::Wrong("decides names the steps the solver decides in, in their order"));
        }
        let decidable = |phase: &Phase| {
            !matches!(
                phase,
                Phase::FirstRestaurant | Phase::Order | Phase::Dinnertime | Phase::Marketing | Phase::Cleanup
            )
        };
        if !self.decides.iter().all(decidable) {
            return Err(PuzzleError::Wrong("decides names a phase in which a puzzle has nothing to decide"));
        }
        Ok(game)
    }
}
