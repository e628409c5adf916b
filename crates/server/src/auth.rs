//! Who is asking: guests by a device cookie, people with a password, scripts with a token.

use argon2::password_hash::PasswordHasher as _;
use argon2::{Argon2, PasswordVerifier as _};
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, USER_AGENT};
use axum::http::request::Parts;
use magnate_table::{UserId, text};
use tokio::sync::Semaphore;

use crate::app::App;
use crate::cookie::SessionCookie;
use crate::error::ApiError;
use crate::ids;
use crate::limits::{BREATH, LONGEST_NAME};
use crate::scope::Scope;
use crate::store::{self, StoreError, User};

/// The person behind a request.
#[derive(Clone, Debug)]
pub struct Me(pub User);

impl Me {
    /// The person as tables know them.
    pub fn id(&self) -> UserId {
        UserId(self.0.id.clone())
    }
}

/// The person behind a request, if there is one.
#[derive(Clone, Debug)]
pub struct MaybeMe(pub Option<User>);

/// How somebody proved who they are.
#[derive(Clone, Debug)]
pub enum Proof {
    /// By a session with this hash.
    Session(String),
    /// By their API token with this hash.
    Token {
        /// Whose it is.
        user: String,
        /// Its hash.
        hash: String,
        /// What it may be used for.
        scope: Scope,
    },
}

/// The person behind a request with their proof, if there is one: for what lasts longer than the request.
#[derive(Clone, Debug)]
pub struct Proven(pub Option<(User, Proof)>);

impl FromRequestParts<App> for Proven {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        if let Some(header) = parts.headers.get(AUTHORIZATION) {
            let token = header.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
            let hash = ids::hash_token(token.ok_or_else(ApiError::unauthorized)?);
            let found = app.store.api_token_user(&hash).await?;
            let (user, scope) = found.ok_or_else(ApiError::unauthorized)?;
            // Here, because every request comes by that says who it is from.
            let needed = Scope::needed(&parts.method, parts.uri.path());
            if scope < needed {
                return Err(ApiError::token_scope(needed));
            }
            let proof = Proof::Token { user: user.id.clone(), hash, scope };
            return not_too_often(app, user, proof).await;
        }
        let cookie = SessionCookie::of(&parts.headers);
        let Some(token) = cookie.token() else { return Ok(Proven(None)) };
        let proof = Proof::Session(ids::hash_token(token));
        match use_session(app, token, &agent(&parts.headers)).await? {
            Some(user) => not_too_often(app, user, proof).await,
            None => Ok(Proven(None)),
        }
    }
}

/// Counts a request of somebody, however they proved who they are and wherever they are.
async fn not_too_often(app: &App, user: User, proof: Proof) -> Result<Proven, ApiError> {
    if app.limits.requests.allow_person(&user.id) {
        Ok(Proven(Some((user, proof))))
    } else {
        tokio::time::sleep(BREATH).await;
        Err(ApiError::too_many())
    }
}

impl Proof {
    /// Is it about this proof when somebody is signed out?
    pub fn concerns(&self, who: &str) -> bool {
        match self {
            Proof::Session(hash) => hash == who,
            Proof::Token { user, .. } => user == who,
        }
    }

    /// What it may be used for: whoever signed in may do everything.
    pub fn scope(&self) -> Scope {
        match self {
            Proof::Session(_) => Scope::All,
            Proof::Token { scope, .. } => *scope,
        }
    }

    /// Does it still hold?
    pub async fn holds(&self, app: &App) -> Result<bool, StoreError> {
        Ok(match self {
            Proof::Session(hash) => app.store.session(hash, ids::now()).await?.is_some(),
            Proof::Token { hash, .. } => app.store.api_token_user(hash).await?.is_some(),
        })
    }
}

impl FromRequestParts<App> for MaybeMe {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let Proven(proven) = Proven::from_request_parts(parts, app).await?;
        Ok(MaybeMe(proven.map(|(user, _)| user)))
    }
}

impl FromRequestParts<App> for Me {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let MaybeMe(user) = MaybeMe::from_request_parts(parts, app).await?;
        user.map(Me).ok_or_else(ApiError::unauthorized)
    }
}

/// A day in milliseconds.
const DAY: i64 = 24 * 3_600_000;

/// How long a session lasts without being used, in milliseconds.
fn session_lasts(app: &App) -> i64 {
    i64::from(app.config.session_days) * DAY
}

/// Milliseconds between two notes that a session is used.
const NOTED_EVERY: i64 = 10 * 60_000;

/// What a browser says it is: short, on one line.
pub fn agent(headers: &HeaderMap) -> String {
    let said = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    said.chars().filter(|letter| !letter.is_control()).take(200).collect()
}

/// The person of a session. Using it makes it last longer; that is written down every ten minutes at most.
async fn use_session(app: &App, token: &str, agent: &str) -> Result<Option<User>, ApiError> {
    let (hash, now) = (ids::hash_token(token), ids::now());
    let Some(session) = app.store.session(&hash, now).await? else { return Ok(None) };
    let lasts = session_lasts(app);
    if session.expires_at < now + lasts - NOTED_EVERY.min(lasts / 2) {
        let extended = match app.store.extend_session(&hash, now + lasts).await {
            Ok(()) => app.store.note_session(&hash, agent, now).await,
            failed => failed,
        };
        if let Err(error) = extended {
            // Who has a session may go on; it will be extended another time.
            tracing::warn!(%error, "could not extend a session");
        }
    }
    Ok(Some(session.user))
}

/// Begins a session, which the cookie proves.
pub async fn begin_session(app: &App, user: &str, cookie: SessionCookie) -> Result<SessionCookie, ApiError> {
    // Every way in comes by here.
    if let Some(ban) = app.store.ban_of(&store::Ban::person(user), ids::now()).await? {
        return Err(ApiError::banned(&ban));
    }
    let token = ids::new_token();
    let (hash, now) = (ids::hash_token(&token), ids::now());
    app.store.create_session(&hash, user, now + session_lasts(app)).await?;
    app.store.note_session(&hash, cookie.agent(), now).await?;
    Ok(cookie.with(app, &token))
}

/// Characters a password has at least.
const SHORTEST_PASSWORD: usize = 8;

/// A name people can see: not empty, not too long, printable.
pub fn check_name(name: &str) -> Result<String, ApiError> {
    let name = name.trim();
    if !text::is_visible(name) || name.chars().count() > LONGEST_NAME || !text::is_one_plain_line(name) {
        return Err(ApiError::bad_request(
            "bad_name",
            format!(
                "A name has 1 to {LONGEST_NAME} characters that can be seen, on one line and in one direction."
            ),
        )
        .with("most", LONGEST_NAME));
    }
    Ok(name.to_string())
}

fn bad_password() -> ApiError {
    let sentence = format!("A password has at least {SHORTEST_PASSWORD} characters.");
    ApiError::bad_request("bad_password", sentence).with("least", SHORTEST_PASSWORD)
}

/// A password worth having.
pub fn check_password(password: &str) -> Result<(), ApiError> {
    if password.chars().count() < SHORTEST_PASSWORD || password.len() > 200 {
        return Err(bad_password());
    }
    Ok(())
}

/// Passwords worked on at a time: each takes 19 MB and a good part of a core.
static PASSWORDS: Semaphore = Semaphore::const_new(4);

/// Hashes a password (argon2id), away from the threads that serve requests.
pub async fn hash_password(password: String) -> Result<String, ApiError> {
    let _turn = PASSWORDS.acquire().await;
    let hashed = tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    match hashed.await {
        Ok(Ok(hash)) => Ok(hash),
        _ => Err(bad_password()),
    }
}

/// Is this the password? Takes as long for a person who does not exist.
pub async fn verify_password(password: String, hash: Option<String>) -> bool {
    const NOBODY: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$Vq0z2bQ2H1fHkq3tFWhm6wz0u9x3B5gq1b1lXyq3c2E";
    let exists = hash.is_some();
    let _turn = PASSWORDS.acquire().await;
    let verified = tokio::task::spawn_blocking(move || {
        let hash = hash.unwrap_or_else(|| NOBODY.to_string());
        argon2::PasswordHash::new(&hash)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    verified.await.unwrap_or(false) && exists
}
