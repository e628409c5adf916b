//! Mail: plain text and the same as simple HTML, through the host's mail server.

use std::error::Error as _;
use std::fmt::Write as _;
use std::time::Duration;

use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart};
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};

use crate::store::{Mishap, MishapCode};

/// How long the mail server may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A link with what stands on it.
pub struct Link {
    pub text: String,
    pub url: String,
}

/// A piece of mail.
pub struct Mail {
    pub to: String,
    pub subject: String,
    /// Paragraphs, each with a link below it perhaps.
    pub parts: Vec<(String, Option<Link>)>,
    /// Small links at the end.
    pub foot: Vec<Link>,
    /// The same however often it is sent, so that mail servers know it again.
    pub id: String,
    /// A link that stops them all: mail programs show a button for it.
    pub stop: Option<String>,
}

/// Why mail was not sent.
#[derive(Debug)]
pub enum NotSent {
    /// The mail server does not answer, or not as one: nothing to do with whom it is for.
    NoServer(String),
    /// It does not take this one now.
    Later(Mishap),
    /// It never will.
    Never(Mishap),
}

/// Sends mail.
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mailer {
    pub fn new(url: &str, from: &str) -> anyhow::Result<Self> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)?.timeout(Some(PATIENCE)).build();
        Ok(Mailer { transport, from: from.parse()? })
    }

    pub async fn send(&self, mail: &Mail) -> Result<(), NotSent> {
        let message = self.message(mail);
        let message = message
            .map_err(|error| NotSent::Never(Mishap::new(MishapCode::BadAddress, format!("{error:#}"))))?;
        let sent = tokio::time::timeout(PATIENCE * 2, self.transport.send(message)).await;
        match sent {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) if error.is_permanent() => Err(NotSent::Never(refused(&error))),
            Ok(Err(error)) if error.is_transient() => Err(NotSent::Later(refused(&error))),
            Ok(Err(error)) => Err(NotSent::NoServer(error.to_string())),
            Err(_) => Err(NotSent::NoServer("the mail server takes too long".into())),
        }
    }

    fn message(&self, mail: &Mail) -> anyhow::Result<Message> {
        let id = format!("<{}@{}>", mail.id, self.from.email.domain());
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, mail.to.parse()?))
            .subject(&mail.subject)
            .message_id(Some(id))
            .multipart(MultiPart::alternative_plain_html(mail.plain(), mail.html()))?;
        let mut header = |name: &'static str, value: String| {
            message.headers_mut().insert_raw(HeaderValue::new(HeaderName::new_from_ascii_str(name), value));
        };
        header("Auto-Submitted", "auto-generated".into());
        if let Some(stop) = &mail.stop {
            header("List-Unsubscribe", format!("<{stop}>"));
            header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".into());
        }
        Ok(message)
    }
}

/// What the mail server said.
fn refused(error: &lettre::transport::smtp::Error) -> Mishap {
    let words = error.source().map_or_else(|| error.to_string(), ToString::to_string);
    Mishap::mail(error.status().map(u16::from), &words)
}

impl Mail {
    fn plain(&self) -> String {
        let mut text = String::new();
        for (said, link) in &self.parts {
            _ = writeln!(text, "{said}");
            if let Some(link) = link {
                _ = writeln!(text, "{}", link.url);
            }
            text.push('\n');
        }
        text.push_str("--\n");
        for link in &self.foot {
            _ = writeln!(text, "{}: {}", link.text, link.url);
        }
        text
    }

    fn html(&self) -> String {
        let mut text = String::from(
            "<!doctype html><html><body style=\"font-family:sans-serif;line-height:1.5;max-width:36em\">",
        );
        for (said, link) in &self.parts {
            _ = write!(text, "<p>{}</p>", escaped(said));
            if let Some(Link { text: words, url }) = link {
                _ = write!(
                    text,
                    "<p><a href=\"{}\" style=\"background:#b3261e;color:#fff;padding:.6em 1em;border-radius:.4em;\
                     text-decoration:none\">{}</a></p>",
                    escaped(url),
                    escaped(words)
                );
            }
        }
        text.push_str("<p style=\"color:#666;font-size:85%\">");
        let foot = self
            .foot
            .iter()
            .map(|link| format!("<a href=\"{}\">{}</a>", escaped(&link.url), escaped(&link.text)));
        text.push_str(&foot.collect::<Vec<_>>().join(" · "));
        text.push_str("</p></body></html>");
        text
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Is this an address mail can be sent to? As it is kept: the part after the @ in lower case.
pub fn address(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let address: lettre::Address = typed.parse().ok()?;
    let domain = address.domain();
    // A name of the wide world: `root@localhost` would be somebody of the host's own machine.
    let named = domain.contains('.') && !domain.starts_with('[') && !domain.ends_with(".localhost");
    (typed.len() <= 200 && typed.is_ascii() && named)
        .then(|| format!("{}@{}", address.user(), domain.to_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_looked_at() {
        assert_eq!(address(" ann@Example.ORG ").as_deref(), Some("ann@example.org"));
        for bad in [
            "",
            "ann",
            "ann@",
            "@example.org",
            "ann@example",
            "a b@example.org",
            "ann@[127.0.0.1]",
            "root@localhost",
            "root@here.localhost",
            "ann@example.org\r\nBcc: x@y.z",
            "Ann <ann@example.org>",
        ] {
            assert_eq!(address(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn a_mail_says_the_same_in_both_forms_and_escapes_names() {
        let mail = Mail {
            to: "ann@example.org".into(),
            subject: "Ihr Zug: Ünïcode <b>".into(),
            parts: vec![(
                "At \"<script>\" & more".into(),
                Some(Link { text: "Open".into(), url: "https://x.org/t/1?a=b&c=d".into() }),
            )],
            foot: vec![Link { text: "Stop".into(), url: "https://x.org/stop/1".into() }],
            id: "abc".into(),
            stop: Some("https://x.org/api/stop/1".into()),
        };
        assert!(mail.plain().contains("At \"<script>\" & more\nhttps://x.org/t/1?a=b&c=d\n"));
        assert!(mail.html().contains("At &quot;&lt;script&gt;&quot; &amp; more"));
        let mailer = Mailer::new("smtp://localhost:25", "Magnate <magnate@example.org>").unwrap();
        let message = String::from_utf8(mailer.message(&mail).unwrap().formatted()).unwrap();
        for line in [
            "List-Unsubscribe: <https://x.org/api/stop/1>",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "Message-ID: <abc@example.org>",
        ] {
            assert!(message.contains(line), "{line} in {message}");
        }
    }
}
