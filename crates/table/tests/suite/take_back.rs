//! Take-backs: everybody who is asked agrees, or nothing happens.

use crate::common::*;
use magnate_rules::{PlayerId, PlayerSet};
use magnate_table::Status;

fn set(seats: &[u8]) -> PlayerSet {
    seats.iter().copied().map(PlayerId).collect()
}

/// Ann has placed her first restaurant, and somebody else has acted since where there is somebody.
fn after_ann(names: &[&str]) -> (Desk, u32) {
    let mut desk = Desk::of(names);
    while desk.step() != 0 {}
    let mark = desk.table.decisions() - 1;
    if let Some(other) = desk.awaited().into_iter().find(|seat| *seat != 0) {
        desk.act_any(other);
    }
    (desk, mark)
}

#[test]
fn the_game_goes_back_when_all_agree() {
    let (mut desk, mark) = after_ann(&["ann", "bob", "cat"]);
    assert!(!desk.must("ann", ask(0)).rewound);
    let asked = desk.table.take_back().unwrap();
    assert_eq!((asked.seat, asked.to, asked.waiting), (0, mark, set(&[1, 2])));
    assert!(!desk.must("bob", answer(1, true)).rewound);
    assert_eq!(desk.table.take_back().unwrap().waiting, set(&[2]));
    assert!(desk.must("cat", answer(2, true)).rewound);
    assert_eq!((desk.table.take_back(), desk.table.decisions(), desk.awaited()), (None, mark, vec![0]));
    desk.check();
}

#[test]
fn one_no_is_enough() {
    let (mut desk, _) = after_ann(&["ann", "bob", "cat"]);
    let before = desk.game().clone();
    desk.must("ann", ask(0));
    desk.must("bob", answer(1, true));
    assert!(!desk.must("cat", answer(2, false)).rewound);
    assert_eq!((desk.table.take_back(), desk.game()), (None, &before));
    assert_eq!(desk.refused("cat", answer(2, true)), "no_take_back");
    desk.check();
}

#[test]
fn nobody_answers_twice_or_for_somebody_else() {
    let (mut desk, _) = after_ann(&["ann", "bob", "cat"]);
    assert_eq!(desk.refused("bob", answer(1, true)), "no_take_back");
    desk.must("ann", ask(0));
    assert_eq!(desk.refused("bob", ask(1)), "take_back_pending");
    assert_eq!(desk.refused("ann", answer(0, true)), "already_answered");
    desk.must("bob", answer(1, true));
    assert_eq!(desk.refused("bob", answer(1, true)), "already_answered");
    assert_eq!(desk.refused("bob", answer(1, false)), "already_answered");
    assert_eq!(desk.refused("bob", answer(2, true)), "not_your_seat");
    assert_eq!(desk.refused("eve", answer(2, true)), "not_your_seat");
}

#[test]
fn whoever_asked_can_drop_it() {
    let (mut desk, _) = after_ann(&["ann", "bob"]);
    desk.must("ann", ask(0));
    desk.must("ann", answer(0, false));
    assert_eq!(desk.table.take_back(), None);
    desk.check();
}

#[test]
fn there_must_be_something_to_take_back() {
    let mut desk = Desk::of(&["ann", "bob"]);
    assert_eq!(desk.refused("ann", ask(0)), "nothing_to_undo");
    assert_eq!(desk.refused("ann", ask(1)), "not_your_seat");
}

#[test]
fn against_bots_it_happens_at_once() {
    let (mut desk, mark) = after_ann(&["ann", "bot", "bot"]);
    assert!(desk.must("ann", ask(0)).rewound);
    assert_eq!((desk.table.decisions(), desk.table.take_back()), (mark, None));
    desk.check();
}

#[test]
fn a_hot_seat_person_agrees_with_themselves_and_answers_once() {
    let (mut desk, mark) = after_ann(&["ann", "ann"]);
    assert!(desk.must("ann", ask(0)).rewound, "nobody else is there");
    assert_eq!(desk.table.decisions(), mark);
    let (mut desk, mark) = after_ann(&["ann", "bob", "bob", "ann"]);
    desk.must("ann", ask(0));
    assert_eq!(desk.table.take_back().unwrap().waiting, set(&[1, 2]));
    assert!(desk.must("bob", answer(2, true)).rewound, "one answer speaks for both seats");
    assert_eq!(desk.table.decisions(), mark);
    desk.check();
}

#[test]
fn a_bot_playing_on_leaves_the_question_open() {
    let mut desk = Desk::of(&["ann", "bob", "bot"]);
    desk.play_to_structures();
    desk.act_any(0);
    let mark = desk.table.decisions() - 1;
    desk.must("ann", ask(0));
    desk.act_any(2);
    assert_eq!(desk.table.take_back().unwrap().waiting, set(&[1]));
    assert!(desk.must("bob", answer(1, true)).rewound);
    assert_eq!(desk.table.decisions(), mark, "what the bot did since is gone too");
    assert_eq!(desk.table.bot_to_act().unwrap().0, 2);
    desk.check();
}

#[test]
fn a_person_playing_on_has_answered() {
    let mut desk = Desk::of(&["ann", "bob", "cat"]);
    desk.play_to_structures();
    desk.act_any(0);
    desk.must("ann", ask(0));
    desk.act_any(1);
    assert_eq!(desk.table.take_back(), None);
    desk.must("ann", ask(0));
    desk.must("bob", undo(1));
    assert_eq!(desk.table.take_back(), None, "so has one who takes a step back alone");
    desk.check();
}

#[test]
fn a_bot_does_not_agree_for_the_person_it_plays_for() {
    let mut desk = Desk::of(&["ann", "bob", "cat"]);
    desk.play_to_structures();
    for seat in [0, 1] {
        desk.act_any(seat);
    }
    let mark = desk.table.decisions() - 2;
    desk.must("ann", ask(0));
    desk.must("cat", answer(2, true));
    assert!(!desk.must("bob", replace(1)).rewound, "bob's own choice would be forgotten");
    assert_eq!(desk.table.take_back().unwrap().waiting, set(&[1]));
    assert_eq!(desk.refused("ann", answer(1, true)), "not_your_seat");
    assert!(desk.must("bob", answer(1, true)).rewound, "bob agrees although a bot plays for him");
    assert_eq!((desk.table.decisions(), desk.table.take_back()), (mark, None));
    desk.check();
}

/// Everybody has chosen a structure and seen the others', and bob, who is away, is played for by a bot.
fn revealed_with_bob_away(names: &[&str]) -> Desk {
    let mut desk = Desk::of(names);
    desk.play_until(|desk| desk.game().round() == 2);
    desk.play_to_structures();
    desk.act_any(0);
    desk.wait(HOUR).must("ann", replace(1));
    for seat in 1..names.len() as u8 {
        desk.act_any(seat);
    }
    assert_ne!(desk.stage(), magnate_rules::Stage::Restructuring);
    desk
}

#[test]
fn nobody_takes_back_behind_a_reveal_while_the_other_person_is_away() {
    let mut desk = revealed_with_bob_away(&["ann", "bob"]);
    let before = desk.game().clone();
    assert!(!desk.must("ann", ask(0)).rewound, "bob's structure was seen");
    assert_eq!(desk.table.take_back().unwrap().waiting, set(&[1]));
    assert_eq!(desk.refused("ann", answer(1, true)), "not_your_seat");
    assert_eq!(desk.refused("ann", replace(1)), "not_absent");
    assert_eq!(desk.game(), &before);
    // Bob comes back, is still asked, and says no.
    let mut refused = desk.clone();
    refused.must("bob", reclaim(1));
    assert_eq!(refused.table.take_back().unwrap().waiting, set(&[1]));
    refused.must("bob", answer(1, false));
    assert_eq!((refused.table.take_back(), refused.game()), (None, &before));
    refused.check();
    // Or he agrees, and then it is everybody's wish.
    assert!(desk.must("bob", answer(1, true)).rewound);
    assert_eq!(desk.stage(), magnate_rules::Stage::Restructuring);
    desk.check();
}

#[test]
fn behind_a_reveal_everybody_is_asked_who_has_a_seat() {
    let mut desk = revealed_with_bob_away(&["ann", "bob", "cat", "bot"]);
    desk.must("ann", ask(0));
    assert_eq!(desk.table.take_back().unwrap().waiting, set(&[1, 2]), "bots of their own are not");
    assert!(!desk.must("cat", answer(2, true)).rewound);
    assert!(desk.must("bob", answer(1, true)).rewound);
    desk.check();
}

#[test]
fn somebody_away_is_not_asked_about_what_does_not_concern_them() {
    let mut desk = Desk::of(&["ann", "bob", "cat"]);
    desk.play_to_structures();
    desk.must("cat", replace(2));
    desk.act_any(0);
    desk.act_any(1);
    desk.must("ann", ask(0));
    assert_eq!(desk.table.take_back().unwrap().waiting, set(&[1]));
    // Their bot moves on meanwhile: now it does, and what it reveals was never agreed to be forgotten.
    let mut moved = desk.clone();
    moved.act_any(2);
    assert_eq!(moved.table.take_back(), None, "the structures are revealed");
    moved.check();
    assert!(desk.must("bob", answer(1, true)).rewound);
    desk.check();
}

#[test]
fn somebody_whose_bot_moves_on_meanwhile_is_asked_too() {
    let mut desk = Desk::of(&["ann", "bob", "cat", "dan"]);
    desk.play_to_structures();
    desk.must("cat", replace(2));
    desk.act_any(0);
    desk.must("ann", ask(0));
    assert_eq!(desk.table.take_back().unwrap().waiting, set(&[1, 3]));
    desk.act_any(2);
    assert_eq!(desk.table.take_back().unwrap().waiting, set(&[1, 2, 3]));
    desk.check();
}

#[test]
fn logs_from_before_people_were_asked_for_themselves_fold_as_they_did() {
    let (mut desk, mark) = after_ann(&["ann", "bob", "cat"]);
    desk.take(magnate_table::Entry::TakeBackAsked { seat: 0, of: None });
    desk.must("bob", answer(1, true));
    let outcome = desk.must("cat", replace(2));
    assert!(outcome.rewound);
    assert_eq!(desk.table.decisions(), mark);
    desk.check();
    let text = r#"{"seq":9,"at":1,"entry":"take_back_asked","seat":0}"#;
    let old: magnate_table::Stamped = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_string(&old).unwrap(), text);
}

#[test]
fn the_question_goes_with_the_one_who_asked() {
    let (mut desk, _) = after_ann(&["ann", "bob", "cat"]);
    let decisions = desk.table.decisions();
    desk.must("ann", ask(0));
    assert!(!desk.must("ann", replace(0)).rewound);
    assert_eq!((desk.table.take_back(), desk.table.decisions()), (None, decisions));
    desk.check();
}

#[test]
fn somebody_who_comes_back_is_asked_too() {
    let mut desk = Desk::of(&["ann", "bob", "cat"]);
    desk.play_to_structures();
    desk.act_any(0);
    let mark = desk.table.decisions() - 1;
    desk.must("cat", replace(2));
    desk.must("ann", ask(0));
    assert_eq!(desk.table.take_back().unwrap().waiting, set(&[1]));
    desk.must("cat", reclaim(2));
    assert_eq!(desk.table.take_back().unwrap().waiting, set(&[1, 2]));
    desk.must("bob", answer(1, true));
    assert!(desk.must("cat", answer(2, true)).rewound);
    assert_eq!(desk.table.decisions(), mark);
    desk.check();
}

#[test]
fn it_reaches_behind_a_reveal() {
    let mut desk = Desk::of(&["ann", "bob"]);
    desk.play_to_structures();
    desk.act_any(0);
    desk.act_any(1);
    desk.play_until(|desk| desk.awaited().len() == 1);
    assert!(!desk.table.can_undo(1));
    desk.must("bob", ask(1));
    desk.must("ann", answer(0, true));
    assert_eq!(desk.awaited(), [1]);
    assert_eq!(desk.stage(), magnate_rules::Stage::Restructuring);
    desk.check();
}

#[test]
fn after_it_the_own_steps_before_can_be_undone() {
    let mut desk = Desk::of(&["ann", "bot"]);
    desk.play_until(|desk| {
        desk.awaited() == [0] && desk.game().round() == 2 && desk.game().order()[0].0 == 0
    });
    desk.play_until(|desk| {
        matches!(desk.stage(), magnate_rules::Stage::Working { .. }) && desk.awaited() == [0]
    });
    let start = desk.table.decisions();
    desk.act_any(0);
    if desk.awaited() == [0] {
        desk.act_any(0);
    }
    let steps = desk.table.decisions() - start;
    desk.must("ann", ask(0));
    assert_eq!(desk.table.decisions(), start + steps - 1);
    for _ in 1..steps {
        desk.must("ann", undo(0));
    }
    assert_eq!(desk.table.decisions(), start);
    assert!(!desk.table.can_undo(0));
    desk.check();
}

#[test]
fn the_end_of_the_game_closes_the_question() {
    let mut options = magnate_table::Options::new(3);
    options.game.intro = magnate_rules::Intro::First;
    // A game that ends with a decision of the bot, while the question is open.
    let ended = (0..20).find_map(|seed| {
        let mut desk = Desk::started(options.clone(), &["ann", "bob", "bot"], seed);
        desk.play_until(|desk| desk.game().round() == 2);
        loop {
            let mut asked = desk.clone();
            asked.must("ann", ask(0));
            let seat = asked.step();
            if asked.table.status() == Status::Finished {
                return (seat == 2).then_some(asked);
            }
            desk.step();
        }
    });
    let mut desk = ended.unwrap();
    assert_eq!(desk.table.take_back(), None);
    assert_eq!(desk.refused("bob", answer(1, true)), "game_over");
    assert_eq!(desk.refused("ann", ask(0)), "game_over");
    desk.check();
}
