//! What to cook and fetch for tonight's houses.

use magnate_rules::{Ability, Action, Employee, Game, Item, Milestone, PlayerId, Stock};

use crate::outlook::{Kitchen, Outlook, Units, kitchens, taken};

/// What tonight's sales need beyond the stock, by item, most valuable houses first.
fn missing(outlook: &Outlook<'_>) -> Units {
    let me = outlook.me.index();
    let mine = outlook.mine();
    let everybody = kitchens(&outlook.stalls);
    let mut houses: arrayvec::ArrayVec<(i32, usize), { magnate_rules::MAX_HOUSES }> = outlook
        .homes
        .iter()
        .enumerate()
        .filter(|(_, home)| home.wanted > 0 && home.distance[me].is_some())
        .map(|(index, home)| {
            let taken = taken(home, &outlook.stalls, &everybody);
            let order = home.orders.iter().find(|order| mine.kitchen.covers(&order.items));
            let wish = order.or(home.orders.first()).map_or(Stock::NONE, |order| order.items);
            let income = mine.seller.sale(&wish, home.multiplier).income();
            // A house a rival may take is worth trying with what is left over.
            let lost = taken.is_some_and(|(player, _)| player != me);
            (if lost { income / 8 } else { income }, index)
        })
        .collect();
    houses.sort_by_key(|(income, index)| (-income, *index));
    let mut kitchen = mine.kitchen;
    let stock = Kitchen::stocked(outlook.game.chain(outlook.me).stock());
    let mut wanted = [0; Item::COUNT];
    for (_, index) in houses {
        let mut orders = outlook.homes[index].orders.iter();
        if let Some(order) = orders.find(|order| kitchen.covers(&order.items)) {
            kitchen.serve(&order.items);
            for (wanted, units) in wanted.iter_mut().zip(order.items.counts()) {
                *wanted += i32::from(*units);
            }
        }
    }
    for (wanted, have) in wanted.iter_mut().zip(stock.certain) {
        *wanted = (*wanted - have).max(0);
    }
    wanted
}

/// What a cook of one dish makes, who has no choice; it need not be made by others.
pub(crate) fn only_dish(game: &Game, me: PlayerId) -> Option<Action> {
    Employee::COOKS.with(game.config().modules).iter().copied().find_map(|cook| match cook.card().ability {
        Ability::Cook { makes: [only], .. } if game.ready(me, cook) > 0 => {
            Some(Action::Cook { cook, item: *only })
        }
        _ => None,
    })
}

/// The next thing to make or fetch; nothing when everybody has worked.
pub(crate) fn produce(outlook: &Outlook<'_>) -> Option<Action> {
    let (game, me) = (outlook.game, outlook.me);
    if let Some(action) = only_dish(game, me) {
        return Some(action);
    }
    let missing = missing(outlook);
    let with_choice = Employee::COOKS.with(game.config().modules).iter().copied().find_map(|cook| {
        let Ability::Cook { makes, .. } = cook.card().ability else { return None };
        (game.ready(me, cook) > 0).then_some((cook, makes))
    });
    if let Some((cook, makes)) = with_choice {
        return Some(Action::Cook { cook, item: dish(game, me, makes, &missing) });
    }
    for buyer in Employee::BUYERS {
        if game.ready(me, buyer) > 0
            && let Some(action) = fetch(game, me, buyer, &missing)
        {
            return Some(action);
        }
    }
    for buyer in Employee::ERRANDS {
        if game.ready(me, buyer) > 0 {
            let item =
                Item::DRINKS.into_iter().max_by_key(|item| missing[item.index()]).unwrap_or(Item::Beer);
            return Some(Action::Errand { buyer, item });
        }
    }
    None
}

/// What a cook with a choice makes: what is missing, else what earns a milestone, else the first.
fn dish(game: &Game, me: PlayerId, makes: &[Item], missing: &Units) -> Item {
    let first = |item: Item| match item {
        Item::Burger => game.is_open(me, Milestone::FirstBurgerProduced),
        Item::Pizza => game.is_open(me, Milestone::FirstPizzaProduced),
        _ => false,
    };
    let key = |item: Item| (missing[item.index()], first(item));
    // Of equals `max_by_key` takes the last.
    makes.iter().rev().copied().max_by_key(|item| key(*item)).unwrap_or(Item::Burger)
}

/// The route that brings most of what is missing, then most of anything.
fn fetch(game: &Game, me: PlayerId, buyer: Employee, missing: &Units) -> Option<Action> {
    let worth = |action: &Action| {
        let Action::Fetch { route } = action else { return (0, 0) };
        let Ok(haul) = game.haul(me, route) else { return (0, 0) };
        let needed: i32 =
            haul.items.iter().map(|(item, count)| i32::from(count).min(missing[item.index()])).sum();
        (needed, haul.items.total() as i32)
    };
    game.routes(me, buyer).into_iter().max_by_key(worth)
}
