//! Set-up, first turns, order of business, campaigns and clean-up.

use std::collections::BTreeSet;

use magnate_rules::the_chain::{AUTOMATON, DECK_SIZE, DeckCard, Level, PERSON, Part, Temper};
use magnate_rules::{
    Config, Coord, Employee, Event, Game, Intro, Item, Milestone, Phase, Refusal, ReserveCard, Solo, Stage,
    TokenNumber,
};
use serde_json::json;

use super::scene::*;
use crate::common::{must, only, over};

fn fresh(seed: u64) -> Game {
    Game::new(&Config::solo(Solo::default()), seed).unwrap()
}

#[test]
fn c_set_1_a_game_for_two() {
    let game = fresh(1);
    assert_eq!(game.map_rect().width, 15);
    assert_eq!(game.bank(), 100);
    assert_eq!(game.supply(Employee::Guru), 1);
    assert!(
        game.config().leaves_out(TokenNumber(12))
            && game.config().leaves_out(TokenNumber(15))
            && game.config().leaves_out(TokenNumber(16))
    );
    let error = Config { players: 3, ..Config::solo(Solo::default()) }.check().unwrap_err();
    assert_eq!(error.0, "a solo game has 2 players, one of them The Chain, not 3");
    let intro = Config { intro: Intro::First, ..Config::solo(Solo::default()) };
    let game = Game::new(&intro, 1).unwrap();
    assert_eq!(game.bank(), 150);
    assert_eq!(game.chain(AUTOMATON).reserve(), None);
}

#[test]
fn c_set_2_the_chain_starts_with_nothing() {
    let game = fresh(2);
    let chain = game.chain(AUTOMATON);
    assert_eq!(chain.cash(), 0);
    assert!(chain.stock().is_empty() && chain.beach().is_empty() && game.busy(AUTOMATON).is_empty());
    assert_eq!(game.config().restaurants(AUTOMATON), 3);
}

#[test]
fn c_set_3_and_c_set_4_decks() {
    let mut orders = BTreeSet::new();
    for seed in 0..20 {
        let game = fresh(seed);
        let cards: Vec<DeckCard> = automaton(&game).deck().collect();
        assert!(cards[..20].iter().all(|card| card.is_action()));
        let mut tempers: Vec<_> = cards[20..].iter().map(|card| card.temper().unwrap()).collect();
        orders.insert(format!("{tempers:?}"));
        tempers.sort();
        assert_eq!(
            tempers,
            [Temper::Warm, Temper::Warm, Temper::Warm, Temper::Cool, Temper::Cool, Temper::Cool]
        );
        assert_eq!(automaton(&game).stack(Temper::Warm).count(), 9);
        assert_eq!(automaton(&game).cards().collect::<BTreeSet<_>>().len(), DECK_SIZE);
    }
    assert!(orders.len() > 5, "the six are shuffled together");
}

#[test]
fn c_set_5_tracks() {
    let game = fresh(3);
    let automaton = automaton(&game);
    assert_eq!((automaton.recruit_train(), automaton.price_distance(), automaton.waitresses()), (1, 10, 0));
    assert_eq!(automaton.competition(), Level::Neutral);
}

#[test]
fn c_set_6_a_random_reserve_card() {
    let cards: BTreeSet<ReserveCard> =
        (0..30).filter_map(|seed| fresh(seed).chain(AUTOMATON).reserve()).collect();
    assert_eq!(cards.len(), 3);
}

#[test]
fn c_set_7_the_chain_is_first() {
    let game = fresh(4);
    assert_eq!(game.order(), [AUTOMATON, PERSON]);
    assert!(game.decision().awaited.contains(PERSON) && !game.decision().awaited.contains(AUTOMATON));
}

/// A game after the person's first restaurant.
fn placed(seed: u64) -> (Game, Vec<Event>) {
    let mut game = fresh(seed);
    let action = game.listed(PERSON)[0].clone();
    let events = game.apply(PERSON, &action).unwrap();
    (game, events)
}

#[test]
fn c_fst_1_the_first_restaurant_follows_the_top_card() {
    for seed in 0..20 {
        let game = fresh(seed);
        let front = automaton(&game).front().unwrap().action_card().unwrap();
        let events = game.opening_events();
        let search = deeds(&events);
        assert_eq!(search[0]["target"], front.tiles.expand_chain);
        assert_eq!(only(&events, "restaurant_placed").len(), 1);
        assert_eq!(game.chain(AUTOMATON).restaurants().len(), 1);
        assert!(automaton(&game).back().is_none());
    }
    assert!(placed(1).0.opening_events().is_empty(), "told once");
}

#[test]
fn c_fst_2_the_person_places_then_plays_turn_1() {
    let mut game = fresh(5);
    assert_eq!(game.decision().stage, Stage::FirstRestaurant { must_place: true });
    assert_eq!(game.apply(PERSON, &"pass".parse().unwrap()), Err(Refusal::MustPlace));
    let tile = |at: Coord| (at.x / 5, at.y / 5);
    let theirs = game.chain(AUTOMATON).restaurants()[0];
    let theirs = tile(theirs.entrance.of(theirs.at));
    for action in game.listed(PERSON) {
        let magnate_rules::Action::FirstRestaurant { at, entrance } = action else { panic!("{action}") };
        assert_ne!(tile(entrance.of(at)), theirs);
    }
    let (mut game, _) = placed(5);
    assert_eq!(game.decision().stage, Stage::Reserve);
    let events = must(&mut game, "0 reserve 200");
    assert_eq!(game.decision().stage.name(), "recruit", "no order of business in turn 1");
    let turns: Vec<_> = only(&events, "turn_started").iter().map(|event| event["chain"].clone()).collect();
    assert_eq!(turns, [json!(1), json!(0)]);
    assert!(deeds(&events).is_empty());
}

#[test]
fn c_fst_3_the_first_flip_is_in_turn_2() {
    let (mut game, _) = placed(6);
    must(&mut game, "0 reserve 200");
    let front = automaton(&game).front();
    idle(&mut game);
    assert_eq!(game.round(), 2);
    assert!(automaton(&game).back().is_none() || game.decision().stage != Stage::Restructuring);
    if game.decision().stage == Stage::Restructuring {
        must(&mut game, "0 work");
    }
    assert_eq!(automaton(&game).back(), front);
}

#[test]
fn c_a_1_no_flip_in_turn_1_unless_agreed() {
    let (mut game, _) = placed(7);
    assert!(deeds(&must(&mut game, "0 reserve 300")).is_empty());
    let solo = Solo { flip_in_turn_one: true, ..Solo::default() };
    let mut game = Game::new(&Config::solo(solo), 7).unwrap();
    let action = game.listed(PERSON)[0].clone();
    game.apply(PERSON, &action).unwrap();
    let events = must(&mut game, "0 reserve 300");
    let deeds = deeds(&events);
    assert_eq!(did(&deeds, "flipped").len(), 1);
    assert!(did(&deeds, "stars").is_empty(), "no slots are resolved");
    assert!(automaton(&game).back().is_some());
}

#[test]
fn c_ord_1_open_slots_then_last_turns_order() {
    // The person has 3 open slots, or 2 with somebody at work.
    for (position, order, first) in
        [(4, json!([0, 1]), 1), (2, json!([1, 0]), 0), (3, json!([1, 0]), 1), (3, json!([0, 1]), 0)]
    {
        let game = solo(over(tracks(position, 10, 0, "neutral"), json!({"turn_order": order})));
        let (mut game, events) = game.at_phase(Phase::Order, None);
        assert_eq!(only(&events, "order_of_choice")[0]["chains"][0], first, "{position} {order}");
        if first == 1 {
            assert_eq!(game.order(), [AUTOMATON, PERSON], "The Chain takes the first place");
        } else {
            assert_eq!(game.decision().stage, Stage::OrderOfBusiness);
            assert_eq!(game.listed(PERSON).len(), 2, "the person is free");
            must(&mut game, "0 order 2");
            assert_eq!(game.order(), [AUTOMATON, PERSON], "The Chain takes the rest");
        }
    }
    // First airplane campaign gives the person two more, and The Chain none.
    let game = solo(over(
        tracks(3, 10, 0, "neutral"),
        json!({"chains": [
        {"milestones": ["first_airplane_campaign"], "at_work": {"waitress": 1}}, {"milestones": ["first_airplane_campaign"]}]}),
    ));
    assert_eq!((game.open_slots_for_order(PERSON), game.open_slots_for_order(AUTOMATON)), (4, 3));
}

/// Campaigns of The Chain that end now.
fn ending() -> serde_json::Value {
    json!({"campaigns": [
        {"number": 1, "chain": 1, "marketeer": "brand_director", "item": "beer", "turns": 1, "at": [6, 6]},
        {"number": 14, "chain": 1, "marketeer": "marketing_trainee", "item": "beer", "turns": 1, "at": [3, 3], "rotated": true},
    ]})
}

#[test]
fn c_run_1_no_salaries_and_the_ends_of_campaigns() {
    let rich = json!({"chains": [{"beach": {"waitress": 1}}, {"cash": 50, "beach": {"guru": 1, "cfo": 1}, "milestones": ["first_to_have_100"]}]});
    let game = solo(over(rich, ending()));
    let (mut after, mut events) = game.at_phase(Phase::Payday, None);
    events.extend(must(&mut after, "0 pay"));
    assert_eq!(after.chain(AUTOMATON).cash(), 50);
    assert_eq!(after.chain(AUTOMATON).beach().of(Employee::Cfo), 1, "and nobody is fired");
    assert!(only(&events, "salaries_paid").iter().all(|paid| paid["chain"] == 0));
    assert_eq!(game.bill(AUTOMATON).due, 0);
    let (after, events) = game.at_phase(Phase::Marketing, None);
    assert_eq!(after.campaigns().len(), 0);
    assert_eq!(after.supply(Employee::MarketingTrainee), 12);
    assert_eq!(after.supply(Employee::BrandDirector), 0);
    assert_eq!(
        after.chain(AUTOMATON).beach().of(Employee::BrandDirector),
        1,
        "the brand director goes to the pile"
    );
    let homes: Vec<_> = did(&deeds(&events), "released").iter().map(|deed| deed["home"].clone()).collect();
    assert_eq!(homes, [json!("one_x_pile"), json!("pool")]);
}

#[test]
fn c_cln_1_at_most_ten_of_each_stay() {
    let game = solo(
        json!({"chain": {"back": null}, "chains": [{}, {"stock": {"beer": 14, "pizza": 10, "burger": 3}}]}),
    );
    let (after, deeds) = after(&game, Part::Cleanup);
    assert_eq!(
        (stock(&after, Item::Beer), stock(&after, Item::Pizza), stock(&after, Item::Burger)),
        (10, 10, 3)
    );
    assert_eq!(did(&deeds, "stock")[0]["items"], json!({"beer": 4}));
}

#[test]
fn c_cln_2_the_middle_pane() {
    let game = |back: &str| {
        solo(over(
            tracks(1, 8, 3, "neutral"),
            json!({"chain": {"back": back},
        "chains": [{}, {"stock": {"beer": 9, "pizza": 5, "burger": 6}}]}),
        ))
    };
    let (price, _) = after(&game("action_05"), Part::Cleanup);
    assert_eq!(automaton(&price).price_distance(), 10);
    let (fewer, _) = after(&game("action_08"), Part::Cleanup);
    assert_eq!(automaton(&fewer).waitresses(), 1);
    let (dropped, deeds) = after(&game("action_19"), Part::Cleanup);
    assert_eq!(
        (stock(&dropped, Item::Beer), stock(&dropped, Item::Pizza), stock(&dropped, Item::Burger)),
        (4, 5, 1)
    );
    assert_eq!(did(&deeds, "stock")[0]["pane"], "cleanup_middle");
}

#[test]
fn c_cln_3_the_last_pane_moves_recruit_and_train() {
    let (after, deeds) = after(&solo(json!({"chain": {"back": "action_13"}})), Part::Cleanup);
    assert_eq!(automaton(&after).recruit_train(), 2);
    assert_eq!(did(&deeds, "moved").last().unwrap()["pane"], "cleanup_right");
    assert!(owns(&after, Milestone::FirstToTrainSomeone) && !owns(&after, Milestone::FirstToHireThree));
    assert_eq!(
        automaton(&after).back(),
        Some(DeckCard::action(13)),
        "it lies beside the deck until the next flip"
    );
}

#[test]
fn c_cln_4_and_c_a_32_claims_in_cleanup_close_at_its_end() {
    let game = solo(json!({"chain": {"back": "action_13"}, "chains": [{"restaurants": [
        {"at": [3, 5], "entrance": "south-west"}, {"at": [0, 5], "entrance": "south-east", "open": false}]}]}));
    let (after, events) = game.at_phase(Phase::Cleanup, None);
    assert!(after.closed_milestones().has(Milestone::FirstToTrainSomeone));
    assert_eq!(only(&events, "milestones_closed")[0]["milestones"], json!(["first_to_train_someone"]));
    assert!(after.chain(PERSON).restaurants().iter().all(|restaurant| restaurant.open));
}

#[test]
fn c_set_2_nothing_is_awaited_from_the_chain_and_nobody_decides_for_it() {
    let game = solo(json!({"chains": [{}, {"beach": {"cfo": 1}}]}));
    assert!(game.structures(AUTOMATON, 10).is_empty(), "it has no company structure");
    for phase in Phase::ALL {
        let refused = game.legal_at(phase, AUTOMATON, 10).unwrap_err();
        assert_eq!(refused, Refusal::DecidesNothing { chain: AUTOMATON }, "{phase}");
        let (at, _) = game.at_phase(phase, Some(AUTOMATON));
        assert!(!at.decision().awaited.contains(AUTOMATON), "{phase}");
    }
    let mut fresh = fresh(9);
    let refused = fresh.apply(AUTOMATON, &"reserve 100".parse().unwrap());
    assert_eq!(refused, Err(Refusal::DecidesNothing { chain: AUTOMATON }));
}
