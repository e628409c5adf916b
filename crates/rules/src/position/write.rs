//! From a game to a position, and from a position to JSON.

use serde_json::Value;

use super::form::PositionForm;
use super::{AddedGarden, PlacedHouse, Position, WrittenChain};
use crate::cards::{Milestone, MilestoneSet};
use crate::counts::Staff;
use crate::game::Game;
use crate::map::{Demand, HouseKind};

impl Game {
    /// The game as it stands, written down.
    pub fn position(&self) -> Position {
        let placed = self.houses.iter().filter(|house| house.kind == HouseKind::Placed);
        let printed = self.houses.iter().filter(|house| house.kind == HouseKind::Printed);
        Position {
            config: self.config,
            layout: self.board.layout().clone(),
            round: self.round,
            turn_order: self.order.to_vec(),
            bank: self.bank,
            bank_breaks: self.bank_breaks,
            ceo_slots: self.ceo_slots,
            next_ceo_slots: self.next_ceo_slots,
            claimed_this_round: self.claimed.iter().collect(),
            houses: placed
                .filter_map(|house| {
                    let garden = house.garden?;
                    Some(PlacedHouse { number: house.number, at: house.rect().at, garden })
                })
                .collect(),
            gardens: printed
                .filter_map(|house| Some(AddedGarden { house: house.number, side: house.garden? }))
                .collect(),
            base_price: self.base_price(),
            withdrawn: self.withdrawn(),
            demand: self
                .houses
                .iter()
                .filter(|house| !house.demand.is_empty())
                .map(|house| (house.number, house.demand.iter().map(|token| self.told(*token)).collect()))
                .collect(),
            campaigns: self.campaigns.to_vec(),
            chains: self
                .chains
                .iter()
                .map(|chain| {
                    let mut stock = chain.stock;
                    stock.take_all(&chain.frozen);
                    let (mut at_work, mut beach) = (chain.at_work, chain.beach);
                    if self.open_slots(&at_work).is_none() {
                        // A manager was fired at payday: the day is over, and so is the structure.
                        beach.add_all(&at_work);
                        at_work = Staff::NONE;
                    }
                    WrittenChain {
                        cash: chain.cash,
                        restaurants: chain.restaurants.to_vec(),
                        at_work,
                        beach,
                        milestones: chain.milestones.iter().collect(),
                        stock,
                        frozen: chain.frozen,
                        reserve: chain.reserve,
                        fate: chain.fate,
                    }
                })
                .collect(),
            automaton: self.written_automaton(),
            company_in_section: false,
        }
    }
}

impl Game {
    /// Who made a house want something is told only where it matters.
    fn told(&self, Demand { item, owner }: Demand) -> Demand {
        Demand { item, owner: owner.filter(|_| self.config.tells_owners()) }
    }

    /// Milestones nobody can get any more, where that is not what chains and round say anyway.
    fn withdrawn(&self) -> Option<Vec<Milestone>> {
        let owned = self.chains.iter().fold(MilestoneSet::NONE, |all, chain| all.union(chain.milestones));
        let gone = self.closed.without(owned);
        let implied = self.hard_choices_gone(self.round - 1).without(owned).without(self.claimed);
        (gone != implied).then(|| gone.iter().collect())
    }
}

impl Position {
    /// The position as a JSON value: every field of the format, others only where they say something.
    pub fn to_value(&self) -> Value {
        // Plain data with text keys: it always has a JSON form.
        serde_json::to_value(PositionForm::from(self)).unwrap_or_default()
    }
}
