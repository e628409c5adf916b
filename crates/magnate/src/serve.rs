//! `magnate serve`, `magnate backup` and `magnate restore`: the game server.

use std::path::PathBuf;

use magnate_server::{Client, ClientFile, ServerConfig};

use crate::output::Result;

#[derive(clap::Args)]
#[command(after_help = "Example: magnate serve --listen 127.0.0.1:8000 --data-dir ~/magnate\n\n\
    Every flag can be given as an environment variable instead; see docs/operations.md.")]
pub struct Args {
    #[command(flatten)]
    config: ServerConfig,
}

#[derive(clap::Args)]
#[command(after_help = "Example: magnate backup --data-dir magnate-data magnate-2026-11-15.sqlite3")]
pub struct BackupArgs {
    /// The copy; must not exist yet
    to: PathBuf,
    /// Where the embedded database lives
    #[arg(long, env = "MAGNATE_DATA_DIR", default_value = "magnate-data", value_name = "DIR")]
    data_dir: PathBuf,
}

#[derive(clap::Args)]
#[command(after_help = "Example: magnate restore --data-dir magnate-data magnate-2026-11-15.sqlite3\n\n\
    Stop the server first. What was there is kept beside the database.")]
pub struct RestoreArgs {
    /// The copy, as `magnate backup` made it; it stays as it is
    from: PathBuf,
    /// Where the embedded database lives
    #[arg(long, env = "MAGNATE_DATA_DIR", default_value = "magnate-data", value_name = "DIR")]
    data_dir: PathBuf,
}

impl Args {
    /// Settings from the environment alone: `magnate` without a command.
    pub fn parse_from_environment() -> Self {
        #[derive(clap::Parser)]
        struct Alone {
            #[command(flatten)]
            args: Args,
        }
        <Alone as clap::Parser>::parse_from(["magnate"]).args
    }
}

pub fn runtime() -> Result<tokio::runtime::Runtime> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

/// The embedded browser client, for the server.
fn client_file(path: &str) -> Option<ClientFile> {
    let index = magnate_web::FILES.binary_search_by_key(&path, |file| file.path).ok()?;
    let magnate_web::File { path, tag, plain, brotli, gzip } = magnate_web::FILES[index];
    Some(ClientFile { path, tag, plain, brotli, gzip })
}

pub fn run(args: Args) -> Result {
    let config = ServerConfig { client: Client::new(client_file), office: true, ..args.config };
    runtime()?.block_on(magnate_server::serve(config))
}

pub fn backup(args: &BackupArgs) -> Result {
    let from = args.data_dir.join("magnate.sqlite3");
    runtime()?.block_on(magnate_server::backup(&from, &args.to))?;
    println!("Copied to {}.", args.to.display());
    Ok(())
}

pub fn restore(args: &RestoreArgs) -> Result {
    let before = runtime()?.block_on(magnate_server::restore(&args.from, &args.data_dir))?;
    println!("Restored from {}.", args.from.display());
    if let Some(before) = before {
        println!("What was there is now {}.", before.display());
    }
    Ok(())
}
