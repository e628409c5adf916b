//! Reading a position from JSON, collecting every fault with its path.

use std::str::FromStr;

use serde_json::Value;

use super::automaton::read_section;
use super::fields::{Faults, Fields, kind, read_number, read_staff, read_stock, read_word};
use super::pieces::{read_pieces, read_squares};
use super::read_campaigns::read_campaigns;
use super::wrong::Wrong;
use super::{AddedGarden, Fault, PlacedHouse, Position, WrittenChain};
use crate::cards::ReserveCard;
use crate::config::{
    Config, Edition, Intro, MapSettings, Module, ModuleSet, NegativePrices, RuleOption, RuleOptions,
};
use crate::game::{Fate, Restaurant};
use crate::map::{Corner, Demand, HouseNumber, Layout};
use crate::modules::districts;
use crate::money::BASE_PRICE;
use crate::player::PlayerId;

/// The format this crate reads and writes.
pub(super) const VERSION: i64 = 1;
/// No field of a position needs a larger number.
pub(super) const LARGEST: i64 = 1_000_000;

impl Position {
    /// Reads a position. Every fault found is reported; what the fields mean together is checked by
    /// [`Position::game`].
    pub fn from_json(text: &str) -> Result<Position, Vec<Fault>> {
        let value: Value = serde_json::from_str(text)
            .map_err(|error| vec![Fault::new("", format!("this is not JSON: {error}"))])?;
        Position::from_value(&value)
    }

    /// Reads a position from a JSON value.
    pub fn from_value(value: &Value) -> Result<Position, Vec<Fault>> {
        let mut faults = Faults::default();
        let position = read_position(value, &mut faults);
        match position {
            Some(position) if faults.0.is_empty() => Ok(position),
            _ => Err(faults.0),
        }
    }
}

fn read_position(value: &Value, faults: &mut Faults) -> Option<Position> {
    let mut fields = Fields::open(value, String::new(), faults)?;
    match fields.get("version").map(Value::as_i64) {
        None => faults.add("version", Wrong::Missing),
        Some(Some(VERSION)) => {}
        Some(_) => faults.add("version", Wrong::UnknownVersion { version: VERSION }),
    }
    let modules = read_modules(&mut fields, faults);
    let options = read_options(&mut fields, faults);
    let intro = match fields.get("intro") {
        None | Some(Value::Bool(false)) => Intro::None,
        Some(Value::Bool(true)) => Intro::First,
        Some(other) => read_word(other, "intro", faults).unwrap_or(Intro::None),
    };
    let layout = read_map(&mut fields, modules, faults);
    let chain_values = match fields.required("chains", faults) {
        Some(Value::Array(list)) => list.as_slice(),
        Some(other) => {
            faults.add("chains", Wrong::Form { form: "a list", given: kind(other) });
            &[]
        }
        None => &[],
    };
    let section = fields.get("chain");
    let company_in_section = section.is_some() && chain_values.len() == 1;
    let players = chain_values.len() + usize::from(company_in_section);
    if section.is_some() && players != 2 && value["chains"].is_array() {
        faults.add("chains", Wrong::SoloChains);
    }
    let section = section.and_then(|section| read_section(section, company_in_section, faults));
    let most = Config::most_players(modules);
    if !(1..=most).contains(&players) && value["chains"].is_array() {
        faults.add("chains", Wrong::TooManyChains { most, chains: players });
    }
    let park_tile = layout.as_ref().is_some_and(|layout| districts::parks_were_asked_for(modules, layout));
    let config = Config {
        edition: read_edition(&mut fields, faults),
        players: players.min(most) as u8,
        intro,
        negative_prices: fields.word("negative_prices", faults).unwrap_or(NegativePrices::Floor),
        sequential_payday: fields.flag("sequential_payday", false, faults),
        solo: section.as_ref().map(|section| section.solo),
        modules,
        options,
        map_settings: MapSettings { park_tile, ..MapSettings::NONE },
    };
    if let Err(error) = config.check_modules() {
        faults.add("modules", Wrong::ModulesClash { reason: error.to_string() });
    } else if let Err(error) = config.check_options() {
        faults.add("options", Wrong::OptionsClash { reason: error.to_string() });
    }
    let mut chains: Vec<WrittenChain> = chain_values
        .iter()
        .enumerate()
        .filter_map(|(i, chain)| read_chain(chain, format!("chains[{i}]"), faults))
        .collect();
    let automaton = section.map(|section| {
        chains.extend(section.company);
        section.automaton
    });
    let round = fields.number("round", (1, i64::from(u16::MAX)), faults).unwrap_or(1) as u16;
    let turn_order = read_order(&mut fields, players, &chains, faults);
    let bank =
        fields.number("bank", (0, LARGEST), faults).unwrap_or(i64::from(config.starting_bank())) as i32;
    let bank_breaks = fields.number("bank_breaks", (0, 2), faults).unwrap_or(0) as u8;
    let ceo_slots = fields.number("ceo_slots", (2, 4), faults).unwrap_or(3) as u8;
    let next_ceo_slots =
        fields.number("next_ceo_slots", (2, 4), faults).unwrap_or(i64::from(ceo_slots)) as u8;
    let claimed_this_round = read_words(&mut fields, "claimed_this_round", faults);
    let base_price = read_base_price(&mut fields, &config, faults);
    let withdrawn =
        fields.map.contains_key("withdrawn").then(|| read_words(&mut fields, "withdrawn", faults));
    let houses = read_houses(&mut fields, faults);
    let gardens = read_gardens(&mut fields, faults);
    let demand = read_demand(&mut fields, &config, faults);
    let campaigns = read_campaigns(&mut fields, &config, faults);
    let pieces = read_pieces(&mut fields, &config, faults);
    fields.close(faults);
    Some(Position {
        config,
        layout: layout?,
        round,
        turn_order,
        bank,
        bank_breaks,
        ceo_slots,
        next_ceo_slots,
        claimed_this_round,
        base_price,
        withdrawn,
        houses,
        gardens,
        demand,
        campaigns,
        tile_reserve: pieces.tile_reserve,
        roads: pieces.roads,
        roadworks: pieces.roadworks,
        parks: pieces.parks,
        offramps: pieces.offramps,
        chains,
        automaton,
        company_in_section,
    })
}

/// A position without one is of the newest edition: what is written down anew is resolved as the rules are now.
fn read_edition(fields: &mut Fields<'_>, faults: &mut Faults) -> Edition {
    let range = (i64::from(Edition::FIRST.number()), i64::from(Edition::NEWEST.number()));
    fields.number("edition", range, faults).map_or(Edition::NEWEST, |number| Edition::new(number as u32))
}

fn read_modules(fields: &mut Fields<'_>, faults: &mut Faults) -> ModuleSet {
    let mut set = ModuleSet::NONE;
    for (i, value) in fields.list("modules", faults).iter().enumerate() {
        let path = format!("modules[{i}]");
        if let Some(module) = read_word::<Module>(value, &path, faults) {
            if set.has(module) {
                faults.add(path, Wrong::ModuleTwice { module });
            }
            set = set.with(module);
        }
    }
    set
}

fn read_options(fields: &mut Fields<'_>, faults: &mut Faults) -> RuleOptions {
    let mut options = RuleOptions::USUAL;
    let Some(value) = fields.get("options") else { return options };
    let Some(mut fields) = Fields::open(value, "options".into(), faults) else { return options };
    for option in RuleOption::ALL {
        let Some(reading) = fields.get(option.id()) else { continue };
        let path = fields.path(option.id());
        match reading {
            Value::String(reading) => {
                if let Err(reason) = options.set(option, reading) {
                    faults.add(path, Wrong::UnknownWord { word: reading.clone(), reason });
                }
            }
            other => faults.add(path, Wrong::Form { form: "a text", given: kind(other) }),
        }
    }
    fields.close(faults);
    options
}

pub(super) fn read_words<T: FromStr<Err = String>>(
    fields: &mut Fields<'_>,
    key: &'static str,
    faults: &mut Faults,
) -> Vec<T> {
    let path = fields.path(key);
    let list = fields.list(key, faults).iter().enumerate();
    list.filter_map(|(i, value)| read_word(value, &format!("{path}[{i}]"), faults)).collect()
}

fn read_map(fields: &mut Fields<'_>, modules: ModuleSet, faults: &mut Faults) -> Option<Layout> {
    fields.required("map", faults)?;
    let before = faults.0.len();
    let rows: Vec<&str> = fields
        .list("map", faults)
        .iter()
        .enumerate()
        .filter_map(|(i, row)| {
            if row.as_str().is_none() {
                faults.add(format_args!("map[{i}]"), Wrong::Form { form: "a text", given: kind(row) });
            }
            row.as_str()
        })
        .collect();
    if faults.0.len() > before {
        return None;
    }
    let layout =
        Layout::from_rows(&rows).map_err(|reason| faults.add("map", Wrong::BadMap { reason })).ok()?;
    for (tile, module) in districts::foreign_tiles(modules, &layout) {
        faults.add("map", Wrong::TileNeedsModule { tile, module });
    }
    if let Some(module) = districts::missing_for_shape(modules, &layout) {
        faults.add("map", Wrong::NoRectangle { module });
    }
    Some(layout)
}

fn read_order(
    fields: &mut Fields<'_>,
    players: usize,
    chains: &[WrittenChain],
    faults: &mut Faults,
) -> Vec<PlayerId> {
    if chains.len() != players {
        fields.get("turn_order"); // some chain is no chain: that fault is enough
        return Vec::new();
    }
    let playing =
        || (0..chains.len() as u8).map(PlayerId).filter(|player| chains[player.index()].fate != Fate::Out);
    if fields.map.get("turn_order").is_none() {
        return playing().collect();
    }
    let most = (chains.len() as i64 - 1).max(0);
    let order: Vec<PlayerId> = fields
        .list("turn_order", faults)
        .iter()
        .enumerate()
        .filter_map(|(i, value)| read_number(value, &format!("turn_order[{i}]"), (0, most), faults))
        .map(|number| PlayerId(number as u8))
        .collect();
    let mut sorted = order.clone();
    sorted.sort();
    if !sorted.into_iter().eq(playing()) {
        faults.add("turn_order", Wrong::BadOrder);
    }
    order
}

fn read_houses(fields: &mut Fields<'_>, faults: &mut Faults) -> Vec<PlacedHouse> {
    let mut houses = Vec::new();
    for (i, value) in fields.list("houses", faults).iter().enumerate() {
        let Some(mut fields) = Fields::open(value, format!("houses[{i}]"), faults) else { continue };
        let number: Option<HouseNumber> = fields.required_word("number", faults);
        let at = fields.coord("at", faults);
        let garden = fields.required_word("garden", faults);
        fields.close(faults);
        if let (Some(number), Some(at), Some(garden)) = (number, at, garden) {
            houses.push(PlacedHouse { number, at, garden });
        }
    }
    houses
}

fn read_gardens(fields: &mut Fields<'_>, faults: &mut Faults) -> Vec<AddedGarden> {
    let mut gardens = Vec::new();
    for (i, value) in fields.list("gardens", faults).iter().enumerate() {
        let Some(mut fields) = Fields::open(value, format!("gardens[{i}]"), faults) else { continue };
        let house = fields.required_word("house", faults);
        let side = fields.required_word("side", faults);
        fields.close(faults);
        if let (Some(house), Some(side)) = (house, side) {
            gardens.push(AddedGarden { house, side });
        }
    }
    gardens
}

fn read_base_price(fields: &mut Fields<'_>, config: &Config, faults: &mut Faults) -> i32 {
    let price =
        fields.number("base_price", (-LARGEST, LARGEST), faults).map_or(BASE_PRICE, |price| price as i32);
    let prices = config.base_prices();
    if !prices.contains(&price) {
        let prices: Vec<String> = prices.iter().map(i32::to_string).collect();
        faults.add("base_price", Wrong::NoneOf { values: prices.join(", ") });
    }
    price
}

/// `"beer"`, or with ketchup `{"item": "beer", "chain": 0}`.
fn read_token(value: &Value, path: &str, config: &Config, faults: &mut Faults) -> Option<Demand> {
    if !value.is_object() {
        return read_word(value, path, faults).map(|item| Demand { item, owner: None });
    }
    if !config.tells_owners() {
        faults.add(path, Wrong::NeedsModule { module: Module::Ketchup });
        return None;
    }
    let mut fields = Fields::open(value, path.to_owned(), faults)?;
    let item = fields.required_word("item", faults);
    let owner = match fields.get("chain") {
        None | Some(Value::Null) => None,
        Some(chain) => {
            let most = i64::from(config.players) - 1;
            read_number(chain, &fields.path("chain"), (0, most), faults).map(|chain| PlayerId(chain as u8))
        }
    };
    fields.close(faults);
    Some(Demand { item: item?, owner })
}

fn read_demand(
    fields: &mut Fields<'_>,
    config: &Config,
    faults: &mut Faults,
) -> Vec<(HouseNumber, Vec<Demand>)> {
    let map = match fields.get("demand") {
        None => return Vec::new(),
        Some(Value::Object(map)) => map,
        Some(other) => {
            faults.add("demand", Wrong::Form { form: "an object of houses", given: kind(other) });
            return Vec::new();
        }
    };
    let mut demand = Vec::new();
    for (house, items) in map {
        let path = format!("demand.{house}");
        let number: HouseNumber = match house.parse() {
            Ok(number) => number,
            Err(reason) => {
                faults.add(path, Wrong::UnknownWord { word: house.clone(), reason });
                continue;
            }
        };
        let Value::Array(items) = items else {
            faults.add(path, Wrong::Form { form: "a list of items", given: kind(items) });
            continue;
        };
        let items = items.iter().enumerate();
        let items =
            items.filter_map(|(i, item)| read_token(item, &format!("{path}[{i}]"), config, faults)).collect();
        demand.push((number, items));
    }
    demand.sort_by_key(|(number, _)| *number);
    demand
}

fn read_chain(value: &Value, path: String, faults: &mut Faults) -> Option<WrittenChain> {
    let mut fields = Fields::open(value, path, faults)?;
    let cash = fields.number("cash", (0, LARGEST), faults).unwrap_or(0) as i32;
    let restaurants = read_restaurants(&mut fields, faults);
    let coffee_shops = read_squares(&mut fields, "coffee_shops", faults);
    let at_work = read_staff(&mut fields, "at_work", faults);
    let beach = read_staff(&mut fields, "beach", faults);
    let milestones = read_words(&mut fields, "milestones", faults);
    let salary_free = read_staff(&mut fields, "salary_free", faults);
    let stock = read_stock(&mut fields, "stock", faults);
    let frozen = read_stock(&mut fields, "frozen", faults);
    let reserve = read_reserve(&mut fields, faults);
    let fate = fields.word("fate", faults).unwrap_or(Fate::InGame);
    fields.close(faults);
    Some(WrittenChain {
        cash,
        restaurants,
        coffee_shops,
        at_work,
        beach,
        milestones,
        salary_free,
        stock,
        frozen,
        reserve,
        fate,
    })
}

pub(super) fn read_reserve(fields: &mut Fields<'_>, faults: &mut Faults) -> Option<ReserveCard> {
    match fields.get("reserve") {
        None | Some(Value::Null) => None,
        Some(value) => {
            let face = |card: &ReserveCard| Some(i64::from(card.face())) == value.as_i64();
            let card = ReserveCard::ALL.into_iter().find(face);
            if card.is_none() {
                let values = "100, 200 or 300 (with reserve_prices 5, 10 or 20)".to_owned();
                faults.add(fields.path("reserve"), Wrong::NoneOf { values });
            }
            card
        }
    }
}

pub(super) fn read_restaurants(fields: &mut Fields<'_>, faults: &mut Faults) -> Vec<Restaurant> {
    let path = fields.path("restaurants");
    let mut restaurants = Vec::new();
    for (i, value) in fields.list("restaurants", faults).iter().enumerate() {
        let Some(mut fields) = Fields::open(value, format!("{path}[{i}]"), faults) else { continue };
        let at = fields.coord("at", faults);
        let entrance: Option<Corner> = fields.required_word("entrance", faults);
        let open = fields.flag("open", true, faults);
        fields.close(faults);
        if let (Some(at), Some(entrance)) = (at, entrance) {
            restaurants.push(Restaurant { at, entrance, open });
        }
    }
    restaurants
}
