use magnate_analysis::{Cause, Effort, Review, Reviewed};
use magnate_rules::{Action, Config, Game, PlayerId, Record, Staff, Stage};

use super::{ME, json_of, managers};

const QUICK: Effort = Effort { games: 10, more: 14, looked_at: 8, decisions: 12, care: 120 };

fn review(record: &Record) -> Reviewed {
    let mut job = Review::new(record, QUICK, 1).expect("a fine record");
    let mut last = job.progress();
    while !job.done() {
        job.step();
        let now = job.progress();
        assert!(now.done >= last.done && now.done <= now.total, "{now:?} after {last:?}");
        assert_eq!(now.total, last.total);
        last = now;
    }
    assert_eq!(last.done, last.total);
    job.answer()
}

/// Managers play; in round 5 the first of them leaves everybody on the beach.
fn with_blunder() -> (Record, usize) {
    let mut at = None;
    let instead = |game: &Game, player: PlayerId, played: usize| {
        let here = game.round() == 5 && game.decision().stage == Stage::Restructuring && player == ME;
        (here && at.is_none()).then(|| {
            at = Some(played);
            Action::Work { cards: Box::new(Staff::NONE) }
        })
    };
    let (_, record) = managers(Game::new(&Config::new(2), 22).expect("a game"), instead, |_| false);
    (record, at.expect("the game got that far"))
}

#[test]
fn a_day_off_for_everybody_is_found_and_explained() {
    let (record, at) = with_blunder();
    let answer = review(&record);
    let mistake = answer.mistakes.iter().find(|mistake| mistake.moment.at == at);
    let mistake = mistake.unwrap_or_else(|| panic!("not found among {:?}", answer.mistakes));
    assert_eq!((mistake.chain, mistake.moment.round), (ME, 5));
    assert_eq!(mistake.action, Action::Work { cards: Box::new(Staff::NONE) });
    assert!(mistake.loss.sure && mistake.loss.margin.low > 0.0, "{:?}", mistake.loss);
    assert_ne!(mistake.better.actions[0], mistake.action);
    assert!(!mistake.better.reasons.is_empty());
    assert_eq!(answer.mistakes[0].moment.at, at, "nothing was worse");
    assert_eq!(json_of(&answer), json_of(&review(&record)), "the same again");
}

#[test]
fn every_phase_and_turn_has_a_point_and_the_last_one_is_certain() {
    let (record, _) = with_blunder();
    let end = record.replay().expect("it can be played");
    let answer = review(&record);
    let last = answer.points.last().expect("points");
    assert_eq!(last.moment.at, record.actions().count());
    let winner = end.standings()[0].chain;
    for seat in &last.seats {
        assert!((seat.chance.low - f64::from(u8::from(seat.chain == winner))).abs() < 1e-9);
    }
    for round in 1..end.round() {
        let turns = |player: PlayerId| {
            let own = |point: &&magnate_analysis::Point| {
                point.moment.round == round
                    && point.turn == Some(player)
                    && matches!(point.moment.stage, Stage::Working { .. })
            };
            answer.points.iter().filter(own).count()
        };
        assert_eq!((turns(PlayerId(0)), turns(PlayerId(1))), (1, 1), "round {round}");
    }
    for pair in answer.points.windows(2) {
        assert!(pair[0].moment.at < pair[1].moment.at);
    }
    for point in &answer.turning_points {
        assert!((point.after - point.before).abs() >= 0.12, "{point:?}");
        if let Cause::Mistake { by, decision } = point.cause {
            let known =
                |mistake: &magnate_analysis::Mistake| (mistake.chain, mistake.moment.at) == (by, decision);
            assert!(answer.mistakes.iter().any(known));
        }
    }
}

#[test]
fn a_record_that_breaks_the_rules_is_refused_with_its_line() {
    let (record, _) = with_blunder();
    let text = record.to_string();
    let broken: String = text.lines().map(|line| line.replace("0 work", "1 work") + "\n").collect();
    let record: Record = broken.parse().expect("it can be read");
    assert!(Review::new(&record, QUICK, 1).is_err_and(|error| error.line > 8));
}
