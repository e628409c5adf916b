//! Taking entries in. Whatever a log says, the answer is a table or [`Corrupt`]: a store can be damaged.

use magnate_rules::{Action, Edition, Event, Game, PlayerId, PlayerSet, Record, Stage};

use super::archive::OtherRules;
use super::{Corrupt, Occupant, Outcome, Play, Snapshot, Status, StepTaken, Table, TakeBack, Vote};
use crate::clock::Times;
use crate::entry::{Entry, Stamped, UserId};
use crate::options::Options;
use crate::sign::{self, Sign};
use magnate_bots::Level;

impl Table {
    /// Takes the next entry of the log in. A table that answers [`Corrupt`] is as it was.
    pub fn fold(&mut self, stamped: &Stamped) -> Result<Outcome, Corrupt> {
        let corrupt = |reason: String| Corrupt { seq: stamped.seq, reason };
        if stamped.seq != self.seq {
            return Err(corrupt(format!("entry {} was to come next", self.seq)));
        }
        let outcome = self.fold_entry(&stamped.entry, stamped.at).map_err(corrupt)?;
        if let Some(play) = self.play.as_deref_mut().filter(|_| outcome.rewound) {
            play.went_back = Some((stamped.seq, play.game.round()));
        }
        self.seq += 1;
        self.changed_at = stamped.at;
        Ok(outcome)
    }

    fn fold_entry(&mut self, entry: &Entry, now: i64) -> Result<Outcome, String> {
        let mut outcome = Outcome::default();
        match entry {
            Entry::Opened { .. } => return Err("a table is opened once".into()),
            Entry::Configured { options } => self.configure(options)?,
            Entry::SeatTaken { seat, user } => self.sit(*seat, user)?,
            Entry::SignHung { seat, sign } => self.hang_sign(*seat, sign)?,
            Entry::SeatLeft { seat } => self.leave(*seat)?,
            Entry::PersonRemoved { user } => self.remove(user)?,
            Entry::BotSeated { seat, bot } | Entry::TimeOut { seat, bot } => {
                outcome.rewound = self.seat_bot(*seat, *bot, now)?;
            }
            Entry::SeatReclaimed { seat } => self.reclaim(*seat, now)?,
            Entry::HostChanged { user } if self.is_member(user) => self.host = user.clone(),
            Entry::HostChanged { user } => return Err(format!("{user} does not belong to the table")),
            Entry::Started { seed, rules } => outcome.events = self.start(seed, *rules, now)?,
            Entry::Abandoned => self.abandon(now)?,
            Entry::Expired => {
                self.lobby()?;
                self.abandon(now)?;
            }
            Entry::EndVoted { seat, yes } => self.vote_end(*seat, *yes)?,
            Entry::ReplacementVoted { seat, absent } => self.vote(*seat, *absent)?,
            Entry::ZoneSet { seat, zone } => self.set_zone(*seat, *zone, now)?,
            Entry::PauseVoted { seat, yes } => self.vote_pause(*seat, *yes)?,
            Entry::Paused { .. } => self.pause(true, now)?,
            Entry::Resumed { .. } => self.pause(false, now)?,
            Entry::HolidayTaken { seat, days } => self.take_holiday(*seat, Some(*days), now)?,
            Entry::HolidayEnded { seat } => self.take_holiday(*seat, None, now)?,
            Entry::Forfeited { seat, bot } => outcome.rewound = self.forfeit(*seat, *bot, now)?,
            // Nobody here knows what these did under other rules.
            entry if self.status == Status::Archived => outcome.rewound = self.note(entry),
            Entry::Acted { seat, action } => outcome.events = self.act(*seat, action, now)?,
            Entry::Undone { seat } => {
                self.undo(*seat, now)?;
                outcome.rewound = true;
            }
            Entry::TakeBackAsked { seat, of } => outcome.rewound = self.ask_take_back(*seat, *of, now)?,
            Entry::TakeBackAnswered { seat, yes } => {
                outcome.rewound = self.answer_take_back(*seat, *yes, now)?;
            }
        }
        Ok(outcome)
    }

    /// Writes down what somebody decided under other rules. True when the game went back.
    fn note(&mut self, entry: &Entry) -> bool {
        let persons = self.persons();
        let (mut rewound, mut acted) = (false, None);
        match *entry {
            Entry::TakeBackAsked { seat, of } => {
                let others = self.others_than(seat);
                let sitting = others.iter().filter(|player| persons.contains(*player)).collect();
                if let Some(other) = &mut self.other_rules {
                    rewound = other.ask_take_back(seat, of, sitting);
                }
            }
            Entry::TakeBackAnswered { seat, yes } => {
                let others = self.others_than(seat);
                if let Some(other) = &mut self.other_rules {
                    rewound = other.answer_take_back(yes, others);
                }
            }
            Entry::Acted { seat, ref action } => {
                acted = Some(seat);
                let (person, for_another) = (persons.contains(PlayerId(seat)), self.is_anothers(seat));
                if let Some(other) = &mut self.other_rules {
                    other.act(seat, action, person, for_another);
                }
            }
            Entry::Undone { seat } => {
                (acted, rewound) = (Some(seat), true);
                self.other_rules.iter_mut().for_each(|other| other.undo());
            }
            _ => {}
        }
        self.votes.retain(|vote| Some(vote.absent) != acted);
        if let Some(seat) = acted {
            self.played_on(seat);
        }
        rewound
    }

    // ---- seats -----------------------------------------------------------------------------------

    fn lobby(&self) -> Result<(), String> {
        if self.status == Status::Lobby { Ok(()) } else { Err("the game has already started".into()) }
    }

    pub(super) fn place(&mut self, seat: u8) -> Result<&mut Occupant, String> {
        self.seats.get_mut(usize::from(seat)).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn configure(&mut self, options: &Options) -> Result<(), String> {
        self.lobby()?;
        options.check_playable().map_err(|problem| problem.to_string())?;
        if let Some(seat) = self.first_in_the_way(options) {
            return Err(format!("seat {seat} is taken"));
        }
        let before = std::mem::take(&mut self.seats).into_iter().map(Some).chain(std::iter::repeat(None));
        self.seats = super::seats(options)
            .zip(before)
            .map(|(fresh, before)| match (&fresh, before) {
                (Occupant::Open, Some(taken @ (Occupant::Person { .. } | Occupant::Bot { .. }))) => taken,
                _ => fresh,
            })
            .collect();
        self.signs = sign::for_seats(std::mem::take(&mut self.signs), self.seats.len());
        self.zones.resize(self.seats.len(), None);
        self.options = options.for_a_new_game();
        Ok(())
    }

    /// A seat nobody plays that had the look takes the one given up.
    fn hang_sign(&mut self, seat: u8, sign: &Sign) -> Result<(), String> {
        self.lobby()?;
        if matches!(self.place(seat)?, Occupant::Open | Occupant::TheChain) {
            return Err(format!("nobody chooses for seat {seat}"));
        }
        self.check_sign(seat, sign).map_err(|problem| problem.to_string())?;
        let given_up = std::mem::replace(&mut self.signs[usize::from(seat)], sign.clone()).look;
        if let Some(other) = self.other_with_look(seat, sign.look) {
            self.signs[other].look = given_up;
        }
        Ok(())
    }

    fn sit(&mut self, seat: u8, user: &UserId) -> Result<(), String> {
        self.lobby()?;
        match self.place(seat)? {
            place @ Occupant::Open => *place = Occupant::Person { user: user.clone() },
            _ => return Err(format!("seat {seat} is taken")),
        }
        // Whoever had to be invited again has been.
        self.removed.remove(user);
        Ok(())
    }

    fn leave(&mut self, seat: u8) -> Result<(), String> {
        self.lobby()?;
        match self.place(seat)? {
            Occupant::Open => return Err(format!("nobody is on seat {seat}")),
            Occupant::TheChain => return Err("The Chain stays on its seat".into()),
            place => *place = Occupant::Open,
        }
        // The look stays with the seat, the name goes with whoever had it.
        self.signs[usize::from(seat)].name.clear();
        self.zones[usize::from(seat)] = None;
        Ok(())
    }

    fn remove(&mut self, user: &UserId) -> Result<(), String> {
        self.check_removal(user).map_err(|problem| problem.to_string())?;
        // Only before the game has anybody a seat who can be removed.
        for seat in self.seats_of(user) {
            self.leave(seat)?;
        }
        self.removed.insert(user.clone());
        Ok(())
    }

    /// True when that settled a take-back. A bot does not agree to one for the person it plays for.
    pub(super) fn seat_bot(&mut self, seat: u8, bot: Level, now: i64) -> Result<bool, String> {
        let status = self.status;
        let place = self.place(seat)?;
        let for_user = match (status, &*place) {
            (Status::Lobby, Occupant::Open | Occupant::Bot { .. }) => None,
            (Status::Playing | Status::Archived, Occupant::Person { user }) => Some(user.clone()),
            _ => return Err(format!("seat {seat} is not free for a bot")),
        };
        *place = Occupant::Bot { bot, for_user };
        self.votes.retain(|vote| vote.absent != seat);
        if let Some(other) = &mut self.other_rules {
            return Ok(other.leave_to_bot(seat));
        }
        let Some(play) = &mut self.play else { return Ok(false) };
        play.times.hand_over(PlayerId(seat), true, now);
        play.snapshots.clear();
        super::leave_question_to_bot(&mut play.take_back, seat);
        self.settle_take_back(now)
    }

    fn reclaim(&mut self, seat: u8, now: i64) -> Result<(), String> {
        if !self.has_begun() {
            return Err("nobody can come back now".into());
        }
        if self.forfeited.contains(PlayerId(seat)) {
            return Err(format!("seat {seat} has lost"));
        }
        let place = self.place(seat)?;
        let Occupant::Bot { for_user: Some(user), .. } = place else {
            return Err(format!("nobody can reclaim seat {seat}"));
        };
        *place = Occupant::Person { user: user.clone() };
        // The bot did not speak for them.
        let asked_too = self.is_anothers(seat);
        if let Some(other) = self.other_rules.as_mut().filter(|_| asked_too) {
            other.come_back(seat);
        }
        let Some(play) = self.play.as_deref_mut() else { return Ok(()) };
        play.times.hand_over(PlayerId(seat), false, now);
        play.snapshots.clear();
        if let Some(take_back) = play.take_back.as_mut().filter(|_| asked_too) {
            take_back.ask(PlayerId(seat));
        }
        Ok(())
    }

    /// Counts a vote. The last one is not written down as a vote: it seats the bot.
    fn vote(&mut self, seat: u8, absent: u8) -> Result<(), String> {
        if !self.has_begun() {
            return Err("there is nobody to replace".into());
        }
        let missing = self.place(absent)?.person().cloned();
        match (self.place(seat)?.person().cloned(), missing) {
            (Some(by), Some(missing)) if by != missing => self.votes.push(Vote { by, absent }),
            _ => return Err(format!("seat {seat} has no vote about seat {absent}")),
        }
        Ok(())
    }

    /// Counts a vote to end the game. The last one is not written down as a vote: it ends the game.
    fn vote_end(&mut self, seat: u8, yes: bool) -> Result<(), String> {
        let by = self.place(seat)?.owner().cloned();
        let by = by
            .filter(|_| self.has_begun())
            .ok_or_else(|| format!("seat {seat} has no vote about the end"))?;
        if yes && self.end_votes.contains(&by) {
            return Err(format!("seat {seat} has voted already"));
        }
        if yes {
            self.end_votes.push(by);
        } else {
            self.end_votes.clear();
        }
        Ok(())
    }

    /// Who plays on does not want to end it any more.
    fn played_on(&mut self, seat: u8) {
        let actor = self.seats.get(usize::from(seat)).and_then(Occupant::person);
        self.end_votes.retain(|by| Some(by) != actor);
    }

    // ---- the game --------------------------------------------------------------------------------

    /// Begins the game; in a solo game The Chain has placed its first restaurant.
    fn start(&mut self, seed: &str, rules: u32, now: i64) -> Result<Vec<Event>, String> {
        self.lobby()?;
        if self.open_seats() > 0 {
            return Err("seats are still open".into());
        }
        let edition = Edition::new(rules);
        if !edition.is_known() {
            self.status = Status::Archived;
            self.other_rules = Some(Box::new(OtherRules::new(rules, seed)));
            return Ok(Vec::new());
        }
        let seed: u64 = seed.parse().map_err(|_| format!("\"{seed}\" is not a seed"))?;
        let map_seed = self.options.map_seed.map(u64::from);
        self.options.game.edition = edition;
        let (head, game, steps) = match self.options.begun() {
            Some(begun) => {
                let (record, game) = begun.map_err(|problem| problem.to_string())?;
                // What was played elsewhere is not taken back here.
                let taken = |(player, action): (PlayerId, &Action)| StepTaken {
                    player,
                    action: action.clone(),
                    revealed: true,
                    round: 0,
                    working: false,
                };
                let steps = record.actions().map(taken).collect();
                (Record { entries: Vec::new(), ..record }, game, steps)
            }
            None => {
                let dealt = Game::dealt(&self.options.game, map_seed, seed).map_err(|error| error.0)?;
                (Record { map_seed, ..Record::new(&dealt, Some(seed)) }, dealt, Vec::new())
            }
        };
        let start = head.start().map_err(|error| error.reason)?;
        let zones: Vec<_> = self.zones.iter().map(|zone| zone.map(|(zone, _)| zone)).collect();
        let events = if steps.is_empty() { start.opening_events() } else { Vec::new() };
        self.play = Some(Box::new(Play {
            times: Times::new(&self.options, &zones, &game, now),
            head,
            start,
            game,
            steps,
            snapshots: Vec::new(),
            take_back: None,
            went_back: None,
        }));
        self.status = Status::Playing;
        Ok(events)
    }

    fn abandon(&mut self, now: i64) -> Result<(), String> {
        if !matches!(self.status, Status::Lobby | Status::Playing | Status::Archived) {
            return Err("the game is over".into());
        }
        self.close(Status::Abandoned, now);
        Ok(())
    }

    /// Nothing more happens in the game.
    pub(super) fn close(&mut self, status: Status, now: i64) {
        self.status = status;
        self.votes.clear();
        self.end_votes.clear();
        self.pause_votes.clear();
        let persons = self.persons();
        if let Some(play) = &mut self.play {
            play.take_back = None;
            play.snapshots.clear();
            play.times.stop(persons, now);
        }
    }

    fn play_mut(&mut self) -> Result<&mut Play, String> {
        let play = self.play.as_deref_mut().filter(|_| self.status == Status::Playing);
        play.ok_or_else(|| "no game is on".into())
    }

    fn act(&mut self, seat: u8, action: &Action, now: i64) -> Result<Vec<Event>, String> {
        let persons = self.persons();
        let for_another = self.is_anothers(seat);
        let play = self.play_mut()?;
        let player = PlayerId(seat);
        let before = play.game.clone();
        let (round, working) = (before.round(), matches!(before.decision().stage, Stage::Working { .. }));
        let events = play.game.apply(player, action).map_err(|refusal| refusal.to_string())?;
        let revealed = events.iter().any(|event| reveals(event, &before));
        // States are kept only for what can be undone.
        if play.steps.last().is_some_and(|last| last.player != player) {
            play.snapshots.clear();
        }
        if revealed {
            play.snapshots.clear();
        } else {
            play.snapshots.push(Snapshot { game: before, times: play.times.clone(), at: now });
        }
        play.steps.push(StepTaken { player, action: action.clone(), revealed, round, working });
        play.times.turn(&play.game, Some(player), persons, now);
        // A person who plays on has answered; a bot does not know that there is a question.
        let over = play.game.is_over();
        if over || persons.contains(player) {
            play.take_back = None;
        }
        // Nobody has agreed to forget what is shown only now; and whoever has something to lose by now is asked, too.
        if revealed {
            play.take_back.take_if(|take_back| take_back.asked.is_some());
        }
        let asked_too = play.take_back.as_mut().filter(|take_back| for_another && take_back.asked.is_some());
        if let Some(take_back) = asked_too {
            take_back.ask(player);
        }
        if over {
            play.snapshots.clear();
            self.status = Status::Finished;
        }
        self.votes.retain(|vote| vote.absent != seat && !over);
        self.played_on(seat);
        self.end_votes.retain(|_| !over);
        self.pause_votes.retain(|_| !over);
        Ok(events)
    }

    fn undo(&mut self, seat: u8, now: i64) -> Result<(), String> {
        self.check_undo(seat).map_err(|problem| problem.to_string())?;
        let persons = self.persons();
        let play = self.play_mut()?;
        match play.snapshots.pop() {
            Some(snapshot) => {
                play.steps.pop();
                play.game = snapshot.game;
                play.times.undo(snapshot.times, PlayerId(seat), snapshot.at, now);
            }
            None => play.rewind(play.steps.len() - 1, persons, now)?,
        }
        play.take_back = None;
        // Nobody waits any more for those who are not awaited.
        let awaited = self.awaited();
        self.votes.retain(|vote| vote.absent != seat && awaited.contains(PlayerId(vote.absent)));
        Ok(())
    }

    // ---- take-backs ------------------------------------------------------------------------------

    fn ask_take_back(&mut self, seat: u8, of: Option<PlayerSet>, now: i64) -> Result<bool, String> {
        let asker = self.place(seat)?.person().cloned().ok_or("only people ask for take-backs")?;
        // Somebody with several seats agrees with themselves.
        let others = self.seats_where(|occupant| occupant.owner().is_some_and(|user| *user != asker));
        let sitting = self.seats_where(|occupant| occupant.person().is_some_and(|user| *user != asker));
        if of.is_some_and(|of| of.iter().any(|player| !others.contains(player))) {
            return Err("only other people can agree to a take-back".into());
        }
        let play = self.play_mut()?;
        if play.take_back.is_some() {
            return Err("a take-back has already been asked for".into());
        }
        let to = play.last_step_of(seat).ok_or("there is nothing to take back")? as u32;
        play.take_back = Some(TakeBack { seat, to, waiting: of.unwrap_or(sitting), asked: of });
        self.settle_take_back(now)
    }

    fn answer_take_back(&mut self, seat: u8, yes: bool, now: i64) -> Result<bool, String> {
        let user = self.place(seat)?.owner().cloned();
        let theirs = self.seats_where(|occupant| occupant.owner() == user.as_ref());
        let play = self.play_mut()?;
        let take_back = play.take_back.as_mut().ok_or("nobody asked for a take-back")?;
        if !take_back.takes_answer(seat, yes) {
            return Err(format!("seat {seat} was not asked"));
        }
        if !yes {
            play.take_back = None;
            return Ok(false);
        }
        theirs.iter().for_each(|player| take_back.waiting.remove(player));
        self.settle_take_back(now)
    }

    /// Goes back once everybody has agreed.
    fn settle_take_back(&mut self, now: i64) -> Result<bool, String> {
        let persons = self.persons();
        let Some(play) = self.play.as_deref_mut() else { return Ok(false) };
        let Some(take_back) = play.take_back.take_if(|take_back| take_back.waiting.is_empty()) else {
            return Ok(false);
        };
        play.rewind(take_back.to as usize, persons, now)?;
        self.votes.clear();
        Ok(true)
    }
}

impl Play {
    /// Plays the game again up to this many decisions.
    fn rewind(&mut self, to: usize, persons: PlayerSet, now: i64) -> Result<(), String> {
        let mut game = self.start.clone();
        for step in &self.steps[..to] {
            game.play(step.player, &step.action).map_err(|refusal| refusal.to_string())?;
        }
        self.game = game;
        self.steps.truncate(to);
        self.snapshots.clear();
        self.times.restart(&self.game, persons, now);
        Ok(())
    }
}

/// Does an event show somebody something that was hidden before?
fn reveals(event: &Event, before: &Game) -> bool {
    use magnate_rules::Milestone::FirstToHave20;
    match event {
        Event::StructuresRevealed { structures } => structures.iter().any(|structure| {
            // An empty hand hides nothing.
            !structure.at_work.is_empty() || !structure.beach.is_empty()
        }),
        Event::BankBroke { reserves, .. } => !reserves.is_empty(),
        // Whoever has it looks at the reserve cards (B-INFO-1).
        Event::MilestoneAwarded { milestone: FirstToHave20, .. } => {
            before.bank_breaks() == 0 && before.chains().iter().any(|chain| chain.reserve().is_some())
        }
        // The Chain's cards: what lies under the front card, and what chance decides.
        Event::TheChain { deed, .. } => deed.reveals(),
        Event::GameEnded { .. } => true,
        _ => false,
    }
}
