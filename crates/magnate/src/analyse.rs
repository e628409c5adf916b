//! `magnate analyse`

use magnate_analysis::{Estimate, Evaluated, Evaluation, Plan};
use magnate_rules::{Game, Phase, PlayerId, RecordError, Replay, Viewer};

use crate::input::{Source, faulty};
use crate::output::{Out, Result, bad};
use crate::say;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    magnate analyse game-000001.txt --at 120\n  \
    magnate analyse puzzle.json --phase restructuring --chain 0 --games 1000")]
pub struct Args {
    /// A record, or a position as JSON; `-` reads standard input
    file: String,
    /// For a record: after so many actions; at its end unless given
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// For a position: the phase, or step of the working day, it is in
    #[arg(long, value_name = "PHASE")]
    phase: Option<Phase>,
    /// Whose plans; whoever is awaited first unless given
    #[arg(long, value_name = "N")]
    chain: Option<u8>,
    /// Use only what this chain can see
    #[arg(long, requires = "chain")]
    own_view: bool,
    /// Games played on
    #[arg(long, value_name = "G", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// The same seed gives the same answer
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut Out) -> Result {
    let game = read(args)?;
    let chain = args.chain.map(PlayerId);
    if let Some(chain) = chain
        && chain.index() >= game.chains().len()
    {
        return Err(bad(format!("--chain {chain}: there is no such chain in this game")));
    }
    let viewer = match chain {
        Some(chain) if args.own_view => Viewer::Player(chain),
        _ => Viewer::Reviewer,
    };
    let mut job = Evaluation::new(&game.view(viewer), chain, args.games, args.seed);
    while !job.done() {
        job.step();
    }
    let answer = job.answer();
    if args.json { out.json(&answer) } else { tell(&game, &answer, out) }
}

/// The game as it stands at the moment asked for.
fn read(args: &Args) -> Result<Game> {
    let source = Source::read(&args.file)?;
    if source.text.trim_start().starts_with('{') {
        let position = magnate_rules::Position::from_json(&source.text);
        let game = position.and_then(|position| position.game());
        let game = game.map_err(|faults| faulty(&source.name, &faults))?;
        return Ok(match args.phase {
            Some(phase) => game.at_phase(phase, args.chain.map(PlayerId)).0,
            None => game,
        });
    }
    let broken = |error: RecordError| source.bad(error);
    let (record, at) = source.record(args.at)?;
    let mut replay = Replay::new(&record).map_err(broken)?;
    while replay.played() < at && replay.step().map_err(broken)?.is_some() {}
    Ok(replay.game().clone())
}

pub fn percent(chance: Estimate) -> String {
    format!("{:.0}% ({:.0}-{:.0})", 100.0 * chance.mean, 100.0 * chance.low, 100.0 * chance.high)
}

pub fn dollars(amount: Estimate) -> String {
    let money = |amount: f64| say::money(amount as i32);
    format!("{} ({} to {})", money(amount.mean), money(amount.low), money(amount.high))
}

/// What speaks for a plan, as data: the words are the browser's.
pub fn reasons(plan: &Plan) -> Vec<String> {
    plan.reasons.iter().filter_map(|reason| serde_json::to_string(reason).ok()).collect()
}

fn tell(game: &Game, answer: &Evaluated, out: &mut Out) -> Result {
    out.say(format!("Round {}, {}", game.round(), say::decision(game.decision())))?;
    out.head(format!("Prospects ({} games played on)", answer.games))?;
    let row = |seat: &magnate_analysis::SeatEstimate| {
        vec![format!("chain {}", seat.chain), percent(seat.chance), dollars(seat.margin), dollars(seat.cash)]
    };
    let rows: Vec<Vec<String>> = answer.seats.iter().map(row).collect();
    out.table(&["chain", "wins", "ahead of the best other", "cash at the end"], &rows)?;
    let Some(player) = answer.player.filter(|_| !answer.plans.is_empty()) else { return Ok(()) };
    out.head(format!("Plans of chain {player}"))?;
    for plan in &answer.plans {
        let actions: Vec<String> = plan.actions.iter().map(ToString::to_string).collect();
        out.say(format!("  {}, {}: {}", percent(plan.chance), dollars(plan.margin), actions.join("; ")))?;
        reasons(plan).into_iter().try_for_each(|reason| out.say(format!("      {reason}")))?;
    }
    Ok(())
}
