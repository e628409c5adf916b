//! Reading what people hand in.

use std::fs;
use std::io::{self, Read as _};

use magnate_rules::{Fault, Game, Position, Record};

use crate::output::{BadInput, Result, bad};

/// A file, or standard input under its proper name.
pub struct Source {
    pub name: String,
    pub text: String,
}

/// The reason of an error without the number the system gives it.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or(&text).to_string()
}

impl Source {
    /// Reads a file; `-` is standard input.
    pub fn read(path: &str) -> Result<Source> {
        let mut bytes = Vec::new();
        let (name, read) = match path {
            "-" => ("standard input".to_string(), io::stdin().lock().read_to_end(&mut bytes).map(|_| ())),
            path => (path.to_string(), fs::read(path).map(|read| bytes = read)),
        };
        read.map_err(|error| bad(format!("{name}: cannot be read: {}", reason(&error))))?;
        let text =
            String::from_utf8(bytes).map_err(|_| bad(format!("{name}: this is not a text in UTF-8")))?;
        let text = text.strip_prefix('\u{feff}').map_or_else(|| text.clone(), str::to_string);
        Ok(Source { name, text })
    }

    /// The record in this file, and a moment in it: after so many actions, or at its end.
    pub fn record(&self, at: Option<usize>) -> Result<(Record, usize)> {
        let record: Record =
            self.text.parse().map_err(|error: magnate_rules::RecordError| self.bad(error))?;
        let total = record.actions().count();
        match at {
            Some(at) if at > total => Err(bad(format!("--at {at}: {} has {total} actions", self.name))),
            at => Ok((record, at.unwrap_or(total))),
        }
    }

    /// A fault of this file.
    pub fn bad(&self, what: impl std::fmt::Display) -> anyhow::Error {
        bad(format!("{}: {what}", self.name))
    }
}

/// Faults of something with a name, one line each.
pub fn faulty(name: &str, faults: &[Fault]) -> anyhow::Error {
    BadInput(faults.iter().map(|fault| format!("{name}: {fault}")).collect()).into()
}

/// The game at the position in a file.
pub fn read_position(path: &str) -> Result<Game> {
    let source = Source::read(path)?;
    let position = Position::from_json(&source.text).map_err(|faults| faulty(&source.name, &faults))?;
    position.game().map_err(|faults| faulty(&source.name, &faults))
}
