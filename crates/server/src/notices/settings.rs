//! How somebody wants to be told: their language, their time of day, when they sleep.

use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Languages there are words in; the first one is for everybody else.
pub const LANGUAGES: [&str; 3] = ["en", "zh-CN", "ru"];

/// How somebody wants to be told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NoticeSettings {
    /// `en`, `zh-CN` or `ru`.
    #[serde(default = "english")]
    pub language: String,
    /// An IANA time zone: `Europe/Berlin`.
    #[serde(default = "universal")]
    pub zone: String,
    /// Hours in which nothing is sent; what is still true afterwards is sent then.
    #[serde(default)]
    pub quiet: Option<Quiet>,
}

fn english() -> String {
    LANGUAGES[0].into()
}

fn universal() -> String {
    "UTC".into()
}

/// Hours of the day, in minutes since midnight; the end may be on the next day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// From this minute.
    pub from: u16,
    /// Up to this one.
    pub to: u16,
}

/// When mail goes out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MailPace {
    /// As things happen.
    #[default]
    AtOnce,
    /// What has gathered, once an hour.
    Hourly,
    /// What has gathered, every morning at eight.
    Daily,
}

/// Minutes of a day.
const DAY: u16 = 24 * 60;
/// When the daily mail goes out.
const MORNING: u16 = 8 * 60;

impl NoticeSettings {
    /// As they were stored; the usual ones when there are none.
    pub fn read(stored: Option<&str>) -> Self {
        let usual = || NoticeSettings { language: english(), zone: universal(), quiet: None };
        stored.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_else(usual)
    }

    /// Do they make sense?
    pub fn are_sound(&self) -> bool {
        let quiet =
            self.quiet.is_none_or(|quiet| quiet.from < DAY && quiet.to < DAY && quiet.from != quiet.to);
        LANGUAGES.contains(&self.language.as_str())
            && self.zone.len() <= 64
            && TimeZone::get(&self.zone).is_ok()
            && quiet
    }

    fn local(&self, at: i64) -> Zoned {
        let zone = TimeZone::get(&self.zone).unwrap_or(TimeZone::UTC);
        Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH).to_zoned(zone)
    }

    /// A moment in their time of day, to be read by people.
    pub fn time(&self, at: i64) -> String {
        self.local(at).strftime("%Y-%m-%d %H:%M").to_string()
    }

    /// If nothing is to be sent at this moment: until when.
    pub fn quiet_until(&self, now: i64) -> Option<i64> {
        let quiet = self.quiet?;
        let minute = minute(&self.local(now));
        let within = if quiet.from < quiet.to {
            (quiet.from..quiet.to).contains(&minute)
        } else {
            minute >= quiet.from || minute < quiet.to
        };
        within.then(|| self.next(now, quiet.to))
    }

    /// When what happened at a time is sent by mail.
    pub fn gathered_until(&self, pace: MailPace, made_at: i64) -> i64 {
        const HOUR: i64 = 3_600_000;
        match pace {
            MailPace::AtOnce => made_at,
            MailPace::Hourly => (made_at / HOUR + 1) * HOUR,
            MailPace::Daily => self.next(made_at, MORNING),
        }
    }

    /// The next time it is this minute of the day. Where clocks are changed that minute may not exist: then soon after.
    fn next(&self, after: i64, minute: u16) -> i64 {
        let local = self.local(after);
        let (hour, within) = ((minute / 60) as i8, (minute % 60) as i8);
        let on = |day: &Zoned| {
            let then = day.date().at(hour, within, 0, 0).to_zoned(day.time_zone().clone()).ok()?;
            Some(then.timestamp().as_millisecond())
        };
        let tomorrow = || on(&local.tomorrow().ok()?);
        on(&local).filter(|today| *today > after).or_else(tomorrow).unwrap_or(after + 24 * 3_600_000)
    }
}

fn minute(local: &Zoned) -> u16 {
    local.hour() as u16 * 60 + local.minute() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    fn settings(zone: &str, from: u16, to: u16) -> NoticeSettings {
        NoticeSettings { language: "en".into(), zone: zone.into(), quiet: Some(Quiet { from, to }) }
    }

    #[test]
    fn nobody_is_woken() {
        let night = settings("Asia/Shanghai", 22 * 60, 7 * 60 + 30);
        assert!(night.are_sound());
        // Half past ten in the evening there.
        let morning = at("2026-03-02T23:30:00Z");
        assert_eq!(night.quiet_until(at("2026-03-02T14:30:00Z")), Some(morning));
        assert_eq!(night.quiet_until(at("2026-03-02T23:29:59Z")), Some(morning));
        assert_eq!(night.quiet_until(morning), None);
        assert_eq!(night.quiet_until(at("2026-03-02T13:59:00Z")), None);
        let noon = settings("UTC", 12 * 60, 13 * 60);
        assert_eq!(noon.quiet_until(at("2026-03-02T12:10:00Z")), Some(at("2026-03-02T13:00:00Z")));
        assert_eq!(noon.quiet_until(at("2026-03-02T11:59:00Z")), None);
    }

    #[test]
    fn clocks_that_are_changed_stop_nothing() {
        // There is no half past two on this day.
        let spring = settings("Europe/Berlin", 23 * 60, 2 * 60 + 30);
        let until = spring.quiet_until(at("2026-03-29T00:30:00Z")).unwrap();
        assert!((at("2026-03-29T00:30:00Z")..=at("2026-03-29T02:00:00Z")).contains(&until));
    }

    #[test]
    fn mail_is_gathered() {
        let berlin = NoticeSettings { quiet: None, ..settings("Europe/Berlin", 0, 1) };
        let now = at("2026-06-01T05:10:00Z");
        assert_eq!(berlin.gathered_until(MailPace::AtOnce, now), now);
        assert_eq!(berlin.gathered_until(MailPace::Hourly, now), at("2026-06-01T06:00:00Z"));
        assert_eq!(berlin.gathered_until(MailPace::Daily, now), at("2026-06-01T06:00:00Z"));
        assert_eq!(
            berlin.gathered_until(MailPace::Daily, at("2026-06-01T06:00:00Z")),
            at("2026-06-02T06:00:00Z")
        );
    }

    #[test]
    fn nonsense_is_found_out() {
        assert!(!settings("Mars/Olympus", 0, 1).are_sound());
        assert!(!settings("UTC", 0, 1440).are_sound());
        assert!(!settings("UTC", 5, 5).are_sound());
        assert!(!NoticeSettings { language: "xx".into(), ..settings("UTC", 0, 1) }.are_sound());
        assert_eq!(NoticeSettings::read(Some("nonsense")), NoticeSettings::read(None));
    }
}
