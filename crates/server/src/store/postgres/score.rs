//! Results are taken in one after the other, whichever process does it: every rating follows from the one before.

use async_trait::async_trait;

use super::PostgresStore;
use crate::store::StoreError;
use crate::store::score::{ScoreWrite, ScoreWriter, score_fold};

mod queries {
    super::score_fold!(sqlx::PgConnection);
}

/// The lock that whoever takes a result in holds.
const RESULTS: i64 = 1_835_099_503;

#[async_trait]
impl ScoreWriter for PostgresStore {
    async fn write_score(&self, write: ScoreWrite) -> Result<i64, StoreError> {
        let work = async {
            // One at a time here as well: whoever waits for another process holds a connection.
            let _turn = self.results.lock().await;
            let mut transaction = self.pool.begin().await?;
            // Nobody waits for these: another process may be taking in results of its own.
            sqlx::query("SET LOCAL lock_timeout = '30s'").execute(&mut *transaction).await?;
            let lock = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(RESULTS);
            lock.execute(&mut *transaction).await?;
            let done = queries::apply(&mut transaction, &write).await?;
            transaction.commit().await?;
            Ok(done)
        };
        // A host who has all ratings worked out anew waits as long as it takes.
        if matches!(write, ScoreWrite::Recount) { work.await } else { self.line.patiently(work).await }
    }
}
