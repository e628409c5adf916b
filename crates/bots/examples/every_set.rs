//! The long form of the conformance checks: every pair of modules, every suggested set and the whole box with 2 to 6 players,
//! and random sets alone against The Chain.
//!
//! `cargo run --release -p magnate-bots --example every_set -- [GAMES A SET] [SOLO GAMES]`

use std::process::ExitCode;

use magnate_bots::Entrant;
use magnate_bots::arena::Tournament;
use magnate_rules::{Config, Dice, FastDice, Module, ModuleSet, Scenario, Solo};

fn tournament(config: Config, games: usize, seed: u64) -> Tournament {
    let bots: Vec<Entrant> =
        ["manager", "trainee", "random"].into_iter().map(|name| name.parse().expect("a bot")).collect();
    let mut tournament = Tournament::new(bots, config.players, games, seed);
    tournament.config = config;
    tournament.conformance = true;
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
            let report = tournament(config, games, seed).run(|_| ()).expect("a playable set");
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
            tournament(config, 4, seed).run_solo(&[Solo::default()], |_| ()).expect("a playable set");
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
