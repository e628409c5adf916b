//! Dinnertime with modules: K-DIN, kimchi, sushi, noodles, ketchup, fry chefs, and stars in ties.

use super::*;
use magnate_rules::{Phase, PlayerId};

const DISHES: &[&str] = &["kimchi", "sushi", "noodles"];

/// House 13 wants a burger and a beer, and may have a garden. A has that, B sushi, C noodles and kimchi.
fn three_kitchens(garden: bool, kimchi: u16) -> Value {
    let mut position = with(
        DISHES,
        3,
        json!({
            "demand": {"13": ["burger", "beer"]},
            "chains": [
                {"at_work": {"pricing_manager": 2}, "stock": {"burger": 1, "beer": 1}},
                {"at_work": {"luxuries_manager": 1, "discount_manager": 2}, "stock": {"sushi": 2}},
                {"stock": {"noodles": 2, "kimchi": kimchi}},
            ],
        }),
    );
    if garden {
        position["gardens"] = json!([{"house": "13", "side": "west"}]);
    }
    position
}

#[test]
fn ex_din_1_k_din_2_k_din_3_tier_beats_price_and_distance() {
    let dinner = |garden, kimchi| json!(at(three_kitchens(garden, kimchi)).dinner_report());
    let with_kimchi = dinner(true, 1);
    assert_eq!(only_sale(&with_kimchi), json!(["13", 2, {"kimchi": 1, "noodles": 2}, 60]));
    assert_eq!(with_kimchi["sales"][0]["tier"], 3);
    assert_eq!(with_kimchi["sales"][0]["multiplier"], 2);
    assert_eq!(verdict(&with_kimchi, 0), "lesser_order");
    let tiers: Vec<&Value> =
        with_kimchi["sales"][0]["offers"].as_array().unwrap().iter().map(|offer| &offer["tier"]).collect();
    assert_eq!(tiers, [&json!(5), &json!(4), &json!(3)], "what each could serve");
    let without = dinner(true, 0);
    assert_eq!(only_sale(&without), json!(["13", 1, {"sushi": 2}, 56]));
    assert_eq!(without["sales"][0]["tier"], 4);
    let plain = dinner(false, 0);
    assert_eq!(only_sale(&plain), json!(["13", 0, {"burger": 1, "beer": 1}, 16]));
    assert_eq!(plain["sales"][0]["tier"], 5);
}

#[test]
fn k_din_2_every_tier_in_turn() {
    // One chain has everything; what it lacks makes the house take the next order.
    let all = json!({"kimchi": 1, "sushi": 2, "burger": 1, "beer": 1, "noodles": 2});
    let tier = |without: &[&str], garden: bool| {
        let mut stock = all.clone();
        for item in without {
            stock[item] = json!(0);
        }
        let mut top = json!({"demand": {"13": ["burger", "beer"]}, "chains": [{"stock": stock}]});
        if garden {
            top["gardens"] = json!([{"house": "13", "side": "west"}]);
        }
        dinner(DISHES, 1, top)["sales"][0]["tier"].as_u64()
    };
    assert_eq!(tier(&[], true), Some(1));
    assert_eq!(tier(&[], false), Some(2), "sushi is for gardens");
    assert_eq!(tier(&["sushi"], true), Some(2));
    assert_eq!(tier(&["sushi", "beer"], true), Some(3));
    assert_eq!(tier(&["kimchi"], true), Some(4));
    assert_eq!(tier(&["kimchi", "sushi"], true), Some(5));
    assert_eq!(tier(&["kimchi", "sushi", "burger"], true), Some(6));
    assert_eq!(tier(&["kimchi", "sushi", "burger", "noodles"], true), None);
    // No order mixes kinds beyond the table.
    assert_eq!(tier(&["kimchi", "burger", "noodles"], false), None);
}

#[test]
fn ex_din_2_k_kim_3_a_sale_with_kimchi() {
    let report = dinner(
        &["kimchi"],
        3,
        json!({
            "demand": {"2": ["burger", "pizza"], "10": ["pizza", "pizza", "beer"]},
            "chains": [
                {"stock": {"burger": 2, "pizza": 2, "beer": 2}},
                {"stock": {"kimchi": 1, "burger": 1, "pizza": 2, "beer": 1}},
                {"stock": {"kimchi": 1, "burger": 2, "pizza": 2}},
            ],
        }),
    );
    assert_eq!(
        sales(&report),
        [
            json!(["2", 1, {"burger": 1, "pizza": 1, "kimchi": 1}, 30]),
            json!(["10", 0, {"pizza": 2, "beer": 1}, 30])
        ]
    );
    assert_eq!(
        report["stock"][2],
        json!({"burger": 2, "pizza": 2, "kimchi": 1}),
        "one kimchi at most, of one chain"
    );
    // Never to a house without demand.
    let idle = dinner(&["kimchi"], 1, json!({"chains": [{"stock": {"kimchi": 3}}]}));
    assert_eq!(idle["sales"], json!([]));
}

#[test]
fn k_din_4_k_ketchup_3_the_score_less_one() {
    let report = |milestones: Value| {
        dinner(
            &["ketchup"],
            2,
            json!({
                "demand": {"13": ["beer"]},
                "chains": [{"stock": {"beer": 1}}, {"stock": {"beer": 1}, "milestones": milestones, "at_work": {"waitress": 1}}],
            }),
        )
    };
    let even = report(json!([]));
    assert_eq!(verdict(&even, 1), "won_by_waitresses");
    let ahead = report(json!(["someone_sells_your_demand"]));
    assert_eq!(verdict(&ahead, 1), "won_by_price", "drinks only, too");
    let offer = &ahead["sales"][0]["offers"][1];
    assert_eq!((&offer["minus"], &offer["score"]), (&json!(1), &json!(10)));
    assert_eq!(ahead["sales"][0]["unit_price"], 10, "the price itself stays");
}

#[test]
fn ex_ketchup_2_a_score_below_zero() {
    // Four discount managers and the milestone of low prices: unit price -3; at distance 0 the score is -4.
    let report = dinner(
        &["ketchup"],
        1,
        json!({
            "negative_prices": "pay", "demand": {"2": ["beer"]},
            "chains": [{"cash": 50, "stock": {"beer": 1}, "at_work": {"management_trainee": 1, "discount_manager": 4},
                        "milestones": ["someone_sells_your_demand", "first_to_lower_prices"]}],
        }),
    );
    assert_eq!(report["sales"][0]["offers"][0]["score"], -4);
}

#[test]
fn k_din_5_ex_star_2_k_star_4_stars_before_waitresses_before_order() {
    // House 10: distances 2, 1, 0; prices make the scores equal.
    let equal = with(
        &["movie_stars"],
        3,
        json!({
            "demand": {"10": ["beer"]}, "turn_order": [2, 0, 1, 3, 4],
            "chains": [
                {"stock": {"beer": 1}, "at_work": {"waitress": 1, "pricing_manager": 2}},
                {"stock": {"beer": 1}, "at_work": {"d_movie_star": 1, "pricing_manager": 1}},
                {"stock": {"beer": 1}},
                {}, {},
            ],
        }),
    );
    let report = json!(at(equal.clone()).dinner_report());
    assert_eq!(only_sale(&report)[1], 1, "the star before waitresses and turn order");
    assert_eq!(verdict(&report, 1), "won_by_star");
    assert_eq!(verdict(&report, 0), "lesser_star");
    assert_eq!(
        report["sales"][0]["offers"].as_array().unwrap().iter().find(|it| it["chain"] == 1).unwrap()["star"],
        "d_movie_star"
    );
    // B over C over D over none.
    let mut better = equal.clone();
    better["chains"][0]["at_work"] = json!({"c_movie_star": 1, "pricing_manager": 2});
    assert_eq!(only_sale(&json!(at(better.clone()).dinner_report()))[1], 0);
    better["chains"][2]["at_work"] = json!({"b_movie_star": 1});
    assert_eq!(only_sale(&json!(at(better).dinner_report()))[1], 2);
    // A score one lower beats every star.
    let mut lower = equal;
    lower["chains"][0]["at_work"] = json!({"pricing_manager": 3});
    assert_eq!(only_sale(&json!(at(lower).dinner_report()))[1], 0);
}

#[test]
fn k_din_5_night_shift_counts_each_waitress_twice() {
    let report = dinner(
        &["night_shift"],
        2,
        json!({
            "demand": {"13": ["beer"]},
            "chains": [
                {"stock": {"beer": 1}, "at_work": {"waitress": 2}},
                {"stock": {"beer": 1}, "at_work": {"waitress": 2, "night_shift_manager": 1}},
            ],
        }),
    );
    assert_eq!(verdict(&report, 1), "won_by_waitresses");
    assert_eq!(report["sales"][0]["offers"][1]["waitresses"], 4);
    assert_eq!(report["tips"], json!([6, 12]));
}

#[test]
fn k_din_6_k_din_7_k_kim_5_bonuses_are_for_their_own_items() {
    let milestones = json!(["first_burger_marketed", "first_pizza_marketed", "first_drink_marketed"]);
    let income = |stock: Value, demand: Value| {
        let top = json!({
            "gardens": [{"house": "13", "side": "west"}], "demand": {"13": demand},
            "chains": [{"stock": stock, "milestones": milestones}],
        });
        only_sale(&dinner(DISHES, 1, top))[3].clone()
    };
    assert_eq!(income(json!({"sushi": 2}), json!(["burger", "beer"])), 40);
    assert_eq!(income(json!({"noodles": 2}), json!(["burger", "beer"])), 40);
    assert_eq!(
        income(json!({"kimchi": 1, "burger": 1, "beer": 1}), json!(["burger", "beer"])),
        70,
        "3 x $10 x 2 + 2 x $5"
    );
}

#[test]
fn k_din_6_the_floor_is_under_the_whole_sale() {
    // Unit price -2 with four discount managers; one item and one fry chef's $10 stay $8.
    let sale = |stock: u16, demand: Value| {
        let top = json!({
            "demand": {"2": demand},
            "chains": [{"stock": {"beer": stock}, "at_work": {"management_trainee": 2, "discount_manager": 4, "fry_chef": 1}}],
        });
        only_sale(&dinner(&["fry_chefs"], 1, top))[3].clone()
    };
    assert_eq!(sale(1, json!(["beer"])), 8);
    assert_eq!(sale(3, json!(["beer", "beer", "beer"])), 4);
}

#[test]
fn ex_kim_price_k_din_9_prices_with_night_shift() {
    let top = json!({"chains": [{"at_work": {"pricing_manager": 2, "night_shift_manager": 1}}]});
    let night = game(&["night_shift"], 1, top);
    assert_eq!(night.unit_price(PlayerId(0)), 6, "each of them counts twice");
    let top = json!({"chains": [{"at_work": {"discount_manager": 1, "luxuries_manager": 1, "night_shift_manager": 1}}]});
    assert_eq!(game(&["night_shift"], 1, top).unit_price(PlayerId(0)), 17, "cards with a salary do not");
}

#[test]
fn k_din_10_ketchup_is_awarded_before_incomes_and_works_from_the_next_dinner() {
    let top = json!({
        "demand": {"2": [{"item": "beer", "chain": 1}], "10": ["soft_drink"]},
        "chains": [
            {"stock": {"beer": 1, "soft_drink": 1}},
            {"stock": {"soft_drink": 1}},
        ],
    });
    let report = dinner(&["ketchup"], 2, top.clone());
    assert_eq!(report["milestones"][1], json!(["someone_sells_your_demand"]));
    assert_eq!(report["sales"][1]["offers"][1]["minus"], 0, "not in the dinner that brings it");
    let mut game = game(&["ketchup"], 2, top);
    game.resolve_dinner();
    assert!(has(&game, 1, "someone_sells_your_demand"));
}

#[test]
fn ex_ketchup_1_k_ketchup_2_everybody_whose_demand_another_sells() {
    let awarded = |seller: usize| {
        let mut chains = vec![json!({}), json!({}), json!({})];
        chains[seller] = json!({"stock": {"beer": 3}});
        let tokens =
            json!([{"item": "beer", "chain": 0}, {"item": "beer", "chain": 0}, {"item": "beer", "chain": 1}]);
        let report = dinner(&["ketchup"], 3, json!({"demand": {"2": tokens}, "chains": chains}));
        let has = |chain: usize| report["milestones"][chain] == json!(["someone_sells_your_demand"]);
        [has(0), has(1), has(2)]
    };
    assert_eq!(awarded(2), [true, true, false]);
    assert_eq!(awarded(0), [false, true, false]);
    // What nobody placed awards nobody; what nobody sells neither.
    let top = json!({"demand": {"2": ["beer"], "10": [{"item": "pizza", "chain": 1}]}, "chains": [{"stock": {"beer": 1}}]});
    assert_eq!(dinner(&["ketchup"], 2, top)["milestones"], json!([[], []]));
}

#[test]
fn k_ketchup_2_k_sushi_3_sushi_and_noodle_sales_count() {
    for (modules, stock) in
        [(["ketchup", "sushi"], json!({"sushi": 1})), (["ketchup", "noodles"], json!({"noodles": 1}))]
    {
        let top = json!({
            "gardens": [{"house": "13", "side": "west"}], "demand": {"13": [{"item": "beer", "chain": 1}]},
            "chains": [{"stock": stock}],
        });
        let report = dinner(&modules, 2, top);
        assert_eq!(report["milestones"], json!([["first_to_have_20"], ["someone_sells_your_demand"]]));
        assert_eq!(report["demand"], json!({}), "all of the demand is gone");
    }
}

#[test]
fn k_ketchup_1_campaigns_sign_their_demand() {
    let top = json!({
        "campaigns": [{"number": 14, "chain": 1, "marketeer": "marketing_trainee", "item": "pizza", "turns": 2, "at": [8, 3], "rotated": true}],
    });
    let report = json!(game(&["ketchup"], 2, top.clone()).marketing_report());
    assert_eq!(report["demand"], json!({"13": [{"item": "pizza", "chain": 1}]}));
    // A position says who it was, and is read as it was written.
    let mut after = game(&["ketchup"], 2, top);
    after = after.at_phase(Phase::Marketing, None).0;
    assert_eq!(written(&after)["demand"]["13"], json!([{"item": "pizza", "chain": 1}]));
    assert_eq!(written(&at(written(&after))), written(&after));
    assert_eq!(
        fault(json!({"demand": {"2": [{"item": "pizza", "chain": 1}]}})),
        "demand.2[0]: needs module ketchup"
    );
}

#[test]
fn k_ketchup_4_one_each_and_withdrawn_like_any_other() {
    let top = json!({
        "demand": {"2": [{"item": "beer", "chain": 1}]}, "round": 5,
        "chains": [{"stock": {"beer": 1}}, {}, {"milestones": ["someone_sells_your_demand"]}],
    });
    assert_eq!(
        dinner(&["ketchup"], 3, top.clone())["milestones"][1],
        json!([]),
        "it was given in an earlier round"
    );
    let mut now = top.clone();
    now["claimed_this_round"] = json!(["someone_sells_your_demand"]);
    assert_eq!(dinner(&["ketchup"], 3, now)["milestones"][1], json!(["someone_sells_your_demand"]));
    // OPT-KETCHUP: it stays to be had.
    let mut stays = top;
    stays["options"] = json!({"ketchup": "stays"});
    assert_eq!(dinner(&["ketchup"], 3, stays)["milestones"][1], json!(["someone_sells_your_demand"]));
}

#[test]
fn ex_sushi_1_k_sushi_1_k_sushi_2_gardens_first_look_for_sushi() {
    let report = |b: u16, garden: bool| {
        let mut top = json!({
            "demand": {"13": ["burger", "beer", "beer", "pizza"]},
            "chains": [
                {"stock": {"sushi": 3, "burger": 1, "beer": 2, "pizza": 1}},
                {"stock": {"sushi": b}, "at_work": {"luxuries_manager": 1}},
            ],
        });
        if garden {
            top["gardens"] = json!([{"house": "13", "side": "west"}]);
        } else {
            top["demand"] = json!({"13": ["burger", "beer", "beer"]});
        }
        dinner(&["sushi"], 2, top)
    };
    assert_eq!(only_sale(&report(4, true))[1], 1);
    assert_eq!(only_sale(&report(4, true))[2], json!({"sushi": 4}));
    assert_eq!(only_sale(&report(3, true))[2], json!({"burger": 1, "beer": 2, "pizza": 1}), "never partial");
    assert_eq!(only_sale(&report(3, false))[2], json!({"burger": 1, "beer": 2}), "only houses with a garden");
}

#[test]
fn ex_sushi_2_sushi_pays_as_items() {
    let top = json!({
        "gardens": [{"house": "13", "side": "west"}], "demand": {"13": ["beer", "beer", "beer", "burger"]},
        "chains": [{"stock": {"sushi": 4}, "at_work": {"luxuries_manager": 1, "pricing_manager": 2, "management_trainee": 2, "discount_manager": 2}}],
    });
    // 10 + 10 - 2 - 6 = $12.
    assert_eq!(only_sale(&dinner(&["sushi"], 1, top)), json!(["13", 0, {"sushi": 4}, 96]));
}

#[test]
fn k_sushi_3_no_milestone_of_what_was_not_sold() {
    let top = json!({
        "gardens": [{"house": "13", "side": "west"}], "demand": {"13": ["burger"]},
        "chains": [{"stock": {"sushi": 1}}],
    });
    assert_eq!(dinner(&["sushi"], 1, top)["milestones"], json!([["first_to_have_20"]]));
}

#[test]
fn ex_noodle_1_k_noodle_1_k_noodle_2_noodles_come_last() {
    let report = |beers: u16| {
        let top = json!({
            "demand": {"2": ["beer", "beer", "beer"]},
            "chains": [{"stock": {"beer": 2, "noodles": 9}}, {"stock": {"beer": beers}, "at_work": {"luxuries_manager": 1}}],
        });
        dinner(&["noodles"], 2, top)
    };
    assert_eq!(only_sale(&report(3)), json!(["2", 1, {"beer": 3}, 60]), "a much higher score");
    assert_eq!(only_sale(&report(2)), json!(["2", 0, {"noodles": 3}, 30]));
}

#[test]
fn ex_noodle_2_k_noodle_3_the_lowest_score_of_those_with_enough() {
    let top = json!({
        "demand": {"2": ["burger", "beer", "beer"]},
        "chains": [{"stock": {"noodles": 2}}, {"stock": {"noodles": 3}, "at_work": {"luxuries_manager": 1, "discount_manager": 2}}],
    });
    assert_eq!(only_sale(&dinner(&["noodles"], 2, top)), json!(["2", 1, {"noodles": 3}, 42]));
}

#[test]
fn ex_fry_1_k_fry_2_ten_dollars_a_house() {
    let dinner = |staff: Value| {
        let top = json!({
            "gardens": [{"house": "13", "side": "west"}], "demand": {"13": ["beer", "beer"]},
            "chains": [{"stock": {"beer": 2}, "at_work": staff}],
        });
        dinner(&["fry_chefs"], 1, top)
    };
    let one = dinner(json!({"discount_manager": 1, "fry_chef": 1}));
    assert_eq!(only_sale(&one)[3], 38);
    assert_eq!(one["sales"][0]["fries"], 10);
    let cfo = dinner(json!({"discount_manager": 1, "fry_chef": 1, "cfo": 1}));
    assert_eq!(cfo["cash"], json!([57]));
    let two = dinner(json!({"discount_manager": 1, "fry_chef": 2}));
    assert_eq!(two["sales"][0]["fries"], 20, "each of them");
    // No effect on the choice: the score is price and distance.
    assert_eq!(two["sales"][0]["offers"][0]["score"], 8);
}

#[test]
fn k_fry_1_trained_from_cooks_makes_nothing() {
    let modules = &["fry_chefs", "sushi", "noodles"];
    for (cook, possible) in [
        ("burger_cook", true),
        ("pizza_cook", true),
        ("sushi_cook", true),
        ("noodle_cook", true),
        ("burger_chef", false),
        ("kitchen_trainee", false),
    ] {
        let top = json!({"chains": [{"at_work": {"trainer": 1}, "beach": {cook: 1}}]});
        let game = start(&game(modules, 2, top), Phase::Train, 0);
        assert_eq!(answer(&game, &format!("0 train {cook} fry_chef")) == "ok", possible, "{cook}");
    }
    let top = json!({"chains": [{"at_work": {"fry_chef": 1}}]});
    assert!(options(&game(modules, 2, top), Phase::Food, 0).iter().all(|action| action == "end"));
}
