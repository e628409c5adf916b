//! New milestones: K-NM, and what others have to do with them.

use magnate_rules::{Action, Game, Phase, PlayerId};
use serde_json::{Value, json};

use crate::common::*;

/// The street with these milestones in play.
fn new(players: usize, top: Value) -> Value {
    street(players, over(json!({"modules": ["new_milestones"]}), top))
}

fn game(players: usize, top: Value) -> Game {
    at(new(players, top))
}

fn step(phase: Phase, top: Value) -> Game {
    start(&game(2, top), phase, 0)
}

#[test]
fn k_nm_0_three_leave_after_round_2() {
    let ids = |round: u16| {
        let (game, _) = begin(new(2, json!({"round": round})), Phase::Cleanup);
        game.closed_milestones().iter().map(magnate_rules::Milestone::id).collect::<Vec<_>>()
    };
    assert_eq!(ids(1), Vec::<&str>::new());
    assert_eq!(ids(2), ["first_marketeer_used", "first_recruiting_girl_used", "first_trainer_used"]);
    assert_eq!(game(2, json!({"round": 3})).closed_milestones().len(), 3, "the round says so");
    // None of the base ones is there.
    let old = faults(new(2, json!({"chains": [{"milestones": ["first_waitress_played"]}]})));
    assert_eq!(old, ["chains[0].milestones.first_waitress_played: is not in a game with new_milestones"]);
    assert_eq!(game(2, json!({})).config().milestone_cards().count(), 17);
}

#[test]
fn ex_nm_1_k_nm_1_k_nm_1_1_k_dist_8_tokens_pay() {
    let top = json!({
        "modules": ["new_milestones", "new_districts"], "map": ["A0 X0", "B0 F0"], "bank": 1000,
        "demand": {"2": ["beer"], "4": ["beer", "beer", "beer"]},
        "campaigns": [{"number": 1, "chain": 0, "marketeer": "brand_director", "item": "burger", "turns": 1, "at": [5, 1]}],
        "chains": [{"milestones": ["first_marketeer_used"]}, {"restaurants": []}],
        "version": 1,
    });
    let game = at(top.clone());
    // Houses 2 (1 token), 4 (full), 10 (empty) and pi: 1 + 0 + 1 + 2.
    let report = json!(game.marketing_report());
    assert_eq!(report["earned"], json!([20, 0]));
    assert_eq!(report["bank"], 980);
    // (b) two off the score, not off the price.
    let offers = over(
        top,
        json!({"demand": {"10": ["beer"]}, "chains": [
        {"restaurants": [{"at": [3, 0], "entrance": "south-west"}], "stock": {"beer": 1}}]}),
    );
    let sale = json!(at(offers).dinner_report())["sales"][0].clone();
    assert_eq!((&sale["income"], &sale["offers"][0]["minus"]), (&json!(10), &json!(2)));
}

#[test]
fn k_nm_1_3_a_bank_that_breaks_outside_dinnertime() {
    let top = |breaks: u8, option: Value| {
        json!({
            "bank": 3, "bank_breaks": breaks, "options": option,
            "campaigns": [{"number": 14, "chain": 0, "marketeer": "marketing_trainee", "item": "burger", "turns": 1, "at": [8, 3]}],
            "chains": [{"milestones": ["first_marketeer_used"], "reserve": 100}, {"reserve": 100}],
        })
    };
    let (after, events) = begin(new(2, top(0, json!({}))), Phase::Marketing);
    assert_eq!(only(&events, "bank_broke").len(), 1, "handled at once");
    assert!(after.bank() > 100 && !after.is_over());
    let (after, events) = begin(new(2, top(1, json!({}))), Phase::Marketing);
    assert_eq!(
        (only(&events, "bank_broke").len(), after.is_over()),
        (1, false),
        "the game goes on to the next dinner"
    );
    let (after, _) = after.at_phase(Phase::Dinnertime, None);
    assert!(after.is_over());
    let (after, events) = begin(new(2, top(0, json!({"break": "owed"}))), Phase::Marketing);
    assert!(only(&events, "bank_broke").is_empty() && after.bank() < 0, "OPT-BREAK");
    let (after, _) = after.at_phase(Phase::Dinnertime, None);
    assert!(after.bank_breaks() == 1 && after.bank() > 0);
}

#[test]
fn k_nm_1_2_a_cfo_adds_nothing_to_marketing_money() {
    let top = |option: Value| {
        json!({
            "options": option,
            "campaigns": [{"number": 14, "chain": 0, "marketeer": "marketing_trainee", "item": "burger", "turns": 1, "at": [8, 3]}],
            "chains": [{"milestones": ["first_marketeer_used"], "at_work": {"cfo": 1}}],
        })
    };
    let earned =
        |option: Value| json!(game(2, top(option)).marketing_report())["earned"][0].as_i64().unwrap();
    let plain = earned(json!({}));
    assert!(plain > 0);
    assert_eq!(earned(json!({"cfo": "with"})), plain + (plain + 1) / 2);
}

#[test]
fn k_nm_2_k_nm_2_1_a_kitchen_trainee_and_an_errand_boy() {
    let mut game = step(Phase::Campaigns, json!({"chains": [{"at_work": {"marketing_trainee": 1}}]}));
    must(&mut game, "0 campaign marketing_trainee 14 beer 1 3,3 rotated");
    assert!(has(&game, 0, "first_marketing_trainee_used") && has(&game, 0, "first_marketeer_used"));
    assert_eq!((on_beach(&game, 0, "kitchen_trainee"), on_beach(&game, 0, "errand_boy")), (1, 1));
    // With a trainer at work they still come too late for a training.
    let top = json!({"chains": [{"at_work": {"marketing_trainee": 1, "trainer": 1}}]});
    let mut game = step(Phase::Campaigns, top);
    must(&mut game, "0 campaign marketing_trainee 14 beer 1 3,3 rotated");
    assert_eq!(answer(&game, "0 train errand_boy cart_operator"), "not_awaited", "the day is over");
}

#[test]
fn k_nm_3_k_nm_3_1_one_more_like_it() {
    let mut game = step(Phase::Campaigns, json!({"chains": [{"at_work": {"campaign_manager": 2}}]}));
    must(&mut game, "0 campaign campaign_manager 14 beer 2 3,3 rotated");
    assert_eq!(
        answer(&game, "0 campaign campaign_manager 9 beer 2 1,1 second"),
        "must_be_like_first",
        "another kind"
    );
    assert_eq!(
        answer(&game, "0 campaign campaign_manager 13 burger 2 8,3 second"),
        "must_be_like_first",
        "another good"
    );
    assert_eq!(
        answer(&game, "0 campaign campaign_manager 13 beer 3 8,3 second"),
        "must_be_like_first",
        "longer"
    );
    must(&mut game, "0 campaign campaign_manager 13 beer 2 8,3 second");
    assert_eq!(game.busy(PlayerId(0)).of(card("campaign_manager")), 1, "one card, two chips");
    assert_eq!(at_work(&game, 0, "campaign_manager"), 1);
    must(&mut game, "0 campaign campaign_manager 11 burger 1 11,3");
    assert_ne!(stage(&game), "campaigns", "the other one has no second");
    assert_eq!(at(written(&game)).busy(PlayerId(0)), game.busy(PlayerId(0)));
}

#[test]
fn ex_nm_8_k_nm_4_k_nm_4_1_two_goods_on_an_airplane() {
    let top = json!({"demand": {"2": ["pizza", "pizza"]}, "chains": [{"at_work": {"brand_manager": 2}}]});
    let mut game = step(Phase::Campaigns, top);
    assert_eq!(answer(&game, "0 campaign brand_manager 14 lemonade+beer 2 3,3 rotated"), "one_good_only");
    assert_eq!(answer(&game, "0 campaign brand_manager 5 beer+beer 2 row 3"), "one_good_only");
    // A billboard first: any airplane of the turn may still carry two.
    must(&mut game, "0 campaign brand_manager 14 beer 1 3,3 rotated");
    let two = json!({"action": "campaign", "marketeer": "brand_manager", "number": 4, "items": ["lemonade", "beer"],
                     "turns": 2, "lines": {"axis": "row", "first": 3}});
    let action: Action = serde_json::from_value(two.clone()).unwrap();
    assert_eq!(json!(action), two, "written as in a position");
    let preview = ask(&game, 0, json!({"question": "preview", "action": two}));
    assert_eq!(preview["next_run"][0], json!({"house": "2", "placed": 1, "lost": 1}), "both goods count");
    let both = over(two.clone(), json!({"item": "beer"}));
    let error = serde_json::from_value::<Action>(both).unwrap_err().to_string();
    assert!(error.contains("not both"), "{error}");
    must(&mut game, "0 campaign brand_manager 4 lemonade+beer 2 row 3");
    let position = written(&game);
    assert_eq!(position["campaigns"][0]["items"], json!(["lemonade", "beer"]));
    assert_eq!(written(&at(position.clone())), position);
    let run = json!(at(over(position, json!({"campaigns": [{"marketeer": null}]}))).marketing_report());
    assert_eq!(run["demand"]["2"], json!(["pizza", "pizza", "lemonade"]), "the second good finds no room");
    let airplane: Vec<&Value> =
        run["campaigns"].as_array().unwrap().iter().filter(|it| it["number"] == 4).collect();
    assert_eq!(airplane.len(), 1, "one entry for both goods");
    assert_eq!((&airplane[0]["placed"]["2"], &airplane[0]["lost"]["2"]), (&json!(1), &json!(1)));
    let claiming = json!({"options": {"brand": "claiming"}, "chains": [{"at_work": {"brand_manager": 2}}]});
    let mut game = step(Phase::Campaigns, claiming);
    must(&mut game, "0 campaign brand_manager 14 beer 1 3,3 rotated");
    assert_eq!(
        answer(&game, "0 campaign brand_manager 4 lemonade+beer 2 row 3"),
        "one_good_only",
        "OPT-BRAND"
    );
}

#[test]
fn k_nm_5_k_nm_5_1_radios_for_good() {
    let mut game = step(Phase::Campaigns, json!({"chains": [{"at_work": {"brand_director": 1}}]}));
    assert_eq!(answer(&game, "0 campaign brand_director 1 beer 3 3,3"), "must_be_eternal");
    assert_eq!(answer(&game, "0 campaign brand_director 14 beer 3 3,3 rotated"), "ok");
    let before = game.bill(PlayerId(0)).due;
    must(&mut game, "0 campaign brand_director 1 beer eternal 3,3");
    assert!(has(&game, 0, "first_brand_director_used"), "the radio that claims it is eternal too");
    assert_eq!(game.bill(PlayerId(0)).due, before, "his salary stays due");
    // A radio for a pizza lasts two turns, director or not.
    let top = json!({"demand": {"2": ["pizza"]}, "chains": [
        {"stock": {"pizza": 1}, "milestones": ["first_brand_director_used"]}]});
    let (mut game, _) = begin(new(2, top), Phase::Dinnertime);
    let events = must(&mut game, "0 radio 2 3,3");
    assert_eq!(only(&events, "campaign_placed")[0]["campaign"]["turns"], 2);
}

#[test]
fn ex_nm_6_k_nm_6_k_nm_6_1_k_int_6_four_slots_for_the_ceo() {
    let game = game(2, json!({"ceo_slots": 2, "chains": [{"milestones": ["first_burger_sold"]}]}));
    assert_eq!((game.ceo_slots_of(PlayerId(0)), game.ceo_slots_of(PlayerId(1))), (4, 2));
    let four = json!({"ceo_slots": 2, "chains": [{"milestones": ["first_burger_sold"], "at_work": {"waitress": 4}}]});
    at(new(2, four));
    let sold = json!({"demand": {"2": ["burger"]}, "chains": [{"stock": {"burger": 1}}]});
    assert_eq!(json!(at(new(2, sold)).dinner_report())["milestones"][0], json!(["first_burger_sold"]));
}

#[test]
fn ex_nm_5_k_nm_7_k_nm_7_1_k_nm_7_2_pizza_radios() {
    // Chains 0, 1 and 0 sell pizza to houses 2, 10 and 13.
    let top = json!({
        "demand": {"2": ["pizza"], "10": ["pizza"], "13": ["pizza", "beer"]},
        "chains": [{"stock": {"pizza": 2, "beer": 1}}, {"stock": {"pizza": 1}}],
    });
    let (mut game, _) = begin(new(2, top), Phase::Dinnertime);
    assert!(has(&game, 0, "first_pizza_sold") && has(&game, 1, "first_pizza_sold"));
    assert_eq!(
        (game.decision().kind.map(magnate_rules::QuestionKind::id), awaited(&game)),
        (Some("radio"), vec![0])
    );
    assert_eq!(answer(&game, "0 decline"), "wrong_moment", "it must be placed");
    assert_eq!(answer(&game, "0 radio 2 8,3"), "not_on_tile_of");
    must(&mut game, "0 radio 2 3,3");
    assert_eq!(awaited(&game), [1]);
    must(&mut game, "1 radio 10 11,3");
    assert_eq!(awaited(&game), [0]);
    must(&mut game, "0 radio 13 8,3");
    assert_eq!(game.decision().kind, None);
    let radios: Vec<_> =
        game.campaigns().iter().map(|it| (it.number.0, it.chain, it.turns.to_string())).collect();
    assert_eq!(
        radios,
        [(1, None, "1".into()), (2, None, "1".into()), (3, None, "1".into())],
        "nobody's, two turns, of which one is over"
    );
    let back = at(written(&game));
    assert_eq!(back.campaigns(), game.campaigns());
    // In a later round nobody gets one.
    let later = json!({"demand": {"2": ["pizza"]}, "chains": [{"stock": {"pizza": 1}, "milestones": ["first_pizza_sold"]}]});
    let (game, _) = begin(new(2, later), Phase::Dinnertime);
    assert_eq!(game.decision().kind, None);
}

#[test]
fn k_nm_8_k_nm_8_1_k_nm_8_2_training_at_work() {
    let top = |milestones: Value| {
        json!({"chains": [{
        "at_work": {"management_trainee": 1, "trainer": 1, "errand_boy": 1, "kitchen_trainee": 1}, "milestones": milestones}]})
    };
    let game = step(Phase::Train, top(json!([])));
    assert_eq!(answer(&game, "0 train errand_boy cart_operator at_work"), "wrong_moment", "nothing to train");
    let mut game = step(Phase::Train, top(json!(["first_lemonade_sold"])));
    assert_eq!(answer(&game, "0 train management_trainee new_business_developer at_work"), "other_colour");
    assert_eq!(answer(&game, "0 train management_trainee junior_vice_president at_work"), "ok");
    let events = must(&mut game, "0 train errand_boy cart_operator at_work");
    assert_eq!(only(&events, "trained")[0]["at_work"], true, "it is told apart from training on the beach");
    assert_eq!((at_work(&game, 0, "cart_operator"), on_beach(&game, 0, "cart_operator")), (1, 0));
    assert_eq!(game.ready(PlayerId(0), card("cart_operator")), 1, "it acts this turn");
    // The slots of a new manager stay empty until people come to work again.
    let mut game = step(Phase::Train, top(json!(["first_lemonade_sold"])));
    let staff = |game: &Game| game.chain(PlayerId(0)).at_work().total();
    let before = staff(&game);
    must(&mut game, "0 train management_trainee junior_vice_president at_work");
    assert_eq!((staff(&game), at_work(&game, 0, "junior_vice_president")), (before, 1));
    // Who is trained away before acting was never used.
    let top = json!({"chains": [{"at_work": {"trainer": 1, "marketing_trainee": 1}, "milestones": ["first_lemonade_sold"]}]});
    let mut game = step(Phase::Train, top);
    must(&mut game, "0 train marketing_trainee campaign_manager at_work");
    assert_eq!(answer(&game, "0 campaign marketing_trainee 14 beer 1 3,3 rotated"), "not_available");
    must(&mut game, "0 campaign campaign_manager 14 beer 1 3,3 rotated");
    assert!(has(&game, 0, "first_campaign_manager_used") && !has(&game, 0, "first_marketing_trainee_used"));
}

#[test]
fn ex_nm_2_k_nm_9_k_nm_9_1_k_nm_16_1_salaries_in_items_at_three_dollars() {
    let top = json!({"chains": [{
        "cash": 4, "milestones": ["first_beer_sold", "first_waitress_used"],
        "at_work": {"recruiting_manager": 1, "burger_cook": 1, "pizza_cook": 1}, "beach": {"coach": 1, "truck_driver": 1},
        "stock": {"burger": 1, "beer": 1},
    }]});
    let bill = game(2, top.clone()).bill(PlayerId(0));
    assert_eq!((bill.rate, bill.salaries), (3, 15));
    let game = start(&game(2, top.clone()), Phase::Payday, 0);
    // Two recruiting actions are unused: $10 off. In cash 3*5 - 10, with one item 3*4 - 10.
    assert_eq!(answer(&game, "0 pay"), "cannot_pay");
    assert_eq!(answer(&game, "0 pay burger"), "ok");
    let mut paid = game.clone();
    must(&mut paid, "0 pay burger beer");
    assert_eq!((paid.chain(PlayerId(0)).cash(), in_stock(&paid, 0, "burger")), (4, 0), "3*3 - 10 is nothing");
    // The example: one action unused, $4 with two items, $10 in cash.
    let example = json!({"chains": [{"at_work": {"recruiting_manager": 1}, "cash": 20}]});
    let mut one_unused = start(&at(over(new(2, top.clone()), example)), Phase::Recruit, 0);
    must_all(&mut one_unused, &["0 hire waitress", "0 hire waitress", "0 end"]);
    while stage(&one_unused) != "payday" {
        let player = awaited(&one_unused)[0];
        must(&mut one_unused, &format!("{player} end"));
    }
    assert_eq!(one_unused.bill(PlayerId(0)).due, 10);
    must(&mut one_unused, "0 pay burger beer");
    assert_eq!(one_unused.chain(PlayerId(0)).cash(), 16);
    assert_eq!(answer(&game, "0 pay burger*2"), "not_in_stock");
}

#[test]
fn ex_nm_3_k_nm_12_k_nm_12_1_nobody_has_to_go() {
    let company = json!({"at_work": {"burger_cook": 1, "pizza_cook": 1, "coach": 1}, "beach": {"truck_driver": 1, "cart_operator": 1}});
    let top = |more: Value| json!({"chains": [over(company.clone(), more)]});
    let plain = start(&game(2, top(json!({"cash": 12}))), Phase::Payday, 0);
    assert_eq!(answer(&plain, "0 pay"), "cannot_pay");
    let mut kept =
        start(&game(2, top(json!({"cash": 12, "milestones": ["first_trainer_used"]}))), Phase::Payday, 0);
    let events = must(&mut kept, "0 pay");
    assert_eq!(
        (kept.chain(PlayerId(0)).cash(), &only(&events, "salaries_paid")[0]["forgiven"]),
        (0, &json!(13))
    );
    let both =
        json!({"cash": 12, "milestones": ["first_trainer_used", "first_beer_sold"], "stock": {"beer": 4}});
    let both = start(&game(2, top(both)), Phase::Payday, 0);
    assert_eq!(answer(&both, "0 pay"), "items_first");
    let mut paid = both.clone();
    must(&mut paid, "0 pay beer*4");
    assert_eq!(paid.chain(PlayerId(0)).cash(), 7, "4 items and $5 pay everyone");
}

#[test]
fn k_nm_10_k_nm_10_1_a_freezer_that_works_at_once() {
    let top = json!({"demand": {"2": ["soft_drink"]}, "chains": [{"stock": {"soft_drink": 3}}]});
    let (game, _) = begin(new(2, top), Phase::Dinnertime);
    assert!(has(&game, 0, "first_soft_drink_sold"));
    assert_eq!((stage(&game), awaited(&game)), ("cleanup", vec![0]), "what is left can be kept this round");
}

#[test]
fn k_nm_11_k_nm_11_1_an_executive_vice_president_for_nothing() {
    let mut game = step(Phase::Recruit, json!({"chains": [{"at_work": {"recruiting_girl": 1}}]}));
    must(&mut game, "0 hire waitress");
    assert_eq!(on_beach(&game, 0, "executive_vice_president"), 1);
    assert!(game.bill(PlayerId(0)).waived.of(card("executive_vice_president")) == 1);
    let position = written(&game);
    assert_eq!(position["chains"][0]["salary_free"], json!({"executive_vice_president": 1}));
    assert_eq!(written(&at(position.clone())), position);
    // Out of the box when the other chain has the only one.
    let top =
        json!({"chains": [{"at_work": {"recruiting_girl": 1}}, {"beach": {"executive_vice_president": 1}}]});
    let mut game = step(Phase::Recruit, top);
    must(&mut game, "0 hire waitress");
    assert_eq!(on_beach(&game, 0, "executive_vice_president"), 1);
    assert_eq!(written(&at(written(&game))), written(&game));
    // Nobody owns two, and a later one is paid for.
    let own =
        json!({"chains": [{"at_work": {"recruiting_girl": 1}, "beach": {"executive_vice_president": 1}}]});
    let mut game = step(Phase::Recruit, own);
    must(&mut game, "0 hire waitress");
    assert_eq!(on_beach(&game, 0, "executive_vice_president"), 1);
    assert_eq!(game.bill(PlayerId(0)).salaried.of(card("executive_vice_president")), 1);
}

#[test]
fn k_nm_12_2_what_only_a_coach_gives() {
    let top = |work: Value| json!({"chains": [{"at_work": work, "beach": {"management_trainee": 1, "errand_boy": 1}}]});
    let mut game = step(Phase::Train, top(json!({"trainer": 1, "coach": 1})));
    must(&mut game, "0 train management_trainee coach");
    assert!(!has(&game, 0, "first_trainer_used"));
    must(&mut game, "0 train errand_boy cart_operator");
    assert!(has(&game, 0, "first_trainer_used"));
    assert_eq!(on_beach(&game, 0, "trainer"), 1, "one more trainer");
}

#[test]
fn ex_nm_4_k_nm_13_k_nm_13_1_cash_leaves_the_bank() {
    let burn = |first: Value, second: Value, option: Value| {
        let top = json!({
            "bank": 500, "options": option, "modules": ["new_milestones", "night_shift"],
            "chains": [{"beach": first, "milestones": ["first_discount_manager_used"]},
                       {"beach": second, "milestones": ["first_discount_manager_used"]}],
        });
        let mut game = start(&game(2, top), Phase::Restructuring, 0);
        for (chain, cards) in [(0, &first), (1, &second)] {
            let words: Vec<String> =
                cards.as_object().unwrap().iter().map(|(card, count)| format!("{card}*{count}")).collect();
            must(
                &mut game,
                &format!("{chain} work {}", words.join(" ").replace("*1 ", " ").trim_end_matches("*1")),
            );
        }
        game.bank()
    };
    let one = json!({"discount_manager": 1, "luxuries_manager": 1});
    assert_eq!(burn(one.clone(), json!({"pricing_manager": 2}), json!({})), 400);
    assert_eq!(burn(one, json!({"pricing_manager": 2, "night_shift_manager": 1}), json!({})), 300);
}

#[test]
fn k_nm_13_2_claimed_at_the_reveal_with_its_first_hundred() {
    let claim = |option: Value| {
        let top = json!({"bank": 500, "options": option, "chains": [{"beach": {"discount_manager": 1}}]});
        let mut game = start(&game(2, top), Phase::Restructuring, 0);
        must(&mut game, "0 work discount_manager");
        (has(&game, 0, "first_discount_manager_used"), game.bank())
    };
    assert_eq!(claim(json!({})), (true, 400));
    assert_eq!(claim(json!({"discount": "dinner"})), (false, 500), "OPT-DISCOUNT");
    // Too little in the bank: it breaks, and the rest comes out of the reserve.
    let top =
        json!({"bank": 30, "chains": [{"beach": {"discount_manager": 1}, "reserve": 100}, {"reserve": 200}]});
    let mut game = start(&game(2, top), Phase::Restructuring, 0);
    must(&mut game, "0 work discount_manager");
    assert_eq!((game.bank(), game.bank_breaks()), (230, 1));
}

#[test]
fn k_nm_14_trainings_stack() {
    let mut house = step(Phase::Houses, json!({"chains": [{"at_work": {"new_business_developer": 2}}]}));
    must(&mut house, "0 garden 13 west");
    assert!(!has(&house, 0, "first_house_built"), "a garden is no house");
    let built = legal(&house, 0).into_iter().find(|action| action.starts_with("house")).unwrap();
    must(&mut house, &format!("0 {built}"));
    assert!(has(&house, 0, "first_house_built"));
    let top = json!({"chains": [{"at_work": {"trainer": 2}, "beach": {"errand_boy": 1}, "milestones": ["first_house_built"]}]});
    assert_eq!(answer(&step(Phase::Train, top), "0 train errand_boy truck_driver"), "ok");
}

#[test]
fn k_nm_15_k_nm_15_1_a_free_mailbox() {
    let top = json!({"chains": [{"at_work": {"local_manager": 1}}]});
    let mut game = step(Phase::Restaurants, top);
    must(&mut game, "0 open local_manager 3,3 north-west");
    assert!(has(&game, 0, "first_new_restaurant"));
    assert_eq!(game.decision().kind.map(magnate_rules::QuestionKind::id), Some("mailbox"));
    assert_eq!(answer(&game, "0 mailbox 9 0,0 beer"), "not_by_road");
    assert_eq!(answer(&game, "0 mailbox 9 1,1 beer"), "other_block");
    assert_eq!(answer(&game, "0 mailbox 14 8,3 beer"), "not_a_mailbox");
    must(&mut game, "0 mailbox 9 8,3 beer");
    let mailbox = game.campaigns()[0];
    assert_eq!((mailbox.chain, mailbox.turns.to_string()), (None, "eternal".into()));
}

#[test]
fn k_nm_16_waitresses_make_salaries_cheap() {
    let top = json!({"chains": [{"at_work": {"waitress": 1, "burger_cook": 1}}]});
    let (game, _) = begin(new(2, top), Phase::Dinnertime);
    assert!(has(&game, 0, "first_waitress_used"));
    assert_eq!(game.bill(PlayerId(0)).due, 3, "already in this round");
}

#[test]
fn ex_nm_7_k_nm_17_more_from_every_source() {
    let top = |work: Value, milestones: Value| {
        json!({
            "version": 1, "modules": ["new_milestones", "new_districts"], "map": ["A0 U0"],
            "chains": [{"restaurants": [{"at": [3, 0], "entrance": "south-west"}], "at_work": work, "milestones": milestones}, {}],
        })
    };
    let mut game = start(&at(top(json!({"cart_operator": 1}), json!([]))), Phase::Food, 0);
    must(&mut game, "0 fetch cart_operator 3,1 SEESE");
    assert_eq!(in_stock(&game, 0, "lemonade"), 8, "this haul included");
    let game =
        start(&at(top(json!({"truck_driver": 1}), json!(["first_cart_operator_used"]))), Phase::Food, 0);
    let best = game
        .routes(PlayerId(0), card("truck_driver"))
        .iter()
        .map(|route| {
            let mut game = game.clone();
            must(&mut game, &format!("0 {route}"));
            in_stock(&game, 0, "lemonade")
        })
        .max();
    assert_eq!(best, Some(18));
    let plain = start(&at(top(json!({"truck_driver": 1}), json!([]))), Phase::Food, 0);
    let mut first = plain.clone();
    let route = plain.routes(PlayerId(0), card("truck_driver"))[0].to_string();
    must(&mut first, &format!("0 {route}"));
    assert!(!has(&first, 0, "first_cart_operator_used"), "a truck is no cart");
}

#[test]
fn ex_rural_3_k_gen_9_giants_pay_too() {
    let game = at(street(
        2,
        json!({
            "modules": ["new_milestones", "rural_marketeers", "mass_marketeers"],
            "campaigns": [{"number": 21, "chain": 0, "marketeer": "rural_marketeer", "item": "beer", "turns": "eternal"}],
            "chains": [{"milestones": ["first_marketeer_used"], "at_work": {"mass_marketeer": 1}}],
        }),
    ));
    assert_eq!(json!(game.marketing_report())["earned"][0], 20);
    // A mass marketeer is never used: it puts no token out.
    let mut game = start(
        &at(street(
            2,
            json!({
                "modules": ["new_milestones", "mass_marketeers"], "chains": [{"at_work": {"mass_marketeer": 1, "kitchen_trainee": 1}}],
            }),
        )),
        Phase::Food,
        0,
    );
    must(&mut game, "0 cook kitchen_trainee burger");
    assert!(!has(&game, 0, "first_marketeer_used"));
}

#[test]
fn k_star_5_a_star_trained_at_work() {
    let game = at(street(
        2,
        json!({
            "modules": ["new_milestones", "movie_stars"], "demand": {"13": ["beer"]},
            "chains": [{"at_work": {"waitress": 1, "trainer": 1}, "milestones": ["first_lemonade_sold"], "stock": {"beer": 1}},
                       {"at_work": {"waitress": 1}, "stock": {"beer": 1}}],
            "turn_order": [1, 0],
        }),
    ));
    let mut game = start(&game, Phase::Train, 0);
    let events = must(&mut game, "0 train waitress b_movie_star at_work");
    let sale = only(&events, "house_served")[0].clone();
    let offer = sale["offers"].as_array().unwrap().iter().find(|offer| offer["chain"] == 0).unwrap();
    assert_eq!((&sale["chain"], &offer["star"]), (&json!(0), &json!("b_movie_star")));
}
