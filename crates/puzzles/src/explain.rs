//! What happened and why, for whoever puts it in words.

use magnate_rules::{Action, Event, HouseNumber, Milestone, Offer, PlayerId, Staff};
use serde::Serialize;

use crate::goal::Goal;
use crate::puzzle::{Facts, Puzzle, PuzzleError};
use crate::run::{Outcome, PuzzleRun};

/// Why a house went where it did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PuzzleHouse"))]
pub struct HouseStory {
    /// The house.
    pub house: HouseNumber,
    /// Who served it.
    pub winner: Option<PlayerId>,
    /// What it paid them.
    pub income: i32,
    /// The solver's offer.
    pub own: Offer,
    /// The best offer of anybody else who could have served it; of the winner, if somebody else won.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rival: Option<Offer>,
    /// The rival's price plus distance less the solver's: by so much the solver was cheaper, or dearer if below nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub margin: Option<i32>,
}

/// What one line came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PuzzleStory"))]
pub struct Story {
    /// How it ended; nothing while it goes on.
    pub outcome: Option<Outcome>,
    /// Who works in the solver's company.
    pub at_work: Staff,
    /// What the solver asks for a unit.
    pub unit_price: i32,
    /// What the solver earned at dinner.
    pub income: i32,
    /// House by house, in the order of the evening.
    pub houses: Vec<HouseStory>,
    /// Milestones the solver got.
    pub milestones: Vec<Milestone>,
    /// What the salaries came to, where they were paid or due.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub due: Option<i32>,
    /// Cash in hand at the end.
    pub cash: i32,
}

/// The solution, and what trying everything has shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PuzzleExplanation"))]
pub struct Explanation {
    /// The task.
    pub goal: Goal,
    /// What the solver does.
    pub solution: Vec<Action>,
    /// Everything that happens then, in order.
    pub events: Vec<Event>,
    /// What it comes to.
    pub story: Story,
    /// What was tried, and how many lines do it.
    pub facts: Facts,
}

impl Story {
    /// The story of a try, from all its events.
    pub fn of(run: &PuzzleRun, events: &[Event]) -> Story {
        let solver = run.solver();
        let company = |event: &Event| match event {
            Event::StructuresRevealed { structures } => {
                structures.iter().find(|it| it.chain == solver).map(|it| it.at_work)
            }
            _ => None,
        };
        let price = |event: &Event| match event {
            Event::DinnerStarted { prices } => {
                prices.iter().find(|it| it.chain == solver).map(|it| it.unit_price)
            }
            _ => None,
        };
        let paid = |event: &Event| match event {
            Event::SalariesPaid { chain, bill, .. } if *chain == solver => Some(bill.due),
            _ => None,
        };
        let chain = run.game().chain(solver);
        Story {
            outcome: run.outcome(),
            at_work: events.iter().find_map(company).unwrap_or(*chain.at_work()),
            unit_price: events.iter().find_map(price).unwrap_or_else(|| run.game().unit_price(solver)),
            income: run.tally().income[solver.index()],
            houses: events.iter().filter_map(|event| house_story(solver, event)).collect(),
            milestones: run.tally().milestones.clone(),
            due: events.iter().find_map(paid).or_else(|| {
                let pays = matches!(run.goal(), Goal::Payday { .. });
                pays.then(|| run.game().bill(solver).due)
            }),
            cash: chain.cash(),
        }
    }
}

fn house_story(solver: PlayerId, event: &Event) -> Option<HouseStory> {
    let (house, winner, income, offers) = match event {
        Event::HouseServed { house, chain, income, offers, .. } => (*house, Some(*chain), *income, offers),
        Event::HouseUnserved { house, offers, .. } => (*house, None, 0, offers),
        _ => return None,
    };
    let own = offers.iter().find(|offer| offer.chain == solver)?.clone();
    let others = || offers.iter().filter(|offer| offer.chain != solver);
    let rival = match winner.filter(|winner| *winner != solver) {
        Some(winner) => others().find(|offer| offer.chain == winner),
        None => others().filter(|offer| could_serve(offer)).min_by_key(|offer| (offer.score, offer.order)),
    };
    let margin = rival.and_then(|rival| Some(rival.score? - own.score?));
    Some(HouseStory { house, winner, income, own, rival: rival.cloned(), margin })
}

fn could_serve(offer: &Offer) -> bool {
    use magnate_rules::Verdict::*;
    !matches!(offer.verdict, NoRestaurant | NoRoad | NoStock { .. })
}

/// The solution of a puzzle, played, with its reasons.
pub fn explain(puzzle: &Puzzle) -> Result<Explanation, PuzzleError> {
    let (run, events) = PuzzleRun::after(puzzle, &puzzle.solution)?;
    Ok(Explanation {
        goal: puzzle.goal,
        solution: puzzle.solution.clone(),
        story: Story::of(&run, &events),
        events,
        facts: puzzle.facts.clone(),
    })
}
