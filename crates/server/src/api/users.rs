//! People: guests, names, passwords, tokens.

use std::time::Instant;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use magnate_wire::{Person, guest_name};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Body;
use crate::app::{App, ClientAddress};
use crate::auth::{self, MaybeMe, Me};
use crate::cookie::SessionCookie;
use crate::error::{ApiError, ApiResult};
use crate::ids;
use crate::scope::Scope;
use crate::store::User;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GuestRequest {
    /// What others see; a friendly default when left out.
    #[serde(default)]
    name: Option<String>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// Name to sign in with; upper and lower case are the same.
    name: String,
    /// At least 8 characters.
    password: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// What others see.
    name: String,
}

#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TokenRequest {
    /// What it may be used for: `read`, `play` (the default), `host` or `all`.
    #[serde(default)]
    scope: Scope,
}

/// A token, shown once.
#[derive(Serialize, ToSchema)]
pub struct Token {
    /// Send it as `Authorization: Bearer ...`.
    token: String,
    /// What it may be used for.
    scope: Scope,
}

/// A token you have; the token itself is not known any more.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenInfo {
    /// What it may be used for.
    pub scope: Scope,
    /// When it was made, in milliseconds since 1970; not known of old ones.
    pub made_at: Option<i64>,
}

/// Play at once, without an account: this device is remembered by a cookie.
#[utoipa::path(post, path = "/api/guest", request_body = GuestRequest, responses((status = 200, body = Person), (status = 400)))]
pub async fn guest(
    State(app): State<App>,
    MaybeMe(me): MaybeMe,
    cookie: SessionCookie,
    Body(request): Body<GuestRequest>,
) -> ApiResult<(SessionCookie, Json<Person>)> {
    if let Some(me) = me {
        return Ok((cookie, Json(Person::from(&me))));
    }
    let id = ids::new_id();
    let name = match &request.name {
        Some(name) => auth::check_name(name)?,
        None => guest_name(&id),
    };
    let user = User { id, name, login: None, password: None, created_at: ids::now() };
    app.store.create_user(&user).await?;
    let cookie = auth::begin_session(&app, &user.id, cookie).await?;
    Ok((cookie, Json(Person::from(&user))))
}

/// Give your guest a name and a password, to play from several devices. Without a session this makes a new person.
#[utoipa::path(post, path = "/api/register", request_body = Credentials, responses((status = 200, body = Person), (status = 409)))]
pub async fn register(
    State(app): State<App>,
    MaybeMe(me): MaybeMe,
    cookie: SessionCookie,
    Body(request): Body<Credentials>,
) -> ApiResult<(SessionCookie, Json<Person>)> {
    let name = auth::check_name(&request.name)?;
    auth::check_password(&request.password)?;
    let login = name.to_lowercase();
    if app.store.user_by_login(&login).await?.is_some() {
        return Err(crate::store::StoreError::NameTaken.into());
    }
    let password = auth::hash_password(request.password).await?;
    match me {
        Some(mut user) => {
            if user.login.is_some() {
                return Err(ApiError::new(
                    StatusCode::CONFLICT,
                    "registered",
                    "You already have a name and a password.",
                ));
            }
            // The name to sign in with does not change what others see; whoever had no name gets this one.
            if user.name == guest_name(&user.id) {
                user.name = name;
            }
            user.login = Some(login);
            user.password = Some(password);
            app.store.update_user(&user).await?;
            Ok((cookie, Json(Person::from(&user))))
        }
        None => {
            let (id, created_at) = (ids::new_id(), ids::now());
            let user = User { id, name, login: Some(login), password: Some(password), created_at };
            app.store.create_user(&user).await?;
            let cookie = auth::begin_session(&app, &user.id, cookie).await?;
            Ok((cookie, Json(Person::from(&user))))
        }
    }
}

/// Sign in with name and password. After some wrong ones for a name one has to wait.
#[utoipa::path(post, path = "/api/login", request_body = Credentials, responses((status = 200, body = Person), (status = 401), (status = 429)))]
pub async fn login(
    State(app): State<App>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    cookie: SessionCookie,
    Body(request): Body<Credentials>,
) -> ApiResult<(SessionCookie, Json<Person>)> {
    let login = request.name.trim().to_lowercase();
    let guess = app.guesses.begin(&login, address, Instant::now()).map_err(ApiError::too_many_passwords)?;
    let user = app.store.user_by_login(&login).await?;
    let hash = user.as_ref().and_then(|user| user.password.clone());
    if !auth::verify_password(request.password, hash).await {
        return Err(ApiError::wrong_password());
    }
    guess.was_right();
    let user = user.ok_or_else(ApiError::unauthorized)?;
    let cookie = auth::begin_session(&app, &user.id, cookie).await?;
    Ok((cookie, Json(Person::from(&user))))
}

/// End this device's session.
#[utoipa::path(post, path = "/api/logout", responses((status = 204)))]
pub async fn logout(State(app): State<App>, cookie: SessionCookie) -> ApiResult<(SessionCookie, StatusCode)> {
    if let Some(token) = cookie.token() {
        app.store.delete_session(&ids::hash_token(token)).await?;
    }
    Ok((cookie.without(), StatusCode::NO_CONTENT))
}

/// Who you are.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Person), (status = 401)))]
pub async fn me(
    State(app): State<App>,
    Me(user): Me,
    cookie: SessionCookie,
) -> (SessionCookie, Json<Person>) {
    // Browsers forget a cookie some time after it was set, however often it was used: set it again.
    let cookie = match cookie.token().map(str::to_owned) {
        Some(token) => cookie.with(&app, &token),
        None => cookie,
    };
    (cookie, Json(Person::from(&user)))
}

/// Change what others see.
#[utoipa::path(patch, path = "/api/me", request_body = Rename, responses((status = 200, body = Person), (status = 400)))]
pub async fn rename(
    State(app): State<App>,
    Me(mut user): Me,
    Body(request): Body<Rename>,
) -> ApiResult<Json<Person>> {
    user.name = auth::check_name(&request.name)?;
    app.store.update_user(&user).await?;
    Ok(Json(Person::from(&user)))
}

/// Everything of yours in one file.
#[utoipa::path(get, path = "/api/me/export", responses((status = 200, body = Object), (status = 429)))]
pub async fn export(
    State(app): State<App>,
    Me(user): Me,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
) -> ApiResult<impl axum::response::IntoResponse> {
    // Every game of theirs is looked at: as much work as playing records.
    if !app.limits.uploads.allow(Some(&user.id), address) {
        return Err(ApiError::too_many_uploads());
    }
    let all = crate::parting::everything(&app, &user).await?;
    let text = serde_json::to_string_pretty(&all).unwrap_or_default();
    let name = "attachment; filename=\"magnate-export.json\"";
    let headers = [
        (axum::http::header::CONTENT_TYPE, "application/json"),
        (axum::http::header::CONTENT_DISPOSITION, name),
        (axum::http::header::CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, text))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// Your password; guests have none.
    #[serde(default)]
    password: String,
}

/// Delete your account: nothing says any more who you were. Games you played with others stay.
#[utoipa::path(delete, path = "/api/me", request_body = Farewell, responses((status = 204), (status = 401)))]
pub async fn delete_me(
    State(app): State<App>,
    Me(user): Me,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    cookie: SessionCookie,
    Body(request): Body<Farewell>,
) -> ApiResult<(SessionCookie, StatusCode)> {
    super::account::prove(&app, &user, request.password, address).await?;
    crate::parting::leave(&app, &user).await?;
    Ok((cookie.without(), StatusCode::NO_CONTENT))
}

/// Make an API token for scripts and bots; an older one stops working.
#[utoipa::path(post, path = "/api/me/token", request_body = Option<TokenRequest>, responses((status = 200, body = Token)))]
pub async fn make_token(
    State(app): State<App>,
    Me(user): Me,
    request: Option<Body<TokenRequest>>,
) -> ApiResult<Json<Token>> {
    let scope = request.unwrap_or_default().0.scope;
    let token = ids::new_token();
    app.store.set_api_token(&user.id, Some((&ids::hash_token(&token), scope, ids::now()))).await?;
    Ok(Json(Token { token, scope }))
}

/// Your API tokens: one at most.
#[utoipa::path(get, path = "/api/me/token", responses((status = 200, body = Vec<TokenInfo>)))]
pub async fn tokens(State(app): State<App>, Me(user): Me) -> ApiResult<Json<Vec<TokenInfo>>> {
    let token = app.store.api_token(&user.id).await?;
    Ok(Json(token.map(|(scope, made_at)| TokenInfo { scope, made_at }).into_iter().collect()))
}

/// Remove your API token.
#[utoipa::path(delete, path = "/api/me/token", responses((status = 204)))]
pub async fn drop_token(State(app): State<App>, Me(user): Me) -> ApiResult<StatusCode> {
    app.store.set_api_token(&user.id, None).await?;
    Ok(StatusCode::NO_CONTENT)
}
