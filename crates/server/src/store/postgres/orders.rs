//! Standing orders in `PostgreSQL`.

use async_trait::async_trait;
use sqlx::PgConnection;

use super::super::orders::{self, OrderStore, OrdersRow, StoredOrders};
use super::super::{StoreError, shared};
use super::PostgresStore;

#[async_trait]
impl OrderStore for PostgresStore {
    async fn orders(&self, table: &str) -> Result<Vec<OrdersRow>, StoreError> {
        let work = async {
            let rows = sqlx::query(orders::ORDERS).bind(table).fetch_all(&self.pool).await?;
            Ok(shared::readable::<_, StoredOrders, _>(&rows, "orders"))
        };
        self.line.within(work).await
    }

    async fn put_orders(&self, kept: &OrdersRow) -> Result<(), StoreError> {
        let work = async {
            let mut transaction = self.pool.begin().await?;
            sqlx::query(orders::PUT_ORDERS)
                .bind(&kept.table)
                .bind(i64::from(kept.seat))
                .bind(&kept.user)
                .bind(&kept.data)
                .execute(&mut *transaction)
                .await
                .map_err(shared::reference_error)?;
            tell(&mut transaction, &kept.table).await?;
            transaction.commit().await?;
            Ok(())
        };
        self.line.within(work).await
    }

    async fn amend_orders(&self, kept: &OrdersRow, before: &str) -> Result<bool, StoreError> {
        let work = async {
            let mut transaction = self.pool.begin().await?;
            let done = sqlx::query(orders::AMEND_ORDERS)
                .bind(&kept.table)
                .bind(i64::from(kept.seat))
                .bind(&kept.user)
                .bind(&kept.data)
                .bind(before)
                .execute(&mut *transaction)
                .await?;
            tell(&mut transaction, &kept.table).await?;
            transaction.commit().await?;
            Ok(done.rows_affected() > 0)
        };
        self.line.within(work).await
    }

    async fn remove_orders(&self, table: &str, seat: u8, user: &str) -> Result<(), StoreError> {
        let work = async {
            let mut transaction = self.pool.begin().await?;
            let query = sqlx::query(orders::REMOVE_ORDERS).bind(table).bind(i64::from(seat)).bind(user);
            query.execute(&mut *transaction).await?;
            tell(&mut transaction, table).await?;
            transaction.commit().await?;
            Ok(())
        };
        self.line.within(work).await
    }

    async fn tables_with_orders(&self, unchanged_since: i64) -> Result<Vec<(String, u32)>, StoreError> {
        let work = async {
            let query = sqlx::query_as(orders::TABLES_WITH_ORDERS).bind(unchanged_since);
            orders::numbered(query.fetch_all(&self.pool).await?)
        };
        self.line.within(work).await
    }
}

/// Every process hears it when the transaction is committed.
async fn tell(db: &mut PgConnection, table: &str) -> Result<(), StoreError> {
    sqlx::query("SELECT pg_notify('magnate', 'r:' || $1)").bind(table).execute(db).await?;
    Ok(())
}
