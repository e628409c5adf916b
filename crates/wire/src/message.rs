//! What goes over a live connection.

use magnate_bots::Explanation;
use magnate_rules::insight::Answer;
#[cfg(feature = "ts")]
use magnate_rules::insight::Question;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{ChatMessage, ErrorBody, Person, StepMessage, TableView};

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
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The table's `seq` it was thought for.
    pub seq: u32,
    /// For which seat.
    pub seat: u8,
    /// The candidates, best first, with what each is expected to bring.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub why: Explanation,
}
