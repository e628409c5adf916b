//! Why a bot did what it did, in a form a client can show.

use magnate_rules::Action;
use serde::{Deserialize, Serialize};

/// The last decision of a bot: what it considered and what it expected of each.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Explanation {
    /// What was considered, best first. The first is what it did.
    pub candidates: Vec<Candidate>,
    /// Rounds looked ahead.
    pub rounds: u8,
    /// Simulated continuations, all candidates together; 0 when nothing was simulated.
    pub nodes: u64,
}

/// One thing the bot could have done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Candidate {
    /// The decision, and what it plans to do after it in the same turn.
    pub plan: Vec<Action>,
    /// Expected outcome in dollars: own cash after the rounds looked ahead, minus that of the best rival where it
    /// was simulated.
    pub dollars: i32,
    /// Half the width of the 95% interval of that, where it was simulated.
    pub spread: Option<i32>,
    /// How often it was simulated.
    pub samples: u32,
    /// What speaks for it.
    pub reasons: Vec<Reason>,
}

impl Candidate {
    /// A candidate judged without simulating it.
    pub fn judged(plan: Vec<Action>, dollars: i32) -> Self {
        Candidate { plan, dollars, spread: None, samples: 0, reasons: Vec::new() }
    }
}

/// One thing that speaks for or against a candidate. The client has the words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reason {
    /// A stable word: `sales`, `salaries`, `milestone`, `price`, `reach`, `order`, `bank`, `growth`, ...
    pub code: String,
    /// What it is worth in dollars, if it can be said.
    pub dollars: Option<i32>,
    /// What it is about: the id of a card, an item, a milestone or a house.
    pub about: Option<String>,
}

impl Reason {
    /// A reason with its worth.
    pub fn new(code: &str, dollars: i32) -> Self {
        Reason { code: code.into(), dollars: Some(dollars), about: None }
    }

    /// The same about something.
    pub fn about(mut self, what: impl std::fmt::Display) -> Self {
        self.about = Some(what.to_string());
        self
    }
}
