//! Results, ratings, profiles and statistics: derived from what was played, the same however often they are worked out.

use std::collections::BTreeMap;

use magnate_rules::{FastDice, Intro, Module, ModuleSet};
use magnate_server::score::{Mark, Outcome, Pace, Rating, SeatOutcome, Shown, Unrated};
use magnate_server::store::{Sieve, Store};
use magnate_table::{Clock, Command, Entry, Level, Options, Stamped, Table};
use serde_json::{Value, json};

use crate::support::planted::OPENED;
use crate::support::store::{Place, person};
use crate::support::*;

/// Each check becomes two tests.
macro_rules! checks {
    ($($check:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $check() {
                super::$check(&super::Place::sqlite()).await;
            })*
        }
        mod postgresql {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $check() {
                if let Some(place) = super::Place::postgres().await {
                    super::$check(&place).await;
                }
            })*
        }
    };
}

checks! {
    a_result_counts_once ratings_are_a_fold_of_results what_counts_and_for_whom sums_add_up_and_lead_to_games
    who_is_shown_where two_at_once_take_in_everything_once
}

fn seat(user: Option<&str>, bot: Option<&str>, rank: u8) -> SeatOutcome {
    SeatOutcome {
        user: user.map(str::to_owned),
        bot: bot.map(str::to_owned),
        rank,
        cash: 100 - i32::from(rank) * 10,
        opening: if rank == 1 { "trainer/".into() } else { "recruiting_girl/trainer".into() },
        reserve: Some("200".into()),
        place: Some("corner".into()),
        milestones: vec!["first_to_train_someone".into()],
        counts: false,
    }
}

fn result(table: &str, pace: Pace, seats: Vec<SeatOutcome>) -> Outcome {
    Outcome {
        table: table.into(),
        ended_at: OPENED,
        players: seats.len() as u8,
        modules: String::new(),
        intro: "none".into(),
        pace,
        unrated: None,
        public: true,
        rounds: 9,
        map: format!("A0 B90 C0/{table}"),
        solo: None,
        seats,
    }
}

async fn people(store: &dyn Store) {
    for (id, login) in [("ann", Some("ann")), ("bob", Some("bob")), ("cyd", Some("cyd")), ("gus", None)] {
        store.create_user(&person(id, login)).await.unwrap();
    }
}

async fn ratings(store: &dyn Store) -> BTreeMap<(String, &'static str), (Rating, i64, i64)> {
    let mut all = BTreeMap::new();
    for who in ["ann", "bob", "cyd", "gus", "bot:manager"] {
        for row in store.ratings_of(who).await.unwrap() {
            all.insert((row.who, row.pace.id()), (row.rating, row.games, row.wins));
        }
    }
    all
}

async fn a_result_counts_once(place: &Place) {
    let store = place.open().await;
    people(store.as_ref()).await;
    let game = result("one", Pace::Live, vec![seat(Some("ann"), None, 1), seat(Some("bob"), None, 2)]);
    assert_eq!(store.last_result().await.unwrap(), 0);
    assert!(store.enter_result(&game).await.unwrap());
    let (rated, sums) =
        (ratings(store.as_ref()).await, store.sums("", "opening", Sieve::default(), 9).await.unwrap());
    assert!(!store.enter_result(&game).await.unwrap(), "it is there");
    assert_eq!(ratings(store.as_ref()).await, rated);
    assert_eq!(store.sums("", "opening", Sieve::default(), 9).await.unwrap(), sums);
    assert_eq!(store.last_result().await.unwrap(), 1);
    assert_eq!((rated.len(), sums.len()), (2, 2));
    let ann = rated[&("ann".to_owned(), "live")];
    let bob = rated[&("bob".to_owned(), "live")];
    assert!(ann.0.rating > bob.0.rating);
    assert_eq!((ann.1, ann.2, bob.1, bob.2), (1, 1, 1, 0));
    store.close().await;
}

async fn ratings_are_a_fold_of_results(place: &Place) {
    let store = place.open().await;
    people(store.as_ref()).await;
    let names = ["ann", "bob", "cyd"];
    for number in 0..40_u8 {
        let pace = [Pace::Live, Pace::Turns, Pace::Bots][usize::from(number % 3)];
        let mut seats: Vec<SeatOutcome> = (0..3)
            .map(|place| seat(Some(names[usize::from(place + number / 3) % 3]), None, place + 1))
            .collect();
        if pace == Pace::Bots {
            seats.push(seat(None, Some("manager"), 4));
            seats.push(seat(None, Some("manager"), 4));
        }
        assert!(store.enter_result(&result(&format!("t{number}"), pace, seats)).await.unwrap());
    }
    let before = ratings(store.as_ref()).await;
    assert_eq!(before.len(), 10, "three people in three ways, and a bot");
    let course = store.rating_course("ann", Pace::Live, 100).await.unwrap();
    assert_eq!(store.recount_ratings().await.unwrap(), 40);
    assert_eq!(ratings(store.as_ref()).await, before, "to the last bit");
    assert_eq!(store.rating_course("ann", Pace::Live, 100).await.unwrap(), course);
    assert_eq!(course.last().unwrap().rating, before[&("ann".to_owned(), "live")].0);
    store.close().await;
}

async fn what_counts_and_for_whom(place: &Place) {
    let store = place.open().await;
    people(store.as_ref()).await;
    let enter = async |outcome: Outcome| {
        let table = outcome.table.clone();
        store.enter_result(&outcome).await.unwrap();
        let rows = store.results_of("ann", Some("ann"), i64::MAX, 1).await.unwrap();
        assert_eq!(rows[0].outcome.table, table);
        rows[0].outcome.unrated
    };
    let two = || vec![seat(Some("ann"), None, 1), seat(Some("bob"), None, 2)];
    // A guest has no rating, and nobody's changes because of one.
    let guest = result("guest", Pace::Live, vec![seat(Some("ann"), None, 2), seat(Some("gus"), None, 1)]);
    assert_eq!(enter(guest).await, Some(Unrated::TooFew));
    let three = result(
        "three",
        Pace::Live,
        vec![seat(Some("gus"), None, 1), seat(Some("ann"), None, 2), seat(Some("bob"), None, 3)],
    );
    assert_eq!(enter(three).await, None);
    assert!(store.ratings_of("gus").await.unwrap().is_empty());
    // Whoever left their seat to a bot still played.
    let mut left = result("left", Pace::Live, two());
    left.seats[1].bot = Some("manager".into());
    assert_eq!(enter(left).await, None);
    assert_eq!(store.ratings_of("bob").await.unwrap()[0].games, 2);
    assert!(store.ratings_of("bot:manager").await.unwrap().is_empty(), "that one has no seat of its own");
    // Friendly games change nothing.
    let friendly = Outcome { unrated: Some(Unrated::Friendly), ..result("friendly", Pace::Live, two()) };
    assert_eq!(enter(friendly).await, Some(Unrated::Friendly));
    assert_eq!(store.ratings_of("ann").await.unwrap()[0].games, 2);
    // Against bots a map counts once.
    let bots = |table: &str| Outcome {
        map: "A0 B0".into(),
        ..result(table, Pace::Bots, vec![seat(Some("ann"), None, 1), seat(None, Some("manager"), 2)])
    };
    assert_eq!(enter(bots("first")).await, None);
    assert_eq!(enter(bots("again")).await, Some(Unrated::KnownMap));
    assert_eq!(store.ratings_of("bot:manager").await.unwrap()[0].games, 1);
    store.close().await;
}

async fn sums_add_up_and_lead_to_games(place: &Place) {
    let store = place.open().await;
    people(store.as_ref()).await;
    let two = || vec![seat(Some("ann"), None, 1), seat(Some("bob"), None, 2)];
    store.enter_result(&result("open", Pace::Live, two())).await.unwrap();
    store.enter_result(&Outcome { public: false, ..result("closed", Pace::Turns, two()) }).await.unwrap();
    let modules = "coffee".to_owned();
    let with =
        Outcome { modules, ..result("with", Pace::Live, [two(), vec![seat(Some("cyd"), None, 3)]].concat()) };
    store.enter_result(&with).await.unwrap();
    let all = Sieve::default();
    let times = async |owner: &str, kind: &str, sieve: Sieve| {
        let sums = store.sums(owner, kind, sieve, 50).await.unwrap();
        sums.into_iter().map(|sum| (sum.key, (sum.times, sum.wins))).collect::<BTreeMap<_, _>>()
    };
    let openings = times("", "opening", all).await;
    assert_eq!(openings["trainer/"], (3, 3));
    assert_eq!(openings["recruiting_girl/trainer"], (4, 0));
    assert_eq!(times("", "opening", Sieve { players: Some(3), ..all }).await["trainer/"], (1, 1));
    assert_eq!(times("", "opening", Sieve { pace: Some(Pace::Turns), ..all }).await["trainer/"], (1, 1));
    assert_eq!(times("", "opening", Sieve { expansion: Some(true), ..all }).await["trainer/"], (1, 1));
    assert_eq!(times("", "opening", Sieve { expansion: Some(false), ..all }).await["trainer/"], (2, 2));
    assert_eq!(times("", "milestone", all).await["first_to_train_someone"], (7, 3));
    assert_eq!(times("", "tile", all).await["A"], (3, 0));
    assert_eq!(times("bob", "rival", all).await["ann"], (3, 0));
    assert_eq!(times("ann", "rival", all).await["bob"], (3, 3));
    assert_eq!(store.sums("", "opening", all, 1).await.unwrap()[0].even, 2 * 500_000 + 2 * 333_333);
    assert_eq!(store.games_finished("ann").await.unwrap(), 3);
    assert_eq!(store.sums_by_kind_of_game("ann", "game", 9).await.unwrap().len(), 2);
    assert!(
        store.have_played("ann", "cyd").await.unwrap() && !store.have_played("ann", "gus").await.unwrap()
    );

    // Every number leads to its games: to those one may look at.
    let found = async |viewer: Option<&str>, sieve: Sieve, before: i64, limit: u32| {
        let mark = (Mark::Opening, "trainer/");
        let rows = store.results_marked(mark, sieve, viewer, before, limit).await.unwrap();
        rows.into_iter().map(|row| row.outcome.table).collect::<Vec<_>>()
    };
    assert_eq!(found(None, all, i64::MAX, 9).await, ["with", "open"]);
    assert_eq!(found(Some("cyd"), all, i64::MAX, 9).await, ["with", "open"]);
    assert_eq!(found(Some("bob"), all, i64::MAX, 9).await, ["with", "closed", "open"]);
    assert_eq!(found(Some("bob"), all, 3, 1).await, ["closed"]);
    assert_eq!(found(None, Sieve { players: Some(2), ..all }, i64::MAX, 9).await, ["open"]);
    assert_eq!(found(None, Sieve { expansion: Some(true), ..all }, i64::MAX, 9).await, ["with"]);
    let history = store.results_of("ann", None, i64::MAX, 9).await.unwrap();
    assert_eq!(history.len(), 2, "the private one is nobody's business");
    assert_eq!(store.results_of("ann", Some("ann"), i64::MAX, 9).await.unwrap().len(), 3);
    store.close().await;
}

async fn who_is_shown_where(place: &Place) {
    let store = place.open().await;
    people(store.as_ref()).await;
    let seats = vec![seat(Some("ann"), None, 1), seat(Some("bob"), None, 2), seat(Some("cyd"), None, 3)];
    store.enter_result(&result("one", Pace::Live, seats)).await.unwrap();
    let listed = async |from: u32, limit: u32| {
        let rows = store.leaders(Pace::Live, from, limit).await.unwrap();
        rows.into_iter().map(|row| row.who).collect::<Vec<_>>()
    };
    assert_eq!(listed(0, 9).await, ["ann", "bob", "cyd"]);
    assert_eq!(listed(1, 1).await, ["bob"]);
    assert_eq!(store.profile_shown("ann").await.unwrap(), Shown::Everybody);
    store.set_profile_shown("ann", Shown::Nobody).await.unwrap();
    store.set_profile_shown("ann", Shown::Played).await.unwrap();
    assert_eq!(store.profile_shown("ann").await.unwrap(), Shown::Played);
    assert_eq!(listed(0, 9).await, ["bob", "cyd"]);
    assert!(store.set_profile_shown("nobody", Shown::Played).await.is_err());
    store.close().await;
}

async fn two_at_once_take_in_everything_once(place: &Place) {
    let stores = match place {
        Place::Sqlite(_) => vec![place.open().await],
        Place::Postgres(_) => vec![place.open().await, place.open().await],
    };
    people(stores[0].as_ref()).await;
    let mut tasks = Vec::new();
    for number in 0..30 {
        for store in stores.iter().chain(&stores) {
            let store = std::sync::Arc::clone(store);
            let seats = vec![seat(Some("ann"), None, 1), seat(Some("bob"), None, 2)];
            let game = result(&format!("t{number}"), Pace::Live, seats);
            tasks.push(tokio::spawn(async move { store.enter_result(&game).await.unwrap() }));
        }
    }
    let mut entered = 0;
    for task in tasks {
        entered += u32::from(task.await.unwrap());
    }
    assert_eq!(entered, 30);
    assert_eq!(stores[0].last_result().await.unwrap(), 30);
    let before = ratings(stores[0].as_ref()).await;
    assert_eq!(before[&("ann".to_owned(), "live")].1, 30);
    stores[0].recount_ratings().await.unwrap();
    assert_eq!(ratings(stores[0].as_ref()).await, before);
}

/// Somebody with a password.
async fn registered(server: &TestServer, name: &str) -> Client {
    let mut client = server.nobody();
    client.sign_in("/api/register", json!({ "name": name, "password": "correct horse" })).await.ok();
    client
}

/// A game these people played to its end at random.
fn finished(options: Options, users: &[&str], seed: u64) -> Desk {
    let mut desk = Desk::started(options, users, seed);
    let mut dice = FastDice::new(seed);
    while !desk.game().is_over() {
        desk.random_step(&mut dice);
    }
    desk
}

/// Waits until somebody's profile says so.
async fn until(client: &Client, path: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    let waiting = async {
        loop {
            let body = client.get(path).await.ok();
            if is_so(&body) {
                return body;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("it comes")
}

fn rated_games(profile: &Value, pace: &str) -> i64 {
    let ratings = profile["ratings"].as_array().unwrap();
    ratings.iter().find(|rating| rating["pace"] == pace).map_or(0, |rating| rating["games"].as_i64().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_from_before_there_were_results_count() {
    let directory = Directory::new();
    let store = directory.store().await;
    for id in ["ann", "bob", "cyd"] {
        store.create_user(&person(id, Some(id))).await.unwrap();
    }
    let public = |players: u8| Options { public: true, ..Options::new(players) };
    finished(public(2), &["ann", "bob"], 1).plant(store.as_ref(), "two").await;
    finished(public(3), &["ann", "bob", "cyd"], 2).plant(store.as_ref(), "three").await;
    finished(public(2), &["ann", "ann"], 3).plant(store.as_ref(), "alone").await;
    // Neither of these is a result: one was given up, one goes on.
    let mut given_up = Desk::started(public(2), &["ann", "bob"], 4);
    given_up.take(Entry::Abandoned);
    given_up.plant(store.as_ref(), "given-up").await;
    Desk::started(public(2), &["ann", "bob"], 5).plant(store.as_ref(), "under-way").await;
    let server = TestServer::on(store, server::config()).await;
    let nobody = server.nobody();
    let path = "/api/people/ann/games";
    let games = until(&nobody, path, |games| games["games"].as_array().unwrap().len() == 3).await;
    let unrated: BTreeMap<&str, &Value> = games["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| (game["table"].as_str().unwrap(), &game["unrated"]))
        .collect();
    assert_eq!(unrated["alone"], "hot_seat");
    assert_eq!((unrated["two"], unrated["three"]), (&Value::Null, &Value::Null));
    let profile = nobody.get("/api/people/ann").await.ok();
    assert_eq!(rated_games(&profile, "live"), 2);
    assert_eq!(profile["rivals"][0]["person"]["id"], "bob");
    assert_eq!(profile["rivals"][0]["games"], 2);
    let sum: i64 =
        profile["games"].as_array().unwrap().iter().map(|kind| kind["times"].as_i64().unwrap()).sum();
    assert_eq!(sum, 2, "whoever plays both sides neither wins nor loses");
    let leaders = nobody.get("/api/leaders?pace=live").await.ok();
    assert_eq!(leaders["places"].as_array().unwrap().len(), 3);
    assert_eq!(nobody.get("/api/people/two").await.status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_counts_when_it_ends_and_not_before() {
    let server = TestServer::new().await;
    let (ann, bob) = (registered(&server, "Ann").await, registered(&server, "Bob").await);
    // A game before its last decision.
    let options = Options { public: true, ..Options::new(2) };
    let mut log = finished(options, &[&ann.id, &bob.id], 5).log;
    let last = log.pop().unwrap();
    let game = "nearly-over";
    Desk { table: Table::from_log(&log).unwrap(), log }.plant(server.store.as_ref(), game).await;
    for path in ["/api/people/Ann/games", "/api/statistics/games?kind=place&key=corner"] {
        assert_eq!(ann.get(path).await.ok()["games"], json!([]), "{path}");
    }
    assert_eq!(ann.get("/api/statistics?kind=reserve").await.ok()["rows"], json!([]));
    let Entry::Acted { seat, action } = &last.entry else { panic!("{last:?}") };
    let player = if *seat == 0 { &ann } else { &bob };
    player.act(game, u64::from(*seat), &json!(last.seq), &json!(action)).await.ok();
    let games =
        until(&ann, "/api/people/Ann/games", |games| !games["games"].as_array().unwrap().is_empty()).await;
    assert_eq!(games["games"][0]["table"], json!(game));
    let profile = server.nobody().get(&format!("/api/people/{}", ann.id)).await.ok();
    assert_eq!(rated_games(&profile, "live"), 1);
    assert!(profile.get("shown").is_none(), "only Ann knows what she chose");
    let view = ann.view(game).await;
    for standing in view["game"]["standings"].as_array().unwrap() {
        let seat = &games["games"][0]["seats"][standing["chain"].as_u64().unwrap() as usize];
        assert_eq!((&seat["rank"], &seat["cash"]), (&standing["rank"], &standing["cash"]));
    }
    // Statistics say what was there, and need not be sent twice.
    let statistics = ann.get("/api/statistics?kind=milestone").await;
    let tag = statistics.headers["etag"].clone();
    let request =
        ann.request(reqwest::Method::GET, "/api/statistics?kind=milestone").header("if-none-match", tag);
    assert_eq!(ann.send(request).await.status, 304);
    let tiles = ann.get("/api/statistics?kind=tile").await.ok()["rows"].as_array().unwrap().len();
    assert_eq!(tiles, 9, "of a map of three by three");
}

#[tokio::test]
async fn a_profile_is_shown_to_whom_its_person_likes() {
    let server = TestServer::new().await;
    let (ann, bob) = (registered(&server, "Ann").await, registered(&server, "Bob").await);
    let (eve, guest) = (registered(&server, "Eve").await, server.guest("Gus").await);
    let options = Options { public: true, ..Options::new(2) };
    let desk = finished(options, &[&ann.id, &bob.id], 8);
    desk.plant(server.store.as_ref(), "one").await;
    let outcome = magnate_server::score::derived("one", &desk.log).unwrap().unwrap();
    server.store.enter_result(&outcome).await.unwrap();
    let put = async |client: &Client, shown: &str| {
        let request = client.request(reqwest::Method::PUT, "/api/me/profile");
        client.send(request.json(&json!({ "shown": shown }))).await
    };
    let status = async |client: &Client| client.get("/api/people/ann").await.status;
    let nobody = server.nobody();
    assert_eq!(ann.get("/api/people/ann").await.ok()["shown"], "everybody");
    assert_eq!((status(&eve).await, status(&nobody).await), (200, 200));
    put(&ann, "played").await.ok();
    assert_eq!(
        (status(&ann).await, status(&bob).await, status(&eve).await, status(&nobody).await),
        (200, 200, 404, 404)
    );
    let listed = eve.get("/api/leaders?pace=live").await.ok();
    assert!(
        listed["places"].as_array().unwrap().iter().all(|leader| leader["person"]["id"] != json!(ann.id))
    );
    put(&ann, "nobody").await.ok();
    assert_eq!((status(&ann).await, status(&bob).await, status(&eve).await), (200, 404, 404));
    eve.get("/api/people/ann").await.refused("hidden", 404, "no_such_person");
    eve.get("/api/people/ann/games").await.refused("hidden", 404, "no_such_person");
    eve.get(&format!("/api/people/{}", guest.id)).await.refused("a guest", 404, "no_such_person");
    put(&guest, "nobody").await.refused("a guest", 403, "registered_only");
    put(&ann, "friends").await.refused("unknown", 422, "wrong_fields");
    eve.get("/api/leaders?pace=solo").await.refused("no ratings", 400, "bad_query");
    eve.get("/api/statistics?kind=luck").await.refused("no kind", 400, "bad_query");
    eve.get("/api/statistics/games?kind=map&key=%00").await.refused("no key", 400, "bad_query");
}

#[tokio::test]
async fn how_a_game_was_played() {
    let public = |players: u8| Options { public: true, ..Options::new(players) };
    let users = ["ann", "bob"];
    let derived = |log: &[Stamped]| magnate_server::score::derived("x", log).unwrap();
    let outcome = derived(&finished(public(2), &users, 1).log).unwrap();
    assert_eq!((outcome.pace, outcome.unrated, outcome.players), (Pace::Live, None, 2));
    assert!(outcome.rounds > 0 && outcome.map.matches('/').count() == 2, "{}", outcome.map);
    assert!(outcome.seats.iter().all(|seat| seat.reserve.is_some() && seat.place.is_some()));
    assert!(outcome.seats.iter().any(|seat| !seat.opening.is_empty()), "{outcome:?}");
    let slow = Options { clock: Clock::PerTurn { limit: 24 * 3_600_000 }, ..public(2) };
    assert_eq!(derived(&finished(slow, &users, 1).log).unwrap().pace, Pace::Turns);
    // Without a clock it is as people play: here they take an hour for every decision.
    let mut unhurried = finished(public(2), &users, 1).log;
    for (entry, hour) in unhurried.iter_mut().zip(0..) {
        entry.at += hour * 3_600_000;
    }
    assert_eq!(derived(&unhurried).unwrap().pace, Pace::Turns);
    let mut bots = Desk::started(public(2), &["ann", "bob"], 2);
    bots.leave_to_bots();
    let mut dice = FastDice::new(2);
    while !bots.game().is_over() {
        bots.random_step(&mut dice);
    }
    let outcome = derived(&bots.log).unwrap();
    assert_eq!(outcome.pace, Pace::Live, "they play on for people");
    assert!(
        outcome
            .seats
            .iter()
            .all(|seat| seat.user.is_some() && seat.bot.as_deref() == Some(Level::Random.id()))
    );
    for (options, unrated) in [
        (Options { friendly: true, ..public(2) }, Unrated::Friendly),
        (Options { learning: true, ..public(2) }, Unrated::Learning),
        (
            Options::of(magnate_rules::Config { intro: Intro::First, ..magnate_rules::Config::new(2) }),
            Unrated::Introduction,
        ),
    ] {
        assert_eq!(derived(&finished(options, &users, 3).log).unwrap().unrated, Some(unrated));
    }
    let modules = ModuleSet::of(&[Module::Coffee]);
    let options = Options::of(magnate_rules::Config { modules, ..magnate_rules::Config::new(3) });
    let outcome = derived(&finished(options, &["ann", "bob", "cyd"], 4).log).unwrap();
    assert_eq!((outcome.modules.as_str(), outcome.public), ("coffee", false));
    // What was undone was not played.
    let mut desk = Desk::started(public(2), &users, 6);
    let (player, _) = desk.random_step(&mut dice);
    let user = users[player.index()];
    if desk.table.can_undo(player.0) {
        desk.command(user, &Command::Undo { seat: player.0 });
    }
    while !desk.game().is_over() {
        desk.random_step(&mut dice);
    }
    assert!(derived(&desk.log).unwrap().seats.iter().all(|seat| seat.place.is_some()));
    assert_eq!(magnate_server::score::derived("x", &desk.log[..20]).unwrap(), None);
    assert!(magnate_server::score::derived("x", &[]).is_err());
}
