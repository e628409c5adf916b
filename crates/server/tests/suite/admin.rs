//! What whoever runs a server can do to it: over its socket, and on a database that servers share.

use std::sync::Arc;

use crate::support::*;
use magnate_server::ServerConfig;
use magnate_server::admin::{self, Answer, Person, Request};
use magnate_server::score::{Outcome, Pace, SeatOutcome};
use magnate_server::store::PostgresStore;
use serde_json::{Value, json};
use sqlx::{Connection as _, PgConnection, SqliteConnection};

/// A server, and how its host reaches it.
struct House {
    server: TestServer,
    config: ServerConfig,
    _directory: Directory,
}

impl House {
    /// Says something to the database behind the server's back.
    async fn meddle(&self, sql: &'static str) {
        match &self.config.database_url {
            None => {
                let file = format!("sqlite://{}", self.config.data_dir.join("magnate.sqlite3").display());
                let mut db = SqliteConnection::connect(&file).await.unwrap();
                sqlx::query(sql).execute(&mut db).await.unwrap();
            }
            Some(url) => {
                let mut db = PgConnection::connect(url).await.unwrap();
                sqlx::query(sql).execute(&mut db).await.unwrap();
            }
        }
    }

    /// On the embedded database, asked over its socket.
    async fn embedded() -> Self {
        let directory = Directory::new();
        let data_dir = directory.0.clone();
        let config = ServerConfig { office: true, data_dir, heartbeat: 1, ..server::config() };
        let server = TestServer::on(directory.store().await, config.clone()).await;
        House { server, config, _directory: directory }
    }

    /// On a `PostgreSQL` database that the host opens as well.
    async fn shared() -> Option<Self> {
        let url = postgres::database().await?;
        let directory = Directory::new();
        let store = Arc::new(PostgresStore::connect(&url, 8).await.unwrap());
        let server = TestServer::on(store, ServerConfig { heartbeat: 1, ..server::config() }).await;
        let data_dir = directory.0.clone();
        let config = ServerConfig { database_url: Some(url), data_dir, ..server::config() };
        Some(House { server, config, _directory: directory })
    }

    async fn ask(&self, request: Request) -> Answer {
        admin::ask(&self.config, &request).await.unwrap()
    }

    async fn done(&self, request: Request) -> String {
        match self.ask(request).await {
            Answer::Done { message } => message,
            other => panic!("{other:?}"),
        }
    }

    async fn refused(&self, request: Request) -> String {
        match self.ask(request).await {
            Answer::Refused { message } => message,
            other => panic!("{other:?}"),
        }
    }

    async fn people(&self, search: &str) -> Vec<Person> {
        match self.ask(Request::People { search: search.to_owned(), limit: 50 }).await {
            Answer::People { people } => people,
            other => panic!("{other:?}"),
        }
    }
}

/// Both kinds of house, as far as this machine has them.
async fn houses() -> Vec<House> {
    let mut houses = vec![House::embedded().await];
    // The socket is there a moment after the server.
    let config = &houses[0].config;
    while !matches!(admin::ask(config, &Request::Status).await, Ok(Answer::Status(_))) {
        tokio::task::yield_now().await;
    }
    houses.extend(House::shared().await);
    houses
}

/// Asks until the answer has this status: other processes hear of things a moment later.
async fn until(client: &Client, path: &str, status: u16) -> Value {
    let asking = async {
        loop {
            let answer = client.get(path).await;
            if answer.status == status {
                return answer.body;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, asking).await.unwrap_or_else(|_| panic!("{path} never answers {status}"))
}

async fn registered(server: &TestServer, name: &str) -> Client {
    let mut client = server.nobody();
    client.sign_in("/api/register", json!({ "name": name, "password": "correct horse" })).await.ok();
    client
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_found_by_what_their_names_begin_with() {
    for house in houses().await {
        registered(&house.server, "Anna").await;
        let guest = house.server.guest("anton").await;
        house.server.guest("Berta").await;
        let names: Vec<String> = house.people("AN").await.into_iter().map(|person| person.name).collect();
        assert_eq!(names.len(), 2, "{names:?}");
        assert!(names.contains(&"Anna".to_owned()) && names.contains(&"anton".to_owned()));
        assert_eq!(house.people("").await.len(), 3);
        assert_eq!(house.people("%").await.len(), 0, "what the host types is no pattern");
        assert_eq!(house.people(&guest.id).await[0].name, "anton");
        assert_eq!(house.people("a\0").await.len(), 0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_kept_out_is_out_everywhere_at_once() {
    for house in houses().await {
        let anna = registered(&house.server, "Anna").await;
        let token = anna.post("/api/me/token", json!({ "scope": "all" })).await.ok();
        let script = Client { bearer: token["token"].as_str().map(str::to_owned), ..house.server.nobody() };
        let other = house.server.guest("Berta").await;
        let ban = |hours| Request::BanPerson { who: "ANNA".into(), hours, reason: "Insults".into() };
        assert!(house.done(ban(None)).await.contains("for good"));
        until(&anna, "/api/me", 401).await;
        until(&script, "/api/me", 401).await;
        let sign_in = json!({ "name": "Anna", "password": "correct horse" });
        let refused = house.server.nobody().post("/api/login", sign_in.clone()).await;
        refused.refused("signing in", 403, "banned");
        assert_eq!(refused.body["args"], json!({ "reason": "Insults" }));
        assert_eq!(house.people("anna").await[0].banned.as_deref(), Some("Insults"));
        other.get("/api/me").await.ok();

        // For a while, in place of for good.
        house.done(ban(Some(5))).await;
        let refused = house.server.nobody().post("/api/login", sign_in.clone()).await;
        refused.refused("signing in", 403, "banned_for");
        assert_eq!(refused.body["args"], json!({ "hours": 5, "reason": "Insults" }));
        match house.ask(Request::Bans).await {
            Answer::Bans { bans } => assert_eq!((bans.len(), bans[0].who.as_str()), (1, "anna")),
            other => panic!("{other:?}"),
        }
        house.done(Request::Unban { who: "anna".into() }).await;
        house.server.nobody().post("/api/login", sign_in).await.ok();
        house.refused(Request::Unban { who: "anna".into() }).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_is_kept_out_with_everybody_behind_it() {
    for house in houses().await {
        let anna = house.server.guest("Anna").await;
        let game = anna.start_with(&[&house.server.guest("Berta").await], json!({})).await;
        let mut watching = Socket::open(&anna, &game, "").await;
        let mut page = Socket::try_open(&anna, "/api/me/live", None).await.unwrap();
        let ban = |network: &str| Request::BanAddress {
            network: network.into(),
            hours: Some(1),
            reason: "A flood".into(),
        };
        for nonsense in ["somewhere", "0.0.0.0/0", ""] {
            house.refused(ban(nonsense)).await;
        }
        house.done(ban("127.0.0.0/8")).await;
        let told = until(&anna, "/api/me", 403).await;
        assert_eq!(told["code"], "banned_for");
        // Who is here already has to go.
        while watching.try_next().await.is_some() {}
        while page.try_next().await.is_some() {}
        // The page itself, and what says whether the server lives, are for everybody.
        assert_eq!(anna.get("/health").await.status, 200);
        house.done(Request::Unban { who: "127.0.0.0/8".into() }).await;
        until(&anna, "/api/me", 200).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_host_says_is_told_to_everybody() {
    for house in houses().await {
        let nobody = house.server.nobody();
        assert_eq!(nobody.get("/api/announcement").await.ok(), Value::Null);
        let say = |text: &str| Request::Announce { text: text.into(), hours: Some(2) };
        house.done(say("  Back in\n ten minutes. ")).await;
        let heard = async {
            loop {
                let told = nobody.get("/api/announcement").await.ok();
                if !told.is_null() {
                    return told;
                }
                tokio::task::yield_now().await;
            }
        };
        let told = tokio::time::timeout(PATIENCE, heard).await.expect("everybody hears of it");
        assert_eq!(told["text"], "Back in ten minutes.");
        assert_eq!(told["until"].as_i64().unwrap() - told["made_at"].as_i64().unwrap(), 2 * 3_600_000);
        house.refused(say(&"x".repeat(501))).await;
        house.done(say("")).await;
        while !nobody.get("/api/announcement").await.ok().is_null() {
            tokio::task::yield_now().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_closed_whatever_its_people_think() {
    for house in houses().await {
        let (anna, berta) = (house.server.guest("Anna").await, house.server.guest("Berta").await);
        let game = anna.start_with(&[&berta], json!({})).await;
        let mut watching = Socket::open(&anna, &game, "").await;
        match house.ask(Request::Tables { of: None, limit: 10 }).await {
            Answer::Tables { tables } => {
                assert_eq!((tables.len(), tables[0].id.as_str()), (1, game.as_str()));
                assert_eq!(tables[0].people.len(), 2);
            }
            other => panic!("{other:?}"),
        }
        house.done(Request::Close { table: game.clone() }).await;
        watching.until(|message| message["status"] == "abandoned").await;
        house.refused(Request::Close { table: game.clone() }).await;
        house.refused(Request::Close { table: "nowhere".into() }).await;
        match house.ask(Request::Tables { of: Some(anna.id.clone()), limit: 10 }).await {
            Answer::Tables { tables } => assert_eq!(tables[0].status, "abandoned"),
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ratings_are_worked_out_anew() {
    for house in houses().await {
        let (anna, berta) =
            (registered(&house.server, "Anna").await, registered(&house.server, "Berta").await);
        let seat = |who: &Client, rank: u8| SeatOutcome {
            user: Some(who.id.clone()),
            bot: None,
            rank,
            cash: 100 / i32::from(rank),
            opening: String::new(),
            reserve: None,
            place: None,
            milestones: Vec::new(),
            counts: false,
        };
        let store = house.server.store.as_ref();
        for number in 0..3 {
            let outcome = Outcome {
                table: format!("table-{number}"),
                ended_at: number,
                players: 2,
                modules: String::new(),
                intro: "none".into(),
                pace: Pace::Turns,
                unrated: None,
                public: true,
                rounds: 9,
                map: String::new(),
                solo: None,
                seats: vec![seat(&anna, 1), seat(&berta, 2)],
            };
            assert!(store.enter_result(&outcome).await.unwrap());
        }
        let before = store.ratings_of(&anna.id).await.unwrap();
        assert_eq!((before.len(), before[0].games), (1, 3));
        house.meddle("UPDATE ratings SET rating = 1, games = 77").await;
        assert_ne!(store.ratings_of(&anna.id).await.unwrap(), before);
        assert!(house.done(Request::Recount).await.contains("3 results"));
        assert_eq!(store.ratings_of(&anna.id).await.unwrap(), before);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_taken_for_somebody_else() {
    let house = House::embedded().await;
    house.server.guest("Carl").await;
    house.server.guest("carl").await;
    let said = loop {
        // Until the socket is there, the database is in use.
        match admin::ask(&house.config, &Request::SignOut { who: "Carl".into() }).await {
            Ok(Answer::Refused { message }) => break message,
            Ok(other) => panic!("{other:?}"),
            Err(_) => tokio::task::yield_now().await,
        }
    };
    assert!(said.contains("Several people"), "{said}");
    assert!(house.refused(Request::SignOut { who: "Dora".into() }).await.contains("Nobody"));
    assert!(
        house
            .refused(Request::Password { who: house.people("Carl").await[0].id.clone() })
            .await
            .contains("guest")
    );
    let empty =
        Request::BanPerson { who: house.people("Carl").await[0].id.clone(), hours: None, reason: " ".into() };
    house.refused(empty).await;
}
