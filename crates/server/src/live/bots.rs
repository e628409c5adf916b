//! Bots at tables. The process that stored a table's last entry lets its bots answer. Where nobody does, because a
//! server was restarted or another one is gone, a process that looks for such tables takes over. Should two of them do
//! so at once, a bot's decision is only stored for the state it was made for, so nothing happens twice.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use magnate_bots::{Candidate, Explanation, Referee, Ruling, safe_move};
use magnate_rules::PlayerId;
use magnate_table::{Level, Problem};

use super::{Hub, LiveTable};
use crate::error::ApiError;
use crate::ids;
use crate::store::StoreError;

/// How often a process looks for tables whose bots nobody lets play.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// Milliseconds without a change after which another process is taken to be gone.
const GONE_AFTER: i64 = 10_000;
/// Before a bot that could not move tries again: at first, and at most.
const RETRY: (Duration, Duration) = (Duration::from_millis(200), Duration::from_secs(15));

impl LiveTable {
    /// Lets the bots of this table play until a person is to act. Runs at most once at a time.
    pub fn wake_bots(self: &Arc<Self>) {
        if self.table().bot_to_act().is_none() {
            return;
        }
        let mut at_work = self.bots_at_work.lock().unwrap_or_else(PoisonError::into_inner);
        if !std::mem::replace(&mut *at_work, true) {
            tokio::spawn(Arc::clone(self).play_bots());
        }
    }

    /// Moves bots until nothing is awaited from one, or the server goes down.
    async fn play_bots(self: Arc<Self>) {
        let mut closing = self.closing.clone();
        let mut pause = RETRY.0;
        while !*closing.borrow() {
            let Some((seat, bot)) = self.table().bot_to_act() else {
                // Under the lock, so that a wake-up between the last look and the end is not lost.
                let mut at_work = self.bots_at_work.lock().unwrap_or_else(PoisonError::into_inner);
                if self.table().bot_to_act().is_none() {
                    *at_work = false;
                    self.hurry.send_replace(false);
                    return;
                }
                continue;
            };
            let Err(error) = self.bot_move(seat, bot).await else {
                pause = RETRY.0;
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
        let thought = self.thinkers.think(move |threads| {
            referee.think_on(threads);
            let ruling = referee.ask(&view, PlayerId(seat));
            (ruling, referee)
        });
        let action = match thought.await {
            Some((ruling, referee)) => {
                self.bots().insert(seat, (level, referee));
                note(&self.id, seat, level, &ruling);
                Some(ruling.action)
            }
            // It cannot be: the referee catches what bots do. But a game never stops.
            None => table.game().map(|game| safe_move(game, PlayerId(seat))),
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
    pub async fn hint(&self, seat: u8) -> Option<Explanation> {
        let view = self.table().view(Some(seat))?;
        let (level, budget) = (Level::Magnate, self.thinkers.budget());
        let thought = self.thinkers.think(move |threads| {
            let mut referee = Referee::new(&level.into(), ids::random_seed(), budget);
            referee.think_on(threads);
            let ruling = referee.ask(&view, PlayerId(seat));
            let why = referee.explain().filter(|why| !why.candidates.is_empty()).cloned();
            let why = why.unwrap_or_else(|| Explanation {
                candidates: vec![Candidate::judged(vec![ruling.action.clone()], 0)],
                ..Explanation::default()
            });
            (ruling, why)
        });
        let (ruling, why) = thought.await?;
        note(&self.id, seat, level, &ruling);
        metrics::counter!("magnate_hints_total").increment(1);
        Some(why)
    }
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
    /// May this process let bots play at a table that last changed then? Where processes share tables, the one that
    /// made the change has precedence.
    pub(super) fn may_wake(&self, changed_at: i64) -> bool {
        changed_at <= self.unchanged_since()
    }

    fn unchanged_since(&self) -> i64 {
        if self.store.is_shared() { ids::now() - GONE_AFTER } else { i64::MAX }
    }

    /// Lets bots play wherever nobody does, now and from time to time, for ever.
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

    /// `hopeless` are tables that cannot be opened; it is enough to say so once.
    async fn wake_waiting(&self, hopeless: &mut HashSet<String>) -> Result<(), StoreError> {
        for id in self.store.tables_awaiting_bots(self.unchanged_since()).await? {
            if hopeless.contains(&id) {
                continue;
            }
            match self.open(&id).await {
                Ok(live) => live.wake_bots(),
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
