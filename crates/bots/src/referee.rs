//! Stands between a bot and a game: whatever the bot does, the game goes on.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use magnate_rules::{Action, Employee, Event, FastDice, Game, PlayerId, Stage, View};
use serde::{Deserialize, Serialize};
use web_time::Instant;

use crate::bot::{Bot, Stop};
use crate::budget::{Budget, Limit};
use crate::entrant::Entrant;
use crate::explain::{Candidate, Explanation};

/// What a bot did wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// It crashed.
    Panic,
    /// Its action is against the rules.
    Illegal,
    /// It said nothing, or nothing that can be understood.
    NoAnswer,
    /// It took far longer than it may.
    Overtime,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 4] = [Fault::Panic, Fault::Illegal, Fault::NoAnswer, Fault::Overtime];

    /// A word for it.
    pub const fn id(self) -> &'static str {
        match self {
            Fault::Panic => "panic",
            Fault::Illegal => "illegal",
            Fault::NoAnswer => "no_answer",
            Fault::Overtime => "overtime",
        }
    }
}

/// What is played for a bot, and how it came about.
#[derive(Clone, Debug)]
pub struct Ruling {
    /// Legal, always.
    pub action: Action,
    /// How long the bot took.
    pub took: Duration,
    /// What was wrong with the bot's own answer, with a sentence for people; then `action` is a safe move.
    pub fault: Option<(Fault, String)>,
}

/// A bot under supervision.
pub struct Referee {
    make: Box<dyn Fn(u64) -> Box<dyn Bot> + Send>,
    seed: u64,
    budget: Budget,
    patience: Option<Duration>,
    bot: Box<dyn Bot>,
}

/// How long an answer may take when the bot has so much time: three times as long and half a second, because machines
/// have other things to do, too.
pub(crate) fn patience(time: Duration) -> Duration {
    time * 3 + Duration::from_millis(500)
}

impl Referee {
    /// A fresh bot with somebody to look after it.
    pub fn new(entrant: &Entrant, seed: u64, budget: Budget) -> Self {
        let (entrant, budget) = (entrant.clone(), entrant.budget(budget));
        Referee::over(move |seed| entrant.make(seed, budget), seed, budget)
    }

    /// The same over any bot, made from a seed.
    pub fn over(make: impl Fn(u64) -> Box<dyn Bot> + Send + 'static, seed: u64, budget: Budget) -> Self {
        let patience = match budget.limit {
            Limit::Time(time) => Some(patience(time)),
            Limit::Nodes(_) => None, // nodes are counted, not timed
        };
        let bot = make(seed);
        Referee { make: Box::new(make), seed, budget, patience, bot }
    }

    /// The same with so much patience, instead of what the budget asks for.
    pub fn waiting(self, patience: Duration) -> Self {
        Referee { patience: Some(patience), ..self }
    }

    /// The budget of the bot.
    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// Lets the bot think with another budget from now on; what counts as too late stays as it was.
    pub fn think_with(&mut self, budget: Budget) {
        self.bot.think_with(budget);
    }

    /// Lets the bot stop early once this says that nobody waits for its answer.
    pub fn stop_when(&mut self, stop: &Stop) {
        self.bot.stop_when(stop);
    }

    /// Why the bot did what it did last.
    pub fn explain(&self) -> Option<&Explanation> {
        self.bot.explain()
    }

    /// Does the bot want to be told what happens?
    pub fn watches(&self) -> bool {
        self.bot.watches()
    }

    /// Tells the bot what happened.
    pub fn witness(&mut self, events: &[Event], player: PlayerId) {
        self.quietly(|bot| bot.witness(events, player));
    }

    /// Tells the bot how the game ended.
    pub fn game_over(&mut self, view: &View, player: PlayerId) {
        self.quietly(|bot| bot.game_over(view, player));
    }

    /// Whatever a bot does when it is told something, the game goes on.
    fn quietly(&mut self, tell: impl FnOnce(&mut dyn Bot)) {
        if catch_unwind(AssertUnwindSafe(|| tell(self.bot.as_mut()))).is_err() {
            self.bot = (self.make)(self.seed);
        }
    }

    /// Asks the bot. A crash, an answer against the rules or none at all, or one that comes far too late becomes a safe
    /// move. A bot that crashed is replaced by a fresh one.
    pub fn ask(&mut self, view: &View, player: PlayerId) -> Ruling {
        let start = Instant::now();
        let answer = catch_unwind(AssertUnwindSafe(|| self.bot.decide(view, player)));
        let took = start.elapsed();
        let late = self.patience.is_some_and(|patience| took >= patience);
        let fault = match answer {
            Ok(Ok(action)) => match view.game().check(player, &action) {
                Ok(()) if late => {
                    (Fault::Overtime, format!("took {} ms of {}", took.as_millis(), self.budget))
                }
                Ok(()) => return Ruling { action, took, fault: None },
                Err(refusal) => (Fault::Illegal, format!("{action}: {refusal}")),
            },
            Ok(Err(reason)) => (if late { Fault::Overtime } else { Fault::NoAnswer }, reason.to_string()),
            Err(panic) => {
                self.seed = self.seed.wrapping_add(1);
                self.bot = (self.make)(self.seed);
                (Fault::Panic, message(panic.as_ref()))
            }
        };
        Ruling { action: safe_move(view.game(), player), took, fault: Some(fault) }
    }

    /// What the bot would do, and why: at least that, when it has no more to say.
    pub fn advise(&mut self, view: &View, player: PlayerId) -> (Ruling, Explanation) {
        let ruling = self.ask(view, player);
        let why = self.explain().filter(|why| !why.candidates.is_empty()).cloned();
        let why = why.unwrap_or_else(|| Explanation {
            candidates: vec![Candidate::judged(vec![ruling.action.clone()], 0)],
            ..Explanation::default()
        });
        (ruling, why)
    }
}

fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("crashed").to_string()
}

/// A legal action that does little harm: a company at work, wages paid, nothing thrown away, steps ended.
pub fn safe_move(game: &Game, player: PlayerId) -> Action {
    let stage = game.decision().stage;
    if stage == Stage::Restructuring {
        let cards = game.sample_structure(player, &mut FastDice::new(u64::from(game.round())));
        return Action::Work { cards: Box::new(cards) };
    }
    let mut actions = game.listed(player);
    let place = match stage {
        _ if game.decision().kind.is_some() => actions.iter().position(|action| *action == Action::Decline),
        Stage::FirstRestaurant { .. } => {
            actions.iter().position(|action| matches!(action, Action::FirstRestaurant { .. }))
        }
        Stage::Working { .. } => actions.iter().position(|action| *action == Action::End),
        Stage::Payday => {
            actions.iter().position(|action| *action == Action::PAY).or_else(|| cheapest_to_lose(&actions))
        }
        // The last ways to keep things keep most; the middle reserve card and the first free place harm nobody.
        Stage::Freezer => (0..actions.len()).max_by_key(|i| match &actions[*i] {
            Action::Keep { items } => items.total(),
            _ => 0,
        }),
        Stage::Reserve => Some(1),
        _ => Some(0),
    };
    // Something is always legal for whoever is awaited; `End` stands for the moment nobody should ask about.
    let place = place.unwrap_or(0);
    if place < actions.len() { actions.swap_remove(place) } else { Action::End }
}

/// Of those that can be fired and cost a salary, one who is early in their career.
fn cheapest_to_lose(actions: &[Action]) -> Option<usize> {
    let steps_up = |card: &Employee| card.card().to.len();
    let mut best = None;
    for (i, action) in actions.iter().enumerate() {
        if let Action::Fire { card } = action
            && card.card().salary
            && best.is_none_or(|(steps, _)| steps_up(card) > steps)
        {
            best = Some((steps_up(card), i));
        }
    }
    best.map(|(_, i)| i)
        .or_else(|| actions.iter().position(|action| matches!(action, Action::FireBusy { .. })))
}
