//! Time at a table: where one lives, pauses, holidays.

use axum::Json;
use axum::extract::State;
use magnate_table::{Command, Zone};
use magnate_wire::TableAnswer;
use serde::Deserialize;
use utoipa::ToSchema;

use super::lobby::{SeatRequest, command};
use super::{Body, Path};
use crate::app::App;
use crate::auth::Me;
use crate::error::ApiResult;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ZoneRequest {
    /// Your seat.
    seat: u8,
    /// Minutes ahead of Greenwich.
    offset: i16,
    /// When your night begins, in minutes after midnight.
    night: u16,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HolidayRequest {
    /// Your seat; you go with all you have.
    seat: u8,
    /// For how many days.
    days: u8,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PauseAnswer {
    /// Agree?
    yes: bool,
}

/// Say where you live and when you sleep: by that your clock rests at night and at the weekend, where the table has agreed on
/// it.
#[utoipa::path(put, path = "/api/tables/{id}/zone", request_body = ZoneRequest, responses((status = 200, body = TableAnswer), (status = 409)))]
pub async fn set_zone(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<ZoneRequest>,
) -> ApiResult<Json<TableAnswer>> {
    let zone = Zone { offset: request.offset, night: request.night };
    command(&app, &id, &me, None, &Command::SetZone { seat: request.seat, zone }).await
}

/// Stop all clocks, or vote for it, as the table has agreed.
#[utoipa::path(post, path = "/api/tables/{id}/pause", responses((status = 200, body = TableAnswer), (status = 409)))]
pub async fn pause(State(app): State<App>, me: Me, Path(id): Path<String>) -> ApiResult<Json<TableAnswer>> {
    command(&app, &id, &me, None, &Command::Pause).await
}

/// Let the clocks run again.
#[utoipa::path(delete, path = "/api/tables/{id}/pause", responses((status = 200, body = TableAnswer), (status = 409)))]
pub async fn resume(State(app): State<App>, me: Me, Path(id): Path<String>) -> ApiResult<Json<TableAnswer>> {
    command(&app, &id, &me, None, &Command::Resume).await
}

/// Answer somebody's wish for a pause; a no closes the question.
#[utoipa::path(post, path = "/api/tables/{id}/pause/answer", request_body = PauseAnswer, responses((status = 200, body = TableAnswer), (status = 409)))]
pub async fn answer_pause(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<PauseAnswer>,
) -> ApiResult<Json<TableAnswer>> {
    command(&app, &id, &me, None, &Command::AnswerPause { yes: request.yes }).await
}

/// Go on holiday: your clock rests for so many days.
#[utoipa::path(post, path = "/api/tables/{id}/holiday", request_body = HolidayRequest, responses((status = 200, body = TableAnswer), (status = 409)))]
pub async fn take_holiday(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<HolidayRequest>,
) -> ApiResult<Json<TableAnswer>> {
    command(&app, &id, &me, None, &Command::TakeHoliday { seat: request.seat, days: request.days }).await
}

/// Be back before your holiday is over.
#[utoipa::path(delete, path = "/api/tables/{id}/holiday", request_body = SeatRequest, responses((status = 200, body = TableAnswer), (status = 409)))]
pub async fn end_holiday(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<SeatRequest>,
) -> ApiResult<Json<TableAnswer>> {
    command(&app, &id, &me, None, &Command::EndHoliday { seat: request.seat }).await
}
