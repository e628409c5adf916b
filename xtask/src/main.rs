//! What people do to the project: `cargo xtask test` and the commands it is made of.

mod bench;
mod club;
mod crash;
mod duel;
mod files;
mod fuzz;
mod licences;
mod links;
mod load;
mod package;
mod process;
mod rules;
mod rust_tests;
mod screenshots;
mod setup;
mod siege;
mod test;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "xtask", bin_name = "cargo xtask", about = "What people do to the project")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run every check, in order
    Test(test::Args),
    /// Check that every rule has a test named after it
    Rules(rules::Args),
    /// Fuzz the rules crate
    Fuzz(fuzz::Args),
    /// Measure speed
    Bench(bench::Args),
    /// Measure how much the server carries
    Load(load::Args),
    /// Kill the server while it is used, and compare
    Crash(crash::Args),
    /// Let bots of this tree play against those of an earlier commit
    Duel(duel::Args),
    /// Let an honest club of thirty play on the server, as delivered
    Club(club::Args),
    /// Attack the server, and measure what somebody else notices
    Siege(siege::Args),
    /// Make a Debian package of the server
    Package(package::Args),
    /// Take pictures of every screen of the browser client
    Screenshots,
    /// Install the optional tools
    Setup,
}

fn main() -> ExitCode {
    let root = files::root();
    let done = match Cli::parse().command {
        Command::Test(args) => test::run(&root, &args),
        Command::Rules(args) => rules::run(&root, &args),
        Command::Fuzz(args) => fuzz::run(&root, &args),
        Command::Bench(args) => bench::run(&root, &args),
        Command::Load(args) => load::run(&root, &args),
        Command::Crash(args) => crash::run(&root, &args),
        Command::Duel(args) => duel::run(&root, &args),
        Command::Club(args) => club::run(&root, &args),
        Command::Siege(args) => siege::run(&root, &args),
        Command::Package(args) => package::run(&root, &args),
        Command::Screenshots => screenshots::run(&root),
        Command::Setup => setup::run(&root),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
