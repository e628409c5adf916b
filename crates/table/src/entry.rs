//! The log of a table. The list of entries *is* the table: everything else is folded from it.

use magnate_rules::{Action, PlayerSet};
use serde::{Deserialize, Serialize};

use crate::options::Options;
use crate::rest::Zone;
use crate::sign::Sign;
use magnate_bots::Level;

/// Somebody who can sit at tables: a person, known by whatever the server calls them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct UserId(pub String);

impl std::fmt::Display for UserId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
#[allow(missing_docs)] // field names say it
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Entry {
    /// The table was opened; always the first entry.
    Opened { host: UserId, options: Options },
    /// The host changed the options.
    Configured { options: Options },
    /// A person sat down.
    SeatTaken { seat: u8, user: UserId },
    /// A seat became open.
    SeatLeft { seat: u8 },
    /// A seat got another look or name.
    SignHung { seat: u8, sign: Sign },
    /// The host sent somebody away: their seats are open, and they need a new invitation.
    PersonRemoved { user: UserId },
    /// A bot sat down, or took over from an absent person who may come back.
    BotSeated { seat: u8, bot: Level },
    /// The person came back.
    SeatReclaimed { seat: u8 },
    /// Somebody else looks after the table.
    HostChanged { user: UserId },
    /// The game began. The seed is a secret until it is over; written as text, because it has 64 bits.
    Started {
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
        seed: String,
        rules: u32,
    },
    /// A decision.
    Acted {
        seat: u8,
        #[cfg_attr(feature = "ts", ts(type = "Action | { action: \"hidden\" }"))]
        action: Action,
    },
    /// The player took back their last step alone.
    Undone { seat: u8 },
    /// Somebody asks to go back to just before their last decision. `of` are the seats whose people have to agree; entries
    /// from before it was written down ask everybody who sits there, and bots agree for those they play for.
    TakeBackAsked {
        seat: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        of: Option<PlayerSet>,
    },
    /// Somebody answers; when all have agreed the game goes back. An answer is given for all seats of a person.
    TakeBackAnswered { seat: u8, yes: bool },
    /// Somebody wants a bot to take over from an absent person. The vote that completes it is written as `BotSeated`.
    ReplacementVoted { seat: u8, absent: u8 },
    /// Somebody wants to end the game, or does not: a no closes the question. The vote that completes it is written as
    /// `Abandoned`.
    EndVoted { seat: u8, yes: bool },
    /// Somebody said where they live and when they sleep.
    ZoneSet { seat: u8, zone: Zone },
    /// Somebody wants all clocks to rest, or does not: a no closes the question. The vote that completes it is written as
    /// `Paused`.
    PauseVoted { seat: u8, yes: bool },
    /// All clocks rest.
    Paused { user: UserId },
    /// They run again.
    Resumed { user: UserId },
    /// Somebody goes on holiday for so many days; their clock rests. For all seats of that person.
    HolidayTaken { seat: u8, days: u8 },
    /// They are back before it was over.
    HolidayEnded { seat: u8 },
    /// Somebody's time was out, and a bot plays on until they come back.
    TimeOut { seat: u8, bot: Level },
    /// Somebody's time was out, and so they have lost. A bot plays on for them, or the game is over.
    Forfeited { seat: u8, bot: Level },
    /// The table was closed before its end: by the host before the game, or by a vote of its people.
    Abandoned,
    /// Nobody came for long: the table was closed before it began.
    Expired,
}

/// An entry with its number and the time it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamped {
    /// From 0, without gaps.
    pub seq: u32,
    /// Milliseconds since 1970.
    pub at: i64,
    /// What happened.
    #[serde(flatten)]
    pub entry: Entry,
}
