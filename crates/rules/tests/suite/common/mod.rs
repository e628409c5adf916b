//! What the tests of the rules share: a scenario is a position, an action is one line of text.
#![allow(dead_code)] // every test file uses its own part of it

use magnate_rules::insight::{Answer, Question};
use magnate_rules::{Action, Event, Fault, Game, Phase, PlayerId, Position, Refusal, Viewer};
use serde_json::{Value, json};

/// The game at a position that must be right.
#[track_caller]
pub fn at(position: Value) -> Game {
    let game = Position::from_value(&position).and_then(|position| position.game());
    game.unwrap_or_else(|faults| panic!("a faulty position:\n{}", lines(&faults)))
}

/// The faults of a position that must be wrong, as sentences.
#[track_caller]
pub fn faults(position: Value) -> Vec<String> {
    let game = Position::from_value(&position).and_then(|position| position.game());
    let faults = game.err().unwrap_or_else(|| panic!("no fault found in {position}"));
    faults.iter().map(ToString::to_string).collect()
}

fn lines(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join(
        "
",
    )
}

/// The first value with everything of the second put over it: objects key by key, lists place by place.
pub fn over(mut base: Value, top: Value) -> Value {
    put_over(&mut base, top);
    base
}

fn put_over(base: &mut Value, top: Value) {
    match (base, top) {
        (Value::Object(base), Value::Object(top)) => {
            for (key, value) in top {
                put_over(base.entry(key).or_insert(Value::Null), value);
            }
        }
        (Value::Array(base), Value::Array(top)) => {
            base.resize(base.len().max(top.len()), Value::Null);
            for (base, value) in base.iter_mut().zip(top) {
                put_over(base, value);
            }
        }
        (base, top) => *base = top,
    }
}

/// Splits `"0 hire waitress"`.
#[track_caller]
pub fn line(text: &str) -> (PlayerId, Action) {
    let (player, action) = text.split_once(' ').expect("a line is a player and an action");
    let action = action.parse().unwrap_or_else(|reason| panic!("{text}: {reason}"));
    (PlayerId(player.parse().expect("a player's number")), action)
}

/// Does what the line says: `"0 hire waitress"`.
#[track_caller]
pub fn act(game: &mut Game, text: &str) -> Result<Vec<Event>, Refusal> {
    let (player, action) = line(text);
    let before = game.clone();
    let checked = game.check(player, &action);
    let done = game.apply(player, &action);
    assert_eq!(checked.err(), done.as_ref().err().cloned(), "check and apply must agree on \"{text}\"");
    assert!(done.is_ok() || *game == before, "a refusal must leave the game alone");
    done
}

/// Does what the line says, which must be possible.
#[track_caller]
pub fn must(game: &mut Game, text: &str) -> Vec<Event> {
    act(game, text).unwrap_or_else(|refusal| panic!("\"{text}\" was refused: {refusal}"))
}

/// The code with which a line is refused.
#[track_caller]
pub fn refused(game: &mut Game, text: &str) -> &'static str {
    match act(game, text) {
        Ok(_) => panic!("\"{text}\" was accepted"),
        Err(refusal) => refusal.code(),
    }
}

/// The legal actions of a player, as text.
pub fn legal(game: &Game, player: u8) -> Vec<String> {
    game.listed(PlayerId(player)).iter().map(ToString::to_string).collect()
}

/// The game at the start of a phase, and what happened by itself.
pub fn begin(position: Value, phase: Phase) -> (Game, Vec<Event>) {
    at(position).at_phase(phase, None)
}

/// Events as JSON, only those of one kind.
pub fn only(events: &[Event], kind: &str) -> Vec<Value> {
    let events = events.iter().map(|event| json!(event));
    events.filter(|event| event["event"] == kind).collect()
}

/// The position of a game, as JSON.
pub fn written(game: &Game) -> Value {
    game.position().to_value()
}

/// A street of three tiles, A, H and F from west to east, with one restaurant on each for the first three chains:
///
/// ```text
///    0....5....10...
///  0 ..#00..#11HH#22   house 10
///  1 ..#e0..#e1HH#e2   e: entrances
///  2 ###############
///  3 HH#...HH.......   houses 2 and 13
///  4 HH#...HH.......
/// ```
///
/// Distances of the chains 0, 1 and 2: house 2: 0 1 2; house 10: 2 1 0; house 13: 1 0 1. Of two chains the second
/// is chain 2 of the drawing: house 2: 0 2; house 10: 2 0; house 13: 1 1.
pub fn street(players: usize, top: Value) -> Value {
    let west = json!({"restaurants": [{"at": [3, 0], "entrance": "south-west"}]});
    let middle = json!({"restaurants": [{"at": [8, 0], "entrance": "south-west"}]});
    let east = json!({"restaurants": [{"at": [13, 0], "entrance": "south-west"}]});
    let chains = match players {
        1 => vec![west],
        2 => vec![west, east],
        3 => vec![west, middle, east],
        _ => panic!("the street has room for three chains"),
    };
    let base = json!({"version": 1, "map": ["A0 H0 F0"], "bank": 1000, "chains": chains});
    over(base, top)
}

mod scenario;
#[allow(unused_imports)] // every test file uses its own part of it
pub use scenario::*;

/// The keys of an object, in order.
pub fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap_or_else(|| panic!("{value} is no object")).keys().map(String::as_str).collect()
}

/// The faults of the street for two chains with something wrong on top.
#[track_caller]
pub fn wrong(top: Value) -> Vec<String> {
    faults(street(2, top))
}

/// The only fault.
#[track_caller]
pub fn fault(top: Value) -> String {
    let mut faults = wrong(top);
    assert_eq!(faults.len(), 1, "{faults:#?}");
    faults.remove(0)
}

/// A busy position with something of everything.
pub fn full() -> Value {
    json!({
        "version": 1, "modules": [], "intro": false,
        "negative_prices": "pay", "sequential_payday": true,
        "map": ["A0 H0 F0"], "round": 4, "turn_order": [2, 0, 1],
        "bank": 60, "bank_breaks": 1, "ceo_slots": 3, "next_ceo_slots": 4,
        "claimed_this_round": ["first_waitress_played"],
        "houses": [{"number": "3", "at": [10, 3], "garden": "west"}],
        "gardens": [{"house": "13", "side": "west"}],
        "demand": {"2": ["pizza", "burger", "pizza"], "3": ["beer"], "10": ["soft_drink"], "13": ["lemonade"]},
        "campaigns": [
            {"number": 5, "chain": 1, "marketeer": "brand_manager", "item": "beer", "turns": "eternal",
             "lines": {"axis": "row", "first": 1}},
            {"number": 9, "chain": 0, "marketeer": null, "item": "pizza", "turns": 3, "at": [9, 3], "rotated": false},
            {"number": 14, "chain": 0, "marketeer": "marketing_trainee", "item": "pizza", "turns": 2,
             "at": [3, 3], "rotated": true},
        ],
        "chains": [
            {"cash": 15,
             "restaurants": [
                 {"at": [3, 0], "entrance": "south-west", "open": true},
                 {"at": [0, 0], "entrance": "south-east", "open": false},
             ],
             "at_work": {"waitress": 1, "burger_cook": 1}, "beach": {"trainer": 1},
             "milestones": ["first_waitress_played", "first_to_throw_away"],
             "stock": {"burger": 3}, "frozen": {"burger": 1, "beer": 2}, "reserve": 200},
            {"cash": 0, "restaurants": [{"at": [8, 0], "entrance": "south-west", "open": true}],
             "at_work": {}, "beach": {}, "milestones": [], "stock": {"burger": 2, "beer": 2}, "frozen": {}},
            {"cash": 7, "restaurants": [], "at_work": {}, "beach": {"cfo": 1}, "milestones": [], "stock": {},
             "frozen": {}, "reserve": 100},
        ],
    })
}

/// The answer as a viewer gets it.
#[track_caller]
pub fn ask(game: &Game, player: u8, question: Value) -> Value {
    json!(
        try_ask(game, Viewer::Player(PlayerId(player)), question.clone())
            .unwrap_or_else(|code| { panic!("{question} is refused: {code}") })
    )
}

pub fn try_ask(game: &Game, viewer: Viewer, question: Value) -> Result<Answer, &'static str> {
    let question: Question = serde_json::from_value(question).expect("a question");
    game.view(viewer).ask(&question).map_err(|refusal| refusal.code())
}
