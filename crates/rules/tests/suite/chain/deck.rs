//! Sections 2, 3 and phase 1: tracks, decks, competition cards on and under them.

use magnate_rules::the_chain::{AUTOMATON, DECK_SIZE, DeckCard, Level, PERSON, Part, Temper, Track};
use magnate_rules::{Config, FastDice, Game, Item, Phase, Solo, Viewer};
use serde_json::{Value, json};

use super::scene::*;
use crate::common::{faults, over};

fn names(cards: impl Iterator<Item = DeckCard>) -> Vec<String> {
    cards.map(|card| card.to_string()).collect()
}

#[test]
fn c_trk_1_recruit_and_train_is_open_slots_and_the_green_box() {
    assert_eq!(Track::RecruitTrain.ends(), (1, 4));
    for (position, items) in [(1, 2), (2, 3), (3, 4), (4, 5)] {
        let game = solo(tracks(position, 10, 0, "neutral"));
        assert_eq!(automaton(&game).green_box(), items);
        assert_eq!(game.open_slots_for_order(AUTOMATON), position);
    }
}

#[test]
fn c_trk_2_price_and_distance_from_6_to_10() {
    assert_eq!(Track::PriceDistance.ends(), (6, 10));
    let (game, _) =
        after(&solo(json!({"chain": {"back": "action_11", "tracks": {"price_distance": 9}}})), Part::Cleanup);
    assert_eq!(automaton(&game).price_distance(), 10, "up by 3 stops at the end");
}

#[test]
fn c_trk_3_waitresses_from_0_to_4() {
    assert_eq!(Track::Waitresses.ends(), (0, 4));
    let (game, _) =
        after(&solo(json!({"chain": {"back": "action_03", "tracks": {"waitresses": 2}}})), Part::Cleanup);
    assert_eq!(automaton(&game).waitresses(), 0);
}

#[test]
fn c_trk_4_competition_from_cold_to_hot() {
    assert_eq!(Level::ALL.map(Level::id), ["cold", "cool", "neutral", "warm", "hot"]);
    // Nobody earned anything: it stays; The Chain behind at hot: it stops.
    let game = solo(over(tracks(1, 10, 0, "hot"), json!({"chains": [{"at_work": {"waitress": 1}}]})));
    let (after, events) = game.at_phase(Phase::Dinnertime, None);
    assert_eq!(automaton(&after).competition(), Level::Hot);
    assert_eq!(did(&deeds(&events), "compared")[0]["rival"], 3);
    // And at cold when it is ahead.
    let ahead =
        json!({"demand": {"13": ["beer"]}, "chains": [{"at_work": {"waitress": 1}}, {"stock": {"beer": 1}}]});
    let (after, _) = solo(over(tracks(1, 10, 0, "cold"), ahead)).at_phase(Phase::Dinnertime, None);
    assert_eq!(automaton(&after).competition(), Level::Cold);
}

#[test]
fn c_trk_5_green_box_amounts() {
    for (position, items) in [(1, 2), (2, 3), (3, 4), (4, 5)] {
        let game = solo(
            json!({"chain": {"deck": ["action_14"], "back": "action_06", "tracks": {"recruit_train": position}}}),
        );
        assert_eq!(stock(&after(&game, Part::Turn).0, Item::Pizza), items);
    }
}

#[test]
fn c_trk_6_shuffle_is_a_line() {
    // From, the cleanup delta, to, shuffles.
    for (from, back, to, shuffles) in [
        (1, "action_08", 2, 0),
        (2, "action_08", 3, 1),
        (3, "action_08", 4, 0),
        (2, "action_03", 4, 1),
        (3, "action_01", 2, 1),
        (4, "action_14", 2, 1),
        (4, "action_02", 1, 1),
    ] {
        let game = solo(json!({"chain": {"back": back, "tracks": {"recruit_train": from}}}));
        let (after, deeds) = after(&game, Part::Cleanup);
        assert_eq!(
            (automaton(&after).recruit_train(), did(&deeds, "shuffled").len()),
            (to, shuffles),
            "{from} {back}"
        );
        assert!(automaton(&after).front().is_some(), "shuffled until an action card is on top");
    }
}

#[test]
fn c_trk_6_shuffles_again_while_a_competition_card_is_on_top() {
    let mut times = std::collections::BTreeSet::new();
    for turn in 0..14 {
        // Every card but B in the deck, in another order each time: more than half of them competition cards.
        let mut deck: Vec<DeckCard> =
            DeckCard::all().filter(|card| ![5, 8].map(DeckCard::action).contains(card)).collect();
        deck.rotate_left(3 * turn);
        deck.insert(0, DeckCard::action(5));
        let game =
            solo(json!({"chain": {"back": "action_08", "deck": deck, "tracks": {"recruit_train": 2}}}));
        let (after, deeds) = after(&game, Part::Cleanup);
        assert!(automaton(&after).front().is_some(), "an action card is on top");
        assert_eq!(automaton(&after).deck().count(), DECK_SIZE);
        times.insert(did(&deeds, "shuffled")[0]["times"].as_u64().unwrap());
    }
    assert!(times.contains(&1) && times.last() > Some(&1), "{times:?}");
}

#[test]
fn c_a_6_two_and_one_is_three() {
    let game = solo(json!({"chain": {"back": "action_08", "tracks": {"recruit_train": 2}}}));
    assert_eq!(automaton(&after(&game, Part::Cleanup).0).recruit_train(), 3);
}

#[test]
fn c_trk_7_one_turn_uses_one_position() {
    // No slot moves the marker: the slots and the food of a turn see the same position.
    for card in &magnate_rules::the_chain::ACTION_CARDS {
        assert!(card.slots.iter().all(|slot| {
            !matches!(
                slot.action,
                magnate_rules::the_chain::SlotAction::Move { track: Track::RecruitTrain, .. }
            )
        }));
    }
}

#[test]
fn c_trk_8_stock_mat_limits() {
    let wrong = over(town(), json!({"chains": [{}, {"stock": {"beer": 21}}]}));
    assert_eq!(faults(wrong), ["chains[1]: 21 beer: the stock mat ends at 20"]);
    let game = solo(json!({"chains": [{}, {"stock": {"beer": 20}}]}));
    assert_eq!(
        stock(&after(&game, Part::Cleanup).0, Item::Beer),
        5,
        "down to 10, then card 16's inventory drop"
    );
}

#[test]
fn c_dek_1_the_flipped_card_joins_the_used_pile_at_the_next_flip() {
    let game = solo(json!({"chain": {"deck": ["action_08", "action_03"], "used": ["action_05"]}}));
    let (after, deeds) = after(&game, Part::Restructuring);
    let automaton = automaton(&after);
    assert_eq!(automaton.back(), Some(DeckCard::action(8)));
    assert_eq!(automaton.front(), Some(DeckCard::action(3)));
    assert_eq!(names(automaton.used().iter().copied()), ["action_05", "action_16"]);
    assert_eq!(did(&deeds, "flipped")[0]["used"], "action_16");
    assert_eq!(did(&deeds, "in_play")[0]["front"], "action_03");
}

/// All action cards but one are used or flipped.
fn last_card() -> Value {
    let used: Vec<String> =
        (1..=20).filter(|n| ![8, 16].contains(n)).map(|n| format!("action_{n:02}")).collect();
    json!({"chain": {"deck": ["action_08"], "used": used, "more_warm": 2, "more_cool": 1}})
}

#[test]
fn c_dek_2_an_empty_deck_takes_the_used_pile() {
    let (after, deeds) = after(&solo(last_card()), Part::Restructuring);
    assert_eq!(did(&deeds, "shuffled")[0]["reason"], "deck_empty");
    let automaton = automaton(&after);
    assert_eq!(automaton.back(), Some(DeckCard::action(8)));
    assert!(automaton.used().is_empty());
    assert_eq!(automaton.deck().count(), 22);
}

#[test]
fn c_a_4_several_competition_cards_on_top() {
    let game = solo(json!({"chain": {"deck": ["action_08", "warm_01", "cool_02", "action_03"]}}));
    let (after, deeds) = after(&game, Part::Restructuring);
    assert_eq!(did(&deeds, "passed_over").len(), 2);
    assert_eq!(automaton(&after).front(), Some(DeckCard::action(3)));
    let bottom: Vec<_> = names(automaton(&after).deck()).split_off(automaton(&after).deck().count() - 2);
    assert_eq!(bottom, ["warm_01", "cool_02"]);
}

#[test]
fn c_dek_3_an_action_card_is_on_top_when_phase_1_starts() {
    for seed in 0..40 {
        let mut game = Game::new(&Config::solo(Solo::default()), seed).unwrap();
        let mut dice = FastDice::new(seed);
        let mut round = 0;
        while !game.is_over() && game.round() < 12 {
            if game.round() != round {
                round = game.round();
                assert!(automaton(&game).front().is_some());
                assert_eq!(automaton(&game).cards().count(), DECK_SIZE);
            }
            let action = game.random_action(PERSON, &mut dice, &mut Vec::new()).unwrap();
            game.play(PERSON, &action).unwrap();
        }
    }
}

#[test]
fn c_str_1_flip_adjust_resolve() {
    // Marker, cards on top and under, and where the marker goes.
    for (level, on_top, under, to) in [
        ("hot", 1, 1, Level::Warm),
        ("warm", 0, 1, Level::Warm),
        ("cool", 0, 1, Level::Cool),
        ("cold", 1, 1, Level::Cool),
    ] {
        let (after, deeds) = after(&solo(tracks(1, 10, 0, level)), Part::Restructuring);
        let added = did(&deeds, "added_competition")[0];
        assert_eq!((&added["on_top"], &added["under"]), (&json!(on_top), &json!(under)), "{level}");
        assert_eq!(automaton(&after).competition(), to, "{level}");
        assert_eq!(did(&deeds, "resolving").len(), on_top, "{level}");
        let temper = if level == "hot" || level == "warm" { Temper::Warm } else { Temper::Cool };
        assert_eq!(automaton(&after).in_deck(temper), 1, "{level}: the one under the deck");
        assert_eq!(automaton(&after).stack(temper).count(), 11, "{level}");
    }
    let (_, deeds) = after(&solo(tracks(1, 10, 0, "neutral")), Part::Restructuring);
    assert!(did(&deeds, "added_competition").is_empty());
}

#[test]
fn c_str_1_clears_the_flags_of_last_turn() {
    let game = solo(json!({"chain": {"bonus_cash": true, "no_drive_ins": true}}));
    let (after, _) = after(&game, Part::Restructuring);
    assert!(!automaton(&after).bonus_cash() && !automaton(&after).no_drive_ins());
}

#[test]
fn c_str_2_a_competition_card_counts_only_at_its_own_level() {
    for (level, card, resolved) in [
        ("warm", "warm_03", true),
        ("warm", "cool_03", false),
        ("neutral", "warm_03", false),
        ("neutral", "cool_03", false),
        ("cool", "cool_03", true),
        ("cool", "warm_03", false),
    ] {
        let game =
            solo(over(tracks(1, 10, 0, level), json!({"chain": {"deck": ["action_08", card, "action_05"]}})));
        let (after, deeds) = after(&game, Part::Restructuring);
        assert_eq!(!did(&deeds, "resolving").is_empty(), resolved, "{level} {card}");
        let card: DeckCard = card.parse().unwrap();
        let bottom = automaton(&after).stack(card.temper().unwrap()).last();
        assert_eq!(bottom == Some(card), resolved, "a resolved card goes under its own stack");
    }
}

#[test]
fn c_a_2_the_person_commits_before_the_flip() {
    let game = solo(json!({"chains": [{"beach": {"waitress": 1}}]}));
    let (mut game, _) = game.at_phase(Phase::Restructuring, None);
    assert_eq!(automaton(&game).back(), Some(DeckCard::action(16)), "nothing is flipped yet");
    game.apply(PERSON, &"work waitress".parse().unwrap()).unwrap();
    assert_eq!(automaton(&game).back(), Some(DeckCard::action(8)));
}

#[test]
fn c_a_3_used_cards_are_shuffled_in() {
    let used = json!({"chain": {"used": ["action_05", "action_06"], "back": "action_08", "tracks": {"recruit_train": 2}, "deck": ["action_01"]}});
    let (after, _) = after(&solo(used), Part::Cleanup);
    assert!(
        automaton(&after).used().is_empty() && automaton(&after).back().is_none(),
        "at clean-up B goes in too"
    );
    assert_eq!(automaton(&after).deck().count(), 20);
}

#[test]
fn c_a_5_a_shuffle_by_a_competition_card() {
    // Warm card 3 ends with recruit and train +2; another competition card lies right below it.
    let cards =
        json!({"chain": {"deck": ["action_08", "warm_03", "warm_09", "action_05"], "used": ["action_07"]}});
    let (after, deeds) = after(&solo(over(tracks(1, 10, 0, "warm"), cards)), Part::Restructuring);
    let automaton = automaton(&after);
    assert_eq!(did(&deeds, "shuffled").len(), 1);
    assert_eq!(did(&deeds, "resolving").len(), 1, "what lay on top goes in unresolved");
    assert_eq!(automaton.back(), Some(DeckCard::action(8)), "B stays out");
    assert!(automaton.used().is_empty());
    assert_eq!(automaton.stack(Temper::Warm).last(), Some(DeckCard::competition(Temper::Warm, 3)));
    assert!(automaton.deck().any(|card| card == DeckCard::competition(Temper::Warm, 9)));
}

#[test]
fn c_a_7_an_empty_stack_gives_what_is_left() {
    let warm: Vec<String> = (1..=11).map(|n| format!("warm_{n:02}")).collect();
    let mut deck = vec!["action_08".to_string(), "action_05".to_string()];
    deck.extend((1..=20).filter(|n| ![5, 8, 16].contains(n)).map(|n| format!("action_{n:02}")));
    deck.extend(warm);
    let (after, deeds) =
        after(&solo(over(tracks(1, 10, 0, "hot"), json!({"chain": {"deck": deck}}))), Part::Restructuring);
    let added = did(&deeds, "added_competition")[0];
    assert_eq!((&added["on_top"], &added["under"]), (&json!(1), &json!(0)), "the top first");
    assert_eq!(automaton(&after).competition(), Level::Warm);
}

#[test]
fn c_a_8_the_map_of_the_coming_front() {
    // Warm card 1 expands; below it another competition card, then card 19, whose red square is tile 7.
    let cards = json!({"chain": {"deck": ["action_08", "warm_01", "cool_05", "action_19"]}});
    let (_, deeds) = after(&solo(over(tracks(1, 10, 0, "warm"), cards)), Part::Restructuring);
    let search = did(&deeds, "searched")[0];
    assert_eq!(
        (&search["target"], &search["card"], &search["pane"]),
        (&json!(7), &json!("warm_01"), &json!("star"))
    );
}

#[test]
fn decks_are_hidden_in_views() {
    let game = Game::new(&Config::solo(Solo::default()), 7).unwrap();
    let view = game.view(Viewer::Player(PERSON));
    let other = view.sample(&mut FastDice::new(3));
    assert_ne!(game.automaton(), other.automaton());
    assert_eq!(view, other.view(Viewer::Player(PERSON)));
    let value = view.to_value();
    assert_eq!(value["position"]["chain"]["deck"].as_array().unwrap().len(), 1, "only the front card");
    assert_eq!(value["automaton"]["front"], value["position"]["chain"]["deck"][0]);
    assert_eq!(value["automaton"]["warm_in_deck"], 3);
    assert!(value["position"]["chains"][1].get("reserve").is_none());
}
