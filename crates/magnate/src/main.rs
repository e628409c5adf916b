//! The command line of Magnate. Each command is a module; none of them knows a rule of the game.

mod admin;
mod analyse;
mod arena;
mod bench;
mod completions;
mod draw;
mod explain;
mod input;
mod map;
mod modules;
mod options;
mod output;
mod paint;
mod position;
mod puzzles;
mod replay;
mod review;
mod say;
mod serve;
mod simulate;
mod state;
mod the_chain;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use output::{Out, Result};
use paint::Colour;

/// Gives memory back to the system when a flood is over, which the system's own allocator does not; a thread of its own sees
/// to it, so that it happens although nobody asks for memory any more.
#[cfg(not(target_env = "msvc"))]
#[global_allocator]
static MEMORY: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// Magnate: an unofficial implementation of the board game Food Chain Magnate
#[derive(Parser)]
#[command(
    version,
    after_help = "Start with a map and a few thousand random games:\n  \
        magnate map --players 3 --seed 42\n  \
        magnate simulate --players 3 --games 1000 --seed 42\n\n\
        Exit codes: 0 all went well, 2 the flags or a file cannot be used, 1 anything else."
)]
struct Cli {
    /// Colours in what is printed for people; `auto` leaves them out in files, pipes and with `NO_COLOR`
    #[arg(long, global = true, value_enum, default_value_t = Colour::Auto, value_name = "WHEN", display_order = 100)]
    color: Colour,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the game to browsers (also without any command)
    Serve(Box<serve::Args>),
    /// Copy the embedded database while a server uses it
    Backup(serve::BackupArgs),
    /// Put a copy in the place of the embedded database, while no server uses it
    Restore(serve::RestoreArgs),
    /// Look after a server: people, tables, bans, passwords, a message to everybody
    Admin(Box<admin::Args>),
    /// Play games at random and sum them up
    Simulate(simulate::Args),
    /// Let bots play against each other and measure them
    Arena(Box<arena::Args>),
    /// Draw a map
    Map(map::Args),
    /// List expansion modules, what they add, and suggested sets of them
    Modules(modules::Args),
    /// Play a game record again and check it
    Replay(replay::Args),
    /// Answer questions about a position written down as JSON
    #[command(subcommand)]
    Position(position::Command),
    /// Say what a position, or a moment of a recorded game, is worth to everybody, and what to do in it
    Analyse(analyse::Args),
    /// Ask bots what they think of a decision in a recorded game
    Explain(explain::Args),
    /// Look back at a recorded game: chances over time, costly decisions, turning points
    Review(review::Args),
    /// Make puzzles from games of bots, or solve them all again
    #[command(subcommand)]
    Puzzles(puzzles::Command),
    /// Measure how fast the rules are on this machine
    Bench(bench::Args),
    /// Print a completion script for a shell
    Completions(completions::Args),
}

fn run(cli: Cli) -> Result {
    // The server writes for itself, from many threads: it must not find standard output locked.
    let command = match cli.command {
        None => return serve::run(serve::Args::parse_from_environment()),
        Some(Command::Serve(args)) => return serve::run(*args),
        Some(Command::Backup(args)) => return serve::backup(&args),
        Some(Command::Restore(args)) => return serve::restore(&args),
        Some(command) => command,
    };
    let mut out = Out::new(cli.color);
    match command {
        Command::Simulate(args) => simulate::run(&args, &mut out)?,
        Command::Arena(args) => arena::run(&args, &mut out)?,
        Command::Map(args) => map::run(&args, &mut out)?,
        Command::Modules(args) => modules::run(&args, &mut out)?,
        Command::Replay(args) => replay::run(&args, &mut out)?,
        Command::Position(command) => position::run(&command, &mut out)?,
        Command::Analyse(args) => analyse::run(&args, &mut out)?,
        Command::Explain(args) => explain::run(&args, &mut out)?,
        Command::Review(args) => review::run(&args, &mut out)?,
        Command::Puzzles(command) => puzzles::run(&command, &mut out)?,
        Command::Bench(args) => bench::run(&args, &mut out)?,
        Command::Completions(args) => completions::run(&args, &mut out)?,
        Command::Admin(args) => admin::run(*args, &mut out)?,
        Command::Serve(_) | Command::Backup(_) | Command::Restore(_) => {}
    }
    out.finish()
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => output::fail(&error),
    }
}
