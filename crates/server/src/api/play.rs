//! Decisions and talk during the game. The same over a live connection: see `ws.rs`.

use std::net::IpAddr;

use axum::extract::State;
use axum::{Extension, Json};
use magnate_rules::Action;
use magnate_table::{Command, text};
use magnate_wire::{ChatMessage, TableAnswer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::lobby::{LookQuery, SeatRequest, command};
use super::{Body, Path, Query, visible, welcome};
use crate::app::{App, ClientAddress};
use crate::auth::{MaybeMe, Me};
use crate::error::{ApiError, ApiResult};
use crate::ids;
use crate::limits::LONGEST_CHAT;
use crate::store::{ChatLine, StoreError, User};

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ActRequest {
    /// For which seat.
    seat: u8,
    /// The table's `seq` as you know it.
    seq: u32,
    /// The action, as in records' JSON.
    #[schema(value_type = Object)]
    action: Value,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoRequest {
    /// For which seat.
    seat: u8,
    /// The table's `seq` as you know it.
    seq: u32,
}

/// A stored decision.
#[derive(Serialize, ToSchema)]
pub struct Acted {
    /// Its entry; the table's next `seq` is one more.
    seq: u32,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeBackAnswer {
    /// For which seat.
    seat: u8,
    /// Agree?
    yes: bool,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplaceRequest {
    /// The seat a bot should take over. Which bot, the table's options say (`substitute`).
    seat: u8,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VoteRequest {
    /// Your seat.
    seat: u8,
    /// The seat that keeps everybody waiting.
    absent: u8,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatRequest {
    /// What to say.
    text: String,
}

#[derive(Deserialize, IntoParams)]
pub struct ChatQuery {
    /// Lines after this id.
    #[serde(default)]
    after: i64,
    /// The invitation code of a private table.
    #[serde(default)]
    code: Option<String>,
}

/// Reads an action and says what is wrong with it.
pub(crate) fn read_action(value: &Value) -> ApiResult<Action> {
    Action::from_value(value)
        .map_err(|reason| ApiError::bad_request("bad_action", format!("This is not an action: {reason}.")))
}

/// Decide something.
#[utoipa::path(post, path = "/api/tables/{id}/act", request_body = ActRequest, responses((status = 200, body = Acted), (status = 409), (status = 422)))]
pub async fn act(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<ActRequest>,
) -> ApiResult<Json<Acted>> {
    let action = read_action(&request.action)?;
    let (live, _) = visible(&app, &id, Some(&me.0), None).await?;
    let command = Command::Act { seat: request.seat, action };
    live.command(&me.id(), &command, Some(request.seq)).await?;
    Ok(Json(Acted { seq: request.seq }))
}

/// Take your last step back.
#[utoipa::path(post, path = "/api/tables/{id}/undo", request_body = UndoRequest, responses((status = 200, body = Acted), (status = 409)))]
pub async fn undo(
    State(app): State<App>,
    me: Me,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Path(id): Path<String>,
    Body(request): Body<UndoRequest>,
) -> ApiResult<Json<Acted>> {
    let (live, _) = visible(&app, &id, Some(&me.0), None).await?;
    if !app.limits.undos.allow(Some(&me.0.id), address) {
        return Err(ApiError::too_many_undos());
    }
    live.command(&me.id(), &Command::Undo { seat: request.seat }, Some(request.seq)).await?;
    Ok(Json(Acted { seq: request.seq }))
}

/// Ask everybody to go back to before your last decision.
#[utoipa::path(post, path = "/api/tables/{id}/take-back", request_body = SeatRequest, responses((status = 200, body = TableAnswer)))]
pub async fn ask_take_back(
    State(app): State<App>,
    me: Me,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Path(id): Path<String>,
    Body(request): Body<SeatRequest>,
) -> ApiResult<Json<TableAnswer>> {
    if !app.limits.take_backs.allow(Some(&me.0.id), address) {
        return Err(ApiError::too_many_take_backs());
    }
    command(&app, &id, &me, None, &Command::AskTakeBack { seat: request.seat }).await
}

/// Answer that.
#[utoipa::path(post, path = "/api/tables/{id}/take-back/answer", request_body = TakeBackAnswer, responses((status = 200, body = TableAnswer)))]
pub async fn answer_take_back(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<TakeBackAnswer>,
) -> ApiResult<Json<TableAnswer>> {
    command(&app, &id, &me, None, &Command::AnswerTakeBack { seat: request.seat, yes: request.yes }).await
}

/// Let a bot play on for you, or (host) for somebody absent.
#[utoipa::path(post, path = "/api/tables/{id}/replace", request_body = ReplaceRequest, responses((status = 200, body = TableAnswer)))]
pub async fn replace(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<ReplaceRequest>,
) -> ApiResult<Json<TableAnswer>> {
    command(&app, &id, &me, None, &Command::Replace { seat: request.seat }).await
}

/// Vote that a bot play on for somebody who keeps everybody waiting.
#[utoipa::path(post, path = "/api/tables/{id}/vote", request_body = VoteRequest, responses((status = 200, body = TableAnswer)))]
pub async fn vote(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<VoteRequest>,
) -> ApiResult<Json<TableAnswer>> {
    command(&app, &id, &me, None, &Command::VoteReplace { seat: request.seat, absent: request.absent }).await
}

/// Take your seat back from a bot.
#[utoipa::path(post, path = "/api/tables/{id}/reclaim", request_body = SeatRequest, responses((status = 200, body = TableAnswer)))]
pub async fn reclaim(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<SeatRequest>,
) -> ApiResult<Json<TableAnswer>> {
    command(&app, &id, &me, None, &Command::Reclaim { seat: request.seat }).await
}

/// What was said.
#[utoipa::path(get, path = "/api/tables/{id}/chat", params(ChatQuery), responses((status = 200, body = Vec<ChatMessage>)))]
pub async fn chat(
    State(app): State<App>,
    MaybeMe(me): MaybeMe,
    Path(id): Path<String>,
    Query(query): Query<ChatQuery>,
) -> ApiResult<Json<Vec<ChatMessage>>> {
    visible(&app, &id, me.as_ref(), query.code.as_deref()).await?;
    let lines = heard(&app, me.as_ref(), app.store.chat(&id, query.after, 200).await?).await?;
    Ok(Json(lines.into_iter().map(ChatMessage::from).collect()))
}

/// What somebody hears of what was said: nothing of those they blocked.
pub(crate) async fn heard(
    app: &App,
    me: Option<&User>,
    mut lines: Vec<ChatLine>,
) -> Result<Vec<ChatLine>, StoreError> {
    if let Some(me) = me.filter(|_| !lines.is_empty()) {
        let blocked = app.store.blocked_by(&me.id).await?;
        lines.retain(|line| !blocked.contains(&line.user));
    }
    Ok(lines)
}

/// Say something.
#[utoipa::path(post, path = "/api/tables/{id}/chat", params(LookQuery), request_body = ChatRequest, responses((status = 200, body = ChatMessage)))]
pub async fn say(
    State(app): State<App>,
    me: Me,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Path(id): Path<String>,
    Query(query): Query<LookQuery>,
    Body(request): Body<ChatRequest>,
) -> ApiResult<Json<ChatMessage>> {
    Ok(Json(speak(&app, &me, address, &id, query.code.as_deref(), &request.text).await?))
}

/// Stores a line of chat of somebody who may speak; the store's notice tells the viewers.
pub(crate) async fn speak(
    app: &App,
    me: &Me,
    address: IpAddr,
    table: &str,
    code: Option<&str>,
    said: &str,
) -> ApiResult<ChatMessage> {
    let (live, row) = visible(app, table, Some(&me.0), code).await?;
    welcome(&live, &row, &me.0, code)?;
    let line = text::one_plain_line(said);
    let line = line.trim();
    if !text::is_visible(line) || line.chars().count() > LONGEST_CHAT {
        let sentence = format!("A line has 1 to {LONGEST_CHAT} characters.");
        return Err(ApiError::bad_request("bad_chat", sentence).with("most", LONGEST_CHAT));
    }
    if !app.limits.chat.allow(Some(&me.0.id), address) {
        return Err(ApiError::too_much_chat());
    }
    Ok(app.store.add_chat(table, &me.0.id, line, ids::now()).await?.into())
}
