//! A table with its log, for tests: commands go the way the server sends them.
#![allow(dead_code)] // every test file uses a part of it

use magnate_rules::{Action, Dice, Event, FastDice, Game, PlayerId, Stage};
pub use magnate_table::Presence;
use magnate_table::{
    Command, Entry, Level, Occupant, Options, Outcome, Problem, Stamped, Status, Table, UserId,
};

pub const SECOND: i64 = 1_000;
pub const MINUTE: i64 = 60 * SECOND;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;
/// When every test table is opened.
pub const OPENED: i64 = 1_700_000_000_000;

pub fn user(name: &str) -> UserId {
    UserId(name.into())
}

/// A table, its log, and the time there.
#[derive(Clone)]
pub struct Desk {
    pub table: Table,
    pub log: Vec<Stamped>,
    pub now: i64,
    /// Who is connected; everybody else was never seen.
    pub here: Vec<UserId>,
    dice: FastDice,
}

impl Desk {
    /// A table of "ann".
    pub fn open(options: Options) -> Desk {
        let first = Stamped { seq: 0, at: OPENED, entry: Entry::Opened { host: user("ann"), options } };
        let table = Table::open(&first).unwrap();
        Desk { table, log: vec![first], now: OPENED, here: Vec::new(), dice: FastDice::new(7) }
    }

    /// A game that has begun. A name is a person, "bot" a bot.
    pub fn started(options: Options, names: &[&str], seed: u64) -> Desk {
        let mut desk = Desk::open(options);
        for (seat, name) in (0..).zip(names) {
            match *name {
                "bot" => desk.must("ann", Command::SeatBot { seat, bot: Level::Random }),
                name => desk.must(name, Command::Sit { seat }),
            };
        }
        desk.must("ann", Command::Start { seed });
        desk
    }

    /// The full game with these people.
    pub fn of(names: &[&str]) -> Desk {
        Desk::started(Options::new(names.len() as u8), names, 5)
    }

    pub fn wait(&mut self, time: i64) -> &mut Desk {
        self.now += time;
        self
    }

    /// Somebody connects.
    pub fn arrives(&mut self, name: &str) -> &mut Desk {
        self.here.push(user(name));
        self
    }

    /// Who is about.
    pub fn presence(&self) -> Presence {
        self.here.iter().map(|user| (user.clone(), self.now)).collect()
    }

    pub fn is_absent(&self, seat: u8) -> bool {
        self.table.is_absent(seat, self.now, &self.presence())
    }

    /// Stores and folds an entry.
    pub fn take(&mut self, entry: Entry) -> Outcome {
        let stamped = Stamped { seq: self.table.seq(), at: self.now, entry };
        let outcome = self.table.fold(&stamped).unwrap();
        self.log.push(stamped);
        outcome
    }

    pub fn send(&mut self, by: &str, command: Command) -> Result<Outcome, Problem> {
        let entry =
            self.table.decide(&user(by), &command, Some(self.table.seq()), self.now, &self.presence())?;
        Ok(self.take(entry))
    }

    pub fn must(&mut self, by: &str, command: Command) -> Outcome {
        self.send(by, command.clone()).unwrap_or_else(|problem| panic!("{by} {command:?}: {problem}"))
    }

    /// The code of the refusal.
    pub fn refused(&mut self, by: &str, command: Command) -> &'static str {
        match self.send(by, command.clone()) {
            Ok(_) => panic!("{by} {command:?} was accepted"),
            Err(problem) => problem.code(),
        }
    }

    pub fn game(&self) -> &Game {
        self.table.game().unwrap()
    }

    pub fn stage(&self) -> Stage {
        self.game().decision().stage
    }

    pub fn awaited(&self) -> Vec<u8> {
        self.table.awaited().iter().map(|player| player.0).collect()
    }

    /// What chance would do for this seat.
    pub fn idea(&mut self, seat: u8) -> Action {
        let game = self.table.game().unwrap();
        game.random_action(PlayerId(seat), &mut self.dice, &mut Vec::new()).unwrap()
    }

    /// Plays an action for a seat, whoever sits there.
    pub fn act(&mut self, seat: u8, action: Action) -> Vec<Event> {
        let entry = match &self.table.seats()[usize::from(seat)] {
            Occupant::Person { user } => {
                let command = Command::Act { seat, action };
                self.table.decide(user, &command, Some(self.table.seq()), self.now, &Presence::NOBODY)
            }
            _ => self.table.decide_bot(seat, &action),
        };
        self.take(entry.unwrap()).events
    }

    /// Plays anything for a seat.
    pub fn act_any(&mut self, seat: u8) -> Vec<Event> {
        let action = self.idea(seat);
        self.act(seat, action)
    }

    /// Plays anything for whoever is awaited; says who it was.
    pub fn step(&mut self) -> u8 {
        let seat = self.table.awaited().first().unwrap().0;
        self.act_any(seat);
        seat
    }

    /// Plays on until it is so.
    pub fn play_until(&mut self, done: impl Fn(&Desk) -> bool) -> &mut Desk {
        while !done(self) {
            assert_eq!(self.table.status(), Status::Playing, "the game ended before it came to that");
            self.step();
        }
        self
    }

    /// Plays on to a round's restructuring with something to choose for everybody.
    pub fn play_to_structures(&mut self) -> &mut Desk {
        self.play_until(|desk| {
            desk.stage() == Stage::Restructuring && desk.awaited().len() == desk.table.seats().len()
        })
    }

    /// Somebody's working day that somebody else's follows.
    pub fn play_to_working_day(&mut self) -> u8 {
        self.play_until(|desk| matches!(desk.stage(), Stage::Working { .. }));
        let seat = self.awaited()[0];
        assert_eq!(self.game().order()[0].0, seat, "the first in order begins");
        seat
    }

    /// Plays on until the game is over, at most so many decisions.
    pub fn play_out(&mut self) -> &mut Desk {
        self.play_until(|desk| desk.table.status() == Status::Finished)
    }

    /// Ann and bob end the game together.
    pub fn end(&mut self) {
        self.must("ann", Command::Abandon);
        self.must("bob", Command::Abandon);
        assert_eq!(self.table.status(), Status::Abandoned);
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u32) -> u32 {
        self.dice.below(n)
    }

    /// The log, folded once more, gives the same table.
    pub fn check(&self) {
        assert_eq!(Table::from_log(&self.log).unwrap(), self.table);
    }
}

/// Shorthands for commands.
pub fn undo(seat: u8) -> Command {
    Command::Undo { seat }
}

pub fn ask(seat: u8) -> Command {
    Command::AskTakeBack { seat }
}

pub fn answer(seat: u8, yes: bool) -> Command {
    Command::AnswerTakeBack { seat, yes }
}

pub fn replace(seat: u8) -> Command {
    Command::Replace { seat }
}

pub fn vote(seat: u8, absent: u8) -> Command {
    Command::VoteReplace { seat, absent }
}

pub fn reclaim(seat: u8) -> Command {
    Command::Reclaim { seat }
}
