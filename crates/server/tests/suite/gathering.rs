//! Finding people and parting from them: open tables, invitations, rematches, blocks, notes, export and leaving.

use std::sync::Arc;

use magnate_rules::FastDice;
use magnate_server::store::{Ban, NoticeKind, PostgresStore, Purpose, Store};
use magnate_server::{ServerConfig, score};
use magnate_table::Options;
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection, SqliteConnection};

use crate::support::*;

/// Somebody with a password.
async fn registered(server: &TestServer, name: &str) -> Client {
    let mut client = server.nobody();
    client.sign_in("/api/register", json!({ "name": name, "password": "correct horse" })).await.ok();
    client
}

async fn put(client: &Client, path: &str, body: Value) -> Answer {
    client.send(client.request(Method::PUT, path).json(&body)).await
}

async fn delete(client: &Client, path: &str, body: Value) -> Answer {
    client.send(client.request(Method::DELETE, path).json(&body)).await
}

fn id(table: &Value) -> String {
    table["table"]["id"].as_str().unwrap().to_owned()
}

/// A game these people played to its end at random, with its result.
async fn finished(server: &TestServer, table: &str, options: Options, people: &[&Client], seed: u64) {
    let users: Vec<&str> = people.iter().map(|client| client.id.as_str()).collect();
    let mut desk = Desk::started(options, &users, seed);
    let mut dice = FastDice::new(seed);
    while !desk.game().is_over() {
        desk.random_step(&mut dice);
    }
    desk.plant(server.store.as_ref(), table).await;
    let outcome = score::derived(table, &desk.log).unwrap().unwrap();
    server.store.enter_result(&outcome).await.unwrap();
}

#[tokio::test]
async fn open_tables_are_found_by_what_is_agreed() {
    let config = ServerConfig { tables_per_person: 0, ..server::config() };
    let server = TestServer::with(config).await;
    let (ann, eve) = (server.guest("Ann").await, server.guest("Eve").await);
    let open = async |name: &str, mut options: Value| {
        options["name"] = json!(name);
        options["public"] = json!(true);
        id(&ann.open(json!({ "options": options })).await)
    };
    open("plain", json!({ "players": 3 })).await;
    open("slow", json!({ "players": 3, "clock": { "kind": "per_turn", "limit": 86_400_000 } })).await;
    open(
        "fast",
        json!({ "players": 2, "clock": { "kind": "bank", "bank": 2_700_000, "increment": 30_000 } }),
    )
    .await;
    open("coffee", json!({ "players": 3, "modules": ["coffee"] })).await;
    open("learning", json!({ "players": 2, "learning": true })).await;
    open("friendly", json!({ "players": 2, "friendly": true })).await;
    open("experts", json!({ "players": 2, "experience": 5 })).await;
    ann.open(json!({ "options": { "players": 2, "name": "private" } })).await;
    ann.open(json!({ "options": { "players": 2, "public": true, "name": "full" }, "seats": [0, 1] })).await;
    let names = async |query: &str| {
        let answer = eve.get(&format!("/api/lobby?{query}")).await.ok();
        let mut names: Vec<String> = answer["tables"]
            .as_array()
            .unwrap()
            .iter()
            .map(|table| table["name"].as_str().unwrap().into())
            .collect();
        names.sort();
        names
    };
    let all = ["coffee", "experts", "fast", "friendly", "learning", "plain", "slow"];
    assert_eq!(names("").await, all);
    assert_eq!(names("players=3").await, ["coffee", "plain", "slow"]);
    assert_eq!(
        names("pace=turns&players=3").await,
        ["coffee", "plain", "slow"],
        "no clock may become either"
    );
    assert_eq!(names("pace=live").await, ["coffee", "experts", "fast", "friendly", "learning", "plain"]);
    assert_eq!(names("expansion=true").await, ["coffee"]);
    assert_eq!(names("learning=true").await, ["learning"]);
    assert_eq!(names("rated=false").await, ["friendly", "learning"]);
    assert!(!names("for_me=true").await.contains(&"experts".to_owned()));
    eve.get("/api/lobby?after=nonsense").await.refused("no place", 400, "bad_query");
    eve.get("/api/lobby?players=many").await.refused("no number", 400, "bad_query");
    // Pages follow each other without a gap.
    for number in 0..40 {
        open(&format!("more {number:02}"), json!({ "players": 5, "modules": ["coffee"] })).await;
    }
    let (mut seen, mut after) = (Vec::new(), String::new());
    loop {
        let page = eve.get(&format!("/api/lobby?players=5{after}")).await.ok();
        seen.extend(page["tables"].as_array().unwrap().iter().map(|table| table["name"].to_string()));
        let Some(next) = page["next"].as_str() else { break };
        after = format!("&after={next}");
    }
    assert_eq!(seen.len(), 40);
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 40);
}

#[tokio::test]
async fn only_who_has_played_enough_sits_down_with_the_experienced() {
    let server = TestServer::new().await;
    let (ann, bob) = (registered(&server, "Ann").await, registered(&server, "Bob").await);
    let table = id(&ann.open(json!({ "options": { "players": 3, "public": true, "experience": 1 } })).await);
    let join = format!("/api/tables/{table}/join");
    let refused = bob.post(&join, json!({})).await;
    refused.refused("a beginner", 403, "too_little_experience");
    assert_eq!(refused.body["args"]["needs"], 1);
    finished(&server, "first", Options { public: true, ..Options::new(2) }, &[&ann, &bob], 1).await;
    bob.post(&join, json!({})).await.ok();
    // Whoever is invited is welcome anyway.
    let cyd = registered(&server, "Cyd").await;
    cyd.post(&join, json!({})).await.refused("a beginner", 403, "too_little_experience");
    bob.post(&format!("/api/tables/{table}/invitations"), json!({ "who": "cyd" })).await.ok();
    cyd.post(&format!("/api/me/invitations/{table}/accept"), json!({})).await.ok();
    for options in [
        json!({ "players": 2, "experience": 101 }),
        json!({ "players": 2, "experience": 1, "learning": true }),
    ] {
        ann.post("/api/tables", json!({ "options": options })).await.refused("too much", 400, "bad_options");
    }
}

#[tokio::test]
async fn invitations_by_name() {
    let server = TestServer::new().await;
    let (ann, bob) = (registered(&server, "Ann").await, registered(&server, "Bob").await);
    let (eve, gus) = (registered(&server, "Eve").await, server.guest("Gus").await);
    let table = id(&ann.open(json!({ "options": { "players": 3 } })).await);
    let path = format!("/api/tables/{table}/invitations");
    let person = ann.post(&path, json!({ "who": " BOB " })).await.ok();
    assert_eq!(person["id"], json!(bob.id));
    let mine = bob.get("/api/me/invitations").await.ok();
    assert_eq!(mine.as_array().unwrap().len(), 1);
    assert_eq!((&mine[0]["table"]["id"], &mine[0]["by"]["name"]), (&json!(table), &json!("Ann")));
    // Only those at the table invite, and only people who are registered and not themselves.
    eve.post(&path, json!({ "who": "bob" })).await.refused("a stranger", 404, "no_such_table");
    for who in ["gus", "nobody", "ann", gus.id.as_str(), "", "\u{0}"] {
        ann.post(&path, json!({ "who": who })).await.refused(who, 404, "no_such_person");
    }
    eve.post(&format!("/api/me/invitations/{table}/accept"), json!({})).await.refused(
        "not mine",
        404,
        "no_such_table",
    );
    bob.post(&format!("/api/me/invitations/{table}/decline"), json!({})).await;
    assert_eq!(bob.get("/api/me/invitations").await.ok(), json!([]));
    bob.post(&format!("/api/me/invitations/{table}/decline"), json!({})).await.refused(
        "twice",
        404,
        "no_such_table",
    );
    // Once more, and now they come.
    ann.post(&path, json!({ "who": bob.id })).await.ok();
    let sat = bob.post(&format!("/api/me/invitations/{table}/accept"), json!({})).await.ok();
    assert_eq!(sat["table"]["yours"], json!([1]));
    assert_eq!(bob.get("/api/me/invitations").await.ok(), json!([]));
}

#[tokio::test]
async fn who_is_blocked_is_not_told() {
    let server = TestServer::new().await;
    let (ann, bob) = (registered(&server, "Ann").await, registered(&server, "Bob").await);
    let table = id(&ann.open(json!({ "options": { "players": 3, "public": true } })).await);
    bob.post(&format!("/api/tables/{table}/chat"), json!({ "text": "hello there" })).await.ok();
    assert_eq!(put(&ann, &format!("/api/me/blocks/{}", bob.id), json!({})).await.status, 204);
    assert_eq!(put(&ann, &format!("/api/me/blocks/{}", bob.id), json!({})).await.status, 204, "twice");
    assert_eq!(ann.get("/api/me/blocks").await.ok()[0]["name"], "Bob");
    bob.post(&format!("/api/tables/{table}/join"), json!({})).await.refused("blocked", 403, "not_welcome");
    assert_eq!(bob.get("/api/lobby").await.ok()["tables"], json!([]), "they do not even see the table");
    // What they say is not heard, neither asked for nor live; they hear themselves.
    assert_eq!(ann.get(&format!("/api/tables/{table}/chat")).await.ok(), json!([]));
    assert_eq!(bob.get(&format!("/api/tables/{table}/chat")).await.ok().as_array().unwrap().len(), 1);
    let socket = Socket::open(&ann, &table, "").await;
    assert!(socket.heard.iter().all(|text| !text.contains("hello there")));
    // An invitation of theirs seems to be sent, and never arrives.
    let theirs = id(&bob.open(json!({ "options": { "players": 2 } })).await);
    bob.post(&format!("/api/tables/{theirs}/invitations"), json!({ "who": "ann" })).await.ok();
    assert_eq!(ann.get("/api/me/invitations").await.ok(), json!([]));
    // Nor can they come where Ann only sits.
    let cyd = server.guest("Cyd").await;
    let other = id(&cyd.open(json!({ "options": { "players": 3, "public": true } })).await);
    ann.post(&format!("/api/tables/{other}/join"), json!({})).await.ok();
    bob.post(&format!("/api/tables/{other}/join"), json!({})).await.refused("blocked", 403, "not_welcome");
    assert_eq!(delete(&ann, &format!("/api/me/blocks/{}", bob.id), json!({})).await.status, 204);
    bob.post(&format!("/api/tables/{other}/join"), json!({})).await.ok();
    put(&ann, &format!("/api/me/blocks/{}", ann.id), json!({})).await.refused(
        "oneself",
        404,
        "no_such_person",
    );
    put(&ann, "/api/me/blocks/nobody", json!({})).await.refused("nobody", 404, "no_such_person");
}

#[tokio::test]
async fn a_rematch_is_on_the_same_map_with_everybody_one_seat_on() {
    let server = TestServer::new().await;
    let (ann, bob) = (registered(&server, "Ann").await, registered(&server, "Bob").await);
    let eve = registered(&server, "Eve").await;
    let options = Options { public: true, map_seed: Some(77), ..Options::new(2) };
    finished(&server, "over", options.clone(), &[&ann, &bob], 3).await;
    eve.post("/api/tables/over/rematch", json!({})).await.refused("a stranger", 403, "players_only");
    // One that came to nothing does not stand in the way.
    let closed = id(&ann.post("/api/tables/over/rematch", json!({})).await.ok());
    ann.post(&format!("/api/tables/{closed}/abandon"), json!({})).await.ok();
    let again = ann.post("/api/tables/over/rematch", json!({})).await.ok();
    assert_ne!(id(&again), closed);
    let next = id(&again);
    assert_eq!(again["table"]["options"]["map_seed"], 77);
    assert_eq!(again["table"]["yours"], json!([1]), "whoever sat first sits last");
    let invited = bob.get("/api/me/invitations").await.ok();
    assert_eq!((&invited[0]["table"]["id"], &invited[0]["seat"]), (&json!(next), &json!(0)));
    // Whoever asks too comes to the same table.
    let theirs = bob.post("/api/tables/over/rematch", json!({})).await.ok();
    assert_eq!((id(&theirs), &theirs["table"]["yours"]), (next.clone(), &json!([0])));
    ann.post(&format!("/api/tables/{next}/start"), json!({})).await.ok();
    assert_eq!(id(&ann.post("/api/tables/over/rematch", json!({})).await.ok()), next);
    ann.post(&format!("/api/tables/{next}/rematch"), json!({})).await.refused("too early", 409, "not_over");
    let started = ann.view(&next).await;
    let record = server.nobody().get("/api/tables/over/record").await.text;
    let rows = started["game"]["position"]["map"].as_array().unwrap();
    assert!(rows.iter().all(|row| record.contains(row.as_str().unwrap())), "{rows:?} {record}");
}

#[tokio::test]
async fn notes_are_for_oneself() {
    let server = TestServer::new().await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let game = ann.start_with(&[&bob], json!({})).await;
    let path = format!("/api/tables/{game}/note");
    assert_eq!(ann.get(&path).await.ok()["text"], "");
    put(&ann, &path, json!({ "text": "Bob saves for a\nluxury manager" })).await.ok();
    assert_eq!(ann.get(&path).await.ok()["text"], "Bob saves for a\nluxury manager");
    assert_eq!(bob.get(&path).await.ok()["text"], "");
    for viewer in [&bob, &server.nobody()] {
        for place in ["", "/chat", "/record", "/note"] {
            assert!(
                !viewer.get(&format!("/api/tables/{game}{place}")).await.text.contains("luxury manager\"")
            );
        }
    }
    put(&ann, &path, json!({ "text": "x".repeat(10_001) })).await.refused("too long", 400, "bad_note");
    put(&ann, &path, json!({ "text": "\u{0}" })).await.refused("no text", 400, "bad_note");
    put(&ann, "/api/tables/nowhere/note", json!({ "text": "x" })).await.refused(
        "nowhere",
        404,
        "no_such_table",
    );
    put(&ann, &path, json!({ "text": "" })).await.ok();
    assert_eq!(ann.get(&path).await.ok()["text"], "");
}

/// Where somebody's id may stay: logs, lists of tables and results of games others played too.
const STAYS: &[(&str, &str)] = &[
    ("entries", "entry"),
    ("tables", "host"),
    ("tables", "members"),
    ("tables", "awaited"),
    ("tables", "card"),
    ("snapshots", "data"),
    ("results", "seats"),
    ("result_people", "user_id"),
];

/// Every place in a database where something is written, as table and column. `columns` lists all there are, `holds` is how the
/// database says that one contains a text.
macro_rules! written {
    ($db:expr, $what:expr, $columns:literal, $holds:literal) => {{
        let columns: Vec<(String, String)> = sqlx::query_as($columns).fetch_all(&mut *$db).await.unwrap();
        let mut found = Vec::new();
        for (table, column) in columns {
            let holds = format!($holds, column = format!("CAST(\"{column}\" AS TEXT)"));
            let count = format!("SELECT COUNT(*) FROM \"{table}\" WHERE {holds}");
            let query = sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(count)).bind($what);
            if query.fetch_one(&mut *$db).await.unwrap() > 0 {
                found.push((table, column));
            }
        }
        found
    }};
}

/// A database that is looked at without the server.
enum Kept {
    Embedded(Directory),
    Shared(String),
}

impl Kept {
    async fn store(&self) -> Arc<dyn Store> {
        match self {
            Kept::Embedded(directory) => directory.store().await,
            Kept::Shared(url) => Arc::new(PostgresStore::connect(url, 8).await.unwrap()),
        }
    }

    async fn written(&self, what: &str) -> Vec<(String, String)> {
        match self {
            Kept::Embedded(directory) => {
                let file = format!("sqlite://{}", directory.0.join("magnate.sqlite3").display());
                let db = &mut SqliteConnection::connect(&file).await.unwrap();
                written!(
                    db,
                    what,
                    "SELECT t.name, c.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c \
                     WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'",
                    "instr({column}, $1) > 0"
                )
            }
            Kept::Shared(url) => {
                let db = &mut PgConnection::connect(url).await.unwrap();
                written!(
                    db,
                    what,
                    "SELECT table_name::text, column_name::text FROM information_schema.columns \
                     WHERE table_schema = 'public'",
                    "strpos({column}, $1) > 0"
                )
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_takes_everything_along() {
    leave(&Kept::Embedded(Directory::new())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_takes_everything_along_from_a_shared_database() {
    if let Some(url) = postgres::database().await {
        leave(&Kept::Shared(url)).await;
    }
}

async fn leave(kept: &Kept) {
    let config = ServerConfig { public_url: Some("https://play.test".into()), ..server::config() };
    let server = TestServer::on(kept.store().await, config).await;
    let (ann, bob) = (registered(&server, "Annabelle").await, registered(&server, "Bob").await);
    let public = Options { public: true, ..Options::new(2) };
    finished(&server, "over", public, &[&ann, &bob], 3).await;
    let game = ann.start_with(&[&bob], json!({})).await;
    let alone = ann
        .open(json!({ "options": { "players": 2 }, "bots": [{ "seat": 1, "bot": "random" }], "start": true }))
        .await;
    let lobby = id(&ann.open(json!({ "options": { "players": 3, "public": true } })).await);
    bob.post(&format!("/api/tables/{lobby}/join"), json!({})).await.ok();
    let hook = json!({ "url": "https://hooks.test/bob", "form": "json", "kinds": ["chat"] });
    bob.post("/api/me/notices/webhooks", hook).await.ok();
    ann.post(&format!("/api/tables/{game}/chat"), json!({ "text": "a very particular line" })).await.ok();
    put(&ann, &format!("/api/tables/{game}/note"), json!({ "text": "a very particular note" })).await.ok();
    put(&ann, "/api/me/profile", json!({ "shown": "played" })).await.ok();
    put(&ann, &format!("/api/me/blocks/{}", server.guest("Gus").await.id), json!({})).await;
    put(&bob, &format!("/api/me/blocks/{}", ann.id), json!({})).await;
    ann.post("/api/me/token", json!({})).await.ok();
    let quiet = json!({ "language": "ru", "zone": "Asia/Tokyo", "quiet": { "from": 60, "to": 120 } });
    assert_eq!(put(&ann, "/api/me/notices", quiet.clone()).await.status, 204);
    let hook = json!({ "url": "https://hooks.test/a-very-particular-hook", "form": "json",
                       "kinds": ["chat", "invited"] });
    let secret = ann.post("/api/me/notices/webhooks", hook).await.ok()["secret"].as_str().unwrap().to_owned();
    let cleo = registered(&server, "Cleo").await;
    let hers = id(&cleo.open(json!({ "options": { "players": 2 } })).await);
    cleo.post(&format!("/api/tables/{hers}/invitations"), json!({ "who": "annabelle" })).await.ok();
    // Somebody is told of something, a while from now.
    bob.post(&format!("/api/tables/{game}/chat"), json!({ "text": "hello" })).await.ok();
    let store = server.store.as_ref();
    let waiting = store.all_notices().await.unwrap();
    let mut kinds: Vec<NoticeKind> = waiting.iter().map(|notice| notice.kind).collect();
    kinds.sort_unstable();
    assert_eq!(kinds, [NoticeKind::Chat, NoticeKind::Chat, NoticeKind::Invited]);
    let plan = json!({ "round": 9999, "steps": [{ "guards": [{ "guard": "cash_at_least", "cash": 71_230_000 }],
                                                  "action": { "action": "end" } }] });
    let orders = json!({ "seat": 0, "orders": { "plan": plan } });
    put(&ann, &format!("/api/tables/{game}/orders"), orders).await.ok();
    store.put_proof_link("a very particular link", &ann.id, Purpose::Password, "", i64::MAX).await.unwrap();
    store.look_at(&ann.id, Some(&game), i64::MAX).await.unwrap();
    let past = Ban { subject: Ban::person(&ann.id), reason: "an old one".into(), made_at: 0, until: Some(1) };
    store.ban(&past).await.unwrap();
    let socket = Socket::open(&ann, &game, "").await;
    let record = bob.get("/api/tables/over/record").await.text;
    let uploaded = ann.post_text("/api/replays", "text/plain", &record).await.ok()["id"].clone();

    // Everything is in the file.
    let export = ann.get("/api/me/export").await;
    assert!(export.headers["content-disposition"].to_str().unwrap().contains("attachment"));
    let all = export.ok();
    assert_eq!((&all["account"]["login"], &all["profile"]["shown"]), (&json!("annabelle"), &json!("played")));
    assert_eq!(all["tables"].as_array().unwrap().len(), 4);
    let over = all["tables"].as_array().unwrap().iter().find(|table| table["id"] == "over").unwrap();
    assert!(over["record"].as_str().unwrap().contains("seed:"));
    assert_eq!(all["results"][0]["table"], "over");
    assert_eq!(all["chat"][0]["text"], "a very particular line");
    assert_eq!(all["notes"][0]["text"], "a very particular note");
    assert_eq!(all["blocked"][0]["name"], "Gus");
    assert_eq!((&all["replays"][0]["id"], &all["replays"][0]["record"]), (&uploaded, &json!(record)));
    assert!(all["sessions"][0]["since"].is_i64(), "where they are signed in: {}", all["sessions"]);
    assert_eq!(all["profile"]["ratings"][0]["games"], 1);
    let told = &all["notices"];
    assert_eq!((&told["settings"], &told["targets"][0]["label"]), (&quiet, &json!("hooks.test")));
    assert!(!all.to_string().contains(&secret) && !all.to_string().contains("a-very-particular-hook"));
    let running = all["tables"].as_array().unwrap().iter().find(|table| table["id"] == json!(game)).unwrap();
    assert!(
        running["record"].as_str().unwrap().contains("seed: hidden"),
        "a game under way keeps its secrets"
    );
    assert!(running["orders"][0].to_string().contains("71230000"), "{}", running["orders"]);
    assert_eq!(all["invitations"].as_array().unwrap().len(), 1);

    delete(&ann, "/api/me", json!({ "password": "wrong horse" })).await.refused(
        "wrong",
        401,
        "wrong_password",
    );
    assert_eq!(ann.get("/api/me").await.ok()["id"], json!(ann.id));
    let gone = delete(&ann, "/api/me", json!({ "password": "correct horse" })).await;
    assert_eq!(gone.status, 204, "{}", gone.text);
    drop(socket);
    ann.get("/api/me").await.refused("gone", 401, "no_session");
    let mut again = server.nobody();
    let login = json!({ "name": "Annabelle", "password": "correct horse" });
    again.sign_in("/api/login", login).await.refused("gone", 401, "wrong_password");

    // Others play on, with somebody who left; alone one plays no more.
    let view = bob.view(&game).await;
    assert_eq!((&view["seats"][0]["kind"], &view["host"]), (&json!("bot"), &json!(bob.id)));
    let people = bob.get(&format!("/api/tables/{game}")).await.ok()["people"].clone();
    let left = people.as_array().unwrap().iter().find(|person| person["id"] == json!(ann.id)).unwrap();
    assert_eq!((&left["left"], &left["name"]), (&json!(true), &json!("")));
    let alone = server.store.table(&id(&alone)).await.unwrap().unwrap();
    assert_eq!(alone.summary.status, magnate_table::Status::Abandoned);
    let lobby = bob.view(&lobby).await;
    assert_eq!((&lobby["host"], &lobby["seats"][0]["kind"]), (&json!(bob.id), &json!("open")));
    let games = bob.get("/api/people/bob/games").await.ok();
    assert_eq!(games["games"][0]["table"], "over");
    assert_eq!(bob.get("/api/people/bob").await.ok()["rivals"], json!([]));
    bob.get("/api/people/annabelle").await.refused("gone", 404, "no_such_person");
    let said = bob.get(&format!("/api/tables/{game}/chat")).await.ok();
    assert_eq!((said.as_array().unwrap().len(), &said[0]["text"]), (1, &json!("hello")));
    // Their connections end after them, in whichever process.
    let (here, now) = ([(game.clone(), ann.id.clone())], magnate_server::now());
    server.store.note_here("another process", &here, now).await.unwrap();
    server.store.note_gone("another process", &game, &ann.id, now).await.unwrap();
    server.store.look_at(&ann.id, Some(&game), now).await.unwrap();
    server.stop().await;

    // Nothing else is left of them, in any table there is or will be.
    assert!(!kept.written("hello").await.is_empty(), "what others said is found");
    let gone =
        ["Annabelle", "annabelle", "very particular", "very-particular", "correct horse", "Asia/Tokyo"];
    for what in gone.into_iter().chain([secret.as_str(), "71230000", "an old one"]) {
        assert_eq!(kept.written(what).await, [], "{what}");
    }
    for place in kept.written(&ann.id).await {
        assert!(STAYS.contains(&(place.0.as_str(), place.1.as_str())), "{place:?}");
    }
}

#[tokio::test]
async fn guests_leave_without_a_password() {
    let server = TestServer::new().await;
    let gus = server.guest("Gus").await;
    assert!(gus.get("/api/me/export").await.ok()["account"]["login"].is_null());
    assert_eq!(delete(&gus, "/api/me", json!({})).await.status, 204);
    gus.get("/api/me").await.refused("gone", 401, "no_session");
    server.nobody().get("/api/me/export").await.refused("nobody", 401, "no_session");
    delete(&server.nobody(), "/api/me", json!({})).await.refused("nobody", 401, "no_session");
}
