//! Sets of milestones.

use serde::{Deserialize, Serialize};

use super::{Effect, Milestone, MilestoneEffect};

/// A set of milestones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Milestone>"))]
#[serde(from = "Vec<Milestone>", into = "Vec<Milestone>")]
pub struct MilestoneSet(u64);

impl MilestoneSet {
    /// None of them.
    pub const NONE: MilestoneSet = MilestoneSet(0);

    /// Is it in the set?
    #[inline]
    pub const fn has(self, milestone: Milestone) -> bool {
        self.0 & (1 << milestone as u64) != 0
    }

    /// The same with one more.
    pub(super) const fn with(self, milestone: Milestone) -> MilestoneSet {
        MilestoneSet(self.0 | 1 << milestone as u64)
    }

    /// Puts one in.
    pub fn insert(&mut self, milestone: Milestone) {
        self.0 |= 1 << milestone as u64;
    }

    /// Both sets together.
    pub const fn union(self, other: MilestoneSet) -> MilestoneSet {
        MilestoneSet(self.0 | other.0)
    }

    /// Those that are in this set but not in the other.
    pub const fn without(self, other: MilestoneSet) -> MilestoneSet {
        MilestoneSet(self.0 & !other.0)
    }

    /// Those that are in both.
    #[inline]
    pub const fn intersection(self, other: MilestoneSet) -> MilestoneSet {
        MilestoneSet(self.0 & other.0)
    }

    /// True when none is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// What the milestones with this effect come to.
    pub(crate) fn amount(self, effect: Effect) -> i32 {
        self.iter().filter_map(|milestone| milestone.effect(effect)).map(MilestoneEffect::amount).sum()
    }

    /// The milestones, in order.
    pub fn iter(self) -> impl Iterator<Item = Milestone> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = *Milestone::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<Milestone> for MilestoneSet {
    fn from_iter<I: IntoIterator<Item = Milestone>>(iter: I) -> Self {
        let mut set = MilestoneSet::NONE;
        for milestone in iter {
            set.insert(milestone);
        }
        set
    }
}

impl From<Vec<Milestone>> for MilestoneSet {
    fn from(list: Vec<Milestone>) -> Self {
        list.into_iter().collect()
    }
}

impl From<MilestoneSet> for Vec<Milestone> {
    fn from(set: MilestoneSet) -> Self {
        set.iter().collect()
    }
}
