//! Who would win each house.

use serde::Serialize;

use crate::event::{Event, Offer};
use crate::game::Game;
use crate::item::Item;
use crate::map::HouseNumber;
use crate::money::SaleParts;
use crate::player::PlayerId;

/// The offers to one house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HouseOffers {
    /// The house.
    pub house: HouseNumber,
    /// What it wants. Without demand the offers compare price and distance alone.
    pub demand: Vec<Item>,
    /// Who would win it; none when nobody can serve it.
    pub winner: Option<PlayerId>,
    /// What the sale would bring, part by part; none without demand or winner.
    pub sale: Option<SaleParts>,
    /// Their sum.
    pub income: i32,
    /// Every chain's offer in turn order, and why it wins or loses.
    pub offers: Vec<Offer>,
}

/// What a chain would earn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChainIncome {
    /// Who.
    pub chain: PlayerId,
    /// From houses.
    pub sales: i32,
    /// From waitresses.
    pub tips: i32,
    /// The CFO's half.
    pub bonus: i32,
    /// All of it.
    pub total: i32,
}

/// Dinnertime as it would go now, house by house: earlier houses empty the shelves for later ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Houses {
    /// Houses in the order they are served.
    pub houses: Vec<HouseOffers>,
    /// What it would bring each chain, in turn order.
    pub income: Vec<ChainIncome>,
}

impl Game {
    pub(super) fn houses_now(&self) -> Houses {
        let mut dinner = self.clone();
        let mut events = Vec::new();
        dinner.serve_dinner(&mut events);
        let mut houses: Vec<HouseOffers> = Vec::new();
        let mut income: Vec<ChainIncome> = Vec::new();
        for event in events {
            match event {
                Event::HouseServed { house, chain, parts, offers, .. } => houses.push(HouseOffers {
                    house,
                    demand: self.wanted_by(house),
                    winner: Some(chain),
                    sale: Some(parts),
                    income: parts.income(),
                    offers,
                }),
                Event::HouseUnserved { house, demand, offers } => {
                    houses.push(HouseOffers { house, demand, winner: None, sale: None, income: 0, offers });
                }
                Event::Income { chain, sales, tips, bonus, total, .. } => {
                    income.push(ChainIncome { chain, sales, tips, bonus, total });
                }
                _ => {}
            }
        }
        for house in self.houses.iter().filter(|house| house.demand.is_empty()) {
            let (winner, offers) = self.offers_for(house);
            houses.push(HouseOffers {
                house: house.number,
                demand: Vec::new(),
                winner,
                sale: None,
                income: 0,
                offers,
            });
        }
        houses.sort_by_key(|offers| offers.house);
        Houses { houses, income }
    }

    fn wanted_by(&self, number: HouseNumber) -> Vec<Item> {
        self.house(number).map_or_else(Vec::new, |house| house.demand.iter().map(|it| it.item).collect())
    }
}
