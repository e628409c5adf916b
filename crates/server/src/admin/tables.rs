//! Tables, as the host sees them: no more than what lists show.

use std::collections::HashMap;

use magnate_table::Status;

use super::office::{No, Office, because, done};
use super::{Answer, TableLine};
use crate::store::{Store, StoreError, TableFilter, TableRow, User};

/// Tables of somebody, or all that are under way, newest change first.
pub(super) async fn list(
    store: &dyn Store,
    of: Option<&User>,
    limit: u32,
) -> Result<Vec<TableLine>, StoreError> {
    let rows = match of {
        None => store.tables(&TableFilter::UnderWay, limit).await?,
        Some(user) => {
            let mut rows = store.tables(&TableFilter::Mine(user.id.clone()), limit).await?;
            rows.extend(store.tables(&TableFilter::MyFinished(user.id.clone()), limit).await?);
            rows.truncate(limit as usize);
            rows
        }
    };
    let mut ids: Vec<String> = rows.iter().flat_map(|row| row.summary.members.iter().cloned()).collect();
    ids.sort();
    ids.dedup();
    let users = store.users(&ids).await?;
    let names: HashMap<&str, &str> =
        users.iter().map(|user| (user.id.as_str(), user.name.as_str())).collect();
    Ok(rows.iter().map(|row| line(row, &names)).collect())
}

fn line(row: &TableRow, names: &HashMap<&str, &str>) -> TableLine {
    let named = |ids: &[String]| -> Vec<String> {
        ids.iter().map(|id| (*names.get(id.as_str()).unwrap_or(&id.as_str())).to_owned()).collect()
    };
    let status = match row.summary.status {
        Status::Lobby => "lobby",
        Status::Playing => "playing",
        Status::Finished => "finished",
        Status::Abandoned => "abandoned",
        Status::Archived => "archived",
    };
    TableLine {
        id: row.id.clone(),
        name: row.summary.name.clone(),
        status: status.to_owned(),
        public: row.summary.public,
        people: named(&row.summary.members),
        awaited: named(&row.summary.awaited),
        changed_at: row.changed_at,
    }
}

impl Office {
    pub(super) async fn close(&self, table: &str) -> Result<Answer, No> {
        let live = match self.hub.open(table).await {
            Ok(live) => live,
            Err(StoreError::NotFound) => return because(format!("There is no table {table}.")),
            Err(error) => return Err(error.into()),
        };
        match live.close().await {
            Ok(()) => Ok(done(format!("The table {table} is closed."))),
            Err(error) => because(error.body.message.clone()),
        }
    }
}
