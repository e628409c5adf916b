//! Section 6: where pieces go.

use magnate_rules::the_chain::placement::{self, Ground};
use magnate_rules::the_chain::{AUTOMATON, Part, Piece, Why};
use magnate_rules::{Axis, Coord, Corner, Dir, HouseNumber, Item, Lines, Place, Rect, Side, TokenNumber};
use serde_json::{Value, json};

use super::scene::*;
use crate::common::over;

/// A drawn map: `#` road, `C` a restaurant of The Chain, `.` empty, anything else is taken.
struct Sketch(Vec<&'static [u8]>);

fn sketch(text: &'static str) -> Sketch {
    Sketch(text.lines().map(str::as_bytes).collect())
}

impl Sketch {
    fn at(&self, at: Coord) -> Option<u8> {
        self.0.get(usize::try_from(at.y).ok()?)?.get(usize::try_from(at.x).ok()?).copied()
    }
}

impl Ground for Sketch {
    fn is_empty(&self, at: Coord) -> Option<bool> {
        self.at(at).map(|square| square == b'.')
    }

    fn is_road(&self, at: Coord) -> bool {
        self.at(at) == Some(b'#')
    }

    fn own_restaurants(&self) -> impl Iterator<Item = Coord> {
        let all = (0..15).flat_map(|y| (0..15).map(move |x| Coord::new(x, y)));
        // The north-west square of each.
        all.filter(|at| {
            let is = |at: Option<Coord>| at.is_some_and(|at| self.at(at) == Some(b'C'));
            is(Some(*at)) && !is(at.step(Dir::North)) && !is(at.step(Dir::West))
        })
    }
}

/// Taken everywhere but on a few squares.
const FULL: &str = "\
xxxxxxxxxxxxxxx
xxxxxxxxxxxxxxx
xxxxxxxxxxxxxxx
xxxxxxxxxxxxxxx
xxxxxxxxxxxxxxx
xxxxxxxxxxxxxxx
xxxxxxxxxxxxxxx
xxxxxxxxxxxxxxx
xxxxxxxxxxxxxxx
xxxxxxxxxxxxxxx
xxxxxxxxxxxxxxx
xxxxxxxxxxxxxxx
x..xxxxxxxxxxxx
x..#xxxxxxxxxxx
xxxxxxxxxxxxxxx";

#[test]
fn c_plc_1_tiles_upwards_and_around() {
    assert_eq!((placement::tile_of(Coord::new(0, 0)), placement::tile_of(Coord::new(14, 9))), (1, 6));
    assert_eq!(placement::tile_corner(8), Coord::new(5, 10));
    assert_eq!(placement::tiles_from(8).collect::<Vec<_>>(), [8, 9, 1, 2, 3, 4, 5, 6, 7]);
    let mut tries = Vec::new();
    let found = placement::restaurant(&sketch(FULL), 8, Some(&mut tries), |_| true).unwrap();
    assert_eq!(found, (7, Coord::new(1, 12), Corner::SouthEast));
    let tiles: Vec<u8> = tries.iter().map(|tried| tried.tile).collect();
    assert_eq!(tiles, [8, 9, 1, 2, 3, 4, 5, 6, 7], "the last one failed on earlier squares only");
    assert!(tries.iter().all(|tried| !tried.failures.is_empty()));
    let full: &'static str = Box::leak(FULL.replace('.', "x").into_boxed_str());
    assert_eq!(placement::restaurant(&sketch(full), 8, None, |_| true), None, "after a full circle nothing");
}

#[test]
fn c_plc_2_horizontal_before_vertical_and_row_by_row() {
    // An upright place comes earlier in reading order, but the lying one is tried first on the whole tile.
    let map = sketch("#.xxx\n#.xxx\n#.xxx\n#xxxx\n#...x\nxxxxx");
    let reach = |_| true;
    let place = |map: &Sketch| placement::campaign(map, 1, (3, 1), None, reach).map(|(_, place)| place);
    assert_eq!(place(&map), Some(Place::Board { at: Coord::new(1, 4), rotated: false }));
    let map = sketch("#.xxx\n#.xxx\n#.xxx\n#xxxx\n#..xx\nxxxxx");
    assert_eq!(place(&map), Some(Place::Board { at: Coord::new(1, 0), rotated: true }));
}

#[test]
fn c_a_21_overhanging_squares_come_first() {
    // Tile 2 begins at column 5: a piece that hangs over its left edge is found before one inside.
    let map = sketch("xxxx......xxxxx\n..........xxxxx\n##########xxxxx\nxxxxxxxxxxxxxxx\nxxxxxxxxxxxxxxx");
    let found = placement::restaurant(&map, 2, None, |_| true).unwrap();
    assert_eq!((found.0, found.1), (2, Coord::new(4, 0)));
    let mut tries = Vec::new();
    placement::restaurant(&map, 2, Some(&mut tries), |_| true);
    assert_eq!(tries[0].failures[0].why, Why::OffMap, "first the row above the map");
    assert_eq!(tries[0].failures[0].squares[0], Coord::new(4, -1));
}

#[test]
fn c_plc_3_coffee_shop_next_to_a_road_on_a_tile_without_one() {
    let map = sketch("..#..\n.....\n.....\n.....\n.....");
    let shop = placement::coffee_shop(&map, 1, &[], None).unwrap();
    assert_eq!(shop.at, Coord::new(1, 0));
    assert_eq!(placement::coffee_shop(&map, 1, &[Coord::new(4, 4)], None), None);
}

#[test]
fn c_plc_4_campaigns_next_to_a_road_in_reach_of_a_house() {
    // Trainee of card 20 on tile 2: billboard 11 needs a house beside it.
    let game = solo(json!({"chain": {"deck": ["action_20"], "tracks": {"recruit_train": 1}}}));
    let (after, deeds) = after(&game, Part::Turn);
    let campaign = after.campaigns()[0];
    assert_eq!(campaign.number, TokenNumber(11));
    assert!(!after.reached_by(&campaign).is_empty());
    let search = did(&deeds, "searched")[0];
    assert_eq!(search["target"], 2);
    let whys: Vec<_> =
        search["tries"][0]["failures"].as_array().unwrap().iter().map(|f| f["why"].clone()).collect();
    assert!(whys.contains(&json!("not_empty")) && whys.contains(&json!("off_map")), "{whys:?}");
    assert!(search["tries"].to_string().contains("reaches_no_house"), "{search}");
}

fn lines(first: i8) -> Place {
    Place::Lines { lines: Lines { axis: Axis::Row, first }, side: None }
}

#[test]
fn c_plc_5_airplanes_fly_from_the_left() {
    let house = Rect::new(Coord::new(12, 11), 2, 2);
    let plane =
        |rows, target, houses: &[Rect]| placement::airplane(0..15, rows, target, houses, None, |_| true);
    assert_eq!(plane(1, 9, &[house]), Some((9, lines(11))));
    assert_eq!(plane(3, 9, &[house]), Some((9, lines(9))), "the first position that reaches it hangs over");
    assert_eq!(plane(5, 9, &[house]), Some((9, lines(7))));
    let corner = Rect::new(Coord::new(0, 0), 2, 2);
    assert_eq!(plane(3, 1, &[corner]), Some((1, lines(0))), "wholly on the map");
}

#[test]
fn c_a_15_airplane_of_a_tile_without_a_house_goes_to_the_next() {
    let house = Rect::new(Coord::new(0, 6), 2, 2);
    assert_eq!(
        placement::airplane(0..15, 1, 2, &[house], None, |_| true),
        Some((4, lines(6))),
        "tiles 2 and 3 are without"
    );
    // A house beside the target tile does not count, though it is in the rows.
    assert_eq!(placement::airplane(0..15, 1, 5, &[house], None, |_| true), Some((4, lines(6))));
}

#[test]
fn c_plc_6_a_new_house_lies_three_wide_next_to_a_road() {
    // Card 7: DEVELOP star on slot 2, purple tile 6; card 9's back: house 17.
    let game =
        solo(json!({"chain": {"deck": ["action_07"], "back": "action_09", "tracks": {"recruit_train": 2}}}));
    let (after, deeds) = after(&game, Part::Turn);
    let house = after.houses().iter().find(|house| house.number == HouseNumber::new(17)).unwrap();
    assert_eq!(house.garden, Some(Side::East));
    // Tile 6 begins at (10, 5); rows 3 and 4 above are not by a road, row 4 and 5 neither wide enough.
    assert_eq!(
        house.rect(),
        Rect::new(Coord::new(8, 8), 3, 2),
        "it hangs over the left edge, under the road"
    );
    let search =
        did(&deeds, "searched").into_iter().find(|deed| deed["placing"]["piece"] == "house").unwrap();
    assert_eq!(
        (&search["target"], &search["tile"], &search["pane"]),
        (&json!(6), &json!(6), &json!("develop"))
    );
}

#[test]
fn c_plc_7_a_road_points_at_a_road_or_an_entrance() {
    let map = sketch(".....\n....#\n.....\nxxxxx\nxxxxx");
    let road = |map: &Sketch, piece, doors: &[Coord]| {
        placement::road(map, 1, piece, doors, None).map(|(_, road)| road)
    };
    assert_eq!(road(&map, Piece::RoadI2, &[]), Some(vec![Coord::new(2, 1), Coord::new(3, 1)]));
    assert_eq!(
        road(&map, Piece::RoadI2, &[Coord::new(2, 0)]),
        Some(vec![Coord::new(0, 0), Coord::new(1, 0)]),
        "an entrance of The Chain will do"
    );
    assert_eq!(road(&sketch(".....\n....."), Piece::RoadI2, &[]), None);
}

#[test]
fn c_a_22_pieces_lie_first_then_turn_clockwise() {
    assert_eq!(placement::orientations(Piece::RoadI2, false), [vec![(0, 0), (0, 1)], vec![(0, 0), (1, 0)]]);
    let corners = placement::orientations(Piece::RoadL3, false);
    assert_eq!(corners.len(), 4);
    assert_eq!(corners[0], [(0, 0), (0, 1), (1, 0)], "as printed");
    assert_eq!(corners[1], [(0, 0), (0, 1), (1, 1)], "a quarter clockwise");
    let parks = placement::orientations(Piece::ParkL4, true);
    assert_eq!(parks.len(), 8);
    assert_eq!(parks[0], [(0, 0), (0, 1), (0, 2), (1, 2)]);
    let wide = |cells: &Vec<(i8, i8)>| cells.iter().any(|cell| cell.1 == 2);
    assert!(parks[..4].iter().all(wide) && !parks[4..].iter().any(wide), "lying before upright");
    assert_eq!(placement::orientations(Piece::ParkT4, true).len(), 4);
}

#[test]
fn c_plc_8_restaurants_keep_off_tiles_with_one() {
    // Card 4 on tile 2, where The Chain has a restaurant: tile 3 it is.
    let game = solo(json!({"chain": {"deck": ["action_04"], "tracks": {"recruit_train": 2}}}));
    let (after, deeds) = after(&game, Part::Turn);
    let placed = after.chain(AUTOMATON).restaurants()[1];
    assert_eq!((placed.at, placed.entrance), (Coord::new(13, 0), Corner::SouthWest));
    let search =
        did(&deeds, "searched").into_iter().find(|deed| deed["placing"]["piece"] == "restaurant").unwrap();
    assert_eq!((&search["target"], &search["tile"]), (&json!(2), &json!(3)));
    assert!(search["tries"][0].to_string().contains("own_restaurant"));
}

#[test]
fn c_plc_8_entrance_towards_the_centre() {
    let map = sketch("#####\n#..##\n#..##\n#####\n#####\n");
    let found = placement::restaurant(&map, 1, None, |_| true).unwrap();
    assert_eq!(found.2, Corner::SouthEast, "(2,2) is the centre");
    let map = sketch("#####\n#..xx\n#..xx\nxxxxx\nxxxxx\n");
    let found = placement::restaurant(&map, 1, None, |_| true).unwrap();
    assert_eq!(
        found.2,
        Corner::NorthEast,
        "the nearest with a road; of two as near the first in reading order"
    );
}

#[test]
fn c_a_23_a_restaurant_astride_needs_both_tiles() {
    // The first place for tile 2 hangs over onto tile 1, which has a restaurant.
    let map = sketch("CCx#.....#xxxxx\nCCx#.....#xxxxx\nxxxxxxxxxxxxxxx");
    let mut tries = Vec::new();
    let found = placement::restaurant(&map, 2, Some(&mut tries), |_| true).unwrap();
    assert_eq!(found.1, Coord::new(7, 0));
    assert!(tries[0].failures.iter().any(|failure| failure.why == Why::OwnRestaurant));
}

#[test]
fn c_plc_9_a_garden_for_the_next_house_possible() {
    // Card 12's back: a garden for house 5, which is not on the map; house 10 has it above? Edge and roads: below none.
    let game =
        solo(json!({"chain": {"deck": ["action_17"], "back": "action_12", "tracks": {"recruit_train": 3}}}));
    let (after, deeds) = after(&game, Part::Turn);
    let search = did(&deeds, "searched_house")[0];
    assert_eq!(search["target"], "5");
    let tried: Vec<_> =
        search["tries"].as_array().unwrap().iter().map(|tried| tried["house"].clone()).collect();
    assert_eq!(tried, [json!("10")], "a road on two sides, the map's edge above; on the west the next tile");
    let number: HouseNumber = serde_json::from_value(search["house"].clone()).unwrap();
    let house = after.houses().iter().find(|house| house.number == number).unwrap();
    assert!(house.garden.is_some());
}

#[test]
fn c_a_24_beyond_the_highest_house_comes_the_lowest() {
    let map = sketch("..........\n.HH....HH.\n.HH....HH.\n..........");
    let houses =
        [(HouseNumber::new(2), Coord::new(1, 1), true), (HouseNumber::new(7), Coord::new(7, 1), false)];
    let mut tries = Vec::new();
    let found = placement::garden(&map, &houses, HouseNumber::new(7), Some(&mut tries));
    assert_eq!(found, Some((HouseNumber::new(2), Side::North)));
    assert_eq!(tries[0].why, Why::NoGardenAllowed);
    let blocked = sketch("xxxxxxxxxx\n.HH....HH.\n.HH....HH.\n..........");
    assert_eq!(
        placement::garden(&blocked, &houses, HouseNumber::new(1), None),
        Some((HouseNumber::new(2), Side::South))
    );
    let beside = sketch("xxxxxxxxxx\n.HH....HH.\n.HH....HH.\nxxxxxxxxxx");
    assert_eq!(
        placement::garden(&beside, &houses, HouseNumber::new(1), None),
        Some((HouseNumber::new(2), Side::West))
    );
}

#[test]
fn c_a_25_parks_and_restaurants_have_no_range() {
    let map = sketch("#....HH...\n#....HH...\n..........");
    let houses = [(HouseNumber::new(2), Rect::new(Coord::new(5, 0), 2, 2))];
    let park = placement::park(&map, &houses, HouseNumber::new(1), Piece::ParkI4).unwrap();
    assert_eq!(park.1, (1..5).map(|x| Coord::new(x, 0)).collect::<Vec<_>>(), "touching house and road");
    // The Chain's one restaurant is far from tile 7, and no road leads there from a restaurant it could have.
    let game = solo(json!({"chain": {"deck": ["action_19"], "tracks": {"recruit_train": 2}}}));
    let (after, _) = after(&game, Part::Turn);
    let placed = after.chain(AUTOMATON).restaurants()[1];
    assert!(placement::stands_on(placed.rect(), 7));
}

#[test]
fn c_a_27_restaurants_are_open_at_once() {
    let game = solo(json!({"chain": {"deck": ["action_04"], "tracks": {"recruit_train": 2}}}));
    let (after, _) = after(&game, Part::Turn);
    assert!(after.chain(AUTOMATON).restaurants().iter().all(|restaurant| restaurant.open));
    assert_eq!(after.distance_to(HouseNumber::new(10), AUTOMATON), Some(0), "and serve at this dinnertime");
}

/// The most a search can tell is told: nothing fits anywhere.
#[test]
fn a_search_without_a_result_tells_every_tile() {
    let restaurants: Vec<Value> = vec![json!({"at": [8, 0], "entrance": "south-west"})];
    let game = solo(over(tracks(2, 10, 0, "neutral"), json!({"chains": [{}, {"restaurants": restaurants}]})));
    assert_eq!(stock(&game, Item::Beer), 0);
    let full: &'static str = Box::leak(FULL.replace('.', "x").into_boxed_str());
    let mut tries = Vec::new();
    assert_eq!(placement::house(&sketch(full), 4, Some(&mut tries)), None);
    assert_eq!(tries.len(), 9);
}
