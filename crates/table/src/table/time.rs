//! Time at a table: pauses, holidays, nights, and what happens when somebody has none left.

use magnate_bots::Level;
use magnate_rules::{PlayerId, Standing};
use serde::Serialize;

use super::{Ballot, Occupant, Status, Table};
use crate::entry::{Entry, UserId};
use crate::options::TimeOut;
use crate::presence::Presence;
use crate::problem::Problem;
use crate::rest::{DAY, Pauses, Zone};

/// What a seat's person has agreed to, taken or lost, for everybody to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatRest {
    /// Where they live and when they sleep, if they have said so and it matters.
    pub zone: Option<Zone>,
    /// On holiday until then, in milliseconds since 1970.
    pub holiday: Option<i64>,
    /// Days of holiday not taken yet.
    pub holidays: u8,
    /// They have lost because their time was out.
    pub lost: bool,
}

impl Table {
    // ---- looking ---------------------------------------------------------------------------------

    fn flags(&self) -> impl Iterator<Item = (PlayerId, i64)> {
        let play = self.play.as_deref().filter(|_| self.status == Status::Playing);
        let persons = self.persons();
        play.into_iter().flat_map(move |play| {
            persons.iter().filter_map(|player| Some((player, play.times.flag(player)?)))
        })
    }

    /// When the next clock of a person runs out; in the past when that has happened and nobody minded.
    pub fn next_flag(&self) -> Option<i64> {
        self.flags().map(|(_, flag)| flag).min()
    }

    /// When the next clock of a person runs out after now: what a timer waits for.
    pub fn next_flag_after(&self, now: i64) -> Option<i64> {
        self.flags().map(|(_, flag)| flag).filter(|flag| *flag > now).min()
    }

    /// By when each person who is awaited has to decide, as things are; people with several seats come once.
    pub fn deadlines(&self) -> Vec<(UserId, i64)> {
        let mut deadlines: Vec<(UserId, i64)> = Vec::new();
        for (player, flag) in self.flags() {
            let Some(user) = self.seats.get(player.index()).and_then(Occupant::person) else { continue };
            match deadlines.iter_mut().find(|(known, _)| known == user) {
                Some((_, first)) => *first = flag.min(*first),
                None => deadlines.push((user.clone(), flag)),
            }
        }
        deadlines
    }

    /// Does something happen by itself when somebody's time is out?
    pub fn minds_the_time(&self) -> bool {
        self.options.time_out != TimeOut::Vote
    }

    /// Until when all clocks rest, if they do.
    pub fn paused(&self, now: i64) -> Option<i64> {
        self.play.as_deref().filter(|_| self.status == Status::Playing)?.times.paused(now)
    }

    /// The vote to let the clocks rest, if somebody asked for one.
    pub fn pause_vote(&self, now: i64, presence: &Presence) -> Option<Ballot> {
        if self.pause_votes.is_empty() {
            return None;
        }
        let waiting = self.not_yet_for_a_pause(None, now, presence).cloned().collect();
        Some(Ballot { voted: self.pause_votes.clone(), waiting })
    }

    /// What a seat's person has agreed to, taken or lost.
    pub fn seat_rest(&self, seat: u8, now: i64) -> SeatRest {
        let player = PlayerId(seat);
        let rest = self.options.rest;
        let zone = self.zones.get(usize::from(seat)).copied().flatten();
        let play = self.play.as_deref().filter(|_| usize::from(seat) < self.seats.len());
        SeatRest {
            zone: zone.map(|(zone, _)| zone).filter(|_| rest.nights > 0 || rest.weekends),
            holiday: play.and_then(|play| play.times.holiday(player, now)),
            holidays: play.map_or(rest.holidays, |play| play.times.holidays(player)),
            lost: self.forfeited.contains(player),
        }
    }

    /// Final ranking. Whoever has lost because their time was out comes after everybody else.
    pub fn standings(&self) -> Option<Vec<Standing>> {
        let game = self.game()?;
        if self.forfeited.is_empty() {
            return game.outcome();
        }
        let ended = game.is_over() || self.status == Status::Finished;
        let mut standings = ended.then(|| game.standings())?;
        let key = |standing: &Standing| (self.forfeited.contains(standing.chain), standing.rank);
        standings.sort_by_key(key);
        let ranks: Vec<u8> = standings
            .iter()
            .map(|one| 1 + standings.iter().filter(|other| key(other) < key(one)).count() as u8)
            .collect();
        standings.iter_mut().zip(ranks).for_each(|(standing, rank)| standing.rank = rank);
        Some(standings)
    }

    // ---- deciding --------------------------------------------------------------------------------

    /// What comes of it that somebody's time is out, if the table has agreed that something does. Asked by a timer; the
    /// entry is made once, however many ask.
    pub fn decide_time_out(&self, now: i64) -> Option<Entry> {
        let (player, _) = self.flags().filter(|(_, flag)| *flag <= now).min_by_key(|(_, flag)| *flag)?;
        let (seat, bot) = (player.0, self.options.substitute);
        match self.options.time_out {
            TimeOut::Vote => None,
            TimeOut::Bot => Some(Entry::TimeOut { seat, bot }),
            TimeOut::Lose => Some(Entry::Forfeited { seat, bot }),
        }
    }

    pub(super) fn decide_zone(&self, by: &UserId, seat: u8, zone: Zone, now: i64) -> Result<Entry, Problem> {
        self.own_seat(by, seat)?;
        zone.check()?;
        if matches!(self.status, Status::Finished | Status::Abandoned | Status::Archived) {
            return Err(Problem::GameOver);
        }
        let said = self.zones.get(usize::from(seat)).copied().flatten();
        // A night that is moved about would be one without end.
        let often = said.is_some_and(|(_, at)| now.saturating_sub(at) < DAY);
        let stays = self.status == Status::Playing
            && (often || (said.is_some() && self.awaited().contains(PlayerId(seat))));
        if stays { Err(Problem::ZoneStays) } else { Ok(Entry::ZoneSet { seat, zone }) }
    }

    pub(super) fn decide_pause(&self, by: &UserId, now: i64, presence: &Presence) -> Result<Entry, Problem> {
        let play = self.playing()?;
        if play.times.paused(now).is_some() {
            return Err(Problem::AlreadyPaused);
        }
        let paused = Entry::Paused { user: by.clone() };
        match self.options.rest.pauses {
            Pauses::Never => Err(Problem::NoPauses),
            Pauses::Host if *by == self.host => Ok(paused),
            Pauses::Host => Err(Problem::HostOnly),
            Pauses::Agreed => {
                let seat = self.seat_owned_by(by).ok_or(Problem::PlayersOnly)?;
                if self.not_yet_for_a_pause(Some(by), now, presence).next().is_none() {
                    Ok(paused)
                } else if self.pause_votes.contains(by) {
                    Err(Problem::AlreadyAnswered)
                } else {
                    Ok(Entry::PauseVoted { seat, yes: true })
                }
            }
        }
    }

    pub(super) fn answer_pause(
        &self,
        by: &UserId,
        yes: bool,
        now: i64,
        presence: &Presence,
    ) -> Result<Entry, Problem> {
        self.playing()?;
        let seat = self.seat_owned_by(by).ok_or(Problem::PlayersOnly)?;
        match (self.pause_votes.is_empty(), yes) {
            (true, _) => Err(Problem::NoPauseVote),
            (false, true) => self.decide_pause(by, now, presence),
            (false, false) => Ok(Entry::PauseVoted { seat, yes: false }),
        }
    }

    pub(super) fn decide_resume(&self, by: &UserId, now: i64) -> Result<Entry, Problem> {
        if self.playing()?.times.paused(now).is_none() {
            return Err(Problem::NotPaused);
        }
        match self.options.rest.pauses {
            Pauses::Host if *by != self.host => Err(Problem::HostOnly),
            Pauses::Never | Pauses::Agreed if !self.is_player(by) => Err(Problem::PlayersOnly),
            _ => Ok(Entry::Resumed { user: by.clone() }),
        }
    }

    pub(super) fn decide_holiday(&self, by: &UserId, seat: u8, days: u8) -> Result<Entry, Problem> {
        self.own_seat(by, seat)?;
        let left = self.playing()?.times.holidays(PlayerId(seat));
        if days == 0 || days > left {
            return Err(Problem::NoHolidays { left });
        }
        Ok(Entry::HolidayTaken { seat, days })
    }

    pub(super) fn decide_holiday_end(&self, by: &UserId, seat: u8, now: i64) -> Result<Entry, Problem> {
        self.own_seat(by, seat)?;
        match self.playing()?.times.holiday(PlayerId(seat), now) {
            Some(_) => Ok(Entry::HolidayEnded { seat }),
            None => Err(Problem::NotOnHoliday),
        }
    }

    /// Whose agreement is missing before the clocks rest, `by` apart. Whoever is on holiday has a resting clock already.
    fn not_yet_for_a_pause(
        &self,
        by: Option<&UserId>,
        now: i64,
        presence: &Presence,
    ) -> impl Iterator<Item = &UserId> {
        let on_holiday = move |user: &UserId| {
            let seat = self.seat_owned_by(user);
            let play = self.play.as_deref();
            play.zip(seat).is_some_and(|(play, seat)| play.times.holiday(PlayerId(seat), now).is_some())
        };
        let others = self.people().into_iter().filter(move |user| Some(*user) != by);
        others.filter(move |user| {
            !self.pause_votes.contains(user) && !on_holiday(user) && !self.is_away(user, now, presence)
        })
    }

    // ---- folding ---------------------------------------------------------------------------------

    /// Somebody says where they live: for all the seats they have.
    pub(super) fn set_zone(&mut self, seat: u8, zone: Zone, now: i64) -> Result<(), String> {
        zone.check().map_err(|problem| problem.to_string())?;
        let user =
            self.place(seat)?.person().cloned().ok_or_else(|| format!("nobody lives on seat {seat}"))?;
        for player in self.seats_where(|occupant| occupant.person() == Some(&user)).iter() {
            self.zones[player.index()] = Some((zone, now));
            if let Some(play) = &mut self.play {
                play.times.move_to(player, zone, now);
                play.snapshots.clear();
            }
        }
        Ok(())
    }

    pub(super) fn vote_pause(&mut self, seat: u8, yes: bool) -> Result<(), String> {
        let by = self.place(seat)?.owner().cloned();
        let by = by
            .filter(|_| self.has_begun())
            .ok_or_else(|| format!("seat {seat} has no vote about a pause"))?;
        if yes && self.pause_votes.contains(&by) {
            return Err(format!("seat {seat} has voted already"));
        }
        if yes {
            self.pause_votes.push(by);
        } else {
            self.pause_votes.clear();
        }
        Ok(())
    }

    pub(super) fn pause(&mut self, on: bool, now: i64) -> Result<(), String> {
        if !self.has_begun() {
            return Err("no clock is running".into());
        }
        self.pause_votes.clear();
        let persons = self.persons();
        if let Some(play) = &mut self.play {
            play.times.pause(on, persons, now);
            play.snapshots.clear();
        }
        Ok(())
    }

    /// Somebody goes on holiday for so many days, or is back: with all the seats they have.
    pub(super) fn take_holiday(&mut self, seat: u8, days: Option<u8>, now: i64) -> Result<(), String> {
        let user = self.place(seat)?.person().cloned();
        let user = user.filter(|_| self.has_begun()).ok_or_else(|| format!("nobody plays on seat {seat}"))?;
        let seats = self.seats_where(|occupant| occupant.person() == Some(&user));
        let Some(play) = &mut self.play else { return Ok(()) };
        for player in seats.iter() {
            match days {
                Some(days) => play.times.take_holiday(player, days, now),
                None => play.times.end_holiday(player, now),
            }
        }
        play.snapshots.clear();
        Ok(())
    }

    /// Somebody has lost. True when that settled a take-back. The game is over when only one player is left who has not,
    /// or nobody.
    pub(super) fn forfeit(&mut self, seat: u8, bot: Level, now: i64) -> Result<bool, String> {
        let rewound = self.seat_bot(seat, bot, now)?;
        self.forfeited.insert(PlayerId(seat));
        let left = self.seats_where(|_| true).len() - self.forfeited.len();
        if self.status == Status::Playing && (left < 2 || self.persons().is_empty()) {
            self.close(Status::Finished, now);
        }
        Ok(rewound)
    }
}
