//! Looks for an approach that holds against the characters, the styles of the book and scripts drawn from other seeds than
//! those `holdout` is asked about:
//!
//! ```text
//! cargo run --release -p magnate-bots --example approach -- search SEED TRIES "STYLE => STYLE"
//! cargo run --release -p magnate-bots --example approach -- table SEED MAPS "STYLE => STYLE"
//! ```

#[path = "../scripts/mod.rs"]
mod scripts;

use magnate_bots::Bot;
use magnate_bots::breeding::{self, Opponent};
use scripts::{Script, Scripted};

/// Scripts of each kind drawn from a seed.
const DRAWN: u64 = 40;

fn opponents(seed: u64) -> Vec<Opponent> {
    let scripts = (0..DRAWN).flat_map(|index| Script::drawn(seed * 1000 + index));
    let scripts = scripts.map(|script| Opponent {
        name: script.name.clone(),
        make: Box::new(move |_| Box::new(Scripted { script: script.clone(), turn: 0 }) as Box<dyn Bot>),
    });
    let known = breeding::known().into_iter().map(|(name, line)| Opponent {
        name,
        make: Box::new(move |seed| breeding::player(&line, seed).expect("it was written by the search")),
    });
    scripts.chain(known).collect()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        ["search", seed, tries, start] => {
            let seed: u64 = seed.parse()?;
            let found =
                breeding::approach(start, seed, tries.parse()?, &opponents(seed), |line| println!("{line}"))?;
            println!("{found}");
        }
        ["table", seed, maps, line] => {
            let seed: u64 = seed.parse()?;
            for row in breeding::approach_table(line, seed, maps.parse()?, &opponents(seed))? {
                println!("{row}");
            }
        }
        _ => return Err("approach search|table ..., see the head of the file".into()),
    }
    Ok(())
}
