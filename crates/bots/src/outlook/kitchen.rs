//! What a chain can bring to the table.

use magnate_rules::{Ability, Employee, Game, Item, ModuleSet, PlayerId, Staff, Stock};

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
    /// Dishes of cooks who make one or the other, as wanted: burgers or pizzas.
    pub(crate) food: i32,
    /// Drinks of any kind.
    pub(crate) drinks: i32,
}

impl Kitchen {
    /// What so many people make in a day for this player, and nothing else.
    pub(crate) fn of(game: &Game, player: PlayerId, staff: &Staff) -> Self {
        let mut kitchen = Kitchen::default();
        kitchen.employ_all(game, staff, game.drink_bonus(player));
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
    pub(crate) fn employ_all(&mut self, game: &Game, staff: &Staff, drink_bonus: u8) {
        for card in producers(game.config().modules) {
            let count = staff.copies(card);
            if count > 0 {
                self.employ(card, count, drink_bonus);
            }
        }
    }

    /// How much of this has to come from cooks and buyers who can choose: food, drinks. Nothing when it lacks what none
    /// of them brings.
    #[inline]
    fn shortage(&self, order: &Stock) -> Option<(i32, i32)> {
        // Without branches: this is asked more often than anything else.
        let (mut food, mut drinks, mut never) = (0, 0, 0);
        for ((wanted, certain), of) in order.counts().iter().zip(&self.certain).zip(&CHOSEN) {
            let lack = (i32::from(*wanted) - certain).max(0);
            food += lack * of.food;
            drinks += lack * of.drink;
            never += lack * of.never;
        }
        (never == 0).then_some((food, drinks))
    }

    /// Can it serve the whole order?
    #[inline]
    pub(crate) fn covers(&self, order: &Stock) -> bool {
        self.shortage(order).is_some_and(|(food, drinks)| food <= self.food && drinks <= self.drinks)
    }

    /// Takes an order that is covered out.
    #[inline]
    pub(crate) fn serve(&mut self, order: &Stock) {
        let (food, drinks) = self.shortage(order).unwrap_or_default();
        self.food -= food;
        self.drinks -= drinks;
        for (units, wanted) in self.certain.iter_mut().zip(order.counts()) {
            *units = (*units - i32::from(*wanted)).max(0);
        }
    }

    /// The most of one item it could bring.
    pub(crate) fn most(&self, item: Item) -> i32 {
        let of = &CHOSEN[item.index()];
        self.certain[item.index()] + of.food * self.food + of.drink * self.drinks
    }
}

/// Who of those with a choice brings an item: one of these is 1, the others 0.
#[derive(Clone, Copy)]
struct Chosen {
    food: i32,
    drink: i32,
    never: i32,
}

/// By item. No cook of a module's dish can make anything else.
static CHOSEN: [Chosen; Item::COUNT] = {
    let mut chosen = [Chosen { food: 0, drink: 0, never: 0 }; Item::COUNT];
    let mut i = 0;
    while i < Item::COUNT {
        if Item::ALL[i].is_drink() {
            chosen[i].drink = 1;
        } else if Item::ALL[i].card().module.is_none() {
            chosen[i].food = 1;
        } else {
            chosen[i].never = 1;
        }
        i += 1;
    }
    chosen
};

/// Everybody who makes or fetches something during the day.
pub(crate) fn producers(modules: ModuleSet) -> impl Iterator<Item = Employee> {
    let cooks = Employee::COOKS.with(modules).iter().copied();
    cooks.chain(Employee::ERRANDS).chain(Employee::BUYERS)
}

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

    #[test]
    fn nobody_with_a_choice_makes_the_dishes_of_modules() {
        let orders: [Stock; 3] =
            [Item::Kimchi, Item::Sushi, Item::Noodles].map(|item| [(item, 2)].into_iter().collect());
        let mut kitchen = Kitchen::default();
        kitchen.employ(Employee::KitchenTrainee, 9, 0);
        kitchen.employ(Employee::ErrandBoy, 9, 0);
        assert!(orders.iter().all(|order| !kitchen.covers(order)));
        kitchen.employ(Employee::SushiCook, 1, 0);
        kitchen.employ(Employee::NoodleCook, 1, 0);
        assert_eq!(orders.map(|order| kitchen.covers(&order)), [false, true, true]);
        kitchen.serve(&orders[2]);
        assert_eq!((kitchen.most(Item::Noodles), kitchen.most(Item::Sushi), kitchen.food), (4, 2, 9));
    }
}
