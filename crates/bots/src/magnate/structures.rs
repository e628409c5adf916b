//! Whole structures to think about: every price as a structure of its own, open slots filled, one person for another.

use magnate_rules::{Ability, Dice, Employee, FastDice, Game, PlayerId, Staff};

/// Who makes room first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GivesWay {
    /// Those who work for tomorrow.
    Growth,
    /// Those who work for tonight.
    Evening,
}

/// Structures near this one, the likeliest first, at most so many.
pub(super) fn near(game: &Game, me: PlayerId, base: &Staff, most: usize, dice: &mut FastDice) -> Vec<Staff> {
    let bench = Bench { game, me, hand: *game.chain(me).beach() };
    let mut found: Vec<Staff> = vec![*base];
    let mut add = |staff: Staff| {
        if found.len() < most && !found.contains(&staff) {
            found.push(staff);
        }
    };
    add(bench.filled(base, GivesWay::Growth));
    for prices in bench.prices(base) {
        for gives_way in [GivesWay::Growth, GivesWay::Evening] {
            if let Some(staff) = bench.with_prices(base, &prices, gives_way) {
                add(staff);
            }
        }
    }
    let mut swaps = bench.swaps(base);
    // In any order: which of them matter nobody knows yet.
    for i in (1..swaps.len()).rev() {
        swaps.swap(i, dice.below(i as u32 + 1) as usize);
    }
    swaps.into_iter().for_each(add);
    found
}

struct Bench<'a> {
    game: &'a Game,
    me: PlayerId,
    hand: Staff,
}

impl Bench<'_> {
    fn fits(&self, staff: &Staff) -> bool {
        self.game.open_slots_of(self.me, staff).is_some()
            && staff.iter().all(|(card, count)| count <= self.hand.of(card))
    }

    /// Sets of cards for the price, other than those of this structure: all of them first, then none, then those between,
    /// nearest to it first.
    fn prices(&self, base: &Staff) -> Vec<Staff> {
        let owned = |card: Employee| self.hand.of(card);
        let dearer = owned(Employee::LuxuriesManager).min(1);
        let (cuts, deep) = (owned(Employee::PricingManager), owned(Employee::DiscountManager));
        let mut sets: Vec<(i32, Staff)> = Vec::new();
        let now = self.game.price_with(self.me, base);
        for luxury in 0..=dearer {
            for deep_now in 0..=deep {
                for cuts_now in 0..=cuts {
                    let set: Staff = [
                        (Employee::LuxuriesManager, luxury),
                        (Employee::DiscountManager, deep_now),
                        (Employee::PricingManager, cuts_now),
                    ]
                    .into_iter()
                    .collect();
                    let price = self.game.price_with(self.me, &set);
                    let extreme = set.is_empty() || (luxury == 0 && cuts_now == cuts && deep_now == deep);
                    // One set for a price is enough: the smallest.
                    let known = sets.iter().any(|(_, other)| {
                        self.game.price_with(self.me, other) == price && other.total() <= set.total()
                    });
                    if price != now && price > 0 && !known {
                        sets.push((if extreme { 0 } else { (price - now).abs() }, set));
                    }
                }
            }
        }
        sets.sort_by_key(|(far, _)| *far);
        sets.into_iter().map(|(_, set)| set).collect()
    }

    /// This structure with exactly these cards for the price; others make room, or come in for those who left.
    fn with_prices(&self, base: &Staff, prices: &Staff, gives_way: GivesWay) -> Option<Staff> {
        let mut staff = *base;
        for card in Employee::PRICERS {
            staff.set(card, prices.of(card));
        }
        while !self.fits(&staff) {
            let leaver = staff
                .iter()
                .map(|(card, _)| card)
                .filter(|card| rank(*card, gives_way).is_some())
                .min_by_key(|card| rank(*card, gives_way))?;
            staff.take(leaver, 1);
        }
        Some(self.filled(&staff, gives_way))
    }

    /// This structure with people in the open slots as well, as long as there are any who do more than cut prices.
    fn filled(&self, base: &Staff, gives_way: GivesWay) -> Staff {
        let mut staff = *base;
        let mut idle: Vec<Employee> =
            self.hand.iter().map(|(card, _)| card).filter(|card| rank(*card, gives_way).is_some()).collect();
        idle.sort_by_key(|card| std::cmp::Reverse(rank(*card, gives_way)));
        for card in idle {
            while staff.of(card) < self.hand.of(card) {
                let mut with = staff;
                with.add(card, 1);
                if !self.fits(&with) {
                    break;
                }
                staff = with;
            }
        }
        staff
    }

    /// Everything that one person in the place of another, or in an open slot, or gone, makes of this structure.
    fn swaps(&self, base: &Staff) -> Vec<Staff> {
        let mut swaps = Vec::new();
        let idle = self.hand.iter().filter(|(card, count)| base.of(*card) < *count).map(|(card, _)| card);
        let idle: Vec<Employee> = idle.collect();
        let mut add = |staff: Staff| {
            if self.fits(&staff) {
                swaps.push(staff);
            }
        };
        for joins in &idle {
            let mut with = *base;
            with.add(*joins, 1);
            add(with);
            for (leaves, _) in base.iter().filter(|(card, _)| card != joins) {
                let mut instead = with;
                instead.take(leaves, 1);
                add(instead);
            }
        }
        for (leaves, _) in base.iter() {
            let mut without = *base;
            without.take(leaves, 1);
            add(without);
        }
        swaps
    }
}

/// Who stays longest; nothing for those who are not moved about to make room: managers, and cards for the price.
fn rank(card: Employee, gives_way: GivesWay) -> Option<u8> {
    let (growth, evening) = match card.card().ability {
        Ability::Manage | Ability::Price(_) | Ability::NightShift => return None,
        Ability::Train(_) => (0, 6),
        Ability::Hire { .. } => (1, 7),
        Ability::Lobby(_) | Ability::Develop | Ability::Expand { .. } => (2, 5),
        Ability::Repeat => (3, 4),
        Ability::Market(_) => (4, 8),
        Ability::Star(_) | Ability::Ferment { .. } => (5, 1),
        Ability::Serve => (6, 0),
        Ability::Errand(_) | Ability::Buy(_) => (7, 2),
        Ability::Fry(_) => (8, 3),
        Ability::Cook { .. } => (9, 4),
        Ability::Cfo => (10, 9),
    };
    Some(if gives_way == GivesWay::Growth { growth } else { evening })
}
