//! Listing what a player may do.

use std::ops::ControlFlow;

use crate::action::Action;
use crate::counts::Staff;
use crate::game::{Game, Stage};
use crate::phase::Visit;
use crate::player::PlayerId;
use crate::rng::Dice;

/// What a player may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Legal {
    /// Any of these, sorted; none when nothing is awaited.
    Actions(Vec<Action>),
    /// Any structure of these cards: too many to list. See [`Game::structures`] and [`Game::sample_structure`].
    Structures {
        /// The cards to choose from.
        hand: Staff,
    },
}

impl Game {
    /// What this player may do now. Drink routes are listed as the distinct hauls worth having, each with one route; any
    /// other legal route is accepted too.
    pub fn legal(&self, player: PlayerId) -> Legal {
        if self.chooses_structure(player) {
            Legal::Structures { hand: self.chain(player).beach }
        } else {
            Legal::Actions(self.listed(player))
        }
    }

    /// Is a structure awaited from this player, and nothing else?
    fn chooses_structure(&self, player: PlayerId) -> bool {
        self.stage == Stage::Restructuring && self.question().is_none() && self.awaited.contains(player)
    }

    /// Every legal action that is not a structure, sorted: see [`Game::legal`].
    pub fn listed(&self, player: PlayerId) -> Vec<Action> {
        let mut actions = Vec::new();
        self.list_into(player, &mut actions);
        actions
    }

    /// [`Game::listed`] into a list that is kept from call to call.
    pub fn list_into(&self, player: PlayerId, actions: &mut Vec<Action>) {
        actions.clear();
        _ = self.list(player, actions);
    }

    pub(crate) fn list(&self, player: PlayerId, visit: &mut impl Visit) -> ControlFlow<()> {
        if !self.awaited.contains(player) {
            return ControlFlow::Continue(());
        }
        if let Some(question) = self.question() {
            return self.list_answers(question, visit);
        }
        match self.stage {
            Stage::FirstRestaurant { must_place } => self.list_first_restaurants(player, must_place, visit),
            Stage::Reserve => {
                for card in self.config.reserve_cards() {
                    visit.one(Action::Reserve { card })?;
                }
                ControlFlow::Continue(())
            }
            Stage::OrderOfBusiness => self.list_positions(visit),
            Stage::Working { step } => self.list_working(player, step, visit),
            Stage::Payday => self.list_payday(player, visit),
            Stage::Freezer => self.list_keeps(player, visit),
            Stage::Restructuring | Stage::GameOver => ControlFlow::Continue(()),
        }
    }

    /// A random legal action: any of the listed ones, or a random structure that fits. At payday it mostly just
    /// pays: firing card after card at random would leave no company to play with.
    pub fn random_action(
        &self,
        player: PlayerId,
        dice: &mut impl Dice,
        buffer: &mut Vec<Action>,
    ) -> Option<Action> {
        if self.chooses_structure(player) {
            return Some(Action::Work { cards: Box::new(self.sample_structure(player, dice)) });
        }
        self.list_into(player, buffer);
        if buffer.is_empty() {
            return None;
        }
        if self.stage == Stage::Payday
            && dice.below(16) != 0
            && matches!(buffer.last(), Some(Action::Pay { .. }))
        {
            return buffer.pop();
        }
        let index = dice.below(buffer.len() as u32) as usize;
        Some(buffer.swap_remove(index))
    }
}
