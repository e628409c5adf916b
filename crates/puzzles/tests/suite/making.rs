//! Making puzzles from games of bots.

use magnate_puzzles::make::{self, Flaw, Order};
use magnate_puzzles::{Kind, difficulty};
use magnate_rules::{Module, ModuleSet};

use crate::shipped::of_kind;

fn order(seed: u64, modules: Option<ModuleSet>) -> Order {
    Order { count: 6, seed, modules, games: 1 }
}

#[test]
fn the_same_seed_makes_the_same_puzzles() {
    let first = make::make(&order(5, None), |_| {});
    assert_eq!(first, make::make(&order(5, None), |_| {}));
    assert_ne!(first, make::make(&order(6, None), |_| {}));
    for puzzle in &first.puzzles {
        assert_eq!(make::check(puzzle), Ok(()), "{}", puzzle.id);
    }
}

#[test]
fn modules_that_are_asked_for_are_in_play() {
    let noodles = ModuleSet::of(&[Module::Noodles]);
    let made = make::make(&Order { games: 2, ..order(3, Some(noodles)) }, |_| {});
    assert!(!made.puzzles.is_empty());
    assert!(made.puzzles.iter().all(|puzzle| puzzle.modules == noodles));
}

#[test]
fn what_a_puzzle_says_wrongly_is_found() {
    let puzzle =
        of_kind(Kind::WinHouse).into_iter().min_by_key(|puzzle| puzzle.facts.states).expect("there are some");
    let mut named = puzzle.clone();
    named.id = "win-house-000000".into();
    assert_eq!(make::check(&named), Err(Flaw::Name { named: puzzle.id.clone() }));
    let mut unsolved = puzzle.clone();
    unsolved.solution.pop();
    assert_eq!(make::check(&unsolved), Err(Flaw::Solution));
    let mut told = puzzle.clone();
    told.facts.solving += 1;
    assert_eq!(make::check(&told), Err(Flaw::Facts));
    let mut graded = puzzle.clone();
    graded.difficulty = puzzle.difficulty % 5 + 1;
    assert_eq!(make::check(&graded), Err(Flaw::Difficulty { measured: puzzle.difficulty }));
}

#[test]
fn rarer_longer_and_unexpected_is_harder() {
    let facts = of_kind(Kind::BestDinner).swap_remove(0).facts;
    let graded = |solving, ends, trainee, decisions| {
        difficulty(
            &magnate_puzzles::Facts { solving, ends, trainee, manager: false, ..facts.clone() },
            decisions,
        )
    };
    assert_eq!(graded(100, 800, true, 2), 1);
    assert_eq!(graded(1, 8_000, false, 6), 5);
    let mut last = 0;
    for ends in [8, 32, 128, 512, 2048, 8192] {
        let now = graded(1, ends, false, 3);
        assert!(now >= last);
        last = now;
    }
    assert!(graded(1, 300, true, 3) < graded(1, 300, false, 5));
}
