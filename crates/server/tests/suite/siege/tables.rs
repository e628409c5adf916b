//! A flood of tables.

use crate::support::store::Place;
use crate::support::*;
use magnate_server::ServerConfig;
use magnate_server::store::{Store, TableFilter};
use magnate_table::{Entry, Options, Status};
use serde_json::{Value, json};
use tokio::time::timeout;

fn few_tables() -> ServerConfig {
    ServerConfig { tables_per_person: 3, bot_tables_per_person: 2, people_per_address: 2, ..server::config() }
}

/// A table of bots alone, of the kind that thinks hardest.
fn five_magnates() -> Value {
    let bots: Vec<Value> = (0..5).map(|seat| json!({ "seat": seat, "bot": "magnate" })).collect();
    json!({ "options": { "players": 5 }, "seats": [], "bots": bots, "start": true })
}

fn people_only() -> Value {
    json!({ "options": { "players": 2 } })
}

fn id(table: &Value) -> String {
    table["table"]["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_has_so_many_tables_and_no_more() {
    let server = TestServer::with(few_tables()).await;
    let ann = server.guest("Ann").await;
    let first = id(&ann.open(five_magnates()).await);
    ann.open(five_magnates()).await;
    let refused = ann.post("/api/tables", five_magnates()).await;
    refused.refused("a third table of bots", 429, "too_many_bot_tables");
    assert_eq!(refused.body["args"]["most"], 2);
    // Nor by seating them later.
    let lobby = id(&ann.open(people_only()).await);
    let bot = json!({ "seat": 1, "bot": "random" });
    let seat_bot = format!("/api/tables/{lobby}/bots");
    ann.post(&seat_bot, bot.clone()).await.refused("bots at a third", 429, "too_many_bot_tables");
    ann.post("/api/tables", people_only()).await.refused("a fourth table", 429, "too_many_tables");
    // What is closed does not count.
    ann.post(&format!("/api/tables/{first}/abandon"), json!({})).await.ok();
    ann.post(&seat_bot, bot).await.ok();
    ann.open(people_only()).await;
    ann.post("/api/tables", people_only()).await.refused("full again", 429, "too_many_tables");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asking_many_times_at_once_opens_no_more() {
    let server = TestServer::with(few_tables()).await;
    let ann = server.guest("Ann").await;
    let asked: Vec<_> = (0..20)
        .map(|_| {
            let ann = ann.clone();
            tokio::spawn(async move { ann.post("/api/tables", people_only()).await.status })
        })
        .collect();
    let mut opened = 0;
    for answer in asked {
        opened += u32::from(answer.await.unwrap() == 200);
    }
    assert_eq!(opened, 3);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_has_as_many_as_so_many_people() {
    let server = TestServer::with(few_tables()).await;
    let mut tables = Vec::new();
    for name in ["Ann", "Bob"] {
        let guest = server.guest(name).await;
        for table in [five_magnates(), five_magnates(), people_only()] {
            tables.push((guest.clone(), id(&guest.open(table).await)));
        }
    }
    let eve = server.guest("Eve").await;
    let refused = eve.post("/api/tables", people_only()).await;
    refused.refused("a third guest of one address", 429, "too_many_tables_here");
    assert_eq!(refused.body["args"]["most"], 6);
    let (bob, table) = tables.pop().unwrap();
    bob.post(&format!("/api/tables/{table}/abandon"), json!({})).await.ok();
    eve.post("/api/tables", five_magnates()).await.refused("with bots", 429, "too_many_bot_tables_here");
    eve.open(people_only()).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn addresses_behind_a_proxy_are_counted_apart_and_a_household_together() {
    let config = ServerConfig { behind_proxy: true, ..few_tables() };
    let server = TestServer::with(config).await;
    let open = async |name: &str, from: &str| {
        let guest = server.guest(name).await;
        let request = guest.request(reqwest::Method::POST, "/api/tables").header("x-forwarded-for", from);
        guest.send(request.json(&five_magnates())).await.status
    };
    for guest in 0..4 {
        assert_eq!(open(&format!("G{guest}"), &format!("2001:db8:1:2::{guest}")).await, 200);
    }
    assert_eq!(open("one too many", "2001:db8:1:2:ffff::9").await, 429);
    assert_eq!(open("next door", "2001:db8:1:3::1").await, 200);
    server.stop().await;
}

async fn lobbies_expire(store: std::sync::Arc<dyn Store>) {
    let ago = |hours: i64| magnate_server::now() - hours * 3_600_000;
    for (name, hours) in [("old", 49), ("new", 47), ("begun", 99)] {
        let host = magnate_table::UserId("ann".into());
        let options = Options { public: true, name: name.into(), ..Options::new(2) };
        let at = ago(hours);
        let first = magnate_table::Stamped { seq: 0, at, entry: Entry::Opened { host, options } };
        let mut desk = Desk { table: magnate_table::Table::open(&first).unwrap(), log: vec![first] };
        if name == "begun" {
            for (seat, user) in [(0, "ann"), (1, "bob")] {
                desk.command(user, &magnate_table::Command::Sit { seat });
            }
            desk.command("ann", &magnate_table::Command::Start { seed: 1 });
        }
        desk.plant(store.as_ref(), name).await;
    }
    let mut changes = store.changes();
    let server = TestServer::on(std::sync::Arc::clone(&store), server::config()).await;
    let status = async |table: &str| store.table(table).await.unwrap().unwrap().summary.status;
    while status("old").await == Status::Lobby {
        _ = timeout(PATIENCE, changes.recv()).await.expect("it is closed");
    }
    assert_eq!(store.log("old", 0).await.unwrap().pop().unwrap().entry, Entry::Expired);
    assert_eq!(status("old").await, Status::Abandoned);
    assert_eq!((status("new").await, status("begun").await), (Status::Lobby, Status::Playing));
    let nobody = server.nobody();
    assert_eq!(nobody.view("old").await["status"], "abandoned");
    let listed = nobody.get("/api/tables").await.ok();
    assert_eq!(listed.as_array().map(Vec::len), Some(1), "{listed}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_never_begin_are_closed() {
    let sqlite = Place::sqlite();
    lobbies_expire(sqlite.open().await).await;
    if let Some(postgres) = Place::postgres().await {
        lobbies_expire(postgres.open().await).await;
    }
}

#[tokio::test]
async fn only_tables_under_way_of_the_host_are_counted() {
    let mut places = vec![Place::sqlite()];
    places.extend(Place::postgres().await);
    for place in places {
        let store = place.open().await;
        let host = |user: &str| TableFilter::Hosted { host: user.into(), since: planted::OPENED };
        let two = Desk::started(Options::new(2), &["ann", "bob"], 1);
        two.plant(store.as_ref(), "playing").await;
        let mut closed = two.clone();
        closed.take(Entry::Abandoned);
        closed.plant(store.as_ref(), "closed").await;
        let ids = async |filter: &TableFilter| -> Vec<String> {
            store.tables(filter, 9).await.unwrap().into_iter().map(|row| row.id).collect()
        };
        assert_eq!(ids(&host("ann")).await, ["playing"]);
        assert_eq!(ids(&host("bob")).await, Vec::<String>::new(), "a guest at somebody's table");
        let later = TableFilter::Hosted { host: "ann".into(), since: planted::OPENED + 1 };
        assert_eq!(ids(&later).await, Vec::<String>::new(), "nothing has happened for long");
        store.close().await;
    }
}
