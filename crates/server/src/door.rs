//! The front door: takes in connections, not too many of one address and in all, and waits for nobody who does not go on.

use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt as _, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, Sleep};
use tower_service::Service as _;

use crate::config::{ServerConfig, seconds};
use crate::error::ApiError;
use crate::limits::Visits;

/// Before the next try when no connection can be taken in, for instance because there are too many open files.
const BREATH: Duration = Duration::from_millis(100);

/// Connections that are told at a time why they are turned away; others are just hung up on.
const MOST_TOLD: usize = 64;
/// How long somebody who is turned away has to read why.
const FAREWELL: Duration = Duration::from_secs(1);

/// Who may come in, and how long they may take.
pub(crate) struct Door {
    visits: Arc<Visits>,
    /// 0 for no limit.
    each: u32,
    room: Arc<Semaphore>,
    header: Duration,
    idle: Duration,
    stop: Duration,
}

impl Door {
    pub(crate) fn new(config: &ServerConfig) -> Self {
        let all = if config.sockets == 0 { Semaphore::MAX_PERMITS } else { config.sockets as usize };
        Door {
            visits: Arc::default(),
            // Behind a proxy everybody comes from its address.
            each: if config.behind_proxy { 0 } else { config.sockets_per_address },
            room: Arc::new(Semaphore::new(all)),
            header: seconds(config.header_timeout),
            // Live connections give a sign of life from time to time.
            idle: seconds(config.idle_timeout).max(2 * Duration::from_secs(config.heartbeat.max(1).into())),
            stop: Duration::from_secs(config.stop_timeout.into()),
        }
    }

    /// Serves until `closing` turns true; then what is under way may end, but not for long.
    pub(crate) async fn serve(
        self,
        listener: TcpListener,
        router: Router,
        mut closing: watch::Receiver<bool>,
    ) {
        let mut connections = JoinSet::new();
        let told = Arc::new(Semaphore::new(MOST_TOLD));
        loop {
            let accepted = tokio::select! {
                biased;
                _ = closing.wait_for(|closing| *closing) => break,
                accepted = listener.accept() => accepted,
            };
            while connections.try_join_next().is_some() {}
            match accepted {
                Ok((stream, peer)) => match self.admit(peer.ip()) {
                    Ok(place) => {
                        // Several small messages in a row must not wait for each other.
                        _ = stream.set_nodelay(true);
                        let io = Patient::new(stream, self.idle, place);
                        connections.spawn(converse(io, router.clone(), peer, self.header, closing.clone()));
                    }
                    Err(error) => {
                        if let Ok(turn) = Arc::clone(&told).try_acquire_owned() {
                            connections.spawn(turn_away(stream, error, turn));
                        }
                    }
                },
                Err(error) => {
                    tracing::warn!(%error, "could not take in a connection");
                    tokio::time::sleep(BREATH).await;
                }
            }
        }
        drop(listener);
        let ended = async { while connections.join_next().await.is_some() {} };
        if tokio::time::timeout(self.stop, ended).await.is_err() {
            tracing::warn!(connections = connections.len(), "not waiting any longer for what is under way");
        }
        // Whoever is left is hung up on here.
    }

    /// A place for one more connection, unless there are too many from there, or in all.
    fn admit(&self, address: IpAddr) -> Result<Place, ApiError> {
        let refused = |error: ApiError| {
            metrics::counter!("magnate_sockets_refused_total", "why" => error.body.code.clone()).increment(1);
            error
        };
        if !self.visits.begin(address, self.each) {
            return Err(refused(ApiError::too_many_connections(self.each)));
        }
        let mut place = Place { visits: Arc::clone(&self.visits), address, room: None };
        match Arc::clone(&self.room).try_acquire_owned() {
            Ok(room) => {
                place.room = Some(room);
                Ok(place)
            }
            Err(_) => Err(refused(ApiError::server_full())),
        }
    }
}

/// Counts one connection for as long as it exists.
struct Place {
    visits: Arc<Visits>,
    address: IpAddr,
    room: Option<OwnedSemaphorePermit>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.visits.end(self.address);
    }
}

/// Says why, and hangs up.
async fn turn_away(mut stream: TcpStream, error: ApiError, _turn: OwnedSemaphorePermit) {
    let (status, body) = (error.status, serde_json::to_string(&error.body).unwrap_or_default());
    let answer = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let said = async {
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await?;
        // What was asked is read, or the connection would break before the answer is there.
        tokio::io::copy(&mut stream, &mut tokio::io::sink()).await
    };
    _ = tokio::time::timeout(FAREWELL, said).await;
}

/// Answers the requests of one connection.
async fn converse(
    io: Patient,
    router: Router,
    peer: SocketAddr,
    header: Duration,
    mut closing: watch::Receiver<bool>,
) {
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(header);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(io), service).with_upgrades());
    let ended = tokio::select! {
        ended = connection.as_mut() => Some(ended),
        () = async { _ = closing.wait_for(|closing| *closing).await } => None,
    };
    let ended = match ended {
        Some(ended) => ended,
        None => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        // Somebody hung up, or was too slow: it happens.
        tracing::debug!(%peer, %error, "a connection ended early");
    }
}

/// A connection that ends by itself when nothing comes or goes for long.
struct Patient {
    stream: TcpStream,
    idle: Duration,
    moved_at: Instant,
    alarm: Pin<Box<Sleep>>,
    _place: Place,
}

impl Patient {
    fn new(stream: TcpStream, idle: Duration, place: Place) -> Self {
        let alarm = Box::pin(tokio::time::sleep(idle));
        Patient { stream, idle, moved_at: Instant::now(), alarm, _place: place }
    }

    /// Something moved, or it is waited for; but not for ever.
    fn note<T>(
        &mut self,
        context: &mut Context<'_>,
        moved: Poll<std::io::Result<T>>,
    ) -> Poll<std::io::Result<T>> {
        if moved.is_ready() {
            self.moved_at = Instant::now();
            return moved;
        }
        while self.alarm.as_mut().poll(context).is_ready() {
            let until = self.moved_at + self.idle;
            if Instant::now() >= until {
                return Poll::Ready(Err(std::io::ErrorKind::TimedOut.into()));
            }
            self.alarm.as_mut().reset(until);
        }
        Poll::Pending
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        let moved = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.note(context, moved)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<std::io::Result<usize>> {
        let moved = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.note(context, moved)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[std::io::IoSlice<'_>],
    ) -> Poll<std::io::Result<usize>> {
        let moved = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.note(context, moved)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Connections need files: lets this process have as many as the system allows it, and says how many that is.
#[cfg(unix)]
pub(crate) fn raise_file_limit() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.current != limit.maximum
        && let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit })
    {
        tracing::warn!(%error, limit = limit.current, "could not raise the limit of open files");
    }
    getrlimit(Resource::Nofile).current
}

#[cfg(not(unix))]
pub(crate) fn raise_file_limit() -> Option<u64> {
    None
}
