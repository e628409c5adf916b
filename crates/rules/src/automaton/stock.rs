//! Getting and losing food and drink.

use super::{
    AUTOMATON, Acting, DeckItem, Deed, DemandCount, FRIDGE, FoodPane, FoodReason, MAT_END, StockReason,
};
use crate::action::Duration;
use crate::cards::Feat;
use crate::counts::Stock;
use crate::event::Sink;
use crate::game::Game;
use crate::item::Item;
use crate::modules::dishes;
use crate::rng::Dice;

/// A row of the stock mat.
const MAT_ROW: u16 = 5;

impl Game {
    /// Demand tokens of an item: on houses, and on campaigns. An eternal campaign counts as one token.
    pub fn demand_count(&self, item: Item) -> DemandCount {
        let houses = self
            .houses
            .iter()
            .flat_map(|house| house.demand.iter())
            .filter(|demand| demand.item == item)
            .count();
        let campaigns: usize = self
            .campaigns
            .iter()
            .filter(|campaign| campaign.item == item)
            .map(|campaign| match campaign.turns {
                Duration::Turns(turns) => usize::from(turns),
                Duration::Eternal => 1,
            })
            .sum();
        let token = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        DemandCount { item, houses: token(houses), campaigns: token(campaigns) }
    }
}

impl<S: Sink> Acting<'_, S> {
    /// A GET FOOD & DRINKS pane (3d).
    pub(super) fn get_food(&mut self, pane: &FoodPane) {
        match pane {
            FoodPane::Items { items, times } => self.get_items(items, *times, FoodReason::Printed),
            FoodPane::Module { item, module, alternative, times } => {
                if self.modules().has(*module) {
                    self.get_items(&[*item], *times, FoodReason::Printed);
                } else if let Some(alternative) = alternative {
                    self.get_items(&[*alternative], *times, FoodReason::Alternative);
                } else {
                    self.tell(|| Deed::GotNothing { item: Some(*item) });
                }
            }
            FoodPane::AllDemand { times } => self.get_demand(*times, true),
            FoodPane::MostDemand { times } => self.get_demand(*times, false),
        }
    }

    pub(super) fn get_items(&mut self, items: &[DeckItem], times: u8, reason: FoodReason) {
        let items: arrayvec::ArrayVec<Item, { Item::COUNT }> =
            items.iter().filter_map(|item| item.item()).take(Item::COUNT).collect();
        self.gain(&items, times, reason, Vec::new());
    }

    fn get_demand(&mut self, times: u8, all: bool) {
        let counts: Vec<DemandCount> = Item::MARKETABLE
            .into_iter()
            .map(|item| self.game.demand_count(item))
            .filter(|count| count.total() > 0)
            .collect();
        if counts.is_empty() {
            self.tell(|| Deed::GotNothing { item: None });
            return;
        }
        if all {
            let items: Vec<Item> = counts.iter().map(|count| count.item).collect();
            self.gain(&items, times, FoodReason::AllDemand, counts);
            return;
        }
        // Most on the map, then most on houses, then by lot.
        let key = |count: &DemandCount| (count.total(), count.houses);
        let most = counts.iter().map(key).max().unwrap_or_default();
        let tied: Vec<Item> =
            counts.iter().filter(|count| key(count) == most).map(|count| count.item).collect();
        let (item, reason) = match tied.as_slice() {
            [only] => (*only, FoodReason::MostDemand),
            several => {
                let mut stream = self.game.rng.open();
                let index = stream.below(several.len() as u32) as usize;
                self.game.rng.close(&stream);
                (several[index], FoodReason::Draw)
            }
        };
        self.gain(&[item], times, reason, counts);
    }

    /// The green box times the multiplier, of each; no item beyond the end of the mat (A18).
    fn gain(&mut self, items: &[Item], times: u8, reason: FoodReason, demand: Vec<DemandCount>) {
        let each = self.automaton.green_box() * times;
        let mut gained = Stock::NONE;
        let stock = &mut self.game.chain_mut(AUTOMATON).stock;
        for item in items {
            let more = u16::from(each).min(MAT_END.saturating_sub(stock.of(*item)));
            stock.add(*item, more);
            gained.add(*item, more);
        }
        self.tell(|| Deed::Got { items: gained, each, reason, demand });
        // Getting food is production (A31).
        for (item, _) in gained.iter() {
            self.achieve(Feat::Produce(item));
        }
    }

    /// Every item on the bottom row moves up one row (A19).
    pub(super) fn inventory_boost(&mut self) {
        let mut gained = Stock::NONE;
        let stock = &mut self.game.chain_mut(AUTOMATON).stock;
        for item in Item::ALL {
            if (1..=MAT_ROW).contains(&stock.of(item)) {
                stock.add(item, MAT_ROW);
                gained.add(item, MAT_ROW);
            }
        }
        self.tell(|| Deed::Stock { reason: StockReason::Boost, items: gained });
    }

    /// Every item on the top row of the fridge moves down one row. True when something was lost.
    pub(super) fn inventory_drop(&mut self) -> bool {
        let lost = self
            .game
            .chain(AUTOMATON)
            .stock
            .iter()
            .filter(|(_, count)| (MAT_ROW + 1..=FRIDGE).contains(count));
        let lost: Stock = lost.map(|(item, _)| (item, MAT_ROW)).collect();
        self.throw_away(StockReason::Drop, lost)
    }

    pub(super) fn lose(&mut self, items: &[DeckItem]) {
        let stock = self.game.chain(AUTOMATON).stock;
        let lost = items.iter().filter_map(|item| item.item()).map(|item| (item, stock.of(item))).collect();
        self.throw_away(StockReason::Lost, lost);
    }

    /// Everything over the limit, between turns.
    pub(super) fn adjust_stock(&mut self) -> bool {
        let stock = self.game.chain(AUTOMATON).stock;
        let over = |(item, count): (Item, u16)| {
            let limit = if item.card().freezable { FRIDGE } else { 0 };
            (item, count.saturating_sub(limit))
        };
        let lost: Stock = stock.iter().map(over).collect();
        if !lost.is_empty() {
            self.throw_away(StockReason::OverLimit, lost);
        }
        dishes::has_freezable(&lost) // coffee that is thrown away earns nothing (A20)
    }

    fn throw_away(&mut self, reason: StockReason, lost: Stock) -> bool {
        self.game.chain_mut(AUTOMATON).stock.take_all(&lost);
        self.tell(|| Deed::Stock { reason, items: lost });
        !lost.is_empty()
    }
}
