//! The search for an approach that holds against everybody it is shown, whoever they are.

use magnate_rules::{Config, Dice, FastDice, Game, PlayerId, Viewer};
use rayon::prelude::*;

use super::vary::vary;
use crate::arena::Estimate;
use crate::bot::Bot;
use crate::manager::Manager;
use crate::manager::approach::Approach;

/// Somebody to hold against: a name, and how a seat gets one.
pub struct Opponent {
    /// What tables call them.
    pub name: String,
    /// A fresh one with its own generator.
    pub make: Box<dyn Fn(u64) -> Box<dyn Bot> + Sync + Send>,
}

/// A game is given up after so many rounds.
const MOST_ROUNDS: u16 = 30;
/// Tries after which the hardest opponents are looked for anew, on other maps.
const SEASON: u32 = 40;
/// Opponents a variation is tried against.
const HARDEST: usize = 16;
/// Maps everybody is met on to find those, a variation is tried on at first, and then as well.
const MAPS: [u64; 3] = [12, 10, 30];

fn won(approach: &Approach, opponent: &Opponent, seed: u64, seat: u8) -> bool {
    let mut game = Game::new(&Config::new(2), seed).expect("a game for two");
    let own: Box<dyn Bot> = Box::new(Manager::new(seed).playing(approach.clone()));
    let mut bots = [own, (opponent.make)(seed.wrapping_mul(31))];
    while !game.is_over() && game.round() < MOST_ROUNDS {
        let Some(now) = game.decision().awaited.first() else { break };
        let bot = &mut bots[usize::from(now.0 != seat)];
        let Ok(action) = bot.decide(&game.view(Viewer::Player(now)), now) else { break };
        if game.play(now, &action).is_err() {
            break;
        }
    }
    // Whoever leads a game that comes to no end has not won it.
    game.is_over() && game.standings().first().is_some_and(|first| first.chain == PlayerId(seat))
}

/// Games won against each of these, of both seats on every map.
fn wins(approach: &Approach, opponents: &[&Opponent], maps: &std::ops::Range<u64>) -> Vec<f64> {
    opponents
        .par_iter()
        .map(|opponent| {
            let games = maps.clone().flat_map(|map| [(map, 0), (map, 1)]);
            games.filter(|(map, seat)| won(approach, opponent, *map, *seat)).count() as f64
        })
        .collect()
}

/// How much is left to gain: what is lost to the worst weighs most.
fn loss(wins: &[f64], games: f64) -> f64 {
    wins.iter().map(|won| (1.0 - won / games).powi(2)).sum::<f64>() / wins.len().max(1) as f64
}

/// What an approach wins of everybody on so many maps, worst first, as lines of text.
pub fn approach_table(
    line: &str,
    seed: u64,
    maps: u64,
    opponents: &[Opponent],
) -> Result<Vec<String>, String> {
    let approach: Approach = line.parse()?;
    let everybody: Vec<&Opponent> = opponents.iter().collect();
    let maps = seed * 1_000_000..seed * 1_000_000 + maps;
    let won = wins(&approach, &everybody, &maps);
    let games = 2 * (maps.end - maps.start) as usize;
    let mut rows: Vec<(f64, &Opponent)> = won.into_iter().zip(everybody).collect();
    rows.sort_by(|a, b| a.0.total_cmp(&b.0));
    let row = |(won, who): &(f64, &Opponent)| {
        let share = Estimate::share(*won as usize, games);
        format!(
            "{:5.1}% ({:.1}-{:.1})  {}",
            100.0 * share.mean,
            100.0 * share.low,
            100.0 * share.high,
            who.name
        )
    };
    Ok(rows.iter().map(row).collect())
}

/// Looks for an approach near this one that loses little to any of these; returns the best in a line of text.
pub fn approach(
    start: &str,
    seed: u64,
    tries: u32,
    opponents: &[Opponent],
    mut tell: impl FnMut(&str),
) -> Result<String, String> {
    let mut best: Approach = start.parse()?;
    let mut dice = FastDice::new(seed);
    let everybody: Vec<&Opponent> = opponents.iter().collect();
    let modules = Config::new(2).modules;
    let mut season = 0;
    while season * SEASON < tries {
        let base = seed * 1_000_000 + u64::from(season) * 1000;
        let maps = base..base + MAPS[0];
        let mut table: Vec<(f64, &Opponent)> =
            wins(&best, &everybody, &maps).into_iter().zip(everybody.iter().copied()).collect();
        table.sort_by(|a, b| a.0.total_cmp(&b.0));
        let worst: Vec<String> = table
            .iter()
            .take(6)
            .map(|(won, who)| format!("{} {:.0}%", who.name, 50.0 * won / MAPS[0] as f64))
            .collect();
        tell(&format!("{} {}\n  {best}", season * SEASON, worst.join(", ")));
        let hardest: Vec<&Opponent> = table.iter().take(HARDEST).map(|(_, who)| *who).collect();
        let (quick, thorough) = (base + 100..base + 100 + MAPS[1], base + 200..base + 200 + MAPS[2]);
        let games = [2.0 * MAPS[1] as f64, 2.0 * (MAPS[1] + MAPS[2]) as f64];
        let all = |approach: &Approach, first: &[f64]| -> Vec<f64> {
            first.iter().zip(wins(approach, &hardest, &thorough)).map(|(a, b)| a + b).collect()
        };
        let mut own = wins(&best, &hardest, &quick);
        let mut own_all = all(&best, &own);
        for _ in 0..SEASON {
            let mut child = best.clone();
            match &mut child.to_advertisers {
                Some(style) if dice.below(2) == 0 => *style = vary(style, modules, &mut dice),
                _ => child.usual = vary(&child.usual, modules, &mut dice),
            }
            if child == best {
                continue;
            }
            let tried = wins(&child, &hardest, &quick);
            if tried == own || loss(&tried, games[0]) > loss(&own, games[0]) + 0.004 {
                continue;
            }
            let tried_all = all(&child, &tried);
            if loss(&tried_all, games[1]) < loss(&own_all, games[1]) - 0.001 {
                (best, own, own_all) = (child, tried, tried_all);
            }
        }
        season += 1;
    }
    Ok(best.to_string())
}

#[cfg(test)]
mod tests {
    use super::super::{known, player};
    use super::*;
    use crate::manager::approach::book;

    #[test]
    fn every_approach_of_the_book_holds_against_all_known_ways() {
        let opponents: Vec<Opponent> = known()
            .into_iter()
            .map(|(name, line)| Opponent {
                name,
                make: Box::new(move |seed| player(&line, seed).expect("it can be read")),
            })
            .collect();
        let everybody: Vec<&Opponent> = opponents.iter().collect();
        for approach in book(&Config::new(2)) {
            for (won, who) in wins(&approach, &everybody, &(500..515)).into_iter().zip(&everybody) {
                assert!(won > 15.0, "{won} of 30 against {}: {approach}", who.name);
            }
        }
    }
}
