//! Game records: a text file with a header and one action a line. See `docs/records.md`.

use std::fmt::{self, Display, Write as _};
use std::str::FromStr;

use serde_json::Value;

use crate::action::Action;
use crate::config::{
    Config, Edition, Intro, MapSetting, MapSettings, Module, ModuleSet, NegativePrices, RuleOption,
    RuleOptions, Solo, SoloSwitch,
};
use crate::event::Event;
use crate::game::{Game, Setup};
use crate::map::Layout;
use crate::player::PlayerId;
use crate::position::{Phase, Position};

/// First line of every record.
const TITLE: &str = "magnate record 1";

/// What a line after the header says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Somebody decides something.
    Act(PlayerId, Action),
    /// The state hash at this point.
    Hash(u64),
    /// Final cash by player, after which nothing follows.
    Result(Vec<i32>),
}

/// A moment from which a game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// In the public format.
    pub position: Value,
    /// The phase, or step of somebody's working day, that begins.
    pub phase: Phase,
    /// Whose, where it is one player's.
    pub chain: Option<PlayerId>,
}

impl Beginning {
    /// The game at that moment, ready to be played on; or everything that is wrong.
    pub fn game(&self) -> Result<Game, String> {
        let game = Position::from_value(&self.position).and_then(|position| position.game());
        let game = game.map_err(|faults| {
            let all: Vec<String> = faults.iter().map(ToString::to_string).collect();
            format!("the position cannot be played on: {}", all.join("; "))
        })?;
        if let Some(chain) = self.chain.filter(|chain| chain.index() >= game.chains().len()) {
            return Err(format!("there is no chain {chain} in this game"));
        }
        let game = game.at_phase(self.phase, self.chain).0;
        if game.is_over() || game.decision().awaited.is_empty() {
            return Err("nobody has anything to decide from this moment on".into());
        }
        Ok(game)
    }
}

/// A game record. It may stop anywhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The agreed options, and the edition of the rules it was played by, which need not be known here.
    pub config: Config,
    /// The seed, unless it is still a secret.
    pub seed: Option<u64>,
    /// The seed of the map, if it had one of its own; never a secret.
    pub map_seed: Option<u64>,
    /// Map and starting order.
    pub setup: Setup,
    /// Where it goes on from, unless it was dealt.
    pub beginning: Option<Beginning>,
    /// Who sat where, by player, in the words of whoever wrote it; empty when nobody says. It changes nothing.
    pub seats: Vec<String>,
    /// What happened, with the number of the line that says so.
    pub entries: Vec<(usize, Entry)>,
}

/// Something wrong with a record: where and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Line, from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
    /// The rule that is broken, if one is.
    pub rule: Option<&'static str>,
}

impl Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)?;
        match self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for RecordError {}

fn wrong(line: usize, reason: impl Into<String>) -> RecordError {
    RecordError { line, reason: reason.into(), rule: None }
}

impl Record {
    /// An empty record of a game just set up.
    pub fn new(game: &Game, seed: Option<u64>) -> Self {
        Record {
            config: *game.config(),
            seed,
            map_seed: None,
            setup: Setup { layout: game.board().layout().clone(), order: game.order().to_vec() },
            beginning: None,
            seats: Vec::new(),
            entries: Vec::new(),
        }
    }

    /// The same with who sits where, by player: each on one line, whatever it is called.
    #[must_use]
    pub fn with_seats(self, seats: impl IntoIterator<Item = String>) -> Self {
        let clean = |name: String| {
            let words: Vec<&str> = name.split_whitespace().filter(|word| *word != BETWEEN.trim()).collect();
            if words.is_empty() { NOBODY.to_string() } else { words.join(" ") }
        };
        Record { seats: seats.into_iter().map(clean).collect(), ..self }
    }

    /// An empty record of a game that goes on from a moment, and what that moment became.
    pub fn going_on_from(beginning: Beginning, game: &Game) -> Self {
        Record { beginning: Some(beginning), ..Record::new(game, None) }
    }

    /// Writes an action down.
    pub fn push(&mut self, player: PlayerId, action: Action) {
        let line = self.next_line();
        self.entries.push((line, Entry::Act(player, action)));
    }

    /// Writes the state hash down, and the result once the game is over.
    pub fn seal(&mut self, game: &Game) {
        let line = self.next_line();
        self.entries.push((line, Entry::Hash(game.digest())));
        if game.is_over() {
            let cash = game.chains().iter().map(crate::game::Chain::cash).collect();
            self.entries.push((line + 1, Entry::Result(cash)));
        }
    }

    /// Number of actions.
    pub fn actions(&self) -> impl Iterator<Item = (PlayerId, &Action)> {
        self.entries.iter().filter_map(|(_, entry)| match entry {
            Entry::Act(player, action) => Some((*player, action)),
            _ => None,
        })
    }

    fn next_line(&self) -> usize {
        let config = &self.config;
        let extra = [
            config.solo.is_some(),
            !config.modules.is_empty(),
            !config.options.is_usual(),
            !config.map_settings.is_empty(),
            self.map_seed.is_some(),
            !self.seats.is_empty(),
        ];
        // A position and its phase take the place of map and order.
        let turn = self.beginning.as_ref().is_some_and(|beginning| beginning.chain.is_some());
        let usual = HEADER_LINES + usize::from(turn);
        let header = usual + extra.into_iter().filter(|line| *line).count();
        self.entries.last().map_or(header + 2, |(line, _)| line + 1)
    }

    /// The game before its first action.
    pub fn start(&self) -> Result<Game, RecordError> {
        let edition = self.config.edition;
        if !edition.is_known() {
            let newest = Edition::NEWEST;
            return Err(wrong(
                2,
                format!(
                    "the record was played under rules version {edition}, this program plays versions 1 to {newest}"
                ),
            ));
        }
        if let Some(beginning) = &self.beginning {
            return beginning.game().map_err(|reason| wrong(1, reason));
        }
        let written = Game::with_setup(&self.config, &self.setup).map_err(|error| wrong(1, error.0))?;
        if let Some(map_seed) = self.map_seed
            && Layout::of_seed(&self.config, map_seed) != self.setup.layout
        {
            return Err(wrong(1, format!("map_seed {map_seed} does not give this map")));
        }
        let Some(seed) = self.seed else {
            return match self.config.solo {
                None => Ok(written),
                Some(_) => Err(wrong(1, "The Chain's cards come from the seed, and this record hides it")),
            };
        };
        let dealt = Game::dealt(&self.config, self.map_seed, seed).map_err(|error| wrong(1, error.0))?;
        if dealt.board() != written.board() || dealt.order() != written.order() {
            return Err(wrong(1, format!("seed {seed} does not give this map and turn order")));
        }
        Ok(dealt)
    }

    /// Plays the whole record and checks the hashes in it.
    pub fn replay(&self) -> Result<Game, RecordError> {
        let mut replay = Replay::new(self)?;
        while replay.step()?.is_some() {}
        Ok(replay.game)
    }
}

/// One decision of a record and what came of it.
pub type Played<'a> = (PlayerId, &'a Action, Vec<Event>);

/// A record being played step by step.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    record: &'a Record,
    next: usize,
    game: Game,
    played: usize,
}

impl<'a> Replay<'a> {
    /// At the beginning.
    pub fn new(record: &'a Record) -> Result<Self, RecordError> {
        Ok(Replay { record, next: 0, game: record.start()?, played: 0 })
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Actions played so far.
    pub fn played(&self) -> usize {
        self.played
    }

    /// Plays the next action and checks the hashes after it. `None` at the end.
    pub fn step(&mut self) -> Result<Option<Played<'a>>, RecordError> {
        let mut done = None;
        while let Some((line, entry)) = self.record.entries.get(self.next) {
            match entry {
                Entry::Act(player, action) => {
                    if done.is_some() {
                        break;
                    }
                    let events = self.game.apply(*player, action).map_err(|refusal| RecordError {
                        line: *line,
                        reason: format!("\"{player} {action}\" is not legal here: {refusal}"),
                        rule: Some(refusal.rule()),
                    })?;
                    self.played += 1;
                    done = Some((*player, action, events));
                }
                Entry::Hash(hash) if *hash != self.game.digest() => {
                    return Err(wrong(
                        *line,
                        format!(
                            "the state hash here is {:016x}, the record says {hash:016x}",
                            self.game.digest()
                        ),
                    ));
                }
                Entry::Hash(_) => {}
                Entry::Result(cash) => {
                    let ours: Vec<i32> = self.game.chains().iter().map(crate::game::Chain::cash).collect();
                    if !self.game.is_over() {
                        return Err(wrong(*line, "the record has a result, but the game is not over"));
                    }
                    if *cash != ours {
                        return Err(wrong(
                            *line,
                            format!("the result is {ours:?}, the record says {cash:?}"),
                        ));
                    }
                }
            }
            self.next += 1;
        }
        Ok(done)
    }
}

/// Lines of the header as this version writes it, without those for solo games and for maps with a seed of their own.
const HEADER_LINES: usize = 9;
/// A solo game with every switch off.
const PLAIN: &str = "plain";
/// Stands between the names of those who sat.
const BETWEEN: &str = " | ";
/// Somebody without a name.
const NOBODY: &str = "-";

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let config = &self.config;
        writeln!(f, "{TITLE}")?;
        writeln!(f, "rules: {}", config.edition)?;
        writeln!(f, "players: {}", config.players)?;
        writeln!(f, "intro: {}", config.intro)?;
        writeln!(f, "negative_prices: {}", config.negative_prices)?;
        writeln!(f, "sequential_payday: {}", if config.sequential_payday { "yes" } else { "no" })?;
        if let Some(solo) = &config.solo {
            let switches: Vec<&str> = solo.switches().map(SoloSwitch::id).collect();
            writeln!(
                f,
                "solo: {}",
                if switches.is_empty() { PLAIN.to_string() } else { switches.join(" ") }
            )?;
        }
        if !config.modules.is_empty() {
            let modules: Vec<&str> = config.modules.iter().map(Module::id).collect();
            writeln!(f, "modules: {}", modules.join(" "))?;
        }
        if !config.options.is_usual() {
            let options: Vec<String> =
                config.options.unusual().map(|(option, reading)| format!("{option}={reading}")).collect();
            writeln!(f, "options: {}", options.join(" "))?;
        }
        if !config.map_settings.is_empty() {
            let settings: Vec<&str> = config.map_settings.iter().map(MapSetting::id).collect();
            writeln!(f, "map_settings: {}", settings.join(" "))?;
        }
        match self.seed {
            Some(seed) => writeln!(f, "seed: {seed}")?,
            None => writeln!(f, "seed: hidden")?,
        }
        if let Some(map_seed) = self.map_seed {
            writeln!(f, "map_seed: {map_seed}")?;
        }
        if let Some(Beginning { position, phase, chain }) = &self.beginning {
            writeln!(f, "position: {position}")?;
            writeln!(f, "phase: {phase}")?;
            if let Some(chain) = chain {
                writeln!(f, "turn: {chain}")?;
            }
        } else {
            writeln!(f, "map: {}", self.setup.layout.to_rows().join(" / "))?;
            let order: Vec<String> = self.setup.order.iter().map(PlayerId::to_string).collect();
            writeln!(f, "order: {}", order.join(" "))?;
        }
        if !self.seats.is_empty() {
            writeln!(f, "seats: {}", self.seats.join(BETWEEN))?;
        }
        writeln!(f)?;
        for (_, entry) in &self.entries {
            match entry {
                Entry::Act(player, action) => writeln!(f, "{player} {action}")?,
                Entry::Hash(hash) => writeln!(f, "= {hash:016x}")?,
                Entry::Result(cash) => {
                    let cash = cash.iter().fold(String::new(), |mut text, amount| {
                        _ = write!(text, " {amount}");
                        text
                    });
                    writeln!(f, "result:{cash}")?;
                }
            }
        }
        Ok(())
    }
}

/// A seed as it is written.
#[derive(Clone, Copy)]
enum Seed {
    Hidden,
    Known(u64),
}

/// Header fields as they are read.
#[derive(Default)]
struct Header {
    rules: Option<u32>,
    players: Option<u8>,
    intro: Option<Intro>,
    negative_prices: Option<NegativePrices>,
    sequential_payday: Option<bool>,
    solo: Option<Solo>,
    modules: Option<ModuleSet>,
    options: Option<RuleOptions>,
    map_settings: Option<MapSettings>,
    seed: Option<Seed>,
    map_seed: Option<u64>,
    map: Option<Layout>,
    order: Option<Vec<PlayerId>>,
    position: Option<Value>,
    phase: Option<Phase>,
    turn: Option<PlayerId>,
    seats: Option<Vec<String>>,
}

impl Header {
    fn set<T>(field: &mut Option<T>, key: &str, value: T) -> Result<(), String> {
        if field.replace(value).is_some() {
            return Err(format!("{key} is given twice"));
        }
        Ok(())
    }

    fn read(&mut self, key: &str, value: &str) -> Result<(), String> {
        let number = |what: &str| format!("{key} must be {what}, not \"{value}\"");
        match key {
            "rules" => Self::set(&mut self.rules, key, value.parse().map_err(|_| number("a number"))?),
            "players" => Self::set(&mut self.players, key, value.parse().map_err(|_| number("a number"))?),
            "intro" => Self::set(&mut self.intro, key, value.parse()?),
            "negative_prices" => Self::set(&mut self.negative_prices, key, value.parse()?),
            "sequential_payday" => match value {
                "yes" => Self::set(&mut self.sequential_payday, key, true),
                "no" => Self::set(&mut self.sequential_payday, key, false),
                _ => Err(number("yes or no")),
            },
            "solo" if value == PLAIN => Self::set(&mut self.solo, key, Solo::default()),
            "solo" => {
                let switches: Result<Solo, String> =
                    value.split_whitespace().map(str::parse::<SoloSwitch>).collect();
                Self::set(&mut self.solo, key, switches?)
            }
            "modules" => Self::set(&mut self.modules, key, ModuleSet::from_ids(value.split_whitespace())?),
            "options" => Self::set(&mut self.options, key, read_options(value)?),
            "map_settings" => {
                let settings: Result<MapSettings, String> =
                    value.split_whitespace().map(str::parse::<MapSetting>).collect();
                Self::set(&mut self.map_settings, key, settings?)
            }
            "seed" if value == "hidden" => Self::set(&mut self.seed, key, Seed::Hidden),
            "seed" => {
                let seed = value.parse().map_err(|_| number("a number"))?;
                Self::set(&mut self.seed, key, Seed::Known(seed))
            }
            "map_seed" => Self::set(&mut self.map_seed, key, value.parse().map_err(|_| number("a number"))?),
            "map" => {
                let rows: Vec<&str> = value.split('/').collect();
                Self::set(&mut self.map, key, Layout::from_rows(&rows)?)
            }
            "order" => {
                let players: Result<Vec<PlayerId>, _> =
                    value.split_whitespace().map(|word| word.parse().map(PlayerId)).collect();
                Self::set(&mut self.order, key, players.map_err(|_| number("player numbers"))?)
            }
            "position" => {
                let position = serde_json::from_str(value)
                    .map_err(|error| format!("the position is not JSON: {error}"))?;
                Self::set(&mut self.position, key, position)
            }
            "phase" => Self::set(&mut self.phase, key, value.parse()?),
            "turn" => {
                let chain = value.parse().map_err(|_| number("a player number"))?;
                Self::set(&mut self.turn, key, PlayerId(chain))
            }
            "seats" => {
                let names = value.split(BETWEEN).map(|name| name.trim().to_string());
                Self::set(&mut self.seats, key, names.collect())
            }
            _ => Err(format!("\"{key}\" is not a header field")),
        }
    }

    /// The record this header begins.
    fn finish(self) -> Result<Record, String> {
        let missing = |what: &str| format!("the header does not say {what}");
        let config = Config {
            edition: self.rules.map_or(Edition::FIRST, Edition::new),
            players: self.players.ok_or_else(|| missing("how many players (players: 3)"))?,
            intro: self.intro.unwrap_or(Intro::None),
            negative_prices: self.negative_prices.unwrap_or(NegativePrices::Floor),
            sequential_payday: self.sequential_payday.unwrap_or(false),
            solo: self.solo,
            modules: self.modules.unwrap_or_default(),
            options: self.options.unwrap_or_default(),
            map_settings: self.map_settings.unwrap_or_default(),
        };
        // A record of an edition yet to come can be read, not played.
        let known = if config.edition.is_known() { config.edition } else { Edition::NEWEST };
        let playable = Config { edition: known, ..config };
        playable.check().map_err(|error| error.0)?;
        let seed = match self.seed {
            Some(Seed::Known(seed)) => Some(seed),
            Some(Seed::Hidden) | None => None,
        };
        let beginning = match (self.position, self.phase, self.turn) {
            (Some(position), Some(phase), chain) => Some(Beginning { position, phase, chain }),
            (None, None, None) => None,
            _ => return Err(missing("both a position and the phase that begins in it")),
        };
        let setup = match (&beginning, self.map, self.order, seed) {
            (Some(beginning), None, None, None) => {
                let game = beginning.game()?;
                if *game.config() != playable {
                    return Err("the header says something else about the game than its position".into());
                }
                Setup { layout: game.board().layout().clone(), order: game.order().to_vec() }
            }
            (Some(_), ..) => {
                return Err("a game that goes on from a position has no map, order or seed of its own".into());
            }
            (None, Some(layout), Some(order), _) => Setup { layout, order },
            (None, None, None, Some(seed)) => {
                let game = Game::dealt(&playable, self.map_seed, seed).map_err(|error| error.0)?;
                Setup { layout: game.board().layout().clone(), order: game.order().to_vec() }
            }
            _ => return Err(missing("map and order, or a seed without them")),
        };
        let seats = self.seats.unwrap_or_default();
        if !seats.is_empty() && seats.len() != usize::from(config.players) {
            return Err(format!("seats names {} of {} players", seats.len(), config.players));
        }
        Ok(Record { config, seed, map_seed: self.map_seed, setup, beginning, seats, entries: Vec::new() })
    }
}

/// Reads `coffee=literal mass=locked`.
fn read_options(text: &str) -> Result<RuleOptions, String> {
    let mut options = RuleOptions::USUAL;
    for word in text.split_whitespace() {
        let (option, reading) =
            word.split_once('=').ok_or_else(|| format!("\"{word}\" is not an option like mass=locked"))?;
        options.set(option.parse::<RuleOption>()?, reading)?;
    }
    Ok(options)
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim()));
        match lines.next() {
            Some((_, TITLE)) => {}
            _ => {
                return Err(wrong(
                    1,
                    format!("this is not a game record: the first line must be \"{TITLE}\""),
                ));
            }
        }
        let mut header = Header::default();
        let mut entries = Vec::new();
        let mut in_header = true;
        let mut last = 1;
        for (number, line) in lines {
            last = number;
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(hash) = line.strip_prefix("= ") {
                let hash =
                    u64::from_str_radix(hash, 16).ok().filter(|_| hash.len() == 16).ok_or_else(|| {
                        wrong(number, format!("\"{hash}\" is not a state hash of 16 hexadecimal digits"))
                    })?;
                entries.push((number, Entry::Hash(hash)));
                in_header = false;
            } else if let Some(cash) = line.strip_prefix("result:") {
                let cash: Result<Vec<i32>, _> = cash.split_whitespace().map(str::parse).collect();
                let cash = cash.map_err(|_| wrong(number, "the result must be the cash of each player"))?;
                entries.push((number, Entry::Result(cash)));
                in_header = false;
            } else if let Some((key, value)) = line.split_once(':').filter(|_| in_header) {
                header.read(key.trim(), value.trim()).map_err(|reason| wrong(number, reason))?;
            } else {
                in_header = false;
                let (player, action) = parse_act(line).map_err(|reason| wrong(number, reason))?;
                entries.push((number, Entry::Act(player, action)));
            }
        }
        let record = header.finish().map_err(|reason| wrong(last.min(2), reason))?;
        Ok(Record { entries, ..record })
    }
}

/// Reads a line of the body: a player number and an action.
pub fn parse_act(line: &str) -> Result<(PlayerId, Action), String> {
    let (player, action) = line.split_once(' ').unwrap_or((line, ""));
    let player = player.parse().map_err(|_| format!("\"{player}\" is not a player number"))?;
    Ok((PlayerId(player), action.parse()?))
}
