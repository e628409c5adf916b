//! Kimchi, sushi and noodles: what houses take in place of what they demand, or on top of it (K-KIM, K-SUSHI, K-NOODLE).

use crate::cards::{Ability, Employee};
use crate::config::{Config, Module};
use crate::counts::Stock;
use crate::evening::{AS_DEMANDED, Order, Orders};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::item::Item;
use crate::map::House;
use crate::refusal::Refusal;

impl Config {
    /// Do houses have a choice of orders?
    pub(crate) fn offers_choice(&self) -> bool {
        [Module::Kimchi, Module::Sushi, Module::Noodles].into_iter().any(|module| self.modules.has(module))
    }
}

/// Every order a house would take, most wanted first (K-DIN-2). An order replaces the whole demand, never a part.
pub(crate) fn orders(config: &Config, house: &House, demand: Stock) -> Orders {
    let modules = config.modules;
    let kimchi = modules.has(Module::Kimchi);
    let sushi = wants_sushi(config, house).then(|| instead(&demand, Item::Sushi));
    let noodles = modules.has(Module::Noodles).then(|| instead(&demand, Item::Noodles));
    let wanted = [(4, sushi), (AS_DEMANDED, Some(demand)), (6, noodles)];
    let mut orders = Orders::new();
    if kimchi {
        for (tier, items) in wanted {
            orders.extend(items.map(|items| Order { tier: tier - 3, items: with_kimchi(items) }));
        }
    }
    for (tier, items) in wanted {
        orders.extend(items.map(|items| Order { tier, items }));
    }
    orders
}

/// Sushi is for houses with a garden (K-SUSHI-1).
fn wants_sushi(config: &Config, house: &House) -> bool {
    config.modules.has(Module::Sushi) && house.garden.is_some()
}

impl Game {
    /// Dishes this house takes in place of all it demands, whatever that is (K-SUSHI-2, K-NOODLE-2).
    pub fn replacements(&self, house: &House) -> impl Iterator<Item = Item> {
        let modules = self.config.modules;
        let sushi = wants_sushi(&self.config, house);
        let noodles = modules.has(Module::Noodles);
        [sushi.then_some(Item::Sushi), noodles.then_some(Item::Noodles)].into_iter().flatten()
    }
}

/// As many of this as are demanded.
fn instead(demand: &Stock, item: Item) -> Stock {
    [(item, demand.total() as u16)].into_iter().collect()
}

fn with_kimchi(mut items: Stock) -> Stock {
    items.add(Item::Kimchi, 1);
    items
}

/// Is there anything that could be frozen? All but coffee can (K-COFFEE-10).
pub(crate) fn has_freezable(items: &Stock) -> bool {
    items.total() > u32::from(items.of(Item::Coffee))
}

/// The freezer holds kimchi or other things, never both (K-KIM-4), and no coffee (K-COFFEE-10).
pub(crate) fn check_freezer(items: &Stock) -> Result<(), Refusal> {
    if items.of(Item::Coffee) > 0 {
        return Err(Refusal::NoFrozenCoffee);
    }
    let kimchi = u32::from(items.of(Item::Kimchi));
    if kimchi > 0 && kimchi < items.total() { Err(Refusal::KimchiAlone) } else { Ok(()) }
}

/// What can be frozen, apart where it cannot lie side by side (K-KIM-4).
pub(crate) fn shelves(stock: &Stock) -> [Stock; 2] {
    let mut shelves = [Stock::NONE; 2];
    for (item, count) in stock.iter().filter(|(item, _)| item.card().freezable) {
        shelves[usize::from(item == Item::Kimchi)].add(item, count);
    }
    shelves
}

/// Does this item fit into a freezer with these? Beside kimchi there is room for nothing else (K-KIM-4).
pub(crate) fn lies_beside(items: &Stock, item: Item) -> bool {
    items.is_empty() || (items.of(Item::Kimchi) > 0) == (item == Item::Kimchi)
}

impl Game {
    /// What is made at the end of clean-up by those still at work (K-KIM-1). It needs no freezer until the next one.
    pub(crate) fn ferment(&mut self, sink: &mut impl Sink) {
        for player in self.order.clone() {
            let card = Employee::KimchiMaster;
            let at_work = self.chain(player).at_work.of(card);
            if at_work > 0
                && let Ability::Ferment { item, amount } = card.card().ability
            {
                let amount = u16::from(amount) * u16::from(at_work);
                self.chain_mut(player).stock.add(item, amount);
                sink.emit(|| Event::Cooked { chain: player, cook: card, item, amount });
            }
        }
    }
}
