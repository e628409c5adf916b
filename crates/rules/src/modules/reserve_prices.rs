//! Reserve prices: reserve cards that set the base price when the bank breaks first (K-RES).

use crate::cards::ReserveCard;
use crate::config::{Config, ReservePriceChange};
use crate::game::Game;
use crate::money::BASE_PRICE;

/// The price on most cards; of prices as frequent $20 goes before $5, and $5 before $10 (K-RES-3).
pub(crate) fn vote(cards: &(impl Iterator<Item = ReserveCard> + Clone)) -> Option<i32> {
    const TIES: [i32; 3] = [20, 5, 10];
    let votes = |price: i32| cards.clone().filter(|card| card.price() == Some(price)).count();
    // Of equals `max_by_key` takes the last.
    TIES.into_iter().rev().filter(|price| votes(*price) > 0).max_by_key(|price| votes(*price))
}

impl Config {
    /// Does a new base price hold from the next house on, or from the next dinnertime (OPT-RES)?
    pub(crate) fn new_price_at_once(&self) -> bool {
        self.options.reserve_price == ReservePriceChange::NextHouse
    }

    /// What a unit may cost before anything changes it.
    pub(crate) fn base_prices(&self) -> Vec<i32> {
        let mut prices: Vec<i32> = self.reserve_cards().iter().filter_map(|card| card.price()).collect();
        if !prices.contains(&BASE_PRICE) {
            prices.push(BASE_PRICE);
        }
        prices
    }
}

impl Game {
    /// From now on units cost this, before anything changes it (K-RES-4).
    pub(crate) fn set_base_price(&mut self, price: i32) {
        let unusual = Some(price).filter(|price| *price != BASE_PRICE);
        if unusual.is_some() || self.extras.is_some() {
            self.extras.get_or_insert_default().base_price = unusual;
            self.tidy_extras();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ex_res_1_k_res_3_the_price_on_most_cards() {
        let card =
            |price: i32| ReserveCard::ALL.into_iter().find(|card| card.price() == Some(price)).unwrap();
        let voted = |prices: &[i32]| vote(&prices.iter().map(|price| card(*price)));
        assert_eq!(voted(&[5, 5, 10, 20]), Some(5));
        assert_eq!(voted(&[5, 10, 10, 5]), Some(5));
        assert_eq!(voted(&[10, 10, 20, 20]), Some(20));
        assert_eq!(voted(&[5, 10, 20]), Some(20));
        assert_eq!(voted(&[10, 10, 10, 20, 20, 5]), Some(10));
        assert_eq!(voted(&[]), None);
    }
}
