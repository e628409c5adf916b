//! The map as text: two columns for a square, roads that join, pieces on top.

use magnate_rules::{
    Board, Chain, Coord, Dir, Game, HouseKind, Item, Offramp, Place, Rect, SquareKind, TILE,
};

use crate::output::{Out, Result};
use crate::paint::{Line, Rgb, Style};
use crate::say;

const INK: Rgb = [0x2b, 0x26, 0x22];
const CREAM: Rgb = [0xfb, 0xf4, 0xe2];
/// Paper, asphalt and lane marks of even and odd tiles.
const PAPER: [Rgb; 2] = [[0xf4, 0xec, 0xcf], [0xe2, 0xd3, 0xae]];
const DOTS: [Rgb; 2] = [[0xd5, 0xc7, 0xa4], [0xc4, 0xb3, 0x8a]];
const ASPHALT: [Rgb; 2] = [[0x6f, 0x6b, 0x68], [0x5d, 0x59, 0x57]];
const BRIDGE: Rgb = [0x9a, 0x4f, 0x2e];
const HOUSE: Rgb = [0x8a, 0x5a, 0x2c];
const GARDEN: Rgb = [0x7f, 0xa6, 0x50];
const PARK: Rgb = [0x3f, 0x7a, 0x3c];
const EARTH: Rgb = [0xa8, 0x78, 0x45];
const WARNING: Rgb = [0xf4, 0xc0, 0x2c];
/// One for each chain.
const CHAINS: [Rgb; 6] = [
    [0xcf, 0x3b, 0x2e],
    [0x17, 0x80, 0x80],
    [0x7d, 0x3c, 0x98],
    [0x2c, 0x5d, 0xaa],
    [0x3f, 0x7d, 0x2c],
    [0xb8, 0x3b, 0x78],
];

/// The colour of a chain.
pub fn chain_style(chain: usize) -> Style {
    Style::on(CREAM, CHAINS[chain % CHAINS.len()]).strong()
}

const fn drink(item: Item) -> (char, Rgb) {
    match item {
        Item::Beer => ('B', [0xe0, 0x98, 0x2c]),
        Item::Lemonade => ('L', [0xf7, 0xdf, 0x3e]),
        _ => ('S', [0xec, 0x8d, 0x9f]),
    }
}

/// Road glyphs by the sides that go on: 1 north, 2 east, 4 south, 8 west. A road that ends looks straight.
const ROADS: [char; 16] = ['━', '┃', '━', '┗', '┃', '┃', '┏', '┣', '━', '┛', '━', '┻', '┓', '┫', '┳', '╋'];

type Square = [(char, Style); 2];

struct Canvas<'a> {
    game: &'a Game,
    board: &'a Board,
    /// Of everything drawn: offramps lie outside the map.
    corner: Coord,
    squares: Vec<Vec<Square>>,
}

fn offramp_squares(board: &Board) -> impl Iterator<Item = Coord> {
    board.added().offramps.iter().flat_map(Offramp::squares)
}

impl<'a> Canvas<'a> {
    fn new(game: &'a Game) -> Self {
        let board = game.board();
        let north_west = board.north_west();
        let south_east = Coord::new(north_west.x + board.width() - 1, north_west.y + board.height() - 1);
        let (corner, end) = offramp_squares(board).fold((north_west, south_east), |(from, to), at| {
            (Coord::new(from.x.min(at.x), from.y.min(at.y)), Coord::new(to.x.max(at.x), to.y.max(at.y)))
        });
        let blank = [(' ', Style::plain()); 2];
        let (columns, rows) = ((end.x - corner.x + 1) as usize, (end.y - corner.y + 1) as usize);
        let mut canvas = Canvas { game, board, corner, squares: vec![vec![blank; columns]; rows] };
        canvas.ground();
        canvas.roadworks();
        canvas.offramps();
        canvas.houses();
        canvas.restaurants();
        canvas.shops();
        canvas.campaigns();
        canvas
    }

    fn put(&mut self, at: Coord, text: [char; 2], style: Style) {
        let (x, y) = ((at.x - self.corner.x) as usize, (at.y - self.corner.y) as usize);
        if let Some(square) = self.squares.get_mut(y).and_then(|row| row.get_mut(x)) {
            *square = text.map(|letter| (letter, style));
        }
    }

    fn ground(&mut self) {
        for square in self.board.squares() {
            let at = self.board.coord(square);
            let odd = (at.x.div_euclid(TILE) + at.y.div_euclid(TILE)).rem_euclid(2) as usize;
            match self.board.kind(square) {
                SquareKind::Empty | SquareKind::House => {
                    self.put(at, [['·', ' '], [' ', ' ']][odd], Style::on(DOTS[odd], PAPER[odd]));
                }
                SquareKind::Garden => self.put(at, ['*', '*'], Style::on(CREAM, GARDEN)),
                SquareKind::Park => self.put(at, ['^', '^'], Style::on(CREAM, PARK).strong()),
                SquareKind::Works => self.put(at, ['░', '░'], Style::on(CREAM, EARTH)),
                SquareKind::Source(item) => {
                    let (letter, colour) = drink(item);
                    self.put(at, [letter, ' '], Style::on(INK, colour).strong());
                }
                kind @ (SquareKind::Road | SquareKind::Bridge) => {
                    let goes_on = |dir: Dir| {
                        self.board.neighbour(square, dir).is_some_and(|next| self.board.kind(next).is_road())
                    };
                    let sides = Dir::ALL
                        .iter()
                        .filter(|dir| goes_on(**dir))
                        .map(|dir| 1 << dir.index())
                        .sum::<usize>();
                    // A stub on its own leads to the building it touches.
                    let door = |dir: Dir| {
                        let next = self.board.neighbour(square, dir);
                        next.is_some_and(|next| self.board.kind(next) == SquareKind::House)
                    };
                    let stub = sides == 0 && (door(Dir::North) || door(Dir::South));
                    let sides = if stub { 1 | 4 } else { sides };
                    let east = if goes_on(Dir::East) { '━' } else { ' ' };
                    if kind == SquareKind::Bridge {
                        self.put(at, ['╫', east], Style::on(CREAM, BRIDGE).strong());
                    } else {
                        self.put(at, [ROADS[sides], east], Style::on(CREAM, ASPHALT[odd]));
                    }
                }
            }
        }
    }

    fn roadworks(&mut self) {
        for at in &self.board.added().roadworks {
            self.put(*at, ['/', '\\'], Style::on(INK, WARNING).strong());
        }
    }

    fn offramps(&mut self) {
        for offramp in &self.board.added().offramps {
            for (at, text) in offramp.squares().into_iter().zip([['=', '='], ['R', 'A'], ['=', '=']]) {
                self.put(at, text, Style::on(CREAM, PARK).strong());
            }
        }
    }

    fn houses(&mut self) {
        for house in self.game.houses() {
            let number = format!("{:>2}", house.number.to_string());
            let mut digits = number.chars();
            let (tens, ones) = (digits.next().unwrap_or(' '), digits.next().unwrap_or(' '));
            // Apartments are three by three, and have longer names.
            let name = house.number.to_string();
            let mut letters = name.chars().chain(std::iter::repeat(' '));
            let mut next = || letters.next().unwrap_or(' ');
            let large = [
                ['┌', '─'],
                ['─', '─'],
                ['─', '┐'],
                ['│', next()],
                [next(), next()],
                [next(), '│'],
                ['└', '─'],
                ['─', '─'],
                ['─', '┘'],
            ];
            let small = [['┌', '─'], ['─', '┐'], ['└', tens], [ones, '┘']];
            let texts: &[[char; 2]] = if house.building().width == 3 { &large } else { &small };
            for (at, text) in house.building().coords().zip(texts.iter().copied()) {
                self.put(at, text, Style::on(CREAM, HOUSE).strong());
            }
            for at in house.garden_rect().into_iter().flat_map(Rect::coords) {
                self.put(at, ['*', '*'], Style::on(CREAM, GARDEN));
            }
        }
    }

    fn restaurants(&mut self) {
        let game = self.game;
        for (number, chain) in game.chains().iter().enumerate() {
            let digit = char::from_digit(number as u32, 10).unwrap_or('?');
            for restaurant in chain.restaurants() {
                let filling = if restaurant.open { ['#', '#'] } else { [':', ':'] };
                for at in restaurant.rect().coords() {
                    self.put(at, filling, chain_style(number));
                }
                self.put(restaurant.entrance.of(restaurant.at), ['⌂', digit], chain_style(number));
            }
        }
    }

    fn shops(&mut self) {
        let game = self.game;
        for player in game.config().player_ids() {
            let digit = char::from_digit(u32::from(player.0), 10).unwrap_or('?');
            for at in game.shops(player) {
                self.put(*at, ['c', digit], chain_style(player.index()));
            }
        }
    }

    fn campaigns(&mut self) {
        for campaign in self.game.campaigns() {
            let colour = campaign.chain.map_or(INK, |chain| CHAINS[chain.index() % CHAINS.len()]);
            let style = Style::on(colour, CREAM).strong();
            let number = format!("{:>2}", campaign.number.to_string());
            for (i, at) in campaign.rect().into_iter().flat_map(Rect::coords).enumerate() {
                let mut digits = number.chars();
                let mut next = || digits.next().filter(|_| i == 0).unwrap_or('=');
                let text = [next(), next()];
                self.put(at, text, style);
            }
        }
    }

    /// The map with its coordinates.
    fn lines(&self) -> Vec<Line> {
        let dim = Style::dim();
        let width = self.squares.first().map_or(0, Vec::len);
        let columns = || (0..width as i8).map(|x| x + self.corner.x);
        let tens =
            columns().map(|x| if x >= 10 && x % 10 == 0 { format!("{:<2}", x / 10) } else { "  ".into() });
        // Columns west of the first are told by their sign.
        let ones = columns().map(|x| if x < 0 { format!("{x:<2}") } else { format!("{:<2}", x % 10) });
        let mut lines = Vec::new();
        if width > 10 {
            lines.push(Line::new().add(format!("    {}", tens.collect::<String>()), dim));
        }
        lines.push(Line::new().add(format!("    {}", ones.collect::<String>()), dim));
        for (row, y) in self.squares.iter().zip(self.corner.y..) {
            let mut line = Line::new().add(format!("{y:>3} "), dim);
            for (letter, style) in row.iter().flatten() {
                line.push(letter.encode_utf8(&mut [0; 4]), *style);
            }
            lines.push(line);
        }
        lines
    }
}

/// What the signs mean, and which tile lies where.
fn legend(game: &Game) -> Vec<Line> {
    let plain = Style::plain();
    let mut lines = vec![Line::new().add("tiles", Style::bold())];
    for row in game.board().layout().to_rows() {
        let tiles: Vec<String> = row.split(' ').map(|tile| format!("{tile:<5}")).collect();
        lines.push(Line::new().add(tiles.join(" "), plain));
    }
    lines.push(Line::new());
    let sign =
        |sign: &str, style: Style, words: &str| Line::new().add(sign, style).add(format!("  {words}"), plain);
    let asphalt = Style::on(CREAM, ASPHALT[0]);
    lines.push(sign(" ━┳━", asphalt, "road"));
    lines.push(
        Line::new()
            .add(" ━", asphalt)
            .add("╫━", Style::on(CREAM, BRIDGE).strong())
            .add("  bridge: two roads that do not meet", plain),
    );
    lines.push(sign("└ 8┘", Style::on(CREAM, HOUSE).strong(), "house 8"));
    for item in Item::DRINKS {
        let (letter, colour) = drink(item);
        let words = item.id().replace('_', " ");
        lines.push(
            Line::new()
                .add("  ", plain)
                .add(format!("{letter} "), Style::on(INK, colour).strong())
                .add(format!("  {words}"), plain),
        );
    }
    let houses = || game.houses().iter();
    if houses().any(|house| house.kind == HouseKind::Apartment) {
        lines.push(sign("│pi│", Style::on(CREAM, HOUSE).strong(), "apartment pi"));
    }
    if houses().any(|house| house.garden.is_some()) {
        lines.push(sign("****", Style::on(CREAM, GARDEN), "garden"));
    }
    let board = game.board();
    let lies = |kind: SquareKind| board.squares().any(|square| board.kind(square) == kind);
    if lies(SquareKind::Park) {
        lines.push(sign("^^^^", Style::on(CREAM, PARK).strong(), "park"));
    }
    if lies(SquareKind::Works) {
        lines.push(sign("░░░░", Style::on(CREAM, EARTH), "road under construction"));
    }
    if !board.added().roadworks.is_empty() {
        lines.push(
            Line::new()
                .add("  ", plain)
                .add("/\\", Style::on(INK, WARNING).strong())
                .add("  roadworks", plain),
        );
    }
    if !board.added().offramps.is_empty() {
        lines.push(sign("==RA", Style::on(CREAM, PARK).strong(), "offramp to the rural area"));
    }
    if game.config().player_ids().any(|player| !game.shops(player).is_empty()) {
        lines.push(
            Line::new().add("  ", plain).add("c0", chain_style(0)).add("  coffee shop of chain 0", plain),
        );
    }
    let restaurants = || game.chains().iter().flat_map(Chain::restaurants);
    if restaurants().next().is_some() {
        lines.push(sign("⌂0##", chain_style(0), "restaurant of chain 0, ⌂ its entrance"));
    }
    if restaurants().any(|restaurant| !restaurant.open) {
        lines.push(sign("⌂0::", chain_style(0), "coming soon"));
    }
    if game.campaigns().iter().any(|campaign| campaign.rect().is_some()) {
        lines.push(sign("13==", Style::on(CHAINS[0], CREAM).strong(), "campaign 13"));
    }
    lines.extend(rural(game));
    lines
}

/// The rural area, which has no squares: what it wants, and the giant billboards on its sides.
fn rural(game: &Game) -> Vec<Line> {
    let Some(house) = game.houses().iter().find(|house| house.kind == HouseKind::Rural) else {
        return Vec::new();
    };
    let wants = say::stock(&house.demand.items());
    let mut lines = vec![
        Line::new(),
        Line::new().add("rural area", Style::bold()).add(format!("  wants {wants}"), Style::plain()),
    ];
    for campaign in game.campaigns() {
        if let Place::Rural { side } = campaign.place {
            let style = campaign.chain.map_or_else(Style::plain, |chain| chain_style(chain.index()));
            lines.push(
                Line::new()
                    .add(format!(" {:>2} ", campaign.number.to_string()), style)
                    .add(format!("  {side}: {}", say::words(campaign.item)), Style::plain()),
            );
        }
    }
    lines
}

/// Prints the map with a title and a legend beside it.
pub fn print(game: &Game, title: &str, out: &mut Out) -> Result {
    out.line(&Line::new().add(title, Style::bold()))?;
    out.text("\n")?;
    let canvas = Canvas::new(game);
    let mut map = canvas.lines();
    let legend = legend(game);
    let width = map.iter().map(Line::width).max().unwrap_or(0);
    let top = map.len() - canvas.squares.len();
    map.resize(map.len().max(legend.len() + top), Line::new());
    let mut legend = legend.into_iter();
    for (i, mut line) in map.into_iter().enumerate() {
        if i >= top
            && let Some(words) = legend.next()
        {
            line.push(&" ".repeat(width - line.width() + 3), Style::plain());
            line.extend(words);
        }
        out.line(&line)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use magnate_rules::Position;
    use serde_json::json;

    use super::*;
    use crate::paint::Depth;

    fn drawn(position: &serde_json::Value) -> String {
        let game = Position::from_value(position).and_then(|position| position.game()).unwrap();
        let lines = Canvas::new(&game).lines().into_iter().chain(legend(&game));
        lines.map(|line| line.render(Depth::None).trim_end().to_owned() + "\n").collect()
    }

    #[test]
    fn a_town_with_everything_is_drawn() {
        let town = json!({
            "version": 1,
            "modules": ["new_districts", "lobbyists", "coffee", "rural_marketeers"],
            "map": ["-- Z0", "W0 X0"],
            "roads": [
                { "piece": "straight_2", "squares": [[8, 1], [9, 1]], "under_construction": true },
            ],
            "roadworks": [[7, 1]],
            "parks": [{ "piece": "I", "squares": [[0, 9], [1, 9], [2, 9], [3, 9]] }],
            "offramps": [{ "squares": [[10, 6], [10, 7], [10, 8]] }],
            "demand": { "rural": ["beer", "beer", "burger", "burger"] },
            "campaigns": [{ "number": 21, "chain": 1, "marketeer": "rural_marketeer", "item": "beer", "turns": "eternal", "side": "north" }],
            "chains": [{ "coffee_shops": [[3, 6]] }, {}],
        });
        let expected = [
            "                        1",
            "    0 1 2 3 4 5 6 7 8 9 0",
            "  0           ^^^^┃",
            "  1           ^^^^/\\░░░░",
            "  2           ━━━━╋━━━━",
            "  3               ┃ ^^^^",
            "  4               ┃ ^^^^",
            "  5           · · ┃ · ·",
            "  6 ┌──┐  c0  · ┌────┐· ==",
            "  7 └25┘━━━━━━━ │pi  │━ RA",
            "  8 ****      · └────┘· ==",
            "  9 ^^^^^^^^  · · ┃ · ·",
            "tiles",
            "--    Z0",
            "W0    X0",
        ];
        let map = drawn(&town);
        assert_eq!(map.lines().take(expected.len()).collect::<Vec<_>>(), expected, "{map}");
        for line in [
            "│pi│  apartment pi",
            "^^^^  park",
            "░░░░  road under construction",
            "  /\\  roadworks",
            "==RA  offramp to the rural area",
            "  c0  coffee shop of chain 0",
            "rural area  wants 2 × burger, 2 × beer",
            " 21   north: beer",
        ] {
            assert!(map.lines().any(|drawn| drawn == line), "{line} is missing in\n{map}");
        }
    }

    #[test]
    fn a_base_map_has_nothing_of_the_modules() {
        let town = json!({ "version": 1, "map": ["A0 G90", "C0 Q180"], "chains": [{}, {}] });
        let map = drawn(&town);
        assert!(
            !["apartment", "park", "roadworks", "offramp", "coffee", "rural"]
                .iter()
                .any(|word| map.contains(word)),
            "{map}"
        );
    }
}
