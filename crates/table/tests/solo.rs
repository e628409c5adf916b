//! A table for one person and The Chain.

mod common;

use common::*;
use magnate_rules::{Event, Game, RULES_VERSION, Solo};
use magnate_table::{Command, Entry, Level, Occupant, Options, Status};

fn solo() -> Options {
    Options::solo(Solo::default())
}

#[test]
fn the_chain_has_its_seat_and_keeps_it() {
    let mut desk = Desk::open(solo());
    assert_eq!(desk.table.seats(), [Occupant::Open, Occupant::TheChain]);
    assert_eq!(desk.refused("bob", Command::Sit { seat: 1 }), "seat_taken");
    assert_eq!(desk.refused("ann", Command::SeatBot { seat: 1, bot: Level::Random }), "seat_taken");
    assert_eq!(desk.refused("ann", Command::Leave { seat: 1 }), "not_your_seat");
    desk.must("ann", Command::Sit { seat: 0 });
    // Options can be changed until the start: a game of two people and back.
    desk.must("ann", Command::Configure { options: Options::new(2) });
    assert_eq!(desk.table.seats()[1], Occupant::Open);
    desk.must("bob", Command::Sit { seat: 1 });
    assert_eq!(desk.refused("ann", Command::Configure { options: solo() }), "seat_taken");
    desk.must("bob", Command::Leave { seat: 1 });
    desk.must("ann", Command::Configure { options: solo() });
    assert_eq!(desk.table.seats()[1], Occupant::TheChain);
    assert_eq!(desk.table.seats_of(&user("ann")), [0]);
    let three = Options { players: 3, ..solo() };
    assert_eq!(desk.refused("ann", Command::Configure { options: three }), "bad_options");
    desk.check();
}

#[test]
fn the_start_tells_where_the_chain_opened() {
    let mut desk = Desk::open(solo());
    desk.must("ann", Command::Sit { seat: 0 });
    let outcome = desk.take(Entry::Started { seed: "3".into(), rules: RULES_VERSION });
    assert!(outcome.events.iter().any(|event| matches!(event, Event::RestaurantPlaced { .. })));
    assert_eq!(desk.awaited(), [0]);
}

#[test]
fn a_flip_cannot_be_undone_alone() {
    let mut desk = Desk::started(solo(), &["ann"], 5);
    desk.play_until(|desk| desk.game().round() > 1 && desk.game().decision().stage.name() == "restructuring");
    desk.act_any(0);
    assert!(!desk.table.can_undo(0), "a card was flipped");
    desk.check();
}

#[test]
fn a_whole_game_and_its_record() {
    let mut desk = Desk::started(solo(), &["ann"], 7);
    let running = desk.table.record(Some(0)).unwrap();
    assert_eq!(running.seed, None, "the cards are a secret");
    desk.play_out();
    assert_eq!(desk.table.status(), Status::Finished);
    let again: Game = desk.table.record(None).unwrap().replay().unwrap();
    assert_eq!(Some(&again), desk.table.game());
    desk.check();
}
