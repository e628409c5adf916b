//! Ending a running game is a vote of its people.

use crate::common::*;
use magnate_table::{Command, Entry, Status};

const END: Command = Command::Abandon;

fn answer_end(yes: bool) -> Command {
    Command::AnswerAbandon { yes }
}

/// A game in which everybody has just been seen.
fn all_here(names: &[&str]) -> Desk {
    let mut desk = Desk::of(names);
    for name in names.iter().filter(|name| **name != "bot") {
        desk.arrives(name);
    }
    desk.play_to_structures();
    desk
}

fn waiting(desk: &Desk) -> Vec<String> {
    let vote = desk.table.end_vote(desk.now, &desk.presence());
    vote.into_iter().flat_map(|vote| vote.waiting).map(|user| user.0).collect()
}

#[test]
fn it_ends_when_all_people_want_it() {
    let mut desk = all_here(&["ann", "bob", "cat", "bot"]);
    assert_eq!(desk.table.end_vote(desk.now, &desk.presence()), None);
    desk.must("ann", END);
    assert_eq!(desk.table.status(), Status::Playing, "the host is one of three");
    assert_eq!(waiting(&desk), ["bob", "cat"]);
    assert_eq!(desk.refused("ann", END), "already_answered");
    desk.must("cat", answer_end(true));
    assert_eq!(waiting(&desk), ["bob"]);
    desk.must("bob", END);
    assert_eq!(desk.table.status(), Status::Abandoned);
    assert_eq!(desk.log.last().unwrap().entry, Entry::Abandoned);
    assert_eq!(desk.refused("ann", END), "game_over");
    assert_eq!(desk.refused("ann", answer_end(true)), "game_over");
    desk.check();
}

#[test]
fn one_no_closes_the_question() {
    let mut desk = all_here(&["ann", "bob", "cat"]);
    assert_eq!(desk.refused("bob", answer_end(true)), "no_end_vote");
    assert_eq!(desk.refused("bob", answer_end(false)), "no_end_vote");
    desk.must("ann", END);
    desk.must("cat", END);
    desk.must("bob", answer_end(false));
    assert_eq!((waiting(&desk).len(), desk.table.status()), (0, Status::Playing));
    desk.must("bob", END);
    assert_eq!(waiting(&desk), ["ann", "cat"], "votes from before count no more");
    desk.check();
}

#[test]
fn who_plays_on_does_not_want_to_end_it() {
    let mut desk = all_here(&["ann", "bob"]);
    desk.must("ann", END);
    desk.act_any(0);
    assert_eq!(desk.table.end_vote(desk.now, &desk.presence()), None);
    desk.must("bob", END);
    assert_eq!(desk.table.status(), Status::Playing);
    desk.check();
}

#[test]
fn nobody_waits_for_those_who_are_away() {
    let mut desk = Desk::of(&["ann", "bob", "cat"]);
    desk.arrives("ann").arrives("bob").play_to_structures().wait(10 * MINUTE - 1);
    desk.must("ann", END);
    assert_eq!(waiting(&desk), ["bob", "cat"], "cat was there a moment ago");
    desk.wait(1);
    assert_eq!(waiting(&desk), ["bob"]);
    desk.must("bob", END);
    assert_eq!(desk.table.status(), Status::Abandoned);
    desk.check();
    // The last one who is there can complete what they began.
    let mut desk = Desk::of(&["ann", "bob"]);
    desk.arrives("ann").play_to_structures();
    desk.must("ann", END);
    assert_eq!(desk.refused("ann", END), "already_answered");
    desk.wait(10 * MINUTE).must("ann", END);
    assert_eq!(desk.table.status(), Status::Abandoned);
}

#[test]
fn whoever_left_their_seat_to_a_bot_and_looks_on_has_a_vote() {
    let mut desk = all_here(&["ann", "bob"]);
    desk.must("bob", replace(1));
    desk.wait(HOUR).must("ann", END);
    assert_eq!(waiting(&desk), ["bob"]);
    let mut gone = desk.clone();
    gone.here.retain(|here| *here == user("ann"));
    gone.must("ann", END);
    assert_eq!(gone.table.status(), Status::Abandoned);
    desk.must("bob", END);
    assert_eq!(desk.table.status(), Status::Abandoned);
}

#[test]
fn one_person_against_bots_decides_alone() {
    let mut desk = all_here(&["ann", "bot", "bot"]);
    desk.must("ann", END);
    assert_eq!(desk.table.status(), Status::Abandoned);
    // Hot-seat is one person, too.
    let mut desk = all_here(&["ann", "ann"]);
    desk.must("ann", END);
    assert_eq!(desk.table.status(), Status::Abandoned);
    // Bots among themselves belong to the host.
    let mut desk = Desk::of(&["bot", "bot"]);
    assert_eq!(desk.refused("bob", END), "players_only");
    desk.must("ann", END);
    assert_eq!(desk.table.status(), Status::Abandoned);
}

#[test]
fn a_host_who_does_not_play_has_no_vote() {
    let mut desk = all_here(&["bob", "cat"]);
    assert_eq!(desk.refused("ann", END), "players_only");
    assert_eq!(desk.refused("eve", END), "players_only");
    desk.must("bob", END);
    assert_eq!(desk.refused("ann", answer_end(true)), "players_only");
    assert_eq!(desk.refused("ann", answer_end(false)), "players_only");
}

#[test]
fn before_the_game_the_host_closes_the_table() {
    let mut desk = Desk::open(magnate_table::Options::new(2));
    desk.must("bob", Command::Sit { seat: 1 });
    assert_eq!(desk.refused("bob", END), "host_only");
    assert_eq!(desk.refused("bob", answer_end(true)), "not_started");
    desk.must("ann", END);
    assert_eq!(desk.table.status(), Status::Abandoned);
}

#[test]
fn a_log_in_which_the_host_ended_the_game_alone_still_folds() {
    let mut desk = all_here(&["ann", "bob"]);
    desk.take(Entry::Abandoned);
    assert_eq!(desk.table.status(), Status::Abandoned);
    desk.check();
}
