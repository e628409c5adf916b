//! What a Manager makes of rivals who advertise.

use magnate_rules::{Config, Employee, Module};

use super::super::approach::{Approach, book, pick};
use super::*;
use crate::manager::style::book_for;

fn two_styles() -> Approach {
    let mut styles = book_for(&Config::new(2));
    let to_advertisers = styles.pop();
    Approach { usual: styles.swap_remove(0), to_advertisers }
}

#[test]
fn an_approach_is_written_and_read_with_its_answer_and_without() {
    for approach in [two_styles(), Approach::from(two_styles().usual)] {
        assert_eq!(approach.to_string().parse(), Ok(approach));
    }
    assert!("hire=1 | waitress => hire=much | waitress".parse::<Approach>().is_err());
}

#[test]
fn the_answer_is_played_from_the_day_a_rival_hires_somebody_who_advertises() {
    let approach = two_styles();
    let (me, rival) = (PlayerId(0), PlayerId(1));
    let mut game = Game::new(&Config::new(2), 4).expect("a game");
    let mut dice = FastDice::new(4);
    let mut hired = false;
    while game.round() < 4 {
        let now = game.decision().awaited.first().expect("somebody");
        let answers = approach.style(&game, me) != &approach.usual;
        assert_eq!(answers, hired, "round {}", game.round());
        // What one's own people do is no reason.
        assert_eq!(approach.style(&game, rival), &approach.usual);
        let hire = Action::Hire { card: Employee::MarketingTrainee };
        let advertises = now == rival && game.round() == 3 && game.check(now, &hire).is_ok();
        hired |= advertises;
        let action = if advertises { hire } else { act(&game, now, &waitresses(), &mut dice).action };
        game.play(now, &action).expect("legal");
    }
    assert!(hired);
}

/// Never has anybody who advertises.
fn waitresses() -> Style {
    Style::of(&[Employee::RecruitingGirl, Employee::Waitress, Employee::Waitress, Employee::Waitress])
}

#[test]
fn managers_answer_advertisers_in_the_base_game_for_two_and_have_the_book_elsewhere() {
    assert_eq!(book(&Config::new(2)).len(), FOUND);
    assert!(book(&Config::new(2)).iter().all(|approach| approach.to_advertisers.is_some()));
    let mut modules = Config::new(2);
    modules.modules = modules.modules.with(Module::Coffee);
    for config in [Config::new(3), Config::new(5), modules] {
        let usual: Vec<Style> = book(&config).into_iter().map(|approach| approach.usual).collect();
        assert_eq!(usual, book_for(&config));
    }
    // Every approach is somebody's.
    for approach in book(&Config::new(2)) {
        let picked = (0..200).filter(|seed| pick(&Config::new(2), seed * 2) == approach).count();
        assert!(picked > 60, "{picked} of 200 for {approach}");
    }
}

/// Approaches of the base game for two; one that cannot be read would be missed in silence.
const FOUND: usize = 2;
