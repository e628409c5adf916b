//! The map as text: two columns for a square, roads that join, pieces on top.

use magnate_rules::{Board, Chain, Coord, Dir, Game, Item, Rect, SquareKind, TILE};

use crate::output::{Out, Result};
use crate::paint::{Line, Rgb, Style};

const INK: Rgb = [0x2b, 0x26, 0x22];
const CREAM: Rgb = [0xfb, 0xf4, 0xe2];
/// Paper, asphalt and lane marks of even and odd tiles.
const PAPER: [Rgb; 2] = [[0xf4, 0xec, 0xcf], [0xe2, 0xd3, 0xae]];
const DOTS: [Rgb; 2] = [[0xd5, 0xc7, 0xa4], [0xc4, 0xb3, 0x8a]];
const ASPHALT: [Rgb; 2] = [[0x6f, 0x6b, 0x68], [0x5d, 0x59, 0x57]];
const BRIDGE: Rgb = [0x9a, 0x4f, 0x2e];
const HOUSE: Rgb = [0x8a, 0x5a, 0x2c];
const GARDEN: Rgb = [0x7f, 0xa6, 0x50];
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
    corner: Coord,
    squares: Vec<Vec<Square>>,
}

impl<'a> Canvas<'a> {
    fn new(game: &'a Game) -> Self {
        let board = game.board();
        let blank = [(' ', Style::plain()); 2];
        let squares = vec![vec![blank; board.width() as usize]; board.height() as usize];
        let mut canvas = Canvas { game, board, corner: board.north_west(), squares };
        canvas.ground();
        canvas.houses();
        canvas.restaurants();
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

    fn houses(&mut self) {
        for house in self.game.houses() {
            let number = format!("{:>2}", house.number.to_string());
            let mut digits = number.chars();
            let (tens, ones) = (digits.next().unwrap_or(' '), digits.next().unwrap_or(' '));
            let texts = [['┌', '─'], ['─', '┐'], ['└', tens], [ones, '┘']];
            for (at, text) in house.building().coords().zip(texts) {
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
        let columns = || (0..self.board.width()).map(|x| x + self.corner.x);
        let tens =
            columns().map(|x| if x >= 10 && x % 10 == 0 { format!("{:<2}", x / 10) } else { "  ".into() });
        let ones = columns().map(|x| format!("{:<2}", x % 10));
        let mut lines = Vec::new();
        if self.board.width() > 10 {
            lines.push(Line::new().add(format!("    {}", tens.collect::<String>()), dim));
        }
        lines.push(Line::new().add(format!("    {}", ones.collect::<String>()), dim));
        for (row, y) in self.squares.iter().zip(self.corner.y..) {
            let mut line = Line::new().add(format!(" {y:>2} "), dim);
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
    if game.houses().iter().any(|house| house.garden.is_some()) {
        lines.push(sign("****", Style::on(CREAM, GARDEN), "garden"));
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
    lines
}

/// Prints the map with a title and a legend beside it.
pub fn print(game: &Game, title: &str, out: &mut Out) -> Result {
    out.line(&Line::new().add(title, Style::bold()))?;
    out.text("\n")?;
    let mut map = Canvas::new(game).lines();
    let legend = legend(game);
    let width = map.iter().map(Line::width).max().unwrap_or(0);
    let top = map.len() - game.board().height() as usize;
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
