//! Tournaments that are stopped and go on.

use std::fs;
use std::path::PathBuf;

use magnate_bots::arena::{Ledger, Played, Report, Tournament};
use magnate_bots::{Budget, Entrant};

fn tournament(games: usize) -> Tournament {
    let bots: Vec<Entrant> = ["magnate", "manager", "trainee"].map(|bot| bot.parse().unwrap()).to_vec();
    let mut tournament = Tournament::new(bots, 2, games, 11);
    tournament.budget = Budget::nodes(2);
    tournament.max_rounds = 8;
    tournament
}

fn file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("magnate-ledger-{}-{name}.jsonl", std::process::id()));
    _ = fs::remove_file(&path);
    path
}

/// A report without what the clock says.
fn untimed(report: &Report) -> serde_json::Value {
    let mut value = serde_json::to_value(report).unwrap();
    value["seconds"] = 0.into();
    for bot in value["bots"].as_array_mut().unwrap() {
        bot["decisions"] = bot["decisions"]["count"].clone();
    }
    value
}

#[test]
fn a_tournament_that_was_cut_off_anywhere_ends_as_if_nothing_had_happened() {
    let tournament = tournament(12);
    let whole = tournament.run(|_| {}).unwrap();
    let path = file("cut");
    let first = tournament.resume(&Ledger::open(&path, &tournament).unwrap(), |_| {}).unwrap();
    assert_eq!(untimed(&first), untimed(&whole));
    let text = fs::read(&path).unwrap();
    let lines = text.split(|byte| *byte == b'\n').count() - 1;
    assert_eq!(lines, 13, "a header and the games");
    // Whatever was on the disk when it stopped: between two lines, within one, within the header, nothing.
    let ends = [text.len(), text.len() - 1, text.len() / 2, text.len() / 3, 700, 20, 0];
    for end in ends {
        fs::write(&path, &text[..end]).unwrap();
        let ledger = Ledger::open(&path, &tournament).unwrap();
        let before = text[..end].split(|byte| *byte == b'\n').count().saturating_sub(2);
        assert_eq!(ledger.games_before(), before, "cut off after {end} bytes");
        let again = tournament.resume(&ledger, |_| {}).unwrap();
        assert_eq!(untimed(&again), untimed(&whole), "cut off after {end} bytes");
    }
}

#[test]
fn what_is_stored_is_not_played_again_and_more_games_go_further() {
    let path = file("further");
    let few = tournament(6);
    few.resume(&Ledger::open(&path, &few).unwrap(), |_| {}).unwrap();
    let before = fs::read_to_string(&path).unwrap();
    let many = tournament(10);
    let ledger = Ledger::open(&path, &many).unwrap();
    assert_eq!(ledger.games_before(), 6);
    let report = many.resume(&ledger, |_| {}).unwrap();
    let after = fs::read_to_string(&path).unwrap();
    assert!(after.starts_with(&before) && after.lines().count() == 11);
    assert_eq!(untimed(&report), untimed(&many.run(|_| {}).unwrap()));
}

#[test]
fn another_tournament_is_refused_and_its_games_are_kept() {
    let path = file("other");
    let ours = tournament(2);
    ours.resume(&Ledger::open(&path, &ours).unwrap(), |_| {}).unwrap();
    let before = fs::read_to_string(&path).unwrap();
    let mut other = tournament(2);
    other.seed = 12;
    let error = Ledger::open(&path, &other).err().unwrap().to_string();
    assert!(error.contains("another tournament") && error.contains("seed"), "{error}");
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
    for nonsense in ["hello\n", "hello", "{\"game\": 1}\n", "7\n"] {
        fs::write(&path, nonsense).unwrap();
        assert!(
            Ledger::open(&path, &ours).err().unwrap().to_string().contains("not a tournament"),
            "{nonsense}"
        );
        assert_eq!(fs::read_to_string(&path).unwrap(), nonsense);
    }
}

#[test]
fn games_can_be_played_anywhere_and_put_together() {
    let tournament = tournament(8);
    let games: Vec<Played> = (0..8).rev().map(|index| tournament.game(index).unwrap()).collect();
    let report = tournament.report(&games, std::time::Duration::ZERO).unwrap();
    assert_eq!(untimed(&report), untimed(&tournament.run(|_| {}).unwrap()));
    assert!(tournament.game(8).is_err());
    let mut strange = games.clone();
    strange[0].seats = vec![7, 7];
    for wrong in [&games[..0], &[&games[..], &games[..1]].concat(), &strange] {
        assert!(tournament.report(wrong, std::time::Duration::ZERO).is_err());
    }
}
