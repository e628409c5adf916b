//! Leads through a lesson, told of everything that happens in a game it does not own.

use std::collections::BTreeMap;

use magnate_bots::{Bot, Budget, Level, safe_move};
use magnate_rules::{Action, Event, Fault, Game, PlayerId, Refusal, Viewer};
use serde_json::Value;

use crate::condition::{Condition, Moment};
use crate::lesson::{Lesson, LessonStep, Line, Point, Words};
use crate::said::{AskedState, CoachState, GoalState, Mood, Said};

/// Simulated games a decision for a bot that thinks: the same everywhere, and no clock.
const THOUGHT: Budget = Budget::nodes(400);

/// A coach with one learner.
///
/// Whoever plays keeps the game, begins with [`Coach::position`], and after that
/// - makes what [`Coach::others`] says until it says nothing,
/// - tells of every decision that was made with [`Coach::saw`], of every one that was refused with [`Coach::refused`],
/// - goes on to the next step with [`Coach::go_on`] and begins one again with [`Coach::again`], each time from
///   [`Coach::position`].
pub struct Coach {
    lesson: Lesson,
    /// The step, from 0.
    step: usize,
    mood: Mood,
    /// Where the step began, and what was scripted then.
    position: Game,
    script_at_start: Vec<Line>,
    /// Decisions of others, still to be made.
    script: Vec<Line>,
    /// What happened since the step began.
    events: Vec<Value>,
    /// The learner's last decision in it.
    action: Option<Value>,
    /// The learner has decided, and nothing was said about it yet.
    to_judge: bool,
    /// Remarks of this step that were not made yet, by number.
    unsaid: Vec<usize>,
    point: Vec<Point>,
    met: Vec<bool>,
    hints: usize,
    repeats: usize,
    /// Answers to the question, from 1.
    answers: Vec<usize>,
    bots: BTreeMap<(PlayerId, Level), Box<dyn Bot>>,
}

impl Coach {
    /// At the beginning of a lesson; one that is not sound is refused with all its faults.
    pub fn new(lesson: Lesson) -> Result<Coach, Vec<Fault>> {
        let faults = lesson.faults();
        let opening = lesson.steps.first().map(|step| step.opening(lesson.seat));
        let (true, Some(Ok(Some(position)))) = (faults.is_empty(), opening) else { return Err(faults) };
        let met = vec![false; lesson.steps.len()];
        let mut coach = Coach {
            lesson,
            step: 0,
            mood: Mood::Reading,
            position,
            script_at_start: Vec::new(),
            script: Vec::new(),
            events: Vec::new(),
            action: None,
            to_judge: false,
            unsaid: Vec::new(),
            point: Vec::new(),
            met,
            hints: 0,
            repeats: 0,
            answers: Vec::new(),
            bots: BTreeMap::new(),
        };
        coach.enter();
        Ok(coach)
    }

    /// At the beginning of a step, from 1, as if all before it had been played by their solutions.
    pub fn at(lesson: Lesson, step: usize) -> Result<Coach, Vec<Fault>> {
        if !(1..=lesson.steps.len()).contains(&step) {
            let reason = format!("there is no step {step} in this lesson");
            return Err(vec![Fault::new("steps", reason)]);
        }
        let mut coach = Coach::new(lesson)?;
        let mut game = coach.position.clone();
        while coach.step + 1 < step {
            coach.solve(&mut game)?;
            coach.go_on(&game);
            game = coach.position.clone();
        }
        Ok(coach)
    }

    /// Plays the solution of this step.
    fn solve(&mut self, game: &mut Game) -> Result<(), Vec<Fault>> {
        let path = format!("steps[{}].solution", self.step);
        let fault = |reason: String| vec![Fault::new(path.clone(), reason)];
        let made = |game: &mut Game, line: &Line| {
            game.apply(line.chain, &line.action).map_err(|refusal| fault(format!("{line}: {refusal}")))
        };
        self.play_script(game);
        for line in self.current().solution.clone() {
            let events = made(game, &line)?;
            self.saw(line.chain, &line.action, &events, game);
            self.play_script(game);
        }
        match self.mood {
            Mood::Reading | Mood::Reached => Ok(()),
            _ => Err(fault("it does not reach the goal".into())),
        }
    }

    fn play_script(&mut self, game: &mut Game) {
        while let Some(Line { chain, action }) = self.scripted(game).cloned() {
            let Ok(events) = game.apply(chain, &action) else { return };
            self.saw(chain, &action, &events, game);
        }
    }

    fn current(&self) -> &LessonStep {
        &self.lesson.steps[self.step]
    }

    /// Begins the step from `position`, with `script_at_start` as what is left of earlier scripts.
    fn enter(&mut self) {
        self.script_at_start.extend(self.lesson.steps[self.step].others.iter().cloned());
        self.hints = 0;
        self.repeats = 0;
        self.restart();
    }

    fn restart(&mut self) {
        self.script = self.script_at_start.clone();
        self.events.clear();
        self.action = None;
        self.to_judge = false;
        self.bots.clear();
        let step = &self.lesson.steps[self.step];
        self.unsaid = (0..step.coach.len()).collect();
        self.point.clone_from(&step.point);
        self.mood = if step.goal.is_some() { Mood::Playing } else { Mood::Reading };
    }

    fn begins(&self) -> Said {
        let LessonStep { say, point, .. } = self.current();
        Said::Step { step: self.step + 1, say: say.clone(), point: point.clone() }
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The game at the beginning of this step: begin from a copy of it.
    pub fn position(&self) -> &Game {
        &self.position
    }

    /// What the learner is to do.
    pub fn mood(&self) -> Mood {
        self.mood
    }

    /// What another chain does now, if it is up to one: its script as soon as that is legal; when only others are awaited and
    /// nothing of it is left that is legal, a bot. Make it and tell of it, then ask again.
    pub fn others(&mut self, game: &Game) -> Option<(PlayerId, Action)> {
        if !matches!(self.mood, Mood::Reading | Mood::Playing) {
            return None;
        }
        if let Some(line) = self.scripted(game) {
            return Some((line.chain, line.action.clone()));
        }
        let awaited = game.decision().awaited;
        if self.mood == Mood::Reading || awaited.contains(self.lesson.seat) {
            return None;
        }
        let player = awaited.first()?;
        let level = self.current().bot.unwrap_or(Level::Trainee);
        let seed = u64::from(self.lesson.order) << 8 | u64::from(player.0);
        let bot = self.bots.entry((player, level)).or_insert_with(|| level.make(seed, THOUGHT));
        let answer = bot.decide(&game.view(Viewer::Player(player)), player).ok();
        let legal = answer.filter(|action| game.check(player, action).is_ok());
        Some((player, legal.unwrap_or_else(|| safe_move(game, player))))
    }

    /// The first decision of the script that can be made now.
    fn scripted(&self, game: &Game) -> Option<&Line> {
        let awaited = game.decision().awaited;
        let possible =
            |line: &&Line| awaited.contains(line.chain) && game.check(line.chain, &line.action).is_ok();
        self.script.iter().find(possible)
    }

    /// A decision was made, by whomever, with these consequences; `after` is the game now.
    pub fn saw(&mut self, seat: PlayerId, action: &Action, events: &[Event], after: &Game) -> Vec<Said> {
        if seat != self.lesson.seat {
            let done = self.script.iter().position(|line| line.chain == seat && line.action == *action);
            done.map(|index| self.script.remove(index));
        }
        if self.mood != Mood::Playing {
            return Vec::new();
        }
        self.events.extend(events.iter().filter_map(|event| serde_json::to_value(event).ok()));
        if seat == self.lesson.seat {
            self.action = serde_json::to_value(action).ok();
            self.to_judge = true;
        }
        // Judged is what follows by script, too.
        if self.scripted(after).is_some() { Vec::new() } else { self.judge(after) }
    }

    fn judge(&mut self, game: &Game) -> Vec<Said> {
        let step = &self.lesson.steps[self.step];
        let moment = self.moment(game, self.action.as_ref());
        let holds = |condition: &Option<Condition>| condition.as_ref().is_some_and(|it| moment.holds(it));
        let number = self.step + 1;
        if holds(&step.goal) {
            let say = step.done.clone().unwrap_or_else(|| step.say.clone());
            self.met[self.step] = true;
            self.mood = Mood::Reached;
            return vec![Said::Goal { step: number, say }, Said::StepFinished { step: number }];
        }
        if holds(&step.until) || game.is_over() {
            let say = self.foreseen(&moment).or(step.missed.as_ref()).cloned();
            self.mood = Mood::Missed;
            return vec![Said::Missed { step: number, say }];
        }
        let wrong = self.foreseen(&moment).filter(|_| self.to_judge).cloned();
        let remark = self.remark(&moment);
        self.to_judge = false;
        let mut said: Vec<Said> = wrong.into_iter().map(|say| Said::Wrong { say }).collect();
        said.extend(remark.map(|index| self.make_remark(index)));
        said
    }

    fn moment<'a>(&'a self, game: &'a Game, action: Option<&'a Value>) -> Moment<'a> {
        Moment { game, seat: self.lesson.seat, events: &self.events, action }
    }

    /// The first foreseen wrong try that this is.
    fn foreseen(&self, moment: &Moment<'_>) -> Option<&Words> {
        self.current().wrong.iter().find(|wrong| moment.holds(&wrong.when)).map(|wrong| &wrong.say)
    }

    /// The first remark that fits and was not made yet, when the learner has begun and is awaited.
    fn remark(&self, moment: &Moment<'_>) -> Option<usize> {
        let remarks = &self.current().coach;
        let listens = self.action.is_some() && moment.game.decision().awaited.contains(self.lesson.seat);
        self.unsaid.iter().copied().find(|index| listens && moment.holds(&remarks[*index].when))
    }

    fn make_remark(&mut self, index: usize) -> Said {
        self.unsaid.retain(|other| *other != index);
        let remark = &self.lesson.steps[self.step].coach[index];
        if !remark.point.is_empty() {
            self.point.clone_from(&remark.point);
        }
        Said::Comment { say: remark.say.clone(), point: remark.point.clone() }
    }

    /// The engine refused a decision of the learner's; the game is as before.
    pub fn refused(&self, game: &Game, seat: PlayerId, action: &Action, refusal: &Refusal) -> Vec<Said> {
        if seat != self.lesson.seat || self.mood != Mood::Playing {
            return Vec::new();
        }
        let action = serde_json::to_value(action).ok();
        let say = self.foreseen(&self.moment(game, action.as_ref())).cloned();
        vec![Said::Refused { refusal: refusal.data(), say }]
    }

    /// The next hint. After the last one it says that one again.
    pub fn hint(&mut self) -> Option<Words> {
        let hints = &self.lesson.steps[self.step].hints;
        if self.mood != Mood::Playing || hints.is_empty() {
            return None;
        }
        self.hints = (self.hints + 1).min(hints.len());
        hints.get(self.hints - 1).cloned()
    }

    /// Goes on after something was read or reached: to the next step, or to the question. `game` is the game as it stands; the
    /// next step begins from [`Coach::position`].
    pub fn go_on(&mut self, game: &Game) -> Vec<Said> {
        if !matches!(self.mood, Mood::Reading | Mood::Reached) {
            return Vec::new();
        }
        let mut said = Vec::new();
        if self.mood == Mood::Reading {
            said.push(Said::StepFinished { step: self.step + 1 });
        }
        if self.step + 1 == self.lesson.steps.len() {
            self.mood = Mood::Asking;
            let question = &self.lesson.question;
            said.push(Said::Asked { say: question.ask.clone(), answers: question.answers.clone() });
            return said;
        }
        self.step += 1;
        // Every position of a sound lesson is sound.
        match self.current().opening(self.lesson.seat) {
            Ok(Some(position)) => {
                self.position = position;
                self.script_at_start.clear();
            }
            _ => {
                self.position = game.clone();
                self.script_at_start = std::mem::take(&mut self.script);
            }
        }
        self.enter();
        said.push(self.begins());
        said
    }

    /// Begins this step again, from [`Coach::position`]. What was reached stays reached.
    pub fn again(&mut self) -> Vec<Said> {
        if !matches!(self.mood, Mood::Playing | Mood::Missed | Mood::Reached) {
            return Vec::new();
        }
        self.repeats += 1;
        self.restart();
        vec![self.begins()]
    }

    /// Answers the question, counted from 1. A wrong answer can be followed by another.
    pub fn answer(&mut self, answer: usize) -> Vec<Said> {
        let question = &self.lesson.question;
        if self.mood != Mood::Asking || !(1..=question.answers.len()).contains(&answer) {
            return Vec::new();
        }
        self.answers.push(answer);
        let right = answer == question.right;
        let say = right.then(|| question.why.clone());
        let mut said = vec![Said::Answered { answer, right, say }];
        if right {
            self.mood = Mood::Finished;
            let first_answer = self.answers.len() == 1;
            said.push(Said::LessonFinished { lesson: self.lesson.id.clone(), first_answer });
        }
        said
    }

    /// How far the learner is.
    pub fn state(&self) -> CoachState {
        let step = self.current();
        let question = &self.lesson.question;
        let last = self.answers.last();
        let right = last.map(|answer| *answer == question.right);
        let asked = matches!(self.mood, Mood::Asking | Mood::Finished).then(|| AskedState {
            say: question.ask.clone(),
            answers: question.answers.clone(),
            given: self.answers.clone(),
            right,
            why: Some(question.why.clone()).filter(|_| right == Some(true)),
        });
        let goals = self.lesson.steps.iter().zip(&self.met).enumerate();
        CoachState {
            lesson: self.lesson.id.clone(),
            title: self.lesson.title(),
            module: self.lesson.module,
            seat: self.lesson.seat.0,
            step: self.step + 1,
            steps: self.lesson.steps.len(),
            mood: self.mood,
            say: step.say.clone(),
            point: self.point.clone(),
            goals: goals
                .filter(|(_, (step, _))| step.goal.is_some())
                .map(|(i, (_, met))| GoalState { step: i + 1, met: *met })
                .collect(),
            hints: step.hints[..self.hints].to_vec(),
            hints_left: step.hints.len() - self.hints,
            repeats: self.repeats,
            question: asked,
        }
    }

    /// Remarks of this step that were not made yet.
    pub fn unsaid(&self) -> Vec<&Words> {
        self.unsaid.iter().map(|index| &self.current().coach[*index].say).collect()
    }
}
