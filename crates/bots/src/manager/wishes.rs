//! Who is wanted next: the wishes of the build that have not come true, and what the market asks for.

use arrayvec::ArrayVec;
use magnate_rules::{Employee, Item, MAX_PLAYERS, PlayerId, Staff};

use super::style::Style;
use crate::outlook::{Kitchen, Outlook};

/// Cards wanted, the most wanted first.
pub(crate) type Wishes = ArrayVec<Employee, 16>;

/// People of the company who have come as far as this card or farther.
fn come_as_far(staff: &Staff, card: Employee) -> u8 {
    let mut count = staff.of(card);
    for to in card.targets() {
        count += staff.of(to);
    }
    count
}

/// The entry card a career to this card begins with.
pub(crate) fn root(card: Employee) -> Employee {
    if card.card().entry {
        return card;
    }
    Employee::ENTRY.into_iter().find(|entry| entry.steps_to(card).is_some()).unwrap_or(card)
}

/// What the company lacks, in order.
pub(crate) fn wishes(outlook: &Outlook<'_>, style: &Style, rounds_left: f32) -> Wishes {
    let staff = outlook.staff_of(outlook.me);
    let mut wishes = Wishes::new();
    let market = market_wishes(outlook, &staff, rounds_left);
    let mut asked = false;
    let mut wanted = Staff::NONE;
    for (index, card) in style.build.iter().enumerate() {
        if !asked && index >= usize::from(style.supply_from) {
            asked = true;
            wishes.extend(market.iter().copied());
        }
        wanted.add(*card, 1);
        if come_as_far(&staff, *card) < wanted.of(*card) && affordable(outlook, *card, &wishes, rounds_left) {
            _ = wishes.try_push(*card);
        }
    }
    if !asked {
        for card in market {
            _ = wishes.try_push(card);
        }
    }
    wishes
}

/// Is there any sense in paying this card to the end?
fn affordable(outlook: &Outlook<'_>, card: Employee, before: &Wishes, rounds_left: f32) -> bool {
    if before.len() >= 8 || rounds_left < 1.0 {
        return false;
    }
    if card.card().entry {
        return true;
    }
    // A card that takes longer to train than the game lasts is none.
    let staff = outlook.staff_of(outlook.me);
    if card.card().unique && (staff.of(card) > 0 || outlook.game.supply(card) <= 0) {
        return false;
    }
    rounds_left > 2.0
}

/// Hands for the demand that is there and that is coming, slots for the hands.
fn market_wishes(outlook: &Outlook<'_>, staff: &Staff, rounds_left: f32) -> ArrayVec<Employee, 6> {
    let mut wishes = ArrayVec::new();
    if rounds_left < 1.0 {
        return wishes;
    }
    let me = outlook.me;
    let mut kitchen = Kitchen::default();
    kitchen.employ_all(staff, outlook.game.chain(me).milestones());
    let (food, drinks) = demand_ahead(outlook, me);
    let cooks = kitchen.food + kitchen.certain.iter().sum::<i32>();
    if food > cooks {
        wishes.push(Employee::KitchenTrainee);
    }
    if drinks > kitchen.drinks {
        wishes.push(Employee::ErrandBoy);
    }
    // Slots: everybody without a chair is wasted.
    let (mut slots, mut managers) = (i32::from(outlook.game.ceo_slots()), 0);
    for manager in Employee::MANAGERS {
        managers += i32::from(staff.of(manager));
        slots += i32::from(staff.of(manager)) * (i32::from(manager.card().slots) - 1);
    }
    let busy = outlook.game.busy(me).total() as i32;
    let hands = staff.total() as i32 - managers - busy;
    if hands >= slots && managers < i32::from(outlook.game.ceo_slots()) {
        wishes.push(Employee::ManagementTrainee);
    }
    if food + drinks <= cooks + kitchen.drinks
        && staff.of(Employee::MarketingTrainee) < 2
        && rounds_left > 2.0
    {
        wishes.push(Employee::MarketingTrainee);
    }
    if hands < slots {
        wishes.push(Employee::Waitress);
    }
    wishes
}

/// Units of food and of drinks that houses this player is well placed for will want at the next dinners.
fn demand_ahead(outlook: &Outlook<'_>, me: PlayerId) -> (i32, i32) {
    let coming = outlook.coming();
    let price = outlook.stalls[me.index()].price;
    let (mut food, mut drinks) = (0, 0);
    for (home, coming) in outlook.homes.iter().zip(&coming) {
        if outlook.favour(home, price, &[1.0; MAX_PLAYERS]) < 0.4 {
            continue;
        }
        for item in Item::ALL {
            let units = home.demand[item.index()].max(0) + coming[item.index()].min(i32::from(home.room) + 1);
            if item.is_drink() { drinks += units } else { food += units }
        }
    }
    (food, drinks)
}
