//! Past games against The Chain.

use axum::Json;
use axum::extract::State;
use magnate_rules::the_chain::{AUTOMATON, PERSON};
use magnate_rules::{Intro, ModuleSet, Solo, SoloSwitch};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::auth::Me;
use crate::error::ApiResult;
use crate::store::{TableFilter, TableRow};

/// Games looked at, the latest first.
const MOST_GAMES: u32 = 10_000;

/// A finished game against The Chain.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SoloGame {
    /// The table.
    pub id: String,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// The switches that were on.
    #[schema(value_type = Vec<String>)]
    pub difficulty: Vec<SoloSwitch>,
    /// Full game or an introductory one.
    #[schema(value_type = String)]
    pub intro: Intro,
    /// Modules of the expansion.
    #[serde(skip_serializing_if = "ModuleSet::is_empty")]
    #[schema(value_type = Vec<String>)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<ModuleSet>"))]
    pub modules: ModuleSet,
    /// Did you win?
    pub won: bool,
    /// Your cash.
    pub cash: i32,
    /// The Chain's cash.
    pub chain_cash: i32,
    /// Rounds.
    pub rounds: u16,
}

/// How you fare at one difficulty.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SoloRecord {
    /// The switches that were on.
    #[schema(value_type = Vec<String>)]
    pub difficulty: Vec<SoloSwitch>,
    /// Full game or an introductory one.
    #[schema(value_type = String)]
    pub intro: Intro,
    /// Modules of the expansion.
    #[serde(skip_serializing_if = "ModuleSet::is_empty")]
    #[schema(value_type = Vec<String>)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<ModuleSet>"))]
    pub modules: ModuleSet,
    /// Finished games.
    pub games: u32,
    /// Games you won.
    pub wins: u32,
    /// Your cash minus The Chain's, on average.
    pub margin: i32,
    /// Your best margin.
    pub best: i32,
}

/// Your finished games against The Chain.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SoloAnswer {
    /// By difficulty, most played first.
    pub records: Vec<SoloRecord>,
    /// The games, latest first.
    pub games: Vec<SoloGame>,
}

/// The part of a table's card that says how a game ended.
#[derive(Deserialize)]
struct Ended {
    intro: Intro,
    #[serde(default)]
    modules: ModuleSet,
    #[serde(default)]
    solo: Option<Solo>,
    round: Option<u16>,
    standings: Option<Vec<Place>>,
}

#[derive(Deserialize)]
struct Place {
    chain: magnate_rules::PlayerId,
    rank: u8,
    cash: i32,
}

fn solo_game(row: &TableRow) -> Option<SoloGame> {
    let ended: Ended = serde_json::from_value(row.summary.card.clone()).ok()?;
    let standings = ended.standings?;
    let of = |player| standings.iter().find(|place| place.chain == player);
    Some(SoloGame {
        id: row.id.clone(),
        at: row.changed_at,
        difficulty: ended.solo?.switches().collect(),
        intro: ended.intro,
        modules: ended.modules,
        won: of(PERSON)?.rank == 1,
        cash: of(PERSON)?.cash,
        chain_cash: of(AUTOMATON)?.cash,
        rounds: ended.round?,
    })
}

fn records(games: &[SoloGame]) -> Vec<SoloRecord> {
    let mut records: Vec<(SoloRecord, i64)> = Vec::new();
    for game in games {
        let margin = game.cash - game.chain_cash;
        let same = |(record, _): &&mut (SoloRecord, i64)| {
            record.difficulty == game.difficulty
                && record.intro == game.intro
                && record.modules == game.modules
        };
        if let Some((record, sum)) = records.iter_mut().find(same) {
            record.games += 1;
            record.wins += u32::from(game.won);
            record.best = record.best.max(margin);
            *sum += i64::from(margin);
        } else {
            let SoloGame { ref difficulty, intro, modules, .. } = *game;
            let wins = u32::from(game.won);
            let record = SoloRecord {
                difficulty: difficulty.clone(),
                intro,
                modules,
                games: 1,
                wins,
                margin,
                best: margin,
            };
            records.push((record, i64::from(margin)));
        }
    }
    records.sort_by_key(|(record, _)| std::cmp::Reverse(record.games));
    let average = |(record, sum): (SoloRecord, i64)| {
        let margin = sum.div_euclid(i64::from(record.games)) as i32;
        SoloRecord { margin, ..record }
    };
    records.into_iter().map(average).collect()
}

/// Your finished games against The Chain, and how you fare at every difficulty.
#[utoipa::path(get, path = "/api/me/solo", responses((status = 200, body = SoloAnswer)))]
pub async fn my_solo_games(State(app): State<App>, Me(me): Me) -> ApiResult<Json<SoloAnswer>> {
    let rows = app.store.tables(&TableFilter::MyFinished(me.id.clone()), MOST_GAMES).await?;
    let games: Vec<SoloGame> = rows.iter().filter_map(solo_game).collect();
    Ok(Json(SoloAnswer { records: records(&games), games }))
}
