//! What a coach says: advice when a decision begins, warnings before one is confirmed, and a second thought that takes longer.
//!
//! Everything is worked out from the player's own view, with the answers of [`magnate_rules::insight`] where there are any, so
//! that the coach has no opinion of its own about who wins a house.

mod advice;
mod day;
mod second;
mod warnings;

use magnate_rules::insight::{
    Answer, Forecast, HouseForecast, HouseOffers, Houses, Obstacle, Question, StructurePlan,
};
use magnate_rules::{
    Action, Coord, Employee, Event, FastDice, HouseNumber, Item, Milestone, MilestoneGoal, Offer, PlayerId,
    Staff, Stock, View,
};
use serde::Serialize;

use crate::judge::{Loss, Plan};

pub use advice::advice;
pub use second::SecondThought;
pub use warnings::warnings;

/// How much it matters. *Warnings* shows what is at least a caution, *talkative* everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Good to know.
    Note,
    /// Think again.
    Caution,
    /// This hurts.
    Alarm,
}

/// What to point at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pointers {
    /// Houses.
    pub houses: Vec<HouseNumber>,
    /// Squares of the map.
    pub squares: Vec<Coord>,
    /// Own cards.
    pub cards: Vec<Employee>,
    /// Chains.
    pub chains: Vec<PlayerId>,
    /// Milestones.
    pub milestones: Vec<Milestone>,
}

/// What a chain offers a house: price and distance are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offered {
    /// Who.
    pub chain: PlayerId,
    /// Its unit price.
    pub price: i32,
    /// Tile borders to it; none without a road.
    pub distance: Option<u8>,
    /// The sum, which must be the lowest.
    pub sum: Option<i32>,
}

impl From<&Offer> for Offered {
    fn from(offer: &Offer) -> Self {
        Offered { chain: offer.chain, price: offer.unit_price, distance: offer.distance, sum: offer.score }
    }
}

/// Something to say before a decision is confirmed. The words are in `analysis.ftl` under `warn-` and the name.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Warning {
    /// How much it matters.
    pub severity: Severity,
    /// What it is.
    #[serde(flatten)]
    pub what: Concern,
    /// What to point at.
    pub show: Pointers,
}

/// What may be wrong with a decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "concern", rename_all = "snake_case")]
pub enum Concern {
    /// It costs much by the Magnate's reckoning.
    Costly {
        /// How much.
        loss: Loss,
        /// What happens with it that does not with the better one.
        played: Box<Plan>,
        /// What would be better, and why.
        better: Box<Plan>,
    },
    /// The structure has more people than places: everybody would go to the beach.
    DoesNotFit {
        /// Who has no place.
        left_over: Staff,
    },
    /// The salaries of this evening cannot be paid: people would have to be fired.
    CannotPay {
        /// Salaries at payday.
        due: i32,
        /// Cash, with what dinner probably brings.
        money: i32,
        /// What is missing.
        short: i32,
    },
    /// A house that can still be had tonight is lost with this.
    LosesHouse {
        /// The house.
        house: HouseNumber,
        /// What winning it would bring.
        income: i32,
        /// Why.
        obstacle: Obstacle,
        /// What you offer it.
        yours: Option<Offered>,
        /// What whoever comes before you offers it.
        theirs: Option<Offered>,
    },
    /// A milestone can be had now, and somebody else may take it today: afterwards it is closed.
    MissesMilestone {
        /// The milestone.
        milestone: Milestone,
        /// What would earn it.
        with: Action,
        /// Who may take it.
        rivals: Vec<PlayerId>,
    },
    /// What is made now will probably be thrown away tonight.
    ThrownAway {
        /// What nobody will want.
        items: Stock,
        /// Places in the freezer.
        freezer: u32,
    },
    /// The freezer has room for more than is kept.
    KeepsTooLittle {
        /// Places that stay empty.
        room: u32,
    },
    /// Somebody at work would do nothing.
    Unused {
        /// Who.
        card: Employee,
    },
    /// Recruiting actions would be left over.
    HiresUnused {
        /// How many.
        left: u8,
        /// What they take off the salaries.
        saves: i32,
    },
    /// Training steps would be left over although somebody could be trained.
    TrainingUnused {
        /// How many.
        left: u8,
    },
    /// Slots stay open although people sit on the beach.
    OpenSlots {
        /// How many.
        open: u8,
        /// Who could work.
        idle: Staff,
    },
}

/// Something to say when a decision begins. The words are in `analysis.ftl` under `tip-` and the name.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// How much it matters.
    pub severity: Severity,
    /// What it is.
    #[serde(flatten)]
    pub what: Tip,
    /// What to point at.
    pub show: Pointers,
}

/// What is good to know now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "tip", rename_all = "snake_case")]
pub enum Tip {
    /// A house is yours if you make or fetch what is missing.
    HouseToWin {
        /// The house.
        house: HouseNumber,
        /// What is missing.
        missing: Stock,
        /// What it brings.
        income: i32,
        /// Others who can still win it.
        rivals: Vec<PlayerId>,
    },
    /// A house is lost tonight.
    HouseLost {
        /// The house.
        house: HouseNumber,
        /// What winning it would have brought.
        income: i32,
        /// Why.
        obstacle: Obstacle,
        /// What you offer it.
        yours: Option<Offered>,
        /// What whoever comes before you offers it.
        theirs: Option<Offered>,
    },
    /// Salaries are due at the end of the round and there is too little money for them now.
    SalariesAhead {
        /// What is due.
        due: i32,
        /// Cash now.
        cash: i32,
        /// What dinner would bring as things are.
        dinner: i32,
        /// What is missing even then.
        short: i32,
    },
    /// Goods nobody will buy tonight, and no place for them in a freezer.
    StockToWaste {
        /// What.
        items: Stock,
        /// Places in the freezer.
        freezer: u32,
    },
    /// A milestone that can be had with one action now.
    MilestoneNow {
        /// The milestone.
        milestone: Milestone,
        /// What earns it.
        with: Action,
        /// Who else may take it today.
        rivals: Vec<PlayerId>,
    },
    /// A milestone that somebody else will probably take today: afterwards it is closed.
    MilestoneGoing {
        /// The milestone.
        milestone: Milestone,
        /// Who takes it.
        rivals: Vec<PlayerId>,
    },
    /// A marketeer at work can still start a campaign.
    MarketeerReady {
        /// Who.
        card: Employee,
    },
    /// People can still be hired.
    HiresLeft {
        /// How many.
        left: u8,
    },
    /// People can still be trained.
    TrainingLeft {
        /// How many steps.
        left: u8,
    },
    /// The bank will soon break.
    BankSoon {
        /// Money in it.
        bank: i32,
        /// It is the last time: the game ends.
        last: bool,
    },
    /// What an experienced player would probably do.
    Suggestion {
        /// The decision, and what comes after it today.
        plan: Vec<Action>,
    },
}

/// The answers of the rules that the coach needs, for one view.
fn houses(view: &View) -> Houses {
    match view.ask(&Question::Houses) {
        Ok(Answer::Houses(houses)) => houses,
        _ => Houses { houses: Vec::new(), income: Vec::new() },
    }
}

fn forecast(view: &View) -> Forecast {
    match view.ask(&Question::Forecast) {
        Ok(Answer::Forecast(forecast)) => forecast,
        _ => Forecast { fixed: false, houses: Vec::new() },
    }
}

/// Who stands in the way, if it is somebody.
fn in_the_way(obstacle: &Obstacle) -> Option<PlayerId> {
    match obstacle {
        Obstacle::NoRoad | Obstacle::Goods { .. } => None,
        Obstacle::LesserOrder { chain }
        | Obstacle::Dearer { chain, .. }
        | Obstacle::LesserStar { chain }
        | Obstacle::FewerWaitresses { chain }
        | Obstacle::LaterInOrder { chain } => Some(*chain),
    }
}

/// What the player offers a house, and what the one in the way does.
fn offers(
    houses: &[HouseOffers],
    forecast: &HouseForecast,
    me: PlayerId,
) -> (Option<Offered>, Option<Offered>) {
    let Some(house) = houses.iter().find(|house| house.house == forecast.house) else { return (None, None) };
    let of = |chain: PlayerId| house.offers.iter().find(|offer| offer.chain == chain).map(Offered::from);
    let rival = forecast.obstacle.as_ref().and_then(in_the_way).or(forecast.winner);
    (of(me), rival.filter(|rival| *rival != me).and_then(of))
}

/// Goods that are left when every house has had dinner as things are, beyond what the freezer takes.
fn wasted(view: &View, me: PlayerId) -> (Stock, u32) {
    let game = view.game();
    let room = game.freezer_room(me);
    let mut left = *game.chain(me).stock();
    // What any hungry house wants may still be sold: it is not wasted yet.
    for house in game.houses().iter().filter(|house| !house.demand.is_empty()) {
        let orders = game.orders(house);
        let most = |item: Item| orders.iter().map(|order| order.items.of(item)).max().unwrap_or(0);
        left = left.iter().map(|(item, count)| (item, count.saturating_sub(most(item)))).collect();
    }
    let mut spare = room;
    let items: Vec<_> = left.iter().collect();
    for (item, count) in items {
        let kept = u32::from(count).min(spare);
        left.take(item, kept as u16);
        spare -= kept;
    }
    (left, room)
}

/// Would throwing something away earn a milestone? Then it may be meant.
fn waste_is_wanted(view: &View, me: PlayerId) -> bool {
    let game = view.game();
    let by_waste = |milestone: &Milestone| milestone.row().goal == MilestoneGoal::ThrowAway;
    Milestone::ALL.iter().filter(|milestone| by_waste(milestone)).any(|it| game.is_open(me, *it))
}

/// Milestones that one action now would earn, each with such an action.
fn milestones_now(view: &View, me: PlayerId) -> Vec<(Milestone, Action)> {
    let mut kinds = Vec::new();
    let mut found: Vec<(Milestone, Action)> = Vec::new();
    let game = view.sample(&mut FastDice::new(1));
    for action in game.listed(me) {
        // Where a piece lies earns nothing, so one place of each kind is enough.
        let (card, item, number) = match &action {
            Action::Campaign { marketeer, number, goods, .. } => {
                (Some(*marketeer), Some(goods.item), number.card().map(|card| card.kind))
            }
            Action::Cook { cook: card, item } | Action::Errand { buyer: card, item } => {
                (Some(*card), Some(*item), None)
            }
            Action::Hire { card } | Action::Train { card, .. } | Action::Fire { card } => {
                (Some(*card), None, None)
            }
            Action::Open { manager, .. } | Action::Move { manager, .. } => (Some(*manager), None, None),
            _ => (None, None, None),
        };
        let kind = (std::mem::discriminant(&action), card, item, number);
        if action == Action::End || kinds.contains(&kind) {
            continue;
        }
        kinds.push(kind);
        let Ok(events) = game.clone().apply(me, &action) else { continue };
        for event in events {
            // What comes of it in later phases is not earned by this action.
            if matches!(event, Event::TurnEnded { .. } | Event::StructuresRevealed { .. }) {
                break;
            }
            if let Event::MilestoneAwarded { chain, milestone } = event
                && chain == me
                && found.iter().all(|(known, _)| *known != milestone)
            {
                found.push((milestone, action.clone()));
            }
        }
    }
    found
}

/// Milestones that putting a card of the hand to work would earn.
fn milestones_at_work(view: &View, me: PlayerId) -> Vec<(Milestone, Action)> {
    let mut found: Vec<(Milestone, Action)> = Vec::new();
    for (card, _) in view.game().chain(me).beach().iter() {
        let cards: Staff = [(card, 1)].into_iter().collect();
        let Some(plan) = structure(view, cards) else { continue };
        for milestone in plan.milestones {
            if found.iter().all(|(known, _)| *known != milestone) {
                found.push((milestone, Action::Work { cards: Box::new(cards) }));
            }
        }
    }
    found
}

fn structure(view: &View, cards: Staff) -> Option<Box<StructurePlan>> {
    match view.ask(&Question::Structure { cards }) {
        Ok(Answer::Structure(plan)) => Some(plan),
        _ => None,
    }
}

/// Cards that an action is the work of.
fn worker(action: &Action) -> Option<Employee> {
    match action {
        Action::Campaign { marketeer: card, .. }
        | Action::Cook { cook: card, .. }
        | Action::Errand { buyer: card, .. }
        | Action::Open { manager: card, .. }
        | Action::Move { manager: card, .. } => Some(*card),
        Action::Fetch { route } => Some(route.buyer),
        _ => None,
    }
}

/// Cards that could still do something in this step.
fn ready(view: &View, me: PlayerId) -> Vec<Employee> {
    let mut cards: Vec<Employee> = view.game().listed(me).iter().filter_map(worker).collect();
    cards.sort_unstable();
    cards.dedup();
    cards
}
