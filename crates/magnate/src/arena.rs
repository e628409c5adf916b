//! `magnate arena`

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use indicatif::{ProgressBar, ProgressStyle};
use magnate_bots::arena::{Ledger, Report, SoloResult, Tournament, Trouble};
use magnate_bots::{Budget, Entrant};
use magnate_rules::{Solo, SoloSwitch};

use crate::options::{GameOptions, switches};
use crate::output::{Out, Result, bad};
use crate::simulate::make_folder;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    magnate arena --bots manager,trainee --players 2 --games 200\n  \
    magnate arena --bots magnate,manager,manager --players 3 --games 100 --budget 1s --html report.html\n  \
    magnate arena --bots \"cmd:python3 examples/bot.py\",trainee --players 2 --games 20\n  \
    magnate arena --bots magnate@400n,manager,trainee,random --players 4 --games 500 --check\n  \
    magnate arena --bots manager --chain --each-difficulty --games 100\n  \
    magnate arena --bots magnate,manager --players 2 --games 1000 --budget 1s --resume night.jsonl\n\n\
    Every map is played from every seat. With more bots than seats all combinations meet; with fewer, the last one\n\
    fills the seats. With a budget in nodes (400n) the same seed gives the same games; with one in time (200ms) only\n\
    as far as the machine is equally quick.")]
pub struct Args {
    /// Who plays: random, trainee, assistant, supervisor, deputy, manager, director, magnate, or a character
    /// (docs/bots.md), each with its own budget if you like (magnate@500ms), or another program
    /// (cmd:python3 examples/bot.py)
    #[arg(long, value_name = "BOT,...", value_delimiter = ',', required = true)]
    bots: Vec<Entrant>,
    #[command(flatten)]
    game: GameOptions,
    /// How many games
    #[arg(long, value_name = "G", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// The seed everything random comes from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How long bots may think about a decision: 200ms, 1s, or 400n for so many simulated games
    #[arg(long, value_name = "BUDGET", default_value = "1s")]
    budget: Budget,
    /// Give a game up after so many rounds
    #[arg(long, value_name = "R", default_value_t = 30, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    max_rounds: u16,
    /// Check every state against the promises of the rules, and every record by replaying it. Broken promises and
    /// moves that had to be played for a bot make the command fail
    #[arg(long)]
    check: bool,
    /// Games at the same time; one on each core unless given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Against The Chain: the plain game, every difficulty switch alone, and all of them together
    #[arg(long, requires = "chain", conflicts_with_all = ["difficulty", "players"])]
    each_difficulty: bool,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Write the report as a page with charts
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Write the record of every game into this directory, which must be new or empty
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Store every game here as it ends, and do not play again what is stored already: a tournament that was stopped goes
    /// on, and one with more games goes further. A file, or a directory for `games.jsonl`
    #[arg(long, value_name = "FILE", conflicts_with = "chain")]
    resume: Option<PathBuf>,
}

pub fn run(args: &Args, out: &mut Out) -> Result {
    if let Some(folder) = &args.records {
        match args.resume {
            // Records of games that were played before the stop are there.
            Some(_) => {
                fs::create_dir_all(folder)
                    .with_context(|| format!("{}: cannot be made", folder.display()))?;
            }
            None => make_folder(folder)?,
        }
    }
    let mut tournament =
        Tournament::new(args.bots.clone(), args.game.players(), args.games as usize, args.seed);
    tournament.config = args.game.config();
    tournament.budget = args.budget;
    tournament.max_rounds = args.max_rounds;
    tournament.conformance = args.check;
    tournament.records.clone_from(&args.records);
    tournament.jobs = args.jobs.unwrap_or(0).into();

    if args.game.chain {
        return run_solo(args, &tournament, out);
    }
    let progress = if args.json { ProgressBar::hidden() } else { ProgressBar::new(args.games.into()) };
    let style = "{bar:40.red/dim} {human_pos}/{human_len} games, {elapsed}, {eta} to go";
    progress.set_style(ProgressStyle::with_template(style)?);
    let report = match &args.resume {
        None => tournament.run(|_| progress.inc(1)),
        Some(path) => {
            ledger(path, &tournament).and_then(|ledger| tournament.resume(&ledger, |_| progress.inc(1)))
        }
    };
    let report = report.map_err(|trouble| bad(trouble.to_string()))?;
    progress.finish_and_clear();

    if let Some(file) = &args.html {
        let page = report.to_html(args.records.as_deref().map(|folder| way(file, folder)).as_deref());
        fs::write(file, page).with_context(|| format!("{}: cannot be written", file.display()))?;
    }
    if args.json {
        out.json(&report)?;
    } else {
        out.text(&report.to_text())?;
    }
    if args.check { verdict(&report) } else { Ok(()) }
}

/// The ledger in a file, or in a directory.
fn ledger(path: &Path, tournament: &Tournament) -> std::result::Result<Ledger, Trouble> {
    let folder = path.is_dir() || path.to_string_lossy().ends_with('/');
    let file = if folder { path.join("games.jsonl") } else { path.to_path_buf() };
    if let Some(parent) = file.parent() {
        fs::create_dir_all(parent).map_err(|error| Trouble(format!("{}: {error}", parent.display())))?;
    }
    Ledger::open(&file, tournament)
}

/// Every bot against The Chain.
fn run_solo(args: &Args, tournament: &Tournament, out: &mut Out) -> Result {
    if args.html.is_some() {
        return Err(bad("--html: games against The Chain have no page; use --json"));
    }
    let difficulties =
        if args.each_difficulty { each_difficulty() } else { vec![switches(&args.game.difficulty)] };
    let games = args.bots.len() as u64 * difficulties.len() as u64 * u64::from(args.games);
    let progress = if args.json { ProgressBar::hidden() } else { ProgressBar::new(games) };
    let style = "{bar:40.red/dim} {human_pos}/{human_len} games, {elapsed}, {eta} to go";
    progress.set_style(ProgressStyle::with_template(style)?);
    let report = tournament
        .run_solo(&difficulties, |_| progress.inc(1))
        .map_err(|trouble| bad(trouble.to_string()))?;
    progress.finish_and_clear();
    if args.json {
        out.json(&report)?;
    } else {
        out.text(&report.to_text())?;
    }
    let sum = |value: fn(&SoloResult) -> usize| report.results.iter().map(value).sum::<usize>();
    let (violations, fallbacks) = (sum(|result| result.violations), sum(|result| result.fallbacks));
    if args.check && violations + fallbacks > 0 {
        anyhow::bail!(
            "the check failed: {violations} broken promises of the rules, {fallbacks} safe moves played for bots"
        );
    }
    Ok(())
}

/// No switch, each difficulty rule alone, and all of them.
fn each_difficulty() -> Vec<Solo> {
    let hard: Vec<SoloSwitch> = SoloSwitch::ALL.into_iter().filter(|switch| switch.is_harder()).collect();
    let mut all = vec![Solo::default()];
    all.extend(hard.iter().map(|switch| Solo::from_iter([*switch])));
    all.push(hard.into_iter().collect());
    all
}

/// How a page names a folder: relative to itself where that is easy to say.
fn way(page: &Path, folder: &Path) -> String {
    let beside = page.parent().and_then(|parent| folder.strip_prefix(parent).ok());
    match (beside, fs::canonicalize(folder)) {
        (Some(beside), _) if folder.is_relative() || page.is_absolute() => beside.display().to_string(),
        (_, Ok(full)) => format!("file://{}", full.display()),
        _ => folder.display().to_string(),
    }
}

fn verdict(report: &Report) -> Result {
    let violations = report.violations.unwrap_or(0);
    if violations + report.fallbacks == 0 {
        return Ok(());
    }
    let fallbacks = report.fallbacks;
    anyhow::bail!(
        "the check failed: {violations} broken promises of the rules, {fallbacks} safe moves played for bots"
    )
}
