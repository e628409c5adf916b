//! Rules B-HIR-1 to B-HIR-3 and B-MIL-2: hiring, phantoms, recruiting discounts.

use crate::common::*;
use magnate_rules::{Game, Phase, PlayerId};
use serde_json::{Value, json};

/// Chain 0 with these cards at work and on the beach; chain 1 holds these cards so that the piles are low.
fn company(at_work: Value, beach: Value, others: Value) -> Game {
    scene(json!({ "map": ["A0"], "chains": [{ "at_work": at_work, "beach": beach }, { "beach": others }] }))
}

fn recruit(at_work: Value, beach: Value, others: Value) -> Game {
    start(&company(at_work, beach, others), Phase::Recruit, 0)
}

/// Hires waitresses and pricing managers until no more are possible.
fn hires(at_work: Value) -> u8 {
    let mut game = recruit(at_work, json!({}), json!({}));
    let mut count = 0;
    while stage(&game) == "recruit" && awaited(&game) == [0] {
        must(&mut game, if count < 12 { "0 hire waitress" } else { "0 hire pricing_manager" });
        count += 1;
    }
    count
}

#[test]
fn b_hir_1_hires_by_card() {
    assert_eq!(hires(json!({})), 1);
    assert_eq!(hires(json!({ "recruiting_girl": 1 })), 2);
    assert_eq!(hires(json!({ "recruiting_girl": 3 })), 4);
    assert_eq!(hires(json!({ "recruiting_manager": 1 })), 3);
    assert_eq!(hires(json!({ "hr_director": 1 })), 5);
    assert_eq!(hires(json!({ "recruiting_girl": 1, "recruiting_manager": 1, "hr_director": 1 })), 8);
}

#[test]
fn b_hir_1_entry_cards_only() {
    let game = recruit(json!({}), json!({}), json!({}));
    let mut entry = [
        "waitress",
        "management_trainee",
        "pricing_manager",
        "recruiting_girl",
        "trainer",
        "errand_boy",
        "marketing_trainee",
        "kitchen_trainee",
    ]
    .map(|card| format!("hire {card}"));
    let mut listed = starting(&legal(&game, 0), "hire");
    entry.sort();
    listed.sort();
    assert_eq!(listed, entry);
    assert_eq!(answer(&game, "0 hire burger_cook"), "not_entry");
    assert_eq!(answer(&game, "0 hire coach"), "not_entry");
}

#[test]
fn b_hir_1_from_the_supply_to_the_beach() {
    let mut game = recruit(json!({ "recruiting_girl": 2 }), json!({}), json!({}));
    must(&mut game, "0 hire recruiting_girl");
    assert_eq!(supply(&game, "recruiting_girl"), 12 - 2 - 1);
    assert_eq!((on_beach(&game, 0, "recruiting_girl"), at_work(&game, 0, "recruiting_girl")), (1, 2));
    // The new one does not hire this turn.
    must_all(&mut game, &["0 hire waitress", "0 hire waitress"]);
    assert_ne!(awaited(&game), [0]);
}

/// Chain 1 holds every errand boy; chain 0 has these cards at work.
fn no_errand_boys(at_work: Value, mut others: Value) -> Game {
    others["errand_boy"] = json!(12);
    recruit(at_work, json!({}), others)
}

#[test]
fn b_hir_2_a_phantom_needs_an_unspent_training() {
    let hire = "0 hire errand_boy";
    assert_eq!(answer(&no_errand_boys(json!({}), json!({})), hire), "pile_empty");
    assert_eq!(answer(&no_errand_boys(json!({ "recruiting_girl": 1 }), json!({})), hire), "pile_empty");
    assert_eq!(answer(&no_errand_boys(json!({ "trainer": 1 }), json!({})), hire), "ok");
    // One training for each phantom.
    let mut game = no_errand_boys(json!({ "recruiting_girl": 1, "trainer": 1 }), json!({}));
    must(&mut game, hire);
    assert_eq!(answer(&game, hire), "pile_empty");
    assert_eq!(answer(&game, "0 hire waitress"), "ok");
    let mut game = no_errand_boys(json!({ "recruiting_girl": 1, "coach": 1 }), json!({}));
    must_all(&mut game, &[hire, hire]);
    assert_eq!(on_beach(&game, 0, "errand_boy"), 2);
    let mut game = no_errand_boys(json!({ "recruiting_girl": 1, "trainer": 2 }), json!({}));
    must_all(&mut game, &[hire, hire]);
}

#[test]
fn b_hir_2_a_trainer_on_the_beach_does_not_help() {
    let game = recruit(json!({}), json!({ "trainer": 1 }), json!({ "errand_boy": 12 }));
    assert_eq!(answer(&game, "0 hire errand_boy"), "pile_empty");
}

#[test]
fn b_hir_2_a_phantom_needs_a_target_in_stock() {
    let hire = "0 hire errand_boy";
    // All cart operators are gone: one step leads nowhere, two lead to the truck driver.
    let others = json!({ "cart_operator": 6 });
    assert_eq!(answer(&no_errand_boys(json!({ "trainer": 2 }), others.clone()), hire), "pile_empty");
    assert_eq!(answer(&no_errand_boys(json!({ "coach": 1 }), others), hire), "ok");
    // Each phantom needs a card of its own to become.
    let at_work = json!({ "recruiting_girl": 1, "trainer": 2 });
    let mut game = no_errand_boys(at_work, json!({ "cart_operator": 5 }));
    must(&mut game, hire);
    assert_eq!(answer(&game, hire), "pile_empty");
    // Cards without a career are never phantoms.
    let game = recruit(json!({ "guru": 1 }), json!({}), json!({ "waitress": 12, "trainer": 12 }));
    assert_eq!(answer(&game, "0 hire waitress"), "pile_empty");
    assert_eq!(answer(&game, "0 hire trainer"), "pile_empty");
    // One of two careers is enough.
    let others = json!({ "kitchen_trainee": 12, "burger_cook": 6 });
    assert_eq!(answer(&recruit(json!({ "trainer": 1 }), json!({}), others), "0 hire kitchen_trainee"), "ok");
}

#[test]
fn b_hir_2_a_unique_card_already_owned_is_no_target() {
    let others = json!({ "errand_boy": 12, "cart_operator": 6, "truck_driver": 6 });
    let game = |beach: Value| {
        let position = json!({ "map": ["A0"], "chains": [
            { "at_work": { "guru": 1 }, "beach": beach }, { "beach": others }, {}, {},
        ]});
        start(&scene(position), Phase::Recruit, 0)
    };
    assert_eq!(answer(&game(json!({})), "0 hire errand_boy"), "ok", "a zeppelin pilot in three steps");
    assert_eq!(answer(&game(json!({ "zeppelin_pilot": 1 })), "0 hire errand_boy"), "pile_empty");
}

#[test]
fn b_hir_2_cards_that_come_back_by_training_do_not_help() {
    // Training the own cart operator would return one to the empty pile, but recruiting comes first.
    let others = json!({ "errand_boy": 12, "cart_operator": 5 });
    let game = recruit(json!({ "trainer": 2 }), json!({ "cart_operator": 1 }), others);
    assert_eq!(answer(&game, "0 hire errand_boy"), "pile_empty");
    // The same with an own errand boy who could be trained away.
    let others = json!({ "errand_boy": 11, "cart_operator": 6, "truck_driver": 6, "zeppelin_pilot": 1 });
    let game = recruit(json!({ "trainer": 2 }), json!({ "errand_boy": 1 }), others);
    assert_eq!(answer(&game, "0 hire errand_boy"), "pile_empty");
}

#[test]
fn b_hir_2_a_phantom_must_be_trained() {
    let others = json!({ "errand_boy": 12 });
    let mut game = recruit(json!({ "trainer": 1 }), json!({ "kitchen_trainee": 1 }), others);
    must(&mut game, "0 hire errand_boy");
    assert_eq!(stage(&game), "train");
    assert_eq!(supply(&game, "errand_boy"), -1);
    assert_eq!(answer(&game, "0 end"), "phantoms_left");
    assert_eq!(answer(&game, "0 train kitchen_trainee burger_cook"), "phantoms_first");
    assert_eq!(legal(&game, 0), ["train errand_boy cart_operator"]);
    must(&mut game, "0 train errand_boy cart_operator");
    assert_eq!((supply(&game, "errand_boy"), supply(&game, "cart_operator")), (0, 5));
    assert_eq!((on_beach(&game, 0, "errand_boy"), on_beach(&game, 0, "cart_operator")), (0, 1));
}

#[test]
fn b_hir_2_a_coach_must_keep_a_step_for_the_phantom() {
    let others = json!({ "errand_boy": 12 });
    let mut game = recruit(json!({ "coach": 1 }), json!({ "kitchen_trainee": 1 }), others);
    must(&mut game, "0 hire errand_boy");
    assert_eq!(answer(&game, "0 train kitchen_trainee burger_chef"), "phantoms_first");
    must(&mut game, "0 train kitchen_trainee burger_cook");
    assert_eq!(answer(&game, "0 end"), "phantoms_left");
    must(&mut game, "0 train errand_boy cart_operator");
}

#[test]
fn b_hir_2_the_last_target_is_kept_for_the_phantom() {
    // One cart operator left and two errand boys on the beach, one of them a phantom: either is trained, and
    // then the pile is settled; nobody else is to become the last cart operator.
    let others = json!({ "errand_boy": 11, "cart_operator": 5 });
    let mut game = recruit(json!({ "trainer": 2 }), json!({ "errand_boy": 1 }), others);
    must(&mut game, "0 hire errand_boy");
    must(&mut game, "0 train errand_boy cart_operator");
    assert_eq!((supply(&game, "errand_boy"), on_beach(&game, 0, "errand_boy")), (0, 1));
}

/// Spare recruiting actions and the payday discount after so many hires.
fn spare(at_work: &Value, hires: usize) -> (u8, i32) {
    let salaried = json!({ "burger_cook": 5, "pizza_cook": 5 });
    let mut game = recruit(at_work.clone(), salaried, json!({ "kitchen_trainee": 1 }));
    for _ in 0..hires {
        must(&mut game, "0 hire waitress");
    }
    if stage(&game) == "recruit" && awaited(&game) == [0] {
        must(&mut game, "0 end");
    }
    (game.chain(PlayerId(0)).spare_hires(), game.payday_report()[0].discount)
}

#[test]
fn b_hir_3_what_is_left_of_recruiting_managers_and_directors_is_the_discount() {
    // CEO and girl hire first: 2 free hires, then the manager's 2.
    let cards = json!({ "recruiting_girl": 1, "recruiting_manager": 1 });
    let expected = [(2, 10), (2, 10), (2, 10), (1, 5), (0, 0)];
    for (hires, expected) in expected.into_iter().enumerate() {
        assert_eq!(spare(&cards, hires), expected, "{hires} hires");
    }
    let cards = json!({ "recruiting_manager": 1, "hr_director": 1 });
    for (hires, expected) in [(0, 6), (1, 6), (2, 5), (3, 4), (6, 1), (7, 0)] {
        assert_eq!(spare(&cards, hires), (expected, i32::from(expected) * 5), "{hires} hires");
    }
    assert_eq!(spare(&json!({ "recruiting_girl": 3 }), 0), (0, 0), "girls give no discount");
}

#[test]
fn b_mil_2_three_hires_bring_two_management_trainees() {
    let mut game = recruit(json!({ "recruiting_girl": 3 }), json!({}), json!({}));
    must_all(&mut game, &["0 hire waitress", "0 hire trainer"]);
    assert_eq!(on_beach(&game, 0, "management_trainee"), 0);
    must(&mut game, "0 hire waitress");
    assert!(has(&game, 0, "first_to_hire_three"));
    assert_eq!((on_beach(&game, 0, "management_trainee"), supply(&game, "management_trainee")), (2, 16));
    must(&mut game, "0 hire waitress");
    assert_eq!(on_beach(&game, 0, "management_trainee"), 2, "once");
}

#[test]
fn b_mil_2_they_can_be_trained_this_turn() {
    let at_work = json!({ "recruiting_girl": 2, "trainer": 1 });
    let mut game = recruit(at_work, json!({}), json!({}));
    must_all(&mut game, &["0 hire waitress", "0 hire waitress", "0 hire waitress"]);
    must(&mut game, "0 train management_trainee junior_vice_president");
    assert_eq!(on_beach(&game, 0, "management_trainee"), 1);
}

#[test]
fn b_mil_2_as_far_as_the_supply_goes_and_never_phantoms() {
    let at_work = json!({ "recruiting_girl": 2, "trainer": 1 });
    for (held, granted) in [(16, 2), (17, 1), (18, 0)] {
        let mut game = recruit(at_work.clone(), json!({}), json!({ "management_trainee": held }));
        must_all(&mut game, &["0 hire waitress", "0 hire waitress", "0 hire waitress"]);
        assert!(has(&game, 0, "first_to_hire_three"));
        assert_eq!(on_beach(&game, 0, "management_trainee"), granted, "{held} held by others");
        assert_eq!(supply(&game, "management_trainee"), 18 - held - granted.cast_signed());
    }
    // The third hire takes the last one; then none is left to be granted.
    let mut game = recruit(at_work, json!({}), json!({ "management_trainee": 17 }));
    must_all(&mut game, &["0 hire waitress", "0 hire waitress", "0 hire management_trainee"]);
    assert_eq!((on_beach(&game, 0, "management_trainee"), supply(&game, "management_trainee")), (1, 0));
}

#[test]
fn b_mil_2_not_when_somebody_had_it_in_an_earlier_round() {
    let position = json!({ "map": ["A0"], "chains": [
        { "at_work": { "recruiting_girl": 2 } }, { "milestones": ["first_to_hire_three"] },
    ]});
    let mut game = start(&scene(position), Phase::Recruit, 0);
    must_all(&mut game, &["0 hire waitress", "0 hire waitress", "0 hire waitress"]);
    assert_eq!(on_beach(&game, 0, "management_trainee"), 0);
}
