//! What a position is worth to a player, without playing it on: learned from games of many kinds of players, in whole numbers,
//! so that it is the same on every machine.
//!
//! A position is looked at as a round begins. For every chain a few numbers are read off the table; those of the player less
//! those of the strongest rival, each weighed by how far the end is, add up to a lead.

mod weights;

use magnate_rules::{
    Ability, Duration, Employee, Game, MAX_PLAYERS, Milestone, PlayerId, RESTAURANTS, SALARY, Staff,
};

pub use super::lessons::{Lesson, lessons, lessons_of_magnates};
use crate::outlook::{Kitchen, Outlook, dine};
use weights::{BASE, WITH_MODULES};

/// Numbers read off the table for a chain.
pub const FEATURES: usize = 48;

/// A weight says what one unit is worth at the very end, and how much more for every round to come.
pub type Weights = [[i32; 2]; FEATURES];

/// The weights of games without and with modules.
pub const fn weights(modules: bool) -> &'static Weights {
    if modules { &WITH_MODULES } else { &BASE }
}

/// What weights are multiplied with.
pub const SCALE: i64 = 1 << 16;
/// Rounds to come count in quarters, up to so many.
pub const MOST_QUARTERS: i32 = 40;

/// What a position looks like to one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Own numbers less those of the strongest rival.
    pub numbers: [i32; FEATURES],
    /// Quarters of rounds to come.
    pub quarters: i32,
    /// Is it a game with modules? Those are weighed differently.
    pub modules: bool,
}

/// Any lead to what lies between 0 and 1.
pub fn squash(lead: f64) -> f64 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

impl Reading {
    /// Reads a position as a round begins.
    pub fn of(game: &Game, player: PlayerId) -> Reading {
        let outlook = Outlook::new(game, player);
        let quarters = ((outlook.rounds_left() * 4.0) as i32).clamp(0, MOST_QUARTERS);
        let income = dine(&outlook.homes, &outlook.stalls);
        let nearest = nearest(&outlook);
        let read = |chain: PlayerId| features(&outlook, chain, &income, &nearest);
        let own = read(player);
        // The strongest rival: most cash when the game is over, as far as tonight tells.
        let strongest = outlook
            .rivals()
            .max_by_key(|rival| 4 * game.chain(*rival).cash() + quarters * income[rival.index()]);
        let theirs = strongest.map_or([0; FEATURES], read);
        Reading {
            numbers: std::array::from_fn(|i| own[i] - theirs[i]),
            quarters,
            modules: !game.config().modules.is_empty(),
        }
    }

    /// How far ahead the player is; half of all that there is to win is a lead of one.
    pub(super) fn lead(&self) -> f64 {
        // Whole numbers until the very last step, and that is a power of two.
        self.weighed(weights(self.modules)) as f64 / SCALE as f64
    }

    fn weighed(&self, weights: &Weights) -> i64 {
        let quarters = i64::from(self.quarters);
        let weigh = |(lead, [end, round]): (&i32, &[i32; 2])| {
            i64::from(*lead) * (i64::from(*end) + i64::from(*round) * quarters / 4)
        };
        self.numbers.iter().zip(weights).map(weigh).sum()
    }
}

/// By chain: houses nobody is nearer to, in halves, and what those want.
fn nearest(outlook: &Outlook<'_>) -> [(i32, i32); MAX_PLAYERS] {
    let mut found = [(0, 0); MAX_PLAYERS];
    let coming = outlook.coming();
    for (home, coming) in outlook.homes.iter().zip(coming) {
        let Some(least) = home.distance.iter().flatten().min() else { continue };
        let near = home.distance.iter().filter(|distance| **distance == Some(*least)).count() as i32;
        let wanted = coming.iter().sum::<i32>() + i32::from(home.wanted.min(8));
        for (entry, distance) in found.iter_mut().zip(&home.distance) {
            if *distance == Some(*least) {
                entry.0 += 2 / near;
                entry.1 += 2 * wanted / near;
            }
        }
    }
    found
}

/// Milestones of the base game that go on to matter.
const FIRSTS: [Milestone; 13] = [
    Milestone::FirstBillboardPlaced,
    Milestone::FirstToTrainSomeone,
    Milestone::FirstBurgerMarketed,
    Milestone::FirstPizzaMarketed,
    Milestone::FirstDrinkMarketed,
    Milestone::FirstErrandBoyPlayed,
    Milestone::FirstWaitressPlayed,
    Milestone::FirstToThrowAway,
    Milestone::FirstToLowerPrices,
    Milestone::FirstCartOperatorPlayed,
    Milestone::FirstRadioCampaign,
    Milestone::FirstToHave20,
    Milestone::FirstToHave100,
];

/// Cards that count by themselves.
const CARDS: [Employee; 17] = [
    Employee::RecruitingGirl,
    Employee::RecruitingManager,
    Employee::Trainer,
    Employee::Coach,
    Employee::Waitress,
    Employee::KitchenTrainee,
    Employee::ErrandBoy,
    Employee::CartOperator,
    Employee::PricingManager,
    Employee::DiscountManager,
    Employee::LuxuriesManager,
    Employee::MarketingTrainee,
    Employee::CampaignManager,
    Employee::BrandManager,
    Employee::BrandDirector,
    Employee::Cfo,
    Employee::NewBusinessDeveloper,
];

fn features(
    outlook: &Outlook<'_>,
    chain: PlayerId,
    income: &[i32; MAX_PLAYERS],
    nearest: &[(i32, i32); MAX_PLAYERS],
) -> [i32; FEATURES] {
    let game = outlook.game;
    let (index, of) = (chain.index(), game.chain(chain));
    let staff = outlook.staff_of(chain);
    let stall = &outlook.stalls[index];
    let kitchen = Kitchen::of(game, chain, &staff);
    let bill = game.bill(chain);
    let salaries = (bill.salaried.total() as i32 * SALARY - bill.training_discount).max(0);
    let mut slots = i32::from(game.ceo_slots_of(chain));
    for (card, count) in staff.iter().filter(|(card, _)| card.is_manager()) {
        slots += i32::from(count) * (i32::from(card.card().slots) - 1);
    }
    let working: i32 = staff
        .iter()
        .filter(|(card, _)| !card.is_manager() && card.marketeer().is_none())
        .map(|(_, count)| i32::from(count))
        .sum();
    let (mut campaigns, mut turns) = (0, 0);
    for campaign in game.campaigns().iter().filter(|campaign| campaign.chain == Some(chain)) {
        campaigns += 1;
        turns += match campaign.turns {
            Duration::Eternal => 6,
            Duration::Turns(turns) => i32::from(turns.min(6)),
        };
    }
    let lowest = cuts(&staff);
    let mut row = [0; FEATURES];
    let mut at = 0;
    let mut push = |number: i32| {
        row[at] = number;
        at += 1;
    };
    push(of.cash());
    push(income[index]);
    push(stall.seller.tips());
    push(salaries);
    push(slots);
    push(working.min(slots));
    push((working - slots).max(0));
    push(campaigns);
    push(turns);
    push(of.stock().total() as i32);
    push(kitchen.certain.iter().sum::<i32>() + kitchen.food);
    push(kitchen.drinks);
    push(of.restaurants().len().min(RESTAURANTS) as i32);
    push(nearest[index].0);
    push(nearest[index].1);
    push(lowest);
    push(i32::from(outlook.place(chain)));
    push(
        staff.iter().filter(|(card, _)| matches!(card.card().ability, Ability::Expand { .. })).count() as i32
    );
    for card in CARDS {
        push(i32::from(staff.of(card)));
    }
    for first in FIRSTS {
        push(i32::from(of.milestones().has(first)));
    }
    row
}

/// Dollars the cards of a company can take off its price.
fn cuts(staff: &Staff) -> i32 {
    let cut = |card: Employee| match card.card().ability {
        Ability::Price(amount) if amount < 0 => -i32::from(amount) * i32::from(staff.of(card)),
        _ => 0,
    };
    Employee::PRICERS.into_iter().map(cut).sum()
}
