//! What could be done besides what the styles propose: the decision in hand, one by one.

use magnate_rules::{Action, Duration, Employee, FastDice, Game, PlayerId, Stage, Step};

use super::structures;
use crate::manager::{self, Style};

/// Decisions in which all styles agree as a rule and little is to be gained by thought.
pub(super) fn is_routine(game: &Game) -> bool {
    let decision = game.decision();
    decision.kind.is_none()
        && matches!(
            decision.stage,
            Stage::Working { step: Step::Food | Step::Recruit | Step::Train }
                | Stage::Payday
                | Stage::Freezer
                | Stage::OrderOfBusiness
                | Stage::Restructuring
        )
}

/// Alternatives for the decision in hand, the likeliest first; of structures and campaigns about so many.
pub(super) fn list(
    game: &Game,
    me: PlayerId,
    style: &Style,
    most: usize,
    dice: &mut FastDice,
) -> Vec<Action> {
    if game.decision().kind.is_some() {
        return manager::place_ideas(game, me, style, 8);
    }
    match game.decision().stage {
        Stage::Reserve | Stage::OrderOfBusiness | Stage::Working { step: Step::Train } => game.listed(me),
        Stage::Restructuring => work_ideas(game, me, style, most, dice),
        Stage::Working { step: Step::Recruit } => {
            let mut hires: Vec<Action> = Employee::ENTRY
                .with(game.config().modules)
                .iter()
                .map(|card| Action::Hire { card: *card })
                .collect();
            hires.push(Action::End);
            hires
        }
        Stage::Working { step: Step::Campaigns } => {
            let mut campaigns = manager::campaign_ideas(game, me, style, most.clamp(6, 14));
            let shorter: Vec<Action> = campaigns.iter().take(SHORTENED).flat_map(shorter).collect();
            campaigns.push(Action::End);
            campaigns.extend(shorter);
            campaigns
        }
        Stage::Working { step: Step::Houses | Step::Lobbyists | Step::Restaurants }
        | Stage::FirstRestaurant { .. } => manager::place_ideas(game, me, style, 10),
        Stage::Payday => {
            let bill = game.bill(me);
            let mut actions: Vec<Action> =
                bill.salaried.iter().map(|(card, _)| Action::Fire { card }).collect();
            if bill.due == 0 {
                actions.clear();
            }
            actions.push(Action::PAY);
            actions
        }
        Stage::Working { step: Step::Food } | Stage::Freezer | Stage::GameOver => Vec::new(),
    }
}

/// Structures worth a second thought: near what the style thinks best, and what it would think best were it not so sure.
fn work_ideas(game: &Game, me: PlayerId, style: &Style, most: usize, dice: &mut FastDice) -> Vec<Action> {
    let mut found: Vec<Action> = Vec::new();
    if let Action::Work { cards } = manager::act(game, me, style, dice).action {
        let near = structures::near(game, me, &cards, most.saturating_sub(DOUBTS.len()).max(4), dice);
        found.extend(near.into_iter().map(|cards| Action::Work { cards: Box::new(cards) }));
    }
    for noise in DOUBTS {
        let action = manager::act(game, me, &Style { noise, ..style.clone() }, dice).action;
        if !found.contains(&action) {
            found.push(action);
        }
    }
    found
}

/// How unsure a style is made to find other structures.
const DOUBTS: [f32; 6] = [0.2, 0.4, 0.8, 0.8, 1.2, 2.0];

/// Campaigns that are thought of with fewer turns as well.
const SHORTENED: usize = 3;

/// The same campaign with every number of turns below its own.
pub(super) fn shorter(campaign: &Action) -> Vec<Action> {
    let Action::Campaign { turns: Duration::Turns(longest), .. } = campaign else { return Vec::new() };
    let shortened = |fewer: u8| {
        let mut action = campaign.clone();
        if let Action::Campaign { turns, .. } = &mut action {
            *turns = Duration::Turns(fewer);
        }
        action
    };
    (1..*longest).map(shortened).collect()
}
