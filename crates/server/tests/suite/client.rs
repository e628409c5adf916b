//! The browser client as the server hands it out.

use crate::support::server::{TestServer, config};
use magnate_server::{Client, ClientFile, ServerConfig};

const PAGE: &[u8] = b"<!doctype html><title>Magnate</title>";
const SCRIPT: &[u8] = b"console.log('plain')";
const BROTLI: &[u8] = b"in brotli";
const GZIP: &[u8] = b"in gzip";

fn find(path: &str) -> Option<ClientFile> {
    match path {
        "index.html" => {
            Some(ClientFile { path: "index.html", tag: "\"page\"", plain: PAGE, brotli: None, gzip: None })
        }
        "assets/app-1234.js" => Some(ClientFile {
            path: "assets/app-1234.js",
            tag: "\"script\"",
            plain: SCRIPT,
            brotli: Some(BROTLI),
            gzip: Some(GZIP),
        }),
        _ => None,
    }
}

async fn server() -> TestServer {
    TestServer::with(ServerConfig { client: Client::new(find), ..config() }).await
}

async fn get(server: &TestServer, path: &str, headers: &[(&str, &str)]) -> reqwest::Response {
    let mut request = reqwest::Client::new().get(format!("http://{}{path}", server.address));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.unwrap()
}

fn header<'a>(response: &'a reqwest::Response, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

#[tokio::test]
async fn every_path_of_the_client_gets_its_page() {
    let server = server().await;
    for path in ["/", "/t/abc", "/t/abc/replay?at=3", "/learn/payday", "/apiary"] {
        let response = get(&server, path, &[]).await;
        assert_eq!(response.status(), 200, "{path}");
        assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8");
        assert_eq!(header(&response, "cache-control"), "no-cache");
        // Scripts are the client's own, and the engine it brings along; nothing inline, nothing made from text.
        assert!(
            header(&response, "content-security-policy").contains("; script-src 'self' 'wasm-unsafe-eval'; ")
        );
        assert!(header(&response, "content-security-policy").contains("default-src 'self'"));
        assert_eq!(response.bytes().await.unwrap(), PAGE);
    }
    server.stop().await;
}

#[tokio::test]
async fn files_are_kept_for_ever_and_come_compressed() {
    let server = server().await;
    let path = "/assets/app-1234.js";
    for (accepted, encoding, bytes) in [
        ("br, gzip", "br", BROTLI),
        ("gzip, deflate", "gzip", GZIP),
        ("br;q=0, gzip", "gzip", GZIP),
        ("identity", "", SCRIPT),
    ] {
        let response = get(&server, path, &[("accept-encoding", accepted)]).await;
        assert_eq!(header(&response, "content-encoding"), encoding, "{accepted}");
        assert_eq!(header(&response, "cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(header(&response, "content-type"), "text/javascript; charset=utf-8");
        assert_eq!(response.bytes().await.unwrap(), bytes);
    }
    let known = get(&server, path, &[("if-none-match", "\"old\", W/\"script\"")]).await;
    assert_eq!(known.status(), 304);
    server.stop().await;
}

/// A browser that asks again keeps the headers it gets: without the policy a worker could not run the engine any more.
#[tokio::test]
async fn what_is_not_modified_has_the_policy_it_had() {
    let server = server().await;
    for path in ["/", "/assets/app-1234.js"] {
        let first = get(&server, path, &[]).await;
        let again = get(&server, path, &[("if-none-match", header(&first, "etag"))]).await;
        assert_eq!(again.status(), 304, "{path}");
        let policy = header(&again, "content-security-policy");
        assert_eq!(policy, header(&first, "content-security-policy"), "{path}");
        assert!(policy.contains("'wasm-unsafe-eval'"), "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn missing_files_and_unknown_calls_are_not_answered_with_the_page() {
    let server = server().await;
    for path in ["/assets/app-old.js", "/favicon.ico", "/api/nothing", "/api"] {
        let response = get(&server, path, &[]).await;
        assert_eq!(response.status(), 404, "{path}");
        assert_eq!(header(&response, "content-type"), "application/json");
    }
    let posted =
        reqwest::Client::new().post(format!("http://{}/t/abc", server.address)).send().await.unwrap();
    assert_eq!(posted.status(), 405);
    server.stop().await;
}

#[tokio::test]
async fn without_a_client_there_is_only_the_api() {
    let server = TestServer::new().await;
    assert_eq!(get(&server, "/", &[]).await.status(), 404);
    server.stop().await;
}
