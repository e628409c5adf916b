//! All 44 cards, each forced to the top.

use magnate_rules::{
    AUTOMATON, DeckCard, Employee, FoodPane, Game, Item, PERSON, Pane, Part, Phase, SlotAction, Stock,
    Temper, Track, fuzz,
};
use serde_json::json;

use super::common::over;
use super::scene::*;

/// A busy moment in which every pane has something to work on.
fn busy(top: serde_json::Value) -> Game {
    solo(over(
        json!({
            "demand": {"2": ["beer", "pizza"], "13": ["burger"], "18": ["beer"]},
            "chains": [{"reserve": 100}, {"cash": 35, "reserve": 200, "stock": {"burger": 3, "pizza": 8, "beer": 6, "lemonade": 2, "soft_drink": 9},
                "beach": {"cfo": 1, "guru": 1}}],
        }),
        top,
    ))
}

/// What a food pane gives in the busy moment, by the text of the card.
fn expected(game: &Game, pane: &FoodPane) -> Stock {
    let amount = u16::from(automaton(game).green_box());
    let of =
        |items: &[Item], times: u8| items.iter().map(|item| (*item, amount * u16::from(times))).collect();
    match pane {
        FoodPane::Items { items, times } => {
            of(&items.iter().filter_map(|i| i.item()).collect::<Vec<_>>(), *times)
        }
        FoodPane::Module { alternative, times, .. } => {
            of(&alternative.and_then(magnate_rules::DeckItem::item).into_iter().collect::<Vec<_>>(), *times)
        }
        FoodPane::AllDemand { times } => of(&[Item::Burger, Item::Pizza, Item::Beer], *times),
        FoodPane::MostDemand { times } => of(&[Item::Beer], *times),
    }
}

#[test]
fn all_20_fronts() {
    for card in (1..=20).map(DeckCard::action) {
        let printed = card.action_card().unwrap();
        for open in 1..=4u8 {
            let back = if card.number() == 16 { "action_05" } else { "action_16" };
            let game = busy(
                json!({"chain": {"deck": [card.to_string()], "back": back, "tracks": {"recruit_train": open, "price_distance": 9, "waitresses": 1}}}),
            );
            let (after, deeds) = after(&game, Part::Turn);
            let resolved = &printed.slots[..usize::from(open)];
            let by = |track| -> i8 {
                resolved
                    .iter()
                    .map(|slot| match slot.action {
                        SlotAction::Move { track: other, by } if other == track => by,
                        _ => 0,
                    })
                    .sum()
            };
            let automaton = automaton(&after);
            assert_eq!(
                automaton.price_distance(),
                9u8.saturating_add_signed(by(Track::PriceDistance)).clamp(6, 10),
                "{card} {open}"
            );
            assert_eq!(
                automaton.waitresses(),
                1u8.saturating_add_signed(by(Track::Waitresses)).min(4),
                "{card} {open}"
            );
            for slot in resolved {
                let SlotAction::Recruit { employee, module: None, .. } = slot.action else { continue };
                let employee = employee.employee().expect("a card of the base game");
                let owned = after.chain(AUTOMATON).beach().of(employee) + after.busy(AUTOMATON).of(employee);
                assert_eq!(owned, 1, "{card} {open} {employee}");
            }
            let stars: Vec<_> = resolved.iter().filter_map(|slot| slot.star).collect();
            assert_eq!(did(&deeds, "stars")[0]["stars"].as_array().unwrap().len(), stars.len());
            let expands = stars.contains(&magnate_rules::Star::ExpandChain);
            assert_eq!(after.chain(AUTOMATON).restaurants().len(), 1 + usize::from(expands), "{card} {open}");
            for campaign in after.campaigns() {
                assert_eq!(Some(campaign.item), printed.item.item(), "{card}");
            }
            fuzz::check_invariants(&balanced(after));
        }
    }
}

#[test]
fn all_20_backs() {
    for card in (1..=20).map(DeckCard::action) {
        let printed = card.action_card().unwrap();
        for open in 1..=4u8 {
            let front = if card.number() == 10 { "action_08" } else { "action_10" };
            let game = busy(
                json!({"chain": {"deck": [front], "back": card.to_string(), "tracks": {"recruit_train": open, "price_distance": 8, "waitresses": 3}}}),
            );
            let (worked, deeds) = after(&game, Part::Turn);
            for (pane, food) in ["food_left", "food_right"].into_iter().zip(&printed.food) {
                let told = deeds.iter().find(|deed| deed["pane"] == pane).unwrap();
                let wanted = expected(&game, food);
                match told["did"].as_str() {
                    Some("got") => {
                        let each: u16 = told["each"].as_u64().unwrap() as u16;
                        assert!(wanted.iter().all(|(_, count)| count == each), "{card} {pane}");
                        let items: Stock = serde_json::from_value(told["items"].clone()).unwrap();
                        assert!(items.iter().all(|(item, _)| wanted.of(item) > 0), "{card} {pane}");
                    }
                    _ => assert!(wanted.is_empty(), "{card} {pane}: {told}"),
                }
            }
            if open >= 3 && front == "action_10" {
                assert!(deeds.iter().any(|deed| deed["pane"] == "develop"), "{card}");
            }
            let (cleaned, deeds) = after(&worked, Part::Cleanup);
            let to = (open as i8 + printed.recruit_train).clamp(1, 4) as u8;
            assert_eq!(automaton(&cleaned).recruit_train(), to, "{card} {open}");
            let panes: Vec<_> = deeds.iter().filter_map(|deed| deed["pane"].as_str()).collect();
            for pane in ["cleanup_left", "cleanup_middle", "cleanup_right"] {
                assert!(panes.contains(&pane), "{card} {pane}");
            }
            fuzz::check_invariants(&balanced(cleaned));
        }
    }
}

#[test]
fn all_24_competition_cards() {
    for temper in Temper::ALL {
        for number in 1..=12 {
            let card = DeckCard::competition(temper, number);
            let level = temper.id();
            let game = busy(over(
                tracks(2, 8, 2, level),
                json!({"chain": {"deck": ["action_08", card.to_string(), "action_05"]}}),
            ));
            let (after, deeds) = after(&game, Part::Restructuring);
            assert_eq!(did(&deeds, "resolving").len(), 1);
            let told: Vec<_> = deeds.iter().filter(|deed| deed["card"] == card.to_string()).collect();
            let first = |pane: Pane| told.iter().position(|deed| deed["pane"] == pane.id());
            let order: Vec<usize> = Pane::COMPETITION
                .into_iter()
                .map(|pane| first(pane).unwrap_or_else(|| panic!("{card} {pane}")))
                .collect();
            assert!(order.is_sorted(), "{card}: star first, then row by row");
            assert_eq!(automaton(&after).stack(temper).last(), Some(card), "under its own stack");
            fuzz::check_invariants(&balanced(after));
        }
    }
}

/// Written positions start with money nobody printed and wait for nobody; invariants are those of a game being played.
fn balanced(game: Game) -> Game {
    let (mut game, _) = game.at_phase(Phase::Recruit, Some(PERSON));
    let cash: i32 = game.chains().iter().map(magnate_rules::Chain::cash).sum();
    fuzz::set_minted(&mut game, cash);
    game
}

#[test]
fn c_cmp_1_and_c_cmp_2_expand() {
    for card in ["warm_01", "warm_04", "warm_05", "warm_08"] {
        let game = solo(over(
            tracks(1, 10, 0, "warm"),
            json!({"chain": {"deck": ["action_08", card, "action_19"]}}),
        ));
        let (after, _) = after(&game, Part::Restructuring);
        assert_eq!(after.chain(AUTOMATON).restaurants().len(), 2, "{card}: without Coffee a restaurant");
    }
}

#[test]
fn c_cmp_4_food_with_the_current_green_box() {
    let game = solo(over(
        tracks(4, 10, 0, "warm"),
        json!({"chain": {"deck": ["action_08", "warm_11", "action_05"]}}),
    ));
    let (after, _) = after(&game, Part::Restructuring);
    assert_eq!((stock(&after, Item::Burger), stock(&after, Item::Pizza)), (5, 5));
}

#[test]
fn c_cmp_5_and_c_a_19_inventory_boost() {
    let items = json!({"chains": [{}, {"stock": {"burger": 1, "pizza": 5, "beer": 6}}], "chain": {"deck": ["action_08", "warm_05", "action_05"]}});
    let (after, _) = after(&solo(over(tracks(1, 10, 0, "warm"), items)), Part::Restructuring);
    assert_eq!(
        (
            stock(&after, Item::Burger),
            stock(&after, Item::Pizza),
            stock(&after, Item::Beer),
            stock(&after, Item::Lemonade)
        ),
        (6, 10, 6, 0)
    );
}

/// A busy brand director and two in the pile.
fn staffed(card: &str, cash: i32) -> Game {
    solo(over(
        tracks(1, 10, 0, "cool"),
        json!({
            "chain": {"deck": ["action_08", card, "action_05"]},
            "chains": [{}, {"cash": cash, "beach": {"cfo": 1, "guru": 1}}],
            "campaigns": [{"number": 1, "chain": 1, "marketeer": "brand_director", "item": "beer", "turns": 3, "at": [6, 6]}],
        }),
    ))
}

#[test]
fn c_cmp_7_and_c_a_33_fire_all() {
    let (after, deeds) = after(&staffed("cool_05", 50), Part::Restructuring);
    assert!(after.chain(AUTOMATON).beach().is_empty());
    assert_eq!((after.supply(Employee::Cfo), after.supply(Employee::Guru)), (1, 1));
    assert_eq!(after.busy(AUTOMATON).of(Employee::BrandDirector), 1, "the busy one stays");
    assert_eq!(did(&deeds, "fired_all")[0]["employees"], json!({"cfo": 1, "guru": 1}));
}

#[test]
fn c_cmp_8_pay_per_employee() {
    let (paid, deeds) = after(&staffed("cool_09", 50), Part::Restructuring);
    assert_eq!((paid.chain(AUTOMATON).cash(), paid.bank()), (20, 1030), "the busy brand director counts");
    assert_eq!(did(&deeds, "paid")[0]["employees"], 3);
    let (broke, _) = after(&staffed("cool_09", 12), Part::Restructuring);
    assert_eq!((broke.chain(AUTOMATON).cash(), broke.bank()), (0, 1012), "never below $0");
}

#[test]
fn c_cmp_9_drop_and_loss() {
    let items = json!({"chains": [{}, {"stock": {"burger": 7, "pizza": 2, "beer": 9, "lemonade": 5}}], "chain": {"deck": ["action_08", "cool_01", "action_05"]}});
    let (after, _) = after(&solo(over(tracks(1, 10, 2, "cool"), items)), Part::Restructuring);
    assert_eq!((stock(&after, Item::Burger), stock(&after, Item::Pizza)), (0, 0));
    assert_eq!((stock(&after, Item::Beer), stock(&after, Item::Lemonade)), (4, 5));
}

#[test]
fn c_cmp_10_tracks_move_by_two() {
    let game = solo(over(
        tracks(2, 9, 1, "warm"),
        json!({"chain": {"deck": ["action_08", "warm_02", "action_05"]}}),
    ));
    let (after, deeds) = after(&game, Part::Restructuring);
    assert_eq!((automaton(&after).recruit_train(), automaton(&after).waitresses()), (4, 3));
    assert_eq!(did(&deeds, "shuffled").len(), 1);
}
