//! Whom to let go, and what to put in the freezer.

use magnate_rules::{Action, Employee, Game, Item, PlayerId, Stock};

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
    crate::outlook::PRODUCERS.contains(&card)
}

/// When money is short: who brings least goes first.
fn fire_least(game: &Game, me: PlayerId) -> Action {
    let chain = game.chain(me);
    let bill = game.bill(me);
    let idle = |card: Employee| i32::from(chain.at_work().of(card) > 0) * 20;
    let rank = |card: Employee| {
        idle(card)
            + match card {
                Employee::BurgerChef | Employee::PizzaChef | Employee::Cfo => 16,
                Employee::BurgerCook | Employee::PizzaCook | Employee::LuxuriesManager => 14,
                Employee::CartOperator | Employee::TruckDriver | Employee::ZeppelinPilot => 12,
                Employee::BrandDirector | Employee::BrandManager | Employee::CampaignManager => 10,
                card if card.is_manager() => 8,
                Employee::DiscountManager => 7,
                Employee::Coach | Employee::Guru => 6,
                Employee::NewBusinessDeveloper => 5,
                Employee::LocalManager | Employee::RegionalManager => 4,
                _ => 2,
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
    let stock = outlook.game.chain(outlook.me).stock();
    let mut wanted = [0i32; Item::COUNT];
    for home in outlook.homes.iter().filter(|home| home.distance[outlook.me.index()].is_some()) {
        for (wanted, units) in wanted.iter_mut().zip(home.demand) {
            *wanted += units;
        }
    }
    let mut kept = Stock::NONE;
    let mut room = outlook.game.freezer_room(outlook.me) as u16;
    for pass in 0..2 {
        for item in Item::ALL {
            let most = if pass == 0 { wanted[item.index()] as u16 } else { u16::MAX };
            let more = stock.of(item).min(most).saturating_sub(kept.of(item)).min(room);
            kept.add(item, more);
            room -= more;
        }
    }
    Action::Keep { items: Box::new(kept) }
}
