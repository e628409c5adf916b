//! Rules B-FOD-1 to B-FOD-4: cooks, errand boys, carts, trucks and zeppelins.

use crate::common::*;
use magnate_rules::{Game, Phase, PlayerId};
use serde_json::{Value, json};

fn at_food(position: Value) -> Game {
    start(&scene(position), Phase::Food, 0)
}

/// What a route brings, as JSON, or the code of the refusal.
fn haul(game: &Game, route: &str) -> Value {
    let mut game = game.clone();
    match act(&mut game, &format!("0 fetch {route}")) {
        Ok(_) => json!(game.chain(PlayerId(0)).stock()),
        Err(refusal) => json!(refusal.code()),
    }
}

/// The different hauls listed for a chain with nothing in stock, sorted.
fn hauls(game: &Game) -> Vec<String> {
    let listed = starting(&options(game, Phase::Food, 0), "fetch");
    let food = start(game, Phase::Food, 0);
    let mut hauls: Vec<String> =
        listed.iter().map(|action| haul(&food, action.strip_prefix("fetch ").unwrap()).to_string()).collect();
    hauls.sort();
    hauls
}

#[test]
fn b_fod_1_each_cook_makes_all_of_its_output() {
    for (cook, item, amount) in [
        ("kitchen_trainee", "burger", 1),
        ("kitchen_trainee", "pizza", 1),
        ("burger_cook", "burger", 3),
        ("burger_chef", "burger", 8),
        ("pizza_cook", "pizza", 3),
        ("pizza_chef", "pizza", 8),
    ] {
        let mut game = at_food(json!({ "map": ["A0"], "chains": [
            { "at_work": { cook: 1, "errand_boy": 1 }, "stock": { "burger": 2, "pizza": 2 } }, {},
        ]}));
        must(&mut game, &format!("0 cook {cook} {item}"));
        assert_eq!(in_stock(&game, 0, item), 2 + amount, "{cook}");
        let other = if item == "burger" { "pizza" } else { "burger" };
        assert_eq!(in_stock(&game, 0, other), 2, "{cook}");
        assert_eq!(answer(&game, &format!("0 cook {cook} {item}")), "not_available", "once");
    }
}

#[test]
fn b_fod_1_cooks_make_their_own_food_only() {
    let game = at_food(json!({ "map": ["A0"], "chains": [
        { "at_work": { "burger_cook": 1, "pizza_chef": 1, "kitchen_trainee": 1 } }, {},
    ]}));
    assert_eq!(answer(&game, "0 cook burger_cook pizza"), "cannot_make");
    assert_eq!(answer(&game, "0 cook pizza_chef burger"), "cannot_make");
    assert_eq!(answer(&game, "0 cook kitchen_trainee beer"), "cannot_make");
    let listed = [
        "cook kitchen_trainee burger",
        "cook kitchen_trainee pizza",
        "cook burger_cook burger",
        "cook pizza_chef pizza",
        "end",
    ];
    assert_eq!(legal(&game, 0), listed);
}

#[test]
fn b_fod_1_one_stock_for_all_restaurants() {
    // A and F are not connected: house 2 is served by one restaurant, house 10 by the other, from one pool.
    let game = scene(json!({
        "map": ["A0 F90"], "demand": { "2": ["burger"], "10": ["burger", "burger"] },
        "chains": [
            { "restaurants": [restaurant(3, 3, "north-west"), restaurant(8, 3, "north-west")],
              "stock": { "burger": 3 } },
            {},
        ],
    }));
    let report = game.dinner_report();
    assert_eq!((report.sales.len(), report.stock[0].total()), (2, 0));
}

#[test]
fn b_fod_2_an_errand_boy_fetches_one_drink_of_any_kind() {
    // No source on the map, no restaurant.
    for drink in ["beer", "lemonade", "soft_drink"] {
        for (milestones, amount) in [(json!([]), 1), (json!(["first_errand_boy_played"]), 2)] {
            let mut game = at_food(json!({ "map": ["A0"], "chains": [
                { "at_work": { "errand_boy": 1 }, "milestones": milestones }, {},
            ]}));
            assert_eq!(answer(&game, "0 errand errand_boy burger"), "not_a_drink");
            must(&mut game, &format!("0 errand errand_boy {drink}"));
            assert_eq!(in_stock(&game, 0, drink), amount);
            assert_eq!(game.chain(PlayerId(0)).stock().total(), u32::from(amount), "all of one kind");
        }
    }
}

//    A0     B0     O0     R0     T0
//  ..#..  ..#HH  .B#..  ..#..  ..#..      the road west-east is the only one
//  ..#..  ..#HH  ..#..  .S#..  .L#..
//  #####  #####  #####  #####  #####
//  HH#..  ..#..  ..#..  ..#..  ..#..
//  HH#..  ..#..  ..#..  ..#..  ..#..
fn long_road(at_work: Value, milestones: Value) -> Game {
    scene(json!({ "map": ["A0 B0 O0 R0 T0"], "chains": [
        { "restaurants": [restaurant(3, 3, "north-west")], "at_work": at_work, "milestones": milestones }, {},
    ]}))
}

#[test]
fn b_fod_3_range_and_drinks_of_cart_and_truck() {
    // To the beer on O: two borders. To the soft drink on R: three.
    let cart = long_road(json!({ "cart_operator": 1 }), json!([]));
    assert_eq!(hauls(&cart), [r#"{"beer":2}"#]);
    let food = start(&cart, Phase::Food, 0);
    assert_eq!(haul(&food, "cart_operator 3,3 NEEEEEEEEENN"), json!({ "beer": 2 }));
    assert_eq!(haul(&food, "cart_operator 3,3 NEEEEEEEEEEEEE"), json!("route_too_far"));
    let truck = long_road(json!({ "truck_driver": 1 }), json!([]));
    assert_eq!(hauls(&truck), [r#"{"beer":3}"#, r#"{"soft_drink":3}"#]);
}

#[test]
fn b_fod_3_first_cart_operator_played_adds_one_border() {
    let milestones = json!(["first_cart_operator_played"]);
    let cart = long_road(json!({ "cart_operator": 1 }), milestones.clone());
    assert_eq!(hauls(&cart), [r#"{"beer":2}"#, r#"{"soft_drink":2}"#]);
    let truck = long_road(json!({ "truck_driver": 1 }), milestones);
    assert_eq!(hauls(&truck), [r#"{"beer":3}"#, r#"{"lemonade":3,"soft_drink":3}"#]);
}

#[test]
fn b_fod_3_first_errand_boy_played_adds_one_drink_from_each_source() {
    let milestones = json!(["first_errand_boy_played"]);
    assert_eq!(hauls(&long_road(json!({ "cart_operator": 1 }), milestones.clone())), [r#"{"beer":3}"#]);
    let both = json!(["first_errand_boy_played", "first_cart_operator_played"]);
    let truck = long_road(json!({ "truck_driver": 1 }), both);
    assert_eq!(hauls(&truck), [r#"{"beer":4}"#, r#"{"lemonade":4,"soft_drink":4}"#]);
}

#[test]
fn b_fod_3_sources_on_either_side_of_the_road() {
    // S0: the beer (0,3) lies south of (0,2), the soft drink (3,0) east of (2,0).
    //  rr#S.
    //  rr#..
    //  #####
    //  B.#..
    //  ..#..
    let game = at_food(json!({ "map": ["S0"], "chains": [
        { "restaurants": [restaurant(0, 0, "south-west")], "at_work": { "cart_operator": 1 } }, {},
    ]}));
    assert_eq!(haul(&game, "cart_operator 0,1 SEENN"), json!({ "beer": 2, "soft_drink": 2 }));
    assert_eq!(
        haul(&game, "cart_operator 0,1 SEEN"),
        json!({ "beer": 2 }),
        "(2,1) touches it at a corner only"
    );
    assert_eq!(haul(&game, "cart_operator 0,1 S"), json!({ "beer": 2 }), "a route may stop early");
}

#[test]
fn b_fod_3_a_source_on_the_next_tile_needs_no_border() {
    //    D0     P0
    //  #####  ..#..
    //  #HH.#  L.#..     the lemonade (5,1) lies beside (4,1)
    //  #HH.#  ##+##
    //  ...rr  ..#..
    //  ...rr  ..#B.
    let game = at_food(json!({ "map": ["D0 P0"], "chains": [
        { "restaurants": [restaurant(3, 3, "north-east")], "at_work": { "cart_operator": 1 } }, {},
    ]}));
    assert_eq!(haul(&game, "cart_operator 4,3 NN"), json!({ "lemonade": 2 }));
    assert_eq!(haul(&game, "cart_operator 4,3 N"), json!("nothing_to_fetch"), "corner to corner");
    let (_, action) = line("0 fetch cart_operator 4,3 NN");
    let magnate_rules::Action::Fetch { route } = action else { panic!("a route") };
    assert_eq!(game.haul(PlayerId(0), &route).unwrap().borders, 0);
}

#[test]
fn b_fod_3_a_source_next_to_the_entrance_only_is_not_collected() {
    //    Q0     L0
    //  ..#..  ..#..
    //  ..#..  ..#..
    //  #####  #####
    //  .Srr.  ...L.     the entrance (2,3) is beside the soft drink; (2,2) is not
    //  ..rr.  .....
    let game = scene(json!({ "map": ["Q0 L0"], "chains": [
        { "restaurants": [restaurant(2, 3, "north-west")], "at_work": { "cart_operator": 1 } }, {},
    ]}));
    let food = start(&game, Phase::Food, 0);
    assert_eq!(haul(&food, "cart_operator 2,3 NEEEEEE"), json!({ "lemonade": 2 }));
    assert_eq!(haul(&food, "cart_operator 2,3 N"), json!("nothing_to_fetch"));
    assert_eq!(haul(&food, "cart_operator 2,3 -"), json!("nothing_to_fetch"));
    assert_eq!(haul(&food, "cart_operator 2,3 NW"), json!({ "soft_drink": 2 }));
    assert_eq!(hauls(&game), [r#"{"lemonade":2}"#, r#"{"soft_drink":2}"#], "one way or the other");
}

#[test]
fn b_fod_3_a_route_never_turns_straight_back() {
    //    Q0     A0     L0
    //  ..#..  ..#..  ..#..     soft drink to the west, lemonade to the east, no way to turn round
    //  ..#..  ..#..  ..#..
    //  #####  #####  #####
    //  .S...  HH#rr  ...L.
    //  .....  HH#rr  .....
    let game = scene(json!({ "map": ["Q0 A0 L0"], "chains": [
        { "restaurants": [restaurant(8, 3, "north-west")], "at_work": { "truck_driver": 1 } }, {},
    ]}));
    assert_eq!(hauls(&game), [r#"{"lemonade":3}"#, r#"{"soft_drink":3}"#]);
    let food = start(&game, Phase::Food, 0);
    assert_eq!(haul(&food, "truck_driver 8,3 NWWWWWWW"), json!({ "soft_drink": 3 }));
    assert_eq!(haul(&food, "truck_driver 8,3 NWWWWWWWE"), json!("broken_route"));
    assert_eq!(haul(&food, "truck_driver 8,3 NWWWWWWWWW"), json!("broken_route"), "off the map");
    assert_eq!(haul(&food, "truck_driver 8,3 NWWWWWWWS"), json!("broken_route"), "off the road");
    assert_eq!(haul(&food, "truck_driver 8,3 S"), json!("broken_route"), "over the own restaurant");
}

//  N180       the loop of C lets a route turn round
//  rr...
//  rr...
//  #####
//  ..#B.
//  ..#..
//   C0
//  #####
//  #.HH#
//  #.HH#
//  #...#
//  #####
fn loop_road(at_work: Value) -> Game {
    scene(json!({ "map": ["N180", "C0"], "chains": [
        { "restaurants": [restaurant(0, 0, "south-west")], "at_work": at_work }, {},
    ]}))
}

#[test]
fn b_fod_3_a_route_may_cross_itself_and_need_not_return() {
    let food = start(&loop_road(json!({ "cart_operator": 1 })), Phase::Food, 0);
    // Down to C, all the way round, back up and home; the beer counts once.
    let around = "SEESSSEESSSSWWWWNNNNEE";
    assert_eq!(haul(&food, &format!("cart_operator 0,1 {around}")), json!({ "beer": 2 }));
    assert_eq!(haul(&food, &format!("cart_operator 0,1 {around}NNNWW")), json!({ "beer": 2 }));
    assert_eq!(haul(&food, &format!("cart_operator 0,1 {around}W")), json!("broken_route"), "straight back");
    assert_eq!(haul(&food, "cart_operator 0,1 SEESSSN"), json!("broken_route"), "straight back");
}

#[test]
fn b_fod_3_each_source_once_for_each_buyer() {
    // The beer lies beside (2,3) and beside (3,2): a route past both still brings 2, a second cart 2 more.
    let mut food = start(&loop_road(json!({ "cart_operator": 2, "truck_driver": 1 })), Phase::Food, 0);
    must(&mut food, "0 fetch cart_operator 0,1 SEES");
    assert_eq!(in_stock(&food, 0, "beer"), 2);
    must(&mut food, "0 fetch cart_operator 0,1 SEESSSEESSSSWWWWNNNNEENNNE");
    assert_eq!(in_stock(&food, 0, "beer"), 4);
    must(&mut food, "0 fetch truck_driver 0,1 SEEE");
    assert_eq!(in_stock(&food, 0, "beer"), 7);
}

#[test]
fn b_fod_3_the_step_onto_the_road_counts_when_it_crosses_a_border() {
    // The entrance is on D, its road on A: to O it is two borders, over B three.
    let game = |map: &str, x: i8| {
        scene(json!({ "map": [map], "chains": [
            { "restaurants": [restaurant(x, 2, "north-west")], "at_work": { "cart_operator": 1 } }, {},
        ]}))
    };
    assert_eq!(hauls(&game("O0 A0 D90", 10)), [r#"{"beer":2}"#]);
    assert!(hauls(&game("O0 B0 A0 D90", 15)).is_empty());
}

#[test]
fn b_fod_3_from_own_open_entrances_only() {
    let position = json!({ "map": ["O0"], "chains": [
        { "restaurants": [
            { "at": [3, 3], "entrance": "north-west", "open": false }, restaurant(0, 3, "north-east"),
          ], "at_work": { "cart_operator": 1 } },
        { "restaurants": [restaurant(3, 0, "north-west")] },
    ]});
    let game = at_food(position);
    assert_eq!(haul(&game, "cart_operator 1,3 ENNN"), json!({ "beer": 2 }));
    assert_eq!(haul(&game, "cart_operator 3,3 WNNN"), json!("not_an_entrance"), "coming soon");
    assert_eq!(haul(&game, "cart_operator 3,0 W"), json!("not_an_entrance"), "another chain's");
    assert_eq!(haul(&game, "cart_operator 0,3 NEENN"), json!("not_an_entrance"), "another corner");
    assert_eq!(haul(&game, "cart_operator 2,2 NN"), json!("not_an_entrance"), "the road");
}

//    L0     N0     Q0       drinks: lemonade, beer, soft drink
//    A0     O0     T0                none,     beer, lemonade
fn sky(x: i8, y: i8, milestones: Value) -> Game {
    scene(json!({ "map": ["L0 N0 Q0", "A0 O0 T0"], "chains": [
        { "restaurants": [restaurant(x, y, "north-west")], "at_work": { "zeppelin_pilot": 1 },
          "milestones": milestones },
        {},
    ]}))
}

#[test]
fn b_fod_4_four_borders_by_air_two_drinks_from_every_source_flown_over() {
    let game = start(&sky(3, 8, json!([])), Phase::Food, 0);
    let fly = |path: &str| haul(&game, &format!("zeppelin_pilot 3,8 {path}"));
    assert_eq!(fly("N"), json!({ "lemonade": 2 }));
    assert_eq!(fly("NEES"), json!({ "beer": 2, "lemonade": 4, "soft_drink": 2 }));
    assert_eq!(fly("NEESW"), json!("route_too_far"));
    assert_eq!(fly("W"), json!("broken_route"), "off the map");
    assert_eq!(fly("-"), json!("nothing_to_fetch"), "nothing on A");
}

#[test]
fn b_fod_4_no_tile_twice() {
    let game = start(&sky(3, 8, json!([])), Phase::Food, 0);
    for path in ["NS", "NESN", "NESW", "EWN"] {
        assert_eq!(haul(&game, &format!("zeppelin_pilot 3,8 {path}")), json!("broken_route"), "{path}");
    }
    assert_eq!(haul(&game, "zeppelin_pilot 3,8 NES"), json!({ "beer": 4, "lemonade": 2 }));
}

#[test]
fn b_fod_4_the_first_tile_is_included() {
    // On L: (3,0) is beside the road (2,0).
    let game = start(&sky(3, 0, json!([])), Phase::Food, 0);
    assert_eq!(haul(&game, "zeppelin_pilot 3,0 -"), json!({ "lemonade": 2 }));
    assert_eq!(haul(&game, "zeppelin_pilot 3,0 E"), json!({ "beer": 2, "lemonade": 2 }));
}

#[test]
fn b_fod_4_milestones_add_a_border_and_a_drink() {
    let game = start(&sky(3, 8, json!(["first_cart_operator_played"])), Phase::Food, 0);
    assert_eq!(haul(&game, "zeppelin_pilot 3,8 NEESW"), json!({ "beer": 4, "lemonade": 4, "soft_drink": 2 }));
    let game = start(&sky(3, 8, json!(["first_errand_boy_played"])), Phase::Food, 0);
    assert_eq!(haul(&game, "zeppelin_pilot 3,8 NE"), json!({ "beer": 3, "lemonade": 3 }));
}

#[test]
fn b_fod_4_from_the_tile_of_the_entrance() {
    // The entrance (5,2) is on D, its road (4,2) on N.
    let game = at_food(json!({ "map": ["N0 D90"], "chains": [
        { "restaurants": [restaurant(5, 2, "north-west")], "at_work": { "zeppelin_pilot": 1 } }, {},
    ]}));
    assert_eq!(haul(&game, "zeppelin_pilot 5,2 -"), json!("nothing_to_fetch"));
    assert_eq!(haul(&game, "zeppelin_pilot 5,2 W"), json!({ "beer": 2 }));
}

#[test]
fn b_fod_4_the_best_flights_are_listed() {
    // From A with four borders: L N Q T; or O T Q N, O N Q T; or L N O T. Nothing else is as good as one of them.
    let expected = [
        r#"{"beer":2,"lemonade":4,"soft_drink":2}"#,
        r#"{"beer":4,"lemonade":2,"soft_drink":2}"#,
        r#"{"beer":4,"lemonade":4}"#,
    ];
    assert_eq!(hauls(&sky(3, 8, json!([]))), expected);
}
