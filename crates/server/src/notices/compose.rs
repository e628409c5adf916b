//! What notices say, in the language of whoever is told. Nothing but what everybody in the list of tables sees goes into one: the
//! table's name, its people, the time there is.

use std::collections::HashMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use magnate_wire::guest_name;
use serde::Serialize;

use super::settings::{LANGUAGES, NoticeSettings};
use crate::store::{NoticeKind, StoredNotice, TableRow, User};

/// The words of one language.
type Words = FluentBundle<FluentResource>;

/// The words of all languages.
pub struct Composer(HashMap<&'static str, Words>);

/// A notice in words, with the facts it tells.
#[derive(Clone, Debug, Serialize)]
pub struct Said {
    /// What it tells.
    pub kind: NoticeKind,
    /// Of which table.
    pub table: String,
    /// The entry it tells of, or the line of chat.
    pub seq: i64,
    /// What the table is called.
    pub name: String,
    /// Who is told.
    pub user: String,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// Until when they have to decide.
    pub deadline: Option<i64>,
    /// A few words.
    pub title: String,
    /// A sentence.
    pub text: String,
    /// Where it leads.
    pub url: String,
}

impl Composer {
    pub fn new() -> Self {
        const SOURCES: [&str; 3] = [
            include_str!("../../../../web/locales/en/notices.ftl"),
            include_str!("../../../../web/locales/zh-CN/notices.ftl"),
            include_str!("../../../../web/locales/ru/notices.ftl"),
        ];
        let words = |(language, source): (&'static str, &str)| {
            let id = language.parse().unwrap_or_default();
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            bundle.set_use_isolating(false);
            // What cannot be read is a fault of the file, and a test finds it; the rest is there.
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
            _ = bundle.add_resource(resource);
            (language, bundle)
        };
        Composer(LANGUAGES.into_iter().zip(SOURCES).map(words).collect())
    }

    /// A message; its id when there is none.
    pub fn say(&self, language: &str, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let Some(words) = self.0.get(language).or_else(|| self.0.get(LANGUAGES[0])) else { return id.into() };
        let Some(pattern) = words.get_message(id).and_then(|message| message.value()) else {
            return id.into();
        };
        let mut given = FluentArgs::new();
        for (name, value) in args {
            given.set(*name, value.clone());
        }
        words.format_pattern(pattern, Some(&given), &mut Vec::new()).into_owned()
    }

    /// What somebody is called in a language.
    fn person(&self, language: &str, user: Option<&User>) -> String {
        match user {
            Some(user) if user.name != guest_name(&user.id) => user.name.clone(),
            _ => self.say(language, "notice-guest", &[]),
        }
    }

    /// A notice in words.
    pub fn compose(
        &self,
        notice: &StoredNotice,
        row: &TableRow,
        people: &[User],
        settings: &NoticeSettings,
        public_url: &str,
    ) -> Said {
        let language = settings.language.as_str();
        let known = |id: &str| people.iter().find(|user| user.id == id);
        let name = if row.summary.name.is_empty() {
            let host = self.person(language, known(&row.summary.host));
            self.say(language, "notice-table-of", &[("host", host.into())])
        } else {
            row.summary.name.clone()
        };
        let by = self.person(language, notice.by.as_deref().and_then(known));
        let deadline = row.summary.deadline(&notice.user);
        let (timed, until) = match deadline {
            Some(end) if matches!(notice.kind, NoticeKind::Turn | NoticeKind::Deadline) => {
                ("yes", settings.time(end))
            }
            _ => ("no", String::new()),
        };
        let args = [
            ("table", FluentValue::from(name.clone())),
            ("who", by.into()),
            ("timed", timed.into()),
            ("until", until.into()),
        ];
        let kind = notice.kind.id();
        // Whoever is asked to a table needs its code to get in; it is theirs to have.
        let code =
            if notice.kind == NoticeKind::Invited { format!("?code={}", row.code) } else { String::new() };
        Said {
            kind: notice.kind,
            table: row.id.clone(),
            seq: notice.seq,
            user: notice.user.clone(),
            at: notice.made_at,
            deadline,
            title: self.say(language, &format!("notice-{kind}-title"), &args),
            text: self.say(language, &format!("notice-{kind}"), &args),
            url: format!("{}/t/{}{code}", public_url.trim_end_matches('/'), row.id),
            name,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_notice_and_letter_has_words_in_every_language() {
        let composer = Composer::new();
        let kinds = NoticeKind::ALL
            .map(|kind| [format!("notice-{}-title", kind.id()), format!("notice-{}", kind.id())]);
        let others = [
            "notice-guest",
            "notice-table-of",
            "mail-many",
            "mail-open",
            "mail-settings",
            "mail-stop",
            "mail-confirm-title",
        ];
        for language in LANGUAGES {
            for id in kinds.iter().flatten().map(String::as_str).chain(others) {
                let args = [
                    ("table", "T"),
                    ("who", "W"),
                    ("timed", "yes"),
                    ("until", "U"),
                    ("host", "H"),
                    ("name", "N"),
                ];
                let args = args.map(|(name, value)| (name, FluentValue::from(value)));
                let args = [args.as_slice(), &[("count", 2.into())]].concat();
                let said = composer.say(language, id, &args);
                assert!(said != id && !said.contains('{'), "{language} {id}: {said}");
            }
        }
    }
}
