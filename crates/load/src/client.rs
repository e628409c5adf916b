//! What a client of the server does: requests, and one socket per seat.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, Stream, StreamExt};
use reqwest::Method;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message as Frame};

use crate::choose::Choices;

/// An answer that takes longer is a fault.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Requests to servers on this machine, perhaps from another of its addresses: all of 127.0.0.0/8 are its own.
#[derive(Clone)]
pub struct Api {
    http: reqwest::Client,
    from: Option<IpAddr>,
}

/// A guest, known by a cookie, at the address they came from.
#[derive(Clone, Debug)]
pub struct Guest {
    cookie: String,
    from: Option<IpAddr>,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    /// Null when it is not JSON.
    pub body: Value,
    cookie: Option<String>,
}

impl Answer {
    pub fn is_ok(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// The word of a refusal.
    pub fn code(&self) -> &str {
        self.body["code"].as_str().unwrap_or("no code")
    }
}

impl Api {
    pub fn new() -> Result<Self> {
        Self::from(None)
    }

    /// Requests of somebody at this address.
    pub fn from(from: Option<IpAddr>) -> Result<Self> {
        let http = reqwest::Client::builder().timeout(PATIENCE).no_proxy().local_address(from).build()?;
        Ok(Api { http, from })
    }

    /// A new guest.
    pub async fn guest(&self, server: &str) -> Result<Guest> {
        let answer = self.ask(Method::POST, server, None, "/api/guest", Some(&json!({}))).await?;
        ensure!(answer.is_ok(), "a guest was refused: {}", answer.body);
        let cookie = answer.cookie.context("a guest without a cookie")?;
        Ok(Guest { cookie: cookie.split(';').next().unwrap_or_default().to_string(), from: self.from })
    }

    /// Asks for something as a guest, who is not refused.
    pub async fn post(&self, server: &str, guest: &Guest, path: &str, body: &Value) -> Result<Value> {
        let answer = self.try_post(server, guest, path, body).await?;
        ensure!(answer.is_ok(), "POST {path} was refused: {} {}", answer.status, answer.body);
        Ok(answer.body)
    }

    /// Asks for something as a guest, who may be refused.
    pub async fn try_post(&self, server: &str, guest: &Guest, path: &str, body: &Value) -> Result<Answer> {
        self.ask(Method::POST, server, Some(guest), path, Some(body)).await
    }

    /// Looks at something.
    pub async fn get(&self, server: &str, guest: Option<&Guest>, path: &str) -> Result<Answer> {
        self.ask(Method::GET, server, guest, path, None).await
    }

    /// The text of a page.
    pub async fn text(&self, server: &str, path: &str) -> Result<String> {
        let answer = self.http.get(format!("http://{server}{path}")).send().await?;
        Ok(answer.error_for_status()?.text().await?)
    }

    /// Any request, by somebody or nobody, who may be refused.
    pub async fn ask(
        &self,
        method: Method,
        server: &str,
        guest: Option<&Guest>,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Answer> {
        let mut request = self.http.request(method.clone(), format!("http://{server}{path}"));
        if let Some(guest) = guest {
            request = request.header("cookie", &guest.cookie);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        let answer = request.send().await.with_context(|| format!("{method} {path}"))?;
        let status = answer.status().as_u16();
        let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.map(str::to_owned);
        let body = serde_json::from_slice(&answer.bytes().await?).unwrap_or_default();
        Ok(Answer { status, body, cookie })
    }
}

/// A connection from one of this machine's addresses.
pub async fn connect(server: &str, from: Option<IpAddr>) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    if let Some(from) = from {
        socket.bind(SocketAddr::new(from, 0))?;
    }
    let stream = socket.connect(server.parse()?).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
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
    /// Does the table wait for this seat, when the message shows it? Somebody may change a choice nobody waits for.
    pub fn awaits(&self, seat: u8) -> bool {
        self.game.as_ref().is_some_and(|game| game.decision.awaited.contains(&seat))
    }

    /// What this seat may decide, when the message shows the table.
    pub fn choices(&mut self) -> Choices {
        let own = self.game.take().and_then(|game| game.own);
        own.map(|own| own.choices).unwrap_or_default()
    }
}

#[derive(Deserialize)]
struct Game {
    own: Option<Own>,
    #[serde(default)]
    decision: Decision,
}

#[derive(Deserialize, Default)]
struct Decision {
    awaited: Vec<u8>,
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
        Self::connect(server, guest, &format!("/api/tables/{table}/live?seat={seat}{seen}")).await
    }

    /// Connects to a table, to look on.
    pub async fn watch(server: &str, guest: &Guest, table: &str) -> Result<Self> {
        Self::connect(server, guest, &format!("/api/tables/{table}/live")).await
    }

    async fn connect(server: &str, guest: &Guest, path: &str) -> Result<Self> {
        let mut request = format!("ws://{server}{path}").into_client_request()?;
        request.headers_mut().insert("cookie", guest.cookie.parse()?);
        // Less than the default, which is cleared before every read: that would cost more than the reading.
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
        let opening = async {
            let stream = connect(server, guest.from).await?;
            Ok::<_, anyhow::Error>(
                tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?.0,
            )
        };
        Ok(Socket(timeout(PATIENCE, opening).await.context("connecting takes too long")??))
    }

    /// Sending and hearing apart.
    pub fn split(self) -> (Mouth, Ear) {
        let (mouth, ear) = self.0.split();
        (Mouth(mouth), Ear(ear))
    }

    pub async fn send(&mut self, message: &Value) -> Result<(), tungstenite::Error> {
        self.0.send(Frame::text(message.to_string())).await
    }

    /// The next text; none when the other side has gone. Can be cancelled without losing anything.
    pub async fn text(&mut self) -> Option<tungstenite::Utf8Bytes> {
        next_text(&mut self.0).await
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

/// The half of a connection that sends.
pub struct Mouth(SplitSink<WebSocketStream<TcpStream>, Frame>);

impl Mouth {
    pub async fn say(&mut self, text: &str) -> Result<(), tungstenite::Error> {
        self.0.send(Frame::text(text)).await
    }
}

/// The half of a connection that hears.
pub struct Ear(SplitStream<WebSocketStream<TcpStream>>);

impl Ear {
    /// The next text; none when the other side has gone.
    pub async fn text(&mut self) -> Option<tungstenite::Utf8Bytes> {
        next_text(&mut self.0).await
    }
}

async fn next_text(
    frames: &mut (impl Stream<Item = Result<Frame, tungstenite::Error>> + Unpin),
) -> Option<tungstenite::Utf8Bytes> {
    loop {
        match frames.next().await {
            Some(Ok(Frame::Text(text))) => return Some(text),
            Some(Ok(Frame::Close(_)) | Err(_)) | None => return None,
            Some(Ok(_)) => {}
        }
    }
}
