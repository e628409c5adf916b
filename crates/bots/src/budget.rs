//! How long a bot may think.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use web_time::Instant;

/// What bounds the thinking about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// So much time. What is found depends on the machine.
    Time(Duration),
    /// So many nodes (simulated continuations): the same seed gives the same decision on any machine.
    Nodes(u64),
}

/// How long a bot may think about one decision, and on how many threads. Written `200ms`, `1.5s` or `400n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Budget {
    /// When to stop.
    pub limit: Limit,
    /// Threads to think on. A match that already uses every core gives one to each bot.
    pub threads: u16,
}

impl Budget {
    /// So much time a decision, on one thread.
    pub const fn time(time: Duration) -> Self {
        Budget { limit: Limit::Time(time), threads: 1 }
    }

    /// So many nodes a decision, on one thread.
    pub const fn nodes(nodes: u64) -> Self {
        Budget { limit: Limit::Nodes(nodes), threads: 1 }
    }

    /// The same on so many threads.
    pub const fn on(self, threads: u16) -> Self {
        Budget { threads, ..self }
    }

    /// Reads the clock, if it is the clock that ends the thinking: whoever counts nodes has none, as in a browser.
    pub(crate) fn started(self) -> Option<Started> {
        match self.limit {
            Limit::Time(time) => Some(Started { at: Instant::now(), time }),
            Limit::Nodes(_) => None,
        }
    }

    /// A part of it, on as many threads: above 0, up to 1.
    #[must_use]
    pub fn part(self, part: f64) -> Self {
        let limit = match self.limit {
            Limit::Time(time) => Limit::Time(time.mul_f64(part)),
            Limit::Nodes(nodes) => Limit::Nodes(((nodes as f64 * part) as u64).max(1)),
        };
        Budget { limit, ..self }
    }
}

/// When thinking that is bounded by time began.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Started {
    at: Instant,
    time: Duration,
}

impl Started {
    /// Share of the time that has passed, from 0 to 1 and beyond.
    pub(crate) fn used(self) -> f64 {
        self.at.elapsed().as_secs_f64() / self.time.as_secs_f64()
    }

    /// Is it time to stop? A little early, for the game that is under way then.
    pub(crate) fn late(self) -> bool {
        let reserve = Duration::from_millis(2).min(self.time / 4);
        self.at.elapsed() >= self.time.mul_f64(0.97).saturating_sub(reserve)
    }
}

/// A second on one thread.
impl Default for Budget {
    fn default() -> Self {
        Budget::time(Duration::from_secs(1))
    }
}

impl std::fmt::Display for Budget {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.limit {
            Limit::Time(time) => write!(f, "{}ms", time.as_millis()),
            Limit::Nodes(nodes) => write!(f, "{nodes}n"),
        }
    }
}

/// The longest time and the most nodes that make sense.
const LONGEST: Duration = Duration::from_secs(3_600);
const MOST_NODES: u64 = 1_000_000_000;

impl std::str::FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let refuse =
            || format!("\"{text}\" is not a budget: write 200ms, 1.5s or, for simulated games, 400n");
        let number = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        let amount: f64 = number.trim().parse().map_err(|_| refuse())?;
        let seconds = match &text[number.len()..] {
            "ms" => amount / 1000.0,
            "s" => amount,
            "n" if amount.fract() == 0.0 && (1.0..=MOST_NODES as f64).contains(&amount) => {
                return Ok(Budget::nodes(amount as u64));
            }
            _ => return Err(refuse()),
        };
        if seconds > 0.0 && seconds <= LONGEST.as_secs_f64() {
            Ok(Budget::time(Duration::from_secs_f64(seconds)))
        } else {
            Err(refuse())
        }
    }
}

impl TryFrom<String> for Budget {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Budget> for String {
    fn from(budget: Budget) -> String {
        budget.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_in_nodes_reads_no_clock() {
        assert!(Budget::nodes(400).started().is_none());
        let at_once = Budget::time(Duration::from_nanos(1)).started().expect("a clock");
        assert!(at_once.late() && at_once.used() > 0.0);
    }

    #[test]
    fn a_part_of_a_budget() {
        let second = Budget::time(Duration::from_secs(1)).on(3);
        assert_eq!(second.part(0.25), Budget::time(Duration::from_millis(250)).on(3));
        assert_eq!(Budget::nodes(400).part(0.125), Budget::nodes(50));
        assert_eq!(Budget::nodes(2).part(0.125), Budget::nodes(1), "never nothing");
    }

    #[test]
    fn budgets_are_read_and_written() {
        for (text, budget) in [
            ("200ms", Budget::time(Duration::from_millis(200))),
            ("1.5s", Budget::time(Duration::from_millis(1500))),
            ("400n", Budget::nodes(400)),
        ] {
            assert_eq!(text.parse(), Ok(budget));
            assert_eq!(budget.to_string().parse(), Ok(budget));
        }
        for text in ["", "200", "-1s", "0ms", "1.5n", "0n", "1h", "NaNs", "infs", "9999999s", "ms"] {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
    }
}
