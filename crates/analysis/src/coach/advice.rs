//! What is good to know when a decision begins, at once.

use magnate_rules::insight::{Answer, Mark, Question};
use magnate_rules::{Action, PlayerId, Stage, Step, View, Viewer};

use super::day::Days;
use super::{
    Advice, Pointers, Severity, Tip, forecast, houses, in_the_way, milestones_at_work, milestones_now,
    offers, ready, waste_is_wanted, wasted,
};

/// What a coach says when this player has to decide something, the most important first. The view must be the player's own.
pub fn advice(view: &View, me: PlayerId) -> Vec<Advice> {
    let decision = view.game().decision();
    if view.viewer() != Viewer::Player(me) || !decision.awaited.contains(me) {
        return Vec::new();
    }
    let mut found = Vec::new();
    let days = Days::after(view, me, None);
    found.extend(salaries(view, me));
    match decision.stage {
        Stage::Restructuring => {
            found.extend(milestones(view, me, &days, milestones_at_work(view, me)));
            found.extend(going(view, me, &days));
            found.extend(bank(view));
        }
        Stage::Working { step } => {
            found.extend(milestones(view, me, &days, milestones_now(view, me)));
            found.extend(about_step(view, me, step));
            if matches!(step, Step::Food | Step::Restaurants) {
                found.extend(about_houses(view, me, step));
            }
            found.extend(going(view, me, &days).into_iter().filter(|_| step == Step::Recruit));
        }
        _ => {}
    }
    let plan = days.plan();
    if plan.first().is_some_and(|action| view.game().check(me, action).is_ok()) {
        found.push(note(Tip::Suggestion { plan }, Pointers::default()));
    }
    found.sort_by_key(|advice| std::cmp::Reverse(advice.severity));
    found
}

fn note(what: Tip, show: Pointers) -> Advice {
    Advice { severity: Severity::Note, what, show }
}

fn salaries(view: &View, me: PlayerId) -> Option<Advice> {
    let game = view.game();
    if !game.config().full() {
        return None; // nobody is paid in introductory games
    }
    let (bill, cash) = (game.bill(me), game.chain(me).cash());
    let dinner = match game.decision().stage {
        Stage::Working { .. } | Stage::OrderOfBusiness => {
            houses(view).income.iter().find(|income| income.chain == me).map_or(0, |income| income.total)
        }
        Stage::Restructuring | Stage::Payday => 0,
        _ => return None,
    };
    let short = bill.due - cash - dinner;
    if short <= 0 {
        return None;
    }
    let show =
        Pointers { cards: bill.salaried.iter().map(|(card, _)| card).collect(), ..Pointers::default() };
    let what = Tip::SalariesAhead { due: bill.due, cash, dinner, short };
    Some(Advice { severity: Severity::Caution, what, show })
}

fn milestones(
    view: &View,
    me: PlayerId,
    days: &Days,
    found: Vec<(magnate_rules::Milestone, Action)>,
) -> Vec<Advice> {
    let mut all = Vec::new();
    for (milestone, with) in found {
        if view.game().check(me, &with).is_err() {
            continue;
        }
        let rivals = days.takers(milestone, me);
        let severity = if rivals.is_empty() { Severity::Note } else { Severity::Caution };
        let show = Pointers { milestones: vec![milestone], chains: rivals.clone(), ..Pointers::default() };
        all.push(Advice { severity, what: Tip::MilestoneNow { milestone, with, rivals }, show });
    }
    all
}

/// Milestones that others take today and the player does not.
fn going(view: &View, me: PlayerId, days: &Days) -> Vec<Advice> {
    let mut all = Vec::new();
    for milestone in days.taken() {
        let rivals = days.takers(milestone, me);
        if rivals.is_empty() || days.takes(me, milestone) || !view.game().is_open(me, milestone) {
            continue;
        }
        let show = Pointers { milestones: vec![milestone], chains: rivals.clone(), ..Pointers::default() };
        all.push(note(Tip::MilestoneGoing { milestone, rivals }, show));
    }
    all
}

fn bank(view: &View) -> Option<Advice> {
    let game = view.game();
    /// Dollars that a round of a grown game takes out of the bank.
    const SOON: i32 = 60;
    if game.bank() > SOON {
        return None;
    }
    let last = !game.config().full() || game.bank_breaks() > 0;
    Some(note(Tip::BankSoon { bank: game.bank(), last }, Pointers::default()))
}

fn about_step(view: &View, me: PlayerId, step: Step) -> Vec<Advice> {
    let mut found = Vec::new();
    match step {
        Step::Recruit => {
            if let Ok(Answer::Hires(hires)) = view.ask(&Question::Hires)
                && hires.left > 0
            {
                found.push(note(Tip::HiresLeft { left: hires.left }, Pointers::default()));
            }
        }
        Step::Train => {
            if let Ok(Answer::Trainings(trainings)) = view.ask(&Question::Trainings)
                && trainings.careers.iter().any(|career| career.refusal.is_none())
            {
                found.push(note(Tip::TrainingLeft { left: trainings.left }, Pointers::default()));
            }
        }
        Step::Campaigns => {
            for card in ready(view, me) {
                let show = Pointers { cards: vec![card], ..Pointers::default() };
                found.push(note(Tip::MarketeerReady { card }, show));
            }
        }
        Step::Food => {
            let (items, freezer) = wasted(view, me);
            if !items.is_empty() && !waste_is_wanted(view, me) {
                found.push(note(Tip::StockToWaste { items, freezer }, Pointers::default()));
            }
        }
        Step::Houses | Step::Lobbyists | Step::Restaurants => {}
    }
    found
}

fn about_houses(view: &View, me: PlayerId, step: Step) -> Vec<Advice> {
    let now = houses(view);
    let mut found = Vec::new();
    for house in forecast(view).houses {
        let own = house.contenders.iter().find(|contender| contender.chain == me);
        if let (Some(Mark::Open), Some(own), Step::Food) = (house.mark, own, step)
            && !own.makes.is_empty()
        {
            let rivals: Vec<PlayerId> = house
                .contenders
                .iter()
                .filter(|contender| contender.chain != me && contender.before_you)
                .map(|contender| contender.chain)
                .collect();
            let show = Pointers { houses: vec![house.house], chains: rivals.clone(), ..Pointers::default() };
            let (missing, income) = (own.makes, house.income);
            found.push(note(Tip::HouseToWin { house: house.house, missing, income, rivals }, show));
        }
        if let (Some(Mark::Lost), Some(obstacle)) = (house.mark, house.obstacle.clone()) {
            let (yours, theirs) = offers(&now.houses, &house, me);
            let show = Pointers {
                houses: vec![house.house],
                chains: in_the_way(&obstacle).into_iter().collect(),
                ..Pointers::default()
            };
            let what = Tip::HouseLost { house: house.house, income: house.income, obstacle, yours, theirs };
            found.push(note(what, show));
        }
    }
    found
}
