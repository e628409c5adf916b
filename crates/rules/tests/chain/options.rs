//! Section 11: the difficulty switches, each on its own.

use magnate_rules::{
    AUTOMATON, Config, Game, Milestone, PERSON, Part, Phase, Solo, SoloSwitch, Temper, placement,
};
use serde_json::{Value, json};

use super::common::{faults, only, over};
use super::scene::*;

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

#[test]
fn c_opt_2_expand_connections() {
    // Card 18 says tile 1; all of its houses are connected, house 15 on tile 9 is not.
    let cards = json!({"chain": {"deck": ["action_11"], "back": "action_20"}});
    let (plain, _) = after(&solo(cards.clone()), Part::Turn);
    let (connected, deeds) = after(&with("expand_connections", cards), Part::Turn);
    let tile = |game: &Game| placement::tile_of(game.chain(AUTOMATON).restaurants()[1].at);
    assert!(placement::stands_on(plain.chain(AUTOMATON).restaurants()[1].rect(), 9), "{}", tile(&plain));
    let search = did(&deeds, "searched")[0];
    assert_eq!(search["target"], 9);
    let unconnected: Vec<_> = connected
        .houses()
        .iter()
        .filter(|h| solo(json!({})).distance_to(h.number, AUTOMATON).is_none())
        .collect();
    let found = search["tile"].as_u64().unwrap() as u8;
    assert!(unconnected.iter().any(|house| placement::stands_on(house.rect(), found)), "{search}");
}

#[test]
fn c_a_35_the_same_tile_is_enough() {
    // Every house is connected: the regular placement follows.
    let all = json!({"chain": {"deck": ["action_04"], "back": "action_20", "tracks": {"recruit_train": 2}}, "map": ["A0 H0 C0", "L0 S0 N0", "M0 R0 T0"]});
    let (game, deeds) = after(&with("expand_connections", all.clone()), Part::Turn);
    let (plain, _) = after(&solo(all), Part::Turn);
    assert_eq!(game.chain(AUTOMATON).restaurants(), plain.chain(AUTOMATON).restaurants());
    assert!(
        !did(&deeds, "searched")[0].to_string().contains("nothing_to_connect") || game.houses().len() > 2
    );
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
