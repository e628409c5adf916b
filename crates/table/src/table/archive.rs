//! Games of other rules. What a decision did under them nobody here knows, but who decided what is in the log.

use std::fmt::{self, Display};

use magnate_rules::{Action, Config, Edition, Game, PlayerId, PlayerSet, Record, Setup};

use super::{Occupant, StepTaken, Table, TakeBack};

/// A game that was started under other rules: its decisions as they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OtherRules {
    pub(super) rules: u32,
    seed: String,
    steps: Vec<StepTaken>,
    take_back: Option<TakeBack>,
}

/// What is known about such a game from elsewhere: how it was listed, and its last picture.
#[derive(Clone, Copy, Debug, Default)]
pub struct Known {
    /// It came to its end.
    pub over: bool,
    /// Chains whose reserve cards everybody has seen.
    pub reserves: PlayerSet,
    /// The structures chosen last have been revealed.
    pub structures: bool,
}

/// The record of such a game. It is written like any other, but these rules cannot replay it; a secret decision that is not
/// yet revealed is a remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OldRecord {
    /// Options, map and order, without decisions.
    pub head: Record,
    /// Who decided what; nothing for what is still a secret.
    pub decisions: Vec<(PlayerId, Option<Action>)>,
}

impl Display for OldRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.head)?;
        for (player, action) in &self.decisions {
            match action {
                Some(action) => writeln!(f, "{player} {action}")?,
                None => writeln!(f, "# {player} decided in secret")?,
            }
        }
        Ok(())
    }
}

impl OtherRules {
    pub(super) fn new(rules: u32, seed: &str) -> Self {
        Self { rules, seed: seed.to_owned(), steps: Vec::new(), take_back: None }
    }

    /// A decision. A person who plays on has answered; somebody else's bot that does makes it their business.
    pub(super) fn act(&mut self, seat: u8, action: &Action, person: bool, for_another: bool) {
        self.steps.push(StepTaken {
            player: PlayerId(seat),
            action: action.clone(),
            revealed: false,
            round: 0,
            working: false,
        });
        if person {
            self.take_back = None;
        }
        if let Some(asked) = self.take_back.as_mut().filter(|asked| for_another && asked.asked.is_some()) {
            asked.ask(PlayerId(seat));
        }
    }

    pub(super) fn undo(&mut self) {
        self.steps.pop();
        self.take_back = None;
    }

    /// These go back to what they were before once everybody has agreed; true when they do.
    pub(super) fn ask_take_back(&mut self, seat: u8, of: Option<PlayerSet>, sitting: PlayerSet) -> bool {
        if let Some(to) = super::last_step_of(&self.steps, seat) {
            let waiting = of.unwrap_or(sitting);
            self.take_back = Some(TakeBack { seat, to: to as u32, waiting, asked: of });
        }
        self.settle()
    }

    /// Somebody answers; the others have still to.
    pub(super) fn answer_take_back(&mut self, yes: bool, others: PlayerSet) -> bool {
        match &mut self.take_back {
            Some(asked) if yes => {
                asked.waiting = asked.waiting.iter().filter(|player| others.contains(*player)).collect();
            }
            asked => *asked = None,
        }
        self.settle()
    }

    /// A bot asks for nothing.
    pub(super) fn leave_to_bot(&mut self, seat: u8) -> bool {
        super::leave_question_to_bot(&mut self.take_back, seat);
        self.settle()
    }

    /// Somebody came back: the bot did not speak for them.
    pub(super) fn come_back(&mut self, seat: u8) {
        if let Some(asked) = &mut self.take_back {
            asked.ask(PlayerId(seat));
        }
    }

    /// Who asked to go back.
    pub(super) fn asker(&self) -> Option<u8> {
        self.take_back.as_ref().map(|asked| asked.seat)
    }

    fn settle(&mut self) -> bool {
        let agreed = self.take_back.take_if(|take_back| take_back.waiting.is_empty());
        self.steps.truncate(agreed.as_ref().map_or(usize::MAX, |agreed| agreed.to as usize));
        agreed.is_some()
    }
}

impl Table {
    /// The record of a game of other rules as this viewer may have it: everything once it is over; before that without the
    /// seed and without other people's secrets. Map and order are as these rules deal them from the seed.
    pub fn record_of_other_rules(&self, seat: Option<u8>, known: Known) -> Option<OldRecord> {
        let other = self.other_rules.as_ref()?;
        let over = known.over || self.status == super::Status::Abandoned;
        let seed: u64 = other.seed.parse().ok()?;
        let config = self.options.config();
        let map_seed = self.options.map_seed.map(u64::from);
        let dealt = Game::dealt(&config, map_seed, seed).ok()?;
        let setup = Setup { layout: dealt.board().layout().clone(), order: dealt.order().to_vec() };
        let seed = over.then_some(seed);
        let head = Record {
            config: Config { edition: Edition::new(other.rules), ..config },
            seed,
            map_seed,
            setup,
            beginning: None,
            seats: Vec::new(),
            entries: Vec::new(),
        };
        let steps = &other.steps;
        // Structures at the end of the log may be chosen and not revealed: what follows tells, if something does.
        let chosen_last =
            steps.iter().rev().take_while(|step| matches!(step.action, Action::Work { .. })).count();
        let decisions = (0..steps.len()).filter(|index| !super::superseded(steps, *index)).map(|index| {
            let step = &steps[index];
            let secret = match step.action {
                Action::Reserve { .. } => !known.reserves.contains(step.player),
                Action::Work { .. } => index + chosen_last >= steps.len() && !known.structures,
                _ => false,
            };
            let hidden = secret && !over && seat != Some(step.player.0);
            (step.player, (!hidden).then(|| step.action.clone()))
        });
        Some(OldRecord { head, decisions: decisions.collect() })
    }

    /// Seats of everybody but the person of this one.
    pub(super) fn others_than(&self, seat: u8) -> PlayerSet {
        let person = self.seats.get(usize::from(seat)).and_then(Occupant::owner);
        self.seats_where(|occupant| occupant.owner().is_some_and(|user| Some(user) != person))
    }
}
