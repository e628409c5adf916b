//! Somebody's first games: plausible openings, a beginner's mistakes.
//!
//! A trainee knows what the cards do and that one must cook what one advertises. It does not look at what others do,
//! and it does not look ahead. The mistakes, on purpose, because beginners make them:
//!
//! - it keeps one opening in mind and follows it whatever the others do and whatever milestones are left;
//! - it runs every campaign as long as it may, and so fills houses with more demand than it can ever serve;
//! - it trains people whenever it can pay them today, and forgets the paydays after; it fires only when it must;
//! - it never leaves a slot open for its place in the turn order, and always wants to go first;
//! - it never looks at prices, at who is nearer to a house, nor at the bank;
//! - it now and then leaves somebody useful on the beach.

mod company;
mod kitchen;
mod pieces;
mod town;

use magnate_rules::{Action, Dice as _, FastDice, Game, Item, PlayerId, Stage, Step, View};

use crate::bot::{Bot, NoAnswer};
use crate::explain::{Candidate, Explanation, Reason};
use crate::referee::safe_move;
use company::Opening;

/// Candidates an explanation shows.
const SHOWN: usize = 5;

/// A beginner.
pub struct Trainee {
    dice: FastDice,
    opening: &'static Opening,
    /// The food it likes best.
    favourite: Item,
    last: Option<Explanation>,
}

/// A candidate with what a beginner makes of it: dollars, and why.
struct Idea {
    action: Action,
    dollars: i32,
    reason: Reason,
}

impl Idea {
    fn new(action: Action, dollars: i32, code: &str) -> Self {
        Idea { action, dollars, reason: Reason::new(code, dollars) }
    }

    fn about(mut self, what: impl std::fmt::Display) -> Self {
        self.reason = self.reason.about(what);
        self
    }
}

impl Trainee {
    /// A trainee with its own taste.
    pub fn new(seed: u64) -> Self {
        let mut dice = FastDice::new(seed);
        let opening = Opening::any(&mut dice);
        let favourite = if dice.below(2) == 0 { Item::Burger } else { Item::Pizza };
        Trainee { dice, opening, favourite, last: None }
    }

    fn ideas(&mut self, game: &Game, player: PlayerId) -> Vec<Idea> {
        if game.decision().kind.is_some() {
            return self.pieces(game, player);
        }
        match game.decision().stage {
            Stage::FirstRestaurant { .. } => self.first_restaurants(game, player),
            Stage::Reserve => {
                let card = game.config().reserve_cards()[self.dice.below(3) as usize];
                vec![Idea::new(Action::Reserve { card }, 0, "bank")]
            }
            Stage::Restructuring => vec![self.structure(game, player)],
            // Going first sounds good.
            Stage::OrderOfBusiness => {
                let places = game.listed(player).into_iter();
                places.zip(0..).map(|(action, late)| Idea::new(action, -late, "order")).collect()
            }
            Stage::Working { step } => match step {
                Step::Recruit => self.hires(game, player),
                Step::Train => self.trainings(game, player),
                Step::Campaigns => self.campaigns(game, player),
                Step::Food => self.food(game, player),
                Step::Houses => Trainee::buildings(game, player),
                Step::Lobbyists => self.lobbying(game, player),
                Step::Restaurants => Trainee::restaurants(game, player),
            },
            Stage::Payday => Trainee::payday(game, player),
            Stage::Freezer | Stage::GameOver => Vec::new(),
        }
    }
}

impl Bot for Trainee {
    fn decide(&mut self, view: &View, player: PlayerId) -> Result<Action, NoAnswer> {
        let game = view.game();
        let mut ideas = self.ideas(game, player);
        // Stable, so that equals stay in the order of the rules.
        ideas.sort_by_key(|idea| -idea.dollars);
        let candidates: Vec<Candidate> = ideas
            .iter()
            .take(SHOWN)
            .map(|idea| Candidate {
                reasons: vec![idea.reason.clone()],
                ..Candidate::judged(vec![idea.action.clone()], idea.dollars)
            })
            .collect();
        let best = ideas.into_iter().next();
        let action = best.map_or_else(|| safe_move(game, player), |idea| idea.action);
        self.last = Some(Explanation { candidates, rounds: 0, nodes: 0 });
        Ok(action)
    }

    fn explain(&self) -> Option<&Explanation> {
        self.last.as_ref()
    }
}
