//! `magnate review`

use magnate_analysis::{Effort, Review, Reviewed};

use crate::analyse::{dollars, percent, reasons};
use crate::input::Source;
use crate::output::{Out, Result};
use crate::say;

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  magnate review game-000001.txt\n  magnate review game-000001.txt --json > review.json"
)]
pub struct Args {
    /// The record; `-` reads standard input
    file: String,
    /// The same seed gives the same answer
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut Out) -> Result {
    let source = Source::read(&args.file)?;
    let (record, _) = source.record(None)?;
    let mut job = Review::new(&record, Effort::for_game(&record.config), args.seed)
        .map_err(|error| source.bad(error))?;
    while !job.done() {
        job.step();
    }
    let answer = job.answer();
    if args.json { out.json(&answer) } else { tell(&answer, out) }
}

fn tell(answer: &Reviewed, out: &mut Out) -> Result {
    out.head("Chances to win")?;
    let seats = answer.points.first().map_or(0, |point| point.seats.len());
    let chains: Vec<String> = (0..seats).map(|chain| format!("chain {chain}")).collect();
    let mut heads = vec!["action", "round", "stage"];
    heads.extend(chains.iter().map(String::as_str));
    let row = |point: &magnate_analysis::Point| {
        let stage = match point.turn {
            Some(chain) => format!("turn of chain {chain}"),
            None => say::words(point.moment.stage.name()),
        };
        let mut row = vec![point.moment.at.to_string(), point.moment.round.to_string(), stage];
        row.extend(point.seats.iter().map(|seat| format!("{:.0}%", 100.0 * seat.chance.mean)));
        row
    };
    out.table(&heads, &answer.points.iter().map(row).collect::<Vec<_>>())?;

    out.head(format!("Costly decisions ({} examined)", answer.examined))?;
    for mistake in &answer.mistakes {
        let better = mistake.better.actions.first().map(ToString::to_string).unwrap_or_default();
        out.say(format!(
            "  action {}, round {}, chain {}: {} instead of {better}",
            mistake.moment.at, mistake.moment.round, mistake.chain, mistake.action
        ))?;
        let (chance, margin) = (percent(mistake.loss.chance), dollars(mistake.loss.margin));
        out.say(format!("      costs {chance} to win and {margin}"))?;
        reasons(&mistake.better).into_iter().try_for_each(|reason| out.say(format!("      + {reason}")))?;
        reasons(&mistake.played).into_iter().try_for_each(|reason| out.say(format!("      - {reason}")))?;
    }
    out.head("Turning points")?;
    for point in &answer.turning_points {
        let cause = serde_json::to_string(&point.cause)?;
        out.say(format!(
            "  actions {} to {}, round {}: chain {} from {:.0}% to {:.0}% {cause}",
            point.moment.at,
            point.until,
            point.moment.round,
            point.chain,
            100.0 * point.before,
            100.0 * point.after
        ))?;
    }
    Ok(())
}
