//! Who can be sent into a match.

use crate::bot::Bot;
use crate::budget::Budget;
use crate::external::External;
use crate::level::Level;

/// What the name of another program begins with.
const COMMAND: &str = "cmd:";

/// A kind of bot with the budget it brings, written `manager`, `magnate@500ms` or `cmd:python3 examples/bot.py`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entrant {
    kind: Kind,
    /// Its own budget, whatever the others have.
    own: Option<Budget>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Level(Level),
    /// Another program.
    Command(String),
}

impl Entrant {
    /// One of our own bots.
    pub const fn level(level: Level) -> Self {
        Entrant { kind: Kind::Level(level), own: None }
    }

    /// The budget it plays with when the match gives this one.
    pub fn budget(&self, given: Budget) -> Budget {
        self.own.map_or(given, |own| own.on(given.threads))
    }

    /// Its name with the budget it plays with when the match gives this one; without one where it needs none.
    pub fn named(&self, given: Budget) -> String {
        match self.kind {
            Kind::Level(level) if !self.is_instant() => format!("{level}@{}", self.budget(given)),
            _ => self.to_string(),
        }
    }

    /// Does it answer without using its budget? Then its games do not depend on the clock.
    pub const fn is_instant(&self) -> bool {
        matches!(&self.kind, Kind::Level(level) if level.is_instant())
    }

    /// A fresh bot.
    pub fn make(&self, seed: u64, budget: Budget) -> Box<dyn Bot> {
        match &self.kind {
            Kind::Level(level) => level.make(seed, budget),
            Kind::Command(command) => Box::new(External::new(command, seed, budget)),
        }
    }
}

impl From<Level> for Entrant {
    fn from(level: Level) -> Self {
        Entrant::level(level)
    }
}

impl std::fmt::Display for Entrant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.kind {
            Kind::Level(level) => write!(f, "{level}")?,
            Kind::Command(command) => write!(f, "{COMMAND}{command}")?,
        }
        self.own.map_or(Ok(()), |budget| write!(f, "@{budget}"))
    }
}

impl std::str::FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(command) = text.strip_prefix(COMMAND) {
            let kind = Kind::Command(command.trim().to_string());
            return if command.trim().is_empty() {
                Err(format!("\"{text}\" names no program: write {COMMAND}python3 examples/bot.py"))
            } else {
                Ok(Entrant { kind, own: None })
            };
        }
        let (name, own) = match text.split_once('@') {
            Some((name, budget)) => (name, Some(budget.parse()?)),
            None => (text, None),
        };
        Ok(Entrant { kind: Kind::Level(name.parse()?), own })
    }
}
