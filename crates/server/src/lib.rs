//! Tables over the web: accounts, lobby, live games, storage. The rules are in `magnate-rules`, what a table is in
//! `magnate-table`; here is who may ask, where it is kept and who is told.

pub mod admin;
pub mod api;
pub mod app;
mod auth;
mod client;
mod config;
mod cookie;
mod docs;
mod door;
mod error;
mod guesses;
mod house;
mod ids;
mod limits;
pub mod live;
mod logs;
mod names;
pub mod notices;
mod openings;
mod ops;
mod parting;
mod replay;
mod scope;
pub mod score;
mod shown;
pub mod store;
pub mod thinkers;
pub mod waiting;
mod ws;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;
use tokio::sync::watch;

pub use app::{App, router};
pub use client::{Client, ClientFile};
pub use config::ServerConfig;
pub use error::{ApiError, CODES};
pub use ids::now;
pub use scope::Scope;

use store::{PostgresStore, SqliteStore, Store, StoreError};

/// Opens the database the configuration names.
pub async fn open_store(config: &ServerConfig) -> anyhow::Result<Arc<dyn Store>> {
    match &config.database_url {
        Some(url) => Ok(Arc::new(
            PostgresStore::connect(url, config.database_connections)
                .await
                .context("cannot open the PostgreSQL database")?,
        )),
        None => {
            make_private(&config.data_dir)
                .with_context(|| format!("cannot make the data directory {}", config.data_dir.display()))?;
            let file = config.database_file();
            let store = SqliteStore::open(&file).await;
            Ok(Arc::new(store.with_context(|| format!("cannot open the database {}", file.display()))?))
        }
    }
}

/// Makes a directory nobody else can look into, unless it is there already.
fn make_private(directory: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory)
}

/// Counts things, once per process.
pub fn install_metrics() -> anyhow::Result<PrometheusHandle> {
    PrometheusBuilder::new().install_recorder().context("cannot count things for Prometheus")
}

/// Copies the embedded database while a server uses it.
pub async fn backup(from: &Path, to: &Path) -> anyhow::Result<()> {
    SqliteStore::backup_file(from, to).await.with_context(|| format!("cannot copy {}", from.display()))
}

/// Puts a backup in the place of the embedded database, while no server uses it. What was there is kept beside it, under the
/// name that is returned.
pub async fn restore(from: &Path, data_dir: &Path) -> anyhow::Result<Option<PathBuf>> {
    make_private(data_dir)
        .with_context(|| format!("cannot make the data directory {}", data_dir.display()))?;
    let to = data_dir.join("magnate.sqlite3");
    SqliteStore::restore_file(from, &to).await.with_context(|| format!("cannot restore {}", from.display()))
}

/// Files that are not connections of visitors: the database, logs, and some to spare.
const OTHER_FILES: u64 = 128;

/// Serves until told to stop (Ctrl-C or SIGTERM). Told twice, the process ends at once.
pub async fn serve(mut config: ServerConfig) -> anyhow::Result<()> {
    logs::init(&config);
    if let Some(files) = door::raise_file_limit() {
        let left = files.saturating_sub(OTHER_FILES + u64::from(config.database_connections)).max(1);
        let left = u32::try_from(left).unwrap_or(u32::MAX);
        config.sockets = if config.sockets == 0 { left } else { config.sockets.min(left) };
    }
    let store = open_store(&config).await?;
    let listener = TcpListener::bind(config.listen)
        .await
        .with_context(|| format!("cannot listen on {}", config.listen))?;
    let address = listener.local_addr()?;
    announce(&config, address);
    let mut signals = Signals::new();
    let stop = async move {
        signals.next().await;
        tokio::spawn(async move {
            signals.next().await;
            // What is acknowledged is stored; there is nothing to lose.
            tracing::warn!("stopping at once");
            std::process::exit(1);
        });
    };
    serve_on(listener, store, config, install_metrics()?, stop).await
}

/// How long live connections have to say goodbye.
const GOODBYE: Duration = Duration::from_secs(5);

/// Serves on a listener until `stop` is done.
pub async fn serve_on(
    listener: TcpListener,
    store: Arc<dyn Store>,
    config: ServerConfig,
    metrics: PrometheusHandle,
    stop: impl Future<Output = ()> + Send + 'static,
) -> anyhow::Result<()> {
    let (close, closing) = watch::channel(false);
    let door = door::Door::new(&config);
    let notices = notices::Notices::open(Arc::clone(&store), &config).await?;
    let app = App::new(Arc::clone(&store), config, metrics, closing.clone(), notices);
    let (hub, notices) = (Arc::clone(&app.hub), app.notices.clone());
    let mut chores = vec![
        tokio::spawn(housekeeping(app.clone())),
        tokio::spawn(Arc::clone(&app.house).keep(Arc::clone(&store))),
        tokio::spawn(Arc::clone(&hub).look_after_bots()),
        tokio::spawn(Arc::clone(&hub).mind_the_time()),
        tokio::spawn(Arc::clone(&hub).look_after_orders()),
        tokio::spawn(Arc::clone(&hub).keep_pictures()),
        tokio::spawn(Arc::clone(&hub).keep_presence()),
        tokio::spawn(score::keeper::keep(app.clone())),
        tokio::spawn(waiting::keep(app.clone())),
    ];
    if let Some(notices) = &app.notices {
        chores.push(tokio::spawn(Arc::clone(notices).run(app.closing.clone())));
    }
    if app.config.office {
        chores.push(tokio::spawn(admin::serve(app.clone())));
    }
    if let Some(address) = app.config.metrics_listen {
        let listener = TcpListener::bind(address).await;
        let listener = listener.with_context(|| format!("cannot listen on {address} for /metrics"))?;
        tracing::info!(address = %listener.local_addr()?, "numbers for Prometheus");
        let app = app.clone();
        chores.push(tokio::spawn(async move {
            if let Err(error) = ops::serve_numbers(listener, app).await {
                tracing::error!(%error, "no more numbers for Prometheus");
            }
        }));
    }
    let mut connected = app.connected.subscribe();
    let stopping = async move {
        stop.await;
        tracing::info!("stopping: finishing what is under way");
        _ = close.send(true);
    };
    tokio::join!(stopping, door.serve(listener, router(app), closing));
    // Live connections are not the door's any more: they say goodbye themselves. Nobody is waited for who does not listen.
    _ = tokio::time::timeout(GOODBYE, connected.wait_for(|count| *count == 0)).await;
    chores.iter().for_each(tokio::task::JoinHandle::abort);
    if let Some(notices) = notices {
        _ = tokio::time::timeout(GOODBYE, notices.rest()).await;
    }
    _ = tokio::time::timeout(GOODBYE, hub.keep_last_pictures()).await;
    store.close().await;
    tracing::info!("stopped");
    Ok(())
}

/// Milliseconds for which it is kept what people were told.
const NOTICES_KEPT: i64 = 3 * 24 * 3_600_000;

/// Forgets what nobody uses.
async fn housekeeping(app: App) {
    let mut minute = tokio::time::interval(Duration::from_secs(60));
    loop {
        minute.tick().await;
        if let Err(error) = close_idle_lobbies(&app).await {
            tracing::warn!(%error, "could not close tables that never began");
        }
        app.hub.tidy();
        if let Err(error) = app.openings.tidy(&app).await {
            tracing::warn!(%error, "could not count tables under way");
        }
        if let Err(error) = app.store.expire_sessions(now()).await {
            tracing::warn!(%error, "could not remove expired sessions");
        }
        if let Err(error) = app.store.expire_presence(now() - live::presence::FORGOTTEN_AFTER).await {
            tracing::warn!(%error, "could not forget who was at tables");
        }
        if let Err(error) = app.store.expire_notices(now() - NOTICES_KEPT).await {
            tracing::warn!(%error, "could not forget old notices");
        }
        if let Err(error) = app.store.expire_proof_links(now()).await {
            tracing::warn!(%error, "could not remove links that hold no more");
        }
        if let Err(error) = app.store.expire_replays(now() - replay::FORGOTTEN_AFTER).await {
            tracing::warn!(%error, "could not remove forgotten replays");
        }
    }
}

/// Tables closed at a time; the rest has a minute.
const MOST_CLOSED: u32 = 200;

/// Closes tables that never began and where nothing happens, unless somebody is looking at them.
async fn close_idle_lobbies(app: &App) -> Result<(), StoreError> {
    let hours = i64::from(app.config.lobby_hours);
    if hours == 0 {
        return Ok(());
    }
    let idle = store::TableFilter::IdleLobby(now() - hours * 3_600_000);
    for row in app.store.tables(&idle, MOST_CLOSED).await? {
        let closed = match app.hub.open(&row.id).await {
            Ok(live) if live.who().is_empty() => live.expire(row.seq).await,
            Ok(_) => continue,
            Err(error) => Err(error.into()),
        };
        match closed {
            Ok(()) => {
                app.openings.closed(&row.id);
                metrics::counter!("magnate_lobbies_expired_total").increment(1);
            }
            Err(error) => {
                tracing::warn!(table = row.id, code = error.body.code, "a table that never began stays open");
            }
        }
    }
    Ok(())
}

/// Says where to go.
fn announce(config: &ServerConfig, address: SocketAddr) {
    println!("Magnate is ready.");
    if let Some(url) = &config.public_url {
        println!("  {url}");
    }
    if address.ip().is_unspecified() {
        println!("  http://localhost:{}   on this machine", address.port());
        for ip in lan_addresses() {
            println!("  http://{ip}:{}   in your network", address.port());
        }
    } else {
        println!("  http://{address}");
    }
    match &config.database_url {
        Some(_) => println!("Games are kept in PostgreSQL."),
        None => println!("Games are kept in {}.", config.database_file().display()),
    }
    println!("Stop with Ctrl-C.");
}

/// The address this machine would use to reach others: no packet is sent.
fn lan_addresses() -> Vec<std::net::IpAddr> {
    let probe = || {
        let socket = std::net::UdpSocket::bind("0.0.0.0:0").ok()?;
        socket.connect("192.0.2.1:9").ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    probe().filter(|ip| !ip.is_loopback()).into_iter().collect()
}

/// What tells a server to stop.
#[cfg(unix)]
struct Signals([Option<tokio::signal::unix::Signal>; 2]);

#[cfg(unix)]
impl Signals {
    fn new() -> Self {
        use tokio::signal::unix::{SignalKind, signal};
        Signals([SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok()))
    }

    async fn next(&mut self) {
        let heard = self.0.iter_mut().flatten().map(|signal| Box::pin(signal.recv()));
        let heard: Vec<_> = heard.collect();
        if heard.is_empty() {
            std::future::pending::<()>().await;
        }
        futures_util::future::select_all(heard).await;
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn new() -> Self {
        Signals
    }

    async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
