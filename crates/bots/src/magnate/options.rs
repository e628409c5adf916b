//! What could be done besides what the styles propose: the decision in hand, one by one.

use magnate_rules::{Action, Employee, FastDice, Game, PlayerId, Stage, Step};

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

/// Alternatives for the decision in hand, the likeliest first.
pub(super) fn list(game: &Game, me: PlayerId, style: &Style, dice: &mut FastDice) -> Vec<Action> {
    if game.decision().kind.is_some() {
        return manager::place_ideas(game, me, style, 8);
    }
    match game.decision().stage {
        Stage::Reserve | Stage::OrderOfBusiness | Stage::Working { step: Step::Train } => game.listed(me),
        Stage::Restructuring => {
            let mut found: Vec<Action> = Vec::new();
            for noise in [0.2, 0.4, 0.8, 0.8, 1.2, 1.2, 2.0, 2.0] {
                let noisy = Style { noise, ..style.clone() };
                let action = manager::act(game, me, &noisy, dice).action;
                if !found.contains(&action) {
                    found.push(action);
                }
            }
            found
        }
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
            let mut campaigns = manager::campaign_ideas(game, me, style, 14);
            campaigns.push(Action::End);
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
