//! Employee cards.

use crate::cards::{CampaignKind, Careers, Group};
use crate::config::Module;
use crate::item::Item;
use crate::vocab::vocabulary;

vocabulary! {
    /// A kind of employee card. The CEO is not one: everybody has one, always at work.
    pub enum Employee ("an employee") {
        Waitress = "waitress",
        ManagementTrainee = "management_trainee",
        JuniorVicePresident = "junior_vice_president",
        VicePresident = "vice_president",
        SeniorVicePresident = "senior_vice_president",
        ExecutiveVicePresident = "executive_vice_president",
        NewBusinessDeveloper = "new_business_developer",
        LuxuriesManager = "luxuries_manager",
        PricingManager = "pricing_manager",
        DiscountManager = "discount_manager",
        LocalManager = "local_manager",
        RegionalManager = "regional_manager",
        Cfo = "cfo",
        RecruitingGirl = "recruiting_girl",
        RecruitingManager = "recruiting_manager",
        HrDirector = "hr_director",
        Trainer = "trainer",
        Coach = "coach",
        Guru = "guru",
        ErrandBoy = "errand_boy",
        CartOperator = "cart_operator",
        TruckDriver = "truck_driver",
        ZeppelinPilot = "zeppelin_pilot",
        MarketingTrainee = "marketing_trainee",
        CampaignManager = "campaign_manager",
        BrandManager = "brand_manager",
        BrandDirector = "brand_director",
        KitchenTrainee = "kitchen_trainee",
        BurgerCook = "burger_cook",
        BurgerChef = "burger_chef",
        PizzaCook = "pizza_cook",
        PizzaChef = "pizza_chef",
        FryChef = "fry_chef",
        KimchiMaster = "kimchi_master",
        SushiCook = "sushi_cook",
        SushiChef = "sushi_chef",
        NoodleCook = "noodle_cook",
        NoodleChef = "noodle_chef",
        MassMarketeer = "mass_marketeer",
        GourmetCritic = "gourmet_critic",
        NightShiftManager = "night_shift_manager",
        BMovieStar = "b_movie_star",
        CMovieStar = "c_movie_star",
        DMovieStar = "d_movie_star",
        RuralMarketeer = "rural_marketeer",
        Lobbyist = "lobbyist",
        BaristaTrainee = "barista_trainee",
        Barista = "barista",
        LeadBarista = "lead_barista",
    }
}

/// The colour group of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Colour {
    Black,
    Purple,
    Salmon,
    Red,
    Grey,
    LightGreen,
    Blue,
    Green,
    Teal,
}

/// How far a card reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmployeeRange {
    /// Along roads, over this many tile borders.
    Road(u8),
    /// Through the air, over this many tile borders.
    Air(u8),
    /// Anywhere.
    Unlimited,
}

/// What a marketeer can do (B-MKT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marketeer {
    /// The kinds it may place.
    pub kinds: &'static [CampaignKind],
    /// How far from an own restaurant.
    pub range: EmployeeRange,
    /// The longest campaign; 0 when it never ends (K-RURAL-1).
    pub max_turns: u8,
}

/// How a buyer fetches drinks from sources (B-FOD-3, B-FOD-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Buying {
    /// By road or by air, how far.
    pub range: EmployeeRange,
    /// Drinks from each source.
    pub per_source: u8,
}

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Only its slots, if any.
    Manage,
    /// Tips and ties (B-DIN-4, B-DIN-6).
    Serve,
    /// Changes the unit price by this much (B-DIN-3).
    Price(i8),
    /// Half as much again (B-DIN-7).
    Cfo,
    /// Hires this many; `discounts` when what is left lowers the salary bill (B-HIR-1, B-HIR-3).
    Hire {
        /// Hires a round.
        count: u8,
        /// Does an unused hire lower the salaries?
        discounts: bool,
    },
    /// Gives this many training steps (B-TRN-1).
    Train(u8),
    /// Makes this much of any one of these foods (B-FOD-1).
    Cook {
        /// What it can make.
        makes: &'static [Item],
        /// How much of it.
        amount: u8,
    },
    /// Fetches this many drinks of one kind from anywhere (B-FOD-2).
    Errand(u8),
    /// Fetches drinks from sources.
    Buy(Buying),
    /// Starts campaigns.
    Market(Marketeer),
    /// Places a house or a garden (B-BLD-1).
    Develop,
    /// Places restaurants; `moves` when it may also move one and all open at once (B-RST-2, B-RST-3).
    Expand {
        /// How far.
        range: EmployeeRange,
        /// Regional rather than local.
        moves: bool,
    },
    /// Lays a road or a park, within so many borders by road (K-LOB-4).
    Lobby(u8),
    /// Adds this much to the income from every house sold to (K-FRY-2).
    Fry(u8),
    /// Makes this at the end of clean-up (K-KIM-1).
    Ferment {
        /// What.
        item: Item,
        /// How much.
        amount: u8,
    },
    /// Makes all campaigns run once more (K-MASS-2).
    Repeat,
    /// Lets own cards without a salary work twice (K-NIGHT-2).
    NightShift,
    /// Chooses its place and wins ties before others; 1 is the best (K-STAR-3, K-STAR-4).
    Star(u8),
}

/// One row of the employee table.
#[derive(Clone, Copy, Debug)]
pub struct EmployeeCard {
    /// Copies in the box.
    pub count: u8,
    /// Has the entry mark: can be hired.
    pub entry: bool,
    /// Costs a salary.
    pub salary: bool,
    /// At most one in a company (B-TRN-4); of movie stars, at most one of any letter (K-STAR-2).
    pub unique: bool,
    /// The module that brings it; none for the base game.
    pub module: Option<Module>,
    /// Only with so many players or more (K-STAR-1).
    pub min_players: u8,
    /// Colour group.
    pub colour: Colour,
    /// Slots of a manager; 0 for everybody else.
    pub slots: u8,
    /// Next steps of its career.
    pub to: &'static [Employee],
    /// What it does.
    pub ability: Ability,
}

use Employee as E;

const BASE: EmployeeCard = EmployeeCard {
    count: 12,
    entry: false,
    salary: false,
    unique: false,
    module: None,
    min_players: 0,
    colour: Colour::Grey,
    slots: 0,
    to: &[],
    ability: Ability::Manage,
};

const fn entry(colour: Colour, to: &'static [Employee], ability: Ability) -> EmployeeCard {
    EmployeeCard { count: 12, entry: true, colour, to, ability, ..BASE }
}

const fn skilled(colour: Colour, to: &'static [Employee], ability: Ability) -> EmployeeCard {
    EmployeeCard { count: 6, salary: true, colour, to, ability, ..BASE }
}

const fn unique(colour: Colour, ability: Ability) -> EmployeeCard {
    EmployeeCard { count: 3, salary: true, unique: true, colour, ability, ..BASE }
}

const fn manager(count: u8, slots: u8, to: &'static [Employee]) -> EmployeeCard {
    EmployeeCard { count, salary: true, colour: Colour::Black, slots, to, ..BASE }
}

const fn market(kinds: &'static [CampaignKind], range: EmployeeRange, max_turns: u8) -> Ability {
    Ability::Market(Marketeer { kinds, range, max_turns })
}

const fn star(rank: u8, min_players: u8) -> EmployeeCard {
    EmployeeCard { count: 1, min_players, ..unique(Colour::Purple, Ability::Star(rank)) }
        .of(Module::MovieStars)
}

impl EmployeeCard {
    const fn of(self, module: Module) -> EmployeeCard {
        EmployeeCard { module: Some(module), ..self }
    }
}

const fn brew(amount: u8) -> Ability {
    Ability::Cook { makes: &[Item::Coffee], amount }
}

const fn buy(range: EmployeeRange, per_source: u8) -> Ability {
    Ability::Buy(Buying { range, per_source })
}

pub(super) const fn card(employee: Employee) -> EmployeeCard {
    use CampaignKind::*;
    use Colour::*;
    use EmployeeRange::*;
    match employee {
        E::Waitress => entry(Purple, &[E::BMovieStar, E::CMovieStar, E::DMovieStar], Ability::Serve),
        E::ManagementTrainee => EmployeeCard {
            entry: true,
            salary: false,
            ..manager(18, 2, &[E::JuniorVicePresident, E::NewBusinessDeveloper, E::LuxuriesManager])
        },
        E::JuniorVicePresident => manager(
            12,
            3,
            &[E::VicePresident, E::LocalManager, E::DiscountManager, E::RecruitingManager, E::Coach],
        ),
        E::VicePresident => manager(6, 4, &[E::SeniorVicePresident, E::RegionalManager, E::Guru]),
        E::SeniorVicePresident => manager(6, 5, &[E::ExecutiveVicePresident, E::Cfo, E::HrDirector]),
        E::ExecutiveVicePresident => EmployeeCard { unique: true, ..manager(3, 10, &[]) },
        E::NewBusinessDeveloper => skilled(Purple, &[], Ability::Develop),
        E::LuxuriesManager => unique(Salmon, Ability::Price(10)),
        E::PricingManager => entry(Salmon, &[], Ability::Price(-1)),
        E::DiscountManager => skilled(Salmon, &[], Ability::Price(-3)),
        E::LocalManager => skilled(Red, &[], Ability::Expand { range: Road(3), moves: false }),
        E::RegionalManager => unique(Red, Ability::Expand { range: Unlimited, moves: true }),
        E::Cfo => unique(Purple, Ability::Cfo),
        E::RecruitingGirl => entry(Grey, &[], Ability::Hire { count: 1, discounts: false }),
        E::RecruitingManager => skilled(Grey, &[], Ability::Hire { count: 2, discounts: true }),
        E::HrDirector => unique(Grey, Ability::Hire { count: 4, discounts: true }),
        E::Trainer => entry(Grey, &[], Ability::Train(1)),
        E::Coach => skilled(Grey, &[], Ability::Train(2)),
        E::Guru => unique(Grey, Ability::Train(3)),
        E::ErrandBoy => entry(LightGreen, &[E::CartOperator], Ability::Errand(1)),
        E::CartOperator => skilled(LightGreen, &[E::TruckDriver], buy(Road(2), 2)),
        E::TruckDriver => skilled(LightGreen, &[E::ZeppelinPilot], buy(Road(3), 3)),
        E::ZeppelinPilot => unique(LightGreen, buy(Air(4), 2)),
        E::MarketingTrainee => {
            const TO: &[Employee] =
                &[E::CampaignManager, E::MassMarketeer, E::GourmetCritic, E::RuralMarketeer];
            entry(Blue, TO, market(&[Billboard], Road(2), 2))
        }
        E::CampaignManager => skilled(Blue, &[E::BrandManager], market(&[Billboard, Mailbox], Road(3), 3)),
        E::BrandManager => {
            skilled(Blue, &[E::BrandDirector], market(&[Billboard, Mailbox, Airplane], Unlimited, 4))
        }
        E::BrandDirector => unique(Blue, market(&[Billboard, Mailbox, Airplane, Radio], Unlimited, 5)),
        E::KitchenTrainee => entry(
            Green,
            &[E::BurgerCook, E::PizzaCook, E::SushiCook, E::NoodleCook],
            Ability::Cook { makes: &[Item::Burger, Item::Pizza], amount: 1 },
        ),
        E::BurgerCook => {
            skilled(Green, &[E::BurgerChef, E::FryChef], Ability::Cook { makes: &[Item::Burger], amount: 3 })
        }
        E::BurgerChef => unique(Green, Ability::Cook { makes: &[Item::Burger], amount: 8 }),
        E::PizzaCook => {
            skilled(Green, &[E::PizzaChef, E::FryChef], Ability::Cook { makes: &[Item::Pizza], amount: 3 })
        }
        E::PizzaChef => unique(Green, Ability::Cook { makes: &[Item::Pizza], amount: 8 }),
        E::FryChef => skilled(Green, &[], Ability::Fry(10)).of(Module::FryChefs),
        E::KimchiMaster => {
            EmployeeCard { entry: true, ..unique(Green, Ability::Ferment { item: Item::Kimchi, amount: 1 }) }
                .of(Module::Kimchi)
        }
        E::SushiCook => {
            let cook = Ability::Cook { makes: &[Item::Sushi], amount: 2 };
            skilled(Green, &[E::SushiChef, E::FryChef], cook).of(Module::Sushi)
        }
        E::SushiChef => unique(Green, Ability::Cook { makes: &[Item::Sushi], amount: 5 }).of(Module::Sushi),
        E::NoodleCook => {
            let cook = Ability::Cook { makes: &[Item::Noodles], amount: 6 };
            skilled(Green, &[E::NoodleChef, E::FryChef], cook).of(Module::Noodles)
        }
        E::NoodleChef => {
            unique(Green, Ability::Cook { makes: &[Item::Noodles], amount: 16 }).of(Module::Noodles)
        }
        E::MassMarketeer => skilled(Blue, &[], Ability::Repeat).of(Module::MassMarketeers),
        E::GourmetCritic => {
            skilled(Blue, &[], market(&[GourmetGuide], Unlimited, 3)).of(Module::GourmetCritics)
        }
        E::NightShiftManager => {
            EmployeeCard { entry: true, ..unique(Black, Ability::NightShift) }.of(Module::NightShift)
        }
        E::BMovieStar => star(1, 2),
        E::CMovieStar => star(2, 4),
        E::DMovieStar => star(3, 5),
        E::RuralMarketeer => {
            skilled(Blue, &[], market(&[GiantBillboard], Unlimited, 0)).of(Module::RuralMarketeers)
        }
        E::Lobbyist => {
            EmployeeCard { entry: true, ..skilled(Purple, &[], Ability::Lobby(2)) }.of(Module::Lobbyists)
        }
        E::BaristaTrainee => entry(Teal, &[E::Barista], brew(1)).of(Module::Coffee),
        E::Barista => skilled(Teal, &[E::LeadBarista], brew(2)).of(Module::Coffee),
        E::LeadBarista => unique(Teal, brew(5)).of(Module::Coffee),
    }
}

static CARDS: [EmployeeCard; Employee::COUNT] = {
    let mut cards = [BASE; Employee::COUNT];
    let mut i = 0;
    while i < Employee::COUNT {
        cards[i] = card(Employee::ALL[i]);
        i += 1;
    }
    cards
};

impl Employee {
    /// All cards.
    pub const CARDS: Group = Group::new(&Employee::ALL);
    /// The entry cards.
    pub const ENTRY: Group = Group::new(&[
        E::Waitress,
        E::ManagementTrainee,
        E::PricingManager,
        E::RecruitingGirl,
        E::Trainer,
        E::ErrandBoy,
        E::MarketingTrainee,
        E::KitchenTrainee,
        E::KimchiMaster,
        E::NightShiftManager,
        E::Lobbyist,
        E::BaristaTrainee,
    ]);
    /// The managers: black cards, which sit under the CEO.
    pub const MANAGERS: Group = Group::new(&[
        E::ManagementTrainee,
        E::JuniorVicePresident,
        E::VicePresident,
        E::SeniorVicePresident,
        E::ExecutiveVicePresident,
        E::NightShiftManager,
    ]);
    /// Cards that start campaigns.
    pub const MARKETEERS: Group = Group::new(&[
        E::MarketingTrainee,
        E::CampaignManager,
        E::BrandManager,
        E::BrandDirector,
        E::GourmetCritic,
        E::RuralMarketeer,
    ]);
    /// Cards that make food.
    pub const COOKS: Group = Group::new(&[
        E::KitchenTrainee,
        E::BurgerCook,
        E::BurgerChef,
        E::PizzaCook,
        E::PizzaChef,
        E::SushiCook,
        E::SushiChef,
        E::NoodleCook,
        E::NoodleChef,
        E::BaristaTrainee,
        E::Barista,
        E::LeadBarista,
    ]);
    /// Movie stars, the best first.
    pub const STARS: [Employee; 3] = [E::BMovieStar, E::CMovieStar, E::DMovieStar];
    /// Cards that fetch drinks from sources.
    pub const BUYERS: [Employee; 3] = [E::CartOperator, E::TruckDriver, E::ZeppelinPilot];
    /// Cards that fetch drinks from anywhere.
    pub const ERRANDS: [Employee; 1] = [E::ErrandBoy];
    /// Cards that hire.
    pub const RECRUITERS: [Employee; 3] = [E::RecruitingGirl, E::RecruitingManager, E::HrDirector];
    /// Cards that train.
    pub const TRAINERS: [Employee; 3] = [E::Trainer, E::Coach, E::Guru];
    /// Cards that change the price.
    pub const PRICERS: [Employee; 3] = [E::LuxuriesManager, E::PricingManager, E::DiscountManager];
    /// Cards that place restaurants; at work they make drive-ins.
    pub const EXPANDERS: [Employee; 2] = [E::LocalManager, E::RegionalManager];
    /// Cards that place houses and gardens.
    pub const DEVELOPERS: [Employee; 1] = [E::NewBusinessDeveloper];

    /// The card's row in the table.
    #[inline]
    pub fn card(self) -> &'static EmployeeCard {
        &CARDS[self.index()]
    }

    /// Is it a manager, who sits directly under the CEO?
    #[inline]
    pub fn is_manager(self) -> bool {
        matches!(self.card().colour, Colour::Black)
    }

    /// Training steps on the way to another card with every module in play; [`Careers::of`] knows which are.
    #[inline]
    pub fn steps_to(self, to: Employee) -> Option<u8> {
        Careers::ALL.steps(self, to)
    }

    /// Every card its career can lead to with every module in play, in order.
    pub fn targets(self) -> impl Iterator<Item = Employee> {
        Careers::ALL.targets(self)
    }

    /// What the card can do as a marketeer.
    pub fn marketeer(self) -> Option<&'static Marketeer> {
        match &self.card().ability {
            Ability::Market(marketeer) => Some(marketeer),
            _ => None,
        }
    }

    /// How the card buys drinks from sources.
    pub fn buying(self) -> Option<&'static Buying> {
        match &self.card().ability {
            Ability::Buy(buying) => Some(buying),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::ModuleSet;

    fn with(test: impl Fn(&EmployeeCard) -> bool) -> Vec<Employee> {
        Employee::ALL.into_iter().filter(|employee| test(employee.card())).collect()
    }

    #[test]
    fn groups_agree_with_the_table() {
        assert_eq!(with(|c| c.entry), Employee::ENTRY.all());
        assert_eq!(with(|c| c.colour == Colour::Black), Employee::MANAGERS.all());
        assert_eq!(with(|c| matches!(c.ability, Ability::Market(_))), Employee::MARKETEERS.all());
        assert_eq!(with(|c| matches!(c.ability, Ability::Cook { .. })), Employee::COOKS.all());
        assert_eq!(with(|c| matches!(c.ability, Ability::Star(_))), Employee::STARS);
        assert_eq!(with(|c| matches!(c.ability, Ability::Buy(_))), Employee::BUYERS);
        assert_eq!(with(|c| matches!(c.ability, Ability::Errand(_))), Employee::ERRANDS);
        assert_eq!(with(|c| matches!(c.ability, Ability::Hire { .. })), Employee::RECRUITERS);
        assert_eq!(with(|c| matches!(c.ability, Ability::Train(_))), Employee::TRAINERS);
        assert_eq!(with(|c| matches!(c.ability, Ability::Price(_))), Employee::PRICERS);
        assert_eq!(with(|c| matches!(c.ability, Ability::Expand { .. })), Employee::EXPANDERS);
        assert_eq!(with(|c| matches!(c.ability, Ability::Develop)), Employee::DEVELOPERS);
        for group in
            [Employee::CARDS, Employee::ENTRY, Employee::MANAGERS, Employee::MARKETEERS, Employee::COOKS]
        {
            assert!(group.with(ModuleSet::NONE).iter().all(|card| card.card().module.is_none()));
            assert_eq!(
                group.with(ModuleSet::NONE).len(),
                group.all().iter().filter(|card| card.card().module.is_none()).count()
            );
        }
    }

    #[test]
    fn careers_are_measured_in_steps() {
        use Employee::*;
        let careers = Careers::of(ModuleSet::NONE);
        assert_eq!(careers.steps(ManagementTrainee, JuniorVicePresident), Some(1));
        assert_eq!(careers.steps(ManagementTrainee, Coach), Some(2));
        assert_eq!(careers.steps(ManagementTrainee, Cfo), Some(4));
        assert_eq!(careers.steps(MarketingTrainee, BrandDirector), Some(3));
        assert_eq!(careers.steps(BurgerCook, PizzaChef), None);
        assert_eq!(careers.steps(Coach, ManagementTrainee), None);
        assert_eq!(careers.steps(Waitress, BMovieStar), None);
    }

    #[test]
    fn k_gen_11_modules_add_arrows() {
        use Employee::*;
        let careers = Careers::of(ModuleSet::of(&[Module::MovieStars]));
        assert_eq!(careers.steps(Waitress, BMovieStar), Some(1));
        assert_eq!(careers.steps(KitchenTrainee, SushiCook), Some(1));
        assert_eq!(careers.steps(KitchenTrainee, FryChef), Some(2));
        assert_eq!(careers.steps(NoodleCook, FryChef), Some(1));
        assert_eq!(careers.steps(BurgerChef, FryChef), None);
        assert_eq!(careers.steps(MarketingTrainee, GourmetCritic), Some(1));
    }
}
