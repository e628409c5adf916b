//! A dinnertime tried out.

use magnate_rules::MAX_PLAYERS;

use super::kitchen::Units;
use super::{Home, Kitchen};

/// What a chain brings to a dinner that is tried out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stall {
    /// Unit price.
    pub(crate) price: i32,
    /// Waitresses at work, who break ties.
    pub(crate) waitresses: u8,
    /// Place in the turn order.
    pub(crate) place: u8,
    /// What it can serve.
    pub(crate) kitchen: Kitchen,
    /// Added for each unit sold, by item.
    pub(crate) bonus: Units,
    /// What each waitress earns.
    pub(crate) tip: i32,
    /// Earns half as much again (CFO).
    pub(crate) half_more: bool,
}

/// What everybody earns when these houses dine with these chains, by player number.
pub(crate) fn dine(homes: &[Home], stalls: &[Stall]) -> [i32; MAX_PLAYERS] {
    let mut earned = [0; MAX_PLAYERS];
    let mut kitchens = [Kitchen::default(); MAX_PLAYERS];
    for (kitchen, stall) in kitchens.iter_mut().zip(stalls) {
        *kitchen = stall.kitchen;
    }
    for home in homes.iter().filter(|home| home.wanted > 0) {
        let mut best: Option<((i32, i32, u8), usize)> = None;
        for (player, stall) in stalls.iter().enumerate() {
            let Some(distance) = home.distance[player] else { continue };
            let rank = (stall.price + i32::from(distance), -i32::from(stall.waitresses), stall.place);
            if best.is_none_or(|(lowest, _)| rank < lowest) && kitchens[player].covers(&home.demand) {
                best = Some((rank, player));
            }
        }
        if let Some((_, player)) = best {
            kitchens[player].serve(&home.demand);
            earned[player] += home.pays(&stalls[player], &home.demand);
        }
    }
    for (income, stall) in earned.iter_mut().zip(stalls) {
        *income += stall.tip * i32::from(stall.waitresses);
        if stall.half_more {
            *income += (*income + 1) / 2;
        }
    }
    earned
}
