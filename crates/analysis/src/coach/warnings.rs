//! What may be wrong with a decision, at once.

use magnate_rules::insight::{Answer, HouseForecast, Mark, Obstacle, Preview, Question};
use magnate_rules::{
    Action, Event, FastDice, PlayerId, RECRUITING_DISCOUNT, Staff, Stage, Step, View, Viewer,
};

use super::day::Days;
use super::{
    Concern, Pointers, Severity, Warning, forecast, houses, in_the_way, milestones_at_work, milestones_now,
    offers, ready, structure, waste_is_wanted, wasted,
};

/// A house that brings this much is worth an alarm.
const RICH_HOUSE: i32 = 40;

/// What a coach says before this player confirms this decision, the most important first. The view must be the player's own;
/// nothing is said about a decision that is not legal.
pub fn warnings(view: &View, me: PlayerId, action: &Action) -> Vec<Warning> {
    if view.viewer() != Viewer::Player(me) || view.game().check(me, action).is_err() {
        return Vec::new();
    }
    let Ok(Answer::Preview(preview)) = view.ask(&Question::Preview { action: action.clone() }) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let days = Days::after(view, me, Some(action));
    let stage = view.game().decision().stage;
    found.extend(lost_houses(view, me, action));
    found.extend(cannot_pay(view, &preview, &days, action));
    match (stage, action) {
        (Stage::Restructuring, Action::Work { cards }) => {
            found.extend(about_structure(view, me, cards, &days));
        }
        (Stage::Working { step }, Action::End) => found.extend(about_ending(view, me, step, &days)),
        (Stage::Working { .. }, Action::Cook { .. } | Action::Errand { .. } | Action::Fetch { .. }) => {
            found.extend(about_making(view, me, action));
        }
        (Stage::Freezer, Action::Keep { items }) => {
            let game = view.game();
            let room = game.freezer_room(me).min(game.chain(me).stock().total());
            let left = room.saturating_sub(items.total());
            if left > 0 && !waste_is_wanted(view, me) {
                let what = Concern::KeepsTooLittle { room: left };
                found.push(Warning { severity: Severity::Caution, what, show: Pointers::default() });
            }
        }
        _ => {}
    }
    found.sort_by_key(|warning| std::cmp::Reverse(warning.severity));
    found
}

/// Houses that are not lost yet, and are with this.
fn lost_houses(view: &View, me: PlayerId, action: &Action) -> Vec<Warning> {
    let before = forecast(view);
    if !before.houses.iter().any(|house| house.mark.is_some_and(|mark| mark != Mark::Lost)) {
        return Vec::new();
    }
    let mut game = view.sample(&mut FastDice::new(1));
    let Ok(events) = game.apply(me, action) else { return Vec::new() };
    let after = forecast(&game.view(Viewer::Player(me)));
    let dinner = events.iter().any(|event| matches!(event, Event::DinnerStarted { .. }));
    let now = houses(view);
    let mut found = Vec::new();
    for then in before.houses.into_iter().filter(|house| house.mark != Some(Mark::Lost)) {
        let own = then.contenders.iter().find(|contender| contender.chain == me);
        // When dinner follows at once there is no forecast after it: then it is the goods that are missing.
        let missing = own
            .filter(|own| dinner && !own.makes.is_empty())
            .map(|own| Obstacle::Goods { missing: own.makes });
        let afterwards = after.houses.iter().find(|house| house.house == then.house);
        let lost = afterwards.filter(|house| house.mark == Some(Mark::Lost));
        let obstacle = lost.and_then(|house| house.obstacle.clone()).or(missing);
        let Some(obstacle) = obstacle else { continue };
        let doubtful = then.contenders.iter().any(|contender| contender.before_you);
        let severity = match () {
            () if doubtful || then.income <= 0 => Severity::Note,
            () if then.income >= RICH_HOUSE => Severity::Alarm,
            () => Severity::Caution,
        };
        let told = HouseForecast { obstacle: Some(obstacle.clone()), ..then };
        let (yours, theirs) = offers(&now.houses, &told, me);
        let show = Pointers {
            houses: vec![told.house],
            chains: in_the_way(&obstacle).into_iter().collect(),
            ..Pointers::default()
        };
        let what = Concern::LosesHouse { house: told.house, income: told.income, obstacle, yours, theirs };
        found.push(Warning { severity, what, show });
    }
    found
}

fn cannot_pay(view: &View, preview: &Preview, days: &Days, action: &Action) -> Option<Warning> {
    let stage = view.game().decision().stage;
    let dearer = preview.bill.after.due > preview.bill.before.due;
    let structure = matches!(action, Action::Work { .. });
    // Ending a step gives up what recruiting actions or another training could still change.
    let last_chance =
        *action == Action::End && matches!(stage, Stage::Working { step: Step::Recruit | Step::Food });
    if !dearer && !structure && !last_chance {
        return None;
    }
    let (money, due) = days.too_poor()?;
    let cards = preview.bill.after.salaried.iter().map(|(card, _)| card).collect();
    let what = Concern::CannotPay { due, money, short: due - money };
    Some(Warning { severity: Severity::Alarm, what, show: Pointers { cards, ..Pointers::default() } })
}

fn about_structure(view: &View, me: PlayerId, cards: &Staff, days: &Days) -> Vec<Warning> {
    let Some(plan) = structure(view, *cards) else { return Vec::new() };
    let mut found = Vec::new();
    if !plan.fits {
        let left_over: Staff = plan.left_over.iter().map(|card| (*card, 1)).collect();
        let show = Pointers { cards: plan.left_over.clone(), ..Pointers::default() };
        found.push(Warning { severity: Severity::Alarm, what: Concern::DoesNotFit { left_over }, show });
        return found;
    }
    for (milestone, with) in milestones_at_work(view, me) {
        let rivals = days.takers(milestone, me);
        if !plan.milestones.contains(&milestone) {
            found.push(missed(milestone, with, rivals));
        }
    }
    let mut idle = *view.game().chain(me).beach();
    idle.take_all(cards);
    let open = plan.slots.saturating_sub(plan.used);
    if open > 0 && !idle.is_empty() {
        let show = Pointers { cards: idle.iter().map(|(card, _)| card).collect(), ..Pointers::default() };
        found.push(Warning { severity: Severity::Note, what: Concern::OpenSlots { open, idle }, show });
    }
    found
}

fn missed(milestone: magnate_rules::Milestone, with: Action, rivals: Vec<PlayerId>) -> Warning {
    let severity = if rivals.is_empty() { Severity::Note } else { Severity::Caution };
    let show = Pointers {
        chains: rivals.clone(),
        milestones: vec![milestone],
        cards: super::worker(&with).into_iter().collect(),
        ..Pointers::default()
    };
    Warning { severity, what: Concern::MissesMilestone { milestone, with, rivals }, show }
}

fn about_ending(view: &View, me: PlayerId, step: Step, days: &Days) -> Vec<Warning> {
    let game = view.game();
    let mut found = Vec::new();
    for (milestone, with) in milestones_now(view, me) {
        if game.check(me, &with).is_ok() && !days.takes(me, milestone) {
            found.push(missed(milestone, with, days.takers(milestone, me)));
        }
    }
    let plain = |severity, what| Warning { severity, what, show: Pointers::default() };
    match step {
        Step::Recruit => {
            if let Ok(Answer::Hires(hires)) = view.ask(&Question::Hires)
                && hires.left > 0
                && hires.cards.iter().any(|card| card.refusal.is_none())
            {
                let saves = (RECRUITING_DISCOUNT * i32::from(hires.left)).min(game.bill(me).due);
                let severity = if saves > 0 { Severity::Note } else { Severity::Caution };
                found.push(plain(severity, Concern::HiresUnused { left: hires.left, saves }));
            }
        }
        Step::Train => {
            if let Ok(Answer::Trainings(trainings)) = view.ask(&Question::Trainings)
                && trainings.left > 0
                && trainings.careers.iter().any(|career| career.refusal.is_none())
            {
                found.push(plain(Severity::Caution, Concern::TrainingUnused { left: trainings.left }));
            }
        }
        Step::Campaigns | Step::Houses | Step::Restaurants | Step::Lobbyists | Step::Food => {
            let severity = if step == Step::Campaigns { Severity::Caution } else { Severity::Note };
            for card in ready(view, me) {
                if step != Step::Food || makes_wanted(view, me, card) {
                    let show = Pointers { cards: vec![card], ..Pointers::default() };
                    found.push(Warning { severity, what: Concern::Unused { card }, show });
                }
            }
        }
    }
    found
}

/// Could this cook or buyer bring something a house still wants?
fn makes_wanted(view: &View, me: PlayerId, card: magnate_rules::Employee) -> bool {
    let actions = view.game().listed(me).into_iter().filter(|action| super::worker(action) == Some(card));
    let mut tried = 0;
    for action in actions.take(40) {
        tried += 1;
        let mut game = view.sample(&mut FastDice::new(1));
        let Ok(events) = game.apply(me, &action) else { continue };
        let made = events.iter().find_map(|event| match event {
            Event::Cooked { item, amount, .. } => Some([(*item, *amount)].into_iter().collect()),
            Event::DrinksFetched { items, .. } => Some(*items),
            _ => None,
        });
        let Some(made): Option<magnate_rules::Stock> = made else { continue };
        let stock = *view.game().chain(me).stock();
        let wanted = |item| -> u32 {
            view.game().houses().iter().map(|house| u32::from(house.demand.items().of(item))).sum()
        };
        if made.iter().any(|(item, _)| wanted(item) > u32::from(stock.of(item))) {
            return true;
        }
    }
    tried == 0
}

/// Goods that nobody will want tonight.
fn about_making(view: &View, me: PlayerId, action: &Action) -> Option<Warning> {
    if waste_is_wanted(view, me) {
        return None;
    }
    let (before, freezer) = wasted(view, me);
    let mut game = view.sample(&mut FastDice::new(1));
    let events = game.apply(me, action).ok()?;
    // What is made may earn a milestone: then it was not in vain.
    if events.iter().any(|event| matches!(event, Event::MilestoneAwarded { chain, .. } if *chain == me)) {
        return None;
    }
    if !matches!(game.decision().stage, Stage::Working { .. }) || !game.decision().awaited.contains(me) {
        return None; // the day is over with it, and the stock sold or gone
    }
    let (mut items, _) = wasted(&game.view(Viewer::Player(me)), me);
    items.take_all(&before);
    if items.is_empty() {
        return None;
    }
    let made: u32 = game.chain(me).stock().total() - view.game().chain(me).stock().total();
    let severity = if items.total() >= made { Severity::Caution } else { Severity::Note };
    Some(Warning { severity, what: Concern::ThrownAway { items, freezer }, show: Pointers::default() })
}
