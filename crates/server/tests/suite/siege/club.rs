//! Those a siege must not hit: many people behind one address.

use crate::support::*;
use magnate_server::{Client as Page, ClientFile, ServerConfig};
use serde_json::json;

fn find(path: &str) -> Option<ClientFile> {
    let known = path == "index.html" || path.starts_with("assets/");
    known.then_some(ClientFile { path: "assets/x.js", tag: "\"x\"", plain: b"x", brotli: None, gzip: None })
}

/// Every limit as it is without a flag.
fn as_delivered() -> ServerConfig {
    ServerConfig {
        rate_limit: server::defaults().rate_limit,
        bot_budget: "2n".parse().unwrap(),
        client: Page::new(find),
        ..server::config()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn thirty_people_behind_one_address_open_the_page_play_and_talk() {
    let server = TestServer::with(as_delivered()).await;
    let opened: Vec<_> = (0..30)
        .map(|guest| {
            let mut client = server.nobody();
            tokio::spawn(async move {
                for file in 0..60 {
                    let path = if file == 0 { "/".to_owned() } else { format!("/assets/{file}.js") };
                    assert_eq!(client.get(&path).await.status, 200, "{path}");
                }
                assert_eq!(client.get("/api/me").await.status, 401);
                client.become_guest(&format!("Guest {guest}")).await;
                for path in ["/api/me", "/api/catalogue", "/api/tables", "/api/me/tables"] {
                    client.get(path).await.ok();
                }
                client
            })
        })
        .collect();
    let mut people = Vec::new();
    for person in opened {
        people.push(person.await.unwrap());
    }
    let mut sockets = Vec::new();
    for table in people.chunks(3) {
        let options = json!({ "players": 5, "public": true });
        let bots = json!([{ "seat": 3, "bot": "manager" }, { "seat": 4, "bot": "magnate" }]);
        let opening = json!({ "options": options, "bots": bots });
        let game = table[0].open(opening).await["table"]["id"].as_str().unwrap().to_owned();
        for other in &table[1..] {
            other.post(&format!("/api/tables/{game}/join"), json!({})).await.ok();
        }
        table[0].post(&format!("/api/tables/{game}/start"), json!({})).await.ok();
        for person in table {
            let mut socket = Socket::open(person, &game, "").await;
            for line in 0..5 {
                socket.send(&json!({ "type": "chat", "id": 1, "text": format!("line {line}") })).await;
            }
            sockets.push(socket);
        }
    }
    for socket in &mut sockets {
        socket.send(&json!({ "type": "look", "id": 2, "seat": null })).await;
        socket.send(&json!({ "type": "nonsense", "id": 77 })).await;
        socket.until(|message| message["id"] == 77).await;
        let mut refused = socket.heard.iter().filter(|text| text.contains("\"refused\""));
        let refused = refused.find(|text| !text.contains("bad_message"));
        assert_eq!(refused, None);
    }
    server.stop().await;
}
