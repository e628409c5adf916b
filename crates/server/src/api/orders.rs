//! Standing orders and plans: for their maker alone.

use axum::Json;
use axum::extract::State;
use magnate_rules::Action;
use magnate_rules::insight::{Answer, Question};
use magnate_table::{Dropped, Orders, Problem};
use magnate_wire::ErrorBody;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::play::read_action;
use super::{Body, Path, Query, visible};
use crate::app::App;
use crate::auth::Me;
use crate::error::{ApiError, ApiResult};

#[derive(Deserialize, IntoParams)]
pub struct SeatQuery {
    /// Your seat.
    seat: u8,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OrdersRequest {
    /// Your seat.
    seat: u8,
    /// What you want done; what is left out is not ordered any more.
    #[schema(value_type = Object)]
    orders: Orders,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TryRequest {
    /// Your seat.
    seat: u8,
    /// What you would do, in order.
    #[schema(value_type = Vec<Object>)]
    actions: Vec<Value>,
    /// Something to ask about the game as it would be then.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    question: Option<Value>,
}

/// Somebody's orders for their seat.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OrdersAnswer {
    /// The seat.
    pub seat: u8,
    /// What was ordered.
    #[schema(value_type = Object)]
    pub orders: Orders,
    /// How many steps of the plan are done.
    pub done: u32,
    /// Why the plan was given up, if it was.
    #[schema(value_type = Option<Object>)]
    pub dropped: Option<Dropped>,
}

/// How a working day would go if it began now.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TrialAnswer {
    /// The game as you would see it after what was possible of it.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(as = "magnate_rules::ViewData"))]
    pub game: Value,
    /// How many of the actions would be possible.
    pub possible: u32,
    /// Why not the next one.
    pub refused: Option<ErrorBody>,
    /// The answer to what you asked.
    #[schema(value_type = Option<Object>)]
    pub answer: Option<Box<Answer>>,
}

/// The orders of a seat, if it is one's own.
async fn shown(app: &App, me: &Me, id: &str, seat: u8) -> ApiResult<Json<OrdersAnswer>> {
    let (live, _) = visible(app, id, Some(&me.0), None).await?;
    let table = live.table();
    if !table.seats_of(&me.id()).contains(&seat) {
        return Err(Problem::NotYourSeat { seat }.into());
    }
    let kept = live.orders_of(seat, &me.0.id).await?.unwrap_or_default();
    let done = kept.orders.plan.as_ref().map_or(0, |plan| table.plan_progress(seat, plan));
    Ok(Json(OrdersAnswer { seat, orders: kept.orders, done, dropped: kept.dropped }))
}

/// What you have ordered at a table. Nobody else sees it.
#[utoipa::path(get, path = "/api/tables/{id}/orders", params(SeatQuery), responses((status = 200, body = OrdersAnswer), (status = 403)))]
pub async fn orders(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
) -> ApiResult<Json<OrdersAnswer>> {
    shown(&app, &me, &id, query.seat).await
}

/// Order what to do while you are elsewhere, in place of what was ordered before. It is carried out when your turn comes.
#[utoipa::path(put, path = "/api/tables/{id}/orders", request_body = OrdersRequest, responses((status = 200, body = OrdersAnswer), (status = 400), (status = 403)))]
pub async fn set_orders(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<OrdersRequest>,
) -> ApiResult<Json<OrdersAnswer>> {
    let (live, _) = visible(&app, &id, Some(&me.0), None).await?;
    if !live.table().seats_of(&me.id()).contains(&request.seat) {
        return Err(Problem::NotYourSeat { seat: request.seat }.into());
    }
    live.set_orders(request.seat, &me.0.id, request.orders).await?;
    shown(&app, &me, &id, request.seat).await
}

/// See how your working day would go if it began now. Nothing changes.
#[utoipa::path(post, path = "/api/tables/{id}/orders/try", request_body = TryRequest, responses((status = 200, body = TrialAnswer), (status = 409)))]
pub async fn try_day(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<TryRequest>,
) -> ApiResult<Json<TrialAnswer>> {
    let actions: Vec<Action> = request.actions.iter().map(read_action).collect::<ApiResult<_>>()?;
    let question: Option<Question> =
        request.question.map(serde_json::from_value).transpose().map_err(|error| {
            ApiError::bad_request("bad_question", format!("This is not a question: {error}."))
        })?;
    let (live, _) = visible(&app, &id, Some(&me.0), None).await?;
    let trial = live.table().try_day(request.seat, &me.id(), &actions)?;
    let answer = question.map(|question| trial.view.ask(&question)).transpose().map_err(Problem::from)?;
    let possible = trial.refused.as_ref().map_or(actions.len() as u32, |(step, _)| *step);
    let refused = trial.refused.map(|(_, refusal)| ErrorBody::from(&Problem::from(refusal)));
    Ok(Json(TrialAnswer { game: trial.view.to_value(), possible, refused, answer: answer.map(Box::new) }))
}
