//! Lessons: a position, goals that the real engine judges, and a coach who says something about what one does.
//!
//! A [`Lesson`] is data (`lessons/*.json`, `docs/lessons.md`). A [`Coach`] leads through one: it says where the game begins, what
//! the other chains do, and, told of every decision, whether the goal is reached, missed, or something else is to be said. It
//! owns no game and decides nothing about the rules; whoever plays keeps the game and shows the words.
//!
//! ```
//! use magnate_lessons::{Coach, Lesson, Mood};
//!
//! let lesson = Lesson::read(include_str!("../../../lessons/08-cooking.json")).expect("this lesson is sound");
//! let seat = lesson.seat;
//! let solutions: Vec<_> = lesson.steps.iter().map(|step| step.solution.clone()).collect();
//! let mut coach = Coach::new(lesson).expect("and so it can be led through");
//! for solution in solutions {
//!     let mut game = coach.position().clone();
//!     for line in solution {
//!         let events = game.apply(seat, &line.action).expect("the solution is legal");
//!         coach.saw(seat, &line.action, &events, &game);
//!         while let Some((other, action)) = coach.others(&game) {
//!             let events = game.apply(other, &action).expect("others only do what is legal");
//!             coach.saw(other, &action, &events, &game);
//!         }
//!     }
//!     coach.go_on(&game);
//! }
//! assert_eq!(coach.mood(), Mood::Asking);
//! ```

mod coach;
mod condition;
mod index;
mod lesson;
mod pattern;
mod said;
mod sound;

pub use coach::Coach;
pub use condition::{
    CardsOf, ChainLimits, Condition, EventCount, HouseLimits, HouseOf, ItemsOf, Limits, MilestoneOf, Moment,
    WishesOf,
};
pub use index::LessonCard;
pub use lesson::{
    Foreseen, Lesson, LessonQuestion, LessonStep, LessonTry, Line, Outcome, Panel, Point, Remark, Words,
};
pub use pattern::Pattern;
pub use said::{AskedState, CoachState, GoalState, Mood, Said};
