//! One ladder out of many games.

use magnate_rules::{Dice as _, FastDice};

use super::Played;
use super::stats::Estimate;

/// Rating of the bot the ladder hangs from.
const ANCHOR: f64 = 1000.0;
/// Times the games are drawn again to see how far the ratings move.
const DRAWS: usize = 200;

/// Ratings of all bots with their intervals. Every pair of seats of a game counts as a game between two, won by who is
/// ranked first; draws from the blocks with replacement give the intervals. The anchor has 1000.
pub fn ladder(bots: usize, anchor: usize, games: &[Played]) -> Vec<Estimate> {
    let blocks = blocks(bots, games);
    let whole: Vec<usize> = (0..blocks.len()).collect();
    let fitted = fit(bots, anchor, &blocks, &whole);
    let mut dice = FastDice::new(games.len() as u64);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); bots];
    for _ in 0..DRAWS {
        let picks: Vec<usize> = whole.iter().map(|_| dice.below(blocks.len() as u32) as usize).collect();
        for (bot, rating) in fit(bots, anchor, &blocks, &picks).into_iter().enumerate() {
            drawn[bot].push(rating);
        }
    }
    fitted
        .into_iter()
        .zip(&mut drawn)
        .map(|(mean, drawn)| {
            drawn.sort_by(f64::total_cmp);
            let at = |share: f64| drawn[((DRAWS - 1) as f64 * share).round() as usize];
            Estimate { mean, low: at(0.025).min(mean), high: at(0.975).max(mean) }
        })
        .collect()
}

/// Wins of each bot over each other, by block.
fn blocks(bots: usize, games: &[Played]) -> Vec<Vec<f64>> {
    let count = games.iter().map(|game| game.block + 1).max().unwrap_or(0);
    let mut blocks = vec![vec![0.0; bots * bots]; count];
    for game in games {
        for (one, first) in game.seats.iter().enumerate() {
            for (other, second) in game.seats.iter().enumerate() {
                if first != second && game.ranks[one] < game.ranks[other] {
                    blocks[game.block][first * bots + second] += 1.0;
                }
            }
        }
    }
    blocks
}

/// Bradley-Terry strengths by minorisation-maximisation, as Elo. Everybody is credited with half a win over everybody
/// they met, so that a clean sweep has a rating.
fn fit(bots: usize, anchor: usize, blocks: &[Vec<f64>], picks: &[usize]) -> Vec<f64> {
    let mut wins = vec![0.0; bots * bots];
    for pick in picks {
        for (sum, won) in wins.iter_mut().zip(&blocks[*pick]) {
            *sum += won;
        }
    }
    for one in 0..bots {
        for other in 0..one {
            if wins[one * bots + other] + wins[other * bots + one] > 0.0 {
                wins[one * bots + other] += 0.5;
                wins[other * bots + one] += 0.5;
            }
        }
    }
    let mut strength = vec![1.0_f64; bots];
    for _ in 0..500 {
        let before = strength.clone();
        for one in 0..bots {
            let won: f64 = (0..bots).map(|other| wins[one * bots + other]).sum();
            let weight: f64 = (0..bots)
                .filter(|other| *other != one)
                .map(|other| {
                    let met = wins[one * bots + other] + wins[other * bots + one];
                    met / (before[one] + before[other])
                })
                .sum();
            if weight > 0.0 {
                strength[one] = won / weight;
            }
        }
        let scale = strength.iter().map(|s| s.ln()).sum::<f64>() / bots as f64;
        for s in &mut strength {
            *s /= scale.exp();
        }
    }
    let elo = |s: f64| 400.0 * s.log10();
    strength.iter().map(|s| ANCHOR + elo(*s) - elo(strength[anchor])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(block: usize, seats: [usize; 2]) -> Played {
        Played {
            index: 0,
            block,
            seed: String::new(),
            seats: seats.to_vec(),
            cash: vec![2, 1],
            ranks: vec![1, 2],
            rounds: 1,
            ended: true,
            steps: 1,
            digest: String::new(),
            faults: vec![],
            violations: vec![],
            record: None,
            times: vec![],
        }
    }

    #[test]
    fn three_wins_in_four_are_190_points() {
        let games: Vec<Played> =
            (0..400).map(|i| game(i, if i % 4 == 0 { [1, 0] } else { [0, 1] })).collect();
        let ladder = ladder(2, 1, &games);
        assert!((ladder[1].mean - 1000.0).abs() < 1e-6);
        assert!((ladder[0].mean - 1190.0).abs() < 3.0, "{:?}", ladder[0]);
        assert!(ladder[0].low < 1175.0 && ladder[0].high > 1205.0);
    }

    #[test]
    fn a_clean_sweep_has_a_finite_rating() {
        let games: Vec<Played> = (0..50).map(|i| game(i, [0, 1])).collect();
        let ladder = ladder(2, 1, &games);
        assert!(ladder[0].mean.is_finite() && ladder[0].mean > 1500.0);
    }
}
