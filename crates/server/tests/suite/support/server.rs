//! The server under test.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};

use clap::Parser;
use magnate_server::store::{SqliteStore, Store};
use magnate_server::{ServerConfig, serve_on};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::PATIENCE;
use super::client::Client;

/// A directory that goes away with the test.
pub struct Directory(pub PathBuf);

impl Directory {
    pub fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name =
            format!("magnate-server-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub async fn store(&self) -> Arc<dyn Store> {
        Arc::new(SqliteStore::open(&self.0.join("magnate.sqlite3")).await.unwrap())
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[derive(Parser)]
struct Flags {
    #[command(flatten)]
    config: ServerConfig,
}

/// The settings a server has without any flag.
pub fn defaults() -> ServerConfig {
    Flags::parse_from(["magnate"]).config
}

/// The same without a limit of requests.
pub fn config() -> ServerConfig {
    ServerConfig { rate_limit: 0, ..defaults() }
}

/// The numbers of this test binary: there is one set per process.
pub fn numbers() -> PrometheusHandle {
    static NUMBERS: OnceLock<PrometheusHandle> = OnceLock::new();
    NUMBERS.get_or_init(|| magnate_server::install_metrics().unwrap()).clone()
}

/// A running server.
pub struct TestServer {
    pub address: SocketAddr,
    pub store: Arc<dyn Store>,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<anyhow::Result<()>>,
    /// Kept until the server is gone.
    directory: Option<Directory>,
}

impl TestServer {
    /// A server with a database of its own.
    pub async fn new() -> Self {
        Self::with(config()).await
    }

    /// The same with other settings.
    pub async fn with(config: ServerConfig) -> Self {
        let directory = Directory::new();
        let mut server = Self::on(directory.store().await, config).await;
        server.directory = Some(directory);
        server
    }

    /// A server on a database that is already open.
    pub async fn on(store: Arc<dyn Store>, config: ServerConfig) -> Self {
        let metrics = PrometheusBuilder::new().build_recorder().handle();
        Self::counted(store, config, metrics).await
    }

    /// The same with numbers somebody reads.
    pub async fn counted(store: Arc<dyn Store>, config: ServerConfig, metrics: PrometheusHandle) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        Self::listening(listener, store, config, metrics)
    }

    /// The same at this address.
    pub fn listening(
        listener: TcpListener,
        store: Arc<dyn Store>,
        config: ServerConfig,
        metrics: PrometheusHandle,
    ) -> Self {
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(serve_on(listener, Arc::clone(&store), config, metrics, async {
            _ = stopped.await;
        }));
        TestServer { address, store, stop: Some(stop), task, directory: None }
    }

    /// Tells it to stop; [`TestServer::stopped`] waits for the end.
    pub fn tell_to_stop(&mut self) {
        if let Some(stop) = self.stop.take() {
            _ = stop.send(());
        }
    }

    /// Stops it and waits until it has.
    pub async fn stop(mut self) {
        self.tell_to_stop();
        timeout(PATIENCE, &mut self.task).await.expect("the server stops").unwrap().unwrap();
    }

    /// Somebody without a session.
    pub fn nobody(&self) -> Client {
        Client::new(self.address)
    }

    /// A guest.
    pub async fn guest(&self, name: &str) -> Client {
        let mut client = self.nobody();
        client.become_guest(name).await;
        client
    }
}
