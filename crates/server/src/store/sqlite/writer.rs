//! The one writer. What arrives while it waits for the disk goes into the next commit together, so the more there is to
//! write the less each write costs. What nobody waits for comes in by a door of its own, a little of it with every commit.

use std::sync::Arc;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::{broadcast, mpsc, oneshot};

use super::write::Write;
use super::{Change, StoreError};

/// The most writes in one commit.
const BATCH: usize = 256;
/// The most of what nobody waits for in one commit: whoever comes meanwhile waits for that much.
const IN_PASSING: usize = 16;

/// What the writer is told.
pub(super) enum Message {
    /// Do this, and answer when it is durable: with a number of rows, or the id of a line of chat.
    Write(Box<Write>, oneshot::Sender<Result<i64, StoreError>>),
    /// Take nothing more, finish what is there.
    Stop,
}

/// A write and who waits for it.
type Job = (Box<Write>, oneshot::Sender<Result<i64, StoreError>>);

/// Why a transaction came to nothing.
enum Failure {
    /// It could not begin or end: nobody's fault, everybody's problem.
    Transaction(sqlx::Error),
    /// One write failed in a way that leaves the transaction in doubt.
    Write(StoreError),
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        Self::Transaction(error)
    }
}

pub(super) struct Writer {
    options: SqliteConnectOptions,
    /// Missing after a failure: the next transaction gets a new one. `SQLite` rolls back by itself when the disk is
    /// full, and then the old connection no longer knows whether it is inside a transaction.
    connection: Option<SqliteConnection>,
    changes: broadcast::Sender<Change>,
}

impl Writer {
    pub(super) fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        changes: broadcast::Sender<Change>,
    ) -> Self {
        Self { options, connection: Some(connection), changes }
    }

    /// Writes until told to stop and everything is written, then gives the connection back.
    pub(super) async fn run(
        mut self,
        mut queue: mpsc::Receiver<Message>,
        mut in_passing: mpsc::Receiver<Message>,
    ) -> Option<SqliteConnection> {
        let mut messages = Vec::with_capacity(BATCH + IN_PASSING);
        while next(&mut queue, &mut in_passing, &mut messages).await {
            let mut jobs = Vec::with_capacity(messages.len());
            for message in messages.drain(..) {
                match message {
                    Message::Write(write, answer) => jobs.push((write, answer)),
                    Message::Stop => {
                        queue.close();
                        in_passing.close();
                    }
                }
            }
            self.write(jobs).await;
        }
        self.connection
    }

    async fn write(&mut self, jobs: Vec<Job>) {
        match self.attempt(&jobs).await {
            Ok(results) => {
                for ((write, answer), result) in jobs.into_iter().zip(results) {
                    self.answer(&write, answer, result);
                }
            }
            Err(Failure::Transaction(error)) => {
                tracing::error!(%error, writes = jobs.len(), "writing failed");
                let error = Arc::new(error);
                for (_, answer) in jobs {
                    let _ = answer.send(Err(StoreError::Unwritten(Arc::clone(&error))));
                }
            }
            // Everything was rolled back. One at a time, only those fail that have to.
            Err(Failure::Write(_)) if jobs.len() > 1 => {
                for job in jobs {
                    Box::pin(self.write(vec![job])).await;
                }
            }
            Err(Failure::Write(error)) => {
                if let Some((_, answer)) = jobs.into_iter().next() {
                    let _ = answer.send(Err(error));
                }
            }
        }
    }

    /// Tells the world, then the one who waits; so whoever acts on the answer finds the change announced.
    fn answer(
        &self,
        write: &Write,
        answer: oneshot::Sender<Result<i64, StoreError>>,
        result: Result<i64, StoreError>,
    ) {
        if result.is_ok()
            && let Some(change) = write.change()
        {
            // Nobody listening is no mistake; nor is somebody who no longer waits for the answer.
            let _ = self.changes.send(change);
        }
        let _ = answer.send(result);
    }

    /// All of them in one transaction. When this returns `Ok` they are durable.
    async fn attempt(&mut self, jobs: &[Job]) -> Result<Vec<Result<i64, StoreError>>, Failure> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let results = transaction(&mut connection, jobs).await?;
        self.connection = Some(connection);
        Ok(results)
    }
}

/// Waits for something to write and takes what there is, first what somebody waits for; false when no more will come.
async fn next(
    queue: &mut mpsc::Receiver<Message>,
    in_passing: &mut mpsc::Receiver<Message>,
    messages: &mut Vec<Message>,
) -> bool {
    let mut first = tokio::select! {
        biased;
        first = queue.recv() => first,
        first = in_passing.recv() => first,
    };
    // They close together; what is left in either is still written.
    if first.is_none() {
        first = queue.recv().await;
    }
    if first.is_none() {
        first = in_passing.recv().await;
    }
    let is_there = first.is_some();
    messages.extend(first);
    messages.extend(std::iter::from_fn(|| queue.try_recv().ok()).take(BATCH));
    messages.extend(std::iter::from_fn(|| in_passing.try_recv().ok()).take(IN_PASSING));
    is_there
}

async fn transaction(
    connection: &mut SqliteConnection,
    jobs: &[Job],
) -> Result<Vec<Result<i64, StoreError>>, Failure> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(jobs.len());
    for (write, _) in jobs {
        let result = write.apply(&mut transaction).await;
        match result {
            // A refusal is decided before anything is written, so it leaves no trace in the transaction.
            Ok(_)
            | Err(
                StoreError::Conflict { .. }
                | StoreError::NameTaken
                | StoreError::NameLike
                | StoreError::NotFound,
            ) => {
                results.push(result);
            }
            Err(error) => return Err(Failure::Write(error)),
        }
    }
    transaction.commit().await?;
    Ok(results)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job() -> Message {
        Message::Write(Box::new(Write::Nothing), oneshot::channel().0)
    }

    #[tokio::test]
    async fn what_nobody_waits_for_comes_after_the_rest_and_a_little_at_a_time() {
        let (urgent, mut queue) = mpsc::channel(100);
        let (patient, mut in_passing) = mpsc::channel(100);
        for _ in 0..40 {
            patient.try_send(job()).unwrap();
        }
        for _ in 0..5 {
            urgent.try_send(job()).unwrap();
        }
        let mut sizes = Vec::new();
        let mut messages = Vec::new();
        for _ in 0..3 {
            assert!(next(&mut queue, &mut in_passing, &mut messages).await);
            sizes.push(messages.drain(..).count());
        }
        assert_eq!(sizes, [5 + IN_PASSING, 1 + IN_PASSING, 40 - 1 - 2 * IN_PASSING]);
    }

    #[tokio::test]
    async fn what_is_there_when_it_closes_is_still_taken_from_both() {
        let (urgent, mut queue) = mpsc::channel(100);
        let (patient, mut in_passing) = mpsc::channel(100);
        for _ in 0..20 {
            patient.try_send(job()).unwrap();
        }
        urgent.try_send(job()).unwrap();
        queue.close();
        in_passing.close();
        let (mut taken, mut messages) = (0, Vec::new());
        while next(&mut queue, &mut in_passing, &mut messages).await {
            taken += messages.drain(..).count();
        }
        assert_eq!(taken, 21);
    }
}
