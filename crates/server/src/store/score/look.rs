//! What is asked of results, ratings and sums.

use async_trait::async_trait;

use super::rows::{StoredRating, StoredResult, StoredTally};
use super::{RatingPoint, RatingRow, ResultRow, ScoreWrite, Scores, Sieve, Tally};
use crate::score::{Mark, Outcome, Pace, Rating, Shown};
use crate::store::StoreError;
use crate::store::ask::{Ask, Statement};

/// A store that takes results in, one after the other.
#[async_trait]
pub(in crate::store) trait ScoreWriter {
    /// Carries this out in a transaction of its own.
    async fn write_score(&self, write: ScoreWrite) -> Result<i64, StoreError>;
}

const LAST_RESULT: &str = "SELECT COALESCE(MAX(number), 0) FROM results";
const UNSCORED: &str = "SELECT table_id FROM unscored WHERE NOT failed ORDER BY ended_at, table_id LIMIT $1";
const SKIP: &str = "UPDATE unscored SET failed = true WHERE table_id = $1";

/// Results by a number that leads to them, latest first. The databases walk the key that number is in, and stop at the limit:
/// nothing here may have to see all of them first.
macro_rules! results_by {
    ($number:literal, $from:literal) => {
        concat!(
            "SELECT r.number, r.table_id, r.ended_at, r.players, r.modules, r.intro, r.pace, r.unrated, r.public, r.rounds, ",
            "r.map, r.solo, r.seats FROM ",
            $from,
            " AND (r.public OR EXISTS (SELECT 1 FROM result_people v WHERE v.user_id = $2 AND v.number = r.number)) AND ",
            $number,
            " < $3 ORDER BY ",
            $number,
            " DESC LIMIT $4"
        )
    };
}
const RESULTS_OF: &str =
    results_by!("p.number", "result_people p JOIN results r ON r.number = p.number WHERE p.user_id = $1");
/// A game has a mark once for every seat that made it: the first one stands for all.
const RESULTS_MARKED: &str = results_by!(
    "m.number",
    "result_marks m JOIN results r ON r.number = m.number WHERE m.kind = $5 AND m.key = $1 \
     AND NOT EXISTS (SELECT 1 FROM result_marks twin WHERE twin.kind = m.kind AND twin.key = m.key \
     AND twin.number = m.number AND twin.seat < m.seat) \
     AND (CAST($6 AS BIGINT) IS NULL OR m.players = $6) AND (CAST($7 AS TEXT) IS NULL OR m.pace = $7) \
     AND (CAST($8 AS BIGINT) IS NULL OR (CASE WHEN m.expansion THEN 1 ELSE 0 END) = $8)"
);

macro_rules! sums_where {
    ($what:literal, $by:literal) => {
        concat!(
            "SELECT key, ", $what, ", CAST(SUM(times) AS BIGINT) AS times, CAST(SUM(wins) AS BIGINT) AS wins, ",
            "CAST(SUM(losses) AS BIGINT) AS losses, CAST(SUM(cash) AS BIGINT) AS cash, ",
            "CAST(SUM(rounds) AS BIGINT) AS rounds, CAST(SUM(times * 1000000 / players) AS BIGINT) AS even FROM tallies WHERE owner = $1 AND kind = $2 ",
            "AND (CAST($3 AS BIGINT) IS NULL OR players = $3) AND (CAST($4 AS TEXT) IS NULL OR pace = $4) ",
            "AND (CAST($5 AS BIGINT) IS NULL OR (CASE WHEN modules = '' THEN 0 ELSE 1 END) = $5) ",
            "GROUP BY ", $by, " ORDER BY 4 DESC, key, 2, 3 LIMIT $6"
        )
    };
}
const SUMS: &str = sums_where!("CAST(0 AS BIGINT) AS players, '' AS modules", "key");
const SUMS_BY_KIND: &str = sums_where!("players, modules", "key, players, modules");

const RATINGS: &str =
    "SELECT who, pace, rating, uncertainty, games, wins FROM ratings WHERE who = $1 ORDER BY pace";
const LEADERS: &str = "SELECT r.who, r.pace, r.rating, r.uncertainty, r.games, r.wins FROM ratings r \
     LEFT JOIN profiles p ON p.user_id = r.who WHERE r.pace = $1 AND (p.shown IS NULL OR p.shown = 'everybody') \
     ORDER BY r.floor DESC, r.who LIMIT $2 OFFSET $3";
const COURSE: &str = "SELECT ended_at, rating, uncertainty FROM (SELECT r.number, r.ended_at, p.rating, p.uncertainty \
     FROM result_people p JOIN results r ON r.number = p.number \
     WHERE p.user_id = $1 AND p.pace = $2 AND p.rating IS NOT NULL ORDER BY p.number DESC LIMIT $3) AS latest ORDER BY number";
const PLAYED: &str = "SELECT CAST(COALESCE(SUM(times), 0) AS BIGINT) FROM tallies WHERE owner = $1 AND kind = $2 \
     AND (CAST($3 AS TEXT) IS NULL OR key = $3)";
const SHOWN: &str = "SELECT shown FROM profiles WHERE user_id = $1";
const SET_SHOWN: &str = "INSERT INTO profiles (user_id, shown) VALUES ($1, $2) \
     ON CONFLICT (user_id) DO UPDATE SET shown = excluded.shown";

#[async_trait]
impl<S: Ask + ScoreWriter> Scores for S {
    async fn unscored(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows: Vec<(String,)> = self.ask(Statement::new(UNSCORED).with(i64::from(limit))).await?;
        Ok(rows.into_iter().map(|(table,)| table).collect())
    }

    async fn enter_result(&self, outcome: &Outcome) -> Result<bool, StoreError> {
        Ok(self.write_score(ScoreWrite::Enter(Box::new(outcome.clone()))).await? > 0)
    }

    async fn skip_result(&self, table: &str) -> Result<(), StoreError> {
        self.tell(vec![Statement::new(SKIP).with(table)]).await.map(drop)
    }

    async fn recount_ratings(&self) -> Result<u64, StoreError> {
        self.write_score(ScoreWrite::Recount).await.map(|count| count as u64)
    }

    async fn last_result(&self) -> Result<i64, StoreError> {
        one_number(self, Statement::new(LAST_RESULT)).await
    }

    async fn results_of(
        &self,
        user: &str,
        viewer: Option<&str>,
        before: i64,
        limit: u32,
    ) -> Result<Vec<ResultRow>, StoreError> {
        let statement =
            Statement::new(RESULTS_OF).with(user).with(viewer).with(before).with(i64::from(limit));
        self.list::<StoredResult, _>(statement, "result").await
    }

    async fn results_marked(
        &self,
        (mark, key): (Mark, &str),
        sieve: Sieve,
        viewer: Option<&str>,
        before: i64,
        limit: u32,
    ) -> Result<Vec<ResultRow>, StoreError> {
        let (players, pace, expansion) = sieve.columns();
        let statement = Statement::new(RESULTS_MARKED).with(key).with(viewer).with(before);
        let statement = statement.with(i64::from(limit)).with(mark.id()).with(players).with(pace);
        self.list::<StoredResult, _>(statement.with(expansion), "result").await
    }

    async fn sums(
        &self,
        owner: &str,
        kind: &str,
        sieve: Sieve,
        limit: u32,
    ) -> Result<Vec<Tally>, StoreError> {
        sums(self, SUMS, owner, kind, sieve, limit).await
    }

    async fn sums_by_kind_of_game(
        &self,
        owner: &str,
        kind: &str,
        limit: u32,
    ) -> Result<Vec<Tally>, StoreError> {
        sums(self, SUMS_BY_KIND, owner, kind, Sieve::default(), limit).await
    }

    async fn ratings_of(&self, who: &str) -> Result<Vec<RatingRow>, StoreError> {
        ratings(self, Statement::new(RATINGS).with(who)).await
    }

    async fn rating_course(
        &self,
        user: &str,
        pace: Pace,
        limit: u32,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        let statement = Statement::new(COURSE).with(user).with(pace.id()).with(i64::from(limit));
        let rows: Vec<(i64, f64, f64)> = self.ask(statement).await?;
        let point = |(at, rating, uncertainty)| RatingPoint { at, rating: Rating { rating, uncertainty } };
        Ok(rows.into_iter().map(point).collect())
    }

    async fn leaders(&self, pace: Pace, from: u32, limit: u32) -> Result<Vec<RatingRow>, StoreError> {
        let statement = Statement::new(LEADERS).with(pace.id());
        ratings(self, statement.with(i64::from(limit)).with(i64::from(from))).await
    }

    async fn have_played(&self, one: &str, other: &str) -> Result<bool, StoreError> {
        let statement = Statement::new(PLAYED).with(one).with("rival").with(other);
        Ok(one_number(self, statement).await? > 0)
    }

    async fn games_finished(&self, user: &str) -> Result<i64, StoreError> {
        one_number(self, Statement::new(PLAYED).with(user).with("game").with(None::<&str>)).await
    }

    async fn profile_shown(&self, user: &str) -> Result<Shown, StoreError> {
        let rows: Vec<(String,)> = self.ask(Statement::new(SHOWN).with(user)).await?;
        Ok(Shown::stored(rows.first().map(|(id,)| id.as_str())))
    }

    async fn set_profile_shown(&self, user: &str, shown: Shown) -> Result<(), StoreError> {
        self.tell(vec![Statement::new(SET_SHOWN).with(user).with(shown.id())]).await.map(drop)
    }
}

/// The one number a statement asks for; 0 where nothing can be found.
async fn one_number(store: &impl Ask, statement: Statement) -> Result<i64, StoreError> {
    let rows: Vec<(i64,)> = store.ask(statement).await?;
    Ok(rows.first().map_or(0, |(number,)| *number))
}

async fn sums(
    store: &impl Ask,
    sql: &'static str,
    owner: &str,
    kind: &str,
    sieve: Sieve,
    limit: u32,
) -> Result<Vec<Tally>, StoreError> {
    let (players, pace, expansion) = sieve.columns();
    let statement = Statement::new(sql).with(owner).with(kind).with(players).with(pace).with(expansion);
    let rows: Vec<StoredTally> = store.ask(statement.with(i64::from(limit))).await?;
    Ok(rows.into_iter().map(Tally::from).collect())
}

async fn ratings(store: &impl Ask, statement: Statement) -> Result<Vec<RatingRow>, StoreError> {
    let rows: Vec<StoredRating> = store.ask(statement).await?;
    rows.into_iter().map(RatingRow::try_from).collect()
}
