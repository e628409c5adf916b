//! A dinnertime tried out.

use magnate_rules::{MAX_PLAYERS, Seller, choose};

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
    let mut kitchens = [Kitchen::default(); MAX_PLAYERS];
    for (kitchen, stall) in kitchens.iter_mut().zip(stalls) {
        *kitchen = stall.kitchen;
    }
    for home in homes {
        for order in &home.orders {
            let sellers = stalls.iter().map(|stall| &stall.seller);
            let able = |player: usize| kitchens[player].covers(&order.items);
            if let Some(choice) = choose(sellers, |player| home.distance[player], able) {
                let player = choice.seller;
                kitchens[player].serve(&order.items);
                earned[player] += stalls[player].seller.sale(&order.items, home.multiplier).income();
                break;
            }
        }
    }
    for (income, stall) in earned.iter_mut().zip(stalls) {
        *income += stall.seller.tips();
        *income += stall.seller.half_of(*income);
    }
    earned
}
