//! An account: its password, its mail address, the devices it is used on.

use std::net::IpAddr;
use std::time::Instant;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use magnate_wire::Person;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Body, Path};
use crate::app::{App, ClientAddress};
use crate::auth::{self, Me};
use crate::cookie::SessionCookie;
use crate::error::{ApiError, ApiResult};
use crate::ids;
use crate::notices::mail_address;
use crate::store::{Channel, NoticeKinds, Purpose, Target, User};

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The password you have.
    old: String,
    /// The one you want: at least 8 characters.
    new: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Forgotten {
    /// The name you sign in with, or your mail address.
    who: String,
    /// The language of the mail: `en`, `zh-CN` or `ru`.
    #[serde(default)]
    language: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// What stands at the end of the link.
    token: String,
    /// At least 8 characters.
    password: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailAddress {
    /// Where you want to get mail.
    address: String,
    /// The language of the mail that asks whether it is yours.
    #[serde(default)]
    language: String,
    /// Your password, if you have one: whoever reads mail for an account can have all of it.
    #[serde(default)]
    password: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LinkToken {
    /// What stands at the end of the link.
    token: String,
}

/// A device you are signed in on.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeviceShown {
    /// To end its session.
    pub id: String,
    /// What it says it is: browser and system.
    pub agent: String,
    /// Since when it is signed in, in milliseconds since 1970.
    pub since: Option<i64>,
    /// When it was last used, within ten minutes.
    pub used: Option<i64>,
    /// The one you ask with.
    pub this: bool,
}

/// What a session is called outside: not what it is kept under, and not what proves it.
fn device_id(hash: &str) -> String {
    ids::hash_token(hash)[..16].to_owned()
}

/// Change your password. All other devices are signed out.
#[utoipa::path(post, path = "/api/me/password", request_body = PasswordChange, responses((status = 204), (status = 401), (status = 409), (status = 429)))]
pub async fn change_password(
    State(app): State<App>,
    Me(user): Me,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    cookie: SessionCookie,
    Body(request): Body<PasswordChange>,
) -> ApiResult<StatusCode> {
    if user.login.is_none() {
        return Err(ApiError::not_registered());
    }
    auth::check_password(&request.new)?;
    prove(&app, &user, request.old, address).await?;
    let password = auth::hash_password(request.new).await?;
    app.store.set_password(&user.id, &password).await?;
    end_sessions(&app, &user.id, cookie.token().map(ids::hash_token).as_deref()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whoever has a password has to say it before the account itself changes: a session may be somebody else's for a moment.
pub(super) async fn prove(app: &App, user: &User, password: String, address: IpAddr) -> ApiResult<()> {
    let Some(login) = &user.login else { return Ok(()) };
    let guess = app.guesses.begin(login, address, Instant::now()).map_err(ApiError::too_many_passwords)?;
    if !auth::verify_password(password, user.password.clone()).await {
        return Err(ApiError::wrong_password());
    }
    guess.was_right();
    Ok(())
}

/// You have forgotten your password: a mail with a link goes to your address, if this is the name or address of somebody who has
/// one. The answer is the same in every case.
#[utoipa::path(post, path = "/api/password/forgotten", request_body = Forgotten, responses((status = 202), (status = 409), (status = 429)))]
pub async fn forgotten(
    State(app): State<App>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Body(request): Body<Forgotten>,
) -> ApiResult<StatusCode> {
    mailing(&app)?;
    if !app.limits.letters.allow(None, address) {
        return Err(ApiError::too_many_letters());
    }
    let who = request.who.trim();
    let people = match mail_address(who) {
        Some(address) => app.store.mail_owners(&address).await?,
        None => app.store.user_by_login(who).await?.map(|user| user.id).into_iter().collect(),
    };
    for user in people.iter().take(5) {
        // Nobody is flooded with mail because others ask for it.
        if !app.limits.letters.allow_person(user) {
            continue;
        }
        if let Some(mail) = mail_target(&app, user).await? {
            let language = known_language(&request.language);
            app.store.add_letter(user, Purpose::Password, &mail.address, language, ids::now()).await?;
        }
    }
    Ok(StatusCode::ACCEPTED)
}

/// Choose a new password with the link that came by mail, or from the host. It works once; every device is signed out, the API token
/// removed, and this device signed in.
#[utoipa::path(post, path = "/api/password/new", request_body = NewPassword, responses((status = 200, body = Person), (status = 400), (status = 410)))]
pub async fn new_password(
    State(app): State<App>,
    cookie: SessionCookie,
    Body(request): Body<NewPassword>,
) -> ApiResult<(SessionCookie, Json<Person>)> {
    auth::check_password(&request.password)?;
    let hash = ids::hash_token(&request.token);
    // Before the work of hashing: whoever has no link costs nothing.
    app.store.proof_link(&hash, Purpose::Password, ids::now()).await?.ok_or_else(ApiError::bad_link)?;
    let password = auth::hash_password(request.password).await?;
    let used = app.store.use_proof_link(&hash, Purpose::Password, ids::now()).await?;
    let (user, _) = used.ok_or_else(ApiError::bad_link)?;
    app.store.set_password(&user, &password).await?;
    // Whoever needs such a link may have lost more than a password.
    app.store.set_api_token(&user, None).await?;
    end_sessions(&app, &user, None).await?;
    let person = app.store.user(&user).await?.ok_or_else(ApiError::bad_link)?;
    let cookie = auth::begin_session(&app, &user, cookie).await?;
    Ok((cookie, Json(Person::from(&person))))
}

/// Give your mail address. A mail with a link goes there; the address is yours when the link was opened, and until then an older one
/// stays.
#[utoipa::path(post, path = "/api/me/mail", request_body = MailAddress, responses((status = 202), (status = 400), (status = 401), (status = 409), (status = 429)))]
pub async fn set_mail(
    State(app): State<App>,
    Me(user): Me,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Body(request): Body<MailAddress>,
) -> ApiResult<StatusCode> {
    mailing(&app)?;
    let mail = mail_address(&request.address).ok_or_else(|| {
        let sentence = "This is not an address that mail can be sent to.";
        ApiError::bad_request("bad_mail", sentence)
    })?;
    prove(&app, &user, request.password, address).await?;
    if !app.limits.letters.allow(Some(&user.id), address) {
        return Err(ApiError::too_many_letters());
    }
    let language = known_language(&request.language);
    app.store.add_letter(&user.id, Purpose::Mail, &mail, language, ids::now()).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Confirm an address with the link that came by mail. Nobody has to be signed in for that.
#[utoipa::path(post, path = "/api/mail/confirm", request_body = LinkToken, responses((status = 204), (status = 410)))]
pub async fn confirm_mail(State(app): State<App>, Body(request): Body<LinkToken>) -> ApiResult<StatusCode> {
    let hash = ids::hash_token(&request.token);
    let used = app.store.use_proof_link(&hash, Purpose::Mail, ids::now()).await?;
    let (user, address) = used.ok_or_else(ApiError::bad_link)?;
    let old = mail_target(&app, &user).await?;
    let target = Target {
        id: ids::new_id(),
        channel: Channel::Mail,
        address,
        kinds: old.as_ref().map_or_else(usual_kinds, |old| old.kinds),
        active: old.as_ref().is_none_or(|old| old.active),
        data: old.map_or_else(|| "\"at_once\"".to_owned(), |old| old.data),
        made_at: ids::now(),
        failures: 0,
        trouble: None,
        user,
    };
    app.store.put_target(&target).await?;
    // Older links must not bring an older address back.
    app.store.drop_proof_links(&target.user, Purpose::Mail).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove your mail address: no more notices by mail, and no way to recover a forgotten password by it.
#[utoipa::path(delete, path = "/api/me/mail", responses((status = 204)))]
pub async fn remove_mail(State(app): State<App>, Me(user): Me) -> ApiResult<StatusCode> {
    app.store.drop_proof_links(&user.id, Purpose::Mail).await?;
    if let Some(mail) = mail_target(&app, &user.id).await? {
        app.store.remove_target(&user.id, &mail.id).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The devices you are signed in on.
#[utoipa::path(get, path = "/api/me/devices", responses((status = 200, body = Vec<DeviceShown>)))]
pub async fn devices(
    State(app): State<App>,
    Me(user): Me,
    cookie: SessionCookie,
) -> ApiResult<Json<Vec<DeviceShown>>> {
    let this = cookie.token().map(ids::hash_token);
    let devices = app.store.devices(&user.id, ids::now()).await?;
    let shown = devices.into_iter().map(|device| DeviceShown {
        id: device_id(&device.hash),
        agent: device.agent.unwrap_or_default(),
        since: device.made_at,
        used: device.used_at,
        this: this.as_deref() == Some(&device.hash),
    });
    Ok(Json(shown.collect()))
}

/// Sign one device out.
#[utoipa::path(delete, path = "/api/me/devices/{id}", responses((status = 204), (status = 404)))]
pub async fn end_device(
    State(app): State<App>,
    Me(user): Me,
    Path(id): Path<String>,
) -> ApiResult<StatusCode> {
    let devices = app.store.devices(&user.id, ids::now()).await?;
    let device = devices.iter().find(|device| device_id(&device.hash) == id);
    let device = device.ok_or(crate::store::StoreError::NotFound)?;
    app.store.delete_session(&device.hash).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sign all other devices out, and remove the API token.
#[utoipa::path(delete, path = "/api/me/devices", responses((status = 204)))]
pub async fn end_devices(
    State(app): State<App>,
    Me(user): Me,
    cookie: SessionCookie,
) -> ApiResult<StatusCode> {
    app.store.set_api_token(&user.id, None).await?;
    end_sessions(&app, &user.id, cookie.token().map(ids::hash_token).as_deref()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all sessions of somebody but this one.
async fn end_sessions(app: &App, user: &str, but: Option<&str>) -> ApiResult<()> {
    for device in app.store.devices(user, ids::now()).await? {
        if Some(device.hash.as_str()) != but {
            app.store.delete_session(&device.hash).await?;
        }
    }
    Ok(())
}

/// Mail can be sent, or why not.
fn mailing(app: &App) -> ApiResult<()> {
    match &app.notices {
        Some(notices) if notices.sends_mail() => Ok(()),
        _ => Err(ApiError::mail_off()),
    }
}

/// Somebody's confirmed address.
pub(super) async fn mail_target(app: &App, user: &str) -> ApiResult<Option<Target>> {
    let targets = app.store.notice_targets(user).await?;
    Ok(targets.into_iter().find(|target| target.channel == Channel::Mail))
}

/// What people are told of unless they say otherwise.
pub(super) fn usual_kinds() -> NoticeKinds {
    use crate::store::NoticeKind::*;
    [Turn, Started, Deadline, Finished, Invited].into_iter().collect()
}

fn known_language(asked: &str) -> &'static str {
    let known = crate::notices::LANGUAGES.into_iter().find(|language| *language == asked);
    known.unwrap_or(crate::notices::LANGUAGES[0])
}

/// A link by which somebody can choose a new password once, for a host who gives it to them: the end of `/password/...`.
pub async fn password_link(store: &dyn crate::store::Store, user: &User, lasts: i64) -> ApiResult<String> {
    let token = ids::new_token();
    let hash = ids::hash_token(&token);
    store.put_proof_link(&hash, &user.id, Purpose::Password, "", ids::now() + lasts).await?;
    Ok(token)
}
