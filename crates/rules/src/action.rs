//! Decisions of players.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{Employee, ReserveCard, TokenNumber};
use crate::counts::{Staff, Stock};
use crate::item::Item;
use crate::map::{Coord, Corner, HouseNumber, Offramp, Park, Place, Road, Route, Side, TurnedTile};

/// How long a campaign runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number | \"eternal\""))]
pub enum Duration {
    /// For so many turns.
    Turns(u8),
    /// For good (B-MKT-8).
    Eternal,
}

impl std::fmt::Display for Duration {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Duration::Turns(turns) => write!(f, "{turns}"),
            Duration::Eternal => f.write_str("eternal"),
        }
    }
}

impl std::str::FromStr for Duration {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "eternal" => Ok(Duration::Eternal),
            turns => turns
                .parse()
                .map(Duration::Turns)
                .map_err(|_| format!("\"{text}\" is not a number of turns or \"eternal\"")),
        }
    }
}

impl Serialize for Duration {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Duration::Turns(turns) => serializer.serialize_u8(*turns),
            Duration::Eternal => serializer.serialize_str("eternal"),
        }
    }
}

impl<'de> Deserialize<'de> for Duration {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Turns(u8),
            Word(String),
        }
        match Written::deserialize(deserializer) {
            Ok(Written::Turns(turns)) => Ok(Duration::Turns(turns)),
            Ok(Written::Word(word)) if word == "eternal" => Ok(Duration::Eternal),
            _ => Err(D::Error::custom("turns is a number of turns or \"eternal\"")),
        }
    }
}

/// What a campaign advertises: `item`, or the two `items` of an airplane that carries two (K-NM-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "WrittenGoods", into = "WrittenGoods")]
pub struct Goods {
    /// The first.
    pub item: Item,
    /// And what comes after it.
    pub item_b: Option<Item>,
}

impl From<Item> for Goods {
    fn from(item: Item) -> Goods {
        Goods { item, item_b: None }
    }
}

impl Goods {
    /// This item, and where pairs are allowed every pair that begins with it.
    pub(crate) fn with_first(item: Item, pairs: bool) -> impl Iterator<Item = Goods> {
        let others = Item::MARKETABLE.into_iter().filter(move |other| pairs && *other != item);
        [None].into_iter().chain(others.map(Some)).map(move |item_b| Goods { item, item_b })
    }

    /// One after the other.
    pub fn iter(self) -> impl Iterator<Item = Item> {
        [Some(self.item), self.item_b].into_iter().flatten()
    }
}

#[derive(Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct WrittenGoods {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    item: Option<Item>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    items: Option<[Item; 2]>,
}

impl From<Goods> for WrittenGoods {
    fn from(Goods { item, item_b }: Goods) -> Self {
        match item_b {
            None => WrittenGoods { item: Some(item), ..WrittenGoods::default() },
            Some(second) => WrittenGoods { items: Some([item, second]), ..WrittenGoods::default() },
        }
    }
}

impl TryFrom<WrittenGoods> for Goods {
    type Error = &'static str;

    fn try_from(written: WrittenGoods) -> Result<Self, Self::Error> {
        match (written.item, written.items) {
            (Some(item), None) => Ok(item.into()),
            (None, Some([item, second])) => Ok(Goods { item, item_b: Some(second) }),
            (Some(_), Some(_)) => Err("a campaign has `item` or `items`, not both"),
            (None, None) => Err("missing field `item`"),
        }
    }
}

#[cfg(feature = "ts")]
crate::told_as!(Goods => WrittenGoods);

/// A decision of one player. Ordered, small, and complete: the list of actions is the game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum Action {
    /// Leave the first restaurant for the second pass (B-SET-3).
    Pass,
    /// Place the first restaurant (B-SET-4).
    FirstRestaurant {
        /// North-west square.
        at: Coord,
        /// Corner with the entrance.
        entrance: Corner,
    },
    /// Keep this reserve card (B-SET-5).
    Reserve {
        /// The card kept.
        card: ReserveCard,
    },
    /// Put these cards to work, the rest on the beach (B-STR-1).
    Work {
        /// Cards at work, without the CEO.
        cards: Box<Staff>,
    },
    /// Take a place in the turn order, from 1 (B-ORD-1).
    Order {
        /// The place.
        position: u8,
    },
    /// Hire a card (B-HIR-1).
    Hire {
        /// The card.
        card: Employee,
    },
    /// Train a card on the beach, over one or more steps (B-TRN-1).
    Train {
        /// The card trained.
        card: Employee,
        /// What it becomes.
        to: Employee,
        /// A card at work, not one on the beach (K-NM-8).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        at_work: bool,
    },
    /// Start a campaign (B-MKT-1).
    Campaign {
        /// Who runs it.
        marketeer: Employee,
        /// The token.
        number: TokenNumber,
        /// What is advertised.
        #[serde(flatten)]
        goods: Goods,
        /// How long.
        turns: Duration,
        /// Where.
        #[serde(flatten)]
        place: Place,
        /// Run by the same card as the campaign before it (K-NIGHT-3).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        second: bool,
    },
    /// Let a cook work (B-FOD-1).
    Cook {
        /// Who.
        cook: Employee,
        /// What.
        item: Item,
    },
    /// Send someone for drinks of one kind, from anywhere (B-FOD-2).
    Errand {
        /// Who.
        buyer: Employee,
        /// What.
        item: Item,
    },
    /// Send a buyer along a route (B-FOD-3, B-FOD-4).
    Fetch {
        /// Who goes where.
        #[serde(flatten)]
        route: Box<Route>,
    },
    /// Build a new house with its garden (B-BLD-1).
    House {
        /// Its number.
        house: HouseNumber,
        /// North-west square of the footprint, garden included.
        at: Coord,
        /// The side the garden is on.
        garden: Side,
    },
    /// Add a garden to a printed house (B-BLD-1).
    Garden {
        /// The house.
        house: HouseNumber,
        /// The side.
        side: Side,
    },
    /// Place a new restaurant (B-RST-2, B-RST-3).
    Open {
        /// The manager who does it.
        manager: Employee,
        /// North-west square.
        at: Coord,
        /// Corner with the entrance.
        entrance: Corner,
    },
    /// Move or turn a restaurant (B-RST-3).
    Move {
        /// The manager who does it.
        manager: Employee,
        /// Where the restaurant stands.
        from: Coord,
        /// Its new north-west square.
        at: Coord,
        /// Its new entrance.
        entrance: Corner,
    },
    /// Lay a road (K-LOB-2).
    Road {
        /// Which, and where.
        #[serde(flatten)]
        road: Road,
    },
    /// Lay a park (K-LOB-2).
    Park {
        /// Which, and where.
        #[serde(flatten)]
        park: Park,
    },
    /// Add a tile to the map (K-LOB-30).
    Tile {
        /// Which, and how it is turned.
        tile: TurnedTile,
        /// Column and row of its place in the grid.
        slot: Coord,
    },
    /// Place a coffee shop, or move one (K-COFFEE-2, K-COFFEE-5).
    Shop {
        /// Its square.
        at: Coord,
        /// Where it stood before, if it did.
        #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        from: Option<Coord>,
    },
    /// Place an offramp (K-RURAL-3).
    Offramp {
        /// Where.
        #[serde(flatten)]
        offramp: Offramp,
    },
    /// Place a free radio for a pizza that was sold (K-NM-7).
    Radio {
        /// The house that bought it.
        house: HouseNumber,
        /// The square of the radio.
        at: Coord,
    },
    /// Place a free mailbox (K-NM-15).
    Mailbox {
        /// The token.
        number: TokenNumber,
        /// North-west square.
        at: Coord,
        /// The item advertised.
        item: Item,
    },
    /// Leave what was offered.
    Decline,
    /// End the current step of the working day (B-WRK-1).
    End,
    /// Fire a card at work or on the beach (B-PAY-1).
    Fire {
        /// The card.
        card: Employee,
    },
    /// Fire the marketeer of a campaign, when nothing else helps (B-PAY-3).
    FireBusy {
        /// The campaign.
        number: TokenNumber,
    },
    /// Pay the salaries.
    Pay {
        /// Items that pay one salary each (K-NM-9).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        items: Option<Box<Stock>>,
    },
    /// Keep these items in the freezer and throw the rest away (B-CLN-1).
    Keep {
        /// What is kept.
        items: Box<Stock>,
    },
}

impl Action {
    /// Pay the salaries in cash.
    pub const PAY: Action = Action::Pay { items: None };

    /// Reads an action from JSON and refuses fields it does not know.
    pub fn from_value(value: &serde_json::Value) -> Result<Action, String> {
        let action: Action = serde_json::from_value(value.clone()).map_err(|error| error.to_string())?;
        let written = serde_json::to_value(&action).map_err(|error| error.to_string())?;
        match value.as_object().and_then(|fields| fields.keys().find(|key| written.get(key).is_none())) {
            Some(key) => Err(format!("{key}: is not a field of this action")),
            None => Ok(action),
        }
    }
}
