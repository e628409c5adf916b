//! The race: heats over common samples, after each the worse half goes.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use magnate_rules::{Action, FastDice, Game, PlayerId, View};

use super::opponents::{self, Odds};
use super::rollout::{self, Ending};
use crate::bot::Stop;
use crate::budget::{Budget, Limit, Started};
use crate::explain::{Candidate, Explanation, Reason};
use crate::manager::Style;

/// A first action and a style that plays on from there.
#[derive(Clone, Debug)]
pub(super) struct Arm {
    pub(super) action: Action,
    pub(super) style: Style,
    /// What is known against it before anything is played.
    doubt: f64,
    samples: u32,
    /// Values more than those of the first arm in the same samples, added up.
    edge: f64,
    margin: f64,
    margin_squared: f64,
    cash: f64,
    rounds: u32,
}

impl Arm {
    pub(super) fn new(action: Action, style: Style, doubt: f64) -> Self {
        Arm {
            action,
            style,
            doubt,
            samples: 0,
            edge: 0.0,
            margin: 0.0,
            margin_squared: 0.0,
            cash: 0.0,
            rounds: 0,
        }
    }

    /// Counts a game, of which the first arm made so much.
    fn add(&mut self, ending: Ending, first: f64) {
        let margin = f64::from(ending.margin);
        self.samples += 1;
        self.edge += ending.value - first;
        self.margin += margin;
        self.margin_squared += margin * margin;
        self.cash += f64::from(ending.cash);
        self.rounds = self.rounds.max(u32::from(ending.rounds));
    }

    /// How much better than the first arm it is thought to be: what was doubted before counts like so many games.
    fn promise(&self) -> f64 {
        (self.edge - self.doubt * PRIOR) / (f64::from(self.samples) + PRIOR)
    }

    fn candidate(&self) -> Candidate {
        let n = f64::from(self.samples.max(1));
        let mean = self.margin / n;
        let variance = (self.margin_squared / n - mean * mean).max(0.0);
        let spread = (self.samples > 1).then(|| (1.96 * (variance / (n - 1.0)).sqrt()).round() as i32);
        Candidate {
            plan: vec![self.action.clone()],
            dollars: mean.round() as i32,
            spread,
            samples: self.samples,
            reasons: vec![
                Reason::new("cash", (self.cash / n).round() as i32),
                Reason::new("rival", ((self.cash - self.margin) / n).round() as i32),
            ],
        }
    }
}

/// Everything the heats need.
pub(super) struct Field<'a> {
    pub(super) view: &'a View,
    pub(super) player: PlayerId,
    pub(super) seed: u64,
    /// Ways the others may play, and how likely each is.
    pub(super) ways: &'a [Style],
    pub(super) odds: Odds,
    /// None when nodes are counted.
    pub(super) started: Option<Started>,
    pub(super) budget: Budget,
    /// Nobody waits for the result any more.
    pub(super) stop: Stop,
}

/// How it ended: the arms by how well they did.
pub(super) struct Finish {
    pub(super) arms: Vec<Arm>,
    nodes: u64,
}

impl Finish {
    /// Puts the arms that begin with this action first, if there are any that ran.
    pub(super) fn prefer(&mut self, action: &Action) {
        self.arms.sort_by_key(|arm| arm.samples == 0 || arm.action != *action);
    }

    /// The best arm of each action with the rest of its plan for this round, best first.
    pub(super) fn explain(&self, field: &Field<'_>) -> Explanation {
        let mut candidates: Vec<Candidate> = Vec::new();
        for arm in self.arms.iter().filter(|arm| arm.samples > 0) {
            if candidates.len() < TOLD && candidates.iter().all(|known| known.plan[0] != arm.action) {
                let mut candidate = arm.candidate();
                candidate.plan = field.plan(arm);
                candidates.push(candidate);
            }
        }
        let rounds = self.arms.first().map_or(0, |arm| arm.rounds.min(255) as u8);
        Explanation { candidates, rounds, nodes: self.nodes }
    }
}

/// What is thought of an arm beforehand counts like so many games played on: luck in a few of them does not make a plan good.
const PRIOR: f64 = 12.0;
/// Candidates an explanation tells of.
const TOLD: usize = 8;
/// Arms that are left at the end to be told apart.
const FINALISTS: usize = 2;
/// Games that tell what to expect where there is nothing to choose.
const ASSESSED: u32 = 4;
/// Games after which an early end is possible.
const ENOUGH: u32 = 8;
/// Arms tried out at most.
const MOST_ARMS: usize = 160;
/// Games of the budget for each arm: fewer arms than could be tried, so that the last ones are tried often.
const GAMES_AN_ARM: f64 = 6.0;
/// One variation at least for so many games of the budget: the search for a way to play goes on at every decision.
const GAMES_A_VARIATION: f64 = 5.0;

/// Styles that are varied.
const PARENTS: usize = 3;
/// All of the budget, but for what the last games take.
const ALL: f64 = 0.95;

impl Field<'_> {
    /// Share of the budget used, from 0 to 1 and beyond.
    fn used(&self, nodes: u64) -> f64 {
        if self.stop.is_set() {
            return 1.0;
        }
        match (self.budget.limit, self.started) {
            (Limit::Nodes(limit), _) => nodes as f64 / limit as f64,
            (Limit::Time(_), started) => started.map_or(1.0, Started::used),
        }
    }

    /// Plays a few games only to say what is expected: there is nothing to choose.
    pub(super) fn assess(&self, mut arms: Vec<Arm>) -> Finish {
        let mut nodes = 0;
        self.heat(&mut arms, 0, ASSESSED, &mut Vec::new(), &mut nodes);
        Finish { arms, nodes }
    }

    /// Games the whole budget pays for, by what the first ones took.
    fn games(&self, nodes: u64) -> f64 {
        match self.budget.limit {
            Limit::Nodes(limit) => limit as f64,
            Limit::Time(_) => nodes as f64 / self.used(nodes).max(1e-6),
        }
    }

    /// Runs the race. The first arm is what is done unless another does better: all are measured by it, game by game.
    pub(super) fn run(&self, mut arms: Vec<Arm>, propose: &mut impl FnMut(&[Style]) -> Arm) -> Finish {
        let mut nodes = 0;
        let mut measure: Vec<f64> = Vec::new();
        // First heat: what the styles and options promise.
        self.heat(&mut arms, 0, 1, &mut measure, &mut nodes);
        let mut first = vec![arms.remove(0)];
        sort(&mut arms);
        // Second: variations of the best few.
        let games = self.games(nodes);
        let room = (games / GAMES_AN_ARM) as usize;
        let least = (games / GAMES_A_VARIATION) as usize;
        let count = room.saturating_sub(arms.len()).max(least).min(MOST_ARMS.saturating_sub(arms.len()));
        let best = first.iter().chain(arms.iter().filter(|arm| arm.samples > 0));
        let parents: Vec<Style> = best.take(PARENTS).map(|arm| arm.style.clone()).collect();
        if self.used(nodes) < ALL {
            let mut varied: Vec<Arm> = (0..count).map(|_| propose(&parents)).collect();
            let game = self.view.game();
            varied.retain(|arm| game.check(self.player, &arm.action).is_ok());
            self.heat(&mut varied, 0, 1, &mut measure, &mut nodes);
            arms.append(&mut varied);
        }
        sort(&mut arms);
        let mut sample = 1;
        let mut dropped: Vec<Arm> = arms.split_off(arms.partition_point(|arm| arm.samples > 0));
        while self.used(nodes) < ALL && !arms.is_empty() {
            let keep = (arms.len() / 2).max(FINALISTS.min(arms.len()));
            dropped.splice(..0, arms.split_off(keep));
            // What is left of the budget is shared evenly among the heats to come.
            let heats = f64::from(halvings(arms.len()) + 1);
            let left = (self.games(nodes) - nodes as f64).max(0.0);
            let count = (left / heats / (arms.len() + 1) as f64).clamp(1.0, 64.0) as u32;
            let mut field: Vec<Arm> = first.drain(..).chain(arms.drain(..)).collect();
            self.heat(&mut field, sample, count, &mut measure, &mut nodes);
            arms = field.split_off(1);
            first = field;
            sample += count;
            sort(&mut arms);
            let decided = arms.iter().all(|arm| arm.action == first[0].action);
            if first[0].samples >= ENOUGH && decided {
                break;
            }
        }
        arms.append(&mut first);
        sort(&mut arms);
        // Those dropped on the way tell what else there was.
        arms.append(&mut dropped);
        Finish { arms, nodes }
    }

    /// Lets every arm play on from the next samples. What the first of all makes of a sample is the measure of the others.
    fn heat(&self, arms: &mut [Arm], first: u32, count: u32, measure: &mut Vec<f64>, nodes: &mut u64) {
        let jobs = arms.len() * count as usize;
        let limit = match self.budget.limit {
            Limit::Nodes(limit) => (limit.saturating_sub(*nodes) as usize).max(1).min(jobs),
            Limit::Time(_) => jobs,
        };
        let next = AtomicUsize::new(0);
        let done: Mutex<Vec<(usize, usize, Ending)>> = Mutex::new(Vec::with_capacity(limit));
        let late = || self.stop.is_set() || self.started.is_some_and(Started::late);
        let shared: &[Arm] = arms;
        let work = || {
            loop {
                let job = next.fetch_add(1, Ordering::Relaxed);
                // The first game is always played: there must be something to choose by.
                if job >= limit || (job > 0 && late()) {
                    break;
                }
                let (arm, sample) = (job % shared.len(), first as usize + job / shared.len());
                let ending = self.rollout(&shared[arm], sample as u32);
                done.lock().unwrap_or_else(PoisonError::into_inner).push((sample, arm, ending));
            }
        };
        if self.budget.threads > 1 {
            std::thread::scope(|scope| {
                for _ in 1..self.budget.threads {
                    scope.spawn(work);
                }
                work();
            });
        } else {
            work();
        }
        let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
        *nodes += done.len() as u64;
        // Sums in a fixed order, so that threads do not change them.
        done.sort_by_key(|(sample, arm, _)| (*sample, *arm));
        for (sample, arm, ending) in done {
            if measure.len() <= sample {
                measure.resize(sample + 1, ending.value);
            }
            arms[arm].add(ending, measure[sample]);
        }
    }

    fn rollout(&self, arm: &Arm, sample: u32) -> Ending {
        let (game, styles, mut dice) = self.sample(arm, sample);
        rollout::play_on(game, self.player, &arm.action, &styles, &mut dice)
    }

    /// What the player of this arm means to do this round.
    fn plan(&self, arm: &Arm) -> Vec<Action> {
        let (game, styles, mut dice) = self.sample(arm, 0);
        rollout::plan(game, self.player, &arm.action, &styles, &mut dice)
    }

    /// A full game the player could be in, and how everybody plays in it.
    pub(super) fn sample(&self, arm: &Arm, sample: u32) -> (Game, Vec<Style>, FastDice) {
        let mut dice = FastDice::new(self.seed ^ u64::from(sample).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let noise = if sample == 0 { 0.0 } else { 0.12 };
        let styles = opponents::cast((self.player, &arm.style), self.ways, &self.odds, noise, &mut dice);
        let mut game = self.view.sample(&mut dice);
        rollout::choose_again(&mut game, self.player, &styles, &mut dice);
        (game, styles, dice)
    }
}

/// How often a field so large is halved until only the finalists are left.
fn halvings(mut arms: usize) -> u32 {
    let mut halvings = 0;
    while arms > FINALISTS {
        arms = arms.div_ceil(2);
        halvings += 1;
    }
    halvings
}

/// Best first; whoever has not run last.
fn sort(arms: &mut [Arm]) {
    arms.sort_by(|a, b| (b.samples > 0).cmp(&(a.samples > 0)).then(b.promise().total_cmp(&a.promise())));
}
