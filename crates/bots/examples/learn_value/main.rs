//! Learns what a position is worth to the Magnate, and writes the weights to standard output:
//!
//! ```text
//! cargo run --release -p magnate-bots --example learn_value -- scratch GAMES SEED > crates/bots/src/magnate/value/weights.rs
//! cargo run --release -p magnate-bots --example learn_value -- play GAMES SEED NODES > LESSONS
//! cargo run --release -p magnate-bots --example learn_value -- improve LESSONS... > WEIGHTS
//! ```
//!
//! `scratch` knows nothing and learns from players of many kinds, who are quick. `play` lets Magnates play who think for so many
//! games a decision, with the weights the program was built with, and `improve` moves the weights of the base game to where these
//! games say, as far as they say it clearly.

mod improve;
mod scratch;

use std::error::Error;

use magnate_bots::value::{Weights, weights};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| -> Result<u64, Box<dyn Error>> {
        let text = args.get(at).ok_or("a number is missing: see the head of examples/learn_value/main.rs")?;
        Ok(text.parse()?)
    };
    match args.first().map(String::as_str) {
        Some("scratch") => {
            let (games, seed) = (number(1)?, number(2)?);
            let [base, modules] = [("BASE", false), ("WITH_MODULES", true)]
                .map(|(name, modules)| scratch::learn(name, games, seed, modules));
            write(&format!("scratch {games} {seed}"), &base, &modules);
        }
        Some("play") => improve::play(number(1)?, number(2)?, number(3)?),
        Some("improve") => {
            let (from, base) = improve::learn(&args[1..], weights(false))?;
            write(&format!("improve`, from the weights before and `{from}"), &base, weights(true));
        }
        _ => return Err("scratch, play or improve: see the head of examples/learn_value/main.rs".into()),
    }
    Ok(())
}

fn write(how: &str, base: &Weights, modules: &Weights) {
    println!(
        "//! Written by `learn_value {how}`; not by hand. How that went stands in docs/bots-measured.md.\n"
    );
    println!("#![allow(clippy::unreadable_literal, reason = \"nobody reads them one by one\")]\n");
    println!("use super::Weights;");
    for (name, weights) in [("BASE", base), ("WITH_MODULES", modules)] {
        println!("\n#[rustfmt::skip]\npub(super) const {name}: Weights = [");
        for row in weights {
            println!("    {row:?},");
        }
        println!("];");
    }
}
