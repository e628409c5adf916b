//! The application: everything a request needs, and all routes.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, HttpBody as _};
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Router, routing::get};
use futures_util::StreamExt as _;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;

use crate::config::{ServerConfig, seconds};
use crate::error::ApiError;
use crate::guesses::Guesses;
use crate::house::House;
use crate::limits::{BREATH, LARGEST_BODY, Limits, Visits};
use crate::live::Hub;
use crate::notices::Notices;
use crate::openings::Openings;
use crate::replay::Records;
use crate::store::Store;
use crate::thinkers::Thinkers;
use crate::waiting::{self, Waiting};
use crate::{api, docs, logs, ops, ws};

/// What every handler has.
#[derive(Clone)]
pub struct App {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// Tables in use.
    pub hub: Arc<Hub>,
    /// Settings.
    pub config: Arc<ServerConfig>,
    /// How often what may be done.
    pub limits: Arc<Limits>,
    /// Tables under way by address.
    pub openings: Arc<Openings>,
    /// Wrong passwords by account.
    pub guesses: Guesses,
    /// What the host has laid down.
    pub house: Arc<House>,
    /// Numbers for Prometheus.
    pub metrics: PrometheusHandle,
    /// What was last found out about the store.
    pub last_look: Arc<ops::LastLook>,
    /// Turns true when the server goes down.
    pub closing: watch::Receiver<bool>,
    /// Uploaded records to look at.
    pub records: Arc<Records>,
    /// Answers about all games.
    pub digest: Arc<api::Digest>,
    /// Live connections, each with a [`Visitor`].
    pub connected: watch::Sender<usize>,
    /// The same by address.
    pub visits: Arc<Visits>,
    /// Tells people things when they are not looking; none when this server does not know its own address.
    pub notices: Option<Arc<Notices>>,
    /// Who is shown which games wait for them.
    pub waiting: Arc<Waiting>,
}

/// Counts one live connection for as long as it exists.
pub struct Visitor {
    connected: watch::Sender<usize>,
    visits: Arc<Visits>,
    address: IpAddr,
}

impl Drop for Visitor {
    fn drop(&mut self) {
        self.visits.end(self.address);
        self.connected.send_modify(|count| *count -= 1);
    }
}

/// Where a request comes from, as it is counted.
#[derive(Clone, Copy, Debug)]
pub struct ClientAddress(pub IpAddr);

impl App {
    /// An application on a store.
    pub fn new(
        store: Arc<dyn Store>,
        config: ServerConfig,
        metrics: PrometheusHandle,
        closing: watch::Receiver<bool>,
        notices: Option<Arc<Notices>>,
    ) -> Self {
        App {
            hub: Hub::new(
                Arc::clone(&store),
                Thinkers::new(config.bot_threads, config.bot_budget, config.bot_queue),
                Duration::from_secs(config.rest_after.into()),
                Duration::from_secs(config.grace.into()),
                closing.clone(),
            ),
            store,
            limits: Arc::new(Limits::new(&config)),
            openings: Arc::default(),
            config: Arc::new(config),
            records: Arc::default(),
            digest: Arc::default(),
            guesses: Guesses::default(),
            house: Arc::default(),
            metrics,
            last_look: Arc::default(),
            closing,
            connected: watch::Sender::new(0),
            visits: Arc::default(),
            notices,
            waiting: Arc::default(),
        }
    }

    /// One more live connection, unless there are too many from there, or in all.
    pub fn welcome(&self, address: IpAddr) -> Result<Visitor, ApiError> {
        let (each, all) = (self.config.connections_per_address, self.config.connections);
        if !self.visits.begin(address, each) {
            return Err(ApiError::too_many_connections(each));
        }
        let visits = Arc::clone(&self.visits);
        let visitor = Visitor { connected: self.connected.clone(), visits, address };
        self.connected.send_modify(|count| *count += 1);
        if all > 0 && *self.connected.borrow() > all as usize {
            return Err(ApiError::server_full());
        }
        Ok(visitor)
    }
}

/// All routes.
pub fn router(app: App) -> Router {
    let (api_router, document) = api::router();
    let api_router = api_router
        .route("/api/tables/{id}/live", get(ws::live))
        .route("/api/me/live", get(waiting::live))
        .merge(docs::routes(document))
        .fallback(no_such_route)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), whole_body))
        .layer(middleware::from_fn_with_state(app.clone(), own_pages_only))
        .layer(middleware::from_fn_with_state(app.clone(), rate_limit))
        .layer(CompressionLayer::new());
    api_router
        .merge(ops::routes())
        .layer(middleware::from_fn(security_headers))
        .layer(middleware::from_fn_with_state(app.clone(), logs::in_the_name_of))
        .with_state(app)
}

/// What no route answers is the client's: a file or one of its own paths.
async fn no_such_route(State(app): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    app.config.client.answer(&method, &uri, &headers)
}

async fn wrong_method() -> ApiError {
    let status = StatusCode::METHOD_NOT_ALLOWED;
    ApiError::new(status, "wrong_method", "This address does not answer that kind of request.")
}

/// Other pages change nothing with a visitor's cookie. `SameSite` sees to that too, but takes every port and subdomain
/// of a host for the same site.
async fn own_pages_only(State(app): State<App>, request: Request, next: Next) -> Response {
    let checked = if request.method().is_safe() { Ok(()) } else { ws::check_origin(&app, request.headers()) };
    match checked {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

/// Where passwords are tried or worked on.
const PASSWORDS: [&str; 4] = ["/api/login", "/api/register", "/api/me/password", "/api/password/new"];

/// Not too many requests of one address, and fewer of passwords and new guests. Files of the client are not counted: a
/// whole club may open the page at once. People are counted when they have proved who they are.
async fn rate_limit(
    State(app): State<App>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    request: Request,
    next: Next,
) -> Response {
    let path = request.uri().path();
    let counted = path.starts_with("/api/");
    let banned = if counted { app.house.ban_of(address) } else { None };
    let refused = if let Some(ban) = banned {
        Some(ApiError::banned(&ban))
    } else if counted && !app.limits.requests.allow_address(address)
        || PASSWORDS.contains(&path) && !app.limits.passwords.allow_address(address)
    {
        Some(ApiError::too_many())
    } else if path == "/api/guest" && !app.limits.guests.allow_address(address) {
        Some(ApiError::too_many_guests())
    } else {
        None
    };
    match refused {
        None => next.run(request).await,
        Some(refusal) => {
            tokio::time::sleep(BREATH).await;
            refusal.into_response()
        }
    }
}

/// Waits for the whole body of a request, but not for ever, and not for more than is read.
async fn whole_body(State(app): State<App>, request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    match tokio::time::timeout(seconds(app.config.body_timeout), read_body(body)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(error)) => error.into_response(),
        Err(_) => ([(header::CONNECTION, "close")], ApiError::too_slow()).into_response(),
    }
}

async fn read_body(body: Body) -> Result<Vec<u8>, ApiError> {
    let mut chunks = body.into_data_stream();
    let mut bytes = Vec::new();
    while let Some(chunk) = chunks.next().await {
        let broken = |_| ApiError::bad_request("bad_json", "The request broke off before its end.");
        bytes.extend_from_slice(&chunk.map_err(broken)?);
        if bytes.len() > LARGEST_BODY {
            let sentence = format!("A request has at most {} KB.", LARGEST_BODY / 1024);
            return Err(ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", sentence));
        }
    }
    Ok(bytes)
}

pub(crate) fn client_address(app: &App, request: &Request) -> IpAddr {
    // The last address of the last line is the one our own proxy added; earlier ones are what the client claims.
    let mut lines = request.headers().get_all("x-forwarded-for").into_iter();
    let forwarded = lines.next_back().filter(|_| app.config.behind_proxy);
    let forwarded = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    let direct =
        request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
    forwarded.or(direct).unwrap_or(IpAddr::from([127, 0, 0, 1]))
}

/// No inline script, no framing, no guessing of types.
async fn security_headers(request: Request, next: Next) -> Response {
    const HEADERS: [(HeaderName, &str); 5] = [
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; \
             object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}
