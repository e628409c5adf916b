//! Cards of modules: supply, training, the order of business, the night shift. K-GEN, K-STAR, K-NIGHT, K-INT.

use super::*;
use magnate_rules::{Config, Employee, Game, Module, ModuleSet, Phase, PlayerId};

fn fresh(modules: &[Module], players: u8) -> Game {
    Game::new(&Config::new(players).with_modules(ModuleSet::of(modules)), 1).unwrap()
}

#[test]
fn k_gen_4_copies_of_unique_cards() {
    for (players, copies) in [(2, 1), (3, 1), (4, 2), (5, 3)] {
        let game = fresh(&[Module::Kimchi, Module::Sushi, Module::Noodles, Module::NightShift], players);
        for card in ["kimchi_master", "sushi_chef", "noodle_chef", "night_shift_manager", "cfo"] {
            assert_eq!(supply(&game, card), copies, "{card} with {players}");
        }
    }
    // Nobody owns two: beach and busy included.
    let top = json!({"chains": [{"beach": {"kimchi_master": 1}}, {}, {}, {}]});
    let game = start(&game(&["kimchi"], 3, top), Phase::Recruit, 0);
    assert_eq!(answer(&game, "0 hire kimchi_master"), "second_unique");
}

#[test]
fn k_gen_5_one_more_luxuries_manager() {
    let managers = |modules: &[Module], players| supply(&fresh(modules, players), "luxuries_manager");
    assert_eq!(managers(&[], 2), 1);
    assert_eq!(managers(&[Module::Kimchi], 2), 2);
    assert_eq!(managers(&[Module::Sushi], 3), 2);
    assert_eq!(managers(&[Module::Noodles], 4), 3);
    assert_eq!(managers(&[Module::Kimchi, Module::Sushi, Module::Noodles], 5), 4, "however many of them");
    assert_eq!(managers(&[Module::FryChefs, Module::NightShift], 3), 1);
}

#[test]
fn k_gen_6_employees_are_limited_food_is_not() {
    let top = json!({"chains": [{"beach": {"fry_chef": 7}}]});
    assert_eq!(
        faults(with(&["fry_chefs"], 1, top)),
        ["chains: 7 cards fry_chef are owned, the game has 6 (B-RES-1)"]
    );
    let top =
        json!({"chains": [{"at_work": {"noodle_chef": 1, "noodle_cook": 1}, "stock": {"noodles": 9000}}]});
    let mut game = start(&game(&["noodles"], 1, top), Phase::Food, 0);
    must_all(&mut game, &["0 cook noodle_cook noodles", "0 cook noodle_chef noodles"]);
    assert_eq!(in_stock(&game, 0, "noodles"), 9022);
}

#[test]
fn k_gen_10_new_cards_with_a_salary_are_paid_in_their_first_round() {
    let modules = &["kimchi", "night_shift"];
    let top = json!({"chains": [{"cash": 4, "at_work": {"recruiting_girl": 1}}, {}]});
    let mut game = start(&game(modules, 2, top), Phase::Recruit, 0);
    must_all(&mut game, &["0 hire kimchi_master", "0 hire night_shift_manager"]);
    assert_eq!(game.bill(PlayerId(0)).due, 10);
    let payday = start(&game, Phase::Payday, 0);
    assert_eq!(answer(&payday, "0 pay"), "cannot_pay");
    assert_eq!(answer(&payday, "0 fire kimchi_master"), "ok");
}

#[test]
fn k_gen_11_without_a_module_neither_cards_nor_arrows() {
    let top = || json!({"chains": [{"at_work": {"coach": 1}, "beach": {"kitchen_trainee": 1, "waitress": 1, "marketing_trainee": 1, "burger_cook": 1}}]});
    let base = options(&game(&[], 2, top()), Phase::Train, 0);
    assert!(
        base.iter()
            .all(|action| !action.contains("sushi") && !action.contains("star") && !action.contains("fry"))
    );
    let all: Vec<&str> = Module::BUILT.made_playable(2).iter().map(Module::id).collect();
    let mut more = options(&game(&all, 2, top()), Phase::Train, 0);
    more.retain(|action| !base.contains(action));
    assert_eq!(
        more,
        [
            "train waitress b_movie_star",
            "train marketing_trainee mass_marketeer",
            "train marketing_trainee gourmet_critic",
            "train marketing_trainee rural_marketeer",
            "train kitchen_trainee fry_chef",
            "train kitchen_trainee sushi_cook",
            "train kitchen_trainee sushi_chef",
            "train kitchen_trainee noodle_cook",
            "train kitchen_trainee noodle_chef",
            "train burger_cook fry_chef",
        ]
    );
    // A kitchen trainee still makes a burger or a pizza.
    let top = json!({"chains": [{"at_work": {"kitchen_trainee": 1}}]});
    let kitchen = options(&game(&all, 2, top), Phase::Food, 0);
    assert_eq!(starting(&kitchen, "cook"), ["cook kitchen_trainee burger", "cook kitchen_trainee pizza"]);
}

#[test]
fn k_gen_12_the_first_billboard_is_for_all_marketeers() {
    let top = json!({
        "chains": [{"cash": 50, "milestones": ["first_billboard_placed"],
                    "at_work": {"mass_marketeer": 1, "gourmet_critic": 2}, "beach": {"brand_manager": 1}}],
    });
    let modules = &["mass_marketeers", "gourmet_critics"];
    let game = game(modules, 1, top.clone());
    assert_eq!(game.bill(PlayerId(0)).due, 0);
    let campaigns = options(&game, Phase::Campaigns, 0);
    assert!(campaigns.contains(&"campaign gourmet_critic 17 beer eternal".to_string()));
    assert!(!campaigns.iter().any(|action| action.contains("17 beer 3")));
    // OPT-WAIVER: only the base cards.
    let mut deluxe = top;
    deluxe["options"] = json!({"waiver": "base"});
    assert_eq!(super::game(modules, 1, deluxe).bill(PlayerId(0)).due, 15);
}

#[test]
fn k_star_1_stars_by_players() {
    for (players, stars) in [(2, [1, 0, 0]), (3, [1, 0, 0]), (4, [1, 1, 0]), (5, [1, 1, 1])] {
        let game = fresh(&[Module::MovieStars], players);
        assert_eq!(["b_movie_star", "c_movie_star", "d_movie_star"].map(|star| supply(&game, star)), stars);
    }
}

#[test]
fn k_star_2_one_star_a_chain() {
    let top = json!({"chains": [{"at_work": {"trainer": 1}, "beach": {"waitress": 1}}, {"beach": {"b_movie_star": 1}}, {}, {}, {}]});
    let mut training = start(&game(&["movie_stars"], 3, top.clone()), Phase::Train, 0);
    assert_eq!(answer(&training, "0 train waitress b_movie_star"), "none_left");
    must(&mut training, "0 train waitress d_movie_star");
    assert_eq!(on_beach(&training, 0, "d_movie_star"), 1);
    let mut again = top.clone();
    again["chains"][0]["beach"] = json!({"waitress": 1, "c_movie_star": 1});
    assert_eq!(options(&game(&["movie_stars"], 3, again), Phase::Train, 0), ["end"]);
    let mut two = top;
    two["chains"][0]["beach"] = json!({"c_movie_star": 1, "d_movie_star": 1});
    assert_eq!(
        faults(with(&["movie_stars"], 3, two)),
        ["chains[0]: a chain has at most one movie star (K-STAR-2)"]
    );
    // No income, not a waitress.
    let top = json!({"chains": [{"at_work": {"b_movie_star": 1}}]});
    let report = dinner(&["movie_stars"], 1, top);
    assert_eq!(report["tips"], json!([0]));
}

#[test]
fn ex_star_1_k_star_3_k_int_8_stars_choose_first() {
    let top = json!({
        "chains": [
            {"milestones": ["first_airplane_campaign"], "at_work": {"management_trainee": 1}},
            {"at_work": {"c_movie_star": 1, "management_trainee": 1, "waitress": 2}},
            {"at_work": {"d_movie_star": 1, "management_trainee": 1}},
            {"at_work": {"waitress": 1}}, {"beach": {"b_movie_star": 1}},
        ],
        "turn_order": [4, 3, 2, 1, 0],
    });
    let (_, events) = game(&["movie_stars"], 3, top).at_phase(Phase::Order, None);
    // Open slots 6, 1, 2, 2, 3; a star on the beach does not count.
    assert_eq!(only(&events, "order_of_choice")[0]["chains"], json!([1, 2, 0, 4, 3]));
}

#[test]
fn k_night_1_it_takes_a_slot_of_the_ceo_and_leads_nobody() {
    let fits = |staff: Value| {
        Config::new(2).with_modules(ModuleSet::of(&[Module::NightShift])).check().is_ok()
            && faults_or_none(json!({"chains": [{"at_work": staff}]})).is_empty()
    };
    assert!(fits(json!({"night_shift_manager": 1, "waitress": 2})));
    assert!(!fits(json!({"night_shift_manager": 1, "waitress": 3})), "no slots of its own");
    // With three trainees the CEO has no slot left for it.
    assert!(!fits(json!({"management_trainee": 3, "night_shift_manager": 1})));
    assert!(fits(json!({"management_trainee": 2, "night_shift_manager": 1, "waitress": 4})));
    let top = json!({"chains": [{"at_work": {"night_shift_manager": 1}}, {}], "turn_order": [0, 1]});
    let (_, events) = game(&["night_shift"], 2, top).at_phase(Phase::Order, None);
    assert_eq!(only(&events, "order_of_choice")[0]["chains"], json!([1, 0]), "two open slots of three");
}

fn faults_or_none(top: Value) -> Vec<String> {
    let position = magnate_rules::Position::from_value(&with(&["night_shift"], 1, top)).unwrap();
    position.game().err().into_iter().flatten().map(|fault| fault.to_string()).collect()
}

#[test]
fn ex_night_1_k_night_2_k_night_3_who_has_no_salary_acts_twice() {
    let top = json!({
        "chains": [{"at_work": {"night_shift_manager": 1, "pricing_manager": 1, "management_trainee": 1, "recruiting_girl": 1, "waitress": 1}}, {}],
        "turn_order": [0, 1], "round": 4,
        "withdrawn": ["first_waitress_played", "first_to_lower_prices"],
    });
    let game = game(&["night_shift"], 2, top);
    assert_eq!(game.unit_price(PlayerId(0)), 8);
    let mut hiring = start(&game, Phase::Recruit, 0);
    must_all(&mut hiring, &["0 hire waitress", "0 hire waitress", "0 hire waitress"]);
    assert_eq!(awaited(&hiring), [1], "three in all: the CEO acts once");
    assert!(has(&hiring, 0, "first_to_hire_three"));
    let report = json!(game.dinner_report());
    assert_eq!(report["tips"], json!([6, 0]));
}

#[test]
fn ex_night_2_two_trainings_not_of_one_person() {
    let top = json!({"chains": [{"at_work": {"trainer": 1, "night_shift_manager": 1}, "beach": {"kitchen_trainee": 1, "errand_boy": 1}}]});
    let mut training = start(&game(&["night_shift"], 2, top), Phase::Train, 0);
    must(&mut training, "0 train kitchen_trainee burger_cook");
    assert_eq!(answer(&training, "0 train burger_cook burger_chef"), "already_trained");
    assert_eq!(answer(&training, "0 train errand_boy truck_driver"), "no_training");
    must(&mut training, "0 train errand_boy cart_operator");
    assert_ne!(answer(&training, "0 train cart_operator truck_driver"), "ok", "nor a third");
}

#[test]
fn k_night_3_errands_and_kitchens_twice_each_singly() {
    let top = json!({"chains": [{"milestones": ["first_errand_boy_played"], "at_work": {"errand_boy": 1, "kitchen_trainee": 1, "night_shift_manager": 1}}]});
    let mut food = start(&game(&["night_shift"], 2, top), Phase::Food, 0);
    must_all(
        &mut food,
        &[
            "0 cook kitchen_trainee burger",
            "0 cook kitchen_trainee pizza",
            "0 errand errand_boy beer",
            "0 errand errand_boy lemonade",
        ],
    );
    assert_eq!(["burger", "pizza", "beer", "lemonade"].map(|item| in_stock(&food, 0, item)), [1, 1, 2, 2]);
    assert_ne!(stage(&food), "food");
}

#[test]
fn k_night_3_no_more_slots_from_management_trainees() {
    assert!(!faults_or_none(json!({"chains": [{"at_work": {"night_shift_manager": 1, "management_trainee": 1, "waitress": 4}}]})).is_empty());
    assert!(faults_or_none(json!({"chains": [{"at_work": {"night_shift_manager": 1, "management_trainee": 1, "waitress": 3}}]})).is_empty());
}

#[test]
fn k_night_3_a_trainee_runs_two_billboards_and_comes_back_when_both_are_gone() {
    let top = json!({
        "chains": [{"at_work": {"night_shift_manager": 1, "marketing_trainee": 1}}, {}], "turn_order": [0, 1],
        "withdrawn": ["first_billboard_placed"],
    });
    let mut game = start(&game(&["night_shift"], 2, top), Phase::Campaigns, 0);
    assert_eq!(answer(&game, "0 campaign marketing_trainee 11 beer 1 0,3 second"), "not_available");
    let first = legal(&game, 0).into_iter().find(|action| action.contains(" 11 beer 1 ")).unwrap();
    must(&mut game, &format!("0 {first}"));
    assert_eq!(stage(&game), "campaigns", "it may run a second one");
    let listed = legal(&game, 0);
    assert!(
        listed.iter().all(|action| action == "end" || action.ends_with(" second")),
        "nobody else is left"
    );
    let second = listed.iter().find(|action| action.contains(" 13 pizza 2 ")).unwrap();
    // Nobody has to say that it is the second when it must be.
    let bare = second.trim_end_matches(" second");
    let mut unsaid = game.clone();
    must(&mut unsaid, &format!("0 {bare}"));
    must(&mut game, &format!("0 {second}"));
    assert_eq!(unsaid, game);
    assert_ne!(stage(&game), "campaigns", "and not a third");
    let trainee = Employee::MarketingTrainee;
    assert_eq!(game.busy(PlayerId(0)).of(trainee), 1, "one card, two chips");
    // The card is in a position once, and comes back with the last of the two.
    let position = written(&game);
    assert_eq!(position["campaigns"][0]["card"], position["campaigns"][1]["card"]);
    let read = at(position.clone());
    assert_eq!(written(&read), position);
    let (one, _) = read.at_phase(Phase::Marketing, None);
    assert_eq!((one.campaigns().len(), on_beach(&one, 0, "marketing_trainee")), (1, 0));
    assert_eq!(one.busy(PlayerId(0)).of(trainee), 1);
    let (none, _) = one.at_phase(Phase::Marketing, None);
    assert_eq!((none.campaigns().len(), on_beach(&none, 0, "marketing_trainee")), (0, 1));
    assert_eq!(supply(&none, "marketing_trainee"), supply(&game, "marketing_trainee"));
}

#[test]
fn k_night_3_with_two_trainees_each_may_be_the_one() {
    let top = json!({"chains": [{"at_work": {"night_shift_manager": 1, "marketing_trainee": 2}}, {}], "turn_order": [0, 1], "withdrawn": ["first_billboard_placed"]});
    let mut game = start(&game(&["night_shift"], 2, top), Phase::Campaigns, 0);
    let place = |game: &Game, number: u8, second: bool| {
        let listed = legal(game, 0);
        let found = listed.into_iter().find(|action| {
            action.contains(&format!(" {number} beer 1 ")) && action.ends_with(" second") == second
        });
        found.map(|action| format!("0 {action}"))
    };
    let first = place(&game, 11, false).unwrap();
    must(&mut game, &first);
    let second = place(&game, 13, true).unwrap();
    let mut one_card = game.clone();
    must(&mut one_card, &second);
    assert_eq!(at_work(&one_card, 0, "marketing_trainee"), 1, "the other one still has nothing to do");
    assert_eq!(place(&one_card, 14, true), None);
    let other = place(&game, 13, false).unwrap();
    must(&mut game, &other);
    assert_eq!(at_work(&game, 0, "marketing_trainee"), 0);
    assert!(place(&game, 14, true).is_some(), "the second of the second card");
    let choices = one_card.choices(PlayerId(0));
    assert_eq!(choices.expand(), one_card.listed(PlayerId(0)));
    assert_eq!(game.choices(PlayerId(0)).expand(), game.listed(PlayerId(0)));
}

#[test]
fn k_night_4_k_int_1_a_waived_salary_is_still_printed() {
    let top = json!({
        "chains": [{"milestones": ["first_billboard_placed"],
                    "at_work": {"night_shift_manager": 1, "campaign_manager": 1, "burger_cook": 1}}, {}],
    });
    let mut game = start(&game(&["night_shift"], 2, top), Phase::Campaigns, 0);
    let first = legal(&game, 0).remove(0);
    must(&mut game, &format!("0 {first}"));
    assert_eq!(stage(&game), "food", "a campaign manager has a salary");
    must(&mut game, "0 cook burger_cook burger");
    assert_ne!(stage(&game), "food");
    for card in ["kimchi_master", "fry_chef", "b_movie_star", "gourmet_critic", "mass_marketeer"] {
        assert!(card_has_salary(card), "{card}: salaried, so it acts once");
    }
}

fn card_has_salary(id: &str) -> bool {
    card(id).card().salary
}
