//! What people are to be told when they are not looking, where, and how far that has come.
//!
//! A notice is written in the transaction of what it tells of, once for every target that wants its kind. Whoever sends holds
//! the lease of the target; a notice is marked as being sent before that happens and as done afterwards.

mod arising;
mod mishap;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::StoreError;
use super::ask::{Ask, Statement};
use super::gathering::Invitation;
use super::shared::row;
pub(crate) use arising::warning;
pub(super) use arising::{arising, invited, said};
pub use mishap::{Mishap, MishapCode};

/// What a notice tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// Something is awaited from you.
    Turn,
    /// A game of yours has begun.
    Started,
    /// Somebody has written something at a table of yours.
    Chat,
    /// Your time is running out.
    Deadline,
    /// A game of yours is over.
    Finished,
    /// Somebody asks you to a table.
    Invited,
}

impl NoticeKind {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Turn, Self::Started, Self::Chat, Self::Deadline, Self::Finished, Self::Invited];

    /// As it is stored and sent.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Started => "started",
            Self::Chat => "chat",
            Self::Deadline => "deadline",
            Self::Finished => "finished",
            Self::Invited => "invited",
        }
    }

    const fn bit(self) -> i64 {
        1 << self as i64
    }

    fn read(id: &str) -> Result<Self, StoreError> {
        let known = Self::ALL.into_iter().find(|kind| kind.id() == id);
        known.ok_or_else(|| StoreError::Damaged(format!("unknown kind of notice {id:?}")))
    }
}

/// Some kinds of notice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoticeKinds(i64);

impl NoticeKinds {
    /// Is this one among them?
    pub fn has(self, kind: NoticeKind) -> bool {
        self.0 & kind.bit() != 0
    }

    /// Each of them.
    pub fn list(self) -> Vec<NoticeKind> {
        NoticeKind::ALL.into_iter().filter(|kind| self.has(*kind)).collect()
    }
}

impl FromIterator<NoticeKind> for NoticeKinds {
    fn from_iter<I: IntoIterator<Item = NoticeKind>>(kinds: I) -> Self {
        NoticeKinds(kinds.into_iter().fold(0, |all, kind| all | kind.bit()))
    }
}

/// A way to reach somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// By mail.
    Mail,
    /// Web Push, to a browser.
    Push,
    /// A request to an address of theirs.
    Webhook,
}

impl Channel {
    /// As it is stored.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Mail => "mail",
            Self::Push => "push",
            Self::Webhook => "webhook",
        }
    }

    fn read(id: &str) -> Result<Self, StoreError> {
        let known = [Self::Mail, Self::Push, Self::Webhook].into_iter().find(|channel| channel.id() == id);
        known.ok_or_else(|| StoreError::Damaged(format!("unknown channel {id:?}")))
    }
}

/// Where somebody wants to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Its id.
    pub id: String,
    /// Whose it is.
    pub user: String,
    /// How it is reached.
    pub channel: Channel,
    /// A mail address, the endpoint of a subscription, or the address of a webhook.
    pub address: String,
    /// What the channel has to know beside: JSON.
    pub data: String,
    /// What it is told of.
    pub kinds: NoticeKinds,
    /// Told at all?
    pub active: bool,
    /// Milliseconds since 1970.
    pub made_at: i64,
    /// How often in a row it could not be reached.
    pub failures: i64,
    /// Why, the last time.
    pub trouble: Option<Mishap>,
}

row! {
    /// A row of `notice_targets`.
    struct StoredTarget {
        id: String,
        user_id: String,
        channel: String,
        address: String,
        data: String,
        kinds: i64,
        active: bool,
        made_at: i64,
        failures: i64,
        trouble: Option<String>,
    }
}

impl TryFrom<StoredTarget> for Target {
    type Error = StoreError;

    fn try_from(row: StoredTarget) -> Result<Self, StoreError> {
        Ok(Target {
            channel: Channel::read(&row.channel)?,
            id: row.id,
            user: row.user_id,
            address: row.address,
            data: row.data,
            kinds: NoticeKinds(row.kinds),
            active: row.active,
            made_at: row.made_at,
            failures: row.failures,
            trouble: row.trouble.as_deref().map(Mishap::read),
        })
    }
}

/// Something somebody is to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredNotice {
    /// Grows with every notice.
    pub id: i64,
    /// Who is told.
    pub user: String,
    /// Of which table.
    pub table: String,
    /// The entry it tells of, or the line of chat.
    pub seq: i64,
    /// What it tells.
    pub kind: NoticeKind,
    /// Who wrote or asked.
    pub by: Option<String>,
    /// When that happened, in milliseconds since 1970.
    pub made_at: i64,
    /// How often it was tried.
    pub tries: i64,
    /// Was it being sent when a process ended? Then it may have arrived.
    pub sending: bool,
    /// There is a later one that says the same of the same table.
    pub superseded: bool,
}

row! {
    struct NoticeRow {
        id: i64,
        user_id: String,
        table_id: String,
        seq: i64,
        kind: String,
        by_user: Option<String>,
        made_at: i64,
        tries: i64,
        state: String,
        superseded: bool,
    }
}

impl TryFrom<NoticeRow> for StoredNotice {
    type Error = StoreError;

    fn try_from(row: NoticeRow) -> Result<Self, StoreError> {
        Ok(StoredNotice {
            kind: NoticeKind::read(&row.kind)?,
            id: row.id,
            user: row.user_id,
            table: row.table_id,
            seq: row.seq,
            by: row.by_user,
            made_at: row.made_at,
            tries: row.tries,
            sending: row.state == SENDING,
            superseded: row.superseded,
        })
    }
}

const SENDING: &str = "sending";

/// What became of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeEnd {
    /// The other side has it.
    Sent,
    /// There was no reason any more: why.
    Dropped(&'static str),
    /// It could not be sent.
    Failed,
}

/// How it stands with a target after something was sent, or could not be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Health {
    /// Failures in a row.
    pub failures: i64,
    /// Nothing is tried before then, in milliseconds since 1970.
    pub retry_at: i64,
    /// What went wrong.
    pub trouble: Option<Mishap>,
    /// Given up?
    pub gone: bool,
}

/// A notice as it is kept, for those who look after it all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeState {
    /// Its number.
    pub id: i64,
    /// Where it went.
    pub target: String,
    /// Who is told.
    pub user: String,
    /// Of which table.
    pub table: String,
    /// The entry or line it tells of.
    pub seq: i64,
    /// What it tells.
    pub kind: NoticeKind,
    /// `waiting`, `sending`, `sent`, `dropped` or `failed`.
    pub state: String,
}

/// Notices: settings, targets, and what is to be sent.
#[async_trait]
pub trait NoticeStore: Send + Sync {
    /// How somebody wants to be told, as JSON.
    async fn notice_settings(&self, user: &str) -> Result<Option<String>, StoreError>;
    /// Sets that.
    async fn set_notice_settings(&self, user: &str, settings: &str) -> Result<(), StoreError>;
    /// Where somebody is told.
    async fn notice_targets(&self, user: &str) -> Result<Vec<Target>, StoreError>;
    /// Adds a target, or changes the one with this person, channel and address. Of mail there is one address at most.
    async fn put_target(&self, target: &Target) -> Result<(), StoreError>;
    /// Changes what a target is told of; `NotFound` when it is not this person's.
    async fn change_target(
        &self,
        user: &str,
        id: &str,
        kinds: NoticeKinds,
        active: bool,
        data: &str,
    ) -> Result<(), StoreError>;
    /// Removes a target of this person, and what waits for it.
    async fn remove_target(&self, user: &str, id: &str) -> Result<(), StoreError>;
    /// This person is told nothing more, anywhere.
    async fn stop_notices(&self, user: &str) -> Result<(), StoreError>;

    /// Ids and channels of targets for which something is due and that nobody holds; those that have waited longest first.
    async fn due_targets(
        &self,
        now: i64,
        due: i64,
        mail: bool,
        limit: u32,
    ) -> Result<Vec<String>, StoreError>;
    /// Takes the lease of a target until a time, unless somebody else has it. The target, if it was free.
    async fn lease_target(
        &self,
        server: &str,
        id: &str,
        now: i64,
        until: i64,
    ) -> Result<Option<Target>, StoreError>;
    /// What is due at a target, oldest first.
    async fn due_notices(&self, target: &str, due: i64, limit: u32) -> Result<Vec<StoredNotice>, StoreError>;
    /// These are being sent from now on; false when the lease is no longer held, and then they must not be.
    async fn begin_notices(
        &self,
        server: &str,
        target: &str,
        ids: &[i64],
        until: i64,
    ) -> Result<bool, StoreError>;
    /// These are done.
    async fn end_notices(&self, ids: &[i64], end: NoticeEnd, now: i64) -> Result<(), StoreError>;
    /// These wait until then. What was begun and could not even be tried is `forgiven`: it does not count as tried.
    async fn put_off_notices(&self, ids: &[i64], until: i64, forgiven: bool) -> Result<(), StoreError>;
    /// Gives the lease of a target back, with how it stands with it.
    async fn release_target(&self, server: &str, id: &str, health: &Health) -> Result<(), StoreError>;
    /// Nobody holds a lease any more: for a store that no other process uses.
    async fn drop_leases(&self) -> Result<(), StoreError>;
    /// Forgets what was done before a time, and who looked where before that.
    async fn expire_notices(&self, before: i64) -> Result<u64, StoreError>;
    /// Every notice that is kept.
    async fn all_notices(&self) -> Result<Vec<NoticeState>, StoreError>;

    /// Somebody has this table before their eyes, or none.
    async fn look_at(&self, user: &str, table: Option<&str>, at: i64) -> Result<(), StoreError>;
    /// Has somebody had a table before their eyes since a time?
    async fn looks_at(&self, user: &str, table: &str, since: i64) -> Result<bool, StoreError>;

    /// A key by its name; this one when there is none yet.
    async fn server_key(&self, name: &str, fresh: &str) -> Result<String, StoreError>;
}

const TARGET: &str = "SELECT id, user_id, channel, address, data, kinds, active, made_at, failures, trouble \
     FROM notice_targets WHERE id = $1";
const TARGETS_OF: &str = "SELECT id, user_id, channel, address, data, kinds, active, made_at, failures, trouble \
     FROM notice_targets WHERE user_id = $1 ORDER BY made_at, id";
const OTHER_MAIL: &str =
    "DELETE FROM notice_targets WHERE user_id = $1 AND channel = 'mail' AND $2 = 'mail' AND address <> $3";
const PUT_TARGET: &str = "INSERT INTO notice_targets (id, user_id, channel, address, data, kinds, active, made_at) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (user_id, channel, address) DO UPDATE \
     SET data = excluded.data, kinds = excluded.kinds, active = excluded.active, failures = 0, trouble = NULL, retry_at = 0";
const CHANGE_TARGET: &str = "UPDATE notice_targets SET kinds = $3, active = $4, data = $5, failures = 0, trouble = NULL, \
     retry_at = 0 WHERE user_id = $1 AND id = $2";
const DUE_TARGETS: &str = "SELECT n.target_id FROM notices n JOIN notice_targets t ON t.id = n.target_id \
     WHERE n.done_at IS NULL AND n.due_at <= $2 AND t.lease_until <= $1 AND t.retry_at <= $1 \
     AND (t.channel = 'mail') = $3 GROUP BY n.target_id ORDER BY MIN(n.due_at), n.target_id LIMIT $4";
const LEASE: &str =
    "UPDATE notice_targets SET lease = $1, lease_until = $4 WHERE id = $2 AND lease_until <= $3";
const RENEW: &str = "UPDATE notice_targets SET lease_until = $3 WHERE id = $2 AND lease = $1";
const DUE_NOTICES: &str = "SELECT n.id, n.user_id, n.table_id, n.seq, n.kind, n.by_user, n.made_at, n.tries, n.state, \
     EXISTS (SELECT 1 FROM notices m WHERE m.target_id = n.target_id AND m.table_id = n.table_id AND m.kind = n.kind \
     AND m.id > n.id) AS superseded FROM notices n \
     WHERE n.target_id = $1 AND n.done_at IS NULL AND n.due_at <= $2 ORDER BY n.id LIMIT $3";
const BEGIN: &str = "UPDATE notices SET state = 'sending', tries = tries + 1 WHERE id = $1 AND done_at IS NULL \
     AND EXISTS (SELECT 1 FROM notice_targets t WHERE t.id = notices.target_id AND t.lease = $2)";
const END: &str = "UPDATE notices SET state = $2, done_at = $3, why = $4 WHERE id = $1 AND done_at IS NULL";
const PUT_OFF: &str = "UPDATE notices SET state = 'waiting', due_at = $2, tries = tries - $3 \
     WHERE id = $1 AND done_at IS NULL AND due_at < $2";
const RELEASE: &str = "UPDATE notice_targets SET lease = NULL, lease_until = 0, failures = $3, retry_at = $4, trouble = $5, \
     active = active AND $6 WHERE id = $2 AND lease = $1";

#[async_trait]
impl<S: Ask> NoticeStore for S {
    async fn notice_settings(&self, user: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT settings FROM notice_settings WHERE user_id = $1";
        let rows: Vec<(String,)> = self.ask(Statement::new(sql).with(user)).await?;
        Ok(rows.into_iter().next().map(|(settings,)| settings))
    }

    async fn set_notice_settings(&self, user: &str, settings: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO notice_settings (user_id, settings) VALUES ($1, $2) \
                   ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings";
        self.tell(vec![Statement::new(sql).with(user).with(settings)]).await.map(drop)
    }

    async fn notice_targets(&self, user: &str) -> Result<Vec<Target>, StoreError> {
        let rows: Vec<StoredTarget> = self.ask(Statement::new(TARGETS_OF).with(user)).await?;
        rows.into_iter().map(Target::try_from).collect()
    }

    async fn put_target(&self, target: &Target) -> Result<(), StoreError> {
        let (user, channel) = (target.user.as_str(), target.channel.id());
        let other = Statement::new(OTHER_MAIL).with(user).with(channel).with(&target.address);
        let put = Statement::new(PUT_TARGET).with(&target.id).with(user).with(channel).with(&target.address);
        let put = put.with(&target.data).with(target.kinds.0).with(target.active).with(target.made_at);
        self.tell(vec![other, put]).await.map(drop)
    }

    async fn change_target(
        &self,
        user: &str,
        id: &str,
        kinds: NoticeKinds,
        active: bool,
        data: &str,
    ) -> Result<(), StoreError> {
        let change = Statement::new(CHANGE_TARGET).with(user).with(id).with(kinds.0).with(active).with(data);
        found(self.tell(vec![change]).await?)
    }

    async fn remove_target(&self, user: &str, id: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM notice_targets WHERE user_id = $1 AND id = $2";
        found(self.tell(vec![Statement::new(sql).with(user).with(id)]).await?)
    }

    async fn stop_notices(&self, user: &str) -> Result<(), StoreError> {
        let sql = "UPDATE notice_targets SET active = false WHERE user_id = $1";
        self.tell(vec![Statement::new(sql).with(user)]).await.map(drop)
    }

    async fn due_targets(
        &self,
        now: i64,
        due: i64,
        mail: bool,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let statement = Statement::new(DUE_TARGETS).with(now).with(due).with(mail).with(i64::from(limit));
        let rows: Vec<(String,)> = self.ask(statement).await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    async fn lease_target(
        &self,
        server: &str,
        id: &str,
        now: i64,
        until: i64,
    ) -> Result<Option<Target>, StoreError> {
        let lease = Statement::new(LEASE).with(server).with(id).with(now).with(until);
        if self.tell_in_passing(vec![lease]).await? == 0 {
            return Ok(None);
        }
        let rows: Vec<StoredTarget> = self.ask(Statement::new(TARGET).with(id)).await?;
        rows.into_iter().next().map(Target::try_from).transpose()
    }

    async fn due_notices(&self, target: &str, due: i64, limit: u32) -> Result<Vec<StoredNotice>, StoreError> {
        let statement = Statement::new(DUE_NOTICES).with(target).with(due).with(i64::from(limit));
        let rows: Vec<NoticeRow> = self.ask(statement).await?;
        rows.into_iter().map(StoredNotice::try_from).collect()
    }

    async fn begin_notices(
        &self,
        server: &str,
        target: &str,
        ids: &[i64],
        until: i64,
    ) -> Result<bool, StoreError> {
        let mut statements: Vec<Statement> =
            ids.iter().map(|id| Statement::new(BEGIN).with(*id).with(server)).collect();
        statements.push(Statement::new(RENEW).with(server).with(target).with(until));
        Ok(self.tell_in_passing(statements).await? > 0)
    }

    async fn end_notices(&self, ids: &[i64], end: NoticeEnd, now: i64) -> Result<(), StoreError> {
        let (state, why) = match end {
            NoticeEnd::Sent => ("sent", None),
            NoticeEnd::Dropped(why) => ("dropped", Some(why)),
            NoticeEnd::Failed => ("failed", None),
        };
        let end = |id: &i64| Statement::new(END).with(*id).with(state).with(now).with(why);
        self.tell_in_passing(ids.iter().map(end).collect()).await.map(drop)
    }

    async fn put_off_notices(&self, ids: &[i64], until: i64, forgiven: bool) -> Result<(), StoreError> {
        let put_off = |id: &i64| Statement::new(PUT_OFF).with(*id).with(until).with(i64::from(forgiven));
        self.tell_in_passing(ids.iter().map(put_off).collect()).await.map(drop)
    }

    async fn release_target(&self, server: &str, id: &str, health: &Health) -> Result<(), StoreError> {
        let release = Statement::new(RELEASE).with(server).with(id).with(health.failures);
        let trouble = health.trouble.as_ref().map(Mishap::stored);
        let release = release.with(health.retry_at).with(trouble.as_deref()).with(!health.gone);
        self.tell_in_passing(vec![release]).await.map(drop)
    }

    async fn drop_leases(&self) -> Result<(), StoreError> {
        let targets = "UPDATE notice_targets SET lease = NULL, lease_until = 0 WHERE lease_until > 0";
        let letters = "UPDATE letters SET lease = NULL, lease_until = 0 WHERE lease_until > 0";
        self.tell_in_passing(vec![Statement::new(targets), Statement::new(letters)]).await.map(drop)
    }

    async fn expire_notices(&self, before: i64) -> Result<u64, StoreError> {
        let looks = Statement::new("DELETE FROM looks WHERE at < $1").with(before);
        // What nobody could be told for a month is no news.
        let done = Statement::new("DELETE FROM notices WHERE done_at < $1 OR made_at < $2");
        let done = done.with(before).with(before - 27 * 24 * 3_600_000);
        self.tell_in_passing(vec![looks, done]).await
    }

    async fn all_notices(&self) -> Result<Vec<NoticeState>, StoreError> {
        type Kept = (i64, String, String, String, i64, String, String);
        let sql = "SELECT id, target_id, user_id, table_id, seq, kind, state FROM notices ORDER BY id";
        let rows: Vec<Kept> = self.ask(Statement::new(sql)).await?;
        let read = |(id, target, user, table, seq, kind, state): Kept| {
            Ok(NoticeState { id, target, user, table, seq, kind: NoticeKind::read(&kind)?, state })
        };
        rows.into_iter().map(read).collect()
    }

    async fn look_at(&self, user: &str, table: Option<&str>, at: i64) -> Result<(), StoreError> {
        let away = Statement::new("DELETE FROM looks WHERE user_id = $1").with(user);
        let sql = "INSERT INTO looks (user_id, table_id, at) SELECT $1, $2, $3 \
                   WHERE EXISTS (SELECT 1 FROM users WHERE id = $1)";
        let look = table.map(|table| Statement::new(sql).with(user).with(table).with(at));
        self.tell_in_passing([away].into_iter().chain(look).collect()).await.map(drop)
    }

    async fn looks_at(&self, user: &str, table: &str, since: i64) -> Result<bool, StoreError> {
        let sql = "SELECT at FROM looks WHERE user_id = $1 AND table_id = $2 AND at >= $3";
        let rows: Vec<(i64,)> = self.ask(Statement::new(sql).with(user).with(table).with(since)).await?;
        Ok(!rows.is_empty())
    }

    async fn server_key(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let sql = "INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        self.tell(vec![Statement::new(sql).with(name).with(fresh)]).await?;
        let sql = "SELECT value FROM server_keys WHERE name = $1";
        let rows: Vec<(String,)> = self.ask(Statement::new(sql).with(name)).await?;
        rows.into_iter().next().map(|(value,)| value).ok_or(StoreError::NotFound)
    }
}

fn found(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}
