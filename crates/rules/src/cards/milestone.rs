//! Milestones.

mod rows;
mod set;

use serde::Serialize;

use crate::cards::{CampaignKind, Employee};
use crate::config::Module;
use crate::item::Item;
use crate::vocab::vocabulary;

pub use set::MilestoneSet;

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
        FirstMarketeerUsed = "first_marketeer_used",
        FirstMarketingTraineeUsed = "first_marketing_trainee_used",
        FirstCampaignManagerUsed = "first_campaign_manager_used",
        FirstBrandManagerUsed = "first_brand_manager_used",
        FirstBrandDirectorUsed = "first_brand_director_used",
        FirstBurgerSold = "first_burger_sold",
        FirstPizzaSold = "first_pizza_sold",
        FirstLemonadeSold = "first_lemonade_sold",
        FirstBeerSold = "first_beer_sold",
        FirstSoftDrinkSold = "first_soft_drink_sold",
        FirstRecruitingGirlUsed = "first_recruiting_girl_used",
        FirstTrainerUsed = "first_trainer_used",
        FirstDiscountManagerUsed = "first_discount_manager_used",
        FirstHouseBuilt = "first_house_built",
        FirstNewRestaurant = "first_new_restaurant",
        FirstWaitressUsed = "first_waitress_used",
        FirstCartOperatorUsed = "first_cart_operator_used",
        FirstLobbyistUsed = "first_lobbyist_used",
        FirstCoffeeSold = "first_coffee_sold",
        FirstRuralMarketeerUsed = "first_rural_marketeer_used",
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
    /// Lays a road or a park.
    Lobby,
    /// Sells coffee.
    SellCoffee,
    /// Uses one of these cards: it does at least one thing printed on it (K-GEN-9).
    Use {
        /// Cards.
        cards: &'static [Employee],
    },
    /// Sells this.
    Sell {
        /// The item.
        item: Item,
    },
    /// Builds a house, not a garden.
    BuildHouse,
    /// Places a new restaurant, not the first one and not by moving one.
    OpenRestaurant,
    /// Earns tips.
    EarnTips,
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
    Lobby,
    SellCoffee,
    Use(Employee),
    Sell(Item),
    BuildHouse,
    OpenRestaurant,
    EarnTips,
}

impl MilestoneGoal {
    /// Does this feat reach the goal?
    pub(crate) fn is_met_by(&self, feat: Feat) -> bool {
        match (*self, feat) {
            (MilestoneGoal::PlaceCampaign { campaign }, Feat::PlaceCampaign(kind)) => campaign == kind,
            (MilestoneGoal::Advertise { items }, Feat::Advertise(item)) => items.contains(&item),
            (MilestoneGoal::PutToWork { cards }, Feat::PutToWork(card))
            | (MilestoneGoal::Use { cards }, Feat::Use(card)) => cards.contains(&card),
            (MilestoneGoal::Produce { item }, Feat::Produce(made))
            | (MilestoneGoal::Sell { item }, Feat::Sell(made)) => item == made,
            (MilestoneGoal::Hire { count }, Feat::Hire(hires)) => hires >= count,
            (MilestoneGoal::HaveCash { amount }, Feat::HaveCash(cash))
            | (MilestoneGoal::HaveCashAfterDinner { amount }, Feat::HaveCashAfterDinner(cash))
            | (MilestoneGoal::PaySalaries { amount }, Feat::PaySalaries(cash)) => cash >= amount,
            (MilestoneGoal::Train, Feat::Train)
            | (MilestoneGoal::ThrowAway, Feat::ThrowAway)
            | (MilestoneGoal::DemandSold, Feat::DemandSold)
            | (MilestoneGoal::Lobby, Feat::Lobby)
            | (MilestoneGoal::SellCoffee, Feat::SellCoffee)
            | (MilestoneGoal::BuildHouse, Feat::BuildHouse)
            | (MilestoneGoal::OpenRestaurant, Feat::OpenRestaurant)
            | (MilestoneGoal::EarnTips, Feat::EarnTips) => true,
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
            MilestoneGoal::Lobby => 11,
            MilestoneGoal::SellCoffee => 12,
            MilestoneGoal::Use { .. } => 13,
            MilestoneGoal::Sell { .. } => 14,
            MilestoneGoal::BuildHouse => 15,
            MilestoneGoal::OpenRestaurant => 16,
            MilestoneGoal::EarnTips => 17,
        }
    }
}

impl Feat {
    const KINDS: usize = 18;

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
            Feat::Lobby => 11,
            Feat::SellCoffee => 12,
            Feat::Use(_) => 13,
            Feat::Sell(_) => 14,
            Feat::BuildHouse => 15,
            Feat::OpenRestaurant => 16,
            Feat::EarnTips => 17,
        }
    }

    /// The milestones a feat of this kind may be for.
    #[inline]
    pub(crate) const fn milestones(self) -> MilestoneSet {
        rows::BY_GOAL[self.kind()]
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
    /// An offramp, at once, for whoever wants one (K-RURAL-3).
    PlaceOfframp,
    /// One more tile for the map, at once, for whoever wants one (K-LOB-30).
    AddTile,
    /// A coffee shop anywhere, in the clean-up of that round, for whoever wants one (K-COFFEE-12).
    PlaceShop,
    /// Money for each token that campaigns of own marketeers place (K-NM-1).
    MarketingPay {
        /// How much for each.
        amount: i32,
    },
    /// The card that earned it may place one more campaign like the one before (K-NM-3).
    SecondCampaign,
    /// One airplane of this turn may carry two goods (K-NM-4).
    TwoGoods,
    /// Radios of this card never end (K-NM-5).
    EternalRadios {
        /// Whose.
        card: Employee,
    },
    /// Slots of the own CEO from the next round on, whatever the reserve says (K-NM-6).
    CeoSlots {
        /// How many.
        count: u8,
    },
    /// Free radios for the first pizzas of the round (K-NM-7).
    PizzaRadios,
    /// Cards at work may be trained within their colour (K-NM-8).
    TrainAtWork,
    /// Salaries may be paid in items (K-NM-9).
    PayInItems,
    /// This card at once, from the supply or the box, without a salary (K-NM-11).
    FreeCard {
        /// Which.
        card: Employee,
    },
    /// Nobody has to be fired when there is too little (K-NM-12).
    NoForcedFiring,
    /// So much leaves the bank in every round with discounts of 3 or more (K-NM-13).
    BurnCash {
        /// How much.
        amount: i32,
    },
    /// A free mailbox for good, at once, for whoever wants one (K-NM-15).
    FreeMailbox,
    /// What a salary is, in place of the usual (K-NM-16).
    SalaryRate {
        /// How much.
        amount: i32,
    },
    /// Drinks from each source for these cards, in place of what is printed (K-NM-17).
    DrinksPerSource {
        /// Cards.
        cards: &'static [Employee],
        /// How many.
        count: u8,
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
    PlaceOfframp,
    AddTile,
    PlaceShop,
    MarketingPay,
    SecondCampaign,
    TwoGoods,
    EternalRadios,
    CeoSlots,
    PizzaRadios,
    TrainAtWork,
    PayInItems,
    FreeCard,
    NoForcedFiring,
    BurnCash,
    FreeMailbox,
    SalaryRate,
    DrinksPerSource,
}

impl Effect {
    const COUNT: usize = Effect::DrinksPerSource as usize + 1;

    /// The milestones that have this effect.
    #[inline]
    pub(crate) const fn milestones(self) -> MilestoneSet {
        rows::BY_EFFECT[self as usize]
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
            MilestoneEffect::PlaceOfframp => Effect::PlaceOfframp,
            MilestoneEffect::AddTile => Effect::AddTile,
            MilestoneEffect::PlaceShop => Effect::PlaceShop,
            MilestoneEffect::MarketingPay { .. } => Effect::MarketingPay,
            MilestoneEffect::SecondCampaign => Effect::SecondCampaign,
            MilestoneEffect::TwoGoods => Effect::TwoGoods,
            MilestoneEffect::EternalRadios { .. } => Effect::EternalRadios,
            MilestoneEffect::CeoSlots { .. } => Effect::CeoSlots,
            MilestoneEffect::PizzaRadios => Effect::PizzaRadios,
            MilestoneEffect::TrainAtWork => Effect::TrainAtWork,
            MilestoneEffect::PayInItems => Effect::PayInItems,
            MilestoneEffect::FreeCard { .. } => Effect::FreeCard,
            MilestoneEffect::NoForcedFiring => Effect::NoForcedFiring,
            MilestoneEffect::BurnCash { .. } => Effect::BurnCash,
            MilestoneEffect::FreeMailbox => Effect::FreeMailbox,
            MilestoneEffect::SalaryRate { .. } => Effect::SalaryRate,
            MilestoneEffect::DrinksPerSource { .. } => Effect::DrinksPerSource,
        }
    }

    /// Its number, where it has one.
    pub(crate) const fn amount(&self) -> i32 {
        match *self {
            MilestoneEffect::SalaryDiscount { amount }
            | MilestoneEffect::SaleBonus { amount, .. }
            | MilestoneEffect::Tips { amount }
            | MilestoneEffect::Price { amount }
            | MilestoneEffect::MarketingPay { amount }
            | MilestoneEffect::BurnCash { amount }
            | MilestoneEffect::SalaryRate { amount }
            | MilestoneEffect::Score { amount } => amount,
            MilestoneEffect::MoreDrinks { amount: number }
            | MilestoneEffect::MoreRange { amount: number, .. }
            | MilestoneEffect::GrantCards { count: number, .. }
            | MilestoneEffect::OpenSlots { count: number }
            | MilestoneEffect::CeoSlots { count: number }
            | MilestoneEffect::DrinksPerSource { count: number, .. }
            | MilestoneEffect::DemandFactor { factor: number, .. }
            | MilestoneEffect::Freezer { items: number } => number as i32,
            MilestoneEffect::EternalCampaigns
            | MilestoneEffect::WaiveSalaries { .. }
            | MilestoneEffect::SeeReserves
            | MilestoneEffect::CeoIsCfo
            | MilestoneEffect::CombineTraining
            | MilestoneEffect::PlaceOfframp
            | MilestoneEffect::AddTile
            | MilestoneEffect::PlaceShop
            | MilestoneEffect::SecondCampaign
            | MilestoneEffect::TwoGoods
            | MilestoneEffect::EternalRadios { .. }
            | MilestoneEffect::PizzaRadios
            | MilestoneEffect::TrainAtWork
            | MilestoneEffect::PayInItems
            | MilestoneEffect::FreeCard { .. }
            | MilestoneEffect::NoForcedFiring
            | MilestoneEffect::FreeMailbox => 0,
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
