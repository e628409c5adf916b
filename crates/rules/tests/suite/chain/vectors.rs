//! The five test vectors of section 13.

use magnate_rules::the_chain::placement::{self, Ground};
use magnate_rules::the_chain::{AUTOMATON, Level, Part, Piece};
use magnate_rules::{Axis, Coord, Corner, Employee, HouseNumber, Item, Lines, Milestone, Place, Rect, Side};
use serde_json::json;

use super::scene::*;
use crate::common::over;

#[test]
fn vector_1_recruit_and_train() {
    let game = solo(over(tracks(3, 10, 0, "neutral"), json!({"chain": {"deck": ["action_17"]}})));
    let (after, deeds) = after(&game, Part::Turn);
    assert_eq!(after.chain(AUTOMATON).beach().of(Employee::BurgerChef), 1);
    assert_eq!(after.supply(Employee::BurgerChef), 0);
    assert_eq!(automaton(&after).price_distance(), 9);
    assert_eq!(stock(&after, Item::Pizza), 4);
    assert_eq!(did(&deeds, "stars")[0]["stars"], json!(["develop"]), "the coffee shop star is on slot 4");
    assert_eq!(after.gardens_left(), 7, "the develop star fires: card 16 builds a garden");
    let slots: Vec<_> = deeds.iter().filter_map(|deed| deed["pane"].as_str()).collect();
    assert_eq!(&slots[..3], ["slot_3", "slot_2", "slot_1"], "from the top down");
}

#[test]
fn vector_2_get_food_and_drinks() {
    let game = solo(over(
        tracks(3, 10, 0, "neutral"),
        json!({
            "chain": {"back": "action_14"},
            "demand": {"2": ["lemonade", "lemonade", "pizza"], "13": ["lemonade", "pizza"]},
            "campaigns": [
                {"number": 14, "chain": 0, "marketeer": "marketing_trainee", "item": "lemonade", "turns": 1, "at": [3, 3], "rotated": true},
                {"number": 13, "chain": 0, "marketeer": "marketing_trainee", "item": "pizza", "turns": 2, "at": [11, 3], "rotated": false},
            ],
            "chains": [{}, {"stock": {"lemonade": 4}}],
        }),
    ));
    let (after, deeds) = after(&game, Part::Turn);
    assert_eq!(stock(&after, Item::Lemonade), 12);
    let got: Vec<_> =
        did(&deeds, "got").into_iter().filter(|deed| deed["items"] == json!({"lemonade": 4})).collect();
    assert_eq!(got.len(), 2);
    assert_eq!((&got[0]["pane"], &got[0]["reason"]), (&json!("food_left"), &json!("most_demand")));
    assert_eq!(
        got[0]["demand"],
        json!([{"item": "pizza", "houses": 2, "campaigns": 2}, {"item": "lemonade", "houses": 3, "campaigns": 1}])
    );
    assert_eq!((&got[1]["pane"], &got[1]["reason"]), (&json!("food_right"), &json!("alternative")));
}

/// As written but for two things (ruling 0011): a garden stands in for the park, which comes with a module; and two burgers
/// at the person's $9 bring $18, where the rule book's example forgets its own discount and says $20.
#[test]
fn vector_3_dinnertime() {
    // House 3 stands on tile 4 like one restaurant of The Chain, two borders from the person's; house 13 stands on
    // the person's tile, one border from The Chain's other restaurant.
    let game = solo(over(
        tracks(1, 8, 1, "warm"),
        json!({
            "houses": [{"number": "3", "at": [0, 8], "garden": "east"}],
            "gardens": [{"house": "13", "side": "west"}],
            "demand": {"3": ["lemonade"], "13": ["pizza", "pizza", "pizza"], "18": ["burger", "burger"]},
            "chains": [
                {"restaurants": [{"at": [8, 0], "entrance": "south-west"}], "at_work": {"pricing_manager": 1},
                 "stock": {"burger": 9, "pizza": 9, "lemonade": 9}},
                {"restaurants": [{"at": [13, 0], "entrance": "south-west"}, {"at": [3, 5], "entrance": "south-west", "open": true}],
                 "stock": {"burger": 1, "pizza": 3, "lemonade": 1}},
            ],
        }),
    ));
    let report = serde_json::to_value(game.dinner_report()).unwrap();
    let sale = |i: usize| {
        let sale = &report["sales"][i];
        let scores: Vec<_> = sale["offers"].as_array().unwrap().iter().map(|offer| &offer["score"]).collect();
        json!([sale["house"], sale["chain"], sale["income"], scores])
    };
    assert_eq!(sale(0), json!(["3", 1, 20, [8, 11]]), "one lemonade, doubled");
    assert_eq!(sale(1), json!(["13", 1, 60, [9, 9]]), "three pizzas, doubled");
    assert_eq!(report["sales"][1]["offers"][0]["verdict"], "won_by_waitresses");
    assert_eq!(sale(2)[1], 0, "The Chain has one burger only");
    assert_eq!(sale(2)[2], 18);
    assert_eq!(report["cash"], json!([18, 80]));
    let (after, events) = game.at_phase(magnate_rules::Phase::Dinnertime, None);
    assert_eq!(automaton(&after).competition(), Level::Neutral);
    let deeds = deeds(&events);
    assert_eq!(did(&deeds, "compared")[0]["own"], 80);
    assert_eq!(did(&deeds, "competition")[0]["to"], "neutral");
}

#[test]
fn vector_4_moving_the_recruit_and_train_marker() {
    let cleanup = |position: u8, back: &str| {
        let game = solo(over(tracks(position, 10, 0, "neutral"), json!({"chain": {"back": back}})));
        let (after, deeds) = after(&game, Part::Cleanup);
        let shuffles = did(&deeds, "shuffled").len();
        (after, shuffles)
    };
    let (game, shuffles) = cleanup(1, "action_10"); // +3
    assert_eq!((automaton(&game).recruit_train(), shuffles), (4, 1));
    assert!(owns(&game, Milestone::FirstToTrainSomeone) && owns(&game, Milestone::FirstToHireThree));
    let (game, shuffles) = cleanup(2, "action_02"); // -3
    assert_eq!((automaton(&game).recruit_train(), shuffles), (1, 0));
    let (game, shuffles) = cleanup(4, "action_01"); // -1
    assert_eq!((automaton(&game).recruit_train(), shuffles), (3, 0));

    let hot = solo(tracks(1, 10, 0, "hot"));
    let (after, deeds) = after(&hot, Part::Restructuring);
    assert_eq!(did(&deeds, "resolving").len(), 1);
    assert_eq!(automaton(&after).competition(), Level::Warm);
}

/// The map of the rule book's example, drawn.
pub struct Drawn {
    rows: Vec<&'static [u8]>,
    own: Vec<Coord>,
}

impl Drawn {
    fn new(text: &'static str) -> Self {
        Drawn { rows: text.lines().map(str::as_bytes).collect(), own: vec![Coord::new(10, 9)] }
    }

    fn at(&self, at: Coord) -> Option<u8> {
        let row = self.rows.get(usize::try_from(at.y).ok()?)?;
        row.get(usize::try_from(at.x).ok()?).copied()
    }
}

impl Ground for Drawn {
    fn is_empty(&self, at: Coord) -> Option<bool> {
        let removed = |at: Coord| self.own.is_empty() && self.at(at) == Some(b'C');
        self.at(at).map(|square| square == b'.' || removed(at))
    }

    fn is_road(&self, at: Coord) -> bool {
        self.at(at) == Some(b'#')
    }

    fn own_restaurants(&self) -> impl Iterator<Item = Coord> {
        self.own.iter().copied()
    }
}

pub const EXAMPLE: &str = "\
#####..#....###
#.HH#HH#....HH#
#.HH#HH#HH..HH#
.......#HHYYGG#
.......#..YY###
.......###PP#..
........d#PP#..
######...######
..#d.#d.....#PP
..#..###..CC#PP
..#....###CC#HH
..#...HH.#..#HH
###HH#HH.######
..#HH#......#..
..#..###....#..";

/// As (row, column), the way the vector writes squares.
fn rc(row: i8, column: i8) -> Coord {
    Coord::new(column, row)
}

/// The houses of the example; all but 10 and 16 with numbers that do not come between them.
pub fn example_houses() -> Vec<(u8, Coord)> {
    vec![
        (1, rc(1, 2)),
        (2, rc(1, 5)),
        (3, rc(2, 8)),
        (4, rc(1, 12)),
        (5, rc(12, 3)),
        (10, rc(10, 13)),
        (16, rc(11, 6)),
    ]
}

#[test]
fn vector_5_placement() {
    let tiles = magnate_rules::the_chain::ACTION_CARDS[16].tiles;
    let mut map = Drawn::new(EXAMPLE);

    let shop = placement::coffee_shop(&map, tiles.coffee_shop, &[], None).unwrap();
    assert_eq!((shop.tile, shop.at), (4, rc(6, 0)));

    let houses: Vec<Rect> = example_houses().iter().map(|(_, at)| Rect::new(*at, 2, 2)).collect();
    let plane = placement::airplane(0..15, 1, tiles.market, &houses, None, |_| true).unwrap();
    assert_eq!(plane, (8, Place::Lines { lines: Lines { axis: Axis::Row, first: 11 }, side: None }));

    let houses: Vec<_> =
        example_houses().iter().map(|(number, at)| (HouseNumber::new(*number), *at, *number != 4)).collect();
    let mut tries = Vec::new();
    let garden = placement::garden(&map, &houses, HouseNumber::new(10), Some(&mut tries)).unwrap();
    assert_eq!(garden, (HouseNumber::new(16), Side::South), "(13,6)-(13,7), for above is blocked");
    assert_eq!(tries.len(), 1);
    assert_eq!(tries[0].house, HouseNumber::new(10));

    let road = placement::road(&map, tiles.develop_lobby, Piece::RoadL3, &[], None).unwrap();
    assert_eq!(road, (3, vec![rc(0, 10), rc(0, 11), rc(1, 10)]));

    let mut tries = Vec::new();
    let restaurant = placement::restaurant(&map, tiles.expand_chain, Some(&mut tries), |_| true).unwrap();
    assert_eq!(restaurant, (1, rc(3, 0), Corner::NorthWest));
    assert_eq!(tries.iter().map(|tried| tried.tile).collect::<Vec<_>>(), [9, 1]);

    map.own.clear();
    let restaurant = placement::restaurant(&map, tiles.expand_chain, None, |_| true).unwrap();
    assert_eq!(restaurant, (9, rc(9, 10), Corner::SouthEast), "entrance (10,11)");
}
