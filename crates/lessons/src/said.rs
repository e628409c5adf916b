//! What a coach says, and how far the learner is.

use magnate_rules::{Module, RefusalData};
use serde::{Deserialize, Serialize};

use crate::lesson::{Point, Words};

/// Something the coach has to say. Every `say` is the id of a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CoachSaid"))]
#[serde(tag = "said", rename_all = "snake_case")]
pub enum Said {
    /// A step begins.
    Step {
        /// Which, from 1.
        step: usize,
        /// The sentence.
        say: Words,
        /// What it is about.
        point: Vec<Point>,
    },
    /// A sentence for this moment.
    Comment {
        /// The sentence.
        say: Words,
        /// What it is about.
        point: Vec<Point>,
    },
    /// Possible, but not the goal, and it was foreseen.
    Wrong {
        /// Why it does not help.
        say: Words,
    },
    /// The engine refused a decision.
    Refused {
        /// Its reason.
        refusal: RefusalData,
        /// What the coach adds.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        say: Option<Words>,
    },
    /// The chance is gone; the step is to be begun again.
    Missed {
        /// Which step, from 1.
        step: usize,
        /// Why; nothing when the game just ended.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        say: Option<Words>,
    },
    /// The goal is reached.
    Goal {
        /// Of which step, from 1.
        step: usize,
        /// The sentence.
        say: Words,
    },
    /// A step is over, and the learner may go on.
    StepFinished {
        /// Which, from 1.
        step: usize,
    },
    /// The question at the end.
    Asked {
        /// The question.
        say: Words,
        /// The answers.
        answers: Vec<Words>,
    },
    /// The question was answered.
    Answered {
        /// With which answer, from 1.
        answer: usize,
        /// Was it right?
        right: bool,
        /// Why, once it is right.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        say: Option<Words>,
    },
    /// The lesson is over.
    LessonFinished {
        /// Its id.
        lesson: String,
        /// Was the first answer right?
        first_answer: bool,
    },
}

/// What the learner is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CoachMood"))]
#[serde(rename_all = "snake_case")]
pub enum Mood {
    /// Read, then go on. Nothing is to be decided.
    Reading,
    /// Play towards the goal.
    Playing,
    /// The goal is reached: go on.
    Reached,
    /// The chance is gone: begin the step again.
    Missed,
    /// Answer the question.
    Asking,
    /// Nothing more.
    Finished,
}

/// A goal of the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoalState {
    /// Its step, from 1.
    pub step: usize,
    /// Was it reached?
    pub met: bool,
}

/// The question at the end, once it is asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AskedState {
    /// The question.
    pub say: Words,
    /// The answers.
    pub answers: Vec<Words>,
    /// The answers given so far, from 1.
    pub given: Vec<usize>,
    /// Was the last one right? Nothing while none is given.
    pub right: Option<bool>,
    /// Why, once the right one is given.
    pub why: Option<Words>,
}

/// How far the learner is: everything a screen needs besides the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CoachState {
    /// The lesson's id.
    pub lesson: String,
    /// Its title.
    pub title: Words,
    /// The module it teaches.
    pub module: Option<Module>,
    /// The learner's chain.
    pub seat: u8,
    /// The step, from 1.
    pub step: usize,
    /// How many there are.
    pub steps: usize,
    /// What the learner is to do.
    pub mood: Mood,
    /// The sentence of this step.
    pub say: Words,
    /// What to point at: of the last sentence that is about something.
    pub point: Vec<Point>,
    /// All goals.
    pub goals: Vec<GoalState>,
    /// Hints given in this step.
    pub hints: Vec<Words>,
    /// Hints left.
    pub hints_left: usize,
    /// How often this step was begun again.
    pub repeats: usize,
    /// The question at the end.
    pub question: Option<AskedState>,
}
