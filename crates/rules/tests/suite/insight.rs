//! Answers to questions: the same as what play would do, and never more than the viewer may know.

use crate::common::*;
use magnate_rules::{
    Action, Catalogue, Employee, Event, FastDice, Game, Phase, PlayerId, TokenNumber, Viewer,
};
use serde_json::{Value, json};

/// The street with demand and stock for two chains.
fn dinner() -> Game {
    at(street(
        2,
        json!({
            "demand": { "2": ["burger"], "10": ["burger"], "13": ["pizza"] },
            "chains": [
                { "stock": { "burger": 1, "pizza": 1 }, "at_work": { "waitress": 1 } },
                { "stock": { "burger": 2, "pizza": 1 }, "at_work": { "pricing_manager": 1 } },
            ],
        }),
    ))
}

#[test]
fn b_din_4_houses_say_who_would_win_and_why() {
    let game = dinner();
    let answer = ask(&game, 0, json!({ "question": "houses" }));
    let houses = answer["houses"].as_array().unwrap();
    let summary: Vec<(&str, &Value, &str)> = houses
        .iter()
        .map(|house| {
            let verdict = house["offers"][0]["verdict"].as_str().unwrap();
            (house["house"].as_str().unwrap(), &house["winner"], verdict)
        })
        .collect();
    // House 2: 10 + 0 against 9 + 2. House 10: 9 + 0, and chain 0 has sold its burger. House 13: 11 against 10.
    assert_eq!(
        summary,
        [("2", &json!(0), "won_by_price"), ("10", &json!(1), "no_stock"), ("13", &json!(1), "dearer")]
    );
    assert_eq!(houses[0]["sale"]["goods"], 10);
    // It is what dinnertime does, to the dollar.
    let report = json!(game.dinner_report());
    for sale in report["sales"].as_array().unwrap() {
        let house = houses.iter().find(|house| house["house"] == sale["house"]).unwrap();
        assert_eq!((&house["winner"], &house["income"]), (&sale["chain"], &sale["income"]));
        assert_eq!(house["offers"], sale["offers"]);
    }
    assert_eq!(
        answer["income"],
        json!([
            { "chain": 0, "sales": 10, "tips": 3, "bonus": 0, "total": 13 },
            { "chain": 1, "sales": 18, "tips": 0, "bonus": 0, "total": 18 },
        ])
    );
}

#[test]
fn b_din_4_houses_without_demand_compare_price_and_distance() {
    let game = at(street(2, json!({ "chains": [{}, { "at_work": { "pricing_manager": 1 } }] })));
    let answer = ask(&game, 0, json!({ "question": "houses" }));
    let winners: Vec<&Value> = answer["houses"].as_array().unwrap().iter().map(|it| &it["winner"]).collect();
    assert_eq!(winners, [&json!(0), &json!(1), &json!(1)]);
    assert_eq!(answer["houses"][0]["offers"][1]["verdict"], "dearer");
    assert_eq!(answer["houses"][0]["sale"], Value::Null);
}

#[test]
fn b_map_4_reach_counts_tile_borders() {
    let game = at(street(2, json!({})));
    let answer = ask(&game, 1, json!({ "question": "reach", "chain": 0 }));
    assert_eq!(answer["doors"], json!([[3, 1]]));
    let distance = |at: Value| {
        let roads = answer["roads"].as_array().unwrap();
        roads.iter().find(|road| road["at"] == at).map_or(Value::Null, |road| road["distance"].clone())
    };
    assert_eq!(
        [distance(json!([0, 2])), distance(json!([5, 2])), distance(json!([14, 2])), distance(json!([3, 3]))],
        [json!(0), json!(1), json!(2), Value::Null]
    );
    assert_eq!(answer["houses"][1], json!({ "house": "10", "distance": 2 }));
    // One restaurant alone, and one that is not open yet.
    let soon = at(street(
        2,
        json!({ "chains": [{ "restaurants": [
        { "at": [3, 0], "entrance": "south-west" }, { "at": [8, 0], "entrance": "south-west", "open": false },
    ] }] }),
    ));
    let answer = ask(&soon, 0, json!({ "question": "reach", "chain": 0, "restaurant": [8, 0] }));
    assert_eq!(answer["houses"][1], json!({ "house": "10", "distance": 1 }));
    let missing = json!({ "question": "reach", "chain": 0, "restaurant": [1, 1] });
    assert_eq!(try_ask(&soon, Viewer::Spectator, missing), Err("no_such_restaurant"));
}

#[test]
fn b_map_4_routes_are_as_long_as_distances_say() {
    let game = at(street(2, json!({})));
    let answer = ask(&game, 0, json!({ "question": "route", "chain": 0, "house": "10" }));
    assert_eq!(answer["distance"], 2);
    let squares = answer["squares"].as_array().unwrap();
    assert_eq!((&squares[0], &squares[1]), (&json!([3, 1]), &json!([3, 2])), "from the door onto the road");
    assert_eq!(squares.last().unwrap(), &json!([10, 1]), "to the house");
    // Any house of any map, to any chain.
    for seed in 0..6 {
        let game = grown(seed, 4, 60);
        for house in game.houses() {
            for player in game.config().player_ids() {
                let question = json!({ "question": "route", "chain": player, "house": house.number });
                let answer = ask(&game, 0, question);
                assert_eq!(answer["distance"], json!(game.distance_to(house.number, player)));
                let squares = answer["squares"].as_array().unwrap();
                let tile = |at: &Value, i: usize| at[i].as_i64().unwrap() / 5;
                let crossed = squares
                    .windows(2)
                    .filter(|pair| (0..2).any(|i| tile(&pair[0], i) != tile(&pair[1], i)))
                    .count();
                assert_eq!(answer["distance"].as_u64().unwrap_or(0), crossed as u64);
            }
        }
    }
}

/// A game some random decisions later.
fn grown(seed: u64, players: u8, decisions: usize) -> Game {
    let mut game = Game::new(&magnate_rules::Config::new(players), seed).unwrap();
    let (mut dice, mut buffer) = (FastDice::new(seed), Vec::new());
    for _ in 0..decisions {
        let Some(player) = game.decision().awaited.first() else { break };
        let action = game.random_action(player, &mut dice, &mut buffer).unwrap();
        game.play(player, &action).unwrap();
    }
    game
}

#[test]
fn b_run_2_campaigns_say_what_they_reach() {
    let game = at(over(full(), json!({})));
    let airplane = ask(&game, 0, json!({ "question": "campaign_reach", "number": 5 }));
    assert_eq!(airplane["squares"].as_array().unwrap().len(), 3 * 15);
    let mailbox = ask(&game, 0, json!({ "question": "campaign_reach", "number": 9 }));
    assert_eq!(mailbox["houses"], json!(["3", "13"]));
    // House 13 has a garden and one token, house 3 a garden and one token.
    assert_eq!(mailbox["next_run"][0], json!({ "house": "3", "placed": 1, "lost": 0 }));
    let billboard = ask(&game, 0, json!({ "question": "campaign_reach", "number": 14 }));
    assert_eq!(billboard["squares"], json!([[3, 2], [2, 3], [4, 3], [2, 4], [4, 4]]));
    let absent = json!({ "question": "campaign_reach", "number": 1 });
    assert_eq!(try_ask(&game, Viewer::Spectator, absent), Err("not_running"));
}

#[test]
fn b_mkt_3_ranges_are_where_pieces_can_lie() {
    let game = at(street(2, json!({ "chains": [{ "at_work": { "campaign_manager": 1 } }] })));
    let game = start(&game, Phase::Campaigns, 0);
    let answer = ask(&game, 0, json!({ "question": "range", "card": "campaign_manager" }));
    assert_eq!(answer["range"], json!({ "kind": "road", "borders": 3 }));
    // Every place of a one-square token, and no other.
    let places = game.campaign_places(PlayerId(0), Employee::CampaignManager, TokenNumber(9));
    let places: Vec<Value> = places.iter().map(|place| json!(place)["at"].clone()).collect();
    assert!(places.len() > 10);
    assert_eq!(answer["squares"], json!(places));
    let near = ask(&game, 0, json!({ "question": "range", "card": "cart_operator" }));
    assert!(near["squares"].as_array().unwrap().contains(&json!([14, 2])), "roads two borders away");
    let waitress = json!({ "question": "range", "card": "waitress" });
    assert_eq!(try_ask(&game, Viewer::Player(PlayerId(0)), waitress), Err("wrong_card"));
    let card = json!({ "question": "range", "card": "cart_operator" });
    assert_eq!(try_ask(&game, Viewer::Spectator, card), Err("not_a_player"));
}

#[test]
fn b_rst_2_previews_show_distances_and_change_nothing() {
    let game = at(street(2, json!({ "chains": [{ "at_work": { "regional_manager": 1 } }] })));
    let game = start(&game, Phase::Restaurants, 0);
    let before = game.clone();
    let action =
        json!({ "action": "open", "manager": "regional_manager", "at": [8, 0], "entrance": "south-west" });
    let preview = ask(&game, 0, json!({ "question": "preview", "action": action }));
    assert_eq!(game, before);
    assert_eq!(preview["refusal"], Value::Null);
    assert_eq!(preview["squares"], json!([[8, 0], [9, 0], [8, 1], [9, 1]]));
    assert_eq!(
        preview["distances"][1],
        json!({ "house": "10", "before": 2, "after": 1, "rival": { "chain": 1, "distance": 0 } })
    );
    // Somewhere it cannot be, with the reason.
    let road =
        json!({ "action": "open", "manager": "regional_manager", "at": [7, 1], "entrance": "south-west" });
    let refused = ask(&game, 0, json!({ "question": "preview", "action": road }));
    assert_eq!(refused["refusal"]["code"], "not_empty");
    assert_eq!(refused["refusal"]["args"], json!({ "at": [7, 1], "by": { "kind": "road" } }));
    assert_eq!(refused["refusal"]["rule"], "B-MAP-7");
    assert_eq!((&refused["events"], &refused["squares"]), (&json!([]), &json!([])));
    // Somebody else's turn.
    let refused = ask(&game, 1, json!({ "question": "preview", "action": { "action": "end" } }));
    assert_eq!(refused["refusal"]["code"], "not_awaited");
}

#[test]
fn b_mkt_1_previews_of_campaigns_show_the_next_run() {
    let game = at(street(2, json!({ "chains": [{ "at_work": { "brand_manager": 1 } }] })));
    let game = start(&game, Phase::Campaigns, 0);
    let action = json!({ "action": "campaign", "marketeer": "brand_manager", "number": 4, "item": "beer", "turns": 2,
                         "lines": { "axis": "row", "first": 3 } });
    let preview = ask(&game, 0, json!({ "question": "preview", "action": action }));
    assert_eq!(preview["houses"], json!(["2", "13"]));
    assert_eq!(preview["next_run"][0], json!({ "house": "2", "placed": 1, "lost": 0 }));
    assert_eq!(preview["reached"].as_array().unwrap().len(), 15);
    assert_eq!(
        preview["bill"]["before"]["due"], preview["bill"]["after"]["due"],
        "busy, and paid all the same"
    );
}

#[test]
fn b_pay_1_previews_of_firing_show_the_bill() {
    let game = at(street(
        2,
        json!({ "chains": [{ "cash": 3, "beach": { "burger_cook": 2 } }, { "beach": { "waitress": 1 } }] }),
    ));
    let game = start(&game, Phase::Payday, 0);
    let fire = json!({ "question": "preview", "action": { "action": "fire", "card": "burger_cook" } });
    let preview = ask(&game, 0, fire);
    assert_eq!(
        (&preview["bill"]["before"]["due"], &preview["bill"]["after"]["due"]),
        (&json!(10), &json!(5))
    );
    let pay = ask(&game, 0, json!({ "question": "preview", "action": { "action": "pay" } }));
    assert_eq!(pay["refusal"]["args"], json!({ "due": 10, "cash": 3 }));
}

#[test]
fn b_str_2_structures_are_laid_out() {
    let hand = json!({ "waitress": 3, "junior_vice_president": 1, "recruiting_manager": 1, "burger_cook": 1, "trainer": 1,
                       "errand_boy": 1, "pricing_manager": 1 });
    let game = at(street(2, json!({ "chains": [{ "beach": hand }, { "beach": { "vice_president": 1 } }] })));
    let game = start(&game, Phase::Restructuring, 0);
    let cards = json!({ "junior_vice_president": 1, "waitress": 1, "recruiting_manager": 1, "errand_boy": 1, "pricing_manager": 1 });
    let plan = ask(&game, 0, json!({ "question": "structure", "cards": cards }));
    assert_eq!(
        (&plan["fits"], &plan["slots"], &plan["used"], &plan["open_slots"]),
        (&json!(true), &json!(6), &json!(5), &json!(1))
    );
    assert_eq!(plan["layout"][0]["holds"], json!(["junior_vice_president", "waitress", "pricing_manager"]));
    assert_eq!(plan["layout"][1]["card"], "junior_vice_president");
    assert_eq!(plan["layout"][1]["holds"], json!(["recruiting_manager", "errand_boy"]));
    assert_eq!(plan["hires"], 3);
    assert_eq!(
        plan["milestones"],
        json!(["first_errand_boy_played", "first_waitress_played", "first_to_lower_prices"])
    );
    // What the milestones it earns do is counted in.
    assert_eq!((&plan["tip"], &plan["price"]["unit_price"]), (&json!(5), &json!(8)));
    let errand = plan["work"].as_array().unwrap().iter().find(|work| work["card"] == "errand_boy").unwrap();
    assert_eq!(errand["ability"], json!({ "kind": "errand", "amount": 2 }));
    // Three salaried cards are owned; two hires not made take 10 off.
    let dues = (&plan["bill"]["due"], &plan["bill_without_hires"]["due"]);
    assert_eq!(dues, (&json!(15), &json!(5)));
    assert_eq!(plan["rivals"], json!([{ "chain": 1, "you_win_ties": true, "least": 0, "most": 6 }]));
    // Too many.
    let cards = json!({ "waitress": 3, "burger_cook": 1 });
    let plan = ask(&game, 0, json!({ "question": "structure", "cards": cards }));
    assert_eq!((&plan["fits"], &plan["left_over"]), (&json!(false), &json!(["burger_cook"])));
    assert_eq!(plan["refusal"], Value::Null, "it may be chosen, and sends everybody to the beach");
    let plan = ask(&game, 0, json!({ "question": "structure", "cards": { "guru": 1 } }));
    assert_eq!(plan["refusal"]["args"], json!({ "card": "guru", "have": 0, "want": 1 }));
}

#[test]
fn b_hir_1_hires_say_why_not() {
    let game = at(street(
        2,
        json!({ "chains": [{ "at_work": { "trainer": 1 } }, { "beach": { "kitchen_trainee": 12 } }] }),
    ));
    let game = start(&game, Phase::Recruit, 0);
    let answer = ask(&game, 0, json!({ "question": "hires" }));
    let option = |card: &str| {
        let cards = answer["cards"].as_array().unwrap();
        cards.iter().find(|option| option["card"] == card).unwrap().clone()
    };
    assert_eq!(option("waitress")["refusal"], Value::Null);
    assert_eq!(option("cfo")["refusal"]["code"], "not_entry");
    assert_eq!(
        (&option("kitchen_trainee")["phantom"], &option("kitchen_trainee")["refusal"]),
        (&json!(true), &Value::Null)
    );
    let listed = legal(&game, 0).iter().filter(|action| action.starts_with("hire ")).count();
    let open =
        answer["cards"].as_array().unwrap().iter().filter(|option| option["refusal"].is_null()).count();
    assert_eq!(open, listed);
}

#[test]
fn b_trn_1_trainings_say_why_not() {
    let chains =
        json!([{ "at_work": { "coach": 1 }, "beach": { "management_trainee": 1, "errand_boy": 1 } }]);
    let game = start(&at(street(2, json!({ "chains": chains }))), Phase::Train, 0);
    let answer = ask(&game, 0, json!({ "question": "trainings" }));
    assert_eq!(answer["left"], 2);
    let refusal = |to: &str| {
        let careers = answer["careers"].as_array().unwrap();
        careers.iter().find(|option| option["to"] == to).unwrap()["refusal"]["code"].clone()
    };
    assert_eq!(refusal("coach"), Value::Null);
    assert_eq!(refusal("zeppelin_pilot"), "no_training");
    let open =
        answer["careers"].as_array().unwrap().iter().filter(|option| option["refusal"].is_null()).count();
    assert_eq!(open, legal(&game, 0).iter().filter(|action| action.starts_with("train ")).count());
}

#[test]
fn b_fod_3_hauls_are_legal_and_drawn() {
    for seed in 0..8 {
        let game = grown(seed, 3, 30);
        for buyer in Employee::BUYERS {
            let answer = ask(&game, 0, json!({ "question": "hauls", "buyer": buyer }));
            for haul in answer["hauls"].as_array().unwrap() {
                let route: magnate_rules::Route = serde_json::from_value(haul["route"].clone()).unwrap();
                let expected = game.haul(PlayerId(0), &route).unwrap();
                assert_eq!(haul["items"], json!(expected.items));
                assert_eq!(haul["squares"].as_array().unwrap().len(), route.path.len() + 1);
            }
        }
    }
    let game = grown(1, 3, 30);
    let trainer = json!({ "question": "hauls", "buyer": "trainer" });
    assert_eq!(try_ask(&game, Viewer::Player(PlayerId(0)), trainer), Err("wrong_card"));
}

#[test]
fn b_info_1_answers_tell_nothing_hidden() {
    let questions = || {
        vec![
            json!({ "question": "houses" }),
            json!({ "question": "forecast" }),
            json!({ "question": "reach", "chain": 1 }),
            json!({ "question": "hires" }),
            json!({ "question": "trainings" }),
            json!({ "question": "structure", "cards": {} }),
            json!({ "question": "preview", "action": { "action": "end" } }),
            json!({ "question": "preview", "action": { "action": "pay" } }),
            json!({ "question": "preview", "action": { "action": "work", "cards": {} } }),
            json!({ "question": "hauls", "buyer": "cart_operator" }),
        ]
    };
    // How often each kind of secret was varied: a reserve card, an unrevealed structure, The Chain's cards.
    let mut varied = [0; 3];
    let viewer = Viewer::Player(PlayerId(0));
    let solo = magnate_rules::Config::solo(magnate_rules::Solo::default());
    for (config, seeds) in [(magnate_rules::Config::new(3), 8), (solo, 4)] {
        for seed in 0..seeds {
            let mut game = Game::new(&config, seed).unwrap();
            let (mut dice, mut buffer) = (FastDice::new(seed), Vec::new());
            for _ in 0..150 {
                // The viewer last, so that others have chosen before.
                let Some(player) = game.decision().awaited.iter().last() else { break };
                let action = game.random_action(player, &mut dice, &mut buffer).unwrap();
                game.play(player, &action).unwrap();
                let knows = game.chain(PlayerId(0)).milestones().has(magnate_rules::Milestone::FirstToHave20);
                for other in config.player_ids().filter(|other| *other != PlayerId(0)) {
                    for variant in magnate_rules::fuzz::with_other_secrets(&game, other) {
                        let reserve = variant.chain(other).reserve() != game.chain(other).reserve();
                        let deck = variant.automaton() != game.automaton();
                        if reserve && knows {
                            continue;
                        }
                        varied[if reserve { 0 } else { 1 + usize::from(deck) }] += 1;
                        for question in questions() {
                            assert_eq!(
                                try_ask(&game, viewer, question.clone()),
                                try_ask(&variant, viewer, question)
                            );
                        }
                        assert_eq!(json!(game.view(viewer).data()), json!(variant.view(viewer).data()));
                    }
                }
            }
        }
    }
    assert!(varied.iter().all(|count| *count > 20), "{varied:?}");
}

#[test]
fn previews_of_listed_actions_tell_what_happens_first() {
    let mut days_ended = 0;
    for seed in 0..10 {
        let mut game = Game::new(&magnate_rules::Config::new(3), seed).unwrap();
        let (mut dice, mut buffer) = (FastDice::new(seed), Vec::new());
        for _ in 0..200 {
            let Some(player) = game.decision().awaited.first() else { break };
            let action = game.random_action(player, &mut dice, &mut buffer).unwrap();
            let preview = ask(&game, player.0, json!({ "question": "preview", "action": action }));
            let events = game.apply(player, &action).unwrap();
            assert_eq!(preview["refusal"], Value::Null, "{action}");
            let told = preview["events"].as_array().unwrap();
            assert!(!told.is_empty(), "{action}");
            let happened: Vec<Value> = events.iter().take(told.len()).map(|event| json!(event)).collect();
            assert_eq!(*told, happened, "{action}");
            // A day that ends by itself is foretold; one that is ended by its player needs no telling.
            let ended =
                events.iter().any(|event| matches!(event, Event::TurnEnded { chain } if *chain == player));
            if action != Action::End {
                assert_eq!(preview["ends_day"], ended, "{action}");
                days_ended += usize::from(ended);
            }
        }
    }
    assert!(days_ended > 50, "{days_ended}");
}

#[test]
fn the_catalogue_agrees_with_the_data_files() {
    let catalogue = json!(Catalogue::new());
    let file: Value = serde_json::from_str(include_str!("../../data/employees.json")).unwrap();
    let employees = file["employees"].as_array().unwrap().iter();
    let employees: Vec<&Value> = employees.filter(|card| card["module"] == "base").collect();
    assert_eq!(catalogue["employees"].as_array().unwrap().len(), employees.len());
    for written in employees {
        let list = catalogue["employees"].as_array().unwrap();
        let card = list.iter().find(|card| card["id"] == written["id"]).unwrap();
        let to = written["to"].as_array().cloned().unwrap_or_default();
        assert_eq!(card["to"], json!(to), "{}", written["id"]);
        assert_eq!(card["unique"], written["unique"].as_bool().unwrap_or(false), "{}", written["id"]);
        let salary = written["salary"].as_bool().unwrap_or(false);
        assert_eq!(card["salary"], if salary { 5 } else { 0 }, "{}", written["id"]);
    }
    let of = |list: &str, id: &str| -> Value {
        let list = catalogue[list].as_array().unwrap();
        list.iter().find(|card| card["id"] == id).unwrap().clone()
    };
    assert_eq!(of("employees", "cfo")["counts"], json!({ "2": 1, "3": 1, "4": 2, "5": 3 }));
    assert_eq!(of("employees", "management_trainee")["careers"]["cfo"], 4);
    assert_eq!(of("employees", "coach")["from"], json!(["junior_vice_president"]));
    assert_eq!(
        of("employees", "zeppelin_pilot")["ability"],
        json!({ "kind": "buy", "range": { "kind": "air", "borders": 4 }, "per_source": 2 })
    );
    assert_eq!(
        of("milestones", "first_drink_marketed")["effects"],
        json!([{ "kind": "sale_bonus", "items": ["beer", "lemonade", "soft_drink"], "amount": 5 }])
    );
    assert_eq!(
        of("milestones", "first_to_lower_prices")["goal"],
        json!({ "kind": "put_to_work", "cards": ["pricing_manager", "discount_manager"] })
    );
    assert_eq!(catalogue["campaigns"][15]["players"], json!([5]));
    assert_eq!(
        catalogue["setups"][1],
        json!({ "players": 3, "width": 4, "height": 3, "bank": 150, "intro_bank": 225 })
    );
}
