//! The JSON form of a position, field by field: what is written, and what TypeScript gets to know.

use serde::{Serialize, Serializer};

use super::automaton::AutomatonForm;
use super::read::VERSION;
use super::{AddedGarden, PlacedHouse, Position, WrittenChain};
use crate::cards::Milestone;
use crate::config::{Edition, Intro, ModuleSet, NegativePrices, RuleOptions};
use crate::counts::{Staff, Stock};
use crate::game::{Campaign, Fate, Restaurant};
use crate::item::Item;
use crate::map::{HouseNumber, Layout};
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
    at_work: Staff,
    beach: Staff,
    milestones: Vec<Milestone>,
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
            at_work: chain.at_work,
            beach: chain.beach,
            milestones: chain.milestones.clone(),
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
    #[serde(serialize_with = "demand_by_house")]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, Item[]>"))]
    demand: Vec<(HouseNumber, Vec<Item>)>,
    campaigns: Vec<Campaign>,
    chains: Vec<ChainForm>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    chain: Option<AutomatonForm>,
}

/// `{"2": ["burger"]}`, in the order of the houses.
pub(super) fn demand_by_house<S: Serializer>(
    demand: &[(HouseNumber, Vec<Item>)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(demand.iter().map(|(house, items)| (house, items)))
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
            demand: position.demand.clone(),
            campaigns: position.campaigns.clone(),
            chains: position.chains.iter().map(ChainForm::from).collect(),
            chain: config
                .solo
                .as_ref()
                .zip(position.automaton.as_ref())
                .map(|(solo, automaton)| AutomatonForm::new(solo, automaton)),
        }
    }
}
