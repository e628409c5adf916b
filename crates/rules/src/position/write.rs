//! From a game to a position, and from a position to JSON.

use serde_json::{Map, Value, json};

use super::read::VERSION;
use super::{AddedGarden, PlacedHouse, Position, WrittenChain};
use crate::config::{Intro, NegativePrices};
use crate::counts::Staff;
use crate::game::{Campaign, Fate, Game};
use crate::map::{HouseKind, HouseNumber, Place};

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
            demand: self
                .houses
                .iter()
                .filter(|house| !house.demand.is_empty())
                .map(|house| (house.number, house.demand.iter().map(|demand| demand.item).collect()))
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
        }
    }
}

pub(super) fn write_demand<I: serde::Serialize>(demand: &[(HouseNumber, Vec<I>)]) -> Value {
    let entries = demand.iter().map(|(house, items)| (house.to_string(), json!(items)));
    Value::Object(entries.collect::<Map<_, _>>())
}

pub(super) fn write_campaign(campaign: &Campaign) -> Value {
    let mut value = json!({
        "number": campaign.number,
        "chain": campaign.chain,
        "marketeer": campaign.marketeer,
        "item": campaign.item,
        "turns": campaign.turns,
    });
    match campaign.place {
        Place::Board { at, rotated } => {
            value["at"] = json!(at);
            value["rotated"] = json!(rotated);
        }
        Place::Lines { lines } => value["lines"] = json!(lines),
    }
    value
}

fn write_chain(chain: &WrittenChain) -> Value {
    let mut value = json!({
        "cash": chain.cash,
        "restaurants": chain.restaurants,
        "at_work": chain.at_work,
        "beach": chain.beach,
        "milestones": chain.milestones,
        "stock": chain.stock,
        "frozen": chain.frozen,
    });
    if let Some(card) = chain.reserve {
        value["reserve"] = json!(card.cash());
    }
    if chain.fate != Fate::InGame {
        value["fate"] = json!(chain.fate);
    }
    value
}

impl Position {
    /// The position as a JSON value: every field of the format, others only where they say something.
    pub fn to_value(&self) -> Value {
        let houses: Vec<Value> = self
            .houses
            .iter()
            .map(|house| json!({"number": house.number, "at": house.at, "garden": house.garden}))
            .collect();
        let gardens: Vec<Value> =
            self.gardens.iter().map(|garden| json!({"house": garden.house, "side": garden.side})).collect();
        let mut value = json!({
            "version": VERSION,
            "modules": [],
            "intro": match self.config.intro {
                Intro::None => json!(false),
                Intro::First => json!(true),
                Intro::Second => json!("second"),
            },
        });
        if self.config.negative_prices != NegativePrices::Floor {
            value["negative_prices"] = json!(self.config.negative_prices);
        }
        if self.config.sequential_payday {
            value["sequential_payday"] = json!(true);
        }
        value["map"] = json!(self.layout);
        value["round"] = json!(self.round);
        value["turn_order"] = json!(self.turn_order);
        value["bank"] = json!(self.bank);
        value["bank_breaks"] = json!(self.bank_breaks);
        value["ceo_slots"] = json!(self.ceo_slots);
        if self.next_ceo_slots != self.ceo_slots {
            value["next_ceo_slots"] = json!(self.next_ceo_slots);
        }
        if !self.claimed_this_round.is_empty() {
            value["claimed_this_round"] = json!(self.claimed_this_round);
        }
        value["houses"] = json!(houses);
        value["gardens"] = json!(gardens);
        value["demand"] = write_demand(&self.demand);
        value["campaigns"] = self.campaigns.iter().map(write_campaign).collect();
        value["chains"] = self.chains.iter().map(write_chain).collect();
        value
    }
}
