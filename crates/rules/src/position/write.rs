//! From a game to a position, and from a position to JSON.

use serde_json::Value;

use super::form::PositionForm;
use super::{AddedGarden, PlacedHouse, Position, WrittenChain};
use crate::cards::{Milestone, MilestoneSet};
use crate::counts::Staff;
use crate::game::Campaign;
use crate::game::Game;
use crate::map::{Axis, Coord, Demand, HouseKind, Place};
use crate::modules::milestones::FREE_CARD;

impl Game {
    /// The game as it stands, written down.
    pub fn position(&self) -> Position {
        let from_corner = Coord::new(0, 0).back_by(self.board.north_west());
        self.position_here().moved(from_corner)
    }

    /// The same, with squares as they are counted in this game.
    fn position_here(&self) -> Position {
        let placed = self.houses.iter().filter(|house| house.kind == HouseKind::Placed);
        let printed = self.houses.iter().filter(|house| house.kind == HouseKind::Printed);
        Position {
            config: self.config,
            layout: self.board.layout().counted_from_corner(),
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
                .map(|house| (house.number, house.demand.iter().map(|token| self.told(token)).collect()))
                .collect(),
            campaigns: self.campaigns.to_vec(),
            tile_reserve: self.extras.as_deref().and_then(|extras| extras.tile_reserve.clone()),
            roads: self.board.added().roads.clone(),
            roadworks: Some(self.board.added().roadworks.clone()).filter(|it| *it != self.usual_roadworks()),
            parks: self.board.added().parks.clone(),
            offramps: self.board.added().offramps.clone(),
            chains: self
                .chains
                .iter()
                .zip(self.config.player_ids())
                .map(|(chain, player)| {
                    let mut stock = chain.stock;
                    stock.take_all(&chain.frozen);
                    let (mut at_work, mut beach) = (chain.at_work, chain.beach);
                    if self.open_slots_of(player, &at_work).is_none() {
                        // A manager was fired at payday: the day is over, and so is the structure.
                        beach.add_all(&at_work);
                        at_work = Staff::NONE;
                    }
                    WrittenChain {
                        cash: chain.cash,
                        restaurants: chain.restaurants.to_vec(),
                        coffee_shops: self.shops(player).to_vec(),
                        at_work,
                        beach,
                        milestones: chain.milestones.iter().collect(),
                        salary_free: if self.has_free_card(player, FREE_CARD) {
                            [(FREE_CARD, 1)].into_iter().collect()
                        } else {
                            Staff::NONE
                        },
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
    /// The same map with its squares counted from another corner.
    fn moved(mut self, by: Coord) -> Position {
        if by == Coord::new(0, 0) {
            return self;
        }
        self.houses.iter_mut().for_each(|house| house.at = house.at.moved(by));
        self.campaigns.iter_mut().for_each(|campaign| campaign.move_by(by));
        self.roads.iter_mut().for_each(|it| it.road = it.road.moved(by));
        self.roadworks.iter_mut().flatten().for_each(|at| *at = at.moved(by));
        self.parks.iter_mut().for_each(|park| *park = park.moved(by));
        self.offramps.iter_mut().for_each(|offramp| *offramp = offramp.moved(by));
        for chain in &mut self.chains {
            chain.restaurants.iter_mut().for_each(|restaurant| restaurant.at = restaurant.at.moved(by));
            chain.coffee_shops.iter_mut().for_each(|at| *at = at.moved(by));
        }
        self
    }

    /// The position as a JSON value: every field of the format, others only where they say something.
    pub fn to_value(&self) -> Value {
        // Plain data with text keys: it always has a JSON form.
        serde_json::to_value(PositionForm::from(self)).unwrap_or_default()
    }
}

impl Campaign {
    fn move_by(&mut self, by: Coord) {
        match &mut self.place {
            Place::Board { at, .. } => *at = at.moved(by),
            Place::Lines { lines, .. } => {
                let by = if lines.axis == Axis::Row { by.y } else { by.x };
                lines.first = lines.first.saturating_add(by);
            }
            Place::Rural { .. } | Place::Beside {} => {}
        }
    }
}
