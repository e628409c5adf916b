//! Who is about. A table knows no connections: whoever keeps them says when each person was last there.

use std::collections::BTreeMap;

use crate::entry::UserId;

/// How far the clocks of two machines may differ before what one says about the other's future is not believed.
const CLOCKS_DIFFER: i64 = 60_000;

/// Whoever lost their connection may usually take so long to come back before it counts, in milliseconds.
pub const GRACE: i64 = 60_000;

/// When each person last had a live connection to a table, in milliseconds since 1970: now, for those who have one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Presence {
    seen: BTreeMap<UserId, i64>,
    grace: i64,
}

impl Presence {
    /// Nobody has been there.
    pub const NOBODY: Presence = Presence { seen: BTreeMap::new(), grace: GRACE };

    /// With another time to come back, in milliseconds.
    pub fn with_grace(self, grace: i64) -> Self {
        Presence { grace, ..self }
    }

    /// How long whoever lost their connection may take to come back before it counts.
    pub(crate) fn grace(&self) -> i64 {
        self.grace
    }

    /// Notes that somebody was there at a time; only the latest counts.
    pub fn note(&mut self, user: UserId, at: i64) {
        let last = self.seen.entry(user).or_insert(at);
        *last = at.max(*last);
    }

    /// When this person was last there, if ever. What lies in the future is now, or a clock that was wrong.
    pub(crate) fn last_seen(&self, user: &UserId, now: i64) -> Option<i64> {
        let seen = self.seen.get(user).copied()?;
        (seen <= now.saturating_add(CLOCKS_DIFFER)).then(|| seen.min(now))
    }
}

impl Default for Presence {
    fn default() -> Self {
        Presence::NOBODY
    }
}

impl FromIterator<(UserId, i64)> for Presence {
    fn from_iter<I: IntoIterator<Item = (UserId, i64)>>(iter: I) -> Self {
        let mut presence = Presence::NOBODY;
        iter.into_iter().for_each(|(user, at)| presence.note(user, at));
        presence
    }
}
