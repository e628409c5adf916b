//! Live connections: one WebSocket per table and viewer.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use magnate_rules::insight::{Answer, Question};
use magnate_table::{Command, Entry, Problem, UserId};
use magnate_wire::{ByeReason, ClientMessage, Person, ServerMessage, StepMessage};
use serde::Deserialize;
use tokio::sync::broadcast;
use tracing::Instrument as _;

use crate::api::{Path, Query, heard, people, read_action, speak, visible};
use crate::app::{App, ClientAddress};
use crate::auth::{Me, Proof, Proven};
use crate::error::{ApiError, ApiResult};
use crate::limits::{BREATH, LARGEST_MESSAGE};
use crate::live::{LiveTable, Notice, SignedOut};
use crate::scope::Scope;
use crate::store::User;

/// Heartbeats without an answer after which the other side has gone.
pub(crate) const MISSED_HEARTBEATS: u32 = 2;
/// Bytes read at once. Every connection holds so many, and clears them before it reads; what clients send is small.
const READ_AT_ONCE: usize = 4 * 1024;

/// How a connection begins.
#[derive(Deserialize)]
pub struct LiveQuery {
    /// The seat to look from; it must be yours.
    #[serde(default)]
    seat: Option<u8>,
    /// The invitation code of a private table.
    #[serde(default)]
    code: Option<String>,
    /// The first entry you have not seen: you get the events from there on.
    #[serde(default)]
    seen: Option<u32>,
}

/// Opens a live connection to a table.
pub async fn live(
    State(app): State<App>,
    Proven(proven): Proven,
    Path(id): Path<String>,
    Query(query): Query<LiveQuery>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> ApiResult<Response> {
    check_origin(&app, &headers)?;
    let (me, proof) = proven.unzip();
    let (live, _) = visible(&app, &id, me.as_ref(), query.code.as_deref()).await?;
    let seat = own_seat(&live, me.as_ref(), query.seat)?;
    let visitor = app.welcome(address)?;
    // Last: browsers do not tell a page why a WebSocket was refused, so it asks here without one.
    let upgrade = upgraded(upgrade)?.max_message_size(LARGEST_MESSAGE).max_frame_size(LARGEST_MESSAGE);
    // What is logged later names the address too.
    let span = tracing::Span::current();
    Ok(upgrade.on_upgrade(move |socket| {
        async move {
            let _visitor = visitor;
            let user = me.as_ref().map(|me| me.id.clone());
            if let Some(user) = &user {
                live.arrive(user).await;
                app.hub.thinkers().seen(user, address);
            }
            metrics::gauge!("magnate_connections").increment(1.0);
            let mut connection = Connection {
                app,
                address,
                live: Arc::clone(&live),
                me,
                proof,
                code: query.code,
                absent: Vec::new(),
                absence_due: None,
                seat,
                aside: false,
                sent: 0,
                view_due: false,
                chat: 0,
                heard_at: Instant::now(),
                socket,
            };
            _ = connection.run(query.seen).await;
            metrics::gauge!("magnate_connections").decrement(1.0);
            if let Some(user) = &user {
                live.depart(user).await;
            }
        }
        .instrument(span)
    }))
}

/// A request for a WebSocket, or a refusal of one that is none.
pub(crate) fn upgraded(
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> ApiResult<WebSocketUpgrade> {
    let upgrade = upgrade.map_err(|rejection| {
        let sentence = "This address speaks WebSocket: open it with a client for that.";
        ApiError::new(rejection.status(), "not_a_websocket", sentence)
    })?;
    Ok(upgrade.read_buffer_size(READ_AT_ONCE))
}

/// Browsers say which page a request comes from; only our own may open sockets and change things.
pub(crate) fn check_origin(app: &App, headers: &HeaderMap) -> ApiResult<()> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let allowed = match &app.config.public_url {
        Some(url) => origin == url.trim_end_matches('/'),
        None => {
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
            origin.split_once("://").is_some_and(|(_, name)| name == host)
        }
    };
    if allowed { Ok(()) } else { Err(ApiError::forbidden("Another page may not do this in your name.")) }
}

/// The seat to look from: the one asked for if it is theirs, else their first, else none.
fn own_seat(live: &LiveTable, me: Option<&User>, seat: Option<u8>) -> Result<Option<u8>, Problem> {
    let yours = me.map_or_else(Vec::new, |me| live.table().seats_of(&UserId(me.id.clone())));
    match seat {
        Some(seat) if !yours.contains(&seat) => Err(Problem::NotYourSeat { seat }),
        Some(seat) => Ok(Some(seat)),
        None => Ok(yours.first().copied()),
    }
}

/// Waits for a moment, or for ever.
async fn due(at: Option<tokio::time::Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}

/// The other side has gone.
struct Gone;

struct Connection {
    app: App,
    live: Arc<LiveTable>,
    me: Option<User>,
    /// How they proved who they are; the connection ends when it no longer holds.
    proof: Option<Proof>,
    /// The invitation code they came with.
    code: Option<String>,
    /// Who was absent in the last view.
    absent: Vec<bool>,
    /// When time alone would make somebody absent.
    absence_due: Option<tokio::time::Instant>,
    seat: Option<u8>,
    /// Asked to look as a spectator.
    aside: bool,
    /// The first entry not sent yet.
    sent: u32,
    /// Something was sent that the last view does not show yet.
    view_due: bool,
    /// The last line of chat sent.
    chat: i64,
    /// Where the other side is.
    address: IpAddr,
    /// When the other side last gave a sign of life.
    heard_at: Instant,
    socket: WebSocket,
}

impl Connection {
    async fn run(&mut self, seen: Option<u32>) -> Result<(), Gone> {
        // Listen before looking, so that nothing falls between.
        let mut notices = self.live.subscribe();
        self.live.looked_at();
        let mut closing = self.app.closing.clone();
        let mut signed_out = self.app.hub.signed_out();
        // Whoever signed out while the connection was made was not heard.
        if !self.still_signed_in().await {
            return self.goodbye(ByeReason::SignedOut).await;
        }
        // And whoever was sent away.
        if !self.may_look().await {
            return self.goodbye(ByeReason::Removed).await;
        }
        self.hello().await?;
        // Whoever claims to have seen more than there is has seen everything.
        let next = self.live.table().seq();
        self.sent = seen.map_or(next, |seen| seen.min(next));
        self.send_missing().await?;
        self.send_view().await?;
        self.send_chat().await?;
        self.send_presence().await?;
        let mut heartbeat = tokio::time::interval(self.heartbeat());
        heartbeat.tick().await;
        loop {
            tokio::select! {
                notice = notices.recv() => {
                    match notice {
                        Ok(Notice::Update(update)) if update.stamped.seq == self.sent => {
                            let steps = vec![StepMessage::new(&update, self.seat)];
                            self.sent += 1;
                            if self.sends_away(&update.stamped.entry) {
                                return self.goodbye(ByeReason::Removed).await;
                            }
                            self.send(&ServerMessage::Events { steps }).await?;
                            self.seat_may_have_changed();
                            self.view_due = true;
                        }
                        Err(broadcast::error::RecvError::Lagged(_)) => {
                            metrics::counter!("magnate_slow_viewers_total").increment(1);
                            self.send_missing().await?;
                            self.view_due = true;
                        }
                        // What was sent before can still be news to the view: the log may be ahead of this process.
                        Ok(Notice::Update(_)) => {
                            self.send_missing().await?;
                            self.view_due = true;
                        }
                        Ok(Notice::Chat) => self.send_chat().await?,
                        Ok(Notice::Presence) => {
                            self.send_presence().await?;
                            self.view_due |= self.look_who_is_absent();
                        }
                        Err(broadcast::error::RecvError::Closed) => return Ok(()),
                    }
                    // Once for everything that is waiting, whatever comes last.
                    if self.view_due && notices.is_empty() {
                        self.send_view().await?;
                    }
                }
                message = self.socket.recv() => {
                    self.heard_at = Instant::now();
                    match message {
                    Some(Ok(Message::Text(text))) => self.receive(&text).await?,
                    Some(Ok(Message::Binary(_))) => {
                        let error = ApiError::bad_request("bad_message", "Messages are text: one JSON object each.");
                        self.refuse(0, error).await?;
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Gone),
                    }
                }
                _ = heartbeat.tick() => {
                    let silent = self.heard_at.elapsed() > self.heartbeat() * MISSED_HEARTBEATS;
                    // Whoever comes again is told why they are kept out.
                    if silent || self.app.house.ban_of(self.address).is_some() {
                        return Err(Gone);
                    }
                    self.push(Message::Ping(Vec::new().into())).await?;
                }
                () = due(self.absence_due) => {
                    if self.look_who_is_absent() {
                        self.send_view().await?;
                    }
                }
                news = signed_out.recv() => {
                    let concerned = match (&self.proof, news) {
                        (None, _) => false,
                        (Some(proof), Ok(SignedOut::One(who))) => proof.concerns(&who),
                        // Something may have been missed.
                        (Some(_), _) => true,
                    };
                    if concerned && !self.still_signed_in().await {
                        return self.goodbye(ByeReason::SignedOut).await;
                    }
                }
                _ = closing.changed() => return self.goodbye(ByeReason::Restart).await,
            }
        }
    }

    /// Does what proved who they are still hold? When the store cannot say, they stay.
    async fn still_signed_in(&mut self) -> bool {
        match &self.proof {
            Some(proof) => proof.holds(&self.app).await.unwrap_or(true),
            None => true,
        }
    }

    /// Does this entry end the connection? Whoever was sent away stops hearing at once; so does everybody at a private table
    /// who is there by nothing but the invitation that was renewed.
    fn sends_away(&self, entry: &Entry) -> bool {
        let Entry::PersonRemoved { user } = entry else { return false };
        let table = self.live.table();
        let member = |me: &User| table.is_member(&UserId(me.id.clone()));
        self.me.as_ref().is_some_and(|me| me.id == user.0)
            || !(table.options().public || self.me.as_ref().is_some_and(member))
    }

    /// May they still look at this table? When the store cannot say, they stay.
    async fn may_look(&mut self) -> bool {
        let seen = visible(&self.app, self.live.id(), self.me.as_ref(), self.code.as_deref()).await;
        !seen.is_err_and(|error| error.status == StatusCode::NOT_FOUND)
    }

    /// Does the last view still say who is absent? Otherwise a new one is due at once. When does it have to be asked again, if
    /// nothing happens? Clocks may be set meanwhile, so with every heartbeat.
    fn look_who_is_absent(&mut self) -> bool {
        let table = self.live.table();
        let now = crate::ids::now().max(table.changed_at());
        let presence = self.live.presence(now);
        let from: Vec<Option<i64>> =
            (0..table.seats().len()).map(|seat| table.absent_from(seat as u8, now, &presence)).collect();
        let is_absent = |from: &Option<i64>| from.is_some_and(|from| from <= now);
        let changed = !from.iter().map(is_absent).eq(self.absent.iter().copied());
        let next = from.iter().flatten().filter(|from| changed || **from > now).min();
        self.absence_due = next.map(|from| {
            let wait = Duration::from_millis(from.saturating_sub(now).max(0) as u64);
            tokio::time::Instant::now() + wait.min(self.heartbeat())
        });
        changed
    }

    /// Says why, and hangs up.
    async fn goodbye(&mut self, code: ByeReason) -> Result<(), Gone> {
        let (frame, reason) = match code {
            ByeReason::Restart => {
                (close_code::RESTART, "The server restarts. Connect again in a moment; nothing is lost.")
            }
            ByeReason::SignedOut => (
                close_code::POLICY,
                "You have signed out, or your token was changed. Sign in and connect again.",
            ),
            ByeReason::Removed => (
                close_code::POLICY,
                "The host has sent you away from this table, or renewed its invitation. Ask for a new one.",
            ),
        };
        self.send(&ServerMessage::Bye { code, reason: reason.into() }).await?;
        let frame = CloseFrame { code: frame, reason: code.id().into() };
        self.push(Message::Close(Some(frame))).await
    }

    async fn send(&mut self, message: &ServerMessage) -> Result<(), Gone> {
        let text = serde_json::to_string(message).map_err(|_| Gone)?;
        self.push(Message::Text(text.into())).await
    }

    /// A silent connection is asked for a sign of life this often.
    fn heartbeat(&self) -> Duration {
        Duration::from_secs(u64::from(self.app.config.heartbeat.max(1)))
    }

    /// Sends. Whoever does not read for a long time has gone: nothing piles up for them, and they can connect again.
    async fn push(&mut self, message: Message) -> Result<(), Gone> {
        let patience = self.heartbeat() * MISSED_HEARTBEATS;
        let begun = Instant::now();
        match tokio::time::timeout(patience, self.socket.send(message)).await {
            Ok(Ok(())) => {
                // While it is sending it does not listen.
                self.heard_at += begun.elapsed();
                Ok(())
            }
            Ok(Err(_)) | Err(_) => Err(Gone),
        }
    }

    async fn refuse(&mut self, id: u32, error: ApiError) -> Result<(), Gone> {
        self.send(&ServerMessage::Refused { id, error: *error.body }).await
    }

    async fn hello(&mut self) -> Result<(), Gone> {
        let members = crate::live::summary(&self.live.table()).members;
        let people = people(self.app.store.as_ref(), &members).await.unwrap_or_default();
        let you = self.me.as_ref().map(Person::from);
        let version = env!("CARGO_PKG_VERSION").to_string();
        self.send(&ServerMessage::Hello { version, you, people }).await
    }

    /// Somebody who sat down, or whose seat a bot took, looks from another place from now on.
    fn seat_may_have_changed(&mut self) {
        let still_theirs = self.seat.is_some() && own_seat(&self.live, self.me.as_ref(), self.seat).is_ok();
        if !still_theirs && !self.aside {
            self.seat = own_seat(&self.live, self.me.as_ref(), None).ok().flatten();
        }
    }

    async fn send_view(&mut self) -> Result<(), Gone> {
        let table = self.live.table();
        let view = Box::new(self.live.seen_by(&table, self.me.as_ref(), self.seat));
        self.view_due = false;
        self.absent = view.clocks.iter().map(|clock| clock.absent).collect();
        self.look_who_is_absent();
        self.send(&ServerMessage::View { view }).await
    }

    /// Everything after the last entry sent, worked out again from the log.
    async fn send_missing(&mut self) -> Result<(), Gone> {
        if self.sent >= self.live.table().seq() {
            return Ok(());
        }
        let updates = self.live.since(self.sent).await.map_err(|error| {
            tracing::error!(table = self.live.id(), %error, "could not read the log");
            Gone
        })?;
        let sent = self.sent;
        let new = updates.iter().filter(|update| update.stamped.seq >= sent);
        if new.clone().any(|update| self.sends_away(&update.stamped.entry)) && !self.may_look().await {
            self.goodbye(ByeReason::Removed).await?;
            return Err(Gone);
        }
        let steps: Vec<StepMessage> = new.map(|update| StepMessage::new(update, self.seat)).collect();
        if let Some(last) = steps.last() {
            self.sent = last.seq + 1;
            self.send(&ServerMessage::Events { steps }).await?;
        }
        self.seat_may_have_changed();
        Ok(())
    }

    async fn send_chat(&mut self) -> Result<(), Gone> {
        let Ok(lines) = self.app.store.chat(self.live.id(), self.chat, 200).await else { return Ok(()) };
        let Some(last) = lines.last() else { return Ok(()) };
        self.chat = last.id;
        let Ok(lines) = heard(&self.app, self.me.as_ref(), lines).await else { return Ok(()) };
        if lines.is_empty() {
            return Ok(());
        }
        let mut writers: Vec<String> = lines.iter().map(|line| line.user.clone()).collect();
        writers.sort();
        writers.dedup();
        let people = people(self.app.store.as_ref(), &writers).await.unwrap_or_default();
        let lines = lines.into_iter().map(Into::into).collect();
        self.send(&ServerMessage::Chat { lines, people }).await
    }

    async fn send_presence(&mut self) -> Result<(), Gone> {
        let users = self.live.who();
        let people = people(self.app.store.as_ref(), &users).await.unwrap_or_default();
        self.send(&ServerMessage::Presence { users, people }).await
    }

    async fn receive(&mut self, text: &str) -> Result<(), Gone> {
        let person = self.me.as_ref().map(|me| me.id.as_str());
        if !self.app.limits.requests.allow(person, self.address) {
            self.refuse(asked_id(text), ApiError::too_many()).await?;
            tokio::time::sleep(BREATH).await;
            return Ok(());
        }
        let message: ClientMessage = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => {
                let error =
                    ApiError::bad_request("bad_message", format!("This message cannot be read: {error}."));
                return self.refuse(asked_id(text), error).await;
            }
        };
        let (id, done) = match message {
            ClientMessage::Act { id, seat, seq, action } => (
                id,
                self.act(seq, read_action(&action).map(|action| Command::Act { seat, action }))
                    .await
                    .map(Some),
            ),
            ClientMessage::Undo { id, seat, seq } => {
                let undo = if self.app.limits.undos.allow(person, self.address) {
                    Ok(Command::Undo { seat })
                } else {
                    Err(ApiError::too_many_undos())
                };
                (id, self.act(seq, undo).await.map(Some))
            }
            ClientMessage::Chat { id, text } => (id, self.say(&text).await.map(|()| None)),
            ClientMessage::Look { id, seat } => (id, self.look(seat).map(|()| None)),
            ClientMessage::Ask { id, question } => {
                return match self.ask(&question) {
                    Ok((seq, answer)) => self.send(&ServerMessage::Answer { id, seq, answer }).await,
                    Err(error) => self.refuse(id, error).await,
                };
            }
        };
        match done {
            Ok(Some(seq)) => self.send(&ServerMessage::Acted { id, seq }).await,
            Ok(None) => self.send_view().await,
            Err(error) => self.refuse(id, error).await,
        }
    }

    async fn act(&mut self, seq: u32, command: ApiResult<Command>) -> ApiResult<u32> {
        let me = self.player()?;
        let command = command?;
        self.live.command(&UserId(me.id), &command, Some(seq)).await?;
        Ok(seq)
    }

    /// Who decides and speaks here; not everybody who may look may do that.
    fn player(&self) -> ApiResult<User> {
        let (me, proof) = self.me.as_ref().zip(self.proof.as_ref()).ok_or_else(ApiError::unauthorized)?;
        if proof.scope() < Scope::Play {
            return Err(ApiError::token_scope(Scope::Play));
        }
        Ok(me.clone())
    }

    async fn say(&mut self, text: &str) -> ApiResult<()> {
        let me = self.player()?;
        speak(&self.app, &Me(me), self.address, self.live.id(), self.code.as_deref(), text).await?;
        Ok(())
    }

    /// Answers from the view of the seat looked from; spectators can ask about what everybody sees.
    fn ask(&self, question: &serde_json::Value) -> ApiResult<(u32, Box<Answer>)> {
        let question = Question::deserialize(question).map_err(|error| {
            ApiError::bad_request("bad_question", format!("This question cannot be read: {error}."))
        })?;
        let table = self.live.table();
        let view = table.view(self.seat).ok_or(Problem::NotStarted)?;
        let answer = view.ask(&question).map_err(Problem::from)?;
        metrics::counter!("magnate_questions_total").increment(1);
        Ok((table.seq(), Box::new(answer)))
    }

    fn look(&mut self, seat: Option<u8>) -> ApiResult<()> {
        self.seat = match seat {
            Some(_) => own_seat(&self.live, self.me.as_ref(), seat)?,
            None => None,
        };
        self.aside = seat.is_none();
        Ok(())
    }
}

/// The number a message gave itself, as far as that can be read; 0 when it cannot.
fn asked_id(text: &str) -> u32 {
    #[derive(Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str(text).map_or(0, |Numbered { id }| id)
}
