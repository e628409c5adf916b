//! Rural marketeers: K-RURAL, K-INT-4.

use magnate_rules::{Game, Phase, PlayerId};
use serde_json::{Value, json};

use super::town::grid;
use crate::common::*;

fn rural(players: usize, top: Value) -> Value {
    street(players, over(json!({"modules": ["rural_marketeers"]}), top))
}

/// A giant billboard of a chain.
fn giant(number: u8, chain: u8, item: &str, side: &str) -> Value {
    json!({"number": number, "chain": chain, "marketeer": "rural_marketeer", "item": item, "turns": "eternal", "side": side})
}

/// An offramp onto the road of A, the tile of the first chain.
fn ramp() -> Value {
    json!({"offramps": [{"squares": [[1, -1], [2, -1], [3, -1]]}]})
}

#[test]
fn k_rural_1_k_rural_2_giant_billboards() {
    let top = json!({"withdrawn": ["first_rural_marketeer_used"],
                     "chains": [{"at_work": {"rural_marketeer": 2, "brand_director": 1}}]});
    let mut game = start(&at(rural(2, top)), Phase::Campaigns, 0);
    let giants = starting(&legal(&game, 0), "campaign rural_marketeer");
    assert_eq!(giants.len(), 4 * 5 * 4, "any token, any good that can be marketed, any side");
    assert_eq!(answer(&game, "0 campaign rural_marketeer 21 burger 3 north"), "must_be_eternal");
    assert_eq!(answer(&game, "0 campaign brand_director 21 burger eternal north"), "kind_not_allowed");
    assert_eq!(answer(&game, "0 campaign rural_marketeer 14 burger eternal 3,3"), "kind_not_allowed");
    let events = must(&mut game, "0 campaign rural_marketeer 21 burger eternal east");
    assert_eq!(only(&events, "campaign_placed")[0]["reaches"], json!(["rural"]));
    assert!(has(&game, 0, "first_burger_marketed"));
    assert!(!has(&game, 0, "first_billboard_placed"), "no billboard of the base game");
    assert_eq!(answer(&game, "0 campaign rural_marketeer 22 beer eternal east"), "side_taken");
    must(&mut game, "0 campaign rural_marketeer 24 beer eternal north");
    assert_eq!(game.busy(PlayerId(0)).of(card("rural_marketeer")), 2);
    let bill = game.bill(PlayerId(0));
    assert_eq!(bill.salaried.of(card("rural_marketeer")), 2, "busy cards are paid");
    let four = json!({"campaigns": [giant(21, 0, "beer", "north"), giant(22, 0, "beer", "east"), giant(23, 0, "beer", "south"),
                                    giant(24, 0, "beer", "north")]});
    let fault = faults(rural(2, four));
    assert_eq!(fault, ["campaigns[3]: campaign 21 is on the side north of the rural area (K-RURAL-1)"]);
    let unsaid = json!({"campaigns": [
        {"number": 22, "chain": 0, "marketeer": "rural_marketeer", "item": "beer", "turns": "eternal"}, giant(23, 0, "beer", "north"),
    ]});
    assert_eq!(written(&at(rural(2, unsaid)))["campaigns"][0]["side"], "east", "the first free side");
    let short = json!({"campaigns": [over(giant(21, 0, "beer", "north"), json!({"turns": 3}))]});
    assert_eq!(faults(rural(2, short)).len(), 1);
}

#[test]
fn ex_rural_1_k_rural_4_k_rural_5_the_rural_area_wants_two_of_each_and_eats_last() {
    let giants = json!({"campaigns": [giant(21, 0, "burger", "north"), giant(22, 1, "beer", "east")]});
    let mut game = at(rural(2, giants));
    for tokens in [4, 8] {
        let demand = json!(game.marketing_report())["demand"]["rural"].clone();
        assert_eq!(demand.as_array().unwrap().len(), tokens, "no cap");
        game = at(over(written(&game), json!({"demand": {"rural": demand}})));
    }
    let position = written(&game);
    assert_eq!(json!(game.dinner_report())["unserved"], json!(["rural"]), "no offramp, no way");
    assert_eq!(game.distances()["rural"], json!([null, null]));
    let sale = |stock: Value, modules: &[&str], work: Value| {
        let chains = json!({"modules": modules, "chains": [{"stock": stock, "at_work": work}]});
        let game = at(over(position.clone(), over(ramp(), chains)));
        let report = json!(game.dinner_report());
        (report["sales"][0]["house"].clone(), report["sales"][0]["income"].clone(), report["cash"][0].clone())
    };
    let full = json!({"burger": 4, "beer": 4});
    let rural_only = ["rural_marketeers"];
    assert_eq!(sale(full.clone(), &rural_only, json!({})), (json!("rural"), json!(80), json!(80)));
    let fries = ["rural_marketeers", "fry_chefs"];
    assert_eq!(sale(full, &fries, json!({"fry_chef": 1})).1, json!(90));
    let noodles = ["rural_marketeers", "noodles", "sushi"];
    assert_eq!(
        sale(json!({"noodles": 8, "sushi": 8}), &noodles, json!({})).1,
        json!(80),
        "noodles, and no sushi"
    );
    assert_eq!(sale(json!({"sushi": 8}), &noodles, json!({})).0, json!(null));
}

#[test]
fn k_rural_4_nothing_else_reaches_it() {
    let game = at(rural(
        2,
        json!({"campaigns": [
            {"number": 1, "chain": 0, "marketeer": "brand_director", "item": "beer", "turns": 2, "at": [3, 3]},
            {"number": 6, "chain": 0, "marketeer": null, "item": "beer", "turns": 2, "lines": {"axis": "row", "first": 0}},
            {"number": 9, "chain": 0, "marketeer": "campaign_manager", "item": "beer", "turns": 2, "at": [1, 1]},
        ]}),
    ));
    assert!(
        game.campaigns()
            .iter()
            .all(|it| !game.reached_by(it).iter().any(|house| house.to_string() == "rural"))
    );
    assert!(json!(game.marketing_report())["demand"]["rural"].is_null());
    let twice = at(rural(
        2,
        json!({"modules": ["rural_marketeers", "mass_marketeers"], "campaigns": [giant(21, 0, "beer", "west")],
                                   "chains": [{"at_work": {"mass_marketeer": 1}}]}),
    ));
    assert_eq!(json!(twice.marketing_report())["demand"]["rural"].as_array().unwrap().len(), 4, "every pass");
}

#[test]
fn ex_rural_2_k_rural_6_distance_from_the_offramp() {
    let top = |price: Value, waitresses: u8| {
        over(
            ramp(),
            json!({
                "demand": {"rural": ["burger", "burger"]},
                "chains": [
                    {"at_work": {"management_trainee": 1, "luxuries_manager": 1, "discount_manager": 3}, "stock": {"burger": 2}},
                    {"at_work": over(price, json!({"waitress": waitresses})), "stock": {"burger": 2}},
                ],
            }),
        )
    };
    let game = at(rural(3, top(json!({"pricing_manager": 1}), 0)));
    assert_eq!(game.distances()["rural"], json!([1, 2, 3]));
    let offers = json!(game.dinner_report())["sales"][0].clone();
    assert_eq!(
        (&offers["chain"], &offers["offers"][0]["score"], &offers["offers"][1]["score"]),
        (&json!(1), &json!(12), &json!(11))
    );
    let tie = at(rural(3, top(json!({}), 1)));
    let sale = json!(tie.dinner_report())["sales"][0].clone();
    assert_eq!((&sale["chain"], &sale["offers"][1]["verdict"]), (&json!(1), &json!("won_by_waitresses")));
    // Least over all road squares that any offramp touches.
    let two = json!({"offramps": [{"squares": [[1, -1], [2, -1], [3, -1]]}, {"squares": [[12, -1], [12, -2], [12, -3]]}]});
    assert_eq!(at(rural(3, two)).distances()["rural"], json!([1, 2, 1]));
    let way = at(rural(3, ramp()));
    let question = json!({"question": "route", "chain": 2, "house": "rural"});
    let question: magnate_rules::insight::Question = serde_json::from_value(question).unwrap();
    let answer = json!(way.view(magnate_rules::Viewer::Spectator).ask(&question).unwrap());
    assert_eq!(answer["distance"], 3);
    assert_eq!(answer["squares"].as_array().unwrap().last().unwrap(), &json!([2, -1]), "{answer}");
}

#[test]
fn k_rural_3_an_offramp_for_the_first() {
    let work = json!({"chains": [{"at_work": {"rural_marketeer": 1}}, {"at_work": {"rural_marketeer": 1}}]});
    let mut game = start(&at(rural(2, work.clone())), Phase::Campaigns, 0);
    let events = must(&mut game, "0 campaign rural_marketeer 21 burger eternal north");
    assert_eq!(only(&events, "milestone_awarded").len(), 2, "and the first burger");
    let decision = json!(game.decision());
    assert_eq!((&decision["kind"], &decision["step"]), (&json!("offramp"), &json!("campaigns")));
    let listed = legal(&game, 0);
    assert_eq!(listed.last().unwrap(), "decline");
    assert_eq!(answer(&game, "0 offramp 1,-1 2,-1 3,-1"), "ok");
    assert_eq!(answer(&game, "0 offramp 2,-3 2,-2 2,-1"), "ok", "end-on");
    assert_eq!(answer(&game, "0 offramp 2,-1 3,-1 4,-1"), "ok", "any of its squares may touch the road");
    assert_eq!(answer(&game, "0 offramp 3,-1 4,-1 5,-1"), "offramp_no_road");
    assert_eq!(answer(&game, "0 offramp -1,0 -1,1 -1,2"), "ok");
    assert_eq!(
        answer(&game, "0 offramp -1,-1 -1,0 -1,1"),
        "offramp_place",
        "it would stick out past the edge"
    );
    assert_eq!(answer(&game, "0 offramp 2,-2 3,-2 4,-2"), "offramp_place", "not against the map");
    assert_eq!(answer(&game, "0 offramp 2,0 3,0 4,0"), "offramp_place", "on the map");
    let mut declined = game.clone();
    must(&mut declined, "0 decline");
    assert_eq!(declined.decision().kind, None);
    must(&mut game, "0 offramp 1,-1 2,-1 3,-1");
    assert_eq!(at(written(&game)).distances(), game.distances());
    let stored: Game = serde_json::from_str(&serde_json::to_string(&game).unwrap()).unwrap();
    assert_eq!((&stored, stored.digest()), (&game, game.digest()));
    // The second chain of the round gets one too, not over the first.
    while awaited(&game) != [1] || stage(&game) != "campaigns" {
        let player = awaited(&game)[0];
        must(&mut game, &format!("{player} end"));
    }
    must(&mut game, "1 campaign rural_marketeer 22 burger eternal west");
    assert_eq!(answer(&game, "1 offramp 2,-1 3,-1 4,-1"), "over_offramp");
    assert_eq!(answer(&game, "1 offramp 11,-1 12,-1 13,-1"), "ok");
    // Not over an airplane, and no airplane over it; without a free one there is no question.
    let planes = json!({"campaigns": [{"number": 5, "chain": 1, "marketeer": "brand_manager", "item": "beer", "turns": 2,
                                       "lines": {"axis": "column", "first": 1}}]});
    let mut flown = start(&at(rural(2, over(work.clone(), planes))), Phase::Campaigns, 0);
    must(&mut flown, "0 campaign rural_marketeer 21 burger eternal north");
    assert_eq!(answer(&flown, "0 offramp 1,-1 2,-1 3,-1"), "over_airplane");
    assert_eq!(answer(&flown, "0 offramp -1,0 -1,1 -1,2"), "ok");
    let three = json!({"offramps": [{"squares": [[1, -1], [2, -1], [3, -1]]}, {"squares": [[11, -1], [12, -1], [13, -1]]},
                                    {"squares": [[-1, 0], [-1, 1], [-1, 2]]}]});
    let mut none_left = start(&at(rural(2, over(work, three.clone()))), Phase::Campaigns, 0);
    must(&mut none_left, "0 campaign rural_marketeer 21 burger eternal north");
    assert!(has(&none_left, 0, "first_rural_marketeer_used") && none_left.decision().kind.is_none());
    let director = over(three, json!({"chains": [{"at_work": {"brand_director": 1}}]}));
    let game = start(&at(rural(2, director)), Phase::Campaigns, 0);
    assert_eq!(answer(&game, "0 campaign brand_director 4 beer 1 column 2 north"), "over_offramp");
    assert_eq!(answer(&game, "0 campaign brand_director 4 beer 1 column 2 south"), "ok");
    assert_eq!(answer(&game, "0 campaign brand_director 4 beer 1 column 2 west"), "wrong_side");
}

#[test]
fn k_int_4_offramps_and_lobbyists() {
    // A road laid to the edge of the map: an offramp may join it once it is open.
    let modules = ["lobbyists", "rural_marketeers"];
    let road = |open: bool| {
        json!({
            "roads": [{"piece": "straight_2", "squares": [[8, 4], [9, 4]], "under_construction": !open}],
            "chains": [{"at_work": {"rural_marketeer": 1}}],
        })
    };
    let place = |open: bool| {
        let mut game = start(&at(grid(&modules, road(open))), Phase::Campaigns, 0);
        must(&mut game, "0 campaign rural_marketeer 21 burger eternal north");
        answer(&game, "0 offramp 10,4 11,4 12,4")
    };
    assert_eq!((place(true), place(false)), ("ok", "offramp_no_road"));
    // Where an offramp lies no tile can be added.
    let top = json!({"offramps": [{"squares": [[10, 1], [10, 2], [10, 3]]}], "chains": [{"at_work": {"lobbyist": 1}}]});
    let mut game = start(&at(grid(&modules, top)), Phase::Lobbyists, 0);
    must(&mut game, "0 road straight_2 5,3 6,3");
    assert_eq!(answer(&game, "0 tile F0 2,0"), "slot_blocked");
    assert_eq!(answer(&game, "0 tile F0 2,1"), "ok");
}
