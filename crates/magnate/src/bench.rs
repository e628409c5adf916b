//! `magnate bench`

use std::hint::black_box;
use std::time::{Duration, Instant};

use anyhow::{Context as _, anyhow};
use magnate_rules::{
    Action, CampaignKind, Config, Employee, FastDice, Game, Phase, PlayerId, Stage, Step, TOKENS,
};
use serde_json::{Map, Value, json};

use crate::options::ModuleOptions;
use crate::output::{Out, Result, bad};

#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  magnate bench --seconds 20\n  magnate bench --modules sushi,night_shift\n\n\
    Everything runs on one core. Each number is the median of many batches."
)]
pub struct Args {
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// About how long to measure in all
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    #[command(flatten)]
    expansion: ModuleOptions,
}

/// Random games go on for ever; rounds beyond this one are not typical.
const LAST_ROUND: u16 = 100;
/// A round in the middle of a game.
const MIDDLE: u16 = 15;
/// Houses that want something then.
const HUNGRY: usize = 3;
/// States to measure on, each from a game of its own.
const STATES: u64 = 32;

/// What random steps a second with 3 players should come to.
const STEPS: &str = "1000000, at least 300000";

fn judge(met: bool) -> &'static str {
    if met { "met" } else { "MISSED" }
}

/// One line of the result.
struct Number {
    key: &'static str,
    words: &'static str,
    value: f64,
    shown: String,
    target: &'static str,
    verdict: &'static str,
}

pub fn run(args: &Args, out: &mut Out) -> Result {
    let config = |players: u8| args.expansion.put_into(Config::new(players));
    config(3).check().map_err(|error| bad(error.to_string()))?;
    let numbers = measure(&config, Duration::from_secs(args.seconds) / 11)?;
    let release = !cfg!(debug_assertions);
    if args.json {
        let mut object = Map::from_iter([("release".to_string(), json!(release))]);
        for number in &numbers {
            let value =
                if number.value.fract() == 0.0 { json!(number.value as i64) } else { json!(number.value) };
            object.insert(number.key.to_string(), value);
        }
        return out.json(&Value::Object(object));
    }
    if !release {
        out.say(
            "This is a debug build: only a release build (cargo run --release) says anything about speed.\n",
        )?;
    }
    let row = |number: &Number| {
        vec![
            number.words.to_string(),
            number.shown.clone(),
            number.target.to_string(),
            number.verdict.to_string(),
        ]
    };
    out.table(&["measured on one core", "here", "target", ""], &numbers.iter().map(row).collect::<Vec<_>>())
}

/// The median over batches of what each batch measures, for about this long.
fn median(time: Duration, mut batch: impl FnMut(u64) -> Result<f64>) -> Result<f64> {
    let start = Instant::now();
    let mut values = Vec::new();
    while values.len() < 5 || start.elapsed() < time {
        values.push(batch(values.len() as u64)?);
    }
    values.sort_by(f64::total_cmp);
    Ok(values[values.len() / 2])
}

/// Nanoseconds a call takes, over every state once a batch.
fn per_state<S>(time: Duration, states: &[S], mut call: impl FnMut(&S)) -> Result<f64> {
    median(time, |_| {
        let start = Instant::now();
        for state in states {
            call(state);
        }
        Ok(start.elapsed().as_secs_f64() * 1e9 / states.len() as f64)
    })
}

/// Plays at random until the game ends or `stop` says so. Returns the steps played.
fn play(game: &mut Game, seed: u64, buffer: &mut Vec<Action>, stop: impl Fn(&Game) -> bool) -> Result<u64> {
    let mut dice = FastDice::new(seed);
    let mut steps = 0;
    while !game.is_over() && game.round() <= LAST_ROUND && !stop(game) {
        let player = game.decision().awaited.first().context("nobody is awaited")?;
        let action = game.random_action(player, &mut dice, buffer).context("nothing is legal")?;
        game.play(player, &action)?;
        steps += 1;
    }
    Ok(steps)
}

/// Random steps a second, listing what is legal at each.
fn steps_per_second(config: &Config, time: Duration) -> Result<f64> {
    const GAMES: u64 = 8;
    let mut buffer = Vec::new();
    median(time, |batch| {
        let seeds = batch * GAMES..(batch + 1) * GAMES;
        let games: Result<Vec<Game>, _> = seeds.clone().map(|seed| Game::new(config, seed)).collect();
        let start = Instant::now();
        let mut steps = 0;
        for (mut game, seed) in games?.into_iter().zip(seeds) {
            steps += play(&mut game, seed, &mut buffer, |_| false)?;
        }
        Ok(steps as f64 / start.elapsed().as_secs_f64())
    })
}

/// Games in mid-play, shortly before dinnertime: houses want something, and somebody has something to sell.
fn middle_games(config: &Config) -> Result<Vec<Game>> {
    let mut buffer = Vec::new();
    let mut games = Vec::new();
    for seed in 0..STATES {
        let mut game = Game::new(config, seed)?;
        play(&mut game, seed, &mut buffer, |game| {
            let last = game.order().last().is_some_and(|last| game.decision().awaited.contains(*last));
            let working = matches!(game.decision().stage, Stage::Working { step } if step >= Step::Food);
            let hungry = game.houses().iter().filter(|house| !house.demand.is_empty()).count();
            let stocked = game.chains().iter().any(|chain| !chain.stock().is_empty());
            game.round() >= MIDDLE && working && last && stocked && hungry >= HUNGRY
        })?;
        if !game.is_over() && game.round() <= LAST_ROUND {
            games.push(game);
        }
    }
    if games.is_empty() { Err(anyhow!("no game came to its middle")) } else { Ok(games) }
}

/// The same games with every campaign token to choose from and a brand director of chain 0 about to place one.
fn with_brand_director(games: &[Game]) -> Result<Vec<Game>> {
    let director = Employee::BrandDirector;
    let place = |game: &Game| {
        let mut position = game.position();
        position.campaigns.clear();
        for chain in &mut position.chains {
            chain.at_work.set(director, 0);
            chain.beach.set(director, 0);
        }
        let chain = &mut position.chains[0];
        let working = std::mem::take(&mut chain.at_work);
        chain.beach.add_all(&working);
        chain.at_work.set(director, 1);
        let game = position.game().map_err(|faults| anyhow!("{}", faults[0]))?;
        Ok(game.at_phase(Phase::Campaigns, Some(PlayerId(0))).0)
    };
    games.iter().map(place).collect()
}

fn billboard_places(game: &Game) -> usize {
    let billboards = TOKENS.iter().filter(|token| token.kind == CampaignKind::Billboard);
    billboards
        .map(|token| game.campaign_places(PlayerId(0), Employee::BrandDirector, token.number).len())
        .sum()
}

fn measure(config: &dyn Fn(u8) -> Config, time: Duration) -> Result<Vec<Number>> {
    let mut numbers = Vec::new();
    let keys = [
        (3, "steps_per_second_3", "random steps a second, 3 players"),
        (2, "steps_per_second_2", "random steps a second, 2 players"),
        (4, "steps_per_second_4", "random steps a second, 4 players"),
        (5, "steps_per_second_5", "random steps a second, 5 players"),
    ];
    for (players, key, words) in keys {
        let value = steps_per_second(&config(players), time)?.round();
        let (target, verdict) = match players {
            3 if value >= 1e6 => (STEPS, "met"),
            3 if value >= 3e5 => (STEPS, "the least is met"),
            3 => (STEPS, "MISSED"),
            _ => ("", ""),
        };
        numbers.push(Number { key, words, value, shown: format!("{value:.0}"), target, verdict });
    }

    let games = middle_games(&config(3))?;
    let copies: Vec<Game> = games.iter().cycle().take(games.len() * 8).cloned().collect();
    let directors = with_brand_director(&games)?;
    let clone = per_state(time, &copies, |game| _ = black_box(black_box(game).clone()))?;
    let dinner = per_state(time, &copies, |game| {
        let mut game = black_box(game).clone();
        game.resolve_dinner();
        black_box(&game);
    })? - clone;
    let events = per_state(time, &copies, |game| {
        _ = black_box(black_box(game).dinner_report());
    })?;
    let places = per_state(time, &directors, |game| {
        _ = black_box(billboard_places(black_box(game)));
    })?;
    let mut buffer = Vec::new();
    let list = per_state(time, &directors, |game| {
        black_box(game).list_into(PlayerId(0), black_box(&mut buffer));
    })?;
    let seeds: Vec<u64> = (0..8).collect();
    let new = per_state(time, &seeds, |seed| {
        _ = black_box(Game::new(&config(3), *black_box(seed)));
    })?;

    let mean = |count: &dyn Fn(&Game) -> usize| {
        (directors.iter().map(count).sum::<usize>() as f64 / directors.len() as f64).round()
    };
    let mut span = |key, words, value: f64, target, most: Option<f64>| {
        let shown = if value < 1e4 { format!("{value:.0} ns") } else { format!("{:.1} µs", value / 1e3) };
        numbers.push(Number {
            key,
            words,
            value,
            shown,
            target,
            verdict: most.map_or("", |most| judge(value <= most)),
        });
    };
    span("clone_ns", "copying a game, 3 players, mid-game", clone, "1 µs", Some(1e3));
    span("dinner_ns", "dinnertime", dinner, "10 µs", Some(1e4));
    span("dinner_report_ns", "dinnertime with every offer explained", events, "", None);
    span("billboard_places_ns", "all billboard places of a brand director", places, "50 µs", Some(5e4));
    span("campaign_list_ns", "all legal campaigns of a brand director", list, "", None);
    span("new_game_ns", "a new game, map and roads included", new, "", None);
    let mut count = |key, words, value: f64, target, verdict| {
        numbers.push(Number { key, words, value, shown: format!("{value:.0}"), target, verdict });
    };
    count("billboard_places", "billboard places listed, on average", mean(&billboard_places), "", "");
    count(
        "campaign_list",
        "legal campaigns listed, on average",
        mean(&|game| game.listed(PlayerId(0)).len()),
        "",
        "",
    );
    let bytes = size_of::<Game>() as f64;
    count("game_bytes", "bytes of a game", bytes, "8192", judge(bytes <= 8192.0));
    Ok(numbers)
}
