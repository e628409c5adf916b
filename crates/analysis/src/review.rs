//! A whole game looked back at: chances over time, what was costly, where it turned.
//!
//! First a cheap pass: from the beginning of every phase and every turn a few games are played on, and a few more where the
//! chances moved. Then the decisions in those places that a Manager would not have taken are examined one by one.

mod sift;
mod turns;

use magnate_rules::{Action, Config, Game, PlayerId, Record, RecordError, Replay, Stage, Viewer};
use serde::Serialize;

use crate::evaluation::{Prospects, SeatEstimate};
use crate::judge::{Care, Judge, Loss, Plan};
use crate::progress::Progress;

/// How much work a review may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Games played on from every point of the chart.
    pub games: u32,
    /// More games from a point where the chances moved.
    pub more: u32,
    /// How many points get more.
    pub looked_at: u32,
    /// Decisions that are examined.
    pub decisions: u32,
    /// Games to examine one.
    pub care: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Effort { games: 16, more: 30, looked_at: 30, decisions: 32, care: 230 }
    }
}

impl Effort {
    /// What a game like this takes about as long with as a base game of three with the usual effort: with modules, and with more
    /// players, every game played on takes longer.
    pub fn for_game(config: &Config) -> Self {
        if config.modules.is_empty() && config.players <= 3 {
            return Effort::default();
        }
        Effort { games: 8, more: 12, looked_at: 20, decisions: 14, care: 120 }
    }
}

/// Costly decisions of one player that are told.
const OF_ONE_PLAYER: usize = 6;

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    /// Actions of the record played before it.
    pub at: usize,
    /// The round; 0 before the first.
    pub round: u16,
    /// What is awaited.
    #[serde(flatten)]
    pub stage: Stage,
}

/// A point of the chart: how everybody stood.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Point {
    /// When.
    #[serde(flatten)]
    pub moment: Moment,
    /// Whose turn begins, if it is one player's.
    pub turn: Option<PlayerId>,
    /// Everybody, by number.
    pub seats: Vec<SeatEstimate>,
    /// Games played on.
    pub games: u32,
}

/// A decision that cost something.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mistake {
    /// When.
    #[serde(flatten)]
    pub moment: Moment,
    /// Whose.
    pub chain: PlayerId,
    /// What was decided.
    pub action: Action,
    /// What it cost, on average.
    pub loss: Loss,
    /// What was to be expected of it, and what happens with it that does not with the better one.
    pub played: Plan,
    /// What would have been better, and what happens with it that does not with the one that was played.
    pub better: Plan,
}

/// Why the chances changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "cause", rename_all = "snake_case")]
pub enum Cause {
    /// A costly decision: the mistake with this `at`.
    Mistake {
        /// Whose.
        by: PlayerId,
        /// Actions played before it.
        decision: usize,
    },
    /// What one player did in their turn.
    Turn {
        /// Whose turn it was.
        by: PlayerId,
    },
    /// Structures or reserve cards chosen at the same time: nobody could know the others'.
    Reveal,
    /// The Chain's cards.
    Cards,
    /// Several players decided.
    Everybody,
}

/// A stretch of the game in which the chances changed most.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurningPoint {
    /// When it began.
    #[serde(flatten)]
    pub moment: Moment,
    /// Actions played when it was over.
    pub until: usize,
    /// Whose chance changed most.
    pub chain: PlayerId,
    /// Before, from 0 to 1.
    pub before: f64,
    /// After.
    pub after: f64,
    /// Why.
    #[serde(flatten)]
    pub cause: Cause,
}

/// What a review says.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reviewed {
    /// How everybody stood over time.
    pub points: Vec<Point>,
    /// Costly decisions, the worst first.
    pub mistakes: Vec<Mistake>,
    /// The largest swings, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
    /// Decisions that were examined closely.
    pub examined: u32,
    /// With less effort than a base game of three gets, because games like this take longer: it sees less.
    pub reduced: bool,
    /// How far it is.
    pub progress: Progress,
}

/// One decision of the game, and the game before it.
pub(crate) struct Decided {
    pub(crate) before: Game,
    pub(crate) player: PlayerId,
    pub(crate) action: Action,
}

/// A place of the chart.
struct Place {
    moment: Moment,
    turn: Option<PlayerId>,
    prospects: Prospects,
}

impl Place {
    fn seats(&self) -> Vec<SeatEstimate> {
        if self.prospects.is_over() { self.prospects.final_seats() } else { self.prospects.seats() }
    }

    fn point(&self) -> Point {
        let games = self.prospects.games();
        Point { moment: self.moment, turn: self.turn, seats: self.seats(), games }
    }
}

enum Work {
    /// Games from every place of the chart.
    Chart {
        place: usize,
    },
    /// More of them where it matters.
    Closer {
        places: Vec<(usize, u32)>,
    },
    /// Which decisions are worth a look?
    Sift {
        sieve: sift::Sieve,
    },
    /// One after the other.
    Examine {
        queue: Vec<usize>,
        judge: Option<(usize, Box<Judge>)>,
    },
    Done,
}

/// The review of a game, step by step. What is known so far can be looked at at any time.
pub struct Review {
    seed: u64,
    effort: Effort,
    decided: Vec<Decided>,
    places: Vec<Place>,
    work: Work,
    mistakes: Vec<Mistake>,
    examined: u32,
    done: u32,
}

/// Phases and turns that get a point of their own.
fn stretch(game: &Game) -> (u16, u8, Option<PlayerId>) {
    let decision = game.decision();
    let turn = decision.awaited.first();
    let (phase, turn) = match decision.stage {
        Stage::FirstRestaurant { .. } => (0, turn),
        Stage::Reserve => (1, None),
        Stage::Restructuring => (2, None),
        Stage::OrderOfBusiness => (3, None),
        Stage::Working { .. } => (4, turn),
        Stage::Payday | Stage::Freezer => (5, None),
        Stage::GameOver => (6, None),
    };
    (game.round(), phase, turn)
}

impl Review {
    /// Looks back at a game that is over: everything in the record is open. Decisions are judged by what their player could see.
    pub fn new(record: &Record, effort: Effort, seed: u64) -> Result<Self, RecordError> {
        let mut replay = Replay::new(record)?;
        let mut decided = Vec::new();
        loop {
            let before = replay.game().clone();
            match replay.step()? {
                Some((player, action, _)) => {
                    decided.push(Decided { before, player, action: action.clone() });
                }
                None => return Ok(Review::of(decided, &before, effort, seed)),
            }
        }
    }

    fn of(decided: Vec<Decided>, end: &Game, effort: Effort, seed: u64) -> Self {
        let mut places: Vec<Place> = Vec::new();
        let mut last = None;
        let games = decided.iter().map(|decided| &decided.before).chain([end]);
        for (at, game) in games.enumerate() {
            let here = stretch(game);
            let in_between = game.decision().kind.is_some();
            if at < decided.len() && (in_between || last.replace(here) == Some(here)) {
                continue;
            }
            let decision = game.decision();
            places.push(Place {
                moment: Moment { at, round: game.round(), stage: decision.stage },
                turn: here.2,
                prospects: Prospects::new(game.view(Viewer::Reviewer), seed),
            });
        }
        let work = Work::Chart { place: 0 };
        Review { seed, effort, decided, places, work, mistakes: Vec::new(), examined: 0, done: 0 }
    }

    /// Is it finished?
    pub fn done(&self) -> bool {
        matches!(self.work, Work::Done)
    }

    /// A few milliseconds of work.
    pub fn step(&mut self) {
        match std::mem::replace(&mut self.work, Work::Done) {
            Work::Chart { place } => self.work = self.chart(place),
            Work::Closer { places } => self.work = self.closer(places),
            Work::Sift { sieve } => self.work = self.sift(sieve),
            Work::Examine { queue, judge } => self.work = self.examine(queue, judge),
            Work::Done => {}
        }
    }

    fn chart(&mut self, place: usize) -> Work {
        let Some(here) = self.places.get_mut(place) else {
            return Work::Closer { places: self.moved() };
        };
        if here.prospects.is_over() || here.prospects.games() >= self.effort.games {
            return Work::Chart { place: place + 1 };
        }
        self.done += u32::from(here.prospects.step());
        Work::Chart { place }
    }

    /// Places before and after the largest changes, and how many games they should come to.
    fn moved(&self) -> Vec<(usize, u32)> {
        let mut swings: Vec<(f64, usize)> = (1..self.places.len())
            .map(|index| {
                (turns::largest(&self.places[index - 1].seats(), &self.places[index].seats()).1.abs(), index)
            })
            .collect();
        swings.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut wanted: Vec<usize> = Vec::new();
        for (_, index) in swings {
            for place in [index - 1, index] {
                if wanted.len() < self.effort.looked_at as usize && !wanted.contains(&place) {
                    wanted.push(place);
                }
            }
        }
        wanted.into_iter().map(|place| (place, self.effort.games + self.effort.more)).collect()
    }

    fn closer(&mut self, mut places: Vec<(usize, u32)>) -> Work {
        let Some((place, games)) = places.last().copied() else {
            self.done = self.chart_games();
            return Work::Sift { sieve: sift::Sieve::new(self.falls(), self.seed) };
        };
        let prospects = &mut self.places[place].prospects;
        if prospects.is_over() || prospects.games() >= games {
            places.pop();
        } else {
            self.done += u32::from(prospects.step());
        }
        Work::Closer { places }
    }

    /// For every stretch and everybody: how far their prospects fell.
    fn falls(&self) -> Vec<sift::Stretch> {
        let stretch = |pair: &[Place]| {
            let (before, after) = (pair[0].seats(), pair[1].seats());
            let fall = |(before, after): (&SeatEstimate, &SeatEstimate)| {
                let margin = (before.margin.mean - after.margin.mean) / 600.0;
                before.chance.mean - after.chance.mean + margin.clamp(-0.3, 0.3)
            };
            sift::Stretch {
                decisions: pair[0].moment.at..pair[1].moment.at,
                falls: before.iter().zip(&after).map(fall).collect(),
            }
        };
        self.places.windows(2).map(stretch).collect()
    }

    fn sift(&mut self, mut sieve: sift::Sieve) -> Work {
        if sieve.step(&self.decided) {
            return Work::Sift { sieve };
        }
        let players = self.places.first().map_or(1, |place| place.prospects.seats().len());
        let mut queue = sieve.worst(self.effort.decisions as usize, players, &self.decided);
        queue.reverse(); // taken from the end
        Work::Examine { queue, judge: None }
    }

    fn examine(&mut self, mut queue: Vec<usize>, judge: Option<(usize, Box<Judge>)>) -> Work {
        let Some((at, mut judge)) = judge else {
            let Some(at) = queue.pop() else { return Work::Done };
            let Decided { before, player, action } = &self.decided[at];
            let view = before.view(Viewer::Player(*player));
            let care = Care::of(self.effort.care, 1);
            let judge = Judge::new(&view, *player, Some(action), care, self.seed ^ at as u64);
            return Work::Examine { queue, judge: Some((at, Box::new(judge))) };
        };
        if !judge.is_done() {
            judge.step();
            return Work::Examine { queue, judge: Some((at, judge)) };
        }
        self.examined += 1;
        self.done = self.chart_games() + self.examined * self.effort.care;
        self.note(at, &judge);
        Work::Examine { queue, judge: None }
    }

    fn note(&mut self, at: usize, judge: &Judge) {
        let Some(loss) = judge.loss().filter(|loss| loss.sure) else { return };
        let Some((played, better)) = judge.comparison() else { return };
        let Decided { before, player, action } = &self.decided[at];
        let moment = Moment { at, round: before.round(), stage: before.decision().stage };
        self.mistakes.push(Mistake { moment, chain: *player, action: action.clone(), loss, played, better });
    }

    /// Games the chart takes at most.
    fn chart_games(&self) -> u32 {
        self.places.len() as u32 * self.effort.games + self.effort.looked_at * self.effort.more
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        let total = self.chart_games() + self.effort.decisions * self.effort.care;
        let under_way = match &self.work {
            Work::Done => return Progress { done: total, total },
            Work::Examine { judge: Some((_, judge)), .. } => judge.games().min(self.effort.care),
            _ => 0,
        };
        Progress { done: (self.done + under_way).min(total), total }
    }

    /// What is known so far.
    pub fn answer(&self) -> Reviewed {
        let points: Vec<Point> = self.places.iter().map(Place::point).collect();
        let mut mistakes = self.mistakes.clone();
        let worth = |mistake: &Mistake| mistake.loss.chance.mean + mistake.loss.margin.mean / 600.0;
        mistakes.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
        let mut told: Vec<Mistake> = Vec::new();
        for mistake in mistakes {
            let own = |known: &&Mistake| known.chain == mistake.chain;
            // The same advice twice in a turn is one mistake.
            let same = told.iter().filter(own).any(|known| {
                known.moment.round == mistake.moment.round
                    && known.better.actions.first() == mistake.better.actions.first()
            });
            if !same && told.iter().filter(own).count() < OF_ONE_PLAYER {
                told.push(mistake);
            }
        }
        let counted = !matches!(self.work, Work::Chart { .. });
        let turning_points =
            if counted { turns::turning_points(&points, &self.decided, &told) } else { Vec::new() };
        Reviewed {
            points,
            mistakes: told,
            turning_points,
            examined: self.examined,
            reduced: self.effort.care < Effort::default().care,
            progress: self.progress(),
        }
    }
}
