//! State that only modules and interrupt decisions need: boxed, so that a base game pays a null check for it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::counts::Staff;
use crate::flow::Questions;
use crate::game::Game;
use crate::map::{HouseNumber, TileId};
use crate::modules::coffee::Shops;
use crate::modules::milestones::PIZZA_RADIOS;
use crate::player::{PlayerId, PlayerSet};

/// What a base game does not have. A game without it and one in which all of it is empty are the same game, so the
/// latter does not exist: see [`Game::tidy_extras`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Extras {
    pub(crate) questions: Questions,
    /// What a unit costs since the bank broke (K-RES-4).
    pub(crate) base_price: Option<i32>,
    /// Coffee shops by chain (K-COFFEE-2).
    pub(crate) shops: Shops,
    /// Chains whose executive vice president costs nothing, and how many of these came out of the box (K-NM-11).
    pub(crate) free_cards: PlayerSet,
    pub(crate) from_box: u8,
    /// Money that left the game (K-NM-13).
    pub(crate) removed: i32,
    /// The first houses that bought pizza tonight, and of whom (K-NM-7).
    pub(crate) pizzas: ArrayVec<(HouseNumber, PlayerId), PIZZA_RADIOS>,
    /// This turn: cards trained at work, as what they are now (K-NM-8).
    pub(crate) trained_at_work: Staff,
    /// This turn: one airplane may carry two goods (K-NM-4).
    pub(crate) two_goods: bool,
    /// Tiles that can still be added, where it is not simply all that are not on the map (K-LOB-1).
    pub(crate) tile_reserve: Option<Vec<TileId>>,
}

impl Game {
    /// Drops the box once nothing is in it.
    pub(crate) fn tidy_extras(&mut self) {
        if self.extras.as_deref().is_some_and(|extras| *extras == Extras::default()) {
            self.extras = None;
        }
    }
}
