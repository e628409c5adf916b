//! Clocks: only the stamps of the log count.

use crate::common::*;
use magnate_rules::{Action, Stage};
use magnate_table::{Clock, Options};

fn desk(clock: Clock, names: &[&str]) -> Desk {
    let mut options = Options::new(names.len() as u8);
    options.clock = clock;
    Desk::started(options, names, 5)
}

fn bank(names: &[&str]) -> Desk {
    desk(Clock::Bank { bank: HOUR, increment: 10 * SECOND }, names)
}

fn per_turn(names: &[&str]) -> Desk {
    desk(Clock::PerTurn { limit: MINUTE }, names)
}

fn left(desk: &Desk, seat: u8) -> i64 {
    desk.table.clock(seat, desk.now).unwrap().left.unwrap()
}

fn since(desk: &Desk, seat: u8) -> Option<i64> {
    desk.table.clock(seat, desk.now).unwrap().since
}

fn name(seat: u8) -> &'static str {
    ["ann", "bob", "cat"][usize::from(seat)]
}

#[test]
fn without_a_clock_nobody_has_a_flag() {
    let mut desk = Desk::of(&["ann", "bob"]);
    let seat = desk.awaited()[0];
    desk.wait(HOUR);
    let clock = desk.table.clock(seat, desk.now).unwrap();
    assert_eq!((clock.left, clock.since), (None, Some(OPENED)));
    assert_eq!((desk.table.next_flag(), desk.table.next_flag_after(0)), (None, None));
    assert_eq!(desk.table.clock(2, desk.now), None);
    assert_eq!(desk.table.clock(255, desk.now), None);
}

#[test]
fn a_bank_runs_while_its_player_is_awaited() {
    let mut desk = bank(&["ann", "bob"]);
    let first = desk.awaited()[0];
    let second = 1 - first;
    desk.wait(MINUTE);
    assert_eq!((left(&desk, first), left(&desk, second)), (HOUR - MINUTE, HOUR));
    assert_eq!(desk.table.next_flag(), Some(OPENED + HOUR));
    desk.act(first, Action::Pass);
    assert_eq!(left(&desk, first), HOUR - MINUTE + 10 * SECOND, "and grows with every turn");
    desk.wait(MINUTE);
    assert_eq!((left(&desk, first), left(&desk, second)), (HOUR - MINUTE + 10 * SECOND, HOUR - MINUTE));
    desk.check();
}

#[test]
fn all_steps_of_a_working_day_are_one_turn() {
    for clock in [Clock::Bank { bank: MINUTE, increment: SECOND }, Clock::PerTurn { limit: MINUTE }] {
        let mut desk = desk(clock, &["ann", "bob"]);
        desk.play_until(|desk| desk.game().round() == 3);
        let seat = desk.play_to_working_day();
        let before = left(&desk, seat);
        let mut steps = 0;
        while desk.awaited() == [seat] {
            assert_eq!(left(&desk, seat), before - steps * SECOND);
            desk.wait(SECOND).act_any(seat);
            steps += 1;
        }
        assert!(steps > 1);
        let after = left(&desk, seat);
        match clock {
            Clock::Bank { increment, .. } => assert_eq!(after, before - steps * SECOND + increment),
            _ => assert_eq!(after, MINUTE),
        }
    }
}

#[test]
fn in_simultaneous_phases_every_clock_runs_for_itself() {
    let mut desk = bank(&["ann", "bob", "cat"]);
    desk.play_to_structures();
    let before: Vec<i64> = (0..3).map(|seat| left(&desk, seat)).collect();
    desk.wait(SECOND).act_any(1);
    desk.wait(SECOND);
    assert_eq!(left(&desk, 0), before[0] - 2 * SECOND);
    assert_eq!(left(&desk, 1), before[1] - SECOND + 10 * SECOND);
    assert_eq!(left(&desk, 2), before[2] - 2 * SECOND);
    assert_eq!((since(&desk, 1), since(&desk, 2)), (None, Some(desk.now - 2 * SECOND)));
}

#[test]
fn a_changed_mind_earns_no_time() {
    let mut desk = bank(&["ann", "bob"]);
    desk.play_to_structures();
    let choice = desk.idea(0);
    desk.act(0, choice.clone());
    let before = left(&desk, 0);
    for _ in 0..5 {
        desk.wait(SECOND).act(0, choice.clone());
    }
    assert_eq!((left(&desk, 0), since(&desk, 0)), (before, None));
}

#[test]
fn acting_and_undoing_earns_no_time() {
    for mut desk in [bank(&["ann", "bob"]), per_turn(&["ann", "bob"])] {
        let seat = desk.awaited()[0];
        let before = left(&desk, seat);
        for round in 1..=5 {
            desk.wait(SECOND).act(seat, Action::Pass);
            desk.must(name(seat), undo(seat));
            assert_eq!(left(&desk, seat), before - round * SECOND);
        }
        desk.check();
    }
}

#[test]
fn who_undoes_does_not_pay_for_the_time_others_had() {
    let mut desk = bank(&["ann", "bob"]);
    let seat = desk.awaited()[0];
    let other = 1 - seat;
    desk.wait(MINUTE).act(seat, Action::Pass);
    desk.wait(30 * MINUTE).must(name(seat), undo(seat));
    assert_eq!(left(&desk, seat), HOUR - MINUTE);
    assert_eq!(left(&desk, other), HOUR, "they were awaited only by mistake");
    assert_eq!((since(&desk, seat), since(&desk, other)), (Some(desk.now), None));
    desk.wait(SECOND);
    assert_eq!(left(&desk, seat), HOUR - MINUTE - SECOND);
    desk.check();
}

#[test]
fn undoing_in_the_middle_of_a_turn_lets_the_clock_run_on() {
    let mut desk = per_turn(&["ann", "bob"]);
    desk.play_until(|desk| desk.game().round() == 3);
    let seat = desk.play_to_working_day();
    desk.wait(SECOND).act_any(seat);
    assert_eq!(desk.awaited(), [seat]);
    desk.wait(SECOND).must(name(seat), undo(seat));
    desk.wait(SECOND);
    assert_eq!(left(&desk, seat), MINUTE - 3 * SECOND);
}

#[test]
fn the_next_phase_is_a_new_turn() {
    let mut desk = per_turn(&["ann", "bob"]);
    // Somebody takes the first place in the turn order and begins the working day: awaited all along.
    let found = (0..200).any(|_| {
        desk.play_until(|desk| desk.stage() == Stage::OrderOfBusiness);
        let seat = desk.awaited()[0];
        desk.wait(SECOND).act(seat, Action::Order { position: 1 });
        let again = desk.awaited() == [seat];
        assert!(!again || left(&desk, seat) == MINUTE);
        again
    });
    assert!(found);
}

#[test]
fn after_a_take_back_time_spent_is_spent_and_turns_begin_anew() {
    let mut desk = bank(&["ann", "bob"]);
    let first = desk.awaited()[0];
    let second = 1 - first;
    desk.wait(MINUTE).act(first, Action::Pass);
    desk.wait(MINUTE).must(name(first), ask(first));
    desk.wait(MINUTE).must(name(second), answer(second, true));
    assert_eq!((since(&desk, first), since(&desk, second)), (Some(desk.now), None));
    assert_eq!(left(&desk, first), HOUR - MINUTE + 10 * SECOND);
    assert_eq!(left(&desk, second), HOUR - 2 * MINUTE);
    desk.check();
}

#[test]
fn a_bot_uses_nobodys_time() {
    let mut desk = bank(&["ann", "bob"]);
    desk.play_to_structures();
    let before = left(&desk, 1);
    desk.wait(MINUTE).must("bob", replace(1));
    assert_eq!(left(&desk, 1), before - MINUTE);
    desk.wait(MINUTE).act_any(1);
    assert_eq!(left(&desk, 1), before - MINUTE, "neither used nor earned");
    desk.must("bob", reclaim(1));
    assert_eq!(left(&desk, 1), before - MINUTE);
    desk.check();
}

#[test]
fn flags_are_those_of_people() {
    let mut desk = per_turn(&["ann", "bob", "bot"]);
    desk.play_to_structures();
    let start = desk.now;
    assert_eq!(desk.table.next_flag(), Some(start + MINUTE));
    desk.wait(SECOND);
    desk.act_any(0);
    desk.act_any(1);
    assert_eq!(desk.awaited(), [2]);
    assert_eq!(desk.table.next_flag(), None, "nobody waits for a bot's clock");
}

#[test]
fn a_flag_that_has_fallen_is_not_waited_for() {
    let mut desk = bank(&["ann", "bob"]);
    let flag = desk.table.next_flag().unwrap();
    assert_eq!(desk.table.next_flag_after(flag - 1), Some(flag));
    assert_eq!(desk.table.next_flag_after(flag), None);
    desk.now = flag;
    let seat = desk.awaited()[0];
    assert!(desk.table.is_absent(seat, flag, &Presence::NOBODY) && left(&desk, seat) == 0);
    // Whoever comes late can still act while nobody has minded.
    desk.wait(SECOND).act(seat, Action::Pass);
    assert_eq!(left(&desk, seat), 9 * SECOND);
}

#[test]
fn clocks_stop_when_the_game_does() {
    let mut desk = bank(&["ann", "bob"]);
    let seat = desk.awaited()[0];
    desk.wait(MINUTE).end();
    desk.wait(MINUTE);
    assert_eq!((left(&desk, seat), since(&desk, seat), desk.table.next_flag()), (HOUR - MINUTE, None, None));
}

#[test]
fn time_that_jumps_does_no_harm() {
    for mut desk in [bank(&["ann", "bob"]), per_turn(&["ann", "bob"]), Desk::of(&["ann", "bob"])] {
        for now in [0, i64::MIN, i64::MAX, -5, i64::MIN, i64::MAX, OPENED] {
            desk.now = now;
            desk.step();
            for at in [i64::MIN, 0, i64::MAX] {
                for seat in 0..3 {
                    _ = (desk.table.clock(seat, at), desk.table.is_absent(seat, at, &Presence::NOBODY));
                }
                _ = (desk.table.next_flag(), desk.table.next_flag_after(at));
            }
            let seat = desk.game().decision().awaited.first().unwrap().0;
            if desk.table.can_undo(seat) {
                desk.must(name(seat), undo(seat));
            }
        }
        desk.check();
    }
}

#[test]
fn an_undo_of_somebody_else_does_not_charge_for_the_time_of_a_bot() {
    let mut desk = bank(&["ann", "bob"]);
    desk.play_to_structures();
    let before = left(&desk, 1);
    desk.act_any(0);
    desk.wait(MINUTE).must("bob", replace(1));
    desk.wait(10 * MINUTE).must("bob", reclaim(1));
    desk.must("ann", undo(0));
    assert_eq!(left(&desk, 1), before - MINUTE);
    desk.check();
}
