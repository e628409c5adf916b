//! The position format: moments that no game can be at, each refused with its place and its reason.

use crate::common::*;
use serde_json::{Value, json};

#[test]
fn pieces_stand_on_empty_squares_of_the_map() {
    let restaurant = |x: i16, y: i16| {
        let restaurant = json!({"at": [x, y], "entrance": "north-west"});
        fault(json!({"chains": [{}, {"restaurants": [restaurant]}]}))
    };
    assert_eq!(restaurant(7, 2), "chains[1].restaurants[0]: square [7,2] is a road (B-MAP-7)");
    assert_eq!(restaurant(0, 3), "chains[1].restaurants[0]: square [0,3] is house 2 (B-MAP-7)");
    assert_eq!(
        restaurant(3, 1),
        "chains[1].restaurants[0]: square [3,1] is a restaurant of chain 0 (B-MAP-7)"
    );
    assert_eq!(restaurant(14, 3), "chains[1].restaurants[0]: square [15,3] is not on the map (B-MAP-7)");
    assert_eq!(restaurant(-1, 0), "chains[1].restaurants[0]: square [-1,0] is not on the map (B-MAP-7)");
    assert_eq!(restaurant(127, 0), "chains[1].restaurants[0]: square [127,0] is not on the map (B-MAP-7)");
    assert_eq!(restaurant(300, 3), "chains[1].restaurants[0].at: square [300,3] is not on the map");
    let away = json!({"at": [13, 3], "entrance": "south-east"});
    assert_eq!(
        fault(json!({"chains": [{}, {"restaurants": [away]}]})),
        "chains[1].restaurants[0]: the entrance at [14,4] is not next to a road (B-RST-1)"
    );
}

#[test]
fn houses_and_gardens_must_fit() {
    let house = |house: Value| fault(json!({"houses": [house]}));
    assert_eq!(
        house(json!({"number": "3", "at": [8, 3], "garden": "south"})),
        "houses[0]: square [8,5] is not on the map (B-MAP-7)"
    );
    assert_eq!(
        house(json!({"number": "2", "at": [10, 3], "garden": "east"})),
        "houses[0]: house 2 is not available to be built (B-BLD-1)"
    );
    let twice = json!([
        {"number": "3", "at": [10, 3], "garden": "east"},
        {"number": "3", "at": [13, 3], "garden": "east"},
    ]);
    assert_eq!(fault(json!({"houses": twice})), "houses[1]: house 3 is not available to be built (B-BLD-1)");
    let overlapping = json!([
        {"number": "3", "at": [10, 3], "garden": "east"},
        {"number": "9", "at": [12, 3], "garden": "west"},
    ]);
    assert_eq!(
        fault(json!({"houses": overlapping})),
        "houses[1]: square [12,3] is the garden of house 3 (B-MAP-7)"
    );
    let garden = |house: &str, side: &str| fault(json!({"gardens": [{"house": house, "side": side}]}));
    assert_eq!(garden("13", "north"), "gardens[0]: square [6,2] is a road (B-MAP-7)");
    assert_eq!(garden("2", "west"), "gardens[0]: square [-1,3] is not on the map (B-MAP-7)");
    assert_eq!(garden("99", "west"), "gardens[0]: there is no house 99 on the map (B-BLD-1)");
    let two = json!([{"house": "13", "side": "west"}, {"house": "13", "side": "east"}]);
    assert_eq!(fault(json!({"gardens": two})), "gardens[1]: house 13 already has a garden (B-BLD-1)");
}

#[test]
fn demand_must_have_a_house_and_room() {
    let four = json!(["beer", "beer", "beer", "beer"]);
    assert_eq!(fault(json!({"demand": {"2": four}})), "demand.2: house 2 holds 3 demand, not 4 (B-RUN-1)");
    let six = json!(["beer", "beer", "beer", "beer", "beer", "beer"]);
    let garden = json!([{"house": "13", "side": "west"}]);
    assert_eq!(
        fault(json!({"gardens": garden, "demand": {"13": six}})),
        "demand.13: house 13 holds 5 demand, not 6 (B-RUN-1)"
    );
    assert!(
        fault(json!({"demand": {"99": ["beer"]}}))
            .starts_with("demand.99: there is no house 99 on the map (")
    );
}

#[test]
fn campaigns_must_be_possible() {
    let base = json!({"number": 9, "chain": 0, "marketeer": "campaign_manager", "item": "beer", "turns": 1, "at": [8, 3]});
    let campaign = |top: Value| fault(json!({"campaigns": [over(base.clone(), top)]}));
    assert_eq!(campaign(json!({"number": 17})), "campaigns[0].number: needs module gourmet_critics");
    assert_eq!(
        campaign(json!({"number": 15})),
        "campaigns[0]: there is no campaign token 15 in this game (B-SET-1)"
    );
    assert_eq!(
        campaign(json!({"chain": 2})),
        "campaigns[0].chain: must be a whole number from 0 to 1, not 2"
    );
    assert_eq!(
        campaign(json!({"marketeer": "waitress"})),
        "campaigns[0]: a waitress does not do that (B-WRK-2)"
    );
    assert_eq!(
        campaign(json!({"marketeer": "marketing_trainee"})),
        "campaigns[0]: a marketing trainee cannot place a mailbox (B-MKT-1)"
    );
    assert_eq!(
        campaign(json!({"turns": 4})),
        "campaigns[0]: a campaign of 1 to 3 turns is possible, not 4 (B-MKT-5)"
    );
    assert_eq!(
        campaign(json!({"turns": 0})),
        "campaigns[0].turns: must be a whole number from 1 to 5, not 0"
    );
    assert_eq!(
        campaign(json!({"turns": "forever"})),
        "campaigns[0].turns: must be a number of turns or \"eternal\""
    );
    assert_eq!(campaign(json!({"at": [2, 2]})), "campaigns[0]: square [2,2] is a road (B-MAP-7)");
    assert_eq!(
        campaign(json!({"at": [13, 1]})),
        "campaigns[0]: square [13,1] is a restaurant of chain 1 (B-MAP-7)"
    );
    assert_eq!(
        campaign(json!({"at": [9, 4]})),
        "campaigns[0]: nothing at [9,4] would be next to a road (B-MKT-2)"
    );
    assert_eq!(
        campaign(json!({"number": 4, "marketeer": "brand_manager"})),
        "campaigns[0]: an airplane does not go there: airplanes lie beside the map, all others on it (B-MKT-6)"
    );
    let plane = json!({"number": 6, "chain": 0, "marketeer": "brand_manager", "item": "beer", "turns": 1,
                       "lines": {"axis": "column", "first": 11}});
    assert_eq!(
        fault(json!({"campaigns": [plane]})),
        "campaigns[0]: the 5 lines from 11 are not all on the map (B-MKT-6)"
    );
    let twice = json!({"campaigns": [base.clone(), over(base.clone(), json!({"at": [9, 3]}))]});
    assert_eq!(fault(twice), "campaigns[1]: campaign token 9 is in use (B-MKT-1)");
    let overlapping = json!({"campaigns": [base.clone(), over(base, json!({"number": 10}))]});
    assert_eq!(fault(overlapping), "campaigns[1]: square [8,3] is campaign 9 (B-MAP-7)");
}

#[test]
fn the_box_holds_only_so_much() {
    assert_eq!(
        fault(json!({"chains": [{"beach": {"waitress": 7}}, {"beach": {"waitress": 6}}]})),
        "chains: 13 cards waitress are owned, the game has 12 (B-RES-1)"
    );
    // Busy cards count.
    let busy = json!({"number": 9, "chain": 0, "marketeer": "campaign_manager", "item": "beer", "turns": 1, "at": [8, 3]});
    assert_eq!(
        fault(json!({"campaigns": [busy], "chains": [{"beach": {"campaign_manager": 6}}]})),
        "chains: 7 cards campaign_manager are owned, the game has 6 (B-RES-1)"
    );
    assert_eq!(
        fault(json!({"chains": [{"beach": {"cfo": 1}}, {"beach": {"cfo": 1}}]})),
        "chains: 2 cards cfo are owned, the game has 1 (B-RES-1)"
    );
    let four = [
        json!({"at": [3, 3], "entrance": "north-west"}),
        json!({"at": [8, 3], "entrance": "north-west"}),
        json!({"at": [0, 0], "entrance": "south-west"}),
    ];
    assert_eq!(
        fault(json!({"chains": [{"restaurants": [{}, four[0], four[1], four[2]]}]})),
        "chains[0].restaurants[3]: a chain has 3 restaurants (B-RES-1)"
    );
    assert_eq!(
        fault(json!({"chains": [{"frozen": {"beer": 6, "burger": 5}}]})),
        "chains[0].frozen: the freezer holds 10 items (B-CLN-1)"
    );
}

#[test]
fn nobody_owns_two_of_a_unique_card() {
    // With four players the box has two of each.
    let position = json!({
        "version": 1, "map": ["A0"], "chains": [{"at_work": {"guru": 1}, "beach": {"guru": 1}}, {}, {}, {}],
    });
    assert_eq!(faults(position), ["chains[0]: 2 cards guru: nobody may own two (B-TRN-4)"]);
}

#[test]
fn a_company_must_fit_its_slots() {
    let full = json!({"chains": [{"at_work": {"waitress": 4}}]});
    assert_eq!(fault(full.clone()), "chains[0].at_work: these cards do not fit into the company (B-STR-2)");
    at(street(2, over(full, json!({"ceo_slots": 4}))));
}

#[test]
fn the_turn_order_names_every_chain_once() {
    let sentence = "turn_order: must name every chain in the game once";
    assert_eq!(fault(json!({"turn_order": [0]})), sentence);
    assert_eq!(fault(json!({"turn_order": [0, 0]})), sentence);
    assert_eq!(fault(json!({"turn_order": [0, 1, 1]})), sentence);
    assert_eq!(
        wrong(json!({"turn_order": [0, 2]})),
        ["turn_order[1]: must be a whole number from 0 to 1, not 2", sentence]
    );
    let chains = vec![json!({}); 6];
    assert_eq!(
        faults(json!({"version": 1, "map": ["A0"], "chains": chains})),
        ["chains: a game has up to 5 chains, not 6 (B-MAP-1)"]
    );
}

#[test]
fn milestones_are_owned_once_and_introductory_games_have_none() {
    assert_eq!(
        fault(json!({"chains": [{"milestones": ["first_to_have_20", "first_to_have_20"]}]})),
        "chains[0].milestones: a milestone is given twice"
    );
    assert_eq!(
        fault(json!({"intro": true, "chains": [{"milestones": ["first_to_have_20"]}]})),
        "chains[0].milestones: the first introductory game has no milestones (B-INT-1)"
    );
    assert_eq!(
        fault(json!({"intro": "second", "chains": [{"reserve": 100}]})),
        "chains[0].reserve: introductory games have no reserve cards (B-INT-1)"
    );
}

#[test]
fn all_faults_are_reported_at_once() {
    assert_eq!(
        wrong(json!({
            "demand": {"2": ["beer", "beer", "beer", "beer"], "99": []},
            "campaigns": [{"number": 16, "chain": 0, "marketeer": "marketing_trainee", "item": "beer", "turns": 1, "at": [8, 3]}],
            "chains": [{"at_work": {"trainer": 4}}, {"restaurants": [{"at": [2, 0]}], "beach": {"guru": 2}}],
        }))
        .iter()
        .map(|fault| fault.split(": ").next().unwrap())
        .collect::<Vec<_>>(),
        [
            "chains[0].at_work",
            "chains[1].restaurants[0]",
            "demand.2",
            "demand.99",
            "campaigns[0]",
            "chains[1]", // nobody may own two
            "chains",    // and the box has one
        ]
    );
}
