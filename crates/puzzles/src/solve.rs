//! Trying every line there is.
//!
//! The search goes through all legal actions of the solver, depth first, and enters no state twice: states are told apart by
//! a hash of the whole game and what the task counts. Of what nothing that a task asks for can depend on, it tries one:
//!
//! - Who does nothing in the steps that are decided (trainers, marketeers, recruiters) may as well stay on the beach; the
//!   place in the turn order is settled, and salaries are the same. Recruiters whose hires lower the salaries count at payday.
//! - Where a puzzle ends at dinner and no piece is placed after campaigns, it does not matter where a campaign stands, how long it
//!   runs and which of several equal tokens it is: campaigns first run after dinner.
//! - Where it ends at dinner and nobody is trained, it does not matter who is hired, only how many: they stay on the beach.
//!
//! A test compares this with trying everything.

use std::collections::HashSet;

use magnate_rules::{
    Ability, Action, CampaignKind, Employee, Game, Goods, Phase, Staff, Stage, Step, TOKENS, TokenNumber,
};

use crate::goal::Horizon;
use crate::puzzle::{Puzzle, PuzzleError};
use crate::run::{Outcome, PuzzleRun};

/// A puzzle has fewer states and ends than this: so it can be solved again at any time, anywhere.
pub const MOST_STATES: usize = 16_000;

/// What trying every line has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// Moments at which the solver decides.
    pub states: u32,
    /// Different ends.
    pub ends: u32,
    /// How many of them solve it.
    pub solving: u32,
    /// The best value of all.
    pub best: i32,
    /// The best value of those that do not solve it.
    pub second: Option<i32>,
    /// A shortest line of those found that solve it; empty without one.
    pub solution: Vec<Action>,
    /// A shortest line of those found that do not.
    pub wrong: Vec<Action>,
}

/// Goes through every line from a moment on, at once or a few moves at a time.
pub struct Search {
    seen: HashSet<u64>,
    limit: usize,
    whole: bool,
    line: Vec<Action>,
    states: u32,
    /// Where the line was, the beginning first, and what is still to be tried there.
    stack: Vec<(PuzzleRun, std::vec::IntoIter<Action>)>,
}

/// There were more states than the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany;

impl Search {
    /// A search that gives up after so many states and ends.
    pub fn new(limit: usize) -> Search {
        Search { seen: HashSet::new(), limit, whole: false, line: Vec::new(), states: 0, stack: Vec::new() }
    }

    /// The same, also through what cannot matter: see the module's documentation. For tests.
    #[must_use]
    pub fn of_everything(self) -> Search {
        Search { whole: true, ..self }
    }

    /// Moments at which the solver decided.
    pub fn states(&self) -> u32 {
        self.states
    }

    /// States and ends it has come to.
    pub fn seen(&self) -> usize {
        self.seen.len()
    }

    /// Shows every end to `visit`: the run, the line that led to it, and whether this end is new.
    pub fn through(
        &mut self,
        run: &PuzzleRun,
        visit: &mut impl FnMut(&PuzzleRun, &[Action], bool),
    ) -> Result<(), TooMany> {
        self.begin(run, visit)?;
        while !self.go_on(usize::MAX, visit)? {}
        Ok(())
    }

    /// Begins anew with a moment; [`Search::go_on`] does the rest.
    pub fn begin(
        &mut self,
        run: &PuzzleRun,
        visit: &mut impl FnMut(&PuzzleRun, &[Action], bool),
    ) -> Result<(), TooMany> {
        self.stack.clear();
        self.line.clear();
        self.enter(run.clone(), visit)
    }

    /// Tries so many moves; true when there are no more.
    pub fn go_on(
        &mut self,
        moves: usize,
        visit: &mut impl FnMut(&PuzzleRun, &[Action], bool),
    ) -> Result<bool, TooMany> {
        for _ in 0..moves {
            let Some((run, moves)) = self.stack.last_mut() else { return Ok(true) };
            let Some(action) = moves.next() else {
                self.stack.pop();
                self.line.pop();
                continue;
            };
            let mut next = run.clone();
            // A listed action is never refused.
            if next.attempt(&action).is_ok() {
                self.line.push(action);
                self.enter(next, visit)?;
            }
        }
        Ok(self.stack.is_empty())
    }

    fn enter(
        &mut self,
        run: PuzzleRun,
        visit: &mut impl FnMut(&PuzzleRun, &[Action], bool),
    ) -> Result<(), TooMany> {
        let fresh = self.seen.insert(run.mark());
        if self.seen.len() > self.limit {
            return Err(TooMany);
        }
        if run.outcome().is_some() {
            visit(&run, &self.line, fresh);
        } else if fresh {
            self.states += 1;
            let moves = self.moves(&run)?.into_iter();
            self.stack.push((run, moves));
            return Ok(());
        }
        self.line.pop();
        Ok(())
    }

    /// What is tried: everything legal, and of what cannot matter one.
    fn moves(&self, run: &PuzzleRun) -> Result<Vec<Action>, TooMany> {
        let (game, solver) = (run.game(), run.solver());
        let decision = game.decision();
        if decision.stage == Stage::Restructuring {
            let sets = if self.whole { game.structures(solver, MOST_SETS) } else { companies(run)? };
            return Ok(sets.into_iter().map(|cards| Action::Work { cards: Box::new(cards) }).collect());
        }
        let mut actions = game.listed(solver);
        if self.whole || run.goal().horizon() != Horizon::Dinner || decision.kind.is_some() {
            return Ok(actions);
        }
        match decision.stage {
            Stage::Working { step: Step::Campaigns } if !run.campaigns_matter() => {
                let mut groups = HashSet::new();
                actions.retain(|action| campaign_group(action).is_none_or(|group| groups.insert(group)));
            }
            Stage::Working { step: Step::Recruit } if !run.decides(Phase::Train) => {
                let mut hired = false;
                actions.retain(|action| match action {
                    Action::Hire { card } if is_plain(game, *card) => !std::mem::replace(&mut hired, true),
                    _ => true,
                });
            }
            _ => {}
        }
        Ok(actions)
    }
}

/// More sets of cards than this are not looked at.
const MOST_SETS: usize = 60_000;

/// Every way to set up the company that can matter. A set that does not fit is an empty one, so it is not among them.
pub(crate) fn companies(run: &PuzzleRun) -> Result<Vec<Staff>, TooMany> {
    let mut sets = run.game().structures(run.solver(), MOST_SETS);
    if sets.len() >= MOST_SETS {
        return Err(TooMany);
    }
    sets.retain(|cards| !cards.iter().any(|(card, _)| is_idle(run, card)));
    Ok(sets)
}

/// Does this card do nothing in the steps that are decided, wherever it is?
fn is_idle(run: &PuzzleRun, card: Employee) -> bool {
    let row = card.card();
    row.slots == 0
        && match row.ability {
            Ability::Hire { discounts, .. } => {
                let pays = discounts && run.goal().horizon() == Horizon::Payday;
                !run.decides(Phase::Recruit) && !pays
            }
            Ability::Train(_) => !run.decides(Phase::Train),
            Ability::Market(_) => !run.decides(Phase::Campaigns),
            Ability::Repeat => true,
            _ => false,
        }
}

type CampaignGroup = (Employee, Option<CampaignKind>, Goods, bool);

fn campaign_group(action: &Action) -> Option<CampaignGroup> {
    let Action::Campaign { marketeer, number, goods, second, .. } = action else { return None };
    Some((*marketeer, kind_of(*number), *goods, *second))
}

fn kind_of(number: TokenNumber) -> Option<CampaignKind> {
    TOKENS.iter().find(|token| token.number == number).map(|token| token.kind)
}

/// In the supply: nobody has to train it at once.
fn is_plain(game: &Game, card: Employee) -> bool {
    game.supply(card) > 0
}

/// Tries everything. A puzzle with more than [`MOST_STATES`] is refused.
pub fn solve(puzzle: &Puzzle) -> Result<Solved, PuzzleError> {
    let (run, _) = PuzzleRun::start(puzzle)?;
    solve_run(&run, &mut Search::new(MOST_STATES))
}

pub(crate) fn solve_run(run: &PuzzleRun, search: &mut Search) -> Result<Solved, PuzzleError> {
    let mut solved = Solved {
        states: 0,
        ends: 0,
        solving: 0,
        best: i32::MIN,
        second: None,
        solution: Vec::new(),
        wrong: Vec::new(),
    };
    let keep = |kept: &mut Vec<Action>, line: &[Action]| {
        if kept.is_empty() || line.len() < kept.len() {
            *kept = line.to_vec();
        }
    };
    let done = search.through(run, &mut |end, line, fresh| {
        let Some(outcome) = end.outcome() else { return };
        solved.best = solved.best.max(outcome.value());
        solved.ends += u32::from(fresh);
        match outcome {
            Outcome::Solved { .. } => {
                solved.solving += u32::from(fresh);
                keep(&mut solved.solution, line);
            }
            Outcome::Failed { value, .. } => {
                solved.second = solved.second.max(Some(value));
                keep(&mut solved.wrong, line);
            }
        }
    });
    solved.states = search.states();
    match done {
        Ok(()) => Ok(solved),
        Err(TooMany) => Err(PuzzleError::Wrong("there are too many lines to try them all")),
    }
}
