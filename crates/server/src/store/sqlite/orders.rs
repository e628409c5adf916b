//! Standing orders in `SQLite`.

use async_trait::async_trait;

use super::super::orders::{self, OrderStore, OrdersRow, StoredOrders};
use super::super::{StoreError, shared};
use super::SqliteStore;
use super::write::Write;

#[async_trait]
impl OrderStore for SqliteStore {
    async fn orders(&self, table: &str) -> Result<Vec<OrdersRow>, StoreError> {
        let rows = sqlx::query(orders::ORDERS).bind(table).fetch_all(&self.reads).await?;
        Ok(shared::readable::<_, StoredOrders, _>(&rows, "orders"))
    }

    async fn put_orders(&self, orders: &OrdersRow) -> Result<(), StoreError> {
        self.write(Write::PutOrders { orders: orders.clone(), before: None }).await.map(drop)
    }

    async fn amend_orders(&self, orders: &OrdersRow, before: &str) -> Result<bool, StoreError> {
        let write = Write::PutOrders { orders: orders.clone(), before: Some(before.to_owned()) };
        self.write(write).await.map(|changed| changed > 0)
    }

    async fn remove_orders(&self, table: &str, seat: u8, user: &str) -> Result<(), StoreError> {
        let (table, user) = (table.to_owned(), user.to_owned());
        self.write(Write::RemoveOrders { table, seat, user }).await.map(drop)
    }

    async fn tables_with_orders(&self, unchanged_since: i64) -> Result<Vec<(String, u32)>, StoreError> {
        let query = sqlx::query_as(orders::TABLES_WITH_ORDERS).bind(unchanged_since);
        orders::numbered(query.fetch_all(&self.reads).await?)
    }
}
