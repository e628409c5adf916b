//! The API described: an OpenAPI document made from the code, and a page to read it.

use axum::http::header;
use axum::response::{Html, IntoResponse};
use axum::{Json, Router, routing::get};
use utoipa::openapi::OpenApi;

use crate::app::App;

pub(crate) fn routes(document: OpenApi) -> Router<App> {
    Router::new()
        .route("/api/openapi.json", get(move || std::future::ready(Json(document.clone()))))
        .route("/api/docs", get(|| std::future::ready(Html(include_str!("../assets/docs.html")))))
        .route("/api/docs.js", get(script))
}

/// A file of its own, because no inline script is allowed.
async fn script() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8")], include_str!("../assets/docs.js"))
}
