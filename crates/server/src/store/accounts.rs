//! Accounts beside names: devices, links that prove something once, and the mail they are sent with.

use async_trait::async_trait;

use super::StoreError;
use super::ask::{Ask, Statement};
use super::shared::row;

row! {
    /// A session, as a device somebody is signed in on.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Device {
        /// The hash of the session.
        pub hash: String,
        /// What it said it is.
        pub agent: Option<String>,
        /// Since when, in milliseconds since 1970; not known of old ones.
        pub made_at: Option<i64>,
        /// When it was last used.
        pub used_at: Option<i64>,
    }
}

/// What a link proves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// The address it was sent to is this person's.
    Mail,
    /// Whoever has it may choose a new password.
    Password,
}

impl Purpose {
    /// As it is stored.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Mail => "mail",
            Self::Password => "password",
        }
    }

    fn read(id: &str) -> Result<Self, StoreError> {
        let known = [Self::Mail, Self::Password].into_iter().find(|purpose| purpose.id() == id);
        known.ok_or_else(|| StoreError::Damaged(format!("unknown purpose {id:?}")))
    }
}

/// A mail with a link that is to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// Its number.
    pub id: i64,
    /// Who it is for.
    pub user: String,
    /// What the link is for.
    pub purpose: Purpose,
    /// Where it goes.
    pub address: String,
    /// In which language.
    pub language: String,
    /// When it was asked for, in milliseconds since 1970.
    pub made_at: i64,
    /// How often it was tried.
    pub tries: i64,
}

row! {
    struct LetterRow {
        id: i64,
        user_id: String,
        purpose: String,
        address: String,
        language: String,
        made_at: i64,
        tries: i64,
    }
}

impl TryFrom<LetterRow> for Letter {
    type Error = StoreError;

    fn try_from(row: LetterRow) -> Result<Self, StoreError> {
        Ok(Letter {
            id: row.id,
            user: row.user_id,
            purpose: Purpose::read(&row.purpose)?,
            address: row.address,
            language: row.language,
            made_at: row.made_at,
            tries: row.tries,
        })
    }
}

/// Devices, links and letters.
#[async_trait]
pub trait AccountStore: Send + Sync {
    /// Notes what device a session is on, and that it was used.
    async fn note_session(&self, hash: &str, agent: &str, at: i64) -> Result<(), StoreError>;
    /// The devices somebody is signed in on, last used first.
    async fn devices(&self, user: &str, now: i64) -> Result<Vec<Device>, StoreError>;
    /// Sets a password, already hashed, and makes links for choosing one useless.
    async fn set_password(&self, user: &str, password: &str) -> Result<(), StoreError>;

    /// Keeps what is needed to recognise a link (its hash). For a password without an address: given out by the host.
    async fn put_proof_link(
        &self,
        hash: &str,
        user: &str,
        purpose: Purpose,
        address: &str,
        expires_at: i64,
    ) -> Result<(), StoreError>;
    /// Whom a link is for and the address it was sent to, if it still holds.
    async fn proof_link(
        &self,
        hash: &str,
        purpose: Purpose,
        now: i64,
    ) -> Result<Option<(String, String)>, StoreError>;
    /// The same, and it holds no more: of two who use it at once one succeeds.
    async fn use_proof_link(
        &self,
        hash: &str,
        purpose: Purpose,
        now: i64,
    ) -> Result<Option<(String, String)>, StoreError>;
    /// Makes all links of a purpose useless that somebody has.
    async fn drop_proof_links(&self, user: &str, purpose: Purpose) -> Result<(), StoreError>;
    /// People with this confirmed mail address and a password to recover.
    async fn mail_owners(&self, address: &str) -> Result<Vec<String>, StoreError>;

    /// A letter is to be sent. Another one that waits for the same is replaced.
    async fn add_letter(
        &self,
        user: &str,
        purpose: Purpose,
        address: &str,
        language: &str,
        at: i64,
    ) -> Result<(), StoreError>;
    /// Letters that are due, each leased until a time.
    async fn lease_letters(
        &self,
        server: &str,
        now: i64,
        until: i64,
        limit: u32,
    ) -> Result<Vec<Letter>, StoreError>;
    /// A letter is done with, or tried again at a time.
    async fn end_letter(&self, id: i64, again_at: Option<i64>) -> Result<(), StoreError>;
    /// Removes links that hold no more.
    async fn expire_proof_links(&self, now: i64) -> Result<u64, StoreError>;
}

const PROOF_LINK: &str =
    "SELECT user_id, address FROM proof_links WHERE hash = $1 AND purpose = $2 AND expires_at > $3";
const DUE_LETTERS: &str = "SELECT id, user_id, purpose, address, language, made_at, tries FROM letters \
     WHERE due_at <= $1 AND lease_until <= $1 ORDER BY due_at, id LIMIT $2";
const LEASE_LETTER: &str = "UPDATE letters SET lease = $1, lease_until = $4, tries = tries + 1 \
     WHERE id = $2 AND lease_until <= $3";

#[async_trait]
impl<S: Ask> AccountStore for S {
    async fn note_session(&self, hash: &str, agent: &str, at: i64) -> Result<(), StoreError> {
        let sql =
            "UPDATE sessions SET agent = $2, used_at = $3, made_at = COALESCE(made_at, $3) WHERE hash = $1";
        self.tell(vec![Statement::new(sql).with(hash).with(agent).with(at)]).await.map(drop)
    }

    async fn devices(&self, user: &str, now: i64) -> Result<Vec<Device>, StoreError> {
        let sql = "SELECT hash, agent, made_at, used_at FROM sessions WHERE user_id = $1 AND expires_at > $2 \
                   ORDER BY COALESCE(used_at, 0) DESC, hash";
        self.ask(Statement::new(sql).with(user).with(now)).await
    }

    async fn set_password(&self, user: &str, password: &str) -> Result<(), StoreError> {
        let links = Statement::new("DELETE FROM proof_links WHERE user_id = $1 AND purpose = 'password'");
        let sql = "UPDATE users SET password = $2 WHERE id = $1 AND login IS NOT NULL";
        let set = Statement::new(sql).with(user).with(password);
        match self.tell(vec![links.with(user), set]).await? {
            0 => Err(StoreError::NotFound),
            _ => Ok(()),
        }
    }

    async fn put_proof_link(
        &self,
        hash: &str,
        user: &str,
        purpose: Purpose,
        address: &str,
        expires_at: i64,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO proof_links (hash, user_id, purpose, address, expires_at) \
                   VALUES ($1, $2, $3, $4, $5)";
        let put = Statement::new(sql).with(hash).with(user).with(purpose.id()).with(address);
        self.tell(vec![put.with(expires_at)]).await.map(drop)
    }

    async fn proof_link(
        &self,
        hash: &str,
        purpose: Purpose,
        now: i64,
    ) -> Result<Option<(String, String)>, StoreError> {
        let link = Statement::new(PROOF_LINK).with(hash).with(purpose.id()).with(now);
        Ok(self.ask(link).await?.into_iter().next())
    }

    async fn use_proof_link(
        &self,
        hash: &str,
        purpose: Purpose,
        now: i64,
    ) -> Result<Option<(String, String)>, StoreError> {
        let found = self.proof_link(hash, purpose, now).await?;
        let used = Statement::new("DELETE FROM proof_links WHERE hash = $1").with(hash);
        let first = found.is_some() && self.tell(vec![used]).await? > 0;
        Ok(found.filter(|_| first))
    }

    async fn drop_proof_links(&self, user: &str, purpose: Purpose) -> Result<(), StoreError> {
        let links = Statement::new("DELETE FROM proof_links WHERE user_id = $1 AND purpose = $2");
        let letters = Statement::new("DELETE FROM letters WHERE user_id = $1 AND purpose = $2");
        let both = [links, letters].map(|sql| sql.with(user).with(purpose.id()));
        self.tell(both.into()).await.map(drop)
    }

    async fn mail_owners(&self, address: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT t.user_id FROM notice_targets t JOIN users u ON u.id = t.user_id \
                   WHERE t.channel = 'mail' AND t.address = $1 AND u.login IS NOT NULL ORDER BY t.user_id";
        let statement = Statement::new(sql).with(address);
        if !statement.is_possible() {
            return Ok(Vec::new());
        }
        let rows: Vec<(String,)> = self.ask(statement).await?;
        Ok(rows.into_iter().map(|(user,)| user).collect())
    }

    async fn add_letter(
        &self,
        user: &str,
        purpose: Purpose,
        address: &str,
        language: &str,
        at: i64,
    ) -> Result<(), StoreError> {
        let other =
            Statement::new("DELETE FROM letters WHERE user_id = $1 AND purpose = $2 AND lease_until = 0");
        let other = other.with(user).with(purpose.id());
        let sql = "INSERT INTO letters (user_id, purpose, address, language, made_at, due_at) \
                   VALUES ($1, $2, $3, $4, $5, $5)";
        let add = Statement::new(sql).with(user).with(purpose.id()).with(address).with(language).with(at);
        self.tell(vec![other, add]).await.map(drop)
    }

    async fn lease_letters(
        &self,
        server: &str,
        now: i64,
        until: i64,
        limit: u32,
    ) -> Result<Vec<Letter>, StoreError> {
        let due = Statement::new(DUE_LETTERS).with(now).with(i64::from(limit));
        let mut leased = Vec::new();
        for row in self.ask::<LetterRow>(due).await? {
            let lease = Statement::new(LEASE_LETTER).with(server).with(row.id).with(now).with(until);
            if self.tell(vec![lease]).await? > 0 {
                leased.push(Letter::try_from(row)?);
            }
        }
        Ok(leased)
    }

    async fn end_letter(&self, id: i64, again_at: Option<i64>) -> Result<(), StoreError> {
        let end = match again_at {
            None => Statement::new("DELETE FROM letters WHERE id = $1").with(id),
            Some(at) => Statement::new("UPDATE letters SET due_at = $2, lease_until = 0 WHERE id = $1")
                .with(id)
                .with(at),
        };
        self.tell(vec![end]).await.map(drop)
    }

    async fn expire_proof_links(&self, now: i64) -> Result<u64, StoreError> {
        self.tell(vec![Statement::new("DELETE FROM proof_links WHERE expires_at <= $1").with(now)]).await
    }
}
