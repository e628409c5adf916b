//! Logs: what is folded, what is refused, and what is kept of games under other rules.

use crate::common::*;
use magnate_rules::RULES_VERSION;
use magnate_table::{Entry, Level, Options, Stamped, Status, Table};

/// A log with a bit of everything: a take-back, an undo, a replacement, a vote.
fn busy_log() -> Desk {
    let mut desk = Desk::of(&["ann", "bob", "cat"]);
    desk.play_until(|desk| desk.game().round() == 2);
    desk.play_to_structures();
    desk.act_any(0);
    desk.must("ann", undo(0));
    desk.act_any(0);
    desk.must("ann", ask(0));
    desk.must("bob", answer(1, true));
    desk.must("cat", answer(2, true));
    desk.arrives("ann").arrives("bob").wait(HOUR).must("ann", vote(0, 2));
    desk.must("bob", vote(1, 2));
    desk.act_any(2);
    desk.must("cat", reclaim(2));
    desk.play_until(|desk| desk.game().round() == 3);
    desk
}

fn renumber(mut log: Vec<Stamped>) -> Vec<Stamped> {
    for (stamped, seq) in log.iter_mut().zip(0..) {
        stamped.seq = seq;
    }
    log
}

#[test]
fn the_same_log_gives_the_same_table() {
    let desk = busy_log();
    let (one, two) = (Table::from_log(&desk.log).unwrap(), Table::from_log(&desk.log).unwrap());
    assert_eq!(one, two);
    assert_eq!(one, desk.table);
    assert_eq!(one.game().unwrap().digest(), desk.game().digest());
    for seat in [None, Some(0), Some(1), Some(2)] {
        assert_eq!(one.view(seat), desk.table.view(seat));
    }
}

#[test]
fn every_entry_survives_json() {
    for stamped in busy_log().log {
        let text = serde_json::to_string(&stamped).unwrap();
        assert_eq!(serde_json::from_str::<Stamped>(&text).unwrap(), stamped, "{text}");
    }
    let rest = [
        Entry::Configured { options: Options::new(3) },
        Entry::SeatLeft { seat: 1 },
        Entry::HostChanged { user: user("b\"ö\u{1F354}b") },
        Entry::PersonRemoved { user: user("bob") },
        Entry::EndVoted { seat: 1, yes: true },
        Entry::Abandoned,
        Entry::Expired,
    ];
    for entry in rest {
        let stamped = Stamped { seq: u32::MAX, at: i64::MIN, entry };
        let value = serde_json::to_value(&stamped).unwrap();
        assert_eq!(serde_json::from_value::<Stamped>(value).unwrap(), stamped);
    }
}

#[test]
fn the_seed_is_written_as_text() {
    let desk = Desk::started(Options::new(2), &["ann", "bob"], u64::MAX);
    let text = serde_json::to_string(desk.log.last().unwrap()).unwrap();
    assert!(text.contains(r#""seed":"18446744073709551615""#), "{text}");
    desk.check();
}

#[test]
fn a_log_has_a_beginning() {
    assert!(Table::from_log(&[]).is_err());
    let desk = Desk::of(&["ann", "bob"]);
    assert!(Table::from_log(&desk.log[1..]).is_err());
    let late = Stamped { seq: 1, ..desk.log[0].clone() };
    assert!(Table::open(&late).is_err());
    let unplayable = Entry::Opened { host: user("ann"), options: Options::new(9) };
    assert!(Table::open(&Stamped { seq: 0, at: 0, entry: unplayable }).is_err());
}

#[test]
fn missing_doubled_and_swapped_entries_are_noticed() {
    let log = busy_log().log;
    for i in 1..log.len() - 1 {
        let mut missing = log.clone();
        missing.remove(i);
        assert_eq!(Table::from_log(&missing).unwrap_err().seq, i as u32 + 1);
        let mut doubled = log.clone();
        doubled.insert(i, log[i].clone());
        assert_eq!(Table::from_log(&doubled).unwrap_err().seq, i as u32);
        let mut swapped = log.clone();
        swapped.swap(i, i + 1);
        assert_eq!(Table::from_log(&swapped).unwrap_err().seq, i as u32 + 1);
    }
}

#[test]
fn an_opening_in_the_middle_does_not_fit() {
    let mut log = busy_log().log;
    log.insert(5, log[0].clone());
    assert_eq!(Table::from_log(&renumber(log)).unwrap_err().seq, 5);
}

#[test]
fn seats_that_do_not_exist_do_not_fit() {
    let log = busy_log().log;
    for (i, stamped) in log.iter().enumerate() {
        for wrong in [3, 8, 200, 255] {
            let mut value = serde_json::to_value(stamped).unwrap();
            if value.get("seat").is_none() {
                continue;
            }
            value["seat"] = wrong.into();
            let mut damaged = log.clone();
            damaged[i] = serde_json::from_value(value).unwrap();
            assert_eq!(Table::from_log(&damaged).unwrap_err().seq, i as u32);
        }
    }
}

#[test]
fn what_the_moment_does_not_allow_does_not_fit() {
    let lobby = Desk::open(Options::new(2));
    let playing = Desk::of(&["ann", "bob"]);
    let mut finished = Desk::of(&["ann", "bob"]);
    finished.play_out();
    let mut abandoned = playing.clone();
    abandoned.end();
    let act = Entry::Acted { seat: 0, action: magnate_rules::Action::PAY };
    let game = [
        act,
        Entry::Undone { seat: 0 },
        Entry::TakeBackAsked { seat: 0, of: None },
        Entry::TakeBackAsked { seat: 0, of: Some(magnate_rules::PlayerSet::NONE) },
        Entry::EndVoted { seat: 4, yes: true },
        Entry::TakeBackAnswered { seat: 1, yes: true },
        Entry::ReplacementVoted { seat: 0, absent: 0 },
        Entry::SeatReclaimed { seat: 0 },
    ];
    let gathering = [
        Entry::Configured { options: Options::new(2) },
        Entry::SeatTaken { seat: 0, user: user("eve") },
        Entry::SeatLeft { seat: 0 },
        Entry::Started { seed: "1".into(), rules: RULES_VERSION },
        Entry::Started { seed: "1".into(), rules: 0 },
    ];
    let bot = Entry::BotSeated { seat: 0, bot: Level::Random };
    let stranger = Entry::HostChanged { user: user("eve") };
    let refuse = |desk: &Desk, entry: &Entry| {
        let mut table = desk.table.clone();
        let stamped = Stamped { seq: table.seq(), at: 0, entry: entry.clone() };
        assert_eq!(table.fold(&stamped).unwrap_err().seq, stamped.seq, "{entry:?}");
        assert_eq!(table, desk.table, "a table that refuses an entry is as it was");
    };
    for desk in [&lobby, &playing, &finished, &abandoned] {
        for entry in &game {
            refuse(desk, entry);
        }
        refuse(desk, &stranger);
    }
    for desk in [&playing, &finished, &abandoned] {
        for entry in &gathering {
            refuse(desk, entry);
        }
    }
    for desk in [&finished, &abandoned] {
        refuse(desk, &bot);
        refuse(desk, &Entry::Abandoned);
    }
    refuse(&lobby, &Entry::Started { seed: "1".into(), rules: RULES_VERSION });
    refuse(&lobby, &Entry::SeatLeft { seat: 0 });
    refuse(&lobby, &Entry::Configured { options: Options::new(7) });
    let mut taken = lobby.clone();
    taken.must("bob", magnate_table::Command::Sit { seat: 1 });
    refuse(&taken, &Entry::SeatTaken { seat: 1, user: user("eve") });
    refuse(&taken, &Entry::BotSeated { seat: 1, bot: Level::Random });
    taken.must("bob", magnate_table::Command::Sit { seat: 0 });
    refuse(&taken, &Entry::Started { seed: "many".into(), rules: RULES_VERSION });
}

/// The same log as if it had been played under other rules.
fn under_other_rules(log: &[Stamped]) -> Vec<Stamped> {
    let mut log = log.to_vec();
    for stamped in &mut log {
        if let Entry::Started { rules, .. } = &mut stamped.entry {
            *rules = RULES_VERSION + 1;
        }
    }
    log
}

#[test]
fn a_game_under_other_rules_is_archived_with_its_seats() {
    let desk = busy_log();
    let mut table = Table::from_log(&under_other_rules(&desk.log)).unwrap();
    assert_eq!(table.status(), Status::Archived);
    assert_eq!(
        (table.seats(), table.host(), table.seq()),
        (desk.table.seats(), desk.table.host(), desk.table.seq())
    );
    assert!(table.game().is_none() && table.record(Some(0)).is_none() && table.view(None).is_none());
    assert!(table.awaited().is_empty() && table.bot_to_act().is_none() && table.clock(0, 0).is_none());
    let act = |seat| magnate_table::Command::Act { seat, action: magnate_rules::Action::PAY };
    for command in [act(0), undo(0), ask(0), answer(0, true), replace(0), vote(0, 1)] {
        let answer = table.decide(&user("ann"), &command, None, i64::MAX, &Presence::NOBODY);
        assert_eq!(answer.unwrap_err().code(), "game_over", "{command:?}");
    }
    assert!(table.decide_bot(0, &magnate_rules::Action::PAY).is_err());
    // Its host can close it.
    let abandon = magnate_table::Command::Abandon;
    assert_eq!(
        table.decide(&user("bob"), &abandon, None, 0, &Presence::NOBODY).unwrap_err().code(),
        "host_only"
    );
    let entry = table.decide(&user("ann"), &abandon, None, 0, &Presence::NOBODY).unwrap();
    table.fold(&Stamped { seq: table.seq(), at: 0, entry }).unwrap();
    assert_eq!((table.status(), table.is_of_other_rules()), (Status::Abandoned, true));
    assert_eq!(
        table.decide(&user("ann"), &abandon, None, 0, &Presence::NOBODY).unwrap_err().code(),
        "game_over"
    );
}

#[test]
fn a_bot_that_still_sits_in_an_archived_game_does_nothing() {
    let mut desk = Desk::of(&["ann", "bob"]);
    desk.must("bob", replace(1));
    let table = Table::from_log(&under_other_rules(&desk.log)).unwrap();
    assert_eq!(table.bot_to_act(), None);
    assert_eq!(table.decide_bot(1, &magnate_rules::Action::PAY).unwrap_err().code(), "game_over");
    assert_eq!(
        table.decide(&user("bob"), &reclaim(1), None, 0, &Presence::NOBODY).unwrap_err().code(),
        "game_over"
    );
}
