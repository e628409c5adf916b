//! Every kind of condition, where it holds and where it does not.

use magnate_lessons::{Condition, Moment};
use magnate_rules::{Game, Phase, PlayerId, Position};
use serde_json::{Value, json};

/// Two chains: the learner has a billboard for house 2, a burger and a frozen beer.
fn game() -> Game {
    let position = json!({
        "version": 1,
        "map": ["A0 H0"],
        "round": 5,
        "bank": 80,
        "demand": {"2": ["burger", "burger"], "13": ["beer"]},
        "turn_order": [0, 1],
        "campaigns": [{"number": 13, "chain": 0, "marketeer": "marketing_trainee", "item": "burger", "turns": 2, "at": [3, 1]}],
        "chains": [
            {
                "restaurants": [{"at": [0, 0], "entrance": "south-west"}],
                "cash": 10,
                "at_work": {"burger_cook": 1, "waitress": 1},
                "beach": {"trainer": 2},
                "stock": {"burger": 2},
                "frozen": {"beer": 1},
                "milestones": ["first_to_throw_away"]
            },
            {
                "restaurants": [{"at": [8, 0], "entrance": "south-east"}],
                "cash": 30,
                "stock": {"beer": 1},
                "milestones": ["first_to_train_someone"]
            }
        ]
    });
    let game = Position::from_value(&position).and_then(|position| position.game());
    let game = game.unwrap_or_else(|faults| panic!("{}", crate::told(&faults)));
    game.at_phase(Phase::Payday, None).0
}

fn events() -> [Value; 3] {
    let hired = |card: &str| json!({"event": "hired", "chain": 0, "card": card, "phantom": false});
    [hired("trainer"), hired("waitress"), json!({"event": "turn_ended", "chain": 0})]
}

fn holds(condition: &Value) -> bool {
    let (game, events, action) = (game(), events(), json!({"action": "fire", "card": "trainer"}));
    let condition: Condition = serde_json::from_value(condition.clone()).unwrap();
    let moment = Moment { game: &game, seat: PlayerId(0), events: &events, action: Some(&action) };
    moment.holds(&condition)
}

#[test]
fn each_holds_where_it_should_and_only_there() {
    let distance = game().distance_to("13".parse().unwrap(), PlayerId(0)).unwrap();
    let cases = [
        (
            json!({"all": [{"bank": {"at_least": 80}}, {"bank": {"at_most": 80}}]}),
            json!({"all": [{"bank": {"at_least": 80}}, {"bank": {"at_most": 79}}]}),
        ),
        (
            json!({"any": [{"round": {"at_least": 6}}, {"round": {"at_most": 5}}]}),
            json!({"any": [{"round": {"at_least": 6}}]}),
        ),
        (json!({"not": {"round": {"at_least": 6}}}), json!({"not": {"round": {"at_least": 5}}})),
        (json!({"action": {"card": "trainer"}}), json!({"action": {"card": "waitress"}})),
        (
            json!({"event": {"event": "hired", "card": "waitress"}}),
            json!({"event": {"event": "hired", "card": "coach"}}),
        ),
        (
            json!({"events": {"of": {"event": "hired"}, "at_least": 2, "at_most": 2}}),
            json!({"events": {"of": {"event": "hired"}, "at_least": 3}}),
        ),
        (
            json!({"decision": {"stage": "payday", "awaited": {"has": [0]}}}),
            json!({"decision": {"stage": "payday", "kind": "tile"}}),
        ),
        (json!({"cash": {"at_most": 10}}), json!({"cash": {"chain": 1, "at_most": 29}})),
        (json!({"cash": {"chain": 1, "at_least": 30}}), json!({"cash": {"chain": 3, "at_most": 30}})),
        (json!({"bill": {"at_least": 5, "at_most": 5}}), json!({"bill": {"chain": 1, "at_least": 1}})),
        (
            json!({"distance": {"house": "13", "at_least": distance, "at_most": distance}}),
            json!({"distance": {"house": "13", "at_least": distance + 1}}),
        ),
        (
            json!({"not": {"distance": {"house": "20", "at_least": 0}}}),
            json!({"distance": {"house": "20", "at_least": 0}}),
        ),
        (
            json!({"milestone": {"milestone": "first_to_throw_away"}}),
            json!({"milestone": {"milestone": "first_to_throw_away", "chain": 1}}),
        ),
        (
            json!({"at_work": {"cards": {"waitress": 1}}}),
            json!({"at_work": {"cards": {"waitress": 1, "trainer": 1}}}),
        ),
        (json!({"beach": {"cards": {"trainer": 2}}}), json!({"beach": {"cards": {"trainer": 3}}})),
        (
            json!({"owns": {"cards": {"marketing_trainee": 1, "waitress": 1, "trainer": 2}}}),
            json!({"owns": {"cards": {"marketing_trainee": 2}}}),
        ),
        (json!({"stock": {"items": {"burger": 2, "beer": 1}}}), json!({"stock": {"items": {"beer": 2}}})),
        (
            json!({"demand": {"house": "2", "items": {"burger": 2}}}),
            json!({"demand": {"house": "2", "items": {"burger": 2, "beer": 1}}}),
        ),
        (
            json!({"not": {"demand": {"house": "20", "items": {"burger": 1}}}}),
            json!({"demand": {"house": "20", "items": {"burger": 1}}}),
        ),
        (json!({"would_win": {"house": "2"}}), json!({"would_win": {"house": "2", "chain": 1}})),
    ];
    for (yes, no) in cases {
        assert!(holds(&yes), "{yes}");
        assert!(!holds(&no), "{no}");
    }
}

#[test]
fn nothing_was_decided_at_first() {
    let game = game();
    let moment = Moment { game: &game, seat: PlayerId(0), events: &[], action: None };
    let any: Condition = serde_json::from_value(json!({"action": {}})).unwrap();
    assert!(!moment.holds(&any));
}
