//! What a client of the server does: requests, and one socket per seat.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message as Frame};

use crate::choose::Choices;

/// An answer that takes longer is a fault.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Requests to servers on this machine.
#[derive(Clone)]
pub struct Api(reqwest::Client);

/// A guest, known by a cookie.
#[derive(Clone, Debug)]
pub struct Guest {
    cookie: String,
}

impl Api {
    pub fn new() -> Result<Self> {
        Ok(Api(reqwest::Client::builder().timeout(PATIENCE).no_proxy().build()?))
    }

    /// A new guest.
    pub async fn guest(&self, server: &str) -> Result<Guest> {
        let answer = self.0.post(format!("http://{server}/api/guest")).json(&json!({})).send().await?;
        ensure!(answer.status().is_success(), "a guest was refused: {}", answer.text().await?);
        let cookie = answer.headers().get("set-cookie").context("a guest without a cookie")?.to_str()?;
        Ok(Guest { cookie: cookie.split(';').next().unwrap_or_default().to_string() })
    }

    /// Asks for something as a guest.
    pub async fn post(&self, server: &str, guest: &Guest, path: &str, body: &Value) -> Result<Value> {
        let request =
            self.0.post(format!("http://{server}{path}")).header("cookie", &guest.cookie).json(body);
        let answer = request.send().await.with_context(|| format!("POST {path}"))?;
        let status = answer.status();
        let text = answer.text().await?;
        if !status.is_success() {
            bail!("POST {path} was refused: {status} {text}");
        }
        Ok(serde_json::from_str(&text)?)
    }
}

/// What the server says; only what players need is read.
#[derive(Deserialize)]
pub struct Message {
    #[serde(rename = "type")]
    pub kind: String,
    /// The number of the answered request, or the name of the shown table.
    #[serde(default)]
    pub id: Value,
    #[serde(default)]
    pub seq: u32,
    #[serde(default)]
    pub status: String,
    game: Option<Game>,
    pub error: Option<Refusal>,
    #[serde(default)]
    pub steps: Vec<Step>,
}

impl Message {
    /// What this seat may decide, when the message shows the table.
    pub fn choices(&mut self) -> Choices {
        let own = self.game.take().and_then(|game| game.own);
        own.map(|own| own.choices).unwrap_or_default()
    }
}

#[derive(Deserialize)]
struct Game {
    own: Option<Own>,
}

#[derive(Deserialize)]
struct Own {
    choices: Choices,
}

#[derive(Deserialize)]
pub struct Refusal {
    pub code: String,
    pub message: String,
}

/// An entry of a table's log.
#[derive(Deserialize, Clone, Debug)]
pub struct Step {
    pub seq: u32,
    pub entry: Value,
}

/// A live connection.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Connects to a table, as the guest on this seat; the log comes from entry `seen` on.
    pub async fn open(server: &str, guest: &Guest, table: &str, seat: u8, seen: Option<u32>) -> Result<Self> {
        let seen = seen.map_or(String::new(), |seen| format!("&seen={seen}"));
        let url = format!("ws://{server}/api/tables/{table}/live?seat={seat}{seen}");
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("cookie", guest.cookie.parse()?);
        // Less than the default, which is cleared before every read: that would cost more than the reading.
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
        let opening = async {
            let stream = TcpStream::connect(server).await?;
            stream.set_nodelay(true)?;
            Ok::<_, anyhow::Error>(
                tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?.0,
            )
        };
        Ok(Socket(timeout(PATIENCE, opening).await.context("connecting takes too long")??))
    }

    pub async fn send(&mut self, message: &Value) -> Result<(), tungstenite::Error> {
        self.0.send(Frame::text(message.to_string())).await
    }

    /// The next text; none when the other side has gone. Can be cancelled without losing anything.
    pub async fn text(&mut self) -> Option<tungstenite::Utf8Bytes> {
        loop {
            match self.0.next().await {
                Some(Ok(Frame::Text(text))) => return Some(text),
                Some(Ok(Frame::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Everything up to the first view of the table: the entries shown, and the view.
    pub async fn read_log(&mut self) -> Result<(Vec<Step>, Message)> {
        let reading = async {
            let mut steps = Vec::new();
            while let Some(text) = self.text().await {
                let mut message: Message = serde_json::from_str(&text)?;
                steps.append(&mut message.steps);
                if message.kind == "view" {
                    return Ok((steps, message));
                }
            }
            bail!("the connection ended before the table was shown")
        };
        timeout(PATIENCE, reading).await.context("reading the log takes too long")?
    }
}
