//! Standing orders and plans: what they lead to, and when they come to nothing.

use crate::common::*;
use magnate_rules::{Action, Employee, Milestone, PlayerId, Stage};
use magnate_table::{Deed, Dropped, Guard, KeptOrders, Ordered, Orders, Plan, PlanStep, Table};

fn name(seat: u8) -> &'static str {
    ["ann", "bob", "cat"][usize::from(seat)]
}

fn kept(desk: &Desk, orders: Orders) -> KeptOrders {
    orders.check().unwrap();
    KeptOrders { orders, made: desk.table.seq(), dropped: None }
}

fn ordered(desk: &Desk, seat: u8, kept: &KeptOrders) -> Option<Ordered> {
    desk.table.ordered(seat, &user(name(seat)), kept)
}

/// Carries orders out until they lead to nothing more; gives back what was dropped.
fn carry_out(desk: &mut Desk, seat: u8, kept: &KeptOrders) -> Option<Dropped> {
    loop {
        match ordered(desk, seat, kept)? {
            Ordered::Act(action) => _ = desk.act(seat, action),
            Ordered::Drop(why) => return Some(why),
        }
    }
}

fn step(action: Action) -> PlanStep {
    PlanStep { guards: Vec::new(), action }
}

/// A table at the working day of the first player, and the seat of the second.
fn before_ones_day() -> (Desk, u8) {
    let mut desk = Desk::of(&["ann", "bob"]);
    desk.play_until(|desk| desk.game().round() == 3);
    let first = desk.play_to_working_day();
    (desk, 1 - first)
}

/// Whoever works now does nothing more.
fn end_day(desk: &mut Desk) {
    let seat = desk.awaited()[0];
    while desk.awaited() == [seat] && matches!(desk.stage(), Stage::Working { .. }) {
        desk.act(seat, Action::End);
    }
}

/// A day of which the trial says that it is possible: hires what there is, then nothing.
fn possible_day(desk: &Desk, seat: u8) -> Vec<Action> {
    let mut actions = Vec::new();
    for _ in 0..30 {
        let trial = desk.table.try_day(seat, &user(name(seat)), &actions).unwrap();
        assert_eq!(trial.refused, None);
        let game = trial.view.game();
        if !game.decision().awaited.contains(PlayerId(seat)) || game.decision().stage == Stage::Payday {
            break;
        }
        let listed = game.listed(PlayerId(seat));
        let hire = listed.iter().find(|action| matches!(action, Action::Hire { .. }));
        actions.push(hire.cloned().unwrap_or(Action::End));
    }
    actions
}

fn plan(desk: &Desk, steps: Vec<PlanStep>) -> KeptOrders {
    kept(desk, Orders { plan: Some(Plan { round: desk.game().round(), steps }), ..Orders::default() })
}

#[test]
fn a_day_is_planned_as_if_it_began_now_and_carried_out_when_it_does() {
    let (mut desk, seat) = before_ones_day();
    let actions = possible_day(&desk, seat);
    assert!(actions.iter().any(|action| matches!(action, Action::Hire { .. })), "{actions:?}");
    let too_long: Vec<Action> = actions.iter().cloned().chain([Action::PAY]).collect();
    let trial = desk.table.try_day(seat, &user(name(seat)), &too_long).unwrap();
    assert_eq!(trial.refused.unwrap().0, actions.len() as u32, "what follows is no part of the day");
    let plan = plan(&desk, actions.iter().cloned().map(step).collect());
    assert_eq!(ordered(&desk, seat, &plan), None, "it is not their turn");
    let before = desk.table.decisions();
    end_day(&mut desk);
    assert_eq!(carry_out(&mut desk, seat, &plan), None);
    let planned = plan.orders.plan.as_ref().unwrap();
    assert_eq!(desk.table.plan_progress(seat, planned), actions.len() as u32);
    assert!(desk.table.decisions() > before + actions.len() as u32);
    desk.check();
    // And never again, whoever asks.
    desk.table = Table::from_log(&desk.log).unwrap();
    assert_eq!(ordered(&desk, seat, &plan), None);
}

#[test]
fn a_plan_ends_where_a_condition_does_not_hold() {
    let (mut desk, seat) = before_ones_day();
    let hire = Action::Hire { card: Employee::Waitress };
    let rich = PlanStep { guards: vec![Guard::CashAtLeast { cash: 1_000_000 }], action: hire };
    let plan = plan(&desk, vec![rich]);
    end_day(&mut desk);
    let why = carry_out(&mut desk, seat, &plan);
    assert_eq!(why, Some(Dropped::Guard { step: 0, guard: Guard::CashAtLeast { cash: 1_000_000 } }));
    let dropped = KeptOrders { dropped: why, ..plan };
    assert_eq!(ordered(&desk, seat, &dropped), None, "one is asked");
}

#[test]
fn conditions_are_about_what_everybody_sees() {
    let (mut desk, seat) = before_ones_day();
    let rival = 1 - seat;
    let me = PlayerId(seat);
    let open = Milestone::ALL.iter().copied().find(|one| desk.game().is_open(me, *one)).unwrap();
    let price = desk.game().unit_price(PlayerId(rival));
    let stands = desk.game().chain(me).restaurants()[0].at;
    let cash = desk.game().chain(me).cash();
    end_day(&mut desk);
    let holds = |desk: &Desk, guard: Guard| {
        let plan = plan(desk, vec![PlanStep { guards: vec![guard], action: Action::End }]);
        match ordered(desk, seat, &plan) {
            Some(Ordered::Act(_)) => true,
            Some(Ordered::Drop(Dropped::Guard { step: 0, guard: known })) if known == guard => false,
            other => panic!("{guard:?}: {other:?}"),
        }
    };
    let supply = desk.game().supply(Employee::Waitress) as u8;
    for (guard, expected) in [
        (Guard::MilestoneOpen { milestone: open }, true),
        (Guard::InSupply { card: Employee::Waitress, count: supply }, true),
        (Guard::InSupply { card: Employee::Waitress, count: supply + 1 }, false),
        (Guard::SquareFree { at: stands }, false),
        (Guard::CashAtLeast { cash }, true),
        (Guard::CashAtLeast { cash: cash + 1 }, false),
        (Guard::RivalsAtLeast { price }, true),
        (Guard::RivalsAtLeast { price: price + 1 }, false),
        (Guard::RivalsAtMost { price }, true),
        (Guard::RivalsAtMost { price: price - 1 }, false),
        (Guard::Nobody { did: Deed::Built }, true),
    ] {
        assert_eq!(holds(&desk, guard), expected, "{guard:?}");
    }
}

#[test]
fn a_plan_ends_where_the_rules_do_not_allow_a_step_or_its_maker_does_something_else() {
    let (mut desk, seat) = before_ones_day();
    let nonsense = Action::Order { position: 1 };
    let refused = plan(&desk, vec![step(nonsense)]);
    let by_hand = plan(&desk, vec![step(Action::Hire { card: Employee::Waitress })]);
    let ending = plan(&desk, vec![step(Action::End), step(Action::Order { position: 2 })]);
    end_day(&mut desk);
    let why = carry_out(&mut desk.clone(), seat, &refused).unwrap();
    assert!(matches!(&why, Dropped::Refused { step: 0, code, .. } if !code.is_empty()), "{why:?}");
    desk.act(seat, Action::End);
    assert_eq!(desk.awaited(), [seat], "the day has more steps");
    assert_eq!(carry_out(&mut desk.clone(), seat, &by_hand), Some(Dropped::ByHand { step: 0 }));
    // What was done by hand as it was planned is done.
    assert!(matches!(carry_out(&mut desk, seat, &ending), Some(Dropped::Refused { step: 1, .. })));
}

#[test]
fn what_was_taken_back_is_not_done_again() {
    let (mut desk, seat) = before_ones_day();
    let actions = possible_day(&desk, seat);
    let orders = plan(&desk, actions.into_iter().map(step).collect());
    end_day(&mut desk);
    let Some(Ordered::Act(first)) = ordered(&desk, seat, &orders) else { panic!("nothing is done") };
    desk.act(seat, first);
    desk.must(name(seat), undo(seat));
    assert_eq!(ordered(&desk, seat, &orders), Some(Ordered::Drop(Dropped::TakenBack)));
    let go_on = KeptOrders { orders: Orders { go_on: true, ..Orders::default() }, ..orders.clone() };
    assert_eq!(ordered(&desk, seat, &go_on), None, "nor by other orders, in this round");
    // Whoever orders it anew means it.
    let anew = KeptOrders { made: desk.table.seq(), ..orders };
    assert!(matches!(ordered(&desk, seat, &anew), Some(Ordered::Act(_))));
}

#[test]
fn orders_are_carried_out_for_their_maker_alone_and_not_while_a_take_back_is_asked_for() {
    let (mut desk, seat) = before_ones_day();
    let orders = plan(&desk, vec![step(Action::End)]);
    end_day(&mut desk);
    assert!(ordered(&desk, seat, &orders).is_some());
    assert_eq!(desk.table.ordered(seat, &user(name(1 - seat)), &orders), None);
    assert_eq!(desk.table.ordered(9, &user("ann"), &orders), None);
    desk.must(name(1 - seat), ask(1 - seat));
    assert_eq!(ordered(&desk, seat, &orders), None, "a decision would be an answer");
}

#[test]
fn nothing_to_decide_goes_on_and_the_rest_is_asked() {
    let mut desk = Desk::of(&["ann", "bob"]);
    let go_on = Orders { go_on: true, ..Orders::default() };
    let mut went_on = 0;
    for _ in 0..1_000 {
        if desk.table.awaited().is_empty() {
            break;
        }
        let seat = desk.awaited()[0];
        let listed = desk.game().listed(PlayerId(seat));
        let chooses = desk.stage() == Stage::Restructuring;
        match ordered(&desk, seat, &kept(&desk, go_on.clone())) {
            Some(Ordered::Act(action)) => {
                let free = action == Action::PAY && desk.game().bill(PlayerId(seat)).due == 0;
                assert!(free || listed == [action], "it was the only one: {listed:?}");
                went_on += 1;
            }
            Some(Ordered::Drop(why)) => panic!("{why:?}"),
            None => assert!(chooses || listed.len() != 1, "{listed:?}"),
        }
        desk.act_any(seat);
    }
    assert!(went_on > 0);
}

#[test]
fn a_place_in_the_order_of_business_is_taken_by_preference() {
    let mut desk = Desk::of(&["ann", "bob", "cat"]);
    desk.play_until(|desk| desk.stage() == Stage::OrderOfBusiness && desk.awaited().len() == 1);
    let wish = |order: Vec<u8>| Orders { order, ..Orders::default() };
    let seat = desk.awaited()[0];
    let orders = kept(&desk, wish(vec![3, 1]));
    assert_eq!(ordered(&desk, seat, &orders), Some(Ordered::Act(Action::Order { position: 3 })));
    desk.act(seat, Action::Order { position: 3 });
    if desk.stage() == Stage::OrderOfBusiness {
        let next = desk.awaited()[0];
        let orders = kept(&desk, wish(vec![3, 1]));
        assert_eq!(
            ordered(&desk, next, &orders),
            Some(Ordered::Act(Action::Order { position: 1 })),
            "the next one"
        );
        assert_eq!(ordered(&desk, next, &kept(&desk, wish(vec![3, 9]))), None, "nothing wanted is free");
    }
}

#[test]
fn salaries_are_paid_and_people_let_go_only_when_it_must_be() {
    let mut desk = Desk::of(&["ann", "bob"]);
    let mut paid = 0;
    for _ in 0..3_000 {
        if desk.table.awaited().is_empty() {
            break;
        }
        let seat = desk.awaited()[0];
        if desk.stage() == Stage::Payday {
            let orders = kept(&desk, Orders { pay: true, ..Orders::default() });
            let listed = desk.game().listed(PlayerId(seat));
            let expected = listed.contains(&Action::PAY).then_some(Ordered::Act(Action::PAY));
            assert_eq!(ordered(&desk, seat, &orders), expected);
            paid += usize::from(expected.is_some());
            if let Some(Action::Fire { card }) = listed.iter().find(|_| expected.is_none()) {
                let fire = kept(&desk, Orders { pay: true, fire: vec![*card], ..Orders::default() });
                assert_eq!(ordered(&desk, seat, &fire), Some(Ordered::Act(Action::Fire { card: *card })));
            }
        }
        desk.act_any(seat);
    }
    assert!(paid > 0);
}

#[test]
fn what_cannot_be_kept_is_refused() {
    let steps = |count: usize, guards: usize| {
        let guards = vec![Guard::CashAtLeast { cash: 1 }; guards];
        Orders {
            plan: Some(Plan { round: 1, steps: vec![PlanStep { guards, action: Action::End }; count] }),
            ..Orders::default()
        }
    };
    for bad in [
        steps(41, 0),
        steps(1, 9),
        Orders { order: vec![1; 61], ..Orders::default() },
        Orders { keep: Some(vec![magnate_rules::Item::Beer; 61]), ..Orders::default() },
    ] {
        assert_eq!(bad.check().unwrap_err().code(), "bad_orders");
    }
    steps(40, 8).check().unwrap();
    let text = serde_json::to_string(&steps(2, 1)).unwrap();
    assert_eq!(serde_json::from_str::<Orders>(&text).unwrap(), steps(2, 1));
    for wrong in [r#"{"goon":true}"#, r#"{"plan":{"round":1,"steps":[{"action":{"action":"end","x":1}}]}}"#] {
        assert!(serde_json::from_str::<Orders>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn there_is_nothing_to_plan_before_structures_are_known() {
    let mut desk = Desk::of(&["ann", "bob"]);
    assert_eq!(desk.table.try_day(0, &user("ann"), &[]).unwrap_err().code(), "no_plan_now");
    desk.play_to_structures();
    assert_eq!(desk.table.try_day(0, &user("ann"), &[]).unwrap_err().code(), "no_plan_now");
    assert_eq!(desk.table.try_day(1, &user("ann"), &[]).unwrap_err().code(), "not_your_seat");
    assert_eq!(desk.table.try_day(0, &user("ann"), &vec![Action::End; 41]).unwrap_err().code(), "bad_orders");
}
