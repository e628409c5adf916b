//! Milestones.

use serde::{Deserialize, Serialize};

use crate::vocab::vocabulary;

vocabulary! {
    /// A milestone: a lasting effect for everybody who meets its condition first, in one round (B-MIL-1).
    pub enum Milestone ("a milestone") {
        FirstBillboardPlaced = "first_billboard_placed",
        FirstToTrainSomeone = "first_to_train_someone",
        FirstToHireThree = "first_to_hire_three",
        FirstBurgerMarketed = "first_burger_marketed",
        FirstPizzaMarketed = "first_pizza_marketed",
        FirstDrinkMarketed = "first_drink_marketed",
        FirstErrandBoyPlayed = "first_errand_boy_played",
        FirstToHave20 = "first_to_have_20",
        FirstBurgerProduced = "first_burger_produced",
        FirstPizzaProduced = "first_pizza_produced",
        FirstWaitressPlayed = "first_waitress_played",
        FirstToThrowAway = "first_to_throw_away",
        FirstToLowerPrices = "first_to_lower_prices",
        FirstCartOperatorPlayed = "first_cart_operator_played",
        FirstAirplaneCampaign = "first_airplane_campaign",
        FirstRadioCampaign = "first_radio_campaign",
        FirstToHave100 = "first_to_have_100",
        FirstToPay20 = "first_to_pay_20",
    }
}

/// A set of milestones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Milestone>"))]
#[serde(from = "Vec<Milestone>", into = "Vec<Milestone>")]
pub struct MilestoneSet(u32);

impl MilestoneSet {
    /// None of them.
    pub const NONE: MilestoneSet = MilestoneSet(0);

    /// Is it in the set?
    #[inline]
    pub const fn has(self, milestone: Milestone) -> bool {
        self.0 & (1 << milestone as u32) != 0
    }

    /// Puts one in.
    pub fn insert(&mut self, milestone: Milestone) {
        self.0 |= 1 << milestone as u32;
    }

    /// Both sets together.
    pub const fn union(self, other: MilestoneSet) -> MilestoneSet {
        MilestoneSet(self.0 | other.0)
    }

    /// Those that are in this set but not in the other.
    pub const fn without(self, other: MilestoneSet) -> MilestoneSet {
        MilestoneSet(self.0 & !other.0)
    }

    /// True when none is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The milestones, in order.
    pub fn iter(self) -> impl Iterator<Item = Milestone> {
        Milestone::ALL.into_iter().filter(move |milestone| self.has(*milestone))
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
