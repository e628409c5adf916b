//! The examples in the documentation are true.

use magnate_rules::{Phase, PlayerId, Position, Record, Replay};

/// The first fenced block of a page.
fn block<'a>(page: &'a str, fence: &str) -> &'a str {
    let start = page.find(fence).expect("a fenced block") + fence.len();
    let end = page[start..].find("```").expect("the end of the block");
    &page[start..start + end]
}

#[test]
fn the_position_in_the_docs_is_legal() {
    let text = block(include_str!("../../../../docs/positions.md"), "```json\n");
    let position = Position::from_json(text).unwrap_or_else(|faults| panic!("{faults:?}"));
    let game = position.game().unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(game.dinner_report().sales.len(), 1);
    assert!(!game.legal_at(Phase::Recruit, PlayerId(0), 0).unwrap().0.is_empty());
}

#[test]
fn the_record_in_the_docs_replays() {
    let text = block(include_str!("../../../../docs/records.md"), "```\n");
    let record: Record = text.parse().unwrap();
    let mut replay = Replay::new(&record).unwrap();
    while replay.step().unwrap_or_else(|error| panic!("{error}")).is_some() {}
    assert!(replay.played() > 5);
}
