//! Bots at tables. The process that stored a table's last entry lets its bots answer. Where nobody does, because a
//! server was restarted or another one is gone, a process that looks for such tables takes over. Should two of them do
//! so at once, a bot's decision is only stored for the state it was made for, so nothing happens twice.

use std::collections::HashSet;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use magnate_bots::Budget;
use magnate_rules::{Action, PlayerId, Staff};
use magnate_table::{Level, Problem};
use tokio::sync::Semaphore;

use super::{Hub, LiveTable};
use crate::error::ApiError;
use crate::ids;
use crate::store::StoreError;

/// Bots that think at the same time.
static BOT_THREADS: Semaphore = Semaphore::const_new(2);
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

    async fn bot_move(&self, seat: u8, bot: Level) -> Result<(), ApiError> {
        let table = self.table();
        let Some(view) = table.view(Some(seat)) else { return Ok(()) };
        // Thinking happens on its own threads, a few at a time, so that no other table waits for it.
        let turn = BOT_THREADS.acquire().await;
        let thought = tokio::task::spawn_blocking(move || {
            bot.make(ids::random_seed(), Budget::default()).decide(&view, PlayerId(seat))
        });
        let action = thought.await.ok().and_then(Result::ok);
        drop(turn);
        let action = action.or_else(|| {
            tracing::error!(table = self.id, seat, "a bot had no answer; the first legal action is played");
            // While restructuring nothing is listed; an empty structure always fits.
            let idle = || Action::Work { cards: Box::new(Staff::NONE) };
            table.game().map(|game| game.legal(PlayerId(seat)).into_iter().next().unwrap_or_else(idle))
        });
        let Some(action) = action else { return Ok(()) };
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
