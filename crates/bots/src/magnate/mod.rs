//! The strongest player. Styles of the Manager and variations of them propose what to do, games played on for
//! some rounds from samples of what is hidden, and then judged by what was learned, decide.
//!
//! An arm of the race is a first action and a style that plays on from there; the same styles play the others, each
//! seat with the style that fits what it has built so far. All arms meet the same samples (common random numbers);
//! after each heat the worse half is dropped. The best styles of one decision are carried over to the next, so that
//! the search for a plan goes on through the whole game.

mod lessons;
mod memory;
mod opponents;
mod options;
mod playing;
mod race;
mod rollout;
mod structures;
#[cfg(test)]
mod tests;
/// What a position is worth, and the games it was learned from.
pub mod value;

use magnate_rules::{Action, Dice, FastDice, Game, ModuleSet, PlayerId, View};

use crate::bot::{Bot, NoAnswer, Stop};
use crate::breeding::vary::{cross, vary};
use crate::budget::{Budget, Limit};
use crate::explain::Explanation;
use crate::manager::{self, Style};
use memory::Memory;
pub use playing::{Idea, Playing, Way, ideas, ways};
use race::{Arm, Field, Finish};

/// Styles carried over from one decision to the next.
const CARRIED: usize = 6;

/// What is held against a decision that no style would take, and against a style never tried: most are worse.
const UNUSUAL: f64 = 0.03;
const UNTRIED: f64 = 0.02;

/// The seed of games that decide nothing.
const ROUTINE: u64 = 1;

/// The strongest player.
pub struct Magnate {
    budget: Budget,
    dice: FastDice,
    /// Styles that did best at the last decision, best first.
    styles: Vec<Style>,
    /// What has been seen so far.
    memory: Memory,
    /// How it begins games that allow it.
    opening: usize,
    last: Option<Explanation>,
    stop: Stop,
}

impl Magnate {
    /// A magnate with its own generator and this much thought a decision.
    pub fn new(seed: u64, budget: Budget) -> Self {
        let mut dice = FastDice::new(seed ^ 0x6d61_676e);
        let opening = dice.below(opponents::OPENINGS.len() as u32) as usize;
        Magnate {
            budget,
            dice,
            styles: Vec::new(),
            memory: Memory::default(),
            opening,
            last: None,
            stop: Stop::default(),
        }
    }

    /// The action of the best arm, and why.
    fn answer(&mut self, field: &Field<'_>, finish: &Finish) -> Result<Action, NoAnswer> {
        self.last = Some(finish.explain(field));
        match finish.arms.first() {
            Some(arm) => Ok(arm.action.clone()),
            None => Err(NoAnswer("no plan finished the race".into())),
        }
    }

    /// What could be done: what the styles would do, and what else there is, each once and with the best style that means to.
    fn arms(&mut self, game: &Game, player: PlayerId, styles: &[Style], memory: &Memory) -> Vec<Arm> {
        let mut arms: Vec<Arm> = Vec::new();
        for style in styles {
            let choice = manager::act(game, player, style, &mut self.dice).action;
            arms.push(Arm::new(choice, style.clone(), 0.0));
        }
        let options = options::list(game, player, &styles[0], self.options(), &mut self.dice);
        for action in options {
            if !arms.iter().any(|arm| arm.action == action) {
                arms.push(Arm::new(action, styles[0].clone(), UNUSUAL));
            }
        }
        arms.retain(|arm| game.check(player, &arm.action).is_ok());
        // Whoever was trained today stays, as long as somebody else can go or everybody can be paid.
        if arms.iter().any(|arm| !memory.is_regret(&arm.action)) {
            arms.retain(|arm| !memory.is_regret(&arm.action));
        }
        arms
    }

    /// How many structures or campaigns there is time to think about.
    fn options(&self) -> usize {
        let games = match self.budget.limit {
            Limit::Nodes(nodes) => nodes as usize,
            // About a game for a millisecond.
            Limit::Time(time) => time.as_millis() as usize * usize::from(self.budget.threads.max(1)),
        };
        (games / 6).clamp(10, 60)
    }
}

impl Bot for Magnate {
    fn decide(&mut self, view: &View, player: PlayerId) -> Result<Action, NoAnswer> {
        let started = self.budget.started();
        let game = view.game();
        let book = opponents::book(game.config());
        let ways = opponents::ways(game.config());
        let mut memory = std::mem::take(&mut self.memory);
        memory.look(game, player, &ways);
        let mut styles: Vec<Style> = std::mem::take(&mut self.styles);
        // At first every way is open.
        let known = if styles.is_empty() { &ways } else { &book };
        for style in known {
            if !styles.contains(style) {
                styles.push(style.clone());
            }
        }
        let mut arms = self.arms(game, player, &styles, &memory);
        let Some(first) = arms.first() else {
            self.memory = memory;
            return Err(NoAnswer("no style of play has a legal plan here".into()));
        };
        let stop = self.stop.clone();
        let budget = self.budget;
        let odds = opponents::odds(game, player, &ways, &memory);
        let field = |seed: u64| Field { view, player, seed, ways: &ways, odds, started, budget, stop };
        let answer = if arms.iter().all(|arm| arm.action == first.action) && options::is_routine(game) {
            arms.truncate(1);
            let field = field(ROUTINE);
            let finish = field.assess(arms);
            self.styles = styles;
            self.styles.truncate(CARRIED);
            self.answer(&field, &finish)
        } else {
            let seed = u64::from(self.dice.next()) << 32 | u64::from(self.dice.next());
            let mut dice = FastDice::new(seed);
            let usual = first.action.clone();
            let mut propose = |parents: &[Style]| {
                let style = child(parents, game.config().modules, &mut dice);
                let choice = manager::act(game, player, &style, &mut dice).action;
                let choice = if memory.is_regret(&choice) { usual.clone() } else { choice };
                Arm::new(choice, style, UNTRIED)
            };
            let field = field(seed);
            let mut finish = field.run(arms, &mut propose);
            self.styles = different(&finish);
            if let Some(hire) = opponents::opening(game, player, self.opening) {
                finish.prefer(&hire);
            }
            self.answer(&field, &finish)
        };
        if let Ok(action) = &answer {
            memory.note_own(action);
        }
        self.memory = memory;
        answer
    }

    fn think_with(&mut self, budget: Budget) {
        self.budget = budget.on(budget.threads.max(1));
    }

    fn stop_when(&mut self, stop: &Stop) {
        self.stop = stop.clone();
    }

    fn explain(&self) -> Option<&Explanation> {
        self.last.as_ref()
    }
}

/// A style between two of these or near one of them, with the cards of these modules.
fn child(parents: &[Style], modules: ModuleSet, dice: &mut FastDice) -> Style {
    let any = |dice: &mut FastDice| &parents[dice.below(parents.len() as u32) as usize];
    let (one, other) = (any(dice), any(dice));
    if one == other || dice.below(3) > 0 {
        return vary(one, modules, dice);
    }
    cross(one, other, dice)
}

/// The best styles, each once.
fn different(finish: &Finish) -> Vec<Style> {
    let mut styles: Vec<Style> = Vec::new();
    for arm in &finish.arms {
        if styles.len() < CARRIED && !styles.contains(&arm.style) {
            styles.push(arm.style.clone());
        }
    }
    styles
}
