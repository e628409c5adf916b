//! Styles near a style: the company a little different, this or that weighed differently.

use magnate_rules::{Dice, Employee, FastDice, ModuleSet};

use crate::manager::Style;
use crate::manager::style::MOST_WISHES;

/// A style near this one, with the cards of these modules.
pub(crate) fn vary(style: &Style, modules: ModuleSet, dice: &mut FastDice) -> Style {
    let mut varied = style.clone();
    for _ in 0..=dice.below(3) {
        vary_once(&mut varied, modules, dice);
    }
    varied
}

/// Of two styles: the beginning of one company and the rest of the other, each amount from either.
pub(crate) fn cross(one: &Style, other: &Style, dice: &mut FastDice) -> Style {
    let (mut child, mut other) = (one.clone(), other.clone());
    let cut = dice.below(one.build.len().max(1) as u32) as usize;
    child.build.truncate(cut);
    let rest: Vec<Employee> = other.build.iter().copied().skip(cut).collect();
    child.build.extend(rest.into_iter().take(MOST_WISHES - child.build.len()));
    for ((_, own), (_, theirs)) in child.amounts().into_iter().zip(other.amounts()) {
        if dice.below(2) == 0 {
            *own = *theirs;
        }
    }
    if dice.below(2) == 0 {
        (child.reserve, child.supply_from) = (other.reserve, other.supply_from);
    }
    child
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
    match dice.below(17) {
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
        9 => style.reserve = dice.below(3) as usize,
        10 => style.late = if style.late > 0.5 { 0.0 } else { 1.0 },
        11 => style.adapt_from = dice.below(16) as u8,
        _ => {
            let which = dice.below(style.amounts().len() as u32) as usize;
            let Some((name, amount)) = style.amounts().into_iter().nth(which) else { return };
            // Nothing times anything is nothing: those begin with a dollar.
            let start = if *amount == 0.0 { 1.0 } else { *amount };
            let factor = [0.0, 0.4, 0.7, 1.4, 2.2][dice.below(5) as usize];
            let (least, most) = match name {
                "wary" | "late" => (0.0, 1.0),
                "spite" => (0.0, 1.5),
                "hire" | "train" => (0.5, 60.0),
                _ => (0.0, 40.0),
            };
            *amount = (start * factor).clamp(least, most);
            // Two digits are enough, and easier to read.
            *amount = (*amount * 100.0).round() / 100.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use magnate_rules::{Config, Module};

    use super::*;
    use crate::manager::style::book_for;

    #[test]
    fn variations_stay_playable() {
        let mut dice = FastDice::new(5);
        let mut style = book_for(&Config::new(2)).swap_remove(0);
        let mut longest = 0;
        for _ in 0..3_000 {
            style = vary(&style, ModuleSet::NONE, &mut dice);
            longest = longest.max(style.build.len());
            assert!(style.build.len() <= MOST_WISHES);
            assert!((0.0..=1.5).contains(&style.spite), "{}", style.spite);
            for amount in [style.hire, style.train, style.campaign, style.develop, style.expand, style.slot] {
                assert!(amount.is_finite() && amount >= 0.0, "{style:?}");
            }
        }
        assert_eq!(longest, MOST_WISHES, "wishes are added as well as dropped");
    }

    #[test]
    fn variations_wish_for_cards_of_the_modules_in_play_only() {
        let modules = ModuleSet::of(&[Module::Kimchi, Module::NightShift]);
        let mut dice = FastDice::new(5);
        let mut style = book_for(&Config::new(2)).swap_remove(0);
        let mut found = std::collections::BTreeSet::new();
        for _ in 0..3_000 {
            style = vary(&style, modules, &mut dice);
            found.extend(style.build.iter().filter_map(|card| card.card().module));
        }
        assert_eq!(found.into_iter().collect::<Vec<_>>(), [Module::Kimchi, Module::NightShift]);
    }

    #[test]
    fn a_child_has_something_of_both() {
        let styles: Vec<Style> = crate::pool::styles().collect();
        let mut dice = FastDice::new(2);
        for pair in styles.windows(2) {
            let child = cross(&pair[0], &pair[1], &mut dice);
            assert!(child.build.len() <= MOST_WISHES);
            let known = |card: &Employee| pair[0].build.contains(card) || pair[1].build.contains(card);
            assert!(child.build.iter().all(known), "{child:?}");
        }
    }
}
