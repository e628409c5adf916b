//! What hangs over the restaurants of a seat: a look, and a name for whoever plays it.

use serde::{Deserialize, Serialize};

use crate::problem::Problem;
use crate::text;

/// Looks a chain can have: its colour, its symbol and the name printed with them.
pub const LOOKS: u8 = 6;
/// Characters of the name of whoever plays a seat.
pub const LONGEST_SEAT_NAME: usize = 30;

/// The sign of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Sign {
    /// Which look; no two seats share one.
    pub look: u8,
    /// Who plays it, where several people share one device; empty for the person's own name.
    #[serde(default)]
    pub name: String,
}

impl Sign {
    /// A look without a name.
    pub fn plain(look: u8) -> Sign {
        Sign { look, name: String::new() }
    }

    /// Can it hang anywhere?
    pub(crate) fn check(&self) -> Result<(), Problem> {
        let bad = |reason: String| Err(Problem::BadSign { reason });
        if self.look >= LOOKS {
            return bad(format!("there are looks 0 to {}", LOOKS - 1));
        }
        let seen = self.name.is_empty() || text::is_visible(&self.name);
        if !seen || self.name.chars().count() > LONGEST_SEAT_NAME || !text::is_one_plain_line(&self.name) {
            return bad(format!(
                "a name has at most {LONGEST_SEAT_NAME} characters that can be seen, on one line and in one direction"
            ));
        }
        Ok(())
    }
}

/// Signs for this many seats: those there are, then the looks nobody has.
pub(crate) fn for_seats(mut signs: Vec<Sign>, seats: usize) -> Vec<Sign> {
    signs.truncate(seats);
    for look in 0..LOOKS {
        if signs.len() < seats && !signs.iter().any(|sign| sign.look == look) {
            signs.push(Sign::plain(look));
        }
    }
    signs
}
