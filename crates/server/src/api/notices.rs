//! What somebody wants to be told, where, and when not.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Redirect;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::account::{mail_target, usual_kinds};
use super::{Body, Path};
use crate::app::App;
use crate::auth::Me;
use crate::error::{ApiError, ApiResult};
use crate::ids;
use crate::notices::{BadAddress, Form, MailPace, NoticeSettings, Notices, PushKeys, Webhook};
use crate::store::{Channel, Mishap, NoticeKind, NoticeKinds, StoreError, Target};

/// Targets one person may have.
const MOST_TARGETS: usize = 16;

/// What this server can do, and what you have chosen.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NoticeAnswer {
    /// Can anything be sent?
    pub on: bool,
    /// Can mail be sent?
    pub mail: bool,
    /// The key browsers subscribe with; none when nothing can be sent.
    pub push_key: Option<String>,
    /// Your language, time zone and quiet hours.
    pub settings: NoticeSettings,
    /// Where you are told what.
    pub targets: Vec<TargetShown>,
}

/// Where you are told.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TargetShown {
    /// To change it.
    pub id: String,
    /// `mail`, `push` or `webhook`.
    pub channel: Channel,
    /// The mail address, or the host of the address: the rest of it is a secret.
    pub label: String,
    /// What you are told of.
    pub kinds: Vec<NoticeKind>,
    /// Told at all?
    pub active: bool,
    /// When mail goes out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pace: Option<MailPace>,
    /// The form of a webhook.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub form: Option<Form>,
    /// When it was added, in milliseconds since 1970.
    pub made_at: i64,
    /// What went wrong the last time.
    pub trouble: Option<Mishap>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PushRequest {
    /// Where the browser's push service takes messages.
    endpoint: String,
    /// Its keys.
    #[schema(value_type = Object)]
    keys: PushKeys,
    /// What to be told of; the usual when left out.
    #[serde(default)]
    kinds: Option<Vec<NoticeKind>>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WebhookRequest {
    /// An https address.
    url: String,
    /// Its form.
    form: Form,
    /// For Telegram: the chat to speak to.
    #[serde(default)]
    chat: Option<String>,
    /// What to be told of; the usual when left out.
    #[serde(default)]
    kinds: Option<Vec<NoticeKind>>,
}

/// A webhook, with the secret its requests are signed with: shown once.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WebhookMade {
    /// To change it.
    pub id: String,
    /// `X-Magnate-Signature` is `v1=` and the HMAC-SHA256 with it of `X-Magnate-Timestamp`, a dot and the body.
    pub secret: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TargetChange {
    /// What to be told of.
    kinds: Vec<NoticeKind>,
    /// Told at all?
    active: bool,
    /// When mail goes out.
    #[serde(default)]
    pace: Option<MailPace>,
}

fn sending(app: &App) -> ApiResult<&Notices> {
    app.notices.as_deref().ok_or_else(ApiError::notices_off)
}

/// As its owner sees it: no keys, and of an address that is a secret only its host.
pub(crate) fn shown(target: Target) -> TargetShown {
    let host = || url::Url::parse(&target.address).ok().and_then(|url| Some(url.host_str()?.to_owned()));
    TargetShown {
        label: match target.channel {
            Channel::Mail => target.address.clone(),
            Channel::Push | Channel::Webhook => host().unwrap_or_default(),
        },
        pace: match target.channel {
            Channel::Mail => Some(serde_json::from_str(&target.data).unwrap_or_default()),
            Channel::Push | Channel::Webhook => None,
        },
        form: serde_json::from_str(&target.data).ok().map(|webhook: Webhook| webhook.form),
        id: target.id,
        channel: target.channel,
        kinds: target.kinds.list(),
        active: target.active,
        made_at: target.made_at,
        trouble: target.trouble,
    }
}

/// What you are told, where and when; and what this server can do.
#[utoipa::path(get, path = "/api/me/notices", responses((status = 200, body = NoticeAnswer)))]
pub async fn notices(State(app): State<App>, Me(user): Me) -> ApiResult<Json<NoticeAnswer>> {
    let settings = app.store.notice_settings(&user.id).await?;
    let targets = app.store.notice_targets(&user.id).await?;
    Ok(Json(NoticeAnswer {
        on: app.notices.is_some(),
        mail: app.notices.as_ref().is_some_and(|notices| notices.sends_mail()),
        push_key: app.notices.as_ref().map(|notices| notices.push_key().to_owned()),
        settings: NoticeSettings::read(settings.as_deref()),
        targets: targets.into_iter().map(shown).collect(),
    }))
}

/// Choose your language, time zone and quiet hours.
#[utoipa::path(put, path = "/api/me/notices", request_body = NoticeSettings, responses((status = 204), (status = 400)))]
pub async fn choose(
    State(app): State<App>,
    Me(user): Me,
    Body(settings): Body<NoticeSettings>,
) -> ApiResult<StatusCode> {
    if !settings.are_sound() {
        let sentence = "The language is en, zh-CN or ru, the time zone one of the IANA, and quiet hours are two different minutes of a day.";
        return Err(ApiError::bad_request("bad_notice_settings", sentence));
    }
    let text = serde_json::to_string(&settings).unwrap_or_default();
    app.store.set_notice_settings(&user.id, &text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Room for one more target at this address?
async fn room(app: &App, user: &str, address: &str) -> ApiResult<()> {
    let targets = app.store.notice_targets(user).await?;
    let known = targets.iter().any(|target| target.address == address);
    if !known && targets.len() >= MOST_TARGETS {
        return Err(ApiError::too_many_targets(MOST_TARGETS as u32));
    }
    Ok(())
}

fn check_address(notices: &Notices, address: &str) -> ApiResult<String> {
    if address.len() > 1000 {
        return Err(ApiError::bad_target(BadAddress::NotAllowed));
    }
    notices.check_address(address).map_err(ApiError::bad_target)
}

fn kinds(asked: Option<Vec<NoticeKind>>) -> NoticeKinds {
    asked.map_or_else(usual_kinds, |kinds| kinds.into_iter().collect())
}

/// A new target of this person, as it is kept.
fn target(user: &str, channel: Channel, address: String, data: String, kinds: NoticeKinds) -> Target {
    let (id, made_at, user) = (ids::new_id(), ids::now(), user.to_owned());
    Target { id, user, channel, address, data, kinds, active: true, made_at, failures: 0, trouble: None }
}

/// This browser takes push messages.
#[utoipa::path(post, path = "/api/me/notices/push", request_body = PushRequest, responses((status = 204), (status = 400), (status = 409)))]
pub async fn add_push(
    State(app): State<App>,
    Me(user): Me,
    Body(request): Body<PushRequest>,
) -> ApiResult<StatusCode> {
    let address = check_address(sending(&app)?, &request.endpoint)?;
    if !request.keys.are_usable() {
        let sentence = "These are not the keys of a browser that takes push messages.";
        return Err(ApiError::bad_request("bad_push_keys", sentence));
    }
    room(&app, &user.id, &address).await?;
    let data = serde_json::to_string(&request.keys).unwrap_or_default();
    let target = target(&user.id, Channel::Push, address, data, kinds(request.kinds));
    app.store.put_target(&target).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Send requests to an address of yours: to a chat service, or a program.
#[utoipa::path(post, path = "/api/me/notices/webhooks", request_body = WebhookRequest, responses((status = 200, body = WebhookMade), (status = 400), (status = 409)))]
pub async fn add_webhook(
    State(app): State<App>,
    Me(user): Me,
    Body(request): Body<WebhookRequest>,
) -> ApiResult<Json<WebhookMade>> {
    let address = check_address(sending(&app)?, &request.url)?;
    let chat = request.chat.filter(|chat| !chat.trim().is_empty());
    let fits = chat.as_ref().is_none_or(|chat| chat.len() <= 64 && !chat.contains(char::is_control));
    if !fits || (request.form == Form::Telegram && chat.is_none()) {
        let sentence = "A Telegram bot needs the number or name of the chat it is to speak to.";
        return Err(ApiError::bad_request("bad_chat_id", sentence));
    }
    room(&app, &user.id, &address).await?;
    let webhook = Webhook { form: request.form, secret: ids::new_token(), chat };
    let data = serde_json::to_string(&webhook).unwrap_or_default();
    let target = target(&user.id, Channel::Webhook, address, data, kinds(request.kinds));
    app.store.put_target(&target).await?;
    // One that was there keeps its id.
    let kept = app.store.notice_targets(&user.id).await?;
    let id = kept.into_iter().find(|one| one.address == target.address).map_or(target.id, |one| one.id);
    Ok(Json(WebhookMade { id, secret: webhook.secret }))
}

/// Change what you are told of somewhere.
#[utoipa::path(put, path = "/api/me/notices/targets/{id}", request_body = TargetChange, responses((status = 204), (status = 404)))]
pub async fn change_target(
    State(app): State<App>,
    Me(user): Me,
    Path(id): Path<String>,
    Body(request): Body<TargetChange>,
) -> ApiResult<StatusCode> {
    let targets = app.store.notice_targets(&user.id).await?;
    let old = targets.into_iter().find(|target| target.id == id).ok_or(StoreError::NotFound)?;
    let data = match request.pace {
        Some(pace) if old.channel == Channel::Mail => serde_json::to_string(&pace).unwrap_or_default(),
        _ => old.data,
    };
    let kinds = request.kinds.into_iter().collect();
    app.store.change_target(&user.id, &id, kinds, request.active, &data).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Be told nothing there any more. A mail address is removed with your address (`/api/me/mail`).
#[utoipa::path(delete, path = "/api/me/notices/targets/{id}", responses((status = 204), (status = 404)))]
pub async fn remove_target(
    State(app): State<App>,
    Me(user): Me,
    Path(id): Path<String>,
) -> ApiResult<StatusCode> {
    if mail_target(&app, &user.id).await?.is_some_and(|mail| mail.id == id) {
        return Err(StoreError::NotFound.into());
    }
    app.store.remove_target(&user.id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stop everything a person is told, with the link at the end of every mail. Nobody has to be signed in.
#[utoipa::path(post, path = "/api/stop/{token}", responses((status = 204), (status = 410)))]
pub async fn stop(State(app): State<App>, Path(token): Path<String>) -> ApiResult<StatusCode> {
    let user = sending(&app)?.stopping(&token).ok_or_else(ApiError::bad_link)?;
    app.store.stop_notices(&user).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The page on which that can be done: looking at a link changes nothing.
#[utoipa::path(get, path = "/api/stop/{token}", responses((status = 303)))]
pub async fn stop_page(Path(token): Path<String>) -> Redirect {
    let plain = |letter: &char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    Redirect::to(&format!("/stop/{}", token.chars().filter(plain).collect::<String>()))
}
