//! Tables as they are shown.

use magnate_rules::{Game, Intro, ModuleSet, Solo, Stage, Standing, ViewData};
use magnate_table::{
    Ballot, Clock, Occupant, Options, Presence, SeatClock, SeatRest, Sign, Status, Table, TakeBack, UserId,
};
use serde::Serialize;
use serde_json::Value;

use crate::Person;

/// A table in a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
    #[cfg_attr(feature = "schema", schema(value_type = String))]
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
    /// By when you have to decide, in milliseconds since 1970, if your clock runs.
    pub deadline: Option<i64>,
    /// Who is awaited.
    pub awaited: Vec<String>,
    /// Seats, round, standings.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    #[cfg_attr(feature = "ts", ts(as = "CardDetails"))]
    pub card: Value,
    /// Names of everybody mentioned.
    pub people: Vec<Person>,
}

/// A table as one viewer sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableView {
    /// Its id.
    pub id: String,
    /// The number the next entry will have: send it back as `seq` with a decision.
    pub seq: u32,
    /// Where it is in its life.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub status: Status,
    /// The agreed options.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: Options,
    /// The host's id.
    pub host: String,
    /// Who sits where.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub seats: Vec<Occupant>,
    /// Look and name of every seat.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub signs: Vec<Sign>,
    /// Your seats.
    pub yours: Vec<u8>,
    /// The seat you look from.
    pub seat: Option<u8>,
    /// Each seat's clock: milliseconds left, and since when awaited.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub clocks: Vec<SeatTime>,
    /// Can the seat you look from take its last step back?
    pub can_undo: bool,
    /// A take-back somebody asked for.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub take_back: Option<TakeBack>,
    /// A vote to end the game.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub end_vote: Option<Ballot>,
    /// Until when all clocks rest, in milliseconds since 1970, if somebody paused the game.
    pub paused: Option<i64>,
    /// A vote to let them rest.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub pause_vote: Option<Ballot>,
    /// Final ranking, once it is over: whoever lost by the clock comes last.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Object>>))]
    pub standings: Option<Vec<Standing>>,
    /// The game as that seat may see it.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    #[cfg_attr(feature = "ts", ts(as = "Option<ViewData>"))]
    pub game: Option<GameShown>,
}

/// Who looks at a table, when, and from where.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// The table's id.
    pub id: &'a str,
    /// Who looks, if it is anybody.
    pub me: Option<&'a UserId>,
    /// The seat they look from.
    pub seat: Option<u8>,
    /// Milliseconds since 1970.
    pub now: i64,
    /// Who is about.
    pub presence: &'a Presence,
    /// The last picture of a game that these rules cannot play any more.
    pub picture: Option<&'a Value>,
}

impl TableView {
    /// A table as it is seen.
    pub fn new(table: &Table, look: Look<'_>) -> Self {
        let Look { id, me, seat, now, presence, picture } = look;
        let game = table.view(seat).map(|view| GameShown::Live(Box::new(view.data())));
        TableView {
            id: id.to_string(),
            seq: table.seq(),
            status: table.status(),
            // Where the game came from matters to those who gather; afterwards it would only make every view longer.
            options: Options {
                record: table.options().record.clone().filter(|_| table.status() == Status::Lobby),
                ..table.options().clone()
            },
            host: table.host().0.clone(),
            seats: table.seats().to_vec(),
            signs: table.signs().to_vec(),
            yours: me.map_or_else(Vec::new, |me| table.seats_of(me)),
            seat,
            clocks: (0..table.seats().len())
                .map(|seat| SeatTime {
                    clock: table.clock(seat as u8, now),
                    absent: table.is_absent(seat as u8, now, presence),
                    rest: table.seat_rest(seat as u8, now),
                    votes: table.votes_against(seat as u8).map(|user| user.0.clone()).collect(),
                })
                .collect(),
            can_undo: seat.is_some_and(|seat| table.can_undo(seat)),
            take_back: table.take_back().cloned(),
            end_vote: table.end_vote(now, presence),
            paused: table.paused(now),
            pause_vote: table.pause_vote(now, presence),
            standings: table.standings(),
            game: game.or_else(|| picture.map(|picture| GameShown::Archived(picture.clone()))),
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
    /// Nights, holidays, and whether they have lost by the clock.
    #[serde(flatten)]
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub rest: SeatRest,
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
    /// Time for decisions; rows written before it was shown have none.
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Clock>"))]
    pub clock: Clock,
    /// Hints are allowed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
    /// Counts for nobody's rating.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub friendly: bool,
    /// For people who learn.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub learning: bool,
    /// Only for people who finished so many games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub experience: Option<u16>,
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
    /// Of a table as it stands.
    pub fn new(table: &Table) -> Self {
        CardDetails {
            players: table.options().game.players,
            intro: table.options().game.intro,
            modules: table.options().game.modules,
            solo: table.options().game.solo,
            clock: table.options().clock,
            hints: table.options().hints,
            friendly: table.options().friendly,
            learning: table.options().learning,
            experience: Some(table.options().experience).filter(|games| *games > 0),
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

/// A table with the names of everybody at it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableAnswer {
    /// The table as you may see it.
    pub table: TableView,
    /// The invitation code, for members.
    pub code: Option<String>,
    /// Everybody at the table.
    pub people: Vec<Person>,
}
