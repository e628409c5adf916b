//! Actions as text: one line people can read and write. The inverse of each other: `parse(write(a)) == a`.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::action::{Action, Goods};
use crate::cards::{CampaignKind, Employee, TokenNumber};
use crate::counts::{Staff, Stock};
use crate::item::Item;
use crate::map::{Axis, Coord, Lines, Place, Route, Side, Written, WrittenOfframp, parse_path};

/// Printed width and height swapped.
const ROTATED: &str = "rotated";
/// A card that is at work.
const AT_WORK: &str = "at_work";
/// Where a shop stood before.
const FROM: &str = "from";
/// The second campaign of its card.
const SECOND: &str = "second";

/// `waitress*2 trainer`
fn write_bag<K: Display, N: Into<u64> + Copy>(
    f: &mut fmt::Formatter<'_>,
    bag: impl Iterator<Item = (K, N)>,
) -> fmt::Result {
    for (kind, count) in bag {
        match count.into() {
            1 => write!(f, " {kind}")?,
            n => write!(f, " {kind}*{n}")?,
        }
    }
    Ok(())
}

/// `road straight_2 3,5 3,6`
fn write_squares(f: &mut fmt::Formatter<'_>, words: fmt::Arguments<'_>, squares: &[Coord]) -> fmt::Result {
    write!(f, "{words}")?;
    squares.iter().try_for_each(|at| write!(f, " {at}"))
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass => write!(f, "pass"),
            Action::FirstRestaurant { at, entrance } => write!(f, "restaurant {at} {entrance}"),
            Action::Reserve { card } => write!(f, "reserve {card}"),
            Action::Work { cards } => {
                f.write_str("work")?;
                write_bag(f, cards.iter())
            }
            Action::Order { position } => write!(f, "order {position}"),
            Action::Hire { card } => write!(f, "hire {card}"),
            Action::Train { card, to, at_work: false } => write!(f, "train {card} {to}"),
            Action::Train { card, to, at_work: true } => write!(f, "train {card} {to} {AT_WORK}"),
            Action::Campaign { marketeer, number, goods, turns, place, second } => {
                write!(f, "campaign {marketeer} {number} {}", goods.item)?;
                goods.item_b.map_or(Ok(()), |item| write!(f, "+{item}"))?;
                write!(f, " {turns}")?;
                match place {
                    Place::Board { at, rotated: false } => write!(f, " {at}")?,
                    Place::Board { at, rotated: true } => write!(f, " {at} {ROTATED}")?,
                    Place::Lines { lines, side } => {
                        write!(f, " {} {}", lines.axis, lines.first)?;
                        side.map_or(Ok(()), |side| write!(f, " {side}"))?;
                    }
                    Place::Rural { side } => write!(f, " {side}")?,
                    Place::Beside {} => {}
                }
                if *second { write!(f, " {SECOND}") } else { Ok(()) }
            }
            Action::Cook { cook, item } => write!(f, "cook {cook} {item}"),
            Action::Errand { buyer, item } => write!(f, "errand {buyer} {item}"),
            Action::Fetch { route } => {
                write!(f, "fetch {} {} ", route.buyer, route.from)?;
                if route.path.is_empty() {
                    return f.write_str("-");
                }
                route.path.iter().try_for_each(|dir| write!(f, "{}", dir.letter()))
            }
            Action::House { house, at, garden } => write!(f, "house {house} {at} {garden}"),
            Action::Garden { house, side } => write!(f, "garden {house} {side}"),
            Action::Open { manager, at, entrance } => write!(f, "open {manager} {at} {entrance}"),
            Action::Move { manager, from, at, entrance } => {
                write!(f, "move {manager} {from} {at} {entrance}")
            }
            Action::Road { road } => write_squares(f, format_args!("road {}", road.piece), &road.squares()),
            Action::Park { park } => write_squares(f, format_args!("park {}", park.piece), &park.squares()),
            Action::Tile { tile, slot } => write!(f, "tile {tile} {slot}"),
            Action::Shop { at, from: None } => write!(f, "shop {at}"),
            Action::Shop { at, from: Some(from) } => write!(f, "shop {at} {FROM} {from}"),
            Action::Offramp { offramp } => write_squares(f, format_args!("offramp"), &offramp.squares()),
            Action::Radio { house, at } => write!(f, "radio {house} {at}"),
            Action::Mailbox { number, at, item } => write!(f, "mailbox {number} {at} {item}"),
            Action::Decline => write!(f, "decline"),
            Action::End => write!(f, "end"),
            Action::Fire { card } => write!(f, "fire {card}"),
            Action::FireBusy { number } => write!(f, "fire_busy {number}"),
            Action::Pay { items } => {
                f.write_str("pay")?;
                items.as_deref().map_or(Ok(()), |items| write_bag(f, items.iter()))
            }
            Action::Keep { items } => {
                f.write_str("keep")?;
                write_bag(f, items.iter())
            }
        }
    }
}

/// The words of a line, taken one after the other.
struct Words<'a>(std::str::SplitAsciiWhitespace<'a>);

impl<'a> Words<'a> {
    fn word(&mut self, what: &str) -> Result<&'a str, String> {
        self.0.next().ok_or_else(|| format!("{what} is missing"))
    }

    fn parse<T: FromStr<Err = String>>(&mut self, what: &str) -> Result<T, String> {
        self.word(what)?.parse()
    }

    fn number(&mut self, what: &str) -> Result<u8, String> {
        let word = self.word(what)?;
        word.parse().map_err(|_| format!("\"{word}\" is not a number for {what}"))
    }

    /// Takes the next word if it is this one.
    fn next_is(&mut self, wanted: &str) -> bool {
        let mut rest = self.0.clone();
        let is_it = rest.next() == Some(wanted);
        if is_it {
            self.0 = rest;
        }
        is_it
    }

    fn bag<K: FromStr<Err = String> + Display + Copy + PartialEq>(mut self) -> Result<Vec<(K, u16)>, String> {
        let mut bag: Vec<(K, u16)> = Vec::new();
        for word in self.0.by_ref() {
            let (kind, count) = match word.split_once('*') {
                Some((kind, count)) => {
                    (kind, count.parse().map_err(|_| format!("\"{count}\" is not a number"))?)
                }
                None => (word, 1),
            };
            let kind: K = kind.parse()?;
            if count == 0 || bag.iter().any(|(known, _)| *known == kind) {
                return Err(format!("{kind} must be given once, with a number from 1"));
            }
            bag.push((kind, count));
        }
        Ok(bag)
    }

    /// The squares of a piece, to the end of the line.
    fn squares(mut self) -> Result<Vec<Coord>, String> {
        self.0.by_ref().map(str::parse).collect()
    }

    fn end<T>(mut self, value: T) -> Result<T, String> {
        match self.0.next() {
            Some(word) => Err(format!("\"{word}\" is too much")),
            None => Ok(value),
        }
    }
}

/// Where a campaign lies, and whether it is the second of its card.
fn parse_place(number: TokenNumber, words: &mut Words<'_>) -> Result<(Place, bool), String> {
    let kind = number.card().map(|card| card.kind);
    let place = if kind == Some(CampaignKind::GourmetGuide) {
        Place::Beside {}
    } else if kind == Some(CampaignKind::GiantBillboard) {
        Place::Rural { side: words.parse("a side of the rural area")? }
    } else {
        let word = words.word("a place")?;
        match Axis::from_id(word) {
            Some(axis) => {
                let first = words.word("the first line")?;
                let first = first.parse().map_err(|_| format!("\"{first}\" is not a line of the map"))?;
                let side = Side::ALL.into_iter().find(|side| words.next_is(side.id()));
                Place::Lines { lines: Lines { axis, first }, side }
            }
            None => Place::Board { at: word.parse()?, rotated: words.next_is(ROTATED) },
        }
    };
    Ok((place, words.next_is(SECOND)))
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = Words(text.split_ascii_whitespace());
        let verb = words.word("an action")?;
        let action = match verb {
            "pass" => Action::Pass,
            "restaurant" => Action::FirstRestaurant {
                at: words.parse("a square")?,
                entrance: words.parse("an entrance")?,
            },
            "reserve" => Action::Reserve { card: words.parse("a reserve card")? },
            "work" => {
                let bag = words.bag::<Employee>()?;
                let count =
                    |n: u16| u8::try_from(n).map_err(|_| format!("{n} cards of one kind are too many"));
                let cards: Result<Staff, String> =
                    bag.into_iter().map(|(card, n)| Ok((card, count(n)?))).collect();
                return Ok(Action::Work { cards: Box::new(cards?) });
            }
            "order" => Action::Order { position: words.number("a place in the order")? },
            "hire" => Action::Hire { card: words.parse("a card")? },
            "train" => Action::Train {
                card: words.parse("a card")?,
                to: words.parse("what it becomes")?,
                at_work: words.next_is(AT_WORK),
            },
            "campaign" => {
                let marketeer = words.parse("a marketeer")?;
                let number = TokenNumber(words.number("a token number")?);
                let goods = words.word("an item")?;
                let goods = match goods.split_once('+') {
                    Some((first, second)) => Goods { item: first.parse()?, item_b: Some(second.parse()?) },
                    None => goods.parse::<Item>()?.into(),
                };
                let turns = words.parse("a number of turns")?;
                let (place, second) = parse_place(number, &mut words)?;
                Action::Campaign { marketeer, number, goods, turns, place, second }
            }
            "cook" => Action::Cook { cook: words.parse("a cook")?, item: words.parse("an item")? },
            "errand" => Action::Errand { buyer: words.parse("a buyer")?, item: words.parse("an item")? },
            "fetch" => {
                let (buyer, from) = (words.parse("a buyer")?, words.parse("an entrance square")?);
                let path = match words.word("a path")? {
                    "-" => Box::default(),
                    path => parse_path(path)?,
                };
                Action::Fetch { route: Box::new(Route { buyer, from, path }) }
            }
            "house" => Action::House {
                house: words.parse("a house number")?,
                at: words.parse("a square")?,
                garden: words.parse("the garden's side")?,
            },
            "garden" => {
                Action::Garden { house: words.parse("a house number")?, side: words.parse("a side")? }
            }
            "open" => Action::Open {
                manager: words.parse("a manager")?,
                at: words.parse("a square")?,
                entrance: words.parse("an entrance")?,
            },
            "move" => Action::Move {
                manager: words.parse("a manager")?,
                from: words.parse("where it stands")?,
                at: words.parse("where it goes")?,
                entrance: words.parse("an entrance")?,
            },
            "road" => {
                let piece = words.parse("a road")?;
                let written = Written { piece, squares: words.squares()? };
                return Ok(Action::Road { road: written.try_into()? });
            }
            "park" => {
                let piece = words.parse("a park")?;
                let written = Written { piece, squares: words.squares()? };
                return Ok(Action::Park { park: written.try_into()? });
            }
            "tile" => Action::Tile { tile: words.parse("a tile")?, slot: words.parse("its place")? },
            "shop" => {
                let at = words.parse("a square")?;
                let from = words.next_is(FROM).then(|| words.parse("where it stood")).transpose()?;
                Action::Shop { at, from }
            }
            "offramp" => {
                let written = WrittenOfframp { squares: words.squares()? };
                return Ok(Action::Offramp { offramp: written.try_into()? });
            }
            "radio" => Action::Radio { house: words.parse("a house number")?, at: words.parse("a square")? },
            "mailbox" => Action::Mailbox {
                number: TokenNumber(words.number("a token number")?),
                at: words.parse("a square")?,
                item: words.parse("an item")?,
            },
            "decline" => Action::Decline,
            "end" => Action::End,
            "fire" => Action::Fire { card: words.parse("a card")? },
            "fire_busy" => Action::FireBusy { number: TokenNumber(words.number("a token number")?) },
            "pay" => {
                let items: Stock = words.bag::<Item>()?.into_iter().collect();
                return Ok(Action::Pay { items: (!items.is_empty()).then(|| Box::new(items)) });
            }
            "keep" => {
                let items: Stock = words.bag::<Item>()?.into_iter().collect();
                return Ok(Action::Keep { items: Box::new(items) });
            }
            other => return Err(format!("\"{other}\" is not an action")),
        };
        words.end(action)
    }
}
