//! Standing orders: what people want done for them at a table. Nobody but their maker sees them.

use async_trait::async_trait;

use super::StoreError;

/// Somebody's orders for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrdersRow {
    /// The table.
    pub table: String,
    /// The seat they are for.
    pub seat: u8,
    /// Whose they are.
    pub user: String,
    /// The orders as JSON.
    pub data: String,
}

/// Where standing orders are kept.
#[async_trait]
pub trait OrderStore: Send + Sync {
    /// The orders of everybody at a table.
    async fn orders(&self, table: &str) -> Result<Vec<OrdersRow>, StoreError>;
    /// Keeps somebody's orders for a seat in place of those before, and tells every process.
    async fn put_orders(&self, orders: &OrdersRow) -> Result<(), StoreError>;
    /// The same, but only while they are still what they were: whoever changed them meanwhile has the last word. True when
    /// they were.
    async fn amend_orders(&self, orders: &OrdersRow, before: &str) -> Result<bool, StoreError>;
    /// Removes somebody's orders for a seat, and tells every process.
    async fn remove_orders(&self, table: &str, seat: u8, user: &str) -> Result<(), StoreError>;
    /// Tables under way for which there are orders and where nothing has happened since a time, with the number their next
    /// entry will have.
    async fn tables_with_orders(&self, unchanged_since: i64) -> Result<Vec<(String, u32)>, StoreError>;
}

pub(super) const ORDERS: &str =
    "SELECT table_id, seat, user_id, data FROM orders WHERE table_id = $1 ORDER BY seat, user_id";
pub(super) const PUT_ORDERS: &str = "INSERT INTO orders (table_id, seat, user_id, data) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (table_id, seat, user_id) DO UPDATE SET data = excluded.data";
pub(super) const AMEND_ORDERS: &str =
    "UPDATE orders SET data = $4 WHERE table_id = $1 AND seat = $2 AND user_id = $3 AND data = $5";
pub(super) const REMOVE_ORDERS: &str =
    "DELETE FROM orders WHERE table_id = $1 AND seat = $2 AND user_id = $3";
pub(super) const TABLES_WITH_ORDERS: &str = "SELECT t.id, t.seq FROM tables t WHERE t.status = 'playing' \
     AND t.changed_at <= $1 AND EXISTS (SELECT 1 FROM orders o WHERE o.table_id = t.id) ORDER BY t.id";

/// A row of `orders`.
pub(super) type StoredOrders = (String, i64, String, String);

impl TryFrom<StoredOrders> for OrdersRow {
    type Error = StoreError;

    fn try_from((table, seat, user, data): StoredOrders) -> Result<Self, StoreError> {
        let seat = u8::try_from(seat)
            .map_err(|_| StoreError::Damaged(format!("orders at table {table}: seat {seat}")))?;
        Ok(Self { table, seat, user, data })
    }
}

/// Ids and numbers as they come out of [`TABLES_WITH_ORDERS`].
pub(super) fn numbered(rows: Vec<(String, i64)>) -> Result<Vec<(String, u32)>, StoreError> {
    rows.into_iter()
        .map(|(id, seq)| {
            let seq = super::shared::number(seq, &format!("table {id}"))?;
            Ok((id, seq))
        })
        .collect()
}
