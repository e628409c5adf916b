//! Finding people to play with: open tables, invitations by name, playing again, and whom one would rather not meet.

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use magnate_table::{Clock, Command, Occupant, Problem, Status, Table, UserId};
use magnate_wire::{BotSeat, Chance, NewTable, Person, SeatSign, TableAnswer, TableCard};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::lobby::{answer, has_bots};
use super::{Body, Path, Query, cards, people, visible};
use crate::app::{App, ClientAddress};
use crate::auth::{MaybeMe, Me};
use crate::error::{ApiError, ApiResult};
use crate::score::Pace;
use crate::store::{Invitation, StoreError, TableRow, User};
use crate::{ids, live};

/// Tables in one answer.
const PAGE: usize = 20;
/// Tables looked at for one answer, fitting or not: whoever asks for what nobody plays is not answered for ever.
const MOST_LOOKED_AT: u32 = 1000;
/// Tables read at once.
const AT_ONCE: u32 = 100;
/// Open invitations of one table.
const MOST_INVITATIONS: usize = 20;
/// People somebody may block.
const MOST_BLOCKED: usize = 1000;
/// Milliseconds for a turn, or of a whole game, from which on people take their time.
const UNHURRIED: (i64, i64) = (30 * 60_000, 24 * 3_600_000);

#[derive(Deserialize, IntoParams)]
pub struct OpenQuery {
    /// With so many players.
    players: Option<u8>,
    /// `live` or `turns`, as the clock says; a table without a clock may become either.
    pace: Option<Pace>,
    /// With modules of the expansion, or without.
    expansion: Option<bool>,
    /// For learning, or not.
    learning: Option<bool>,
    /// Counts for ratings, or not.
    rated: Option<bool>,
    /// Only those at which you may sit down as far as your experience goes.
    #[serde(default)]
    for_me: bool,
    /// The `next` of the answer before.
    after: Option<String>,
}

/// Tables that are open to join.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenTables {
    /// Latest change first.
    pub tables: Vec<TableCard>,
    /// Ask with this as `after` for more.
    pub next: Option<String>,
}

/// The part of a table's card that says what is played.
#[derive(Deserialize)]
struct Offer {
    players: u8,
    #[serde(default)]
    modules: Vec<serde_json::Value>,
    #[serde(default)]
    intro: String,
    #[serde(default)]
    clock: Option<Clock>,
    #[serde(default)]
    learning: bool,
    #[serde(default)]
    friendly: bool,
    #[serde(default)]
    experience: u16,
    #[serde(default)]
    seats: Vec<serde_json::Value>,
}

impl Offer {
    fn of(row: &TableRow) -> Option<Self> {
        serde_json::from_value(row.summary.card.clone()).ok()
    }

    fn may_be_played(&self, pace: Pace) -> bool {
        let (turn, game) = UNHURRIED;
        let unhurried = match self.clock {
            None | Some(Clock::None) => return matches!(pace, Pace::Live | Pace::Turns),
            Some(Clock::PerTurn { limit } | Clock::TurnAndBank { limit, .. }) => limit >= turn,
            Some(Clock::Bank { bank, .. }) => bank >= game,
        };
        pace == if unhurried { Pace::Turns } else { Pace::Live }
    }

    fn is_rated(&self) -> bool {
        !self.learning && !self.friendly && (self.intro.is_empty() || self.intro == "none")
    }

    fn has_room(&self) -> bool {
        self.seats.iter().any(|seat| seat["kind"] == "open")
    }

    fn fits(&self, query: &OpenQuery, experience: i64) -> bool {
        self.has_room()
            && query.players.is_none_or(|players| players == self.players)
            && query.pace.is_none_or(|pace| self.may_be_played(pace))
            && query.expansion.is_none_or(|expansion| expansion != self.modules.is_empty())
            && query.learning.is_none_or(|learning| learning == self.learning)
            && query.rated.is_none_or(|rated| rated == self.is_rated())
            && (!query.for_me || i64::from(self.experience) <= experience)
    }
}

fn read_place(after: &str) -> ApiResult<(i64, String)> {
    let wrong = || ApiError::bad_request("bad_query", "That is not a place in this list.");
    let (at, id) = after.split_once('.').ok_or_else(wrong)?;
    if id.contains('\0') {
        return Err(wrong());
    }
    Ok((at.parse().map_err(|_| wrong())?, id.to_owned()))
}

/// Public tables with an open seat, as they are wanted.
#[utoipa::path(get, path = "/api/lobby", params(OpenQuery), responses((status = 200, body = OpenTables), (status = 400)))]
pub async fn open_tables(
    State(app): State<App>,
    MaybeMe(me): MaybeMe,
    Query(query): Query<OpenQuery>,
) -> ApiResult<Json<OpenTables>> {
    let mut after = query.after.as_deref().map(read_place).transpose()?;
    let (mut avoided, mut experience) = (Vec::new(), 0);
    if let Some(me) = &me {
        avoided = app.store.blocked_by(&me.id).await?;
        avoided.extend(app.store.blockers_of(&me.id).await?);
        experience = app.store.games_finished(&me.id).await?;
    }
    let (mut found, mut looked_at, mut more) = (Vec::new(), 0, true);
    while found.len() < PAGE && more && looked_at < MOST_LOOKED_AT {
        let place = after.as_ref().map(|(at, id)| (*at, id.as_str()));
        let rows = app.store.open_tables(place, AT_ONCE).await?;
        more = rows.len() == AT_ONCE as usize;
        looked_at += AT_ONCE;
        for row in rows {
            if found.len() == PAGE {
                more = true;
                break;
            }
            after = Some((row.changed_at, row.id.clone()));
            let avoid = row.summary.members.iter().any(|member| avoided.contains(member));
            if !avoid && Offer::of(&row).is_some_and(|offer| offer.fits(&query, experience)) {
                found.push(row);
            }
        }
    }
    let next = after.filter(|_| more).map(|(at, id)| format!("{at}.{id}"));
    Ok(Json(OpenTables { tables: cards(&app, found, me.as_ref()).await?, next }))
}

/// May this person sit down here, as far as others and their experience go? Nobody is told that somebody does not want them.
pub(super) async fn may_sit(app: &App, me: &User, table: &Table, invited: bool) -> ApiResult<()> {
    let here = UserId(me.id.clone());
    if table.is_member(&here) {
        return Ok(());
    }
    let blockers = app.store.blockers_of(&me.id).await?;
    let at_the_table = table.seats().iter().filter_map(Occupant::owner).chain([table.host()]);
    if at_the_table.into_iter().any(|user| blockers.contains(&user.0)) {
        return Err(ApiError::not_welcome());
    }
    let needs = table.options().experience;
    if needs > 0 && !invited && app.store.games_finished(&me.id).await? < i64::from(needs) {
        return Err(ApiError::too_little_experience(needs));
    }
    Ok(())
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InviteRequest {
    /// Their name to sign in with, or their id.
    who: String,
}

/// An invitation to you.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct InvitationShown {
    /// The table.
    pub table: TableCard,
    /// Who invites you.
    pub by: Person,
    /// The seat kept for you.
    pub seat: Option<u8>,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// Invite somebody who is registered (people at the table, before the start).
#[utoipa::path(post, path = "/api/tables/{id}/invitations", request_body = InviteRequest, responses((status = 200, body = Person), (status = 404), (status = 409)))]
pub async fn invite(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Body(request): Body<InviteRequest>,
) -> ApiResult<Json<Person>> {
    let (live, _) = visible(&app, &id, Some(&me.0), None).await?;
    let table = live.table();
    if !table.is_member(&me.id()) {
        return Err(Problem::PlayersOnly.into());
    }
    if table.status() != Status::Lobby {
        return Err(Problem::AlreadyStarted.into());
    }
    let wanted = request.who.trim();
    let user = match app.store.user(wanted).await? {
        Some(user) => Some(user),
        None => app.store.user_by_login(&wanted.to_lowercase()).await?,
    };
    let user = user.filter(|user| user.login.is_some() && user.id != me.0.id);
    let user = user.ok_or_else(ApiError::no_such_person)?;
    let open = app.store.invitations_to(&id).await?;
    if open.len() >= MOST_INVITATIONS && open.iter().all(|known| known.user != user.id) {
        return Err(ApiError::too_many_invitations(MOST_INVITATIONS as u32));
    }
    // Whoever does not want to hear of somebody hears nothing, and that somebody is not told.
    if !app.store.blocked_by(&user.id).await?.contains(&me.0.id) {
        send(&app, &id, &user.id, &me.0.id, None).await?;
    }
    Ok(Json(Person::from(&user)))
}

async fn send(app: &App, table: &str, user: &str, by: &str, seat: Option<u8>) -> ApiResult<()> {
    let invitation = Invitation {
        table: table.to_owned(),
        user: user.to_owned(),
        by: by.to_owned(),
        seat,
        created_at: ids::now(),
    };
    Ok(app.store.invite(&invitation).await?)
}

/// Your invitations to tables that have not begun.
#[utoipa::path(get, path = "/api/me/invitations", responses((status = 200, body = Vec<InvitationShown>)))]
pub async fn my_invitations(State(app): State<App>, Me(me): Me) -> ApiResult<Json<Vec<InvitationShown>>> {
    let blocked = app.store.blocked_by(&me.id).await?;
    let mut shown = Vec::new();
    for invitation in app.store.invitations_of(&me.id).await? {
        if blocked.contains(&invitation.by) {
            continue;
        }
        let Some(row) = app.store.table(&invitation.table).await? else { continue };
        let code = row.code.clone();
        let Some(mut table) = cards(&app, vec![row], Some(&me)).await?.pop() else { continue };
        let Some(by) = people(app.store.as_ref(), std::slice::from_ref(&invitation.by)).await?.pop() else {
            continue;
        };
        // An invitation is worth as much as a link.
        table.code = Some(code);
        shown.push(InvitationShown { table, by, seat: invitation.seat, at: invitation.created_at });
    }
    Ok(Json(shown))
}

/// Accept an invitation: sit down at the seat that was kept, or the first that is open.
#[utoipa::path(post, path = "/api/me/invitations/{table}/accept", responses((status = 200, body = TableAnswer), (status = 404), (status = 409)))]
pub async fn accept(State(app): State<App>, me: Me, Path(id): Path<String>) -> ApiResult<Json<TableAnswer>> {
    let mine = app.store.invitations_of(&me.0.id).await?;
    let invitation = mine.into_iter().find(|one| one.table == id).ok_or_else(ApiError::no_such_table)?;
    sit(&app, &me, &invitation).await
}

/// Sits down where somebody was invited to.
async fn sit(app: &App, me: &Me, invitation: &Invitation) -> ApiResult<Json<TableAnswer>> {
    let id = &invitation.table;
    let row = app.store.table(id).await?.ok_or_else(ApiError::no_such_table)?;
    let (live, _) = visible(app, id, Some(&me.0), Some(&row.code)).await?;
    let table = live.table();
    may_sit(app, &me.0, &table, true).await?;
    if table.seats_of(&me.id()).is_empty() {
        let is_open = |seat: &u8| table.seats().get(usize::from(*seat)) == Some(&Occupant::Open);
        let first = table.seats().iter().position(|seat| *seat == Occupant::Open).map(|seat| seat as u8);
        let seat = invitation.seat.filter(is_open).or(first).unwrap_or(0);
        live.command(&me.id(), &Command::Sit { seat }, None).await?;
    }
    app.store.answer_invitation(id, &me.0.id, ids::now()).await?;
    answer(app, id, Some(&me.0), Some(&row.code), None).await
}

/// Decline an invitation.
#[utoipa::path(post, path = "/api/me/invitations/{table}/decline", responses((status = 204), (status = 404)))]
pub async fn decline(State(app): State<App>, Me(me): Me, Path(id): Path<String>) -> ApiResult<StatusCode> {
    if id.contains('\0') || !app.store.answer_invitation(&id, &me.id, ids::now()).await? {
        return Err(ApiError::no_such_table());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Play again with the same people, options and map, everybody one seat on; the others are invited. Whoever asks second sits down at
/// the table of whoever was first.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", responses((status = 200, body = TableAnswer), (status = 409)))]
pub async fn rematch(
    State(app): State<App>,
    me: Me,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Path(id): Path<String>,
) -> ApiResult<Json<TableAnswer>> {
    let (live, _) = visible(&app, &id, Some(&me.0), None).await?;
    let table = live.table();
    let mine = table.seats().iter().any(|seat| seat.owner() == Some(&me.id()));
    if !mine {
        return Err(Problem::PlayersOnly.into());
    }
    if !matches!(table.status(), Status::Finished | Status::Abandoned) || table.game().is_none() {
        return Err(ApiError::not_over());
    }
    let fresh = ids::new_id();
    let next = app.store.rematch(&id, &fresh).await?;
    if next != fresh {
        match app.store.table(&next).await? {
            Some(row) if row.summary.status == Status::Lobby => {
                let invited = app.store.invitations_to(&next).await?;
                let seat = invited.iter().find(|one| one.user == me.0.id).and_then(|one| one.seat);
                let by = row.summary.host.clone();
                let invitation =
                    Invitation { table: next, user: me.0.id.clone(), by, seat, created_at: row.created_at };
                return sit(&app, &me, &invitation).await;
            }
            // That one has begun or is over: look at it, unless it was never opened.
            Some(row) => return answer(&app, &next, Some(&me.0), Some(&row.code), None).await,
            None => {}
        }
    }
    let again = Again::of(&table, &me.id());
    let chance = Chance { seed: ids::random_seed(), map_seed: ids::random_map_seed() };
    let (opened, log) = again.table.open(&me.id(), ids::now(), chance)?;
    let admission = app.openings.admit(&app, &me.0.id, address, &next, has_bots(&opened)).await?;
    app.store.create_table(&next, &ids::new_code(), &log, &live::summary(&opened)).await?;
    admission.done();
    for (user, seat) in again.others {
        let unwanted = app.store.blocked_by(&user.0).await?.contains(&me.0.id);
        // Guests are at the table's own link; whoever is gone cannot be invited.
        if !unwanted && app.store.user(&user.0).await?.is_some() {
            send(&app, &next, &user.0, &me.0.id, Some(seat)).await?;
        }
    }
    app.hub.thinkers().seen(&me.0.id, address);
    let live = app.hub.open(&next).await?;
    live.looked_at();
    live.wake_bots();
    answer(&app, &next, Some(&me.0), None, None).await
}

/// The same table once more.
struct Again {
    table: NewTable,
    others: Vec<(UserId, u8)>,
}

impl Again {
    fn of(table: &Table, me: &UserId) -> Self {
        let seats = table.seats();
        let solo = table.options().game.solo.is_some();
        // Whoever sat first sits last.
        let turned = |seat: u8| if solo { seat } else { (seat + seats.len() as u8 - 1) % seats.len() as u8 };
        let (mut mine, mut bots, mut others, mut signs) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for (occupant, seat) in seats.iter().zip(0..) {
            let sign = table.signs().get(usize::from(seat));
            let to = turned(seat);
            match occupant {
                Occupant::Bot { bot, for_user: None } => bots.push(BotSeat { seat: to, bot: *bot }),
                Occupant::Person { user } | Occupant::Bot { for_user: Some(user), .. } if user == me => {
                    mine.push(to);
                }
                Occupant::Person { user } | Occupant::Bot { for_user: Some(user), .. } => {
                    others.push((user.clone(), to));
                    continue;
                }
                Occupant::Open | Occupant::TheChain => continue,
            }
            signs.extend(sign.map(|sign| SeatSign { seat: to, look: sign.look, name: sign.name.clone() }));
        }
        let start = others.is_empty();
        let options = magnate_table::Options { record: None, ..table.options().clone() };
        let table = NewTable { options, seats: Some(mine), bots, signs, start, seed: None };
        Again { table, others }
    }
}

/// Whom you have blocked.
#[utoipa::path(get, path = "/api/me/blocks", responses((status = 200, body = Vec<Person>)))]
pub async fn blocks(State(app): State<App>, Me(me): Me) -> ApiResult<Json<Vec<Person>>> {
    let blocked = app.store.blocked_by(&me.id).await?;
    Ok(Json(people(app.store.as_ref(), &blocked).await?))
}

/// Block somebody: they cannot sit down where you sit or invite you, and you do not see what they say. They are not told.
#[utoipa::path(put, path = "/api/me/blocks/{user}", responses((status = 204), (status = 404), (status = 409)))]
pub async fn block(State(app): State<App>, Me(me): Me, Path(user): Path<String>) -> ApiResult<StatusCode> {
    let user = app.store.user(&user).await?.filter(|user| user.id != me.id);
    let user = user.ok_or_else(ApiError::no_such_person)?;
    if app.store.blocked_by(&me.id).await?.len() >= MOST_BLOCKED {
        return Err(ApiError::too_many_blocked(MOST_BLOCKED as u32));
    }
    app.store.block(&me.id, &user.id, ids::now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Block somebody no longer.
#[utoipa::path(delete, path = "/api/me/blocks/{user}", responses((status = 204)))]
pub async fn unblock(State(app): State<App>, Me(me): Me, Path(user): Path<String>) -> ApiResult<StatusCode> {
    if !user.contains('\0') {
        app.store.unblock(&me.id, &user).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Characters of a note.
const LONGEST_NOTE: usize = 10_000;

/// What you wrote down at a table.
#[derive(Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The text; empty when there is none.
    pub text: String,
}

/// Your note at a table; nobody else sees it.
#[utoipa::path(get, path = "/api/tables/{id}/note", responses((status = 200, body = Note), (status = 404)))]
pub async fn note(State(app): State<App>, Me(me): Me, Path(id): Path<String>) -> ApiResult<Json<Note>> {
    app.store.table(&id).await?.ok_or_else(ApiError::no_such_table)?;
    let note = app.store.note(&me.id, &id).await?;
    Ok(Json(Note { text: note.map_or_else(String::new, |note| note.text) }))
}

/// Change your note at a table you may see; an empty one is removed.
#[utoipa::path(put, path = "/api/tables/{id}/note", params(super::lobby::LookQuery), request_body = Note, responses((status = 200, body = Note), (status = 400), (status = 404)))]
pub async fn put_note(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Query(query): Query<super::lobby::LookQuery>,
    Body(note): Body<Note>,
) -> ApiResult<Json<Note>> {
    if note.text.chars().count() > LONGEST_NOTE || note.text.contains('\0') {
        let sentence = format!("A note has at most {LONGEST_NOTE} characters.");
        return Err(ApiError::bad_request("bad_note", sentence).with("most", LONGEST_NOTE as u32));
    }
    visible(&app, &id, Some(&me), query.code.as_deref()).await?;
    match app.store.put_note(&me.id, &id, &note.text, ids::now()).await {
        Err(StoreError::NotFound) => Err(ApiError::no_such_table()),
        done => Ok(done.map(|()| Json(note))?),
    }
}
