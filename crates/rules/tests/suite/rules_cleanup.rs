//! Phase 7, clean-up, and what milestones are: B-CLN-1 to B-CLN-3, B-MIL-1.

use crate::common::*;
use magnate_rules::{Game, Milestone, Phase, PlayerId, Stage};
use serde_json::{Value, json};

const ZERO: PlayerId = PlayerId(0);

fn milestones(game: &Game, player: u8) -> Value {
    json!(game.chain(PlayerId(player)).milestones())
}

fn stock(game: &Game, player: u8) -> Value {
    json!(game.chain(PlayerId(player)).stock())
}

/// At the freezer of chain 0.
#[track_caller]
fn freezer(chain: Value) -> Game {
    let chain = over(chain, json!({"milestones": ["first_to_throw_away"]}));
    let (game, _) = begin(street(2, json!({"chains": [chain]})), Phase::Cleanup);
    assert_eq!(game.decision().stage, Stage::Freezer);
    game
}

// ---- B-CLN-1 -------------------------------------------------------------------------------------

#[test]
fn b_cln_1_without_a_freezer_all_stock_is_discarded_and_earns_it() {
    let (game, events) =
        begin(street(2, json!({"chains": [{"stock": {"burger": 3, "beer": 1}}, {}]})), Phase::Cleanup);
    // Nobody is asked: the discard that earns the freezer cannot use it yet.
    assert_eq!(game.round(), 2);
    assert_eq!(stock(&game, 0), json!({}));
    assert_eq!(milestones(&game, 0), json!(["first_to_throw_away"]));
    assert_eq!(
        only(&events, "discarded"),
        [json!({"event": "discarded", "chain": 0, "items": {"burger": 3, "beer": 1}, "kept": {}})]
    );
    // Who had nothing threw nothing away.
    assert_eq!(milestones(&game, 1), json!([]));
}

#[test]
fn b_cln_1_the_freezer_keeps_up_to_ten_items_of_the_owners_choice() {
    let mut game = freezer(json!({"stock": {"burger": 8, "beer": 7}}));
    assert_eq!(refused(&mut game, "0 keep burger*8 beer*3"), "freezer_full");
    assert_eq!(refused(&mut game, "0 keep burger*9"), "not_in_stock");
    assert_eq!(refused(&mut game, "0 keep pizza"), "not_in_stock");
    for (line, kept) in [
        ("0 keep burger*8 beer*2", json!({"burger": 8, "beer": 2})),
        ("0 keep burger*3 beer*7", json!({"burger": 3, "beer": 7})),
        ("0 keep beer", json!({"beer": 1})),
        ("0 keep", json!({})),
    ] {
        let mut game = game.clone();
        must(&mut game, line);
        assert_eq!(stock(&game, 0), kept);
        assert_eq!(game.round(), 2);
    }
}

#[test]
fn b_cln_1_every_choice_is_listed() {
    let game = freezer(json!({"stock": {"burger": 1, "beer": 2}}));
    assert_eq!(
        legal(&game, 0),
        ["keep", "keep beer", "keep beer*2", "keep burger", "keep burger beer", "keep burger beer*2"]
    );
}

#[test]
fn b_cln_1_what_was_frozen_before_counts_among_the_ten() {
    let mut game = freezer(json!({"stock": {"burger": 6}, "frozen": {"burger": 4, "beer": 6}}));
    assert_eq!(refused(&mut game, "0 keep burger*10 beer*1"), "freezer_full");
    must(&mut game, "0 keep burger*10");
    assert_eq!(stock(&game, 0), json!({"burger": 10}));
}

#[test]
fn b_cln_1_the_freezer_is_for_its_owner_only() {
    let chains = json!([
        {"stock": {"burger": 2}, "milestones": ["first_to_throw_away"]},
        {"stock": {"burger": 2}},
    ]);
    let (mut game, _) = begin(street(2, json!({"chains": chains})), Phase::Cleanup);
    assert!(!game.decision().awaited.contains(PlayerId(1)));
    assert_eq!(stock(&game, 1), json!({}));
    must(&mut game, "0 keep burger*2");
    assert_eq!(stock(&game, 0), json!({"burger": 2}));
    assert_eq!(milestones(&game, 1), json!([])); // a round too late
}

#[test]
fn b_cln_1_everybody_who_discards_in_that_round_earns_the_freezer() {
    let chains = json!([{"stock": {"burger": 1}}, {}, {"stock": {"soft_drink": 1}}]);
    let (game, _) = begin(street(3, json!({"chains": chains})), Phase::Cleanup);
    assert_eq!(milestones(&game, 0), json!(["first_to_throw_away"]));
    assert_eq!(milestones(&game, 1), json!([]));
    assert_eq!(milestones(&game, 2), json!(["first_to_throw_away"]));
}

// ---- B-CLN-2 -------------------------------------------------------------------------------------

#[test]
fn b_cln_2_everybody_takes_the_cards_back() {
    let chain = json!({"at_work": {"waitress": 1, "trainer": 1}, "beach": {"waitress": 1, "coach": 1}});
    let (game, _) = begin(street(2, json!({"chains": [chain]})), Phase::Cleanup);
    assert!(game.chain(ZERO).at_work().is_empty());
    assert_eq!(json!(game.chain(ZERO).beach()), json!({"waitress": 2, "trainer": 1, "coach": 1}));
    assert_eq!(game.decision().stage, Stage::Restructuring);
}

#[test]
fn b_cln_2_coming_soon_restaurants_open() {
    let chain = json!({"restaurants": [{}, {"at": [3, 3], "entrance": "north-west", "open": false}]});
    let position = street(2, json!({"chains": [{}, chain]}));
    assert_eq!(at(position.clone()).distances()["2"], json!([0, 2]));
    let (game, events) = begin(position, Phase::Cleanup);
    assert_eq!(
        only(&events, "restaurant_opened"),
        [json!({"event": "restaurant_opened", "chain": 1, "at": [3, 3]})]
    );
    assert_eq!(game.distances()["2"], json!([0, 0]));
}

#[test]
fn b_cln_2_milestones_of_this_round_are_closed_to_all_others() {
    let position = street(
        2,
        json!({
            "claimed_this_round": ["first_waitress_played"],
            "chains": [{"milestones": ["first_waitress_played", "first_to_have_20"], "stock": {"beer": 1}}, {}],
        }),
    );
    assert!(!at(position.clone()).closed_milestones().has(Milestone::FirstWaitressPlayed));
    let (game, events) = begin(position, Phase::Cleanup);
    assert_eq!(
        json!(game.closed_milestones()),
        json!(["first_to_have_20", "first_waitress_played", "first_to_throw_away"])
    );
    assert!(game.claimed_milestones().is_empty());
    assert_eq!(
        only(&events, "milestones_closed")[0]["milestones"],
        json!(["first_waitress_played", "first_to_throw_away"])
    );
}

#[test]
fn b_cln_2_a_game_nobody_ends_is_over_after_the_last_round() {
    let chains = json!([{"cash": 30}, {"cash": 70}]);
    let (game, _) = begin(street(2, json!({"round": 65_534, "chains": chains})), Phase::Cleanup);
    assert_eq!((game.round(), game.is_over()), (65_535, false), "one is left");
    let (game, events) = begin(street(2, json!({"round": 65_535, "chains": chains})), Phase::Cleanup);
    assert_eq!((game.round(), game.decision().stage), (65_535, Stage::GameOver));
    assert!(game.decision().awaited.is_empty());
    let ranking: Vec<u8> = game.outcome().unwrap().iter().map(|standing| standing.chain.0).collect();
    assert_eq!(ranking, [1, 0], "as at any other end");
    assert_eq!(only(&events, "game_ended").len(), 1);
    // A position of any round can be written down and read again.
    let read = magnate_rules::Position::from_value(&written(&game)).unwrap();
    assert_eq!(read.round, 65_535);
}

// ---- B-CLN-3 -------------------------------------------------------------------------------------

#[test]
fn b_cln_3_campaigns_demand_and_frozen_stock_stay() {
    let billboard = json!({
        "number": 14, "chain": 1, "marketeer": "marketing_trainee", "item": "beer", "turns": 2,
        "at": [8, 3], "rotated": false,
    });
    let position = street(
        2,
        json!({
            "campaigns": [billboard], "demand": {"2": ["pizza", "beer"], "13": ["burger"]},
            "chains": [{"stock": {"burger": 2}, "milestones": ["first_to_throw_away"]}],
        }),
    );
    let (mut game, _) = begin(position, Phase::Cleanup);
    must(&mut game, "0 keep burger*2");
    let now = written(&game);
    assert_eq!(now["campaigns"], json!([billboard]));
    assert_eq!(now["demand"], json!({"2": ["pizza", "beer"], "13": ["burger"]}));
    assert_eq!(now["chains"][0]["frozen"], json!({"burger": 2}));
    // And it is there to be sold the next evening.
    assert_eq!(game.dinner_report().sales[0].house.to_string(), "13");
}

// ---- B-MIL-1 -------------------------------------------------------------------------------------

#[test]
fn b_mil_1_everybody_who_meets_the_condition_in_the_first_round_gets_it() {
    let position = |top: Value| {
        let chains = json!([{"cash": 15, "stock": {"burger": 1}}, {"cash": 15, "stock": {"burger": 1}}]);
        street(2, over(json!({"demand": {"2": ["burger"], "10": ["burger"]}, "chains": chains}), top))
    };
    let gained = |position: Value| json!(at(position).dinner_report().milestones);
    let both = json!([["first_to_have_20"], ["first_to_have_20"]]);
    assert_eq!(gained(position(json!({}))), both);
    // Somebody got it earlier this round: still open.
    let third = json!({"claimed_this_round": ["first_to_have_20"]});
    assert_eq!(gained(position(third)), both);
    // Somebody has it from an earlier round: too late.
    let owner = json!({"chains": [{"milestones": ["first_to_have_20"]}]});
    assert_eq!(gained(position(owner)), json!([[], []]));
}

#[test]
fn b_mil_1_it_is_closed_in_the_round_after() {
    // Round 1: chain 0 throws a burger away. Round 2: chain 1 throws a beer away, too late.
    let chains = json!([{"stock": {"burger": 1}}, {"beach": {"errand_boy": 1}}]);
    let (mut game, _) = begin(street(2, json!({"chains": chains})), Phase::Cleanup);
    must(&mut game, "1 work errand_boy");
    must(&mut game, "0 order 1");
    must(&mut game, "0 end");
    must(&mut game, "1 end");
    must(&mut game, "1 errand errand_boy beer");
    assert_eq!(game.decision().stage, Stage::Payday);
    assert_eq!(stock(&game, 1), json!({"beer": 2})); // First errand boy played, at once
    must(&mut game, "1 pay");
    assert_eq!(game.round(), 3);
    assert_eq!(stock(&game, 1), json!({}));
    assert_eq!(milestones(&game, 0), json!(["first_to_throw_away"]));
    assert_eq!(milestones(&game, 1), json!(["first_errand_boy_played"]));
}

#[test]
fn b_mil_1_the_effect_starts_at_once_and_lasts() {
    // First to lower prices is awarded at the reveal: the same evening the unit price is 10 - 1 - 1.
    let chain = json!({"beach": {"pricing_manager": 1}, "frozen": {"burger": 1}, "milestones": ["first_to_throw_away"]});
    let position = street(2, json!({"demand": {"2": ["burger"]}, "chains": [chain]}));
    let (mut game, _) = begin(position, Phase::Restructuring);
    must(&mut game, "0 work pricing_manager");
    assert_eq!(game.unit_price(ZERO), 8);
    must(&mut game, "1 order 1"); // three open slots against two
    must(&mut game, "1 end");
    must(&mut game, "0 end");
    assert_eq!(game.chain(ZERO).cash(), 8);
    must(&mut game, "0 pay");
    // It stays for good, manager or no manager.
    must(&mut game, "0 work");
    assert_eq!(game.unit_price(ZERO), 9);
}
