//! What the API answers when something is not possible.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use magnate_table::{Problem, ProblemRow};
use magnate_wire::{ErrorBody, NotOpened};

use crate::ids;
use crate::notices::BadAddress;
use crate::scope::Scope;
use crate::store::{Ban, StoreError};

/// Every code of the server itself, with the names and types of its data. Tables and rules have their own.
pub const CODES: &[ProblemRow] = &[
    ("archived", &[]),
    ("bad_action", &[]),
    ("bad_address", &[]),
    ("bad_chat", &[("most", "u32")]),
    ("bad_chat_id", &[]),
    ("bad_json", &[]),
    ("bad_mail", &[]),
    ("bad_message", &[]),
    ("bad_name", &[("most", "u32")]),
    ("bad_note", &[("most", "u32")]),
    ("bad_notice_settings", &[]),
    ("bad_password", &[("least", "u32")]),
    ("bad_push_keys", &[]),
    ("bad_query", &[]),
    ("bad_question", &[]),
    ("bad_record", &[("line", "u32")]),
    ("bad_seed", &[]),
    ("bad_target_address", &[("why", "String")]),
    ("banned", &[("reason", "String")]),
    ("banned_for", &[("hours", "u32"), ("reason", "String")]),
    ("bots_busy", &[]),
    ("damaged", &[]),
    ("dead_link", &[]),
    ("forbidden", &[]),
    ("mail_off", &[]),
    ("name_like", &[]),
    ("name_taken", &[]),
    ("no_session", &[]),
    ("no_such_entry", &[("last", "u32")]),
    ("no_such_person", &[]),
    ("no_such_replay", &[]),
    ("no_such_table", &[]),
    ("not_a_websocket", &[]),
    ("not_found", &[]),
    ("not_json", &[]),
    ("not_over", &[]),
    ("not_welcome", &[]),
    ("not_registered", &[]),
    ("notices_off", &[]),
    ("registered", &[]),
    ("registered_only", &[]),
    ("removed", &[]),
    ("seed_without_start", &[]),
    ("server_full", &[]),
    ("store_failed", &[]),
    ("token_scope", &[("needs", "String")]),
    ("too_large", &[]),
    ("too_little_experience", &[("needs", "u32")]),
    ("too_many_blocked", &[("most", "u32")]),
    ("too_many_bot_tables", &[("most", "u32")]),
    ("too_many_bot_tables_here", &[("most", "u32")]),
    ("too_many_connections", &[("most", "u32")]),
    ("too_many_guests", &[]),
    ("too_many_hints", &[]),
    ("too_many_invitations", &[("most", "u32")]),
    ("too_many_letters", &[]),
    ("too_many_passwords", &[("seconds", "u32")]),
    ("too_many_requests", &[]),
    ("too_many_tables", &[("most", "u32")]),
    ("too_many_tables_here", &[("most", "u32")]),
    ("too_many_take_backs", &[]),
    ("too_many_targets", &[("most", "u32")]),
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

    pub(crate) fn no_such_person() -> Self {
        ApiError::new(
            StatusCode::NOT_FOUND,
            "no_such_person",
            "There is nobody of that name who is registered and shows you their profile.",
        )
    }

    /// Says nothing about who does not want whom.
    pub(crate) fn not_welcome() -> Self {
        ApiError::new(StatusCode::FORBIDDEN, "not_welcome", "You cannot sit down at this table.")
    }

    pub(crate) fn not_over() -> Self {
        ApiError::new(StatusCode::CONFLICT, "not_over", "This game is not over yet.")
    }

    pub(crate) fn too_little_experience(needs: u16) -> Self {
        let sentence = format!("This table is for people who have finished at least {needs} games here.");
        ApiError::new(StatusCode::FORBIDDEN, "too_little_experience", sentence).with("needs", needs)
    }

    pub(crate) fn too_many_invitations(most: u32) -> Self {
        let sentence = format!("A table may have {most} invitations that are not answered.");
        ApiError::new(StatusCode::CONFLICT, "too_many_invitations", sentence).with("most", most)
    }

    pub(crate) fn too_many_blocked(most: u32) -> Self {
        let sentence = format!("You may block {most} people.");
        ApiError::new(StatusCode::CONFLICT, "too_many_blocked", sentence).with("most", most)
    }

    pub(crate) fn wrong_password() -> Self {
        ApiError::new(StatusCode::UNAUTHORIZED, "wrong_password", "Name or password is wrong.")
    }

    pub(crate) fn registered_only() -> Self {
        ApiError::new(
            StatusCode::FORBIDDEN,
            "registered_only",
            "This is for people who are registered: give your guest a password first.",
        )
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

    /// The host keeps somebody out, for good or for a while.
    pub(crate) fn banned(ban: &Ban) -> Self {
        let reason = ban.reason.as_str();
        match ban.until {
            None => {
                let sentence = format!("Whoever runs this server does not want you here: {reason}");
                ApiError::new(StatusCode::FORBIDDEN, "banned", sentence).with("reason", reason)
            }
            Some(until) => {
                let hours = ((until - ids::now()).max(1) as u64).div_ceil(3_600_000);
                let sentence =
                    format!("Whoever runs this server does not want you here for {hours} hours: {reason}");
                ApiError::new(StatusCode::FORBIDDEN, "banned_for", sentence)
                    .with("hours", hours)
                    .with("reason", reason)
            }
        }
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

    pub(crate) fn not_registered() -> Self {
        let sentence = "You have no password yet: choose a name and a password first.";
        ApiError::new(StatusCode::CONFLICT, "not_registered", sentence)
    }

    /// A link that holds no more and one that never did are the same from outside.
    pub(crate) fn bad_link() -> Self {
        let sentence = "This link does not work any more. Ask for a new one.";
        ApiError::new(StatusCode::GONE, "dead_link", sentence)
    }

    pub(crate) fn notices_off() -> Self {
        let sentence = "This server does not send notices: its host has not set it up for that.";
        ApiError::new(StatusCode::CONFLICT, "notices_off", sentence)
    }

    pub(crate) fn mail_off() -> Self {
        let sentence = "This server does not send mail: its host has not set it up for that.";
        ApiError::new(StatusCode::CONFLICT, "mail_off", sentence)
    }

    pub(crate) fn bad_target(why: BadAddress) -> Self {
        let (why, sentence) = match why {
            BadAddress::NoAddress => ("no_address", "This is not an address on the web."),
            BadAddress::NotAllowed => (
                "not_allowed",
                "Only https addresses at the usual ports are allowed, without a name and password in them.",
            ),
            BadAddress::Inside => {
                ("inside", "This address leads into the network of the server, and is not asked.")
            }
        };
        ApiError::bad_request("bad_target_address", sentence).with("why", why)
    }

    pub(crate) fn too_many_targets(most: u32) -> Self {
        let sentence = format!("You are told at {most} places already. Remove one of them first.");
        Self::crowded("too_many_targets", most, &sentence)
    }

    pub(crate) fn too_many_letters() -> Self {
        let sentence =
            "Several mails have been asked for just now. Look into your mailbox, or try again in an hour.";
        Self::too_often("too_many_letters", sentence)
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
            Problem::BadOptions { .. }
            | Problem::BadSign { .. }
            | Problem::BadTimes { .. }
            | Problem::BadOrders { .. }
            | Problem::BadZone => StatusCode::BAD_REQUEST,
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
