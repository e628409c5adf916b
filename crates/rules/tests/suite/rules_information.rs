//! Rules B-RES-1 and B-INFO-1: what is limited, what is secret.

use crate::common::*;
use magnate_rules::{Event, Game, Phase, PlayerId, Viewer};
use serde_json::{Value, json};

const ZERO: Viewer = Viewer::Player(PlayerId(0));
const ONE: Viewer = Viewer::Player(PlayerId(1));

#[test]
fn b_res_1_employee_cards_are_limited() {
    let game = scene(json!({ "map": ["A0"], "chains": [{}, { "beach": { "waitress": 11 } }, {}] }));
    let mut game = start(&game, Phase::Recruit, 0);
    must(&mut game, "0 hire waitress");
    assert_eq!(supply(&game, "waitress"), 0);
    assert_eq!(awaited(&game), [1]);
    assert_eq!(answer(&game, "1 hire waitress"), "pile_empty");
    assert_eq!(answer(&game, "1 hire trainer"), "ok");
    let too_many = json!({ "version": 1, "map": ["A0"], "chains": [
        { "beach": { "waitress": 6 } }, { "beach": { "waitress": 7 } },
    ]});
    assert_eq!(faults(too_many).len(), 1);
}

/// Two rows of tiles with room for eight houses.
///
/// ```text
///    N0     F0     D0     K0
///  ..#..  HH#..  #####  #####
///  .B#..  HH#..  #HH.#  #.HH#
///  #####  #####  #HH.#  #.HH#
///  aaabb  bcccd  ddeee  fff..
///  aaabb  bcccd  ddeee  fff..
///    L0     Q0     H0     I0
///  ..#..  ..#..  ..#..  ..#..
///  ..#..  ..#..  ..#..  ..#..
///  #####  #####  #####  #####
///  gggL.  .Shhh  .HH..  ...HH
///  ggg..  ..hhh  .HH..  ...HH
/// ```
fn suburb(houses: usize) -> Game {
    let places =
        [(1, 0, 3), (3, 3, 3), (6, 6, 3), (9, 9, 3), (11, 12, 3), (14, 15, 3), (17, 0, 8), (19, 7, 8)];
    let houses: Vec<Value> = places[..houses]
        .iter()
        .map(|(number, x, y)| json!({ "number": number.to_string(), "at": [x, y], "garden": "east" }))
        .collect();
    scene(json!({
        "map": ["N0 F0 D0 K0", "L0 Q0 H0 I0"], "houses": houses,
        "chains": [{ "at_work": { "new_business_developer": 1 } }, {}],
    }))
}

#[test]
fn b_res_1_eight_houses() {
    let seven = options(&suburb(7), Phase::Houses, 0);
    assert!(seven.contains(&"house 19 7,8 east".to_string()));
    assert!(starting(&seven, "house").iter().all(|action| action.starts_with("house 19 ")));
    let eight = options(&suburb(8), Phase::Houses, 0);
    assert!(starting(&eight, "house").is_empty());
    assert!(!starting(&eight, "garden").is_empty(), "gardens are counted apart");
    assert_eq!(suburb(8).gardens_left(), 8, "new houses bring their own");
}

#[test]
fn b_res_1_eight_gardens() {
    let sides = [
        ("5", "west"),
        ("7", "east"),
        ("8", "north"),
        ("13", "west"),
        ("2", "west"),
        ("16", "east"),
        ("15", "west"),
        ("18", "west"),
    ];
    let game = |count: usize| {
        let gardens: Vec<Value> =
            sides[..count].iter().map(|(house, side)| json!({ "house": house, "side": side })).collect();
        let game = scene(json!({
            "map": ["C0 D0 E0", "H0 A0 J0", "B0 I0 K0"], "gardens": gardens,
            "chains": [{ "at_work": { "new_business_developer": 1 } }, {}],
        }));
        start(&game, Phase::Houses, 0)
    };
    assert_eq!(answer(&game(7), "0 garden 4 east"), "ok");
    assert_eq!(answer(&game(8), "0 garden 4 east"), "no_gardens_left");
    assert!(starting(&legal(&game(8), 0), "garden").is_empty());
}

#[test]
fn b_res_1_campaign_tokens_are_limited() {
    // Two players: mailboxes 7 to 10. With all four in use a campaign manager has billboards left.
    let campaign = |number: u8, x: i8, y: i8| json!({ "number": number, "chain": 1, "marketeer": null, "item": "beer", "turns": 1, "at": [x, y] });
    let game = scene(json!({
        "map": ["A0 B0"],
        "campaigns": [campaign(7, 0, 0), campaign(8, 8, 3), campaign(9, 5, 3), campaign(10, 6, 3)],
        "chains": [
            { "restaurants": [restaurant(3, 3, "north-west")], "at_work": { "campaign_manager": 1 } }, {},
        ],
    }));
    let listed = options(&game, Phase::Campaigns, 0);
    assert!(listed.len() > 1);
    for number in 7..=10 {
        assert!(starting(&listed, &format!("campaign campaign_manager {number} ")).is_empty());
    }
    let game = start(&game, Phase::Campaigns, 0);
    assert_eq!(answer(&game, "0 campaign campaign_manager 9 beer 1 3,1"), "token_taken");
}

#[test]
fn b_res_1_three_restaurants_a_chain() {
    let position = |count: usize| {
        let places = [(3, 0), (3, 3), (8, 3), (5, 3)];
        let restaurants: Vec<Value> =
            places[..count].iter().map(|(x, y)| restaurant(*x, *y, "north-west")).collect();
        json!({ "version": 1, "map": ["A0 B0"], "chains": [
            { "restaurants": restaurants, "at_work": { "local_manager": 1, "regional_manager": 1 } }, {},
        ]})
    };
    assert!(!starting(&options(&scene(position(2)), Phase::Restaurants, 0), "open").is_empty());
    let three = options(&scene(position(3)), Phase::Restaurants, 0);
    assert!(starting(&three, "open").is_empty());
    let game = start(&scene(position(3)), Phase::Restaurants, 0);
    assert_eq!(answer(&game, "0 open local_manager 5,3 north-west"), "no_restaurants_left");
    assert!(!faults(position(4)).is_empty());
}

#[test]
fn b_res_1_food_drink_and_milestones_are_unlimited() {
    // Stock beyond any box.
    let game = scene(json!({ "map": ["A0"], "chains": [
        { "stock": { "burger": 500, "beer": 500 }, "at_work": { "burger_cook": 1, "errand_boy": 1 } }, {},
    ]}));
    let mut game = start(&game, Phase::Food, 0);
    must_all(&mut game, &["0 cook burger_cook burger", "0 errand errand_boy beer"]);
    assert_eq!((in_stock(&game, 0, "burger"), in_stock(&game, 0, "beer")), (503, 501));
    // Five chains earn the same milestone in the same round.
    let chain = json!({ "beach": { "waitress": 1 } });
    let game = scene(json!({ "map": ["A0"], "chains": [chain, chain, chain, chain, chain] }));
    let mut game = start(&game, Phase::Restructuring, 0);
    for player in 0..5 {
        must(&mut game, &format!("{player} work waitress"));
    }
    assert!((0..5).all(|chain| has(&game, chain, "first_waitress_played")));
}

/// Two chains in the middle of restructuring; chain 1 has chosen.
fn choosing(choice: &str) -> (Game, Vec<Event>) {
    let game = scene(json!({ "map": ["A0"], "chains": [
        { "beach": { "waitress": 1 }, "cash": 12, "stock": { "beer": 1 }, "reserve": 100 },
        { "beach": { "waitress": 2, "trainer": 1 }, "cash": 7, "stock": { "pizza": 3 }, "reserve": 200 },
    ]}));
    let mut game = start(&game, Phase::Restructuring, 0);
    let events = must(&mut game, choice);
    (game, events)
}

#[test]
fn b_info_1_a_choice_is_secret_until_everybody_has_made_theirs() {
    let (one, events_one) = choosing("1 work waitress");
    let (two, events_two) = choosing("1 work trainer");
    for viewer in [ZERO, Viewer::Spectator] {
        assert_eq!(one.view(viewer), two.view(viewer), "nothing tells the two apart");
        assert_eq!(
            json!(**one.view(viewer).game()),
            json!(**two.view(viewer).game()),
            "not even written out"
        );
        let seen = |events: &[Event]| events.iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>();
        assert_eq!(seen(&events_one), seen(&events_two));
        assert!(one.view(viewer).game().chain(PlayerId(1)).chosen_structure().is_none());
    }
    assert_ne!(one.view(ONE), two.view(ONE), "one knows the own choice");
    let own = one.view(ONE);
    assert_eq!(own.game().chain(PlayerId(1)).chosen_structure().unwrap().of(card("waitress")), 1);
    // That somebody has chosen is no secret.
    assert_eq!(awaited(one.view(ZERO).game()), [0]);
}

#[test]
fn b_info_1_after_the_reveal_everybody_sees_who_works() {
    let (mut game, _) = choosing("1 work waitress");
    must(&mut game, "0 work");
    for viewer in [ZERO, Viewer::Spectator] {
        let view = game.view(viewer);
        assert_eq!(at_work(view.game(), 1, "waitress"), 1);
        assert_eq!((on_beach(view.game(), 1, "waitress"), on_beach(view.game(), 1, "trainer")), (1, 1));
    }
}

#[test]
fn b_info_1_everything_else_is_public() {
    let game = scene(json!({
        "map": ["A0"], "demand": { "2": ["beer"] }, "bank": 77,
        "campaigns": [{ "number": 4, "chain": 1, "marketeer": "brand_manager", "item": "beer", "turns": 3,
            "lines": { "axis": "row", "first": 1 } }],
        "chains": [
            { "cash": 12, "reserve": 100 },
            { "cash": 7, "stock": { "pizza": 3 }, "at_work": { "waitress": 1 }, "beach": { "trainer": 1 },
              "milestones": ["first_waitress_played"], "reserve": 300 },
        ],
    }));
    for viewer in [ZERO, ONE, Viewer::Spectator] {
        let view = game.view(viewer);
        let seen = view.game();
        assert_eq!((seen.chain(PlayerId(1)).cash(), in_stock(seen, 1, "pizza"), seen.bank()), (7, 3, 77));
        assert_eq!((at_work(seen, 1, "waitress"), on_beach(seen, 1, "trainer")), (1, 1));
        assert_eq!(seen.busy(PlayerId(1)).of(card("brand_manager")), 1);
        assert!(has(seen, 1, "first_waitress_played"));
        assert_eq!(seen.campaigns(), game.campaigns());
        assert_eq!(seen.houses(), game.houses());
        assert_eq!(seen.supply(card("waitress")), 11);
    }
}

#[test]
fn b_info_1_reserve_cards_are_secret_until_revealed() {
    let position =
        |reserve: u16| json!({ "map": ["A0"], "chains": [{ "reserve": 100 }, { "reserve": reserve }] });
    let (one, two) = (scene(position(200)), scene(position(300)));
    for viewer in [ZERO, Viewer::Spectator] {
        assert_eq!(one.view(viewer), two.view(viewer));
        assert_eq!(one.view(viewer).game().chain(PlayerId(1)).reserve(), None);
    }
    assert_ne!(one.view(ONE), two.view(ONE));
    assert_eq!(one.view(ZERO).game().chain(PlayerId(0)).reserve().unwrap().cash(), 100, "the own card");
    // Revealed by the first break of the bank.
    let mut broken = position(200);
    broken["bank_breaks"] = json!(1);
    let broken = scene(broken);
    for viewer in [ZERO, Viewer::Spectator] {
        assert_eq!(broken.view(viewer).game().chain(PlayerId(1)).reserve().unwrap().cash(), 200);
    }
}

#[test]
fn b_info_1_the_choice_of_a_reserve_card_is_secret() {
    let chosen = |card: &str| {
        let setup = magnate_rules::Config::new(2);
        let mut game = Game::new(&setup, 9).unwrap();
        while stage(&game) == "first_restaurant" {
            let player = game.decision().awaited.first().unwrap();
            let action = game.listed(player).pop().unwrap();
            game.apply(player, &action).unwrap();
        }
        let events = must(&mut game, &format!("1 reserve {card}"));
        (game, events)
    };
    let ((one, events_one), (two, events_two)) = (chosen("100"), chosen("300"));
    for viewer in [ZERO, Viewer::Spectator] {
        assert_eq!(one.view(viewer), two.view(viewer));
        assert_eq!(events_one[0].seen_by(viewer), events_two[0].seen_by(viewer));
    }
    assert_ne!(events_one[0].seen_by(ONE), events_two[0].seen_by(ONE));
}

#[test]
fn b_info_1_first_to_have_20_looks_at_the_reserve_cards() {
    let game = scene(json!({ "map": ["A0"], "chains": [
        { "reserve": 100, "milestones": ["first_to_have_20"] }, { "reserve": 300 },
    ]}));
    assert_eq!(game.view(ZERO).game().chain(PlayerId(1)).reserve().unwrap().cash(), 300);
    assert_eq!(game.view(ONE).game().chain(PlayerId(0)).reserve(), None);
    assert_eq!(game.view(Viewer::Spectator).game().chain(PlayerId(1)).reserve(), None);
}
