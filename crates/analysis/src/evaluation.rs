//! What a position is worth to everybody, and what to do in it.

use magnate_rules::{PlayerId, View, Viewer};
use serde::Serialize;

use crate::judge::{Care, Judge, Plan};
use crate::numbers::Estimate;
use crate::progress::Progress;
use crate::rollout::{Ending, Rollout, Tally};

/// One player's prospects.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatEstimate {
    /// Whose.
    pub chain: PlayerId,
    /// Chance to win, from 0 to 1, when everybody goes on like a Manager.
    pub chance: Estimate,
    /// Dollars ahead of the best other at the end; below zero behind it.
    pub margin: Estimate,
    /// Cash at the end.
    pub cash: Estimate,
}

/// What is known about a position so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Evaluated"))]
pub struct Answer {
    /// Everybody, by number.
    pub seats: Vec<SeatEstimate>,
    /// Games played on for them.
    pub games: u32,
    /// For whom there are plans.
    pub player: Option<PlayerId>,
    /// What that player could do, best first; reasons come last.
    pub plans: Vec<Plan>,
    /// How far it is.
    pub progress: Progress,
}

/// Everybody's prospects from one position: games played on.
pub(crate) struct Prospects {
    view: View,
    seed: u64,
    tallies: Vec<Tally>,
    running: Option<Rollout>,
    games: u32,
}

impl Prospects {
    pub(crate) fn new(view: View, seed: u64) -> Self {
        let tallies = vec![Tally::default(); view.game().chains().len()];
        Prospects { view, seed, tallies, running: None, games: 0 }
    }

    /// Plays on a little; true when a game has come to its end.
    pub(crate) fn step(&mut self) -> bool {
        let mut rollout = match self.running.take() {
            Some(rollout) => rollout,
            None => Rollout::new(&self.view, None, self.seed, self.games),
        };
        let Some(ending) = rollout.advance() else {
            self.running = Some(rollout);
            return false;
        };
        self.count(&ending);
        true
    }

    fn count(&mut self, ending: &Ending) {
        self.games += 1;
        for (player, tally) in self.tallies.iter_mut().enumerate() {
            tally.add(ending, PlayerId(player as u8));
        }
    }

    pub(crate) fn games(&self) -> u32 {
        self.games
    }

    pub(crate) fn seats(&self) -> Vec<SeatEstimate> {
        let seat = |(index, tally): (usize, &Tally)| SeatEstimate {
            chain: PlayerId(index as u8),
            chance: tally.chance(),
            margin: tally.margin(),
            cash: tally.cash(),
        };
        self.tallies.iter().enumerate().map(seat).collect()
    }

    /// Nothing is open any more: everybody's place is known.
    pub(crate) fn is_over(&self) -> bool {
        self.view.game().is_over()
    }

    /// The seats of a game that has ended.
    pub(crate) fn final_seats(&self) -> Vec<SeatEstimate> {
        let ending = Ending::of(self.view.game());
        let seat = |tally: usize| {
            let chain = PlayerId(tally as u8);
            SeatEstimate {
                chain,
                chance: Estimate::certain(f64::from(u8::from(ending.won(chain)))),
                margin: Estimate::certain(f64::from(ending.margin(chain))),
                cash: Estimate::certain(f64::from(ending.cash(chain))),
            }
        };
        (0..self.tallies.len()).map(seat).collect()
    }
}

/// The evaluation of a position, step by step. More steps make it more exact; it can be looked at at any time.
pub struct Evaluation {
    prospects: Prospects,
    budget: u32,
    player: Option<PlayerId>,
    judge: Option<Judge>,
    turn: bool,
}

impl Evaluation {
    /// Evaluates what a viewer sees, with about this many games. Plans are made for `player`, or else for the viewer, or for
    /// whoever is awaited first; in a player's own view for nobody else.
    pub fn new(view: &View, player: Option<PlayerId>, games: u32, seed: u64) -> Self {
        let awaited = view.game().decision().awaited;
        let player = match view.viewer() {
            Viewer::Player(viewer) => Some(viewer).filter(|viewer| player.is_none_or(|it| it == *viewer)),
            Viewer::Spectator | Viewer::Reviewer => player.or_else(|| awaited.first()),
        };
        let player = player.filter(|player| awaited.contains(*player));
        let care = Care::of(games * 3 / 5, 2);
        let judge = player.map(|player| Judge::new(view, player, None, care, seed));
        let budget = if judge.is_some() { games.div_ceil(3) } else { games };
        Evaluation { prospects: Prospects::new(view.clone(), seed), budget, player, judge, turn: false }
    }

    /// Is there nothing left to do?
    pub fn done(&self) -> bool {
        self.prospects.is_over() || (self.counted() && self.judge.as_ref().is_none_or(Judge::is_done))
    }

    fn counted(&self) -> bool {
        self.prospects.games() >= self.budget
    }

    /// A few milliseconds of work.
    pub fn step(&mut self) {
        if self.done() {
            return;
        }
        self.turn = !self.turn;
        match &mut self.judge {
            Some(judge) if !judge.is_done() && (self.turn || self.prospects.games() >= self.budget) => {
                judge.step();
            }
            _ => _ = self.prospects.step(),
        }
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        let (done, total) = self.judge.as_ref().map_or((0, 0), |judge| (judge.games(), judge.most_games()));
        if self.done() {
            let all = self.prospects.games() + done;
            return Progress { done: all, total: all };
        }
        Progress { done: self.prospects.games() + done, total: self.budget + total.max(done) }
    }

    /// What is known so far.
    pub fn answer(&self) -> Answer {
        let over = self.prospects.is_over();
        Answer {
            seats: if over { self.prospects.final_seats() } else { self.prospects.seats() },
            games: self.prospects.games(),
            player: self.player,
            plans: self.judge.as_ref().map_or_else(Vec::new, Judge::plans),
            progress: self.progress(),
        }
    }
}
