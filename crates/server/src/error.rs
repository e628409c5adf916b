//! What the API answers when something is not possible.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use magnate_table::{Problem, ProblemRow};
use magnate_wire::{ErrorBody, NotOpened};

use crate::scope::Scope;
use crate::store::StoreError;

/// Every code of the server itself, with the names and types of its data. Tables and rules have their own.
pub const CODES: &[ProblemRow] = &[
    ("archived", &[]),
    ("bad_action", &[]),
    ("bad_address", &[]),
    ("bad_chat", &[("most", "u32")]),
    ("bad_json", &[]),
    ("bad_message", &[]),
    ("bad_name", &[("most", "u32")]),
    ("bad_password", &[("least", "u32")]),
    ("bad_query", &[]),
    ("bad_question", &[]),
    ("bad_record", &[("line", "u32")]),
    ("bad_seed", &[]),
    ("bots_busy", &[]),
    ("damaged", &[]),
    ("forbidden", &[]),
    ("name_like", &[]),
    ("name_taken", &[]),
    ("no_session", &[]),
    ("no_such_entry", &[("last", "u32")]),
    ("no_such_replay", &[]),
    ("no_such_table", &[]),
    ("not_a_websocket", &[]),
    ("not_found", &[]),
    ("not_json", &[]),
    ("registered", &[]),
    ("removed", &[]),
    ("seed_without_start", &[]),
    ("server_full", &[]),
    ("store_failed", &[]),
    ("token_scope", &[("needs", "String")]),
    ("too_large", &[]),
    ("too_many_bot_tables", &[("most", "u32")]),
    ("too_many_bot_tables_here", &[("most", "u32")]),
    ("too_many_connections", &[("most", "u32")]),
    ("too_many_guests", &[]),
    ("too_many_hints", &[]),
    ("too_many_passwords", &[("seconds", "u32")]),
    ("too_many_requests", &[]),
    ("too_many_tables", &[("most", "u32")]),
    ("too_many_tables_here", &[("most", "u32")]),
    ("too_many_take_backs", &[]),
    ("too_many_undos", &[]),
    ("too_many_uploads", &[]),
    ("too_much_chat", &[]),
    ("too_slow", &[]),
    ("wrong_fields", &[]),
    ("wrong_method", &[]),
    ("wrong_password", &[]),
];

/// A refused request.
#[derive(Debug)]
pub struct ApiError {
    /// HTTP status.
    pub status: StatusCode,
    /// What to answer.
    pub body: Box<ErrorBody>,
}

/// What handlers return.
pub type ApiResult<T> = Result<T, ApiError>;

impl ApiError {
    /// A refusal with a code and a sentence.
    pub fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Self {
        debug_assert!(CODES.iter().any(|(known, _)| *known == code), "{code} is missing in CODES");
        ApiError { status, body: Box::new(ErrorBody::new(code, message)) }
    }

    /// The same with a piece of data.
    pub(crate) fn with(mut self, name: &str, value: impl Into<serde_json::Value>) -> Self {
        let code = self.body.code.as_str();
        let known =
            CODES.iter().any(|(known, args)| *known == code && args.iter().any(|(arg, _)| *arg == name));
        debug_assert!(known, "{name} of {code} is missing in CODES");
        self.body.args.0.insert(name.into(), value.into());
        self
    }

    pub(crate) fn bad_request(code: &str, message: impl Into<String>) -> Self {
        ApiError::new(StatusCode::BAD_REQUEST, code, message)
    }

    pub(crate) fn unauthorized() -> Self {
        ApiError::new(
            StatusCode::UNAUTHORIZED,
            "no_session",
            "You are not signed in, or your session has expired. Continue as a guest or sign in.",
        )
    }

    pub(crate) fn forbidden(message: impl Into<String>) -> Self {
        ApiError::new(StatusCode::FORBIDDEN, "forbidden", message)
    }

    /// Unknown tables and tables one may not see are the same thing from outside.
    pub(crate) fn no_such_table() -> Self {
        ApiError::new(
            StatusCode::NOT_FOUND,
            "no_such_table",
            "There is no such table, or you have no invitation to it.",
        )
    }

    pub(crate) fn removed() -> Self {
        let sentence =
            "The host has sent you away from this table. You need a new invitation to sit down or speak.";
        ApiError::new(StatusCode::FORBIDDEN, "removed", sentence)
    }

    pub(crate) fn token_scope(needs: Scope) -> Self {
        let sentence = format!("This API token may not do that: it needs the scope \"{}\".", needs.id());
        ApiError::new(StatusCode::FORBIDDEN, "token_scope", sentence).with("needs", needs.id())
    }

    pub(crate) fn too_many_passwords(seconds: u64) -> Self {
        let sentence = format!("Too many wrong passwords for this name. Try again in {seconds} seconds.");
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many_passwords", sentence).with("seconds", seconds)
    }

    pub(crate) fn too_many() -> Self {
        metrics::counter!("magnate_rate_limited_total").increment(1);
        ApiError::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too_many_requests",
            "That was too fast. Wait a moment and try again.",
        )
    }

    pub(crate) fn too_many_connections(most: u32) -> Self {
        let sentence = format!("Your address has {most} live connections already. Close some of them first.");
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many_connections", sentence).with("most", most)
    }

    /// Something was done too often.
    fn too_often(code: &str, sentence: &str) -> Self {
        metrics::counter!("magnate_refused_total", "why" => code.to_string()).increment(1);
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, code, sentence)
    }

    pub(crate) fn too_much_chat() -> Self {
        Self::too_often("too_much_chat", "You are writing very fast. Wait a moment before the next line.")
    }

    pub(crate) fn too_many_undos() -> Self {
        Self::too_often("too_many_undos", "You have undone a lot just now. Wait a moment and try again.")
    }

    pub(crate) fn too_many_take_backs() -> Self {
        let sentence = "You have asked for many take-backs just now. Wait a minute before you ask again.";
        Self::too_often("too_many_take_backs", sentence)
    }

    pub(crate) fn too_many_hints() -> Self {
        let sentence = "You have asked for many hints just now. Wait a moment before you ask again.";
        Self::too_often("too_many_hints", sentence)
    }

    pub(crate) fn too_many_uploads() -> Self {
        let sentence = "Many records have been uploaded just now. Wait a minute and try again.";
        Self::too_often("too_many_uploads", sentence)
    }

    pub(crate) fn too_many_guests() -> Self {
        let sentence =
            "Many new guests have come from your address just now. Wait a minute and try again, or sign in.";
        Self::too_often("too_many_guests", sentence)
    }

    /// Too many tables of one kind are under way.
    fn crowded(code: &str, most: u32, sentence: &str) -> Self {
        Self::too_often(code, sentence).with("most", most)
    }

    pub(crate) fn too_many_tables(most: u32) -> Self {
        let sentence =
            format!("You have {most} tables under way already. Finish or close one of them first.");
        Self::crowded("too_many_tables", most, &sentence)
    }

    pub(crate) fn too_many_bot_tables(most: u32) -> Self {
        let sentence =
            format!("Bots play at {most} of your tables already. Finish or close one of them first.");
        Self::crowded("too_many_bot_tables", most, &sentence)
    }

    pub(crate) fn too_many_tables_here(most: u32) -> Self {
        let sentence = format!(
            "{most} tables opened from your address are under way already. Finish or close one of them first."
        );
        Self::crowded("too_many_tables_here", most, &sentence)
    }

    pub(crate) fn too_many_bot_tables_here(most: u32) -> Self {
        let sentence = format!(
            "Bots play at {most} tables opened from your address already. Finish or close one of them first."
        );
        Self::crowded("too_many_bot_tables_here", most, &sentence)
    }

    pub(crate) fn bots_busy() -> Self {
        metrics::counter!("magnate_refused_total", "why" => "bots_busy").increment(1);
        let sentence = "The bots have too much to think about just now. Try again in a moment.";
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "bots_busy", sentence)
    }

    pub(crate) fn too_slow() -> Self {
        metrics::counter!("magnate_refused_total", "why" => "too_slow").increment(1);
        let sentence = "Your request came too slowly and was not waited for. Try again.";
        ApiError::new(StatusCode::REQUEST_TIMEOUT, "too_slow", sentence)
    }

    pub(crate) fn server_full() -> Self {
        let sentence = "This server has no room for more live connections. Try again in a moment.";
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "server_full", sentence)
    }
}

/// The code of a refusal, for the log.
#[derive(Clone, Debug)]
pub(crate) struct Refused(pub(crate) String);

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let code = Refused(self.body.code.clone());
        let mut response = (self.status, Json(self.body)).into_response();
        response.extensions_mut().insert(code);
        response
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NameTaken => {
                ApiError::new(StatusCode::CONFLICT, "name_taken", "That name is taken. Choose another one.")
            }
            StoreError::NameLike => ApiError::new(
                StatusCode::CONFLICT,
                "name_like",
                "Somebody who is registered has that name, or one that looks like it. Choose another one.",
            ),
            StoreError::NotFound => {
                ApiError::new(StatusCode::NOT_FOUND, "not_found", "There is no such thing.")
            }
            StoreError::Damaged(fault) => {
                tracing::error!(fault, "something stored is damaged");
                ApiError::new(
                    StatusCode::INTERNAL_SERVER_ERROR,
                    "damaged",
                    "What is stored of this cannot be read: it was damaged. Other tables are not affected; whoever runs \
                     the server finds more in its log.",
                )
            }
            error => {
                tracing::error!(%error, "the store failed");
                ApiError::new(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "store_failed",
                    "The server could not reach its storage. Nothing was lost; try again in a moment.",
                )
            }
        }
    }
}

impl From<NotOpened> for ApiError {
    fn from(why: NotOpened) -> Self {
        match why {
            NotOpened::Problem(problem) => problem.into(),
            NotOpened::Refused(body) => ApiError { status: StatusCode::BAD_REQUEST, body },
            NotOpened::Corrupt(corrupt) => StoreError::Damaged(corrupt.to_string()).into(),
        }
    }
}

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> Self {
        let status = match &problem {
            Problem::BadOptions { .. } | Problem::BadSign { .. } => StatusCode::BAD_REQUEST,
            Problem::NoSuchSeat { .. } => StatusCode::NOT_FOUND,
            Problem::NotYourSeat { .. }
            | Problem::HostOnly
            | Problem::PlayersOnly
            | Problem::NotReclaimable { .. }
            | Problem::NoHints => StatusCode::FORBIDDEN,
            Problem::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::CONFLICT,
        };
        ApiError { status, body: Box::new(ErrorBody::from(&problem)) }
    }
}
