//! For whoever runs the server: is it alive, is it ready, what does it do.

use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, routing::get};
use serde::Serialize;
use tokio::net::TcpListener;
use tokio::sync::Mutex;

use crate::app::App;
use crate::error::ApiError;
use crate::store::Trouble;

/// On the address people use.
pub(crate) fn routes() -> Router<App> {
    liveness().route("/metrics", get(numbers_for_neighbours))
}

/// On an address of their own, for Prometheus.
pub(crate) async fn serve_numbers(listener: TcpListener, app: App) -> std::io::Result<()> {
    axum::serve(listener, liveness().route("/metrics", get(numbers)).with_state(app)).await
}

fn liveness() -> Router<App> {
    Router::new().route("/health", get(health)).route("/ready", get(ready))
}

/// The process answers.
async fn health() -> &'static str {
    "ok\n"
}

/// Whether the server can do its work, and why not.
#[derive(Serialize)]
struct Readiness {
    /// `ready`, `closing`, `no_database`, `disk_full`, `damaged`, `read_only` or `disk_failed`.
    status: &'static str,
    message: &'static str,
}

/// How long an answer about the store is good for: asking costs a write to the disk, and anybody may ask.
const KNOWN_FOR: Duration = Duration::from_secs(1);

/// What was last found out about the store. Those who ask at once share one look.
#[derive(Debug, Default)]
pub struct LastLook(Mutex<Option<(Instant, Option<Trouble>)>>);

impl LastLook {
    pub(crate) async fn trouble(&self, app: &App) -> Option<Trouble> {
        let mut last = self.0.lock().await;
        if let Some((at, trouble)) = *last
            && at.elapsed() < KNOWN_FOR
        {
            return trouble;
        }
        let trouble = match app.store.check().await {
            Ok(()) => None,
            Err(error) => {
                let trouble = error.trouble();
                // Once when it begins; every look would fill the disk that may be full already.
                if last.is_none_or(|(_, before)| before != Some(trouble)) {
                    tracing::error!(%error, trouble = trouble.id(), "not ready");
                }
                Some(trouble)
            }
        };
        *last = Some((Instant::now(), trouble));
        trouble
    }
}

/// The database can be written and is whole, and the server is not about to stop.
async fn ready(State(app): State<App>) -> (StatusCode, Json<Readiness>) {
    let not_ready = |status, message| (StatusCode::SERVICE_UNAVAILABLE, Json(Readiness { status, message }));
    if *app.closing.borrow() {
        return not_ready("closing", "The server is stopping.");
    }
    match app.last_look.trouble(&app).await {
        None => (StatusCode::OK, Json(Readiness { status: "ready", message: "The server is ready." })),
        Some(trouble) => not_ready(trouble.id(), trouble.sentence()),
    }
}

async fn numbers(State(app): State<App>) -> String {
    app.metrics.render()
}

/// Only for programs on the same machine that come directly: what goes on at a server is not everybody's business. Whoever
/// comes through a proxy came from elsewhere.
async fn numbers_for_neighbours(State(app): State<App>, request: Request) -> Response {
    let from = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(from)| from.ip());
    let direct = ["x-forwarded-for", "forwarded", "via", "x-real-ip"]
        .into_iter()
        .all(|header| !request.headers().contains_key(header));
    let near = from.is_some_and(|from: IpAddr| from.to_canonical().is_loopback());
    if direct && near && app.config.metrics_listen.is_none() {
        numbers(State(app)).await.into_response()
    } else {
        ApiError::new(StatusCode::NOT_FOUND, "not_found", "There is no such thing.").into_response()
    }
}
