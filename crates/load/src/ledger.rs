//! What the server has confirmed and shown, and whether it still knows.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::client::Step;
use crate::play::Notes;

/// A decision somebody was told is stored, or that was read back once.
struct Kept {
    seat: u8,
    action: Value,
}

/// What must be in the log of one table.
#[derive(Default)]
pub struct Ledger {
    kept: BTreeMap<u32, Kept>,
    /// Decisions without an answer: stored or not, both are right.
    unsure: Vec<(u8, u32, Value)>,
    /// The first entry nobody has been shown.
    seen: u32,
    /// Confirmations ever noted.
    pub confirmed: usize,
}

impl Ledger {
    /// The first entry nobody has been shown.
    pub fn seen(&self) -> u32 {
        self.seen
    }

    /// Takes in what a player was told. Two confirmations of one entry are a fault.
    pub fn note(&mut self, seat: u8, notes: &mut Notes) -> Result<(), String> {
        for sent in notes.confirmed.drain(..) {
            self.confirmed += 1;
            let kept = Kept { seat, action: sent.action };
            if let Some(other) = self.kept.insert(sent.seq, kept) {
                return Err(format!(
                    "entry {} was confirmed to seat {} and to seat {seat}",
                    sent.seq, other.seat
                ));
            }
        }
        self.unsure.extend(notes.unsure.drain(..).map(|sent| (seat, sent.seq, sent.action)));
        for step in notes.shown.drain(..) {
            self.seen = self.seen.max(step.seq + 1);
        }
        Ok(())
    }

    /// Compares the log, as one seat is shown all of it, with what was confirmed and shown before.
    pub fn compare(&mut self, viewer: u8, log: &[Step]) -> Result<(), String> {
        for (step, number) in log.iter().zip(0..) {
            if step.seq != number {
                return Err(format!("entry {number} is missing: {} comes instead", step.seq));
            }
        }
        let end = log.len() as u32;
        if end < self.seen {
            return Err(format!(
                "entry {} was shown to somebody and is gone: the log ends at {end}",
                self.seen - 1
            ));
        }
        if let Some((seq, kept)) = self.kept.iter().find(|(seq, _)| **seq >= end) {
            return Err(format!(
                "entry {seq} is gone: {} of seat {}; the log ends at {end}",
                kept.action, kept.seat
            ));
        }
        for step in log.iter().filter(|step| step.entry["entry"] == "acted") {
            self.compare_one(viewer, step)?;
        }
        let missing = self.kept.keys().find(|seq| log[**seq as usize].entry["entry"] != "acted");
        missing.map_or(Ok(()), |seq| Err(format!("entry {seq} is no longer a decision")))
    }

    fn compare_one(&mut self, viewer: u8, step: &Step) -> Result<(), String> {
        let (seq, action) = (step.seq, &step.entry["action"]);
        let seat = step.entry["seat"].as_u64().unwrap_or(u64::MAX) as u8;
        let hidden = action["action"] == "hidden" && viewer != seat;
        if let Some(kept) = self.kept.get(&seq) {
            if kept.seat != seat || !(hidden || kept.action == *action) {
                return Err(format!(
                    "entry {seq} was {} of seat {}, and is {}",
                    kept.action, kept.seat, step.entry
                ));
            }
            return Ok(());
        }
        let sent = self
            .unsure
            .iter()
            .any(|(who, at, what)| (*who, *at) == (seat, seq) && (hidden || what == action));
        if !sent {
            return Err(format!("entry {seq} was never sent by anybody: {}", step.entry));
        }
        if !hidden {
            // Now that somebody has seen it, it must stay.
            self.kept.insert(seq, Kept { seat, action: action.clone() });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn step(seq: u32, entry: Value) -> Step {
        Step { seq, entry }
    }

    fn log() -> Vec<Step> {
        vec![
            step(0, json!({ "entry": "opened" })),
            step(1, json!({ "entry": "started" })),
            step(2, json!({ "entry": "acted", "seat": 0, "action": { "action": "pass" } })),
            step(3, json!({ "entry": "acted", "seat": 1, "action": { "action": "hidden" } })),
        ]
    }

    fn ledger() -> Ledger {
        let mut ledger = Ledger::default();
        ledger.kept.insert(2, Kept { seat: 0, action: json!({ "action": "pass" }) });
        ledger.unsure.push((1, 3, json!({ "action": "reserve", "card": 100 })));
        ledger
    }

    #[test]
    fn what_was_confirmed_must_be_there() {
        assert_eq!(ledger().compare(0, &log()), Ok(()));
        assert_eq!(ledger().compare(0, &log()[..3]), Ok(()), "nobody was promised the last one");
        assert!(ledger().compare(0, &log()[..2]).unwrap_err().contains("entry 2 is gone"));
        let mut seen = ledger();
        seen.seen = 4;
        assert!(seen.compare(0, &log()[..3]).unwrap_err().contains("was shown"));
    }

    #[test]
    fn it_must_be_the_same_and_nothing_else() {
        let mut other = log();
        other[2].entry["action"] = json!({ "action": "end" });
        assert!(ledger().compare(0, &other).unwrap_err().contains("entry 2 was"));
        let mut stranger = log();
        stranger[3].entry["seat"] = json!(2);
        assert!(ledger().compare(0, &stranger).unwrap_err().contains("never sent"));
        let mut gap = log();
        gap.remove(0);
        assert!(ledger().compare(0, &gap).unwrap_err().contains("entry 0 is missing"));
    }
}
