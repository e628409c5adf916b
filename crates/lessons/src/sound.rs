//! Is a lesson sound? What can be said without playing it; the tests of this crate play every one of `lessons/`.

use magnate_rules::{Fault, Game, Phase, PlayerId, Position};

use crate::condition::Condition;
use crate::lesson::{Lesson, LessonStep, Line, Outcome};

/// Phases that begin with somebody's turn: the learner's.
const OWN_TURN: [Phase; 8] = [
    Phase::FirstRestaurant,
    Phase::Recruit,
    Phase::Train,
    Phase::Campaigns,
    Phase::Food,
    Phase::Houses,
    Phase::Lobbyists,
    Phase::Restaurants,
];

/// Faults as they are found.
#[derive(Default)]
struct Found(Vec<Fault>);

impl Found {
    fn add(&mut self, path: &str, reason: impl Into<String>) {
        self.0.push(Fault::new(path, reason));
    }

    fn unless(&mut self, sound: bool, path: &str, reason: &str) {
        if !sound {
            self.add(path, reason);
        }
    }
}

impl LessonStep {
    /// The game at the beginning of this step, when it has a position of its own.
    pub(crate) fn opening(&self, seat: PlayerId) -> Result<Option<Game>, Vec<Fault>> {
        let (Some(value), Some(phase)) = (&self.position, self.phase) else { return Ok(None) };
        let game = Position::from_value(value)?.game()?;
        if seat.index() >= game.chains().len() {
            let reason = format!("the learner has chain {seat}, which is not here");
            return Err(vec![Fault::new("chains", reason)]);
        }
        let turn = OWN_TURN.contains(&phase).then_some(seat);
        Ok(Some(game.at_phase(phase, turn).0))
    }
}

impl Lesson {
    /// Everything that is wrong with it.
    pub(crate) fn faults(&self) -> Vec<Fault> {
        let mut found = Found::default();
        let named = self.id.starts_with(|c: char| c.is_ascii_lowercase())
            && self.id.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        found.unless(named, "id", "must be a word of small letters and _");
        found.unless(self.order > 0, "order", "counts from 1");
        found.unless(self.steps.iter().any(|step| step.goal.is_some()), "steps", "none of them has a goal");
        let first = self.steps.first().is_some_and(|step| step.position.is_some());
        found.unless(first, "steps[0]", "the first step needs a position");
        let mut chains = 0;
        for (i, step) in self.steps.iter().enumerate() {
            let path = format!("steps[{i}]");
            match step.opening(self.seat) {
                Ok(Some(game)) => chains = game.chains().len(),
                Ok(None) => {}
                Err(faults) => {
                    for it in faults {
                        found.add(&format!("{path}.position.{}", it.path), it.reason);
                    }
                    continue;
                }
            }
            self.step_faults(step, &path, chains, &mut found);
        }
        self.try_faults(&mut found);
        self.question_faults(&mut found);
        found.0
    }

    fn step_faults(&self, step: &LessonStep, path: &str, chains: usize, found: &mut Found) {
        let mut need = |sound: bool, reason: &str| found.unless(sound, path, reason);
        need(step.position.is_some() == step.phase.is_some(), "position and phase come together");
        need(step.bot.is_none() || step.others.is_empty(), "other chains have a bot or a script, not both");
        let reached = [!step.solution.is_empty(), step.done.is_some(), !step.hints.is_empty()];
        if step.goal.is_some() {
            need(reached == [true; 3], "a goal needs a solution, hints, and what is said when it is reached");
        } else {
            need(reached == [false; 3], "solution, hints and done need a goal");
            need(step.until.is_none() && step.wrong.is_empty(), "until and wrong need a goal");
        }
        need(step.until.is_some() == step.missed.is_some(), "until and missed come together");
        let theirs = |line: &Line| line.chain != self.seat && line.chain.index() < chains;
        need(step.others.iter().all(theirs), "others: only other chains at this table can be scripted");
        let here = |line: &Line| line.chain.index() < chains;
        need(step.solution.iter().all(here), "solution: there is no such chain");
        let named = |name: &str, i: usize| format!("{path}.{name}[{i}].when");
        let foreseen = step.wrong.iter().enumerate().map(|(i, wrong)| (named("wrong", i), &wrong.when));
        let remarks = step.coach.iter().enumerate().map(|(i, remark)| (named("coach", i), &remark.when));
        let goal = step.goal.iter().map(|goal| (format!("{path}.goal"), goal));
        let until = step.until.iter().map(|until| (format!("{path}.until"), until));
        let conditions: Vec<(String, &Condition)> =
            goal.chain(until).chain(foreseen).chain(remarks).collect();
        for (place, condition) in conditions {
            let mut reasons = Vec::new();
            condition.faults(chains, &mut reasons);
            for reason in reasons {
                found.add(&place, reason);
            }
        }
    }

    fn try_faults(&self, found: &mut Found) {
        found.unless(!self.tries.is_empty(), "tries", "a lesson needs a wrong try");
        for (i, attempt) in self.tries.iter().enumerate() {
            let path = format!("tries[{i}]");
            let step = attempt.step.checked_sub(1).and_then(|index| self.steps.get(index));
            found.unless(
                step.is_some_and(|step| step.goal.is_some()),
                &path,
                "there is no step with a goal of that number",
            );
            found.unless(!attempt.play.is_empty(), &path, "nothing is tried");
            let refused = attempt.expect == Outcome::Refused;
            found.unless(
                refused == attempt.rule.is_some(),
                &path,
                "what is refused, and only that, names the rule",
            );
        }
        for (i, step) in self.steps.iter().enumerate() {
            for wrong in &step.wrong {
                let shown = |it: &crate::LessonTry| it.step == i + 1 && it.says.as_ref() == Some(&wrong.say);
                let reason = format!("no wrong try shows {}", wrong.say);
                found.unless(self.tries.iter().any(shown), &format!("steps[{i}]"), &reason);
            }
        }
    }

    fn question_faults(&self, found: &mut Found) {
        let question = &self.question;
        let count = question.answers.len();
        found.unless((3..=4).contains(&count), "question.answers", "there must be three or four");
        let twice = (1..count).any(|i| question.answers[..i].contains(&question.answers[i]));
        found.unless(!twice, "question.answers", "one of them is there twice");
        found.unless((1..=count).contains(&question.right), "question.right", "there is no such answer");
    }
}
