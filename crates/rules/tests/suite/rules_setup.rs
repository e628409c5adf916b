//! Rules B-SET-1 to B-SET-5: what is laid out, first restaurants, reserve cards.

use std::collections::BTreeSet;

use crate::common::*;
use magnate_rules::{
    Config, Employee, Event, FastDice, Game, Layout, ModuleSet, Phase, PlayerId, Record, TOKENS,
};
use serde_json::{Value, json};

/// A position of so many chains, the first with a brand director at work.
fn with_director(players: usize) -> Game {
    let mut chains = vec![json!({}); players];
    chains[0] = json!({ "at_work": { "brand_director": 1 } });
    scene(json!({ "map": ["A0 B0"], "chains": chains }))
}

/// Somebody's first restaurant, anywhere.
fn place_anywhere(game: &mut Game, player: PlayerId) {
    let action = game.listed(player).into_iter().find(|action| action.to_string() != "pass").unwrap();
    game.apply(player, &action).unwrap();
}

#[test]
fn b_set_1_copies_of_cards_by_player_count() {
    let data: Value = serde_json::from_str(include_str!("../../data/employees.json")).unwrap();
    let base: Vec<&Value> =
        data["employees"].as_array().unwrap().iter().filter(|card| card["module"] == "base").collect();
    assert_eq!(base.len(), Employee::CARDS.with(ModuleSet::NONE).len());
    for (players, copies) in [(2, 1), (3, 1), (4, 2), (5, 3)] {
        let game = Game::new(&Config::new(players), 7).unwrap();
        for row in &base {
            let id = row["id"].as_str().unwrap();
            let unique = row["unique"] == true;
            let expected = if unique { copies } else { row["count"].as_i64().unwrap() };
            assert_eq!(i64::from(supply(&game, id)), expected, "{id} with {players} players");
            assert_eq!(card(id).card().entry, row["entry"] == true, "{id}");
            assert_eq!(card(id).card().salary, row["salary"] == true, "{id}");
            let to = card(id).card().to.iter().filter(|to| to.card().module.is_none());
            let to: Vec<&str> = to.map(|to| to.id()).collect();
            assert_eq!(json!(to), row.get("to").cloned().unwrap_or(json!([])), "career of {id}");
        }
    }
}

#[test]
fn b_set_1_billboards_left_out_by_player_count() {
    for (players, left_out) in [(2, vec![12, 15, 16]), (3, vec![15, 16]), (4, vec![16]), (5, vec![])] {
        let listed = options(&with_director(players), Phase::Campaigns, 0);
        let in_play: BTreeSet<u8> = listed
            .iter()
            .filter_map(|action| action.strip_prefix("campaign brand_director "))
            .map(|rest| rest.split(' ').next().unwrap().parse().unwrap())
            .collect();
        let expected: BTreeSet<u8> = (1..=16).filter(|number| !left_out.contains(number)).collect();
        assert_eq!(in_play, expected, "{players} players");
    }
    let two = start(&with_director(2), Phase::Campaigns, 0);
    assert_eq!(answer(&two, "0 campaign brand_director 16 beer eternal 1,1"), "no_such_token");
}

#[test]
fn b_set_1_tokens_have_the_sizes_of_the_data_file() {
    let data: Value = serde_json::from_str(include_str!("../../data/campaigns.json")).unwrap();
    let rows = data["campaigns"].as_array().unwrap().iter();
    let base: Vec<&Value> = rows.filter(|row| row.get("module").is_none()).collect();
    let tokens: Vec<_> = TOKENS.into_iter().filter(|token| token.module.is_none()).collect();
    assert_eq!(base.len(), tokens.len());
    for (row, token) in base.into_iter().zip(tokens) {
        let number = |key: &str| row.get(key).and_then(Value::as_u64).unwrap_or(0);
        assert_eq!(number("number"), u64::from(token.number.0));
        assert_eq!(row["kind"], token.kind.id(), "token {}", token.number);
        let size = (u64::from(token.width), u64::from(token.height), u64::from(token.lines));
        assert_eq!((number("width"), number("height"), number("lines")), size, "token {}", token.number);
    }
}

#[test]
fn b_set_2_everybody_starts_with_nothing_but_a_ceo() {
    for players in 2..=5 {
        let game = Game::new(&Config::new(players), 3).unwrap();
        assert_eq!(game.bank(), 50 * i32::from(players));
        assert_eq!((game.ceo_slots(), game.round(), game.bank_breaks()), (3, 1, 0));
        assert_eq!(game.chains().len(), usize::from(players));
        for chain in game.chains() {
            assert_eq!(chain.cash(), 0);
            assert!(chain.at_work().is_empty() && chain.beach().is_empty() && chain.stock().is_empty());
            assert!(chain.restaurants().is_empty() && chain.milestones().is_empty());
            assert_eq!(chain.reserve(), None);
        }
        assert_eq!(game.gardens_left(), 8);
        assert_eq!(game.houses_left().count(), 8);
    }
}

#[test]
fn b_set_2_reserve_cards_are_100_200_300_with_2_3_4_slots() {
    let cards = Config::new(3).reserve_cards().map(|card| (card.cash(), card.ceo_slots()));
    assert_eq!(cards, [(100, Some(2)), (200, Some(3)), (300, Some(4))]);
}

#[test]
fn b_set_3_starting_order_is_random() {
    let orders: BTreeSet<Vec<u8>> =
        (0..60).map(|seed| order(&Game::new(&Config::new(3), seed).unwrap())).collect();
    assert_eq!(orders.len(), 6, "all six orders of three players come up");
    let again = Game::new(&Config::new(3), 5).unwrap();
    assert_eq!(again, Game::new(&Config::new(3), 5).unwrap(), "a seed gives the same game");
}

#[test]
fn b_set_3_first_restaurants_from_last_to_first() {
    let mut game = Game::new(&Config::new(4), 11).unwrap();
    let turns = game.order().to_vec();
    for player in turns.iter().rev() {
        assert_eq!((stage(&game), awaited(&game)), ("first_restaurant", vec![player.0]));
        let others: Vec<&PlayerId> = turns.iter().filter(|other| *other != player).collect();
        for other in others {
            assert!(game.listed(*other).is_empty());
        }
        place_anywhere(&mut game, *player);
    }
    assert_eq!(stage(&game), "reserve");
    assert_eq!(game.order(), turns, "placing changes no order");
}

#[test]
fn b_set_3_who_passed_places_in_turn_order_and_must() {
    let mut game = Game::new(&Config::new(4), 12).unwrap();
    let turns = order(&game);
    // From last to first: pass, place, pass, pass.
    for (i, player) in turns.iter().enumerate().rev() {
        if i == 2 {
            place_anywhere(&mut game, PlayerId(*player));
        } else {
            must(&mut game, &format!("{player} pass"));
        }
    }
    for i in [0, 1, 3] {
        assert_eq!((stage(&game), awaited(&game)), ("first_restaurant", vec![turns[i]]));
        assert_eq!(answer(&game, &format!("{} pass", turns[i])), "must_place");
        place_anywhere(&mut game, PlayerId(turns[i]));
    }
    assert_eq!(stage(&game), "reserve");
    assert!(game.chains().iter().all(|chain| chain.restaurants().len() == 1));
}

//    A0     B0
//  ..#..  ..#HH
//  ..#..  ..#HH
//  #####  #####
//  HH#..  ..#..
//  HH#..  ..#..
fn neighbour_at(x: i8, y: i8, entrance: &str) -> Game {
    let game = scene(json!({ "map": ["A0 B0"], "chains": [
        {}, { "restaurants": [restaurant(x, y, entrance)] },
    ]}));
    start(&game, Phase::FirstRestaurant, 0)
}

#[test]
fn b_set_4_no_two_entrances_on_a_tile() {
    let game = neighbour_at(0, 0, "south-west");
    assert_eq!(answer(&game, "0 restaurant 3,3 north-west"), "entrance_tile");
    assert_eq!(answer(&game, "0 restaurant 8,3 north-west"), "ok");
    let places = starting(&legal(&game, 0), "restaurant");
    assert!(!places.is_empty());
    for place in places {
        // Every listed entrance is on B: x of the square plus 1 for the eastern corners.
        let words: Vec<&str> = place.split(' ').collect();
        let x: i8 = words[1].split(',').next().unwrap().parse().unwrap();
        assert!(x + i8::from(words[2].ends_with("east")) >= 5, "{place}");
    }
}

#[test]
fn b_set_4_other_parts_of_restaurants_may_share_a_tile() {
    // Half of the neighbour stands on A, its entrance (5,1) on B.
    let game = neighbour_at(4, 0, "south-east");
    assert_eq!(answer(&game, "0 restaurant 3,3 north-west"), "ok");
    assert_eq!(answer(&game, "0 restaurant 4,3 north-west"), "ok", "entrance on A, half on B");
    assert_eq!(answer(&game, "0 restaurant 4,3 north-east"), "entrance_tile");
}

#[test]
fn b_set_4_four_empty_squares_and_an_entrance_by_a_road() {
    let game = neighbour_at(0, 0, "south-west");
    assert_eq!(answer(&game, "0 restaurant 7,0 north-west"), "not_empty", "a road");
    assert_eq!(answer(&game, "0 restaurant 8,0 south-west"), "not_empty", "a house");
    assert_eq!(answer(&game, "0 restaurant 0,0 south-east"), "not_empty", "a restaurant");
    assert_eq!(answer(&game, "0 restaurant 9,3 north-west"), "off_map");
    assert_eq!(answer(&game, "0 restaurant 8,3 south-east"), "entrance_not_by_road");
    assert_eq!(answer(&game, "0 restaurant 8,3 north-east"), "ok", "(9,3) is below the road (9,2)");
}

#[test]
fn b_set_4_first_restaurants_are_open_at_once() {
    let mut game = neighbour_at(0, 0, "south-west");
    must(&mut game, "0 restaurant 8,3 north-west");
    assert!(game.chain(PlayerId(0)).restaurants()[0].open);
}

#[test]
fn b_set_5_everybody_keeps_one_reserve_card_at_once() {
    let mut game = Game::new(&Config::new(3), 20).unwrap();
    for player in game.order().to_vec().into_iter().rev() {
        place_anywhere(&mut game, player);
    }
    assert_eq!((stage(&game), awaited(&game)), ("reserve", vec![0, 1, 2]));
    assert_eq!(legal(&game, 1), ["reserve 100", "reserve 200", "reserve 300"]);
    // In any order, everybody from all three cards.
    must_all(&mut game, &["2 reserve 300", "0 reserve 300"]);
    assert_eq!((stage(&game), awaited(&game)), ("reserve", vec![1]));
    let events = must(&mut game, "1 reserve 100");
    assert!(events.contains(&Event::RoundStarted { round: 1 }));
    let kept: Vec<i32> = game.chains().iter().map(|chain| chain.reserve().unwrap().cash()).collect();
    assert_eq!(kept, [300, 100, 300]);
    // The other two are out of the game: no way back, and no money in the bank from them.
    assert_eq!(game.bank(), 150);
    for player in 0..3 {
        assert_ne!(answer(&game, &format!("{player} reserve 200")), "ok");
    }
    // Nobody has a card to choose yet: the order of business is next, in the starting order.
    assert_eq!((stage(&game), awaited(&game)), ("order", vec![order(&game)[0]]));
}

#[test]
fn b_set_3_a_map_known_before_tells_nothing_of_the_rest() {
    let map_seed = 7;
    for players in 2..=5 {
        let config = Config::new(players);
        let mut orders = BTreeSet::new();
        for seed in 0..60 {
            let game = Game::dealt(&config, Some(map_seed), seed).unwrap();
            assert_eq!(
                *game.board().layout(),
                Layout::of_seed(&config, map_seed),
                "the map is the one people saw"
            );
            orders.insert(game.order().to_vec());
        }
        assert!(orders.len() > 1, "{players} players: who begins is drawn all the same");
        // Without a seed of its own the map is dealt with the rest, as ever.
        assert_eq!(
            Game::new(&config, map_seed).unwrap().board().layout(),
            &Layout::of_seed(&config, map_seed)
        );
    }
}

#[test]
fn a_record_says_where_its_map_came_from() {
    let config = Config::new(3);
    let mut game = Game::dealt(&config, Some(7), 8).unwrap();
    let mut record = Record::new(&game, Some(8));
    record.map_seed = Some(7);
    let (mut dice, mut buffer) = (FastDice::new(1), Vec::new());
    for _ in 0..40 {
        let player = game.decision().awaited.first().unwrap();
        let action = game.random_action(player, &mut dice, &mut buffer).unwrap();
        game.play(player, &action).unwrap();
        record.push(player, action);
    }
    record.seal(&game);
    let text = record.to_string();
    assert!(text.contains("\nseed: 8\nmap_seed: 7\nmap: "), "{text}");
    let again: Record = text.parse().unwrap();
    assert_eq!(again, record);
    assert_eq!(again.replay().unwrap().digest(), game.digest());
    // Map and order may be left out; a map of another seed is found out, with and without the other seed.
    let short: Vec<&str> =
        text.lines().filter(|line| !line.starts_with("map: ") && !line.starts_with("order: ")).collect();
    assert_eq!(short.join("\n").parse::<Record>().unwrap().replay().unwrap().digest(), game.digest());
    for wrong in [text.replace("map_seed: 7", "map_seed: 9"), text.replace("map_seed: 7\n", "")] {
        assert!(wrong.parse::<Record>().unwrap().replay().is_err(), "{wrong}");
    }
    let hidden = text.replace("seed: 8\n", "seed: hidden\n").replace("map_seed: 7", "map_seed: 9");
    assert!(hidden.parse::<Record>().unwrap().start().is_err());
}
