use magnate_analysis::{Concern, SecondThought, Severity, Tip, Warning, advice, warnings};
use magnate_rules::insight::Obstacle;
use magnate_rules::{Action, Config, Employee, Game, Item, Milestone, Phase, Staff, Stock, View, Viewer};
use serde_json::{Value, json};

use super::{ME, OTHER, table};

fn mine(game: &Game) -> View {
    game.view(Viewer::Player(ME))
}

fn step(phase: Phase, position: &Value, own: &Value, theirs: &Value) -> Game {
    table(position, own, theirs).at_phase(phase, Some(ME)).0
}

fn find<T>(all: &[Warning], pick: impl Fn(&Concern) -> Option<T>) -> Option<(Severity, T)> {
    all.iter().find_map(|warning| Some((warning.severity, pick(&warning.what)?)))
}

fn work(cards: &[(Employee, u8)]) -> Action {
    Action::Work { cards: Box::new(cards.iter().copied().collect::<Staff>()) }
}

/// Every milestone there is, so that none of them is in the way.
fn all_milestones() -> Value {
    let known = Config::new(2);
    let all = Milestone::ALL.into_iter().filter(|milestone| known.has_milestone(*milestone));
    json!(all.map(Milestone::id).collect::<Vec<_>>())
}

#[test]
fn salaries_that_cannot_be_paid() {
    let poor = json!({ "cash": 10, "beach": { "burger_cook": 1, "guru": 1, "vice_president": 1, "discount_manager": 1 } });
    let rich = json!({ "cash": 100, "beach": poor["beach"] });
    let action = work(&[(Employee::Guru, 1)]);
    let short = |own: &Value| {
        let game = step(Phase::Restructuring, &json!({}), own, &json!({}));
        let all = warnings(&mine(&game), ME, &action);
        find(&all, |it| match it {
            Concern::CannotPay { due, money, short } => Some((*due, *money, *short)),
            _ => None,
        })
    };
    let (severity, (due, money, missing)) = short(&poor).expect("a warning");
    assert_eq!(severity, Severity::Alarm);
    assert!(due > money && missing == due - money, "{due} {money} {missing}");
    assert_eq!(short(&rich), None);
    let game = step(Phase::Restructuring, &json!({}), &poor, &json!({}));
    let ahead = advice(&mine(&game), ME).into_iter().find_map(|it| match it.what {
        Tip::SalariesAhead { due, short, .. } => Some((due, short, it.show.cards)),
        _ => None,
    });
    let (due, short, cards) = ahead.expect("advice");
    assert!(short == due - 10 && cards.contains(&Employee::Guru), "{due} {short} {cards:?}");
}

#[test]
fn a_house_that_is_lost_for_want_of_a_burger() {
    let kitchen = json!({ "at_work": { "kitchen_trainee": 1 }, "milestones": all_milestones() });
    let game = step(Phase::Food, &json!({ "demand": { "2": ["burger"] } }), &kitchen, &json!({}));
    let all = warnings(&mine(&game), ME, &Action::End);
    let (severity, (income, obstacle)) = find(&all, |it| match it {
        Concern::LosesHouse { income, obstacle, .. } => Some((*income, obstacle.clone())),
        _ => None,
    })
    .unwrap_or_else(|| panic!("{all:?}"));
    let burger: Stock = [(Item::Burger, 1)].into_iter().collect();
    assert_eq!(obstacle, Obstacle::Goods { missing: burger });
    assert!(severity >= Severity::Caution && income >= 10, "{severity:?} {income}");
    let shown = all.iter().any(|warning| !warning.show.houses.is_empty());
    assert!(shown, "it says which house");
    // Cooking it is fine, and is what the coach says.
    let cook = Action::Cook { cook: Employee::KitchenTrainee, item: Item::Burger };
    assert_eq!(
        find(&warnings(&mine(&game), ME, &cook), |it| matches!(it, Concern::LosesHouse { .. }).then_some(())),
        None
    );
    let won = advice(&mine(&game), ME)
        .into_iter()
        .any(|it| matches!(it.what, Tip::HouseToWin { missing, .. } if missing == burger));
    assert!(won);
}

#[test]
fn a_house_that_goes_to_a_cheaper_chain() {
    let own = json!({ "at_work": { "luxuries_manager": 1, "errand_boy": 1 }, "stock": { "burger": 1 }, "milestones": all_milestones() });
    let theirs = json!({ "at_work": { "discount_manager": 1 }, "stock": { "burger": 1 } });
    let game = step(Phase::Food, &json!({ "demand": { "2": ["burger"] } }), &own, &theirs);
    let lost = advice(&mine(&game), ME).into_iter().find_map(|it| match it.what {
        Tip::HouseLost { obstacle: Obstacle::Dearer { chain, by }, yours, theirs, .. } => {
            Some((chain, by, yours?, theirs?, it.show.chains))
        }
        _ => None,
    });
    let (chain, by, yours, theirs, shown) = lost.expect("advice");
    assert_eq!((chain, shown), (OTHER, vec![OTHER]));
    assert_eq!((yours.price, theirs.price), (19, 7), "luxuries, and First to lower prices");
    assert_eq!(by, yours.sum.expect("a road") - theirs.sum.expect("a road"));
}

#[test]
fn goods_for_nobody() {
    let own = json!({ "at_work": { "kitchen_trainee": 2 }, "milestones": ["first_burger_produced", "first_pizza_produced"] });
    let cook = Action::Cook { cook: Employee::KitchenTrainee, item: Item::Burger };
    let waste = |own: &Value, demand: &Value| {
        let game = step(
            Phase::Food,
            &json!({ "demand": demand }),
            own,
            &json!({ "milestones": ["first_to_throw_away"] }),
        );
        find(&warnings(&mine(&game), ME, &cook), |it| match it {
            Concern::ThrownAway { items, freezer } => Some((items.of(Item::Burger), *freezer)),
            _ => None,
        })
    };
    assert_eq!(waste(&own, &json!({})), Some((Severity::Caution, (1, 0))));
    assert_eq!(waste(&own, &json!({ "2": ["burger"] })), None);
    // Whoever has a freezer keeps it.
    let frozen = json!({ "at_work": own["at_work"], "milestones": all_milestones() });
    assert_eq!(waste(&frozen, &json!({})), None);
}

#[test]
fn people_who_would_do_nothing() {
    let own = json!({ "at_work": { "marketing_trainee": 1, "trainer": 1 }, "beach": { "waitress": 1, "management_trainee": 1 }, "cash": 50, "milestones": all_milestones() });
    let say = |phase: Phase| {
        let game = step(phase, &json!({}), &own, &json!({}));
        warnings(&mine(&game), ME, &Action::End)
    };
    let unused = find(&say(Phase::Campaigns), |it| match it {
        Concern::Unused { card } => Some(*card),
        _ => None,
    });
    assert_eq!(unused, Some((Severity::Caution, Employee::MarketingTrainee)));
    let hires = find(&say(Phase::Recruit), |it| match it {
        Concern::HiresUnused { left, .. } => Some(*left),
        _ => None,
    });
    assert_eq!(hires.map(|(_, left)| left), Some(1));
    let training = find(&say(Phase::Train), |it| match it {
        Concern::TrainingUnused { left } => Some(*left),
        _ => None,
    });
    assert_eq!(training, Some((Severity::Caution, 1)));
}

#[test]
fn a_milestone_that_somebody_else_would_take() {
    let cards = json!({ "at_work": { "marketing_trainee": 1 }, "beach": { "kitchen_trainee": 1 } });
    let game = step(Phase::Campaigns, &json!({ "round": 3, "bank_breaks": 0 }), &cards, &cards);
    let all = warnings(&mine(&game), ME, &Action::End);
    let (severity, rivals) = find(&all, |it| match it {
        Concern::MissesMilestone { milestone: Milestone::FirstBillboardPlaced, rivals, .. } => {
            Some(rivals.clone())
        }
        _ => None,
    })
    .unwrap_or_else(|| panic!("{all:?}"));
    assert_eq!((severity, rivals), (Severity::Caution, vec![OTHER]));
    // Who starts the campaign takes it.
    let campaign = game.listed(ME).into_iter().find(|action| matches!(action, Action::Campaign { .. }));
    let all = warnings(&mine(&game), ME, &campaign.expect("a place"));
    assert_eq!(find(&all, |it| matches!(it, Concern::MissesMilestone { .. }).then_some(())), None);
    let now = advice(&mine(&game), ME)
        .into_iter()
        .any(|it| matches!(it.what, Tip::MilestoneNow { milestone: Milestone::FirstBillboardPlaced, .. }));
    assert!(now);
}

#[test]
fn a_structure_that_does_not_fit() {
    let own = json!({ "beach": { "waitress": 4 }, "milestones": all_milestones() });
    let game = step(Phase::Restructuring, &json!({}), &own, &json!({}));
    let fits = |count: u8| {
        let all = warnings(&mine(&game), ME, &work(&[(Employee::Waitress, count)]));
        find(&all, |it| match it {
            Concern::DoesNotFit { left_over } => Some(left_over.total()),
            _ => None,
        })
    };
    assert_eq!(fits(4), Some((Severity::Alarm, 1)));
    assert_eq!(fits(3), None);
    let all = warnings(&mine(&game), ME, &work(&[(Employee::Waitress, 1)]));
    let open = find(&all, |it| match it {
        Concern::OpenSlots { open, idle } => Some((*open, idle.total())),
        _ => None,
    });
    assert_eq!(open, Some((Severity::Note, (2, 3))));
}

#[test]
fn a_freezer_that_stays_empty() {
    let own = json!({ "stock": { "beer": 3 }, "milestones": ["first_to_throw_away"] });
    let game = step(Phase::Cleanup, &json!({}), &own, &json!({}));
    let keep = |beers: u16| {
        let items = Box::new([(Item::Beer, beers)].into_iter().collect::<Stock>());
        let all = warnings(&mine(&game), ME, &Action::Keep { items });
        find(&all, |it| match it {
            Concern::KeepsTooLittle { room } => Some(*room),
            _ => None,
        })
    };
    assert_eq!(keep(1), Some((Severity::Caution, 2)));
    assert_eq!(keep(3), None);
}

#[test]
fn a_second_thought_about_leaving_everybody_on_the_beach() {
    let cards = json!({ "kitchen_trainee": 1, "waitress": 1 });
    // Who sells the burger breaks the bank, and wins.
    let (demand, ready) = (json!({ "2": ["burger"] }), json!({ "stock": { "burger": 1 } }));
    let game = table(&json!({ "bank": 5, "demand": demand }), &json!({ "beach": cards }), &ready);
    let (game, _) = game.at_phase(Phase::Restructuring, None);
    let think = |action: &Action| {
        let mut thought = SecondThought::new(&mine(&game), ME, action, 120, 2);
        while !thought.done() {
            thought.step();
        }
        thought.warning()
    };
    let warning = think(&work(&[])).expect("a warning");
    assert_eq!(warning.severity, Severity::Alarm);
    let Concern::Costly { loss, better, .. } = warning.what else { panic!("{warning:?}") };
    assert!(loss.chance.low > 0.0, "{loss:?}");
    let Action::Work { cards } = &better.actions[0] else { panic!("{better:?}") };
    assert_eq!(cards.of(Employee::KitchenTrainee), 1);
    assert_eq!(think(&better.actions[0]), None, "nobody is warned of the best there is");
}
