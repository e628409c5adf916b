//! The tables of the game: what is printed on cards and tokens.

use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use magnate_rules::Catalogue;

/// The text and the tag it is known by; both change only with the program.
static CATALOGUE: LazyLock<(String, HeaderValue)> = LazyLock::new(|| {
    let text = serde_json::to_string(&Catalogue::new()).unwrap_or_default();
    let tag = format!("\"{}\"", &blake3::hash(text.as_bytes()).to_hex()[..16]);
    (text, HeaderValue::from_str(&tag).unwrap_or(HeaderValue::from_static("\"0\"")))
});

/// Cards, milestones, campaign tokens, items and set-up numbers. Ask again with `If-None-Match` and the `ETag`.
#[utoipa::path(get, path = "/api/catalogue", responses((status = 200, body = Object), (status = 304)))]
pub async fn catalogue(headers: HeaderMap) -> Response {
    let (text, tag) = &*CATALOGUE;
    let caching =
        [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))];
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|known| known.to_str().ok());
    // Whoever compresses the answer on the way marks the tag as weak.
    let same = |known: &str| tag.to_str().is_ok_and(|tag| known.trim().trim_start_matches("W/") == tag);
    if known.flat_map(|list| list.split(',')).any(same) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    (caching, [(header::CONTENT_TYPE, "application/json")], text.as_str()).into_response()
}
