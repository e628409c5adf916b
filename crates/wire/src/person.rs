//! People, and what they say.

use serde::{Deserialize, Serialize};

/// A person as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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

/// What somebody is called who has not said.
pub fn guest_name(id: &str) -> String {
    format!("Guest {}", id.get(..4).unwrap_or(id))
}

/// A line of chat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
