//! Rules B-TRN-1 to B-TRN-5 and B-MIL-3: training.

use crate::common::*;
use magnate_rules::{Game, Phase};
use serde_json::{Value, json};

/// Chain 0 with these cards at work and on the beach; chain 1 holds these cards so that the piles are low.
fn company(at_work: Value, beach: Value, others: Value) -> Game {
    scene(json!({ "map": ["A0"], "chains": [{ "at_work": at_work, "beach": beach }, { "beach": others }] }))
}

/// The same with a milestone.
fn company_with(milestone: &str, at_work: Value, beach: Value) -> Game {
    scene(json!({ "map": ["A0"], "chains": [
        { "at_work": at_work, "beach": beach, "milestones": [milestone] }, {},
    ]}))
}

fn recruit(at_work: Value, beach: Value, others: Value) -> Game {
    start(&company(at_work, beach, others), Phase::Recruit, 0)
}

fn train(at_work: Value, beach: Value, others: Value) -> Game {
    start(&company(at_work, beach, others), Phase::Train, 0)
}

#[test]
fn b_trn_1_one_step_from_the_supply_and_back() {
    let mut game = train(json!({ "trainer": 1 }), json!({ "kitchen_trainee": 2 }), json!({}));
    let listed = starting(&legal(&game, 0), "train");
    assert_eq!(listed, ["train kitchen_trainee burger_cook", "train kitchen_trainee pizza_cook"]);
    must(&mut game, "0 train kitchen_trainee burger_cook");
    assert_eq!((on_beach(&game, 0, "kitchen_trainee"), on_beach(&game, 0, "burger_cook")), (1, 1));
    assert_eq!((supply(&game, "kitchen_trainee"), supply(&game, "burger_cook")), (11, 5));
}

#[test]
fn b_trn_1_steps_by_trainer() {
    // marketing trainee - campaign manager - brand manager - brand director
    for (trainer, reached) in [
        ("trainer", vec!["campaign_manager"]),
        ("coach", vec!["campaign_manager", "brand_manager"]),
        ("guru", vec!["campaign_manager", "brand_manager", "brand_director"]),
    ] {
        let game = train(json!({ trainer: 1 }), json!({ "marketing_trainee": 1 }), json!({}));
        let mut listed = starting(&legal(&game, 0), "train");
        let mut expected: Vec<String> =
            reached.iter().map(|to| format!("train marketing_trainee {to}")).collect();
        listed.sort();
        expected.sort();
        assert_eq!(listed, expected, "{trainer}");
    }
}

#[test]
fn b_trn_1_only_cards_on_the_beach() {
    let position = json!({
        "map": ["A0"],
        "campaigns": [{ "number": 14, "chain": 0, "marketeer": "marketing_trainee",
            "item": "beer", "turns": 1, "at": [3, 3] }],
        "chains": [{ "at_work": { "trainer": 1, "kitchen_trainee": 1 }, "beach": { "errand_boy": 1 } }, {}],
    });
    let game = start(&scene(position), Phase::Train, 0);
    assert_eq!(answer(&game, "0 train kitchen_trainee burger_cook"), "not_on_beach", "at work");
    assert_eq!(answer(&game, "0 train marketing_trainee campaign_manager"), "not_on_beach", "busy");
    assert_eq!(answer(&game, "0 train errand_boy cart_operator"), "ok");
    assert_eq!(answer(&game, "0 train errand_boy burger_cook"), "no_career");
}

#[test]
fn b_trn_1_who_was_hired_this_turn_can_be_trained() {
    let mut game = recruit(json!({ "trainer": 1 }), json!({}), json!({}));
    must_all(&mut game, &["0 hire errand_boy", "0 train errand_boy cart_operator"]);
    assert_eq!(on_beach(&game, 0, "cart_operator"), 1);
}

#[test]
fn b_trn_2_two_trainers_train_two_cards_not_one_twice() {
    let at_work = json!({ "trainer": 3 });
    let game = train(at_work.clone(), json!({ "errand_boy": 1, "waitress": 1 }), json!({}));
    assert_eq!(answer(&game, "0 train errand_boy truck_driver"), "no_training");
    // A cart operator trained this turn is done; the one who was there before is not.
    let mut game = train(at_work, json!({ "errand_boy": 2, "cart_operator": 1 }), json!({}));
    must(&mut game, "0 train errand_boy cart_operator");
    must(&mut game, "0 train cart_operator truck_driver");
    assert_eq!(on_beach(&game, 0, "cart_operator"), 1);
    assert_eq!(answer(&game, "0 train cart_operator truck_driver"), "already_trained");
    assert_eq!(answer(&game, "0 train truck_driver zeppelin_pilot"), "already_trained");
    must(&mut game, "0 train errand_boy cart_operator");
}

#[test]
fn b_trn_2_a_coach_gives_two_steps_to_one_card_or_one_to_each_of_two() {
    let cards = json!({ "errand_boy": 3 });
    let mut game = train(json!({ "coach": 1 }), cards.clone(), json!({}));
    must(&mut game, "0 train errand_boy truck_driver");
    assert_ne!((stage(&game), awaited(&game)), ("train", vec![0]), "the coach is done");
    let mut game = train(json!({ "coach": 1 }), cards, json!({}));
    must(&mut game, "0 train errand_boy cart_operator");
    assert_eq!(answer(&game, "0 train errand_boy truck_driver"), "no_training", "one step is left");
    must(&mut game, "0 train errand_boy cart_operator");
    assert_ne!((stage(&game), awaited(&game)), ("train", vec![0]));
    assert_eq!(on_beach(&game, 0, "errand_boy"), 1);
}

#[test]
fn b_trn_2_a_guru_splits_three_steps() {
    for (split, left) in [
        (vec!["zeppelin_pilot"], 2),
        (vec!["truck_driver", "cart_operator"], 1),
        (vec!["cart_operator", "truck_driver"], 1),
        (vec!["cart_operator", "cart_operator", "cart_operator"], 0),
    ] {
        let mut game = train(json!({ "guru": 1 }), json!({ "errand_boy": 3 }), json!({}));
        for to in &split {
            must(&mut game, &format!("0 train errand_boy {to}"));
        }
        assert_ne!((stage(&game), awaited(&game)), ("train", vec![0]), "{split:?}");
        assert_eq!(on_beach(&game, 0, "errand_boy"), left, "{split:?}");
    }
    let mut game = train(json!({ "guru": 1 }), json!({ "errand_boy": 3 }), json!({}));
    must(&mut game, "0 train errand_boy cart_operator");
    assert_eq!(answer(&game, "0 train errand_boy zeppelin_pilot"), "no_training");
}

#[test]
fn b_trn_2_trainers_are_not_combined_on_one_card() {
    let to_pilot = "0 train errand_boy zeppelin_pilot";
    let cards = json!({ "errand_boy": 2 });
    for at_work in [json!({ "coach": 1, "trainer": 1 }), json!({ "coach": 2 }), json!({ "trainer": 3 })] {
        assert_eq!(answer(&train(at_work, cards.clone(), json!({})), to_pilot), "no_training");
    }
    // Trainer and coach: two steps for one card and one for another, in either order.
    for lines in [["truck_driver", "cart_operator"], ["cart_operator", "truck_driver"]] {
        let mut game = train(json!({ "coach": 1, "trainer": 1 }), cards.clone(), json!({}));
        for to in lines {
            must(&mut game, &format!("0 train errand_boy {to}"));
        }
    }
    // A guru and a trainer: four steps are not for one card.
    let game = train(json!({ "guru": 1, "trainer": 1 }), json!({ "management_trainee": 1 }), json!({}));
    assert_eq!(answer(&game, "0 train management_trainee cfo"), "no_training");
    assert_eq!(answer(&game, "0 train management_trainee senior_vice_president"), "ok");
}

#[test]
fn b_trn_2_with_first_to_pay_20_they_are() {
    let pay = "first_to_pay_20";
    let game = |at_work: Value, beach: Value| start(&company_with(pay, at_work, beach), Phase::Train, 0);
    for at_work in [json!({ "coach": 1, "trainer": 1 }), json!({ "trainer": 3 }), json!({ "guru": 1 })] {
        let game = game(at_work, json!({ "errand_boy": 1 }));
        assert_eq!(answer(&game, "0 train errand_boy zeppelin_pilot"), "ok");
    }
    for at_work in
        [json!({ "guru": 1, "trainer": 1 }), json!({ "coach": 2 }), json!({ "coach": 1, "trainer": 2 })]
    {
        let game = game(at_work, json!({ "management_trainee": 1 }));
        assert_eq!(answer(&game, "0 train management_trainee cfo"), "ok");
    }
    // As many steps as there are, no more.
    let short = game(json!({ "coach": 1, "trainer": 1 }), json!({ "management_trainee": 1 }));
    assert_eq!(answer(&short, "0 train management_trainee cfo"), "no_training");
}

#[test]
fn b_trn_3_only_the_final_card_must_be_in_the_supply() {
    let others = json!({ "burger_cook": 6 });
    let mut game = train(json!({ "coach": 1 }), json!({ "kitchen_trainee": 1 }), others);
    assert_eq!(answer(&game, "0 train kitchen_trainee burger_cook"), "none_left");
    must(&mut game, "0 train kitchen_trainee burger_chef");
    assert_eq!((supply(&game, "burger_cook"), supply(&game, "burger_chef")), (0, 0));
    assert_eq!(supply(&game, "kitchen_trainee"), 12);
    let others = json!({ "burger_chef": 1 });
    let game = train(json!({ "coach": 1 }), json!({ "kitchen_trainee": 1 }), others);
    assert_eq!(answer(&game, "0 train kitchen_trainee burger_chef"), "none_left");
}

#[test]
fn b_trn_4_nobody_owns_two_of_a_unique_card() {
    // Four players: two brand directors in the game.
    let game = |cards: Value| {
        let chain = over(json!({ "at_work": { "trainer": 1 }, "beach": { "brand_manager": 1 } }), cards);
        let position = json!({ "map": ["A0"], "chains": [chain, {}, {}, {}] });
        start(&scene(position), Phase::Train, 0)
    };
    let line = "0 train brand_manager brand_director";
    assert_eq!(answer(&game(json!({})), line), "ok");
    // A second card keeps the step open where the first cannot be trained.
    let beach = json!({ "brand_director": 1, "errand_boy": 1 });
    assert_eq!(answer(&game(json!({ "beach": beach })), line), "second_unique", "on the beach");
    let cards = json!({ "at_work": { "brand_director": 1 }, "beach": { "errand_boy": 1 } });
    assert_eq!(answer(&game(cards), line), "second_unique", "at work");
}

#[test]
fn b_trn_4_busy_copies_count() {
    let position = json!({
        "map": ["A0"],
        "campaigns": [{ "number": 1, "chain": 0, "marketeer": "brand_director",
            "item": "beer", "turns": 5, "at": [3, 3] }],
        "chains": [
            { "at_work": { "trainer": 1 }, "beach": { "brand_manager": 1, "errand_boy": 1 } },
            { "at_work": { "trainer": 1 }, "beach": { "brand_manager": 1 } }, {}, {},
        ],
    });
    let line = "train brand_manager brand_director";
    assert_eq!(
        answer(&start(&scene(position.clone()), Phase::Train, 0), &format!("0 {line}")),
        "second_unique"
    );
    assert_eq!(answer(&start(&scene(position), Phase::Train, 1), &format!("1 {line}")), "ok");
}

#[test]
fn b_trn_5_with_first_to_have_100_no_cfo() {
    let beach = json!({ "senior_vice_president": 1 });
    let line = "0 train senior_vice_president cfo";
    let game =
        start(&company_with("first_to_have_100", json!({ "trainer": 1 }), beach.clone()), Phase::Train, 0);
    assert_eq!(answer(&game, line), "ceo_is_cfo");
    assert_eq!(answer(&game, "0 train senior_vice_president hr_director"), "ok");
    let game = start(&company_with("first_to_have_20", json!({ "trainer": 1 }), beach), Phase::Train, 0);
    assert_eq!(answer(&game, line), "ok");
}

#[test]
fn b_mil_3_the_first_burger_brings_a_burger_cook_the_first_pizza_a_pizza_cook() {
    let at_work = json!({ "kitchen_trainee": 3 });
    let mut game = start(&company(at_work, json!({}), json!({})), Phase::Food, 0);
    must(&mut game, "0 cook kitchen_trainee burger");
    assert!(has(&game, 0, "first_burger_produced") && !has(&game, 0, "first_pizza_produced"));
    assert_eq!((on_beach(&game, 0, "burger_cook"), supply(&game, "burger_cook")), (1, 5));
    must(&mut game, "0 cook kitchen_trainee burger");
    assert_eq!(on_beach(&game, 0, "burger_cook"), 1, "once");
    must(&mut game, "0 cook kitchen_trainee pizza");
    assert_eq!((on_beach(&game, 0, "pizza_cook"), supply(&game, "pizza_cook")), (1, 5));
}

#[test]
fn b_mil_3_not_trainable_this_turn_and_its_salary_is_due() {
    let at_work = json!({ "kitchen_trainee": 1, "errand_boy": 1, "trainer": 1 });
    let mut game = start(&company(at_work, json!({}), json!({})), Phase::Food, 0);
    assert_eq!(game.payday_report()[0].due, 0);
    must(&mut game, "0 cook kitchen_trainee burger");
    assert_eq!(answer(&game, "0 train burger_cook burger_chef"), "wrong_moment");
    assert_eq!(game.payday_report()[0].due, 5);
}

#[test]
fn b_mil_3_only_if_there_is_one() {
    let game = company(json!({ "kitchen_trainee": 2 }), json!({}), json!({ "burger_cook": 6 }));
    let mut game = start(&game, Phase::Food, 0);
    must(&mut game, "0 cook kitchen_trainee burger");
    assert!(has(&game, 0, "first_burger_produced"));
    assert_eq!((on_beach(&game, 0, "burger_cook"), supply(&game, "burger_cook")), (0, 0));
}
