//! Standing orders: what a player wants done for them while they are elsewhere. Nobody else sees them, and they see no
//! more than their maker: everything here looks at the maker's own view.
//!
//! Orders are not part of the log. What they lead to is: an ordinary decision, made for the state it was meant for. How far
//! a plan has come is read off the decisions that stand, so it is carried out once, whoever carries it out.

use magnate_rules::{
    Action, Coord, Employee, FastDice, Game, Item, Milestone, PlayerId, Refusal, Stage, TokenNumber, View,
};
use serde::{Deserialize, Deserializer, Serialize};

use crate::entry::UserId;
use crate::problem::Problem;
use crate::table::{Occupant, Status, Table};

/// The most steps a plan has.
pub const LONGEST_PLAN: usize = 40;
/// The most conditions a step of a plan has.
pub const MOST_GUARDS: usize = 8;
/// The most entries a list of preferences has.
const LONGEST_LIST: usize = 60;
/// Decisions of others that are passed over before one's own working day.
const FAR_ENOUGH: usize = 200;

/// What a player wants done without being asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Orders {
    /// Go on wherever only one thing can be done, or nothing is owed.
    pub go_on: bool,
    /// Places in the order of business, from 1, the most wanted first: the first that is free is taken. Empty to be asked.
    pub order: Vec<u8>,
    /// Pay the salaries.
    pub pay: bool,
    /// Whom to let go when the money does not reach, the first first; when nobody of them is left, one is asked.
    pub fire: Vec<Employee>,
    /// What to keep in the freezer, the most wanted first; none to be asked.
    pub keep: Option<Vec<Item>>,
    /// What to do in the working day of a round.
    pub plan: Option<Plan>,
}

/// A working day that is planned beforehand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DayPlan"))]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The round it is for.
    pub round: u16,
    /// What to do, in order.
    pub steps: Vec<PlanStep>,
}

/// One step of a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlanStep {
    /// Only if all of this is so when its turn comes; else the plan ends and one is asked.
    #[serde(default)]
    pub guards: Vec<Guard>,
    /// What to do.
    #[serde(deserialize_with = "read_action")]
    pub action: Action,
}

fn read_action<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Action, D::Error> {
    let value = serde_json::Value::deserialize(deserializer)?;
    Action::from_value(&value).map_err(serde::de::Error::custom)
}

/// A condition. All of them are about what everybody can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlanGuard"))]
#[serde(tag = "guard", rename_all = "snake_case", deny_unknown_fields)]
pub enum Guard {
    /// One can still get this milestone.
    MilestoneOpen {
        /// Which.
        milestone: Milestone,
    },
    /// So many of a card are left in the supply.
    InSupply {
        /// Which.
        card: Employee,
        /// How many at least.
        count: u8,
    },
    /// Nobody uses this campaign token.
    TokenFree {
        /// Its number.
        number: TokenNumber,
    },
    /// Nothing stands on this square.
    SquareFree {
        /// Which.
        at: Coord,
    },
    /// One has so much money.
    CashAtLeast {
        /// Dollars.
        cash: i32,
    },
    /// No rival sells for less.
    RivalsAtLeast {
        /// Dollars a good.
        price: i32,
    },
    /// Every rival sells for so much at most.
    RivalsAtMost {
        /// Dollars a good.
        price: i32,
    },
    /// No rival has done this in this round.
    Nobody {
        /// What.
        did: Deed,
    },
}

/// Something a rival may have done in their working day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RivalDeed"))]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Started a campaign.
    Campaigned,
    /// Built a house or a garden.
    Built,
    /// Placed or moved a restaurant.
    Opened,
    /// Fetched drinks or cooked.
    Stocked,
}

impl Deed {
    fn is(self, action: &Action) -> bool {
        match self {
            Deed::Campaigned => matches!(action, Action::Campaign { .. }),
            Deed::Built => matches!(action, Action::House { .. } | Action::Garden { .. }),
            Deed::Opened => matches!(action, Action::Open { .. } | Action::Move { .. }),
            Deed::Stocked => {
                matches!(action, Action::Cook { .. } | Action::Errand { .. } | Action::Fetch { .. })
            }
        }
    }
}

/// Why a plan was given up. What it had done stands; its maker is asked about the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlanDropped"))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Dropped {
    /// A condition did not hold.
    Guard {
        /// At which step, from 0.
        step: u32,
        /// Which.
        guard: Guard,
    },
    /// The rules did not allow a step any more.
    Refused {
        /// At which step, from 0.
        step: u32,
        /// The code of the refusal.
        code: String,
        /// Its data by name.
        #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
        args: serde_json::Value,
        /// The refusal as a sentence in English.
        sentence: String,
    },
    /// Its maker did something else in person.
    ByHand {
        /// At which step, from 0.
        step: u32,
    },
    /// The game went back.
    TakenBack,
}

/// Orders as they are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct KeptOrders {
    /// What was ordered.
    pub orders: Orders,
    /// The table's `seq` when that was.
    pub made: u32,
    /// Why the plan was given up, if it was.
    pub dropped: Option<Dropped>,
}

/// What orders lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ordered {
    /// This is to be decided.
    Act(Action),
    /// The plan is to be given up.
    Drop(Dropped),
}

/// How a working day would go if it began now.
#[derive(Clone, Debug)]
pub struct Trial {
    /// What its player would see at the end.
    pub view: View,
    /// The first step that would be refused, from 0, and why.
    pub refused: Option<(u32, Refusal)>,
}

impl Orders {
    /// Can it be kept?
    pub fn check(&self) -> Result<(), Problem> {
        let bad = |reason: String| Err(Problem::BadOrders { reason });
        let keep = self.keep.as_deref().unwrap_or_default().len();
        if self.order.len().max(self.fire.len()).max(keep) > LONGEST_LIST {
            return bad(format!("a list has at most {LONGEST_LIST} entries"));
        }
        let steps = self.plan.as_ref().map_or(&[][..], |plan| &plan.steps);
        if steps.len() > LONGEST_PLAN {
            return bad(format!("a plan has at most {LONGEST_PLAN} steps"));
        }
        if steps.iter().any(|step| step.guards.len() > MOST_GUARDS) {
            return bad(format!("a step of a plan has at most {MOST_GUARDS} conditions"));
        }
        Ok(())
    }

    /// Is there nothing in it?
    pub fn is_empty(&self) -> bool {
        *self == Orders::default()
    }
}

impl Guard {
    fn holds(&self, table: &Table, game: &Game, me: PlayerId) -> bool {
        let rivals = || game.order().iter().copied().filter(|player| *player != me);
        match *self {
            Guard::MilestoneOpen { milestone } => game.is_open(me, milestone),
            Guard::InSupply { card, count } => i32::from(game.supply(card)) >= i32::from(count),
            Guard::TokenFree { number } => game.campaigns().iter().all(|campaign| campaign.number != number),
            Guard::SquareFree { at } => game.occupant(at).is_none(),
            Guard::CashAtLeast { cash } => game.chain(me).cash() >= cash,
            Guard::RivalsAtLeast { price } => rivals().all(|rival| game.unit_price(rival) >= price),
            Guard::RivalsAtMost { price } => rivals().all(|rival| game.unit_price(rival) <= price),
            Guard::Nobody { did } => {
                !table.days_work(game.round()).any(|(player, action)| player != me && did.is(action))
            }
        }
    }
}

impl Table {
    /// What these orders of a seat's person lead to now; nothing when nothing is awaited from them, or they have to decide
    /// themselves.
    pub fn ordered(&self, seat: u8, by: &UserId, kept: &KeptOrders) -> Option<Ordered> {
        let me = PlayerId(seat);
        let sits = self.seats().get(usize::from(seat)).and_then(Occupant::person) == Some(by);
        // A decision would be an answer to a question about a take-back: that one is for people.
        if !sits || !self.awaited().contains(me) || self.take_back().is_some() {
            return None;
        }
        let view = self.view(Some(seat))?;
        let game: &Game = view.game();
        let rests = self.went_back().is_some_and(|(seq, round)| seq >= kept.made && round == game.round());
        let plan = kept.orders.plan.as_ref().filter(|plan| {
            let mine = plan.round == game.round() && kept.dropped.is_none();
            mine && matches!(game.decision().stage, Stage::Working { .. })
        });
        if let Some(plan) = plan {
            if rests {
                return Some(Ordered::Drop(Dropped::TakenBack));
            }
            if let Some(next) = self.planned(me, game, plan) {
                return Some(next);
            }
        }
        if rests { None } else { kept.orders.standing(game, me).map(Ordered::Act) }
    }

    /// The next step of a plan, if it has one.
    fn planned(&self, me: PlayerId, game: &Game, plan: &Plan) -> Option<Ordered> {
        let done = self.days_work(game.round()).filter(|(player, _)| *player == me);
        let mut steps = plan.steps.iter().zip(0..);
        for (_, action) in done {
            match steps.next() {
                Some((step, _)) if step.action == *action => {}
                Some((_, step)) => return Some(Ordered::Drop(Dropped::ByHand { step })),
                // All of it is done, and more.
                None => return None,
            }
        }
        let (PlanStep { guards, action }, step) = steps.next()?;
        if let Some(guard) = guards.iter().find(|guard| !guard.holds(self, game, me)) {
            return Some(Ordered::Drop(Dropped::Guard { step, guard: *guard }));
        }
        Some(match game.check(me, action) {
            Ok(()) => Ordered::Act(action.clone()),
            Err(refusal) => {
                let (code, sentence) = (refusal.code().to_owned(), refusal.to_string());
                let args = serde_json::Value::Object(refusal.args().0);
                Ordered::Drop(Dropped::Refused { step, code, args, sentence })
            }
        })
    }

    /// How many steps of a plan have been carried out.
    pub fn plan_progress(&self, seat: u8, plan: &Plan) -> u32 {
        let done = self.days_work(plan.round).filter(|(player, _)| player.0 == seat);
        done.zip(&plan.steps).take_while(|((_, action), step)| **action == step.action).count() as u32
    }

    /// What would come of these actions if this seat's working day began now: the others end theirs at once. Only what its
    /// player can see counts.
    pub fn try_day(&self, seat: u8, by: &UserId, actions: &[Action]) -> Result<Trial, Problem> {
        if self.seats().get(usize::from(seat)).and_then(Occupant::person) != Some(by) {
            return Err(Problem::NotYourSeat { seat });
        }
        if actions.len() > LONGEST_PLAN {
            return Err(Problem::BadOrders { reason: format!("a plan has at most {LONGEST_PLAN} steps") });
        }
        let me = PlayerId(seat);
        let view = self.view(Some(seat)).filter(|_| self.status() == Status::Playing);
        let mut game = view.ok_or(Problem::NoPlanNow)?.sample(&mut FastDice::new(1));
        let round = game.round();
        for _ in 0..FAR_ENOUGH {
            let decision = game.decision();
            let working = matches!(decision.stage, Stage::Working { .. });
            if working && decision.awaited.contains(me) {
                break;
            }
            let on_the_way = working || decision.stage == Stage::OrderOfBusiness;
            let next = decision.awaited.first().filter(|_| on_the_way && game.round() == round);
            let player = next.ok_or(Problem::NoPlanNow)?;
            let listed = game.listed(player);
            let quick = [Action::End, Action::Decline].into_iter().find(|action| listed.contains(action));
            let action = quick.or_else(|| listed.into_iter().next()).ok_or(Problem::NoPlanNow)?;
            game.play(player, &action).map_err(|_| Problem::NoPlanNow)?;
        }
        if !game.decision().awaited.contains(me) || game.round() != round {
            return Err(Problem::NoPlanNow);
        }
        let mut refused = None;
        for (action, step) in actions.iter().zip(0..) {
            // What follows the day is no part of it.
            let works = matches!(game.decision().stage, Stage::Working { .. }) && game.round() == round;
            let played = if works { game.play(me, action) } else { Err(Refusal::NotAwaited { chain: me }) };
            if let Err(refusal) = played {
                refused = Some((step, refusal));
                break;
            }
        }
        Ok(Trial { view: game.view(magnate_rules::Viewer::Player(me)), refused })
    }
}

impl Orders {
    /// What is to be decided without a plan.
    fn standing(&self, game: &Game, me: PlayerId) -> Option<Action> {
        let decision = game.decision();
        if decision.stage == Stage::Restructuring {
            return None;
        }
        let listed = game.listed(me);
        if self.go_on
            && let [only] = &listed[..]
        {
            return Some(only.clone());
        }
        if decision.kind.is_some() {
            return None;
        }
        // Whoever owes nothing has nothing to think about, though they could let people go.
        let free = decision.stage == Stage::Payday && game.bill(me).due == 0;
        if self.go_on && free && listed.contains(&Action::PAY) {
            return Some(Action::PAY);
        }
        match decision.stage {
            Stage::OrderOfBusiness => {
                let wished = self.order.iter().map(|place| Action::Order { position: *place });
                wished.into_iter().find(|action| listed.contains(action))
            }
            Stage::Payday if self.pay => self.payday(&listed),
            Stage::Freezer => best_keep(self.keep.as_deref()?, listed),
            _ => None,
        }
    }

    /// Pays, and lets people go only when it must be.
    fn payday(&self, listed: &[Action]) -> Option<Action> {
        if listed.contains(&Action::PAY) {
            return Some(Action::PAY);
        }
        let fired = self.fire.iter().map(|card| Action::Fire { card: *card });
        fired.into_iter().find(|action| listed.contains(action))
    }
}

/// Of the ways to fill a freezer the one with most of what is wanted most.
fn best_keep(wanted: &[Item], listed: Vec<Action>) -> Option<Action> {
    let worth = |action: &Action| match action {
        Action::Keep { items } => Some(wanted.iter().map(|item| items.of(*item)).collect::<Vec<_>>()),
        _ => None,
    };
    listed.into_iter().filter(|action| worth(action).is_some()).max_by_key(worth)
}
