//! Who works today: every card's worth in dollars, and the set that brings most.

use arrayvec::ArrayVec;
use magnate_rules::{Ability, Employee, Game, Milestone, PlayerId, RECRUITING_DISCOUNT, Staff};

use super::campaigns::{self, Market};
use super::hiring::nearest;
use super::style::Style;
use super::wishes::{Wishes, root};
use crate::outlook::{Kitchen, Outlook, PRODUCERS, Stall, dine};

/// A card and what it would bring at work today.
type Worths = ArrayVec<(f32, Employee), 80>;

/// The structure of this round and what it is worth in dollars.
pub(crate) fn choose(
    outlook: &Outlook<'_>,
    style: &Style,
    wishes: &Wishes,
    rounds_left: f32,
    jitter: &mut impl FnMut() -> f32,
) -> (Staff, f32) {
    let (game, me) = (outlook.game, outlook.me);
    let hand = *game.chain(me).beach();
    let desk = Desk::plan(game, wishes, &hand);
    let mut worths = Worths::new();
    let push = |worths: &mut Worths, worth: f32, card: Employee| _ = worths.try_push((worth, card));

    // Tonight's sales: the prices that bring most, then the cooks and buyers that are needed for them.
    let sales = Sales::plan(outlook, style, &hand);
    for (worth, card) in &sales.worths {
        push(&mut worths, *worth * (1.0 + jitter()), *card);
    }

    // Tomorrow's: hiring, training, campaigns.
    let future = (rounds_left / 4.0).clamp(0.0, 1.0);
    let mut hires = desk.hires.saturating_sub(1);
    for card in Employee::RECRUITERS {
        let Ability::Hire { count, discounts } = card.card().ability else { continue };
        for _ in 0..hand.of(card) {
            let used = hires.min(count);
            hires -= used;
            let saved = if discounts { RECRUITING_DISCOUNT as f32 * f32::from(count - used) } else { 0.0 };
            push(&mut worths, (f32::from(used) * style.hire * future + saved) * (1.0 + jitter()), card);
        }
    }
    let mut steps = desk.steps;
    for card in Employee::TRAINERS {
        let Ability::Train(count) = card.card().ability else { continue };
        for _ in 0..hand.of(card) {
            let used = steps.min(count);
            steps -= used;
            push(&mut worths, f32::from(used) * style.train * future * (1.0 + jitter()), card);
        }
    }
    if Employee::MARKETEERS.all().iter().any(|card| hand.of(*card) > 0) {
        let market = Market::new(outlook, style, rounds_left);
        let mut share = 1.0;
        for card in Employee::MARKETEERS.all().iter().rev().copied() {
            if hand.of(card) == 0 {
                continue;
            }
            let promise = campaigns::best(outlook, style, &market, card, 1);
            let Some(best) = promise.first() else { continue };
            for _ in 0..hand.of(card) {
                push(&mut worths, best.dollars * share * (1.0 + jitter()), card);
                share *= 0.6;
            }
        }
    }
    for _ in 0..hand.of(Employee::NewBusinessDeveloper) {
        let worth = if rounds_left > 1.0 { 6.0 * rounds_left.min(4.0) * style.develop } else { 0.0 };
        push(&mut worths, worth, Employee::NewBusinessDeveloper);
    }
    for card in Employee::EXPANDERS {
        for _ in 0..hand.of(card) {
            let room = game.chain(me).restaurants().len() < magnate_rules::RESTAURANTS;
            push(&mut worths, if room { style.expand * future } else { 3.0 }, card);
        }
    }
    milestones(game, me, &hand, rounds_left, &mut worths);
    worths.sort_by(|a, b| b.0.total_cmp(&a.0));

    // With and without the people who would be trained today.
    let kept = fill(game, &hand, &desk.kept, &worths, style);
    let all = fill(game, &hand, &Staff::NONE, &worths, style);
    let training = f32::from(desk.steps) * style.train * future;
    if all.1 > kept.1 + training { all } else { kept }
}

/// Milestones that a card at work earns.
fn milestones(game: &Game, me: PlayerId, hand: &Staff, rounds_left: f32, worths: &mut Worths) {
    let first = [
        (Employee::ErrandBoy, Milestone::FirstErrandBoyPlayed, 2.0),
        (Employee::Waitress, Milestone::FirstWaitressPlayed, 1.5),
        (Employee::CartOperator, Milestone::FirstCartOperatorPlayed, 1.0),
    ];
    for (card, milestone, each) in first {
        if hand.of(card) > 0
            && game.is_open(me, milestone)
            && let Some(entry) = worths.iter_mut().find(|(_, other)| *other == card)
        {
            entry.0 += each * rounds_left.min(8.0);
        }
    }
}

/// Fills the slots with the most valuable cards, with as many managers as pay.
fn fill(game: &Game, hand: &Staff, kept: &Staff, worths: &Worths, style: &Style) -> (Staff, f32) {
    let ceo = i32::from(game.ceo_slots());
    let mut managers: ArrayVec<Employee, 16> = ArrayVec::new();
    for manager in Employee::MANAGERS.all().iter().rev().copied() {
        for _ in 0..hand.of(manager).saturating_sub(kept.of(manager)) {
            _ = managers.try_push(manager);
        }
    }
    let mut best = (Staff::NONE, f32::MIN);
    let most = managers.len().min(ceo as usize);
    for count in 0..=most {
        let mut staff = Staff::NONE;
        let mut slots = ceo - count as i32;
        for manager in &managers[..count] {
            staff.add(*manager, 1);
            slots += i32::from(manager.card().slots);
        }
        let mut total = 0.0;
        for (worth, card) in worths {
            if slots == 0 || *worth <= 0.0 {
                break;
            }
            if staff.of(*card) + kept.of(*card) < hand.of(*card) {
                staff.add(*card, 1);
                total += *worth;
                slots -= 1;
            }
        }
        total += style.slot * slots as f32;
        if total > best.1 {
            best = (staff, total);
        }
    }
    best
}

/// The day at the desk: how many people could be hired and trained for the wishes, and who has to stay on the beach
/// to be trained.
struct Desk {
    hires: u8,
    steps: u8,
    kept: Staff,
}

impl Desk {
    fn plan(game: &Game, wishes: &Wishes, hand: &Staff) -> Desk {
        let able = |cards: &[Employee]| -> u8 {
            cards
                .iter()
                .map(|card| {
                    let each = match card.card().ability {
                        Ability::Hire { count, .. } => count,
                        Ability::Train(steps) => steps,
                        _ => 0,
                    };
                    each * hand.of(*card)
                })
                .sum()
        };
        let (mut hires, mut steps) = (1 + able(&Employee::RECRUITERS), able(&Employee::TRAINERS));
        let mut desk = Desk { hires: 0, steps: 0, kept: Staff::NONE };
        let mut free = *hand;
        for wish in wishes {
            if !wish.card().entry && game.supply(*wish) <= 0 {
                continue;
            }
            let source = if wish.card().entry { None } else { nearest(&free, *wish) };
            if let Some(source) = source {
                if steps > 0 {
                    let used = source.steps_to(*wish).unwrap_or(1).min(steps);
                    steps -= used;
                    desk.steps += used;
                    free.take(source, 1);
                    desk.kept.add(source, 1);
                }
                continue;
            }
            if hires > 0 && game.supply(root(*wish)) > 0 {
                hires -= 1;
                desk.hires += 1;
                if !wish.card().entry && steps > 0 {
                    let used = root(*wish).steps_to(*wish).unwrap_or(1).min(steps);
                    steps -= used;
                    desk.steps += used;
                }
            }
        }
        desk
    }
}

/// Tonight's sales as planned in the morning.
struct Sales {
    worths: Worths,
}

impl Sales {
    fn plan(outlook: &Outlook<'_>, style: &Style, hand: &Staff) -> Sales {
        let me = outlook.me.index();
        let game = outlook.game;
        let drink_bonus = game.drink_bonus(outlook.me);
        let mut stalls = outlook.stalls.clone();
        let rivals = outlook.players as f32 - 1.0;
        let balance = |stalls: &[Stall]| -> f32 {
            let earned = dine(&outlook.homes, stalls);
            let others: i32 =
                earned.iter().enumerate().filter(|(player, _)| *player != me).map(|(_, e)| *e).sum();
            earned[me] as f32 - style.spite * others as f32 / rivals
        };
        let cook = |staff: &Staff| {
            let mut kitchen = Kitchen::stocked(outlook.game.chain(outlook.me).stock());
            kitchen.employ_all(staff, drink_bonus);
            kitchen
        };
        let waitresses = hand.of(Employee::Waitress);
        stalls[me].kitchen = cook(hand);
        stalls[me].seller.waitresses = game.seller_with(outlook.me, hand).waitresses;

        // Prices: luxury or not, how many cuts. A cut that brings nothing is not made.
        let luxuries = hand.of(Employee::LuxuriesManager).min(1);
        let (cuts, deep) =
            (hand.of(Employee::PricingManager).min(4), hand.of(Employee::DiscountManager).min(2));
        let price = |luxury: u8, cut: u8, discount: u8| {
            let cards = [
                (Employee::LuxuriesManager, luxury),
                (Employee::PricingManager, cut),
                (Employee::DiscountManager, discount),
            ];
            game.price_with(outlook.me, &cards.into_iter().collect())
        };
        let mut best = (f32::MIN, 0, 0, 0);
        for luxury in 0..=luxuries {
            for cut in 0..=cuts {
                for discount in 0..=deep {
                    stalls[me].seller.price = price(luxury, cut, discount);
                    // A card used takes a slot from somebody else.
                    let value = balance(&stalls) - 1.5 * f32::from(luxury + cut + discount);
                    if value > best.0 {
                        best = (value, luxury, cut, discount);
                    }
                }
            }
        }
        let (_, luxury, cut, discount) = best;
        let mut worths = Worths::new();
        let mut push = |worth: f32, card: Employee| _ = worths.try_push((worth, card));
        let with = |stalls: &mut [Stall], price: i32| {
            stalls[me].seller.price = price;
            balance(stalls)
        };
        let full = with(&mut stalls, price(luxury, cut, discount));
        if luxury > 0 {
            push(full - with(&mut stalls, price(0, cut, discount)), Employee::LuxuriesManager);
        }
        if cut > 0 {
            let each = (full - with(&mut stalls, price(luxury, 0, discount))) / f32::from(cut);
            for _ in 0..cut {
                push(each, Employee::PricingManager);
            }
        }
        if discount > 0 {
            let each = (full - with(&mut stalls, price(luxury, cut, 0))) / f32::from(discount);
            for _ in 0..discount {
                push(each, Employee::DiscountManager);
            }
        }
        stalls[me].seller.price = price(luxury, cut, discount);

        // Producers: leave out whoever is not needed, the dearest idle ones last.
        let mut needed = Staff::NONE;
        for card in PRODUCERS {
            needed.set(card, hand.of(card));
        }
        for card in PRODUCERS {
            while needed.of(card) > 0 {
                let mut fewer = needed;
                fewer.take(card, 1);
                stalls[me].kitchen = cook(&fewer);
                if balance(&stalls) < full - 0.01 {
                    break;
                }
                needed = fewer;
            }
        }
        stalls[me].kitchen = cook(&needed);
        let income = balance(&stalls);
        for card in PRODUCERS {
            if needed.of(card) > 0 {
                let mut fewer = needed;
                fewer.take(card, 1);
                stalls[me].kitchen = cook(&fewer);
                let worth = income - balance(&stalls);
                for _ in 0..needed.of(card) {
                    push(worth.max(0.5), card);
                }
            }
            // The rest is worth a little: a rival may fail, a milestone may come of it.
            for _ in needed.of(card)..hand.of(card) {
                push(spare_worth(outlook, card), card);
            }
        }
        stalls[me].kitchen = cook(&needed);

        let tip = stalls[me].seller.tip as f32;
        for _ in 0..waitresses {
            push(tip, Employee::Waitress);
        }
        if hand.of(Employee::Cfo) > 0 {
            let earned = dine(&outlook.homes, &stalls)[me] as f32;
            // The stall counts the CFO in; a third of that is the CFO's.
            push(earned / 3.0, Employee::Cfo);
        }
        Sales { worths }
    }
}

/// What somebody is worth who is not needed for tonight's sales.
fn spare_worth(outlook: &Outlook<'_>, card: Employee) -> f32 {
    let (game, me) = (outlook.game, outlook.me);
    let milestone = match card {
        Employee::KitchenTrainee => {
            game.is_open(me, Milestone::FirstBurgerProduced)
                || game.is_open(me, Milestone::FirstPizzaProduced)
        }
        Employee::BurgerCook => game.is_open(me, Milestone::FirstBurgerProduced),
        Employee::PizzaCook => game.is_open(me, Milestone::FirstPizzaProduced),
        _ => false,
    };
    match (milestone, game.is_open(me, Milestone::FirstToThrowAway)) {
        (true, _) => 6.0,
        (false, true) => 2.5,
        _ => 0.4,
    }
}
