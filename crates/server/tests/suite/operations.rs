//! What whoever runs the server relies on: health, readiness.

use crate::support::*;

#[tokio::test]
async fn a_server_without_its_database_is_alive_and_not_ready() {
    let server = TestServer::new().await;
    let ann = server.guest("Ann").await;
    assert_eq!(ann.get("/ready").await.status, 200);
    server.store.close().await;
    let ready = until_ready_says(&ann, "no_database").await;
    assert_eq!(ready["message"], "The database does not answer.");
    assert_eq!(ann.get("/health").await.status, 200);
    ann.get("/api/tables").await.refused("no database", 503, "store_failed");
}

/// Asks until the answer is this: it is good for a moment.
pub async fn until_ready_says(client: &Client, status: &str) -> serde_json::Value {
    let asking = async {
        loop {
            let answer = client.get("/ready").await;
            assert_eq!(
                answer.status,
                if answer.body["status"] == "ready" { 200 } else { 503 },
                "{}",
                answer.text
            );
            if answer.body["status"] == status {
                return answer.body;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, asking).await.unwrap_or_else(|_| panic!("/ready never said {status}"))
}

#[tokio::test]
async fn numbers_are_for_programs_on_the_same_machine() {
    let server = TestServer::new().await;
    let nobody = server.nobody();
    assert_eq!(nobody.get("/metrics").await.status, 200);
    for header in ["x-forwarded-for", "forwarded", "via", "x-real-ip"] {
        let request = nobody.request(reqwest::Method::GET, "/metrics").header(header, "127.0.0.1");
        nobody.send(request).await.refused(header, 404, "not_found");
    }
    server.stop().await;
}

#[tokio::test]
async fn numbers_can_have_an_address_of_their_own() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = free.local_addr().unwrap();
    drop(free);
    let config = magnate_server::ServerConfig { metrics_listen: Some(address), ..server::config() };
    let server = TestServer::with(config).await;
    let nobody = server.nobody();
    until_ready_says(&nobody, "ready").await;
    nobody.get("/metrics").await.refused("the main address", 404, "not_found");
    let apart = nobody.at(address);
    for path in ["/metrics", "/health", "/ready"] {
        assert_eq!(apart.get(path).await.status, 200, "{path}");
    }
    assert_eq!(apart.get("/api/tables").await.status, 404, "nothing else is there");
    server.stop().await;
}
