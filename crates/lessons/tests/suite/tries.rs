//! Every wrong try, and what the coach says about it.

use magnate_lessons::{Lesson, LessonTry, Mood, Outcome, Said, Words};

use crate::{Table, lessons};

/// A wrong try must end as it says: refused, missed, or simply without reaching the goal.
fn play(lesson: &Lesson, attempt: &LessonTry, place: &str) {
    let step = &lesson.steps[attempt.step - 1];
    let mut table = Table::at(lesson, attempt.step);
    table.script();
    let (last, first) = attempt.play.split_last().unwrap();
    for line in first {
        table
            .make(line.chain, &line.action)
            .unwrap_or_else(|refusal| panic!("{place}: \"{line}\" is refused: {refusal}"));
        table.script();
        assert_eq!(table.coach.mood(), Mood::Playing, "{place}: over with \"{line}\"");
    }
    let before = (table.game.clone(), table.coach.state());
    let mut said = table.decide(last.chain, &last.action);
    if attempt.expect == Outcome::Refused {
        let [Said::Refused { refusal, say }] = said.as_slice() else {
            panic!("{place}: \"{last}\": {said:?}")
        };
        assert_eq!(Some(refusal.rule), attempt.rule.as_deref(), "{place}: {}", refusal.message);
        assert_eq!(say, &attempt.says, "{place}");
        assert_eq!((table.game.clone(), table.coach.state()), before, "{place}: nothing has changed");
        return;
    }
    said.extend(table.script());
    let missed = attempt.expect == Outcome::Missed;
    let mood = if missed { Mood::Missed } else { Mood::Playing };
    assert_eq!(table.coach.mood(), mood, "{place}: {said:?}");
    let wrong: Vec<&Words> = said
        .iter()
        .filter_map(|one| match one {
            Said::Wrong { say } | Said::Missed { say: Some(say), .. } => Some(say),
            _ => None,
        })
        .collect();
    let usual = step.missed.as_ref().filter(|_| missed);
    assert_eq!(wrong, attempt.says.as_ref().or(usual).into_iter().collect::<Vec<_>>(), "{place}");
    if missed {
        start_again(lesson, &mut table, attempt, place);
    }
}

/// A step that was missed begins again as it began, and can be reached.
fn start_again(lesson: &Lesson, table: &mut Table, attempt: &LessonTry, place: &str) {
    let step = &lesson.steps[attempt.step - 1];
    assert_eq!(table.coach.others(&table.game), None, "{place}: nobody plays on");
    assert_eq!(table.coach.go_on(&table.game), [], "{place}: a missed step is not passed by");
    table.again();
    let fresh = Table::at(lesson, attempt.step);
    assert_eq!(table.game, fresh.game, "{place}");
    let mut again = table.coach.state();
    assert_eq!(again.repeats, 1, "{place}");
    again.repeats = 0;
    assert_eq!(again, fresh.coach.state(), "{place}");
    table.script();
    for line in &step.solution {
        table.make(line.chain, &line.action).unwrap();
        table.script();
    }
    assert_eq!(table.coach.mood(), Mood::Reached, "{place}");
}

#[test]
fn every_wrong_try_is_told_why() {
    let mut tries = 0;
    for (name, lesson) in lessons() {
        for (i, attempt) in lesson.tries.iter().enumerate() {
            play(&lesson, attempt, &format!("{name}: try {}", i + 1));
            tries += 1;
        }
    }
    assert!(tries >= 100, "{tries}");
}
