//! A scripted player on one seat.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::{Semaphore, mpsc, watch};

use crate::choose::{Choices, Random};
use crate::client::{Message, PATIENCE, Socket, Step};

/// Why a player stopped.
#[derive(Debug)]
pub enum End {
    /// Told to.
    Stopped,
    /// The game is over.
    Finished,
    /// The server has gone.
    Gone,
    /// Something that must not happen.
    Failed(String),
}

/// A decision that was sent.
#[derive(Clone, Debug)]
pub struct Sent {
    pub seq: u32,
    pub action: Value,
    at: Instant,
}

/// What a player has seen and done.
#[derive(Default)]
pub struct Notes {
    /// Microseconds from sending a decision to reading that it is stored, one for each.
    pub latencies: Vec<u32>,
    /// Decisions that came too late, because somebody else's was stored first.
    pub races: u64,
    /// Confirmed decisions, when they are to be kept.
    pub confirmed: Vec<Sent>,
    /// Decisions that may or may not have been stored when the connection ended.
    pub unsure: Vec<Sent>,
    /// Entries shown, when they are to be kept.
    pub shown: Vec<Step>,
    /// Seconds from a moment at which only others were to decide until it was this player's turn, one for each.
    pub waits: Vec<f64>,
    /// Seconds until somebody else decided, while this player waited, one for each decision.
    pub steps: Vec<f64>,
}

/// A scripted player.
pub struct Player {
    pub seat: u8,
    random: Random,
    /// Gives leave to act, when there is a limit to how fast all players act together.
    pace: Option<Arc<Semaphore>>,
    /// Counts confirmed decisions as they come, when somebody wants to know.
    pub count: Option<Arc<AtomicUsize>>,
    /// What it says besides deciding, as it comes.
    pub asides: Option<mpsc::Receiver<Value>>,
    /// Keep everything said, and not only how long it took.
    keep: bool,
    pub notes: Notes,
    /// The first entry not seen yet.
    pub seen: u32,
    id: u32,
    pending: Option<Sent>,
    choices: Choices,
    /// The number the next entry will have, as the last view said.
    seq: u32,
    /// The number last acted on: nothing more to say until the table has changed.
    tried: Option<u32>,
    /// Since when it has had nothing to decide, and since when nobody else has decided either.
    waiting: Option<(Instant, Instant)>,
    /// The number of the view before.
    shown_at: u32,
    state: String,
}

impl Player {
    pub fn new(seat: u8, salt: u64, pace: Option<Arc<Semaphore>>, keep: bool) -> Self {
        Player {
            seat,
            random: Random::new(salt),
            pace,
            count: None,
            asides: None,
            keep,
            notes: Notes::default(),
            seen: 0,
            id: 0,
            pending: None,
            choices: Choices::default(),
            seq: 0,
            tried: None,
            waiting: None,
            shown_at: 0,
            state: String::new(),
        }
    }

    /// How things stood when it last stopped, for people who look for faults.
    pub fn state(&self) -> String {
        let Player { seen, seq, state, .. } = self;
        format!("seen {seen}, shown {seq}, {state}")
    }

    fn ready(&self) -> bool {
        self.pending.is_none() && self.choices.any() && self.tried != Some(self.seq)
    }

    /// Plays until something ends it.
    pub async fn play(&mut self, socket: &mut Socket, stop: &mut watch::Receiver<bool>) -> End {
        let end = self.turns(socket, stop).await;
        let (any, tried, pending) = (self.choices.any(), self.tried, self.pending.is_some());
        self.state = format!("choices {any}, tried {tried:?}, waits for an answer {pending}");
        self.notes.unsure.extend(self.pending.take());
        // Whoever still waits has waited at least so long.
        if let Some((turn, step)) = self.waiting.take() {
            self.notes.waits.push(turn.elapsed().as_secs_f64());
            self.notes.steps.push(step.elapsed().as_secs_f64());
        }
        (self.choices, self.tried) = (Choices::default(), None);
        end
    }

    async fn turns(&mut self, socket: &mut Socket, stop: &mut watch::Receiver<bool>) -> End {
        let mut leave = None;
        loop {
            if self.ready() {
                match &self.pace {
                    None => {
                        if let Some(end) = self.act(socket).await {
                            return end;
                        }
                    }
                    // Kept over other messages, so that this player does not lose its place in the queue.
                    Some(pace) => {
                        leave.get_or_insert_with(|| Box::pin(Arc::clone(pace).acquire_owned()));
                    }
                }
            }
            let granted = async {
                match &mut leave {
                    Some(leave) => leave.await.ok(),
                    None => std::future::pending().await,
                }
            };
            let aside = async {
                match &mut self.asides {
                    Some(asides) => asides.recv().await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                Some(aside) = aside => {
                    if socket.send(&aside).await.is_err() {
                        return End::Gone;
                    }
                }
                permit = granted => {
                    leave = None;
                    // Not needed after all: dropped, so that somebody else gets it.
                    if self.ready() {
                        if let Some(permit) = permit {
                            permit.forget();
                        }
                        if let Some(end) = self.act(socket).await {
                            return end;
                        }
                    }
                }
                text = socket.text() => {
                    let now = Instant::now();
                    let Some(text) = text else { return End::Gone };
                    let end = match serde_json::from_str(&text) {
                        Ok(message) => self.hear(message, now),
                        Err(error) => Some(End::Failed(format!("unreadable: {error}: {text}"))),
                    };
                    if let Some(end) = end {
                        return end;
                    }
                }
                () = async { _ = stop.wait_for(|stop| *stop).await } => return End::Stopped,
                () = tokio::time::sleep(PATIENCE), if self.pending.is_some() => {
                    return End::Failed(format!("no answer for {} s", PATIENCE.as_secs()));
                }
            }
        }
    }

    async fn act(&mut self, socket: &mut Socket) -> Option<End> {
        let Some(action) = self.choices.choose(&mut self.random) else {
            return Some(End::Failed("nothing to choose from".into()));
        };
        self.id += 1;
        let message =
            json!({ "type": "act", "id": self.id, "seat": self.seat, "seq": self.seq, "action": action });
        self.pending = Some(Sent { seq: self.seq, action, at: Instant::now() });
        self.tried = Some(self.seq);
        socket.send(&message).await.is_err().then_some(End::Gone)
    }

    /// Notes how long others take: from one view to the next.
    fn wait(&mut self, now: Instant) {
        let seconds = |since: Instant| now.duration_since(since).as_secs_f64();
        if let Some((turn, step)) = self.waiting {
            if self.shown_at != self.seq {
                self.notes.steps.push(seconds(step));
                self.waiting = Some((turn, now));
            }
            if self.choices.any() {
                self.notes.waits.push(seconds(turn));
                self.waiting = None;
            }
        } else if !self.choices.any() {
            self.waiting = Some((now, now));
        }
        self.shown_at = self.seq;
    }

    fn hear(&mut self, mut message: Message, now: Instant) -> Option<End> {
        match message.kind.as_str() {
            "view" => {
                if message.status != "playing" {
                    return Some(End::Finished);
                }
                self.seq = message.seq;
                self.choices = message.choices();
                self.wait(now);
            }
            "events" => {
                for step in message.steps {
                    // A server that is a moment behind another one shows entries twice; none may be left out.
                    if self.keep && step.seq > self.seen {
                        return Some(End::Failed(format!(
                            "shown entry {} instead of {}",
                            step.seq, self.seen
                        )));
                    }
                    if step.seq < self.seen {
                        continue;
                    }
                    self.seen = step.seq + 1;
                    if self.keep {
                        self.notes.shown.push(step);
                    }
                }
            }
            "acted" => {
                let Some(sent) =
                    self.pending.take().filter(|sent| message.id == self.id && sent.seq == message.seq)
                else {
                    return Some(End::Failed(format!("confirmed what nobody asked for: {}", message.id)));
                };
                let micros = now.duration_since(sent.at).as_micros();
                self.notes.latencies.push(u32::try_from(micros).unwrap_or(u32::MAX));
                if let Some(count) = &self.count {
                    count.fetch_add(1, Ordering::Relaxed);
                }
                if self.keep {
                    self.notes.confirmed.push(sent);
                }
            }
            "refused" => {
                let sent = self.pending.take();
                let (code, text) = message.error.map(|error| (error.code, error.message)).unwrap_or_default();
                if !matches!(code.as_str(), "stale" | "not_awaited") {
                    let action = sent.map(|sent| sent.action).unwrap_or_default();
                    return Some(End::Failed(format!("{action} was refused: {code}: {text}")));
                }
                self.notes.races += 1;
                if let Some(pace) = &self.pace {
                    pace.add_permits(1);
                }
            }
            "bye" => return Some(End::Gone),
            _ => {}
        }
        None
    }
}

/// Gives leave to act at a steady rate, until it is dropped.
pub async fn keep_pace(pace: Arc<Semaphore>, rate: f64) {
    let start = Instant::now();
    let mut given = 0;
    let mut tick = tokio::time::interval(Duration::from_millis(1));
    loop {
        tick.tick().await;
        let due = (start.elapsed().as_secs_f64() * rate) as usize;
        pace.add_permits(due.saturating_sub(given));
        given = due.max(given);
    }
}
