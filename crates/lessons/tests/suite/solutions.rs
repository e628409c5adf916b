//! Every lesson's solution, played to the end.

use magnate_lessons::{Lesson, LessonStep, Mood, Point, Said};
use magnate_rules::Game;

use crate::{Table, lessons};

/// Plays a step's solution: it must reach the goal with its last decision, not before.
fn play_step(table: &mut Table, step: &LessonStep, place: &str) {
    let said = table.script();
    assert_eq!(said, [], "{place}: something is said before anything is done");
    if step.goal.is_none() {
        assert_eq!(table.coach.mood(), Mood::Reading, "{place}");
        return;
    }
    for (i, line) in step.solution.iter().enumerate() {
        assert_eq!(table.coach.mood(), Mood::Playing, "{place}: over before \"{line}\"");
        let mut said = table
            .make(line.chain, &line.action)
            .unwrap_or_else(|refusal| panic!("{place}: \"{line}\" is refused: {refusal}"));
        if i + 1 < step.solution.len() || table.coach.mood() == Mood::Playing {
            said.extend(table.script());
        }
        let reached = said.iter().any(|one| matches!(one, Said::Goal { .. }));
        assert_eq!(reached, i + 1 == step.solution.len(), "{place}: after \"{line}\": {said:?}");
        if reached {
            let done = step.done.clone().unwrap();
            assert!(said.iter().any(|one| matches!(one, Said::Goal { say, .. } if *say == done)), "{place}");
            assert!(matches!(said.last(), Some(Said::StepFinished { .. })), "{place}");
        }
    }
    assert_eq!(table.coach.mood(), Mood::Reached, "{place}");
    assert!(table.coach.unsaid().is_empty(), "{place}: never says {:?}", table.coach.unsaid());
}

fn play(name: &str, lesson: &Lesson) {
    let mut table = Table::at(lesson, 1);
    for (i, step) in lesson.steps.iter().enumerate() {
        let place = format!("{name}: step {}", i + 1);
        let state = table.coach.state();
        assert_eq!((state.step, &state.say, &state.point), (i + 1, &step.say, &step.point), "{place}");
        for point in &step.point {
            assert!(is_there(&table.game, point), "{place}: {point:?} is not there to be pointed at");
        }
        play_step(&mut table, step, &place);
        let state = table.coach.state();
        assert!(
            state.goals.iter().all(|goal| goal.met == (goal.step <= i + 1)),
            "{place}: {:?}",
            state.goals
        );
        table.go_on();
    }
    finish(name, &mut table);
}

/// The question: wrong answers first, each once.
fn finish(name: &str, table: &mut Table) {
    let question = table.coach.lesson().question.clone();
    assert_eq!(table.coach.mood(), Mood::Asking, "{name}");
    for answer in (1..=question.answers.len()).filter(|answer| *answer != question.right) {
        assert_eq!(
            table.coach.answer(answer),
            [Said::Answered { answer, right: false, say: None }],
            "{name}"
        );
        let asked = table.coach.state().question.unwrap();
        assert_eq!((asked.right, asked.why), (Some(false), None), "{name}");
    }
    assert_eq!(table.coach.answer(question.answers.len() + 1), [], "{name}: there is no such answer");
    let said = table.coach.answer(question.right);
    let finished = Said::LessonFinished { lesson: table.coach.lesson().id.clone(), first_answer: false };
    assert_eq!(said.last(), Some(&finished), "{name}");
    let state = table.coach.state();
    assert_eq!(state.mood, Mood::Finished, "{name}");
    assert_eq!(state.question.unwrap().why, Some(question.why), "{name}");
    assert!(state.goals.iter().all(|goal| goal.met), "{name}");
}

/// Can this be pointed at on that map?
fn is_there(game: &Game, point: &Point) -> bool {
    match point {
        Point::Square(at) => game.board().square(*at).is_some(),
        Point::Tile(slot) => {
            game.board().layout().tiles().iter().any(|tile| (tile.column, tile.row) == (slot.x, slot.y))
        }
        Point::Restaurant(at) => {
            game.chains().iter().any(|chain| chain.restaurants().iter().any(|it| it.at == *at))
        }
        Point::House(number) => game.houses().iter().any(|house| house.number == *number),
        Point::Campaign(number) => game.campaigns().iter().any(|campaign| campaign.number == *number),
        Point::Card(_) | Point::Milestone(_) | Point::Panel(_) => true,
    }
}

#[test]
fn every_solution_reaches_every_goal() {
    let all = lessons();
    assert!(all.len() >= 33);
    for (name, lesson) in &all {
        play(name, lesson);
    }
}
