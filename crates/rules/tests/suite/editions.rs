//! Editions: what changed, and that games of an older one go on as they began.

use crate::common::*;
use magnate_rules::{Config, Edition, Employee, FastDice, Game, Intro, Phase, PlayerId, Position, Record};
use serde_json::{Value, json};

const ZERO: PlayerId = PlayerId(0);

/// A chain with two recruiters at work, nobody hired, and six coaches.
fn recruiters(edition: u32, at_work: Value) -> Game {
    let chain = json!({"cash": 90, "at_work": at_work, "beach": {"coach": 6}});
    let (game, _) = begin(street(1, json!({"edition": edition, "chains": [chain]})), Phase::Payday);
    game
}

#[test]
fn b_pay_2_a_fired_recruiter_gives_no_discount_since_the_second_edition() {
    for (edition, discounts) in [(1, [30, 30, 30]), (2, [30, 20, 0])] {
        let mut game = recruiters(edition, json!({"hr_director": 1, "recruiting_manager": 1}));
        assert_eq!(game.bill(ZERO).recruiting_discount, discounts[0], "edition {edition}");
        must(&mut game, "0 fire recruiting_manager");
        assert_eq!(game.bill(ZERO).recruiting_discount, discounts[1], "edition {edition}");
        assert_eq!(game.bill(ZERO).due, 35 - discounts[1]);
        must(&mut game, "0 fire hr_director");
        assert_eq!(game.bill(ZERO).recruiting_discount, discounts[2], "edition {edition}");
        must(&mut game, "0 pay");
        assert_eq!(game.chain(ZERO).cash(), 90 - (30 - discounts[2]));
    }
}

#[test]
fn b_pay_2_a_recruiter_on_the_beach_or_a_recruiting_girl_can_be_fired_without_loss() {
    let at_work = json!({"recruiting_manager": 1, "recruiting_girl": 1});
    let chain = json!({"cash": 90, "at_work": at_work, "beach": {"coach": 6, "recruiting_manager": 1}});
    let (mut game, _) = begin(street(1, json!({"chains": [chain]})), Phase::Payday);
    must(&mut game, "0 fire recruiting_manager"); // from the beach
    must(&mut game, "0 fire recruiting_girl");
    must(&mut game, "0 fire coach");
    assert_eq!(game.bill(ZERO).recruiting_discount, 10);
    must(&mut game, "0 fire recruiting_manager");
    assert_eq!(game.bill(ZERO).recruiting_discount, 0);
}

#[test]
fn b_int_1_the_cfo_leaves_the_second_introductory_game_since_the_second_edition() {
    for (edition, stays) in [(1, true), (2, false)] {
        for place in ["at_work", "beach"] {
            let seller = over(json!({"cash": 95, "stock": {"burger": 1}}), json!({place: {"cfo": 1}}));
            let top = json!({
                "edition": edition, "intro": "second", "demand": {"2": ["burger"]}, "chains": [seller],
            });
            let (game, events) = begin(street(2, top), Phase::Dinnertime);
            assert_eq!(only(&events, "fired").is_empty(), stays, "edition {edition}");
            assert_eq!(game.supply(Employee::Cfo), i8::from(!stays));
        }
    }
}

#[test]
fn new_games_are_of_the_newest_edition_and_stored_ones_of_their_own() {
    assert_eq!(Config::new(3).edition, Edition::NEWEST);
    let stored: Config = serde_json::from_value(json!({"players": 3})).unwrap();
    assert_eq!(stored.edition, Edition::FIRST, "older than editions");
    assert_eq!(json!(stored).get("edition"), None);
    assert_eq!(json!(Config::new(3))["edition"], Edition::NEWEST.number());
    let unnamed: Record = "magnate record 1\nplayers: 2\nseed: 1\n".parse().unwrap();
    assert_eq!(unnamed.config.edition, Edition::FIRST);
    for edition in Edition::known() {
        let game = Game::new(&Config { edition, ..Config::new(2) }, 5).unwrap();
        let written = Record::new(&game, Some(5)).to_string();
        assert!(written.contains(&format!("\nrules: {edition}\n")), "{written}");
        assert_eq!(written.parse::<Record>().unwrap().replay().unwrap(), game);
    }
}

#[test]
fn an_edition_yet_to_come_is_refused_by_name() {
    let edition = Edition::new(Edition::NEWEST.number() + 1);
    let refused = Config { edition, ..Config::new(2) }.check().unwrap_err().0;
    assert!(refused.contains(&format!("edition {edition}")), "{refused}");
    let text = format!("magnate record 1\nrules: {edition}\nplayers: 2\nseed: 1\n");
    let record: Record = text.parse().expect("it can be read");
    let error = record.replay().unwrap_err();
    assert_eq!(error.line, 2);
    assert!(error.reason.contains("rules version"), "{error}");
    let position = json!({"version": 1, "edition": edition.number(), "map": ["A0"], "chains": [{}]});
    assert!(Position::from_value(&position).unwrap_err()[0].to_string().starts_with("edition: "));
}

/// Two games that are alike but for the edition never have the same hash, so no record passes for another edition's.
#[test]
fn positions_and_hashes_say_which_edition_it_is() {
    let mut games = Edition::known().map(|edition| {
        let config = Config { edition, intro: Intro::Second, ..Config::new(3) };
        let (mut game, mut dice, mut buffer) = (Game::new(&config, 3).unwrap(), FastDice::new(3), Vec::new());
        for _ in 0..40 {
            let player = game.decision().awaited.first().unwrap();
            let action = game.random_action(player, &mut dice, &mut buffer).unwrap();
            game.play(player, &action).unwrap();
        }
        game
    });
    let (old, new) = (games.next().unwrap(), games.next().unwrap());
    assert_ne!(old.digest(), new.digest());
    let (old, new) = (old.position().to_value(), new.position().to_value());
    assert_eq!((old.get("edition"), new.get("edition")), (Some(&json!(1)), None));
    for position in [old, new] {
        let read = Position::from_value(&position).unwrap();
        assert_eq!(read.to_value(), position);
    }
}

/// The stored game of the second edition in which a recruiter is fired goes another way by the first edition's rules.
#[test]
fn a_stored_game_is_bound_to_its_edition() {
    let text = include_str!("../../../../fixtures/records/edition-2-random-3-players-237.txt");
    assert!(text.parse::<Record>().unwrap().replay().unwrap().is_over());
    let other = text.replacen("rules: 2", "rules: 1", 1);
    let error = other.parse::<Record>().unwrap().replay().unwrap_err();
    assert!(error.reason.contains("state hash"), "{error}");
}
