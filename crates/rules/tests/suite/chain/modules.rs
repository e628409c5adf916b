//! What modules change for The Chain: its clauses that name them.

use magnate_rules::the_chain::{AUTOMATON, PERSON, Part};
use magnate_rules::{CampaignKind, Duration, Employee, Event, Item, Milestone, ParkPiece, Phase, Place};
use serde_json::{Value, json};

use super::scene::*;
use crate::common::{only, over};

fn with(modules: &[&str], top: Value) -> magnate_rules::Game {
    solo(over(json!({ "modules": modules }), top))
}

/// A turn with this front and back at this recruit and train position.
fn turn(
    modules: &[&str],
    front: &str,
    back: &str,
    open: u8,
    top: Value,
) -> (magnate_rules::Game, Vec<Value>) {
    let cards = json!({"chain": {"deck": [front], "back": back, "tracks": {"recruit_train": open}}});
    after(&with(modules, over(cards, top)), Part::Turn)
}

fn pile(game: &magnate_rules::Game, card: Employee) -> u8 {
    game.chain(AUTOMATON).beach().of(card)
}

#[test]
fn c_a_12_four_waitresses_bring_the_best_star_left() {
    // The first slot of card 1 is one waitress more.
    let moved_with = |modules: &[&str], waitresses: u8, top: Value| {
        let track = json!({"chain": {"tracks": {"waitresses": waitresses}}});
        turn(modules, "action_01", "action_16", 1, over(track, top)).0
    };
    let moved = |waitresses: u8, top: Value| moved_with(&["movie_stars"], waitresses, top);
    let game = moved(3, json!({}));
    assert_eq!(pile(&game, Employee::BMovieStar), 1);
    assert_eq!(game.supply(Employee::BMovieStar), 0);
    let game = moved(2, json!({}));
    assert_eq!(pile(&game, Employee::BMovieStar), 0, "three waitresses");
    let game = moved(4, json!({}));
    assert_eq!(pile(&game, Employee::BMovieStar), 0, "not from below");
    // The person has it: with two players there is only one.
    let game = moved(3, json!({"chains": [{"beach": {"b_movie_star": 1}}]}));
    assert_eq!(pile(&game, Employee::BMovieStar), 0);
    // Without the module four are four.
    let game = moved_with(&[], 3, json!({}));
    assert_eq!(game.chain(AUTOMATON).beach().total(), 0);
}

#[test]
fn c_a_12_the_star_counts_from_the_pile_in_order_and_ties() {
    let top = json!({
        "chains": [{"at_work": {"waitress": 2}, "stock": {"beer": 1}}, {"beach": {"b_movie_star": 1}, "stock": {"beer": 1}}],
        "turn_order": [0, 1],
    });
    let game = with(&["movie_stars"], over(tracks(1, 10, 0, "neutral"), top));
    let (_, events) = game.at_phase(Phase::Order, None);
    assert_eq!(only(&events, "order_of_choice")[0]["chains"], json!([1, 0]), "with fewer open slots");
    assert_eq!(game.seller(AUTOMATON).star, game.seller(AUTOMATON).star.min(game.seller(PERSON).star));
    assert!(game.seller(AUTOMATON).rank(0) < game.seller(PERSON).rank(0), "a tie in price and distance");
}

#[test]
fn c_a_13_c_plc_10_the_critic_brings_a_garden_and_a_guide() {
    // Card 1 has the critic; the develop pane of the back gives the house to begin with.
    let (game, deeds) = turn(&["gourmet_critics"], "action_01", "action_16", 4, json!({}));
    let guide = game.campaigns().iter().find(|campaign| campaign.kind() == CampaignKind::GourmetGuide);
    let guide = guide.expect("a guide");
    assert_eq!((guide.number.0, guide.place, guide.turns), (17, Place::Beside {}, Duration::Turns(3)));
    assert_eq!(game.busy(AUTOMATON).of(Employee::GourmetCritic), 1);
    assert_eq!(game.houses().iter().filter(|house| house.garden.is_some()).count(), 1);
    assert_eq!(did(&deeds, "searched_house").len(), 1);
    // Without the module: lemonade, no garden.
    let (game, deeds) = turn(&[], "action_01", "action_16", 4, json!({}));
    assert!(game.campaigns().iter().all(|campaign| campaign.kind() != CampaignKind::GourmetGuide));
    assert!(did(&deeds, "got").iter().any(|got| got["reason"] == "fallback"));
}

#[test]
fn c_cln_5_the_kimchi_master_in_the_pile_brings_kimchi() {
    let cleaned = |stock: u16, master: u8| {
        let top = json!({"chain": {"back": "action_03"}, "chains": [{}, {"beach": {"kimchi_master": master}, "stock": {"kimchi": stock}}]});
        let (game, _) = after(&with(&["kimchi"], top), Part::Cleanup);
        stock_of_kimchi(&game)
    };
    assert_eq!(cleaned(0, 1), 1);
    assert_eq!(cleaned(0, 0), 0);
    assert_eq!(cleaned(10, 1), 10, "at most ten");
    assert_eq!(cleaned(3, 1), 4, "nothing spoils");
}

fn stock_of_kimchi(game: &magnate_rules::Game) -> u16 {
    stock(game, Item::Kimchi)
}

#[test]
fn c_wrk_10_dishes_of_modules_in_play_are_what_is_printed() {
    let (game, _) = turn(&["sushi", "noodles"], "action_10", "action_02", 1, json!({}));
    let (plain, _) = turn(&[], "action_10", "action_02", 1, json!({}));
    assert!(stock(&game, Item::Sushi) > 0);
    assert_eq!(stock(&plain, Item::Sushi), 0);
}

#[test]
fn c_run_1_the_mass_marketeer_beside_the_mat_runs_once_more() {
    let (game, deeds) = turn(&["mass_marketeers"], "action_04", "action_16", 4, json!({}));
    assert!(did(&deeds, "recruited").iter().any(|taken| taken["home"] == "beside_track_mat"));
    assert_eq!(game.supply(Employee::MassMarketeer), 5);
    let top = json!({"campaigns": [
        {"number": 14, "chain": 0, "marketeer": "marketing_trainee", "item": "beer", "turns": 2, "at": [8, 3], "rotated": true},
    ], "chains": [{"at_work": {"mass_marketeer": 1}}]});
    assert_eq!(json!(with(&["mass_marketeers"], top).marketing_report())["passes"], 2);
}

#[test]
fn c_a_9_the_night_shift_manager_goes_to_the_pile_and_does_nothing() {
    let (game, _) = turn(&["night_shift"], "action_17", "action_20", 4, json!({}));
    assert_eq!(pile(&game, Employee::NightShiftManager), 1);
    assert_eq!(game.seller(AUTOMATON).waitresses, automaton(&game).waitresses());
}

#[test]
fn c_bnk_4_c_a_29_four_hundred_and_a_price_for_the_person() {
    let top = json!({
        "bank": 5, "demand": {"2": ["beer"]},
        "chains": [{"stock": {"beer": 1}, "reserve": 20}, {"reserve": 5}],
    });
    let (game, events) = with(&["reserve_prices"], top.clone()).at_phase(Phase::Dinnertime, None);
    let broke = events.iter().find_map(|event| match event {
        Event::BankBroke { added, base_price, .. } => Some((*added, *base_price)),
        _ => None,
    });
    assert_eq!(broke, Some((400, Some(20))), "of one each: 20 before 5");
    assert_eq!(game.unit_price(PERSON), 20);
    assert_eq!(game.unit_price(AUTOMATON), 10, "The Chain stays at $10");
    let agreed = over(json!({"chain": {"options": ["new_price"]}}), top);
    let (game, _) = with(&["reserve_prices"], agreed).at_phase(Phase::Dinnertime, None);
    assert_eq!(game.unit_price(AUTOMATON), 20, "unless it was agreed otherwise");
}

#[test]
fn c_mil_ketchup_by_its_own_rules() {
    let top = json!({
        "demand": {"2": [{"item": "beer", "chain": 1}]}, "chains": [{"stock": {"beer": 1}}],
    });
    let report = json!(with(&["ketchup"], top).dinner_report());
    assert_eq!(report["milestones"][1], json!(["someone_sells_your_demand"]));
}

#[test]
fn c_wrk_16_c_plc_3_a_coffee_shop_on_the_mint_tile() {
    // Card 12: the mint square is tile 9, where (11,10) is the first square beside a road.
    let (game, deeds) = turn(&["coffee"], "action_12", "action_16", 1, json!({}));
    assert_eq!(game.shops(AUTOMATON), [[11, 10].into()]);
    assert_eq!(did(&deeds, "searched")[0]["placing"]["piece"], "coffee_shop");
    // One shop a tile: the next tile up, around the corner.
    let taken = json!({"chains": [{"coffee_shops": [[13, 11]]}]});
    let (game, _) = turn(&["coffee"], "action_12", "action_16", 1, taken);
    assert_eq!(game.shops(AUTOMATON), [[1, 0].into()]);
    let all = json!({"chains": [{}, {"coffee_shops": [[1, 0], [6, 0], [1, 5]]}]});
    let (game, deeds) = turn(&["coffee"], "action_12", "action_16", 1, all);
    assert_eq!((game.shops(AUTOMATON).len(), did(&deeds, "none_left").len()), (3, 1), "none is ever moved");
    let (game, deeds) = turn(&[], "action_12", "action_16", 1, json!({}));
    assert!(game.shops(AUTOMATON).is_empty());
    assert!(did(&deeds, "ignored").iter().any(|deed| deed["module"] == "coffee"));
}

#[test]
fn c_wrk_17_c_plc_7_c_plc_9_roads_and_parks() {
    // Card 5: the purple square is tile 7. The lobby pane is on the card that was flipped before.
    let (game, _) = turn(&["lobbyists"], "action_05", "action_11", 4, json!({}));
    let road = game.board().added().roads[0];
    assert_eq!(road.road.squares().as_slice(), [[0, 10].into(), [1, 10].into()]);
    assert!(road.under_construction);
    assert_eq!(game.board().added().roadworks, [[2, 10].into()], "roadworks as usual");
    assert!(
        owns(&game, Milestone::FirstLobbyistUsed) && game.decision().kind.is_none(),
        "and no tile for it"
    );
    // Card 1 has a park for house 25, which is not there. House 2 is the next after the highest, but has no room; house 4 has.
    let (game, deeds) = turn(&["lobbyists"], "action_05", "action_01", 4, json!({}));
    assert_eq!(did(&deeds, "searched_house")[0]["house"], "4");
    let house = game.houses().iter().find(|house| house.number.to_string() == "4").unwrap();
    assert!(game.has_park(house));
    assert_eq!(game.parks_left(ParkPiece::I), 0);
    let none = json!({"parks": [{"piece": "I", "squares": [[5, 8], [6, 8], [7, 8], [8, 8]]}]});
    let (game, deeds) = turn(&["lobbyists"], "action_05", "action_01", 4, none);
    assert_eq!((game.board().added().parks.len(), did(&deeds, "none_left").len()), (1, 1));
    let (game, deeds) = turn(&[], "action_05", "action_11", 4, json!({}));
    assert!(game.board().added().is_empty());
    assert!(did(&deeds, "ignored").iter().any(|deed| deed["module"] == "lobbyists"));
}

#[test]
fn c_a_16_a_giant_billboard_holds_its_spot_for_good() {
    let (game, _) = turn(&["rural_marketeers"], "action_08", "action_16", 4, json!({}));
    let giant = game.campaigns().iter().find(|it| it.kind() == CampaignKind::GiantBillboard).expect("one");
    assert_eq!((giant.number.0, giant.turns), (21, Duration::Eternal));
    assert_eq!(game.busy(AUTOMATON).of(Employee::RuralMarketeer), 1);
    assert!(owns(&game, Milestone::FirstRuralMarketeerUsed));
    assert!(
        game.decision().kind.is_none() && game.board().added().offramps.is_empty(),
        "it places no offramp"
    );
    let item = giant.item;
    assert_eq!(json!(game.marketing_report())["demand"]["rural"], json!([item, item]));
    let (game, _) = turn(&[], "action_08", "action_16", 4, json!({}));
    assert_eq!(game.busy(AUTOMATON).of(Employee::RuralMarketeer), 0);
}

#[test]
fn c_a_20_c_din_5_coffee_is_sold_and_not_stored() {
    let top = json!({"chain": {"back": "action_03"}, "chains": [{}, {"stock": {"coffee": 3}}]});
    let (game, _) = after(&with(&["coffee"], top), Part::Cleanup);
    assert_eq!(stock(&game, Item::Coffee), 0);
    assert!(!owns(&game, Milestone::FirstToThrowAway), "coffee thrown away earns nothing");
    // House 2 drives to the person's restaurant past a shop of The Chain, at $10 a cup, double with a garden.
    let top = json!({
        "demand": {"2": ["beer"]}, "gardens": [{"house": "2", "side": "south"}],
        "chains": [{"stock": {"beer": 1}, "at_work": {"pricing_manager": 1}}, {"stock": {"coffee": 2}, "coffee_shops": [[1, 6]]}],
    });
    let report = json!(with(&["coffee"], top).dinner_report());
    assert_eq!(report["sales"][0]["coffee"], json!([{"chain": 1, "count": 1, "income": 20}]));
    assert!(report["milestones"][1].as_array().unwrap().contains(&json!("first_coffee_sold")));
}

#[test]
fn c_a_26_a_tenth_tile_is_never_a_target() {
    // The same town with a tile to the west: everything counts from five squares further on.
    let far = |modules: &[&str], front: &str, back: &str, open: u8| {
        let cards = json!({
            "modules": modules, "map": ["-- A0 H0 F0", "C0 L0 K0 N0", "-- B0 Q0 I0"],
            "chain": {"deck": [front], "back": back, "tracks": {"recruit_train": open}},
            "chains": [{"restaurants": [{"at": [8, 5]}]}, {"restaurants": [{"at": [13, 0]}]}],
        });
        after(&solo(cards), Part::Turn).0
    };
    let modules = ["lobbyists", "coffee"];
    let (near, _) = turn(&modules, "action_12", "action_16", 1, json!({}));
    let moved = far(&modules, "action_12", "action_16", 1);
    assert_eq!(
        (near.shops(AUTOMATON), moved.shops(AUTOMATON)),
        (&[[11, 10].into()][..], &[[16, 10].into()][..])
    );
    let road = far(&modules, "action_05", "action_11", 4).board().added().roads[0].road;
    assert_eq!(road.squares().as_slice(), [[5, 10].into(), [6, 10].into()]);
    // An airplane lies at the left edge, which is the leftmost tile.
    let (plane, _) = turn(&modules, "action_03", "action_16", 3, json!({}));
    let place = |game: &magnate_rules::Game| {
        game.campaigns().iter().find(|it| it.kind() == CampaignKind::Airplane).map(|it| it.place)
    };
    assert_eq!(place(&plane), place(&far(&modules, "action_03", "action_16", 3)), "rows stay what they are");
    assert!(matches!(place(&plane), Some(Place::Lines { side: Some(magnate_rules::Side::West), .. })));
}

#[test]
fn c_mil_10_c_a_34_new_milestones_are_claimed_without_benefit() {
    let new = &["new_milestones"][..];
    // A marketing trainee places a billboard: three milestones may be for that, and two are.
    let (game, _) = turn(new, "action_04", "action_16", 1, json!({}));
    assert!(owns(&game, Milestone::FirstMarketeerUsed) && owns(&game, Milestone::FirstMarketingTraineeUsed));
    assert!(!owns(&game, Milestone::FirstCampaignManagerUsed));
    assert_eq!(game.supply(Employee::KitchenTrainee), 12, "nobody comes with it");
    // Sold, and waitresses who serve; the other slots of the tracks claim nothing here.
    let top = json!({
        "demand": {"2": ["burger"]}, "chain": {"tracks": {"waitresses": 1, "recruit_train": 3}},
        "chains": [{}, {"stock": {"burger": 1}}],
    });
    let report = json!(with(new, top).dinner_report());
    let claimed = report["milestones"][1].as_array().unwrap().clone();
    assert!(
        claimed.contains(&json!("first_burger_sold")) && claimed.contains(&json!("first_waitress_used")),
        "{claimed:?}"
    );
    // Card 5 claims the first discount manager; no money leaves the bank for it.
    let (game, _) = turn(new, "action_05", "action_16", 3, json!({}));
    assert!(owns(&game, Milestone::FirstDiscountManagerUsed));
    assert_eq!(game.bank(), 1000);
    assert!(!owns(&game, Milestone::FirstTrainerUsed) && !owns(&game, Milestone::FirstRecruitingGirlUsed));
    // A new restaurant after turn 1, and no mailbox.
    let restaurants = game.chain(AUTOMATON).restaurants().len();
    assert_eq!(owns(&game, Milestone::FirstNewRestaurant), restaurants > 1);
    assert!(restaurants > 1 && game.decision().kind.is_none());
}
