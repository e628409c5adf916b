//! How a server is set up: flags and environment, one table.

use std::net::SocketAddr;
use std::path::PathBuf;

use crate::client::Client;

/// Settings of `magnate serve`. Every flag has an environment variable; none has to be given.
#[derive(Clone, Debug, clap::Args)]
pub struct ServerConfig {
    /// Address and port to listen on.
    #[arg(long, env = "MAGNATE_LISTEN", default_value = "0.0.0.0:7878", value_name = "ADDRESS")]
    pub listen: SocketAddr,
    /// Where the embedded database lives.
    #[arg(long, env = "MAGNATE_DATA_DIR", default_value = "magnate-data", value_name = "DIR")]
    pub data_dir: PathBuf,
    /// Use this PostgreSQL database instead of the embedded one (postgres://...).
    #[arg(long, env = "MAGNATE_DATABASE_URL", value_name = "URL", hide_env_values = true)]
    pub database_url: Option<String>,
    /// Connections to PostgreSQL.
    #[arg(long, env = "MAGNATE_DATABASE_CONNECTIONS", default_value_t = 10, value_name = "N")]
    pub database_connections: u32,
    /// The address people use, when a reverse proxy stands in front (`https://play.example.org`). Makes cookies secure and
    /// is the one origin WebSockets are accepted from.
    #[arg(long, env = "MAGNATE_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,
    /// Trust the X-Forwarded-For header of a reverse proxy when counting requests.
    #[arg(long, env = "MAGNATE_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// Requests and messages a second one address or connection may send, with bursts of five times as many; 0 switches
    /// the limit off.
    #[arg(long, env = "MAGNATE_RATE_LIMIT", default_value_t = 20, value_name = "N")]
    pub rate_limit: u32,
    /// Live connections one address may have at a time; 0 for no limit. Behind a reverse proxy give --behind-proxy too, or all
    /// people are one address.
    #[arg(long, env = "MAGNATE_CONNECTIONS_PER_ADDRESS", default_value_t = 100, value_name = "N")]
    pub connections_per_address: u32,
    /// Live connections in all at a time; 0 for no limit.
    #[arg(long, env = "MAGNATE_CONNECTIONS", default_value_t = 10_000, value_name = "N")]
    pub connections: u32,
    /// Seconds between signs of life on a live connection; whoever misses two is taken to have gone. Less than what a
    /// proxy allows a silent connection.
    #[arg(long, env = "MAGNATE_HEARTBEAT", default_value_t = 25, value_name = "SECONDS")]
    pub heartbeat: u32,
    /// Days a session lasts without being used.
    #[arg(long, env = "MAGNATE_SESSION_DAYS", default_value_t = 90, value_name = "DAYS")]
    pub session_days: u32,
    /// Threads bots think on, all tables together; 0 for one less than there are cores.
    #[arg(long, env = "MAGNATE_BOT_THREADS", default_value_t = 0, value_name = "N")]
    pub bot_threads: u16,
    /// How long the best bots think about a decision, and how long a hint takes: 500ms, 1s, or 400n for so many
    /// simulated games.
    #[arg(long, env = "MAGNATE_BOT_BUDGET", default_value = "1s", value_name = "BUDGET")]
    pub bot_budget: magnate_bots::Budget,
    /// Address and port for /metrics, /health and /ready alone, for instance 127.0.0.1:9100. Without it, /metrics is on the
    /// main address, for programs on the same machine only.
    #[arg(long, env = "MAGNATE_METRICS_LISTEN", value_name = "ADDRESS")]
    pub metrics_listen: Option<SocketAddr>,
    /// Log format: text for people, json for machines.
    #[arg(long, env = "MAGNATE_LOG_FORMAT", default_value = "text", value_parser = ["text", "json"])]
    pub log_format: String,
    /// What to log: a level, and others for parts of the program, as in `info,magnate_server=debug`.
    #[arg(long, env = "MAGNATE_LOG", default_value = "info", value_name = "FILTER")]
    pub log: String,
    /// The browser client to serve; set by the program, not by flags.
    #[arg(skip)]
    pub client: Client,
}

impl ServerConfig {
    /// Is the public address an encrypted one?
    pub fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The embedded database's file.
    pub fn database_file(&self) -> PathBuf {
        self.data_dir.join("magnate.sqlite3")
    }
}
