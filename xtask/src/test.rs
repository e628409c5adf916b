//! `cargo xtask test`: every check, in order, and a summary.
//!
//! A further step is a function in a file of `test/` and a line in [`steps`].

mod code;
mod drive;
mod fuzzing;
mod licences;
mod machine;
mod package;
mod python;
mod repository;
mod step;
mod web;

use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Result;

pub use step::Outcome;
use step::Step;
pub use web::playwright;

#[derive(clap::Args)]
pub struct Args {
    /// Leave out what takes long: the fuzzing
    #[arg(long)]
    quick: bool,
}

/// The steps, in the order they run.
fn steps(quick: bool) -> Vec<Step> {
    vec![
        Step::quiet("machine", machine::machine),
        Step::quiet("format", code::format),
        Step::quiet("clippy", code::clippy),
        Step::streaming("tests", code::tests),
        Step::quiet("web check", web::check),
        Step::quiet("web tests", web::unit),
        Step::quiet("web size", web::size),
        if quick { Step::quiet("browser", web::left_out) } else { Step::quiet("browser", web::browser) },
        Step::quiet("python", python::python),
        Step::quiet("rules", repository::rules),
        Step::quiet("docs links", repository::links),
        if quick { Step::quiet("fuzz", fuzzing::left_out) } else { Step::quiet("fuzz", fuzzing::fuzz) },
        Step::quiet("crash", drive::crash),
        Step::quiet("club", drive::club),
        Step::quiet("siege", drive::siege),
        Step::quiet("package", package::package),
        Step::quiet("cargo doc", code::documentation),
        Step::quiet("licences", licences::licences),
    ]
}

pub fn run(root: &Path, args: &Args) -> Result<bool> {
    let (mut passed, mut failed, mut left_out) = (0, Vec::new(), Vec::new());
    for step in steps(args.quick) {
        announce(&step)?;
        let start = Instant::now();
        // A step that cannot even run has failed; the others still run.
        let outcome = (step.run)(root).unwrap_or_else(|error| Outcome::Failed(format!("{error:#}")));
        println!("{}", line(&step, &outcome, start.elapsed()));
        match outcome {
            Outcome::Passed(_) => passed += 1,
            Outcome::Partly(_, without) => {
                passed += 1;
                left_out.push((step.name, without));
            }
            Outcome::Skipped(why) => left_out.push((step.name, why)),
            Outcome::Failed(output) => {
                if !output.trim().is_empty() {
                    println!("{}\n", output.trim_end());
                }
                failed.push((step.name, output));
            }
        }
    }
    println!();
    // What failed first is far up by now: its last lines again, where one looks.
    for (name, output) in &failed {
        println!("{name} failed{}\n", ending(output));
    }
    if !left_out.is_empty() {
        println!("left out:");
        for (name, what) in &left_out {
            println!("  {name}: {what}");
        }
    }
    if !failed.is_empty() {
        let names: Vec<&str> = failed.iter().map(|(name, _)| *name).collect();
        println!("failed: {}", names.join(", "));
    }
    println!("{passed} passed, {} failed", failed.len());
    Ok(failed.is_empty())
}

/// The last lines of an output, none of them long.
fn ending(output: &str) -> String {
    const LINES: usize = 25;
    const WIDTH: usize = 160;
    let lines: Vec<&str> = output.lines().filter(|line| !line.trim().is_empty()).collect();
    let mut text = String::new();
    for line in &lines[lines.len().saturating_sub(LINES)..] {
        text.push_str("\n  ");
        text.extend(line.chars().take(WIDTH));
    }
    text
}

/// Says what runs now: on the line the result will complete, or above the step's own output.
fn announce(step: &Step) -> Result<()> {
    if step.streams {
        println!("{}", step.name);
    } else {
        print!("{:<12}", step.name);
        io::stdout().flush()?;
    }
    Ok(())
}

/// The result of a step, to follow what [`announce`] printed.
fn line(step: &Step, outcome: &Outcome, time: Duration) -> String {
    let name = if step.streams { format!("{:<12}", step.name) } else { String::new() };
    let time = time.as_secs_f64();
    match outcome {
        Outcome::Passed(note) | Outcome::Partly(note, _) if note.is_empty() => {
            format!("{name}passed  {time:>6.1} s")
        }
        Outcome::Passed(note) | Outcome::Partly(note, _) => format!("{name}passed  {time:>6.1} s  {note}"),
        Outcome::Failed(_) => format!("{name}FAILED  {time:>6.1} s"),
        Outcome::Skipped(why) => format!("{name}skipped: {why}"),
    }
}
