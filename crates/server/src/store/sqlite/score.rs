//! Results are taken in by the one writer of `SQLite`.

use async_trait::async_trait;
use sqlx::SqliteConnection;

use super::SqliteStore;
use super::write::Write;
use crate::store::StoreError;
use crate::store::score::{ScoreWrite, ScoreWriter, score_fold};

mod queries {
    super::score_fold!(sqlx::SqliteConnection);
}

#[async_trait]
impl ScoreWriter for SqliteStore {
    async fn write_score(&self, write: ScoreWrite) -> Result<i64, StoreError> {
        self.write(Write::Score(write)).await
    }
}

/// Carries a write out, inside the writer's transaction.
pub(super) async fn apply(db: &mut SqliteConnection, write: &ScoreWrite) -> Result<i64, StoreError> {
    queries::apply(db, write).await
}
