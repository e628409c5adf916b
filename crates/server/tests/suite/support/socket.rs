//! A live connection.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::PATIENCE;
use super::client::Client;

/// A connection that keeps everything it hears.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Every text received.
    pub heard: Vec<String>,
    /// The latest view.
    pub view: Value,
    /// Every step, in the order received.
    pub steps: Vec<Value>,
}

impl Socket {
    /// Connects; a refusal is the status and the error code.
    pub async fn try_open(client: &Client, path: &str, origin: Option<&str>) -> Result<Self, (u16, Value)> {
        let stream = TcpStream::connect(client.address).await.unwrap();
        Self::over(stream, client, path, origin).await
    }

    async fn over(
        stream: TcpStream,
        client: &Client,
        path: &str,
        origin: Option<&str>,
    ) -> Result<Self, (u16, Value)> {
        let mut request = format!("ws://{}{path}", client.address).into_client_request().unwrap();
        let headers = request.headers_mut();
        if let Some(session) = &client.session {
            headers.insert("cookie", format!("magnate_session={session}").parse().unwrap());
        }
        if let Some(token) = &client.bearer {
            headers.insert("authorization", format!("Bearer {token}").parse().unwrap());
        }
        if let Some(origin) = origin {
            headers.insert("origin", origin.parse().unwrap());
        }
        match timeout(PATIENCE, client_async(request, stream)).await.expect("an answer") {
            Ok((stream, _)) => Ok(Socket { stream, heard: Vec::new(), view: Value::Null, steps: Vec::new() }),
            Err(tungstenite::Error::Http(response)) => {
                let body = response.body().as_deref().unwrap_or_default();
                let body: Value = serde_json::from_slice(body).unwrap_or_default();
                Err((response.status().as_u16(), body["code"].clone()))
            }
            Err(error) => panic!("{error}"),
        }
    }

    /// Connects and waits for the first view.
    pub async fn open(client: &Client, table: &str, query: &str) -> Self {
        let path = format!("/api/tables/{table}/live{query}");
        let mut socket = Self::try_open(client, &path, None).await.unwrap();
        socket.until(|message| message["type"] == "view").await;
        socket
    }

    /// The same over a connection that takes only so many bytes before they are read.
    pub async fn open_narrow(client: &Client, table: &str, query: &str, bytes: u32) -> Self {
        let path = format!("/api/tables/{table}/live{query}");
        let narrow = TcpSocket::new_v4().unwrap();
        narrow.set_recv_buffer_size(bytes).unwrap();
        let stream = narrow.connect(client.address).await.unwrap();
        let mut socket = Self::over(stream, client, &path, None).await.unwrap();
        socket.until(|message| message["type"] == "view").await;
        socket
    }

    /// The next message; none when the connection has ended.
    pub async fn try_next(&mut self) -> Option<Value> {
        // Around all of it: signs of life are no message.
        let text = timeout(PATIENCE, self.next_text()).await.expect("a message")?;
        let message: Value = serde_json::from_str(&text).unwrap();
        match message["type"].as_str() {
            Some("view") => self.view = message.clone(),
            Some("events") => self.steps.extend(message["steps"].as_array().unwrap().iter().cloned()),
            _ => {}
        }
        self.heard.push(text);
        Some(message)
    }

    async fn next_text(&mut self) -> Option<String> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub async fn next(&mut self) -> Value {
        self.try_next().await.expect("the connection is open")
    }

    /// Reads until such a message comes.
    pub async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await;
            if wanted(&message) {
                return message;
            }
        }
    }

    /// Reads until the view is at this entry and every step before it has come.
    pub async fn reach(&mut self, seq: u64) {
        while self.view["seq"].as_u64() < Some(seq)
            || self.steps.last().is_some_and(|step| step["seq"].as_u64() < Some(seq - 1))
        {
            self.next().await;
        }
    }

    /// The table's next entry, as this viewer knows it.
    pub fn seq(&self) -> u64 {
        self.view["seq"].as_u64().unwrap()
    }

    /// Numbers of all steps received.
    pub fn numbers(&self) -> Vec<u64> {
        self.steps.iter().map(|step| step["seq"].as_u64().unwrap()).collect()
    }

    pub async fn send(&mut self, message: &Value) {
        self.send_raw(Message::text(message.to_string())).await;
    }

    pub async fn send_raw(&mut self, message: Message) {
        self.stream.send(message).await.unwrap();
    }

    /// Reads until the server asks for a sign of life.
    pub async fn until_ping(&mut self) {
        let ping = async { while !matches!(self.stream.next().await, Some(Ok(Message::Ping(_)))) {} };
        timeout(PATIENCE, ping).await.expect("a ping");
    }

    /// Sends an action and waits for what comes of it: `acted` or `refused`.
    pub async fn act(&mut self, seat: u64, action: &Value) -> Value {
        let seq = self.seq();
        self.send(&json!({ "type": "act", "id": 7, "seat": seat, "seq": seq, "action": action })).await;
        self.until(|message| message["type"] == "acted" || message["type"] == "refused").await
    }

    /// Ends the connection properly.
    pub async fn close(mut self) {
        _ = self.stream.close(None).await;
        while self.try_next().await.is_some() {}
    }
}
