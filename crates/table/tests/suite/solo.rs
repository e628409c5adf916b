//! A table for one person and The Chain.

use crate::common::*;
use magnate_rules::the_chain::PERSON;
use magnate_rules::{Action, Config, Event, Game, RULES_VERSION, Solo, Stage, Step};
use magnate_table::{Command, Entry, Level, Occupant, Options, Problem, Status, UndoBarrier};

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
    let three = Options { game: Config { players: 3, ..solo().game }, ..solo() };
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
fn a_flip_can_be_neither_undone_nor_taken_back() {
    let mut desk = Desk::started(solo(), &["ann"], 5);
    desk.play_until(|desk| desk.game().round() > 1 && desk.game().decision().stage.name() == "restructuring");
    desk.act_any(0);
    assert!(!desk.table.can_undo(0), "a card was flipped");
    let before = desk.game().clone();
    for command in [undo(0), ask(0)] {
        let refused = desk.send("ann", command).unwrap_err();
        assert_eq!(refused, Problem::NothingToUndo { reason: UndoBarrier::TheChain });
    }
    assert_eq!(desk.game(), &before);
    desk.check();
}

#[test]
fn what_revealed_nothing_can_be_undone_and_taken_back() {
    let mut desk = Desk::started(solo(), &["ann"], 5);
    desk.play_until(|desk| desk.game().round() > 2 && desk.stage() == Stage::Working { step: Step::Recruit });
    let (before, decisions) = (desk.game().clone(), desk.table.decisions());
    let hire =
        before.listed(PERSON).into_iter().find(|action| matches!(action, Action::Hire { .. })).unwrap();
    for command in [undo(0), ask(0)] {
        desk.act(0, hire.clone());
        assert!(desk.must("ann", command).rewound);
        assert_eq!((desk.game(), desk.table.decisions()), (&before, decisions));
    }
    // What came before can be taken back too, up to the structure, for with it came the flip.
    let refused = loop {
        if let Err(refused) = desk.send("ann", ask(0)) {
            break refused;
        }
    };
    assert_eq!(refused, Problem::NothingToUndo { reason: UndoBarrier::TheChain });
    assert_eq!((desk.game().round(), desk.stage() == Stage::Restructuring), (before.round(), false));
    desk.check();
}

/// A log from before this was settled still opens.
#[test]
fn a_stored_take_back_past_a_flip_is_still_folded() {
    let mut desk = Desk::started(solo(), &["ann"], 5);
    desk.play_until(|desk| desk.game().round() > 1 && desk.game().decision().stage.name() == "restructuring");
    let before = desk.game().clone();
    desk.act_any(0);
    assert!(desk.take(Entry::TakeBackAsked { seat: 0, of: None }).rewound);
    assert_eq!(desk.game(), &before);
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
