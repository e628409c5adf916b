//! Analysis, reviews and puzzles on the command line.

use std::path::Path;

use crate::cli::{folder, run, write};

/// A game of the fixtures that is over soon.
fn game() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/records/random-2-players-40.txt");
    path.display().to_string()
}

#[test]
fn a_moment_of_a_record_is_evaluated_and_the_same_seed_says_the_same() {
    let asked = ["analyse", &game(), "--at", "40", "--games", "8", "--seed", "5", "--json"];
    let answer = run(&asked).json();
    assert_eq!(answer["seats"].as_array().map(Vec::len), Some(2));
    assert!(!answer["plans"].as_array().expect("plans").is_empty());
    assert_eq!(run(&asked).json(), answer);
    let told = run(&asked[..asked.len() - 1]).ok();
    assert!(told.contains("Prospects") && told.contains("Plans of chain"), "{told}");
}

#[test]
fn what_cannot_be_analysed_is_refused_with_a_reason() {
    let folder = folder("what_cannot_be_analysed_is_refused_with_a_reason");
    let broken = write(&folder, "broken.txt", "hello");
    for command in ["analyse", "review"] {
        assert!(run(&[command, "no-such-file"]).refused().contains("cannot be read"));
        assert!(run(&[command, &broken]).refused().contains("not a game record"));
    }
    assert!(run(&["analyse", &game(), "--chain", "9"]).refused().contains("no such chain"));
}

#[test]
fn the_shipped_puzzles_are_what_they_say_and_a_changed_one_is_not() {
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles/payday.json");
    let text = std::fs::read_to_string(&shipped).expect("the puzzles");
    let said = run(&["puzzles", "check", &shipped.display().to_string()]).ok();
    assert!(said.contains("are what they say"), "{said}");
    let folder = folder("the_shipped_puzzles_are_what_they_say_and_a_changed_one_is_not");
    let broken = write(&folder, "broken.json", "hello");
    assert!(run(&["puzzles", "check", &broken]).refused().contains("expected value"));
    let harder = write(&folder, "payday.json", &text.replacen("\"difficulty\":1", "\"difficulty\":5", 1));
    assert_ne!(run(&["puzzles", "check", &harder]).code, 0);
}

#[test]
fn puzzles_graded_anew_say_what_is_measured_and_the_shipped_ones_do_already() {
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles/payday.json");
    let text = std::fs::read_to_string(&shipped).expect("the puzzles");
    let folder = folder("puzzles_graded_anew_say_what_is_measured_and_the_shipped_ones_do_already");
    let place = folder.display().to_string();
    let file = write(&folder, "payday.json", &text.replacen("\"difficulty\":1", "\"difficulty\":5", 1));
    let said = run(&["puzzles", "grade", &place]).ok();
    assert!(said.contains("1 of 25 puzzles have changed"), "{said}");
    assert_eq!(std::fs::read_to_string(&file).expect("written"), text);
    let said = run(&["puzzles", "check", &place]).ok();
    assert!(said.contains("All 25 puzzles are what they say"), "{said}");
    assert!(run(&["puzzles", "grade", &file]).refused().contains("is no directory"));
}
