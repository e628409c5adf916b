//! People and tables that bad requests are tried on.
#![allow(dead_code)] // every test file uses a part of it

use reqwest::Method;
use reqwest::header::CONTENT_TYPE;
use serde_json::{Value, json};

use crate::support::{Client, TestServer};

/// What is sent.
pub enum Sent {
    Nothing,
    Json(Value),
    Raw(&'static str, String),
}
use Sent::{Json, Nothing, Raw};

pub fn raw(text: &str) -> Sent {
    Raw("application/json", text.into())
}

/// A server with a lobby, a private lobby and a running game.
pub struct World {
    pub server: TestServer,
    /// Host of everything; seat 0.
    pub ann: Client,
    /// The other player of the running game; seat 1.
    pub bob: Client,
    /// Somebody who belongs to no table but her own.
    pub eve: Client,
    pub lobby: String,
    pub private: String,
    /// Code of a table of eve's.
    pub other_code: Value,
    pub game: String,
}

impl World {
    pub async fn new() -> World {
        let server = TestServer::new().await;
        let (ann, bob, eve) =
            (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
        let id = |table: &Value| table["table"]["id"].as_str().unwrap().to_owned();
        let lobby = id(&ann.open(json!({ "options": { "players": 3, "public": true } })).await);
        let private = id(&ann.open(json!({ "options": { "players": 3 } })).await);
        let other_code = eve.open(json!({ "options": { "players": 2 } })).await["code"].clone();
        let game = ann.start_with(&[&bob], json!({})).await;
        World { server, ann, bob, eve, lobby, private, other_code, game }
    }

    /// How far every table is.
    async fn state(&self) -> Vec<(u32, usize)> {
        let mut state = Vec::new();
        for id in [&self.lobby, &self.private, &self.game] {
            let row = self.server.store.table(id).await.unwrap().unwrap();
            let log = self.server.store.log(id, 0).await.unwrap();
            let chat = self.server.store.chat(id, 0, 100).await.unwrap();
            assert_eq!(row.seq as usize, log.len());
            state.push((row.seq, chat.len()));
        }
        state
    }

    /// Sends, and checks the refusal and that nothing has changed.
    pub async fn check(&self, who: &Client, cases: Vec<(&str, &str, String, Sent, u16, &str)>) {
        let before = self.state().await;
        for (what, method, path, sent, status, code) in cases {
            let request = who.request(Method::from_bytes(method.as_bytes()).unwrap(), &path);
            let request = match sent {
                Nothing => request,
                Json(body) => request.json(&body),
                Raw(kind, body) => request.header(CONTENT_TYPE, kind).body(body),
            };
            let answer = who.send(request).await;
            answer.refused(&format!("{what}: {method} {path}"), status, code);
            assert_eq!(self.state().await, before, "{what}");
        }
    }
}
