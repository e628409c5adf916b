//! How long a review takes, and its longest step: `cargo run --release -p magnate-analysis --example measure -- RECORD...`

use std::time::{Duration, Instant};

use magnate_analysis::{Effort, Evaluation, Review, SecondThought, advice, warnings};
use magnate_rules::{Record, Replay, Viewer};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for path in std::env::args().skip(1) {
        let record: Record = std::fs::read_to_string(&path)?.parse()?;
        let mut job = Review::new(&record, Effort::for_game(&record.config), 1)?;
        let (mut longest, mut steps) = (Duration::ZERO, 0);
        let began = Instant::now();
        while !job.done() {
            let step = Instant::now();
            job.step();
            longest = longest.max(step.elapsed());
            steps += 1;
        }
        let took = began.elapsed();
        let answer = job.answer();
        println!(
            "{path}: round {}, review {took:.1?} in {steps} steps, longest {longest:.1?}; {} points, {} examined, {} costly, {} turning points",
            record.replay()?.round(),
            answer.points.len(),
            answer.examined,
            answer.mistakes.len(),
            answer.turning_points.len(),
        );
        for mistake in &answer.mistakes {
            println!(
                "  {:>4} round {:>2} chain {}: {} instead of {}: {:.2} ({:.2} to {:.2}), ${} ({} to {}), {} games; {:?} / {:?}",
                mistake.moment.at,
                mistake.moment.round,
                mistake.chain,
                mistake.action,
                mistake.better.actions[0],
                mistake.loss.chance.mean,
                mistake.loss.chance.low,
                mistake.loss.chance.high,
                mistake.loss.margin.mean,
                mistake.loss.margin.low,
                mistake.loss.margin.high,
                mistake.loss.games,
                mistake.played.reasons,
                mistake.better.reasons,
            );
        }
        for point in &answer.turning_points {
            println!("  {point:?}");
        }
        let (mut slowest, mut slowest_advice) = (Duration::ZERO, Duration::ZERO);
        let mut replay = Replay::new(&record)?;
        let mut said = 0;
        let actions: Vec<_> = record.actions().map(|(player, action)| (player, action.clone())).collect();
        for (player, action) in &actions {
            let view = replay.game().view(Viewer::Player(*player));
            let start = Instant::now();
            said += warnings(&view, *player, action).len();
            slowest = slowest.max(start.elapsed());
            let start = Instant::now();
            said += advice(&view, *player).len();
            slowest_advice = slowest_advice.max(start.elapsed());
            replay.step()?;
        }
        println!(
            "  coach: {said} remarks on {} decisions, slowest warning {slowest:.1?}, slowest advice {slowest_advice:.1?}",
            actions.len()
        );
        let middle = actions.len() / 3;
        let mut replay = Replay::new(&record)?;
        while replay.played() < middle {
            replay.step()?;
        }
        let (player, action) = &actions[middle];
        let view = replay.game().view(Viewer::Player(*player));
        let start = Instant::now();
        let mut thought = SecondThought::new(&view, *player, action, 100, 1);
        while !thought.done() {
            thought.step();
        }
        println!(
            "  second thought with 100 games {:.1?}: {:?}",
            start.elapsed(),
            thought.warning().map(|it| it.severity)
        );
        let start = Instant::now();
        let mut job = Evaluation::new(&view, None, 200, 1);
        while !job.done() {
            job.step();
        }
        println!("  evaluation with 200 games {:.1?}: {:?}", start.elapsed(), job.answer().seats);
    }
    Ok(())
}
