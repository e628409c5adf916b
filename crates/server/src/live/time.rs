//! Somebody's time is out, and the table has agreed what comes of it. Every process looks for such tables; whoever stores
//! the entry first has done it, the others see that nothing is left to do.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use magnate_table::Problem;

use super::{Hub, LiveTable};
use crate::error::ApiError;
use crate::ids;
use crate::store::{StoreError, TableFilter};

/// How often a process looks for them.
const LOOK_EVERY: Duration = Duration::from_secs(2);
/// Tables at a time; the rest has the next look.
const AT_ONCE: u32 = 100;

impl LiveTable {
    /// Lets come of it what was agreed that somebody's time is out. True when something did, here or through another
    /// process.
    pub(crate) async fn mind_the_time(self: &Arc<Self>) -> Result<(), ApiError> {
        let done = self.commit(false, |table, now| {
            // Any word will do: nobody is told.
            table.decide_time_out(now).ok_or(Problem::NotAbsent { seat: 0 })
        });
        match done.await {
            Ok(_) => metrics::counter!("magnate_times_out_total").increment(1),
            Err(error) if error.body.code == "not_absent" => {}
            Err(error) => return Err(error),
        }
        self.wake_orders();
        self.wake_bots();
        Ok(())
    }
}

impl Hub {
    /// Looks for people whose time is out, for ever. Not at once: whoever was kept out because the server was down has the
    /// usual time to come back.
    pub async fn mind_the_time(self: Arc<Self>) {
        tokio::time::sleep(self.grace).await;
        let mut look = tokio::time::interval(LOOK_EVERY);
        let mut hopeless = HashSet::new();
        loop {
            look.tick().await;
            if let Err(error) = self.end_times(&mut hopeless).await {
                tracing::warn!(%error, "could not look for people whose time is out");
            }
        }
    }

    /// `hopeless` are tables where nothing can come of it, which it is enough to say once.
    async fn end_times(&self, hopeless: &mut HashSet<String>) -> Result<(), StoreError> {
        for row in self.store.tables(&TableFilter::OutOfTime(ids::now()), AT_ONCE).await? {
            if hopeless.contains(&row.id) {
                continue;
            }
            let ended = match self.open(&row.id).await {
                Ok(live) => {
                    live.catch_up().await?;
                    live.mind_the_time().await
                }
                Err(error) => Err(error.into()),
            };
            if let Err(error) = ended {
                tracing::error!(
                    table = row.id,
                    code = error.body.code,
                    "nothing comes of somebody's time being out"
                );
                hopeless.insert(row.id);
            }
        }
        Ok(())
    }
}
