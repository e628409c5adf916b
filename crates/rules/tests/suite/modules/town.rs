//! Lobbyists: K-LOB.

use magnate_rules::{Config, FastDice, Game, Layout, Module, ModuleSet, Phase, PlayerId, Setup, TileId};
use serde_json::{Value, json};

use crate::common::*;

/// The grid of the examples of sections 3 and 4, with Gluttony, Xango and Duck:
///
/// ```text
///    0....5....
///  0 ###...GG..
///  1 #b....gG..
///  2 #.88######
///  3 ..88#..#b.
///  4 ..###..#..
///  5 ..#22..#..
///  6 ..#22..#.b
///  7 ##########
///  8 ..#..xX#dD
///  9 ..#..XX#DD
/// ```
pub fn grid(modules: &[&str], top: Value) -> Value {
    let base = json!({
        "version": 1, "modules": modules, "map": ["E0 N180", "A180 O90"], "bank": 1000,
        "chains": [
            {"restaurants": [{"at": [6, 0], "entrance": "south-west"}]},
            {"restaurants": [{"at": [5, 8], "entrance": "north-west"}]},
            {"restaurants": [{"at": [8, 8], "entrance": "north-west"}]},
        ],
    });
    over(base, top)
}

fn lobby(top: Value) -> Game {
    let work = json!({"chains": [{"at_work": {"lobbyist": 2}}, {"at_work": {"lobbyist": 1}}]});
    at(grid(&["lobbyists"], over(work, top)))
}

fn lobbying(top: Value, chain: u8) -> Game {
    start(&lobby(top), Phase::Lobbyists, chain)
}

/// Without the milestone, so that nobody asks for tiles.
fn gone() -> Value {
    json!({"withdrawn": ["first_lobbyist_used"]})
}

#[test]
fn ex_lob_1_k_lob_7_k_lob_10_k_lob_11_a_road_is_built() {
    let mut game = lobbying(gone(), 0);
    let road = json!({"action": "road", "piece": "straight_2", "squares": [[5, 3], [6, 3]]});
    let preview = ask(&game, 0, json!({"question": "preview", "action": road}));
    assert_eq!(preview["squares"], json!([[4, 3], [5, 3], [6, 3], [7, 3]]), "road and roadworks");
    let events = must(&mut game, "0 road straight_2 5,3 6,3");
    assert_eq!(only(&events, "road_laid")[0]["roadworks"], json!([[4, 3], [7, 3]]), "both arrows hit a road");
    // K-LOB-8: no road yet, for nobody.
    assert_eq!(game.occupant([5, 3].into()).unwrap().to_string(), "a road under construction");
    let third = json!({"chains": [{}, {}, {"restaurants": [{"at": [8, 4], "entrance": "north-west"}]}]});
    let position = over(
        grid(&["lobbyists"], third),
        json!({
            "roads": [{"piece": "straight_2", "squares": [[5, 3], [6, 3]], "under_construction": true}],
        }),
    );
    let works = at(position.clone());
    assert_eq!(works.distances()["8"], json!([1, 2, 2]), "to (7,4) it is one border and one marker");
    let marked = over(position.clone(), json!({"roadworks": []}));
    assert_eq!(at(marked).distances()["8"], json!([1, 2, 1]), "without the marker");
    let open = over(position, json!({"roads": [{"under_construction": false}]}));
    assert_eq!(at(open).distances()["8"], json!([1, 2, 1]), "once it is open");
    // K-LOB-10: it opens at the end of the round.
    let (after, events) = works.at_phase(Phase::Cleanup, None);
    assert_eq!(only(&events, "roads_opened").len(), 1);
    assert!(after.board().added().roadworks.is_empty());
    assert!(!after.board().added().roads[0].under_construction);
    assert_eq!(written(&after)["roads"][0]["under_construction"], false);
    // K-LOB-11: it joins the road it runs beside: a cart drives from (6,2) down to (6,3).
    let cart = |open: bool| {
        let top = json!({
            "roads": [{"piece": "straight_2", "squares": [[5, 3], [6, 3]], "under_construction": !open}],
            "chains": [{"at_work": {"cart_operator": 1}}],
        });
        answer(&start(&at(grid(&["lobbyists"], top)), Phase::Food, 0), "0 fetch cart_operator 6,1 SSE")
    };
    assert_eq!((cart(true), cart(false)), ("ok", "broken_route"));
}

#[test]
fn k_lob_9_every_marker_counts_every_time_and_only_at_dinner() {
    let road = |top: Value| {
        at(grid(
            &["lobbyists"],
            over(
                json!({
                    "roads": [{"piece": "straight_2", "squares": [[5, 3], [6, 3]], "under_construction": true}],
                }),
                top,
            ),
        ))
    };
    // The first and the last square count: every way to Xango ends on (5,7), every way from house 8 to Gluttony on (6,2).
    let game = road(json!({"roadworks": [[5, 7]]}));
    assert_eq!(game.distances()["8"], json!([1, 3, 2]));
    let game = road(json!({"roadworks": [[4, 2], [4, 3], [2, 4], [3, 4]]}));
    assert_eq!(game.distances()["8"], json!([2, 3, 3]), "all squares beside the house");
    let game = road(json!({"roadworks": [[4, 2], [5, 2], [6, 2], [4, 3]]}));
    assert_eq!(game.distances()["8"], json!([4, 2, 2]), "three in a row, and a border");
    // Ranges in the working day do not see them, unless the table says so.
    let ranges = |options: Value| {
        let game = road(json!({
            "modules": ["lobbyists"], "options": options, "roadworks": [[6, 2], [7, 2], [7, 3], [8, 2]],
            "chains": [{"at_work": {"marketing_trainee": 1, "cart_operator": 1}}],
        }));
        let campaigns =
            starting(&options_of(&game, Phase::Campaigns), "campaign marketing_trainee 14 beer eternal ");
        let fetch = options_of(&game, Phase::Food).len();
        (campaigns.len(), fetch)
    };
    let (places, routes) = ranges(json!({}));
    let (fewer, none) = ranges(json!({"roadworks": "ranges"}));
    assert!(fewer < places, "{fewer} of {places}");
    assert!(routes > 1 && none == 1, "{routes} {none}");
}

pub fn options_of(game: &Game, phase: Phase) -> Vec<String> {
    options(game, phase, 0)
}

#[test]
fn ex_lob_2_k_lob_20_k_lob_21_k_lob_22_parks() {
    let top = over(
        gone(),
        json!({
            "demand": {"8": ["burger", "burger"]},
            "chains": [{"stock": {"burger": 2}, "at_work": {"pricing_manager": 2, "lobbyist": 1}}],
        }),
    );
    let mut game = lobbying(top.clone(), 0);
    let events = must(&mut game, "0 park I 2,1 3,1 4,1 5,1");
    assert_eq!(only(&events, "park_laid")[0]["houses"], json!(["8"]));
    let report = json!(game.dinner_report());
    assert_eq!((&report["sales"][0]["income"], &report["sales"][0]["multiplier"]), (&json!(32), &json!(2)));
    // K-LOB-21: more parks and more sides are one park; with a garden it is triple.
    let parks = json!({"parks": [
        {"piece": "I", "squares": [[2, 1], [3, 1], [4, 1], [5, 1]]},
        {"piece": "L", "squares": [[1, 2], [1, 3], [1, 4], [0, 4]]},
    ]});
    let more = at(grid(&["lobbyists"], over(top.clone(), parks.clone())));
    assert_eq!(json!(more.dinner_report())["sales"][0]["income"], 32);
    // A sale says that it is the park.
    let parts = |top: Value| {
        let (_, events) = begin(grid(&["lobbyists"], top), Phase::Dinnertime);
        let sale = only(&events, "house_served")[0].clone();
        (sale["parts"]["multiplier"].clone(), sale["parts"]["park"].clone())
    };
    assert_eq!(parts(over(top.clone(), parks)), (json!(2), json!(true)));
    let garden_alone = json!({"gardens": [{"house": "8", "side": "west"}]});
    assert_eq!(parts(over(top.clone(), garden_alone)), (json!(2), Value::Null));
    let garden = json!({"gardens": [{"house": "8", "side": "west"}],
                        "parks": [{"piece": "L", "squares": [[2, 1], [3, 1], [4, 1], [4, 0]]}]});
    let triple = at(grid(&["lobbyists"], over(top.clone(), garden)));
    assert_eq!(json!(triple.dinner_report())["sales"][0]["income"], 48);
    // K-LOB-20: a garden beside a park is enough.
    let by_garden = json!({"gardens": [{"house": "8", "side": "west"}],
                           "parks": [{"piece": "L", "squares": [[0, 3], [0, 4], [1, 4], [0, 5]]}]});
    let shape = faults(grid(&["lobbyists"], over(top.clone(), by_garden.clone())));
    assert_eq!(shape, ["parks[0]: these squares do not have the shape of park L"]);
    let by_garden =
        over(by_garden, json!({"parks": [{"piece": "T", "squares": [[0, 3], [0, 4], [1, 4], [0, 5]]}]}));
    let triple = at(grid(&["lobbyists"], over(top.clone(), by_garden)));
    assert_eq!(json!(triple.dinner_report())["sales"][0]["income"], 48);
    // K-LOB-22: neither distance, demand nor cap change.
    assert_eq!(game.distances(), lobby(top).distances());
    assert!(game.houses().iter().all(|house| house.cap() == Some(3)));
}

#[test]
fn k_lob_8_k_lob_23_a_road_under_construction_cuts_mailbox_blocks_and_a_park_does_not() {
    // A row of four squares between (3,0) and house 8.
    let squares = json!([[2, 1], [3, 1], [4, 1], [5, 1]]);
    let joined = |top: Value| {
        let board = at(grid(&["lobbyists"], top)).board().clone();
        board.block([3, 0].into()) == board.block([2, 2].into())
    };
    let road = |open: bool| json!({"roads": [{"piece": "straight_4", "squares": squares, "under_construction": !open}]});
    assert!(joined(json!({})));
    assert!(joined(json!({"parks": [{"piece": "I", "squares": squares}]})), "a park");
    assert!(!joined(road(true)), "a road");
    assert!(!joined(road(false)), "a road under construction");
    assert!(joined(over(road(false), json!({"options": {"mailcut": "open"}}))), "OPT-MAILCUT");
    assert!(!joined(over(road(true), json!({"options": {"mailcut": "open"}}))));
}

#[test]
fn k_lob_2_k_lob_3_one_piece_each_on_empty_squares() {
    let mut game = lobbying(gone(), 0);
    assert_eq!(answer(&game, "0 road straight_2 4,3 5,3"), "not_empty", "a road is there");
    assert_eq!(answer(&game, "0 park I 0,9 0,10 0,11 0,12"), "off_map");
    assert_eq!(answer(&game, "0 park T 5,0 6,0 7,0 6,1"), "not_empty", "Gluttony is there");
    must(&mut game, "0 road straight_2 5,3 6,3");
    assert_eq!(answer(&game, "0 park L 5,3 5,4 6,4 7,4"), "not_empty", "a road under construction is there");
    assert_eq!(stage(&game), "lobbyists");
    must(&mut game, "0 park I 2,1 3,1 4,1 5,1");
    assert_ne!(stage(&game), "lobbyists", "two lobbyists, two pieces");
    // Whoever has done it, or has nobody, is not asked.
    assert_eq!(options(&lobby(gone()), Phase::Lobbyists, 2), ["end"]);
    // The box holds one I (K-GEN-6).
    let park = |squares: Value| json!({"piece": "I", "squares": squares});
    let first = park(json!([[2, 1], [3, 1], [4, 1], [5, 1]]));
    let two = json!({"parks": [first, park(json!([[0, 8], [1, 8], [0, 9], [1, 9]]))]});
    assert_eq!(
        faults(grid(&["lobbyists"], two)),
        ["parks[1]: these squares do not have the shape of park I"]
    );
    let two = json!({"parks": [first, park(json!([[0, 3], [0, 4], [0, 5], [0, 6]]))]});
    assert_eq!(faults(grid(&["lobbyists"], two)), ["parks[1]: no piece I is left (K-GEN-6)"]);
    // Nothing left of both kinds: nothing to do, and no milestone.
    let pieces = json!({
        "roads": [
            {"piece": "straight_2", "squares": [[5, 3], [6, 3]]}, {"piece": "straight_2", "squares": [[5, 4], [6, 4]]},
            {"piece": "straight_2", "squares": [[5, 5], [6, 5]]}, {"piece": "straight_2", "squares": [[5, 6], [6, 6]]},
            {"piece": "straight_4", "squares": [[0, 3], [0, 4], [0, 5], [0, 6]]},
            {"piece": "straight_4", "squares": [[1, 3], [1, 4], [1, 5], [1, 6]]},
            {"piece": "corner_3", "squares": [[4, 8], [3, 8], [3, 9]]}, {"piece": "corner_3", "squares": [[0, 8], [1, 8], [1, 9]]},
        ],
    });
    let game = lobbying(pieces, 0);
    assert!(starting(&legal(&game, 0), "road").is_empty());
    assert!(!starting(&legal(&game, 0), "park").is_empty());
}

#[test]
fn k_lob_4_k_lob_5_k_lob_6_reach_and_arrows() {
    // Duck reaches every road but the one in the north-west corner, which joins nothing.
    let top = over(
        gone(),
        json!({"chains": [{"at_work": {"lobbyist": 2}}, {"at_work": {"lobbyist": 0}}, {"at_work": {"lobbyist": 1}}]}),
    );
    let duck = lobbying(top.clone(), 2);
    assert_eq!(answer(&duck, "2 road straight_2 8,4 9,4"), "ok", "an arrow at (7,4)");
    assert_eq!(answer(&duck, "2 road straight_2 8,0 9,0"), "road_leads_nowhere");
    assert_eq!(
        answer(&duck, "2 road straight_2 3,0 4,0"),
        "road_leads_nowhere",
        "(2,0) is a road, but not reached"
    );
    assert_eq!(
        answer(&duck, "2 park L 3,0 4,0 5,0 3,1"),
        "lobby_out_of_range",
        "nor is any other beside this"
    );
    assert_eq!(answer(&duck, "2 park L 3,0 4,0 5,0 5,1"), "ok", "(5,2) is");
    // The second case: an own entrance, and no road at all.
    assert_eq!(answer(&duck, "2 road straight_2 4,1 5,1"), "road_leads_nowhere");
    let mut gluttony = lobbying(top, 0);
    let events = must(&mut gluttony, "0 road straight_2 4,1 5,1");
    assert_eq!(only(&events, "road_laid")[0]["roadworks"], json!([]), "an entrance is no road");
    assert_eq!(
        answer(&gluttony, "0 road straight_2 4,0 5,0"),
        "road_leads_nowhere",
        "(6,0) is no entrance of hers"
    );
    // A road under construction is no target.
    let mut gluttony = lobbying(gone(), 0);
    must(&mut gluttony, "0 road straight_2 5,3 6,3");
    assert_eq!(answer(&gluttony, "0 road straight_2 5,4 5,5"), "road_leads_nowhere", "(5,3) is being built");
}

#[test]
fn k_lob_4_the_next_tile_costs_a_piece_nothing() {
    // A street of four tiles: the third, with a road along its eastern edge, is two borders away.
    let game = at(json!({
        "version": 1, "modules": ["lobbyists"], "map": ["A0 H0 C0 F180"], "withdrawn": ["first_lobbyist_used"],
        "chains": [{"restaurants": [{"at": [3, 0], "entrance": "south-west"}],
                    "at_work": {"lobbyist": 1, "marketing_trainee": 1}}, {}],
    }));
    let lobby = start(&game, Phase::Lobbyists, 0);
    assert_eq!(answer(&lobby, "0 park I 15,0 16,0 17,0 18,0"), "ok");
    let market = start(&game, Phase::Campaigns, 0);
    assert_eq!(
        answer(&market, "0 campaign marketing_trainee 14 beer eternal 15,0"),
        "out_of_range",
        "a billboard pays for it"
    );
    assert_eq!(answer(&lobby, "0 park I 16,0 17,0 18,0 19,0"), "lobby_out_of_range");
}

#[test]
fn k_lob_1_k_lob_30_k_lob_31_k_lob_32_k_lob_33_one_more_tile() {
    let mut game = lobbying(json!({"chains": [{"at_work": {"lobbyist": 2, "local_manager": 1}}]}), 0);
    assert_eq!(game.tile_reserve().len(), 17, "the rest of the twenty, and Z");
    let before = game.clone();
    let events = must(&mut game, "0 road straight_2 5,3 6,3");
    assert_eq!(only(&events, "milestone_awarded")[0]["milestone"], "first_lobbyist_used");
    let decision = json!(game.decision());
    assert_eq!(
        (&decision["kind"], &decision["step"], &decision["awaited"]),
        (&json!("tile"), &json!("lobbyists"), &json!([0]))
    );
    assert_eq!(legal(&game, 0).len(), 17 * 4 * 8 + 1, "tiles, turns, places, and none");
    assert_eq!(answer(&game, "0 tile A0 2,0"), "tile_not_in_reserve");
    assert_eq!(answer(&game, "0 tile F0 2,2"), "no_place_for_tile", "only a corner would meet");
    assert_eq!(answer(&game, "0 tile F0 1,1"), "no_place_for_tile");
    assert_eq!(answer(&game, "0 end"), "wrong_moment");
    let stored: Game = serde_json::from_str(&serde_json::to_string(&game).unwrap()).unwrap();
    assert_eq!(stored, game);
    // Optional: the day goes on.
    let mut declined = game.clone();
    must(&mut declined, "0 decline");
    assert_eq!((stage(&declined), declined.decision().kind), ("lobbyists", None));
    assert_eq!(declined.tile_reserve().len(), 17);
    // K-LOB-32: part of the map at once, to the north and west too.
    let events = must(&mut game, "0 tile F0 0,-1");
    assert_eq!(only(&events, "tile_added")[0]["houses"], json!(["10"]));
    assert_eq!((game.board().width(), game.board().height()), (10, 15));
    assert_eq!(game.board().north_west(), [0, -5].into());
    let order: Vec<String> = game.houses().iter().map(|house| house.number.to_string()).collect();
    assert_eq!(order, ["2", "8", "10"]);
    assert_eq!(game.tile_reserve().len(), 16);
    assert_eq!(answer(&game, "0 road straight_2 3,-1 3,0"), "road_leads_nowhere", "no road is near");
    assert_eq!(
        game.board().kind(game.board().square([2, -5].into()).unwrap()),
        magnate_rules::SquareKind::Road
    );
    let stored: Game = serde_json::from_str(&serde_json::to_string(&game).unwrap()).unwrap();
    assert_eq!((&stored, stored.digest()), (&game, game.digest()));
    // A position counts from the new corner.
    let position = written(&game);
    assert_eq!(position["map"], json!(["F0 --", "E0 N180", "A180 O90"]));
    assert_eq!(position["chains"][0]["restaurants"][0]["at"], json!([6, 5]));
    assert_eq!(position["roads"][0]["squares"], json!([[5, 8], [6, 8]]));
    let again = at(position.clone());
    assert_eq!(written(&again), position);
    assert_eq!(again.distances(), game.distances());
    // In the same turn a restaurant can stand on it.
    let beside = {
        let mut game = before.clone();
        must_all(&mut game, &["0 road straight_2 5,3 6,3", "0 tile H0 2,1"]);
        game
    };
    assert!(starting(&legal(&start(&beside, Phase::Restaurants, 0), 0), "open local_manager 1").len() > 4);
    // K-LOB-31: an airplane closes the places it lies in.
    let plane = json!({"campaigns": [{"number": 5, "chain": 1, "marketeer": "brand_manager", "item": "beer", "turns": 2,
                                      "side": "west", "lines": {"axis": "row", "first": 3}}]});
    let mut flown = lobbying(plane, 0);
    must(&mut flown, "0 road straight_2 5,3 6,3");
    assert_eq!(answer(&flown, "0 tile F0 -1,0"), "slot_blocked");
    assert_eq!(answer(&flown, "0 tile F0 -1,1"), "slot_blocked");
    assert_eq!(answer(&flown, "0 tile F0 0,-1"), "ok");
    // K-LOB-33: it flies over tiles added later.
    must(&mut flown, "0 tile F90 2,0");
    let reached: Vec<String> =
        flown.reached_by(&flown.campaigns()[0]).iter().map(ToString::to_string).collect();
    assert_eq!(reached, ["2", "8"], "house 10 of F90 is at (13,0)");
    let mut south = before.clone();
    must_all(&mut south, &["0 road straight_2 5,3 6,3", "0 tile F180 2,0"]);
    let plane = json!({"number": 4, "chain": 1, "marketeer": "brand_manager", "item": "beer", "turns": 2,
                       "side": "east", "lines": {"axis": "row", "first": 3}});
    let reached: Vec<String> = south.reach_of(&plane).unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(reached, ["8", "10"], "house 10 of F180 is at (13,3)");
    // An empty reserve: the milestone without a tile.
    let mut empty = lobbying(json!({"tile_reserve": []}), 0);
    must(&mut empty, "0 road straight_2 5,3 6,3");
    assert!(has(&empty, 0, "first_lobbyist_used") && empty.decision().kind.is_none());
    assert_eq!(written(&empty)["tile_reserve"], json!([]));
    // Excluded tiles never appear; five players need the new ones.
    let config = Config::new(5).with_modules(ModuleSet::of(&[Module::Lobbyists, Module::NewDistricts]));
    let game = Game::new(&config, 3).unwrap();
    assert_eq!(game.tile_reserve().len(), 6);
    assert_eq!(Config::new(2).with_modules(ModuleSet::of(&[Module::Lobbyists])).tile_pool().count(), 21);
}

#[test]
fn ex_lob_3_both_of_one_round_get_a_tile() {
    let mut game = lobbying(json!({}), 0);
    must_all(&mut game, &["0 road straight_2 5,3 6,3", "0 tile C0 2,0", "0 end"]);
    while stage(&game) != "lobbyists" {
        let player = awaited(&game)[0];
        must(&mut game, &format!("{player} end"));
    }
    assert_eq!(awaited(&game), [1]);
    must_all(&mut game, &["1 road straight_2 8,4 9,4"]);
    assert_eq!(game.decision().kind.map(magnate_rules::QuestionKind::id), Some("tile"));
    must(&mut game, "1 tile F0 -1,0");
    assert!(has(&game, 0, "first_lobbyist_used") && has(&game, 1, "first_lobbyist_used"));
    assert_eq!(written(&game)["map"], json!(["F0 E0 N180 C0", "-- A180 O90 --"]));
}

#[test]
fn positions_say_what_is_wrong_with_pieces() {
    let fault = |top: Value| faults(grid(&["lobbyists", "rural_marketeers"], top)).join("; ");
    let road = |squares: Value| json!({"roads": [{"piece": "straight_2", "squares": squares}]});
    assert_eq!(
        fault(road(json!([[5, 3], [6, 4]]))),
        "roads[0]: these squares do not have the shape of straight_2"
    );
    assert_eq!(fault(road(json!([[4, 3], [5, 3]]))), "roads[0]: square [4,3] is a road (B-MAP-7)");
    assert_eq!(fault(road(json!([[9, 0], [10, 0]]))), "roads[0]: square [10,0] is not on the map (B-MAP-7)");
    assert_eq!(
        fault(json!({"roadworks": [[5, 3]]})),
        "roadworks[0]: there is no open road at [5,3] (K-LOB-7)"
    );
    assert_eq!(
        fault(json!({"roadworks": [[4, 3], [4, 3]]})),
        "roadworks[1]: there is one marker a square, and one is at [4,3] (K-LOB-7)"
    );
    assert_eq!(fault(json!({"tile_reserve": ["A"]})), "tile_reserve[0]: the box holds one tile A (B-MAP-1)");
    let offramp = |squares: Value| fault(json!({"offramps": [{"squares": squares}]}));
    assert_eq!(offramp(json!([[0, 0], [1, 0]])), "offramps[0]: an offramp is three squares in a line");
    assert_eq!(
        offramp(json!([[0, 0], [1, 0], [2, 0]])),
        "offramps[0]: an offramp at [0,0] would not lie against the edge of the map (K-RURAL-3)"
    );
    for (module, field) in [("lobbyists", "roads"), ("lobbyists", "parks"), ("rural_marketeers", "offramps")]
    {
        let position = grid(&["kimchi"], json!({field: []}));
        assert_eq!(faults(position), [format!("{field}: needs module {module}")]);
    }
    let plane = json!({"campaigns": [{"number": 4, "chain": 1, "marketeer": "brand_manager", "item": "beer", "turns": 2,
                                      "side": "west", "lines": {"axis": "row", "first": 3}}]});
    assert_eq!(
        faults(grid(&["kimchi"], plane)),
        ["campaigns[0].side: needs module rural_marketeers or lobbyists"]
    );
    let holes = json!({"version": 1, "modules": ["kimchi"], "map": ["A0 --", "B0 C0"], "chains": [{}]});
    assert_eq!(faults(holes), ["map: a map that is no rectangle needs module lobbyists"]);
    let map = |rows: Value| {
        faults(json!({"version": 1, "modules": ["lobbyists"], "map": rows, "chains": [{}]})).join("; ")
    };
    assert_eq!(map(json!(["A0 --", "-- C0"])), "map: every tile of a map lies against another (K-LOB-30)");
    assert_eq!(
        map(json!(["A0 --", "C0 --"])),
        "map: the outermost rows and columns of a map have a tile each"
    );
}

// ---- rural marketeers ------------------------------------------------------------------------------

#[test]
fn a_map_is_set_up_from_tiles_of_the_game() {
    let config = Config::new(2).with_modules(ModuleSet::of(&[Module::Lobbyists]));
    let layout = Layout::from_rows(&["A0 B0 Z0", "D0 E0 F0", "G0 H0 I0"]).unwrap();
    let setup = Setup { layout, order: vec![PlayerId(0), PlayerId(1)] };
    let game = Game::with_setup(&config, &setup).unwrap();
    assert!(!game.tile_reserve().contains(&TileId::Z));
    assert!(Game::with_setup(&Config::new(2), &setup).is_err());
}

/// What somebody is told who asks.
fn told(game: &Game, chain: u8, question: Value) -> Value {
    let question = serde_json::from_value(question).unwrap();
    json!(game.view(magnate_rules::Viewer::Player(PlayerId(chain))).ask(&question).unwrap())
}

/// The same position with every road open.
fn opened(game: &Game) -> Value {
    let mut position = written(game);
    for road in position.get_mut("roads").and_then(Value::as_array_mut).into_iter().flatten() {
        road["under_construction"] = json!(false);
    }
    if let Some(works) = position.get_mut("roadworks") {
        *works = json!([]);
    }
    at(position).distances()
}

#[test]
fn k_lob_10_a_preview_tells_what_a_road_changes_once_it_is_open() {
    let config = Config::new(3).with_modules(ModuleSet::of(&[Module::Lobbyists]));
    let (mut looked, mut changed) = (0, 0);
    for seed in 0..300 {
        let mut game = Game::new(&config, seed).unwrap();
        let mut dice = FastDice::new(seed);
        while let Some(player) = game.decision().awaited.first().filter(|_| game.round() < 9) {
            let decision = json!(game.decision());
            if decision["step"] == "lobbyists" && decision.get("kind").is_none() {
                for road in game.listed(player).into_iter().filter(|it| json!(it)["action"] == "road").take(4)
                {
                    let answer = told(&game, player.0, json!({"question": "preview", "action": road}));
                    let mut laid = game.clone();
                    laid.apply(player, &road).unwrap();
                    let (before, after) = (opened(&game), opened(&laid));
                    let none = Vec::new();
                    let said = answer.get("once_open").map_or(&none, |it| it.as_array().unwrap());
                    for (house, now) in before.as_object().unwrap() {
                        let then = &after[house];
                        let told = said.iter().find(|it| it["house"] == json!(house));
                        assert_eq!(told.is_some(), now != then, "{road}, house {house}: {now} {then}");
                        let mine = usize::from(player.0);
                        if let Some(told) = told {
                            assert_eq!((&told["before"], &told["after"]), (&now[mine], &then[mine]));
                            changed += 1;
                        }
                    }
                    looked += 1;
                }
            }
            let action = game.random_action(player, &mut dice, &mut Vec::new()).unwrap();
            game.apply(player, &action).unwrap();
        }
        if looked > 40 && changed > 4 {
            return;
        }
    }
    panic!("{looked} roads changed {changed} ways");
}

#[test]
fn k_lob_30_the_day_is_not_over_while_a_tile_is_asked_for() {
    let alone = json!({"chains": [{"at_work": {"lobbyist": 1}}]});
    let road = json!({"question": "preview",
                      "action": {"action": "road", "piece": "straight_2", "squares": [[5, 3], [6, 3]]}});
    let ends = |top: Value| told(&lobbying(over(top, alone.clone()), 0), 0, road.clone())["ends_day"].clone();
    assert_eq!((ends(gone()), ends(json!({}))), (json!(true), json!(false)));
}

#[test]
fn k_lob_20_places_of_roads_and_parks_are_worth_houses_and_money() {
    let game = lobbying(over(gone(), json!({"demand": {"8": ["burger", "burger"]}})), 0);
    let road = json!({"action": "road", "piece": "straight_2", "squares": [[5, 3], [6, 3]]});
    let park = json!({"action": "park", "piece": "I", "squares": [[2, 1], [3, 1], [4, 1], [5, 1]]});
    for (like, measure) in [(&road, "houses"), (&park, "dollars")] {
        let answer = told(&game, 0, json!({"question": "worths", "like": like}));
        assert_eq!(answer["measure"], measure);
        let same = |action: &Value| action["action"] == like["action"] && action["piece"] == like["piece"];
        let legal = game.listed(PlayerId(0)).into_iter().filter(|action| same(&json!(action))).count();
        assert_eq!(answer["places"].as_array().unwrap().len(), legal);
    }
    let answer = told(&game, 0, json!({"question": "worths", "like": park}));
    let here = answer["places"].as_array().unwrap().iter().find(|it| it["action"] == park).unwrap();
    assert_eq!(here["yours"], 20, "both burgers count once more");
}
