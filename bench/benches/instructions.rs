//! Instruction counts of the operations that matter: the same from run to run on any machine, however busy, so that a
//! regression shows. `cargo xtask bench --instructions`; needs valgrind and gungraun-runner. Each has a limit some 15%
//! above what it takes today: who goes beyond it says why in the commit, or makes it faster.

#![allow(missing_docs, unused_qualifications)] // of what the macros make

use std::hint::black_box;

use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};
use magnate_bench::{coffee_town, one_dinner};
use magnate_rules::{Action, Board, Config, FastDice, Game, Phase, PlayerId, Position, fuzz};

fn at_most(instructions: u64) -> LibraryBenchmarkConfig {
    let mut callgrind = Callgrind::default();
    callgrind.hard_limits([(EventKind::Ir, instructions)]);
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(callgrind);
    config
}

/// A three-player game some rounds in, just before dinner: hungry houses, full fridges.
fn mid_game() -> Game {
    let text = include_str!("../../fixtures/positions/busy-evening.json");
    Position::from_json(text).and_then(|position| position.game()).expect("a legal position")
}

fn new_game() -> Game {
    Game::new(&Config::new(3), 7).expect("three can play")
}

/// The same with a brand director at work.
fn with_director() -> (Game, PlayerId) {
    let mut game = mid_game();
    let player = PlayerId(0);
    fuzz::put_to_work(&mut game, player, "brand_director".parse().expect("a card"));
    (game, player)
}

#[library_benchmark(config = at_most(4_300_000))]
#[bench::three_players(setup = new_game)]
fn thousand_random_steps(mut game: Game) -> Game {
    let (mut dice, mut buffer) = (FastDice::new(1), Vec::new());
    for _ in 0..1000 {
        let Some(player) = game.decision().awaited.first() else { break };
        let Some(action) = game.random_action(player, &mut dice, &mut buffer) else { break };
        _ = game.play(player, &action);
    }
    black_box(game)
}

#[library_benchmark(config = at_most(3_100))]
#[bench::mid_game(setup = mid_game)]
fn clone_a_game(game: Game) -> (Game, Game) {
    black_box((game.clone(), game))
}

#[library_benchmark(config = at_most(13_000))]
#[bench::mid_game(setup = mid_game)]
fn dinnertime(mut game: Game) -> Game {
    game.resolve_dinner();
    black_box(game)
}

#[library_benchmark(config = at_most(210_000))]
#[bench::mid_game(setup = with_director)]
fn all_campaigns_of_a_brand_director((game, player): (Game, PlayerId)) -> Vec<Action> {
    black_box(game.legal_at(Phase::Campaigns, player, 0).map(|(actions, _)| actions).unwrap_or_default())
}

#[library_benchmark(config = at_most(680_000))]
#[bench::three_players(setup = new_game)]
fn a_new_board(game: Game) -> std::sync::Arc<Board> {
    black_box(Board::new(game.board().layout().clone()))
}

/// The house that has most to look for on the fullest of some boards (`examples/coffee.rs`).
fn coffee_board() -> Game {
    one_dinner(&coffee_town(2), 3, 3)
}

#[library_benchmark(config = at_most(880_000))]
#[bench::five_players(setup = coffee_board)]
fn coffee_on_the_way(mut game: Game) -> Game {
    game.resolve_dinner();
    black_box(game)
}

library_benchmark_group!(
    name = rules;
    benchmarks = thousand_random_steps, clone_a_game, dinnertime, all_campaigns_of_a_brand_director, a_new_board,
        coffee_on_the_way
);

main!(library_benchmark_groups = rules);
