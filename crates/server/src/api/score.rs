//! Profiles, leaderboards and statistics: what is known of games that ended.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use magnate_wire::Person;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{Body, Path, Query, people};
use crate::app::App;
use crate::auth::{MaybeMe, Me};
use crate::error::{ApiError, ApiResult};
use crate::score::{Mark, Outcome, Pace, Rating, Shown, Unrated};
use crate::store::{RatingRow, ResultRow, Sieve, Tally, User};

/// Games in one answer.
const PAGE: u32 = 20;
/// Rows in one list.
const LONGEST_LIST: u32 = 50;
/// Points of a rating's course.
const COURSE: u32 = 100;
/// The last place anybody is listed at.
const LAST_PLACE: u32 = 10_000;
/// Answers kept until the next result.
const MOST_KEPT: usize = 256;

/// A rating as people see it: everybody begins at 1000.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingShown {
    /// The best guess.
    pub rating: i32,
    /// How far it may be off to either side, in 19 of 20 cases.
    pub off: i32,
}

impl From<Rating> for RatingShown {
    fn from(of: Rating) -> Self {
        let (rating, off) = of.shown();
        RatingShown { rating, off }
    }
}

/// A rating after a game.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CoursePoint {
    /// When that game ended, in milliseconds since 1970.
    pub at: i64,
    /// The rating after it.
    #[serde(flatten)]
    pub rating: RatingShown,
}

/// Somebody's rating in games played one way.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProfileRating {
    /// Which way.
    pub pace: Pace,
    /// The rating now.
    #[serde(flatten)]
    pub rating: RatingShown,
    /// Games that counted.
    pub games: i64,
    /// Those won.
    pub wins: i64,
    /// How it went, oldest first: the latest hundred games.
    pub course: Vec<CoursePoint>,
}

/// How often something won, and what that says.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tried {
    /// What; empty for everything together.
    pub key: String,
    /// How often.
    pub times: i64,
    /// How often it won.
    pub wins: i64,
    /// Its chance to win, between these with 19 of 20: 0 to 1.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How often it would have won if everybody were equal.
    pub even: f64,
    /// Cash in the end, on average; of whoever won where it concerns the whole table.
    pub cash: f64,
    /// Rounds, on average.
    pub rounds: f64,
}

impl From<&Tally> for Tried {
    fn from(tally: &Tally) -> Self {
        let times = tally.times.max(1) as f64;
        let (low, high) = wilson(tally.wins, tally.times);
        Tried {
            key: tally.key.clone(),
            times: tally.times,
            wins: tally.wins,
            low,
            high,
            even: tally.even as f64 / 1_000_000.0,
            cash: tally.cash as f64 / times,
            rounds: tally.rounds as f64 / times,
        }
    }
}

/// Wilson's interval: where the chance is with 19 of 20, also when there were few games.
fn wilson(wins: i64, times: i64) -> (f64, f64) {
    const Z: f64 = 1.96;
    if times == 0 {
        return (0.0, 1.0);
    }
    let n = times as f64;
    let p = wins as f64 / n;
    let middle = p + Z * Z / (2.0 * n);
    let width = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let all = 1.0 + Z * Z / n;
    (((middle - width) / all).max(0.0), ((middle + width) / all).min(1.0))
}

/// How somebody fares in one kind of game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KindOfGame {
    /// Players.
    pub players: u8,
    /// Modules.
    pub modules: Vec<String>,
    /// How it went.
    #[serde(flatten)]
    pub tried: Tried,
}

/// Somebody against somebody else.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeadToHead {
    /// Who.
    pub person: Person,
    /// Games together.
    pub games: i64,
    /// Ended ahead of them.
    pub ahead: i64,
    /// Ended behind them.
    pub behind: i64,
}

/// What is known of somebody who is registered.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Profile {
    /// Who.
    pub person: Person,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// Who may see this; told to its person only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub shown: Option<Shown>,
    /// Ratings, by the way games are played.
    pub ratings: Vec<ProfileRating>,
    /// By players and modules, most played first.
    pub games: Vec<KindOfGame>,
    /// Openings, most played first.
    pub openings: Vec<Tried>,
    /// Head to head, most played first.
    pub rivals: Vec<HeadToHead>,
    /// Games against The Chain, by difficulty.
    pub solo: Vec<Tried>,
}

/// A seat of a game that ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatScore {
    /// Whose it was.
    pub user: Option<String>,
    /// The bot that played it, in the end.
    pub bot: Option<String>,
    /// From 1.
    pub rank: u8,
    /// Final cash.
    pub cash: i32,
    /// Hires of the first two rounds.
    pub opening: String,
}

/// A game that ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameScore {
    /// The table.
    pub table: String,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// How it was played.
    pub pace: Pace,
    /// Why it counted for no rating.
    pub unrated: Option<Unrated>,
    /// Modules.
    pub modules: Vec<String>,
    /// Rounds.
    pub rounds: u16,
    /// Who ended how.
    pub seats: Vec<SeatScore>,
}

/// Games, latest first.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameScores {
    /// Those you may look at.
    pub games: Vec<GameScore>,
    /// Names of everybody mentioned.
    pub people: Vec<Person>,
    /// Ask with this as `before` for those that came before.
    pub next: Option<i64>,
}

/// A place of a leaderboard.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Leader {
    /// From 1.
    pub place: u32,
    /// Who; none for bots.
    pub person: Option<Person>,
    /// The level of bots.
    pub bot: Option<String>,
    /// The rating.
    #[serde(flatten)]
    pub rating: RatingShown,
    /// Games that counted.
    pub games: i64,
    /// Those won.
    pub wins: i64,
}

/// A leaderboard, by what is sure of a rating.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Leaders {
    /// From the place that was asked for.
    pub places: Vec<Leader>,
    /// Are there more?
    pub more: bool,
}

/// Statistics of one kind over all games that ended here.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Statistics {
    /// Of what.
    pub kind: Mark,
    /// Most often first.
    pub rows: Vec<Tried>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProfileSettings {
    /// Who may see your profile.
    shown: Shown,
}

#[derive(Deserialize, IntoParams)]
pub struct BeforeQuery {
    /// The `next` of the answer before.
    before: Option<i64>,
}

#[derive(Deserialize, IntoParams)]
pub struct LeaderQuery {
    /// `live`, `turns` or `bots`.
    pace: Pace,
    /// Places to pass over.
    #[serde(default)]
    from: u32,
}

#[derive(Deserialize, IntoParams)]
pub struct StatisticsQuery {
    /// `opening`, `reserve`, `place`, `milestone`, `tile` or `map`.
    kind: Mark,
    /// Of games with so many players.
    players: Option<u8>,
    /// Of games played like this.
    pace: Option<Pace>,
    /// With modules of the expansion, or without.
    expansion: Option<bool>,
}

#[derive(Deserialize, IntoParams)]
pub struct MarkedQuery {
    /// As in the statistics.
    kind: Mark,
    /// Which.
    key: String,
    /// Of games with so many players.
    players: Option<u8>,
    /// Of games played like this.
    pace: Option<Pace>,
    /// With modules of the expansion, or without.
    expansion: Option<bool>,
    /// The `next` of the answer before.
    before: Option<i64>,
}

/// Somebody registered whose profile the viewer may see, by id or login.
async fn person(app: &App, who: &str, viewer: Option<&User>) -> ApiResult<User> {
    let user = match app.store.user(who).await? {
        Some(user) => Some(user),
        None => app.store.user_by_login(&who.trim().to_lowercase()).await?,
    };
    let user = user.filter(|user| user.login.is_some()).ok_or_else(ApiError::no_such_person)?;
    if viewer.is_some_and(|viewer| viewer.id == user.id) {
        return Ok(user);
    }
    let may_look = match (app.store.profile_shown(&user.id).await?, viewer) {
        (Shown::Everybody, _) => true,
        (Shown::Played, Some(viewer)) => app.store.have_played(&user.id, &viewer.id).await?,
        (Shown::Played, None) | (Shown::Nobody, _) => false,
    };
    if may_look { Ok(user) } else { Err(ApiError::no_such_person()) }
}

fn modules(listed: &str) -> Vec<String> {
    listed.split(',').filter(|id| !id.is_empty()).map(str::to_owned).collect()
}

/// Somebody's profile.
#[utoipa::path(get, path = "/api/people/{who}", responses((status = 200, body = Profile), (status = 404)))]
pub async fn profile(
    State(app): State<App>,
    MaybeMe(me): MaybeMe,
    Path(who): Path<String>,
) -> ApiResult<Json<Profile>> {
    let user = person(&app, &who, me.as_ref()).await?;
    let mine = me.is_some_and(|me| me.id == user.id);
    let store = &app.store;
    let mut ratings = Vec::new();
    for RatingRow { pace, rating, games, wins, .. } in store.ratings_of(&user.id).await? {
        let course = store.rating_course(&user.id, pace, COURSE).await?;
        let course = course.iter().map(|point| CoursePoint { at: point.at, rating: point.rating.into() });
        ratings.push(ProfileRating { pace, rating: rating.into(), games, wins, course: course.collect() });
    }
    let games = store.sums_by_kind_of_game(&user.id, "game", LONGEST_LIST).await?;
    let games = games.iter().map(|tally| KindOfGame {
        players: tally.players,
        modules: modules(&tally.modules),
        tried: tally.into(),
    });
    let all = Sieve::default();
    let openings = store.sums(&user.id, "opening", all, 10).await?;
    let solo = store.sums(&user.id, "solo", all, LONGEST_LIST).await?;
    let rivals = store.sums(&user.id, "rival", all, LONGEST_LIST).await?;
    let ids: Vec<String> = rivals.iter().map(|rival| rival.key.clone()).collect();
    let known: HashMap<String, Person> = by_id(people(store.as_ref(), &ids).await?);
    let rivals = rivals.iter().filter_map(|tally| {
        let person = known.get(&tally.key)?.clone();
        Some(HeadToHead { person, games: tally.times, ahead: tally.wins, behind: tally.losses })
    });
    Ok(Json(Profile {
        person: Person::from(&user),
        since: user.created_at,
        shown: if mine { Some(store.profile_shown(&user.id).await?) } else { None },
        ratings,
        games: games.collect(),
        openings: openings.iter().map(Tried::from).collect(),
        rivals: rivals.collect(),
        solo: solo.iter().map(Tried::from).collect(),
    }))
}

fn by_id(people: Vec<Person>) -> HashMap<String, Person> {
    people.into_iter().map(|person| (person.id.clone(), person)).collect()
}

fn game(row: &Outcome) -> GameScore {
    let seats = row.seats.iter().map(|seat| SeatScore {
        user: seat.user.clone(),
        bot: seat.bot.clone(),
        rank: seat.rank,
        cash: seat.cash,
        opening: seat.opening.clone(),
    });
    GameScore {
        table: row.table.clone(),
        at: row.ended_at,
        pace: row.pace,
        unrated: row.unrated,
        modules: modules(&row.modules),
        rounds: row.rounds,
        seats: seats.collect(),
    }
}

/// A page of results; there is one row more than it has when there are more.
async fn page(app: &App, mut rows: Vec<ResultRow>) -> ApiResult<GameScores> {
    let more = rows.len() > PAGE as usize;
    rows.truncate(PAGE as usize);
    let seats = rows.iter().flat_map(|row| &row.outcome.seats);
    let ids: BTreeSet<String> = seats.filter_map(|seat| seat.user.clone()).collect();
    let people = people(app.store.as_ref(), &ids.into_iter().collect::<Vec<_>>()).await?;
    let next = if more { rows.last().map(|row| row.number) } else { None };
    Ok(GameScores { games: rows.iter().map(|row| game(&row.outcome)).collect(), people, next })
}

/// Somebody's finished games, as far as you may look at them.
#[utoipa::path(get, path = "/api/people/{who}/games", params(BeforeQuery), responses((status = 200, body = GameScores), (status = 404)))]
pub async fn games(
    State(app): State<App>,
    MaybeMe(me): MaybeMe,
    Path(who): Path<String>,
    Query(query): Query<BeforeQuery>,
) -> ApiResult<Json<GameScores>> {
    let user = person(&app, &who, me.as_ref()).await?;
    let viewer = me.as_ref().map(|me| me.id.as_str());
    let before = query.before.unwrap_or(i64::MAX);
    let rows = app.store.results_of(&user.id, viewer, before, PAGE + 1).await?;
    Ok(Json(page(&app, rows).await?))
}

/// Say who may see your profile.
#[utoipa::path(put, path = "/api/me/profile", request_body = ProfileSettings, responses((status = 200, body = ProfileSettings), (status = 403)))]
pub async fn configure(
    State(app): State<App>,
    Me(me): Me,
    Body(request): Body<ProfileSettings>,
) -> ApiResult<Json<serde_json::Value>> {
    if me.login.is_none() {
        return Err(ApiError::registered_only());
    }
    app.store.set_profile_shown(&me.id, request.shown).await?;
    Ok(Json(serde_json::json!({ "shown": request.shown })))
}

/// The best players, among those whose profile everybody may see, and the bots.
#[utoipa::path(get, path = "/api/leaders", params(LeaderQuery), responses((status = 200, body = Leaders), (status = 400)))]
pub async fn leaders(
    State(app): State<App>,
    Query(query): Query<LeaderQuery>,
    headers: HeaderMap,
) -> ApiResult<Response> {
    if !Pace::RATED.contains(&query.pace) {
        return Err(ApiError::bad_request("bad_query", "There are ratings for live, turns and bots."));
    }
    let from = query.from.min(LAST_PLACE);
    let mut rows = app.store.leaders(query.pace, from, LONGEST_LIST + 1).await?;
    let more = rows.len() > LONGEST_LIST as usize && from < LAST_PLACE;
    rows.truncate(LONGEST_LIST as usize);
    let ids: Vec<String> =
        rows.iter().filter(|row| bot(&row.who).is_none()).map(|row| row.who.clone()).collect();
    let known = by_id(people(app.store.as_ref(), &ids).await?);
    let places = rows.iter().zip(from + 1..).map(|(row, place)| Leader {
        place,
        person: known.get(&row.who).cloned(),
        bot: bot(&row.who).map(str::to_owned),
        rating: row.rating.into(),
        games: row.games,
        wins: row.wins,
    });
    // Names and who shows themselves change without a game: what is fresh is the answer itself.
    let answer = serde_json::json!(Leaders { places: places.collect(), more }).to_string();
    let tag = blake3::hash(answer.as_bytes()).to_hex();
    Ok(tagged(&headers, &tag.as_str()[..16], &answer))
}

/// The level, when it is one of bots.
fn bot(who: &str) -> Option<&str> {
    who.strip_prefix("bot:")
}

/// An answer that need not be sent to who has it.
fn tagged(headers: &HeaderMap, tag: &str, answer: &str) -> Response {
    let tag = format!("\"{tag}\"");
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, "application/json")], answer.to_owned()).into_response()
    };
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

/// Answers about all games, kept until the next result.
#[derive(Debug, Default)]
pub struct Digest {
    kept: Mutex<HashMap<String, (i64, Arc<str>)>>,
}

impl Digest {
    fn get(&self, question: &str, last: i64) -> Option<Arc<str>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get(question).filter(|(number, _)| *number == last).map(|(_, answer)| Arc::clone(answer))
    }

    fn put(&self, question: String, last: i64, answer: Arc<str>) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        kept.insert(question, (last, answer));
    }
}

/// How openings, milestones and maps fared in all games that ended here, also at private tables.
#[utoipa::path(get, path = "/api/statistics", params(StatisticsQuery), responses((status = 200, body = Statistics), (status = 400)))]
pub async fn statistics(
    State(app): State<App>,
    Query(query): Query<StatisticsQuery>,
    headers: HeaderMap,
) -> ApiResult<Response> {
    let sieve = Sieve { players: query.players, pace: query.pace, expansion: query.expansion };
    let question = format!("{} {sieve:?}", query.kind.id());
    let last = app.store.last_result().await?;
    let answer = if let Some(answer) = app.digest.get(&question, last) {
        answer
    } else {
        let rows = app.store.sums("", query.kind.id(), sieve, LONGEST_LIST).await?;
        let rows = rows.iter().map(Tried::from).collect();
        let answer: Arc<str> = serde_json::json!(Statistics { kind: query.kind, rows }).to_string().into();
        app.digest.put(question, last, Arc::clone(&answer));
        answer
    };
    Ok(tagged(&headers, &format!("r{last}"), &answer))
}

/// The games behind a number of the statistics, as far as you may look at them.
#[utoipa::path(get, path = "/api/statistics/games", params(MarkedQuery), responses((status = 200, body = GameScores), (status = 400)))]
pub async fn marked(
    State(app): State<App>,
    MaybeMe(me): MaybeMe,
    Query(query): Query<MarkedQuery>,
) -> ApiResult<Json<GameScores>> {
    if query.key.contains('\0') {
        return Err(ApiError::bad_request("bad_query", "No key contains the character 0."));
    }
    let sieve = Sieve { players: query.players, pace: query.pace, expansion: query.expansion };
    let viewer = me.as_ref().map(|me| me.id.as_str());
    let before = query.before.unwrap_or(i64::MAX);
    let mark = (query.kind, query.key.as_str());
    let rows = app.store.results_marked(mark, sieve, viewer, before, PAGE + 1).await?;
    Ok(Json(page(&app, rows).await?))
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn intervals_hold_the_share_and_narrow() {
        assert_eq!(wilson(0, 0), (0.0, 1.0));
        for (wins, times) in [(0, 1), (1, 1), (3, 10), (300, 1000)] {
            let (low, high) = wilson(wins, times);
            let share = wins as f64 / times as f64;
            assert!(
                low <= share && share <= high && (0.0..=1.0).contains(&low) && high <= 1.0,
                "{low} {high}"
            );
        }
        let width = |(low, high): (f64, f64)| high - low;
        assert!(width(wilson(300, 1000)) < width(wilson(3, 10)));
        // The usual example: 10 of 20 is 0.299 to 0.701.
        let (low, high) = wilson(10, 20);
        assert!((low - 0.2993).abs() < 1e-3 && (high - 0.7007).abs() < 1e-3, "{low} {high}");
    }
}
