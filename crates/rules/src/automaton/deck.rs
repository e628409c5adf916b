//! The printed cards: one row is one card, and nothing else in the crate names their numbers.

use super::card::{ActionCard, Competition, Develop, Effect, FoodPane, Lobby, Slot, SlotAction, Targets};
use super::words::{DeckEmployee as E, DeckItem as I, DeckMilestone as F, Piece as P, Star, Track};
use crate::config::Module as M;
use crate::map::HouseNumber;

const fn tiles(expand_chain: u8, market: u8, coffee_shop: u8, develop_lobby: u8) -> Targets {
    Targets { expand_chain, market, coffee_shop, develop_lobby }
}

const fn slot(action: SlotAction) -> Slot {
    Slot { action, star: None }
}

const fn hire(employee: E) -> Slot {
    slot(SlotAction::Recruit { employee, module: None, fallback: &[] })
}

const fn hire_or(employee: E, module: M, fallback: &'static [I]) -> Slot {
    slot(SlotAction::Recruit { employee, module: Some(module), fallback })
}

const fn price(by: i8) -> Slot {
    slot(SlotAction::Move { track: Track::PriceDistance, by })
}

const fn waitresses(by: i8) -> Slot {
    slot(SlotAction::Move { track: Track::Waitresses, by })
}

const fn claim(milestone: F) -> Slot {
    slot(SlotAction::Claim { milestone })
}

impl Slot {
    const fn with(self, star: Star) -> Slot {
        Slot { action: self.action, star: Some(star) }
    }
}

const fn some(items: &'static [I], times: u8) -> FoodPane {
    FoodPane::Items { items, times }
}

const fn one_of(item: I, module: M, alternative: Option<I>, times: u8) -> FoodPane {
    FoodPane::Module { item, module, alternative, times }
}

/// A house by its number in hundredths.
const fn h(key: u16) -> HouseNumber {
    HouseNumber::from_order_key(key)
}

const fn track(track: Track, by: i8) -> Effect {
    Effect::Move { track, by }
}

/// The action cards, by number.
pub static ACTION_CARDS: [ActionCard; 20] = [
    ActionCard {
        tiles: tiles(7, 1, 5, 2),
        item: I::Beer,
        slots: [
            waitresses(1),
            hire_or(E::GourmetCritic, M::GourmetCritics, &[I::Lemonade]),
            hire(E::BurgerChef).with(Star::ExpandChain),
            hire(E::ZeppelinPilot).with(Star::CoffeeShop),
        ],
        food: [FoodPane::MostDemand { times: 2 }, one_of(I::Noodles, M::Noodles, Some(I::Burger), 1)],
        develop: Develop::House { house: h(100) },
        lobby: Lobby::Park { piece: P::ParkI4, house: h(2500) },
        cleanup: track(Track::PriceDistance, 1),
        recruit_train: -1,
    },
    ActionCard {
        tiles: tiles(5, 2, 4, 1),
        item: I::Lemonade,
        slots: [
            waitresses(1),
            hire(E::CampaignManager).with(Star::Lobby),
            hire_or(E::SushiChef, M::Sushi, &[I::Pizza]).with(Star::Develop),
            hire(E::ZeppelinPilot),
        ],
        food: [FoodPane::MostDemand { times: 2 }, one_of(I::Sushi, M::Sushi, Some(I::Pizza), 1)],
        develop: Develop::House { house: h(300) },
        lobby: Lobby::Park { piece: P::ParkI4, house: h(314) },
        cleanup: Effect::InventoryDrop,
        recruit_train: -3,
    },
    ActionCard {
        tiles: tiles(1, 3, 2, 9),
        item: I::SoftDrink,
        slots: [
            hire_or(E::NightShiftManager, M::NightShift, &[I::Pizza]),
            claim(F::FirstCartOperatorPlayed).with(Star::ExpandChain),
            hire(E::BrandManager).with(Star::Lobby),
            hire(E::ZeppelinPilot),
        ],
        food: [FoodPane::MostDemand { times: 2 }, one_of(I::Coffee, M::Coffee, Some(I::SoftDrink), 1)],
        develop: Develop::House { house: h(600) },
        lobby: Lobby::Park { piece: P::ParkL4, house: h(2200) },
        cleanup: track(Track::Waitresses, -3),
        recruit_train: 2,
    },
    ActionCard {
        tiles: tiles(2, 4, 5, 7),
        item: I::Pizza,
        slots: [
            hire(E::MarketingTrainee),
            price(-3).with(Star::ExpandChain),
            hire_or(E::MassMarketeer, M::MassMarketeers, &[I::Beer]).with(Star::Lobby),
            hire(E::Guru),
        ],
        food: [FoodPane::MostDemand { times: 2 }, one_of(I::Coffee, M::Coffee, Some(I::Beer), 1)],
        develop: Develop::House { house: h(600) },
        lobby: Lobby::Park { piece: P::ParkL4, house: h(400) },
        cleanup: track(Track::PriceDistance, 1),
        recruit_train: -2,
    },
    ActionCard {
        tiles: tiles(2, 5, 6, 7),
        item: I::Burger,
        slots: [
            hire(E::MarketingTrainee),
            waitresses(1),
            claim(F::FirstDiscountManagerUsed).with(Star::ExpandChain),
            hire(E::Guru).with(Star::Lobby),
        ],
        food: [FoodPane::MostDemand { times: 2 }, one_of(I::Coffee, M::Coffee, Some(I::Lemonade), 1)],
        develop: Develop::House { house: h(900) },
        lobby: Lobby::Park { piece: P::ParkT4, house: h(1800) },
        cleanup: track(Track::PriceDistance, 2),
        recruit_train: -1,
    },
    ActionCard {
        tiles: tiles(4, 6, 1, 5),
        item: I::Beer,
        slots: [
            hire_or(E::KimchiMaster, M::Kimchi, &[I::Burger]).with(Star::Develop),
            hire(E::CampaignManager).with(Star::CoffeeShop),
            price(-3),
            hire(E::Guru),
        ],
        food: [some(&[I::Pizza], 1), one_of(I::Coffee, M::Coffee, Some(I::Beer), 1)],
        develop: Develop::House { house: h(1100) },
        lobby: Lobby::Park { piece: P::ParkI4, house: h(700) },
        cleanup: track(Track::PriceDistance, 1),
        recruit_train: -2,
    },
    ActionCard {
        tiles: tiles(8, 7, 3, 6),
        item: I::Lemonade,
        slots: [
            waitresses(1).with(Star::ExpandChain),
            hire(E::CampaignManager).with(Star::Develop),
            hire_or(E::LeadBarista, M::Coffee, &[I::Beer, I::SoftDrink, I::Lemonade]),
            hire(E::ExecutiveVicePresident),
        ],
        food: [FoodPane::AllDemand { times: 1 }, one_of(I::Noodles, M::Noodles, None, 2)],
        develop: Develop::House { house: h(1400) },
        lobby: Lobby::Park { piece: P::ParkL4, house: h(1500) },
        cleanup: track(Track::Waitresses, -1),
        recruit_train: -1,
    },
    ActionCard {
        tiles: tiles(3, 8, 7, 4),
        item: I::SoftDrink,
        slots: [
            price(-1),
            hire_or(E::RuralMarketeer, M::RuralMarketeers, &[I::SoftDrink]).with(Star::Lobby),
            hire(E::PizzaChef).with(Star::CoffeeShop),
            hire(E::ExecutiveVicePresident),
        ],
        food: [FoodPane::AllDemand { times: 1 }, one_of(I::Sushi, M::Sushi, None, 2)],
        develop: Develop::House { house: h(1400) },
        lobby: Lobby::Park { piece: P::ParkL4, house: h(975) },
        cleanup: track(Track::Waitresses, -2),
        recruit_train: 1,
    },
    ActionCard {
        tiles: tiles(4, 9, 8, 3),
        item: I::Pizza,
        slots: [
            claim(F::FirstToThrowAwayDrinkOrFood).with(Star::ExpandChain),
            hire_or(E::GourmetCritic, M::GourmetCritics, &[I::Lemonade]),
            price(-3).with(Star::CoffeeShop),
            hire(E::ExecutiveVicePresident),
        ],
        food: [FoodPane::AllDemand { times: 1 }, one_of(I::Coffee, M::Coffee, None, 2)],
        develop: Develop::House { house: h(1700) },
        lobby: Lobby::Park { piece: P::ParkL4, house: h(1200) },
        cleanup: Effect::InventoryDrop,
        recruit_train: 2,
    },
    ActionCard {
        tiles: tiles(5, 1, 3, 8),
        item: I::Burger,
        slots: [
            price(-1),
            hire_or(E::RuralMarketeer, M::RuralMarketeers, &[I::SoftDrink]).with(Star::Lobby),
            hire(E::BurgerChef).with(Star::Develop),
            hire(E::Cfo),
        ],
        food: [some(&[I::Lemonade], 1), one_of(I::Sushi, M::Sushi, Some(I::Pizza), 1)],
        develop: Develop::House { house: h(1900) },
        lobby: Lobby::Park { piece: P::ParkT4, house: h(1000) },
        cleanup: track(Track::Waitresses, -2),
        recruit_train: 3,
    },
    ActionCard {
        tiles: tiles(9, 2, 4, 1),
        item: I::Beer,
        slots: [
            hire_or(E::KimchiMaster, M::Kimchi, &[I::Burger]).with(Star::ExpandChain),
            hire(E::LuxuriesManager).with(Star::CoffeeShop),
            hire(E::BrandManager),
            hire(E::Cfo),
        ],
        food: [FoodPane::MostDemand { times: 1 }, one_of(I::Sushi, M::Sushi, Some(I::Pizza), 1)],
        develop: Develop::Garden { house: h(200) },
        lobby: Lobby::Road { piece: P::RoadI2 },
        cleanup: track(Track::PriceDistance, 3),
        recruit_train: 3,
    },
    ActionCard {
        tiles: tiles(6, 3, 9, 2),
        item: I::Lemonade,
        slots: [
            waitresses(1).with(Star::CoffeeShop),
            hire(E::CampaignManager),
            hire(E::PizzaChef),
            hire(E::HrDirector).with(Star::ExpandChain),
        ],
        food: [FoodPane::MostDemand { times: 1 }, one_of(I::Noodles, M::Noodles, Some(I::Burger), 1)],
        develop: Develop::Garden { house: h(500) },
        lobby: Lobby::Road { piece: P::RoadI2 },
        cleanup: track(Track::PriceDistance, 2),
        recruit_train: 2,
    },
    ActionCard {
        tiles: tiles(5, 4, 2, 9),
        item: I::SoftDrink,
        slots: [
            hire(E::MarketingTrainee).with(Star::Lobby),
            waitresses(1).with(Star::CoffeeShop),
            hire_or(E::SushiChef, M::Sushi, &[I::Pizza]),
            hire(E::HrDirector),
        ],
        food: [FoodPane::MostDemand { times: 1 }, one_of(I::Coffee, M::Coffee, Some(I::SoftDrink), 1)],
        develop: Develop::Garden { house: h(800) },
        lobby: Lobby::Road { piece: P::RoadI2 },
        cleanup: track(Track::PriceDistance, 2),
        recruit_train: 1,
    },
    ActionCard {
        tiles: tiles(6, 5, 8, 4),
        item: I::Pizza,
        slots: [
            waitresses(1),
            hire(E::CampaignManager).with(Star::Develop),
            price(-3).with(Star::CoffeeShop),
            hire(E::RegionalManager),
        ],
        food: [FoodPane::MostDemand { times: 1 }, one_of(I::Coffee, M::Coffee, Some(I::Lemonade), 1)],
        develop: Develop::Garden { house: h(1000) },
        lobby: Lobby::Road { piece: P::RoadL3 },
        cleanup: track(Track::Waitresses, -1),
        recruit_train: -2,
    },
    ActionCard {
        tiles: tiles(3, 6, 1, 7),
        item: I::Burger,
        slots: [
            hire(E::MarketingTrainee).with(Star::ExpandChain),
            waitresses(1),
            hire_or(E::NoodleChef, M::Noodles, &[I::Burger]).with(Star::Lobby),
            hire(E::RegionalManager),
        ],
        food: [FoodPane::MostDemand { times: 1 }, one_of(I::Coffee, M::Coffee, Some(I::Beer), 1)],
        develop: Develop::Garden { house: h(1200) },
        lobby: Lobby::Road { piece: P::RoadI4 },
        cleanup: track(Track::PriceDistance, 3),
        recruit_train: -3,
    },
    ActionCard {
        tiles: tiles(6, 7, 9, 8),
        item: I::Beer,
        slots: [
            price(-1).with(Star::Lobby),
            claim(F::FirstCartOperatorUsed).with(Star::Develop),
            hire(E::BrandManager),
            hire(E::RegionalManager),
        ],
        food: [some(&[I::Burger], 1), one_of(I::Coffee, M::Coffee, Some(I::SoftDrink), 1)],
        develop: Develop::Garden { house: h(1300) },
        lobby: Lobby::Road { piece: P::RoadI2 },
        cleanup: Effect::InventoryDrop,
        recruit_train: 3,
    },
    ActionCard {
        tiles: tiles(9, 8, 4, 3),
        item: I::Lemonade,
        slots: [
            hire_or(E::NightShiftManager, M::NightShift, &[I::Pizza]),
            price(-1),
            hire(E::BurgerChef).with(Star::Develop),
            hire(E::BrandDirector).with(Star::CoffeeShop),
        ],
        food: [FoodPane::AllDemand { times: 1 }, one_of(I::Noodles, M::Noodles, None, 2)],
        develop: Develop::Garden { house: h(1500) },
        lobby: Lobby::Road { piece: P::RoadI2 },
        cleanup: track(Track::PriceDistance, 3),
        recruit_train: 2,
    },
    ActionCard {
        tiles: tiles(1, 9, 6, 8),
        item: I::Burger,
        slots: [
            claim(F::FirstErrandBoyPlayed).with(Star::Develop),
            waitresses(1).with(Star::CoffeeShop),
            hire_or(E::LeadBarista, M::Coffee, &[I::Beer, I::SoftDrink, I::Lemonade]),
            hire(E::BrandDirector),
        ],
        food: [FoodPane::AllDemand { times: 1 }, one_of(I::Sushi, M::Sushi, None, 2)],
        develop: Develop::Garden { house: h(1600) },
        lobby: Lobby::Road { piece: P::RoadI2 },
        cleanup: Effect::InventoryDrop,
        recruit_train: -2,
    },
    ActionCard {
        tiles: tiles(7, 1, 3, 5),
        item: I::Pizza,
        slots: [
            price(-1),
            hire_or(E::MassMarketeer, M::MassMarketeers, &[I::Beer]).with(Star::ExpandChain),
            hire(E::PizzaChef).with(Star::Develop),
            hire(E::BrandDirector),
        ],
        food: [some(&[I::Beer], 1), one_of(I::Noodles, M::Noodles, Some(I::Burger), 1)],
        develop: Develop::Garden { house: h(1800) },
        lobby: Lobby::Road { piece: P::RoadL3 },
        cleanup: Effect::InventoryDrop,
        recruit_train: 1,
    },
    ActionCard {
        tiles: tiles(8, 2, 7, 6),
        item: I::SoftDrink,
        slots: [
            hire(E::MarketingTrainee),
            hire(E::LuxuriesManager),
            hire_or(E::NoodleChef, M::Noodles, &[I::Burger]).with(Star::Lobby),
            claim(F::FirstToPay20OrMoreInSalaries).with(Star::Develop),
        ],
        food: [some(&[I::SoftDrink], 1), one_of(I::Coffee, M::Coffee, Some(I::Lemonade), 1)],
        develop: Develop::Garden { house: h(2100) },
        lobby: Lobby::Road { piece: P::RoadI4 },
        cleanup: track(Track::Waitresses, -1),
        recruit_train: -3,
    },
];

/// The warm (red) competition cards, by number: star, upper left, upper right, lower left, lower right.
pub static WARM_CARDS: [Competition; 12] = [
    [
        Effect::ExpandChain,
        Effect::Food(FoodPane::AllDemand { times: 1 }),
        Effect::Food(one_of(I::Noodles, M::Noodles, None, 1)),
        track(Track::PriceDistance, -2),
        track(Track::Waitresses, 2),
    ],
    [
        Effect::ExpandChain,
        Effect::Food(FoodPane::AllDemand { times: 1 }),
        Effect::Food(one_of(I::Sushi, M::Sushi, None, 1)),
        track(Track::Waitresses, 2),
        track(Track::RecruitTrain, 2),
    ],
    [
        Effect::ExpandChain,
        Effect::Food(some(&[I::Burger], 1)),
        Effect::Food(one_of(I::Noodles, M::Noodles, Some(I::Burger), 1)),
        Effect::InventoryBoost,
        track(Track::RecruitTrain, 2),
    ],
    [
        Effect::ExpandChain,
        Effect::Food(some(&[I::Pizza], 1)),
        Effect::Food(one_of(I::Sushi, M::Sushi, Some(I::Pizza), 1)),
        Effect::InventoryBoost,
        track(Track::PriceDistance, -2),
    ],
    [
        Effect::CoffeeShopOrExpandChain,
        Effect::Food(FoodPane::AllDemand { times: 1 }),
        Effect::Food(one_of(I::Coffee, M::Coffee, None, 1)),
        Effect::InventoryBoost,
        track(Track::PriceDistance, -2),
    ],
    [
        Effect::CoffeeShopOrExpandChain,
        Effect::Food(FoodPane::AllDemand { times: 1 }),
        Effect::Food(one_of(I::Noodles, M::Noodles, None, 1)),
        Effect::InventoryBoost,
        track(Track::Waitresses, 2),
    ],
    [
        Effect::CoffeeShopOrExpandChain,
        Effect::Food(some(&[I::Pizza], 1)),
        Effect::Food(one_of(I::Sushi, M::Sushi, Some(I::Burger), 1)),
        track(Track::Waitresses, 2),
        track(Track::RecruitTrain, 2),
    ],
    [
        Effect::CoffeeShopOrExpandChain,
        Effect::Food(some(&[I::Beer, I::SoftDrink, I::Lemonade], 1)),
        Effect::Food(one_of(I::Coffee, M::Coffee, None, 1)),
        track(Track::PriceDistance, -2),
        track(Track::RecruitTrain, 2),
    ],
    [
        Effect::BonusCash,
        Effect::Food(FoodPane::AllDemand { times: 1 }),
        Effect::Food(one_of(I::Sushi, M::Sushi, None, 1)),
        Effect::InventoryBoost,
        track(Track::RecruitTrain, 2),
    ],
    [
        Effect::BonusCash,
        Effect::Food(FoodPane::AllDemand { times: 1 }),
        Effect::Food(one_of(I::Coffee, M::Coffee, None, 1)),
        track(Track::PriceDistance, -2),
        track(Track::RecruitTrain, 2),
    ],
    [
        Effect::BonusCash,
        Effect::Food(some(&[I::Burger], 1)),
        Effect::Food(one_of(I::Noodles, M::Noodles, Some(I::Pizza), 1)),
        track(Track::PriceDistance, -2),
        track(Track::Waitresses, 2),
    ],
    [
        Effect::BonusCash,
        Effect::Food(some(&[I::Beer, I::SoftDrink, I::Lemonade], 1)),
        Effect::Food(one_of(I::Coffee, M::Coffee, None, 1)),
        Effect::InventoryBoost,
        track(Track::Waitresses, 2),
    ],
];

/// The cool (green) competition cards, by number.
pub static COOL_CARDS: [Competition; 12] = [
    [
        Effect::NoDriveIns,
        Effect::InventoryDrop,
        Effect::Lose { items: &[I::Burger, I::Pizza] },
        track(Track::PriceDistance, 2),
        track(Track::Waitresses, -2),
    ],
    [
        Effect::NoDriveIns,
        Effect::Lose { items: &[I::Burger, I::Pizza] },
        Effect::Lose { items: &[I::Noodles, I::Kimchi, I::Sushi] },
        track(Track::PriceDistance, 2),
        track(Track::RecruitTrain, -2),
    ],
    [
        Effect::NoDriveIns,
        Effect::InventoryDrop,
        Effect::Lose { items: &[I::Beer, I::SoftDrink, I::Lemonade] },
        track(Track::Waitresses, -2),
        track(Track::RecruitTrain, -2),
    ],
    [
        Effect::NoDriveIns,
        Effect::Lose { items: &[I::Beer, I::SoftDrink, I::Lemonade] },
        Effect::Lose { items: &[I::Noodles, I::Kimchi, I::Sushi] },
        track(Track::PriceDistance, 2),
        track(Track::Waitresses, -2),
    ],
    [
        Effect::FireAll,
        Effect::Lose { items: &[I::Burger, I::Pizza] },
        Effect::Lose { items: &[I::Beer, I::SoftDrink, I::Lemonade] },
        track(Track::PriceDistance, 2),
        track(Track::Waitresses, -2),
    ],
    [
        Effect::FireAll,
        Effect::InventoryDrop,
        Effect::Lose { items: &[I::Noodles, I::Kimchi, I::Sushi] },
        track(Track::PriceDistance, 2),
        track(Track::RecruitTrain, -2),
    ],
    [
        Effect::FireAll,
        Effect::InventoryDrop,
        Effect::Lose { items: &[I::Burger, I::Pizza] },
        track(Track::Waitresses, -2),
        track(Track::RecruitTrain, -2),
    ],
    [
        Effect::FireAll,
        Effect::Lose { items: &[I::Beer, I::SoftDrink, I::Lemonade] },
        Effect::Lose { items: &[I::Noodles, I::Kimchi, I::Sushi] },
        track(Track::PriceDistance, 2),
        track(Track::RecruitTrain, -2),
    ],
    [
        Effect::PayPerEmployee,
        Effect::InventoryDrop,
        Effect::Lose { items: &[I::Noodles, I::Kimchi, I::Sushi] },
        track(Track::PriceDistance, 2),
        track(Track::Waitresses, -2),
    ],
    [
        Effect::PayPerEmployee,
        Effect::InventoryDrop,
        Effect::Lose { items: &[I::Beer, I::SoftDrink, I::Lemonade] },
        track(Track::PriceDistance, 2),
        track(Track::RecruitTrain, -2),
    ],
    [
        Effect::PayPerEmployee,
        Effect::Lose { items: &[I::Burger, I::Pizza] },
        Effect::Lose { items: &[I::Noodles, I::Kimchi, I::Sushi] },
        track(Track::Waitresses, -2),
        track(Track::RecruitTrain, -2),
    ],
    [
        Effect::PayPerEmployee,
        Effect::Lose { items: &[I::Burger, I::Pizza] },
        Effect::Lose { items: &[I::Beer, I::SoftDrink, I::Lemonade] },
        track(Track::Waitresses, -2),
        track(Track::RecruitTrain, -2),
    ],
];
