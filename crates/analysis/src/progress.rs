//! How far a job is.

use serde::Serialize;

/// How far a job is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Progress {
    /// Games played on so far.
    pub done: u32,
    /// Games there will be at most; what is clear earlier ends earlier.
    pub total: u32,
}
