//! Where words go: results on standard output, faults on standard error, and the exit code.

use std::io::{self, BufWriter, StdoutLock, Write};
use std::process::ExitCode;

use serde::Serialize;

use crate::paint::{Colour, Depth, Line, Style};

pub type Result<T = (), E = anyhow::Error> = std::result::Result<T, E>;

/// What somebody gave us cannot be used: one line for each fault. Exit code 2.
#[derive(Debug)]
pub struct BadInput(pub Vec<String>);

impl std::fmt::Display for BadInput {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0.join("\n"))
    }
}

impl std::error::Error for BadInput {}

/// One fault.
pub fn bad(line: impl Into<String>) -> anyhow::Error {
    BadInput(vec![line.into()]).into()
}

/// Says what went wrong and chooses the exit code. Whoever closes our output early has seen enough.
pub fn fail(error: &anyhow::Error) -> ExitCode {
    let closed = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    };
    if error.chain().any(closed) {
        return ExitCode::SUCCESS;
    }
    // Every other file is named where it is read or written.
    let place = if error.is::<io::Error>() { "standard output: " } else { "" };
    _ = writeln!(io::stderr(), "{place}{error:#}");
    if error.is::<BadInput>() { ExitCode::from(2) } else { ExitCode::FAILURE }
}

/// Standard output.
pub struct Out {
    writer: BufWriter<StdoutLock<'static>>,
    depth: Depth,
}

impl Out {
    pub fn new(colour: Colour) -> Self {
        Out { writer: BufWriter::new(io::stdout().lock()), depth: colour.depth() }
    }

    pub fn text(&mut self, text: &str) -> Result {
        Ok(self.writer.write_all(text.as_bytes())?)
    }

    /// A line of plain words.
    pub fn say(&mut self, line: impl std::fmt::Display) -> Result {
        Ok(writeln!(self.writer, "{line}")?)
    }

    /// A headline, with a blank line before it.
    pub fn head(&mut self, line: impl Into<String>) -> Result {
        self.text("\n")?;
        self.line(&Line::new().add(line, Style::bold()))
    }

    /// A line with colours.
    pub fn line(&mut self, line: &Line) -> Result {
        self.say(line.render(self.depth))
    }

    /// One JSON value on a line of its own.
    pub fn json(&mut self, value: &impl Serialize) -> Result {
        let text = serde_json::to_string(value)?;
        self.say(text)
    }

    /// A table: columns that hold numbers are aligned to the right.
    pub fn table(&mut self, heads: &[&str], rows: &[Vec<String>]) -> Result {
        let width = |column: usize| {
            let cells = rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count());
            cells.chain([heads[column].chars().count()]).max().unwrap_or(0)
        };
        let numeric = |column: usize| {
            // A number, perhaps with its unit.
            let is_number = |cell: &String| {
                let digits = |c: char| c.is_ascii_digit() || "$-+.%".contains(c);
                let mut words = cell.split(' ');
                words.next().is_some_and(|word| !word.is_empty() && word.chars().all(digits))
                    && words.count() <= 1
            };
            rows.iter().filter_map(|row| row.get(column)).all(is_number)
        };
        let columns: Vec<(usize, bool)> = (0..heads.len()).map(|i| (width(i), numeric(i))).collect();
        let print = |cells: &mut dyn Iterator<Item = &str>| {
            let mut line = String::from(" ");
            for (cell, (width, right)) in cells.zip(&columns) {
                let pad = " ".repeat(width - cell.chars().count());
                let cell = if *right { [&pad, cell].concat() } else { [cell, &pad].concat() };
                line.push(' ');
                line.push_str(&cell);
                line.push(' ');
            }
            line.trim_end().to_string()
        };
        self.line(&Line::new().add(print(&mut heads.iter().copied()), Style::dim()))?;
        for row in rows {
            self.say(print(&mut row.iter().map(String::as_str)))?;
        }
        Ok(())
    }

    /// Everything has been said.
    pub fn finish(mut self) -> Result {
        Ok(self.writer.flush()?)
    }
}
