//! A solo game at a moment, and what The Chain does there.

use magnate_rules::the_chain::{AUTOMATON, Automaton, PERSON, Part};
use magnate_rules::{Event, Game, Item, Milestone};
use serde_json::{Value, json};

use crate::common::{at, over};

/// Nine tiles:
///
/// ```text
///     0    5    10
///  0  ..#.. ..#.. HH#..   2 | 13 | 10
///  1  ..#.. ..#.. HH#..
///  2  ##### ##### #####
///  3  HH#.. .HH.. .....
///  4  HH#.. .HH.. .....
///  5  ..#.. ##### ..#..   - | 18 | -
///  6  ..#.. #.HH# .B#..
///  7  ##### #.HH# #####
///  8  ...L. ..... .....
///  9  ..... ..... .....
/// 10  ..#HH ..#.. ..#..   4 | - | 15
/// 11  ..#HH ..#.. ..#..
/// 12  ##### ##### #####
/// 13  ..#.. .S... ...HH
/// 14  ..#.. ..... ...HH
/// ```
///
/// The person's restaurant is at (3, 5), The Chain's at (8, 0). It is round 2 and a card has been flipped.
pub fn town() -> Value {
    json!({
        "version": 1, "round": 2, "bank": 1000, "turn_order": [1, 0],
        "map": ["A0 H0 F0", "L0 K0 N0", "B0 Q0 I0"],
        "chains": [
            {"restaurants": [{"at": [3, 5], "entrance": "south-west"}]},
            {"restaurants": [{"at": [8, 0], "entrance": "south-west"}]},
        ],
        "chain": {"back": "action_16", "deck": ["action_08"]},
    })
}

/// The town with something put over it.
#[track_caller]
pub fn solo(top: Value) -> Game {
    let mut position = over(town(), top);
    if position["chain"]["back"] == position["chain"]["deck"][0] {
        position["chain"]["deck"][0] = "action_12".into(); // no card lies in two places
    }
    at(position)
}

/// The Chain's decks and tracks.
pub fn automaton(game: &Game) -> &Automaton {
    game.automaton().expect("a solo game")
}

/// The game after a part of The Chain's round, and the deeds.
#[track_caller]
pub fn after(game: &Game, part: Part) -> (Game, Vec<Value>) {
    let (game, events) = game.after_part(part);
    (game, deeds(&events))
}

/// What The Chain did, as JSON.
pub fn deeds(events: &[Event]) -> Vec<Value> {
    events.iter().filter(|event| matches!(event, Event::TheChain { .. })).map(|event| json!(event)).collect()
}

/// The deeds of one kind.
pub fn did<'d>(deeds: &'d [Value], what: &str) -> Vec<&'d Value> {
    deeds.iter().filter(|deed| deed["did"] == what).collect()
}

/// The Chain's stock of an item.
pub fn stock(game: &Game, item: Item) -> u16 {
    game.chain(AUTOMATON).stock().of(item)
}

/// Does The Chain have the milestone?
pub fn owns(game: &Game, milestone: Milestone) -> bool {
    game.chain(AUTOMATON).milestones().has(milestone)
}

/// Tracks as the position writes them.
pub fn tracks(recruit_train: u8, price_distance: u8, waitresses: u8, competition: &str) -> Value {
    json!({"chain": {"tracks": {
        "recruit_train": recruit_train, "price_distance": price_distance,
        "waitresses": waitresses, "competition": competition,
    }}})
}

/// Ends the person's part of the round by doing nothing, up to the next decision of another kind.
pub fn idle(game: &mut Game) -> Vec<Event> {
    let mut events = Vec::new();
    let round = game.round();
    while !game.is_over() && game.round() == round {
        let stage = game.decision().stage.name();
        let text = match stage {
            "restructuring" => "work".to_string(),
            "order" => "order 1".to_string(),
            "payday" => "pay".to_string(),
            "cleanup" => "keep".to_string(),
            _ => "end".to_string(),
        };
        let action = text.parse().unwrap();
        events.extend(game.apply(PERSON, &action).unwrap_or_else(|refusal| panic!("{stage}: {refusal}")));
    }
    events
}
