//! What an analysis says where the truth is plain.

mod coach;
mod evaluation;
mod review;
mod words;

use magnate_bots::{Bot as _, Manager};
use magnate_rules::{Action, Game, PlayerId, Position, Record, Viewer};
use serde_json::{Value, json};

const ME: PlayerId = PlayerId(0);
const OTHER: PlayerId = PlayerId(1);

/// Chain 0 on the first of three tiles, chain 1 on the second. What is given replaces what is there.
fn table(position: &Value, mine: &Value, theirs: &Value) -> Game {
    let mut whole = json!({
        "version": 1, "modules": [], "intro": false, "map": ["A0 H0 F90"], "round": 9, "turn_order": [0, 1],
        "bank": 300, "bank_breaks": 1, "ceo_slots": 3,
        "chains": [
            { "restaurants": [{ "at": [3, 0], "entrance": "south-west" }], "reserve": 100 },
            { "restaurants": [{ "at": [8, 0], "entrance": "south-west" }], "reserve": 100 },
        ],
    });
    let put = |into: &mut Value, from: &Value| {
        for (key, value) in from.as_object().expect("an object") {
            into[key] = value.clone();
        }
    };
    put(&mut whole, position);
    put(&mut whole["chains"][0], mine);
    put(&mut whole["chains"][1], theirs);
    let game = Position::from_value(&whole).and_then(|position| position.game());
    game.unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Lets Managers play; `instead` may decide otherwise.
fn managers(
    mut game: Game,
    mut instead: impl FnMut(&Game, PlayerId, usize) -> Option<Action>,
    mut stop: impl FnMut(&Game) -> bool,
) -> (Game, Record) {
    let mut record = Record::new(&game, None);
    let mut bots: Vec<Manager> = (0..game.chains().len()).map(|seat| Manager::new(seat as u64)).collect();
    let mut played = 0;
    while let Some(player) = game.decision().awaited.first() {
        if stop(&game) {
            break;
        }
        let action = instead(&game, player, played).unwrap_or_else(|| {
            bots[player.index()].decide(&game.view(Viewer::Player(player)), player).expect("an answer")
        });
        game.play(player, &action).expect("legal");
        record.push(player, action);
        played += 1;
    }
    (game, record)
}

fn json_of(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("it can be written")
}
