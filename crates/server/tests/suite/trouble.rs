//! Databases in trouble: full, damaged, frozen, gone; and what nobody can have stored.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use magnate_server::store::{PostgresStore, SqliteStore};
use magnate_table::Options;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor};

use crate::operations::until_ready_says;
use crate::support::store::Place;
use crate::support::*;

/// A file system with room for this many megabytes, if this user may make one.
struct SmallDisk(Directory);

impl SmallDisk {
    fn new(megabytes: u32) -> Option<Self> {
        let directory = Directory::new();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={megabytes}m"), "magnate-test"])
            .arg(&directory.0)
            .output();
        match mounted {
            Ok(done) if done.status.success() => Some(Self(directory)),
            _ => {
                eprintln!("this user cannot mount file systems: not tested with a full disk");
                None
            }
        }
    }

    /// Takes all the room there is.
    fn fill(&self) {
        use std::io::Write as _;
        let mut file = std::fs::File::create(self.0.0.join("filler")).unwrap();
        while file.write_all(&[1; 4096]).is_ok() {}
    }

    fn clear(&self) {
        std::fs::remove_file(self.0.0.join("filler")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0.0).status();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_told_and_nothing_is_lost() {
    let Some(disk) = SmallDisk::new(8) else { return };
    let store = SqliteStore::open(&disk.0.0.join("magnate.sqlite3")).await.unwrap();
    let server = TestServer::on(Arc::new(store), server::config()).await;
    let ann = server.guest("Ann").await;
    let id = ann.open(json!({ "options": { "players": 2, "public": true } })).await["table"]["id"].clone();
    until_ready_says(&ann, "ready").await;
    disk.fill();
    until_ready_says(&ann, "disk_full").await;
    // What there is can be read; a write that finds no room is refused, and nothing of it is stored.
    assert_eq!(ann.get("/api/tables").await.ok()[0]["id"], id);
    let chat = format!("/api/tables/{}/chat", id.as_str().unwrap());
    let mut stored = Vec::new();
    for line in 0.. {
        let text = format!("{line} {}", "x".repeat(400));
        let answer = ann.post(&chat, json!({ "text": text })).await;
        if answer.status != 200 {
            answer.refused("no room", 503, "store_failed");
            break;
        }
        stored.push(text);
    }
    disk.clear();
    until_ready_says(&ann, "ready").await;
    ann.post(&chat, json!({ "text": "room again" })).await.ok();
    stored.push("room again".into());
    let lines = ann.get(&chat).await.ok();
    let said: Vec<&str> =
        lines.as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap()).collect();
    let kept = stored.len().saturating_sub(200);
    assert_eq!(said, stored[kept..], "everything that was confirmed, and nothing else");
    server.stop().await;
}

/// Overwrites the middle of a file, leaving its first page as it is.
fn damage(file: &Path) {
    use std::io::{Seek as _, SeekFrom, Write as _};
    let length = std::fs::metadata(file).unwrap().len();
    let mut file = std::fs::File::options().write(true).open(file).unwrap();
    file.seek(SeekFrom::Start(4096)).unwrap();
    file.write_all(&vec![0xa5; usize::try_from(length).unwrap() - 4096]).unwrap();
    file.sync_all().unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_database_is_told() {
    let directory = Directory::new();
    let file = directory.0.join("magnate.sqlite3");
    // Closed once, so that everything is in the file itself.
    directory.store().await.close().await;
    let server = TestServer::on(directory.store().await, server::config()).await;
    until_ready_says(&server.nobody(), "ready").await;
    damage(&file);
    let said = until_ready_says(&server.nobody(), "damaged").await;
    assert!(said["message"].as_str().unwrap().contains("backup"));
    assert_eq!(server.nobody().get("/health").await.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_stands_still_or_is_gone_is_waited_for_in_vain_by_nobody() {
    let Some(mut postgres) = postgres::server().await else { return };
    let store = PostgresStore::connect(&postgres.url("postgres"), 4).await.unwrap();
    let server = TestServer::on(Arc::new(store), server::config()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let game = ann.start_with(&[&bob], json!({})).await;
    let mut players = [Socket::open(&ann, &game, "").await, Socket::open(&bob, &game, "").await];
    let mut dice = Dice(5);
    play_on(&mut players, &mut [], &mut dice).await.unwrap();
    until_ready_says(&ann, "ready").await;
    for gone in [false, true] {
        if gone {
            postgres.kill();
        } else {
            postgres.signal("STOP");
        }
        // Many at once, and more than there are connections: everybody is answered, whatever they ask.
        let say = format!("/api/tables/{game}/chat");
        let asked: Vec<_> = (0..30)
            .map(|n| {
                let (ann, say, game) = (ann.clone(), say.clone(), game.clone());
                tokio::spawn(async move {
                    match n % 4 {
                        0 => ann.get("/api/tables").await,
                        1 => ann.post(&say, json!({ "text": "hello?" })).await,
                        2 => ann.post(&format!("/api/tables/{game}/take-back"), json!({ "seat": 0 })).await,
                        _ => ann.get("/api/me").await,
                    }
                })
            })
            .collect();
        for answer in asked {
            answer.await.unwrap().refused("no database", 503, "store_failed");
        }
        let seat = awaited(&players[0].view)[0];
        let player = &mut players[seat as usize];
        let action = choose(&player.view, &mut dice).unwrap();
        assert_eq!(player.act(seat, &action).await["error"]["code"], "store_failed");
        until_ready_says(&ann, "no_database").await;
        assert_eq!(ann.get("/health").await.status, 200);
        if gone {
            postgres.start_again();
        } else {
            postgres.signal("CONT");
        }
        // It comes back by itself, and play goes on where it was.
        until_ready_says(&ann, "ready").await;
        let view = ann.view(&game).await;
        let seat = awaited(&view)[0];
        let who = if seat == 0 { &ann } else { &bob };
        let view = who.view(&game).await;
        who.act(&game, seat, &view["seq"], &choose(&view, &mut dice).unwrap()).await.ok();
        for socket in &mut players {
            socket.reach(view["seq"].as_u64().unwrap() + 1).await;
        }
    }
    server.stop().await;
}

/// Runs a test with both databases.
pub async fn with_both(test: impl AsyncFn(&Place)) {
    test(&Place::sqlite()).await;
    if let Some(place) = Place::postgres().await {
        test(&place).await;
    }
}

/// Does something to a database behind the server's back.
pub async fn behind_its_back(place: &Place, sql: &str) {
    match place {
        Place::Sqlite(directory) => {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(directory.file());
            let mut connection = options.connect().await.unwrap();
            connection.execute(AssertSqlSafe(sql)).await.unwrap();
            connection.close().await.unwrap();
        }
        Place::Postgres(url) => {
            let mut connection = sqlx::PgConnection::connect(url).await.unwrap();
            connection.execute(AssertSqlSafe(sql)).await.unwrap();
            connection.close().await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_is_not_found() {
    with_both(async |place| {
        let server = TestServer::on(place.open().await, server::config()).await;
        let ann = server.guest("Ann").await;
        let open = ann.open(json!({ "options": { "players": 2, "public": true } })).await;
        let table = open["table"]["id"].as_str().unwrap();
        let long = "a".repeat(5000);
        for id in ["%00", "a%00b", "%00%00", "%C3%BC", "%E2%80%AE", "..%2F..%2Fetc", "%27%3B--", "-1", &long]
        {
            let get = async |path: String| ann.get(&path).await;
            for rest in ["", "/record", "/timeline", "/at/1", "/chat"] {
                get(format!("/api/tables/{id}{rest}")).await.refused(id, 404, "no_such_table");
            }
            for rest in ["join", "start", "leave", "abandon"] {
                let answer = ann.post(&format!("/api/tables/{id}/{rest}"), json!({ "seat": 0 })).await;
                assert!([404, 400, 422].contains(&answer.status), "{rest} {id}: {}", answer.text);
            }
            ann.post(&format!("/api/tables/{id}/join"), json!({})).await.refused(id, 404, "no_such_table");
            get(format!("/api/invitations/{id}")).await.refused(id, 404, "no_such_table");
            get(format!("/api/replays/{id}/at/0")).await.refused(id, 404, "no_such_replay");
            let socket = Socket::try_open(&ann, &format!("/api/tables/{id}/live"), None).await;
            assert_eq!(socket.err().expect("no such table").0, 404, "{id}");
            get(format!("/api/tables/{table}?code={id}")).await.ok();
        }
        ann.get("/api/tables/%FF").await.refused("no text", 404, "not_found");
        for name in ["a\0b", "\0"] {
            let body = json!({ "name": name, "password": "correct horse" });
            let mut nobody = server.nobody();
            let answer = nobody.sign_in("/api/login", body).await;
            assert!((400..500).contains(&answer.status), "{}", answer.text);
            let answer = ann.post(&format!("/api/tables/{table}/host"), json!({ "user": name })).await;
            assert!((400..500).contains(&answer.status), "{}", answer.text);
            let answer = ann.post(&format!("/api/tables/{table}/chat"), json!({ "text": name })).await;
            assert!(answer.status < 500, "{}", answer.text);
        }
        server.stop().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_damaged_row_does_not_hide_a_list() {
    with_both(async |place| {
        let server = TestServer::on(place.open().await, server::config()).await;
        let ann = server.guest("Ann").await;
        let mut ids: Vec<String> = Vec::new();
        for _ in 0..4 {
            let open = ann.open(json!({ "options": { "players": 2, "public": true } })).await;
            ids.push(open["table"]["id"].as_str().unwrap().to_owned());
        }
        // A restart, because a table that is open needs nothing from the store.
        server.stop().await;
        behind_its_back(place, &format!("UPDATE tables SET card = '{{' WHERE id = '{}'", ids[0])).await;
        behind_its_back(place, &format!("UPDATE tables SET status = 'lost' WHERE id = '{}'", ids[1])).await;
        let entry = "UPDATE entries SET entry = 'nonsense' WHERE seq = 1 AND table_id";
        behind_its_back(place, &format!("{entry} = '{}'", ids[2])).await;
        let server = TestServer::on(place.open().await, server::config()).await;
        let ann = ann.at(server.address);
        for list in ["/api/tables", "/api/me/tables"] {
            let listed = ann.get(list).await.ok();
            let listed: Vec<&Value> = listed.as_array().unwrap().iter().map(|card| &card["id"]).collect();
            let whole = [&ids[3], &ids[2]].map(|id| json!(id));
            assert!(whole.iter().all(|id| listed.contains(&id)), "{list}: {listed:?}");
            assert!(!listed.contains(&&json!(ids[0])), "{list}");
        }
        for id in [&ids[0], &ids[1], &ids[2]] {
            ann.get(&format!("/api/tables/{id}")).await.refused("damaged", 500, "damaged");
            let socket = Socket::try_open(&ann, &format!("/api/tables/{id}/live"), None).await;
            assert_eq!(socket.err().expect("damaged").0, 500);
        }
        ann.view(&ids[3]).await;
        until_ready_says(&ann, "ready").await;
        server.stop().await;
    })
    .await;
}

/// A table as it is left by a machine whose clock was an hour ahead and has been set right since.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_from_the_future_is_played_on() {
    with_both(async |place| {
        let server = TestServer::on(place.open().await, server::config()).await;
        let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
        let clock = magnate_table::Clock::Bank { bank: 600_000, increment: 0 };
        let options = Options { public: true, clock, ..Options::new(2) };
        let mut desk = Desk::started(options, &[&ann.id, &bob.id], 7);
        let ahead = magnate_server::now() + 3_600_000;
        for stamped in &mut desk.log {
            stamped.at = ahead;
        }
        desk.table = magnate_table::Table::from_log(&desk.log).unwrap();
        desk.plant(server.store.as_ref(), "future").await;
        let mut dice = Dice(3);
        for _ in 0..10 {
            let seat = awaited(&ann.view("future").await)[0];
            let who = if seat == 0 { &ann } else { &bob };
            let view = who.view("future").await;
            for clock in view["clocks"].as_array().unwrap() {
                assert_eq!(clock["absent"], false);
                let left = clock["clock"]["left"].as_i64().unwrap();
                assert!((0..=600_000).contains(&left), "nobody gains or loses: {left}");
            }
            who.act("future", seat, &view["seq"], &choose(&view, &mut dice).unwrap()).await.ok();
        }
        let log = server.store.log("future", 0).await.unwrap();
        assert!(log.is_sorted_by_key(|stamped| stamped.at) && log.last().unwrap().at >= ahead);
        server.stop().await;
    })
    .await;
}
