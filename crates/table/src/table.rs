//! A table: entries folded into seats, a game and who may do what.

use magnate_rules::{
    Action, Event, Game, PlayerId, PlayerSet, RULES_VERSION, Record, Stage, Standing, View, Viewer,
};
use serde::Serialize;

use crate::bot::BotKind;
use crate::clock::{SeatClock, Times};
use crate::command::Command;
use crate::entry::{Entry, Stamped, UserId};
use crate::options::Options;
use crate::problem::{Problem, UndoBarrier};

/// Somebody is absent when a decision has been awaited from them for so long at a table without a clock.
const ABSENT_AFTER: i64 = 5 * 60_000;

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person; the same person may have several seats.
    Person {
        /// Who.
        user: UserId,
    },
    /// A bot.
    Bot {
        /// Which.
        bot: BotKind,
        /// The person it stands in for, who may come back.
        for_user: Option<UserId>,
    },
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People gather.
    Lobby,
    /// The game is on.
    Playing,
    /// It ended.
    Finished,
    /// It was closed before its end.
    Abandoned,
    /// Played under other rules than these; can be looked at as it was stored, not played on.
    Archived,
}

/// What folding an entry led to, for those who watch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// What happened in the game, with secrets: show each viewer [`Event::seen_by`].
    pub events: Vec<Event>,
    /// The game went back; viewers need a fresh view.
    pub rewound: bool,
}

/// A log that cannot be folded: the store is damaged or from another world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corrupt {
    /// The entry that does not fit.
    pub seq: u32,
    /// Why.
    pub reason: String,
}

impl std::fmt::Display for Corrupt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "entry {}: {}", self.seq, self.reason)
    }
}

impl std::error::Error for Corrupt {}

/// A take-back somebody asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TakeBack {
    /// Who asked.
    pub seat: u8,
    /// The game goes back to this many decisions.
    pub to: u32,
    /// Who has not answered yet.
    pub waiting: PlayerSet,
}

/// The game of a table.
#[derive(Clone, Debug)]
struct Play {
    seed: u64,
    start: Game,
    game: Game,
    acts: Vec<(PlayerId, Action)>,
    /// States before the steps that can be undone, with whose steps they are.
    undoable: Vec<(PlayerId, Game)>,
    /// Why nothing before that can be undone.
    barrier: UndoBarrier,
    times: Times,
    take_back: Option<TakeBack>,
    /// Who wants whom replaced.
    votes: Vec<(u8, u8)>,
}

/// One table.
#[derive(Clone, Debug)]
pub struct Table {
    options: Options,
    host: UserId,
    seats: Vec<Occupant>,
    status: Status,
    seq: u32,
    opened_at: i64,
    changed_at: i64,
    play: Option<Box<Play>>,
}

impl Table {
    /// Folds a log from its first entry.
    pub fn from_log(log: &[Stamped]) -> Result<Table, Corrupt> {
        let (first, rest) = log.split_first().ok_or(Corrupt { seq: 0, reason: "the log is empty".into() })?;
        let mut table = Table::open(first)?;
        for stamped in rest {
            table.fold(stamped)?;
        }
        Ok(table)
    }

    /// A table from the entry that opened it.
    pub fn open(first: &Stamped) -> Result<Table, Corrupt> {
        let corrupt = |reason: String| Corrupt { seq: first.seq, reason };
        let Entry::Opened { host, options } = &first.entry else {
            return Err(corrupt("a log begins with the opening of the table".into()));
        };
        options.check().map_err(|problem| corrupt(problem.to_string()))?;
        if first.seq != 0 {
            return Err(corrupt("a log begins with entry 0".into()));
        }
        Ok(Table {
            seats: vec![Occupant::Open; usize::from(options.players)],
            options: options.clone(),
            host: host.clone(),
            status: Status::Lobby,
            seq: 1,
            opened_at: first.at,
            changed_at: first.at,
            play: None,
        })
    }

    // ---- looking ---------------------------------------------------------------------------------

    /// The agreed options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Who looks after the table.
    pub fn host(&self) -> &UserId {
        &self.host
    }

    /// The seats, by player number.
    pub fn seats(&self) -> &[Occupant] {
        &self.seats
    }

    /// Where it is in its life.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The number the next entry will have: what a command has to name as expected.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// When it was opened, in milliseconds since 1970.
    pub fn opened_at(&self) -> i64 {
        self.opened_at
    }

    /// When something last happened.
    pub fn changed_at(&self) -> i64 {
        self.changed_at
    }

    /// The game, once it has started. It knows every secret: show people [`Table::view`].
    pub fn game(&self) -> Option<&Game> {
        self.play.as_ref().map(|play| &play.game)
    }

    /// Decisions taken so far that still stand.
    pub fn decisions(&self) -> u32 {
        self.play.as_ref().map_or(0, |play| play.acts.len() as u32)
    }

    /// The game as somebody on this seat (or nobody) may see it.
    pub fn view(&self, seat: Option<u8>) -> Option<View> {
        let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Player(PlayerId(seat)));
        self.game().map(|game| game.view(viewer))
    }

    /// The seats this person may act for.
    pub fn seats_of(&self, user: &UserId) -> Vec<u8> {
        let seats = self.seats.iter().zip(0..);
        seats
            .filter(|(occupant, _)| matches!(occupant, Occupant::Person { user: other } if other == user))
            .map(|(_, seat)| seat)
            .collect()
    }

    /// Does this person belong to the table: host, player, or replaced player?
    pub fn is_member(&self, user: &UserId) -> bool {
        self.host == *user
            || self.seats.iter().any(|occupant| match occupant {
                Occupant::Person { user: other } => other == user,
                Occupant::Bot { for_user, .. } => for_user.as_ref() == Some(user),
                Occupant::Open => false,
            })
    }

    /// From whom a decision is awaited.
    pub fn awaited(&self) -> PlayerSet {
        match self.status {
            Status::Playing => self.game().map_or(PlayerSet::NONE, |game| game.decision().awaited),
            _ => PlayerSet::NONE,
        }
    }

    /// A seat whose bot is to act, if any.
    pub fn bot_to_act(&self) -> Option<(u8, BotKind)> {
        self.awaited().iter().find_map(|player| match self.seats.get(player.index()) {
            Some(Occupant::Bot { bot, .. }) => Some((player.0, *bot)),
            _ => None,
        })
    }

    /// A seat's clock now.
    pub fn clock(&self, seat: u8, now: i64) -> Option<SeatClock> {
        let play = self.play.as_ref()?;
        self.seats.get(usize::from(seat)).map(|_| play.times.seat(PlayerId(seat), now))
    }

    /// When the next clock runs out.
    pub fn next_flag(&self) -> Option<i64> {
        self.play.as_ref().filter(|_| self.status == Status::Playing)?.times.next_flag()
    }

    /// Has this seat's person been away too long?
    pub fn is_absent(&self, seat: u8, now: i64) -> bool {
        let player = PlayerId(seat);
        let Some(play) = self.play.as_ref().filter(|_| self.awaited().contains(player)) else { return false };
        let waiting = play.times.seat(player, now);
        play.times.is_out(player, now)
            || (waiting.left.is_none() && waiting.since.is_some_and(|since| now - since >= ABSENT_AFTER))
    }

    /// Can this seat undo its last step alone?
    pub fn can_undo(&self, seat: u8) -> bool {
        self.check_undo(seat).is_ok()
    }

    /// The take-back asked for, if any.
    pub fn take_back(&self) -> Option<&TakeBack> {
        self.play.as_ref()?.take_back.as_ref()
    }

    /// Final ranking.
    pub fn standings(&self) -> Option<Vec<Standing>> {
        self.game().and_then(Game::outcome)
    }

    /// The record of the game as this viewer may have it: everything once it is over; before that without the seed and
    /// without other people's secret decisions, so that it stops before the first of them.
    pub fn record(&self, seat: Option<u8>) -> Option<Record> {
        let play = self.play.as_ref()?;
        let over = self.status != Status::Playing;
        let mut record = Record::new(&play.start, over.then_some(play.seed));
        let mut game = play.start.clone();
        let revealed = play.game.bank_breaks() > 0;
        for (player, action) in &play.acts {
            let own = seat == Some(player.0);
            let hidden = match action {
                Action::Reserve { .. } => !revealed,
                Action::Work { .. } => {
                    play.game.round() == game.round() && play.game.decision().stage == Stage::Restructuring
                }
                _ => false,
            };
            if hidden && !own && !over {
                break;
            }
            if game.play(*player, action).is_err() {
                break;
            }
            record.push(*player, action.clone());
        }
        if over {
            record.seal(&game);
        }
        Some(record)
    }

    // ---- deciding --------------------------------------------------------------------------------

    /// What a command would lead to, or why it is not possible. Nothing changes: entries take effect when they are
    /// stored and folded.
    pub fn decide(
        &self,
        by: &UserId,
        command: &Command,
        expected: Option<u32>,
        now: i64,
    ) -> Result<Entry, Problem> {
        if let Some(expected) = expected.filter(|expected| *expected != self.seq) {
            return Err(Problem::Stale { expected, current: self.seq });
        }
        match command {
            Command::Configure { options } => {
                self.host_in_lobby(by)?;
                options.check()?;
                if self.seats.iter().skip(usize::from(options.players)).any(|seat| *seat != Occupant::Open) {
                    return Err(Problem::SeatTaken { seat: options.players });
                }
                Ok(Entry::Configured { options: options.clone() })
            }
            Command::Sit { seat } => {
                self.in_lobby()?;
                match self.seat(*seat)? {
                    Occupant::Open => Ok(Entry::SeatTaken { seat: *seat, user: by.clone() }),
                    _ => Err(Problem::SeatTaken { seat: *seat }),
                }
            }
            Command::Leave { seat } => {
                self.in_lobby()?;
                let own = matches!(self.seat(*seat)?, Occupant::Person { user } if user == by);
                // The host may clear any seat.
                if own || *by == self.host {
                    Ok(Entry::SeatLeft { seat: *seat })
                } else {
                    Err(Problem::NotYourSeat { seat: *seat })
                }
            }
            Command::SeatBot { seat, bot } => {
                self.host_in_lobby(by)?;
                match self.seat(*seat)? {
                    Occupant::Person { .. } => Err(Problem::SeatTaken { seat: *seat }),
                    _ => Ok(Entry::BotSeated { seat: *seat, bot: *bot }),
                }
            }
            Command::HandOver { user } => {
                if *by != self.host {
                    return Err(Problem::HostOnly);
                }
                if !self.is_member(user) {
                    return Err(Problem::PlayersOnly);
                }
                Ok(Entry::HostChanged { user: user.clone() })
            }
            Command::Start { seed } => {
                self.host_in_lobby(by)?;
                let open = self.seats.iter().filter(|seat| **seat == Occupant::Open).count();
                if open > 0 {
                    return Err(Problem::SeatsOpen { open: open as u8 });
                }
                Ok(Entry::Started { seed: seed.to_string(), rules: RULES_VERSION })
            }
            Command::Act { seat, action } => {
                self.own_seat(by, *seat)?;
                self.check_act(*seat, action)
            }
            Command::Undo { seat } => {
                self.own_seat(by, *seat)?;
                self.check_undo(*seat)?;
                Ok(Entry::Undone { seat: *seat })
            }
            Command::AskTakeBack { seat } => {
                self.own_seat(by, *seat)?;
                let play = self.playing()?;
                if play.take_back.is_some() {
                    return Err(Problem::TakeBackPending);
                }
                if !play.acts.iter().any(|(player, _)| player.0 == *seat) {
                    return Err(Problem::NothingToUndo { reason: UndoBarrier::Nothing });
                }
                Ok(Entry::TakeBackAsked { seat: *seat })
            }
            Command::AnswerTakeBack { seat, yes } => {
                self.own_seat(by, *seat)?;
                let asked = self.playing()?.take_back.as_ref().ok_or(Problem::NoTakeBack)?;
                if !asked.waiting.contains(PlayerId(*seat)) {
                    return Err(Problem::AlreadyAnswered);
                }
                Ok(Entry::TakeBackAnswered { seat: *seat, yes: *yes })
            }
            Command::Replace { seat, bot } => {
                self.playing()?;
                let Occupant::Person { user } = self.seat(*seat)? else {
                    return Err(Problem::NotAbsent { seat: *seat });
                };
                // Anybody may leave their own seat to a bot; the host that of somebody absent.
                if user == by || (*by == self.host && self.is_absent(*seat, now)) {
                    return Ok(Entry::BotSeated { seat: *seat, bot: *bot });
                }
                if *by == self.host {
                    Err(Problem::NotAbsent { seat: *seat })
                } else {
                    Err(Problem::HostOnly)
                }
            }
            Command::VoteReplace { seat, absent } => {
                self.own_seat(by, *seat)?;
                self.playing()?;
                let person = matches!(self.seat(*absent)?, Occupant::Person { user } if user != by);
                if person && self.awaited().contains(PlayerId(*absent)) {
                    Ok(Entry::ReplacementVoted { seat: *seat, absent: *absent })
                } else {
                    Err(Problem::NotAbsent { seat: *absent })
                }
            }
            Command::Reclaim { seat } => match self.seat(*seat)? {
                Occupant::Bot { for_user: Some(user), .. } if user == by => {
                    self.playing()?;
                    Ok(Entry::SeatReclaimed { seat: *seat })
                }
                _ => Err(Problem::NotReclaimable { seat: *seat }),
            },
            Command::Abandon => {
                if *by != self.host {
                    return Err(Problem::HostOnly);
                }
                match self.status {
                    Status::Lobby | Status::Playing => Ok(Entry::Abandoned),
                    _ => Err(Problem::GameOver),
                }
            }
        }
    }

    /// A bot's decision.
    pub fn decide_bot(&self, seat: u8, action: &Action) -> Result<Entry, Problem> {
        match self.seat(seat)? {
            Occupant::Bot { .. } => self.check_act(seat, action),
            _ => Err(Problem::NotYourSeat { seat }),
        }
    }

    fn check_act(&self, seat: u8, action: &Action) -> Result<Entry, Problem> {
        self.playing()?.game.check(PlayerId(seat), action)?;
        Ok(Entry::Acted { seat, action: action.clone() })
    }

    fn seat(&self, seat: u8) -> Result<&Occupant, Problem> {
        self.seats.get(usize::from(seat)).ok_or(Problem::NoSuchSeat { seat })
    }

    fn own_seat(&self, by: &UserId, seat: u8) -> Result<(), Problem> {
        match self.seat(seat)? {
            Occupant::Person { user } if user == by => Ok(()),
            _ => Err(Problem::NotYourSeat { seat }),
        }
    }

    fn in_lobby(&self) -> Result<(), Problem> {
        match self.status {
            Status::Lobby => Ok(()),
            Status::Abandoned => Err(Problem::GameOver),
            _ => Err(Problem::AlreadyStarted),
        }
    }

    fn host_in_lobby(&self, by: &UserId) -> Result<(), Problem> {
        if *by == self.host { self.in_lobby() } else { Err(Problem::HostOnly) }
    }

    fn playing(&self) -> Result<&Play, Problem> {
        match (self.status, self.play.as_deref()) {
            (Status::Playing, Some(play)) => Ok(play),
            (Status::Lobby, _) => Err(Problem::NotStarted),
            _ => Err(Problem::GameOver),
        }
    }

    fn check_undo(&self, seat: u8) -> Result<(), Problem> {
        let play = self.playing()?;
        match play.undoable.last() {
            Some((player, _)) if player.0 == seat => Ok(()),
            Some(_) => Err(Problem::NothingToUndo { reason: UndoBarrier::OthersActed }),
            None => Err(Problem::NothingToUndo { reason: play.barrier }),
        }
    }

    // ---- folding ---------------------------------------------------------------------------------

    /// Takes the next entry of the log in.
    pub fn fold(&mut self, stamped: &Stamped) -> Result<Outcome, Corrupt> {
        let corrupt = |reason: String| Corrupt { seq: stamped.seq, reason };
        if stamped.seq != self.seq {
            return Err(corrupt(format!("entry {} was to come next", self.seq)));
        }
        let outcome = self.fold_entry(&stamped.entry, stamped.at).map_err(corrupt)?;
        self.seq += 1;
        self.changed_at = stamped.at;
        Ok(outcome)
    }

    fn fold_entry(&mut self, entry: &Entry, now: i64) -> Result<Outcome, String> {
        let mut outcome = Outcome::default();
        match entry {
            Entry::Opened { .. } => return Err("a table is opened once".into()),
            Entry::Configured { options } => {
                self.seats.resize(usize::from(options.players), Occupant::Open);
                self.options = options.clone();
            }
            Entry::SeatTaken { seat, user } => self.put(*seat, Occupant::Person { user: user.clone() })?,
            Entry::SeatLeft { seat } => self.put(*seat, Occupant::Open)?,
            Entry::BotSeated { seat, bot } => self.seat_bot(*seat, *bot)?,
            Entry::SeatReclaimed { seat } => match self.seats.get(usize::from(*seat)) {
                Some(Occupant::Bot { for_user: Some(user), .. }) => {
                    let user = user.clone();
                    self.put(*seat, Occupant::Person { user })?;
                }
                _ => return Err(format!("nobody can reclaim seat {seat}")),
            },
            Entry::HostChanged { user } => self.host = user.clone(),
            Entry::Started { seed, rules } => self.start(seed, *rules, now)?,
            Entry::Abandoned => self.status = Status::Abandoned,
            Entry::Acted { .. }
            | Entry::Undone { .. }
            | Entry::TakeBackAsked { .. }
            | Entry::TakeBackAnswered { .. }
            | Entry::ReplacementVoted { .. }
                if self.status == Status::Archived => {}
            Entry::Acted { seat, action } => outcome.events = self.act(*seat, action, now)?,
            Entry::Undone { seat } => {
                self.undo(*seat, now)?;
                outcome.rewound = true;
            }
            Entry::TakeBackAsked { seat } => outcome.rewound = self.ask_take_back(*seat, now)?,
            Entry::TakeBackAnswered { seat, yes } => {
                outcome.rewound = self.answer_take_back(*seat, *yes, now)?
            }
            Entry::ReplacementVoted { seat, absent } => self.vote(*seat, *absent)?,
        }
        Ok(outcome)
    }

    fn put(&mut self, seat: u8, occupant: Occupant) -> Result<(), String> {
        let place =
            self.seats.get_mut(usize::from(seat)).ok_or_else(|| format!("there is no seat {seat}"))?;
        *place = occupant;
        Ok(())
    }

    fn seat_bot(&mut self, seat: u8, bot: BotKind) -> Result<(), String> {
        let for_user = match self.seats.get(usize::from(seat)) {
            Some(Occupant::Person { user }) => Some(user.clone()),
            Some(Occupant::Bot { for_user, .. }) => for_user.clone(),
            _ => None,
        };
        if let Some(play) = &mut self.play {
            play.votes.retain(|(_, absent)| *absent != seat);
            // A bot agrees to any take-back.
            if let Some(take_back) = &mut play.take_back {
                take_back.waiting.remove(PlayerId(seat));
            }
        }
        self.put(seat, Occupant::Bot { bot, for_user })
    }

    fn start(&mut self, seed: &str, rules: u32, now: i64) -> Result<(), String> {
        if rules != RULES_VERSION {
            self.status = Status::Archived;
            return Ok(());
        }
        let seed: u64 = seed.parse().map_err(|_| format!("\"{seed}\" is not a seed"))?;
        let start = Game::new(&self.options.config(), seed).map_err(|error| error.0)?;
        let mut times = Times::new(self.options.clock);
        times.turn(start.decision().awaited, None, now);
        self.play = Some(Box::new(Play {
            seed,
            game: start.clone(),
            start,
            acts: Vec::new(),
            undoable: Vec::new(),
            barrier: UndoBarrier::Nothing,
            times,
            take_back: None,
            votes: Vec::new(),
        }));
        self.status = Status::Playing;
        Ok(())
    }

    fn play_mut(&mut self) -> Result<&mut Play, String> {
        self.play.as_deref_mut().ok_or_else(|| "the game has not started".into())
    }

    fn act(&mut self, seat: u8, action: &Action, now: i64) -> Result<Vec<Event>, String> {
        let play = self.play_mut()?;
        let player = PlayerId(seat);
        let before = play.game.clone();
        let events = play.game.apply(player, action).map_err(|refusal| refusal.to_string())?;
        play.acts.push((player, action.clone()));
        if play.undoable.last().is_some_and(|(other, _)| *other != player) {
            play.undoable.clear();
            play.barrier = UndoBarrier::OthersActed;
        }
        play.undoable.push((player, before));
        if events.iter().any(reveals) {
            play.undoable.clear();
            play.barrier = UndoBarrier::Revealed;
        }
        play.take_back = None;
        play.votes.retain(|(_, absent)| *absent != seat);
        play.times.turn(play.game.decision().awaited, Some(player), now);
        if play.game.is_over() {
            self.status = Status::Finished;
        }
        Ok(events)
    }

    fn undo(&mut self, seat: u8, now: i64) -> Result<(), String> {
        let play = self.play_mut()?;
        match play.undoable.pop() {
            Some((player, before)) if player.0 == seat => {
                play.game = before;
                play.acts.pop();
                play.times.turn(play.game.decision().awaited, None, now);
                Ok(())
            }
            _ => Err("there is nothing to undo".into()),
        }
    }

    fn ask_take_back(&mut self, seat: u8, now: i64) -> Result<bool, String> {
        let asker = match &self.seats[usize::from(seat)] {
            Occupant::Person { user } => Some(user.clone()),
            _ => None,
        };
        // Everybody else who is a person; somebody with several seats agrees with themselves.
        let waiting: PlayerSet = self
            .seats
            .iter()
            .zip(0..)
            .filter(
                |(occupant, _)| matches!(occupant, Occupant::Person { user } if Some(user) != asker.as_ref()),
            )
            .map(|(_, seat)| PlayerId(seat))
            .collect();
        let play = self.play_mut()?;
        let last = play.acts.iter().rposition(|(player, _)| player.0 == seat);
        let to = last.ok_or("there is nothing to take back")? as u32;
        play.take_back = Some(TakeBack { seat, to, waiting });
        self.settle_take_back(now)
    }

    fn answer_take_back(&mut self, seat: u8, yes: bool, now: i64) -> Result<bool, String> {
        let play = self.play_mut()?;
        let take_back = play.take_back.as_mut().ok_or("nobody asked for a take-back")?;
        if !yes {
            play.take_back = None;
            return Ok(false);
        }
        take_back.waiting.remove(PlayerId(seat));
        self.settle_take_back(now)
    }

    /// Goes back once everybody has agreed.
    fn settle_take_back(&mut self, now: i64) -> Result<bool, String> {
        let play = self.play_mut()?;
        let Some(take_back) = play.take_back.take_if(|take_back| take_back.waiting.is_empty()) else {
            return Ok(false);
        };
        play.acts.truncate(take_back.to as usize);
        let mut game = play.start.clone();
        for (player, action) in &play.acts {
            game.play(*player, action).map_err(|refusal| refusal.to_string())?;
        }
        play.game = game;
        play.undoable.clear();
        play.barrier = UndoBarrier::OthersActed;
        play.times.turn(play.game.decision().awaited, None, now);
        Ok(true)
    }

    /// Counts a vote; when all other persons agree, a bot takes over.
    fn vote(&mut self, seat: u8, absent: u8) -> Result<(), String> {
        let persons: Vec<u8> = self
            .seats
            .iter()
            .zip(0..)
            .filter(|(occupant, other)| matches!(occupant, Occupant::Person { .. }) && *other != absent)
            .map(|(_, seat)| seat)
            .collect();
        let play = self.play_mut()?;
        if !play.votes.contains(&(seat, absent)) {
            play.votes.push((seat, absent));
        }
        if persons.iter().all(|person| play.votes.contains(&(*person, absent))) {
            self.seat_bot(absent, BotKind::Random)?;
        }
        Ok(())
    }
}

/// Does an event show something that was hidden before?
fn reveals(event: &Event) -> bool {
    match event {
        Event::StructuresRevealed { structures } => structures.iter().any(|structure| {
            // An empty hand hides nothing.
            !structure.at_work.is_empty() || !structure.beach.is_empty()
        }),
        Event::BankBroke { reserves, .. } => !reserves.is_empty(),
        Event::GameEnded { .. } => true,
        _ => false,
    }
}
