//! The strongest player. Styles of the Manager and variations of them propose what to do, games played on to their end
//! from samples of what is hidden decide.
//!
//! An arm of the race is a first action and a style that plays on from there; the same styles play the others, each
//! seat with the style that fits what it has built so far. All arms meet the same samples (common random numbers);
//! after each heat the worse half is dropped. The best styles of one decision are carried over to the next, so that
//! the search for a plan goes on through the whole game.

mod opponents;
mod options;
mod playing;
mod race;
mod rollout;
#[cfg(test)]
mod tests;
mod variation;

use magnate_rules::{Action, Dice, FastDice, PlayerId, View};

use crate::bot::{Bot, NoAnswer, Stop};
use crate::budget::Budget;
use crate::explain::Explanation;
use crate::manager::{self, Style};
pub use playing::{Idea, Playing, Way, ideas, ways};
use race::{Arm, Field, Finish};

/// Styles carried over from one decision to the next.
const CARRIED: usize = 6;

/// The seed of games that decide nothing.
const ROUTINE: u64 = 1;

/// The strongest player.
pub struct Magnate {
    budget: Budget,
    dice: FastDice,
    /// Styles that did best at the last decision, best first.
    styles: Vec<Style>,
    last: Option<Explanation>,
    stop: Stop,
}

impl Magnate {
    /// A magnate with its own generator and this much thought a decision.
    pub fn new(seed: u64, budget: Budget) -> Self {
        let dice = FastDice::new(seed ^ 0x6d61_676e);
        Magnate { budget, dice, styles: Vec::new(), last: None, stop: Stop::default() }
    }

    /// The action of the best arm, and why.
    fn answer(&mut self, field: &Field<'_>, finish: &Finish) -> Result<Action, NoAnswer> {
        self.last = Some(finish.explain(field));
        match finish.arms.first() {
            Some(arm) => Ok(arm.action.clone()),
            None => Err(NoAnswer("no plan finished the race".into())),
        }
    }
}

impl Bot for Magnate {
    fn decide(&mut self, view: &View, player: PlayerId) -> Result<Action, NoAnswer> {
        let started = self.budget.started();
        let game = view.game();
        let book = manager::style::book_for(game.config());
        let mut styles: Vec<Style> = std::mem::take(&mut self.styles);
        for style in &book {
            if !styles.contains(style) {
                styles.push(style.clone());
            }
        }
        let mut arms: Vec<Arm> = Vec::new();
        for style in &styles {
            let choice = manager::act(game, player, style, &mut self.dice).action;
            arms.push(Arm::new(choice, style.clone()));
        }
        let options = options::list(game, player, &styles[0], &mut self.dice);
        let known = |arms: &[Arm], action: &Action| arms.iter().any(|arm| arm.action == *action);
        for action in options {
            if game.check(player, &action).is_ok() && !known(&arms, &action) {
                arms.push(Arm::new(action, styles[0].clone()));
            }
        }
        arms.retain(|arm| game.check(player, &arm.action).is_ok());
        let Some(first) = arms.first() else {
            return Err(NoAnswer("no style of play has a legal plan here".into()));
        };
        let mut ways = book;
        ways.extend(manager::style::other_ways());
        let stop = self.stop.clone();
        let field = |seed: u64| Field { view, player, seed, ways, started, budget: self.budget, stop };
        if arms.iter().all(|arm| arm.action == first.action) && options::is_routine(game) {
            arms.truncate(1);
            let field = field(ROUTINE);
            let finish = field.assess(arms);
            self.styles = styles;
            self.styles.truncate(CARRIED);
            return self.answer(&field, &finish);
        }
        let seed = u64::from(self.dice.next()) << 32 | u64::from(self.dice.next());
        let mut dice = FastDice::new(seed);
        let mut propose = |best: &Style| {
            let style = variation::vary(best, game.config().modules, &mut dice);
            let choice = manager::act(game, player, &style, &mut dice).action;
            Arm::new(choice, style)
        };
        let field = field(seed);
        let finish = field.run(arms, &mut propose);
        self.styles = finish.arms.iter().map(|arm| arm.style.clone()).take(CARRIED).collect();
        self.answer(&field, &finish)
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
