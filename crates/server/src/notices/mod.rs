//! Telling people what waits for them when they are not looking: by mail, by Web Push, by webhook. What is to be told is in the
//! store ([`crate::store::NoticeStore`]); here it is put into words and sent, by workers of their own that no move waits for.

mod compose;
mod hosts;
mod mail;
mod outside;
mod push;
mod settings;
mod webhook;
mod worker;

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context as _;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::hmac;
use tokio::sync::Semaphore;

pub use mail::address as mail_address;
pub use outside::BadAddress;
pub use push::Keys as PushKeys;
pub use settings::{LANGUAGES, MailPace, NoticeSettings, Quiet};
pub use webhook::{Form, Webhook};

use crate::config::ServerConfig;
use crate::ids;
use crate::limits::{Limit, Rate};
use crate::store::Store;

/// Targets that are told at a time, by mail and otherwise: a slow mail server delays mail alone.
const MAIL_AT_ONCE: usize = 4;
const OTHERS_AT_ONCE: usize = 24;

/// Everything needed to tell people things.
pub struct Notices {
    store: Arc<dyn Store>,
    composer: compose::Composer,
    outside: outside::Outside,
    vapid: push::Vapid,
    mailer: Option<mail::Mailer>,
    /// Where links lead.
    public_url: String,
    /// Signs the links that stop everything.
    stop_key: hmac::Key,
    /// This process, as others know it.
    server: String,
    /// Milliseconds before something is sent: whoever is at the table sees it by then.
    delay: i64,
    /// What one person is told an hour.
    rate: Limit,
    hosts: hosts::Hosts,
    /// Nothing is sent by mail before then: the mail server did not answer.
    no_mail_until: AtomicI64,
    mail_slots: Arc<Semaphore>,
    other_slots: Arc<Semaphore>,
    /// Targets this process is busy with.
    busy: Mutex<HashSet<String>>,
    /// Nothing more is begun: the server is about to end.
    resting: AtomicBool,
}

impl Notices {
    /// As the settings say; none when nobody can be told where this server is.
    pub async fn open(store: Arc<dyn Store>, config: &ServerConfig) -> anyhow::Result<Option<Arc<Self>>> {
        let Some(public_url) = &config.public_url else {
            if config.smtp_url.is_some() {
                anyhow::bail!("--smtp-url needs --public-url: a mail has links to this server in it");
            }
            return Ok(None);
        };
        let public_url = public_url.trim_end_matches('/').to_owned();
        let mailer = match (&config.smtp_url, &config.mail_from) {
            (Some(url), Some(from)) => {
                Some(mail::Mailer::new(url, from).context("cannot use --smtp-url or --mail-from")?)
            }
            (None, None) => None,
            _ => anyhow::bail!("--smtp-url and --mail-from belong together"),
        };
        if !store.is_shared() {
            // Nobody else is there: whoever held a lease has ended.
            store.drop_leases().await?;
        }
        let unusable = |_| anyhow::anyhow!("cannot make or read the key for Web Push");
        let vapid = store.server_key("vapid", &push::Vapid::fresh().map_err(unusable)?).await?;
        let stop = store.server_key("stop", &ids::new_token()).await?;
        Ok(Some(Arc::new(Notices {
            store,
            composer: compose::Composer::new(),
            outside: outside::Outside::new(config.notices_inside),
            vapid: push::Vapid::read(&vapid, public_url.clone()).map_err(unusable)?,
            mailer,
            public_url,
            stop_key: hmac::Key::new(hmac::HMAC_SHA256, stop.as_bytes()),
            server: ids::new_id(),
            delay: i64::from(config.notice_delay) * 1000,
            rate: Limit::new(Rate::per_hour(config.notice_rate), 0),
            hosts: hosts::Hosts::default(),
            no_mail_until: AtomicI64::new(0),
            mail_slots: Arc::new(Semaphore::new(MAIL_AT_ONCE)),
            other_slots: Arc::new(Semaphore::new(OTHERS_AT_ONCE)),
            busy: Mutex::default(),
            resting: AtomicBool::new(false),
        })))
    }

    /// Can mail be sent?
    pub fn sends_mail(&self) -> bool {
        self.mailer.is_some()
    }

    /// The key by which browsers subscribe.
    pub fn push_key(&self) -> &str {
        &self.vapid.public
    }

    /// The address as it is kept, if somebody may be told there.
    pub fn check_address(&self, address: &str) -> Result<String, BadAddress> {
        self.outside.check(address).map(String::from)
    }

    /// What proves that somebody may stop all that a person is told.
    pub fn stop_token(&self, user: &str) -> String {
        let tag = hmac::sign(&self.stop_key, user.as_bytes());
        BASE64.encode([user.as_bytes(), b".", tag.as_ref()].concat())
    }

    /// Whose it is, if it is real.
    pub fn stopping(&self, token: &str) -> Option<String> {
        let bytes = BASE64.decode(token).ok().filter(|bytes| bytes.len() < 200)?;
        let dot = bytes.iter().position(|byte| *byte == b'.')?;
        let (user, tag) = (&bytes[..dot], &bytes[dot + 1..]);
        hmac::verify(&self.stop_key, user, tag).ok()?;
        String::from_utf8(user.to_vec()).ok()
    }

    /// Begins nothing more, and waits until what is being sent is done and noted.
    pub async fn rest(&self) {
        self.resting.store(true, Ordering::Relaxed);
        let others = self.other_slots.acquire_many(OTHERS_AT_ONCE as u32).await;
        let mail = self.mail_slots.acquire_many(MAIL_AT_ONCE as u32).await;
        drop((others, mail));
    }

    fn busy(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
