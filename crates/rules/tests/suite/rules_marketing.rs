//! Phase 6, marketing campaigns: B-RUN-1 to B-RUN-4.

use crate::common::*;
use magnate_rules::{Action, Campaign, Config, Employee, FastDice, Game, Module, ModuleSet, Phase, PlayerId};
use serde_json::{Value, json};

/// The houses a campaign would reach on a map with nothing else but these pieces.
#[track_caller]
fn reach(map: &[&str], top: &Value, campaign: Value) -> Vec<String> {
    let base = json!({"version": 1, "map": map, "chains": [{}]});
    let who = json!({"chain": 0, "marketeer": "brand_director", "item": "beer", "turns": 1});
    let houses = at(over(base, top.clone())).reach_of(&over(who, campaign));
    houses.unwrap_or_else(|faults| panic!("{faults:?}")).iter().map(ToString::to_string).collect()
}

fn airplane(number: u8, chain: u8, item: &str, axis: &str, first: u8) -> Value {
    json!({
        "number": number, "chain": chain, "marketeer": "brand_manager", "item": item, "turns": 2,
        "lines": {"axis": axis, "first": first},
    })
}

fn radio(number: u8, chain: u8, item: &str, x: u8) -> Value {
    json!({
        "number": number, "chain": chain, "marketeer": "brand_director", "item": item, "turns": 2, "at": [x, 3],
    })
}

#[track_caller]
fn marketing(players: usize, top: Value) -> Value {
    json!(at(street(players, top)).marketing_report())
}

const STREET: [&str; 1] = ["A0 H0 F0"];

// ---- B-RUN-1 -------------------------------------------------------------------------------------

#[test]
fn b_run_1_each_campaign_puts_one_demand_on_every_house_it_reaches() {
    let report =
        marketing(1, json!({"campaigns": [airplane(6, 0, "beer", "row", 0)], "demand": {"2": ["pizza"]}}));
    assert_eq!(report["demand"], json!({"2": ["pizza", "beer"], "10": ["beer"], "13": ["beer"]}));
    assert_eq!(report["campaigns"][0]["placed"], json!({"2": 1, "10": 1, "13": 1}));
}

#[test]
fn b_run_1_the_lower_number_runs_first_and_decides_what_fits() {
    // Written in the wrong order, and the earlier chain has the higher number: neither matters.
    let report = marketing(
        2,
        json!({
            "campaigns": [airplane(6, 0, "beer", "row", 0), airplane(4, 1, "pizza", "row", 0)],
            "demand": {"10": ["burger", "burger"]},
        }),
    );
    assert_eq!(report["campaigns"][0]["number"], 4);
    assert_eq!(report["campaigns"][1]["number"], 6);
    assert_eq!(report["demand"]["10"], json!(["burger", "burger", "pizza"]));
    assert_eq!(report["campaigns"][1]["lost"], json!({"10": 1}));
    assert_eq!(report["campaigns"][1]["placed"], json!({"2": 1, "13": 1}));
}

#[test]
fn b_run_1_three_demand_fit_on_a_house_five_with_a_garden() {
    let report = marketing(
        1,
        json!({
            "houses": [{"number": "14", "at": [10, 3], "garden": "east"}],
            "gardens": [{"house": "13", "side": "west"}],
            "campaigns": [airplane(6, 0, "beer", "row", 0)],
            "demand": {
                "2": ["pizza", "pizza", "pizza"],
                "13": ["pizza", "pizza", "pizza", "pizza"],
                "14": ["pizza", "pizza", "pizza", "pizza", "pizza"],
            },
        }),
    );
    assert_eq!(report["campaigns"][0]["reached"], json!(["2", "10", "13", "14"]));
    assert_eq!(report["campaigns"][0]["placed"], json!({"10": 1, "13": 1}));
    assert_eq!(report["campaigns"][0]["lost"], json!({"2": 1, "14": 1}));
    assert_eq!(report["demand"]["2"], json!(["pizza", "pizza", "pizza"]));
    assert_eq!(report["demand"]["13"], json!(["pizza", "pizza", "pizza", "pizza", "beer"]));
    assert_eq!(report["demand"]["14"].as_array().unwrap().len(), 5);
}

// ---- B-RUN-2 -------------------------------------------------------------------------------------

#[test]
fn b_run_2_a_billboard_reaches_orthogonal_neighbours_only() {
    // House 8 of tile E lies at [2,2].
    let beside = json!({"number": 14, "at": [3, 1]});
    assert_eq!(reach(&["E0"], &json!({}), beside), ["8"]);
    let at_the_corner = json!({"number": 14, "at": [4, 0], "rotated": true});
    assert!(reach(&["E0"], &json!({}), at_the_corner).is_empty());
}

#[test]
fn b_run_2_a_billboard_reaches_over_the_garden_but_not_over_a_road() {
    let billboard = json!({"number": 14, "at": [3, 3]}); // house 2 is across the road
    assert!(reach(&STREET, &json!({}), billboard.clone()).is_empty());
    let garden = json!({"gardens": [{"house": "13", "side": "west"}]});
    assert_eq!(reach(&STREET, &garden, billboard), ["13"]);
}

#[test]
fn b_run_2_a_billboard_can_reach_two_houses() {
    let house = json!({"houses": [{"number": "3", "at": [10, 3], "garden": "east"}]});
    assert_eq!(reach(&STREET, &house, json!({"number": 14, "at": [8, 3]})), ["3", "13"]);
}

#[test]
fn b_run_2_mail_stays_within_its_block_of_roads() {
    // Tile K north-west, tile F east of it: house 18 lies in the block that runs along the south of both.
    let map = ["K0 F0"];
    let mailbox = |x: u8, y: u8| json!({"number": 9, "at": [x, y]});
    assert_eq!(reach(&map, &json!({}), mailbox(9, 3)), ["18"]); // over the border of the tile
    assert_eq!(reach(&map, &json!({}), mailbox(1, 1)), ["18"]);
    assert!(reach(&map, &json!({}), mailbox(8, 0)).is_empty()); // house 10 is across the road
}

#[test]
fn b_run_2_mail_goes_through_houses_gardens_restaurants_and_campaigns() {
    // Each of these bars the whole width of the block between the mailbox and house 18.
    let map = ["K0 F0"];
    let mailbox = json!({"number": 9, "at": [9, 3]});
    let restaurant = json!({"chains": [{"restaurants": [{"at": [5, 3], "entrance": "north-west"}]}]});
    assert_eq!(reach(&map, &restaurant, mailbox.clone()), ["18"]);
    let house = json!({"houses": [{"number": "14", "at": [5, 3], "garden": "east"}]});
    assert_eq!(reach(&map, &house, mailbox.clone()), ["14", "18"]);
    let other = json!({"number": 7, "chain": 0, "marketeer": null, "item": "beer", "turns": 1, "at": [6, 3]});
    assert_eq!(reach(&map, &json!({"campaigns": [other]}), mailbox), ["18"]);
}

#[test]
fn b_run_2_mail_goes_through_sources_and_stops_at_bridges() {
    // Tile M turned by a quarter: its two roads leave one block, the sources in the middle of it. On tile G, house
    // 12 has its corner to itself: roads on two sides, the bridge between the other corners.
    assert_eq!(reach(&["G0"], &json!({}), json!({"number": 7, "at": [3, 0]})), Vec::<String>::new());
    assert_eq!(reach(&["G0"], &json!({}), json!({"number": 7, "at": [0, 3]})), Vec::<String>::new());
    assert_eq!(reach(&["G0"], &json!({}), json!({"number": 7, "at": [3, 3]})), Vec::<String>::new());
    // The beer of tile E lies between the mailbox [1,2] and nothing else is in the way of house 8.
    assert_eq!(reach(&["E0"], &json!({}), json!({"number": 9, "at": [1, 2]})), ["8"]);
}

#[test]
fn b_run_2_an_airplane_reaches_houses_with_a_square_in_its_lines() {
    let plane = |number: u8, axis: &str, first: u8| {
        reach(&STREET, &json!({}), json!({"number": number, "lines": {"axis": axis, "first": first}}))
    };
    assert_eq!(plane(4, "row", 0), ["10"]);
    assert_eq!(plane(4, "row", 1), ["10"]);
    assert!(plane(4, "row", 2).is_empty());
    assert_eq!(plane(4, "row", 4), ["2", "13"]);
    assert_eq!(plane(4, "column", 1), ["2"]);
    assert!(plane(4, "column", 2).is_empty());
    assert_eq!(plane(5, "row", 1), ["2", "10", "13"]); // rows 1, 2 and 3
    assert_eq!(plane(5, "column", 7), ["13"]);
    assert_eq!(plane(5, "column", 8), ["10"]);
    assert_eq!(plane(6, "column", 1), ["2"]); // columns 1 to 5
    assert_eq!(plane(6, "column", 2), ["13"]); // columns 2 to 6
}

#[test]
fn b_run_2_an_airplane_over_the_garden_reaches_the_house() {
    let garden = json!({"gardens": [{"house": "13", "side": "west"}]});
    let plane = json!({"number": 4, "lines": {"axis": "column", "first": 5}});
    assert!(reach(&STREET, &json!({}), plane.clone()).is_empty());
    assert_eq!(reach(&STREET, &garden, plane), ["13"]);
}

#[test]
fn b_run_2_a_radio_reaches_its_tile_and_the_eight_around_it() {
    let map = ["A0 H0 L0 F0"]; // houses 2, 13, none, 10
    assert_eq!(reach(&map, &json!({}), json!({"number": 1, "at": [6, 1]})), ["2", "13"]);
    assert_eq!(reach(&map, &json!({}), json!({"number": 1, "at": [11, 1]})), ["10", "13"]);
    assert_eq!(reach(&map, &json!({}), json!({"number": 1, "at": [3, 1]})), ["2", "13"]);
    let corner_to_corner = ["A0 L0", "N0 F0"];
    assert_eq!(reach(&corner_to_corner, &json!({}), json!({"number": 1, "at": [3, 1]})), ["2", "10"]);
    let two_rows_apart = ["A0", "L0", "F0"];
    assert_eq!(reach(&two_rows_apart, &json!({}), json!({"number": 1, "at": [3, 1]})), ["2"]);
}

#[test]
fn b_run_2_a_radio_reaches_a_house_by_its_garden_on_a_nearer_tile() {
    let map = ["A0 H0 L0 F0"];
    let garden = json!({"gardens": [{"house": "10", "side": "west"}]}); // house on F, garden on L
    assert_eq!(reach(&map, &garden, json!({"number": 1, "at": [6, 1]})), ["2", "10", "13"]);
    assert_eq!(reach(&map, &garden, json!({"number": 1, "at": [3, 1]})), ["2", "13"]);
}

// ---- B-RUN-3 -------------------------------------------------------------------------------------

#[test]
fn b_run_3_the_owners_radios_put_two_on_each_house_as_far_as_they_fit() {
    let report = marketing(
        1,
        json!({
            "campaigns": [radio(1, 0, "beer", 9)],
            "demand": {"2": ["pizza", "pizza"], "13": ["pizza", "pizza", "pizza"]},
            "chains": [{"milestones": ["first_radio_campaign"]}],
        }),
    );
    assert_eq!(report["campaigns"][0]["placed"], json!({"2": 1, "10": 2}));
    assert_eq!(report["campaigns"][0]["lost"], json!({"2": 1, "13": 2}));
    assert_eq!(report["demand"]["2"], json!(["pizza", "pizza", "beer"]));
    assert_eq!(report["demand"]["10"], json!(["beer", "beer"]));
}

#[test]
fn b_run_3_other_campaigns_and_other_owners_put_one() {
    let report = marketing(
        2,
        json!({
            "campaigns": [radio(1, 1, "beer", 9), airplane(4, 0, "pizza", "row", 0)],
            "chains": [{"milestones": ["first_radio_campaign"]}],
        }),
    );
    assert_eq!(report["demand"]["10"], json!(["beer", "pizza"]));
}

// ---- B-RUN-4 -------------------------------------------------------------------------------------

fn trio() -> Value {
    let eternal = json!({
        "number": 14, "chain": 0, "marketeer": "marketing_trainee", "item": "beer", "turns": "eternal", "at": [8, 3],
    });
    let last = json!({
        "number": 9, "chain": 0, "marketeer": "campaign_manager", "item": "pizza", "turns": 1, "at": [5, 3],
    });
    json!([eternal, last, airplane(4, 1, "burger", "row", 0)])
}

#[test]
fn b_run_4_one_turn_comes_off_each_campaign_that_is_not_eternal() {
    let report = marketing(2, json!({"campaigns": trio()}));
    let left: Vec<Value> = report["campaigns"]
        .as_array()
        .unwrap()
        .iter()
        .map(|campaign| json!([campaign["number"], campaign["turns_left"]]))
        .collect();
    assert_eq!(left, [json!([4, 1]), json!([9, 0]), json!([14, "eternal"])]);
    // The last turn of a campaign is a turn like any other.
    assert_eq!(report["demand"]["13"], json!(["pizza", "beer"]));
}

#[test]
fn b_run_4_an_ended_campaign_returns_its_token_and_its_marketeer() {
    let (mut game, events) = begin(street(2, json!({"campaigns": trio()})), Phase::Marketing);
    assert_eq!(
        only(&events, "campaign_ended"),
        [json!({"event": "campaign_ended", "number": 9, "chain": 0, "marketeer": "campaign_manager"})]
    );
    let numbers: Vec<u8> = game.campaigns().iter().map(|campaign| campaign.number.0).collect();
    assert_eq!(numbers, [4, 14]);
    // Back with its owner (not in the supply), and free in the next restructuring.
    assert_eq!(json!(game.chain(PlayerId(0)).beach()), json!({"campaign_manager": 1}));
    assert_eq!(game.supply(Employee::CampaignManager), 5);
    assert_eq!(game.round(), 2);
    must(&mut game, "0 work campaign_manager");
    assert_eq!(game.chain(PlayerId(0)).at_work().of(Employee::CampaignManager), 1);
    // Its square is empty and its token can be used again.
    let again = "campaign campaign_manager 9 burger 1 5,3";
    let (actions, _) = game.legal_at(Phase::Campaigns, PlayerId(0), 100).unwrap();
    assert!(actions.iter().any(|action| action.to_string() == again));
}

#[test]
fn b_run_4_the_busy_ones_stay_busy() {
    let (game, _) = begin(street(2, json!({"campaigns": trio()})), Phase::Marketing);
    assert_eq!(json!(game.busy(PlayerId(0))), json!({"marketing_trainee": 1}));
    assert_eq!(json!(game.busy(PlayerId(1))), json!({"brand_manager": 1}));
    assert!(game.chain(PlayerId(1)).beach().is_empty());
    assert_eq!(written(&game)["campaigns"][0]["turns"], 1);
    assert_eq!(written(&game)["campaigns"][1]["turns"], "eternal");
}

#[test]
fn b_run_4_a_campaign_without_a_marketeer_ends_without_one() {
    let orphan =
        json!({"number": 9, "chain": 0, "marketeer": null, "item": "pizza", "turns": 1, "at": [5, 3]});
    let (game, _) = begin(street(2, json!({"campaigns": [orphan]})), Phase::Marketing);
    assert!(game.campaigns().is_empty());
    assert!(game.chain(PlayerId(0)).beach().is_empty());
    assert_eq!(game.supply(Employee::CampaignManager), 6);
}

// ---- B-RUN-2 for many campaigns at once ------------------------------------------------------------

#[test]
fn b_run_2_an_audience_holds_the_houses_each_campaign_reaches() {
    let (mut asked, mut reached) = (0, 0);
    for (seed, modules) in [
        (1, ModuleSet::default()),
        (2, ModuleSet::default()),
        (3, Module::BUILT.without(Module::HardChoices)),
    ] {
        let config = Config { modules, ..Config::new(4) };
        let mut game = Game::new(&config, seed).expect("a game");
        let (mut dice, mut buffer) = (FastDice::new(seed), Vec::new());
        while let Some(now) = game.decision().awaited.first().filter(|_| game.round() < 12) {
            let audience = game.audience();
            for action in game.listed(now) {
                let Action::Campaign { marketeer, number, goods, turns, place, .. } = action else {
                    continue;
                };
                let campaign = Campaign {
                    number,
                    chain: Some(now),
                    marketeer: Some(marketeer),
                    item: goods.item,
                    turns,
                    place,
                    item_b: goods.item_b,
                    partner: None,
                };
                let houses = audience.of(&campaign);
                assert_eq!(houses, game.reached(&campaign), "{place:?}");
                for (index, house) in game.houses().iter().enumerate() {
                    assert_eq!(
                        houses >> index & 1 == 1,
                        game.reaches(&campaign, house),
                        "{place:?} {house:?}"
                    );
                }
                asked += 1;
                reached += houses.count_ones();
            }
            let action = game.random_action(now, &mut dice, &mut buffer).expect("something is always legal");
            game.play(now, &action).expect("legal");
        }
    }
    assert!(asked > 1000 && reached > 1000, "{asked} campaigns, {reached} houses");
}
