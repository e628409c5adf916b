//! Who is wanted next: the wishes of the build that have not come true, and what the market asks for.

use arrayvec::ArrayVec;
use magnate_rules::{Employee, Item, MAX_PLAYERS, SALARY, Staff};

use super::campaigns::Markets;
use super::prospects::{promising, prospects};
use super::style::{NEVER, Style};
use crate::outlook::{Kitchen, Outlook, dine};

/// Cards wanted, the most wanted first.
pub(crate) type Wishes = ArrayVec<Employee, 16>;

/// People of the company who have come as far as this card or farther.
fn come_as_far(staff: &Staff, card: Employee) -> u8 {
    let trade = |card: Employee| std::mem::discriminant(&card.card().ability);
    let mut count = staff.of(card);
    for to in card.targets() {
        // Who has learned the other trade of a module is missed in the old one.
        if to.card().module.is_none() || trade(to) == trade(card) {
            count += staff.of(to);
        }
    }
    count
}

/// The entry card a career to this card begins with.
pub(crate) fn root(card: Employee) -> Employee {
    if card.card().entry {
        return card;
    }
    Employee::ENTRY.all().iter().copied().find(|entry| entry.steps_to(card).is_some()).unwrap_or(card)
}

/// What the company lacks, in order.
pub(crate) fn wishes<'a>(
    outlook: &Outlook<'a>,
    style: &Style,
    rounds_left: f32,
    markets: &Markets<'a>,
) -> Wishes {
    list(outlook, style, rounds_left, Some(markets))
}

/// What the wishes lead to, if they lead anywhere. Often the first ones do, which are soon known: those of the build that come
/// before anything is asked of the table.
pub(crate) fn act_on<T>(
    outlook: &Outlook<'_>,
    style: &Style,
    rounds_left: f32,
    act: impl Fn(&Wishes) -> Option<T>,
) -> Option<T> {
    let first = list(outlook, style, rounds_left, None);
    act(&first).or_else(|| act(&wishes(outlook, style, rounds_left, &Markets::default())))
}

/// The wishes, or without a market only those that come before the table is asked.
fn list<'a>(outlook: &Outlook<'a>, style: &Style, rounds_left: f32, markets: Option<&Markets<'a>>) -> Wishes {
    let staff = outlook.staff_of(outlook.me);
    let purse = if style.oversights.salaries { Purse::BOTTOMLESS } else { Purse::new(outlook) };
    let mut wishes = Wishes::new();
    let mut asked = false;
    let mut novel = outlook.game.config().modules.is_empty();
    let mut wanted = Staff::NONE;
    let mut adapted = false;
    for (index, card) in style.build.iter().enumerate() {
        let from = style.adapt_from.min(style.supply_from).min(if novel { NEVER } else { style.novel_from });
        if index >= usize::from(from) && markets.is_none() {
            return wishes;
        }
        if !adapted && index >= usize::from(style.adapt_from) {
            adapted = true;
            if let Some(markets) = markets {
                add_promising(&mut wishes, outlook, style, &staff, &purse, rounds_left, markets);
            }
        }
        if !novel && index >= usize::from(style.novel_from) {
            novel = true;
            if let Some(markets) = markets {
                add_prospects(&mut wishes, outlook, style, &staff, &purse, rounds_left, markets);
            }
        }
        if !asked && index >= usize::from(style.supply_from) {
            asked = true;
            wishes.extend(market_wishes(outlook, &staff, &purse, style, rounds_left));
        }
        wanted.add(*card, 1);
        let lacks = come_as_far(&staff, *card) < wanted.of(*card);
        if lacks
            && wishes.len() < 10
            && sensible(outlook, *card, &staff, rounds_left)
            && purse.can_pay(*card, &wishes)
        {
            wishes.push(*card);
        }
    }
    let Some(markets) = markets else { return wishes };
    if !novel {
        add_prospects(&mut wishes, outlook, style, &staff, &purse, rounds_left, markets);
    }
    if !asked {
        wishes.extend(market_wishes(outlook, &staff, &purse, style, rounds_left));
    }
    wishes
}

/// Wishes that keep a company busy for some rounds; what comes after them need not be thought of now.
const ENOUGH: usize = 6;
/// Cards of modules wished for at a time.
const MOST_NOVEL: usize = 3;

fn add_prospects<'a>(
    wishes: &mut Wishes,
    outlook: &Outlook<'a>,
    style: &Style,
    staff: &Staff,
    purse: &Purse,
    rounds_left: f32,
    markets: &Markets<'a>,
) {
    if wishes.len() >= ENOUGH {
        return;
    }
    let chairs = Chairs::count(outlook, staff);
    let crowded = chairs.hands >= chairs.slots;
    let found = prospects(outlook, style, staff, crowded, rounds_left, markets);
    for (_, card) in found.into_iter().take(MOST_NOVEL) {
        if wishes.len() < 10 && purse.can_pay(card, wishes) {
            wishes.push(card);
        }
    }
}

/// Waitresses wished for at a time, when they promise most: one more brings as much as the last.
const MOST_WAITRESSES: usize = 3;

/// Whoever promises most at this table, as things are.
fn add_promising<'a>(
    wishes: &mut Wishes,
    outlook: &Outlook<'a>,
    style: &Style,
    staff: &Staff,
    purse: &Purse,
    rounds_left: f32,
    markets: &Markets<'a>,
) {
    if wishes.len() >= ENOUGH {
        return;
    }
    let chairs = Chairs::count(outlook, staff);
    let crowded = chairs.hands >= chairs.slots;
    if crowded && chairs.managers < i32::from(outlook.game.ceo_slots_of(outlook.me)) {
        wishes.push(Employee::ManagementTrainee);
    }
    for (_, card) in
        promising(outlook, style, staff, crowded, rounds_left, markets).into_iter().take(MOST_NOVEL)
    {
        let copies = if card == Employee::Waitress { MOST_WAITRESSES } else { 1 };
        for _ in 0..copies {
            if wishes.len() < 10 && purse.can_pay(card, wishes) {
                wishes.push(card);
            }
        }
    }
}

/// Who needs a slot, and how many there are.
struct Chairs {
    hands: i32,
    slots: i32,
    managers: i32,
    busy: i32,
}

impl Chairs {
    fn count(outlook: &Outlook<'_>, staff: &Staff) -> Chairs {
        let game = outlook.game;
        let (mut slots, mut managers) = (i32::from(game.ceo_slots_of(outlook.me)), 0);
        for manager in Employee::MANAGERS.all().iter().copied() {
            managers += i32::from(staff.of(manager));
            slots += i32::from(staff.of(manager)) * (i32::from(manager.card().slots) - 1);
        }
        let busy = game.busy(outlook.me).total() as i32;
        Chairs { hands: staff.total() as i32 - managers - busy, slots, managers, busy }
    }
}

/// Is there time for this card to be of use, and is there one?
fn sensible(outlook: &Outlook<'_>, card: Employee, staff: &Staff, rounds_left: f32) -> bool {
    if !outlook.game.config().plays(card.card().module) {
        return false;
    }
    if card.card().entry {
        return rounds_left >= 1.0;
    }
    let taken = outlook.game.supply(card) <= 0 || (card.card().unique && staff.of(card) > 0);
    !taken && rounds_left > 2.0
}

/// What salaries the company can carry.
struct Purse {
    /// Salaried cards it can take on besides those it has.
    places: i32,
}

impl Purse {
    const BOTTOMLESS: Purse = Purse { places: i32::MAX };

    fn new(outlook: &Outlook<'_>) -> Purse {
        let (game, me) = (outlook.game, outlook.me);
        if !game.config().full() {
            return Purse::BOTTOMLESS;
        }
        let bill = game.bill(me);
        let paid = bill.salaried.total() as i32;
        let discount = bill.training_discount + game.discount_to_win(me);
        let tonight = dine(&outlook.homes, &outlook.stalls)[me.index()];
        // Savings may carry a third of a round's salaries, and a company that sells is expected to sell more.
        let budget = discount + game.chain(me).cash() / 3 + tonight * 3 / 4 + SALARY;
        Purse { places: budget / SALARY - paid }
    }

    fn can_pay(&self, card: Employee, before: &Wishes) -> bool {
        if !card.card().salary {
            return true;
        }
        let before = before.iter().filter(|wish| wish.card().salary).count() as i32;
        before < self.places
    }
}

/// Hands for the demand that is there and that is coming, slots for the hands, demand for idle hands.
fn market_wishes(
    outlook: &Outlook<'_>,
    staff: &Staff,
    purse: &Purse,
    style: &Style,
    rounds_left: f32,
) -> ArrayVec<Employee, 6> {
    let mut wishes = ArrayVec::new();
    if rounds_left < 1.0 {
        return wishes;
    }
    let (game, me) = (outlook.game, outlook.me);
    let kitchen = Kitchen::of(game, me, staff);
    let (food, drinks) = demand_ahead(outlook, &kitchen);
    let cooks = kitchen.food + kitchen.certain.iter().sum::<i32>() - kitchen.most(Item::Coffee);
    if food > cooks {
        wishes.push(Employee::KitchenTrainee);
    }
    if drinks > kitchen.drinks {
        wishes.push(Employee::ErrandBoy);
    }
    // Slots: everybody without a chair is wasted.
    let Chairs { hands, slots, managers, busy } = Chairs::count(outlook, staff);
    let room = managers < i32::from(game.ceo_slots_of(me));
    if hands >= slots && room {
        wishes.push(Employee::ManagementTrainee);
    }
    let idle = staff.of(Employee::MarketingTrainee) + staff.of(Employee::CampaignManager);
    let waiting = i32::from(idle) - busy;
    let short_of_demand = food + drinks < cooks + kitchen.drinks + 1 + (style.growth as i32);
    if style.campaign > 0.0 && short_of_demand && waiting <= 0 && rounds_left > 2.0 {
        wishes.push(Employee::MarketingTrainee);
    }
    if hands < slots || room {
        wishes.push(Employee::Waitress);
    }
    if hands >= slots && !room && purse.places > 0 && rounds_left > 3.0 {
        wishes.push(Employee::JuniorVicePresident);
    }
    wishes
}

/// Units of food and of drinks that houses this player is well placed for will want at the next dinners.
fn demand_ahead(outlook: &Outlook<'_>, kitchen: &Kitchen) -> (i32, i32) {
    let coming = outlook.coming();
    let (mut food, mut drinks) = (0, 0);
    for (home, coming) in outlook.homes.iter().zip(coming) {
        if outlook.favour(home, &[1.0; MAX_PLAYERS]) < 0.4 || home.is_hopeless(coming, kitchen) {
            continue;
        }
        for item in Item::ALL {
            let units = home.demand[item.index()].max(0) + coming[item.index()].min(i32::from(home.room) + 1);
            if item.is_drink() { drinks += units } else { food += units }
        }
    }
    (food, drinks)
}
