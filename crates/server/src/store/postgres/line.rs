//! The line to the database: whoever asks gets an answer in good time, also when the database gives none.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::time::timeout;

use super::StoreError;

/// How long the database may take to answer. A request is answered within three seconds whatever happens.
pub(super) const ANSWER: Duration = Duration::from_secs(2);
/// The same for what nobody waits for.
const CHORE: Duration = Duration::from_secs(60);
/// When it did not answer, somebody tries again after this; everybody else is refused at once. Otherwise those who wait in
/// turn, for a table or a connection, would add up their waiting.
const AGAIN: Duration = Duration::from_millis(500);

/// Knows whether the database answers.
#[derive(Debug)]
pub(super) struct Line {
    answer: Duration,
    again: Duration,
    /// When it does not: until when nobody needs to try.
    silent_until: Mutex<Option<Instant>>,
}

impl Default for Line {
    fn default() -> Self {
        Self { answer: ANSWER, again: AGAIN, silent_until: Mutex::default() }
    }
}

impl Line {
    /// Waits for the database's answer, but not for long.
    pub(super) async fn within<T>(
        &self,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        if !self.may_try() {
            return Err(StoreError::Away);
        }
        let done = timeout(self.answer, work).await.unwrap_or(Err(StoreError::Away));
        let silent = match &done {
            Err(StoreError::Away) => true,
            Err(StoreError::Database(error)) => matches!(
                error,
                sqlx::Error::PoolTimedOut
                    | sqlx::Error::Io(_)
                    | sqlx::Error::Tls(_)
                    | sqlx::Error::WorkerCrashed
            ),
            _ => false,
        };
        *self.silence() = silent.then(|| Instant::now() + self.again);
        done
    }

    /// For what may take longer because nobody waits for it.
    pub(super) async fn patiently<T>(
        &self,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        timeout(CHORE, work).await.unwrap_or(Err(StoreError::Away))
    }

    fn silence(&self) -> std::sync::MutexGuard<'_, Option<Instant>> {
        self.silent_until.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Always while the database answers; when it does not, one at a time.
    fn may_try(&self) -> bool {
        let (mut silence, now) = (self.silence(), Instant::now());
        match *silence {
            Some(until) if now < until => false,
            Some(_) => {
                *silence = Some(now + self.answer + self.again);
                true
            }
            None => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test]
    async fn one_waits_and_the_others_are_refused_at_once() {
        let again = Duration::from_secs(3600);
        let line = Line { answer: Duration::from_millis(5), again, ..Line::default() };
        let waited = AtomicU32::new(0);
        for _ in 0..100 {
            let frozen = async {
                waited.fetch_add(1, Ordering::Relaxed);
                std::future::pending::<Result<(), StoreError>>().await
            };
            assert!(matches!(line.within(frozen).await, Err(StoreError::Away)));
        }
        assert_eq!(waited.load(Ordering::Relaxed), 1);
    }

    #[tokio::test]
    async fn an_answer_ends_the_silence_and_a_refusal_is_an_answer() {
        let line = Line::default();
        *line.silence() = Some(Instant::now());
        assert!(line.may_try() && !line.may_try(), "one tries for all");
        *line.silence() = Some(Instant::now());
        let refused = line.within(async { Err::<(), _>(StoreError::NotFound) }).await;
        assert!(matches!(refused, Err(StoreError::NotFound)));
        assert!(line.may_try() && line.may_try());
        assert!(line.within(async { Ok(7) }).await.is_ok_and(|seven| seven == 7));
    }
}
