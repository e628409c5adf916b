//! Bots during the game: hints from the best of them, and no waiting for those in the seats.

use axum::extract::State;
use axum::{Extension, Json};
use magnate_table::Problem;
use magnate_wire::{Counsel, Hint, Imagined, TableAnswer};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::lobby::{SeatRequest, answer};
use super::{Body, Path, read_action, visible};
use crate::app::{App, ClientAddress};
use crate::auth::Me;
use crate::error::{ApiError, ApiResult};
use crate::ids::random_seed;

/// Ask the best bot what it would do in your place, and why. It sees what you see.
#[utoipa::path(post, path = "/api/tables/{id}/hint", request_body = SeatRequest, responses((status = 200, body = Hint), (status = 403), (status = 422), (status = 429)))]
pub async fn hint(
    State(app): State<App>,
    me: Me,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Path(id): Path<String>,
    Body(request): Body<SeatRequest>,
) -> ApiResult<Json<Hint>> {
    let (live, _) = visible(&app, &id, Some(&me.0), None).await?;
    let (table, seat) = (live.table(), request.seat);
    table.check_hint(&me.id(), seat)?;
    if !app.limits.hints.allow(Some(&me.0.id), address) {
        return Err(ApiError::too_many_hints());
    }
    let thinkers = app.hub.thinkers();
    let _asking = thinkers.ask(&me.0.id).ok_or_else(ApiError::too_many)?;
    thinkers.seen(&me.0.id, address);
    let why = live.hint(&me.0.id, seat).await?;
    Ok(Json(Hint { seq: table.seq(), seat, why }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CounselRequest {
    /// Your seat.
    seat: u8,
    /// What you are about to do; left out, the decision itself is talked about.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    action: Option<Value>,
}

/// What a coach says to you: about the decision at hand, or about an action before you take it. It sees what you see.
#[utoipa::path(post, path = "/api/tables/{id}/counsel", request_body = CounselRequest, responses((status = 200, body = Counsel), (status = 403), (status = 422)))]
pub async fn counsel(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<CounselRequest>,
) -> ApiResult<Json<Counsel>> {
    let (live, _) = visible(&app, &id, Some(&me.0), None).await?;
    let (table, seat) = (live.table(), request.seat);
    let action = request.action.as_ref().map(read_action).transpose()?;
    let view = Counsel::view(&table, &me.id(), seat)?;
    let seq = table.seq();
    // Some milliseconds of work: not on the threads that serve requests.
    let said = tokio::task::spawn_blocking(move || Counsel::new(seq, view.as_ref(), seat, action.as_ref()));
    said.await.map(Json).map_err(|_| ApiError::bots_busy())
}

/// The running game as you know it, for an engine of your own to think about: what others hide is drawn anew. Only where hints are
/// allowed.
#[utoipa::path(post, path = "/api/tables/{id}/imagine", request_body = SeatRequest, responses((status = 200, body = Imagined), (status = 403), (status = 422)))]
pub async fn imagine(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<SeatRequest>,
) -> ApiResult<Json<Imagined>> {
    let (live, _) = visible(&app, &id, Some(&me.0), None).await?;
    let (table, seed) = (live.table(), random_seed());
    let imagined =
        tokio::task::spawn_blocking(move || Imagined::new(&table, &me.id(), request.seat, seed)).await;
    Ok(Json(imagined.map_err(|_| ApiError::bots_busy())??))
}

/// Let the bots move at once until a person is to act.
#[utoipa::path(post, path = "/api/tables/{id}/skip", responses((status = 200, body = TableAnswer), (status = 403)))]
pub async fn skip(State(app): State<App>, me: Me, Path(id): Path<String>) -> ApiResult<Json<TableAnswer>> {
    let (live, _) = visible(&app, &id, Some(&me.0), None).await?;
    if live.table().seats_of(&me.id()).is_empty() {
        return Err(Problem::PlayersOnly.into());
    }
    // The process that lets these bots play may be another one.
    app.store.skip(&id).await?;
    answer(&app, &id, Some(&me.0), None, None).await
}
