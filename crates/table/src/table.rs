//! A table: entries folded into seats, a game and who may do what.

mod archive;
mod decide;
mod fold;
mod people;
mod time;

pub use people::Ballot;
pub use time::SeatRest;

use std::collections::BTreeSet;

pub use archive::{Known, OldRecord};
use magnate_rules::the_chain::AUTOMATON;
use magnate_rules::{Action, Event, Game, PlayerId, PlayerSet, Record, Stage, View, Viewer};
use serde::{Deserialize, Serialize};

use crate::clock::{SeatClock, Times};
use crate::entry::{Entry, Stamped, UserId};
use crate::options::Options;
use crate::problem::Problem;
use crate::rest::Zone;
use crate::sign::{self, Sign};
use archive::OtherRules;
use magnate_bots::Level;

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
        bot: Level,
        /// The person it stands in for, who may come back.
        for_user: Option<UserId>,
    },
    /// The Chain, in a solo game: it acts by itself and nobody can take its seat.
    TheChain,
}

impl Occupant {
    /// The person who sits there, if one does.
    pub fn person(&self) -> Option<&UserId> {
        match self {
            Occupant::Person { user } => Some(user),
            Occupant::Open | Occupant::Bot { .. } | Occupant::TheChain => None,
        }
    }

    /// The person whose seat it is: who sits there, or for whom a bot does.
    pub fn owner(&self) -> Option<&UserId> {
        match self {
            Occupant::Person { user } | Occupant::Bot { for_user: Some(user), .. } => Some(user),
            Occupant::Open | Occupant::Bot { for_user: None, .. } | Occupant::TheChain => None,
        }
    }
}

/// The empty seats of a table with these options.
fn seats(options: &Options) -> impl Iterator<Item = Occupant> {
    let solo = options.game.solo.is_some();
    (0..options.game.players).map(move |seat| {
        if solo && PlayerId(seat) == AUTOMATON { Occupant::TheChain } else { Occupant::Open }
    })
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// What happened in the game, with secrets: show each viewer [`Table::events_for`].
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TakeBack {
    /// Who asked.
    pub seat: u8,
    /// The game goes back to this many decisions.
    pub to: u32,
    /// Who has not answered yet: seats of people, also of those a bot plays for.
    pub waiting: PlayerSet,
    /// Everybody who was asked; none when it was asked before people had to agree for themselves while a bot plays for
    /// them.
    #[serde(skip)]
    asked: Option<PlayerSet>,
}

impl TakeBack {
    /// Can this seat give this answer now? Those asked can say either; whoever asked can drop it.
    fn takes_answer(&self, seat: u8, yes: bool) -> bool {
        self.waiting.contains(PlayerId(seat)) || (seat == self.seat && !yes)
    }

    /// Asks one more seat, unless it was asked before.
    fn ask(&mut self, player: PlayerId) {
        if self.asked.is_none_or(|asked| !asked.contains(player)) {
            self.waiting.insert(player);
        }
        if let Some(asked) = &mut self.asked {
            asked.insert(player);
        }
    }
}

/// A bot takes a seat while a take-back is asked for. It asks for nothing, and does not agree for the person it plays for;
/// in logs from before that was so, it does.
fn leave_question_to_bot(question: &mut Option<TakeBack>, seat: u8) {
    match question {
        Some(take_back) if take_back.seat == seat => *question = None,
        Some(take_back) if take_back.asked.is_none() => take_back.waiting.remove(PlayerId(seat)),
        Some(_) | None => {}
    }
}

/// A decision that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
struct StepTaken {
    player: PlayerId,
    action: Action,
    /// It showed somebody something hidden, so nobody takes it back alone.
    revealed: bool,
    /// The round it was taken in, and whether it was part of a working day.
    round: u16,
    working: bool,
}

/// How things were before a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Snapshot {
    game: Game,
    times: Times,
    /// When it was taken.
    at: i64,
}

/// The game of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Play {
    /// What a record of it begins with; its seed is a secret until the end.
    head: Record,
    start: Game,
    game: Game,
    steps: Vec<StepTaken>,
    /// States before the last of these steps, as far as they are kept.
    snapshots: Vec<Snapshot>,
    times: Times,
    take_back: Option<TakeBack>,
    /// The entry by which the game last went back, and the round it went back to.
    went_back: Option<(u32, u16)>,
}

impl Play {
    /// The decision that a take-back of this seat would take back.
    fn last_step_of(&self, seat: u8) -> Option<usize> {
        last_step_of(&self.steps, seat)
    }

    /// Would it matter to this seat if the game went back to `to`?
    fn affected_since(&self, player: PlayerId, to: usize) -> bool {
        self.steps.iter().skip(to).any(|step| step.revealed || step.player == player)
    }

    /// Was this secret choice changed later, before anybody else saw it?
    fn superseded(&self, index: usize) -> bool {
        superseded(&self.steps, index)
    }
}

fn last_step_of(steps: &[StepTaken], seat: u8) -> Option<usize> {
    steps.iter().rposition(|step| step.player.0 == seat)
}

fn superseded(steps: &[StepTaken], index: usize) -> bool {
    let step = &steps[index];
    // Choices of one kind follow each other directly: no other decision is possible among them.
    step.is_secret_choice()
        && steps[index + 1..]
            .iter()
            .take_while(|later| later.is_same_kind(step))
            .any(|later| later.player == step.player)
}

impl StepTaken {
    fn is_secret_choice(&self) -> bool {
        matches!(self.action, Action::Reserve { .. } | Action::Work { .. })
    }

    fn is_same_kind(&self, other: &StepTaken) -> bool {
        std::mem::discriminant(&self.action) == std::mem::discriminant(&other.action)
    }
}

/// Somebody wants a bot to take over from somebody absent.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Vote {
    by: UserId,
    absent: u8,
}

/// One table. Tables folded from the same log are equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    options: Options,
    host: UserId,
    seats: Vec<Occupant>,
    signs: Vec<Sign>,
    status: Status,
    seq: u32,
    opened_at: i64,
    changed_at: i64,
    votes: Vec<Vote>,
    /// Who wants to end the game.
    end_votes: Vec<UserId>,
    /// Who wants all clocks to rest.
    pause_votes: Vec<UserId>,
    /// Where the people of the seats live, and when they last said so.
    zones: Vec<Option<(Zone, i64)>>,
    /// Seats whose people have lost because their time was out.
    forfeited: PlayerSet,
    /// Who was sent away by the host.
    removed: BTreeSet<UserId>,
    play: Option<Box<Play>>,
    other_rules: Option<Box<OtherRules>>,
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
        options.check_playable().map_err(|problem| corrupt(problem.to_string()))?;
        if first.seq != 0 {
            return Err(corrupt("a log begins with entry 0".into()));
        }
        Ok(Table {
            seats: seats(options).collect(),
            signs: sign::for_seats(Vec::new(), usize::from(options.game.players)),
            options: options.for_a_new_game(),
            host: host.clone(),
            status: Status::Lobby,
            seq: 1,
            opened_at: first.at,
            changed_at: first.at,
            votes: Vec::new(),
            end_votes: Vec::new(),
            pause_votes: Vec::new(),
            zones: vec![None; usize::from(options.game.players)],
            forfeited: PlayerSet::NONE,
            removed: BTreeSet::new(),
            play: None,
            other_rules: None,
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

    /// Their signs, by player number.
    pub fn signs(&self) -> &[Sign] {
        &self.signs
    }

    /// Could this sign hang over this seat, whoever asks? A look counts as free as long as nobody plays with it.
    pub fn check_sign(&self, seat: u8, sign: &Sign) -> Result<(), Problem> {
        sign.check()?;
        let taken = self
            .other_with_look(seat, sign.look)
            .is_some_and(|other| !matches!(self.seats.get(other), Some(Occupant::Open | Occupant::TheChain)));
        if taken { Err(Problem::LookTaken { look: sign.look }) } else { Ok(()) }
    }

    fn other_with_look(&self, seat: u8, look: u8) -> Option<usize> {
        self.signs
            .iter()
            .enumerate()
            .position(|(other, sign)| other != usize::from(seat) && sign.look == look)
    }

    /// Where it is in its life.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The number the next entry will have: what a command has to name as expected.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// Was its game started under rules that are not known here? Then it can be neither folded nor played, only looked at as it was
    /// stored, and abandoned.
    pub fn is_of_other_rules(&self) -> bool {
        self.other_rules.is_some()
    }

    /// The version of the rules its game was started under; none before.
    pub fn rules(&self) -> Option<u32> {
        let other = self.other_rules.as_ref().map(|other| other.rules);
        other.or_else(|| self.play.as_ref().map(|play| play.game.config().edition.number()))
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
        self.play.as_ref().map_or(0, |play| play.steps.len() as u32)
    }

    /// The game as somebody on this seat (or nobody) may see it.
    pub fn view(&self, seat: Option<u8>) -> Option<View> {
        self.game().map(|game| game.view(viewer(seat)))
    }

    /// Events as somebody on this seat (or nobody) may see them. A person with several seats gets those of the seat
    /// they look from.
    pub fn events_for(&self, events: &[Event], seat: Option<u8>) -> Vec<Event> {
        events.iter().map(|event| event.seen_by(viewer(seat))).collect()
    }

    /// The seats this person may act for.
    pub fn seats_of(&self, user: &UserId) -> Vec<u8> {
        self.seats_where(|occupant| occupant.person() == Some(user)).iter().map(|player| player.0).collect()
    }

    fn seats_where(&self, test: impl Fn(&Occupant) -> bool) -> PlayerSet {
        let seats = self.seats.iter().zip(0..);
        seats.filter(|(occupant, _)| test(occupant)).map(|(_, seat)| PlayerId(seat)).collect()
    }

    /// Seats with people on them.
    fn persons(&self) -> PlayerSet {
        self.seats_where(|occupant| occupant.person().is_some())
    }

    fn open_seats(&self) -> u8 {
        self.seats_where(|occupant| *occupant == Occupant::Open).len() as u8
    }

    /// The first seat with somebody on it that would be gone, or The Chain's, with these options.
    fn first_in_the_way(&self, options: &Options) -> Option<u8> {
        let kept: Vec<u8> = seats(options)
            .zip(0..)
            .filter(|(seat, _)| *seat == Occupant::Open)
            .map(|(_, seat)| seat)
            .collect();
        let taken = self.seats_where(|occupant| !matches!(occupant, Occupant::Open | Occupant::TheChain));
        taken.iter().map(|player| player.0).find(|taken| !kept.contains(taken))
    }

    /// From whom a decision is awaited.
    pub fn awaited(&self) -> PlayerSet {
        match self.status {
            Status::Playing => self.game().map_or(PlayerSet::NONE, |game| game.decision().awaited),
            _ => PlayerSet::NONE,
        }
    }

    /// What was decided in the working days of a round, as it stands.
    pub(crate) fn days_work(&self, round: u16) -> impl Iterator<Item = (PlayerId, &Action)> {
        let steps = self.play.as_deref().map_or(&[][..], |play| &play.steps);
        // Rounds only grow.
        let first = steps.partition_point(|step| step.round < round);
        let of_round = steps[first..].iter().take_while(move |step| step.round == round);
        of_round.filter(|step| step.working).map(|step| (step.player, &step.action))
    }

    /// The entry by which the game last went back, and the round it went back to.
    pub(crate) fn went_back(&self) -> Option<(u32, u16)> {
        self.play.as_deref()?.went_back
    }

    /// A seat whose bot is to act, if any.
    pub fn bot_to_act(&self) -> Option<(u8, Level)> {
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

    /// Is the game played by turns rather than live?
    pub fn is_played_by_turns(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.times.is_unhurried())
    }

    /// Can this seat undo its last step alone?
    pub fn can_undo(&self, seat: u8) -> bool {
        self.check_undo(seat).is_ok()
    }

    /// The take-back asked for, if any.
    pub fn take_back(&self) -> Option<&TakeBack> {
        self.play.as_ref()?.take_back.as_ref()
    }

    /// The record of the game as this viewer may have it: everything once it is over; before that without the seed,
    /// without hashes and without other people's secret decisions, so that it stops before the first of them. A
    /// secret choice that was changed in time is nobody's business and in no record.
    pub fn record(&self, seat: Option<u8>) -> Option<Record> {
        let play = self.play.as_ref()?;
        let over = self.status != Status::Playing;
        let seed = play.head.seed.filter(|_| over);
        let mut record = Record { seed, ..play.head.clone() };
        let view = play.game.view(viewer(seat));
        let choosing = play.game.decision().stage == Stage::Restructuring;
        for (index, step) in play.steps.iter().enumerate() {
            if play.superseded(index) {
                continue;
            }
            let hidden = match step.action {
                Action::Reserve { .. } => view.game().chain(step.player).reserve().is_none(),
                Action::Work { .. } if seat != Some(step.player.0) => {
                    choosing && play.steps[index..].iter().all(|later| later.is_same_kind(step))
                }
                _ => false,
            };
            if hidden && !over {
                break;
            }
            record.push(step.player, step.action.clone());
        }
        if over {
            record.seal(&play.game);
        }
        Some(record)
    }
}

fn viewer(seat: Option<u8>) -> Viewer {
    seat.map_or(Viewer::Spectator, |seat| Viewer::Player(PlayerId(seat)))
}
