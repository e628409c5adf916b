//! How a table begins.

use magnate_rules::{Config, Game, HouseData, Layout, Setup, Viewer};
use magnate_table::{
    Command, Corrupt, Entry, Level, Options, Presence, Problem, Sign, Stamped, Table, UserId,
};
use serde::{Deserialize, Serialize};

use crate::ErrorBody;

/// A map nobody has built on yet.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MapPreview {
    /// Rows of tiles from north to south, each tile a letter and its clockwise turn.
    pub map: Vec<String>,
    /// The printed squares, row by row, as in a game's view.
    pub board: Vec<String>,
    /// The printed houses.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub houses: Vec<HouseData>,
}

impl MapPreview {
    /// The map this seed deals. Nothing else comes from that seed, so nothing else is given away.
    pub fn new(options: &Options, seed: u32) -> Result<Self, Problem> {
        options.check()?;
        let config = Config { solo: None, ..options.config() };
        let layout = Layout::of_seed(&config, u64::from(seed));
        let setup = Setup { layout: layout.clone(), order: config.player_ids().collect() };
        let game =
            Game::with_setup(&config, &setup).map_err(|error| Problem::BadOptions { reason: error.0 })?;
        let view = game.view(Viewer::Spectator).data();
        Ok(MapPreview { map: layout.to_rows(), board: view.board, houses: view.houses })
    }
}

/// A new table.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Its options; what is left out is as in an ordinary game.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    #[cfg_attr(feature = "ts", ts(type = "Pick<Options, \"players\"> & Partial<Options>"))]
    pub options: Options,
    /// Seats you take yourself: several make it hot-seat. Default: the first.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seats: Option<Vec<u8>>,
    /// Seats for bots.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<BotSeat>>"))]
    pub bots: Vec<BotSeat>,
    /// Looks and names for those seats; one left out has the first look that is free.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<SeatSign>>"))]
    pub signs: Vec<SeatSign>,
    /// Start at once, when every seat is taken.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub start: bool,
    /// Deal from this seed: a number as text, to play a known map and starting order. Only together with `start`, so that
    /// nobody sits down at a game somebody else has looked into.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seed: Option<String>,
}

/// Why a table cannot be opened.
#[derive(Debug)]
pub enum NotOpened {
    /// The table does not allow what was asked for.
    Problem(Problem),
    /// It cannot be asked for like this.
    Refused(Box<ErrorBody>),
    /// It cannot be, and yet.
    Corrupt(Corrupt),
}

impl NotOpened {
    fn refused(code: &str, sentence: &str) -> Self {
        NotOpened::Refused(Box::new(ErrorBody::new(code, sentence)))
    }
}

impl From<Problem> for NotOpened {
    fn from(problem: Problem) -> Self {
        NotOpened::Problem(problem)
    }
}

/// Numbers for what is left to chance when a table is opened.
#[derive(Clone, Copy, Debug)]
pub struct Chance {
    /// Deals the game.
    pub seed: u64,
    /// Deals the map of a table at which people gather first.
    pub map_seed: u32,
}

impl NewTable {
    /// The table with everything that was asked for, and its log; or nothing at all.
    pub fn open(self, by: &UserId, at: i64, chance: Chance) -> Result<(Table, Vec<Stamped>), NotOpened> {
        let mut options = self.options;
        options.check()?;
        // People who gather at a table can look at its map, and whoever has played on one can play on it again. A seed that was
        // chosen deals the map as well.
        if self.seed.is_none() && options.record.is_none() {
            options.map_seed.get_or_insert(chance.map_seed);
        }
        let seed = match self.seed.as_deref() {
            None => chance.seed,
            Some(_) if !self.start => {
                return Err(NotOpened::refused(
                    "seed_without_start",
                    "A seed can only be chosen for a game that starts at once.",
                ));
            }
            Some(wish) => wish.parse().map_err(|_| {
                NotOpened::refused("bad_seed", "A seed is a whole number between 0 and 18446744073709551615.")
            })?,
        };
        let first = Stamped { seq: 0, at, entry: Entry::Opened { host: by.clone(), options } };
        let mut commands: Vec<Command> = Vec::new();
        // Each sign goes up while the seats after it are still open: any arrangement of looks can be asked for.
        let mut place = |seat: u8, command: Command| {
            commands.push(command);
            commands.extend(self.signs.iter().filter(|sign| sign.seat == seat).map(SeatSign::command));
        };
        for seat in self.seats.unwrap_or_else(|| vec![0]) {
            place(seat, Command::Sit { seat });
        }
        for BotSeat { seat, bot } in self.bots {
            place(seat, Command::SeatBot { seat, bot });
        }
        if self.start {
            commands.push(Command::Start { seed });
        }
        let mut table = Table::open(&first).map_err(NotOpened::Corrupt)?;
        let mut log = vec![first];
        for command in &commands {
            let entry = table.decide(by, command, None, at, &Presence::NOBODY)?;
            let stamped = Stamped { seq: table.seq(), at, entry };
            table.fold(&stamped).map_err(NotOpened::Corrupt)?;
            log.push(stamped);
        }
        Ok((table, log))
    }
}

/// A bot for a seat.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotSeat {
    /// The seat.
    pub seat: u8,
    /// The kind of bot.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub bot: Level,
}

/// Look and name for a seat.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatSign {
    /// The seat.
    pub seat: u8,
    /// Its look, 0 to 5.
    pub look: u8,
    /// Who plays it, where several people share a device.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub name: String,
}

impl SeatSign {
    /// What puts it up.
    pub fn command(&self) -> Command {
        Command::HangSign { seat: self.seat, sign: Sign { look: self.look, name: self.name.clone() } }
    }
}
