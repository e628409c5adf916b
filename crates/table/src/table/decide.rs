//! What a command leads to.

use magnate_rules::{Action, PlayerId, RULES_VERSION, Refusal};

use super::{Occupant, Play, Status, Table};
use crate::command::Command;
use crate::entry::{Entry, UserId};
use crate::presence::Presence;
use crate::problem::{Problem, UndoBarrier};
use crate::sign::Sign;

impl Table {
    /// What a command would lead to, or why it is not possible. Nothing changes: entries take effect when they are
    /// stored and folded. What depends on who is about is decided by `presence`, and the entry says what came of it.
    pub fn decide(
        &self,
        by: &UserId,
        command: &Command,
        expected: Option<u32>,
        now: i64,
        presence: &Presence,
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
                match self.seat(*seat)? {
                    Occupant::Person { user } if user == by => Ok(Entry::SeatLeft { seat: *seat }),
                    // The host may clear any seat.
                    Occupant::Bot { .. } if *by == self.host => Ok(Entry::SeatLeft { seat: *seat }),
                    Occupant::Person { user } if *by == self.host => {
                        Ok(Entry::PersonRemoved { user: user.clone() })
                    }
                    _ => Err(Problem::NotYourSeat { seat: *seat }),
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
            Command::Remove { user } => {
                if *by != self.host {
                    return Err(Problem::HostOnly);
                }
                self.check_removal(user)?;
                Ok(Entry::PersonRemoved { user: user.clone() })
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
                let to = self.take_back_to(play, *seat)?;
                Ok(Entry::TakeBackAsked { seat: *seat, of: Some(self.asked_about(play, by, to)) })
            }
            Command::AnswerTakeBack { seat, yes } => {
                if self.seat(*seat)?.owner() != Some(by) {
                    return Err(Problem::NotYourSeat { seat: *seat });
                }
                let asked = self.playing()?.take_back.as_ref().ok_or(Problem::NoTakeBack)?;
                if !asked.takes_answer(*seat, *yes) {
                    return Err(Problem::AlreadyAnswered);
                }
                Ok(Entry::TakeBackAnswered { seat: *seat, yes: *yes })
            }
            Command::Replace { seat } => {
                self.playing()?;
                let Occupant::Person { user } = self.seat(*seat)? else {
                    return Err(Problem::NotAbsent { seat: *seat });
                };
                // Anybody may leave their own seat to a bot; the host that of somebody absent.
                if user == by || (*by == self.host && self.is_absent(*seat, now, presence)) {
                    return Ok(Entry::BotSeated { seat: *seat, bot: self.options.substitute });
                }
                if *by == self.host {
                    Err(Problem::NotAbsent { seat: *seat })
                } else {
                    Err(Problem::HostOnly)
                }
            }
            Command::VoteReplace { seat, absent } => self.decide_vote(by, *seat, *absent, now, presence),
            Command::Reclaim { seat } => match self.seat(*seat)? {
                Occupant::Bot { for_user: Some(user), .. }
                    if user == by && !self.forfeited.contains(PlayerId(*seat)) =>
                {
                    self.playing()?;
                    Ok(Entry::SeatReclaimed { seat: *seat })
                }
                _ => Err(Problem::NotReclaimable { seat: *seat }),
            },
            Command::Abandon => match self.status {
                Status::Playing => self.decide_end(by, now, presence),
                // Whether a game of other rules is over, its log does not tell: whoever knows asks before. Nobody can play
                // it, so nobody is asked.
                Status::Lobby | Status::Archived if *by == self.host => Ok(Entry::Abandoned),
                Status::Finished | Status::Abandoned if *by == self.host => Err(Problem::GameOver),
                _ => Err(Problem::HostOnly),
            },
            Command::AnswerAbandon { yes } => {
                self.playing()?;
                let seat = self.seat_owned_by(by).ok_or(Problem::PlayersOnly)?;
                match (self.end_votes.is_empty(), yes) {
                    (true, _) => Err(Problem::NoEndVote),
                    (false, true) => self.decide_end(by, now, presence),
                    (false, false) => Ok(Entry::EndVoted { seat, yes: false }),
                }
            }
            Command::SetZone { seat, zone } => self.decide_zone(by, *seat, *zone, now),
            Command::Pause => self.decide_pause(by, now, presence),
            Command::AnswerPause { yes } => self.answer_pause(by, *yes, now, presence),
            Command::Resume => self.decide_resume(by, now),
            Command::TakeHoliday { seat, days } => self.decide_holiday(by, *seat, *days),
            Command::EndHoliday { seat } => self.decide_holiday_end(by, *seat, now),
        }
    }

    /// May somebody be helped with this seat of theirs while the game is on? Only where nobody is wronged by it.
    pub fn check_help(&self, by: &UserId, seat: u8) -> Result<(), Problem> {
        self.own_seat(by, seat)?;
        let somebody_else = self.seats.iter().filter_map(Occupant::person).any(|user| user != by);
        if somebody_else && !self.options.hints && !self.options.learning {
            return Err(Problem::NoHints);
        }
        self.playing().map(drop)
    }

    /// Hints are help while the seat is awaited.
    pub fn check_hint(&self, by: &UserId, seat: u8) -> Result<(), Problem> {
        self.check_help(by, seat)?;
        if !self.awaited().contains(PlayerId(seat)) {
            return Err(Refusal::NotAwaited { chain: PlayerId(seat) }.into());
        }
        Ok(())
    }

    /// Nobody comes any more: closes a table that has not begun.
    pub fn decide_expiry(&self) -> Result<Entry, Problem> {
        self.in_lobby().map(|()| Entry::Expired)
    }

    /// Whoever runs the server closes the table, whatever its people think of it.
    pub fn decide_closing(&self) -> Result<Entry, Problem> {
        match self.status {
            Status::Finished | Status::Abandoned => Err(Problem::GameOver),
            Status::Lobby | Status::Playing | Status::Archived => Ok(Entry::Abandoned),
        }
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
    fn decide_vote(
        &self,
        by: &UserId,
        seat: u8,
        absent: u8,
        now: i64,
        presence: &Presence,
    ) -> Result<Entry, Problem> {
        self.own_seat(by, seat)?;
        self.playing()?;
        let not_absent = Problem::NotAbsent { seat: absent };
        let Occupant::Person { user: missing } = self.seat(absent)? else { return Err(not_absent) };
        if missing == by || !self.is_absent(absent, now, presence) {
            return Err(not_absent);
        }
        let voted = |user: &UserId| self.votes.iter().any(|vote| vote.by == *user && vote.absent == absent);
        let mut others = self.seats.iter().filter_map(Occupant::person).filter(|user| *user != missing);
        if others.all(|user| user == by || voted(user) || self.is_away(user, now, presence)) {
            Ok(Entry::BotSeated { seat: absent, bot: self.options.substitute })
        } else if voted(by) {
            Err(Problem::AlreadyAnswered)
        } else {
            Ok(Entry::ReplacementVoted { seat, absent })
        }
    }

    /// Ending a game is a matter of all people who play it and are not away, however many seats they have. The vote that
    /// completes it ends the game. At a table of bots the host decides.
    fn decide_end(&self, by: &UserId, now: i64, presence: &Presence) -> Result<Entry, Problem> {
        let Some(seat) = self.seat_owned_by(by) else {
            let only_bots = self.seats.iter().all(|occupant| occupant.owner().is_none());
            return if only_bots && *by == self.host {
                Ok(Entry::Abandoned)
            } else {
                Err(Problem::PlayersOnly)
            };
        };
        if self.not_yet_for_the_end(Some(by), now, presence).next().is_none() {
            Ok(Entry::Abandoned)
        } else if self.end_votes.contains(by) {
            Err(Problem::AlreadyAnswered)
        } else {
            Ok(Entry::EndVoted { seat, yes: true })
        }
    }

    /// Who looks after the table stays, and so does whoever plays a game that has begun.
    pub(super) fn check_removal(&self, user: &UserId) -> Result<(), Problem> {
        let plays_on = self.status != Status::Lobby && self.is_player(user);
        if *user == self.host || plays_on || self.is_removed(user) {
            return Err(Problem::NotRemovable);
        }
        Ok(())
    }

    fn check_act(&self, seat: u8, action: &Action) -> Result<Entry, Problem> {
        self.playing()?.game.check(PlayerId(seat), action)?;
        Ok(Entry::Acted { seat, action: action.clone() })
    }

    pub(super) fn seat(&self, seat: u8) -> Result<&Occupant, Problem> {
        self.seats.get(usize::from(seat)).ok_or(Problem::NoSuchSeat { seat })
    }

    pub(super) fn own_seat(&self, by: &UserId, seat: u8) -> Result<(), Problem> {
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

    pub(super) fn playing(&self) -> Result<&Play, Problem> {
        match (self.status, self.play.as_deref()) {
            (Status::Playing, Some(play)) => Ok(play),
            (Status::Lobby, _) => Err(Problem::NotStarted),
            _ => Err(Problem::GameOver),
        }
    }

    /// How many decisions would stand after a take-back by this seat. Others can agree to forget what they showed. The
    /// Chain agrees to nothing: against it, what was revealed stays.
    fn take_back_to(&self, play: &Play, seat: u8) -> Result<usize, Problem> {
        let nothing = Problem::NothingToUndo { reason: UndoBarrier::Nothing };
        let to = play.last_step_of(seat).ok_or(nothing)?;
        if self.options.game.solo.is_some() && play.steps[to..].iter().any(|step| step.revealed) {
            return Err(Problem::NothingToUndo { reason: UndoBarrier::TheChain });
        }
        Ok(to)
    }

    pub(super) fn check_undo(&self, seat: u8) -> Result<(), Problem> {
        let play = self.playing()?;
        let reason = match play.steps.last() {
            Some(step) if step.player.0 == seat && !step.revealed => return Ok(()),
            Some(step) if step.player.0 == seat && self.options.game.solo.is_some() => UndoBarrier::TheChain,
            Some(step) if step.player.0 == seat => UndoBarrier::Revealed,
            _ if play.last_step_of(seat).is_some() => UndoBarrier::OthersActed,
            _ => UndoBarrier::Nothing,
        };
        Err(Problem::NothingToUndo { reason })
    }
}
