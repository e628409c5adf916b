//! How hard a puzzle is, from what was measured.

use crate::puzzle::Facts;

/// From 1, easy, to 5, hard: the rarer the solving ends, the longer the line and the less it is what bots do anyway, the
/// harder.
pub fn difficulty(facts: &Facts, decisions: usize) -> u8 {
    // Halvings of all ends until only those that solve are left, in halves.
    let rarity = (u64::from(facts.ends).pow(2) / u64::from(facts.solving.max(1)).pow(2)).max(1).ilog2();
    let length = decisions.min(8) as u32;
    let luck = 3 * u32::from(facts.trainee) + 3 * u32::from(facts.manager);
    match (rarity + length).saturating_sub(luck) {
        0..=9 => 1,
        10..=13 => 2,
        14..=17 => 3,
        18..=21 => 4,
        _ => 5,
    }
}
