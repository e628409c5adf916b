//! Tables before and around the game.

use axum::extract::State;
use axum::{Extension, Json};
use magnate_rules::{MapSetting, ModuleSet};
use magnate_table::{Command, Occupant, Options, Problem, Sign, Status, Table, UserId};
use magnate_wire::{BotSeat, Chance, MapPreview, NewTable, SeatSign, TableAnswer, TableCard};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::gathering::may_sit;
use super::{Body, Path, Query, cards, people, visible, welcome};
use crate::app::{App, ClientAddress};
use crate::auth::{MaybeMe, Me};
use crate::error::{ApiError, ApiResult};
use crate::ids;
use crate::live;
use crate::openings;
use crate::store::{StoreError, TableFilter};

/// Tables in one list.
const LONGEST_LIST: u32 = 100;
/// Finished games after which somebody is experienced.
const EXPERIENCED: i64 = 10;

#[derive(Deserialize, IntoParams)]
pub struct ListQuery {
    /// `lobby` (open to join, the default) or `playing` (to watch).
    #[serde(default)]
    show: Option<String>,
}

#[derive(Deserialize, IntoParams)]
pub struct MineQuery {
    /// Games that are over instead of those under way.
    #[serde(default)]
    finished: bool,
}

#[derive(Deserialize, IntoParams)]
pub struct MapQuery {
    /// For how many players, 2 to 6.
    players: u8,
    /// The seed of the map.
    seed: u32,
    /// Modules of the game, with commas between them; some of them have tiles.
    #[serde(default)]
    modules: String,
    /// What the map must contain, with commas between them.
    #[serde(default)]
    map_settings: String,
}

/// How one looks at a table.
#[derive(Deserialize, IntoParams)]
pub struct LookQuery {
    /// The seat to look from; it must be yours.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The invitation code of a private table.
    #[serde(default)]
    pub code: Option<String>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// The seat; the first open one when left out.
    #[serde(default)]
    seat: Option<u8>,
    /// The invitation code of a private table.
    #[serde(default)]
    code: Option<String>,
    /// The look of your chain, 0 to 5; that of the seat when left out.
    #[serde(default)]
    look: Option<u8>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// The seat.
    pub seat: u8,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HandOverRequest {
    /// The new host, a member of the table.
    user: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PersonRequest {
    /// Somebody's id.
    user: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EndAnswer {
    /// Agree?
    yes: bool,
}

pub(super) async fn answer(
    app: &App,
    id: &str,
    me: Option<&crate::store::User>,
    code: Option<&str>,
    seat: Option<u8>,
) -> ApiResult<Json<TableAnswer>> {
    let (live, row) = visible(app, id, me, code).await?;
    let table = live.table();
    let yours = me.map_or_else(Vec::new, |me| table.seats_of(&UserId(me.id.clone())));
    let seat = match seat {
        Some(seat) if !yours.contains(&seat) => {
            return Err(magnate_table::Problem::NotYourSeat { seat }.into());
        }
        Some(seat) => Some(seat),
        None => yours.first().copied(),
    };
    let view = live.seen_by(&table, me, seat);
    let member = me.is_some_and(|me| row.summary.members.contains(&me.id));
    let mut people = people(app.store.as_ref(), &row.summary.members).await?;
    // Whoever learns wants to know whom to ask.
    if table.options().learning {
        for person in people.iter_mut().filter(|person| person.registered) {
            person.experienced = app.store.games_finished(&person.id).await? >= EXPERIENCED;
        }
    }
    Ok(Json(TableAnswer { table: view, code: member.then_some(row.code), people }))
}

/// Carries out a command at a table this person may see, and shows it afterwards.
pub(super) async fn command(
    app: &App,
    id: &str,
    me: &Me,
    code: Option<&str>,
    command: &Command,
) -> ApiResult<Json<TableAnswer>> {
    let (live, _) = visible(app, id, Some(&me.0), code).await?;
    let table = live.command(&me.id(), command, None).await?;
    if !openings::is_under_way(table.status()) {
        app.openings.closed(id);
    }
    answer(app, id, Some(&me.0), code, None).await
}

/// Public tables: open to join, or being played.
#[utoipa::path(get, path = "/api/tables", params(ListQuery), responses((status = 200, body = Vec<TableCard>)))]
pub async fn list(
    State(app): State<App>,
    MaybeMe(me): MaybeMe,
    Query(query): Query<ListQuery>,
) -> ApiResult<Json<Vec<TableCard>>> {
    let filter = match query.show.as_deref() {
        None | Some("lobby") => TableFilter::PublicLobby,
        Some("playing") => TableFilter::PublicPlaying,
        Some(other) => {
            return Err(ApiError::bad_request("bad_query", format!("\"{other}\" is not lobby or playing.")));
        }
    };
    let rows = app.store.tables(&filter, LONGEST_LIST).await?;
    Ok(Json(cards(&app, rows, me.as_ref()).await?))
}

/// Your games: whose turn, since when.
#[utoipa::path(get, path = "/api/me/tables", params(MineQuery), responses((status = 200, body = Vec<TableCard>)))]
pub async fn my_tables(
    State(app): State<App>,
    Me(me): Me,
    Query(query): Query<MineQuery>,
) -> ApiResult<Json<Vec<TableCard>>> {
    let id = me.id.clone();
    let filter = if query.finished { TableFilter::MyFinished(id) } else { TableFilter::Mine(id) };
    let rows = app.store.tables(&filter, LONGEST_LIST).await?;
    Ok(Json(cards(&app, rows, Some(&me)).await?))
}

/// Open a table, take seats, seat bots, and start at once if you like.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 200, body = TableAnswer), (status = 400)))]
pub async fn create(
    State(app): State<App>,
    me: Me,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Body(request): Body<NewTable>,
) -> ApiResult<Json<TableAnswer>> {
    let by = me.id();
    request.options.check_times(&app.config.times())?;
    let (id, code) = (ids::new_id(), ids::new_code());
    let chance = Chance { seed: ids::random_seed(), map_seed: ids::random_map_seed() };
    // The table is stored with everything that was asked for, or not at all.
    let (table, log) = request.open(&by, ids::now(), chance)?;
    let admission = app.openings.admit(&app, &by.0, address, &id, has_bots(&table)).await?;
    app.store.create_table(&id, &code, &log, &live::summary(&table)).await?;
    admission.done();
    metrics::counter!("magnate_entries_total").increment(log.len() as u64);
    app.hub.thinkers().seen(&by.0, address);
    let live = app.hub.open(&id).await?;
    // Whoever opens a table looks at it, and no other process knows of it yet.
    live.looked_at();
    live.wake_bots();
    answer(&app, &id, Some(&me.0), None, None).await
}

/// Do bots play at this table?
pub(super) fn has_bots(table: &Table) -> bool {
    table.seats().iter().any(|seat| matches!(seat, Occupant::Bot { .. }))
}

/// The map that the `map_seed` of a table's options deals.
#[utoipa::path(get, path = "/api/map", params(MapQuery), responses((status = 200, body = MapPreview), (status = 400)))]
pub async fn map(Query(query): Query<MapQuery>) -> ApiResult<Json<MapPreview>> {
    let listed = |ids: &str| -> Vec<String> {
        ids.split(',').filter(|id| !id.is_empty()).map(str::to_owned).collect()
    };
    let unknown = |reason: String| ApiError::bad_request("bad_question", reason);
    let modules = listed(&query.modules);
    let settings = listed(&query.map_settings);
    let mut options = Options::new(query.players);
    options.game.modules = ModuleSet::from_ids(modules.iter().map(String::as_str)).map_err(unknown)?;
    options.game.map_settings = settings
        .iter()
        .map(|id| id.parse::<MapSetting>().map_err(|_| unknown(format!("there is no map setting {id}"))))
        .collect::<Result<_, _>>()?;
    Ok(Json(MapPreview::new(&options, query.seed)?))
}

/// What an invitation leads to.
#[utoipa::path(get, path = "/api/invitations/{code}", responses((status = 200, body = TableCard), (status = 404)))]
pub async fn invitation(
    State(app): State<App>,
    MaybeMe(me): MaybeMe,
    Path(code): Path<String>,
) -> ApiResult<Json<TableCard>> {
    let row = app.store.table_by_code(&code).await?.ok_or_else(ApiError::no_such_table)?;
    let card = cards(&app, vec![row], me.as_ref()).await?.pop();
    card.map(Json).ok_or_else(ApiError::no_such_table)
}

/// A table as you may see it.
#[utoipa::path(get, path = "/api/tables/{id}", params(LookQuery), responses((status = 200, body = TableAnswer), (status = 404)))]
pub async fn table(
    State(app): State<App>,
    MaybeMe(me): MaybeMe,
    Path(id): Path<String>,
    Query(query): Query<LookQuery>,
) -> ApiResult<Json<TableAnswer>> {
    answer(&app, &id, me.as_ref(), query.code.as_deref(), query.seat).await
}

/// Change the options (host, before the start).
#[utoipa::path(put, path = "/api/tables/{id}/options", request_body = Object, responses((status = 200, body = TableAnswer)))]
pub async fn configure(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(options): Body<Options>,
) -> ApiResult<Json<TableAnswer>> {
    options.check_times(&app.config.times())?;
    command(&app, &id, &me, None, &Command::Configure { options }).await
}

/// Sit down. Sitting on a second seat makes it hot-seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", request_body = JoinRequest, responses((status = 200, body = TableAnswer), (status = 409)))]
pub async fn join(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<JoinRequest>,
) -> ApiResult<Json<TableAnswer>> {
    let code = request.code.as_deref();
    let (live, row) = visible(&app, &id, Some(&me.0), code).await?;
    welcome(&live, &row, &me.0, code)?;
    may_sit(&app, &me.0, &live.table(), false).await?;
    let open = live.table().seats().iter().position(|seat| *seat == magnate_table::Occupant::Open);
    let seat = request.seat.or(open.map(|seat| seat as u8)).unwrap_or(0);
    let Some(look) = request.look else {
        return command(&app, &id, &me, code, &Command::Sit { seat }).await;
    };
    // Somebody who wants a look that is taken is asked again before they sit.
    let sign = Sign::plain(look);
    live.table().check_sign(seat, &sign)?;
    live.command(&me.id(), &Command::Sit { seat }, None).await?;
    command(&app, &id, &me, code, &Command::HangSign { seat, sign }).await
}

/// Choose look and name of your seat, or (host) of a bot's, before the start.
#[utoipa::path(post, path = "/api/tables/{id}/sign", request_body = SeatSign, responses((status = 200, body = TableAnswer), (status = 409)))]
pub async fn hang_sign(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<SeatSign>,
) -> ApiResult<Json<TableAnswer>> {
    command(&app, &id, &me, None, &request.command()).await
}

/// Stand up. The host may clear any seat; whoever sat there needs a new invitation.
#[utoipa::path(post, path = "/api/tables/{id}/leave", request_body = SeatRequest, responses((status = 200, body = TableAnswer)))]
pub async fn leave(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<SeatRequest>,
) -> ApiResult<Json<serde_json::Value>> {
    let (live, _) = visible(&app, &id, Some(&me.0), None).await?;
    live.command(&me.id(), &Command::Leave { seat: request.seat }, None).await?;
    Ok(Json(serde_json::json!({ "left": request.seat })))
}

/// Send somebody away who does not play (host): their connections end, and they need a new invitation.
#[utoipa::path(post, path = "/api/tables/{id}/remove", request_body = PersonRequest, responses((status = 200, body = TableAnswer), (status = 403), (status = 409)))]
pub async fn remove(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<PersonRequest>,
) -> ApiResult<Json<TableAnswer>> {
    visible(&app, &id, Some(&me.0), None).await?;
    let person = app.store.user(&request.user).await?.ok_or(StoreError::NotFound)?;
    command(&app, &id, &me, None, &Command::Remove { user: UserId(person.id) }).await
}

/// Seat a bot (host, before the start).
#[utoipa::path(post, path = "/api/tables/{id}/bots", request_body = BotSeat, responses((status = 200, body = TableAnswer)))]
pub async fn seat_bot(
    State(app): State<App>,
    me: Me,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Path(id): Path<String>,
    Body(request): Body<BotSeat>,
) -> ApiResult<Json<TableAnswer>> {
    let (live, _) = visible(&app, &id, Some(&me.0), None).await?;
    let table = live.table();
    let seated = Command::SeatBot { seat: request.seat, bot: request.bot };
    if has_bots(&table) || *table.host() != me.id() {
        return command(&app, &id, &me, None, &seated).await;
    }
    let admission = app.openings.admit(&app, &me.0.id, address, &id, true).await?;
    let answer = command(&app, &id, &me, None, &seated).await?;
    admission.done();
    Ok(answer)
}

/// Let somebody else look after the table (host).
#[utoipa::path(post, path = "/api/tables/{id}/host", request_body = HandOverRequest, responses((status = 200, body = TableAnswer)))]
pub async fn hand_over(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<HandOverRequest>,
) -> ApiResult<Json<TableAnswer>> {
    command(&app, &id, &me, None, &Command::HandOver { user: UserId(request.user) }).await
}

/// Begin the game (host).
#[utoipa::path(post, path = "/api/tables/{id}/start", responses((status = 200, body = TableAnswer), (status = 409)))]
pub async fn start(State(app): State<App>, me: Me, Path(id): Path<String>) -> ApiResult<Json<TableAnswer>> {
    command(&app, &id, &me, None, &Command::Start { seed: ids::random_seed() }).await
}

/// Close the table before the game (host), or vote to end the running game. It ends when everybody who plays and is not away
/// has voted so.
#[utoipa::path(post, path = "/api/tables/{id}/abandon", responses((status = 200, body = TableAnswer)))]
pub async fn abandon(State(app): State<App>, me: Me, Path(id): Path<String>) -> ApiResult<Json<TableAnswer>> {
    // Of a game played under other rules only the list knows whether it came to its end.
    let (_, row) = visible(&app, &id, Some(&me.0), None).await?;
    if row.summary.status == Status::Finished {
        return Err(Problem::GameOver.into());
    }
    command(&app, &id, &me, None, &Command::Abandon).await
}

/// Answer somebody's wish to end the game; a no closes the question.
#[utoipa::path(post, path = "/api/tables/{id}/abandon/answer", request_body = EndAnswer, responses((status = 200, body = TableAnswer), (status = 409)))]
pub async fn answer_abandon(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<EndAnswer>,
) -> ApiResult<Json<TableAnswer>> {
    command(&app, &id, &me, None, &Command::AnswerAbandon { yes: request.yes }).await
}
