//! Webhooks: a request to an address of somebody's, in a form that a chat service understands, or ours. Signed, so that the
//! receiver knows who sent it and when.

use std::fmt::Write as _;

use ring::hmac;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::compose::Said;

/// The form of a webhook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// All facts, for programs.
    Json,
    /// A line for Discord.
    Discord,
    /// A line for Slack, and for what understands its form.
    Slack,
    /// A line a Telegram bot says: the address is that of its `sendMessage`.
    Telegram,
}

/// What is kept of a webhook beside its address.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Webhook {
    /// Its form.
    pub form: Form,
    /// With which it is signed.
    pub secret: String,
    /// The chat a Telegram bot speaks to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chat: Option<String>,
}

impl Webhook {
    /// The body for what is said. `id` is the same however often it is sent.
    pub fn body(&self, id: &str, said: &Said) -> Value {
        let line = |text: &str| format!("{text}\n{}", said.url);
        match self.form {
            Form::Json => json!({
                "id": id,
                "kind": said.kind,
                "table": said.table,
                "seq": said.seq,
                "name": said.name,
                "user": said.user,
                "at": said.at,
                "deadline": said.deadline,
                "text": said.text,
                "url": said.url,
            }),
            Form::Discord => {
                json!({ "content": line(&quoted(&said.text, r"\`*_~|<>@#[]()")), "allowed_mentions": { "parse": [] } })
            }
            Form::Slack => {
                let text = said.text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
                json!({ "text": line(&text) })
            }
            Form::Telegram => json!({ "chat_id": self.chat, "text": line(&said.text) }),
        }
    }

    /// Headers that prove who sent a body, and when (in milliseconds since 1970).
    pub fn headers(&self, id: &str, body: &[u8], now: i64) -> Vec<(&'static str, String)> {
        let timestamp = (now / 1000).to_string();
        vec![
            ("content-type", "application/json".into()),
            ("x-magnate-delivery", id.to_owned()),
            ("x-magnate-signature", sign(&self.secret, &timestamp, body)),
            ("x-magnate-timestamp", timestamp),
        ]
    }
}

/// `v1=` and the HMAC-SHA256 of the timestamp, a dot and the body.
fn sign(secret: &str, timestamp: &str, body: &[u8]) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let signed = hmac::sign(&key, &[timestamp.as_bytes(), b".", body].concat());
    signed.as_ref().iter().fold(String::from("v1="), |mut text, byte| {
        _ = write!(text, "{byte:02x}");
        text
    })
}

/// Text in which these characters mean nothing but themselves.
fn quoted(text: &str, special: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if special.contains(letter) {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::NoticeKind;

    fn said(text: &str) -> Said {
        Said {
            kind: NoticeKind::Turn,
            table: "t1".into(),
            seq: 7,
            name: "Lunch".into(),
            user: "ann".into(),
            at: 5,
            deadline: Some(9),
            title: "Your turn".into(),
            text: text.into(),
            url: "https://play.test/t/t1".into(),
        }
    }

    fn body(form: Form, text: &str) -> Value {
        Webhook { form, secret: "s".into(), chat: Some("-100".into()) }.body("id1", &said(text))
    }

    #[test]
    fn every_service_gets_its_own_form() {
        let line = "It is your turn.\nhttps://play.test/t/t1";
        let text = "It is your turn.";
        assert_eq!(
            body(Form::Discord, text),
            json!({ "content": line, "allowed_mentions": { "parse": [] } })
        );
        assert_eq!(body(Form::Slack, text), json!({ "text": line }));
        assert_eq!(body(Form::Telegram, text), json!({ "chat_id": "-100", "text": line }));
        let plain = body(Form::Json, text);
        assert_eq!(
            (&plain["id"], &plain["kind"], &plain["deadline"]),
            (&json!("id1"), &json!("turn"), &json!(9))
        );
    }

    /// People name their tables: nobody is called by one, and nothing looks like what it is not.
    #[test]
    fn names_mean_nothing_to_a_service() {
        let name = "@everyone [win](https://evil.test) <!channel> **now** `x`";
        let discord = body(Form::Discord, name)["content"].as_str().unwrap().to_owned();
        assert!(discord.starts_with(r"\@everyone \[win\]\(https"), "{discord}");
        assert!(!discord.contains("**") && discord.contains(r"\<!channel\>"), "{discord}");
        let slack = body(Form::Slack, name)["text"].as_str().unwrap().to_owned();
        assert!(slack.contains("&lt;!channel&gt;") && !slack.contains('<'), "{slack}");
        // A bot's message has no markup unless it asks for one.
        assert!(body(Form::Telegram, name).get("parse_mode").is_none());
    }

    #[test]
    fn a_signature_is_of_the_time_and_the_body() {
        let known = sign("key", "1700000000", b"{}");
        // printf '1700000000.{}' | openssl dgst -sha256 -hmac key
        assert_eq!(known, "v1=9d713ed406bb7076d4123f0dc2c39d2df5c654ed4b0cd56b52c8b4c940bd63ae");
        assert_ne!(known, sign("key", "1700000001", b"{}"));
        assert_ne!(known, sign("other", "1700000000", b"{}"));
    }
}
