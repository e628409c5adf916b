//! Phase 4, dinnertime: B-DIN-1 to B-DIN-8.

use crate::common::*;
use magnate_rules::{Event, Phase};
use serde_json::{Value, json};

/// The dinner report of a position on the street.
#[track_caller]
fn dinner(players: usize, top: Value) -> Value {
    json!(at(street(players, top)).dinner_report())
}

fn houses_served(report: &Value) -> Vec<&str> {
    report["sales"].as_array().unwrap().iter().map(|sale| sale["house"].as_str().unwrap()).collect()
}

/// The only sale of a dinner.
#[track_caller]
fn sale(report: &Value) -> &Value {
    assert_eq!(report["sales"].as_array().unwrap().len(), 1, "{report}");
    &report["sales"][0]
}

/// Unit price -2: four discount managers and somebody to lead them.
fn minus_two() -> Value {
    json!({"management_trainee": 1, "discount_manager": 4})
}

// ---- B-DIN-1 -------------------------------------------------------------------------------------

#[test]
fn b_din_1_houses_are_served_in_ascending_number() {
    // Neither as text ("10" before "2") nor along the street (2, 13, 10).
    let report = dinner(
        1,
        json!({
            "demand": {"13": ["burger"], "10": ["burger"], "2": ["burger"]},
            "chains": [{"stock": {"burger": 2}}],
        }),
    );
    assert_eq!(houses_served(&report), ["2", "10"]);
    assert_eq!(report["unserved"], json!(["13"]));
}

#[test]
fn b_din_1_a_house_placed_in_play_takes_its_turn_by_number() {
    let report = dinner(
        1,
        json!({
            "houses": [{"number": "3", "at": [10, 3], "garden": "east"}],
            "demand": {"10": ["burger"], "3": ["burger"], "2": ["burger"]},
            "chains": [{"stock": {"burger": 2}}],
        }),
    );
    assert_eq!(houses_served(&report), ["2", "3"]);
    assert_eq!(report["unserved"], json!(["10"]));
}

// ---- B-DIN-2 -------------------------------------------------------------------------------------

#[test]
fn b_din_2_a_candidate_has_the_whole_demand_in_stock() {
    // Chain 0 is nearer and has plenty of burgers, but no beer.
    let report = dinner(
        2,
        json!({
            "demand": {"2": ["burger", "beer"]},
            "chains": [{"stock": {"burger": 9}}, {"stock": {"burger": 1, "beer": 1}}],
        }),
    );
    assert_eq!(sale(&report)["chain"], 1);
    assert_eq!(sale(&report)["offers"][0]["verdict"], "no_stock");
    assert_eq!(sale(&report)["offers"][0]["missing"], json!({"beer": 1}));
}

#[test]
fn b_din_2_two_of_a_kind_need_two_in_stock() {
    let demand = json!({"2": ["burger", "burger"]});
    let report = dinner(1, json!({"demand": demand, "chains": [{"stock": {"burger": 1}}]}));
    assert_eq!(report["unserved"], json!(["2"]));
    let report = dinner(1, json!({"demand": demand, "chains": [{"stock": {"burger": 2}}]}));
    assert_eq!(sale(&report)["items"], json!({"burger": 2}));
}

#[test]
fn b_din_2_without_a_candidate_the_demand_and_the_stock_stay() {
    let demand = json!({"2": ["burger", "beer"], "13": ["pizza"]});
    let report =
        dinner(2, json!({"demand": demand, "chains": [{"stock": {"burger": 1}}, {"stock": {"beer": 1}}]}));
    assert_eq!(report["sales"], json!([]));
    assert_eq!(report["unserved"], json!(["2", "13"]));
    assert_eq!(report["demand"], demand);
    assert_eq!(report["stock"], json!([{"burger": 1}, {"beer": 1}]));
    assert_eq!(report["cash"], json!([0, 0]));
}

#[test]
fn b_din_2_what_an_earlier_house_bought_is_gone() {
    // House 2 takes the burger of the near chain; house 13 goes to the far one.
    let report = dinner(
        3,
        json!({
            "demand": {"2": ["burger"], "13": ["burger"]},
            "chains": [{"stock": {"burger": 1}, "at_work": {"discount_manager": 3}}, {}, {"stock": {"burger": 1}}],
        }),
    );
    assert_eq!(report["sales"][0]["chain"], 0);
    assert_eq!(report["sales"][1]["chain"], 2);
}

#[test]
fn b_din_2_frozen_food_sells_like_fresh() {
    let report = dinner(
        1,
        json!({
            "demand": {"2": ["burger", "burger"]},
            "chains": [{"stock": {"burger": 1}, "frozen": {"burger": 1}, "milestones": ["first_to_throw_away"]}],
        }),
    );
    assert_eq!(sale(&report)["income"], 20);
    assert_eq!(report["stock"], json!([{}]));
}

#[test]
fn b_din_2_any_distance_is_near_enough() {
    let report = json!(
        at(json!({
            "version": 1, "map": ["A0 L0 N0 Q0 F0"], "demand": {"10": ["burger"]},
            "chains": [{"restaurants": [{"at": [3, 0], "entrance": "south-west"}], "stock": {"burger": 1}}],
        }))
        .dinner_report()
    );
    assert_eq!(sale(&report)["distance"], 4);
}

#[test]
fn b_din_2_no_road_no_sale() {
    // F lies north of C and no road joins them. The restaurant touches the road of C, but its entrance does not:
    // only with a drive-in does that corner become an entrance, one border away.
    let position = |at_work: Value| {
        at(json!({
            "version": 1, "map": ["F0", "C0"], "demand": {"5": ["burger"]},
            "chains": [{
                "restaurants": [{"at": [0, 3], "entrance": "north-west"}],
                "stock": {"burger": 1}, "at_work": at_work,
            }],
        }))
    };
    let report = json!(position(json!({})).dinner_report());
    assert_eq!(report["unserved"], json!(["5"]));
    assert_eq!(report["unserved_offers"][0]["offers"][0]["verdict"], "no_road");
    let report = json!(position(json!({"local_manager": 1})).dinner_report());
    assert_eq!(sale(&report)["distance"], 1);
}

#[test]
fn b_din_2_a_coming_soon_restaurant_does_not_sell() {
    let chain = json!({"restaurants": [{"open": false}], "stock": {"burger": 1}});
    let report = dinner(1, json!({"demand": {"2": ["burger"]}, "chains": [chain]}));
    assert_eq!(report["unserved"], json!(["2"]));
}

// ---- B-DIN-3 -------------------------------------------------------------------------------------

#[track_caller]
fn unit_price(chain: Value) -> i64 {
    let chain = over(json!({"stock": {"burger": 1}}), chain);
    let report = dinner(1, json!({"demand": {"2": ["burger"]}, "chains": [chain]}));
    sale(&report)["unit_price"].as_i64().unwrap()
}

#[test]
fn b_din_3_the_unit_price_is_the_sum_of_its_parts() {
    assert_eq!(unit_price(json!({})), 10);
    assert_eq!(unit_price(json!({"at_work": {"pricing_manager": 1}})), 9);
    assert_eq!(unit_price(json!({"at_work": {"pricing_manager": 3}})), 7);
    assert_eq!(unit_price(json!({"at_work": {"discount_manager": 1}})), 7);
    assert_eq!(unit_price(json!({"at_work": {"luxuries_manager": 1}})), 20);
    let all =
        json!({"management_trainee": 1, "pricing_manager": 2, "discount_manager": 1, "luxuries_manager": 1});
    assert_eq!(unit_price(json!({"at_work": all, "milestones": ["first_to_lower_prices"]})), 14);
}

#[test]
fn b_din_3_first_to_lower_prices_counts_without_any_manager() {
    assert_eq!(unit_price(json!({"milestones": ["first_to_lower_prices"]})), 9);
}

#[test]
fn b_din_3_cards_on_the_beach_do_not_change_the_price() {
    let beach = json!({"pricing_manager": 2, "discount_manager": 2, "luxuries_manager": 1});
    assert_eq!(unit_price(json!({"beach": beach})), 10);
}

#[test]
fn b_din_3_the_price_may_go_below_zero() {
    assert_eq!(unit_price(json!({"at_work": minus_two()})), -2);
    assert_eq!(unit_price(json!({"at_work": minus_two(), "milestones": ["first_to_lower_prices"]})), -3);
}

// ---- B-DIN-4 -------------------------------------------------------------------------------------

/// Who serves one house that wants a burger, when everybody has one.
#[track_caller]
fn winner(house: &str, players: usize, top: Value) -> (i64, String) {
    let chains: Vec<Value> = vec![json!({"stock": {"burger": 5}}); players];
    let base = over(json!({"demand": {house: ["burger"]}, "chains": chains}), top);
    let report = dinner(players, base);
    let chain = sale(&report)["chain"].as_i64().unwrap();
    let offers = sale(&report)["offers"].as_array().unwrap();
    let offer = offers.iter().find(|offer| offer["chain"] == chain).unwrap();
    (chain, offer["verdict"].as_str().unwrap().to_string())
}

#[test]
fn b_din_4_lowest_price_plus_distance() {
    // House 2: chain 0 is 0 borders away, chain 1 two.
    let by_price = |chain| (chain, "won_by_price".to_string());
    assert_eq!(winner("2", 2, json!({})), by_price(0)); // 10+0 against 10+2
    let near_but_dear = json!({"chains": [{"at_work": {"luxuries_manager": 1}}, {}]});
    assert_eq!(winner("2", 2, near_but_dear), by_price(1)); // 20+0 against 10+2
    let cheap_but_far = json!({"chains": [{}, {"at_work": {"pricing_manager": 1}}]});
    assert_eq!(winner("2", 2, cheap_but_far), by_price(0)); // 10+0 against 9+2
    let cheap_enough = json!({"chains": [{}, {"at_work": {"discount_manager": 1}}]});
    assert_eq!(winner("2", 2, cheap_enough), by_price(1)); // 10+0 against 7+2
}

#[test]
fn b_din_4_prices_below_zero_are_compared_as_they_are() {
    // -2+0 against -5+2: with prices cut off at 0 the near chain would win.
    let near = json!({"vice_president": 1, "discount_manager": 3, "pricing_manager": 3});
    let far = json!({"executive_vice_president": 1, "discount_manager": 3, "pricing_manager": 6});
    let top = json!({"chains": [{"at_work": near}, {"at_work": far}]});
    assert_eq!(winner("2", 2, top).0, 1);
}

#[test]
fn b_din_4_the_price_of_a_garden_house_is_compared_undoubled() {
    // With doubled prices chain 0 would win by 18+1 against 20.
    let report = dinner(
        3,
        json!({
            "gardens": [{"house": "13", "side": "west"}],
            "demand": {"13": ["burger"]},
            // Chain 1 next door at 10, chain 0 one border away at 9: a tie at 10, broken by the waitress.
            "chains": [
                {"stock": {"burger": 1}, "at_work": {"pricing_manager": 1}},
                {"stock": {"burger": 1}, "at_work": {"waitress": 1}},
                {},
            ],
        }),
    );
    assert_eq!(sale(&report)["chain"], 1);
    assert_eq!(sale(&report)["unit_price"], 10);
}

#[test]
fn b_din_4_the_nearest_of_several_restaurants_counts() {
    let two = json!({"restaurants": [
        {"at": [13, 3], "entrance": "north-west"},
        {"at": [3, 3], "entrance": "north-west"},
    ]});
    let game = at(street(2, json!({"chains": [{}, two]})));
    assert_eq!(game.distances(), json!({"2": [0, 0], "10": [2, 0], "13": [1, 1]}));
}

#[test]
fn b_din_4_a_tie_goes_to_the_most_waitresses() {
    // House 13 is one border away from both; chain 0 is first in turn order.
    let waitresses = |west: u8, east: u8| json!({"chains": [{"at_work": {"waitress": west}}, {"at_work": {"waitress": east}}]});
    let by_waitresses = |chain| (chain, "won_by_waitresses".to_string());
    assert_eq!(winner("13", 2, waitresses(0, 1)), by_waitresses(1));
    assert_eq!(winner("13", 2, waitresses(1, 2)), by_waitresses(1));
    assert_eq!(winner("13", 2, waitresses(2, 1)), by_waitresses(0));
}

#[test]
fn b_din_4_waitresses_on_the_beach_break_no_tie() {
    let top = json!({"chains": [{}, {"beach": {"waitress": 3}}]});
    assert_eq!(winner("13", 2, top), (0, "won_by_order".to_string()));
}

#[test]
fn b_din_4_waitresses_do_not_beat_a_lower_sum() {
    let top = json!({"chains": [{"at_work": {"pricing_manager": 1}}, {"at_work": {"waitress": 3}}]});
    assert_eq!(winner("13", 2, top), (0, "won_by_price".to_string()));
}

#[test]
fn b_din_4_then_the_earlier_in_turn_order() {
    let order = |order: Value| {
        let chains = json!([{"at_work": {"waitress": 1}}, {"at_work": {"waitress": 1}}]);
        json!({"turn_order": order, "chains": chains})
    };
    assert_eq!(winner("13", 2, order(json!([0, 1]))), (0, "won_by_order".to_string()));
    assert_eq!(winner("13", 2, order(json!([1, 0]))), (1, "won_by_order".to_string()));
}

// ---- B-DIN-5 -------------------------------------------------------------------------------------

#[test]
fn b_din_5_the_example_of_the_rules_brings_125() {
    let report = dinner(
        1,
        json!({
            "gardens": [{"house": "13", "side": "west"}],
            "demand": {"13": ["beer", "burger", "beer"]},
            "chains": [{
                "at_work": {"luxuries_manager": 1},
                "milestones": ["first_burger_marketed"],
                "stock": {"burger": 1, "beer": 2},
            }],
        }),
    );
    assert_eq!(sale(&report)["income"], 125);
    assert_eq!(report["cash"], json!([125]));
}

#[test]
fn b_din_5_items_are_handed_over_and_the_demand_removed() {
    let report = dinner(
        2,
        json!({
            "demand": {"2": ["burger", "beer", "burger"], "13": ["pizza"]},
            "chains": [{"stock": {"burger": 3, "beer": 1, "lemonade": 1}}, {"stock": {"burger": 3}}],
        }),
    );
    assert_eq!(sale(&report)["items"], json!({"burger": 2, "beer": 1}));
    assert_eq!(sale(&report)["income"], 30);
    assert_eq!(report["stock"], json!([{"burger": 1, "lemonade": 1}, {"burger": 3}]));
    assert_eq!(report["demand"], json!({"13": ["pizza"]}));
}

#[track_caller]
fn income(garden: bool, demand: Value, chain: Value) -> i64 {
    let stock = json!({"burger": 5, "pizza": 5, "beer": 5, "lemonade": 5, "soft_drink": 5});
    let gardens = if garden { json!([{"house": "13", "side": "west"}]) } else { json!([]) };
    let chain = over(json!({"stock": stock}), chain);
    let report = dinner(1, json!({"gardens": gardens, "demand": {"13": demand}, "chains": [chain]}));
    sale(&report)["income"].as_i64().unwrap()
}

#[test]
fn b_din_5_a_garden_doubles_the_price_and_never_the_bonus() {
    let chain = json!({"milestones": ["first_pizza_marketed"]});
    assert_eq!(income(false, json!(["pizza"]), chain.clone()), 10 + 5);
    assert_eq!(income(true, json!(["pizza"]), chain), 2 * 10 + 5);
}

#[test]
fn b_din_5_the_bonus_is_for_the_matching_kind_only() {
    let one_of_each = json!(["burger", "pizza", "beer", "lemonade", "soft_drink"]);
    let with = |milestones: Value| income(true, one_of_each.clone(), json!({"milestones": milestones}));
    assert_eq!(with(json!([])), 100);
    assert_eq!(with(json!(["first_burger_marketed"])), 105);
    assert_eq!(with(json!(["first_pizza_marketed"])), 105);
    assert_eq!(with(json!(["first_drink_marketed"])), 115); // all three drinks
    assert_eq!(with(json!(["first_burger_marketed", "first_pizza_marketed", "first_drink_marketed"])), 125);
}

#[test]
fn b_din_5_a_bonus_is_earned_for_every_single_item() {
    let chain = json!({"milestones": ["first_burger_marketed"]});
    assert_eq!(income(false, json!(["burger", "burger", "beer"]), chain), 40);
}

#[test]
fn b_din_5_the_income_of_a_sale_is_floored_as_a_whole_bonuses_included() {
    let chain = json!({"at_work": minus_two(), "milestones": ["first_burger_marketed"]});
    assert_eq!(income(false, json!(["burger"]), chain.clone()), 3); // -2+5, not 0+5
    assert_eq!(income(false, json!(["burger", "beer"]), chain.clone()), 1); // -2+5-2: no floor per item
    assert_eq!(income(true, json!(["burger", "beer"]), chain.clone()), 0); // -4+5-4 = -3
    assert_eq!(income(false, json!(["beer", "beer"]), chain), 0);
}

#[test]
fn b_din_5_a_sale_below_zero_takes_nothing_from_other_sales_or_cash() {
    let report = dinner(
        1,
        json!({
            "demand": {"2": ["beer", "beer", "beer"], "10": ["burger"]},
            "chains": [{
                "cash": 7, "at_work": minus_two(), "milestones": ["first_burger_marketed"],
                "stock": {"beer": 3, "burger": 1},
            }],
        }),
    );
    assert_eq!(report["sales"][0]["income"], 0);
    assert_eq!(report["sales"][1]["income"], 3);
    assert_eq!(report["cash"], json!([10]));
    assert_eq!(report["bank"], 997);
    assert_eq!(report["stock"], json!([{}])); // sold all the same
}

// ---- B-DIN-6 -------------------------------------------------------------------------------------

#[test]
fn b_din_6_three_dollars_for_each_waitress_at_work_five_with_the_milestone() {
    let report = dinner(
        3,
        json!({"chains": [
            {"at_work": {"waitress": 2}, "beach": {"waitress": 1}},
            {"at_work": {"waitress": 3}, "milestones": ["first_waitress_played"]},
            {"beach": {"waitress": 2}, "milestones": ["first_waitress_played"]},
        ]}),
    );
    assert_eq!(report["tips"], json!([6, 15, 0])); // no sale is needed
    assert_eq!(report["cash"], json!([6, 15, 0]));
    assert_eq!(report["bank"], 979);
}

// ---- B-DIN-7 -------------------------------------------------------------------------------------

#[test]
fn b_din_7_half_of_sales_and_tips_rounded_up() {
    let report = dinner(
        1,
        json!({
            "demand": {"2": ["burger"]},
            "chains": [{"cash": 50, "at_work": {"cfo": 1, "waitress": 1}, "stock": {"burger": 1}}],
        }),
    );
    // 10 + 3 = 13, half is 6.5. The $50 from before are not earned.
    assert_eq!(report["cfo_bonus"], json!([7]));
    assert_eq!(report["cash"], json!([70]));
}

#[test]
fn b_din_7_a_cfo_on_the_beach_earns_nothing() {
    let chain = json!({"beach": {"cfo": 1}, "at_work": {"waitress": 2}});
    let report = dinner(1, json!({"chains": [chain]}));
    assert_eq!(report["cfo_bonus"], json!([0]));
}

#[test]
fn b_din_7_first_to_have_100_counts_from_the_next_round_only() {
    let stock = json!({"burger": 1});
    let demand = json!({"2": ["burger"]});
    // Earned in this very dinnertime: no bonus yet.
    let report = dinner(1, json!({"demand": demand, "chains": [{"cash": 95, "stock": stock}]}));
    assert_eq!(report["milestones"], json!([["first_to_have_20", "first_to_have_100"]]));
    assert_eq!(report["cash"], json!([105]));
    // Owned from an earlier round: the CEO is the CFO, at work or not.
    let owner = json!({"cash": 95, "stock": stock, "milestones": ["first_to_have_100"]});
    let report = dinner(1, json!({"demand": demand, "chains": [owner]}));
    assert_eq!(report["cfo_bonus"], json!([5]));
    assert_eq!(report["cash"], json!([110]));
}

#[test]
fn b_din_7_one_half_only() {
    // A CFO of his own (in a game where nobody made him go) adds nothing to the milestone.
    let chain = json!({
        "stock": {"burger": 1}, "at_work": {"cfo": 1}, "milestones": ["first_to_have_100"],
    });
    let report = dinner(1, json!({"demand": {"2": ["burger"]}, "chains": [chain]}));
    assert_eq!(report["cash"], json!([15]));
}

// ---- B-DIN-8 -------------------------------------------------------------------------------------

#[test]
fn b_din_8_first_to_have_20_at_the_moment_of_holding_it() {
    let (_, events) = begin(
        street(
            2,
            json!({
                "demand": {"2": ["burger"], "10": ["burger"]},
                "chains": [{"cash": 10, "stock": {"burger": 1}}, {"cash": 9, "stock": {"burger": 1}}],
            }),
        ),
        Phase::Dinnertime,
    );
    let marks: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::HouseServed { house, .. } => Some(format!("house {house}")),
            Event::MilestoneAwarded { chain, milestone } => Some(format!("{chain} {milestone}")),
            _ => None,
        })
        .collect();
    // $20 is enough, $19 is not; awarded before the next house is served.
    assert_eq!(marks, ["house 2", "0 first_to_have_20", "house 10"]);
}

#[test]
fn b_din_8_first_to_have_100_at_the_end_of_the_phase() {
    let position = |cash: i32| {
        let at_work = json!({"cfo": 1, "waitress": 1});
        json!({
            "demand": {"2": ["burger"]},
            "chains": [{"cash": cash, "stock": {"burger": 1}, "at_work": at_work}],
        })
    };
    // 80 + 10 + 3 + 7 = 100: the tips and the CFO's half count.
    let report = dinner(1, position(80));
    assert_eq!(report["cash"], json!([100]));
    assert_eq!(report["milestones"], json!([["first_to_have_20", "first_to_have_100"]]));
    let report = dinner(1, position(79));
    assert_eq!(report["milestones"], json!([["first_to_have_20"]]));
}

#[test]
fn b_din_8_whoever_is_too_late_by_a_round_gets_neither() {
    let earlier = json!({"milestones": ["first_to_have_20", "first_to_have_100"]});
    let chain = json!({"cash": 95, "stock": {"burger": 1}});
    let report = dinner(2, json!({"demand": {"2": ["burger"]}, "chains": [chain, earlier]}));
    assert_eq!(report["cash"], json!([105, 0]));
    assert_eq!(report["milestones"], json!([[], []]));
}
