//! The words printed on The Chain's cards and mats.

use crate::cards::{Employee, Milestone};
use crate::item::Item;
use crate::map::{ParkPiece, RoadPiece};
use crate::vocab::vocabulary;

vocabulary! {
    /// One of The Chain's four tracks.
    pub enum Track ("a track") {
        /// Open slots, and the amount of food and drink.
        RecruitTrain = "recruit_train",
        /// What houses compare in place of a price; the distance comes on top.
        PriceDistance = "price_distance",
        /// Waitresses, for ties.
        Waitresses = "waitresses",
        /// Who is ahead.
        Competition = "competition",
    }
}

vocabulary! {
    /// Where the competition marker stands, from the bottom: hotter means that The Chain is behind and gets help.
    pub enum Level ("a competition level") {
        Cold = "cold",
        Cool = "cool",
        Neutral = "neutral",
        Warm = "warm",
        Hot = "hot",
    }
}

vocabulary! {
    /// The two kinds of competition cards.
    pub enum Temper ("a kind of competition card") {
        /// Red: helps The Chain.
        Warm = "warm",
        /// Green: hinders it.
        Cool = "cool",
    }
}

vocabulary! {
    /// A star on a slot: what else The Chain does this turn.
    pub enum Star ("a star") {
        CoffeeShop = "coffee_shop",
        Develop = "develop",
        Lobby = "lobby",
        ExpandChain = "expand_chain",
    }
}

vocabulary! {
    /// The part of a card that makes The Chain do something.
    pub enum Pane ("a pane") {
        /// Front: the bottom slot.
        Slot1 = "slot_1",
        Slot2 = "slot_2",
        Slot3 = "slot_3",
        /// Front: the top slot.
        Slot4 = "slot_4",
        /// Front: the mint square of the map.
        CoffeeShop = "coffee_shop",
        /// Front: the advertised item and the grey-blue square.
        Market = "market",
        FoodLeft = "food_left",
        FoodRight = "food_right",
        Develop = "develop",
        Lobby = "lobby",
        /// Front: the red square of the map.
        ExpandChain = "expand_chain",
        CleanupLeft = "cleanup_left",
        CleanupMiddle = "cleanup_middle",
        CleanupRight = "cleanup_right",
        /// A competition card's first action.
        Star = "star",
        UpperLeft = "upper_left",
        UpperRight = "upper_right",
        LowerLeft = "lower_left",
        LowerRight = "lower_right",
    }
}

impl Pane {
    /// The recruit and train slots, from the bottom.
    pub const SLOTS: [Pane; 4] = [Pane::Slot1, Pane::Slot2, Pane::Slot3, Pane::Slot4];
    /// The panes of a competition card, in the order they are resolved.
    pub const COMPETITION: [Pane; 5] =
        [Pane::Star, Pane::UpperLeft, Pane::UpperRight, Pane::LowerLeft, Pane::LowerRight];
}

vocabulary! {
    /// An item on a card. Those of expansion modules come alive with the module.
    pub enum DeckItem ("an item on a card") {
        Burger = "burger",
        Pizza = "pizza",
        Beer = "beer",
        Lemonade = "lemonade",
        SoftDrink = "soft_drink",
        Coffee = "coffee",
        Sushi = "sushi",
        Noodles = "noodles",
        Kimchi = "kimchi",
    }
}

impl DeckItem {
    /// The item of the game, once the game has it.
    pub fn item(self) -> Option<Item> {
        Item::from_id(self.id())
    }
}

vocabulary! {
    /// An employee on a card. Those of expansion modules come alive with the module.
    pub enum DeckEmployee ("an employee on a card") {
        MarketingTrainee = "marketing_trainee",
        CampaignManager = "campaign_manager",
        BrandManager = "brand_manager",
        BrandDirector = "brand_director",
        GourmetCritic = "gourmet_critic",
        RuralMarketeer = "rural_marketeer",
        MassMarketeer = "mass_marketeer",
        BurgerChef = "burger_chef",
        PizzaChef = "pizza_chef",
        ZeppelinPilot = "zeppelin_pilot",
        Guru = "guru",
        ExecutiveVicePresident = "executive_vice_president",
        Cfo = "cfo",
        HrDirector = "hr_director",
        LuxuriesManager = "luxuries_manager",
        RegionalManager = "regional_manager",
        KimchiMaster = "kimchi_master",
        LeadBarista = "lead_barista",
        NightShiftManager = "night_shift_manager",
        NoodleChef = "noodle_chef",
        SushiChef = "sushi_chef",
    }
}

vocabulary! {
    /// Where a card The Chain takes from the pool, or gives up, goes.
    pub enum Home ("a place for The Chain's cards") {
        /// A marketeer spot: busy with a campaign.
        Spot = "marketeer_spot",
        /// Beside the track mat.
        BesideMat = "beside_track_mat",
        /// The 1x pile.
        Pile = "one_x_pile",
        /// The employee pool.
        Pool = "pool",
    }
}

impl DeckEmployee {
    /// The card of the game, once the game has it.
    pub fn employee(self) -> Option<Employee> {
        Employee::from_id(self.id())
    }

    /// Where The Chain puts it.
    pub const fn home(self) -> Home {
        match self {
            DeckEmployee::MarketingTrainee
            | DeckEmployee::CampaignManager
            | DeckEmployee::BrandManager
            | DeckEmployee::BrandDirector
            | DeckEmployee::GourmetCritic
            | DeckEmployee::RuralMarketeer => Home::Spot,
            DeckEmployee::MassMarketeer => Home::BesideMat,
            _ => Home::Pile,
        }
    }
}

vocabulary! {
    /// A milestone on a card.
    pub enum DeckMilestone ("a milestone on a card") {
        FirstCartOperatorPlayed = "first_cart_operator_played",
        FirstCartOperatorUsed = "first_cart_operator_used",
        FirstDiscountManagerUsed = "first_discount_manager_used",
        FirstErrandBoyPlayed = "first_errand_boy_played",
        FirstToPay20OrMoreInSalaries = "first_to_pay_20_or_more_in_salaries",
        FirstToThrowAwayDrinkOrFood = "first_to_throw_away_drink_or_food",
    }
}

impl DeckMilestone {
    /// The milestone; one that is not in the game cannot be had.
    pub const fn milestone(self) -> Milestone {
        match self {
            DeckMilestone::FirstCartOperatorPlayed => Milestone::FirstCartOperatorPlayed,
            DeckMilestone::FirstErrandBoyPlayed => Milestone::FirstErrandBoyPlayed,
            DeckMilestone::FirstToPay20OrMoreInSalaries => Milestone::FirstToPay20,
            DeckMilestone::FirstToThrowAwayDrinkOrFood => Milestone::FirstToThrowAway,
            DeckMilestone::FirstCartOperatorUsed => Milestone::FirstCartOperatorUsed,
            DeckMilestone::FirstDiscountManagerUsed => Milestone::FirstDiscountManagerUsed,
        }
    }
}

vocabulary! {
    /// Road and park pieces on the cards.
    pub enum Piece ("a piece") {
        RoadI2 = "road_i2",
        RoadL3 = "road_l3",
        RoadI4 = "road_i4",
        ParkI4 = "park_i4",
        ParkL4 = "park_l4",
        ParkT4 = "park_t4",
    }
}

impl Piece {
    /// Its squares in the printed rotation, as (row, column).
    pub const fn cells(self) -> &'static [(i8, i8)] {
        match self {
            Piece::RoadI2 => &[(0, 0), (0, 1)],
            Piece::RoadL3 => &[(0, 0), (0, 1), (1, 0)],
            Piece::RoadI4 | Piece::ParkI4 => &[(0, 0), (0, 1), (0, 2), (0, 3)],
            Piece::ParkL4 => &[(0, 0), (0, 1), (0, 2), (1, 2)],
            Piece::ParkT4 => &[(0, 0), (0, 1), (0, 2), (1, 1)],
        }
    }

    /// The road it is.
    pub const fn road(self) -> Option<RoadPiece> {
        match self {
            Piece::RoadI2 => Some(RoadPiece::Straight2),
            Piece::RoadL3 => Some(RoadPiece::Corner3),
            Piece::RoadI4 => Some(RoadPiece::Straight4),
            Piece::ParkI4 | Piece::ParkL4 | Piece::ParkT4 => None,
        }
    }

    /// The park it is.
    pub const fn park(self) -> Option<ParkPiece> {
        match self {
            Piece::ParkI4 => Some(ParkPiece::I),
            Piece::ParkL4 => Some(ParkPiece::L),
            Piece::ParkT4 => Some(ParkPiece::T),
            Piece::RoadI2 | Piece::RoadL3 | Piece::RoadI4 => None,
        }
    }

    /// How many the box holds.
    pub const fn supply(self) -> u8 {
        match self {
            Piece::RoadI2 => 4,
            Piece::RoadL3 | Piece::RoadI4 | Piece::ParkL4 => 2,
            Piece::ParkI4 | Piece::ParkT4 => 1,
        }
    }
}
