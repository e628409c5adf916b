//! Rules B-MAP-1 to B-MAP-7: tiles, roads, bridges, borders, entrances, gardens, empty squares.

use std::collections::BTreeSet;

use crate::common::*;
use magnate_rules::{Config, Game, HouseNumber, Phase, TileId, Turn};
use serde_json::{Value, json};

/// Distances from a house to all chains.
fn from_house(game: &Game, house: &str) -> Value {
    game.distances()[house].clone()
}

#[test]
fn b_map_1_size_by_player_count_and_every_tile_once() {
    for (players, width, height) in [(2, 3, 3), (3, 4, 3), (4, 4, 4), (5, 5, 4)] {
        let mut letters_seen = BTreeSet::new();
        let mut turns_seen = BTreeSet::new();
        let mut maps = BTreeSet::new();
        for seed in 0..40 {
            let game = Game::new(&Config::new(players), seed).unwrap();
            let rows = game.board().layout().to_rows();
            assert_eq!(rows.len(), height, "{players} players");
            let mut letters = BTreeSet::new();
            for row in &rows {
                let tiles: Vec<&str> = row.split(' ').collect();
                assert_eq!(tiles.len(), width, "{players} players");
                for tile in tiles {
                    let (letter, turn) = tile.split_at(1);
                    assert!(letters.insert(letter.to_string()), "tile {letter} twice in {rows:?}");
                    turns_seen.insert(turn.to_string());
                }
            }
            letters_seen.extend(letters);
            assert_eq!(usize::try_from(game.board().width()), Ok(width * 5));
            assert_eq!(usize::try_from(game.board().height()), Ok(height * 5));
            maps.insert(rows);
        }
        assert_eq!(letters_seen.len(), Config::new(players).tile_pool().count(), "every tile can be drawn");
        assert_eq!(turns_seen.into_iter().collect::<Vec<_>>(), ["0", "180", "270", "90"]);
        assert_eq!(maps.len(), 40, "maps are random");
    }
}

#[test]
fn b_map_1_six_players_need_a_module() {
    assert!(Game::new(&Config::new(6), 1).is_err());
    assert!(Game::new(&Config::new(1), 1).is_err());
}

#[test]
fn b_map_1_prints_are_those_of_the_data_file() {
    let data: Value = serde_json::from_str(include_str!("../../data/tiles.json")).unwrap();
    let base: Vec<&Value> =
        data["tiles"].as_array().unwrap().iter().filter(|tile| tile["set"] == "base").collect();
    assert_eq!(base.len(), Config::new(3).tile_pool().count());
    for tile in base {
        let id = TileId::from_id(tile["id"].as_str().unwrap()).unwrap();
        for (y, row) in tile["rows"].as_array().unwrap().iter().enumerate() {
            for (x, glyph) in row.as_str().unwrap().bytes().enumerate() {
                assert_eq!(id.glyph(Turn::None, x, y), glyph, "tile {id} at {x},{y}");
                // A quarter turn clockwise takes the north-west corner to the north-east one.
                assert_eq!(id.glyph(Turn::Quarter, 4 - y, x), glyph, "tile {id} turned");
            }
        }
        let house = tile["houses"]["H"].as_str().map(|number| number.parse::<HouseNumber>().unwrap());
        assert_eq!(id.houses().first().map(|(_, number)| *number), house, "house of tile {id}");
    }
}

//    A0    F90
//  ..#..  ..#HH      a road of A ends at F: nothing is added to make them meet
//  ..#..  ..#HH
//  #####  ..###
//  HH#..  ..#..
//  HH#..  ..#..
#[test]
fn b_map_2_a_road_may_dead_end_at_a_border() {
    let game = scene(json!({ "map": ["A0 F90"], "chains": [
        { "restaurants": [restaurant(3, 3, "north-west")] },
        { "restaurants": [restaurant(8, 3, "north-west")] },
    ]}));
    assert_eq!(from_house(&game, "2"), json!([0, null]));
    assert_eq!(from_house(&game, "10"), json!([null, 0]));
    // Turned so that its road comes to the border, F is connected, at the price of that border.
    let game = scene(json!({ "map": ["A0 F0"], "chains": [
        { "restaurants": [restaurant(3, 3, "north-west")] },
        { "restaurants": [restaurant(8, 3, "north-west")] },
    ]}));
    assert_eq!(from_house(&game, "2"), json!([0, 1]));
    assert_eq!(from_house(&game, "10"), json!([1, 0]));
}

//    C0    F90
//  #####  ..#HH      The ring of C touches the rest only corner to corner: (4,4) and (5,5).
//  #.HH#  ..#HH
//  #.HH#  ..###
//  #...#  ..#..
//  #####  ..#..
//  H180    K0
//  ..HH.  #####
//  ..HH.  #.HH#
//  #####  #.HH#
//  ..#..  .....
//  ..#..  .....
#[test]
fn b_map_2_roads_that_touch_at_a_corner_are_not_connected() {
    let game = scene(json!({ "map": ["C0 F90", "H180 K0"], "chains": [
        { "restaurants": [restaurant(5, 8, "north-west")] }, {},
    ]}));
    assert_eq!(from_house(&game, "5"), json!([null, null]));
    assert_eq!(from_house(&game, "18"), json!([0, null]));
    assert_eq!(from_house(&game, "10"), json!([1, null]), "F and K meet at (7,4)");
    assert_eq!(from_house(&game, "13"), json!([1, null]), "K and H meet at (4,7)");
}

//  D0: the square (0,3) is below the road, (1,3) only touches it at a corner.
//  #####
//  #HH.#
//  #HH.#
//  .....
//  .....
#[test]
fn b_map_2_a_corner_is_not_next_to_a_road() {
    let game = scene(json!({ "map": ["D0"], "chains": [{}, {}] }));
    let first = options(&game, Phase::FirstRestaurant, 0);
    assert_eq!(first, ["pass", "restaurant 0,3 north-west", "restaurant 3,3 north-east"]);
}

//    A0     P0
//  ..#..  ..#..
//  ..#..  L.#..
//  #####  ##+##
//  HH#..  ..#..
//  HH#..  ..#B.
#[test]
fn b_map_3_the_roads_of_a_bridge_do_not_meet() {
    // The north-west corner of (8,0) opens on the north-south road only, which leads nowhere.
    let game = scene(json!({ "map": ["A0 P0"], "chains": [
        { "restaurants": [restaurant(8, 0, "north-west")], "at_work": { "cart_operator": 1 } },
        { "restaurants": [restaurant(5, 3, "north-west")], "at_work": { "cart_operator": 1 } },
    ]}));
    assert_eq!(from_house(&game, "2"), json!([null, 1]));
    assert_eq!(starting(&options(&game, Phase::Food, 0), "fetch"), ["fetch cart_operator 8,0 WSSSS"]);
    let food = start(&game, Phase::Food, 0);
    assert_eq!(answer(&food, "0 fetch cart_operator 8,0 WSSSS"), "ok");
    assert_eq!(answer(&food, "0 fetch cart_operator 8,0 WSSW"), "broken_route");
    assert_eq!(answer(&food, "0 fetch cart_operator 8,0 WSSE"), "broken_route");
}

#[test]
fn b_map_3_a_bridge_is_passed_straight_ahead_both_ways() {
    // From (8,1) over the bridge to the west, and from (8,1) over it to the south.
    let game = scene(json!({ "map": ["A0 P0"], "chains": [
        { "restaurants": [restaurant(8, 0, "south-west")], "at_work": { "cart_operator": 2 } }, {},
    ]}));
    let mut food = start(&game, Phase::Food, 0);
    assert_eq!(answer(&food, "0 fetch cart_operator 8,1 SWN"), "broken_route");
    assert_eq!(answer(&food, "0 fetch cart_operator 8,1 SWS"), "broken_route");
    must_all(&mut food, &["0 fetch cart_operator 8,1 SWWW", "0 fetch cart_operator 8,1 WSSS"]);
    assert_eq!((in_stock(&food, 0, "lemonade"), in_stock(&food, 0, "beer")), (2, 2));
}

//    A0     E0       The two roads of E meet nowhere on E: from one to the other the way leads over A, O and R.
//  ..#..  ###..
//  ..#..  #B...
//  #####  #.HH#
//  HH#..  ..HH#
//  HH#..  ..###
//    O0     R0
//  .B#..  ..#..
//  ..#..  .S#..
//  #####  #####
//  ..#..  ..#..
//  ..#..  ..#..
fn around_e(entrance: &str) -> Value {
    json!({ "map": ["A0 E0", "O0 R0"], "chains": [{ "restaurants": [restaurant(8, 0, entrance)] }, {}] })
}

#[test]
fn b_map_4_every_border_of_the_way_counts_even_on_the_way_back_to_the_same_tile() {
    assert_eq!(from_house(&scene(around_e("north-west")), "8"), json!([4, null]));
    assert_eq!(from_house(&scene(around_e("south-east")), "8"), json!([0, null]));
    assert_eq!(from_house(&scene(around_e("north-west")), "2"), json!([1, null]));
    assert_eq!(from_house(&scene(around_e("south-east")), "2"), json!([3, null]));
}

#[test]
fn b_map_4_steps_inside_a_tile_are_free() {
    // All the way round the ring of C: still no border.
    let game = scene(json!({ "map": ["N180", "C0"], "chains": [
        { "restaurants": [restaurant(0, 0, "south-west")] }, {},
    ]}));
    assert_eq!(from_house(&game, "5"), json!([1, null]));
}

//    A0    D90
//  ..#..  ..###
//  ..#..  ..HH#
//  #####  ..HH#      (5,2) lies on D, its only road (4,2) on A
//  HH#..  ....#
//  HH#..  ..###
#[test]
fn b_map_4_the_first_step_onto_the_road_counts_when_it_crosses_a_border() {
    let game = scene(json!({ "map": ["A0 D90"], "chains": [
        { "restaurants": [restaurant(5, 2, "north-west")] },
        { "restaurants": [restaurant(3, 3, "north-west")] },
    ]}));
    assert_eq!(from_house(&game, "2"), json!([1, 0]));
}

#[test]
fn b_map_4_the_last_step_to_the_house_counts_when_it_crosses_a_border() {
    // House 1 stands on D, all of it, and is reached from (4,2) on A only.
    let game = scene(json!({
        "map": ["A0 D90"],
        "houses": [{ "number": "1", "at": [5, 1], "garden": "north" }],
        "chains": [{ "restaurants": [restaurant(3, 3, "north-west")] }, {}],
    }));
    assert_eq!(from_house(&game, "1"), json!([1, null]));
    assert_eq!(from_house(&game, "7"), json!([null, null]));
    // Half of it on A: the square on A steps onto the road of A without a border.
    let game = scene(json!({
        "map": ["A0 D90"],
        "houses": [{ "number": "1", "at": [4, 0], "garden": "east" }],
        "chains": [{ "restaurants": [restaurant(3, 3, "north-west")] }, {}],
    }));
    assert_eq!(from_house(&game, "1"), json!([0, null]));
}

//   F0
//  HH#..
//  HH#..
//  #####
//  RRhhg     the entrance (0,4) opens on the road of C, which also passes below the house
//  RRhhg
//   C0
//  #####
//  #.HH#
#[test]
fn b_map_4_both_ends_of_the_way_can_cross_a_border() {
    let position = |entrance: &str| {
        json!({
            "map": ["F0", "C0"],
            "houses": [{ "number": "1", "at": [2, 3], "garden": "east" }],
            "chains": [{ "restaurants": [restaurant(0, 3, entrance)] }, {}],
        })
    };
    let south = scene(position("south-west"));
    assert_eq!(
        from_house(&south, "1"),
        json!([2, null]),
        "neighbours on one tile, over the road of the next"
    );
    assert_eq!(from_house(&south, "5"), json!([1, null]));
    assert_eq!(from_house(&south, "10"), json!([null, null]));
    let north = scene(position("north-west"));
    assert_eq!(from_house(&north, "1"), json!([0, null]));
    assert_eq!(from_house(&north, "5"), json!([null, null]));
}

#[test]
fn b_map_5_only_the_entrance_square_connects() {
    // On E the restaurant at (8,0) touches both roads, but opens on one of them; see `around_e`.
    let game = scene(json!({ "map": ["E0"], "chains": [
        { "restaurants": [restaurant(3, 0, "north-west")] }, {},
    ]}));
    assert_eq!(from_house(&game, "8"), json!([null, null]));
    let game = scene(json!({ "map": ["E0"], "chains": [
        { "restaurants": [restaurant(3, 0, "south-east")] }, {},
    ]}));
    assert_eq!(from_house(&game, "8"), json!([0, null]));
}

#[test]
fn b_map_5_the_entrance_must_touch_the_road_not_the_restaurant() {
    let game = scene(json!({ "map": ["E0"], "chains": [{}, {}] }));
    let here = starting(&options(&game, Phase::FirstRestaurant, 0), "restaurant 3,0");
    assert_eq!(here, ["restaurant 3,0 north-west", "restaurant 3,0 south-east"]);
}

//    A0     G0       The entrance (8,1) touches the north-south road (7,1) and the west-east road (8,2).
//  ..#..  HH#..
//  ..#..  HH#..
//  #####  ##+##
//  HH#..  ..#..
//  HH#..  ..#..
#[test]
fn b_map_5_two_roads_at_one_entrance_are_not_joined_through_it() {
    let game = scene(json!({ "map": ["A0 G0"], "chains": [
        { "restaurants": [restaurant(8, 0, "south-west")] },
        { "restaurants": [restaurant(8, 3, "south-west")] }, // on the north-south road only
    ]}));
    assert_eq!(from_house(&game, "2"), json!([1, null]));
    assert_eq!(from_house(&game, "12"), json!([0, 0]));
}

#[test]
fn b_map_5_a_route_from_such_an_entrance_picks_one_road() {
    let game = scene(json!({ "map": ["A0 P0"], "chains": [
        { "restaurants": [restaurant(8, 0, "south-west")], "at_work": { "cart_operator": 1 } }, {},
    ]}));
    let routes = starting(&options(&game, Phase::Food, 0), "fetch");
    assert_eq!(routes, ["fetch cart_operator 8,1 SWWW", "fetch cart_operator 8,1 WSSS"]);
}

#[test]
fn b_map_5_the_entrance_is_on_the_tile_it_lies_on() {
    // Entrance on D, road on A: a first restaurant on A is still possible, one on D is not.
    let game = scene(json!({ "map": ["A0 D90"], "chains": [
        {}, { "restaurants": [restaurant(5, 2, "north-west")] },
    ]}));
    let setup = start(&game, Phase::FirstRestaurant, 0);
    assert_eq!(answer(&setup, "0 restaurant 3,3 north-west"), "ok");
    assert_eq!(answer(&setup, "0 restaurant 5,0 north-east"), "entrance_tile");
}

#[test]
fn b_map_6_the_garden_connects_a_new_house_to_the_road() {
    // On D0 the house itself stands below house 7; only the garden at (0,3) is next to a road.
    let game = scene(json!({
        "map": ["D0"],
        "houses": [{ "number": "1", "at": [0, 3], "garden": "west" }],
        "chains": [{ "restaurants": [restaurant(3, 3, "north-east")] }, {}],
    }));
    assert_eq!(from_house(&game, "1"), json!([0, null]));
}

#[test]
fn b_map_6_a_garden_added_to_a_printed_house_connects_it_to_one_more_road() {
    // House 8 touches the south-east road of E; a garden to the north touches (7,0) as well.
    let mut position = around_e("north-west");
    position["chains"][0]["restaurants"] = json!([restaurant(5, 3, "north-west")]);
    assert_eq!(from_house(&scene(position.clone()), "8"), json!([4, null]));
    position["gardens"] = json!([{ "house": "8", "side": "north" }]);
    assert_eq!(from_house(&scene(position.clone()), "8"), json!([0, null]));
    // The same when the garden is built in play.
    position["gardens"] = json!([]);
    position["chains"][0]["at_work"] = json!({ "new_business_developer": 1 });
    let mut game = start(&scene(position), Phase::Houses, 0);
    must(&mut game, "0 garden 8 north");
    assert_eq!(from_house(&game, "8"), json!([0, null]));
}

#[test]
fn b_map_6_a_house_connects_to_every_road_beside_it() {
    // House 16 of J0 touches both of its roads.
    //  ..###
    //  .HH.#
    //  #HH.#
    //  #....
    //  ###..
    for entrance in ["north-east", "south-west"] {
        let game = scene(json!({ "map": ["J0"], "chains": [
            { "restaurants": [restaurant(3, 3, entrance)] }, {},
        ]}));
        assert_eq!(from_house(&game, "16"), json!([0, null]), "{entrance}");
    }
}

#[test]
fn b_map_6_the_garden_counts_for_adjacency_fly_over_and_radio() {
    let plain = scene(json!({ "map": ["D0"], "chains": [{}, {}] }));
    let garden = scene(json!({
        "map": ["D0"], "gardens": [{ "house": "7", "side": "south" }], "chains": [{}, {}],
    }));
    let reach = |game: &Game, campaign: Value| {
        let houses = game.reach_of(&campaign).unwrap();
        houses.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    // A billboard on (3,3) (4,3) touches the house only at a corner, the garden with a side.
    let board = json!({ "number": 14, "chain": 0, "marketeer": "marketing_trainee",
        "item": "beer", "turns": 1, "at": [3, 3] });
    assert!(reach(&plain, board.clone()).is_empty());
    assert_eq!(reach(&garden, board), ["7"]);
    let plane = json!({ "number": 4, "chain": 0, "marketeer": "brand_manager",
        "item": "beer", "turns": 1, "lines": { "axis": "row", "first": 3 } });
    assert!(reach(&plain, plane.clone()).is_empty());
    assert_eq!(reach(&garden, plane), ["7"]);
    //    A0    L180   Q180
    //  ..#..  ....g  hh...     the radio stands at (1,1) and is heard on A and L
    //  .r#..  .L..g  hh.S.
    let radio = json!({ "number": 1, "chain": 0, "marketeer": "brand_director",
        "item": "beer", "turns": 1, "at": [1, 1] });
    let with = |x: i8, side: &str| {
        scene(json!({ "map": ["A0 L180 Q180"], "chains": [{}, {}],
            "houses": [{ "number": "1", "at": [x, 0], "garden": side }] }))
    };
    assert_eq!(reach(&with(9, "west"), radio.clone()), ["1", "2"]);
    assert_eq!(reach(&with(10, "west"), radio), ["2"]);
}

//    A0     N0       Everything that can stand in the way of a piece.
//  ..#..  ..#..
//  ..#..  .B#..
//  #####  #####
//  HH#..  .....
//  HH#..  .....
#[test]
fn b_map_7_pieces_stand_on_empty_squares_of_the_map_only() {
    let game = scene(json!({
        "map": ["A0 N0"],
        "houses": [{ "number": "1", "at": [5, 3], "garden": "east" }],
        "campaigns": [{ "number": 14, "chain": 1, "marketeer": "marketing_trainee",
            "item": "beer", "turns": 1, "at": [8, 3] }],
        "chains": [
            { "restaurants": [restaurant(3, 0, "south-west")], "at_work": { "brand_director": 1 } }, {},
        ],
    }));
    let game = start(&game, Phase::Campaigns, 0);
    let radio = |at: &str| answer(&game, &format!("0 campaign brand_director 1 beer 1 {at}"));
    assert_eq!(radio("2,0"), "not_empty", "road");
    assert_eq!(radio("6,1"), "not_empty", "drink");
    assert_eq!(radio("1,3"), "not_empty", "house");
    assert_eq!(radio("5,3"), "not_empty", "placed house");
    assert_eq!(radio("7,3"), "not_empty", "garden");
    assert_eq!(radio("8,3"), "not_empty", "campaign");
    assert_eq!(radio("3,1"), "not_empty", "restaurant");
    assert_eq!(radio("-1,2"), "off_map");
    assert_eq!(radio("10,2"), "off_map");
    assert_eq!(radio("1,1"), "ok");
    // Wholly: one bad square is enough.
    let board = |number: u8, at: &str| {
        answer(&game, &format!("0 campaign brand_director {number} beer eternal {at}"))
    };
    assert_eq!(board(13, "0,1"), "not_empty", "the third square is a road");
    assert_eq!(board(13, "8,1"), "off_map", "the third square is off the map");
    assert_eq!(board(11, "8,0"), "off_map");
}

#[test]
fn b_map_7_all_pieces_may_be_rotated() {
    let game = scene(json!({ "map": ["A0 B0"], "chains": [
        { "at_work": { "brand_director": 1, "new_business_developer": 1, "regional_manager": 1 } }, {},
    ]}));
    let boards = options(&game, Phase::Campaigns, 0);
    // 2x1 fits lying and standing in the north-west corner of A0.
    assert!(boards.contains(&"campaign brand_director 14 beer eternal 0,1".to_string()));
    assert!(boards.contains(&"campaign brand_director 14 beer eternal 1,0 rotated".to_string()));
    let houses = options(&game, Phase::Houses, 0);
    // Between the roads of A and B: (3,3) to (6,4) and, on the other side, (3,0) to (6,1).
    for place in ["3,0 east", "3,0 west", "4,3 east", "4,3 west"] {
        assert!(houses.contains(&format!("house 1 {place}")), "{place}");
    }
    let entrances = starting(&options(&game, Phase::Restaurants, 0), "open regional_manager 3,0");
    assert_eq!(
        entrances,
        [
            "open regional_manager 3,0 north-west",
            "open regional_manager 3,0 south-west",
            "open regional_manager 3,0 south-east"
        ]
    );
}
