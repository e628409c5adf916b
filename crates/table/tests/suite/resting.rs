//! Clocks that rest, and what happens when they have run out.

use crate::common::*;
use magnate_rules::{Action, Stage};
use magnate_table::{
    Clock, Command, Entry, Level, Occupant, Options, Pauses, Problem, Rest, Resting, Status, TimeOut,
    USUAL_TIMES, Zone,
};

fn desk(change: impl FnOnce(&mut Options), names: &[&str]) -> Desk {
    let mut options = Options::new(names.len() as u8);
    options.clock = Clock::PerTurn { limit: DAY };
    change(&mut options);
    Desk::started(options, names, 5)
}

fn left(desk: &Desk, seat: u8) -> i64 {
    desk.table.clock(seat, desk.now).unwrap().left.unwrap()
}

fn deadline(desk: &Desk, seat: u8) -> Option<i64> {
    desk.table.clock(seat, desk.now).unwrap().deadline
}

fn rests(desk: &Desk, seat: u8) -> Option<Resting> {
    desk.table.clock(seat, desk.now).unwrap().rests
}

fn name(seat: u8) -> &'static str {
    ["ann", "bob", "cat"][usize::from(seat)]
}

#[test]
fn a_turn_that_takes_too_long_draws_on_the_bank() {
    let clock = Clock::TurnAndBank { limit: HOUR, bank: DAY };
    let mut desk = desk(|options| options.clock = clock, &["ann", "bob"]);
    let seat = desk.awaited()[0];
    assert_eq!(left(&desk, seat), DAY + HOUR);
    desk.wait(30 * MINUTE).act(seat, Action::Pass);
    assert_eq!(left(&desk, seat), DAY + HOUR, "a turn in time costs nothing");
    let other = 1 - seat;
    desk.wait(3 * HOUR);
    assert_eq!(left(&desk, other), DAY - 2 * HOUR);
    desk.act(other, Action::Pass);
    assert_eq!(left(&desk, other), DAY - 2 * HOUR + HOUR, "and the next turn has its own time again");
    desk.check();
}

#[test]
fn times_are_chosen_from_five_minutes_to_a_week() {
    let mut options = Options::new(2);
    for (clock, fits) in [
        (Clock::None, true),
        (Clock::PerTurn { limit: 5 * MINUTE }, true),
        (Clock::PerTurn { limit: 5 * MINUTE - 1 }, false),
        (Clock::PerTurn { limit: 7 * DAY + 1 }, false),
        (Clock::Bank { bank: 45 * MINUTE, increment: 30 * SECOND }, true),
        (Clock::Bank { bank: 7 * DAY, increment: -1 }, false),
        (Clock::TurnAndBank { limit: 7 * DAY, bank: 7 * DAY }, true),
        (Clock::TurnAndBank { limit: DAY, bank: MINUTE }, false),
    ] {
        options.clock = clock;
        assert_eq!(options.check_times(&USUAL_TIMES).is_ok(), fits, "{clock:?}");
    }
    options.clock = Clock::PerTurn { limit: MINUTE };
    assert!(options.check().is_ok(), "what was stored before can be read");
    let problem = options.check_times(&USUAL_TIMES).unwrap_err();
    assert_eq!(problem, Problem::BadTimes { shortest: 300, longest: 604_800 });
}

#[test]
fn options_stored_before_there_were_rests_are_read() {
    let stored = r#"{"players":2,"clock":{"kind":"per_turn","limit":60000}}"#;
    let options: Options = serde_json::from_str(stored).unwrap();
    assert_eq!((options.time_out, options.rest), (TimeOut::Vote, Rest::default()));
    for wrong in [r#"{"players":2,"rest":{"nights":13}}"#, r#"{"players":2,"rest":{"holidays":61}}"#] {
        let options: Options = serde_json::from_str(wrong).unwrap();
        assert_eq!(options.check().unwrap_err().code(), "bad_options");
    }
    assert!(serde_json::from_str::<Options>(r#"{"players":2,"rest":{"sleep":1}}"#).is_err());
}

#[test]
fn the_host_pauses_where_that_was_agreed() {
    let mut desk = desk(|options| options.rest.pauses = Pauses::Host, &["ann", "bob"]);
    let seat = desk.awaited()[0];
    assert_eq!(desk.refused("bob", Command::Pause), "host_only");
    assert_eq!(desk.refused("ann", Command::Resume), "not_paused");
    desk.wait(HOUR).must("ann", Command::Pause);
    let out = deadline(&desk, seat).unwrap();
    desk.wait(10 * HOUR);
    assert_eq!((left(&desk, seat), rests(&desk, seat)), (23 * HOUR, Some(Resting::Pause)));
    assert_eq!(deadline(&desk, seat), Some(out), "should nobody ever end it");
    assert_eq!(desk.refused("ann", Command::Pause), "already_paused");
    assert_eq!(desk.refused("bob", Command::Resume), "host_only");
    desk.must("ann", Command::Resume);
    assert_eq!((rests(&desk, seat), deadline(&desk, seat)), (None, Some(desk.now + 23 * HOUR)));
    desk.wait(HOUR);
    assert_eq!(left(&desk, seat), 22 * HOUR);
    desk.check();
}

#[test]
fn a_pause_that_nobody_ends_is_over_some_day() {
    let mut desk = desk(|options| options.rest.pauses = Pauses::Host, &["ann", "bob"]);
    let seat = desk.awaited()[0];
    desk.must("ann", Command::Pause);
    let until = desk.table.paused(desk.now).unwrap();
    assert_eq!(until, desk.now + 30 * DAY);
    desk.now = until + HOUR;
    assert_eq!((left(&desk, seat), desk.table.paused(desk.now)), (23 * HOUR, None));
    desk.must("ann", Command::Pause);
    assert_eq!(left(&desk, seat), 23 * HOUR);
    desk.check();
}

#[test]
fn a_pause_is_agreed_on_by_everybody() {
    let mut desk = desk(|options| options.rest.pauses = Pauses::Agreed, &["ann", "bob", "cat"]);
    let seat = desk.awaited()[0];
    assert_eq!(desk.refused("bob", Command::AnswerPause { yes: true }), "no_pause_vote");
    assert_eq!(desk.refused("eve", Command::Pause), "players_only");
    desk.must("bob", Command::Pause);
    assert_eq!(desk.refused("bob", Command::Pause), "already_answered");
    let vote = desk.table.pause_vote(desk.now, &desk.presence()).unwrap();
    assert_eq!((vote.voted, vote.waiting), (vec![user("bob")], vec![user("ann"), user("cat")]));
    desk.must("cat", Command::AnswerPause { yes: false });
    assert_eq!(desk.table.pause_vote(desk.now, &desk.presence()), None);
    desk.must("bob", Command::Pause);
    desk.must("ann", Command::AnswerPause { yes: true });
    assert_eq!(desk.table.paused(desk.now), None);
    desk.must("cat", Command::AnswerPause { yes: true });
    assert!(desk.table.paused(desk.now).is_some());
    desk.wait(DAY);
    // Whoever likes plays on, without using any time.
    let rested = left(&desk, seat);
    assert_eq!(rested, DAY);
    desk.act(seat, Action::Pass);
    assert_eq!(desk.refused("eve", Command::Resume), "players_only");
    desk.must("cat", Command::Resume);
    desk.check();
    let mut strict = self::desk(|_| (), &["ann", "bob"]);
    assert_eq!(strict.refused("ann", Command::Pause), "no_pauses");
}

#[test]
fn holidays_are_counted() {
    let mut desk = desk(|options| options.rest.holidays = 10, &["ann", "bob"]);
    let seat = desk.awaited()[0];
    let who = name(seat);
    assert_eq!(desk.refused(who, Command::TakeHoliday { seat, days: 11 }), "no_holidays");
    assert_eq!(desk.refused(who, Command::TakeHoliday { seat, days: 0 }), "no_holidays");
    assert_eq!(desk.refused(who, Command::EndHoliday { seat }), "not_on_holiday");
    assert_eq!(desk.refused("eve", Command::TakeHoliday { seat, days: 1 }), "not_your_seat");
    desk.wait(HOUR).must(who, Command::TakeHoliday { seat, days: 7 });
    let went = desk.now;
    let shown = desk.table.seat_rest(seat, desk.now);
    assert_eq!((shown.holiday, shown.holidays), (Some(went + 7 * DAY), 3));
    assert_eq!(
        (deadline(&desk, seat), rests(&desk, seat)),
        (Some(went + 7 * DAY + 23 * HOUR), Some(Resting::Holiday))
    );
    desk.wait(5 * DAY);
    assert_eq!(left(&desk, seat), 23 * HOUR);
    assert!(!desk.is_absent(seat), "nobody takes the place of somebody on holiday");
    desk.wait(-3 * DAY + HOUR).must(who, Command::EndHoliday { seat });
    let shown = desk.table.seat_rest(seat, desk.now);
    assert_eq!((shown.holiday, shown.holidays), (None, 3 + 4), "whole days that are left are kept");
    assert_eq!(deadline(&desk, seat), Some(desk.now + 23 * HOUR));
    desk.check();
}

#[test]
fn a_clock_rests_at_night() {
    let mut options = Options::new(2);
    options.clock = Clock::PerTurn { limit: 10 * HOUR };
    options.rest = Rest { nights: 8, ..Rest::default() };
    let mut desk = Desk::open(options);
    desk.must("ann", Command::Sit { seat: 0 });
    desk.must("bob", Command::Sit { seat: 1 });
    // It is a quarter past ten in the evening in Greenwich.
    let zone = Zone { offset: 0, night: 23 * 60 };
    let eastern = Zone { offset: 8 * 60, night: 23 * 60 };
    assert_eq!(desk.refused("bob", Command::SetZone { seat: 0, zone }), "not_your_seat");
    assert_eq!(
        desk.refused("bob", Command::SetZone { seat: 1, zone: Zone { offset: 900, night: 0 } }),
        "bad_zone"
    );
    assert_eq!(
        desk.refused("bob", Command::SetZone { seat: 1, zone: Zone { offset: 0, night: 1440 } }),
        "bad_zone"
    );
    for seat in [0, 1] {
        desk.must(name(seat), Command::SetZone { seat, zone });
    }
    desk.must("ann", Command::Start { seed: 5 });
    desk.play_to_structures();
    let began = desk.now;
    let until_bed = 46 * MINUTE + 40 * SECOND;
    desk.wait(until_bed + 4 * HOUR);
    assert_eq!((left(&desk, 0), rests(&desk, 0)), (10 * HOUR - until_bed, Some(Resting::Night)));
    assert_eq!(deadline(&desk, 0), Some(began + 18 * HOUR));
    assert_eq!(desk.refused("bob", Command::SetZone { seat: 1, zone: eastern }), "zone_stays");
    desk.wait(6 * HOUR);
    assert_eq!((left(&desk, 0), rests(&desk, 0)), (10 * HOUR - until_bed - 2 * HOUR, None));
    assert_eq!(desk.table.seat_rest(1, desk.now).zone, Some(zone));
    desk.check();
}

#[test]
fn who_never_said_where_they_live_can_say_so_at_any_time() {
    let mut desk = desk(|options| options.rest.nights = 8, &["ann", "bob"]);
    let seat = desk.awaited()[0];
    let zone = Zone { offset: 0, night: 22 * 60 };
    desk.must(name(seat), Command::SetZone { seat, zone });
    assert_eq!(rests(&desk, seat), Some(Resting::Night));
    desk.wait(2 * DAY);
    assert_eq!(desk.refused(name(seat), Command::SetZone { seat, zone }), "zone_stays", "awaited");
    let other = 1 - seat;
    desk.must(name(other), Command::SetZone { seat: other, zone });
    assert_eq!(desk.refused(name(other), Command::SetZone { seat: other, zone }), "zone_stays", "just now");
    desk.wait(DAY).must(name(other), Command::SetZone { seat: other, zone });
    desk.check();
}

#[test]
fn a_bot_plays_on_when_time_is_out() {
    let mut desk = desk(|options| options.time_out = TimeOut::Bot, &["ann", "bob"]);
    let seat = desk.awaited()[0];
    assert!(desk.table.minds_the_time());
    assert_eq!(desk.table.deadlines(), [(user(name(seat)), OPENED + DAY)]);
    desk.wait(DAY - 1);
    assert_eq!(desk.table.decide_time_out(desk.now), None);
    desk.wait(1);
    let entry = desk.table.decide_time_out(desk.now).unwrap();
    assert_eq!(entry, Entry::TimeOut { seat, bot: Level::Manager });
    desk.take(entry);
    assert_eq!(desk.table.decide_time_out(desk.now), None, "it happens once");
    assert!(desk.table.bot_to_act().is_some());
    desk.must(name(seat), reclaim(seat));
    assert_eq!(left(&desk, seat), DAY);
    desk.check();
}

#[test]
fn who_comes_back_with_an_empty_bank_has_a_little() {
    let clock = Clock::Bank { bank: HOUR, increment: 0 };
    let mut desk = desk(|options| (options.clock, options.time_out) = (clock, TimeOut::Bot), &["ann", "bob"]);
    let seat = desk.awaited()[0];
    desk.wait(HOUR);
    let entry = desk.table.decide_time_out(desk.now).unwrap();
    desk.take(entry);
    desk.must(name(seat), reclaim(seat));
    assert_eq!((left(&desk, seat), desk.table.decide_time_out(desk.now)), (5 * MINUTE, None));
}

#[test]
fn between_two_players_whose_time_is_out_has_lost() {
    let mut desk = desk(|options| options.time_out = TimeOut::Lose, &["ann", "bob"]);
    desk.play_until(|desk| desk.game().round() == 3 && desk.stage() == Stage::Restructuring);
    desk.act_any(0);
    desk.wait(DAY);
    let entry = desk.table.decide_time_out(desk.now).unwrap();
    assert_eq!(entry, Entry::Forfeited { seat: 1, bot: Level::Manager });
    desk.take(entry);
    assert_eq!((desk.table.status(), desk.awaited()), (Status::Finished, Vec::new()));
    let ranks: Vec<_> = desk.table.standings().unwrap().iter().map(|one| (one.chain.0, one.rank)).collect();
    assert_eq!(ranks, [(0, 1), (1, 2)]);
    assert!(desk.table.seat_rest(1, desk.now).lost);
    assert_eq!(desk.table.decide_time_out(desk.now), None);
    assert_eq!(desk.refused("bob", reclaim(1)), "not_reclaimable");
    assert!(desk.table.is_member(&user("bob")), "who has lost may look");
    assert!(desk.table.record(None).unwrap().seed.is_some(), "nothing is a secret any more");
    desk.check();
}

#[test]
fn among_three_a_bot_plays_for_whoever_has_lost_and_they_come_last() {
    let mut desk = desk(|options| options.time_out = TimeOut::Lose, &["ann", "bob", "cat"]);
    desk.play_to_structures();
    desk.act_any(1);
    desk.act_any(2);
    desk.wait(DAY);
    let entry = desk.table.decide_time_out(desk.now).unwrap();
    desk.take(entry);
    assert_eq!((desk.table.status(), desk.table.standings()), (Status::Playing, None));
    assert!(matches!(desk.table.seats()[0], Occupant::Bot { for_user: Some(_), .. }));
    assert_eq!(desk.refused("ann", reclaim(0)), "not_reclaimable");
    desk.play_until(|desk| desk.table.status() == Status::Finished);
    let standings = desk.table.standings().unwrap();
    assert_eq!((standings[2].chain.0, standings[2].rank), (0, 3));
    assert!(standings[0].rank == 1 && standings[1].rank <= 2);
    desk.check();
}

#[test]
fn nobody_minds_the_time_where_people_vote() {
    let mut desk = desk(|_| (), &["ann", "bob"]);
    desk.wait(9 * DAY);
    assert!(!desk.table.minds_the_time());
    assert_eq!(desk.table.decide_time_out(desk.now), None);
}

#[test]
fn undo_after_a_pause_keeps_the_pause() {
    let mut desk = desk(|options| options.rest.pauses = Pauses::Host, &["ann", "bob"]);
    let seat = desk.awaited()[0];
    desk.wait(HOUR).act(seat, Action::Pass);
    desk.must("ann", Command::Pause);
    desk.wait(HOUR).must(name(seat), undo(seat));
    desk.wait(HOUR);
    assert_eq!(rests(&desk, seat), Some(Resting::Pause));
    assert_eq!(left(&desk, seat), DAY);
    desk.check();
}
