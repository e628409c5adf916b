//! Introductory games and options: B-INT-1, B-OPT-1, B-OPT-2.

use crate::common::*;
use magnate_rules::{Config, Employee, Event, Fate, Game, Intro, Occupant, Phase, PlayerId, Stage};
use serde_json::{Value, json};

const ZERO: PlayerId = PlayerId(0);

// ---- B-INT-1 -------------------------------------------------------------------------------------

/// Two chains that sell a burger for $10 each; the first has somebody with a salary, and $95.
fn intro(which: Value, bank: i32) -> Value {
    let chains = json!([
        {"cash": 95, "stock": {"burger": 2}, "beach": {"coach": 1}},
        {"stock": {"burger": 1}},
    ]);
    let demand = json!({"2": ["burger"], "10": ["burger"]});
    street(2, json!({"intro": which, "bank": bank, "demand": demand, "chains": chains}))
}

#[test]
fn b_int_1_the_bank_starts_with_75_a_player() {
    for (intro, each) in [(Intro::None, 50), (Intro::First, 75), (Intro::Second, 75)] {
        for players in 2..=5 {
            let game = Game::new(&Config { intro, ..Config::new(players) }, 7).unwrap();
            assert_eq!(game.bank(), each * i32::from(players));
        }
    }
}

#[test]
fn b_int_1_no_reserve_cards_are_chosen() {
    for (intro, asked) in [(Intro::None, true), (Intro::First, false), (Intro::Second, false)] {
        let mut game = Game::new(&Config { intro, ..Config::new(2) }, 7).unwrap();
        while matches!(game.decision().stage, Stage::FirstRestaurant { .. }) {
            let player = game.decision().awaited.first().unwrap();
            let action = game.listed(player).into_iter().find(|action| action.to_string() != "pass").unwrap();
            game.apply(player, &action).unwrap();
        }
        assert_eq!(game.decision().stage == Stage::Reserve, asked, "{intro}");
    }
}

#[test]
fn b_int_1_there_is_no_payday() {
    for which in [json!(true), json!("second")] {
        let (game, events) = begin(intro(which, 100), Phase::Dinnertime);
        assert!(only(&events, "salaries_paid").is_empty());
        assert_eq!((game.decision().stage, game.round()), (Stage::Restructuring, 2));
        assert_eq!(game.chain(ZERO).cash(), 105);
    }
    let (game, _) = begin(intro(json!(false), 100), Phase::Dinnertime);
    assert_eq!(game.decision().stage, Stage::Payday);
}

#[test]
fn b_int_1_milestones_only_in_the_second_introductory_game() {
    // $105 at the end of dinnertime, and a burger thrown away after it.
    let (game, _) = begin(intro(json!(true), 100), Phase::Dinnertime);
    assert!(game.chain(ZERO).milestones().is_empty());
    assert!(game.chain(ZERO).stock().is_empty());
    let (game, _) = begin(intro(json!("second"), 100), Phase::Dinnertime);
    assert_eq!(
        json!(game.chain(ZERO).milestones()),
        json!(["first_to_have_20", "first_to_throw_away", "first_to_have_100"])
    );
}

#[test]
fn b_int_1_the_first_break_ends_the_game_after_that_dinnertime() {
    for which in [json!(true), json!("second")] {
        let (game, events) = begin(intro(which.clone(), 9), Phase::Dinnertime);
        assert!(game.is_over());
        assert_eq!(game.bank_breaks(), 1);
        // The second house is still served and everything paid in full.
        assert_eq!(game.chains().iter().map(magnate_rules::Chain::cash).collect::<Vec<_>>(), [105, 10]);
        assert!(matches!(events.last(), Some(Event::GameEnded { .. })));
        let (game, _) = begin(intro(which, 20), Phase::Dinnertime);
        assert!(!game.is_over()); // exactly enough
    }
}

// ---- B-OPT-1 -------------------------------------------------------------------------------------

/// Unit price -2 and room for one more card.
fn minus_two() -> Value {
    json!({"junior_vice_president": 1, "discount_manager": 4})
}

/// Chain 0 sells three beers at -2 each.
fn loss(cash: i32) -> Value {
    json!({
        "negative_prices": "pay", "demand": {"2": ["beer", "beer", "beer"]},
        "chains": [{"cash": cash, "at_work": minus_two(), "stock": {"beer": 3}}],
    })
}

#[track_caller]
fn dinner(top: Value) -> Value {
    json!(at(street(3, top)).dinner_report())
}

#[test]
fn b_opt_1_a_sale_at_a_negative_price_is_paid_to_the_bank() {
    let report = dinner(loss(10));
    assert_eq!(report["sales"][0]["income"], -6);
    assert_eq!(report["cash"], json!([4, 0, 0]));
    assert_eq!(report["bank"], 1006);
    assert_eq!(report["bankrupt"], Value::Null);
}

#[test]
fn b_opt_1_the_default_is_the_floor() {
    let report = dinner(over(loss(10), json!({"negative_prices": "floor"})));
    assert_eq!(report["sales"][0]["income"], 0);
    assert_eq!(report["cash"], json!([10, 0, 0]));
    let mut silent = loss(10);
    silent.as_object_mut().unwrap().remove("negative_prices");
    assert_eq!(dinner(silent)["cash"], json!([10, 0, 0]));
}

#[test]
fn b_opt_1_the_cfo_pays_half_as_much_again() {
    let report = dinner(over(loss(10), json!({"chains": [{"at_work": {"cfo": 1}}]})));
    assert_eq!(report["cfo_bonus"], json!([-3, 0, 0]));
    assert_eq!(report["cash"], json!([1, 0, 0]));
    assert_eq!(report["bank"], 1009);
    // Three beers at -1: half of -3, rounded up.
    let cards =
        json!({"junior_vice_president": 0, "vice_president": 1, "discount_manager": 3, "pricing_manager": 2});
    let top = json!({"chains": [{"at_work": over(cards, json!({"cfo": 1}))}]});
    assert_eq!(dinner(over(loss(10), top))["cfo_bonus"], json!([-1, 0, 0]));
}

#[test]
fn b_opt_1_bonuses_and_gardens_count_before_anything_is_paid() {
    let chain = |milestones: Value| {
        json!({
            "negative_prices": "pay", "gardens": [{"house": "13", "side": "west"}],
            "demand": {"13": ["burger"]},
            "chains": [{"cash": 10, "at_work": minus_two(), "stock": {"burger": 1}, "milestones": milestones}],
        })
    };
    assert_eq!(dinner(chain(json!([])))["cash"], json!([6, 0, 0])); // -2 doubled
    assert_eq!(dinner(chain(json!(["first_burger_marketed"])))["cash"], json!([11, 0, 0])); // -4 + 5
}

#[test]
fn b_opt_1_a_chain_that_can_just_pay_is_not_bankrupt() {
    let report = dinner(loss(6));
    assert_eq!(report["cash"], json!([0, 0, 0]));
    assert_eq!(report["bankrupt"], Value::Null);
    assert_eq!(dinner(loss(5))["bankrupt"], json!([0]));
}

#[test]
fn b_opt_1_a_bankrupt_chain_is_out_at_the_end_of_the_round() {
    let mailbox = json!({
        "number": 9, "chain": 0, "marketeer": "campaign_manager", "item": "pizza", "turns": 3, "at": [5, 3],
    });
    let waiting = json!({"beach": {"waitress": 1}});
    let top = json!({"campaigns": [mailbox], "chains": [{"beach": {"coach": 2}}, waiting, waiting]});
    let (mut game, events) = begin(street(3, over(loss(5), top)), Phase::Dinnertime);
    assert_eq!(only(&events, "bankrupt"), [json!({"event": "bankrupt", "chain": 0, "owed": 1})]);
    // Still there until the round ends, but it pays nobody any more.
    assert_eq!(game.chain(ZERO).fate(), Fate::Bankrupt);
    assert!(!game.decision().awaited.contains(ZERO));
    must(&mut game, "1 pay");
    must(&mut game, "2 pay");

    assert_eq!(game.round(), 2);
    assert_eq!(game.chain(ZERO).fate(), Fate::Out);
    assert_eq!(game.order(), [PlayerId(1), PlayerId(2)]);
    // Its employees are back in the supply, the busy one included.
    for (card, supply) in [
        (Employee::DiscountManager, 6),
        (Employee::Coach, 6),
        (Employee::JuniorVicePresident, 12),
        (Employee::CampaignManager, 6),
    ] {
        assert_eq!(game.supply(card), supply, "{card}");
    }
    // Its campaign runs on.
    assert_eq!(written(&game)["campaigns"][0]["turns"], 2);
    assert_eq!(written(&game)["demand"], json!({"13": ["pizza"]}));
    assert_eq!(game.marketing_report().campaigns[0].placed.len(), 1);
    // Its restaurant stands, and nobody uses it.
    assert_eq!(game.occupant(magnate_rules::Coord::new(3, 0)), Some(Occupant::Restaurant { chain: ZERO }));
    assert_eq!(game.distances()["2"], json!([null, 1, 2]));
    // The others play on without it.
    assert_eq!(refused(&mut game, "0 work"), "not_awaited");
    must(&mut game, "1 work waitress");
    must(&mut game, "2 work waitress");
    assert_eq!(game.decision().awaited.iter().collect::<Vec<_>>(), [PlayerId(1)]);
    assert_eq!(legal(&game, 1), ["order 1", "order 2"]);
}

#[test]
fn b_opt_1_a_bankrupt_chain_cannot_win() {
    let top = over(loss(5), json!({"chains": [{}, {"beach": {"waitress": 1}}, {"beach": {"waitress": 1}}]}));
    let (game, _) = begin(street(3, top), Phase::Dinnertime);
    let last = *game.standings().last().unwrap();
    assert_eq!((last.chain, last.bankrupt), (ZERO, true));
}

#[test]
fn b_opt_1_a_position_can_hold_a_chain_that_is_out() {
    let game = at(street(3, json!({"turn_order": [2, 1], "chains": [{"fate": "out"}]})));
    assert_eq!(game.distances()["2"], json!([null, 1, 2]));
    assert_eq!(game.chain(ZERO).fate(), Fate::Out);
}

// ---- B-OPT-2 -------------------------------------------------------------------------------------

fn sequential(flag: bool) -> Value {
    let chain = json!({
        "cash": 10, "beach": {"coach": 1}, "stock": {"burger": 2}, "milestones": ["first_to_throw_away"],
    });
    json!({"sequential_payday": flag, "turn_order": [2, 0, 1], "chains": [chain, chain, chain]})
}

fn awaited(game: &Game) -> Vec<u8> {
    game.decision().awaited.iter().map(|player| player.0).collect()
}

#[test]
fn b_opt_2_payday_and_freezer_in_turn_order() {
    let (mut game, _) = begin(street(3, sequential(true)), Phase::Payday);
    for (awaiting, wrong, steps) in [
        (2, "0 pay", ["2 fire coach", "2 pay"].as_slice()),
        (0, "1 pay", ["0 pay"].as_slice()),
        (1, "2 pay", ["1 pay"].as_slice()),
    ] {
        assert_eq!(game.decision().stage, Stage::Payday);
        assert_eq!(awaited(&game), [awaiting]);
        assert_eq!(refused(&mut game, wrong), "not_awaited");
        for line in steps {
            must(&mut game, line);
        }
    }
    for (awaiting, wrong, line) in
        [(2, "0 keep", "2 keep burger*2"), (0, "1 keep", "0 keep burger"), (1, "0 keep", "1 keep")]
    {
        assert_eq!(game.decision().stage, Stage::Freezer);
        assert_eq!(awaited(&game), [awaiting]);
        assert_eq!(refused(&mut game, wrong), "not_awaited");
        must(&mut game, line);
    }
    assert_eq!(game.round(), 2);
    let kept: Vec<u32> = game.chains().iter().map(|chain| chain.stock().total()).collect();
    assert_eq!(kept, [1, 0, 2]);
    assert_eq!(game.chains().iter().map(magnate_rules::Chain::cash).collect::<Vec<_>>(), [5, 5, 10]);
}

#[test]
fn b_opt_2_by_default_both_are_at_once() {
    for top in [sequential(false), json!({"chains": sequential(false)["chains"]})] {
        let (mut game, _) = begin(street(3, top), Phase::Payday);
        assert_eq!(awaited(&game), [0, 1, 2]);
        for line in ["1 pay", "0 pay", "2 pay"] {
            must(&mut game, line);
        }
        assert_eq!(game.decision().stage, Stage::Freezer);
        assert_eq!(awaited(&game), [0, 1, 2]);
        for line in ["1 keep", "2 keep", "0 keep"] {
            must(&mut game, line);
        }
        assert_eq!(game.round(), 2);
    }
}
