//! All 44 cards, each forced to the top.

use std::collections::BTreeMap;

use magnate_rules::the_chain::{
    AUTOMATON, ActionCard, DeckCard, Develop, Effect, FoodPane, Home, PERSON, Pane, Part, SlotAction, Temper,
    Track,
};
use magnate_rules::{Employee, Game, Item, Phase, Stock, fuzz};
use serde_json::json;

use super::scene::*;
use crate::common::over;

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

/// What a food pane gives in the busy moment at this many open slots, by the text of the card.
fn expected(open: u8, pane: &FoodPane) -> Stock {
    let amount = u16::from(open) + 1; // the green box
    let of =
        |items: &[Item], times: u8| items.iter().map(|item| (*item, amount * u16::from(times))).collect();
    match pane {
        FoodPane::Items { items, times } => {
            of(&items.iter().filter_map(|i| i.item()).collect::<Vec<_>>(), *times)
        }
        FoodPane::Module { alternative, times, .. } => of(
            &alternative.and_then(magnate_rules::the_chain::DeckItem::item).into_iter().collect::<Vec<_>>(),
            *times,
        ),
        FoodPane::AllDemand { times } => of(&[Item::Burger, Item::Pizza, Item::Beer], *times),
        FoodPane::MostDemand { times } => of(&[Item::Beer], *times),
    }
}

/// The Chain as the text of the cards changes it, worked out apart from the code that plays.
#[derive(Debug, PartialEq)]
struct Model {
    open: u8,
    price: u8,
    waitresses: u8,
    stock: BTreeMap<Item, u16>,
    cash: i32,
    pile: u32,
    restaurants: usize,
    bonus_cash: bool,
    no_drive_ins: bool,
}

impl Model {
    fn of(game: &Game) -> Self {
        let (chain, automaton) = (game.chain(AUTOMATON), automaton(game));
        Model {
            open: automaton.recruit_train(),
            price: automaton.price_distance(),
            waitresses: automaton.waitresses(),
            stock: Item::ALL.into_iter().map(|item| (item, chain.stock().of(item))).collect(),
            cash: chain.cash(),
            pile: chain.beach().total(),
            restaurants: chain.restaurants().len(),
            bonus_cash: automaton.bonus_cash(),
            no_drive_ins: automaton.no_drive_ins(),
        }
    }

    fn get(&mut self, items: &Stock) {
        for (item, more) in items.iter() {
            let count = self.stock.get_mut(&item).unwrap();
            *count = (*count + more).min(20);
        }
    }

    fn change(&mut self, change: impl Fn(u16) -> u16) {
        self.stock.values_mut().for_each(|count| *count = change(*count));
    }

    fn resolve(&mut self, effect: &Effect) {
        match effect {
            Effect::ExpandChain | Effect::CoffeeShopOrExpandChain => self.restaurants += 1,
            Effect::BonusCash => self.bonus_cash = true,
            Effect::Food(pane) => self.get(&expected(self.open, pane)),
            Effect::InventoryBoost => self.change(|n| if (1..=5).contains(&n) { n + 5 } else { n }),
            Effect::InventoryDrop => self.change(|n| if (6..=10).contains(&n) { n - 5 } else { n }),
            Effect::NoDriveIns => self.no_drive_ins = true,
            Effect::FireAll => self.pile = 0,
            Effect::PayPerEmployee => self.cash -= (10 * self.pile as i32).min(self.cash),
            Effect::Lose { items } => {
                items.iter().filter_map(|item| item.item()).for_each(|item| _ = self.stock.insert(item, 0));
            }
            Effect::Move { track, by } => {
                let (marker, low, high) = match track {
                    Track::RecruitTrain => (&mut self.open, 1, 4),
                    Track::PriceDistance => (&mut self.price, 6, 10),
                    Track::Waitresses => (&mut self.waitresses, 0, 4),
                    Track::Competition => panic!("no card moves it"),
                };
                *marker = marker.saturating_add_signed(*by).clamp(low, high);
            }
        }
    }
}

/// Slots of a front resolved at this many open slots: what stands instead of missing modules is got.
fn fallbacks(card: &ActionCard, open: u8) -> Vec<(Pane, Stock)> {
    let slots = card.slots.iter().zip(Pane::SLOTS).take(usize::from(open));
    slots
        .filter_map(|(slot, pane)| match slot.action {
            SlotAction::Recruit { module: Some(_), fallback, .. } => {
                let items = fallback.iter().filter_map(|item| item.item());
                Some((pane, items.map(|item| (item, u16::from(open) + 1)).collect()))
            }
            _ => None,
        })
        .collect()
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
            let expands = stars.contains(&magnate_rules::the_chain::Star::ExpandChain);
            assert_eq!(after.chain(AUTOMATON).restaurants().len(), 1 + usize::from(expands), "{card} {open}");
            // The marketeer of the base game in reach, if there is one, places the card's campaign on its tile.
            let marketeer = resolved.iter().find_map(|slot| match slot.action {
                SlotAction::Recruit { employee, module: None, .. } if employee.home() == Home::Spot => {
                    employee.employee()
                }
                _ => None,
            });
            let placed: Vec<_> = after.campaigns().iter().map(|c| (c.marketeer, Some(c.item))).collect();
            let wanted: Vec<_> =
                marketeer.into_iter().map(|card| (Some(card), printed.item.item())).collect();
            assert_eq!(placed, wanted, "{card} {open}");
            for search in did(&deeds, "searched") {
                let target = match search["pane"].as_str() {
                    Some("market") => printed.tiles.market,
                    Some("expand_chain") => printed.tiles.expand_chain,
                    _ => printed.tiles.develop_lobby,
                };
                assert_eq!(search["target"], target, "{card} {open}");
            }
            for slot in resolved {
                let SlotAction::Claim { milestone } = slot.action else { continue };
                let claimed = &did(&deeds, "claimed")[0]["claimed"];
                let known = game.config().has_milestone(milestone.milestone());
                assert_eq!(*claimed, known, "{card} {open}");
                assert_eq!(owns(&after, milestone.milestone()), known, "{card}");
            }
            let got: Vec<_> =
                did(&deeds, "got").into_iter().filter(|deed| deed["reason"] == "fallback").collect();
            let mut wanted = fallbacks(printed, open);
            wanted.reverse(); // from the top down
            assert_eq!(got.len(), wanted.len(), "{card} {open}");
            for (deed, (pane, items)) in got.into_iter().zip(wanted) {
                assert_eq!((&deed["pane"], &deed["items"]), (&json!(pane), &json!(items)), "{card} {open}");
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
                let wanted = expected(open, food);
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
            let mut model = Model::of(&game);
            let front_card = front.parse::<DeckCard>().unwrap().action_card().unwrap();
            for (_, items) in fallbacks(front_card, open) {
                model.get(&items);
            }
            for pane in &printed.food {
                model.get(&expected(open, pane));
            }
            assert_eq!(Model::of(&worked).stock, model.stock, "{card} {open}");
            if open >= 3 && front == "action_10" {
                check_developed(&game, &worked, &deeds, printed.develop);
            }
            let mut model = Model::of(&worked);
            let (cleaned, deeds) = after(&worked, Part::Cleanup);
            model.change(|count| count.min(10));
            model.resolve(&printed.cleanup);
            model.resolve(&Effect::Move { track: Track::RecruitTrain, by: printed.recruit_train });
            assert_eq!(Model::of(&cleaned), model, "{card} {open}");
            let panes: Vec<_> = deeds.iter().filter_map(|deed| deed["pane"].as_str()).collect();
            for pane in ["cleanup_left", "cleanup_middle", "cleanup_right"] {
                assert!(panes.contains(&pane), "{card} {pane}");
            }
            fuzz::check_invariants(&balanced(cleaned));
        }
    }
}

/// The house, or the garden of the first house in number order that takes one.
#[track_caller]
fn check_developed(before: &Game, after: &Game, deeds: &[serde_json::Value], develop: Develop) {
    match develop {
        Develop::House { house } => {
            let built: Vec<_> = after
                .houses()
                .iter()
                .filter(|built| before.houses().iter().all(|h| h.number != built.number))
                .collect();
            assert_eq!(built.len(), 1);
            assert!(built[0].number == house && built[0].garden.is_some());
        }
        Develop::Garden { house } => {
            assert_eq!(after.gardens_left(), before.gardens_left() - 1);
            let search = did(deeds, "searched_house")[0];
            let (above, below): (Vec<_>, Vec<_>) =
                before.houses().iter().map(|h| h.number).partition(|number| *number >= house);
            let mut looked_at: Vec<_> =
                search["tries"].as_array().unwrap().iter().map(|tried| tried["house"].clone()).collect();
            looked_at.push(search["house"].clone());
            let order: Vec<_> = above.into_iter().chain(below).map(|number| json!(number)).collect();
            assert_eq!(looked_at, order[..looked_at.len()]);
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
            let mut model = Model::of(&game);
            card.effects().unwrap().iter().for_each(|effect| model.resolve(effect));
            assert_eq!(Model::of(&after), model, "{card}");
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
    // And down by two, to the end of the track at most.
    for card in (1..=12).map(|number| DeckCard::competition(Temper::Cool, number)) {
        let moves = card.effects().unwrap().iter().filter_map(|effect| match effect {
            Effect::Move { track, by } => Some((*track, *by)),
            _ => None,
        });
        for (track, by) in moves {
            let better = if track == Track::PriceDistance { 2 } else { -2 };
            assert_eq!(by, better, "{card}: a cool card makes {track} worse for The Chain");
        }
    }
}
