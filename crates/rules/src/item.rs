//! Food and drink.

use crate::vocab::vocabulary;

vocabulary! {
    /// A good that can be in demand and in stock.
    pub enum Item ("an item") {
        Burger = "burger",
        Pizza = "pizza",
        Beer = "beer",
        Lemonade = "lemonade",
        SoftDrink = "soft_drink",
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
}

const ITEMS: [ItemCard; Item::COUNT] = [
    ItemCard { class: ItemClass::Food, marketable: true, freezable: true },
    ItemCard { class: ItemClass::Food, marketable: true, freezable: true },
    ItemCard { class: ItemClass::Drink, marketable: true, freezable: true },
    ItemCard { class: ItemClass::Drink, marketable: true, freezable: true },
    ItemCard { class: ItemClass::Drink, marketable: true, freezable: true },
];

impl Item {
    /// The items campaigns may advertise.
    pub const MARKETABLE: [Item; 5] = Item::ALL;
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
        assert!(Item::MARKETABLE.iter().all(|item| item.card().marketable && item.card().freezable));
    }
}
