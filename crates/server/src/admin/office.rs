//! Carries out what the host asks for.

use std::sync::Arc;

use super::{Answer, Ban, Request, person, tables};
use crate::house;
use crate::ids;
use crate::live::Hub;
use crate::store::{self, Announcement, Store, StoreError, User};

/// The longest reason or announcement.
const LONGEST_TEXT: usize = 500;
/// The most lines of a list.
const MOST: u32 = 1000;
/// An hour in milliseconds.
pub(super) const HOUR: i64 = 3_600_000;

/// Where the host's requests are carried out.
pub struct Office {
    pub(super) store: Arc<dyn Store>,
    pub(super) hub: Arc<Hub>,
    pub(super) public_url: Option<String>,
}

/// Why something is not possible.
pub(super) enum No {
    /// A sentence for the host.
    Because(String),
    Store(StoreError),
}

impl From<StoreError> for No {
    fn from(error: StoreError) -> Self {
        No::Store(error)
    }
}

pub(super) fn because<T>(sentence: impl Into<String>) -> Result<T, No> {
    Err(No::Because(sentence.into()))
}

pub(super) fn done(message: impl Into<String>) -> Answer {
    Answer::Done { message: message.into() }
}

impl Office {
    /// An office of a store and its live tables.
    pub fn new(store: Arc<dyn Store>, hub: Arc<Hub>, public_url: Option<String>) -> Self {
        Office { store, hub, public_url }
    }

    /// Carries out a request, except the one how the server is.
    pub async fn carry_out(&self, request: &Request) -> Answer {
        let answer = match request {
            Request::Status => because("Only a running server can say how it is."),
            Request::People { search, limit } => self.people(search, (*limit).min(MOST)).await,
            Request::Password { who } => self.password_link(who).await,
            Request::SignOut { who } => self.sign_out(who).await,
            Request::BanPerson { who, hours, reason } => self.ban_person(who, *hours, reason).await,
            Request::BanAddress { network, hours, reason } => self.ban_address(network, *hours, reason).await,
            Request::Unban { who } => self.unban(who).await,
            Request::Bans => self.bans().await,
            Request::Tables { of, limit } => self.tables(of.as_deref(), (*limit).min(MOST)).await,
            Request::Close { table } => self.close(table).await,
            Request::Recount => self.recount().await,
            Request::Announce { text, hours } => self.announce(text, *hours).await,
        };
        answer.unwrap_or_else(|no| {
            let message = match no {
                No::Because(sentence) => sentence,
                No::Store(error) => format!("The database failed: {error}"),
            };
            Answer::Refused { message }
        })
    }

    async fn ban_address(&self, network: &str, hours: Option<u32>, reason: &str) -> Result<Answer, No> {
        let Some(network) = house::network(network.trim()) else {
            return because(format!(
                "\"{network}\" is no address and no network, like 203.0.113.7 or 203.0.113.0/24."
            ));
        };
        if network.prefix_len() == 0 {
            return because("That would keep everybody out.");
        }
        self.keep_out(format!("address:{network}"), hours, reason).await?;
        Ok(done(format!("{network} is kept out {}.", for_how_long(hours))))
    }

    /// Writes a ban down and tells every process.
    pub(super) async fn keep_out(&self, subject: String, hours: Option<u32>, reason: &str) -> Result<(), No> {
        let reason = words(reason)?;
        let made_at = ids::now();
        let until = hours.map(|hours| made_at + i64::from(hours) * HOUR);
        self.store.ban(&store::Ban { subject, reason, made_at, until }).await?;
        self.store.announce_house().await?;
        Ok(())
    }

    async fn unban(&self, who: &str) -> Result<Answer, No> {
        let subject = match house::network(who.trim()) {
            Some(network) => format!("address:{network}"),
            None => store::Ban::person(&person::find(self.store.as_ref(), who).await?.id),
        };
        let was = self.store.unban(&subject).await?;
        self.store.announce_house().await?;
        if was {
            Ok(done(format!("{who} may come in again.")))
        } else {
            because(format!("{who} was not kept out."))
        }
    }

    async fn bans(&self) -> Result<Answer, No> {
        let mut bans = Vec::new();
        for ban in self.store.bans(ids::now()).await? {
            let who = match ban.subject.split_once(':') {
                Some(("person", id)) => {
                    let user = self.store.user(id).await?;
                    user.map_or_else(|| id.to_owned(), |user| shown(&user))
                }
                Some((_, network)) => network.to_owned(),
                None => ban.subject.clone(),
            };
            bans.push(Ban { who, reason: ban.reason, made_at: ban.made_at, until: ban.until });
        }
        Ok(Answer::Bans { bans })
    }

    async fn announce(&self, text: &str, hours: Option<u32>) -> Result<Answer, No> {
        let told = if text.trim().is_empty() {
            None
        } else {
            let made_at = ids::now();
            let until = hours.map(|hours| made_at + i64::from(hours) * HOUR);
            Some(Announcement { text: words(text)?, made_at, until })
        };
        self.store.announce(told.as_ref()).await?;
        self.store.announce_house().await?;
        Ok(done(match told {
            Some(_) => format!("Everybody is told, {}.", for_how_long(hours)),
            None => "Nobody is told anything any more.".to_owned(),
        }))
    }

    async fn recount(&self) -> Result<Answer, No> {
        let results = self.store.recount_ratings().await?;
        Ok(done(format!("All ratings are worked out anew: {results} results.")))
    }

    async fn tables(&self, of: Option<&str>, limit: u32) -> Result<Answer, No> {
        let of = match of {
            Some(who) => Some(person::find(self.store.as_ref(), who).await?),
            None => None,
        };
        Ok(Answer::Tables { tables: tables::list(self.store.as_ref(), of.as_ref(), limit).await? })
    }
}

/// A text for people: some, not too much, one line.
fn words(text: &str) -> Result<String, No> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() {
        return because("Say why, in a few words: they are told.");
    }
    if text.chars().count() > LONGEST_TEXT {
        return because(format!("At most {LONGEST_TEXT} characters."));
    }
    Ok(text)
}

pub(super) fn for_how_long(hours: Option<u32>) -> String {
    match hours {
        None => "for good".to_owned(),
        Some(1) => "for an hour".to_owned(),
        Some(hours) => format!("for {hours} hours"),
    }
}

/// The login of somebody, or their name and id.
pub(super) fn shown(user: &User) -> String {
    user.login.clone().unwrap_or_else(|| format!("{} ({})", user.name, user.id))
}
