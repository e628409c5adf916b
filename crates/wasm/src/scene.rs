//! A game that is no table: a lesson, a puzzle, something to study. It has no log that anybody keeps and no clock, but it is
//! looked at like a table, so that the same screens show it.

use magnate_rules::insight::{Answer, Question};
use magnate_rules::{Action, Event, Game, PlayerId, Viewer};
use magnate_table::{
    Entry, Level, Occupant, Options, Outcome, Problem, SeatRest, Sign, Stamped, Status, UserId,
};
use magnate_wire::{ErrorBody, GameShown, Person, SeatTime, StepMessage, TableView, Update};

/// A game to look at and to play on.
pub struct Scene {
    id: String,
    me: Person,
    seats: Vec<Occupant>,
    game: Game,
    /// What happened since it was opened.
    updates: Vec<Update>,
    /// The last decision can be taken back.
    undo: bool,
}

impl Scene {
    /// A game in which some seats are one's own, and bots of a level have the others.
    pub fn new(id: &str, me: &Person, game: Game, yours: &[u8], others: Level) -> Self {
        let seat = |seat: u8| {
            if yours.contains(&seat) {
                Occupant::Person { user: UserId(me.id.clone()) }
            } else {
                Occupant::Bot { bot: others, for_user: None }
            }
        };
        let seats = (0..game.config().players).map(seat).collect();
        Scene { id: id.to_owned(), me: me.clone(), seats, game, updates: Vec::new(), undo: false }
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Entries so far: the number the next one will have.
    pub fn seq(&self) -> u32 {
        self.updates.len() as u32
    }

    /// Which seats are one's own.
    pub fn yours(&self) -> Vec<u8> {
        let seats = self.seats.iter().zip(0..);
        seats.filter(|(occupant, _)| occupant.person().is_some()).map(|(_, seat)| seat).collect()
    }

    fn own(&self, seat: Option<u8>) -> Result<Option<u8>, ErrorBody> {
        match seat {
            Some(seat) if !self.yours().contains(&seat) => {
                Err(ErrorBody::from(&Problem::NotYourSeat { seat }))
            }
            seat => Ok(seat),
        }
    }

    fn viewer(&self, seat: Option<u8>) -> Viewer {
        seat.map_or(Viewer::Spectator, |seat| Viewer::Player(PlayerId(seat)))
    }

    /// What it looks like from a seat.
    pub fn look(&self, seat: Option<u8>) -> Result<TableView, ErrorBody> {
        let seat = self.own(seat)?;
        let players = self.seats.len();
        Ok(TableView {
            id: self.id.clone(),
            seq: self.seq(),
            status: if self.game.is_over() { Status::Finished } else { Status::Playing },
            options: Options { hints: true, ..Options::of(*self.game.config()) },
            host: self.me.id.clone(),
            seats: self.seats.clone(),
            signs: (0..players as u8).map(Sign::plain).collect(),
            yours: self.yours(),
            seat,
            clocks: vec![
                SeatTime { clock: None, absent: false, rest: SeatRest::default(), votes: Vec::new() };
                players
            ],
            can_undo: self.undo && seat.is_some(),
            take_back: None,
            end_vote: None,
            paused: None,
            pause_vote: None,
            standings: None,
            game: Some(GameShown::Live(Box::new(self.game.view(self.viewer(seat)).data()))),
        })
    }

    /// What happened from an entry on.
    pub fn since(&self, seen: u32, seat: Option<u8>) -> Result<Vec<StepMessage>, ErrorBody> {
        let seat = self.own(seat)?;
        Ok(self.updates.iter().skip(seen as usize).map(|update| StepMessage::new(update, seat)).collect())
    }

    /// What would be, or why, and at which entry.
    pub fn ask(&self, seat: Option<u8>, question: &Question) -> Result<(u32, Answer), ErrorBody> {
        let view = self.game.view(self.viewer(self.own(seat)?));
        let answer = view.ask(question).map_err(|refusal| ErrorBody::from(&Problem::from(refusal)))?;
        Ok((self.seq(), answer))
    }

    /// Somebody decides something: what came of it, or why it is not possible.
    pub fn act(&mut self, seat: u8, action: &Action) -> Result<&Update, Problem> {
        let mut game = self.game.clone();
        let events = game.apply(PlayerId(seat), action)?;
        self.follow(seat, action, events, game);
        Ok(&self.updates[self.updates.len() - 1])
    }

    /// Somebody decided something elsewhere, with everything that followed: the game is this now.
    pub fn follow(&mut self, seat: u8, action: &Action, events: Vec<Event>, game: Game) {
        let entry = Entry::Acted { seat, action: action.clone() };
        let stamped = Stamped { seq: self.seq(), at: 0, entry };
        self.updates.push(Update::new(stamped, Outcome { events, rewound: false }));
        self.game = game;
    }

    /// Says whether the last decision can be taken back, which whoever leads the game knows.
    pub fn allow_undo(&mut self, yes: bool) {
        self.undo = yes;
    }

    /// Somebody takes back so many decisions, the last ones: the game is as it was before them.
    pub fn rewind(&mut self, game: Game, seat: u8, decisions: usize) {
        self.game = game;
        for _ in 0..decisions {
            let stamped = Stamped { seq: self.seq(), at: 0, entry: Entry::Undone { seat } };
            self.updates.push(Update::new(stamped, Outcome { events: Vec::new(), rewound: true }));
        }
    }
}
