//! Those who are told: a mail server that takes mail, and a web server that takes webhooks and push messages and reads the latter
//! with keys of its own.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Nonce};
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToEncodedPoint as _;
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

use super::PATIENCE;

/// A request somebody was sent.
#[derive(Clone, Debug)]
pub struct Received {
    pub path: String,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Received {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// What comes in, for those who wait for it.
struct Box<T>(watch::Sender<Vec<T>>);

impl<T: Clone> Box<T> {
    fn new() -> Self {
        Box(watch::Sender::new(Vec::new()))
    }

    fn put(&self, one: T) {
        self.0.send_modify(|all| all.push(one));
    }

    async fn wait(&self, wanted: impl Fn(&[T]) -> bool) -> Vec<T> {
        let mut seen = self.0.subscribe();
        let all = timeout(PATIENCE, seen.wait_for(|all| wanted(all))).await;
        all.expect("something comes in").unwrap().clone()
    }
}

/// A web server that keeps everything it is sent.
#[derive(Clone)]
pub struct Web {
    pub address: SocketAddr,
    inbox: Arc<Box<Received>>,
    answer: Arc<Mutex<(u16, Option<String>)>>,
}

impl Web {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let web = Web {
            address: listener.local_addr().unwrap(),
            inbox: Arc::new(Box::new()),
            answer: Arc::new(Mutex::new((200, None))),
        };
        let take = |State(web): State<Web>, uri: Uri, headers: HeaderMap, body: Bytes| async move {
            web.inbox.put(Received { path: uri.path().to_owned(), headers, body: body.to_vec() });
            let (status, elsewhere) = web.answer.lock().unwrap().clone();
            let mut headers = HeaderMap::new();
            if let Some(elsewhere) = elsewhere {
                headers.insert("location", elsewhere.parse().unwrap());
            }
            (StatusCode::from_u16(status).unwrap(), headers)
        };
        let router = Router::new().fallback(take).with_state(web.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        web
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// From now on it answers with this status.
    pub fn answers(&self, status: u16) {
        *self.answer.lock().unwrap() = (status, None);
    }

    /// From now on it says that what was asked for is elsewhere.
    pub fn leads_to(&self, status: u16, elsewhere: &str) {
        *self.answer.lock().unwrap() = (status, Some(elsewhere.to_owned()));
    }

    /// Everything so far.
    pub fn received(&self) -> Vec<Received> {
        self.inbox.0.borrow().clone()
    }

    /// Waits until it has been sent what is wanted.
    pub async fn wait(&self, wanted: impl Fn(&[Received]) -> bool) -> Vec<Received> {
        self.inbox.wait(wanted).await
    }
}

/// A piece of mail.
#[derive(Clone, Debug)]
pub struct Letter {
    pub to: String,
    /// With everything that was encoded for the way decoded again.
    pub text: String,
}

impl Letter {
    /// The end of the first link with this path.
    pub fn link(&self, path: &str) -> String {
        let start = self.text.find(path).unwrap_or_else(|| panic!("{path} in {}", self.text)) + path.len();
        self.text[start..]
            .chars()
            .take_while(|letter| letter.is_ascii_alphanumeric() || "-_".contains(*letter))
            .collect()
    }
}

/// A mail server.
#[derive(Clone)]
pub struct Smtp {
    pub address: SocketAddr,
    inbox: Arc<Box<Letter>>,
    /// What it says to a recipient.
    answer: Arc<Mutex<&'static str>>,
    /// How often that was no.
    refusals: watch::Sender<usize>,
}

impl Smtp {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let smtp = Smtp {
            address: listener.local_addr().unwrap(),
            inbox: Arc::new(Box::new()),
            answer: Arc::new(Mutex::new("250 fine")),
            refusals: watch::Sender::new(0),
        };
        let this = smtp.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let this = this.clone();
                tokio::spawn(async move { _ = this.serve(stream).await });
            }
        });
        smtp
    }

    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    pub fn answers(&self, answer: &'static str) {
        *self.answer.lock().unwrap() = answer;
    }

    pub fn received(&self) -> Vec<Letter> {
        self.inbox.0.borrow().clone()
    }

    pub async fn wait(&self, wanted: impl Fn(&[Letter]) -> bool) -> Vec<Letter> {
        self.inbox.wait(wanted).await
    }

    /// Waits until it has said no so often.
    pub async fn refused(&self, times: usize) {
        let mut seen = self.refusals.subscribe();
        let refused = timeout(PATIENCE, seen.wait_for(|count| *count >= times)).await;
        refused.expect("something is refused").unwrap();
    }

    /// As RFC 5321 wants it, without extensions.
    async fn serve(&self, stream: TcpStream) -> std::io::Result<()> {
        let mut stream = BufReader::new(stream);
        stream.write_all(b"220 here\r\n").await?;
        let mut to = String::new();
        loop {
            let mut line = String::new();
            if stream.read_line(&mut line).await? == 0 {
                return Ok(());
            }
            let command = line.trim_end().to_owned();
            let answer = match command.get(..4).unwrap_or_default().to_ascii_uppercase().as_str() {
                "EHLO" | "HELO" => "250 here".to_owned(),
                "MAIL" | "RSET" | "NOOP" => "250 fine".to_owned(),
                "RCPT" => {
                    to = command.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                    let answer = *self.answer.lock().unwrap();
                    if !answer.starts_with('2') {
                        self.refusals.send_modify(|count| *count += 1);
                    }
                    answer.to_owned()
                }
                "DATA" => {
                    stream.write_all(b"354 go on\r\n").await?;
                    let mut text = String::new();
                    loop {
                        let mut line = String::new();
                        stream.read_line(&mut line).await?;
                        if line == ".\r\n" {
                            break;
                        }
                        text.push_str(line.strip_prefix('.').unwrap_or(&line));
                    }
                    self.inbox.put(Letter { to: to.clone(), text: decoded(&text) });
                    "250 taken".to_owned()
                }
                "QUIT" => {
                    stream.write_all(b"221 bye\r\n").await?;
                    return Ok(());
                }
                _ => "500 what".to_owned(),
            };
            stream.write_all(format!("{answer}\r\n").as_bytes()).await?;
        }
    }
}

/// Quoted-printable and base64 parts as they read.
fn decoded(text: &str) -> String {
    use base64::Engine as _;
    let mut out = String::new();
    for part in text.split("\r\n\r\n") {
        let solid: String = part.split("\r\n--").next().unwrap_or_default().split_whitespace().collect();
        let plain = base64::engine::general_purpose::STANDARD.decode(&solid).ok();
        match plain.and_then(|bytes| String::from_utf8(bytes).ok()).filter(|_| solid.len() > 40) {
            Some(plain) => out.push_str(&plain),
            None => {
                let joined = part.replace("=\r\n", "");
                let mut bytes = Vec::new();
                let mut rest = joined.as_bytes();
                while let [first, tail @ ..] = rest {
                    let hex = tail
                        .get(..2)
                        .filter(|_| *first == b'=')
                        .and_then(|hex| std::str::from_utf8(hex).ok());
                    match hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
                        Some(byte) => {
                            bytes.push(byte);
                            rest = &tail[2..];
                        }
                        None => {
                            bytes.push(*first);
                            rest = tail;
                        }
                    }
                }
                out.push_str(&String::from_utf8_lossy(&bytes));
            }
        }
        out.push_str("\r\n\r\n");
    }
    out
}

/// A browser that subscribed: it has keys, and reads what only it can.
pub struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    pub fn new(number: u8) -> Self {
        Browser { secret: SecretKey::from_slice(&[number.max(1); 32]).unwrap(), auth: [number; 16] }
    }

    fn public(&self) -> Vec<u8> {
        self.secret.public_key().to_encoded_point(false).as_bytes().to_vec()
    }

    /// What it tells the server.
    pub fn subscription(&self, endpoint: &str) -> Value {
        use base64::Engine as _;
        let text = |bytes: &[u8]| base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(bytes);
        json!({ "endpoint": endpoint, "keys": { "p256dh": text(&self.public()), "auth": text(&self.auth) } })
    }

    /// Reads a message as RFC 8291 says.
    pub fn read(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(size.try_into().unwrap()) >= body.len() as u32);
        let (key, sealed) = rest[1..].split_at(usize::from(rest[0]));
        let theirs = PublicKey::from_sec1_bytes(key).unwrap();
        let shared = p256::ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), theirs.as_affine());
        let mut ikm = [0; 32];
        let info = [b"WebPush: info\0".as_slice(), &self.public(), key].concat();
        Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes()).expand(&info, &mut ikm).unwrap();
        let (mut cek, mut nonce) = ([0; 16], [0; 12]);
        let derived = Hkdf::<Sha256>::new(Some(salt), &ikm);
        derived.expand(b"Content-Encoding: aes128gcm\0", &mut cek).unwrap();
        derived.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
        let plain = Aes128Gcm::new(&cek.into()).decrypt(&Nonce::from(nonce), sealed).expect("it can be read");
        let text = plain.strip_suffix(&[2]).expect("the last record");
        serde_json::from_slice(text).unwrap()
    }
}

/// Does the proof of a push message hold (RFC 8292)? What it claims.
pub fn claims(authorization: &str, known_key: &str) -> Value {
    use base64::Engine as _;
    use p256::ecdsa::signature::Verifier as _;
    let read = |text: &str| base64::engine::general_purpose::URL_SAFE_NO_PAD.decode(text).unwrap();
    let (token, key) = authorization.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(key, known_key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let key = p256::ecdsa::VerifyingKey::from_sec1_bytes(&read(key)).unwrap();
    let signature = p256::ecdsa::Signature::from_slice(&read(signature)).unwrap();
    key.verify(signed.as_bytes(), &signature).expect("it is signed");
    serde_json::from_slice(&read(signed.split_once('.').unwrap().1)).unwrap()
}
