//! What one person may see.

mod build;
mod data;

use serde::Serialize;

pub(crate) use build::works_in;
pub use data::*;

use crate::cards::Effect;
use crate::event::Event;
use crate::game::{Game, Stage};
use crate::player::PlayerId;
use crate::rng::{Dice, Rng};

/// Somebody who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player.
    Player(PlayerId),
    /// Anybody else.
    Spectator,
    /// Somebody who looks back at a game that is over: nothing is hidden any more.
    Reviewer,
}

/// A game as one viewer sees it: everything public, their own secrets, and nothing else (B-INFO-1). Two games that
/// differ only in what the viewer may not know give equal views.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    viewer: Viewer,
    game: SeenGame,
}

/// A game with everything hidden blanked out: unknown reserve cards and structures are `None`, the dice unknown. It can be
/// asked like any other, and what its viewer may do is the same as in the true game; but it cannot be played, and a copy
/// of it is no [`Game`]: see [`View::sample`] for one that could be the true one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SeenGame(Game);

impl std::ops::Deref for SeenGame {
    type Target = Game;

    fn deref(&self) -> &Game {
        &self.0
    }
}

impl View {
    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The game as it is seen.
    pub fn game(&self) -> &SeenGame {
        &self.game
    }

    /// A full game this viewer could be in, for search: hidden reserve cards are any of the three, structures others
    /// have chosen in secret are random ones that fit, the dice are new. Its view is this view again.
    ///
    /// Whoever models the others better lets them choose again: a secret choice can be changed until it is revealed.
    pub fn sample(&self, dice: &mut impl Dice) -> Game {
        let mut game = self.game.0.clone();
        game.rng = Rng::new(u64::from(dice.next()) << 32 | u64::from(dice.next()));
        for player in self.game.config.player_ids() {
            if self.viewer == Viewer::Player(player) {
                continue;
            }
            if self.game.reserve_hidden(player) {
                game.chain_mut(player).reserve =
                    Some(self.game.config.reserve_cards()[dice.below(3) as usize]);
            }
            let chosen = self.game.stage == Stage::Restructuring
                && !self.game.awaited.contains(player)
                && !self.game.is_automaton(player)
                // Whoever looks back sees it.
                && self.game.chain(player).chosen.is_none();
            if chosen && self.game.order.contains(&player) {
                let cards = self.game.sample_structure(player, dice);
                game.chain_mut(player).chosen = Some(cards);
            }
        }
        if let Some(automaton) = &mut game.automaton {
            automaton.shuffle_hidden(dice);
        }
        game
    }
}

impl Game {
    /// What this viewer may see.
    pub fn view(&self, viewer: Viewer) -> View {
        let mut game = self.clone();
        game.rng = Rng::new(0);
        if let Some(automaton) = &mut game.automaton {
            automaton.forget_order();
        }
        for player in self.config.player_ids() {
            let chain = game.chain_mut(player);
            if !self.sees_reserve(viewer, player) {
                chain.reserve = None;
            }
            if viewer != Viewer::Player(player) && viewer != Viewer::Reviewer {
                chain.chosen = None;
            }
        }
        View { viewer, game: SeenGame(game) }
    }

    /// Seen from a view: has this player chosen a reserve card that the view does not show?
    fn reserve_hidden(&self, player: PlayerId) -> bool {
        let chosen = match self.stage {
            _ if self.is_automaton(player) => self.config.full(),
            Stage::FirstRestaurant { .. } => false,
            Stage::Reserve => !self.awaited.contains(player),
            _ => self.config.full(),
        };
        chosen && self.chain(player).reserve.is_none()
    }

    /// Does this viewer know that player's reserve card? Everybody after the first break; before it its owner and
    /// whoever has First to have $20.
    fn sees_reserve(&self, viewer: Viewer, player: PlayerId) -> bool {
        let looks = |viewer: PlayerId| {
            viewer.index() < self.chains.len() && self.has_effect(viewer, Effect::SeeReserves)
        };
        self.bank_breaks > 0
            || match viewer {
                Viewer::Player(viewer) => viewer == player || looks(viewer),
                Viewer::Spectator => false,
                Viewer::Reviewer => true,
            }
    }
}

impl Event {
    /// The event as one viewer may see it.
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        match self {
            event if viewer == Viewer::Reviewer => event.clone(),
            Event::ReserveChosen { chain, .. } if viewer != Viewer::Player(*chain) => {
                Event::ReserveChosen { chain: *chain, card: None }
            }
            Event::StructureChosen { chain, .. } if viewer != Viewer::Player(*chain) => {
                Event::StructureChosen { chain: *chain, cards: None }
            }
            event => event.clone(),
        }
    }
}
