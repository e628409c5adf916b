//! Where bots think: a few threads of their own, so that nothing else waits for them.

mod line;

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use magnate_bots::{Budget, Limit, Stop};
use tokio::sync::oneshot;

use crate::limits::household;
use line::Line;
pub use line::Owner;

/// People whose address is remembered; when there are more they are all looked at again.
const MANY: usize = 10_000;

/// Thoughts of one household that may wait before it has to think faster, and the least part of the time that is left to each.
/// So a flood, or a large club, keeps nobody waiting for long: neither its own people nor others.
const UNHURRIED: f64 = 4.0;
const LEAST: f64 = 1.0 / 16.0;

/// Something to think about, with so much of a budget.
struct Thought {
    /// Thinks, and says whether somebody still waited at the end.
    begin: Box<dyn FnOnce(Budget) -> bool + Send>,
    /// Nobody waits for it any more.
    unwanted: Stop,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoThought {
    /// It crashed.
    Crashed,
    /// Too many wait; whoever has most in the line comes back later.
    Crowded,
}

/// The threads bots think on, and the line before them.
pub struct Thinkers {
    desk: Arc<Desk>,
    budget: Budget,
    /// Who waits for a hint.
    asking: Mutex<HashSet<String>>,
    /// Where people were last seen.
    homes: Mutex<HashMap<String, IpAddr>>,
}

impl Thinkers {
    /// So many threads, or (0) one less than there are cores, for bots with this budget; so many thoughts may wait.
    pub fn new(threads: u16, budget: Budget, most_waiting: u32) -> Arc<Self> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = if threads == 0 { cores.saturating_sub(1).max(1) } else { usize::from(threads) };
        let work = Work { line: Line::new(most_waiting as usize), busy: 0, over: false };
        let desk = Arc::new(Desk { work: Mutex::new(work), news: Condvar::new(), threads, budget });
        for _ in 0..threads {
            let desk = Arc::clone(&desk);
            let started = std::thread::Builder::new().name("bot".into()).spawn(move || desk.work());
            if let Err(error) = started {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Arc::new(Thinkers { desk, budget, asking: Mutex::default(), homes: Mutex::default() })
    }

    /// How long a bot may think.
    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// Notes where somebody is, so that a household counts as one.
    pub fn seen(&self, person: &str, address: IpAddr) {
        let mut homes = self.homes.lock().unwrap_or_else(PoisonError::into_inner);
        if homes.len() >= MANY {
            homes.clear();
        }
        homes.insert(person.to_string(), household(address));
    }

    /// Somebody as the line knows them.
    pub fn owner(&self, person: &str) -> Owner {
        let home = self.homes.lock().unwrap_or_else(PoisonError::into_inner).get(person).copied();
        Owner::new(person, home)
    }

    /// Thinks when it is this owner's turn; the thought is told how long and on how many threads it may, and what says that
    /// nobody waits for it any more: when this future is dropped. A thought that has not begun by then never does.
    pub async fn think<T: Send + 'static>(
        &self,
        owner: Owner,
        thought: impl FnOnce(Budget, &Stop) -> T + Send + 'static,
    ) -> Result<T, NoThought> {
        let (done, answer) = oneshot::channel();
        let unwanted = Stop::default();
        let stop = unwanted.clone();
        let begin = Box::new(move |budget| {
            // A thought that crashes says so; the thread lives on.
            done.send(catch_unwind(AssertUnwindSafe(|| thought(budget, &stop)))).is_ok()
        });
        let _waiting = Waiting { desk: &self.desk, unwanted: unwanted.clone() };
        self.desk.add(owner, Thought { begin, unwanted });
        match answer.await {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(_)) => Err(NoThought::Crashed),
            Err(_) => Err(NoThought::Crowded),
        }
    }

    /// Room for one hint: one at a time for everybody.
    pub fn ask(self: &Arc<Self>, user: &str) -> Option<Asking> {
        let mut asking = self.asking.lock().unwrap_or_else(PoisonError::into_inner);
        let room = asking.insert(user.to_string());
        room.then(|| Asking { thinkers: Arc::clone(self), user: user.to_string() })
    }

    /// Thoughts that wait for a thread.
    pub fn waiting(&self) -> usize {
        self.desk.lock().line.len()
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.desk.lock().over = true;
        self.desk.news.notify_all();
    }
}

/// Somebody waits for a thought, as long as this exists.
struct Waiting<'a> {
    desk: &'a Desk,
    unwanted: Stop,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.unwanted.stop();
        self.desk.clear_up();
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
    work: Mutex<Work>,
    news: Condvar,
    threads: usize,
    budget: Budget,
}

struct Work {
    line: Line<Thought>,
    /// Thoughts under way.
    busy: usize,
    /// Nobody will ask any more.
    over: bool,
}

impl Work {
    fn note_length(&self) {
        metrics::gauge!("magnate_thoughts_waiting").set(self.line.len() as f64);
    }
}

impl Desk {
    /// How long a whole thought takes, where that is known.
    fn whole(&self) -> Duration {
        match self.budget.limit {
            Limit::Time(time) => time,
            Limit::Nodes(_) => Duration::ZERO,
        }
    }

    fn lock(&self) -> MutexGuard<'_, Work> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, owner: Owner, thought: Thought) {
        let mut work = self.lock();
        let crowded_out = work.line.join(owner, thought);
        work.note_length();
        drop(work);
        if crowded_out.is_some() {
            metrics::counter!("magnate_thoughts_refused_total").increment(1);
        }
        self.news.notify_one();
    }

    /// Thoughts nobody waits for leave the line.
    fn clear_up(&self) {
        let mut work = self.lock();
        let gone = work.line.give_up(|thought| thought.unwanted.is_set());
        work.note_length();
        drop(work);
        if !gone.is_empty() {
            metrics::counter!("magnate_thoughts_dropped_total").increment(gone.len() as u64);
        }
    }

    fn work(&self) {
        loop {
            let mut work = self.lock();
            let (owner, thought) = loop {
                if work.over {
                    return;
                }
                match work.line.next() {
                    Some(next) => break next,
                    None => work = self.news.wait(work).unwrap_or_else(PoisonError::into_inner),
                }
            };
            work.note_length();
            work.busy += 1;
            // Whoever thinks alone has the whole desk; many at once have a place each.
            let threads = (self.threads / work.busy).clamp(1, 64) as u16;
            let crowd = f64::from(work.line.waiting_at_home(&owner) + 1);
            drop(work);
            let begun = Instant::now();
            let part = (UNHURRIED / crowd).clamp(LEAST, 1.0);
            let wanted = (thought.begin)(self.budget.part(part).on(threads));
            let mut work = self.lock();
            work.busy -= 1;
            // A short thought counts as a whole one, and so does one that was given up meanwhile: neither who hurries nor who
            // asks and hangs up gets more turns than others for it.
            let took = begun.elapsed().div_f64(part);
            let counted = if wanted { took } else { took.max(self.whole()) };
            work.line.ended(&owner, counted);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use futures_util::FutureExt as _;

    use super::*;

    fn thinkers(threads: u16) -> Arc<Thinkers> {
        Thinkers::new(threads, Budget::default(), 0)
    }

    fn somebody() -> Owner {
        Owner::new("somebody", None)
    }

    #[tokio::test]
    async fn thoughts_that_crash_do_not_use_threads_up() {
        let thinkers = thinkers(1);
        for _ in 0..3 {
            let crash = thinkers.think(somebody(), |_, _| -> u8 { panic!("a thought that crashes") });
            assert_eq!(crash.await, Err(NoThought::Crashed));
        }
        assert_eq!(thinkers.think(somebody(), |_, _| 7).await, Ok(7));
    }

    #[tokio::test]
    async fn whoever_thinks_alone_has_all_threads() {
        let alone = thinkers(4);
        assert_eq!(alone.think(somebody(), |budget, _| budget.threads).await, Ok(4));
        let thinkers = thinkers(4);
        let (first, second) = (Arc::new(std::sync::Barrier::new(2)), Arc::new(std::sync::Barrier::new(2)));
        let (begun, ended) = (Arc::clone(&first), Arc::clone(&second));
        let long = thinkers.think(somebody(), move |budget, _| {
            begun.wait();
            ended.wait();
            budget.threads
        });
        let short = async {
            let shared = thinkers.think(somebody(), move |budget, _| {
                first.wait();
                budget.threads
            });
            let shared = shared.await;
            thinkers.think(somebody(), move |_, _| second.wait().is_leader()).await.unwrap();
            shared
        };
        let (long, short) = tokio::join!(long, short);
        assert!(matches!((long, short), (Ok(4), Ok(2)) | (Ok(2), Ok(4))), "{long:?} {short:?}");
    }

    #[test]
    fn hints_are_one_at_a_time() {
        let thinkers = thinkers(1);
        let first = thinkers.ask("ann");
        assert!(first.is_some() && thinkers.ask("ann").is_none() && thinkers.ask("bob").is_some());
        drop(first);
        assert!(thinkers.ask("ann").is_some());
    }

    /// A thought that keeps a thread until it is told.
    async fn busy(
        thinkers: &Arc<Thinkers>,
        person: &'static str,
    ) -> (mpsc::Sender<()>, tokio::task::JoinHandle<Result<(), NoThought>>) {
        let (tell, told) = mpsc::channel();
        let (begun, has_begun) = oneshot::channel();
        let thinkers = Arc::clone(thinkers);
        let long = tokio::spawn(async move {
            let long = thinkers.think(Owner::new(person, None), move |_, _| {
                _ = begun.send(());
                _ = told.recv();
            });
            long.await
        });
        has_begun.await.unwrap();
        (tell, long)
    }

    #[tokio::test]
    async fn thoughts_nobody_waits_for_never_begin() {
        let thinkers = thinkers(1);
        let (tell, long) = busy(&thinkers, "somebody").await;
        let begun = Arc::new(Mutex::new(0));
        for _ in 0..110 {
            let begun = Arc::clone(&begun);
            let hint = thinkers.think(somebody(), move |_, _| *begun.lock().unwrap() += 1);
            // Asked for, and gone.
            assert!(hint.now_or_never().is_none());
        }
        assert_eq!(thinkers.waiting(), 0);
        tell.send(()).unwrap();
        long.await.unwrap().unwrap();
        assert_eq!(thinkers.think(somebody(), |_, _| 7).await, Ok(7));
        assert_eq!(*begun.lock().unwrap(), 0);
    }

    #[tokio::test]
    async fn a_thought_under_way_is_told_that_nobody_waits() {
        let thinkers = thinkers(1);
        let (begun, has_begun) = oneshot::channel();
        let long = thinkers.think(somebody(), move |_, stop| {
            _ = begun.send(());
            while !stop.is_set() {
                std::thread::yield_now();
            }
        });
        tokio::select! {
            _ = long => panic!("it ends only when nobody waits"),
            begun = has_begun => begun.unwrap(),
        }
        assert_eq!(thinkers.think(somebody(), |_, _| 7).await, Ok(7), "the thread is free again");
    }

    #[tokio::test]
    async fn where_many_wait_each_thinks_for_a_shorter_time() {
        let thinkers = Thinkers::new(1, Budget::nodes(800), 0);
        let (tell, long) = busy(&thinkers, "somebody").await;
        let think = |person: &str| Box::pin(thinkers.think(Owner::new(person, None), |budget, _| budget));
        let mut flood: Vec<_> = (0..100).map(|_| think("mallory")).collect();
        for thought in &mut flood {
            assert_eq!(thought.now_or_never(), None, "it waits");
        }
        let mut ann = think("ann");
        assert_eq!((&mut ann).now_or_never(), None, "she waits");
        tell.send(()).unwrap();
        long.await.unwrap().unwrap();
        assert_eq!(ann.await, Ok(Budget::nodes(800)), "nobody else is concerned");
        let mut budgets = Vec::new();
        for thought in flood {
            budgets.push(thought.await.unwrap());
        }
        assert_eq!(budgets[..37], [Budget::nodes(50); 37], "a sixteenth while many wait");
        assert_eq!(budgets[92..96], [400, 457, 533, 640].map(Budget::nodes), "ever longer as they get fewer");
        assert_eq!(budgets[96..], [Budget::nodes(800); 4], "all of it for the last few");
    }

    #[tokio::test]
    async fn what_is_asked_and_given_up_counts_as_thought() {
        let thinkers = Thinkers::new(2, Budget::time(Duration::from_secs(3600)), 0);
        // Ann thinks for longer than Mallory, who only asks and hangs up.
        let (tell, hers) = busy(&thinkers, "ann").await;
        let (begun, has_begun) = oneshot::channel();
        let given_up = thinkers.think(Owner::new("mallory", None), move |_, stop| {
            _ = begun.send(());
            while !stop.is_set() {
                std::thread::yield_now();
            }
        });
        tokio::select! {
            _ = given_up => panic!("it ends only when nobody waits"),
            begun = has_begun => begun.unwrap(),
        }
        let (let_go, first) = busy(&thinkers, "somebody").await;
        tell.send(()).unwrap();
        hers.await.unwrap().unwrap();
        // Both threads are taken, and both want to go on.
        let (_kept, _second) = busy(&thinkers, "somebody").await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = ["mallory", "ann"].map(|name| {
            let order = Arc::clone(&order);
            Box::pin(thinkers.think(Owner::new(name, None), move |_, _| order.lock().unwrap().push(name)))
        });
        for thought in &mut waiting {
            assert_eq!(thought.now_or_never(), None, "it waits");
        }
        let_go.send(()).unwrap();
        first.await.unwrap().unwrap();
        for thought in waiting {
            thought.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), ["ann", "mallory"]);
    }

    #[tokio::test]
    async fn a_full_line_refuses() {
        let thinkers = Thinkers::new(1, Budget::default(), 2);
        let (tell, long) = busy(&thinkers, "somebody").await;
        let think = |person: &str| Box::pin(thinkers.think(Owner::new(person, None), |_, _| 7));
        let mut flood: Vec<_> = (0..4).map(|_| think("mallory")).collect();
        let answers: Vec<_> = flood.iter_mut().map(|thought| thought.now_or_never()).collect();
        let crowded = Some(Err(NoThought::Crowded));
        assert_eq!(answers, [None, None, crowded, crowded]);
        let mut ann = think("ann");
        assert_eq!((&mut ann).now_or_never(), None, "she waits");
        assert_eq!((&mut flood[1]).now_or_never(), crowded, "and the flood makes room");
        tell.send(()).unwrap();
        assert_eq!((ann.await, flood.swap_remove(0).await), (Ok(7), Ok(7)));
        long.await.unwrap().unwrap();
    }
}
