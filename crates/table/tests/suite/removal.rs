//! Sending people away.

use crate::common::*;
use magnate_table::{Command, Entry, Occupant, Options};

fn remove(name: &str) -> Command {
    Command::Remove { user: user(name) }
}

#[test]
fn the_host_clears_a_seat_and_whoever_sat_there_is_removed() {
    let mut desk = Desk::open(Options::new(4));
    for (seat, name) in [(0, "ann"), (1, "bob"), (2, "bob"), (3, "cat")] {
        desk.must(name, Command::Sit { seat });
    }
    assert_eq!(desk.refused("cat", Command::Leave { seat: 1 }), "not_your_seat");
    desk.must("ann", Command::Leave { seat: 1 });
    assert_eq!(desk.log.last().unwrap().entry, Entry::PersonRemoved { user: user("bob") });
    assert!(desk.table.is_removed(&user("bob")) && !desk.table.is_member(&user("bob")));
    assert_eq!((&desk.table.seats()[1], &desk.table.seats()[2]), (&Occupant::Open, &Occupant::Open));
    assert_eq!(desk.refused("ann", remove("bob")), "not_removable", "gone already");
    // Invited again, they sit down again.
    desk.must("bob", Command::Sit { seat: 2 });
    assert!(!desk.table.is_removed(&user("bob")));
    // Who stands up by themselves is not removed.
    desk.must("cat", Command::Leave { seat: 3 });
    assert!(!desk.table.is_removed(&user("cat")));
    desk.check();
}

#[test]
fn the_host_removes_somebody_who_only_looks_on() {
    let mut desk = Desk::of(&["ann", "bob"]);
    assert_eq!(desk.refused("bob", remove("eve")), "host_only");
    desk.must("ann", remove("eve"));
    assert!(desk.table.is_removed(&user("eve")));
    desk.check();
}

#[test]
fn nobody_is_removed_from_a_game_they_play() {
    let mut desk = Desk::of(&["ann", "bob", "cat"]);
    assert_eq!(desk.refused("ann", remove("bob")), "not_removable");
    desk.must("bob", replace(1));
    assert_eq!(desk.refused("ann", remove("bob")), "not_removable", "they may come back");
    assert_eq!(desk.refused("ann", remove("ann")), "not_removable");
    let mut lobby = Desk::open(Options::new(2));
    assert_eq!(lobby.refused("ann", remove("ann")), "not_removable");
    lobby.must("bob", Command::Sit { seat: 1 });
    lobby.must("ann", remove("bob"));
    assert_eq!(lobby.table.seats()[1], Occupant::Open);
}
