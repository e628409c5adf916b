//! Rules B-BLD-1 and B-RST-1 to B-RST-4: houses, gardens, restaurants, drive-ins.

use crate::common::*;
use magnate_rules::{Event, Game, Phase, PlayerId};
use serde_json::{Value, json};

//  D0
//  #####      the road ends at (0,2) and (4,2)
//  #HH.#
//  #HH.#
//  .....
//  .....
fn developers(count: u8) -> Game {
    let game =
        scene(json!({ "map": ["D0"], "chains": [{ "at_work": { "new_business_developer": count } }, {}] }));
    start(&game, Phase::Houses, 0)
}

#[test]
fn b_bld_1_a_house_with_its_garden_on_six_empty_squares_by_a_road() {
    let game = developers(1);
    // No restaurant and no range is needed. Only the two corners below the road will do.
    let listed = starting(&legal(&game, 0), "house 9 ");
    assert_eq!(listed, ["house 9 0,3 east", "house 9 0,3 west", "house 9 2,3 east", "house 9 2,3 west"]);
    assert_eq!(answer(&game, "0 house 9 1,3 east"), "not_by_road", "(1,3) touches (0,2) at a corner only");
    assert_eq!(answer(&game, "0 house 9 3,1 south"), "not_empty", "2x3 upright covers the road (4,1)");
    assert_eq!(answer(&game, "0 house 9 3,3 east"), "off_map");
    assert_eq!(answer(&game, "0 house 9 3,3 south"), "off_map", "2x3 upright");
}

#[test]
fn b_bld_1_upright_houses() {
    let game =
        scene(json!({ "map": ["E90 D90"], "chains": [{ "at_work": { "new_business_developer": 1 } }, {}] }));
    //   E90    D90
    //  ..###  ..###
    //  ...B#  ..HH#
    //  #HH.#  ..HH#
    //  #HH..  ....#
    //  ###..  ..###
    let game = start(&game, Phase::Houses, 0);
    let listed = starting(&legal(&game, 0), "house 1 5,");
    let expected: Vec<String> = ["0", "1", "2"]
        .iter()
        .flat_map(|y| ["north", "south"].map(|side| format!("house 1 5,{y} {side}")))
        .collect();
    assert_eq!(listed, expected);
}

#[test]
fn b_bld_1_any_available_number() {
    let mut game = developers(2);
    let listed = legal(&game, 0);
    for number in [1, 3, 6, 9, 11, 14, 17, 19] {
        assert!(listed.contains(&format!("house {number} 0,3 east")), "house {number}");
    }
    assert_eq!(answer(&game, "0 house 7 0,3 east"), "no_such_house_tile", "printed on D");
    assert_eq!(answer(&game, "0 house 2 0,3 east"), "no_such_house_tile", "printed on A, not in play");
    must(&mut game, "0 house 19 0,3 west");
    assert!(starting(&legal(&game, 0), "house 19").is_empty());
    let house = game.houses().iter().find(|house| house.number.to_string() == "19").unwrap();
    assert_eq!(
        (house.at.x, house.at.y, house.cap()),
        (1, 3, Some(5)),
        "the garden is to the west of the house"
    );
}

#[test]
fn b_bld_1_one_house_or_garden_for_each_developer() {
    let mut game = developers(2);
    must(&mut game, "0 house 1 0,3 east");
    must(&mut game, "0 garden 7 east");
    assert_ne!((stage(&game), awaited(&game)), ("houses", vec![0]));
    let mut game = developers(1);
    must(&mut game, "0 garden 7 east");
    assert_ne!((stage(&game), awaited(&game)), ("houses", vec![0]));
}

#[test]
fn b_bld_1_a_garden_beside_a_printed_house_without_one() {
    let mut game = developers(3);
    // It needs no road of its own.
    assert_eq!(answer(&game, "0 garden 7 south"), "ok");
    assert_eq!(answer(&game, "0 garden 7 east"), "ok");
    assert_eq!(answer(&game, "0 garden 7 north"), "not_empty", "a road");
    assert_eq!(answer(&game, "0 garden 7 west"), "not_empty", "a road");
    assert_eq!(answer(&game, "0 garden 2 west"), "no_such_house");
    must(&mut game, "0 garden 7 east");
    assert_eq!(game.gardens_left(), 7);
    assert_eq!(answer(&game, "0 garden 7 south"), "has_garden", "one is enough");
    // A house built in play has its garden already.
    let mut game = developers(2);
    must(&mut game, "0 house 1 0,3 east");
    assert_eq!(answer(&game, "0 garden 1 north"), "has_garden");
    assert_eq!(answer(&game, "0 garden 1 east"), "has_garden");
}

#[test]
fn b_bld_1_gardens_may_lie_on_the_next_tile_and_never_off_the_map() {
    //    H0     A0
    //  ..#..  ..#..
    //  ..#..  ..#..
    //  #####  #####
    //  .HH.g  HH#..
    //  .HH.g  HH#..
    let game =
        scene(json!({ "map": ["H0 A0"], "chains": [{ "at_work": { "new_business_developer": 1 } }, {}] }));
    let game = start(&game, Phase::Houses, 0);
    let gardens = starting(&legal(&game, 0), "garden");
    assert_eq!(gardens, ["garden 2 west", "garden 13 east", "garden 13 west"]);
    assert_eq!(answer(&game, "0 garden 2 south"), "off_map");
}

//    A0     B0     O0     R0     T0
//  ..#..  ..#HH  .B#..  ..#..  ..#..
//  ..#..  ..#HH  ..#..  .S#..  .L#..
//  #####  #####  #####  #####  #####
//  HH#rr  ..#..  ..#..  ..#..  ..#..
//  HH#rr  ..#..  ..#..  ..#..  ..#..
fn managers(at_work: Value) -> Value {
    json!({ "map": ["A0 B0 O0 R0 T0"], "chains": [
        { "restaurants": [restaurant(3, 3, "north-west")], "at_work": at_work },
        { "restaurants": [restaurant(8, 3, "north-west")] },
    ]})
}

fn expanding(position: Value) -> Game {
    start(&scene(position), Phase::Restaurants, 0)
}

#[test]
fn b_rst_1_entrances_may_share_a_tile() {
    for manager in ["local_manager", "regional_manager"] {
        let game = expanding(managers(json!({ manager: 1 })));
        assert_eq!(answer(&game, &format!("0 open {manager} 3,0 south-west")), "ok", "with the own");
        assert_eq!(answer(&game, &format!("0 open {manager} 5,3 north-west")), "ok", "with another chain's");
    }
}

#[test]
fn b_rst_1_empty_squares_and_an_entrance_next_to_a_road() {
    let game = expanding(managers(json!({ "regional_manager": 1 })));
    let open = |place: &str| answer(&game, &format!("0 open regional_manager {place}"));
    assert_eq!(open("8,3 north-west"), "not_empty", "a restaurant");
    assert_eq!(open("9,3 north-west"), "not_empty");
    assert_eq!(open("10,0 south-west"), "not_empty", "a drink");
    assert_eq!(open("0,3 north-west"), "not_empty", "a house");
    assert_eq!(open("23,4 north-west"), "off_map");
    assert_eq!(open("13,3 south-east"), "entrance_not_by_road");
    assert_eq!(open("13,0 north-east"), "entrance_not_by_road");
    assert_eq!(open("13,0 north-west"), "ok");
    let ends = ["north-west", "north-east", "south-west"]
        .map(|corner| format!("open regional_manager 13,3 {corner}"));
    assert_eq!(starting(&legal(&game, 0), "open regional_manager 13,3"), ends);
}

#[test]
fn b_rst_2_a_local_manager_builds_within_three_borders() {
    let game = expanding(managers(json!({ "local_manager": 1 })));
    let open = |place: &str| answer(&game, &format!("0 open local_manager {place}"));
    assert_eq!(open("18,3 north-west"), "ok", "three borders");
    assert_eq!(open("23,3 north-west"), "out_of_range", "four");
    assert_eq!(open("19,3 north-east"), "ok", "one square on R is enough, even with the entrance on T");
    assert_eq!(open("20,3 north-east"), "out_of_range");
    assert!(starting(&legal(&game, 0), "move").is_empty(), "a local manager moves nothing");
    assert_eq!(answer(&game, "0 move local_manager 3,3 3,0 north-west"), "wrong_card");
}

#[test]
fn b_rst_2_the_step_onto_the_site_counts() {
    // F90 has no road to its west: its squares (20,2) (20,3) are next to (19,2) on R only, a fourth border.
    let mut position = managers(json!({ "local_manager": 1 }));
    position["map"] = json!(["A0 B0 O0 R0 F90"]);
    let game = expanding(position.clone());
    assert_eq!(answer(&game, "0 open local_manager 20,2 north-west"), "out_of_range");
    position["map"] = json!(["A0 B0 O0 F90"]);
    assert_eq!(answer(&expanding(position), "0 open local_manager 15,2 north-west"), "ok");
}

#[test]
fn b_rst_2_the_entrance_may_open_on_another_road() {
    // On E the site (8,0) touches the reached north-west road with (8,0) and opens on the other one at (9,1).
    let position = json!({ "map": ["A0 E0"], "chains": [
        { "restaurants": [restaurant(3, 3, "north-west")], "at_work": { "local_manager": 1 } }, {},
    ]});
    let game = expanding(position);
    assert_eq!(answer(&game, "0 open local_manager 8,0 south-east"), "ok");
    assert_eq!(answer(&game, "0 open local_manager 5,3 south-east"), "ok");
    assert_eq!(answer(&game, "0 open local_manager 5,3 north-west"), "ok");
}

#[test]
fn b_rst_2_it_needs_an_own_open_restaurant() {
    let mut position = managers(json!({ "local_manager": 1 }));
    position["chains"][0]["restaurants"] = json!([]);
    assert_eq!(options(&scene(position.clone()), Phase::Restaurants, 0), ["end"]);
    position["chains"][0]["restaurants"] = json!([{ "at": [3, 3], "entrance": "north-west", "open": false }]);
    assert_eq!(options(&scene(position), Phase::Restaurants, 0), ["end"]);
}

#[test]
fn b_rst_2_coming_soon_is_not_open_until_clean_up() {
    let mut game = expanding(managers(json!({ "local_manager": 2 })));
    let events = must(&mut game, "0 open local_manager 18,3 north-west");
    assert_eq!(only(&events, "restaurant_placed")[0]["open"], json!(false));
    // No base for the second manager: T is four borders from the restaurant that is open.
    assert_eq!(answer(&game, "0 open local_manager 23,3 north-west"), "out_of_range");
    let open = |game: &Game| {
        let restaurants = game.chain(PlayerId(0)).restaurants();
        restaurants.iter().map(|restaurant| restaurant.open).collect::<Vec<_>>()
    };
    assert_eq!(open(&game), [true, false]);
    // Not for dinner either: house 4 on B stays one border away, not two from R.
    assert_eq!(game.distances()["4"], json!([1, 0]));
    let (after, events) = game.at_phase(Phase::Cleanup, None);
    assert!(events.iter().any(|event| matches!(event, Event::RestaurantOpened { .. })));
    assert_eq!(open(&after), [true, true]);
}

#[test]
fn b_rst_2_coming_soon_serves_nobody_at_dinnertime() {
    // A and F90 are not connected: house 10 could be served from (8,3) only.
    let position = |open: bool| {
        json!({ "map": ["A0 F90"], "demand": { "10": ["burger"] }, "chains": [
            { "restaurants": [restaurant(3, 3, "north-west"), { "at": [8, 3], "entrance": "north-west", "open": open }],
              "stock": { "burger": 1 } },
            {},
        ]})
    };
    assert_eq!(scene(position(false)).dinner_report().sales.len(), 0);
    assert_eq!(scene(position(true)).dinner_report().sales.len(), 1);
}

#[test]
fn b_rst_3_a_regional_manager_builds_anywhere_and_opens_at_once() {
    let mut game = expanding(managers(json!({ "regional_manager": 1, "local_manager": 1 })));
    let events = must(&mut game, "0 open regional_manager 23,3 north-west");
    assert_eq!(only(&events, "restaurant_placed")[0]["open"], json!(true));
    assert_eq!(
        answer(&game, "0 open local_manager 23,0 north-west"),
        "ok",
        "a base for the local manager now"
    );
    // Without any restaurant and without a road to one.
    let mut position = managers(json!({ "regional_manager": 1 }));
    position["chains"][0]["restaurants"] = json!([]);
    assert_eq!(answer(&expanding(position), "0 open regional_manager 23,3 north-west"), "ok");
}

#[test]
fn b_rst_3_moving_onto_its_own_old_squares() {
    let mut game = expanding(managers(json!({ "regional_manager": 1 })));
    let go = |place: &str| answer(&game, &format!("0 move regional_manager 3,3 {place}"));
    assert_eq!(go("4,3 north-west"), "ok", "half of it stays where it was");
    assert_eq!(go("3,3 north-east"), "ok", "turned on the spot");
    assert_eq!(go("3,3 south-west"), "ok");
    assert_eq!(go("3,3 south-east"), "entrance_not_by_road");
    assert_eq!(go("3,3 north-west"), "same_place");
    assert_eq!(go("8,3 north-west"), "not_empty", "another chain's restaurant");
    assert_eq!(go("23,3 north-west"), "ok", "anywhere");
    assert_eq!(answer(&game, "0 move regional_manager 8,3 3,0 north-west"), "no_such_restaurant");
    must(&mut game, "0 move regional_manager 3,3 4,3 north-west");
    let restaurants = game.chain(PlayerId(0)).restaurants();
    assert_eq!(restaurants.len(), 1);
    assert_eq!((restaurants[0].at.x, restaurants[0].at.y), (4, 3));
    // The old squares are free, the new ones taken.
    let at = |x, y| game.occupant(magnate_rules::Coord::new(x, y));
    assert!(at(3, 3).is_none() && at(4, 3).is_some() && at(5, 4).is_some());
}

#[test]
fn b_rst_3_all_three_on_the_map_can_still_be_moved() {
    let mut position = managers(json!({ "regional_manager": 1 }));
    position["chains"][0]["restaurants"] = json!([
        restaurant(3, 3, "north-west"),
        restaurant(13, 3, "north-west"),
        restaurant(18, 3, "north-west"),
    ]);
    let game = expanding(position);
    assert_eq!(answer(&game, "0 open regional_manager 23,3 north-west"), "no_restaurants_left");
    assert_eq!(answer(&game, "0 move regional_manager 18,3 23,3 north-west"), "ok");
}

#[test]
fn b_rst_3_a_coming_soon_restaurant_opens_when_moved() {
    let mut position = managers(json!({ "regional_manager": 1, "local_manager": 1 }));
    position["chains"][0]["restaurants"] = json!([{ "at": [3, 3], "entrance": "north-west", "open": false }]);
    let mut game = expanding(position);
    must(&mut game, "0 move regional_manager 3,3 3,0 south-west");
    assert!(game.chain(PlayerId(0)).restaurants()[0].open);
    assert_eq!(answer(&game, "0 open local_manager 13,3 north-west"), "ok");
}

#[test]
fn b_rst_3_one_restaurant_for_each_manager() {
    let mut game = expanding(managers(json!({ "regional_manager": 1, "local_manager": 1 })));
    must(&mut game, "0 move regional_manager 3,3 3,0 south-west");
    assert_eq!(answer(&game, "0 open regional_manager 23,3 north-west"), "not_available");
    must(&mut game, "0 open local_manager 3,3 north-west");
    assert_ne!((stage(&game), awaited(&game)), ("restaurants", vec![0]));
}

//  E0
//  ###rr     north-west corner on one road, south-east corner on the other
//  #B.rr
//  #.HH#
//  ..HH#
//  ..###
fn drive_in(entrance: &str, at_work: Value) -> Game {
    scene(json!({ "map": ["E0"], "demand": { "8": ["burger"] }, "chains": [
        { "restaurants": [restaurant(3, 0, entrance)], "at_work": at_work, "stock": { "burger": 1 } },
        {},
    ]}))
}

#[test]
fn b_rst_4_with_a_local_or_regional_manager_all_corners_are_entrances() {
    let plain = drive_in("north-west", json!({ "waitress": 1 }));
    assert_eq!(plain.distances()["8"], json!([null, null]));
    for manager in ["local_manager", "regional_manager"] {
        let game = drive_in("north-west", json!({ manager: 1 }));
        assert_eq!(game.distances()["8"], json!([0, null]), "{manager}");
        assert_eq!(game.dinner_report().sales.len(), 1, "at dinnertime, too");
    }
}

#[test]
fn b_rst_4_routes_start_at_any_corner() {
    let plain =
        start(&drive_in("south-east", json!({ "cart_operator": 1, "errand_boy": 1 })), Phase::Food, 0);
    assert_eq!(answer(&plain, "0 fetch cart_operator 3,0 WW"), "not_an_entrance");
    let game = drive_in("south-east", json!({ "cart_operator": 1, "local_manager": 1 }));
    let game = start(&game, Phase::Food, 0);
    assert_eq!(answer(&game, "0 fetch cart_operator 3,0 WW"), "ok");
    assert_eq!(starting(&legal(&game, 0), "fetch"), ["fetch cart_operator 3,0 WW"]);
}

#[test]
fn b_rst_4_not_with_the_manager_on_the_beach_and_not_for_the_others() {
    let game = scene(json!({ "map": ["E0"], "chains": [
        { "restaurants": [restaurant(3, 0, "north-west")], "beach": { "local_manager": 1 } },
        { "at_work": { "local_manager": 1 } },
    ]}));
    assert_eq!(game.distances()["8"], json!([null, null]));
}

/// Chain 0 acts last, so that dinner follows; how many houses are served?
fn served_after(restaurants: Value, manager: &str, action: &str) -> usize {
    let mut game = expanding(json!({
        "map": ["A0 E0"], "turn_order": [1, 0], "demand": { "8": ["burger"] },
        "chains": [
            { "restaurants": restaurants, "at_work": { manager: 1 }, "stock": { "burger": 1 } }, {},
        ],
    }));
    let events = must(&mut game, &format!("0 {action}"));
    events.iter().filter(|event| matches!(event, Event::HouseServed { .. })).count()
}

#[test]
fn b_rst_4_the_drive_in_stays_for_dinner_after_the_manager_has_acted() {
    // House 8 is on the other road of E than the entrance (8,0); the corner (9,1) serves it.
    let own = json!([restaurant(8, 0, "north-west")]);
    assert_eq!(served_after(own, "local_manager", "open local_manager 3,3 north-west"), 1);
}

#[test]
fn b_rst_4_a_restaurant_opened_this_turn_is_a_drive_in_at_once() {
    let open = "open regional_manager 8,0 north-west";
    assert_eq!(served_after(json!([]), "regional_manager", open), 1);
    let moved = "move regional_manager 3,3 8,0 north-west";
    assert_eq!(served_after(json!([restaurant(3, 3, "north-west")]), "regional_manager", moved), 1);
    // Coming soon: not at this dinner.
    let soon = "open local_manager 8,0 south-east";
    assert_eq!(served_after(json!([restaurant(3, 3, "north-west")]), "local_manager", soon), 0);
}

#[test]
fn b_rst_4_a_coming_soon_restaurant_is_no_drive_in() {
    let mut position = json!({ "map": ["E0"], "chains": [
        { "restaurants": [restaurant(3, 0, "north-west")], "at_work": { "local_manager": 1 } }, {},
    ]});
    position["chains"][0]["restaurants"][0]["open"] = json!(false);
    assert_eq!(scene(position).distances()["8"], json!([null, null]));
}
