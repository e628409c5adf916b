//! Tables in use. A live table is folded from its log; commands to it are handled one at a time: decide, store, and only
//! then show. Other processes may append to the same log: a conflict or a notice makes this one catch up.

mod bots;
mod orders;
mod pictures;
pub(crate) mod presence;
mod time;

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use magnate_bots::Referee;
use magnate_rules::PlayerId;
use magnate_table::{Command, Entry, Level, Occupant, Problem, Stamped, Status, Table, UserId};
use magnate_wire::{Book, CardDetails, Look, TableView, Update};
use tokio::sync::{Semaphore, broadcast, watch};

use crate::error::ApiError;
use crate::ids;
use crate::score::keeper::Bell;
use crate::store::{Change, Store, StoreError, Summary, User};
use crate::thinkers::Thinkers;

/// Updates a slow viewer may be behind before it has to start over, and that are kept for those who were away.
const BACKLOG: usize = 256;
/// Tables that are folded from their logs at a time.
const MOST_FOLDING: usize = 4;
/// Times a command without an expected number is tried again when others were faster.
const TRIES: usize = 20;

/// What viewers of a table are told.
#[derive(Clone, Debug)]
pub enum Notice {
    /// Something happened.
    Update(Arc<Update>),
    /// There is new chat.
    Chat,
    /// Somebody came or went.
    Presence,
}

/// The last picture of a game.
#[derive(Clone, Debug)]
pub struct Archived {
    /// After so many entries.
    pub seq: u32,
    /// What everybody could see.
    pub picture: serde_json::Value,
}

/// A table in use.
pub struct LiveTable {
    id: String,
    store: Arc<dyn Store>,
    table: RwLock<Arc<Table>>,
    /// Held while a command is decided and stored.
    writer: tokio::sync::Mutex<()>,
    notices: broadcast::Sender<Notice>,
    /// This process, as others know it.
    server: Arc<str>,
    /// Who is here.
    gathering: Mutex<presence::Gathering>,
    bots_at_work: Mutex<bool>,
    /// The bots in the seats, with what they planned.
    bots: Mutex<HashMap<u8, (Level, Referee)>>,
    thinkers: Arc<Thinkers>,
    /// What people want done for them, for nobody else to see.
    order_book: Mutex<orders::OrderBook>,
    /// When somebody last looked without staying connected.
    last_look: Mutex<Option<Instant>>,
    /// How long bots that play alone go on after that.
    rest_after: Duration,
    /// Milliseconds that somebody whose connection broke has to come back.
    grace: i64,
    /// Somebody does not want to watch the bots: they move at once until a person is to act.
    hurry: watch::Sender<bool>,
    /// Turns true when the server goes down.
    closing: watch::Receiver<bool>,
    /// The last picture of a game played under other rules, which cannot be folded any more.
    archived: Option<Archived>,
    /// How far pictures of it go.
    pictured: pictures::Pictured,
    /// What it was before, for those who look back.
    past: Arc<Mutex<Book>>,
    /// The latest updates, for those who were away for a moment.
    recent: Mutex<VecDeque<Arc<Update>>>,
    /// Rung when a game ends.
    ended: Arc<Bell>,
}

impl LiveTable {
    /// The last picture of a game played under other rules.
    pub fn archived(&self) -> Option<&Archived> {
        self.archived.as_ref()
    }

    /// The table as it stands.
    pub fn table(&self) -> Arc<Table> {
        self.table.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What happens from now on.
    pub fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }

    /// What somebody sees of it from a seat, now.
    pub(crate) fn seen_by(&self, table: &Table, me: Option<&User>, seat: Option<u8>) -> TableView {
        let now = ids::now().max(table.changed_at());
        let me = me.map(|me| UserId(me.id.clone()));
        let picture = self.archived().map(|kept| &kept.picture);
        let presence = self.presence(now);
        TableView::new(table, Look { id: &self.id, me: me.as_ref(), seat, now, presence: &presence, picture })
    }

    fn set(&self, table: Table) {
        *self.table.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(table);
    }

    /// Tells viewers about new chat.
    pub fn chat_changed(&self) {
        _ = self.notices.send(Notice::Chat);
    }

    /// Carries out a person's command. Returns the table after it, once it is stored.
    pub async fn command(
        self: &Arc<Self>,
        by: &UserId,
        command: &Command,
        expected: Option<u32>,
    ) -> Result<Arc<Table>, ApiError> {
        if command.depends_on_presence() {
            self.look_around().await?;
        }
        let decide = |table: &Table, now: i64| table.decide(by, command, expected, now, &self.presence(now));
        let table = self.commit(expected.is_some(), decide).await?;
        self.wake_orders();
        self.wake_bots();
        Ok(table)
    }

    /// Closes a table that has not begun, unless something has happened since this entry.
    pub async fn expire(&self, seen: u32) -> Result<(), ApiError> {
        let done = self.commit(true, |table, _| match table.seq() {
            current if current == seen => table.decide_expiry(),
            current => Err(Problem::Stale { expected: seen, current }),
        });
        done.await.map(drop)
    }

    /// Ends the table by word of whoever runs the server.
    pub async fn close(&self) -> Result<(), ApiError> {
        self.commit(false, |table, _| table.decide_closing()).await.map(drop)
    }

    /// Decides, stores, folds, shows. When others were faster the table catches up and, unless the caller had a
    /// particular state in mind, decides again.
    async fn commit(
        &self,
        exact: bool,
        decide: impl Fn(&Table, i64) -> Result<Entry, Problem>,
    ) -> Result<Arc<Table>, ApiError> {
        let _writing = self.writer.lock().await;
        for _ in 0..TRIES {
            let current = self.table();
            let now = ids::now().max(current.changed_at());
            let entry = decide(&current, now)?;
            if matches!(entry, Entry::PersonRemoved { .. }) {
                // First, so that nobody is removed whose invitation still works.
                self.store.renew_code(&self.id, &ids::new_code()).await?;
            }
            let stamped = Stamped { seq: current.seq(), at: now, entry };
            let mut next = Table::clone(&current);
            let outcome = next.fold(&stamped).map_err(|corrupt| StoreError::Damaged(corrupt.to_string()))?;
            match self.store.append(&self.id, &stamped, &summary(&next)).await {
                Ok(()) => {
                    self.set(next);
                    self.tell(Update::new(stamped, outcome));
                    metrics::counter!("magnate_entries_total").increment(1);
                    let table = self.table();
                    if table.status() == Status::Finished {
                        self.ended.ring();
                        self.keep_picture().await;
                    }
                    return Ok(table);
                }
                Err(StoreError::Conflict { .. }) => {
                    self.catch_up_locked().await?;
                    if exact {
                        let table = self.table();
                        return Err(Problem::Stale { expected: stamped.seq, current: table.seq() }.into());
                    }
                }
                Err(error) => return Err(error.into()),
            }
        }
        tracing::error!(table = self.id, "too many writers at one table");
        Err(StoreError::Away.into())
    }

    /// Takes in what other processes have stored.
    pub async fn catch_up(&self) -> Result<(), StoreError> {
        let _writing = self.writer.lock().await;
        self.catch_up_locked().await
    }

    /// The same for one entry, unless it is known by the time this table is free: what this process stores itself it hears of too.
    async fn catch_up_to(&self, seq: u32) -> Result<(), StoreError> {
        let _writing = self.writer.lock().await;
        if self.table().seq() > seq {
            return Ok(());
        }
        self.catch_up_locked().await
    }

    async fn catch_up_locked(&self) -> Result<(), StoreError> {
        let mut table = Table::clone(&self.table());
        let missing = self.store.log(&self.id, table.seq()).await?;
        for stamped in missing {
            let outcome = table.fold(&stamped).map_err(|corrupt| StoreError::Damaged(corrupt.to_string()))?;
            self.set(table.clone());
            self.tell(Update::new(stamped, outcome));
        }
        Ok(())
    }

    /// Tells viewers what happened, and keeps it for those who are away for a moment.
    fn tell(&self, update: Update) {
        let update = Arc::new(update);
        let mut recent = self.recent();
        if recent.len() == BACKLOG {
            recent.pop_front();
        }
        recent.push_back(Arc::clone(&update));
        drop(recent);
        _ = self.notices.send(Notice::Update(update));
    }

    fn recent(&self) -> std::sync::MutexGuard<'_, VecDeque<Arc<Update>>> {
        self.recent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at the table's past, away from the threads that serve requests: the first look plays the whole game.
    pub(crate) async fn look_back<T: Send + 'static>(
        &self,
        look: impl FnOnce(&Book) -> T + Send + 'static,
    ) -> Result<T, StoreError> {
        let known = self.past.lock().unwrap_or_else(PoisonError::into_inner).entries();
        let new = self.store.log(&self.id, known).await?;
        let past = Arc::clone(&self.past);
        let looked = tokio::task::spawn_blocking(move || {
            let mut book = past.lock().unwrap_or_else(PoisonError::into_inner);
            book.take_in(new)?;
            Ok::<T, magnate_table::Corrupt>(look(&book))
        });
        let looked = looked.await.map_err(|error| StoreError::Damaged(error.to_string()))?;
        Ok(looked?)
    }

    /// The updates from an entry on: what a viewer missed. The latest are at hand; what is older is played again from
    /// the nearest state that is kept, away from the threads that serve requests.
    pub async fn since(&self, seen: u32) -> Result<Vec<Arc<Update>>, StoreError> {
        let at_hand = |recent: &VecDeque<Arc<Update>>| {
            let first = recent.front().filter(|first| first.stamped.seq <= seen)?;
            Some(recent.iter().skip((seen - first.stamped.seq) as usize).cloned().collect())
        };
        let at_hand = at_hand(&self.recent());
        match at_hand {
            Some(updates) => Ok(updates),
            None => Ok(self.look_back(move |book| book.since(seen)).await??),
        }
    }
}

/// What lists show of a table.
pub fn summary(table: &Table) -> Summary {
    let mut members: Vec<String> = vec![table.host().0.clone()];
    let mut awaited: Vec<String> = Vec::new();
    let waiting = table.awaited();
    for (occupant, seat) in table.seats().iter().zip(0..) {
        match occupant {
            Occupant::Person { user } => {
                members.push(user.0.clone());
                if waiting.contains(PlayerId(seat)) {
                    awaited.push(user.0.clone());
                }
            }
            Occupant::Bot { for_user: Some(user), .. } => members.push(user.0.clone()),
            _ => {}
        }
    }
    for list in [&mut members, &mut awaited] {
        list.sort();
        list.dedup();
    }
    let options = table.options();
    Summary {
        status: table.status(),
        public: options.public,
        name: options.name.clone(),
        host: table.host().0.clone(),
        members,
        awaited,
        bot_awaited: table.bot_to_act().is_some() && bots::has_people(table),
        rules: table.rules(),
        deadlines: table.deadlines().into_iter().map(|(user, at)| (user.0, at)).collect(),
        out_at: table.next_flag().filter(|_| table.minds_the_time()),
        card: serde_json::json!(CardDetails::new(table)),
    }
}

/// Whose proof of who they are no longer holds.
#[derive(Clone, Debug)]
pub enum SignedOut {
    /// This session, or the API token of this person.
    One(Arc<str>),
    /// It may be anybody's: news may have been missed.
    Perhaps,
}

/// Signings-out that connections may be behind before all of them look for themselves.
const SIGNED_OUT_KEPT: usize = 64;

/// The live tables of this process.
pub struct Hub {
    store: Arc<dyn Store>,
    signed_out: broadcast::Sender<SignedOut>,
    /// This process, as others know it.
    server: Arc<str>,
    tables: Mutex<HashMap<String, Arc<LiveTable>>>,
    thinkers: Arc<Thinkers>,
    /// How long bots that play alone go on after somebody looked.
    rest_after: Duration,
    /// How long somebody whose connection broke has to come back.
    grace: Duration,
    folding: Semaphore,
    closing: watch::Receiver<bool>,
    ended: Arc<Bell>,
}

impl Hub {
    /// A hub that keeps up with changes made by other processes. Its bots stop when `closing` turns true.
    pub fn new(
        store: Arc<dyn Store>,
        thinkers: Arc<Thinkers>,
        rest_after: Duration,
        grace: Duration,
        closing: watch::Receiver<bool>,
    ) -> Arc<Self> {
        let hub = Arc::new(Hub {
            store,
            signed_out: broadcast::channel(SIGNED_OUT_KEPT).0,
            server: ids::new_id().into(),
            tables: Mutex::default(),
            thinkers,
            rest_after,
            grace,
            folding: Semaphore::new(MOST_FOLDING),
            closing,
            ended: Arc::default(),
        });
        let (watching, mut changes) = (Arc::downgrade(&hub), hub.store.changes());
        tokio::spawn(async move {
            loop {
                let change = match changes.recv().await {
                    Ok(change) => change,
                    Err(broadcast::error::RecvError::Lagged(_)) => Change::Missed,
                    Err(broadcast::error::RecvError::Closed) => return,
                };
                let Some(hub) = watching.upgrade() else { return };
                hub.note(change).await;
            }
        });
        hub
    }

    async fn note(&self, change: Change) {
        let concerned: Vec<Arc<LiveTable>> = match &change {
            Change::Entry { table, seq } => {
                let seq = *seq;
                if let Some(live) = self.find(table).filter(|live| live.table().seq() <= seq) {
                    // A table that is being written to, or a slow answer, must not keep the others waiting.
                    tokio::spawn(async move {
                        if let Err(error) = live.catch_up_to(seq).await {
                            tracing::error!(table = live.id, %error, "could not catch up");
                        }
                    });
                }
                return;
            }
            Change::Chat { table } => {
                self.find(table).iter().for_each(|live| live.chat_changed());
                return;
            }
            Change::Presence { table } => {
                if let Some(live) = self.find(table)
                    && let Err(error) = live.look_around().await
                {
                    tracing::warn!(table, %error, "could not hear who is at a table");
                }
                return;
            }
            Change::Orders { table } => {
                if let Some(live) = self.find(table)
                    && let Err(error) = live.read_orders().await
                {
                    tracing::warn!(table, %error, "could not hear what was ordered");
                }
                return;
            }
            Change::Skip { table } => {
                self.find(table).iter().for_each(|live| live.skip());
                return;
            }
            // What the host lays down is heard elsewhere.
            Change::House => return,
            Change::SignedOut { who } => {
                // Nobody connected is no mistake.
                _ = self.signed_out.send(SignedOut::One(who.as_str().into()));
                return;
            }
            Change::Missed => {
                _ = self.signed_out.send(SignedOut::Perhaps);
                self.all()
            }
        };
        for live in concerned {
            if let Err(error) = live.catch_up().await {
                tracing::error!(table = live.id, %error, "could not catch up");
            }
        }
    }

    /// Who is signed out from now on, here or through another process.
    pub fn signed_out(&self) -> broadcast::Receiver<SignedOut> {
        self.signed_out.subscribe()
    }

    /// Rung when a game ends through this process.
    pub fn ended(&self) -> &Bell {
        &self.ended
    }

    /// Where bots think.
    pub fn thinkers(&self) -> &Arc<Thinkers> {
        &self.thinkers
    }

    fn find(&self, id: &str) -> Option<Arc<LiveTable>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// A table as it stands, if it is in use here and was not changed elsewhere since.
    pub(crate) fn glimpse(&self, id: &str) -> Option<Arc<Table>> {
        if self.store.is_shared() { None } else { self.find(id).map(|live| live.table()) }
    }

    /// Every live table.
    pub fn all(&self) -> Vec<Arc<LiveTable>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    /// The live table, folded from the store when nobody has used it yet.
    pub async fn open(&self, id: &str) -> Result<Arc<LiveTable>, StoreError> {
        if let Some(live) = self.find(id) {
            return Ok(live);
        }
        // A long game takes a while: not on the threads that serve requests, not many at a time, and once for all who
        // came meanwhile.
        let _turn = self.folding.acquire().await;
        if let Some(live) = self.find(id) {
            return Ok(live);
        }
        let log = self.store.log(id, 0).await?;
        if log.is_empty() {
            return Err(StoreError::NotFound);
        }
        let folded = tokio::task::spawn_blocking(move || Table::from_log(&log)).await;
        let table = folded.map_err(|error| StoreError::Damaged(error.to_string()))??;
        // Under other rules, perhaps abandoned since.
        let archived = match table.status() {
            Status::Archived | Status::Abandoned if table.game().is_none() => {
                match self.store.snapshot(id).await {
                    Ok(kept) => kept.map(|(seq, picture)| Archived { seq, picture }),
                    // The log is worth more than its picture.
                    Err(StoreError::Damaged(fault)) => {
                        tracing::error!(table = id, fault, "the last picture is damaged");
                        None
                    }
                    Err(error) => return Err(error),
                }
            }
            _ => None,
        };
        let live = Arc::new(LiveTable {
            id: id.to_string(),
            store: Arc::clone(&self.store),
            table: RwLock::new(Arc::new(table)),
            writer: tokio::sync::Mutex::default(),
            notices: broadcast::channel(BACKLOG).0,
            server: Arc::clone(&self.server),
            gathering: Mutex::default(),
            bots_at_work: Mutex::default(),
            bots: Mutex::default(),
            thinkers: Arc::clone(&self.thinkers),
            order_book: Mutex::default(),
            last_look: Mutex::default(),
            rest_after: self.rest_after,
            grace: self.grace.as_millis() as i64,
            hurry: watch::Sender::new(false),
            closing: self.closing.clone(),
            archived,
            pictured: pictures::Pictured::default(),
            past: Arc::default(),
            recent: Mutex::default(),
            ended: Arc::clone(&self.ended),
        });
        let live = {
            let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            let live = Arc::clone(tables.entry(id.to_string()).or_insert(live));
            metrics::gauge!("magnate_live_tables").set(tables.len() as f64);
            live
        };
        // Something may have been stored between reading the log and being in the list.
        live.catch_up().await?;
        live.look_around().await?;
        live.read_orders().await?;
        Ok(live)
    }

    /// Forgets tables nobody looks at and where no bot is at work; they are rebuilt from the store when needed.
    pub fn tidy(&self) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|_, live| Arc::strong_count(live) > 1 || live.needs_picture());
        metrics::gauge!("magnate_live_tables").set(tables.len() as f64);
    }
}
