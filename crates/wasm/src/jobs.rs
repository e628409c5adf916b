//! What takes longer: worked out step by step, so that whoever asked sees how far it is and can stop it.

use magnate_analysis::{Effort, Evaluated, Evaluation, Progress, Review, Reviewed, SecondThought, Warning};
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
        };
        let mut state = JobState { progress, done, evaluated: None, reviewed: None, warning: None };
        match self {
            Job::Evaluation(job) => state.evaluated = Some(job.answer()),
            Job::Review(job) if done => state.reviewed = Some(job.answer()),
            Job::SecondThought(job) if done => state.warning = job.warning(),
            _ => {}
        }
        state
    }
}
