//! Somebody who uses the REST API.

use std::net::SocketAddr;

use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HeaderMap, SET_COOKIE};
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};

use super::PATIENCE;

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
    /// Null when it is not JSON.
    pub body: Value,
}

impl Answer {
    /// The body of an answer that is not a refusal.
    #[track_caller]
    pub fn ok(self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.text);
        self.body
    }

    /// Checks a refusal: its status, its code, and that there is a sentence for people.
    #[track_caller]
    pub fn refused(&self, what: &str, status: u16, code: &str) {
        assert_eq!(self.status, status, "{what}: {}", self.text);
        assert_eq!(self.body["code"], code, "{what}: {}", self.text);
        assert!(
            self.body["message"].as_str().is_some_and(|message| message.len() > 5),
            "{what}: {}",
            self.text
        );
    }
}

/// A client with a session, a token or nothing.
#[derive(Clone)]
pub struct Client {
    pub http: reqwest::Client,
    pub address: SocketAddr,
    pub session: Option<String>,
    pub bearer: Option<String>,
    pub id: String,
}

impl Client {
    pub fn new(address: SocketAddr) -> Self {
        let http = reqwest::Client::builder().timeout(PATIENCE).build().unwrap();
        Client { http, address, session: None, bearer: None, id: String::new() }
    }

    /// The same person at another server.
    pub fn at(&self, address: SocketAddr) -> Self {
        Client { address, ..self.clone() }
    }

    pub async fn become_guest(&mut self, name: &str) {
        let person = self.sign_in("/api/guest", json!({ "name": name })).await.ok();
        assert_eq!(person["name"], name);
    }

    /// Posts, and keeps the session that comes back.
    pub async fn sign_in(&mut self, path: &str, body: Value) -> Answer {
        let answer = self.post(path, body).await;
        if let Some(cookie) = answer.headers.get(SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            let value = cookie.split(['=', ';']).nth(1).unwrap();
            self.session = Some(value.to_owned());
        }
        if let Some(id) = answer.body["id"].as_str() {
            id.clone_into(&mut self.id);
        }
        answer
    }

    /// A request with this client's proof of who it is.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let mut request = self.http.request(method, format!("http://{}{path}", self.address));
        if let Some(session) = &self.session {
            request = request.header(COOKIE, format!("magnate_session={session}"));
        }
        if let Some(token) = &self.bearer {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        request
    }

    pub async fn send(&self, request: RequestBuilder) -> Answer {
        let response = request.send().await.unwrap();
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let text = response.text().await.unwrap();
        let body = serde_json::from_str(&text).unwrap_or_default();
        Answer { status, headers, text, body }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(self.request(Method::POST, path).json(&body)).await
    }

    /// Any body as JSON, also one that is none.
    pub async fn post_text(&self, path: &str, kind: &str, body: impl Into<String>) -> Answer {
        self.send(self.request(Method::POST, path).header(CONTENT_TYPE, kind).body(body.into())).await
    }

    /// Opens a table; `settings` may have options, seats, bots, start.
    pub async fn open(&self, settings: Value) -> Value {
        self.post("/api/tables", settings).await.ok()
    }

    /// A public table of these people, started: its id.
    pub async fn start_with(&self, others: &[&Client], options: Value) -> String {
        let mut all = json!({ "players": others.len() + 1, "public": true });
        for (key, value) in options.as_object().into_iter().flatten() {
            all[key] = value.clone();
        }
        let table = self.open(json!({ "options": all })).await;
        let id = table["table"]["id"].as_str().unwrap().to_owned();
        for other in others {
            other.post(&format!("/api/tables/{id}/join"), json!({ "code": table["code"] })).await.ok();
        }
        self.post(&format!("/api/tables/{id}/start"), json!({})).await.ok();
        id
    }

    /// The table as this person sees it.
    pub async fn view(&self, id: &str) -> Value {
        self.get(&format!("/api/tables/{id}")).await.ok()["table"].clone()
    }

    pub async fn act(&self, id: &str, seat: u64, seq: &Value, action: &Value) -> Answer {
        let body = json!({ "seat": seat, "seq": seq, "action": action });
        self.post(&format!("/api/tables/{id}/act"), body).await
    }
}
