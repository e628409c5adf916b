//! Where bots think: a few threads of their own, so that nothing else waits for them.

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use magnate_bots::Budget;
use tokio::sync::oneshot;

/// Hints that may be waited for at the same time, all tables together.
const MOST_HINTS: usize = 16;

type Thought = Box<dyn FnOnce() + Send>;

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
        let thoughts = Arc::new(Mutex::new(thoughts));
        for _ in 0..threads {
            let thoughts = Arc::clone(&thoughts);
            let started = std::thread::Builder::new().name("bot".into()).spawn(move || work(&thoughts));
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

    /// Thinks when a thread is free. `None` when the thought crashed.
    pub async fn think<T: Send + 'static>(&self, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (done, answer) = oneshot::channel();
        let thought = move || _ = done.send(thought());
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

fn work(thoughts: &Mutex<Receiver<Thought>>) {
    loop {
        let next = thoughts.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(thought) = next else { return };
        // A thought that crashes says so by not answering; the thread lives on.
        _ = catch_unwind(AssertUnwindSafe(thought));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn thoughts_that_crash_do_not_use_threads_up() {
        let thinkers = Thinkers::new(1, Budget::default());
        for _ in 0..3 {
            assert_eq!(thinkers.think(|| -> u8 { panic!("a thought that crashes") }).await, None);
        }
        assert_eq!(thinkers.think(|| 7).await, Some(7));
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
