//! How long a house looks for coffee on the fullest boards: `cargo run --release --example coffee`.

use std::time::Instant;

use magnate_bench::{coffee_town, one_dinner};

fn main() {
    let mut times: Vec<(f64, u64, usize, usize)> = Vec::new();
    for seed in 0..12 {
        let town = coffee_town(seed);
        for house in 0..town.houses().len() {
            for chain in 0..5 {
                let dinner = one_dinner(&town, house, chain);
                let mut best = f64::MAX;
                for _ in 0..5 {
                    let mut game = dinner.clone();
                    let start = Instant::now();
                    game.resolve_dinner();
                    best = best.min(start.elapsed().as_secs_f64() * 1e6);
                }
                times.push((best, seed, house, chain));
            }
        }
    }
    times.sort_by(|a, b| a.0.total_cmp(&b.0));
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!("{} dinners with one hungry house, in microseconds", times.len());
    for (words, share) in [("half", 0.5), ("nine of ten", 0.9), ("99 of 100", 0.99), ("all", 1.0)] {
        let (time, seed, house, chain) = at(share);
        println!("{words:>12}: {time:8.1}   (board {seed}, house {house}, chain {chain})");
    }
}
