use magnate_analysis::{Evaluated, Evaluation, PlanReason, SecondThought, advice, imagine, warnings};
use magnate_rules::fuzz::with_other_secrets;
use magnate_rules::{Action, Config, Employee, Game, Phase, PlayerId, Stage, View, Viewer};
use serde_json::json;

use super::{ME, OTHER, json_of, managers, table};

fn evaluate(view: &View, player: Option<PlayerId>, games: u32, seed: u64) -> Evaluated {
    let mut job = Evaluation::new(view, player, games, seed);
    let mut last = job.progress();
    while !job.done() {
        job.step();
        let now = job.progress();
        assert!(now.done >= last.done && now.done <= now.total, "{now:?} after {last:?}");
        last = now;
    }
    assert_eq!(last.done, last.total);
    job.answer()
}

fn round(number: u16, stage: Stage) -> Game {
    let game = Game::new(&Config::new(3), 11).expect("a game");
    managers(game, |_, _, _| None, |game| game.round() == number && game.decision().stage == stage).0
}

#[test]
fn who_is_far_ahead_on_the_last_evening_wins() {
    let game = table(&json!({ "bank": 5 }), &json!({ "cash": 400 }), &json!({ "cash": 20 }));
    let (game, _) = game.at_phase(Phase::Restructuring, None);
    let answer = evaluate(&game.view(Viewer::Reviewer), None, 24, 1);
    let [mine, theirs] = &answer.seats[..] else { panic!("two seats") };
    assert!(mine.chance.mean > 0.9 && theirs.chance.mean < 0.1, "{answer:?}");
    assert!(mine.margin.mean > 200.0 && theirs.margin.mean < -200.0, "{answer:?}");
    assert!(
        (mine.margin.mean + theirs.margin.mean).abs() < 1.0,
        "with two players one's gain is the other's loss"
    );
}

#[test]
fn a_game_that_is_over_has_one_answer() {
    let (game, _) = managers(Game::new(&Config::new(2), 3).expect("a game"), |_, _, _| None, |_| false);
    let job = Evaluation::new(&game.view(Viewer::Reviewer), None, 100, 1);
    assert!(job.done());
    let answer = job.answer();
    let winner = game.standings()[0].chain;
    for seat in &answer.seats {
        assert!((seat.chance.high - f64::from(u8::from(seat.chain == winner))).abs() < 1e-9, "{seat:?}");
        assert!((seat.cash.mean - f64::from(game.chain(seat.chain).cash())).abs() < 1e-9);
    }
}

#[test]
fn more_games_say_more_and_the_same_seed_the_same() {
    let view = round(4, Stage::Restructuring).view(Viewer::Player(ME));
    let (few, many) = (evaluate(&view, None, 20, 5), evaluate(&view, None, 200, 5));
    assert_eq!(json_of(&few), json_of(&evaluate(&view, None, 20, 5)));
    let width = |answer: &Evaluated| -> f64 {
        answer.seats.iter().map(|seat| seat.chance.high - seat.chance.low).sum()
    };
    assert!(width(&many) < 0.6 * width(&few), "{} {}", width(&many), width(&few));
    assert!(many.games > 2 * few.games);
    let total: f64 = many.seats.iter().map(|seat| seat.chance.mean).sum();
    assert!((total - 1.0).abs() < 0.01, "somebody wins: {total}");
}

#[test]
fn the_best_plan_puts_the_cook_to_work_and_says_why() {
    let cards = json!({ "kitchen_trainee": 1, "trainer": 1, "recruiting_girl": 2, "errand_boy": 1 });
    let demand = json!({ "2": ["burger"] });
    let game = table(&json!({ "bank": 5, "demand": demand }), &json!({ "beach": cards }), &json!({}));
    let (game, _) = game.at_phase(Phase::Restructuring, None);
    let answer = evaluate(&game.view(Viewer::Player(ME)), Some(ME), 120, 1);
    assert_eq!(answer.player, Some(ME));
    let best = &answer.plans[0];
    let Action::Work { cards } = &best.actions[0] else { panic!("{best:?}") };
    assert_eq!(cards.of(Employee::KitchenTrainee), 1, "{best:?}");
    let sells = |reason: &PlanReason| matches!(reason, PlanReason::Sells { dollars, .. } if *dollars >= 10);
    assert!(best.reasons.iter().any(sells), "{best:?}");
    assert!(best.actions.iter().any(|action| matches!(action, Action::Cook { .. })), "{best:?}");
    for pair in answer.plans.windows(2) {
        assert_ne!(pair[0].actions[0], pair[1].actions[0]);
    }
}

#[test]
fn nobody_learns_what_others_hide() {
    let mut compared = 0;
    // Chain 1 has chosen in secret, chain 0 thinks.
    let mut game = round(3, Stage::Restructuring);
    let chosen = game.sample_structure(OTHER, &mut magnate_rules::FastDice::new(4));
    game.play(OTHER, &Action::Work { cards: Box::new(chosen) }).expect("legal");
    let action =
        Action::Work { cards: Box::new(game.sample_structure(ME, &mut magnate_rules::FastDice::new(1))) };
    let about = |game: &Game| {
        let view = game.view(Viewer::Player(ME));
        let mut thought = SecondThought::new(&view, ME, &action, 24, 3);
        while !thought.done() {
            thought.step();
        }
        json!({
            "evaluation": evaluate(&view, None, 12, 3),
            "advice": advice(&view, ME),
            "warnings": warnings(&view, ME, &action),
            "second": thought.warning(),
        })
    };
    let truth = about(&game);
    for other in [PlayerId(1), PlayerId(2)] {
        for variant in with_other_secrets(&game, other) {
            assert_ne!(variant, game);
            assert_eq!(about(&variant), truth);
            compared += 1;
        }
    }
    assert!(compared >= 4, "{compared} games with other secrets");
}

#[test]
fn an_imagined_game_is_made_of_what_is_seen() {
    let mut game = round(3, Stage::Restructuring);
    let chosen = game.sample_structure(OTHER, &mut magnate_rules::FastDice::new(4));
    game.play(OTHER, &Action::Work { cards: Box::new(chosen) }).expect("legal");
    let view = game.view(Viewer::Player(ME));
    let imagined: Vec<Game> = (0..30).map(|seed| imagine(&view, seed)).collect();
    for one in &imagined {
        assert_eq!(one.view(Viewer::Player(ME)), view, "whoever sees it sees what they saw");
    }
    let mut cards: Vec<_> = imagined.iter().map(|one| one.chain(OTHER).reserve()).collect();
    cards.sort_unstable();
    cards.dedup();
    assert_eq!(cards.len(), 3, "a card that nobody knows is any of the three");
    for variant in with_other_secrets(&game, OTHER) {
        assert_ne!(variant, game);
        assert_eq!(imagine(&variant.view(Viewer::Player(ME)), 7), imagined[7]);
    }
}

#[test]
fn in_a_running_game_plans_are_for_the_viewer_only() {
    let view = round(3, Stage::Restructuring).view(Viewer::Player(ME));
    let mut job = Evaluation::new(&view, Some(OTHER), 6, 1);
    while !job.done() {
        job.step();
    }
    assert_eq!((job.answer().player, job.answer().plans.len()), (None, 0));
    assert!(advice(&view, OTHER).is_empty());
    assert!(warnings(&view, OTHER, &Action::Work { cards: Box::default() }).is_empty());
}
