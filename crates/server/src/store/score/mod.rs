//! Results, ratings and sums: what is kept of games that ended.
//!
//! What is asked is written once for both databases ([`look`]); what a result changes is worked out between statements of one
//! transaction, so that is written once for both kinds of connection ([`fold`]).

mod fold;
mod look;
mod rows;
mod sums;

use async_trait::async_trait;

pub(super) use fold::{NOTE_UNSCORED, ScoreWrite, score_fold, sql};
pub(super) use look::ScoreWriter;
pub(super) use rows::{StoredRating, StoredResult};
pub(super) use sums::{additions, are_enough, rated};

use super::StoreError;
use crate::score::{Mark, Outcome, Pace, Rating, Shown};

/// Which results and sums to look at; what is left out does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sieve {
    /// With so many players.
    pub players: Option<u8>,
    /// Played like this.
    pub pace: Option<Pace>,
    /// With modules of the expansion, or without any.
    pub expansion: Option<bool>,
}

impl Sieve {
    pub(super) fn columns(&self) -> (Option<i64>, Option<&'static str>, Option<i64>) {
        (self.players.map(i64::from), self.pace.map(Pace::id), self.expansion.map(i64::from))
    }
}

/// A result as it was taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// Its place in the order of results.
    pub number: i64,
    /// What it is.
    pub outcome: Outcome,
}

/// A sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Of what.
    pub key: String,
    /// In games of so many; 0 when summed up over them.
    pub players: u8,
    /// With these modules; empty when summed up over them.
    pub modules: String,
    /// How often.
    pub times: i64,
    /// How often it won.
    pub wins: i64,
    /// How often it lost, where that is counted.
    pub losses: i64,
    /// Cash of all of them together.
    pub cash: i64,
    /// Rounds of all of them together.
    pub rounds: i64,
    /// How often it would have won if all players were equal, in millionths.
    pub even: i64,
}

/// Somebody's rating.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
    /// A person, or a level of bots.
    pub who: String,
    /// In games played like this.
    pub pace: Pace,
    /// The rating.
    pub rating: Rating,
    /// Games that counted.
    pub games: i64,
    /// Those won.
    pub wins: i64,
}

/// A rating after a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingPoint {
    /// When the game ended.
    pub at: i64,
    /// The rating after it.
    pub rating: Rating,
}
/// Results and what is folded from them.
#[async_trait]
pub trait Scores: Send + Sync {
    /// Ids of tables whose game ended and whose result has not been taken in, longest ago first.
    async fn unscored(&self, limit: u32) -> Result<Vec<String>, StoreError>;
    /// Takes a result in: ratings and sums follow in the same transaction. False when it was there.
    async fn enter_result(&self, outcome: &Outcome) -> Result<bool, StoreError>;
    /// This table has no result that can be read.
    async fn skip_result(&self, table: &str) -> Result<(), StoreError>;
    /// Folds all ratings anew from the results, and says how many results there are.
    async fn recount_ratings(&self) -> Result<u64, StoreError>;
    /// The number of the last result; 0 before the first.
    async fn last_result(&self) -> Result<i64, StoreError>;

    /// Somebody's results before a number, latest first, as far as the viewer may look at the tables: public ones, and those at
    /// which they played themselves.
    async fn results_of(
        &self,
        user: &str,
        viewer: Option<&str>,
        before: i64,
        limit: u32,
    ) -> Result<Vec<ResultRow>, StoreError>;
    /// The same with a mark.
    async fn results_marked(
        &self,
        mark: (Mark, &str),
        sieve: Sieve,
        viewer: Option<&str>,
        before: i64,
        limit: u32,
    ) -> Result<Vec<ResultRow>, StoreError>;
    /// Sums by key, of a person or (empty) of everybody, most often first.
    async fn sums(&self, owner: &str, kind: &str, sieve: Sieve, limit: u32)
    -> Result<Vec<Tally>, StoreError>;
    /// The same by number of players and modules as well.
    async fn sums_by_kind_of_game(
        &self,
        owner: &str,
        kind: &str,
        limit: u32,
    ) -> Result<Vec<Tally>, StoreError>;

    /// Somebody's ratings.
    async fn ratings_of(&self, who: &str) -> Result<Vec<RatingRow>, StoreError>;
    /// How somebody's rating went, the latest games, oldest first.
    async fn rating_course(&self, user: &str, pace: Pace, limit: u32)
    -> Result<Vec<RatingPoint>, StoreError>;
    /// The best whose profile everybody may see, and bots, from a place on.
    async fn leaders(&self, pace: Pace, from: u32, limit: u32) -> Result<Vec<RatingRow>, StoreError>;
    /// Have they finished a game together?
    async fn have_played(&self, one: &str, other: &str) -> Result<bool, StoreError>;
    /// Games somebody finished with others.
    async fn games_finished(&self, user: &str) -> Result<i64, StoreError>;

    /// Who may see somebody's profile.
    async fn profile_shown(&self, user: &str) -> Result<Shown, StoreError>;
    /// Changes that.
    async fn set_profile_shown(&self, user: &str, shown: Shown) -> Result<(), StoreError>;
}
