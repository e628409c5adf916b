//! What a position is worth and why, where a game was won and lost, and what a coach would say.
//!
//! Everything stands on games played on by Managers ([`magnate_bots::Playing`]) and on what the rules themselves say about a
//! position ([`magnate_rules::insight`]). It works in steps of a few milliseconds, with budgets in games and without clock or
//! threads, so that a worker in a browser can look at its messages in between, and the same question with the same seed has the
//! same answer everywhere.
//!
//! ```
//! use magnate_analysis::Evaluation;
//! use magnate_rules::{Config, Game, PlayerId, Viewer};
//!
//! let game = Game::new(&Config::new(2), 42)?;
//! let player = game.decision().awaited.first().expect("somebody begins");
//! let mut job = Evaluation::new(&game.view(Viewer::Player(player)), Some(player), 8, 1);
//! while !job.done() {
//!     job.step();
//! }
//! let answer = job.answer();
//! assert_eq!(answer.seats.len(), 2);
//! assert!(answer.seats[0].chance.low <= answer.seats[0].chance.high);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What hides something is a [`View`](magnate_rules::View): a player's own for a running game,
//! [`Viewer::Reviewer`](magnate_rules::Viewer) for one that is over. Nothing here takes a game of which more is known.

mod coach;
mod evaluation;
mod imagine;
mod judge;
mod numbers;
mod outcome;
mod progress;
mod reasons;
mod review;
mod rollout;

pub use coach::{
    Advice, Concern, Offered, Pointers, SecondThought, Severity, Tip, Warning, advice, warnings,
};
pub use evaluation::{Answer as Evaluated, Evaluation, SeatEstimate};
pub use imagine::imagine;
pub use judge::{Loss, Plan};
pub use numbers::Estimate;
pub use progress::Progress;
pub use reasons::PlanReason;
pub use review::{Cause, Effort, Mistake, Moment, Point, Review, Reviewed, TurningPoint};
