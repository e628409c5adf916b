//! Games played on to their end.

use magnate_rules::{Action, FastDice, Game, PlayerId, Stage};

use crate::manager::{self, Style};
use crate::maths::tanh;

/// Rounds a game is played on at most; few last so long.
pub(super) const MOST_ROUNDS: u16 = 25;

/// How a game that was played on ended for one player.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ending {
    /// From 0 to 1: mostly who won, and a little by how much.
    pub(super) value: f64,
    /// Own cash less that of the best rival.
    pub(super) margin: i32,
    /// Own cash.
    pub(super) cash: i32,
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
    while !game.is_over() && game.round() < start + MOST_ROUNDS && step(&mut game, styles, dice).is_some() {}
    ending(&game, player, start)
}

/// One decision of whoever is awaited; who decided what.
pub(super) fn step(game: &mut Game, styles: &[Style], dice: &mut FastDice) -> Option<(PlayerId, Action)> {
    let now = game.decision().awaited.first()?;
    let choice = manager::act(game, now, &styles[now.index()], dice).action;
    if game.play(now, &choice).is_ok() {
        return Some((now, choice));
    }
    let any = game.random_action(now, dice, &mut Vec::new())?;
    game.play(now, &any).ok().map(|()| (now, any))
}

/// Decisions of a plan that are told.
const LONGEST_PLAN: usize = 16;

/// What the player does after this action until the end of the working day.
pub(super) fn plan(
    mut game: Game,
    player: PlayerId,
    action: &Action,
    styles: &[Style],
    dice: &mut FastDice,
) -> Vec<Action> {
    let mut plan = vec![action.clone()];
    let start = game.round();
    if game.play(player, action).is_err() {
        return plan;
    }
    let day = |game: &Game| {
        let stage = game.decision().stage;
        game.round() == start
            && matches!(stage, Stage::Restructuring | Stage::OrderOfBusiness | Stage::Working { .. })
    };
    while day(&game) && plan.len() < LONGEST_PLAN {
        match step(&mut game, styles, dice) {
            Some((now, choice)) if now == player && choice != Action::End => plan.push(choice),
            Some(_) => {}
            None => break,
        }
    }
    plan
}

fn ending(game: &Game, player: PlayerId, start: u16) -> Ending {
    let cash = |player: PlayerId| game.chain(player).cash();
    let rivals = game.config().player_ids().filter(|other| *other != player);
    let margin = cash(player) - rivals.map(cash).max().unwrap_or(0);
    let won = game.standings().first().is_some_and(|first| first.chain == player);
    // How clearly, on the scale of what there is to win.
    let clear = tanh(f64::from(margin) / 100.0) / 2.0 + 0.5;
    let value = 0.65 * f64::from(u8::from(won)) + 0.35 * clear;
    Ending { value, margin, cash: cash(player), rounds: game.round() - start }
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
