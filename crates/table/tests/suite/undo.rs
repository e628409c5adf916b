//! Undo: one's own steps, back to where somebody else acted or something hidden came out.

use crate::common::*;
use magnate_rules::{Action, Event, Game, Milestone, Module, ModuleSet, QuestionKind, ReserveCard, Stage};
use magnate_table::{Clock, Options, Problem, UndoBarrier};

fn name(seat: u8) -> &'static str {
    ["ann", "bob", "cat"][usize::from(seat)]
}

/// Why this seat cannot undo.
fn barrier(desk: &mut Desk, seat: u8) -> UndoBarrier {
    assert!(!desk.table.can_undo(seat));
    match desk.send(name(seat), undo(seat)).unwrap_err() {
        Problem::NothingToUndo { reason } => reason,
        other => panic!("{other}"),
    }
}

#[test]
fn a_whole_working_day_can_be_undone_step_by_step() {
    let (mut desk, seat, mut states) = (3..20)
        .find_map(|round| {
            let mut desk = Desk::of(&["ann", "bob", "cat"]);
            desk.play_until(|desk| desk.game().round() == round);
            let seat = desk.play_to_working_day();
            let mut states = Vec::new();
            let mut stages = Vec::new();
            while desk.awaited() == [seat] {
                states.push((desk.game().clone(), desk.table.decisions()));
                stages.push(desk.stage());
                desk.act_any(seat);
            }
            stages.dedup();
            (states.len() > 4 && stages.len() > 2).then_some((desk, seat, states))
        })
        .expect("some day has several steps");
    while let Some((game, decisions)) = states.pop() {
        assert!(desk.table.can_undo(seat));
        assert!(desk.must(name(seat), undo(seat)).rewound);
        assert_eq!((desk.game(), desk.table.decisions()), (&game, decisions));
    }
    assert_eq!(desk.awaited(), [seat]);
    assert_eq!(barrier(&mut desk, seat), UndoBarrier::OthersActed);
    desk.check();
}

#[test]
fn what_was_undone_can_be_done_differently() {
    let mut desk = Desk::of(&["ann", "bob"]);
    let seat = desk.awaited()[0];
    let before = desk.game().clone();
    desk.act(seat, Action::Pass);
    desk.must(name(seat), undo(seat));
    assert_eq!(desk.game(), &before);
    assert_eq!(barrier(&mut desk, seat), UndoBarrier::Nothing);
    let place = before.listed(before.decision().awaited.first().unwrap()).pop().unwrap();
    desk.act(seat, place);
    assert_eq!(desk.table.decisions(), 1);
    desk.check();
}

#[test]
fn nobody_undoes_for_somebody_else() {
    let mut desk = Desk::of(&["ann", "bob"]);
    let seat = desk.step();
    assert_eq!(desk.refused(name(1 - seat), undo(seat)), "not_your_seat");
    assert_eq!(barrier(&mut desk, 1 - seat), UndoBarrier::Nothing, "they have done nothing yet");
}

#[test]
fn nothing_is_undone_once_somebody_else_has_acted() {
    let mut desk = Desk::of(&["ann", "bob"]);
    let first = desk.step();
    let second = desk.step();
    assert_ne!(first, second);
    assert_eq!(barrier(&mut desk, first), UndoBarrier::OthersActed);
    // When they take it back themselves nobody has acted since.
    desk.must(name(second), undo(second));
    desk.must(name(first), undo(first));
    assert_eq!(desk.table.decisions(), 0);
    desk.check();
}

#[test]
fn a_bot_counts_as_somebody_else() {
    let mut desk = Desk::of(&["ann", "bot"]);
    while desk.step() != 0 {}
    desk.play_until(|desk| desk.awaited() == [0] || desk.awaited().len() == 2);
    if desk.table.bot_to_act().is_some() {
        desk.act_any(1);
    }
    assert_eq!(barrier(&mut desk, 0), UndoBarrier::OthersActed);
}

#[test]
fn a_secret_choice_can_be_undone_while_others_choose() {
    let mut desk = Desk::of(&["ann", "bob", "cat"]);
    desk.play_to_structures();
    desk.act_any(0);
    assert_eq!(desk.awaited(), [1, 2]);
    desk.must("ann", undo(0));
    assert_eq!(desk.awaited(), [0, 1, 2]);
    desk.act_any(0);
    desk.act_any(1);
    assert_eq!(barrier(&mut desk, 0), UndoBarrier::OthersActed, "but changing one's mind is open");
    let choice = desk.game().structures(magnate_rules::PlayerId(0), 100).pop().unwrap();
    desk.act(0, Action::Work { cards: Box::new(choice) });
    // Undoing the change gives the first choice back, and the others' choices stay.
    desk.must("ann", undo(0));
    assert_eq!(desk.awaited(), [2]);
    desk.check();
}

#[test]
fn the_choice_that_reveals_all_structures_stays() {
    let mut desk = Desk::of(&["ann", "bob"]);
    desk.play_to_structures();
    desk.act_any(0);
    desk.act_any(1);
    assert_eq!(desk.stage(), Stage::OrderOfBusiness);
    assert_eq!(barrier(&mut desk, 1), UndoBarrier::Revealed);
    assert_eq!(barrier(&mut desk, 0), UndoBarrier::OthersActed);
    // What comes after the reveal is undone as far as the reveal.
    let seat = desk.awaited()[0];
    desk.act_any(seat);
    desk.must(name(seat), undo(seat));
    assert!(!desk.table.can_undo(seat));
}

#[test]
fn the_last_reserve_card_reveals_nothing() {
    let mut desk = Desk::of(&["ann", "bob"]);
    desk.play_until(|desk| desk.stage() == Stage::Reserve);
    desk.act(0, Action::Reserve { card: ReserveCard::ALL[0] });
    desk.act(1, Action::Reserve { card: ReserveCard::ALL[1] });
    assert_eq!(desk.stage(), Stage::OrderOfBusiness, "nobody has cards to choose from in round 1");
    desk.must("bob", undo(1));
    assert_eq!((desk.stage(), desk.awaited()), (Stage::Reserve, vec![1]));
}

/// Plays games until a decision leads to such an event; returns the table after it and who decided.
fn after(wanted: impl Fn(&Event) -> bool, unless: impl Fn(&Event) -> bool) -> (Desk, u8) {
    for seed in 0..40 {
        let mut desk = Desk::started(Options::new(2), &["ann", "bob"], seed);
        for _ in 0..400 {
            let Some(player) = desk.table.awaited().first() else { break };
            let events = desk.act_any(player.0);
            if events.iter().any(&wanted) && !events.iter().any(&unless) && !desk.game().is_over() {
                return (desk, player.0);
            }
        }
    }
    panic!("it never happened");
}

#[test]
fn reserve_cards_shown_to_the_first_with_20_dollars_cannot_be_unseen() {
    let first_20 =
        |event: &Event| matches!(event, Event::MilestoneAwarded { milestone: Milestone::FirstToHave20, .. });
    let (mut desk, seat) = after(first_20, |event| matches!(event, Event::BankBroke { .. }));
    assert_eq!(barrier(&mut desk, seat), UndoBarrier::Revealed);
}

#[test]
fn a_broken_bank_cannot_be_mended() {
    let (mut desk, seat) = after(|event| matches!(event, Event::BankBroke { .. }), |_| false);
    assert_eq!(barrier(&mut desk, seat), UndoBarrier::Revealed);
}

#[test]
fn a_dinner_without_secrets_can_be_undone() {
    let dinner = |event: &Event| matches!(event, Event::DinnerStarted { .. });
    let secret = |event: &Event| {
        matches!(
            event,
            Event::MilestoneAwarded { milestone: Milestone::FirstToHave20, .. } | Event::BankBroke { .. }
        )
    };
    let (mut desk, seat) = after(dinner, secret);
    desk.must(name(seat), undo(seat));
    assert!(matches!(desk.stage(), Stage::Working { .. }));
    desk.check();
}

/// A table at which a question of this kind has come up in the middle of somebody's decision, and what went before it.
fn asked(kind: &str) -> (Desk, u8, Game) {
    let modules = [Module::Coffee, Module::Lobbyists, Module::RuralMarketeers, Module::NewMilestones];
    for seed in 0..400 {
        let mut options = Options::new(3);
        options.game.modules = ModuleSet::of(&modules);
        options.clock = Clock::Bank { bank: HOUR, increment: 0 };
        let mut desk = Desk::started(options, &["ann", "bob", "cat"], seed);
        for _ in 0..600 {
            let Some(player) = desk.table.awaited().first() else { break };
            let before = desk.game().clone();
            desk.act_any(player.0);
            let now = desk.game().decision().kind.map(QuestionKind::id);
            if now == Some(kind) && before.decision().kind.is_none() {
                return (desk, player.0, before);
            }
        }
    }
    panic!("nobody was ever asked for a {kind}");
}

#[test]
fn what_led_to_a_question_can_be_undone_through_it() {
    for kind in ["coffee_shop", "mailbox"] {
        let (mut desk, seat, before) = asked(kind);
        assert_eq!(desk.awaited(), [seat], "{kind}: whoever did it is asked");
        // Their clock runs while they think about it.
        assert!(desk.table.clock(seat, desk.now).unwrap().since.is_some());
        let question = desk.game().clone();
        desk.act_any(seat);
        desk.must(name(seat), undo(seat));
        assert_eq!(desk.game(), &question, "{kind}: the question is open again");
        desk.must(name(seat), undo(seat));
        assert_eq!(desk.game(), &before, "{kind}: what led to it is undone");
        desk.check();
    }
}

#[test]
fn a_question_somebody_else_answered_stops_undo() {
    let (mut desk, seat, _) = asked("radio");
    let other = desk.awaited()[0];
    desk.act_any(other);
    if other == seat {
        assert!(desk.table.can_undo(seat), "one's own answer comes back");
    } else {
        assert_eq!(barrier(&mut desk, seat), UndoBarrier::OthersActed);
        desk.must(name(other), undo(other));
        assert_eq!(desk.game().decision().kind.map(QuestionKind::id), Some("radio"));
    }
    desk.check();
}
