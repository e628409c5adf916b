//! What people at a table ask for.

use magnate_rules::Action;
use serde::Deserialize;

use crate::entry::UserId;
use crate::options::Options;
use crate::rest::Zone;
use crate::sign::Sign;
use magnate_bots::Level;

/// A wish; [`crate::Table::decide`] says what comes of it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // field names say it
pub enum Command {
    /// Change the options (host, before the start).
    Configure { options: Options },
    /// Sit down. Sitting on several seats makes it hot-seat.
    Sit { seat: u8 },
    /// Stand up; the host may clear any seat, and whoever sat there is removed from the table.
    Leave { seat: u8 },
    /// Choose look and name of one's seat, or (host) of a bot's, before the start.
    HangSign { seat: u8, sign: Sign },
    /// Send somebody away who does not play (host): they are no longer welcome without a new invitation.
    Remove { user: UserId },
    /// Seat a bot (host, before the start).
    SeatBot { seat: u8, bot: Level },
    /// Let somebody else look after the table (host).
    HandOver { user: UserId },
    /// Begin (host). The seed comes from whoever has good dice.
    Start { seed: u64 },
    /// Decide something.
    Act { seat: u8, action: Action },
    /// Take one's own last step back.
    Undo { seat: u8 },
    /// Ask everybody to go back to before one's last decision.
    AskTakeBack { seat: u8 },
    /// Answer that. Whoever asked can answer no, too: they drop it.
    AnswerTakeBack { seat: u8, yes: bool },
    /// Let a bot play on for oneself, or (host) for somebody absent. Which, the options say.
    Replace { seat: u8 },
    /// Vote that a bot play on for somebody absent. When all other people have voted so, it does.
    VoteReplace { seat: u8, absent: u8 },
    /// Come back.
    Reclaim { seat: u8 },
    /// Close the table before the game (host), or vote to end the running game. When all people who are not away have
    /// voted so, it ends.
    Abandon,
    /// Answer such a vote. A no closes the question.
    AnswerAbandon { yes: bool },
    /// Say where one lives and when one sleeps: by that one's clock rests at night and at the weekend.
    SetZone { seat: u8, zone: Zone },
    /// Stop all clocks, or vote for it, as the table has agreed.
    Pause,
    /// Answer such a vote. A no closes the question.
    AnswerPause { yes: bool },
    /// Let the clocks run again.
    Resume,
    /// Go on holiday for so many days, with all seats one has.
    TakeHoliday { seat: u8, days: u8 },
    /// Be back before it is over.
    EndHoliday { seat: u8 },
}

impl Command {
    /// Does it matter who is about?
    pub const fn depends_on_presence(&self) -> bool {
        matches!(
            self,
            Command::Replace { .. }
                | Command::VoteReplace { .. }
                | Command::Abandon
                | Command::AnswerAbandon { .. }
                | Command::Pause
                | Command::AnswerPause { .. }
        )
    }
}
