//! A running game on the analysis board: from one player's view, and nothing else.

use magnate_bots::{Budget, Level};
use magnate_rules::{Action, Config, FastDice, Game, PlayerId, Viewer};
use magnate_wasm::Desk;
use serde_json::{Value, json};

const ME: u8 = 0;
const OTHER: u8 = 1;

fn ask(desk: &mut Desk, request: &Value) -> Result<Value, Value> {
    let answer: Value = serde_json::from_str(&desk.ask(&request.to_string())).unwrap();
    answer.get("ok").cloned().ok_or_else(|| answer["error"].clone())
}

/// A game of three in which one of the others has chosen in secret.
fn game() -> Game {
    let mut game = Game::new(&Config::new(3), 11).unwrap();
    let mut dice = FastDice::new(3);
    let mut bot = Level::Trainee.make(1, Budget::default());
    while game.round() < 3 || game.decision().awaited.iter().count() < 3 {
        let player = game.decision().awaited.first().unwrap();
        let action = bot.decide(&game.view(Viewer::Player(player)), player).unwrap();
        game.play(player, &action).unwrap();
    }
    let cards = Box::new(game.sample_structure(PlayerId(OTHER), &mut dice));
    game.play(PlayerId(OTHER), &Action::Work { cards }).unwrap();
    game
}

fn opened(desk: &mut Desk, game: &Game) {
    let imagined = magnate_analysis::imagine(&game.view(Viewer::Player(PlayerId(ME))), 5);
    let source = json!({ "from": "imagined", "game": magnate_wire::written(&imagined), "seat": ME });
    let me = json!({ "id": "device", "name": "device", "registered": false, "named": false });
    ask(desk, &json!({ "ask": "study_open", "study": "s", "me": me, "source": source })).unwrap();
}

#[test]
fn what_was_drawn_is_shown_to_nobody() {
    let mut desk = Desk::default();
    let game = game();
    opened(&mut desk, &game);
    for seat in [Value::Null, json!(0), json!(1), json!(2)] {
        let moment =
            ask(&mut desk, &json!({ "ask": "study_look", "study": "s", "at": 0, "seat": seat })).unwrap();
        let shown = &moment["view"]["game"];
        for chain in shown["chains"].as_array().unwrap() {
            let mine = chain["chain"] == json!(ME) && (seat == json!(ME) || seat.is_null());
            assert_eq!(chain["reserve"].is_null(), !mine, "{seat}: {}", chain["reserve"]);
            assert!(chain["chosen"].is_null(), "{seat}: {}", chain["chosen"]);
        }
        assert!(!shown["position"]["chains"][usize::from(OTHER)].to_string().contains("reserve"));
    }
    let position = ask(&mut desk, &json!({ "ask": "study_position", "study": "s", "at": 0 })).unwrap();
    assert!(!position["chains"][usize::from(OTHER)].to_string().contains("reserve"), "{position}");
    let record = ask(&mut desk, &json!({ "ask": "study_record", "study": "s", "at": 0 })).unwrap_err();
    assert_eq!(record["code"], "unfinished");
}

#[test]
fn it_is_played_on_and_worked_out_from_the_players_view() {
    let mut desk = Desk::default();
    let game = game();
    opened(&mut desk, &game);
    let cards = game.sample_structure(PlayerId(ME), &mut FastDice::new(9));
    let action = json!({ "action": "work", "cards": cards });
    let act = json!({ "ask": "study_act", "study": "s", "at": 0, "seat": ME, "action": action });
    assert_eq!(ask(&mut desk, &act).unwrap()["parent"], 0);
    let now = ask(&mut desk, &json!({ "ask": "study_game", "study": "s", "at": 0 })).unwrap();
    let read: Game = serde_json::from_str(now.as_str().unwrap()).unwrap();
    assert_eq!(read.view(Viewer::Player(PlayerId(ME))), game.view(Viewer::Player(PlayerId(ME))));
    let mut finish = |begin: Value| {
        ask(&mut desk, &begin).unwrap();
        loop {
            let state = ask(&mut desk, &json!({ "ask": "go_on", "job": "j" })).unwrap();
            if state["done"] == true {
                return state;
            }
        }
    };
    let worth = finish(
        json!({ "ask": "evaluate", "job": "j", "game": now, "seat": ME, "viewer": ME, "games": 6, "seed": 1 }),
    );
    assert_eq!(worth["evaluated"]["seats"].as_array().unwrap().len(), 3);
    finish(
        json!({ "ask": "think_twice", "job": "j", "game": now, "seat": ME, "action": action, "games": 24, "seed": 1 }),
    );
    let nobody = json!({ "ask": "evaluate", "job": "j", "game": now, "seat": 7, "viewer": null, "games": 6, "seed": 1 });
    assert_eq!(ask(&mut desk, &nobody).unwrap_err()["code"], "bad_question");
}
