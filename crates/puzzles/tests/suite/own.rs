//! Puzzles of somebody's own are tried through like those that are shipped.

use magnate_puzzles::{Goal, Puzzle, PuzzleRun, Task, Verdict, Verification, Wish, solve};
use magnate_rules::{Phase, PlayerId};
use serde_json::json;

fn verdict(wish: &Wish, most: usize) -> Verdict {
    let mut verification = Verification::within(wish, most).unwrap();
    loop {
        if let Some(verdict) = verification.verdict() {
            return verdict.clone();
        }
        verification.step();
    }
}

fn wish_of(puzzle: &Puzzle) -> Wish {
    let task = match puzzle.goal {
        Goal::WinHouse { house, .. } => Task::WinHouse { house },
        Goal::BestDinner { .. } => Task::BestDinner,
        Goal::SellHouses { .. } => Task::SellHouses,
        Goal::HoldRival { rival, .. } => Task::HoldRival { rival },
        Goal::Payday { fired, .. } => Task::Payday { fired },
        Goal::Milestones { .. } => Task::Milestones,
    };
    Wish { position: puzzle.position.clone(), task, solver: puzzle.solver, decides: puzzle.decides.clone() }
}

#[test]
fn shipped_puzzles_are_found_to_be_what_they_are() {
    let mut kinds = std::collections::BTreeSet::new();
    for puzzle in super::shipped::all().into_iter().filter(|puzzle| puzzle.facts.states < 300) {
        if !kinds.insert(puzzle.goal.kind()) {
            continue;
        }
        let Verdict::Puzzle { puzzle: found, .. } = verdict(&wish_of(&puzzle), 100_000) else {
            panic!("{} is a puzzle", puzzle.id)
        };
        let solved = solve(&found).unwrap();
        assert_eq!((found.facts.ends, found.facts.solving), (solved.ends, solved.solving), "{}", puzzle.id);
        assert_eq!(found.facts.second, solved.second);
        if !matches!(puzzle.goal, Goal::Payday { .. } | Goal::WinHouse { .. }) {
            assert_eq!(found.goal, puzzle.goal, "the most there is");
            assert_eq!(found.id, puzzle.id);
        }
        let (run, _) = PuzzleRun::after(&found, &found.solution).unwrap();
        assert!(run.outcome().is_some_and(|outcome| outcome.is_solved()), "{}", puzzle.id);
    }
    assert!(kinds.len() >= 5, "{kinds:?}");
}

#[test]
fn what_is_none_is_told_why() {
    let position = json!({
        "version": 1, "map": ["A0 H0"], "demand": { "2": ["burger"] },
        "chains": [
            { "restaurants": [{ "at": [0, 0], "entrance": "south-east" }], "at_work": { "kitchen_trainee": 1 } },
            { "restaurants": [{ "at": [5, 0], "entrance": "north-east" }], "stock": { "pizza": 1 } }
        ]
    });
    let wish = |task| Wish {
        position: position.clone(),
        task,
        solver: PlayerId(0),
        decides: vec![Phase::Restructuring, Phase::Food],
    };
    let Verdict::Puzzle { puzzle, .. } = verdict(&wish(Task::BestDinner), 10_000) else { panic!("a puzzle") };
    assert!(matches!(puzzle.goal, Goal::BestDinner { amount } if amount > 0), "{:?}", puzzle.goal);
    assert_eq!(verdict(&wish(Task::HoldRival { rival: PlayerId(1) }), 10_000), Verdict::Anything);
    let nothing_wanted =
        Wish { task: Task::WinHouse { house: "1".parse().unwrap() }, ..wish(Task::BestDinner) };
    if let Ok(mut other) = Verification::within(&nothing_wanted, 10_000) {
        while other.verdict().is_none() {
            other.step();
        }
        assert!(matches!(other.verdict(), Some(Verdict::NoSolution { best: 0 })), "{:?}", other.verdict());
    }
    assert!(matches!(verdict(&wish(Task::BestDinner), 2), Verdict::TooLarge { .. }));
    assert!(Verification::new(&wish(Task::HoldRival { rival: PlayerId(0) })).is_err());
    assert!(Verification::new(&wish(Task::WinHouse { house: "18".parse().unwrap() })).is_err());
    assert!(Verification::new(&Wish { decides: Vec::new(), ..wish(Task::BestDinner) }).is_err());
    assert!(Verification::new(&Wish { position: json!({}), ..wish(Task::BestDinner) }).is_err());
}
