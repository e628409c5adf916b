//! Tables under way: not too many of one person, and of one address. A person's are in the store; which address a table was
//! opened from is known to this process alone, and to nobody when it ends.

use std::collections::HashMap;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use magnate_table::Status;
use tokio::sync::Mutex as Door;

use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::ids;
use crate::limits::household;
use crate::store::{StoreError, TableFilter, TableRow};

/// A table where nothing happened for so long costs nothing and does not count: whoever cannot finish a game, because the
/// others have gone, is not kept from beginning another.
const COUNTS_FOR: Duration = Duration::from_secs(14 * 24 * 3600);
/// Tables looked at when there is no limit that says how many are enough.
const ENOUGH: u32 = 10_000;
/// Doors: whoever opens a table goes through one, so that nobody is counted before their last table is stored.
const DOORS: usize = 64;

/// A table as its address is counted.
#[derive(Clone, Copy, Debug)]
struct Opened {
    at: Instant,
    bots: bool,
}

/// Tables under way by address.
#[derive(Debug)]
pub struct Openings {
    homes: Mutex<HashMap<IpAddr, HashMap<String, Opened>>>,
    doors: [Door<()>; DOORS],
    hash: RandomState,
}

impl Default for Openings {
    fn default() -> Self {
        let doors = std::array::from_fn(|_| Door::default());
        Openings { homes: Mutex::default(), doors, hash: RandomState::new() }
    }
}

/// Somebody may open a table, as long as this exists.
pub struct Admission<'a> {
    openings: &'a Openings,
    /// What the address had before, in case nothing comes of it.
    undo: Option<(IpAddr, String, Option<Opened>)>,
    _door: tokio::sync::MutexGuard<'a, ()>,
}

impl Admission<'_> {
    /// It was stored.
    pub fn done(mut self) {
        self.undo = None;
    }
}

impl Drop for Admission<'_> {
    fn drop(&mut self) {
        let Some((home, table, before)) = self.undo.take() else { return };
        let mut homes = self.openings.homes();
        match before {
            Some(before) => _ = homes.entry(home).or_default().insert(table, before),
            None => {
                if let Some(tables) = homes.get_mut(&home) {
                    tables.remove(&table);
                }
            }
        }
    }
}

/// Do bots play here, as the list knows it?
fn has_bots(row: &TableRow) -> bool {
    let seats = row.summary.card["seats"].as_array();
    seats.is_some_and(|seats| seats.iter().any(|seat| seat["kind"] == "bot"))
}

/// Does it count?
pub fn is_under_way(status: Status) -> bool {
    matches!(status, Status::Lobby | Status::Playing)
}

/// How many there may be, of all tables and of those with bots.
#[derive(Clone, Copy)]
struct Most {
    all: u32,
    bots: u32,
}

impl Most {
    fn of_a_person(app: &App) -> Self {
        Most { all: app.config.tables_per_person, bots: app.config.bot_tables_per_person }
    }

    fn of_an_address(app: &App) -> Self {
        let (person, people) = (Self::of_a_person(app), app.config.people_per_address);
        Most { all: person.all.saturating_mul(people), bots: person.bots.saturating_mul(people) }
    }

    /// Is there no room for one more? 0 is no limit.
    fn full(self, all: usize, bots: usize) -> (bool, bool) {
        let full = |most: u32, count: usize| most > 0 && count >= most as usize;
        (full(self.all, all), full(self.bots, bots))
    }
}

impl Openings {
    fn homes(&self) -> MutexGuard<'_, HashMap<IpAddr, HashMap<String, Opened>>> {
        self.homes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// May this person have this table (a new one, or one where bots sit down for the first time)?
    pub async fn admit<'a>(
        &'a self,
        app: &App,
        person: &str,
        address: IpAddr,
        table: &str,
        bots: bool,
    ) -> ApiResult<Admission<'a>> {
        let door = &self.doors[self.hash.hash_one(person) as usize % DOORS];
        let door = door.lock().await;
        let most = Most::of_a_person(app);
        if most.all > 0 || (bots && most.bots > 0) {
            let since = ids::now() - COUNTS_FOR.as_millis() as i64;
            let filter = TableFilter::Hosted { host: person.to_string(), since };
            let limit = if most.all > 0 { most.all.saturating_add(1) } else { ENOUGH };
            let mut rows = app.store.tables(&filter, limit).await?;
            rows.retain(|row| row.id != table);
            let (all, with_bots) = most.full(rows.len(), rows.iter().filter(|row| has_bots(row)).count());
            if all {
                return Err(ApiError::too_many_tables(most.all));
            }
            if bots && with_bots {
                return Err(ApiError::too_many_bot_tables(most.bots));
            }
        }
        let (home, most) = (household(address), Most::of_an_address(app));
        let mut homes = self.homes();
        let tables = homes.entry(home).or_default();
        let before = tables.remove(table);
        let (all, with_bots) = most.full(tables.len(), tables.values().filter(|table| table.bots).count());
        if all || (bots && with_bots) {
            tables.extend(before.map(|before| (table.to_string(), before)));
            return Err(if all {
                ApiError::too_many_tables_here(most.all)
            } else {
                ApiError::too_many_bot_tables_here(most.bots)
            });
        }
        tables.insert(table.to_string(), Opened { at: Instant::now(), bots });
        Ok(Admission { openings: self, undo: Some((home, table.to_string(), before)), _door: door })
    }

    /// This table is over.
    pub fn closed(&self, table: &str) {
        self.homes().retain(|_, tables| {
            tables.remove(table);
            !tables.is_empty()
        });
    }

    /// Forgets tables that are over. Only addresses that have as many as they may are looked at: the others do not mind.
    pub async fn tidy(&self, app: &App) -> Result<(), StoreError> {
        let most = Most::of_an_address(app);
        let mut to_check = Vec::new();
        self.homes().retain(|_, tables| {
            tables.retain(|_, table| table.at.elapsed() < COUNTS_FOR);
            let (all, bots) = most.full(tables.len(), tables.values().filter(|table| table.bots).count());
            if all || bots {
                to_check.extend(tables.keys().cloned());
            }
            !tables.is_empty()
        });
        for table in to_check {
            let row = app.store.table(&table).await?;
            if row.is_none_or(|row| !is_under_way(row.summary.status)) {
                self.closed(&table);
            }
        }
        Ok(())
    }
}
