//! The forecast of tonight's dinner holds whatever is played, and places are worth what play makes of them.

use crate::common::*;
use magnate_rules::insight::{Answer, Forecast, Mark, Question};
use magnate_rules::{Action, Config, Event, FastDice, Game, HouseNumber, Phase, PlayerId, Stage, Viewer};
use serde_json::{Value, json};

fn forecast(game: &Game, viewer: Viewer) -> Forecast {
    match game.view(viewer).ask(&Question::Forecast) {
        Ok(Answer::Forecast(forecast)) => forecast,
        other => panic!("{other:?}"),
    }
}

/// How every hungry house stands for the first chain of the street while that chain is at work.
fn marks(game: &Game) -> Vec<Value> {
    forecast(game, Viewer::Player(PlayerId(0))).houses.iter().map(|house| json!(house)).collect()
}

fn evening(mine: Value, theirs: Value) -> Game {
    let game = at(street(
        2,
        json!({ "demand": { "2": ["burger"], "10": ["burger", "pizza"] }, "chains": [mine, theirs] }),
    ));
    start(&game, Phase::Food, 0)
}

#[test]
fn b_din_4_a_house_is_secure_when_nobody_else_can_come_first() {
    // House 2: 10 + 0 against 10 + 2, and the burger is there. House 10: the other way round.
    let game = evening(
        json!({ "stock": { "burger": 1 }, "at_work": { "kitchen_trainee": 1 } }),
        json!({ "at_work": { "kitchen_trainee": 1 } }),
    );
    let houses = marks(&game);
    assert_eq!((&houses[0]["mark"], &houses[0]["winner"]), (&json!("secure"), &json!(0)));
    assert_eq!(houses[0]["income"], 10);
    // Somebody who makes one thing a day never has both, and the burger is sold by then.
    assert_eq!((&houses[1]["mark"], &houses[1]["winner"]), (&json!("lost"), &Value::Null));
    assert_eq!(houses[1]["contenders"], json!([]));
    assert_eq!(houses[1]["obstacle"], json!({ "obstacle": "goods", "missing": { "burger": 1, "pizza": 1 } }));
}

#[test]
fn b_din_4_an_open_house_says_who_would_have_to_do_what() {
    let game = evening(
        json!({ "stock": { "burger": 2, "pizza": 1 }, "at_work": { "waitress": 1 } }),
        json!({ "stock": { "burger": 1 }, "at_work": { "kitchen_trainee": 1 } }),
    );
    let house = &marks(&game)[1];
    assert_eq!(house["mark"], "open");
    assert_eq!(
        house["contenders"],
        json!([
            { "chain": 0, "makes": {}, "moves": false, "before_you": false },
            { "chain": 1, "makes": { "pizza": 1 }, "moves": false, "before_you": true },
        ])
    );
    // Whoever has done their day's work cannot any more.
    let done = start(
        &at(street(
            2,
            json!({
                "demand": { "10": ["burger", "pizza"] }, "turn_order": [1, 0],
                "chains": [{ "stock": { "burger": 2, "pizza": 1 }, "at_work": { "kitchen_trainee": 1 } }, { "stock": { "burger": 1 }, "at_work": { "kitchen_trainee": 1 } }],
            }),
        )),
        Phase::Food,
        0,
    );
    assert_eq!(marks(&done)[0]["mark"], "secure");
}

#[test]
fn b_din_4_a_lost_house_says_by_how_much() {
    let game = evening(
        json!({ "stock": { "burger": 2, "pizza": 1 } }),
        json!({ "stock": { "burger": 1, "pizza": 1 }, "at_work": { "pricing_manager": 1 } }),
    );
    let house = &marks(&game)[1];
    assert_eq!((&house["mark"], &house["winner"]), (&json!("lost"), &json!(1)));
    // 10 + 2 against 9 + 0.
    assert_eq!(house["obstacle"], json!({ "obstacle": "dearer", "chain": 1, "by": 3 }));
}

#[test]
fn a_preview_tells_which_houses_stand_otherwise() {
    let game = evening(json!({ "at_work": { "kitchen_trainee": 1 } }), json!({}));
    let action = json!({ "action": "cook", "cook": "kitchen_trainee", "item": "burger" });
    let question: Question =
        serde_json::from_value(json!({ "question": "preview", "action": action })).unwrap();
    let answer = json!(game.view(Viewer::Player(PlayerId(0))).ask(&question).unwrap());
    assert_eq!(answer["marks"], json!([{ "house": "2", "before": "open", "after": "secure" }]));
}

#[test]
fn nothing_is_foretold_before_structures_are_revealed() {
    let game = Game::new(&Config::new(3), 1).unwrap();
    assert_eq!(forecast(&game, Viewer::Spectator), Forecast { fixed: false, houses: Vec::new() });
}

/// Plays on at random to the end of dinner; `idle` does nothing but end its steps. Who got each house.
fn served(mut game: Game, idle: Option<PlayerId>, dice: &mut FastDice) -> Vec<(HouseNumber, PlayerId)> {
    let (round, mut buffer) = (game.round(), Vec::new());
    let mut served = Vec::new();
    while game.round() == round
        && matches!(game.decision().stage, Stage::OrderOfBusiness | Stage::Working { .. })
    {
        let player = game.decision().awaited.first().unwrap();
        let working = matches!(game.decision().stage, Stage::Working { .. });
        let resting = idle == Some(player) && working && game.listed(player).contains(&Action::End);
        let action =
            if resting { Action::End } else { game.random_action(player, dice, &mut buffer).unwrap() };
        for event in game.apply(player, &action).unwrap() {
            if let Event::HouseServed { house, chain, .. } = event {
                served.push((house, chain));
            }
        }
    }
    served
}

#[test]
fn b_din_4_forecasts_hold_whatever_is_played() {
    let mut told = [0; 3];
    for (players, seed) in (0..90).map(|seed| (2 + (seed % 4) as u8, seed)) {
        let mut game = Game::new(&Config::new(players), seed).unwrap();
        let (mut dice, mut buffer) = (FastDice::new(seed), Vec::new());
        for step in 0..420 {
            let Some(player) = game.decision().awaited.first() else { break };
            let action = game.random_action(player, &mut dice, &mut buffer).unwrap();
            game.play(player, &action).unwrap();
            if step % 3 != 0 {
                continue;
            }
            for viewer in Config::new(players).player_ids() {
                let forecast = forecast(&game, Viewer::Player(viewer));
                if forecast.houses.is_empty() {
                    continue;
                }
                let (resting, random) =
                    (served(game.clone(), Some(viewer), &mut dice), served(game.clone(), None, &mut dice));
                for house in &forecast.houses {
                    let mark = house.mark.unwrap();
                    told[mark.index()] += 1;
                    let mine = (house.house, viewer);
                    match mark {
                        Mark::Secure => assert!(resting.contains(&mine), "{house:?} in {game:?}"),
                        Mark::Lost => {
                            assert!(!random.contains(&mine) && !resting.contains(&mine), "{house:?}");
                        }
                        Mark::Open => {}
                    }
                }
            }
        }
    }
    assert!(told.iter().all(|count| *count > 30), "{told:?}");
}

fn worths(game: &Game, like: Value) -> Value {
    let question: Question = serde_json::from_value(json!({ "question": "worths", "like": like })).unwrap();
    json!(game.view(Viewer::Player(PlayerId(0))).ask(&question).unwrap())
}

#[test]
fn b_mkt_1_places_of_a_campaign_are_worth_the_wishes_of_whoever_is_nearest() {
    let chains = json!([{ "at_work": { "brand_manager": 1 } }, { "at_work": { "pricing_manager": 1 } }]);
    let game = start(&at(street(2, json!({ "chains": chains }))), Phase::Campaigns, 0);
    let like = json!({ "action": "campaign", "marketeer": "brand_manager", "number": 4, "item": "beer", "turns": 2,
                       "lines": { "axis": "row", "first": 0 } });
    let answer = worths(&game, like);
    assert_eq!(answer["measure"], "dollars");
    let places = answer["places"].as_array().unwrap();
    // Every legal place once.
    let legal = game.listed(PlayerId(0)).into_iter().filter(|action| {
        let action = json!(action);
        action["number"] == 4 && action["item"] == "beer" && action["turns"] == 2
    });
    assert_eq!(places.len(), legal.count());
    // House 2 is the first chain's, who would also be first to market beer; house 13, at 11 against 10, the other's.
    let third =
        places.iter().find(|it| it["action"]["lines"] == json!({ "axis": "row", "first": 3 })).unwrap();
    assert_eq!((&third["yours"], &third["theirs"]), (&json!(15), &json!(9)));
}

#[test]
fn b_rst_2_places_of_a_restaurant_are_worth_the_houses_they_win() {
    let game = at(street(2, json!({ "chains": [{ "at_work": { "regional_manager": 1 } }] })));
    let game = start(&game, Phase::Restaurants, 0);
    let like =
        json!({ "action": "open", "manager": "regional_manager", "at": [0, 0], "entrance": "south-west" });
    let answer = worths(&game, like);
    assert_eq!(answer["measure"], "houses");
    let places = answer["places"].as_array().unwrap();
    let most = places.iter().map(|place| place["yours"].as_i64().unwrap()).max().unwrap();
    let least = places.iter().map(|place| place["yours"].as_i64().unwrap()).min().unwrap();
    assert!(least >= answer["now"].as_i64().unwrap() && most > least, "{least} to {most}");
}
