//! Which games wait for somebody: a light live connection for a person, wherever in the page they are. Their page says over it
//! what they have before their eyes, so that they are not told elsewhere what they see.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use magnate_table::Status;
use magnate_wire::Person;
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, broadcast};

use crate::app::{App, ClientAddress};
use crate::auth::{Me, Proof, Proven};
use crate::error::{ApiError, ApiResult};
use crate::live::{SignedOut, summary};
use crate::store::{Change, StoreError, Summary, TableFilter, TableRow, User};
use crate::{ids, ws};

/// Tables of one person that are looked at.
const MOST: u32 = 200;
/// Changes of tables are gathered for so long.
const GATHERED: Duration = Duration::from_millis(250);
/// Everything is looked at again after this: tables one was seated at by somebody else.
const LOOK_AGAIN: Duration = Duration::from_secs(45);
/// The largest message of a page.
const LARGEST: usize = 1024;

/// A game that waits for somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WaitingGame {
    /// The table.
    pub id: String,
    /// What it is called; empty for "somebody's table".
    pub name: String,
    /// Who looks after it.
    pub host: Option<Person>,
    /// When something last happened there, in milliseconds since 1970.
    pub since: i64,
    /// Until when you have to decide, if there is a clock.
    pub deadline: Option<i64>,
}

/// The games that wait for somebody: what is most urgent first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WaitingGames {
    /// The games.
    pub games: Vec<WaitingGame>,
}

/// What a page says.
#[derive(Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PageMessage {
    /// This table is before somebody's eyes, or none is. Said again while it lasts.
    Looking {
        /// Which.
        table: Option<String>,
    },
}

/// Somebody with such a connection.
struct Watcher {
    user: String,
    games: Mutex<HashMap<String, WaitingGame>>,
    changed: Notify,
}

impl Watcher {
    /// Takes note of how a table stands.
    fn note(&self, table: &str, game: Option<WaitingGame>) {
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        let unchanged = match game {
            // It goes on waiting: since when does not change with what others do there.
            Some(mut game) => {
                let known = games.get(table);
                game.since = known.map_or(game.since, |known| known.since);
                let unchanged = known == Some(&game);
                games.insert(table.to_owned(), game);
                unchanged
            }
            None => games.remove(table).is_none(),
        };
        if !unchanged {
            self.changed.notify_one();
        }
    }

    fn games(&self) -> WaitingGames {
        let games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        WaitingGames::of(games.values().cloned())
    }
}

impl WaitingGames {
    fn of(games: impl Iterator<Item = WaitingGame>) -> Self {
        let mut games: Vec<WaitingGame> = games.collect();
        games.sort_by(|a, b| {
            let urgency = |game: &WaitingGame| (game.deadline.unwrap_or(i64::MAX), game.since);
            urgency(a).cmp(&urgency(b)).then_with(|| a.id.cmp(&b.id))
        });
        WaitingGames { games }
    }
}

/// How a table stands for somebody: none when it does not wait for them.
fn waits(
    id: &str,
    changed_at: i64,
    summary: &Summary,
    host: Option<&Person>,
    user: &str,
) -> Option<WaitingGame> {
    let awaited = summary.status == Status::Playing && summary.awaited.iter().any(|other| other == user);
    awaited.then(|| WaitingGame {
        id: id.to_owned(),
        name: summary.name.clone(),
        host: host.cloned(),
        since: changed_at,
        deadline: summary.deadline(user),
    })
}

/// Everybody with such a connection, by the tables they play at.
#[derive(Default)]
pub struct Waiting {
    watchers: Mutex<HashMap<String, HashMap<u64, Arc<Watcher>>>>,
    number: AtomicU64,
}

impl Waiting {
    fn watchers(&self) -> std::sync::MutexGuard<'_, HashMap<String, HashMap<u64, Arc<Watcher>>>> {
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn watch(&self, number: u64, watcher: &Arc<Watcher>, tables: &HashSet<String>) {
        let mut watchers = self.watchers();
        for table in tables {
            watchers.entry(table.clone()).or_default().insert(number, Arc::clone(watcher));
        }
    }

    fn forget(&self, number: u64, tables: &HashSet<String>) {
        let mut watchers = self.watchers();
        for table in tables {
            if let Some(there) = watchers.get_mut(table) {
                there.remove(&number);
                if there.is_empty() {
                    watchers.remove(table);
                }
            }
        }
    }

    fn at(&self, table: &str) -> Vec<Arc<Watcher>> {
        self.watchers().get(table).map(|there| there.values().cloned().collect()).unwrap_or_default()
    }
}

/// Keeps everybody's list true, for ever: looks once at a table that changed, for all who watch it.
pub async fn keep(app: App) {
    let mut changes = app.store.changes();
    let mut changed: HashSet<String> = HashSet::new();
    let mut tick = tokio::time::interval(GATHERED);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            change = changes.recv() => match change {
                Ok(Change::Entry { table, .. }) => {
                    if app.waiting.watchers().contains_key(&table) {
                        changed.insert(table);
                    }
                }
                Ok(Change::Missed) | Err(broadcast::error::RecvError::Lagged(_)) => {
                    changed.extend(app.waiting.watchers().keys().cloned());
                }
                Ok(_) => {}
                Err(broadcast::error::RecvError::Closed) => return,
            },
            _ = tick.tick() => {
                for table in std::mem::take(&mut changed) {
                    if let Err(error) = look(&app, &table).await {
                        tracing::debug!(%error, "could not look whom a table waits for");
                    }
                }
            }
        }
    }
}

async fn look(app: &App, table: &str) -> Result<(), StoreError> {
    let watchers = app.waiting.at(table);
    if watchers.is_empty() {
        return Ok(());
    }
    // Most tables that change are played through this process: then nothing has to be read.
    let (changed_at, summary) = match app.hub.glimpse(table) {
        Some(live) => (live.changed_at(), summary(&live)),
        None => match app.store.table(table).await? {
            Some(row) => (row.changed_at, row.summary),
            None => return Ok(()),
        },
    };
    let host = app.store.user(&summary.host).await?.map(|user| Person::from(&user));
    for watcher in watchers {
        watcher.note(table, waits(table, changed_at, &summary, host.as_ref(), &watcher.user));
    }
    Ok(())
}

/// All games of somebody that are under way, and those that wait for them.
async fn all(app: &App, user: &str) -> Result<(HashSet<String>, Vec<WaitingGame>), StoreError> {
    let rows: Vec<TableRow> = app.store.tables(&TableFilter::Mine(user.to_owned()), MOST).await?;
    let mut hosts: Vec<String> = rows.iter().map(|row| row.summary.host.clone()).collect();
    hosts.sort();
    hosts.dedup();
    let hosts: Vec<User> = app.store.users(&hosts).await?;
    let person = |id: &str| hosts.iter().find(|host| host.id == id).map(Person::from);
    let game = |row: &TableRow| {
        waits(&row.id, row.changed_at, &row.summary, person(&row.summary.host).as_ref(), user)
    };
    let games = rows.iter().filter_map(game).collect();
    Ok((rows.into_iter().map(|row| row.id).collect(), games))
}

/// Games that wait for you, what is most urgent first. With the `ETag` of the last answer it says whether anything has changed.
#[utoipa::path(get, path = "/api/me/waiting", responses((status = 200, body = WaitingGames), (status = 304)))]
pub async fn waiting(State(app): State<App>, Me(user): Me, headers: HeaderMap) -> ApiResult<Response> {
    let (_, games) = all(&app, &user.id).await?;
    let text = serde_json::to_string(&WaitingGames::of(games.into_iter())).unwrap_or_default();
    let tag = format!("\"{}\"", &blake3::hash(text.as_bytes()).to_hex()[..20]);
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let headers = [(header::ETAG, tag), (header::CACHE_CONTROL, "private, no-cache".to_owned())];
    if known {
        return Ok((StatusCode::NOT_MODIFIED, headers).into_response());
    }
    Ok((headers, [(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// Opens the connection.
pub async fn live(
    State(app): State<App>,
    Proven(proven): Proven,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> ApiResult<Response> {
    ws::check_origin(&app, &headers)?;
    let (me, proof) = proven.ok_or_else(ApiError::unauthorized)?;
    let visitor = app.welcome(address)?;
    let upgrade = ws::upgraded(upgrade)?.max_message_size(LARGEST).max_frame_size(LARGEST);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _visitor = visitor;
        let watcher =
            Arc::new(Watcher { user: me.id.clone(), games: Mutex::default(), changed: Notify::new() });
        let number = app.waiting.number.fetch_add(1, Ordering::Relaxed);
        let mut page =
            Page { app, proof, address, number, watcher, tables: HashSet::new(), looking: false, socket };
        _ = page.run().await;
        page.app.waiting.forget(number, &page.tables);
        if page.looking {
            _ = page.app.store.look_at(&me.id, None, ids::now()).await;
        }
    }))
}

struct Gone;

impl From<StoreError> for Gone {
    fn from(_: StoreError) -> Self {
        Gone
    }
}

/// One such connection.
struct Page {
    app: App,
    proof: Proof,
    address: IpAddr,
    number: u64,
    watcher: Arc<Watcher>,
    /// Tables of this person that are known.
    tables: HashSet<String>,
    /// Has something been noted about what they look at?
    looking: bool,
    socket: WebSocket,
}

impl Page {
    async fn run(&mut self) -> Result<(), Gone> {
        let mut signed_out = self.app.hub.signed_out();
        let mut closing = self.app.closing.clone();
        if !self.proof.holds(&self.app).await? {
            return Err(Gone);
        }
        self.look_again().await?;
        self.send().await?;
        let beat = Duration::from_secs(u64::from(self.app.config.heartbeat.max(1)));
        let mut heartbeat = tokio::time::interval(beat);
        heartbeat.tick().await;
        let mut again = tokio::time::interval(LOOK_AGAIN);
        again.tick().await;
        let (mut heard_at, watcher) = (Instant::now(), Arc::clone(&self.watcher));
        loop {
            tokio::select! {
                () = watcher.changed.notified() => self.send().await?,
                message = self.socket.recv() => {
                    heard_at = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => self.hear(&text).await?,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => return Err(Gone),
                    }
                }
                _ = heartbeat.tick() => {
                    let silent = heard_at.elapsed() > beat * ws::MISSED_HEARTBEATS;
                    if silent || self.app.house.ban_of(self.address).is_some() {
                        return Err(Gone);
                    }
                    self.push(Message::Ping(Vec::new().into())).await?;
                }
                _ = again.tick() => self.look_again().await?,
                news = signed_out.recv() => {
                    let concerned = match news {
                        Ok(SignedOut::One(who)) => self.proof.concerns(&who),
                        _ => true,
                    };
                    if concerned && !self.proof.holds(&self.app).await.unwrap_or(true) {
                        return Err(Gone);
                    }
                }
                _ = closing.changed() => return Err(Gone),
            }
        }
    }

    /// Looks at all tables of this person.
    async fn look_again(&mut self) -> Result<(), Gone> {
        let (tables, games) = all(&self.app, &self.watcher.user).await?;
        let gone: HashSet<String> = self.tables.difference(&tables).cloned().collect();
        self.app.waiting.forget(self.number, &gone);
        self.app.waiting.watch(self.number, &self.watcher, &tables);
        self.tables = tables;
        let games = games.into_iter().map(|game| (game.id.clone(), game)).collect();
        let mut known = self.watcher.games.lock().unwrap_or_else(PoisonError::into_inner);
        if *known != games {
            *known = games;
            self.watcher.changed.notify_one();
        }
        Ok(())
    }

    async fn hear(&mut self, text: &str) -> Result<(), Gone> {
        if !self.app.limits.requests.allow_person(&self.watcher.user) {
            return Ok(());
        }
        // What cannot be read is of another version of the page, and no reason to hang up.
        let Ok(PageMessage::Looking { table }) = serde_json::from_str(text) else { return Ok(()) };
        if let Some(table) = &table
            && !self.tables.contains(table)
        {
            self.look_again().await?;
        }
        // Only of one's own tables is one told anything.
        let table = table.filter(|table| self.tables.contains(table));
        if table.is_some() || self.looking {
            self.looking = table.is_some();
            self.app.store.look_at(&self.watcher.user, table.as_deref(), ids::now()).await?;
        }
        Ok(())
    }

    async fn send(&mut self) -> Result<(), Gone> {
        let text = serde_json::to_string(&self.watcher.games()).map_err(|_| Gone)?;
        self.push(Message::Text(text.into())).await
    }

    async fn push(&mut self, message: Message) -> Result<(), Gone> {
        let patience = Duration::from_secs(u64::from(self.app.config.heartbeat.max(1)));
        match tokio::time::timeout(patience * ws::MISSED_HEARTBEATS, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Gone),
        }
    }
}
