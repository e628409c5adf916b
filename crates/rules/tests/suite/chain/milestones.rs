//! Section 8: what The Chain claims, and that it gains nothing by it.

use magnate_rules::the_chain::{AUTOMATON, PERSON, Part};
use magnate_rules::{Item, Milestone, Phase};
use serde_json::{Value, json};

use super::scene::*;
use crate::common::{must, only, over};

fn cleaned(top: Value) -> magnate_rules::Game {
    after(&solo(top), Part::Cleanup).0
}

fn worked(top: Value) -> magnate_rules::Game {
    after(&solo(top), Part::Turn).0
}

#[test]
fn c_mil_1_claims_without_benefit() {
    // Radios of The Chain put one demand on each house, its freezer milestone asks nobody.
    let game = solo(json!({
        "campaigns": [{"number": 1, "chain": 1, "marketeer": "brand_director", "item": "beer", "turns": 3, "at": [6, 6]}],
        "chains": [{}, {"milestones": ["first_radio_campaign", "first_to_throw_away", "first_billboard_placed"], "stock": {"beer": 3}}]}));
    let report = serde_json::to_value(game.marketing_report()).unwrap();
    assert!(report["campaigns"][0]["placed"].as_object().unwrap().values().all(|placed| *placed == 1));
    let (later, _) = game.at_phase(Phase::Cleanup, None);
    assert_eq!(later.round(), 3, "nothing was awaited");
    assert_eq!(stock(&after(&game, Part::Cleanup).0, Item::Beer), 3);
    // The person may claim in the same turn what The Chain has claimed, and not later.
    for (this_turn, claims) in [(json!(["first_waitress_played"]), true), (json!([]), false)] {
        let game = solo(json!({
            "claimed_this_round": this_turn,
            "chains": [{"beach": {"waitress": 1}}, {"milestones": ["first_waitress_played"]}],
        }));
        let (mut game, _) = game.at_phase(Phase::Restructuring, None);
        must(&mut game, "0 work waitress");
        assert_eq!(
            game.chain(PERSON).milestones().has(Milestone::FirstWaitressPlayed),
            claims,
            "{this_turn}"
        );
    }
}

#[test]
fn c_mil_2_recruit_and_train_reaches_2_and_3() {
    for (from, back, train, hire) in [
        (1, "action_08", true, false),
        (1, "action_03", true, true),
        (2, "action_08", false, true),
        (3, "action_08", false, false),
    ] {
        let game = cleaned(json!({"chain": {"back": back, "tracks": {"recruit_train": from}}}));
        assert_eq!(
            (owns(&game, Milestone::FirstToTrainSomeone), owns(&game, Milestone::FirstToHireThree)),
            (train, hire),
            "{from} {back}"
        );
    }
}

#[test]
fn c_a_31_a_jump_claims_both_and_boosts_are_no_production() {
    let game = cleaned(json!({"chain": {"back": "action_10"}}));
    assert!(owns(&game, Milestone::FirstToTrainSomeone) && owns(&game, Milestone::FirstToHireThree));
    // Warm 12: drinks, then a boost of what is there.
    let cards = json!({"chain": {"deck": ["action_08", "warm_12", "action_05"]}, "chains": [{}, {"stock": {"burger": 2, "pizza": 1}}]});
    let (game, _) = after(&solo(over(tracks(1, 10, 0, "warm"), cards)), Part::Restructuring);
    assert_eq!((stock(&game, Item::Burger), stock(&game, Item::Pizza)), (7, 6));
    assert!(!owns(&game, Milestone::FirstBurgerProduced) && !owns(&game, Milestone::FirstPizzaProduced));
    // Lost to a cool card in phase 1: not thrown away.
    let cards = json!({"chain": {"deck": ["action_08", "cool_01", "action_05"]}, "chains": [{}, {"stock": {"burger": 7}}]});
    let (game, _) = after(&solo(over(tracks(1, 10, 0, "cool"), cards)), Part::Restructuring);
    assert_eq!(stock(&game, Item::Burger), 0);
    assert!(!owns(&game, Milestone::FirstToThrowAway));
}

#[test]
fn c_mil_3_and_c_a_30_lower_prices() {
    let claims = |price: u8, stock: Value, top: Value| {
        let game = solo(over(
            tracks(1, price, 0, "neutral"),
            over(json!({"demand": {"18": ["beer", "pizza"]}, "chains": [{}, {"stock": stock}]}), top),
        ));
        let (after, _) = game.at_phase(Phase::Dinnertime, None);
        owns(&after, Milestone::FirstToLowerPrices)
    };
    let enough = json!({"beer": 1, "pizza": 1});
    assert!(claims(9, enough.clone(), json!({})));
    assert!(!claims(10, enough.clone(), json!({})), "the marker must be below 10");
    assert!(!claims(9, json!({"beer": 5}), json!({})), "the stock must cover a house");
    // No road, no sale: the milestone all the same.
    let mut position = over(
        town(),
        over(
            tracks(1, 9, 0, "neutral"),
            json!({"demand": {"18": ["beer"]}, "chains": [{}, {"stock": {"beer": 1}}]}),
        ),
    );
    position["chains"][1]["restaurants"] = json!([]);
    let (after, events) = crate::common::at(position).at_phase(Phase::Dinnertime, None);
    assert!(owns(&after, Milestone::FirstToLowerPrices));
    assert_eq!(only(&events, "house_unserved").len(), 1);
    // Claimed when the house it covers eats: after house 2, which it could not serve, and before house 18 is served.
    let game = solo(over(
        tracks(1, 9, 0, "neutral"),
        json!({"demand": {"2": ["burger"], "18": ["beer"]}, "chains": [{}, {"stock": {"beer": 1}}]}),
    ));
    let (after, events) = game.at_phase(Phase::Dinnertime, None);
    let told: Vec<Value> = events.iter().map(|event| json!(event)).collect();
    let at = |name: &str, key: &str, value: &str| {
        told.iter().position(|event| event["event"] == name && event[key] == value).expect(name)
    };
    let claimed = at("milestone_awarded", "milestone", "first_to_lower_prices");
    assert!(at("house_unserved", "house", "2") < claimed && claimed < at("house_served", "house", "18"));
    assert_eq!(after.unit_price(AUTOMATON), 10, "its price stays");
}

#[test]
fn c_mil_4_campaigns() {
    let with = |front: &str, open: u8| {
        worked(json!({"chain": {"deck": [front], "tracks": {"recruit_train": open}, "back": "action_05"}}))
    };
    let game = with("action_20", 1); // a billboard for soft drinks
    assert!(owns(&game, Milestone::FirstBillboardPlaced) && owns(&game, Milestone::FirstDrinkMarketed));
    let game = with("action_03", 3); // an airplane
    assert!(owns(&game, Milestone::FirstAirplaneCampaign));
    let game = with("action_19", 4); // a radio for pizza
    assert!(owns(&game, Milestone::FirstRadioCampaign) && owns(&game, Milestone::FirstPizzaMarketed));
    let game = with("action_18", 4); // burgers
    assert!(owns(&game, Milestone::FirstBurgerMarketed));
}

#[test]
fn c_mil_5_first_waitress() {
    let game = worked(json!({"chain": {"deck": ["action_01"], "back": "action_05"}}));
    assert!(owns(&game, Milestone::FirstWaitressPlayed));
    let game =
        worked(json!({"chain": {"deck": ["action_01"], "back": "action_05", "tracks": {"waitresses": 1}}}));
    assert!(!owns(&game, Milestone::FirstWaitressPlayed), "only from 0");
}

#[test]
fn c_mil_6_first_food_produced() {
    let game = worked(json!({"chain": {"deck": ["action_14"], "back": "action_16"}}));
    assert!(owns(&game, Milestone::FirstBurgerProduced) && !owns(&game, Milestone::FirstPizzaProduced));
    let game = worked(json!({"chain": {"deck": ["action_03"], "back": "action_20"}}));
    assert!(owns(&game, Milestone::FirstPizzaProduced), "the fallback of a slot is production too");
    assert!(game.chain(AUTOMATON).beach().is_empty(), "no cook comes with it");
}

#[test]
fn c_mil_7_thrown_away() {
    let over_limit =
        cleaned(json!({"chain": {"back": "action_01"}, "chains": [{}, {"stock": {"beer": 11}}]}));
    assert!(owns(&over_limit, Milestone::FirstToThrowAway));
    let dropped = cleaned(json!({"chain": {"back": "action_02"}, "chains": [{}, {"stock": {"beer": 6}}]}));
    assert!(owns(&dropped, Milestone::FirstToThrowAway));
    let nothing = cleaned(json!({"chain": {"back": "action_02"}, "chains": [{}, {"stock": {"beer": 5}}]}));
    assert!(!owns(&nothing, Milestone::FirstToThrowAway));
    let slot = worked(json!({"chain": {"deck": ["action_09"], "back": "action_05"}}));
    assert!(owns(&slot, Milestone::FirstToThrowAway), "card 9");
}

#[test]
fn c_mil_8_twenty_and_a_hundred() {
    let at = |cash: i32| {
        let game =
            solo(json!({"demand": {"13": ["beer"]}, "chains": [{}, {"cash": cash, "stock": {"beer": 1}}]}));
        let (after, _) = game.at_phase(Phase::Dinnertime, None);
        (owns(&after, Milestone::FirstToHave20), owns(&after, Milestone::FirstToHave100))
    };
    assert_eq!((at(9), at(10), at(90)), ((false, false), (true, false), (true, true)));
}

#[test]
fn c_mil_9_only_through_their_slots() {
    for (card, open, milestone) in [
        ("action_03", 2, Milestone::FirstCartOperatorPlayed),
        ("action_18", 1, Milestone::FirstErrandBoyPlayed),
        ("action_20", 4, Milestone::FirstToPay20),
    ] {
        let game = worked(
            json!({"chain": {"deck": [card], "back": "action_05", "tracks": {"recruit_train": open}}}),
        );
        assert!(owns(&game, milestone), "{card}");
        let game = worked(
            json!({"chain": {"deck": ["action_06"], "back": "action_05", "tracks": {"recruit_train": 4}}}),
        );
        assert!(!owns(&game, milestone));
    }
}
