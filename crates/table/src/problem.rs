//! Why something is not possible at a table.

use magnate_rules::{Refusal, RefusalArgs};
use serde::Serialize;

/// A refused command. The table is untouched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "problem", rename_all = "snake_case")]
#[allow(missing_docs)] // the sentences say it
pub enum Problem {
    BadOptions { reason: String },
    NoSuchSeat { seat: u8 },
    NotYourSeat { seat: u8 },
    SeatTaken { seat: u8 },
    BadSign { reason: String },
    LookTaken { look: u8 },
    HostOnly,
    PlayersOnly,
    NotStarted,
    AlreadyStarted,
    SeatsOpen { open: u8 },
    GameOver,
    Stale { expected: u32, current: u32 },
    NothingToUndo { reason: UndoBarrier },
    NoTakeBack,
    TakeBackPending,
    AlreadyAnswered,
    NotAbsent { seat: u8 },
    NotReclaimable { seat: u8 },
    NoEndVote,
    NotRemovable,
    NoHints,
    BadTimes { shortest: i64, longest: i64 },
    BadZone,
    ZoneStays,
    NoPauses,
    AlreadyPaused,
    NotPaused,
    NoPauseVote,
    NoHolidays { left: u8 },
    NotOnHoliday,
    BadOrders { reason: String },
    NoPlanNow,
    Refused { refusal: Refusal, sentence: String, rule: &'static str },
}

/// Why a step cannot be undone alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum UndoBarrier {
    /// Nothing has been done yet.
    Nothing,
    /// Somebody else has acted since.
    OthersActed,
    /// Something hidden was revealed by it.
    Revealed,
    /// The Chain's cards were revealed since, and The Chain agrees to no take-back.
    TheChain,
}

impl Problem {
    /// A stable word for the wire.
    pub const fn code(&self) -> &'static str {
        match self {
            Problem::BadOptions { .. } => "bad_options",
            Problem::NoSuchSeat { .. } => "no_such_seat",
            Problem::NotYourSeat { .. } => "not_your_seat",
            Problem::SeatTaken { .. } => "seat_taken",
            Problem::BadSign { .. } => "bad_sign",
            Problem::LookTaken { .. } => "look_taken",
            Problem::HostOnly => "host_only",
            Problem::PlayersOnly => "players_only",
            Problem::NotStarted => "not_started",
            Problem::AlreadyStarted => "already_started",
            Problem::SeatsOpen { .. } => "seats_open",
            Problem::GameOver => "game_over",
            Problem::Stale { .. } => "stale",
            Problem::NothingToUndo { .. } => "nothing_to_undo",
            Problem::NoTakeBack => "no_take_back",
            Problem::TakeBackPending => "take_back_pending",
            Problem::AlreadyAnswered => "already_answered",
            Problem::NotAbsent { .. } => "not_absent",
            Problem::NotReclaimable { .. } => "not_reclaimable",
            Problem::NoEndVote => "no_end_vote",
            Problem::NotRemovable => "not_removable",
            Problem::NoHints => "no_hints",
            Problem::BadTimes { .. } => "bad_times",
            Problem::BadZone => "bad_zone",
            Problem::ZoneStays => "zone_stays",
            Problem::NoPauses => "no_pauses",
            Problem::AlreadyPaused => "already_paused",
            Problem::NotPaused => "not_paused",
            Problem::NoPauseVote => "no_pause_vote",
            Problem::NoHolidays { .. } => "no_holidays",
            Problem::NotOnHoliday => "not_on_holiday",
            Problem::BadOrders { .. } => "bad_orders",
            Problem::NoPlanNow => "no_plan_now",
            Problem::Refused { refusal, .. } => refusal.code(),
        }
    }
}

/// Names and types of the data of one kind of problem.
pub type ProblemRow = (&'static str, &'static [(&'static str, &'static str)]);

impl Problem {
    /// Every problem but those of the rules: its code, and the names and types of its data.
    pub const TABLE: &'static [ProblemRow] = &[
        ("bad_options", &[("reason", "String")]),
        ("no_such_seat", &[("seat", "u8")]),
        ("not_your_seat", &[("seat", "u8")]),
        ("seat_taken", &[("seat", "u8")]),
        ("bad_sign", &[("reason", "String")]),
        ("look_taken", &[("look", "u8")]),
        ("host_only", &[]),
        ("players_only", &[]),
        ("not_started", &[]),
        ("already_started", &[]),
        ("seats_open", &[("open", "u8")]),
        ("game_over", &[]),
        ("stale", &[("expected", "u32"), ("current", "u32")]),
        ("nothing_to_undo", &[("reason", "UndoBarrier")]),
        ("no_take_back", &[]),
        ("take_back_pending", &[]),
        ("already_answered", &[]),
        ("not_absent", &[("seat", "u8")]),
        ("not_reclaimable", &[("seat", "u8")]),
        ("no_end_vote", &[]),
        ("not_removable", &[]),
        ("no_hints", &[]),
        ("bad_times", &[("shortest", "i64"), ("longest", "i64")]),
        ("bad_zone", &[]),
        ("zone_stays", &[]),
        ("no_pauses", &[]),
        ("already_paused", &[]),
        ("not_paused", &[]),
        ("no_pause_vote", &[]),
        ("no_holidays", &[("left", "u8")]),
        ("not_on_holiday", &[]),
        ("bad_orders", &[("reason", "String")]),
        ("no_plan_now", &[]),
    ];

    /// Its data by name.
    pub fn args(&self) -> RefusalArgs {
        if let Problem::Refused { refusal, .. } = self {
            return refusal.args();
        }
        match serde_json::to_value(self) {
            Ok(serde_json::Value::Object(mut fields)) => {
                fields.shift_remove("problem");
                RefusalArgs(fields)
            }
            _ => RefusalArgs::default(),
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Problem::Refused { sentence: refusal.to_string(), rule: refusal.rule(), refusal }
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Problem::BadOptions { reason } => write!(f, "These options do not work: {reason}."),
            Problem::NoSuchSeat { seat } => write!(f, "This table has no seat {seat}."),
            Problem::NotYourSeat { seat } => write!(f, "Seat {seat} is not yours."),
            Problem::SeatTaken { seat } => write!(f, "Seat {seat} is taken."),
            Problem::BadSign { reason } => write!(f, "That look or name does not work: {reason}."),
            Problem::LookTaken { look } => write!(f, "Somebody else has look {look}."),
            Problem::HostOnly => f.write_str("Only the host of the table can do that."),
            Problem::PlayersOnly => f.write_str("Only players of this table can do that."),
            Problem::NotStarted => f.write_str("The game has not started yet."),
            Problem::AlreadyStarted => f.write_str("The game has already started."),
            Problem::SeatsOpen { open } => {
                write!(f, "Seats still open: {open}. Invite people or seat bots, then start.")
            }
            Problem::GameOver => f.write_str("The game is over."),
            Problem::Stale { expected, current } => {
                write!(f, "The table has moved on: you saw step {expected}, it is at step {current}.")
            }
            Problem::NothingToUndo { reason: UndoBarrier::Nothing } => {
                f.write_str("There is nothing to undo.")
            }
            Problem::NothingToUndo { reason: UndoBarrier::OthersActed } => {
                f.write_str("Somebody else has acted since; ask for a take-back instead.")
            }
            Problem::NothingToUndo { reason: UndoBarrier::Revealed } => {
                f.write_str("That step revealed something hidden; ask for a take-back instead.")
            }
            Problem::NothingToUndo { reason: UndoBarrier::TheChain } => {
                f.write_str("A card of The Chain has been turned over since: that cannot be taken back.")
            }
            Problem::NoTakeBack => f.write_str("Nobody has asked for a take-back."),
            Problem::TakeBackPending => f.write_str("A take-back has already been asked for."),
            Problem::AlreadyAnswered => f.write_str("You have already answered."),
            Problem::NotAbsent { seat } => write!(
                f,
                "Nobody can take over seat {seat} now: its player is here, was here a moment ago, or is not awaited."
            ),
            Problem::NotReclaimable { seat } => write!(f, "Seat {seat} is not yours to reclaim."),
            Problem::NoEndVote => f.write_str("Nobody has asked to end the game."),
            Problem::NotRemovable => f.write_str(
                "This person cannot be removed: they look after the table, play the running game, or are gone already.",
            ),
            Problem::NoHints => f.write_str("Several people play here, and they have not agreed on hints."),
            Problem::BadTimes { shortest, longest } => {
                write!(f, "A turn and a stock of time have {shortest} to {longest} seconds each.")
            }
            Problem::BadZone => f.write_str(
                "A zone is 12 hours behind Greenwich to 14 ahead, and a night begins between 0:00 and 23:59.",
            ),
            Problem::ZoneStays => f.write_str(
                "Where you live and when you sleep can be changed once a day, and not while you are awaited.",
            ),
            Problem::NoPauses => f.write_str("This table has agreed on no pauses."),
            Problem::AlreadyPaused => f.write_str("The clocks rest already."),
            Problem::NotPaused => f.write_str("The clocks are not paused."),
            Problem::NoPauseVote => f.write_str("Nobody has asked for a pause."),
            Problem::NoHolidays { left } => write!(f, "Days of holiday you have left: {left}."),
            Problem::NotOnHoliday => f.write_str("You are not on holiday."),
            Problem::BadOrders { reason } => write!(f, "These orders cannot be kept: {reason}."),
            Problem::NoPlanNow => f.write_str(
                "A working day can be planned once the structures are revealed and before it begins.",
            ),
            Problem::Refused { sentence, .. } => f.write_str(sentence),
        }
    }
}

impl std::error::Error for Problem {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_problems_is_complete() {
        let seat = 1;
        let all = [
            Problem::BadOptions { reason: "x".into() },
            Problem::NoSuchSeat { seat },
            Problem::NotYourSeat { seat },
            Problem::SeatTaken { seat },
            Problem::BadSign { reason: "x".into() },
            Problem::LookTaken { look: 1 },
            Problem::HostOnly,
            Problem::PlayersOnly,
            Problem::NotStarted,
            Problem::AlreadyStarted,
            Problem::SeatsOpen { open: 1 },
            Problem::GameOver,
            Problem::Stale { expected: 1, current: 2 },
            Problem::NothingToUndo { reason: UndoBarrier::Nothing },
            Problem::NoTakeBack,
            Problem::TakeBackPending,
            Problem::AlreadyAnswered,
            Problem::NotAbsent { seat },
            Problem::NotReclaimable { seat },
            Problem::NoEndVote,
            Problem::NotRemovable,
            Problem::NoHints,
            Problem::BadTimes { shortest: 300, longest: 604_800 },
            Problem::BadZone,
            Problem::ZoneStays,
            Problem::NoPauses,
            Problem::AlreadyPaused,
            Problem::NotPaused,
            Problem::NoPauseVote,
            Problem::NoHolidays { left: 1 },
            Problem::NotOnHoliday,
            Problem::BadOrders { reason: "x".into() },
            Problem::NoPlanNow,
        ];
        assert_eq!(all.len(), Problem::TABLE.len());
        for (problem, (code, args)) in all.iter().zip(Problem::TABLE) {
            assert_eq!(problem.code(), *code);
            let names: Vec<&str> = args.iter().map(|(name, _)| *name).collect();
            assert_eq!(problem.args().0.keys().map(String::as_str).collect::<Vec<_>>(), names, "{code}");
        }
        let refused = Problem::from(Refusal::NoTraining { steps: 2 });
        assert_eq!(refused.args().0["steps"], 2);
    }
}
