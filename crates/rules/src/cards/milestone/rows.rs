//! The table of milestones, and what is looked up in it.

use super::{Effect, Feat, Milestone, MilestoneEffect, MilestoneGoal, MilestoneRow, MilestoneSet};
use crate::cards::{CampaignKind, Employee};
use crate::config::{Module, ModuleSet};
use crate::item::Item;

const DRINKS: &[Item] = &Item::DRINKS;
/// Blue cards that put tokens out.
const MARKETEERS: &[Employee] = &[
    Employee::MarketingTrainee,
    Employee::CampaignManager,
    Employee::BrandManager,
    Employee::BrandDirector,
    Employee::GourmetCritic,
    Employee::RuralMarketeer,
];
/// Blue cards with a salary, those of modules after the base game's (K-GEN-12).
const PAID_MARKETEERS: &[Employee] = &[
    Employee::CampaignManager,
    Employee::BrandManager,
    Employee::BrandDirector,
    Employee::MassMarketeer,
    Employee::GourmetCritic,
    Employee::RuralMarketeer,
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
        M::FirstRuralMarketeerUsed => {
            (G::PlaceCampaign { campaign: CampaignKind::GiantBillboard }, &[E::PlaceOfframp])
        }
        M::FirstMarketeerUsed => {
            (G::Use { cards: MARKETEERS }, &[E::MarketingPay { amount: 5 }, E::Score { amount: -2 }])
        }
        M::FirstMarketingTraineeUsed => (
            G::Use { cards: &[Employee::MarketingTrainee] },
            &[
                E::GrantCards { card: Employee::KitchenTrainee, count: 1 },
                E::GrantCards { card: Employee::ErrandBoy, count: 1 },
            ],
        ),
        M::FirstCampaignManagerUsed => (G::Use { cards: &[Employee::CampaignManager] }, &[E::SecondCampaign]),
        M::FirstBrandManagerUsed => (G::Use { cards: &[Employee::BrandManager] }, &[E::TwoGoods]),
        M::FirstBrandDirectorUsed => (
            G::Use { cards: &[Employee::BrandDirector] },
            &[E::EternalRadios { card: Employee::BrandDirector }],
        ),
        M::FirstBurgerSold => (G::Sell { item: Item::Burger }, &[E::CeoSlots { count: 4 }]),
        M::FirstPizzaSold => (G::Sell { item: Item::Pizza }, &[E::PizzaRadios]),
        M::FirstLemonadeSold => (G::Sell { item: Item::Lemonade }, &[E::TrainAtWork]),
        M::FirstBeerSold => (G::Sell { item: Item::Beer }, &[E::PayInItems]),
        M::FirstSoftDrinkSold => (G::Sell { item: Item::SoftDrink }, &[E::Freezer { items: 10 }]),
        M::FirstRecruitingGirlUsed => (
            G::Use { cards: &[Employee::RecruitingGirl] },
            &[E::FreeCard { card: Employee::ExecutiveVicePresident }],
        ),
        M::FirstTrainerUsed => (
            G::Use { cards: &[Employee::Trainer] },
            &[E::GrantCards { card: Employee::Trainer, count: 1 }, E::NoForcedFiring],
        ),
        M::FirstDiscountManagerUsed => {
            (G::PutToWork { cards: &[Employee::DiscountManager] }, &[E::BurnCash { amount: 100 }])
        }
        M::FirstHouseBuilt => (G::BuildHouse, &[E::CombineTraining]),
        M::FirstNewRestaurant => (G::OpenRestaurant, &[E::FreeMailbox]),
        M::FirstWaitressUsed => (G::EarnTips, &[E::SalaryRate { amount: 3 }]),
        M::FirstCartOperatorUsed => (
            G::Use { cards: &[Employee::CartOperator] },
            &[
                E::DrinksPerSource { cards: &[Employee::CartOperator, Employee::ZeppelinPilot], count: 4 },
                E::DrinksPerSource { cards: &[Employee::TruckDriver], count: 6 },
            ],
        ),
        M::FirstLobbyistUsed => (G::Lobby, &[E::AddTile]),
        M::FirstCoffeeSold => (G::SellCoffee, &[E::PlaceShop]),
    };
    let module = match milestone {
        M::SomeoneSellsYourDemand => Some(Module::Ketchup),
        M::FirstRuralMarketeerUsed => Some(Module::RuralMarketeers),
        M::FirstMarketeerUsed
        | M::FirstMarketingTraineeUsed
        | M::FirstCampaignManagerUsed
        | M::FirstBrandManagerUsed
        | M::FirstBrandDirectorUsed
        | M::FirstBurgerSold
        | M::FirstPizzaSold
        | M::FirstLemonadeSold
        | M::FirstBeerSold
        | M::FirstSoftDrinkSold
        | M::FirstRecruitingGirlUsed
        | M::FirstTrainerUsed
        | M::FirstDiscountManagerUsed
        | M::FirstHouseBuilt
        | M::FirstNewRestaurant
        | M::FirstWaitressUsed
        | M::FirstCartOperatorUsed => Some(Module::NewMilestones),
        M::FirstLobbyistUsed => Some(Module::Lobbyists),
        M::FirstCoffeeSold => Some(Module::Coffee),
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
pub(super) static BY_GOAL: [MilestoneSet; Feat::KINDS] = {
    let mut sets = [MilestoneSet::NONE; Feat::KINDS];
    let mut i = 0;
    while i < Milestone::COUNT {
        let kind = row(Milestone::ALL[i]).goal.kind();
        sets[kind] = sets[kind].with(Milestone::ALL[i]);
        i += 1;
    }
    sets
};

/// The milestones of the base game.
static BASE: MilestoneSet = {
    let mut set = MilestoneSet::NONE;
    let mut i = 0;
    while i < Milestone::COUNT {
        if row(Milestone::ALL[i]).module.is_none() {
            set = set.with(Milestone::ALL[i]);
        }
        i += 1;
    }
    set
};

impl Feat {
    /// The milestones a feat of this kind may be for in a game with these modules; a base game looks at its own only.
    #[inline]
    pub(crate) fn milestones_with(self, modules: ModuleSet) -> MilestoneSet {
        if modules.is_empty() { self.milestones().intersection(BASE) } else { self.milestones() }
    }
}

/// The milestones by effect: a question for an effect is a test of bits.
pub(super) static BY_EFFECT: [MilestoneSet; Effect::COUNT] = {
    let mut sets = [MilestoneSet::NONE; Effect::COUNT];
    let mut i = 0;
    while i < Milestone::COUNT {
        let effects = row(Milestone::ALL[i]).effects;
        let mut j = 0;
        while j < effects.len() {
            let effect = effects[j].effect() as usize;
            sets[effect] = sets[effect].with(Milestone::ALL[i]);
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
