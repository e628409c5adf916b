//! Conditions: what a goal asks of a game.

use magnate_rules::{Game, HouseNumber, Milestone, PlayerId, Staff, Stock};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::pattern::Pattern;

/// Bounds of a number; at least one of them is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "LessonLimits", optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// The least.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_least: Option<i32>,
    /// The most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_most: Option<i32>,
}

fn within(least: Option<i32>, most: Option<i32>, value: i32) -> bool {
    least.is_none_or(|least| value >= least) && most.is_none_or(|most| value <= most)
}

macro_rules! asked {
    ($( $(#[$meta:meta])* $name:ident { $( $(#[$field_meta:meta])* $field:ident: $type:ty ),+ $(,)? } )+) => {$(
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
        #[serde(deny_unknown_fields)]
        pub struct $name { $( $(#[$field_meta])* pub $field: $type ),+ }
    )+};
}

asked! {
    /// Bounds of a number of a chain's.
    ChainLimits {
        /// Whose; the learner's when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chain: Option<PlayerId>,
        /// The least.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_least: Option<i32>,
        /// The most.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_most: Option<i32>,
    }
    /// Bounds of a number of a house and a chain.
    HouseLimits {
        /// The house.
        house: HouseNumber,
        /// Whose; the learner's when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chain: Option<PlayerId>,
        /// The least.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_least: Option<i32>,
        /// The most.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_most: Option<i32>,
    }
    /// How many events fit.
    EventCount {
        /// What they look like.
        of: Pattern,
        /// The least.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_least: Option<i32>,
        /// The most.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_most: Option<i32>,
    }
    /// A milestone of a chain's.
    MilestoneOf {
        /// Which.
        milestone: Milestone,
        /// Whose; the learner's when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chain: Option<PlayerId>,
    }
    /// Cards of a chain's.
    CardsOf {
        /// At least these.
        cards: Staff,
        /// Whose; the learner's when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chain: Option<PlayerId>,
    }
    /// Items of a chain's.
    ItemsOf {
        /// At least these.
        items: Stock,
        /// Whose; the learner's when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chain: Option<PlayerId>,
    }
    /// Wishes of a house.
    WishesOf {
        /// The house.
        house: HouseNumber,
        /// At least these.
        items: Stock,
    }
    /// A house and who would serve it.
    HouseOf {
        /// The house.
        house: HouseNumber,
        /// Who; the learner's chain when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chain: Option<PlayerId>,
    }
}

/// What must hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "LessonCondition"))]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// Each of these.
    All(Vec<Condition>),
    /// Some of these.
    Any(Vec<Condition>),
    /// The contrary.
    Not(Box<Condition>),
    /// The learner's last decision fits.
    Action(Pattern),
    /// Some event since the step began fits.
    Event(Pattern),
    /// So many events since the step began fit.
    Events(EventCount),
    /// What is awaited fits.
    Decision(Pattern),
    /// Money in hand.
    Cash(ChainLimits),
    /// Money in the bank.
    Bank(Limits),
    /// The round.
    Round(Limits),
    /// Salaries as they stand.
    Bill(ChainLimits),
    /// Dinnertime distance of a house on the map, if there is a road.
    Distance(HouseLimits),
    /// The chain has it.
    Milestone(MilestoneOf),
    /// Cards at work.
    AtWork(CardsOf),
    /// Cards on the beach.
    Beach(CardsOf),
    /// Cards at work, on the beach and busy.
    Owns(CardsOf),
    /// Food and drink, frozen ones included.
    Stock(ItemsOf),
    /// What a house wants.
    Demand(WishesOf),
    /// Who would serve a house if it were dinnertime now.
    WouldWin(HouseOf),
}

/// What a condition is asked about.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// The game as it stands.
    pub game: &'a Game,
    /// The learner.
    pub seat: PlayerId,
    /// What happened since the step began.
    pub events: &'a [Value],
    /// The learner's last decision.
    pub action: Option<&'a Value>,
}

impl Moment<'_> {
    /// Does the condition hold?
    pub fn holds(&self, condition: &Condition) -> bool {
        match condition {
            Condition::All(all) => all.iter().all(|one| self.holds(one)),
            Condition::Any(any) => any.iter().any(|one| self.holds(one)),
            Condition::Not(one) => !self.holds(one),
            Condition::Action(pattern) => self.action.is_some_and(|action| pattern.fits(action)),
            Condition::Event(pattern) => self.events.iter().any(|event| pattern.fits(event)),
            Condition::Events(EventCount { of, at_least, at_most }) => {
                let count = self.events.iter().filter(|event| of.fits(event)).count();
                within(*at_least, *at_most, count as i32)
            }
            Condition::Decision(pattern) => {
                serde_json::to_value(self.game.decision()).is_ok_and(|decision| pattern.fits(&decision))
            }
            Condition::Cash(ChainLimits { chain, at_least, at_most }) => {
                self.is(*chain, |game, chain| within(*at_least, *at_most, game.chain(chain).cash()))
            }
            Condition::Bank(limits) => within(limits.at_least, limits.at_most, self.game.bank()),
            Condition::Round(limits) => within(limits.at_least, limits.at_most, i32::from(self.game.round())),
            Condition::Bill(ChainLimits { chain, at_least, at_most }) => self.is(*chain, |game, chain| {
                within(*at_least, *at_most, game.payday_report()[chain.index()].due)
            }),
            Condition::Distance(HouseLimits { house, chain, at_least, at_most }) => {
                self.is(*chain, |game, chain| {
                    let distance = game.distance_to(*house, chain);
                    distance.is_some_and(|distance| within(*at_least, *at_most, i32::from(distance)))
                })
            }
            Condition::Milestone(MilestoneOf { milestone, chain }) => {
                self.is(*chain, |game, chain| game.chain(chain).milestones().has(*milestone))
            }
            Condition::AtWork(CardsOf { cards, chain }) => {
                self.is(*chain, |game, chain| game.chain(chain).at_work().covers(cards))
            }
            Condition::Beach(CardsOf { cards, chain }) => {
                self.is(*chain, |game, chain| game.chain(chain).beach().covers(cards))
            }
            Condition::Owns(CardsOf { cards, chain }) => self.is(*chain, |game, chain| {
                let mut owned = game.busy(chain);
                owned.add_all(game.chain(chain).at_work());
                owned.add_all(game.chain(chain).beach());
                owned.covers(cards)
            }),
            Condition::Stock(ItemsOf { items, chain }) => {
                self.is(*chain, |game, chain| game.chain(chain).stock().covers(items))
            }
            Condition::Demand(WishesOf { house, items }) => {
                let house = self.game.houses().iter().find(|other| other.number == *house);
                house.is_some_and(|house| house.demand.items().covers(items))
            }
            Condition::WouldWin(HouseOf { house, chain }) => {
                let chain = chain.unwrap_or(self.seat);
                let sales = self.game.dinner_report().sales;
                sales.iter().any(|sale| sale.house == *house && sale.chain == chain)
            }
        }
    }

    /// Asks about a chain of this game.
    fn is(&self, chain: Option<PlayerId>, ask: impl FnOnce(&Game, PlayerId) -> bool) -> bool {
        let chain = chain.unwrap_or(self.seat);
        chain.index() < self.game.chains().len() && ask(self.game, chain)
    }
}

impl Condition {
    /// What is wrong with how it is written, for a game with so many chains.
    pub(crate) fn faults(&self, chains: usize, found: &mut Vec<String>) {
        let mut bounded = |least: &Option<i32>, most: &Option<i32>| {
            if least.is_none() && most.is_none() {
                found.push("neither at_least nor at_most is given".into());
            }
        };
        match self {
            Condition::Cash(it) | Condition::Bill(it) => bounded(&it.at_least, &it.at_most),
            Condition::Distance(it) => bounded(&it.at_least, &it.at_most),
            Condition::Events(it) => bounded(&it.at_least, &it.at_most),
            Condition::Bank(it) | Condition::Round(it) => bounded(&it.at_least, &it.at_most),
            _ => {}
        }
        let chain = match self {
            Condition::Cash(it) | Condition::Bill(it) => it.chain,
            Condition::Distance(it) => it.chain,
            Condition::Milestone(it) => it.chain,
            Condition::AtWork(it) | Condition::Beach(it) | Condition::Owns(it) => it.chain,
            Condition::Stock(it) => it.chain,
            Condition::WouldWin(it) => it.chain,
            _ => None,
        };
        if let Some(chain) = chain.filter(|chain| chain.index() >= chains) {
            found.push(format!("there is no chain {chain}"));
        }
        match self {
            Condition::All(several) | Condition::Any(several) => {
                if several.is_empty() {
                    found.push("a list of conditions is empty".into());
                }
                for one in several {
                    one.faults(chains, found);
                }
            }
            Condition::Not(one) => one.faults(chains, found),
            Condition::Event(of) | Condition::Events(EventCount { of, .. }) => {
                if of.names("event").is_none() {
                    found.push("a pattern of events does not name its event".into());
                }
                of.faults(found);
            }
            Condition::Action(pattern) | Condition::Decision(pattern) => pattern.faults(found),
            Condition::AtWork(it) | Condition::Beach(it) | Condition::Owns(it) if it.cards.is_empty() => {
                found.push("no cards are named".into());
            }
            Condition::Stock(ItemsOf { items, .. }) | Condition::Demand(WishesOf { items, .. })
                if items.is_empty() =>
            {
                found.push("no items are named".into());
            }
            _ => {}
        }
    }
}
