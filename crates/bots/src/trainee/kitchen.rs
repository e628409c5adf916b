//! What a beginner cooks and fetches.

use magnate_rules::{Ability, Action, Game, Item, PlayerId, Stock};

use super::company::everybody;
use super::{Idea, Trainee};

/// All that houses would take, wherever they are. That a house takes only one of several orders is not thought of.
pub(super) fn wanted(game: &Game) -> Stock {
    let mut wanted = Stock::NONE;
    for house in game.houses() {
        let orders = game.orders(house);
        for item in Item::ALL {
            wanted.add(item, orders.iter().map(|order| order.items.of(item)).max().unwrap_or(0));
        }
    }
    wanted
}

/// Dishes the company makes that no campaign can ask for, but that houses take in place of what they want.
pub(super) fn substitutes(game: &Game, player: PlayerId) -> i32 {
    let taken =
        |item: &Item| game.houses().iter().any(|house| game.replacements(house).any(|dish| dish == *item));
    let dishes = Item::ALL.into_iter().filter(|item| !item.card().marketable).filter(taken);
    dishes.map(|item| output(game, player, item)).sum()
}

/// Can the company make or fetch this at all, and how much of it a round?
pub(super) fn output(game: &Game, player: PlayerId, item: Item) -> i32 {
    let staff = everybody(game, player);
    staff
        .iter()
        .map(|(card, count)| {
            let each = match card.card().ability {
                Ability::Cook { makes, amount } if makes.contains(&item) => i32::from(amount),
                Ability::Errand(amount) if item.is_drink() => i32::from(amount),
                Ability::Buy(buying) if item.is_drink() => i32::from(buying.per_source),
                _ => 0,
            };
            each * i32::from(count)
        })
        .sum()
}

impl Trainee {
    /// What houses want and is not in stock yet; nobody wants it, then the favourite.
    pub(super) fn food(&mut self, game: &Game, player: PlayerId) -> Vec<Idea> {
        let stock = game.chain(player).stock();
        let wanted = wanted(game);
        let worth = |item: Item, amount: u16| {
            let missing = i32::from(wanted.of(item)) - i32::from(stock.of(item));
            missing.min(i32::from(amount)) * game.base_price()
        };
        let mut ideas = Vec::new();
        for action in game.listed(player) {
            let dollars = match &action {
                Action::Cook { cook, item } => {
                    let Ability::Cook { amount, .. } = cook.card().ability else { continue };
                    worth(*item, u16::from(amount)).max(0) + i32::from(*item == self.favourite)
                }
                Action::Errand { item, .. } => worth(*item, 1).max(0),
                Action::Fetch { route } => {
                    let haul = game.haul(player, route).map(|haul| haul.items).unwrap_or_default();
                    haul.iter().map(|(item, amount)| worth(item, amount).max(0)).sum()
                }
                _ => continue,
            };
            ideas.push(Idea::new(action, dollars, "sales"));
        }
        ideas
    }
}
