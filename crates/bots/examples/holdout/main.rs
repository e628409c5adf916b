//! A bot against scripts, worst match first. The written ones nobody tuned for; the Manager was tuned against the drawn kinds, by other
//! seeds (`approach`):
//!
//! ```text
//! cargo run --release -p magnate-bots --example holdout -- manager 100 [SEED] [HOW MANY OF EACH KIND ARE DRAWN] [BUDGET]
//! ```
//!
//! Scripts written from the rules of the game, and scripts drawn from a seed: from any people whatever, from those of somebody
//! who knows the game, and near the one that was found to beat rules of thumb. Seats alternate, both seats play every map.

#[path = "../scripts/mod.rs"]
mod scripts;
mod written;

use magnate_bots::arena::Estimate;
use magnate_bots::{Bot, Budget, Entrant};
use magnate_rules::{Config, Game, PlayerId, Viewer};
use scripts::{Script, Scripted};

/// Did the entrant win from this seat?
fn wins(entrant: &Entrant, script: &Script, seed: u64, seat: usize, budget: Budget) -> bool {
    let mut game = Game::new(&Config::new(2), seed).expect("a game for two");
    let scripted: Box<dyn Bot> = Box::new(Scripted { script: script.clone(), turn: 0 });
    let mut bots = [entrant.make(seed, budget), scripted];
    while !game.is_over() && game.round() < 30 {
        let Some(now) = game.decision().awaited.first() else { break };
        let bot = &mut bots[usize::from(now.index() != seat)];
        let action = bot.decide(&game.view(Viewer::Player(now)), now).expect("an answer");
        game.play(now, &action).expect("a legal answer");
    }
    game.standings().first().is_some_and(|first| first.chain == PlayerId(seat as u8))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let entrant: Entrant = args.first().map_or("manager", String::as_str).parse()?;
    let number = |at: usize, usual: u64| args.get(at).map_or(Ok(usual), |text| text.parse());
    let (games, seed, drawn) = (number(1, 100)?, number(2, 1)?, number(3, 12)?);
    let budget = args.get(4).map_or(Ok(Budget::default()), |text| text.parse())?;
    let mut scripts = written::written();
    scripts.extend((0..drawn).flat_map(|index| Script::drawn(seed * 1000 + index)));
    let mut rows: Vec<(Estimate, String)> = Vec::new();
    for script in &scripts {
        let won = (0..games)
            .filter(|index| {
                let map = seed * 100_000 + index / 2;
                wins(&entrant, script, map, (index % 2) as usize, budget)
            })
            .count();
        rows.push((Estimate::share(won, games as usize), script.name.clone()));
    }
    rows.sort_by(|a, b| a.0.mean.total_cmp(&b.0.mean));
    for (share, name) in rows {
        println!("{:5.1}% ({:.1}-{:.1})  {name}", 100.0 * share.mean, 100.0 * share.low, 100.0 * share.high);
    }
    Ok(())
}
