//! Stored games and positions stay what they are: every record in `fixtures/records` replays to its own hashes and
//! result, every position in `fixtures/positions` is legal.

use std::fs;
use std::path::{Path, PathBuf};

use magnate_rules::{Position, Record, fuzz};

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../fixtures").join(folder);
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

#[test]
fn every_stored_record_replays() {
    for file in files("records") {
        let text = fs::read_to_string(&file).unwrap();
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let game = record.replay().unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert!(game.is_over(), "{} is a finished game", file.display());
        assert_eq!(record.to_string(), text, "{} is written as it was read", file.display());
        fuzz::check_invariants(&game);
    }
}

#[test]
fn every_stored_position_is_legal_and_can_be_asked_everything() {
    for file in files("positions") {
        let text = fs::read_to_string(&file).unwrap();
        let position = Position::from_json(&text).and_then(|position| position.game());
        if let Err(faults) = position {
            panic!("{}: {faults:?}", file.display());
        }
        fuzz::position(text.as_bytes());
    }
}

/// A record that stops being legal says where and why.
#[test]
fn a_broken_record_names_the_line_and_the_rule() {
    let text = fs::read_to_string(&files("records")[0]).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let hire = lines.iter().position(|line| line.contains(" hire ")).unwrap();
    let mut broken = lines.clone();
    let replaced = format!("{} hire cfo", &lines[hire][..1]);
    broken[hire] = &replaced;
    let record: Record = broken.join("\n").parse().unwrap();
    let error = record.replay().unwrap_err();
    assert_eq!((error.line, error.rule), (hire + 1, Some("B-HIR-1")));

    let hash = lines.iter().position(|line| line.starts_with("= ")).unwrap();
    let mut broken = lines.clone();
    broken[hash] = "= 0123456789abcdef";
    let record: Record = broken.join("\n").parse().unwrap();
    let error = record.replay().unwrap_err();
    assert_eq!(error.line, hash + 1);
    assert!(error.reason.contains("0123456789abcdef"), "{error}");

    let mut broken = lines;
    broken[hire] = "0 dance";
    let error = broken.join("\n").parse::<Record>().unwrap_err();
    assert_eq!(error.to_string(), format!("line {}: \"dance\" is not an action", hire + 1));
}
