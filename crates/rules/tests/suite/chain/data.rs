//! The tables of the cards against `data/chain-deck.json`.

use std::collections::BTreeMap;

use magnate_rules::Module;
use magnate_rules::the_chain::{
    ACTION_CARDS, COOL_CARDS, Competition, DeckCard, DeckEmployee, DeckItem, Develop, Effect, FoodPane, Home,
    Level, Lobby, Piece, SlotAction, Star, Track, WARM_CARDS,
};
use serde_json::{Map, Value, json};

fn data() -> Value {
    let path = format!("{}/../data/chain-deck.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn food(pane: &FoodPane) -> Value {
    let (mode, items, module, alternative, times): (_, &[DeckItem], Option<Module>, _, _) = match pane {
        FoodPane::Items { items, times } => ("items", *items, None, None, times),
        FoodPane::Module { item, module, alternative, times } => {
            ("items", std::slice::from_ref(item), Some(*module), *alternative, times)
        }
        FoodPane::AllDemand { times } => ("all_demand", &[], None, None, times),
        FoodPane::MostDemand { times } => ("most_demand", &[], None, None, times),
    };
    json!({"mode": mode, "multiplier": times, "items": items, "module": module, "alternative_item": alternative})
}

fn moved(track: Track, by: i8) -> Value {
    json!({"action": format!("move_{track}"), "delta": by})
}

fn effect(effect: &Effect) -> Value {
    match effect {
        Effect::ExpandChain => json!({"action": "expand_chain"}),
        Effect::CoffeeShopOrExpandChain => json!({"action": "coffee_shop_or_expand_chain"}),
        Effect::BonusCash => json!({"action": "bonus_cash_this_turn", "percent": 50}),
        Effect::Food(pane) => {
            let mut value = food(pane);
            value["action"] = json!("get_food_drinks");
            value
        }
        Effect::InventoryBoost => json!({"action": "inventory_boost"}),
        Effect::InventoryDrop => json!({"action": "inventory_drop"}),
        Effect::NoDriveIns => json!({"action": "no_drive_ins_this_turn"}),
        Effect::FireAll => json!({"action": "fire_all_one_x_employees"}),
        Effect::PayPerEmployee => json!({"action": "pay_per_one_x_employee", "amount": 10}),
        Effect::Lose { items } => json!({"action": "lose_items", "items": items}),
        Effect::Move { track, by } => moved(*track, *by),
    }
}

fn slot(number: usize, action: &SlotAction, star: Option<Star>) -> Value {
    let mut value = match action {
        SlotAction::Recruit { employee, module, fallback } => {
            let unique = employee.home() == Home::Pile || *employee == DeckEmployee::BrandDirector;
            json!({
                "action": if unique { "recruit_one_x_employee" } else { "recruit_marketeer" },
                "employee": employee, "destination": employee.home(), "module": module, "fallback_items": fallback,
                "places_garden": *employee == DeckEmployee::GourmetCritic,
            })
        }
        SlotAction::Move { track, by } => moved(*track, *by),
        SlotAction::Claim { milestone } => json!({
            "action": "claim_milestone", "milestone": milestone,
            "milestone_set": if milestone.milestone().row().module.is_none() { "base" } else { "new_milestones" },
        }),
    };
    value["slot"] = json!(number + 1);
    value["star"] = json!(star);
    value
}

fn competitions(kind: &str, cards: &[Competition]) -> Vec<Value> {
    let number = |i: usize| i + 1;
    cards
        .iter()
        .enumerate()
        .map(|(i, card)| {
            let actions: Vec<Value> = card.iter().map(effect).collect();
            json!({"id": format!("{kind}_{:02}", number(i)), "number": number(i), "actions": actions})
        })
        .collect()
}

#[test]
fn c_dek_4_the_cards_are_those_of_the_data() {
    let data = data();
    for (i, (card, row)) in ACTION_CARDS.iter().zip(data["action_cards"].as_array().unwrap()).enumerate() {
        let slots: Vec<Value> =
            card.slots.iter().enumerate().map(|(i, each)| slot(i, &each.action, each.star)).collect();
        let develop = match card.develop {
            Develop::House { house } => json!({"place": "house", "house": house}),
            Develop::Garden { house } => json!({"place": "garden", "house": house}),
        };
        let lobby = match card.lobby {
            Lobby::Road { piece } => json!({"place": "road", "piece": piece, "house": null}),
            Lobby::Park { piece, house } => json!({"place": "park", "piece": piece, "house": house}),
        };
        let written = json!({
            "id": DeckCard::action(i as u8 + 1).to_string(),
            "number": i + 1,
            "map_tiles": {
                "expand_chain": card.tiles.expand_chain, "market": card.tiles.market,
                "coffee_shop": card.tiles.coffee_shop, "develop_lobby": card.tiles.develop_lobby,
            },
            "front": {"advertised_item": card.item, "recruit_train_slots": slots},
            "back": {
                "get_food_drinks": [food(&card.food[0]), food(&card.food[1])],
                "develop": develop,
                "lobby": lobby,
                "cleanup": [
                    {"action": "get_kimchi", "amount": 1}, effect(&card.cleanup),
                    moved(Track::RecruitTrain, card.recruit_train),
                ],
            },
        });
        assert_eq!(written, *row);
    }
    assert_eq!(data["action_cards"].as_array().unwrap().len(), ACTION_CARDS.len());
    assert_eq!(json!(competitions("warm", &WARM_CARDS)), data["warm_cards"]);
    assert_eq!(json!(competitions("cool", &COOL_CARDS)), data["cool_cards"]);
}

#[test]
fn c_dek_4_checksums() {
    let mut stars: BTreeMap<Star, u8> = BTreeMap::new();
    let mut items: BTreeMap<DeckItem, u8> = BTreeMap::new();
    let mut deltas: BTreeMap<i8, i8> = BTreeMap::new();
    for card in &ACTION_CARDS {
        let own: Vec<Star> = card.slots.iter().filter_map(|slot| slot.star).collect();
        for star in &own {
            *stars.entry(*star).or_default() += 1;
            assert_eq!(own.iter().filter(|other| *other == star).count(), 1, "no card repeats a star");
        }
        *items.entry(card.item).or_default() += 1;
        *deltas.entry(card.recruit_train).or_default() += 1;
        let launches = |slot: &&magnate_rules::the_chain::Slot| matches!(slot.action, SlotAction::Recruit { employee, .. } if employee.home() == Home::Spot);
        assert!(card.slots.iter().filter(launches).count() <= 1, "at most one marketeer goes into a spot");
    }
    assert!(Star::ALL.iter().all(|star| stars[star] == 10));
    assert_eq!(items.len(), 5);
    assert!(items.values().all(|count| *count == 4));
    assert!(!deltas.contains_key(&0) && deltas.keys().all(|delta| deltas[delta] == deltas[&-delta]));
}

#[test]
fn tracks_pieces_and_modules_are_those_of_the_data() {
    let data = data();
    let tracks = &data["tracks"];
    for (track, start) in [(Track::PriceDistance, 10), (Track::Waitresses, 0)] {
        assert_eq!(
            json!([track.ends().0, track.ends().1]),
            json!([tracks[track.id()]["min"], tracks[track.id()]["max"]])
        );
        assert_eq!(tracks[track.id()]["start"], start);
    }
    assert_eq!(tracks["recruit_train"]["shuffle_between"], json!([2, 3]));
    assert_eq!(tracks["competition"]["levels"], json!(Level::ALL));
    assert_eq!(data["items"], json!(DeckItem::ALL));
    let known: Vec<&str> = Module::ALL.iter().map(|module| module.id()).collect();
    for module in data["modules_referenced"].as_array().unwrap() {
        assert!(known.contains(&module.as_str().unwrap()), "{module}");
    }
    let pieces: Map<String, Value> = Piece::ALL
        .into_iter()
        .map(|piece| {
            let kind = piece.id().split('_').next().unwrap();
            (piece.id().to_string(), json!({"kind": kind, "cells": piece.cells(), "supply": piece.supply()}))
        })
        .collect();
    assert_eq!(data["pieces"], Value::Object(pieces));
}
