//! More words for scenarios: what can be done at a phase, what would be answered, what a chain has.

use magnate_rules::{Employee, Event, Game, Item, Phase, PlayerId};
use serde_json::{Value, json};

use super::{act, at, line, must};

/// The game at a position; the version may be left out.
#[track_caller]
pub fn scene(mut position: Value) -> Game {
    if let Some(fields) = position.as_object_mut() {
        fields.entry("version").or_insert(json!(1));
    }
    at(position)
}

/// The game at the start of a phase or step, this chain to act.
pub fn start(game: &Game, phase: Phase, chain: u8) -> Game {
    game.at_phase(phase, Some(PlayerId(chain))).0
}

/// What a chain may do at the start of a phase or step, as text.
#[track_caller]
pub fn options(game: &Game, phase: Phase, chain: u8) -> Vec<String> {
    let (actions, complete) = game.legal_at(phase, PlayerId(chain), 10_000).expect("a chain of this game");
    assert!(complete, "more than 10000 structures");
    actions.iter().map(ToString::to_string).collect()
}

/// Those that begin with these words.
pub fn starting(actions: &[String], words: &str) -> Vec<String> {
    actions.iter().filter(|action| action.starts_with(words)).cloned().collect()
}

/// Does several things, all of which must be possible.
#[track_caller]
pub fn must_all(game: &mut Game, lines: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for line in lines {
        events.extend(must(game, line));
    }
    events
}

/// The code with which a line would be refused, or `"ok"`; the game stays as it is. An action of a working step
/// that is listed must be accepted, and one that is accepted must be listed (but for routes, of which only the
/// best are listed).
#[track_caller]
pub fn answer(game: &Game, text: &str) -> &'static str {
    let code = match act(&mut game.clone(), text) {
        Ok(_) => "ok",
        Err(refusal) => refusal.code(),
    };
    let (player, action) = line(text);
    let listed = game.listed(player).contains(&action);
    if !text.contains(" fetch ") && !text.contains(" work") {
        assert_eq!(listed, code == "ok", "\"{text}\" is answered {code}, listed: {listed}");
    }
    code
}

/// The moment a game is at.
pub fn stage(game: &Game) -> &'static str {
    game.decision().stage.name()
}

/// Who is awaited.
pub fn awaited(game: &Game) -> Vec<u8> {
    game.decision().awaited.iter().map(|player| player.0).collect()
}

/// The turn order.
pub fn order(game: &Game) -> Vec<u8> {
    game.order().iter().map(|player| player.0).collect()
}

/// A card by its id.
#[track_caller]
pub fn card(id: &str) -> Employee {
    id.parse().unwrap_or_else(|reason| panic!("{reason}"))
}

/// Cards of a kind on the beach of a chain.
#[track_caller]
pub fn on_beach(game: &Game, chain: u8, id: &str) -> u8 {
    game.chain(PlayerId(chain)).beach().of(card(id))
}

/// Cards of a kind at work in a chain.
#[track_caller]
pub fn at_work(game: &Game, chain: u8, id: &str) -> u8 {
    game.chain(PlayerId(chain)).at_work().of(card(id))
}

/// Cards of a kind in the supply.
#[track_caller]
pub fn supply(game: &Game, id: &str) -> i8 {
    game.supply(card(id))
}

/// Items of a kind in a chain's stock.
#[track_caller]
pub fn in_stock(game: &Game, chain: u8, id: &str) -> u16 {
    let item: Item = id.parse().unwrap_or_else(|reason| panic!("{reason}"));
    game.chain(PlayerId(chain)).stock().of(item)
}

/// Does a chain own a milestone?
#[track_caller]
pub fn has(game: &Game, chain: u8, id: &str) -> bool {
    let milestone = id.parse().unwrap_or_else(|reason| panic!("{reason}"));
    game.chain(PlayerId(chain)).milestones().has(milestone)
}

/// An open restaurant, as in a position.
pub fn restaurant(x: i8, y: i8, entrance: &str) -> Value {
    json!({ "at": [x, y], "entrance": entrance })
}
