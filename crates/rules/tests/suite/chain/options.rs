//! Section 11: the difficulty switches, each on its own.

use magnate_rules::the_chain::{AUTOMATON, PERSON, Part, Temper, placement};
use magnate_rules::{Config, Game, HouseNumber, Milestone, Phase, Rect, Solo, SoloSwitch};
use serde_json::{Value, json};

use super::scene::*;
use crate::common::{faults, only, over};

fn with(switch: &str, top: Value) -> Game {
    solo(over(json!({"chain": {"options": [switch]}}), top))
}

#[test]
fn c_opt_1_hard_choices() {
    let ends = |round: u16| {
        let (after, events) = with("hard_choices", json!({"round": round, "chain": {"back": "action_01"}}))
            .at_phase(Phase::Cleanup, None);
        let closed: Vec<_> = only(&events, "milestones_closed")
            .iter()
            .flat_map(|e| e["milestones"].as_array().unwrap().clone())
            .collect();
        (after.closed_milestones(), closed)
    };
    let (closed, told) = ends(1);
    assert!(closed.is_empty() && told.is_empty());
    let (closed, told) = ends(2);
    let four = [
        Milestone::FirstBurgerMarketed,
        Milestone::FirstPizzaMarketed,
        Milestone::FirstDrinkMarketed,
        Milestone::FirstToTrainSomeone,
    ];
    assert!(four.iter().all(|milestone| closed.has(*milestone)) && !closed.has(Milestone::FirstToHireThree));
    assert_eq!(told.len(), 4);
    let (closed, _) = ends(3);
    assert!(closed.has(Milestone::FirstToHireThree));
    let plain = solo(json!({"round": 2})).at_phase(Phase::Cleanup, None).0;
    assert!(!plain.closed_milestones().has(Milestone::FirstBurgerMarketed));
}

/// The town with tile E at the bottom right, whose house 8 stands at a road that leads off the map: nothing connects it.
/// The roads of the bottom row are an island, with house 4 on tile 7. All other houses are connected to The Chain.
fn islands(top: Value) -> Value {
    over(json!({"map": ["A0 H0 F0", "L0 K0 N0", "B0 Q0 E0"]}), top)
}

fn expanded(game: &Game) -> (Vec<Rect>, Value) {
    let (after, deeds) = after(game, Part::Turn);
    let search = did(&deeds, "searched").into_iter().find(|deed| deed["pane"] == "expand_chain").unwrap();
    (
        after.chain(AUTOMATON).restaurants().iter().map(magnate_rules::Restaurant::rect).collect(),
        search.clone(),
    )
}

#[test]
fn c_opt_2_expand_connections() {
    // The front, the slots to be open for its star, its red tile where the plain game builds, and where the option does.
    for (front, open, target, connecting) in [("action_07", 1, 8, 9), ("action_12", 4, 6, 7)] {
        let cards = islands(
            json!({"chain": {"deck": [front], "back": "action_05", "tracks": {"recruit_train": open}}}),
        );
        let game = solo(cards.clone());
        for (house, connected) in [(2, true), (4, false), (8, false), (10, true), (13, true), (18, true)] {
            let distance = game.distance_to(HouseNumber::new(house), AUTOMATON);
            assert_eq!(distance.is_some(), connected, "house {house}");
        }
        for (game, tile) in [(game, target), (with("expand_connections", cards), connecting)] {
            let (restaurants, search) = expanded(&game);
            assert_eq!((&search["target"], &search["tile"]), (&json!(target), &json!(tile)), "{front}");
            assert_eq!(restaurants.len(), 2);
            assert!(placement::stands_on(restaurants[1], tile), "{front}: {:?}", restaurants[1]);
        }
    }
}

#[test]
fn c_opt_2_regular_placement_when_no_such_tile_works() {
    // Tiles 7 and 9, the only ones with an unconnected house, hold a restaurant of The Chain each; more are allowed.
    let cards = islands(json!({
        "chain": {"deck": ["action_07"], "back": "action_05", "tracks": {"recruit_train": 1},
            "options": ["expand_connections", "six_restaurants"]},
        "chains": [{}, {"restaurants": [
            {"at": [8, 0], "entrance": "south-west"}, {"at": [0, 13], "entrance": "north-east"},
            {"at": [13, 9], "entrance": "south-west"}]}],
    }));
    let game = solo(cards);
    assert_eq!(game.distance_to(HouseNumber::new(8), AUTOMATON), None, "still not connected");
    let (restaurants, search) = expanded(&game);
    assert_eq!((&search["target"], &search["tile"]), (&json!(8), &json!(8)));
    assert_eq!(restaurants.len(), 4);
    // No house apart at all: as without the option.
    let all = |options: &[&str]| {
        let position = over(
            town(),
            json!({"chain": {"deck": ["action_19"], "back": "action_05", "options": options,
            "tracks": {"recruit_train": 4}}, "map": ["A0 H0 F0", "L0 K0 N0", "O0 Q0 R0"]}),
        );
        crate::common::at(position)
    };
    let (plain, option) = (all(&[]), all(&["expand_connections"]));
    assert!(plain.houses().iter().all(|house| plain.distance_to(house.number, AUTOMATON).is_some()));
    assert_eq!(expanded(&plain).0, expanded(&option).0);
    assert_eq!(expanded(&option).1["tile"], 7);
}

#[test]
fn c_opt_2_only_after_turn_1() {
    // Before the first restaurant no house is connected, and tile 4 has none; the option waits for turn 2.
    let mut position = over(
        town(),
        json!({"round": 1, "chain": {"deck": ["action_06"], "options": ["expand_connections"]}}),
    );
    position["chains"][1]["restaurants"] = json!([]);
    position["chain"]["back"] = json!(null);
    let (first, deeds) = after(&crate::common::at(position), Part::FirstRestaurant);
    assert_eq!(
        (&did(&deeds, "searched")[0]["target"], &did(&deeds, "searched")[0]["tile"]),
        (&json!(4), &json!(4))
    );
    assert!(placement::stands_on(first.chain(AUTOMATON).restaurants()[0].rect(), 4));
}

#[test]
fn c_a_35_the_same_tile_is_enough() {
    let cards = islands(
        json!({"chain": {"deck": ["action_07"], "back": "action_05", "tracks": {"recruit_train": 1}}}),
    );
    let game = with("expand_connections", cards);
    let (after, _) = after(&game, Part::Turn);
    let placed = after.chain(AUTOMATON).restaurants()[1];
    assert!(placement::stands_on(placed.rect(), 9), "the tile of house 8");
    assert_eq!(after.distance_to(HouseNumber::new(8), AUTOMATON), None, "which it does not connect");
}

#[test]
fn c_a_32_hard_choices_leave_after_the_panes() {
    // Card 10 moves the marker from 1 to 4 in the clean-up of turns 2 and 3: claimed, then gone for everybody else.
    for (round, claims) in [(2, true), (3, false)] {
        let game = with("hard_choices", json!({"round": round, "chain": {"back": "action_10"}}));
        let (after, _) = game.at_phase(Phase::Cleanup, None);
        assert_eq!(owns(&after, Milestone::FirstToTrainSomeone), claims, "turn {round}");
        assert!(owns(&after, Milestone::FirstToHireThree), "turn {round}");
        assert!(after.closed_milestones().has(Milestone::FirstToHireThree));
    }
}

#[test]
fn c_opt_3_six_restaurants() {
    let three = json!({"chains": [{}, {"restaurants": [
        {"at": [8, 0], "entrance": "south-west"}, {"at": [13, 0], "entrance": "south-west"}, {"at": [0, 5], "entrance": "south-east"},
    ]}], "chain": {"deck": ["action_07"], "back": "action_20"}});
    let (game, _) = after(&with("six_restaurants", three.clone()), Part::Turn);
    assert_eq!(game.chain(AUTOMATON).restaurants().len(), 4);
    assert_eq!((game.config().restaurants(AUTOMATON), game.config().restaurants(PERSON)), (6, 3));
    let (game, _) = after(&solo(three), Part::Turn);
    assert_eq!(game.chain(AUTOMATON).restaurants().len(), 3);
}

#[test]
fn c_opt_4_all_warm_setup() {
    let solo = Solo { all_warm_setup: true, ..Solo::default() };
    let game = Game::new(&Config::solo(solo), 1).unwrap();
    assert_eq!((automaton(&game).in_deck(Temper::Warm), automaton(&game).in_deck(Temper::Cool)), (6, 0));
}

#[test]
fn c_opt_5_warm_always() {
    let cards = |level: &str, card: &str| {
        over(tracks(1, 10, 0, level), json!({"chain": {"deck": ["action_08", card, "action_05"]}}))
    };
    for level in ["cool", "neutral", "warm"] {
        let (_, deeds) = after(&with("warm_always", cards(level, "warm_09")), Part::Restructuring);
        assert_eq!(did(&deeds, "resolving").len(), 1, "{level}");
    }
    let (_, deeds) = after(&with("warm_always", cards("neutral", "cool_09")), Part::Restructuring);
    assert!(did(&deeds, "resolving").is_empty(), "cool cards as ever");
}

#[test]
fn switches_are_independent_words() {
    let some: Solo = [SoloSwitch::WarmAlways, SoloSwitch::HardChoices].into_iter().collect();
    assert_eq!(some.switches().map(SoloSwitch::id).collect::<Vec<_>>(), ["hard_choices", "warm_always"]);
    let wrong = over(town(), json!({"chain": {"options": ["hard_choice"]}}));
    assert!(faults(wrong)[0].starts_with("chain.options[0]: \"hard_choice\" is not a switch of a solo game"));
}
