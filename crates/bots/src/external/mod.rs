//! Bots that are other programs: JSON lines over standard input and output.
//!
//! We send `{"type":"game", ...}` once, `{"type":"decide","id":7,"seat":1,"budget":"1000ms","view":{...}}` for every
//! decision, and `{"type":"result", ...}` at the end; the program answers `{"id":7,"action":{...}}`. The protocol stands in
//! `docs/bots.md`.

mod message;

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use magnate_rules::{Action, Event, PlayerId, View};
use serde_json::Value;

use crate::bot::{Bot, NoAnswer};
use crate::budget::{Budget, Limit};

/// How long a program is waited for when nobody says how long it may think.
const LONGEST_WAIT: Duration = Duration::from_secs(10);
/// How often a program that ended is started again.
const MOST_STARTS: u32 = 3;
/// How long a program may take to end by itself after the result.
const GRACE: Duration = Duration::from_millis(500);
/// Most events that are kept for it.
const MOST_EVENTS: usize = 2_000;
/// Longest line that is read as an answer.
const LONGEST_LINE: u64 = 1 << 20;

/// Another program as a bot.
pub struct External {
    command: String,
    seed: u64,
    budget: Budget,
    wait: Duration,
    running: Option<Running>,
    starts: u32,
    asked: u64,
    /// What happened since its last decision, as its seat may see it.
    events: Vec<Event>,
}

/// A started program. Reading and writing have threads of their own, so that one which neither reads nor writes cannot
/// hold us up.
struct Running {
    child: Child,
    /// Closed by being taken away.
    to: Option<Sender<String>>,
    from: Receiver<String>,
}

impl Running {
    fn tell(&self, message: &Value) -> Result<(), NoAnswer> {
        let sent = self.to.as_ref().is_some_and(|to| to.send(message.to_string()).is_ok());
        if sent { Ok(()) } else { Err(NoAnswer("the program has ended".into())) }
    }

    /// Says nothing more, and lets it end by itself: a program that learns has something to write down.
    fn let_go(mut self) {
        self.to = None;
        let until = Instant::now() + GRACE;
        // Its output ends when it does.
        while self.from.recv_timeout(until.saturating_duration_since(Instant::now())).is_ok() {}
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

impl External {
    /// The program with its arguments, separated by spaces. It is started at the first decision.
    pub fn new(command: &str, seed: u64, budget: Budget) -> Self {
        let wait = match budget.limit {
            Limit::Time(time) => crate::referee::patience(time),
            Limit::Nodes(_) => LONGEST_WAIT,
        };
        External {
            command: command.to_string(),
            seed,
            budget,
            wait,
            running: None,
            starts: 0,
            asked: 0,
            events: Vec::new(),
        }
    }

    fn start(&mut self, view: &View, player: PlayerId) -> Result<&mut Running, NoAnswer> {
        if self.running.is_none() {
            if self.starts == MOST_STARTS {
                return Err(NoAnswer(format!("\"{}\" ended too often", self.command)));
            }
            self.starts += 1;
            let running = launch(&self.command)?;
            running.tell(&message::game(view, player, self.seed, self.budget))?;
            self.running = Some(running);
        }
        self.running.as_mut().ok_or_else(|| NoAnswer("not running".into()))
    }

    fn ask(&mut self, view: &View, player: PlayerId) -> Result<Action, NoAnswer> {
        self.asked += 1;
        let (id, budget, wait) = (self.asked, self.budget, self.wait);
        let events = std::mem::take(&mut self.events);
        let question = message::decide(view, player, id, budget, &events);
        let running = self.start(view, player)?;
        let gone = || NoAnswer("the program has ended".into());
        running.tell(&question)?;
        let until = Instant::now() + wait;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = running.from.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Timeout => NoAnswer(format!("nothing within {} ms", wait.as_millis())),
                RecvTimeoutError::Disconnected => gone(),
            })?;
            // Answers to questions that are long over are passed by.
            if let Some(action) = read(&line, id)? {
                return Ok(action);
            }
        }
    }
}

impl Bot for External {
    fn decide(&mut self, view: &View, player: PlayerId) -> Result<Action, NoAnswer> {
        let answer = self.ask(view, player);
        let ended = |running: &mut Running| running.child.try_wait().is_ok_and(|status| status.is_some());
        if answer.is_err() && self.running.as_mut().is_some_and(ended) {
            self.running = None; // a fresh one next time
        }
        answer
    }

    fn watches(&self) -> bool {
        true
    }

    fn witness(&mut self, events: &[Event], player: PlayerId) {
        self.events.extend(message::seen(events, player));
        let beyond = self.events.len().saturating_sub(MOST_EVENTS);
        self.events.drain(..beyond);
    }

    fn game_over(&mut self, view: &View, player: PlayerId) {
        let Some(running) = self.running.take() else { return };
        // One that has ended already is told nothing.
        if running.tell(&message::result(view, player, &self.events)).is_ok() {
            running.let_go();
        }
        self.events.clear();
    }
}

fn launch(command: &str) -> Result<Running, NoAnswer> {
    let cannot = |why: &dyn std::fmt::Display| NoAnswer(format!("\"{command}\" cannot be started: {why}"));
    let mut words = command.split_whitespace();
    let program = words.next().ok_or_else(|| cannot(&"no program is named"))?;
    let mut child = Command::new(program)
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| cannot(&error))?;
    let (Some(mut stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(cannot(&"it has no standard input or output"));
    };
    let (to, questions) = channel::<String>();
    std::thread::spawn(move || {
        for question in questions {
            if writeln!(stdin, "{question}").and_then(|()| stdin.flush()).is_err() {
                return;
            }
        }
    });
    let (answers, from) = channel();
    std::thread::spawn(move || {
        let mut reader = BufReader::new(stdout);
        loop {
            let mut line = Vec::new();
            let mut limited = std::io::Read::take(&mut reader, LONGEST_LINE);
            match limited.read_until(b'\n', &mut line) {
                Ok(0) | Err(_) => return,
                Ok(_) => {
                    if answers.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                        return;
                    }
                }
            }
        }
    });
    Ok(Running { child, to: Some(to), from })
}

/// The action in an answer; `None` when it answers an earlier question.
fn read(line: &str, id: u64) -> Result<Option<Action>, NoAnswer> {
    let shown = || line.trim().chars().take(80).collect::<String>();
    let answer: Value =
        serde_json::from_str(line).map_err(|error| NoAnswer(format!("not JSON ({error}): {}", shown())))?;
    match answer.get("id").and_then(Value::as_u64) {
        Some(answered) if answered < id => Ok(None),
        Some(answered) if answered == id => {
            let action = answer.get("action").ok_or_else(|| NoAnswer(format!("no action in {}", shown())))?;
            Action::from_value(action).map(Some).map_err(|error| NoAnswer(format!("{error}: {}", shown())))
        }
        _ => Err(NoAnswer(format!("the id of the question is missing in {}", shown()))),
    }
}
