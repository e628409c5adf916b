//! For whoever runs the server: is it alive, is it ready, what does it do.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::{Router, routing::get};

use crate::app::App;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/health", get(health)).route("/ready", get(ready)).route("/metrics", get(numbers))
}

/// The process answers.
async fn health() -> &'static str {
    "ok\n"
}

/// The database answers, and the server is not about to stop.
async fn ready(State(app): State<App>) -> impl IntoResponse {
    if *app.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n");
    }
    match app.store.ping().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::error!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "no database\n")
        }
    }
}

async fn numbers(State(app): State<App>) -> String {
    app.metrics.render()
}
