//! People gather: seats, host, options, and who may do what before and after the game.

use crate::common::*;
use magnate_table::{Clock, Command, Level, Occupant, Options, Problem, Sign, Status, Table};

const BOT: Level = Level::Random;

fn sit(seat: u8) -> Command {
    Command::Sit { seat }
}

fn seat_bot(seat: u8) -> Command {
    Command::SeatBot { seat, bot: BOT }
}

fn leave(seat: u8) -> Command {
    Command::Leave { seat }
}

fn configure(players: u8) -> Command {
    Command::Configure { options: Options::new(players) }
}

#[test]
fn a_new_table_has_open_seats_and_a_host() {
    let desk = Desk::open(Options::new(4));
    assert_eq!(desk.table.status(), Status::Lobby);
    assert_eq!(desk.table.seats(), vec![Occupant::Open; 4]);
    assert_eq!(desk.table.host(), &user("ann"));
    assert_eq!((desk.table.seq(), desk.table.opened_at()), (1, OPENED));
    assert!(desk.table.is_member(&user("ann")) && !desk.table.is_member(&user("bob")));
    assert!(
        desk.table.game().is_none() && desk.table.view(None).is_none() && desk.table.record(None).is_none()
    );
}

#[test]
fn one_person_can_have_several_seats() {
    let mut desk = Desk::open(Options::new(3));
    desk.must("ann", sit(0));
    desk.must("bob", sit(1));
    desk.must("ann", sit(2));
    assert_eq!(desk.table.seats_of(&user("ann")), [0, 2]);
    assert_eq!(desk.refused("bob", sit(2)), "seat_taken");
    assert_eq!(desk.refused("bob", sit(1)), "seat_taken");
    assert_eq!(desk.refused("bob", sit(3)), "no_such_seat");
    assert_eq!(desk.refused("bob", sit(255)), "no_such_seat");
}

#[test]
fn people_leave_their_own_seat_and_the_host_clears_any() {
    let mut desk = Desk::open(Options::new(3));
    desk.must("bob", sit(0));
    desk.must("cat", sit(1));
    desk.must("ann", seat_bot(2));
    assert_eq!(desk.refused("bob", leave(1)), "not_your_seat");
    assert_eq!(desk.refused("bob", leave(2)), "not_your_seat");
    desk.must("bob", leave(0));
    desk.must("ann", leave(1));
    desk.must("ann", leave(2));
    assert_eq!(desk.table.seats(), vec![Occupant::Open; 3]);
    assert_eq!(desk.refused("ann", leave(0)), "not_your_seat", "there is nobody to send away");
}

#[test]
fn only_the_host_seats_bots_and_not_on_people() {
    let mut desk = Desk::open(Options::new(2));
    desk.must("bob", sit(0));
    assert_eq!(desk.refused("bob", seat_bot(1)), "host_only");
    assert_eq!(desk.refused("ann", seat_bot(0)), "seat_taken");
    desk.must("ann", seat_bot(1));
    desk.must("ann", seat_bot(1));
    assert_eq!(desk.table.seats()[1], Occupant::Bot { bot: BOT, for_user: None });
}

#[test]
fn fewer_seats_only_while_the_dropped_ones_are_open() {
    let mut desk = Desk::open(Options::new(5));
    desk.must("bob", sit(4));
    let problem = desk.send("ann", configure(3)).unwrap_err();
    assert_eq!(problem, Problem::SeatTaken { seat: 4 }, "it names the seat that is in the way");
    desk.must("bob", leave(4));
    desk.must("bob", sit(2));
    desk.must("ann", configure(3));
    assert_eq!(desk.table.seats().len(), 3);
    assert_eq!(desk.table.seats_of(&user("bob")), [2]);
    desk.must("ann", configure(5));
    assert_eq!(desk.table.seats()[3..], [Occupant::Open, Occupant::Open]);
    desk.check();
}

#[test]
fn options_nobody_can_play_are_refused() {
    let mut desk = Desk::open(Options::new(2));
    let with = |change: fn(&mut Options)| {
        let mut options = Options::new(2);
        change(&mut options);
        Command::Configure { options }
    };
    for bad in [
        with(|options| options.game.players = 1),
        with(|options| options.game.players = 6),
        with(|options| options.name = "x".repeat(61)),
        with(|options| options.name = "a\nb".into()),
        with(|options| options.clock = Clock::PerTurn { limit: 0 }),
        with(|options| options.clock = Clock::Bank { bank: i64::MAX, increment: 0 }),
        with(|options| options.clock = Clock::Bank { bank: HOUR, increment: -1 }),
    ] {
        assert_eq!(desk.refused("ann", bad), "bad_options");
    }
    assert_eq!(desk.refused("bob", with(|_| ())), "host_only");
    desk.must("ann", with(|options| options.clock = Clock::Bank { bank: HOUR, increment: 0 }));
}

#[test]
fn a_game_starts_when_every_seat_is_taken_and_the_host_says_so() {
    let mut desk = Desk::open(Options::new(2));
    desk.must("bob", sit(0));
    let start = Command::Start { seed: u64::MAX };
    assert_eq!(desk.send("ann", start.clone()).unwrap_err(), Problem::SeatsOpen { open: 1 });
    desk.must("bob", sit(1));
    assert_eq!(desk.refused("bob", start.clone()), "host_only");
    desk.must("ann", start.clone());
    assert_eq!(desk.table.status(), Status::Playing);
    assert_eq!(desk.refused("ann", start), "already_started");
    for late in [sit(0), leave(0), configure(2)] {
        assert_eq!(desk.refused("ann", late), "already_started");
    }
    assert_eq!(desk.refused("ann", seat_bot(0)), "already_started");
}

#[test]
fn the_host_hands_the_table_to_somebody_who_belongs_to_it() {
    let mut desk = Desk::open(Options::new(2));
    let over_to = |name: &str| Command::HandOver { user: user(name) };
    assert_eq!(desk.refused("ann", over_to("bob")), "players_only");
    desk.must("bob", sit(0));
    assert_eq!(desk.refused("bob", over_to("bob")), "host_only");
    desk.must("ann", over_to("bob"));
    assert_eq!(desk.table.host(), &user("bob"));
    assert_eq!(desk.refused("ann", Command::Abandon), "host_only");
    desk.check();
}

#[test]
fn nothing_is_played_before_the_start() {
    let mut desk = Desk::open(Options::new(2));
    desk.must("ann", sit(0));
    desk.must("bob", sit(1));
    for early in [undo(0), ask(0), answer(0, true), replace(0), vote(0, 1)] {
        assert_eq!(desk.refused("ann", early), "not_started");
    }
    assert_eq!(
        desk.refused("ann", Command::Act { seat: 0, action: magnate_rules::Action::Pass }),
        "not_started"
    );
    assert_eq!(desk.refused("ann", reclaim(0)), "not_reclaimable");
    assert!(desk.awaited().is_empty());
}

#[test]
fn nothing_happens_at_an_abandoned_table() {
    for started in [false, true] {
        let mut desk = if started { Desk::of(&["ann", "bob"]) } else { Desk::open(Options::new(2)) };
        if started {
            desk.step();
            desk.end();
        } else {
            desk.must("ann", sit(0));
            desk.must("bob", sit(1));
            assert_eq!(desk.refused("bob", Command::Abandon), "host_only");
            desk.must("ann", Command::Abandon);
        }
        assert_eq!(desk.table.status(), Status::Abandoned);
        let commands = [sit(0), leave(0), seat_bot(1), configure(2), Command::Start { seed: 1 }];
        let later = [undo(0), ask(0), answer(0, true), replace(0), vote(0, 1), Command::Abandon];
        for command in commands.into_iter().chain(later) {
            assert_eq!(desk.refused("ann", command), "game_over");
        }
        assert!(desk.awaited().is_empty() && desk.table.bot_to_act().is_none());
        assert_eq!(desk.table.next_flag(), None);
        desk.check();
    }
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut options = Options::new(2);
    options.game.intro = magnate_rules::Intro::First;
    let mut desk = Desk::started(options, &["ann", "bob"], 3);
    desk.play_out();
    assert_eq!(desk.table.standings().unwrap().len(), 2);
    for seat in [0, 1] {
        let name = ["ann", "bob"][usize::from(seat)];
        for command in [undo(seat), ask(seat), answer(seat, true), replace(seat), vote(seat, 1 - seat)] {
            assert_eq!(desk.refused(name, command), "game_over");
        }
        assert!(
            !desk.table.can_undo(seat)
                && !desk.table.is_absent(seat, desk.now + 100 * HOUR, &Presence::NOBODY)
        );
    }
    assert_eq!(desk.refused("ann", Command::Abandon), "game_over");
    desk.check();
}

fn hang(seat: u8, look: u8, name: &str) -> Command {
    Command::HangSign { seat, sign: Sign { look, name: name.into() } }
}

fn looks(desk: &Desk) -> Vec<u8> {
    desk.table.signs().iter().map(|sign| sign.look).collect()
}

#[test]
fn a_seat_chooses_its_look_among_those_nobody_plays_with() {
    let mut desk = Desk::open(Options::new(3));
    assert_eq!(looks(&desk), [0, 1, 2]);
    desk.must("ann", sit(0));
    // The look of an open seat is free: the two change places.
    desk.must("ann", hang(0, 2, ""));
    assert_eq!(looks(&desk), [2, 1, 0]);
    // One that no seat has is free too.
    desk.must("ann", hang(0, 5, ""));
    assert_eq!(looks(&desk), [5, 1, 0]);
    desk.must("bob", sit(1));
    assert_eq!(desk.refused("bob", hang(1, 5, "")), "look_taken");
    assert_eq!(desk.refused("bob", hang(1, 6, "")), "bad_sign");
    assert_eq!(desk.refused("bob", hang(0, 3, "")), "not_your_seat");
    assert_eq!(desk.refused("ann", hang(1, 3, "")), "not_your_seat", "not even the host chooses for people");
    assert_eq!(desk.refused("ann", hang(2, 3, "")), "not_your_seat", "nobody is there");
    assert_eq!(desk.refused("ann", hang(9, 3, "")), "no_such_seat");
    // The host chooses for bots.
    desk.must("ann", Command::SeatBot { seat: 2, bot: Level::Random });
    desk.must("ann", hang(2, 4, ""));
    assert_eq!(desk.refused("bob", hang(2, 3, "")), "not_your_seat");
    assert_eq!(looks(&desk), [5, 1, 4]);
    desk.must("ann", Command::Start { seed: 1 });
    assert_eq!(desk.refused("ann", hang(0, 0, "")), "already_started");
    assert_eq!(looks(&desk), [5, 1, 4]);
    assert_eq!(Table::from_log(&desk.log).unwrap(), desk.table);
}

#[test]
fn more_seats_get_looks_nobody_has() {
    let mut desk = Desk::open(Options::new(2));
    desk.must("ann", sit(0));
    desk.must("ann", hang(0, 3, ""));
    desk.must("ann", Command::Configure { options: Options::new(5) });
    assert_eq!(looks(&desk), [3, 1, 0, 2, 4]);
    desk.must("ann", Command::Configure { options: Options::new(2) });
    assert_eq!(looks(&desk), [3, 1]);
}

#[test]
fn people_on_one_device_have_names_that_go_with_them() {
    let mut desk = Desk::open(Options::new(2));
    desk.must("ann", sit(0));
    desk.must("ann", sit(1));
    desk.must("ann", hang(1, 1, "  Bob "));
    assert_eq!(desk.table.signs()[1], Sign { look: 1, name: "Bob".into() });
    assert_eq!(desk.refused("ann", hang(1, 1, "\u{200b}")), "bad_sign");
    assert_eq!(desk.refused("ann", hang(1, 1, "a\nb")), "bad_sign");
    assert_eq!(desk.refused("ann", hang(1, 1, &"x".repeat(31))), "bad_sign");
    desk.must("ann", Command::Leave { seat: 1 });
    assert_eq!(desk.table.signs()[1], Sign::plain(1));
}

#[test]
fn stored_options_stay_readable_and_contain_the_configuration() {
    use magnate_rules::{Config, Edition};
    let stored = serde_json::json!({"name": "ours", "players": 3, "intro": "second", "negative_prices": "pay",
        "sequential_payday": true, "public": true});
    let options: Options = serde_json::from_value(stored).unwrap();
    assert_eq!((options.game.players, options.game.intro), (3, magnate_rules::Intro::Second));
    let written = serde_json::to_value(&options).unwrap();
    assert_eq!((&written["players"], &written["intro"]), (&3.into(), &"second".into()));
    assert_eq!(serde_json::from_value::<Options>(written).unwrap(), options);
    for wrong in [
        serde_json::json!({"players": 3, "modles": []}),
        serde_json::json!({"name": "nobody"}),
        serde_json::json!({"players": 3, "modules": ["susi"]}),
    ] {
        assert!(serde_json::from_value::<Options>(wrong.clone()).is_err(), "{wrong}");
    }
    // Whatever somebody writes, a new game is one of the newest edition.
    let old = Options::of(Config { edition: Edition::FIRST, ..Config::new(2) });
    let desk = Desk::started(old, &["ann", "bob"], 1);
    assert_eq!(desk.table.options().game.edition, Edition::NEWEST);
    assert_eq!(desk.game().config().edition, Edition::NEWEST);
}

#[test]
fn a_game_started_under_an_older_edition_goes_on_under_it() {
    use magnate_rules::Edition;
    let mut desk = Desk::started(Options::new(2), &["ann", "bob"], 1);
    for entry in &mut desk.log {
        if let magnate_table::Entry::Started { rules, .. } = &mut entry.entry {
            *rules = Edition::FIRST.number();
        }
    }
    let table = Table::from_log(&desk.log).unwrap();
    assert_eq!(table.rules(), Some(1));
    assert!(!table.is_of_other_rules());
    assert_eq!(table.game().unwrap().config().edition, Edition::FIRST);
    assert_eq!(table.status(), Status::Playing);
}
