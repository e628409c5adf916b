//! A table on this device. Its log is kept by the page; here it is folded, looked at and thought about.

use std::collections::HashMap;

use magnate_bots::{Budget, Level, Referee, safe_move};
use magnate_rules::insight::{Answer, Question};
use magnate_rules::{Action, PlayerId};
use magnate_table::{Command, Corrupt, Entry, Presence, Problem, Stamped, Status, Table, UserId};
use magnate_wire::{
    Book, CardDetails, Counsel, ErrorBody, Hint, Imagined, Look, Person, ReplayMoment, StepMessage,
    TableView, TimelineEntry, Update, is_over,
};
use serde::Serialize;

/// What a list shows of a table on this device.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LocalCard {
    /// Where it is in its life.
    pub status: Status,
    /// What it is called.
    pub name: String,
    /// Is a person awaited?
    pub your_turn: bool,
    /// Seats, round, standings.
    pub card: CardDetails,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: i64,
    /// When something last happened.
    pub changed_at: i64,
}

/// A table on this device: one person, who may have several seats, and bots.
pub struct Local {
    id: String,
    me: Person,
    table: Table,
    /// What it was before, for those who look back.
    book: Book,
    /// The bots in the seats, with what they planned.
    bots: HashMap<u8, (Level, Referee)>,
}

fn damaged(corrupt: &Corrupt) -> ErrorBody {
    let sentence = "What is stored of this game cannot be read: it was damaged.";
    ErrorBody::new("damaged", format!("{sentence} {corrupt}"))
}

fn refused(problem: &Problem) -> ErrorBody {
    ErrorBody::from(problem)
}

impl Local {
    /// A table as it was stored.
    pub fn open(id: String, me: Person, log: Vec<Stamped>) -> Result<Self, ErrorBody> {
        let table = Table::from_log(&log).map_err(|corrupt| damaged(&corrupt))?;
        let mut book = Book::default();
        book.take_in(log).map_err(|corrupt| damaged(&corrupt))?;
        Ok(Local { id, me, table, book, bots: HashMap::new() })
    }

    fn user(&self) -> UserId {
        UserId(self.me.id.clone())
    }

    /// One looks from one's own seats, or from none.
    fn own(&self, seat: Option<u8>) -> Result<Option<u8>, ErrorBody> {
        match seat {
            Some(seat) if !self.table.seats_of(&self.user()).contains(&seat) => {
                Err(refused(&Problem::NotYourSeat { seat }))
            }
            seat => Ok(seat),
        }
    }

    /// The person is here, always.
    fn presence(&self, now: i64) -> Presence {
        [(self.user(), now)].into_iter().collect()
    }

    /// What it looks like from a seat.
    pub fn look(&self, seat: Option<u8>, now: i64) -> Result<TableView, ErrorBody> {
        let (seat, me, now) = (self.own(seat)?, self.user(), now.max(self.table.changed_at()));
        let presence = self.presence(now);
        let look = Look { id: &self.id, me: Some(&me), seat, now, presence: &presence, picture: None };
        Ok(TableView::new(&self.table, look))
    }

    /// From the first of one's seats.
    pub fn first_look(&self) -> Result<TableView, ErrorBody> {
        let seat = self.table.seats_of(&self.user()).first().copied();
        self.look(seat, self.table.changed_at())
    }

    fn stamp(&self, entry: Entry, now: i64) -> Stamped {
        Stamped { seq: self.table.seq(), at: now.max(self.table.changed_at()), entry }
    }

    /// What a command leads to.
    pub fn decide(&self, command: &Command, seq: Option<u32>, now: i64) -> Result<Stamped, ErrorBody> {
        let entry = self.table.decide(&self.user(), command, seq, now, &self.presence(now));
        Ok(self.stamp(entry.map_err(|problem| refused(&problem))?, now))
    }

    /// Lets an entry take effect.
    pub fn take(&mut self, stamped: Stamped, seat: Option<u8>) -> Result<StepMessage, ErrorBody> {
        let seat = self.own(seat)?;
        let outcome = self.table.fold(&stamped).map_err(|corrupt| damaged(&corrupt))?;
        self.book.take_in(vec![stamped.clone()]).map_err(|corrupt| damaged(&corrupt))?;
        Ok(StepMessage::new(&Update::new(stamped, outcome), seat))
    }

    /// What happened from an entry on.
    pub fn since(&self, seen: u32, seat: Option<u8>) -> Result<Vec<StepMessage>, ErrorBody> {
        let seat = self.own(seat)?;
        let updates = self.book.since(seen).map_err(|corrupt| damaged(&corrupt))?;
        Ok(updates.iter().map(|update| StepMessage::new(update, seat)).collect())
    }

    /// What would be, or why, and at which entry.
    pub fn ask(&self, seat: Option<u8>, question: &Question) -> Result<(u32, Answer), ErrorBody> {
        let view = self.table.view(self.own(seat)?).ok_or_else(|| refused(&Problem::NotStarted))?;
        let answer = view.ask(question).map_err(|refusal| refused(&refusal.into()))?;
        Ok((self.table.seq(), answer))
    }

    /// The decision of the bot that is to act, if one is.
    pub fn think(
        &mut self,
        seed: u64,
        budget: Budget,
        now: i64,
        safe: bool,
    ) -> Result<Option<Stamped>, ErrorBody> {
        let Some((seat, level)) = self.table.bot_to_act() else { return Ok(None) };
        let (player, Some(view)) = (PlayerId(seat), self.table.view(Some(seat))) else { return Ok(None) };
        let action = if safe {
            safe_move(view.game(), player)
        } else {
            let mut referee = match self.bots.remove(&seat) {
                Some((known, referee)) if known == level => referee,
                _ => Referee::new(&level.into(), seed, budget),
            };
            referee.think_with(budget);
            let action = referee.ask(&view, player).action;
            self.bots.insert(seat, (level, referee));
            action
        };
        let entry = self.table.decide_bot(seat, &action).map_err(|problem| refused(&problem))?;
        Ok(Some(self.stamp(entry, now)))
    }

    /// What the best bot would do in this seat, and why.
    pub fn hint(&self, seat: u8, seed: u64, budget: Budget) -> Result<Hint, ErrorBody> {
        self.table.check_hint(&self.user(), seat).map_err(|problem| refused(&problem))?;
        let view = self.table.view(Some(seat)).ok_or_else(|| refused(&Problem::NotStarted))?;
        let (_, why) = Referee::new(&Level::Magnate.into(), seed, budget).advise(&view, PlayerId(seat));
        Ok(Hint { seq: self.table.seq(), seat, why })
    }

    /// What a coach says about the decision at hand, or about an action before it is taken.
    pub fn counsel(&self, seat: u8, action: Option<&Action>) -> Result<Counsel, ErrorBody> {
        let view = Counsel::view(&self.table, &self.user(), seat).map_err(|problem| refused(&problem))?;
        Ok(Counsel::new(self.table.seq(), view.as_ref(), seat, action))
    }

    /// The running game as this seat knows it, the rest drawn anew.
    pub fn imagine(&self, seat: u8, seed: u64) -> Result<Imagined, ErrorBody> {
        Imagined::new(&self.table, &self.user(), seat, seed).map_err(|problem| refused(&problem))
    }

    /// The record as somebody on this seat may have it.
    pub fn record(&self, seat: Option<u8>) -> Result<String, ErrorBody> {
        let record = self.table.record(self.own(seat)?).ok_or_else(|| refused(&Problem::NotStarted))?;
        Ok(record.to_string())
    }

    /// The table as it was after so many entries.
    pub fn moment(&self, seq: u32, seat: Option<u8>) -> Result<ReplayMoment, ErrorBody> {
        let seat = self.own(seat)?;
        let last = self.book.entries();
        let found = self.book.at(seq).map_err(|corrupt| damaged(&corrupt))?;
        let found = found.ok_or_else(|| {
            let mut body =
                ErrorBody::new("no_such_entry", format!("There is no such moment: this game has {last}."));
            body.args.0.insert("last".into(), last.into());
            body
        })?;
        Ok(ReplayMoment::of_table(found, last, seat, is_over(&self.table), vec![self.me.clone()]))
    }

    /// What was decided when.
    pub fn timeline(&self) -> Vec<TimelineEntry> {
        self.book.timeline()
    }

    /// What a list shows of it.
    pub fn card(&self) -> LocalCard {
        let mine = self.table.seats_of(&self.user());
        LocalCard {
            status: self.table.status(),
            name: self.table.options().name.clone(),
            your_turn: self.table.awaited().iter().any(|player| mine.contains(&player.0)),
            card: CardDetails::new(&self.table),
            created_at: self.table.opened_at(),
            changed_at: self.table.changed_at(),
        }
    }
}
