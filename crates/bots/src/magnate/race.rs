//! The race: heats over common samples, after each the worse half goes.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use magnate_rules::{Action, FastDice, Game, PlayerId, View};

use super::opponents;
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
    samples: u32,
    value: f64,
    margin: f64,
    margin_squared: f64,
    cash: f64,
    rounds: u32,
}

impl Arm {
    pub(super) fn new(action: Action, style: Style) -> Self {
        Arm { action, style, samples: 0, value: 0.0, margin: 0.0, margin_squared: 0.0, cash: 0.0, rounds: 0 }
    }

    fn add(&mut self, ending: Ending) {
        let margin = f64::from(ending.margin);
        self.samples += 1;
        self.value += ending.value;
        self.margin += margin;
        self.margin_squared += margin * margin;
        self.cash += f64::from(ending.cash);
        self.rounds = self.rounds.max(u32::from(ending.rounds));
    }

    fn mean(&self) -> f64 {
        if self.samples == 0 { 0.0 } else { self.value / f64::from(self.samples) }
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
    /// Ways the others may play.
    pub(super) ways: Vec<Style>,
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

/// Candidates an explanation tells of.
const TOLD: usize = 8;
/// Arms that are left at the end to be told apart.
const FINALISTS: usize = 4;
/// With this much of all there is to win in every game played on, there is nothing left to decide.
const WON: f64 = 0.97;
/// Games that tell what to expect where there is nothing to choose.
const ASSESSED: u32 = 4;
/// Games after which an early end is possible.
const ENOUGH: u32 = 8;
/// Variations tried out at most.
const MOST_ARMS: usize = 160;

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
        self.heat(&mut arms, 0, ASSESSED, &mut nodes);
        Finish { arms, nodes }
    }

    /// Runs the race.
    pub(super) fn run(&self, mut arms: Vec<Arm>, propose: &mut impl FnMut(&Style) -> Arm) -> Finish {
        let mut nodes = 0;
        let mut sample = 0;
        // First heat: what the styles and options promise.
        self.heat(&mut arms, sample, 1, &mut nodes);
        sort(&mut arms);
        // Second: variations of the best few, as many as half of the budget allows.
        let cost = self.used(nodes) / nodes.max(1) as f64;
        let room = (0.45 / cost.max(1e-9)) as usize;
        let parents: Vec<Style> = arms.iter().take(3).map(|arm| arm.style.clone()).collect();
        let count = room.min(MOST_ARMS.saturating_sub(arms.len()));
        let mut varied: Vec<Arm> = (0..count).map(|i| propose(&parents[i % parents.len()])).collect();
        let game = self.view.game();
        varied.retain(|arm| game.check(self.player, &arm.action).is_ok());
        self.heat(&mut varied, sample, 1, &mut nodes);
        varied.retain(|arm| arm.samples > 0);
        arms.append(&mut varied);
        sort(&mut arms);
        sample += 1;
        let mut heats = 1;
        let mut dropped: Vec<Arm> = Vec::new();
        while self.used(nodes) < 0.95 && arms.len() > 1 {
            let keep = (arms.len() / 2).max(FINALISTS.min(arms.len()));
            dropped.splice(..0, arms.split_off(keep));
            self.heat(&mut arms, sample, heats, &mut nodes);
            sample += heats;
            heats = (heats * 2).min(8);
            sort(&mut arms);
            let decided = arms.iter().all(|arm| arm.action == arms[0].action);
            if arms[0].samples >= ENOUGH && (decided || arms[0].mean() > WON) {
                break;
            }
        }
        // Those dropped on the way tell what else there was.
        arms.append(&mut dropped);
        Finish { arms, nodes }
    }

    /// Lets every arm play on from the next samples.
    fn heat(&self, arms: &mut [Arm], first: u32, count: u32, nodes: &mut u64) {
        let jobs = arms.len() * count as usize;
        let limit = match self.budget.limit {
            Limit::Nodes(limit) => (limit.saturating_sub(*nodes) as usize).max(1).min(jobs),
            Limit::Time(_) => jobs,
        };
        let next = AtomicUsize::new(0);
        let done: Mutex<Vec<(usize, Ending)>> = Mutex::new(Vec::with_capacity(limit));
        let late = || self.stop.is_set() || self.started.is_some_and(Started::late);
        let shared: &[Arm] = arms;
        let work = || {
            loop {
                let job = next.fetch_add(1, Ordering::Relaxed);
                // The first game is always played: there must be something to choose by.
                if job >= limit || (job > 0 && late()) {
                    break;
                }
                let (arm, sample) = (job % shared.len(), first + (job / shared.len()) as u32);
                let ending = self.rollout(&shared[arm], sample);
                done.lock().unwrap_or_else(PoisonError::into_inner).push((arm, ending));
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
        done.sort_by_key(|(arm, _)| *arm);
        for (arm, ending) in done {
            arms[arm].add(ending);
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
        let styles =
            opponents::cast(self.view.game(), Some((self.player, &arm.style)), &self.ways, noise, &mut dice);
        let mut game = self.view.sample(&mut dice);
        rollout::choose_again(&mut game, self.player, &styles, &mut dice);
        (game, styles, dice)
    }
}

/// Best first; whoever has not run last.
fn sort(arms: &mut [Arm]) {
    arms.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
}
