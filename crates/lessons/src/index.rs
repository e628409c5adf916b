//! A lesson on the list of lessons: `lessons/index.json` has one for each, so that nobody loads all of them to choose one.

use magnate_rules::Module;
use serde::{Deserialize, Serialize};

use crate::lesson::{Lesson, LessonStep, Words};

/// A lesson as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LessonCard {
    /// Its id, under which progress is kept.
    pub id: String,
    /// Its place among the lessons.
    pub order: u16,
    /// The module it teaches; none for the base game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub module: Option<Module>,
    /// The message with its title.
    pub title: Words,
    /// The message with what it is about.
    pub line: Words,
    /// Steps.
    pub steps: usize,
    /// Steps with a goal.
    pub goals: usize,
    /// About how long it takes a beginner.
    pub minutes: usize,
}

/// Seconds for reading a step, for a decision of one's own, and for the question at the end.
const READING: usize = 20;
const DECIDING: usize = 15;
const ANSWERING: usize = 30;

impl Lesson {
    /// As a list shows it.
    pub fn card(&self) -> LessonCard {
        let decisions =
            |step: &LessonStep| step.solution.iter().filter(|line| line.chain == self.seat).count();
        let seconds: usize =
            self.steps.iter().map(|step| READING + DECIDING * decisions(step)).sum::<usize>() + ANSWERING;
        LessonCard {
            id: self.id.clone(),
            order: self.order,
            module: self.module,
            title: self.title(),
            line: self.line(),
            steps: self.steps.len(),
            goals: self.steps.iter().filter(|step| step.goal.is_some()).count(),
            minutes: seconds.div_ceil(60),
        }
    }

    /// The file it belongs in.
    pub fn file_name(&self) -> String {
        format!("{:02}-{}.json", self.order, self.id)
    }
}
