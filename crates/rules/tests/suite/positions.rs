//! The position format: what it takes for granted, how it is read and written, and which forms it refuses.

use crate::common::*;
use magnate_rules::{Phase, Position};
use serde_json::{Value, json};

// ---- reading and writing -------------------------------------------------------------------------

#[test]
fn what_is_not_given_is_as_at_the_start_of_a_game() {
    let chain = json!({
        "cash": 0, "restaurants": [], "at_work": {}, "beach": {}, "milestones": [], "stock": {}, "frozen": {},
    });
    let game = at(json!({"version": 1, "map": ["A0 H90"], "chains": [{}, {}]}));
    assert_eq!(
        written(&game),
        json!({
            "version": 1, "modules": [], "intro": false, "map": ["A0 H90"], "round": 1, "turn_order": [0, 1],
            "bank": 100, "bank_breaks": 0, "ceo_slots": 3, "houses": [], "gardens": [], "demand": {},
            "campaigns": [], "chains": [chain, chain],
        })
    );
    assert_eq!(game.supply(magnate_rules::Employee::Waitress), 12);
    assert_eq!(game.supply(magnate_rules::Employee::Cfo), 1);
    assert_eq!(game.gardens_left(), 8);
}

#[test]
fn defaults_depend_on_players_and_game() {
    let bank = |chains: usize, intro: Value| {
        let chains = vec![json!({}); chains];
        at(json!({"version": 1, "map": ["A0"], "intro": intro, "chains": chains})).bank()
    };
    assert_eq!(bank(3, json!(false)), 150);
    assert_eq!(bank(4, json!(true)), 300);
    assert_eq!(bank(2, json!("second")), 150);
}

#[test]
fn owned_and_busy_cards_are_missing_in_the_supply() {
    use magnate_rules::Employee::*;
    let game = at(full());
    assert_eq!(game.supply(Waitress), 11);
    assert_eq!(game.supply(Trainer), 11);
    assert_eq!(game.supply(Cfo), 0);
    assert_eq!(game.supply(BrandManager), 5);
    assert_eq!(game.supply(MarketingTrainee), 11);
}

#[test]
fn restaurants_are_open_and_tokens_unturned_unless_written_otherwise() {
    let billboard = json!({"number": 14, "chain": 0, "marketeer": "marketing_trainee", "item": "beer", "turns": 1, "at": [8, 3]});
    let now = written(&at(street(1, json!({"campaigns": [billboard]}))));
    assert_eq!(now["chains"][0]["restaurants"][0]["open"], true);
    assert_eq!(now["campaigns"][0]["rotated"], false);
}

#[test]
fn a_position_survives_writing_and_reading() {
    let first = Position::from_value(&full()).unwrap();
    assert_eq!(first.to_value(), full());
    let again = Position::from_json(&first.to_value().to_string()).unwrap();
    assert_eq!(again, first);
    assert_eq!(again.to_value(), first.to_value());
    // Through a game, too: nothing is lost or added.
    assert_eq!(written(&first.game().unwrap()), full());
    assert_eq!(again.game().unwrap(), first.game().unwrap());
}

#[test]
fn written_positions_are_in_order_whatever_the_order_they_were_read_in() {
    let plane = |number: u8| {
        json!({"number": number, "chain": 0, "marketeer": "brand_manager", "item": "beer", "turns": 1,
               "lines": {"axis": "row", "first": 0}})
    };
    let now = written(&at(street(
        1,
        json!({
            "demand": {"13": ["beer"], "10": ["pizza"], "2": ["burger"]},
            "campaigns": [plane(6), plane(4)],
            "houses": [{"number": "14", "at": [12, 3], "garden": "east"}, {"number": "9", "at": [8, 3], "garden": "west"}],
        }),
    )));
    assert_eq!(keys(&now["demand"]), ["2", "10", "13"]); // as numbers, not as texts
    assert_eq!(now["campaigns"][0]["number"], 4);
    assert_eq!(now["houses"][0]["number"], "9");
}

#[test]
fn the_kept_position_of_a_game_under_way_reads_back() {
    let (mut game, _) = begin(
        street(2, json!({"chains": [{"stock": {"beer": 1}, "beach": {"waitress": 1}}]})),
        Phase::Cleanup,
    );
    must(&mut game, "0 work waitress");
    let position = game.position();
    assert_eq!(Position::from_value(&position.to_value()).unwrap(), position);
}

// ---- faults of form ------------------------------------------------------------------------------

#[test]
fn text_that_is_not_json_is_one_fault_without_a_path() {
    let faults = Position::from_json("{\"version\": 1,").unwrap_err();
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].path, "");
    assert!(faults[0].reason.starts_with("this is not JSON: "), "{}", faults[0].reason);
    assert_eq!(Position::from_json("[]").unwrap_err()[0].to_string(), "must be an object, not a list");
}

#[test]
fn missing_fields_are_named() {
    assert_eq!(faults(json!({})), ["version: is missing", "map: is missing", "chains: is missing"]);
    let campaign = json!({"campaigns": [{}]});
    assert_eq!(
        wrong(campaign),
        ["number", "chain", "marketeer", "item", "turns", "at"]
            .map(|key| format!("campaigns[0].{key}: is missing"))
    );
    assert_eq!(
        wrong(json!({"chains": [{}, {"restaurants": [{}, {}]}]})),
        ["chains[1].restaurants[1].at: is missing", "chains[1].restaurants[1].entrance: is missing"]
    );
    assert_eq!(
        wrong(json!({"houses": [{}], "gardens": [{}]})),
        [
            "houses[0].number: is missing",
            "houses[0].at: is missing",
            "houses[0].garden: is missing",
            "gardens[0].house: is missing",
            "gardens[0].side: is missing",
        ]
    );
}

#[test]
fn unknown_fields_are_named_at_every_level() {
    let billboard = json!({
        "number": 14, "chain": 0, "marketeer": "marketing_trainee", "item": "beer", "turns": 1, "at": [8, 3], "colour": 1,
    });
    assert_eq!(
        wrong(json!({
            "banks": 1,
            "chains": [{"money": 3, "restaurants": [{"closed": true}]}],
            "campaigns": [billboard],
            "houses": [{"number": "3", "at": [10, 3], "garden": "east", "side": "east"}],
        })),
        [
            "chains[0].restaurants[0].closed: is not a field of the format",
            "chains[0].money: is not a field of the format",
            "houses[0].side: is not a field of the format",
            "campaigns[0].colour: is not a field of the format",
            "banks: is not a field of the format",
        ]
    );
}

#[test]
fn wrong_types_are_named_with_what_was_given() {
    assert_eq!(fault(json!({"bank": "60"})), "bank: must be a whole number from 0 to 1000000, not a text");
    assert_eq!(fault(json!({"bank": 1.5})), "bank: must be a whole number from 0 to 1000000, not 1.5");
    assert_eq!(fault(json!({"bank": -1})), "bank: must be a whole number from 0 to 1000000, not -1");
    assert_eq!(fault(json!({"round": 0})), "round: must be a whole number from 1 to 65535, not 0");
    assert_eq!(fault(json!({"bank_breaks": 3})), "bank_breaks: must be a whole number from 0 to 2, not 3");
    assert_eq!(fault(json!({"ceo_slots": 5})), "ceo_slots: must be a whole number from 2 to 4, not 5");
    assert_eq!(fault(json!({"houses": 3})), "houses: must be a list, not a number");
    assert_eq!(fault(json!({"demand": []})), "demand: must be an object of houses, not a list");
    assert_eq!(fault(json!({"demand": {"2": "beer"}})), "demand.2: must be a list of items, not a text");
    assert_eq!(
        fault(json!({"sequential_payday": 1})),
        "sequential_payday: must be true or false, not a number"
    );
    assert_eq!(fault(json!({"intro": 1})), "intro: must be a text, not a number");
    let chain = |chain: Value| fault(json!({"chains": [chain]}));
    assert_eq!(chain(json!(7)), "chains[0]: must be an object, not a number");
    assert_eq!(
        chain(json!({"cash": -5})),
        "chains[0].cash: must be a whole number from 0 to 1000000, not -5"
    );
    assert_eq!(
        chain(json!({"stock": 3})),
        "chains[0].stock: must be an object of ids and counts, not a number"
    );
    assert_eq!(
        chain(json!({"stock": {"beer": -1}})),
        "chains[0].stock.beer: must be a whole number from 0 to 10000, not -1"
    );
    assert_eq!(
        chain(json!({"reserve": 150})),
        "chains[0].reserve: must be 100, 200 or 300 (with reserve_prices 5, 10 or 20)"
    );
    let restaurant = |restaurant: Value| chain(json!({"restaurants": [restaurant]}));
    assert_eq!(restaurant(json!({"at": [3, 0, 1]})), "chains[0].restaurants[0].at: must be a square [x, y]");
    assert_eq!(restaurant(json!({"at": "3,0"})), "chains[0].restaurants[0].at: must be a square [x, y]");
    assert_eq!(
        restaurant(json!({"open": 1})),
        "chains[0].restaurants[0].open: must be true or false, not a number"
    );
}

#[test]
fn a_chain_that_is_no_chain_makes_no_other_fault() {
    let faults = faults(json!({"version": 1, "map": ["A0"], "turn_order": [1, 0], "chains": [{}, 7]}));
    assert_eq!(faults, ["chains[1]: must be an object, not a number"]);
}

#[test]
fn unknown_words_come_with_the_known_or_the_nearest_ones() {
    let chain = |chain: Value| fault(json!({"chains": [chain]}));
    assert_eq!(chain(json!({"stock": {"sushi": 1}})), "chains[0].stock.sushi: needs module sushi");
    assert_eq!(
        chain(json!({"stock": {"sandwich": 1}})),
        "chains[0].stock.sandwich: \"sandwich\" is not an item"
    );
    assert_eq!(chain(json!({"beach": {"fry_chef": 1}})), "chains[0].beach.fry_chef: needs module fry_chefs");
    assert_eq!(
        chain(json!({"at_work": {"waiter": 1}})),
        "chains[0].at_work.waiter: \"waiter\" is not an employee; did you mean waitress?"
    );
    assert_eq!(
        chain(json!({"milestones": ["first_of_all_to_win"]})),
        "chains[0].milestones[0]: \"first_of_all_to_win\" is not a milestone"
    );
    assert_eq!(
        chain(json!({"restaurants": [{"entrance": "north"}]})),
        "chains[0].restaurants[0].entrance: \"north\" is not a corner (north-west, north-east, south-west, south-east)"
    );
    assert_eq!(fault(json!({"demand": {"2": ["beer", "wine"]}})), "demand.2[1]: \"wine\" is not an item");
    assert_eq!(fault(json!({"demand": {"two": []}})), "demand.two: \"two\" is not a house number");
    assert_eq!(
        fault(json!({"negative_prices": "maybe"})),
        "negative_prices: \"maybe\" is not a way to treat negative prices (floor, pay)"
    );
    assert_eq!(
        fault(json!({"modules": ["cofee"]})),
        "modules[0]: \"cofee\" is not a module; did you mean coffee?"
    );
    assert_eq!(fault(json!({"version": 2})), "version: must be 1: this program knows no other");
}

#[test]
fn a_bad_map_is_explained() {
    let map = |map: Value| {
        let mut faults = faults(json!({"version": 1, "map": map, "chains": [{}]}));
        assert_eq!(faults.len(), 1, "{faults:#?}");
        faults.remove(0)
    };
    assert_eq!(map(json!([])), "map: a map needs at least one row of tiles");
    assert_eq!(map(json!("A0")), "map: must be a list, not a text");
    assert_eq!(map(json!(["A0", 3])), "map[1]: must be a text, not a number");
    assert_eq!(map(json!(["A0 A90"])), "map: tile A is used twice: the box holds one of each (B-MAP-1)");
    assert_eq!(
        map(json!(["A0 B0", "C0"])),
        "map: row 1 has 1 tiles, the rows before it 2: the map is a rectangle (B-MAP-1)"
    );
    for bad in ["A45", "Ä0", "a0", "A", "0", "é90"] {
        assert_eq!(
            map(json!([bad])),
            format!("map: \"{bad}\" is not a tile: write a letter A to Z and its turn 0, 90, 180 or 270")
        );
    }
}
