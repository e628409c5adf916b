//! Takes in the results of games that ended: those of this moment, those of other processes that did not come to it, and all
//! from before there were results. Nobody waits for it.

use std::time::Duration;

use tokio::sync::Notify;

use super::derive;
use crate::app::App;
use crate::store::StoreError;

/// Results taken in before looking whether there are more.
const AT_ONCE: u32 = 50;
/// How often to look for what nobody told of.
const LOOK: Duration = Duration::from_secs(30);

/// Tells the keeper that a game has ended here.
#[derive(Debug, Default)]
pub struct Bell(Notify);

impl Bell {
    /// A game has ended.
    pub fn ring(&self) {
        self.0.notify_one();
    }
}

/// Takes results in for as long as the server runs.
pub(crate) async fn keep(app: App) {
    let mut look = tokio::time::interval(LOOK);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = look.tick() => {}
            () = app.hub.ended().0.notified() => {}
        }
        loop {
            match take_in(&app).await {
                Ok(0) => break,
                Ok(_) => {}
                Err(error) => {
                    tracing::warn!(%error, "could not take in results");
                    break;
                }
            }
        }
    }
}

/// Takes in some results that are waiting, and says how many tables were looked at.
async fn take_in(app: &App) -> Result<usize, StoreError> {
    let waiting = app.store.unscored(AT_ONCE).await?;
    for table in &waiting {
        let log = match app.store.log(table, 0).await {
            Err(StoreError::Damaged(fault)) => {
                tracing::error!(table, fault, "a game has no result: its log is damaged");
                app.store.skip_result(table).await?;
                continue;
            }
            log => log?,
        };
        let id = table.clone();
        // A long game takes a while: not on the threads that serve requests.
        let derived = tokio::task::spawn_blocking(move || derive::outcome(&id, &log)).await;
        match derived {
            Ok(Ok(Some(outcome))) => {
                if app.store.enter_result(&outcome).await? {
                    metrics::counter!("magnate_results_total", "pace" => outcome.pace.id()).increment(1);
                }
            }
            // Of other rules: nobody here knows how it ended.
            Ok(Ok(None)) => app.store.skip_result(table).await?,
            Ok(Err(corrupt)) => {
                tracing::error!(table, %corrupt, "a game has no result: its log cannot be folded");
                app.store.skip_result(table).await?;
            }
            Err(error) => {
                tracing::error!(table, %error, "a game has no result");
                app.store.skip_result(table).await?;
            }
        }
    }
    Ok(waiting.len())
}
