//! What an API token may be used for.

use axum::http::Method;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How far a token reaches; each includes those before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// See what its person may see.
    Read,
    /// Sit down, decide, undo, vote, ask for hints and chat.
    #[default]
    Play,
    /// Open tables and look after them.
    Host,
    /// Everything, also what concerns the account: its name and its tokens.
    All,
}

impl Scope {
    /// As it is written.
    pub const fn id(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Host => "host",
            Scope::All => "all",
        }
    }

    /// As it is stored. Tokens from before there were scopes may do everything; what a later version wrote, only read.
    pub(crate) fn stored(id: Option<&str>) -> Self {
        match id {
            None | Some("all") => Scope::All,
            Some("host") => Scope::Host,
            Some("play") => Scope::Play,
            Some(_) => Scope::Read,
        }
    }

    /// What a request needs. Whatever is not listed here needs everything.
    pub fn needed(method: &Method, path: &str) -> Self {
        if method.is_safe() {
            return Scope::Read;
        }
        let mut parts = path.trim_matches('/').split('/');
        match (parts.next(), parts.next(), parts.next(), parts.next(), parts.next()) {
            // Whoever is somebody already stays who they are.
            (Some("api"), Some("guest"), None, ..) => Scope::Read,
            (Some("api"), Some("tables"), None, ..) => Scope::Host,
            (Some("api"), Some("records" | "replays"), None, ..)
            | (Some("api"), Some("tables"), Some(_), Some("abandon"), Some("answer")) => Scope::Play,
            (Some("api"), Some("tables"), Some(_), Some(what), _) => match what {
                "join" | "sign" | "leave" | "act" | "undo" | "take-back" | "replace" | "vote" | "reclaim"
                | "hint" | "skip" | "chat" | "zone" | "pause" | "holiday" | "orders" | "note" => Scope::Play,
                "rematch" | "invitations" | "options" | "bots" | "host" | "start" | "remove" | "abandon" => {
                    Scope::Host
                }
                _ => Scope::All,
            },
            _ => Scope::All,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_needs_everything() {
        for (method, path, scope) in [
            (Method::GET, "/api/me", Scope::Read),
            (Method::GET, "/api/tables/x/live", Scope::Read),
            (Method::POST, "/api/tables/x/act", Scope::Play),
            (Method::POST, "/api/tables/x/take-back/answer", Scope::Play),
            (Method::POST, "/api/tables", Scope::Host),
            (Method::PUT, "/api/tables/x/options", Scope::Host),
            (Method::POST, "/api/tables/x/abandon", Scope::Host),
            (Method::POST, "/api/me/token", Scope::All),
            (Method::PATCH, "/api/me", Scope::All),
            (Method::POST, "/api/register", Scope::All),
            (Method::POST, "/api/tables/x/something-new", Scope::All),
            (Method::POST, "/", Scope::All),
        ] {
            assert_eq!(Scope::needed(&method, path), scope, "{method} {path}");
        }
        assert_eq!(Scope::stored(None), Scope::All);
        for scope in [Scope::Read, Scope::Play, Scope::Host, Scope::All] {
            assert_eq!(Scope::stored(Some(scope.id())), scope);
        }
        assert_eq!(Scope::stored(Some("of a later version")), Scope::Read);
    }
}
