//! What to cook and fetch for tonight's houses.

use magnate_rules::{Ability, Action, Employee, Game, Item, Milestone, PlayerId, Stock};

use crate::outlook::{Kitchen, Outlook};

/// What tonight's sales need beyond the stock, by item, most valuable houses first.
fn missing(outlook: &Outlook<'_>) -> [i32; Item::COUNT] {
    let me = outlook.me.index();
    let mine = outlook.mine();
    let mut houses: arrayvec::ArrayVec<(i32, usize), { magnate_rules::MAX_HOUSES }> = outlook
        .homes
        .iter()
        .enumerate()
        .filter(|(_, home)| home.wanted > 0 && home.distance[me].is_some())
        .map(|(index, home)| {
            let wish = home.orders.first().map_or(Stock::NONE, |order| order.items);
            let income = mine.seller.sale(&wish, home.multiplier).income();
            let own = (mine.seller.score(home.distance[me].unwrap_or(0)).total(), mine.seller.place);
            let lost = outlook.rivals().any(|rival| {
                let stall = &outlook.stalls[rival.index()];
                home.distance[rival.index()].is_some_and(|distance| {
                    let theirs = (stall.seller.score(distance).total(), stall.seller.place);
                    theirs < own && stall.kitchen.covers(&wish)
                })
            });
            // A house a rival may take is worth trying with what is left over.
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

/// The next thing to make or fetch; nothing when everybody has worked.
pub(crate) fn produce(outlook: &Outlook<'_>) -> Option<Action> {
    let (game, me) = (outlook.game, outlook.me);
    let missing = missing(outlook);
    // Cooks of one dish have no choice; what they make need not be made by others.
    for cook in Employee::COOKS.with(game.config().modules).iter().copied() {
        if game.ready(me, cook) > 0
            && let Ability::Cook { makes: [only], .. } = cook.card().ability
        {
            return Some(Action::Cook { cook, item: *only });
        }
    }
    if game.ready(me, Employee::KitchenTrainee) > 0 {
        let item = dish(game, me, &missing);
        return Some(Action::Cook { cook: Employee::KitchenTrainee, item });
    }
    for buyer in Employee::BUYERS {
        if game.ready(me, buyer) > 0
            && let Some(action) = fetch(game, me, buyer, &missing)
        {
            return Some(action);
        }
    }
    if game.ready(me, Employee::ErrandBoy) > 0 {
        let item = Item::DRINKS.into_iter().max_by_key(|item| missing[item.index()]).unwrap_or(Item::Beer);
        return Some(Action::Errand { buyer: Employee::ErrandBoy, item });
    }
    None
}

/// What a kitchen trainee makes: what is missing, else what earns a milestone.
fn dish(game: &Game, me: PlayerId, missing: &[i32; Item::COUNT]) -> Item {
    let (burgers, pizzas) = (missing[Item::Burger.index()], missing[Item::Pizza.index()]);
    if burgers != pizzas {
        return if burgers > pizzas { Item::Burger } else { Item::Pizza };
    }
    if !game.is_open(me, Milestone::FirstBurgerProduced) && game.is_open(me, Milestone::FirstPizzaProduced) {
        return Item::Pizza;
    }
    Item::Burger
}

/// The route that brings most of what is missing, then most of anything.
fn fetch(game: &Game, me: PlayerId, buyer: Employee, missing: &[i32; Item::COUNT]) -> Option<Action> {
    let worth = |action: &Action| {
        let Action::Fetch { route } = action else { return (0, 0) };
        let Ok(haul) = game.haul(me, route) else { return (0, 0) };
        let needed: i32 =
            haul.items.iter().map(|(item, count)| i32::from(count).min(missing[item.index()])).sum();
        (needed, haul.items.total() as i32)
    };
    game.routes(me, buyer).into_iter().max_by_key(worth)
}
