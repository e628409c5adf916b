//! The tests of lessons, in one program. Everything in `lessons/` is played here with the real engine.

mod coach;
mod conditions;
mod files;
mod solutions;
mod tries;
mod words;

use std::path::{Path, PathBuf};

use magnate_lessons::{Coach, Lesson, Line, Said};
use magnate_rules::{Action, Game, PlayerId, Refusal};
use serde_json::Value;

/// A folder or file of the project.
fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// All lessons with the names of their files, by name.
fn lessons() -> Vec<(String, Lesson)> {
    let mut names: Vec<String> = std::fs::read_dir(project("lessons"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with(|c: char| c.is_ascii_digit()))
        .collect();
    names.sort();
    let read = |name: String| {
        let text = std::fs::read_to_string(project("lessons").join(&name)).unwrap();
        let lesson = Lesson::read(&text).unwrap_or_else(|faults| panic!("{name}: {}", told(&faults)));
        (name, lesson)
    };
    names.into_iter().map(read).collect()
}

fn lesson(id: &str) -> Lesson {
    lessons().into_iter().find(|(_, lesson)| lesson.id == id).unwrap().1
}

/// A lesson of the project with something changed.
fn changed(name: &str, change: impl FnOnce(&mut Value)) -> Result<Lesson, Vec<magnate_rules::Fault>> {
    let text = std::fs::read_to_string(project("lessons").join(name)).unwrap();
    let mut value: Value = serde_json::from_str(&text).unwrap();
    change(&mut value);
    Lesson::read(&value.to_string())
}

fn drop_fields(lesson: &mut Value, step: usize, fields: &[&str]) {
    let step = lesson["steps"][step].as_object_mut().unwrap();
    step.retain(|field, _| !fields.contains(&field.as_str()));
}

fn told(faults: &[magnate_rules::Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// A coach and the game of whoever plays: what a client has.
struct Table {
    coach: Coach,
    game: Game,
}

impl Table {
    fn at(lesson: &Lesson, step: usize) -> Table {
        let coach = Coach::at(lesson.clone(), step)
            .unwrap_or_else(|faults| panic!("{} step {step}: {}", lesson.id, told(&faults)));
        let game = coach.position().clone();
        Table { coach, game }
    }

    /// Makes a decision and tells the coach.
    fn make(&mut self, seat: PlayerId, action: &Action) -> Result<Vec<Said>, Refusal> {
        let events = self.game.apply(seat, action)?;
        Ok(self.coach.saw(seat, action, &events, &self.game))
    }

    /// The learner or, where a solution has their decisions, another: refused decisions are told, too.
    fn decide(&mut self, seat: PlayerId, action: &Action) -> Vec<Said> {
        self.make(seat, action)
            .unwrap_or_else(|refusal| self.coach.refused(&self.game, seat, action, &refusal))
    }

    /// Lets the others act while the coach says what they do.
    fn others(&mut self) -> Vec<Said> {
        let mut said = Vec::new();
        while let Some((seat, action)) = self.coach.others(&self.game) {
            said.extend(self.make(seat, &action).expect("others only do what is legal"));
        }
        said
    }

    /// The same where stored decisions are played: then nobody but the script decides for others, since what is stored has the
    /// decisions of bots in it.
    fn script(&mut self) -> Vec<Said> {
        let mut said = Vec::new();
        if self.coach.lesson().steps[self.coach.state().step - 1].bot.is_some() {
            return said;
        }
        while let Some((chain, action)) = self.coach.others(&self.game) {
            let line = Line { chain, action };
            let written = self.coach.lesson().steps.iter().any(|step| step.others.contains(&line));
            assert!(written, "{}: nobody wrote \"{line}\"", self.coach.lesson().id);
            said.extend(self.make(chain, &line.action).expect("others only do what is legal"));
        }
        said
    }

    fn go_on(&mut self) -> Vec<Said> {
        let said = self.coach.go_on(&self.game);
        self.game = self.coach.position().clone();
        said
    }

    fn again(&mut self) -> Vec<Said> {
        let said = self.coach.again();
        self.game = self.coach.position().clone();
        said
    }
}
