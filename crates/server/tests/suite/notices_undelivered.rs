//! Whoever cannot be told is told why, when they look: by a code that every client has words for.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use magnate_server::ServerConfig;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig as TlsConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::notices::{config, confirm, with_mail};
use crate::support::*;
use crate::trouble::{behind_its_back, with_both};

/// Somebody who proves with a certificate of their own making that they are who they say.
async fn self_signed() -> String {
    const PEM: &[u8] = include_bytes!("data/self-signed.pem");
    let (certificate, key) =
        (CertificateDer::from_pem_slice(PEM).unwrap(), PrivateKeyDer::from_pem_slice(PEM).unwrap());
    let tls = TlsConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .unwrap();
    let (acceptor, listener) =
        (TlsAcceptor::from(Arc::new(tls)), TcpListener::bind("127.0.0.1:0").await.unwrap());
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            _ = acceptor.accept(stream).await;
        }
    });
    format!("https://{address}/")
}

/// Somebody who takes a connection and ends it.
async fn hangs_up() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { while listener.accept().await.is_ok() {} });
    format!("http://{address}/")
}

/// Nobody: nothing has listened at this port for decades.
const NOBODY: &str = "http://127.0.0.1:1/";

/// What went wrong at each of somebody's targets, as soon as something has at all of them.
async fn troubles(who: &Client) -> Vec<Value> {
    let start = Instant::now();
    loop {
        let targets = who.get("/api/me/notices").await.ok()["targets"].as_array().unwrap().clone();
        if targets.iter().all(|target| target["trouble"].is_object()) {
            return targets;
        }
        assert!(start.elapsed() < PATIENCE, "{targets:?}");
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_receiver_that_fails_has_its_reason() {
    let server = TestServer::with(config()).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let secret = Web::start().await;
    let mut expected = vec![
        (NOBODY.to_owned(), "connection_refused", None),
        (hangs_up().await, "no_answer", None),
        (self_signed().await, "bad_certificate", None),
        (secret.url("/").replace("http:", "https:"), "no_tls", None),
    ];
    for (status, code) in [
        (302, "moved"),
        (400, "not_taken"),
        (401, "not_allowed"),
        (403, "not_allowed"),
        (404, "gone"),
        (429, "too_often"),
        (503, "failing"),
    ] {
        let web = Web::start().await;
        web.answers(status);
        expected.push((web.url("/"), code, Some(status)));
    }
    let mut by_id = HashMap::new();
    for (url, code, status) in expected {
        let webhook = json!({ "url": url, "form": "json", "kinds": ["started"] });
        let made = ann.post("/api/me/notices/webhooks", webhook).await.ok();
        by_id.insert(made["id"].as_str().unwrap().to_owned(), (url, code, status));
    }
    ann.start_with(&[&bob], json!({})).await;
    for target in troubles(&ann).await {
        let (url, code, status) = &by_id[target["id"].as_str().unwrap()];
        let trouble = &target["trouble"];
        assert_eq!(
            (&trouble["code"], trouble["status"].as_u64()),
            (&json!(code), status.map(u64::from)),
            "{url}"
        );
        assert!(trouble["detail"].as_str().is_some_and(|detail| !detail.is_empty()), "{trouble}");
        assert_eq!(target["active"], json!(*code != "gone"), "{trouble}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_that_unsubscribed_is_gone() {
    let (server, web) = (TestServer::with(config()).await, Web::start().await);
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    web.answers(410);
    let mut subscription = Browser::new(3).subscription(&web.url("/push"));
    subscription["kinds"] = json!(["started"]);
    assert_eq!(ann.post("/api/me/notices/push", subscription).await.status, 204);
    ann.start_with(&[&bob], json!({})).await;
    let target = troubles(&ann).await.remove(0);
    assert_eq!(target["trouble"], json!({ "code": "gone", "status": 410, "detail": "410 Gone" }));
    assert_eq!(target["active"], false);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mail_server_says_what_is_wrong_with_a_mailbox() {
    for (answer, code, status) in [
        ("550 5.1.1 nobody of that name", "no_mailbox", 550),
        ("550 we do not like you", "mail_refused", 550),
        ("452 4.2.2 over quota", "mailbox_full", 452),
        ("451 come back later", "mail_delayed", 451),
    ] {
        let smtp = Smtp::start().await;
        let server = TestServer::with(with_mail(&smtp)).await;
        let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
        confirm(&ann, &smtp, "ann@example.org").await;
        smtp.answers(answer);
        ann.start_with(&[&bob], json!({})).await;
        let trouble = troubles(&ann).await.remove(0)["trouble"].clone();
        assert_eq!(trouble, json!({ "code": code, "status": status, "detail": answer[4..] }));
        server.stop().await;
    }
}

/// What older servers kept was a few words.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_went_wrong_before_an_upgrade_is_told_too() {
    with_both(async |place| {
        // Nothing is sent meanwhile.
        let silent = ServerConfig { notice_delay: 1_000_000, ..config() };
        let server = TestServer::on(place.open().await, silent).await;
        let ann = server.guest("Ann").await;
        let webhook = json!({ "url": "https://example.org/", "form": "json", "kinds": ["started"] });
        ann.post("/api/me/notices/webhooks", webhook).await.ok();
        for (words, code) in [
            ("answered 503", "failing"),
            ("cannot connect: Connection refused (os error 111)", "connection_refused"),
            ("what nobody has seen before", "unknown"),
        ] {
            behind_its_back(place, &format!("UPDATE notice_targets SET trouble = '{words}'")).await;
            let trouble = troubles(&ann).await.remove(0)["trouble"].clone();
            assert_eq!((&trouble["code"], &trouble["detail"]), (&json!(code), &json!(words)));
        }
        server.stop().await;
    })
    .await;
}
