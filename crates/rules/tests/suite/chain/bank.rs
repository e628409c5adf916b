//! Section 9: the bank, CEO slots, the end.

use magnate_rules::Phase;
use magnate_rules::the_chain::{AUTOMATON, PERSON};
use serde_json::json;

use super::scene::*;
use crate::common::{only, over};

fn poor(bank: i32, breaks: u8) -> serde_json::Value {
    json!({"bank": bank, "bank_breaks": breaks, "demand": {"13": ["beer", "beer"]},
        "chains": [{"reserve": 300, "cash": 5}, {"stock": {"beer": 2}, "reserve": 100}]})
}

#[test]
fn c_bnk_1_its_income_can_break_the_bank() {
    let game = solo(poor(10, 0));
    let (after, _) = game.at_phase(Phase::Dinnertime, None);
    assert_eq!(after.bank_breaks(), 1);
    assert_eq!((after.chain(AUTOMATON).cash(), after.bank()), (20, 10 + 400 - 20));
}

#[test]
fn c_bnk_2_both_reserves_and_the_persons_ceo_only() {
    let game = solo(over(poor(10, 0), tracks(2, 10, 0, "neutral")));
    let (after, events) = game.at_phase(Phase::Dinnertime, None);
    let broke = &only(&events, "bank_broke")[0];
    assert_eq!((&broke["added"], &broke["ceo_slots"]), (&json!(400), &json!(4)), "they differ: the higher");
    let position = after.position();
    assert_eq!(position.ceo_slots.max(position.next_ceo_slots), 4);
    assert_eq!(after.open_slots_for_order(AUTOMATON), automaton(&after).recruit_train());
}

#[test]
fn c_bnk_3_the_second_break_ends_the_game() {
    let (after, events) = solo(poor(10, 1)).at_phase(Phase::Dinnertime, None);
    assert!(after.is_over());
    let standings = after.outcome().unwrap();
    assert_eq!((standings[0].chain, standings[0].cash, standings[1].chain), (AUTOMATON, 20, PERSON));
    assert_eq!(only(&events, "game_ended").len(), 1);
    // Equal cash: earlier in turn order.
    let tie = over(poor(10, 1), json!({"turn_order": [0, 1], "chains": [{"cash": 20}, {}]}));
    let (after, _) = solo(tie).at_phase(Phase::Dinnertime, None);
    assert_eq!(after.outcome().unwrap()[0].chain, PERSON);
}
