//! Phase 4 with The Chain, and competition cards that change it.

use magnate_rules::the_chain::{AUTOMATON, Level, Part};
use magnate_rules::{HouseNumber, Phase};
use serde_json::{Value, json};

use super::scene::*;
use crate::common::over;

fn dinner(top: Value) -> Value {
    serde_json::to_value(solo(top).dinner_report()).unwrap()
}

#[test]
fn c_din_1_the_marker_and_the_distance() {
    let report = dinner(over(
        tracks(1, 7, 0, "neutral"),
        json!({
        "demand": {"2": ["beer"]}, "chains": [{"stock": {"beer": 1}}, {"stock": {"beer": 1}}]}),
    ));
    let offers = &report["sales"][0]["offers"];
    assert_eq!(
        (&offers[0]["chain"], &offers[0]["score"], &offers[0]["distance"]),
        (&json!(1), &json!(8), &json!(1))
    );
    assert_eq!((&offers[1]["chain"], &offers[1]["score"]), (&json!(0), &json!(11)), "$10 and one border");
    assert_eq!(report["sales"][0]["chain"], 1);
}

#[test]
fn c_din_2_drive_ins_unless_closed() {
    // The restaurant at (8, 3) lies between house 13's tile roads: only its northern corners are by the road.
    let at = |no_drive_ins: bool| {
        let game = solo(
            json!({"chain": {"no_drive_ins": no_drive_ins}, "chains": [{}, {"restaurants": [{"at": [3, 3], "entrance": "north-west"}]}]}),
        );
        game.distance_to(HouseNumber::new(13), AUTOMATON)
    };
    // (4, 3) is next to the road on row 2 as well; west of (3, 3) is the road of column 2. All on tile 1.
    assert_eq!((at(false), at(true)), (Some(1), Some(1)));
    // At (4, 0), astride tiles 1 and 2: the eastern corners are on tile 2.
    let at = |no_drive_ins: bool| {
        let game = solo(
            json!({"chain": {"no_drive_ins": no_drive_ins}, "chains": [{}, {"restaurants": [{"at": [4, 0], "entrance": "south-west"}]}]}),
        );
        game.distance_to(HouseNumber::new(13), AUTOMATON)
    };
    assert_eq!((at(false), at(true)), (Some(0), Some(1)), "a printed entrance alone is farther away");
}

#[test]
fn c_cmp_6_no_drive_ins_this_turn() {
    let cards = json!({"chain": {"deck": ["action_08", "cool_01", "action_05"]}});
    let (after, deeds) = after(&solo(over(tracks(1, 10, 0, "cool"), cards)), Part::Restructuring);
    assert!(automaton(&after).no_drive_ins());
    assert_eq!(did(&deeds, "no_drive_ins")[0]["card"], "cool_01");
}

#[test]
fn c_din_3_ties_by_waitresses_then_order() {
    let tie = |waitresses: u8, order: Value, at_work: Value| {
        dinner(over(
            tracks(1, 10, waitresses, "neutral"),
            json!({
            "turn_order": order, "demand": {"2": ["beer"]},
            "chains": [{"stock": {"beer": 1}, "at_work": at_work}, {"stock": {"beer": 1}}]}),
        ))["sales"][0]["chain"]
            .clone()
    };
    // Both at $10 and one border from house 2.
    assert_eq!(tie(1, json!([0, 1]), json!({})), 1);
    assert_eq!(tie(1, json!([1, 0]), json!({"waitress": 2})), 0);
    assert_eq!(tie(0, json!([0, 1]), json!({})), 0);
    assert_eq!(tie(0, json!([1, 0]), json!({})), 1);
}

#[test]
fn c_din_4_one_stock_for_all_restaurants() {
    let report = dinner(json!({
        "demand": {"2": ["beer"], "13": ["beer"], "10": ["beer"]}, "chains": [{}, {"stock": {"beer": 2}, "restaurants": [
            {"at": [8, 0], "entrance": "south-west"}, {"at": [13, 0], "entrance": "south-west"}]}]}));
    assert_eq!(report["sales"].as_array().unwrap().len(), 2);
    assert_eq!(report["unserved"], json!(["13"]));
}

#[test]
fn c_din_5_ten_dollars_doubled_by_a_garden_and_nothing_else() {
    let report = dinner(over(
        tracks(1, 6, 4, "neutral"),
        json!({
        "gardens": [{"house": "13", "side": "west"}], "demand": {"13": ["beer", "burger"], "2": ["pizza"]},
        "chains": [{}, {"stock": {"beer": 1, "burger": 1, "pizza": 1},
            "milestones": ["first_burger_marketed", "first_drink_marketed", "first_waitress_played", "first_to_lower_prices", "first_to_have_100"]}]}),
    ));
    assert_eq!(report["sales"][0]["income"], 10);
    assert_eq!(report["sales"][1]["income"], 40, "no bonuses");
    assert_eq!(report["tips"], json!([0, 0]), "no tips");
    assert_eq!(report["cfo_bonus"], json!([0, 0]), "and its CEO is no CFO");
    assert_eq!(report["cash"][1], 50);
}

#[test]
fn c_din_6_and_c_cmp_3_bonus_cash() {
    let game = solo(
        json!({"chain": {"bonus_cash": true}, "demand": {"13": ["beer"]}, "chains": [{}, {"stock": {"beer": 1}}]}),
    );
    let (after, events) = game.at_phase(Phase::Dinnertime, None);
    assert_eq!(after.chain(AUTOMATON).cash(), 15);
    assert_eq!(did(&deeds(&events), "bonus_paid")[0]["amount"], 5);
    let cards = json!({"chain": {"deck": ["action_08", "warm_09", "action_05"]}});
    let (flagged, _) = super::scene::after(&solo(over(tracks(1, 10, 0, "warm"), cards)), Part::Restructuring);
    assert!(automaton(&flagged).bonus_cash());
}

#[test]
fn c_din_7_competition_moves_with_the_incomes() {
    for (own, rival, to) in [(1, 0, Level::Cool), (0, 1, Level::Warm), (0, 0, Level::Neutral)] {
        // House 10 belongs to The Chain's tile here, house 4 to the person's.
        let game = solo(
            json!({"demand": {"13": if own > 0 { json!(["beer"]) } else { json!([]) }, "2": if rival > 0 { json!(["pizza"]) } else { json!([]) }},
            "chains": [{"stock": {"pizza": rival}}, {"stock": {"beer": own}}]}),
        );
        let (after, _) = game.at_phase(Phase::Dinnertime, None);
        assert_eq!(automaton(&after).competition(), to);
    }
}

#[test]
fn c_a_28_everything_received_counts() {
    // $10 and the bonus of $5 against $13: the bonus decides.
    let game = solo(json!({"chain": {"bonus_cash": true}, "demand": {"13": ["beer"], "2": ["pizza"]},
        "chains": [{"stock": {"pizza": 1}, "at_work": {"waitress": 1}}, {"stock": {"beer": 1}}]}));
    let (after, events) = game.at_phase(Phase::Dinnertime, None);
    let told = deeds(&events);
    assert_eq!(
        did(&told, "compared")[0],
        &json!({"event": "the_chain", "card": null, "pane": null, "did": "compared", "own": 15, "rival": 13})
    );
    assert_eq!(automaton(&after).competition(), Level::Cool);
}
