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
    /// Is not here any more: `name` says nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub left: bool,
    /// Has finished many games; told where people learn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub experienced: bool,
}

impl Person {
    /// Somebody whose account is gone.
    pub fn who_left(id: &str) -> Self {
        Person {
            id: id.to_owned(),
            name: String::new(),
            registered: false,
            named: false,
            left: true,
            experienced: false,
        }
    }
}

/// What somebody is called who has not said.
pub fn guest_name(id: &str) -> String {
    format!("Guest {}", id.get(..4).unwrap_or(id))
}

/// What whoever runs the server tells everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Announcement {
    /// In their own words.
    pub text: String,
    /// Since when, in milliseconds since 1970.
    pub made_at: i64,
    /// Until when, if it ends by itself.
    pub until: Option<i64>,
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
