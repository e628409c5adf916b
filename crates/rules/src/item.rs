//! Food and drink.

use crate::config::Module;
use crate::vocab::vocabulary;

vocabulary! {
    /// A good that can be in demand and in stock.
    pub enum Item ("an item") {
        Burger = "burger",
        Pizza = "pizza",
        Beer = "beer",
        Lemonade = "lemonade",
        SoftDrink = "soft_drink",
        Kimchi = "kimchi",
        Sushi = "sushi",
        Noodles = "noodles",
        Coffee = "coffee",
    }
}

/// What an item is, for the rules that ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ItemClass {
    /// Made in a kitchen.
    Food,
    /// Fetched from a source.
    Drink,
    /// Neither (K-COFFEE-1).
    Coffee,
}

/// One row of the item table. Rules ask these attributes, never for a particular item.
#[derive(Clone, Copy, Debug)]
pub struct ItemCard {
    /// Food or drink.
    pub class: ItemClass,
    /// May a campaign advertise it (B-MKT-5)?
    pub marketable: bool,
    /// May it be kept in the freezer (B-CLN-1)?
    pub freezable: bool,
    /// May it pay a salary (K-NM-9.1)?
    pub pays_salary: bool,
    /// The module that brings it; none for the base game.
    pub module: Option<Module>,
}

const ITEMS: [ItemCard; Item::COUNT] = [
    base(ItemClass::Food),
    base(ItemClass::Food),
    base(ItemClass::Drink),
    base(ItemClass::Drink),
    base(ItemClass::Drink),
    dish(Module::Kimchi),
    dish(Module::Sushi),
    dish(Module::Noodles),
    ItemCard { class: ItemClass::Coffee, freezable: false, pays_salary: false, ..dish(Module::Coffee) },
];

const fn base(class: ItemClass) -> ItemCard {
    ItemCard { class, marketable: true, freezable: true, pays_salary: true, module: None }
}

/// What a module's kitchen makes: nobody advertises it.
const fn dish(module: Module) -> ItemCard {
    ItemCard {
        class: ItemClass::Food,
        marketable: false,
        freezable: true,
        pays_salary: true,
        module: Some(module),
    }
}

impl Item {
    /// The items campaigns may advertise.
    pub const MARKETABLE: [Item; 5] =
        [Item::Burger, Item::Pizza, Item::Beer, Item::Lemonade, Item::SoftDrink];
    /// The drinks, in order.
    pub const DRINKS: [Item; 3] = [Item::Beer, Item::Lemonade, Item::SoftDrink];

    /// The item's attributes.
    pub const fn card(self) -> &'static ItemCard {
        &ITEMS[self as usize]
    }

    /// True for drinks.
    pub const fn is_drink(self) -> bool {
        matches!(self.card().class, ItemClass::Drink)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_agree_with_the_table() {
        let drinks: Vec<_> = Item::ALL.into_iter().filter(|item| item.is_drink()).collect();
        assert_eq!(drinks, Item::DRINKS);
        let marketable: Vec<_> = Item::ALL.into_iter().filter(|item| item.card().marketable).collect();
        assert_eq!(marketable, Item::MARKETABLE);
    }
}
