//! Who works today: every card's worth in dollars, and the set that brings most.

use arrayvec::ArrayVec;
use magnate_rules::{
    Ability, Employee, Game, Item, MAX_PLAYERS, Milestone, PlayerId, RECRUITING_DISCOUNT, Seller, Staff,
};

use super::campaigns::{self, Markets};
use super::claims::Claims;
use super::hiring::{nearest, trains_at_work};
use super::lobby;
use super::style::Style;
use super::wishes::{Wishes, root};
use crate::outlook::{Kitchen, Outlook, Stall, dine, producers};

/// A card and what it would bring at work today.
type Worths = ArrayVec<(f32, Employee), 80>;

/// The structure of this round and what it is worth in dollars.
pub(crate) fn choose<'a>(
    outlook: &Outlook<'a>,
    style: &Style,
    wishes: &Wishes,
    rounds_left: f32,
    markets: &Markets<'a>,
    jitter: &mut impl FnMut() -> f32,
) -> (Staff, f32) {
    let hand = *outlook.game.chain(outlook.me).beach();
    let mut by_day = hand;
    let mut shift = Staff::NONE;
    for (card, count) in hand.iter() {
        if card.card().ability == Ability::NightShift {
            by_day.set(card, 0);
            shift.add(card, count);
        }
    }
    let day = choose_with(outlook, style, wishes, rounds_left, markets, (&by_day, &Staff::NONE), jitter);
    if shift.is_empty() || i32::from(outlook.game.ceo_slots_of(outlook.me)) < shift.total() as i32 {
        return day;
    }
    let night = choose_with(outlook, style, wishes, rounds_left, markets, (&hand, &shift), jitter);
    if night.1 > day.1 { night } else { day }
}

/// The same with this hand, in which those of the night shift are sure to work.
fn choose_with<'a>(
    outlook: &Outlook<'a>,
    style: &Style,
    wishes: &Wishes,
    rounds_left: f32,
    markets: &Markets<'a>,
    (hand, shift): (&Staff, &Staff),
    jitter: &mut impl FnMut() -> f32,
) -> (Staff, f32) {
    let (game, me) = (outlook.game, outlook.me);
    let desk = Desk::plan(game, me, wishes, hand);
    let mut worths = Worths::new();
    let push = |worths: &mut Worths, worth: f32, card: Employee| _ = worths.try_push((worth, card));

    // Tonight's sales: the prices that bring most, then the cooks and buyers that are needed for them.
    let sales = Sales::plan(outlook, style, hand, shift);
    for (worth, card) in &sales.worths {
        push(&mut worths, *worth * (1.0 + jitter()), *card);
    }

    // Tomorrow's: hiring, training, campaigns.
    let future = (rounds_left / 4.0).clamp(0.0, 1.0);
    let mut hires = desk.hires.saturating_sub(1);
    // Being first to hire three brings people; it takes two recruiters and the CEO.
    let three = desk.hires >= 3 && game.is_open(me, Milestone::FirstToHireThree);
    let three = if three { HIRED_THREE * style.greed * future / 2.0 } else { 0.0 };
    for card in Employee::RECRUITERS {
        let Ability::Hire { count, discounts } = card.card().ability else { continue };
        let count = count * times(hand, card);
        for _ in 0..hand.of(card) {
            let used = hires.min(count);
            hires -= used;
            let saved = if discounts { RECRUITING_DISCOUNT as f32 * f32::from(count - used) } else { 0.0 };
            let worth = f32::from(used) * (style.hire * future + three) + saved;
            push(&mut worths, worth * (1.0 + jitter()), card);
        }
    }
    let mut steps = desk.steps;
    for card in Employee::TRAINERS {
        let Ability::Train(count) = card.card().ability else { continue };
        let count = count * times(hand, card);
        for _ in 0..hand.of(card) {
            let used = steps.min(count);
            steps -= used;
            push(&mut worths, f32::from(used) * style.train * future * (1.0 + jitter()), card);
        }
    }
    let modules = game.config().modules;
    let marketing = |ability: &Ability| matches!(ability, Ability::Market(_) | Ability::Repeat);
    if hand.iter().any(|(card, _)| marketing(&card.card().ability)) {
        let market = markets.get(outlook, style, rounds_left);
        let mut share = 1.0;
        for card in Employee::MARKETEERS.with(modules).iter().rev().copied() {
            if hand.of(card) == 0 {
                continue;
            }
            let promise = campaigns::best(outlook, style, market, card, 1);
            let Some(best) = promise.first() else { continue };
            for _ in 0..hand.of(card) {
                let mut worth = 0.0;
                for _ in 0..times(hand, card) {
                    worth += best.dollars * share;
                    share *= 0.6;
                }
                push(&mut worths, worth * (1.0 + jitter()), card);
            }
        }
        for (card, count) in hand.iter().filter(|(card, _)| card.card().ability == Ability::Repeat) {
            let again = market.again(outlook);
            for copy in 0..count {
                push(&mut worths, again * 0.5f32.powi(i32::from(copy)) * (1.0 + jitter()), card);
            }
        }
    }
    for _ in 0..hand.of(Employee::NewBusinessDeveloper) {
        let worth = if rounds_left > 1.0 { 6.0 * rounds_left.min(4.0) * style.develop } else { 0.0 };
        push(&mut worths, worth, Employee::NewBusinessDeveloper);
    }
    for card in Employee::EXPANDERS {
        for _ in 0..hand.of(card) {
            let room = game.chain(me).restaurants().len() < magnate_rules::RESTAURANTS;
            push(&mut worths, if room { style.expand * future } else { 3.0 }, card);
        }
    }
    if rounds_left >= 0.5 {
        // Made overnight, for tomorrow.
        for (worth, card) in sales.overnight {
            push(&mut worths, worth * (1.0 + jitter()), card);
        }
    }
    for (card, count) in hand.iter().filter(|(card, _)| matches!(card.card().ability, Ability::Lobby(_))) {
        let worth = lobby::potential(outlook, style, rounds_left);
        for copy in 0..count {
            push(&mut worths, worth * 0.5f32.powi(i32::from(copy)) * (1.0 + jitter()), card);
        }
    }
    milestones(game, me, hand, style.greed * rounds_left.min(8.0), &mut worths);
    if !modules.is_empty() {
        firsts(outlook, hand, rounds_left, &mut worths);
    }
    worths.sort_by(|a, b| b.0.total_cmp(&a.0));
    if style.oversights.somebody && worths.len() > 2 {
        // Not the best, whom nobody forgets.
        let at = 1 + (worths.len() - 1) / 3;
        worths.remove(at);
    }

    // With and without the people who would be trained today.
    let kept = fill(game, me, hand, shift, &desk.kept, &worths, style);
    let all = fill(game, me, hand, shift, &Staff::NONE, &worths, style);
    let training = f32::from(desk.steps) * style.train * future;
    if all.1 > kept.1 + training { all } else { kept }
}

/// What it is worth to be first to hire three: two managers.
const HIRED_THREE: f32 = 16.0;

/// How often each card of a kind acts when all of this hand are at work.
fn times(hand: &Staff, card: Employee) -> u8 {
    hand.copies(card).checked_div(hand.of(card)).unwrap_or(1)
}

/// Milestones that a card at work earns.
fn milestones(game: &Game, me: PlayerId, hand: &Staff, rounds: f32, worths: &mut Worths) {
    let first = [
        (Employee::ErrandBoy, Milestone::FirstErrandBoyPlayed, 2.0),
        (Employee::Waitress, Milestone::FirstWaitressPlayed, 1.5),
        (Employee::CartOperator, Milestone::FirstCartOperatorPlayed, 1.0),
    ];
    for (card, milestone, each) in first {
        if hand.of(card) > 0
            && game.is_open(me, milestone)
            && let Some(entry) = worths.iter_mut().find(|(_, other)| *other == card)
        {
            entry.0 += each * rounds;
        }
    }
}

/// Milestones of modules that a card earns by what it does. Marketeers and lobbyists count them with their work.
fn firsts(outlook: &Outlook<'_>, hand: &Staff, rounds_left: f32, worths: &mut Worths) {
    let claims = Claims::new(outlook, rounds_left);
    for (card, _) in hand.iter() {
        if card.marketeer().is_some() || matches!(card.card().ability, Ability::Lobby(_)) {
            continue;
        }
        let worth = claims.of_card(card);
        if worth > 0.0
            && let Some(entry) = worths.iter_mut().find(|(_, other)| *other == card)
        {
            entry.0 += worth;
        }
    }
}

/// Fills the slots with the most valuable cards, with as many managers as pay.
fn fill(
    game: &Game,
    me: PlayerId,
    hand: &Staff,
    shift: &Staff,
    kept: &Staff,
    worths: &Worths,
    style: &Style,
) -> (Staff, f32) {
    // The night shift sits under the CEO and manages nobody.
    let ceo = i32::from(game.ceo_slots_of(me)) - shift.total() as i32;
    let mut managers: ArrayVec<Employee, 16> = ArrayVec::new();
    for manager in Employee::MANAGERS.all().iter().rev().copied().filter(|manager| manager.card().slots > 0) {
        for _ in 0..hand.of(manager).saturating_sub(kept.of(manager)) {
            _ = managers.try_push(manager);
        }
    }
    let mut best = (Staff::NONE, f32::MIN);
    let most = managers.len().min(ceo as usize);
    for count in 0..=most {
        let mut staff = *shift;
        let mut slots = ceo - count as i32;
        for manager in &managers[..count] {
            staff.add(*manager, 1);
            slots += i32::from(manager.card().slots);
        }
        let mut total = 0.0;
        for (worth, card) in worths {
            if slots == 0 || *worth <= 0.0 {
                break;
            }
            if staff.of(*card) + kept.of(*card) < hand.of(*card) {
                staff.add(*card, 1);
                total += *worth;
                slots -= 1;
            }
        }
        total += style.slot * slots as f32;
        if total > best.1 {
            best = (staff, total);
        }
    }
    best
}

/// The day at the desk: how many people could be hired and trained for the wishes, and who has to stay on the beach
/// to be trained.
struct Desk {
    hires: u8,
    steps: u8,
    kept: Staff,
}

impl Desk {
    fn plan(game: &Game, me: PlayerId, wishes: &Wishes, hand: &Staff) -> Desk {
        let at_work = trains_at_work(game, me);
        let able = |cards: &[Employee]| -> u8 {
            cards
                .iter()
                .map(|card| {
                    let each = match card.card().ability {
                        Ability::Hire { count, .. } => count,
                        Ability::Train(steps) => steps,
                        _ => 0,
                    };
                    each * hand.copies(*card)
                })
                .sum()
        };
        let (mut hires, mut steps) = (1 + able(&Employee::RECRUITERS), able(&Employee::TRAINERS));
        let mut desk = Desk { hires: 0, steps: 0, kept: Staff::NONE };
        let mut free = *hand;
        for wish in wishes {
            if !wish.card().entry && game.supply(*wish) <= 0 {
                continue;
            }
            let source = if wish.card().entry { None } else { nearest(&free, *wish) };
            if let Some(source) = source {
                if steps > 0 {
                    let used = source.steps_to(*wish).unwrap_or(1).min(steps);
                    steps -= used;
                    desk.steps += used;
                    free.take(source, 1);
                    // Within their colour people learn while they work.
                    if !at_work || source.card().colour != wish.card().colour {
                        desk.kept.add(source, 1);
                    }
                }
                continue;
            }
            if hires > 0 && game.supply(root(*wish)) > 0 {
                hires -= 1;
                desk.hires += 1;
                if !wish.card().entry && steps > 0 {
                    let used = root(*wish).steps_to(*wish).unwrap_or(1).min(steps);
                    steps -= used;
                    desk.steps += used;
                }
            }
        }
        desk
    }
}

/// What a card for the price is worth that costs nothing: rivals may ask more than one thinks. It takes a slot that nobody
/// else wants.
const IDLE_CUT: f32 = 0.3;

/// Cards for the price at work.
#[derive(Clone, Copy, Debug, Default)]
struct Level {
    luxury: u8,
    cuts: u8,
    deep: u8,
}

impl Level {
    /// Every price these cards allow, dearest first, each with as few of them as possible.
    fn all(hand: &Staff, luxury: u8) -> impl Iterator<Item = Level> {
        let (cuts, deep) = (hand.of(Employee::PricingManager), hand.of(Employee::DiscountManager));
        (0..=cuts + DEEP * deep).filter_map(move |lower| {
            let deep = deep.min(lower / DEEP);
            let rest = lower - DEEP * deep;
            (rest <= cuts).then_some(Level { luxury, cuts: rest, deep })
        })
    }

    fn cards(self) -> u8 {
        self.luxury + self.cuts + self.deep
    }
}

/// Dollars a discount manager takes off the price.
const DEEP: u8 = 3;

/// What rivals may ask tonight, with how likely it is: the lowest their cards allow, the highest, and halfway.
struct Mixture(ArrayVec<(f32, [i32; MAX_PLAYERS]), 3>);

impl Mixture {
    fn new(outlook: &Outlook<'_>, style: &Style) -> Mixture {
        let mut asked = [[0; MAX_PLAYERS]; 3];
        for rival in outlook.rivals() {
            let index = rival.index();
            let lowest = outlook.lowest[index];
            // With cards that raise the price at work, or none at all.
            let highest = match outlook.stalls[index].seller.price {
                usual if usual > lowest => usual,
                _ => outlook.game.price_with(rival, &Staff::NONE).max(lowest),
            };
            let middle = (highest.min(outlook.game.base_price()).max(lowest) + lowest).div_euclid(2);
            for (ways, price) in asked.iter_mut().zip([lowest, middle, highest]) {
                ways[index] = price;
            }
        }
        let mut mixture = Mixture(ArrayVec::new());
        let rest = 1.0 - style.wary.clamp(0.0, 1.0);
        for (weight, prices) in [1.0 - rest, rest * 0.6, rest * 0.4].into_iter().zip(asked) {
            match mixture.0.iter_mut().find(|(_, known)| *known == prices) {
                Some((known, _)) => *known += weight,
                None => mixture.0.push((weight, prices)),
            }
        }
        mixture.0.retain(|(weight, _)| *weight > 0.0);
        mixture
    }

    /// What a dinner is worth on average over what rivals may ask.
    fn average(&self, outlook: &Outlook<'_>, stalls: &mut [Stall], worth: &impl Fn(&[Stall]) -> f32) -> f32 {
        let mut total = 0.0;
        for (weight, prices) in &self.0 {
            for rival in outlook.rivals() {
                stalls[rival.index()].seller.price = prices[rival.index()];
            }
            total += weight * worth(stalls);
        }
        total
    }
}

/// Tonight's sales as planned in the morning.
struct Sales {
    /// What cards bring tonight.
    worths: Worths,
    /// What those bring who work for tomorrow's dinner, were it like tonight's.
    overnight: ArrayVec<(f32, Employee), 4>,
}

impl Sales {
    fn plan(outlook: &Outlook<'_>, style: &Style, hand: &Staff, shift: &Staff) -> Sales {
        let me = outlook.me.index();
        let game = outlook.game;
        let drink_bonus = game.drink_bonus(outlook.me);
        let mut stalls = outlook.stalls.clone();
        let rivals = outlook.players as f32 - 1.0;
        let balance = |stalls: &[Stall]| -> f32 {
            let earned = dine(&outlook.homes, stalls);
            let others: i32 =
                earned.iter().enumerate().filter(|(player, _)| *player != me).map(|(_, e)| *e).sum();
            earned[me] as f32 - style.spite * others as f32 / rivals
        };
        let cook = |staff: &Staff| {
            let mut kitchen = Kitchen::stocked(outlook.game.chain(outlook.me).stock());
            kitchen.employ_all(game, staff, drink_bonus);
            kitchen
        };
        stalls[me].kitchen = cook(hand);
        let seller = game.seller_with(outlook.me, hand);
        stalls[me].seller = Seller { price: stalls[me].seller.price, ..seller };

        let producers = || producers(game.config().modules);
        let rivals_prices = Mixture::new(outlook, style);

        // Prices: luxury or not, and every level the cards allow, against a mixture of what rivals may ask.
        let blind = style.oversights.own_price;
        let luxuries = if blind { 0 } else { hand.of(Employee::LuxuriesManager).min(1) };
        let price = |level: Level| {
            let mut cards = *shift;
            cards.add(Employee::LuxuriesManager, level.luxury);
            cards.add(Employee::PricingManager, level.cuts);
            cards.add(Employee::DiscountManager, level.deep);
            game.price_with(outlook.me, &cards)
        };
        let with = |stalls: &mut ArrayVec<Stall, MAX_PLAYERS>, level: Level| {
            stalls[me].seller.price = price(level);
            rivals_prices.average(outlook, stalls, &balance)
        };
        let mut best = (f32::MIN, Level::default());
        for luxury in 0..=luxuries {
            for level in Level::all(hand, luxury).take_while(|level| level.cards() == 0 || price(*level) > 0)
            {
                if blind && level.cards() > 0 {
                    continue;
                }
                let value = with(&mut stalls, level) + (style.cut + IDLE_CUT) * f32::from(level.cards());
                if value > best.0 {
                    best = (value, level);
                }
            }
        }
        let level = best.1;
        let mut worths = Worths::new();
        let mut push = |worth: f32, card: Employee| _ = worths.try_push((worth, card));
        let asked = with(&mut stalls, level);
        if level.luxury > 0 {
            let plain = with(&mut stalls, Level { luxury: 0, ..level });
            push(asked - plain, Employee::LuxuriesManager);
        }
        for (card, count, without) in [
            (Employee::PricingManager, level.cuts, Level { cuts: 0, ..level }),
            (Employee::DiscountManager, level.deep, Level { deep: 0, ..level }),
        ] {
            if count > 0 {
                let each = (asked - with(&mut stalls, without)) / f32::from(count) + style.cut;
                for _ in 0..count {
                    push(each.max(IDLE_CUT), card);
                }
            }
        }
        // Who cooks is decided by what rivals usually ask.
        for (stall, usual) in stalls.iter_mut().zip(&outlook.stalls) {
            stall.seller.price = usual.seller.price;
        }
        stalls[me].seller.price = price(level);
        let full = balance(&stalls);

        // Producers: leave out whoever is not needed, the dearest idle ones last.
        let mut needed = *shift;
        for card in producers() {
            needed.set(card, hand.of(card));
        }
        for card in producers() {
            while needed.of(card) > 0 {
                let mut fewer = needed;
                fewer.take(card, 1);
                stalls[me].kitchen = cook(&fewer);
                if balance(&stalls) < full - 0.01 {
                    break;
                }
                needed = fewer;
            }
        }
        stalls[me].kitchen = cook(&needed);
        let income = balance(&stalls);
        for card in producers() {
            if needed.of(card) > 0 {
                let mut fewer = needed;
                fewer.take(card, 1);
                stalls[me].kitchen = cook(&fewer);
                let worth = income - balance(&stalls);
                for _ in 0..needed.of(card) {
                    push(worth.max(0.5), card);
                }
            }
            // The rest is worth a little: a rival may fail, a milestone may come of it.
            for _ in needed.of(card)..hand.of(card) {
                push(spare_worth(outlook, card), card);
            }
        }
        stalls[me].kitchen = cook(&needed);

        let waitress = Employee::Waitress;
        let tip = (stalls[me].seller.tip * i32::from(times(hand, waitress))) as f32;
        if hand.of(waitress) > 0 {
            // Her tips, and the ties she wins.
            let seated = stalls[me].seller.waitresses;
            stalls[me].seller.waitresses = seated.saturating_sub(1);
            let worth = (income - balance(&stalls)).max(tip) + style.seat;
            stalls[me].seller.waitresses = seated;
            for _ in 0..hand.of(waitress) {
                push(worth, waitress);
            }
        }
        let mut overnight = ArrayVec::new();
        for (card, count) in hand.iter().filter(|(card, _)| card.card().module.is_some()) {
            let mut others = *hand;
            others.take(card, 1);
            let kitchen = stalls[me].kitchen;
            match card.card().ability {
                Ability::Fry(_) | Ability::Star(_) => {
                    let seller = stalls[me].seller;
                    let without = game.seller_with(outlook.me, &others);
                    stalls[me].seller = Seller { per_house: without.per_house, star: without.star, ..seller };
                    let worth = income - balance(&stalls);
                    stalls[me].seller = seller;
                    for _ in 0..count {
                        push(worth + FIRST_CHOICE * f32::from(u8::from(seller.star != without.star)), card);
                    }
                }
                Ability::Ferment { item, amount } => {
                    stalls[me].kitchen.certain[item.index()] += i32::from(amount);
                    let more = balance(&stalls) - income;
                    stalls[me].kitchen = kitchen;
                    _ = overnight.try_push((more.max(game.base_price() as f32 / 2.0), card));
                }
                _ => {}
            }
        }
        if hand.of(Employee::Cfo) > 0 {
            let earned = dine(&outlook.homes, &stalls)[me] as f32;
            // The stall counts the CFO in; a third of that is the CFO's.
            push(earned / 3.0, Employee::Cfo);
        }
        Sales { worths, overnight }
    }
}

/// What it is worth to choose one's place in the turn order before the others.
const FIRST_CHOICE: f32 = 1.0;

/// What somebody is worth who is not needed for tonight's sales.
fn spare_worth(outlook: &Outlook<'_>, card: Employee) -> f32 {
    let (game, me) = (outlook.game, outlook.me);
    if matches!(card.card().ability, Ability::Cook { makes: [Item::Coffee], .. }) {
        return 0.3; // nobody gets anything for coffee that is left over
    }
    let milestone = match card {
        Employee::KitchenTrainee => {
            game.is_open(me, Milestone::FirstBurgerProduced)
                || game.is_open(me, Milestone::FirstPizzaProduced)
        }
        Employee::BurgerCook => game.is_open(me, Milestone::FirstBurgerProduced),
        Employee::PizzaCook => game.is_open(me, Milestone::FirstPizzaProduced),
        _ => false,
    };
    match (milestone, game.is_open(me, Milestone::FirstToThrowAway)) {
        (true, _) => 6.0,
        (false, true) => 2.5,
        _ => 0.4,
    }
}
