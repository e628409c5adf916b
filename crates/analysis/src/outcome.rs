//! What comes of a decision in the rounds after it, watched in a few games: the stuff reasons are made of.

use std::collections::BTreeMap;

use magnate_bots::{Playing, Way};
use magnate_rules::{
    Action, Coord, Employee, Event, HouseNumber, Item, MAX_PLAYERS, Milestone, PlayerId, Stage, View,
};

/// Rounds that are watched, the present one included.
pub(crate) const ROUNDS: u16 = 3;
/// Games that are watched.
pub(crate) const WATCHED: u32 = 4;
/// Decisions of a plan that are told.
const LONGEST_PLAN: usize = 16;
/// Decisions watched at most: three rounds have far fewer.
const MOST_DECISIONS: u32 = 600;

/// Something that happens to a player in the round of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fact {
    /// Sells to a house; the amount is the income.
    Sells(HouseNumber),
    /// Somebody else does; the amount is what they get.
    LostTo(HouseNumber, PlayerId),
    /// Gets a milestone.
    Takes(Milestone),
    /// Somebody else gets a milestone.
    RivalTakes(Milestone, PlayerId),
    Hires(Employee),
    Trains(Employee, Employee),
    /// Own campaigns put wishes on houses; the amount is how many.
    Advertises(Item),
    /// The amount is how many.
    ThrowsAway(Item),
    /// Must fire somebody for lack of money.
    MustFire(Employee),
    Fires(Employee),
    Opens(Coord),
    Builds(HouseNumber),
    Garden(HouseNumber),
    /// Takes this place in the turn order, from 1.
    Place(u8),
    BreaksBank,
    /// The amount is what is paid.
    PaysSalaries,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Seen {
    /// In so many games.
    pub(crate) games: u32,
    /// All of it.
    pub(crate) amount: i32,
}

/// What came of a decision.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outcome {
    pub(crate) games: u32,
    /// What the player does until the end of the day, in the first game.
    pub(crate) plan: Vec<Action>,
    pub(crate) facts: BTreeMap<Fact, Seen>,
    /// Income of everybody over the rounds watched, all games together.
    earned: [i32; MAX_PLAYERS],
}

impl Outcome {
    /// Watches one more game.
    pub(crate) fn watch(&mut self, view: &View, player: PlayerId, action: &Action, way: &Way, seed: u64) {
        let mut playing = Playing::new(view, Some((player, way)), seed, self.games * Playing::STEADY);
        let start = playing.game().round();
        let mut seen: BTreeMap<Fact, i32> = BTreeMap::new();
        let first = self.games == 0;
        self.games += 1;
        if first {
            self.plan.push(action.clone());
        }
        let Some(events) = playing.watch(player, action) else { return };
        let mut round = start;
        self.note(player, &events, &mut round, start, &mut seen);
        for _ in 0..MOST_DECISIONS {
            let stage = playing.game().decision().stage;
            if playing.is_over() || round >= start + ROUNDS {
                break;
            }
            let day = round == start
                && matches!(stage, Stage::Restructuring | Stage::OrderOfBusiness | Stage::Working { .. });
            let Some((chain, action, events)) = playing.step_watched() else { break };
            if first && day && chain == player && action != Action::End && self.plan.len() < LONGEST_PLAN {
                self.plan.push(action);
            }
            self.note(player, &events, &mut round, start, &mut seen);
        }
        for (fact, amount) in seen {
            let all = self.facts.entry(fact).or_default();
            all.games += 1;
            all.amount += amount;
        }
    }

    /// In what share of the games did this happen?
    pub(crate) fn share(&self, fact: Fact) -> f64 {
        let games = self.facts.get(&fact).map_or(0, |seen| seen.games);
        f64::from(games) / f64::from(self.games.max(1))
    }

    /// How much, where it happened.
    pub(crate) fn amount(&self, fact: Fact) -> i32 {
        self.facts.get(&fact).map_or(0, |seen| seen.amount / seen.games.max(1) as i32)
    }

    /// What a chain earns over the rounds watched.
    pub(crate) fn earned(&self, chain: PlayerId) -> i32 {
        self.earned[chain.index()] / self.games.max(1) as i32
    }

    fn note(
        &mut self,
        me: PlayerId,
        events: &[Event],
        round: &mut u16,
        start: u16,
        seen: &mut BTreeMap<Fact, i32>,
    ) {
        for event in events {
            if let Event::RoundStarted { round: next } = event {
                *round = *next;
            }
            if let Event::Income { chain, total, .. } = event
                && *round < start + ROUNDS
            {
                self.earned[chain.index()] += total;
            }
            if *round > start {
                continue;
            }
            let mut add = |fact: Fact, amount: i32| *seen.entry(fact).or_default() += amount;
            match event {
                Event::HouseServed { house, chain, income, .. } if *chain == me => {
                    add(Fact::Sells(*house), *income);
                }
                Event::HouseServed { house, chain, income, .. } => {
                    add(Fact::LostTo(*house, *chain), *income);
                }
                Event::MilestoneAwarded { chain, milestone } if *chain == me => {
                    add(Fact::Takes(*milestone), 0);
                }
                Event::MilestoneAwarded { chain, milestone } => {
                    add(Fact::RivalTakes(*milestone, *chain), 0);
                }
                Event::Hired { chain, card, .. } if *chain == me => add(Fact::Hires(*card), 1),
                Event::Trained { chain, card, to, .. } if *chain == me => add(Fact::Trains(*card, *to), 1),
                Event::CampaignRan { chain, item, reached, .. } if *chain == Some(me) => {
                    let wishes: u32 = reached.iter().map(|placed| u32::from(placed.placed)).sum();
                    if wishes > 0 {
                        add(Fact::Advertises(*item), wishes as i32);
                    }
                }
                Event::Discarded { chain, items, .. } if *chain == me => {
                    items.iter().for_each(|(item, count)| add(Fact::ThrowsAway(item), i32::from(count)));
                }
                Event::Fired { chain, card, forced } if *chain == me => {
                    add(if *forced { Fact::MustFire(*card) } else { Fact::Fires(*card) }, 1);
                }
                Event::MarketeerFired { chain, card, .. } if *chain == me => add(Fact::MustFire(*card), 1),
                Event::RestaurantPlaced { chain, at, .. } if *chain == me => add(Fact::Opens(*at), 0),
                Event::HouseBuilt { chain, house, .. } if *chain == me => add(Fact::Builds(*house), 0),
                Event::GardenBuilt { chain, house, .. } if *chain == me => add(Fact::Garden(*house), 0),
                Event::PositionTaken { chain, position } if *chain == me => {
                    add(Fact::Place(*position), 0);
                }
                Event::BankBroke { .. } => add(Fact::BreaksBank, 0),
                Event::SalariesPaid { chain, paid, .. } if *chain == me && *paid > 0 => {
                    add(Fact::PaysSalaries, *paid);
                }
                _ => {}
            }
        }
    }
}
