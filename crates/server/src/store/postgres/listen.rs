//! Hearing what all processes do, this one included.

use std::time::Duration;

use sqlx::Executor;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::{Change, StoreError};

/// When nothing was heard for so long, ask whether the connection still stands: one that broke silently would be quiet
/// for ever.
const QUIET: Duration = Duration::from_secs(20);
/// How long the answer may take.
const ANSWER: Duration = Duration::from_secs(10);
/// Between attempts to connect again.
const AGAIN: Duration = Duration::from_millis(500);

/// Listens until aborted. Nothing that happens after this returns is missed without a [`Change::Missed`].
pub(super) async fn start(
    options: PgConnectOptions,
    changes: broadcast::Sender<Change>,
) -> Result<JoinHandle<()>, StoreError> {
    let options = options.application_name("magnate listener");
    let mut listener = connect(&options).await?;
    Ok(tokio::spawn(async move {
        loop {
            let reason = forward(&mut listener, &changes).await;
            tracing::warn!(reason, "the connection for changes broke");
            listener = loop {
                match connect(&options).await {
                    Ok(listener) => break listener,
                    Err(error) => tracing::warn!(%error, "connecting for changes"),
                }
                sleep(AGAIN).await;
            };
            tracing::info!("listening for changes again");
            // Nobody listening is no mistake.
            let _ = changes.send(Change::Missed);
        }
    }))
}

async fn connect(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .max_lifetime(None)
        .idle_timeout(None)
        .acquire_timeout(ANSWER)
        .connect_with(options.clone())
        .await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    // Reconnecting is done above, in one place for every way to lose the connection.
    listener.eager_reconnect(false);
    listener.listen("magnate").await?;
    Ok(listener)
}

/// Passes changes on until the connection breaks; returns how it did.
async fn forward(listener: &mut PgListener, changes: &broadcast::Sender<Change>) -> String {
    loop {
        match timeout(QUIET, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => match read(notification.payload()) {
                Some(change) => {
                    let _ = changes.send(change);
                }
                None => tracing::warn!(payload = notification.payload(), "unknown notification"),
            },
            Ok(Ok(None)) => return "it was closed".to_owned(),
            Ok(Err(error)) => return error.to_string(),
            Err(_) => match timeout(ANSWER, listener.execute("SELECT 1")).await {
                Ok(Ok(_)) => {}
                Ok(Err(error)) => return error.to_string(),
                Err(_) => return "no answer".to_owned(),
            },
        }
    }
}

/// `e:table:seq`, `c:table`, `o:session or person` (signed out), `r:table` (orders), `p:table` (presence), `s:table` (skip)
/// or `h:` (the house).
fn read(payload: &str) -> Option<Change> {
    match payload.split_once(':')? {
        ("e", rest) => {
            let (table, seq) = rest.rsplit_once(':')?;
            Some(Change::Entry { table: table.to_owned(), seq: seq.parse().ok()? })
        }
        ("c", table) => Some(Change::Chat { table: table.to_owned() }),
        ("o", who) => Some(Change::SignedOut { who: who.to_owned() }),
        ("r", table) => Some(Change::Orders { table: table.to_owned() }),
        ("p", table) => Some(Change::Presence { table: table.to_owned() }),
        ("s", table) => Some(Change::Skip { table: table.to_owned() }),
        ("h", _) => Some(Change::House),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notifications_are_read() {
        let entry = Change::Entry { table: "a:b".to_owned(), seq: 17 };
        assert_eq!(read("e:a:b:17"), Some(entry));
        assert_eq!(read("c:abc"), Some(Change::Chat { table: "abc".to_owned() }));
        assert_eq!(read("o:abc"), Some(Change::SignedOut { who: "abc".to_owned() }));
        assert_eq!(read("r:abc"), Some(Change::Orders { table: "abc".to_owned() }));
        assert_eq!(read("p:abc"), Some(Change::Presence { table: "abc".to_owned() }));
        assert_eq!(read("s:abc"), Some(Change::Skip { table: "abc".to_owned() }));
        assert_eq!(read("h:"), Some(Change::House));
        for nonsense in ["", "e", "e:abc", "e:abc:x", "x:abc:1"] {
            assert_eq!(read(nonsense), None);
        }
    }
}
