//! Somebody is away: the host or a vote lets a bot play on, and the person can come back.

use crate::common::*;
use magnate_table::{Clock, Command, Entry, Level, Occupant, Options};

fn is_bot_for(desk: &Desk, seat: u8, name: &str) -> bool {
    matches!(&desk.table.seats()[usize::from(seat)], Occupant::Bot { for_user: Some(of), .. } if *of == user(name))
}

/// Everybody is awaited and has been for as long as makes them absent.
fn all_absent(names: &[&str]) -> Desk {
    let mut desk = Desk::of(names);
    desk.play_to_structures().wait(10 * MINUTE);
    desk
}

#[test]
fn without_a_clock_a_person_is_absent_after_ten_minutes_of_waiting() {
    let mut desk = Desk::of(&["ann", "bob", "bot"]);
    desk.play_to_structures().wait(10 * MINUTE - 1);
    assert!(!desk.is_absent(1));
    desk.wait(1);
    assert!(desk.is_absent(0) && desk.is_absent(1));
    assert!(!desk.is_absent(2), "a bot is never absent");
    assert!(!desk.is_absent(3) && !desk.is_absent(255));
    desk.act_any(1);
    assert!(!desk.is_absent(1), "nothing is awaited from them");
}

#[test]
fn who_acts_in_the_middle_of_a_long_day_is_not_absent() {
    let mut desk = Desk::of(&["ann", "bob"]);
    desk.play_until(|desk| desk.game().round() == 3);
    let seat = desk.play_to_working_day();
    desk.wait(9 * MINUTE).act_any(seat);
    assert_eq!(desk.awaited(), [seat], "the day has more steps");
    desk.wait(9 * MINUTE);
    assert!(!desk.is_absent(seat));
    let name = ["ann", "bob"][usize::from(seat)];
    desk.must(name, undo(seat));
    assert!(
        !desk.table.is_absent(seat, desk.now + 9 * MINUTE, &Presence::NOBODY),
        "who undoes is there as well"
    );
    assert!(desk.table.is_absent(seat, desk.now + 10 * MINUTE, &Presence::NOBODY));
}

#[test]
fn the_host_replaces_the_absent_only() {
    let mut desk = Desk::of(&["ann", "bob", "cat"]);
    desk.play_to_structures();
    assert_eq!(desk.refused("ann", replace(1)), "not_absent");
    desk.wait(10 * MINUTE);
    assert_eq!(desk.refused("cat", replace(1)), "host_only");
    assert_eq!(desk.refused("eve", replace(1)), "host_only");
    desk.must("ann", replace(1));
    assert!(is_bot_for(&desk, 1, "bob"));
    assert_eq!(desk.refused("ann", replace(1)), "not_absent", "a bot sits there already");
    assert_eq!(desk.table.bot_to_act(), Some((1, Level::Manager)));
    assert!(desk.table.is_member(&user("bob")), "bob still belongs to the table");
    assert!(desk.table.seats_of(&user("bob")).is_empty());
    desk.check();
}

#[test]
fn a_host_without_a_seat_can_replace_too() {
    let mut desk = Desk::of(&["bob", "cat"]);
    desk.play_to_structures().wait(HOUR);
    desk.must("ann", replace(0));
    assert!(is_bot_for(&desk, 0, "bob"));
}

#[test]
fn anybody_may_leave_their_own_seat_to_a_bot() {
    let mut desk = Desk::of(&["ann", "bob"]);
    desk.must("bob", replace(1));
    assert!(is_bot_for(&desk, 1, "bob"));
    desk.check();
}

#[test]
fn nobody_is_voted_out_while_they_have_time() {
    let mut desk = Desk::of(&["ann", "bob", "cat"]);
    desk.play_to_structures();
    assert_eq!(desk.refused("ann", vote(0, 1)), "not_absent");
    desk.wait(9 * MINUTE);
    assert_eq!(desk.refused("ann", vote(0, 1)), "not_absent");
}

#[test]
fn a_vote_needs_all_the_others() {
    let mut desk = all_absent(&["ann", "bob", "cat"]);
    desk.arrives("ann").arrives("bob");
    desk.must("ann", vote(0, 2));
    assert_eq!(desk.table.votes_against(2).collect::<Vec<_>>(), [&user("ann")]);
    assert_eq!(desk.table.seats()[2].person(), Some(&user("cat")));
    assert_eq!(desk.refused("ann", vote(0, 2)), "already_answered");
    assert_eq!(desk.refused("eve", vote(0, 2)), "not_your_seat");
    assert_eq!(desk.refused("cat", vote(2, 2)), "not_absent");
    assert_eq!(desk.refused("bob", vote(1, 9)), "no_such_seat");
    desk.must("bob", vote(1, 2));
    assert!(is_bot_for(&desk, 2, "cat"));
    assert_eq!(desk.table.votes_against(2).count(), 0);
    assert_eq!(desk.log.last().unwrap().entry, Entry::BotSeated { seat: 2, bot: Level::Manager });
    desk.check();
}

#[test]
fn of_two_people_one_vote_is_all_the_others() {
    let mut desk = all_absent(&["ann", "bob", "bot"]);
    desk.must("ann", vote(0, 1));
    assert!(is_bot_for(&desk, 1, "bob"));
    desk.wait(HOUR);
    assert_eq!(desk.refused("ann", vote(0, 1)), "not_absent");
    assert_eq!(desk.refused("ann", vote(0, 2)), "not_absent");
}

#[test]
fn acting_ends_the_vote_against_oneself() {
    let mut desk = all_absent(&["ann", "bob", "cat"]);
    desk.arrives("bob");
    desk.must("ann", vote(0, 2));
    desk.act_any(2);
    assert_eq!(desk.table.votes_against(2).count(), 0);
    assert_eq!(desk.refused("bob", vote(1, 2)), "not_absent");
    desk.check();
}

#[test]
fn a_hot_seat_person_has_one_vote() {
    let mut desk = all_absent(&["ann", "ann", "bob", "cat"]);
    desk.arrives("ann").arrives("cat");
    desk.must("ann", vote(0, 2));
    assert_eq!(desk.refused("ann", vote(1, 2)), "already_answered");
    desk.must("cat", vote(3, 2));
    assert!(is_bot_for(&desk, 2, "bob"), "nobody waits for ann's second seat");
}

#[test]
fn an_absent_hot_seat_person_is_not_asked_about_themselves() {
    let mut desk = all_absent(&["bob", "bob", "ann"]);
    assert_eq!(desk.refused("bob", vote(0, 1)), "not_absent");
    desk.must("ann", vote(2, 1));
    assert!(is_bot_for(&desk, 1, "bob"));
    assert_eq!(desk.table.seats_of(&user("bob")), [0]);
}

#[test]
fn a_vote_passes_once_those_who_did_not_vote_are_gone() {
    let mut desk = all_absent(&["ann", "bob", "cat"]);
    desk.arrives("bob").must("ann", vote(0, 2));
    desk.must("bob", replace(1));
    desk.must("ann", vote(0, 2));
    assert!(is_bot_for(&desk, 2, "cat"));
    desk.check();
}

#[test]
fn the_person_comes_back() {
    let mut desk = all_absent(&["ann", "bob"]);
    desk.must("ann", replace(1));
    assert_eq!(desk.refused("ann", reclaim(1)), "not_reclaimable");
    assert_eq!(desk.refused("bob", reclaim(0)), "not_reclaimable");
    assert_eq!(
        desk.refused("bob", Command::Act { seat: 1, action: magnate_rules::Action::PAY }),
        "not_your_seat"
    );
    desk.wait(HOUR).must("bob", reclaim(1));
    assert_eq!(desk.table.seats_of(&user("bob")), [1]);
    assert!(!desk.is_absent(1), "waiting begins anew");
    assert_eq!(desk.refused("bob", reclaim(1)), "not_reclaimable");
    desk.check();
}

#[test]
fn a_bot_that_was_thinking_when_the_person_came_back_is_too_late() {
    let mut desk = all_absent(&["ann", "bob"]);
    desk.must("ann", replace(1));
    let thought = desk.idea(1);
    desk.must("bob", reclaim(1));
    assert_eq!(desk.table.decide_bot(1, &thought).unwrap_err().code(), "not_your_seat");
    assert_eq!(desk.table.bot_to_act(), None);
}

#[test]
fn what_the_bot_did_can_be_undone_like_ones_own_steps() {
    let mut desk = Desk::of(&["ann", "bob"]);
    desk.play_until(|desk| desk.game().round() == 3);
    let seat = desk.play_to_working_day();
    let name = ["ann", "bob"][usize::from(seat)];
    let before = desk.game().clone();
    desk.must(name, replace(seat));
    desk.act_any(seat);
    desk.must(name, reclaim(seat));
    desk.must(name, undo(seat));
    assert_eq!(desk.game(), &before);
    desk.check();
}

#[test]
fn a_seat_bots_have_had_from_the_start_is_nobodys() {
    let mut desk = Desk::of(&["ann", "bot"]);
    for name in ["ann", "bob"] {
        assert_eq!(desk.refused(name, reclaim(1)), "not_reclaimable");
    }
}

#[test]
fn with_a_clock_a_person_is_absent_when_time_is_out() {
    let mut options = Options::new(2);
    options.clock = Clock::PerTurn { limit: HOUR };
    let mut desk = Desk::started(options, &["ann", "bob"], 5);
    desk.play_to_structures().wait(HOUR - 1);
    assert_eq!(desk.refused("ann", replace(1)), "not_absent");
    desk.wait(1).must("ann", replace(1));
    desk.must("bob", reclaim(1));
    assert_eq!(desk.table.clock(1, desk.now).unwrap().left, Some(HOUR), "a fresh turn for who comes back");
}

#[test]
fn votes_end_when_the_game_goes_back() {
    let mut desk = Desk::of(&["ann", "bob", "cat"]);
    let first = desk.step();
    let waited_for = desk.awaited()[0];
    let third = 3 - first - waited_for;
    let name = |seat: u8| ["ann", "bob", "cat"][usize::from(seat)];
    desk.arrives(name(first)).arrives(name(third)).wait(HOUR);
    desk.must(name(third), vote(third, waited_for));
    assert_eq!(desk.table.votes_against(waited_for).count(), 1);
    let mut undone = desk.clone();
    undone.must(name(first), undo(first));
    assert_eq!(undone.table.votes_against(waited_for).count(), 0, "they are not awaited any more");
    undone.check();
    desk.must(name(first), ask(first));
    desk.must(name(waited_for), answer(waited_for, true));
    desk.must(name(third), answer(third, true));
    assert_eq!(desk.table.votes_against(waited_for).count(), 0);
    desk.check();
}

#[test]
fn whoever_is_connected_is_never_absent() {
    let mut desk = all_absent(&["ann", "bob", "cat"]);
    desk.arrives("bob").wait(365 * 24 * HOUR);
    assert!(!desk.is_absent(1) && desk.is_absent(2));
    assert_eq!(desk.refused("ann", replace(1)), "not_absent");
    assert_eq!(desk.refused("cat", vote(2, 1)), "not_absent");
    desk.must("bob", replace(1));
    assert!(is_bot_for(&desk, 1, "bob"), "but may leave their own seat to a bot");
}

#[test]
fn absence_begins_when_the_connection_ends() {
    let mut desk = Desk::of(&["ann", "bob"]);
    desk.play_to_structures();
    let left = desk.now + HOUR;
    let presence: Presence = [(user("bob"), left)].into_iter().collect();
    let absent = |after: i64| desk.table.is_absent(1, left + after, &presence);
    assert!(!absent(0) && !absent(10 * MINUTE - 1) && absent(10 * MINUTE));
    // A clock that was wrong: nobody is there for ever because they will be there next year.
    let wrong: Presence = [(user("bob"), left + 365 * 24 * HOUR)].into_iter().collect();
    assert!(desk.table.is_absent(1, left, &wrong));
    let slightly: Presence = [(user("bob"), left + 30 * SECOND)].into_iter().collect();
    assert!(!desk.table.is_absent(1, left, &slightly), "two machines agree only roughly");
}

#[test]
fn people_who_take_their_time_play_by_turns() {
    let mut desk = Desk::of(&["ann", "bob"]);
    desk.play_until(|desk| desk.game().round() == 2);
    desk.play_to_structures().wait(8 * HOUR);
    desk.act_any(0);
    // Bob takes as long, and next time the others are patient.
    desk.act_any(1);
    desk.play_to_structures().wait(DAY);
    assert!(!desk.is_absent(0) && !desk.is_absent(1));
    desk.wait(2 * DAY);
    assert!(desk.is_absent(0) && desk.is_absent(1));
    // Played quickly for a while, it is live again.
    for _ in 0..4 {
        desk.play_until(|desk| !matches!(desk.stage(), magnate_rules::Stage::Restructuring));
        desk.play_to_structures();
    }
    desk.wait(10 * MINUTE);
    assert!(desk.is_absent(0) && desk.is_absent(1));
    desk.check();
}

#[test]
fn with_a_clock_only_the_disconnected_are_absent_when_time_is_out() {
    for clock in [Clock::PerTurn { limit: HOUR }, Clock::Bank { bank: HOUR, increment: 0 }] {
        let mut desk = Desk::started(Options { clock, ..Options::new(2) }, &["ann", "bob"], 5);
        desk.play_to_structures().arrives("bob").wait(2 * HOUR);
        assert!(!desk.is_absent(1) && desk.is_absent(0));
        assert_eq!(desk.refused("ann", replace(1)), "not_absent");
        // A connection that broke this minute may be on its way back.
        let flicker: Presence = [(user("bob"), desk.now - 59 * SECOND)].into_iter().collect();
        let gone: Presence = [(user("bob"), desk.now - MINUTE)].into_iter().collect();
        assert!(!desk.table.is_absent(1, desk.now, &flicker) && desk.table.is_absent(1, desk.now, &gone));
    }
}

#[test]
fn nobody_waits_for_the_vote_of_somebody_who_is_away_too() {
    let mut desk = all_absent(&["ann", "bob", "cat"]);
    desk.arrives("ann");
    desk.must("ann", vote(0, 2));
    assert!(is_bot_for(&desk, 2, "cat"), "bob is not there either");
    let mut desk = all_absent(&["ann", "bob", "cat"]);
    desk.arrives("ann").arrives("bob");
    desk.must("ann", vote(0, 2));
    assert_eq!(desk.table.seats()[2].person(), Some(&user("cat")));
}

#[test]
fn the_substitute_is_agreed_beforehand() {
    let options = Options { substitute: Level::Trainee, ..Options::new(3) };
    let mut desk = Desk::started(options, &["ann", "bob", "cat"], 5);
    desk.play_to_structures().wait(HOUR);
    desk.must("ann", replace(1));
    desk.must("ann", vote(0, 2));
    for seat in [1, 2] {
        assert!(matches!(desk.table.seats()[seat], Occupant::Bot { bot: Level::Trainee, .. }));
    }
    assert_eq!(Options::new(2).substitute, Level::Manager);
    let before: Options = serde_json::from_str(r#"{ "players": 2 }"#).unwrap();
    assert_eq!(before.substitute, Level::Manager, "tables from before have the usual one");
}
