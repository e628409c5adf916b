//! Phase 3: The Chain's working day.

use magnate_rules::the_chain::{AUTOMATON, Part};
use magnate_rules::{CampaignKind, Coord, Duration, Employee, Item, Milestone, Place, Position, TokenNumber};
use serde_json::{Value, json};

use super::scene::*;
use crate::common::over;

/// A turn with this front and back at this recruit and train position.
fn turn(front: &str, back: &str, recruit_train: u8, top: Value) -> (magnate_rules::Game, Vec<Value>) {
    let cards = json!({"chain": {"deck": [front], "back": back, "tracks": {"recruit_train": recruit_train}}});
    after(&solo(over(cards, top)), Part::Turn)
}

#[test]
fn c_wrk_1_slots_from_the_top_in_reach_and_their_stars() {
    for (open, panes) in [(1, vec![1]), (2, vec![2, 1]), (3, vec![3, 2, 1]), (4, vec![4, 3, 2, 1])] {
        let (_, deeds) = turn("action_10", "action_20", open, json!({}));
        let slots: Vec<String> = deeds
            .iter()
            .filter_map(|d| d["pane"].as_str())
            .filter(|p| p.starts_with("slot"))
            .map(Into::into)
            .collect();
        assert_eq!(slots, panes.iter().map(|n| format!("slot_{n}")).collect::<Vec<_>>());
        let stars = match open {
            1 => json!([]),
            2 => json!(["lobby"]),
            _ => json!(["develop", "lobby"]),
        };
        assert_eq!(did(&deeds, "stars")[0]["stars"], stars);
    }
}

#[test]
fn c_wrk_2_marketeers_go_into_a_spot() {
    let (game, deeds) = turn("action_12", "action_20", 2, json!({}));
    assert_eq!(game.busy(AUTOMATON).of(Employee::CampaignManager), 1);
    assert_eq!(game.supply(Employee::CampaignManager), 5);
    let taken = did(&deeds, "recruited")[0];
    assert_eq!((&taken["employee"], &taken["home"]), (&json!("campaign_manager"), &json!("marketeer_spot")));
}

/// Three campaigns of The Chain.
fn busy() -> Value {
    json!([
        {"number": 14, "chain": 1, "marketeer": "marketing_trainee", "item": "beer", "turns": 2, "at": [3, 3], "rotated": true},
        {"number": 9, "chain": 1, "marketeer": "campaign_manager", "item": "beer", "turns": 3, "at": [10, 3]},
        {"number": 10, "chain": 1, "marketeer": "campaign_manager", "item": "beer", "turns": 3, "at": [11, 3]},
    ])
}

#[test]
fn c_a_10_without_card_or_place_nothing_happens() {
    let (game, deeds) = turn("action_12", "action_20", 2, json!({"campaigns": busy()}));
    assert_eq!(game.campaigns().len(), 3);
    assert_eq!(did(&deeds, "not_recruited")[0]["reason"], "places_full");
    // Nobody left in the pool; no fallback, for no module is missing.
    let (game, deeds) = turn("action_12", "action_20", 3, json!({"chains": [{"beach": {"pizza_chef": 1}}]}));
    assert_eq!(did(&deeds, "not_recruited")[0]["reason"], "pool_empty");
    assert_eq!(game.chain(AUTOMATON).beach().of(Employee::PizzaChef), 0);
    assert!(did(&deeds, "got").iter().all(|got| got["reason"] != "fallback"));
    // The pool of a card The Chain owns is empty in a game for two; either way nothing happens.
    let (game, deeds) =
        turn("action_12", "action_20", 3, json!({"chains": [{}, {"beach": {"pizza_chef": 1}}]}));
    assert_eq!(did(&deeds, "not_recruited").len(), 1);
    assert_eq!(game.chain(AUTOMATON).beach().of(Employee::PizzaChef), 1);
}

#[test]
fn c_wrk_3_unique_employees_go_to_the_pile_the_brand_director_into_a_spot() {
    let (game, _) = turn("action_17", "action_20", 4, json!({}));
    assert_eq!(game.chain(AUTOMATON).beach().of(Employee::BurgerChef), 1);
    assert_eq!(game.busy(AUTOMATON).of(Employee::BrandDirector), 1);
    assert_eq!((game.supply(Employee::BurgerChef), game.supply(Employee::BrandDirector)), (0, 0));
    let (game, deeds) = turn("action_17", "action_20", 4, json!({"campaigns": busy()}));
    assert_eq!(game.supply(Employee::BrandDirector), 1);
    assert_eq!(did(&deeds, "not_recruited")[0]["reason"], "places_full");
}

#[test]
fn c_wrk_4_price_and_waitress_slots() {
    let (game, _) = turn("action_14", "action_20", 3, json!({}));
    assert_eq!((automaton(&game).price_distance(), automaton(&game).waitresses()), (7, 1));
    let (game, deeds) = turn("action_14", "action_20", 3, tracks(3, 7, 4, "neutral"));
    assert_eq!((automaton(&game).price_distance(), automaton(&game).waitresses()), (6, 4));
    let moved: Vec<_> = did(&deeds, "moved").iter().map(|deed| deed["lost"].clone()).collect();
    assert_eq!(moved, [json!(2), json!(1)], "surplus movement is lost");
}

#[test]
fn c_wrk_5_a_milestone_slot_claims_what_is_open() {
    let (game, deeds) = turn("action_18", "action_20", 1, json!({}));
    assert!(owns(&game, Milestone::FirstErrandBoyPlayed));
    assert_eq!(did(&deeds, "claimed")[0]["claimed"], true);
    let closed = json!({"chains": [{"milestones": ["first_errand_boy_played"]}]});
    let (game, deeds) = turn("action_18", "action_20", 1, closed);
    assert!(!owns(&game, Milestone::FirstErrandBoyPlayed));
    assert_eq!(did(&deeds, "claimed")[0]["claimed"], false);
    // One of the New Milestones: nothing, but its star fires.
    let (_, deeds) = turn("action_16", "action_10", 2, json!({}));
    assert_eq!(did(&deeds, "claimed")[0]["claimed"], false);
    assert_eq!(did(&deeds, "stars")[0]["stars"], json!(["develop", "lobby"]));
}

#[test]
fn c_wrk_6_without_the_module_the_fallback_items() {
    // Which card and slot, and what it gives instead, at the green box of 5.
    let rows = [
        ("action_02", "slot_3", json!({"pizza": 5})),
        ("action_13", "slot_3", json!({"pizza": 5})),
        ("action_15", "slot_3", json!({"burger": 5})),
        ("action_20", "slot_3", json!({"burger": 5})),
        ("action_06", "slot_1", json!({"burger": 5})),
        ("action_11", "slot_1", json!({"burger": 5})),
        ("action_01", "slot_2", json!({"lemonade": 5})),
        ("action_09", "slot_2", json!({"lemonade": 5})),
        ("action_04", "slot_3", json!({"beer": 5})),
        ("action_19", "slot_2", json!({"beer": 5})),
        ("action_08", "slot_2", json!({"soft_drink": 5})),
        ("action_10", "slot_2", json!({"soft_drink": 5})),
        ("action_03", "slot_1", json!({"pizza": 5})),
        ("action_17", "slot_1", json!({"pizza": 5})),
        ("action_07", "slot_3", json!({"beer": 5, "lemonade": 5, "soft_drink": 5})),
        ("action_18", "slot_3", json!({"beer": 5, "lemonade": 5, "soft_drink": 5})),
    ];
    for (card, pane, items) in rows {
        let (_, deeds) = turn(card, "action_05", 4, json!({}));
        let got = did(&deeds, "got").into_iter().find(|got| got["reason"] == "fallback").unwrap();
        assert_eq!((&got["pane"], &got["items"]), (&json!(pane), &items), "{card}");
    }
}

#[test]
fn c_a_9_the_star_of_a_slot_without_effect_fires() {
    // Card 12, slot 4: the HR director is not in the pool, EXPAND CHAIN fires all the same.
    let (game, deeds) = turn("action_12", "action_20", 4, json!({"chains": [{"beach": {"hr_director": 1}}]}));
    assert_eq!(did(&deeds, "not_recruited")[0]["employee"], "hr_director");
    assert_eq!(game.chain(AUTOMATON).restaurants().len(), 2);
}

#[test]
fn c_wrk_7_unique_employees_do_no_work() {
    let staff = json!({"chains": [{}, {
        "beach": {"cfo": 1, "luxuries_manager": 1, "regional_manager": 1}, "stock": {"beer": 1}}],
        "demand": {"13": ["beer"]}});
    let report = solo(staff).dinner_report();
    assert_eq!(report.sales[0].unit_price, 10);
    assert_eq!((report.cash[1], report.cfo_bonus[1]), (10, 0));
}

#[test]
fn c_wrk_8_the_lowest_campaign_of_the_marketeer() {
    for (card, open, number, kind, turns) in [
        ("action_17", 4, 1, CampaignKind::Radio, 5),
        ("action_03", 3, 4, CampaignKind::Airplane, 4),
        ("action_12", 2, 7, CampaignKind::Mailbox, 3),
        ("action_20", 1, 11, CampaignKind::Billboard, 2),
    ] {
        let (game, _) = turn(card, "action_05", open, json!({}));
        let campaign = game.campaigns()[0];
        assert_eq!((campaign.number, campaign.kind()), (TokenNumber(number), kind), "{card}");
        assert_eq!(campaign.turns, Duration::Turns(turns), "{card}");
        assert_eq!(campaign.chain, Some(AUTOMATON));
    }
    // A brand manager with all airplanes on the map takes a mailbox.
    let plane = |number: u8| {
        json!({"number": number, "chain": 0, "marketeer": "brand_manager", "item": "beer", "turns": 1,
            "lines": {"axis": "row", "first": 1}})
    };
    let (game, _) = turn("action_03", "action_05", 3, json!({"campaigns": [plane(4), plane(5), plane(6)]}));
    assert!(game.campaigns().iter().any(|campaign| campaign.number == TokenNumber(7)));
}

#[test]
fn c_a_11_longest_duration_and_the_advertised_item() {
    let (game, _) = turn("action_18", "action_05", 4, json!({}));
    let campaign = game.campaigns()[0];
    assert_eq!((campaign.item, campaign.turns), (Item::Burger, Duration::Turns(5)));
    // First billboard makes nobody's campaign eternal here: milestones are no benefit to The Chain.
    let (game, _) = turn("action_20", "action_05", 1, json!({}));
    assert!(owns(&game, Milestone::FirstBillboardPlaced));
    assert_eq!(game.campaigns()[0].turns, Duration::Turns(2));
}

#[test]
fn c_a_14_the_next_number_when_the_lowest_finds_no_place() {
    // The one house of this map stands within a ring of roads, where a 3x2 has no room: billboard 11 reaches no house.
    let ring = json!({"map": ["C0 L0 M0", "N0 O0 P0", "Q0 R0 S0"]});
    let (game, deeds) = turn("action_20", "action_05", 1, ring);
    let placed = game.campaigns()[0];
    assert_eq!(game.campaigns().len(), 1);
    assert_eq!(
        (placed.number, placed.place),
        (TokenNumber(13), Place::Board { at: Coord::new(1, 3), rotated: false })
    );
    let searches: Vec<_> = did(&deeds, "searched")
        .iter()
        .map(|search| (search["placing"]["number"].clone(), search["tile"].clone()))
        .collect();
    assert_eq!(searches, [(json!(11), json!(null)), (json!(13), json!(1))]);
    // Numbers on the map are passed over.
    let (game, deeds) = turn(
        "action_20",
        "action_05",
        1,
        json!({"campaigns": [
            {"number": 11, "chain": 0, "marketeer": "marketing_trainee", "item": "beer", "turns": 2, "at": [10, 3], "rotated": false},
            {"number": 13, "chain": 0, "marketeer": "marketing_trainee", "item": "beer", "turns": 2, "at": [10, 8], "rotated": false},
        ]}),
    );
    assert_eq!(
        game.campaigns()
            .iter()
            .filter(|c| c.chain == Some(AUTOMATON))
            .map(|c| c.number.0)
            .collect::<Vec<_>>(),
        [14]
    );
    assert_eq!(did(&deeds, "searched").len(), 1, "numbers in use are passed over without a search");
    // All billboards on the map: the trainee returns to the pool at once.
    let (game, deeds) = turn(
        "action_20",
        "action_05",
        1,
        json!({"campaigns": [
            {"number": 11, "chain": 0, "marketeer": "marketing_trainee", "item": "beer", "turns": 2, "at": [10, 3], "rotated": false},
            {"number": 13, "chain": 0, "marketeer": "marketing_trainee", "item": "beer", "turns": 2, "at": [10, 8], "rotated": false},
            {"number": 14, "chain": 0, "marketeer": "marketing_trainee", "item": "beer", "turns": 2, "at": [13, 8], "rotated": false},
        ]}),
    );
    let released = did(&deeds, "released")[0];
    assert_eq!((&released["employee"], &released["home"]), (&json!("marketing_trainee"), &json!("pool")));
    assert_eq!(game.supply(Employee::MarketingTrainee), 9, "three are the person's");
}

#[test]
fn c_wrk_9_food_panes_left_then_right() {
    let (game, deeds) = turn("action_08", "action_16", 2, json!({}));
    assert_eq!(stock(&game, Item::Burger), 3);
    let panes: Vec<_> = did(&deeds, "got").iter().map(|got| got["pane"].clone()).collect();
    assert_eq!(panes[panes.len() - 2..], [json!("food_left"), json!("food_right")]);
}

#[test]
fn c_wrk_10_items_alternatives_and_nothing() {
    let (game, _) = turn("action_14", "action_06", 1, json!({}));
    assert_eq!((stock(&game, Item::Pizza), stock(&game, Item::Beer)), (2, 2), "coffee's alternative is beer");
    let (game, deeds) = turn("action_14", "action_09", 1, json!({}));
    assert!(game.chain(AUTOMATON).stock().is_empty());
    let nothing: Vec<_> = did(&deeds, "got_nothing").iter().map(|deed| deed["item"].clone()).collect();
    assert_eq!(nothing, [json!(null), json!("coffee")], "no demand; no alternative printed");
}

#[test]
fn c_wrk_11_all_demand_on_houses_and_campaigns() {
    let (game, _) = turn(
        "action_14",
        "action_09",
        1,
        json!({
            "demand": {"2": ["beer"]},
            "campaigns": [{"number": 14, "chain": 0, "marketeer": "marketing_trainee", "item": "pizza", "turns": 1, "at": [3, 3], "rotated": true}],
        }),
    );
    assert_eq!((stock(&game, Item::Beer), stock(&game, Item::Pizza), stock(&game, Item::Burger)), (2, 2, 0));
}

#[test]
fn c_wrk_12_most_demand_then_houses_then_the_lot() {
    let (game, _) =
        turn("action_14", "action_11", 1, json!({"demand": {"2": ["beer", "beer"], "13": ["burger"]}}));
    assert_eq!((stock(&game, Item::Beer), stock(&game, Item::Burger)), (2, 0));
    let tie = json!({"demand": {"2": ["beer"], "13": ["burger"]}});
    let (game, deeds) = turn("action_14", "action_11", 1, tie.clone());
    let drawn = did(&deeds, "got")[0];
    assert_eq!(drawn["reason"], "draw");
    assert_eq!(stock(&game, Item::Beer) + stock(&game, Item::Burger), 2);
    assert_eq!(turn("action_14", "action_11", 1, tie).0, game, "the same dice, the same lot");
    let (_, deeds) = turn("action_14", "action_11", 1, json!({}));
    assert_eq!(did(&deeds, "got_nothing").len(), 1);
}

#[test]
fn c_a_17_times_two_doubles_the_amount() {
    let (game, _) =
        turn("action_14", "action_01", 1, json!({"demand": {"2": ["beer", "beer"], "13": ["pizza"]}}));
    assert_eq!((stock(&game, Item::Beer), stock(&game, Item::Pizza)), (4, 0));
}

#[test]
fn c_a_18_the_stock_mat_ends_at_twenty() {
    let full = json!({"chains": [{}, {"stock": {"pizza": 19}}]});
    let (game, deeds) = turn("action_14", "action_06", 1, full);
    assert_eq!(stock(&game, Item::Pizza), 20);
    let got = did(&deeds, "got")[0];
    assert_eq!((&got["items"], &got["each"]), (&json!({"pizza": 1}), &json!(2)));
}

#[test]
fn c_wrk_13_only_marketable_items_can_be_in_demand() {
    assert!(Item::ALL.iter().all(|item| item.card().marketable == item.card().module.is_none()));
    // A campaign placed this turn counts.
    let (game, deeds) = turn("action_20", "action_13", 1, json!({}));
    assert_eq!(stock(&game, Item::SoftDrink), 4, "most demand, then coffee's alternative");
    assert_eq!(did(&deeds, "got")[0]["demand"], json!([{"item": "soft_drink", "houses": 0, "campaigns": 2}]));
}

#[test]
fn c_wrk_14_develop_builds_the_printed_house_or_a_garden() {
    let taken = json!({"houses": [{"number": "17", "at": [10, 8], "garden": "east"}]});
    let (game, deeds) = turn("action_07", "action_09", 2, taken);
    assert_eq!(game.houses().len(), 7, "house 17 is on the map: no substitute");
    assert_eq!(did(&deeds, "none_left").len(), 1);
    // Garden for house 2.
    let (game, _) = turn("action_07", "action_11", 2, json!({}));
    let house = game.houses().iter().find(|house| house.garden.is_some()).unwrap();
    assert_eq!((house.number.to_string(), house.garden), ("2".to_string(), Some(magnate_rules::Side::South)));
}

#[test]
fn c_wrk_14_no_garden_without_a_garden_tile() {
    // Nine houses; gardens wherever they fit, as long as the eight of the box last.
    let mut position = over(
        town(),
        json!({"map": ["A0 H0 F0", "B0 K0 D0", "I0 G0 E0"], "gardens": [],
            "chain": {"deck": ["action_07"], "back": "action_11", "tracks": {"recruit_train": 2}}}),
    );
    position["chains"][0]["restaurants"] = json!([]);
    for house in [2, 4, 7, 8, 10, 12, 13, 15, 18] {
        for side in ["north", "east", "south", "west"] {
            let mut more = position.clone();
            let gardens = more["gardens"].as_array_mut().unwrap();
            gardens.push(json!({"house": house.to_string(), "side": side}));
            let fits = gardens.len() <= 8 && Position::from_value(&more).and_then(|more| more.game()).is_ok();
            if fits {
                position = more;
                break;
            }
        }
    }
    let game = crate::common::at(position);
    assert_eq!(game.gardens_left(), 0, "{:?}", game.houses());
    let (after, deeds) = after(&game, Part::Turn);
    assert_eq!(did(&deeds, "none_left")[0]["pane"], "develop");
    assert!(did(&deeds, "searched_house").is_empty());
    assert_eq!(after.position().gardens, game.position().gardens);
}

#[test]
fn c_wrk_15_expand_chain_while_restaurants_are_left() {
    let (game, deeds) = turn("action_07", "action_20", 1, json!({}));
    assert_eq!(game.chain(AUTOMATON).restaurants().len(), 2);
    assert_eq!(did(&deeds, "searched")[0]["target"], 8);
    let three = json!({"chains": [{}, {"restaurants": [
        {"at": [8, 0], "entrance": "south-west"}, {"at": [13, 0], "entrance": "south-west"}, {"at": [0, 0], "entrance": "south-east"},
    ]}]});
    let (game, deeds) = turn("action_07", "action_20", 1, three);
    assert_eq!(game.chain(AUTOMATON).restaurants().len(), 3, "and it never moves one");
    assert_eq!(did(&deeds, "none_left").len(), 1);
}

#[test]
fn stars_of_absent_modules_are_ignored() {
    let (_, deeds) = turn("action_13", "action_20", 2, json!({}));
    let ignored: Vec<_> =
        did(&deeds, "ignored").iter().map(|deed| (deed["pane"].clone(), deed["module"].clone())).collect();
    assert_eq!(ignored, [(json!("coffee_shop"), json!("coffee")), (json!("lobby"), json!("lobbyists"))]);
}
