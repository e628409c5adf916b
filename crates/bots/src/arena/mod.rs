//! Matches between bots, and what can be said about them afterwards.
//!
//! A tournament is a list of games fixed by its seed: maps are dealt once per block, and within a block the same bots
//! play the same map from every seat. Games run on all cores; with node budgets everything but the times is the same
//! every time, with time budgets as far as the machine is equally quick.

mod charts;
mod elo;
mod html;
mod ledger;
mod pairs;
mod play;
mod report;
mod solo;
mod stats;

use std::path::PathBuf;

use magnate_rules::Config;
use rayon::prelude::*;

pub use ledger::{Finished, Ledger};
pub use pairs::{Pair, WorstMatchup};
pub use play::{FaultNote, Played};
pub use report::{Decisions, EntrantReport, Report};
pub use solo::{SoloReport, SoloResult};
pub use stats::Estimate;

use crate::budget::Budget;
use crate::entrant::Entrant;

/// What is played.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// Who plays. With more bots than seats every combination meets; with fewer, the last one fills the seats.
    pub bots: Vec<Entrant>,
    /// The options of every game.
    pub config: Config,
    /// How many games.
    pub games: usize,
    /// Everything random comes from here.
    pub seed: u64,
    /// For bots that bring none of their own.
    pub budget: Budget,
    /// A game is given up after so many rounds.
    pub max_rounds: u16,
    /// Check the state after every decision, and every record by replaying it.
    pub conformance: bool,
    /// Keep the records of the games.
    pub records: Option<PathBuf>,
    /// Games at the same time; 0 for one on each core.
    pub jobs: usize,
}

/// One game to be played: its seed, and which bot sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fixture {
    index: usize,
    /// Games of a block share the map and the bots, and differ in the seats.
    block: usize,
    seed: u64,
    /// Indices into the list of bots, by seat.
    seats: Vec<usize>,
}

/// Why a tournament cannot be played or its records not be kept.
#[derive(Debug)]
pub struct Trouble(pub String);

impl std::fmt::Display for Trouble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Trouble {}

impl Tournament {
    /// A tournament of the base game.
    pub fn new(bots: Vec<Entrant>, players: u8, games: usize, seed: u64) -> Self {
        Tournament {
            bots,
            config: Config::new(players),
            games,
            seed,
            budget: Budget::default(),
            max_rounds: 30,
            conformance: false,
            records: None,
            jobs: 0,
        }
    }

    /// Can it be played?
    fn check(&self) -> Result<(), Trouble> {
        self.config.check().map_err(|error| Trouble(error.to_string()))?;
        if self.bots.is_empty() || self.games == 0 {
            return Err(Trouble("a tournament has at least one bot and one game".into()));
        }
        Ok(())
    }

    /// Plays it. `done` is called after every game with it, from any thread.
    pub fn run(&self, done: impl Fn(&Played) + Sync) -> Result<Report, Trouble> {
        self.run_on(None, done)
    }

    /// Plays what a ledger does not have yet, and enters every game into it as it ends: a tournament that is stopped goes
    /// on where it was. `done` is also called for games that were played before.
    pub fn resume(&self, ledger: &Ledger, done: impl Fn(&Played) + Sync) -> Result<Report, Trouble> {
        self.run_on(Some(ledger), done)
    }

    /// Plays one game of it, wherever: a tournament can be spread over machines.
    pub fn game(&self, index: usize) -> Result<Played, Trouble> {
        self.check()?;
        let fixtures = self.fixtures();
        let fixture = fixtures.get(index).ok_or_else(|| {
            Trouble(format!("the tournament has {} games, numbered from 0: there is no {index}", self.games))
        })?;
        play::play(self, fixture)
    }

    /// What can be said about games of this tournament, in any order, that took so long together.
    pub fn report(&self, games: &[Played], time: std::time::Duration) -> Result<Report, Trouble> {
        self.check()?;
        let mut games = games.to_vec();
        games.sort_by_key(|game| game.index);
        let fixtures = self.fixtures();
        let strange = |game: &Played| {
            let fixture = fixtures.get(game.index);
            fixture.is_none_or(|fixture| fixture.seats != game.seats || fixture.block != game.block)
                || [game.cash.len(), game.ranks.len(), game.times.len()] != [game.seats.len(); 3]
                || game.faults.iter().any(|fault| usize::from(fault.seat) >= game.seats.len())
        };
        if games.is_empty()
            || games.windows(2).any(|two| two[0].index == two[1].index)
            || games.iter().any(strange)
        {
            return Err(Trouble(
                "a report is about at least one game, each of this tournament and told once".into(),
            ));
        }
        Ok(Report::new(self, &games, time))
    }

    fn run_on(&self, ledger: Option<&Ledger>, done: impl Fn(&Played) + Sync) -> Result<Report, Trouble> {
        self.check()?;
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.jobs)
            .build()
            .map_err(|error| Trouble(format!("no threads to play on: {error}")))?;
        let start = std::time::Instant::now();
        let games: Result<Vec<Played>, Trouble> = pool.install(|| {
            // Blocks of one: games differ much in length.
            self.fixtures()
                .into_par_iter()
                .with_max_len(1)
                .map(|fixture| {
                    let before = ledger.and_then(|ledger| ledger.game(fixture.index));
                    let played = match (before, ledger) {
                        (Some(played), _) => played,
                        (None, None) => play::play(self, &fixture)?,
                        (None, Some(ledger)) => ledger.enter(play::play(self, &fixture)?)?,
                    };
                    done(&played);
                    Ok(played)
                })
                .collect()
        });
        let before = ledger.map_or(std::time::Duration::ZERO, Ledger::spent_before);
        Ok(Report::new(self, &games?, before + start.elapsed()))
    }

    /// Threads for each bot: cores that no other game uses.
    fn threads(&self) -> u16 {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let jobs = if self.jobs == 0 { cores } else { self.jobs };
        (cores / jobs.min(self.games).max(1)).clamp(1, 64) as u16
    }

    /// The games in order: for every map the combinations of bots take turns, each from every seat.
    fn fixtures(&self) -> Vec<Fixture> {
        let players = usize::from(self.config.players);
        let line_ups = line_ups(self.bots.len(), players);
        (0..self.games)
            .map(|index| {
                let block = index / players;
                let (line_up, turn) = (&line_ups[block % line_ups.len()], index % players);
                let seats = (0..players).map(|seat| line_up[(seat + turn) % players]).collect();
                // All combinations meet on the same maps.
                let seed = mix(self.seed, (block / line_ups.len()) as u64);
                Fixture { index, block, seed, seats }
            })
            .collect()
    }
}

/// Every combination of so many bots, or all of them and the last one again and again.
fn line_ups(bots: usize, players: usize) -> Vec<Vec<usize>> {
    if bots <= players {
        return vec![(0..players).map(|seat| seat.min(bots - 1)).collect()];
    }
    let mut found = Vec::new();
    let mut chosen: Vec<usize> = (0..players).collect();
    loop {
        found.push(chosen.clone());
        // The last place that can move on does, and those after it follow closely.
        let Some(place) = (0..players).rev().find(|place| chosen[*place] < bots - players + place) else {
            return found;
        };
        chosen[place] += 1;
        for next in place + 1..players {
            chosen[next] = chosen[next - 1] + 1;
        }
    }
}

/// A seed out of two numbers (`SplitMix64` over both).
pub(crate) fn mix(seed: u64, index: u64) -> u64 {
    [seed, index].into_iter().fold(0x6172_656e_6121_0001, |state: u64, word| {
        let mut z = (state ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::Level;

    #[test]
    fn every_bot_plays_every_map_from_every_seat() {
        let bots = vec![Entrant::level(Level::Random), Entrant::level(Level::Trainee)];
        let fixtures = Tournament::new(bots, 3, 30, 7).fixtures();
        for block in fixtures.chunks(3) {
            assert!(block.iter().all(|game| game.seed == block[0].seed));
            let mut places: Vec<usize> =
                block.iter().map(|game| game.seats.iter().position(|bot| *bot == 0).unwrap()).collect();
            places.sort_unstable();
            assert_eq!(places, [0, 1, 2]);
            assert!(block.iter().all(|game| game.seats.iter().filter(|bot| **bot == 1).count() == 2));
        }
        assert_ne!(fixtures[0].seed, fixtures[3].seed);
    }

    #[test]
    fn all_combinations_meet() {
        assert_eq!(line_ups(4, 2), [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
        assert_eq!(line_ups(2, 2), [[0, 1]]);
        assert_eq!(line_ups(1, 3), [[0, 0, 0]]);
        assert_eq!(line_ups(5, 3).len(), 10);
    }
}
