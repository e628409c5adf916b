//! Why somebody could not be told: a code that clients have a sentence for, the status the other side answered with if it did,
//! and its own words for those who can use them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Letters of the other side's words that are kept.
const MOST_DETAIL: usize = 200;

/// What went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MishapCode {
    /// The address is none that may be asked.
    BadAddress,
    /// No public server has this name: it is misspelt, gone, or one of the host's own network.
    NoSuchName,
    /// Whoever is there takes no connection.
    ConnectionRefused,
    /// There is no way there.
    NoConnection,
    /// No answer in time.
    TimedOut,
    /// It cannot prove that it is who it says.
    BadCertificate,
    /// It does not speak TLS, or another kind of it.
    NoTls,
    /// The connection broke off, or what came over it is not HTTP.
    NoAnswer,
    /// It says that what was asked for is elsewhere; nobody goes there.
    Moved,
    /// It does not believe that this may be sent.
    NotAllowed,
    /// There is no such thing there any more: a webhook that was deleted, a browser that unsubscribed.
    Gone,
    /// It wants fewer messages.
    TooOften,
    /// It does not take the message.
    NotTaken,
    /// It fails itself.
    Failing,
    /// The mail server knows no such mailbox.
    NoMailbox,
    /// The mailbox is full.
    MailboxFull,
    /// The mail server does not take mail for this address now.
    MailDelayed,
    /// The mail server does not take mail for this address.
    MailRefused,
    /// What is kept of the target cannot be used.
    Unusable,
    /// Something else.
    Unknown,
}

/// Why somebody could not be told, the last time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mishap {
    /// What went wrong.
    pub code: MishapCode,
    /// What the other side answered with: a status of HTTP, or of a mail server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub status: Option<u16>,
    /// The same in technical words, not necessarily ours. In no particular language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub detail: Option<String>,
}

impl Mishap {
    /// With the words of whoever found it.
    pub fn new(code: MishapCode, detail: impl std::fmt::Display) -> Self {
        // Others wrote it: one line, not too long, and nothing in it that is no letter.
        let detail = detail.to_string();
        let words: Vec<&str> = detail
            .split(|c: char| c.is_whitespace() || c.is_control())
            .filter(|word| !word.is_empty())
            .collect();
        let detail: String = words.join(" ").chars().take(MOST_DETAIL).collect();
        Mishap { code, status: None, detail: (!detail.is_empty()).then_some(detail) }
    }

    /// What an answer of HTTP means that is no success.
    pub fn answered(status: u16, words: impl std::fmt::Display) -> Self {
        use MishapCode::{Failing, Gone, Moved, NotAllowed, NotTaken, TimedOut, TooOften};
        let code = match status {
            300..=399 => Moved,
            401 | 403 | 407 => NotAllowed,
            404 | 410 => Gone,
            408 => TimedOut,
            425 | 429 => TooOften,
            500.. => Failing,
            _ => NotTaken,
        };
        Mishap { status: Some(status), ..Mishap::new(code, words) }
    }

    /// What an answer of a mail server means (RFC 5321) that is no success. Many say it once more and better (RFC 3463).
    pub fn mail(status: Option<u16>, words: &str) -> Self {
        use MishapCode::{MailDelayed, MailRefused, MailboxFull, NoMailbox};
        let better = words.split_whitespace().find_map(|word| {
            let mut parts = word.trim_matches(|c: char| !c.is_ascii_digit()).split('.');
            let number = |part: Option<&str>| part.and_then(|part| part.parse::<u16>().ok());
            let found = (number(parts.next())?, number(parts.next())?, number(parts.next())?);
            (matches!(found.0, 4 | 5) && parts.next().is_none()).then_some(found)
        });
        let code = match (better, status) {
            (Some((_, 2, 2)), _) | (None, Some(452 | 552)) => MailboxFull,
            (Some((5, 1, 1 | 2 | 3 | 6 | 10) | (5, 2, 1)), _) => NoMailbox,
            (Some((4, ..)), _) | (None, Some(400..=499)) => MailDelayed,
            _ => MailRefused,
        };
        Mishap { status, ..Mishap::new(code, words) }
    }

    /// As it is stored.
    pub(super) fn stored(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// As it was stored; what older servers wrote was a few words.
    pub(super) fn read(stored: &str) -> Self {
        serde_json::from_str(stored).unwrap_or_else(|_| Self::of_words(stored))
    }

    fn of_words(words: &str) -> Self {
        use MishapCode::{
            BadAddress, BadCertificate, ConnectionRefused, NoAnswer, NoConnection, NoSuchName, NoTls,
            TimedOut, Unknown, Unusable,
        };
        let status = |start: &str| {
            let digits = words.strip_prefix(start)?.get(..3)?;
            digits.parse::<u16>().ok()
        };
        if let Some(status) = status("answered ") {
            return Mishap::answered(status, words);
        }
        if let Some(status) = status("permanent error (").or_else(|| status("transient error (")) {
            return Mishap::mail(Some(status), words);
        }
        let code = match words {
            "no answer in time" => TimedOut,
            "address refused: Inside" => NoSuchName,
            "the address is not allowed" => BadAddress,
            "keys cannot be read" | "settings cannot be read" | "the message cannot be encrypted" => Unusable,
            _ if words.starts_with("address refused") => BadAddress,
            _ if words.starts_with("cannot connect: Connection refused") => ConnectionRefused,
            _ if words.starts_with("cannot connect") => NoConnection,
            _ if words.starts_with("no TLS: invalid peer certificate") => BadCertificate,
            _ if words.starts_with("no TLS") => NoTls,
            _ if words.starts_with("no answer") => NoAnswer,
            _ => Unknown,
        };
        Mishap::new(code, words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_older_servers_wrote_is_understood() {
        use MishapCode::*;
        for (words, code, status) in [
            ("answered 503", Failing, Some(503)),
            ("answered 410", Gone, Some(410)),
            ("answered 302", Moved, Some(302)),
            ("no answer in time", TimedOut, None),
            ("address refused: Inside", NoSuchName, None),
            ("address refused: NotAllowed", BadAddress, None),
            ("cannot connect: Connection refused (os error 111)", ConnectionRefused, None),
            ("cannot connect: Network is unreachable (os error 101)", NoConnection, None),
            ("no TLS: invalid peer certificate: UnknownIssuer", BadCertificate, None),
            ("no TLS: received corrupt message of type InvalidContentType", NoTls, None),
            ("no answer: connection closed before message completed", NoAnswer, None),
            ("keys cannot be read", Unusable, None),
            ("permanent error (550): 5.1.1 no such user", NoMailbox, Some(550)),
            ("transient error (451): later", MailDelayed, Some(451)),
            ("answered", Unknown, None),
            ("answered …", Unknown, None),
            ("{\"code\":\"of_tomorrow\"}", Unknown, None),
        ] {
            let read = Mishap::read(words);
            assert_eq!(
                (read.code, read.status, read.detail.as_deref()),
                (code, status, Some(words)),
                "{words}"
            );
            assert_eq!(Mishap::read(&read.stored()), read);
        }
    }

    #[test]
    fn mail_servers_say_what_they_mean_in_two_ways() {
        use MishapCode::*;
        for (status, words, code) in [
            (550, "no such user", MailRefused),
            (550, "5.1.1 <ann@example.org>: Recipient address rejected", NoMailbox),
            (550, "#5.1.1 bad", NoMailbox),
            (550, "5.7.1 looks like spam from 10.5.1.1", MailRefused),
            (552, "too much", MailboxFull),
            (452, "4.2.2 over quota", MailboxFull),
            (450, "4.2.1 try again", MailDelayed),
            (421, "closing", MailDelayed),
        ] {
            assert_eq!(Mishap::mail(Some(status), words).code, code, "{status} {words}");
        }
        assert_eq!(Mishap::mail(None, "?").code, MailRefused);
    }

    #[test]
    fn the_words_of_others_are_one_short_line() {
        let mishap = Mishap::new(MishapCode::Unknown, format!("a\r\n\u{1b}[31m  b {}", "x".repeat(500)));
        let detail = mishap.detail.unwrap();
        assert!(detail.starts_with("a [31m b x") && detail.chars().count() == MOST_DETAIL, "{detail}");
        assert_eq!(Mishap::new(MishapCode::Unknown, " \n").detail, None);
    }
}
