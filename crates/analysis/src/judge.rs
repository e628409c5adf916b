//! Is this decision a good one? Candidates are tried out on the same samples and thinned out; the best of them and the decision
//! in question then meet again on fresh samples, so that whoever was only lucky does not look better.

use std::collections::VecDeque;

use magnate_bots::{Way, ideas, ways};
use magnate_rules::{Action, PlayerId, View};
use serde::Serialize;

use crate::numbers::{Estimate, Mean};
use crate::outcome::{Outcome, WATCHED};
use crate::reasons::{PlanReason, reasons};
use crate::rollout::{Ending, Rollout, Tally, WIDEST};

/// How many games a judgement may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Care {
    /// Candidates at most, beside the decision in question.
    pub(crate) ideas: usize,
    /// Games of every candidate.
    pub(crate) first: u32,
    /// More games of the better ones.
    pub(crate) second: u32,
    /// Fresh games of those that are left.
    pub(crate) last: u32,
    /// How many are left.
    pub(crate) finalists: usize,
}

impl Care {
    /// About so many games.
    pub(crate) fn of(games: u32, finalists: usize) -> Self {
        let ideas = (games / 24).clamp(3, 14);
        let first = (games / 4 / ideas).max(1);
        let second = games / 5 / BETTER as u32;
        let last = games.saturating_sub(ideas * first + BETTER as u32 * second) / (finalists as u32 + 1);
        Care { ideas: ideas as usize, first, second: second.max(1), last: last.max(1), finalists }
    }
}

/// Ways to go on that fit the player's company best.
const LIKELY_WAYS: usize = 3;
/// Candidates that are looked at a second time.
const BETTER: usize = 4;
/// Standard errors by which a decision must be worse to be called so. More than for a 95% interval: many decisions are looked
/// at, and a person should not be blamed for one in twenty.
const SURE: f64 = 2.8;
/// Dollars that are a loss even where the chance to win stays as it is.
const DEAR: f64 = 40.0;
/// Fresh pairs after which a clear result is believed.
const ENOUGH: u32 = 16;

/// What a decision costs compared with a better one: the same games, once with this and once with that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Loss {
    /// Chance to win, from 0 to 1.
    pub chance: Estimate,
    /// Dollars ahead of the best other.
    pub margin: Estimate,
    /// Games compared.
    pub games: u32,
    /// Is the loss more than chance can explain?
    pub sure: bool,
}

/// A way to go on, and what it is expected to bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plan {
    /// The decision, and what the player would do after it until the end of the day.
    pub actions: Vec<Action>,
    /// Chance to win.
    pub chance: Estimate,
    /// Dollars ahead of the best other at the end.
    pub margin: Estimate,
    /// Games played on with it.
    pub games: u32,
    /// Why, the most important first.
    pub reasons: Vec<PlanReason>,
}

#[derive(Clone, Debug)]
struct Arm {
    action: Action,
    /// Is it the decision in question?
    played: bool,
    /// How somebody who decides so goes on.
    meant: Option<Way>,
    /// While looking for the best.
    tried: Tally,
    /// By the number of the sample, once looking is over.
    fresh: Vec<Ending>,
    outcome: Outcome,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    First,
    Second,
    Last,
    Watching,
    Done,
}

/// The examination of one decision, step by step.
pub(crate) struct Judge {
    view: View,
    player: PlayerId,
    seed: u64,
    care: Care,
    arms: Vec<Arm>,
    /// How the player may go on. A sample has one of these, whatever the decision: what differs is the decision alone.
    ways: Vec<Way>,
    stage: Stage,
    /// Arm and sample to come.
    queue: VecDeque<(usize, u32)>,
    running: Option<(usize, Rollout)>,
    /// Those that are left, the decision in question among them.
    finalists: Vec<usize>,
    done: u32,
}

/// Fresh samples have numbers that looking for the best never comes to.
const FRESH: u32 = 1 << 16;

impl Judge {
    /// Examines what this player may do now; `played` is the decision in question, if there is one.
    pub(crate) fn new(view: &View, player: PlayerId, played: Option<&Action>, care: Care, seed: u64) -> Self {
        let arm = |action, played, meant| Arm {
            action,
            played,
            meant,
            tried: Tally::default(),
            fresh: Vec::new(),
            outcome: Outcome::default(),
        };
        let found = ideas(view.game(), player, seed);
        let mut ways = ways(view.game(), player);
        ways.truncate(LIKELY_WAYS);
        let mut arms: Vec<Arm> = Vec::new();
        if let Some(played) = played {
            let meant = found.iter().find(|idea| idea.action == *played).map(|idea| idea.way.clone());
            arms.push(arm(played.clone(), true, meant));
        }
        let others = found.into_iter().filter(|idea| Some(&idea.action) != played).take(care.ideas);
        arms.extend(others.map(|idea| arm(idea.action, false, Some(idea.way))));
        let mut judge = Judge {
            view: view.clone(),
            player,
            seed,
            care,
            arms,
            ways,
            stage: Stage::First,
            queue: VecDeque::new(),
            running: None,
            finalists: Vec::new(),
            done: 0,
        };
        let all: Vec<usize> = (0..judge.arms.len()).collect();
        if judge.arms.len() < 2 && played.is_some() {
            judge.stage = Stage::Done; // there was nothing else to do
        } else {
            judge.enqueue(&all, 0, care.first);
        }
        judge
    }

    fn enqueue(&mut self, arms: &[usize], from: u32, count: u32) {
        for sample in from..from + count {
            self.queue.extend(arms.iter().map(|arm| (*arm, sample)));
        }
    }

    pub(crate) fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// Games played on so far.
    pub(crate) fn games(&self) -> u32 {
        self.done
    }

    /// Games there will be at most, with those that are watched for reasons.
    pub(crate) fn most_games(&self) -> u32 {
        if self.is_done() {
            return self.done;
        }
        let arms = self.arms.len() as u32;
        let better = arms.min(BETTER as u32 + 1);
        let last = arms.min(self.care.finalists as u32 + 1);
        arms * self.care.first + better * self.care.second + last * (self.care.last + WATCHED)
    }

    /// A few milliseconds of work.
    pub(crate) fn step(&mut self) {
        if self.stage == Stage::Done {
            return;
        }
        if let Some((arm, mut rollout)) = self.running.take() {
            match rollout.advance() {
                Some(ending) => self.count(arm, ending),
                None => self.running = Some((arm, rollout)),
            }
            return;
        }
        let Some((arm, sample)) = self.queue.pop_front() else {
            self.next_stage();
            return;
        };
        let Arm { action, outcome, .. } = &mut self.arms[arm];
        let way = &self.ways[sample as usize % self.ways.len()];
        if self.stage == Stage::Watching {
            outcome.watch(&self.view, self.player, action, way, self.seed);
            self.done += 1;
        } else {
            self.running =
                Some((arm, Rollout::new(&self.view, Some((self.player, action, way)), self.seed, sample)));
        }
    }

    fn count(&mut self, arm: usize, ending: Ending) {
        self.done += 1;
        match self.stage {
            Stage::Last => {
                self.arms[arm].fresh.push(ending);
                let paired = self.arms[*self.finalists.last().unwrap_or(&arm)].fresh.len() as u32;
                let complete = self.finalists.last() == Some(&arm);
                if complete && paired >= ENOUGH && paired.is_multiple_of(4) && self.is_clear() {
                    self.queue.clear();
                }
            }
            _ => self.arms[arm].tried.add(&ending, self.player),
        }
    }

    /// Arms by how they did, best first.
    fn ranked(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.arms.len()).collect();
        order.sort_by(|a, b| self.arms[*b].tried.value().total_cmp(&self.arms[*a].tried.value()));
        order
    }

    fn next_stage(&mut self) {
        let ranked = self.ranked();
        let played = ranked.iter().copied().find(|arm| self.arms[*arm].played);
        let others = ranked.iter().copied().filter(|arm| !self.arms[*arm].played);
        match self.stage {
            Stage::First => {
                let chosen: Vec<usize> = played.into_iter().chain(others.take(BETTER)).collect();
                self.enqueue(&chosen, self.care.first, self.care.second);
                self.stage = Stage::Second;
            }
            Stage::Second => {
                self.finalists = played.into_iter().chain(others.take(self.care.finalists)).collect();
                let finalists = self.finalists.clone();
                // Nobody is blamed for going a way of their own.
                for meant in finalists.iter().filter_map(|arm| self.arms[*arm].meant.clone()) {
                    if !self.ways.contains(&meant) {
                        self.ways.push(meant);
                    }
                }
                self.enqueue(&finalists, FRESH, self.care.last);
                self.stage = Stage::Last;
            }
            Stage::Last => {
                let told = if self.asked() && !self.is_sure() { Vec::new() } else { self.finalists.clone() };
                self.enqueue(&told, 0, WATCHED);
                self.stage = Stage::Watching;
            }
            Stage::Watching | Stage::Done => self.stage = Stage::Done,
        }
    }

    fn asked(&self) -> bool {
        self.arms.iter().any(|arm| arm.played)
    }

    /// The decision in question and the best other, of those that are left.
    fn rivals(&self) -> Option<(&Arm, &Arm)> {
        let played = self.finalists.iter().map(|arm| &self.arms[*arm]).find(|arm| arm.played)?;
        let mean = |arm: &Arm| {
            let values: Mean = arm.fresh.iter().map(|ending| ending.value(self.player)).collect();
            values.mean()
        };
        let others = self.finalists.iter().map(|arm| &self.arms[*arm]).filter(|arm| !arm.played);
        let best = others.max_by(|a, b| mean(a).total_cmp(&mean(b)))?;
        Some((played, best))
    }

    fn differences(&self, spread: f64, of: impl Fn(&Ending) -> f64) -> Mean {
        let Some((played, best)) = self.rivals() else { return Mean::default() };
        let pairs = best.fresh.iter().zip(&played.fresh);
        pairs.map(|(best, played)| of(best) - of(played)).collect::<Mean>().padded(spread)
    }

    fn values(&self) -> Mean {
        self.differences(0.35, |ending| ending.value(self.player))
    }

    fn margins(&self) -> Mean {
        self.differences(100.0, |ending| f64::from(ending.margin(self.player)))
    }

    /// Is the loss more than chance can explain: in what both chance and dollars come to, or in many dollars?
    fn is_sure(&self) -> bool {
        let (value, margin) = (self.values(), self.margins());
        let surely = |mean: &Mean, least: f64| mean.mean() > least && mean.mean() > SURE * mean.error();
        value.count >= ENOUGH.min(self.care.last)
            && ((surely(&value, 0.02) && margin.mean() > 0.0)
                || (surely(&margin, DEAR) && value.mean() > 0.0))
    }

    /// Would more games change nothing any more?
    fn is_clear(&self) -> bool {
        if !self.asked() {
            return false;
        }
        let value = self.values();
        let (low, high) = (value.mean() - 4.0 * value.error(), value.mean() + 2.0 * value.error());
        low > 0.03 || high < 0.03
    }

    /// What the decision in question costs; none when there was nothing else to do.
    pub(crate) fn loss(&self) -> Option<Loss> {
        self.rivals()?;
        let chance = self.differences(1.0, |ending| f64::from(u8::from(ending.won(self.player))));
        let margin = self.margins();
        Some(Loss {
            chance: chance.estimate(1.0).within(-1.0, 1.0).rounded(3),
            margin: margin.estimate(WIDEST).rounded(0),
            games: margin.count.saturating_sub(2), // two are made up
            sure: self.is_sure(),
        })
    }

    fn plan(&self, arm: &Arm, other: Option<&Arm>) -> Plan {
        let mut tally = arm.tried;
        if !arm.fresh.is_empty() {
            tally = Tally::default();
            arm.fresh.iter().for_each(|ending| tally.add(ending, self.player));
        }
        let watched = other.map(|other| &other.outcome).filter(|outcome| outcome.games > 0);
        let mut why = reasons(&arm.outcome, self.player, watched);
        if why.is_empty() {
            why = reasons(&arm.outcome, self.player, None);
        }
        let actions =
            if arm.outcome.plan.is_empty() { vec![arm.action.clone()] } else { arm.outcome.plan.clone() };
        Plan { actions, chance: tally.chance(), margin: tally.margin(), games: tally.count(), reasons: why }
    }

    /// The decision in question and the best other, each with what speaks for it beside the other.
    pub(crate) fn comparison(&self) -> Option<(Plan, Plan)> {
        let (played, best) = self.rivals()?;
        Some((self.plan(played, Some(best)), self.plan(best, Some(played))))
    }

    /// What there is to do, best first, no action twice.
    pub(crate) fn plans(&self) -> Vec<Plan> {
        let value = |arm: &Arm| {
            let fresh: Mean = arm.fresh.iter().map(|ending| ending.value(self.player)).collect();
            // Those that ran to the end come first: what is known about the others is less.
            (fresh.count > 0, if fresh.count > 0 { fresh.mean() } else { arm.tried.value() })
        };
        let mut order: Vec<&Arm> = self.arms.iter().filter(|arm| arm.tried.count() > 0).collect();
        order.sort_by(|a, b| {
            let (a, b) = (value(a), value(b));
            b.0.cmp(&a.0).then(b.1.total_cmp(&a.1))
        });
        let mut told: Vec<&Arm> = Vec::new();
        for arm in order {
            if told.len() < TOLD && told.iter().all(|known| known.action != arm.action) {
                told.push(arm);
            }
        }
        let other = |index: usize| if index == 0 { told.get(1) } else { told.first() };
        told.iter().enumerate().map(|(index, arm)| self.plan(arm, other(index).copied())).collect()
    }
}

/// Plans told.
const TOLD: usize = 5;
