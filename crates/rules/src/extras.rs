//! State that only modules and interrupt decisions need: boxed, so that a base game pays a null check for it.

use serde::{Deserialize, Serialize};

use crate::flow::Questions;
use crate::game::Game;

/// What a base game does not have. A game without it and one in which all of it is empty are the same game, so the
/// latter does not exist: see [`Game::tidy_extras`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Extras {
    pub(crate) questions: Questions,
    /// What a unit costs since the bank broke (K-RES-4).
    pub(crate) base_price: Option<i32>,
}

impl Game {
    /// Drops the box once nothing is in it.
    pub(crate) fn tidy_extras(&mut self) {
        if self.extras.as_deref().is_some_and(|extras| *extras == Extras::default()) {
            self.extras = None;
        }
    }
}
