//! Phase 5, payday: B-PAY-1 to B-PAY-4.

use crate::common::*;
use magnate_rules::{Employee, Game, Phase, PlayerId, Stage};
use serde_json::{Value, json};

const ZERO: PlayerId = PlayerId(0);

/// A mailbox south of the street, next to house 13.
fn mailbox(number: u8, x: u8, marketeer: &str) -> Value {
    json!({"number": number, "chain": 0, "marketeer": marketeer, "item": "pizza", "turns": 3, "at": [x, 3]})
}

#[track_caller]
fn report(chain: Value, campaigns: Value) -> Value {
    let game = at(street(1, json!({"chains": [chain], "campaigns": campaigns})));
    json!(game.payday_report()[0])
}

#[track_caller]
fn payday(top: Value) -> Game {
    let (game, _) = begin(street(2, top), Phase::Payday);
    assert_eq!(game.decision().stage, Stage::Payday);
    game
}

fn milestones(game: &Game, player: u8) -> Value {
    json!(game.chain(PlayerId(player)).milestones())
}

// ---- B-PAY-1 -------------------------------------------------------------------------------------

#[test]
fn b_pay_1_five_dollars_for_every_salaried_card_at_work_on_the_beach_and_busy() {
    let chain = json!({
        "cash": 20,
        "at_work": {"burger_cook": 1, "waitress": 1},
        "beach": {"coach": 2, "trainer": 1},
    });
    let busy = json!([mailbox(9, 5, "campaign_manager")]);
    assert_eq!(report(chain, busy), json!({"salaries": 20, "discount": 0, "due": 20, "can_pay": true}));
}

#[test]
fn b_pay_1_entry_cards_cost_nothing_busy_or_not() {
    let chain = json!({"at_work": {"management_trainee": 1}, "beach": {"kitchen_trainee": 3}});
    let billboard = json!({"number": 14, "chain": 0, "marketeer": "marketing_trainee", "item": "beer", "turns": 1, "at": [8, 3]});
    assert_eq!(report(chain, json!([billboard]))["salaries"], 0);
}

#[test]
fn b_pay_1_salaries_go_to_the_bank() {
    let mut game = payday(json!({"bank": 100, "chains": [{"cash": 12, "beach": {"coach": 2}}]}));
    must(&mut game, "0 pay");
    assert_eq!(game.chain(ZERO).cash(), 2);
    assert_eq!(game.bank(), 110);
}

#[test]
fn b_pay_1_anybody_at_work_or_on_the_beach_may_be_fired_before_paying() {
    let mut game = payday(json!({"chains": [{
        "cash": 50, "at_work": {"burger_cook": 1, "waitress": 1}, "beach": {"coach": 1, "trainer": 1},
    }]}));
    assert_eq!(legal(&game, 0), ["fire waitress", "fire trainer", "fire coach", "fire burger_cook", "pay"]);
    let supply = game.supply(Employee::BurgerCook);
    must(&mut game, "0 fire burger_cook");
    must(&mut game, "0 fire waitress");
    must(&mut game, "0 fire coach");
    assert_eq!(game.supply(Employee::BurgerCook), supply + 1);
    assert_eq!(refused(&mut game, "0 fire coach"), "nothing_to_fire");
    must(&mut game, "0 pay");
    assert_eq!(game.chain(ZERO).cash(), 50);
    assert_eq!(json!(game.chain(ZERO).beach()), json!({"trainer": 1}));
}

#[test]
fn b_pay_1_all_pay_at_once_in_any_order() {
    for order in [["0 pay", "1 pay"], ["1 pay", "0 pay"]] {
        let mut game = payday(json!({
            "turn_order": [0, 1],
            "chains": [{"cash": 5, "beach": {"coach": 1}}, {"cash": 5, "beach": {"coach": 1}}],
        }));
        assert_eq!(game.decision().awaited.len(), 2);
        must(&mut game, order[0]);
        assert_eq!(game.decision().stage, Stage::Payday);
        must(&mut game, order[1]);
        assert_eq!((game.decision().stage, game.round()), (Stage::Restructuring, 2));
    }
}

#[test]
fn b_pay_1_a_busy_marketeer_cannot_be_fired_at_will() {
    let mut game = payday(json!({
        "campaigns": [mailbox(9, 5, "campaign_manager")],
        "chains": [{"cash": 50, "beach": {"waitress": 1}}],
    }));
    assert_eq!(legal(&game, 0), ["fire waitress", "pay"]);
    assert_eq!(refused(&mut game, "0 fire campaign_manager"), "nothing_to_fire");
    assert_eq!(refused(&mut game, "0 fire_busy 9"), "busy_protected");
}

// ---- B-PAY-2 -------------------------------------------------------------------------------------

#[test]
fn b_pay_2_five_off_for_every_left_over_recruiting_action() {
    let due = |chain: Value| report(chain, json!([]));
    let manager = due(json!({"at_work": {"recruiting_manager": 1}, "beach": {"coach": 3}}));
    assert_eq!(
        (&manager["salaries"], &manager["discount"], &manager["due"]),
        (&json!(20), &json!(10), &json!(10))
    );
    let director =
        due(json!({"at_work": {"hr_director": 1, "recruiting_manager": 1}, "beach": {"coach": 6}}));
    assert_eq!((&director["discount"], &director["due"]), (&json!(30), &json!(10)));
    let girl = due(json!({"at_work": {"recruiting_girl": 2}, "beach": {"coach": 1}}));
    assert_eq!(girl["discount"], 0);
    let lazy = due(json!({"beach": {"recruiting_manager": 1, "hr_director": 1}}));
    assert_eq!((&lazy["discount"], &lazy["due"]), (&json!(0), &json!(10)));
}

#[test]
fn b_pay_2_hires_beyond_ceo_and_recruiting_girls_use_the_discount_up() {
    // CEO 1, girl 1, manager 2: so many hires leave so much discount.
    for (hires, discount) in [(0, 10), (2, 10), (3, 5), (4, 0)] {
        let (mut game, _) = begin(
            street(
                2,
                json!({"chains": [{
                    "cash": 50, "at_work": {"recruiting_girl": 1, "recruiting_manager": 1}, "beach": {"coach": 5},
                }]}),
            ),
            Phase::Recruit,
        );
        for _ in 0..hires {
            must(&mut game, "0 hire waitress");
        }
        if hires < 4 {
            must(&mut game, "0 end");
        }
        must(&mut game, "1 end");
        assert_eq!(game.decision().stage, Stage::Payday);
        assert_eq!(game.payday_report()[0].discount, discount, "{hires} hires");
        must(&mut game, "0 pay");
        assert_eq!(game.chain(ZERO).cash(), 50 - (30 - discount), "{hires} hires");
    }
}

#[test]
fn b_pay_2_first_to_train_someone_takes_15_off_and_never_pays_out() {
    let chain = |coaches: u8| json!({"beach": {"coach": coaches}, "milestones": ["first_to_train_someone"]});
    assert_eq!(report(chain(5), json!([]))["due"], 10);
    assert_eq!(report(chain(3), json!([]))["due"], 0);
    assert_eq!(report(chain(1), json!([]))["due"], 0);
    let mut game = payday(json!({"bank": 100, "chains": [over(chain(1), json!({"cash": 1}))]}));
    must(&mut game, "0 pay");
    assert_eq!((game.chain(ZERO).cash(), game.bank()), (1, 100));
}

#[test]
fn b_pay_2_discounts_add_up() {
    let chain = json!({
        "at_work": {"recruiting_manager": 1}, "beach": {"coach": 6}, "milestones": ["first_to_train_someone"],
    });
    assert_eq!(
        report(chain, json!([])),
        json!({"salaries": 35, "discount": 25, "due": 10, "can_pay": false})
    );
}

#[test]
fn b_pay_2_first_billboard_waives_the_marketeers_and_nobody_else() {
    let chain = |milestones: Value| {
        json!({
            "at_work": {"campaign_manager": 1}, "beach": {"brand_manager": 1, "burger_cook": 1, "coach": 1},
            "milestones": milestones,
        })
    };
    let radio = json!({"number": 1, "chain": 0, "marketeer": "brand_director", "item": "beer", "turns": "eternal", "at": [9, 3]});
    let campaigns = json!([radio, mailbox(9, 5, "campaign_manager")]);
    assert_eq!(report(chain(json!([])), campaigns.clone())["due"], 30);
    assert_eq!(report(chain(json!(["first_billboard_placed"])), campaigns)["due"], 10);
}

#[test]
fn b_pay_2_discounts_are_mandatory_even_when_paying_more_would_pay() {
    // $20 without the discount would earn First to pay $20.
    let mut game = payday(json!({"chains": [{
        "cash": 100, "beach": {"coach": 4}, "milestones": ["first_to_train_someone"],
    }]}));
    must(&mut game, "0 pay");
    assert_eq!(game.chain(ZERO).cash(), 95);
    assert_eq!(milestones(&game, 0), json!(["first_to_train_someone"]));
}

// ---- B-PAY-3 -------------------------------------------------------------------------------------

#[test]
fn b_pay_3_who_cannot_pay_must_fire_salaried_cards() {
    let mut game =
        payday(json!({"chains": [{"cash": 9, "at_work": {"waitress": 1}, "beach": {"coach": 2}}]}));
    assert_eq!(legal(&game, 0), ["fire waitress", "fire coach"]);
    assert_eq!(refused(&mut game, "0 pay"), "cannot_pay");
    must(&mut game, "0 fire waitress"); // allowed, and no help
    assert_eq!(refused(&mut game, "0 pay"), "cannot_pay");
    must(&mut game, "0 fire coach");
    must(&mut game, "0 pay");
    assert_eq!(game.chain(ZERO).cash(), 4);
}

#[test]
fn b_pay_3_a_busy_marketeer_goes_only_after_all_other_salaried_cards_and_the_campaign_stays() {
    let mut game = payday(json!({
        "campaigns": [mailbox(9, 5, "campaign_manager")],
        "chains": [{"cash": 0, "at_work": {"waitress": 1, "burger_cook": 1}, "beach": {"coach": 1}}],
    }));
    assert_eq!(refused(&mut game, "0 fire_busy 9"), "busy_protected");
    must(&mut game, "0 fire burger_cook");
    assert_eq!(refused(&mut game, "0 fire_busy 9"), "busy_protected");
    must(&mut game, "0 fire coach");
    // Only the waitress is left, who has no salary: now it may, and must, go.
    assert_eq!(refused(&mut game, "0 pay"), "cannot_pay");
    assert_eq!(legal(&game, 0), ["fire waitress", "fire_busy 9"]);
    let supply = game.supply(Employee::CampaignManager);
    must(&mut game, "0 fire_busy 9");
    assert_eq!(game.supply(Employee::CampaignManager), supply + 1);
    assert_eq!(game.campaigns().len(), 1);
    must(&mut game, "0 pay");
    // The campaign ran without its marketeer, and goes on.
    assert_eq!(written(&game)["demand"], json!({"13": ["pizza"]}));
    assert_eq!(written(&game)["campaigns"][0]["marketeer"], Value::Null);
    assert_eq!(written(&game)["campaigns"][0]["turns"], 2);
}

#[test]
fn b_pay_3_no_more_busy_marketeers_go_than_must() {
    let mut game = payday(json!({
        "campaigns": [mailbox(9, 5, "campaign_manager"), mailbox(10, 8, "campaign_manager")],
        "chains": [{"cash": 5}],
    }));
    assert_eq!(legal(&game, 0), ["fire_busy 9", "fire_busy 10"]);
    must(&mut game, "0 fire_busy 10");
    assert_eq!(refused(&mut game, "0 fire_busy 9"), "busy_protected");
    must(&mut game, "0 pay");
    assert_eq!(game.chain(ZERO).cash(), 0);
}

#[test]
fn b_pay_3_somebody_elses_marketeer_cannot_be_fired() {
    let mut game = payday(json!({
        "campaigns": [mailbox(9, 5, "campaign_manager")],
        "chains": [{"cash": 5, "beach": {"waitress": 1}}, {"cash": 0, "beach": {"waitress": 1}}],
    }));
    assert_eq!(refused(&mut game, "1 fire_busy 9"), "no_busy_marketeer");
}

#[test]
fn b_pay_3_a_waived_marketeer_is_no_salaried_card() {
    // With First billboard placed the campaign manager on the beach costs nothing and the busy one neither.
    let mut game = payday(json!({
        "campaigns": [mailbox(9, 5, "campaign_manager")],
        "chains": [{
            "cash": 0, "beach": {"campaign_manager": 1, "coach": 1}, "milestones": ["first_billboard_placed"],
        }],
    }));
    assert_eq!(legal(&game, 0), ["fire coach", "fire campaign_manager"]);
    must(&mut game, "0 fire coach");
    assert_eq!(refused(&mut game, "0 fire_busy 9"), "busy_protected");
    must(&mut game, "0 pay");
}

// ---- B-PAY-4 -------------------------------------------------------------------------------------

#[test]
fn b_pay_4_first_to_pay_20_for_20_really_paid_by_everybody_in_that_round() {
    let (mut game, _) = begin(
        street(
            3,
            json!({"chains": [
                {"cash": 100, "beach": {"burger_cook": 3}},
                {"cash": 100, "beach": {"coach": 4}},
                {"cash": 100, "beach": {"pizza_cook": 5}},
            ]}),
        ),
        Phase::Payday,
    );
    for line in ["0 pay", "1 pay", "2 pay"] {
        must(&mut game, line);
    }
    assert_eq!(milestones(&game, 0), json!([]));
    assert_eq!(milestones(&game, 1), json!(["first_to_pay_20"]));
    assert_eq!(milestones(&game, 2), json!(["first_to_pay_20"]));
}

#[test]
fn b_pay_4_what_a_discount_saves_is_not_paid() {
    let mut game = payday(json!({"chains": [{
        "cash": 100, "at_work": {"recruiting_manager": 1}, "beach": {"coach": 4},
    }]}));
    must(&mut game, "0 pay"); // 25 - 10
    assert_eq!(milestones(&game, 0), json!([]));
}

#[test]
fn b_pay_4_who_got_first_to_have_100_this_round_must_fire_the_cfo() {
    for place in ["at_work", "beach"] {
        let seller = over(json!({"cash": 95, "stock": {"burger": 1}}), json!({place: {"cfo": 1}}));
        let position = street(2, json!({"demand": {"2": ["burger"]}, "chains": [seller]}));
        let supply = at(position.clone()).supply(Employee::Cfo);
        let (game, events) = begin(position, Phase::Dinnertime);
        assert_eq!(
            only(&events, "fired"),
            [json!({"event": "fired", "chain": 0, "card": "cfo", "forced": true})]
        );
        assert_eq!(game.supply(Employee::Cfo), supply + 1);
        assert!(game.chain(ZERO).at_work().is_empty() && game.chain(ZERO).beach().is_empty());
        // It still did its work at dinner, and has no salary any more.
        let earned = if place == "at_work" { 15 } else { 10 };
        assert_eq!(game.chain(ZERO).cash(), 95 + earned);
    }
}

#[test]
fn b_pay_4_without_the_milestone_the_cfo_stays() {
    let chains = json!([
        {"cash": 95, "beach": {"cfo": 1}, "stock": {"burger": 1}},
        {"cash": 10, "beach": {"waitress": 1}, "milestones": ["first_to_have_100"]},
    ]);
    // Somebody else had $100 in an earlier round: the milestone is closed, so $105 change nothing.
    let (mut game, events) =
        begin(street(2, json!({"demand": {"2": ["burger"]}, "chains": chains})), Phase::Dinnertime);
    assert_eq!(game.chain(ZERO).cash(), 105);
    assert!(only(&events, "fired").is_empty());
    must(&mut game, "0 pay");
    assert_eq!(json!(game.chain(ZERO).beach()), json!({"cfo": 1}));
    assert_eq!(game.chain(ZERO).cash(), 100);
}
