//! Numbers for Prometheus. They belong to the process, so their test has one of its own.

#[path = "suite/support/mod.rs"]
mod support;

use magnate_server::ServerConfig;
use serde_json::json;
use support::*;

/// A number of the page for Prometheus.
async fn number(client: &Client, name: &str) -> Option<u64> {
    let page = client.get("/metrics").await.text;
    let mut values = page.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
    values.next()
}

#[tokio::test]
async fn numbers_for_prometheus() {
    let directory = Directory::new();
    let config = ServerConfig { rate_limit: 4, ..server::config() };
    let numbers = magnate_server::install_metrics().unwrap();
    let server = TestServer::counted(directory.store().await, config, numbers).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let game = ann.start_with(&[&bob], json!({})).await;
    let other = ann.open(json!({ "options": { "players": 2 } })).await;
    let mut entries = 0;
    for id in [game.as_str(), other["table"]["id"].as_str().unwrap()] {
        entries += server.store.log(id, 0).await.unwrap().len() as u64;
    }
    assert_eq!(number(&ann, "magnate_entries_total").await, Some(entries));
    assert_eq!(number(&ann, "magnate_live_tables").await, Some(2));

    let mut players = [Socket::open(&ann, &game, "").await, Socket::open(&bob, &game, "").await];
    play_on(&mut players, &mut [], &mut Dice(1)).await.unwrap();
    assert_eq!(number(&ann, "magnate_entries_total").await, Some(entries + 1));
    assert_eq!(number(&ann, "magnate_connections").await, Some(2));
    let [mut here, away] = players;
    away.close().await;
    // His number is gone before she hears that he is.
    here.until(|message| message["type"] == "presence" && message["users"] == json!([ann.id])).await;
    assert_eq!(number(&ann, "magnate_connections").await, Some(1));

    assert_eq!(number(&ann, "magnate_rate_limited_total").await, None);
    let asked = futures_util::future::join_all((0..200).map(|_| bob.get("/api/tables"))).await;
    let refused = asked.iter().filter(|answer| answer.status == 429).count();
    assert!(refused > 0);
    assert_eq!(number(&ann, "magnate_rate_limited_total").await, Some(refused as u64));
    // Nothing about anybody in particular.
    let page = ann.get("/metrics").await.text;
    for secret in [&ann.id, &bob.id, &game, ann.session.as_ref().unwrap()] {
        assert!(!page.contains(secret.as_str()), "{page}");
    }
    server.stop().await;
}
