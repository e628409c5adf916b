//! What the others are up to: for each seat the styles that fit what it has built so far.

use magnate_rules::{Dice, FastDice, Game, PlayerId, Staff};

use crate::manager::Style;
use crate::maths::exp;

/// How much likelier the first style of the book is than any other before anything is known.
const STRONGEST: f64 = 10.0;

/// How well a style explains a company: wishes that came true count for it, people it never wanted against it.
fn fit(style: &Style, staff: &Staff) -> f64 {
    let total = staff.total() as usize;
    if total == 0 {
        return 0.0;
    }
    let mut left = *staff;
    let mut fit = 0.0;
    for (index, card) in style.build.iter().enumerate() {
        let owned = left
            .iter()
            .map(|(owned, _)| owned)
            .find(|owned| owned == card || card.steps_to(*owned).is_some());
        match owned {
            Some(owned) => {
                left.take(owned, 1);
                fit += 1.0;
            }
            // Early wishes that are missing say more than late ones.
            None if index < total => fit -= 0.7,
            None => {}
        }
    }
    fit - 0.3 * f64::from(left.total())
}

/// How likely it is that a seat plays by each of these, going by its company.
pub(super) fn weights(game: &Game, seat: PlayerId, book: &[Style]) -> Vec<f64> {
    let chain = game.chain(seat);
    let mut staff = *chain.at_work();
    staff.add_all(chain.beach());
    staff.add_all(&game.busy(seat));
    // The strongest known way comes first in the book and is expected unless the company says otherwise.
    let weight = |(index, style): (usize, &Style)| {
        let prior = if index == 0 { STRONGEST } else { 1.0 };
        prior * exp(1.2 * fit(style, &staff))
    };
    book.iter().enumerate().map(weight).collect()
}

/// Draws a style for every seat: by fit for the others, the given one for the player, if there is one.
pub(super) fn cast(
    game: &Game,
    own: Option<(PlayerId, &Style)>,
    book: &[Style],
    noise: f32,
    dice: &mut FastDice,
) -> Vec<Style> {
    let draw = |seat: PlayerId, dice: &mut FastDice| {
        let weights = weights(game, seat, book);
        let total: f64 = weights.iter().sum();
        let mut at = f64::from(dice.below(1 << 20)) / f64::from(1 << 20) * total;
        let mut chosen = book.len() - 1;
        for (index, weight) in weights.iter().enumerate() {
            if at < *weight {
                chosen = index;
                break;
            }
            at -= weight;
        }
        Style { noise, ..book[chosen].clone() }
    };
    game.config()
        .player_ids()
        .map(|seat| match own {
            Some((player, style)) if seat == player => style.clone(),
            _ => draw(seat, dice),
        })
        .collect()
}
