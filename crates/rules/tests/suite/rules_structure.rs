//! Rules B-STR-1 to B-STR-4, B-ORD-1, B-WRK-1 and B-WRK-2: structures, the order of business, the working day.

use crate::common::*;
use magnate_rules::{Event, Game, Phase, PlayerId, Staff};
use serde_json::{Value, json};

/// Two chains with these cards in hand, about to restructure.
fn hands(first: Value, second: Value) -> Game {
    let game = scene(json!({ "map": ["A0 B0"], "round": 2, "chains": [
        { "restaurants": [restaurant(3, 3, "north-west")], "beach": first },
        { "restaurants": [restaurant(8, 3, "north-west")], "beach": second },
    ]}));
    start(&game, Phase::Restructuring, 0)
}

/// Does a set of cards at work fit under a CEO with so many slots, and how many slots stay open?
fn open_slots(ceo_slots: u8, cards: Value) -> Option<u8> {
    let game = scene(json!({ "map": ["A0"], "ceo_slots": ceo_slots, "chains": [{}, {}] }));
    game.open_slots(&serde_json::from_value::<Staff>(cards).unwrap())
}

#[test]
fn b_str_1_everybody_chooses_at_once_and_may_change_until_the_last() {
    let mut game = hands(json!({ "waitress": 1, "trainer": 1 }), json!({ "errand_boy": 1 }));
    assert_eq!((stage(&game), awaited(&game)), ("restructuring", vec![0, 1]));
    must(&mut game, "1 work errand_boy");
    assert_eq!(awaited(&game), [0]);
    must(&mut game, "1 work");
    let events = must(&mut game, "0 work trainer");
    assert!(events.iter().any(|event| matches!(event, Event::StructuresRevealed { .. })));
    assert_eq!((at_work(&game, 0, "trainer"), on_beach(&game, 0, "trainer")), (1, 0));
    assert_eq!((at_work(&game, 0, "waitress"), on_beach(&game, 0, "waitress")), (0, 1));
    assert_eq!((at_work(&game, 1, "errand_boy"), on_beach(&game, 1, "errand_boy")), (0, 1));
}

#[test]
fn b_str_1_only_own_cards() {
    let game = hands(json!({ "waitress": 1 }), json!({ "errand_boy": 2 }));
    assert_eq!(answer(&game, "0 work errand_boy"), "not_your_cards");
    assert_eq!(answer(&game, "1 work errand_boy*3"), "not_your_cards");
    assert_eq!(answer(&game, "1 work errand_boy*2"), "ok");
}

#[test]
fn b_str_1_the_ceo_is_always_at_work() {
    // Everybody on the beach: the CEO still hires.
    let mut game = hands(json!({ "recruiting_girl": 1 }), json!({ "waitress": 1 }));
    must_all(&mut game, &["0 work", "1 work", "0 order 1"]);
    assert_eq!((stage(&game), awaited(&game)), ("recruit", vec![0]));
    must(&mut game, "0 hire waitress");
    assert_eq!(awaited(&game), [1], "one hire, no more: the next player's turn");
}

#[test]
fn b_str_1_busy_marketeers_take_no_part_and_no_slot() {
    let game = scene(json!({
        "map": ["A0 B0"],
        "campaigns": [{ "number": 13, "chain": 0, "marketeer": "marketing_trainee",
            "item": "beer", "turns": 2, "at": [4, 3] }],
        "chains": [{ "beach": { "waitress": 3 } }, {}],
    }));
    let mut game = start(&game, Phase::Restructuring, 0);
    assert_eq!(answer(&game, "0 work marketing_trainee"), "not_your_cards");
    let events = must(&mut game, "0 work waitress*3");
    let revealed = &only(&events, "structures_revealed")[0]["structures"][0];
    assert_eq!((&revealed["fits"], &revealed["open_slots"]), (&json!(true), &json!(0)));
}

#[test]
fn b_str_2_the_ceo_alone_has_three_slots() {
    assert_eq!(open_slots(3, json!({})), Some(3));
    assert_eq!(open_slots(3, json!({ "waitress": 2, "trainer": 1 })), Some(0));
    assert_eq!(open_slots(3, json!({ "waitress": 2, "trainer": 2 })), None);
    assert_eq!(open_slots(2, json!({ "waitress": 3 })), None);
    assert_eq!(open_slots(4, json!({ "waitress": 4 })), Some(0));
}

#[test]
fn b_str_2_managers_take_a_ceo_slot_and_bring_their_own() {
    let slots = [
        ("management_trainee", 2),
        ("junior_vice_president", 3),
        ("vice_president", 4),
        ("senior_vice_president", 5),
        ("executive_vice_president", 10),
    ];
    for (manager, own) in slots {
        // 3 slots, one for the manager.
        assert_eq!(open_slots(3, json!({ manager: 1 })), Some(2 + own), "{manager}");
        assert_eq!(open_slots(3, json!({ manager: 1, "waitress": 2 + own })), Some(0), "{manager}");
        assert_eq!(open_slots(3, json!({ manager: 1, "waitress": 3 + own })), None, "{manager}");
    }
}

#[test]
fn b_str_2_managers_sit_under_the_ceo_only() {
    // Five empty slots of a senior vice president do not help the fourth manager.
    assert_eq!(open_slots(3, json!({ "management_trainee": 3 })), Some(6));
    assert_eq!(open_slots(3, json!({ "senior_vice_president": 1, "management_trainee": 3 })), None);
    assert_eq!(open_slots(4, json!({ "senior_vice_president": 1, "management_trainee": 3 })), Some(11));
    assert_eq!(open_slots(2, json!({ "management_trainee": 3 })), None);
}

#[test]
fn b_str_2_managers_that_are_not_black_cards_need_a_slot_like_anybody() {
    // A local, pricing or luxuries manager has no slots and may sit under a manager.
    let cards =
        json!({ "management_trainee": 1, "local_manager": 1, "pricing_manager": 2, "luxuries_manager": 1 });
    assert_eq!(open_slots(3, cards), Some(0));
}

#[test]
fn b_str_2_the_list_of_structures_is_every_set_that_fits() {
    let game = hands(json!({ "waitress": 3, "trainer": 1, "management_trainee": 1 }), json!({}));
    // With the trainee at work 4 slots for 4 others: 4 x 2 sets; without 3 slots: one set less.
    let listed = options(&game, Phase::Restructuring, 0);
    assert_eq!(listed.len(), 8 + 7);
    assert!(listed.contains(&"work waitress*3 management_trainee trainer".to_string()), "{listed:?}");
    assert!(!listed.contains(&"work waitress*3 trainer".to_string()));
}

#[test]
fn b_str_3_a_set_that_does_not_fit_sends_everybody_to_the_beach() {
    let mut game = hands(json!({ "waitress": 3, "recruiting_girl": 1 }), json!({ "trainer": 1 }));
    must(&mut game, "0 work waitress*3 recruiting_girl");
    let events = must(&mut game, "1 work trainer");
    let revealed = &only(&events, "structures_revealed")[0]["structures"];
    assert_eq!(revealed[0]["fits"], json!(false));
    assert_eq!(revealed[1]["fits"], json!(true));
    assert!(game.chain(PlayerId(0)).at_work().is_empty());
    assert_eq!((on_beach(&game, 0, "waitress"), on_beach(&game, 0, "recruiting_girl")), (3, 1));
    assert!(!has(&game, 0, "first_waitress_played"), "nobody was played");
    assert_eq!(revealed[0]["open_slots"], json!(3), "the CEO works");
    assert_eq!(at_work(&game, 1, "trainer"), 1, "the others are not touched");
}

#[test]
fn b_str_4_played_milestones_at_the_reveal_to_everybody_who_plays_them() {
    let hand = json!({ "waitress": 1, "errand_boy": 1, "cart_operator": 1, "pricing_manager": 1 });
    let mut game = hands(hand.clone(), hand);
    must(&mut game, "0 work waitress errand_boy cart_operator");
    assert!(!has(&game, 0, "first_waitress_played"), "not before the reveal");
    must(&mut game, "1 work waitress pricing_manager");
    for (milestone, owners) in [
        ("first_waitress_played", [true, true]),
        ("first_errand_boy_played", [true, false]),
        ("first_cart_operator_played", [true, false]),
        ("first_to_lower_prices", [false, true]),
    ] {
        assert_eq!([has(&game, 0, milestone), has(&game, 1, milestone)], owners, "{milestone}");
    }
}

#[test]
fn b_str_4_a_discount_manager_lowers_prices_and_a_luxuries_manager_does_not() {
    let mut game = hands(json!({ "discount_manager": 1 }), json!({ "luxuries_manager": 1 }));
    must_all(&mut game, &["0 work discount_manager", "1 work luxuries_manager"]);
    assert!(has(&game, 0, "first_to_lower_prices"));
    assert!(!has(&game, 1, "first_to_lower_prices"));
}

#[test]
fn b_str_4_closed_milestones_are_not_awarded_again() {
    let game = scene(json!({ "map": ["A0 B0"], "chains": [
        { "beach": { "waitress": 1 } }, { "milestones": ["first_waitress_played"] },
    ]}));
    let mut game = start(&game, Phase::Restructuring, 0);
    must(&mut game, "0 work waitress");
    assert!(!has(&game, 0, "first_waitress_played"));
}

/// Who chooses a place in the order, in which order.
fn choosers(position: Value) -> (Game, Vec<u8>) {
    let (game, events) = scene(position).at_phase(Phase::Order, None);
    let chains = only(&events, "order_of_choice")[0]["chains"].clone();
    (game, serde_json::from_value(chains).unwrap())
}

#[test]
fn b_ord_1_most_open_slots_choose_first() {
    // Open: 3-2=1; 3-1+2-1=3; 3; 3-1+3=5.
    let (game, first) = choosers(json!({ "map": ["A0"], "turn_order": [0, 2, 1, 3], "chains": [
        { "at_work": { "waitress": 2 }, "beach": { "management_trainee": 2 } },
        { "at_work": { "management_trainee": 1, "waitress": 1 } },
        { "at_work": {} },
        { "at_work": { "junior_vice_president": 1 } },
    ]}));
    assert_eq!(first, [3, 2, 1, 0], "ties by the previous turn order: 2 was before 1");
    assert_eq!(awaited(&game), [3]);
}

#[test]
fn b_ord_1_first_airplane_campaign_adds_two_open_slots() {
    let position = |milestones: Value| {
        json!({ "map": ["A0"], "chains": [
            { "at_work": { "waitress": 1 } },
            { "at_work": { "waitress": 2 }, "milestones": milestones },
        ]})
    };
    assert_eq!(choosers(position(json!([]))).1, [0, 1]);
    assert_eq!(choosers(position(json!(["first_airplane_campaign"]))).1, [1, 0]);
    // Two, not more: equal numbers keep the old order.
    let tied = json!({ "map": ["A0"], "chains": [
        { "at_work": { "waitress": 1 } },
        { "at_work": { "waitress": 3 }, "milestones": ["first_airplane_campaign"] },
    ]});
    assert_eq!(choosers(tied).1, [0, 1]);
}

#[test]
fn b_ord_1_any_free_place_can_be_taken() {
    let (mut game, _) = choosers(json!({ "map": ["A0"], "chains": [{}, {}, {}] }));
    assert_eq!(legal(&game, 0), ["order 1", "order 2", "order 3"]);
    assert_eq!(answer(&game, "0 order 0"), "no_such_position");
    assert_eq!(answer(&game, "0 order 4"), "no_such_position");
    assert_eq!(answer(&game, "1 order 1"), "not_awaited");
    must(&mut game, "0 order 3");
    assert_eq!(legal(&game, 1), ["order 1", "order 2"]);
    assert_eq!(answer(&game, "1 order 3"), "position_taken");
    let events = must(&mut game, "1 order 2");
    assert_eq!(order(&game), [2, 1, 0], "the last takes what is left");
    assert_eq!(only(&events, "turn_order")[0]["chains"], json!([2, 1, 0]));
    assert_eq!(awaited(&game), [2], "and the first starts the day");
}

/// Two chains with something to do in each step of the day. Chain 1 is first.
///
/// ```text
///    A0     P0     B0
///  ..#..  ..#..  ..#HH
///  ..#..  L.#..  ..#HH
///  #####  ##+##  #####
///  HH#..  ..#..  ..#..
///  HH#..  ..#B.  ..#..
/// ```
fn busy_day() -> Game {
    let cards = json!({
        "junior_vice_president": 1, "vice_president": 1, "trainer": 1, "brand_manager": 1, "kitchen_trainee": 1,
        "errand_boy": 1, "cart_operator": 1, "new_business_developer": 1, "local_manager": 1,
    });
    scene(json!({ "map": ["A0 P0 B0"], "turn_order": [1, 0], "chains": [
        { "restaurants": [restaurant(3, 3, "north-west")], "at_work": cards, "beach": { "kitchen_trainee": 1 } },
        { "restaurants": [restaurant(13, 3, "north-west")], "at_work": cards, "beach": { "kitchen_trainee": 1 } },
    ]}))
}

const DAY: [(&str, &str); 6] = [
    ("recruit", "hire waitress"),
    ("train", "train kitchen_trainee burger_cook"),
    ("campaigns", "campaign brand_manager 4 beer 1 row 0"),
    ("food", "cook kitchen_trainee burger"),
    ("houses", "house 1 8,0 east"),
    ("restaurants", "open local_manager 0,0 south-west"),
];

#[test]
fn b_wrk_1_steps_in_fixed_order_each_ended_once() {
    let mut game = start(&busy_day(), Phase::Recruit, 1);
    for (i, (step, _)) in DAY.iter().enumerate() {
        assert_eq!((stage(&game), awaited(&game)), (*step, vec![1]));
        for (other, (_, action)) in DAY.iter().enumerate() {
            let expected = if other == i { "ok" } else { "wrong_moment" };
            assert_eq!(answer(&game, &format!("1 {action}")), expected, "{action} in {step}");
        }
        must(&mut game, "1 end");
    }
    assert_eq!((stage(&game), awaited(&game)), ("recruit", vec![0]), "then the next player");
}

#[test]
fn b_wrk_1_each_player_finishes_before_the_next_starts() {
    let mut game = start(&busy_day(), Phase::Recruit, 1);
    for (step, _) in DAY {
        assert_eq!(stage(&game), step);
        assert!(legal(&game, 0).is_empty());
        assert_eq!(answer(&game, "0 hire waitress"), "not_awaited");
        assert_eq!(answer(&game, "0 end"), "not_awaited");
        must(&mut game, "1 end");
    }
    assert_eq!(answer(&game, "1 hire waitress"), "not_awaited");
    for _ in DAY {
        assert_eq!(awaited(&game), [0]);
        must(&mut game, "0 end");
    }
    assert!(!["recruit", "restaurants"].contains(&stage(&game)), "dinner is served");
}

#[test]
fn b_wrk_1_any_order_inside_a_step() {
    let cook = "1 cook kitchen_trainee pizza";
    let errand = "1 errand errand_boy beer";
    let fetch = "1 fetch cart_operator 13,3 NWWWWWWWW";
    for lines in [[cook, errand, fetch], [fetch, errand, cook], [errand, cook, fetch]] {
        let mut game = start(&busy_day(), Phase::Food, 1);
        must_all(&mut game, &lines);
        let stock = ["pizza", "beer", "lemonade"].map(|item| in_stock(&game, 1, item));
        assert_eq!(stock, [1, 1, 2]);
    }
}

#[test]
fn b_wrk_2_one_action_for_each_card() {
    let game = scene(json!({ "map": ["A0"], "chains": [
        { "at_work": { "kitchen_trainee": 2, "errand_boy": 1 } }, {},
    ]}));
    let mut game = start(&game, Phase::Food, 0);
    must_all(&mut game, &["0 cook kitchen_trainee burger", "0 cook kitchen_trainee pizza"]);
    assert_eq!(answer(&game, "0 cook kitchen_trainee burger"), "not_available");
    must(&mut game, "0 errand errand_boy beer");
    assert_ne!(stage(&game), "food");
    let stock = ["burger", "pizza", "beer"].map(|item| in_stock(&game, 0, item));
    assert_eq!(stock, [1, 1, 1]);
}

#[test]
fn b_wrk_2_cards_on_the_beach_do_nothing() {
    let game = scene(json!({ "map": ["A0"], "chains": [
        { "at_work": { "errand_boy": 1 }, "beach": { "kitchen_trainee": 1, "recruiting_girl": 1, "trainer": 1 } }, {},
    ]}));
    let food = start(&game, Phase::Food, 0);
    assert_eq!(answer(&food, "0 cook kitchen_trainee burger"), "not_available");
    let mut recruit = start(&game, Phase::Recruit, 0);
    must(&mut recruit, "0 hire waitress");
    assert_eq!(stage(&recruit), "food", "no second hire, no training");
}

#[test]
fn b_wrk_2_everything_with_an_action_is_optional() {
    let mut game = start(&busy_day(), Phase::Recruit, 1);
    for _ in DAY {
        must(&mut game, "1 end");
    }
    let chain = game.chain(PlayerId(1));
    assert_eq!((chain.restaurants().len(), chain.stock().total()), (1, 0));
    assert!(game.campaigns().is_empty());
    assert!(chain.milestones().is_empty());
}

#[test]
fn b_wrk_2_prices_cfo_and_waitresses_work_by_themselves() {
    let game = scene(json!({
        "map": ["A0"], "demand": { "2": ["burger"] },
        "chains": [
            { "restaurants": [restaurant(3, 3, "north-west")], "stock": { "burger": 1 },
              "at_work": { "management_trainee": 1, "pricing_manager": 1, "discount_manager": 1, "cfo": 1, "waitress": 1 } },
            {},
        ],
    }));
    let report = game.dinner_report();
    assert_eq!(report.sales[0].unit_price, 10 - 1 - 3);
    assert_eq!((report.tips[0], report.cfo_bonus[0]), (3, 5), "half of 6 + 3, rounded up");
}
