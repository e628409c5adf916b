//! `magnate completions`

use clap::CommandFactory as _;
use clap_complete::Shell;

use crate::output::{Out, Result};

#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  magnate completions bash > ~/.local/share/bash-completion/completions/magnate"
)]
pub struct Args {
    /// The shell
    shell: Shell,
}

pub fn run(args: &Args, out: &mut Out) -> Result {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut crate::Cli::command(), "magnate", &mut script);
    out.text(&String::from_utf8_lossy(&script))
}
