//! Expansion modules, by rule id (`docs/rules/ketchup.md`).

mod coffee;
mod coffee_routes;
mod dinner;
mod districts;
mod marketing;
mod milestones;
mod round;
mod rural;
mod sets;
mod staff;
mod town;

use crate::common::*;
use magnate_rules::Game;
use serde_json::{Value, json};

/// A position on the street with these modules.
fn with(modules: &[&str], players: usize, top: Value) -> Value {
    over(street(players, json!({ "modules": modules })), top)
}

/// The game there.
#[track_caller]
fn game(modules: &[&str], players: usize, top: Value) -> Game {
    at(with(modules, players, top))
}

/// Its dinner report.
#[track_caller]
fn dinner(modules: &[&str], players: usize, top: Value) -> Value {
    json!(game(modules, players, top).dinner_report())
}

/// The only sale of a dinner: house, chain, items and income.
#[track_caller]
fn only_sale(report: &Value) -> Value {
    let sales = report["sales"].as_array().unwrap();
    assert_eq!(sales.len(), 1, "{report}");
    short(&sales[0])
}

/// House, chain, items and income of every sale.
fn sales(report: &Value) -> Vec<Value> {
    report["sales"].as_array().unwrap().iter().map(short).collect()
}

fn short(sale: &Value) -> Value {
    json!([sale["house"], sale["chain"], sale["items"], sale["income"]])
}

/// What a chain's offer in the only sale came to.
fn verdict(report: &Value, chain: usize) -> &str {
    let offers = report["sales"][0]["offers"].as_array().unwrap();
    let offer = offers.iter().find(|offer| offer["chain"] == chain).unwrap();
    offer["verdict"].as_str().unwrap()
}
