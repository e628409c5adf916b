//! Milestones.

use serde::{Deserialize, Serialize};

use crate::cards::{CampaignKind, Employee};
use crate::config::Module;
use crate::item::Item;
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
        SomeoneSellsYourDemand = "someone_sells_your_demand",
    }
}

/// What earns a milestone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum MilestoneGoal {
    /// Places a campaign of this kind.
    PlaceCampaign {
        /// The kind.
        campaign: CampaignKind,
    },
    /// Advertises one of these.
    Advertise {
        /// Items.
        items: &'static [Item],
    },
    /// Has one of these cards at work when structures are revealed.
    PutToWork {
        /// Cards.
        cards: &'static [Employee],
    },
    /// Makes this.
    Produce {
        /// The item.
        item: Item,
    },
    /// Trains a card.
    Train,
    /// Hires this many in one turn.
    Hire {
        /// How many.
        count: u8,
    },
    /// Holds this much money at any time.
    HaveCash {
        /// How much.
        amount: i32,
    },
    /// Holds this much money at the end of dinnertime.
    HaveCashAfterDinner {
        /// How much.
        amount: i32,
    },
    /// Pays at least this much in salaries at once.
    PaySalaries {
        /// How much.
        amount: i32,
    },
    /// Throws something away in clean-up.
    ThrowAway,
    /// Another chain fills an order with demand of an own campaign; known at the end of dinnertime.
    DemandSold,
}

/// Something a chain does that a milestone may be for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Feat {
    PlaceCampaign(CampaignKind),
    Advertise(Item),
    PutToWork(Employee),
    Produce(Item),
    Train,
    /// So many hires this turn.
    Hire(u8),
    HaveCash(i32),
    HaveCashAfterDinner(i32),
    PaySalaries(i32),
    ThrowAway,
    DemandSold,
}

impl MilestoneGoal {
    /// Does this feat reach the goal?
    pub(crate) fn is_met_by(&self, feat: Feat) -> bool {
        match (*self, feat) {
            (MilestoneGoal::PlaceCampaign { campaign }, Feat::PlaceCampaign(kind)) => campaign == kind,
            (MilestoneGoal::Advertise { items }, Feat::Advertise(item)) => items.contains(&item),
            (MilestoneGoal::PutToWork { cards }, Feat::PutToWork(card)) => cards.contains(&card),
            (MilestoneGoal::Produce { item }, Feat::Produce(made)) => item == made,
            (MilestoneGoal::Hire { count }, Feat::Hire(hires)) => hires >= count,
            (MilestoneGoal::HaveCash { amount }, Feat::HaveCash(cash))
            | (MilestoneGoal::HaveCashAfterDinner { amount }, Feat::HaveCashAfterDinner(cash))
            | (MilestoneGoal::PaySalaries { amount }, Feat::PaySalaries(cash)) => cash >= amount,
            (MilestoneGoal::Train, Feat::Train)
            | (MilestoneGoal::ThrowAway, Feat::ThrowAway)
            | (MilestoneGoal::DemandSold, Feat::DemandSold) => true,
            _ => false,
        }
    }

    /// Goals of one kind have one number, and the feats for them too.
    const fn kind(&self) -> usize {
        match self {
            MilestoneGoal::PlaceCampaign { .. } => 0,
            MilestoneGoal::Advertise { .. } => 1,
            MilestoneGoal::PutToWork { .. } => 2,
            MilestoneGoal::Produce { .. } => 3,
            MilestoneGoal::Train => 4,
            MilestoneGoal::Hire { .. } => 5,
            MilestoneGoal::HaveCash { .. } => 6,
            MilestoneGoal::HaveCashAfterDinner { .. } => 7,
            MilestoneGoal::PaySalaries { .. } => 8,
            MilestoneGoal::ThrowAway => 9,
            MilestoneGoal::DemandSold => 10,
        }
    }
}

impl Feat {
    const KINDS: usize = 11;

    const fn kind(self) -> usize {
        match self {
            Feat::PlaceCampaign(_) => 0,
            Feat::Advertise(_) => 1,
            Feat::PutToWork(_) => 2,
            Feat::Produce(_) => 3,
            Feat::Train => 4,
            Feat::Hire(_) => 5,
            Feat::HaveCash(_) => 6,
            Feat::HaveCashAfterDinner(_) => 7,
            Feat::PaySalaries(_) => 8,
            Feat::ThrowAway => 9,
            Feat::DemandSold => 10,
        }
    }

    /// The milestones a feat of this kind may be for.
    #[inline]
    pub(crate) const fn milestones(self) -> MilestoneSet {
        BY_GOAL[self.kind()]
    }
}

/// What a milestone does for those who have it. Rules ask for effects, never for a milestone: two of them may do the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum MilestoneEffect {
    /// Campaigns from now on never end.
    EternalCampaigns,
    /// These cards cost no salary.
    WaiveSalaries {
        /// Cards.
        cards: &'static [Employee],
    },
    /// Off the salaries of every payday.
    SalaryDiscount {
        /// How much.
        amount: i32,
    },
    /// Cards at once.
    GrantCards {
        /// Which.
        card: Employee,
        /// How many.
        count: u8,
    },
    /// More for each of these items sold.
    SaleBonus {
        /// Items.
        items: &'static [Item],
        /// How much for each.
        amount: i32,
    },
    /// More drinks from each errand and each source.
    MoreDrinks {
        /// How many more.
        amount: u8,
    },
    /// Buyers go further.
    MoreRange {
        /// How many borders more.
        amount: u8,
        /// Who.
        cards: &'static [Employee],
    },
    /// May look at everybody's reserve card.
    SeeReserves,
    /// Tips of each waitress.
    Tips {
        /// How much instead of the usual tip.
        amount: i32,
    },
    /// A freezer.
    Freezer {
        /// Items it holds.
        items: u8,
    },
    /// Changes the unit price for good.
    Price {
        /// By how much.
        amount: i32,
    },
    /// Open slots when the turn order is chosen.
    OpenSlots {
        /// How many more.
        count: u8,
    },
    /// Own campaigns of this kind make more demand.
    DemandFactor {
        /// The kind.
        campaign: CampaignKind,
        /// Times as much.
        factor: u8,
    },
    /// The CEO is also CFO, and no other may be owned.
    CeoIsCfo,
    /// Training of several trainers may be combined on one card.
    CombineTraining,
    /// Changes what houses compare, not the price.
    Score {
        /// By how much.
        amount: i32,
    },
}

/// An effect without its numbers: what a rule asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Effect {
    EternalCampaigns,
    WaiveSalaries,
    SalaryDiscount,
    GrantCards,
    SaleBonus,
    MoreDrinks,
    MoreRange,
    SeeReserves,
    Tips,
    Freezer,
    Price,
    OpenSlots,
    DemandFactor,
    CeoIsCfo,
    CombineTraining,
    Score,
}

impl Effect {
    const COUNT: usize = Effect::Score as usize + 1;

    /// The milestones that have this effect.
    #[inline]
    pub(crate) const fn milestones(self) -> MilestoneSet {
        BY_EFFECT[self as usize]
    }
}

impl MilestoneEffect {
    const fn effect(&self) -> Effect {
        match self {
            MilestoneEffect::EternalCampaigns => Effect::EternalCampaigns,
            MilestoneEffect::WaiveSalaries { .. } => Effect::WaiveSalaries,
            MilestoneEffect::SalaryDiscount { .. } => Effect::SalaryDiscount,
            MilestoneEffect::GrantCards { .. } => Effect::GrantCards,
            MilestoneEffect::SaleBonus { .. } => Effect::SaleBonus,
            MilestoneEffect::MoreDrinks { .. } => Effect::MoreDrinks,
            MilestoneEffect::MoreRange { .. } => Effect::MoreRange,
            MilestoneEffect::SeeReserves => Effect::SeeReserves,
            MilestoneEffect::Tips { .. } => Effect::Tips,
            MilestoneEffect::Freezer { .. } => Effect::Freezer,
            MilestoneEffect::Price { .. } => Effect::Price,
            MilestoneEffect::OpenSlots { .. } => Effect::OpenSlots,
            MilestoneEffect::DemandFactor { .. } => Effect::DemandFactor,
            MilestoneEffect::CeoIsCfo => Effect::CeoIsCfo,
            MilestoneEffect::CombineTraining => Effect::CombineTraining,
            MilestoneEffect::Score { .. } => Effect::Score,
        }
    }

    /// Its number, where it has one.
    pub(crate) const fn amount(&self) -> i32 {
        match *self {
            MilestoneEffect::SalaryDiscount { amount }
            | MilestoneEffect::SaleBonus { amount, .. }
            | MilestoneEffect::Tips { amount }
            | MilestoneEffect::Price { amount }
            | MilestoneEffect::Score { amount } => amount,
            MilestoneEffect::MoreDrinks { amount: number }
            | MilestoneEffect::MoreRange { amount: number, .. }
            | MilestoneEffect::GrantCards { count: number, .. }
            | MilestoneEffect::OpenSlots { count: number }
            | MilestoneEffect::DemandFactor { factor: number, .. }
            | MilestoneEffect::Freezer { items: number } => number as i32,
            MilestoneEffect::EternalCampaigns
            | MilestoneEffect::WaiveSalaries { .. }
            | MilestoneEffect::SeeReserves
            | MilestoneEffect::CeoIsCfo
            | MilestoneEffect::CombineTraining => 0,
        }
    }
}

/// One row of the milestone table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MilestoneRow {
    /// What earns it.
    pub goal: MilestoneGoal,
    /// What it does.
    pub effects: &'static [MilestoneEffect],
    /// The module that brings it; none for the base game.
    pub module: Option<Module>,
}

const DRINKS: &[Item] = &Item::DRINKS;
/// Blue cards with a salary, those of modules after the base game's (K-GEN-12).
const PAID_MARKETEERS: &[Employee] = &[
    Employee::CampaignManager,
    Employee::BrandManager,
    Employee::BrandDirector,
    Employee::MassMarketeer,
    Employee::GourmetCritic,
];

const fn row(milestone: Milestone) -> MilestoneRow {
    use Milestone as M;
    use MilestoneEffect as E;
    use MilestoneGoal as G;
    let (goal, effects): (G, &'static [E]) = match milestone {
        M::FirstBillboardPlaced => (
            G::PlaceCampaign { campaign: CampaignKind::Billboard },
            &[E::EternalCampaigns, E::WaiveSalaries { cards: PAID_MARKETEERS }],
        ),
        M::FirstToTrainSomeone => (G::Train, &[E::SalaryDiscount { amount: 15 }]),
        M::FirstToHireThree => {
            (G::Hire { count: 3 }, &[E::GrantCards { card: Employee::ManagementTrainee, count: 2 }])
        }
        M::FirstBurgerMarketed => {
            (G::Advertise { items: &[Item::Burger] }, &[E::SaleBonus { items: &[Item::Burger], amount: 5 }])
        }
        M::FirstPizzaMarketed => {
            (G::Advertise { items: &[Item::Pizza] }, &[E::SaleBonus { items: &[Item::Pizza], amount: 5 }])
        }
        M::FirstDrinkMarketed => {
            (G::Advertise { items: DRINKS }, &[E::SaleBonus { items: DRINKS, amount: 5 }])
        }
        M::FirstErrandBoyPlayed => {
            (G::PutToWork { cards: &[Employee::ErrandBoy] }, &[E::MoreDrinks { amount: 1 }])
        }
        M::FirstToHave20 => (G::HaveCash { amount: 20 }, &[E::SeeReserves]),
        M::FirstBurgerProduced => {
            (G::Produce { item: Item::Burger }, &[E::GrantCards { card: Employee::BurgerCook, count: 1 }])
        }
        M::FirstPizzaProduced => {
            (G::Produce { item: Item::Pizza }, &[E::GrantCards { card: Employee::PizzaCook, count: 1 }])
        }
        M::FirstWaitressPlayed => (G::PutToWork { cards: &[Employee::Waitress] }, &[E::Tips { amount: 5 }]),
        M::FirstToThrowAway => (G::ThrowAway, &[E::Freezer { items: 10 }]),
        M::FirstToLowerPrices => (
            G::PutToWork { cards: &[Employee::PricingManager, Employee::DiscountManager] },
            &[E::Price { amount: -1 }],
        ),
        M::FirstCartOperatorPlayed => (
            G::PutToWork { cards: &[Employee::CartOperator] },
            &[E::MoreRange { amount: 1, cards: &Employee::BUYERS }],
        ),
        M::FirstAirplaneCampaign => {
            (G::PlaceCampaign { campaign: CampaignKind::Airplane }, &[E::OpenSlots { count: 2 }])
        }
        M::FirstRadioCampaign => (
            G::PlaceCampaign { campaign: CampaignKind::Radio },
            &[E::DemandFactor { campaign: CampaignKind::Radio, factor: 2 }],
        ),
        M::FirstToHave100 => (G::HaveCashAfterDinner { amount: 100 }, &[E::CeoIsCfo]),
        M::FirstToPay20 => (G::PaySalaries { amount: 20 }, &[E::CombineTraining]),
        M::SomeoneSellsYourDemand => (G::DemandSold, &[E::Score { amount: -1 }]),
    };
    let module = match milestone {
        M::SomeoneSellsYourDemand => Some(Module::Ketchup),
        _ => None,
    };
    MilestoneRow { goal, effects, module }
}

static ROWS: [MilestoneRow; Milestone::COUNT] = {
    let mut rows = [row(Milestone::FirstBillboardPlaced); Milestone::COUNT];
    let mut i = 0;
    while i < Milestone::COUNT {
        rows[i] = row(Milestone::ALL[i]);
        i += 1;
    }
    rows
};

/// The milestones by kind of goal: a feat looks at these only.
static BY_GOAL: [MilestoneSet; Feat::KINDS] = {
    let mut sets = [MilestoneSet::NONE; Feat::KINDS];
    let mut i = 0;
    while i < Milestone::COUNT {
        let kind = row(Milestone::ALL[i]).goal.kind();
        sets[kind] = MilestoneSet(sets[kind].0 | 1 << i);
        i += 1;
    }
    sets
};

/// The milestones by effect: a question for an effect is a test of bits.
static BY_EFFECT: [MilestoneSet; Effect::COUNT] = {
    let mut sets = [MilestoneSet::NONE; Effect::COUNT];
    let mut i = 0;
    while i < Milestone::COUNT {
        let effects = row(Milestone::ALL[i]).effects;
        let mut j = 0;
        while j < effects.len() {
            let effect = effects[j].effect() as usize;
            sets[effect] = MilestoneSet(sets[effect].0 | 1 << i);
            j += 1;
        }
        i += 1;
    }
    sets
};

impl Milestone {
    /// Its row in the table.
    #[inline]
    pub fn row(self) -> &'static MilestoneRow {
        &ROWS[self.index()]
    }

    /// What it does of this kind.
    pub(crate) fn effect(self, effect: Effect) -> Option<&'static MilestoneEffect> {
        self.row().effects.iter().find(|each| each.effect() == effect)
    }
}

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
