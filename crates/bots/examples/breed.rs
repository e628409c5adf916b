//! Looks for styles; see `docs/bots.md`. Everything comes from the seed: the same command finds the same.
//!
//! ```text
//! cargo run --release -p magnate-bots --example breed -- characters SEED TRIES
//! cargo run --release -p magnate-bots --example breed -- book SEED TRIES "STYLE"
//! cargo run --release -p magnate-bots --example breed -- answer SEED TRIES CHARACTER "STYLE"
//! cargo run --release -p magnate-bots --example breed -- table SEED MAPS VARIATIONS "STYLE"
//! ```

use magnate_bots::breeding;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let tell = |line: &str| eprintln!("{line}");
    match args.as_slice() {
        ["characters", seed, tries] => {
            for (level, line) in breeding::characters(seed.parse()?, tries.parse()?, tell) {
                println!("{level}: {line}");
            }
        }
        ["book", seed, tries, style] => {
            println!("{}", breeding::book(style, seed.parse()?, tries.parse()?, tell)?);
        }
        ["answer", seed, tries, to, style] => {
            println!("{}", breeding::answer(style, to, seed.parse()?, tries.parse()?, tell)?);
        }
        ["table", seed, maps, variations, style] => {
            print!("{}", breeding::table(style, seed.parse()?, maps.parse()?, variations.parse()?)?);
        }
        _ => return Err("breed characters|book|table ..., see the head of the file".into()),
    }
    Ok(())
}
