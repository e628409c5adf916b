//! A lesson as it is written down.

use magnate_bots::Level;
use magnate_rules::{
    Action, Coord, Employee, Fault, HouseNumber, Milestone, Module, Phase, PlayerId, TokenNumber, parse_act,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::condition::Condition;

/// The id of a message in `lessons.ftl`. None of them takes arguments.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", rename = "LessonWords"))]
#[serde(try_from = "String", into = "String")]
pub struct Words(String);

impl Words {
    /// The id.
    pub fn id(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Words {
    type Error = String;

    fn try_from(id: String) -> Result<Self, String> {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-';
        match id.strip_prefix("lesson-") {
            Some(rest) if !rest.is_empty() && rest.chars().all(plain) => Ok(Words(id)),
            _ => Err(format!("\"{id}\" is not the id of a lesson's sentence, which begins with lesson-")),
        }
    }
}

impl From<Words> for String {
    fn from(words: Words) -> String {
        words.0
    }
}

impl std::fmt::Display for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A decision, written as a line of a record: `0 hire waitress`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", rename = "LessonLine"))]
#[serde(try_from = "String", into = "String")]
pub struct Line {
    /// Whose.
    pub chain: PlayerId,
    /// What.
    pub action: Action,
}

impl TryFrom<String> for Line {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let (chain, action) = parse_act(&text).map_err(|reason| format!("\"{text}\": {reason}"))?;
        Ok(Line { chain, action })
    }
}

impl From<Line> for String {
    fn from(line: Line) -> String {
        line.to_string()
    }
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.chain, self.action)
    }
}

/// A part of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "LessonPanel"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // their names say it
pub enum Panel {
    Actions,
    Bank,
    Beach,
    Bill,
    Cash,
    Map,
    Milestones,
    Order,
    Phase,
    Price,
    Stock,
    Structure,
    Supply,
}

/// Something to point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "LessonPoint"))]
#[serde(rename_all = "snake_case")]
pub enum Point {
    /// A square.
    Square(Coord),
    /// A tile, by column and row.
    Tile(Coord),
    /// The restaurant whose north-west square this is.
    Restaurant(Coord),
    /// A house.
    House(HouseNumber),
    /// A campaign.
    Campaign(TokenNumber),
    /// A card.
    Card(Employee),
    /// A milestone.
    Milestone(Milestone),
    /// A part of the screen.
    Panel(Panel),
}

/// A sentence of the coach for a moment of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "LessonRemark"))]
#[serde(deny_unknown_fields)]
pub struct Remark {
    /// When it fits.
    pub when: Condition,
    /// The sentence.
    pub say: Words,
    /// What it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Point>>"))]
    pub point: Vec<Point>,
}

/// A wrong try that was foreseen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "LessonForeseen"))]
#[serde(deny_unknown_fields)]
pub struct Foreseen {
    /// How it is known.
    pub when: Condition,
    /// Why it does not help.
    pub say: Words,
}

/// A step: something to read, or something to reach.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// Where it begins; without one the game goes on from the step before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub position: Option<Value>,
    /// At the start of which phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub phase: Option<Phase>,
    /// What the coach says.
    pub say: Words,
    /// What it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Point>>"))]
    pub point: Vec<Point>,
    /// What other chains do, each as soon as it can.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Line>>"))]
    pub others: Vec<Line>,
    /// Who plays all other chains, in place of a script.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<Level>,
    /// More sentences, each for its moment.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Remark>>"))]
    pub coach: Vec<Remark>,
    /// What is to be reached; without one the step is only read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub goal: Option<Condition>,
    /// When the chance is gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub until: Option<Condition>,
    /// What is said then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub missed: Option<Words>,
    /// Wrong tries that were foreseen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Foreseen>>"))]
    pub wrong: Vec<Foreseen>,
    /// Hints, one after the other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Words>>"))]
    pub hints: Vec<Words>,
    /// What is said when the goal is reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub done: Option<Words>,
    /// Decisions that reach the goal, with the last one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Line>>"))]
    pub solution: Vec<Line>,
}

/// How a wrong try ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "LessonOutcome"))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The engine refuses the last decision.
    Refused,
    /// The chance is gone.
    Missed,
    /// Possible, but not the goal.
    Unmet,
}

/// A wrong try that tests play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LessonTry {
    /// In which step, from 1.
    pub step: usize,
    /// What is done.
    pub play: Vec<Line>,
    /// How it ends.
    pub expect: Outcome,
    /// The rule that refuses it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    /// The sentence for it among those that were foreseen; none when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub says: Option<Words>,
}

/// The question at the end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LessonQuestion {
    /// The question.
    pub ask: Words,
    /// Three or four answers.
    pub answers: Vec<Words>,
    /// Which one is right, from 1.
    pub right: usize,
    /// Why.
    pub why: Words,
}

/// A lesson.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name in file names, messages and progress.
    pub id: String,
    /// Its place among the lessons, from 1.
    pub order: u16,
    /// The module it teaches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub module: Option<Module>,
    /// The learner's chain.
    pub seat: PlayerId,
    /// What one goes through.
    pub steps: Vec<LessonStep>,
    /// Wrong tries for tests.
    pub tries: Vec<LessonTry>,
    /// Asked at the end.
    pub question: LessonQuestion,
}

impl Lesson {
    /// Reads a lesson; every fault is reported.
    pub fn read(text: &str) -> Result<Lesson, Vec<Fault>> {
        let lesson: Lesson =
            serde_json::from_str(text).map_err(|error| vec![Fault::new("", error.to_string())])?;
        let faults = lesson.faults();
        if faults.is_empty() { Ok(lesson) } else { Err(faults) }
    }

    /// Every sentence named in it, with title and line.
    pub fn words(&self) -> Vec<Words> {
        let mut all = vec![self.title(), self.line()];
        for step in &self.steps {
            all.push(step.say.clone());
            all.extend(step.coach.iter().map(|remark| remark.say.clone()));
            all.extend(step.wrong.iter().map(|wrong| wrong.say.clone()));
            all.extend(step.missed.iter().chain(&step.done).chain(&step.hints).cloned());
        }
        let LessonQuestion { ask, answers, why, .. } = &self.question;
        all.extend([ask, why].into_iter().chain(answers).cloned());
        all
    }

    /// Its title.
    pub fn title(&self) -> Words {
        Words(format!("lesson-{}", self.id))
    }

    /// What it is about, in a line.
    pub fn line(&self) -> Words {
        Words(format!("lesson-{}-line", self.id))
    }
}
