//! `magnate puzzles`

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow};
use indicatif::{ProgressBar, ProgressStyle};
use magnate_puzzles::make::{self, Flaw, Order};
use magnate_puzzles::{Collection, Kind, Puzzle};
use magnate_rules::{Config, Module, ModuleSet};
use rayon::prelude::*;

use crate::input::{Source, reason};
use crate::output::{BadInput, Out, Result, bad};
use crate::simulate::make_folder;

#[derive(clap::Subcommand)]
#[command(after_help = "Examples:\n  \
    magnate puzzles make --count 12 --seed 7 --out /tmp/puzzles\n  \
    magnate puzzles make --count 6 --modules sushi,noodles\n  \
    magnate puzzles check puzzles\n  \
    magnate puzzles grade puzzles\n\n\
    The same seed gives the same puzzles. docs/puzzles.md says what is in a file.")]
pub enum Command {
    /// Let bots play, and keep the moments that make a puzzle
    Make(MakeArgs),
    /// Solve puzzles again by trying every line, and compare with what they say
    Check(CheckArgs),
    /// Measure the puzzles of a directory anew, and write what has changed: bots that play otherwise find others hard
    Grade(GradeArgs),
}

#[derive(clap::Args)]
pub struct MakeArgs {
    /// How many puzzles, of all kinds together
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    count: u32,
    /// The seed everything random comes from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Expansion modules of every game; unless given, of every third game, and then a few
    #[arg(long, value_name = "MODULE,...", value_delimiter = ',')]
    modules: Vec<Module>,
    /// Stop looking after so many games
    #[arg(long, value_name = "G", default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Write a file for each kind and a list of all into this directory, which must be new or empty; unless given, all are
    /// printed as one JSON list
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

#[derive(clap::Args)]
pub struct CheckArgs {
    /// Files with puzzles, or directories of them; `-` is standard input
    #[arg(value_name = "FILES", default_value = "puzzles")]
    files: Vec<String>,
}

#[derive(clap::Args)]
pub struct GradeArgs {
    /// The directory: a file for each kind and the list, as `make` wrote them
    #[arg(value_name = "DIR", default_value = "puzzles")]
    folder: PathBuf,
}

pub fn run(command: &Command, out: &mut Out) -> Result {
    match command {
        Command::Make(args) => make(args, out),
        Command::Check(args) => check(args, out),
        Command::Grade(args) => grade(args, out),
    }
}

fn make(args: &MakeArgs, out: &mut Out) -> Result {
    let modules: ModuleSet = args.modules.iter().copied().collect();
    Config::new(3).with_modules(modules).check().map_err(|error| bad(format!("--modules: {error}")))?;
    if let Some(folder) = &args.out {
        make_folder(folder)?;
    }
    let progress = ProgressBar::new(args.count.into());
    progress.set_style(ProgressStyle::with_template(
        "{bar:40.red/dim} {human_pos}/{human_len} puzzles from {msg} games, {elapsed}",
    )?);
    progress.set_message("0");
    let order = Order {
        count: args.count as usize,
        seed: args.seed,
        modules: (!modules.is_empty()).then_some(modules),
        games: args.games,
    };
    let collection = make::make(&order, |made| {
        progress.set_position(made.chosen as u64);
        progress.set_message(made.games.to_string());
    });
    progress.finish_and_clear();
    match &args.out {
        None => out.json(&collection.puzzles)?,
        Some(folder) => {
            write(&collection, folder)?;
            table(&collection.puzzles, out)?;
        }
    }
    let made = collection.puzzles.len();
    if made < order.count {
        return Err(anyhow!("only {made} of {} puzzles were found in {} games", order.count, args.games));
    }
    Ok(())
}

fn write(collection: &Collection, folder: &Path) -> Result {
    for (name, text) in collection.files() {
        let path = folder.join(name);
        fs::write(&path, text).with_context(|| format!("{}: cannot be written", path.display()))?;
    }
    Ok(())
}

/// How many of each kind and difficulty.
fn table(puzzles: &[Puzzle], out: &mut Out) -> Result {
    let rows: Vec<Vec<String>> = Kind::ALL
        .into_iter()
        .map(|kind| {
            let of_kind = || puzzles.iter().filter(move |puzzle| puzzle.goal.kind() == kind);
            let levels = (1..=5).map(|level| of_kind().filter(|it| it.difficulty == level).count());
            let mut row = vec![kind.to_string(), of_kind().count().to_string()];
            row.extend(levels.map(|count| count.to_string()));
            row
        })
        .collect();
    out.table(&["kind", "puzzles", "1", "2", "3", "4", "5"], &rows)
}

/// Every file with puzzles that is named: the list of a directory is read apart.
fn files(named: &str) -> Result<(Vec<String>, Option<String>)> {
    if named == "-" || !Path::new(named).is_dir() {
        return Ok((vec![named.to_string()], None));
    }
    let entries =
        fs::read_dir(named).map_err(|error| bad(format!("{named}: cannot be read: {}", reason(&error))))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.with_context(|| format!("{named}: cannot be read"))?.path();
        if path.extension().is_some_and(|extension| extension == "json") {
            files.push(path.display().to_string());
        }
    }
    files.sort();
    let index = Path::new(named).join("index.json").display().to_string();
    let has_index = files.contains(&index);
    files.retain(|file| *file != index);
    if files.is_empty() {
        return Err(bad(format!("{named}: there are no puzzles in this directory")));
    }
    Ok((files, has_index.then_some(index)))
}

/// The puzzles of some files, each with the name of its own.
fn read(files: &[String]) -> Result<Vec<(String, Puzzle)>> {
    let mut puzzles = Vec::new();
    for file in files {
        let source = Source::read(file)?;
        let read = Collection::read(&source.text).map_err(|error| source.bad(error))?;
        puzzles.extend(read.into_iter().map(|puzzle| (source.name.clone(), puzzle)));
    }
    Ok(puzzles)
}

/// Does something slow with every puzzle, on all cores.
fn each<T: Send>(
    puzzles: &[(String, Puzzle)],
    work: impl Fn(&Puzzle) -> std::result::Result<T, String> + Sync,
) -> Result<Vec<std::result::Result<T, String>>> {
    let progress = ProgressBar::new(puzzles.len() as u64);
    progress.set_style(ProgressStyle::with_template(
        "{bar:40.red/dim} {human_pos}/{human_len} puzzles, {eta} to go",
    )?);
    let done = puzzles.par_iter().map(|(file, puzzle)| {
        let done = work(puzzle).map_err(|flaw| format!("{file}: {}: {flaw}", puzzle.id));
        progress.inc(1);
        done
    });
    let done = done.collect();
    progress.finish_and_clear();
    Ok(done)
}

/// Names, tasks and positions stay; solution, facts and difficulty are measured. Nothing is written when one is no puzzle.
fn grade(args: &GradeArgs, out: &mut Out) -> Result {
    let folder = args.folder.display().to_string();
    if !args.folder.is_dir() {
        return Err(bad(format!("{folder}: is no directory")));
    }
    let (files, _) = files(&folder)?;
    let puzzles = read(&files)?;
    let measured = each(&puzzles, |puzzle| {
        let measured = make::measure(puzzle).map_err(|error| Flaw::Unplayable(error).to_string())?;
        measured.ok_or_else(|| Flaw::NotRare.to_string())
    })?;
    let faults: Vec<String> = measured.iter().filter_map(|one| one.as_ref().err().cloned()).collect();
    if !faults.is_empty() {
        return Err(BadInput(faults).into());
    }
    let graded: Vec<Puzzle> = measured.into_iter().flatten().collect();
    let changed = graded.iter().zip(&puzzles).filter(|(now, (_, before))| *now != before).count();
    let collection = Collection::new(graded);
    write(&collection, &args.folder)?;
    table(&collection.puzzles, out)?;
    out.say(format!("\n{changed} of {} puzzles have changed.", collection.puzzles.len()))
}

fn check(args: &CheckArgs, out: &mut Out) -> Result {
    let mut puzzles = Vec::new();
    let mut faults = Vec::new();
    for named in &args.files {
        let (files, index) = files(named)?;
        let from = puzzles.len();
        puzzles.extend(read(&files)?);
        if let Some(index) = index {
            let here = puzzles[from..].iter().map(|(_, puzzle)| puzzle.clone()).collect();
            let listed = Source::read(&index)?;
            if Collection::new(here).files().first().is_none_or(|(_, text)| *text != listed.text) {
                faults.push(format!("{index}: is not the list of the puzzles beside it"));
            }
        }
    }
    let checked = each(&puzzles, |puzzle| make::check(puzzle).map_err(|flaw| flaw.to_string()))?;
    faults.extend(checked.into_iter().filter_map(std::result::Result::err));
    if !faults.is_empty() {
        return Err(BadInput(faults).into());
    }
    let puzzles: Vec<Puzzle> = puzzles.into_iter().map(|(_, puzzle)| puzzle).collect();
    table(&puzzles, out)?;
    let tried: u64 = puzzles.iter().map(|puzzle| u64::from(puzzle.facts.states + puzzle.facts.ends)).sum();
    out.say(format!("\nAll {} puzzles are what they say; {tried} states were tried.", puzzles.len()))
}
