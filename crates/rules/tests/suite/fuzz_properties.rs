//! The fuzz targets as property tests, for machines without the fuzzer: valid inputs, damaged in many ways. Runs for
//! `MAGNATE_FUZZ_SECONDS` (default 2) per target; a failing input is printed.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

use magnate_rules::{Action, Config, Dice, FastDice, Game, Intro, Module, ModuleSet, Record, fuzz};

fn seconds() -> Duration {
    let given = std::env::var("MAGNATE_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok());
    Duration::from_secs(given.unwrap_or(2))
}

/// Feeds damaged copies of the samples to a target until time is up.
fn run(name: &str, samples: &[Vec<u8>], words: &[&str], target: impl Fn(&[u8])) {
    let start = Instant::now();
    let mut dice = FastDice::new(start.elapsed().as_nanos() as u64 ^ u64::from(std::process::id()));
    let mut count = 0u64;
    while count < 100 || start.elapsed() < seconds() {
        let mut data = samples[dice.below(samples.len() as u32) as usize].clone();
        for _ in 0..dice.below(5) {
            damage(&mut data, samples, words, &mut dice);
        }
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| target(&data))) {
            eprintln!("{name} fails on:\n{}\n(bytes {data:?})", String::from_utf8_lossy(&data));
            resume_unwind(panic);
        }
        count += 1;
    }
    println!("{name}: {count} inputs");
}

fn damage(data: &mut Vec<u8>, samples: &[Vec<u8>], words: &[&str], dice: &mut FastDice) {
    let len = data.len() as u32;
    let at = dice.below(len.max(1)) as usize;
    match dice.below(8) {
        0 if len > 0 => data[at] = dice.next() as u8,
        1 if len > 0 => _ = data.remove(at),
        2 => data.insert(at.min(data.len()), dice.next() as u8),
        3 => data.truncate(at),
        // Replace a word by another one of the vocabulary.
        4 | 5 if len > 0 => {
            let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_' || *byte == b'-';
            let start = data[..at].iter().rposition(|byte| !is_word(byte)).map_or(0, |i| i + 1);
            let end = data[at..].iter().position(|byte| !is_word(byte)).map_or(data.len(), |i| at + i);
            let word = words[dice.below(words.len() as u32) as usize];
            data.splice(start..end.max(start), word.bytes());
        }
        // Repeat or drop a line.
        6 => {
            let mut lines: Vec<Vec<u8>> = data.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
            let i = dice.below(lines.len() as u32) as usize;
            if dice.below(2) == 0 {
                _ = lines.remove(i);
            } else {
                lines.insert(i, lines[i].clone());
            }
            *data = lines.join(&b'\n');
        }
        // Continue with the end of another sample.
        _ => {
            let other = &samples[dice.below(samples.len() as u32) as usize];
            data.truncate(at);
            data.extend_from_slice(&other[dice.below(other.len() as u32 + 1) as usize..]);
        }
    }
}

/// Games of some rounds with their records.
fn games() -> Vec<(Game, Record)> {
    let mut games = Vec::new();
    for seed in 0..24u64 {
        let mut config = Config::new(2 + (seed % 4) as u8);
        config.intro = Intro::ALL[(seed % 3) as usize];
        if config.intro == Intro::None {
            let bits = seed.wrapping_mul(0x9E37_79B9) >> 7;
            let modules = Module::BUILT.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
            let modules: ModuleSet = modules.map(|(_, module)| module).collect();
            config.players = 2 + (seed / 3 % 5) as u8;
            config.modules = modules.made_playable(config.players);
        }
        let mut game = Game::new(&config, seed).unwrap();
        let mut record = Record::new(&game, (seed % 2 == 0).then_some(seed));
        let (mut dice, mut buffer) = (FastDice::new(seed), Vec::new());
        while u64::from(game.round()) < 2 + seed / 3 {
            let Some(player) = game.decision().awaited.first() else { break };
            let action = game.random_action(player, &mut dice, &mut buffer).unwrap();
            game.play(player, &action).unwrap();
            record.push(player, action);
        }
        record.seal(&game);
        games.push((game, record));
    }
    games
}

const WORDS: [&str; 40] = [
    "0",
    "1",
    "2",
    "3",
    "-1",
    "7",
    "99",
    "255",
    "256",
    "127",
    "-128",
    "1000000",
    "99999999999999999999",
    "true",
    "null",
    "eternal",
    "waitress",
    "cfo",
    "brand_director",
    "marketing_trainee",
    "zeppelin_pilot",
    "local_manager",
    "burger",
    "beer",
    "soft_drink",
    "north",
    "east",
    "north-west",
    "A0",
    "T270",
    "Z9",
    "row",
    "column",
    "pay",
    "floor",
    "second",
    "first_to_have_100",
    "first_billboard_placed",
    "end",
    "work",
];

#[test]
fn record() {
    let samples: Vec<Vec<u8>> =
        games().into_iter().map(|(_, record)| record.to_string().into_bytes()).collect();
    run("record", &samples, &WORDS, fuzz::record);
}

#[test]
fn position() {
    let samples: Vec<Vec<u8>> =
        games().into_iter().map(|(game, _)| game.position().to_value().to_string().into_bytes()).collect();
    run("position", &samples, &WORDS, fuzz::position);
}

#[test]
fn actions() {
    let mut samples = Vec::new();
    for (i, (game, record)) in games().into_iter().enumerate() {
        let config = game.config();
        let mut data = vec![config.players - 2, i as u8, i as u8, 7];
        let lines: Vec<&Action> = record.actions().map(|(_, action)| action).collect();
        for action in lines.iter().rev().step_by(7).take(40) {
            data.extend([40, 130]);
            data.extend(format!("{action}\n").into_bytes());
        }
        samples.push(data);
    }
    run("actions", &samples, &WORDS, fuzz::actions);
}
