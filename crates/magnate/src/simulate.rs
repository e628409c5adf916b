//! `magnate simulate`

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context as _, anyhow};
use indicatif::{ProgressBar, ProgressStyle};
use magnate_rules::{Action, Config, FastDice, Game, MAX_PLAYERS, Record};
use rayon::prelude::*;
use serde::Serialize;

use crate::input::reason;
use crate::options::GameOptions;
use crate::output::{Out, Result, bad};

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    magnate simulate --players 3 --games 1000 --seed 7\n  \
    magnate simulate --players 4 --games 100 --intro=second --out records/\n  \
    magnate simulate --chain --difficulty hard_choices,warm_always --games 1000\n\n\
    The same seed gives the same games, and the same digest, on any number of threads.")]
pub struct Args {
    #[command(flatten)]
    game: GameOptions,
    /// How many games
    #[arg(long, value_name = "G", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// The seed everything random comes from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Threads to play on; all cores unless given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Give a game up after so many rounds
    #[arg(long, value_name = "R", default_value_t = 100, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    max_rounds: u16,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Write the record of every game into this directory, which must be new or empty
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// How one game went.
struct Outcome {
    steps: u64,
    rounds: u16,
    cash: [i32; MAX_PLAYERS],
    /// Seat and starting place of the winner.
    winner: Option<(usize, usize)>,
    digest: u64,
}

/// How all of them went.
#[derive(Serialize)]
struct Summary {
    players: u8,
    games: u64,
    seed: u64,
    threads: usize,
    steps: u64,
    seconds: f64,
    steps_per_second: f64,
    games_per_second: f64,
    mean_rounds: f64,
    finished: f64,
    mean_cash: f64,
    mean_cash_by_seat: Vec<f64>,
    winner_mean_cash: Option<f64>,
    wins_by_seat: Vec<f64>,
    wins_by_starting_place: Vec<f64>,
    digest: String,
}

pub fn run(args: &Args, out: &mut Out) -> Result {
    let config = args.game.config();
    config.check().map_err(|error| bad(error.to_string()))?;
    if let Some(folder) = &args.out {
        make_folder(folder)?;
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0).into()).build()?;
    let progress = if args.json { ProgressBar::hidden() } else { ProgressBar::new(args.games) };
    let style = "{bar:40.red/dim} {human_pos}/{human_len} games, {per_sec}, {eta} to go";
    progress.set_style(ProgressStyle::with_template(style)?);

    let start = Instant::now();
    let play_all = || -> Result<Vec<Outcome>> {
        (0..args.games)
            .into_par_iter()
            .map_init(Vec::new, |buffer, index| {
                let outcome = play(args, config, index, buffer);
                progress.inc(1);
                outcome
            })
            .collect()
    };
    let outcomes = pool.install(play_all)?;
    let time = start.elapsed();
    progress.finish_and_clear();

    let summary = sum_up(args, pool.current_num_threads(), time, &outcomes);
    if args.json { out.json(&summary) } else { print(&summary, args.max_rounds, out) }
}

/// Refuses a directory in which something could be overwritten.
pub fn make_folder(folder: &Path) -> Result {
    let name = folder.display();
    match fs::read_dir(folder).map(|mut entries| entries.next().is_none()) {
        Ok(true) => Ok(()),
        Ok(false) => Err(bad(format!("{name}: this directory is not empty; give a new one for the records"))),
        Err(_) if fs::symlink_metadata(folder).is_ok() => {
            Err(bad(format!("{name}: this is not a directory")))
        }
        Err(_) => fs::create_dir_all(folder)
            .map_err(|error| bad(format!("{name}: cannot be made: {}", reason(&error)))),
    }
}

/// A seed for each game (`SplitMix64` of the two numbers), whoever plays it.
fn game_seed(seed: u64, index: u64) -> u64 {
    [seed, index].into_iter().fold(0x6d61_676e_6174_6521, |state: u64, word| {
        let mut z = (state ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    })
}

fn play(args: &Args, config: Config, index: u64, buffer: &mut Vec<Action>) -> Result<Outcome> {
    let seed = game_seed(args.seed, index);
    let mut game = Game::new(&config, seed)?;
    let start_order = game.order().to_vec();
    let mut record = args.out.as_ref().map(|_| Record::new(&game, Some(seed)));
    let mut dice = FastDice::new(!seed);
    let (mut steps, mut round) = (0, game.round());
    while !game.is_over() && game.round() <= args.max_rounds {
        let action =
            game.decision().awaited.first().and_then(|player| {
                game.random_action(player, &mut dice, buffer).map(|action| (player, action))
            });
        let (player, action) =
            action.ok_or_else(|| anyhow!("game {index} (seed {seed}) got stuck: nothing is legal"))?;
        game.play(player, &action)
            .with_context(|| format!("game {index} (seed {seed}) refused \"{player} {action}\""))?;
        steps += 1;
        if let Some(record) = &mut record {
            record.push(player, action);
            if game.round() != round && !game.is_over() {
                round = game.round();
                record.seal(&game);
            }
        }
    }
    if let (Some(folder), Some(mut record)) = (&args.out, record) {
        record.seal(&game);
        let path = folder.join(format!("game-{index:06}.txt"));
        fs::write(&path, record.to_string())
            .with_context(|| format!("{}: cannot be written", path.display()))?;
    }
    let mut cash = [0; MAX_PLAYERS];
    for (cash, chain) in cash.iter_mut().zip(game.chains()) {
        *cash = chain.cash();
    }
    let winner = game.outcome().and_then(|standings| standings.first().map(|standing| standing.chain));
    let winner = winner
        .and_then(|winner| Some((winner.index(), start_order.iter().position(|player| *player == winner)?)));
    Ok(Outcome { steps, rounds: game.round().min(args.max_rounds), cash, winner, digest: game.digest() })
}

fn sum_up(args: &Args, threads: usize, time: Duration, outcomes: &[Outcome]) -> Summary {
    let games = outcomes.len() as f64;
    let seats = || 0..usize::from(args.game.players());
    let mean = |value: &dyn Fn(&Outcome) -> f64| outcomes.iter().map(value).sum::<f64>() / games;
    let winners: Vec<(usize, usize, i32)> = outcomes
        .iter()
        .filter_map(|outcome| outcome.winner.map(|(seat, place)| (seat, place, outcome.cash[seat])))
        .collect();
    let won = winners.len() as f64;
    let share = |count: usize| {
        if winners.is_empty() { 0.0 } else { count as f64 / won }
    };
    let mean_cash_by_seat: Vec<f64> =
        seats().map(|seat| mean(&|outcome| f64::from(outcome.cash[seat]))).collect();
    let steps: u64 = outcomes.iter().map(|outcome| outcome.steps).sum();
    let seconds = time.as_secs_f64();
    // FNV-1a over the final states in order.
    let digest = outcomes
        .iter()
        .flat_map(|outcome| outcome.digest.to_le_bytes())
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    Summary {
        players: args.game.players(),
        games: args.games,
        seed: args.seed,
        threads,
        steps,
        seconds,
        steps_per_second: steps as f64 / seconds,
        games_per_second: games / seconds,
        mean_rounds: mean(&|outcome| f64::from(outcome.rounds)),
        finished: mean(&|outcome| f64::from(u8::from(outcome.winner.is_some()))),
        mean_cash: mean_cash_by_seat.iter().sum::<f64>() / mean_cash_by_seat.len() as f64,
        mean_cash_by_seat,
        winner_mean_cash: (!winners.is_empty())
            .then(|| winners.iter().map(|(.., cash)| f64::from(*cash)).sum::<f64>() / won),
        wins_by_seat: seats()
            .map(|seat| share(winners.iter().filter(|winner| winner.0 == seat).count()))
            .collect(),
        wins_by_starting_place: seats()
            .map(|place| share(winners.iter().filter(|winner| winner.1 == place).count()))
            .collect(),
        digest: format!("{digest:016x}"),
    }
}

fn print(summary: &Summary, max_rounds: u16, out: &mut Out) -> Result {
    let percent = |share: f64| format!("{:.1}%", share * 100.0);
    let winner = summary.winner_mean_cash.map_or_else(|| "nobody won".into(), |cash| format!("${cash:.0}"));
    let plural = if summary.threads == 1 { "" } else { "s" };
    let mut line = |what: &str, value: String| out.say(format!("{what:<22}{value}"));
    line("games", format!("{} with {} players, seed {}", summary.games, summary.players, summary.seed))?;
    line(
        "steps",
        format!("{} in {:.2} s on {} thread{}", summary.steps, summary.seconds, summary.threads, plural),
    )?;
    line("steps per second", format!("{:.0}", summary.steps_per_second))?;
    line("games per second", format!("{:.1}", summary.games_per_second))?;
    line("rounds", format!("{:.1} on average", summary.mean_rounds))?;
    line("finished", format!("{} within {max_rounds} rounds", percent(summary.finished)))?;
    line("cash at the end", format!("${:.0} on average", summary.mean_cash))?;
    line("winner's cash", winner)?;
    line("digest", summary.digest.clone())?;
    out.text("\n")?;
    let seats =
        summary.mean_cash_by_seat.iter().zip(&summary.wins_by_seat).zip(&summary.wins_by_starting_place);
    let rows: Vec<Vec<String>> = seats
        .enumerate()
        .map(|(seat, ((cash, wins), place))| {
            vec![
                seat.to_string(),
                format!("${cash:.0}"),
                percent(*wins),
                (seat + 1).to_string(),
                percent(*place),
            ]
        })
        .collect();
    out.table(&["seat", "cash", "wins", "starting place", "wins"], &rows)
}
