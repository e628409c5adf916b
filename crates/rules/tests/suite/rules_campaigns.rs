//! Rules B-MKT-1 to B-MKT-8: who may advertise what, where and for how long.

use std::collections::BTreeSet;

use crate::common::*;
use magnate_rules::{Duration, Game, Phase, PlayerId};
use serde_json::{Value, json};

//    A0     B0     O0    F90
//  ..#..  ..#HH  .B#..  ..#HH     the road of A, B and O ends at (14,2), before F
//  ..#..  ..#HH  ..#..  ..#HH
//  #####  #####  #####  ..###
//  HH#..  ..#..  ..#..  ..#..
//  HH#..  ..#..  ..#..  ..#..
//
/// Chain 0 has its restaurant on A and these cards at work; chain 1 took First billboard placed long ago, so that
/// campaigns have a number of turns.
fn street_west(at_work: Value) -> Value {
    json!({ "map": ["A0 B0 O0 F90"], "chains": [
        { "restaurants": [restaurant(3, 3, "north-west")], "at_work": at_work },
        { "milestones": ["first_billboard_placed"] },
    ]})
}

fn campaigning(position: Value) -> Game {
    start(&scene(position), Phase::Campaigns, 0)
}

/// Token numbers and turns of the campaigns a card may start.
fn choices(game: &Game, card: &str) -> (BTreeSet<u8>, BTreeSet<String>) {
    let prefix = format!("campaign {card} ");
    let listed = legal(game, 0);
    let words = listed.iter().filter_map(|action| action.strip_prefix(&prefix));
    let words: Vec<Vec<&str>> = words.map(|rest| rest.split(' ').collect()).collect();
    (
        words.iter().map(|words| words[0].parse().unwrap()).collect(),
        words.iter().map(|words| words[2].to_string()).collect(),
    )
}

#[test]
fn b_mkt_1_kinds_and_turns_by_card() {
    // Two players: billboards 11, 13, 14; mailboxes 7-10; airplanes 4-6; radios 1-3.
    for (card, lowest, turns) in [
        ("marketing_trainee", 11, 2),
        ("campaign_manager", 7, 3),
        ("brand_manager", 4, 4),
        ("brand_director", 1, 5),
    ] {
        let game = campaigning(street_west(json!({ card: 1 })));
        let (tokens, listed_turns) = choices(&game, card);
        let expected: BTreeSet<u8> = (lowest..=14).filter(|number| *number != 12).collect();
        assert_eq!(tokens, expected, "{card}");
        assert_eq!(listed_turns, (1..=turns).map(|n| n.to_string()).collect(), "{card}");
    }
    let game = campaigning(street_west(json!({ "campaign_manager": 1 })));
    assert_eq!(answer(&game, "0 campaign campaign_manager 4 beer 1 row 0"), "kind_not_allowed");
    assert_eq!(answer(&game, "0 campaign campaign_manager 1 beer 1 4,3"), "kind_not_allowed");
}

#[test]
fn b_mkt_1_one_campaign_for_each_marketeer_and_each_token_once() {
    let mut game = campaigning(street_west(json!({ "marketing_trainee": 2, "waitress": 1 })));
    must(&mut game, "0 campaign marketing_trainee 14 beer 2 3,0");
    assert_eq!(answer(&game, "0 campaign marketing_trainee 14 beer 2 8,3"), "token_taken");
    must(&mut game, "0 campaign marketing_trainee 13 beer 1 4,1");
    assert_ne!((stage(&game), awaited(&game)), ("campaigns", vec![0]));
    assert_eq!(game.campaigns().len(), 2);
}

#[test]
fn b_mkt_1_only_cards_at_work() {
    let mut position = street_west(json!({ "marketing_trainee": 1 }));
    position["chains"][0]["beach"] = json!({ "brand_manager": 1 });
    let game = campaigning(position);
    assert_eq!(answer(&game, "0 campaign brand_manager 4 beer 1 row 0"), "not_available");
}

#[test]
fn b_mkt_2_at_least_one_square_next_to_a_road() {
    // D0: only (0,3), (4,3) and (3,1) (3,2) touch the road; corners do not count.
    //  #####
    //  #HH.#
    //  #HH.#
    //  .....
    //  .....
    let position = json!({ "map": ["D0"], "chains": [
        { "at_work": { "brand_director": 1 } }, { "milestones": ["first_billboard_placed"] },
    ]});
    let game = campaigning(position);
    let place =
        |token: u8, at: &str| answer(&game, &format!("0 campaign brand_director {token} pizza 1 {at}"));
    assert_eq!(place(9, "0,3"), "ok", "mailbox");
    assert_eq!(place(9, "1,3"), "not_by_road", "corner to corner with (0,2)");
    assert_eq!(place(1, "3,1"), "ok", "radio");
    assert_eq!(place(1, "0,4"), "not_by_road");
    assert_eq!(place(14, "0,3"), "ok", "billboard: one square is enough");
    assert_eq!(place(14, "0,4"), "not_by_road");
    assert_eq!(place(14, "0,3 rotated"), "ok");
    assert_eq!(place(11, "1,3"), "not_by_road", "3x2");
}

#[test]
fn b_mkt_2_reaching_no_house_is_allowed() {
    let mut game = campaigning(street_west(json!({ "marketing_trainee": 1 })));
    let events = must(&mut game, "0 campaign marketing_trainee 14 beer 2 3,0");
    assert_eq!(only(&events, "campaign_placed")[0]["reaches"], json!([]));
}

#[test]
fn b_mkt_3_range_is_counted_in_borders_by_road() {
    let game = campaigning(street_west(json!({ "marketing_trainee": 1, "campaign_manager": 1 })));
    let trainee = |at: &str| answer(&game, &format!("0 campaign marketing_trainee 14 beer 1 {at}"));
    assert_eq!(trainee("3,0"), "ok", "own tile");
    assert_eq!(trainee("8,3"), "ok", "one border");
    assert_eq!(trainee("13,3"), "ok", "two borders");
    assert_eq!(trainee("14,1"), "ok", "one square on O is enough");
    assert_eq!(trainee("18,3"), "out_of_range", "the road of F is not connected");
    let position = json!({ "map": ["A0 B0 O0 R0 T0"], "chains": [
        { "restaurants": [restaurant(3, 3, "north-west")],
          "at_work": { "marketing_trainee": 1, "campaign_manager": 1 } },
        { "milestones": ["first_billboard_placed"] },
    ]});
    let game = campaigning(position);
    assert_eq!(answer(&game, "0 campaign marketing_trainee 14 beer 1 18,3"), "out_of_range");
    assert_eq!(answer(&game, "0 campaign campaign_manager 14 beer 1 18,3"), "ok");
    assert_eq!(answer(&game, "0 campaign campaign_manager 9 beer 1 18,3"), "ok");
    assert_eq!(answer(&game, "0 campaign campaign_manager 9 beer 1 23,3"), "out_of_range");
}

#[test]
fn b_mkt_3_last_step_onto_the_token_counts() {
    // (15,2) on F is next to (14,2) on O: two borders to O and one more onto the token.
    let game = campaigning(street_west(json!({ "marketing_trainee": 1, "campaign_manager": 1 })));
    assert_eq!(answer(&game, "0 campaign marketing_trainee 14 beer 1 15,2 rotated"), "out_of_range");
    assert_eq!(answer(&game, "0 campaign campaign_manager 14 beer 1 15,2 rotated"), "ok");
    // One tile nearer it is two borders in all.
    let mut position = street_west(json!({ "marketing_trainee": 1 }));
    position["map"] = json!(["A0 B0 F90"]);
    assert_eq!(answer(&campaigning(position), "0 campaign marketing_trainee 14 beer 1 10,2 rotated"), "ok");
}

#[test]
fn b_mkt_3_first_step_onto_the_road_counts() {
    // The entrance (15,2) is on D, its road on A: A costs 1, O 2, B 3.
    let position = json!({ "map": ["B0 O0 A0 D90"], "chains": [
        { "restaurants": [restaurant(15, 2, "north-west")], "at_work": { "marketing_trainee": 1 } },
        { "milestones": ["first_billboard_placed"] },
    ]});
    let game = campaigning(position);
    assert_eq!(answer(&game, "0 campaign marketing_trainee 14 beer 1 8,3"), "ok");
    assert_eq!(answer(&game, "0 campaign marketing_trainee 14 beer 1 3,3"), "out_of_range");
}

#[test]
fn b_mkt_3_from_own_open_restaurants_only() {
    let mut position = street_west(json!({ "marketing_trainee": 1 }));
    position["chains"][0]["restaurants"][0]["open"] = json!(false);
    position["chains"][1]["restaurants"] = json!([restaurant(8, 3, "north-west")]);
    assert_eq!(options(&scene(position.clone()), Phase::Campaigns, 0), ["end"]);
    position["chains"][0]["restaurants"][0]["open"] = json!(true);
    assert!(options(&scene(position), Phase::Campaigns, 0).len() > 1);
}

#[test]
fn b_mkt_3_the_road_must_be_reached_not_only_the_tile() {
    // E0: the restaurant opens on the north-west road; (1,4) is next to the south-east road only.
    //  ###rr
    //  #B.rr
    //  #.HH#
    //  ..HH#
    //  ..###
    let position = |at_work: Value| {
        json!({ "map": ["E0"], "chains": [
            { "restaurants": [restaurant(3, 0, "north-west")], "at_work": at_work },
            { "milestones": ["first_billboard_placed"] },
        ]})
    };
    let game = campaigning(position(json!({ "marketing_trainee": 1 })));
    assert_eq!(answer(&game, "0 campaign marketing_trainee 14 beer 1 0,4"), "out_of_range");
    assert_eq!(answer(&game, "0 campaign marketing_trainee 14 beer 1 0,3"), "ok");
    // Any corner of a drive-in will do (B-RST-4).
    let game = campaigning(position(json!({ "marketing_trainee": 1, "local_manager": 1 })));
    assert_eq!(answer(&game, "0 campaign marketing_trainee 14 beer 1 0,4"), "ok");
}

#[test]
fn b_mkt_4_no_connection_needed_without_a_range_limit() {
    // No restaurant at all: brand managers and directors place every kind they may, anywhere.
    let mut position = street_west(json!({ "brand_manager": 1, "brand_director": 1 }));
    position["chains"][0]["restaurants"] = json!([]);
    let game = campaigning(position);
    assert_eq!(answer(&game, "0 campaign brand_manager 14 beer 1 18,3"), "ok", "billboard");
    assert_eq!(answer(&game, "0 campaign brand_manager 9 beer 1 18,3"), "ok", "mailbox");
    assert_eq!(answer(&game, "0 campaign brand_manager 4 beer 1 column 19"), "ok", "airplane");
    assert_eq!(answer(&game, "0 campaign brand_director 1 beer 1 18,3"), "ok", "radio");
    assert_eq!(answer(&game, "0 campaign brand_director 14 beer 1 18,3"), "ok");
}

#[test]
fn b_mkt_5_five_items_and_a_number_of_turns() {
    let mut game = campaigning(street_west(json!({ "campaign_manager": 1 })));
    let listed = starting(&legal(&game, 0), "campaign campaign_manager 9 ");
    let items: BTreeSet<&str> = listed.iter().map(|action| action.split(' ').nth(3).unwrap()).collect();
    assert_eq!(items, BTreeSet::from(["burger", "pizza", "beer", "lemonade", "soft_drink"]));
    for (turns, expected) in [
        ("0", "wrong_duration"),
        ("1", "ok"),
        ("3", "ok"),
        ("4", "wrong_duration"),
        ("eternal", "wrong_duration"),
    ] {
        let line = format!("0 campaign campaign_manager 9 burger {turns} 3,1");
        assert_eq!(answer(&game, &line), expected, "{turns} turns");
    }
    // Nobody can make a pizza: allowed all the same.
    must(&mut game, "0 campaign campaign_manager 9 pizza 2 3,1");
    let campaign = game.campaigns()[0];
    assert_eq!((campaign.item.id(), campaign.turns), ("pizza", Duration::Turns(2)));
}

#[test]
fn b_mkt_6_airplanes_cover_1_3_5_lines_on_the_map() {
    let game = campaigning(json!({ "map": ["A0 B0"], "chains": [
        { "at_work": { "brand_manager": 1 } }, { "milestones": ["first_billboard_placed"] },
    ]}));
    // Ten columns and five rows.
    for (token, rows, columns) in [(4, 5, 10), (5, 3, 8), (6, 1, 6)] {
        let listed = legal(&game, 0);
        let count = |axis: &str| {
            (0..20)
                .filter(|n| listed.contains(&format!("campaign brand_manager {token} beer 1 {axis} {n}")))
                .count()
        };
        assert_eq!((count("row"), count("column")), (rows, columns), "airplane {token}");
        let line = format!("0 campaign brand_manager {token} beer 1 column {columns}");
        assert_eq!(answer(&game, &line), "lines_off_map");
        assert_eq!(
            answer(&game, &format!("0 campaign brand_manager {token} beer 1 row -1")),
            "lines_off_map"
        );
    }
    assert_eq!(answer(&game, "0 campaign brand_manager 4 beer 1 1,1"), "wrong_place");
    assert_eq!(answer(&game, "0 campaign brand_manager 14 beer 1 row 1"), "wrong_place");
}

#[test]
fn b_mkt_6_whole_adjacent_lines() {
    // House 2 lies in rows 3 and 4, house 4 in rows 0 and 1.
    let reached = |token: u8, first: u8| {
        let position = json!({ "map": ["A0 B0"], "chains": [{ "at_work": { "brand_manager": 1 } }, {}] });
        let mut game = campaigning(position);
        let events = must(&mut game, &format!("0 campaign brand_manager {token} beer 1 row {first}"));
        only(&events, "campaign_placed")[0]["reaches"].clone()
    };
    assert_eq!(reached(4, 1), json!(["4"]));
    assert_eq!(reached(4, 2), json!([]));
    assert_eq!(reached(5, 1), json!(["2", "4"]), "rows 1 to 3");
    assert_eq!(reached(5, 2), json!(["2"]), "rows 2 to 4");
    assert_eq!(reached(6, 0), json!(["2", "4"]));
}

#[test]
fn b_mkt_6_several_airplanes_may_cover_the_same_line() {
    let mut game = campaigning(street_west(json!({ "brand_manager": 2 })));
    must(&mut game, "0 campaign brand_manager 4 beer 1 row 1");
    must(&mut game, "0 campaign brand_manager 5 beer 1 row 1");
    assert_eq!(game.campaigns().len(), 2);
}

#[test]
fn b_mkt_6_airplanes_take_no_square_of_the_map() {
    let mut game = campaigning(street_west(json!({ "brand_manager": 2 })));
    must(&mut game, "0 campaign brand_manager 6 beer 1 row 0");
    assert_eq!(answer(&game, "0 campaign brand_manager 14 beer 1 3,0"), "ok");
}

#[test]
fn b_mkt_7_the_marketeer_is_busy() {
    let mut position = street_west(json!({ "brand_manager": 1, "trainer": 1, "waitress": 1 }));
    position["chains"][0]["cash"] = json!(100);
    let mut game = campaigning(position);
    must(&mut game, "0 campaign brand_manager 4 beer 4 row 0");
    assert_eq!((at_work(&game, 0, "brand_manager"), on_beach(&game, 0, "brand_manager")), (0, 0));
    assert_eq!(game.busy(PlayerId(0)).of(card("brand_manager")), 1);
    assert_eq!(supply(&game, "brand_manager"), 5, "still owned");
    assert_eq!(game.payday_report()[0].due, 5, "a salary");
    assert!(!options(&game, Phase::Train, 0).iter().any(|action| action.contains("brand")), "no training");
    let payday = start(&game, Phase::Payday, 0);
    assert_eq!(answer(&payday, "0 fire brand_manager"), "nothing_to_fire");
    assert_eq!(answer(&payday, "0 fire_busy 4"), "busy_protected");
    let hand = start(&game, Phase::Restructuring, 0);
    assert_eq!(answer(&hand, "0 work brand_manager"), "not_your_cards");
}

#[test]
fn b_mkt_7_trainees_have_no_salary_when_busy_either() {
    let mut game = campaigning(street_west(json!({ "marketing_trainee": 1 })));
    must(&mut game, "0 campaign marketing_trainee 14 beer 2 3,0");
    assert_eq!(game.payday_report()[0].salaries, 0);
}

/// Nobody has First billboard placed yet.
fn open_race(at_work: Value) -> Value {
    let mut position = street_west(at_work);
    position["chains"][1] = json!({});
    position
}

#[test]
fn b_mkt_8_the_billboard_that_earns_the_milestone_is_eternal() {
    let mut game = campaigning(open_race(json!({ "marketing_trainee": 2 })));
    assert_eq!(answer(&game, "0 campaign marketing_trainee 14 beer 2 3,0"), "must_be_eternal");
    must(&mut game, "0 campaign marketing_trainee 14 beer eternal 3,0");
    assert!(has(&game, 0, "first_billboard_placed"));
    assert_eq!(answer(&game, "0 campaign marketing_trainee 13 beer 1 4,1"), "must_be_eternal");
}

#[test]
fn b_mkt_8_all_campaigns_from_then_on_but_not_those_before() {
    let mut game = campaigning(open_race(json!({ "brand_manager": 3 })));
    assert_eq!(answer(&game, "0 campaign brand_manager 4 beer eternal row 0"), "wrong_duration");
    must(&mut game, "0 campaign brand_manager 4 beer 3 row 0");
    assert!(!has(&game, 0, "first_billboard_placed"), "an airplane is no billboard");
    must(&mut game, "0 campaign brand_manager 14 beer eternal 3,0");
    assert_eq!(answer(&game, "0 campaign brand_manager 9 beer 2 8,3"), "must_be_eternal");
    must(&mut game, "0 campaign brand_manager 9 beer eternal 8,3");
    let turns: Vec<Duration> = game.campaigns().iter().map(|campaign| campaign.turns).collect();
    assert_eq!(turns, [Duration::Turns(3), Duration::Eternal, Duration::Eternal]);
}

#[test]
fn b_mkt_8_not_for_the_others() {
    // Chain 1 took the milestone this round: chain 0 earns it, too. In an earlier round: it is closed.
    let mut position = street_west(json!({ "marketing_trainee": 1 }));
    assert_eq!(
        answer(&campaigning(position.clone()), "0 campaign marketing_trainee 14 beer eternal 3,0"),
        "wrong_duration"
    );
    position["claimed_this_round"] = json!(["first_billboard_placed"]);
    assert_eq!(answer(&campaigning(position), "0 campaign marketing_trainee 14 beer eternal 3,0"), "ok");
}

#[test]
fn b_mkt_8_eternal_campaigns_do_not_age_and_keep_their_marketeers() {
    let mut game = campaigning(open_race(json!({ "marketing_trainee": 1 })));
    must(&mut game, "0 campaign marketing_trainee 14 beer eternal 3,0");
    for _ in 0..6 {
        game = start(&game, Phase::Marketing, 0);
    }
    assert_eq!(game.campaigns()[0].turns, Duration::Eternal);
    assert_eq!(game.busy(PlayerId(0)).of(card("marketing_trainee")), 1);
    assert_eq!(on_beach(&game, 0, "marketing_trainee"), 0);
}
