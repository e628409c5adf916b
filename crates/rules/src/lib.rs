//! The rules of Food Chain Magnate: pure, deterministic, fast.
//!
//! A [`Game`] is a value. [`Game::decision`] says what is awaited and from whom, [`Game::legal`] lists what a player
//! may do, [`Game::apply`] does it and tells what happened, or refuses with a reason and changes nothing.
//!
//! ```
//! use magnate_rules::{Config, FastDice, Game, Viewer};
//!
//! let mut game = Game::new(&Config::new(3), 42)?;
//! let mut dice = FastDice::new(1);
//! let mut buffer = Vec::new();
//! while !game.is_over() && game.round() < 5 {
//!     let player = game.decision().awaited.first().expect("somebody is awaited until the end");
//!     let action = game.random_action(player, &mut dice, &mut buffer).expect("something is always legal");
//!     let events = game.apply(player, &action).expect("a legal action is accepted");
//!     assert!(!events.is_empty());
//! }
//! // Hidden information leaves only through views.
//! assert_eq!(game.view(Viewer::Spectator).game().round(), game.round());
//! # Ok::<(), magnate_rules::ConfigError>(())
//! ```
//!
//! Rule ids such as `B-DIN-4` refer to `docs/rules/base.md`.

/// In TypeScript a type is what it is written as. `ts(as)` would say so too, but cannot be flattened into an action.
#[cfg(feature = "ts")]
macro_rules! told_as {
    ($($told:ty => $written:ty),*) => {$(
        impl ts_rs::TS for $told {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &ts_rs::Config) -> String {
                <$written as ts_rs::TS>::name(config)
            }

            fn inline(config: &ts_rs::Config) -> String {
                <$written as ts_rs::TS>::inline(config)
            }

            fn inline_flattened(config: &ts_rs::Config) -> String {
                <$written as ts_rs::TS>::inline_flattened(config)
            }

            fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor) {
                visitor.visit::<$written>();
            }
        }
    )*};
}
#[cfg(feature = "ts")]
use told_as;

mod action;
mod automaton;
mod bank;
mod cards;
mod catalogue;
mod choices;
mod config;
mod counts;
mod digest;
mod evening;
mod event;
mod expansion;
mod extras;
mod flow;
#[doc(hidden)]
pub mod fuzz;
mod game;
pub mod insight;
mod item;
mod legal;
mod map;
mod modules;
mod money;
mod notation;
mod phase;
mod player;
mod position;
mod record;
mod refusal;
mod rng;
mod view;
mod vocab;

pub use action::{Action, Duration, Goods};
pub use cards::{
    Ability, Buying, CampaignKind, Careers, Colour, Employee, EmployeeCard, EmployeeRange, GARDENS, Group,
    Marketeer, Milestone, MilestoneEffect, MilestoneGoal, MilestoneRow, MilestoneSet, PLACEABLE_HOUSES,
    RESTAURANTS, ReserveCard, TOKENS, TokenCard, TokenNumber,
};
pub use catalogue::{
    AbilityData, ActionCardData, Catalogue, ChainDeck, CompetitionCardData, EmployeeData, ItemData,
    MilestoneCard, Numbers, RangeData, RangeKind, ReserveData, SetupData, TilePrint, TokenData,
};
pub use choices::{CampaignChoice, Choices, HouseChoice, HousePlace, KeepChoice};
pub use config::{
    BaristaReach, BrandAirplane, BreakOutsideDinner, CfoOnMarketing, CoffeeRoutes, Config, ConfigError,
    DiscountClaim, Edition, Intro, KetchupClaim, MailCut, MapSetting, MapSettings, MassMarketeerFired,
    Module, ModuleSet, NegativePrices, RULES_VERSION, ReservePriceChange, RoadworksReach, RuleOption,
    RuleOptions, SalaryWaiver, Scenario, Solo, SoloSwitch,
};
pub use counts::{Staff, Stock};
pub use evening::{
    AS_DEMANDED, Choice, Diner, Evening, MAX_ORDERS, Order, Orders, Rank, RankKey, Score, Seller, choose,
};
pub use event::{Event, Offer, Placed, Standing, Structure, Verdict};
pub use expansion::{Expansion, MapSettingData, ModuleData, OptionData, ScenarioData};
pub use flow::QuestionKind;
pub use game::{Campaign, Chain, Decision, Fate, Game, MAX_HOUSES, Restaurant, Setup, Stage, Step};
pub use item::{Item, ItemCard, ItemClass};
pub use legal::Legal;
pub use map::{
    Additions, Axis, Board, BuiltRoad, Coord, Corner, Demand, DemandList, Dir, Haul, House, HouseKind,
    HouseNumber, Layout, Lines, OFFRAMPS, Offramp, Park, ParkPiece, PieceSquares, Place, PlacedTile, Rect,
    Road, RoadPiece, Route, Side, Site, Source, Square, SquareKind, SquareSet, TILE, TileId, Turn,
    TurnedTile, Written, WrittenOfframp,
};
pub use modules::coffee::{CoffeeRoute, CoffeeSale, CoffeeStop, SHOPS};
pub use money::{BASE_PRICE, Bill, PricePart, PriceParts, SALARY, SaleParts};
pub use phase::marketing::{Audience, CampaignGround};
pub use phase::payday::RECRUITING_DISCOUNT;
pub use player::{MAX_PLAYERS, PlayerId, PlayerSet};
pub use position::{
    AddedGarden, AutomatonForm, CampaignForm, CampaignReport, ChainForm, CoffeeReport, DemandForm,
    DinnerReport, Fault, MarketingMoney, MarketingReport, OfferReport, PaydayReport, Phase, PizzaRadioReport,
    PlacedHouse, Position, PositionForm, SalaryTerms, SalePartsReport, SaleReport, WrittenAutomaton,
    WrittenChain,
};
pub use record::{Beginning, Entry, Played, Record, RecordError, Replay, parse_act};
pub use refusal::{Occupant, Refusal, RefusalArgs, RefusalData, RefusalRow};
pub use rng::{Dice, FastDice};
pub use view::{
    BankData, CampaignData, ChainData, HouseData, MilestoneData, MilestoneState, OrderData, OwnData,
    RestaurantData, SeenGame, SourceData, StepData, StepState, TurnData, View, ViewData, Viewer,
};

/// The Chain, the opponent of solo games: its cards, tracks and deeds.
pub mod the_chain {
    pub use crate::automaton::{
        ACTION_CARDS, ACTIONS, AUTOMATON, ActionCard, Automaton, AutomatonView, COMPETITIONS, COOL_CARDS,
        Competition, DECK_SIZE, DeckCard, DeckEmployee, DeckItem, DeckMilestone, Deed, DemandCount, Develop,
        Effect, FRIDGE, Face, Failure, FoodPane, FoodReason, Home, HouseTry, Level, Lobby, MAT_END,
        MORE_RESTAURANTS, NotTaken, PERSON, Pane, Part, Piece, Placing, SPOTS, ShuffleReason, Slot,
        SlotAction, Star, StockReason, Targets, Temper, TileTry, Track, WARM_CARDS, Why, placement,
    };
}
