//! Who is at a table, through this process or another one. Every process writes down regularly who is connected through it;
//! what it wrote is believed for a while, so that people of a process that crashed are gone soon.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use magnate_table::{Presence, UserId};

use super::{Hub, LiveTable, Notice};
use crate::ids;
use crate::store::{Sighting, StoreError};

/// How often a process writes down who is connected through it.
const NOTE_EVERY: Duration = Duration::from_secs(20);
/// People noted at once: what else is to be stored meanwhile comes in between.
const AT_ONCE: usize = 100;
/// Milliseconds for which that is believed: two notes may come late or get lost.
const BELIEVED: i64 = 50_000;
/// Who was where is forgotten after so many milliseconds: longer than any table waits for somebody.
pub(crate) const FORGOTTEN_AFTER: i64 = 400 * 24 * 3_600_000;

/// The people at a table.
#[derive(Debug, Default)]
pub(super) struct Gathering {
    /// Connections through this process, by person.
    here: HashMap<String, u32>,
    /// What the store says about other processes, and about the past.
    noted: Vec<Sighting>,
}

impl Gathering {
    /// Everybody who is connected now, each once.
    fn who(&self, server: &str, now: i64) -> BTreeSet<String> {
        let elsewhere = self.noted.iter().filter(|one| is_elsewhere(one, server, now));
        elsewhere.map(|one| one.user.clone()).chain(self.here.keys().cloned()).collect()
    }

    /// Somebody's last connection through this process has ended. Known at once and not only when the store is asked again:
    /// what is offered to the others and what is granted to them counts from the same moment.
    fn left(&mut self, table: &str, server: &str, user: &str, at: i64) {
        let (table, user, server) = (table.to_owned(), user.to_owned(), server.to_owned());
        self.noted.retain(|one| one.user != user || one.server != server);
        self.noted.push(Sighting { table, user, server, here: false, seen_at: at });
    }

    /// What the store said. About people of this process it may be behind what the process itself saw meanwhile.
    fn heard(&mut self, mut noted: Vec<Sighting>, server: &str) {
        for own in self.noted.drain(..).filter(|one| one.server == server && !one.here) {
            match noted.iter_mut().find(|one| one.server == server && one.user == own.user) {
                Some(stored) if stored.seen_at <= own.seen_at => *stored = own,
                Some(_) => {}
                None => noted.push(own),
            }
        }
        self.noted = noted;
    }
}

/// Is this somebody who is connected through another process, which lives as far as one knows?
fn is_elsewhere(one: &Sighting, server: &str, now: i64) -> bool {
    one.here && one.server != server && now.saturating_sub(one.seen_at).abs() < BELIEVED
}

impl LiveTable {
    fn gathering(&self) -> std::sync::MutexGuard<'_, Gathering> {
        self.gathering.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a connection of a person.
    pub async fn arrive(&self, user: &str) {
        let first = {
            let mut gathering = self.gathering();
            let count = gathering.here.entry(user.to_string()).or_default();
            *count += 1;
            *count == 1
        };
        if first {
            let who = [(self.id.clone(), user.to_string())];
            self.tell_presence(self.store.note_here(&self.server, &who, ids::now()).await).await;
        }
    }

    /// Notes that a connection of a person ended.
    pub async fn depart(&self, user: &str) {
        let now = ids::now();
        let last = {
            let mut gathering = self.gathering();
            let Some(count) = gathering.here.get_mut(user) else { return };
            *count -= 1;
            let last = *count == 0;
            if last {
                gathering.here.remove(user);
                gathering.left(&self.id, &self.server, user, now);
            }
            last
        };
        if last {
            self.tell_presence(self.store.note_gone(&self.server, &self.id, user, now).await).await;
        }
    }

    /// Tells viewers here and elsewhere. Where the store fails, what this process knows counts.
    async fn tell_presence(&self, noted: Result<(), StoreError>) {
        let told = match noted {
            Ok(()) if self.store.is_shared() => self.store.announce_presence(&self.id).await,
            noted => noted,
        };
        if let Err(error) = told {
            tracing::warn!(table = self.id, %error, "could not note who is at a table");
        }
        _ = self.notices.send(Notice::Presence);
    }

    /// Who is looking, each person once.
    pub fn who(&self) -> Vec<String> {
        self.gathering().who(&self.server, ids::now()).into_iter().collect()
    }

    /// When everybody was last here, as a table wants to know it at `now`. That may be ahead of this machine's clock, so
    /// what counts is how long ago somebody was seen.
    pub(crate) fn presence(&self, now: i64) -> Presence {
        let (gathering, clock) = (self.gathering(), ids::now());
        let then = |seen_at: i64| now.saturating_sub(clock.saturating_sub(seen_at));
        let noted = gathering.noted.iter().map(|one| {
            let seen = if is_elsewhere(one, &self.server, clock) { now } else { then(one.seen_at) };
            (UserId(one.user.clone()), seen)
        });
        let seen: Presence =
            noted.chain(gathering.here.keys().map(|user| (UserId(user.clone()), now))).collect();
        seen.with_grace(self.grace)
    }

    /// Asks the store who has been here.
    pub(crate) async fn look_around(&self) -> Result<(), StoreError> {
        let noted = self.store.presence(std::slice::from_ref(&self.id)).await?;
        self.take_note(noted);
        Ok(())
    }

    /// Takes in what the store says, and tells viewers when that makes a difference.
    fn take_note(&self, noted: Vec<Sighting>) {
        let now = ids::now();
        let changed = {
            let mut gathering = self.gathering();
            let before = gathering.who(&self.server, now);
            gathering.heard(noted, &self.server);
            before != gathering.who(&self.server, now)
        };
        if changed {
            _ = self.notices.send(Notice::Presence);
        }
    }
}

impl Hub {
    /// Writes down who is connected through this process, and hears who is through others, for ever.
    pub async fn keep_presence(self: Arc<Self>) {
        let mut beat = tokio::time::interval(NOTE_EVERY);
        loop {
            beat.tick().await;
            if let Err(error) = self.note_presence().await {
                tracing::warn!(%error, "could not note who is connected");
            }
        }
    }

    async fn note_presence(&self) -> Result<(), StoreError> {
        let tables = self.all();
        let people = |live: &Arc<LiveTable>| {
            let table = live.id().to_string();
            let users: Vec<String> = live.gathering().here.keys().cloned().collect();
            users.into_iter().map(move |user| (table.clone(), user))
        };
        let here: Vec<(String, String)> = tables.iter().flat_map(people).collect();
        for some in here.chunks(AT_ONCE) {
            self.store.note_here(&self.server, some, ids::now()).await?;
        }
        let watched: Vec<&Arc<LiveTable>> =
            tables.iter().filter(|live| live.notices.receiver_count() > 0).collect();
        if !self.store.is_shared() || watched.is_empty() {
            return Ok(());
        }
        let ids: Vec<String> = watched.iter().map(|live| live.id.clone()).collect();
        let mut noted: HashMap<String, Vec<Sighting>> = HashMap::new();
        for one in self.store.presence(&ids).await? {
            noted.entry(one.table.clone()).or_default().push(one);
        }
        for live in watched {
            live.take_note(noted.remove(&live.id).unwrap_or_default());
        }
        Ok(())
    }
}
