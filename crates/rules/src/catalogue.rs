//! The tables of the game as data: everything a card face or a tooltip shows, so that no client writes a number down.
//! There are no words in it; those are keyed by the ids.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::automaton::{ActionCard, DeckCard, Effect, Temper};
use crate::cards::{
    Ability, CampaignKind, Colour, Employee, EmployeeRange, GARDENS, Milestone, MilestoneEffect,
    MilestoneGoal, PLACEABLE_HOUSES, RESTAURANTS, ReserveCard, TokenNumber,
};
use crate::config::{Config, Intro, ModuleSet, RULES_VERSION, SoloSwitch};
use crate::evening::{GARDEN_FACTOR, TIP};
use crate::expansion::Expansion;
use crate::game::{CEO_SLOTS, Step};
use crate::item::{Item, ItemClass};
use crate::map::{HouseNumber, MOST_DEMAND, PLAIN_DEMAND, TILE, TileId, Turn};
use crate::modules::hard_choices;
use crate::money::{BASE_PRICE, SALARY};
use crate::phase::FREEZER;
use crate::phase::payday::RECRUITING_DISCOUNT;
use crate::phase::working::recruit::CEO_HIRES;
use crate::player::MAX_PLAYERS;
use crate::view::works_in;

/// How something is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RangeKind {
    /// Along roads.
    Road,
    /// Through the air, from tile to tile.
    Air,
    /// Anywhere.
    Unlimited,
}

/// How far a card reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RangeData {
    /// By road, by air or anywhere.
    pub kind: RangeKind,
    /// Tile borders; none when there is no limit.
    pub borders: Option<u8>,
}

impl From<EmployeeRange> for RangeData {
    fn from(range: EmployeeRange) -> Self {
        match range {
            EmployeeRange::Road(borders) => RangeData { kind: RangeKind::Road, borders: Some(borders) },
            EmployeeRange::Air(borders) => RangeData { kind: RangeKind::Air, borders: Some(borders) },
            EmployeeRange::Unlimited => RangeData { kind: RangeKind::Unlimited, borders: None },
        }
    }
}

/// What a card does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum AbilityData {
    /// Only its slots.
    Manage,
    /// Tips, and wins ties.
    Serve {
        /// Tips at every dinnertime.
        tip: i32,
    },
    /// Changes the unit price.
    Price {
        /// By how much.
        amount: i32,
    },
    /// Adds half of the income again.
    Cfo,
    /// Hires.
    Hire {
        /// Cards a turn.
        count: u8,
        /// What each hire not made takes off the salaries.
        discount: i32,
    },
    /// Trains.
    Train {
        /// Steps a turn, all for one card.
        steps: u8,
    },
    /// Makes food.
    Cook {
        /// Any one of these.
        makes: Vec<Item>,
        /// How much.
        amount: u8,
    },
    /// Fetches drinks of one kind from anywhere.
    Errand {
        /// How many.
        amount: u8,
    },
    /// Fetches drinks from sources.
    Buy {
        /// How far.
        range: RangeData,
        /// Drinks from each source.
        per_source: u8,
    },
    /// Starts campaigns.
    Market {
        /// Kinds it may use.
        kinds: Vec<CampaignKind>,
        /// How far from an own restaurant.
        range: RangeData,
        /// The longest campaign.
        max_turns: u8,
    },
    /// Places a house or a garden.
    Develop,
    /// Places restaurants; at work it makes all restaurants drive-ins.
    Expand {
        /// How far.
        range: RangeData,
        /// May also move one, and what it places opens at once.
        moves: bool,
    },
    /// Lays a road or a park.
    Lobby {
        /// How far from an own restaurant or shop.
        range: RangeData,
    },
    /// Adds to the income from every house sold to.
    Fry {
        /// How much for each house.
        amount: i32,
    },
    /// Makes this at the end of clean-up.
    Ferment {
        /// The item.
        item: Item,
        /// How much.
        amount: u8,
    },
    /// Makes all campaigns run once more.
    Repeat,
    /// Lets own cards without a salary work twice.
    NightShift,
    /// Chooses its place first and wins ties.
    Star {
        /// 1 is the best.
        rank: u8,
    },
}

impl From<&Ability> for AbilityData {
    fn from(ability: &Ability) -> Self {
        match *ability {
            Ability::Manage => AbilityData::Manage,
            Ability::Serve => AbilityData::Serve { tip: TIP },
            Ability::Price(amount) => AbilityData::Price { amount: i32::from(amount) },
            Ability::Cfo => AbilityData::Cfo,
            Ability::Hire { count, discounts } => {
                AbilityData::Hire { count, discount: if discounts { RECRUITING_DISCOUNT } else { 0 } }
            }
            Ability::Train(steps) => AbilityData::Train { steps },
            Ability::Cook { makes, amount } => AbilityData::Cook { makes: makes.to_vec(), amount },
            Ability::Errand(amount) => AbilityData::Errand { amount },
            Ability::Buy(buying) => {
                AbilityData::Buy { range: buying.range.into(), per_source: buying.per_source }
            }
            Ability::Market(marketeer) => AbilityData::Market {
                kinds: marketeer.kinds.to_vec(),
                range: marketeer.range.into(),
                max_turns: marketeer.max_turns,
            },
            Ability::Develop => AbilityData::Develop,
            Ability::Expand { range, moves } => AbilityData::Expand { range: range.into(), moves },
            Ability::Lobby(range) => AbilityData::Lobby { range: EmployeeRange::Road(range).into() },
            Ability::Fry(amount) => AbilityData::Fry { amount: i32::from(amount) },
            Ability::Ferment { item, amount } => AbilityData::Ferment { item, amount },
            Ability::Repeat => AbilityData::Repeat,
            Ability::NightShift => AbilityData::NightShift,
            Ability::Star(rank) => AbilityData::Star { rank },
        }
    }
}

/// An employee card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EmployeeData {
    /// Its id.
    pub id: Employee,
    /// Its colour group.
    pub colour: Colour,
    /// Can be hired.
    pub entry: bool,
    /// At most one in a company.
    pub unique: bool,
    /// Salary at every payday, 0 for none.
    pub salary: i32,
    /// Slots of a manager, 0 for everybody else.
    pub slots: u8,
    /// The step of the working day in which it acts, if it does.
    pub step: Option<Step>,
    /// What it does.
    pub ability: AbilityData,
    /// Next steps of its career.
    pub to: Vec<Employee>,
    /// Cards that can become it in one step.
    pub from: Vec<Employee>,
    /// Every card its career can lead to, with the steps to it.
    pub careers: BTreeMap<Employee, u8>,
    /// Copies in a game, by number of players.
    pub counts: BTreeMap<u8, u8>,
}

/// A milestone card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MilestoneCard {
    /// Its id.
    pub id: Milestone,
    /// What earns it.
    pub goal: MilestoneGoal,
    /// What it does.
    pub effects: &'static [MilestoneEffect],
    /// Nobody can earn it after this round (K-HARD-1).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub last_round: Option<u16>,
}

/// A campaign token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenData {
    /// Printed number; campaigns run in this order.
    pub number: TokenNumber,
    /// What it is.
    pub kind: CampaignKind,
    /// Squares wide; 0 for airplanes.
    pub width: u8,
    /// Squares high; 0 for airplanes.
    pub height: u8,
    /// Rows or columns an airplane covers; 0 for all others.
    pub lines: u8,
    /// Numbers of players it is used with.
    pub players: Vec<u8>,
}

/// Food or drink.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ItemData {
    /// Its id.
    pub id: Item,
    /// Food or drink.
    pub class: ItemClass,
    /// Can be advertised.
    pub marketable: bool,
    /// Can be kept in the freezer.
    pub freezable: bool,
    /// Can pay a salary, with the milestone for it.
    pub pays_salary: bool,
}

/// A reserve card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReserveData {
    /// Its id.
    pub id: ReserveCard,
    /// Cash it adds to the bank at the first break.
    pub cash: i32,
    /// CEO slots it votes for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ceo_slots: Option<u8>,
    /// The base price it votes for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub price: Option<i32>,
}

/// What depends on the number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetupData {
    /// Players.
    pub players: u8,
    /// Map width in tiles.
    pub width: u8,
    /// Map height in tiles.
    pub height: u8,
    /// Money in the bank at the start.
    pub bank: i32,
    /// The same in introductory games.
    pub intro_bank: i32,
}

/// Numbers that are the same in every game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Numbers {
    /// Every unit costs this before anything changes it.
    pub base_price: i32,
    /// What a garden multiplies the price of the goods by.
    pub garden_factor: i32,
    /// Salary of a card that has one.
    pub salary: i32,
    /// Slots of the CEO until the bank breaks.
    pub ceo_slots: u8,
    /// Hires of the CEO every turn.
    pub ceo_hires: u8,
    /// Restaurants of one chain.
    pub restaurants: u8,
    /// Gardens in the box.
    pub gardens: u8,
    /// Houses that can be placed in play.
    pub houses: Vec<HouseNumber>,
    /// Demand a house can hold.
    pub house_demand: u8,
    /// Demand a house with a garden can hold.
    pub garden_demand: u8,
    /// Items a freezer holds.
    pub freezer: u8,
    /// Squares along the side of a tile.
    pub tile: i8,
}

/// A map tile as it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TilePrint {
    /// Which.
    pub id: TileId,
    /// Its squares, row by row, not turned: `.` empty, `#` road, `+` bridge, `H` `h` houses, `A` apartment, `G` garden,
    /// `P` park, `B` `L` `S` sources.
    pub rows: Vec<String>,
    /// The numbers of its houses, by their letters.
    pub houses: BTreeMap<char, HouseNumber>,
}

/// All tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// What can be agreed on before a game.
    pub expansion: Expansion,
    /// The version of the rules.
    pub rules: u32,
    /// Employee cards, in the order of the career tree.
    pub employees: Vec<EmployeeData>,
    /// Milestones.
    pub milestones: Vec<MilestoneCard>,
    /// Campaign tokens, by number.
    pub campaigns: Vec<TokenData>,
    /// Food and drink.
    pub items: Vec<ItemData>,
    /// Reserve cards.
    pub reserves: Vec<ReserveData>,
    /// What depends on the number of players.
    pub setups: Vec<SetupData>,
    /// Map tiles that can be in play.
    pub tiles: Vec<TilePrint>,
    /// Numbers that are the same in every game.
    pub numbers: Numbers,
    /// The Chain's cards.
    pub the_chain: ChainDeck,
}

/// An action card of The Chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActionCardData {
    /// Its id.
    pub id: DeckCard,
    /// The number printed on it.
    pub number: u8,
    /// What else is printed on it.
    #[serde(flatten)]
    pub card: ActionCard,
}

/// A competition card of The Chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompetitionCardData {
    /// Its id.
    pub id: DeckCard,
    /// The number printed on it.
    pub number: u8,
    /// Star, upper left, upper right, lower left, lower right.
    pub effects: Vec<Effect>,
}

/// All of The Chain's cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChainDeck {
    /// Action cards, by number.
    pub actions: Vec<ActionCardData>,
    /// Warm cards, by number.
    pub warm: Vec<CompetitionCardData>,
    /// Cool cards, by number.
    pub cool: Vec<CompetitionCardData>,
    /// The switches of a solo game.
    pub switches: Vec<SoloSwitch>,
}

impl ChainDeck {
    fn new() -> Self {
        let competition = |temper: Temper| {
            let cards = DeckCard::all().filter(move |card| card.temper() == Some(temper));
            let data = |card: DeckCard| {
                Some(CompetitionCardData {
                    id: card,
                    number: card.number(),
                    effects: card.effects()?.to_vec(),
                })
            };
            cards.filter_map(data).collect()
        };
        let action = |card: DeckCard| {
            Some(ActionCardData { id: card, number: card.number(), card: *card.action_card()? })
        };
        ChainDeck {
            actions: DeckCard::all().filter_map(action).collect(),
            warm: competition(Temper::Warm),
            cool: competition(Temper::Cool),
            switches: SoloSwitch::ALL.to_vec(),
        }
    }
}

impl Catalogue {
    /// The tables of the base game.
    pub fn new() -> Self {
        Catalogue::of(ModuleSet::NONE)
    }

    /// The tables of a game with these modules: what is not in it is not in them.
    pub fn of(modules: ModuleSet) -> Self {
        let setups: Vec<Config> = (0..=u8::MAX)
            .map(|players| Config::new(players).with_modules(modules))
            .filter(|config| config.check().is_ok())
            .collect();
        let any = Config::new(MAX_PLAYERS as u8).with_modules(modules);
        Catalogue {
            rules: RULES_VERSION,
            employees: any.employees().map(|card| employee(card, &any, &setups)).collect(),
            milestones: any.milestone_cards().map(|id| milestone(id, &any)).collect(),
            campaigns: any
                .tokens()
                .map(|token| TokenData {
                    number: token.number,
                    kind: token.kind,
                    width: token.width,
                    height: token.height,
                    lines: token.lines,
                    players: setups
                        .iter()
                        .filter(|config| !config.leaves_out(token.number))
                        .map(|config| config.players)
                        .collect(),
                })
                .collect(),
            items: any
                .items()
                .map(|item| {
                    let card = item.card();
                    ItemData {
                        id: item,
                        class: card.class,
                        marketable: card.marketable,
                        freezable: card.freezable,
                        pays_salary: card.pays_salary,
                    }
                })
                .collect(),
            reserves: any
                .reserve_cards()
                .into_iter()
                .map(|card| ReserveData {
                    id: card,
                    cash: card.cash(),
                    ceo_slots: card.ceo_slots(),
                    price: card.price(),
                })
                .collect(),
            expansion: Expansion::new(),
            setups: setups.iter().map(setup).collect(),
            tiles: TileId::ALL.into_iter().filter(|tile| any.plays(tile.module())).map(print).collect(),
            numbers: Numbers {
                base_price: BASE_PRICE,
                garden_factor: GARDEN_FACTOR,
                salary: SALARY,
                ceo_slots: CEO_SLOTS,
                ceo_hires: CEO_HIRES,
                restaurants: RESTAURANTS as u8,
                gardens: GARDENS,
                houses: PLACEABLE_HOUSES.into_iter().map(HouseNumber::new).collect(),
                house_demand: PLAIN_DEMAND as u8,
                garden_demand: MOST_DEMAND as u8,
                freezer: FREEZER as u8,
                tile: TILE,
            },
            the_chain: ChainDeck::new(),
        }
    }
}

impl Default for Catalogue {
    fn default() -> Self {
        Catalogue::new()
    }
}

fn setup(config: &Config) -> SetupData {
    let (width, height) = config.map_size();
    let intro = Config { intro: Intro::First, ..*config };
    SetupData {
        players: config.players,
        width,
        height,
        bank: config.starting_bank(),
        intro_bank: intro.starting_bank(),
    }
}

fn print(id: TileId) -> TilePrint {
    let side = 0..TILE as usize;
    let row = |y| side.clone().map(|x| char::from(id.glyph(Turn::None, x, y))).collect();
    TilePrint {
        id,
        rows: side.clone().map(row).collect(),
        houses: id.houses().iter().map(|(letter, number)| (char::from(*letter), *number)).collect(),
    }
}

fn employee(id: Employee, any: &Config, setups: &[Config]) -> EmployeeData {
    let card = id.card();
    let careers = any.careers();
    let exists = |card: &Employee| any.plays(card.card().module);
    EmployeeData {
        id,
        colour: card.colour,
        entry: card.entry,
        unique: card.unique,
        salary: if card.salary { SALARY } else { 0 },
        slots: card.slots,
        step: works_in(id),
        ability: (&card.ability).into(),
        to: card.to.iter().copied().filter(exists).collect(),
        from: any.employees().filter(|other| other.card().to.contains(&id)).collect(),
        careers: careers
            .targets(id)
            .filter(exists)
            .filter_map(|to| Some((to, careers.steps(id, to)?)))
            .collect(),
        counts: setups.iter().map(|config| (config.players, config.copies(id))).collect(),
    }
}

fn milestone(id: Milestone, config: &Config) -> MilestoneCard {
    let row = id.row();
    MilestoneCard {
        id,
        goal: row.goal,
        effects: row.effects,
        last_round: hard_choices::last_round(config, id),
    }
}
