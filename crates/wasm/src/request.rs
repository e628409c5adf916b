//! What a page can ask.

use magnate_rules::Action;
use magnate_rules::insight::Question;
use magnate_table::{Command, Options, Stamped};
use magnate_wire::{NewTable, Person};
use serde::Deserialize;

use crate::study::StudySource;
#[cfg(feature = "ts")]
use {
    crate::{
        desk::{PositionFault, StudyMoment},
        jobs::JobState,
        puzzle::PuzzleState,
        study::StudyNode,
    },
    magnate_puzzles::Explanation,
    magnate_rules::{Catalogue, insight::Answer},
    magnate_wire::{
        Counsel, ErrorBody, Hint, Imagined, MapPreview, ReplayMoment, StepMessage, TableView, TimelineEntry,
    },
};

/// A question to the engine. Times are milliseconds since 1970.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EngineRequest"))]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // field names say it
pub enum Request {
    /// The tables of a game with these modules: what is printed on cards and tokens.
    Catalogue { modules: Vec<String> },
    /// The map that a seed deals.
    Map {
        #[cfg_attr(feature = "ts", ts(type = "Pick<Options, \"players\"> & Partial<Options>"))]
        options: Box<Options>,
        seed: u32,
    },
    /// The log of a new table. Nothing is kept: the page stores it and opens the table from it.
    NewTable { me: Person, new: Box<NewTable>, now: i64, seed: u64, map_seed: u32 },
    /// Takes a table in as it was stored.
    OpenTable {
        table: String,
        me: Person,
        #[cfg_attr(feature = "ts", ts(as = "Vec<serde_json::Value>"))]
        log: Vec<Stamped>,
    },
    /// Forgets a table.
    CloseTable { table: String },
    /// The entry a command would lead to. Nothing has happened before the page has stored it and said `take`.
    Decide {
        table: String,
        command: Box<Command>,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        seq: Option<u32>,
        now: i64,
    },
    /// Lets an entry that is stored take effect.
    Take {
        table: String,
        #[cfg_attr(feature = "ts", ts(as = "serde_json::Value"))]
        stamped: Box<Stamped>,
        seat: Option<u8>,
    },
    /// The table as somebody on this seat sees it.
    Look { table: String, seat: Option<u8>, now: i64 },
    /// What happened from an entry on.
    Since { table: String, seen: u32, seat: Option<u8> },
    /// What would be, or why.
    Ask { table: String, seat: Option<u8>, question: Box<Question> },
    /// The entry of the bot that is to act, if one is. `safe` does without asking it: it has crashed.
    Think {
        table: String,
        seed: u64,
        /// As on the command line: `400ms`, `200n`.
        budget: String,
        now: i64,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        safe: bool,
    },
    /// What the best bot would do in this seat, and why.
    Hint { table: String, seat: u8, seed: u64, budget: String },
    /// The record of a table as somebody on this seat may have it.
    Record { table: String, seat: Option<u8> },
    /// The table as it was after so many entries.
    Moment { table: String, seq: u32, seat: Option<u8> },
    /// What was decided when.
    Timeline { table: String },
    /// What a list shows of the table.
    Card { table: String },
    /// What a coach says about the decision at hand, or about this action before it is taken. From the seat's own view.
    Counsel {
        table: String,
        seat: u8,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        action: Option<Box<Action>>,
    },
    /// The running game as this seat knows it: what others hide is drawn anew.
    Imagine { table: String, seat: u8, seed: u64 },
    /// Opens a study: the moments of a game, and whatever else might have been.
    StudyOpen { study: String, me: Person, source: Box<StudySource> },
    /// Decides something at a moment: the moment that follows.
    StudyAct { study: String, at: u32, seat: u8, action: Box<Action> },
    /// What a moment looks like, and what led to it.
    StudyLook { study: String, at: u32, seat: Option<u8> },
    /// What would be at a moment, or why.
    StudyAsk { study: String, at: u32, seat: Option<u8>, question: Box<Question> },
    /// A moment in the public format.
    StudyPosition { study: String, at: u32 },
    /// What led to a moment, as a record.
    StudyRecord { study: String, at: u32 },
    /// The game at a moment, for whoever works something out about it.
    StudyGame { study: String, at: u32 },
    /// Forgets a study.
    StudyClose { study: String },
    /// Begins to work out what a game as it stands is worth: as one player sees it, or with nothing hidden, and what a seat could
    /// do best.
    Evaluate { job: String, game: String, seat: Option<u8>, viewer: Option<u8>, games: u32, seed: u64 },
    /// Begins to work out how a game went.
    Review { job: String, record: String, seed: u64 },
    /// Begins to think about a decision before it is taken, from its player's own view.
    ThinkTwice { job: String, game: String, seat: u8, action: Box<Action>, games: u32, seed: u64 },
    /// Begins to try every line of a position that somebody wants to be a puzzle.
    VerifyPuzzle { job: String, wish: Box<magnate_puzzles::Wish> },
    /// Works on it for a moment.
    GoOn { job: String },
    /// It is not wanted any more.
    Drop { job: String },
    /// What is wrong with a position, field by field; nothing when it can be played.
    CheckPosition {
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        position: serde_json::Value,
    },
    /// Opens a lesson, as it is written, at one of its steps, from 1, with what was decided in it before. It is looked at
    /// like a table.
    OpenLesson {
        table: String,
        me: Person,
        lesson: String,
        step: usize,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<magnate_lessons::Line>>"))]
        made: Vec<magnate_lessons::Line>,
    },
    /// Does what a learner wants.
    Lesson { table: String, wish: crate::lessons::Wish },
    /// Opens a puzzle, as it is written. It is looked at like a table.
    OpenPuzzle { table: String, me: Person, puzzle: String },
    /// Decides something in a puzzle.
    PuzzleAct { table: String, action: Box<Action> },
    /// Takes the last decision back, or all of them.
    PuzzleUndo { table: String, all: bool },
    /// The solution, and why it is one.
    PuzzleExplain { table: String },
    /// Which of these puzzles is that of a day, counted from 1970.
    PuzzleOfTheDay { ids: Vec<String>, day: u32 },
    /// Plays a game of bots and says where it led: the same everywhere, whatever runs the engine.
    Digest { game: crate::digest::SelfPlay },
}

/// What is answered to each, by its name; only to tell TypeScript.
#[cfg(feature = "ts")]
#[derive(ts_rs::TS)]
#[ts(rename = "EngineReplies")]
#[allow(missing_docs)]
pub struct Replies {
    pub catalogue: Catalogue,
    pub map: MapPreview,
    #[ts(type = "unknown[]")]
    pub new_table: Vec<()>,
    pub open_table: TableView,
    pub close_table: Option<()>,
    #[ts(type = "unknown")]
    pub decide: (),
    pub take: StepMessage,
    pub look: TableView,
    pub since: Vec<StepMessage>,
    #[ts(as = "AnswerTo")]
    pub ask: (),
    #[ts(type = "unknown")]
    pub think: (),
    pub hint: Hint,
    pub record: String,
    pub moment: ReplayMoment,
    pub timeline: Vec<TimelineEntry>,
    pub card: crate::local::LocalCard,
    pub counsel: Counsel,
    pub imagine: Imagined,
    pub study_open: Vec<StudyNode>,
    pub study_act: StudyNode,
    pub study_look: StudyMoment,
    pub study_ask: Answer,
    #[ts(type = "object")]
    pub study_position: (),
    pub study_record: String,
    pub study_game: String,
    pub study_close: Option<()>,
    pub evaluate: Option<()>,
    pub review: Option<()>,
    pub think_twice: Option<()>,
    pub verify_puzzle: Option<()>,
    pub go_on: JobState,
    pub drop: Option<()>,
    pub check_position: Vec<PositionFault>,
    pub open_lesson: crate::lessons::Told,
    pub lesson: crate::lessons::Told,
    pub open_puzzle: PuzzleState,
    pub puzzle_act: PuzzleState,
    pub puzzle_undo: PuzzleState,
    pub puzzle_explain: Explanation,
    pub puzzle_of_the_day: Option<String>,
    pub digest: String,
}

#[cfg(feature = "ts")]
#[derive(ts_rs::TS)]
#[ts(rename = "EngineAnswer")]
struct AnswerTo {
    #[allow(dead_code)] // only to tell TypeScript
    seq: u32,
    #[allow(dead_code)]
    answer: Answer,
}

/// What comes back.
#[cfg(feature = "ts")]
#[derive(ts_rs::TS)]
#[ts(rename = "EngineReply", untagged)]
#[allow(missing_docs)]
pub enum Reply {
    Ok {
        #[ts(type = "unknown")]
        ok: (),
    },
    Error {
        error: ErrorBody,
    },
}
