//! New districts and the sixth chain: K-DIST, K-SIX.

use std::collections::BTreeSet;

use magnate_rules::{
    Config, Employee, Game, HouseKind, MapSetting, MapSettings, Module, ModuleSet, Phase, PlayerId, Setup,
    TileId,
};
use serde_json::{Value, json};

use crate::common::*;

const DISTRICTS: &[TileId] = &[TileId::U, TileId::V, TileId::W, TileId::X, TileId::Y];

fn config(players: u8, modules: &[Module], settings: &[MapSetting]) -> Config {
    let map_settings: MapSettings = settings.iter().copied().collect();
    Config { map_settings, ..Config::new(players).with_modules(ModuleSet::of(modules)) }
}

fn dealt(config: &Config, seed: u64) -> BTreeSet<TileId> {
    let game = Game::new(config, seed).unwrap();
    let tiles: Vec<TileId> = game.board().layout().tiles().iter().map(|placed| placed.tile).collect();
    let set: BTreeSet<TileId> = tiles.iter().copied().collect();
    assert_eq!(set.len(), tiles.len(), "no tile twice");
    let (width, height) = config.map_size();
    assert_eq!(tiles.len(), usize::from(width) * usize::from(height));
    set
}

/// Two rows of tiles: A and X over B and F. Pi can be driven to from A, houses 4, 2 and 10 too.
///
/// ```text
///    0....5....
///  0 ..#00..#..
///  1 ..#e0.AAA.     pi
///  2 ######AAA#
///  3 HH#...AAA.     house 2
///  4 HH#....#..
///  5 ..#HHHH#..     houses 4 and 10
///  6 ..#HHHH#..
///  7 ##########
///  8 ..#.......
///  9 ..#.......
/// ```
fn district(top: Value) -> Value {
    let base = json!({
        "version": 1, "modules": ["new_districts"], "map": ["A0 X0", "B0 F0"], "bank": 1000,
        "chains": [{"restaurants": [{"at": [3, 0], "entrance": "south-west"}]}],
    });
    over(base, top)
}

#[test]
fn k_dist_1_the_new_tiles_are_shuffled_into_the_others() {
    for players in 2..=5 {
        let base = config(players, &[], &[]);
        let with = config(players, &[Module::NewDistricts], &[]);
        assert_eq!(base.tile_pool().count(), 20);
        assert_eq!(with.tile_pool().count(), 25);
        let mut seen = BTreeSet::new();
        let mut fewest = usize::MAX;
        for seed in 0..60 {
            assert!(dealt(&base, seed).iter().all(|tile| tile.module().is_none()));
            let tiles = dealt(&with, seed);
            fewest = fewest.min(tiles.iter().filter(|tile| DISTRICTS.contains(tile)).count());
            seen.extend(tiles);
        }
        assert_eq!(seen.len(), 25, "every tile can be dealt");
        assert_eq!(fewest == 0, players <= 4, "a deal may contain none of them");
    }
    let all = config(2, &[Module::NewDistricts], &[MapSetting::ForceAll]);
    let apartment = config(2, &[Module::NewDistricts], &[MapSetting::ForceApartment]);
    let mut apartments = BTreeSet::new();
    let mut others = BTreeSet::new();
    for seed in 0..60 {
        let tiles = dealt(&all, seed);
        assert!(DISTRICTS.iter().all(|tile| tiles.contains(tile)), "{tiles:?}");
        let tiles = dealt(&apartment, seed);
        apartments.extend(tiles.iter().copied().filter(|tile| tile.has_apartment()));
        assert!(tiles.iter().any(|tile| tile.has_apartment()), "{tiles:?}");
        others.extend(tiles);
    }
    assert_eq!(apartments.into_iter().collect::<Vec<_>>(), [TileId::X, TileId::Y], "either of them");
    assert_eq!(others.len(), 25);
    let setup = Setup {
        layout: magnate_rules::Layout::from_rows(&["A0 B0 C0", "D0 E0 F0", "G0 H0 U0"]).unwrap(),
        order: vec![PlayerId(0), PlayerId(1)],
    };
    let error = Game::with_setup(&Config::new(2), &setup).unwrap_err();
    assert_eq!(error.0, "tile U is not in this game (K-DIST-1)");
    assert!(Game::with_setup(&config(2, &[Module::NewDistricts], &[]), &setup).is_ok());
    assert_eq!(faults(district(json!({"modules": ["kimchi"]}))), ["map: tile X needs module new_districts"]);
}

#[test]
fn k_dist_2_the_tile_with_parks_must_be_asked_for() {
    for modules in [&[][..], &[Module::NewDistricts]] {
        let without = config(3, modules, &[]);
        let with = config(3, modules, &[MapSetting::ParkTile]);
        assert!(!without.tile_pool().any(|tile| tile == TileId::Z));
        for seed in 0..30 {
            assert!(!dealt(&without, seed).contains(&TileId::Z));
            assert!(dealt(&with, seed).contains(&TileId::Z));
        }
    }
    // Z north of A: its park at (3,3)-(4,4) is next to nothing there; house 10 of F touches the one at (0,0)-(1,1).
    let position = json!({
        "version": 1, "map": ["Z0 F180"], "bank": 100, "demand": {"10": ["burger"]},
        "chains": [{"restaurants": [{"at": [3, 0], "entrance": "south-west"}], "stock": {"burger": 1}}],
    });
    let game = at(position.clone());
    assert!(game.config().map_settings.park_tile, "somebody asked for it");
    assert_eq!(at(written(&game)).digest(), game.digest());
    let sale = &json!(game.dinner_report())["sales"][0];
    assert_eq!(
        (&sale["house"], &sale["income"]),
        (&json!("10"), &json!(10)),
        "house 10 is at (8,3), not by a park"
    );
    let turned = over(position, json!({"map": ["Z0 F270"]}));
    let sale = json!(at(turned).dinner_report())["sales"][0].clone();
    assert_eq!(sale["income"], 20, "house 10 at (5,3) is beside the park at (3,3)");
}

#[test]
fn k_dist_3_three_sources_on_one_tile() {
    let game = at(json!({
        "version": 1, "modules": ["new_districts"], "map": ["A0 U0"],
        "chains": [{"restaurants": [{"at": [3, 0], "entrance": "south-west"}],
                    "at_work": {"cart_operator": 1, "truck_driver": 1, "zeppelin_pilot": 1}}],
    }));
    let food = start(&game, Phase::Food, 0);
    let bring = |text: &str| {
        let mut game = food.clone();
        must(&mut game, text);
        in_stock(&game, 0, "lemonade")
    };
    assert_eq!(bring("0 fetch cart_operator 3,1 SEE"), 2, "one source is beside the first square");
    assert_eq!(bring("0 fetch cart_operator 3,1 SEES"), 2, "no other is beside the next");
    assert_eq!(bring("0 fetch cart_operator 3,1 SEESE"), 4, "and the middle one beside the one after");
    assert_eq!(bring("0 fetch zeppelin_pilot 3,1 E"), 6, "from the air all of them");
    let best = |buyer: Employee| {
        let routes = food.routes(PlayerId(0), buyer);
        let hauls = routes.iter().map(|route| bring(&format!("0 {route}")));
        hauls.max().unwrap()
    };
    assert_eq!(best(Employee::CartOperator), 6);
    assert_eq!(best(Employee::TruckDriver), 9);
}

#[test]
fn k_dist_4_houses_21_22_and_25() {
    let game = at(json!({
        "version": 1, "modules": ["new_districts"], "map": ["V0 W0"], "bank": 100,
        "demand": {"25": ["burger"]},
        "chains": [{"restaurants": [{"at": [8, 0], "entrance": "south-west"}], "stock": {"burger": 1},
                    "at_work": {"new_business_developer": 1}}],
    }));
    let house = |number: &str| {
        let number = number.parse().unwrap();
        game.houses().iter().find(|house| house.number == number).unwrap()
    };
    for (number, x, y) in [("21", 1, 3), ("22", 2, 0)] {
        let house = house(number);
        assert_eq!((house.at.x, house.at.y, house.cap(), house.garden), (x, y, Some(3), None));
        assert_eq!(house.kind, HouseKind::Printed);
    }
    let villa = house("25");
    assert_eq!(
        (villa.cap(), villa.garden, villa.kind),
        (Some(5), Some(magnate_rules::Side::South), HouseKind::Gardened)
    );
    let houses = start(&game, Phase::Houses, 0);
    assert_eq!(answer(&houses, "0 garden 25 north"), "has_garden");
    assert_eq!(answer(&houses, "0 garden 22 west"), "ok");
    assert_eq!(game.gardens_left(), 8, "its garden is printed");
    let report = json!(game.dinner_report());
    assert_eq!(report["sales"][0]["income"], 20, "it pays double");
    // Its road ends at the house: no way leads on to V, whose road ends at the border.
    assert_eq!(game.distances()["25"], json!([0]));
    assert_eq!(game.distances()["21"], json!([null]));
    for turn in ["0", "90", "180", "270"] {
        let game = at(
            json!({"version": 1, "modules": ["new_districts"], "map": [format!("W{turn}")], "chains": [{}]}),
        );
        let rect = game.houses()[0].garden_rect().unwrap();
        assert!(rect.coords().all(|at| game.occupant(at).is_some()), "a garden on the tile, {turn}");
        assert_eq!(at(written(&game)).digest(), game.digest());
        assert_eq!(written(&game)["gardens"], json!([]), "which is not one of the garden tiles");
    }
}

#[test]
fn k_dist_5_ex_dist_1_apartments_take_two_of_everything_without_end() {
    let game = at(district(json!({
        "modules": ["new_districts", "mass_marketeers"],
        "demand": {"pi": ["beer", "beer", "beer"]},
        "campaigns": [{"number": 14, "chain": 0, "marketeer": "marketing_trainee", "item": "burger", "turns": 2, "at": [8, 0]}],
        "chains": [{"at_work": {"mass_marketeer": 1}}],
    })));
    let pi = &game.houses()[1];
    assert_eq!((pi.number.to_string().as_str(), pi.kind, pi.cap()), ("pi", HouseKind::Apartment, None));
    assert_eq!((pi.rect().width, pi.rect().height, pi.tokens_per_campaign()), (3, 3, 2));
    let report = json!(game.marketing_report());
    let wanted = ["beer", "beer", "beer", "burger", "burger", "burger", "burger"];
    let mut demand: Vec<&str> =
        report["demand"]["pi"].as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect();
    demand.sort_unstable();
    assert_eq!(demand, wanted);
    // It stays until one chain fills all of it.
    let hungry = |burgers: u16| {
        let mut game = at(district(json!({
            "demand": {"pi": demand.clone()},
            "chains": [{"stock": {"beer": 3, "burger": burgers}}],
        })));
        game.resolve_dinner();
        (game.houses()[1].demand.len(), game.chain(PlayerId(0)).cash())
    };
    assert_eq!(hungry(3), (7, 0));
    assert_eq!(hungry(4), (0, 70));
    let game = at(district(json!({"demand": {"pi": vec!["pizza"; 40]}})));
    assert_eq!(at(written(&game)).digest(), game.digest());
    assert_eq!(written(&game)["demand"]["pi"].as_array().unwrap().len(), 40);
}

#[test]
fn k_dist_6_apartments_have_no_garden_and_what_goes_with_one() {
    let position = district(json!({
        "modules": ["new_districts", "sushi", "gourmet_critics"],
        "houses": [{"number": "3", "at": [5, 8], "garden": "east"}],
        "gardens": [{"house": "4", "side": "north"}],
        "demand": {"pi": ["burger"]},
        "campaigns": [{"number": 17, "chain": 0, "marketeer": "gourmet_critic", "item": "beer", "turns": 1}],
        "chains": [{"at_work": {"new_business_developer": 1}, "stock": {"burger": 1, "sushi": 5}}],
    }));
    let game = at(position);
    let houses = start(&game, Phase::Houses, 0);
    assert_eq!(answer(&houses, "0 garden pi north"), "never_garden");
    assert!(starting(&legal(&houses, 0), "garden pi").is_empty());
    let sale = &json!(game.dinner_report())["sales"][0];
    assert_eq!(
        (&sale["items"], &sale["income"]),
        (&json!({"burger": 1}), &json!(10)),
        "no sushi, not double"
    );
    assert_eq!(
        json!(game.marketing_report())["demand"],
        json!({"3": ["beer"], "pi": ["burger"], "4": ["beer"]}),
        "no guide reaches it"
    );
    let faulty = district(json!({"gardens": [{"house": "pi", "side": "north"}]}));
    assert_eq!(faults(faulty), ["gardens[0]: house pi never gets a garden (K-DIST-6)"]);
}

#[test]
fn k_dist_7_nobody_drives_through_a_building_but_mail_passes() {
    // A, X and F in a row: the west stub of pi belongs to A, the east one to F.
    let game = at(json!({
        "version": 1, "modules": ["new_districts"], "map": ["A0 X0 F0"],
        "campaigns": [{"number": 9, "chain": 0, "marketeer": "campaign_manager", "item": "beer", "turns": 2, "at": [6, 0]}],
        "chains": [{"restaurants": [{"at": [3, 0], "entrance": "south-west"}]},
                   {"restaurants": [{"at": [13, 0], "entrance": "south-west"}]}],
    }));
    assert_eq!(game.distances()["pi"], json!([1, 1]), "each road up to it is a start for its diners");
    assert_eq!(game.distances()["10"], json!([null, 0]));
    assert_eq!(game.distances()["2"], json!([0, null]));
    let reached = game.reached_by(&game.campaigns()[0]);
    let reached: Vec<String> = reached.iter().map(ToString::to_string).collect();
    assert_eq!(reached, ["pi", "10"], "from the west of the building to the east of it");
}

#[test]
fn k_dist_8_what_counts_tokens_counts_both() {
    let game = at(district(json!({
        "campaigns": [{"number": 1, "chain": 0, "marketeer": "brand_director", "item": "beer", "turns": 1, "at": [5, 1]}],
        "chains": [{"milestones": ["first_radio_campaign"]}],
    })));
    let demand = json!(game.marketing_report())["demand"].clone();
    assert_eq!(demand["pi"], json!(["beer", "beer", "beer", "beer"]));
    assert_eq!(demand["2"], json!(["beer", "beer"]));
}

#[test]
fn k_din_1_ex_dist_2_pi_eats_between_3_and_4() {
    let game = at(district(json!({
        "houses": [{"number": "3", "at": [5, 8], "garden": "east"}],
        "demand": {"3": ["burger"], "pi": ["burger", "burger"], "4": ["burger"]},
        "chains": [{"stock": {"burger": 3}}],
    })));
    let order: Vec<String> = game.houses().iter().map(|house| house.number.to_string()).collect();
    assert_eq!(order, ["2", "3", "pi", "4", "10"]);
    let report = json!(game.dinner_report());
    let served: Vec<&Value> = report["sales"].as_array().unwrap().iter().map(|sale| &sale["house"]).collect();
    assert_eq!(served, [&json!("3"), &json!("pi")]);
    let game = at(json!({
        "version": 1, "modules": ["new_districts", "rural_marketeers"], "map": ["Y0 F0"], "chains": [{}],
        "houses": [{"number": "9", "at": [5, 3], "garden": "east"}],
    }));
    let order: Vec<String> = game.houses().iter().map(|house| house.number.to_string()).collect();
    assert_eq!(order, ["9", "9.75", "10", "rural"]);
}

#[test]
fn k_gen_3_apartments_are_houses() {
    // A house where a rule says house: noodles for pi (EX-NOODLE-2), radios, airplanes, the forecast.
    let game = at(district(json!({
        "modules": ["new_districts", "noodles"],
        "demand": {"pi": ["burger", "burger", "beer", "beer", "beer", "beer"]},
        "chains": [{"stock": {"noodles": 6}}],
    })));
    let sale = &json!(game.dinner_report())["sales"][0];
    assert_eq!(
        (&sale["house"], &sale["items"], &sale["income"]),
        (&json!("pi"), &json!({"noodles": 6}), &json!(60))
    );
    let plane = json!({"number": 4, "chain": 0, "marketeer": null, "item": "beer", "turns": 1, "lines": {"axis": "row", "first": 3}});
    let reached = game.reach_of(&plane).unwrap();
    assert_eq!(reached.iter().map(ToString::to_string).collect::<Vec<_>>(), ["2", "pi"], "its third row");
}

#[test]
fn k_six_1_ex_six_1_six_chains() {
    let modules = [Module::NewDistricts, Module::SixPlayers, Module::Kimchi];
    let six = config(6, &modules, &[]);
    let game = Game::new(&six, 7).unwrap();
    assert_eq!(game.bank(), 300);
    assert_eq!(
        (supply(&game, "kimchi_master"), supply(&game, "luxuries_manager"), supply(&game, "cfo")),
        (3, 4, 3)
    );
    assert_eq!((game.board().width(), game.board().height()), (30, 20));
    assert_eq!(six.tile_pool().count() - game.board().layout().tiles().len(), 1, "one tile is left over");
    let parks = config(6, &modules, &[MapSetting::ParkTile]);
    assert_eq!(parks.tile_pool().count() - 24, 2, "two with Z");
    assert_eq!(game.chains().len(), 6);
    assert_eq!(game.order().len(), 6);
    let billboards = six.tokens().filter(|token| token.number.0 >= 11).count();
    assert_eq!(billboards, 6, "all billboards");
    let chain = json!({});
    let position = json!({"version": 1, "modules": ["new_districts", "six_players"], "map": ["A0 B0"],
                          "chains": vec![chain.clone(); 6]});
    assert_eq!(at(position).chains().len(), 6);
    let five = json!({"version": 1, "map": ["A0 B0"], "chains": vec![chain; 6]});
    assert_eq!(faults(five)[0], "chains: a game has up to 5 chains, not 6 (B-MAP-1)");
}
