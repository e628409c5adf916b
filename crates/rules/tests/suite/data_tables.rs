//! The tables of the crate against the component data in `data/*.json`, of the base game and of the modules that are built.

use std::collections::{BTreeMap, BTreeSet};

use magnate_rules::{
    Ability, Axis, Board, Buying, CampaignKind, Config, Coord, Employee, EmployeeRange, GARDENS, Game,
    HouseNumber, Item, Layout, Marketeer, Milestone, Module, PLACEABLE_HOUSES, RESTAURANTS, ReserveCard,
    SquareKind, TOKENS, TileId, TokenNumber, Turn,
};
use serde_json::Value;

fn data(name: &str) -> Value {
    let path = format!("{}/../data/{name}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is not a text"))
}

fn number(value: &Value) -> u8 {
    value
        .as_u64()
        .and_then(|number| u8::try_from(number).ok())
        .unwrap_or_else(|| panic!("{value} is no number"))
}

/// Rows of a list that belong to the base game or to a module that is built.
fn built(rows: &Value) -> Vec<&Value> {
    let is_built =
        |module: &Value| module == "base" || Module::BUILT.has(text(module).parse().expect("a module"));
    list(rows).iter().filter(|row| row.get("module").is_none_or(is_built)).collect()
}

// ---- employees -----------------------------------------------------------------------------------

fn range(text: &str) -> EmployeeRange {
    match text.split_once(' ') {
        Some(("road", n)) => EmployeeRange::Road(n.parse().unwrap()),
        Some(("air", n)) => EmployeeRange::Air(n.parse().unwrap()),
        _ => {
            assert_eq!(text, "unlimited");
            EmployeeRange::Unlimited
        }
    }
}

/// What the words of the card say. Every number in them ends up in the result.
fn ability(row: &Value) -> Ability {
    let Some(does) = row["does"].as_str() else {
        return Ability::Manage;
    };
    let range = || range(text(&row["range"]));
    let words: Vec<&str> = does.split([' ', ',', ';']).filter(|word| !word.is_empty()).collect();
    let n =
        |word: &str| word.trim_end_matches('x').parse::<u8>().unwrap_or_else(|_| panic!("{does}: {word}"));
    let food = |word: &str| {
        let item = word.parse::<Item>().or_else(|_| word.trim_end_matches('s').parse());
        item.unwrap_or_else(|_| panic!("{does}: {word}"))
    };
    match words.as_slice() {
        ["$3", "after", "dinner", "breaks", "ties"] => Ability::Serve,
        ["price", by] => Ability::Price(by.parse().unwrap()),
        ["+50%", "of", "cash", "earned"] => Ability::Cfo,
        ["hire", count] => Ability::Hire { count: n(count), discounts: false },
        [count, "hire", "1", "or", "$5", "off", "salaries"] => {
            Ability::Hire { count: n(count), discounts: true }
        }
        ["train", steps, "step" | "steps"] => Ability::Train(n(steps)),
        [count, "drink", "of", "any", "kind"] => Ability::Errand(n(count)),
        [count, "drinks", "per", "source"] => Ability::Buy(Buying { range: range(), per_source: n(count) }),
        ["gourmet", "guide", "up", "to", turns, "turns"] => Ability::Market(Marketeer {
            kinds: &[CampaignKind::GourmetGuide],
            range: EmployeeRange::Unlimited,
            max_turns: n(turns),
        }),
        ["giant", "billboard", "at", "the", "rural", "area"] => Ability::Market(Marketeer {
            kinds: &[CampaignKind::GiantBillboard],
            range: EmployeeRange::Unlimited,
            max_turns: 0,
        }),
        ["place", "a", "road", "or", "a", "park"] => match range() {
            EmployeeRange::Road(range) => Ability::Lobby(range),
            other => panic!("{other:?}"),
        },
        [kind, .., "up", "to", turns, "turns"] => Ability::Market(Marketeer {
            kinds: kinds(kind.parse().unwrap()),
            range: range(),
            max_turns: n(turns),
        }),
        ["place", "house", "or", "garden"] => Ability::Develop,
        [dollars, "per", "house", "sold", "to"] => Ability::Fry(n(dollars.trim_start_matches("+$"))),
        [count, what, "at", "the", "end", "of", "clean-up"] => {
            Ability::Ferment { item: food(what), amount: n(count) }
        }
        ["one", "extra", "marketing", "phase"] => Ability::Repeat,
        ["own", "cards", "without", "salary", "work", "twice"] => Ability::NightShift,
        ["wins", "ties", "chooses", "turn", "order", "first"] => {
            let letter = text(&row["id"]).as_bytes()[0];
            Ability::Star(letter - b'a')
        }
        ["place", "restaurant", "coming", "soon", "drive-in"] => {
            Ability::Expand { range: range(), moves: false }
        }
        ["place", "or", "move", "restaurant", "open", "at", "once", "drive-in"] => {
            Ability::Expand { range: range(), moves: true }
        }
        [count, one, "or", _, other] => {
            Ability::Cook { makes: vec![food(one), food(other)].leak(), amount: n(count) }
        }
        [count, "coffee", "training", "to", "it", "places", "a", "coffee", "shop"] => {
            Ability::Cook { makes: &[Item::Coffee], amount: n(count) }
        }
        [count, what] => Ability::Cook { makes: vec![food(what)].leak(), amount: n(count) },
        _ => panic!("nobody can read \"{does}\""),
    }
}

fn is_built(module: Option<Module>) -> bool {
    module.is_none_or(|module| Module::BUILT.has(module))
}

/// A kind and all the humbler ones.
fn kinds(grandest: CampaignKind) -> &'static [CampaignKind] {
    CampaignKind::ALL.into_iter().filter(|kind| *kind <= grandest).collect::<Vec<_>>().leak()
}

#[test]
fn every_employee_is_as_in_the_data() {
    let employees = data("employees");
    let rows = built(&employees["employees"]);
    let ids: Vec<&str> = rows.iter().map(|row| text(&row["id"])).collect();
    let cards: BTreeSet<&str> =
        Employee::ALL.into_iter().filter(|card| is_built(card.card().module)).map(Employee::id).collect();
    assert_eq!(ids.iter().copied().collect::<BTreeSet<_>>(), cards);
    for row in rows.iter().copied() {
        let employee: Employee = text(&row["id"]).parse().unwrap();
        let card = employee.card();
        let flag = |key: &str| row[key].as_bool().unwrap_or(false);
        assert_eq!(card.count, number(&row["count"]), "count of {employee}");
        assert_eq!(card.entry, flag("entry"), "entry of {employee}");
        assert_eq!(card.salary, flag("salary"), "salary of {employee}");
        assert_eq!(card.unique, flag("unique"), "unique of {employee}");
        assert_eq!(card.slots, row["slots"].as_u64().unwrap_or(0) as u8, "slots of {employee}");
        let colour = text(&row["colour"]).replace('_', "");
        assert_eq!(format!("{:?}", card.colour).to_lowercase(), colour, "colour of {employee}");
        let named = list(&row["to"]).iter().map(text);
        // Cards of modules say themselves whom they are trained from.
        let from = |other: &&Value| list(&other["trained_from"]).contains(&row["id"]);
        let added = rows.iter().copied().filter(from).map(|other| text(&other["id"]));
        let to: BTreeSet<Employee> = named.chain(added).map(|to| to.parse().unwrap()).collect();
        let card_to = card.to.iter().copied().filter(|to| is_built(to.card().module));
        assert_eq!(card_to.collect::<BTreeSet<_>>(), to, "career of {employee}");
        let module = row["module"].as_str().filter(|module| *module != "base");
        assert_eq!(card.module.map(Module::id), module, "module of {employee}");
        assert_eq!(
            card.min_players,
            row["min_players"].as_u64().unwrap_or(0) as u8,
            "players for {employee}"
        );
        assert_eq!(card.ability, ability(row), "ability of {employee}");
    }
}

#[test]
fn the_supply_is_the_box_by_player_count() {
    let employees = data("employees");
    for (players, copies) in [(2, 1), (3, 1), (4, 2), (5, 3)] {
        let config = Config { modules: Module::BUILT.made_playable(players), ..Config::new(players) };
        let game = Game::new(&config, 1).unwrap();
        for row in built(&employees["employees"]) {
            let employee: Employee = text(&row["id"]).parse().unwrap();
            let count = number(&row["count"]) as i8;
            let expected = match row["unique"] == true {
                // One more for the dishes that houses like (K-GEN-5).
                true if employee == Employee::LuxuriesManager => copies + 1,
                true if row["min_players"].as_u64().is_some_and(|least| least > u64::from(players)) => 0,
                true => copies.min(count),
                false => count,
            };
            assert_eq!(game.supply(employee), expected, "{employee} with {players} players");
        }
    }
}

// ---- milestones ----------------------------------------------------------------------------------

#[test]
fn every_milestone_is_as_in_the_data() {
    let milestones = data("milestones");
    let ids: Vec<&str> = built(&milestones["milestones"]).iter().map(|row| text(&row["id"])).collect();
    let base = Milestone::ALL.into_iter().filter(|milestone| is_built(milestone.row().module));
    assert_eq!(ids, base.map(Milestone::id).collect::<Vec<_>>());
}

// ---- campaigns and the other pieces --------------------------------------------------------------

#[test]
fn every_campaign_token_is_as_in_the_data() {
    let campaigns = data("campaigns");
    let rows = built(&campaigns["campaigns"]);
    let tokens: Vec<_> = TOKENS.into_iter().filter(|token| is_built(token.module)).collect();
    assert_eq!(rows.len(), tokens.len());
    for (row, token) in rows.into_iter().zip(tokens) {
        let size = |key: &str| row[key].as_u64().unwrap_or(0) as u8;
        assert_eq!(token.number.0, number(&row["number"]));
        assert_eq!(token.kind.id(), text(&row["kind"]));
        assert_eq!((token.width, token.height, token.lines), (size("width"), size("height"), size("lines")));
        assert_eq!(token.number.card(), Some(&token));
    }
    assert_eq!(TokenNumber(0).card(), None);
    assert_eq!(TokenNumber(25).card(), None);
}

#[test]
fn the_other_pieces_are_as_in_the_data() {
    let campaigns = data("campaigns");
    let houses: Vec<u8> = list(&campaigns["placeable_houses"]).iter().map(number).collect();
    assert_eq!(houses, PLACEABLE_HOUSES);
    assert_eq!(number(&campaigns["gardens"]), GARDENS);
    assert_eq!(usize::from(number(&campaigns["restaurants_per_chain"])), RESTAURANTS);
    let cards = Config::new(2)
        .reserve_cards()
        .map(|card| (i64::from(card.cash()), card.ceo_slots().map_or(0, i64::from)));
    let rows: Vec<(i64, i64)> = list(&campaigns["reserve_cards"])
        .iter()
        .map(|row| (row["cash"].as_i64().unwrap(), row["ceo_slots"].as_i64().unwrap()))
        .collect();
    assert_eq!(rows, cards);
    for card in ReserveCard::ALL {
        assert_eq!(card.id(), card.face().to_string());
    }
}

#[test]
fn house_numbers_are_given_once() {
    let printed = TileId::ALL.iter().flat_map(|tile| tile.houses()).map(|(_, number)| *number);
    let all: Vec<HouseNumber> = printed.chain(PLACEABLE_HOUSES.map(HouseNumber::new)).collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
}

// ---- tiles ---------------------------------------------------------------------------------------

/// The rows of a picture after a quarter turn clockwise: the first column, read upwards, becomes the first row.
fn turned(rows: &[String]) -> Vec<String> {
    let column = |x: usize| rows.iter().rev().map(|row| char::from(row.as_bytes()[x])).collect();
    (0..rows[0].len()).map(column).collect()
}

fn kind(glyph: u8) -> SquareKind {
    match glyph {
        b'.' => SquareKind::Empty,
        b'#' => SquareKind::Road,
        b'+' => SquareKind::Bridge,
        b'H' | b'h' | b'A' => SquareKind::House,
        b'G' => SquareKind::Garden,
        b'P' => SquareKind::Park,
        b'B' => SquareKind::Source(Item::Beer),
        b'L' => SquareKind::Source(Item::Lemonade),
        b'S' => SquareKind::Source(Item::SoftDrink),
        other => panic!("{} on a tile", char::from(other)),
    }
}

#[test]
fn every_tile_is_as_in_the_data_in_every_turn() {
    let tiles = data("tiles");
    let rows = list(&tiles["tiles"]);
    let ids: Vec<&str> = rows.iter().map(|row| text(&row["id"])).collect();
    assert_eq!(ids, TileId::ALL.map(TileId::id));
    for row in rows {
        let tile: TileId = text(&row["id"]).parse().unwrap();
        let set = row["set"].as_str().filter(|set| *set != "base");
        assert_eq!(tile.module().map(Module::id), set, "module of tile {tile}");
        let numbers = row["houses"].as_object().into_iter().flatten();
        let numbers: BTreeMap<u8, HouseNumber> =
            numbers.map(|(letter, number)| (letter.as_bytes()[0], text(number).parse().unwrap())).collect();
        assert_eq!(tile.houses().iter().copied().collect::<BTreeMap<_, _>>(), numbers, "houses of {tile}");
        let mut picture: Vec<String> = list(&row["rows"]).iter().map(|row| text(row).to_string()).collect();
        for turn in Turn::ALL {
            let layout = Layout::from_rows(&[format!("{tile}{turn}")]).unwrap();
            let board = Board::new(layout);
            let mut sources = 0;
            let mut expected: BTreeMap<HouseNumber, Coord> = BTreeMap::new();
            for (y, row) in picture.iter().enumerate() {
                for (x, glyph) in row.bytes().enumerate() {
                    assert_eq!(tile.glyph(turn, x, y), glyph, "tile {tile}{turn} at {x},{y}");
                    let at = Coord::new(x as i8, y as i8);
                    let square = board.square(at).unwrap();
                    assert_eq!(board.kind(square), kind(glyph), "board of {tile}{turn} at {at}");
                    sources += usize::from(b"BLS".contains(&glyph));
                    if let Some(number) = numbers.get(&glyph) {
                        expected.entry(*number).or_insert(at);
                    }
                }
            }
            assert_eq!(board.sources().len(), sources);
            let position = serde_json::json!({"version": 1, "modules": ["new_districts"], "map": [format!("{tile}{turn}")], "chains": [{}]});
            let game = magnate_rules::Position::from_value(&position).unwrap().game().unwrap();
            let houses: Vec<_> = game.houses().iter().map(|house| (house.number, house.at)).collect();
            assert_eq!(houses, expected.into_iter().collect::<Vec<_>>(), "houses of {tile}{turn}");
            picture = turned(&picture);
        }
    }
}

#[test]
fn a_house_covers_a_square_of_squares_on_every_tile() {
    for tile in TileId::ALL {
        let of = |letter: u8| -> Vec<(usize, usize)> {
            (0..25)
                .map(|i| (i % 5, i / 5))
                .filter(|(x, y)| tile.glyph(Turn::None, *x, *y) == letter)
                .collect()
        };
        for letter in [b'H', b'h', b'A'] {
            let (squares, side) = (of(letter), if letter == b'A' { 3 } else { 2 });
            let known = tile.houses().iter().any(|(known, _)| *known == letter);
            assert_eq!(!squares.is_empty(), known, "tile {tile}");
            if let Some((x, y)) = squares.first().copied() {
                let all: Vec<_> = (0..side * side).map(|i| (x + i % side, y + i / side)).collect();
                assert_eq!(squares, all, "tile {tile}");
            }
        }
    }
}

#[test]
fn ids_read_back() {
    for axis in Axis::ALL {
        assert_eq!(axis.id().parse(), Ok(axis));
    }
    for item in Item::ALL {
        assert_eq!(item.id().parse(), Ok(item));
    }
    assert_eq!(Item::MARKETABLE.map(Item::id), ["burger", "pizza", "beer", "lemonade", "soft_drink"]);
}
