//! Rows as they are stored, and what they mean.

use super::{RatingRow, ResultRow, Tally};
use crate::score::{Outcome, Pace, Rating, Unrated};
use crate::store::StoreError;
use crate::store::shared::{number, read, row};

row! {
    /// A row of `results`.
    pub struct StoredResult {
        number: i64,
        table_id: String,
        ended_at: i64,
        players: i64,
        modules: String,
        intro: String,
        pace: String,
        unrated: Option<String>,
        public: bool,
        rounds: i64,
        map: String,
        solo: Option<String>,
        seats: String,
    }
}

impl TryFrom<StoredResult> for ResultRow {
    type Error = StoreError;

    fn try_from(row: StoredResult) -> Result<Self, StoreError> {
        let what = format!("result {}", row.number);
        let outcome = Outcome {
            table: row.table_id,
            ended_at: row.ended_at,
            players: number(row.players, &what)? as u8,
            modules: row.modules,
            intro: row.intro,
            pace: pace(&row.pace)?,
            unrated: row.unrated.as_deref().and_then(Unrated::from_id),
            public: row.public,
            rounds: number(row.rounds, &what)? as u16,
            map: row.map,
            solo: row.solo,
            seats: read(&row.seats, &what)?,
        };
        Ok(ResultRow { number: row.number, outcome })
    }
}

fn pace(id: &str) -> Result<Pace, StoreError> {
    Pace::from_id(id).ok_or_else(|| StoreError::Damaged(format!("unknown pace {id:?}")))
}

row! {
    /// A row of sums.
    pub struct StoredTally {
        key: String,
        players: i64,
        modules: String,
        times: i64,
        wins: i64,
        losses: i64,
        cash: i64,
        rounds: i64,
        even: i64,
    }
}

impl From<StoredTally> for Tally {
    fn from(row: StoredTally) -> Self {
        let StoredTally { key, players, modules, times, wins, losses, cash, rounds, even } = row;
        Tally { key, players: players as u8, modules, times, wins, losses, cash, rounds, even }
    }
}

row! {
    /// A row of `ratings`.
    pub struct StoredRating {
        who: String,
        pace: String,
        rating: f64,
        uncertainty: f64,
        games: i64,
        wins: i64,
    }
}

impl TryFrom<StoredRating> for RatingRow {
    type Error = StoreError;

    fn try_from(row: StoredRating) -> Result<Self, StoreError> {
        let rating = Rating { rating: row.rating, uncertainty: row.uncertainty };
        Ok(RatingRow { pace: pace(&row.pace)?, who: row.who, rating, games: row.games, wins: row.wins })
    }
}
