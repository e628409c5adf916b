//! Looking back: a table after any entry of its log, and uploaded records move by move. Both keep a state now and then, so
//! that a step in either direction costs little.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use magnate_rules::{Action, Event, Game, PlayerId, Record, RecordError};
use magnate_table::{Corrupt, Entry, Outcome, Stamped, Table};
use serde_json::{Value, json};

use crate::live::Update;
use crate::wire::TimelineEntry;

/// Steps between two states that are kept.
const EVERY: usize = 64;
/// States kept of one game; the rest of a very long one is played from the last of them.
const MOST_KEPT: usize = 64;
/// Uploaded records kept ready to be looked at; the one not looked at for longest goes first.
const MOST_READY: usize = 32;
/// How long one is kept ready before the store is asked again, which notes that it is still in use.
const READY_FOR: Duration = Duration::from_secs(24 * 3600);
/// Uploaded records the store keeps of one person; the one not looked at for longest goes first. Those who have no session
/// are one person in this.
pub(crate) const MOST_KEPT_OF_ONE: u32 = 50;
/// Milliseconds after which the store forgets a record nobody looks at.
pub(crate) const FORGOTTEN_AFTER: i64 = 30 * 24 * 3_600_000;

/// One line of a timeline: what was decided, and where in the game.
fn line(seq: u32, at: i64, entry: &Value, game: Option<&Game>, rewound: bool) -> TimelineEntry {
    let word = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let kind =
        if entry["entry"] == "acted" { word(&entry["action"]["action"]) } else { word(&entry["entry"]) };
    TimelineEntry {
        seq,
        at,
        kind,
        chain: entry["seat"].as_u64().map(|seat| seat as u8),
        round: game.map(Game::round),
        stage: game.map(|game| game.decision().stage.name().to_string()),
        rewound,
    }
}

/// The past of a table.
#[derive(Default)]
pub(crate) struct Book {
    log: Vec<Stamped>,
    /// The table after the whole log.
    head: Option<Table>,
    /// The table after every so many entries.
    kept: Vec<Table>,
    timeline: Vec<TimelineEntry>,
}

impl Book {
    /// Entries known so far.
    pub(crate) fn len(&self) -> u32 {
        self.log.len() as u32
    }

    /// Takes in what was stored since; what is known already is passed over.
    pub(crate) fn take_in(&mut self, new: Vec<Stamped>) -> Result<(), Corrupt> {
        let known = self.len();
        for stamped in new.into_iter().filter(|stamped| stamped.seq >= known) {
            let entry = json!(stamped.entry);
            match &mut self.head {
                None => {
                    self.head = Some(Table::open(&stamped)?);
                    self.timeline.push(line(stamped.seq, stamped.at, &entry, None, false));
                }
                Some(head) => {
                    let before = head.game().cloned();
                    let rewound = head.fold(&stamped)?.rewound;
                    self.timeline.push(line(stamped.seq, stamped.at, &entry, before.as_ref(), rewound));
                }
            }
            self.log.push(stamped);
            if self.log.len().is_multiple_of(EVERY) && self.kept.len() < MOST_KEPT {
                self.kept.extend(self.head.clone());
            }
        }
        Ok(())
    }

    /// The table after so many entries, and the last of them. None when there are not so many, or none at all.
    pub(crate) fn at(&self, seq: u32) -> Result<Option<(Table, Update)>, Corrupt> {
        let Some((last, before)) = self.log.get(..seq as usize).and_then(<[Stamped]>::split_last) else {
            return Ok(None);
        };
        let Some(mut table) = self.after(before.len())? else {
            let update = Update { stamped: last.clone(), events: Vec::new(), rewound: false };
            return Ok(Some((Table::open(last)?, update)));
        };
        let outcome = table.fold(last)?;
        let update = Update { stamped: last.clone(), events: outcome.events, rewound: outcome.rewound };
        Ok(Some((table, update)))
    }

    /// The table after so many entries, from the nearest state that is kept; none before the first.
    fn after(&self, count: usize) -> Result<Option<Table>, Corrupt> {
        let Some((first, before)) = self.log[..count].split_first() else { return Ok(None) };
        let index = (count / EVERY).min(self.kept.len());
        let (mut table, rest) = match index.checked_sub(1).and_then(|index| self.kept.get(index)) {
            Some(kept) => (kept.clone(), &self.log[index * EVERY..count]),
            None => (Table::open(first)?, before),
        };
        for stamped in rest {
            table.fold(stamped)?;
        }
        Ok(Some(table))
    }

    /// What happened from an entry on.
    pub(crate) fn since(&self, seen: u32) -> Result<Vec<Arc<Update>>, Corrupt> {
        let seen = (seen as usize).min(self.log.len());
        let mut table = self.after(seen)?;
        let mut updates = Vec::with_capacity(self.log.len() - seen);
        for stamped in &self.log[seen..] {
            let outcome = match &mut table {
                Some(table) => table.fold(stamped)?,
                // The first entry opens the table: nothing comes before it.
                none => {
                    *none = Some(Table::open(stamped)?);
                    Outcome::default()
                }
            };
            let (stamped, events) = (stamped.clone(), outcome.events);
            updates.push(Arc::new(Update { stamped, events, rewound: outcome.rewound }));
        }
        Ok(updates)
    }

    /// What was decided when.
    pub(crate) fn timeline(&self) -> Vec<TimelineEntry> {
        self.timeline.clone()
    }
}

/// An uploaded record, move by move.
pub(crate) struct RecordBook {
    actions: Vec<(PlayerId, Action)>,
    /// The game at the start and after every so many decisions.
    kept: Vec<Game>,
    /// What was decided when.
    pub(crate) timeline: Vec<TimelineEntry>,
    /// The game at its end.
    pub(crate) end: Game,
}

impl RecordBook {
    /// Plays a record and checks it.
    pub(crate) fn new(record: &Record) -> Result<Self, RecordError> {
        let mut replay = magnate_rules::Replay::new(record)?;
        let mut book = RecordBook {
            actions: Vec::new(),
            kept: vec![replay.game().clone()],
            timeline: Vec::new(),
            end: replay.game().clone(),
        };
        loop {
            let before = replay.game().clone();
            let Some((player, action, _)) = replay.step()? else { break };
            let entry = json!(Entry::Acted { seat: player.0, action: action.clone() });
            book.timeline.push(line(book.actions.len() as u32, 0, &entry, Some(&before), false));
            book.actions.push((player, action.clone()));
            if book.actions.len().is_multiple_of(EVERY) && book.kept.len() < MOST_KEPT {
                book.kept.push(replay.game().clone());
            }
        }
        book.end = replay.game().clone();
        Ok(book)
    }

    /// Decisions in it.
    pub(crate) fn len(&self) -> u32 {
        self.actions.len() as u32
    }

    /// The game after so many decisions, and the last of them; none when there are not so many.
    pub(crate) fn at(&self, seq: u32) -> Option<(Game, Option<Update>)> {
        let played = self.actions.get(..seq as usize)?;
        let Some(((player, action), before)) = played.split_last() else {
            return Some((self.kept.first()?.clone(), None));
        };
        let index = (before.len() / EVERY).min(self.kept.len() - 1);
        let mut game = self.kept.get(index)?.clone();
        for (player, action) in &before[index * EVERY..] {
            game.play(*player, action).ok()?;
        }
        let events: Vec<Event> = game.apply(*player, action).ok()?;
        let entry = Entry::Acted { seat: player.0, action: action.clone() };
        let stamped = Stamped { seq: seq - 1, at: 0, entry };
        Some((game, Some(Update { stamped, events, rewound: false })))
    }
}

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
