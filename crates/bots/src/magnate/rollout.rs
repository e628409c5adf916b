//! Games played on to their end.

use magnate_rules::{Action, FastDice, Game, PlayerId, Stage};

use crate::manager::{self, Style};

/// Rounds a game is played on at most; few last so long.
const MOST_ROUNDS: u16 = 25;

/// How a game that was played on ended for one player.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ending {
    /// From 0 to 1: mostly who won, and a little by how much.
    pub(super) value: f64,
    /// Own cash less that of the best rival.
    pub(super) margin: i32,
    /// Rounds played.
    pub(super) rounds: u16,
}

/// Plays a full game on: first this action of the player, then everybody by their style.
pub(super) fn play_on(
    mut game: Game,
    player: PlayerId,
    action: &Action,
    styles: &[Style],
    dice: &mut FastDice,
) -> Ending {
    let start = game.round();
    if game.play(player, action).is_err() {
        return Ending::default();
    }
    let mut buffer = Vec::new();
    while !game.is_over() && game.round() < start + MOST_ROUNDS {
        let Some(now) = game.decision().awaited.first() else { break };
        let choice = manager::act(&game, now, &styles[now.index()], dice).action;
        if game.play(now, &choice).is_err() {
            let Some(any) = game.random_action(now, dice, &mut buffer) else { break };
            if game.play(now, &any).is_err() {
                break;
            }
        }
    }
    ending(&game, player, start)
}

fn ending(game: &Game, player: PlayerId, start: u16) -> Ending {
    let cash = |player: PlayerId| game.chain(player).cash();
    let rivals = game.config().player_ids().filter(|other| *other != player);
    let margin = cash(player) - rivals.map(cash).max().unwrap_or(0);
    let won = game.standings().first().is_some_and(|first| first.chain == player);
    // How clearly, on the scale of what there is to win.
    let clear = (f64::from(margin) / 100.0).tanh() / 2.0 + 0.5;
    let value = 0.65 * f64::from(u8::from(won)) + 0.35 * clear;
    Ending { value, margin, rounds: game.round() - start }
}

/// In a sampled game whoever has chosen a structure in secret chose at random: let them choose by their style.
pub(super) fn choose_again(game: &mut Game, player: PlayerId, styles: &[Style], dice: &mut FastDice) {
    if game.decision().stage != Stage::Restructuring {
        return;
    }
    for other in game.config().player_ids() {
        let chosen = !game.decision().awaited.contains(other) && other != player;
        if chosen && !game.chain(other).beach().is_empty() {
            let choice = manager::act(game, other, &styles[other.index()], dice).action;
            _ = game.play(other, &choice);
        }
    }
}
