//! What crosses the wire, defined once. TypeScript gets these types from here (`web/src/lib/wire.ts`).

use magnate_bots::Explanation;
use magnate_rules::insight::Answer;
#[cfg(feature = "ts")]
use magnate_rules::insight::Question;
use magnate_rules::{
    Config, Edition, Event, Game, HouseData, Intro, Layout, ModuleSet, Setup, Solo, Stage, Standing,
    ViewData, Viewer,
};
use magnate_table::{
    Command, EndVote, Entry, Level, Occupant, Options, Problem, SeatClock, Sign, Stamped, Status, Table,
    TakeBack,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::error::ErrorBody;
use crate::ids;
use crate::live::{LiveTable, Update};
use crate::store::{ChatLine, TableRow, User};

/// A person as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Person {
    /// Never changes.
    pub id: String,
    /// What to show.
    pub name: String,
    /// Has a password; otherwise a guest on one device.
    pub registered: bool,
    /// Has a name of their own; otherwise `name` only says "guest", which a client can say in its reader's language.
    pub named: bool,
}

impl From<&User> for Person {
    fn from(user: &User) -> Self {
        Person {
            id: user.id.clone(),
            name: user.name.clone(),
            registered: user.login.is_some(),
            named: user.name != guest_name(&user.id),
        }
    }
}

/// What somebody is called who has not said.
pub(crate) fn guest_name(id: &str) -> String {
    format!("Guest {}", id.get(..4).unwrap_or(id))
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableCard {
    /// Its id.
    pub id: String,
    /// The invitation code; only members get it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub code: Option<String>,
    /// What it is called.
    pub name: String,
    /// `lobby`, `playing`, `finished`, `abandoned` or `archived`.
    #[schema(value_type = String)]
    pub status: Status,
    /// Open to everybody.
    pub public: bool,
    /// The host's id.
    pub host: String,
    /// Is something awaited from you?
    pub your_turn: bool,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// When something last happened: since when somebody is awaited.
    pub changed_at: i64,
    /// Who is awaited.
    pub awaited: Vec<String>,
    /// Seats, round, standings.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(as = "CardDetails"))]
    pub card: Value,
    /// Names of everybody mentioned.
    pub people: Vec<Person>,
}

impl TableCard {
    pub(crate) fn new(row: &TableRow, me: Option<&User>, people: Vec<Person>) -> Self {
        let is = |ids: &[String]| me.is_some_and(|me| ids.contains(&me.id));
        // Under way by rules these are not: it can be looked at, but nobody can decide anything.
        let archived = row.summary.status == Status::Playing
            && !row.summary.rules.is_some_and(|rules| Edition::new(rules).is_known());
        let awaited = if archived { Vec::new() } else { row.summary.awaited.clone() };
        TableCard {
            id: row.id.clone(),
            code: is(&row.summary.members).then(|| row.code.clone()),
            name: row.summary.name.clone(),
            status: if archived { Status::Archived } else { row.summary.status },
            public: row.summary.public,
            host: row.summary.host.clone(),
            your_turn: is(&awaited),
            created_at: row.created_at,
            changed_at: row.changed_at,
            awaited,
            card: row.summary.card.clone(),
            people,
        }
    }
}

/// A table as one viewer sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableView {
    /// Its id.
    pub id: String,
    /// The number the next entry will have: send it back as `seq` with a decision.
    pub seq: u32,
    /// Where it is in its life.
    #[schema(value_type = String)]
    pub status: Status,
    /// The agreed options.
    #[schema(value_type = Object)]
    pub options: Options,
    /// The host's id.
    pub host: String,
    /// Who sits where.
    #[schema(value_type = Vec<Object>)]
    pub seats: Vec<Occupant>,
    /// Look and name of every seat.
    #[schema(value_type = Vec<Object>)]
    pub signs: Vec<Sign>,
    /// Your seats.
    pub yours: Vec<u8>,
    /// The seat you look from.
    pub seat: Option<u8>,
    /// Each seat's clock: milliseconds left, and since when awaited.
    #[schema(value_type = Vec<Object>)]
    pub clocks: Vec<SeatTime>,
    /// Can the seat you look from take its last step back?
    pub can_undo: bool,
    /// A take-back somebody asked for.
    #[schema(value_type = Option<Object>)]
    pub take_back: Option<TakeBack>,
    /// A vote to end the game.
    #[schema(value_type = Option<Object>)]
    pub end_vote: Option<EndVote>,
    /// The game as that seat may see it.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "ts", ts(as = "Option<ViewData>"))]
    pub game: Option<GameShown>,
}

impl TableView {
    pub(crate) fn new(live: &LiveTable, table: &Table, me: Option<&User>, seat: Option<u8>) -> Self {
        let now = ids::now().max(table.changed_at());
        let presence = live.presence(now);
        let yours = me.map_or_else(Vec::new, |me| table.seats_of(&magnate_table::UserId(me.id.clone())));
        TableView {
            id: live.id().to_string(),
            seq: table.seq(),
            status: table.status(),
            options: table.options().clone(),
            host: table.host().0.clone(),
            seats: table.seats().to_vec(),
            signs: table.signs().to_vec(),
            yours,
            seat,
            clocks: (0..table.seats().len())
                .map(|seat| SeatTime {
                    clock: table.clock(seat as u8, now),
                    absent: table.is_absent(seat as u8, now, &presence),
                    votes: table.votes_against(seat as u8).map(|user| user.0.clone()).collect(),
                })
                .collect(),
            can_undo: seat.is_some_and(|seat| table.can_undo(seat)),
            take_back: table.take_back().cloned(),
            end_vote: table.end_vote(now, &presence),
            game: GameShown::of(live, table, seat),
        }
    }
}

/// The time of one seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatTime {
    /// Its clock; none before the game.
    pub clock: Option<SeatClock>,
    /// Keeps everybody waiting without being there: a bot may be voted in.
    pub absent: bool,
    /// Ids of those who have voted for that.
    pub votes: Vec<String>,
}

/// A game to show: as it stands, or the last picture of one that these rules cannot play any more.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum GameShown {
    /// As it stands.
    Live(Box<ViewData>),
    /// Kept when it was played under other rules.
    Archived(Value),
}

impl GameShown {
    fn of(live: &LiveTable, table: &Table, seat: Option<u8>) -> Option<Self> {
        let view = table.view(seat).map(|view| GameShown::Live(Box::new(view.data())));
        view.or_else(|| live.archived().map(|kept| GameShown::Archived(kept.picture.clone())))
    }
}

/// What lists show of a table beside its name.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardDetails {
    /// Seats.
    pub players: u8,
    /// Full game or an introductory one.
    pub intro: Intro,
    /// Modules of the expansion.
    #[serde(skip_serializing_if = "ModuleSet::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<ModuleSet>"))]
    pub modules: ModuleSet,
    /// The switches of a solo game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub solo: Option<Solo>,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// Look and name of every seat; rows written before there were signs have none.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Sign>>"))]
    pub signs: Vec<Sign>,
    /// The round, once the set-up is done.
    pub round: Option<u16>,
    /// Final ranking, once it is over.
    pub standings: Option<Vec<Standing>>,
}

impl CardDetails {
    pub(crate) fn new(table: &Table) -> Self {
        CardDetails {
            players: table.options().game.players,
            intro: table.options().game.intro,
            modules: table.options().game.modules,
            solo: table.options().game.solo,
            seats: table.seats().to_vec(),
            signs: table.signs().to_vec(),
            round: table.game().filter(|game| !is_setting_up(game)).map(Game::round),
            standings: table.standings(),
        }
    }
}

/// Restaurants and reserve cards come before the first round.
fn is_setting_up(game: &Game) -> bool {
    matches!(game.decision().stage, Stage::FirstRestaurant { .. } | Stage::Reserve)
}

/// A line of chat.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatMessage {
    /// Grows with every line.
    pub id: i64,
    /// Who.
    pub user: String,
    /// What.
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

impl From<ChatLine> for ChatMessage {
    fn from(line: ChatLine) -> Self {
        ChatMessage { id: line.id, user: line.user, text: line.text, at: line.at }
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
    pub(crate) fn new(update: &Update, seat: Option<u8>) -> Self {
        StepMessage {
            seq: update.stamped.seq,
            at: update.stamped.at,
            entry: seen_entry(&update.stamped, seat),
            events: update.seen_by(seat),
            rewound: update.rewound,
        }
    }

    /// The same once the game is over and nothing is hidden, but for the seed.
    pub(crate) fn revealed(update: &Update) -> Self {
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
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayMoment {
    /// How many entries (of a table) or decisions (of a record) have been played.
    pub seq: u32,
    /// How many there are.
    pub last: u32,
    /// The last one played and what came of it; none at the start of a record.
    #[schema(value_type = Option<Object>)]
    pub step: Option<StepMessage>,
    /// Who sat where; empty for records, which know no names.
    #[schema(value_type = Vec<Object>)]
    pub seats: Vec<Occupant>,
    /// Names of everybody at the table.
    pub people: Vec<Person>,
    /// The game at that moment; none before it started.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "ts", ts(as = "Option<ViewData>"))]
    pub game: Option<GameShown>,
}

/// An entry or decision in a timeline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
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

/// What a client says over a live connection.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Decide something. `id` comes back with the answer.
    Act {
        /// Any number; comes back with `acted` or `refused`.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
        id: u32,
        /// For which seat.
        seat: u8,
        /// The table's `seq` as you know it.
        seq: u32,
        /// The action, as in records' JSON.
        #[cfg_attr(feature = "ts", ts(as = "magnate_rules::Action"))]
        action: Value,
    },
    /// Take your last step back.
    Undo {
        /// Comes back with the answer.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
        id: u32,
        /// For which seat.
        seat: u8,
        /// The table's `seq` as you know it.
        seq: u32,
    },
    /// Say something.
    Chat {
        /// Comes back when it is refused.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
        id: u32,
        /// What.
        text: String,
    },
    /// Ask what would be, or why; nothing changes. Answered from the seat you look from.
    Ask {
        /// Comes back with the answer.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
        id: u32,
        /// What.
        #[cfg_attr(feature = "ts", ts(as = "Question"))]
        question: Value,
    },
    /// Look from another of your seats (hot-seat).
    Look {
        /// Comes back when it is refused.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
        id: u32,
        /// The seat, or none to look as a spectator.
        seat: Option<u8>,
    },
}

/// What the server says over a live connection.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// First of all: who you are, and what the server is.
    Hello {
        /// The server's version.
        version: String,
        /// You, if you are signed in.
        you: Option<Person>,
        /// Everybody at the table.
        people: Vec<Person>,
    },
    /// The table as it stands.
    View {
        /// All of it.
        #[serde(flatten)]
        #[cfg_attr(feature = "ts", ts(flatten))]
        view: Box<TableView>,
    },
    /// What happened, in order.
    Events {
        /// Entry by entry.
        steps: Vec<StepMessage>,
    },
    /// Your decision is stored; it is entry `seq`.
    Acted {
        /// The number you gave.
        id: u32,
        /// Its entry.
        seq: u32,
    },
    /// The answer to what you asked.
    Answer {
        /// The number you gave.
        id: u32,
        /// The table's `seq` it is about.
        seq: u32,
        /// The answer.
        answer: Box<Answer>,
    },
    /// What you asked for is not possible; nothing has changed.
    Refused {
        /// The number you gave.
        id: u32,
        /// Why.
        error: ErrorBody,
    },
    /// New lines of chat.
    Chat {
        /// Oldest first.
        lines: Vec<ChatMessage>,
        /// Who wrote them.
        people: Vec<Person>,
    },
    /// Who is looking.
    Presence {
        /// Ids of signed-in people.
        users: Vec<String>,
        /// Their names.
        people: Vec<Person>,
    },
    /// The connection ends.
    Bye {
        /// Why.
        code: ByeReason,
        /// The same as a sentence in English.
        reason: String,
    },
}

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ByeReason {
    /// The server is going down for a moment: connect again.
    Restart,
    /// The session ended or the API token changed by which this connection was opened: sign in first.
    SignedOut,
    /// The host has sent you away, or renewed the invitation by which you looked on: you need a new one.
    Removed,
}

impl ByeReason {
    /// As it stands in messages.
    pub const fn id(self) -> &'static str {
        match self {
            ByeReason::Restart => "restart",
            ByeReason::SignedOut => "signed_out",
            ByeReason::Removed => "removed",
        }
    }
}

/// What the best bot would do in somebody's place, and why.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The table's `seq` it was thought for.
    pub seq: u32,
    /// For which seat.
    pub seat: u8,
    /// The candidates, best first, with what each is expected to bring.
    #[schema(value_type = Object)]
    pub why: Explanation,
}

/// A map nobody has built on yet.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MapPreview {
    /// Rows of tiles from north to south, each tile a letter and its clockwise turn.
    pub map: Vec<String>,
    /// The printed squares, row by row, as in a game's view.
    pub board: Vec<String>,
    /// The printed houses.
    #[schema(value_type = Vec<Object>)]
    pub houses: Vec<HouseData>,
}

impl MapPreview {
    /// The map this seed deals. Nothing else comes from that seed, so nothing else is given away.
    pub(crate) fn new(options: &Options, seed: u32) -> Result<Self, Problem> {
        options.check()?;
        let config = Config { solo: None, ..options.config() };
        let layout = Layout::of_seed(&config, u64::from(seed));
        let setup = Setup { layout: layout.clone(), order: config.player_ids().collect() };
        let game =
            Game::with_setup(&config, &setup).map_err(|error| Problem::BadOptions { reason: error.0 })?;
        let view = game.view(Viewer::Spectator).data();
        Ok(MapPreview { map: layout.to_rows(), board: view.board, houses: view.houses })
    }
}

/// A new table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Its options; what is left out is as in an ordinary game.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "Pick<Options, \"players\"> & Partial<Options>"))]
    pub options: Options,
    /// Seats you take yourself: several make it hot-seat. Default: the first.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seats: Option<Vec<u8>>,
    /// Seats for bots.
    #[serde(default)]
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<BotSeat>>"))]
    pub bots: Vec<BotSeat>,
    /// Looks and names for those seats; one left out has the first look that is free.
    #[serde(default)]
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<SeatSign>>"))]
    pub signs: Vec<SeatSign>,
    /// Start at once, when every seat is taken.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub start: bool,
    /// Deal from this seed: a number as text, to play a known map and starting order. Only together with `start`, so that
    /// nobody sits down at a game somebody else has looked into.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seed: Option<String>,
}

/// A bot for a seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotSeat {
    /// The seat.
    pub seat: u8,
    /// The kind of bot.
    #[schema(value_type = String)]
    pub bot: Level,
}

/// Look and name for a seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatSign {
    /// The seat.
    pub seat: u8,
    /// Its look, 0 to 5.
    pub look: u8,
    /// Who plays it, where several people share a device.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub name: String,
}

impl SeatSign {
    pub(crate) fn command(&self) -> Command {
        Command::HangSign { seat: self.seat, sign: Sign { look: self.look, name: self.name.clone() } }
    }
}
