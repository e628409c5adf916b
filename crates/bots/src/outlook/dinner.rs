//! A dinnertime tried out.

use magnate_rules::{MAX_PLAYERS, Order, Seller, choose};

use super::{Home, Kitchen};

/// A chain in a dinner that is tried out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stall {
    /// What it brings, in the numbers of the rules.
    pub(crate) seller: Seller,
    /// What it can serve.
    pub(crate) kitchen: Kitchen,
}

/// What everybody earns when these houses dine with these chains, by player number.
pub(crate) fn dine(homes: &[Home], stalls: &[Stall]) -> [i32; MAX_PLAYERS] {
    let mut earned = [0; MAX_PLAYERS];
    let mut kitchens = kitchens(stalls);
    for home in homes {
        if let Some((player, order)) = taken(home, stalls, &kitchens) {
            kitchens[player].serve(&order.items);
            earned[player] += stalls[player].seller.sale(&order.items, home.multiplier).income();
            if home.coffee.is_sold() {
                home.coffee.sell(player, home.multiplier, stalls, &mut kitchens, &mut earned);
            }
        }
    }
    for (income, stall) in earned.iter_mut().zip(stalls) {
        *income += stall.seller.tips();
        *income += stall.seller.half_of(*income);
    }
    earned
}

/// What everybody's kitchen can serve before the first house.
pub(crate) fn kitchens(stalls: &[Stall]) -> [Kitchen; MAX_PLAYERS] {
    let mut kitchens = [Kitchen::default(); MAX_PLAYERS];
    for (kitchen, stall) in kitchens.iter_mut().zip(stalls) {
        *kitchen = stall.kitchen;
    }
    kitchens
}

/// Who serves a house, and what: the first order that anybody can fill, as the rules compare offers.
#[inline]
pub(crate) fn taken<'a>(
    home: &'a Home,
    stalls: &[Stall],
    kitchens: &[Kitchen; MAX_PLAYERS],
) -> Option<(usize, &'a Order)> {
    home.orders.iter().find_map(|order| {
        let sellers = stalls.iter().map(|stall| &stall.seller);
        let able = |player: usize| kitchens[player].covers(&order.items);
        choose(sellers, |player| home.distance[player], able).map(|choice| (choice.seller, order))
    })
}
