//! Coffee routes once more by brute force (K-COFFEE-27).

use std::collections::{BTreeSet, HashSet};

use magnate_rules::{
    Coord, Dice, Dir, FastDice, Game, Phase, PlayerId, Position, Square, SquareKind, TileId,
};
use serde_json::{Value, json};

use super::coffee::cafe;
use crate::common::*;

/// One place coffee is sold: whose, and the squares it is served at.
struct Spot {
    chain: usize,
    restaurant: Option<Coord>,
    doors: Vec<Coord>,
}

struct Oracle<'a> {
    game: &'a Game,
    works: Vec<Coord>,
    spots: Vec<Spot>,
}

impl Oracle<'_> {
    fn square(&self, at: Coord) -> Option<Square> {
        self.game.board().square(at)
    }

    fn is_road(&self, at: Coord) -> bool {
        self.square(at).is_some_and(|it| self.game.board().kind(it).is_road())
    }

    fn tile(at: Coord) -> (i8, i8) {
        (at.x.div_euclid(5), at.y.div_euclid(5))
    }

    fn beside(at: Coord) -> Vec<Coord> {
        Dir::ALL.iter().filter_map(|dir| at.step(*dir)).collect()
    }

    fn cost(&self, from: Coord, to: Coord) -> u8 {
        u8::from(Self::tile(from) != Self::tile(to)) + u8::from(self.works.contains(&to))
    }

    fn stops(&self, at: Coord, own: Option<Coord>) -> u64 {
        let sells = |spot: &Spot| spot.restaurant.is_none() || spot.restaurant != own;
        let spots = self.spots.iter().enumerate().filter(|(_, spot)| sells(spot));
        let near = spots.filter(|(_, spot)| spot.doors.iter().any(|door| Self::beside(*door).contains(&at)));
        near.fold(0, |all, (i, _)| all | 1 << i)
    }

    /// Every set of stops, with the tiles it is passed over, of every way of just this length to one restaurant.
    fn ways(
        &self,
        house: &[Coord],
        doors: &[Coord],
        own: Coord,
        length: u8,
    ) -> BTreeSet<(u64, BTreeSet<(i8, i8)>)> {
        type State = (Coord, Option<Coord>, u8, u64, BTreeSet<(i8, i8)>);
        let mut seen: HashSet<State> = HashSet::new();
        let mut open: Vec<State> = Vec::new();
        let mut found = BTreeSet::new();
        for from in house {
            for at in Self::beside(*from).into_iter().filter(|at| self.is_road(*at)) {
                let state = (
                    at,
                    None,
                    self.cost(*from, at),
                    self.stops(at, Some(own)),
                    BTreeSet::from([Self::tile(at)]),
                );
                if state.2 <= length && seen.insert(state.clone()) {
                    open.push(state);
                }
            }
        }
        while let Some((at, before, cost, stops, tiles)) = open.pop() {
            for door in doors.iter().filter(|door| Self::beside(**door).contains(&at)) {
                let total = cost + u8::from(Self::tile(at) != Self::tile(*door));
                assert!(total >= length, "a way shorter than the shortest");
                if total == length {
                    found.insert((stops, tiles.clone()));
                }
            }
            for to in Self::beside(at).into_iter().filter(|to| self.is_road(*to) && Some(*to) != before) {
                let bridge =
                    self.square(at).is_some_and(|it| self.game.board().kind(it) == SquareKind::Bridge);
                let straight =
                    before.is_none_or(|from| to.x - at.x == at.x - from.x && to.y - at.y == at.y - from.y);
                let total = cost + self.cost(at, to);
                if bridge && !straight || total > length {
                    continue;
                }
                let mut tiles = tiles.clone();
                tiles.insert(Self::tile(to));
                let state = (to, Some(at), total, stops | self.stops(to, Some(own)), tiles);
                if seen.insert(state.clone()) {
                    open.push(state);
                }
            }
        }
        found
    }
}

/// What chains sell to a house, by the words of the rule.
fn by_the_rule(game: &Game, house: usize, to: PlayerId, reading: &str) -> Vec<(usize, u32)> {
    let corners = |chain: PlayerId, at: Coord, entrance: magnate_rules::Corner| -> Vec<Coord> {
        let local = game.chain(chain).at_work().of(card("local_manager")) > 0;
        let all = magnate_rules::Corner::ALL.into_iter().filter(|corner| local || *corner == entrance);
        all.map(|corner| corner.of(at)).collect()
    };
    let mut spots = Vec::new();
    let stock = |chain: usize| u32::from(game.chains()[chain].stock().of("coffee".parse().unwrap()));
    for (chain, company) in game.chains().iter().enumerate().filter(|(chain, _)| stock(*chain) > 0) {
        let player = PlayerId(chain as u8);
        for at in game.shops(player) {
            spots.push(Spot { chain, restaurant: None, doors: vec![*at] });
        }
        for it in company.restaurants().iter().filter(|it| it.open) {
            spots.push(Spot { chain, restaurant: Some(it.at), doors: corners(player, it.at, it.entrance) });
        }
    }
    let oracle = Oracle { game, works: game.board().added().roadworks.clone(), spots };
    let building = &game.houses()[house];
    let squares: Vec<Coord> = building.rect().coords().collect();
    let length = game.distance_to(building.number, to).unwrap();
    let mut all: BTreeSet<(u64, BTreeSet<(i8, i8)>)> = BTreeSet::new();
    for it in game.chain(to).restaurants().iter().filter(|it| it.open) {
        let doors = corners(to, it.at, it.entrance);
        // Those that are further away have no way of this length.
        all.extend(oracle.ways(&squares, &doors, it.at, length));
    }
    let part_of = |small: &(u64, BTreeSet<(i8, i8)>), large: &(u64, BTreeSet<(i8, i8)>)| {
        let proper = small.0 & large.0 == small.0 && small.0 != large.0;
        match reading {
            "prune" => proper,
            "tiles" => proper && small.1 == large.1,
            _ => false,
        }
    };
    let left: Vec<_> = all.iter().filter(|way| !all.iter().any(|other| part_of(way, other))).collect();
    let sold = |chain: usize, stops: u64| {
        let own =
            oracle.spots.iter().enumerate().filter(|(i, spot)| spot.chain == chain && stops >> i & 1 == 1);
        stock(chain).min(own.count() as u32)
    };
    let value = |stops: u64| -> u32 { (0..game.chains().len()).map(|chain| sold(chain, stops)).sum() };
    let most = left.iter().map(|way| value(way.0)).max().unwrap_or(0);
    let common = left.iter().filter(|way| value(way.0) == most).fold(u64::MAX, |common, way| common & way.0);
    (0..game.chains().len())
        .map(|chain| (chain, sold(chain, common)))
        .filter(|(_, count)| *count > 0)
        .collect()
}

#[test]
fn k_coffee_27_the_routes_are_those_of_a_plain_search() {
    let (mut compared, mut sold, mut differ) = (0, 0, 0);
    for seed in 0..400u64 {
        let mut dice = FastDice::new(seed);
        let tiles: Vec<TileId> = TileId::ALL.into_iter().filter(|tile| tile.module().is_none()).collect();
        let mut pick = |count: usize| dice.below(count as u32) as usize;
        let mut letters: Vec<TileId> = Vec::new();
        while letters.len() < 6 {
            let tile = tiles[pick(tiles.len())];
            if !letters.contains(&tile) {
                letters.push(tile);
            }
        }
        let tile = |i: usize, turn: usize| format!("{}{}", letters[i], [0, 90, 180, 270][turn]);
        let row = |first: usize, pick: &mut dyn FnMut(usize) -> usize| {
            (first..first + 3).map(|i| tile(i, pick(4))).collect::<Vec<_>>().join(" ")
        };
        let map = json!([row(0, &mut pick), row(3, &mut pick)]);
        let bare =
            at(json!({"version": 1, "modules": ["coffee", "lobbyists"], "map": map, "chains": [{}, {}, {}]}));
        let board = bare.board().clone();
        // Restaurants and shops wherever they fit.
        let mut position = json!({"version": 1, "modules": ["coffee", "lobbyists"], "map": map, "bank": 1000,
                                  "chains": [{"stock": {"coffee": pick(4)}}, {"stock": {"coffee": pick(4)}}, {"stock": {"coffee": pick(3)}}]});
        if pick(4) == 0 {
            position["chains"][1]["at_work"] = json!({"local_manager": 1});
        }
        for chain in 0..3 {
            for _ in 0..=pick(2) {
                let site = &board.sites(2, 2)[pick(board.sites(2, 2).len())];
                let entrance = magnate_rules::Corner::ALL[pick(4)];
                add(&mut position, chain, "restaurants", json!({"at": site.at, "entrance": entrance.id()}));
            }
            for _ in 0..pick(4) {
                let site = &board.sites(1, 1)[pick(board.sites(1, 1).len())];
                add(&mut position, chain, "coffee_shops", json!(site.at));
            }
        }
        if pick(3) == 0 {
            let roads: Vec<Square> =
                board.squares().filter(|it| board.kind(*it) == SquareKind::Road).collect();
            let mut works: Vec<Coord> = (0..3).map(|_| board.coord(roads[pick(roads.len())])).collect();
            works.sort();
            works.dedup();
            position["roadworks"] = json!(works);
        }
        let game = at(position.clone());
        for (house, building) in game.houses().iter().enumerate() {
            for to in 0..3u8 {
                if game.distance_to(building.number, PlayerId(to)).is_none_or(|far| far > 3) {
                    continue;
                }
                let mut readings = BTreeSet::new();
                for reading in ["prune", "literal", "tiles"] {
                    let mut asked = position.clone();
                    asked["demand"] = json!({building.number.to_string(): ["burger"]});
                    asked["chains"][usize::from(to)]["stock"]["burger"] = json!(1);
                    if reading != "prune" {
                        asked["options"] = json!({"coffee": reading});
                    }
                    let game = at(asked);
                    let report = json!(game.dinner_report());
                    let coffee = report["sales"][0]["coffee"].as_array().unwrap().iter();
                    let coffee: Vec<(usize, u32)> = coffee
                        .map(|it| {
                            (it["chain"].as_u64().unwrap() as usize, it["count"].as_u64().unwrap() as u32)
                        })
                        .collect();
                    let expected = by_the_rule(&game, house, PlayerId(to), reading);
                    assert_eq!(
                        coffee, expected,
                        "seed {seed}, house {}, chain {to}, {reading}",
                        building.number
                    );
                    compared += 1;
                    sold += u32::from(!coffee.is_empty());
                    readings.insert(coffee);
                }
                differ += u32::from(readings.len() > 1);
            }
        }
    }
    println!("{compared} trips, {sold} with coffee, {differ} in which the readings differ");
    assert!(compared > 1000 && sold > 1000 && differ > 3);
}

/// Adds something to a list of a chain if the position stays right.
fn add(position: &mut Value, chain: usize, list: &str, what: Value) {
    let mut more = position.clone();
    let company = more["chains"][chain].as_object_mut().unwrap();
    company.entry(list).or_insert(json!([])).as_array_mut().unwrap().push(what);
    if Position::from_value(&more).and_then(|it| it.game()).is_ok() {
        *position = more;
    }
}

#[test]
fn every_way_told_can_be_driven_and_passes_what_it_says() {
    let top = json!({
        "demand": {"8": ["burger"], "2": ["burger"]},
        "chains": [{"stock": {"coffee": 9}}, {"stock": {"coffee": 9}}, {"stock": {"coffee": 9, "burger": 2}}],
    });
    let (_, events) = begin(cafe(top), Phase::Dinnertime);
    let told = only(&events, "coffee_sold");
    assert_eq!(told.len(), 2);
    let game = at(cafe(json!({})));
    for way in told.iter().flat_map(|event| event["routes"].as_array().unwrap()) {
        let squares: Vec<Coord> = serde_json::from_value(way["squares"].clone()).unwrap();
        for pair in squares.windows(2) {
            assert!(Oracle::beside(pair[0]).contains(&pair[1]), "{pair:?}");
        }
        assert!(squares.windows(3).all(|three| three[0] != three[2]), "nobody turns back: {squares:?}");
        for stop in way["stops"].as_array().unwrap() {
            let at: Coord = serde_json::from_value(stop["at"].clone()).unwrap();
            let doors = if stop["restaurant"] == true {
                let chain = &game.chains()[stop["chain"].as_u64().unwrap() as usize];
                vec![chain.restaurants()[0].entrance.of(at)]
            } else {
                vec![at]
            };
            let passed = |square: &Coord| doors.iter().any(|door| Oracle::beside(*door).contains(square));
            assert!(squares.iter().any(passed), "{way}");
        }
    }
}
