//! Looking back at games.

use axum::extract::State;
use axum::extract::rejection::StringRejection;
use axum::http::StatusCode;
use axum::{Extension, Json};
use magnate_rules::{Record, Standing};
use magnate_table::{Problem, UserId};
use magnate_wire::{Book, RecordBook, ReplayMoment, TimelineEntry, is_over};
use serde::Serialize;
use utoipa::ToSchema;

use super::lobby::LookQuery;
use super::records::{bad_record, may_upload, read_text};
use super::{Path, Query, people, visible};
use crate::app::{App, ClientAddress};
use crate::auth::MaybeMe;
use crate::error::{ApiError, ApiResult};
use crate::ids;
use crate::replay;

/// An uploaded record, ready to be looked at.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UploadedReplay {
    /// Where to look: `/api/replays/{id}/at/{seq}`. The same record always has the same id.
    pub id: String,
    /// Decisions in it; `seq` goes from 0 to this.
    pub last: u32,
    /// Players.
    pub players: u8,
    /// The round it ends in.
    pub round: u16,
    /// Is the game over?
    pub finished: bool,
    /// Ranking as it stands.
    #[schema(value_type = Vec<Object>)]
    pub standings: Vec<Standing>,
    /// What was decided when.
    pub timeline: Vec<TimelineEntry>,
}

fn no_such_entry(last: u32) -> ApiError {
    let sentence = format!("There is no such moment: this game has {last}.");
    ApiError::new(StatusCode::NOT_FOUND, "no_such_entry", sentence).with("last", last)
}

/// A table as it was after its first `seq` entries, with what the last of them did. While the game is on you see what you
/// could see then; once it is over nothing is hidden.
#[utoipa::path(get, path = "/api/tables/{id}/at/{seq}", params(LookQuery), responses((status = 200, body = ReplayMoment), (status = 404)))]
pub async fn table_at(
    State(app): State<App>,
    MaybeMe(me): MaybeMe,
    Path((id, seq)): Path<(String, u32)>,
    Query(query): Query<LookQuery>,
) -> ApiResult<Json<ReplayMoment>> {
    let (live, row) = visible(&app, &id, me.as_ref(), query.code.as_deref()).await?;
    let now = live.table();
    if now.is_of_other_rules() {
        return Err(super::records::archived());
    }
    let yours = me.map_or_else(Vec::new, |me| now.seats_of(&UserId(me.id)));
    if let Some(seat) = query.seat.filter(|seat| !yours.contains(seat)) {
        return Err(Problem::NotYourSeat { seat }.into());
    }
    let seat = query.seat.or(yours.first().copied());
    let (found, last) = live.look_back(move |book| (book.at(seq), book.entries())).await?;
    let found = found.map_err(crate::store::StoreError::from)?;
    let found = found.ok_or_else(|| no_such_entry(last))?;
    let people = people(app.store.as_ref(), &row.summary.members).await?;
    Ok(Json(ReplayMoment::of_table(found, last, seat, is_over(&now), people)))
}

/// What was decided when at a table: round, phase, who and what kind, entry by entry.
#[utoipa::path(get, path = "/api/tables/{id}/timeline", params(LookQuery), responses((status = 200, body = Vec<TimelineEntry>), (status = 404)))]
pub async fn timeline(
    State(app): State<App>,
    MaybeMe(me): MaybeMe,
    Path(id): Path<String>,
    Query(query): Query<LookQuery>,
) -> ApiResult<Json<Vec<TimelineEntry>>> {
    let (live, _) = visible(&app, &id, me.as_ref(), query.code.as_deref()).await?;
    Ok(Json(live.look_back(Book::timeline).await?))
}

/// Plays a record, away from the threads that serve requests, and not too many at a time. Its text as we write it, and the
/// book.
async fn play(text: String) -> ApiResult<(String, RecordBook)> {
    let _turn = super::records::REPLAYS.acquire().await;
    let played = tokio::task::spawn_blocking(move || {
        let record: Record = text.parse()?;
        RecordBook::new(&record).map(|book| (record.to_string(), book))
    });
    let gone = |_| ApiError::bad_request("bad_record", "The record cannot be used.").with("line", 1);
    played.await.map_err(gone)?.map_err(|error| bad_record(&error))
}

/// Upload a record to look at it. The last 50 of each person are kept, for 30 days after somebody last looked; upload it
/// again when it is gone.
#[utoipa::path(post, path = "/api/replays", request_body = String, responses((status = 200, body = UploadedReplay), (status = 400)))]
pub async fn upload(
    State(app): State<App>,
    MaybeMe(me): MaybeMe,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    text: Result<String, StringRejection>,
) -> ApiResult<Json<UploadedReplay>> {
    let text = read_text(text)?;
    may_upload(&app, me.as_ref(), address)?;
    let (text, book) = play(text).await?;
    let id = replay::name(&text);
    let owner = me.map_or_else(String::new, |me| me.id);
    app.store.put_replay(&id, &owner, &text, ids::now(), replay::MOST_KEPT_OF_ONE).await?;
    let book = app.records.keep(&id, book);
    Ok(Json(UploadedReplay {
        id,
        last: book.decisions(),
        players: book.end.config().players,
        round: book.end.round(),
        finished: book.end.is_over(),
        standings: book.end.standings(),
        timeline: book.timeline.clone(),
    }))
}

/// An uploaded record, as text.
#[utoipa::path(get, path = "/api/replays/{id}/record", responses((status = 200, body = String), (status = 404)))]
pub async fn record(State(app): State<App>, Path(id): Path<String>) -> ApiResult<String> {
    app.store.replay(&id, ids::now()).await?.ok_or_else(no_such_replay)
}

fn no_such_replay() -> ApiError {
    let sentence = "This replay is not kept any more. Upload its record again.";
    ApiError::new(StatusCode::NOT_FOUND, "no_such_replay", sentence)
}

/// An uploaded record after its first `seq` decisions.
#[utoipa::path(get, path = "/api/replays/{id}/at/{seq}", responses((status = 200, body = ReplayMoment), (status = 404)))]
pub async fn record_at(
    State(app): State<App>,
    Path((id, seq)): Path<(String, u32)>,
) -> ApiResult<Json<ReplayMoment>> {
    let book = match app.records.find(&id) {
        Some(book) => book,
        None => {
            let text = app.store.replay(&id, ids::now()).await?.ok_or_else(no_such_replay)?;
            app.records.keep(&id, play(text).await?.1)
        }
    };
    let last = book.decisions();
    let found = book.at(seq).ok_or_else(|| no_such_entry(last))?;
    Ok(Json(ReplayMoment::of_record(&found, seq, last)))
}
