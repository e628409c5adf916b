//! Every puzzle that comes with Magnate, solved again by trying everything.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use magnate_puzzles::{Collection, Entry, Kind, Outcome, Puzzle, PuzzleRun, daily, explain, make, solve};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../puzzles")
}

fn read(name: &str) -> String {
    let path = folder().join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

pub fn of_kind(kind: Kind) -> Vec<Puzzle> {
    Collection::read(&read(&format!("{kind}.json"))).expect("a list of puzzles")
}

pub fn all() -> Vec<Puzzle> {
    Kind::ALL.into_iter().flat_map(of_kind).collect()
}

/// Each has its solution, few lines solve it, no obvious try does, and facts and difficulty are what is measured now.
fn check(kind: Kind) {
    for puzzle in of_kind(kind) {
        assert_eq!(puzzle.goal.kind(), kind);
        assert_eq!(make::check(&puzzle), Ok(()), "{}", puzzle.id);
        let position = magnate_rules::Position::from_value(&puzzle.position);
        assert!(position.is_ok_and(|position| position.game().is_ok()), "{}", puzzle.id);
    }
}

#[test]
fn win_house() {
    check(Kind::WinHouse);
}

#[test]
fn best_dinner() {
    check(Kind::BestDinner);
}

#[test]
fn sell_houses() {
    check(Kind::SellHouses);
}

#[test]
fn hold_rival() {
    check(Kind::HoldRival);
}

#[test]
fn payday() {
    check(Kind::Payday);
}

#[test]
fn milestones() {
    check(Kind::Milestones);
}

#[test]
fn a_wrong_line_fails_with_a_reason() {
    // One of each kind and difficulty: every puzzle is solved again above.
    let mut tried = BTreeSet::new();
    for puzzle in all() {
        if !tried.insert((puzzle.goal.kind(), puzzle.difficulty)) {
            continue;
        }
        let wrong = solve(&puzzle).expect("it can be played").wrong;
        let (mut run, _) = PuzzleRun::start(&puzzle).expect("it can be played");
        for action in &wrong {
            assert_eq!(run.outcome(), None, "{}", puzzle.id);
            run.attempt(action).expect("a legal line");
        }
        assert!(matches!(run.outcome(), Some(Outcome::Failed { .. })), "{}: {:?}", puzzle.id, run.outcome());
        assert!(run.attempt(&wrong[0]).is_err(), "{}: it is over", puzzle.id);
    }
}

#[test]
fn there_are_many_of_every_kind_and_difficulty() {
    let puzzles = all();
    assert!(puzzles.len() >= 120, "{}", puzzles.len());
    let mut kinds: BTreeMap<Kind, u32> = BTreeMap::new();
    let mut difficulties: BTreeMap<u8, u32> = BTreeMap::new();
    let mut maps = BTreeSet::new();
    for puzzle in &puzzles {
        *kinds.entry(puzzle.goal.kind()).or_default() += 1;
        *difficulties.entry(puzzle.difficulty).or_default() += 1;
        maps.insert(puzzle.position["map"].to_string());
    }
    assert!(kinds.len() == 6 && kinds.values().all(|count| *count >= 20), "{kinds:?}");
    assert!(difficulties.keys().eq(&[1, 2, 3, 4, 5]), "{difficulties:?}");
    assert!(difficulties.values().all(|count| *count >= 10), "{difficulties:?}");
    assert!(maps.len() >= 25, "{} maps", maps.len());
    assert!(puzzles.iter().filter(|puzzle| !puzzle.modules.is_empty()).count() >= 15, "some with modules");
    let ids: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(ids.len(), puzzles.len(), "every puzzle has its own name");
}

#[test]
fn the_list_is_that_of_the_files() {
    let collection = Collection::new(all());
    for (name, text) in collection.files() {
        assert_eq!(read(&name), text, "{name}: run `magnate puzzles make` for what it should be");
    }
    let listed: Vec<Entry> = serde_json::from_str(&read("index.json")).expect("a list");
    assert_eq!(listed, collection.index());
}

#[test]
fn every_day_has_one() {
    let puzzles = all();
    let ids: Vec<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
    let first_days = 20_000..20_000 + ids.len() as u32 * 3;
    let days: Vec<&str> = first_days.map(|day| daily(&ids, day).expect("there is one")).collect();
    assert_eq!(days.iter().collect::<BTreeSet<_>>().len(), ids.len());
    assert!(days.windows(2).all(|pair| pair[0] != pair[1]));
}

#[test]
fn the_solution_is_explained_with_the_scores_of_the_engine() {
    for puzzle in of_kind(Kind::WinHouse) {
        let magnate_puzzles::Goal::WinHouse { house, rival } = puzzle.goal else { panic!("{}", puzzle.id) };
        let explanation = explain(&puzzle).expect("its solution is legal");
        assert!(explanation.story.outcome.is_some_and(|outcome| outcome.is_solved()), "{}", puzzle.id);
        let story = explanation.story.houses.iter().find(|story| story.house == house).expect("it ate");
        assert_eq!(story.winner, Some(puzzle.solver), "{}", puzzle.id);
        assert_ne!(rival, puzzle.solver);
        if let (Some(other), Some(margin)) = (&story.rival, story.margin) {
            assert_eq!(Some(margin), other.score.zip(story.own.score).map(|(theirs, own)| theirs - own));
            assert!(margin >= 0 || other.tier > story.own.tier, "{}: {story:?}", puzzle.id);
        }
    }
    for puzzle in of_kind(Kind::BestDinner) {
        let magnate_puzzles::Goal::BestDinner { amount } = puzzle.goal else { panic!("{}", puzzle.id) };
        let story = explain(&puzzle).expect("its solution is legal").story;
        assert_eq!(story.income, amount, "{}: the best is what is asked for", puzzle.id);
    }
}
