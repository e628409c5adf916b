//! The files: which there are, what they are called, the list of them.

use std::collections::BTreeSet;

use magnate_lessons::{Lesson, LessonCard, Panel};
use magnate_rules::{Module, Phase};
use serde_json::{Value, json};

use crate::{drop_fields, lessons, project};

#[test]
fn files_are_named_by_order_and_id() {
    for (name, lesson) in lessons() {
        assert_eq!(name, lesson.file_name());
    }
}

#[test]
fn the_base_game_has_sixteen_lessons_and_every_module_one() {
    let all = lessons();
    let base: Vec<u16> =
        all.iter().filter(|(_, lesson)| lesson.module.is_none()).map(|(_, lesson)| lesson.order).collect();
    assert_eq!(base, (1..=16).collect::<Vec<u16>>());
    let mut taught: Vec<Module> = all.iter().filter_map(|(_, lesson)| lesson.module).collect();
    taught.sort();
    assert_eq!(taught, Module::BUILT.iter().collect::<Vec<_>>());
    for (name, lesson) in all.iter().filter(|(_, lesson)| lesson.module.is_some()) {
        assert!(lesson.order > 20, "{name}: modules come after the base game");
        let module = lesson.module.unwrap();
        assert_eq!(lesson.id, module.id(), "{name}: is called as its module");
        let position = lesson.steps[0].position.as_ref().unwrap();
        let played = position["modules"].as_array().is_some_and(|modules| modules.contains(&json!(module)));
        assert!(played, "{name}: plays with its module");
    }
    let orders: BTreeSet<u16> = all.iter().map(|(_, lesson)| lesson.order).collect();
    assert_eq!(orders.len(), all.len(), "no two lessons have one place");
}

#[test]
fn the_list_of_lessons_is_up_to_date() {
    let cards: Vec<LessonCard> = lessons().iter().map(|(_, lesson)| lesson.card()).collect();
    let lines: Vec<String> = cards.iter().map(|card| serde_json::to_string(card).unwrap()).collect();
    let text = format!("[\n  {}\n]\n", lines.join(",\n  "));
    let path = project("lessons/index.json");
    if std::env::var_os("MAGNATE_WRITE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(stored == text, "lessons/index.json is stale: run this test with MAGNATE_WRITE=1");
    assert_eq!(serde_json::from_str::<Vec<LessonCard>>(&stored).unwrap(), cards);
}

#[test]
fn a_lesson_is_written_as_it_was_read() {
    for (name, lesson) in lessons() {
        let written = serde_json::to_string(&lesson).unwrap();
        assert_eq!(Lesson::read(&written), Ok(lesson), "{name}");
    }
}

/// The schema is for editors. What it lists is what the types know.
#[test]
fn the_schema_knows_the_words_of_the_format() {
    let text = std::fs::read_to_string(project("lessons/schema.json")).unwrap();
    let schema: Value = serde_json::from_str(&text).unwrap();
    let list = |value: &Value| -> Vec<String> { serde_json::from_value(value.clone()).unwrap() };
    let phases: Vec<String> = Phase::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(list(&schema["$defs"]["phase"]["enum"]), phases);
    for panel in list(&schema["$defs"]["point"]["properties"]["panel"]["enum"]) {
        assert!(serde_json::from_value::<Panel>(json!(panel)).is_ok(), "{panel}");
    }
    // What lessons use is in the schema.
    let known = |place: &str, fields: &[String]| {
        let properties = schema.pointer(place).unwrap().as_object().unwrap();
        fields.iter().find(|field| !properties.contains_key(*field)).cloned()
    };
    let keys = |value: Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    for (name, lesson) in lessons() {
        assert_eq!(known("/properties", &keys(serde_json::to_value(&lesson).unwrap())), None, "{name}");
        for step in &lesson.steps {
            let fields = keys(serde_json::to_value(step).unwrap());
            assert_eq!(known("/$defs/step/properties", &fields), None, "{name}");
            if let Some(goal) = &step.goal {
                let kind = keys(serde_json::to_value(goal).unwrap());
                assert_eq!(known("/$defs/condition/properties", &kind), None, "{name}");
            }
        }
        for attempt in &lesson.tries {
            let fields = keys(serde_json::to_value(attempt).unwrap());
            assert_eq!(known("/$defs/try/properties", &fields), None, "{name}");
        }
    }
}

/// A sound lesson with something changed: what is said about it.
fn faults_with(change: impl FnOnce(&mut Value)) -> String {
    match crate::changed("12-payday.json", change) {
        Ok(_) => String::new(),
        Err(faults) => crate::told(&faults),
    }
}

type Change = Box<dyn FnOnce(&mut Value)>;

#[test]
fn faults_are_found_and_named() {
    assert_eq!(faults_with(|_| ()), "");
    let cases: Vec<(&str, Change)> = vec![
        ("unknown field `hurry`", Box::new(|it| it["hurry"] = json!(true))),
        ("unknown field `when`", Box::new(|it| it["steps"][1]["when"] = json!({}))),
        ("\"9 dance\"", Box::new(|it| it["steps"][1]["solution"] = json!(["9 dance"]))),
        ("begins with lesson-", Box::new(|it| it["steps"][1]["say"] = json!("Pay!"))),
        (
            "steps[0]: the first step needs a position",
            Box::new(|it| drop_fields(it, 0, &["position", "phase"])),
        ),
        ("steps[2]: position and phase come together", Box::new(|it| drop_fields(it, 2, &["phase"]))),
        (
            "steps[0].position.chains[0].cash",
            Box::new(|it| it["steps"][0]["position"]["chains"][0]["cash"] = json!("much")),
        ),
        ("steps[1]: until and missed come together", Box::new(|it| drop_fields(it, 1, &["missed"]))),
        ("steps[1]: a goal needs a solution", Box::new(|it| drop_fields(it, 1, &["hints"]))),
        ("steps[1]: until and wrong need a goal", Box::new(|it| drop_fields(it, 1, &["goal"]))),
        (
            "steps[1]: other chains have a bot or a script",
            Box::new(|it| it["steps"][1]["bot"] = json!("trainee")),
        ),
        ("steps[1]: others: only other chains", Box::new(|it| it["steps"][1]["others"] = json!(["0 pay"]))),
        (
            "steps[1].goal: there is no chain 4",
            Box::new(|it| it["steps"][1]["goal"] = json!({"cash": {"chain": 4, "at_least": 1}})),
        ),
        (
            "steps[1].goal: neither at_least nor at_most",
            Box::new(|it| it["steps"][1]["goal"] = json!({"cash": {}})),
        ),
        (
            "steps[1].goal: a pattern of events does not name",
            Box::new(|it| it["steps"][1]["goal"] = json!({"event": {"chain": 0}})),
        ),
        (
            "unknown variant `wealth`",
            Box::new(|it| it["steps"][1]["goal"] = json!({"wealth": {"at_least": 1}})),
        ),
        (
            "steps[1]: no wrong try shows lesson-payday-2-short",
            Box::new(|it| drop(it["tries"].as_array_mut().unwrap().remove(0))),
        ),
        ("tries[0]: there is no step with a goal", Box::new(|it| it["tries"][0]["step"] = json!(1))),
        ("tries[0]: what is refused", Box::new(|it| it["tries"][0]["expect"] = json!("unmet"))),
        ("question.right: there is no such answer", Box::new(|it| it["question"]["right"] = json!(4))),
        (
            "question.answers: one of them is there twice",
            Box::new(|it| it["question"]["answers"][1] = json!("lesson-payday-a")),
        ),
        ("the learner has chain 5", Box::new(|it| it["seat"] = json!(5))),
    ];
    for (expected, change) in cases {
        let found = faults_with(change);
        assert!(found.contains(expected), "expected {expected:?}, got {found:?}");
    }
}
