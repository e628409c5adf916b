//! Coffee: K-COFFEE. The routes once more by brute force: `coffee_routes.rs`.

use std::collections::BTreeSet;

use magnate_rules::{Coord, Game, Phase, PlayerId};
use serde_json::{Value, json};

use super::town::grid;
use crate::common::*;

/// The grid with Gluttony's shop at (1,4).
pub fn cafe(top: Value) -> Value {
    let shop = json!({"chains": [{"coffee_shops": [[1, 4]]}]});
    grid(&["coffee"], over(shop, top))
}

/// A house drives to a chain, and these have coffee: the distance, the stops of the ways kept, and who sells how many.
fn drive(house: &str, to: usize, coffee: [u16; 3], top: Value) -> (Value, Vec<String>, Value) {
    let mut chains: Vec<Value> = coffee.iter().map(|cups| json!({"stock": {"coffee": cups}})).collect();
    chains[to]["stock"]["burger"] = json!(1);
    let position = over(cafe(json!({"demand": {house: ["burger"]}, "chains": chains})), top);
    let (_, events) = begin(position, Phase::Dinnertime);
    let served = &only(&events, "house_served")[0];
    assert_eq!((&served["house"], &served["chain"]), (&json!(house), &json!(to)));
    let Some(bought) = only(&events, "coffee_sold").first().cloned() else {
        return (served["distance"].clone(), Vec::new(), json!([]));
    };
    let letter = |stop: &Value| match (stop["restaurant"].as_bool().unwrap(), stop["chain"].as_u64().unwrap())
    {
        (false, 0) => 's',
        (true, 0) => 'g',
        (true, 1) => 'x',
        (true, 2) => 'd',
        other => panic!("{other:?}"),
    };
    let letters = |stops: &Value| {
        let mut letters: Vec<char> = stops.as_array().unwrap().iter().map(letter).collect();
        letters.sort_unstable();
        letters.into_iter().collect::<String>()
    };
    let mut kept: Vec<String> =
        bought["routes"].as_array().unwrap().iter().map(|route| letters(&route["stops"])).collect();
    kept.sort();
    let all: BTreeSet<char> = kept.iter().flat_map(|stops| stops.chars()).collect();
    let told: BTreeSet<char> =
        letters(&bought["common"]).chars().chain(letters(&bought["undecided"]).chars()).collect();
    assert_eq!(told, all, "every stop of a way is common or undecided");
    let sales = bought["sales"].as_array().unwrap().iter();
    (served["distance"].clone(), kept, sales.map(|sale| json!([sale["chain"], sale["count"]])).collect())
}

/// The distance, the ways kept and the sales of an example.
#[track_caller]
fn example(house: &str, to: usize, coffee: [u16; 3], top: Value, expected: (u8, &str, Value)) {
    let (distance, kept, sales) = drive(house, to, coffee, top);
    assert_eq!((distance, kept.join(" "), sales), (json!(expected.0), expected.1.to_string(), expected.2));
}

#[test]
fn ex_cof_1_k_coffee_20_the_way_that_passes_most() {
    example("8", 1, [3, 3, 3], json!({}), (2, "gs", json!([[0, 2]])));
    let literal = json!({"options": {"coffee": "literal"}});
    example("8", 1, [3, 3, 3], literal, (2, "gs", json!([[0, 2]])));
}

#[test]
fn ex_cof_2_k_coffee_26_only_what_all_ways_pass() {
    example("8", 2, [3, 3, 3], json!({}), (2, "gs sx", json!([[0, 1]])));
}

#[test]
fn ex_cof_3_k_coffee_25_no_more_than_there_is() {
    example("8", 2, [1, 3, 3], json!({}), (2, "sx", json!([[0, 1], [1, 1]])));
}

#[test]
fn ex_cof_4_without_coffee_no_stop() {
    example("8", 2, [3, 0, 3], json!({}), (2, "gs", json!([[0, 2]])));
}

#[test]
fn ex_cof_5_k_coffee_24_a_way_that_is_part_of_another() {
    example("8", 2, [1, 0, 3], json!({}), (2, "gs", json!([[0, 1]])));
    let literal = json!({"options": {"coffee": "literal"}});
    assert_eq!(drive("8", 2, [1, 0, 3], literal).2, json!([]), "literally it counts");
}

#[test]
fn ex_cof_6_k_coffee_7_not_at_the_destination() {
    example("8", 0, [3, 3, 3], json!({}), (1, "s", json!([[0, 1]])));
}

#[test]
fn ex_cof_7_k_coffee_23_two_ways_with_nothing_in_common() {
    example("2", 0, [3, 3, 3], json!({}), (2, "s x", json!([])));
}

#[test]
fn ex_cof_8_k_coffee_21_roadworks_on_the_way() {
    let works = json!({"modules": ["coffee", "lobbyists"], "roadworks": [[4, 3], [7, 3]]});
    example("8", 1, [3, 3, 3], works, (2, "s", json!([[0, 1]])));
}

#[test]
fn ex_cof_9_k_coffee_8_what_a_cup_costs() {
    let top = json!({
        "modules": ["coffee", "fry_chefs"], "demand": {"8": ["burger"]}, "gardens": [{"house": "8", "side": "north"}],
        "chains": [{"stock": {"coffee": 3}, "at_work": {"pricing_manager": 1, "fry_chef": 1}},
                   {"stock": {"coffee": 3}}, {"stock": {"coffee": 3, "burger": 1}}],
    });
    let report = json!(at(cafe(top.clone())).dinner_report());
    assert_eq!(report["sales"][0]["coffee"], json!([{"chain": 0, "count": 1, "income": 28}]));
    assert_eq!((&report["sales"][0]["income"], &report["cash"]), (&json!(20), &json!([28, 0, 20])));
    // The CFO's half, and no bonus for drinks.
    let more = json!({"modules": ["coffee", "fry_chefs"],
                      "chains": [{"at_work": {"cfo": 1}, "milestones": ["first_drink_marketed"]}]});
    let report = json!(at(cafe(over(top, more))).dinner_report());
    assert_eq!((&report["cash"][0], &report["cfo_bonus"][0]), (&json!(42), &json!(14)));
}

#[test]
fn ex_fry_2_k_fry_3_fries_come_once_for_a_house() {
    // Gluttony has two fry chefs: an own order with a coffee on the way, and coffee alone.
    let own = json!({
        "modules": ["coffee", "fry_chefs"], "demand": {"8": ["burger"]},
        "chains": [{"stock": {"coffee": 3, "burger": 1}, "at_work": {"fry_chef": 2}}, {}, {}],
    });
    let report = json!(at(cafe(own)).dinner_report());
    assert_eq!(report["sales"][0]["income"], 30);
    assert_eq!(
        report["sales"][0]["coffee"],
        json!([{"chain": 0, "count": 1, "income": 10}]),
        "no fries twice"
    );
    let others = json!({
        "modules": ["coffee", "fry_chefs"], "demand": {"8": ["burger"], "2": ["pizza"]},
        "chains": [{"stock": {"coffee": 3, "pizza": 1}, "at_work": {"fry_chef": 2}}, {"stock": {"burger": 1}}, {}],
    });
    let report = json!(at(cafe(others)).dinner_report());
    assert_eq!(report["sales"][0]["house"], "2");
    assert_eq!(report["sales"][0]["fries"], 20, "the own order at house 2");
    assert_eq!(
        report["sales"][1]["coffee"],
        json!([{"chain": 0, "count": 2, "income": 40}]),
        "coffee alone at house 8"
    );
    assert_eq!(report["cash"][0], 30 + 40 + if report["sales"][0]["coffee"] == json!([]) { 0 } else { 10 });
}

#[test]
fn k_din_8_only_who_eats_buys_coffee() {
    let hungry = cafe(json!({"demand": {"8": ["burger"]}, "chains": [{"stock": {"coffee": 3}}]}));
    let (_, events) = begin(hungry, Phase::Dinnertime);
    assert_eq!((only(&events, "house_unserved").len(), only(&events, "coffee_sold").len()), (1, 0));
    let (_, events) = begin(cafe(json!({"chains": [{"stock": {"coffee": 3}}]})), Phase::Dinnertime);
    assert!(only(&events, "coffee_sold").is_empty(), "a house that wants nothing");
}

#[test]
fn k_coffee_1_baristas_make_coffee() {
    let game =
        at(cafe(json!({"chains": [{"at_work": {"barista_trainee": 1, "barista": 1, "lead_barista": 1}}]})));
    let mut food = start(&game, Phase::Food, 0);
    must_all(
        &mut food,
        &["0 cook barista_trainee coffee", "0 cook barista coffee", "0 cook lead_barista coffee"],
    );
    assert_eq!(in_stock(&food, 0, "coffee"), 8);
    let market = at(cafe(json!({"chains": [{"at_work": {"marketing_trainee": 1}}]})));
    let market = start(&market, Phase::Campaigns, 0);
    assert_eq!(answer(&market, "0 campaign marketing_trainee 14 coffee eternal 5,0"), "not_marketable");
    let errand = start(&at(cafe(json!({"chains": [{"at_work": {"errand_boy": 1}}]}))), Phase::Food, 0);
    assert_eq!(answer(&errand, "0 errand errand_boy coffee"), "not_a_drink");
    let cards = at(cafe(json!({})));
    assert_eq!(
        (supply(&cards, "barista_trainee"), supply(&cards, "barista"), supply(&cards, "lead_barista")),
        (12, 6, 1)
    );
    assert_eq!(supply(&cards, "luxuries_manager"), 2, "K-GEN-5");
    // A night shift doubles the trainee only (K-NIGHT-3, K-INT-1).
    let night = json!({"modules": ["coffee", "night_shift"],
                       "chains": [{"at_work": {"night_shift_manager": 1, "barista_trainee": 1, "barista": 1}}]});
    let night = start(&at(cafe(night)), Phase::Food, 0);
    assert_eq!(
        (night.ready(PlayerId(0), card("barista_trainee")), night.ready(PlayerId(0), card("barista"))),
        (2, 1)
    );
}

fn training(top: Value) -> Game {
    let work = json!({"chains": [{"at_work": {"coach": 1, "trainer": 1}, "beach": {"barista_trainee": 2, "barista": 1}}]});
    start(&at(over(grid(&["coffee"], work), top)), Phase::Train, 0)
}

#[test]
fn k_coffee_2_every_step_brings_a_shop() {
    let mut game = training(json!({}));
    must(&mut game, "0 train barista_trainee barista");
    let decision = json!(game.decision());
    assert_eq!(
        (&decision["stage"], &decision["step"], &decision["kind"], &decision["awaited"]),
        (&json!("working"), &json!("train"), &json!("coffee_shop"), &json!([0]))
    );
    assert_eq!(answer(&game, "0 train barista_trainee barista"), "wrong_moment");
    let events = must(&mut game, "0 shop 5,1");
    assert_eq!(
        only(&events, "shop_placed"),
        [json!({"event": "shop_placed", "chain": 0, "at": [5, 1], "from": null})]
    );
    assert_eq!((game.decision().kind, stage(&game)), (None, "train"));
    assert_eq!(game.occupant([5, 1].into()).unwrap().to_string(), "a coffee shop of chain 0");
    let stored: Game = serde_json::from_str(&serde_json::to_string(&game).unwrap()).unwrap();
    assert_eq!((&stored, stored.digest()), (&game, game.digest()));
    assert_eq!(written(&game)["chains"][0]["coffee_shops"], json!([[5, 1]]));
    // Two steps on one card, two shops; each may be declined.
    let mut game = training(json!({}));
    must(&mut game, "0 train barista_trainee lead_barista");
    must_all(&mut game, &["0 shop 5,1", "0 shop 1,6"]);
    assert_eq!(game.shops(PlayerId(0)).len(), 2);
    assert_eq!(game.decision().kind, None);
    let mut game = training(json!({}));
    must_all(&mut game, &["0 train barista_trainee lead_barista", "0 decline", "0 decline"]);
    assert!(game.shops(PlayerId(0)).is_empty());
    // A card hired from an empty pile and trained at once counts.
    let empty = json!({"chains": [{"at_work": {"recruiting_girl": 1, "trainer": 1}, "beach": {"barista_trainee": 6}},
                                  {"beach": {"barista_trainee": 6}}]});
    let mut game = start(&at(grid(&["coffee"], empty)), Phase::Recruit, 0);
    must_all(&mut game, &["0 hire barista_trainee", "0 end", "0 train barista_trainee barista"]);
    assert_eq!(game.decision().kind.map(magnate_rules::QuestionKind::id), Some("coffee_shop"));
    // Nobody else's training does.
    let cook = json!({"chains": [{"beach": {"kitchen_trainee": 1}}]});
    let mut game = training(cook);
    must(&mut game, "0 train kitchen_trainee burger_cook");
    assert_eq!(game.decision().kind, None);
}

#[test]
fn k_coffee_3_k_coffee_4_k_coffee_5_where_a_shop_stands() {
    let mut game = training(json!({"chains": [{}, {"coffee_shops": [[5, 6]]}]}));
    must(&mut game, "0 train barista_trainee barista");
    assert_eq!(answer(&game, "0 shop 6,2"), "not_empty", "a road");
    assert_eq!(answer(&game, "0 shop 9,0"), "shop_not_by_road");
    assert_eq!(answer(&game, "0 shop 8,6"), "tile_has_shop", "Xango's");
    assert_eq!(answer(&game, "0 shop 1,6"), "ok", "beside (1,7): two borders by the western road");
    assert_eq!(answer(&game, "0 shop 3,0"), "shop_out_of_range", "no road leads to the north-west corner");
    assert_eq!(answer(&game, "0 shop 5,1 from 5,6"), "no_shop_to_move");
    // A long street: two borders, and the last one counts.
    let street = |options: Value, train: &str| {
        let mut game = start(
            &at(json!({
                "version": 1, "modules": ["coffee"], "options": options, "map": ["A0 H0 F0 N0 C0"],
                "chains": [{"restaurants": [{"at": [3, 0], "entrance": "south-west"}], "at_work": {"trainer": 1},
                            "beach": {"barista_trainee": 1, "barista": 1}}, {}],
            })),
            Phase::Train,
            0,
        );
        must(&mut game, train);
        (answer(&game, "0 shop 10,3"), answer(&game, "0 shop 15,3"))
    };
    assert_eq!(street(json!({}), "0 train barista lead_barista"), ("ok", "shop_out_of_range"));
    let far = json!({"barista": "unlimited"});
    assert_eq!(street(far.clone(), "0 train barista lead_barista"), ("ok", "ok"), "OPT-BARISTA");
    assert_eq!(street(far, "0 train barista_trainee barista"), ("ok", "shop_out_of_range"));
    // With three out, one is moved: its tile is free for itself.
    let three = json!({"chains": [{"coffee_shops": [[5, 1], [1, 4], [1, 6]]}, {"coffee_shops": [[5, 6]]}]});
    let mut game = training(three);
    must(&mut game, "0 train barista_trainee barista");
    assert_eq!(answer(&game, "0 shop 8,1"), "no_shops_left");
    assert_eq!(answer(&game, "0 shop 8,1 from 5,1"), "ok", "on its own tile");
    assert_eq!(answer(&game, "0 shop 8,1 from 1,4"), "tile_has_shop");
    assert_eq!(answer(&game, "0 shop 8,1 from 5,6"), "no_shop_to_move", "Xango's");
    must(&mut game, "0 shop 8,1 from 5,1");
    assert_eq!(game.shops(PlayerId(0)), [Coord::new(1, 4), Coord::new(1, 6), Coord::new(8, 1)]);
    assert_eq!(game.occupant([5, 1].into()), None);
    let faulty =
        |shops: Value| faults(grid(&["coffee"], json!({"chains": [{"coffee_shops": shops}]}))).join("; ");
    assert_eq!(
        faulty(json!([[5, 1], [8, 1]])),
        "chains[0].coffee_shops[1]: there is a coffee shop on this tile, at [5,1] (K-COFFEE-3)"
    );
    assert_eq!(
        faulty(json!([[4, 1], [5, 1], [1, 6], [8, 6]])),
        "chains[0].coffee_shops[3]: a chain has 3 coffee shops (K-COFFEE-5)"
    );
    assert_eq!(
        faults(grid(&["kimchi"], json!({"chains": [{"coffee_shops": [[5, 1]]}]}))),
        ["chains[0].coffee_shops[0]: needs module coffee"]
    );
}

#[test]
fn k_coffee_6_a_shop_is_a_start_for_every_range() {
    // A chain without a restaurant, on the street: what its shop on the last tile reaches.
    let game = |shops: Value| {
        at(json!({
            "version": 1, "modules": ["coffee", "lobbyists"], "map": ["A0 H0 F0 N0 M0"], "withdrawn": ["first_billboard_placed"],
            "chains": [{"coffee_shops": shops,
                        "at_work": {"junior_vice_president": 2, "marketing_trainee": 1, "cart_operator": 1, "zeppelin_pilot": 1,
                                    "local_manager": 1, "lobbyist": 1, "trainer": 1}, "beach": {"barista_trainee": 1}}, {}],
        }))
    };
    let (none, shop) = (game(json!([])), game(json!([[16, 3]])));
    for (phase, verb) in [
        (Phase::Campaigns, "campaign"),
        (Phase::Food, "fetch cart_operator"),
        (Phase::Food, "fetch zeppelin_pilot"),
        (Phase::Restaurants, "open local_manager"),
        (Phase::Lobbyists, "park"),
        (Phase::Lobbyists, "road"),
    ] {
        assert!(starting(&options(&none, phase, 0), verb).is_empty(), "{verb}");
        assert!(!starting(&options(&shop, phase, 0), verb).is_empty(), "{verb}");
    }
    let mut trained = start(&shop, Phase::Train, 0);
    must(&mut trained, "0 train barista_trainee barista");
    assert_eq!(answer(&trained, "0 shop 11,3"), "ok", "a later shop");
    // It is no restaurant: nobody eats there.
    assert_eq!(shop.distances()["2"], json!([null, null]));
    // A road may not end at a shop (K-LOB-6).
    let lobby = start(&shop, Phase::Lobbyists, 0);
    assert_eq!(answer(&lobby, "0 road straight_2 17,3 18,3"), "road_leads_nowhere");
    assert_eq!(answer(&lobby, "0 park I 15,4 16,4 17,4 18,4"), "lobby_out_of_range", "no road is beside it");
}

#[test]
fn k_int_3_an_added_tile_starts_without_a_shop() {
    let top = json!({"chains": [{"coffee_shops": [[5, 1]], "at_work": {"trainer": 1, "coach": 1}, "beach": {"barista_trainee": 2}}]});
    let grown = over(grid(&["coffee", "lobbyists"], top), json!({"map": ["E0 N180 H0", "A180 O90 --"]}));
    let mut game = start(&at(grown), Phase::Train, 0);
    must(&mut game, "0 train barista_trainee barista");
    assert_eq!(answer(&game, "0 shop 9,1"), "tile_has_shop");
    must(&mut game, "0 shop 10,1");
    must(&mut game, "0 train barista_trainee barista");
    assert_eq!(answer(&game, "0 shop 13,1"), "tile_has_shop");
}

#[test]
fn k_coffee_9_k_coffee_22_who_sells_on_the_way() {
    // Another restaurant of the chain sells, its destination does not; a coming-soon one does not either.
    let two = |open: bool| {
        json!({
            "chains": [{"restaurants": [{"at": [6, 0], "entrance": "south-west"}]}, {"restaurants": [
                {"at": [5, 8], "entrance": "north-west"}, {"at": [5, 5], "entrance": "south-west", "open": open}]}],
        })
    };
    let (_, kept, sales) = drive("2", 1, [0, 3, 0], two(false));
    assert_eq!((kept, sales), (vec![], json!([])), "house 2 drives to Xango past nobody");
    let (distance, _, sales) = drive("2", 2, [0, 3, 0], two(true));
    assert_eq!((distance, sales), (json!(1), json!([[1, 2]])), "to Duck past both");
    // A drive-in sells at every corner: this entrance is at a dead end, that of a drive-in is on the way.
    let xango = |at_work: Value| json!({"chains": [{}, {"at_work": at_work, "restaurants": [{"at": [3, 8], "entrance": "south-west"}]}]});
    assert_eq!(drive("2", 2, [0, 3, 0], xango(json!({}))).2, json!([]));
    assert_eq!(drive("2", 2, [0, 3, 0], xango(json!({"local_manager": 1}))).2, json!([[1, 1]]));
}

#[test]
fn k_coffee_10_coffee_does_not_keep() {
    let stock = json!({"chains": [{"stock": {"coffee": 4}}, {"stock": {"coffee": 2, "burger": 2}, "milestones": ["first_to_throw_away"]}]});
    let (mut game, events) = begin(over(cafe(stock), json!({"withdrawn": []})), Phase::Cleanup);
    assert_eq!(only(&events, "discarded")[0]["items"], json!({"coffee": 4}));
    assert!(!has(&game, 0, "first_to_throw_away"), "it does not count");
    assert_eq!(awaited(&game), [1]);
    assert_eq!(answer(&game, "1 keep coffee"), "no_frozen_coffee");
    must(&mut game, "1 keep burger*2");
    assert_eq!(in_stock(&game, 1, "coffee"), 0);
    let only_coffee = json!({"chains": [{"stock": {"coffee": 2}, "milestones": ["first_to_throw_away"]}]});
    let (game, _) = begin(cafe(only_coffee), Phase::Cleanup);
    assert_eq!(game.round(), 2, "nothing to decide");
    let frozen = faults(cafe(json!({"chains": [{"frozen": {"coffee": 1}}]})));
    assert_eq!(frozen, ["chains[0].frozen: coffee cannot be frozen (K-COFFEE-10)"]);
}

#[test]
fn k_coffee_11_k_coffee_12_k_gen_7_a_shop_for_the_first_coffee() {
    let top = json!({
        "demand": {"8": ["burger"]}, "turn_order": [1, 0, 2],
        "chains": [{"stock": {"coffee": 1}}, {"stock": {"coffee": 1}}, {"stock": {"burger": 1}}],
    });
    let (mut game, events) = begin(cafe(top.clone()), Phase::Dinnertime);
    let awarded = only(&events, "milestone_awarded");
    let first: Vec<&Value> = awarded.iter().filter(|it| it["milestone"] == "first_coffee_sold").collect();
    assert_eq!(first.len(), 2, "every chain that sold some: {awarded:?}");
    while game.decision().kind.is_none() {
        let player = awaited(&game)[0];
        let pays = legal(&game, player).contains(&"pay".to_string());
        must(&mut game, &format!("{player} {}", if pays { "pay" } else { "end" }));
    }
    assert_eq!((stage(&game), awaited(&game)), ("cleanup", vec![1]), "in turn order");
    assert_eq!(answer(&game, "1 shop 3,0"), "tile_has_shop");
    assert_eq!(answer(&game, "1 shop 9,0"), "shop_not_by_road");
    must(&mut game, "1 shop 9,1");
    assert_eq!(awaited(&game), [0]);
    must(&mut game, "0 decline");
    assert_eq!((game.decision().kind, game.round()), (None, 2));
    // No range: the last tile of a long street.
    let street = json!({
        "version": 1, "modules": ["coffee"], "map": ["A0 H0 F0 N0 C0"], "demand": {"2": ["burger"]}, "bank": 100,
        "chains": [{"restaurants": [{"at": [3, 0], "entrance": "south-west"}], "stock": {"burger": 1}},
                   {"coffee_shops": [[1, 1]], "stock": {"coffee": 1}}],
    });
    let (game, _) = begin(street, Phase::Dinnertime);
    assert_eq!(
        (game.decision().kind.map(magnate_rules::QuestionKind::id), awaited(&game)),
        (Some("coffee_shop"), vec![1])
    );
    assert_eq!(answer(&game, "1 shop 21,1"), "ok");
    // Roads that open in the same clean-up are no roads yet.
    let road = json!({"modules": ["coffee", "lobbyists"],
                      "roads": [{"piece": "straight_2", "squares": [[8, 4], [9, 4]], "under_construction": true}]});
    let (mut game, _) = begin(over(cafe(top), road), Phase::Dinnertime);
    while game.decision().kind.is_none() {
        let player = awaited(&game)[0];
        must(&mut game, &format!("{player} pay"));
    }
    assert_eq!(answer(&game, "1 shop 9,5"), "shop_not_by_road");
    must_all(&mut game, &["1 decline", "0 decline"]);
    assert!(!game.board().added().roads[0].under_construction);
}

#[test]
fn k_rural_7_coffee_on_the_way_from_the_rural_area() {
    let top = json!({
        "modules": ["coffee", "rural_marketeers"], "demand": {"rural": ["burger", "burger"]},
        "offramps": [{"squares": [[-1, 6], [-1, 7], [-1, 8]]}],
        "chains": [{"stock": {"coffee": 3}}, {"stock": {"coffee": 3}}, {"stock": {"burger": 2}}],
    });
    let (_, events) = begin(cafe(top), Phase::Dinnertime);
    let bought = &only(&events, "coffee_sold")[0];
    assert_eq!(bought["house"], "rural");
    assert_eq!(bought["sales"][0]["chain"], 1, "past Xango");
    assert_eq!(bought["routes"][0]["squares"][0], json!([0, 7]));
}

#[test]
fn k_coffee_26_a_preview_of_a_shop_tells_who_passes_it_for_certain() {
    let staff = json!({"chains": [{"at_work": {"trainer": 1}, "beach": {"barista_trainee": 1}}]});
    let mut game = start(&at(grid(&["coffee"], staff)), Phase::Train, 0);
    must(&mut game, "0 train barista_trainee barista");
    let passing = |at: [u8; 2]| {
        let answer = ask(&game, 0, json!({"question": "preview", "action": {"action": "shop", "at": at}}));
        assert_eq!(answer["refusal"], Value::Null);
        answer["houses"].clone()
    };
    // As in the examples: house 8 comes by wherever it eats.
    assert_eq!(passing([1, 4]), json!(["8"]));
    assert_eq!(passing([1, 9]), json!([]), "nobody drives into a dead end");
}
