//! Clocks as data: how much time each seat has left, folded from the stamps of the log.
//!
//! A turn lasts from the moment a seat is awaited until it is no longer awaited, or until the next phase begins. All
//! steps of a working day are one turn, and so are firing and paying.

use magnate_rules::{Game, MAX_PLAYERS, PlayerId, PlayerSet, Stage, Step};
use serde::Serialize;

use crate::options::Clock;

/// Time bookkeeping of a running game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Times {
    clock: Clock,
    /// What is left of each player's bank or turn, as of `since`.
    left: [i64; MAX_PLAYERS],
    /// When each player's present turn began.
    since: [Option<i64>; MAX_PLAYERS],
    /// The phase those turns belong to.
    phase: (u16, Stage),
    /// When each player's person last decided something; the start of the game before that.
    acted_at: [i64; MAX_PLAYERS],
    /// Turns until a slow one is forgotten: people who take their time play by turns.
    unhurried: u8,
}

/// How long somebody who is awaited at a table without a clock may be gone: while people play live, and by turns.
const PATIENCE: (i64, i64) = (10 * 60_000, 3 * DAY);
/// A day in milliseconds.
const DAY: i64 = 24 * 3_600_000;
/// Somebody who was awaited for so long and then decided does not play live.
const SLOW: i64 = 30 * 60_000;
/// So many turns after a slow one people are still taken to play by turns.
const SLOW_TURNS: u8 = 8;

/// One seat's clock as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatClock {
    /// Milliseconds left as of now, below zero when time is out; none without a clock.
    pub left: Option<i64>,
    /// Since when a decision is awaited, in milliseconds since 1970.
    pub since: Option<i64>,
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

impl Times {
    /// Clocks of a game that begins now.
    pub(crate) fn new(clock: Clock, game: &Game, now: i64) -> Self {
        let start = match clock {
            Clock::None => 0,
            Clock::PerTurn { limit } => limit,
            Clock::Bank { bank, .. } => bank,
        };
        let mut times = Times {
            clock,
            left: [start; MAX_PLAYERS],
            since: [None; MAX_PLAYERS],
            phase: phase(game),
            acted_at: [now; MAX_PLAYERS],
            unhurried: 0,
        };
        times.turn(game, None, PlayerSet::NONE, now);
        times
    }

    /// Takes the time a seat has used off; a bot uses nobody's.
    fn charge(&mut self, seat: usize, person: bool, now: i64) {
        if let Some(since) = self.since[seat] {
            match self.clock {
                Clock::Bank { .. } if person => {
                    self.left[seat] = self.left[seat].saturating_sub(elapsed(since, now));
                }
                Clock::PerTurn { limit } => self.left[seat] = limit,
                Clock::Bank { .. } | Clock::None => {}
            }
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
            if self.since[seat].is_some() && (moved || !awaited.contains(player)) {
                let person = persons.contains(player);
                if person {
                    self.unhurried = self.unhurried.saturating_sub(1);
                }
                self.charge(seat, person, now);
                if let Clock::Bank { increment, .. } = self.clock
                    && person
                {
                    self.left[seat] = self.left[seat].saturating_add(increment);
                }
                self.since[seat] = None;
            }
            if awaited.contains(player) && self.since[seat].is_none() {
                self.since[seat] = Some(now);
            }
            if actor == Some(player) {
                self.sign_of_life(seat, now);
            }
        }
    }

    /// A person has decided: how long they were waited for tells how the table is played.
    fn note_person(&mut self, seat: usize, now: i64) {
        if self.since[seat].is_some_and(|since| elapsed(since, now) >= SLOW) {
            // The turn that was slow counts itself off.
            self.unhurried = SLOW_TURNS + 1;
        }
        self.acted_at[seat] = now;
    }

    /// When this seat's person last decided something.
    pub(crate) fn acted_at(&self, player: PlayerId) -> i64 {
        self.acted_at[player.index()]
    }

    /// How long somebody may be without a connection before the others need not wait for them.
    pub(crate) fn patience(&self) -> i64 {
        let (live, by_turns) = PATIENCE;
        match self.clock {
            Clock::None if self.unhurried == 0 => live,
            Clock::PerTurn { limit } => limit,
            Clock::Bank { bank, .. } if bank < DAY => live,
            Clock::None | Clock::Bank { .. } => by_turns,
        }
    }

    /// Without a clock nothing adds up: who acts in the middle of a turn is there, and waiting begins anew.
    fn sign_of_life(&mut self, seat: usize, now: i64) {
        if self.clock == Clock::None {
            self.since[seat] = self.since[seat].map(|_| now);
        }
    }

    /// The game went back to this: what was used is used, and everybody's present turn begins anew.
    pub(crate) fn restart(&mut self, game: &Game, persons: PlayerSet, now: i64) {
        self.phase = phase(game);
        for seat in 0..MAX_PLAYERS {
            let player = PlayerId(seat as u8);
            self.charge(seat, persons.contains(player), now);
            self.since[seat] = game.decision().awaited.contains(player).then_some(now);
        }
    }

    /// A player undid a step taken at `acted`. Everybody else has what they had `before`; the player has used the
    /// time spent on that turn, but not the time in which others were awaited, and earns nothing by it.
    pub(crate) fn undo(&mut self, before: Times, player: PlayerId, acted: i64, now: i64) {
        let seat = player.index();
        let present = self.since[seat];
        *self = before;
        if let Some(since) = self.since[seat]
            && present != Some(since)
        {
            let spent =
                elapsed(since, acted).saturating_add(present.map_or(0, |present| elapsed(present, now)));
            self.left[seat] = self.left[seat].saturating_sub(spent);
            self.since[seat] = Some(now);
        }
        self.sign_of_life(seat, now);
    }

    /// A bot took over, or the person came back.
    pub(crate) fn hand_over(&mut self, player: PlayerId, was_person: bool, now: i64) {
        let seat = player.index();
        if !was_person {
            self.acted_at[seat] = now;
        }
        self.charge(seat, was_person, now);
        self.since[seat] = self.since[seat].map(|_| now);
    }

    /// Nobody is awaited any more.
    pub(crate) fn stop(&mut self, persons: PlayerSet, now: i64) {
        for seat in 0..MAX_PLAYERS {
            self.charge(seat, persons.contains(PlayerId(seat as u8)), now);
            self.since[seat] = None;
        }
    }

    pub(crate) fn seat(&self, player: PlayerId, now: i64) -> SeatClock {
        let since = self.since[player.index()];
        let spent = since.map_or(0, |since| elapsed(since, now));
        let left = match self.clock {
            Clock::None => None,
            Clock::PerTurn { .. } | Clock::Bank { .. } => {
                Some(self.left[player.index()].saturating_sub(spent))
            }
        };
        SeatClock { left, since }
    }

    /// When each of these players' time runs out, for those whose clock is running.
    pub(crate) fn flags(&self, players: PlayerSet) -> impl Iterator<Item = i64> {
        let running = players.iter().filter(|_| self.clock != Clock::None);
        running.filter_map(|player| {
            Some(self.since.get(player.index()).copied()??.saturating_add(self.left[player.index()]))
        })
    }
}
