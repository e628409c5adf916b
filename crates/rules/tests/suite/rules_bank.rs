//! The bank and the end of the game: B-BANK-1 to B-BANK-4.

use crate::common::*;
use magnate_rules::{Event, Phase, PlayerId, Stage};
use serde_json::{Value, json};

#[track_caller]
fn dinner(players: usize, top: Value) -> Value {
    json!(at(street(players, top)).dinner_report())
}

/// Chain 0 sells one burger for $10 to house 2.
fn ten_dollars() -> Value {
    json!({"demand": {"2": ["burger"]}, "chains": [{"stock": {"burger": 1}}]})
}

/// The reserve cards of the chains, in order.
fn reserves(cards: &[i32]) -> Value {
    json!({"chains": cards.iter().map(|cash| json!({"reserve": cash})).collect::<Vec<_>>()})
}

// ---- B-BANK-1 ------------------------------------------------------------------------------------

#[test]
fn b_bank_1_income_comes_out_of_the_bank() {
    let chain = json!({"at_work": {"waitress": 1, "cfo": 1}});
    let report = dinner(2, over(ten_dollars(), json!({"bank": 60, "chains": [chain]})));
    assert_eq!(report["bank"], 60 - 10 - 3 - 7);
    assert_eq!(report["bank_breaks"], 0);
}

#[test]
fn b_bank_1_an_amount_the_bank_just_has_does_not_break_it() {
    let report = dinner(2, over(ten_dollars(), over(reserves(&[100, 100]), json!({"bank": 10}))));
    assert_eq!(report["bank"], 0);
    assert_eq!(report["bank_breaks"], 0);
    assert_eq!(report["game_over"], false);
}

#[test]
fn b_bank_1_one_dollar_short_breaks_it() {
    let report = dinner(2, over(ten_dollars(), over(reserves(&[100, 100]), json!({"bank": 9}))));
    assert_eq!(report["bank_breaks"], 1);
}

#[test]
fn b_bank_1_nothing_to_pay_breaks_nothing() {
    // Not even an income of $0.
    let chain = json!({"at_work": {"management_trainee": 1, "discount_manager": 4}, "reserve": 100});
    let report = dinner(1, over(ten_dollars(), json!({"bank": 0, "chains": [chain]})));
    assert_eq!(report["sales"][0]["income"], 0);
    assert_eq!(report["bank_breaks"], 0);
}

#[test]
fn b_bank_1_it_is_paid_as_it_is_earned_not_summed_up() {
    // 10 and 10 out of 15: the first can be paid, the second breaks the bank, and the tips come after that.
    let top = json!({
        "bank": 15, "demand": {"2": ["burger"], "10": ["burger"]},
        "chains": [{"stock": {"burger": 1}, "at_work": {"waitress": 1}}, {"stock": {"burger": 1}}],
    });
    let (_, events) = begin(street(2, over(reserves(&[100, 100]), top)), Phase::Dinnertime);
    let marks: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::HouseServed { house, .. } => {
                Some(if house.whole() == Some(2) { "house 2" } else { "house 10" })
            }
            Event::BankBroke { .. } => Some("break"),
            Event::Tips { .. } => Some("tips"),
            _ => None,
        })
        .collect();
    assert_eq!(marks, ["house 2", "house 10", "break", "tips"]);
}

// ---- B-BANK-2 ------------------------------------------------------------------------------------

#[test]
fn b_bank_2_all_reserve_cards_go_into_the_bank_and_paying_continues() {
    let report = dinner(3, over(ten_dollars(), over(reserves(&[100, 300, 200]), json!({"bank": 9}))));
    assert_eq!(report["bank"], 9 + 600 - 10);
    assert_eq!(report["bank_breaks"], 1);
    assert_eq!(report["cash"], json!([10, 0, 0]));
    assert_eq!(report["game_over"], false);
}

#[test]
fn b_bank_2_the_cards_are_opened_for_all_to_see() {
    let position = over(ten_dollars(), over(reserves(&[100, 300]), json!({"bank": 0})));
    let (_, events) = begin(street(2, position), Phase::Dinnertime);
    assert_eq!(
        only(&events, "bank_broke"),
        [
            json!({"event": "bank_broke", "time": 1, "reserves": [[0, "100"], [1, "300"]], "added": 400, "ceo_slots": 4})
        ]
    );
}

// ---- B-BANK-3 ------------------------------------------------------------------------------------

/// CEO slots after the bank broke with these reserve cards: in the same round, and in the next.
#[track_caller]
fn slots_after(cards: &[i32]) -> (u8, u8) {
    let position = over(
        ten_dollars(),
        over(reserves(cards), json!({"bank": 0, "chains": [{"beach": {"waitress": 5}}]})),
    );
    let (mut game, _) = begin(street(cards.len(), position), Phase::Dinnertime);
    assert_eq!(game.decision().stage, Stage::Payday);
    let now = game.ceo_slots();
    must(&mut game, "0 pay");
    assert_eq!((game.round(), game.decision().stage), (2, Stage::Restructuring));
    // The number is what really fits.
    let mut fits = game.clone();
    must(&mut fits, &format!("0 work waitress*{}", game.ceo_slots()));
    assert_eq!(fits.chain(PlayerId(0)).at_work().total(), u32::from(game.ceo_slots()));
    let mut too_many = game.clone();
    must(&mut too_many, &format!("0 work waitress*{}", game.ceo_slots() + 1));
    assert!(too_many.chain(PlayerId(0)).at_work().is_empty());
    (now, game.ceo_slots())
}

#[test]
fn b_bank_3_the_number_shown_most_often_from_the_next_round_on() {
    assert_eq!(slots_after(&[100, 100, 300]), (3, 2)); // neither the highest nor the one with the most money
    assert_eq!(slots_after(&[300, 100, 300]), (3, 4));
    assert_eq!(slots_after(&[200, 300, 200]), (3, 3));
}

#[test]
fn b_bank_3_a_tie_goes_to_the_higher_number() {
    assert_eq!(slots_after(&[100, 300]), (3, 4));
    assert_eq!(slots_after(&[200, 100]), (3, 3));
    assert_eq!(slots_after(&[300, 200, 100]), (3, 4));
}

// ---- B-BANK-4 ------------------------------------------------------------------------------------

/// The bank has broken once; three amounts of $10, then tips and the CFO's half, out of $15.
fn last_dinner() -> Value {
    street(
        2,
        json!({
            "bank": 15, "bank_breaks": 1,
            "demand": {"2": ["burger"], "10": ["burger"], "13": ["burger"]},
            "chains": [
                {"stock": {"burger": 2}, "at_work": {"waitress": 1, "cfo": 1}, "beach": {"coach": 1}, "reserve": 300},
                {"stock": {"burger": 1}, "beach": {"trainer": 1}, "reserve": 300},
            ],
        }),
    )
}

#[test]
fn b_bank_4_after_the_second_break_everything_is_still_paid_in_full() {
    let report = json!(at(last_dinner()).dinner_report());
    assert_eq!(report["bank_breaks"], 2);
    assert_eq!(report["game_over"], true);
    assert_eq!(report["sales"].as_array().unwrap().len(), 3);
    assert_eq!(report["tips"], json!([3, 0]));
    assert_eq!(report["cfo_bonus"], json!([12, 0])); // half of 23
    assert_eq!(report["cash"], json!([35, 10]));
    assert_eq!(report["bank"], 0); // no reserve cards a second time
}

#[test]
fn b_bank_4_the_game_ends_with_dinnertime_and_there_is_no_payday() {
    let (mut game, events) = begin(last_dinner(), Phase::Dinnertime);
    assert!(game.is_over());
    assert!(only(&events, "salaries_paid").is_empty());
    assert!(only(&events, "fired").is_empty());
    assert!(game.decision().awaited.is_empty());
    assert_eq!(refused(&mut game, "0 pay"), "game_over");
    let [ended] = only(&events, "game_ended").try_into().unwrap();
    assert_eq!(
        ended["standings"],
        json!([
            {"chain": 0, "rank": 1, "cash": 35, "bankrupt": false},
            {"chain": 1, "rank": 2, "cash": 10, "bankrupt": false},
        ])
    );
    assert_eq!(json!(game.outcome()), ended["standings"]);
}

#[test]
fn b_bank_4_a_bank_emptied_to_the_last_dollar_does_not_end_the_game() {
    let (game, _) =
        begin(street(2, over(ten_dollars(), json!({"bank": 10, "bank_breaks": 1}))), Phase::Dinnertime);
    assert!(!game.is_over());
    assert_eq!(game.bank(), 0);
}

#[test]
fn b_bank_4_the_first_break_alone_does_not_end_the_game() {
    let position = over(ten_dollars(), over(reserves(&[100, 100]), json!({"bank": 0})));
    let (game, _) = begin(street(2, position), Phase::Dinnertime);
    assert!(!game.is_over());
}

/// Who is first when the game ends, with so much cash each.
#[track_caller]
fn winner(cash: [i32; 3], order: [u8; 3]) -> u8 {
    let chains = cash.map(|cash| json!({"cash": cash}));
    let top = json!({
        "bank": 0, "bank_breaks": 1, "turn_order": order, "chains": chains, "demand": {"2": ["burger"]},
    });
    let seller = json!({"chains": [{"stock": {"burger": 1}}]});
    let (game, _) = begin(street(3, over(top, seller)), Phase::Dinnertime);
    let outcome = game.outcome().expect("the game is over");
    assert_eq!(outcome.iter().map(|standing| standing.rank).collect::<Vec<_>>(), [1, 2, 3]);
    outcome[0].chain.0
}

#[test]
fn b_bank_4_most_cash_wins_and_a_tie_goes_to_the_earlier_in_turn_order() {
    assert_eq!(winner([0, 50, 40], [0, 1, 2]), 1);
    assert_eq!(winner([20, 25, 25], [0, 1, 2]), 0); // the last $10 count: 30
    assert_eq!(winner([0, 25, 25], [0, 1, 2]), 1);
    assert_eq!(winner([0, 25, 25], [0, 2, 1]), 2);
    assert_eq!(winner([20, 25, 30], [2, 1, 0]), 2);
}

#[test]
fn b_bank_4_both_breaks_can_fall_in_one_dinnertime() {
    let top = json!({
        "bank": 60, "gardens": [{"house": "13", "side": "west"}],
        "demand": {"2": ["burger", "burger", "burger"], "10": ["burger"], "13": ["beer", "beer", "beer", "beer", "beer"]},
        "chains": [{
            "stock": {"burger": 4, "beer": 5}, "at_work": {"luxuries_manager": 1, "waitress": 1},
            "beach": {"coach": 1},
        }],
    });
    let (game, events) = begin(street(2, over(reserves(&[100, 100]), top)), Phase::Dinnertime);
    // 60 empties the bank; 20 breaks it: 200 come in, 180 stay; 200 breaks it for good.
    let times: Vec<Value> = only(&events, "bank_broke").iter().map(|event| event["time"].clone()).collect();
    assert_eq!(times, [json!(1), json!(2)]);
    assert_eq!(game.chain(PlayerId(0)).cash(), 60 + 20 + 200 + 3);
    assert!(game.is_over());
    assert!(only(&events, "salaries_paid").is_empty());
}

#[test]
fn b_bank_4_a_single_amount_can_break_the_bank_twice() {
    let top = json!({
        "bank": 50, "gardens": [{"house": "13", "side": "west"}],
        "demand": {"13": ["beer", "beer", "beer", "beer", "beer"]},
        "chains": [{"stock": {"beer": 5}, "at_work": {"luxuries_manager": 1}, "reserve": 100}],
    });
    let report = dinner(1, top);
    assert_eq!(report["bank_breaks"], 2);
    assert_eq!(report["cash"], json!([200]));
    assert_eq!(report["game_over"], true);
}
