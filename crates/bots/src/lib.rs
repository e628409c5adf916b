//! Bots: levels of play, matches between them, the arena that measures them.
//!
//! A [`Bot`] sees a [`View`](magnate_rules::View) and nothing else, has its own seeded generator and a [`Budget`], and
//! answers with an action. [`Level::make`] gives a fresh one.
//!
//! ```
//! use magnate_bots::{Budget, Level};
//! use magnate_rules::{Config, Game, Viewer};
//!
//! let game = Game::new(&Config::new(2), 42)?;
//! let player = game.decision().awaited.first().expect("somebody begins");
//! let mut bot = Level::Trainee.make(1, Budget::default());
//! let action = bot.decide(&game.view(Viewer::Player(player)), player)?;
//! assert!(game.check(player, &action).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! How the levels think, how to write one's own bot and what was measured stands in `docs/bots.md`.

pub mod arena;
mod bot;
pub mod breeding;
mod budget;
mod director;
mod entrant;
mod explain;
mod external;
mod level;
mod magnate;
mod manager;
mod maths;
mod outlook;
mod pool;
mod random;
mod referee;
mod trainee;

pub use bot::{Bot, NoAnswer, Stop};
pub use budget::{Budget, Limit};
pub use director::Director;
pub use entrant::Entrant;
pub use explain::{Candidate, Explanation, Reason};
pub use external::External;
pub use level::Level;
pub use magnate::{Idea, Magnate, Playing, Way, ideas, value, ways};
pub use manager::Manager;
pub use random::RandomBot;
pub use referee::{Fault, Referee, Ruling, safe_move};
pub use trainee::Trainee;
