//! The position format: what the reports say, key by key.

use crate::common::*;
use magnate_rules::{Phase, PlayerId, Refusal};
use serde_json::{Value, json};

/// The evening of the example in the format: chain 0 with a waitress, one border from house 13.
fn evening() -> Value {
    street(
        2,
        json!({
            "bank": 60, "demand": {"13": ["beer", "burger"], "10": ["pizza"]},
            "chains": [{"cash": 15, "at_work": {"waitress": 1}, "stock": {"burger": 3, "beer": 1}}, {}],
        }),
    )
}

#[test]
fn the_dinner_report_has_the_keys_of_the_format() {
    let report = json!(at(evening()).dinner_report());
    let mut documented = report.clone();
    documented.as_object_mut().unwrap().remove("unserved_offers"); // more may be added
    let offers = documented["sales"][0].as_object_mut().unwrap().remove("offers").unwrap();
    assert_eq!(
        documented,
        json!({
            "sales": [{"house": "13", "chain": 0, "items": {"burger": 1, "beer": 1}, "unit_price": 10, "distance": 1,
                       "income": 20}],
            "unserved": ["10"], "tips": [3, 0], "cfo_bonus": [0, 0], "cash": [38, 0], "bank": 37, "bank_breaks": 0,
            "game_over": false, "stock": [{"burger": 2}, {}], "demand": {"10": ["pizza"]},
            "milestones": [["first_to_have_20"], []],
        })
    );
    assert_eq!(
        offers,
        json!([
            {"chain": 0, "unit_price": 10, "distance": 1, "score": 11, "waitresses": 1, "order": 1, "verdict": "won_alone"},
            {"chain": 1, "unit_price": 10, "distance": 1, "score": 11, "waitresses": 0, "order": 2, "verdict": "no_stock",
             "missing": {"burger": 1, "beer": 1}},
        ])
    );
}

#[test]
fn distances_are_listed_by_house_and_chain_with_null_for_no_road() {
    let closed = json!({"chains": [{}, {"restaurants": [{"open": false}]}]});
    let distances = at(street(2, closed)).distances();
    assert_eq!(distances, json!({"2": [0, null], "10": [2, null], "13": [1, null]}));
    assert_eq!(keys(&distances), ["2", "10", "13"]);
}

#[test]
fn the_marketing_report_has_the_keys_of_the_format() {
    let report = json!(at(over(full(), json!({"demand": {"2": ["pizza", "pizza"]}}))).marketing_report());
    assert_eq!(keys(&report), ["campaigns", "demand"]);
    // An airplane over rows 1 to 3, a mailbox for the block south of the street, a billboard for nobody.
    assert_eq!(
        report["campaigns"],
        json!([
            {"number": 5, "reached": ["2", "3", "10", "13"], "placed": {"3": 1, "10": 1, "13": 1}, "lost": {"2": 1},
             "turns_left": "eternal"},
            {"number": 9, "reached": ["3", "13"], "placed": {"3": 1, "13": 1}, "turns_left": 2},
            {"number": 14, "reached": [], "placed": {}, "turns_left": 1},
        ])
    );
    assert_eq!(keys(&report["demand"]), ["2", "3", "10", "13"]);
    assert_eq!(report["demand"]["3"], json!(["beer", "beer", "pizza"]));
}

#[test]
fn the_payday_report_has_the_keys_of_the_format() {
    let report = json!(at(full()).payday_report());
    assert_eq!(
        report,
        json!([
            {"salaries": 5, "discount": 0, "due": 5, "can_pay": true},
            {"salaries": 5, "discount": 0, "due": 5, "can_pay": false},
            {"salaries": 5, "discount": 0, "due": 5, "can_pay": true},
        ])
    );
}

#[test]
fn reach_answers_for_any_campaign_even_one_in_use() {
    let game = at(full());
    let reach = |campaign: Value| json!(game.reach_of(&campaign).map_err(|faults| faults[0].to_string()));
    let mailbox = json!({"number": 9, "chain": 0, "marketeer": "campaign_manager", "item": "beer", "turns": 1, "at": [9, 3]});
    assert_eq!(reach(mailbox.clone()), json!({"Ok": ["3", "13"]}));
    assert_eq!(reach(over(mailbox.clone(), json!({"at": [8, 3]}))), json!({"Ok": ["3", "13"]}));
    assert_eq!(
        reach(over(mailbox.clone(), json!({"at": [2, 2]}))),
        json!({"Err": "campaign: square [2,2] is a road (B-MAP-7)"})
    );
    assert_eq!(
        reach(over(mailbox, json!({"item": "sushi"}))),
        json!({"Err": "campaign: no campaign can advertise sushi (B-MKT-5)"})
    );
}

#[test]
fn legal_actions_are_in_the_notation_of_the_record() {
    let game = at(full());
    let legal = |phase: Phase, chain: u8| {
        let (actions, complete) = game.legal_at(phase, PlayerId(chain), 100).unwrap();
        assert!(complete);
        json!(actions)
    };
    assert_eq!(legal(Phase::Payday, 2), json!([{"action": "fire", "card": "cfo"}, {"action": "pay"}]));
    assert_eq!(
        legal(Phase::Restructuring, 2),
        json!([{"action": "work", "cards": {}}, {"action": "work", "cards": {"cfo": 1}}])
    );
    assert_eq!(legal(Phase::Cleanup, 1), json!([])); // no freezer, nothing to decide
    assert_eq!(
        legal(Phase::Food, 0),
        json!([{"action": "cook", "cook": "burger_cook", "item": "burger"}, {"action": "end"}])
    );
    assert_eq!(
        game.legal_at(Phase::Payday, PlayerId(3), 9),
        Err(Refusal::NoSuchChain { chain: PlayerId(3) })
    );
}

#[test]
fn reports_leave_the_game_alone() {
    let game = at(full());
    let before = game.clone();
    _ = (game.dinner_report(), game.marketing_report(), game.payday_report(), game.distances());
    _ = game.at_phase(Phase::Dinnertime, None);
    assert_eq!(game, before);
}
