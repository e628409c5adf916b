//! What whoever runs the server relies on: health, readiness.

use crate::support::*;

#[tokio::test]
async fn a_server_without_its_database_is_alive_and_not_ready() {
    let server = TestServer::new().await;
    let ann = server.guest("Ann").await;
    assert_eq!(ann.get("/ready").await.status, 200);
    server.store.close().await;
    let ready = ann.get("/ready").await;
    assert_eq!((ready.status, ready.text.as_str()), (503, "no database\n"));
    assert_eq!(ann.get("/health").await.status, 200);
    ann.get("/api/tables").await.refused("no database", 503, "store_failed");
}
