//! Bots at tables. They play while people wait for them or look on; a table of bots alone rests when nobody looks. The process that stored a table's last entry lets its bots answer. Where nobody does, because a
//! server was restarted or another one is gone, a process that looks for such tables takes over. Should two of them do
//! so at once, a bot's decision is only stored for the state it was made for, so nothing happens twice.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use magnate_bots::{Explanation, Referee, Ruling, safe_move};
use magnate_rules::PlayerId;
use magnate_table::{Level, Problem, Table};

use super::{Hub, LiveTable};
use crate::error::ApiError;
use crate::ids;
use crate::store::StoreError;
use crate::thinkers::NoThought;

/// How often a process looks for tables whose bots nobody lets play.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// Milliseconds without a change after which another process is taken to be gone.
const GONE_AFTER: i64 = 10_000;
/// While a bot's thought waits or runs: how often to see whether anybody still wants it.
const LOOK_AGAIN: Duration = Duration::from_secs(1);
/// Before a bot that could not move tries again: at first, and at most.
const RETRY: (Duration, Duration) = (Duration::from_millis(200), Duration::from_secs(15));

impl LiveTable {
    /// Notes that somebody looks; bots that rested play on, unless another process lets them.
    pub fn looked_at(self: &Arc<Self>) {
        *self.last_look.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        if self.may_wake() {
            self.wake_bots();
        }
    }

    /// May this process let bots play here? Where processes share tables, the one that made the last change has
    /// precedence.
    fn may_wake(&self) -> bool {
        !self.store.is_shared() || self.table().changed_at() <= ids::now() - GONE_AFTER
    }

    /// Does anybody want to know how it goes on? Where people play, always: they may be waiting for their turn
    /// somewhere else, and bots soon wait for them. A table of bots alone rests when nobody looks.
    fn is_wanted(&self) -> bool {
        if has_people(&self.table()) || self.notices.receiver_count() > 0 {
            return true;
        }
        let last_look = *self.last_look.lock().unwrap_or_else(PoisonError::into_inner);
        last_look.is_some_and(|look| look.elapsed() < self.rest_after)
    }

    /// Comes when nobody wants to know any more how it goes on.
    async fn unwanted(&self) {
        while self.is_wanted() {
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    }

    /// Is there something for its bots to do?
    fn has_work(&self) -> bool {
        self.table().bot_to_act().is_some() && self.is_wanted()
    }

    /// Lets the bots of this table play until a person is to act, or nobody looks. Runs at most once at a time.
    pub fn wake_bots(self: &Arc<Self>) {
        if !self.has_work() {
            return;
        }
        let mut at_work = self.bots_at_work.lock().unwrap_or_else(PoisonError::into_inner);
        if !std::mem::replace(&mut *at_work, true) {
            tokio::spawn(Arc::clone(self).play_bots());
        }
    }

    /// Moves bots until nothing is awaited from one, nobody wants to know, or the server goes down.
    async fn play_bots(self: Arc<Self>) {
        let mut closing = self.closing.clone();
        let mut pause = RETRY.0;
        while !*closing.borrow() {
            let Some((seat, bot)) = self.table().bot_to_act().filter(|_| self.is_wanted()) else {
                // Under the lock, so that a wake-up between the last look and the end is not lost.
                let mut at_work = self.bots_at_work.lock().unwrap_or_else(PoisonError::into_inner);
                if !self.has_work() {
                    *at_work = false;
                    self.hurry.send_replace(false);
                    return;
                }
                continue;
            };
            let Err(error) = self.bot_move(seat, bot).await else {
                pause = RETRY.0;
                self.wake_orders();
                continue;
            };
            tracing::warn!(table = self.id, seat, code = error.body.code, "a bot could not move");
            tokio::select! {
                () = tokio::time::sleep(pause) => pause = RETRY.1.min(pause * 2),
                _ = closing.wait_for(|closing| *closing) => {}
            }
        }
    }

    async fn bot_move(&self, seat: u8, level: Level) -> Result<(), ApiError> {
        let table = self.table();
        let Some(view) = table.view(Some(seat)) else { return Ok(()) };
        let ready_at = tokio::time::Instant::now() + Duration::from_millis(table.options().bot_pace.into());
        let mut referee = self.bot(seat, level);
        let owner = self.thinkers.owner(&table.host().0);
        let thought = self.thinkers.think(owner, move |budget, stop| {
            referee.think_with(budget);
            referee.stop_when(stop);
            let ruling = referee.ask(&view, PlayerId(seat));
            (ruling, referee)
        });
        let thought = tokio::select! {
            thought = thought => thought,
            // It rests; the thought is dropped.
            () = self.unwanted() => return Ok(()),
        };
        let action = match thought {
            Ok((ruling, referee)) => {
                self.bots().insert(seat, (level, referee));
                note(&self.id, seat, level, &ruling);
                Some(ruling.action)
            }
            Err(NoThought::Crowded) => return Err(ApiError::bots_busy()),
            // It cannot be: the referee catches what bots do. But a game never stops.
            Err(NoThought::Crashed) => table.game().map(|game| safe_move(game, PlayerId(seat))),
        };
        let Some(action) = action else { return Ok(()) };
        self.let_people_watch(ready_at).await;
        let seen = table.seq();
        let done = self.commit(true, |now, _| match now.seq() {
            current if current == seen => now.decide_bot(seat, &action),
            current => Err(Problem::Stale { expected: seen, current }),
        });
        match done.await {
            // Something else happened while it was thinking: it thinks again.
            Err(error) if error.body.code == "stale" => Ok(()),
            done => done.map(drop),
        }
    }

    /// The bot in a seat, or a fresh one.
    fn bot(&self, seat: u8, level: Level) -> Referee {
        match self.bots().remove(&seat) {
            Some((known, referee)) if known == level => referee,
            _ => Referee::new(&level.into(), ids::random_seed(), self.thinkers.budget()),
        }
    }

    fn bots(&self) -> std::sync::MutexGuard<'_, HashMap<u8, (Level, Referee)>> {
        self.bots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until it is time for a bot's move, unless nobody looks on, somebody is in a hurry or the server goes down.
    async fn let_people_watch(&self, ready_at: tokio::time::Instant) {
        if self.notices.receiver_count() == 0 {
            return;
        }
        let (mut hurry, mut closing) = (self.hurry.subscribe(), self.closing.clone());
        tokio::select! {
            () = tokio::time::sleep_until(ready_at) => {}
            _ = hurry.wait_for(|hurry| *hurry) => {}
            _ = closing.wait_for(|closing| *closing) => {}
        }
    }

    /// Lets the bots move at once until a person is to act.
    pub fn skip(&self) {
        if self.table().bot_to_act().is_some() {
            self.hurry.send_replace(true);
        }
    }

    /// What the best bot would do in this seat, seen from this seat, and why.
    pub async fn hint(&self, asker: &str, seat: u8) -> Result<Explanation, ApiError> {
        let view = self.table().view(Some(seat)).ok_or(Problem::NotStarted)?;
        let level = Level::Magnate;
        let thought = self.thinkers.think(self.thinkers.owner(asker), move |budget, stop| {
            let mut referee = Referee::new(&level.into(), ids::random_seed(), budget);
            referee.stop_when(stop);
            referee.advise(&view, PlayerId(seat))
        });
        let (ruling, why) = thought.await.map_err(|_| ApiError::bots_busy())?;
        note(&self.id, seat, level, &ruling);
        metrics::counter!("magnate_hints_total").increment(1);
        Ok(why)
    }
}

/// Does a person play at this table?
pub(super) fn has_people(table: &Table) -> bool {
    table.seats().iter().any(|seat| seat.person().is_some())
}

/// Counts and logs a bot's decision.
fn note(table: &str, seat: u8, level: Level, ruling: &Ruling) {
    metrics::histogram!("magnate_bot_thinking_seconds", "level" => level.id()).record(ruling.took);
    if let Some((fault, detail)) = &ruling.fault {
        let fault = fault.id();
        metrics::counter!("magnate_bot_fallbacks_total", "level" => level.id(), "fault" => fault)
            .increment(1);
        tracing::error!(table, seat, %level, fault, detail, "a safe move was played for a bot");
    }
}

impl Hub {
    fn unchanged_since(&self) -> i64 {
        if self.store.is_shared() { ids::now() - GONE_AFTER } else { i64::MAX }
    }

    /// Lets bots play wherever people wait for them and nobody does, now and from time to time, for ever. Tables of bots
    /// alone rest until somebody looks.
    pub async fn look_after_bots(self: Arc<Self>) {
        let mut look = tokio::time::interval(LOOK_EVERY);
        let mut hopeless = HashSet::new();
        loop {
            look.tick().await;
            if let Err(error) = self.wake_waiting(&mut hopeless).await {
                tracing::warn!(%error, "could not look for tables whose bots are awaited");
            }
        }
    }

    /// `hopeless` are tables that cannot be opened, which it is enough to say once, or that rest.
    async fn wake_waiting(&self, hopeless: &mut HashSet<String>) -> Result<(), StoreError> {
        // Those looked at here whose bots another process let play until it was gone.
        for live in self.all() {
            if live.may_wake() {
                live.wake_bots();
            }
        }
        for id in self.store.tables_awaiting_bots(self.unchanged_since()).await? {
            if hopeless.contains(&id) {
                continue;
            }
            match self.open(&id).await {
                Ok(live) if live.is_wanted() => live.wake_bots(),
                // Lists of an earlier version know of tables that rest now.
                Ok(_) => _ = hopeless.insert(id),
                Err(error @ StoreError::Damaged(_)) => {
                    tracing::error!(table = id, %error, "the bots of this table cannot play");
                    hopeless.insert(id);
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
