//! What a result changes: its place in the order, ratings, sums. One statement depends on what another one found, inside one
//! transaction, so the functions are made for each kind of connection.

use crate::score::Outcome;

/// What is taken in or worked out anew.
#[derive(Clone, Debug)]
pub enum ScoreWrite {
    Enter(Box<Outcome>),
    Recount,
}

/// Written with the last entry of a game.
pub(in crate::store) const NOTE_UNSCORED: &str =
    "INSERT INTO unscored (table_id, ended_at) VALUES ($1, $2) ON CONFLICT DO NOTHING";

/// The statements.
pub mod sql {
    pub const RESULT: &str = "SELECT number FROM results WHERE table_id = $1";
    pub const NEXT_RESULT: &str = "SELECT COALESCE(MAX(number), 0) + 1 FROM results";
    pub const INSERT_RESULT: &str = "INSERT INTO results (number, table_id, ended_at, players, modules, intro, pace, \
         unrated, public, rounds, map, solo, seats) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)";
    pub const INSERT_PERSON: &str = "INSERT INTO result_people (user_id, number, seat, pace, rating, uncertainty) \
         VALUES ($1, $2, $3, $4, $5, $6)";
    pub const INSERT_MARK: &str = "INSERT INTO result_marks (kind, key, number, seat, players, pace, expansion) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
    pub const ADD: &str = "INSERT INTO tallies (owner, kind, key, players, modules, pace, times, wins, losses, cash, rounds) \
         VALUES ($1, $2, $3, $4, $5, $6, 1, $7, $8, $9, $10) \
         ON CONFLICT (owner, kind, key, players, modules, pace) DO UPDATE SET times = tallies.times + 1, \
         wins = tallies.wins + excluded.wins, losses = tallies.losses + excluded.losses, \
         cash = tallies.cash + excluded.cash, rounds = tallies.rounds + excluded.rounds";
    pub const PUT_RATING: &str = "INSERT INTO ratings (who, pace, rating, uncertainty, floor, games, wins) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (who, pace) DO UPDATE SET rating = excluded.rating, \
         uncertainty = excluded.uncertainty, floor = excluded.floor, games = excluded.games, wins = excluded.wins";
    pub const KNOWN_MAP: &str = "SELECT p.number FROM result_marks m JOIN result_people p ON p.number = m.number \
         WHERE m.kind = 'map' AND m.key = $1 AND p.user_id = $2 LIMIT 1";
    pub const RATING: &str =
        "SELECT who, pace, rating, uncertainty, games, wins FROM ratings WHERE who = $1 AND pace = $2";
}

/// The functions that change something, for one kind of connection.
macro_rules! score_fold {
    ($Connection:ty) => {
        use std::collections::BTreeMap;

        use $crate::score::{Outcome, Pace, Rating, Unrated, rating};
        use $crate::store::score::{RatingRow, ResultRow, ScoreWrite, StoredRating, StoredResult, sql};
        use $crate::store::score::{additions, are_enough, rated};
        use $crate::store::{StoreError, shared};

        type Db = $Connection;

        pub(super) async fn apply(db: &mut Db, write: &ScoreWrite) -> Result<i64, StoreError> {
            match write {
                ScoreWrite::Enter(outcome) => enter(db, outcome).await,
                ScoreWrite::Recount => recount(db).await,
            }
        }

        async fn enter(db: &mut Db, derived: &Outcome) -> Result<i64, StoreError> {
            let known: Option<i64> =
                sqlx::query_scalar(sql::RESULT).bind(&derived.table).fetch_optional(&mut *db).await?;
            sqlx::query("DELETE FROM unscored WHERE table_id = $1").bind(&derived.table).execute(&mut *db).await?;
            if known.is_some() {
                return Ok(0);
            }
            let number: i64 = sqlx::query_scalar(sql::NEXT_RESULT).fetch_one(&mut *db).await?;
            let mut outcome = derived.clone();
            decide_what_counts(&mut *db, &mut outcome).await?;
            let pace = outcome.pace.id();
            let after = rate(&mut *db, &outcome).await?;
            sqlx::query(sql::INSERT_RESULT)
                .bind(number)
                .bind(&outcome.table)
                .bind(outcome.ended_at)
                .bind(i64::from(outcome.players))
                .bind(&outcome.modules)
                .bind(&outcome.intro)
                .bind(pace)
                .bind(outcome.unrated.map(Unrated::id))
                .bind(outcome.public)
                .bind(i64::from(outcome.rounds))
                .bind(&outcome.map)
                .bind(&outcome.solo)
                .bind(shared::text(&outcome.seats)?)
                .execute(&mut *db)
                .await?;
            let mut people: BTreeMap<&String, i64> = BTreeMap::new();
            for (seat, at) in outcome.seats.iter().zip(0..) {
                if let Some(user) = &seat.user {
                    people.entry(user).or_insert(at);
                }
            }
            for (user, seat) in people {
                let rating = after.get(user);
                sqlx::query(sql::INSERT_PERSON)
                    .bind(user)
                    .bind(number)
                    .bind(seat)
                    .bind(pace)
                    .bind(rating.map(|rating| rating.rating))
                    .bind(rating.map(|rating| rating.uncertainty))
                    .execute(&mut *db)
                    .await?;
            }
            for marked in outcome.marks() {
                sqlx::query(sql::INSERT_MARK)
                    .bind(marked.mark.id())
                    .bind(&marked.key)
                    .bind(number)
                    .bind(marked.seat.map_or(-1, i64::from))
                    .bind(i64::from(outcome.players))
                    .bind(pace)
                    .bind(!outcome.modules.is_empty())
                    .execute(&mut *db)
                    .await?;
            }
            for sum in additions(&outcome) {
                sqlx::query(sql::ADD)
                    .bind(sum.owner)
                    .bind(sum.kind)
                    .bind(sum.key)
                    .bind(i64::from(outcome.players))
                    .bind(&outcome.modules)
                    .bind(pace)
                    .bind(sum.wins)
                    .bind(sum.losses)
                    .bind(sum.cash)
                    .bind(i64::from(outcome.rounds))
                    .execute(&mut *db)
                    .await?;
            }
            Ok(1)
        }

        /// Who has a rating, and does this game count? What only the store knows is decided here, once and for all.
        async fn decide_what_counts(db: &mut Db, outcome: &mut Outcome) -> Result<(), StoreError> {
            for seat in &mut outcome.seats {
                seat.counts = match &seat.user {
                    Some(user) => {
                        let registered = "SELECT id FROM users WHERE id = $1 AND login IS NOT NULL";
                        let found: Option<String> =
                            sqlx::query_scalar(registered).bind(user).fetch_optional(&mut *db).await?;
                        found.is_some()
                    }
                    None => seat.is_bot(),
                };
            }
            if outcome.unrated.is_none() && outcome.pace == Pace::Bots {
                for user in outcome.seats.iter().filter_map(|seat| seat.user.as_ref()) {
                    let known: Option<i64> = sqlx::query_scalar(sql::KNOWN_MAP)
                        .bind(&outcome.map)
                        .bind(user)
                        .fetch_optional(&mut *db)
                        .await?;
                    if known.is_some() {
                        outcome.unrated = Some(Unrated::KnownMap);
                        break;
                    }
                }
            }
            if outcome.unrated.is_none() && !are_enough(&outcome.seats) {
                outcome.unrated = Some(Unrated::TooFew);
            }
            Ok(())
        }

        /// Lets a game change the ratings of those who played it.
        async fn rate(db: &mut Db, outcome: &Outcome) -> Result<BTreeMap<String, Rating>, StoreError> {
            let mut seats = Vec::new();
            let mut before: BTreeMap<String, RatingRow> = BTreeMap::new();
            for (who, rank) in rated(outcome) {
                if !before.contains_key(&who) {
                    let query = sqlx::query_as(sql::RATING).bind(&who).bind(outcome.pace.id());
                    let row: Option<StoredRating> = query.fetch_optional(&mut *db).await?;
                    let unknown = RatingRow {
                        who: who.clone(),
                        pace: outcome.pace,
                        rating: Rating::default(),
                        games: 0,
                        wins: 0,
                    };
                    let row = row.map(RatingRow::try_from).transpose()?.unwrap_or(unknown);
                    before.insert(who.clone(), row);
                }
                seats.push((who.clone(), before[&who].rating, rank));
            }
            let after = rating::after_game(&seats);
            for (who, rating) in &after {
                let won = seats.iter().any(|(winner, _, rank)| winner == who && *rank == 1);
                let row = &before[who];
                let (games, wins) = (row.games + 1, row.wins + i64::from(won));
                put_rating(&mut *db, &RatingRow { rating: *rating, games, wins, ..row.clone() }).await?;
            }
            Ok(after)
        }

        async fn put_rating(db: &mut Db, row: &RatingRow) -> Result<(), StoreError> {
            sqlx::query(sql::PUT_RATING)
                .bind(&row.who)
                .bind(row.pace.id())
                .bind(row.rating.rating)
                .bind(row.rating.uncertainty)
                .bind(row.rating.floor())
                .bind(row.games)
                .bind(row.wins)
                .execute(db)
                .await?;
            Ok(())
        }

        /// All ratings anew, from the results in their order. Those of people who have left are worked out for the others' sake
        /// and not kept.
        async fn recount(db: &mut Db) -> Result<i64, StoreError> {
            const PAGE: i64 = 1000;
            let mut ratings: BTreeMap<(Pace, String), RatingRow> = BTreeMap::new();
            let (mut seen, mut count) = (0_i64, 0_i64);
            loop {
                let page = "SELECT number, table_id, ended_at, players, modules, intro, pace, unrated, public, rounds, map, solo, \
                            seats FROM results WHERE number > $1 ORDER BY number LIMIT $2";
                let rows: Vec<StoredResult> =
                    sqlx::query_as(page).bind(seen).bind(PAGE).fetch_all(&mut *db).await?;
                if rows.is_empty() {
                    break;
                }
                for row in rows {
                    let row = ResultRow::try_from(row)?;
                    (seen, count) = (row.number, count + 1);
                    let pace = row.outcome.pace;
                    let mut seats = Vec::new();
                    for (who, rank) in rated(&row.outcome) {
                        let known = ratings.get(&(pace, who.clone())).map(|row| row.rating);
                        seats.push((who, known.unwrap_or_default(), rank));
                    }
                    for (who, rating) in rating::after_game(&seats) {
                        let won = seats.iter().any(|(winner, _, rank)| *winner == who && *rank == 1);
                        let fresh =
                            RatingRow { who: who.clone(), pace, rating, games: 0, wins: 0 };
                        let kept = ratings.entry((pace, who.clone())).or_insert(fresh);
                        kept.rating = rating;
                        kept.games += 1;
                        kept.wins += i64::from(won);
                        let update = "UPDATE result_people SET rating = $3, uncertainty = $4 \
                                      WHERE user_id = $1 AND number = $2";
                        let update = sqlx::query(update).bind(&who).bind(row.number);
                        update.bind(rating.rating).bind(rating.uncertainty).execute(&mut *db).await?;
                    }
                }
            }
            sqlx::query("DELETE FROM ratings").execute(&mut *db).await?;
            for row in ratings.values() {
                put_rating(&mut *db, row).await?;
            }
            let gone = "DELETE FROM ratings WHERE who NOT LIKE 'bot:%' AND who NOT IN (SELECT id FROM users)";
            sqlx::query(gone).execute(&mut *db).await?;
            Ok(count)
        }

    };
}
pub(in crate::store) use score_fold;
