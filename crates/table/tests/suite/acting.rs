//! Decisions, and what each viewer gets of them.

use crate::common::*;
use magnate_rules::{Action, Event, PlayerId, Staff, Stage};
use magnate_table::{Command, Options, Problem, Table};

fn act(seat: u8, action: Action) -> Command {
    Command::Act { seat, action }
}

/// The seat in turn and the name there.
fn in_turn(desk: &Desk) -> (u8, String) {
    let seat = desk.awaited()[0];
    (seat, desk.table.seats()[usize::from(seat)].person().unwrap().0.clone())
}

#[test]
fn a_command_for_another_state_is_stale() {
    let mut desk = Desk::of(&["ann", "bob"]);
    let (seat, name) = in_turn(&desk);
    let (seq, action) = (desk.table.seq(), desk.idea(seat));
    for expected in [seq - 1, seq + 1] {
        let answer = desk.table.decide(
            &user(&name),
            &act(seat, action.clone()),
            Some(expected),
            desk.now,
            &Presence::NOBODY,
        );
        assert_eq!(answer.unwrap_err(), Problem::Stale { expected, current: seq });
    }
    assert!(
        desk.table
            .decide(&user(&name), &act(seat, action.clone()), None, desk.now, &Presence::NOBODY)
            .is_ok()
    );
    assert!(
        desk.table.decide(&user(&name), &act(seat, action), Some(seq), desk.now, &Presence::NOBODY).is_ok()
    );
}

#[test]
fn deciding_changes_nothing() {
    let mut desk = Desk::of(&["ann", "bob"]);
    let (seat, name) = in_turn(&desk);
    let before = desk.table.clone();
    let action = desk.idea(seat);
    desk.table.decide(&user(&name), &act(seat, action), None, desk.now, &Presence::NOBODY).unwrap();
    assert_eq!(desk.table, before);
}

#[test]
fn people_act_for_their_own_seats_only() {
    let mut desk = Desk::of(&["ann", "bob", "bot"]);
    desk.play_to_structures();
    let nothing = Action::Work { cards: Box::new(Staff::NONE) };
    for (name, seat) in [("ann", 1), ("bob", 0), ("ann", 2), ("eve", 0)] {
        assert_eq!(desk.refused(name, act(seat, nothing.clone())), "not_your_seat");
    }
    assert_eq!(desk.refused("ann", act(9, nothing.clone())), "no_such_seat");
    assert_eq!(desk.table.decide_bot(0, &nothing).unwrap_err().code(), "not_your_seat");
    assert_eq!(desk.table.decide_bot(9, &nothing).unwrap_err().code(), "no_such_seat");
    desk.must("ann", act(0, nothing));
}

#[test]
fn a_hot_seat_person_acts_for_each_of_their_seats() {
    let mut desk = Desk::of(&["ann", "ann", "ann"]);
    desk.play_until(|desk| desk.game().round() > 1);
    assert!(desk.table.decisions() > 6);
    desk.check();
}

#[test]
fn refusals_of_the_rules_come_through_with_their_reason() {
    let mut desk = Desk::of(&["ann", "bob"]);
    let (seat, name) = in_turn(&desk);
    let problem = desk.send(&name, act(seat, Action::PAY)).unwrap_err();
    assert_eq!(problem.code(), "wrong_moment");
    assert!(!problem.to_string().is_empty());
    let (other, other_name) = if seat == 0 { (1, "bob") } else { (0, "ann") };
    assert_eq!(desk.refused(other_name, act(other, Action::Pass)), "not_awaited");
}

#[test]
fn a_secret_choice_can_be_changed_until_all_have_chosen() {
    let mut desk = Desk::of(&["ann", "bob"]);
    desk.play_until(|desk| desk.stage() == Stage::Reserve);
    let cards = magnate_rules::ReserveCard::ALL;
    desk.act(0, Action::Reserve { card: cards[0] });
    desk.act(0, Action::Reserve { card: cards[2] });
    assert_eq!(desk.game().chain(PlayerId(0)).reserve(), Some(cards[2]));
    assert_eq!(desk.awaited(), [1]);
    desk.act(1, Action::Reserve { card: cards[1] });
    assert_eq!(desk.refused("ann", act(0, Action::Reserve { card: cards[0] })), "wrong_moment");
    desk.check();
}

#[test]
fn a_bot_decides_once() {
    let mut desk = Desk::of(&["ann", "bot"]);
    desk.play_to_structures();
    assert_eq!(desk.table.bot_to_act().unwrap().0, 1);
    let choice = desk.idea(1);
    desk.act(1, choice.clone());
    // The same thought again, from a thread that was late.
    assert_eq!(desk.table.decide_bot(1, &choice).unwrap_err().code(), "not_awaited");
    assert_eq!(desk.table.bot_to_act(), None);
}

#[test]
fn bots_play_a_whole_game_from_views_alone() {
    let mut options = Options::new(3);
    options.game.intro = magnate_rules::Intro::Second;
    let mut desk = Desk::started(options, &["bot", "bot", "bot"], 11);
    let mut bots: Vec<_> =
        (0..3).map(|seed| magnate_bots::Level::Random.make(seed, magnate_bots::Budget::default())).collect();
    while let Some((seat, _)) = desk.table.bot_to_act() {
        let view = desk.table.view(Some(seat)).unwrap();
        let action = bots[usize::from(seat)].decide(&view, PlayerId(seat)).unwrap();
        desk.act(seat, action);
    }
    assert_eq!(desk.table.status(), magnate_table::Status::Finished);
    desk.check();
}

/// A table where ann has chosen a structure in secret: nobody at all, or what chance says.
fn chosen(nothing: bool) -> (Desk, Vec<Event>) {
    let mut desk = Desk::of(&["ann", "bob", "ann"]);
    desk.play_to_structures();
    let game = desk.game();
    let all = game.structures(PlayerId(0), 1000);
    let cards = if nothing { Staff::NONE } else { *all.iter().find(|cards| !cards.is_empty()).unwrap() };
    let events = desk.act(0, Action::Work { cards: Box::new(cards) });
    (desk, events)
}

#[test]
fn views_and_events_hide_a_choice_from_everybody_else() {
    let ((one, one_events), (two, two_events)) = (chosen(true), chosen(false));
    let events = |table: &Table, events: &[Event], seat| table.events_for(events, seat);
    // Seat 2 is the same person on another seat: it looks from there and sees what that seat sees.
    for seat in [Some(1), Some(2), None, Some(77)] {
        assert_eq!(one.table.view(seat), two.table.view(seat));
        assert_eq!(events(&one.table, &one_events, seat), events(&two.table, &two_events, seat));
    }
    assert_ne!(one.table.view(Some(0)), two.table.view(Some(0)));
    assert_ne!(events(&one.table, &one_events, Some(0)), events(&two.table, &two_events, Some(0)));
    assert_eq!(events(&one.table, &one_events, Some(0)), one_events);
}

#[test]
fn views_do_not_depend_on_the_seed_beyond_what_was_dealt() {
    let desk = Desk::of(&["ann", "bob"]);
    let setup = magnate_rules::Setup {
        layout: desk.game().board().layout().clone(),
        order: desk.game().order().to_vec(),
    };
    let without_seed = magnate_rules::Game::with_setup(desk.game().config(), &setup).unwrap();
    for viewer in [magnate_rules::Viewer::Spectator, magnate_rules::Viewer::Player(PlayerId(0))] {
        assert_eq!(desk.game().view(viewer), without_seed.view(viewer));
    }
}
