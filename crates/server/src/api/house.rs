//! What the host tells everybody.

use axum::Json;
use axum::extract::State;
use magnate_wire::Announcement;

use crate::app::App;

/// What whoever runs this server tells everybody, if anything.
#[utoipa::path(get, path = "/api/announcement", responses((status = 200, body = Option<Announcement>)))]
pub async fn announcement(State(app): State<App>) -> Json<Option<Announcement>> {
    Json(app.house.announcement().borrow().clone())
}
