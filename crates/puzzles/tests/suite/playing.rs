//! Trying puzzles: what the solver may do, what the others do, and how it ends.

use std::collections::HashSet;

use magnate_puzzles::{Failure, Goal, Kind, Outcome, Puzzle, PuzzleRun, Search, solve};
use magnate_rules::{Action, Legal, Phase, PlayerId, Staff, Stage};
use serde_json::{Value, json};

use crate::shipped::of_kind;

/// Two chains: the first has cooks and a pricing manager, the second three burgers. House 2 and 14 are hungry.
fn small(goal: &Value, decides: &[Phase]) -> Puzzle {
    let written = json!({
        "id": "small", "goal": goal, "solver": 0, "decides": decides, "difficulty": 1,
        "position": {
            "version": 1, "map": ["A0 H0"], "round": 4, "turn_order": [1, 0], "bank": 100,
            "houses": [{ "number": "14", "at": [3, 3], "garden": "east" }],
            "demand": { "2": ["burger"], "14": ["burger"] },
            "chains": [
                { "restaurants": [{ "at": [0, 0], "entrance": "south-east" }], "reserve": 100,
                  "at_work": { "recruiting_girl": 1 },
                  "beach": { "kitchen_trainee": 1, "pricing_manager": 1, "burger_cook": 1, "trainer": 1 } },
                { "restaurants": [{ "at": [5, 0], "entrance": "north-east" }], "reserve": 100,
                  "at_work": { "waitress": 1 }, "stock": { "burger": 3 } }
            ]
        },
        "solution": [], "facts": { "states": 0, "ends": 0, "solving": 0, "obvious": 0 }
    });
    serde_json::from_value(written).expect("a puzzle")
}

const EVENING: [Phase; 2] = [Phase::Restructuring, Phase::Food];

fn work(cards: &[(magnate_rules::Employee, u8)]) -> Action {
    let staff: Staff = cards.iter().copied().collect();
    Action::Work { cards: Box::new(staff) }
}

#[test]
fn the_others_keep_company_place_and_stock_and_pass() {
    use magnate_rules::Employee::*;
    let puzzle = small(&json!({ "kind": "sell_houses", "count": 1 }), &EVENING);
    let (mut run, _) = PuzzleRun::start(&puzzle).expect("it can be played");
    assert_eq!(run.game().decision().stage, Stage::Restructuring);
    assert_eq!(run.game().decision().awaited.iter().collect::<Vec<_>>(), [PlayerId(0)], "only the solver");
    assert!(matches!(run.legal(), Legal::Structures { .. }));
    run.attempt(&work(&[(PricingManager, 1), (BurgerCook, 1)])).expect("it fits");
    let game = run.game();
    assert_eq!(game.order(), [PlayerId(1), PlayerId(0)]);
    assert_eq!(game.chain(PlayerId(1)).at_work().of(Waitress), 1);
    assert!(
        matches!(game.decision().stage, Stage::Working { step: magnate_rules::Step::Food }),
        "hiring is passed over"
    );
    let events =
        run.attempt(&Action::Cook { cook: BurgerCook, item: magnate_rules::Item::Burger }).expect("legal");
    assert!(events.iter().any(|event| matches!(event, magnate_rules::Event::HouseServed { .. })));
    assert!(run.outcome().is_some(), "nothing is left to do: it is evening");
}

#[test]
fn failures_say_why() {
    use magnate_rules::Employee::*;
    let idle = work(&[(RecruitingGirl, 1)]);
    let end = |goal: Value, decides: &[Phase], line: &[&Action]| {
        let (mut run, _) = PuzzleRun::start(&small(&goal, decides)).expect("it can be played");
        for action in line {
            run.attempt(action).expect("legal");
        }
        match run.outcome() {
            Some(Outcome::Failed { failure, .. }) => failure,
            other => panic!("{other:?}"),
        }
    };
    let house = "2".parse().expect("a house");
    let lost = end(json!({ "kind": "win_house", "house": "2", "rival": 1 }), &EVENING, &[&idle]);
    assert_eq!(lost, Failure::HouseLost { house, to: PlayerId(1) });
    let little = end(json!({ "kind": "best_dinner", "amount": 10 }), &EVENING, &[&idle]);
    assert_eq!(little, Failure::TooLittle { earned: 0, wanted: 10 });
    let few = end(json!({ "kind": "sell_houses", "count": 2 }), &EVENING, &[&idle]);
    assert_eq!(few, Failure::TooFewHouses { served: 0, wanted: 2 });
    let held = end(json!({ "kind": "hold_rival", "rival": 1, "amount": 0 }), &EVENING, &[&idle]);
    assert!(matches!(held, Failure::RivalEarned { rival: PlayerId(1), earned: 1.., allowed: 0 }));
    let got = end(json!({ "kind": "milestones", "count": 2 }), &EVENING, &[&idle]);
    assert_eq!(got, Failure::TooFewMilestones { got: 0, wanted: 2 });
    let unpaid = end(json!({ "kind": "payday", "fired": 0, "left": 0 }), &EVENING, &[&idle]);
    assert!(matches!(unpaid, Failure::CannotPay { due: 5.., cash: 0 }), "{unpaid:?}");
    let with_payday = [Phase::Restructuring, Phase::Food, Phase::Payday];
    let fire = |card| Action::Fire { card };
    let one = || json!({ "kind": "payday", "fired": 1, "left": 0 });
    let twice = end(one(), &with_payday, &[&idle, &fire(BurgerCook), &fire(Trainer)]);
    assert_eq!(twice, Failure::TooManyFired { fired: 2, allowed: 1 });
    let wrong_one = end(one(), &with_payday, &[&idle, &fire(Trainer)]);
    assert!(
        matches!(wrong_one, Failure::CannotPay { due: 5.., cash: 0 }),
        "a trainer costs nothing: {wrong_one:?}"
    );
    let (mut run, _) = PuzzleRun::start(&small(&one(), &with_payday)).expect("it can be played");
    for action in [idle, fire(BurgerCook), Action::PAY] {
        assert_eq!(run.outcome(), None);
        run.attempt(&action).expect("legal");
    }
    assert_eq!(run.outcome(), Some(Outcome::Solved { value: 0 }));
}

#[test]
fn a_refused_action_changes_nothing() {
    let puzzle = small(&json!({ "kind": "sell_houses", "count": 1 }), &EVENING);
    let (mut run, _) = PuzzleRun::start(&puzzle).expect("it can be played");
    let before = run.game().clone();
    assert!(run.attempt(&Action::End).is_err());
    assert!(run.attempt(&work(&[(magnate_rules::Employee::Guru, 1)])).is_err());
    assert_eq!(*run.game(), before);
    assert_eq!(run.outcome(), None);
}

#[test]
fn trying_everything_finds_the_best_evening() {
    let solved =
        solve(&small(&json!({ "kind": "best_dinner", "amount": 1 }), &EVENING)).expect("small enough");
    assert!(solved.best > 0 && solved.solving > 0 && solved.solving < solved.ends, "{solved:?}");
    let (mut run, _) =
        PuzzleRun::start(&small(&json!({ "kind": "best_dinner", "amount": solved.best }), &EVENING))
            .expect("it can be played");
    let best =
        solve(&small(&json!({ "kind": "best_dinner", "amount": solved.best }), &EVENING)).expect("small");
    for action in &best.solution {
        run.attempt(action).expect("legal");
    }
    assert_eq!(run.outcome(), Some(Outcome::Solved { value: solved.best }));
    let more =
        solve(&small(&json!({ "kind": "best_dinner", "amount": solved.best + 1 }), &EVENING)).expect("small");
    assert_eq!((more.solving, more.solution.len()), (0, 0), "nobody earns more than the best");
}

/// What the search leaves out cannot matter: with everything tried, the same evenings come out.
#[test]
fn leaving_out_what_cannot_matter_loses_nothing() {
    for kind in Kind::ALL {
        let mut compared = 0;
        let mut puzzles = of_kind(kind);
        puzzles.sort_by_key(|puzzle| puzzle.facts.ends);
        for puzzle in puzzles.iter().take(4) {
            let evenings = |mut search: Search| {
                let (run, _) = PuzzleRun::start(puzzle).expect("it can be played");
                let mut evenings = HashSet::new();
                let all = search.through(&run, &mut |end, _, _| {
                    let mut tally = end.tally().clone();
                    tally.milestones.sort();
                    evenings.insert((tally, end.outcome().map(|outcome| outcome.value())));
                });
                all.ok().map(|()| (evenings, search.states()))
            };
            let (few, states) = evenings(Search::new(usize::MAX)).expect("small");
            let Some((all, more)) = evenings(Search::new(40_000).of_everything()) else { continue };
            assert_eq!(few, all, "{}", puzzle.id);
            compared += u32::from(more > states);
        }
        assert!(compared >= 1, "{kind}: nothing was compared");
    }
}

#[test]
fn broken_puzzles_are_refused() {
    let whole = small(&json!({ "kind": "sell_houses", "count": 1 }), &EVENING);
    let broken = |change: &dyn Fn(&mut Puzzle)| {
        let mut puzzle = whole.clone();
        change(&mut puzzle);
        PuzzleRun::start(&puzzle).err().map(|error| error.to_string())
    };
    assert_eq!(broken(&|_| {}), None);
    type Change<'a> = &'a dyn Fn(&mut Puzzle);
    let cases: [(Change<'_>, &str); 5] = [
        (&|puzzle| puzzle.solver = PlayerId(4), "solver"),
        (&|puzzle| puzzle.decides.clear(), "decides"),
        (&|puzzle| puzzle.decides = vec![Phase::Food, Phase::Restructuring], "decides"),
        (&|puzzle| puzzle.decides = vec![Phase::Cleanup], "nothing to decide"),
        (&|puzzle| puzzle.position["chains"][0]["at_work"] = json!({ "guru": 9 }), "position.chains"),
    ];
    for (change, said) in cases {
        let error = broken(change).expect("refused");
        assert!(error.contains(said), "{error}");
    }
    assert!(Puzzle::from_json("{\"id\": 4}").is_err());
    assert!(matches!(whole.goal, Goal::SellHouses { .. }));
}
