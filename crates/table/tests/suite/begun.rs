//! Tables whose game goes on where a record stops.

use crate::common::*;
use magnate_rules::{Beginning, Config, Game, Intro, Phase, Record};
use magnate_table::{Command, Options, Status};

/// A game of three in the middle, as its record.
fn middle() -> (Game, String) {
    let mut desk = Desk::of(&["ann", "bob", "cat"]);
    desk.play_until(|desk| desk.game().round() == 4 && desk.table.decisions() % 7 == 0);
    let record = desk.table.record(None).unwrap();
    (record.replay().unwrap(), record.to_string())
}

fn begun(record: String) -> Options {
    Options { record: Some(record), ..Options::new(3) }
}

#[test]
fn the_game_goes_on_from_there_and_its_record_tells_all_of_it() {
    let (game, record) = middle();
    let mut desk = Desk::started(begun(record.clone()), &["ann", "bob", "bot"], 9);
    assert_eq!(*desk.game(), game);
    assert!(!desk.table.can_undo(0), "what was played elsewhere stays");
    desk.play_until(|desk| desk.table.status() == Status::Finished);
    desk.check();
    let whole = desk.table.record(Some(0)).unwrap();
    let again: Record = whole.to_string().parse().unwrap();
    assert_eq!(again, whole, "it is written and read without loss");
    assert_eq!(again.replay().unwrap(), *desk.game());
    assert!(whole.to_string().contains(record.lines().last().unwrap()), "what was played before is in it");
}

#[test]
fn a_record_may_begin_with_a_position() {
    let (game, _) = middle();
    let position = game.position().to_value();
    let beginning = Beginning { position, phase: Phase::Restructuring, chain: None };
    let record = Record::going_on_from(beginning.clone(), &beginning.game().unwrap());
    let again: Record = record.to_string().parse().unwrap();
    assert_eq!(again, record);
    let mut desk = Desk::started(begun(record.to_string()), &["ann", "bob", "bot"], 9);
    assert_eq!(*desk.game(), beginning.game().unwrap());
    desk.play_until(|desk| desk.table.status() == Status::Finished);
    desk.check();
    assert_eq!(desk.table.record(None).unwrap().replay().unwrap(), *desk.game());
}

#[test]
fn what_is_played_is_what_the_record_says() {
    let mut game = Config::new(2);
    game.intro = Intro::Second;
    let record = Record::new(&Game::new(&game, 3).unwrap(), Some(3)).to_string();
    let desk = Desk::open(Options { record: Some(record), ..Options::new(2) });
    assert_eq!(desk.table.options().game.intro, Intro::Second);
}

#[test]
fn records_that_cannot_be_played_on_are_refused_with_what_is_wrong() {
    let mut desk = Desk::open(Options::new(3));
    let configure = |record: &str| Command::Configure { options: begun(record.into()) };
    let two = Record::new(&Game::new(&Config::new(2), 3).unwrap(), Some(3)).to_string();
    for broken in ["", "hello", "magnate record 1\nplayers: 3", &two] {
        assert_eq!(desk.refused("ann", configure(broken)), "bad_options", "{broken}");
    }
    let mut over = Desk::of(&["ann", "bob", "cat"]);
    over.play_out();
    let over = over.table.record(None).unwrap().to_string();
    assert_eq!(desk.refused("ann", configure(&over)), "bad_options", "it is over");
    desk.must("ann", configure(&middle().1));
    desk.check();
}
