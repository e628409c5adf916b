//! A lesson that somebody is led through: a coach, and the game they talk about.

use magnate_lessons::{Coach, CoachState, Lesson, Line, Mood, Said};
use magnate_rules::{Action, PlayerId};
use magnate_table::{Level, Problem, UndoBarrier};
use magnate_wire::{ErrorBody, Person};
use serde::{Deserialize, Serialize};

use crate::scene::Scene;

/// What a learner wants.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "LessonWish"))]
#[serde(tag = "wish", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // field names say it
pub enum Wish {
    /// To decide something.
    Act { action: Box<Action> },
    /// To know why something is not possible, which the rules have said already; the coach may have more to say.
    Tried { action: Box<Action> },
    /// To see what another chain does, if it is up to one: one decision at a time, so that each can be watched.
    Others,
    /// The next hint.
    Hint,
    /// To go on after something was read or reached.
    GoOn,
    /// To begin the step again.
    Again,
    /// To take back their last decision, and what others did since.
    Undo,
    /// To answer the question, counted from 1.
    Answer { answer: usize },
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "LessonTold"))]
pub struct Told {
    /// The game began anew: what was known of it is of no use any more.
    pub fresh: bool,
    /// Somebody has decided something.
    pub moved: bool,
    /// Why nothing came of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub refused: Option<ErrorBody>,
    /// What the coach says about it.
    pub said: Vec<Said>,
    /// How far the learner is.
    pub state: CoachState,
    /// Everything that was decided since the step began: enough to open it again where it is now.
    pub made: Vec<Line>,
}

/// A lesson that was opened.
pub struct Led {
    coach: Coach,
    /// The game as it is looked at.
    pub scene: Scene,
    id: String,
    me: Person,
    /// Everything that was decided since the step began.
    made: Vec<Line>,
}

/// What happened, before the coach's state is added.
#[derive(Default)]
struct Came {
    fresh: bool,
    moved: bool,
    refused: Option<ErrorBody>,
    said: Vec<Said>,
}

fn scene(id: &str, me: &Person, coach: &Coach) -> Scene {
    let seat = coach.lesson().seat.0;
    Scene::new(id, me, coach.position().clone(), &[seat], Level::Trainee)
}

impl Led {
    /// A lesson as it is written, at one of its steps, from 1.
    pub fn open(id: String, me: Person, text: &str, step: usize) -> Result<Led, ErrorBody> {
        let bad =
            |reason: String| ErrorBody::new("bad_lesson", format!("This lesson cannot be read: {reason}"));
        let lesson = Lesson::read(text).map_err(|faults| bad(listed(&faults)))?;
        let coach = Coach::at(lesson, step).map_err(|faults| bad(listed(&faults)))?;
        Ok(Led { scene: scene(&id, &me, &coach), coach, id, me, made: Vec::new() })
    }

    /// Makes the decisions that were made in this step before, as far as they can be made, and says how things stand.
    pub fn resume(&mut self, made: &[Line]) -> Told {
        let mut came = Came::default();
        for Line { chain, action } in made {
            let Ok(said) = self.make(*chain, action) else { break };
            came = Came { moved: true, said, ..Came::default() };
        }
        self.scene.allow_undo(self.taken_back().is_some());
        self.tell(came)
    }

    fn tell(&self, came: Came) -> Told {
        let Came { fresh, moved, refused, said } = came;
        Told { fresh, moved, refused, said, state: self.coach.state(), made: self.made.clone() }
    }

    /// Does what a learner wants.
    pub fn wish(&mut self, wish: Wish) -> Told {
        let came = match wish {
            Wish::Act { action } => self.act(&action),
            Wish::Tried { action } => Came { said: self.tried(&action), ..Came::default() },
            Wish::Others => self.others(),
            Wish::Hint => {
                self.coach.hint();
                Came::default()
            }
            Wish::GoOn => self.go_on(),
            Wish::Again => self.again(),
            Wish::Undo => self.undo(),
            Wish::Answer { answer } => Came { said: self.coach.answer(answer), ..Came::default() },
        };
        self.scene.allow_undo(self.taken_back().is_some());
        self.tell(came)
    }

    fn act(&mut self, action: &Action) -> Came {
        let seat = self.coach.lesson().seat;
        if self.coach.mood() != Mood::Playing {
            let sentence = "The coach is still talking: read it, then go on.";
            let refused = Some(ErrorBody::new("lesson_waits", sentence));
            return Came { refused, ..Came::default() };
        }
        match self.make(seat, action) {
            Ok(said) => Came { moved: true, said, ..Came::default() },
            Err(problem) => {
                let said = match &problem {
                    Problem::Refused { refusal, .. } => {
                        self.coach.refused(self.scene.game(), seat, action, refusal)
                    }
                    _ => Vec::new(),
                };
                Came { refused: Some(ErrorBody::from(&problem)), said, ..Came::default() }
            }
        }
    }

    fn tried(&self, action: &Action) -> Vec<Said> {
        let (game, seat) = (self.scene.game(), self.coach.lesson().seat);
        let refused = |refusal| self.coach.refused(game, seat, action, &refusal);
        game.check(seat, action).err().map(refused).unwrap_or_default()
    }

    fn make(&mut self, seat: PlayerId, action: &Action) -> Result<Vec<Said>, Problem> {
        let events = self.scene.act(seat.0, action)?.events.clone();
        self.made.push(Line { chain: seat, action: action.clone() });
        Ok(self.coach.saw(seat, action, &events, self.scene.game()))
    }

    fn others(&mut self) -> Came {
        let Some((seat, action)) = self.coach.others(self.scene.game()) else { return Came::default() };
        // The coach only says what is legal.
        match self.make(seat, &action) {
            Ok(said) => Came { moved: true, said, ..Came::default() },
            Err(problem) => Came { refused: Some(ErrorBody::from(&problem)), ..Came::default() },
        }
    }

    fn go_on(&mut self) -> Came {
        let before = self.coach.state().step;
        let said = self.coach.go_on(self.scene.game());
        let step = self.coach.state().step;
        if step == before {
            return Came { said, ..Came::default() };
        }
        self.made.clear();
        // Without a position of its own the step goes on with the same game.
        let fresh = self.coach.lesson().steps[step - 1].position.is_some();
        if fresh {
            self.scene = scene(&self.id, &self.me, &self.coach);
        }
        Came { fresh, said, ..Came::default() }
    }

    fn again(&mut self) -> Came {
        let said = self.coach.again();
        let fresh = !said.is_empty();
        if fresh {
            self.made.clear();
            self.scene = scene(&self.id, &self.me, &self.coach);
        }
        Came { fresh, said, ..Came::default() }
    }

    /// Which decision could be taken back: the learner's last one in this step, as long as the goal is not reached.
    fn taken_back(&self) -> Option<usize> {
        let may = matches!(self.coach.mood(), Mood::Playing | Mood::Missed);
        let last = || self.made.iter().rposition(|line| line.chain == self.coach.lesson().seat);
        may.then(last).flatten()
    }

    fn undo(&mut self) -> Came {
        let seat = self.coach.lesson().seat;
        let Some(stays) = self.taken_back() else {
            let nothing = ErrorBody::from(&Problem::NothingToUndo { reason: UndoBarrier::Nothing });
            return Came { refused: Some(nothing), ..Came::default() };
        };
        self.coach.again();
        let gone = self.made.split_off(stays);
        let mut game = self.coach.position().clone();
        for Line { chain, action } in &self.made {
            // What was legal then is legal again: the same decisions from the same position.
            if let Ok(events) = game.apply(*chain, action) {
                self.coach.saw(*chain, action, &events, &game);
            }
        }
        self.scene.rewind(game, seat.0, gone.len());
        Came { moved: true, ..Came::default() }
    }
}

fn listed(faults: &[magnate_rules::Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}
