//! Records: a running game gives only what the asker may see.

use crate::common::*;
use magnate_rules::{Action, Entry, Layout, PlayerId, Record, ReserveCard, Staff, Stage};
use magnate_table::{Options, Status};

const SEED: u64 = 12_345_678_901_234_567_890;

fn full(names: &[&str]) -> Desk {
    Desk::started(Options::new(names.len() as u8), names, SEED)
}

fn intro(names: &[&str]) -> Desk {
    let mut options = Options::new(names.len() as u8);
    options.game.intro = magnate_rules::Intro::Second;
    Desk::started(options, names, SEED)
}

fn actions(record: &Record) -> Vec<(u8, Action)> {
    record.actions().map(|(player, action)| (player.0, action.clone())).collect()
}

fn record(desk: &Desk, seat: Option<u8>) -> Record {
    let record = desk.table.record(seat).unwrap();
    let again: Record = record.to_string().parse().unwrap();
    assert_eq!(again, record, "it is written and read without loss");
    record
}

fn assert_no_secrets(desk: &Desk, seat: Option<u8>) {
    let record = record(desk, seat);
    assert_eq!(record.seed, None);
    assert!(!record.to_string().contains(&SEED.to_string()));
    assert!(record.entries.iter().all(|(_, entry)| matches!(entry, Entry::Act(..))), "no hashes, no result");
    let replayed = record.replay().unwrap();
    assert!(replayed.round() <= desk.game().round());
}

#[test]
fn a_running_game_never_gives_seed_or_hashes() {
    for mut desk in [full(&["ann", "bob"]), intro(&["ann", "bob"])] {
        for _ in 0..150 {
            if desk.table.status() != Status::Playing {
                break;
            }
            for seat in [None, Some(0), Some(1), Some(9)] {
                assert_no_secrets(&desk, seat);
            }
            desk.step();
        }
    }
}

#[test]
fn it_stops_before_the_first_reserve_card_of_others() {
    let mut desk = full(&["ann", "bob"]);
    desk.play_until(|desk| desk.stage() == Stage::Reserve);
    let public = desk.table.decisions() as usize;
    desk.act(0, Action::Reserve { card: ReserveCard::ALL[0] });
    desk.act(1, Action::Reserve { card: ReserveCard::ALL[1] });
    desk.step();
    let count = |seat| actions(&record(&desk, seat)).len();
    assert_eq!(
        (count(None), count(Some(0)), count(Some(1)), count(Some(7))),
        (public, public + 1, public, public)
    );
}

#[test]
fn it_goes_on_once_the_reserve_cards_are_known() {
    // Everybody knows them after the first break of the bank.
    let desk = (0..20).find_map(|seed| {
        let mut desk = Desk::started(Options::new(2), &["ann", "bob"], seed);
        while desk.table.status() == Status::Playing && desk.game().bank_breaks() == 0 {
            desk.step();
        }
        (desk.table.status() == Status::Playing).then_some(desk)
    });
    let desk = desk.unwrap();
    let all = desk.table.decisions() as usize;
    assert_eq!(actions(&record(&desk, None)).len(), all);
    assert_eq!(record(&desk, None).replay().unwrap().digest(), desk.game().digest());
}

#[test]
fn it_stops_before_structures_that_are_not_revealed() {
    let mut desk = intro(&["ann", "bob", "cat"]);
    desk.play_to_structures();
    let public = desk.table.decisions() as usize;
    desk.act_any(1);
    desk.act_any(0);
    let count = |desk: &Desk, seat| actions(&record(desk, seat)).len();
    assert_eq!(count(&desk, None), public);
    assert_eq!(count(&desk, Some(1)), public + 1, "the own choice came first");
    assert_eq!(count(&desk, Some(0)), public, "bob's choice came before ann's");
    desk.act_any(2);
    for seat in [None, Some(0), Some(1), Some(2)] {
        assert_eq!(count(&desk, seat), public + 3, "all is revealed");
    }
}

#[test]
fn two_games_that_differ_in_secrets_give_others_the_same_record() {
    let with = |card: usize| {
        let mut desk = full(&["ann", "bob"]);
        desk.play_until(|desk| desk.stage() == Stage::Reserve);
        desk.act(1, Action::Reserve { card: ReserveCard::ALL[card] });
        desk.act(0, Action::Reserve { card: ReserveCard::ALL[0] });
        desk
    };
    let (one, two) = (with(0), with(2));
    for seat in [None, Some(0)] {
        assert_eq!(one.table.record(seat), two.table.record(seat));
    }
    assert_ne!(one.table.record(Some(1)), two.table.record(Some(1)));
}

#[test]
fn what_somebody_thought_of_first_is_in_no_record() {
    let mut desk = intro(&["ann", "bob"]);
    desk.play_to_structures();
    let choices = desk.game().structures(PlayerId(0), 100);
    let first = Action::Work { cards: Box::new(*choices.last().unwrap()) };
    let second = Action::Work { cards: Box::new(Staff::NONE) };
    assert_ne!(first, second);
    desk.act(0, first.clone());
    desk.act(0, second.clone());
    assert!(!actions(&record(&desk, Some(0))).contains(&(0, first.clone())));
    desk.act_any(1);
    let length = desk.table.decisions() as usize;
    for seat in [None, Some(0), Some(1)] {
        let actions = actions(&record(&desk, seat));
        assert_eq!(actions.len(), length - 1);
        assert_eq!(actions[length - 3], (0, second.clone()));
        assert_eq!(record(&desk, seat).replay().unwrap().digest(), desk.game().digest());
    }
    desk.play_out();
    assert_eq!(record(&desk, None).replay().unwrap().digest(), desk.game().digest());
}

#[test]
fn what_was_undone_is_in_no_record() {
    let mut desk = intro(&["ann", "bob"]);
    let seat = desk.awaited()[0];
    desk.act(seat, Action::Pass);
    desk.must(["ann", "bob"][usize::from(seat)], undo(seat));
    assert!(actions(&record(&desk, None)).is_empty());
}

#[test]
fn a_finished_game_replays_with_seed_hash_and_result() {
    for seed in 0..3 {
        let mut desk = Desk::started(Options::new(3), &["ann", "bot", "bob"], seed);
        desk.play_out();
        for seat in [None, Some(0), Some(2)] {
            let record = record(&desk, seat);
            assert_eq!(record.seed, Some(seed));
            assert!(matches!(record.entries.last(), Some((_, Entry::Result(_)))));
            assert_eq!(&record.replay().unwrap(), desk.game());
        }
    }
}

#[test]
fn an_abandoned_game_is_told_in_full() {
    let mut desk = full(&["ann", "bob"]);
    desk.play_until(|desk| desk.game().round() == 2);
    desk.end();
    let record = record(&desk, None);
    assert_eq!(record.seed, Some(SEED));
    assert_eq!(actions(&record).len(), desk.table.decisions() as usize);
    assert_eq!(record.replay().unwrap().digest(), desk.game().digest());
}

#[test]
fn a_map_everybody_saw_is_in_the_record_of_a_running_game() {
    let mut desk = Desk::started(Options { map_seed: Some(77), ..Options::new(2) }, &["ann", "bob"], SEED);
    assert_eq!(*desk.game().board().layout(), Layout::of_seed(&desk.table.options().config(), 77));
    desk.play_until(|desk| desk.stage() == Stage::Reserve);
    let running = record(&desk, None);
    assert_eq!((running.seed, running.map_seed), (None, Some(77)));
    assert_no_secrets(&desk, Some(0));
    desk.play_until(|desk| desk.table.status() != Status::Playing || desk.table.decisions() > 60);
    desk.end();
    let over = record(&desk, None);
    assert_eq!((over.seed, over.map_seed), (Some(SEED), Some(77)));
    assert_eq!(over.replay().unwrap().digest(), desk.game().digest());
}
