//! Somebody's try at a puzzle.

use std::hash::{Hash as _, Hasher as _};

use magnate_rules::{
    Action, Event, Game, Legal, Module, Phase, PlayerId, Refusal, Staff, Stage, Step, View, Viewer,
};
use serde::Serialize;

use crate::goal::{Failure, Goal};
use crate::puzzle::{Puzzle, PuzzleError};
use crate::tally::{Mix, Tally};

/// How a try ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PuzzleOutcome"))]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum Outcome {
    /// The task is done.
    Solved {
        /// See [`Goal::value`].
        value: i32,
    },
    /// It is not.
    Failed {
        /// See [`Goal::value`].
        value: i32,
        /// Why.
        failure: Failure,
    },
}

impl Outcome {
    /// Is the task done?
    pub const fn is_solved(&self) -> bool {
        matches!(self, Outcome::Solved { .. })
    }

    /// See [`Goal::value`].
    pub const fn value(&self) -> i32 {
        match self {
            Outcome::Solved { value } | Outcome::Failed { value, .. } => *value,
        }
    }
}

/// What the others do: their companies and places are as the position says.
#[derive(Clone, Debug)]
struct Others {
    at_work: Vec<Staff>,
    order: Vec<PlayerId>,
}

/// A try: the game, what has happened, and how it ended.
#[derive(Clone, Debug)]
pub struct PuzzleRun {
    game: Game,
    goal: Goal,
    solver: PlayerId,
    decides: Vec<Phase>,
    others: std::sync::Arc<Others>,
    tally: Tally,
    outcome: Option<Outcome>,
}

/// The phase in which this stage is decided.
pub(crate) const fn phase_of(stage: Stage) -> Option<Phase> {
    Some(match stage {
        Stage::Restructuring => Phase::Restructuring,
        Stage::Working { step } => match step {
            Step::Recruit => Phase::Recruit,
            Step::Train => Phase::Train,
            Step::Campaigns => Phase::Campaigns,
            Step::Food => Phase::Food,
            Step::Houses => Phase::Houses,
            Step::Lobbyists => Phase::Lobbyists,
            Step::Restaurants => Phase::Restaurants,
        },
        Stage::Payday => Phase::Payday,
        _ => return None,
    })
}

/// More steps than the others can be asked for until the solver's next decision.
const MOST_PASSES: usize = 500;

impl PuzzleRun {
    /// A fresh try, with what happened before the solver's first decision.
    pub fn start(puzzle: &Puzzle) -> Result<(PuzzleRun, Vec<Event>), PuzzleError> {
        let game = puzzle.game()?;
        PuzzleRun::from_game(&game, puzzle.goal, puzzle.solver, &puzzle.decides)
    }

    /// A try after these actions, with everything that happened: for taking back, and for going on after a pause.
    pub fn after(puzzle: &Puzzle, actions: &[Action]) -> Result<(PuzzleRun, Vec<Event>), PuzzleError> {
        let (mut run, mut events) = PuzzleRun::start(puzzle)?;
        for action in actions {
            let more = run.attempt(action);
            events.extend(more.map_err(|refusal| PuzzleError::Form(format!("{action}: {refusal}")))?);
        }
        Ok((run, events))
    }

    pub(crate) fn from_game(
        game: &Game,
        goal: Goal,
        solver: PlayerId,
        decides: &[Phase],
    ) -> Result<(PuzzleRun, Vec<Event>), PuzzleError> {
        let others = Others {
            at_work: game.chains().iter().map(|chain| *chain.at_work()).collect(),
            order: game.order().to_vec(),
        };
        let begin = *decides.first().ok_or(PuzzleError::Wrong("nothing is decided"))?;
        let (game, mut events) = game.at_phase(begin, Some(solver));
        let mut run = PuzzleRun {
            game,
            goal,
            solver,
            decides: decides.to_vec(),
            others: std::sync::Arc::new(others),
            tally: Tally::default(),
            outcome: None,
        };
        run.tally.note(solver, &events, &run.game);
        run.go_on(&mut events);
        if run.outcome.is_some() {
            return Err(PuzzleError::Wrong("nothing is left to decide"));
        }
        Ok((run, events))
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What the solver may see of it.
    pub fn view(&self) -> View {
        self.game.view(Viewer::Player(self.solver))
    }

    /// The task.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// Who solves.
    pub fn solver(&self) -> PlayerId {
        self.solver
    }

    /// Does the solver decide in this phase?
    pub fn decides(&self, phase: Phase) -> bool {
        self.decides.contains(&phase)
    }

    /// May pieces be placed after campaigns, or campaigns do more than run after dinner?
    pub(crate) fn campaigns_matter(&self) -> bool {
        let asking = [Module::Coffee, Module::Lobbyists, Module::RuralMarketeers, Module::NewMilestones];
        [Phase::Houses, Phase::Lobbyists, Phase::Restaurants].iter().any(|phase| self.decides(*phase))
            || asking.iter().any(|module| self.game.config().plays(Some(*module)))
    }

    /// What has happened so far.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Equal for equal states: the game, and what has happened.
    pub(crate) fn mark(&self) -> u64 {
        let mut mix = Mix::default();
        self.game.hash(&mut mix);
        self.tally.hash(&mut mix);
        mix.finish()
    }

    /// How it ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// What the solver may do now; nothing once it is over.
    pub fn legal(&self) -> Legal {
        match self.outcome {
            Some(_) => Legal::Actions(Vec::new()),
            None => self.game.legal(self.solver),
        }
    }

    /// The solver does something, and everything follows that nobody has to decide. A refused action changes nothing.
    pub fn attempt(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        let mut events = self.game.apply(self.solver, action)?;
        self.tally.note(self.solver, &events, &self.game);
        self.go_on(&mut events);
        Ok(events)
    }

    /// Lets everybody pass until the solver decides or it is over.
    fn go_on(&mut self, events: &mut Vec<Event>) {
        for _ in 0..MOST_PASSES {
            self.outcome = self.judge();
            if self.outcome.is_some() {
                return;
            }
            let Some((player, action)) = self.pass() else { return };
            match self.game.apply(player, &action) {
                Ok(more) => {
                    self.tally.note(self.solver, &more, &self.game);
                    events.extend(more);
                }
                // Whatever cannot be passed is the solver's to decide.
                Err(_) => return,
            }
        }
    }

    /// What is done without asking the solver; nothing when it is the solver's decision.
    fn pass(&self) -> Option<(PlayerId, Action)> {
        let decision = self.game.decision();
        let asked = decision.awaited.iter().find(|player| *player != self.solver);
        // The solver chooses in peace; where all decide at once, the others have done so before.
        let Some(player) = asked else {
            let player = decision.awaited.first()?;
            return self
                .solver_passes(decision.stage, decision.kind.is_some())
                .map(|action| (player, action));
        };
        let action = match decision.stage {
            _ if decision.kind.is_some() => self.decline(player)?,
            Stage::Restructuring => {
                Action::Work { cards: Box::new(*self.others.at_work.get(player.index())?) }
            }
            Stage::OrderOfBusiness => self.own_place(player)?,
            Stage::Working { .. } => Action::End,
            // Their bills are their business: only the solver's end is awaited.
            _ if decision.awaited.contains(self.solver) => {
                return self.solver_passes(decision.stage, false).map(|action| (self.solver, action));
            }
            _ => self.decline(player)?,
        };
        Some((player, action))
    }

    fn solver_passes(&self, stage: Stage, question: bool) -> Option<Action> {
        if question {
            return None;
        }
        match stage {
            Stage::OrderOfBusiness => self.own_place(self.solver),
            Stage::Working { .. } if !phase_of(stage).is_some_and(|phase| self.decides.contains(&phase)) => {
                Some(Action::End)
            }
            Stage::Payday if !self.decides.contains(&Phase::Payday) => Some(Action::PAY),
            _ => None,
        }
    }

    /// The place in the turn order the position says.
    fn own_place(&self, player: PlayerId) -> Option<Action> {
        let place = self.others.order.iter().position(|other| *other == player)?;
        Some(Action::Order { position: place as u8 + 1 })
    }

    fn decline(&self, player: PlayerId) -> Option<Action> {
        let answers = self.game.listed(player);
        answers.iter().find(|answer| **answer == Action::Decline).or(answers.first()).cloned()
    }

    /// Is it decided?
    fn judge(&self) -> Option<Outcome> {
        let failed = |value, failure| Some(Outcome::Failed { value, failure });
        let over = match self.goal {
            Goal::Payday { fired, .. } => {
                let (due, cash) = (self.game.bill(self.solver).due, self.game.chain(self.solver).cash());
                if self.tally.fired > fired {
                    return failed(
                        cash - due,
                        Failure::TooManyFired { fired: self.tally.fired, allowed: fired },
                    );
                }
                let decision = self.game.decision();
                let paying = decision.stage == Stage::Payday && decision.awaited.contains(self.solver);
                if paying && self.tally.fired == fired && !self.can_pay() {
                    return failed(cash - due, Failure::CannotPay { due, cash });
                }
                if self.game.is_over() && !self.tally.paid {
                    return failed(i32::MIN, Failure::GameOver);
                }
                self.tally.paid
            }
            _ => self.tally.dined,
        };
        let value = self.goal.value(self.solver, &self.tally);
        match over {
            true if value >= self.goal.target() => Some(Outcome::Solved { value }),
            true => failed(value, self.goal.failure(self.solver, &self.tally)),
            false => None,
        }
    }

    fn can_pay(&self) -> bool {
        self.game.listed(self.solver).iter().any(|action| matches!(action, Action::Pay { .. }))
    }
}
