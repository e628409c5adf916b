//! The JSON form of a position, field by field: what is written, and what TypeScript gets to know.

use serde::{Serialize, Serializer};

use super::automaton::AutomatonForm;
use super::read::VERSION;
use super::{AddedGarden, PlacedHouse, Position, WrittenChain};
use crate::action::Duration;
use crate::cards::{Employee, Milestone, TokenNumber};
use crate::config::{Config, Edition, Intro, ModuleSet, NegativePrices, RuleOptions};
use crate::counts::{Staff, Stock};
use crate::game::{Campaign, Fate, Restaurant};
use crate::item::Item;
use crate::map::{BuiltRoad, Coord, Demand, HouseNumber, Layout, Offramp, Park, Place, TileId};
use crate::money::BASE_PRICE;
use crate::player::PlayerId;

/// `false`, `true` for the first introductory game, `"second"` for the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "boolean | \"second\""))]
pub struct IntroForm(Intro);

impl Serialize for IntroForm {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Intro::None => serializer.serialize_bool(false),
            Intro::First => serializer.serialize_bool(true),
            Intro::Second => serializer.serialize_str("second"),
        }
    }
}

/// A company as written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChainForm {
    cash: i32,
    restaurants: Vec<Restaurant>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Coord>>"))]
    coffee_shops: Vec<Coord>,
    at_work: Staff,
    beach: Staff,
    milestones: Vec<Milestone>,
    #[serde(skip_serializing_if = "Staff::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Staff>"))]
    salary_free: Staff,
    stock: Stock,
    frozen: Stock,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    reserve: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    fate: Option<Fate>,
}

impl From<&WrittenChain> for ChainForm {
    fn from(chain: &WrittenChain) -> Self {
        ChainForm {
            cash: chain.cash,
            restaurants: chain.restaurants.clone(),
            coffee_shops: chain.coffee_shops.clone(),
            at_work: chain.at_work,
            beach: chain.beach,
            milestones: chain.milestones.clone(),
            salary_free: chain.salary_free,
            stock: chain.stock,
            frozen: chain.frozen,
            reserve: chain.reserve.map(crate::cards::ReserveCard::face),
            fate: Some(chain.fate).filter(|fate| *fate != Fate::InGame),
        }
    }
}

/// A position: every field of the format, others only where they say something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Position"))]
pub struct PositionForm {
    version: i64,
    modules: ModuleSet,
    #[serde(skip_serializing_if = "RuleOptions::is_usual")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<RuleOptions>"))]
    options: RuleOptions,
    intro: IntroForm,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    edition: Option<Edition>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    negative_prices: Option<NegativePrices>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    sequential_payday: Option<bool>,
    map: Layout,
    round: u16,
    turn_order: Vec<PlayerId>,
    bank: i32,
    bank_breaks: u8,
    ceo_slots: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    next_ceo_slots: Option<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Milestone>>"))]
    claimed_this_round: Vec<Milestone>,
    houses: Vec<PlacedHouse>,
    gardens: Vec<AddedGarden>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    base_price: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    withdrawn: Option<Vec<Milestone>>,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, (Item | { item: Item, chain: number | null })[]>"))]
    demand: DemandForm,
    campaigns: Vec<CampaignForm>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    tile_reserve: Option<Vec<TileId>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<BuiltRoad>>"))]
    roads: Vec<BuiltRoad>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    roadworks: Option<Vec<Coord>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Park>>"))]
    parks: Vec<Park>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Offramp>>"))]
    offramps: Vec<Offramp>,
    chains: Vec<ChainForm>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    chain: Option<AutomatonForm>,
}

/// `{"2": ["burger"]}`, in the order of the houses; with ketchup `{"2": [{"item": "burger", "chain": 0}]}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DemandForm {
    by_house: Vec<(HouseNumber, Vec<Demand>)>,
    tells_owners: bool,
}

impl DemandForm {
    /// House by house, in their order.
    pub fn by_house(&self) -> &[(HouseNumber, Vec<Demand>)] {
        &self.by_house
    }

    pub(super) fn new(config: &Config, by_house: &[(HouseNumber, Vec<Demand>)]) -> Self {
        DemandForm { by_house: by_house.to_vec(), tells_owners: config.tells_owners() }
    }
}

impl Serialize for DemandForm {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        #[serde(untagged)]
        enum Token {
            Item(Item),
            Owned { item: Item, chain: Option<PlayerId> },
        }
        let token = |Demand { item, owner }: &Demand| {
            if self.tells_owners { Token::Owned { item: *item, chain: *owner } } else { Token::Item(*item) }
        };
        let tokens = |tokens: &[Demand]| tokens.iter().map(token).collect::<Vec<_>>();
        serializer.collect_map(self.by_house.iter().map(|(house, wanted)| (house, tokens(wanted))))
    }
}

/// A campaign as written down: what one card runs has one label.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CampaignForm {
    number: TokenNumber,
    chain: Option<PlayerId>,
    marketeer: Option<Employee>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    item: Option<Item>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    items: Option<[Item; 2]>,
    turns: Duration,
    #[serde(flatten)]
    place: Place,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    card: Option<String>,
}

impl From<&Campaign> for CampaignForm {
    fn from(campaign: &Campaign) -> Self {
        let Campaign { number, chain, marketeer, item, item_b, turns, place, partner } = *campaign;
        let items = item_b.map(|second| [item, second]);
        let item = Some(item).filter(|_| items.is_none());
        let card = partner.map(|partner| format!("card of {}", number.min(partner)));
        CampaignForm { number, chain, marketeer, item, items, turns, place, card }
    }
}

impl From<&Position> for PositionForm {
    fn from(position: &Position) -> Self {
        let config = &position.config;
        PositionForm {
            version: VERSION,
            modules: config.modules,
            options: config.options,
            intro: IntroForm(config.intro),
            edition: Some(config.edition).filter(|edition| *edition != Edition::NEWEST),
            negative_prices: Some(config.negative_prices).filter(|it| *it != NegativePrices::Floor),
            sequential_payday: config.sequential_payday.then_some(true),
            map: position.layout.clone(),
            round: position.round,
            turn_order: position.turn_order.clone(),
            bank: position.bank,
            bank_breaks: position.bank_breaks,
            ceo_slots: position.ceo_slots,
            next_ceo_slots: Some(position.next_ceo_slots).filter(|slots| *slots != position.ceo_slots),
            claimed_this_round: position.claimed_this_round.clone(),
            houses: position.houses.clone(),
            gardens: position.gardens.clone(),
            base_price: Some(position.base_price).filter(|price| *price != BASE_PRICE),
            withdrawn: position.withdrawn.clone(),
            demand: DemandForm::new(config, &position.demand),
            campaigns: position.campaigns.iter().map(CampaignForm::from).collect(),
            tile_reserve: position.tile_reserve.clone(),
            roads: position.roads.clone(),
            roadworks: position.roadworks.clone(),
            parks: position.parks.clone(),
            offramps: position.offramps.clone(),
            chains: position.chains.iter().map(ChainForm::from).collect(),
            chain: config
                .solo
                .as_ref()
                .zip(position.automaton.as_ref())
                .map(|(solo, automaton)| AutomatonForm::new(solo, automaton)),
        }
    }
}
