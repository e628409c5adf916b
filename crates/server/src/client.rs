//! Hands the browser client to browsers: its files, and its page at every other address, because the client has paths of its
//! own.

use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;

/// One file of the client.
#[derive(Clone, Copy, Debug)]
pub struct ClientFile {
    /// Its path without the leading slash.
    pub path: &'static str,
    /// An entity tag that changes with the content.
    pub tag: &'static str,
    /// The content.
    pub plain: &'static [u8],
    /// The same in Brotli.
    pub brotli: Option<&'static [u8]>,
    /// The same in gzip.
    pub gzip: Option<&'static [u8]>,
}

/// The client: its files by path. Without any the server is an API alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct Client {
    find: Option<fn(&str) -> Option<ClientFile>>,
}

/// Files whose names change with their content.
const HASHED: &str = "assets/";

impl Client {
    /// A client whose files are found like this.
    pub fn new(find: fn(&str) -> Option<ClientFile>) -> Self {
        Client { find: Some(find) }
    }

    /// The answer to a request nothing else answers.
    pub(crate) fn answer(self, method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
        let path = uri.path().trim_start_matches('/');
        let find = |path: &str| self.find.and_then(|find| find(path));
        let is_api = path == "api" || path.starts_with("api/");
        if is_api || self.find.is_none() {
            return not_found().into_response();
        }
        if method != Method::GET && method != Method::HEAD {
            let status = StatusCode::METHOD_NOT_ALLOWED;
            let sentence = "This address does not answer that kind of request.";
            return ApiError::new(status, "wrong_method", sentence).into_response();
        }
        // Paths of the client have no dot in their last part; a missing file must not be answered with a page.
        let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
        match find(path).or_else(|| find("index.html").filter(|_| !is_file)) {
            Some(file) => send(&file, headers),
            None => not_found().into_response(),
        }
    }
}

fn not_found() -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, "not_found", "There is nothing at this address.")
}

fn send(file: &ClientFile, headers: &HeaderMap) -> Response {
    let keep = if file.path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let common = [
        (header::ETAG, HeaderValue::from_static(file.tag)),
        (header::CACHE_CONTROL, HeaderValue::from_static(keep)),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
    ];
    let known = headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    if known.is_some_and(|tags| tags.split(',').any(|tag| tag.trim().trim_start_matches("W/") == file.tag)) {
        // Browsers keep the headers of this answer in place of those they had: the policy has to be the same.
        return with_policy((StatusCode::NOT_MODIFIED, common).into_response(), file.path);
    }
    let (bytes, encoding) = match (file.brotli, file.gzip) {
        (Some(brotli), _) if accepts(headers, "br") => (brotli, Some("br")),
        (_, Some(gzip)) if accepts(headers, "gzip") => (gzip, Some("gzip")),
        _ => (file.plain, None),
    };
    let mut response =
        (common, [(header::CONTENT_TYPE, HeaderValue::from_static(content_type(file.path)))], bytes)
            .into_response();
    if let Some(encoding) = encoding {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    with_policy(response, file.path)
}

fn with_policy(mut response: Response, path: &str) -> Response {
    response.headers_mut().extend(page_policy(path));
    response
}

/// Pages of the client are stricter than the rest: nothing inline, not even styles in elements of their own. Its workers may run
/// the engine, too.
fn page_policy(path: &str) -> Option<(HeaderName, HeaderValue)> {
    const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; style-src-elem 'self'; style-src-attr 'unsafe-inline'; \
                          connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; \
                          form-action 'self'";
    [HTML, SCRIPT]
        .contains(&content_type(path))
        .then(|| (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)))
}

/// Does the browser take this encoding? A weight of zero says no.
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|offer| {
        let mut parts = offer.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        named && !parts.any(|part| part.starts_with("q=0") && part.trim_end_matches(['0', '.']) == "q=")
    })
}

const HTML: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => HTML,
        "js" => SCRIPT,
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        "wav" => "audio/wav",
        _ => "application/octet-stream",
    }
}
