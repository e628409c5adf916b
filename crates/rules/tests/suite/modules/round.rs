//! Set-up and the end of a round with modules: kimchi, hard choices, reserve prices. K-KIM, K-HARD, K-RES, K-GEN-7.

use super::*;
use magnate_rules::{Config, Event, Game, Module, ModuleSet, Phase, PlayerId, ReserveCard, Viewer};

/// The game after its clean-up, nobody keeping anything.
fn cleaned(game: &Game) -> (Game, Vec<Event>) {
    game.at_phase(Phase::Cleanup, None)
}

#[test]
fn ex_kim_1_k_gen_7_k_kim_1_k_kim_2_one_kimchi_at_the_end_of_clean_up() {
    let top = json!({"round": 3, "chains": [{"at_work": {"kimchi_master": 1}, "stock": {"kimchi": 1, "beer": 2}}, {"beach": {"waitress": 1}}]});
    let (after, events) = cleaned(&game(&["kimchi"], 2, top));
    let names: Vec<String> =
        events.iter().map(|event| json!(event)["event"].as_str().unwrap().to_string()).collect();
    let place = |name: &str| names.iter().position(|other| other == name).unwrap();
    assert!(place("discarded") < place("cooked"), "K-GEN-7: thrown away first, then made");
    assert_eq!(in_stock(&after, 0, "kimchi"), 1, "the old one is gone, a new one there");
    assert_eq!(in_stock(&after, 0, "beer"), 0);
    assert!(has(&after, 0, "first_to_throw_away"));
    // Fired at payday, or on the beach: none.
    let top = json!({"chains": [{"beach": {"kimchi_master": 1}}, {}]});
    assert_eq!(in_stock(&cleaned(&game(&["kimchi"], 2, top)).0, 0, "kimchi"), 0);
}

#[test]
fn ex_kim_2_k_kim_4_k_int_5_kimchi_alone_in_the_freezer() {
    let top = json!({
        "chains": [{"milestones": ["first_to_throw_away"], "at_work": {"kimchi_master": 1}, "stock": {"kimchi": 12, "burger": 4}}, {}],
    });
    let (freezer, _) = cleaned(&game(&["kimchi"], 2, top));
    assert_eq!(stage(&freezer), "cleanup");
    assert_eq!(answer(&freezer, "0 keep kimchi*10"), "ok");
    assert_eq!(answer(&freezer, "0 keep kimchi*11"), "freezer_full");
    assert_eq!(answer(&freezer, "0 keep burger*4"), "ok");
    assert_eq!(answer(&freezer, "0 keep kimchi*3 burger*1"), "kimchi_alone");
    assert_eq!(freezer.listed(PlayerId(0)).len(), 1 + 10 + 4);
    for (keep, kimchi, burgers) in [("0 keep kimchi*10", 11, 0), ("0 keep burger*4", 1, 4)] {
        let mut after = freezer.clone();
        must(&mut after, keep);
        assert_eq!((in_stock(&after, 0, "kimchi"), in_stock(&after, 0, "burger")), (kimchi, burgers));
    }
    assert_eq!(
        faults(with(&["kimchi"], 2, json!({"chains": [{"frozen": {"kimchi": 1, "beer": 1}}]}))),
        ["chains[0].frozen: a freezer holds kimchi or other things, not both (K-KIM-4)"]
    );
}

#[test]
fn k_kim_4_discarded_kimchi_counts_as_thrown_away() {
    let top = json!({"chains": [{"stock": {"kimchi": 1}}, {}]});
    assert!(has(&cleaned(&game(&["kimchi"], 2, top)).0, 0, "first_to_throw_away"));
}

#[test]
fn k_sushi_4_k_noodle_3_dishes_may_be_frozen() {
    let top =
        json!({"chains": [{"milestones": ["first_to_throw_away"], "stock": {"sushi": 2, "noodles": 1}}, {}]});
    let (freezer, _) = cleaned(&game(&["sushi", "noodles"], 2, top));
    assert_eq!(answer(&freezer, "0 keep sushi*2 noodles"), "ok");
}

#[test]
fn k_gen_8_claimed_by_all_in_the_round_withdrawn_for_the_rest() {
    let top = json!({
        "demand": {"2": [{"item": "beer", "chain": 0}], "10": [{"item": "beer", "chain": 1}]}, "round": 2,
        "chains": [{}, {}, {"stock": {"beer": 2}}],
    });
    let (after, _) = game(&["ketchup"], 3, top).at_phase(Phase::Dinnertime, None);
    assert!(has(&after, 0, "someone_sells_your_demand") && has(&after, 1, "someone_sells_your_demand"));
    let milestone = "someone_sells_your_demand".parse().unwrap();
    assert!(after.closed_milestones().has(milestone), "the round is over");
}

#[test]
fn ex_hard_1_k_hard_1_four_leave_after_round_two() {
    let hard =
        ["first_burger_marketed", "first_pizza_marketed", "first_drink_marketed", "first_to_train_someone"];
    let gone = |round: u16, modules: &[&str]| {
        let (after, _) = cleaned(&game(modules, 2, json!({"round": round})));
        hard.map(|id| after.closed_milestones().has(id.parse().unwrap()))
    };
    assert_eq!(gone(1, &["hard_choices"]), [false; 4]);
    assert_eq!(gone(2, &["hard_choices"]), [true; 4]);
    assert_eq!(gone(2, &[]), [false; 4]);
    // A position of round 3 implies it; those who have one keep it.
    let top = json!({"round": 3, "chains": [{"milestones": ["first_pizza_marketed"]}, {"at_work": {"marketing_trainee": 1}}], "turn_order": [1, 0]});
    let mut late = start(&game(&["hard_choices"], 2, top), Phase::Campaigns, 1);
    let campaign = legal(&late, 1).into_iter().find(|action| action.contains(" beer ")).unwrap();
    must(&mut late, &format!("1 {campaign}"));
    assert!(!has(&late, 1, "first_drink_marketed"));
    assert!(has(&late, 0, "first_pizza_marketed"));
    let written = written(&late);
    assert_eq!(written.get("withdrawn"), None, "the round says it");
    // Somebody may say otherwise.
    let top = json!({"round": 3, "withdrawn": [], "chains": [{}, {}]});
    assert!(game(&["hard_choices"], 2, top).closed_milestones().is_empty());
}

#[test]
fn ex_hard_2_k_hard_2_three_hires_until_round_three() {
    let awarded = |round: u16| {
        let top = json!({"round": round, "chains": [{"at_work": {"recruiting_girl": 2}}, {}], "turn_order": [0, 1]});
        let mut hiring = start(&game(&["hard_choices"], 2, top), Phase::Recruit, 0);
        must_all(&mut hiring, &["0 hire waitress", "0 hire waitress", "0 hire waitress"]);
        has(&hiring, 0, "first_to_hire_three")
    };
    assert!(awarded(3));
    assert!(!awarded(4));
    let (after, events) = cleaned(&game(&["hard_choices"], 2, json!({"round": 3})));
    assert_eq!(after.round(), 4);
    assert_eq!(only(&events, "milestones_closed")[0]["milestones"], json!(["first_to_hire_three"]));
    let twenty = "first_to_pay_20".parse::<magnate_rules::Milestone>();
    assert!(twenty.is_ok_and(|milestone| !after.closed_milestones().has(milestone)));
}

fn priced(players: u8) -> Game {
    Game::new(&Config::new(players).with_modules(ModuleSet::of(&[Module::ReservePrices])), 3).unwrap()
}

#[test]
fn k_res_1_three_prices_in_place_of_the_base_cards() {
    let mut game = priced(2);
    while stage(&game) == "first_restaurant" {
        let player = game.decision().awaited.iter().next().unwrap();
        let place = game.listed(player).into_iter().find(|action| action.to_string() != "pass").unwrap();
        game.apply(player, &place).unwrap();
    }
    assert_eq!(legal(&game, 0), ["reserve 5", "reserve 10", "reserve 20"].map(String::from));
    assert_eq!(answer(&game, "0 reserve 200"), "no_such_reserve");
    must(&mut game, "0 reserve 20");
    // Secret: another player's view does not know it.
    let seen_by = |player: u8| game.view(Viewer::Player(PlayerId(player)));
    assert_ne!(json!(seen_by(0).data()), json!(seen_by(1).data()));
    assert!(seen_by(1).game().chain(PlayerId(0)).reserve().is_none());
    let base = Game::new(&Config::new(2), 3).unwrap();
    assert!(base.config().reserve_cards().iter().all(|card| card.price().is_none()));
    assert_eq!(ReserveCard::ALL.len(), 6);
}

/// Two houses are served; the bank breaks with the first.
fn breaking(prices: [u8; 3], options: Value) -> Value {
    with(
        &["reserve_prices"],
        3,
        json!({
            "bank": 5, "options": options, "demand": {"2": ["beer"], "13": ["beer"]},
            "chains": [
                {"stock": {"beer": 2}, "reserve": prices[0]},
                {"reserve": prices[1]},
                {"reserve": prices[2]},
            ],
        }),
    )
}

#[test]
fn ex_res_1_k_res_2_k_res_3_two_hundred_each_and_the_price_on_most() {
    let (after, events) = at(breaking([5, 5, 10], json!({}))).at_phase(Phase::Dinnertime, None);
    let broke = &only(&events, "bank_broke")[0];
    assert_eq!(
        (&broke["added"], &broke["base_price"], &broke["ceo_slots"]),
        (&json!(600), &json!(5), &Value::Null)
    );
    assert_eq!(after.base_price(), 5);
    assert_eq!(after.ceo_slots(), 3);
    let (tie, _) = at(breaking([5, 10, 20], json!({}))).at_phase(Phase::Dinnertime, None);
    assert_eq!(tie.base_price(), 20, "of equals $20 before $5 before $10");
    let (ten, _) = at(breaking([10, 10, 20], json!({}))).at_phase(Phase::Dinnertime, None);
    assert_eq!(ten.base_price(), 10);
    assert_eq!(written(&after)["base_price"], 5);
    assert_eq!(at(written(&after)).base_price(), 5);
    assert_eq!(
        faults(with(&["reserve_prices"], 2, json!({"base_price": 7}))),
        ["base_price: must be 5, 10, 20"]
    );
    assert_eq!(fault(json!({"base_price": 20})), "base_price: must be 10");
}

#[test]
fn k_res_4_k_din_9_from_the_next_dinnertime_on() {
    let report = json!(at(breaking([20, 20, 20], json!({}))).dinner_report());
    assert_eq!(
        sales(&report).iter().map(|sale| sale[3].clone()).collect::<Vec<_>>(),
        [json!(10), json!(10)],
        "fixed for the evening"
    );
    assert_eq!(report["base_price"], 20);
    // OPT-RES: for the houses after the break.
    let report = json!(at(breaking([20, 20, 20], json!({"res": "next_house"}))).dinner_report());
    assert_eq!(sales(&report).iter().map(|sale| sale[3].clone()).collect::<Vec<_>>(), [json!(10), json!(20)]);
}

#[test]
fn ex_res_2_modifiers_on_top() {
    let price = |staff: Value| {
        let top = json!({"base_price": 5, "chains": [{"at_work": staff}]});
        game(&["reserve_prices"], 1, top).unit_price(PlayerId(0))
    };
    assert_eq!(price(json!({"discount_manager": 1, "luxuries_manager": 1})), 12);
    assert_eq!(price(json!({"discount_manager": 2})), -1);
}

#[test]
fn k_int_6_reserve_prices_leave_three_slots() {
    let (after, _) = at(breaking([5, 5, 5], json!({}))).at_phase(Phase::Dinnertime, None);
    assert_eq!(after.ceo_slots(), 3);
}

#[test]
fn k_int_7_tokens_of_a_chain_that_left_award_nothing() {
    let top = json!({
        "negative_prices": "pay",
        "demand": {"2": [{"item": "beer", "chain": 1}]},
        "chains": [{"stock": {"beer": 1}}, {"fate": "out"}, {}],
        "turn_order": [0, 2],
        "campaigns": [{"number": 14, "chain": 1, "marketeer": null, "item": "beer", "turns": "eternal", "at": [3, 3], "rotated": true}],
    });
    let game = game(&["ketchup"], 3, top);
    assert_eq!(json!(game.dinner_report())["milestones"], json!([[], [], []]));
    assert_eq!(json!(game.marketing_report())["campaigns"][0]["number"], 14, "its campaigns go on");
}
