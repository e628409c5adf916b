//! A puzzle of somebody's own: a position, a task, and every line tried, a few moves at a time.

use std::collections::BTreeMap;

use magnate_rules::{Action, HouseNumber, Phase, PlayerId, Position, Staff};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::goal::Goal;
use crate::grade::difficulty;
use crate::obvious::obvious_value;
use crate::puzzle::{Facts, Puzzle, PuzzleError};
use crate::run::PuzzleRun;
use crate::solve::{Search, TooMany};

/// What shall be done. How much of it is found out: as much as can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PuzzleTask"))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Task {
    /// Serve this house tonight.
    WinHouse {
        /// The house.
        house: HouseNumber,
    },
    /// Earn as much as can be earned at dinner.
    BestDinner,
    /// Serve as many houses as can be served.
    SellHouses,
    /// Let this rival earn as little as can be.
    HoldRival {
        /// The rival.
        rival: PlayerId,
    },
    /// Pay all salaries after dinner, and fire at most so many.
    Payday {
        /// At most.
        fired: u8,
    },
    /// Get as many milestones as can be had by the end of dinner.
    Milestones,
}

/// What somebody wants to be a puzzle.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PuzzleWish"))]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// The moment, in the public format.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub position: Value,
    /// What shall be done.
    pub task: Task,
    /// Who does it.
    pub solver: PlayerId,
    /// Where they decide, in the order of the round.
    pub decides: Vec<Phase>,
}

/// What trying everything has shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PuzzleVerdict"))]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub enum Verdict {
    /// It is a puzzle.
    Puzzle {
        /// With its solution.
        puzzle: Box<Puzzle>,
        /// Whoever leaves the company as it is, or does the first thing offered, solves it as well.
        obvious: bool,
    },
    /// No line does what is asked.
    NoSolution {
        /// The best there is; see [`Goal::value`].
        best: i32,
    },
    /// Every line does.
    Anything,
    /// There are too many lines to try them all.
    TooLarge {
        /// States and ends after which it was given up.
        most: u32,
    },
}

/// States and ends of a puzzle of one's own: some seconds in a browser.
pub const MOST_OWN_STATES: usize = 120_000;
/// Moves tried at a time: few milliseconds.
const MOVES: usize = 40;

/// A wish that is being looked into.
pub struct Verification {
    puzzle: Puzzle,
    task: Task,
    run: PuzzleRun,
    company: Staff,
    search: Search,
    /// By value: how many ends, and a shortest line to one.
    ends: BTreeMap<i32, (u32, Vec<Action>)>,
    verdict: Option<Verdict>,
}

impl Verification {
    /// Looks into a wish. What cannot be a puzzle at all is refused.
    pub fn new(wish: &Wish) -> Result<Self, PuzzleError> {
        Verification::within(wish, MOST_OWN_STATES)
    }

    /// The same with another limit of states and ends.
    pub fn within(wish: &Wish, most: usize) -> Result<Self, PuzzleError> {
        let position = Position::from_value(&wish.position).map_err(PuzzleError::Position)?;
        let puzzle = Puzzle {
            id: String::new(),
            // As long as nobody knows how much can be had, nothing is enough.
            goal: wish.task.goal(i32::MAX, wish.solver, None),
            solver: wish.solver,
            decides: wish.decides.clone(),
            difficulty: 0,
            modules: position.config.modules,
            position: wish.position.clone(),
            solution: Vec::new(),
            facts: Facts {
                states: 0,
                ends: 0,
                solving: 0,
                second: None,
                obvious: 0,
                trainee: false,
                manager: false,
            },
        };
        let game = puzzle.game()?;
        let others = game.chains().len();
        match wish.task {
            Task::WinHouse { house } if !game.houses().iter().any(|it| it.number == house) => {
                return Err(PuzzleError::Wrong("there is no such house"));
            }
            Task::HoldRival { rival } if rival == wish.solver || rival.index() >= others => {
                return Err(PuzzleError::Wrong("there is no such rival"));
            }
            _ => {}
        }
        let company = *game.chain(puzzle.solver).at_work();
        let (run, _) = PuzzleRun::start(&puzzle)?;
        let mut verification = Verification {
            puzzle,
            task: wish.task,
            run: run.clone(),
            company,
            search: Search::new(most),
            ends: BTreeMap::new(),
            verdict: None,
        };
        if verification.search.begin(&run, &mut |_, _, _| {}).is_err() {
            verification.verdict = Some(Verdict::TooLarge { most: most as u32 });
        }
        Ok(verification)
    }

    /// A few milliseconds of work.
    pub fn step(&mut self) {
        if self.verdict.is_some() {
            return;
        }
        let ends = &mut self.ends;
        let paying = matches!(self.task, Task::Payday { .. });
        let done = self.search.go_on(MOVES, &mut |end, line, fresh| {
            let Some(outcome) = end.outcome() else { return };
            // Whoever fires too many has money left and nothing done.
            let value =
                if paying && !outcome.is_solved() { outcome.value().min(-1) } else { outcome.value() };
            let (count, shortest) = ends.entry(value).or_default();
            *count += u32::from(fresh);
            if shortest.is_empty() || line.len() < shortest.len() {
                *shortest = line.to_vec();
            }
        });
        match done {
            Ok(false) => {}
            Ok(true) => self.verdict = Some(self.judge()),
            Err(TooMany) => self.verdict = Some(Verdict::TooLarge { most: self.search.seen() as u32 }),
        }
    }

    /// States and ends it has come to; how many there will be nobody knows.
    pub fn seen(&self) -> usize {
        self.search.seen()
    }

    /// What came of it, once everything is tried.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    fn judge(&self) -> Verdict {
        let best = self.ends.last_key_value().map_or(i32::MIN, |(value, _)| *value);
        let as_it_is = crate::obvious::Obvious::AsItIs.play(&self.run, &self.company);
        let goal = self.task.goal(best, self.puzzle.solver, Some(&as_it_is));
        let target = goal.target();
        let solving = self.ends.range(target..);
        let Some((_, (_, solution))) = solving.clone().min_by_key(|(_, (_, line))| line.len()) else {
            return Verdict::NoSolution { best };
        };
        let second = self.ends.range(..target).next_back().map(|(value, _)| *value);
        if second.is_none() {
            return Verdict::Anything;
        }
        let obvious = obvious_value(&self.run, &self.company);
        let facts = Facts {
            states: self.search.states(),
            ends: self.ends.values().map(|(count, _)| count).sum(),
            solving: solving.map(|(_, (count, _))| count).sum(),
            second,
            obvious,
            trainee: false,
            manager: false,
        };
        let difficulty = difficulty(&facts, solution.len());
        let mut puzzle =
            Puzzle { goal, difficulty, solution: solution.clone(), facts, ..self.puzzle.clone() };
        puzzle.id = puzzle.name();
        Verdict::Puzzle { puzzle: Box::new(puzzle), obvious: obvious >= target }
    }
}

impl Task {
    /// The task with so much asked for; a house is somebody's, and salaries are paid or not.
    fn goal(self, best: i32, solver: PlayerId, as_it_is: Option<&PuzzleRun>) -> Goal {
        let count = best.clamp(0, i32::from(u8::MAX)) as u8;
        match self {
            Task::WinHouse { house } => {
                let served = as_it_is.and_then(|run| run.tally().server_of(house));
                let other = PlayerId(u8::from(solver.0 == 0));
                Goal::WinHouse { house, rival: served.filter(|chain| *chain != solver).unwrap_or(other) }
            }
            Task::BestDinner => Goal::BestDinner { amount: best },
            Task::SellHouses => Goal::SellHouses { count },
            Task::HoldRival { rival } => Goal::HoldRival { rival, amount: best.saturating_neg() },
            Task::Payday { fired } => Goal::Payday { fired, left: 0 },
            Task::Milestones => Goal::Milestones { count },
        }
    }
}
