//! How long profiles, leaderboards and statistics take with many results: `cargo run --release -p magnate-server --example scores -- 100000`.
//! Makes a database of its own in the system's directory for such things, and removes it; with the address of an empty
//! `PostgreSQL` database as a second argument it fills that one instead.

use std::sync::Arc;
use std::time::Instant;

use magnate_server::score::{Mark, Outcome, Pace, SeatOutcome};
use magnate_server::store::{PostgresStore, Sieve, SqliteStore, Store, StoreError, User};

/// Small dice: the same numbers every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }

    fn pick<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len() as u64) as usize]
    }
}

const PEOPLE: u64 = 2000;
const OPENINGS: [&str; 5] = [
    "trainer/",
    "recruiting_girl/trainer",
    "trainer/recruiting_girl",
    "waitress/trainer+waitress",
    "recruiting_girl/",
];
const MILESTONES: [&str; 4] =
    ["first_to_train_someone", "first_to_hire_three", "first_billboard_placed", "first_burger_marketed"];

fn result(number: u64, dice: &mut Dice) -> Outcome {
    let players = 2 + dice.below(4) as u8;
    let first = dice.below(PEOPLE);
    let seat = |place: u8, dice: &mut Dice| SeatOutcome {
        user: Some(format!("person{}", (first + u64::from(place) * 7) % PEOPLE)),
        bot: None,
        rank: place + 1,
        cash: 200 - i32::from(place) * 20,
        opening: dice.pick(&OPENINGS).into(),
        reserve: Some(dice.pick(&["100", "200", "300"]).into()),
        place: Some(dice.pick(&["corner", "edge", "centre"]).into()),
        milestones: MILESTONES.iter().filter(|_| dice.below(3) == 0).map(|one| (*one).into()).collect(),
        counts: false,
    };
    let seats = (0..players).map(|place| seat(place, dice)).collect();
    let mut tile = || {
        format!(
            "{}{}",
            dice.pick(&["A", "B", "C", "D", "E", "F", "G", "H"]),
            dice.pick(&["0", "90", "180", "270"])
        )
    };
    let row: Vec<String> = (0..3).map(|_| format!("{} {} {}", tile(), tile(), tile())).collect();
    Outcome {
        table: format!("table{number}"),
        ended_at: number as i64,
        players,
        modules: if number.is_multiple_of(4) { "coffee".into() } else { String::new() },
        intro: "none".into(),
        pace: if number.is_multiple_of(2) { Pace::Live } else { Pace::Turns },
        unrated: None,
        public: !number.is_multiple_of(5),
        rounds: 10,
        map: row.join("/"),
        solo: None,
        seats,
    }
}

async fn timed<T>(what: &str, work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let start = Instant::now();
    let done = work.await?;
    println!("{what:45} {:9.2} ms", start.elapsed().as_secs_f64() * 1000.0);
    Ok(done)
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let count: u64 = std::env::args().nth(1).map_or(Ok(10_000), |text| text.parse())?;
    let folder = std::env::temp_dir().join(format!("magnate-scores-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let store: Arc<dyn Store> = match std::env::args().nth(2) {
        None => Arc::new(SqliteStore::open(&folder.join("scores.sqlite3")).await?),
        Some(url) => Arc::new(PostgresStore::connect(&url, 8).await?),
    };
    for number in 0..PEOPLE {
        let login = Some(format!("person{number}"));
        let user = User {
            id: format!("person{number}"),
            name: format!("Person {number}"),
            login,
            password: None,
            created_at: 0,
        };
        store.create_user(&user).await?;
    }
    let mut dice = Dice(7);
    let start = Instant::now();
    let mut waiting = tokio::task::JoinSet::new();
    for number in 0..count {
        let (store, outcome) = (Arc::clone(&store), result(number, &mut dice));
        waiting.spawn(async move { store.enter_result(&outcome).await });
        if waiting.len() >= 64 {
            waiting.join_next().await.transpose()?.transpose()?;
        }
    }
    while let Some(done) = waiting.join_next().await {
        done??;
    }
    let took = start.elapsed().as_secs_f64();
    println!("{count} results taken in: {took:.1} s, {:.2} ms each", took * 1000.0 / count as f64);
    let all = Sieve::default();
    for _ in 0..2 {
        timed("ratings of a person", store.ratings_of("person7")).await?;
        timed("their course", store.rating_course("person7", Pace::Live, 100)).await?;
        timed("by players and modules", store.sums_by_kind_of_game("person7", "game", 50)).await?;
        timed("head to head", store.sums("person7", "rival", all, 50)).await?;
        timed("favourite openings", store.sums("person7", "opening", all, 10)).await?;
        timed("history, first page", store.results_of("person7", None, i64::MAX, 21)).await?;
        timed("leaderboard, first page", store.leaders(Pace::Live, 0, 51)).await?;
        timed("leaderboard, place 1900", store.leaders(Pace::Live, 1900, 51)).await?;
        timed("openings of everybody", store.sums("", "opening", all, 50)).await?;
        timed("milestones, five players, live", {
            let sieve = Sieve { players: Some(5), pace: Some(Pace::Live), expansion: None };
            store.sums("", "milestone", sieve, 50)
        })
        .await?;
        timed("maps of everybody", store.sums("", "map", all, 50)).await?;
        timed(
            "games with an opening",
            store.results_marked((Mark::Opening, "trainer/"), all, None, i64::MAX, 21),
        )
        .await?;
        timed("games with an opening, five players, live", {
            let sieve = Sieve { players: Some(5), pace: Some(Pace::Live), expansion: None };
            store.results_marked((Mark::Opening, "trainer/"), sieve, None, i64::MAX, 21)
        })
        .await?;
    }
    timed("all ratings anew", store.recount_ratings()).await?;
    store.close().await;
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}
