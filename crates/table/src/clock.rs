//! Clocks as data: how much time each seat has left, folded from the stamps of the log.

use magnate_rules::{MAX_PLAYERS, PlayerId, PlayerSet};
use serde::Serialize;

use crate::options::Clock;

/// Time bookkeeping of a running game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Times {
    clock: Clock,
    /// What is left of each player's bank, as of `since`.
    left: [i64; MAX_PLAYERS],
    /// When each player's present decision began.
    since: [Option<i64>; MAX_PLAYERS],
}

/// One seat's clock as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SeatClock {
    /// Milliseconds left as of now; none without a clock.
    pub left: Option<i64>,
    /// Since when a decision is awaited, in milliseconds since 1970.
    pub since: Option<i64>,
}

impl Times {
    pub(crate) fn new(clock: Clock) -> Self {
        let start = match clock {
            Clock::None => 0,
            Clock::PerTurn { limit } => limit,
            Clock::Bank { bank, .. } => bank,
        };
        Times { clock, left: [start; MAX_PLAYERS], since: [None; MAX_PLAYERS] }
    }

    /// Notes who is awaited from now on; a decision just taken stops its player's clock.
    pub(crate) fn turn(&mut self, awaited: PlayerSet, actor: Option<PlayerId>, now: i64) {
        for seat in 0..MAX_PLAYERS {
            let player = PlayerId(seat as u8);
            let acted = actor == Some(player);
            if let Some(since) = self.since[seat]
                && (acted || !awaited.contains(player))
            {
                match self.clock {
                    Clock::Bank { increment, .. } => {
                        let bonus = if acted { increment } else { 0 };
                        self.left[seat] = self.left[seat] - (now - since).max(0) + bonus;
                    }
                    Clock::PerTurn { limit } => self.left[seat] = limit,
                    Clock::None => {}
                }
                self.since[seat] = None;
            }
            if awaited.contains(player) && self.since[seat].is_none() {
                self.since[seat] = Some(now);
            }
        }
    }

    pub(crate) fn seat(&self, player: PlayerId, now: i64) -> SeatClock {
        let since = self.since[player.index()];
        let spent = since.map_or(0, |since| (now - since).max(0));
        let left = match self.clock {
            Clock::None => None,
            Clock::PerTurn { .. } | Clock::Bank { .. } => Some(self.left[player.index()] - spent),
        };
        SeatClock { left, since }
    }

    /// Has this player's time run out?
    pub(crate) fn is_out(&self, player: PlayerId, now: i64) -> bool {
        self.seat(player, now).left.is_some_and(|left| left <= 0)
    }

    /// When the next clock runs out, if one is running.
    pub(crate) fn next_flag(&self) -> Option<i64> {
        if self.clock == Clock::None {
            return None;
        }
        (0..MAX_PLAYERS).filter_map(|seat| Some(self.since[seat]? + self.left[seat])).min()
    }
}
