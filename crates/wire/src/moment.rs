//! What happened, and looking back: a table after any entry of its log, and records move by move. Both keep a state now and
//! then, so that a step in either direction costs little.

use std::sync::Arc;

#[cfg(feature = "ts")]
use magnate_rules::ViewData;
use magnate_rules::{Action, Event, Game, PlayerId, Record, RecordError, Viewer};
use magnate_table::{Corrupt, Entry, Occupant, Outcome, Stamped, Status, Table};
use serde::Serialize;
use serde_json::{Value, json};

use crate::{GameShown, Person};

/// Steps between two states that are kept.
const EVERY: usize = 64;
/// States kept of one game; the rest of a very long one is played from the last of them.
const MOST_KEPT: usize = 64;

/// An entry that was stored and folded, with what came of it. Knows secrets: viewers get [`Update::seen_by`].
#[derive(Clone, Debug)]
pub struct Update {
    /// The entry.
    pub stamped: Stamped,
    /// What happened in the game.
    pub events: Vec<Event>,
    /// The game went back.
    pub rewound: bool,
}

impl Update {
    /// An entry and what came of it.
    pub fn new(stamped: Stamped, outcome: Outcome) -> Self {
        Update { stamped, events: outcome.events, rewound: outcome.rewound }
    }

    /// The events as somebody on this seat (or nobody) may see them.
    pub fn seen_by(&self, seat: Option<u8>) -> Vec<Event> {
        let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Player(PlayerId(seat)));
        self.events.iter().map(|event| event.seen_by(viewer)).collect()
    }
}

/// One entry of a table's log and what came of it, as one viewer may see it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepMessage {
    /// Its number.
    pub seq: u32,
    /// Milliseconds since 1970.
    pub at: i64,
    /// What happened at the table; secret decisions of others are left out.
    #[cfg_attr(feature = "ts", ts(as = "Entry"))]
    pub entry: Value,
    /// What happened in the game.
    pub events: Vec<Event>,
    /// The game went back: forget what came after.
    pub rewound: bool,
}

impl StepMessage {
    /// As somebody who looks from this seat (or none) may see it.
    pub fn new(update: &Update, seat: Option<u8>) -> Self {
        StepMessage {
            seq: update.stamped.seq,
            at: update.stamped.at,
            entry: seen_entry(&update.stamped, seat),
            events: update.seen_by(seat),
            rewound: update.rewound,
        }
    }

    /// The same once the game is over and nothing is hidden, but for the seed.
    pub fn revealed(update: &Update) -> Self {
        let mut entry = json!(update.stamped.entry);
        if let Some(fields) = entry.as_object_mut() {
            fields.shift_remove("seed");
        }
        StepMessage {
            seq: update.stamped.seq,
            at: update.stamped.at,
            entry,
            events: update.events.clone(),
            rewound: update.rewound,
        }
    }
}

/// A moment of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayMoment {
    /// How many entries (of a table) or decisions (of a record) have been played.
    pub seq: u32,
    /// How many there are.
    pub last: u32,
    /// The last one played and what came of it; none at the start of a record.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub step: Option<StepMessage>,
    /// Who sat where; empty for records, which know no names.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub seats: Vec<Occupant>,
    /// Names of everybody at the table.
    pub people: Vec<Person>,
    /// The game at that moment; none before it started.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    #[cfg_attr(feature = "ts", ts(as = "Option<ViewData>"))]
    pub game: Option<GameShown>,
}

/// An entry or decision in a timeline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TimelineEntry {
    /// Its number; look at it with `seq` + 1.
    pub seq: u32,
    /// Milliseconds since 1970; 0 in records.
    pub at: i64,
    /// The kind of entry, and for decisions the kind of action.
    pub kind: String,
    /// Whose decision or seat.
    pub chain: Option<u8>,
    /// The round it was made in.
    pub round: Option<u16>,
    /// The phase or step it was made in.
    pub stage: Option<String>,
    /// The game went back.
    pub rewound: bool,
}

impl ReplayMoment {
    /// A table as it was after so many entries, seen by whoever looks from this seat. As for records, what is `over` hides
    /// nothing.
    pub fn of_table(
        found: (Table, Update),
        last: u32,
        seat: Option<u8>,
        over: bool,
        people: Vec<Person>,
    ) -> Self {
        let (table, update) = found;
        let (step, view) = if over {
            (StepMessage::revealed(&update), table.game().map(|game| game.view(Viewer::Reviewer)))
        } else {
            (StepMessage::new(&update, seat), table.view(seat))
        };
        ReplayMoment {
            seq: update.stamped.seq + 1,
            last,
            step: Some(step),
            seats: table.seats().to_vec(),
            people,
            game: view.map(|view| GameShown::Live(Box::new(view.data()))),
        }
    }

    /// A record after its first `seq` decisions.
    pub fn of_record(found: &(Game, Option<Update>), seq: u32, last: u32) -> Self {
        let (game, update) = found;
        ReplayMoment {
            seq,
            last,
            step: update.as_ref().map(StepMessage::revealed),
            seats: Vec::new(),
            people: Vec::new(),
            game: Some(GameShown::Live(Box::new(game.view(Viewer::Reviewer).data()))),
        }
    }
}

/// Is a table done, so that nothing of it is hidden any more?
pub fn is_over(table: &Table) -> bool {
    !matches!(table.status(), Status::Lobby | Status::Playing)
}

/// An entry without what this viewer may not know: the seed, and other people's secret decisions.
fn seen_entry(stamped: &Stamped, seat: Option<u8>) -> Value {
    let mut value = json!(stamped.entry);
    match &stamped.entry {
        Entry::Started { .. } => _ = value.as_object_mut().map(|fields| fields.remove("seed")),
        Entry::Acted { seat: actor, action } => {
            use magnate_rules::Action;
            let secret = matches!(action, Action::Reserve { .. } | Action::Work { .. });
            if secret && seat != Some(*actor) {
                value["action"] = json!({ "action": "hidden" });
            }
        }
        _ => {}
    }
    value
}

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
pub struct Book {
    log: Vec<Stamped>,
    /// The table after the whole log.
    head: Option<Table>,
    /// The table after every so many entries.
    kept: Vec<Table>,
    timeline: Vec<TimelineEntry>,
}

impl Book {
    /// Entries known so far.
    pub fn entries(&self) -> u32 {
        self.log.len() as u32
    }

    /// Takes in what was stored since; what is known already is passed over.
    pub fn take_in(&mut self, new: Vec<Stamped>) -> Result<(), Corrupt> {
        let known = self.entries();
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
    pub fn at(&self, seq: u32) -> Result<Option<(Table, Update)>, Corrupt> {
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
    pub fn since(&self, seen: u32) -> Result<Vec<Arc<Update>>, Corrupt> {
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
    pub fn timeline(&self) -> Vec<TimelineEntry> {
        self.timeline.clone()
    }
}

/// An uploaded record, move by move.
pub struct RecordBook {
    actions: Vec<(PlayerId, Action)>,
    /// The game at the start and after every so many decisions.
    kept: Vec<Game>,
    /// What was decided when.
    pub timeline: Vec<TimelineEntry>,
    /// The game at its end.
    pub end: Game,
}

impl RecordBook {
    /// Plays a record and checks it.
    pub fn new(record: &Record) -> Result<Self, RecordError> {
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
    pub fn decisions(&self) -> u32 {
        self.actions.len() as u32
    }

    /// The game after so many decisions, and the last of them; none when there are not so many.
    pub fn at(&self, seq: u32) -> Option<(Game, Option<Update>)> {
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
