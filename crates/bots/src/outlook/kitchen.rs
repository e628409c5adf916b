//! What a chain can bring to the table.

use magnate_rules::{Ability, Employee, Game, Item, PlayerId, Staff, Stock};

/// Units per item.
pub(crate) type Units = [i32; Item::COUNT];

/// Drinks an average route of a buyer brings, where the route is not looked at: cart, truck, zeppelin.
const TYPICAL_HAUL: [(Employee, i32); 3] =
    [(Employee::CartOperator, 3), (Employee::TruckDriver, 5), (Employee::ZeppelinPilot, 6)];

/// What a chain has and can still make: units that are certain, and units of any food or any drink.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kitchen {
    /// Units at hand or from cooks of one dish.
    pub(crate) certain: Units,
    /// Burgers or pizzas, as wanted.
    pub(crate) food: i32,
    /// Drinks of any kind.
    pub(crate) drinks: i32,
}

impl Kitchen {
    /// What so many people make in a day for this player, and nothing else.
    pub(crate) fn of(game: &Game, player: PlayerId, staff: &Staff) -> Self {
        let mut kitchen = Kitchen::default();
        kitchen.employ_all(staff, game.drink_bonus(player));
        kitchen
    }

    /// What is on the shelves.
    pub(crate) fn stocked(stock: &Stock) -> Self {
        let mut kitchen = Kitchen::default();
        for (units, count) in kitchen.certain.iter_mut().zip(stock.counts()) {
            *units = i32::from(*count);
        }
        kitchen
    }

    /// Adds what so many cards of a kind make in a day, with so many drinks more than usual. Buyers count with a typical
    /// haul.
    pub(crate) fn employ(&mut self, card: Employee, count: u8, drink_bonus: u8) {
        let (count, bonus) = (i32::from(count), i32::from(drink_bonus));
        match card.card().ability {
            Ability::Cook { makes: [only], amount } => {
                self.certain[only.index()] += count * i32::from(amount);
            }
            Ability::Cook { amount, .. } => self.food += count * i32::from(amount),
            Ability::Errand(amount) => self.drinks += count * (i32::from(amount) + bonus),
            Ability::Buy(_) => {
                let typical = TYPICAL_HAUL.iter().find(|(buyer, _)| *buyer == card).map_or(0, |(_, n)| *n);
                self.drinks += count * (typical + bonus);
            }
            _ => {}
        }
    }

    /// Adds everybody of a staff who makes something.
    pub(crate) fn employ_all(&mut self, staff: &Staff, drink_bonus: u8) {
        for card in PRODUCERS {
            let count = staff.copies(card);
            if count > 0 {
                self.employ(card, count, drink_bonus);
            }
        }
    }

    /// How much of this has to come from cooks and buyers who can choose: food, drinks.
    fn shortage(&self, order: &Stock) -> (i32, i32) {
        let lack = |item: Item| (i32::from(order.of(item)) - self.certain[item.index()]).max(0);
        let food = lack(Item::Burger) + lack(Item::Pizza);
        (food, Item::DRINKS.iter().map(|item| lack(*item)).sum())
    }

    /// Can it serve the whole order?
    #[inline]
    pub(crate) fn covers(&self, order: &Stock) -> bool {
        let (food, drinks) = self.shortage(order);
        food <= self.food && drinks <= self.drinks
    }

    /// Takes an order that is covered out.
    #[inline]
    pub(crate) fn serve(&mut self, order: &Stock) {
        let (food, drinks) = self.shortage(order);
        self.food -= food;
        self.drinks -= drinks;
        for (units, wanted) in self.certain.iter_mut().zip(order.counts()) {
            *units = (*units - i32::from(*wanted)).max(0);
        }
    }

    /// The most of one item it could bring.
    pub(crate) fn most(&self, item: Item) -> i32 {
        self.certain[item.index()] + if item.is_drink() { self.drinks } else { self.food }
    }
}

/// Everybody who makes or fetches something.
pub(crate) const PRODUCERS: [Employee; 9] = [
    Employee::KitchenTrainee,
    Employee::BurgerCook,
    Employee::BurgerChef,
    Employee::PizzaCook,
    Employee::PizzaChef,
    Employee::ErrandBoy,
    Employee::CartOperator,
    Employee::TruckDriver,
    Employee::ZeppelinPilot,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trainee_makes_either_dish_but_not_both() {
        let dishes = |burgers: u16, pizzas: u16| -> Stock {
            [(Item::Burger, burgers), (Item::Pizza, pizzas)].into_iter().collect()
        };
        let mut kitchen = Kitchen::default();
        kitchen.employ(Employee::KitchenTrainee, 1, 0);
        assert!(kitchen.covers(&dishes(1, 0)) && kitchen.covers(&dishes(0, 1)));
        assert!(!kitchen.covers(&dishes(1, 1)));
        kitchen.employ(Employee::BurgerCook, 1, 0);
        assert!(kitchen.covers(&dishes(3, 1)) && !kitchen.covers(&dishes(0, 2)));
        kitchen.serve(&dishes(4, 0));
        assert_eq!(kitchen, Kitchen::default());
    }

    #[test]
    fn errand_boys_bring_more_with_a_bonus() {
        let mut kitchen = Kitchen::default();
        kitchen.employ(Employee::ErrandBoy, 1, 1);
        assert_eq!(kitchen.most(Item::Beer), 2);
        assert_eq!(kitchen.most(Item::Burger), 0);
    }
}
