//! Game records, down and up.

use std::net::IpAddr;

use axum::extract::State;
use axum::extract::rejection::StringRejection;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use magnate_rules::{Layout, PlayerId, Record, Replay};
use magnate_table::{Known, OldRecord, Problem, Status, Table, UserId};
use serde::Serialize;
use tokio::sync::Semaphore;
use utoipa::ToSchema;

use super::lobby::LookQuery;
use super::{Path, Query, visible};
use crate::app::{App, ClientAddress};
use crate::auth::MaybeMe;
use crate::error::{ApiError, ApiResult};
use crate::limits::household;
use crate::live::Archived;
use crate::store::User;

/// What an uploaded record says.
#[derive(Serialize, ToSchema)]
pub struct RecordAnswer {
    /// Decisions in it.
    actions: usize,
    /// The round it ends in.
    round: u16,
    /// Is the game over?
    finished: bool,
    /// Ranking as it stands.
    #[schema(value_type = Vec<Object>)]
    standings: Vec<magnate_rules::Standing>,
    /// The record, written out in full.
    record: String,
}

/// The record of a game: all of it once it is over; before that only what you may see, and never the seed.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(LookQuery), responses((status = 200, body = String), (status = 404)))]
pub async fn download(
    State(app): State<App>,
    MaybeMe(me): MaybeMe,
    Path(id): Path<String>,
    Query(query): Query<LookQuery>,
) -> ApiResult<impl IntoResponse> {
    let (live, row) = visible(&app, &id, me.as_ref(), query.code.as_deref()).await?;
    let table = live.table();
    let yours = me.map_or_else(Vec::new, |me| table.seats_of(&UserId(me.id)));
    if let Some(seat) = query.seat.filter(|seat| !yours.contains(seat)) {
        return Err(magnate_table::Problem::NotYourSeat { seat }.into());
    }
    let seat = query.seat.or(yours.first().copied());
    let record = if table.is_of_other_rules() {
        let over = row.summary.status == Status::Finished;
        old_record(&table, seat, over, live.archived()).ok_or_else(archived)?.to_string()
    } else {
        table.record(seat).ok_or(Problem::NotStarted)?.to_string()
    };
    let name = format!("attachment; filename=\"magnate-{id}.txt\"");
    Ok((
        [
            (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
            (header::CONTENT_DISPOSITION, name),
        ],
        record,
    ))
}

/// The record of a game of other rules, with what its last picture says about its map and about what is no secret any more.
fn old_record(table: &Table, seat: Option<u8>, over: bool, archived: Option<&Archived>) -> Option<OldRecord> {
    let mut known = Known { over, ..Known::default() };
    let picture = archived.map_or(&serde_json::Value::Null, |kept| &kept.picture);
    let chains = picture["chains"].as_array().into_iter().flatten().zip(0..);
    known.reserves =
        chains.filter(|(chain, _)| !chain["reserve"].is_null()).map(|(_, seat)| PlayerId(seat)).collect();
    let stage = picture["decision"]["stage"].as_str();
    known.structures = archived.is_some_and(|kept| kept.seq == table.seq())
        && stage.is_some_and(|stage| stage != "restructuring");
    let mut record = table.record_of_other_rules(seat, known)?;
    let rows: Option<Vec<&str>> = picture["position"]["map"]
        .as_array()
        .map(|rows| rows.iter().filter_map(|row| row.as_str()).collect());
    if let Some(layout) = rows.and_then(|rows| Layout::from_rows(&rows).ok()) {
        record.head.setup.layout = layout;
    }
    Some(record)
}

/// Check a record: it is replayed, and its faults are named with their line.
#[utoipa::path(post, path = "/api/records", request_body = String, responses((status = 200, body = RecordAnswer), (status = 400)))]
pub async fn upload(
    State(app): State<App>,
    MaybeMe(me): MaybeMe,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    text: Result<String, StringRejection>,
) -> ApiResult<Json<RecordAnswer>> {
    let text = read_text(text)?;
    may_upload(&app, me.as_ref(), address)?;
    // A long game takes a while: not on the threads that serve requests, and not many at a time.
    let _turn = REPLAYS.acquire().await;
    let replayed = tokio::task::spawn_blocking(move || replay(&text)).await;
    let gone = |_| ApiError::bad_request("bad_record", "The record cannot be used.").with("line", 1);
    Ok(Json(replayed.map_err(gone)?.map_err(|error| bad_record(&error))?))
}

/// Playing records is work: not too many of one person, and strangers of one address are one person.
pub(super) fn may_upload(app: &App, me: Option<&User>, address: IpAddr) -> ApiResult<()> {
    let stranger = household(address).to_string();
    if app.limits.uploads.allow(Some(me.map_or(&stranger, |me| &me.id)), address) {
        Ok(())
    } else {
        Err(ApiError::too_many_uploads())
    }
}

/// The text of a record, or why there is none.
pub(super) fn read_text(text: Result<String, StringRejection>) -> ApiResult<String> {
    text.map_err(|rejection| {
        let code =
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE { "too_large" } else { "bad_record" };
        let error = ApiError::new(rejection.status(), code, rejection.body_text());
        if code == "bad_record" { error.with("line", 1) } else { error }
    })
}

/// What is wrong with a record, and in which line.
pub(super) fn bad_record(error: &magnate_rules::RecordError) -> ApiError {
    let mut refusal = ApiError::bad_request("bad_record", format!("The record cannot be used: {error}"))
        .with("line", error.line);
    refusal.body.rule = error.rule.map(str::to_string);
    refusal
}

/// A game these rules cannot play.
pub(super) fn archived() -> ApiError {
    ApiError::new(
        StatusCode::CONFLICT,
        "archived",
        "This game was played under other rules; only its last picture is kept.",
    )
}

/// Records that are replayed at the same time.
pub(super) static REPLAYS: Semaphore = Semaphore::const_new(2);

fn replay(text: &str) -> Result<RecordAnswer, magnate_rules::RecordError> {
    let record: Record = text.parse()?;
    let mut replay = Replay::new(&record)?;
    while replay.step()?.is_some() {}
    let game = replay.game();
    Ok(RecordAnswer {
        actions: replay.played(),
        round: game.round(),
        finished: game.is_over(),
        standings: game.standings(),
        record: record.to_string(),
    })
}
