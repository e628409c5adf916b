//! Standing orders at tables: carried out when their maker's turn comes, as an ordinary decision for exactly that state, so
//! that two processes never do it twice. Nobody but their maker learns that there are any.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use magnate_table::{Command, Dropped, KeptOrders, Ordered, Orders, Table, UserId};

use super::{Hub, LiveTable};
use crate::error::ApiError;
use crate::ids;
use crate::store::{OrdersRow, StoreError};

/// How often a process looks for tables whose orders nobody carries out.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// Milliseconds without a change after which another process is taken to be gone.
const GONE_AFTER: i64 = 10_000;

/// Orders as they are kept, and what they say.
#[derive(Clone, Debug)]
pub(super) struct Known {
    row: OrdersRow,
    kept: KeptOrders,
}

/// The orders of a table, and whether somebody carries them out.
#[derive(Debug, Default)]
pub(super) struct OrderBook {
    known: Vec<Known>,
    at_work: bool,
}

fn read(row: OrdersRow) -> Option<Known> {
    match serde_json::from_str(&row.data) {
        Ok(kept) => Some(Known { row, kept }),
        Err(error) => {
            // Of a later version, perhaps.
            tracing::error!(table = row.table, seat = row.seat, %error, "orders cannot be read");
            None
        }
    }
}

fn written(kept: &KeptOrders) -> Result<String, StoreError> {
    serde_json::to_string(kept).map_err(|error| StoreError::Damaged(error.to_string()))
}

impl LiveTable {
    fn order_book(&self) -> std::sync::MutexGuard<'_, OrderBook> {
        self.order_book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hears from the store which orders there are.
    pub(crate) async fn read_orders(&self) -> Result<(), StoreError> {
        let rows = self.store.orders(&self.id).await?;
        self.order_book().known = rows.into_iter().filter_map(read).collect();
        Ok(())
    }

    /// Somebody's orders for their seat.
    pub(crate) async fn orders_of(&self, seat: u8, user: &str) -> Result<Option<KeptOrders>, StoreError> {
        let rows = self.store.orders(&self.id).await?;
        let row = rows.into_iter().find(|row| row.seat == seat && row.user == user);
        Ok(row.and_then(read).map(|known| known.kept))
    }

    /// Keeps somebody's orders for their seat, and carries out what they say about the present moment.
    pub(crate) async fn set_orders(
        self: &Arc<Self>,
        seat: u8,
        user: &str,
        orders: Orders,
    ) -> Result<KeptOrders, ApiError> {
        orders.check()?;
        let kept = KeptOrders { orders, made: self.table().seq(), dropped: None };
        if kept.orders.is_empty() {
            self.store.remove_orders(&self.id, seat, user).await?;
        } else {
            let (table, user, data) = (self.id.clone(), user.to_owned(), written(&kept)?);
            self.store.put_orders(&OrdersRow { table, seat, user, data }).await?;
        }
        self.read_orders().await?;
        self.wake_orders();
        Ok(kept)
    }

    /// The first thing that orders lead to now.
    fn next_ordered(&self, table: &Table) -> Option<(Known, Ordered)> {
        let book = self.order_book();
        book.known.iter().find_map(|known| {
            let by = UserId(known.row.user.clone());
            let ordered = table.ordered(known.row.seat, &by, &known.kept)?;
            Some((known.clone(), ordered))
        })
    }

    /// Carries out orders until nothing is left to do by them. Runs at most once at a time.
    pub fn wake_orders(self: &Arc<Self>) {
        let mut book = self.order_book();
        if !book.known.is_empty() && !std::mem::replace(&mut book.at_work, true) {
            tokio::spawn(Arc::clone(self).carry_out());
        }
    }

    async fn carry_out(self: Arc<Self>) {
        loop {
            let table = self.table();
            let Some((known, ordered)) = self.next_ordered(&table) else {
                // Under the lock, so that a wake-up between the last look and the end is not lost.
                let mut book = self.order_book();
                if self.table().seq() == table.seq() {
                    book.at_work = false;
                    break;
                }
                continue;
            };
            let done = match ordered {
                Ordered::Act(action) => {
                    let command = Command::Act { seat: known.row.seat, action };
                    self.act_for(&known, &command, table.seq()).await
                }
                Ordered::Drop(why) => self.give_up(known, why).await,
            };
            if let Err(error) = done {
                tracing::warn!(table = self.id, code = error.body.code, "orders could not be carried out");
                self.order_book().at_work = false;
                break;
            }
        }
        self.wake_bots();
    }

    /// Decides for somebody, unless something else has happened since.
    async fn act_for(&self, known: &Known, command: &Command, seen: u32) -> Result<(), ApiError> {
        let by = UserId(known.row.user.clone());
        let decide =
            |table: &Table, now: i64| table.decide(&by, command, Some(seen), now, &self.presence(now));
        match self.commit(true, decide).await {
            Ok(_) => metrics::counter!("magnate_orders_carried_out_total").increment(1),
            // Then the orders are read again.
            Err(error) if error.body.code == "stale" => {}
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// A plan comes to nothing: its maker is told why, and asked.
    async fn give_up(&self, known: Known, why: Dropped) -> Result<(), ApiError> {
        let kept = KeptOrders { dropped: Some(why), ..known.kept };
        let after = OrdersRow { data: written(&kept)?, ..known.row.clone() };
        self.store.amend_orders(&after, &known.row.data).await?;
        metrics::counter!("magnate_plans_dropped_total").increment(1);
        Ok(self.read_orders().await?)
    }
}

impl Hub {
    /// Carries out orders wherever nobody does, now and from time to time, for ever: a server was restarted, or another one
    /// is gone.
    pub async fn look_after_orders(self: Arc<Self>) {
        let mut look = tokio::time::interval(LOOK_EVERY);
        let mut seen = HashMap::new();
        loop {
            look.tick().await;
            if let Err(error) = self.wake_ordered(&mut seen).await {
                tracing::warn!(%error, "could not look for tables with orders");
            }
        }
    }

    /// `seen` says how far each table was when it was last looked at: only what has happened since can lead to something.
    async fn wake_ordered(&self, seen: &mut HashMap<String, u32>) -> Result<(), StoreError> {
        let since = if self.store.is_shared() { ids::now() - GONE_AFTER } else { i64::MAX };
        let tables = self.store.tables_with_orders(since).await?;
        seen.retain(|id, _| tables.iter().any(|(known, _)| known == id));
        for (id, seq) in tables {
            if seen.insert(id.clone(), seq) == Some(seq) {
                continue;
            }
            match self.open(&id).await {
                Ok(live) => {
                    live.catch_up().await?;
                    live.wake_orders();
                }
                Err(StoreError::Damaged(fault)) => {
                    tracing::error!(table = id, fault, "the orders of this table cannot be carried out");
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
