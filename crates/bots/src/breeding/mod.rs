//! How styles are found: variations of styles play each other by the thousand.
//!
//! - [`characters`] looks for many different good ways: an archive with a place for every sort of behaviour (how low the
//!   prices, how much advertising, how many waitresses, drinks or food, which reserve), each place held by the best that
//!   behaves so (MAP-Elites). A character is the best of those that answer its description.
//! - [`book`] looks for a style whose *worst* match is good, against the characters and variations of them.
//!
//! Nothing of it is needed to play. `examples/breed.rs` runs it.

mod approach;
mod game;
pub(crate) mod vary;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use magnate_rules::{Config, Dice, FastDice};

use crate::bot::Bot;
use crate::level::Level;
use crate::manager::approach::Approach;
use crate::manager::{Manager, Style, style};
use crate::pool;
pub use approach::{Opponent, approach, approach_table};
use game::{Behaviour, play};

/// What somebody did in matches with several opponents.
#[derive(Clone, Debug, Default)]
struct Record {
    /// By opponent: mean score, games won, games.
    by: Vec<(f32, f32, f32)>,
    behaviour: Behaviour,
}

impl Record {
    fn mean(&self) -> f32 {
        self.by.iter().map(|(score, ..)| score).sum::<f32>() / self.by.len().max(1) as f32
    }

    /// Near the worst of the matches, but with an eye on all: the larger the weight, the nearer.
    fn soft_worst(&self) -> f32 {
        const WEIGHT: f32 = 10.0;
        let sum: f32 = self.by.iter().map(|(score, ..)| (-WEIGHT * score).exp()).sum();
        -(sum / self.by.len().max(1) as f32).ln() / WEIGHT
    }

    fn join(mut self, more: &Record) -> Record {
        for (own, more) in self.by.iter_mut().zip(&more.by) {
            let games = own.2 + more.2;
            *own = ((own.0 * own.2 + more.0 * more.2) / games.max(1.0), own.1 + more.1, games);
        }
        self.behaviour.add(&more.behaviour);
        self
    }
}

/// Plays every opponent on these maps, from both seats.
fn match_all(style: &Style, opponents: &[Style], maps: std::ops::Range<u64>) -> Record {
    let config = Config::new(2);
    let mut record = Record::default();
    for opponent in opponents {
        let mut row = (0.0, 0.0, 0.0);
        for seed in maps.clone() {
            for seat in 0..2 {
                if let Some(outcome) = play(&config, seed, seat, style, opponent) {
                    row.0 += outcome.score;
                    row.1 += f32::from(u8::from(outcome.won));
                    row.2 += 1.0;
                    record.behaviour.add(&outcome.behaviour);
                }
            }
        }
        row.0 /= f32::max(row.2, 1.0);
        record.by.push(row);
    }
    record
}

/// A place of the archive: reserve, price cuts, advertising, waitresses, drinks, buildings, trainers first.
type Cell = [u8; 7];

fn cell(style: &Style, did: &Behaviour) -> Cell {
    let bin = |value: f32, edges: &[f32]| edges.iter().filter(|edge| value >= **edge).count() as u8;
    [
        style.reserve as u8,
        bin(did.a_round(did.cutters - 10.0 * did.luxuries), &[-1.0, 0.5, 1.5, 3.0]),
        bin(did.a_game(did.campaigns), &[0.2, 1.5, 3.0, 5.0]),
        bin(did.a_round(did.waitresses), &[0.7, 1.5, 2.5]),
        bin(did.errands / (did.errands + did.cooked).max(1.0), &[0.35, 0.65]),
        bin(did.a_game(did.built), &[0.5, 2.0]),
        bin(did.a_game(did.trainer_first), &[0.5]),
    ]
}

/// Does somebody who plays so answer the description of the character?
fn answers(level: Level, style: &Style, did: &Behaviour) -> bool {
    match level {
        Level::Undercutter => did.a_game(did.campaigns) < 0.2 && did.a_round(did.cutters) >= 1.5,
        Level::Instructor => did.a_game(did.trainer_first) > 0.9,
        Level::Host => {
            style.reserve == 0 && did.a_round(did.waitresses) >= 2.0 && did.a_round(did.cutters) < 1.0
        }
        Level::Gardener => did.a_game(did.built) >= 1.0 && did.a_round(did.luxuries) >= 0.1,
        Level::Aeronaut => did.errands > did.cooked && did.a_game(did.zeppelins) >= 1.0,
        Level::BillPoster => did.a_game(did.campaigns) >= 3.0 && did.a_round(did.cutters) < 1.5,
        Level::Spoiler => {
            style.spite >= 1.2 && did.a_round(did.cutters) >= 1.5 && did.a_game(did.campaigns) >= 0.5
        }
        Level::Sprinter => {
            style.reserve == 0 && did.a_round(did.waitresses) < 1.5 && did.a_round(did.cutters) < 1.0
        }
        _ => false,
    }
}

#[derive(Clone)]
struct Elite {
    style: Style,
    record: Record,
}

/// Looks for different good ways, so many variations long. Returns the best of each description in a line of text.
pub fn characters(seed: u64, tries: u32, mut tell: impl FnMut(&str)) -> Vec<(Level, String)> {
    let mut dice = FastDice::new(seed);
    let mut archive: BTreeMap<Cell, Elite> = BTreeMap::new();
    let mut named: BTreeMap<Level, Elite> = BTreeMap::new();
    let mut opponents: Vec<Style> = style::book_for(&Config::new(2));
    opponents.truncate(1);
    opponents.extend(pool::style(Level::Undercutter));
    let mut waiting: Vec<Style> = pool::styles().chain(opponents.clone()).collect();
    let maps = |set: u64| seed * 1_000_000 + set * 4..seed * 1_000_000 + set * 4 + 4 + 6 * set;
    for turn in 0..tries {
        let style = waiting.pop().unwrap_or_else(|| {
            let pick = |dice: &mut FastDice, elites: &mut dyn ExactSizeIterator<Item = &Elite>| {
                let at = dice.below(elites.len().max(1) as u32) as usize;
                elites.nth(at).map(|elite| elite.style.clone())
            };
            let parent = |dice: &mut FastDice| {
                let from_named = dice.below(3) > 0 && !named.is_empty();
                if from_named { pick(dice, &mut named.values()) } else { pick(dice, &mut archive.values()) }
                    .unwrap_or_else(|| opponents[0].clone())
            };
            let one = parent(&mut dice);
            let child =
                if dice.below(4) == 0 { vary::cross(&one, &parent(&mut dice), &mut dice) } else { one };
            vary::vary(&child, Config::new(2).modules, &mut dice)
        });
        // Everybody meets the first maps; whoever would take a place plays others as well.
        let first = match_all(&style, &opponents, maps(0));
        let at = cell(&style, &first.behaviour);
        let better =
            |known: Option<&Elite>, score: f32| known.is_none_or(|known| known.record.mean() < score);
        let titles: Vec<Level> = Level::characters()
            .iter()
            .copied()
            .filter(|level| answers(*level, &style, &first.behaviour))
            .filter(|level| better(named.get(level), first.mean()))
            .collect();
        if !better(archive.get(&at), first.mean()) && titles.is_empty() {
            continue;
        }
        let record = first.join(&match_all(&style, &opponents, maps(1)));
        let elite = Elite { style, record };
        for level in titles {
            if better(named.get(&level), elite.record.mean()) {
                tell(&format!("{turn} {level} {:.3} {}", elite.record.mean(), elite.style));
                named.insert(level, elite.clone());
            }
        }
        if better(archive.get(&at), elite.record.mean()) {
            archive.insert(at, elite);
        }
    }
    tell(&format!("{} places of the archive are taken", archive.len()));
    named.into_iter().map(|(level, elite)| (level, elite.style.to_string())).collect()
}

/// The opponents a style of the book has to hold against: the characters, the book so far, and variations of all of them.
fn everybody(dice: &mut FastDice, variations: usize) -> Vec<Style> {
    let mut known: Vec<Style> = pool::styles().collect();
    known.extend(style::book_for(&Config::new(2)));
    let mut all = known.clone();
    for _ in 0..variations {
        let parent = &known[dice.below(known.len() as u32) as usize];
        all.push(vary::vary(&vary::vary(parent, Config::new(2).modules, dice), Config::new(2).modules, dice));
    }
    all
}

/// Looks for a style with a good worst match against everybody, from this one, so many variations long; returns the best in
/// a line of text. The first two it hires are kept: a book wants several openings.
pub fn book(start: &str, seed: u64, tries: u32, tell: impl FnMut(&str)) -> Result<String, String> {
    climb(start, seed, tries, |dice| everybody(dice, 6), tell)
}

/// The same against one style and variations of it: the answer to a way of playing.
pub fn answer(
    start: &str,
    to: &str,
    seed: u64,
    tries: u32,
    tell: impl FnMut(&str),
) -> Result<String, String> {
    let to: Style = match to.parse::<Level>().ok().and_then(pool::style) {
        Some(style) => style,
        None => to.parse()?,
    };
    let near = |dice: &mut FastDice| {
        let near = (0..3).map(|_| vary::vary(&to, Config::new(2).modules, dice)).collect::<Vec<_>>();
        [to.clone(), to.clone()].into_iter().chain(near).collect()
    };
    climb(start, seed, tries, near, tell)
}

/// Turns after which everybody meets other opponents on other maps, so that nothing is learned by heart.
const SEASON: u32 = 60;

fn climb(
    start: &str,
    seed: u64,
    tries: u32,
    mut opponents_of: impl FnMut(&mut FastDice) -> Vec<Style>,
    mut tell: impl FnMut(&str),
) -> Result<String, String> {
    let mut dice = FastDice::new(seed);
    let mut best: Style = start.parse()?;
    let opening: Vec<_> = best.build.iter().copied().take(2).collect();
    let mut opponents = Vec::new();
    let mut known: Option<Record> = None;
    for turn in 0..tries {
        if turn % SEASON == 0 {
            opponents = opponents_of(&mut dice);
            known = None;
        }
        let base = seed * 1_000_000 + u64::from(turn / SEASON) * 1000;
        let (quick, thorough) = (base..base + 2, base + 2..base + 6);
        let own = known.get_or_insert_with(|| {
            match_all(&best, &opponents, quick.clone()).join(&match_all(&best, &opponents, thorough.clone()))
        });
        if turn % SEASON == 0 {
            tell(&format!("{turn} worst {:.3} mean {:.3} {best}", own.soft_worst(), own.mean()));
        }
        let child = vary::vary(&best, Config::new(2).modules, &mut dice);
        if child.build.iter().take(2).copied().collect::<Vec<_>>() != opening {
            continue;
        }
        let tried = match_all(&child, &opponents, quick);
        if tried.soft_worst() < own.soft_worst() - 0.03 {
            continue;
        }
        let tried = tried.join(&match_all(&child, &opponents, thorough));
        if tried.soft_worst() > own.soft_worst() + 0.004 {
            (best, known) = (child, Some(tried));
        }
    }
    Ok(best.to_string())
}

/// Every known way to play the base game, by name and in a line of text: the characters and the books.
pub fn known() -> Vec<(String, String)> {
    let characters = Level::characters()
        .iter()
        .filter_map(|level| Some((level.to_string(), pool::style(*level)?.to_string())));
    let mut known: Vec<(String, String)> = characters.collect();
    let mut add = |name: &str, styles: Vec<String>| {
        known.extend(
            styles.into_iter().enumerate().map(|(index, line)| (format!("{name} {}", index + 1), line)),
        );
    };
    let lines = |players: u8| style::book_for(&Config::new(players)).iter().map(Style::to_string).collect();
    add("book for two", lines(2));
    add("book for more", lines(3));
    known
}

/// Somebody who plays in this style, or approaches the game so, written in a line of text.
pub fn player(line: &str, seed: u64) -> Result<Box<dyn Bot>, String> {
    Ok(Box::new(Manager::new(seed).playing(line.parse::<Approach>()?)))
}

/// A table of a style against every character and so many unknown variations, worst first.
pub fn table(line: &str, seed: u64, maps: u64, variations: usize) -> Result<String, String> {
    let style: Style = line.parse()?;
    let mut dice = FastDice::new(seed);
    let opponents = everybody(&mut dice, variations);
    let record = match_all(&style, &opponents, seed * 1_000_000..seed * 1_000_000 + maps);
    let names = Level::characters().iter().map(|level| level.id().to_owned());
    let names = names.chain((Level::characters().len()..).map(|index| format!("other {index}")));
    let mut rows: Vec<(f32, String, &Style)> = record
        .by
        .iter()
        .zip(names)
        .zip(&opponents)
        .map(|(((_, won, games), name), style)| (100.0 * won / games.max(1.0), name, style))
        .collect();
    rows.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut text = String::new();
    for (percent, name, style) in rows {
        _ = writeln!(text, "{percent:5.1}%  {name:14} {style}");
    }
    let did = &record.behaviour;
    _ = writeln!(
        text,
        "a game: {:.1} campaigns, {:.1} gardens and houses, {:.1} days of a zeppelin, a trainer first in {:.0}%; \
         a round: {:.1} dollars cut, {:.2} luxuries, {:.1} waitresses; drinks {:.0}% of what is made",
        did.a_game(did.campaigns),
        did.a_game(did.built),
        did.a_game(did.zeppelins),
        100.0 * did.a_game(did.trainer_first),
        did.a_round(did.cutters),
        did.a_round(did.luxuries),
        did.a_round(did.waitresses),
        100.0 * did.errands / (did.errands + did.cooked).max(1.0),
    );
    Ok(text)
}
