//! The log: what happened, at whose request. One line an event, whatever somebody sent.

use std::collections::HashMap;
use std::io::{Result, Stderr, Write};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument as _;
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::app::{App, ClientAddress, client_address};
use crate::config::ServerConfig;
use crate::error::Refused;

/// Begins to write the log to standard error.
pub(crate) fn init(config: &ServerConfig) {
    let wanted: Targets =
        config.log.parse().unwrap_or_else(|_| Targets::new().with_default(LevelFilter::INFO));
    let lines = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(|| Plain(std::io::stderr()));
    let lines = if config.log_format == "json" { lines.json().boxed() } else { lines.boxed() };
    // Somebody else may have set logging up before, as tests do.
    _ = tracing_subscriber::registry().with(lines.with_filter(wanted)).try_init();
}

/// Takes one event at a time and writes it on one line, with nothing in it a terminal would obey.
pub(crate) struct Plain<W = Stderr>(pub(crate) W);

impl<W: Write> Write for Plain<W> {
    fn write(&mut self, event: &[u8]) -> Result<usize> {
        self.0.write_all(plain(&String::from_utf8_lossy(event)).as_bytes())?;
        Ok(event.len())
    }

    fn flush(&mut self) -> Result<()> {
        self.0.flush()
    }
}

/// The text with everything that controls a terminal or turns text around written out.
fn plain(event: &str) -> String {
    let (event, end) = event.strip_suffix('\n').map_or((event, ""), |event| (event, "\n"));
    let mut line = String::with_capacity(event.len() + 1);
    for letter in event.chars() {
        let turns =
            matches!(letter, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        if letter.is_control() || turns {
            line.extend(letter.escape_default());
        } else {
            line.push(letter);
        }
    }
    line.push_str(end);
    line
}

/// Everything that is logged while a request is answered names the address it came from, as it is counted. Refusals of the
/// server's own making are logged here.
pub(crate) async fn in_the_name_of(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let address = client_address(&app, &request);
    request.extensions_mut().insert(ClientAddress(address));
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let span = tracing::error_span!("request", %address, %method, ?path);
    async move {
        let response = next.run(request).await;
        let (status, code) = (response.status(), response.extensions().get::<Refused>());
        let code = code.map_or("", |Refused(code)| code.as_str());
        if status.is_server_error() {
            tracing::error!(status = status.as_u16(), code, "failed");
        } else if status.as_u16() == 429 {
            if LIMITED.is_news(address) {
                tracing::warn!(status = status.as_u16(), code, "limited; not logged again for a minute");
            }
        } else if code == "wrong_password" {
            tracing::info!(status = status.as_u16(), code, "refused");
        } else if status.is_client_error() {
            tracing::debug!(status = status.as_u16(), code, "refused");
        }
        response
    }
    .instrument(span)
    .await
}

/// Addresses whose limit was logged: somebody who asks too much must not be able to fill the log as well.
static LIMITED: Said = Said(Mutex::new(None));

struct Said(Mutex<Option<HashMap<IpAddr, Instant>>>);

/// Not again for so long.
const ONCE_IN: Duration = Duration::from_secs(60);
/// Addresses remembered.
const MOST: usize = 1000;

impl Said {
    /// Has nothing been said about this address for a while?
    fn is_news(&self, address: IpAddr) -> bool {
        let mut said = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let said = said.get_or_insert_default();
        if said.get(&address).is_some_and(|at| at.elapsed() < ONCE_IN) {
            return false;
        }
        if said.len() >= MOST {
            said.retain(|_, at| at.elapsed() < ONCE_IN);
        }
        said.len() < MOST && said.insert(address, Instant::now()).is_none_or(|at| at.elapsed() >= ONCE_IN)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tracing_subscriber::fmt::MakeWriter;

    use super::*;

    #[derive(Clone, Default)]
    struct Pages(Arc<Mutex<Vec<u8>>>);

    impl Write for Pages {
        fn write(&mut self, bytes: &[u8]) -> Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> Result<()> {
            Ok(())
        }
    }

    impl<'a> MakeWriter<'a> for Pages {
        type Writer = Plain<Pages>;

        fn make_writer(&'a self) -> Plain<Pages> {
            Plain(self.clone())
        }
    }

    #[test]
    fn what_somebody_sends_stays_on_its_line_and_commands_nothing() {
        let evil = "x\n2026-01-01T00:00:00Z ERROR forged\r\u{1b}[2J\u{9b}31m\u{202e}\u{2028}\0\u{7}";
        for json in [false, true] {
            let pages = Pages::default();
            let logs = tracing_subscriber::fmt().with_ansi(false).with_writer(pages.clone());
            let log = || {
                tracing::error_span!("request", path = evil).in_scope(|| {
                    tracing::error!(error = %evil, text = ?evil, plain = evil, "{evil}");
                    tracing::warn!("Grüße, 你好, привет");
                });
            };
            if json {
                tracing::subscriber::with_default(logs.json().finish(), log);
            } else {
                tracing::subscriber::with_default(logs.finish(), log);
            }
            let text = String::from_utf8(pages.0.lock().unwrap().clone()).unwrap();
            assert_eq!(text.lines().count(), 2, "{text}");
            assert!(text.ends_with('\n') && text.contains("Grüße, 你好, привет"), "{text}");
            let commands = |letter: char| (letter.is_control() && letter != '\n') || letter == '\u{202e}';
            assert!(!text.contains(commands), "{text:?}");
        }
    }

    #[test]
    fn a_limit_is_logged_once_an_address() {
        let said = Said(Mutex::new(None));
        let (one, other) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        assert_eq!([one, one, other, one].map(|address| said.is_news(address)), [true, false, true, false]);
        for number in 0..5000_u32 {
            said.is_news(IpAddr::from(number.to_be_bytes()));
        }
        assert!(said.0.lock().unwrap().as_ref().unwrap().len() <= MOST);
    }
}
