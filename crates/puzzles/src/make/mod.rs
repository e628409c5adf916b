//! Finding puzzles in games of bots.
//!
//! Bots play whole games. At the moment when the last player of a round begins their day everybody else's work is done, so
//! nothing but this player's decisions changes the evening: such moments become puzzles. For each of them every line is tried
//! once, and from all the evenings seen follow the tasks that few lines do and no obvious one. The same order gives the
//! same puzzles.

mod bots;
mod census;
mod check;
mod moments;
mod slim;

use std::collections::{BTreeMap, BTreeSet};

use magnate_rules::{FastDice, Module, ModuleSet};
use rayon::prelude::*;

pub use bots::{Helper, bot_solves};
pub use census::{FEW, is_rare};
pub use check::{Flaw, check};

use crate::collection::Collection;
use crate::goal::{Goal, Kind};
use crate::grade::difficulty;
use crate::obvious::obvious_value;
use crate::puzzle::{Facts, Puzzle, PuzzleError};
use crate::run::PuzzleRun;
use crate::solve::{MOST_STATES, Search, solve_run};
use moments::Moment;

/// What is wanted.
#[derive(Clone, Debug)]
pub struct Order {
    /// How many puzzles, of all kinds together.
    pub count: usize,
    /// The seed everything comes from.
    pub seed: u64,
    /// Modules of every game; where nothing is said, most games have none and the others a few.
    pub modules: Option<ModuleSet>,
    /// Give up after so many games.
    pub games: u64,
}

/// A puzzle and the game it comes from.
struct Found {
    game: u64,
    puzzle: Puzzle,
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Games played.
    pub games: u64,
    /// Puzzles chosen so far.
    pub chosen: usize,
}

/// Games played side by side before somebody looks whether there are enough puzzles.
const BATCH: u64 = 8;

/// Makes puzzles: as many of each kind, and of each difficulty as there are. Fewer when the games do not have them.
pub fn make(order: &Order, mut progress: impl FnMut(Progress)) -> Collection {
    let mut found: Vec<Found> = Vec::new();
    let mut games = 0;
    loop {
        let batch = games..(games + BATCH).min(order.games);
        games = batch.end;
        let more: Vec<Vec<Found>> = batch.into_par_iter().map(|game| from_game(order, game)).collect();
        found.extend(more.into_iter().flatten());
        let (chosen, full) = choose(order.count, &found, games >= order.games);
        progress(Progress { games, chosen: chosen.len() });
        if full || games >= order.games {
            let puzzles = chosen.into_iter().map(|place| found[place].puzzle.clone()).collect();
            return Collection::new(puzzles);
        }
    }
}

/// Chooses evenly: of each kind as many, of each difficulty of a kind as many as possible, one a kind and game. Says whether
/// there are enough; until the end no difficulty may take more than its share of a kind.
fn choose(count: usize, found: &[Found], anyhow: bool) -> (Vec<usize>, bool) {
    let per_kind = count.div_ceil(Kind::ALL.len());
    let mut chosen = Vec::new();
    let mut by_kind: BTreeMap<Kind, usize> = BTreeMap::new();
    let mut full = true;
    for kind in Kind::ALL {
        let wanted = per_kind.min(count - chosen.len().min(count));
        let mut used = BTreeSet::new();
        let mut by_difficulty = [0usize; 6];
        // Rounds: in each every difficulty may take one more; the first that a game has of it.
        let most = if anyhow { wanted } else { wanted.div_ceil(4) };
        for round in 1..=most {
            for level in 1..=5u8 {
                let taken = by_kind.get(&kind).copied().unwrap_or(0);
                if taken >= wanted || by_difficulty[usize::from(level)] >= round {
                    continue;
                }
                let next = found.iter().enumerate().find(|(_, it)| {
                    it.puzzle.goal.kind() == kind && it.puzzle.difficulty == level && !used.contains(&it.game)
                });
                if let Some((place, it)) = next {
                    used.insert(it.game);
                    chosen.push(place);
                    by_difficulty[usize::from(level)] += 1;
                    *by_kind.entry(kind).or_default() += 1;
                }
            }
        }
        full &= by_kind.get(&kind).copied().unwrap_or(0) >= wanted;
    }
    (chosen, full)
}

/// Modules whose games give good evenings, a few at a time.
const SETS: [&[Module]; 8] = [
    &[Module::Noodles],
    &[Module::Sushi, Module::Noodles],
    &[Module::Kimchi],
    &[Module::FryChefs],
    &[Module::Ketchup, Module::Sushi],
    &[Module::Coffee],
    &[Module::NewDistricts],
    &[Module::MovieStars, Module::FryChefs],
];

/// Of each kind at most so many are looked at in a game.
const PER_KIND: usize = 2;

fn from_game(order: &Order, game: u64) -> Vec<Found> {
    let seed = mixed(order.seed, game);
    let mut dice = FastDice::new(seed);
    let modules = order.modules.unwrap_or_else(|| {
        if game % 3 == 2 { ModuleSet::of(SETS[(game / 3) as usize % SETS.len()]) } else { ModuleSet::NONE }
    });
    let mut tasks: BTreeMap<Kind, Vec<(Moment, Goal)>> = BTreeMap::new();
    for moment in moments::of_game(modules, seed, &mut dice) {
        for (moment, goal) in census::tasks(&moment, &mut dice) {
            tasks.entry(goal.kind()).or_default().push((moment, goal));
        }
    }
    let mut found = Vec::new();
    for mut of_kind in tasks.into_values() {
        if of_kind.iter().any(|(_, goal)| is_pure(goal)) {
            of_kind.retain(|(_, goal)| is_pure(goal));
        }
        for _ in 0..PER_KIND.min(of_kind.len()) {
            let place = magnate_rules::Dice::below(&mut dice, of_kind.len() as u32) as usize;
            let (moment, goal) = of_kind.swap_remove(place);
            if let Ok(Some(puzzle)) = finish(&moment, goal) {
                found.push(Found { game, puzzle });
            }
        }
    }
    found
}

/// To survive payday is better than to have something left.
const fn is_pure(goal: &Goal) -> bool {
    !matches!(goal, Goal::Payday { left: 1.., .. })
}

/// `SplitMix64` of two numbers.
fn mixed(seed: u64, index: u64) -> u64 {
    let mut z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ index.wrapping_add(0x6a09_e667_f3bc_c908);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Makes a puzzle of a moment and a task, if it is one: solvable, by few lines, by no obvious one.
fn finish(moment: &Moment, goal: Goal) -> Result<Option<Puzzle>, PuzzleError> {
    let position = slim::position(&moment.position);
    let mut puzzle = Puzzle {
        id: String::new(),
        goal,
        solver: moment.solver,
        decides: moment.decides.clone(),
        difficulty: 0,
        modules: moment.position.config.modules,
        position,
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
    puzzle.id = puzzle.name();
    Ok(measure(&puzzle)?.filter(|measured| measured.facts.obvious < goal.target()))
}

/// The puzzle with its solution, facts and difficulty measured anew; nothing if it has no solution or too many.
pub fn measure(puzzle: &Puzzle) -> Result<Option<Puzzle>, PuzzleError> {
    let company = *puzzle.game()?.chain(puzzle.solver).at_work();
    let (run, _) = PuzzleRun::start(puzzle)?;
    let solved = solve_run(&run, &mut Search::new(MOST_STATES))?;
    if !is_rare(solved.solving, solved.ends) {
        return Ok(None);
    }
    let facts = Facts {
        states: solved.states,
        ends: solved.ends,
        solving: solved.solving,
        second: solved.second,
        obvious: obvious_value(&run, &company),
        trainee: bot_solves(&run, Helper::Trainee),
        manager: bot_solves(&run, Helper::Manager),
    };
    let difficulty = difficulty(&facts, solved.solution.len());
    Ok(Some(Puzzle { difficulty, solution: solved.solution, facts, ..puzzle.clone() }))
}
