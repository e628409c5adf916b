//! Whom to let go, and what to put in the freezer.

use magnate_rules::{Ability, Action, Employee, Game, Item, PlayerId, SALARY, Stock};

use super::campaigns::Markets;
use super::lobby;
use super::style::Style;
use super::wishes::wishes;
use crate::outlook::Outlook;

/// The next firing, or paying.
pub(crate) fn settle(outlook: &Outlook<'_>, style: &Style, rounds_left: f32) -> Action {
    let (game, me) = (outlook.game, outlook.me);
    let pay = in_items(outlook);
    if game.check(me, &pay).is_err() {
        return fire_least(game, me);
    }
    // A lobbyist who finds nothing more to lay.
    let lobbies = |card: &Employee| matches!(card.card().ability, Ability::Lobby(_));
    let bill = game.bill(me);
    if let Some((card, _)) = bill.salaried.iter().find(|(card, _)| lobbies(card))
        && bill.due > 0
        && lobby::potential(outlook, style, rounds_left) < SALARY as f32
    {
        return Action::Fire { card };
    }
    // Somebody who costs a salary, did nothing today and is on nobody's way up is let go when the end is near; not on a
    // day of training, whose pupils are on the beach too.
    let chain = game.chain(me);
    let taught = Employee::TRAINERS.iter().any(|trainer| chain.at_work().of(*trainer) > 0);
    if bill.due > 0 && rounds_left < 2.0 && !taught {
        let wishes = wishes(outlook, style, rounds_left, &Markets::default());
        for (card, count) in chain.beach().iter() {
            let wanted = wishes.iter().any(|wish| card.steps_to(*wish).is_some());
            if bill.salaried.of(card) > 0 && !wanted && count > 0 && !produces(card) {
                return Action::Fire { card };
            }
        }
    }
    pay
}

/// Pays with goods that would be thrown away anyway, as far as they may be; with others only when there is too little cash.
fn in_items(outlook: &Outlook<'_>) -> Action {
    let (game, me) = (outlook.game, outlook.me);
    let (most, bill) = (game.items_for_salaries(me), game.bill(me));
    if most == 0 || bill.due == 0 || bill.rate == 0 {
        return Action::PAY;
    }
    let stock = *game.chain(me).stock();
    let kept = if game.freezer_room(me) > 0 { wanted_later(outlook) } else { [0; Item::COUNT] };
    // Handing over more than what is due takes nothing off.
    let salaries = bill.salaried.total() as i32;
    let useful = (bill.due + bill.rate - 1).div_euclid(bill.rate).min(salaries).min(most as i32);
    let cash = game.chain(me).cash();
    let short = (bill.due - cash + bill.rate - 1).div_euclid(bill.rate).clamp(0, useful);
    let mut items = Stock::NONE;
    for spare in [true, false] {
        let enough = if spare { useful } else { short };
        for (item, have) in stock.iter().filter(|(item, _)| item.card().freezable) {
            let kept = if spare { kept[item.index()] } else { 0 };
            let more = have.saturating_sub(items.of(item)).saturating_sub(kept);
            let more = i32::from(more).min(enough - items.total() as i32).max(0);
            items.add(item, more as u16);
        }
    }
    // Whoever fires nobody has to give all that could help.
    let pay = |items: &Stock| {
        if items.is_empty() { Action::PAY } else { Action::Pay { items: Some(Box::new(*items)) } }
    };
    if game.check(me, &pay(&items)).is_ok() {
        return pay(&items);
    }
    let mut everything = Stock::NONE;
    for (item, have) in stock.iter().filter(|(item, _)| item.card().freezable) {
        let left = (most as i32).min(salaries) - everything.total() as i32;
        everything.add(item, i32::from(have).min(left).max(0) as u16);
    }
    pay(&everything)
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
                Ability::Develop | Ability::Lobby(_) => 5,
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
    let busy = busy.into_iter().find(|action| game.check(me, action).is_ok());
    busy.or_else(|| game.listed(me).into_iter().next()).unwrap_or(Action::PAY)
}

/// What houses in reach want, by item.
fn wanted_later(outlook: &Outlook<'_>) -> [u16; Item::COUNT] {
    let mut wanted = [0u16; Item::COUNT];
    for home in outlook.homes.iter().filter(|home| home.distance[outlook.me.index()].is_some()) {
        for item in Item::ALL {
            // Of several orders a house takes one.
            let most = home.orders.iter().map(|order| order.items.of(item)).max();
            wanted[item.index()] += most.unwrap_or(0);
        }
    }
    wanted
}

/// What goes into the freezer: what houses in reach want, then a bit of everything.
pub(crate) fn keep(outlook: &Outlook<'_>) -> Action {
    let (game, me) = (outlook.game, outlook.me);
    let stock = *game.chain(me).stock();
    let wanted = wanted_later(outlook);
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
        for item in Item::ALL.into_iter().filter(|item| item.card().freezable) {
            let most = if pass == 0 { wanted[item.index()] } else { u16::MAX };
            let more = stock.of(item).min(most).saturating_sub(kept.of(item)).min(room);
            kept.add(item, more);
            room -= more;
        }
    }
    kept
}
