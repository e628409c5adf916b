//! What speaks for a plan, as data: the client has the words, in `analysis.ftl` under `plan-` and the name of the variant.

use magnate_rules::{Coord, Employee, HouseNumber, Item, Milestone, PlayerId, Stock};
use serde::Serialize;

use crate::outcome::{Fact, Outcome, ROUNDS};

/// One thing that happens with this plan, most of the time, in the present round unless it says otherwise. Where two plans are
/// compared, it is something that does not happen with the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum PlanReason {
    /// Sells to this house tonight.
    Sells {
        /// The house.
        house: HouseNumber,
        /// What it brings.
        dollars: i32,
    },
    /// This house goes to somebody else tonight.
    LosesHouse {
        /// The house.
        house: HouseNumber,
        /// Who gets it.
        to: PlayerId,
        /// What they get for it.
        dollars: i32,
    },
    /// Gets this milestone.
    TakesMilestone {
        /// The milestone.
        milestone: Milestone,
    },
    /// Somebody else gets this milestone, and the player does not.
    LeavesMilestone {
        /// The milestone.
        milestone: Milestone,
        /// Who gets it.
        to: PlayerId,
    },
    /// Hires this card.
    Hires {
        /// The card.
        card: Employee,
    },
    /// Trains a card.
    Trains {
        /// The card.
        card: Employee,
        /// What it becomes.
        to: Employee,
    },
    /// Own campaigns make houses want this.
    Advertises {
        /// The item.
        item: Item,
        /// How many of it they will want more.
        count: i32,
    },
    /// Food or drink is thrown away at the end of the round.
    ThrowsAway {
        /// What.
        items: Stock,
    },
    /// The money is not enough for the salaries: somebody must be fired.
    CannotPay {
        /// Who.
        card: Employee,
    },
    /// Fires somebody.
    Fires {
        /// Who.
        card: Employee,
    },
    /// Opens or announces a restaurant.
    Opens {
        /// Its north-west square.
        at: Coord,
    },
    /// Builds a house.
    Builds {
        /// The house.
        house: HouseNumber,
    },
    /// Gives a house a garden: it pays twice as much.
    Garden {
        /// The house.
        house: HouseNumber,
    },
    /// Acts at this place in the turn order.
    ActsAt {
        /// From 1.
        place: u8,
    },
    /// The bank breaks.
    BreaksBank,
    /// Pays more in salaries than with the other plan.
    PaysMore {
        /// So much more.
        dollars: i32,
    },
    /// Earns more in the rounds to come than with the other plan.
    EarnsMore {
        /// So much more.
        dollars: i32,
        /// In so many rounds, the present one included.
        rounds: u16,
    },
    /// Another chain earns less in the rounds to come than with the other plan.
    HoldsBack {
        /// Who.
        chain: PlayerId,
        /// So much less.
        dollars: i32,
        /// In so many rounds, the present one included.
        rounds: u16,
    },
}

/// Reasons told of a plan.
const TOLD: usize = 5;
/// Money that makes a difference worth a sentence.
const WORTH_TELLING: i32 = 10;

/// What a milestone, a card and so on weigh against dollars when only the most important reasons are told.
fn weight(fact: Fact, amount: i32) -> i32 {
    match fact {
        Fact::Sells(_) => amount,
        Fact::LostTo(..) => amount * 3 / 4,
        Fact::Takes(_) => 60,
        Fact::RivalTakes(..) | Fact::MustFire(_) => 45,
        Fact::Hires(_) => 12,
        Fact::Trains(..) => 16,
        Fact::Advertises(_) => 9 * amount,
        Fact::ThrowsAway(_) => 4 * amount,
        Fact::Fires(_) | Fact::Place(_) => 6,
        Fact::Opens(_) | Fact::BreaksBank => 40,
        Fact::Builds(_) | Fact::Garden(_) => 30,
        Fact::PaysSalaries => 0,
    }
}

fn told(fact: Fact, amount: i32) -> Option<PlanReason> {
    Some(match fact {
        Fact::Sells(house) => PlanReason::Sells { house, dollars: amount },
        Fact::LostTo(house, to) => PlanReason::LosesHouse { house, to, dollars: amount },
        Fact::Takes(milestone) => PlanReason::TakesMilestone { milestone },
        Fact::RivalTakes(milestone, to) => PlanReason::LeavesMilestone { milestone, to },
        Fact::Hires(card) => PlanReason::Hires { card },
        Fact::Trains(card, to) => PlanReason::Trains { card, to },
        Fact::Advertises(item) => PlanReason::Advertises { item, count: amount },
        Fact::ThrowsAway(item) => {
            PlanReason::ThrowsAway { items: [(item, amount.clamp(0, 999) as u16)].into_iter().collect() }
        }
        Fact::MustFire(card) => PlanReason::CannotPay { card },
        Fact::Fires(card) => PlanReason::Fires { card },
        Fact::Opens(at) => PlanReason::Opens { at },
        Fact::Builds(house) => PlanReason::Builds { house },
        Fact::Garden(house) => PlanReason::Garden { house },
        Fact::Place(place) => PlanReason::ActsAt { place },
        Fact::BreaksBank => PlanReason::BreaksBank,
        Fact::PaysSalaries => return None,
    })
}

/// Why a plan does what it does, the most important first; beside another plan only what differs.
pub(crate) fn reasons(outcome: &Outcome, player: PlayerId, other: Option<&Outcome>) -> Vec<PlanReason> {
    let mut found: Vec<(i32, PlanReason)> = Vec::new();
    if outcome.games == 0 {
        return Vec::new();
    }
    for fact in outcome.facts.keys().copied() {
        let amount = outcome.amount(fact);
        let (before, share) = (other.map_or(0.0, |other| other.share(fact)), outcome.share(fact));
        let better_sale = matches!(fact, Fact::Sells(_))
            && other.is_some_and(|other| amount - other.amount(fact) >= WORTH_TELLING);
        let differs = share - before >= 0.5 || (better_sale && share >= 0.5);
        // What the others do is only a reason beside a plan with which they do not.
        let about_others = matches!(fact, Fact::LostTo(..) | Fact::RivalTakes(..) | Fact::BreaksBank);
        let missed = match fact {
            Fact::LostTo(house, _) => other.is_some_and(|other| other.share(Fact::Sells(house)) >= 0.5),
            Fact::RivalTakes(milestone, _) => {
                outcome.share(Fact::Takes(milestone)) < 0.5
                    && other.is_some_and(|other| other.share(Fact::Takes(milestone)) >= 0.5)
            }
            _ => true,
        };
        if !differs || !missed || (about_others && other.is_none()) {
            continue;
        }
        found.extend(told(fact, amount).map(|reason| (weight(fact, amount), reason)));
    }
    if let Some(other) = other {
        let more = outcome.earned(player) - other.earned(player);
        if more >= WORTH_TELLING {
            found.push((more, PlanReason::EarnsMore { dollars: more, rounds: ROUNDS }));
        }
        for chain in (0..magnate_rules::MAX_PLAYERS as u8).map(PlayerId).filter(|chain| *chain != player) {
            let less = other.earned(chain) - outcome.earned(chain);
            if less >= 2 * WORTH_TELLING {
                found.push((less / 2, PlanReason::HoldsBack { chain, dollars: less, rounds: ROUNDS }));
            }
        }
        let paid = outcome.amount(Fact::PaysSalaries) - other.amount(Fact::PaysSalaries);
        if paid >= WORTH_TELLING {
            found.push((paid, PlanReason::PaysMore { dollars: paid }));
        }
    }
    found.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    found.into_iter().map(|(_, reason)| reason).take(TOLD).collect()
}
