//! When clocks rest: nights and weekends by each person's own zone, agreed pauses, holidays. All of it is data; nobody
//! here looks at a clock.

use serde::{Deserialize, Serialize};

use crate::problem::Problem;

/// A minute, an hour, a day and a week in milliseconds.
pub(crate) const MINUTE: i64 = 60_000;
pub(crate) const HOUR: i64 = 60 * MINUTE;
pub(crate) const DAY: i64 = 24 * HOUR;
const WEEK: i64 = 7 * DAY;
/// 1970 began on a Thursday, weeks begin on Monday.
const FIRST_MONDAY: i64 = 4 * DAY;
/// Minutes in a day.
const DAY_MINUTES: u16 = 24 * 60;

/// The longest night a table can have, in hours.
pub const LONGEST_NIGHT: u8 = 12;
/// The most days of holiday a person can have in a game.
pub const MOST_HOLIDAYS: u8 = 60;
/// A pause that nobody ends is over after so many milliseconds: somebody may never come back.
pub const LONGEST_PAUSE: i64 = 30 * DAY;
/// Zones go from twelve hours behind Greenwich to fourteen ahead.
const ZONES: std::ops::RangeInclusive<i16> = -12 * 60..=14 * 60;

/// Who can stop the clocks for a while.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pauses {
    /// Nobody.
    #[default]
    Never,
    /// Everybody together: all people who are not away have to agree.
    Agreed,
    /// The host alone.
    Host,
}

/// When the clocks of a table rest. The same for everybody, each by their own zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Rest {
    /// Who can stop all clocks for a while.
    pub pauses: Pauses,
    /// Days of holiday each person has in the game.
    pub holidays: u8,
    /// Hours of night, in which a person's clock rests; each person says when theirs begins. 0 for none.
    pub nights: u8,
    /// Clocks rest on Saturdays and Sundays, in each person's zone.
    pub weekends: bool,
}

impl Rest {
    /// Can it be agreed on?
    pub(crate) fn check(&self) -> Result<(), Problem> {
        let reason = if self.nights > LONGEST_NIGHT {
            format!("a night has at most {LONGEST_NIGHT} hours")
        } else if self.holidays > MOST_HOLIDAYS {
            format!("a person has at most {MOST_HOLIDAYS} days of holiday")
        } else {
            return Ok(());
        };
        Err(Problem::BadOptions { reason })
    }
}

/// Where somebody lives, as far as clocks are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// Minutes ahead of Greenwich.
    pub offset: i16,
    /// When the night begins, in minutes after midnight there.
    pub night: u16,
}

impl Zone {
    pub(crate) fn check(self) -> Result<(), Problem> {
        if ZONES.contains(&self.offset) && self.night < DAY_MINUTES { Ok(()) } else { Err(Problem::BadZone) }
    }
}

/// Why a clock does not run although its player is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Resting {
    /// Everybody agreed on it, or the host said so.
    Pause,
    /// Its player is on holiday.
    Holiday,
    /// It is night where they live.
    Night,
    /// It is the weekend there.
    Weekend,
}

/// The hours in which one person's clock runs, week after week.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hours {
    /// Milliseconds ahead of Greenwich.
    offset: i64,
    /// From when to when it rests, in milliseconds since Monday morning: in order, and none touches the next.
    rests: Vec<(i64, i64)>,
}

impl Hours {
    /// The hours of somebody there; without a zone they have no nights, and weekends as in Greenwich.
    pub(crate) fn new(rest: Rest, zone: Option<Zone>) -> Self {
        let offset = zone.map_or(0, |zone| i64::from(zone.offset) * MINUTE);
        let mut rests = Vec::new();
        if let Some(zone) = zone.filter(|_| rest.nights > 0) {
            for day in 0..7 {
                let from = day * DAY + i64::from(zone.night) * MINUTE;
                let to = from + i64::from(rest.nights) * HOUR;
                rests.push((from, to.min(WEEK)));
                if to > WEEK {
                    rests.push((0, to - WEEK));
                }
            }
        }
        if rest.weekends {
            rests.push((5 * DAY, WEEK));
        }
        rests.sort_unstable();
        let mut apart: Vec<(i64, i64)> = Vec::new();
        for (from, to) in rests {
            match apart.last_mut() {
                Some(last) if from <= last.1 => last.1 = last.1.max(to),
                _ => apart.push((from, to)),
            }
        }
        Hours { offset, rests: apart }
    }

    /// Milliseconds since the Monday morning of some week, and how many weeks that is from the first.
    fn local(&self, at: i64) -> (i64, i64) {
        let since_monday = at.saturating_add(self.offset).saturating_sub(FIRST_MONDAY);
        (since_monday.div_euclid(WEEK), since_monday.rem_euclid(WEEK))
    }

    /// Milliseconds of a whole week in which the clock runs.
    fn week(&self) -> i64 {
        WEEK - self.rests.iter().map(|(from, to)| to - from).sum::<i64>()
    }

    /// Milliseconds for which the clock has run at a time, counted from some Monday long ago.
    fn run(&self, at: i64) -> i64 {
        let (weeks, into) = self.local(at);
        let rested: i64 = self.rests.iter().map(|&(from, to)| (into.min(to) - from).max(0)).sum();
        weeks.saturating_mul(self.week()).saturating_add(into - rested)
    }

    /// How long the clock runs between two times; time never runs backwards.
    pub(crate) fn between(&self, from: i64, to: i64) -> i64 {
        if to <= from {
            return 0;
        }
        if self.rests.is_empty() {
            return to.saturating_sub(from);
        }
        self.run(to).saturating_sub(self.run(from))
    }

    /// When a clock that runs from a time on has run for so long.
    pub(crate) fn after(&self, from: i64, long: i64) -> i64 {
        if self.rests.is_empty() || long <= 0 {
            return from.saturating_add(long);
        }
        let run = self.run(from).saturating_add(long);
        let week = self.week();
        let (mut weeks, mut left) = (run.div_euclid(week), run.rem_euclid(week));
        if left == 0 {
            // It is out at the end of the hours before, not only when the next ones begin.
            (weeks, left) = (weeks - 1, week);
        }
        let mut at = 0;
        for &(rest, back) in &self.rests {
            if left <= rest - at {
                break;
            }
            left -= rest - at;
            at = back;
        }
        let local = weeks.saturating_mul(WEEK).saturating_add(at + left);
        local.saturating_add(FIRST_MONDAY).saturating_sub(self.offset)
    }

    /// Until when the clock rests at a time, and why, if it does.
    pub(crate) fn resting(&self, rest: Rest, at: i64) -> Option<(Resting, i64)> {
        let (_, into) = self.local(at);
        let &(_, back) = self.rests.iter().find(|(from, to)| (*from..*to).contains(&into))?;
        // A rest at the end of the week goes on at the beginning of the next one.
        let first = self.rests.first().filter(|first| back == WEEK && first.0 == 0);
        let until = at.saturating_add(back - into + first.map_or(0, |first| first.1));
        let why = if rest.weekends && into >= 5 * DAY { Resting::Weekend } else { Resting::Night };
        Some((why, until))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Monday, 5 January 1970, 0:00 in Greenwich.
    const MONDAY: i64 = FIRST_MONDAY;

    fn hours(nights: u8, weekends: bool, offset: i16, night: u16) -> (Rest, Hours) {
        let rest = Rest { nights, weekends, ..Rest::default() };
        (rest, Hours::new(rest, Some(Zone { offset, night })))
    }

    #[test]
    fn a_night_over_midnight_rests_on_both_sides_of_it() {
        let (rest, hours) = hours(8, false, 60, 23 * 60);
        // From 22:00 to 6:00 in Greenwich.
        assert_eq!(hours.between(MONDAY, MONDAY + DAY), 16 * HOUR);
        assert_eq!(hours.between(MONDAY + 21 * HOUR, MONDAY + 23 * HOUR), HOUR);
        assert_eq!(hours.between(MONDAY + 23 * HOUR, MONDAY + 24 * HOUR), 0);
        assert_eq!(hours.after(MONDAY + 21 * HOUR, 2 * HOUR), MONDAY + 31 * HOUR);
        assert_eq!(hours.after(MONDAY + 21 * HOUR, HOUR), MONDAY + 22 * HOUR, "not only in the morning");
        assert_eq!(hours.resting(rest, MONDAY + 23 * HOUR), Some((Resting::Night, MONDAY + 30 * HOUR)));
        assert_eq!(hours.resting(rest, MONDAY + 6 * HOUR), None);
        let sunday_night = MONDAY + 6 * DAY + 23 * HOUR;
        assert_eq!(hours.resting(rest, sunday_night), Some((Resting::Night, MONDAY + 7 * DAY + 6 * HOUR)));
    }

    #[test]
    fn weekends_and_nights_do_not_count_twice() {
        let (rest, hours) = hours(8, true, 0, 22 * 60);
        // Friday 22:00 to Monday 6:00 is one rest.
        let friday = MONDAY + 4 * DAY + 22 * HOUR;
        let (why, until) = hours.resting(rest, friday + HOUR).unwrap();
        assert_eq!(why, Resting::Night);
        assert_eq!(until, MONDAY + 7 * DAY + 6 * HOUR);
        assert_eq!(hours.resting(rest, MONDAY + 5 * DAY + HOUR).unwrap().0, Resting::Weekend);
        assert_eq!(hours.after(friday - HOUR, 2 * HOUR), MONDAY + 7 * DAY + 7 * HOUR);
    }

    #[test]
    fn what_runs_out_after_so_long_has_run_so_long() {
        for (nights, weekends, offset, night) in [
            (0, false, 0, 0),
            (12, true, 840, 1439),
            (8, false, -720, 0),
            (1, true, 330, 720),
            (0, true, 0, 0),
        ] {
            let (_, hours) = hours(nights, weekends, offset, night);
            for from in (0..3 * WEEK).step_by((7 * HOUR + 13 * MINUTE) as usize) {
                for long in [1, MINUTE, 5 * HOUR, 3 * DAY, 7 * DAY] {
                    let out = hours.after(from, long);
                    assert_eq!(hours.between(from, out), long);
                    assert_eq!(hours.between(from, out - 1), long - 1, "and not a moment later");
                }
            }
        }
    }

    #[test]
    fn no_time_at_all_is_no_panic() {
        let (rest, hours) = hours(8, true, 0, 0);
        for at in [i64::MIN, -1, 0, i64::MAX] {
            _ = (hours.between(at, 0), hours.between(0, at), hours.after(at, DAY), hours.resting(rest, at));
        }
        assert_eq!(hours.between(10, 5), 0);
    }
}
