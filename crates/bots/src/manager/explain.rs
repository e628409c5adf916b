//! Why: what the decision promises, and what else there was.

use magnate_rules::{Action, Employee, Game, Goods, PlayerId, Stage, Step};

use super::style::Style;
use super::{Choice, campaigns, places};
use crate::explain::{Candidate, Explanation, Reason};
use crate::outlook::{Outlook, dine};

/// How many candidates are told.
const TOLD: usize = 6;

/// The explanation of a decision just taken.
pub(super) fn decision(game: &Game, me: PlayerId, style: &Style, chosen: &Choice) -> Explanation {
    let outlook = Outlook::new(game, me);
    let mut candidates = vec![Candidate {
        reasons: reasons(&outlook, &chosen.action, chosen.dollars),
        ..Candidate::judged(vec![chosen.action.clone()], chosen.dollars.round() as i32)
    }];
    for (dollars, action) in others(&outlook, style, chosen) {
        if candidates.len() < TOLD && action != chosen.action {
            let reasons = reasons(&outlook, &action, dollars);
            candidates.push(Candidate { reasons, ..Candidate::judged(vec![action], dollars.round() as i32) });
        }
    }
    Explanation { candidates, rounds: 0, nodes: 0 }
}

/// What else there was, where it was weighed in dollars.
fn others(outlook: &Outlook<'_>, style: &Style, chosen: &Choice) -> Vec<(f32, Action)> {
    let (game, me) = (outlook.game, outlook.me);
    if !chosen.others.is_empty() || game.decision().kind.is_some() {
        return chosen.others.clone();
    }
    match game.decision().stage {
        Stage::FirstRestaurant { .. } => places::first_restaurants(outlook, &game.listed(me), &mut || 0.0),
        Stage::Working { step: Step::Campaigns } => {
            let market = campaigns::Market::new(outlook, style, outlook.rounds_left());
            let mut found: Vec<(f32, Action)> = Vec::new();
            for card in Employee::MARKETEERS.all().iter().copied() {
                if !game.turns_to_run(me, card).is_empty() {
                    let best = campaigns::best(outlook, style, &market, card, TOLD);
                    found.extend(best.into_iter().map(|promise| (promise.dollars, promise.action)));
                }
            }
            found.sort_by(|a, b| b.0.total_cmp(&a.0));
            found
        }
        Stage::Working { step: Step::Houses } => places::develop(outlook, style, &game.listed(me), TOLD),
        Stage::Working { step: Step::Restaurants } => places::restaurants(outlook, style, &game.listed(me)),
        _ => Vec::new(),
    }
}

/// What speaks for an action.
fn reasons(outlook: &Outlook<'_>, action: &Action, dollars: f32) -> Vec<Reason> {
    let worth = dollars.round() as i32;
    let plain = |code: &str| Reason { code: code.into(), dollars: None, about: None };
    vec![match action {
        Action::Work { .. } => {
            Reason::new("sales", dine(&outlook.homes, &outlook.stalls)[outlook.me.index()])
        }
        Action::Order { .. } => plain("order"),
        Action::Hire { card } | Action::Train { to: card, .. } => plain("growth").about(card.id()),
        Action::Campaign { goods: Goods { item, .. }, .. } | Action::Mailbox { item, .. } => {
            Reason::new("reach", worth).about(item.id())
        }
        Action::Cook { item, .. } | Action::Errand { item, .. } => plain("sales").about(item.id()),
        Action::Fetch { .. } | Action::Keep { .. } => plain("sales"),
        Action::House { .. }
        | Action::Garden { .. }
        | Action::Road { .. }
        | Action::Park { .. }
        | Action::Tile { .. }
        | Action::Shop { .. }
        | Action::Offramp { .. }
        | Action::Radio { .. } => Reason::new("reach", worth),
        Action::FirstRestaurant { .. }
        | Action::Open { .. }
        | Action::Move { .. }
        | Action::Pass
        | Action::Decline => plain("reach"),
        Action::Reserve { .. } => plain("bank"),
        Action::Fire { card } => plain("salaries").about(card.id()),
        Action::FireBusy { .. } | Action::Pay { .. } => {
            Reason::new("salaries", -outlook.game.bill(outlook.me).due)
        }
        Action::End => plain("growth"),
    }]
}
