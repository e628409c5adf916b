//! The arena without the rest of the program, for quick builds while a bot is being written:
//!
//! ```text
//! cargo run --release -p magnate-bots --example arena -- manager,trainee 2 200 [seed] [budget]
//! ```
//!
//! `MODULES=sushi,kimchi` adds modules, `CHECK=1` the conformance checks of the rules, `JOBS=1` takes one core.

use std::sync::atomic::{AtomicUsize, Ordering};

use magnate_bots::arena::Tournament;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [bots, players, games, rest @ ..] = args.as_slice() else {
        return Err("arena BOTS PLAYERS GAMES [SEED] [BUDGET]".into());
    };
    let bots = bots.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let seed = rest.first().map_or(Ok(1), |seed| seed.parse())?;
    let mut tournament = Tournament::new(bots, players.parse()?, games.parse()?, seed);
    if let Some(budget) = rest.get(1) {
        tournament.budget = budget.parse()?;
    }
    if let Ok(modules) = std::env::var("MODULES") {
        for module in modules.split(',') {
            tournament.config.modules = tournament.config.modules.with(module.parse()?);
        }
    }
    tournament.conformance = std::env::var_os("CHECK").is_some();
    let done = AtomicUsize::new(0);
    let report = tournament.run(|_| {
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        eprint!("\r{done} games ");
    })?;
    println!("\r{}", report.to_text());
    Ok(())
}
