//! Boards for the benchmarks.

use magnate_rules::{
    Config, Corner, Dice, FastDice, Game, Layout, Module, ModuleSet, Position, RoadPiece,
};
use serde_json::{Value, json};

/// Five chains with all their restaurants and coffee shops, every piece of road laid and open, and coffee for everybody:
/// what a search for coffee has most to do with. Pieces are put wherever the dice find a place for them.
pub fn coffee_town(seed: u64) -> Game {
    let modules = ModuleSet::of(&[Module::Coffee, Module::Lobbyists, Module::NewDistricts]);
    let config = Config::new(5).with_modules(modules);
    let layout = Layout::of_seed(&config, seed);
    let mut dice = FastDice::new(seed);
    let chain = json!({"stock": {"coffee": 9, "burger": 99}, "at_work": {"local_manager": 1}});
    let mut position = json!({
        "version": 1, "modules": modules, "map": layout.to_rows(), "bank": 5000, "chains": vec![chain; 5],
    });
    let board = magnate_rules::Board::new(layout);
    for piece in RoadPiece::ALL {
        for _ in 0..piece.count() {
            try_often(&mut position, &mut dice, |position, dice| {
                let corner = board.coord(board.squares().nth(below(dice, board.squares().count()))?);
                let turn = piece.turns()[below(dice, piece.turns().len())];
                let road = magnate_rules::Road { piece, at: corner, turn };
                list(&mut position["roads"]).push(json!(road));
                Some(())
            });
        }
    }
    for chain in 0..5 {
        for (key, size) in [("restaurants", 2), ("coffee_shops", 1)] {
            for _ in 0..3 {
                try_often(&mut position, &mut dice, |position, dice| {
                    let sites = board.sites(size, size);
                    let at = sites.get(below(dice, sites.len()))?.at;
                    let entrance = Corner::ALL[below(dice, 4)].id();
                    let piece = if size == 2 { json!({"at": at, "entrance": entrance}) } else { json!(at) };
                    list(&mut position["chains"][chain][key]).push(piece);
                    Some(())
                });
            }
        }
    }
    game(&position).expect("every piece was tried")
}

/// The same with one house that wants something, and one chain that has it.
pub fn one_dinner(town: &Game, house: usize, chain: usize) -> Game {
    let mut position = town.position().to_value();
    position["demand"] = json!({town.houses()[house].number.to_string(): ["burger"]});
    for other in (0..5).filter(|other| *other != chain) {
        position["chains"][other]["stock"]["burger"] = json!(0);
    }
    game(&position).expect("nothing was added")
}

fn game(position: &Value) -> Option<Game> {
    Position::from_value(position).and_then(|position| position.game()).ok()
}

fn below(dice: &mut FastDice, count: usize) -> usize {
    dice.below(count as u32) as usize
}

fn list(value: &mut Value) -> &mut Vec<Value> {
    if !value.is_array() {
        *value = json!([]);
    }
    value.as_array_mut().expect("a list")
}

/// Keeps the first of many changes that leaves the position right.
fn try_often(
    position: &mut Value,
    dice: &mut FastDice,
    mut change: impl FnMut(&mut Value, &mut FastDice) -> Option<()>,
) {
    for _ in 0..60 {
        let mut more = position.clone();
        if change(&mut more, dice).is_some() && game(&more).is_some() {
            *position = more;
            return;
        }
    }
}
