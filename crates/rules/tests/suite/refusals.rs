//! A refusal cites the rule of the step in which it arises.

use crate::common::*;
use magnate_rules::{Action, Config, Coord, Corner, Game, Phase, Refusal, parse_act};
use serde_json::{Value, json};

/// Code and rule with which a line is refused at the start of a phase.
#[track_caller]
fn why(position: Value, phase: Phase, line: &str) -> (&'static str, &'static str) {
    let game = start(&scene(position), phase, 0);
    let (player, action) = parse_act(line).unwrap();
    let refusal = game.check(player, &action).expect_err(line);
    (refusal.code(), refusal.rule())
}

fn one(map: &str, restaurants: Value, at_work: Value) -> Value {
    json!({ "map": [map], "chains": [{ "restaurants": restaurants, "at_work": at_work }, { "milestones": ["first_billboard_placed"] }] })
}

#[test]
fn b_bld_1_and_b_mkt_2_a_house_is_not_refused_by_the_rule_of_campaigns() {
    let houses = one("D0", json!([]), json!({ "new_business_developer": 1 }));
    assert_eq!(why(houses, Phase::Houses, "0 house 9 1,3 east"), ("not_by_road", "B-BLD-1"));
    let campaigns = one("D0", json!([]), json!({ "brand_director": 1 }));
    let line = "0 campaign brand_director 9 pizza 1 1,3";
    assert_eq!(why(campaigns, Phase::Campaigns, line), ("not_by_road", "B-MKT-2"));
}

#[test]
fn b_rst_2_and_b_mkt_3_a_restaurant_too_far_away_is_not_refused_by_the_rule_of_campaigns() {
    let at_home = json!([restaurant(3, 3, "north-west")]);
    let manager = one("A0 B0 O0 R0 T0", at_home.clone(), json!({ "local_manager": 1 }));
    let line = "0 open local_manager 23,3 north-west";
    assert_eq!(why(manager, Phase::Restaurants, line), ("out_of_range", "B-RST-2"));
    let trainee = one("A0 B0 O0 R0 T0", at_home, json!({ "marketing_trainee": 1 }));
    let line = "0 campaign marketing_trainee 14 beer 1 18,3";
    assert_eq!(why(trainee, Phase::Campaigns, line), ("out_of_range", "B-MKT-3"));
}

#[test]
fn b_set_4_and_b_rst_1_entrances_of_first_and_later_restaurants() {
    let game = Game::new(&Config::new(2), 1).unwrap();
    let player = game.decision().awaited.first().unwrap();
    let places = (0..15).flat_map(|x| (0..15).map(move |y| Coord::new(x, y)));
    let places = places.flat_map(|at| Corner::ALL.map(|corner| (at, corner)));
    let refusals = places
        .filter_map(|(at, entrance)| game.check(player, &Action::FirstRestaurant { at, entrance }).err());
    let doors: Vec<Refusal> = refusals.filter(|refusal| refusal.code() == "entrance_not_by_road").collect();
    assert!(!doors.is_empty() && doors.iter().all(|refusal| refusal.rule() == "B-SET-4"), "{doors:?}");
    let manager =
        one("A0 B0 O0 R0 T0", json!([restaurant(3, 3, "north-west")]), json!({ "regional_manager": 1 }));
    let line = "0 open regional_manager 13,3 south-east";
    assert_eq!(why(manager, Phase::Restaurants, line), ("entrance_not_by_road", "B-RST-1"));
}

#[test]
fn b_fod_3_and_b_fod_4_carts_and_zeppelins() {
    let fetch = |card: &str, from: &str, path: &str| {
        let position = one("A0 B0 O0 R0 T0", json!([restaurant(3, 3, "north-west")]), json!({ card: 1 }));
        why(position, Phase::Food, &format!("0 fetch {card} {from} {path}"))
    };
    assert_eq!(fetch("cart_operator", "0,0", "N"), ("not_an_entrance", "B-FOD-3"));
    assert_eq!(fetch("zeppelin_pilot", "0,0", "N"), ("not_an_entrance", "B-FOD-4"));
    assert_eq!(fetch("cart_operator", "3,3", "NS"), ("broken_route", "B-FOD-3"));
    assert_eq!(fetch("zeppelin_pilot", "3,3", "EW"), ("broken_route", "B-FOD-4"));
    assert_eq!(fetch("cart_operator", "3,3", "NEEEEEEEEEEEEE"), ("route_too_far", "B-FOD-3"));
}

#[test]
fn every_row_names_the_rules_it_can_cite() {
    for row in Refusal::TABLE {
        let contexts = ["during", "card"];
        let has_context = row.args.iter().any(|(name, _)| contexts.contains(name));
        assert!(row.elsewhere.is_empty() || has_context, "{}", row.code);
        assert!(!row.elsewhere.contains(&row.rule), "{}", row.code);
    }
    assert_eq!(Refusal::OutOfRange { range: 3, during: Phase::Restaurants }.rule(), "B-RST-2");
}
