//! Somebody who is told everything: takes the requests a server sends when something waits for somebody, and counts them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};

use crate::client::{Api, Guest};

/// What a server needs to tell somebody on this machine, at once and without limit.
pub const FLAGS: [&str; 7] =
    ["--public-url", "http://127.0.0.1", "--notices-inside", "--notice-delay", "0", "--notice-rate", "0"];

/// What was told.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
pub struct Told {
    pub table: String,
    pub seq: i64,
    pub kind: String,
    pub user: String,
}

/// By the id of the delivery: what, and how often it came.
type Inbox = HashMap<String, (Told, usize)>;

/// Takes and counts requests.
#[derive(Clone)]
pub struct Receiver {
    url: String,
    inbox: Arc<Mutex<Inbox>>,
}

impl Receiver {
    pub async fn start() -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let receiver = Receiver { url: format!("http://{}", listener.local_addr()?), inbox: Arc::default() };
        let this = receiver.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let this = this.clone();
                // A server that is killed in the middle of a request has not sent it.
                tokio::spawn(async move { this.take(stream).await });
            }
        });
        Ok(receiver)
    }

    /// These guests want to be told of everything that cannot be missed.
    pub async fn listen_for(&self, api: &Api, server: &str, guests: &[Guest]) -> Result<()> {
        let body = json!({ "url": self.url, "form": "json", "kinds": ["turn", "started", "finished"] });
        for guest in guests {
            api.post(server, guest, "/api/me/notices/webhooks", &body).await?;
        }
        Ok(())
    }

    /// Everything that came.
    pub fn inbox(&self) -> Inbox {
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    async fn take(&self, stream: TcpStream) -> Result<()> {
        let mut stream = BufReader::new(stream);
        let (mut length, mut id) = (0, String::new());
        loop {
            let mut line = String::new();
            ensure!(stream.read_line(&mut line).await? > 0, "broken off");
            let line = line.trim_end().to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            if let Some(value) = line.strip_prefix("content-length: ") {
                length = value.parse()?;
            }
            if let Some(value) = line.strip_prefix("x-magnate-delivery: ") {
                value.clone_into(&mut id);
            }
        }
        let mut body = vec![0; length];
        stream.read_exact(&mut body).await?;
        let told: Told = serde_json::from_slice(&body).context("not a notice")?;
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner).entry(id).or_insert((told, 0)).1 += 1;
        stream.write_all(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n").await?;
        Ok(())
    }
}
