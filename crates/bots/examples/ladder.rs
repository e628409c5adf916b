//! The ladder: ratings of the levels by games among themselves, and where the difficulties of The Chain stand on it.
//!
//! ```text
//! cargo run --release -p magnate-bots --example ladder -- trainee,assistant,supervisor,deputy,manager 400 [SEED] [SOLO GAMES]
//! ```
//!
//! A difficulty is where a bot would stand that the levels beat as often as they beat it: for every level its own rating
//! less what its share of wins is worth, levels whose games were close counting most.

use magnate_bots::Entrant;
use magnate_bots::arena::Tournament;
use magnate_rules::{Solo, SoloSwitch};

/// The same with this switch on.
fn with(solo: Solo, switch: SoloSwitch) -> Solo {
    match switch {
        SoloSwitch::HardChoices => Solo { hard_choices: true, ..solo },
        SoloSwitch::ExpandConnections => Solo { expand_connections: true, ..solo },
        SoloSwitch::SixRestaurants => Solo { six_restaurants: true, ..solo },
        SoloSwitch::AllWarmSetup => Solo { all_warm_setup: true, ..solo },
        SoloSwitch::WarmAlways => Solo { warm_always: true, ..solo },
        SoloSwitch::FlipInTurnOne => Solo { flip_in_turn_one: true, ..solo },
        SoloSwitch::NewPrice => Solo { new_price: true, ..solo },
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let bots = args.first().map_or("trainee,assistant,supervisor,deputy,manager", String::as_str);
    let bots: Vec<Entrant> = bots.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let number = |at: usize, usual: u64| args.get(at).map_or(Ok(usual), |text| text.parse());
    let (games, seed, solo_games) = (number(1, 400)? as usize, number(2, 1)?, number(3, 60)? as usize);
    let mut tournament = Tournament::new(bots.clone(), 2, games, seed);
    tournament.jobs = 1;
    let report = tournament.run(|_| ())?;
    println!("{}", report.to_text());
    if solo_games == 0 {
        return Ok(());
    }

    let harder: Vec<SoloSwitch> = SoloSwitch::ALL.into_iter().filter(|switch| switch.is_harder()).collect();
    let mut difficulties = vec![Solo::default()];
    for switch in &harder {
        difficulties.push(with(Solo::default(), *switch));
    }
    difficulties.push(harder.iter().fold(Solo::default(), |solo, switch| with(solo, *switch)));

    let solo = Tournament { games: solo_games, ..tournament }.run_solo(&difficulties, |_| ())?;
    for difficulty in &difficulties {
        let switches: Vec<SoloSwitch> = difficulty.switches().collect();
        let (mut weighted, mut weights) = (0.0, 0.0);
        let mut shares = Vec::new();
        for result in solo.results.iter().filter(|result| result.difficulty == switches) {
            let rating = report.bots.iter().find(|entrant| entrant.name == result.bot);
            let Some(rating) = rating.map(|entrant| entrant.elo.mean) else { continue };
            // Half a game to each side, so that nobody is beyond all measure.
            let games = result.games as f64;
            let won = ((1.0 - result.chain_wins.mean) * games + 0.5) / (games + 1.0);
            let weight = won * (1.0 - won);
            weighted += weight * (rating - 400.0 * (won / (1.0 - won)).log10());
            weights += weight;
            shares.push(format!("{} {:.0}%", result.bot, 100.0 * (1.0 - result.chain_wins.mean)));
        }
        let names: Vec<&str> = switches.iter().map(|switch| switch.id()).collect();
        let name = if names.is_empty() { "plain".to_string() } else { names.join(" + ") };
        println!("The Chain, {name}: about {:.0} ({})", weighted / weights, shares.join(", "));
    }
    Ok(())
}
