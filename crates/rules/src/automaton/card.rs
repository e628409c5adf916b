//! What is printed on The Chain's cards.

use serde::{Deserialize, Serialize};

use super::deck::{ACTION_CARDS, COOL_CARDS, WARM_CARDS};
use super::words::{DeckEmployee, DeckItem, DeckMilestone, Piece, Star, Temper, Track};
use crate::config::Module;
use crate::map::HouseNumber;

/// The target tiles on an action card's map, 1 to 9 row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Targets {
    /// Red: a new restaurant.
    pub expand_chain: u8,
    /// Grey-blue: a campaign.
    pub market: u8,
    /// Mint: a coffee shop.
    pub coffee_shop: u8,
    /// Purple: a new house or a road.
    pub develop_lobby: u8,
}

/// A recruit and train slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Slot {
    /// What is done.
    pub action: SlotAction,
    /// What else happens later in the turn.
    pub star: Option<Star>,
}

/// What a slot does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum SlotAction {
    /// Take a card from the pool; without its module, get the fallback items instead.
    Recruit {
        /// The card.
        employee: DeckEmployee,
        /// The module it belongs to.
        module: Option<Module>,
        /// What to get without that module.
        fallback: &'static [DeckItem],
    },
    /// Move a marker.
    Move {
        /// Which.
        track: Track,
        /// Up, or down below zero.
        by: i8,
    },
    /// Claim a milestone that is still open.
    Claim {
        /// Which.
        milestone: DeckMilestone,
    },
}

/// A GET FOOD & DRINKS pane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "mode", rename_all = "snake_case")]
pub enum FoodPane {
    /// These items.
    Items {
        /// Which.
        items: &'static [DeckItem],
        /// Multiplier of the green box.
        times: u8,
    },
    /// An item of a module; without the module the alternative, if one is printed.
    Module {
        /// The item.
        item: DeckItem,
        /// Its module.
        module: Module,
        /// What to get without that module.
        alternative: Option<DeckItem>,
        /// Multiplier of the green box.
        times: u8,
    },
    /// Every item in demand.
    AllDemand {
        /// Multiplier of the green box.
        times: u8,
    },
    /// The item most in demand.
    MostDemand {
        /// Multiplier of the green box.
        times: u8,
    },
}

/// A DEVELOP pane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "place", rename_all = "snake_case")]
pub enum Develop {
    /// This new house.
    House {
        /// Its number.
        house: HouseNumber,
    },
    /// A garden for this house, or the next one possible.
    Garden {
        /// Its number.
        house: HouseNumber,
    },
}

/// A LOBBY pane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "place", rename_all = "snake_case")]
pub enum Lobby {
    /// This road.
    Road {
        /// Its shape.
        piece: Piece,
    },
    /// This park, at this house.
    Park {
        /// Its shape.
        piece: Piece,
        /// The house's number.
        house: HouseNumber,
    },
}

/// An effect of a clean-up pane or of a competition card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum Effect {
    /// Place a restaurant.
    ExpandChain,
    /// Place a coffee shop; without the Coffee module a restaurant.
    CoffeeShopOrExpandChain,
    /// Half as much again at this turn's dinnertime.
    BonusCash,
    /// Get food and drink.
    Food(FoodPane),
    /// Every item at 1 to 5 gains 5.
    InventoryBoost,
    /// Every item at 6 to 10 loses 5.
    InventoryDrop,
    /// Only printed entrances count this turn.
    NoDriveIns,
    /// The 1x pile returns to the pool.
    FireAll,
    /// Pay the bank for every 1x employee.
    PayPerEmployee,
    /// These items are gone.
    Lose {
        /// Which.
        items: &'static [DeckItem],
    },
    /// Move a marker.
    Move {
        /// Which.
        track: Track,
        /// Up, or down below zero.
        by: i8,
    },
}

/// An action card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActionCard {
    /// Front: the map.
    pub tiles: Targets,
    /// Front: the item to advertise.
    pub item: DeckItem,
    /// Front: the slots, from the bottom.
    pub slots: [Slot; 4],
    /// Back: food and drink, left and right.
    pub food: [FoodPane; 2],
    /// Back.
    pub develop: Develop,
    /// Back.
    pub lobby: Lobby,
    /// Back: the middle clean-up pane. (The left one is always the kimchi.)
    pub cleanup: Effect,
    /// Back: the right clean-up pane moves the recruit and train marker.
    pub recruit_train: i8,
}

/// A competition card: star, upper left, upper right, lower left, lower right.
pub type Competition = [Effect; 5];

/// How many cards there are.
pub const DECK_SIZE: usize = ACTIONS + 2 * COMPETITIONS;
/// How many action cards.
pub const ACTIONS: usize = 20;
/// How many competition cards of each kind.
pub const COMPETITIONS: usize = 12;

/// One of the 44 cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct DeckCard(u8);

/// What a card is.
#[derive(Clone, Copy, Debug)]
pub enum Face {
    /// An action card.
    Action(&'static ActionCard),
    /// A competition card.
    Competition(Temper, &'static Competition),
}

impl DeckCard {
    /// The action card with this printed number, from 1.
    pub const fn action(number: u8) -> DeckCard {
        DeckCard(number - 1)
    }

    /// The competition card with this printed number, from 1.
    pub const fn competition(temper: Temper, number: u8) -> DeckCard {
        let first = match temper {
            Temper::Warm => ACTIONS,
            Temper::Cool => ACTIONS + COMPETITIONS,
        };
        DeckCard(first as u8 + number - 1)
    }

    /// Every card.
    pub fn all() -> impl Iterator<Item = DeckCard> {
        (0..DECK_SIZE as u8).map(DeckCard)
    }

    /// The number printed on it.
    pub const fn number(self) -> u8 {
        match self.temper() {
            None => self.0 + 1,
            Some(Temper::Warm) => self.0 - ACTIONS as u8 + 1,
            Some(Temper::Cool) => self.0 - (ACTIONS + COMPETITIONS) as u8 + 1,
        }
    }

    /// Which kind of competition card it is; none for an action card.
    pub const fn temper(self) -> Option<Temper> {
        match self.0 as usize {
            0..ACTIONS => None,
            ACTIONS..32 => Some(Temper::Warm),
            _ => Some(Temper::Cool),
        }
    }

    /// Is it an action card?
    pub const fn is_action(self) -> bool {
        self.temper().is_none()
    }

    /// What is printed on it.
    pub fn face(self) -> Face {
        let index = usize::from(self.number()) - 1;
        match self.temper() {
            None => Face::Action(&ACTION_CARDS[index]),
            Some(Temper::Warm) => Face::Competition(Temper::Warm, &WARM_CARDS[index]),
            Some(Temper::Cool) => Face::Competition(Temper::Cool, &COOL_CARDS[index]),
        }
    }

    /// The row of an action card.
    pub fn action_card(self) -> Option<&'static ActionCard> {
        match self.face() {
            Face::Action(card) => Some(card),
            Face::Competition(..) => None,
        }
    }
}

impl std::fmt::Display for DeckCard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let kind = self.temper().map_or("action", Temper::id);
        write!(f, "{kind}_{:02}", self.number())
    }
}

impl std::str::FromStr for DeckCard {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        DeckCard::all().find(|card| card.to_string() == text).ok_or_else(|| {
            format!(
                "\"{text}\" is not a card of The Chain (action_01 to action_20, warm_01 or cool_01 to 12)"
            )
        })
    }
}

impl TryFrom<String> for DeckCard {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<DeckCard> for String {
    fn from(card: DeckCard) -> String {
        card.to_string()
    }
}
