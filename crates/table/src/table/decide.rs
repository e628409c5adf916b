//! What a command leads to.

use magnate_rules::{Action, PlayerId, RULES_VERSION, Refusal};

use super::{Occupant, Play, Status, Table};
use crate::command::Command;
use crate::entry::{Entry, UserId};
use crate::problem::{Problem, UndoBarrier};
use crate::sign::Sign;
use magnate_bots::Level;

/// Who plays on for somebody the others have voted out: good enough not to spoil the game.
const SUBSTITUTE: Level = Level::Manager;

impl Table {
    /// What a command would lead to, or why it is not possible. Nothing changes: entries take effect when they are
    /// stored and folded.
    pub fn decide(
        &self,
        by: &UserId,
        command: &Command,
        expected: Option<u32>,
        now: i64,
    ) -> Result<Entry, Problem> {
        if let Some(expected) = expected.filter(|expected| *expected != self.seq) {
            return Err(Problem::Stale { expected, current: self.seq });
        }
        match command {
            Command::Configure { options } => {
                self.host_in_lobby(by)?;
                options.check()?;
                if let Some(seat) = self.first_in_the_way(options) {
                    return Err(Problem::SeatTaken { seat });
                }
                Ok(Entry::Configured { options: options.clone() })
            }
            Command::Sit { seat } => {
                self.in_lobby()?;
                match self.seat(*seat)? {
                    Occupant::Open => Ok(Entry::SeatTaken { seat: *seat, user: by.clone() }),
                    _ => Err(Problem::SeatTaken { seat: *seat }),
                }
            }
            Command::Leave { seat } => {
                self.in_lobby()?;
                let may_clear = match self.seat(*seat)? {
                    Occupant::Open | Occupant::TheChain => false,
                    Occupant::Person { user } if user == by => true,
                    // The host may clear any seat.
                    Occupant::Person { .. } | Occupant::Bot { .. } => *by == self.host,
                };
                if may_clear {
                    Ok(Entry::SeatLeft { seat: *seat })
                } else {
                    Err(Problem::NotYourSeat { seat: *seat })
                }
            }
            Command::HangSign { seat, sign } => {
                self.in_lobby()?;
                let may_choose = match self.seat(*seat)? {
                    Occupant::Person { user } => user == by,
                    Occupant::Bot { .. } => *by == self.host,
                    Occupant::Open | Occupant::TheChain => false,
                };
                if !may_choose {
                    return Err(Problem::NotYourSeat { seat: *seat });
                }
                let sign = Sign { look: sign.look, name: sign.name.trim().to_owned() };
                self.check_sign(*seat, &sign)?;
                Ok(Entry::SignHung { seat: *seat, sign })
            }
            Command::SeatBot { seat, bot } => {
                self.host_in_lobby(by)?;
                match self.seat(*seat)? {
                    Occupant::Person { .. } | Occupant::TheChain => Err(Problem::SeatTaken { seat: *seat }),
                    _ => Ok(Entry::BotSeated { seat: *seat, bot: *bot }),
                }
            }
            Command::HandOver { user } => {
                if *by != self.host {
                    return Err(Problem::HostOnly);
                }
                if !self.is_member(user) {
                    return Err(Problem::PlayersOnly);
                }
                Ok(Entry::HostChanged { user: user.clone() })
            }
            Command::Start { seed } => {
                self.host_in_lobby(by)?;
                match self.open_seats() {
                    0 => Ok(Entry::Started { seed: seed.to_string(), rules: RULES_VERSION }),
                    open => Err(Problem::SeatsOpen { open }),
                }
            }
            Command::Act { seat, action } => {
                self.own_seat(by, *seat)?;
                self.check_act(*seat, action)
            }
            Command::Undo { seat } => {
                self.own_seat(by, *seat)?;
                self.check_undo(*seat)?;
                Ok(Entry::Undone { seat: *seat })
            }
            Command::AskTakeBack { seat } => {
                self.own_seat(by, *seat)?;
                let play = self.playing()?;
                if play.take_back.is_some() {
                    return Err(Problem::TakeBackPending);
                }
                if let Some(reason) = self.take_back_barrier(play, *seat) {
                    return Err(Problem::NothingToUndo { reason });
                }
                Ok(Entry::TakeBackAsked { seat: *seat })
            }
            Command::AnswerTakeBack { seat, yes } => {
                self.own_seat(by, *seat)?;
                let asked = self.playing()?.take_back.as_ref().ok_or(Problem::NoTakeBack)?;
                if !asked.takes_answer(*seat, *yes) {
                    return Err(Problem::AlreadyAnswered);
                }
                Ok(Entry::TakeBackAnswered { seat: *seat, yes: *yes })
            }
            Command::Replace { seat, bot } => {
                self.playing()?;
                let Occupant::Person { user } = self.seat(*seat)? else {
                    return Err(Problem::NotAbsent { seat: *seat });
                };
                // Anybody may leave their own seat to a bot; the host that of somebody absent.
                if user == by || (*by == self.host && self.is_absent(*seat, now)) {
                    return Ok(Entry::BotSeated { seat: *seat, bot: *bot });
                }
                if *by == self.host {
                    Err(Problem::NotAbsent { seat: *seat })
                } else {
                    Err(Problem::HostOnly)
                }
            }
            Command::VoteReplace { seat, absent } => self.decide_vote(by, *seat, *absent, now),
            Command::Reclaim { seat } => match self.seat(*seat)? {
                Occupant::Bot { for_user: Some(user), .. } if user == by => {
                    self.playing()?;
                    Ok(Entry::SeatReclaimed { seat: *seat })
                }
                _ => Err(Problem::NotReclaimable { seat: *seat }),
            },
            Command::Abandon => {
                if *by != self.host {
                    return Err(Problem::HostOnly);
                }
                match self.status {
                    // Whether a game of other rules is over, its log does not tell: whoever knows asks before.
                    Status::Lobby | Status::Playing | Status::Archived => Ok(Entry::Abandoned),
                    _ => Err(Problem::GameOver),
                }
            }
        }
    }

    /// Nobody comes any more: closes a table that has not begun.
    pub fn decide_expiry(&self) -> Result<Entry, Problem> {
        self.in_lobby().map(|()| Entry::Expired)
    }

    /// A bot's decision. Unlike a person it decides once: it does not change its mind about a secret choice.
    pub fn decide_bot(&self, seat: u8, action: &Action) -> Result<Entry, Problem> {
        match self.seat(seat)? {
            Occupant::Bot { .. } => {
                self.playing()?;
                if !self.awaited().contains(PlayerId(seat)) {
                    return Err(Refusal::NotAwaited { chain: PlayerId(seat) }.into());
                }
                self.check_act(seat, action)
            }
            _ => Err(Problem::NotYourSeat { seat }),
        }
    }

    /// A vote counts for the person, however many seats they have. The one that completes it seats the bot.
    fn decide_vote(&self, by: &UserId, seat: u8, absent: u8, now: i64) -> Result<Entry, Problem> {
        self.own_seat(by, seat)?;
        self.playing()?;
        let not_absent = Problem::NotAbsent { seat: absent };
        let Occupant::Person { user: missing } = self.seat(absent)? else { return Err(not_absent) };
        if missing == by || !self.is_absent(absent, now) {
            return Err(not_absent);
        }
        let voted = |user: &UserId| self.votes.iter().any(|vote| vote.by == *user && vote.absent == absent);
        let mut others = self.seats.iter().filter_map(Occupant::person).filter(|user| *user != missing);
        if others.all(|user| user == by || voted(user)) {
            Ok(Entry::BotSeated { seat: absent, bot: SUBSTITUTE })
        } else if voted(by) {
            Err(Problem::AlreadyAnswered)
        } else {
            Ok(Entry::ReplacementVoted { seat, absent })
        }
    }

    fn check_act(&self, seat: u8, action: &Action) -> Result<Entry, Problem> {
        self.playing()?.game.check(PlayerId(seat), action)?;
        Ok(Entry::Acted { seat, action: action.clone() })
    }

    fn seat(&self, seat: u8) -> Result<&Occupant, Problem> {
        self.seats.get(usize::from(seat)).ok_or(Problem::NoSuchSeat { seat })
    }

    fn own_seat(&self, by: &UserId, seat: u8) -> Result<(), Problem> {
        match self.seat(seat)?.person() {
            Some(user) if user == by => Ok(()),
            _ => Err(Problem::NotYourSeat { seat }),
        }
    }

    fn in_lobby(&self) -> Result<(), Problem> {
        match self.status {
            Status::Lobby => Ok(()),
            Status::Abandoned => Err(Problem::GameOver),
            _ => Err(Problem::AlreadyStarted),
        }
    }

    fn host_in_lobby(&self, by: &UserId) -> Result<(), Problem> {
        if *by == self.host { self.in_lobby() } else { Err(Problem::HostOnly) }
    }

    fn playing(&self) -> Result<&Play, Problem> {
        match (self.status, self.play.as_deref()) {
            (Status::Playing, Some(play)) => Ok(play),
            (Status::Lobby, _) => Err(Problem::NotStarted),
            _ => Err(Problem::GameOver),
        }
    }

    /// Others can agree to forget what they showed. The Chain agrees to nothing: against it, what was revealed stays.
    fn take_back_barrier(&self, play: &Play, seat: u8) -> Option<UndoBarrier> {
        let Some(to) = play.last_step_of(seat) else { return Some(UndoBarrier::Nothing) };
        let solo = self.options.solo.is_some();
        (solo && play.steps[to..].iter().any(|step| step.revealed)).then_some(UndoBarrier::TheChain)
    }

    pub(super) fn check_undo(&self, seat: u8) -> Result<(), Problem> {
        let play = self.playing()?;
        let reason = match play.steps.last() {
            Some(step) if step.player.0 == seat && !step.revealed => return Ok(()),
            Some(step) if step.player.0 == seat && self.options.solo.is_some() => UndoBarrier::TheChain,
            Some(step) if step.player.0 == seat => UndoBarrier::Revealed,
            _ if play.last_step_of(seat).is_some() => UndoBarrier::OthersActed,
            _ => UndoBarrier::Nothing,
        };
        Err(Problem::NothingToUndo { reason })
    }
}
