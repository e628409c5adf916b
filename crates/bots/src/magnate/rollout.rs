//! Games played on until they end or can be judged.

use magnate_rules::{Action, FastDice, Game, MAX_PLAYERS, PlayerId, Stage};

use super::value::{Reading, squash};
use crate::manager::{self, Day, Style};

/// Rounds a game is played on at most; few last so long.
pub(super) const MOST_ROUNDS: u16 = 25;

/// Rounds a game is played on before it is judged, and while the end is far and a judgement worth little.
pub(super) const FAR_ENOUGH: u16 = 3;
const FARTHEST: u16 = 6;
/// Quarters of rounds to come.
const FAR_FROM_END: i32 = 36;

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

/// Plays a full game on until it can be judged: first this action of the player, then everybody by their style.
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
    let mut round = start;
    let mut days = Days::default();
    while !game.is_over()
        && game.round() < start + MOST_ROUNDS
        && step(&mut game, styles, &mut days, dice).is_some()
    {
        if game.round() == round {
            continue;
        }
        // A round begins, and nobody has decided anything about it. Introductory games are short and not what was learned from.
        round = game.round();
        let judged = game.config().full() && game.decision().stage == Stage::Restructuring;
        if judged && round >= start + FAR_ENOUGH {
            let reading = Reading::of(&game, player);
            if reading.quarters < FAR_FROM_END || round >= start + FARTHEST {
                return forecast(&game, player, start, &reading);
            }
        }
    }
    ending(&game, player, start)
}

/// What everybody means to do today.
pub(super) type Days = [Day; MAX_PLAYERS];

/// One decision of whoever is awaited; who decided what.
pub(super) fn step(
    game: &mut Game,
    styles: &[Style],
    days: &mut Days,
    dice: &mut FastDice,
) -> Option<(PlayerId, Action)> {
    let now = game.decision().awaited.first()?;
    let choice = manager::go_on(game, now, &styles[now.index()], &mut days[now.index()], dice).action;
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
    let mut days = Days::default();
    while day(&game) && plan.len() < LONGEST_PLAN {
        match step(&mut game, styles, &mut days, dice) {
            Some((now, choice)) if now == player && choice != Action::End => plan.push(choice),
            Some(_) => {}
            None => break,
        }
    }
    plan
}

/// How a game that is over stands for one player.
pub(super) fn ending(game: &Game, player: PlayerId, start: u16) -> Ending {
    let cash = |player: PlayerId| game.chain(player).cash();
    let rivals = game.config().player_ids().filter(|other| *other != player);
    let margin = cash(player) - rivals.map(cash).max().unwrap_or(0);
    let won = game.standings().first().is_some_and(|first| first.chain == player);
    let rounds = game.round() - start;
    Ending { value: worth(won, margin, rounds), margin, cash: cash(player), rounds }
}

/// What a game that has been played on so far will come to.
fn forecast(game: &Game, player: PlayerId, start: u16, reading: &Reading) -> Ending {
    let lead = reading.lead();
    let cash = |player: PlayerId| game.chain(player).cash();
    let rivals = game.config().player_ids().filter(|other| *other != player);
    let now = cash(player) - rivals.map(cash).max().unwrap_or(0);
    let margin = (lead * DOLLARS) as i32;
    Ending {
        value: squash(lead),
        margin,
        cash: cash(player) + (margin - now) / 2,
        rounds: game.round() - start,
    }
}

/// Dollars at the end for a lead of one.
const DOLLARS: f64 = 73.0;

/// Half the way from nothing to all that a margin can be worth, in dollars.
const CLEAR: f64 = 200.0;
/// What a round less is worth to whoever wins.
const QUICK: f64 = 0.003;

/// Who won comes first, by how much second, without end: more is always better. Of two games won alike the shorter one.
pub(super) fn worth(won: bool, margin: i32, rounds: u16) -> f64 {
    let margin = f64::from(margin);
    let clear = margin / (margin.abs() + CLEAR) / 2.0 + 0.5;
    let sooner = f64::from(MOST_ROUNDS - rounds.min(MOST_ROUNDS));
    let won = f64::from(u8::from(won));
    0.5 * won + 0.4 * clear + QUICK * sooner * won
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
