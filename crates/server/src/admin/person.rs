//! What the host does for, or to, one person.

use super::office::{HOUR, No, Office, because, done, for_how_long, shown};
use super::{Answer, Person};
use crate::api;
use crate::ids;
use crate::store::{self, Store, User};

/// How long a link for a new password holds that the host gives out.
const LINK_HOURS: u32 = 24;

/// Somebody by login or id, or by name if nobody else has it.
pub(super) async fn find(store: &dyn Store, who: &str) -> Result<User, No> {
    let who = who.trim();
    if let Some(user) = store.user_by_login(&who.to_lowercase()).await? {
        return Ok(user);
    }
    if let Some(user) = store.user(who).await? {
        return Ok(user);
    }
    let alike = store.residents(who, ids::now(), 100).await?;
    let mut alike = alike.into_iter().filter(|person| person.name.to_lowercase() == who.to_lowercase());
    match (alike.next(), alike.next()) {
        (Some(person), None) => match store.user(&person.id).await? {
            Some(user) => Ok(user),
            None => because(format!("{who} has just left.")),
        },
        (Some(_), Some(_)) => {
            because(format!("Several people are called {who}: give an id, as `people` lists them."))
        }
        (None, _) => because(format!("Nobody is called {who}.")),
    }
}

impl Office {
    pub(super) async fn people(&self, search: &str, limit: u32) -> Result<Answer, No> {
        let now = ids::now();
        let mut people = Vec::new();
        for resident in self.store.residents(search.trim(), now, limit).await? {
            let ban = self.store.ban_of(&store::Ban::person(&resident.id), now).await?;
            people.push(Person {
                id: resident.id,
                name: resident.name,
                login: resident.login,
                created_at: resident.created_at,
                used_at: resident.used_at,
                devices: resident.devices as u64,
                tables: resident.tables as u64,
                banned: ban.map(|ban| ban.reason),
            });
        }
        Ok(Answer::People { people })
    }

    pub(super) async fn password_link(&self, who: &str) -> Result<Answer, No> {
        let user = find(self.store.as_ref(), who).await?;
        if user.login.is_none() {
            return because(format!("{} is a guest and has no password.", user.name));
        }
        let lasts = i64::from(LINK_HOURS) * HOUR;
        let token = match api::password_link(self.store.as_ref(), &user, lasts).await {
            Ok(token) => token,
            Err(error) => return because(error.body.message.clone()),
        };
        let place = self.public_url.as_deref().unwrap_or_default().trim_end_matches('/');
        Ok(Answer::Link { link: format!("{place}/password/{token}"), hours: LINK_HOURS })
    }

    pub(super) async fn sign_out(&self, who: &str) -> Result<Answer, No> {
        let user = find(self.store.as_ref(), who).await?;
        let devices = self.end_sessions(&user).await?;
        Ok(done(format!("{} is signed out everywhere: {devices} devices.", shown(&user))))
    }

    pub(super) async fn ban_person(&self, who: &str, hours: Option<u32>, reason: &str) -> Result<Answer, No> {
        let user = find(self.store.as_ref(), who).await?;
        self.keep_out(store::Ban::person(&user.id), hours, reason).await?;
        self.end_sessions(&user).await?;
        Ok(done(format!("{} is kept out {}.", shown(&user), for_how_long(hours))))
    }

    /// Ends every session and the API token; live connections with them.
    async fn end_sessions(&self, user: &User) -> Result<usize, No> {
        let devices = self.store.devices(&user.id, ids::now()).await?;
        for device in &devices {
            self.store.delete_session(&device.hash).await?;
        }
        self.store.set_api_token(&user.id, None).await?;
        Ok(devices.len())
    }
}
