//! Where bots think: a few threads of their own, so that nothing else waits for them.

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use magnate_bots::Budget;
use tokio::sync::oneshot;

/// Hints that may be waited for at the same time, all tables together.
const MOST_HINTS: usize = 16;

/// Something to think about, on so many threads.
type Thought = Box<dyn FnOnce(u16) + Send>;

/// The threads bots think on. Every table asks for one thought at a time and hints are counted, so the queue is bounded.
pub struct Thinkers {
    queue: Sender<Thought>,
    budget: Budget,
    /// Who waits for a hint.
    asking: Mutex<HashSet<String>>,
}

impl Thinkers {
    /// So many threads, or (0) one less than there are cores, for bots with this budget.
    pub fn new(threads: u16, budget: Budget) -> Arc<Self> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = if threads == 0 { cores.saturating_sub(1).max(1) } else { usize::from(threads) };
        let (queue, thoughts) = channel::<Thought>();
        let desk = Arc::new(Desk { thoughts: Mutex::new(thoughts), threads, busy: AtomicUsize::new(0) });
        for _ in 0..threads {
            let desk = Arc::clone(&desk);
            let started = std::thread::Builder::new().name("bot".into()).spawn(move || desk.work());
            if let Err(error) = started {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Arc::new(Thinkers { queue, budget, asking: Mutex::default() })
    }

    /// How long a bot may think.
    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// Thinks when a thread is free; the thought is told on how many threads it may. `None` when it crashed.
    pub async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce(u16) -> T + Send + 'static,
    ) -> Option<T> {
        let (done, answer) = oneshot::channel();
        let thought = move |threads| _ = done.send(thought(threads));
        self.queue.send(Box::new(thought)).ok()?;
        answer.await.ok()
    }

    /// Room for one hint: one at a time for everybody, and not too many in all.
    pub fn ask(self: &Arc<Self>, user: &str) -> Option<Asking> {
        let mut asking = self.asking.lock().unwrap_or_else(PoisonError::into_inner);
        let room = asking.len() < MOST_HINTS && asking.insert(user.to_string());
        room.then(|| Asking { thinkers: Arc::clone(self), user: user.to_string() })
    }
}

/// Somebody waits for a hint, as long as this exists.
pub struct Asking {
    thinkers: Arc<Thinkers>,
    user: String,
}

impl Drop for Asking {
    fn drop(&mut self) {
        self.thinkers.asking.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.user);
    }
}

/// What the threads share.
struct Desk {
    thoughts: Mutex<Receiver<Thought>>,
    threads: usize,
    /// Thoughts under way.
    busy: AtomicUsize,
}

impl Desk {
    fn work(&self) {
        loop {
            let next = self.thoughts.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let Ok(thought) = next else { return };
            let busy = self.busy.fetch_add(1, Ordering::Relaxed) + 1;
            // Whoever thinks alone has the whole desk; many at once have a place each.
            let share = (self.threads / busy).clamp(1, 64) as u16;
            // A thought that crashes says so by not answering; the thread lives on.
            _ = catch_unwind(AssertUnwindSafe(|| thought(share)));
            self.busy.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn thoughts_that_crash_do_not_use_threads_up() {
        let thinkers = Thinkers::new(1, Budget::default());
        for _ in 0..3 {
            assert_eq!(thinkers.think(|_| -> u8 { panic!("a thought that crashes") }).await, None);
        }
        assert_eq!(thinkers.think(|_| 7).await, Some(7));
    }

    #[tokio::test]
    async fn whoever_thinks_alone_has_all_threads() {
        let alone = Thinkers::new(4, Budget::default());
        assert_eq!(alone.think(|threads| threads).await, Some(4));
        let thinkers = Thinkers::new(4, Budget::default());
        let (first, second) = (Arc::new(std::sync::Barrier::new(2)), Arc::new(std::sync::Barrier::new(2)));
        let (begun, ended) = (Arc::clone(&first), Arc::clone(&second));
        let long = thinkers.think(move |threads| {
            begun.wait();
            ended.wait();
            threads
        });
        let short = async {
            let shared = thinkers.think(move |threads| {
                first.wait();
                threads
            });
            let shared = shared.await;
            thinkers.think(move |_| second.wait().is_leader()).await;
            shared
        };
        let (long, short) = tokio::join!(long, short);
        assert!(matches!((long, short), (Some(4), Some(2)) | (Some(2), Some(4))), "{long:?} {short:?}");
    }

    #[test]
    fn hints_are_one_at_a_time_and_not_too_many() {
        let thinkers = Thinkers::new(1, Budget::default());
        let mut asking: Vec<Asking> =
            (0..MOST_HINTS).filter_map(|i| thinkers.ask(&format!("u{i}"))).collect();
        assert_eq!(asking.len(), MOST_HINTS);
        assert!(thinkers.ask("somebody else").is_none());
        asking.pop();
        let again = thinkers.ask("somebody else");
        assert!(again.is_some() && thinkers.ask("somebody else").is_none());
    }
}
