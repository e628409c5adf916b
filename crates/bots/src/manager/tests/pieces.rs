//! Pieces of modules are laid with a reason.

use magnate_rules::{Action, Employee, Game, HouseNumber, Item, Phase, PlayerId, QuestionKind};
use serde_json::{Value, json};

use super::{at, choose, street_with};
use crate::outlook::Outlook;

const ME: PlayerId = PlayerId(0);
const RIVAL: PlayerId = PlayerId(1);

/// Four tiles. Chain 0 is in the north-west, whose road does not go south; house 13 is in the south-west, and chain 1
/// in the south-east, a border away from it.
fn around_the_corner(chain: &Value) -> Game {
    let mut top = json!({
        "map": ["F0 B0", "H0 A0"],
        "chains": [
            { "restaurants": [{ "at": [3, 0], "entrance": "south-west" }] },
            { "restaurants": [{ "at": [8, 5], "entrance": "south-west" }] },
        ],
    });
    for (key, value) in chain.as_object().expect("an object") {
        top["chains"][0][key] = value.clone();
    }
    street_with(&["lobbyists"], &top)
}

#[test]
fn k_lob_2_a_road_brings_a_house_nearer() {
    let game = around_the_corner(&json!({ "at_work": { "lobbyist": 1 }, "beach": { "burger_cook": 1 } }));
    assert_eq!(game.distance_to(HouseNumber::new(13), ME), Some(3));
    let game = at(&game, Phase::Lobbyists, 0);
    let Action::Road { road } = choose(&game, 0) else { panic!("{:?}", choose(&game, 0)) };
    // From the road of the north-western tile straight down to that of the south-western one.
    let squares: Vec<(i8, i8)> = road.squares().iter().map(|at| (at.x, at.y)).collect();
    assert!(squares.contains(&(2, 3)) && squares.contains(&(2, 4)), "{squares:?}");
}

#[test]
fn k_lob_20_a_park_lies_beside_a_house_one_sells_to() {
    let with = |player: u8| {
        let mut chains = [json!({}), json!({})];
        chains[usize::from(player)] = json!({ "at_work": { "lobbyist": 1 }, "stock": { "burger": 2 } });
        let top = json!({ "demand": { "13": ["burger", "burger"] }, "chains": chains });
        let game = at(&street_with(&["lobbyists"], &top), Phase::Lobbyists, player);
        let mut after = game.clone();
        let action = choose(&game, player);
        after.play(PlayerId(player), &action).expect("legal");
        let house = after.houses().iter().find(|house| house.number == HouseNumber::new(13)).expect("it");
        (matches!(action, Action::Park { .. }), after.has_park(house))
    };
    assert_eq!(with(1), (true, true));
    // Whoever sells nothing there has no reason to: without burgers the house would pay the other chain.
    let rival = json!({ "demand": { "13": ["burger"] }, "chains": [
        { "at_work": { "lobbyist": 1 } }, { "stock": { "burger": 1 }, "at_work": { "burger_chef": 1 } },
    ]});
    let game = at(&street_with(&["lobbyists"], &rival), Phase::Lobbyists, 0);
    let mut after = game.clone();
    after.play(ME, &choose(&game, 0)).expect("legal");
    let house = after.houses().iter().find(|house| house.number == HouseNumber::new(13)).expect("it");
    assert!(!after.has_park(house));
}

#[test]
fn k_lob_30_a_tile_brings_houses_near() {
    let mut game = around_the_corner(&json!({ "at_work": { "lobbyist": 1 }, "beach": { "burger_cook": 1 } }));
    let known = game.houses().len();
    game = at(&game, Phase::Lobbyists, 0);
    game.play(ME, &choose(&game, 0)).expect("legal");
    assert_eq!(game.decision().kind, Some(QuestionKind::Tile));
    game.play(ME, &choose(&game, 0)).expect("legal");
    assert!(game.houses().len() > known, "a tile with a house");
    let nearer = game.houses().iter().any(|house| {
        let near = game.distance_to(house.number, ME);
        let new = ![2, 4, 10, 13].map(HouseNumber::new).contains(&house.number);
        new && near.is_some() && near <= game.distance_to(house.number, RIVAL)
    });
    assert!(nearer, "{:?}", game.board().layout().tiles());
}

/// Chain 0 in the west has somebody who can learn to make coffee; house 10 in the east is hungry.
fn with_barista() -> Game {
    street_with(
        &["coffee"],
        &json!({
            "map": ["A0 H0 F0"], "demand": { "10": ["burger"] },
            "chains": [
                { "cash": 30, "stock": { "burger": 1, "coffee": 1 }, "at_work": { "trainer": 1 },
                  "beach": { "barista_trainee": 1 } },
                {},
            ],
        }),
    )
}

#[test]
fn k_coffee_2_a_shop_stands_on_the_way_to_dinner() {
    let mut game = at(&with_barista(), Phase::Train, 0);
    let learn = Action::Train { card: Employee::BaristaTrainee, to: Employee::Barista, at_work: false };
    game.play(ME, &learn).expect("legal");
    let Action::Shop { at, from: None } = choose(&game, 0) else { panic!("{:?}", choose(&game, 0)) };
    game.play(ME, &Action::Shop { at, from: None }).expect("legal");
    let house = game.houses().iter().position(|house| house.number == HouseNumber::new(10)).expect("it");
    let way = game.distances_from(at)[house].expect("a road") + game.doors_from(at)[0].expect("a road");
    assert_eq!(Some(way), game.distance_to(HouseNumber::new(10), ME), "no detour");
    let outlook = Outlook::new(&game, ME);
    assert_eq!(outlook.homes[house].coffee.places(ME, ME), 1);
    game.resolve_dinner();
    assert_eq!(game.chain(ME).stock().of(Item::Coffee), 0, "sold on the way");
    assert_eq!(game.chain(ME).cash(), 30 + 20);
}

#[test]
fn coffee_is_brewed_when_it_is_sold_and_not_otherwise() {
    let works = |shops: Value| {
        let game = street_with(
            &["coffee"],
            &json!({
                "map": ["A0 H0 F0"], "demand": { "10": ["burger", "burger"] },
                "chains": [
                    { "beach": { "barista_trainee": 1, "burger_cook": 1, "waitress": 2 }, "coffee_shops": shops },
                    {},
                ],
            }),
        );
        super::works(&at(&game, Phase::Restructuring, 0), 0).of(Employee::BaristaTrainee)
    };
    assert_eq!(works(json!([[8, 3]])), 1);
    assert_eq!(works(json!([])), 0);
}

#[test]
fn k_rural_3_a_giant_billboard_and_an_offramp_near_the_own_door() {
    let game = street_with(
        &["rural_marketeers"],
        &json!({
            "bank": 400,
            "chains": [{ "at_work": { "rural_marketeer": 1 }, "beach": { "burger_cook": 2 } }, {}],
        }),
    );
    let mut game = at(&game, Phase::Campaigns, 0);
    let action = choose(&game, 0);
    let Action::Campaign { marketeer: Employee::RuralMarketeer, goods, .. } = action else {
        panic!("{action:?}")
    };
    assert_eq!(goods.item, Item::Burger, "what it can cook");
    game.play(ME, &action).expect("legal");
    assert_eq!(game.decision().kind, Some(QuestionKind::Offramp));
    game.play(ME, &choose(&game, 0)).expect("legal");
    let (own, rival) =
        (game.distance_to(HouseNumber::RURAL, ME), game.distance_to(HouseNumber::RURAL, RIVAL));
    assert!(own.is_some() && own < rival, "{own:?} {rival:?}");
}

#[test]
fn k_nm_15_a_free_mailbox_asks_for_what_one_can_serve() {
    let game = street_with(
        &["new_milestones"],
        &json!({ "bank": 400, "chains": [{ "at_work": { "local_manager": 1 }, "beach": { "pizza_cook": 1 } }, {}] }),
    );
    let mut game = at(&game, Phase::Restaurants, 0);
    let action = choose(&game, 0);
    assert!(matches!(action, Action::Open { .. }), "{action:?}");
    game.play(ME, &action).expect("legal");
    assert!(matches!(game.decision().kind, Some(QuestionKind::Mailbox { .. })), "{:?}", game.decision());
    match choose(&game, 0) {
        Action::Mailbox { item, .. } => assert_eq!(item, Item::Pizza),
        // There may be no house in the block.
        other => assert_eq!(other, Action::Decline),
    }
}

#[test]
fn k_nm_9_goods_that_would_be_thrown_away_pay_salaries() {
    let game = street_with(
        &["new_milestones"],
        &json!({ "chains": [
            { "cash": 20, "stock": { "burger": 3 }, "milestones": ["first_beer_sold"], "at_work": { "burger_cook": 1, "trainer": 1 },
              "beach": { "pizza_cook": 1 } }, {},
        ]}),
    );
    let action = choose(&at(&game, Phase::Payday, 0), 0);
    let Action::Pay { items: Some(items) } = action else { panic!("{action:?}") };
    assert_eq!(items.total(), 2, "two salaries are due");
}

#[test]
fn k_nm_8_people_are_trained_at_work_within_their_colour() {
    let game = street_with(
        &["new_milestones"],
        &json!({ "chains": [
            { "cash": 60, "milestones": ["first_lemonade_sold"], "at_work": { "trainer": 1, "kitchen_trainee": 1 } }, {},
        ]}),
    );
    let game = at(&game, Phase::Train, 0);
    let wishes = [Employee::BurgerCook].into_iter().collect();
    assert_eq!(
        super::super::hiring::train(&game, ME, &wishes, false),
        Some(Action::Train { card: Employee::KitchenTrainee, to: Employee::BurgerCook, at_work: true })
    );
}

#[test]
fn k_nm_1_the_first_marketeer_is_put_to_work_and_used() {
    let game = street_with(
        &["new_milestones"],
        &json!({ "round": 2, "bank": 400, "chains": [{ "beach": { "marketing_trainee": 1, "waitress": 3 } }, {}] }),
    );
    let staff = super::works(&at(&game, Phase::Restructuring, 0), 0);
    assert_eq!(staff.of(Employee::MarketingTrainee), 1, "{staff:?}");
}
