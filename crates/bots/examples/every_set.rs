//! The long form of the conformance checks: every pair of modules, every suggested set and the whole box with 2 to 6 players,
//! and random sets alone against The Chain.
//!
//! `cargo run --release -p magnate-bots --example every_set -- [GAMES A SET] [SOLO GAMES] [BOT,...]`
//!
//! Three bots at a time meet, in turn all of them: every level and character unless others are named.

use std::process::ExitCode;

use magnate_bots::arena::Tournament;
use magnate_bots::{Budget, Entrant, Level};
use magnate_rules::{Config, Dice, FastDice, Module, ModuleSet, Scenario, Solo};

/// Bots that meet at a time.
const AT_A_TIME: usize = 3;

fn tournament(bots: &[Entrant], config: Config, games: usize, seed: u64) -> Tournament {
    let turn = bots.iter().cycle().skip(seed as usize * AT_A_TIME % bots.len());
    let mut tournament =
        Tournament::new(turn.take(AT_A_TIME).cloned().collect(), config.players, games, seed);
    tournament.config = config;
    tournament.conformance = true;
    // Enough to search at all.
    tournament.budget = Budget::nodes(4);
    tournament
}

fn sets() -> Vec<ModuleSet> {
    let built: Vec<Module> = Module::BUILT.iter().collect();
    let mut sets = vec![Module::BUILT];
    sets.extend(Scenario::ALL.into_iter().map(Scenario::modules));
    for (at, one) in built.iter().enumerate() {
        sets.extend(built[at + 1..].iter().map(|other| ModuleSet::of(&[*one, *other])));
    }
    sets
}

fn main() -> ExitCode {
    let everybody = Level::ALL.map(Level::id).join(",");
    let named = std::env::args().nth(3).unwrap_or(everybody);
    let bots: Vec<Entrant> = named.split(',').map(|name| name.parse().expect("a bot")).collect();
    let number = |place: usize, otherwise: usize| {
        std::env::args().nth(place).and_then(|text| text.parse().ok()).unwrap_or(otherwise)
    };
    let (games, solo_games) = (number(1, 5), number(2, 1_000));
    let (mut played, mut decisions, mut ended, mut faults) = (0, 0, 0.0, 0);
    let mut seed = 0;
    for players in 2..=6 {
        for modules in sets() {
            seed += 1;
            let config = Config::new(players).with_modules(modules.made_playable(players));
            let report = tournament(&bots, config, games, seed).run(|_| ()).expect("a playable set");
            let bad = report.violations.unwrap_or(0) + report.fallbacks;
            if bad > 0 {
                println!("{players} players, seed {seed}: {bad} with {:?}", config.modules);
            }
            played += report.games.len();
            decisions += report.steps;
            ended += report.ended.mean * report.games.len() as f64;
            faults += bad;
        }
        println!(
            "up to {players} players: {played} games, {decisions} decisions, {ended:.0} ended, {faults} faults"
        );
    }
    let mut dice = FastDice::new(1);
    let mut solo = 0;
    while solo < solo_games {
        seed += 1;
        let some = Module::BUILT.iter().filter(|_| dice.below(2) == 1);
        let modules = some.collect::<ModuleSet>().made_playable(2);
        let config = Config { modules, ..Config::solo(Solo::default()) };
        let report =
            tournament(&bots, config, 4, seed).run_solo(&[Solo::default()], |_| ()).expect("a playable set");
        for result in report.results {
            let bad = result.violations + result.fallbacks;
            if bad > 0 {
                println!("The Chain, seed {seed}: {bad} with {modules:?}");
            }
            (solo, faults) = (solo + result.games, faults + bad);
        }
    }
    println!("against The Chain: {solo} games; {faults} faults in all");
    if faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
