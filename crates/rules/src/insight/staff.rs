//! Whom a player could hire and train.

use serde::Serialize;

use crate::action::Action;
use crate::cards::Employee;
use crate::game::Game;
use crate::player::PlayerId;
use crate::refusal::{Refusal, RefusalData};

/// One kind of card to hire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HireOption {
    /// The card.
    pub card: Employee,
    /// Why not; none when it is possible.
    pub refusal: Option<RefusalData>,
    /// The pile is empty: it would have to be trained in the same turn.
    pub phantom: bool,
}

/// All kinds of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hires {
    /// Hires still possible this turn; 0 when it is not your turn to hire.
    pub left: u8,
    /// Every kind of card.
    pub cards: Vec<HireOption>,
}

/// One career of a card on the beach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TrainingOption {
    /// The card on the beach.
    pub card: Employee,
    /// What it would become.
    pub to: Employee,
    /// Training steps on the way.
    pub steps: u8,
    /// Why not; none when it is possible.
    pub refusal: Option<RefusalData>,
}

/// All careers of the cards on the beach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Trainings {
    /// Training steps still to give this turn; 0 when it is not your turn to train.
    pub left: u8,
    /// Every career.
    pub careers: Vec<TrainingOption>,
}

impl Game {
    fn why_not(&self, player: PlayerId, action: &Action) -> Option<RefusalData> {
        self.check(player, action).err().as_ref().map(Refusal::data)
    }

    pub(super) fn hire_options(&self, player: PlayerId) -> Hires {
        let mine = self.in_working_turn(player);
        let option = |card: Employee| HireOption {
            card,
            refusal: self.why_not(player, &Action::Hire { card }),
            phantom: self.supply(card) <= 0,
        };
        Hires {
            left: if mine { self.hires_left(player) } else { 0 },
            cards: self.config.employees().map(option).collect(),
        }
    }

    pub(super) fn training_options(&self, player: PlayerId) -> Trainings {
        let mine = self.in_working_turn(player);
        let mut careers = Vec::new();
        for (card, _) in self.chain(player).beach.iter() {
            for to in self.config.careers().targets(card) {
                careers.push(TrainingOption {
                    card,
                    to,
                    steps: self.config.careers().steps(card, to).unwrap_or(0),
                    refusal: self.why_not(player, &Action::Train { card, to, at_work: false }),
                });
            }
        }
        Trainings { left: if mine { self.training_left(player) } else { 0 }, careers }
    }

    fn in_working_turn(&self, player: PlayerId) -> bool {
        matches!(self.stage, crate::game::Stage::Working { .. }) && self.in_turn() == player
    }
}
