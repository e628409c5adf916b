//! What takes longer: worked out step by step, so that whoever asked sees how far it is and can stop it.

use magnate_analysis::{Effort, Evaluated, Evaluation, Progress, Review, Reviewed, SecondThought, Warning};
use magnate_puzzles::{MOST_OWN_STATES, PuzzleError, Verdict, Verification, Wish};
use magnate_rules::{Action, PlayerId, Record, View};
use magnate_wire::ErrorBody;
use serde::Serialize;

/// Something that is worked out.
pub enum Job {
    /// What a moment is worth.
    Evaluation(Box<Evaluation>),
    /// How a game went.
    Review(Box<Review>),
    /// Whether a decision costs much.
    SecondThought(Box<SecondThought>),
    /// Whether a position is a puzzle.
    Puzzle(Box<Verification>),
}

/// How far it is, and what is known so far.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JobState {
    /// How far.
    pub progress: Progress,
    /// Is it done?
    pub done: bool,
    /// What a moment is worth, as far as it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub evaluated: Option<Evaluated>,
    /// How a game went, once it is done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub reviewed: Option<Reviewed>,
    /// What to say about a decision, once it is done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub warning: Option<Warning>,
    /// Whether it is a puzzle, once it is done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub verdict: Option<Verdict>,
}

impl Job {
    /// What a moment is worth to everybody, and what this player could do best there.
    pub fn evaluation(view: &View, player: Option<PlayerId>, games: u32, seed: u64) -> Self {
        Job::Evaluation(Box::new(Evaluation::new(view, player, games, seed)))
    }

    /// How a game went.
    pub fn review(text: &str, seed: u64) -> Result<Self, ErrorBody> {
        let wrong = |error: magnate_rules::RecordError| ErrorBody::new("bad_record", error.to_string());
        let record: Record = text.parse().map_err(wrong)?;
        Ok(Job::Review(Box::new(
            Review::new(&record, Effort::for_game(&record.config), seed).map_err(wrong)?,
        )))
    }

    /// Whether what this player is about to do costs much.
    pub fn second_thought(view: &View, player: PlayerId, action: &Action, games: u32, seed: u64) -> Self {
        Job::SecondThought(Box::new(SecondThought::new(view, player, action, games, seed)))
    }

    /// Whether a position of somebody's own is a puzzle.
    pub fn puzzle(wish: &Wish) -> Result<Self, ErrorBody> {
        let verification = Verification::new(wish).map_err(|error| match error {
            PuzzleError::Position(_) => ErrorBody::new("bad_position", error.to_string()),
            _ => ErrorBody::new("no_puzzle", format!("This cannot be a puzzle: {error}.")),
        })?;
        Ok(Job::Puzzle(Box::new(verification)))
    }

    /// Works on it for a moment, and says how far it is.
    pub fn go_on(&mut self) -> JobState {
        let (progress, done) = match self {
            Job::Evaluation(job) => {
                job.step();
                (job.progress(), job.done())
            }
            Job::Review(job) => {
                job.step();
                (job.progress(), job.done())
            }
            Job::SecondThought(job) => {
                job.step();
                (job.progress(), job.done())
            }
            Job::Puzzle(job) => {
                job.step();
                let (done, total) = (job.seen() as u32, MOST_OWN_STATES as u32);
                (Progress { done: done.min(total), total }, job.verdict().is_some())
            }
        };
        let mut state =
            JobState { progress, done, evaluated: None, reviewed: None, warning: None, verdict: None };
        match self {
            Job::Evaluation(job) => state.evaluated = Some(job.answer()),
            Job::Review(job) if done => state.reviewed = Some(job.answer()),
            Job::SecondThought(job) if done => state.warning = job.warning(),
            Job::Puzzle(job) => state.verdict = job.verdict().cloned(),
            _ => {}
        }
        state
    }
}
