//! The coach among people who do what they like, and with bots as the others.

use magnate_bots::{Bot as _, Trainee};
use magnate_lessons::{Coach, CoachState, Moment, Mood, Said};
use magnate_rules::{Action, FastDice, Game, PlayerId, Refusal, Viewer};
use serde_json::{Value, json};

use crate::{Table, changed, drop_fields, lesson, lessons};

/// Whatever the learner does, everybody else does something legal, and the lesson goes on.
#[test]
fn any_play_is_followed() {
    let mut dice = FastDice::new(13);
    let mut buffer = Vec::new();
    for (name, lesson) in lessons() {
        let mut table = Table::at(&lesson, 1);
        let (mut decisions, mut missed) = (0, 0);
        while decisions < 60 {
            table.others();
            match table.coach.mood() {
                Mood::Reading | Mood::Reached => drop(table.go_on()),
                Mood::Missed => {
                    missed += 1;
                    table.again();
                }
                Mood::Asking | Mood::Finished => break,
                Mood::Playing => {
                    let action = table.game.random_action(lesson.seat, &mut dice, &mut buffer);
                    let action =
                        action.unwrap_or_else(|| panic!("{name}: nobody is awaited, and nothing is missed"));
                    table.make(lesson.seat, &action).unwrap();
                    decisions += 1;
                }
            }
            serde_json::to_string(&table.coach.state()).unwrap();
            ask_everything(&table.game);
        }
        assert!(missed > 0 || decisions > 0, "{name}");
    }
}

/// A lesson may ask anything at any moment.
fn ask_everything(game: &Game) {
    let moment = Moment { game, seat: PlayerId(0), events: &[], action: None };
    for house in game.houses() {
        for condition in [
            json!({"would_win": {"house": house.number}}),
            json!({"distance": {"house": house.number, "at_least": 0}}),
            json!({"demand": {"house": house.number, "items": {"burger": 1}}}),
        ] {
            moment.holds(&serde_json::from_value(condition).unwrap());
        }
    }
    for chain in 0..game.chains().len() {
        let bill = json!({"bill": {"chain": chain, "at_least": 0}});
        assert!(moment.holds(&serde_json::from_value(bill).unwrap()));
    }
}

/// The short game with a real bot on the other side, and a beginner in the learner's place.
#[test]
fn a_whole_game_is_played_to_its_end() {
    let lesson = lesson("game");
    let play = || {
        let mut table = Table::at(&lesson, 1);
        let mut learner = Trainee::new(5);
        let mut said = Vec::new();
        let mut decisions = 0;
        while table.coach.mood() == Mood::Playing {
            said.extend(table.others());
            if table.coach.mood() == Mood::Playing {
                let view = table.game.view(Viewer::Player(lesson.seat));
                let action = learner.decide(&view, lesson.seat).unwrap();
                said.extend(table.make(lesson.seat, &action).unwrap());
                decisions += 1;
                assert!(decisions < 2_000);
            }
        }
        assert_eq!(table.coach.mood(), Mood::Reached);
        assert!(table.game.is_over());
        (said, table.game.digest())
    };
    let (said, digest) = play();
    let comments: Vec<&Said> = said.iter().filter(|one| matches!(one, Said::Comment { .. })).collect();
    assert!(comments.len() >= 5, "{comments:?}");
    let twice = (1..comments.len()).any(|i| comments[..i].contains(&comments[i]));
    assert!(!twice, "nothing is said twice: {comments:?}");
    assert_eq!(play(), (said.clone(), digest), "and the same again");
}

#[test]
fn hints_come_one_after_the_other() {
    let lesson = lesson("coffee");
    let mut table = Table::at(&lesson, 2);
    assert_eq!((table.coach.state().hints.len(), table.coach.state().hints_left), (0, 2));
    let hints = &lesson.steps[1].hints;
    assert_eq!(table.coach.hint().as_ref(), Some(&hints[0]));
    assert_eq!(table.coach.hint().as_ref(), Some(&hints[1]));
    assert_eq!(table.coach.hint().as_ref(), Some(&hints[1]), "the last one stays");
    assert_eq!(table.coach.state().hints, *hints);
    assert_eq!(table.coach.state().hints_left, 0);
}

#[test]
fn a_refusal_leaves_the_coach_as_before() {
    let lesson = lesson("payday");
    let mut table = Table::at(&lesson, 2);
    table.others();
    let refusal = table.game.check(lesson.seat, &Action::PAY).unwrap_err();
    let said = table.coach.refused(&table.game, lesson.seat, &Action::PAY, &refusal);
    let [Said::Refused { refusal: told, say }] = said.as_slice() else { panic!("{said:?}") };
    assert_eq!(told.code, refusal.code());
    assert_eq!(say.as_ref().unwrap().id(), "lesson-payday-2-short");
    // What the engine says about others is none of the coach's business.
    let other = PlayerId(1);
    assert_eq!(table.coach.refused(&table.game, other, &Action::PAY, &Refusal::GameOver), []);
}

#[test]
fn comments_point_at_what_they_are_about() {
    let lesson = lesson("coffee");
    let mut table = Table::at(&lesson, 1);
    let before = table.coach.state().point;
    assert_eq!(before, lesson.steps[0].point);
    let line = &lesson.steps[0].solution[0];
    let said = table.make(line.chain, &line.action).unwrap();
    let remark = &lesson.steps[0].coach[0];
    assert_eq!(said, [Said::Comment { say: remark.say.clone(), point: remark.point.clone() }]);
    assert_eq!(table.coach.state().point, remark.point);
}

#[test]
fn a_lesson_can_be_entered_at_any_step_and_at_no_other() {
    for (name, lesson) in lessons() {
        for step in 1..=lesson.steps.len() {
            let table = Table::at(&lesson, step);
            assert_eq!(table.coach.state().step, step, "{name}");
        }
        assert!(Coach::at(lesson.clone(), 0).is_err());
        assert!(Coach::at(lesson.clone(), lesson.steps.len() + 1).is_err());
    }
}

#[test]
fn a_lesson_that_was_not_read_is_checked_all_the_same() {
    let mut lesson = lesson("payday");
    lesson.steps.remove(0);
    let faults = Coach::new(lesson).err().unwrap();
    assert!(faults.iter().any(|fault| fault.reason.contains("needs a position")), "{faults:?}");
}

/// Never reached, so that a step goes on and on.
const NEVER: &str = r#"{"round": {"at_least": 99}}"#;

/// The other chain has a cook from this step on, and so decides something at payday and in the morning.
fn employ(lesson: &mut Value, step: usize) {
    lesson["steps"][step]["position"]["chains"][1]["beach"] = json!({"burger_cook": 1});
}

/// Plays a stored solution of the learner's, with everything others do.
fn follow(table: &mut Table, step: usize) {
    let lesson = table.coach.lesson().clone();
    for line in &lesson.steps[step - 1].solution {
        table.others();
        table.make(line.chain, &line.action).unwrap();
    }
}

fn work(cards: &str) -> Action {
    format!("work {cards}").trim().parse().unwrap()
}

#[test]
fn what_is_left_of_a_script_is_made_in_the_steps_that_go_on() {
    let lesson = changed("12-payday.json", |it| {
        employ(it, 0);
        it["steps"][0]["others"] = json!(["1 work burger_cook", "1 pay"]);
        it["steps"][1]["goal"] = serde_json::from_str(NEVER).unwrap();
        drop_fields(it, 1, &["others", "until", "missed"]);
    });
    let mut table = Table::at(&lesson.unwrap(), 1);
    let other = PlayerId(1);
    assert_eq!(table.coach.others(&table.game), Some((other, Action::PAY)), "as soon as it is legal");
    // Read, and gone on: the game goes on with what was done in it.
    table.others();
    table.go_on();
    assert!(!table.game.decision().awaited.contains(other), "it has paid");
    follow(&mut table, 2);
    assert_eq!(table.coach.others(&table.game), Some((other, work("burger_cook"))), "the next morning");
}

#[test]
fn a_new_position_has_its_own_script() {
    let lesson = changed("12-payday.json", |it| {
        employ(it, 0);
        employ(it, 2);
        it["steps"][1]["others"] = json!(["1 pay", "1 work burger_cook"]);
        it["steps"][2]["goal"] = serde_json::from_str(NEVER).unwrap();
        drop_fields(it, 2, &["until", "missed"]);
    });
    let mut table = Table::at(&lesson.unwrap(), 3);
    follow(&mut table, 3);
    assert!(table.game.decision().awaited.contains(PlayerId(1)), "a new round");
    assert_eq!(
        table.coach.others(&table.game),
        None,
        "the other script is over, and bots wait for the learner"
    );
    table.make(PlayerId(0), &work("")).unwrap();
    assert!(
        matches!(table.coach.others(&table.game), Some((PlayerId(1), Action::Work { .. }))),
        "then one decides"
    );
}

/// Taking a decision back: the step begins again, and the coach is told of what stays.
#[test]
fn a_decision_can_be_taken_back() {
    let lesson = lesson("payday");
    let mut table = Table::at(&lesson, 2);
    let (right, wrong): (Action, Action) =
        ("fire burger_cook".parse().unwrap(), "fire trainer".parse().unwrap());
    table.others();
    table.make(lesson.seat, &right).unwrap();
    let before = table.coach.state();
    table.make(lesson.seat, &wrong).unwrap();
    table.again();
    table.others();
    table.make(lesson.seat, &right).unwrap();
    assert_eq!(CoachState { repeats: 0, ..table.coach.state() }, before);
    let said = table.make(lesson.seat, &Action::PAY).unwrap();
    assert!(
        matches!(said.first(), Some(Said::Goal { step: 2, .. })),
        "what was taken back does not count: {said:?}"
    );
}
