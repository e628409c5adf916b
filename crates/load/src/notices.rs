//! Was everybody told everything, once? What should have been told is worked out from the logs of the tables, what was is in the
//! store and at the receiver.

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail, ensure};
use magnate_server::live::summary;
use magnate_server::store::{NoticeState, PostgresStore, SqliteStore, Store};
use magnate_table::{Status, Table};

use crate::server::Database;
use crate::told::{Receiver, Told};

/// Opens what the servers, which are all gone, have kept.
pub async fn open(database: &Database) -> Result<Box<dyn Store>> {
    Ok(match database {
        Database::Embedded(directory) => {
            Box::new(SqliteStore::open(&directory.join("magnate.sqlite3")).await?)
        }
        Database::Postgres(url, _) => Box::new(PostgresStore::connect(url, 4).await?),
    })
}

/// Is anything still to be sent?
pub async fn unsent(store: &dyn Store) -> Result<bool> {
    let all = store.all_notices().await?;
    Ok(all.iter().any(|notice| matches!(notice.state.as_str(), "waiting" | "sending")))
}

/// Compares what should have been told with what was. A sentence about it.
pub async fn verify(store: &dyn Store, tables: &[String], receiver: &Receiver) -> Result<String> {
    let mut expected = BTreeSet::new();
    for table in tables {
        expected.extend(due(store, table).await.with_context(|| format!("table {table}"))?);
    }
    let kept = store.all_notices().await?;
    let told = |notice: &NoticeState| Told {
        table: notice.table.clone(),
        seq: notice.seq,
        kind: notice.kind.id().to_owned(),
        user: notice.user.clone(),
    };
    let written: BTreeSet<Told> = kept.iter().map(told).collect();
    if let Some(lost) = expected.symmetric_difference(&written).next() {
        bail!("{} notices expected, {} written; for instance {lost:?}", expected.len(), written.len());
    }
    let of =
        |state: &str| kept.iter().filter(|notice| notice.state == state).map(told).collect::<BTreeSet<_>>();
    let (sent, dropped) = (of("sent"), of("dropped"));
    ensure!(sent.len() + dropped.len() == kept.len(), "some notices failed");
    let inbox = receiver.inbox();
    let received: BTreeSet<Told> = inbox.values().map(|(told, _)| told.clone()).collect();
    ensure!(received.len() == inbox.len(), "something was told under two ids");
    if let Some(lost) = sent.difference(&received).next() {
        bail!("a notice is marked as sent and was not: {lost:?}");
    }
    // Told, and the process killed before that was stored; then it was no longer so.
    let extra = received.difference(&sent).count();
    if let Some(wrong) = received.difference(&sent).find(|told| !dropped.contains(told)) {
        bail!("something was told that nobody wrote down: {wrong:?}");
    }
    let again = inbox.values().filter(|(_, times)| *times > 1).count();
    Ok(format!(
        "{} notices: {} sent, each under one id, {again} of them again after a kill; {} no longer so ({extra} of those told before a kill)",
        kept.len(),
        sent.len(),
        dropped.len(),
    ))
}

/// What is to be told of a table, by its log.
async fn due(store: &dyn Store, table: &str) -> Result<Vec<Told>> {
    let log = store.log(table, 0).await?;
    let (first, rest) = log.split_first().context("no log")?;
    let mut state = Table::open(first)?;
    let mut all = Vec::new();
    for entry in rest {
        let before = summary(&state);
        state.fold(entry)?;
        let now = summary(&state);
        let mut add = |kind: &str, users: &mut dyn Iterator<Item = &String>| {
            let one = |user: &String| Told {
                table: table.to_owned(),
                seq: i64::from(entry.seq),
                kind: kind.to_owned(),
                user: user.clone(),
            };
            all.extend(users.map(one));
        };
        if now.status == Status::Playing {
            add("turn", &mut now.awaited.iter().filter(|user| !before.awaited.contains(user)));
        }
        if before.status == Status::Lobby && now.status == Status::Playing {
            add("started", &mut now.members.iter().filter(|user| !now.awaited.contains(user)));
        }
        if before.status == Status::Playing && now.status == Status::Finished {
            add("finished", &mut now.members.iter());
        }
    }
    Ok(all)
}
