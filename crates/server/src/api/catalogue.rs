//! The tables of the game: what is printed on cards and tokens.

use std::borrow::Cow;
use std::sync::LazyLock;

use axum::extract::Query;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use magnate_rules::{Catalogue, Module, ModuleSet};
use serde::Deserialize;

use crate::error::ApiError;

/// A catalogue as text, and the tag it is known by; both change only with the program.
type Sheet = (String, HeaderValue);

fn sheet(modules: ModuleSet) -> Sheet {
    let text = serde_json::to_string(&Catalogue::of(modules)).unwrap_or_default();
    let tag = format!("\"{}\"", &blake3::hash(text.as_bytes()).to_hex()[..16]);
    (text, HeaderValue::from_str(&tag).unwrap_or(HeaderValue::from_static("\"0\"")))
}

/// The one most people ask for.
static BASE: LazyLock<Sheet> = LazyLock::new(|| sheet(ModuleSet::NONE));

/// Of which game.
#[derive(Deserialize, utoipa::IntoParams)]
pub struct OfGame {
    /// Its modules, with commas between them; none for the base game.
    #[serde(default)]
    modules: String,
}

/// Cards, milestones, campaign tokens, items and set-up numbers of a game with these modules. Ask again with
/// `If-None-Match` and the `ETag`.
#[utoipa::path(get, path = "/api/catalogue", params(OfGame), responses((status = 200, body = Object), (status = 304)))]
pub async fn catalogue(Query(game): Query<OfGame>, headers: HeaderMap) -> Result<Response, ApiError> {
    let ids = game.modules.split(',').filter(|id| !id.is_empty());
    let modules = ModuleSet::from_ids(ids).map_err(|reason| ApiError::bad_request("bad_question", reason))?;
    if let Some(module) = modules.iter().find(|module| !Module::BUILT.has(*module)) {
        return Err(ApiError::bad_request("bad_question", format!("module {module} is not built yet")));
    }
    let sheet = if modules.is_empty() { Cow::Borrowed(&*BASE) } else { Cow::Owned(sheet(modules)) };
    let (text, tag) = &*sheet;
    let caching =
        [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))];
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|known| known.to_str().ok());
    // Whoever compresses the answer on the way marks the tag as weak.
    let same = |known: &str| tag.to_str().is_ok_and(|tag| known.trim().trim_start_matches("W/") == tag);
    if known.flat_map(|list| list.split(',')).any(same) {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    Ok((caching, [(header::CONTENT_TYPE, "application/json")], text.clone()).into_response())
}
