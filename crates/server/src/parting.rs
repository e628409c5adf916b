//! Everything of somebody in one file, and how they leave.
//!
//! Each area of the server gives its part of the file: a new one is a line in [`PARTS`].

use std::pin::Pin;

use magnate_table::{Command, Occupant, Status, UserId};
use magnate_wire::Person;
use serde_json::{Map, Value, json};

use crate::app::App;
use crate::error::ApiResult;
use crate::notices::NoticeSettings;
use crate::openings;
use crate::store::{Device, Sieve, TableFilter, User};

/// Tables, results and the like looked at; nobody has more.
const MOST: u32 = 100_000;

type Part = for<'a> fn(&'a App, &'a User) -> Pin<Box<dyn Future<Output = ApiResult<Value>> + Send + 'a>>;

/// The parts of the file, by name.
const PARTS: &[(&str, Part)] = &[
    ("account", |app, user| Box::pin(account(app, user))),
    ("sessions", |app, user| Box::pin(sessions(app, user))),
    ("profile", |app, user| Box::pin(profile(app, user))),
    ("tables", |app, user| Box::pin(tables(app, user))),
    ("results", |app, user| Box::pin(results(app, user))),
    ("replays", |app, user| Box::pin(replays(app, user))),
    ("chat", |app, user| Box::pin(chat(app, user))),
    ("notes", |app, user| Box::pin(notes(app, user))),
    ("invitations", |app, user| Box::pin(invitations(app, user))),
    ("blocked", |app, user| Box::pin(blocked(app, user))),
    ("notices", |app, user| Box::pin(notices(app, user))),
];

/// Everything of somebody. Of games under way it has what they may see.
pub(crate) async fn everything(app: &App, user: &User) -> ApiResult<Value> {
    let mut all = Map::new();
    all.insert("format".into(), json!("magnate export 1"));
    all.insert("at".into(), json!(crate::ids::now()));
    for (name, part) in PARTS {
        all.insert((*name).into(), part(app, user).await?);
    }
    Ok(Value::Object(all))
}

async fn account(app: &App, user: &User) -> ApiResult<Value> {
    let token = app.store.api_token(&user.id).await?;
    Ok(json!({
        "id": user.id, "name": user.name, "login": user.login, "created_at": user.created_at,
        "has_password": user.password.is_some(),
        "token": token.map(|(scope, made_at)| json!({ "scope": scope.id(), "made_at": made_at })),
    }))
}

async fn sessions(app: &App, user: &User) -> ApiResult<Value> {
    let devices = app.store.devices(&user.id, crate::ids::now()).await?;
    let device = |one: &Device| json!({ "agent": one.agent, "since": one.made_at, "used": one.used_at });
    Ok(devices.iter().map(device).collect())
}

async fn profile(app: &App, user: &User) -> ApiResult<Value> {
    let mut ratings = Vec::new();
    for row in app.store.ratings_of(&user.id).await? {
        let course = app.store.rating_course(&user.id, row.pace, MOST).await?;
        let course: Vec<Value> = course
            .iter()
            .map(|point| json!({ "at": point.at, "rating": point.rating.rating, "uncertainty": point.rating.uncertainty }))
            .collect();
        ratings.push(json!({
            "pace": row.pace, "rating": row.rating.rating, "uncertainty": row.rating.uncertainty,
            "games": row.games, "wins": row.wins, "course": course,
        }));
    }
    let rivals = app.store.sums(&user.id, "rival", Sieve::default(), MOST).await?;
    let rivals: Vec<Value> = rivals
        .iter()
        .map(|sum| json!({ "id": sum.key, "games": sum.times, "ahead": sum.wins, "behind": sum.losses }))
        .collect();
    Ok(json!({ "shown": app.store.profile_shown(&user.id).await?, "ratings": ratings, "rivals": rivals }))
}

async fn tables(app: &App, user: &User) -> ApiResult<Value> {
    let me = UserId(user.id.clone());
    let mut tables = Vec::new();
    for filter in [TableFilter::Mine(user.id.clone()), TableFilter::MyFinished(user.id.clone())] {
        for row in app.store.tables(&filter, MOST).await? {
            let live = app.hub.open(&row.id).await?;
            let table = live.table();
            let seats = table.seats_of(&me);
            let record = table.record(seats.first().copied()).map(|record| record.to_string());
            let mut orders = Vec::new();
            for seat in &seats {
                if let Some(kept) = live.orders_of(*seat, &user.id).await? {
                    orders.push(json!({ "seat": seat, "orders": kept.orders, "dropped": kept.dropped }));
                }
            }
            tables.push(json!({
                "id": row.id, "name": row.summary.name, "status": row.summary.status, "created_at": row.created_at,
                "changed_at": row.changed_at, "seats": seats, "host": row.summary.host == user.id, "record": record,
                "orders": orders,
            }));
            drop(live);
            app.hub.tidy();
        }
    }
    Ok(Value::Array(tables))
}

async fn results(app: &App, user: &User) -> ApiResult<Value> {
    let rows = app.store.results_of(&user.id, Some(&user.id), i64::MAX, MOST).await?;
    let result = |row: &crate::store::ResultRow| {
        let outcome = &row.outcome;
        let mine: Vec<_> = outcome.seats.iter().filter(|seat| seat.user.as_ref() == Some(&user.id)).collect();
        json!({
            "table": outcome.table, "ended_at": outcome.ended_at, "players": outcome.players, "modules": outcome.modules,
            "pace": outcome.pace, "unrated": outcome.unrated, "rounds": outcome.rounds, "map": outcome.map, "seats": mine,
        })
    };
    Ok(rows.iter().map(result).collect())
}

/// Records they uploaded.
async fn replays(app: &App, user: &User) -> ApiResult<Value> {
    let replays = app.store.replays_of(&user.id).await?;
    Ok(replays.iter().map(|(id, record)| json!({ "id": id, "record": record })).collect())
}

async fn chat(app: &App, user: &User) -> ApiResult<Value> {
    let lines = app.store.chat_of(&user.id).await?;
    Ok(lines.iter().map(|line| json!({ "table": line.table, "at": line.at, "text": line.text })).collect())
}

async fn notes(app: &App, user: &User) -> ApiResult<Value> {
    let notes = app.store.notes_of(&user.id).await?;
    Ok(notes.iter().map(|note| json!({ "table": note.table, "at": note.at, "text": note.text })).collect())
}

async fn invitations(app: &App, user: &User) -> ApiResult<Value> {
    let open = app.store.invitations_of(&user.id).await?;
    Ok(open.iter().map(|one| json!({ "table": one.table, "by": one.by, "at": one.created_at })).collect())
}

async fn blocked(app: &App, user: &User) -> ApiResult<Value> {
    let ids = app.store.blocked_by(&user.id).await?;
    let people = app.store.users(&ids).await?;
    Ok(people.iter().map(|one| json!(Person::from(one))).collect())
}

/// How and where they are told what. Keys, and addresses that are as good as keys, are in no file that is passed around.
async fn notices(app: &App, user: &User) -> ApiResult<Value> {
    let settings = NoticeSettings::read(app.store.notice_settings(&user.id).await?.as_deref());
    let targets = app.store.notice_targets(&user.id).await?;
    let targets: Vec<_> = targets.into_iter().map(crate::api::shown_target).collect();
    Ok(json!({ "settings": settings, "targets": targets }))
}

/// Somebody goes: their seats are left, bots play on for them, and nothing says any more who they were.
pub(crate) async fn leave(app: &App, user: &User) -> ApiResult<()> {
    let me = UserId(user.id.clone());
    for row in app.store.tables(&TableFilter::Mine(user.id.clone()), MOST).await? {
        let live = app.hub.open(&row.id).await?;
        let table = live.table();
        let other = table.seats().iter().filter_map(Occupant::owner).find(|owner| **owner != me).cloned();
        let mut commands = Vec::new();
        match (table.status(), &other) {
            // Nobody is left who would miss it.
            (Status::Lobby | Status::Playing | Status::Archived, None) => commands.push(Command::Abandon),
            (Status::Lobby, Some(_)) => {
                commands.extend(table.seats_of(&me).into_iter().map(|seat| Command::Leave { seat }));
            }
            (Status::Playing, Some(_)) => {
                commands.extend(table.seats_of(&me).into_iter().map(|seat| Command::Replace { seat }));
            }
            _ => {}
        }
        if let Some(other) = other.filter(|_| *table.host() == me) {
            commands.insert(0, Command::HandOver { user: other });
        }
        for command in &commands {
            // What cannot be done, because the table went on meanwhile, is not worth staying for.
            if let Err(error) = live.command(&me, command, None).await {
                tracing::warn!(table = row.id, code = error.body.code, "somebody left a table as it was");
            }
        }
        if !openings::is_under_way(live.table().status()) {
            app.openings.closed(&row.id);
        }
    }
    // One by one, so that whoever is connected by one of them is sent away, in every process.
    for (hash, _) in app.store.sessions_of(&user.id).await? {
        app.store.delete_session(&hash).await?;
    }
    app.store.set_api_token(&user.id, None).await?;
    Ok(app.store.delete_user(&user.id).await?)
}
