//! How a server is set up: flags and environment, one table.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

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
    /// Requests and messages a second one person may send, with bursts of five times as many; 0 for no limit.
    #[arg(long, env = "MAGNATE_RATE_LIMIT", default_value_t = 20, value_name = "N")]
    pub rate_limit: u32,
    /// One address may do as much as so many people: whatever is limited for a person is limited for an address, this many
    /// times as high; 0 for no limit. Behind a reverse proxy give --behind-proxy too, or all people are one address.
    #[arg(long, env = "MAGNATE_PEOPLE_PER_ADDRESS", default_value_t = 20, value_name = "N")]
    pub people_per_address: u32,
    /// Tables under way that one person may have opened; 0 for no limit.
    #[arg(long, env = "MAGNATE_TABLES_PER_PERSON", default_value_t = 40, value_name = "N")]
    pub tables_per_person: u32,
    /// Those of them at which bots play; 0 for no limit.
    #[arg(long, env = "MAGNATE_BOT_TABLES_PER_PERSON", default_value_t = 20, value_name = "N")]
    pub bot_tables_per_person: u32,
    /// Lines of chat a minute one person may write, half of them at once; 0 for no limit.
    #[arg(long, env = "MAGNATE_CHAT_RATE", default_value_t = 40, value_name = "N")]
    pub chat_rate: u32,
    /// Steps a minute one person may undo, half of them at once; 0 for no limit.
    #[arg(long, env = "MAGNATE_UNDO_RATE", default_value_t = 120, value_name = "N")]
    pub undo_rate: u32,
    /// Take-backs a minute one person may ask for, half of them at once; 0 for no limit.
    #[arg(long, env = "MAGNATE_TAKE_BACK_RATE", default_value_t = 12, value_name = "N")]
    pub take_back_rate: u32,
    /// Hints a minute one person may ask for, half of them at once; 0 for no limit.
    #[arg(long, env = "MAGNATE_HINT_RATE", default_value_t = 40, value_name = "N")]
    pub hint_rate: u32,
    /// Records a minute one person may upload, half of them at once; 0 for no limit.
    #[arg(long, env = "MAGNATE_UPLOAD_RATE", default_value_t = 20, value_name = "N")]
    pub upload_rate: u32,
    /// New guests a minute from one address, half of them at once; 0 for no limit.
    #[arg(long, env = "MAGNATE_GUEST_RATE", default_value_t = 120, value_name = "N")]
    pub guest_rate: u32,
    /// Hours after which a table that never started is closed when nothing happens at it; 0 for never.
    #[arg(long, env = "MAGNATE_LOBBY_HOURS", default_value_t = 48, value_name = "HOURS")]
    pub lobby_hours: u32,
    /// The shortest time people may choose for a turn or as a stock, in seconds; the longest is a week.
    #[arg(long, env = "MAGNATE_SHORTEST_CLOCK", default_value_t = 300, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=604_800))]
    pub shortest_clock: u32,
    /// Live connections one address may have at a time; 0 for no limit.
    #[arg(long, env = "MAGNATE_CONNECTIONS_PER_ADDRESS", default_value_t = 100, value_name = "N")]
    pub connections_per_address: u32,
    /// Live connections in all at a time; 0 for no limit.
    #[arg(long, env = "MAGNATE_CONNECTIONS", default_value_t = 10_000, value_name = "N")]
    pub connections: u32,
    /// Connections of any kind one address may have at a time; 0 for no limit. Not counted behind a reverse proxy.
    #[arg(long, env = "MAGNATE_SOCKETS_PER_ADDRESS", default_value_t = 400, value_name = "N")]
    pub sockets_per_address: u32,
    /// Connections of any kind in all at a time; 0 for as many as the system gives files.
    #[arg(long, env = "MAGNATE_SOCKETS", default_value_t = 12_000, value_name = "N")]
    pub sockets: u32,
    /// Seconds the head of a request may take, counted from the one before; 0 for ever.
    #[arg(long, env = "MAGNATE_HEADER_TIMEOUT", default_value_t = 30, value_name = "SECONDS")]
    pub header_timeout: u32,
    /// Seconds the body of a request may take; 0 for ever.
    #[arg(long, env = "MAGNATE_BODY_TIMEOUT", default_value_t = 30, value_name = "SECONDS")]
    pub body_timeout: u32,
    /// Seconds after which a connection ends on which nothing comes or goes; 0 for never, and never less than two heartbeats.
    #[arg(long, env = "MAGNATE_IDLE_TIMEOUT", default_value_t = 75, value_name = "SECONDS")]
    pub idle_timeout: u32,
    /// Seconds that requests under way have to end when the server is told to stop. Told twice, it ends at once.
    #[arg(long, env = "MAGNATE_STOP_TIMEOUT", default_value_t = 10, value_name = "SECONDS")]
    pub stop_timeout: u32,
    /// Seconds between signs of life on a live connection; whoever misses two is taken to have gone. Less than what a
    /// proxy allows a silent connection.
    #[arg(long, env = "MAGNATE_HEARTBEAT", default_value_t = 25, value_name = "SECONDS")]
    pub heartbeat: u32,
    /// Seconds that somebody whose connection broke has to come back before the others may do without them; at least one,
    /// for whoever is connected is never away.
    #[arg(long, env = "MAGNATE_GRACE", default_value_t = 60, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..))]
    pub grace: u32,
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
    /// Thoughts of bots that may wait for a thread, all tables together; 0 for no limit. When it is full, whoever has most
    /// in it comes back later.
    #[arg(long, env = "MAGNATE_BOT_QUEUE", default_value_t = 256, value_name = "N")]
    pub bot_queue: u32,
    /// Seconds a table where only bots play goes on after somebody last looked at it. It rests then until somebody does.
    #[arg(long, env = "MAGNATE_REST_AFTER", default_value_t = 60, value_name = "SECONDS")]
    pub rest_after: u32,
    /// The mail server to send through: `smtps://name:password@mail.example.org`, or `smtp://mail.example.org?tls=required`. Without
    /// it nobody is sent mail. Needs --public-url and --mail-from.
    #[arg(long, env = "MAGNATE_SMTP_URL", value_name = "URL", hide_env_values = true)]
    pub smtp_url: Option<String>,
    /// Who mail is from: Magnate <magnate@example.org>.
    #[arg(long, env = "MAGNATE_MAIL_FROM", value_name = "ADDRESS")]
    pub mail_from: Option<String>,
    /// Seconds before somebody is told of something: whoever is at the table sees it by then, and is told nothing.
    #[arg(long, env = "MAGNATE_NOTICE_DELAY", default_value_t = 15, value_name = "SECONDS")]
    pub notice_delay: u32,
    /// Notices an hour one person is sent, a third of them at once; 0 for no limit.
    #[arg(long, env = "MAGNATE_NOTICE_RATE", default_value_t = 120, value_name = "N")]
    pub notice_rate: u32,
    /// Let webhooks and push messages go to addresses of this machine and its network too, at any port and without encryption.
    #[arg(long, env = "MAGNATE_NOTICES_INSIDE")]
    pub notices_inside: bool,
    /// Log format: text for people, json for machines.
    #[arg(long, env = "MAGNATE_LOG_FORMAT", default_value = "text", value_parser = ["text", "json"])]
    pub log_format: String,
    /// What to log: a level, and others for parts of the program, as in `info,magnate_server=debug`.
    #[arg(long, env = "MAGNATE_LOG", default_value = "info", value_name = "FILTER")]
    pub log: String,
    /// Whether whoever runs the server can ask it over a socket in the data directory; set by the program, not by flags.
    #[arg(skip)]
    pub office: bool,
    /// The browser client to serve; set by the program, not by flags.
    #[arg(skip)]
    pub client: Client,
}

/// So many seconds; 0 is longer than anybody waits.
pub(crate) fn seconds(count: u32) -> Duration {
    Duration::from_secs(u64::from(if count == 0 { u32::MAX } else { count }))
}

impl ServerConfig {
    /// Is the public address an encrypted one?
    pub fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// What people may choose their times from, in milliseconds.
    pub fn times(&self) -> std::ops::RangeInclusive<i64> {
        i64::from(self.shortest_clock) * 1000..=*magnate_table::USUAL_TIMES.end()
    }

    /// The embedded database's file.
    pub fn database_file(&self) -> PathBuf {
        self.data_dir.join("magnate.sqlite3")
    }
}
