//! Variations of a style: the company a little different, this or that weighed differently.

use magnate_rules::{Dice, Employee, FastDice, ModuleSet};

use crate::manager::Style;
use crate::manager::style::MOST_WISHES;

/// A style near this one, with the cards of these modules.
pub(super) fn vary(style: &Style, modules: ModuleSet, dice: &mut FastDice) -> Style {
    let mut varied = style.clone();
    for _ in 0..=dice.below(3) {
        vary_once(&mut varied, modules, dice);
    }
    varied
}

fn any_card(modules: ModuleSet, dice: &mut FastDice) -> Employee {
    // Entry cards are wanted as often as all others together.
    let group = if dice.below(2) == 0 { Employee::ENTRY } else { Employee::CARDS };
    loop {
        let cards = group.with(modules);
        let card = cards[dice.below(cards.len() as u32) as usize];
        if modules.allow(card.card().module) {
            return card;
        }
    }
}

fn vary_once(style: &mut Style, modules: ModuleSet, dice: &mut FastDice) {
    let build = &mut style.build;
    let len = build.len() as u32;
    match dice.below(12) {
        0 | 1 if len > 1 => {
            let from = dice.below(len) as usize;
            let card = build.remove(from);
            let to = dice.below(len) as usize;
            build.insert(to.min(build.len()), card);
        }
        2 | 3 if len > 0 => build[dice.below(len) as usize] = any_card(modules, dice),
        4..=6 if build.len() < MOST_WISHES => {
            build.insert(dice.below(len + 1) as usize, any_card(modules, dice));
        }
        7 if len > 2 => _ = build.remove(dice.below(len) as usize),
        8 if !modules.is_empty() && dice.below(2) == 0 => style.novel_from = dice.below(16) as u8,
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
