//! Clocks as data: how much time each seat has left, folded from the stamps of the log.
//!
//! A turn lasts from the moment a seat is awaited until it is no longer awaited, or until the next phase begins. All
//! steps of a working day are one turn, and so are firing and paying. A clock rests at night, at the weekend, in a pause
//! and on holiday, as the table has agreed.

use magnate_rules::{Game, MAX_PLAYERS, PlayerId, PlayerSet, Stage, Step};
use serde::Serialize;

use crate::options::{Clock, Options};
use crate::rest::{DAY, Hours, LONGEST_PAUSE, MINUTE, Rest, Resting, Zone};

/// Time bookkeeping of a running game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Times {
    clock: Clock,
    rest: Rest,
    seats: [SeatTimes; MAX_PLAYERS],
    /// The phase the present turns belong to.
    phase: (u16, Stage),
    /// Turns until a slow one is forgotten: people who take their time play by turns.
    unhurried: u8,
    /// All clocks rest until then at the latest.
    pause: Option<i64>,
}

/// The time of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SeatTimes {
    /// What is left of the present turn's own time, and of the time for the whole game, as of `since`.
    turn: i64,
    bank: i64,
    /// When the present turn began, or was last counted.
    since: Option<i64>,
    /// When its person last decided something; the start of the game before that.
    acted_at: i64,
    hours: Hours,
    /// Its person is on holiday until then.
    holiday: i64,
    /// Days of holiday not taken yet.
    holidays: u8,
}

/// How long somebody who is awaited at a table without a clock may be gone: while people play live, and by turns.
const PATIENCE: (i64, i64) = (10 * MINUTE, 3 * DAY);
/// Somebody who was awaited for so long and then decided does not play live.
const SLOW: i64 = 30 * MINUTE;
/// So many turns after a slow one people are still taken to play by turns.
const SLOW_TURNS: u8 = 8;
/// Whoever comes back after their time was out has at least so much, or the increment of a turn.
const COME_BACK: i64 = 5 * MINUTE;

/// One seat's clock as a viewer sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatClock {
    /// Milliseconds left as of now, below zero when time is out; none without a clock.
    pub left: Option<i64>,
    /// Since when a decision is awaited, in milliseconds since 1970.
    pub since: Option<i64>,
    /// When the time runs out, in milliseconds since 1970, if nothing else happens; none when nothing runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deadline: Option<i64>,
    /// Why the clock rests, awaited or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rests: Option<Resting>,
    /// And until when, as things are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub until: Option<i64>,
}

/// Clocks of machines jump; time never runs backwards here.
fn elapsed(since: i64, now: i64) -> i64 {
    now.saturating_sub(since).max(0)
}

/// What turns are told apart by.
fn phase(game: &Game) -> (u16, Stage) {
    let stage = match game.decision().stage {
        Stage::Working { .. } => Stage::Working { step: Step::Recruit },
        stage => stage,
    };
    (game.round(), stage)
}

impl SeatTimes {
    fn left(&self) -> i64 {
        self.turn.saturating_add(self.bank)
    }

    /// Takes time off: first what belongs to this turn alone.
    fn spend(&mut self, spent: i64) {
        let of_turn = spent.min(self.turn.max(0));
        self.turn -= of_turn;
        self.bank = self.bank.saturating_sub(spent - of_turn);
    }

    /// From when on the clock has run since the turn began: not in a pause, not on holiday.
    fn runs_from(&self, since: i64, pause: Option<i64>) -> i64 {
        since.max(self.holiday).max(pause.unwrap_or(i64::MIN))
    }

    /// How long this seat's clock has run since then.
    fn used(&self, since: i64, pause: Option<i64>, now: i64) -> i64 {
        self.hours.between(self.runs_from(since, pause), now)
    }
}

impl Times {
    /// Clocks of a game that begins now, for people who live there.
    pub(crate) fn new(options: &Options, zones: &[Option<Zone>], game: &Game, now: i64) -> Self {
        let (clock, rest) = (options.clock, options.rest);
        let (turn, bank) = match clock {
            Clock::None => (0, 0),
            Clock::PerTurn { limit } => (limit, 0),
            Clock::Bank { bank, .. } => (0, bank),
            Clock::TurnAndBank { limit, bank } => (limit, bank),
        };
        let seat = |seat: usize| SeatTimes {
            turn,
            bank,
            since: None,
            acted_at: now,
            hours: Hours::new(rest, zones.get(seat).copied().flatten()),
            holiday: i64::MIN,
            holidays: rest.holidays,
        };
        let mut times = Times {
            clock,
            rest,
            seats: std::array::from_fn(seat),
            phase: phase(game),
            unhurried: 0,
            pause: None,
        };
        times.turn(game, None, PlayerSet::NONE, now);
        times
    }

    /// Takes the time a seat has used so far off, in the middle of a turn; a bot uses nobody's.
    fn count(&mut self, seat: usize, person: bool, now: i64) {
        let pause = self.pause;
        let times = &mut self.seats[seat];
        if let Some(since) = times.since {
            if person && self.clock != Clock::None {
                times.spend(times.used(since, pause, now));
            }
            times.since = Some(now);
        }
    }

    /// The same at the end of a turn: the next one has its own time again.
    fn charge(&mut self, seat: usize, person: bool, now: i64) {
        if self.seats[seat].since.is_none() {
            return;
        }
        self.count(seat, person, now);
        let times = &mut self.seats[seat];
        match self.clock {
            Clock::PerTurn { limit } => (times.turn, times.bank) = (limit, 0),
            Clock::TurnAndBank { limit, .. } => times.turn = limit,
            Clock::Bank { .. } | Clock::None => {}
        }
    }

    /// After a decision: turns that are over end, and those of whoever is awaited now begin.
    pub(crate) fn turn(&mut self, game: &Game, actor: Option<PlayerId>, persons: PlayerSet, now: i64) {
        if let Some(actor) = actor.filter(|actor| persons.contains(*actor)) {
            self.note_person(actor.index(), now);
        }
        let awaited = game.decision().awaited;
        let next = phase(game);
        let moved = self.phase != next;
        self.phase = next;
        for seat in 0..MAX_PLAYERS {
            let player = PlayerId(seat as u8);
            if self.seats[seat].since.is_some() && (moved || !awaited.contains(player)) {
                let person = persons.contains(player);
                if person {
                    self.unhurried = self.unhurried.saturating_sub(1);
                }
                self.charge(seat, person, now);
                let times = &mut self.seats[seat];
                if let Clock::Bank { increment, .. } = self.clock
                    && person
                {
                    times.bank = times.bank.saturating_add(increment);
                }
                times.since = None;
            }
            if awaited.contains(player) && self.seats[seat].since.is_none() {
                self.seats[seat].since = Some(now);
            }
            if actor == Some(player) {
                self.sign_of_life(seat, now);
            }
        }
    }

    /// A person has decided: how long they were waited for tells how the table is played.
    fn note_person(&mut self, seat: usize, now: i64) {
        let times = &mut self.seats[seat];
        if times.since.is_some_and(|since| elapsed(since, now) >= SLOW) {
            // The turn that was slow counts itself off.
            self.unhurried = SLOW_TURNS + 1;
        }
        times.acted_at = now;
    }

    /// When this seat's person last decided something.
    pub(crate) fn acted_at(&self, player: PlayerId) -> i64 {
        self.seats[player.index()].acted_at
    }

    /// How long somebody may be without a connection before the others need not wait for them.
    pub(crate) fn patience(&self) -> i64 {
        let (live, by_turns) = PATIENCE;
        match self.clock {
            Clock::None if self.unhurried == 0 => live,
            Clock::PerTurn { limit } | Clock::TurnAndBank { limit, .. } => limit,
            Clock::Bank { bank, .. } if bank < DAY => live,
            Clock::None | Clock::Bank { .. } => by_turns,
        }
    }

    /// Do people take their time, as far as the clock or what happened lately tells?
    pub(crate) fn is_unhurried(&self) -> bool {
        self.patience() >= SLOW
    }

    /// Without a clock nothing adds up: who acts in the middle of a turn is there, and waiting begins anew.
    fn sign_of_life(&mut self, seat: usize, now: i64) {
        if self.clock == Clock::None {
            let times = &mut self.seats[seat];
            times.since = times.since.map(|_| now);
        }
    }

    /// The game went back to this: what was used is used, and everybody's present turn begins anew.
    pub(crate) fn restart(&mut self, game: &Game, persons: PlayerSet, now: i64) {
        self.phase = phase(game);
        for seat in 0..MAX_PLAYERS {
            let player = PlayerId(seat as u8);
            self.charge(seat, persons.contains(player), now);
            self.seats[seat].since = game.decision().awaited.contains(player).then_some(now);
        }
    }

    /// A player undid a step taken at `acted`. Everybody else has what they had `before`; the player has used the
    /// time spent on that turn, but not the time in which others were awaited, and earns nothing by it.
    pub(crate) fn undo(&mut self, before: Times, player: PlayerId, acted: i64, now: i64) {
        let seat = player.index();
        let present = self.seats[seat].since;
        *self = before;
        let pause = self.pause;
        let times = &mut self.seats[seat];
        if let Some(since) = times.since
            && present != Some(since)
        {
            let spent = times
                .used(since, pause, acted)
                .saturating_add(present.map_or(0, |present| times.used(present, pause, now)));
            times.spend(spent);
            times.since = Some(now);
        }
        self.sign_of_life(seat, now);
    }

    /// A bot took over, or the person came back; who does so after their time was out has a little.
    pub(crate) fn hand_over(&mut self, player: PlayerId, was_person: bool, now: i64) {
        let seat = player.index();
        self.charge(seat, was_person, now);
        let times = &mut self.seats[seat];
        if !was_person {
            times.acted_at = now;
            times.bank = match self.clock {
                Clock::Bank { increment, .. } => times.bank.max(COME_BACK.max(increment)),
                Clock::TurnAndBank { .. } | Clock::PerTurn { .. } | Clock::None => times.bank.max(0),
            };
        }
    }

    /// Nobody is awaited any more.
    pub(crate) fn stop(&mut self, persons: PlayerSet, now: i64) {
        for seat in 0..MAX_PLAYERS {
            self.charge(seat, persons.contains(PlayerId(seat as u8)), now);
            self.seats[seat].since = None;
        }
    }

    // ---- resting ---------------------------------------------------------------------------------

    /// Clocks stop, or run again. What was used until now is used.
    pub(crate) fn pause(&mut self, on: bool, persons: PlayerSet, now: i64) {
        for seat in 0..MAX_PLAYERS {
            self.count(seat, persons.contains(PlayerId(seat as u8)), now);
        }
        self.pause = on.then(|| now.saturating_add(LONGEST_PAUSE));
    }

    /// Until when all clocks rest, if they do.
    pub(crate) fn paused(&self, now: i64) -> Option<i64> {
        self.pause.filter(|until| now < *until)
    }

    /// Days of holiday this seat has left.
    pub(crate) fn holidays(&self, player: PlayerId) -> u8 {
        self.seats[player.index()].holidays
    }

    /// Until when this seat's person is on holiday, if they are.
    pub(crate) fn holiday(&self, player: PlayerId, now: i64) -> Option<i64> {
        Some(self.seats[player.index()].holiday).filter(|until| now < *until)
    }

    /// Somebody goes on holiday for so many days.
    pub(crate) fn take_holiday(&mut self, player: PlayerId, days: u8, now: i64) {
        let seat = player.index();
        self.count(seat, true, now);
        let times = &mut self.seats[seat];
        times.holidays = times.holidays.saturating_sub(days);
        times.holiday = times.holiday.max(now).saturating_add(i64::from(days) * DAY);
    }

    /// Somebody is back early: whole days that are left are kept for later.
    pub(crate) fn end_holiday(&mut self, player: PlayerId, now: i64) {
        let seat = player.index();
        self.count(seat, true, now);
        let times = &mut self.seats[seat];
        let whole = u8::try_from(elapsed(now, times.holiday) / DAY).unwrap_or(u8::MAX);
        times.holidays = times.holidays.saturating_add(whole);
        times.holiday = now;
    }

    /// Somebody lives elsewhere now, or goes to bed at another time.
    pub(crate) fn move_to(&mut self, player: PlayerId, zone: Zone, now: i64) {
        self.count(player.index(), true, now);
        self.seats[player.index()].hours = Hours::new(self.rest, Some(zone));
    }

    /// Until when this seat's person need not be there, if a pause or a holiday was agreed.
    pub(crate) fn rests_until(&self, player: PlayerId) -> i64 {
        self.seats[player.index()].runs_from(i64::MIN, self.pause)
    }

    // ---- looking ---------------------------------------------------------------------------------

    pub(crate) fn seat(&self, player: PlayerId, now: i64) -> SeatClock {
        let times = &self.seats[player.index()];
        if self.clock == Clock::None {
            return SeatClock { since: times.since, ..SeatClock::default() };
        }
        let spent = times.since.map_or(0, |since| times.used(since, self.pause, now));
        let rests = self.resting(player, now);
        SeatClock {
            left: Some(times.left().saturating_sub(spent)),
            since: times.since,
            deadline: self.flag(player),
            rests: rests.map(|(why, _)| why),
            until: rests.map(|(_, until)| until),
        }
    }

    /// Why this seat's clock does not run, and until when.
    fn resting(&self, player: PlayerId, now: i64) -> Option<(Resting, i64)> {
        let pause = self.paused(now).map(|until| (Resting::Pause, until));
        pause
            .or_else(|| self.holiday(player, now).map(|until| (Resting::Holiday, until)))
            .or_else(|| self.seats[player.index()].hours.resting(self.rest, now))
    }

    /// When this player's time runs out, if their clock is running or only rests.
    pub(crate) fn flag(&self, player: PlayerId) -> Option<i64> {
        let times = self.seats.get(player.index()).filter(|_| self.clock != Clock::None)?;
        let from = times.runs_from(times.since?, self.pause);
        Some(times.hours.after(from, times.left()))
    }
}
