//! Drives the real server over real sockets, on this machine only: how much it carries, whether it keeps what it has
//! confirmed when it is killed, whether a club of honest people meets a limit, and what somebody notices of a siege.
//! `cargo xtask load`, `crash`, `club` and `siege` build and run it.

mod choose;
mod client;
mod club;
mod crash;
mod idle;
mod ledger;
mod load;
mod notices;
mod numbers;
mod play;
mod postgres;
mod server;
mod siege;
mod stats;
mod tables;
mod told;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "magnate-load", about = "Drive the real server over real sockets")]
struct Cli {
    /// The server's program
    #[arg(long, value_name = "FILE")]
    server: PathBuf,
    /// Where to keep databases meanwhile; on a real disk, or the numbers mean nothing
    #[arg(long, value_name = "DIR")]
    scratch: PathBuf,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Scripted players at many tables; or connections that do nothing
    Load(load::Args),
    /// Kill the server while it is used, and compare what it kept with what it had confirmed
    Crash(crash::Args),
    /// Thirty honest people behind one address, who must not meet a single limit
    Club(club::Args),
    /// Somebody who means harm, and what somebody else notices of it
    Siege(siege::Args),
}

#[tokio::main]
async fn main() -> ExitCode {
    let cli = Cli::parse();
    let place = server::Place { program: cli.server, scratch: cli.scratch };
    let done = match cli.command {
        Command::Load(args) => match args.idle {
            Some(connections) => idle::run(&place, &args, connections).await,
            None => load::run(&place, &args).await,
        },
        Command::Crash(args) => crash::run(&place, &args).await,
        Command::Club(args) => club::run(&place, &args).await,
        Command::Siege(args) => siege::run(&place, &args).await,
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
