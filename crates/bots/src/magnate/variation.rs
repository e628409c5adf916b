//! Variations of a style: the company a little different, this or that weighed differently.

use magnate_rules::{Dice, Employee, FastDice, Group, ModuleSet};

use crate::manager::Style;
use crate::manager::style::MOST_WISHES;

/// A style near this one.
pub(super) fn vary(style: &Style, dice: &mut FastDice) -> Style {
    let mut varied = style.clone();
    for _ in 0..=dice.below(3) {
        vary_once(&mut varied, dice);
    }
    varied
}

fn any_card(dice: &mut FastDice) -> Employee {
    // Entry cards are wanted as often as all others together.
    if dice.below(2) == 0 { any_of(Employee::ENTRY, dice) } else { any_of(Employee::CARDS, dice) }
}

fn any_of(group: Group, dice: &mut FastDice) -> Employee {
    let cards = group.with(ModuleSet::NONE);
    cards[dice.below(cards.len() as u32) as usize]
}

fn vary_once(style: &mut Style, dice: &mut FastDice) {
    let build = &mut style.build;
    let len = build.len() as u32;
    match dice.below(12) {
        0 | 1 if len > 1 => {
            let from = dice.below(len) as usize;
            let card = build.remove(from);
            let to = dice.below(len) as usize;
            build.insert(to.min(build.len()), card);
        }
        2 | 3 if len > 0 => build[dice.below(len) as usize] = any_card(dice),
        4..=6 if build.len() < MOST_WISHES => build.insert(dice.below(len + 1) as usize, any_card(dice)),
        7 if len > 2 => _ = build.remove(dice.below(len) as usize),
        8 => style.supply_from = dice.below(16) as u8,
        _ => {
            let factor = [0.4, 0.7, 1.4, 2.2][dice.below(4) as usize];
            let amounts = [
                &mut style.hire,
                &mut style.train,
                &mut style.campaign,
                &mut style.develop,
                &mut style.expand,
                &mut style.spite,
                &mut style.slot,
                &mut style.growth,
            ];
            let which = dice.below(amounts.len() as u32) as usize;
            if let Some(amount) = amounts.into_iter().nth(which) {
                *amount *= factor;
            }
            style.spite = style.spite.min(1.5);
        }
    }
}
