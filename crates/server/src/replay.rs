//! Uploaded records that are looked at.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use magnate_wire::RecordBook;

/// Uploaded records kept ready to be looked at; the one not looked at for longest goes first.
const MOST_READY: usize = 32;
/// How long one is kept ready before the store is asked again, which notes that it is still in use.
const READY_FOR: Duration = Duration::from_secs(24 * 3600);
/// Uploaded records the store keeps of one person; the one not looked at for longest goes first. Those who have no session
/// are one person in this.
pub(crate) const MOST_KEPT_OF_ONE: u32 = 50;
/// Milliseconds after which the store forgets a record nobody looks at.
pub(crate) const FORGOTTEN_AFTER: i64 = 30 * 24 * 3_600_000;

/// The name of an uploaded record, made from its text: the same record always has the same one.
pub(crate) fn name(text: &str) -> String {
    blake3::hash(text.as_bytes()).to_hex()[..24].to_string()
}

/// Uploaded records that were looked at not long ago; all of them are in the store.
#[derive(Default)]
pub struct Records(Mutex<Vec<Ready>>);

struct Ready {
    id: String,
    since: Instant,
    book: Arc<RecordBook>,
}

impl Records {
    fn books(&self) -> std::sync::MutexGuard<'_, Vec<Ready>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps a record ready.
    pub(crate) fn keep(&self, id: &str, book: RecordBook) -> Arc<RecordBook> {
        let book = Arc::new(book);
        let mut books = self.books();
        books.retain(|ready| ready.id != id);
        if books.len() >= MOST_READY {
            books.remove(0);
        }
        books.push(Ready { id: id.to_owned(), since: Instant::now(), book: Arc::clone(&book) });
        book
    }

    /// A record that is ready.
    pub(crate) fn find(&self, id: &str) -> Option<Arc<RecordBook>> {
        let mut books = self.books();
        books.retain(|ready| ready.since.elapsed() < READY_FOR);
        let index = books.iter().position(|ready| ready.id == id)?;
        let found = books.remove(index);
        let book = Arc::clone(&found.book);
        books.push(found);
        Some(book)
    }
}
