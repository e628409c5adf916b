//! What modules change for The Chain: its clauses that name them.

use magnate_rules::the_chain::{AUTOMATON, PERSON, Part};
use magnate_rules::{CampaignKind, Duration, Employee, Event, Item, Phase, Place};
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
