//! Whom to let go, and what to put in the freezer.

use magnate_rules::{Ability, Action, Employee, Game, Item, PlayerId, Stock};

use super::wishes::Wishes;
use crate::outlook::Outlook;

/// The next firing, or paying.
pub(crate) fn settle(outlook: &Outlook<'_>, wishes: &Wishes, rounds_left: f32) -> Action {
    let (game, me) = (outlook.game, outlook.me);
    if game.check(me, &Action::Pay).is_err() {
        return fire_least(game, me);
    }
    // Somebody who costs a salary, did nothing today and is on nobody's way up is let go when the end is near.
    let bill = game.bill(me);
    if bill.due > 0 {
        let chain = game.chain(me);
        for (card, count) in chain.beach().iter() {
            let wanted = wishes.iter().any(|wish| card.steps_to(*wish).is_some());
            if bill.salaried.of(card) > 0 && !wanted && rounds_left < 2.0 && count > 0 && !produces(card) {
                return Action::Fire { card };
            }
        }
    }
    Action::Pay
}

fn produces(card: Employee) -> bool {
    matches!(card.card().ability, Ability::Cook { .. } | Ability::Errand(_) | Ability::Buy(_))
}

/// When money is short: who brings least goes first.
fn fire_least(game: &Game, me: PlayerId) -> Action {
    let chain = game.chain(me);
    let bill = game.bill(me);
    let idle = |card: Employee| i32::from(chain.at_work().of(card) > 0) * 20;
    let rank = |card: Employee| {
        idle(card)
            + match card.card().ability {
                Ability::Cook { .. } if card.card().unique => 16,
                Ability::Cfo => 16,
                Ability::Fry(_) => 15,
                Ability::Cook { .. } | Ability::Price(1..) => 14,
                Ability::Ferment { .. } | Ability::NightShift => 13,
                Ability::Errand(_) | Ability::Buy(_) => 12,
                Ability::Market(_) => 10,
                Ability::Repeat => 9,
                Ability::Manage => 8,
                Ability::Price(_) => 7,
                Ability::Train(_) | Ability::Star(_) => 6,
                Ability::Develop => 5,
                Ability::Expand { .. } => 4,
                Ability::Hire { .. } | Ability::Serve => 2,
            }
    };
    let cards = Employee::ALL.into_iter().filter(|card| {
        bill.salaried.of(*card) > 0 && chain.at_work().of(*card) + chain.beach().of(*card) > 0
    });
    if let Some(card) = cards.min_by_key(|card| rank(*card)) {
        return Action::Fire { card };
    }
    let busy = game.campaigns().iter().map(|campaign| Action::FireBusy { number: campaign.number });
    busy.into_iter().find(|action| game.check(me, action).is_ok()).unwrap_or(Action::Pay)
}

/// What goes into the freezer: what houses in reach want, then a bit of everything.
pub(crate) fn keep(outlook: &Outlook<'_>) -> Action {
    let (game, me) = (outlook.game, outlook.me);
    let stock = *game.chain(me).stock();
    let mut wanted = [0u16; Item::COUNT];
    for home in outlook.homes.iter().filter(|home| home.distance[me.index()].is_some()) {
        for item in Item::ALL {
            // Of several orders a house takes one.
            let most = home.orders.iter().map(|order| order.items.of(item)).max();
            wanted[item.index()] += most.unwrap_or(0);
        }
    }
    let fits = |items: &Stock| game.check(me, &Action::Keep { items: Box::new(*items) }).is_ok();
    let room = game.freezer_room(me) as u16;
    let everything = fill_freezer(&stock, &wanted, room);
    if fits(&everything) {
        return Action::Keep { items: Box::new(everything) };
    }
    // Something bears no company: it alone, or everything else.
    let mut best = (i32::MIN, Stock::NONE);
    for (item, count) in stock.iter() {
        let alone: Stock = [(item, count)].into_iter().collect();
        let mut others = stock;
        others.set(item, 0);
        for shelf in [others, alone] {
            let kept = fill_freezer(&shelf, &wanted, room);
            let worth = kept.iter().map(|(item, count)| {
                // Whoever has what no campaign can ask for serves houses that others cannot.
                let each = if item.card().marketable { 16 } else { 24 };
                i32::from(count.min(wanted[item.index()])) * each + i32::from(count)
            });
            let worth = worth.sum();
            if worth > best.0 && fits(&kept) {
                best = (worth, kept);
            }
        }
    }
    Action::Keep { items: Box::new(best.1) }
}

fn fill_freezer(stock: &Stock, wanted: &[u16; Item::COUNT], mut room: u16) -> Stock {
    let mut kept = Stock::NONE;
    for pass in 0..2 {
        for item in Item::ALL {
            let most = if pass == 0 { wanted[item.index()] } else { u16::MAX };
            let more = stock.of(item).min(most).saturating_sub(kept.of(item)).min(room);
            kept.add(item, more);
            room -= more;
        }
    }
    kept
}
