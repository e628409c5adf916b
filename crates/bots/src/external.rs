//! Bots that are other programs: JSON lines over standard input and output.
//!
//! We send `{"type":"game", ...}` once and `{"type":"decide","id":7,"seat":1,"budget":"1000ms","view":{...}}` for every
//! decision; the program answers `{"id":7,"action":{...}}`. The protocol stands in `docs/bots.md`.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use magnate_rules::{Action, PlayerId, View};
use serde_json::{Value, json};

use crate::bot::{Bot, NoAnswer};
use crate::budget::{Budget, Limit};

/// The version of the protocol.
const PROTOCOL: u32 = 1;
/// How long a program is waited for when nobody says how long it may think.
const LONGEST_WAIT: Duration = Duration::from_secs(10);
/// How often a program that ended is started again.
const MOST_STARTS: u32 = 3;
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
}

/// A started program. Reading and writing have threads of their own, so that one which neither reads nor writes cannot
/// hold us up.
struct Running {
    child: Child,
    to: Sender<String>,
    from: Receiver<String>,
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
        External { command: command.to_string(), seed, budget, wait, running: None, starts: 0, asked: 0 }
    }

    fn start(&mut self) -> Result<&mut Running, NoAnswer> {
        if self.running.is_none() {
            if self.starts == MOST_STARTS {
                return Err(NoAnswer(format!("\"{}\" ended too often", self.command)));
            }
            self.starts += 1;
            let running = launch(&self.command)?;
            let hello = json!({
                "type": "game", "protocol": PROTOCOL, "seed": self.seed.to_string(), "budget": self.budget,
            });
            _ = running.to.send(hello.to_string());
            self.running = Some(running);
        }
        self.running.as_mut().ok_or_else(|| NoAnswer("not running".into()))
    }

    fn ask(&mut self, view: &View, player: PlayerId) -> Result<Action, NoAnswer> {
        self.asked += 1;
        let (id, budget, wait) = (self.asked, self.budget, self.wait);
        let question = json!({
            "type": "decide", "id": id, "seat": player, "budget": budget, "view": view.to_value(),
        });
        let running = self.start()?;
        let gone = || NoAnswer("the program has ended".into());
        running.to.send(question.to_string()).map_err(|_| gone())?;
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
    Ok(Running { child, to, from })
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
