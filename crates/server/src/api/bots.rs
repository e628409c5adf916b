//! Bots during the game: hints from the best of them, and no waiting for those in the seats.

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use magnate_rules::{PlayerId, Refusal};
use magnate_table::{Occupant, Problem, Table, UserId};

use super::lobby::{SeatRequest, TableAnswer, answer};
use super::{Body, Path, visible};
use crate::app::{App, ClientAddress};
use crate::auth::Me;
use crate::error::{ApiError, ApiResult};
use crate::wire::Hint;

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
    may_ask(&table, &me.id(), seat)?;
    if !app.limits.hints.allow(Some(&me.0.id), address) {
        return Err(ApiError::too_many_hints());
    }
    let thinkers = app.hub.thinkers();
    let _asking = thinkers.ask(&me.0.id).ok_or_else(ApiError::too_many)?;
    thinkers.seen(&me.0.id, address);
    let why = live.hint(&me.0.id, seat).await?;
    Ok(Json(Hint { seq: table.seq(), seat, why }))
}

/// Hints are for one's own seat while it is awaited, and only where nobody is wronged by them.
fn may_ask(table: &Table, me: &UserId, seat: u8) -> ApiResult<()> {
    if !table.seats_of(me).contains(&seat) {
        return Err(Problem::NotYourSeat { seat }.into());
    }
    let somebody_else = table.seats().iter().filter_map(Occupant::person).any(|user| user != me);
    if somebody_else && !table.options().hints {
        let message = "Several people play here, and they have not agreed on hints.";
        return Err(ApiError::new(StatusCode::FORBIDDEN, "no_hints", message));
    }
    if !table.awaited().contains(PlayerId(seat)) {
        return Err(Problem::from(Refusal::NotAwaited { chain: PlayerId(seat) }).into());
    }
    Ok(())
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
