//! Who sends. A worker takes the lease of a target, looks at what is due there, drops what is no longer so, and sends the rest one
//! after the other: marked as being sent before, as done afterwards. When a process ends in between, another one sends that
//! again under the same id, so that the receiver can tell.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use magnate_table::Status;
use serde_json::json;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use super::Notices;
use super::compose::Said;
use super::mail::{Link, Mail, NotSent};
use super::push::{self, Keys};
use super::settings::{MailPace, NoticeSettings};
use super::webhook::Webhook;
use crate::ids;
use crate::store::{
    Channel, Health, Letter, Mishap, MishapCode, NoticeEnd, NoticeKind, Purpose, StoreError, StoredNotice,
    TableRow, Target, User, warning,
};

/// How often to look for something to do.
const LOOK_EVERY: Duration = Duration::from_millis(250);
/// Milliseconds for which a target is leased: longer than anything that is sent may take.
const LEASE: i64 = 60_000;
/// Notices of one target looked at together.
const AT_ONCE: u32 = 40;
/// Milliseconds for which somebody who looked at a table is taken to do so.
const LOOKING: i64 = 45_000;
/// Times something is tried.
const MOST_TRIES: i64 = 8;
/// Failures in a row after which a target is given up.
const MOST_FAILURES: i64 = 25;
/// Milliseconds for which a mail server that does not answer is left alone.
const NO_MAIL: i64 = 20_000;
/// Milliseconds for which the link to confirm an address, and to choose a password, holds.
const CONFIRM_WITHIN: i64 = 48 * 3_600_000;
const RECOVER_WITHIN: i64 = 3_600_000;

/// What came of sending something.
enum Outcome {
    Sent,
    /// Not now; nothing wrong with the target.
    NotNow(i64),
    /// The target could not be reached; perhaps later, after some seconds it may have asked for.
    Later(Mishap, Option<i64>),
    /// It does not take this.
    Never(Mishap),
    /// The target is no more.
    Gone(Mishap),
}

/// Whether a notice still says something true.
enum Truth {
    So,
    Moot(&'static str),
    NotBefore(i64),
}

/// Milliseconds until the next try.
fn backoff(tries: i64) -> i64 {
    const FIRST: i64 = 15_000;
    const LONGEST: i64 = 6 * 3_600_000;
    (FIRST << (2 * tries.clamp(1, 8) - 2)).min(LONGEST)
}

impl Notices {
    /// Sends what is due until the server closes.
    pub async fn run(self: Arc<Self>, mut closing: watch::Receiver<bool>) {
        let mut tick = tokio::time::interval(LOOK_EVERY);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = tick.tick() => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            if let Err(error) = self.look().await {
                tracing::debug!(%error, "could not look for notices");
            }
        }
    }

    /// Begins with what is due, as far as there are workers.
    async fn look(self: &Arc<Self>) -> Result<(), StoreError> {
        let now = ids::now();
        self.begin(now, false, &self.other_slots).await?;
        if self.mailer.is_some() && self.no_mail_until.load(Ordering::Relaxed) <= now {
            self.begin(now, true, &self.mail_slots).await?;
            let free = self.mail_slots.available_permits() as u32;
            if free > 0 {
                for letter in self.store.lease_letters(&self.server, now, now + LEASE, free).await? {
                    let Ok(slot) = Arc::clone(&self.mail_slots).try_acquire_owned() else { break };
                    let this = Arc::clone(self);
                    tokio::spawn(async move { this.deliver_letter(letter, slot).await });
                }
            }
        }
        Ok(())
    }

    async fn begin(self: &Arc<Self>, now: i64, mail: bool, slots: &Arc<Semaphore>) -> Result<(), StoreError> {
        let free = slots.available_permits() as u32;
        if free == 0 {
            return Ok(());
        }
        for id in self.store.due_targets(now, now - self.delay, mail, free).await? {
            if !self.busy().insert(id.clone()) {
                continue;
            }
            let Ok(slot) = Arc::clone(slots).try_acquire_owned() else {
                self.busy().remove(&id);
                break;
            };
            let this = Arc::clone(self);
            tokio::spawn(async move {
                if let Err(error) = this.serve(&id, slot).await {
                    tracing::warn!(%error, "could not send notices");
                }
                this.busy().remove(&id);
            });
        }
        Ok(())
    }

    /// Tells a target what is due.
    async fn serve(&self, id: &str, _slot: OwnedSemaphorePermit) -> Result<(), StoreError> {
        let now = ids::now();
        let Some(target) = self.store.lease_target(&self.server, id, now, now + LEASE).await? else {
            return Ok(());
        };
        let mut health =
            Health { failures: target.failures, trouble: target.trouble.clone(), ..Health::default() };
        let done = self.serve_leased(&target, &mut health).await;
        self.store.release_target(&self.server, id, &health).await?;
        done
    }

    async fn serve_leased(&self, target: &Target, health: &mut Health) -> Result<(), StoreError> {
        let settings = self.store.notice_settings(&target.user).await?;
        let settings = NoticeSettings::read(settings.as_deref());
        while !self.resting.load(Ordering::Relaxed) {
            let now = ids::now();
            let due = self.store.due_notices(&target.id, now - self.delay, AT_ONCE).await?;
            if due.is_empty() {
                return Ok(());
            }
            let ids: Vec<i64> = due.iter().map(|notice| notice.id).collect();
            if !target.active {
                self.store.end_notices(&ids, NoticeEnd::Dropped("stopped"), now).await?;
                continue;
            }
            if let Some(until) = settings.quiet_until(now) {
                self.store.put_off_notices(&ids, until, false).await?;
                continue;
            }
            let mut told = Vec::new();
            let mut moot: HashMap<&'static str, Vec<i64>> = HashMap::new();
            let mut rows = HashMap::new();
            for notice in due {
                match self.truth(&notice, target, &settings, &mut rows, now).await? {
                    Truth::So => told.push(notice),
                    Truth::Moot(why) => moot.entry(why).or_default().push(notice.id),
                    Truth::NotBefore(until) => self.store.put_off_notices(&[notice.id], until, false).await?,
                }
            }
            for (why, ids) in moot {
                self.end(&ids, NoticeEnd::Dropped(why)).await?;
            }
            // What was being sent together goes together again, so that it is known again.
            let (again, new): (Vec<_>, Vec<_>) = told.into_iter().partition(|notice| notice.sending);
            let letters = |notices: Vec<StoredNotice>| match target.channel {
                Channel::Mail => [notices].into_iter().filter(|some| !some.is_empty()).collect::<Vec<_>>(),
                Channel::Push | Channel::Webhook => notices.into_iter().map(|one| vec![one]).collect(),
            };
            for some in letters(again).into_iter().chain(letters(new)) {
                let rests = self.resting.load(Ordering::Relaxed);
                if rests || !self.tell(target, &settings, &some, &rows, health).await? {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    async fn end(&self, ids: &[i64], end: NoticeEnd) -> Result<(), StoreError> {
        let how = match end {
            NoticeEnd::Sent => "sent",
            NoticeEnd::Dropped(_) => "dropped",
            NoticeEnd::Failed => "failed",
        };
        metrics::counter!("magnate_notices_total", "how" => how).increment(ids.len() as u64);
        self.store.end_notices(ids, end, ids::now()).await
    }

    /// Is it still so, and is there a reason to say it?
    async fn truth(
        &self,
        notice: &StoredNotice,
        target: &Target,
        settings: &NoticeSettings,
        rows: &mut HashMap<String, Option<TableRow>>,
        now: i64,
    ) -> Result<Truth, StoreError> {
        if !rows.contains_key(&notice.table) {
            rows.insert(notice.table.clone(), self.store.table(&notice.table).await?);
        }
        let Some(row) = rows.get(&notice.table).and_then(Option::as_ref) else {
            return Ok(Truth::Moot("no_table"));
        };
        let (status, user) = (row.summary.status, &notice.user);
        let awaited = status == Status::Playing && row.summary.awaited.contains(user);
        let is_so = match notice.kind {
            NoticeKind::Turn => awaited && !notice.superseded,
            NoticeKind::Deadline => {
                let end = row.summary.deadline(user).filter(|_| awaited && !notice.superseded);
                // The time may be longer than it was.
                let warned_at = end.and_then(|end| Some(end - warning(end - notice.made_at)?));
                match warned_at {
                    Some(later) if later > now => return Ok(Truth::NotBefore(later)),
                    warned_at => warned_at.is_some(),
                }
            }
            NoticeKind::Started => status == Status::Playing,
            NoticeKind::Chat => !notice.superseded,
            NoticeKind::Finished => true,
            NoticeKind::Invited => status == Status::Lobby && !row.summary.members.contains(user),
        };
        if !is_so {
            return Ok(Truth::Moot("no_longer_so"));
        }
        if !notice.sending && self.store.looks_at(user, &notice.table, now - LOOKING).await? {
            return Ok(Truth::Moot("looking"));
        }
        if target.channel == Channel::Mail {
            let pace = mail_pace(target);
            let until = settings.gathered_until(pace, notice.made_at);
            if until > now {
                return Ok(Truth::NotBefore(until));
            }
        }
        Ok(Truth::So)
    }

    /// Sends some of a target's notices together. False when the target is to be left alone for now.
    async fn tell(
        &self,
        target: &Target,
        settings: &NoticeSettings,
        notices: &[StoredNotice],
        rows: &HashMap<String, Option<TableRow>>,
        health: &mut Health,
    ) -> Result<bool, StoreError> {
        let ids: Vec<i64> = notices.iter().map(|notice| notice.id).collect();
        if notices.iter().any(|notice| notice.tries >= MOST_TRIES) {
            self.end(&ids, NoticeEnd::Failed).await?;
            return Ok(true);
        }
        let sending = notices.iter().any(|notice| notice.sending);
        if !sending && !self.rate.allow_person(&target.user) {
            self.end(&ids, NoticeEnd::Dropped("too_many")).await?;
            return Ok(true);
        }
        let mut said = Vec::new();
        for notice in notices {
            let Some(row) = rows.get(&notice.table).and_then(Option::as_ref) else { continue };
            let mut known = vec![row.summary.host.clone()];
            known.extend(notice.by.clone());
            let people: Vec<User> = self.store.users(&known).await?;
            said.push(self.composer.compose(notice, row, &people, settings, &self.public_url));
        }
        if !self.store.begin_notices(&self.server, &target.id, &ids, ids::now() + LEASE).await? {
            return Ok(false);
        }
        let outcome = match target.channel {
            Channel::Mail => self.by_mail(target, settings, notices, &said).await,
            Channel::Push => self.by_push(target, notices, &said).await,
            Channel::Webhook => self.by_webhook(target, notices, &said).await,
        };
        let now = ids::now();
        match outcome {
            Outcome::Sent => {
                self.end(&ids, NoticeEnd::Sent).await?;
                *health = Health::default();
                Ok(true)
            }
            Outcome::NotNow(until) => {
                self.store.put_off_notices(&ids, until - self.delay, true).await?;
                Ok(false)
            }
            Outcome::Never(trouble) => {
                self.end(&ids, NoticeEnd::Failed).await?;
                health.failed(trouble, now, None);
                Ok(false)
            }
            Outcome::Later(trouble, seconds) => {
                health.failed(trouble, now, seconds);
                self.store.put_off_notices(&ids, health.retry_at - self.delay, false).await?;
                Ok(false)
            }
            Outcome::Gone(trouble) => {
                self.end(&ids, NoticeEnd::Failed).await?;
                health.failed(trouble, now, None);
                health.gone = true;
                Ok(false)
            }
        }
    }

    async fn by_mail(
        &self,
        target: &Target,
        settings: &NoticeSettings,
        notices: &[StoredNotice],
        said: &[Said],
    ) -> Outcome {
        let Some(mailer) = &self.mailer else { return Outcome::NotNow(ids::now() + 3_600_000) };
        let language = settings.language.as_str();
        let words = |id: &str| self.composer.say(language, id, &[]);
        let subject = match said {
            [one] => one.title.clone(),
            many => self.composer.say(language, "mail-many", &[("count", many.len().into())]),
        };
        let token = self.stop_token(&target.user);
        let link =
            |text: &str, path: String| Link { text: words(text), url: format!("{}{path}", self.public_url) };
        let mail = Mail {
            to: target.address.clone(),
            subject,
            parts: said
                .iter()
                .map(|one| (one.text.clone(), Some(Link { text: words("mail-open"), url: one.url.clone() })))
                .collect(),
            foot: vec![link("mail-settings", "/account".into()), link("mail-stop", format!("/stop/{token}"))],
            id: delivery_id(target, notices),
            stop: Some(format!("{}/api/stop/{token}", self.public_url)),
        };
        match mailer.send(&mail).await {
            Ok(()) => Outcome::Sent,
            Err(NotSent::NoServer(trouble)) => Outcome::NotNow(self.rest_from_mail(&trouble)),
            Err(NotSent::Later(trouble)) => Outcome::Later(trouble, None),
            Err(NotSent::Never(trouble)) => Outcome::Never(trouble),
        }
    }

    /// The mail server does not answer: until when nothing is sent by mail.
    fn rest_from_mail(&self, trouble: &str) -> i64 {
        tracing::warn!(trouble, "the mail server does not take mail");
        let until = ids::now() + NO_MAIL;
        self.no_mail_until.store(until, Ordering::Relaxed);
        until
    }

    async fn by_push(&self, target: &Target, notices: &[StoredNotice], said: &[Said]) -> Outcome {
        let (Some(said), Some(notice)) = (said.first(), notices.first()) else { return Outcome::Sent };
        let Ok(keys) = serde_json::from_str::<Keys>(&target.data) else {
            return Outcome::Gone(unusable("keys cannot be read"));
        };
        let message = json!({
            "title": said.title,
            "body": said.text,
            "url": said.url.strip_prefix(&self.public_url).unwrap_or("/"),
            "tag": format!("{}-{}", said.table, said.kind.id()),
            "kind": said.kind,
            "id": delivery_id(target, notices),
        });
        let Ok(endpoint) = self.outside.check(&target.address) else {
            return Outcome::Gone(Mishap::new(MishapCode::BadAddress, "not allowed"));
        };
        let now = ids::now();
        let (Ok(body), Ok(proof)) =
            (push::encrypt(&keys, message.to_string().as_bytes()), self.vapid.proof(&endpoint, now))
        else {
            return Outcome::Never(unusable("the message cannot be encrypted"));
        };
        let urgency = match notice.kind {
            NoticeKind::Turn | NoticeKind::Deadline => "high",
            _ => "normal",
        };
        // One of a kind for a table: what the service still has is replaced.
        let topic =
            blake3::hash(format!("{} {} {}", target.id, said.table, said.kind.id()).as_bytes()).to_hex();
        let headers = [
            ("authorization", proof),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", push::KEPT.to_string()),
            ("urgency", urgency.to_owned()),
            ("topic", topic.as_str()[..32].to_owned()),
        ];
        self.post(target, &headers, body).await
    }

    async fn by_webhook(&self, target: &Target, notices: &[StoredNotice], said: &[Said]) -> Outcome {
        let Some(said) = said.first() else { return Outcome::Sent };
        let Ok(webhook) = serde_json::from_str::<Webhook>(&target.data) else {
            return Outcome::Gone(unusable("settings cannot be read"));
        };
        let id = delivery_id(target, notices);
        let body = webhook.body(&id, said).to_string().into_bytes();
        let headers = webhook.headers(&id, &body, ids::now());
        self.post(target, &headers, body).await
    }

    async fn post(&self, target: &Target, headers: &[(&'static str, String)], body: Vec<u8>) -> Outcome {
        let url = url::Url::parse(&target.address).ok();
        let host = url.and_then(|url| Some(format!("{}:{}", url.host_str()?, url.port_or_known_default()?)));
        let visit = match self.hosts.visit(&host.unwrap_or_default(), ids::now()) {
            Ok(visit) => visit,
            Err(until) => return Outcome::NotNow(until),
        };
        let answered = self.outside.post(&target.address, headers, body).await;
        let well = answered.as_ref().is_ok_and(|answer| !answer.status.is_server_error());
        visit.went(well, ids::now());
        match answered {
            Ok(answer) if answer.status.is_success() => Outcome::Sent,
            Ok(answer) => {
                let trouble = Mishap::answered(answer.status.as_u16(), answer.status);
                match answer.status.as_u16() {
                    404 | 410 => Outcome::Gone(trouble),
                    408 | 425 | 429 | 500.. => Outcome::Later(trouble, answer.retry_after),
                    _ => Outcome::Never(trouble),
                }
            }
            Err(trouble) => Outcome::Later(trouble, None),
        }
    }

    /// Sends a letter with a link. The link is made now, and what is kept of it before it goes out.
    async fn deliver_letter(&self, letter: Letter, _slot: OwnedSemaphorePermit) {
        let again = match self.try_letter(&letter).await {
            Ok(again) => again,
            Err(error) => {
                tracing::warn!(%error, "could not send a letter");
                Some(ids::now() + NO_MAIL)
            }
        };
        if let Err(error) = self.store.end_letter(letter.id, again).await {
            tracing::warn!(%error, "could not note what became of a letter");
        }
    }

    /// When to try again, if it was not sent.
    async fn try_letter(&self, letter: &Letter) -> Result<Option<i64>, StoreError> {
        let (Some(mailer), Some(user)) = (&self.mailer, self.store.user(&letter.user).await?) else {
            return Ok(None);
        };
        let (what, within, path) = match letter.purpose {
            Purpose::Mail => ("confirm", CONFIRM_WITHIN, "confirm"),
            Purpose::Password => ("password", RECOVER_WITHIN, "password"),
        };
        let (token, now) = (ids::new_token(), ids::now());
        if now > letter.made_at + within {
            return Ok(None);
        }
        let hash = ids::hash_token(&token);
        self.store.put_proof_link(&hash, &user.id, letter.purpose, &letter.address, now + within).await?;
        let name = user.login.unwrap_or(user.name);
        let words = |id: &str| {
            self.composer.say(&letter.language, &format!("mail-{what}{id}"), &[("name", name.clone().into())])
        };
        let link = Link { text: words("-link"), url: format!("{}/{path}/{token}", self.public_url) };
        let mail = Mail {
            to: letter.address.clone(),
            subject: words("-title"),
            parts: vec![(words(""), Some(link)), (words("-other"), None)],
            foot: vec![Link { text: "Magnate".into(), url: self.public_url.clone() }],
            id: format!("letter-{}-{}", letter.id, letter.made_at),
            stop: None,
        };
        Ok(match mailer.send(&mail).await {
            Ok(()) => None,
            Err(NotSent::NoServer(trouble)) => Some(self.rest_from_mail(&trouble)),
            Err(NotSent::Later(_)) if letter.tries < MOST_TRIES => Some(now + backoff(letter.tries + 1)),
            Err(NotSent::Later(trouble) | NotSent::Never(trouble)) => {
                tracing::info!(?trouble, "a letter cannot be sent");
                None
            }
        })
    }
}

impl Health {
    /// It could not be reached once more.
    fn failed(&mut self, trouble: Mishap, now: i64, seconds: Option<i64>) {
        self.failures += 1;
        let asked = seconds.map_or(0, |seconds| seconds.clamp(0, 24 * 3600) * 1000);
        self.retry_at = now + backoff(self.failures).max(asked);
        self.trouble = Some(trouble);
        self.gone |= self.failures >= MOST_FAILURES;
    }
}

fn unusable(what: &str) -> Mishap {
    Mishap::new(MishapCode::Unusable, what)
}

/// When mail to this target goes out.
fn mail_pace(target: &Target) -> MailPace {
    serde_json::from_str(&target.data).unwrap_or_default()
}

/// The same for the same notices to the same target, however often they are sent, through whichever process.
fn delivery_id(target: &Target, notices: &[StoredNotice]) -> String {
    let mut hasher = blake3::Hasher::new();
    for notice in notices {
        hasher.update(
            format!("{} {} {} {}\n", target.id, notice.table, notice.seq, notice.kind.id()).as_bytes(),
        );
    }
    hasher.finalize().to_hex().as_str()[..32].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_tried_less_and_less_often_and_given_up_at_last() {
        assert_eq!(backoff(1), 15_000);
        assert_eq!(backoff(2), 60_000);
        assert!((1..20).all(|tries| backoff(tries) <= backoff(tries + 1)));
        let mut health = Health::default();
        health.failed(unusable("no"), 0, Some(3600));
        assert_eq!(health.retry_at, 3_600_000);
        for _ in 1..MOST_FAILURES {
            assert!(!health.gone);
            health.failed(unusable("no"), 0, None);
        }
        assert!(health.gone);
    }
}
