//! Pictures of games: what everybody may see, kept beside the log. A later version of the rules may not be able to play a
//! game on, but will show its last picture. So one is made whenever a table has rested for a moment, when a game ends and
//! when the server stops; and after a crash, of the tables it left without.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use magnate_rules::RULES_VERSION;
use magnate_table::{Status, Table};

use super::{Hub, LiveTable};
use crate::ids;
use crate::store::StoreError;

/// How often to look for tables that rest. One that has not changed between two looks does.
const LOOK_EVERY: Duration = Duration::from_secs(2);
/// Pictures made in one look, so that a busy server has something else to do too.
const AT_ONCE: usize = 50;
/// A table that never rests gets one after so many entries.
const AT_LEAST_EVERY: u32 = 100;
/// Looks between two looks into the store, for tables that nobody has opened since a crash.
const STORE_EVERY: u32 = 30;
/// Milliseconds a table has to be left alone before it is looked for in the store: others may be about to make a picture.
const LEFT_ALONE: i64 = 60_000;

/// How far the pictures of a table go, in entries.
#[derive(Debug, Default)]
pub(super) struct Pictured {
    /// The last picture; 0 for none.
    upto: AtomicU32,
    /// The table when it was last looked at.
    seen: AtomicU32,
}

impl LiveTable {
    /// Has something happened since the last picture of a game that is under way?
    pub(super) fn needs_picture(&self) -> bool {
        let table = self.table();
        table.status() == Status::Playing && self.pictured.upto.load(Ordering::Relaxed) < table.seq()
    }

    /// Looks at the table: is it time for a picture?
    fn is_picture_due(&self) -> bool {
        let seq = self.table().seq();
        let rests = self.pictured.seen.swap(seq, Ordering::Relaxed) == seq;
        let long = seq.saturating_sub(self.pictured.upto.load(Ordering::Relaxed)) >= AT_LEAST_EVERY;
        self.needs_picture() && (rests || long)
    }

    /// Keeps a picture of the table as it is.
    pub(super) async fn keep_picture(&self) {
        let table = self.table();
        match keep(self, &table).await {
            Ok(()) => _ = self.pictured.upto.fetch_max(table.seq(), Ordering::Relaxed),
            Err(error) => tracing::warn!(table = self.id, %error, "could not keep a picture"),
        }
    }
}

async fn keep(live: &LiveTable, table: &Table) -> Result<(), StoreError> {
    match table.view(None) {
        Some(view) => live.store.put_snapshot(&live.id, table.seq(), &view.to_value()).await,
        None => Ok(()),
    }
}

impl Hub {
    /// Keeps pictures, for ever.
    pub async fn keep_pictures(self: Arc<Self>) {
        let mut look = tokio::time::interval(LOOK_EVERY);
        let mut hopeless = HashSet::new();
        for number in 0_u32.. {
            look.tick().await;
            for live in self.all().iter().filter(|live| live.is_picture_due()).take(AT_ONCE) {
                live.keep_picture().await;
            }
            if number.is_multiple_of(STORE_EVERY)
                && let Err(error) = self.picture_the_forgotten(&mut hopeless).await
            {
                tracing::warn!(%error, "could not look for tables without a picture");
            }
        }
    }

    /// Keeps every picture that is missing: the server stops.
    pub async fn keep_last_pictures(&self) {
        for live in self.all().iter().filter(|live| live.needs_picture()) {
            live.keep_picture().await;
        }
    }

    /// Tables that a crash left without their last picture. `hopeless` are those that cannot be played to their end.
    async fn picture_the_forgotten(&self, hopeless: &mut HashSet<String>) -> Result<(), StoreError> {
        let alone = ids::now() - LEFT_ALONE;
        let forgotten = self.store.tables_without_picture(RULES_VERSION, alone, AT_ONCE as u32).await?;
        for id in forgotten.into_iter().filter(|id| self.find(id).is_none()) {
            if hopeless.contains(&id) {
                continue;
            }
            let log = match self.store.log(&id, 0).await {
                Err(StoreError::Damaged(_)) => Vec::new(),
                log => log?,
            };
            let folded = tokio::task::spawn_blocking(move || {
                let table = Table::from_log(&log).ok()?;
                table.view(None).map(|view| (table.seq(), view.to_value()))
            });
            match folded.await.ok().flatten() {
                Some((seq, picture)) => self.store.put_snapshot(&id, seq, &picture).await?,
                None => {
                    tracing::error!(table = id, "no picture can be made of this table");
                    hopeless.insert(id);
                }
            }
        }
        Ok(())
    }
}
