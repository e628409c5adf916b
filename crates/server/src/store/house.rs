//! What whoever runs the server has laid down: whom they do not want here, and what they tell everybody.

use super::StoreError;
use super::ask::{Ask, Statement};
use super::shared::row;
use async_trait::async_trait;

row! {
    /// Somebody, or an address, that is kept out.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Ban {
        /// `person:ID` or `address:NETWORK`.
        pub subject: String,
        /// Why, as they are told.
        pub reason: String,
        /// Since when, in milliseconds since 1970.
        pub made_at: i64,
        /// Until when; without it for good.
        pub until: Option<i64>,
    }
}

row! {
    /// What everybody is told.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Announcement {
        /// In the host's own words.
        pub text: String,
        /// Since when, in milliseconds since 1970.
        pub made_at: i64,
        /// Until when; without it until it is taken down.
        pub until: Option<i64>,
    }
}

row! {
    /// A person, as the host sees them.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Resident {
        /// Never changes.
        pub id: String,
        /// What others see.
        pub name: String,
        /// What they sign in with, once registered.
        pub login: Option<String>,
        /// Milliseconds since 1970.
        pub created_at: i64,
        /// Devices they are signed in on.
        pub devices: i64,
        /// When one of them was last used, if that is known.
        pub used_at: Option<i64>,
        /// Tables of theirs that are not over.
        pub tables: i64,
    }
}

impl Ban {
    /// How a person is named in a ban.
    pub fn person(id: &str) -> String {
        format!("person:{id}")
    }
}

/// Bans, the announcement, and lists for the host.
#[async_trait]
pub trait HouseStore: Send + Sync {
    /// Keeps somebody out, in place of an earlier ban of theirs.
    async fn ban(&self, ban: &Ban) -> Result<(), StoreError>;
    /// Lets them in again; false when they were not kept out.
    async fn unban(&self, subject: &str) -> Result<bool, StoreError>;
    /// The bans that hold at a time, newest first.
    async fn bans(&self, now: i64) -> Result<Vec<Ban>, StoreError>;
    /// The ban that holds for somebody.
    async fn ban_of(&self, subject: &str, now: i64) -> Result<Option<Ban>, StoreError>;
    /// Tells everybody something, or (`None`) nothing any more.
    async fn announce(&self, announcement: Option<&Announcement>) -> Result<(), StoreError>;
    /// What everybody is told at a time.
    async fn announcement(&self, now: i64) -> Result<Option<Announcement>, StoreError>;
    /// People whose id, name or login begins with a text, newest first.
    async fn residents(&self, search: &str, now: i64, limit: u32) -> Result<Vec<Resident>, StoreError>;
    /// How many people there are, how many of them registered, and how many tables are not over.
    async fn headcount(&self) -> Result<(i64, i64, i64), StoreError>;
}

#[async_trait]
impl<S: Ask> HouseStore for S {
    async fn ban(&self, ban: &Ban) -> Result<(), StoreError> {
        let sql = "INSERT INTO bans (subject, reason, made_at, until) VALUES ($1, $2, $3, $4) \
                   ON CONFLICT (subject) DO UPDATE SET reason = $2, made_at = $3, until = $4";
        let put = Statement::new(sql).with(&ban.subject).with(&ban.reason).with(ban.made_at).with(ban.until);
        self.tell(vec![put]).await.map(drop)
    }

    async fn unban(&self, subject: &str) -> Result<bool, StoreError> {
        let removed = Statement::new("DELETE FROM bans WHERE subject = $1").with(subject);
        Ok(self.tell(vec![removed]).await? > 0)
    }

    async fn bans(&self, now: i64) -> Result<Vec<Ban>, StoreError> {
        let sql = "SELECT subject, reason, made_at, until FROM bans WHERE until IS NULL OR until > $1 \
                   ORDER BY made_at DESC, subject";
        self.ask(Statement::new(sql).with(now)).await
    }

    async fn ban_of(&self, subject: &str, now: i64) -> Result<Option<Ban>, StoreError> {
        let sql = "SELECT subject, reason, made_at, until FROM bans \
                   WHERE subject = $1 AND (until IS NULL OR until > $2)";
        Ok(self.ask(Statement::new(sql).with(subject).with(now)).await?.into_iter().next())
    }

    async fn announce(&self, announcement: Option<&Announcement>) -> Result<(), StoreError> {
        let mut statements = vec![Statement::new("DELETE FROM announcement")];
        if let Some(announcement) = announcement {
            let put =
                Statement::new("INSERT INTO announcement (id, text, made_at, until) VALUES (1, $1, $2, $3)");
            let put = put.with(&announcement.text).with(announcement.made_at).with(announcement.until);
            statements.push(put);
        }
        self.tell(statements).await.map(drop)
    }

    async fn announcement(&self, now: i64) -> Result<Option<Announcement>, StoreError> {
        let sql = "SELECT text, made_at, until FROM announcement WHERE until IS NULL OR until > $1";
        Ok(self.ask(Statement::new(sql).with(now)).await?.into_iter().next())
    }

    async fn residents(&self, search: &str, now: i64, limit: u32) -> Result<Vec<Resident>, StoreError> {
        // Case makes no difference, and what the host types is no pattern.
        let sql = "SELECT u.id, u.name, u.login, u.created_at, \
                   (SELECT COUNT(*) FROM sessions s WHERE s.user_id = u.id AND s.expires_at > $2) AS devices, \
                   (SELECT MAX(s.used_at) FROM sessions s WHERE s.user_id = u.id) AS used_at, \
                   (SELECT COUNT(*) FROM table_members m JOIN tables t ON t.id = m.table_id \
                    WHERE m.user_id = u.id AND t.status IN ('lobby', 'playing')) AS tables \
                   FROM users u WHERE $1 = '' OR u.id = $1 OR lower(substr(u.name, 1, length($1))) = lower($1) \
                   OR substr(u.login, 1, length($1)) = lower($1) ORDER BY u.created_at DESC, u.id LIMIT $3";
        let statement = Statement::new(sql).with(search).with(now).with(i64::from(limit));
        if !statement.is_possible() {
            return Ok(Vec::new());
        }
        self.ask(statement).await
    }

    async fn headcount(&self) -> Result<(i64, i64, i64), StoreError> {
        let sql = "SELECT (SELECT COUNT(*) FROM users), (SELECT COUNT(*) FROM users WHERE login IS NOT NULL), \
                   (SELECT COUNT(*) FROM tables WHERE status IN ('lobby', 'playing'))";
        Ok(self.ask(Statement::new(sql)).await?.into_iter().next().unwrap_or_default())
    }
}
