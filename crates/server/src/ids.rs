//! Unguessable names: ids, invitation codes, tokens. And the time.

use std::sync::{Mutex, PoisonError};
#[cfg(test)]
use std::time::Duration;
use std::time::{Instant, SystemTime};

/// Letters that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// So many random characters, five bits each.
pub fn random_word(length: usize) -> String {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(*byte) % ALPHABET.len()])).collect()
}

/// 64 random bits.
pub fn random_seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    u64::from_le_bytes(bytes)
}

/// The seed of a map: short enough to read out.
pub fn random_map_seed() -> u32 {
    random_seed() as u32 % 1_000_000
}

/// Names of users and tables: 80 bits.
pub fn new_id() -> String {
    random_word(16)
}

/// Invitation codes people may have to type: 60 bits.
pub fn new_code() -> String {
    random_word(12)
}

/// Session and API tokens: 200 bits.
pub fn new_token() -> String {
    random_word(40)
}

/// What is stored of a token. Tokens are long and random, so a plain hash is enough.
pub fn hash_token(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

/// Milliseconds since 1970. Within one process it never runs backwards, and never stands still for long: when the machine's
/// clock is set back, the time goes on from what it was.
pub fn now() -> i64 {
    static STEADY: Mutex<Option<Steady>> = Mutex::new(None);
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let said = since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX));
    let tick = Instant::now();
    let mut steady = STEADY.lock().unwrap_or_else(PoisonError::into_inner);
    steady.get_or_insert(Steady { said, tick }).read(said, tick)
}

/// The last time that was believed, and when that was by a clock nobody can set.
struct Steady {
    said: i64,
    tick: Instant,
}

impl Steady {
    /// What time it is when the machine says this.
    fn read(&mut self, said: i64, tick: Instant) -> i64 {
        let passed = tick.saturating_duration_since(self.tick).as_millis();
        let at_least = self.said.saturating_add(i64::try_from(passed).unwrap_or(i64::MAX));
        if said >= at_least {
            *self = Steady { said, tick };
        }
        said.max(at_least)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_set_back_changes_nothing() {
        let start = Instant::now();
        let after = |milliseconds: u64| start + Duration::from_millis(milliseconds);
        let mut steady = Steady { said: 1_000_000, tick: start };
        assert_eq!(steady.read(1_000_010, after(10)), 1_000_010);
        // An hour back: the time goes on as if nothing had happened, and comes together again where both agree.
        assert_eq!(steady.read(1_000_020 - 3_600_000, after(20)), 1_000_020);
        assert_eq!(steady.read(1_000_500 - 3_600_000, after(500)), 1_000_500);
        assert_eq!(steady.read(1_000_500 - 3_600_000, after(500)), 1_000_500, "asked twice in one moment");
        assert_eq!(steady.read(1_000_600, after(600)), 1_000_600);
        // Forward is believed, and from there on.
        assert_eq!(steady.read(5_000_000, after(700)), 5_000_000);
        assert_eq!(steady.read(1_000_800, after(800)), 5_000_100);
        // No number is too large.
        assert_eq!(steady.read(i64::MAX, after(900)), i64::MAX);
        assert_eq!(steady.read(0, after(1000)), i64::MAX);
    }

    #[test]
    fn time_never_runs_backwards() {
        let times: Vec<i64> = (0..1000).map(|_| now()).collect();
        assert!(times.is_sorted());
    }
}
