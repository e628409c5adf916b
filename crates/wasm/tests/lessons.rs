//! Lessons as a page plays them: nothing but requests and answers.

use std::fs;
use std::path::Path;

use magnate_lessons::Lesson;
use magnate_wasm::Desk;
use serde_json::{Value, json};

fn ask(desk: &mut Desk, request: Value) -> Value {
    let mut answer: Value = serde_json::from_str(&desk.ask(&request.to_string())).unwrap();
    assert!(answer.get("error").is_none(), "{request}: {answer}");
    answer["ok"].take()
}

/// A page with one lesson open.
struct Page {
    desk: Desk,
    told: Value,
}

impl Page {
    fn open(lesson: &str, step: usize) -> Page {
        let mut desk = Desk::default();
        let me = json!({ "id": "device", "name": "device", "registered": false, "named": false });
        let request = json!({ "ask": "open_lesson", "table": "l", "me": me, "lesson": lesson, "step": step });
        let told = ask(&mut desk, request);
        let mut page = Page { desk, told };
        page.watch();
        page
    }

    fn wish(&mut self, wish: Value) -> &Value {
        self.told = ask(&mut self.desk, json!({ "ask": "lesson", "table": "l", "wish": wish }));
        &self.told
    }

    /// Lets the others decide until it is the learner's turn, and gives back everything that is said.
    fn watch(&mut self) -> Vec<Value> {
        let mut said = self.said().to_vec();
        while self.wish(json!({ "wish": "others" }))["moved"] == true {
            said.extend(self.said().to_vec());
        }
        said
    }

    fn act(&mut self, action: &Value) -> Vec<Value> {
        self.wish(json!({ "wish": "act", "action": action }));
        if self.told["refused"].is_object() { self.said().to_vec() } else { self.watch() }
    }

    fn said(&self) -> &[Value] {
        self.told["said"].as_array().unwrap()
    }

    fn mood(&self) -> &str {
        self.told["state"]["mood"].as_str().unwrap()
    }

    fn look(&mut self) -> Value {
        ask(&mut self.desk, json!({ "ask": "look", "table": "l", "seat": 0, "now": 0 }))
    }
}

fn lessons() -> Vec<(String, Lesson)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let numbered =
        |path: &Path| path.file_name().unwrap().to_string_lossy().starts_with(|c: char| c.is_ascii_digit());
    let read = |path: &Path| {
        let text = fs::read_to_string(path).unwrap();
        let lesson = Lesson::read(&text).unwrap();
        (text, lesson)
    };
    files.iter().filter(|path| numbered(path)).map(|path| read(path)).collect()
}

fn of(id: &str) -> String {
    lessons().into_iter().find(|(_, lesson)| lesson.id == id).unwrap().0
}

#[test]
fn every_scripted_lesson_is_played_to_its_end() {
    let mut played = 0;
    for (text, lesson) in lessons() {
        // Bots answer what is really played; what a test can foresee of that is played with the coach alone.
        if lesson.steps.iter().any(|step| step.bot.is_some()) {
            continue;
        }
        let mut page = Page::open(&text, 1);
        for (number, step) in lesson.steps.iter().enumerate() {
            assert_eq!(page.told["state"]["step"], number + 1, "{}", lesson.id);
            for line in step.solution.iter().filter(|line| line.chain == lesson.seat) {
                page.act(&serde_json::to_value(&line.action).unwrap());
                assert_eq!(page.told["refused"], Value::Null, "{}: {line}", lesson.id);
            }
            let expected = if step.goal.is_some() { "reached" } else { "reading" };
            assert_eq!(page.mood(), expected, "{} step {}", lesson.id, number + 1);
            page.wish(json!({ "wish": "go_on" }));
            if page.mood() != "asking" {
                page.watch();
            }
        }
        assert_eq!(page.mood(), "asking", "{}", lesson.id);
        page.wish(json!({ "wish": "answer", "answer": lesson.question.right }));
        assert_eq!(page.mood(), "finished", "{}", lesson.id);
        played += 1;
    }
    assert!(played >= 30, "{played}");
}

#[test]
fn a_lesson_of_bots_goes_on_until_the_learner_is_awaited() {
    let mut page = Page::open(&of("game"), 1);
    let place = json!({ "action": "first_restaurant", "at": [4, 5], "entrance": "south-east" });
    let said = page.act(&place);
    assert_eq!(page.told["refused"], Value::Null, "{said:?}");
    assert_eq!(page.look()["game"]["decision"]["awaited"], json!([0]));
}

#[test]
fn wrong_tries_are_told_and_can_be_taken_back() {
    let mut page = Page::open(&of("cooking"), 2);
    assert_eq!(page.look()["can_undo"], false);
    let cook = |who: &str, what: &str| json!({ "action": "cook", "cook": who, "item": what });
    // Refused: everything is as it was, and the reason is the engine's.
    let said = page.act(&cook("burger_cook", "pizza"));
    assert_eq!(page.told["refused"]["rule"], "B-FOD-1");
    assert_eq!(said[0]["said"], "refused");
    assert_eq!(page.look()["seq"], 0);
    // Possible, but not enough: both cook burgers.
    page.act(&cook("burger_cook", "burger"));
    let said = page.act(&cook("kitchen_trainee", "burger"));
    assert_eq!((page.mood(), &said[0]["say"]), ("missed", &json!("lesson-cooking-2-half")));
    // Nothing can be decided until it is taken back; then only the last decision is gone.
    page.act(&cook("kitchen_trainee", "pizza"));
    assert_eq!(page.told["refused"]["code"], "lesson_waits");
    let before = page.look()["seq"].as_u64().unwrap();
    page.wish(json!({ "wish": "undo" }));
    assert_eq!((page.mood(), &page.told["fresh"]), ("playing", &json!(false)));
    let now = page.look();
    assert!(now["seq"].as_u64().unwrap() > before);
    assert_eq!(now["game"]["chains"][0]["stock"]["burger"], 3);
    let since = ask(&mut page.desk, json!({ "ask": "since", "table": "l", "seen": before, "seat": 0 }));
    assert_eq!(since[0]["entry"]["entry"], "undone");
    // Opened again it is where it was.
    let made = page.told["made"].clone();
    assert_eq!(made, json!(["0 cook burger_cook burger"]));
    let me = json!({ "id": "device", "name": "device", "registered": false, "named": false });
    let again = json!({ "ask": "open_lesson", "table": "l", "me": me, "lesson": of("cooking"), "step": 2, "made": made });
    page.told = ask(&mut page.desk, again);
    assert_eq!((page.mood(), &page.told["made"]), ("playing", &made));
    assert_eq!(page.look()["game"]["chains"][0]["stock"]["burger"], 3);
    page.act(&cook("kitchen_trainee", "pizza"));
    assert_eq!(page.mood(), "reached");
    // What is reached stays.
    page.wish(json!({ "wish": "undo" }));
    assert_eq!(page.told["refused"]["code"], "nothing_to_undo");
}

#[test]
fn hints_and_beginning_again() {
    let mut page = Page::open(&of("restaurant"), 1);
    page.wish(json!({ "wish": "hint" }));
    assert_eq!(page.told["state"]["hints"], json!([]), "there is nothing to try yet");
    page.wish(json!({ "wish": "go_on" }));
    page.watch();
    page.wish(json!({ "wish": "hint" }));
    assert_eq!(page.told["state"]["hints"], json!(["lesson-restaurant-2-hint"]));
    let seq = page.look()["seq"].as_u64().unwrap();
    // What only would be refused is talked about, too, and changes nothing.
    page.wish(json!({ "wish": "tried", "action": { "action": "first_restaurant", "at": [6, 3], "entrance": "north-west" } }));
    assert_eq!(page.said()[0]["said"], "refused");
    assert_eq!(page.look()["seq"], seq);
    page.act(&json!({ "action": "pass" }));
    assert!(page.look()["seq"].as_u64().unwrap() > seq);
    page.wish(json!({ "wish": "again" }));
    assert_eq!((&page.told["fresh"], page.mood()), (&json!(true), "playing"));
    assert_eq!(page.look()["seq"], 0);
    // The next step has a position of its own.
    page.watch();
    page.act(&json!({ "action": "first_restaurant", "at": [8, 3], "entrance": "north-east" }));
    assert_eq!(page.mood(), "reached");
    page.wish(json!({ "wish": "go_on" }));
    assert_eq!(page.told["fresh"], true);
    assert_eq!(page.look()["seq"], 0);
}

#[test]
fn what_is_no_lesson_is_refused() {
    let mut desk = Desk::default();
    let answer = |desk: &mut Desk, request: Value| -> Value {
        serde_json::from_str(&desk.ask(&request.to_string())).unwrap()
    };
    let me = json!({ "id": "device", "name": "device", "registered": false, "named": false });
    let open = json!({ "ask": "open_lesson", "table": "l", "me": me, "lesson": "{}", "step": 1 });
    assert_eq!(answer(&mut desk, open)["error"]["code"], "bad_lesson");
    let open = json!({ "ask": "open_lesson", "table": "l", "me": me, "lesson": of("cooking"), "step": 9 });
    assert_eq!(answer(&mut desk, open)["error"]["code"], "bad_lesson");
    let wish = json!({ "ask": "lesson", "table": "l", "wish": { "wish": "hint" } });
    assert_eq!(answer(&mut desk, wish)["error"]["code"], "no_such_table");
}
