//! Marketing with modules: mass marketeers, gourmet critics. K-MASS, K-GOURMET, K-INT-2.

use super::*;
use magnate_rules::{Employee, Phase, PlayerId};

fn billboard(number: u8, chain: u8, item: &str, at: [i8; 2], turns: u8) -> Value {
    json!({"number": number, "chain": chain, "marketeer": "marketing_trainee", "item": item, "turns": turns, "at": at, "rotated": true})
}

fn guide(number: u8, chain: u8, item: &str) -> Value {
    json!({"number": number, "chain": chain, "marketeer": "gourmet_critic", "item": item, "turns": 2})
}

#[test]
fn k_mass_1_it_places_nothing_and_is_never_busy() {
    let top = json!({"chains": [{"at_work": {"mass_marketeer": 1}}]});
    let game = game(&["mass_marketeers"], 2, top);
    assert!(options(&game, Phase::Campaigns, 0).iter().all(|action| action == "end"));
    assert!(Employee::MassMarketeer.marketeer().is_none());
}

#[test]
fn ex_mass_1_k_mass_3_k_mass_4_passes_one_after_the_other() {
    // House 13 holds one token; radio 1 and billboard 14 reach it.
    let position = |garden: bool| {
        let mut top = json!({
            "demand": {"13": ["pizza"]},
            "campaigns": [
                {"number": 1, "chain": 0, "marketeer": "brand_director", "item": "burger", "turns": 2, "at": [5, 1]},
                billboard(14, 0, "beer", [8, 3], 2),
            ],
            "chains": [{}, {"at_work": {"mass_marketeer": 1}}],
        });
        if garden {
            top["gardens"] = json!([{"house": "13", "side": "west"}]);
        }
        top
    };
    let report = json!(game(&["mass_marketeers"], 2, position(false)).marketing_report());
    assert_eq!(report["passes"], 2);
    assert_eq!(report["demand"]["13"], json!(["pizza", "burger", "beer"]), "full after the first pass");
    let ran: Vec<Value> = report["campaigns"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| json!([it["pass"], it["number"], it["turns_left"]]))
        .collect();
    assert_eq!(
        ran,
        [json!([1, 1, 1]), json!([1, 14, 1]), json!([2, 1, 1]), json!([2, 14, 1])],
        "one turn, once, after the last pass"
    );
    // With a garden it has room for both passes.
    let garden = json!(game(&["mass_marketeers"], 2, position(true)).marketing_report());
    assert_eq!(garden["demand"]["13"], json!(["pizza", "burger", "beer", "burger", "beer"]));
}

#[test]
fn ex_mass_2_k_mass_2_those_at_work_when_it_begins() {
    let top = json!({
        "campaigns": [billboard(14, 0, "beer", [3, 3], 1)],
        "chains": [
            {"cash": 100, "at_work": {"mass_marketeer": 2}},
            {"cash": 100, "at_work": {"mass_marketeer": 1}, "beach": {"mass_marketeer": 1}},
        ],
    });
    let full = game(&["mass_marketeers"], 2, top.clone());
    assert_eq!(json!(full.marketing_report())["passes"], 4, "one on the beach makes none");
    let mut payday = start(&full, Phase::Payday, 0);
    // The one on the beach goes first, then the one at work.
    must_all(&mut payday, &["1 fire mass_marketeer", "1 fire mass_marketeer", "1 pay"]);
    let events = must(&mut payday, "0 pay");
    assert_eq!(only(&events, "campaign_ran").len(), 3);
    assert_eq!(only(&events, "campaign_ended").len(), 1);
    assert_eq!(on_beach(&payday, 0, "marketing_trainee"), 1);
    // OPT-MASS: at work it is as good as busy.
    let mut locked = top;
    locked["options"] = json!({"mass": "locked"});
    let mut payday = start(&game(&["mass_marketeers"], 2, locked.clone()), Phase::Payday, 0);
    must(&mut payday, "1 fire mass_marketeer");
    assert_eq!(answer(&payday, "1 fire mass_marketeer"), "locked_today");
    // Unless nothing else helps.
    locked["chains"][1] = json!({"cash": 0, "at_work": {"mass_marketeer": 1}});
    let payday = start(&game(&["mass_marketeers"], 2, locked), Phase::Payday, 0);
    assert_eq!(answer(&payday, "1 fire mass_marketeer"), "ok");
}

#[test]
fn k_gourmet_1_a_guide_beside_the_board() {
    let top = json!({"chains": [{"at_work": {"gourmet_critic": 1}}, {}], "turn_order": [0, 1]});
    let mut game = start(&game(&["gourmet_critics"], 2, top), Phase::Campaigns, 0);
    let listed = legal(&game, 0);
    assert_eq!(listed.len(), 4 * 5 * 3 + 1, "four guides, five goods, one to three turns");
    assert_eq!(listed[0], "campaign gourmet_critic 17 burger 1");
    assert_eq!(answer(&game, "0 campaign gourmet_critic 17 kimchi 1"), "not_marketable");
    assert_eq!(answer(&game, "0 campaign gourmet_critic 17 beer 4"), "wrong_duration");
    assert_eq!(answer(&game, "0 campaign gourmet_critic 11 beer 1 0,3"), "kind_not_allowed");
    must(&mut game, "0 campaign gourmet_critic 18 beer 3");
    assert_eq!(game.busy(PlayerId(0)).of(Employee::GourmetCritic), 1);
    assert_eq!(at_work(&game, 0, "gourmet_critic"), 0);
    assert!(has(&game, 0, "first_drink_marketed") && !has(&game, 0, "first_billboard_placed"));
    let position = written(&game);
    assert_eq!(
        position["campaigns"][0],
        json!({"number": 18, "chain": 0, "marketeer": "gourmet_critic", "item": "beer", "turns": 3})
    );
    assert_eq!(written(&at(position.clone())), position);
}

#[test]
fn ex_gourmet_1_k_gourmet_2_every_garden_up_to_its_cap() {
    let top = json!({
        "gardens": [{"house": "13", "side": "west"}],
        "houses": [{"number": "3", "at": [10, 3], "garden": "west"}],
        "demand": {"13": ["beer", "beer", "beer", "beer", "beer"]},
        "campaigns": [guide(17, 0, "pizza")],
    });
    let game = game(&["gourmet_critics"], 2, top);
    let report = json!(game.marketing_report());
    assert_eq!(report["campaigns"][0]["reached"], json!(["3", "13"]), "neither house 2 nor house 10");
    assert_eq!(report["campaigns"][0]["placed"], json!({"3": 1}));
    assert_eq!(report["campaigns"][0]["lost"], json!({"13": 1}));
    assert_eq!(game.reach_of(&guide(19, 1, "beer")).unwrap().len(), 2);
}

#[test]
fn ex_gourmet_2_guides_run_after_billboards_in_number_order() {
    let top = json!({
        "gardens": [{"house": "13", "side": "west"}],
        "demand": {"13": ["beer", "beer", "beer", "beer"]},
        "campaigns": [guide(20, 1, "burger"), billboard(14, 0, "beer", [3, 3], 2), guide(17, 0, "pizza")],
    });
    let report = json!(game(&["gourmet_critics"], 2, top).marketing_report());
    let order: Vec<&Value> = report["campaigns"].as_array().unwrap().iter().map(|it| &it["number"]).collect();
    assert_eq!(order, [&json!(14), &json!(17), &json!(20)]);
    assert_eq!(report["demand"]["13"], json!(["beer", "beer", "beer", "beer", "pizza"]));
}

#[test]
fn k_gourmet_3_gardens_are_read_each_time() {
    let top = |gardens: Value| json!({"gardens": gardens, "campaigns": [guide(17, 0, "pizza")]});
    let reached = |gardens| {
        json!(game(&["gourmet_critics"], 2, top(gardens)).marketing_report())["campaigns"][0]["reached"]
            .clone()
    };
    assert_eq!(reached(json!([])), json!([]));
    assert_eq!(reached(json!([{"house": "13", "side": "west"}])), json!(["13"]));
}

#[test]
fn k_int_2_mass_marketeers_repeat_guides_too() {
    let top = json!({
        "gardens": [{"house": "13", "side": "west"}], "campaigns": [guide(17, 0, "pizza")],
        "chains": [{"at_work": {"mass_marketeer": 1}}, {}],
    });
    let report = json!(game(&["gourmet_critics", "mass_marketeers"], 2, top).marketing_report());
    assert_eq!(report["demand"]["13"], json!(["pizza", "pizza"]));
    assert_eq!(
        (&report["earned"], &report["cash"], &report["bank"]),
        (&json!([0, 0]), &json!([0, 0]), &json!(1000))
    );
}
