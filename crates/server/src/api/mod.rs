//! The REST API.

#![allow(unused_qualifications)] // of what utoipa makes

mod account;
mod bots;
mod catalogue;
mod gathering;
mod house;
mod lobby;
mod notices;
mod orders;
mod play;
mod records;
mod replay;
mod score;
mod solo;
mod time;
mod users;

pub use account::{DeviceShown, password_link};
pub use gathering::{InvitationShown, Note, OpenTables};
pub(crate) use notices::shown as shown_target;
pub use notices::{NoticeAnswer, WebhookMade};
pub use orders::{OrdersAnswer, TrialAnswer};
pub(crate) use play::{heard, read_action, speak};
pub use replay::UploadedReplay;
pub use score::{Digest, GameScores, Leaders, Profile, Statistics};
pub use solo::{SoloAnswer, SoloGame, SoloRecord};
pub use users::TokenInfo;

use std::collections::HashMap;
use std::sync::Arc;

use axum::Router;
use axum::extract::{FromRequest, FromRequestParts, OptionalFromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode};
use magnate_table::UserId;
use magnate_wire::{Person, TableCard};
use serde::de::DeserializeOwned;
use utoipa::OpenApi;
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::cookie;
use crate::error::{ApiError, ApiResult};
use crate::live::LiveTable;
use crate::scope::Scope;
use crate::store::{Store, TableRow, User};

#[derive(OpenApi)]
#[openapi(info(
    title = "Magnate",
    description = "Tables of Food Chain Magnate. Sign in as a guest with POST /api/guest (a cookie), or send an API \
                   token as `Authorization: Bearer ...`. Every refusal has a stable `code` and a `message` for people."
))]
struct Document;

/// All REST routes with their description.
pub fn router() -> (Router<App>, utoipa::openapi::OpenApi) {
    let (router, mut document) = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(catalogue::catalogue))
        .routes(routes!(house::announcement))
        .routes(routes!(users::guest))
        .routes(routes!(users::register))
        .routes(routes!(users::login))
        .routes(routes!(users::logout))
        .routes(routes!(users::me, users::rename, users::delete_me))
        .routes(routes!(users::export))
        .routes(routes!(users::tokens, users::make_token, users::drop_token))
        .routes(routes!(account::change_password))
        .routes(routes!(account::forgotten))
        .routes(routes!(account::new_password))
        .routes(routes!(account::set_mail, account::remove_mail))
        .routes(routes!(account::confirm_mail))
        .routes(routes!(account::devices, account::end_devices))
        .routes(routes!(account::end_device))
        .routes(routes!(notices::notices, notices::choose))
        .routes(routes!(notices::add_push))
        .routes(routes!(notices::add_webhook))
        .routes(routes!(notices::change_target, notices::remove_target))
        .routes(routes!(notices::stop, notices::stop_page))
        .routes(routes!(crate::waiting::waiting))
        .routes(routes!(lobby::my_tables))
        .routes(routes!(solo::my_solo_games))
        .routes(routes!(gathering::open_tables))
        .routes(routes!(gathering::invite))
        .routes(routes!(gathering::my_invitations))
        .routes(routes!(gathering::accept))
        .routes(routes!(gathering::decline))
        .routes(routes!(gathering::rematch))
        .routes(routes!(gathering::blocks))
        .routes(routes!(gathering::block, gathering::unblock))
        .routes(routes!(gathering::note, gathering::put_note))
        .routes(routes!(score::profile))
        .routes(routes!(score::games))
        .routes(routes!(score::configure))
        .routes(routes!(score::leaders))
        .routes(routes!(score::statistics))
        .routes(routes!(score::marked))
        .routes(routes!(lobby::list, lobby::create))
        .routes(routes!(lobby::map))
        .routes(routes!(lobby::invitation))
        .routes(routes!(lobby::table))
        .routes(routes!(lobby::configure))
        .routes(routes!(lobby::join))
        .routes(routes!(lobby::leave))
        .routes(routes!(lobby::seat_bot))
        .routes(routes!(lobby::hang_sign))
        .routes(routes!(lobby::hand_over))
        .routes(routes!(lobby::start))
        .routes(routes!(lobby::remove))
        .routes(routes!(lobby::abandon))
        .routes(routes!(lobby::answer_abandon))
        .routes(routes!(play::act))
        .routes(routes!(play::undo))
        .routes(routes!(play::ask_take_back))
        .routes(routes!(play::answer_take_back))
        .routes(routes!(play::replace))
        .routes(routes!(play::vote))
        .routes(routes!(play::reclaim))
        .routes(routes!(orders::orders, orders::set_orders))
        .routes(routes!(orders::try_day))
        .routes(routes!(time::set_zone))
        .routes(routes!(time::pause, time::resume))
        .routes(routes!(time::answer_pause))
        .routes(routes!(time::take_holiday, time::end_holiday))
        .routes(routes!(bots::hint))
        .routes(routes!(bots::counsel))
        .routes(routes!(bots::imagine))
        .routes(routes!(bots::skip))
        .routes(routes!(play::chat, play::say))
        .routes(routes!(records::download))
        .routes(routes!(records::upload))
        .routes(routes!(replay::table_at))
        .routes(routes!(replay::timeline))
        .routes(routes!(replay::upload))
        .routes(routes!(replay::record_at))
        .routes(routes!(replay::record))
        .split_for_parts();
    describe_proofs(&mut document);
    (router, document)
}

/// Writes down how one proves who one is, and which scope a token needs for what.
fn describe_proofs(document: &mut utoipa::openapi::OpenApi) {
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(
        "An API token. Its scope is `read`, `play`, `host` or `all`, each of which includes those before it; what a request needs \
         stands beside it.",
    ));
    let session = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(cookie::NAME)));
    let components = document.components.get_or_insert_default();
    components.add_security_scheme("token", SecurityScheme::Http(bearer.build()));
    components.add_security_scheme("session", session);
    for (path, item) in &mut document.paths.paths {
        let operations = [
            (Method::GET, &mut item.get),
            (Method::POST, &mut item.post),
            (Method::PUT, &mut item.put),
            (Method::PATCH, &mut item.patch),
            (Method::DELETE, &mut item.delete),
        ];
        for (method, operation) in operations {
            let Some(operation) = operation else { continue };
            let scope = Scope::needed(&method, path).id();
            let none: [&str; 0] = [];
            operation.security = Some(vec![
                SecurityRequirement::new("session", none),
                SecurityRequirement::new("token", [scope]),
            ]);
        }
    }
}

/// A JSON body whose faults are answered in our own form.
#[derive(Default)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        match <axum::Json<T> as FromRequest<App>>::from_request(request, app).await {
            Ok(axum::Json(value)) => Ok(Body(value)),
            Err(rejection) => {
                let code = match rejection.status() {
                    StatusCode::PAYLOAD_TOO_LARGE => "too_large",
                    StatusCode::UNSUPPORTED_MEDIA_TYPE => "not_json",
                    StatusCode::UNPROCESSABLE_ENTITY => "wrong_fields",
                    _ => "bad_json",
                };
                Err(ApiError::new(rejection.status(), code, rejection.body_text()))
            }
        }
    }
}

/// None when there is no body at all.
impl<T: DeserializeOwned> OptionalFromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Option<Self>, ApiError> {
        if request.headers().contains_key(CONTENT_TYPE) {
            <Self as FromRequest<App>>::from_request(request, app).await.map(Some)
        } else {
            Ok(None)
        }
    }
}

/// What stands behind the `?`, with faults answered in our own form.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ApiError))]
pub struct Query<T>(pub T);

impl From<axum::extract::rejection::QueryRejection> for ApiError {
    fn from(rejection: axum::extract::rejection::QueryRejection) -> Self {
        ApiError::bad_request("bad_query", rejection.body_text())
    }
}

/// What stands in the address, with faults answered in our own form.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(ApiError))]
pub struct Path<T>(pub T);

impl From<axum::extract::rejection::PathRejection> for ApiError {
    fn from(rejection: axum::extract::rejection::PathRejection) -> Self {
        use axum::extract::path::ErrorKind;
        use axum::extract::rejection::PathRejection;
        match rejection {
            // No name is no text.
            PathRejection::FailedToDeserializePathParams(failed)
                if matches!(failed.kind(), ErrorKind::InvalidUtf8InPathParam { .. }) =>
            {
                ApiError::new(StatusCode::NOT_FOUND, "not_found", "There is no such thing.")
            }
            rejection => ApiError::bad_request("bad_address", rejection.body_text()),
        }
    }
}

/// A table this person may see: public, their own, or one they have an invitation to.
pub async fn visible(
    app: &App,
    id: &str,
    me: Option<&User>,
    code: Option<&str>,
) -> ApiResult<(Arc<LiveTable>, TableRow)> {
    let row = app.store.table(id).await?.ok_or_else(ApiError::no_such_table)?;
    let member = me.is_some_and(|me| row.summary.members.contains(&me.id));
    if !(row.summary.public || member || code == Some(row.code.as_str())) {
        return Err(ApiError::no_such_table());
    }
    let live = app.hub.open(id).await?;
    // Another process may be ahead, and its notice still under way: whoever saw the table there sees no older one here.
    if live.table().seq() < row.seq {
        live.catch_up().await?;
    }
    live.looked_at();
    Ok((live, row))
}

/// May this person sit down and speak here? Whoever was sent away needs the present invitation, even where everybody may look.
pub fn welcome(live: &LiveTable, row: &TableRow, me: &User, code: Option<&str>) -> ApiResult<()> {
    if live.table().is_removed(&UserId(me.id.clone())) && code != Some(row.code.as_str()) {
        return Err(ApiError::removed());
    }
    Ok(())
}

/// Everybody by id. Whoever is not there has left.
pub async fn people(store: &dyn Store, ids: &[String]) -> ApiResult<Vec<Person>> {
    let mut people: Vec<Person> = store.users(ids).await?.iter().map(Person::from).collect();
    let left: Vec<Person> = ids
        .iter()
        .filter(|id| people.iter().all(|person| person.id != **id))
        .map(|id| Person::who_left(id))
        .collect();
    people.extend(left);
    Ok(people)
}

/// Rows as cards, with the names of everybody on them.
pub(crate) async fn cards(app: &App, rows: Vec<TableRow>, me: Option<&User>) -> ApiResult<Vec<TableCard>> {
    let mut ids: Vec<String> = rows.iter().flat_map(|row| row.summary.members.iter().cloned()).collect();
    ids.sort();
    ids.dedup();
    let known: HashMap<String, Person> = people(app.store.as_ref(), &ids)
        .await?
        .into_iter()
        .map(|person| (person.id.clone(), person))
        .collect();
    let card = |row: &TableRow| {
        let people = row.summary.members.iter().filter_map(|id| known.get(id).cloned()).collect();
        crate::shown::card(row, me, people)
    };
    Ok(rows.iter().map(card).collect())
}
