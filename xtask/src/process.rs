//! Running other programs.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

/// Where the output of a program goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Output {
    /// To the terminal, as it comes.
    Stream,
    /// Into [`Ran::output`], to be shown if it is needed.
    Capture,
}

/// What became of a program.
pub struct Ran {
    pub success: bool,
    /// What it printed, if that was captured.
    pub output: String,
}

/// `cargo` with these arguments, at the root of the repository.
///
/// The name is looked up on the path and not taken from the variable `CARGO`: that one names the cargo of a
/// single toolchain, which does not understand `+nightly`.
pub fn cargo(root: &Path, args: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.args(args).current_dir(root);
    command
}

/// Runs a program to its end. An error means that it could not be started.
pub fn run(command: &mut Command, output: Output) -> Result<Ran> {
    let name = command.get_program().to_string_lossy().into_owned();
    let context = || format!("cannot run {name}");
    command.stdin(Stdio::null());
    match output {
        Output::Stream => {
            let status = command.status().with_context(context)?;
            Ok(Ran { success: status.success(), output: String::new() })
        }
        Output::Capture => {
            let done = command.output().with_context(context)?;
            let mut text = String::from_utf8_lossy(&done.stdout).into_owned();
            text.push_str(&String::from_utf8_lossy(&done.stderr));
            Ok(Ran { success: done.status.success(), output: text })
        }
    }
}

/// Whether a program starts and succeeds with these arguments; used to ask for its version.
pub fn works(program: &str, args: &[&str]) -> bool {
    run(Command::new(program).args(args), Output::Capture).is_ok_and(|ran| ran.success)
}

/// Whether `cargo NAME` exists.
pub fn has_cargo_command(name: &str) -> bool {
    works("cargo", &[name, "--version"])
}
